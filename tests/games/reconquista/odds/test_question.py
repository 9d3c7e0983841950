"""The protocol's question about odds: what it accepts and how it refuses."""

from __future__ import annotations

from typing import Any

import pytest

from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.games.reconquista.odds.question import answer

BATTLE: dict[str, Any] = {
    "kind": "battle", "attacker": {"christian_army": 2}, "defender": {"muslim_army": 1},
    "mountain": False, "shelter": True, "cid": None,
}  # fmt: skip
SIEGE: dict[str, Any] = {
    "kind": "siege", "besieger": {"christian_army": 2}, "defender": {}, "city": True,
    "fortress": False, "cid": False, "same_religion": False,
}  # fmt: skip


def test_the_fields_of_the_answers_are_those_of_the_protocol() -> None:
    assert list(answer(BATTLE)) == [
        "attacker_wins", "defender_wins", "drawn", "both_destroyed",
        "attacker_left", "defender_left",
    ]  # fmt: skip
    assert list(answer(SIEGE)) == [
        "taken", "razed", "surrendered", "beaten_off", "both_destroyed", "besieger_left",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("attacker", {}, "no-units"),
        ("attacker", [], "not-an-object"),
        ("attacker", {"knight": 1}, "unknown-unit"),
        ("attacker", {"christian_army": -1}, "bad-number"),
        ("attacker", {"christian_army": True}, "bad-number"),
        ("attacker", {"christian_army": 10**30}, "bad-number"),
        ("attacker", {"christian_army": 1, "muslim_army": 1}, "mixed-sides"),
        ("attacker", {"el_cid_christian": 1}, "el-cid-alone"),
        ("shelter", 1, "not-true-or-false"),
        ("cid", "both", "unknown-choice"),
        ("cid", [], "unknown-choice"),
        ("kind", "duel", "unknown-choice"),
        ("kind", [], "unknown-choice"),
    ],
)
def test_what_is_wrong_is_named(field: str, value: object, code: str) -> None:
    with pytest.raises(BadInput) as refused:
        answer({**BATTLE, field: value})
    assert refused.value.code == "bad-request"
    assert [problem[:2] for problem in refused.value.problems] == [(code, field)]


@pytest.mark.parametrize("field", ["attacker", "defender", "shelter"])
def test_what_is_missing_is_named(field: str) -> None:
    with pytest.raises(BadInput) as refused:
        answer({key: value for key, value in BATTLE.items() if key != field})
    assert refused.value.problems == (("missing-field", field, ""),)


def test_the_option_about_even_results_is_obeyed() -> None:
    odd = {**SIEGE, "besieger": {"christian_garrison": 1, "christian_army": 1}}
    assert answer(odd)["razed"] != answer(odd, "die")["razed"]
