"""What is laid over a counter: its number, that it is chosen, that it may still move."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QGuiApplication,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
)

from reconquista_qt.view.art.colours import PRINT, ArtTheme, mark

# Parts of a counter's width: roundness of its corners and thickness of the card.
CORNER, THICKNESS = 0.15, 0.05
CHEVRON_RADIUS = 0.17  # of its tab


def paint_dashed_edge(painter: QPainter, rect: QRectF) -> None:
    """Draw the edge of a counter that is only thought of."""
    width = max(rect.width() * 0.03, 0.5)
    corner = CORNER * rect.width()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#ffffff"), width * 1.6))
    painter.drawRoundedRect(rect, corner, corner)
    painter.setPen(QPen(QColor(PRINT["ink"]), width, Qt.PenStyle.DashLine))
    painter.drawRoundedRect(rect, corner, corner)


def paint_braces(painter: QPainter, rect: QRectF, theme: ArtTheme) -> None:
    """Draw the frame of a chosen counter: a light line between dark ones, braces at the corners."""
    width = rect.width()
    gap = width * 0.055
    frame = rect.adjusted(-gap, -gap, gap, gap + THICKNESS * width)
    corner = CORNER * width + gap
    bright = QColor(mark("chosen", theme))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(PRINT["ink"]), width * 0.085))
    painter.drawRoundedRect(frame, corner, corner)
    painter.setPen(QPen(bright, width * 0.048))
    painter.drawRoundedRect(frame, corner, corner)
    reach, out = width * 0.26, frame.adjusted(-gap * 0.2, -gap * 0.2, gap * 0.2, gap * 0.2)
    braces = QPainterPath()
    for x, dx in ((out.left(), 1), (out.right(), -1)):
        for y, dy in ((out.top(), 1), (out.bottom(), -1)):
            braces.moveTo(x, y + dy * reach)
            braces.lineTo(x, y + dy * corner * 0.5)
            braces.quadTo(x, y, x + dx * corner * 0.5, y)
            braces.lineTo(x + dx * reach, y)
    cap = Qt.PenCapStyle.RoundCap
    painter.setPen(QPen(QColor(PRINT["ink"]), width * 0.13, Qt.PenStyle.SolidLine, cap))
    painter.drawPath(braces)
    painter.setPen(QPen(bright, width * 0.078, Qt.PenStyle.SolidLine, cap))
    painter.drawPath(braces)


def paint_chevron(painter: QPainter, rect: QRectF, theme: ArtTheme) -> None:
    """Draw the mark of a unit that may still move: a double chevron on a round tab."""
    width = rect.width()
    r = width * CHEVRON_RADIUS
    centre = QPointF(rect.left() + r * 0.75, rect.bottom() - r * 0.6)
    painter.setPen(QPen(QColor(PRINT["ink"]), width * 0.035))
    painter.setBrush(QColor(mark("mobile", theme)))
    painter.drawEllipse(centre, r, r)
    pen = QPen(QColor(PRINT["ink"]), width * 0.05)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for shift in (-0.32, 0.22):
        tip = centre + QPointF((shift + 0.36) * r, 0)
        wing = QPointF(-0.4 * r, 0.46 * r)
        painter.drawPolyline(QPolygonF([tip + wing, tip, tip + QPointF(wing.x(), -wing.y())]))


def paint_badge(painter: QPainter, rect: QRectF, count: int, theme: ArtTheme = "light") -> None:
    """Paint a number on a round tab at the upper left of `rect`."""
    width = rect.width()
    text = str(count)
    high = width * 0.41
    wide = max(high, high * (0.42 + 0.36 * len(text)))
    tab = QRectF(rect.left() - width * 0.11, rect.top() - width * 0.11, wide, high)
    painter.save()
    painter.setPen(QPen(QColor(PRINT["ink"]), width * 0.045))
    painter.setBrush(QBrush(QColor("#ffffff" if theme == "contrast" else PRINT["ivory"])))
    painter.drawRoundedRect(tab, high / 2, high / 2)
    font = QFont(QGuiApplication.font())
    font.setBold(True)
    # A large size scaled down, because a font cannot be a fraction of a pixel high.
    font.setPixelSize(64)
    painter.setFont(font)
    painter.setPen(QColor(PRINT["ink"]))
    painter.translate(tab.center())
    painter.scale(high * 0.72 / 64, high * 0.72 / 64)
    painter.drawText(QRectF(-200, -60, 400, 116), Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()
