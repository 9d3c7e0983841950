"""What a campaigning power can do on land, area by area, kept from one decision to the next.

Rules: 5.0/steps.

An action changes a few areas; what can be done in an area depends on it and, for movement, on those
around it. So a listing remembers the position it was made from, and the next one lists anew only
where something is different. A listing never changes once it is made: clones of a state share it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from . import attack, movement, pillage, siege
from .actions import Action
from .control import payer
from .forces import force_of
from .ground import different
from .state import State, Unit

NOTHING: Final[Sequence[Action]] = ()


class Listing:
    """The options of a campaign on land, and the position that they are of."""

    __slots__ = ("context", "facts", "worn", "moves", "cities", "pillages", "attacks", "sieges",
                 "far", "before_pillage", "after_pillage")  # fmt: skip

    def __init__(self, state: State, context: tuple[object, ...], before: Listing | None) -> None:
        board = state.board
        self.context = context
        # All that the options of an area depend on, but for what its units have done.
        facts = (
            state.field[:],
            state.city[:],
            state.controller[:],
            state.population[:],
            state.pillaged[:],
        )
        self.facts = facts
        self.worn = state.worn.copy()
        around: set[int]
        here: set[int]
        if before is None or before.context != context:
            here = around = set(range(board.area_count))
            self.moves, self.cities, self.pillages, self.attacks, self.sieges = (
                [NOTHING] * board.area_count for _ in range(5)
            )
            self.far: frozenset[int] = frozenset()
        else:
            here = different(before.facts, facts)
            around = here.union(before.far)
            for area in here:
                around.update([other for other, _ in board.borders[area]])
            done = _worn_differently(before.worn, self.worn, board.area_count)
            here |= done
            around |= done
            self.moves, self.cities = before.moves[:], before.cities[:]
            self.pillages = before.pillages[:]
            self.attacks, self.sieges = before.attacks[:], before.sieges[:]
            self.far = before.far
        self._list_moves(state, around)
        self._list_here(state, here)
        self.before_pillage = _joined(self.moves, self.cities)
        self.after_pillage = _joined(self.attacks, self.sieges)

    def _list_moves(self, state: State, areas: set[int]) -> None:
        power = state.campaign
        far = set(self.far)
        for area in areas:
            found: list[Action] = []
            far.discard(area)
            field = state.field[area]
            if field and force_of(field, power) and movement.list_moves(state, area, found):
                far.add(area)
            self.moves[area] = found or NOTHING
        self.far = frozenset(far)

    def _list_here(self, state: State, areas: set[int]) -> None:
        power = state.campaign
        for area in areas:
            cities: list[Action] = []
            pillages: list[Action] = []
            attacks: list[Action] = []
            sieges: list[Action] = []
            field, city = state.field[area], state.city[area]
            there = force_of(field, power)
            if there or force_of(city, power):
                movement.list_city_moves(state, area, cities)
            if there:
                pillage.list_pillages(state, area, pillages)
                attack.list_attacks(state, area, attacks)
                siege.list_sieges(state, area, sieges)
            self.cities[area] = cities or NOTHING
            self.pillages[area] = pillages or NOTHING
            self.attacks[area] = attacks or NOTHING
            self.sieges[area] = sieges or NOTHING

    def is_of(self, state: State, context: tuple[object, ...]) -> bool:
        """Whether nothing has changed since."""
        field, city, controller, population, pillaged = self.facts
        return (
            field == state.field
            and self.worn == state.worn
            and city == state.city
            and controller == state.controller
            and population == state.population
            and pillaged == state.pillaged
            and self.context == context
        )

    def actions(self, state: State) -> list[Action]:
        """Return movement by area, cities, pillage as units came in, combat, sieges."""
        found = self.before_pillage[:]
        for place in state.worn:
            if place < state.board.area_count:
                found += self.pillages[place]
        found += self.after_pillage
        return found


def _joined(*lists: list[Sequence[Action]]) -> list[Action]:
    found: list[Action] = []
    for areas in lists:
        for there in areas:
            if there:
                found += there
    return found


def _worn_differently(
    before: dict[int, tuple[Unit, ...]], now: dict[int, tuple[Unit, ...]], areas: int
) -> set[int]:
    """Return the areas in which, or in whose cities, units have done something since."""
    if before == now:
        return set()
    return {
        place % areas for place in before.keys() | now.keys() if before.get(place) != now.get(place)
    }


def context_of(state: State) -> tuple[object, ...]:
    """Return what the options of every area depend on."""
    points = state.treasury[payer(state, state.campaign)]
    mutiny = state.mutiny
    return (
        state.campaign, state.turn, state.relations, state.war, state.french_war, state.provoked,
        state.tributed, state.half, state.keep, mutiny, points < state.board.siege_cost,
        mutiny is not None and points < state.board.mutiny_cost, state.options, state.board,
    )  # fmt: skip


def listing_of(state: State) -> Listing:
    """Return what the campaigning power can do on land (rules: 5.0/steps)."""
    context = context_of(state)
    before = state.memo.listing
    if before is not None and before.is_of(state, context):
        return before
    listing = Listing(state, context, before)
    state.memo.listing = listing
    return listing
