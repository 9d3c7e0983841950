"""Where counters, towns, arms and names of S&T 279 lie: none over another, all on their ground."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from math import hypot
from random import Random
from typing import Any

import numpy as np
import st279_shores as shores
from shapely import contains_xy
from shapely.geometry import LineString, Point
from shapely.geometry.base import BaseGeometry

STEP = 10.0
FRAME = 92.0  # the printed frame: nothing may lie on it
COUNTER = 142.0  # the side of the largest counter at rest
FIELD = (268.0, 166.0)  # three counters, each a little over the one before
CITY = (228.0, 214.0)  # the garrison's counters, somewhat smaller, with the town above them
ARMS = (92.0, 104.0)
TIGHT = {"field": (218.0, 156.0), "city": (186.0, 196.0)}  # where there is no more room
FAR = {"field": 900.0, "city": 900.0, "label": 300.0, "arms": 2500.0}  # from the middle: costs 1
HEART = 0.45  # of a room's width and height: this much of it lies on its own ground, if it can
CAP = 42.0
LETTER = 0.74  # breadth of a letter, in heights of a capital
LEAD = 1.7
SWEEPS = 7
MENDS = 40  # times that all which lies badly is taken up again


@dataclass
class Room:
    """A rectangle that is to be placed for an area."""

    area: str
    kind: str
    wide: float
    high: float
    at: tuple[float, float] = (0.0, 0.0)
    lines: int = 1
    share: float = 1.0  # of the usual height of letters

    @property
    def box(self) -> tuple[float, float, float, float]:
        x, y = self.at
        return x - self.wide / 2, y - self.high / 2, x + self.wide / 2, y + self.high / 2


class Ground:
    """Whose each spot is, with sums over rectangles in no time."""

    def __init__(self, ground: dict[str, BaseGeometry], land: shores.Masses) -> None:
        self.left, self.top, wide, high = land.sheet
        xs = np.arange(self.left + STEP / 2, self.left + wide, STEP)
        ys = np.arange(self.top + STEP / 2, self.top + high, STEP)
        self.gx, self.gy = np.meshgrid(xs, ys)
        self.own: dict[str, np.ndarray] = {}
        taken = np.zeros(self.gx.shape)
        for name, shape in ground.items():
            inside = contains_xy(shape, self.gx, self.gy).astype(float)
            self.own[name] = _sums(inside)
            taken += inside
        for shape in (land.mainland, land.france, land.islands, land.elsewhere):
            taken += contains_xy(shape, self.gx, self.gy)
        self.land = _sums((taken > 0).astype(float))

    def share(self, sums: np.ndarray, x: np.ndarray, y: np.ndarray, room: Room) -> np.ndarray:
        """Return which part of a room about each point is on some ground."""
        rows, columns = self.gx.shape
        x0 = np.clip(np.round((x - room.wide / 2 - self.left) / STEP).astype(int), 0, columns)
        x1 = np.clip(np.round((x + room.wide / 2 - self.left) / STEP).astype(int), 0, columns)
        y0 = np.clip(np.round((y - room.high / 2 - self.top) / STEP).astype(int), 0, rows)
        y1 = np.clip(np.round((y + room.high / 2 - self.top) / STEP).astype(int), 0, rows)
        total = sums[y1, x1] - sums[y0, x1] - sums[y1, x0] + sums[y0, x0]
        return total / (room.wide * room.high / STEP / STEP)


def _sums(table: np.ndarray) -> np.ndarray:
    found = np.zeros((table.shape[0] + 1, table.shape[1] + 1))
    found[1:, 1:] = table.cumsum(0).cumsum(1)
    return found


def printed(name: str) -> str:
    """Return the one name that the map has room for."""
    head, _, today = name.partition(" (")
    return today.rstrip(")") or head


def halves(text: str) -> list[str]:
    """Return a name in two lines as even as can be, or in one where it has no gap."""
    best = [text]
    for i, letter in enumerate(text):
        cut = i + 1 if letter == "-" else i
        if letter in " -" and 0 < cut < len(text) - 1:
            lines = [text[:cut].strip(), text[cut:].strip()]
            if max(map(len, lines)) < max(map(len, best)):
                best = lines
    return best


def _label_room(area: dict[str, Any], lines: int, share: float) -> Room | None:
    names = [printed(area["name"][language]) for language in ("en", "es")]
    if lines == 1:
        most = max(map(len, names))
    else:
        if not any(" " in name for name in names):
            return None
        most = max(len(line) for name in names for line in halves(name))
    cap = CAP * share
    high = cap * (1.55 + LEAD * (lines - 1))
    wide = most * LETTER * cap + cap * 0.5
    return Room(area["id"], "label", wide, high, lines=lines, share=share)


def place_rooms(
    areas: list[dict[str, Any]], ground: dict[str, BaseGeometry], land: shores.Masses,
    fixed: list[tuple[float, float, float, float]],
) -> dict[str, dict[str, Room]]:  # fmt: skip
    """Return the rooms of each area by their kind."""
    raster = Ground(ground, land)
    middle = {name: shape.representative_point() for name, shape in ground.items()}
    found: dict[str, dict[str, Room]] = {}
    for area in areas:
        if area["type"] == "box":  # the others keep clear of it from the first
            fixed = [*fixed, plate()]
            found[area["id"]] = {
                "field": Room(area["id"], "field", *FIELD, PLATE["field"]),
                "arms": Room(area["id"], "arms", *ARMS, PLATE["arms"]),
            }
    table = _Table(raster, ground, middle, land, fixed, found)
    by_size = sorted(areas, key=lambda one: ground[one["id"]].area)
    for _ in range(SWEEPS):
        for area in by_size:
            for kind in _kinds(area):
                table.place(area, kind)
    table.mend([area for area in by_size if area["type"] != "box"])
    for area in by_size:
        for kind, room in found[area["id"]].items():
            if area["type"] != "box" and table.cost(room) > 2.2:
                print("room", area["id"], kind, round(table.cost(room), 2))
    return found


def _kinds(area: dict[str, Any]) -> list[str]:
    return ["field", "city", "label", "arms"] if area["city"] else ["field", "label", "arms"]


@dataclass
class _Table:
    """All rooms while they are placed, and what each would cost where."""

    raster: Ground
    ground: dict[str, BaseGeometry]
    middle: dict[str, Point]
    land: shores.Masses
    fixed: list[tuple[float, float, float, float]]
    found: dict[str, dict[str, Room]]

    def place(self, area: dict[str, Any], kind: str) -> float:
        """Place a room where it costs least as the others lie, and return what it costs."""
        name = area["id"]
        own = self.found.setdefault(name, {})
        size = {"field": FIELD, "city": CITY, "arms": ARMS}.get(kind)
        sizes = [size, TIGHT[kind]] if size and kind in TIGHT else [size]
        tries = [Room(name, kind, *one) for one in sizes if one] or [
            room for share in (1.0, 0.84) for lines in (1, 2)
            if (room := _label_room(area, lines, share)) is not None
        ]  # fmt: skip
        own.pop(kind, None)
        if area["type"] == "box":
            room = tries[1 if kind == "label" else 0]
            room.at = PLATE[kind]
            own[kind] = room
            return 0.0
        others = self._others()
        best = None
        for room in tries:
            cost, at = _best(
                self.raster, room, self.middle[name], self.ground[name], others, self.land
            )
            cost += self._small(room)
            if best is None or cost < best[0]:
                room.at = at
                best = cost, room
        assert best is not None
        own[kind] = best[1]
        return best[0]

    def cost(self, room: Room) -> float:
        """Return what a room costs where it lies; it may be on the table or not."""
        x, y = np.array([[room.at[0]]]), np.array([[room.at[1]]])
        middle = self.middle[room.area]
        found = _costs(self.raster, room, middle, self._others(room), self.land, x, y)
        return float(found[0, 0]) + self._small(room)

    def mend(self, areas: list[dict[str, Any]]) -> None:
        """Take up what lies badly with its neighbours, and keep what lies better afterwards.

        One room at a time never finds out of a place that others have filled meanwhile.
        """
        chance = Random(850)
        near = {
            area["id"]: [
                other for other in areas if other is not area
                and self.ground[area["id"]].distance(self.ground[other["id"]]) < 120
            ]
            for area in areas
        }  # fmt: skip
        for _ in range(MENDS):
            bad = []
            for area in areas:
                worst = max(map(self.cost, self.found[area["id"]].values()))
                if worst > 2.2:
                    bad.append((area, worst))
            for area, _worst in bad:
                around = list(near[area["id"]])
                chance.shuffle(around)
                taken_up = [area, *around[: chance.randrange(5)]]
                before = {one["id"]: dict(self.found[one["id"]]) for one in taken_up}
                for one in taken_up:
                    self.found[one["id"]].clear()
                old = 0.0
                for one in taken_up:
                    for kind, room in before[one["id"]].items():
                        old += self.cost(room)
                        self.found[one["id"]][kind] = room
                for one in taken_up:
                    self.found[one["id"]].clear()
                new = 0.0
                for one in taken_up:
                    kinds = _kinds(one)
                    chance.shuffle(kinds)
                    new += sum(self.place(one, kind) for kind in kinds)
                if new >= old - 0.001:
                    for one in taken_up:
                        self.found[one["id"]].clear()
                        self.found[one["id"]].update(before[one["id"]])

    def _others(self, room: Room | None = None) -> list[tuple[float, float, float, float]]:
        boxes = [one.box for own in self.found.values() for one in own.values() if one is not room]
        return boxes + self.fixed

    def _small(self, room: Room) -> float:
        if room.kind in TIGHT:
            return 2.5 if (room.wide, room.high) == TIGHT[room.kind] else 0.0
        if room.kind != "label" or not self.found[room.area].get("field"):
            return 0.0
        return 0.1 * (room.lines - 1) + 5.0 * (1.0 - room.share)


def _best(
    raster: Ground, room: Room, middle: Point, shape: BaseGeometry,
    others: list[tuple[float, float, float, float]], land: shores.Masses,
) -> tuple[float, tuple[float, float]]:  # fmt: skip
    left, top, right, bottom = shape.bounds
    more = 60.0 if room.kind != "label" else 220.0
    xs = np.arange(left - more, right + more, STEP)
    ys = np.arange(top - more, bottom + more, STEP)
    x, y = np.meshgrid(xs, ys)
    far = room.wide / 2 + more, room.high / 2 + more
    others = [
        (ax, ay, bx, by) for ax, ay, bx, by in others
        if ax < right + far[0] and bx > left - far[0] and ay < bottom + far[1] and by > top - far[1]
    ]  # fmt: skip
    cost = _costs(raster, room, middle, others, land, x, y)
    number = int(cost.argmin())
    return float(cost.flat[number]), (float(x.flat[number]), float(y.flat[number]))


def _costs(
    raster: Ground, room: Room, middle: Point, others: list[tuple[float, float, float, float]],
    land: shores.Masses, x: np.ndarray, y: np.ndarray,
) -> np.ndarray:  # fmt: skip
    """Return what a room would cost about each point."""
    own = raster.share(raster.own[room.area], x, y, room)
    dry = raster.share(raster.land, x, y, room)
    wet = 1 - dry
    foreign = np.maximum(0.0, dry - own)
    # A name may well stand in the sea, counters better not; nothing on a neighbour's ground.
    cost = foreign * (13.0 if room.kind == "label" else 16.0)
    cost += wet * (3.0 if room.kind == "label" else 7.0)
    if room.kind in TIGHT:
        # Whose a town or a force is, is told by the ground that the middle of it stands on.
        heart = replace(room, wide=room.wide * HEART, high=room.high * HEART)
        cost += 30.0 * (1.0 - raster.share(raster.own[room.area], x, y, heart))
    cost += np.hypot(x - middle.x, y - middle.y) / FAR[room.kind]
    if room.kind == "label":
        cost -= (y - middle.y) / 4000.0
    for ax, ay, bx, by in others:
        across = np.minimum(x + room.wide / 2, bx) - np.maximum(x - room.wide / 2, ax)
        down = np.minimum(y + room.high / 2, by) - np.maximum(y - room.high / 2, ay)
        over = np.maximum(0.0, across) * np.maximum(0.0, down)
        cost += np.where(over > 0, 14.0 + 60.0 * over / (room.wide * room.high), 0.0)
    sx, sy, wide, high = land.sheet
    outside = (
        (x - room.wide / 2 < sx + FRAME) | (x + room.wide / 2 > sx + wide - FRAME)
        | (y - room.high / 2 < sy + FRAME) | (y + room.high / 2 > sy + high - FRAME)
    )  # fmt: skip
    return cost + outside * 500.0


# -- relief ----------------------------------------------------------------------------------------


def relief(
    areas: list[dict[str, Any]], ground: dict[str, BaseGeometry], borders: list[Any],
    mountains: set[frozenset[str]], taken: list[tuple[float, float, float, float]],
) -> dict[str, list[float]]:  # fmt: skip
    """Return peaks and hills as x, y, size ..., the northern first."""
    chance = Random(279)
    peaks: list[tuple[float, float, float]] = []
    hills: list[tuple[float, float, float]] = []

    def free(x: float, y: float, size: float) -> bool:
        return not any(
            ax - size < x < bx + size and ay - size * 0.7 < y < by + size
            for ax, ay, bx, by in taken
        )

    for one, other, lines in borders:
        if frozenset((one, other)) not in mountains:
            continue
        for line in lines:
            way = LineString(list(zip(line[0::2], line[1::2], strict=True)))
            count = max(1, round(way.length / 46))
            for i in range(count):
                spot = way.interpolate((i + 0.5) / count, normalized=True)
                # A ridge: the highest on the border, lower ones about it.
                for away, least, most in ((0.0, 28.0, 36.0), (42.0, 18.0, 26.0)):
                    turn = chance.uniform(0, 6.283)
                    x = spot.x + away * float(np.cos(turn))
                    y = spot.y + away * float(np.sin(turn))
                    size = chance.uniform(least, most)
                    if free(x, y, size) and (away == 0.0 or chance.random() < 0.75):
                        peaks.append((x, y, size))
    for area in areas:
        shape, kind = ground[area["id"]], area["terrain"]
        if kind not in ("mountain", "broken"):
            continue
        core = shape.buffer(-34)
        left, top, right, bottom = shape.bounds
        grid = 82.0 if kind == "mountain" else 104.0
        share = 0.8 if kind == "mountain" else 0.5
        rows = int((bottom - top) / (grid * 0.7)) + 1
        columns = int((right - left) / grid) + 1
        for row in range(rows):
            for column in range(columns):
                x = left + (column + 0.5 * (row % 2)) * grid + chance.uniform(-24, 24)
                y = top + row * grid * 0.7 + chance.uniform(-16, 16)
                size = chance.uniform(17, 26)
                if chance.random() > share or not free(x, y, size * 1.3):
                    continue
                if not contains_xy(core, x, y):
                    continue
                if any(hypot(x - px, y - py) < size + ps for px, py, ps in peaks):
                    continue
                tall = kind == "mountain" and chance.random() < 0.55
                (peaks if tall else hills).append((x, y, size * (1.15 if tall else 1.0)))
    return {
        name: [round(value, 1) for spot in sorted(spots, key=lambda p: p[1]) for value in spot]
        for name, spots in (("peaks", peaks), ("hills", hills))
    }


# -- the sea ---------------------------------------------------------------------------------------

# Where fleets lie, and from where to where the name is written beside them, in degrees.
AT_SEA = {
    "cantabrian_sea": ((-4.3, 43.97), (-7.2, 44.13), (-5.0, 44.13)),
    "galician_ocean": ((-9.95, 42.0), (-10.45, 43.2), (-10.3, 41.3)),
    "gharb_sea": ((-9.8, 37.72), (-10.6, 40.1), (-10.3, 38.0)),
    "gulf_of_cadiz": ((-6.95, 36.5), (-9.3, 36.72), (-7.5, 36.6)),
    "alboran_sea": ((-3.6, 36.2), (-5.0, 35.75), (-2.0, 35.75)),
    "sea_of_tudmir": ((0.2, 37.6), (-0.75, 36.75), (1.2, 37.2)),
    "balearic_sea": ((1.15, 40.0), (0.5, 39.45), (2.2, 39.15)),
    "gulf_of_lion": ((4.1, 42.0), (3.1, 41.2), (4.9, 41.55)),
}
FLEETS = (268.0, 166.0)
# What lies beyond the map has its counters on a plate: field, arms and name in one.
PLATE = {"label": (3900.0, 284.0), "field": (4176.0, 284.0), "arms": (4366.0, 284.0)}


def plate() -> tuple[float, float, float, float]:
    """Return the room of the plate."""
    (left, y), (right, _) = PLATE["label"], PLATE["arms"]
    return left - 138, y - FIELD[1] / 2 - 10, right + 58, y + FIELD[1] / 2 + 10


def at_sea() -> tuple[dict[str, Any], list[tuple[float, float, float, float]]]:
    """Return where fleets lie and names are written, and the rooms that this takes."""
    found, taken = {}, []
    for sea, (fleet, start, end) in AT_SEA.items():
        fx, fy = shores.at(*fleet)
        ax, ay = shores.at(*start)
        bx, by = shores.at(*end)
        found[sea] = {
            "at": [round(fx), round(fy)],
            "name": [round(ax), round(ay), round(bx), round(by)],
        }
        taken.append((fx - FLEETS[0] / 2, fy - FLEETS[1] / 2, fx + FLEETS[0] / 2,
                      fy + FLEETS[1] / 2))  # fmt: skip
        for i in range(9):
            x, y = ax + (bx - ax) * i / 8, ay + (by - ay) * i / 8
            taken.append((x - 45, y - 45, x + 45, y + 45))
    return found, taken


def rivers() -> list[list[float]]:
    """Return the rivers of the family's maps, the breadth at their mouth first."""
    path = shores.ROOT / "reconquista" / "engraving.json"
    found = []
    for river in json.loads(path.read_text(encoding="utf-8"))["rivers"].values():
        points = river["points"]
        line = LineString(list(zip(points[0::2], points[1::2], strict=True))).simplify(2.5)
        flat = [round(value) for point in line.coords for value in point]
        found.append([max(river["breadth"]), *flat])
    return found


def arranged(
    map_data: dict[str, Any], ground: dict[str, BaseGeometry],
    zones: dict[str, BaseGeometry], land: shores.Masses,
    mountains: set[frozenset[str]], borders: list[Any],
) -> dict[str, Any]:  # fmt: skip
    """Return all that is placed: rooms of areas, names at sea, relief, rivers."""
    areas = map_data["areas"]
    seas, wet = at_sea()
    corner = shores.SHEET
    title = (corner[0] + 100, corner[1] + corner[3] - 440, corner[0] + 1280, corner[1] + corner[3])
    rooms = place_rooms(areas, ground, land, [*wet, title])
    for area in areas:
        if area["type"] == "box":
            x0, y0, x1, y1 = plate()
            rooms[area["id"]]["plate"] = Room(
                area["id"], "plate", x1 - x0, y1 - y0, ((x0 + x1) / 2, (y0 + y1) / 2)
            )
    taken = [room.box for there in rooms.values() for room in there.values()]
    boxes = list(rooms.values())
    every = [room for there in boxes for room in there.values() if room.kind != "plate"]
    for i, one in enumerate(every):
        for other in every[:i]:
            a, b = one.box, other.box
            if a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]:
                print("over", one.area, one.kind, other.area, other.kind)
    found = {
        name: {
            kind: [round(room.at[0]), round(room.at[1]), round(room.wide), round(room.high)]
            + ([room.lines, room.share] if kind == "label" else [])
            for kind, room in there.items()
        }
        for name, there in rooms.items()
    }
    return {
        "rooms": found,
        "at_sea": seas,
        "relief": relief(areas, ground, borders, mountains, taken),
        "rivers": rivers(),
    }


def written(value: Any) -> str:
    """Return a part of the file: one line for each of its own parts."""
    if isinstance(value, dict):
        lines = [f"  {json.dumps(key)}: {json.dumps(part)}" for key, part in value.items()]
        return "{\n" + ",\n".join(lines) + "\n }"
    if isinstance(value, list) and value and isinstance(value[0], list):
        return "[\n" + ",\n".join(f"  {json.dumps(part)}" for part in value) + "\n ]"
    return json.dumps(value)
