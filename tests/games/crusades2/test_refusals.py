"""What forbids an action is what really prevents it: code, paragraph and the words fit."""

from __future__ import annotations

from typing import Any

import pytest

from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.session import Session
from reconquista_qt.games.crusades2.rules.game import GAME
from tests.games.crusades2.table import at, do, kind, leader, offered, unit, why

ILGHAZI = {"ilghazi": leader("2205", "advance")}
BALDWIN = {"baldwin": leader("1010", "advance"), **ILGHAZI}


def moving(
    units: dict[str, dict[str, Any]],
    leaders: dict[str, dict[str, Any]] | None = None,
    scenario: str = "hab",
    player: str = "crusader",
    **fields: Any,
) -> Session:
    """Begin a movement phase."""
    return at(scenario, "movement", player, units, leaders or BALDWIN, **fields)


def forbids(session: Session, **action: Any) -> tuple[str, str]:
    """Return the rule and the code that forbid an action."""
    refusal = why(session, **action)
    assert refusal is not None, action
    return refusal.rule, refusal.code


def to(name: str, cell: str, facing: str | None = "e") -> dict[str, Any]:
    """Describe a move of a unit."""
    move: dict[str, Any] = {"do": "move", "units": [name], "to": cell}
    return move if facing is None else move | {"facing": facing}


# -- where units cannot go ------------------------------------------------------------------------


@pytest.mark.rule("8.1", "6.12", "6.12/R050")
def test_a_charger_too_far_away_has_not_the_points_and_one_beside_its_way_does_not_turn() -> None:
    units = {"baldwin_a": unit("1010", "e", charging=True), "ghazi_a": unit("2210", "w")}
    game = moving(units, {"baldwin": leader("1010", "attack"), **ILGHAZI})
    assert forbids(game, **to("baldwin_a", "2010")) == ("8.1", "out-of-reach")
    assert forbids(game, **to("baldwin_a", "0505")) == ("8.1", "out-of-reach")
    assert forbids(game, **to("baldwin_a", "0910")) == ("6.12/R050", "chargers-do-not-turn")


@pytest.mark.rule("7.0", "7.0/R060", "8.3", "8.1")
def test_who_stands_in_the_way_is_said() -> None:
    ring = {
        f"baldwin_{x}": unit(cell, "e")
        for x, cell in zip("hijkln", ("1009", "1109", "1110", "1011", "0910", "0909"), strict=True)
    }
    game = moving({"baldwin_m": unit("1010", "e"), "ghazi_a": unit("2010", "w"), **ring})
    assert forbids(game, **to("baldwin_m", "1210")) == ("7.0", "friends-in-the-way")
    assert forbids(game, **to("baldwin_m", "2009")) == ("8.1", "out-of-reach")
    foes = zip(
        ("ghazi_a", "ghazi_b", "ghazi_c", "tok_a", "tok_b", "tok_c"),
        ("1009", "1109", "1110", "1011", "0910", "0909"), strict=True,
    )  # fmt: skip
    around = {name: unit(cell, routed=True) for name, cell in foes}
    game = moving({"baldwin_m": unit("1010", "e"), **around})
    assert forbids(game, **to("baldwin_m", "1210")) == ("8.3", "enemies-in-the-way")


@pytest.mark.rule("10.1.3", "10.1.1", "5.5", "8.1")
def test_what_keeps_a_routed_unit_from_a_hex() -> None:
    game = moving({"ful_a": unit("1010", routed=True), "ghazi_a": unit("1210", "w")})
    assert forbids(game, **to("ful_a", "0510", None)) == ("10.1.3", "routed-units-have-half")
    assert forbids(game, **to("ful_a", "0210", None)) == ("8.1", "out-of-reach")
    assert forbids(game, **to("ful_a", "1110", None)) == ("10.1.1", "routed-units-shun-zones")
    game = moving({"ful_a": unit("1010", routed=True), "ghazi_a": unit("1210", "e")})
    assert forbids(game, **to("ful_a", "1110", None)) == ("5.5", "routed-units-go-away")


@pytest.mark.rule("6.24", "5.13", "5.14", "5.15")
def test_zones_or_orders_whichever_it_is() -> None:
    units = {"baldwin_a": unit("1310", "w"), "ghazi_a": unit("1410", "w")}

    def under(chit: str) -> Session:
        return moving(units, {"baldwin": leader("1010", chit), **ILGHAZI})

    # 1309 and 1411 are in the enemy's zone too; 1309 can be come to round by 1209.
    assert forbids(under("stand"), **to("baldwin_a", "1309", "w")) == (
        "6.24", "from-zone-to-zone"
    )  # fmt: skip
    assert forbids(under("retreat"), **to("baldwin_a", "1309", "w")) == (
        "5.14", "retreat-goes-away"
    )  # fmt: skip
    assert forbids(under("reserve"), **to("baldwin_a", "1309", "w")) == (
        "5.15", "reserve-keeps-away"
    )  # fmt: skip
    assert forbids(under("stand"), **to("baldwin_a", "1108", "w")) == (
        "5.13", "stand-moves-one-hex"
    )  # fmt: skip


@pytest.mark.rule("5.33", "5.33/R037")
def test_what_keeps_who_is_out_of_command_from_a_hex() -> None:
    units = {"ful_a": unit("1010", "e"), "ghazi_a": unit("1004", "ne")}
    game = moving(units, {"fulcoy": leader("1020", "attack"), **ILGHAZI})
    assert forbids(game, **to("ful_a", "1005")) == ("5.33", "out-of-command-beside-enemies")
    assert forbids(game, **to("ful_a", "1009")) == ("5.33/R037", "towards-the-leader")


@pytest.mark.rule("7.11", "8.1")
def test_a_stack_goes_as_far_as_its_slowest() -> None:
    units = {
        "baldwin_h": unit("1010", "e"), "baldwin_i": unit("1010", "e", lost=1),
        "ghazi_a": unit("2010", "w"),
    }  # fmt: skip
    game = moving(units)
    pair = {"do": "move", "units": ["baldwin_h", "baldwin_i"], "facing": "e"}
    assert forbids(game, **pair, to="1410") == ("7.11", "as-slow-as-the-slowest")
    assert forbids(game, **pair, to="1810") == ("8.1", "out-of-reach")


@pytest.mark.rule("8.1", "8.2", "6.2/R056")
def test_what_keeps_a_leader_from_a_hex() -> None:
    battle = GAME.battle("nicopolis")
    water = next(
        name for cell, name in enumerate(battle.field.names)
        if not battle.may_hold[4] & battle.sets.bit[cell]
    )  # fmt: skip
    units = {"sig_a": unit("1306", "e"), "sip_a": unit("2010", "w")}
    leaders = {"sigismund": leader("1306", "stand"), "bayezid": leader("2010", "stand")}
    game = moving(units, leaders, "nicopolis")
    ride = {"do": "move_leader", "leader": "sigismund"}
    assert forbids(game, **ride, to=water) == ("8.2", "closed-to-leader")
    assert forbids(game, **ride, to="2010") == ("6.2/R056", "enemies-there")
    assert forbids(game, **ride, to="2024") == ("8.1", "leader-too-far")
    ring = zip(
        ("ghazi_a", "ghazi_b", "ghazi_c", "tok_a", "tok_b", "tok_c"),
        ("1009", "1109", "1110", "1011", "0910", "0909"), strict=True,
    )  # fmt: skip
    game = moving({"baldwin_a": unit("1010", "e"), **{name: unit(cell) for name, cell in ring}})
    assert forbids(game, do="move_leader", leader="baldwin", to="1210") == (
        "6.2/R056", "enemies-bar-the-leader"
    )  # fmt: skip


# -- entering -------------------------------------------------------------------------------------


def gate(enemy: str, chit: str = "advance", turn: int = 6, **units: Any) -> Session:
    """Let Taqi's and Saladin's people enter at Hattin; one enemy is on the map."""
    leaders = {
        "raymond": leader("2020"), "taqi": leader(None, chit), "saladin": leader(None, chit),
    }  # fmt: skip
    table = {"ray_a": unit(enemy, "ne"), **units}
    return moving(table, leaders, "hattin", "muslim", turn=turn, waiting=True)


def enter(name: str, door: str, cell: str, leader_id: str, facing: str | None = "e") -> Any:
    """Describe an entry with a leader."""
    found = {"do": "enter", "units": [name], "at": door, "to": cell, "leaders": [leader_id]}
    return found if facing is None else found | {"facing": facing}


@pytest.mark.rule("12.1", "12.1/R113", "8.3", "8.2", "5.15", "5.16", "12.21", "5.4", "6.24")
def test_what_keeps_who_enters_from_a_hex() -> None:
    game = gate("1804")
    assert forbids(game, **enter("ta_a", "1800", "1804", "taqi")) == ("8.3", "enemies-there")
    assert forbids(game, **enter("ta_a", "1800", "1826", "taqi")) == (
        "12.1/R113", "cannot-enter-so-far"
    )  # fmt: skip
    # 1904 is in the zone of a unit that looks north-east.
    zoned = enter("ta_a", "1800", "1904", "taqi")
    assert why(game, **zoned) is None
    assert forbids(gate("1804", turn=4), **zoned) == ("12.21", "no-zones-by-night")
    assert forbids(gate("1804", "reserve"), **zoned) == ("5.15", "reserve-keeps-away")
    assert forbids(gate("1804", "muster"), **enter("ta_a", "1800", "1800", "taqi")) == (
        "5.16", "muster-keeps-away"
    )  # fmt: skip
    on_foot = enter("sal_j", "3411", "3310", "saladin", None)
    assert forbids(gate("3311"), **on_foot) == ("5.4", "skirmishers-shun-zones")
    blocked = gate("3411")
    assert forbids(blocked, **enter("sal_a", "3411", "3011", "saladin")) == (
        "8.3", "enemies-there"
    )  # fmt: skip


@pytest.mark.rule("12.1/R112", "12.1/R115", "7.1", "8.0")
def test_who_enters_where() -> None:
    game = gate("1804")
    assert forbids(game, **enter("ta_a", "3411", "3411", "taqi")) == ("12.1/R112", "no-door")
    twice = enter("ta_a", "1800", "1800", "taqi") | {"units": ["ta_a", "ta_a"]}
    assert forbids(game, **twice) == ("8.0", "no-units")
    three = twice | {"units": ["ta_a", "ta_b", "ta_c"]}
    assert forbids(game, **three) == ("7.1", "two-in-a-hex")


# -- combat ---------------------------------------------------------------------------------------


@pytest.mark.rule("6.12", "6.16")
def test_who_has_turned_after_a_melee_has_turned() -> None:
    units = {
        "baldwin_m": unit("1010", "e"), "baldwin_n": unit("1112", "e"),
        "ghazi_a": unit("1110", "w"), "ghazi_b": unit("1212", "w"),
    }  # fmt: skip
    game = at(
        "hab", "melee", "crusader", units, {"baldwin": leader("0911", "stand"), **ILGHAZI},
        dice=(1, 1, 1, 1) * 2,
    )  # fmt: skip
    do(game, do="melee", target="1110", units=["baldwin_m"])
    while kind(game) == "melee crusader":
        fights = offered(game, "melee")
        do(game, **(fights[0] if fights else {"do": "done"}))
    assert kind(game) == "reface crusader"
    assert forbids(game, do="reface", unit="ghazi_a", facing="e") == ("3.0", "not-your-unit")
    do(game, do="reface", unit="baldwin_m", facing="w")
    assert kind(game) == "reface crusader"
    again = {"do": "reface", "unit": "baldwin_m", "facing": "e"}
    assert forbids(game, **again) == ("6.16", "has-turned")


@pytest.mark.rule("16.3")
def test_a_leader_who_is_not_there_divides_nothing() -> None:
    units = {"ant_a": unit("1212", "e"), "ant_e": unit("1210", "e"), "ghazi_a": unit("2010", "w")}
    leaders = {"antiochene": leader(None, "attack"), **BALDWIN}
    game = at("hab", "orders", "crusader", units, leaders, options={"split_orders": True})
    assert forbids(game, do="split", leader="antiochene") == ("16.3", "leader-not-on-the-map")
    game = at("hab", "orders", "crusader", units, leaders)
    assert forbids(game, do="rejoin", leader="antiochene") == ("16.3", "option-off")


# -- nothing goes round for ever ------------------------------------------------------------------


@pytest.mark.rule("12.0/R125", "7.1", "14.1")
def test_who_has_no_place_left_is_made_room_for() -> None:
    game = Session.new(GAME, seed=1, scenario="nicopolis", options={"setup": "free"})
    field = game.state.board.field
    seven = [field.names[cell] for cell in field.disk(field.by_name["1310"], 1)]
    assert len(seven) == 7
    # One of Jean's knights in each of his seven hexes: his crossbows may not stand with them.
    for letter, cell in zip("abcdefg", seven, strict=True):
        do(game, do="place", units=[f"jean_{letter}"], hex=cell, facing="e")
    assert forbids(game, do="place", units=["jean_i"], hex=seven[0])[0] == "7.1"
    again = [o for o in offered(game, "place") if o["units"][0] in [f"jean_{x}" for x in "abcdefg"]]
    # Of what stands only that may be set up anew which leaves a hex to the crossbows.
    assert again and all(option["hex"] in seven for option in again)
    do(game, do="place", units=["jean_h"], hex=seven[1], facing="e")
    assert forbids(game, do="place", units=["jean_c"], hex=seven[1], facing="e") == (
        "7.1", "two-in-a-hex"
    )  # fmt: skip
    anew = next(o for o in offered(game, "place") if o["units"] == ["jean_c"])
    do(game, **anew)
    do(game, do="place", units=["jean_i"], hex=seven[2])


def played_on(session: Session, most: int) -> int:
    """Take the last thing offered but `done`, as long as the same decision goes on; count.

    Who sets chits may think better of it as often as he likes, and does nothing here.
    """
    asked, count = kind(session), 0
    while count < most:
        idle = ("done", "set_chit")
        options = [option for option in offered(session) if option["do"] not in idle]
        if not options:
            do(session, do="done")
        else:
            do(session, **options[-1])
        count += 1
        if not isinstance(session.waiting, Decision) or kind(session) != asked:
            break
    return count


@pytest.mark.parametrize("scenario", ["hab", "nicopolis", "tannenburg"])
def test_a_set_up_comes_to_its_end_whatever_is_taken(scenario: str) -> None:
    game = Session.new(GAME, seed=1, scenario=scenario, options={"setup": "free", "chits": "free"})
    for asked in ("set_chits", "set_chits", "setup", "setup"):
        assert kind(game).split()[0] in ("set_chits", "setup"), asked
        assert played_on(game, 200) < 200


@pytest.mark.rule("5.34", "5.34/R039")
def test_a_phase_comes_to_its_end_whatever_is_taken() -> None:
    units = {
        "ful_a": unit("1010"), "ant_e": unit("1212"), "baldwin_a": unit("1210"),
        "ghazi_a": unit("2020"),
    }  # fmt: skip
    leaders = {
        "fulcoy": leader("1010", "attack"), "baldwin": leader("1210", "stand"),
        "antiochene": leader("1212", "attack"), **ILGHAZI,
    }  # fmt: skip
    game = moving(units, leaders, options={"split_orders": True})
    assert offered(game, "trace")
    assert played_on(game, 60) < 60
    game = at("hab", "orders", "crusader", units, leaders, options={"split_orders": True})
    assert played_on(game, 60) < 60
