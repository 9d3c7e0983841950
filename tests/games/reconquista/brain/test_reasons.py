"""The reasons of the adviser are facts: they agree with the exact odds and with the score."""

from __future__ import annotations

from typing import Any

import pytest

from reconquista_qt.engine.agenda import settle
from reconquista_qt.games.reconquista.brain.danger import danger
from reconquista_qt.games.reconquista.brain.reasons import CODES, reasons
from reconquista_qt.games.reconquista.odds import battle_odds, reaction_odds
from reconquista_qt.games.reconquista.rules.actions import DONE, Build, Move
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.games.reconquista.rules.names import AREA_INDEX
from reconquista_qt.games.reconquista.rules.state import State

OVIEDO, GALICIA, LEON = AREA_INDEX["oviedo"], AREA_INDEX["galicia"], AREA_INDEX["leon"]


def position(phase: str, **units: dict[str, int]) -> State:
    data = GAME.position(GAME.new("standard", {}))
    for area, there in units.items():
        data["areas"][area].update(units=there, besiegers={})
    state: State = GAME.from_position({**data, "phase": phase}, {})
    settle(state, lambda count, _faces: (3,) * count)
    return state


def amounts(state: State, action: Build | Move) -> dict[str, tuple[str, float]]:
    return {code: (where, amount) for code, where, amount in reasons(state, action)}


def test_the_chance_of_a_battle_and_the_risk_behind_it_are_the_exact_ones() -> None:
    state = position("movement", oviedo={"christian_army": 4}, galicia={"muslim_army": 2})
    force = state.units[OVIEDO]
    found = amounts(state, Move(OVIEDO, GALICIA, force))
    mountain = state.board.mountain[GALICIA]
    odds = battle_odds({"christian_army": 4}, {"muslim_army": 2}, mountain, False, None)
    where, chance = found["takes"]
    assert where == "galicia"
    assert chance == pytest.approx(odds["attacker_wins"], abs=1e-4)
    after = state.clone()
    after.units[OVIEDO] = 0
    strike = reaction_odds(after)["oviedo"].chance
    fall = danger(state.city[OVIEDO], state.fortress[OVIEDO], state.board.mountain[OVIEDO], 0)
    assert found["leaves_open"] == ("oviedo", pytest.approx(strike * fall))


def test_a_purchase_tells_what_it_prepares_and_what_it_makes_safer() -> None:
    state = position("income", oviedo={"christian_garrison": 1}, leon={"muslim_garrison": 1})
    found = amounts(state, Build("army", OVIEDO))
    assert found["prepares"][0] in ("leon", "galicia", "santiago", "pamplona", "burgos")
    assert 0.25 < found["prepares"][1] <= 1
    assert found["safer"][0] == "oviedo" and 0 < found["safer"][1] < 1


def test_ending_a_phase_needs_no_reason() -> None:
    assert reasons(position("income"), DONE) == ()


Areas = dict[str, dict[str, Any]]
OURS: Areas = {"oviedo": {"city": "christian", "units": {"christian_army": 4}}}
MUSLIM_CITY: dict[str, Any] = {"city": "muslim", "units": {"muslim_garrison": 1}}
CAMP: dict[str, Any] = {"units": {"muslim_garrison": 1}}
FAR: Areas = {"toledo": MUSLIM_CITY}
GUARD: Areas = {"oviedo": {"city": "christian", "units": {"christian_garrison": 1}}}
BARE: Areas = {"leon": {"city": "christian"}}


def bare_map(phase: str, areas: Areas) -> State:
    """Return a position in which nothing stands but what is named."""
    data = GAME.position(GAME.new("standard", {}))
    for name in data["areas"]:
        bare = {"city": None, "fortress": False, "units": {}, "besiegers": {}}
        data["areas"][name].update(bare | areas.get(name, {}))
    state: State = GAME.from_position({**data, "phase": phase}, {})
    settle(state, lambda count, _faces: (3,) * count)
    return state


def marching(areas: Areas) -> dict[tuple[str, str], float]:
    """Return what is told of the march of all in Oviedo to Galicia."""
    state = bare_map("movement", areas)
    move = Move(OVIEDO, GALICIA, state.units[OVIEDO])
    return {(code, where): amount for code, where, amount in reasons(state, move)}


def building(what: str, area: int, areas: Areas) -> dict[tuple[str, str], float]:
    """Return what is told of a purchase."""
    found = reasons(bare_map("income", areas), Build(what, area))
    return {(code, where): amount for code, where, amount in found}


@pytest.mark.parametrize(
    ("code", "where", "told", "as_it_is", "changed"),
    [
        ("takes", "galicia", marching, {"galicia": CAMP}, {}),
        ("joins", "galicia", marching, {"galicia": {"units": {"christian_garrison": 1}}}, {}),
        ("wins_city", "galicia", marching, {"galicia": MUSLIM_CITY}, {"galicia": CAMP}),
        (
            "wins_region", "asturias", marching, {"galicia": MUSLIM_CITY, "leon": MUSLIM_CITY},
            {"galicia": MUSLIM_CITY, "leon": MUSLIM_CITY, "santiago": MUSLIM_CITY},
        ),
        (
            "income", "asturias", marching, {"galicia": MUSLIM_CITY, "leon": MUSLIM_CITY},
            {"galicia": MUSLIM_CITY, "leon": MUSLIM_CITY, "santiago": MUSLIM_CITY},
        ),
        (
            "wins_free_region", "asturias", marching, {"galicia": CAMP},
            {"galicia": CAMP, "leon": CAMP},
        ),
        (
            "leaves_open", "oviedo", marching, {"galicia": CAMP},
            {"galicia": CAMP, "oviedo": {"units": {"christian_army": 4}}},
        ),
        (
            "prepares", "galicia", lambda more: building("army", OVIEDO, {**GUARD, **FAR, **more}),
            {"galicia": CAMP}, {},
        ),
        (
            "safer", "oviedo", lambda more: building("army", OVIEDO, {**GUARD, **FAR, **more}),
            {}, {"oviedo": {**OURS["oviedo"], "units": {"christian_army": 8}}},
        ),
        (
            "riskier", "leon", lambda more: building("garrison", LEON, {**BARE, **FAR, **more}),
            {}, {"leon": {"city": "christian", "units": {"christian_army": 2}}},
        ),
    ],
)  # fmt: skip
def test_a_reason_goes_with_the_fact_that_it_names(
    code: str, where: str, told: Any, as_it_is: Areas, changed: Areas
) -> None:
    """With the fact it is told, without it is not: whatever else is on the map stays."""
    ours = {**OURS, **FAR} if told is marching else {}
    assert told({**ours, **as_it_is})[code, where] > 0
    assert (code, where) not in told({**ours, **changed})


@pytest.mark.parametrize("defenders", [1, 2, 3])
def test_a_stronger_garrison_makes_a_place_harder_to_take(defenders: int) -> None:
    def chance(count: int) -> float:
        camp = {"units": {"muslim_garrison": count}}
        return marching({**OURS, **FAR, "galicia": camp})["takes", "galicia"]

    assert chance(defenders) > chance(defenders + 1)


def test_every_kind_of_reason_has_its_fact_changed() -> None:
    marks = test_a_reason_goes_with_the_fact_that_it_names.pytestmark  # type: ignore[attr-defined]
    assert {case[0] for case in marks[0].args[1]} == set(CODES)
