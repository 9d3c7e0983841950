"""Moving by hand: who may be taken up, where they may go at what cost, by which way, facing where.

In movement a search answers for all hexes at once; the facing of what is held is the one wished
for, and where it cannot be had the cheapest is taken. Everything else is read off the options.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.game import any_game
from reconquista_qt.games.crusades2.odds.chances import withdrawal_chance
from reconquista_qt.games.crusades2.rules import entry
from reconquista_qt.games.crusades2.rules.actions import Enter, Move, MoveLeader, Reface
from reconquista_qt.games.crusades2.rules.battle import Battle
from reconquista_qt.games.crusades2.rules.duty import March, march
from reconquista_qt.games.crusades2.rules.facts import has_facing, occupied, units_at
from reconquista_qt.games.crusades2.rules.fight import Refacing, WithdrawChoice
from reconquista_qt.games.crusades2.rules.game import GAME
from reconquista_qt.games.crusades2.rules.movement import Movement, can_turn, leader_reach
from reconquista_qt.games.crusades2.rules.names import FACELESS
from reconquista_qt.games.crusades2.rules.reach import Reach
from reconquista_qt.games.crusades2.rules.route import Routes
from reconquista_qt.games.crusades2.rules.state import State
from reconquista_qt.games.crusades2.rules.withdrawal import Withdrawal
from reconquista_qt.model.surface import Piece, PlainMoves, Way

from .ground import BOXES
from .projection import LEADER, Projection

Found = tuple[int, ...]
MOST_ROUTES: Final = 6  # searches for ways that are kept


class Lifted:
    """What is held, in the numbers of the battle."""

    def __init__(self, state: State, pieces: tuple[Piece, ...]) -> None:
        board = state.board
        units = [board.unit_index[p.id] for p in pieces if p.id in board.unit_index]
        self.leaders = tuple(board.leader_index[p.id] for p in pieces if p.art == LEADER)
        order = {unit: n for n, unit in enumerate(_stack_order(state, units))}
        self.units = tuple(sorted(units, key=lambda unit: order[unit]))
        faced = [p.facing for p in pieces if p.facing is not None]
        self.facing = faced[0] if faced else FACELESS


def _stack_order(state: State, units: list[int]) -> Found:
    if not units or state.cell[units[0]] < 0:
        return tuple(units)
    return units_at(state, state.cell[units[0]])


class FieldMoves:
    """What the window asks when something is to be moved."""

    faces = True

    def __init__(self, projection: Projection) -> None:
        self._projection = projection
        self._plain = PlainMoves(any_game(GAME), projection)
        self._asked: object = None
        self._liftable: dict[str, tuple[Piece, ...]] = {}
        self._routes: dict[int, tuple[Reach, Routes]] = {}
        self._entries: dict[str, dict[int, tuple[int, int, int, Reach]]] = {}

    def renew(self, state: State, decision: Decision | None) -> None:
        """Answer for this decision from now on."""
        step = state.agenda[-1] if state.agenda else None
        if not isinstance(step, Movement | Refacing):
            self._plain.renew(state, decision)
        if step is not self._asked or decision is None:
            self._asked = step
            self._routes.clear()
            self._entries.clear()
            self._liftable = self._all_liftable(state, step) if decision is not None else {}

    def _all_liftable(self, state: State, step: object) -> dict[str, tuple[Piece, ...]]:
        board = state.board
        able: set[str] = set()
        if isinstance(step, Movement):
            for group in step.groups(state):
                way = march(state, group)
                if way.ends or can_turn(state, group, way):
                    able |= {board.units[unit].id for unit in group}
            able |= {board.leaders[leader].id for leader in step.free_leaders(state)}
            for unit in entry.waiting(state, step.player, step.able):
                able.add(board.units[unit].id)
                able |= {board.leaders[n].id for n in entry.group_leaders(state, (unit,))}
            seat = step.side
        elif isinstance(step, Refacing):
            able = {board.units[unit].id for unit in step.movers(state)}
            seat = step.side
        else:
            return {}
        picture = self._projection.picture(state, seat)
        found = {}
        for place, pieces in picture.places.items():
            here = tuple(piece for piece in pieces if piece.id in able)
            if here:
                found[place] = here
        return found

    def liftable(self, state: State, place: str) -> tuple[Piece, ...]:
        """Return the pieces of a place that may be moved now."""
        step = state.agenda[-1] if state.agenda else None
        if not isinstance(step, Movement | Refacing):
            return tuple(self._plain.liftable(state, place))
        if step is not self._asked:
            self._asked = step
            self._liftable = self._all_liftable(state, step)
        return self._liftable.get(place, ())

    def ways(self, state: State, place: str, lifted: tuple[Piece, ...]) -> Mapping[str, Way]:
        """Return the legal moves of what is held by the hex they end in."""
        step = state.agenda[-1]
        held = Lifted(state, lifted)
        if isinstance(step, Refacing):
            return self._turns(state, place, held)
        if not isinstance(step, Movement):
            plain = self._plain.ways(state, place, lifted)
            if isinstance(step, Withdrawal | WithdrawChoice) and held.units:
                chance = withdrawal_chance(state, held.units[0])
                if chance < 1:
                    return {to: replace(way, chance=chance) for to, way in plain.items()}
            return plain
        if place in BOXES:
            return self._enters(state, step, held)
        if not held.units:
            return self._led(state, held)
        if step.refuse_group(state, held.units) is not None:
            return {}
        return self._marches(state, step, place, held)

    def _marches(self, state: State, step: Movement, place: str, held: Lifted) -> dict[str, Way]:
        board, leave = state.board, state.board.passport.leave
        way = march(state, held.units)
        names = board.field.names
        along = {leader: leader_reach(state, leader).ends for leader in held.leaders
                 if not step.led >> leader & 1}  # fmt: skip
        found: dict[str, Way] = {}
        costs = _costs(state, way, max(0, held.facing))
        for cell in board.sets.cells(way.ends):
            cost, facing = costs[cell]
            bit = board.sets.bit[cell]
            leaders = tuple(leader for leader, ends in along.items() if ends & bit)
            action = leave(Move(held.units, cell, facing, leaders))
            found[names[cell]] = Way(
                action, len(leaders) == len(along), points(cost),
                facing=facing if facing >= 0 else None,
            )  # fmt: skip
        here = state.cell[held.units[0]]
        turned = has_facing(state, held.units[0]) and held.facing != state.facing[held.units[0]]
        if turned and can_turn(state, held.units, way):
            action = leave(Move(held.units, here, held.facing))
            found[place] = Way(action, facing=held.facing)
        return found

    def _led(self, state: State, held: Lifted) -> dict[str, Way]:
        """Return where a leader may go by himself."""
        if len(held.leaders) != 1:
            return {}
        leader, board = held.leaders[0], state.board
        reach = leader_reach(state, leader)
        ends = reach.ends & ~board.sets.bit[state.leader_cell[leader]]
        found: dict[str, Way] = {}
        for cost, sets in reach.layers:
            for cell in board.sets.cells(sets[0] & ends):
                action = board.passport.leave(MoveLeader(leader, cell))
                found.setdefault(board.field.names[cell], Way(action, cost=points(cost)))
        return found

    def _enters(self, state: State, step: Movement, held: Lifted) -> dict[str, Way]:
        """Return where units may enter, each by the door that leaves most points (12.1)."""
        board = state.board
        units = held.units
        if not units and held.leaders:
            # A leader enters with a unit of his: the first that waits.
            own = [u for u in entry.waiting(state, step.player, step.able)
                   if state.own[u] == held.leaders[0]]  # fmt: skip
            units = tuple(own[:1])
        if not units or len(units) > 2:
            return {}
        leaders = tuple(n for n in held.leaders if n in entry.group_leaders(state, units))
        best: dict[int, tuple[int, int, int, Reach]] = {}
        friends = occupied(state)[step.player]
        for at in entry.doors(state, board.units[units[0]].place):
            reach = entry.reach_from(state, units, at, step.entered)
            if reach is None:
                continue
            for cell in board.sets.cells(reach.ends & ~friends):
                cost, facing = _cost_of(reach, board.sets.bit[cell], held.facing)
                if cell not in best or cost < best[cell][0]:
                    best[cell] = (cost, at, facing, reach)
        found: dict[str, Way] = {}
        for cell, (cost, at, facing, _) in sorted(best.items()):
            action = Enter(units, at, cell, facing, leaders)
            if step.forbid(state, action) is not None:
                # The last of a command brings its leader.
                action = Enter(units, at, cell, facing, entry.group_leaders(state, units))
                if step.forbid(state, action) is not None:
                    continue
            name = board.field.names[cell]
            found[name] = Way(
                board.passport.leave(action), cost=points(cost),
                facing=facing if facing >= 0 else None,
            )  # fmt: skip
        self._entries = {"": best}
        return found

    def _turns(self, state: State, place: str, held: Lifted) -> dict[str, Way]:
        """Return the turn of a unit that has fought, in its own hex."""
        if not held.units or held.facing == state.facing[held.units[0]]:
            return {}
        action = state.board.passport.leave(Reface(held.units[0], held.facing))
        return {place: Way(action, facing=held.facing)}

    def attempt(
        self, state: State, place: str, lifted: tuple[Piece, ...], to: str
    ) -> object | None:
        """Return the action of a drop, legal or not."""
        step = state.agenda[-1]
        cell = state.board.field.by_name.get(to)
        if cell is None:
            return None
        held = Lifted(state, lifted)
        leave = state.board.passport.leave
        if isinstance(step, Refacing) and held.units:
            return leave(Reface(held.units[0], max(0, held.facing)))
        if not isinstance(step, Movement):
            return self._plain.attempt(state, place, lifted, to)
        if place in BOXES:
            doors = entry.doors(state, state.board.units[held.units[0]].place) if held.units else ()
            return leave(Enter(held.units, doors[0], cell, held.facing)) if doors else None
        if held.units:
            return leave(Move(held.units, cell, held.facing, held.leaders))
        return leave(MoveLeader(held.leaders[0], cell)) if held.leaders else None

    def turns(self, state: State, place: str, piece: Piece) -> Mapping[int, object]:
        """Return nothing: what is held is turned, and put down so."""
        return {}

    # -- the way that is shown -------------------------------------------------------------------

    def path(
        self, state: State, place: str, lifted: tuple[Piece, ...], to: str, trail: tuple[str, ...]
    ) -> tuple[tuple[str, ...], str]:
        """Return the hexes of the way: those that the hand has passed, else the cheapest."""
        step = state.agenda[-1]
        way = self.ways(state, place, lifted).get(to)
        if way is None:
            return (), ""
        held = Lifted(state, lifted)
        board = state.board
        cell = board.field.by_name[to]
        facing = -1 if way.facing is None else way.facing
        start = place
        if not isinstance(step, Movement) or to == place:
            return (place, to), way.cost
        if place in BOXES:
            best = self._entries.get("", {}).get(cell)
            if best is None:
                return (to,), way.cost
            reach, start = best[3], board.field.names[best[1]]
        elif held.units:
            reach = march(state, held.units).reach
        else:
            reach = leader_reach(state, held.leaders[0])
        routes = self._router(board, reach)
        if trail and trail[0] == start:
            cells = _filled(board, [board.field.by_name[p] for p in trail
                                    if p in board.field.by_name])  # fmt: skip
            if cells and cells[-1] == cell:
                cost = routes.cost_along(cells, facing)
                if cost >= 0:
                    return tuple(board.field.names[c] for c in cells), points(cost)
        found = routes.way(cell, facing)
        return tuple(board.field.names[c] for c in found) or (start, to), way.cost

    def _router(self, board: Battle, reach: Reach) -> Routes:
        kept = self._routes.get(id(reach))
        if kept is None or kept[0] is not reach:
            if len(self._routes) >= MOST_ROUTES:
                self._routes.clear()
            kept = self._routes[id(reach)] = (reach, Routes(board, reach))
        return kept[1]


def points(halves: int) -> str:
    """Return movement points, halves as halves."""
    whole, half = divmod(halves, 2)
    if not half:
        return str(whole)
    return f"{whole}½" if whole else "½"


def _filled(board: Battle, cells: list[int]) -> list[int]:
    """Return a trail without gaps: a quick hand leaves hexes out."""
    found = cells[:1]
    for to in cells[1:]:
        for between in board.field.line(found[-1], to):
            if between[0] >= 0:
                found.append(between[0])
        found.append(to)
    return found


def _costs(state: State, way: March, wished: int) -> dict[int, tuple[int, int]]:
    """Return for each end the cost and the facing: the one wished for, else the cheapest.

    Ends that have to cost something get a facing with which they do (5.11/R026).
    """
    sets = state.board.sets
    found: dict[int, tuple[int, int]] = {}
    faceless = bool(way.reach.layers) and len(way.reach.layers[0][1]) == 1
    order = (0,) if faceless else (wished, *(f for f in range(6) if f != wished))
    left = way.ends
    for only in (order[:1], order):
        for cost, cells_of in way.reach.layers:
            allowed = left if cost >= way.least else left & ~way.dear
            for facing in only:
                cells = cells_of[facing] & allowed
                allowed &= ~cells
                left &= ~cells
                for cell in sets.cells(cells):
                    found[cell] = (cost, FACELESS if faceless else facing)
        if not left:
            break
    return found


def _cost_of(reach: Reach, bit: int, wished: int) -> tuple[int, int]:
    """Return cost and facing of an end: the facing wished for, else the cheapest."""
    if len(reach.layers[0][1]) == 1:
        return reach.cost(bit, 0), FACELESS
    if wished >= 0:
        cost = reach.cost(bit, wished)
        if cost >= 0:
            return cost, wished
    facing = reach.facing(bit, 0, max(0, wished))
    return reach.cost(bit, facing), facing
