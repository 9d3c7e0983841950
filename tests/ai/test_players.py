"""The built-in players: always legal, repeatable, and better than chance."""

from __future__ import annotations

import statistics

import pytest

from reconquista_qt.ai.playout import cheap_dice, play_out
from reconquista_qt.ai.policies import POLICIES, planner_player, policy
from reconquista_qt.engine.agenda import ASKS, Ask
from reconquista_qt.games.reconquista.actions import Move
from reconquista_qt.games.reconquista.game import GAME
from reconquista_qt.games.reconquista.names import INCOME
from reconquista_qt.games.reconquista.state import State


def game(name: str, seed: int) -> State:
    state: State = GAME.new("standard", {})
    play_out(state, policy(name, GAME, seed), cheap_dice(seed))
    return state


@pytest.mark.parametrize("name", ["random", "greedy"])
@pytest.mark.parametrize("seed", range(8))
def test_every_action_is_legal_and_among_the_options(name: str, seed: int) -> None:
    state: State = GAME.new("standard", {})
    player = policy(name, GAME, seed)

    def checked(now: State) -> object:
        step = now.agenda[-1]
        assert isinstance(step, Ask)
        before = GAME.digest(now)
        action = player(now)
        assert GAME.digest(now) == before, "a player changes nothing itself"
        assert step.refuse(now, action) is None
        if not isinstance(action, Move):
            assert action in step.options(now)
        return action

    play_out(state, checked, cheap_dice(seed))
    assert state.over is not None


def test_the_planner_is_legal_too() -> None:
    state: State = GAME.new("standard", {})
    player = planner_player(GAME, 3, playouts=10)

    def checked(now: State) -> object:
        action = player(now)
        step = now.agenda[-1]
        assert isinstance(step, Ask)
        assert step.refuse(now, action) is None
        return action

    play_out(state, checked, cheap_dice(5), until=lambda now: now.turn > 3)


@pytest.mark.parametrize("name", sorted(POLICIES))
def test_equal_seeds_play_alike(name: str) -> None:
    games = []
    for _ in range(2):
        state: State = GAME.new("standard", {})
        play_out(state, policy(name, GAME, 9), cheap_dice(4), until=lambda now: now.turn > 2)
        games.append(GAME.digest(state))
    assert games[0] == games[1]


def test_greedy_plays_better_than_random() -> None:
    greedy = [game("greedy", seed).over.total for seed in range(40)]  # type: ignore[union-attr]
    random = [game("random", seed).over.total for seed in range(40)]  # type: ignore[union-attr]
    assert statistics.fmean(greedy) > statistics.fmean(random) + 2


def test_an_unknown_player_is_an_error() -> None:
    with pytest.raises(KeyError):
        policy("oracle", GAME)


def test_a_playout_stops_where_it_is_told() -> None:
    state: State = GAME.new("standard", {})
    greedy = policy("greedy", GAME)
    play_out(state, greedy, cheap_dice(1), until=lambda now: now.phase == INCOME)
    assert (state.turn, state.phase) == (1, INCOME)
    roll = cheap_dice(1)
    play_out(state, greedy, lambda count: roll(count) if state.turn < 2 else None)
    if state.over is None:
        assert state.turn == 2
        assert state.agenda[-1].waits != ASKS


def test_cheap_dice_show_every_face_equally_often() -> None:
    dice = cheap_dice(2)
    shown = [value for _ in range(3000) for count in (1, 2, 3) for value in dice(count) or ()]
    for face in range(1, 7):
        assert shown.count(face) / len(shown) == pytest.approx(1 / 6, abs=0.01)
