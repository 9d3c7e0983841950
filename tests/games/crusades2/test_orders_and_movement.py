"""Orders, command, movement with its duties, facing and zones, stacks, leaders, entries."""

from __future__ import annotations

from typing import Any

import pytest

from reconquista_qt.engine.session import Session
from reconquista_qt.games.crusades2.rules.events import (
    ChargeEnded,
    ChargeTried,
    ChitRevealed,
    CommandTested,
    CrossCaptured,
    CrossMoved,
    LeaderHit,
    OrderTried,
    PhaseBegan,
    StepLost,
    TurnBegan,
    UnitsEntered,
    UnitsMoved,
)
from reconquista_qt.games.crusades2.rules.game import GAME
from tests.games.crusades2.table import (
    at,
    do,
    ends,
    events,
    here,
    kind,
    leader,
    offered,
    only,
    refused,
    unit,
    why,
)

ILGHAZI = {"ilghazi": leader("2205", "advance")}


def march(
    units: dict[str, dict[str, Any]],
    leaders: dict[str, dict[str, Any]],
    player: str = "crusader",
    scenario: str = "hab",
    **fields: Any,
) -> Session:
    """Begin a movement phase."""
    return at(scenario, "movement", player, units, leaders, **fields)


def give(
    units: dict[str, dict[str, Any]],
    leaders: dict[str, dict[str, Any]],
    *dice: int,
    player: str = "crusader",
    scenario: str = "hab",
    **fields: Any,
) -> Session:
    """Begin an orders phase."""
    return at(scenario, "orders", player, units, leaders, dice=dice, **fields)


def far(session: Session, one: str, other: str) -> int:
    """Return the distance of two hexes."""
    field = session.state.board.field
    return field.distance(field.by_name[one], field.by_name[other])


# -- orders ---------------------------------------------------------------------------------------


@pytest.mark.rule("5.2", "5.2/R017", "4.11", "4.3.2", "5.21", "5.21/R021", "3.0.I.B", "3.0.I",
                  "3.0.I.B/R018", "2.0", "2.0/R001")  # fmt: skip
@pytest.mark.parametrize(
    ("at_hex", "die", "modifier", "success"),
    [("1212", 5, 0, True), ("1212", 6, 0, False), ("0915", 6, -1, True), ("0915", 7, -1, False)],
)
def test_a_die_changes_a_chit(at_hex: str, die: int, modifier: int, success: bool) -> None:
    units = {"ful_a": unit("1212"), "baldwin_a": unit("0515")}
    leaders = {"fulcoy": leader(at_hex, "stand"), "baldwin": leader("0415", "stand")}
    game = give(units, leaders, die)
    do(game, do="order", leader="fulcoy", chit="attack")
    tried = only(game, OrderTried)
    assert tried.success is success
    assert sum(value for _, value in tried.modifiers) == modifier
    assert here(game, "fulcoy")["chit"] == ("attack" if success else "stand")
    assert refused(game, do="order", leader="fulcoy", chit="retreat") == "5.2/R017"


@pytest.mark.rule("4.3", "4.3.1", "4.3.3", "4.3/R020", "5.16", "5.16/R022", "5.0/R019")
def test_who_needs_no_die() -> None:
    units = {"ful_a": unit("1212"), "ful_b": unit(None), "ful_c": unit("1010", routed=True)}
    leaders = {"fulcoy": leader("1212", "stand"), "baldwin": leader("2022", "stand")}
    game = give(units | {"baldwin_a": unit("2022")}, leaders)
    do(game, do="order", leader="baldwin", chit="attack")
    do(game, do="order", leader="fulcoy", chit="muster")
    assert [tried.die for tried in events(game, OrderTried)] == [0, 0]
    assert [shown.leader for shown in events(game, ChitRevealed)] == ["fulcoy"]
    leaders["baldwin"] = leader("1212", "stand")
    game = give(units | {"baldwin_a": unit("2022")}, leaders)
    do(game, do="order", leader="fulcoy", chit="retreat")
    assert only(game, OrderTried).rule == "4.3.1"


@pytest.mark.rule("3.0/R015", "3.0.I.A", "5.0", "5.0/R016", "5.21")
def test_no_tries_in_the_first_turn_and_none_for_those_without_units() -> None:
    units = {"ful_a": unit("1212"), "baldwin_a": unit("2022")}
    leaders = {"fulcoy": leader("1212"), "pons": leader("1212"), "baldwin": leader("2022")}
    game = give(units, leaders | {"fulcoy": leader("1212", "attack")}, turn=1)
    assert refused(game, do="order", leader="baldwin", chit="attack") == "3.0/R015"
    game = give(units, leaders)
    assert refused(game, do="order", leader="pons", chit="attack") == "5.21"
    game = Session.new(GAME, seed=1, scenario="hab", options={"chits": "free"})
    assert kind(game) == "set_chits turk"
    do(game, do="set_chit", leader="ilghazi", chit="retreat")
    do(game, do="done")
    assert kind(game) == "set_chits crusader"
    seen = GAME.observe(game.state, "crusader")["leaders"]
    assert (seen["ilghazi"]["chit"], seen["baldwin"]["chit"]) == ("hidden", "stand")
    mine = [entry.event for entry in game.journal]
    assert GAME.seen(mine[-1], "crusader") is None or mine[-1].kind != "chit_placed"


@pytest.mark.rule("5.6", "5.6/R046", "5.6/R047", "2.2/R004")
def test_heavy_cavalry_charges_on_its_calm_morale() -> None:
    units = {
        "ful_a": unit("1212", lost=1), "ful_b": unit("1010", charging=True),
        "ghazi_a": unit("1312", "e"), "ful_c": unit("1810", "w"), "ghazi_b": unit("1710", "e"),
        "pons_a": unit("0505", charging=True), "ant_e": unit("0606"),
    }  # fmt: skip
    leaders = {"fulcoy": leader("1212", "attack"), "pons": leader("0505", "stand"), **ILGHAZI}
    leaders["antiochene"] = leader("0606", "attack")
    game = give(units, leaders, 6)
    assert refused(game, do="charge", unit="ful_b") == "5.6"
    assert refused(game, do="charge", unit="ful_c") == "5.6"  # in an enemy zone
    assert refused(game, do="charge", unit="ant_e") == "5.6"
    do(game, do="charge", unit="ful_a")
    tried = only(game, ChargeTried)
    assert (tried.needed, tried.success) == (6, True)
    assert only(game, ChitRevealed).why == "charge"
    do(game, do="done")
    assert [ended.unit for ended in events(game, ChargeEnded)] == ["pons_a"]


@pytest.mark.rule("5.0/R019", "5.6")
@pytest.mark.parametrize(("die", "told"), [(1, 1), (10, 0)])
def test_the_other_side_does_not_hear_of_a_charge_that_failed(die: int, told: int) -> None:
    """Only a leader with Attack lets a unit try, and his chit stays hidden when it fails."""
    leaders = {"fulcoy": leader("1212", "attack"), **ILGHAZI}
    game = give({"ful_a": unit("1212"), "ghazi_a": unit("2020", "e")}, leaders, die)
    do(game, do="charge", unit="ful_a")
    tried = only(game, ChargeTried)
    assert tried.success == bool(told)
    assert GAME.seen(tried, "crusader") is tried
    assert [GAME.seen(tried, "turk")] == [tried if told else None]
    assert GAME.observe(game.state, "turk")["leaders"]["fulcoy"]["chit"] == (
        "attack" if told else "hidden"
    )


@pytest.mark.rule("16.41", "16.42", "5.6", "5.6/R047")
@pytest.mark.parametrize("mark", ["berserk", "exhausted", None])
def test_chits_do_not_end_the_charge_of_the_berserk(mark: str | None) -> None:
    marks = {mark: True} if mark else {}
    units = {
        "ful_a": unit("1010", "e", charging=True, **marks),
        "ghazi_a": unit("1704", "w"),
    }
    leaders = {"fulcoy": leader("1010", "stand"), **ILGHAZI}
    game = give(units, leaders, options={"berserk": True})
    do(game, do="done")
    assert [ended.unit for ended in events(game, ChargeEnded)] == ([] if mark else ["ful_a"])
    assert here(game, "ful_a")["charging"] is (mark is not None)


@pytest.mark.rule("16.3", "16.3/R143")
def test_a_divided_command() -> None:
    units = {
        "ant_a": unit("1212", "e"), "ant_e": unit("1210", "e"), "ghazi_a": unit("2010", "w"),
        "ghazi_b": unit("2012", "w"),
    }  # fmt: skip
    leaders = {"antiochene": leader("1212", "attack"), **ILGHAZI}
    game = give(units, leaders, options={"split_orders": True})
    assert refused(game, do="split", leader="antiochene", units=["ant_a"]) == "16.3"
    do(game, do="split", leader="antiochene", units=["ant_e"])
    assert here(game, "antiochene")["split"] is True
    assert refused(game, do="split", leader="antiochene") == "16.3"
    assert why(game, do="rejoin", leader="antiochene") is None
    position = GAME.position(game.state) | {"phase": "movement"}
    moving = Session.at(GAME, position, seed=1, options=game.options)
    assert all(far(moving, end, "1210") == 1 for end in ends(moving, "ant_e"))
    assert all(
        min(far(moving, end, "2010"), far(moving, end, "2012")) < 8 for end in ends(moving, "ant_a")
    )
    assert refused(game, do="charge", unit="ant_e") == "5.6"
    # Who has ended the division has got no Attack chit since: it cannot go on like that for ever.
    do(game, do="rejoin", leader="antiochene")
    refusal = why(game, do="split", leader="antiochene")
    assert refusal is not None and (refusal.rule, refusal.code) == ("16.3", "just-reunited")
    assert [option["do"] for option in offered(game) if "leader" in option].count("split") == 0
    do(game, do="done")


# -- command --------------------------------------------------------------------------------------


@pytest.mark.rule("4.12", "5.3", "5.31", "5.31/R033", "5.32", "5.32/R034", "3.0.II", "3.0.II.A",
                  "3.0.II.A/R025", "5.16/R023", "4.3.4", "5.34", "5.34/R040")  # fmt: skip
def test_who_is_in_command() -> None:
    units = {
        "ful_a": unit("1010"), "ful_b": unit("1016"), "ful_c": unit("1017"),
        "pons_a": unit("2010"), "pons_b": unit("2018"), "baldwin_q": unit("2020"),
        "ghazi_a": unit("0101"), "ghazi_b": unit("0102"),
    }  # fmt: skip
    leaders = {
        "fulcoy": leader("1010", "advance"), "pons": leader("2012", "muster"),
        "baldwin": leader("1524", "stand"), **ILGHAZI,
    }  # fmt: skip
    game = march(units, leaders)
    out = only(game, CommandTested).out
    # Six from Fulcoy is one too far, the next one is chained to nobody; Baldwin is too far off.
    assert out == ("ful_b", "ful_c")
    # Pons under Muster reaches six hexes.
    assert here(game, "pons_b")["oc"] is False
    units["ful_b"] = unit("1015")
    game = march(units, leaders)
    assert here(game, "ful_c")["oc"] is True  # two hexes from the next of them
    units["ful_c"] = unit("1016")
    assert here(march(units, leaders), "ful_c") | {"oc": False, "under": "fulcoy"} == here(
        march(units, leaders), "ful_c"
    )
    leaders["baldwin"] = leader("1020", "attack")
    units["ful_c"] = unit("1018")
    game = march(units, leaders)
    assert here(game, "ful_c")["under"] == "baldwin"


@pytest.mark.rule("5.31", "6.24", "6.2")
def test_enemy_zones_cut_the_range_but_where_a_friend_stands() -> None:
    wall = {
        f"ghazi_{x}": unit(f"{c}12", "ne") for x, c in zip("abc", ("10", "11", "12"), strict=True)
    }
    wall |= {
        f"tok_{x}": unit(f"{c}12", "ne") for x, c in zip("abc", ("08", "09", "13"), strict=True)
    }
    units = {"ful_a": unit("1109"), "ful_b": unit("1115"), **wall}
    leaders = {"fulcoy": leader("1115", "advance"), **ILGHAZI}
    assert here(march(units, leaders), "ful_a")["oc"] is True


@pytest.mark.rule("5.34", "5.34/R039", "5.34/R038")
def test_a_unit_may_follow_the_overall_leader_instead() -> None:
    units = {"ful_a": unit("1010"), "baldwin_a": unit("1210"), "ghazi_a": unit("2020")}
    leaders = {"fulcoy": leader("1010", "retreat"), "baldwin": leader("1210", "stand"), **ILGHAZI}
    game = march(units, leaders)
    assert here(game, "ful_a")["under"] == "fulcoy"
    do(game, do="trace", unit="ful_a", leader="baldwin")
    assert here(game, "ful_a")["under"] == "baldwin"
    assert ends(game, "ful_a") == {"1009", "1109", "1110", "1011", "0910", "0909"}
    assert refused(game, do="trace", unit="baldwin_a", leader="fulcoy") == "5.34/R039"
    # Said once a phase, it is not said again and again.
    refusal = why(game, do="trace", unit="ful_a", leader="fulcoy")
    assert refusal is not None
    assert (refusal.rule, refusal.code) == ("5.34/R039", "has-chosen-its-leader")
    assert offered(game, "trace") == []


@pytest.mark.rule("5.33", "5.33/R035", "5.33/R036", "5.33/R037", "5.33/R048", "6.23", "4.2/R109")
def test_out_of_command() -> None:
    units = {
        "ful_a": unit("1010", "e", charging=True), "ful_b": unit("1605", "e"),
        "ghazi_a": unit("1004", "ne"), "ghazi_b": unit("1704", "w"),
    }  # fmt: skip
    leaders = {"fulcoy": leader("1020", "attack"), **ILGHAZI}
    game = march(units, leaders)
    assert only(game, ChargeEnded).rule == "5.33/R048"
    # It goes as near to its leader as it can, never beside an enemy.
    assert {far(game, end, "1020") <= 5 for end in ends(game, "ful_a")} == {True}
    assert refused(game, do="move", units=["ful_a"], to="1005", facing="ne") == "5.33"
    assert refused(game, do="move", units=["ful_b"], to="1606", facing="ne") == "6.23"
    assert refused(game, do="move", units=["ful_a"], to="1009", facing="ne") == "5.33/R037"
    dead = {"fulcoy": leader(None, "attack", dead=True), "baldwin": leader(None, dead=True)}
    game = march(units, dead | ILGHAZI)
    assert here(game, "ful_a")["oc"] is True


# -- duties ---------------------------------------------------------------------------------------


def duty(chit: str, at_hex: str, enemy: str, name: str = "baldwin_m") -> Session:
    """Let Baldwin's infantry move alone under a chit."""
    leaders = {"baldwin": leader(at_hex, chit), **ILGHAZI}
    return march({name: unit(at_hex, "e"), "ghazi_a": unit(enemy, "ne")}, leaders)


@pytest.mark.rule("5.11", "5.11/R026", "5.12", "5.12/R028", "8.0", "8.1")
def test_attack_and_advance_close_in() -> None:
    game = duty("attack", "1010", "1610")
    assert {far(game, end, "1610") for end in ends(game, "baldwin_m")} <= {2, 3, 4, 5}
    assert "1110" not in ends(game, "baldwin_m")
    assert refused(game, do="done") == "5.11"
    assert refused(game, do="move", units=["baldwin_m"], to="0910", facing="e") == "5.11"
    assert refused(game, do="move", units=["baldwin_m"], to="1010", facing="ne") == "5.11"
    # One hex costs one of its four points: two must be spent.
    assert refused(game, do="move", units=["baldwin_m"], to="1110", facing="e") == "5.11/R026"
    game = duty("advance", "1010", "1610")
    assert {far(game, end, "1610") for end in ends(game, "baldwin_m")} == {2, 3, 4, 5}
    assert refused(game, do="done") == "5.12"
    do(game, do="move", units=["baldwin_m"], to="1110", facing="e")
    assert only(game, UnitsMoved).cost == 1


@pytest.mark.rule("5.13", "5.13/R029", "5.14", "5.14/R030")
def test_stand_and_retreat() -> None:
    game = duty("stand", "1010", "1610")
    assert ends(game, "baldwin_m") == {"1009", "1109", "1110", "1011", "0910", "0909"}
    assert why(game, do="done") is None
    assert refused(game, do="move", units=["baldwin_m"], to="1008", facing="e") == "5.13"
    game = duty("retreat", "1010", "1610")
    assert refused(game, do="done") == "5.14"
    assert min(far(game, end, "1610") for end in ends(game, "baldwin_m")) == 7
    assert refused(game, do="move", units=["baldwin_m"], to="1110", facing="e") == "5.14"


@pytest.mark.rule("5.15", "5.15/R031", "5.15/R032", "5.16")
def test_reserve_and_muster_keep_away() -> None:
    game = duty("reserve", "1010", "1610")
    assert min(far(game, end, "1610") for end in ends(game, "baldwin_m")) == 5
    assert why(game, do="done") is None
    game = duty("reserve", "1010", "1310")
    assert {far(game, end, "1310") >= 5 for end in ends(game, "baldwin_m")} == {True}
    assert refused(game, do="move", units=["baldwin_m"], to="0910", facing="e") == "5.15"
    game = duty("muster", "1010", "1410")
    assert min(far(game, end, "1410") for end in ends(game, "baldwin_m")) == 6
    assert refused(game, do="done") == "5.16"


@pytest.mark.rule("5.1", "5.1/R024", "5.16")
def test_a_duty_that_cannot_be_met_shows_the_chit() -> None:
    # Reduced infantry moves three: it cannot get six away, but must go as far as it can.
    leaders = {"baldwin": leader("1010", "muster"), **ILGHAZI}
    units = {"baldwin_m": unit("1010", "e", lost=1), "ghazi_a": unit("1110", "ne")}
    game = march(units, leaders)
    assert {far(game, end, "1110") for end in ends(game, "baldwin_m")} == {4}
    do(game, do="move", units=["baldwin_m"], to=sorted(ends(game, "baldwin_m"))[0], facing="w")
    assert only(game, ChitRevealed).why == "impossible"
    ring = {f"tok_{x}": unit(h, f) for x, h, f in (
        ("a", "1009", "se"), ("b", "1109", "sw"), ("c", "1110", "w"),
        ("d", "1011", "nw"), ("e", "0910", "ne"), ("f", "0909", "e"),
    )}  # fmt: skip
    game = march({"baldwin_m": unit("1010", "e"), **ring}, leaders | {"toktagin": leader("2010")})
    assert ends(game, "baldwin_m") == set()
    assert why(game, do="done") is None


# -- ways -----------------------------------------------------------------------------------------


@pytest.mark.rule(
    "6.1", "6.1/R049", "6.12", "6.15", "6.15/R051", "6.15/R161", "6.12/R050", "6.14", "6.0"
)
def test_facing_costs_points_after_the_first_change() -> None:
    leaders = {"baldwin": leader("1010", "advance"), **ILGHAZI}
    units = {"baldwin_m": unit("1010", "e"), "baldwin_a": unit("1015", "e", charging=True),
             "baldwin_q": unit("1012"), "ghazi_a": unit("2010", "ne")}  # fmt: skip
    game = march(units, leaders | {"baldwin": leader("1010", "attack")})
    assert refused(game, do="move", units=["baldwin_a"], to="1413", facing="se") == "6.12/R050"
    assert refused(game, do="move", units=["baldwin_a"], to="1014", facing="e") in (
        "5.11", "6.12/R050"
    )  # fmt: skip
    assert refused(game, do="move", units=["baldwin_q"], to="1112", facing="e") == "6.14"
    assert refused(game, do="move", units=["baldwin_m"], to="1110") == "6.1"
    game = march(units | {"baldwin_a": unit("1015", "e")}, leaders)
    do(game, do="move", units=["baldwin_m"], to="1310", facing="se")
    assert only(game, UnitsMoved).cost == 3
    game = march({**units, "baldwin_m": unit("1010", "w"), "baldwin_a": unit("1015", "e")}, leaders)
    do(game, do="move", units=["baldwin_m"], to="1310", facing="se")
    assert only(game, UnitsMoved).cost == 4  # turned before and after


@pytest.mark.rule("6.2", "6.11", "6.21", "6.22", "6.22/R053", "6.24", "6.24/R054", "6.25",
                  "6.25/R055",
                  "5.11/R027")  # fmt: skip
def test_zones_stop_and_hold() -> None:
    leaders = {"baldwin": leader("1010", "advance"), **ILGHAZI}
    units = {"baldwin_a": unit("1010", "e"), "ghazi_a": unit("1410", "w")}
    game = march(units, leaders)
    assert "1310" in ends(game, "baldwin_a")
    # Beyond its zone, but not beyond its rear, which is open.
    field = game.state.board.field
    zone = game.state.board.zone(1, field.by_name["1410"], 4)
    assert {field.names[c] for c in game.state.board.sets.cells(zone)} == {
        "1309", "1310", "1409", "1411",
    }  # fmt: skip
    held = march({"baldwin_a": unit("1310", "e"), "ghazi_a": unit("1410", "w")}, leaders)
    assert ends(held, "baldwin_a") == set()
    assert refused(held, do="move", units=["baldwin_a"], to="1210", facing="e") == "6.25"
    do(held, do="move", units=["baldwin_a"], to="1310", facing="ne")
    stand = {"baldwin": leader("1010", "stand"), **ILGHAZI}
    game = march({"baldwin_a": unit("1310", "w"), "ghazi_a": unit("1410", "w")}, stand)
    assert refused(game, do="move", units=["baldwin_a"], to="1309", facing="w") == "6.24"
    assert "1209" in ends(game, "baldwin_a") or "1210" in ends(game, "baldwin_a")


@pytest.mark.rule("5.4", "5.4/R044", "7.0/R060", "2.2/R014", "5.4/R009", "14.1/R010")
def test_skirmishers_go_where_they_like_but_into_zones() -> None:
    leaders = {"baldwin": leader("1010", "retreat"), **ILGHAZI}
    units = {
        "baldwin_q": unit("1210"),
        "baldwin_m": unit("1211", "ne"),
        "ghazi_a": unit("1410", "w"),
    }
    game = march(units, leaders)
    found = ends(game, "baldwin_q")
    assert "1310" not in found and "1409" not in found
    assert "1212" in found  # through its friends
    assert refused(game, do="move", units=["baldwin_q"], to="1310") == "5.4"
    assert refused(game, do="move", units=["baldwin_q"], to="1211") == "7.0"


@pytest.mark.rule("5.5", "5.5/R045", "10.1.1", "10.1", "10.1.3", "10.1.3/R096", "16.42")
def test_routed_and_exhausted_units() -> None:
    leaders = {"baldwin": leader("1010", "attack"), **ILGHAZI}
    game = march({"ful_a": unit("0510", "w", routed=True), "ghazi_a": unit("0710", "w")}, leaders)
    found = ends(game, "ful_a")
    assert found and all(far(game, end, "1510") > 2 for end in found)
    assert max(far(game, end, "0510") for end in found) == 3  # half of seven, down
    assert refused(game, do="move", units=["ful_a"], to="0610") == "10.1.1"
    assert why(game, do="done") is None
    game = march(
        {"ful_a": unit("1410", "w", exhausted=True), "ghazi_a": unit("1510", "w")}, leaders
    )
    assert all(far(game, end, "1410") == 1 for end in ends(game, "ful_a"))
    assert refused(game, do="done") == "16.42"


@pytest.mark.rule("7.0", "7.1", "7.11", "7.11/R058", "7.0/R057", "8.3", "8.3/R063", "4.2")
def test_stacks_and_lone_leaders() -> None:
    leaders = {"baldwin": leader("1010", "advance"), "ilghazi": leader("1410", "stand")}
    units = {
        "baldwin_h": unit("1010", "e"), "baldwin_i": unit("1010", "e", lost=1),
        "baldwin_j": unit("1012", "e"), "ghazi_a": unit("2010", "w"),
    }  # fmt: skip
    game = march(units, leaders)
    both = {o["to"] for o in offered(game, "move") if o["units"] == ["baldwin_h", "baldwin_i"]}
    assert max(far(game, end, "1010") for end in both) == 3  # the slower one's
    assert refused(game, do="move", units=["baldwin_j"], to="1010", facing="e") == "7.0"
    assert (
        refused(game, do="move", units=["baldwin_h", "baldwin_j"], to="1110", facing="e") == "7.11"
    )
    assert refused(game, do="move", units=["baldwin_h"], to="1010", facing="se") == "6.1"
    do(game, do="move", units=["baldwin_h"], to="1410", facing="e")
    assert only(game, LeaderHit).rule == "8.3/R063"
    assert refused(game, do="move", units=["baldwin_h"], to="1510", facing="e") == "8.1"


@pytest.mark.rule("8.2", "8.2/R062", "2.2/R008", "2.2/R005", "2.2/R006", "8.2/R061")
def test_terrain_and_roads() -> None:
    board = GAME.battle("hab").step_cost
    field = GAME.battle("hab").field
    at = field.by_name

    def cost(movement_class: int, one: str, other: str) -> int:
        return board[movement_class][at[one]][field.side_to(at[one], at[other])]

    assert cost(0, "1320", "1319") == 1  # half a point along the road
    assert cost(0, "1319", "1219") == 2
    assert cost(2, "1121", "1122") == 4  # a stream
    battle = GAME.battle("nicopolis")
    water = battle.field.by_name["0500"]
    assert all(costs[water] < 0 for costs in battle.cost_into)
    cannon = next(u for u in GAME.battle("tannenburg").units if u.type == "cannon")
    assert not cannon.skirmisher
    slavs = [u for u in GAME.battle("tannenburg").units if u.side == 0]
    assert not any(u.heavy for u in slavs) and any(u.horse for u in slavs)


@pytest.mark.rule("8.1", "6.2/R056")
def test_leaders_go_where_they_like() -> None:
    leaders = {"baldwin": leader("1010", "stand"), **ILGHAZI}
    units = {
        "baldwin_a": unit("1010", "e"),
        "ghazi_a": unit("1210", "w"),
        "ful_a": unit("1110", "e"),
    }
    game = march(units, leaders | {"fulcoy": leader("1110", "stand")})
    to = {o["to"] for o in offered(game, "move_leader") if o["leader"] == "baldwin"}
    assert "1110" in to and "1210" not in to and "1810" in to
    do(game, do="move", units=["baldwin_a"], to="1009", facing="e", leaders=["baldwin"])
    assert here(game, "baldwin")["hex"] == "1009"
    assert refused(game, do="move_leader", leader="baldwin", to="1010") == "8.1"


# -- Hattin ---------------------------------------------------------------------------------------


@pytest.mark.rule("12.1", "12.1/R112", "12.1/R113", "12.1/R116", "12.1/R117", "12.1/R118",
                  "12.1/R114", "12.0")  # fmt: skip
def test_raymond_enters_by_the_road() -> None:
    game = Session.new(GAME, seed=1, scenario="hattin")
    assert {hexes["hex"] is None for hexes in GAME.position(game.state)["leaders"].values()} == {
        True
    }
    if kind(game) == "orders crusader":
        do(game, do="done")
    if kind(game) == "orders muslim":
        do(game, do="done")
    assert kind(game) == "movement crusader"
    assert refused(game, do="done") == "12.1/R116"
    enter = {"do": "enter", "at": "2828", "to": "2828", "facing": "ne"}
    do(game, **enter | {"units": ["ray_a", "ray_b"], "to": "2827", "leaders": ["raymond"]})
    do(game, **enter | {"units": ["ray_c"], "to": "2726"})
    do(game, **enter | {"units": ["ray_d"]})
    costs = [entered.cost for entered in events(game, UnitsEntered)]
    assert [costs[0], costs[2]] == [1.0, 2.5]
    assert refused(game, **enter | {"units": ["ray_e"]}) == "7.0"
    assert refused(game, **enter | {"units": ["ray_e"], "at": "1400"}) == "12.1/R112"
    assert refused(game, **enter | {"units": ["guy_a"], "at": "2228"}) == "12.1"
    assert refused(game, **enter | {"units": ["ray_f", "ray_d"], "at": "2228"}) in ("7.1", "12.1")


@pytest.mark.rule("12.1/R115", "12.1", "12.22/R121")
def test_one_zone_for_gokbori_and_the_cross_with_acre() -> None:
    leaders = {"gokbori": leader(None), "guy": leader(None), "saladin": leader("1105")}
    units = {
        "mat_a": unit("1110"),
        "sal_a": unit("1105"),
        "ray_a": unit("2020"),
        "ray_b": unit("2022"),
    }
    leaders["raymond"] = leader("2020", "stand")
    game = march(units, leaders, "muslim", "hattin", turn=6, waiting=True)
    do(game, do="enter", units=["gk_a"], at="1009", to="1009", facing="e", leaders=["gokbori"])
    assert (
        refused(game, do="enter", units=["gk_b"], at="2228", to="2228", facing="e") == "12.1/R115"
    )
    assert why(game, do="enter", units=["gk_b"], at="1010", to="1010", facing="e") is None
    game = march(units, leaders, "crusader", "hattin", turn=6, waiting=True)
    do(game, do="enter", units=["acre"], at="2228", to="2228", facing="ne", leaders=["guy"])
    assert only(game, CrossMoved).how == "brought"
    assert GAME.position(game.state)["cross"]["hex"] == "2228"


def gates(
    enemy: str, chit: str = "advance", turn: int = 6, waiting: str = "ta_a ta_b", **units: Any
) -> Session:
    """Let Saladin's people enter at Hattin, of Taqi's those named; one enemy is on the map."""
    gone = {f"ta_{x}": unit(None) for x in "abcdefghij" if f"ta_{x}" not in waiting.split()}
    return march(
        {"ray_a": unit(enemy, "ne"), **gone, **units},
        {"raymond": leader("2020"), "taqi": leader(None, chit), "saladin": leader(None, chit)},
        "muslim", "hattin", turn=turn, waiting=True,
    )  # fmt: skip


def entries(session: Session, name: str) -> set[str]:
    """Return the hexes that a unit is offered to enter to."""
    return {option["to"] for option in offered(session, "enter") if option["units"] == [name]}


@pytest.mark.rule("12.1/R117", "5.15", "5.16")
@pytest.mark.parametrize(("chit", "nearest"), [("advance", 1), ("reserve", 5), ("muster", 6)])
def test_who_enters_keeps_as_far_away_as_his_leader_says(chit: str, nearest: int) -> None:
    game = gates("1807", chit)
    assert min(far(game, end, "1807") for end in entries(game, "ta_a")) == nearest


@pytest.mark.rule("12.1", "12.21", "5.4")
def test_who_enters_keeps_out_of_zones_at_night_and_as_a_skirmisher() -> None:
    zone = {"1904", "1803"}  # two of the hexes before a unit in 1804 that looks north-east
    assert zone <= entries(gates("1804"), "ta_a")
    assert not zone & entries(gates("1804", turn=4), "ta_a")
    zone = {"3310", "3411"}
    assert zone <= entries(gates("3311"), "sal_a")
    assert not zone & entries(gates("3311"), "sal_j")


@pytest.mark.rule("12.1/R113", "12.1/R117")
def test_who_enters_goes_as_far_as_the_slowest_has_points() -> None:
    game = gates("1807")
    enter = {"do": "enter", "at": "3411", "facing": "e", "leaders": ["saladin"]}
    on_foot, mounted = entries(game, "sal_h"), entries(game, "sal_a")
    assert "3011" in on_foot and "2811" not in on_foot
    assert "2411" in mounted and "2011" not in mounted
    assert why(game, **enter | {"units": ["sal_h"], "to": "3011"}) is None
    assert refused(game, **enter | {"units": ["sal_h"], "to": "2811"}) == "12.1/R113"
    assert why(game, **enter | {"units": ["sal_a"], "to": "2811"}) is None


@pytest.mark.rule("12.1/R118", "12.1")
def test_a_leader_enters_with_the_last_of_his_command_at_the_latest() -> None:
    enter = {"do": "enter", "units": ["ta_a"], "at": "1800", "to": "1800", "facing": "e"}
    assert why(gates("2020"), **enter) is None  # the other may bring him
    alone = gates("2020", waiting="ta_a")
    refusal = why(alone, **enter)
    assert refusal is not None
    assert (refusal.rule, refusal.code) == ("12.1", "leader-enters-too")
    assert dict(refusal.args)["leader"] == "taqi"
    assert why(alone, **enter, leaders=["taqi"]) is None
    assert refused(alone, **enter, leaders=["saladin"]) == "12.1"
    assert refused(alone, **enter, leaders=["taqi", "taqi"]) == "12.1"


@pytest.mark.rule("12.2", "12.21", "12.21/R119", "12.21/R120", "12.21/R158")
def test_the_night() -> None:
    units = {"ray_a": unit("2010", "e"), "ta_a": unit("2110", "w"), "ta_b": unit("3005", "w")}
    leaders = {"raymond": leader("2015", "attack"), "taqi": leader("3005", "advance")}
    game = give(units, leaders, scenario="hattin", turn=4)
    assert here(game, "raymond")["chit"] == "reserve"
    assert refused(game, do="order", leader="raymond", chit="attack") == "12.21"
    do(game, do="order", leader="raymond", chit="muster")
    assert only(game, OrderTried).die == 0
    while kind(game) != "movement crusader":
        do(game, do="done")
    assert ends(game, "ray_a")
    game = march(
        units, leaders | {"raymond": leader("2015", "reserve")}, "crusader", "hattin", turn=4
    )
    do(game, do="done")
    assert [(lost.unit, lost.cause) for lost in events(game, StepLost)] == [("ray_a", "night")]
    game = give(units, leaders | {"raymond": leader("2015", "reserve")}, scenario="hattin", turn=6)
    do(game, do="order", leader="raymond", chit="attack")
    assert only(game, OrderTried).die == 0


@pytest.mark.rule("12.21", "12.21/R120", "12.21/R158", "5.33", "6.23", "6.25")
@pytest.mark.parametrize("turn", [3, 4])
def test_by_night_who_is_out_of_command_gets_out_of_a_zone_to_wherever_it_can(turn: int) -> None:
    units = {"ray_a": unit("2010", "e"), "ta_a": unit("2110", "w"), "ta_b": unit("3005", "w")}
    # Its leader is behind the enemy: whatever way is open leads away from him.
    leaders = {"raymond": leader("3010", "reserve"), "taqi": leader("3005", "advance")}
    game = march(units, leaders, "crusader", "hattin", turn=turn)
    assert here(game, "ray_a")["oc"] is True
    move = {"do": "move", "units": ["ray_a"], "facing": "e"}
    if turn == 3:  # by day it may but turn
        assert ends(game, "ray_a") == set()
        assert refused(game, **move, to="1810") == "6.23"
        return
    assert refused(game, **move, to="2109") == "12.21"
    assert refused(game, **move, to="2310") == "6.24"  # the zones shut the way
    assert {"1810", "1908"} <= ends(game, "ray_a")
    do(game, do="move", units=["ray_a"], to="1810", facing="e")
    do(game, do="done")
    assert events(game, StepLost) == []


@pytest.mark.rule("5.15", "5.1/R024", "12.21", "12.21/R120", "12.21/R158")
@pytest.mark.parametrize("turn", [3, 4])
def test_by_night_reserve_gets_out_of_a_zone_though_not_five_hexes_away(turn: int) -> None:
    # Reduced infantry moves three: four hexes from the enemy at most, and no road is near.
    units = {"ray_f": unit("2605", "e", lost=1), "ta_a": unit("2705", "w")}
    leaders = {"raymond": leader("2605", "reserve"), "taqi": leader("2705", "advance")}
    game = march(units, leaders, "crusader", "hattin", turn=turn)
    found = ends(game, "ray_f")
    if turn == 3:  # by day it stays where it is
        assert found == set()
        assert refused(game, do="move", units=["ray_f"], to="2305", facing="w") == "5.15"
        do(game, do="done")
        assert events(game, StepLost) == [] and events(game, ChitRevealed) == []
        return
    assert "2305" in found and {far(game, end, "2705") for end in found} == {4}
    assert refused(game, do="move", units=["ray_f"], to="2606", facing="e") == "12.21"
    assert refused(game, do="move", units=["ray_f"], to="2505", facing="e") == "5.15"
    do(game, do="move", units=["ray_f"], to="2305", facing="w")
    assert only(game, ChitRevealed).why == "impossible"
    if kind(game) == "movement crusader":
        do(game, do="done")
    assert events(game, StepLost) == []


@pytest.mark.rule("5.15", "12.21", "12.21/R120")
def test_by_night_reserve_may_stay_in_a_zone_and_pay_and_horse_goes_the_five_hexes() -> None:
    units = {"ray_f": unit("2605", "e"), "ta_a": unit("2705", "w")}
    leaders = {"raymond": leader("2605", "reserve"), "taqi": leader("2705", "advance")}
    game = march(units, leaders, "crusader", "hattin", turn=4)
    assert why(game, do="done") is None
    do(game, do="done")
    assert [(lost.unit, lost.cause) for lost in events(game, StepLost)] == [("ray_f", "night")]
    units = {"ray_d": unit("2605", "e"), "ta_a": unit("2705", "w")}
    game = march(units, leaders, "crusader", "hattin", turn=4)
    found = ends(game, "ray_d")
    assert found and min(far(game, end, "2705") for end in found) == 5
    do(game, do="move", units=["ray_d"], to=sorted(found)[0], facing="w")
    assert events(game, ChitRevealed) == []


@pytest.mark.rule("5.33", "5.33/R035", "12.21")
@pytest.mark.parametrize("turn", [3, 4])
def test_by_night_who_is_in_no_zone_keeps_off_the_enemy_out_of_command(turn: int) -> None:
    # Skirmishers have no zone of control.
    units = {"ray_a": unit("2010", "e"), "mat_a": unit("2612"), "ta_b": unit("3005", "w")}
    leaders = {"raymond": leader("3010", "reserve"), "taqi": leader("3005", "advance")}
    game = march(units, leaders, "crusader", "hattin", turn=turn)
    assert here(game, "ray_a")["oc"] is True
    for hex_beside in ("2511", "2512"):
        move = {"do": "move", "units": ["ray_a"], "to": hex_beside, "facing": "e"}
        assert refused(game, **move) == "5.33"
    found = ends(game, "ray_a")
    assert found and min(far(game, end, "2612") for end in found) >= 2
    # It still goes towards its leader.
    assert refused(game, do="move", units=["ray_a"], to="1810", facing="e") == "5.33/R037"


@pytest.mark.rule("12.23", "12.23/R124", "12.22/R123")
def test_fervour_and_a_cross_that_lies_about() -> None:
    units = {"ray_a": unit("2010", "e"), "sal_a": unit("2310", "w")}
    leaders = {"raymond": leader("2010", "attack"), "saladin": leader("2310", "advance")}
    game = give(units, leaders, 3, 6, scenario="hattin", turn=8, options={"berserk": True})
    do(game, do="charge", unit="ray_a")
    assert here(game, "ray_a")["berserk"] is True
    cross = {"hex": "2210", "captured": False}
    units["ray_a"] = unit("1810", "e")
    game = march(units, leaders, "muslim", "hattin", turn=8, cross=cross)
    do(game, do="move", units=["sal_a"], to="2210", facing="w")
    assert only(game, CrossCaptured).points == 30


# -- the frame ------------------------------------------------------------------------------------


@pytest.mark.rule("9.0", "3.0.IV", "3.0.V", "3.0.VI", "3.0.VII", "3.0/R099", "1.0", "13.0",
                  "14.0", "15.0",
                  "17.0", "12.0/R013", "2.2/R159")  # fmt: skip
def test_the_phases_follow_each_other() -> None:
    units = {"ful_a": unit("0303"), "ghazi_a": unit("2020")}
    leaders = {"fulcoy": leader("0303", "stand"), "ilghazi": leader("2020", "stand")}
    game = give(units, leaders, player="turk")
    for _ in range(40):
        if game.state.turn > 2:
            break
        do(game, do="done")
    phases = [(began.phase, began.side) for began in events(game, PhaseBegan)]
    assert phases[1:9] == [
        ("orders", "crusader"), ("movement", "turk"), ("combat", "turk"), ("melee", "turk"),
        ("reorganisation", "turk"), ("movement", "crusader"), ("combat", "crusader"),
        ("melee", "crusader"),
    ]  # fmt: skip
    assert [began.turn for began in events(game, TurnBegan)][-1] == 3
    assert GAME.battle("hattin").leader_index.keys() >= {"raymond", "guy"}


@pytest.mark.rule("12.0/R153", "13.1/R126", "14.1/R129", "12.0/R125", "13.1/R127")
def test_free_set_up_keeps_to_the_zones() -> None:
    game = Session.new(GAME, seed=1, scenario="hab", options={"setup": "free"})
    assert kind(game) == "setup crusader"
    assert refused(game, do="place", units=["ful_a"], hex="1316", facing="e") == "13.1"
    do(game, do="place", units=["ful_a"], hex="0915", facing="e")
    assert refused(game, do="place", units=["ful_b"], hex="0915", facing="e") == "13.1/R126"
    assert refused(game, do="place_leader", leader="fulcoy", hex="0916") == "12.0/R153"
    do(game, do="place_leader", leader="fulcoy", hex="0915")
    game = Session.new(GAME, seed=1, scenario="nicopolis", options={"chits": "free"})
    do(game, do="done")
    assert refused(game, do="set_chit", leader="jean", chit="stand") == "14.1/R129"
