"""Shores and seas of S&T 279: the land masses, and the lines that part the seas."""

from __future__ import annotations

import json
from dataclasses import dataclass
from math import cos, log, pi, radians, sin, tan
from pathlib import Path
from typing import Any

from shapely.geometry import LineString, Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import split, unary_union

ROOT = Path(__file__).resolve().parents[2] / "resources"
SHEET = (430.0, 110.0, 5290.0, 3980.0)
MAINLAND, FRANCE = 0, 1
MAYURQA = "mayurqa"
# Where the seas meet, in degrees: from a cape outwards, or from shore to shore.
SEA_LINES = (
    ((-7.2, 43.3), (-8.05, 43.62), (-8.9, 43.95), (-11.5, 45.6)),
    ((-8.0, 41.1), (-8.75, 41.02), (-11.0, 40.85), (-13.0, 40.8)),
    ((-8.3, 37.4), (-8.98, 37.02), (-10.2, 36.3), (-12.5, 35.2)),
    ((-5.6, 36.6), (-5.6, 36.0), (-5.6, 35.5), (-5.4, 34.9)),
    ((-2.5, 37.2), (-2.15, 36.75), (-1.6, 36.0), (-1.1, 34.5)),
    ((-0.6, 38.85), (0.23, 38.73), (1.5, 38.45), (3.2, 38.2), (7.0, 37.6)),
    ((0.7, 41.4), (1.0, 41.05), (2.0, 40.3), (2.75, 39.78), (3.3, 39.62), (3.75, 39.65),
     (7.0, 39.5)),
)  # fmt: skip

_HALF = tan(pi / 4 + radians(37.5) / 2), tan(pi / 4 + radians(42.5) / 2)
_N = log(cos(radians(37.5)) / cos(radians(42.5))) / log(_HALF[1] / _HALF[0])
_F = cos(radians(37.5)) * _HALF[0] ** _N / _N


def at(lon: float, lat: float) -> tuple[float, float]:
    """Return the scene point of a place in degrees, as `view/table/coast.py` has it."""
    rho0 = _F / tan(pi / 4 + radians(40.0) / 2) ** _N
    rho = _F / tan(pi / 4 + radians(lat) / 2) ** _N
    theta = _N * radians(lon + 3.2)
    return 3060 + 6371 * rho * sin(theta) * 3.85, 2030 - 6371 * (rho0 - rho * cos(theta)) * 3.85


@dataclass
class Masses:
    """The land by what is played on it, and the sheet (x, y, width, height)."""

    sheet: tuple[float, float, float, float]
    mainland: BaseGeometry
    france: BaseGeometry
    islands: BaseGeometry
    elsewhere: BaseGeometry  # islets that are nobody's, and Africa
    seas: dict[str, Point]


def ring(flat: list[float]) -> BaseGeometry:
    """Return a ring of the coast file as a shape."""
    return Polygon(list(zip(flat[0::2], flat[1::2], strict=True))).buffer(0)


def masses(map_data: dict[str, Any]) -> Masses:
    """Return the shores of the peninsula as the coast file has them."""
    data = json.loads((ROOT / "coast" / "iberia.json").read_text(encoding="utf-8"))
    abroad = sorted((ring(one) for one in data["abroad"]), key=lambda shape: shape.bounds[1])
    islands = [ring(one) for one in data["islands"]]
    balearic = [isle for isle in islands if isle.bounds[0] > 4400 and isle.bounds[3] < 2700]
    x, y, wide, high = SHEET
    sheet = box(x, y, x + wide, y + high)
    elsewhere = unary_union([*abroad[1:], *(isle for isle in islands if isle not in balearic)])
    mainland = ring(data["mainland"])
    return Masses(
        SHEET, mainland, (abroad[0] & sheet) - mainland, unary_union(balearic),
        elsewhere & sheet,
        {sea["id"]: Point(at(sea["anchor"]["lon"], sea["anchor"]["lat"]))
         for sea in map_data["seas"]},
    )  # fmt: skip


def sea_zones(shores: Masses) -> dict[str, BaseGeometry]:
    """Return the water of each sea; ValueError where the lines do not part them."""
    x, y, wide, high = shores.sheet
    land = unary_union([shores.mainland, shores.france, shores.islands, shores.elsewhere])
    parts: list[BaseGeometry] = [box(x, y, x + wide, y + high) - land]
    for line in SEA_LINES:
        way = LineString([at(*spot) for spot in line])
        parts = [half for part in parts for half in split(part, way).geoms]
    found = {}
    for sea, anchor in shores.seas.items():
        own = [part for part in parts if part.contains(anchor)]
        if len(own) != 1:
            raise ValueError(sea)
        found[sea] = own[0]
    if len(found) != len({zone.wkb for zone in found.values()}):
        raise ValueError("two seas in one")
    return found


def lines_at_sea(shores: Masses) -> list[LineString]:
    """Return the lines between the seas, land left out."""
    x, y, wide, high = shores.sheet
    land = unary_union([shores.mainland, shores.france, shores.islands, shores.elsewhere])
    water = box(x, y, x + wide, y + high) - land
    found = []
    for line in SEA_LINES:
        met = LineString([at(*spot) for spot in line]) & water
        found += [part for part in getattr(met, "geoms", [met]) if part.length > 20]
    return found
