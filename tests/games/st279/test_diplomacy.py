"""Rebellion, tribute, independence, unions and stratagem markers (8.0, 10.0, 15.0)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from reconquista_qt.engine.agenda import asked
from reconquista_qt.engine.session import Session
from reconquista_qt.games.st279.rules.game import GAME
from tests.games.st279.table import Table

LEON = "asturias_leon"
REBELS = f"{LEON}_rebel"


@pytest.mark.rule("8.1/price", "8.1/E3", "8.1/target", "8.1/E1", "8.1/E2", "6.0/own")
def test_incitements_cost_one_two_four_eight() -> None:
    table = Table("incitement").rich(muslim=20)
    areas = ("leon", "burgos", "vizcaya", "asturias", "southern_galicia")
    for area in areas:
        table.put(area, LEON, {"peones": 1})
    table.begin()
    assert table.kind == "incite muslim"
    for area, price in zip(areas, (1, 2, 4, 8), strict=False):
        assert table.why("incite", area=area, pay={"muslim": price + 1}) == "8.1/price"
        table.do("incite", 1, area=area, pay={"muslim": price})
    assert table.points("muslim") == 20 - 15
    assert table.kind == "over" or table.why("incite", area="leon", pay={"muslim": 16}) is not None


@pytest.mark.rule(
    "8.1/result", "8.1/E4", "2.4/rebels", "8.1/A19", "8.1/immune", "7.0/loyal", "8.1/france"
)
def test_all_susceptible_units_rebel_and_hold_the_area() -> None:
    table = Table("incitement", turn=12, collapse=False).rich(muslim=9)
    table.put("leon", LEON, {"mesnada": 1}, {"peones": 1}).put(
        "burgos", LEON, {"peones": 1}, {"military_order": 1}
    )
    table.put("asturias", LEON, {"royal_mesnada": 1, "peones": 1}).put(
        "tolosa", LEON, {"peones": 1}
    ).begin()
    assert table.why("incite", area="asturias", pay={"muslim": 1}) == "8.1/immune"
    assert table.why("incite", area="tolosa", pay={"muslim": 1}) == "8.1/france"
    table.do("incite", 6, area="leon", pay={"muslim": 1})
    assert table.area("leon") | {} == {
        "controller": REBELS, "field": {REBELS: {"mesnada": 1}}, "city": {REBELS: {"peones": 1}},
        "pillaged": False, "population": "none",
    }  # fmt: skip
    table.do("incite", 6, area="burgos", pay={"muslim": 2})
    assert table.area("burgos")["controller"] == LEON


@pytest.mark.rule("8.1/immune", "7.0/loyal", "8.1/E2")
def test_nobody_is_incited_where_any_king_or_leader_stands_the_inciters_own_too() -> None:
    table = Table("incitement", turn=9, collapse=False).rich(muslim=1, asturias_leon=1)
    table.put("leon", LEON, {}, {"peones": 1}).put("leon", "muslim", {"royal_mesnada": 1})
    table.put("raya", "muslim", {}, {"peones": 1}).put("raya", LEON, {"el_cid": 1})
    table.put("burgos", LEON, {"peones": 1}).put("osma", "muslim", {"peones": 1}).begin()
    assert table.why("incite", area="leon", pay={"muslim": 1}) == "8.1/immune"
    assert table.why("incite", area="burgos", pay={"muslim": 1}) is None
    assert [option["area"] for option in table.offered("incite")] == ["burgos"]
    table.do("done")
    assert table.why("incite", area="raya", pay={LEON: 1}) == "8.1/immune"
    assert [option["area"] for option in table.offered("incite")] == ["osma"]


@pytest.mark.rule("8.1/price", "6.0/own")
def test_any_kingdom_pays_for_an_incitement_or_several_together() -> None:
    table = Table("incitement").rich(asturias_leon=1, aragon=2, catalonia=1)
    for area in ("osma", "raya", "elbira"):
        table.put(area, "muslim", {"peones": 1})
    table.begin()

    def payments() -> list[dict[str, int]]:
        return [option["pay"] for option in table.offered("incite") if option["area"] == "raya"]

    assert payments() == [{LEON: 1}, {"aragon": 1}, {"catalonia": 1}]
    assert table.why("incite", area="raya", pay={"navarre": 1}) == "8.1/price"
    table.do("incite", 1, area="osma", pay={"catalonia": 1})
    assert payments() == [{"aragon": 2}]
    assert table.why("incite", area="raya", pay={LEON: 1, "aragon": 1}) is None
    for seed in range(40):
        step = asked(table.game.state)
        assert step is not None
        action = step.draw(table.game.state, random.Random(seed).random)
        assert action in step.options(table.game.state)
    table.do("incite", 1, area="raya", pay={LEON: 1, "aragon": 1})
    assert [table.points(power) for power in (LEON, "aragon", "catalonia")] == [0, 1, 0]
    assert table.kind == "attrition christian" or not table.offered("incite")


@pytest.mark.rule("7.0/diplomacy", "7.0/loyal-neighbour", "8.1/E25", "10.0/agents", "10.0/play")
def test_a_king_next_door_helps_and_two_agents_cancel() -> None:
    table = (
        Table("incitement")
        .rich(muslim=1)
        .put("burgos", LEON, {"peones": 1})
        .put("osma", "muslim", {"royal_mesnada": 1})
    )
    table.hand("muslim", "agent_spies").hand("christian", "agent_spies").begin()
    table.do("incite", area="burgos", pay={"muslim": 1})
    table.do("play_marker", marker="agent_spies").do("play_marker", 5, marker="agent_spies")
    assert table.told("diplomacy_rolled")[0] | {} == {
        "what": "incite", "side": "muslim", "area": "burgos", "paid": 1, "die": 5, "modifier": 1,
        "result": "success",
    }  # fmt: skip


@pytest.mark.rule("8.1/rebels", "8.1/E6", "8.1/E7", "3.7/A23")
def test_burgos_in_rebellion_is_crushed() -> None:
    table = Table().held(REBELS, "burgos").put("burgos", REBELS, {"peones": 1}, {"peones": 1})
    table.put("leon", LEON, {"mesnada": 3}).campaign(LEON).begin()
    table.do("move", origin="leon", to="burgos", units={"mesnada": 3})
    table.do("done", 6, 1)
    assert table.told("combat_began")[0] | {} == {
        "area": "burgos", "attacker": LEON, "attackers": {"mesnada": 3}, "defender": REBELS,
        "defenders": {"peones": 1}, "cause": "rebels",
    }  # fmt: skip
    table.do("battle", 3, table="field")
    # A forced retreat costs rebels a unit.
    assert REBELS not in table.area("burgos")["field"]
    again = (
        Table()
        .held(REBELS, "burgos")
        .put("burgos", REBELS, {}, {"peones": 1})
        .put("burgos", LEON, {"mesnada": 3})
    )
    again.rich(asturias_leon=1).campaign(LEON).begin()
    again.do("siege", 5, area="burgos", units={"mesnada": 3})
    assert again.area("burgos")["controller"] == LEON


@pytest.mark.rule("3.7/A23", "8.1/rebels", "8.1/E8")
def test_rebels_of_the_other_side_are_enemies_only_when_attacked() -> None:
    table = (
        Table()
        .held(REBELS, "leon")
        .put("leon", REBELS, {"peones": 2})
        .put("leon", "muslim", {"raiders": 1, "mesnada": 1})
    )
    table.campaign("muslim").begin()
    assert table.why("move", origin="leon", to="zamora", units={"raiders": 1}) is None
    table.do("combat", 6, 1, area="leon", against=REBELS, units={"mesnada": 1})
    assert table.kind == "battle muslim"
    table.do("battle", 4, table="tornafuye")
    assert table.why("siege", area="leon", units={"raiders": 1}) == "14.0/A11"
    state = table.game.state
    assert state.provoked == ((state.board.area_index["leon"], 8 + 1),)


@pytest.mark.rule("8.2/quell", "8.2/E21", "8.6/E31")
def test_quelling_wins_all_rebels_of_an_area_back() -> None:
    table = (
        Table("quelling")
        .held(REBELS, "leon")
        .put("leon", REBELS, {"peones": 1}, {"raiders": 1})
        .rich(asturias_leon=1)
    )
    table.put("leon", "castile_rebel", {"mesnada": 1}).in_play("castile").held(
        "castile", "burgos"
    ).begin()
    assert table.why("quell", area="burgos", power=LEON) == "8.2/quell"
    table.do("quell", 5, area="leon", power=LEON)
    assert table.area("leon")["controller"] == LEON
    assert table.area("leon")["field"] == {LEON: {"peones": 1}, "castile": {"mesnada": 1}}


@pytest.mark.rule("8.2/quell", "8.2/E21")
def test_loyal_units_do_not_hinder_quelling_but_el_cid_does() -> None:
    loyal = Table("quelling").held(REBELS, "leon").put("leon", REBELS, {"peones": 1})
    loyal.put("leon", LEON, {"mesnada": 1}).rich(asturias_leon=1).begin()
    assert loyal.why("quell", area="leon", power=LEON) is None
    led = Table("quelling", turn=9).held(REBELS, "leon").put("leon", REBELS, {"peones": 1})
    led.put("leon", LEON, {"el_cid": 1}).rich(asturias_leon=1).begin()
    assert not led.kind.startswith("quell")  # there is nothing else to quell


@pytest.mark.rule("8.2/quell", "10.0/agents")
@pytest.mark.parametrize(("side", "modifier", "result"), [
    ("christian", 1, "success"), ("muslim", -1, "none"),
])  # fmt: skip
def test_agents_help_or_hinder_quelling(side: str, modifier: int, result: str) -> None:
    table = Table("quelling").held(REBELS, "leon").put("leon", REBELS, {"peones": 1})
    table.rich(asturias_leon=1).hand(side, "agent_spies").begin()
    table.do("quell", area="leon", power=LEON)
    table.do("play_marker", 5 if side == "muslim" else 4, marker="agent_spies")
    rolled = table.told("diplomacy_rolled")[0]
    assert (rolled["modifier"], rolled["result"]) == (modifier, result)


@pytest.mark.rule("8.4/merge")
def test_a_union_brings_the_fleets_together() -> None:
    table = Table("union", turn=9, collapse=False)
    table.put("sobrarbe", "aragon", {"royal_mesnada": 1}).rich(aragon=1, catalonia=2)
    table.put("cerdanya", "catalonia", {"royal_mesnada": 1})
    table.fleets("gulf_of_lion", aragon=1, catalonia=2).begin()
    table.do("union", 5, union="aragon_catalonia", keep="catalonia", throne="sobrarbe")
    assert table.now["seas"]["gulf_of_lion"] == {"catalonia": 3}


@pytest.mark.rule("8.3/place", "8.3/result", "8.3/C6", "8.3/C7", "8.3/E22", "8.3/E23", "8.3/E24")
def test_tribute() -> None:
    def fresh() -> Table:
        table = (
            Table("tribute").held("muslim_rebel", "osma").put("osma", "muslim_rebel", {"peones": 1})
        )
        return table.rich(asturias_leon=1).put("burgos", LEON, {"mesnada": 1})

    table = fresh().begin()
    assert table.why("tribute", area="zamora", power=LEON) == "8.3/place"
    table.do("tribute", 5, area="osma", power=LEON)
    assert table.points(LEON) == 1
    while table.now["campaign"] != LEON:
        table.do("pass" if table.kind.startswith("buy") else "done")
    table.do("move", origin="burgos", to="osma", units={"mesnada": 1})
    assert table.why("pillage", area="osma", units={"mesnada": 1}) == "8.3/E24"
    assert (
        table.why("combat", area="osma", against="muslim_rebel", units={"mesnada": 1}) == "8.3/E24"
    )
    back = fresh().begin().do("tribute", 2, area="osma", power=LEON)
    assert back.area("osma")["controller"] == "muslim"
    free = fresh().rich(asturias_leon=0).begin(tribute_cost=0)
    assert free.why("tribute", area="osma", power=LEON) is None


@pytest.mark.rule("8.3/award", "8.3/C7")
def test_tribute_is_awarded_to_any_kingdom_whoever_pays() -> None:
    table = Table("tribute").held("muslim_rebel", "osma").put("osma", "muslim_rebel", {"peones": 1})
    table.put("burgos", LEON, {"mesnada": 1}).rich(asturias_leon=2, aragon=0, catalonia=1).begin()
    tribute = {"do": "tribute", "area": "osma"}
    by = {power: {"pay": {power: 1}} for power in (LEON, "catalonia")}
    kingdoms = [LEON, "aragon", "catalonia", "navarre"]
    listed = table.offered("tribute")
    assert listed == [
        *({**tribute, "power": power} for power in by),  # who pays has it
        *(
            {**tribute, "power": power, **by[payer]}
            for power in kingdoms for payer in by if payer != power
        ),
    ]  # fmt: skip
    assert all(GAME.action_data(GAME.action_from(data)) == data for data in listed)
    assert table.why("tribute", area="osma", power="aragon") == "8.3/C7"
    assert table.why("tribute", area="osma", power="aragon", pay={"navarre": 1}) == "8.3/C7"
    assert table.why("tribute", area="osma", power="aragon", pay={LEON: 2}) == "8.3/C7"
    both = {LEON: 1, "catalonia": 1}
    assert table.why("tribute", area="osma", power="aragon", pay=both) == "8.3/C7"
    assert table.why("tribute", area="osma", power="aragon", pay={"muslim": 1}) == "8.3/place"
    assert table.why("tribute", area="osma", power="castile", pay={LEON: 1}) == "8.3/place"
    assert table.why("tribute", area="osma", power=LEON, pay={LEON: 1}) is None
    table.do("tribute", 5, area="osma", power="aragon", pay={LEON: 1})
    assert [table.points(power) for power in kingdoms] == [1, 1, 1, 0]
    (funded,) = table.told("tribute_funded")
    assert (funded["payer"], funded["power"], funded["points"]) == (LEON, "aragon", 1)
    assert table.told("tribute_paid")[0]["power"] == "aragon"


@pytest.mark.rule("8.3/award", "8.3/C7")
def test_a_free_tribute_is_awarded_to_any_kingdom() -> None:
    table = Table("tribute").held("muslim_rebel", "osma").put("osma", "muslim_rebel", {"peones": 1})
    table.put("burgos", LEON, {"mesnada": 1}).begin(tribute_cost=0)
    assert table.why("tribute", area="osma", power="navarre", pay={LEON: 1}) == "8.3/C7"
    assert len(table.offered("tribute")) == 4
    table.do("tribute", 5, area="osma", power="navarre")
    assert table.points("navarre") == 1
    assert table.told("tribute_funded") == []


@pytest.mark.rule("8.3/E23", "3.7/A20")
def test_rebels_who_come_back_do_not_share_a_city_with_enemies() -> None:
    rebels = {"castile_rebel": {"mesnada": 1}, "catalonia_rebel": {"peones": 1}}
    table = Table("tribute", war="castile").in_play("castile").held("castile", "burgos")
    table.held("catalonia_rebel", "barcelona").rich(muslim=1)
    for owner, units in rebels.items():
        table.put("barcelona", owner, city=units)
    table.put("burgos", "castile", city={"peones": 1})
    table.begin().do("tribute", 1, area="barcelona")
    there = table.area("barcelona")
    assert there["controller"] == "catalonia"
    assert there["city"] == {"catalonia": {"peones": 1}}
    assert there["field"] == {"castile": {"mesnada": 1}}
    assert GAME.problems(table.game.state) == []


@pytest.mark.rule(
    "8.6/independence",
    "8.6/areas",
    "8.6/E9",
    "8.6/E11",
    "8.6/E12",
    "8.6/E13",
    "8.6/E15",
    "8.6/E16",
    "8.6/ban",
    "8.6/king",
    "8.1/E5",
)
def test_castile_secedes() -> None:
    table = Table("independence", turn=4).put(
        "burgos", LEON, {"royal_mesnada": 1, "peones": 1}, {"mesnada": 1}
    )
    table.put("pamplona", LEON, {"raiders": 1}).put("leon", LEON, {"mesnada": 1}).rich(
        muslim=9
    ).begin(4)
    assert table.kind == "relocate christian"
    assert table.why("relocate", to="vizcaya") == "8.6/E16"
    table.do("relocate", to="leon")
    assert table.area("burgos")["controller"] == REBELS == table.area("vizcaya")["controller"]
    assert table.area("pamplona")["controller"] == "navarre"
    assert table.area("pamplona")["field"] == {REBELS: {"raiders": 1}}
    assert table.now["powers"]["castile"]["status"] == "active"
    # The Muslims may not incite this turn: the next thing asked is a campaign.
    assert table.kind == "campaign christian"
    aftermath = Table("attrition", turn=5, independence="castile").in_play("castile")
    aftermath.held(REBELS, "burgos", "vizcaya").put("burgos", REBELS, {"peones": 1}, {"mesnada": 1})
    aftermath.put("burgos", LEON, {"royal_mesnada": 1}).begin(5)
    assert [roll["unit"] for roll in aftermath.told("attrition_rolled")] == ["royal_mesnada"]
    assert (
        aftermath.area("burgos")["controller"]
        == "castile"
        == aftermath.area("vizcaya")["controller"]
    )
    assert aftermath.area("burgos")["city"] == {"castile": {"mesnada": 1}}


@pytest.mark.rule("8.6/E12", "8.6/E15", "8.6/independence")
def test_rebels_of_another_kingdom_have_no_part_in_the_independence() -> None:
    rebels = "navarre_rebel"
    birth = Table("independence", turn=4).held(rebels, "pamplona")
    birth.put("pamplona", rebels, city={"peones": 1}).put("burgos", LEON, {"peones": 1}).begin(6)
    assert birth.area("pamplona")["city"] == {rebels: {"peones": 1}}
    aftermath = Table("attrition", turn=5, independence="castile").in_play("castile")
    aftermath.held(REBELS, "burgos").held(rebels, "pamplona")
    aftermath.put("burgos", REBELS, {"peones": 1}).put("pamplona", rebels, city={"peones": 1})
    aftermath.begin(1)
    assert aftermath.area("burgos")["controller"] == "castile"
    assert aftermath.area("pamplona")["controller"] == rebels
    assert aftermath.area("pamplona")["city"] == {rebels: {"peones": 1}}


@pytest.mark.rule(
    "8.6/independence", "8.6/E10", "8.5/independence", "8.5/areas", "8.5/ban", "8.6/E13", "8.6/E14"
)
def test_when_independence_is_due() -> None:
    def rolled(
        turn: int, *dice: int, lands: tuple[str, ...] = (), **options: Any
    ) -> list[dict[str, Any]]:
        table = Table("independence", turn=turn, collapse=False).put("leon", LEON, {"peones": 1})
        return table.held(LEON, *lands).begin(*dice, **options).told("independence_rolled")

    assert not rolled(3)
    assert [(roll["least"], roll["success"]) for roll in rolled(5, 2)] == [(3, False)]
    assert not rolled(6)
    assert rolled(6, castile_by_turn_6=True)[0]["success"]
    assert not rolled(11)
    assert rolled(11, 3, lands=("burtukal",))[0]["success"] is False
    assert rolled(15, lands=("belatha",))[0] | {} == {
        "power": "portugal", "die": 0, "least": 1, "success": True,
    }  # fmt: skip


@pytest.mark.rule(
    "8.4/attempt", "8.4/merge", "8.4/throne", "8.4/E17", "8.4/E18", "8.4/E19", "8.4/E20", "8.4/E32"
)
def test_a_dynastic_union() -> None:
    table = Table("union", turn=9, collapse=False).put(
        "sobrarbe", "aragon", {"royal_mesnada": 1, "peones": 1}
    )
    table.put("cerdanya", "catalonia", {"royal_mesnada": 1}).rich(aragon=1, catalonia=2).begin()
    wish = {"union": "aragon_catalonia", "keep": "catalonia", "throne": "sobrarbe"}
    assert table.why("union", **{**wish, "keep": "navarre"}) == "8.4/merge"
    assert (
        table.why("union", union="asturias_leon_castile", keep=LEON, throne="burgos") == "8.4/E19"
    )
    table.do("union", 5, **wish)
    assert table.now["powers"]["aragon"] == {"status": "joined", "treasury": 0}
    assert table.points("catalonia") == 3
    assert table.area("sobrarbe") | {} == {
        "controller": "catalonia", "field": {"catalonia": {"peones": 1}}, "city": {},
        "pillaged": False, "population": "none",
    }  # fmt: skip
    union = table.now["unions"]
    rich = Table("collection", turn=10, collapse=False, unions=union).held("catalonia", "sobrarbe")
    rich.position["powers"]["aragon"]["status"] = "joined"
    assert rich.begin().points("catalonia") == 6 + 2 * 2
    assert rich.game.state.board.owner_mix((4, 5), 1) == 8
    again = Table("union", turn=11, collapse=False, unions=union).held("catalonia", "sobrarbe")
    again.position["powers"]["aragon"]["status"] = "joined"
    assert not again.begin().told("union_rolled")


@pytest.mark.rule("8.4/merge", "8.4/E32", "5.1/roll")
@pytest.mark.parametrize("keep", ["aragon", "catalonia"])
def test_a_union_with_a_kingdom_led_by_the_muslims_is_led_by_them(keep: str) -> None:
    table = Table("union", turn=9, collapse=False, war="aragon")
    table.put("sobrarbe", "aragon", {"royal_mesnada": 1, "peones": 1})
    table.put("cerdanya", "catalonia", {}, {"mesnada": 1})
    table.put("cerdanya", "navarre", {}, {"peones": 1}).begin()
    table.do("union", 5, union="aragon_catalonia", keep=keep, throne="sobrarbe")
    assert table.now["war"] == keep
    # Whom it is now at war with leaves its city.
    assert table.area("cerdanya")["city"] == {keep: {"mesnada": 1}}
    assert table.area("cerdanya")["field"] == {"navarre": {"peones": 1}}


@pytest.mark.rule("15.0/collapse", "15.0/E26", "15.0/invasions")
def test_six_free_incitements_at_plus_two_on_turn_seven() -> None:
    table = Table("incitement", turn=7).rich(asturias_leon=3)
    areas = ("al_belalta", "raya", "elbira", "bagana", "tudmir", "murbatir", "saraqusta", "tuytula")
    for area in areas:
        table.put(area, "muslim", {"peones": 1})
    table.begin()
    for area in areas[:6]:
        table.do("incite", 1, area=area)
    assert table.now["collapse"] is False
    assert table.told("diplomacy_rolled")[0]["modifier"] == 2
    assert table.why("incite", area="saraqusta") == "8.1/price"
    table.do("incite", 5, area="saraqusta", pay={LEON: 1})
    assert table.told("diplomacy_rolled")[-1]["modifier"] == 0
    success = (
        Table("incitement", turn=7)
        .put("raya", "muslim", {"peones": 1})
        .put("al_belalta", "muslim", {"peones": 1})
        .begin()
    )
    assert success.do("incite", 4, area="raya").now["collapse"] is True


# -- markers --------------------------------------------------------------------------------------


@pytest.mark.rule("10.0/buy", "10.0/C16", "10.0/cup", "10.0/G1", "5.0/C25", "1.3/dice")
def test_buying_markers_in_turn() -> None:
    table = Table("stratagems").rich(asturias_leon=2, muslim=2).begin()
    assert table.kind == "buy_marker christian"
    table.do("buy_marker", 1, 6, power=LEON)
    # The sixth of nineteen: three Crusades, two Vikings, then Agents.
    assert table.told("marker_drawn")[0]["marker"] == "agent_spies"
    assert table.kind == "buy_marker muslim"
    table.do("pass")
    assert table.kind == "buy_marker christian"
    table.do("pass")
    once = Table("stratagems").rich(asturias_leon=2, muslim=2).begin(stratagem_draws="one_each")
    once.do("buy_marker", 1, 6, power=LEON).do("buy_marker", 1, 6)
    assert not once.kind.startswith("buy_marker")


@pytest.mark.rule("10.0/secret", "10.0/G2")
def test_a_hand_is_hidden_from_the_other_side() -> None:
    table = (
        Table("stratagems")
        .rich(asturias_leon=2)
        .hand("christian", "ambush", "siege_train")
        .hand("muslim", "agent_spies")
        .begin()
    )
    state = table.game.state
    assert GAME.observe(state, "muslim")["hands"] == {
        "christian": {"hidden": 2},
        "muslim": ["agent_spies"],
    }
    table.do("buy_marker", 2, 5, power=LEON)
    drawn = next(entry.event for entry in table.game.journal if entry.event.kind == "marker_drawn")
    seen = GAME.seen(drawn, "muslim")
    assert seen is not None and seen.args()["marker"] == ""
    assert GAME.seen(drawn, "christian") is drawn
    hands = {GAME.sample(state, "muslim", random.Random(seed)).hands for seed in range(20)}
    assert len(hands) > 3
    assert {sum(one) for one, _ in hands} == {3} and {other for _, other in hands} == {
        state.hands[1]
    }


@pytest.mark.rule("10.0/crusade-jihad", "10.0/G7", "10.0/G3")
def test_crusade_and_jihad() -> None:
    table = Table("stratagems").rich(asturias_leon=1).begin().do("buy_marker", 1, 1, power=LEON)
    assert table.kind == "reinforce christian"
    assert table.why("reinforce", unit="mesnada", area="leon") == "10.0/G7"
    assert table.why("reinforce", unit="crusader", area="osma") == "10.0/G7"
    table.do("reinforce", unit="crusader", area="leon")
    assert table.area("leon")["field"] == {LEON: {"crusader": 1}}
    jihad = Table("stratagems").rich(muslim=1).begin().do("buy_marker", 1, 1)
    units = {option["unit"] for option in jihad.offered("reinforce")}
    # All five North African peones are needed by the invasions.
    assert units == {"mesnada", "raiders", "na_mesnada", "na_raiders"}


@pytest.mark.rule("10.0/vikings", "10.0/G6", "10.0/G3")
def test_vikings_until_turn_nine() -> None:
    table = (
        Table("stratagems").rich(asturias_leon=1).put("lisbunah", "muslim", {"peones": 1}).begin()
    )
    table.do("buy_marker", 1, 4, power=LEON)
    assert table.kind == "vikings christian"
    assert table.why("vikings", area="lisbunah") == "10.0/G6"
    assert table.why("vikings", area="northern_galicia") == "10.0/G6"
    assert table.why("vikings", area="batalyus") == "10.0/vikings"
    table.do("vikings", area="al_fagar")
    assert table.area("al_fagar")["pillaged"]
    # The own units beside an enemy city are no hindrance, only the enemy's.
    beside = Table("stratagems").rich(asturias_leon=1).put("lisbunah", LEON, {"peones": 1}).begin()
    beside.do("buy_marker", 1, 4, power=LEON)
    assert {"do": "vikings", "area": "lisbunah"} in beside.offered("vikings")
    late = (
        Table("stratagems", turn=10, collapse=False)
        .rich(asturias_leon=1)
        .put("leon", LEON, {"peones": 1})
        .begin()
    )
    late.do("buy_marker", 1, 4, power=LEON)
    assert late.told("marker_without_effect") and late.kind != "vikings christian"


@pytest.mark.rule("10.0/sepulchre", "10.0/G4", "10.0/G5")
def test_the_sepulchre_is_found_and_destroyed() -> None:
    table = Table("stratagems").rich(muslim=1).begin()
    # The sixteenth of nineteen.
    table.do("buy_marker", 3, 5)
    assert table.told("sepulchre_found") or table.told("marker_drawn")[0]["marker"]
    placed = Table(sepulchre="placed", removed=["st_james_sepulchre"]).put(
        "northern_galicia", "muslim", {"mesnada": 1}
    )
    placed.campaign("muslim").begin().do("garrison", area="northern_galicia", units={"mesnada": 1})
    assert placed.now["sepulchre"] == "destroyed"
    assert {"what": "sepulchre", "where": "northern_galicia", "points": -1} in GAME.score_data(
        placed.game.state
    )["lines"]


@pytest.mark.rule("10.0/mutiny", "10.0/G8")
def test_mutiny_spares_who_is_with_a_king() -> None:
    from reconquista_qt.games.st279.rules.atonce import MutinyAsk

    table = (
        Table("stratagems")
        .put("leon", LEON, {"royal_mesnada": 1, "peones": 1})
        .put("burgos", LEON, {"peones": 1})
    )
    state = table.put("osma", "muslim", {"peones": 1}).rich(muslim=1).begin().game.state
    data = [GAME.action_data(action) for action in MutinyAsk(1).options(state)]
    assert data == [{"do": "mutiny", "area": "burgos", "power": LEON}]
    # Nor whom another kingdom's King stands with; an enemy's King is no company.
    guests = Table("stratagems").put("leon", LEON, {"peones": 1}).put("burgos", LEON, {"peones": 1})
    guests.put("leon", "navarre", {"royal_mesnada": 1})
    guests.put("burgos", "muslim", {"royal_mesnada": 1})
    state = guests.rich(muslim=1).begin().game.state
    data = [GAME.action_data(action) for action in MutinyAsk(1).options(state)]
    assert data == [{"do": "mutiny", "area": "burgos", "power": LEON}]


@pytest.mark.rule(
    "8.0/E29",
    "5.0/order",
    "5.0/I30",
    "5.0/C20",
    "3.1/order",
    "3.4/muslims",
    "3.5/christians",
    "3.0/C22",
    "1.1/two-players",
)
def test_the_phases_and_the_set_up() -> None:
    session = Session.new(GAME, seed=3)
    rng = random.Random(3)
    sides = []
    while session.state.phase == "set_up":
        waiting = session.waiting
        sides.append(waiting.side)  # type: ignore[union-attr]
        session.act(rng.choice(waiting.options))  # type: ignore[union-attr]
    assert sides == ["muslim"] * 25 + ["christian"] * (12 + 3 + 3 + 10)
    assert session.state.treasury == [5, 3, 0, 0, 2, 3, 2, 0]
    phases = [
        entry.event.args()["name"] for entry in session.journal if entry.event.kind == "phase_began"
    ]
    assert phases[:2] == ["set_up", "stratagems"]
    ready = Session.new(GAME, seed=3, scenario="ready")
    assert ready.state.treasury == session.state.treasury
    assert [seat.id for seat in GAME.seats(ready.state)] == ["christian", "muslim"]
