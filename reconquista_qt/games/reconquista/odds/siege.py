"""The exact odds of a siege; a tie takes a unit of each side, and the dice fall again."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from reconquista_qt.engine.data import Data
from reconquista_qt.games.reconquista.rules.forces import (
    FIGHTING,
    Force,
    pack,
    side_of,
    unpack,
    without,
)
from reconquista_qt.games.reconquista.rules.names import CHRISTIAN, MUSLIM
from reconquista_qt.games.reconquista.rules.phase6_sieges import gives_up, strengths
from reconquista_qt.games.reconquista.rules.state import EVEN_TOTAL

from .battle import with_cid

TAKEN, RAZED, SURRENDERED, BEATEN_OFF, BOTH_DESTROYED = (
    "taken", "razed", "surrendered", "beaten_off", "both_destroyed",
)  # fmt: skip
FACES = range(1, 7)
ROLLS = len(FACES) ** 2
Outcome = tuple[float, str, Force, Force]


@lru_cache(maxsize=1024)
def roll_chances(attack: int, defence: int, even_result: str) -> tuple[float, float, float, float]:
    """Return the chances of one roll: storm, storm on an even result, beaten off, tie.

    Rules: phase6/storm, phase6/beaten-off, phase6/tie, phase6/Z4.
    """
    storm = even = beaten = 0
    for mine in FACES:
        for theirs in FACES:
            total = mine + attack
            if total > theirs + defence:
                storm += 1
                even += (total if even_result == EVEN_TOTAL else mine) % 2 == 0
            elif total < theirs + defence:
                beaten += 1
    return storm / ROLLS, even / ROLLS, beaten / ROLLS, (ROLLS - storm - beaten) / ROLLS


@lru_cache(maxsize=16384)
def besiege(
    besiegers: Force, defenders: Force, religion: int, fortress: bool, even_result: str
) -> tuple[Outcome, ...]:
    """Return every end of a siege: its chance, how it ended, what is left of both sides.

    `religion` is the city's (0: a lone fortress). An end is taken (the city stands), razed,
    surrendered, beaten_off (also where the last besieger fell) or both_destroyed.

    Rules: phase6/besieger, phase6/defender, phase6/fortress, phase6/storm, phase6/beaten-off,
    phase6/tie, phase6/Z2, phase6/Z3, phase6/Z4, phase6/Z5, phase6/Z7, phase6/Z8, phase6/Z9,
    phase6/Z10, phase6/Z12.
    """
    side = side_of(besiegers & FIGHTING)  # whomever a question lets El Cid ride with
    ends: list[Outcome] = []
    chance = 1.0
    while True:
        rolled = strengths(besiegers, defenders, bool(religion), fortress)
        storm, even, beaten, tied = roll_chances(*rolled, even_result)
        if not religion:
            even = 0.0
        left, held = without(besiegers, 1), without(defenders, 1)
        ends += [
            (chance * (storm - even), TAKEN, besiegers, 0),
            (chance * even, RAZED, besiegers, 0),
            (chance * beaten, BEATEN_OFF, left, defenders),
        ]
        chance *= tied
        if not left:
            # The last besieger fell in a tie: with the last defender, or before a bare place.
            ends.append((chance, BEATEN_OFF if held else BOTH_DESTROYED, 0, held))
        elif not defenders or (not held and gives_up(side, religion)):
            ends.append((chance, SURRENDERED, left, 0))
        elif chance:
            besiegers, defenders = left, held
            continue
        return tuple(end for end in ends if end[0])


def siege_odds(
    besieger: Mapping[str, int],
    defender: Mapping[str, int],
    city: bool,
    fortress: bool,
    cid: bool,
    same_religion: bool,
    even_result: str = EVEN_TOTAL,
) -> Data:
    """Return the chances of a siege in the words of the protocol; the besieger is not empty.

    Rules: phase6/storm, phase6/tie, phase2/D16, phase6/Z8.
    """
    plain = pack(besieger)
    force = with_cid(plain) if cid else plain
    side = side_of(plain & FIGHTING)
    if not city:
        religion = 0
    elif same_religion and side in (CHRISTIAN, MUSLIM):
        religion = side
    else:
        religion = MUSLIM if side == CHRISTIAN else CHRISTIAN
    odds = dict.fromkeys((TAKEN, RAZED, SURRENDERED, BEATEN_OFF, BOTH_DESTROYED), 0.0)
    left_over: dict[Force, float] = {}
    for chance, end, left, _ in besiege(force, pack(defender), religion, fortress, even_result):
        odds[end] += chance
        if force != plain and left:
            left -= force - plain
        left_over[left] = left_over.get(left, 0.0) + chance
    odds[TAKEN] += odds[RAZED]
    ranked = sorted(left_over.items(), reverse=True)
    return {**odds, "besieger_left": [[dict(unpack(left)), chance] for left, chance in ranked]}
