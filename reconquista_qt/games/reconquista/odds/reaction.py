"""Where the coming reaction strikes: every die of the rulebook's procedure, with the real rules.

The rules themselves are run on copies of the state, once for each face of each die, until the
column has its first engagement. A die that has to be rolled again leaves the chances of the other
faces as they are to each other. Positions that several faces lead to are followed once.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from reconquista_qt.engine.agenda import RUNS, Roll
from reconquista_qt.engine.record import record
from reconquista_qt.games.reconquista.rules.events import (
    BattleBegan,
    ReactionRegionRolled,
    SiegeLaid,
    UnitsMoved,
    UnitsPlaced,
)
from reconquista_qt.games.reconquista.rules.names import REACTION
from reconquista_qt.games.reconquista.rules.phase5_reaction import ReactionRegion
from reconquista_qt.games.reconquista.rules.state import State

FACES = range(1, 7)
Units = tuple[tuple[str, int], ...]


class Route(NamedTuple):
    """One way of being struck.

    `source` is a region's id or north_africa, `path` the ids of the areas from where the force
    appears to the area struck, `force` the units that arrive there, `how` battle or siege, `rule`
    the clause at work.
    """

    source: str
    path: tuple[str, ...]
    force: Units
    how: str
    rule: str


@record
class Strike:
    """The chance that an area is the first that the reaction engages, and its parts by route."""

    area: str
    chance: float
    routes: tuple[tuple[Route, float], ...]

    @property
    def expected_armies(self) -> float:
        """How many units strike on average, where the area is struck at all."""
        units = sum(p * sum(n for _, n in route.force) for route, p in self.routes)
        return units / self.chance


class _Column:
    """What the events tell of the column on its way."""

    __slots__ = ("force", "path", "source", "struck")

    def __init__(self, source: str = "") -> None:
        self.source = source
        self.path: tuple[str, ...] = ()
        self.force: Units = ()
        self.struck: Route | None = None

    def __call__(self, event: object) -> None:
        if self.struck is not None:
            return
        match event:
            case ReactionRegionRolled(region=region, refused=""):
                self.source = region
            case UnitsPlaced(area=area, units=units, rule="phase5/armies"):
                self.path, self.force = (area,), tuple(units.items())
            case UnitsMoved(to=to, units=units):
                self.path, self.force = (*self.path, to), tuple(units.items())
            case BattleBegan(rule=rule):
                self.struck = Route(self.source, self.path, self.force, "battle", rule)
            case SiegeLaid(rule=rule):
                self.struck = Route(self.source, self.path, self.force, "siege", rule)


def reaction_odds(state: State) -> dict[str, Strike]:
    """Return for each area that may be struck first its chance, and the ways there by theirs.

    The position is taken as it stands: what the turn's event brings is known, the rest of the
    player's phases is left out.

    Rules: phase5/reaction, phase5/region, phase5/table, phase5/north-africa, phase5/armies,
    phase5/movement, phase5/battle, phase5/siege-left, phase5/M1, phase5/M9, phase5/M11, phase2/D17.
    """
    start = state.clone()
    start.agenda = [ReactionRegion()]
    start.phase = REACTION
    routes: dict[Route, float] = {}
    for chance, route in _walk(start, ""):
        routes[route] = routes.get(route, 0.0) + chance
    by_area: dict[str, list[tuple[Route, float]]] = {}
    for route, chance in sorted(routes.items(), key=lambda item: (-item[1], item[0])):
        by_area.setdefault(route.path[-1], []).append((route, chance))
    return {
        area: Strike(area, sum(chance for _, chance in ways), tuple(ways))
        for area, ways in by_area.items()
    }


# Where the column comes from, what is waited for, and all that may have changed.
Key = tuple[str, object, tuple[int, ...], tuple[int, ...], tuple[bool, ...]]


def _walk(state: State, source: str) -> Iterator[tuple[float, Route]]:
    """Yield the chance and the route of each engagement to which a wait for dice leads."""
    step = state.agenda[-1]
    assert isinstance(step, Roll)
    waiting: dict[Key, tuple[int, State]] = {}
    struck: list[Route] = []
    faces = 0
    for values in product(FACES, repeat=step.count):
        child = state.clone()
        child.agenda.pop()
        column = _Column(source)
        step.take(child, values, column)
        if child.agenda and child.agenda[-1] is step:
            continue
        faces += 1
        _march(child, column)
        if column.struck is not None:
            struck.append(column.struck)
        elif child.agenda:
            key = (
                column.source, child.agenda[-1], tuple(child.units), tuple(child.city),
                tuple(child.fortress),
            )  # fmt: skip
            times, first = waiting.get(key, (0, child))
            waiting[key] = times + 1, first
    for route in struck:
        yield 1 / faces, route
    for (where, *_), (count, child) in waiting.items():
        for chance, route in _walk(child, where):
            yield count / faces * chance, route


def _march(state: State, column: _Column) -> None:
    """Run the steps that need no dice, until the column engages or a die is asked for."""
    agenda = state.agenda
    while agenda and column.struck is None and agenda[-1].waits == RUNS:
        agenda.pop().run(state, column)
