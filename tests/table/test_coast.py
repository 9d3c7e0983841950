"""The shores that several boards share."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from reconquista_qt.view.table import coast
from reconquista_qt.view.table.geometry import PolygonBoard

TOWNS = {
    "santiago": (-8.54, 42.88), "leon": (-5.57, 42.6), "zaragoza": (-0.88, 41.65),
    "toledo": (-4.02, 39.86), "lisboa": (-9.25, 38.8), "granada": (-3.6, 37.18),
    "valencia": (-0.45, 39.47), "sevilla": (-5.98, 37.39),
}  # fmt: skip


def test_towns_lie_on_land_and_the_open_sea_does_not() -> None:
    for town, place in TOWNS.items():
        assert coast.mainland().contains(QPointF(*coast.at(*place))), town
    for place in ((-10.5, 41.0), (0.8, 39.9), (-4.5, 44.2)):
        assert not coast.land().contains(QPointF(*coast.at(*place)))
    assert coast.abroad().contains(QPointF(*coast.at(-0.5, 44.0)))
    assert coast.islands().contains(QPointF(*coast.at(3.0, 39.6)))


def test_provinces_around_towns_hold_them_and_cover_the_mainland() -> None:
    anchors = {name: coast.at(*place) for name, place in TOWNS.items()}
    rings = coast.provinces(anchors, coast.mainland())
    board = PolygonBoard(QRectF(coast.rect()), rings)
    for name, at in anchors.items():
        assert board.at(*at) == name
    burgos = coast.at(-3.7, 42.34)
    assert board.at(*burgos) == "leon"
