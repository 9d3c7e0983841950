"""The computer players of Hispania: legal, deterministic, and better than chance."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

from reconquista_qt.ai.playout import cheap_dice
from reconquista_qt.ai.policies import policy
from reconquista_qt.engine.agenda import settle
from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.session import Session
from reconquista_qt.games.hispania.brain import BRAIN
from reconquista_qt.games.hispania.brain.prospects import prospects
from reconquista_qt.games.hispania.rules.actions import DONE
from reconquista_qt.games.hispania.rules.game import GAME
from reconquista_qt.games.hispania.rules.names import NOBODY, PARTIES, PARTY_INDEX, PLACE_INDEX
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


def test_plans_are_legal_to_their_end_and_differ() -> None:
    session = Session.new(GAME, seed=3)
    rng = random.Random(2)
    planned = 0
    for _ in range(60):
        waiting = session.waiting
        assert isinstance(waiting, Decision)
        lines = BRAIN.lines(session.state, 8)
        assert 1 <= len(lines) <= 8
        assert len({actions for actions, _ in lines}) == len(lines)
        for actions, _gain in lines:
            twin = session.state.clone()
            for action in actions:
                step: Any = twin.agenda[-1]
                assert step.refuse(twin, action) is None
                BRAIN.reasons(twin, action)
                step.apply(twin, action, None)
                settle(twin, lambda count, faces: None)
        if waiting.kind == "move":
            planned += len(lines)
            # To stay where one is, is always among the plans.
            assert any(actions[0] == DONE for actions, _ in lines)
        for action in rng.choice(lines)[0]:
            if session.why_not(action) is not None:
                break
            session.act(action)
    assert planned > 8


def test_the_planner_follows_its_plan_and_plays_alike_with_equal_seeds() -> None:
    first, second = (policy("planner:6", GAME, 5) for _ in range(2))
    state = GAME.new("D", {**GAME.default_options, "players": 2})
    dice = cheap_dice(4)
    for _ in range(60):
        settle(state, dice)
        step: Any = state.agenda[-1]
        if step.side == "south":
            action = first(state)
            assert second(state) == action
        else:
            action = BRAIN.greedy()(state)
        assert step.refuse(state, action) is None
        step.apply(state, action, None)


def test_playouts_stop_where_who_is_asked_acts_next_or_the_turn_ends() -> None:
    state = GAME.new("D", GAME.default_options)
    settle(state, lambda count, faces: None)
    player_of, first = state.board.player_of, state.nation
    until = BRAIN.until(state)
    assert not until(state)
    later = range(first + 1, len(PARTIES))
    own = next(nation for nation in later if player_of[nation] == player_of[first])
    assert own > first + 1
    twin = state.clone()
    for nation in range(first + 1, own):
        twin.nation = nation
        assert not until(twin)
    twin.nation = own
    assert until(twin)
    twin.nation = first
    twin.turn += 1
    assert until(twin)


def test_prospects_fall_where_goals_are_lost_and_rise_where_they_are_held() -> None:
    state = GAME.new("D", GAME.default_options)
    settle(state, lambda count, faces: None)
    nation = PARTY_INDEX["galicians"]
    owner = state.board.player_of[nation]
    before = prospects(state)
    twin = state.clone()
    region = PLACE_INDEX["galicia"]
    assert twin.owner[region] == nation
    twin.owner[region], twin.units[region] = NOBODY, 0
    assert prospects(twin)[owner] < before[owner]


def test_the_evaluation_is_for_each_player_and_adds_up_to_a_contest() -> None:
    session = Session.new(GAME, seed=3)
    values = [BRAIN.evaluate(session.state, seat.id) for seat in GAME.seats(session.state)]
    assert sum(values) == pytest.approx(0.0, abs=1e-6)
    assert BRAIN.material(session.state) > 0
