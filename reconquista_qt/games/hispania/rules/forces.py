"""Forces: how many units of each kind stand together, packed into one integer.

A force has eight bits for each kind of unit, in the order of the units table, which is also the
order in which a side rolls its dice. Adding and taking away units is adding and subtracting.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import Final

from .names import UNIT_COUNT, UNITS

Force = int

BITS: Final = 8
MANY: Final = 99  # the most of one kind that a position read from outside may hold
ONE_KIND: Final = (1 << BITS) - 1
MOST_SIZES: Final = 1 << 16
_BYTES: Final = UNIT_COUNT * BITS // 8

ONE: Final = tuple(1 << (BITS * kind) for kind in range(UNIT_COUNT))
MASK: Final = tuple(ONE_KIND << (BITS * kind) for kind in range(UNIT_COUNT))
_EACH: Final = sum(ONE)
_UPPERMOST: Final = _EACH << (BITS - 1)
_ONE_BY_NAME: Final = dict(zip(UNITS, ONE, strict=True))


def mask_of(kinds: Iterable[int]) -> Force:
    """Return the mask of some kinds of unit."""
    return sum(MASK[kind] for kind in kinds)


def count(force: Force, kind: int) -> int:
    """Return how many units of a kind a force has."""
    return (force >> (BITS * kind)) & ONE_KIND


@lru_cache(maxsize=1 << 16)
def size(force: Force) -> int:
    """Return how many units a force has, of whatever kind."""
    return sum(force.to_bytes(_BYTES, "little"))


class Sizes(dict[Force, int]):
    """How many units of some kinds forces have, by force: what was asked for once is there."""

    def __init__(self, mask: Force) -> None:
        super().__init__()
        self._mask = mask

    def __missing__(self, force: Force) -> int:
        """Count the units of a force that has not been asked for yet."""
        if len(self) >= MOST_SIZES:
            self.clear()
        number = self[force] = size(force & self._mask)
        return number


@lru_cache(maxsize=1 << 16)
def parts(force: Force) -> tuple[tuple[int, int], ...]:
    """Return (kind, how many) of the kinds that are there, in the order of the table."""
    counts = enumerate(force.to_bytes(_BYTES, "little"))
    return tuple((kind, number) for kind, number in counts if number)


@lru_cache(maxsize=1 << 16)
def unpack(force: Force) -> dict[str, int]:
    """Return the units of a force by name, none with a count of zero; not to be changed."""
    return {UNITS[kind]: number for kind, number in parts(force)}


def pack(units: Mapping[str, int]) -> Force:
    """Return the force of some units by name."""
    return sum(_ONE_BY_NAME[name] * number for name, number in units.items())


@cache
def single(kind: int, number: int = 1) -> Force:
    """Return a force of one kind."""
    return ONE[kind] * number


def contains(force: Force, part: Force) -> bool:
    """Whether every unit of `part` is in `force`."""
    while part:
        if (part & ONE_KIND) > (force & ONE_KIND):
            return False
        part >>= BITS
        force >>= BITS
    return True


def more_than(force: Force, other: Force) -> Force:
    """Return a mark at each kind of which a force has more than another.

    No count needs the uppermost bit of a kind: it is lent, and given back where there are fewer.
    """
    return (force | _UPPERMOST) - other - _EACH & _UPPERMOST


@lru_cache(maxsize=1 << 16)
def shared(force: Force, other: Force) -> Force:
    """Return what two forces have in common, kind by kind."""
    return sum(ONE[kind] * min(number, count(other, kind)) for kind, number in parts(force))
