"""Where a power's units can be taken by redistribution, kept from one look to the next.

Rules: 5.0/redistribution, 12.0/I25, 5.0/no-way.

From one action to the next few areas change, and what is true of an area here depends on that area
alone. So a look remembers the position it was made from; the next one works out anew only the areas
that are different. What a look tells never changes once it is made: clones of a state share it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import compress
from operator import ne
from typing import TYPE_CHECKING, Final, NamedTuple

from .barred import refuse_entry
from .control import enemies_in_city, enemies_in_field, foes_in, leader_clash, room
from .data import Board
from .forces import MASK, Force, Stacks, force_of
from .hostility import side_of
from .names import FRANCE, KING, REBEL
from .state import State

if TYPE_CHECKING:
    from .end import Block

Facts = Sequence[list[Stacks] | list[int] | list[bool]]  # of a position, area by area
Way = tuple[int, bool]  # an area, and whether inside its city
# How often a unit that goes somewhere by chance halts on its way, and how far it goes at most.
HALTS: Final = 0.25
MOST_STEPS: Final = 24


def land_friends(state: State, power: int) -> int:
    """Return whose areas a power's units can be redistributed to, as bits.

    A kingdom's to those of any kingdom, those of France to its own.

    Rules: 12.0/I25.
    """
    return state.relations.friends[power] & ~(1 << FRANCE) if power != FRANCE else 1 << FRANCE


class Spot(NamedTuple):
    """What an area is to a power."""

    open: bool  # a field to go to, and a way
    city_open: bool  # a city of friends without enemies
    targets: tuple[Way, ...]  # what there has room for a unit
    forces: tuple[tuple[bool, Force], ...]  # whether in the city, and who can leave from there
    leaders: Force  # the leaders and Kings of its side that are there


def spot_of(state: State, power: int, area: int) -> Spot:
    """Return what an area is to a power.

    Rules: 5.0/redistribution, 12.0/I25, 5.0/no-way, 3.2/A13.
    """
    friends = land_friends(state, power)
    is_open = is_open_to(state, power, area, friends)
    city_open = is_city_open_to(state, power, area, friends)
    targets: tuple[Way, ...] = ()
    if is_open and room(state, area, power) > 0:
        inside = city_open and state.board.has_city[area]
        targets = ((area, False), (area, True)) if inside else ((area, False),)
    forces = []
    if force := force_of(state.field[area], power):
        forces.append((False, force))
    force = force_of(state.city[area], power)
    if force and not enemies_in_field(state, area, power):
        forces.append((True, force))
    leaders = 0
    wanted = state.board.leader_mask | MASK[KING]
    for stacks in (state.field[area], state.city[area]):
        for whose, force in stacks:
            if force & wanted and whose < REBEL:
                side = side_of(power, state.french_war)
                if side_of(whose, state.french_war) == side:
                    leaders |= force & wanted
    return Spot(is_open, city_open, targets, tuple(forces), leaders)


def is_city_open_to(state: State, power: int, area: int, friends: int) -> bool:
    """Whether a city is one of friends (bits) and no enemy is in it."""
    mine = bool(friends >> state.controller[area] & 1)
    return mine and not enemies_in_city(state, area, power)


def is_open_to(state: State, power: int, area: int, friends: int) -> bool:
    """Whether a power's units can be taken to an area's field, and through it."""
    field = state.field[area]
    mine = friends >> state.controller[area] & 1
    if field:
        foes = foes_in(state, area, power) if state.provoked else state.relations.foes[power]
        own = met = 0
        for owner, _ in field:
            own |= friends >> owner & 1
            met |= foes >> owner & 1
        if not (own and mine if met else own or mine):
            return False
    elif not mine:
        return False
    if (
        power != FRANCE
        and state.war < 0
        and state.controller[area] != FRANCE
        and not state.board.box[area]
    ):
        return True  # what mostly lets in, seen before all that could bar the way
    return refuse_entry(state, power, area) is None


def stroll(
    state: State, power: int, origin: int, unit: Force, friends: int, chance: Callable[[], float]
) -> int:
    """Return where a unit halts that goes through open areas in any direction, -1 for nowhere.

    It halts by chance, where there is room for it, and in the end nowhere.
    """
    board, field, controller = state.board, state.field, state.controller
    borders, box = board.borders, board.box
    # Where nobody stands, an area of friends is open and no other one.
    simple = power != FRANCE and state.war < 0
    led = unit & (board.leader_mask | MASK[KING])  # nobody else is ever in a leader's way
    foes = state.relations.foes[power] if not state.provoked else -1
    here, before = origin, -1
    for _ in range(MOST_STEPS):
        around = borders[here]
        count = len(around)
        first = int(chance() * count)
        for number in range(first - count, first):
            area = around[number][0]
            if area == before:
                continue
            holder = controller[area]
            if simple and foes >= 0 and holder != FRANCE and not box[area]:
                # As in `is_open_to`, which is not called for each step.
                own = met = 0
                for owner, _ in field[area]:
                    own |= friends >> owner & 1
                    met |= foes >> owner & 1
                mine = friends >> holder & 1
                if not (own and mine if met else own or mine):
                    continue
            elif not is_open_to(state, power, area, friends):
                continue
            here, before = area, here
            break
        else:  # a dead end: back again
            if before < 0 or not is_open_to(state, power, before, friends):
                return -1
            here, before = before, here
        if (
            chance() < HALTS
            and here != origin
            and room(state, here, power) > 0
            and not (led and leader_clash(state, here, power, unit))
        ):
            return here
    return -1


class Pieces:
    """The pieces of connected land among open areas, and which can be come to from where."""

    __slots__ = ("of", "_reach")

    def __init__(self, board: Board, is_open: Sequence[bool]) -> None:
        self.of = [-1] * board.area_count
        self._reach: list[int | None] = [None] * board.area_count
        number = 0
        for start in range(board.area_count):
            if self.of[start] >= 0 or not is_open[start]:
                continue
            todo = [start]
            while todo:
                area = todo.pop()
                if self.of[area] >= 0:
                    continue
                self.of[area] = number
                todo += [other for other, _ in board.borders[area] if is_open[other]]
            number += 1

    def reach(self, board: Board, origin: int) -> int:
        """Return the pieces that can be come to from an area, as bits."""
        found = self._reach[origin]
        if found is None:
            found = 0
            for area in (origin, *(other for other, _ in board.borders[origin])):
                if self.of[area] >= 0:
                    found |= 1 << self.of[area]
            self._reach[origin] = found
        return found


class Targets(NamedTuple):
    """Places with room in some pieces of land; where those of each area begin."""

    ways: list[Way]
    start: dict[int, int]


class Ground:
    """Where a power's units stand and can go, and the position that this was seen in."""

    __slots__ = ("context", "facts", "spots", "pieces", "movable", "kept", "_targets")

    def __init__(self, state: State, power: int, before: Ground | None) -> None:
        board = state.board
        self.context = _context(state, power)
        # All that the spots depend on.
        facts = (state.field[:], state.city[:], state.controller[:], state.population[:])
        self.facts = facts
        self._targets: dict[int, Targets] = {}  # by the pieces that can be come to
        # What was made of this ground for a place, (area, whether its city), and some units there.
        self.kept: dict[tuple[int, bool], tuple[Force, list[Block]]] = {}
        if before is None or before.context != self.context:
            self.spots = [spot_of(state, power, area) for area in range(board.area_count)]
            self.pieces = Pieces(board, [spot.open for spot in self.spots])
        else:
            self.spots = before.spots[:]
            self.pieces = before.pieces
            again = same_targets = same_leaders = True
            changed = different(before.facts, facts)
            for area in changed:
                old = before.spots[area]
                new = self.spots[area] = spot_of(state, power, area)
                again = again and new.open == old.open
                same_targets = same_targets and new.targets == old.targets
                same_leaders = same_leaders and new.leaders == old.leaders
            if not again:
                self.pieces = Pieces(board, [spot.open for spot in self.spots])
            elif same_targets:
                self._targets = before._targets
                if same_leaders:
                    self.kept = before.kept.copy()
                    for area in changed:
                        self.kept.pop((area, False), None)
                        self.kept.pop((area, True), None)
        self.movable = [
            (area, from_city, force)
            for area, spot in enumerate(self.spots)
            if spot.forces
            for from_city, force in spot.forces
        ]

    def is_of(self, state: State, power: int) -> bool:
        """Whether nothing has changed since."""
        field, city, controller, population = self.facts
        return (
            field == state.field
            and city == state.city
            and controller == state.controller
            and population == state.population
            and self.context == _context(state, power)
        )

    def clashing(self, leader: Force, leaders: Force) -> frozenset[int]:
        """Return the areas where a leader, or a King, would stand with one whom it may not.

        `leaders` are the kinds that count as leaders.

        Rules: 7.1/F5, 7.3/F5.
        """
        wanted = MASK[KING] if leader & leaders else leaders
        return frozenset([area for area, spot in enumerate(self.spots) if spot.leaders & wanted])

    def targets(self, pieces: int) -> Targets:
        """Return the places with room in some pieces (bits) of land."""
        found = self._targets.get(pieces)
        if found is None:
            found = Targets([], {})
            number = self.pieces.of
            for area, spot in enumerate(self.spots):
                if spot.targets and pieces >> number[area] & 1:
                    found.start[area] = len(found.ways)
                    found.ways.extend(spot.targets)
            self._targets[pieces] = found
        return found


def _context(state: State, power: int) -> tuple[object, ...]:
    return (power, state.relations, state.war, state.french_war, state.provoked, state.board)


def different(before: Facts, now: Facts) -> set[int]:
    """Return the areas in which any of some lists, one entry for each area, differ."""
    found: set[int] = set()
    for old, new in zip(before, now, strict=True):
        if old != new:
            found.update(compress(range(len(new)), map(ne, old, new)))
    return found


def ground_of(state: State, power: int) -> Ground:
    """Return where a power's units stand and can go."""
    before = state.memo.grounds[power]
    if before is not None and before.is_of(state, power):
        return before
    ground = Ground(state, power, before)
    grounds = state.memo.grounds
    state.memo.grounds = (*grounds[:power], ground, *grounds[power + 1 :])
    return ground
