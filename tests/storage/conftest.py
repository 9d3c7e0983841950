"""Games to keep: played at random, with a fixed seed."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from reconquista_qt.engine.decision import Decision, DiceWanted
from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.rules.game import GAME as RECONQUISTA

Player = Callable[..., Session]


def play_on(session: Session, steps: int, chance: random.Random) -> None:
    """Play some random decisions, or to the end."""
    for _ in range(steps):
        waiting = session.waiting
        if isinstance(waiting, DiceWanted):
            session.enter_dice(chance.randint(1, 6) for _ in range(waiting.count))
        elif isinstance(waiting, Decision):
            session.act(chance.choice(waiting.options))
        else:
            return


@pytest.fixture
def play() -> Callable[[Session, int, random.Random], None]:
    """Play random decisions on."""
    return play_on


@pytest.fixture
def played() -> Player:
    """Return a function that gives a game in its middle, long enough for what the test wants."""

    def make(steps: int = 40, *, typed: bool = False, seed: int = 0, lines: int = 0) -> Session:
        for number in range(seed, seed + 500):
            chance = random.Random(number)
            session = Session.new(RECONQUISTA, seed=number, typed_dice=typed)
            play_on(session, steps, chance)
            if session.state.over is None and len(session.marks) >= steps * 3 // 4:
                while len(session.branches) < lines:
                    if session.can_undo():
                        session.undo(max(1, len(session.inputs) - chance.randint(1, 20)))
                    play_on(session, 4, chance)
                if session.state.over is None:
                    return session
        raise AssertionError("no such game")

    return make


@pytest.fixture
def finished() -> Session:
    """A game that has ended."""
    session = Session.new(RECONQUISTA, seed=4)
    play_on(session, 10_000, random.Random(4))
    return session
