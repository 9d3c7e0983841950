"""Reading actions and events: what is right, and every place that is wrong."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.kit.notation import ActionFields, read_action, read_event

PLACES = {"a": 0, "b": 1}
READERS = {
    "go": lambda f: ("go", f.known("to", PLACES, "unknown-area"), f.number("steps", 1, 3)),
    "take": lambda f: ("take", f.counts("units", ("foot", "horse"), 9), f.flag("inside")),
    "say": lambda f: ("say", f.choice("what", ("yes", "no")), f.truth("loud")),
    "stop": lambda f: ("stop",),
}


@dataclass(frozen=True)
class Fell:
    area: str
    dice: tuple[int, ...]
    rule: str


def read(data: object) -> Any:
    return read_action(data, READERS, ActionFields)


def problems(data: object) -> tuple[tuple[str, str, str], ...]:
    with pytest.raises(BadInput) as raised:
        read(data)
    assert raised.value.code == "bad-request"
    return raised.value.problems


def test_actions_are_read_by_their_word() -> None:
    assert read({"do": "stop"}) == ("stop",)
    assert read({"do": "go", "to": "b", "steps": 3}) == ("go", 1, 3)
    assert read({"do": "take", "units": {"foot": 0, "horse": 9}}) == (
        "take", {"foot": 0, "horse": 9}, False,
    )  # fmt: skip
    assert read({"do": "take", "units": {}, "inside": True}) == ("take", {}, True)
    assert read({"do": "say", "what": "no", "loud": False}) == ("say", "no", False)


@pytest.mark.parametrize(
    ("data", "found"),
    [
        (["go"], (("not-an-object", "action", "list"),)),
        ({}, (("missing-field", "action.do", ""),)),
        ({"do": 3}, (("unknown-action", "action.do", "3"),)),
        ({"do": "go"}, (("missing-field", "action.to", ""), ("missing-field", "action.steps", ""))),
        (
            {"do": "go", "to": "c", "steps": True, "via": 1},
            (
                ("unknown-area", "action.to", "'c'"),
                ("bad-number", "action.steps", "True"),
                ("unknown-field", "action.via", ""),
            ),
        ),
        ({"do": "go", "to": "a", "steps": 0}, (("bad-number", "action.steps", "0"),)),
        ({"do": "go", "to": "a", "steps": 4}, (("bad-number", "action.steps", "4"),)),
        (
            {"do": "take", "units": {"foot": 10, "ship": 1, "horse": -1}, "inside": 1},
            (
                ("bad-number", "action.units.foot", "10"),
                ("unknown-unit", "action.units.ship", "'ship'"),
                ("bad-number", "action.units.horse", "-1"),
                ("not-true-or-false", "action.inside", "1"),
            ),
        ),
        ({"do": "take", "units": [1]}, (("not-an-object", "action.units", "[1]"),)),
        (
            {"do": "say", "what": "perhaps", "loud": None},
            (
                ("unknown-choice", "action.what", "'perhaps'"),
                ("not-true-or-false", "action.loud", "None"),
            ),
        ),
    ],
)
def test_every_wrong_field_is_named(data: object, found: tuple[Any, ...]) -> None:
    assert problems(data) == found


def test_events_are_read_with_their_lists_as_tuples() -> None:
    event = read_event({"fell": Fell}, "fell", {"area": "a", "dice": [1, 2]}, "R1")
    assert event == Fell("a", (1, 2), "R1")


@pytest.mark.parametrize(
    ("kind", "args", "found"),
    [
        ("rose", {}, ("unknown-event", "kind", "rose")),
        ("fell", {"area": "a", "dice": [], "why": ""}, ("unknown-field", "args.why", "")),
        ("fell", {"area": "a"}, ("missing-field", "fell.args", "")),
    ],
)
def test_a_wrong_event_says_why(kind: str, args: dict[str, Any], found: tuple[str, ...]) -> None:
    with pytest.raises(BadInput) as raised:
        read_event({"fell": Fell}, kind, args, "R1")
    assert raised.value.code == "bad-event" and raised.value.problems == (found,)
