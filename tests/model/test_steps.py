"""Steps along a game by decision, phase and turn."""

from __future__ import annotations

from reconquista_qt.engine.journal import Entry
from reconquista_qt.games.reconquista.rules.events import TurnBegan
from reconquista_qt.model.lines import Moment
from reconquista_qt.model.steps import last_of, step_from

PHASES = (
    (1, "income"),
    (1, "income"),
    (1, "movement"),
    (2, "income"),
    (2, "movement"),
    (3, "income"),
)
MOMENTS = [Moment(n, n, turn, phase) for n, (turn, phase) in enumerate(PHASES)]


def test_forward() -> None:
    assert [step_from(MOMENTS, 0, 1, by) for by in ("decision", "phase", "turn")] == [1, 2, 3]
    assert step_from(MOMENTS, 5, 1, "turn") == 5


def test_back_to_the_beginning_of_what_was_before() -> None:
    assert [step_from(MOMENTS, 3, -1, by) for by in ("decision", "phase", "turn")] == [2, 2, 0]
    assert step_from(MOMENTS, 0, -1, "decision") == 0


def test_the_latest_phase_of_a_kind() -> None:
    kinds = ("income", "reaction", "movement", "reaction", "reaction", "end")
    journal = [Entry(n + 1, 1, phase, 0, TurnBegan(1)) for n, phase in enumerate(kinds)]
    assert last_of("reaction", journal) == (3, 4)
    assert last_of("sieges", journal) is None
