"""Movement, pillage and interception (12.0)."""

from __future__ import annotations

import pytest

from tests.games.st279.table import Table

LEON = "asturias_leon"


@pytest.mark.rule("12.0/cost", "12.0/elite", "2.1/areas", "12.0/I9", "2.3/types")
def test_mountains_cost_two_but_not_for_the_king() -> None:
    table = Table().put("sobrarbe", "aragon", {"royal_mesnada": 1, "peones": 1})
    table.held("aragon", "wasqa", "saraqusta").campaign("aragon").begin()
    table.do("move", origin="sobrarbe", to="wasqa", units={"peones": 1})
    # A peón has three: two over the mountains leave one, which reaches Saraqusta.
    assert table.why("move", origin="wasqa", to="saraqusta", units={"peones": 1}) is None
    table.do("move", origin="wasqa", to="saraqusta", units={"peones": 1})
    assert table.why("move", origin="saraqusta", to="arlit", units={"peones": 1}) == "12.0/cost"
    offered = [option["to"] for option in table.offered("move") if option["from"] == "saraqusta"]
    assert offered == []
    table.do("move", origin="sobrarbe", to="wasqa", units={"royal_mesnada": 1})
    for origin, to in (("wasqa", "sobrarbe"), ("sobrarbe", "wasqa"), ("wasqa", "sobrarbe")):
        table.do("move", origin=origin, to=to, units={"royal_mesnada": 1})


@pytest.mark.rule("7.0/march", "7.0/F8")
def test_a_king_lends_a_point_to_who_makes_all_moves_with_him() -> None:
    table = Table().put("asturias", "asturias_leon", {"royal_mesnada": 1, "peones": 1})
    table.put("eastern_asturias", "asturias_leon", {"peones": 1})
    table.campaign("asturias_leon").begin()
    both = {"royal_mesnada": 1, "peones": 1}
    table.do("move", origin="asturias", to="eastern_asturias", units=both)
    table.do("move", origin="eastern_asturias", to="vizcaya", units=both)
    table.do("move", origin="vizcaya", to="tuytula", units=both)
    assert table.why("move", origin="tuytula", to="arlit", units=both) is None
    assert table.why("move", origin="tuytula", to="arlit", units={"peones": 1}) == "12.0/cost"
    # Picked up later, an unmoved unit has the point too.
    table.do("move", origin="tuytula", to="arlit", units=both)
    assert table.why("move", origin="arlit", to="saraqusta", units={"peones": 1}) == "12.0/cost"


@pytest.mark.rule("12.0/stop", "12.0/exit", "12.0/I7", "12.0/I8", "12.0/stacks")
def test_enemies_in_the_field_stop_and_cost_on_leaving() -> None:
    table = (
        Table().put("leon", "asturias_leon", {"raiders": 2}).put("zamora", "muslim", {"peones": 1})
    )
    table.put("burgos", "asturias_leon", {"raiders": 1}).put("burgos", "muslim", {"peones": 1})
    table.put("burgos", "asturias_leon", {"raiders": 1}, {"peones": 1})
    table.campaign("asturias_leon").begin()
    table.do("move", origin="leon", to="zamora", units={"raiders": 2})
    assert table.why("move", origin="zamora", to="salamanca", units={"raiders": 1}) == "12.0/stop"
    # Who began beside enemies may leave, for a point more.
    table.do("move", origin="burgos", to="osma", units={"raiders": 1})
    moved = table.game.state.worn[table.game.state.board.area_index["osma"]]
    assert moved[0][1] == 5 - 2


@pytest.mark.rule("12.0/exit", "12.0/I7", "12.0/I6", "14.0/city")
def test_population_and_garrisons_cost_on_leaving_and_garrisons_do_not_stop() -> None:
    table = (
        Table()
        .put("leon", "muslim", {"raiders": 1}, {})
        .put("leon", "asturias_leon", {}, {"peones": 1})
    )
    table.mark("leon", population="population").put("zamora", "muslim", {"raiders": 1})
    table.campaign("muslim").begin()
    table.do("move", origin="leon", to="zamora", units={"raiders": 1})
    state = table.game.state
    assert state.worn[state.board.area_index["zamora"]][0][1] == 5 - 3
    table.do("move", origin="zamora", to="leon", units={"raiders": 1})
    assert table.why("move", origin="leon", to="burgos", units={"raiders": 1}) == "12.0/cost"


@pytest.mark.rule("12.0/I33", "12.0/stacks")
def test_a_move_of_several_areas_takes_the_cheapest_way_or_the_one_named() -> None:
    table = Table().put("leon", "asturias_leon", {"raiders": 1, "mesnada": 1})
    table.campaign("asturias_leon").begin()
    table.do("move", origin="leon", to="osma", units={"raiders": 1})
    assert table.told("units_moved")[-1]["path"] == ("burgos", "osma")
    table.do("move", origin="leon", to="salamanca", units={"mesnada": 1}, via=["zamora"])
    assert table.told("units_moved")[-1]["path"] == ("zamora", "salamanca")
    assert (
        table.why("move", origin="leon", to="tuytula", units={"mesnada": 1}, via=["osma"])
        == "12.0/cost"
    )


@pytest.mark.rule(
    "3.2/limit", "3.2/A13", "3.2/enemy", "3.7/A12", "3.3/foreign", "3.2/A15", "5.0/A14"
)
def test_three_units_of_a_side_in_an_area_the_city_included() -> None:
    table = Table().put("pamplona", "navarre", {"raiders": 1}, {"peones": 2})
    table.put("tuytula", "navarre", {"raiders": 1}).put("vizcaya", "asturias_leon", {"mesnada": 1})
    table.campaign("navarre").begin()
    assert table.why("move", origin="tuytula", to="pamplona", units={"raiders": 1}) == "3.2/limit"
    table.do("done")
    fresh = Table().put("raya", "muslim", {"raiders": 3}).put("al_belalta", "muslim", {"peones": 2})
    fresh.campaign("muslim").begin()
    assert fresh.why("move", origin="raya", to="al_belalta", units={"raiders": 3}) is None
    settled = (
        Table()
        .put("leon", "asturias_leon", {"peones": 3})
        .put("burgos", "asturias_leon", {"raiders": 1})
    )
    settled.mark("leon", population="repopulation").campaign("asturias_leon").begin()
    assert settled.why("move", origin="burgos", to="leon", units={"raiders": 1}) is None


@pytest.mark.rule("14.0/enter", "14.0/A11", "12.0/I34", "14.0/I24", "14.0/I23", "3.7/A18")
def test_an_empty_enemy_city_is_walked_into_and_nobody_comes_out_again() -> None:
    table = Table().put("burgos", "asturias_leon", {"raiders": 2}).campaign("asturias_leon").begin()
    table.do("move", origin="burgos", to="tuytula", units={"raiders": 2})
    table.do("garrison", area="tuytula", units={"raiders": 1})
    assert table.area("tuytula")["controller"] == "asturias_leon"
    assert table.why("sortie", area="tuytula", units={"raiders": 1}) == "12.0/I34"
    strict = Table().put("tuytula", "asturias_leon", {"raiders": 1}).rich(asturias_leon=1)
    strict.campaign("asturias_leon").begin(empty_city="siege")
    assert strict.why("garrison", area="tuytula", units={"raiders": 1}) == "14.0/A11"
    assert strict.why("siege", area="tuytula", units={"raiders": 1}) is None


@pytest.mark.rule("12.0/cost", "12.0/stacks")
def test_each_kind_is_offered_by_itself_and_all_together() -> None:
    units = {"mesnada": 1, "raiders": 1, "peones": 1}
    table = Table().put("wasqa", "aragon", units).held("aragon", "wasqa").campaign("aragon").begin()
    offered = [option["units"] for option in table.offered("move") if option["to"] == "saraqusta"]
    assert len(offered) == 4
    assert units in offered and all({kind: 1} in offered for kind in units)


@pytest.mark.rule("12.0/cost", "12.0/exit")
def test_a_way_over_the_mountains_is_offered_to_who_can_pay_for_it() -> None:
    # A peón has three points: two over the mountains, and one more to leave beside a garrison.
    table = Table().put("wasqa", "aragon", {"peones": 1}).held("aragon", "wasqa")
    table.campaign("aragon").begin()
    assert "sobrarbe" in {option["to"] for option in table.offered("move")}
    table.do("move", origin="wasqa", to="saraqusta", units={"peones": 1})
    table.do("move", origin="saraqusta", to="wasqa", units={"peones": 1})
    assert table.why("move", origin="wasqa", to="sobrarbe", units={"peones": 1}) == "12.0/cost"
    ways = {option["to"] for option in table.offered("move") if option["from"] == "wasqa"}
    assert "saraqusta" in ways and "sobrarbe" not in ways


@pytest.mark.rule("14.0/I24")
def test_who_comes_out_of_a_city_stands_in_its_field() -> None:
    table = Table().put("leon", LEON, {}, {"peones": 2}).campaign(LEON).begin()
    table.do("sortie", area="leon", units={"peones": 1})
    assert table.area("leon")["field"] == {LEON: {"peones": 1}}
    assert table.area("leon")["city"] == {LEON: {"peones": 1}}


@pytest.mark.rule("12.1/pillage", "12.1/once", "12.1/I10", "6.0/C3", "6.0/C23")
def test_pillage_costs_two_points_and_brings_one() -> None:
    table = (
        Table()
        .put("burgos", "asturias_leon", {"raiders": 1})
        .put("osma", "asturias_leon", {"raiders": 1})
    )
    table.campaign("asturias_leon").begin()
    assert table.why("pillage", area="osma", units={"raiders": 1}) == "12.1/I10"
    table.do("move", origin="burgos", to="tuytula", units={"raiders": 1})
    table.do("pillage", area="tuytula", units={"raiders": 1})
    assert table.area("tuytula")["pillaged"] and table.points("asturias_leon") == 1
    assert table.why("pillage", area="tuytula", units={"raiders": 1}) == "12.1/once"


@pytest.mark.rule("12.1/response", "12.1/I11", "12.1/I12")
@pytest.mark.parametrize(("die", "pillaged"), [(3, False), (5, False), (2, True)])
def test_enemies_in_the_field_may_fight_who_pillages(die: int, pillaged: bool) -> None:
    table = (
        Table()
        .put("burgos", "asturias_leon", {"raiders": 2})
        .put("tuytula", "muslim", {"raiders": 3})
    )
    table.campaign("asturias_leon").begin()
    table.do("move", origin="burgos", to="tuytula", units={"raiders": 2})
    table.do("pillage", area="tuytula", units={"raiders": 2})
    assert table.kind == "pillage_response muslim"
    if pillaged:
        table.do("decline")
    else:
        table.do("fight", die)
    # 3 of 3 units: nothing; 5: one lost and a retreat; both times nothing is pillaged.
    assert table.area("tuytula")["pillaged"] is pillaged


@pytest.mark.rule(
    "12.2/interception", "12.2/I4", "12.2/I32", "12.2/modifiers", "12.2/I5", "12.2/once"
)
def test_who_came_in_may_be_intercepted_when_the_campaign_ends() -> None:
    table = (
        Table().put("burgos", "asturias_leon", {"mesnada": 1}).put("osma", "muslim", {"mesnada": 2})
    )
    table.campaign("asturias_leon").begin()
    table.do("move", origin="burgos", to="osma", units={"mesnada": 1})
    table.do("done")
    assert table.kind == "intercept muslim"
    table.do("intercept", 4, 6, 1, units={"mesnada": 1})
    assert table.told("interception_rolled")[0] | {} == {
        "owner": "muslim", "place": "osma", "die": 4, "modifier": 0, "success": True,
    }  # fmt: skip
    assert table.told("combat_began")[0]["cause"] == "interception"


@pytest.mark.rule("12.2/modifiers", "12.2/I31")
def test_interception_is_harder_against_raiders_and_easier_for_a_king() -> None:
    table = (
        Table()
        .put("burgos", "asturias_leon", {"raiders": 1})
        .put("osma", "muslim", {"royal_mesnada": 1})
    )
    table.campaign("asturias_leon").begin()
    table.do("move", origin="burgos", to="osma", units={"raiders": 1})
    table.do("done").do("intercept", 4, units={"royal_mesnada": 1})
    assert table.told("interception_rolled")[0]["modifier"] == 1 - 2
    assert not table.told("combat_began")


@pytest.mark.rule("12.3/I1", "12.3/I2")
def test_with_the_option_who_meets_must_fight() -> None:
    table = (
        Table().put("burgos", "asturias_leon", {"mesnada": 1}).put("osma", "muslim", {"mesnada": 2})
    )
    table.campaign("asturias_leon").begin(combat="mandatory")
    table.do("move", origin="burgos", to="osma", units={"mesnada": 1})
    table.do("done", 6, 1)
    assert table.told("combat_began")[0]["cause"] == "mandatory"


@pytest.mark.rule("10.0/march", "10.0/G13", "1.4/rounding", "12.0/I35")
def test_a_forced_march_adds_half_a_die_rounded_up_and_keeps_the_stack_together() -> None:
    table = Table().put("leon", "asturias_leon", {"peones": 2}).hand("christian", "forced_march")
    table.campaign("asturias_leon").begin()
    table.do("march", 3, area="leon", units={"peones": 2})
    assert table.told("march_rolled")[0]["points"] == 2
    assert table.why("move", origin="leon", to="burgos", units={"peones": 1}) == "10.0/G13"
    table.do("move", origin="leon", to="osma", units={"peones": 2})
    assert table.now["played"] == ["forced_march"]


@pytest.mark.rule("12.0/I28")
def test_fleets_may_be_hurried_too() -> None:
    table = Table().fleets("galician_ocean", asturias_leon=1).hand("christian", "forced_march")
    table.campaign("asturias_leon").begin()
    table.do("march", 6, sea="galician_ocean", units={"fleet": 1})
    assert table.told("march_rolled")[0]["points"] == 3
    # Each fleet where it lies: those of another sea are as they were.
    for sea in ("galician_ocean", "gulf_of_lion"):
        table = Table().fleets("galician_ocean", catalonia=1).fleets("gulf_of_lion", catalonia=1)
        table.hand("christian", "forced_march").campaign("catalonia").begin()
        table.do("march", 6, sea=sea, units={"fleet": 1})
        state = table.game.state
        assert [state.board.seas[n] for n in state.ships] == [sea]


@pytest.mark.rule("10.0/mutiny", "10.0/G8", "5.1/D5")
def test_mutineers_are_paid_once_before_they_move() -> None:
    mutiny = {"area": "leon", "power": "asturias_leon", "paid": False}
    table = Table(mutiny=mutiny).put("leon", "asturias_leon", {"raiders": 2})
    poor = (
        Table(mutiny=mutiny).put("leon", "asturias_leon", {"raiders": 2}).campaign("asturias_leon")
    )
    assert (
        poor.begin().why("move", origin="leon", to="zamora", units={"raiders": 1}) == "10.0/mutiny"
    )
    table.rich(asturias_leon=2).campaign("asturias_leon").begin()
    table.do("move", origin="leon", to="zamora", units={"raiders": 1})
    table.do("move", origin="leon", to="zamora", units={"raiders": 1})
    assert table.points("asturias_leon") == 1
    # When the Muslims lead the kingdom, their treasury pays.
    led = Table(mutiny=mutiny, war="asturias_leon").put("leon", "asturias_leon", {"raiders": 3})
    led.rich(muslim=1).campaign("asturias_leon").begin()
    led.do("move", origin="leon", to="burgos", units={"raiders": 1})
    assert led.points("muslim") == 0
