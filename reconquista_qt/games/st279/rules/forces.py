"""Forces and stacks: how many units of each kind stand together, and whose they are.

A *force* is one integer with eight bits for each kind of unit, in the order of `names.UNITS`.
*Stacks* are a tuple of (owner, force), in the order of owners, none of them empty: all that stands
in an area's field, or inside its city. Both are immutable, so clones share them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import Final

from .names import LAND_KINDS, UNIT_INDEX, UNITS

Force = int
Stacks = tuple[tuple[int, Force], ...]

BITS: Final = 8
MANY: Final = 99  # the most of one kind that data from outside may name
KIND_MASK: Final = (1 << BITS) - 1
ONE: Final = tuple(1 << (BITS * kind) for kind in range(len(UNITS)))
MASK: Final = tuple(KIND_MASK << (BITS * kind) for kind in range(len(UNITS)))
_LENT: Final = sum(one << (BITS - 1) for one in ONE)
LAND: Final = sum(MASK[kind] for kind in LAND_KINDS)


@cache
def size(force: Force) -> int:
    """Return how many units a force has."""
    count = 0
    while force:
        count += force & KIND_MASK
        force >>= BITS
    return count


@cache
def counts(force: Force) -> tuple[tuple[int, int], ...]:
    """Return (kind, how many) of each kind in a force, in the fixed order."""
    return tuple(
        (kind, (force >> (BITS * kind)) & KIND_MASK)
        for kind in range(len(UNITS))
        if force & MASK[kind]
    )


def count_of(force: Force, kind: int) -> int:
    """Return how many units of a kind a force has."""
    return force >> (BITS * kind) & KIND_MASK


@cache
def unpack(force: Force) -> dict[str, int]:
    """Return the units of a force by id; not to be changed."""
    return {UNITS[kind]: count for kind, count in counts(force)}


def pack(units: Mapping[str, int]) -> Force:
    """Return the force of some units by id."""
    return sum(ONE[UNIT_INDEX[name]] * count for name, count in units.items())


def of_kinds(kinds: Iterable[int]) -> Force:
    """Return the force of single units."""
    return sum(ONE[kind] for kind in kinds)


@cache
def turned(count: int, first: int) -> tuple[int, ...]:
    """Return the numbers below `count`, from `first` on and round to the one before it."""
    return (*range(first, count), *range(first))


@cache
def singles(force: Force) -> tuple[int, ...]:
    """Return the kind of every single unit of a force, in the fixed order."""
    return tuple(kind for kind, count in counts(force) for _ in range(count))


def contains(force: Force, part: Force) -> bool:
    """Whether every unit of `part` is in `force`; of no kind may there be more than 127."""
    # Each kind lends from a bit of its own, which is left where that was not needed.
    return ((force | _LENT) - part) & _LENT == _LENT


@cache
def smaller(force: Force, other: Force) -> Force:
    """Return what two forces have in common, kind by kind."""
    common = 0
    for kind, count in counts(force):
        common += min(count, (other >> (BITS * kind)) & KIND_MASK) << (BITS * kind)
    return common


@cache
def parts(force: Force, count: int) -> tuple[Force, ...]:
    """Return every force of `count` units out of a force, in a stable order."""
    if count < 0 or count > size(force):
        return ()
    found = [0]
    left_after = [size(force)]
    for kind, most in counts(force):
        grown, rest = [], []
        for part, left in zip(found, left_after, strict=True):
            need = count - size(part)
            for taken in range(min(most, need), -1, -1):
                if need - taken <= left - most:
                    grown.append(part + taken * ONE[kind])
                    rest.append(left - most)
        found, left_after = grown, rest
    return tuple(found)


def force_of(stacks: Stacks, owner: int) -> Force:
    """Return an owner's force among the stacks of one place."""
    for whose, force in stacks:
        if whose == owner:
            return force
    return 0


def with_force(stacks: Stacks, owner: int, force: Force) -> Stacks:
    """Return stacks in which an owner has just that force."""
    if not stacks:
        return ((owner, force),) if force else ()
    kept = [pair for pair in stacks if pair[0] != owner]
    if force:
        kept.append((owner, force))
        if len(kept) > 1:
            kept.sort()
    return tuple(kept)


@lru_cache(maxsize=1 << 16)
def shifted(stacks: Stacks, owner: int, change: Force) -> Stacks:
    """Return stacks in which an owner has so many units more, or fewer."""
    if not stacks:
        return ((owner, change),)
    if len(stacks) == 1:
        whose, force = stacks[0]
        if whose == owner:
            force += change
            return ((owner, force),) if force else ()
    return with_force(stacks, owner, force_of(stacks, owner) + change)


def total(stacks: Stacks) -> Force:
    """Return all units of some stacks, whoever owns them."""
    return sum(force for _, force in stacks)
