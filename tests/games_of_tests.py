"""The games that the shared tests run over: those of the house, and the duel of the tests.

A game that is being written is run over too where ``RECONQUISTA_QT_GAMES`` names its package.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.game import AnyGame
from reconquista_qt.engine.session import Session
from reconquista_qt.games import GameEntry, entries
from reconquista_qt.model.lessons import DICE, EXAMPLES, read_lesson

DUEL = GameEntry("duel", "tests.duel")
ALL = (*entries(), DUEL)
MOST_DECISIONS = 20_000

each_entry = pytest.mark.parametrize("entry", ALL, ids=lambda entry: entry.id)


def decisions(
    game: AnyGame, seed: int, options: dict[str, object] | None = None, most: int = MOST_DECISIONS
) -> Iterator[tuple[Session, Decision]]:
    """Yield each decision of a random game before it is taken, no more than `most`."""
    session, rng = Session.new(game, seed=seed, options=options), random.Random(seed)
    for _ in range(most):
        waiting = session.waiting
        if not isinstance(waiting, Decision):
            return
        yield session, waiting
        session.act(rng.choice(waiting.options))


def example_played(entry: GameEntry, name: str) -> Session:
    """Return the game at the end of an example of a rulebook, with its dice."""
    example = read_lesson(entry, name, EXAMPLES)
    session: Session = example.begin(entry.rules(), 1)
    for task in example.tasks:
        if task.kind == DICE:
            session.enter_dice(task.values)
        else:
            session.act(task.actions[0])
    return session


def some_options(game: AnyGame, rng: random.Random) -> dict[str, object]:
    """Return a random choice of each option of a game."""
    return {option.id: rng.choice(option.choices) for option in game.option_list}
