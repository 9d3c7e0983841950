"""Where the city, the counters and the name of each area go, and its port at sea."""

from __future__ import annotations

from math import hypot
from random import Random

from layout import SEA, TAKEN
from peninsula import CITIES
from projection import Point, project
from shapely.geometry import LineString, MultiLineString, MultiPolygon, Polygon, box
from shapely.geometry import Point as ShapelyPoint
from shapely.geometry.base import BaseGeometry
from shapely.ops import nearest_points, unary_union
from shapely.prepared import prep

Lines = MultiLineString
Shape = BaseGeometry

# Half breadth and half height of what stands at each anchor; of the forces the first that fits.
CITY = (92.0, 92.0)
FORCES = [
    {"units": (124.0, 102.0), "besiegers": (104.0, 102.0)},
    {"units": (112.0, 92.0), "besiegers": (94.0, 92.0)},
    {"units": (98.0, 86.0), "besiegers": (86.0, 86.0)},
    {"units": (86.0, 84.0), "besiegers": (84.0, 84.0)},
]
LETTER = 37.0  # breadth to allow for a letter of an area's name
LABEL_HEIGHT = 142.0
GAP = 8.0


def label_size(area: str) -> tuple[float, float]:
    """Return half the breadth and half the height of an area's name with its dice below."""
    return max(5.6, len(area)) * LETTER / 2, LABEL_HEIGHT / 2


def frame(at: Point, half: tuple[float, float], more: float = 0.0) -> Polygon:
    """Return the rectangle round a point."""
    return box(
        at[0] - half[0] - more,
        at[1] - half[1] - more,
        at[0] + half[0] + more,
        at[1] + half[1] + more,
    )


def _fits(area: Polygon, half: tuple[float, float], step: float, margin: float) -> list[Point]:
    inside = prep(area)
    x0, y0, x1, y1 = area.bounds
    points = []
    for i in range(int((x1 - x0) / step) + 1):
        for j in range(int((y1 - y0) / step) + 1):
            at = (x0 + (i + 0.5) * step, y0 + (j + 0.5) * step)
            if inside.contains(frame(at, half, margin)):
                points.append(at)
    return points


def _apart(a: Point, half_a: tuple[float, float], b: Point, half_b: tuple[float, float]) -> bool:
    return (
        abs(a[0] - b[0]) >= half_a[0] + half_b[0] + GAP
        or abs(a[1] - b[1]) >= half_a[1] + half_b[1] + GAP
    )


Spots = dict[str, Point]
Sizes = dict[str, tuple[float, float]]
# How far from the city each thing is best, and how much it matters.
WANTED = {"units": 200.0, "besiegers": 205.0, "label": 190.0}
PULL = {"units": 1.0, "besiegers": 0.9, "label": 0.8}
CLASH = 5000.0
# Moved by eye when all was in its place: the camp of a siege of Toledo lay on its first letter.
MOVED = {("toledo", "label"): (40.0, 0.0)}


class _Ground:
    """An area with what the things in it must respect."""

    def __init__(
        self,
        name: str,
        area: Polygon,
        roads: Lines,
        rivers: Lines,
        names: Shape,
        shields: Shape,
        forces: Sizes,
    ) -> None:
        self.half = {"city": CITY, **forces, "label": label_size(name)}
        self.truth = project(CITIES[name])
        self.area, self.names = area, names
        self.shields = shields
        self.roads, self.rivers = roads.intersection(area), rivers.intersection(area)
        self.price = {
            key: {at: self._price_at(key, at) for at in _fits(area, half, 17.0, 2.0)}
            for key, half in self.half.items()
        }

    def _price_at(self, key: str, at: Point) -> float:
        shape = frame(at, self.half[key])
        gap = self.area.exterior.distance(shape)
        if key == "city":
            away = hypot(at[0] - self.truth[0], at[1] - self.truth[1])
            return 12 * away + 0.5 * max(0.0, 45 - gap)
        hidden = CLASH if self.shields.intersects(shape) else 0.0
        if key == "label":
            hidden += 0.3 * CLASH if self.on_road(at) else 0.0
            return hidden + (
                0.7 * self.rivers.intersection(shape).length
                + self.names.intersection(shape).area / 18
                + 1.4 * max(0.0, 75 - gap)
            )
        return hidden + (
            0.7 * self.roads.intersection(shape).length
            + 0.15 * self.rivers.intersection(shape).length
            + 0.5 * max(0.0, 45 - gap)
        )

    def on_road(self, label: Point) -> bool:
        """Tell whether a name at a place would touch a road."""
        return bool(self.roads.intersects(frame(label, self.half["label"], 14)))

    def clashes(self, spots: Spots, key: str) -> int:
        """Return how many things overlap one of them."""
        return sum(
            not _apart(spots[key], self.half[key], spots[other], self.half[other])
            for other in spots
            if other != key
        )

    def total(self, spots: Spots, key: str) -> float:
        """Return the price of one thing where it is, the others given."""
        result = self.price[key][spots[key]] + 0.5 * CLASH * self.clashes(spots, key)
        for other in WANTED:
            if key in ("city", other):
                result += self._apart_from_city(spots, other)
        if key in ("units", "besiegers"):
            a, b = spots["units"], spots["besiegers"]
            result += 0.5 * max(0.0, 230 - hypot(a[0] - b[0], a[1] - b[1]))
        return result

    def _apart_from_city(self, spots: Spots, key: str) -> float:
        city, at = spots["city"], spots[key]
        return abs(hypot(city[0] - at[0], city[1] - at[1]) - WANTED[key]) * PULL[key]

    def sum(self, spots: Spots) -> float:
        """Return the price of an arrangement."""
        return (
            sum(self.price[key][spots[key]] for key in spots)
            + sum(self._apart_from_city(spots, key) for key in WANTED)
            + CLASH * sum(self.clashes(spots, key) for key in spots)
        )


def place(
    name: str, area: Polygon, roads: Lines, rivers: Lines, names: Shape, shields: Shape
) -> Spots:
    """Return the anchors within an area, far enough from each other and from its edge.

    ValueError if even the least room for the forces cannot be had.
    """
    for forces in FORCES:
        ground = _Ground(name, area, roads, rivers, names, shields, forces)
        spots = _arrange(ground, Random(name))
        if not spots or any(ground.clashes(spots, key) for key in spots):
            continue
        if not ground.on_road(spots["label"]) or forces is FORCES[-1]:
            return {key: _moved(name, key, at) for key, at in spots.items()}
    raise ValueError(f"{name}: no room for everything")


def _moved(name: str, key: str, at: Point) -> Point:
    dx, dy = MOVED.get((name, key), (0.0, 0.0))
    return at[0] + dx, at[1] + dy


def _arrange(ground: _Ground, random: Random) -> Spots:
    """Return the best of many random beginnings, each made better one thing at a time."""
    best: Spots = {}
    if not all(ground.price.values()):
        return best
    for _ in range(40):
        spots = {key: random.choice(list(choices)) for key, choices in ground.price.items()}
        spots["city"] = min(ground.price["city"], key=ground.price["city"].__getitem__)
        last = float("inf")
        while (now := ground.sum(spots)) < last - 0.5:
            last = now
            for key in ("label", "units", "besiegers", "city"):
                choices = [{**spots, key: at} for at in ground.price[key]]
                spots = min(choices, key=lambda choice, key=key: ground.total(choice, key))
        if not best or now < ground.sum(best):
            best = spots
    return best


def ports(
    areas: dict[str, Polygon], cities: dict[str, Point], land: MultiPolygon
) -> dict[str, Point]:
    """Return for every area with a coast the place of its port at sea."""
    half = 58.0
    sea = box(SEA[0], SEA[1], SEA[0] + SEA[2], SEA[1] + SEA[3]).buffer(-half - 20)
    free = prep(
        sea.difference(
            unary_union([box(x, y, x + w, y + h) for x, y, w, h in TAKEN]).buffer(half + 20)
        ).difference(land.buffer(half + 12, quad_segs=4))
    )
    mainland = unary_union(list(areas.values())).buffer(1)
    result: dict[str, Point] = {}
    for name, area in areas.items():
        shore = area.exterior.intersection(mainland.exterior.buffer(4))
        shore = shore.difference(unary_union([a for n, a in areas.items() if n != name]).buffer(25))
        if shore.length < 120:
            continue
        x0, y0, x1, y1 = area.buffer(150).bounds
        best, price = None, float("inf")
        for i in range(int((x1 - x0) / 15)):
            for j in range(int((y1 - y0) / 15)):
                at = ShapelyPoint(x0 + i * 15, y0 + j * 15)
                if not free.contains(at):
                    continue
                gap = shore.distance(at)
                if gap > 150 or any(
                    o.distance(at) < gap + 5 for n, o in areas.items() if n != name
                ):
                    continue
                here = hypot(at.x - cities[name][0], at.y - cities[name][1]) + 0.8 * gap
                if here < price:
                    best, price = (at.x, at.y), here
        if best:
            result[name] = best
    return result


def landing(port: Point, area: Polygon) -> Point:
    """Return the point of an area's shore nearest to its port."""
    near = nearest_points(ShapelyPoint(port), area.exterior)[1]
    return near.x, near.y


def lines(items: list[list[Point]]) -> MultiLineString:
    """Return the polylines as one shape."""
    return MultiLineString([LineString(item) for item in items])
