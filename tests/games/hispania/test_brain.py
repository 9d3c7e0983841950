"""The computer players of Hispania: legal, deterministic, and better than chance."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

from reconquista_qt.engine.agenda import settle
from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.session import Session
from reconquista_qt.games.hispania.brain import BRAIN
from reconquista_qt.games.hispania.rules.game import GAME
from reconquista_qt.games.hispania.rules.score import totals


def played(scenario: str, players: int, seed: int, greedy: set[str]) -> dict[str, int]:
    """Play a game between greedy and random players; return the points in halves."""
    rng = random.Random(seed)
    state = GAME.new(scenario, {**GAME.default_options, "players": players})
    player = BRAIN.greedy()

    def dice(count: int, faces: int) -> tuple[int, ...]:
        return tuple(rng.randint(1, faces) for _ in range(count))

    settle(state, dice)
    while state.over is None:
        step: Any = state.agenda[-1]
        if step.side in greedy:
            action = player(state)
        else:
            options = step.options(state)
            ends = step.kind == "move" and rng.random() < 0.1
            action = options[-1] if ends else rng.choice(options)
        assert step.refuse(state, action) is None, GAME.action_data(action)
        step.apply(state, action, None)
        settle(state, dice)
    return totals(state)


@pytest.mark.parametrize("seat, seed", [("yellow", 1), ("green", 2), ("blue", 3), ("red", 4)])
def test_greedy_beats_random_from_every_seat(seat: str, seed: int) -> None:
    points = played("D", 4, seed, {seat})
    assert points[seat] == max(points.values())


def test_players_can_be_copied_and_try_their_opening_first() -> None:
    session = Session.new(GAME, seed=3)
    waiting = session.waiting
    assert isinstance(waiting, Decision)
    wanted = waiting.options[2]
    player = BRAIN.greedy((wanted,))
    twin = copy.copy(player)
    assert player(session.state) == wanted
    assert twin(session.state) == wanted
    assert player(session.state) == BRAIN.greedy()(session.state)


def test_lines_are_legal_and_the_end_of_the_movement_is_the_last() -> None:
    session = Session.new(GAME, seed=3)
    rng = random.Random(2)
    for _ in range(120):
        waiting = session.waiting
        assert isinstance(waiting, Decision)
        lines = BRAIN.lines(session.state, 8)
        assert 1 <= len(lines) <= 8
        for (action,), _gain in lines:
            assert session.why_not(action) is None
            BRAIN.reasons(session.state, action)
        if waiting.kind == "move":
            assert lines[-1][0] == (waiting.options[-1],)
        session.act(rng.choice(lines)[0][0])


def test_the_evaluation_is_for_each_player_and_adds_up_to_a_contest() -> None:
    session = Session.new(GAME, seed=3)
    values = [BRAIN.evaluate(session.state, seat.id) for seat in GAME.seats(session.state)]
    assert sum(1 for value in values if value > 0) <= 1
    assert BRAIN.material(session.state) > 0
