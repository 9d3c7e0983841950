"""Numbers of the whole game: units, leaders and hexes of every battle.

An action is known to files and programs without its battle, so in it units and leaders are numbers
of the `Roster` and a hex is its four digits as a number. The rules of a battle count its own units
and cells from 0; `Passport` changes the ones into the others at the border between both.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final, Literal

from .actions import Action, Move
from .data import Data
from .filedata import BattleData

UNITS: Final = frozenset(("units",))
UNIT: Final = frozenset(("unit",))
LEADERS: Final = frozenset(("leaders",))
LEADER: Final = frozenset(("leader",))
CELL: Final = frozenset(("to", "at", "target"))
Numbers = Sequence[int] | Mapping[int, int]


class Roster:
    """The ids of all units and leaders of a data file, and the hexes of all its maps."""

    def __init__(self, data: Data) -> None:
        scenarios = data.units["scenarios"].values()
        self.units = _ids(scenarios, "units")
        self.leaders = _ids(scenarios, "leaders")
        self.unit_index = {name: n for n, name in enumerate(self.units)}
        self.side_of_unit = {
            unit["id"]: name
            for scenario in scenarios
            for name, side in scenario["sides"].items()
            for unit in side["units"]
        }
        self.leader_index = {name: n for n, name in enumerate(self.leaders)}
        self.hexes = frozenset(
            100 * column + row
            for one in data.maps["maps"].values()
            for column in range(one["columns"][0], one["columns"][1] + 1)
            for row in range(one["rows"][0], one["rows"][1] + 1)
        )


def _ids(scenarios: Iterable[BattleData], kind: Literal["units", "leaders"]) -> tuple[str, ...]:
    found: dict[str, None] = {}
    for scenario in scenarios:
        for side in scenario["sides"].values():
            for thing in side[kind]:
                found[thing["id"]] = None
    return tuple(found)


class Passport:
    """Changes the numbers of a battle into those of the whole game, and back."""

    def __init__(
        self,
        roster: Roster,
        units: tuple[str, ...],
        leaders: tuple[str, ...],
        places: tuple[tuple[int, int], ...],
    ) -> None:
        self.roster = roster
        self.units_out = tuple(roster.unit_index[name] for name in units)
        self.leaders_out = tuple(roster.leader_index[name] for name in leaders)
        self.cells_out = tuple(100 * column + row for column, row in places)
        self.units_in = {number: n for n, number in enumerate(self.units_out)}
        self.leaders_in = {number: n for n, number in enumerate(self.leaders_out)}
        self.cells_in = {number: n for n, number in enumerate(self.cells_out)}
        # What has just left mostly comes straight back.
        self._last: tuple[Action, Action] | None = None

    def leave(self, action: Action) -> Action:
        """Return an action of this battle in the numbers of the whole game."""
        left = self._changed(action, self.units_out, self.leaders_out, self.cells_out)
        self._last = (left, action)
        return left

    def enter(self, action: Action) -> Action:
        """Return an action in the numbers of this battle; KeyError names what is not in it."""
        last = self._last
        if last is not None and last[0] is action:
            return last[1]
        return self._changed(action, self.units_in, self.leaders_in, self.cells_in)

    @staticmethod
    def _changed(action: Action, units: Numbers, leaders: Numbers, cells: Numbers) -> Action:
        if isinstance(action, Move):
            # Nothing is changed as often as moves.
            return Move(
                tuple([units[unit] for unit in action.units]),
                cells[action.to],
                action.facing,
                tuple([leaders[leader] for leader in action.leaders]) if action.leaders else (),
                action.cross,
            )
        kind = type(action)
        plan = _PLAN.get(kind)
        if plan is None:
            plan = _PLAN[kind] = (kind, tuple(_plan(kind)))
        make, changes = plan
        if not changes:
            return action
        values: list[object] = []
        for name, what in changes:
            value = getattr(action, name)
            if what == "u":
                value = units[value]
            elif what == "us":
                value = tuple([units[one] for one in value])
            elif what == "c":
                value = cells[value]
            elif what == "l":
                value = leaders[value]
            elif what == "ls" and value:
                value = tuple([leaders[one] for one in value])
            values.append(value)
        return make(*values)


# How to make an action of a class anew, and of what.
_PLAN: dict[type[object], tuple[Callable[..., Action], tuple[tuple[str, str], ...]]] = {}


def _plan(kind: type[Action]) -> Iterator[tuple[str, str]]:
    """Yield each field of an action with what it holds: units, leaders, a cell, or neither."""
    for name in kind.__match_args__:
        if name in UNITS:
            yield name, "us"
        elif name in UNIT:
            yield name, "u"
        elif name in LEADERS:
            yield name, "ls"
        elif name in LEADER:
            yield name, "l"
        elif name in CELL:
            yield name, "c"
        else:
            yield name, ""
