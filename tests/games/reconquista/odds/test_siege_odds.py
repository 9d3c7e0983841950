"""The odds of sieges, against every dice roll of the real rules and against simulation."""

from __future__ import annotations

import random
from itertools import product
from math import sqrt
from typing import Any

import pytest

from reconquista_qt.engine.agenda import settle
from reconquista_qt.games.reconquista.odds import siege_odds
from reconquista_qt.games.reconquista.odds.battle import with_cid
from reconquista_qt.games.reconquista.rules.events import SiegeEnded
from reconquista_qt.games.reconquista.rules.forces import CID, pack, unpack, without
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.games.reconquista.rules.names import AREA_INDEX, CHRISTIAN, MUSLIM
from reconquista_qt.games.reconquista.rules.phase6_sieges import SiegeDice
from reconquista_qt.games.reconquista.rules.state import State

AREA = AREA_INDEX["toledo"]
Odds = dict[str, Any]
Terms = tuple[bool, bool, bool, bool]  # city, fortress, cid, same_religion


def begin(besieger: Odds, defender: Odds, terms: Terms, even_result: str) -> State:
    city, fortress, cid, same = terms
    state = GAME.new("standard", {"even_result": even_result})
    # Beaten besiegers find no refuge, so that no die is rolled for one.
    for area in state.board.members[state.board.region_of[AREA]]:
        state.units[area] = pack({"rebel": 1})
    for area in state.board.roads[AREA]:
        state.units[area] = pack({"rebel": 1})
    force = pack(besieger)
    ours = CHRISTIAN if "christian_army" in besieger or "military_order" in besieger else MUSLIM
    state.besiegers[AREA] = with_cid(force) if cid else force
    state.units[AREA] = pack(defender)
    state.city[AREA] = (ours if same else 3 - ours) if city else 0
    state.fortress[AREA] = fortress
    state.agenda = [SiegeDice(AREA)]
    return state


def note(found: Odds, weight: float, state: State, event: SiegeEnded, force: int) -> None:
    lifted = "beaten_off" if state.units[AREA] else "both_destroyed"
    outcome = {"lifted": lifted, "razed": "taken"}.get(event.outcome, event.outcome)
    left = force
    if event.outcome == "beaten_off":
        left = without(force, 1)
    keys = [outcome, "left " + str(sorted(unpack(left & ~CID).items()))]
    if event.outcome == "razed":
        keys.append("razed")
    for key in keys:
        found[key] = found.get(key, 0.0) + weight


def follow(state: State, weight: float, found: Odds) -> None:
    step = state.agenda[-1]
    for values in product(range(1, 7), repeat=2):
        child = state.clone()
        child.agenda.pop()
        events: list[Any] = []
        step.take(child, values, events.append)
        ended = [event for event in events if isinstance(event, SiegeEnded)]
        if ended:
            outside = child.besiegers[AREA]
            taken = ended[0].outcome in ("taken", "razed", "surrendered")
            force = child.units[AREA] if taken else outside
            if ended[0].outcome == "beaten_off":
                force = state.besiegers[AREA]
            note(found, weight / 36, child, ended[0], force)
        else:
            follow(child, weight / 36, found)


def flat(odds: Odds) -> Odds:
    words = ("taken", "razed", "surrendered", "beaten_off", "both_destroyed")
    found = {word: odds[word] for word in words if odds[word]}
    for units, chance in odds["besieger_left"]:
        found["left " + str(sorted(units.items()))] = chance
    return found


CASES: list[tuple[Odds, Odds, Terms]] = [
    ({"christian_army": 1}, {"muslim_garrison": 1}, (True, False, False, False)),
    ({"christian_army": 2}, {"muslim_garrison": 1}, (True, True, False, False)),
    ({"christian_army": 2}, {}, (True, False, False, False)),
    ({"christian_army": 1}, {}, (True, True, True, False)),
    ({"christian_army": 2}, {"muslim_garrison": 1}, (True, False, False, True)),
    ({"christian_army": 2}, {"rebel": 1}, (False, True, False, False)),
    ({"military_order": 1, "christian_army": 1}, {"rebel": 2}, (True, True, True, True)),
    ({"raider": 2}, {"christian_garrison": 1}, (True, False, False, False)),
    ({"raider": 2}, {"muslim_garrison": 1}, (False, True, False, False)),
    ({"muslim_army": 3}, {"military_order": 1}, (True, False, True, False)),
    (
        {"muslim_mercenary": 1, "muslim_army": 1},
        {"christian_garrison": 2},
        (True, False, False, True),
    ),
]


@pytest.mark.rule(
    "phase6/storm", "phase6/beaten-off", "phase6/tie", "phase6/fortress",
    "phase6/Z2", "phase6/Z3", "phase6/Z4", "phase6/Z7", "phase6/Z8", "phase6/Z9", "phase6/Z10",
    "phase6/Z12", "phase2/D16",
)  # fmt: skip
@pytest.mark.parametrize("even_result", ["total", "die"])
@pytest.mark.parametrize(("besieger", "defender", "terms"), CASES)
def test_every_roll_of_small_sieges_counts_once(
    besieger: Odds, defender: Odds, terms: Terms, even_result: str
) -> None:
    expected: Odds = {}
    follow(begin(besieger, defender, terms, even_result), 1.0, expected)
    found = flat(siege_odds(besieger, defender, *terms, even_result=even_result))
    assert found.keys() == expected.keys()
    for key, chance in expected.items():
        assert found[key] == pytest.approx(chance, abs=1e-9), key


def test_a_large_siege_agrees_with_simulation() -> None:
    besieger, defender = {"christian_army": 9}, {"muslim_garrison": 4, "muslim_army": 6}
    terms = (True, False, True, False)
    draw = random.Random(5)
    games = 4000
    counted: Odds = {}
    for _ in range(games):
        state = begin(besieger, defender, terms, "total")
        events: list[Any] = []
        settle(state, lambda n, _faces: tuple(draw.randint(1, 6) for _ in range(n)), events.append)
        outcome = next(event.outcome for event in events if isinstance(event, SiegeEnded))
        outcome = {"lifted": "beaten_off"}.get(outcome, outcome)
        counted[outcome] = counted.get(outcome, 0) + 1
    odds = siege_odds(besieger, defender, *terms)
    expected = {**odds, "taken": odds["taken"] - odds["razed"]}
    for key in ("taken", "razed", "surrendered", "beaten_off", "both_destroyed"):
        error = sqrt(expected[key] * (1 - expected[key]) / games)
        assert counted.get(key, 0) / games == pytest.approx(expected[key], abs=5 * error + 1e-3)


@pytest.mark.parametrize(("besieger", "defender", "terms"), CASES)
def test_the_ends_of_a_siege_sum_to_one(besieger: Odds, defender: Odds, terms: Terms) -> None:
    odds = siege_odds(besieger, defender, *terms)
    ends = ("taken", "surrendered", "beaten_off", "both_destroyed")
    assert sum(odds[end] for end in ends) == pytest.approx(1, abs=1e-12)
    assert odds["razed"] <= odds["taken"]
    assert sum(chance for _, chance in odds["besieger_left"]) == pytest.approx(1, abs=1e-12)


@pytest.mark.rule("phase6/Z4", "definitions/A8")
def test_a_lone_fortress_has_no_city_to_be_razed() -> None:
    odds = siege_odds({"christian_army": 3}, {"muslim_garrison": 1}, False, True, False, False)
    assert odds["razed"] == 0
