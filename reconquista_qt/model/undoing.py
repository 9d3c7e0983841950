"""Where undo leads: the decisions of a game that can be gone back to."""

from __future__ import annotations

from collections.abc import Container

from reconquista_qt.engine.agenda import ASKS, asked
from reconquista_qt.engine.session import Session
from reconquista_qt.engine.state import GameState


def can_undo_to(session: Session, number: int) -> bool:
    """Whether there is a decision to go back to before input number `number`."""
    allowed = not (session.undo_stops_at_dice and session.crosses_dice(number))
    return allowed and any(
        mark.inputs < number and mark.inputs < len(session.inputs) and _asks(mark.state)
        for mark in session.marks
    )


def previous(session: Session, automatic: Container[str]) -> int | None:
    """Return the input to undo to, so that no decision that answers itself is gone back to.

    `automatic` are the kinds that do where there is but one answer; None where there is nothing.
    """
    now = len(session.inputs)
    for mark in reversed(session.marks):
        step = asked(mark.state)
        if mark.inputs >= now or step is None:
            continue
        if step.kind in automatic and len(list(step.options(mark.state))) == 1:
            continue
        return mark.inputs + 1
    return None


def _asks(state: GameState) -> bool:
    return bool(state.agenda) and state.agenda[-1].waits == ASKS
