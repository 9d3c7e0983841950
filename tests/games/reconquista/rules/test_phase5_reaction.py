"""Phase 5, the Muslim reaction: the table, where things appear, and how the force marches."""

from __future__ import annotations

import pytest

from reconquista_qt.games.reconquista.rules.events import (
    AreaDieRejected,
    AreaTaken,
    ArmiesJoined,
    ArmiesLeft,
    BattleBegan,
    BattleEnded,
    CityFounded,
    ForceStopped,
    FortressBuilt,
    PortRolled,
    ReactionIdle,
    ReactionRegionRolled,
    ReactionRolled,
    SiegeLaid,
    UnitsLost,
    UnitsMoved,
    UnitsPlaced,
    UnitsRetreated,
)
from reconquista_qt.games.reconquista.rules.phase5_reaction import TABLE, result_of
from tests.games.reconquista.rules.table import area, at, besiegers, events, only

HELD = area(muslim_garrison=1)
# A Christian foothold far away, so that marching forces have somewhere to go.
LEON = {"leon": area("christian", christian_garrison=1)}


def placed(game: object) -> list[tuple[str, dict[str, int]]]:
    """Return what was placed, in order, with its area."""
    return [(p.area, p.units) for p in events(game, UnitsPlaced)]  # type: ignore[arg-type]


@pytest.mark.rule("phase5/table", "phase5/M3", "reference/phase5")
def test_the_table_as_printed() -> None:
    names = {-1: "city", -2: "fortress", -3: "garrison"}
    read = [[names.get(result_of(cities, die), result_of(cities, die)) for cities in range(5)]
            for die in range(1, 7)]  # fmt: skip
    assert read == [
        ["city", "fortress", "fortress", "fortress", "fortress"],
        ["fortress", "garrison", "garrison", "garrison", "garrison"],
        ["garrison", "garrison", 1, 1, 1],
        ["garrison", 1, 1, 2, 2],
        [1, 2, 2, 2, 2],
        [2, 2, 3, 3, 3],
    ]
    assert [result_of(-1, die) for die in range(1, 7)] == [1, 2, 3, 4, 5, 6]
    assert len(TABLE) == 6


@pytest.mark.rule("phase5/reaction", "phase5/region", "phase5/M1", "phase1/Q10")
def test_a_region_without_a_free_area_or_in_revolt_is_rolled_again() -> None:
    areas = {name: area(christian_garrison=1) for name in
             ("santiago", "oviedo", "galicia")}  # fmt: skip
    areas |= {"leon": area("christian"), "granada": area("muslim", muslim_garrison=1)}
    game = at("reaction", areas, dice=(1, 4, 5, 1, 1), revolt="portugal")
    rolled = events(game, ReactionRegionRolled)
    assert [r.refused for r in rolled] == ["no_free_area", "revolt", ""]


@pytest.mark.rule("phase5/table", "phase5/M2", "definitions/A6", "definitions/muslim-control")
def test_the_column_counts_cities_under_muslim_control_besieged_ones_too() -> None:
    areas = LEON | {
        "granada": area("muslim", muslim_garrison=1, besiegers={"christian_army": 1}),
        "cordoba": area("christian", muslim_garrison=1),
        "murcia": area("muslim", christian_garrison=1),
        "algeciras": area("muslim"),
    }
    game = at("reaction", areas, dice=(5, 1))
    assert only(game, ReactionRolled).cities == 3


@pytest.mark.rule("phase5/found-city", "phase5/M4", "counters/city")
def test_a_city_is_founded_where_muslims_stand_or_nobody() -> None:
    areas = LEON | {
        "porto": area(christian_garrison=1),
        "badajoz": area(rebel=1),
        "sevilla": area(muslim_garrison=1),
    }
    game = at("reaction", areas, dice=(4, 1, 1, 2, 4))
    assert [r.area for r in events(game, AreaDieRejected)] == ["porto", "badajoz"]
    founded = only(game, CityFounded)
    assert (founded.area, founded.religion) == ("sevilla", "muslim")
    assert events(game, UnitsMoved) == []


@pytest.mark.rule("phase5/found-city", "phase5/M4", "phase5/M1")
def test_without_a_site_no_city_is_founded() -> None:
    areas = LEON | {
        "porto": area("christian", muslim_army=1, besiegers={"christian_army": 1}),
        "badajoz": area(christian_garrison=1),
        "sevilla": area(christian_garrison=1),
        "lisboa": area("muslim", besiegers={"christian_army": 1}),
        "galicia": area(),
    }
    from reconquista_qt.games.reconquista.rules.phase5_force import city_sites

    state = at("movement", areas).state
    assert city_sites(state, 3) == ()


@pytest.mark.rule("phase5/build-fortress", "phase5/M5", "counters/fortress")
def test_a_fortress_goes_to_a_city_then_to_where_muslims_stand_or_nowhere() -> None:
    one = at("reaction", LEON | {
        "granada": area("muslim", besiegers={"christian_army": 1}),
        "murcia": HELD,
    }, dice=(5, 1))  # fmt: skip
    assert only(one, FortressBuilt).area == "granada"
    two = at("reaction", LEON | {
        "granada": area("muslim", fortress=True), "murcia": HELD,
    }, dice=(5, 1))  # fmt: skip
    assert only(two, FortressBuilt).area == "murcia"
    none = at("reaction", LEON | {"granada": area("muslim", fortress=True)}, dice=(5, 1))
    assert only(none, ReactionIdle).result == "fortress"


@pytest.mark.rule("phase5/garrison", "phase5/M6")
def test_a_garrison_goes_to_a_city_without_one_then_to_free_areas() -> None:
    city = at("reaction", LEON | {
        "granada": area("muslim", muslim_army=1, besiegers={"christian_army": 1}),
        "murcia": HELD,
        "cordoba": area("muslim", muslim_garrison=1),
    }, dice=(5, 2))  # fmt: skip
    assert placed(city)[0] == ("granada", {"muslim_garrison": 1})
    rest = at("reaction", LEON | {
        "granada": area("muslim", muslim_garrison=1),
        "murcia": area(rebel=1),
        "cordoba": area("christian"),
    }, dice=(5, 2, 2, 4, 1))  # fmt: skip
    assert [r.area for r in events(rest, AreaDieRejected)][:2] == ["cordoba", "murcia"]
    assert placed(rest)[0] == ("algeciras", {"muslim_garrison": 1})


@pytest.mark.rule("phase5/armies", "phase5/M7", "phase5/M1", "definitions/A2")
def test_armies_appear_where_no_enemy_and_no_christian_city_is() -> None:
    areas = LEON | {
        "algeciras": area("christian"),
        "cordoba": area(rebel=1),
        "murcia": area("muslim", besiegers={"raider": 1}),
        "granada": HELD,
    }
    game = at("reaction", areas, dice=(5, 5))
    assert placed(game)[0] == ("granada", {"muslim_army": 2})


@pytest.mark.rule("phase5/north-africa", "map/numbers", "phase5/landing", "phase5/M8")
@pytest.mark.parametrize(
    ("port", "name"),
    list(enumerate(["sevilla", "algeciras", "granada", "murcia", "valencia", "tarragona"], 1)),
)
def test_forces_from_africa_land_at_the_ports(port: int, name: str) -> None:
    game = at("reaction", LEON, dice=(6, port, 4))
    assert placed(game)[0] == (name, {"muslim_army": 4})


@pytest.mark.rule("phase5/north-africa", "phase1/Q10", "phase5/landing", "phase5/M8", "phase5/M21")
def test_a_landing_on_enemies_fights_there_and_if_beaten_leaves_the_map() -> None:
    areas = LEON | {"murcia": area(christian_army=2)}
    game = at("reaction", areas, dice=(6, 5, 4, 1, 1, 4, 4), revolt="castilla")
    assert [p.accepted for p in events(game, PortRolled)] == [False, True]
    assert events(game, UnitsMoved) == []
    assert only(game, BattleBegan).area == "murcia"
    three = at("reaction", areas, dice=(6, 4, 3, 1, 1, 1, 4, 1))
    assert [lost.cause for lost in events(three, UnitsLost)][:1] == ["landing"]


@pytest.mark.rule("phase5/force-moves", "phase5/M23")
def test_armies_already_there_do_not_move_for_a_garrison() -> None:
    areas = LEON | {"granada": area("muslim", muslim_army=3)}
    game = at("reaction", areas, dice=(5, 2))
    assert placed(game)[0][1] == {"muslim_garrison": 1}
    assert events(game, UnitsMoved) == []


@pytest.mark.rule("phase5/movement", "phase5/M9", "phase5/order-footnote", "phase5/summary",
                  "definitions/A3")  # fmt: skip
def test_the_force_goes_to_the_next_number_and_wraps_from_granada_to_algeciras() -> None:
    areas = LEON | {
        "algeciras": area(christian_garrison=1),
        "murcia": HELD,
        "granada": HELD,
        "cordoba": area(rebel=1),
    }
    # No city, line 6: two armies in Murcia (the die's other areas are not eligible).
    game = at("reaction", areas, dice=(5, 6, 4, 4, 4, 1))
    assert [(m.origin, m.to) for m in events(game, UnitsMoved)][:2] == [
        ("murcia", "granada"),
        ("granada", "algeciras"),
    ]
    assert events(game, BattleBegan)[0].area == "algeciras"


@pytest.mark.rule("phase5/targets", "phase5/M10", "definitions/A10")
@pytest.mark.parametrize(
    "place",
    [
        area(christian_army=1),
        area(christian_garrison=1),
        area(military_order=1),
        area(rebel=1),
        area("christian"),
        area("christian", fortress=True),
        area(french=1),
        area(raider=1),
        area(crusader=1),
        area(mercenary=1),
    ],
)
def test_what_stops_the_force(place: dict[str, object]) -> None:
    game = at("reaction", {"granada": place, "murcia": HELD}, dice=(5, 6, 4, 1, 6, 6))
    assert events(game, UnitsMoved)[0].to == "granada"
    stopped = events(game, BattleBegan) or events(game, SiegeLaid)
    assert stopped[0].area == "granada"


@pytest.mark.rule("phase5/targets")
@pytest.mark.parametrize("place", [area(), area("muslim"), area(fortress=True), HELD])
def test_what_does_not_stop_the_force(place: dict[str, object]) -> None:
    areas = {"granada": place, "murcia": HELD, "algeciras": area(rebel=1)}
    game = at("reaction", areas, dice=(5, 6, 4, 6, 6, 1))
    assert [m.to for m in events(game, UnitsMoved)][:2] == ["granada", "algeciras"]


@pytest.mark.rule("phase5/to-next-region", "phase5/M11", "phase5/M26")
def test_without_an_enemy_in_the_region_the_nearest_road_towards_one_is_taken() -> None:
    # Enemies in Castilla only: the road from Cordoba leads there.
    castilla = at("reaction", {"toledo": area(rebel=1)}, dice=(5, 5, 5, 6))
    assert [m.to for m in events(castilla, UnitsMoved)] == ["algeciras", "cordoba", "toledo"]
    # The current area's own road is looked at first: no tour round the region.
    here = at("reaction", {"toledo": area(rebel=1)}, dice=(5, 5, 2, 6))
    assert [m.to for m in events(here, UnitsMoved)] == ["toledo"]


@pytest.mark.rule("phase5/to-next-region", "phase5/M11", "phase5/M26")
def test_two_regions_away_the_first_road_of_a_shortest_way_is_taken() -> None:
    # From Granada both Algeciras (by Portugal) and Cordoba (by Castilla) lead to Asturias.
    game = at("reaction", LEON, dice=(5, 5, 6))
    assert [m.to for m in events(game, UnitsMoved)][:2] == ["algeciras", "sevilla"]
    near = at("reaction", LEON, dice=(5, 5, 3))
    assert [m.to for m in events(near, UnitsMoved)][:3] == ["toledo", "salamanca", "burgos"]


@pytest.mark.rule("phase5/M24", "phase1/Q9", "phase1/regional-revolt")
def test_a_region_in_revolt_is_neither_a_goal_nor_a_way() -> None:
    around = at("reaction", LEON, dice=(5, 5, 3), revolt="castilla")
    assert [m.to for m in events(around, UnitsMoved)][:4] == [
        "murcia", "granada", "algeciras", "sevilla",
    ]  # fmt: skip
    closed = at("reaction", LEON, dice=(5, 5, 3), revolt="asturias")
    assert events(closed, UnitsMoved) == []
    assert only(closed, ForceStopped).reason == "no_target"


@pytest.mark.rule("phase5/M11")
def test_with_no_enemy_to_reach_the_force_stays() -> None:
    game = at("reaction", {}, dice=(5, 5, 3))
    assert only(game, ForceStopped).units == {"muslim_army": 1}


@pytest.mark.rule("phase5/leave-army", "phase5/M12")
def test_an_army_stays_in_walls_without_a_garrison() -> None:
    areas = {
        "algeciras": area("muslim"),
        "cordoba": area("muslim", muslim_garrison=1),
        "murcia": area(fortress=True),
        "granada": area(christian_garrison=1),
    }
    # Two cities, line 6: three armies in Algeciras; one stays there, one in Murcia's fortress.
    game = at("reaction", areas, dice=(5, 6, 1, 4, 6))
    assert [(left.area, left.units) for left in events(game, ArmiesLeft)] == [
        ("algeciras", {"muslim_army": 1}),
        ("murcia", {"muslim_army": 1}),
    ]
    assert events(game, BattleBegan)[0].attackers == {"muslim_army": 1}


@pytest.mark.rule("phase5/M12", "phase2/D8")
def test_a_real_army_stays_rather_than_a_mercenary_and_the_last_one_ends_the_march() -> None:
    areas = {"algeciras": area("muslim"), "granada": area(christian_garrison=1)}
    game = at("reaction", areas, dice=(5, 4, 1), event=(4, 1))
    assert events(game, ArmiesLeft)[0].units == {"muslim_army": 1}
    alone = at("reaction", areas, dice=(5, 4, 1))
    assert only(alone, ForceStopped).reason == "last_army"


@pytest.mark.rule("phase5/join-armies", "phase5/M13")
def test_armies_on_the_way_join_and_garrisons_never_move() -> None:
    areas = {
        "algeciras": area(muslim_army=1, muslim_garrison=1),
        "cordoba": area("muslim", muslim_army=2, muslim_garrison=1),
        "murcia": area(christian_garrison=1),
    }
    game = at("reaction", areas, dice=(5, 4, 1))
    assert [(j.area, j.units) for j in events(game, ArmiesJoined)] == [
        ("algeciras", {"muslim_army": 1}),
        ("cordoba", {"muslim_army": 2}),
    ]
    assert events(game, BattleBegan)[0].attackers == {"muslim_army": 4}


@pytest.mark.rule("phase5/siege-left", "phase5/M15", "phase5/summary", "phase5/M22")
def test_the_rulebooks_example_of_three_armies_at_a_siege() -> None:
    areas = {
        "murcia": area("christian", fortress=True, christian_garrison=1),
        "granada": area(christian_garrison=1),
    }
    # Africa: five armies land at Algeciras; three stay at Murcia, two go on.
    game = at("reaction", areas, dice=(6, 2, 5, 4, 4, 1))
    left = only(game, ArmiesLeft)
    assert (left.area, left.cause, left.units) == ("murcia", "siege", {"muslim_army": 3})
    assert events(game, BattleBegan)[0].attackers == {"muslim_army": 2}


@pytest.mark.rule("phase5/siege-left", "phase5/M15")
@pytest.mark.parametrize(
    ("place", "needed"),
    [
        (area("christian"), 1),
        (area("christian", fortress=True), 2),
        (area("christian", christian_garrison=2), 3),
        (area(fortress=True, rebel=2), 3),
        (area("muslim", christian_army=1), 2),
    ],
)
def test_how_many_armies_a_siege_takes(place: dict[str, object], needed: int) -> None:
    far = {"santiago": area(rebel=1)}
    game = at("reaction", far | {"cordoba": place}, dice=(6, 2, 6, 6, 6, 6))
    left = events(game, ArmiesLeft)[0]
    assert (left.area, left.units) == ("cordoba", {"muslim_army": needed})
    few = at("reaction", far | {"cordoba": place}, dice=(6, 2, needed))
    assert besiegers_after_march(few) == {"muslim_army": needed}


def besiegers_after_march(game: object) -> dict[str, int]:
    """Return who laid the one siege."""
    laid: dict[str, int] = only(game, SiegeLaid).units  # type: ignore[arg-type]
    return laid


@pytest.mark.rule("phase5/battle", "phase5/M14", "phase4/G8")
def test_the_battle_trigger_is_the_players_and_orders_count_as_armies() -> None:
    place = area("christian", christian_garrison=1, military_order=1)
    game = at("reaction", {"cordoba": place}, dice=(6, 2, 3, 6, 6, 6, 1, 1))
    assert only(game, BattleBegan).sheltered is True
    option = {"orders_are_armies": False}
    without = at("reaction", {"cordoba": place}, dice=(6, 2, 3), options=option)
    assert events(without, BattleBegan) == []
    lone = at("reaction", {"cordoba": area("christian", christian_army=1)}, dice=(6, 2, 1))
    assert events(lone, BattleBegan) == []


@pytest.mark.rule("phase5/relief", "phase5/M17")
def test_relief_brings_the_city_into_the_battle_and_victory_frees_it() -> None:
    areas = {"cordoba": area("muslim", muslim_garrison=1, besiegers={"christian_army": 1})}
    game = at("reaction", areas, dice=(5, 4, 1, 4, 1, 1))
    began = only(game, BattleBegan)
    assert began.attackers == {"muslim_army": 1, "muslim_garrison": 1}
    assert began.sheltered is False
    assert only(game, BattleEnded).outcome in ("attacker_won", "drawn")


@pytest.mark.rule("phase5/relief", "phase5/M17", "phase5/M13", "phase4/H12")
@pytest.mark.parametrize("dice", [(1, 1, 1, 1), (1, 1, 4, 1)])
def test_a_relief_beaten_or_drawn_goes_into_the_city_and_the_siege_stays(
    dice: tuple[int, ...],
) -> None:
    areas = {"cordoba": area("muslim", muslim_garrison=1, besiegers={"christian_army": 2})}
    game = at("reaction", areas, dice=(5, 4, 1, *dice))
    stopped = only(game, ForceStopped)
    assert (stopped.area, stopped.reason) == ("cordoba", "shelter")
    assert events(game, UnitsRetreated)[0].how == "inside"
    assert events(game, ArmiesJoined) == []


@pytest.mark.rule("phase5/relief", "phase5/M17", "phase5/M19", "phase5/victory")
def test_besiegers_beaten_by_a_relief_go_to_the_next_free_area_and_the_force_goes_on() -> None:
    areas = {
        "cordoba": area("muslim", muslim_garrison=1, besiegers={"christian_army": 2}),
        "granada": area("christian", christian_garrison=1),
    }
    # One Muslim city: one army in Algeciras; the garrison hits one army, the other leaves.
    game = at("reaction", areas, dice=(5, 4, 1, 5, 1, 1, 1))
    away = events(game, UnitsRetreated)[0]
    assert (away.origin, away.to, away.how) == ("cordoba", "murcia", "order")
    assert events(game, UnitsMoved)[1].to == "murcia"
    assert events(game, BattleBegan)[1].area == "murcia"


@pytest.mark.rule("phase5/rebel-city", "phase5/M18", "phase5/M19")
def test_christians_before_a_rebel_city_are_fought_and_the_city_then_besieged() -> None:
    areas = {"cordoba": area("christian", rebel=1, besiegers={"christian_army": 1})}
    game = at("reaction", areas, dice=(5, 5, 1, 4, 1))
    assert only(game, BattleBegan).defenders == {"christian_army": 1}
    laid = only(game, SiegeLaid)
    assert (laid.side, laid.area) == ("muslim", "cordoba")


@pytest.mark.rule("phase5/M18", "phase4/H11")
def test_before_a_rebel_city_a_draw_goes_on() -> None:
    areas = {"cordoba": area("christian", rebel=1, besiegers={"christian_army": 1})}
    game = at("reaction", areas, dice=(5, 5, 1, 1, 1, 4, 1))
    assert only(game, BattleEnded).outcome == "attacker_won"
    assert len([e for e in game.journal if e.event.kind == "battle_round"]) == 2


@pytest.mark.rule("phase5/retreat", "phase5/M20")
def test_a_beaten_force_goes_back_and_comes_again() -> None:
    areas = {"cordoba": area(christian_army=2)}
    game = at("reaction", areas, dice=(5, 6, 1, 1, 1, 4, 1, 1, 1, 1, 4, 6, 6))
    back = events(game, UnitsRetreated)[0]
    assert (back.to, back.how) == ("algeciras", "origin")
    assert [m.to for m in events(game, UnitsMoved)][:2] == ["cordoba", "cordoba"]
    assert len(events(game, BattleBegan)) >= 2


@pytest.mark.rule("phase5/M16", "phase4/capture", "phase5/M12")
def test_a_city_whose_defenders_fell_in_battle_is_taken_and_an_army_stays() -> None:
    areas = {
        "cordoba": area("christian", christian_garrison=1, christian_army=1),
        "granada": area(rebel=1),
    }
    game = at("reaction", areas, dice=(6, 2, 3, 4, 4, 1, 1, 1))
    assert only(game, AreaTaken).area == "cordoba"
    assert events(game, ArmiesLeft)[0].area == "cordoba"
    assert events(game, SiegeLaid) == []
    assert [m.to for m in events(game, UnitsMoved)][:3] == ["cordoba", "murcia", "granada"]


@pytest.mark.rule("phase5/victory", "phase5/M19")
def test_after_a_victory_in_the_open_the_march_goes_on() -> None:
    areas = {"cordoba": area(christian_army=2), "granada": area(christian_garrison=1)}
    game = at("reaction", areas, dice=(6, 2, 4, 4, 1, 1, 1, 1, 1, 6, 6, 6, 6, 1))
    away = events(game, UnitsRetreated)[0]
    assert (away.side, away.to) == ("christian", "murcia")
    assert [m.to for m in events(game, UnitsMoved)][1] == "murcia"


@pytest.mark.rule("phase5/M22")
def test_what_is_besieged_already_is_no_goal_any_more() -> None:
    areas = {"cordoba": area("christian", christian_garrison=1)}
    game = at("reaction", areas, dice=(6, 2, 5))
    stopped = only(game, ForceStopped)
    assert (stopped.area, stopped.reason) == ("cordoba", "no_target")
    assert stopped.units == {"muslim_army": 3}


@pytest.mark.rule("phase5/M25", "phase4/H1", "phase4/battle-dice")
def test_christians_who_defend_in_mountains_strike_first() -> None:
    areas = {"granada": area(christian_army=2), "murcia": HELD}
    game = at("reaction", areas, dice=(5, 5, 4, 4, 4))
    assert only(game, BattleBegan).first == "defender"
    assert only(game, BattleEnded).outcome == "defender_won"


@pytest.mark.rule("phase4/G14", "phase5/M10")
def test_neutral_besiegers_of_a_christian_city_are_fought_alone() -> None:
    place = area("christian", christian_army=2, besiegers={"french": 1})
    game = at("reaction", {"cordoba": place}, dice=(6, 2, 6, 4, 4, 4, 4, 4, 4, 1))
    assert only(game, BattleBegan).defenders == {"french": 1}
    assert besiegers(game, "cordoba") == {} or events(game, SiegeLaid)
