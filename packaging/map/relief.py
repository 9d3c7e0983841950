"""Where the little mountains stand: along the ranges and, if need be, all over an area."""

from __future__ import annotations

from itertools import pairwise
from math import hypot
from random import Random

from anchors import CITY, frame, label_size
from partition import spline
from peninsula import RANGES
from projection import Point, project
from shapely.geometry import MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union
from shapely.prepared import prep

Peak = tuple[float, float, float]  # x and y of the foot, height


def obstacles(
    areas: dict[str, dict[str, Point]], roads: BaseGeometry, rivers: BaseGeometry
) -> BaseGeometry:
    """Return the ground that no mountain may cover."""
    # counters may well stand on hills, but names and buildings may not
    parts = [frame(spots["city"], CITY, -22) for spots in areas.values()]
    parts += [frame(spots["label"], label_size(name), 6) for name, spots in areas.items()]
    return unary_union([*parts, roads.buffer(17), rivers.buffer(6)])


def _body(x: float, y: float, height: float) -> Polygon:
    return Polygon([(x - height * 0.66, y), (x, y - height), (x + height * 0.66, y)])


def along_ranges(land: MultiPolygon, taken: BaseGeometry) -> list[Peak]:
    """Return the peaks of the drawn ranges, north to south."""
    peaks: list[Peak] = []
    inside, blocked = prep(land), prep(taken)
    for name, (weight, breadth, course) in RANGES.items():
        random = Random(name)
        curve = spline([project(p) for p in course], 6.0)
        size = {1: 30.0, 2: 37.0, 3: 46.0}[weight]
        since = 0.0
        for a, b in pairwise(curve):
            since += hypot(b[0] - a[0], b[1] - a[1])
            if since < size * 0.42:
                continue
            since = 0.0
            for _ in range(4):  # another try beside the first when that place is taken
                x = a[0] + random.gauss(0, 0.3) * breadth
                y = a[1] + random.gauss(0, 0.42) * breadth + size * 0.4
                height = size * random.uniform(0.68, 1.18)
                body = _body(x, y, height)
                if not inside.contains(body) or blocked.intersects(body):
                    continue
                if all(hypot(x - p[0], (y - p[1]) * 1.5) > 0.62 * height for p in peaks):
                    peaks.append((round(x, 1), round(y, 1), round(height, 1)))
                    break
    return sorted(peaks, key=lambda p: p[1])


def scattered(name: str, area: Polygon, taken: BaseGeometry, ranges: list[Peak]) -> list[Peak]:
    """Return peaks all over an area, those of its ranges first, as many as its free ground
    bears, north to south.
    """
    random = Random(name)
    inside, blocked = prep(area.buffer(-12)), prep(taken)
    peaks = [(x, y, round(h * 1.2, 1)) for x, y, h in ranges if inside.contains(_body(x, y, h))]
    x0, y0, x1, y1 = area.bounds
    for attempt in range(3000):
        x, y = random.uniform(x0, x1), random.uniform(y0, y1)
        height = random.uniform(44, 70) if attempt < 1400 else random.uniform(26, 38)
        body = _body(x, y, height)
        if not inside.contains(body) or blocked.intersects(body):
            continue
        if all(hypot(x - p[0], (y - p[1]) * 1.45) > 0.56 * (height + p[2]) for p in peaks):
            peaks.append((round(x, 1), round(y, 1), round(height, 1)))
    return sorted(peaks, key=lambda p: p[1])
