"""The greedy player: legal always, and better than chance from both sides."""

from __future__ import annotations

import random

import pytest

from reconquista_qt.engine.agenda import Dice, settle
from reconquista_qt.games.crusades2.brain import BRAIN
from reconquista_qt.games.crusades2.brain.greedy import Greedy
from reconquista_qt.games.crusades2.brain.worth import (
    SKILLED,
    STYLES,
    USUAL,
    Surroundings,
    hurried,
    loses_in_the_end,
    stake_of,
)
from reconquista_qt.games.crusades2.rules.actions import DONE, Order
from reconquista_qt.games.crusades2.rules.events import OrdersRejoined, OrdersSplit
from reconquista_qt.games.crusades2.rules.game import GAME
from reconquista_qt.games.crusades2.rules.names import ROUTED
from reconquista_qt.games.crusades2.rules.orders import Orders
from reconquista_qt.games.crusades2.rules.state import State
from tests.games.crusades2 import table


def winner_of(scenario: str, seed: int, side: str) -> str | None:
    """Play the greedy player on one side against chance, and return who wins."""
    rng = random.Random(seed)
    state = GAME.new(scenario, GAME.default_options)
    greedy = BRAIN.greedy()

    def dice(count: int, faces: int) -> tuple[int, ...]:
        return tuple(int(rng.random() * faces) + 1 for _ in range(count))

    while True:
        settle(state, dice)
        if state.over is not None:
            return state.over.winner
        step = state.agenda[-1]
        if step.side == side:  # type: ignore[attr-defined]
            action = greedy(state)
        else:
            action = step.draw(state, rng.random)  # type: ignore[attr-defined]
        assert step.refuse(state, action) is None  # type: ignore[attr-defined]
        step.apply(state, action, None)  # type: ignore[attr-defined]


@pytest.mark.parametrize("side", ["turk", "crusader"])
def test_greedy_beats_chance_at_hab(side: str) -> None:
    assert [winner_of("hab", seed, side) for seed in range(2)] == [side, side]


def test_a_plan_is_a_whole_phase_and_can_be_followed() -> None:
    state = GAME.new("nicopolis", GAME.default_options)
    rng = random.Random(5)
    greedy = BRAIN.greedy()

    def dice(count: int, faces: int) -> tuple[int, ...]:
        return tuple(int(rng.random() * faces) + 1 for _ in range(count))

    settle(state, dice)
    while state.agenda[-1].kind != "movement":  # type: ignore[attr-defined]
        state.agenda[-1].apply(state, greedy(state), None)  # type: ignore[attr-defined]
        settle(state, dice)
    side = state.agenda[-1].side  # type: ignore[attr-defined]
    lines = BRAIN.lines(state, 8)
    assert 1 <= len(lines) <= len(STYLES)
    for line, _ in lines:
        after = state.clone()
        for action in line:
            step = after.agenda[-1]
            assert step.side == side and step.refuse(after, action) is None  # type: ignore[attr-defined]
            step.apply(after, action, None)  # type: ignore[attr-defined]
            settle(after, lambda count, faces: None)
        # The phase is over: somebody else is asked, or dice are wanted.
        last = after.agenda[-1]
        assert getattr(last, "kind", "") != "movement" or last.side != side  # type: ignore[attr-defined]


def orders_of_turn_two(scenario: str) -> State:
    """Return a battle in which the first player is about to give orders in the second turn."""
    position = GAME.position(GAME.new(scenario, GAME.default_options))
    assert isinstance(position, dict)
    state = GAME.from_position({**position, "turn": 2}, GAME.default_options)
    settle(state, lambda count, faces: None)
    return state


def test_an_opening_leaves_out_what_is_not_possible_and_ends_with_its_decision() -> None:
    state = orders_of_turn_two("hab")
    step = state.agenda[-1]
    assert isinstance(step, Orders)
    real = step.options(state)[0]
    assert isinstance(real, Order)
    # The same leader twice: the second try is not allowed, so it is passed over.
    player = Greedy((real, real, DONE, DONE))
    assert player(state) == real
    step.apply(state, real, None)
    settle(state, lambda count, faces: (1,) * count)
    assert isinstance(state.agenda[-1], Orders)
    assert player(state) == DONE
    state.agenda[-1].apply(state, DONE, None)
    settle(state, lambda count, faces: None)
    # The other side is asked now, for whom the rest of the opening is not.
    other = state.agenda[-1]
    assert other.side != step.side  # type: ignore[attr-defined]
    assert other.refuse(state, player(state)) is None  # type: ignore[attr-defined]


def test_what_is_lost_already_is_at_stake_no_more() -> None:
    state = GAME.new("hab", GAME.default_options)
    unit = next(u.index for u in state.board.units if u.steps == 2)
    loss = state.board.units[unit].loss
    assert stake_of(state, unit, USUAL) == stake_of(state, unit, SKILLED) == loss
    state.lost[unit] = 1
    assert 0 < stake_of(state, unit, SKILLED) < stake_of(state, unit, USUAL) == loss
    state.lost[unit] = 0
    state.marks[unit] |= ROUTED
    assert 0 < stake_of(state, unit, SKILLED) < loss


def test_who_loses_when_the_time_is_up_dares_more() -> None:
    state = GAME.new("hattin", GAME.default_options)
    crusader = state.board.side_index["crusader"]
    assert hurried(state, 1 - crusader, USUAL) == USUAL
    bolder = hurried(state, crusader, USUAL)
    assert bolder.daring > USUAL.daring and bolder.caution < USUAL.caution
    assert bolder.commanding and not USUAL.commanding
    assert hurried(state, crusader, SKILLED) == SKILLED
    state.turn = state.board.turns
    assert hurried(state, crusader, SKILLED).daring > SKILLED.daring
    for scenario in ("hab", "nicopolis", "tannenburg"):
        other = GAME.new(scenario, GAME.default_options)
        assert not any(loses_in_the_end(other, side) for side in (0, 1))
        assert hurried(other, 0, USUAL) == USUAL


def test_a_line_has_fewer_bare_sides() -> None:
    state = GAME.new("hab", GAME.default_options)
    board = state.board
    fields = Surroundings(state, 1, SKILLED)
    for unit in board.units_of_side[1]:
        cell = state.cell[unit]
        friends = sum(
            1 for near in board.field.near[cell]
            if near in state.stacks and board.side_of[state.stacks[near][0]] == 1
        )  # fmt: skip
        assert fields.bare(cell, cell) == len(board.field.near[cell]) - friends


def reached(scenario: str, kind: str, player: int) -> tuple[State, Dice]:
    """Return a state in which a side is asked about something, and the dice to go on with."""
    rng = random.Random(2)
    state = GAME.new(scenario, GAME.default_options)
    greedy = BRAIN.greedy()

    def dice(count: int, faces: int) -> tuple[int, ...]:
        return tuple(int(rng.random() * faces) + 1 for _ in range(count))

    settle(state, dice)
    while state.agenda[-1].kind != kind or state.player != player:  # type: ignore[attr-defined]
        state.agenda[-1].apply(state, greedy(state), None)  # type: ignore[attr-defined]
        settle(state, dice)
    return state, dice


def played_until_stopped(state: State, dice: Dice) -> list[tuple[int, int, str, str]]:
    """Play on to where playouts stop; return turn, side, phase and kind of all that was asked."""
    greedy = BRAIN.greedy()
    ended = BRAIN.until(state)
    asked = []
    while not ended(state):
        assert state.over is None
        kind = state.agenda[-1].kind  # type: ignore[attr-defined]
        asked.append((state.turn, state.player, state.phase, kind))
        state.agenda[-1].apply(state, greedy(state), None)  # type: ignore[attr-defined]
        settle(state, dice)
    return asked


@pytest.mark.parametrize("player", [0, 1])
def test_playouts_of_a_movement_stop_where_it_ends(player: int) -> None:
    state, dice = reached("hab", "movement", player)
    turn = state.turn
    asked = played_until_stopped(state, dice)
    assert asked and set(asked) == {(turn, player, "movement", "movement")}


@pytest.mark.parametrize("player", [0, 1])
def test_playouts_of_orders_stop_when_the_side_has_moved(player: int) -> None:
    state, dice = reached("hab", "orders", player)
    turn = state.turn
    asked = played_until_stopped(state, dice)
    assert (turn, player, "movement", "movement") in asked
    assert not any(who == player and phase in ("combat", "melee") for _, who, phase, _ in asked)


@pytest.mark.parametrize("player", [0, 1])
def test_other_playouts_stop_when_the_enemy_has_answered(player: int) -> None:
    state, dice = reached("hab", "melee", player)
    turn = state.turn
    asked = played_until_stopped(state, dice)
    assert any(who != player and kind == "movement" for _, who, _, kind in asked)
    assert (state.turn, state.player) == (turn + 1, player) or state.phase == "orders"


@pytest.mark.parametrize("divided", [False, True])
def test_greedy_comes_to_the_end_of_orders_with_divided_commands(divided: bool) -> None:
    units = {
        "ant_a": table.unit("1212", "e"),
        "ant_e": table.unit("1210", "e"),
        "ghazi_a": table.unit("2010", "w"),
    }
    leaders = {
        "antiochene": table.leader("1212", "attack"),
        "ilghazi": table.leader("2010", "advance"),
    }
    game = table.at("hab", "orders", "crusader", units, leaders, options={"split_orders": True})
    if divided:
        table.do(game, do="split", leader="antiochene")
    greedy = BRAIN.greedy()
    for _ in range(9):
        if table.kind(game) != "orders crusader":
            break
        game.act(greedy(game.state))
    assert table.kind(game) != "orders crusader"
    # It neither divides a command nor unites one; another chit makes it one by itself.
    assert len(table.events(game, OrdersSplit)) == int(divided)
    assert not table.events(game, OrdersRejoined)
