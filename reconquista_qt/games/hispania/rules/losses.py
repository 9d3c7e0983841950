"""Chapter 6.5 and 6.6: who rolls which dice, and who takes the losses. Pure functions.

A side in battle is `Side`: its units, and those of them that have taken one hit or two. Both the
battles that are played and the exact odds are made of these functions.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from .actions import HIT, KILL
from .board import BLACK, BLACK_IF_ROME, WHITE, Board
from .forces import ONE, Force, count, parts, size
from .names import CLEAR, MARSH, ROME, UNIT_COUNT

ATTACKER: Final = 0
DEFENDER: Final = 1
SIEGE: Final = 0  # the number of a siege round; melee rounds are 1 and 2


class Side(NamedTuple):
    """One side's units; `once` and `twice` are those of them with one hit and with two."""

    units: Force
    once: Force = 0
    twice: Force = 0

    @property
    def intact(self) -> Force:
        """The units that have taken no hit."""
        return self.units - self.once - self.twice


class Loss(NamedTuple):
    """A loss that a side may take: with a unit of a kind that has taken `hits` hits already."""

    kind: int
    hits: int


def remaining_hp(board: Board, loss: Loss) -> int:
    """Return how many hit points a unit has left."""
    hp: int = board.hp[loss.kind]
    return hp - loss.hits


def level(side: Side, hits: int) -> Force:
    """Return the units of a side with so many hits."""
    return (side.intact, side.once, side.twice)[hits]


def losses_among(side: Side, mask: Force, hits: tuple[int, ...]) -> tuple[Loss, ...]:
    """Return the losses that units of some kinds with so many hits may take."""
    return tuple(
        Loss(kind, number) for number in hits for kind, _ in parts(level(side, number) & mask)
    )


@lru_cache(maxsize=1 << 16)
def choices(board: Board, side: Side, by: str, difficult: bool) -> tuple[Loss, ...]:
    """Return with what a side may take a kill or a hit, in the order of the table.

    A kill goes to an intact mobile unit, then to any other that is no castle or city; a hit to a
    unit without one first, castles and cities last. Where the terrain is difficult the mounted
    come first, in clear terrain they come last (for hits).

    Rules: 6.6/kills, 6.6/damage, 6.6/mounted, 6.6/walls, 6.6/siege-order, 6/E7.
    """
    units = side.units
    mobile, mounted, works = board.mobile, board.mounted, board.works
    intact = side.intact
    if by == KILL:
        if intact & mobile:
            if difficult and intact & mounted:
                return losses_among(side, mounted, (0,))
            return losses_among(side, mobile, (0,))
        if units & (mobile | works):
            # Fewest hits first, so that the choice "damaged" means the least damaged.
            return losses_among(side, mobile, (1, 2)) + losses_among(side, works, (0, 1, 2))
        return losses_among(side, board.walls, (0, 1, 2))
    fresh_works = losses_among(side, works, (0,))
    if intact & mobile:
        if difficult:
            if intact & mounted:
                return losses_among(side, mounted, (0,))
        elif intact & mobile & ~mounted:
            return losses_among(side, mobile & ~mounted, (0,)) + fresh_works
        return losses_among(side, mobile, (0,)) + fresh_works
    if units & (mobile | works):
        if side.once & mobile:
            return losses_among(side, mobile, (1,)) + losses_among(side, works, (0, 1, 2))
        return losses_among(side, mobile, (2,)) + losses_among(side, works, (0, 1, 2))
    return losses_among(side, board.walls, (0, 1, 2))


def taken(board: Board, side: Side, loss: Loss, by: str) -> tuple[Side, bool]:
    """Return a side after it took a loss, and whether that destroyed the unit.

    Rules: 6.6/kills, 6.6/damage, 6.6/walls, 6/E2.
    """
    one = ONE[loss.kind]
    walls = bool(one & board.walls)
    if (by == KILL and not walls) or remaining_hp(board, loss) <= 1:
        return _without(side, one, loss.hits), True
    if loss.hits == 0:
        return Side(side.units, side.once + one, side.twice), False
    return Side(side.units, side.once - one, side.twice + one), False


class Toll(NamedTuple):
    """What a side has to take without a choice: (kind, by, destroyed), one after the other.

    `side` is how it stands then, and `kills` and `hits` are left: none, or its owner has a choice.
    """

    taken: tuple[tuple[int, str, bool], ...]
    side: Side
    kills: int
    hits: int


@lru_cache(maxsize=1 << 15)
def toll(board: Board, side: Side, kills: int, hits: int, difficult: bool, chooses: bool) -> Toll:
    """Return the losses that a side has to take until its owner, if he `chooses`, has a choice.

    Rules: 6.6/kills, 6.6/damage, 6.6/owner.
    """
    found: list[tuple[int, str, bool]] = []
    while kills or hits:
        by = KILL if kills else HIT
        losses = different_choices(board, side, by, difficult)
        if not losses:
            kills = hits = 0
            break
        if len(losses) > 1 and chooses:
            break
        side, destroyed = taken(board, side, losses[0], by)
        found.append((losses[0].kind, by, destroyed))
        if kills:
            kills -= 1
        else:
            hits -= 1
    return Toll(tuple(found), side, kills, hits)


@lru_cache(maxsize=1 << 14)
def different_choices(board: Board, side: Side, by: str, difficult: bool) -> tuple[Loss, ...]:
    """Return with what a side may take a loss, equal ones once.

    Rules: 6.6/kills, 6.6/damage.
    """
    kept: dict[tuple[int, bool], Loss] = {}
    for loss in choices(board, side, by, difficult):
        kept.setdefault((loss.kind, loss.hits > 0), loss)
    return tuple(kept.values())


def _without(side: Side, one: Force, hits: int) -> Side:
    if hits == 0:
        return Side(side.units - one, side.once, side.twice)
    if hits == 1:
        return Side(side.units - one, side.once - one, side.twice)
    return Side(side.units - one, side.once, side.twice - one)


# -- dice ------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def melee_colours(board: Board, nation: int, turn: int, terrain: int, role: int) -> tuple[int, ...]:
    """Return the colour of each kind's die in a melee round.

    Rules: 6.5/melee, 6.5/attacking-difficult, 6.5/defending-difficult, 6/E1, 6/E13, 6/E14,
    components/elite, components/veterans, components/guards, components/hill,
    components/knights, components/cavalry, components/A10.
    """
    if terrain == CLEAR:
        table = board.clear_dice
    elif role == DEFENDER:
        table = board.defend_dice
    else:
        table = board.marsh_dice if terrain == MARSH else board.mountain_dice
    as_kinds = board.kinds_as(nation, turn)
    colours = [table[as_kinds[kind]] for kind in range(UNIT_COUNT)]
    if terrain == CLEAR and not board.options.hill_black_clear:
        colours = [WHITE if board.hills[kind] else c for kind, c in enumerate(colours)]
    return tuple(colours)


@lru_cache(maxsize=4096)
def siege_colours(board: Board, nation: int, turn: int, role: int) -> tuple[int, ...]:
    """Return the colour of each kind's die in a siege round.

    Rules: 6.7/dice, 6/E3, components/elite.
    """
    if role == DEFENDER:
        return board.siege_defend
    as_kinds = board.kinds_as(nation, turn)
    found = []
    for kind in range(UNIT_COUNT):
        colour = board.siege_dice[as_kinds[kind]]
        found.append((BLACK if nation == ROME else WHITE) if colour == BLACK_IF_ROME else colour)
    return tuple(found)


@lru_cache(maxsize=1 << 16)
def unit_dice(force: Force, colours: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Return (kind, colour) of each unit's die, in the order of the table."""
    return tuple((kind, colours[kind]) for kind, number in parts(force) for _ in range(number))


def siege_dice(dice: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    """Return the besiegers' dice: of three or more, the first white one becomes black.

    Rules: 6.7/three, 6/E3.
    """
    if len(dice) >= 3:
        for n, (kind, colour) in enumerate(dice):
            if colour == WHITE:
                return (*dice[:n], (kind, BLACK), *dice[n + 1 :])
    return dice


def results(
    board: Board, dice: Sequence[tuple[object, int]], values: Sequence[int]
) -> tuple[int, int]:
    """Return the kills and hits of some dice: (whose, colour) of each, and what it shows.

    Rules: 6.3/dice, components/dice.
    """
    kills = hits = 0
    faces = board.faces
    for (_, colour), value in zip(dice, values, strict=True):
        kill, hit = faces[colour][value - 1]
        kills += kill
        hits += hit
    return kills, hits


@lru_cache(maxsize=4096)
def cheapest(board: Board, losses: tuple[Loss, ...]) -> Loss:
    """Return the loss that costs least: by price, then by the hit points that are left.

    Units that are not for sale count as dearer than all that are.
    """
    return min(
        losses, key=lambda loss: (value_of(board, loss.kind), remaining_hp(board, loss), loss)
    )


def value_of(board: Board, kind: int) -> int:
    """Return a unit's price; for units that are not for sale, what the like of them cost."""
    return board.cost[kind] or NOT_FOR_SALE


NOT_FOR_SALE: Final = 8  # dearer than infantry and knights, cheaper than a castle
__all__ = ["HIT", "KILL", "Loss", "Side", "choices", "count", "results", "size", "taken"]
