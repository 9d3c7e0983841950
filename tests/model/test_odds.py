"""Answers about odds, read as lines."""

from __future__ import annotations

import pytest

from reconquista_qt.model.odds import OddsLine, OddsQuestion, answer_of, lines_of
from tests.games_of_tests import DUEL


def test_every_number_from_0_to_1_is_a_chance() -> None:
    told = {
        "attacker_wins": 0.5,
        "modifier": 4,
        "sure": True,
        "note": "text",
        "check": {"a": {"x": 0.25, "y": 0.75}},
        "steps": [0.2, 0.3, 0.5],
        "left": [[{"army": 1}, 0.6], [{}, 0.4]],
        "none": [],
    }
    assert list(lines_of(told)) == [
        OddsLine("attacker_wins", 0.5),
        OddsLine("y", 0.75, "check.a"),
        OddsLine("x", 0.25, "check.a"),
        OddsLine("steps", 0.2, "steps", 0),
        OddsLine("steps", 0.3, "steps", 1),
        OddsLine("steps", 0.5, "steps", 2),
        OddsLine("left", 0.6, "left", {"army": 1}),
        OddsLine("left", 0.4, "left", {}),
    ]


def test_of_a_long_distribution_the_rest_is_summed_up() -> None:
    told = {"left": [[{"army": n}, p] for n, p in enumerate((0.1, 0.2, 0.3, 0.1, 0.1, 0.1, 0.1))]}
    lines = list(lines_of(told))
    assert len(lines) == 6 and lines[0].value == {"army": 2}
    assert lines[-1].what == "other" and lines[-1].chance == pytest.approx(0.2)
    assert sum(line.chance for line in lines) == pytest.approx(1.0)


def test_the_game_is_asked_and_what_is_hoped_for_stands_first() -> None:
    answer = answer_of(DUEL.rules(), OddsQuestion({"kind": "strike", "bonus": 3}), None)
    assert answer is not None and answer.head == OddsLine("hit", 0.8)
    assert answer_of(DUEL.rules(), OddsQuestion({"kind": "kick"}), None) is None
    other = answer_of(DUEL.rules(), OddsQuestion({"kind": "strike"}, hope="none"), None)
    assert other is not None and other.head == OddsLine("hit", 0.5)
