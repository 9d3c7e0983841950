"""Phase 4, Movement: who moves where, and what stops a force."""

from __future__ import annotations

import itertools

import pytest

from reconquista_qt.games.reconquista.rules.events import BattleBegan, SiegeLaid, UnitsRetreated
from reconquista_qt.games.reconquista.rules.game import GAME
from tests.games.reconquista.rules.table import (
    area,
    at,
    besiegers,
    do,
    events,
    here,
    move,
    offered,
    only,
    refused,
    script,
    units,
)

ARMY = {"christian_army": 1}


@pytest.mark.rule("phase4/region", "phase4/G1", "phase3/E3")
def test_one_region_moves_fixed_by_its_first_move() -> None:
    game = at("movement", {"oviedo": area(christian_army=1), "porto": area(christian_army=1)})
    assert {option.get("from") for option in offered(game)} == {"oviedo", "porto", None}
    move(game, "oviedo", "leon", christian_army=1)
    assert GAME.position(game.state)["moving_region"] == "asturias"
    assert refused(game, do="move", origin="porto", to="lisboa", units=ARMY) == "phase4/G1"
    assert "porto" not in {option.get("from") for option in offered(game)}


@pytest.mark.rule("phase4/region", "phase4/G1")
def test_units_of_another_region_stay_even_when_passed_by() -> None:
    areas = {"leon": area(christian_army=1), "burgos": area(christian_army=2)}
    game = at("movement", areas)
    move(game, "leon", "burgos", christian_army=1)
    assert (
        refused(game, do="move", origin="burgos", to="toledo", units={"christian_army": 2})
        == "phase4/G1"
    )
    move(game, "burgos", "toledo", christian_army=1)
    assert units(game, "burgos") == {"christian_army": 2}


@pytest.mark.rule("phase4/garrisons", "definitions/A4", "phase4/together")
def test_garrisons_go_anywhere_in_their_region() -> None:
    for to in ("oviedo", "galicia", "leon"):
        game = at("movement", {"santiago": area(christian_garrison=2)})
        move(game, "santiago", to, christian_garrison=1)
        assert units(game, to) == units(game, "santiago") == {"christian_garrison": 1}


@pytest.mark.rule("phase2/D13")
@pytest.mark.parametrize(
    ("there", "most"),
    [({"christian_garrison": 2}, 2), ({"christian_garrison": 2, "el_cid_christian": 1}, 1)],
)
def test_somebody_stays_with_el_cid(there: dict[str, int], most: int) -> None:
    game = at("movement", {"leon": area(**there)})
    offers = [option["units"] for option in offered(game) if option.get("from") == "leon"]
    assert max(units.get("christian_garrison", 0) for units in offers) == most
    assert not any("el_cid_christian" in units for units in offers)


@pytest.mark.rule("phase4/garrisons-region", "map/roads")
def test_garrisons_never_take_a_road_and_nobody_leaves_but_by_road() -> None:
    game = at("movement", {"leon": area(christian_garrison=1, christian_army=1)})
    both = {"christian_garrison": 1, "christian_army": 1}
    assert refused(game, do="move", origin="leon", to="burgos", units=both) == (
        "phase4/garrisons-region"
    )
    assert refused(game, do="move", origin="leon", to="porto", units=ARMY) == "map/roads"
    assert {"do": "move", "from": "leon", "to": "burgos", "units": ARMY} in offered(game)


@pytest.mark.rule("phase4/armies", "phase4/G2", "phase4/G5")
def test_armies_march_on_and_on_and_come_back() -> None:
    game = at("movement", {"oviedo": area(christian_army=1)})
    for origin, to in [("oviedo", "leon"), ("leon", "burgos"), ("burgos", "toledo"),
                       ("toledo", "cordoba"), ("cordoba", "toledo")]:  # fmt: skip
        move(game, origin, to, christian_army=1)
    assert units(game, "toledo") == ARMY


@pytest.mark.rule("phase4/G3", "definitions/A10")
def test_orders_crusaders_and_mercenaries_take_roads_like_armies() -> None:
    game = at("movement", {"leon": area(military_order=1, crusader=1, mercenary=1)})
    move(game, "leon", "burgos", military_order=1, crusader=1, mercenary=1)
    assert units(game, "burgos") == {"military_order": 1, "crusader": 1, "mercenary": 1}


@pytest.mark.rule("phase4/armies", "phase4/G4")
@pytest.mark.parametrize(
    ("city", "there", "going", "rule"),
    [
        ("muslim", {"christian_army": 1}, {"christian_army": 1}, "phase4/G4"),
        ("muslim", {"christian_army": 2}, {"christian_army": 1}, None),
        ("muslim", {"christian_army": 1, "christian_garrison": 1}, {"christian_army": 1}, None),
        ("muslim", {"christian_army": 1, "military_order": 1}, {"christian_army": 1}, "phase4/G4"),
        ("muslim", {"military_order": 1}, {"military_order": 1}, "phase4/G4"),
        ("christian", {"christian_army": 1}, {"christian_army": 1}, None),
        (None, {"christian_army": 1}, {"christian_army": 1}, None),
    ],
)
def test_by_road_somebody_must_hold_a_muslim_city(
    city: str | None, there: dict[str, int], going: dict[str, int], rule: str | None
) -> None:
    game = at("movement", {"leon": area(city, **there)})
    action = {"do": "move", "origin": "leon", "to": "burgos", "units": going}
    if rule:
        assert refused(game, **action) == rule
    else:
        do(game, **action)
        assert units(game, "burgos") == going


@pytest.mark.rule("phase4/G6", "phase1/Q9", "phase1/regional-revolt")
def test_roads_into_a_revolt_are_closed_and_its_units_stay() -> None:
    areas = {"leon": area(christian_army=1), "burgos": area(christian_army=1)}
    game = at("movement", areas, revolt="castilla")
    assert refused(game, do="move", origin="leon", to="burgos", units=ARMY) == "phase4/G6"
    assert refused(game, do="move", origin="burgos", to="toledo", units=ARMY) == "phase1/Q9"
    assert {option.get("from") for option in offered(game)} == {"leon", None}


@pytest.mark.rule("phase4/enemies", "phase4/G7", "phase4/G11")
def test_a_bare_muslim_city_stops_a_force_and_bare_christian_walls_do_not() -> None:
    areas = {
        "oviedo": area(christian_army=3),
        "leon": area("muslim"),
        "galicia": area(fortress=True),
        "santiago": area("christian"),
    }
    game = at("movement", areas)
    move(game, "oviedo", "leon", christian_army=1)
    assert besiegers(game, "leon") == ARMY
    assert refused(game, do="move", origin="leon", to="oviedo", units=ARMY) == "phase4/G11"
    move(game, "oviedo", "galicia", christian_army=1)
    move(game, "galicia", "santiago", christian_army=1)
    assert units(game, "santiago") == ARMY
    assert only(game, SiegeLaid).area == "leon"


@pytest.mark.rule("phase4/G12", "definitions/A12", "definitions/empty-city")
def test_an_emptied_muslim_city_is_muslim_again() -> None:
    game = at("movement", {"leon": area("muslim", fortress=True, christian_army=1)})
    move(game, "leon", "oviedo", christian_army=1)
    assert here(game, "leon") == area("muslim", fortress=True)
    move(game, "oviedo", "leon", christian_army=1)
    assert besiegers(game, "leon") == ARMY


@pytest.mark.rule("phase4/battle-trigger", "phase4/trigger-examples", "phase4/G8")
@pytest.mark.parametrize(
    ("inside", "battle"),
    [
        ({"muslim_garrison": 1}, False),
        ({"muslim_garrison": 2}, False),
        ({"rebel": 2}, False),
        ({"muslim_army": 1}, False),
        ({"muslim_garrison": 1, "muslim_army": 1}, True),
        ({"muslim_army": 2}, True),
        ({"muslim_mercenary": 1, "muslim_garrison": 1}, True),
        ({"french": 2}, True),
        ({"rebel": 5}, False),
    ],
)
@pytest.mark.parametrize("walls", [{"city": "muslim"}, {"fortress": True}])
def test_battle_or_siege_at_walls(
    inside: dict[str, int], battle: bool, walls: dict[str, object]
) -> None:
    place = area(**inside) | walls
    game = at("movement", {"oviedo": area(christian_army=2), "leon": place})
    move(game, "oviedo", "leon", christian_army=2)
    assert bool(events(game, BattleBegan)) is battle
    if not battle:
        assert besiegers(game, "leon") == {"christian_army": 2}


@pytest.mark.rule("phase4/open-battle", "phase4/G9")
def test_without_walls_there_is_always_a_battle() -> None:
    game = at("movement", {"oviedo": area(christian_army=1), "leon": area(rebel=1)}, dice=(6, 1))
    move(game, "oviedo", "leon", christian_army=1)
    assert only(game, BattleBegan).sheltered is False
    assert units(game, "leon") == ARMY


@pytest.mark.rule("phase4/G10")
def test_a_second_force_brings_those_inside_out_again_and_besiegers_join_in() -> None:
    inside = area("muslim", muslim_army=3)
    game = at("movement", {"oviedo": area(christian_army=4), "leon": inside})
    script(game, 1, 1, 1, 1, 1)  # a draw: all inside, the two besiege
    move(game, "oviedo", "leon", christian_army=2)
    assert besiegers(game, "leon") == {"christian_army": 2}
    script(game, 6, 6, 6, 6, 1, 1, 1)
    move(game, "oviedo", "leon", christian_army=2)
    assert events(game, BattleBegan)[1].attackers == {"christian_army": 4}
    assert here(game, "leon") == area("muslim", christian_army=4)
    joined = at("movement", {"oviedo": area(christian_army=2), "leon": area("muslim", rebel=3)})
    move(joined, "oviedo", "leon", christian_army=1)
    move(joined, "oviedo", "leon", christian_army=1)
    assert besiegers(joined, "leon") == {"christian_army": 2}


@pytest.mark.rule("phase4/G13")
def test_those_shut_in_by_a_siege_neither_move_nor_attack() -> None:
    shut = area("christian", christian_army=2, besiegers={"french": 1})
    game = at("movement", {"leon": shut})
    assert refused(game, do="move", origin="leon", to="oviedo", units=ARMY) == "phase4/G13"
    assert len(offered(game)) == 1


@pytest.mark.rule("phase4/G13", "phase4/example-complex-1")
def test_those_inside_join_a_battle_against_their_besiegers_and_may_then_move() -> None:
    shut = area("christian", christian_garrison=1, besiegers={"french": 1})
    game = at("movement", {"leon": shut, "oviedo": area(christian_army=1)}, dice=(1, 6, 1))
    move(game, "oviedo", "leon", christian_army=1)
    assert only(game, BattleBegan).attackers == {"christian_garrison": 1, "christian_army": 1}
    assert here(game, "leon") == area("christian", christian_garrison=1, christian_army=1)
    move(game, "leon", "galicia", christian_garrison=1, christian_army=1)


@pytest.mark.rule("phase4/G14")
def test_a_third_party_is_fought_first_and_the_city_then_besieged() -> None:
    place = area("muslim", muslim_garrison=1, muslim_army=1, besiegers={"raider": 1})
    game = at("movement", {"oviedo": area(christian_army=2), "leon": place}, dice=(6, 6, 1))
    move(game, "oviedo", "leon", christian_army=2)
    assert only(game, BattleBegan).defenders == {"raider": 1}
    assert besiegers(game, "leon") == {"christian_army": 2}
    assert units(game, "leon") == {"muslim_garrison": 1, "muslim_army": 1}


@pytest.mark.rule("phase2/D13")
def test_el_cid_moves_only_with_an_army_or_order_and_is_not_left_alone() -> None:
    areas = {"oviedo": area(christian_garrison=1, christian_army=1, el_cid_christian=1)}
    game = at("movement", areas)
    with_garrison = {"christian_garrison": 1, "el_cid_christian": 1}
    for going in (with_garrison, {"el_cid_christian": 1}):
        assert refused(game, do="move", origin="oviedo", to="leon", units=going) == "phase2/D13"
    rest = {"christian_garrison": 1, "christian_army": 1}
    assert refused(game, do="move", origin="oviedo", to="leon", units=rest) == "phase2/D13"
    move(game, "oviedo", "pamplona", christian_army=1, el_cid_christian=1)
    assert units(game, "pamplona") == {"christian_army": 1, "el_cid_christian": 1}


@pytest.mark.rule("phase4/together")
def test_the_result_of_one_move_may_be_awaited_before_another() -> None:
    game = at("movement", {"oviedo": area(christian_army=2), "leon": area(rebel=1)}, dice=(6, 1))
    move(game, "oviedo", "leon", christian_army=1)
    move(game, "leon", "galicia", christian_army=1)
    move(game, "oviedo", "galicia", christian_army=1)
    assert units(game, "galicia") == {"christian_army": 2}


@pytest.mark.rule("phase4/mover-beaten", "phase4/H5", "phase4/H6")
def test_a_beaten_force_goes_back_where_one_of_it_came_from_and_may_attack_again() -> None:
    areas = {
        "oviedo": area(christian_army=1),
        "santiago": area(christian_army=2),
        "leon": area("muslim", muslim_garrison=2, muslim_army=2),
    }
    game = at("movement", areas)
    script(game, 1, 1, 1, 1, 1)
    move(game, "oviedo", "leon", christian_army=1)
    script(game, 1, 1, 1, 5, 1, 1, 1)
    move(game, "santiago", "leon", christian_army=2)
    assert offered(game) == [{"do": "retreat", "to": "santiago"}, {"do": "retreat", "to": "oviedo"}]
    assert refused(game, do="retreat", to="galicia") == "phase4/H5"
    assert refused(game, do="done") == "phase4/mover-beaten"
    do(game, do="retreat", to="santiago")
    assert units(game, "santiago") == {"christian_army": 2}
    assert events(game, UnitsRetreated)[-1].how == "origin"
    script(game, 1, 1, 1, 1, 1, 1)
    move(game, "santiago", "leon", christian_army=2)


@pytest.mark.rule("phase4/H5", "definitions/A12")
def test_a_force_that_goes_back_to_a_muslim_city_it_emptied_besieges_it() -> None:
    areas = {"oviedo": area("muslim", christian_army=2), "leon": area(muslim_army=1)}
    game = at("movement", areas, dice=(1, 1, 6))
    move(game, "oviedo", "leon", christian_army=2)
    do(game, do="retreat", to="oviedo")
    assert besiegers(game, "oviedo") == ARMY
    assert units(game, "oviedo") == {}


@pytest.mark.rule("phase4/H12", "phase4/mover-beaten")
def test_a_beaten_relief_may_go_into_the_city() -> None:
    shut = area("christian", christian_garrison=1, besiegers={"french": 3})
    game = at("movement", {"leon": shut, "oviedo": area(christian_army=2)})
    script(game, 1, 1, 1, 5, 1, 1)
    move(game, "oviedo", "leon", christian_army=2)
    assert {"do": "retreat", "to": "leon"} in offered(game)
    do(game, do="retreat", to="leon")
    assert here(game, "leon") == area("christian", christian_army=2, besiegers={"french": 3})


@pytest.mark.rule("phase4/H12")
def test_those_from_the_city_go_back_into_it_when_the_relief_goes_home() -> None:
    shut = area("christian", christian_garrison=2, besiegers={"french": 3})
    game = at("movement", {"leon": shut, "oviedo": area(christian_army=1)})
    script(game, 1, 1, 1, 5, 1, 1)
    move(game, "oviedo", "leon", christian_army=1)
    do(game, do="retreat", to="oviedo")
    assert here(game, "leon") == area("christian", christian_garrison=1, besiegers={"french": 3})
    assert units(game, "oviedo") == ARMY


@pytest.mark.rule("phase4/mover-beaten", "phase4/G2")
def test_a_garrison_can_end_abroad_by_retreating_with_an_army() -> None:
    areas = {
        "santiago": area(christian_army=1, christian_garrison=2),
        "galicia": area("muslim", muslim_army=2, muslim_garrison=1),
    }
    game = at("movement", areas)
    script(game, 1, 1, 1, 1, 1)
    move(game, "santiago", "galicia", christian_garrison=2)  # a draw: they besiege
    way = ["santiago", "leon", "burgos", "salamanca", "badajoz", "porto"]
    for origin, to in itertools.pairwise(way):
        move(game, origin, to, christian_army=1)
    script(game, 1, 1, 1, 5, 1, 1)
    move(game, "porto", "galicia", christian_army=1)
    assert offered(game) == [{"do": "retreat", "to": "santiago"}, {"do": "retreat", "to": "porto"}]
    do(game, do="retreat", to="porto")
    assert units(game, "porto") == {"christian_garrison": 1, "christian_army": 1}
