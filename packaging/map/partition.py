"""Borders that look grown, and the areas between them as a planar topology."""

from __future__ import annotations

from collections import defaultdict
from itertools import pairwise
from math import ceil, hypot
from random import Random

import numpy as np
from peninsula import BORDERS, CITIES, NODES, RIVERS
from projection import Point, project
from shapely import set_precision
from shapely.geometry import LineString, Polygon
from shapely.geometry import Point as ShapelyPoint
from shapely.ops import polygonize, unary_union

STEP = 9.0


def spline(points: list[Point], step: float = STEP) -> list[Point]:
    """Return a centripetal Catmull-Rom curve through the points, one point every `step` units."""
    if len(points) < 3:
        return _densify(points, step)
    first = (2 * points[0][0] - points[1][0], 2 * points[0][1] - points[1][1])
    last = (2 * points[-1][0] - points[-2][0], 2 * points[-1][1] - points[-2][1])
    around = [first, *points, last]
    curve: list[Point] = []
    for i in range(1, len(around) - 2):
        p = [np.array(q) for q in around[i - 1 : i + 3]]
        t = [0.0]
        for a, b in pairwise(p):
            t.append(t[-1] + max(1e-6, float(np.hypot(*(b - a))) ** 0.5))
        n = max(2, ceil(hypot(*(p[2] - p[1])) / step))
        for k in range(n):
            u = t[1] + (t[2] - t[1]) * k / n
            a1, a2, a3 = (
                ((t[j + 1] - u) * p[j] + (u - t[j]) * p[j + 1]) / (t[j + 1] - t[j])
                for j in range(3)
            )
            b1 = ((t[2] - u) * a1 + (u - t[0]) * a2) / (t[2] - t[0])
            b2 = ((t[3] - u) * a2 + (u - t[1]) * a3) / (t[3] - t[1])
            c = ((t[2] - u) * b1 + (u - t[1]) * b2) / (t[2] - t[1])
            curve.append((float(c[0]), float(c[1])))
    return [*curve, points[-1]]


def _densify(points: list[Point], step: float) -> list[Point]:
    dense: list[Point] = []
    for a, b in pairwise(points):
        n = max(2, ceil(hypot(b[0] - a[0], b[1] - a[1]) / step))
        dense += [(a[0] + (b[0] - a[0]) * k / n, a[1] + (b[1] - a[1]) * k / n) for k in range(n)]
    return [*dense, points[-1]]


def rough(points: list[Point], name: str, octaves: list[tuple[float, float]]) -> list[Point]:
    """Return the curve through the points, shaken by noise of (wavelength, amplitude) that dies
    out at both ends.
    """
    curve = spline(points)
    along = [0.0]
    for a, b in pairwise(curve):
        along.append(along[-1] + hypot(b[0] - a[0], b[1] - a[1]))
    random = Random(name)
    noise = np.zeros(len(curve))
    for wave, amplitude in octaves:
        knots = [random.uniform(-1, 1) for _ in range(ceil(along[-1] / wave) + 3)]
        for i, s in enumerate(along):
            k, f = divmod(s / wave, 1)
            f = f * f * (3 - 2 * f)
            noise[i] += amplitude * (knots[int(k)] * (1 - f) + knots[int(k) + 1] * f)
    result = []
    for i, (x, y) in enumerate(curve):
        a, b = curve[max(0, i - 1)], curve[min(len(curve) - 1, i + 1)]
        length = hypot(b[0] - a[0], b[1] - a[1]) or 1.0
        fade = min(1.0, along[i] / 40, (along[-1] - along[i]) / 40)
        shift = float(noise[i]) * fade / length
        result.append((x - (b[1] - a[1]) * shift, y + (b[0] - a[0]) * shift))
    return result


def rivers() -> dict[str, list[Point]]:
    """Return the meandering course of every river, from source to mouth."""
    octaves = [(140.0, 10.0), (70.0, 8.0), (40.0, 4.5)]
    courses = {
        name: rough([project(p) for p in course], name, octaves)
        for name, (_, _, course) in RIVERS.items()
    }
    for name, course in courses.items():
        mouth = course[-1]
        others = [p for other, points in courses.items() if other != name for p in points]
        near = min(others, key=lambda p: hypot(p[0] - mouth[0], p[1] - mouth[1]))
        if hypot(near[0] - mouth[0], near[1] - mouth[1]) < 45:
            course.append(near)  # a tributary reaches the river that it was drawn to
    return courses


def borders(courses: dict[str, list[Point]]) -> list[LineString]:
    """Return the borders, some of them parts of rivers, reaching beyond the coast where they end
    at it.
    """

    def node(name: str) -> Point:
        here = project(NODES[name])
        if "@" in name:
            here = min(
                courses[name.split("@")[1]], key=lambda p: hypot(p[0] - here[0], p[1] - here[1])
            )
        return here

    octaves = [(170.0, 13.0), (80.0, 10.0), (38.0, 6.0), (19.0, 3.0)]
    lines = []
    for name, items in BORDERS.items():
        river = next((str(item)[1:] for item in items if str(item)[0] == "~"), None)
        ends = [node(str(items[0])), node(str(items[-1]))]
        if river or name == "sevilla-lisboa":
            course = courses[river or "guadiana"]
            start = min(
                range(len(course)),
                key=lambda i: hypot(course[i][0] - ends[0][0], course[i][1] - ends[0][1]),
            )
            stop = min(
                range(len(course)),
                key=lambda i: hypot(course[i][0] - ends[1][0], course[i][1] - ends[1][1]),
            )
            part = course[min(start, stop) : max(start, stop) + 1]
            part = part if start < stop else part[::-1]
            if not river:
                part = [ends[0], *[p for p in part if p[1] > ends[0][1] + 60]]
            lines.append(LineString(part))
            continue
        points = [item if isinstance(item, str) else project(item) for item in items]
        lines.append(
            LineString(rough([node(p) if isinstance(p, str) else p for p in points], name, octaves))
        )
    return lines


def divide(mainland: Polygon, lines: list[LineString], grid: float) -> dict[str, Polygon]:
    """Return the areas: the pieces into which the borders cut the mainland, named by their
    cities.
    """
    lines = [line.simplify(0.8) for line in lines]
    net = set_precision(unary_union([mainland.exterior, *lines]), grid)
    faces = [face for face in polygonize(unary_union(net)) if mainland.buffer(1).contains(face)]
    areas: dict[str, Polygon] = {}
    for name, place in CITIES.items():
        here = ShapelyPoint(project(place))
        face = min(faces, key=here.distance)
        if face in areas.values():
            raise ValueError(f"{name} shares its piece of land with another city")
        areas[name] = face
    rest = [face for face in faces if face not in areas.values()]
    for face in sorted(rest, key=lambda f: -f.area):  # crumbs between a border and the shore
        best = max(areas, key=lambda name: areas[name].intersection(face).length)
        areas[best] = unary_union([areas[best], face])
        if face.area > 20000:
            raise ValueError(
                f"a piece of {face.area:.0f} near {face.representative_point()} belongs to no city"
            )
    return {name: Polygon(area.exterior) for name, area in areas.items()}


def topology(areas: dict[str, Polygon]) -> tuple[list[dict[str, object]], dict[str, list[int]]]:
    """Return arcs (points, the area on either side or None) and each area's ring of arc numbers.

    Arc number n walked backwards is written ~n.
    """
    rings = {
        name: [(round(x, 1), round(y, 1)) for x, y in area.exterior.coords[:-1]]
        for name, area in areas.items()
    }
    sides: dict[frozenset[Point], list[str]] = defaultdict(list)
    for name, ring in rings.items():
        for a, b in zip(ring, ring[1:] + ring[:1], strict=True):
            sides[frozenset((a, b))].append(name)
    arcs: list[dict[str, object]] = []
    known: dict[tuple[Point, ...], int] = {}
    walks: dict[str, list[int]] = {}
    for name, ring in rings.items():
        owners = [
            frozenset(sides[frozenset((a, b))])
            for a, b in zip(ring, ring[1:] + ring[:1], strict=True)
        ]
        turn = next((i for i in range(len(ring)) if owners[i] != owners[i - 1]), 0)
        ring, owners = ring[turn:] + ring[:turn], owners[turn:] + owners[:turn]
        walks[name] = []
        start = 0
        for i in range(1, len(ring) + 1):
            if i < len(ring) and owners[i] == owners[start]:
                continue
            points = tuple((ring + ring[:1])[start : i + 1])
            if points[::-1] in known:
                walks[name].append(~known[points[::-1]])
            else:
                known[points] = len(arcs)
                walks[name].append(len(arcs))
                beyond = [other for other in owners[start] if other != name]
                arcs.append(
                    {"areas": [name, beyond[0] if beyond else None], "points": list(points)}
                )
            start = i
    return arcs, walks
