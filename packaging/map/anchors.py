"""Room on the board: where the city, the counters and the name of each area go, and its port at sea."""

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

# Half breadth and half height of what stands at each anchor.
SIZE: dict[str, tuple[float, float]] = {"city": (66, 66), "fortress": (56, 60), "units": (90, 90), "besiegers": (90, 90)}
LETTER = 37.0  # breadth to allow for a letter of an area's name
LABEL_HEIGHT = 142.0
GAP = 8.0


def label_size(area: str) -> tuple[float, float]:
    """Return half the breadth and half the height of an area's name with its dice below."""
    return max(5.6, len(area)) * LETTER / 2, LABEL_HEIGHT / 2


def frame(at: Point, half: tuple[float, float], more: float = 0.0) -> Polygon:
    """Return the rectangle round a point."""
    return box(at[0] - half[0] - more, at[1] - half[1] - more, at[0] + half[0] + more, at[1] + half[1] + more)


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
    return abs(a[0] - b[0]) >= half_a[0] + half_b[0] + GAP or abs(a[1] - b[1]) >= half_a[1] + half_b[1] + GAP


def place(
    name: str, area: Polygon, roads: MultiLineString, rivers: MultiLineString, names: BaseGeometry
) -> dict[str, Point]:
    """Return the anchors within an area, far enough from each other and from its edge."""
    half = {**SIZE, "label": label_size(name)}
    truth = project(CITIES[name])
    wanted = {"fortress": 128.0, "units": 165.0, "besiegers": 175.0, "label": 175.0}
    pull = {"fortress": 2.0, "units": 1.0, "besiegers": 0.9, "label": 0.8}
    my_roads, my_rivers = roads.intersection(area), rivers.intersection(area)
    cost: dict[str, dict[Point, float]] = {}
    for key, size in half.items():
        cost[key] = {}
        for at in _fits(area, size, 17.0, 2.0):
            shape = frame(at, size)
            price = 0.0
            if key != "city":
                price += my_roads.intersection(shape).length * (1.6 if key == "label" else 0.7)
                price += names.intersection(shape).area / 18 if key == "label" else 0.0
                price += my_rivers.intersection(shape).length * (0.7 if key == "label" else 0.15)
            else:
                price += hypot(at[0] - truth[0], at[1] - truth[1]) * 4
            price += max(0.0, (75 if key == "label" else 45) - area.exterior.distance(shape)) * (1.4 if key == "label" else 0.5)
            cost[key][at] = price
    best, best_price = {}, float("inf")
    random = Random(name)
    for _ in range(60):
        spots = {key: random.choice(list(choices)) for key, choices in cost.items()}
        last = float("inf")
        for _ in range(8):
            for key in ("city", "label", "units", "besiegers", "fortress"):
                others = [k for k in spots if k != key]

                def total(at: Point, key: str = key, others: list[str] = others) -> float:
                    price = cost[key][at]
                    for other in others:
                        if not _apart(at, half[key], spots[other], half[other]):
                            price += 2500
                    for k, distance in wanted.items():
                        a, b = (at if key == "city" else spots["city"]), (at if key == k else spots[k])
                        if key in ("city", k):
                            price += abs(hypot(a[0] - b[0], a[1] - b[1]) - distance) * pull[k]
                    if key in ("units", "besiegers"):
                        other = spots["besiegers" if key == "units" else "units"]
                        price += max(0.0, 190 - hypot(at[0] - other[0], at[1] - other[1])) * 0.5
                    return price

                spots[key] = min(cost[key], key=total)
            price = sum(cost[k][spots[k]] for k in spots)
            price += sum(abs(hypot(spots["city"][0] - spots[k][0], spots["city"][1] - spots[k][1]) - d) * pull[k] for k, d in wanted.items())
            clashes = sum(
                not _apart(spots[a], half[a], spots[b], half[b]) for a in spots for b in spots if a < b
            )
            price += 5000 * clashes
            if price >= last - 0.5:
                break
            last = price
        if price < best_price:
            best, best_price, worst = dict(spots), price, clashes
    if worst:
        raise ValueError(f"{name}: no room for everything ({worst} overlaps)")
    return best


def ports(areas: dict[str, Polygon], cities: dict[str, Point], land: MultiPolygon) -> dict[str, Point]:
    """Return for every area with a coast the place of its port at sea."""
    half = 58.0
    sea = box(SEA[0], SEA[1], SEA[0] + SEA[2], SEA[1] + SEA[3]).buffer(-half - 20)
    free = prep(sea.difference(unary_union([box(x, y, x + w, y + h) for x, y, w, h in TAKEN]).buffer(half + 20)).difference(land.buffer(half + 12, quad_segs=4)))
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
                if gap > 150 or any(o.distance(at) < gap + 5 for n, o in areas.items() if n != name):
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
