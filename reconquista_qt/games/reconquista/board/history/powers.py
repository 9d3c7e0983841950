"""How the powers of the real reconquest are drawn: a colour and a pattern for each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from reconquista_qt.games.reconquista.board.map.geometry import BoardGeometry
from reconquista_qt.games.reconquista.book.reconquest import HolderChange
from reconquista_qt.view.art.colours import ArtTheme

# The same in all themes but for the strength: they lie on maps of very different light.
COLOURS: Final = {
    "leon": "#8e2b6e", "castile": "#d9a413", "navarre": "#5b3fa8", "aragon": "#d4521f",
    "portugal": "#1f62b5", "cid": "#5a3517", "muslim": "#128055", "none": "#8a8272",
}  # fmt: skip
# Directions of the lines of the pattern (degrees), none for a plain tint; two are a lattice.
PATTERNS: Final[Mapping[str, tuple[int, ...]]] = {
    "leon": (45,), "castile": (), "navarre": (45, 135), "aragon": (90,), "portugal": (135,),
    "cid": (0, 90), "muslim": (0,), "none": (20,),
}  # fmt: skip
STRENGTH: Final = {"light": 110, "dark": 165, "contrast": 110}
LINES: Final = {"light": 110, "dark": 255, "contrast": 110}  # fainter where names are dark


def fill(painter: QPainter, path: QPainterPath, holder: str, theme: ArtTheme, step: float) -> None:
    """Fill a path with the tint and the pattern of a power; `step` is between its lines."""
    colour = QColor(COLOURS[holder])
    ground = QColor(colour)
    ground.setAlpha(STRENGTH[theme] if holder != "none" else STRENGTH[theme] // 2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ground)
    painter.drawPath(path)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    line = colour.darker(150)
    line.setAlpha(LINES[theme])
    painter.setPen(QPen(line, step / 7))
    box = path.boundingRect()
    middle, reach = box.center(), (box.width() ** 2 + box.height() ** 2) ** 0.5 / 2
    for angle in PATTERNS[holder]:
        painter.save()
        painter.translate(middle)
        painter.rotate(angle)
        at = -reach
        while at < reach:
            painter.drawLine(QPointF(-reach, at), QPointF(reach, at))
            at += step
        painter.restore()
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour.darker(170), step / 5))
    painter.drawPath(path)


def paint_year(painter: QPainter, at: QPointF, text: str, holder: str, height: float) -> None:
    """Write a year on a label in the colour of who came to hold the area."""
    font = painter.font()
    font.setBold(True)
    font.setPixelSize(max(6, round(height)))
    painter.setFont(font)
    width = painter.fontMetrics().horizontalAdvance(text) + height * 0.7
    box = QRectF(at.x() - width / 2, at.y() - height * 0.75, width, height * 1.5)
    painter.setPen(QPen(QColor(COLOURS[holder]).darker(150), height / 9))
    painter.setBrush(QColor("#fdf6e3"))
    painter.drawRoundedRect(box, height / 3, height / 3)
    painter.setPen(QColor("#1a120a"))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def paint_map(
    painter: QPainter,
    shape: BoardGeometry,
    paths: Mapping[str, QPainterPath],
    held: Mapping[str, HolderChange],
    theme: ArtTheme,
    fresh: frozenset[str] = frozenset(),
    label: float = 0.0,
) -> None:
    """Paint who holds what over a map, in scene units; `fresh` areas have an edge of their own.

    Their years are written with letters `label` high, if that is not 0.
    """
    for area, change in held.items():
        fill(painter, paths[area], change.holder, theme, 64.0)
    for area in fresh:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in (("#1a120a", 46.0), ("#ffe9a8", 24.0)):
            painter.setPen(QPen(QColor(colour), width))
            painter.drawPath(paths[area])
    for area in fresh if label else ():
        at = shape.anchor(area, "city")
        paint_year(painter, at, str(held[area].year), held[area].holder, label)
