"""Rule options: what is unknown is named, and short."""

from __future__ import annotations

from typing import Any

import pytest

from reconquista_qt.engine.options import Option, check_options, defaults_of
from reconquista_qt.engine.refusal import BadInput

HITS = Option("hits", (1, 2, 3), 2, "3/hits")
FOG = Option("fog", (False, True), False, "4/fog")


def problems(values: dict[Any, object], also: tuple[str, ...] = ()) -> tuple[Any, ...]:
    with pytest.raises(BadInput) as caught:
        check_options((HITS, FOG), values, also)
    assert caught.value.code == "bad-request"
    return tuple(caught.value.problems)


def test_each_option_has_its_default() -> None:
    assert defaults_of((HITS, FOG)) == {"hits": 2, "fog": False}


def test_known_options_and_those_named_beside_them_pass() -> None:
    check_options((HITS, FOG), {})
    check_options((HITS, FOG), {"hits": 3, "fog": True, "first": "anything"}, ("first",))


def test_every_unknown_option_and_value_is_named() -> None:
    assert problems({"hits": 4, "rain": "much", "fog": True}) == (
        ("unknown-choice", "options.hits", "4"),
        ("unknown-option", "options.rain", "'much'"),
    )


def test_a_value_of_another_kind_is_no_choice_though_it_is_equal() -> None:
    assert problems({"hits": True}) == (("unknown-choice", "options.hits", "True"),)
    assert problems({"fog": 0}) == (("unknown-choice", "options.fog", "0"),)


def test_what_is_named_is_cut_short() -> None:
    long = "x" * 500
    (unknown,) = problems({long: long})
    assert unknown == ("unknown-option", "options." + "x" * 40, "'" + "x" * 79)
    (choice,) = problems({"hits": long})
    assert choice == ("unknown-choice", "options.hits", "'" + "x" * 79)
