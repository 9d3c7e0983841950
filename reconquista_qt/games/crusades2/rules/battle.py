"""One battle as its files tell it: map, units, leaders and tables, ready for quick questions.

Units and leaders are numbers in the order of the units file, sides are 0 (the first player) and 1.
Movement points are counted in halves, since a road costs half a point. Nothing here changes in a
game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from reconquista_qt.engine.record import record
from reconquista_qt.kit.hexes import ARCS, HexField
from reconquista_qt.kit.hexsets import HexSets

from .data import Data, load
from .datafile import CHARGERS, cells_of
from .filedata import EntryData, LeaderData, ResultsData, UnitData, ValuesData
from .names import CHITS, CLASSES, FACING_INDEX, HEAVY, NOWHERE, RESULTS
from .roster import Passport, Roster

if TYPE_CHECKING:
    from .duty import March
    from .reach import Reach

CLOSED: Final = -1
LITERAL: Final = "literal"
TWO: Final = "two"
# A zone of control reaches beyond the two front and the two flank hexsides (6.21).
ZONE_SIDES: Final = tuple((*arcs.front, *arcs.flank) for arcs in ARCS)
ALL_SIDES: Final = tuple(range(6))
# Runs of cells: columns to the right of the middle one, first and last row below its own.
Shape = tuple[tuple[int, int, int], ...]
# The cell beyond a side, what the step costs in half points, the cell as a set.
Way = tuple[int, int, int]
UNPAYABLE: Final = 1 << 20


class Values(NamedTuple):
    """What a counter shows: fire is its asterisk."""

    strength: int
    fire: bool
    move: int
    morale: int


@record
class Unit:
    """A combat unit; `values` are indexed by twice the steps lost, plus one when charging."""

    index: int
    id: str
    name: str
    side: int
    leader: int
    type: str
    horse: bool
    movement_class: int
    skirmisher: bool
    steps: int
    loss: int
    values: tuple[Values, ...]
    place: str
    cell: int
    facing: int

    @property
    def heavy(self) -> bool:
        """Whether it is heavy cavalry, which can charge and has three steps (2.2, 9.43)."""
        return self.type == HEAVY


@record
class Leader:
    """A leader; `replacement` is his other side's command, range and bonus, None without one."""

    index: int
    id: str
    side: int
    overall: bool
    command: int
    range: int
    bonus: int
    replacement: tuple[int, int, int] | None
    chit: str
    place: str
    cell: int


@record
class Reinforcement:
    """Who enters together: a place, the first turn, the cells of its zones by their names."""

    place: str
    turn: int
    zones: tuple[tuple[str, tuple[int, ...]], ...]
    hold: bool


class Column(NamedTuple):
    """A column of a results table: the strengths it is for."""

    label: str
    least: int


class ResultsTable:
    """A table of results by die and strength."""

    def __init__(self, data: ResultsData) -> None:
        self.columns = tuple(Column(c["label"], c["min"]) for c in data["columns"])
        self.rows = tuple(tuple(row) for row in data["rows"])
        self.last = len(self.rows) - 1
        self._column_of: dict[int, int] = {}
        self._shares: dict[tuple[int, int, int], Mapping[str, float]] = {}

    def column(self, strength: int) -> int:
        """Return the number of the column of a strength; the first one for less than all."""
        found = self._column_of.get(strength)
        if found is None:
            found = 0
            for number, column in enumerate(self.columns):
                if strength >= column.least:
                    found = number
            self._column_of[strength] = found
        return found

    def shares(self, column: int, modifier: int, faces: int) -> Mapping[str, float]:
        """Return the chance of each result of a die with a modifier, counted once."""
        found = self._shares.get((column, modifier, faces))
        if found is None:
            counts = Counter(self.result(die + modifier, column) for die in range(1, faces + 1))
            found = {name: counts[name] / faces for name in RESULTS}
            self._shares[column, modifier, faces] = found
        return found

    def shifted(self, column: int, by: int) -> int:
        """Return a column moved to the right, within the table (16.41/R146)."""
        return max(0, min(len(self.columns) - 1, column + by))

    def row(self, total: int) -> int:
        """Return the row of a modified die, within 0 and 12+ (9.4, 2.0/R001)."""
        return max(0, min(self.last, total))

    def result(self, total: int, column: int) -> str:
        """Return the result of a modified die in a column."""
        return self.rows[self.row(total)][column]


class Battle:
    """A scenario's map, counters and tables.

    Rules: 2.1, 2.2, 2.2/R003, 2.2/R004, 2.2/R005, 2.2/R007, 2.2/R014, 2.3, 4.0/R012, 12.0/R013,
    4.0/R011, 2.2/R159,
    2.2/R006, 5.4/R009, 14.1/R010, 6.1/R049, 13.1/R127.
    """

    def __init__(self, data: Data, scenario: str, heavy_loss: str = LITERAL) -> None:
        self.data = data
        self.id = scenario
        self.heavy_loss = heavy_loss
        battle = data.units["scenarios"][scenario]
        self.file = battle
        self.map = data.maps["maps"][battle["map"]]
        self.tables = data.tables
        self.side_ids: tuple[str, str] = (battle["first"], battle["second"])
        self.side_index = {name: n for n, name in enumerate(self.side_ids)}
        self.turns: int = battle["turns"]
        self.track: tuple[str, ...] = tuple(self.tables["turns"][scenario]["track"])
        self.night: frozenset[int] = frozenset(self.tables["night"].get(scenario, ()))
        self._lay_out_map()
        self._muster_sides(heavy_loss)
        self._read_tables(scenario)
        self.passport = Passport(
            roster_of(data),
            tuple(unit.id for unit in self.units),
            tuple(leader.id for leader in self.leaders),
            self.field.places,
        )

    def __reduce__(self) -> tuple[Callable[..., Battle], tuple[Data, str, str]]:
        return battle_of, (self.data, self.id, self.heavy_loss)

    # -- the map -------------------------------------------------------------------------------

    def _lay_out_map(self) -> None:
        cells = cells_of(self.map)
        self.field = field = HexField(cells)
        self.sets = HexSets(field)
        terrain = self.tables["terrain"]
        kinds = {h["code"]: h for h in terrain["hex"]}
        self.level = bytes(cells[place][0] for place in field.places)
        self.terrain = tuple(kinds[cells[place][1]] for place in field.places)
        self.blocks_sight = tuple(bool(kind["blocks_sight"]) for kind in self.terrain)
        self.fire_terrain = tuple(int(kind["fire"]) for kind in self.terrain)
        self._side_kinds = {side["id"]: side for side in terrain["side"]}
        at = field.by_name
        self.roads = {
            frozenset((at[a], at[b]))
            for road in self.map["roads"]
            for a, b in zip(road["hexes"], road["hexes"][1:], strict=False)
        }
        self.roads_off_map = {at[h] for road in self.map["roads"] for h in road["off_map"]}
        self.hexsides = {
            frozenset((at[s["a"]], at[s["b"]])): s["kind"] for s in self.map["hexsides"]
        }
        self.road_cost = int(terrain["road"]["cost"] * 2)
        steps = range(len(CLASSES))
        self.cost_into = tuple(
            tuple(_halves(kind["cost"][name]) for kind in self.terrain) for name in CLASSES
        )
        self.step_cost = tuple(
            tuple(
                tuple(self._step_cost(number, cell, side) for side in range(6))
                for cell in range(len(field))
            )
            for number in steps
        )
        # What a step costs at least where no road runs, and the cells with roads.
        self.cheapest = tuple(
            min((cost for cost in costs if cost > 0), default=1) for costs in self.cost_into
        )
        self.road_cells = self.sets.of({cell for edge in self.roads for cell in edge})
        self.may_hold = tuple(
            self.sets.of(c for c, cost in enumerate(costs) if cost != CLOSED)
            for costs in self.cost_into
        )
        self.open_to = tuple(self._open_to(number) for number in steps)
        self.priced = tuple(self._priced(number) for number in steps)
        self.exits = tuple(self._exits(number) for number in steps)
        # Two sets side by side in one number: those of the two facings that go by one side.
        self.pair_width = width = self.sets.size + self.sets.stride + 1
        self.open_pairs = tuple(tuple(c | c << width for c in sides) for sides in self.open_to)
        self.priced_pairs = tuple(
            tuple(tuple((price, c | c << width) for price, c in prices) for prices in sides)
            for sides in self.priced
        )
        self._zones: dict[tuple[int, int, int], int] = {}
        self._fields_of_fire: dict[tuple[int, int, int], int] = {}
        self._ways: dict[int, tuple[tuple[Way, ...], ...]] = {}
        self._disks: dict[tuple[int, int], int] = {}
        # Searches that may be asked for again (`duty.kept_reach`).
        self.reaches: dict[tuple[object, ...], tuple[int, Reach]] = {}
        # What units may do, as far as it may be asked for again (`duty.march`).
        self.marches: dict[tuple[object, ...], tuple[int, int, int, March]] = {}
        self._sights: dict[tuple[int, int], tuple[int, ...] | None] = {}
        self.side_sets = tuple(self.sets.side_sets(cell) for cell in range(len(field)))
        self.front_sets = tuple(
            tuple(by_side[front] | by_side[other] for front, other in (arcs.front for arcs in ARCS))
            for by_side in self.side_sets
        )
        self.around = tuple(self.sets.of(near) for near in field.near)
        self.setup_zones = {
            name: self.sets.of(
                cell for h in zone["hexes"] for cell in field.disk(at[h], zone["radius"])
            )
            for name, zone in self.map["setup"].items()
        }
        self.setup_alone = frozenset(
            name for name, zone in self.map["setup"].items() if zone.get("one_unit_per_hex")
        )

    def _step_cost(self, number: int, cell: int, side: int) -> int:
        """Return what a step costs a class of units in half points, CLOSED where it is closed.

        Rules: 8.2, 6.22/R053.
        """
        to = self.field.neighbours[cell][side]
        if to < 0:
            return CLOSED
        cost = self.cost_into[number][to]
        if cost == CLOSED:
            return CLOSED
        edge = frozenset((cell, to))
        if edge in self.roads:
            return self.road_cost
        climb = self.level[to] - self.level[cell]
        if abs(climb) > 1:
            return CLOSED
        crossed = [self.hexsides[edge]] if edge in self.hexsides else []
        crossed += ["up"] if climb == 1 else []
        for kind in crossed:
            more = _halves(self._side_kinds[kind]["cost"][CLASSES[number]])
            if more == CLOSED:
                return CLOSED
            cost += more
        return cost

    def _open_to(self, number: int) -> tuple[int, ...]:
        """Return for each direction the cells that can be entered by it."""
        opened = [0] * 6
        for cell, costs in enumerate(self.step_cost[number]):
            for side, cost in enumerate(costs):
                if cost != CLOSED:
                    opened[side] |= self.sets.bit[self.field.neighbours[cell][side]]
        return tuple(opened)

    def _priced(self, number: int) -> tuple[tuple[tuple[int, int], ...], ...]:
        """Return for each direction the cells that can be entered by it, set by set of a price."""
        found: list[dict[int, int]] = [{} for _ in range(6)]
        for cell, costs in enumerate(self.step_cost[number]):
            for side, cost in enumerate(costs):
                if cost != CLOSED:
                    to = self.sets.bit[self.field.neighbours[cell][side]]
                    found[side][cost] = found[side].get(cost, 0) | to
        return tuple(tuple(sorted(prices.items())) for prices in found)

    def _exits(self, number: int) -> tuple[int, ...]:
        """Return the cells that can be left for so many half points or less, by that price."""
        cheapest = [
            min((c for c in costs if c != CLOSED), default=CLOSED)
            for costs in self.step_cost[number]
        ]
        return tuple(
            self.sets.of(cell for cell, cost in enumerate(cheapest) if CLOSED < cost <= price)
            for price in range(max(cheapest) + 1)
        )

    def disk(self, cell: int, radius: int) -> int:
        """Return the cells within a distance, as a set."""
        found = self._disks.get((cell, radius))
        if found is None:
            found = self._disks[cell, radius] = self._placed(_disk_shape(radius), cell)
        return found

    def ways(self, movement_class: int) -> tuple[tuple[Way, ...], ...]:
        """Return for each cell the ways out of it by side; a closed one costs more than any has."""
        found = self._ways.get(movement_class)
        if found is None:
            bit = self.sets.bit
            found = self._ways[movement_class] = tuple(
                tuple(
                    (to, UNPAYABLE if cost == CLOSED else cost, bit[to] if to >= 0 else 0)
                    for to, cost in zip(around, costs, strict=True)
                )
                for around, costs in zip(
                    self.field.neighbours, self.step_cost[movement_class], strict=True
                )
            )
        return found

    def _placed(self, shape: Shape, cell: int) -> int:
        """Return the cells of a shape laid down with its middle on a cell, as a set."""
        sets = self.sets
        # Bit by bit a column is as long as a stride, which has room for one more than its cells.
        place = sets.bit[cell].bit_length() - 1
        column, row = divmod(place, sets.stride)
        last = sets.stride - 1
        found = 0
        for by, top, bottom in shape:
            first, end = max(0, row + top), min(last, row + bottom)
            if column + by >= 0 and first <= end:
                run = (1 << (end - first + 1)) - 1
                found |= run << ((column + by) * sets.stride + first)
        return found & sets.all

    def zone(self, movement_class: int, cell: int, facing: int) -> int:
        """Return the zone of control of a unit: front and flanks, not where it cannot go itself.

        Rules: 6.2, 6.11, 6.21, 6.22/R053.
        """
        key = (movement_class, cell, facing)
        found = self._zones.get(key)
        if found is None:
            costs, sets = self.step_cost[movement_class][cell], self.side_sets[cell]
            found = 0
            for side in ZONE_SIDES[facing]:
                if costs[side] != CLOSED:
                    found |= sets[side]
            self._zones[key] = found
        return found

    def field_of_fire(self, cell: int, facing: int, reach: int) -> int:
        """Return the cells within a range and the front arc, all round for who has no facing.

        Rules: 9.1/R064, 9.11.
        """
        key = (cell, facing, reach)
        found = self._fields_of_fire.get(key)
        if found is None:
            found = self._placed(_fire_shape(facing, reach), cell) & ~self.sets.bit[cell]
            self._fields_of_fire[key] = found
        return found

    def sight(self, cell: int, target: int) -> tuple[int, ...] | None:
        """Return the sets of cells that hide a target when units stand in all of one; None: hidden.

        Rules: 9.2, 9.2/R073, 9.21, 9.21/R071, 9.22, 9.22/R072.
        """
        key = (cell, target)
        if key not in self._sights:
            self._sights[key] = self._sight(cell, target)
        return self._sights[key]

    def _sight(self, cell: int, target: int) -> tuple[int, ...] | None:
        level, near = self.level, self.field.distances(target)
        low, high = sorted((level[cell], level[target]))
        blinds = []
        for crossed in self.field.line(cell, target):
            needed, can_block = 0, True
            for between in crossed:
                if between < 0:
                    can_block = False
                elif low == high:
                    if level[between] > high or (level[between] == high and self._hides(between)):
                        continue
                    needed |= self.sets.bit[between]
                    can_block = can_block and level[between] == high
                else:
                    if level[between] > high or self._hides(between):
                        continue
                    needed |= self.sets.bit[between]
                    can_block = can_block and near[between] == 1
            if can_block and not needed:
                return None
            if can_block:
                blinds.append(needed)
        return tuple(blinds)

    def _hides(self, cell: int) -> bool:
        return self.blocks_sight[cell]

    def attack_terrain(self, cell: int, target: int) -> int:
        """Return the modifier of an attack across a hexside: the hex, and the worst on the side.

        Rules: 9.32.5, 9.32.5/R162.
        """
        edge = frozenset((cell, target))
        by_road = edge in self.roads
        worst = 0
        if self.level[target] > self.level[cell]:
            worst = min(worst, self._side_kinds["up"]["melee"] or 0)
        if edge in self.hexsides:
            kind = self._side_kinds[self.hexsides[edge]]
            crossing = int(kind["melee"] or 0)
            if by_road:
                # A ford or a bridge: one better, unless the file has a number of its own.
                crossing = int(kind.get("melee_by_road", min(0, crossing + 1)))
            worst = min(worst, crossing)
        return int(self.terrain[target]["melee"]) + worst

    # -- the counters --------------------------------------------------------------------------

    def _muster_sides(self, heavy_loss: str) -> None:
        at = self.field.by_name
        leaders: list[Leader] = []
        units: list[Unit] = []
        sides = self.file["sides"]
        for side, side_id in enumerate(self.side_ids):
            for about in sides[side_id]["leaders"]:
                leaders.append(_leader(len(leaders), side, about, at))
        self.leaders = tuple(leaders)
        self.leader_index = {leader.id: leader.index for leader in leaders}
        types = self.tables["unit_types"]
        # The order of the units file is that of its sides as they stand there.
        for side_id, data in sides.items():
            side = self.side_index[side_id]
            for unit in data["units"]:
                kind = types[unit["type"]]
                units.append(
                    Unit(
                        index=len(units),
                        id=unit["id"],
                        name=unit["name"],
                        side=side,
                        leader=self.leader_index[unit["leader"]],
                        type=unit["type"],
                        horse=kind["horse"],
                        movement_class=CLASSES.index(kind["movement_class"]),
                        skirmisher=unit["skirmisher"],
                        steps=unit["steps"],
                        loss=unit["loss"],
                        values=self._values(unit, heavy_loss),
                        place=unit["place"],
                        cell=at[unit["hex"]] if unit["hex"] else NOWHERE,
                        facing=FACING_INDEX[unit["facing"] or "ne"],
                    )
                )
        self.units = tuple(units)
        self.unit_index = {unit.id: unit.index for unit in units}
        self.side_of = bytes(unit.side for unit in units)
        self.unit_masks = tuple(
            sum(1 << u.index for u in units if u.side == side) for side in (0, 1)
        )
        self.skirmishers = sum(1 << u.index for u in units if u.skirmisher)
        self.overall = tuple(
            next(leader.index for leader in leaders if leader.side == side and leader.overall)
            for side in (0, 1)
        )
        self.leaders_of = tuple(
            tuple(leader.index for leader in leaders if leader.side == side) for side in (0, 1)
        )
        self.units_of_side = tuple(
            tuple(unit.index for unit in units if unit.side == side) for side in (0, 1)
        )
        self.heavies_of_side = tuple(
            tuple(unit.index for unit in units if unit.side == side and unit.heavy)
            for side in (0, 1)
        )
        self.shooters_of_side = tuple(
            tuple(
                unit.index for unit in units
                if unit.side == side and any(shown.fire for shown in unit.values)
            )
            for side in (0, 1)
        )  # fmt: skip
        self.entries = {
            entry["place"]: self._entry(entry) for entry in self.file.get("entries", ())
        }
        self.off_map_stacks = tuple(
            tuple(self.unit_index[u] for u in stack) for stack in self.file.get("stacks", ())
        )
        cross = self.file.get("cross")
        self.cross_with = self.unit_index[cross["with"]] if cross else NOWHERE

    def _entry(self, data: EntryData) -> Reinforcement:
        at, zones = self.field.by_name, self.map["entry"]
        return Reinforcement(
            data["place"],
            data["turn"],
            tuple((zone, tuple(at[h] for h in zones[zone]["hexes"])) for zone in data["zones"]),
            data["hold"],
        )

    def _values(self, unit: UnitData, heavy_loss: str) -> tuple[Values, ...]:
        """Return what a counter shows by steps lost and charging.

        Rules: 9.42, 9.43, 9.43/R088, 9.42/R087.
        """
        sides = [_shown(unit["front"]), _shown(unit["back"] or unit["front"])]
        if unit["type"] != HEAVY:
            return (sides[0], sides[0], sides[1], sides[1])
        rule = self.tables["heavy_cavalry"]
        second = rule["lost_2"] - rule["lost_1"] if heavy_loss == TWO else rule["lost_2"]
        less = (0, rule["lost_1"], second, *(second,) * (unit["steps"] - 3))
        return tuple(_lessened(side, by, rule["minimum"]) for by in less for side in sides)

    # -- the tables ----------------------------------------------------------------------------

    def _read_tables(self, scenario: str) -> None:
        tables = self.tables
        self.melee = ResultsTable(tables["melee"])
        self.fire = ResultsTable(tables["fire"])
        modifiers = {m["id"]: m["value"] for m in tables["melee"]["modifiers"]}
        self.routed_modifier = int(modifiers["routed"])
        self.flank_modifier = int(modifiers.get("flank", 0))
        self.rear_modifier = int(modifiers.get("rear", 0))
        self.shifts = {s["id"]: int(s["columns"]) for s in tables["melee"]["shifts"]}
        self.chits = {name: tables["chits"][name] for name in CHITS}
        self.ranges: dict[str, tuple[int, ...]] = {
            name: tuple(values) for name, values in tables["range"]["by_type"].items()
        }
        self.leader_move = int(tables["leaders"]["move"]) * 2
        by_side = tables["victory"][scenario]
        # Indexed by the side that wins by it: the other side's losses and the lowest winning die.
        self.victory = tuple(
            tuple((row["from"], row["die"]) for row in by_side[name]["rows"])
            for name in self.side_ids
        )
        self.berserk_die = tuple(tables["berserk"][scenario][name] for name in self.side_ids)
        self.cross = tables["cross"]
        self.faces = int(tables["die"]["sides"])

    def type_modifier(self, attacker: str, charging: bool, defender: str) -> int:
        """Return the modifier of the table of types (16.6)."""
        table = self.tables["type_modifiers"]
        row = attacker if attacker != HEAVY else CHARGERS[0 if charging else 1]
        return table["attackers"][row][table["defenders"].index(defender)]

    def name_of(self, cell: int) -> str | None:
        """Return a cell's four digits, None for off the map."""
        return self.field.names[cell] if cell >= 0 else None


@cache
def _disk_shape(radius: int) -> Shape:
    """Return the cells within a distance of one, column by column."""
    # The rows of `HexSets` slant: one column to the right, the row beside it to the north is -1.
    return tuple(
        (by, max(-radius, -radius - by), min(radius, radius - by))
        for by in range(-radius, radius + 1)
    )


@cache
def _fire_shape(facing: int, reach: int) -> Shape:
    """Return the cells within a range, and in front of who has a facing, column by column.

    Rules: 9.1/R064, 9.11.
    """
    field = HexField((x, y) for x in range(2 * reach + 1) for y in range(2 * reach + 2))
    middle = field.at[reach, reach]
    cells = field.disk(middle, reach)
    if facing >= 0:
        front, toward = ARCS[facing].front, field.sides_toward
        cells = tuple(c for c in cells if any(side in front for side in toward(middle, c)))
    return _shape(field, middle, cells)


def _shape(field: HexField, middle: int, cells: Iterable[int]) -> Shape:
    """Return cells as runs of the columns of `HexSets`, counted from one in their middle."""
    sets = HexSets(field)
    columns: dict[int, list[int]] = {}
    for cell in cells:
        column, row = divmod(sets.bit[cell].bit_length() - 1, sets.stride)
        columns.setdefault(column, []).append(row)
    column, row = divmod(sets.bit[middle].bit_length() - 1, sets.stride)
    shape = []
    for number, rows in sorted(columns.items()):
        # Disks and arcs have no holes: a column of them is one run.
        assert len(rows) == max(rows) - min(rows) + 1
        shape.append((number - column, min(rows) - row, max(rows) - row))
    return tuple(shape)


def _halves(cost: float | None) -> int:
    return CLOSED if cost is None else round(cost * 2)


def _shown(side: ValuesData) -> Values:
    return Values(side["strength"], side["fire"], side["move"], side["morale"])


def _lessened(side: Values, by: int, least: int) -> Values:
    return Values(
        max(least, side.strength + by),
        side.fire,
        max(least, side.move + by),
        max(least, side.morale + by),
    )


def _leader(index: int, side: int, data: LeaderData, at: Mapping[str, int]) -> Leader:
    other = data["replacement"]
    return Leader(
        index=index,
        id=data["id"],
        side=side,
        overall=data["overall"],
        command=data["command"] or 0,
        range=data["range"],
        bonus=data["bonus"],
        replacement=(other["command"], other["range"], other["bonus"]) if other else None,
        chit=data["chit"],
        place=data["place"],
        cell=at[data["hex"]] if data["hex"] else NOWHERE,
    )


@cache
def roster_of(data: Data) -> Roster:
    """Return the numbers of the whole game, made once."""
    return Roster(data)


def battle_of(data: Data, scenario: str, heavy_loss: str = LITERAL) -> Battle:
    """Return the battle of a scenario, made once."""
    return _battle(data, scenario, heavy_loss)


@cache
def _battle(data: Data, scenario: str, heavy_loss: str) -> Battle:
    return Battle(data, scenario, heavy_loss)


def shipped(scenario: str, heavy_loss: str = LITERAL) -> Battle:
    """Return the battle of a scenario as the shipped files tell it."""
    return battle_of(load(), scenario, heavy_loss)
