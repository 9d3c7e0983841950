#!/usr/bin/env python3
"""Draw the areas and seas of S&T 279 once: resources/st279/board/areas.json.

    pip install shapely==2.* numpy
    python packaging/map/st279_areas.py           # from the middles of cells that are kept
    python packaging/map/st279_areas.py --search SEED  # after a change of the rules' map

A search goes on from the middles that are kept; a few, with other seeds, lead to a fault of a few
points (areas somewhat small), with no border short, missing or too many.

The middles of the cells are in `st279_sites.json` beside this file (`st279_cells.py` finds them).
Borders between cells are bent as nature would have them, once for both sides, and cut by the
coast. The program itself needs neither shapely nor this script.
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from itertools import combinations, pairwise
from math import ceil, hypot
from pathlib import Path
from random import Random
from typing import Any

import st279_cells as cells
import st279_rooms as rooms
import st279_shores as shores
from shapely import set_precision, union_all
from shapely.geometry import LineString, Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import linemerge, polygonize, unary_union
from shapely.prepared import prep

HERE = Path(__file__).resolve().parent
SITES = HERE / "st279_sites.json"
OUT = shores.ROOT / "st279" / "board" / "areas.json"
ABROAD = frozenset(
    ("gascogne", "bearn", "tolosa", "foix", "languedoc", "rossello", "central_france")
)
SECOND = {  # areas that are two cells: where the second one begins, in degrees
    "al_walaga": (-5.0, 39.2), "saraqusta": (-1.0, 41.0), "languedoc": (2.0, 43.9),
    "al_belat": (-5.4, 39.8), "elbira": (-3.4, 36.85), "barcelona": (2.9, 42.15),
    "tolosa": (0.4, 43.1), "kunka": (-1.5, 39.3), "tudmir": (-1.9, 38.4),
    "cerdanya": (1.9, 42.05), "al_xerrat": (-3.3, 40.2),
}  # fmt: skip
NOBODYS = ((4.6, 44.0), (-0.9, 44.9))
# How borders wind: (wave length, amplitude) for mountains and for other ground.
RIDGE = [(330.0, 30.0), (140.0, 20.0), (58.0, 9.0), (26.0, 3.5)]
LEVEL = [(420.0, 27.0), (190.0, 15.0), (80.0, 6.0)]
GRID = 0.1
SLIVER = 9000.0
FRAME = 78.0  # of the print; nothing of the board lies under it
Spot = tuple[float, float]


def first_sites(map_data: dict[str, Any]) -> list[list[Any]]:
    """Return where the search begins: at the anchors of the areas."""
    found: list[list[Any]] = []
    for area in map_data["areas"]:
        if area["id"] != shores.MAYURQA:
            spot = shores.at(area["anchor"]["lon"], area["anchor"]["lat"])
            found.append([area["id"], _mass(area["id"]), *spot, 0.0])
    found += [[cells.FREE, shores.FRANCE, *shores.at(*spot), 0.0] for spot in NOBODYS]
    found += [[name, _mass(name), *shores.at(*spot), 0.0] for name, spot in SECOND.items()]
    return found


def _mass(name: str) -> int:
    return shores.FRANCE if name in ABROAD else shores.MAINLAND


def search(map_data: dict[str, Any], land: shores.Masses, seed: int) -> None:
    """Find the middles of the cells and keep them, going on from those that are kept."""
    areas = [area for area in map_data["areas"] if area["id"] != shores.MAYURQA]
    begin = json.loads(SITES.read_text(encoding="utf-8")) if SITES.exists() else None
    found = cells.Search(
        cells.Raster(areas, land), areas, map_data["seas"], begin or first_sites(map_data)
    )
    found.run(10_000, seed, 7.0 if begin else 25.0, 0.3)
    print("fault", round(found.fault(tell=True), 1))
    kept = [[*site[:2], *(round(value) for value in site[2:])] for site in found.sites]
    SITES.write_text("[\n" + ",\n".join(map(json.dumps, kept)) + "\n]\n", encoding="utf-8")


# -- borders ---------------------------------------------------------------------------------------


def edges(sites: list[list[Any]], mass: int) -> list[tuple[str, str, Spot, Spot]]:
    """Return the straight borders between cells of different areas on a land mass."""
    own = [site for site in sites if site[1] == mass]
    found = []
    for one, other in combinations(own, 2):
        if one[0] == other[0]:
            continue
        # The line of equal power, cut by every other cell.
        dx, dy = other[2] - one[2], other[3] - one[3]
        far = hypot(dx, dy)
        share = (far * far + one[4] - other[4]) / (2 * far)
        at = (one[2] + dx / far * share, one[3] + dy / far * share)
        way = (-dy / far, dx / far)
        low, high = -9000.0, 9000.0
        for third in own:
            if third is one or third is other:
                continue
            # |p-one|^2 - w <= |p-third|^2 - w, along at + t way.
            ex, ey = third[2] - one[2], third[3] - one[3]
            slope = 2 * (way[0] * ex + way[1] * ey)
            room = (
                third[2] ** 2 + third[3] ** 2 - third[4] - one[2] ** 2 - one[3] ** 2 + one[4]
                - 2 * (at[0] * ex + at[1] * ey)
            )  # fmt: skip
            if abs(slope) < 1e-9:
                if room < 0:
                    low, high = 1.0, 0.0
            elif slope > 0:
                high = min(high, room / slope)
            else:
                low = max(low, room / slope)
        if high - low > 1.0:
            ends = [(at[0] + way[0] * t, at[1] + way[1] * t) for t in (low, high)]
            found.append((one[0], other[0], ends[0], ends[1]))
    return found


def chains(found: list[tuple[str, str, Spot, Spot]]) -> list[tuple[str, str, list[Spot]]]:
    """Return borders of two areas that follow each other as one line."""
    by_pair: dict[tuple[str, str], list[LineString]] = defaultdict(list)
    for one, other, start, end in found:
        ends = [(round(x, 2), round(y, 2)) for x, y in (start, end)]
        by_pair[min(one, other), max(one, other)].append(LineString(ends))
    lines = []
    for (one, other), parts in sorted(by_pair.items()):
        merged = linemerge(parts) if len(parts) > 1 else parts[0]
        for line in getattr(merged, "geoms", [merged]):
            lines.append((one, other, list(line.coords)))
    return lines


def bent(
    line: list[Spot], name: str, octaves: list[tuple[float, float]], calm: float
) -> list[Spot]:
    """Return a line as it winds: noise that dies out at both ends; `calm` makes it smaller."""
    points: list[Spot] = []
    for (ax, ay), (bx, by) in pairwise(line):
        count = max(1, ceil(hypot(bx - ax, by - ay) / 9.0))
        points += [(ax + (bx - ax) * i / count, ay + (by - ay) * i / count) for i in range(count)]
    points.append(line[-1])
    along = [0.0]
    for a, b in pairwise(points):
        along.append(along[-1] + hypot(b[0] - a[0], b[1] - a[1]))
    # Corners within a line are rounded off.
    for _ in range(40):
        points = [
            points[0],
            *(((a[0] + 2 * b[0] + c[0]) / 4, (a[1] + 2 * b[1] + c[1]) / 4)
              for a, b, c in zip(points, points[1:], points[2:], strict=False)),
            points[-1],
        ]  # fmt: skip
    chance = Random(name)
    whole = along[-1]
    noise = [0.0] * len(points)
    for wave, high in octaves:
        most = min(high, whole * 0.11) * calm
        knots = [chance.uniform(-1, 1) for _ in range(ceil(whole / wave) + 3)]
        begin = chance.random()
        for i, s in enumerate(along):
            k, f = divmod(s / wave + begin, 1)
            f = f * f * (3 - 2 * f)
            noise[i] += most * (knots[int(k)] * (1 - f) + knots[int(k) + 1] * f)
    found = []
    for i, (x, y) in enumerate(points):
        a, b = points[max(0, i - 1)], points[min(len(points) - 1, i + 1)]
        length = hypot(b[0] - a[0], b[1] - a[1]) or 1.0
        fade = min(1.0, along[i] / 55, (whole - along[i]) / 55)
        shift = noise[i] * fade / length
        found.append((x - (b[1] - a[1]) * shift, y + (b[0] - a[0]) * shift))
    return found


def wound(sites: list[list[Any]], mountains: set[frozenset[str]]) -> list[LineString]:
    """Return all borders as they wind; none crosses another or itself."""
    straight = [
        line for mass in (shores.MAINLAND, shores.FRANCE) for line in chains(edges(sites, mass))
    ]
    # France and the peninsula are cut apart by the frontier: their lines never meet.
    calm = [1.0] * len(straight)

    def bend(number: int) -> LineString:
        one, other, line = straight[number]
        octaves = RIDGE if frozenset((one, other)) in mountains else LEVEL
        return LineString(bent(line, f"{one} {other} {number}", octaves, calm[number]))

    lines = [bend(number) for number in range(len(straight))]
    for _ in range(12):
        wild = {i for i, line in enumerate(lines) if not line.is_simple}
        for i, j in combinations(range(len(lines)), 2):
            if _mass(straight[i][0]) != _mass(straight[j][0]) or not lines[i].intersects(lines[j]):
                continue
            ends = {straight[i][2][0], straight[i][2][-1]} & {straight[j][2][0], straight[j][2][-1]}
            met = lines[i].intersection(lines[j])
            if met.geom_type != "Point" or not ends:
                wild |= {i, j}
        if not wild:
            break
        for i in wild:
            calm[i] *= 0.6
            lines[i] = bend(i)
    return lines


# -- areas -----------------------------------------------------------------------------------------


def owner_of(sites: list[list[Any]], mass: int, spot: Point) -> str:
    """Return whose cell a point is in."""
    own = [site for site in sites if site[1] == mass]
    near = min(own, key=lambda s: (s[2] - spot.x) ** 2 + (s[3] - spot.y) ** 2 - s[4])
    return str(near[0])


def areas_of(
    land: shores.Masses, sites: list[list[Any]], lines: list[LineString]
) -> dict[str, BaseGeometry]:
    """Return the ground of each area; neighbours share every point of their border."""
    ground = {shores.MAINLAND: land.mainland, shores.FRANCE: land.france}
    named = {mass: {s[0] for s in sites if s[1] == mass} for mass in ground}
    drawn = [shape.boundary for shape in ground.values()]
    for line, mass in _with_mass(lines, sites):
        # A little over the shore, so that the two surely meet; what stands out bounds nothing.
        drawn.append(line.intersection(ground[mass].buffer(3.0)))
    faces = list(polygonize(union_all(drawn, grid_size=GRID)))
    found: dict[str, list[Polygon]] = defaultdict(list)
    small: list[Polygon] = []
    for face in faces:
        spot = face.representative_point()
        mass = next((m for m, shape in ground.items() if shape.contains(spot)), None)
        if mass is None:
            continue
        if face.area < SLIVER:
            small.append(face)
            continue
        votes: dict[str, int] = defaultdict(int)
        for probe in _probes(face):
            votes[owner_of(sites, mass, probe)] += 1
        found[max(sorted(votes), key=lambda name: votes[name])].append(face)
    for face in sorted(small, key=lambda face: -face.area):
        spot = face.representative_point()
        mass = next(m for m, shape in ground.items() if shape.contains(spot))
        name = max(
            sorted(n for n in found if n in named[mass]),
            key=lambda n: face.boundary.intersection(unary_union(found[n]).boundary).length,
        )
        found[name].append(face)
    joined = {name: unary_union(parts) for name, parts in found.items()}
    return joined


def _with_mass(lines: list[LineString], sites: list[list[Any]]) -> list[tuple[LineString, int]]:
    straight = [
        (mass, line)
        for mass in (shores.MAINLAND, shores.FRANCE)
        for line in chains(edges(sites, mass))
    ]
    return [(line, mass) for line, (mass, _) in zip(lines, straight, strict=True)]


def _probes(face: Polygon) -> list[Point]:
    """Return some points well within a face."""
    core = face.buffer(-45)
    core = face if core.is_empty else core
    x0, y0, x1, y1 = core.bounds
    inside = prep(core)
    spots = [
        Point(x0 + (x1 - x0) * (i + 0.5) / 12, y0 + (y1 - y0) * (j + 0.5) / 12)
        for i in range(12) for j in range(12)
    ]  # fmt: skip
    return [spot for spot in spots if inside.contains(spot)] or [face.representative_point()]


def flat(points: Any) -> list[float]:
    """Return x, y, x, y ... to a tenth of a unit."""
    return [round(value, 1) for point in points for value in point[:2]]


def rings(shape: BaseGeometry) -> list[list[float]]:
    """Return the outlines of a shape, holes among them."""
    found = []
    for part in getattr(shape, "geoms", [shape]):
        found += [flat(ring.coords[:-1]) for ring in (part.exterior, *part.interiors)]
    return found


def shared(one: BaseGeometry, other: BaseGeometry) -> list[list[float]]:
    """Return the border of two shapes as lines, the longest first."""
    met = one.boundary.intersection(other.boundary)
    lines = [
        part
        for part in getattr(met, "geoms", [met])
        if part.geom_type == "LineString" and part.length
    ]
    if not lines:
        return []
    merged = linemerge(lines)
    parts = sorted(getattr(merged, "geoms", [merged]), key=lambda line: -line.length)
    return [flat(line.coords) for line in parts]


def _whole(name: str, shape: BaseGeometry) -> BaseGeometry:
    """Return a shape without crumbs; islands are islands."""
    if name == shores.MAYURQA:
        return shape
    return unary_union([part for part in getattr(shape, "geoms", [shape]) if part.area > SLIVER])


def _long(line: list[float]) -> float:
    return LineString(list(zip(line[0::2], line[1::2], strict=True))).length


def main() -> None:
    """Draw it all, tell what is not as it should be, and write the file."""
    map_data = json.loads((shores.ROOT / "st279" / "map.json").read_text(encoding="utf-8"))
    land = shores.masses(map_data)
    if "--search" in sys.argv or not SITES.exists():
        search(map_data, land, int(sys.argv[-1]) if sys.argv[-1].isdigit() else 1)
    sites = json.loads(SITES.read_text(encoding="utf-8"))
    mountains = {
        frozenset((area["id"], near["id"]))
        for area in map_data["areas"] for near in area["neighbours"] if near["mountain"]
    }  # fmt: skip
    ground = areas_of(land, sites, wound(sites, mountains))
    ground[shores.MAYURQA] = set_precision(land.islands, GRID)
    ground.pop(cells.FREE, None)
    x, y, wide, high = shores.SHEET
    inner = box(x + FRAME, y + FRAME, x + wide - FRAME, y + high - FRAME)
    ground = {name: set_precision(_whole(name, shape & inner), GRID)
              for name, shape in ground.items()}  # fmt: skip
    zones = {sea: zone & inner for sea, zone in shores.sea_zones(land).items()}
    borders = []
    # What lies beyond the map is a box: its ground keeps the others off, and is not played on.
    names = [area["id"] for area in map_data["areas"] if area["type"] != "box"]
    wanted = {
        frozenset((area["id"], near["id"]))
        for area in map_data["areas"] for near in area["neighbours"]
        if {area["id"], near["id"]} <= set(names)
    }  # fmt: skip
    for one, other in combinations(names, 2):
        lines = shared(ground[one], ground[other])
        length = sum(_long(line) for line in lines)
        if (frozenset((one, other)) in wanted) != bool(lines) or 0 < length < 90:
            print("border", one, other, round(length))
        if lines:
            borders.append([one, other, lines])
    for area in map_data["areas"]:
        if area["id"] not in names:
            continue
        shape = ground[area["id"]]
        if shape.geom_type != "Polygon" and area["id"] != shores.MAYURQA:
            print("parts", area["id"], [round(part.area) for part in shape.geoms])
        wet = {sea for sea, zone in zones.items() if shape.buffer(4).intersection(zone).area > 300}
        if wet != set(area["seas"]):
            print("seas", area["id"], wet, area["seas"])
    data = {
        "format": 1,
        "game": "st279",
        "note": "Where areas and seas are drawn, in the units of coast/iberia.json; made by "
        "packaging/map/st279_areas.py. Ours; no rule asks for it.",
        "sheet": list(shores.SHEET),
        "areas": {name: rings(ground[name]) for name in names},
        "borders": borders,
        "seas": {sea: rings(zone.simplify(5.0)) for sea, zone in zones.items()},
        "sea_lines": [flat(part.coords) for part in shores.lines_at_sea(land)],
        **rooms.arranged(map_data, ground, zones, land, mountains, borders),
    }
    OUT.parent.mkdir(parents=True, exist_ok=True)
    lines = [f" {json.dumps(key)}: {rooms.written(value)}" for key, value in data.items()]
    OUT.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
