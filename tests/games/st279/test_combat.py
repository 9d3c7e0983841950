"""Combat, sieges and what comes of them (13.0, 14.0)."""

from __future__ import annotations

from typing import Any

import pytest

from reconquista_qt.games.st279.rules.game import GAME
from tests.games.st279.table import Table

LEON = "asturias_leon"


def duel(attackers: dict[str, int], defenders: dict[str, int], **options: Any) -> Table:
    """Lay out a fight in Osma: León's units have begun beside Muslim ones."""
    table = Table().put("osma", LEON, attackers).put("osma", "muslim", defenders)
    return table.campaign(LEON).begin(**options)


@pytest.mark.rule(
    "12.3/combat",
    "12.3/I2",
    "13.0/initiative",
    "13.0/choice",
    "13.0/table",
    "13.0/I14",
    "13.0/I16",
    "5.0/I2",
)
def test_a_combat_costs_two_points_and_the_winner_rolls_on_his_column() -> None:
    table = duel({"mesnada": 2}, {"peones": 1})
    table.do("combat", 5, 2, area="osma", against="muslim", units={"mesnada": 2})
    assert table.kind == "battle christian"
    # 5 and one more for heavy units, two units: destroyed.
    table.do("battle", 5, table="field")
    assert table.told("table_rolled")[0] | {} == {
        "area": "osma", "owner": LEON, "table": "field", "die": 5, "modifier": 1, "column": 2,
        "result": "dv",
    }  # fmt: skip
    assert "muslim" not in table.area("osma")["field"]
    assert table.why("move", origin="osma", to="burgos", units={"mesnada": 1}) == "5.0/steps"


@pytest.mark.rule(
    "13.0/I13", "10.0/once", "10.0/I19", "10.0/G11", "10.0/play", "10.0/G10", "10.0/discard"
)
def test_a_tie_is_rolled_again_without_the_marker() -> None:
    table = Table().put("osma", LEON, {"mesnada": 1}).put("osma", "muslim", {"mesnada": 1})
    table.hand("christian", "ambush").campaign(LEON).begin()
    table.do("combat", area="osma", against="muslim", units={"mesnada": 1})
    assert table.kind == "marker christian"
    table.do("play_marker", 3, 4, 2, 3, marker="ambush")
    rolls = table.told("initiative_rolled")
    assert [roll["attacker_modifier"] for roll in rolls] == [1, 0]
    assert [roll["winner"] for roll in rolls] == ["", "muslim"]
    assert table.now["played"] == ["ambush"]


@pytest.mark.rule(
    "7.0/initiative",
    "7.0/F2",
    "7.1/F1",
    "7.1/al-mansur",
    "7.3/el-cid",
    "16.0/elite",
    "13.1/raiders",
)
def test_who_is_quick() -> None:
    from reconquista_qt.games.st279.odds.battle import bare_state
    from reconquista_qt.games.st279.rules.combat import initiative_modifier
    from reconquista_qt.games.st279.rules.data import standard_board
    from reconquista_qt.games.st279.rules.forces import pack
    from reconquista_qt.games.st279.rules.state import Options

    def value(options: Options, **units: int) -> int:
        return initiative_modifier(bare_state(standard_board(), options), pack(units))

    usual, other = Options(), Options(leader_initiative=1, elite_initiative=True)
    assert value(usual, royal_mesnada=1, mesnada=2) == 1
    assert value(usual, al_mansur=1) == value(usual, el_cid=1) == 2
    assert value(usual, raiders=2, na_raiders=1) == 1
    assert value(usual, raiders=2, peones=1) == 0
    assert value(other, el_cid=1) == 1
    assert value(other, royal_mesnada=1, crusader=1) == 2
    assert value(other, na_peones=1) == 1


@pytest.mark.rule("13.1/raiders", "13.1/I18")
def test_raiders_who_win_by_their_speed_alone_must_retreat() -> None:
    table = duel({"raiders": 1}, {"mesnada": 1})
    table.do("combat", 4, 4, area="osma", against="muslim", units={"raiders": 1})
    assert table.kind == "battle christian"
    assert table.why("battle", table="field") == "13.1/raiders"
    table.do("retreat", to="burgos")
    assert table.area("burgos")["field"] == {LEON: {"raiders": 1}}
    # Surrounded, they neither fight nor flee.
    closed = Table().put("xidona", "muslim", {"mesnada": 1}).put("xidona", LEON, {"raiders": 1})
    closed.put("al_xaraf", "muslim", {"peones": 1}).put("raya", "muslim", {"peones": 1})
    closed.campaign(LEON).begin()
    closed.do("combat", 4, 4, area="xidona", against="muslim", units={"raiders": 1})
    assert closed.told("combat_declined") and closed.kind == "campaign christian"


@pytest.mark.rule("13.0/I15", "13.0/retreat", "13.0/choice")
def test_the_winner_may_retreat_with_all_his_units_in_the_field() -> None:
    table = duel({"raiders": 1, "mesnada": 1}, {"peones": 1})
    table.put("zamora", "muslim", {"peones": 1})
    table.do("combat", 6, 1, area="osma", against="muslim", units={"mesnada": 1})
    ways = {option["to"] for option in table.offered("retreat")}
    assert ways == {"arlit", "burgos", "madinat_salim", "san_esteban", "tuytula"}
    assert table.why("retreat", to="leon") == "13.0/I15"
    table.do("retreat", to="burgos")
    assert table.area("burgos")["field"] == {LEON: {"mesnada": 1, "raiders": 1}}


@pytest.mark.rule("12.0/I20", "13.0/results", "10.0/once")
def test_a_counter_attack_hands_over_the_roll_until_another_result() -> None:
    table = duel({"peones": 1}, {"mesnada": 2})
    table.do("combat", 6, 1, area="osma", against="muslim", units={"peones": 1})
    table.do("battle", 1, table="field")
    assert table.kind == "battle muslim"
    assert not table.offered("retreat") and table.why("retreat", to="burgos") == "12.0/I20"
    table.do("battle", 1, table="tornafuye")
    # One die of 1 without raiders: nothing happens, and the combat is over.
    assert [roll["result"] for roll in table.told("table_rolled")] == ["ca", "ne"]
    assert table.kind == "campaign christian"


@pytest.mark.rule("13.0/losses", "13.0/I17", "13.0/results", "13.0/I15")
def test_the_owner_chooses_losses_and_ways() -> None:
    table = duel({"mesnada": 3}, {"raiders": 1, "peones": 1})
    table.do("combat", 6, 1, area="osma", against="muslim", units={"mesnada": 3})
    table.do("battle", 3, table="field")
    assert table.kind == "losses muslim"
    assert table.why("lose", units={"peones": 2}) == "13.0/I17"
    table.do("lose", units={"peones": 1})
    assert table.kind == "retreat muslim"
    table.do("retreat", to="madinat_salim")
    assert table.area("madinat_salim")["field"] == {"muslim": {"raiders": 1}}


@pytest.mark.rule("13.0/I15")
def test_a_beaten_force_may_withdraw_into_its_city_or_is_lost() -> None:
    table = Table().put("tuytula", LEON, {"mesnada": 3}).put("tuytula", "muslim", {"peones": 2})
    for area in ("arlit", "osma", "pamplona", "saraqusta", "vizcaya", "burgos"):
        table.put(area, LEON, {"peones": 1})
    table.campaign(LEON).begin()
    table.do("combat", 6, 1, area="tuytula", against="muslim", units={"mesnada": 3})
    table.do("battle", 3, table="field")
    assert table.area("tuytula")["city"] == {"muslim": {"peones": 1}}


@pytest.mark.rule(
    "3.7/surrender",
    "3.7/A17",
    "6.2/marker-lost",
    "6.2/C14",
    "13.0/results",
    "6.1/combat-draw",
    "6.1/C17",
    "10.0/C18",
)
def test_a_great_victory_takes_the_city_and_a_marker_may_be_bought_before_and_after() -> None:
    table = (
        Table()
        .put("leon", "muslim", {"mesnada": 3})
        .put("leon", LEON, {"peones": 1}, {"peones": 1})
    )
    table.held(LEON, "leon").mark("leon", population="population").rich(muslim=2)
    table.campaign("muslim").begin()
    table.do("combat", 6, 1, area="leon", against=LEON, units={"mesnada": 3})
    table.do("battle", table="field")
    assert table.kind == "combat_marker muslim"
    table.do("pass", 6)
    assert table.told("table_rolled")[0]["result"] == "dvs"
    assert table.area("leon") | {} == {
        "controller": "muslim", "field": {"muslim": {"mesnada": 3}}, "city": {},
        "pillaged": False, "population": "none",
    }  # fmt: skip
    assert table.kind == "spoils muslim"
    table.do("buy_marker", 1, 1)
    assert table.points("muslim") == 1


@pytest.mark.rule("7.2/F4", "7.4/defeat", "7.1/al-mansur")
def test_a_leader_whose_companions_fall_is_gone() -> None:
    table = (
        Table(turn=5)
        .put("osma", LEON, {"mesnada": 3})
        .put("osma", "muslim", {"al_mansur": 1, "peones": 1})
    )
    table.campaign(LEON).begin()
    table.do("combat", 6, 1, area="osma", against="muslim", units={"mesnada": 3})
    table.do("battle", 3, table="field").do("lose", units={"peones": 1})
    assert table.told("units_lost")[-1]["cause"] == "leader"
    assert not table.area("osma")["field"].get("muslim")


@pytest.mark.rule("7.2/F4", "7.4/defeat", "14.0/siege")
def test_a_leader_is_gone_when_his_last_companion_falls_in_a_siege() -> None:
    def besiege(peones: int) -> Table:
        table = Table(turn=5).put("leon", "muslim", {"al_mansur": 1, "peones": peones})
        table.put("leon", LEON, {}, {"peones": 1}).rich(muslim=1).campaign("muslim").begin()
        table.do("siege", 1, area="leon", units={"al_mansur": 1, "peones": 1})
        return table.do("lose", units={"peones": 1})

    alone = besiege(1)
    assert alone.told("units_lost")[-1] | {} == {
        "owner": "muslim", "place": "leon", "units": {"al_mansur": 1}, "cause": "leader",
    }  # fmt: skip
    assert not alone.area("leon")["field"]
    assert besiege(2).area("leon")["field"] == {"muslim": {"peones": 1, "al_mansur": 1}}


@pytest.mark.rule("7.2/F4", "3.7/attrition")
@pytest.mark.parametrize(("die", "left"), [(4, {}), (5, {"al_mansur": 1, "peones": 1})])
def test_a_leader_is_gone_when_attrition_takes_all_who_are_with_him(
    die: int, left: dict[str, int]
) -> None:
    table = Table("attrition", turn=6).put("leon", "muslim", {"al_mansur": 1, "peones": 1})
    table.put("leon", LEON, {}, {"peones": 1}).begin(die, 6)
    assert table.area("leon")["field"].get("muslim", {}) == left
    # Who came alone is a mesnada like any other.
    one = Table("attrition", turn=6).put("leon", "muslim", {"al_mansur": 1}).begin(6)
    assert one.area("leon")["field"] == {"muslim": {"al_mansur": 1}}


@pytest.mark.rule("7.4/defeat", "7.3/F6", "8.1/E7")
def test_el_cid_is_gone_when_the_last_rebel_beside_him_falls_in_a_retreat() -> None:
    table = Table(turn=9, collapse=False).held("muslim_rebel", "raya")
    table.put("raya", "muslim_rebel", {"peones": 1}).put("raya", LEON, {"el_cid": 1})
    table.put("raya", "muslim", {"mesnada": 1}).campaign("muslim").begin()
    table.do("combat", 6, 1, area="raya", against=LEON, units={"mesnada": 1})
    # Five on the tornafuye, with one off for want of raiders: they retreat.
    table.do("battle", 6, table="tornafuye")
    assert [lost["cause"] for lost in table.told("units_lost")] == ["retreat", "leader"]
    assert list(table.area("raya")["field"]) == ["muslim"]


@pytest.mark.rule("5.1/limits", "5.1/D4", "13.0/choice")
def test_a_kingdom_led_by_the_muslims_does_not_leave_its_area_empty_of_its_own_will() -> None:
    def defend(**city: int) -> Table:
        table = Table(war="aragon").put("sobrarbe", "aragon", {"mesnada": 1}, city)
        table.put("sobrarbe", "catalonia", {"mesnada": 1}).campaign("catalonia").begin()
        one = {"mesnada": 1}
        return table.do("combat", 1, 6, area="sobrarbe", against="aragon", units=one)

    held = defend()
    assert held.kind == "battle muslim" and not held.offered("retreat")
    assert held.why("retreat", to="urgell") == "5.1/D4"
    assert held.why("battle", table="field") is None
    assert defend(peones=1).offered("retreat")


@pytest.mark.rule("10.0/advantage", "10.0/ambush", "10.0/agents")
def test_markers_on_the_table_die_cancel() -> None:
    table = Table().put("osma", LEON, {"mesnada": 1}).put("osma", "muslim", {"mesnada": 1})
    table.hand("christian", "military_advantage").hand("muslim", "military_advantage")
    table.campaign(LEON).begin()
    table.do("combat", area="osma", against="muslim", units={"mesnada": 1})
    table.do("pass").do("pass", 6, 1)
    table.do("battle", table="field")
    assert table.kind == "marker christian"
    table.do("play_marker", marker="military_advantage")
    table.do("play_marker", 4, marker="military_advantage")
    assert table.told("table_rolled")[0]["modifier"] == 1
    assert table.game.why_not(object()) is not None


@pytest.mark.rule("10.0/advantage")
@pytest.mark.parametrize(("side", "modifier"), [("christian", 2), ("muslim", 0)])
def test_a_marker_on_the_table_die_helps_its_own_side(side: str, modifier: int) -> None:
    table = Table().put("osma", LEON, {"mesnada": 1}).put("osma", "muslim", {"mesnada": 1})
    table.hand(side, "military_advantage").campaign(LEON).begin()
    table.do("combat", area="osma", against="muslim", units={"mesnada": 1})
    table.do("pass", 6, 1)
    table.do("battle", table="field").do("play_marker", 3, marker="military_advantage")
    # One for the heavy unit, and one more or less for the marker.
    assert table.told("table_rolled")[0]["modifier"] == modifier


@pytest.mark.rule("13.0/table")
def test_what_a_force_adds_on_the_battle_tables() -> None:
    from reconquista_qt.games.st279.odds.battle import bare_state
    from reconquista_qt.games.st279.rules.combat import table_modifier
    from reconquista_qt.games.st279.rules.data import standard_board
    from reconquista_qt.games.st279.rules.forces import pack
    from reconquista_qt.games.st279.rules.state import Options

    state = bare_state(standard_board(), Options())

    def added(table: str, **units: int) -> int:
        return table_modifier(state, table, pack(units))

    assert [added("field", mesnada=1, peones=n) for n in (0, 1, 2)] == [1, 0, 0]
    assert added("field", mesnada=2, peones=1) == 1
    assert [added("tornafuye", raiders=1, peones=n) for n in (0, 1, 2)] == [1, 0, 0]
    assert added("tornafuye", peones=2) == -1
    assert added("tornafuye", raiders=2, mesnada=1) == 1


@pytest.mark.rule("12.0/I20", "13.0/results")
def test_the_attacker_answers_a_counter_attack_of_the_defender() -> None:
    table = duel({"mesnada": 2}, {"peones": 1})
    table.do("combat", 1, 6, area="osma", against="muslim", units={"mesnada": 2})
    assert table.kind == "battle muslim"
    table.do("battle", 1, table="field")
    assert table.told("table_rolled")[0]["result"] == "ca"
    assert table.kind == "battle christian"


@pytest.mark.rule("13.0/results", "13.0/losses")
@pytest.mark.parametrize(
    ("result", "lost", "retreats"),
    [("ne", 0, False), ("r", 0, True), ("l1", 1, False), ("l1r", 1, True), ("mv", 1, True),
     ("l2", 2, False), ("l2r", 2, True)],
)  # fmt: skip
def test_what_each_result_does_to_the_loser(result: str, lost: int, retreats: bool) -> None:
    from reconquista_qt.games.st279.rules.combat import LOSSES_OF

    assert LOSSES_OF[result] == (lost, retreats)


@pytest.mark.rule("3.7/surrender", "3.7/A17")
def test_a_city_falls_whose_owner_has_lost_a_battle_of_his_own_campaign() -> None:
    """What its garrison had done in the campaign falls with it."""
    table = Table().put("leon", LEON, {"mesnada": 1, "peones": 1}, {"raiders": 1})
    table.put("leon", "muslim", {"mesnada": 3}).put("burgos", LEON, {"peones": 1})
    table.held(LEON, "leon").campaign(LEON).begin()
    table.do("garrison", area="leon", units={"peones": 1})
    table.do("combat", 1, 6, area="leon", against="muslim", units={"mesnada": 1})
    table.do("battle", 6, table="field")
    assert table.told("table_rolled")[0]["result"] == "dvs"
    assert table.told("units_lost")[-1] | {} == {
        "owner": LEON, "place": "leon", "units": {"peones": 1, "raiders": 1}, "cause": "surrender",
    }  # fmt: skip
    assert table.area("leon")["controller"] == "muslim"
    assert table.kind == "campaign christian"
    assert GAME.problems(table.game.state) == []


@pytest.mark.rule("3.7/surrender", "3.7/A17")
def test_a_city_of_who_is_no_enemy_does_not_surrender() -> None:
    table = Table().put("leon", "navarre", {"mesnada": 3}).put("leon", "muslim", {"peones": 1})
    table.held(LEON, "leon").campaign("navarre").begin()
    table.do("combat", 6, 1, area="leon", against="muslim", units={"mesnada": 3})
    table.do("battle", 6, table="field")
    assert table.told("table_rolled")[0]["result"] == "dvs"
    assert table.area("leon")["controller"] == LEON


@pytest.mark.rule("13.0/I15", "3.7/A20")
def test_only_ones_own_city_and_that_of_friends_takes_the_beaten_in() -> None:
    from reconquista_qt.games.st279.rules.combat import can_withdraw
    from reconquista_qt.games.st279.rules.names import POWER_INDEX

    table = Table().held("muslim", "tuytula").held(LEON, "leon").begin()
    state = table.game.state
    at = state.board.area_index
    leon, muslim = POWER_INDEX[LEON], POWER_INDEX["muslim"]
    assert can_withdraw(state, at["leon"], leon)
    assert not can_withdraw(state, at["tuytula"], leon)
    assert can_withdraw(state, at["tuytula"], muslim)
    assert not can_withdraw(state, at["leon"], muslim)
    assert not can_withdraw(state, at["osma"], leon)


@pytest.mark.rule("5.0/steps", "5.0/I3")
def test_who_fights_twice_has_fought_all_the_same() -> None:
    from reconquista_qt.games.st279.rules.combat import mark_fought
    from reconquista_qt.games.st279.rules.forces import pack
    from reconquista_qt.games.st279.rules.troops import ACTED, FOUGHT, units_at

    table = Table().put("osma", LEON, {"mesnada": 1, "peones": 1}).campaign(LEON).begin()
    state = table.game.state
    area = state.board.area_index["osma"]
    for _ in range(2):
        mark_fought(state, area, pack({"mesnada": 1}), FOUGHT)
        flags = sorted(unit[2] for unit in units_at(state, area, inside=False))
        assert flags == [0, FOUGHT | ACTED]


@pytest.mark.rule("12.2/once")
def test_what_is_remembered_of_interceptions_stays_within_what_is_left() -> None:
    from reconquista_qt.games.st279.rules.combat import forget_interception
    from reconquista_qt.games.st279.rules.forces import pack
    from reconquista_qt.games.st279.rules.names import POWER_INDEX

    state = Table().put("osma", LEON, {"mesnada": 1}).begin().game.state
    at, leon = state.board.area_index, POWER_INDEX[LEON]
    two, one = pack({"mesnada": 2}), pack({"mesnada": 1})
    places = [at[name] for name in ("osma", "burgos", "leon", "zamora")]
    state.intercepted = tuple((place, leon, two) for place in places)
    forget_interception(state, at["osma"], leon)
    assert state.intercepted == ((at["osma"], leon, one), *((p, leon, two) for p in places[1:]))
    forget_interception(state, at["burgos"], leon)
    assert [place for place, _, _ in state.intercepted] == [p for p in places if p != at["burgos"]]


# -- sieges ---------------------------------------------------------------------------------------


def siege(besiegers: dict[str, int], garrison: dict[str, int], **points: int) -> Table:
    """Lay out a siege of Tudela by León."""
    table = Table().put("tuytula", LEON, besiegers).put("tuytula", "muslim", {}, garrison)
    return table.rich(**(points or {LEON: 3})).campaign(LEON)


@pytest.mark.rule(
    "14.0/siege", "14.0/success", "14.0/I23", "6.1/siege", "6.0/C19", "3.7/A18", "14.0/I22"
)
def test_a_siege_costs_a_point_and_may_take_the_city() -> None:
    table = siege({"mesnada": 2, "peones": 1}, {"peones": 1}).begin()
    table.do("siege", 4, area="tuytula", units={"mesnada": 2, "peones": 1})
    assert table.told("siege_rolled")[0]["column"] == "2+"
    assert table.points(LEON) == 2
    assert table.why("siege", area="tuytula", units={"peones": 1}) == "14.0/I22"
    again = siege({"mesnada": 3}, {"peones": 1}).begin()
    again.do("siege", 5, area="tuytula", units={"mesnada": 3})
    assert again.area("tuytula")["controller"] == LEON and not again.area("tuytula")["city"]
    again.do("garrison", area="tuytula", units={"mesnada": 1})


@pytest.mark.rule("14.0/modifiers", "7.0/siege", "7.0/F7", "6.0/C5", "11.2/siege", "11.2/H9")
def test_what_helps_a_siege() -> None:
    table = (
        Table()
        .put("barcelona", "catalonia", {"royal_mesnada": 1})
        .put("barcelona", "muslim", {}, {"peones": 1})
    )
    table.held("muslim", "barcelona").mark("barcelona", pillaged=True)
    table.fleets("gulf_of_lion", catalonia=1).rich(catalonia=1).campaign("catalonia").begin()
    table.do("siege", 3, area="barcelona", units={"royal_mesnada": 1})
    assert table.told("siege_rolled")[0]["modifier"] == 3
    assert table.told("siege_rolled")[0]["column"] == "0"


@pytest.mark.rule("6.2/siege", "6.2/C15")
def test_population_hinders_a_muslim_siege() -> None:
    table = Table().put("leon", "muslim", {"mesnada": 1}).put("leon", LEON, {}, {"peones": 1})
    table.mark("leon", population="population").rich(muslim=1).campaign("muslim").begin()
    table.do("siege", 3, area="leon", units={"mesnada": 1})
    assert table.told("siege_rolled")[0]["modifier"] == -1


@pytest.mark.rule("14.0/I21", "14.0/city", "14.0/A11", "14.0/siege", "3.7/A20")
def test_when_a_city_cannot_be_besieged() -> None:
    table = (
        siege({"mesnada": 1}, {"peones": 1})
        .put("tuytula", "muslim", {"peones": 1}, {"peones": 1})
        .begin()
    )
    assert table.why("siege", area="tuytula", units={"mesnada": 1}) == "14.0/I21"
    assert table.why("siege", area="vizcaya", units={"mesnada": 1}) == "14.0/city"
    poor = siege({"mesnada": 1}, {"peones": 1}, muslim=1).begin()
    assert poor.why("siege", area="tuytula", units={"mesnada": 1}) == "14.0/siege"
    empty = siege({"mesnada": 1}, {}).begin()
    assert empty.why("siege", area="tuytula", units={"mesnada": 1}) == "14.0/A11"


@pytest.mark.rule("13.0/I17", "14.0/siege")
def test_a_besieger_is_lost_of_the_owners_choice() -> None:
    table = siege({"mesnada": 1, "peones": 1}, {"peones": 2}).begin()
    table.do("siege", 1, area="tuytula", units={"mesnada": 1, "peones": 1})
    assert table.kind == "losses christian"
    table.do("lose", units={"peones": 1})
    assert table.area("tuytula")["field"] == {LEON: {"mesnada": 1}}


@pytest.mark.rule("10.0/siege-train", "10.0/coup-de-main", "10.0/G9", "10.0/G12", "10.0/agents")
def test_siege_train_stands_alone_and_cannot_be_cancelled() -> None:
    table = siege({"mesnada": 1}, {"peones": 1})
    table.hand("christian", "siege_train", "coup_de_main", "agent_spies").hand(
        "muslim", "agent_spies"
    )
    table.begin().do("siege", area="tuytula", units={"mesnada": 1})
    table.do("play_marker", marker="siege_train")
    table.do("play_marker", 4, marker="agent_spies")
    assert table.told("siege_rolled")[0]["modifier"] == 2 - 1
    assert table.now["hands"]["christian"] == ["agent_spies", "coup_de_main"]


@pytest.mark.rule("5.0/steps", "5.0/I3", "14.0/I22")
def test_a_stack_may_finish_before_the_next_begins() -> None:
    table = (
        Table()
        .put("burgos", LEON, {"mesnada": 2})
        .put("tuytula", "muslim", {}, {"peones": 1})
        .rich(asturias_leon=2)
    )
    table.campaign(LEON).begin()
    table.do("move", origin="burgos", to="tuytula", units={"mesnada": 1})
    table.do("siege", 4, area="tuytula", units={"mesnada": 1})
    assert (
        table.why("combat", area="tuytula", against="muslim", units={"mesnada": 1}) == "12.3/combat"
    )
    table.do("move", origin="burgos", to="tuytula", units={"mesnada": 1})
    table.do("siege", 4, area="tuytula", units={"mesnada": 1})
    assert table.kind == "campaign christian"
