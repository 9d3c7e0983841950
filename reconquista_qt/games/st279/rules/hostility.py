"""Who is whose enemy, who may attack whom, who stands together.

Owners are sets of bits here: bit `o` for owner `o`.

Rules: 3.7/A23, 3.3/foreign, 5.1/D3, 5.1/D20, 9.0/D8, 8.1/rebels, 8.1/E8.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from reconquista_qt.engine.record import record

from .names import (
    CHRISTIAN,
    FRANCE,
    KINGDOMS,
    MUSLIM,
    MUSLIM_SIDE,
    OWNERS,
    POWER_COUNT,
    REBEL,
)

KINGDOM_BITS: Final = sum(1 << power for power in KINGDOMS)
REBEL_BITS: Final = sum(1 << (REBEL + power) for power in range(POWER_COUNT))
CHRISTIAN_REBELS: Final = KINGDOM_BITS << REBEL
MUSLIM_REBELS: Final = 1 << (REBEL + MUSLIM)
LOYAL_BITS: Final = (1 << REBEL) - 1


@record
class Relations:
    """For each owner a set of owners.

    `foes`: whose units it meets as enemies; `targets`: whom it may attack, which includes rebels
    of the other side; `friends`: whose loyal units it stands together with, itself included.
    """

    foes: tuple[int, ...]
    targets: tuple[int, ...]
    friends: tuple[int, ...]


@cache
def relations_of(war: int, french_war: int) -> Relations:
    """Return who is whose enemy, with a kingdom led by the Muslims and France at war (-1: none).

    Rules: 3.7/A23, 5.1/D3, 5.1/D20, 9.0/D8.
    """
    foes = [0] * len(OWNERS)
    friends = [0] * len(OWNERS)

    def meet(one: int, other: int) -> None:
        foes[one] |= 1 << other
        foes[other] |= 1 << one

    for power in KINGDOMS:
        if power != war:
            meet(MUSLIM, power)
        if power != war and war >= 0:
            meet(power, war)
        if french_war == CHRISTIAN:
            meet(FRANCE, power)
        for other in KINGDOMS:
            meet(power, REBEL + other)
    if french_war == MUSLIM_SIDE:
        meet(FRANCE, MUSLIM)
    meet(MUSLIM, REBEL + MUSLIM)

    allied = KINGDOM_BITS & ~(1 << war) if war >= 0 else KINGDOM_BITS
    if french_war == MUSLIM_SIDE:
        allied |= 1 << FRANCE
    for owner in range(REBEL):
        friends[owner] = allied if allied >> owner & 1 else 1 << owner
    for power in range(POWER_COUNT):
        friends[REBEL + power] = MUSLIM_REBELS if power == MUSLIM else CHRISTIAN_REBELS

    targets = list(foes)
    targets[MUSLIM] |= CHRISTIAN_REBELS
    for power in KINGDOMS:
        targets[power] |= MUSLIM_REBELS
    if french_war == CHRISTIAN:
        targets[FRANCE] |= CHRISTIAN_REBELS
    elif french_war == MUSLIM_SIDE:
        targets[FRANCE] |= MUSLIM_REBELS
    return Relations(tuple(foes), tuple(targets), tuple(friends))


def side_of(owner: int, french_war: int = -1) -> int:
    """Return the side an owner belongs to by birth; France that of its runner, or none (-1)."""
    power = owner % REBEL
    if power == FRANCE:
        return 1 - french_war if french_war >= 0 else -1
    return MUSLIM_SIDE if power == MUSLIM else CHRISTIAN
