"""What can be pulled over the board: stacks, fleets, cargo, garrisons, units redistributed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, cast

from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.graph import distances
from reconquista_qt.games.st279.rules import actions as a
from reconquista_qt.games.st279.rules.campaign import Campaign
from reconquista_qt.games.st279.rules.data import Board
from reconquista_qt.games.st279.rules.forces import Force, contains, pack, size, unpack
from reconquista_qt.games.st279.rules.movement import plan_move
from reconquista_qt.games.st279.rules.names import FLEET, POWERS, UNIT_INDEX, UNITS
from reconquista_qt.games.st279.rules.state import State
from reconquista_qt.games.st279.rules.steps import Ask
from reconquista_qt.games.st279.rules.troops import units_at
from reconquista_qt.model.surface import FIELD, PART, Piece, Projection, Way

from .ground import CITY

CARGO: Final = "cargo"  # the slot of those aboard
_FLEET: Final = UNITS[FLEET]


# What can be pulled over the board.
Pulled = a.Move | a.Sail | a.Sortie | a.Garrison | a.Load | a.Unload | a.Redistribute | a.SendFleets


class Pull:
    """A move that an option allows: whose units leave which slot of a place, and whither."""

    __slots__ = ("action", "place", "slot", "power", "units", "to")

    def __init__(
        self, action: Pulled, place: str, slot: str, power: int, units: Force, to: str
    ) -> None:
        self.action, self.place, self.slot, self.power = action, place, slot, power
        self.units, self.to = units, to


def pull_of(board: Board, power: int, action: object) -> Pull | None:
    """Return an option as a pull over the board, None where it is none."""
    areas, seas = board.areas, board.seas
    match action:
        case a.Move():
            return Pull(action, areas[action.origin], "", power, action.units, areas[action.to])
        case a.Sail():
            fleets = pack({_FLEET: action.fleets})
            return Pull(action, seas[action.origin], "", power, fleets, seas[action.to])
        case a.Sortie():
            place = areas[action.area]
            return Pull(action, place, CITY, power, action.units, place + PART + FIELD)
        case a.Garrison():
            place = areas[action.area]
            return Pull(action, place, "", power, action.units, place + PART + CITY)
        case a.Load():
            slot = CITY if action.inside else ""
            return Pull(action, areas[action.area], slot, power, action.units, seas[action.sea])
        case a.Unload():
            to = areas[action.area] + (PART + CITY if action.inside else "")
            return Pull(action, seas[action.sea], CARGO, power, action.units, to)
        case a.Redistribute():
            place, to = areas[action.origin], areas[action.to]
            slot = CITY if action.from_city else ""
            if action.inside:
                to += PART + CITY
            elif to == place:
                to += PART + FIELD
            return Pull(action, place, slot, action.power, action.units, to)
        case a.SendFleets():
            fleets = pack({_FLEET: action.fleets})
            return Pull(action, seas[action.origin], "", action.power, fleets, seas[action.to])
    return None


def piece_id(owner: str, unit: str, place: str, slot: str) -> str:
    """Return the id of the counter of some equal units."""
    return f"{owner}.{unit}.{place}.{slot}"


def _force(pieces: tuple[Piece, ...]) -> Force:
    counts: dict[str, int] = {}
    for piece in pieces:
        counts[piece.art] = counts.get(piece.art, 0) + piece.count
    return pack(counts)


class Moves:
    """Reads what may be pulled off the options; parts of a listed stack are asked for."""

    def __init__(self, projection: Projection[State]) -> None:
        self._projection = projection
        self._decision: Decision | None = None
        self._pulls: dict[str, list[Pull]] = {}

    def renew(self, state: State, decision: Decision | None) -> None:
        """Answer for this decision from now on."""
        if decision is self._decision and decision is not None:
            return
        self._decision = decision
        self._pulls = {}
        for action in decision.options if decision is not None else ():
            pull = pull_of(state.board, state.campaign, action)
            if pull is not None:
                self._pulls.setdefault(pull.place, []).append(pull)

    def liftable(self, state: State, place: str) -> tuple[Piece, ...]:
        """Return the pieces of a place that some option takes along."""
        pulls = self._pulls.get(place)
        if not pulls:
            return ()
        most: dict[str, int] = {}
        for pull in pulls:
            owner = POWERS[pull.power]
            for unit, count in unpack(pull.units).items():
                name = piece_id(owner, unit, place, pull.slot)
                most[name] = max(most.get(name, 0), count)
        there = self._projection.picture(state, "").at(place)
        return tuple(
            piece if piece.count <= most[piece.id] else replace(piece, count=most[piece.id])
            for piece in there
            if piece.id in most
        )

    def together(self, pieces: tuple[Piece, ...]) -> tuple[Piece, ...]:
        """Return the pieces that are taken up where none is named: those of one power and slot,
        the field before the city.
        """
        first = min(pieces, key=lambda piece: bool(piece.slot))
        owner = first.id.partition(".")[0]
        return tuple(p for p in pieces if p.slot == first.slot and p.id.partition(".")[0] == owner)

    def ways(self, state: State, place: str, lifted: tuple[Piece, ...]) -> Mapping[str, Way]:
        """Return the moves of exactly the lifted pieces, else those that take some of them."""
        slots = {(piece.id.partition(".")[0], piece.slot) for piece in lifted}
        whole: dict[str, Way] = {}
        part: dict[str, Way] = {}
        for pull in self._pulls.get(place, ()):
            if (POWERS[pull.power], pull.slot) not in slots:
                continue
            here = tuple(piece for piece in lifted if piece.slot == pull.slot)
            wanted = _force(here)
            action = self._cut(state, pull, wanted)
            if action is None:
                continue
            complete = len(here) == len(lifted) and _units_of(action) == wanted
            found = whole if complete else part
            known = found.get(pull.to)
            if known is None:
                found[pull.to] = self._way(state, action, complete)
            elif action not in (known.action, *known.more):
                if complete:
                    found[pull.to] = replace(known, more=(*known.more, action))
                elif _size(action) > _size(cast("Pulled", known.action)):
                    found[pull.to] = self._way(state, action, False)
        if len(slots) == 1 and all(not piece.slot for piece in lifted):
            self._go_far(state, place, _force(lifted), whole)
        return _plain(part | whole, place)

    def _cut(self, state: State, pull: Pull, wanted: Force) -> Pulled | None:
        """Return an option with just the wanted units where that is allowed, else as listed."""
        if pull.units == wanted:
            return pull.action
        if contains(pull.units, wanted) and wanted:
            action = _with_units(pull.action, wanted)
            if cast("Ask", state.agenda[-1]).refuse(state, action) is None:
                return action
        return pull.action if contains(wanted, pull.units) else None

    def _way(self, state: State, action: Pulled, whole: bool) -> Way:
        if not isinstance(action, a.Move):
            return Way(action, whole)
        plan = plan_move(state, action)
        way = getattr(plan, "way", None)
        if way is None:
            return Way(action, whole)
        areas = state.board.areas
        path = (areas[action.origin], *(areas[area] for area in way.areas))
        free = all(state.board.mountain_free[UNIT_INDEX[unit]] for unit in unpack(action.units))
        return Way(action, whole, str(way.free_cost if free else way.cost), path)

    def _go_far(self, state: State, place: str, units: Force, whole: dict[str, Way]) -> None:
        """Add the areas that a stack reaches through others."""
        step = state.agenda[-1] if state.agenda else None
        if not isinstance(step, Campaign) or not units or place not in state.board.area_index:
            return
        board = state.board
        origin = board.area_index[place]
        # Through a full area one may pass, so what lies beyond is asked for whatever lies between.
        left = [points for _, points, _ in units_at(state, origin, inside=False)]
        most = (max(left, default=0) + 1) // max(board.area_mp, 1)  # a King may lend a point
        ways = [[other for other, _ in borders] for borders in board.borders]
        for area, steps in enumerate(distances(ways, [origin])):
            if 1 < steps <= most:
                action = a.Move(origin, area, units)
                if step.refuse(state, action) is None:
                    whole[board.areas[area]] = self._way(state, action, True)

    def attempt(
        self, state: State, place: str, lifted: tuple[Piece, ...], to: str
    ) -> a.Action | None:
        """Return the move that a drop would have been, so that its refusal can be told."""
        board, units = state.board, _force(lifted)
        pull = next((pull for pull in self._pulls.get(place, ())), None)
        if pull is None:
            return None
        areas, seas = board.area_index, board.sea_index
        match pull.action:
            case a.Redistribute() if to in areas:
                return replace(pull.action, to=areas[to], units=units)
            case a.SendFleets() if to in seas:
                return replace(pull.action, to=seas[to])
        if place in seas:
            fleets = sum(piece.count for piece in lifted if piece.art == _FLEET)
            if to in seas and fleets:
                return a.Sail(seas[place], seas[to], fleets)
            if to in areas:
                return a.Unload(seas[place], areas[to], units, False)
        elif place in areas:
            inside = any(piece.slot for piece in lifted)
            if to in seas:
                return a.Load(areas[place], seas[to], units, inside)
            if to in areas:
                return a.Move(areas[place], areas[to], units)
        return None

    def turns(self, state: State, place: str, piece: Piece) -> Mapping[int, object]:
        """Counters face nowhere."""
        return {}


def _plain(ways: dict[str, Way], place: str) -> dict[str, Way]:
    """Return ways by whole places where there is but one way into them."""
    found: dict[str, Way] = {}
    for target, way in ways.items():
        base = target.partition(PART)[0]
        found[target if base == place or base in ways else base] = way
    return found


def _units_of(action: Pulled) -> Force:
    if isinstance(action, a.Sail | a.SendFleets):
        return pack({_FLEET: action.fleets})
    return action.units


def _with_units(action: Pulled, units: Force) -> Pulled:
    if isinstance(action, a.Sail | a.SendFleets):
        return replace(action, fleets=unpack(units)[_FLEET])
    return replace(action, units=units)


def _size(action: Pulled) -> int:
    return size(_units_of(action))
