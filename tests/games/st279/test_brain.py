"""The greedy player: legal, repeatable, and better than chance."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

from reconquista_qt.engine.agenda import asking, settle
from reconquista_qt.games.st279.brain import BRAIN
from reconquista_qt.games.st279.brain.expert import Expert
from reconquista_qt.games.st279.brain.reach import Reach
from reconquista_qt.games.st279.rules.game import GAME
from reconquista_qt.games.st279.rules.state import State
from reconquista_qt.games.st279.rules.troops import ACTED, units_at
from tests.games.st279.table import Table


def match(seed: int, side: str, *, most: int = 30_000) -> tuple[State, list[Any]]:
    """Play a game of the greedy player for a side against chance."""
    dice, rng = random.Random(seed), random.Random(seed + 7)
    state = GAME.new("ready", {})
    player = BRAIN.greedy()
    played = []

    def roll(count: int, faces: int) -> tuple[int, ...]:
        return tuple(int(dice.random() * faces) + 1 for _ in range(count))

    settle(state, roll)
    while state.over is None and len(played) < most:
        step: Any = state.agenda[-1]
        if step.side == side:
            action = player(state)
        else:
            options = step.options(state)
            action = options[int(rng.random() * len(options))]
        assert step.refuse(state, action) is None, action
        step.apply(state, action, None)
        settle(state, roll)
        played.append(action)
    return state, played


@pytest.mark.parametrize("seed", range(3))
def test_the_greedy_muslim_beats_chance(seed: int) -> None:
    state, _ = match(seed, "muslim")
    assert state.over is not None and state.over.winner == "muslim"


def test_the_greedy_christian_gains_against_chance() -> None:
    before = GAME.score_data(GAME.new("ready", {}))["total"]
    state, _ = match(1, "christian", most=700)
    assert GAME.score_data(state)["total"] >= before + 6


def test_it_plays_alike_and_copies_go_their_own_way() -> None:
    one, other = match(2, "christian", most=150), match(2, "christian", most=150)
    assert one[1] == other[1]
    state = one[0]
    player = BRAIN.greedy()
    twin = copy.copy(player)
    assert player(state) == twin(state)


def test_the_expert_takes_the_cities_of_a_careless_greedy_player() -> None:
    """As the Muslims it wins at once against who leaves the great cities open."""
    state = GAME.new("ready", {"tables": "even"})
    players = {"christian": BRAIN.greedy(), "muslim": BRAIN.expert()}
    dice = random.Random(11)

    def roll(count: int, faces: int) -> tuple[int, ...]:
        return tuple(int(dice.random() * faces) + 1 for _ in range(count))

    settle(state, roll)
    while state.over is None:
        step: Any = state.agenda[-1]
        action = players[step.side](state)
        assert step.refuse(state, action) is None, action
        step.apply(state, action, None)
        settle(state, roll)
    assert state.over.winner == "muslim"


def test_a_plan_goes_from_the_march_to_the_siege() -> None:
    state, _ = match(3, "christian", most=120)
    rng = random.Random(3)
    while getattr(state.agenda[-1], "kind", "") != "campaign":
        step: Any = state.agenda[-1]
        options = step.options(state)
        step.apply(state, options[int(rng.random() * len(options))], None)
        settle(state, lambda count, faces: (4,) * count)
    lines = BRAIN.lines(state, 8)
    for line, _ in lines:
        assert state.agenda[-1].refuse(state, line[0]) is None  # type: ignore[attr-defined]


def test_lines_and_worth() -> None:
    state, _ = match(3, "christian", most=120)
    lines = BRAIN.lines(state, 4)
    assert 1 <= len(lines) <= 4
    step: Any = state.agenda[-1]
    assert all(step.refuse(state, line[0]) is None for line, _ in lines)
    assert BRAIN.evaluate(state, "christian") == -BRAIN.evaluate(state, "muslim")
    assert BRAIN.material(state) >= 10


def test_the_expert_sets_the_muslims_up_as_the_scenario_with_all_in_place_has_them() -> None:
    state = GAME.new("standard", {})
    settle(state, lambda count, faces: (1,) * count)
    player = BRAIN.expert()
    while (step := asking(state)).side == "muslim":
        step.apply(state, player(state), None)
        settle(state, lambda count, faces: (1,) * count)
    there = GAME.position(state)["areas"]
    ready = GAME.position(GAME.new("ready", {}))["areas"]
    for area, places in ready.items():
        for where in ("field", "city"):
            assert there[area][where].get("muslim") == places[where].get("muslim"), area


@pytest.mark.rule("12.0/cost")
def test_the_expert_goes_on_with_units_that_a_king_took_further_than_they_could_go() -> None:
    """Whoever went along with the King on his point has one less than none once he is gone."""
    table = Table().put("leon", "asturias_leon", {"royal_mesnada": 1, "peones": 1})
    table.campaign("asturias_leon").begin()
    state = table.game.state
    leon = state.board.areas.index("leon")
    state.worn[leon] = tuple((kind, -1 if kind else 2, ACTED) for kind, _, _ in
                             units_at(state, leon, inside=False))  # fmt: skip
    assert min(mp for _, mp, _ in units_at(state, leon, inside=False)) == -1
    assert Reach(state).of(leon, -1, free=False) == {leon: -1}
    action = Expert()(state)
    assert asking(state).refuse(state, action) is None
