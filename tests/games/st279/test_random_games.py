"""Random games: no exception, no dead end, no broken invariant, and undo that gives all back."""

from __future__ import annotations

import os
import pickle
import random
from typing import Any

import pytest

from reconquista_qt.engine.decision import Decision, Over
from reconquista_qt.engine.session import Session
from reconquista_qt.games.st279.rules.game import GAME

GAMES_TO_PLAY = int(os.environ.get("RECONQUISTA_FUZZ_GAMES_ST279", "8"))
MOST_DECISIONS = 20_000
LOOKED_AT = 12  # options that are asked about at a decision


def random_options(rng: random.Random) -> dict[str, Any]:
    """Return a choice of each rule option."""
    return {option.id: rng.choice(option.choices) for option in GAME.option_list}


def play(seed: int, scenario: str) -> Session:
    """Play a random game; every option looked at is legal, every state is whole."""
    rng = random.Random(seed)
    options = random_options(rng) if seed % 3 else {}
    session = Session.new(GAME, seed=seed, scenario=scenario, options=options)
    for number in range(MOST_DECISIONS):
        waiting = session.waiting
        if isinstance(waiting, Over):
            return session
        assert isinstance(waiting, Decision)
        assert waiting.options
        some = waiting.options
        if len(some) > LOOKED_AT:
            some = tuple(rng.sample(some, LOOKED_AT))
        for action in some:
            assert session.why_not(action) is None, action
        session.act(rng.choice(waiting.options))
        if number % 5 == 0:
            assert GAME.problems(session.state) == []
    raise AssertionError("the game does not end")


@pytest.mark.rule("1.2/turns", "3.2/limit", "3.7/A20", "3.0/C12")
@pytest.mark.parametrize("seed", range(GAMES_TO_PLAY))
def test_random_games(seed: int) -> None:
    session = play(seed, GAME.scenarios[seed % 2])
    assert GAME.problems(session.state) == []
    if seed % 5:
        return
    digest = GAME.digest(session.state)
    folded = Session.new(
        GAME, seed=seed + 1, scenario=session.scenario, options=dict(session.options)
    )
    folded.rewind()
    folded.undone.clear()
    folded.replay(session.inputs)
    assert GAME.digest(folded.state) == digest
    assert [entry.event for entry in folded.journal] == [entry.event for entry in session.journal]
    twin = pickle.loads(pickle.dumps(session.state))
    assert GAME.digest(twin) == digest


def test_a_position_at_the_start_of_a_phase_goes_on_the_same() -> None:
    """A phase's first decision is that of its position, and so is the digest."""
    rng = random.Random(5)
    session = Session.new(GAME, seed=5, scenario="ready")
    phase = ("", 0)
    checked: set[str] = set()
    while isinstance(waiting := session.waiting, Decision):
        if (waiting.phase, waiting.turn) != phase and not session.state.pool:
            phase = (waiting.phase, waiting.turn)
            problems = [p for p in GAME.problems(session.state) if "overstacked" not in p]
            assert not problems
            if waiting.phase in ("stratagems", "war", "tribute", "quelling", "union"):
                twin = Session.at(GAME, GAME.position(session.state), seed=1)
                assert twin.waiting == waiting
                assert GAME.digest(twin.state) == GAME.digest(session.state)
                checked.add(waiting.phase)
        session.act(rng.choice(waiting.options))
    assert {"stratagems", "war"} <= checked
