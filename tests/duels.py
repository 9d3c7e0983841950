"""What many tests begin with: the duel at known inputs; watchers and players that only note."""

from __future__ import annotations

from typing import Any

from reconquista_qt.engine.inputs import Input
from reconquista_qt.engine.session import Session
from tests.duel.rules.game import GAME
from tests.duel.rules.state import NUMBER, Move, Rest, Strike


def duel(**named: Any) -> Session:
    """Return a duel in which nobody has acted: inputs 1 and 2 are the draws of chits."""
    return Session.new(GAME, seed=named.pop("seed", 5), **named)


def at_blows(**named: Any) -> Session:
    """Return a duel in which a strike has just fallen: input 3 a move, 4 the strike, 5 its die."""
    session = duel(**named)
    session.act(Move(NUMBER["0,0"]))
    session.act(Strike(False))
    return session


def after_blows(**named: Any) -> Session:
    """Return a duel in which a rest, input 6, followed the strike."""
    session = at_blows(**named)
    session.act(Rest())
    return session


class Notes:
    """A watcher of a session that keeps what it is told."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def took(self, number: int, given: Input) -> None:
        self.told.append(f"took {number}")

    def settled(self) -> None:
        self.told.append("settled")

    def undid(self, left: int) -> None:
        self.told.append(f"undid to {left}")

    def rearranged(self) -> None:
        self.told.append("rearranged")


class Asked:
    """Stands in for the computer's players: notes each question, and how often it was stopped."""

    def __init__(self) -> None:
        self.asked: list[tuple[Any, ...]] = []
        self.stopped = 0

    def think(self, *question: Any) -> None:
        self.asked.append(question)

    def stop(self) -> None:
        self.stopped += 1
