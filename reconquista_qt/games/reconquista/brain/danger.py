"""How easily a place of ours would fall to the reaction: exact odds against its usual forces."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from reconquista_qt.games.reconquista.odds.battle import fight
from reconquista_qt.games.reconquista.odds.siege import BEATEN_OFF, BOTH_DESTROYED, besiege
from reconquista_qt.games.reconquista.rules.battle import DEFENDER_WON
from reconquista_qt.games.reconquista.rules.forces import ARMIES, MUSLIM_ARMY, ORDERS, Force, size
from reconquista_qt.games.reconquista.rules.state import EVEN_TOTAL

USUAL: Final = (1, 2, 2, 3, 4, 5)  # armies of a column; those picked up on the way included


@lru_cache(maxsize=50_000)
def danger(city: int, fortress: bool, mountain: bool, units: Force) -> float:
    """Return the chance that a place falls when a usual column of the reaction comes.

    Rules: phase5/battle, phase5/siege-left, phase4/battle-trigger, phase4/G8, phase6/storm.
    """
    found = {count: falls(city, fortress, mountain, units, count) for count in {*USUAL}}
    return sum([found[count] for count in USUAL]) / len(USUAL)


def falls(city: int, fortress: bool, mountain: bool, units: Force, count: int) -> float:
    """Return the chance that a place falls to a number of armies."""
    walled = bool(city) or fortress
    column = count * MUSLIM_ARMY
    if walled and not (size(units) > 1 and units & (ARMIES | ORDERS)):
        return storm(city, fortress, units, count)
    if not units:
        return 1.0
    lost = 0.0
    for chance, outcome, left, held in fight(column, units, mountain, walled):
        if outcome == DEFENDER_WON:
            continue
        lost += chance * (storm(city, fortress, held, size(left)) if walled and held else 1.0)
    return lost


@lru_cache(maxsize=16_384)
def storm(city: int, fortress: bool, units: Force, count: int) -> float:
    """Return the chance that a siege by a column takes the place (ruling M15: no more than due)."""
    due = min(count, size(units) + bool(city) + fortress)
    if not due:
        return 1.0
    return sum(
        chance
        for chance, end, _, _ in besiege(due * MUSLIM_ARMY, units, city, fortress, EVEN_TOTAL)
        if end not in (BEATEN_OFF, BOTH_DESTROYED)
    )
