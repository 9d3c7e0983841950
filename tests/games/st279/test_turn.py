"""The Administrative Phase, wars, France, the end of a turn, victory (2.0 to 6.0, 9.0, 15.0)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from reconquista_qt.engine.agenda import asked
from tests.games.st279.table import Table

LEON = "asturias_leon"
LEON_HOME = (
    "northern_galicia", "southern_galicia", "asturias", "eastern_asturias", "leon", "burgos",
    "vizcaya",
)  # fmt: skip


def end_turn(table: Table) -> Table:
    """Leave everything that is asked until the next war roll or the end of the game."""
    while table.kind != "over" and not table.kind.startswith(("war_roll", "recruit", "restore")):
        kind = table.kind.split()[0]
        word = {"buy_marker": "pass", "union": "decline"}.get(kind, "done")
        table.do(word)
    return table


@pytest.mark.rule("3.7/attrition", "3.7/A5", "3.7/A8", "3.7/A10", "5.0/C1")
def test_muslims_outside_held_burgos_roll_for_attrition() -> None:
    table = (
        Table("attrition")
        .put("burgos", "muslim", {"peones": 2})
        .put("burgos", LEON, {}, {"peones": 1})
    )
    table.begin(4, 5)
    rolls = table.told("attrition_rolled")
    assert [(roll["unit"], roll["die"], roll["lost"]) for roll in rolls] == [
        ("peones", 4, True), ("peones", 5, False),
    ]  # fmt: skip
    assert table.area("burgos")["field"] == {"muslim": {"peones": 1}}


@pytest.mark.rule("3.7/A7", "3.7/attrition", "3.7/A6", "3.7/A9", "12.0/I29")
def test_no_attrition_without_city_or_population_and_such_areas_change_hands() -> None:
    table = Table("attrition").put("vizcaya", "muslim", {"peones": 1}).begin()
    assert not table.told("attrition_rolled")
    assert table.area("vizcaya")["controller"] == "muslim"
    marked = (
        Table("attrition")
        .put("vizcaya", "muslim", {"peones": 1})
        .mark("vizcaya", population="population")
    )
    marked.begin(6)
    assert marked.told("attrition_rolled")
    sent = (
        Table("attrition")
        .put("vizcaya", "muslim", {"peones": 1})
        .mark("vizcaya", population="repopulation")
    )
    assert not sent.begin().told("attrition_rolled")


@pytest.mark.rule("8.1/E5")
def test_rebels_beside_loyal_units_roll_and_the_loyal_do_not() -> None:
    table = (
        Table("attrition")
        .put("leon", f"{LEON}_rebel", {"peones": 1})
        .put("leon", LEON, {"mesnada": 1})
    )
    table.held(f"{LEON}_rebel", "leon").begin(1)
    assert [roll["owner"] for roll in table.told("attrition_rolled")] == [f"{LEON}_rebel"]


@pytest.mark.rule(
    "6.0/collect",
    "3.7/tp",
    "3.7/A3",
    "3.7/A4",
    "6.0/C4",
    "6.0/own",
    "3.7/A2",
    "3.7/A22",
    "3.7/control",
)
def test_income_of_totally_controlled_areas() -> None:
    table = Table("collection").mark("leon", pillaged=True).put("burgos", "muslim", {"peones": 1})
    table.put("asturias", "navarre", {"peones": 1}).mark(
        "southern_galicia", population="population"
    )
    table.position["sepulchre"] = "placed"
    table.begin()
    # Galicia 2 and the Sepulchre, 1 and settlers; León pillaged, Burgos beset, guests in Oviedo.
    assert table.points(LEON) == 2 + 1 + 1 + 1
    assert not table.area("leon")["pillaged"]
    assert table.points("muslim") == 22 and table.points("navarre") == 2


@pytest.mark.rule("3.7/A1", "3.7/control")
def test_with_the_option_total_control_needs_units_in_field_and_city() -> None:
    table = (
        Table("collection")
        .put("leon", LEON, {"peones": 1}, {"peones": 1})
        .put("asturias", LEON, {}, {"peones": 1})
    )
    table.begin(total_control="occupied")
    assert table.points(LEON) == 3


@pytest.mark.rule("6.0/unsaved", "6.0/C2", "6.0/C3", "5.0/advance", "1.2/turns")
def test_points_are_not_saved_but_for_pillage_with_the_option() -> None:
    table = Table("end").rich(asturias_leon=4).begin()
    assert end_turn(table).points(LEON) == 10
    kept = Table().put("burgos", LEON, {"raiders": 1}).rich(asturias_leon=4).campaign(LEON)
    kept.begin(pillage_pay="kept")
    kept.do("move", origin="burgos", to="osma", units={"raiders": 1})
    kept.do("pillage", area="osma", units={"raiders": 1}).do("done")
    assert end_turn(kept).points(LEON) == 10 + 1


@pytest.mark.rule("6.1/price", "6.1/place", "6.1/C8", "6.1/C10", "6.1/C11", "6.0/C24", "3.0/C12")
def test_recruiting() -> None:
    table = (
        Table("recruitment")
        .rich(asturias_leon=30)
        .put("asturias", LEON, {}, {"royal_mesnada": 1})
        .begin()
    )
    place: dict[str, Any] = {"power": LEON, "area": "leon"}
    table.do("recruit", unit="mesnada", inside=True, **place)
    table.do("recruit", unit="peones", inside=False, **place)
    assert table.points(LEON) == 30 - 3 - 1
    assert table.why("recruit", unit="peones", **place) == "6.1/C8"
    assert table.why("recruit", power=LEON, unit="military_order", area="burgos") == "6.1/price"
    assert table.why("recruit", power=LEON, unit="crusader", area="burgos") == "6.1/price"
    assert table.why("recruit", power=LEON, unit="peones", area="tuytula") == "6.1/place"
    assert table.why("recruit", power=LEON, unit="fleet", sea="gulf_of_lion") == "6.1/C10"
    table.do("recruit", power=LEON, unit="fleet", sea="galician_ocean")
    table.do("recruit", power=LEON, unit="fleet", sea="galician_ocean")
    assert table.why("recruit", power=LEON, unit="fleet", sea="galician_ocean") == "3.0/C12"
    later = Table("recruitment", turn=12, collapse=False).rich(asturias_leon=3)
    later.begin().do("recruit", power=LEON, unit="military_order", area="burgos")


@pytest.mark.rule("6.1/C9", "2.8/throne", "7.0/F2")
def test_a_king_comes_back_free_at_his_throne() -> None:
    table = Table("recruitment").begin()
    assert table.kind == "recruit christian"
    assert table.why("recruit", power=LEON, unit="royal_mesnada", area="leon") == "6.1/C9"
    table.do("recruit", power=LEON, unit="royal_mesnada", area="asturias", inside=True)
    assert table.why("recruit", power=LEON, unit="royal_mesnada", area="asturias") == "3.0/C12"
    lost = Table("recruitment").held("muslim", "asturias").begin()
    lost.do("recruit", power=LEON, unit="royal_mesnada", area="leon")


@pytest.mark.rule(
    "6.2/place",
    "6.2/C13",
    "2.5/A21",
    "6.2/flip",
    "6.2/loss",
    "6.2/C21",
    "5.0/repopulation",
    "12.0/I26",
)
def test_repopulation() -> None:
    table = Table("repopulation").held(LEON, "zamora", "osma").rich(asturias_leon=10).begin()
    assert table.why("repopulate", power=LEON, area="leon") == "6.2/C13"
    table.do("repopulate", power=LEON, area="zamora").do("repopulate", power=LEON, area="osma")
    assert table.points(LEON) == 0
    table = (
        Table("end").held(LEON, "zamora", "osma", "salamanca").put("osma", "muslim", {"peones": 1})
    )
    for area in ("zamora", "osma", "salamanca"):
        table.mark(area, population="repopulation")
    table.mark("salamanca", pillaged=True).begin()
    found = {area: table.area(area)["population"] for area in ("zamora", "osma", "salamanca")}
    assert found == {"zamora": "population", "osma": "none", "salamanca": "repopulation"}
    home = Table("repopulation").rich(asturias_leon=5).begin(repopulate_home=True)
    home.do("repopulate", power=LEON, area="leon")


@pytest.mark.rule("2.8/conquest", "2.8/B1", "2.8/B2", "2.9/restoring", "2.9/B4", "2.9/B5", "2.8/B7")
def test_aragon_falls_on_turn_three_and_is_restored_on_six() -> None:
    table = Table(turn=3).put("sobrarbe", "muslim", {"mesnada": 2})
    table.put("saraqusta", "aragon", {"peones": 1}).rich(muslim=1, aragon=2).put(
        "pamplona", "navarre", {}, {"peones": 1}
    )
    table.put("sobrarbe", "aragon", {}, {"peones": 1}).campaign("muslim").begin()
    table.do("siege", 6, area="sobrarbe", units={"mesnada": 2})
    assert table.now["powers"]["aragon"] == {"status": "conquered", "treasury": 0}
    assert not table.area("saraqusta")["field"]
    later = (
        Table("collection", turn=6)
        .held("catalonia", "sobrarbe")
        .put("sobrarbe", "catalonia", {"peones": 1})
    )
    later.position["powers"]["aragon"]["status"] = "conquered"
    later.begin()
    assert later.kind == "restore christian"
    assert later.why("restore", power="aragon", area="pamplona") == "2.9/restoring"
    later.do("restore", power="aragon", area="sobrarbe")
    # It collects at once in spite of the guests, and recruits.
    assert later.points("aragon") == 2 and later.area("sobrarbe")["controller"] == "aragon"
    later.do("recruit", power="aragon", unit="royal_mesnada", area="sobrarbe")


@pytest.mark.rule("2.9/B3", "2.9/B6")
def test_portugal_is_restored_at_burtukal_and_a_union_at_either_throne() -> None:
    table = Table("collection", turn=14, collapse=False).held(LEON, "burtukal")
    table.position["powers"]["portugal"]["status"] = "conquered"
    assert table.begin().offered("restore")[0]["area"] == "burtukal"
    union = {"id": "aragon_catalonia", "kept": "aragon", "throne": "sobrarbe"}
    table = Table("collection", turn=14, unions=[union], collapse=False).held(
        LEON, "sobrarbe", "cerdanya"
    )
    table.position["powers"]["aragon"]["status"] = "conquered"
    table.position["powers"]["catalonia"]["status"] = "joined"
    table.held("muslim", "urgell", "rossello", "barcelona").begin()
    assert [option["area"] for option in table.offered("restore")] == ["sobrarbe", "cerdanya"]


@pytest.mark.rule("5.1/roll", "5.1/D1", "5.0/draw", "5.0/C25", "5.1/markers", "5.0/D16")
def test_a_kingdom_led_by_the_muslims_is_played_by_them_when_drawn() -> None:
    table = (
        Table("war")
        .put("sobrarbe", "aragon", {"mesnada": 1})
        .put("leon", LEON, {"mesnada": 1})
        .begin()
    )
    table.do("roll", 6, 1)
    assert table.now["war"] == "aragon"
    while table.kind.split()[0] != "campaign":
        # The die that draws a kingdom: two of four things are Aragón.
        if table.now["phase"] == "union" or table.kind.startswith(("union", "incite")):
            table.game.dice.queue_up([2])
        table.do("pass" if table.kind.startswith("buy") else "done")
    while table.now["campaign"] != "aragon":
        assert table.kind == "campaign christian"
        table.do("done")
    assert table.kind == "campaign muslim"


@pytest.mark.rule("5.1/roll", "5.1/D1", "5.1/union", "5.1/D2")
def test_no_war_of_who_is_not_in_play_and_a_union_is_asked() -> None:
    table = Table("war").begin().do("roll", 6, 5)
    assert table.told("war_kingdom_rolled")[0]["result"] == "not_in_play"
    union = {"id": "aragon_catalonia", "kept": "catalonia", "throne": "sobrarbe"}
    table = Table("war", turn=10, unions=[union], collapse=False).held("catalonia", "sobrarbe")
    table.position["powers"]["aragon"]["status"] = "joined"
    table.begin().do("roll", 6, 1, 4)
    assert table.told("war_union_rolled")[0] | {} == {"die": 4, "power": "catalonia", "war": True}


@pytest.mark.rule("5.1/limits", "5.1/D4", "5.1/D3", "5.1/D20", "3.7/A17", "5.1/D6")
def test_half_of_a_kingdom_led_by_the_muslims_acts() -> None:
    table = Table(war="aragon").put(
        "sobrarbe", "aragon", {"mesnada": 1, "raiders": 1, "crusader": 1}
    )
    table.put("pamplona", "navarre", {"peones": 1}).put("saraqusta", "muslim", {"peones": 1})
    table.campaign("aragon").begin()
    assert table.why("move", origin="sobrarbe", to="saraqusta", units={"mesnada": 1}) == "5.1/D3"
    assert (
        table.why(
            "move",
            origin="sobrarbe",
            to="pamplona",
            units={"mesnada": 1, "raiders": 1, "crusader": 1},
        )
        == "5.1/D4"
    )
    table.do("move", origin="sobrarbe", to="pamplona", units={"mesnada": 1, "crusader": 1})
    assert table.why("move", origin="sobrarbe", to="urgell", units={"raiders": 1}) == "5.1/D4"
    assert (
        table.why("combat", area="pamplona", against="navarre", units={"crusader": 1}) == "5.1/D6"
    )
    assert table.why("combat", area="pamplona", against="navarre", units={"mesnada": 1}) is None


@pytest.mark.rule("5.1/limits", "5.1/D4", "11.2/load", "12.0/I28", "10.0/march")
def test_fleets_that_sailed_count_once_and_those_that_march_count_too() -> None:
    table = Table(war="catalonia").put("barcelona", "catalonia", city={"mesnada": 2, "peones": 1})
    table.fleets("balearic_sea", catalonia=1).campaign("catalonia")
    table.begin()
    table.do("sail", origin="balearic_sea", to="gulf_of_lion", fleets=1)
    # Two of four may act: the fleet, and one unit that goes aboard it.
    one, two = {"mesnada": 1}, {"mesnada": 2}
    aboard = {"area": "barcelona", "sea": "gulf_of_lion", "inside": True}
    assert table.why("load", units=two, **aboard) == "5.1/D4"
    assert table.why("load", units=one, **aboard) is None
    hurried = Table(war="catalonia").put("barcelona", "catalonia", city={"mesnada": 1})
    hurried.fleets("gulf_of_lion", catalonia=1).hand("muslim", "forced_march")
    hurried.campaign("catalonia").begin()
    hurried.do("march", 6, sea="gulf_of_lion", units={"fleet": 1})
    assert hurried.why("load", units=one, **aboard) == "5.1/D4"


@pytest.mark.rule("5.1/limits", "5.1/D4", "5.0/redistribution")
def test_redistribution_leaves_a_unit_in_each_area_of_the_kingdom_led_by_the_muslims() -> None:
    table = Table("end", turn=6, war="catalonia").held("catalonia", "cerdanya", "barcelona")
    table.put("cerdanya", "catalonia", {"peones": 1}, {"mesnada": 1})
    table.put("barcelona", "catalonia", {"peones": 1}).begin()
    while table.kind != "redistribute muslim":
        table.do("done")

    def offered(*, inside: bool) -> set[str]:
        return {
            o["to"] for o in table.offered("redistribute")
            if o["from"] == "cerdanya" and o["from_city"] is inside
        }  # fmt: skip

    away = {"power": "catalonia", "origin": "cerdanya", "to": "barcelona", "inside": False}
    assert offered(inside=False) - {"cerdanya"}
    table.do("redistribute", units={"peones": 1}, from_city=False, **away)
    assert offered(inside=True) == {"cerdanya"}
    assert table.why("redistribute", units={"mesnada": 1}, from_city=True, **away) == "5.1/D4"
    for seed in range(300):
        step = asked(table.game.state)
        assert step is not None
        action = step.draw(table.game.state, random.Random(seed).random)
        assert step.refuse(table.game.state, action) is None


@pytest.mark.rule("5.1/D19", "5.1/end", "5.1/D7", "5.1/D17")
def test_the_muslims_keep_out_of_the_kingdom_they_lead_and_the_war_ends_with_the_turn() -> None:
    table = (
        Table(war="aragon")
        .put("saraqusta", "muslim", {"raiders": 1})
        .put("sobrarbe", "aragon", {"peones": 1})
    )
    table.campaign("muslim").begin()
    assert table.why("move", origin="saraqusta", to="sobrarbe", units={"raiders": 1}) == "5.1/D19"
    table.do("done")
    assert table.now["war"] == "aragon"
    assert end_turn(table).told("war_ended")
    below = (
        Table("end", war="aragon")
        .put("sobrarbe", "aragon", {"peones": 1})
        .begin(wars_end="as_below")
    )
    assert below.now["war"] is None


@pytest.mark.rule("5.0/overstack", "5.0/advance", "5.1/end", "5.1/D17", "3.2/enemy")
def test_a_war_ends_after_the_dice_of_those_too_many() -> None:
    def end(**options: str) -> Table:
        table = Table("end", turn=6, war="catalonia")
        table.put("urgell", "catalonia", {"peones": 2}).put("urgell", "navarre", {"peones": 2})
        table.begin(**options)
        while table.kind.startswith("redistribute"):
            table.do("done")
        return table

    # While they are at war neither stack counts for the other: nobody is too many.
    table = end()
    assert table.told("war_ended") and not table.told("overstack_rolled")
    assert table.now["turn"] == 7 and table.now["crowded"] == ["urgell"]
    # With peace before it they are friends who are one too many.
    below = end(wars_end="as_below")
    assert below.told("war_ended") and len(below.told("overstack_rolled")) == 1


@pytest.mark.rule(
    "9.0/neutral",
    "9.0/runner",
    "9.0/D8",
    "9.0/D10",
    "9.0/D12",
    "9.0/D16",
    "3.6/set-up",
    "3.6/D11",
    "9.1/box",
    "9.1/D15",
)
def test_war_with_france() -> None:
    table = Table().put("urgell", "catalonia", {"mesnada": 1}).campaign("catalonia").begin()
    assert table.why("move", origin="urgell", to="foix", units={"mesnada": 1}) == "9.0/neutral"
    table.do("declare_war")
    assert table.kind == "french_set_up muslim"
    assert table.now["france"] == {"war": "christian", "entered": True}
    assert table.points("france") == 2 and table.now["pool"] == ["france"]
    assert table.why("place", power="france", unit="mesnada", area="urgell") == "3.6/set-up"
    while table.kind.startswith("french"):
        unit = table.offered("place")[0]["unit"]
        table.do("place", power="france", unit=unit, area="central_france")
    assert table.area("central_france")["field"] == {
        "france": {"mesnada": 2, "peones": 3, "raiders": 2}
    }
    table.do("move", origin="urgell", to="tolosa", units={"mesnada": 1})
    assert (
        table.why("move", origin="tolosa", to="central_france", units={"mesnada": 1}) == "9.1/box"
    )
    assert table.why("declare_war") == "9.0/D13"


@pytest.mark.rule("9.0/peace", "9.0/D7", "9.0/D9", "9.0/conquered", "9.0/D13")
def test_the_first_city_taken_ends_a_french_war() -> None:
    france = {"war": "christian", "entered": True}
    table = (
        Table(france=france)
        .put("urgell", "catalonia", {"mesnada": 1})
        .put("bearn", "france", {"peones": 1})
    )
    table.put("vizcaya", "france", {"raiders": 1}).put("tolosa", "catalonia", {"mesnada": 1}).rich(
        france=2
    )
    table.campaign("catalonia").begin()
    table.do("garrison", area="tolosa", units={"mesnada": 1})
    assert table.now["france"]["war"] is None and table.points("france") == 0
    # The raiders abroad are home again.
    assert "france" not in table.area("vizcaya")["field"]
    table = (
        Table("war", france={"war": None, "entered": True})
        .held("catalonia", "tolosa", "languedoc")
        .begin()
    )
    table.do("roll", 5)
    assert table.now["france"]["war"] is None and table.told("france_already_settled")


@pytest.mark.rule("9.0/D14", "9.0/limits", "9.0/runner")
def test_france_collects_and_recruits_with_its_runner_and_buys_no_markers() -> None:
    table = Table("collection", france={"war": "muslim", "entered": True}).begin()
    assert table.points("france") == 6
    assert {option["power"] for option in table.offered("recruit")} >= {"france"}
    assert table.why("recruit", power="france", unit="royal_mesnada", area="tolosa") == "3.0/C12"
    market = (
        Table("stratagems", france={"war": "muslim", "entered": True})
        .rich(france=3, asturias_leon=1)
        .begin()
    )
    assert market.why("buy_marker", power="france") == "10.0/buy"


@pytest.mark.rule("9.0/D8", "12.0/I27")
def test_muslim_run_france_keeps_out_of_muslim_land_and_kingdoms_let_each_other_pass() -> None:
    table = Table(france={"war": "christian", "entered": True}).put(
        "pamplona", "france", {"raiders": 1}
    )
    table.campaign("france").begin()
    assert table.why("move", origin="pamplona", to="tuytula", units={"raiders": 1}) == "9.0/D8"
    guests = Table().put("pamplona", "navarre", {"raiders": 1}).campaign("navarre").begin()
    assert guests.why("move", origin="pamplona", to="burgos", units={"raiders": 1}) is None


@pytest.mark.rule("5.0/redistribution", "5.0/no-way", "12.0/I25", "12.0/I36", "3.2/A16")
def test_redistribution() -> None:
    table = Table("end").put("leon", LEON, {"mesnada": 1}).put("tuytula", LEON, {"raiders": 1})
    table.put("osma", "muslim", {"peones": 1}).begin()
    assert table.kind == "redistribute christian"
    assert (
        table.why("redistribute", power=LEON, origin="leon", to="osma", units={"mesnada": 1})
        == "12.0/I25"
    )
    table.do("redistribute", power=LEON, origin="leon", to="tuytula", units={"mesnada": 1})
    assert (
        table.why("redistribute", power=LEON, origin="tuytula", to="leon", units={"mesnada": 1})
        == "12.0/I36"
    )
    assert (
        table.why(
            "redistribute",
            power=LEON,
            origin="tuytula",
            to="tuytula",
            units={"raiders": 1},
            inside=True,
        )
        == "12.0/I25"
    )
    table.do(
        "redistribute",
        power=LEON,
        origin="tuytula",
        to="pamplona",
        units={"raiders": 1},
        inside=True,
    )


@pytest.mark.rule("5.0/overstack", "3.2/A16", "5.0/A14")
def test_units_too_many_roll_by_their_owners_choice() -> None:
    table = Table("end", crowded=["leon"]).put("leon", LEON, {"mesnada": 1, "peones": 3}).begin()
    table.do("done")
    while table.kind == "redistribute muslim":
        table.do("done")
    assert table.kind == "overstack christian"
    table.do("lose", 4, units={"peones": 1})
    assert table.area("leon")["field"] == {LEON: {"mesnada": 1, "peones": 2}}


@pytest.mark.rule(
    "4.0/margin",
    "4.0/J1",
    "4.1/city",
    "4.1/J2",
    "4.2/city",
    "4.2/J3",
    "4.2/J5",
    "4.0/J4",
    "4.0/J7",
    "9.0/D18",
)
@pytest.mark.parametrize(("lost", "winner"), [(0, "christian"), (1, "muslim")])
def test_sixteen_points_win_on_the_last_turn(lost: int, winner: str) -> None:
    table = Table("end", turn=16, collapse=False)
    board = table.begin().game.state.board
    green = [
        name for name, region, city in zip(board.areas, board.region, board.has_city, strict=True)
        if not region and city
    ]  # fmt: skip
    table = (
        Table("end", turn=16, collapse=False)
        .held(LEON, *green[: 16 - lost])
        .held("muslim", "al_belalta")
    )
    worth = 16 - lost - ("al_belalta" in green[: 16 - lost])
    table.held(LEON, *green[16 - lost : 16 - lost + (16 - lost - worth)]).held("france", "mayurqa")
    table.held("muslim", "tolosa").begin()
    while table.kind != "over":
        table.do("done")
    over = table.game.state.over
    assert over is not None
    assert (over.total, over.winner, over.reason) == (16 - lost, winner, "last_turn")


@pytest.mark.rule("4.3/automatic", "4.0/J6")
def test_two_of_five_cities_win_at_once() -> None:
    table = Table("end").held("muslim", "leon", "burgos").begin()
    while table.kind != "over":
        table.do("done")
    assert table.game.state.over is not None and table.game.state.over.reason == "automatic"
    assert table.told("game_ended")[0]["total"] == -2


@pytest.mark.rule("7.1/arrival", "7.1/F3", "7.1/F5", "7.1/leaves", "15.0/E28")
def test_al_mansur_comes_and_goes() -> None:
    table = Table("recruitment", turn=5).put("al_belalta", "muslim", {"royal_mesnada": 1})
    for power in (LEON, "navarre", "aragon", "catalonia"):
        home = {
            LEON: "asturias",
            "navarre": "pamplona",
            "aragon": "sobrarbe",
            "catalonia": "cerdanya",
        }[power]
        table.put(home, power, {}, {"royal_mesnada": 1})
    table.begin()
    assert table.kind == "arrival muslim"
    assert table.why("arrive", unit="al_mansur", area="al_belalta") == "7.1/F5"
    table.do("arrive", unit="al_mansur", area="raya")
    gone = Table("end", turn=6).put("raya", "muslim", {"al_mansur": 1}).begin()
    end_turn(gone)
    assert gone.told("units_lost")[0]["cause"] == "leaves"


@pytest.mark.rule("7.3/arrival", "7.3/F9", "7.3/F6", "7.3/F5", "7.3/leaves", "8.2/E21")
def test_el_cid_joins_castile_before_leon_or_muslim_rebels() -> None:
    table = (
        Table("recruitment", turn=9, collapse=False).in_play("castile").held("castile", "burgos")
    )
    table.put("burgos", "castile", {"peones": 1}).put("burgos", LEON, {"peones": 1}).put(
        "raya", "muslim_rebel", {"peones": 1}
    )
    table.put("asturias", LEON, {"royal_mesnada": 1}).begin()
    assert table.kind == "arrival christian"
    assert {option["area"] for option in table.offered("arrive")} == {"burgos", "raya"}
    table.do("arrive", unit="el_cid", area="burgos")
    assert table.area("burgos")["field"]["castile"] == {"peones": 1, "el_cid": 1}
    rebels = (
        Table("quelling", turn=9, collapse=False)
        .put("raya", "muslim_rebel", {"peones": 1})
        .rich(muslim=1)
    )
    rebels.put("raya", LEON, {"el_cid": 1}).put("xidona", "muslim_rebel", {"peones": 1}).begin()
    assert rebels.why("quell", area="raya", power="muslim") == "8.2/E21"
    gone = end_turn(Table("end", turn=10, collapse=False).put("leon", LEON, {"el_cid": 1}).begin())
    assert gone.told("units_lost")[0]["cause"] == "leaves"


@pytest.mark.rule("15.0/invasions", "15.0/E30", "15.0/E27", "15.0/E28")
@pytest.mark.parametrize(("collapse", "comes"), [(True, True), (False, False)])
def test_the_africans_come_if_the_collapse_had_a_success(collapse: bool, comes: bool) -> None:
    table = Table("recruitment", turn=8, collapse=collapse)
    for home, power in (
        ("asturias", LEON),
        ("pamplona", "navarre"),
        ("sobrarbe", "aragon"),
        ("cerdanya", "catalonia"),
    ):
        table.put(home, power, {}, {"royal_mesnada": 1})
    table.begin()
    assert (table.kind == "arrival muslim") is comes
    assert table.points("muslim") == (4 if comes else 0)
    second = Table("recruitment", turn=12, collapse=False)
    for home, power in (
        ("asturias", LEON),
        ("pamplona", "navarre"),
        ("sobrarbe", "aragon"),
        ("cerdanya", "catalonia"),
    ):
        second.put(home, power, {}, {"royal_mesnada": 1})
    assert second.begin(second_wave="always").kind == "arrival muslim"
