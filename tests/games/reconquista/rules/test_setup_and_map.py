"""The set-up, the map and the definitions."""

from __future__ import annotations

import copy
import json
from collections import Counter
from typing import Any

import pytest

from reconquista_qt.assets import resource
from reconquista_qt.engine.decision import Over
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.rules.board import board_from
from reconquista_qt.games.reconquista.rules.control import (
    city_control,
    controls_walls,
    is_friendly,
    is_hostile,
    is_vacant,
)
from reconquista_qt.games.reconquista.rules.forces import SIDE_MASK, UNITS, pack, side_of
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.games.reconquista.rules.names import (
    AREA_INDEX,
    AREAS,
    CHRISTIAN,
    FRENCH,
    MUSLIM,
    RAIDER,
    REBEL,
)
from reconquista_qt.games.reconquista.rules.score import score
from tests.games.reconquista.rules.table import area, at, move, units

START = GAME.position(GAME.new("standard", GAME.default_options))["areas"]
MAP = json.loads(resource("reconquista", "map.json").read_text(encoding="utf-8"))


def where(test: Any) -> set[str]:
    """Return the areas of the set-up that pass a test."""
    return {name for name, there in START.items() if test(there)}


@pytest.mark.rule("setup/garrisons", "setup/B1", "setup/christian-army", "setup/muslim-armies",
                  "reference/setup")  # fmt: skip
def test_the_units_of_the_set_up_counted() -> None:
    count: Counter[str] = Counter()
    for there in START.values():
        count.update(there["units"])
    assert count == {"muslim_garrison": 18, "christian_garrison": 2, "christian_army": 1,
                     "muslim_army": 4}  # fmt: skip
    assert where(lambda a: "christian_garrison" in a["units"]) == {"pamplona", "oviedo"}
    assert where(lambda a: "christian_army" in a["units"]) == {"oviedo"}
    armies = {name: START[name]["units"].get("muslim_army", 0) for name in AREAS}
    assert {k: v for k, v in armies.items() if v} == {"zaragoza": 1, "toledo": 1, "cordoba": 2}
    assert all(sum(a["units"].get(g, 0) for g in ("muslim_garrison", "christian_garrison")) == 1
               for a in START.values())  # fmt: skip


@pytest.mark.rule("setup/fortresses", "setup/muslim-cities", "setup/christian-cities", "setup/B2",
                  "reference/setup", "setup/B3")  # fmt: skip
def test_the_cities_and_fortresses_of_the_set_up() -> None:
    assert where(lambda a: a["fortress"]) == {"badajoz", "toledo", "cordoba", "zaragoza"}
    assert where(lambda a: a["city"] == "muslim") == {
        "zaragoza", "salamanca", "toledo", "valencia", "lisboa", "cordoba", "algeciras", "granada",
    }  # fmt: skip
    assert where(lambda a: a["city"] == "christian") == {"oviedo", "leon", "barcelona"}
    assert START["badajoz"]["city"] is None
    assert GAME.scenarios[0] == "standard"


@pytest.mark.rule("setup/turn-marker", "intro/game", "intro/player", "setup/B1")
def test_the_player_leads_the_christians_from_turn_one_with_one_city() -> None:
    session = Session.new(GAME, seed=1)
    assert session.waiting.side == "christian"  # type: ignore[union-attr]
    assert session.state.turn == 1
    start = GAME.new("standard", GAME.default_options)
    assert [line.where for line in score(start).lines if line.what == "city"] == ["oviedo"]


@pytest.mark.rule("map/regions-areas", "map/numbers", "map/roads")
def test_the_map_has_five_regions_of_four_areas_and_roads_between_regions() -> None:
    board = GAME.board
    assert [len(members) for members in board.members] == [4] * 5
    assert sorted(board.in_order) == list(range(20))
    names = {AREAS[a] for a in board.members[0]}
    assert names == {"santiago", "oviedo", "galicia", "leon"}
    for values in board.by_die:
        assert -1 not in values[1:]
    ends = {frozenset((AREAS[a], AREAS[b])) for a in range(20) for b in board.roads[a]}
    assert ends == {
        frozenset(road)
        for road in (
            ("oviedo", "pamplona"), ("leon", "burgos"), ("galicia", "porto"),
            ("tarragona", "valencia"), ("salamanca", "badajoz"), ("toledo", "cordoba"),
            ("sevilla", "algeciras"),
        )
    }  # fmt: skip
    for area_, others in enumerate(board.roads):
        assert all(board.region_of[area_] != board.region_of[other] for other in others)
    assert {AREAS[a] for a in range(20) if board.mountain[a]} == {"oviedo", "pamplona", "granada"}
    zaragoza, tarragona = AREA_INDEX["zaragoza"], AREA_INDEX["tarragona"]
    assert board.by_die[1][4] == tarragona
    assert board.by_die[1][5] == board.by_die[1][6] == zaragoza
    assert board.following[zaragoza] == board.by_die[1][1]


def broken(change: Any) -> list[tuple[str, str, str]]:
    """Return the problems of the map after a change."""
    data = copy.deepcopy(MAP)
    change(data)
    with pytest.raises(BadInput) as caught:
        board_from(data)
    return list(caught.value.problems)


@pytest.mark.rule("map/numbers", "map/roads", "map/regions-areas")
@pytest.mark.parametrize(
    ("change", "code", "place"),
    [
        (lambda d: d["regions"][1]["areas"][2]["dice"].clear(), "map-no-die-value",
         "regions.aragon.areas.tarragona.dice"),
        (lambda d: d["regions"][1]["areas"][2]["dice"].append(5), "map-twice-die-value",
         "regions.aragon.areas"),
        (lambda d: d["roads"][0]["between"].__setitem__(1, "paris"), "map-road-to-nowhere",
         "roads[0]"),
        (lambda d: d["roads"][0].update(between=["oviedo", "leon"]), "map-road-within-region",
         "roads[0]"),
        (lambda d: d["ports"][0].update(number=2), "map-twice-port-number", "ports"),
        (lambda d: d["ports"][0].update(area="granada"), "map-twice-port", "ports[2]"),
        (lambda d: d["regions"][0].update(number=2), "map-twice-region-number", "regions"),
        (lambda d: d["regions"][0]["areas"].pop(), "map-missing-area", "regions"),
        (lambda d: d["mountains"][0].update(area="everest"), "map-unknown-area", "mountains[0]"),
        (lambda d: d["mountains"][0].update(mark="guessed"), "map-bad-mark", "mountains[0].mark"),
        (lambda d: d.update(format=9), "map-unknown-format", "format"),
        (lambda d: d.update(roads={}), "map-not-a-list", "roads"),
        (lambda d: d["regions"][0].pop("name"), "map-not-an-object", "regions.asturias.name"),
        (lambda d: [d["roads"].pop(2) for _ in range(1)] + [d["roads"].pop(3), d["roads"].pop()],
         "map-region-cut-off", "roads"),
    ],
)  # fmt: skip
def test_a_map_with_a_hole_is_refused_with_its_place(change: Any, code: str, place: str) -> None:
    assert (code, place) in [(found[0], found[1]) for found in broken(change)]


@pytest.mark.rule("map/numbers")
def test_every_hole_of_a_map_is_named_at_once() -> None:
    def change(data: dict[str, Any]) -> None:
        data["regions"][0]["areas"][0]["dice"] = []
        data["roads"][0]["between"] = ["oviedo", "atlantis"]
        data["ports"][5]["number"] = 1

    codes = {code for code, _, _ in broken(change)}
    assert {"map-no-die-value", "map-road-to-nowhere", "map-twice-port-number"} <= codes


CITY = {
    "christian, empty": (area("christian"), CHRISTIAN),
    "muslim, empty": (area("muslim"), MUSLIM),
    "muslim, army": (area("muslim", christian_army=1), CHRISTIAN),
    "muslim, garrison": (area("muslim", christian_garrison=1), CHRISTIAN),
    "muslim, order": (area("muslim", military_order=1), CHRISTIAN),
    "muslim, crusader": (area("muslim", crusader=1), CHRISTIAN),
    "christian, muslim army": (area("christian", muslim_army=1), MUSLIM),
    "christian, muslim garrison": (area("christian", muslim_garrison=1), MUSLIM),
    "christian, rebel": (area("christian", rebel=1), REBEL),
    "christian, french": (area("christian", french=1), FRENCH),
    "muslim, raider": (area("muslim", raider=1), RAIDER),
    "besieged": (area("muslim", muslim_garrison=1, besiegers={"christian_army": 3}), MUSLIM),
    "besieged, empty": (area("muslim", besiegers={"christian_army": 3}), MUSLIM),
    "no city": (area(christian_army=1), 0),
}


@pytest.mark.rule(
    "definitions/christian-control", "definitions/muslim-control", "definitions/rebel-control",
    "definitions/empty-city", "definitions/A6", "definitions/A10", "definitions/A11",
    "counters/city",
)  # fmt: skip
@pytest.mark.parametrize("name", CITY)
def test_who_controls_a_city(name: str) -> None:
    place, side = CITY[name]
    assert city_control(at("movement", {"leon": place}).state, AREA_INDEX["leon"]) == side


@pytest.mark.rule("definitions/A5", "phase4/enemies", "phase4/H9")
@pytest.mark.parametrize(
    ("place", "christian", "muslim", "rebel"),
    [
        (area(), "v", "v", "v"),
        (area(fortress=True), "v", "v", "v"),
        (area("christian"), "f", "h", "h"),
        (area("muslim"), "h", "f", "h"),
        (area("muslim", christian_army=1), "f", "h", "h"),
        (area("christian", muslim_garrison=1), "h", "f", "h"),
        (area(rebel=1), "h", "h", "f"),
        (area("christian", christian_army=1, besiegers={"raider": 1}), "h", "h", "h"),
    ],
)
def test_friendly_hostile_and_vacant_areas(
    place: dict[str, object], christian: str, muslim: str, rebel: str
) -> None:
    state, leon = at("movement", {"leon": place}).state, AREA_INDEX["leon"]
    for side, expected in ((CHRISTIAN, christian), (MUSLIM, muslim), (REBEL, rebel)):
        assert is_hostile(state, side, leon) is (expected == "h")
        assert is_friendly(state, side, leon) is (expected == "f")
    assert is_vacant(state, leon) is (christian == "v")


@pytest.mark.rule("definitions/A9", "definitions/A8", "counters/fortress")
def test_a_fortress_is_controlled_by_its_holders_or_with_its_city() -> None:
    areas = {
        "leon": area(fortress=True, christian_garrison=1),
        "oviedo": area("christian", fortress=True),
        "galicia": area(fortress=True),
    }
    state = at("movement", areas).state
    assert controls_walls(state, CHRISTIAN, AREA_INDEX["leon"])
    assert controls_walls(state, CHRISTIAN, AREA_INDEX["oviedo"])
    assert not controls_walls(state, CHRISTIAN, AREA_INDEX["galicia"])


@pytest.mark.rule("counters/garrison", "counters/army", "counters/rebel",
                  "counters/military-order", "counters/el-cid", "definitions/F-2")  # fmt: skip
def test_every_counter_belongs_to_one_side() -> None:
    sides = {name: side_of(pack({name: 1})) for name in UNITS}
    assert sides == {
        "mercenary": CHRISTIAN, "crusader": CHRISTIAN, "christian_garrison": CHRISTIAN,
        "military_order": CHRISTIAN, "christian_army": CHRISTIAN, "el_cid_christian": CHRISTIAN,
        "muslim_mercenary": MUSLIM, "muslim_garrison": MUSLIM, "muslim_army": MUSLIM,
        "el_cid_muslim": MUSLIM, "rebel": REBEL, "french": FRENCH, "raider": RAIDER,
    }  # fmt: skip
    assert sum(SIDE_MASK) == sum(pack({name: 0xFFFF}) for name in UNITS)


@pytest.mark.rule("counters/limits", "definitions/A13")
def test_units_are_without_limit() -> None:
    game = at("movement", {"leon": area(christian_army=300), "oviedo": area(christian_army=400)})
    move(game, "oviedo", "leon", christian_army=400)
    assert units(game, "leon") == {"christian_army": 700}


@pytest.mark.rule("setup/B3")
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_every_scenario_starts_soundly_and_says_whose_it_is(scenario: str) -> None:
    data = GAME.scenario_data(scenario)
    assert data["mark"] == ("stated" if scenario == "standard" else "ours")
    for field in ("name", "note"):
        assert set(data[field]) >= {"en", "es"}
    session = Session.new(GAME, seed=3, scenario=scenario)
    assert GAME.problems(session.state) == []
    while not isinstance(session.waiting, Over):
        session.act(session.waiting.options[-1])  # type: ignore[union-attr]
