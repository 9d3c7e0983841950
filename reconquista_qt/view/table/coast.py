"""The shores of the Iberian peninsula, and where a longitude and latitude lie on them.

Lambert's conformal conic projection with standard parallels 37.5° and 42.5°, in the scene units of
`resources/coast/iberia.json`: 3.85 a kilometre, y growing to the south.
"""

from __future__ import annotations

import json
from functools import cache
from math import cos, log, pi, radians, sin, tan
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from reconquista_qt import assets
from reconquista_qt.view.board.paths import closed_path

from .geometry import Point, cells_around

_EARTH_KM: Final = 6371.0
_PARALLELS: Final = (37.5, 42.5)
_CENTRE: Final = (-3.2, 40.0)
_UNITS_PER_KM: Final = 3.85
_ORIGIN: Final = (3060.0, 2030.0)


def _half(latitude: float) -> float:
    return tan(pi / 4 + radians(latitude) / 2)


_N: Final = log(cos(radians(_PARALLELS[0])) / cos(radians(_PARALLELS[1]))) / log(
    _half(_PARALLELS[1]) / _half(_PARALLELS[0])
)
_F: Final = cos(radians(_PARALLELS[0])) * _half(_PARALLELS[0]) ** _N / _N
_RHO: Final = _F / _half(_CENTRE[1]) ** _N


def at(lon: float, lat: float) -> Point:
    """Return the scene point of a place given in degrees."""
    rho = _F / _half(lat) ** _N
    theta = _N * radians(lon - _CENTRE[0])
    east = _EARTH_KM * rho * sin(theta)
    north = _EARTH_KM * (_RHO - rho * cos(theta))
    return _ORIGIN[0] + east * _UNITS_PER_KM, _ORIGIN[1] - north * _UNITS_PER_KM


@cache
def _shores() -> dict[str, Any]:
    text = assets.resource("coast", "iberia.json").read_text(encoding="utf-8")
    data: dict[str, Any] = json.loads(text)
    return data


def rect() -> QRectF:
    """Return what the shores cover; beyond it nothing is known."""
    return QRectF(*_shores()["board"])


@cache
def mainland() -> QPainterPath:
    """Return the peninsula without its islands; its border with France is that of today."""
    return closed_path([_shores()["mainland"]])


@cache
def islands() -> QPainterPath:
    """Return the islands."""
    return closed_path(_shores()["islands"])


@cache
def abroad() -> QPainterPath:
    """Return the land beside the peninsula: France and Africa."""
    return closed_path(_shores()["abroad"])


@cache
def land() -> QPainterPath:
    """Return all land as one outline."""
    return mainland().united(islands()).united(abroad())


def rings(path: QPainterPath) -> list[list[Point]]:
    """Return the rings of an outline as points, for a `PolygonBoard`."""
    return [
        [(point.x(), point.y()) for point in polygon.toList()]
        for polygon in path.simplified().toSubpathPolygons()
    ]


def provinces(
    anchors: dict[str, Point],
    within: QPainterPath | None = None,
    weights: dict[str, float] | None = None,
    *,
    sheet: QRectF | None = None,
) -> dict[str, list[list[Point]]]:
    """Return outlines around anchors on land: the cell of each, cut by the coast.

    `within` is the land they share (all of it, if not given); what is cut off and holds no anchor
    goes with its cell. A cell without land (an anchor at sea) has no rings.
    """
    shared = land() if within is None else within
    found: dict[str, list[list[Point]]] = {}
    for name, ring in cells_around(anchors, sheet or rect(), weights).items():
        flat = [v for point in ring for v in point]
        # What lies beyond a strait is another's: an area keeps to the land that its middle is on.
        own = shared if within is not None else _land_at(*anchors[name])
        found[name] = rings(closed_path([flat]).intersected(own))
    return found


def _land_at(x: float, y: float) -> QPainterPath:
    for shore in (mainland(), islands(), abroad()):
        if shore.contains(QPointF(x, y)):
            return shore
    return mainland()
