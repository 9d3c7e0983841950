"""The land: Natural Earth's outlines, cropped, projected and simplified."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

from projection import project
from shapely import make_valid, set_precision
from shapely.geometry import MultiPolygon, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import transform, unary_union

HOME = ("Spain", "Portugal", "Andorra", "Gibraltar")
ABROAD = ("France", "Morocco", "Algeria")
CROP = box(-16.0, 32.5, 9.0, 47.0)
GRID = 0.1  # every coordinate of the result is a multiple of this many scene units
COAST_TOLERANCE = 0.9
SMALLEST_ISLAND = 130.0  # square units


def _arc(topology: dict[str, Any], index: int) -> list[tuple[float, float]]:
    scale, shift = topology["transform"]["scale"], topology["transform"]["translate"]
    points, x, y = [], 0, 0
    for dx, dy in topology["arcs"][index if index >= 0 else ~index]:
        x, y = x + dx, y + dy
        points.append((x * scale[0] + shift[0], y * scale[1] + shift[1]))
    return points if index >= 0 else points[::-1]


def _ring(topology: dict[str, Any], arcs: list[int]) -> list[tuple[float, float]]:
    ring: list[tuple[float, float]] = []
    for index in arcs:
        ring.extend(_arc(topology, index)[1 if ring else 0 :])
    return ring


def country(topology: dict[str, Any], name: str) -> BaseGeometry:
    """Return a country of Natural Earth in degrees, cropped to the neighbourhood of the board."""
    for item in topology["objects"]["countries"]["geometries"]:
        if item["properties"]["name"] == name:
            parts = [item["arcs"]] if item["type"] == "Polygon" else item["arcs"]
            rings = [[_ring(topology, ring) for ring in part] for part in parts]
            polygons = [
                Polygon(r[0], [hole for hole in r[1:] if len(hole) > 3])
                for r in rings
                if len(r[0]) > 3
            ]
            return unary_union(
                [make_valid(p) for p in polygons if p.intersects(CROP)]
            ).intersection(CROP)
    raise KeyError(name)


def polygons(shape: BaseGeometry) -> list[Polygon]:
    """Return the polygons of a shape, whatever it is made of."""
    if isinstance(shape, Polygon):
        return [] if shape.is_empty else [shape]
    return [p for part in getattr(shape, "geoms", []) for p in polygons(part)]


def _project(shape: BaseGeometry) -> BaseGeometry:
    def each(xs: Any, ys: Any) -> tuple[list[float], list[float]]:
        points = [project(place) for place in zip(xs, ys, strict=True)]
        return [p[0] for p in points], [p[1] for p in points]

    return make_valid(transform(each, shape.segmentize(0.05)))


def load(path: Path, sheet: Polygon) -> tuple[Polygon, list[Polygon], list[Polygon]]:
    """Return the mainland, the islands and the foreign shores within the sheet, in scene units."""
    topology = json.loads(path.read_text())
    home = _project(unary_union([country(topology, name) for name in HOME]))
    abroad = _project(unary_union([country(topology, name) for name in ABROAD]))
    # closing joins Gibraltar and Andorra to Spain where the outlines leave a hair between them
    parts = sorted(polygons(home.buffer(1.5).buffer(-1.5)), key=lambda p: p.area)
    mainland = Polygon(parts.pop().exterior)
    others = [p for p in parts if p.distance(abroad) < 4]  # Ceuta and Melilla
    abroad = unary_union([abroad, *[p.buffer(4) for p in others]])
    islands = [
        p for p in parts if p not in others and p.area > SMALLEST_ISLAND and sheet.contains(p)
    ]

    outline = Polygon(set_precision(mainland.simplify(COAST_TOLERANCE), GRID).exterior)
    # the foreign land reaches a little under the mainland, so that no sea shows between the two
    foreign = (
        abroad.difference(outline)
        .simplify(COAST_TOLERANCE)
        .union(abroad.difference(outline).buffer(3).intersection(outline))
    )
    foreign = set_precision(foreign.intersection(sheet), GRID)
    return (
        outline,
        [Polygon(set_precision(p.simplify(COAST_TOLERANCE), GRID).exterior) for p in islands],
        [Polygon(p.exterior) for p in polygons(foreign) if p.area > SMALLEST_ISLAND],
    )


def sea_lines(
    land: MultiPolygon, sheet: Polygon, distances: list[float]
) -> list[list[list[tuple[float, float]]]]:
    """Return, for each distance from the shore, the lines that run along it within the sheet."""
    inner = sheet.buffer(-1)
    result = []
    for distance in distances:
        rings = []
        for polygon in polygons(land.buffer(distance, quad_segs=6)):
            for ring in [polygon.exterior, *polygon.interiors]:
                if Polygon(ring).area < 4000:
                    continue
                line = ring.simplify(0.5 + distance / 90).intersection(inner)
                rings.extend(_runs(line))
        result.append(rings)
    return result


def shelves(
    land: MultiPolygon, sheet: Polygon, distances: list[float]
) -> list[list[list[tuple[float, float]]]]:
    """Return, for each distance from the shore, the rings (odd-even) of the shallow sea and the
    land.
    """
    result = []
    for distance in distances:
        shape = land.buffer(distance, quad_segs=10).simplify(2.2).intersection(sheet)
        result.append(
            [list(r.coords)[:-1] for p in polygons(shape) for r in [p.exterior, *p.interiors]]
        )
    return result


def _runs(line: BaseGeometry) -> list[list[tuple[float, float]]]:
    parts = [part for part in getattr(line, "geoms", [line]) if part.length > 30]
    runs: list[list[tuple[float, float]]] = []
    for part in parts:
        coords = [(x, y) for x, y, *_ in part.coords]
        if runs and runs[-1][-1] == coords[0]:  # the ring was cut where it began
            runs[-1].extend(coords[1:])
        else:
            runs.append(coords)
    return [
        run
        for run in runs
        if sum(abs(a[0] - b[0]) + abs(a[1] - b[1]) for a, b in pairwise(run)) > 40
    ]
