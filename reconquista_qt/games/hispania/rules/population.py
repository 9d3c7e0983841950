"""Chapter 7: no nation has more than twice as many units as regions."""

from __future__ import annotations

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.record import record
from reconquista_qt.engine.refusal import Refusal

from .actions import REMOVALS, Action, Capital, Remove
from .forces import ONE, Force, count, parts
from .names import AREA_COUNT, PLACE_COUNT, PLACES, UNITS
from .stacking import declare_capital, refuse_elsewhere, take_away
from .state import State, regions_of
from .steps import Ask, Step


def counted_in(state: State, nation: int) -> list[tuple[int, Force]]:
    """Return (place, units) of all that count for a nation's population.

    Rules: 7/population, 7/F1.
    """
    mask, units = state.board.population, state.units
    found = [
        (region, units[region] & mask)
        for region in regions_of(state, nation)
        if units[region] & mask
    ]
    if state.abroad:
        for sea in range(AREA_COUNT, PLACE_COUNT):
            force = state.abroad.get((sea, nation), 0) & mask
            if force:
                found.append((sea, force))
    return found


def excess_population(state: State, nation: int) -> int:
    """Return how many units a nation has too many.

    Rules: 7/population, 7/F1, 7/immune, 9.3/invasions.
    """
    board = state.board
    invasion = board.invasion(nation, state.turn)
    if nation in board.immune or (invasion is not None and invasion.exempt):
        return 0
    counted, units = board.counted, state.units
    regions = regions_of(state, nation)
    found = sum([counted[units[region]] for region in regions])
    if state.abroad:
        found += sum(
            [
                counted[force]
                for (place, party), force in state.abroad.items()
                if party == nation and place >= AREA_COUNT
            ]
        )
    return found - board.per_region * len(regions)


@record
class Population(Step):
    """A nation's population is checked at the end of its turn."""

    nation: int

    def run(self, state: State, emit: Emit | None) -> None:
        """Take off what is too much, asking where there is a choice.

        Rules: 7/population, 1/sequence.
        """
        nation = self.nation
        excess = excess_population(state, nation)
        if excess <= 0:
            return
        state.agenda.append(self)
        choices = [
            (place, kind) for place, force in counted_in(state, nation) for kind, _ in parts(force)
        ]
        if len(choices) == 1:
            place, kind = choices[0]
            take_away(state, nation, place, kind, 1, "population", emit)
        else:
            side = state.board.player_of[nation]
            state.agenda.append(Overpopulation(side, nation))


@record
class Overpopulation(Ask):
    """The owner takes a unit away, wherever he likes."""

    kind = "population"
    rule = "7/population"
    side: str
    nation: int

    def options(self, state: State) -> list[Action]:
        """Return the units that may go."""
        return [
            REMOVALS[place][kind]
            for place, force in counted_in(state, self.nation)
            for kind, _ in parts(force)
        ]

    def refuse(self, state: State, action: Action) -> Refusal | None:
        """Say why that unit cannot go.

        Rules: 7/population, 7/F1.
        """
        if not isinstance(action, Remove):
            return refuse_elsewhere(state, action, self.rule)
        at = (("area", PLACES[action.area]), ("unit", UNITS[action.unit]))
        if not ONE[action.unit] & state.board.population:
            return Refusal("7/population", "does-not-count", at)
        for place, force in counted_in(state, self.nation):
            if place == action.area and count(force, action.unit):
                return None
        return Refusal("7/population", "unit-not-there", at)

    def apply(self, state: State, action: Action, emit: Emit | None) -> None:
        """Take the unit away.

        Rules: 7/population.
        """
        if isinstance(action, Capital):
            declare_capital(state, action, emit)
            return
        assert isinstance(action, Remove)
        state.agenda.pop()
        take_away(state, self.nation, action.area, action.unit, 1, "population", emit)
