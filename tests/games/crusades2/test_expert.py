"""The expert: blows laid out together, what the enemy can strike at, leaders where they serve."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

from reconquista_qt.engine.agenda import settle
from reconquista_qt.games.crusades2.brain import BRAIN
from reconquista_qt.games.crusades2.brain.combat import NOBODY, laid_out, next_fire, next_melee
from reconquista_qt.games.crusades2.brain.exchange import Exchange
from reconquista_qt.games.crusades2.brain.prospect import Prospect, Riders
from reconquista_qt.games.crusades2.brain.reckoning import prospects
from reconquista_qt.games.crusades2.brain.staff import Charges, leader_place
from reconquista_qt.games.crusades2.brain.worth import SKILLED
from reconquista_qt.games.crusades2.odds.chances import fire_chances, melee_chances
from reconquista_qt.games.crusades2.rules.actions import DONE, Action, Fire, Melee
from reconquista_qt.games.crusades2.rules.command import range_cells
from reconquista_qt.games.crusades2.rules.fight import MeleeSegment
from reconquista_qt.games.crusades2.rules.fire import FireSegment
from reconquista_qt.games.crusades2.rules.game import GAME
from reconquista_qt.games.crusades2.rules.movement import Movement
from reconquista_qt.games.crusades2.rules.names import STEPS_OF
from reconquista_qt.games.crusades2.rules.state import State

from .table import leader, position, unit

Units = dict[str, dict[str, Any]]


def waiting(phase: str, player: str, units: Units, leaders: Units) -> State:
    """Return Hab with these counters alone, where a side is asked in a phase."""
    data = position("hab", phase, player, units, leaders)
    state = GAME.from_position(data, GAME.default_options)
    settle(state, lambda count, faces: None)
    return state


def line_of_battle(**more: dict[str, Any]) -> tuple[Units, Units]:
    """Return two Turks who face two Crusaders, each of them both."""
    units = {
        "ghazi_a": unit("1211", "ne"),
        "ghazi_b": unit("1309", "sw"),
        "ant_e": unit("1210", "se"),
        "ant_f": unit("1310", "se"),
    }
    leaders = {"ilghazi": leader("1212", "attack"), "antiochene": leader("1110", "stand")}
    return units | more, leaders


# -- blows laid out together ----------------------------------------------------------------------


def test_two_single_blows_are_preferred_where_they_promise_more() -> None:
    def worth(target: int, units: tuple[int, ...]) -> float:
        return {1: 1.0, 2: 1.3}[len(units)]

    found = laid_out({(1,): (NOBODY, 10, 11), (2,): (NOBODY, 10, 11)}, worth)
    assert sorted(found) == [10, 11]
    assert all(len(groups) == 1 for groups in found.values())


def test_a_joint_blow_is_preferred_where_it_promises_more() -> None:
    def worth(target: int, units: tuple[int, ...]) -> float:
        return {1: 0.5, 2: 1.6}[len(units)]

    found = laid_out({(1,): (NOBODY, 10, 11), (2,): (NOBODY, 10, 11)}, worth)
    assert [sorted(groups) for groups in found.values()] == [[(1,), (2,)]]


def test_what_nobody_dares_alone_is_done_together() -> None:
    def worth(target: int, units: tuple[int, ...]) -> float:
        return -1.0 if len(units) == 1 else 0.7

    found = laid_out({(1,): (NOBODY, 10), (2,): (NOBODY, 10)}, worth)
    assert found == {10: [(1,), (2,)]}


def test_who_would_lose_by_a_blow_holds_back() -> None:
    assert laid_out({(1,): (NOBODY, 10)}, lambda target, units: -0.1) == {NOBODY: [(1,)]}


def test_each_of_two_strikes_at_one_of_two() -> None:
    units, leaders = line_of_battle()
    state = waiting("melee", "turk", units, leaders)
    step = state.agenda[-1]
    assert isinstance(step, MeleeSegment)
    action = next_melee(state, step)
    assert isinstance(action, Melee) and len(action.units) == 1
    assert step.forbid(state, action) is None


def test_orders_to_attack_are_obeyed_where_every_blow_costs() -> None:
    # A unit on its last step against men-at-arms: it would rather not.
    units = {"tok_l": unit("1211", "ne", lost=1), "baldwin_h": unit("1210", "sw"),
             "baldwin_i": unit("1310", "sw")}  # fmt: skip
    leaders = {"toktagin": leader("1212", "attack"), "baldwin": leader("1210", "stand"),
               "antiochene": leader("1310", "stand")}  # fmt: skip
    state = waiting("melee", "turk", units, leaders)
    step = state.agenda[-1]
    assert isinstance(step, MeleeSegment)
    striker = state.board.unit_index["tok_l"]
    targets = [state.board.field.by_name[name] for name in ("1210", "1310")]
    promises = [Exchange(state).melee(target, (striker,)) for target in targets]
    assert max(promises) < 0 and promises[0] != promises[1]
    assert step.forbid(state, DONE) is not None
    best = targets[promises.index(max(promises))]
    assert next_melee(state, step) == Melee(best, (striker,))


# -- what they promise ----------------------------------------------------------------------------


def test_a_blow_is_worth_what_the_exact_odds_say() -> None:
    units, leaders = line_of_battle()
    state = waiting("melee", "turk", units, leaders)
    board, exchange = state.board, Exchange(state)
    striker, target = board.unit_index["ghazi_a"], board.field.by_name["1210"]
    (defender,) = state.stacks[target]
    chances = melee_chances(state, target, (striker,))

    def toll(who: int, results: dict[str, float]) -> float:
        cost = 0.0
        for name, share in results.items():
            steps = STEPS_OF[name]
            lost = sum(exchange.step(who, n) for n in range(min(steps, board.units[who].steps)))
            shaken = name != "none" and steps < board.units[who].steps
            flees = (1 - exchange.passes(who)) * exchange.flight(who, steps) if shaken else 0.0
            cost += share * (lost + flees)
        return cost

    hurt = toll(defender, cast("dict[str, float]", chances["attacker_result"]))
    cost = toll(striker, cast("dict[str, float]", chances["defender_result"]))
    expected = cast("float", chances["fled_before"]) * exchange.flight(defender, 0)
    expected += cast("float", chances["fought"]) * (hurt - cost)
    assert exchange.melee(target, (striker,)) == pytest.approx(expected)


def test_a_shot_shakes_as_the_exact_odds_say() -> None:
    units = {"ghazi_d": unit("1211", "ne"), "ant_e": unit("1210", "sw")}
    leaders = {"ilghazi": leader("1212", "attack"), "antiochene": leader("1110", "stand")}
    state = waiting("combat", "turk", units, leaders)
    step = state.agenda[-1]
    assert isinstance(step, FireSegment)
    shooter, target = state.board.unit_index["ghazi_d"], state.board.field.by_name["1210"]
    check, steps = fire_chances(state, target, (shooter,))
    hit, step_lost = Exchange(state).shot(shooter, target)
    assert (hit, step_lost) == pytest.approx((check, steps[1]))
    assert next_fire(state, step) == Fire(target, (shooter,))
    # Who has checked in this phase checks no more: only steps count.
    defender = state.board.unit_index["ant_e"]
    exchange = Exchange(state)
    assert exchange.volley(target, (shooter,)) > exchange.volley(target, (shooter,), 1 << defender)


def test_those_who_fled_can_be_lost_but_once() -> None:
    units, leaders = line_of_battle(ant_g=unit("1206", "sw", routed=True))
    exchange = Exchange(state := waiting("melee", "turk", units, leaders))
    whole, fled = state.board.unit_index["ant_e"], state.board.unit_index["ant_g"]
    assert exchange.flight(fled, 0) < exchange.flight(whole, 0)
    assert exchange.step(fled, 1) < exchange.step(whole, 1)


# -- what the enemy can come to -------------------------------------------------------------------


def test_riders_strike_as_far_as_they_go_and_those_in_a_zone_beside_them_alone() -> None:
    units, leaders = line_of_battle(ghazi_c=unit("0815", "ne"))
    state = waiting("movement", "crusader", units, leaders)
    riders, board = Riders(state, 0), state.board
    bound, free = board.unit_index["ghazi_a"], board.unit_index["ghazi_c"]
    cell = state.cell[bound]
    assert riders.strikes[bound] == board.around[cell] | board.sets.bit[cell]
    assert riders.strikes[free].bit_count() > 30
    far = max(board.field.distances(state.cell[free])[c]
              for c in board.sets.cells(riders.strikes[free]))  # fmt: skip
    assert far <= 15  # seven points of movement, a half a hex by road, and the hex beside


def test_a_place_beyond_the_enemys_ride_costs_nothing() -> None:
    units = {
        "ghazi_a": unit("0815", "ne"),
        "ant_e": unit("1209", "sw"),
        "ant_f": unit("2201", "sw"),
    }
    leaders = {"ilghazi": leader("0815", "attack"), "antiochene": leader("1307", "advance")}
    state = waiting("movement", "crusader", units, leaders)
    fields = Prospect(state, 1, SKILLED)
    board = state.board
    here, away = board.field.by_name["1010"], board.field.by_name["2201"]
    exposed = board.unit_index["ant_e"]
    assert fields.risk(exposed, here) > 0
    assert fields.risk(exposed, away) == 0


# -- leaders --------------------------------------------------------------------------------------


def led(state: State, name: str) -> int:
    """Return how many units of a leader's colour are within his range."""
    board = state.board
    number = board.leader_index[name]
    cells = range_cells(state, number)
    return sum(
        1 for u in board.units_of_side[board.leaders[number].side]
        if state.own[u] == number and state.cell[u] >= 0 and cells & board.sets.bit[state.cell[u]]
    )  # fmt: skip


def moved_leader(state: State, name: str) -> int:
    """Move a leader to where the expert wants him, and return how many he commands then."""
    step = state.agenda[-1]
    assert isinstance(step, Movement)
    number = state.board.leader_index[name]
    block = next(b for b in step.blocks_of_leaders(state) if b.leader == number)
    action = leader_place(state, block)
    if action is not None:
        assert step.forbid(state, action) is None
        state.leader_cell[number] = action.to
    return led(state, name)


def test_a_leader_left_behind_goes_to_his_units() -> None:
    units: Units = {f"ant_{c}": unit(f"1{n}05", "sw") for n, c in enumerate("efghi")}
    units["ghazi_a"] = unit("0122", "ne")
    leaders = {"ilghazi": leader("0122", "attack"), "antiochene": leader("1112", "advance"),
               "baldwin": leader("1806", "stand")}  # fmt: skip
    state = waiting("movement", "crusader", units, leaders)
    assert led(state, "antiochene") < 5
    assert moved_leader(state, "antiochene") == 5


def test_a_leader_goes_where_those_who_have_fled_can_rally() -> None:
    units: Units = {"ant_e": unit("1205", "sw"), "ant_f": unit("1904", "sw", routed=True),
                    "ant_g": unit("1905", "sw", routed=True),
                    "ghazi_a": unit("0122", "ne")}  # fmt: skip
    leaders = {"ilghazi": leader("0122", "attack"), "antiochene": leader("1205", "advance")}
    state = waiting("movement", "crusader", units, leaders)
    number = state.board.leader_index["antiochene"]
    charges = Charges(state, number)
    assert len(charges.fled) == 2
    assert led(state, "antiochene") == 1
    assert moved_leader(state, "antiochene") == 3


# -- whole games ----------------------------------------------------------------------------------


def acts(scenario: str, seed: int, most: int) -> list[Action]:
    """Return what the expert does in the seats of both sides."""
    rng = random.Random(seed)
    state = GAME.new(scenario, GAME.default_options)
    player = BRAIN.expert()
    done: list[Action] = []

    def dice(count: int, faces: int) -> tuple[int, ...]:
        return tuple(int(rng.random() * faces) + 1 for _ in range(count))

    settle(state, dice)
    while len(done) < most and state.over is None:
        step = state.agenda[-1]
        action = player(state)
        assert step.refuse(state, action) is None  # type: ignore[attr-defined]
        done.append(action)
        step.apply(state, action, None)  # type: ignore[attr-defined]
        settle(state, dice)
    return done


@pytest.mark.parametrize("scenario", ["hab", "hattin", "nicopolis", "tannenburg"])
def test_the_expert_plays_by_the_rules_and_alike_each_time(scenario: str) -> None:
    once = acts(scenario, 7, 260)
    assert once == acts(scenario, 7, 260)
    assert len(once) >= 150


def test_plans_are_reckoned_and_the_best_comes_first() -> None:
    state = GAME.new("nicopolis", GAME.default_options)
    rng = random.Random(5)
    player = BRAIN.expert()

    def dice(count: int, faces: int) -> tuple[int, ...]:
        return tuple(int(rng.random() * faces) + 1 for _ in range(count))

    settle(state, dice)
    while state.turn < 3 or not isinstance(state.agenda[-1], Movement):
        state.agenda[-1].apply(state, player(state), None)  # type: ignore[attr-defined]
        settle(state, dice)
    lines = BRAIN.lines(state, 8)
    gains = [gain for _, gain in lines]
    assert 2 <= len(lines) <= 3
    assert gains == sorted(gains, reverse=True)
    # The usual plan is among them: what the others gain is told against it.
    assert 0.0 in gains
    assert lines == BRAIN.lines(state, 8)


def test_a_position_is_worth_more_with_somebody_to_strike_at_and_led() -> None:
    units, leaders = line_of_battle()
    state = waiting("movement", "turk", units, leaders)
    whole = prospects(state, 0, SKILLED)
    turned = state.clone()
    for unit_id in ("ghazi_a", "ghazi_b"):
        number = turned.board.unit_index[unit_id]
        turned.facing[number] = (turned.facing[number] + 3) % 6
    assert prospects(turned, 0, SKILLED) < whole
    away = state.clone()
    away.leader_cell[state.board.leader_index["ilghazi"]] = state.board.field.by_name["0122"]
    assert prospects(away, 0, SKILLED) < whole
