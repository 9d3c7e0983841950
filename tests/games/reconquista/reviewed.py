"""A game of Reconquista and its review, which several files of tests look at: made once for all."""

from __future__ import annotations

import os
import pickle
from functools import cache

import pytest

from reconquista_qt.ai.policies import policy
from reconquista_qt.ai.review import Bench, Effort, Review
from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.rules.game import GAME

BRIEF = Effort(curve=(4, 8), luck=(36,), screen=8, confirm=36, confirmed=6)


@cache
def game_of_greedy() -> Session:
    """Return a whole game of the player of this name; whoever changes it takes a fork."""
    session = Session.new(GAME, seed=5)
    play = policy("greedy", GAME)
    while session.state.over is None:
        session.act(play(session.state))
    return session


def brief_review(tmp_path_factory: pytest.TempPathFactory) -> Review:
    """Return a brief review of that game; what it finds is left for the other processes of a run.

    It is the same whoever finds it.
    """
    folder = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        folder = folder.parent  # which is that of the run
    kept = folder / "brief_review.pickle"
    review = Review.of(game_of_greedy(), BRIEF)
    if kept.exists():
        for task, result in pickle.loads(kept.read_bytes()):
            review.take(task, result)
        assert review.finished
        return review
    bench, found = Bench(review.played, review.moments), []
    while not review.finished:
        for task, about in review.wanted():
            found.append((task, bench.do(task, about)))
            review.take(*found[-1])
    fresh = folder / f"brief_review.{os.getpid()}"
    fresh.write_bytes(pickle.dumps(found))
    fresh.replace(kept)
    return review
