"""A ticket of paper with bitten corners and a boss in each: the frame of titles."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from .paint_marks import Sheet, pen_of
from .palette import BoardPalette


def _ticket(rect: QRectF, notch: float) -> QPainterPath:
    """Return a rectangle whose corners are bitten off in quarter circles."""
    path = QPainterPath(QPointF(rect.left() + notch, rect.top()))
    path.lineTo(rect.right() - notch, rect.top())
    path.arcTo(QRectF(rect.right() - notch, rect.top() - notch, 2 * notch, 2 * notch), 180, 90)
    path.lineTo(rect.right(), rect.bottom() - notch)
    path.arcTo(QRectF(rect.right() - notch, rect.bottom() - notch, 2 * notch, 2 * notch), 90, 90)
    path.lineTo(rect.left() + notch, rect.bottom())
    path.arcTo(QRectF(rect.left() - notch, rect.bottom() - notch, 2 * notch, 2 * notch), 0, 90)
    path.lineTo(rect.left(), rect.top() + notch)
    path.arcTo(QRectF(rect.left() - notch, rect.top() - notch, 2 * notch, 2 * notch), 270, 90)
    path.closeSubpath()
    return path


def paint_ticket(sheet: Sheet, rect: QRectF, palette: BoardPalette) -> None:
    """Draw a frame with bitten corners and bosses in them, filled with paper."""
    ink, gold, weight = palette.colour("ink"), palette.colour("gold"), palette.weight
    sheet.add(
        _ticket(rect, 78),
        pen_of(palette.colour("paper_edge"), 10.0 * weight),
        palette.colour("paper"),
        hair=1.0,
    )
    sheet.add(_ticket(rect, 78), pen_of(ink, 2.6 * weight), None)
    sheet.add(
        _ticket(rect.adjusted(18, 18, -18, -18), 74), pen_of(gold, 6.0 * weight), None, hair=0.7
    )
    sheet.add(_ticket(rect.adjusted(28, 28, -28, -28), 72), pen_of(ink, 1.8 * weight), None)
    for corner in (rect.topLeft(), rect.topRight(), rect.bottomLeft(), rect.bottomRight()):
        inward = QPointF(
            24 if corner.x() < rect.center().x() else -24,
            24 if corner.y() < rect.center().y() else -24,
        )
        _boss(sheet, corner + inward, 30, palette)


def _boss(sheet: Sheet, at: QPointF, radius: float, palette: BoardPalette) -> None:
    disc, heart = QPainterPath(), QPainterPath()
    disc.addEllipse(at, radius, radius)
    heart.addEllipse(at, radius * 0.45, radius * 0.45)
    sheet.add(disc, pen_of(palette.colour("ink"), 3.0), palette.colour("paper"))
    sheet.add(heart, pen_of(palette.colour("ink"), 2.0), palette.colour("gold"))
