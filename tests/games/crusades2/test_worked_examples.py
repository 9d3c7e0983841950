"""The rulebook's examples as boards: each is played to its end, and comes to what the book says."""

from __future__ import annotations

import json

import pytest

from reconquista_qt import assets
from reconquista_qt.engine.session import Session
from reconquista_qt.games import entry_of
from reconquista_qt.games.crusades2.rules.events import (
    BonusMoved,
    CommandTested,
    MeleeFought,
    MoraleChecked,
    UnitFired,
    UnitRetreated,
    UnitsAdvanced,
    UnitsEntered,
)
from reconquista_qt.games.crusades2.rules.game import GAME
from reconquista_qt.model.lessons import DICE, EXAMPLES, lesson_text, lessons_of, read_lesson
from tests.games.crusades2.table import events, here, kind, only, refused

ENTRY = entry_of("crusades2")
NAMES = ("charge", "entry", "odds", "one-check", "range", "two-leaders")


def played(name: str, most: int = 99) -> Session:
    """Return an example played to its end, or `most` tasks of it."""
    example = read_lesson(ENTRY, name, EXAMPLES)
    session: Session = example.begin(GAME, 1)
    for task in example.tasks[:most]:
        if task.kind == DICE:
            session.enter_dice(task.values)
        else:
            assert session.why_not(task.actions[0]) is None
            session.act(task.actions[0])
    return session


@pytest.mark.rule("9.32", "9.32.1", "9.32.5", "9.32.6", "9.32.7", "9.41", "9.42.1", "9.5")
def test_the_charge_of_the_rulebook() -> None:
    game = played("charge")
    field = game.state.board.field
    fights = events(game, MeleeFought)
    assert [(f.attacker_result, f.defender_result) for f in fights] == [
        ("check", "none"), ("step1", "check"),
    ]  # fmt: skip
    assert [check.passed for check in events(game, MoraleChecked)] == [
        True, True, False, True, True, False, True,
    ]  # fmt: skip
    # The cavalry goes three hexes, the infantry two.
    ways = [(r.unit, field.distance(field.by_name[r.origin], field.by_name[r.to]))
            for r in events(game, UnitRetreated)]  # fmt: skip
    assert ways == [("ghazi_a", 3), ("ghazi_i", 2)]
    assert only(game, BonusMoved).cost == 4
    assert [advanced.to for advanced in events(game, UnitsAdvanced)] == ["1312", "1815"]
    assert here(game, "ghazi_i")["lost"] == 1
    assert kind(game) == "reface crusader"


@pytest.mark.rule("5.34", "5.34/R040", "4.3.4", "5.12")
def test_a_unit_follows_the_chit_of_the_overall_leader_whom_it_traces_to() -> None:
    game = played("two-leaders")
    assert here(game, "pons_a")["under"] == "baldwin"
    assert here(game, "pons_b")["under"] == "pons"
    # Beside its own leader the same step would be too short: Attack wants half the points.
    spent = {"do": "move", "units": ["pons_b"], "to": "0324", "facing": "e"}
    assert refused(game, **spent) == "5.11/R026"


@pytest.mark.rule("5.31", "5.32", "5.33", "4.12")
def test_range_chain_and_the_way_back() -> None:
    game = played("range", 0)
    assert only(game, CommandTested).out == ("baldwin_c",)
    short = {"do": "move", "units": ["baldwin_c"], "to": "2212", "facing": "w"}
    assert refused(game, **short) == "5.33/R037"
    assert here(played("range"), "baldwin_c")["hex"] == "1811"


@pytest.mark.rule("10.0", "10.0/R092", "9.1", "9.1/R066")
def test_three_shots_and_one_check() -> None:
    game = played("one-check")
    assert [shot.result for shot in events(game, UnitFired)] == ["check"] * 3
    check = only(game, MoraleChecked)
    assert (check.die, check.needed, check.passed) == (8, 8, True)


@pytest.mark.rule("12.1", "12.1/R113", "8.2", "8.2/R062")
def test_who_enters_later_pays_more() -> None:
    game = played("entry")
    # Half a point, one and a half, two and a half for the hex; the rest is the way on.
    assert [(e.units, e.cost) for e in events(game, UnitsEntered)] == [
        (("ray_a", "ray_b"), 0.5 + 0.5), (("ray_c",), 1.5 + 1), (("ray_d",), 2.5),
    ]  # fmt: skip


@pytest.mark.rule("16.2", "16.2/R142")
def test_five_against_two_is_two_to_one() -> None:
    fought = only(played("odds"), MeleeFought)
    assert (fought.attacker_strength, fought.defender_strength) == (5, 2)
    assert (fought.attacker_modifiers, fought.defender_modifiers) == ((("odds", 1),), ())
    assert (fought.attacker_die, fought.attacker_row, fought.attacker_result) == (6, 7, "check")
    # Without what the odds add, the same die would have done nothing.
    assert GAME.battle("hab").melee.result(6, GAME.battle("hab").melee.column(5)) == "none"


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_step_has_its_text_and_links_to_rules_that_are_there(language: str) -> None:
    assert lessons_of(ENTRY, EXAMPLES) == NAMES
    book = json.loads(assets.resource("crusades2", "clauses.json").read_text(encoding="utf-8"))
    clauses = {clause["id"] for clause in book["clauses"]}
    for name in NAMES:
        example = read_lesson(ENTRY, name, EXAMPLES)
        texts = lesson_text(ENTRY, name, language, EXAMPLES)
        assert [step.id for step in example.steps] == list(texts), name
        assert all(text.title for text in texts.values())
        assert set(example.rules) <= clauses, name
