"""Where the coming reaction strikes: exact chances against simulated reactions."""

from __future__ import annotations

import random
from math import sqrt
from typing import Any

import pytest

from reconquista_qt.ai.playout import cheap_dice, play_out
from reconquista_qt.ai.policies import policy
from reconquista_qt.engine.agenda import RUNS
from reconquista_qt.games.reconquista.odds import reaction_odds
from reconquista_qt.games.reconquista.rules.events import BattleBegan, SiegeLaid
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.games.reconquista.rules.names import MOVEMENT, REGION_INDEX
from reconquista_qt.games.reconquista.rules.phase2_events import JIHAD
from reconquista_qt.games.reconquista.rules.phase5_reaction import ReactionRegion
from reconquista_qt.games.reconquista.rules.state import State


def first_struck(state: State, draw: random.Random) -> str:
    """Run one reaction by the rules until its first engagement, and say where that is."""
    state = state.clone()
    state.agenda = [ReactionRegion()]
    events: list[Any] = []
    while state.agenda:
        step: Any = state.agenda.pop()
        if step.waits == RUNS:
            step.run(state, events.append)
        else:
            values = tuple(draw.randint(1, 6) for _ in range(step.count))
            step.take(state, values, events.append)
        for event in events:
            if isinstance(event, (BattleBegan, SiegeLaid)):
                return event.area
    return ""


def position(seed: int, turn: int) -> State:
    state: State = GAME.new("standard", {})
    late = lambda s: s.turn >= turn and s.phase == MOVEMENT  # noqa: E731
    play_out(state, policy("greedy", GAME), cheap_dice(seed), until=late)
    return state


def compare(state: State, games: int = 3000) -> None:
    draw = random.Random(8)
    counted: dict[str, int] = {}
    for _ in range(games):
        area = first_struck(state, draw)
        counted[area] = counted.get(area, 0) + 1
    counted.pop("", None)
    odds = reaction_odds(state)
    assert counted.keys() <= odds.keys()
    for area, strike in odds.items():
        error = sqrt(strike.chance * (1 - strike.chance) / games)
        share = counted.get(area, 0) / games
        assert share == pytest.approx(strike.chance, abs=5 * error + 1 / games), area


@pytest.mark.rule(
    "phase5/reaction", "phase5/region", "phase5/table", "phase5/movement", "phase5/M9", "phase5/M11"
)
@pytest.mark.parametrize(("seed", "turn"), [(0, 1), (3, 4), (7, 9)])
def test_the_chances_are_those_of_simulated_reactions(seed: int, turn: int) -> None:
    compare(position(seed, turn))


@pytest.mark.rule("phase2/D17", "phase1/Q10")
def test_a_jihad_in_a_turn_of_revolt() -> None:
    state = position(3, 4)
    state.event, state.event_count = JIHAD, 0
    state.revolt = REGION_INDEX["castilla"]
    compare(state, 1500)


def test_each_chance_is_the_sum_of_its_routes() -> None:
    for strike in reaction_odds(position(3, 4)).values():
        assert sum(chance for _, chance in strike.routes) == pytest.approx(strike.chance)
        for route, _ in strike.routes:
            assert route.path[-1] == strike.area
            assert route.how in ("battle", "siege")
            assert strike.expected_armies >= 1


def test_asking_changes_nothing() -> None:
    state = GAME.new("standard", {})
    before = GAME.digest(state)
    reaction_odds(state)
    assert GAME.digest(state) == before
