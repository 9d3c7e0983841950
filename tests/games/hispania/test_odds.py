"""Exact odds of battles: by hand, against played battles, and what is refused."""

from __future__ import annotations

import random
from collections import defaultdict
from fractions import Fraction
from typing import Any

import pytest

from reconquista_qt.engine.agenda import settle
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.engine.session import Session
from reconquista_qt.games.hispania.odds.battle import (
    Terms,
    chances,
    cheapest,
    forecast,
    forecast_of_standing,
    pool,
    winner_of,
)
from reconquista_qt.games.hispania.odds.speed import INVASIONS, TOLETUM, WHOLE_HOST
from reconquista_qt.games.hispania.rules.actions import DONE, STAND, Lose, Move
from reconquista_qt.games.hispania.rules.battle import (
    AttackerStand,
    DefenderStand,
    LossChoice,
    open_battle,
)
from reconquista_qt.games.hispania.rules.board import BLACK, WHITE, Options, standard_board
from reconquista_qt.games.hispania.rules.forces import contains, pack, size, unpack
from reconquista_qt.games.hispania.rules.game import GAME
from reconquista_qt.games.hispania.rules.losses import (
    ATTACKER,
    DEFENDER,
    HIT,
    KILL,
    SIEGE,
    Loss,
    Side,
    choices,
    taken,
)
from reconquista_qt.games.hispania.rules.names import CLEAR, PARTY_INDEX, PLACE_INDEX
from reconquista_qt.games.hispania.rules.state import State

BOARD = standard_board(Options())


def ask(attacker: dict[str, int], defender: dict[str, int], **more: Any) -> dict[str, Any]:
    question = {"kind": "battle", "attacker": attacker, "defender": defender, **more}
    return GAME.odds(question, None)


def test_one_against_one_by_hand() -> None:
    # A round leaves an infantry dead with 1/6, hurt with 2/6, whole with 3/6; two rounds follow
    # each other, and a defender who is left and level wins.
    both = ask({"infantry": 1}, {"infantry": 1})
    survives = {}
    for first, p in (("dead", 1 / 6), ("hurt", 1 / 3), ("whole", 1 / 2)):
        survives[first] = p
    alive_twice = {
        "whole": survives["whole"] * (survives["hurt"] + survives["whole"]),
        "hurt": survives["hurt"] * survives["whole"],
    }
    # Both live through round 1 with (5/6)^2; who dies in round 2 depends on nobody else.
    lives = sum(alive_twice.values())
    through = 5 / 6
    both_die = (1 / 6) ** 2 + (through - lives) ** 2
    attacker = (1 / 6) * through + (through - lives) * lives
    assert both["both_destroyed"] == pytest.approx(both_die, abs=1e-12)
    assert both["attacker_wins"] == pytest.approx(attacker, abs=1e-12)
    assert both["defender_wins"] == pytest.approx(1 - both_die - attacker, abs=1e-12)


KNIGHTS = {"infantry": 2, "knight": 2}
FEWER = {"infantry": 2, "knight": 1}
TAIFA = "badajoz_taifa"
QUESTIONS: list[tuple[str, str, str, dict[str, int], dict[str, int], str]] = [
    ("segovia", "castile", TAIFA, KNIGHTS, {"infantry": 1, "castle": 1}, ""),
    ("avila", "castile", TAIFA, FEWER, {"infantry": 1, "cavalry": 1}, ""),
    ("segovia", "rome", "iberians", {"elite": 3}, {"infantry": 2}, "river"),
    ("segovia", "umayyads", "visigoths", {"infantry": 3, "cavalry": 1}, {"infantry": 2}, "zeal"),
    ("segovia", "castile", "badajoz_taifa", {"infantry": 3}, {"castle": 1}, ""),
]  # fmt: skip


@pytest.mark.rule("6.1/sequence", "6.8/victory", "6/E16", "6.6/zeal", "6/E10", "6.6/mounted")
@pytest.mark.parametrize("area, attacker, defender, mine, theirs, extra", QUESTIONS)
def test_odds_agree_with_battles_that_are_played(
    area: str,
    attacker: str,
    defender: str,
    mine: dict[str, int],
    theirs: dict[str, int],
    extra: str,
) -> None:
    board = standard_board(Options(castle_surrender=False))
    region = PLACE_INDEX[area]
    turn = 11 if extra == "zeal" else 19 if attacker == "castile" else 4
    odds = ask(
        mine, theirs, attacker_nation=attacker, defender_nation=defender,
        terrain="mountain" if board.difficult[region] else "clear",
        river=extra == "river", zeal="attacker" if extra == "zeal" else None,
    )  # fmt: skip
    rng = random.Random(5)
    games = 1500
    won = {"attacker": 0, "defender": 0, "nobody": 0}
    left: dict[tuple[tuple[str, int], ...], int] = {}
    for _ in range(games):
        state = State(board, "E")
        state.turn, state.nation = turn, PARTY_INDEX[attacker]
        state.owner[region] = PARTY_INDEX[defender]
        state.units[region], state.visitors[region] = pack(theirs), pack(mine)
        came = ((PLACE_INDEX["burgos"], pack(mine)),) if extra == "river" else ()
        told: list[Any] = []
        open_battle(state, state.nation, region, came, told.append)
        while not any(type(event).__name__ == "BattleEnded" for event in told):
            settle(state, lambda n, f=6: tuple(rng.randint(1, 6) for _ in range(n)), told.append)
            if any(type(event).__name__ == "BattleEnded" for event in told):
                break
            step = state.agenda[-1]
            if isinstance(step, LossChoice):
                losses = {
                    Loss(a.unit, int(a.damaged)): a
                    for a in step.options(state)
                    if isinstance(a, Lose)
                }
                step.apply(state, losses[cheapest(board, tuple(losses))], told.append)
            else:
                step.apply(state, STAND, told.append)
        ended = next(event for event in told if type(event).__name__ == "BattleEnded")
        won[ended.winner] += 1
        key = tuple(sorted(ended.attackers.items()))
        left[key] = left.get(key, 0) + 1
    for name, expected in (
        ("attacker", odds["attacker_wins"]),
        ("defender", odds["defender_wins"]),
        ("nobody", odds["both_destroyed"]),
    ):
        error = 4 * (max(expected * (1 - expected), 1e-4) / games) ** 0.5
        assert won[name] / games == pytest.approx(expected, abs=error + 1e-9), name
    for units, chance in odds["attacker_left"]:
        error = 4.5 * (max(chance * (1 - chance), 1e-3) / games) ** 0.5
        share = left.get(tuple(sorted(units.items())), 0) / games
        assert share == pytest.approx(chance, abs=error), units


def test_chances_add_up_and_nothing_is_made_of_nothing() -> None:
    for mine, theirs in (
        ({"infantry": 5, "cavalry": 2}, {"infantry": 3, "castle": 1}),
        ({"veteran": 2, "elite": 3}, {"fortress": 1, "mountaineer": 2}),
    ):
        odds = ask(mine, theirs, leaders=[1, 1], terrain="mountain", river=True)
        assert sum(odds[k] for k in ("attacker_wins", "defender_wins", "both_destroyed")) == (
            pytest.approx(1, abs=1e-9)
        )
        for side, force in (("attacker_left", mine), ("defender_left", theirs)):
            assert sum(p for _, p in odds[side]) == pytest.approx(1, abs=1e-9)
            assert all(n <= force[u] for units, _ in odds[side] for u, n in units.items())
    assert unpack(pack({"infantry": 2})) == {"infantry": 2}


@pytest.mark.parametrize(
    "change, place",
    [
        ({"attacker": {}}, "attacker"),
        ({"attacker": {"tank": 1}}, "attacker.tank"),
        ({"attacker": {"castle": 1}}, "attacker"),
        ({"defender": None}, "defender"),
        ({"leaders": [1]}, "leaders"),
        ({"terrain": "sea"}, "terrain"),
        ({"river": 1}, "river"),
        ({"zeal": "all"}, "zeal"),
        ({"attacker_nation": "gauls"}, "attacker_nation"),
        ({"kind": "duel"}, "kind"),
        ({"luck": 1}, "luck"),
    ],
)
def test_what_is_wrong_with_a_question_is_named(change: dict[str, Any], place: str) -> None:
    question = {"kind": "battle", "attacker": {"infantry": 1}, "defender": {"infantry": 1}}
    with pytest.raises(BadInput) as caught:
        GAME.odds(question | change, None)
    assert place in [p for _, p, _ in caught.value.problems]


def slow(terms: Terms, mine: int, theirs: int) -> dict[str, dict[Any, float]]:
    """Return the chances of a battle, every pair of states and every roll looked at by itself."""
    board = BOARD
    wins: dict[str, float] = defaultdict(float)
    left: dict[int, float] = defaultdict(float)
    kept: dict[int, float] = defaultdict(float)

    def lose(side: Side, kills: int, hits: int, difficult: bool) -> tuple[Side, int]:
        lost = 0
        for by, number in ((KILL, kills), (HIT, hits)):
            for _ in range(number):
                found = choices(board, side, by, difficult)
                if not found:
                    return side, lost
                side, gone = taken(board, side, cheapest(board, found), by)
                lost += gone
        return side, lost

    def book(a: Side, d: Side, lead: int, chance: float) -> None:
        wins[winner_of(board, terms, a.units, d.units, lead)] += chance
        left[a.units] += chance
        kept[d.units] += chance

    def fight(number: int, a: Side, d: Side, zeal: tuple[int, int], lead: int, p: float) -> None:
        difficult = number != SIEGE and terms.terrain != CLEAR
        dice_a = pool(board, terms, a.units, number, ATTACKER)
        dice_d = pool(board, terms, d.units, number, DEFENDER)
        for kills, hits, one in chances(board, *dice_a):
            stopped = min(zeal[1], hits)
            after_d, lost_d = lose(d, kills, hits - stopped, difficult)
            for kills_d, hits_d, other in chances(board, *dice_d):
                ignored = min(zeal[0], hits_d)
                after_a, lost_a = lose(a, kills_d, hits_d - ignored, difficult)
                chance, ahead = p * one * other, lead + lost_d - lost_a
                rest = (zeal[0] - ignored, zeal[1] - stopped)
                standing = after_a.units and after_d.units
                if standing and number != SIEGE and not after_d.units & ~board.walls:
                    fight(SIEGE, after_a, after_d, rest, 0, chance)
                elif standing and number == 1:
                    fight(2, after_a, after_d, rest, ahead, chance)
                else:
                    book(after_a, after_d, ahead, chance)

    begins = SIEGE if not theirs & ~board.walls else 1
    fight(begins, Side(mine), Side(theirs), terms.zeal, 0, 1.0)
    return {"wins": wins, "left": left, "kept": kept}


@pytest.mark.parametrize(
    "attacker, defender, mine, theirs, terrain, crossing, dice, zeal",
    [
        ("castile", "seville_taifa", {"infantry": 2, "knight": 1}, {"cavalry": 1, "castle": 1},
         0, False, (1, 0), (0, 0)),
        ("umayyads", "visigoths", {"infantry": 1, "cavalry": 2}, {"infantry": 1, "guard": 1},
         0, True, (1, 1), (3, 0)),
        ("rome", "iberians", {"elite": 2, "veteran": 1}, {"mountaineer": 1, "fortress": 1},
         1, False, (0, 0), (0, 0)),
        ("rome", "carthage", {"veteran": 2}, {"city": 1}, 0, False, (1, 0), (0, 0)),
        ("suebi", "galicians", {"infantry": 2, "guard": 1}, {"mountaineer": 1, "infantry": 1},
         1, False, (1, 0), (0, 0)),
    ],
)  # fmt: skip
def test_the_fast_odds_are_those_of_looking_at_everything(
    attacker: str, defender: str, mine: dict[str, int], theirs: dict[str, int], terrain: int,
    crossing: bool, dice: tuple[int, int], zeal: tuple[int, int],
) -> None:  # fmt: skip
    terms = Terms(PARTY_INDEX[attacker], PARTY_INDEX[defender], 11, terrain, crossing, *dice, zeal)
    fast = forecast(BOARD, terms, pack(mine), pack(theirs))
    exact = slow(terms, pack(mine), pack(theirs))
    for found, wanted in (
        (fast.wins, exact["wins"]), (fast.attackers, exact["left"]),
        (fast.defenders, exact["kept"]),
    ):  # fmt: skip
        told: dict[Any, float] = dict(found)
        for key in {*told, *wanted}:
            assert told.get(key, 0.0) == pytest.approx(wanted.get(key, 0.0), abs=1e-10), key
    assert sum(fast.wins.values()) == pytest.approx(1.0, abs=1e-9)


@pytest.mark.parametrize(
    "mine, theirs, terrain",
    [
        ({"infantry": 12, "cavalry": 8}, {"infantry": 6, "cavalry": 1, "castle": 1}, "clear"),
        ({"infantry": 18, "cavalry": 6, "berber": 3}, {"infantry": 5, "guard": 1}, "mountain"),
        ({"infantry": 25, "knight": 5}, {"infantry": 28, "fortress": 1}, "clear"),
        ({"elite": 9}, {"castle": 4, "city": 2}, "clear"),
    ],
)
def test_odds_of_hosts_are_exact_to_a_billionth(
    mine: dict[str, int], theirs: dict[str, int], terrain: str
) -> None:
    found = ask(mine, theirs, leaders=[1, 1], terrain=terrain, zeal="attacker")
    total = sum(found[key] for key in ("attacker_wins", "defender_wins", "both_destroyed"))
    # What is left out is missing from the sum, so the sum tells how exact all of it is.
    assert total == pytest.approx(1.0, abs=1e-9)
    for side in ("attacker_left", "defender_left"):
        assert sum(chance for _, chance in found[side]) == pytest.approx(1.0, abs=1e-9)
        assert all(chance > 0 for _, chance in found[side])


def test_the_largest_question_is_answered() -> None:
    found = ask({"infantry": 40}, {"infantry": 37}, terrain="mountain")
    assert sum(found[key] for key in ("attacker_wins", "defender_wins", "both_destroyed")) == (
        pytest.approx(1, abs=1e-9)
    )
    assert 0 < found["attacker_wins"] < 0.001


def standing(garrison: dict[str, int]) -> Session:
    """Return a battle of Castile in Osca after a first round without effect."""
    position: dict[str, Any] = {
        "game": "hispania", "scenario": "E", "players": 4, "turn": 20, "nation": "castile",
        "phase": "move", "regions": {
            "pamplona": {"nation": "castile", "units": {"infantry": 2, "knight": 2}},
            "osca": {"nation": "zaragoza_taifa", "units": garrison},
            "zaragoza": {"nation": "zaragoza_taifa", "units": {"infantry": 1}},
        },
    }  # fmt: skip
    session = Session.at(GAME, position, seed=1)
    session.act(Move(PLACE_INDEX["pamplona"], PLACE_INDEX["osca"], pack({"infantry": 2}), ()))
    session.dice.queue_up([1] * (2 + sum(garrison.values())))
    session.act(DONE)
    return session


@pytest.mark.rule("6.5/stand", "6.8/withdrawal", "6/E11")
def test_who_is_to_stand_or_to_withdraw_is_told_the_odds() -> None:
    session = standing({"infantry": 1, "castle": 1})
    state = session.state
    assert isinstance(state.agenda[-1], AttackerStand)
    stand = GAME.odds({"kind": "stand"}, state)
    terms = Terms(
        PARTY_INDEX["castile"], PARTY_INDEX["zaragoza_taifa"], 20, CLEAR, False, 0, 0, (0, 0)
    )
    alone = forecast_of_standing(
        BOARD, terms, Side(pack({"infantry": 2})), Side(pack({"infantry": 1, "castle": 1})), (0, 0)
    )
    assert stand["attacker_wins"] == pytest.approx(alone.wins["attacker"], abs=1e-12)
    assert 0.02 < stand["attacker_wins"] < 0.5
    leave = GAME.odds({"kind": "stand", "choice": "withdraw"}, state)
    assert (leave["attacker_wins"], leave["defender_wins"]) == (0.0, 1.0)
    assert leave["attacker_left"] == [[{"infantry": 2}, 1.0]]

    session.act(STAND)
    assert isinstance(session.state.agenda[-1], DefenderStand)
    again = GAME.odds({"kind": "stand"}, session.state)
    assert again == stand
    # If the defenders leave, the castle stands siege alone.
    castle = GAME.odds({"kind": "stand", "choice": "withdraw"}, session.state)
    siege = ask({"infantry": 2}, {"castle": 1})
    assert castle["attacker_wins"] == pytest.approx(siege["attacker_wins"], abs=1e-12)


def test_there_are_no_odds_of_standing_where_nobody_is_asked() -> None:
    session = standing({"infantry": 2})
    session.act(STAND)
    with pytest.raises(BadInput):
        GAME.odds({"kind": "stand", "luck": 1}, session.state)
    session.act(STAND)
    for state in (None, Session.new(GAME, seed=1).state):
        with pytest.raises(BadInput):
            GAME.odds({"kind": "stand"}, state)


@pytest.mark.rule("6.3/dice", "components/dice")
@pytest.mark.parametrize("white, black", [(0, 0), (1, 0), (0, 1), (3, 2), (20, 10)])
def test_dice_are_counted_exactly(white: int, black: int) -> None:
    ways: dict[tuple[int, int], int] = {(0, 0): 1}
    for colour in (WHITE,) * white + (BLACK,) * black:
        more: dict[tuple[int, int], int] = defaultdict(int)
        for (kills, hits), number in ways.items():
            for kill, hit in BOARD.faces[colour]:
                more[kills + kill, hits + hit] += number
        ways = more
    found = {(kills, hits): p for kills, hits, p in chances(BOARD, white, black)}
    for what, number in ways.items():
        assert found.get(what, 0.0) == pytest.approx(
            float(Fraction(number, 6 ** (white + black))), rel=1e-13, abs=1e-15
        )


def test_the_second_round_alone_is_what_follows_the_first() -> None:
    # After a first round in which nobody lost anything, only the second is left to be fought.
    terms = Terms(PARTY_INDEX["castile"], PARTY_INDEX["badajoz_taifa"], 17, 0, False, 0, 0, (0, 0))
    mine, theirs = pack({"infantry": 1}), pack({"infantry": 1})
    found = forecast_of_standing(BOARD, terms, Side(mine, mine), Side(theirs), (0, 0))
    # The attacker's unit, hurt, dies by a hit or a kill (3 of 6); the defender's by a kill.
    assert found.wins["nobody"] == pytest.approx(1 / 2 * 1 / 6)
    assert found.wins["attacker"] == pytest.approx(1 / 2 * 1 / 6)
    assert found.wins["defender"] == pytest.approx(5 / 6)


@pytest.mark.rule("4.1/limits", "4.3/capital", "4.4/attack", "4.6/retreat", "4.7/city")
def test_no_battle_is_larger_than_the_one_that_is_measured() -> None:
    board = BOARD
    # Who attacks without a limit has what arrives on that turn, and nothing from before it.
    unlimited = set(board.zeal)
    for invasion in board.invasions:
        unlimited |= {(nation, invasion.turn) for nation in invasion.nations if invasion.unlimited}
    hosts = {}
    for nation, turn in unlimited:
        assert board.nations[nation].first == turn
        assert not any(region for region in board.nations[nation].setups["t1"])
        assert not any(region for region in board.nations[nation].setups["t4"])
        arrival = board.arrival(nation, turn)
        assert arrival is not None and not arrival.up_to
        hosts[nation] = arrival.units & board.mobile
    largest = max(map(size, hosts.values()))
    assert pack(WHOLE_HOST) == hosts[PARTY_INDEX["umayyads"]] and size(pack(WHOLE_HOST)) == largest
    # All others attack with a stack and a little more.
    bonus = max(board.attack_bonus, board.attack_leader_bonus, board.attack_invasion_bonus)
    assert max(board.stack) + bonus < largest
    # No stack of defenders is higher than that in a capital with a city after a retreat.
    room = board.capital_bonus + board.city_bonus + board.retreat_bonus
    most = max(board.stack) + room
    assert board.stack[PLACE_INDEX["toletum"]] == max(board.stack)
    assert board.stacks[pack(TOLETUM)] == most
    assert contains(board.limit_of(PARTY_INDEX["visigoths"]), pack(TOLETUM))
    # Walls beside which others stand are one city at most, which is in no stack.
    assert size(pack(TOLETUM)) == most + 1
    for mine, theirs in INVASIONS.values():
        assert contains(pack(WHOLE_HOST), pack(mine)) and theirs == TOLETUM


def test_leaders_are_told_by_their_dice_or_by_their_ids() -> None:
    mine, theirs = {"veteran": 2}, {"infantry": 2}
    dice = {leader.id: leader.dice for leader in standard_board(Options()).leaders}
    led = ask(mine, theirs, leaders=[dice["escipion"], 0])
    assert led["attacker_wins"] > ask(mine, theirs)["attacker_wins"]
    assert ask(mine, theirs, leaders=["escipion", None]) == led
    assert ask(mine, theirs, leaders=[None, False]) == ask(mine, theirs)
    for wrong in (["nobody", None], ["escipion"], [1.5, 0], [[], 0]):
        with pytest.raises(BadInput) as caught:
            ask(mine, theirs, leaders=wrong)
        assert [problem[:2] for problem in caught.value.problems] == [("bad-number", "leaders")]
