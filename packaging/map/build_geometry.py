#!/usr/bin/env python3
"""Draw the board's geometry once: Natural Earth's coast in, two files out.

They are geometry.json and engraving.json in resources/reconquista/.

    npm pack world-atlas && tar xzf world-atlas-2.0.2.tgz
    pip install shapely==2.* numpy
    python packaging/map/build_geometry.py package/countries-10m.json

The program itself needs neither shapely nor the download; run this only to change the map.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import anchors
import coast
import layout
import partition
import relief
from peninsula import CURVES, RIVERS, ROADS
from projection import Point, project
from shapely.geometry import LineString, MultiPolygon, Polygon, box
from shapely.ops import unary_union

FOLDER = Path(__file__).resolve().parents[2] / "resources" / "reconquista"
# What the first frame of the map has none of, and the window opens without.
ENGRAVED = ("shelves", "sea_lines", "rivers", "peaks")
SHELVES = [250.0, 185.0, 130.0, 85.0, 50.0, 24.0]
BANDS = [38.0, 25.0, 13.0]
SEA_DISTANCES = [8.0, 17.0, 28.0, 41.0, 56.0, 74.0, 95.0, 120.0, 150.0]


def flat(points: Any) -> list[float]:
    """Return x, y, x, y ... to a tenth of a unit."""
    return [round(value, 1) for point in points for value in point[:2]]


def coarse(points: Any) -> list[int]:
    """Return x, y, x, y ... to the nearest unit, for edges that nobody sees sharp."""
    return [round(value) for point in points for value in point[:2]]


def courses(land: Any, raw: dict[str, list[Point]]) -> dict[str, list[Point]]:
    """Return the rivers cut off at the shore, from source to mouth."""
    ground = land.buffer(3)
    result = {}
    for name, course in raw.items():
        inside = LineString(course).simplify(0.25).intersection(ground)
        if inside.is_empty:
            raise ValueError(f"the {name} lies off the board")
        parts = sorted(getattr(inside, "geoms", [inside]), key=lambda part: part.length)
        result[name] = [(x, y) for x, y in parts[-1].coords]
    return result


def roads(spots: dict[str, dict[str, Point]]) -> dict[str, list[Point]]:
    """Return the roads between the cities of two areas."""
    result = {}
    for (first, last), between in ROADS.items():
        points = [spots[first]["city"], *map(project, between), spots[last]["city"]]
        result[f"{first}-{last}"] = partition.spline(points, 14.0)
    return result


def bands(arc: dict[str, Any], areas: dict[str, Polygon]) -> list[list[list[list[int]]]]:
    """Return the strips of ground along an arc in the areas to its left and right, for each
    breadth.
    """
    line = LineString(arc["points"])
    result = []
    for name in arc["areas"]:
        if name is not None:
            strips = []
            for breadth in BANDS:
                strip = (
                    line.buffer(breadth, quad_segs=5)
                    .intersection(areas[name])
                    .simplify(0.4 + breadth / 60)
                )
                strips.append(
                    [coarse(p.exterior.coords[:-1]) for p in coast.polygons(strip) if p.area > 40]
                )
            result.append(strips)
    return result


def build(source: Path) -> dict[str, Any]:
    """Return everything that the program needs to know about the map's shape."""
    x, y, w, h = layout.SEA
    sheet = box(x, y, x + w, y + h)
    mainland, islands, abroad = coast.load(source, sheet)
    land = MultiPolygon(coast.polygons(unary_union([mainland, *islands, *abroad])))
    raw_rivers = partition.rivers()
    areas = partition.divide(mainland, partition.borders(raw_rivers), coast.GRID)
    arcs, rings = partition.topology(areas)
    rivers = courses(land, raw_rivers)
    straight = {name: {"city": project(partition.CITIES[name])} for name in areas}
    drafts = anchors.lines(list(roads(straight).values()))
    water = anchors.lines(list(rivers.values()))
    starts = [curve[0] for _, curve in CURVES]
    letters = anchors.lines(
        [partition.spline([project(p) for p in curve], 12.0) for _, curve in CURVES]
    ).buffer(58)
    shields = unary_union([box(x - 42, y - 50, x + 42, y + 52) for x, y in map(project, starts)])
    for _ in range(2):  # once more, because cities near the shore have moved a little
        spots = {
            name: anchors.place(name, area, drafts, water, letters, shields)
            for name, area in areas.items()
        }
        drafts = anchors.lines(list(roads(spots).values()))
    ways = roads(spots)
    ground = relief.obstacles(spots, anchors.lines(list(ways.values())), water)
    ranges = relief.along_ranges(land, ground)
    ports = anchors.ports(areas, {name: s["city"] for name, s in spots.items()}, land)
    return {
        "source": "Natural Earth 4.1, public domain (world-atlas 2.0.2); borders our own",
        "board": layout.BOARD,
        "sea": layout.SEA,
        "arcs": [
            {"areas": a["areas"], "points": flat(a["points"]), "bands": bands(a, areas)}
            for a in arcs
        ],
        "areas": {
            name: {
                "ring": rings[name],
                "anchors": {
                    **{key: flat([at])[:2] for key, at in spots[name].items()},
                    **(
                        {
                            "port": flat([ports[name]]),
                            "landing": flat([anchors.landing(ports[name], areas[name])]),
                        }
                        if name in ports
                        else {}
                    ),
                },
                "label_width": round(2 * anchors.label_size(name)[0]),
                "peaks": [
                    value
                    for peak in relief.scattered(name, areas[name], ground, ranges)
                    for value in peak
                ],
            }
            for name in sorted(areas)
        },
        "islands": [flat(p.exterior.coords[:-1]) for p in islands],
        "abroad": [flat(p.exterior.coords[:-1]) for p in abroad],
        "shelves": [
            [coarse(ring) for ring in rings] for rings in coast.shelves(land, sheet, SHELVES)
        ],
        "sea_lines": [
            [flat(line) for line in lines] for lines in coast.sea_lines(land, sheet, SEA_DISTANCES)
        ],
        "rivers": {
            name: {"breadth": RIVERS[name][:2], "points": flat(rivers[name])} for name in rivers
        },
        "roads": {name: flat(LineString(way).simplify(0.3).coords) for name, way in ways.items()},
        "peaks": [value for peak in ranges for value in peak],
        "curves": [
            {"areas": sorted(areas), "points": flat(layout.rounded(layout.REGION_NAMES[areas]))}
            for areas, _ in CURVES
        ],
        "tracks": layout.TRACKS,
        "boxes": layout.BOXES,
        "panel": layout.PANEL,
        "cartouche": layout.CARTOUCHE,
        "legend": layout.LEGEND,
        "compass": layout.COMPASS,
        "scale": {"rect": layout.SCALE, "units_per_league": round(layout.UNITS_PER_LEAGUE, 3)},
        "names": layout.NAMES,
        "ships": layout.SHIPS,
    }


def split(whole: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """Return the files by name: the shape, and what is engraved on it."""
    engraving: dict[str, Any] = {key: whole[key] for key in ENGRAVED}
    engraving["bands"] = [arc["bands"] for arc in whole["arcs"]]
    engraving["hills"] = {name: area["peaks"] for name, area in whole["areas"].items()}
    shape = {key: value for key, value in whole.items() if key not in ENGRAVED}
    shape["arcs"] = [{key: arc[key] for key in ("areas", "points")} for arc in whole["arcs"]]
    shape["areas"] = {
        name: {key: value for key, value in area.items() if key != "peaks"}
        for name, area in whole["areas"].items()
    }
    return {"geometry.json": shape, "engraving.json": engraving}


def main() -> None:
    """Read the outlines named on the command line and write the geometry."""
    for name, content in split(build(Path(sys.argv[1]))).items():
        text = json.dumps(content, separators=(",", ":"), ensure_ascii=False)
        target = FOLDER / name
        target.write_text(text.replace('],"', '],\n"') + "\n", encoding="utf-8")
        print(f"{target.name}: {target.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main()
