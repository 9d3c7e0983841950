"""The units of the campaigning power, one by one: what each has done, and how far it can still go.

A unit is (kind, MP left, flags). Its printed MP count down; the point that a King adds is lent to
it as long as it has made all its moves with him (`STRAYED` says that it has not).

Rules: 12.0/cost, 7.0/march, 7.0/F8, 12.0/I35.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from .data import Board
from .forces import MASK, Force, counts, force_of, singles, size
from .names import KING, REBEL
from .state import State, Unit

ENTERED: Final = 1  # it came into this area this turn
STOPPED: Final = 2  # it does not move any more
FOUGHT: Final = 4
BESIEGED: Final = 8
INSIDE: Final = 16  # it went into a city: it does not leave it in this campaign
STRAYED: Final = 32  # it has moved without the King
MOUNTAIN: Final = 64  # it crossed a mountain border to come into this area
PILLAGED: Final = 128  # it set out to pillage in this area
ACTED: Final = 256  # it has done something: no longer fresh
SORTIED: Final = 512  # it left a city beside enemies
MARCH_SHIFT: Final = 12  # from here on the number of its Forced March, 0 for none
MARCH_MASK: Final = ~0 << MARCH_SHIFT

LOCAL: Final = ENTERED | MOUNTAIN | PILLAGED | SORTIED  # forgotten when it leaves an area
RESTING: Final = STOPPED | FOUGHT | BESIEGED


def place_of(state: State, area: int, *, inside: bool) -> int:
    """Return the number of a place: an area's field or its city."""
    return area + state.board.area_count if inside else area


def sea_place(state: State, sea: int) -> int:
    """Return the number of a sea as a place."""
    return sea + 2 * state.board.area_count


@lru_cache(maxsize=4096)
def fresh_units(board: Board, force: Force) -> tuple[Unit, ...]:
    """Return the units of a force, one by one, that have done nothing yet."""
    return tuple((kind, board.mp[kind], 0) for kind in singles(force))


def units_at(state: State, area: int, *, inside: bool) -> list[Unit]:
    """Return the campaigning power's units in an area's field or city, one by one."""
    power = state.campaign
    for whose, force in (state.city if inside else state.field)[area]:  # noqa: B007
        if whose == power:
            break
    else:
        return []
    place = area + state.board.area_count if inside else area
    worn: tuple[Unit, ...] | None = state.worn.get(place)
    if worn is None:
        return list(fresh_units(state.board, force))
    return with_fresh(state.board, force, worn)


def with_fresh(board: Board, force: Force, worn: tuple[Unit, ...]) -> list[Unit]:
    """Return the units of a force, one by one: those that have done something, then the others."""
    units = list(worn)
    if len(units) == size(force):
        return units
    for kind, count in counts(force):
        fresh = count
        for unit in worn:
            if unit[0] == kind:
                fresh -= 1
        if fresh:
            units += [(kind, board.mp[kind], 0)] * fresh
    return units


class Mobile:
    """The units of a force that may still move; `marching`: whether any is on a forced march.

    Each is remembered by what it is, so that what follows from it can be.
    """

    __slots__ = ("units", "king", "marching")

    def __init__(self, units: tuple[Unit, ...], king: Unit | None, marching: bool) -> None:
        self.units = units
        self.king = king
        self.marching = marching


@lru_cache(maxsize=1 << 15)
def mobile_units(board: Board, force: Force, worn: tuple[Unit, ...]) -> Mobile:
    """Return the units of a force that may still move (rules: 5.0/steps, 12.0/stop)."""
    units = tuple(unit for unit in with_fresh(board, force, worn) if not unit[2] & RESTING)
    kings = [unit for unit in units if unit[0] == KING]
    marching = any(unit[2] & MARCH_MASK for unit in units)
    return Mobile(units, kings[-1] if kings else None, marching)


class Passage(NamedTuple):
    """How units go from one place to another."""

    left: tuple[Unit, ...]  # who has done something of those that stay
    gone: tuple[Unit, ...]  # how those are that went
    beginning: int  # how many of them had done nothing before


def passage_of(worn: tuple[Unit, ...], chosen: list[Unit], after: list[Unit]) -> Passage:
    """Return how some units go, `after` being how they are then."""
    left = list(worn)
    beginning = 0
    for unit in chosen:
        if unit in left:
            left.remove(unit)
        if not unit[2] & ACTED:
            beginning += 1
    return Passage(tuple(sorted(left)), tuple(sorted(after)), beginning)


@lru_cache(maxsize=1 << 15)
def going(
    board: Board, force: Force, worn: tuple[Unit, ...], wanted: Force, barred: int, kept: int,
    marks: int,
) -> Passage | None:  # fmt: skip
    """Return how units go for no points, None where too few without the flags `barred` are there.

    They keep the flags `kept` of theirs, and `marks` are added.
    """
    units = with_fresh(board, force, worn)
    chosen = pick(units, wanted, (lambda unit: not unit[2] & barred) if barred else None)
    if chosen is None:
        return None
    after = [(kind, mp, flags & kept | marks) for kind, mp, flags in chosen]
    return passage_of(worn, chosen, after)


def pass_on(state: State, source: int, target: int, passage: Passage) -> None:
    """Take what is known of units from one place to another, and count those that begin to act."""
    if state.half >= 0:
        state.half -= passage.beginning
    worn = state.worn
    if passage.left:
        worn[source] = passage.left
    else:
        worn.pop(source, None)
    there = worn.get(target)
    worn[target] = tuple(sorted(there + passage.gone)) if there else passage.gone


def pick(
    units: Sequence[Unit], wanted: Force, able: Callable[[Unit], bool] | None = None
) -> list[Unit] | None:
    """Return units of a force, of equal ones that with the least MP first; None if too few.

    Rules: 12.0/I35.
    """
    chosen: list[Unit] = []
    for kind, count in counts(wanted):
        same = [unit for unit in units if unit[0] == kind and (able is None or able(unit))]
        if len(same) < count:
            return None
        if len(same) > 1:
            same.sort(key=_least_first)
            del same[count:]
        chosen += same
    return chosen


def _least_first(unit: Unit) -> tuple[int, int]:
    return unit[1], -unit[2]


def put(state: State, place: int, units: list[Unit]) -> None:
    """Set what is known of the units at a place that have done something."""
    if units:
        if len(units) > 1:
            units.sort()
        state.worn[place] = tuple(units)
    else:
        state.worn.pop(place, None)


def change(state: State, place: int, before: list[Unit], after: list[Unit]) -> None:
    """Note what units at a place have done."""
    worn = list(state.worn.get(place, ()))
    for unit in before:
        if unit in worn:
            worn.remove(unit)
    worn += after
    put(state, place, worn)


def carry(state: State, source: int, target: int, before: list[Unit], after: list[Unit]) -> None:
    """Take what is known of units from one place to another."""
    if source in state.worn:
        change(state, source, before, [])
    put(state, target, [*state.worn.get(target, ()), *after])


def forget(state: State, place: int, lost: Force, force: Force, doing: int) -> None:
    """Take lost units out of what is known; of equal ones those that were doing it go first.

    `force` is what stood there before, `doing` the flag of those who take part.
    """
    worn = state.worn.get(place)
    if not worn:
        return
    left = list(worn)
    for kind, count in counts(lost):
        same = [unit for unit in left if unit[0] == kind]
        fresh = sum(n for k, n in counts(force & MASK[kind]) if k == kind) - len(same)
        same.sort(key=lambda unit: (not unit[2] & doing, unit[1]))
        # Fresh ones go last, after those who have done something.
        for unit in same[: min(count, len(same))]:
            left.remove(unit)
        assert fresh >= 0
    put(state, place, left)


def lent(units: Iterable[Unit]) -> bool:
    """Whether a King is among some units."""
    return any(unit[0] == KING for unit in units)


def begin_acting(state: State, units: list[Unit]) -> None:
    """Count units that begin to act against the half that may (rules: 5.1/D4)."""
    if state.half >= 0:
        state.half -= sum(not unit[2] & ACTED for unit in units)


def may_begin(state: State, units: list[Unit]) -> bool:
    """Whether so many units may begin to act (rules: 5.1/D4)."""
    return state.half < 0 or sum(not unit[2] & ACTED for unit in units) <= state.half


def must_keep(state: State, area: int, leaving: Force) -> bool:
    """Whether an area would be left empty that must keep a unit (rules: 5.1/D4)."""
    if area not in state.keep:
        return False
    power = state.campaign
    there = force_of(state.field[area], power) + force_of(state.city[area], power)
    return there == leaving


def is_tracked(state: State, owner: int) -> bool:
    """Whether what an owner's units have done is kept: those of the campaigning power."""
    return owner < REBEL and owner == state.campaign
