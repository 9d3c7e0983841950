"""Melee from the declaration to the bonus of a charge, the rulebook's own example first."""

from __future__ import annotations

from typing import Any

import pytest

from reconquista_qt.engine.session import Session
from reconquista_qt.games.crusades2.rules.events import (
    BerserkRolled,
    ChargeEnded,
    ChitRevealed,
    CrossCaptured,
    LeaderHit,
    MeleeFought,
    MoraleChecked,
    RetreatBlocked,
    StepLost,
    UnitExhausted,
    UnitRetreated,
    UnitRouted,
    UnitsAdvanced,
    UnitWithdrew,
    WithdrawalTried,
)
from tests.games.crusades2.table import (
    at,
    do,
    events,
    here,
    kind,
    leader,
    left_in_queue,
    offered,
    only,
    refused,
    unit,
)

LEADERS = {
    "fulcoy": leader("1112", "advance"),
    "baldwin": leader("0912", "stand"),
    "ilghazi": leader("2205", "advance"),
}


def fight(
    units: dict[str, dict[str, Any]],
    *dice: int,
    leaders: dict[str, dict[str, Any]] | None = None,
    player: str = "crusader",
    scenario: str = "hab",
    **fields: Any,
) -> Session:
    """Begin a melee phase."""
    return at(scenario, "melee", player, units, leaders or LEADERS, dice=dice, **fields)


DUEL = {"ful_a": unit("1212", "e", charging=True), "ghazi_a": unit("1312", "w")}


@pytest.mark.rule(
    "9.32.1", "9.32.2", "9.32.5", "9.32.5/R080", "9.32.6", "9.32.6/R083", "9.32.7", "9.32.7/R084",
    "9.41", "9.42.1", "9.5", "9.5/R089", "3.0.III", "3.0.III.B", "10.0", "10.0/R092", "9.32.1/R155",
    "9.4",
)  # fmt: skip
def test_the_rulebooks_charge_die_by_die() -> None:
    units = {**DUEL, "ghazi_i": unit("1714", "w")}
    game = fight(units, 5, 4, 6, 3, 9, 3, 2, 9, 7, 8, 6)
    assert kind(game) == "melee crusader"
    do(game, do="melee", target="1312", units=["ful_a"])
    first = only(game, MeleeFought)
    assert (first.attacker_strength, first.attacker_column, first.attacker_row) == (8, "8-9", 6)
    assert (first.attacker_result, first.defender_result) == ("check", "none")
    assert kind(game) == "retreat turk"
    do(game, do="retreat", unit="ghazi_a", to="1411")
    assert kind(game) == "bonus_move crusader"
    assert here(game, "ful_a")["hex"] == "1312"
    do(game, do="bonus_move", units=["ful_a"], to="1614")
    assert kind(game) == "bonus_melee crusader"
    do(game, do="melee", target="1714", units=["ful_a"])
    second = events(game, MeleeFought)[1]
    assert (second.attacker_result, second.defender_result) == ("step1", "check")
    assert here(game, "ghazi_i")["lost"] == 1
    retreats = [option["to"] for option in offered(game, "retreat")]
    do(game, do="retreat", unit="ghazi_i", to=next(h for h in retreats if h.startswith("19")))
    assert here(game, "ful_a")["hex"] == "1714"
    assert here(game, "ful_a")["charging"] is True
    assert kind(game) == "reface crusader"  # no further bonus
    assert left_in_queue(game) == 0


@pytest.mark.rule("9.32.2/R077", "7.12/R059", "5.6", "9.32.2", "10.1.8", "10.1.8/R094")
def test_an_attacker_that_fails_is_not_routed_but_charges_no_longer() -> None:
    game = fight(DUEL, 8)
    do(game, do="melee", target="1312", units=["ful_a"])
    assert here(game, "ful_a")["routed"] is False
    assert here(game, "ful_a")["charging"] is False
    assert only(game, ChargeEnded).rule == "9.32.2"
    assert events(game, MeleeFought) == []
    assert kind(game) == "reface crusader"


@pytest.mark.rule("9.32.4", "9.32.4/R079", "9.32.7", "9.5", "10.1.7")
def test_a_defender_that_fails_first_retreats_three_through_its_rear() -> None:
    game = fight(DUEL, 5, 9)
    do(game, do="melee", target="1312", units=["ful_a"])
    ways = {option["to"] for option in offered(game, "retreat")}
    # Facing west its rear is east: three hexes away, the first one beyond ne or se.
    field = game.state.board.field
    assert {field.distance(field.by_name[way], field.by_name["1312"]) for way in ways} == {3}
    assert {"1410", "1612", "1415"} <= ways
    assert not {way for way in ways if way < "13"}
    do(game, do="retreat", unit="ghazi_a", to=sorted(ways)[0])
    assert here(game, "ghazi_a")["routed"] is True
    assert here(game, "ful_a")["hex"] == "1312"
    assert kind(game) == "bonus_move crusader"


@pytest.mark.rule("9.5/R090", "9.5.2", "9.5.3", "9.5.5", "10.1.1", "4.2/R105")
def test_who_cannot_retreat_loses_a_step_and_stays() -> None:
    units = {
        **DUEL,
        "ghazi_b": unit("1412", "w"), "ghazi_c": unit("1413", "w"),
        "ful_b": unit("1311", "sw"), "ful_c": unit("1313", "ne"), "pons_a": unit("1213", "ne"),
    }  # fmt: skip
    game = fight(units, 5, 9, 1, 1)
    do(game, do="melee", target="1312", units=["ful_a"])
    assert only(game, RetreatBlocked).unit == "ghazi_a"
    assert here(game, "ghazi_a") | {"lost": 1, "routed": False, "hex": "1312"} == here(
        game, "ghazi_a"
    )
    assert len(events(game, MeleeFought)) == 1


@pytest.mark.rule("9.3", "9.3/R075", "9.3/R156", "9.3/R157", "9.31.2", "9.31.3", "9.31.3/R076",
                  "10.1.2", "9.31")  # fmt: skip
def test_who_may_attack_whom() -> None:
    units = {
        "ful_a": unit("1212", "e"), "pons_a": unit("1211", "se", oc=True),
        "ant_a": unit("1313", "nw", routed=True), "baldwin_q": unit("1213", "ne"),
        "baldwin_a": unit("1412", "e"), "ghazi_a": unit("1312", "w"), "ghazi_b": unit("1511", "w"),
    }  # fmt: skip
    leaders = {**LEADERS, "pons": leader("1111", "attack"), "antiochene": leader("1111", "stand")}
    leaders["baldwin"] = leader("1210", "retreat")
    leaders["fulcoy"] = leader("1112", "attack")
    units["ful_b"] = unit("1612", "w")
    game = fight(units, 1, 1, 1, 1, leaders=leaders)
    assert refused(game, do="melee", target="1312", units=["pons_a"]) == "9.3"
    assert refused(game, do="melee", target="1312", units=["ant_a"]) == "10.1.2"
    assert refused(game, do="melee", target="1312", units=["baldwin_q"]) == "9.3"
    assert refused(game, do="melee", target="1511", units=["baldwin_a"]) == "9.31.3"
    assert refused(game, do="melee", target="1511", units=["ful_a"]) == "9.3/R157"
    assert refused(game, do="melee", target="1213", units=["ful_a"]) == "9.3"
    # Under Attack, in an enemy zone: it has to fight.
    assert refused(game, do="done") == "5.11"
    do(game, do="melee", target="1312", units=["ful_a"])
    assert (
        kind(game) != "melee crusader"
        or refused(game, do="melee", target="1312", units=["ful_a"]) == "9.3/R075"
    )


@pytest.mark.rule("7.11", "7.11/R165", "7.11/R058", "7.12", "9.41", "9.41/R086", "9.4/R085")
def test_a_stack_attacks_whole_and_the_owner_chooses_who_loses() -> None:
    units = {
        "baldwin_h": unit("1212", "e"), "baldwin_i": unit("1212", "e"),
        "baldwin_j": unit("1313", "nw"), "ghazi_a": unit("1312", "w"),
    }  # fmt: skip
    leaders = {**LEADERS, "baldwin": leader("1011", "advance")}
    game = fight(units, 8, 9, 2, 3, 1, 10, leaders=leaders, player="crusader")
    assert refused(game, do="melee", target="1312", units=["baldwin_h", "baldwin_j"]) == "7.11/R165"
    do(game, do="melee", target="1312", units=["baldwin_j", "baldwin_h", "baldwin_i"])
    checks = events(game, MoraleChecked)
    assert [(c.unit, c.passed) for c in checks[:3]] == [
        ("baldwin_j", True), ("baldwin_h", False), ("baldwin_i", True),
    ]  # fmt: skip
    fought = only(game, MeleeFought)
    assert fought.attackers == ("baldwin_j", "baldwin_i")
    assert (fought.defender_die, fought.defender_result) == (10, "step1")
    assert kind(game) == "losses crusader"
    assert refused(game, do="lose", unit="baldwin_h") == "9.41/R086"
    do(game, do="lose", unit="baldwin_i")
    assert here(game, "baldwin_i")["lost"] == 1


@pytest.mark.rule("9.32.3", "9.32.3/R078", "9.5/R091", "5.4/R042")
def test_cavalry_under_stand_withdraws_from_foot() -> None:
    units = {"ghazi_i": unit("1312", "w"), "ful_a": unit("1212", "e")}
    leaders = {**LEADERS, "fulcoy": leader("1112", "stand")}
    game = fight(units, 2, leaders=leaders, player="turk")
    do(game, do="melee", target="1212", units=["ghazi_i"])
    assert kind(game) == "withdraw crusader"
    assert "stay" in [option["do"] for option in offered(game)]
    do(game, do="withdraw", unit="ful_a", to="1012")
    assert only(game, UnitWithdrew).rule == "9.32.3"
    assert here(game, "ful_a") | {"routed": False, "facing": "e"} == here(game, "ful_a")
    assert here(game, "ghazi_i")["hex"] == "1212"
    assert events(game, MeleeFought) == []


@pytest.mark.rule("9.32.3", "6.12", "6.16", "16.4", "16.4/R144")
@pytest.mark.parametrize("leaves", [True, False])
def test_who_withdraws_from_beside_another_takes_no_part(leaves: bool) -> None:
    units = {
        "ghazi_i": unit("1312", "w"), "ghazi_j": unit("1211", "sw"),
        "ful_a": unit("1212", "e", lost=1), "ful_b": unit("1212", "e"),
    }  # fmt: skip
    leaders = {**LEADERS, "fulcoy": leader("1112", "stand")}
    # Two attackers and the defenders check, all fight, all check again, all roll for going berserk.
    stay = 1 if leaves else 2
    dice = (1, 1, *(1,) * stay, 10, 10, *(1,) * stay, 1, 1, *(1,) * stay, 1, 1)
    game = fight(units, *dice, leaders=leaders, player="turk", options={"berserk": True})
    do(game, do="melee", target="1212", units=["ghazi_i", "ghazi_j"])
    if leaves:
        do(game, do="withdraw", unit="ful_a", to="1012")
    else:
        do(game, do="stay")
    do(game, do="stay")
    do(game, do="lose", unit="ghazi_i")
    assert len(events(game, StepLost)) == 2  # by both sides together: enough for 16.4
    rolled = [rolled.unit for rolled in events(game, BerserkRolled)]
    assert rolled == ["ghazi_i", "ghazi_j", *(() if leaves else ("ful_a",)), "ful_b"]
    assert left_in_queue(game) == 0
    do(game, do="done")
    while kind(game) != "reface crusader":
        do(game, do="done")
    assert {option["unit"] for option in offered(game, "reface")} == {
        "ful_b" if leaves else "ful_a"
    }
    if leaves:
        assert refused(game, do="reface", unit="ful_a", facing="w") == "6.12"


@pytest.mark.rule("9.32.3", "5.4/R042", "5.4/R043", "6.14")
@pytest.mark.parametrize(("die", "gone"), [(7, False), (8, True)])
def test_skirmishers_need_an_eight_to_get_away_from_cavalry(die: int, gone: bool) -> None:
    units = {"ghazi_a": unit("1312", "w"), "baldwin_q": unit("1212")}
    game = fight(units, 2, die, 1, 1, 1, player="turk")
    do(game, do="melee", target="1212", units=["ghazi_a"])
    do(game, do="withdraw", unit="baldwin_q", to="1012")
    assert only(game, WithdrawalTried).success is gone
    assert (here(game, "baldwin_q")["hex"] == "1012") is gone
    assert (len(events(game, MeleeFought)) == 0) is gone


@pytest.mark.rule("4.13", "4.13/R082", "5.13", "10.1.4", "9.32.5/R081", "5.0/R019")
def test_what_is_added_to_the_dice_of_a_melee() -> None:
    units = {"ghazi_a": unit("1312", "w"), "ful_a": unit("1212", "e"), "ful_b": unit("2020")}
    leaders = {
        "ilghazi": leader("1312", "advance"), "toktagin": leader("1312", "advance"),
        "baldwin": leader("1212", "stand"), "fulcoy": leader("1212", "stand"),
    }  # fmt: skip
    game = fight(units, 2, 2, 5, 5, leaders=leaders, player="turk")
    do(game, do="melee", target="1212", units=["ghazi_a"])
    fought = only(game, MeleeFought)
    # One leader a side, the better one: il-Ghazi or Toktagin +1, Baldwin +2; Stand +1.
    assert fought.attacker_modifiers == (("leader", 1),)
    assert fought.defender_modifiers == (("leader", 2), ("stand", 1))
    assert only(game, ChitRevealed).leader == "fulcoy"
    routed = {"ghazi_a": unit("1312", "w"), "ful_a": unit("1212", "e", routed=True)}
    game = fight(routed, 2, 2, 5, 5, player="turk")
    do(game, do="melee", target="1212", units=["ghazi_a"])
    assert only(game, MeleeFought).defender_modifiers == (("routed", -1),)


@pytest.mark.rule("10.0/R093", "10.1.6", "10.0")
def test_what_is_added_to_a_check() -> None:
    units = {"ghazi_a": unit("1312", "w"), "ful_a": unit("1212", "e", routed=True)}
    leaders = {**LEADERS, "fulcoy": leader("1212", "stand")}
    game = fight(units, 2, 7, 1, 1, leaders=leaders, player="turk")
    do(game, do="melee", target="1212", units=["ghazi_a"])
    checked = events(game, MoraleChecked)[1]
    assert checked.modifiers == (("leader", -1), ("routed", 1))
    assert (checked.die, checked.needed, checked.passed) == (7, 7, True)


@pytest.mark.rule("9.32.5/R162")
def test_the_mildest_terrain_of_several_attackers_counts() -> None:
    units = {"tok_a": unit("1121", "se"), "tok_b": unit("1222", "nw"), "ful_a": unit("1122", "ne")}
    leaders = {"toktagin": leader("1020", "advance"), "fulcoy": leader("1124", "advance")}
    game = fight(units, 2, 2, 2, 1, 1, leaders=leaders, player="turk")
    do(game, do="melee", target="1122", units=["tok_a"])
    # Across the stream from 1121.
    assert only(game, MeleeFought).attacker_modifiers == (("terrain", -1),)


@pytest.mark.rule("16.2", "16.2/R142")
def test_the_odds_are_rounded_for_the_defender() -> None:
    for strengths, plus, minus in (
        (("ghazi_a", "ful_a"), 0, 0),  # 7 against 5
        (("ghazi_i", "ful_a"), 0, 1),  # 4 against 5
        (("ghazi_a", "ant_e"), 0, 0),  # 7 against 4
        (("ghazi_a", "baldwin_q"), 3, 0),  # 7 against 2, less a step: 7 against 1
    ):
        lost = 1 if strengths[1] == "baldwin_q" else 0
        units = {strengths[0]: unit("1312", "w"), strengths[1]: unit("1212", "e", lost=lost)}
        leaders = {"ilghazi": leader("2205", "advance"), "baldwin": leader("0912", "advance")}
        leaders |= {"fulcoy": leader("0912", "advance"), "antiochene": leader("0912", "advance")}
        game = fight(units, 2, 1, 5, 5, leaders=leaders, player="turk", options={"odds": True})
        do(game, do="melee", target="1212", units=[strengths[0]])
        if kind(game).startswith("withdraw"):
            do(game, do="stay")
        fought = only(game, MeleeFought)
        assert dict(fought.attacker_modifiers).get("odds", 0) == plus, strengths
        assert dict(fought.defender_modifiers).get("odds", 0) == minus, strengths


@pytest.mark.rule("6.13", "16.6", "16.6/R151", "6.13/R052")
def test_types_and_facing_as_options() -> None:
    units = {"ghazi_a": unit("1312", "w"), "ant_e": unit("1212", "w")}
    leaders = {"ilghazi": leader("2205", "advance"), "antiochene": leader("0912", "advance")}
    options = {"types": True, "facing_bonus": True}
    game = fight(units, 2, 1, 5, 5, leaders=leaders, player="turk", options=options)
    do(game, do="melee", target="1212", units=["ghazi_a"])
    # Cavalry against infantry 0, from the rear +2.
    assert only(game, MeleeFought).attacker_modifiers == (("facing", 2),)


@pytest.mark.rule("9.42", "9.42.2", "9.43", "9.43.1", "9.43.2", "9.43.3", "9.43/R088", "7.11")
def test_steps_of_heavy_cavalry_and_of_others() -> None:
    from reconquista_qt.games.crusades2.rules.game import GAME

    battle = GAME.battle("hab")
    ful = battle.units[battle.unit_index["ful_a"]]
    shown = [tuple(v) for v in ful.values]
    assert shown == [
        (5, False, 7, 7), (8, False, 7, 7), (4, False, 6, 6), (7, False, 6, 6),
        (2, False, 4, 4), (5, False, 4, 4),
    ]  # fmt: skip
    two = GAME.battle("hab", GAME.options_from({"heavy_loss": "two"}))
    assert tuple(two.units[ful.index].values[4]) == (3, False, 5, 5)
    units = {
        "ghazi_a": unit("1312", "w"), "ghazi_b": unit("1312", "w"),
        "baldwin_r": unit("1212", lost=1), "baldwin_q": unit("1212"), "ful_b": unit("2020"),
    }  # fmt: skip
    stacks = {"1212": ["baldwin_r", "baldwin_q"]}
    game = fight(units, 1, 1, 1, 1, 10, 1, 1, player="turk", stacks=stacks)
    do(game, do="melee", target="1212", units=["ghazi_a", "ghazi_b"])
    while kind(game) == "withdraw crusader":
        do(game, do="stay")
    assert [(lost.unit, lost.left) for lost in events(game, StepLost)] == [("baldwin_r", 0)]
    assert here(game, "baldwin_r")["hex"] is None
    assert here(game, "baldwin_q") | {"hex": "1212", "lost": 0} == here(game, "baldwin_q")


@pytest.mark.rule("4.2", "4.2/R105", "4.2/R106", "4.2/R107", "4.2/R108", "11.0/R101")
def test_a_leader_falls_with_the_last_unit_of_his_hex() -> None:
    units = {
        "ghazi_a": unit("1312", "w"), "ful_a": unit("1212", "e", lost=2),
        "ful_b": unit("0912", "e"), "ful_c": unit("1414", "e", routed=True),
    }  # fmt: skip
    leaders = {**LEADERS, "fulcoy": leader("1212", "stand")}
    game = fight(units, 1, 1, 10, 1, leaders=leaders, player="turk")
    do(game, do="melee", target="1212", units=["ghazi_a"])
    hit = only(game, LeaderHit)
    # Both are three hexes away, and one of them is routed.
    assert (hit.points, hit.to, hit.rule) == (3, "0912", "4.2/R105")
    assert here(game, "fulcoy") | {"replaced": True, "dead": False} == here(game, "fulcoy")
    overall = {"ful_a": unit("1212", "e", lost=2), "ghazi_a": unit("1312", "w")}
    game = fight(
        overall | {"baldwin_a": unit("0512", "e")}, 1, 1, 10, 1,
        leaders={"ilghazi": leader("2205", "advance"), "baldwin": leader("1212", "stand")},
        player="turk",
    )  # fmt: skip
    do(game, do="melee", target="1212", units=["ghazi_a"])
    assert only(game, LeaderHit).points == 5
    assert here(game, "baldwin") | {"dead": True, "hex": None} == here(game, "baldwin")


@pytest.mark.rule("4.2/R110", "4.2", "10.1.6/R095", "9.32.4/R154")
def test_leaders_go_with_the_first_unit_that_retreats() -> None:
    units = {
        "ghazi_a": unit("1312", "w"),
        "baldwin_h": unit("1212", "e"),
        "baldwin_i": unit("1212", "e"),
    }
    leaders = {"ilghazi": leader("2205", "advance"), "baldwin": leader("1212", "stand")}
    game = fight(units, 1, 10, 1, 1, 1, leaders=leaders, player="turk")
    do(game, do="melee", target="1212", units=["ghazi_a"])
    assert kind(game) == "retreat crusader"
    assert "leaders" not in offered(game)[0]
    assert refused(game, do="retreat", unit="baldwin_h", to="0101") == "9.5"
    do(game, do="retreat", unit="baldwin_h", to=offered(game)[0]["to"])
    gone = only(game, UnitRetreated)
    assert gone.leaders == ("baldwin",)
    assert here(game, "baldwin")["hex"] == gone.to
    # The next one checks without him.
    assert [c.modifiers for c in events(game, MoraleChecked)[1:3]] == [(("leader", -1),), ()]


@pytest.mark.rule("12.22", "12.22/R122", "12.22/R123")
def test_the_holy_cross_doubles_and_can_be_captured() -> None:
    units = {"sal_a": unit("1312", "w"), "acre": unit("1212", "e")}
    leaders = {"saladin": leader("2205", "advance"), "guy": leader("1011", "stand")}
    cross = {"hex": "1212", "captured": False}
    game = fight(units, 1, 8, 2, 2, leaders=leaders, player="muslim", scenario="hattin",
                 turn=8, cross=cross)  # fmt: skip
    do(game, do="melee", target="1212", units=["sal_a"])
    assert events(game, MoraleChecked)[1].needed == 8  # seven, and one for the Cross
    assert only(game, MeleeFought).defender_strength == 6  # three, doubled
    units["acre"] = unit("1212", "e", lost=1)
    game = fight(units, 1, 1, 10, 2, leaders=leaders, player="muslim", scenario="hattin",
                 turn=8, cross=cross)  # fmt: skip
    do(game, do="melee", target="1212", units=["sal_a"])
    assert only(game, CrossCaptured).points == 30


@pytest.mark.rule("16.4", "16.4/R144", "16.4/R145", "16.41", "16.41/R146")
def test_a_costly_melee_makes_berserk() -> None:
    units = {"ful_a": unit("1212", "e", charging=True), "ghazi_a": unit("1312", "w")}
    game = fight(units, 1, 1, 9, 10, 1, 1, 9, 3, options={"berserk": True})
    do(game, do="melee", target="1312", units=["ful_a"])
    rolled = events(game, BerserkRolled)
    assert [(b.unit, b.needed, b.success) for b in rolled] == [
        ("ful_a", 8, True), ("ghazi_a", 7, False),
    ]  # fmt: skip
    # It attacks again at once, without a check of its own, two columns to the right.
    second = events(game, MeleeFought)
    if len(second) > 1:
        assert second[1].attacker_shift == 2
    assert here(game, "ful_a")["berserk"] or here(game, "ful_a")["exhausted"]


@pytest.mark.rule("16.41", "16.42", "16.41/R146", "16.41/R147")
def test_berserk_and_exhausted_units_in_a_melee() -> None:
    units = {"ful_a": unit("1212", "e", berserk=True), "ghazi_a": unit("1312", "w", exhausted=True)}
    game = fight(units, 8, 5, 5, 5, options={"berserk": True})
    do(game, do="melee", target="1312", units=["ful_a"])
    checks = events(game, MoraleChecked)
    assert checks[0].modifiers == (("berserk", -1),) and checks[0].passed
    assert checks[1].modifiers == (("exhausted", 1),)
    fought = only(game, MeleeFought)
    assert fought.attacker_shift == 3
    assert fought.attacker_modifiers == ()  # berserk units follow no chit
    exhausted = {"ful_a": unit("1212", "e", exhausted=True), "ghazi_a": unit("1312", "w")}
    game = fight(exhausted | {"ful_b": unit("1311", "sw")}, options={"berserk": True})
    assert refused(game, do="melee", target="1312", units=["ful_a"]) == "16.42"
    lost = {"ful_a": unit("1212", "e"), "ghazi_a": unit("1312", "w", berserk=True)}
    game = fight(lost, 1, 10, options={"berserk": True})
    do(game, do="melee", target="1312", units=["ful_a"])
    assert only(game, UnitExhausted).unit == "ghazi_a"
    assert only(game, UnitRouted).unit == "ghazi_a"
    assert here(game, "ghazi_a")["berserk"] is False


@pytest.mark.rule("16.41", "9.32.2", "9.32.2/R077")
@pytest.mark.parametrize("charging", [False, True])
def test_a_berserk_attacker_that_fails_its_check_is_exhausted(charging: bool) -> None:
    units = {
        "ful_a": unit("1212", "e", berserk=True, charging=charging),
        "ghazi_a": unit("1312", "w"),
    }
    game = fight(units, 10, options={"berserk": True})
    do(game, do="melee", target="1312", units=["ful_a"])
    assert [checked.passed for checked in events(game, MoraleChecked)] == [False]
    assert only(game, UnitExhausted).unit == "ful_a"
    now = here(game, "ful_a")
    assert (now["berserk"], now["exhausted"], now["routed"]) == (False, True, False)
    assert now["hex"] == "1212" and now["charging"] is False
    assert events(game, MeleeFought) == []


@pytest.mark.rule("16.4", "16.42")
@pytest.mark.parametrize("exhausted", [True, False])
def test_the_exhausted_do_not_roll_for_going_berserk(exhausted: bool) -> None:
    units = {
        "ful_a": unit("1212", "e", charging=True),
        "ghazi_a": unit("1312", "w", exhausted=exhausted),
    }
    # Both sides lose a step and stand; neither goes berserk.
    dice = (1, 1, 10, 10, 1, 1, 1, 1)
    game = fight(units, *dice[: 7 if exhausted else 8], options={"berserk": True})
    do(game, do="melee", target="1312", units=["ful_a"])
    assert len(events(game, StepLost)) == 2
    rolled = [rolled.unit for rolled in events(game, BerserkRolled)]
    assert rolled == (["ful_a"] if exhausted else ["ful_a", "ghazi_a"])
    assert left_in_queue(game) == 0
    assert here(game, "ghazi_a")["berserk"] is False


@pytest.mark.rule("6.12", "6.16", "6.12/R050", "6.14")
def test_who_fought_turns_free_and_chargers_too() -> None:
    units = {**DUEL, "ful_b": unit("1010", "e", charging=True)}
    game = fight(units, 8)
    do(game, do="melee", target="1312", units=["ful_a"])
    assert refused(game, do="reface", unit="ful_b", facing="w") == "6.12"
    do(game, do="reface", unit="ful_a", facing="ne")
    assert here(game, "ful_a")["facing"] == "ne"
    game = fight(units, 8, options={"charger_turn": "always"})
    do(game, do="melee", target="1312", units=["ful_a"])
    do(game, do="reface", unit="ful_b", facing="w")
    assert here(game, "ful_b")["facing"] == "w"


@pytest.mark.rule("9.5.1", "9.5.4", "9.5/R152", "9.32.6")
def test_the_edge_of_the_map_is_closed() -> None:
    units = {"ghazi_a": unit("0201", "w"), "ful_a": unit("0101", "e")}
    leaders = {"ilghazi": leader("2205", "advance"), "fulcoy": leader("1112", "advance")}
    game = fight(units, 1, 10, leaders=leaders, player="turk")
    do(game, do="melee", target="0101", units=["ghazi_a"])
    # Its rear is the edge of the map: nowhere to go.
    assert only(game, RetreatBlocked).unit == "ful_a"
    assert events(game, UnitsAdvanced) == []
