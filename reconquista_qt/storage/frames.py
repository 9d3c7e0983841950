"""A game as a sequence of pictures: the position after each input, and what was told of it."""

from __future__ import annotations

from dataclasses import dataclass

from reconquista_qt.engine.data import Data
from reconquista_qt.engine.journal import Entry
from reconquista_qt.engine.session import Session


@dataclass(frozen=True, slots=True)
class Frame:
    """The game after `input` inputs: the position, the points, the entries that came with it."""

    input: int
    turn: int
    phase: str
    points: float
    position: Data
    entries: tuple[Entry, ...]


def frames(session: Session) -> list[Frame]:
    """Return the frames of a game from its start to where it stands."""
    twin = session.fork()
    goal = len(twin.inputs)
    twin.undone.clear()
    # Typed dice are played one by one, so that every roll makes a frame.
    twin.dice.typed = True
    twin.rewind()
    found = [_frame(twin, 0)]
    for _ in range(goal):
        told = len(twin.journal)
        twin.redo()
        found.append(_frame(twin, told))
    return found


def _frame(session: Session, told: int) -> Frame:
    state = session.state
    return Frame(
        len(session.inputs),
        state.turn,
        state.phase,
        session.game.standings(state)[0].points,
        session.game.position(state),
        tuple(session.journal[told:]),
    )
