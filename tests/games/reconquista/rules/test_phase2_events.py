"""Phase 2, Events."""

from __future__ import annotations

import pytest

from reconquista_qt.games.reconquista.rules.events import (
    ArmiesLeft,
    BattleBegan,
    EntryRolled,
    EventIdle,
    EventRolled,
    ForceStopped,
    SiegeLaid,
    UnitsLost,
    UnitsMoved,
    UnitsPlaced,
)
from reconquista_qt.games.reconquista.rules.game import GAME
from tests.games.reconquista.rules.table import (
    TAXES,
    area,
    at,
    besiegers,
    do,
    events,
    left_in_queue,
    offered,
    only,
    refused,
    script,
    units,
)

HOME = {"oviedo": area("christian", christian_garrison=1, christian_army=1)}


@pytest.mark.rule("phase2/roll", "phase2/D1", "overview/dice")
@pytest.mark.parametrize(("dice", "total"), [((1, 2), 3), ((4, 5), 9), ((6, 6), 12)])
def test_two_dice_name_the_event_and_it_stays_on_the_table(
    dice: tuple[int, int], total: int
) -> None:
    game = at("events", HOME, dice=dice)
    assert only(game, EventRolled).number == total
    assert GAME.position(game.state)["event"]["number"] == total


@pytest.mark.rule("phase2/french", "setup/B2")
@pytest.mark.parametrize(
    ("die", "name"),
    [(1, "oviedo"), (2, "oviedo"), (3, "pamplona"), (4, "pamplona"), (5, "barcelona"),
     (6, "barcelona")],
)  # fmt: skip
def test_the_french_enter_where_their_die_says(die: int, name: str) -> None:
    game = at("events", {"salamanca": area("muslim")}, dice=(1, 1, 3, die))
    assert only(game, EntryRolled).area == name
    assert events(game, UnitsPlaced)[0].units == {"french": 3}


@pytest.mark.rule("phase2/french", "phase2/D2", "phase4/H9")
def test_the_french_fight_where_they_enter_and_besiege() -> None:
    areas = {"oviedo": area("christian", christian_garrison=1), "leon": area("muslim")}
    game = at("events", areas, dice=(1, 1, 6, 1))
    assert besiegers(game, "oviedo") == {"french": 2}  # the city and its garrison
    # One is owed to the bare city; the others find no enemy beyond it and stay as well.
    assert besiegers(game, "leon") == {"french": 4}
    assert [e.units for e in events(game, ArmiesLeft)] == [{"french": 2}, {"french": 1}]
    assert events(game, BattleBegan) == []


@pytest.mark.rule("phase2/french", "phase2/D2", "phase5/M9")
def test_the_french_march_by_area_number_and_leave_armies_in_walls() -> None:
    areas = {"zaragoza": area("muslim", muslim_garrison=1), "barcelona": area(fortress=True)}
    game = at("events", areas, dice=(1, 1, 4, 3))
    assert [m.to for m in events(game, UnitsMoved)] == ["barcelona", "tarragona", "zaragoza"]
    assert [left.area for left in events(game, ArmiesLeft)] == ["barcelona", "zaragoza"]
    assert units(game, "barcelona") == {"french": 1}
    # 3 reach Zaragoza: 2 besiege it, and the last finds no enemy anywhere and stays.
    assert besiegers(game, "zaragoza") == {"french": 3}


@pytest.mark.rule("phase2/D3", "phase1/regional-revolt")
def test_an_entry_into_a_region_in_revolt_is_rolled_again() -> None:
    game = at("events", HOME, dice=(1, 1, 2, 3, 6, 1), revolt="aragon")
    assert [e.accepted for e in events(game, EntryRolled)] == [False, False, True]
    landing = at("events", HOME, dice=(2, 3, 2, 1, 1, 4, 2, 5, 3), revolt="aragon")
    assert [e.area for e in events(landing, EntryRolled)] == ["pamplona", "tarragona", "valencia"]


@pytest.mark.rule("phase2/french", "phase2/D4", "phase7/neutrals", "definitions/A11")
def test_the_french_resolve_their_sieges_and_leave_at_the_end_of_the_turn() -> None:
    areas = {
        "oviedo": area("christian", besiegers={"french": 3}, christian_garrison=1),
        "burgos": area("christian", christian_garrison=1),
        "granada": area("muslim", muslim_garrison=1),
    }
    # French 5+6 against 1+1+1: an odd total takes the city, which they hold until they leave.
    game = at("sieges", areas, dice=(5, 1, 3, 1, 1, *TAXES))
    assert units(game, "oviedo") == {}
    assert any(lost.units == {"french": 3} for lost in events(game, UnitsLost))
    assert GAME.position(game.state)["areas"]["oviedo"]["city"] == "christian"


@pytest.mark.rule("phase2/bribe", "phase2/D6", "definitions/F-2")
def test_a_bribe_replaces_all_rebels_of_one_area_once() -> None:
    areas = HOME | {"leon": area("christian", rebel=3), "galicia": area(rebel=1)}
    game = at("income", areas, event=(3, 0), treasury=6)
    do(game, do="bribe", area="leon")
    assert units(game, "leon") == {"christian_garrison": 1}
    assert game.state.treasury == 4
    assert refused(game, do="bribe", area="galicia") == "phase2/D6"
    assert refused(at("income", areas, treasury=6), do="bribe", area="leon") == "phase2/bribe"


@pytest.mark.rule("phase2/D6", "phase1/Q9")
def test_raiders_cannot_be_bribed_nor_anyone_in_a_region_in_revolt() -> None:
    areas = HOME | {"porto": area(raider=2), "leon": area(rebel=1)}
    game = at("income", areas, event=(3, 0), treasury=6)
    assert refused(game, do="bribe", area="porto") == "phase2/D6"
    closed = at("income", areas, event=(3, 0), treasury=6, revolt="asturias")
    assert refused(closed, do="bribe", area="leon") == "phase1/Q9"
    poor = at("income", areas, event=(3, 0), treasury=1)
    assert refused(poor, do="bribe", area="leon") == "phase3/income"


@pytest.mark.rule("phase2/mercenaries", "phase2/D7", "definitions/A10")
def test_mercenaries_are_hired_for_a_point_each_and_may_be_split() -> None:
    areas = HOME | {"badajoz": area(fortress=True, military_order=1)}
    game = at("events", areas, dice=(2, 2, 4))
    assert {"do": "hire", "area": "badajoz", "count": 2} in offered(game)
    treasury = game.state.treasury
    do(game, do="hire", area="oviedo", count=1)
    do(game, do="hire", area="badajoz", count=2)
    assert game.state.treasury == treasury - 3
    assert units(game, "badajoz") == {"mercenary": 2, "military_order": 1}
    assert refused(game, do="hire", area="oviedo", count=2) == "phase2/mercenaries"
    assert refused(game, do="hire", area="leon", count=1) in ("phase2/D7", "phase3/income")


@pytest.mark.rule("phase2/mercenaries", "phase2/D8", "phase2/D9")
def test_mercenaries_nobody_hired_join_the_reaction_even_where_it_raises_no_army() -> None:
    areas = HOME | {
        "granada": area("muslim", muslim_garrison=1),
        "algeciras": area("muslim", muslim_garrison=1),
        "cordoba": area("muslim", muslim_garrison=1),
    }
    # Al-Andalus, three cities, line 1: a fortress, in Cordoba; the mercenaries appear with it.
    game = at("reaction", areas, dice=(5, 1, 2, 1, 1, 1, 1, 1, 1), event=(4, 2))
    placed = [p for p in events(game, UnitsPlaced) if "muslim_mercenary" in p.units]
    assert [(p.area, p.units) for p in placed] == [("cordoba", {"muslim_mercenary": 2})]
    assert any(m.units.get("muslim_mercenary") for m in events(game, UnitsMoved))


@pytest.mark.rule("phase2/D8")
def test_as_an_option_mercenaries_come_only_with_armies() -> None:
    areas = HOME | {"granada": area("muslim", muslim_garrison=1)}
    game = at(
        "reaction",
        areas,
        dice=(5, 1, 1, 1, *TAXES),
        event=(4, 2),
        options={"unhired": "with_armies"},
    )
    assert not [p for p in events(game, UnitsPlaced) if "muslim_mercenary" in p.units]
    raised = at("reaction", areas, dice=(5, 4, 6), event=(4, 2), options={"unhired": "with_armies"})
    placed = [p for p in events(raised, UnitsPlaced) if "muslim_mercenary" in p.units]
    assert placed[0].units == {"muslim_mercenary": 2, "muslim_army": 1}


@pytest.mark.rule("phase2/raiders", "phase2/D5", "definitions/F-2")
@pytest.mark.parametrize(
    ("first", "coast"),
    [
        (1, ["pamplona", "oviedo", "santiago", "galicia", "porto", "lisboa"]),
        (3, ["pamplona", "oviedo", "santiago", "galicia", "porto", "lisboa"]),
        (4, ["barcelona", "tarragona", "valencia", "murcia", "algeciras", "sevilla"]),
        (6, ["barcelona", "tarragona", "valencia", "murcia", "algeciras", "sevilla"]),
    ],
)
def test_raiders_land_by_the_coast_table(first: int, coast: list[str]) -> None:
    for second, name in enumerate(coast, 1):
        game = at("events", {"toledo": area("muslim")}, dice=(2, 3, 2, first, second))
        assert only(game, EntryRolled).area == name
        assert events(game, UnitsPlaced)[0].units == {"raider": 2}


@pytest.mark.rule("phase2/raiders", "phase2/D2", "phase4/H9")
def test_raiders_are_hostile_to_rebels_too() -> None:
    game = at("events", {"porto": area(rebel=1)}, dice=(1, 4, 2, 1, 5, 6, 6, 1))
    assert only(game, BattleBegan).defender == "rebel"


@pytest.mark.rule("phase2/military-order", "phase2/D10", "counters/military-order")
def test_an_order_goes_to_a_city_we_control_or_to_santiago() -> None:
    areas = HOME | {
        "leon": area("muslim", christian_garrison=1),
        "toledo": area("muslim", muslim_garrison=1),
        "barcelona": area("christian", muslim_garrison=1),
        "badajoz": area(fortress=True, christian_garrison=1),
    }
    game = at("events", areas, dice=(1, 5))
    places = [option["area"] for option in offered(game)]
    assert places == ["santiago", "oviedo", "leon"]
    assert refused(game, do="place_order", area="badajoz") == "phase2/military-order"
    do(game, do="place_order", area="leon")
    assert units(game, "leon") == {"christian_garrison": 1, "military_order": 1}


@pytest.mark.rule("phase2/D10", "phase1/Q9")
def test_santiago_takes_no_order_while_others_hold_it_and_without_a_place_it_is_lost() -> None:
    held = at("events", HOME | {"santiago": area(rebel=1)}, dice=(1, 5))
    assert refused(held, do="place_order", area="santiago") == "phase2/D10"
    nowhere = at("events", HOME, dice=(1, 5), revolt="asturias")
    assert only(nowhere, EventIdle).reason == "nowhere"
    assert nowhere.waiting.kind == "spend"


@pytest.mark.rule("phase2/famine", "phase2/D11", "definitions/A14")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ({"christian_garrison": 2}, {"christian_garrison": 2}),
        ({"christian_garrison": 2, "christian_army": 1}, {"christian_garrison": 2}),
        (
            {"christian_army": 1, "christian_garrison": 1, "military_order": 4},
            {"military_order": 4},
        ),
        ({"military_order": 3, "crusader": 3}, {"military_order": 1, "crusader": 3}),
        ({"rebel": 7}, {"rebel": 5}),
    ],
)
def test_famine_takes_a_third_armies_first(before: dict[str, int], after: dict[str, int]) -> None:
    game = at("events", {"leon": area("christian", **before)}, dice=(3, 4))
    assert units(game, "leon") == after


@pytest.mark.rule("phase2/famine", "phase1/Q9")
def test_famine_spares_a_region_in_revolt() -> None:
    areas = {"leon": area(rebel=3), "porto": area(rebel=3)}
    game = at("events", areas, dice=(3, 4), revolt="asturias")
    assert units(game, "leon") == {"rebel": 3}
    assert units(game, "porto") == {"rebel": 2}


@pytest.mark.rule("phase2/el-cid", "phase2/D12", "counters/el-cid")
def test_a_christian_cid_joins_an_army_or_order_or_stays_away() -> None:
    areas = HOME | {
        "leon": area("christian", christian_garrison=2),
        "santiago": area(military_order=1),
    }
    game = at("events", areas, dice=(4, 4, 3))
    assert [o.get("area") for o in offered(game)] == ["santiago", "oviedo", None]
    assert refused(game, do="place_cid", area="leon") == "phase2/D12"
    do(game, do="place_cid", area="oviedo")
    assert units(game, "oviedo")["el_cid_christian"] == 1
    away = at("events", areas, dice=(4, 4, 1))
    do(away, do="decline")
    assert not any("el_cid_christian" in units(away, name) for name in ("oviedo", "santiago"))
    none = at("events", {"leon": areas["leon"]}, dice=(4, 4, 2))
    assert only(none, EventIdle).rule == "phase2/D12"


@pytest.mark.rule("phase2/el-cid", "phase2/D14")
def test_a_muslim_cid_comes_with_the_armies_of_the_reaction() -> None:
    areas = HOME | {"granada": area("muslim", muslim_garrison=1)}
    # One city, line 4: one army, in Murcia.
    game = at("reaction", areas, dice=(5, 4, 4), event=(8, 5))
    placed = [p for p in events(game, UnitsPlaced) if "muslim_army" in p.units]
    assert placed[0].units == {"muslim_army": 1, "el_cid_muslim": 1}
    none = at("reaction", areas, dice=(5, 1), event=(8, 5))
    assert [e.reason for e in events(none, EventIdle)] == ["no_army"]


@pytest.mark.rule("phase2/el-cid", "phase5/M12", "phase2/D14")
def test_a_muslim_cid_marches_on_and_stays_with_the_last_army() -> None:
    areas = {
        "toledo": area("christian", christian_garrison=1),
        "cordoba": area("muslim"),
        "murcia": area("muslim"),
        "granada": area("muslim"),
    }
    # Three cities, line 4: two armies, in Murcia. One stays there, the last with El Cid in Granada.
    game = at("reaction", areas, dice=(5, 4, 4), event=(8, 6))
    left = only(game, ArmiesLeft)
    assert (left.area, left.units) == ("murcia", {"muslim_army": 1})
    stopped = only(game, ForceStopped)
    assert (stopped.area, stopped.reason) == ("granada", "last_army")
    assert stopped.units == {"muslim_army": 1, "el_cid_muslim": 1}


@pytest.mark.rule("phase2/taxes", "phase2/expulsions", "phase2/D19", "phase3/limits")
def test_taxes_bring_two_points_and_expulsions_cost_two_but_never_below_zero() -> None:
    bare = {"burgos": area("muslim"), "santiago": area(rebel=1)}
    assert at("events", bare, dice=(4, 5)).state.treasury == 4
    assert at("events", bare, dice=(6, 6)).state.treasury == 0
    assert at("events", bare, dice=(1, 2)).state.treasury == 2


@pytest.mark.rule("phase2/jihad", "phase2/D17")
def test_jihad_rolls_twice_in_the_same_column_and_place() -> None:
    areas = HOME | {"granada": area("muslim", muslim_garrison=1), "murcia": area()}
    # One city: line 3 a garrison (no city lacks one, so an area: Algeciras), line 6 two armies.
    game = at("reaction", areas, dice=(5, 3, 6, 1), event=(10, 0))
    placed = [(p.area, p.units) for p in events(game, UnitsPlaced)]
    assert placed[:2] == [
        ("algeciras", {"muslim_garrison": 1}),
        ("algeciras", {"muslim_army": 2}),
    ]
    africa = at("reaction", areas, dice=(6, 4, 2, 3), event=(10, 0))
    landed = events(africa, UnitsPlaced)[0]
    assert (landed.area, landed.units) == ("murcia", {"muslim_army": 5})


@pytest.mark.rule("phase2/crusade", "phase2/D18", "phase2/D9")
def test_crusaders_come_free_all_together_and_leave() -> None:
    areas = HOME | {"leon": area("christian", christian_garrison=1)}
    game = at("events", areas, dice=(5, 6, 4))
    treasury = game.state.treasury
    assert refused(game, do="place_crusaders", area="leon", count=3) == "phase2/D18"
    do(game, do="place_crusaders", area="leon", count=4)
    assert units(game, "leon") == {"crusader": 4, "christian_garrison": 1}
    assert game.state.treasury == treasury
    assert refused(game, do="place_crusaders", area="oviedo", count=4) == "phase2/crusade"
    do(game, do="done")
    script(game, 5, 1)
    do(game, do="done")
    assert units(game, "leon") == {"christian_garrison": 1}
    assert left_in_queue(game) == 0


@pytest.mark.rule("phase5/M21", "phase2/raiders")
def test_a_force_beaten_where_it_landed_leaves_the_map() -> None:
    areas = {"porto": area(christian_army=2)}
    game = at("events", areas, dice=(1, 4, 3, 1, 5, 1, 1, 1, 4, 1))
    lost = only(game, UnitsLost)
    assert (lost.cause, lost.units) == ("landing", {"raider": 2})
    assert units(game, "porto") == {"christian_army": 2}


@pytest.mark.rule("phase5/siege-left", "phase2/D2")
def test_neutral_sieges_are_laid_by_the_same_count() -> None:
    areas = {"barcelona": area("muslim", fortress=True, muslim_garrison=2)}
    game = at("events", areas, dice=(1, 1, 5, 5))
    laid = only(game, SiegeLaid)
    assert (laid.area, laid.units) == ("barcelona", {"french": 4})
