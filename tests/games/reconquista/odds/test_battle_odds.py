"""The odds of battles, against every dice roll of the real rules and against simulation."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import product
from math import sqrt
from typing import Any

import pytest

from reconquista_qt.engine.agenda import Roll, settle
from reconquista_qt.games.reconquista.odds import battle, battle_odds, fight, speed
from reconquista_qt.games.reconquista.odds.battle import with_cid
from reconquista_qt.games.reconquista.rules.battle import Field, Terms, begin_battle
from reconquista_qt.games.reconquista.rules.forces import CID, Force, pack, unpack
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.games.reconquista.rules.names import AREA_INDEX
from reconquista_qt.games.reconquista.rules.state import State

MOUNTAIN, PLAIN = AREA_INDEX["oviedo"], AREA_INDEX["toledo"]
WORDS = {
    "attacker_won": "attacker_wins",
    "defender_won": "defender_wins",
    "drawn": "drawn",
    "both_destroyed": "both_destroyed",
}
Odds = dict[str, Any]


class Notebook(Field):
    """Notes how a battle ended."""

    def __init__(self, area: int) -> None:
        self.area = area
        self.outside = False
        self.end: tuple[str, Force, Force] | None = None

    def conclude(
        self, state: State, outcome: str, attackers: Force, defenders: Force, emit: Any
    ) -> None:
        self.end = outcome, attackers, defenders


def begin(attacker: Odds, defender: Odds, mountain: bool, shelter: bool, cid: str | None) -> Any:
    state = GAME.new("standard", {})
    state.agenda.clear()
    field = Notebook(MOUNTAIN if mountain else PLAIN)
    mine, theirs = pack(attacker), pack(defender)
    mine = with_cid(mine) if cid == "attacker" else mine
    theirs = with_cid(theirs) if cid == "defender" else theirs
    begin_battle(state, Terms(field.area, shelter, False, field), mine, theirs, None)
    return state, field


def without_cid(force: Force) -> str:
    return str(sorted(unpack(force & ~CID).items()))


def note(found: Odds, chance: float, end: tuple[str, Force, Force]) -> None:
    outcome, left, held = end
    for key in (WORDS[outcome], "left " + without_cid(left), "held " + without_cid(held)):
        found[key] = found.get(key, 0.0) + chance


def flat(odds: Odds) -> Odds:
    found = {word: odds[word] for word in WORDS.values() if odds[word]}
    for word, key in (("left ", "attacker_left"), ("held ", "defender_left")):
        for units, chance in odds[key]:
            found[word + str(sorted(units.items()))] = chance
    return found


def enumerate_all(
    attacker: Odds, defender: Odds, mountain: bool, shelter: bool, cid: str | None
) -> Odds:
    """Follow every face of every die; a round that changes nothing is rolled again."""
    found: Odds = {}
    start, field = begin(attacker, defender, mountain, shelter, cid)
    waiting = {start.agenda[-1]: 1.0}
    while waiting:
        step = max(waiting, key=lambda waits: waits.attackers + waits.defenders)
        weight = waiting.pop(step)
        later: dict[Roll, int] = {}
        ends: list[tuple[str, Force, Force]] = []
        for values in product(range(1, 7), repeat=step.count):
            start.agenda[:] = []
            field.end = None
            step.take(start, values, None)
            if field.end is not None:
                ends.append(field.end)
            else:
                # Whether it is the second round or a later one makes no difference.
                follow = start.agenda[-1]
                follow = replace(follow, number=min(follow.number, 2))
                later[follow] = later.get(follow, 0) + 1
        total = 6**step.count - later.pop(step, 0)
        for end in ends:
            note(found, weight / total, end)
        for follow, count in later.items():
            chance = weight * count / total
            if chance > 1e-13:
                waiting[follow] = waiting.get(follow, 0.0) + chance
    return found


CASES = [
    ({"christian_army": 1}, {"muslim_army": 1}),
    ({"christian_army": 1}, {"muslim_garrison": 2}),
    ({"christian_garrison": 1, "christian_army": 1}, {"muslim_garrison": 1, "muslim_army": 1}),
    ({"mercenary": 1, "military_order": 1}, {"rebel": 2}),
    ({"christian_garrison": 1, "military_order": 1}, {"raider": 1}),
    ({"muslim_mercenary": 1, "muslim_army": 1}, {"christian_garrison": 1, "christian_army": 1}),
    ({"christian_garrison": 1, "christian_army": 2}, {"muslim_garrison": 1, "muslim_army": 1}),
]
TERMS = [
    (False, False, None),
    (True, False, None),
    (False, True, None),
    (True, True, None),
    (False, False, "attacker"),
    (True, False, "attacker"),
    (True, False, "defender"),
    (False, True, "defender"),
]


@pytest.mark.rule(
    "phase4/battle-dice", "phase4/H1", "phase4/H3", "phase4/H4", "phase4/H13", "phase2/D15"
)
@pytest.mark.parametrize("terms", TERMS)
@pytest.mark.parametrize(("attacker", "defender"), CASES)
def test_every_roll_of_small_battles_counts_once(
    attacker: Odds, defender: Odds, terms: tuple[bool, bool, str | None]
) -> None:
    expected = enumerate_all(attacker, defender, *terms)
    found = flat(battle_odds(attacker, defender, *terms))
    assert found.keys() == expected.keys()
    for key, chance in expected.items():
        assert found[key] == pytest.approx(chance, abs=1e-9), key


@pytest.mark.parametrize("terms", TERMS)
def test_the_joint_odds_agree_with_the_sums(terms: tuple[bool, bool, str | None]) -> None:
    mountain, shelter, cid = terms
    attacker = {"mercenary": 2, "christian_garrison": 1, "christian_army": 4, "military_order": 1}
    defender = {"muslim_garrison": 3, "muslim_army": 4}
    mine, theirs = pack(attacker), pack(defender)
    led = (
        with_cid(mine) if cid == "attacker" else mine,
        with_cid(theirs) if cid == "defender" else theirs,
    )
    found: Odds = {}
    for chance, *end in fight(*led, mountain, shelter):
        note(found, chance, (end[0], end[1], end[2]))
    expected = flat(battle_odds(attacker, defender, *terms))
    assert {key: chance for key, chance in found.items() if chance > 1e-12} == {
        key: pytest.approx(chance, abs=1e-9) for key, chance in expected.items() if chance > 1e-12
    }


@pytest.mark.parametrize("terms", [(False, False, None), (True, False, None), (True, True, None)])
def test_large_battles_agree_with_simulation(terms: tuple[bool, bool, str | None]) -> None:
    attacker = {"crusader": 3, "christian_garrison": 2, "christian_army": 7}
    defender = {"muslim_garrison": 5, "muslim_army": 7}
    games = 3000
    draw = random.Random(4)
    counted: Odds = {}
    for _ in range(games):
        state, field = begin(attacker, defender, *terms)
        settle(state, lambda count, _faces: tuple(draw.randint(1, 6) for _ in range(count)))
        assert field.end is not None
        note(counted, 1.0, field.end)
    for key, chance in flat(battle_odds(attacker, defender, *terms)).items():
        error = sqrt(chance * (1 - chance) / games)
        assert counted.get(key, 0) / games == pytest.approx(chance, abs=5 * error + 2 / games), key


@pytest.mark.parametrize("count", [1, 5, 12, 60, 400])
def test_all_chances_sum_to_one(count: int) -> None:
    for terms in TERMS:
        odds = battle_odds({"christian_army": count}, {"muslim_army": count}, *terms)
        assert sum(odds[word] for word in WORDS.values()) == pytest.approx(1, abs=1e-9)
        for key in ("attacker_left", "defender_left"):
            assert sum(chance for _, chance in odds[key]) == pytest.approx(1, abs=1e-9)


def test_twelve_against_twelve_looks_at_no_pair_of_losses(monkeypatch: pytest.MonkeyPatch) -> None:
    """What keeps it below 20 milliseconds, which `bench` measures: few rounds, each seen once."""
    seen: list[int] = []
    strike = battle.BattleChances.strike

    def counted(tally: battle.BattleChances, *terms: Any) -> None:
        seen.append(len(tally.mine))
        strike(tally, *terms)

    monkeypatch.setattr(battle.BattleChances, "strike", counted)
    attacker = {"mercenary": 3, "christian_garrison": 3, "christian_army": 6}
    battle_odds(attacker, {"muslim_garrison": 6, "muslim_army": 6}, True, False, None)
    assert 0 < len(seen) <= 13
    assert speed.GOALS == {"12_against_12.battle_ms": 20}


def test_el_cid_among_the_units_counts_like_the_flag_and_is_left_with_them() -> None:
    plain = battle_odds({"christian_army": 2}, {"muslim_army": 2}, False, False, "attacker")
    named = battle_odds(
        {"christian_army": 2, "el_cid_christian": 1}, {"muslim_army": 2}, False, False, None
    )
    assert named["attacker_wins"] == plain["attacker_wins"]
    assert named["attacker_left"][0][0] == {"christian_army": 2, "el_cid_christian": 1}
    assert named["attacker_left"][-1][0] == {}
