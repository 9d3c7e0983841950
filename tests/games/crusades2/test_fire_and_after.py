"""Fire and sight, withdrawals, recovery, victory, the advanced sequence; exact odds."""

from __future__ import annotations

from typing import Any

import pytest

from reconquista_qt.engine.decision import Over
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.engine.session import Session
from reconquista_qt.games.crusades2.rules.events import (
    ActionChitDrawn,
    CommandTested,
    ExhaustionRolled,
    LeaderActivated,
    MoraleChecked,
    PhaseBegan,
    RecoveryRolled,
    RetreatBlocked,
    StepLost,
    UnitFired,
    UnitRetreated,
    UnitsAdopted,
    VictoryRolled,
    WithdrawalTried,
)
from reconquista_qt.games.crusades2.rules.game import GAME
from reconquista_qt.games.crusades2.rules.score import losses, winning_die
from reconquista_qt.games.crusades2.rules.victory import road_blocked, standings_of
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
    why,
)

LEADERS = {
    "fulcoy": leader("0505", "stand"),
    "baldwin": leader("0505", "stand"),
    "ilghazi": leader("2205", "advance"),
}


def combat(
    units: dict[str, dict[str, Any]],
    *dice: int,
    leaders: dict[str, dict[str, Any]] | None = None,
    player: str = "turk",
    scenario: str = "hab",
    **fields: Any,
) -> Session:
    """Begin a combat phase."""
    return at(scenario, "combat", player, units, leaders or LEADERS, dice=dice, **fields)


# -- fire -----------------------------------------------------------------------------------------


@pytest.mark.rule("9.1", "9.11", "9.11/R068", "9.11/R069", "9.1/R065", "9.1/R066", "9.1/R067",
                  "9.13", "9.12", "9.12/R070", "10.0/R092")  # fmt: skip
def test_fire_die_by_die() -> None:
    units = {
        "ghazi_d": unit("1210", "e"), "ghazi_e": unit("1211", "ne"),
        "ful_a": unit("1310", "w", lost=2), "ful_b": unit("2020"),
    }  # fmt: skip
    # Five points of strength: 10 with +1 for the range and -1 for armour is one step.
    game = combat(units, 10, 9, 7)
    assert kind(game) == "offensive_fire turk"
    assert offered(game, "fire") == [
        {"do": "fire", "target": "1310", "units": ["ghazi_d", "ghazi_e"]}
    ]
    do(game, do="fire", target="1310", units=["ghazi_d", "ghazi_e"])
    shots = events(game, UnitFired)
    assert [(s.die, s.row, s.column, s.result) for s in shots] == [
        (10, 10, "5", "step1"), (9, 10, "5", "none"),
    ]  # fmt: skip
    assert shots[0].modifiers == (("range", 1), ("armoured", -1))
    assert here(game, "ful_a")["hex"] is None
    assert events(game, MoraleChecked) == []  # nobody is left to check
    units["ful_a"] = unit("1310", "w")
    game = combat(units, 9, 9, 8, 1)
    do(game, do="fire", target="1310", units=["ghazi_d", "ghazi_e"])
    check = only(game, MoraleChecked)
    assert (check.unit, check.die, check.needed, check.passed) == ("ful_a", 8, 7, False)
    assert kind(game) == "retreat crusader"
    assert {here(game, "ful_a")["hex"]} == {"1310"}


@pytest.mark.rule("9.1/R064", "9.2", "9.21", "9.21.2", "9.21/R071", "9.2/R073", "10.1.5", "6.14")
def test_what_can_be_fired_at() -> None:
    units = {
        "ghazi_d": unit("1210", "e"), "ghazi_e": unit("1510", "w", routed=True),
        "ful_a": unit("1410", "w"), "ful_b": unit("1208", "w"), "ful_c": unit("1110", "w"),
    }  # fmt: skip
    game = combat(units)
    # 1410 lies on the line along the side of 1310 and 1309: both must be blocked.
    assert why(game, do="fire", target="1410", units=["ghazi_d"]) is None
    assert refused(game, do="fire", target="1208", units=["ghazi_d"]) == "9.1/R064"
    assert refused(game, do="fire", target="1410", units=["ghazi_e"]) == "10.1.5"
    assert refused(game, do="fire", target="1610", units=["ghazi_d"]) == "9.1"
    game = combat({**units, "pons_a": unit("1309", "w"), "pons_b": unit("1310", "w")})
    assert refused(game, do="fire", target="1410", units=["ghazi_d"]) == "9.2"
    far = combat({"ghazi_d": unit("1210", "e"), "ful_a": unit("1510", "w"),
                  "ghazi_e": unit("1610", "w")})  # fmt: skip
    assert refused(far, do="fire", target="1510", units=["ghazi_d"]) == "9.11"


@pytest.mark.rule("9.21.1", "9.21.3", "9.22", "9.22.1", "9.22.2", "9.22.3", "9.22/R072", "9.21")
def test_hills_woods_and_units_block_the_line() -> None:
    battle = GAME.battle("nicopolis")
    at_hex = battle.field.by_name

    def seen(one: str, other: str) -> bool:
        return battle.sight(at_hex[one], at_hex[other]) is not None

    assert seen("1005", "1007")
    assert not seen("0409", "0411")  # woods between, on the plain
    assert not seen("0408", "0412")
    hattin = GAME.battle("hattin")
    level = {name: hattin.level[n] for name, n in hattin.field.by_name.items()}
    assert (level["1604"], level["1606"], level["1608"]) == (1, 3, 1)
    blind = hattin.sight(hattin.field.by_name["1604"], hattin.field.by_name["1608"])
    assert blind is None  # the horn stands higher than both
    # From height to height, units beside the target hide it, others do not.
    up, down = hattin.field.by_name["1606"], hattin.field.by_name["1609"]
    assert level["1606"] > level["1609"]
    needed = hattin.sight(up, down)
    assert needed is None or all(
        hattin.field.distance(cell, down) == 1
        for cells in needed
        for cell in hattin.sets.cells(cells)
    )


@pytest.mark.rule("9.31.1", "9.31.1/R074", "5.11/R027", "5.11")
def test_who_has_fired_attacks_that_hex_only_and_attack_means_fight() -> None:
    units = {
        "ghazi_d": unit("1210", "e"), "ful_a": unit("1310", "w"), "ful_b": unit("1309", "w"),
        "ghazi_e": unit("1510", "w"), "ful_c": unit("1410", "w"), "ghazi_f": unit("0402", "ne"),
        "pons_a": unit("0401", "ne"), "pons_b": unit("0503", "ne"),
    }  # fmt: skip
    leaders = {**LEADERS, "ilghazi": leader("2205", "attack")}
    game = combat(units, 1, 1, 1, 1, leaders=leaders)
    do(game, do="fire", target="1310", units=["ghazi_d"])
    do(game, do="done")
    assert kind(game) == "melee turk"
    assert refused(game, do="melee", target="1309", units=["ghazi_d"]) == "9.31.1"
    assert why(game, do="melee", target="1310", units=["ghazi_d"]) is None


@pytest.mark.rule("5.4", "5.4/R041", "5.4/R043", "3.0.III")
@pytest.mark.parametrize(("die", "gone"), [(7, False), (8, True), (0, True)])
def test_skirmishers_withdraw_before_the_combat(die: int, gone: bool) -> None:
    enemy = "ghazi_a" if die else "ghazi_i"
    units = {enemy: unit("1310", "w"), "baldwin_q": unit("1210")}
    game = combat(units, *((die,) if die else ()), 1, 1)
    assert kind(game) == "withdrawal crusader"
    assert refused(game, do="withdraw", unit="baldwin_q", to="1211") == "5.4/R043"
    do(game, do="withdraw", unit="baldwin_q", to="1010")
    assert bool(events(game, WithdrawalTried)) is bool(die)
    assert (here(game, "baldwin_q")["hex"] == "1010") is gone


@pytest.mark.rule("12.21", "5.4")
@pytest.mark.parametrize("turn", [3, 4, 5, 6])
def test_by_night_nobody_withdraws_from_a_combat_that_does_not_come(turn: int) -> None:
    units = {"ray_a": unit("2010", "e"), "mat_a": unit("2110"), "ta_a": unit("3005", "w")}
    leaders = {"raymond": leader("2010", "reserve"), "taqi": leader("3005", "reserve")}
    game = at("hattin", "combat", "crusader", units, leaders, turn=turn)
    if turn in (4, 5):
        assert not kind(game).startswith(("withdrawal", "defensive_fire", "offensive_fire"))
    else:
        assert kind(game) == "withdrawal muslim"
        do(game, do="withdraw", unit="mat_a", to=offered(game, "withdraw")[0]["to"])


# -- recovery and victory -------------------------------------------------------------------------


@pytest.mark.rule("10.2", "10.2/R097", "10.2/R098", "3.0.IV.1", "10.1.6/R164", "6.0/R163", "10.1.1")
def test_recovery() -> None:
    units = {
        "ful_a": unit("0505", "w", routed=True), "ful_b": unit("0508", "e", routed=True),
        "ful_c": unit("2020", "e", routed=True), "pons_a": unit("0101", "e", routed=True),
        "ghazi_a": unit("1520", "w"), "ghazi_b": unit("0202", "nw"),
    }  # fmt: skip
    leaders = {**LEADERS, "baldwin": leader("0405", "stand")}
    game = at("hab", "reorganisation", "crusader", units, leaders, dice=(8, 8))
    rolled = {r.unit: r for r in events(game, RecoveryRolled)}
    assert set(rolled) == {"ful_a", "ful_b"}  # the others are out of range or in a zone
    assert rolled["ful_a"].success and rolled["ful_a"].modifiers == (("leader", -1),)
    assert not rolled["ful_b"].success  # no +1 for being routed would change that
    assert here(game, "ful_a") | {"routed": False, "facing": "w"} == here(game, "ful_a")
    assert kind(game) == "retreat crusader"


@pytest.mark.rule("11.0", "11.0/R100", "11.0/R101", "11.0/R103", "11.0/R104", "3.0.IV.2",
                  "3.0.VII.2", "3.0/R102", "9.43")  # fmt: skip
def test_losses_and_the_roll_for_victory() -> None:
    units = {f"ghazi_{x}": unit(None) for x in "abcdefghij"} | {
        "ghazi_k": unit("2010", "w", lost=1), "ghazi_l": unit("0120", "w", routed=True, lost=1),
        "ful_a": unit("0505", "e", lost=2), "ful_b": unit("0506", "e", lost=1, charging=True),
        "tok_a": unit(None), "tok_b": unit(None), "tok_c": unit(None), "ful_c": unit("0610", "e"),
    }  # fmt: skip
    leaders = {**LEADERS, "toktagin": leader("2010", "stand", replaced=True)}
    # 3 x 7 + 5 x 5 + 2 x 4 + 3 x 6 destroyed, 3 + 6 for those left, 3 for Toktagin.
    game = at("hab", "reorganisation", "turk", units, leaders, dice=(9,))
    assert losses(game.state, 0) == 84
    assert losses(game.state, 1) == 3 + 1  # two steps lost take three of the charge, one takes one
    assert winning_die(game.state, 0) == 0
    rolled = only(game, VictoryRolled)
    assert (rolled.side, rolled.losses, rolled.needed, rolled.success) == ("crusader", 84, 9, True)
    over = game.waiting
    assert isinstance(over, Over)
    assert (over.reason, over.winner, over.level, over.total) == (
        "victory_roll", "crusader", "decisive", 84,
    )  # fmt: skip
    kinds = {
        (line["side"], line["what"]): line["points"]
        for line in GAME.score_data(game.state)["lines"]
    }
    assert kinds["turk", "eliminated"] == 72 and kinds["turk", "routed"] == 6


@pytest.mark.rule("11.0/R103", "12.1", "15.1/R131", "14.1/R128", "14.1/R130")
@pytest.mark.parametrize(
    ("scenario", "turns", "winner", "level"),
    [
        ("hattin", 15, "muslim", "marginal"),
        ("hab", 23, None, "draw"),
        ("tannenburg", 18, None, "draw"),
    ],
)
def test_the_end_of_time(scenario: str, turns: int, winner: str | None, level: str) -> None:
    battle = GAME.battle(scenario)
    side = battle.side_ids[1]
    game = at(scenario, "reorganisation", side, {}, {}, turn=turns)
    over = game.waiting
    assert isinstance(over, Over)
    assert (over.reason, over.winner, over.level) == ("last_turn", winner, level)


@pytest.mark.rule("14.1/R128", "14.1/R130")
def test_the_road_to_nicopolis() -> None:
    for marks, winner in (
        ({}, "turk"), ({"routed": True}, "crusader"), ({"oc": True}, "crusader"),
    ):  # fmt: skip
        units = {"sip_a": unit("1310", "e", **marks)}
        game = at(
            "nicopolis", "reorganisation", "crusader", units, {"bayezid": leader("1310")}, turn=12
        )
        over = game.waiting
        assert isinstance(over, Over) and over.winner == winner
    state = at("nicopolis", "orders", "turk", {"aki_a": unit("1310")}, {}).state
    assert not road_blocked(state)  # skirmishers block nothing


@pytest.mark.rule("16.43", "16.42", "16.42/R148", "16.43/R149")
def test_breath() -> None:
    units = {"ful_a": unit("0505", "w", exhausted=True), "ful_b": unit("0508", "e", exhausted=True)}
    game = at("hab", "reorganisation", "crusader", units, LEADERS, dice=(7, 6),
              options={"berserk": True})  # fmt: skip
    assert [(r.unit, r.success) for r in events(game, ExhaustionRolled)] == [
        ("ful_a", True), ("ful_b", False),
    ]  # fmt: skip


@pytest.mark.rule("16.5", "16.5/R150")
def test_the_loser_may_answer() -> None:
    units = {f"ghazi_{x}": unit(None) for x in "abcdefghijk"} | {
        f"tok_{x}": unit(None) for x in "ab"
    }
    units |= {"ghazi_l": unit("2010", "w"), "tok_c": unit("1520", "w", routed=True),
              "ful_a": unit("0505", "e")}  # fmt: skip
    leaders = {**LEADERS, "toktagin": leader("2010", "stand")}
    options = {"optional_victory": True}
    game = at("hab", "reorganisation", "turk", units, leaders, dice=(10, 10, 3), options=options)
    assert kind(game) == "victory_reply turk"
    do(game, do="retreat_leader", leader="toktagin")
    assert here(game, "toktagin")["chit"] == "retreat"
    assert kind(game) == "retreat turk"
    game = at("hab", "reorganisation", "turk", units, leaders, dice=(10, 10, 3), options=options)
    do(game, do="concede")
    over = game.waiting
    assert isinstance(over, Over) and (over.reason, over.winner) == ("conceded", "crusader")
    game = at("hab", "reorganisation", "turk", units, leaders, dice=(10, 10, 9, 1), options=options)
    do(game, do="check_all")
    assert kind(game) == "retreat turk"
    assert only(game, MoraleChecked).why == "demand"


@pytest.mark.rule("16.5", "16.5/R150")
@pytest.mark.parametrize("answer", ["concede", "check_all"])
def test_the_second_player_may_answer_too(answer: str) -> None:
    gone = {u.id: unit(None) for u in GAME.battle("hab").units if u.side == 1}
    units = gone | {"ful_a": unit("0505", "e"), "ghazi_a": unit("2010", "w")}
    leaders = {**LEADERS, "fulcoy": leader("0505", "stand")}
    game = at("hab", "reorganisation", "crusader", units, leaders, dice=(10, 10, 10),
              options={"optional_victory": True})  # fmt: skip
    assert kind(game) == "victory_reply crusader"
    do(game, do=answer)
    over = game.waiting
    while not isinstance(over, Over):
        game.act(over.options[0])  # type: ignore[union-attr]
        over = game.waiting
    # The only unit left to him is routed by the check.
    assert over.winner == "turk"
    assert over.reason == ("conceded" if answer == "concede" else "victory_roll")
    assert [(one.seat, one.level) for one in over.standings] == [
        ("turk", "decisive"), ("crusader", "lost"),
    ]  # fmt: skip


@pytest.mark.rule("11.0/R103")
@pytest.mark.parametrize(
    ("winner", "level", "levels"),
    [(0, "decisive", ["decisive", "lost"]), (1, "marginal", ["lost", "marginal"]),
     (-1, "draw", ["draw", "draw"]), (-1, "", ["", ""])],
)  # fmt: skip
def test_how_the_seats_stand(winner: int, level: str, levels: list[str]) -> None:
    state = combat({"ful_a": unit("0505"), "ghazi_a": unit("2010", lost=1)}).state
    standings = standings_of(state, winner, level)
    assert [one.level for one in standings] == levels
    assert [one.seat for one in standings] == ["turk", "crusader"]
    assert [one.points for one in standings] == [losses(state, 1), losses(state, 0)]


@pytest.mark.rule("4.2/R109", "4.2/R106")
def test_a_successor_as_an_option() -> None:
    units = {"ghazi_a": unit("1312", "w"), "baldwin_b": unit("1212", "e", lost=2),
             "baldwin_a": unit("0512", "e"), "ful_a": unit("0612", "e")}  # fmt: skip
    leaders = {"ilghazi": leader("2205", "advance"), "baldwin": leader("1212", "stand"),
               "fulcoy": leader("0612", "stand")}  # fmt: skip
    game = at(
        "hab", "melee", "turk", units, leaders, dice=(1, 1, 10, 1), options={"successor": True}
    )
    do(game, do="melee", target="1212", units=["ghazi_a"])
    assert only(game, UnitsAdopted).leader == "fulcoy"
    assert here(game, "baldwin_a")["leader"] == "fulcoy"


# -- action chits ---------------------------------------------------------------------------------


def actions(*draws: int, **options: bool) -> Session:
    """Begin an action phase with one leader a side, and scripted draws."""
    units = {"ful_a": unit("1010", "e"), "baldwin_q": unit("1112"), "ghazi_a": unit("2010", "w")}
    leaders = {"fulcoy": leader("1010", "stand"), "ilghazi": leader("2010", "stand")}
    return at("hab", "action", "crusader", units, leaders, dice=draws,
              options={"action_chits": True, **options})  # fmt: skip


@pytest.mark.rule("16.1", "16.1.I", "16.1.II", "16.11", "16.12", "16.1/R134", "16.1/R135",
                  "16.1/R136",
                  "16.1/R138", "16.1/R139", "3.0.III")  # fmt: skip
def test_action_chits() -> None:
    game = actions(1, 1, 1, 1)
    assert only(game, ActionChitDrawn) == ActionChitDrawn("crusader", 3, "16.11")
    assert kind(game) == "action crusader"
    do(game, do="activate", leader="fulcoy", what="move")
    assert only(game, LeaderActivated).what == "move"
    assert {o["units"][0] for o in offered(game, "move")} == {"ful_a", "baldwin_q"}
    do(game, do="move", units=["baldwin_q"], to="1113")
    do(game, do="done")
    # A pink chit again: he has moved, and may fight or pass.
    assert kind(game) == "action crusader"
    assert refused(game, do="activate", leader="fulcoy", what="move") == "16.1/R136"
    do(game, do="pass")
    assert kind(game) == "action turk"
    do(game, do="pass")
    assert [began.phase for began in events(game, PhaseBegan)][-1] in ("orders", "action")
    assert game.state.turn == 3


@pytest.mark.rule("5.32", "5.32/R034", "16.11", "2.2/R008")
@pytest.mark.parametrize("between", [True, False])
def test_a_cannon_that_acts_with_another_leader_is_in_the_chain_of_its_own(between: bool) -> None:
    units = {
        "wallenrod_e": unit("0510", "e"),
        "lichtenstein_i": unit("1011", "e"),
        "vla_a": unit("2010", "w"),
    }
    if between:
        units["lichtenstein_e"] = unit("1010", "e")
    leaders = {"wallenrod": leader("0510", "stand"), "lichtenstein": leader("1005", "advance")}
    game = at("tannenburg", "action", "teutonic", units, leaders, dice=(1,),
              options={"action_chits": True})  # fmt: skip
    do(game, do="activate", leader="wallenrod", what="move")
    # Six hexes from its leader it is out of his range, and in command beside a unit that is in it.
    assert events(game, CommandTested)[-1].out == (() if between else ("lichtenstein_i",))
    assert here(game, "lichtenstein_i")["oc"] is not between
    assert {option["units"][0] for option in offered(game, "move")} <= {
        "wallenrod_e", "lichtenstein_i",
    }  # fmt: skip


@pytest.mark.rule("16.1/R137", "16.1.III", "16.1.IV", "16.1.IV/R141")
def test_fighting_by_activation_and_the_end_of_the_turn() -> None:
    units = {
        "ghazi_d": unit("1210", "e"),
        "ful_a": unit("1310", "w"),
        "ful_b": unit("0505", "w", routed=True),
    }
    options = {"action_chits": True}
    game = at("hab", "action", "turk", units, LEADERS, dice=(5, 1), options=options)
    assert kind(game) == "action turk"  # four pink ones lie before it
    do(game, do="activate", leader="ilghazi", what="fight")
    assert kind(game) == "offensive_fire turk"  # nobody fires back before
    game = at("hab", "reorganisation", "crusader", units, LEADERS, dice=(2,), options=options)
    assert kind(game) == "recovery crusader"
    do(game, do="recover", unit="ful_b")
    assert only(game, RecoveryRolled).success


@pytest.mark.rule("16.13", "16.1/R140")
def test_the_end_chit() -> None:
    units = {"ful_a": unit("1010", "e"), "ghazi_a": unit("2010", "w"), "tok_a": unit("2012", "w")}
    leaders = {"fulcoy": leader("1010", "stand"), "ilghazi": leader("2010", "stand"),
               "toktagin": leader("2012", "stand")}  # fmt: skip
    game = at("hab", "action", "turk", units, leaders, dice=(3, 3, 3, 3, 1, 2),
              options={"action_chits": True, "end_chit": True})  # fmt: skip
    for leader_id, what in (("ilghazi", "move"), ("toktagin", "move")):
        do(game, do="activate", leader=leader_id, what=what)
        do(game, do="done")
    for leader_id in ("ilghazi", "toktagin"):
        do(game, do="activate", leader=leader_id, what="fight")
    do(game, do="activate", leader="fulcoy", what="move")
    do(game, do="done")
    assert [drawn.side for drawn in events(game, ActionChitDrawn)][-1] == ""


# -- odds -----------------------------------------------------------------------------------------


@pytest.mark.rule("2.0/R001", "9.4", "5.2", "5.6")
def test_exact_odds() -> None:
    units = {"ful_a": unit("1212", "e"), "ghazi_a": unit("1312", "w"), "ghazi_d": unit("1412", "w")}
    leaders = {"fulcoy": leader("1212", "stand"), "ilghazi": leader("2205", "advance")}
    state = at("hab", "orders", "turk", units, leaders).state
    assert GAME.odds({"kind": "check", "unit": "ful_a"}, state) == {"success": 0.8}
    assert GAME.odds({"kind": "charge", "unit": "ful_a"}, state) == {"success": 0.7}
    assert GAME.odds({"kind": "order", "leader": "fulcoy", "chit": "attack"}, state) == {
        "success": 0.5
    }
    found = GAME.odds({"kind": "melee", "target": "1212", "units": ["ghazi_a"]}, state)
    assert found["no_attack"] == pytest.approx(0.3)
    assert found["fled_before"] == pytest.approx(0.7 * 0.2)
    assert found["fought"] == pytest.approx(0.7 * 0.8)
    # Strength 7, no modifier: 6 to 9 check, 10 one step; 5 with +2: 5 to 7 check, 8 to 10 a step.
    assert found["attacker_result"] == {"none": 0.5, "check": 0.4, "step1": 0.1, "step2": 0.0}
    assert found["defender_result"] == {"none": 0.4, "check": 0.3, "step1": 0.3, "step2": 0.0}
    shot = GAME.odds({"kind": "fire", "target": "1212", "units": ["ghazi_d"]}, state)
    assert shot["steps"] == [1.0] and shot["check"] == pytest.approx(0.3)
    with pytest.raises(BadInput):
        GAME.odds({"kind": "check", "unit": "nobody"}, state)


@pytest.mark.rule("9.1/R067")
def test_the_odds_of_several_shots_are_those_of_the_dice() -> None:
    units = {
        "ghazi_d": unit("1210", "e"), "ghazi_e": unit("1211", "ne"),
        "baldwin_q": unit("1310", lost=1), "baldwin_r": unit("1310"),
    }  # fmt: skip
    question = {"kind": "fire", "target": "1310", "units": ["ghazi_d", "ghazi_e"]}
    stacks = {"1310": ["baldwin_q", "baldwin_r"]}
    state = at("hab", "combat", "turk", units, LEADERS, stacks=stacks).state
    told = GAME.odds(question, state)
    steps = [0, 0, 0]
    for first in range(1, 11):
        for second in range(1, 11):
            game = combat(units, first, second, stacks=stacks)
            while kind(game).endswith("crusader"):
                do(game, do="done")
            do(game, do="fire", target="1310", units=["ghazi_d", "ghazi_e"])
            steps[len([e for e in events(game, StepLost) if e.cause == "fire"])] += 1
    assert told["steps"] == pytest.approx([count / 100 for count in steps])
    assert left_in_queue(game) == 0
    assert events(game, RetreatBlocked) == [] and events(game, UnitRetreated) == []
