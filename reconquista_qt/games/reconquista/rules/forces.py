"""Forces: how many units of each kind stand together, packed into one integer.

A force has 16 bits for each kind of unit, the kinds standing in the order in which their side
rolls its dice and loses its units. Adding and taking away units is adding and subtracting forces,
``force & MASK`` asks whether units of some kinds are there, and a force can be a dictionary key.

Rules: counters/army, counters/garrison, definitions/A13, definitions/A14.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from .names import CHRISTIAN, FRENCH, MUSLIM, RAIDER, REBEL, SIDES

Force = int

UNITS: Final = (
    "mercenary", "crusader", "muslim_mercenary", "christian_garrison", "muslim_garrison", "rebel",
    "military_order", "christian_army", "muslim_army", "french", "raider",
    "el_cid_christian", "el_cid_muslim",
)  # fmt: skip
BITS: Final = 16
MANY: Final = 999  # the most of one kind that a position read from outside may hold
_KIND: Final = (1 << BITS) - 1
_LENT: Final = sum(1 << (BITS * index + BITS - 1) for index in range(len(UNITS)))

ONE: Final = {name: 1 << (BITS * index) for index, name in enumerate(UNITS)}
MASK: Final = {name: _KIND << (BITS * index) for index, name in enumerate(UNITS)}

MERCENARY: Final = ONE["mercenary"]
CRUSADER: Final = ONE["crusader"]
MUSLIM_MERCENARY: Final = ONE["muslim_mercenary"]
CHRISTIAN_GARRISON: Final = ONE["christian_garrison"]
MUSLIM_GARRISON: Final = ONE["muslim_garrison"]
REBELS: Final = ONE["rebel"]
MILITARY_ORDER: Final = ONE["military_order"]
CHRISTIAN_ARMY: Final = ONE["christian_army"]
MUSLIM_ARMY: Final = ONE["muslim_army"]
FRENCH_ARMY: Final = ONE["french"]
RAIDERS: Final = ONE["raider"]
CID_CHRISTIAN: Final = ONE["el_cid_christian"]
CID_MUSLIM: Final = ONE["el_cid_muslim"]


def _mask(*names: str) -> int:
    return sum(MASK[name] for name in names)


CID: Final = _mask("el_cid_christian", "el_cid_muslim")
GARRISONS: Final = _mask("christian_garrison", "muslim_garrison")
NEUTRALS: Final = _mask("mercenary", "crusader", "muslim_mercenary", "french", "raider")
ARMIES: Final = _mask("christian_army", "muslim_army") + NEUTRALS
ORDERS: Final = MASK["military_order"]
REBEL_UNITS: Final = MASK["rebel"]
FIGHTING: Final = _mask(*UNITS[:11])  # every kind but El Cid

SIDE_MASK: Final = (
    0,
    _mask("mercenary", "crusader", "christian_garrison", "military_order", "christian_army")
    + MASK["el_cid_christian"],
    _mask("muslim_mercenary", "muslim_garrison", "muslim_army", "el_cid_muslim"),
    REBEL_UNITS,
    MASK["french"],
    MASK["raider"],
)
CHRISTIAN_UNITS: Final = SIDE_MASK[CHRISTIAN] & FIGHTING
MUSLIM_UNITS: Final = SIDE_MASK[MUSLIM] & FIGHTING
# Who makes a city or a building Christian work: an Order alone does not (ruling E5).
CHRISTIAN_BUILDERS: Final = CHRISTIAN_UNITS & (ARMIES | GARRISONS)

OWN_ARMY: Final = {MUSLIM: MUSLIM_ARMY, FRENCH: FRENCH_ARMY, RAIDER: RAIDERS}


@cache
def side_of(force: Force) -> int:
    """Return the side a force belongs to, 0 where it is empty."""
    for side in (CHRISTIAN, MUSLIM, REBEL, FRENCH, RAIDER):
        if force & SIDE_MASK[side]:
            return side
    return 0


SIDE_OF: Final = {name: SIDES[side_of(ONE[name])] for name in UNITS}


@cache
def size(force: Force) -> int:
    """Return how many units a force has; El Cid is none (ruling A14)."""
    return sum((force >> (BITS * index)) & _KIND for index in range(11))


@cache
def unpack(force: Force) -> dict[str, int]:
    """Return the units of a force by name, none with a count of zero; not to be changed."""
    counts = ((name, (force >> (BITS * index)) & _KIND) for index, name in enumerate(UNITS))
    return {name: count for name, count in counts if count}


def pack(units: Mapping[str, int]) -> Force:
    """Return the force of some units by name."""
    return sum(ONE[name] * count for name, count in units.items())


@cache
def kinds(force: Force) -> tuple[str, ...]:
    """Return the kind of every single unit, in the order in which a side rolls; no El Cid."""
    return tuple(
        name for name, count in unpack(force).items() for _ in range(count) if ONE[name] & FIGHTING
    )


def contains(force: Force, part: Force) -> bool:
    """Whether every unit of `part` is in `force`."""
    # The highest bit of a kind is never used; lent to the force, it is there as long as no kind
    # has to borrow from the next.
    return ((force | _LENT) - part) & _LENT == _LENT


@cache
def smaller(force: Force, other: Force) -> Force:
    """Return what two forces have in common, kind by kind."""
    return sum(
        min((force >> shift) & _KIND, (other >> shift) & _KIND) << shift
        for shift in range(0, BITS * len(UNITS), BITS)
    )


@cache
def without(force: Force, losses: int) -> Force:
    """Return a force after `losses`: mercenaries, garrisons and rebels, orders, armies, El Cid.

    Rules: phase4/casualties, phase4/H2, phase2/D9, phase2/mercenaries, phase2/crusade.
    """
    for shift in range(0, BITS * 11, BITS):
        if losses <= 0:
            break
        taken = min((force >> shift) & _KIND, losses)
        force -= taken << shift
        losses -= taken
    return force if force & FIGHTING else 0


FAMINE_ORDER: Final = (
    "christian_army", "muslim_army", "christian_garrison", "muslim_garrison", "military_order",
    "mercenary", "crusader", "muslim_mercenary", "rebel", "french", "raider",
)  # fmt: skip


def starved(force: Force, losses: int) -> Force:
    """Return a force after famine: armies first, then garrisons, orders, anything else.

    Rules: phase2/famine, phase2/D11.
    """
    for name in FAMINE_ORDER:
        taken = min(unpack(force).get(name, 0), losses)
        force -= taken * ONE[name]
        losses -= taken
    return force if force & FIGHTING else 0


@cache
def armies_first(force: Force, count: int) -> Force:
    """Return `count` armies out of a force, real armies before mercenaries (ruling M12)."""
    part = 0
    for name in ("muslim_army", "french", "raider", "muslim_mercenary"):
        taken = min(unpack(force).get(name, 0), count)
        part += taken * ONE[name]
        count -= taken
    return part
