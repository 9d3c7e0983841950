"""Who holds what, what it is worth to the player, and what one more City would bring."""

from __future__ import annotations

from typing import NamedTuple

from reconquista_qt.games.reconquista.rules.control import city_control, is_friendly, is_vacant
from reconquista_qt.games.reconquista.rules.forces import CHRISTIAN_ARMY, side_of
from reconquista_qt.games.reconquista.rules.names import AREAS, CHRISTIAN, REGIONS, SIDES
from reconquista_qt.games.reconquista.rules.score import ScoreLine, score
from reconquista_qt.games.reconquista.rules.state import State


class AreaHeld(NamedTuple):
    """An area: who holds it ("" where nobody does), its City's religion ("" for none), points."""

    area: str
    side: str
    religion: str
    points: int


class RegionHeld(NamedTuple):
    """A region: its Cities, how many are the player's, its areas, and what it gives as a whole."""

    region: str
    cities: int
    ours: int
    areas: tuple[AreaHeld, ...]
    lines: tuple[ScoreLine, ...]  # of the region itself: most Cities, free of Muslims

    @property
    def points(self) -> int:
        """All victory points from this region."""
        return sum(held.points for held in self.areas) + sum(line.points for line in self.lines)


class Prospect(NamedTuple):
    """One more City: where, whether it is there to be taken or to be founded, the new points."""

    area: str
    founded: bool
    lines: tuple[ScoreLine, ...]

    @property
    def points(self) -> int:
        """The points that the City would add to the score."""
        return sum(line.points for line in self.lines)


def holdings(state: State) -> tuple[RegionHeld, ...]:
    """Return who holds what, in the order of the regions' numbers."""
    lines = score(state).lines
    per_city = {line.where: line.points for line in lines if line.what == "city"}
    found = []
    for region in state.board.region_by_number:
        if region < 0:
            continue
        members = state.board.members[region]
        areas = tuple(
            AreaHeld(
                AREAS[area],
                SIDES[side_of(state.units[area]) or city_control(state, area)],
                SIDES[state.city[area]],
                per_city.get(AREAS[area], 0),
            )
            for area in members
        )
        own = tuple(line for line in lines if line.what != "city" and line.where == REGIONS[region])
        cities = sum(bool(state.city[area]) for area in members)
        ours = sum(city_control(state, area) == CHRISTIAN for area in members)
        found.append(RegionHeld(REGIONS[region], cities, ours, areas, own))
    return tuple(found)


def prospects(state: State) -> tuple[Prospect, ...]:
    """Return what each further City would add to the score, the best first.

    A City that others hold is taken: an Army of the player's stands in it and nobody else. Where
    there is none yet and no enemy either, one is founded.
    """
    before = set(score(state).lines)
    found = []
    for area in state.board.in_order:
        city = state.city[area]
        if city and city_control(state, area) == CHRISTIAN:
            continue
        if not city and not (is_vacant(state, area) or is_friendly(state, CHRISTIAN, area)):
            continue
        after = state.clone()
        if city:
            after.units[area], after.besiegers[area] = CHRISTIAN_ARMY, 0
        else:
            after.city[area] = CHRISTIAN
        then = score(after).lines
        lines = tuple(line for line in then if line not in before)
        lost = before.difference(then)
        lines += tuple(ScoreLine(line.what, line.where, -line.points) for line in lost)
        found.append(Prospect(AREAS[area], not city, lines))
    return tuple(sorted(found, key=lambda one: -one.points))
