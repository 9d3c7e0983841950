"""A position on a table in a few centimetres: the ground of its board, a spot for each pile."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPalette, QPen, QPixmap

from reconquista_qt.view.art.colours import ArtTheme
from reconquista_qt.view.board.paint_marks import Sheet
from reconquista_qt.view.theme import LOOKS

from .items import MarkStyle, paint_lasting

if TYPE_CHECKING:
    from .surface import AnySurface


FULL: Final = 0.5  # of the colour of who holds an area


def _plain(surface: AnySurface, art: ArtTheme) -> dict[str, MarkStyle]:
    """Return the looks of a board's own marks in small: areas in full colour, without their edges.

    Signs are left out: they would be specks.
    """
    plain = {}
    for name, given in surface.mark_styles().items():
        style = given if isinstance(given, MarkStyle) else given[art]
        if style.emblem is None:
            if style.fill and style.line:
                full = QColor(style.line)
                full.setAlphaF(FULL)
                style = replace(style, width=0.0, fill=full.name(QColor.NameFormat.HexArgb))
            plain[name] = style
    return plain


def thumbnail(
    surface: AnySurface,
    position: object,
    size: QSize,
    palette: QPalette,
    art: ArtTheme,
    ratio: float,
) -> QPixmap:
    """Return a small picture; BadInput where the position is none."""
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(palette.color(QPalette.ColorRole.Base))
    if position is None:
        return pixmap
    state = surface.game.from_position(position, surface.game.default_options)
    board = surface.geometry(state)
    picture = surface.projection().picture(state, "")
    rect, seats = board.rect, surface.seat_ids(state)
    scale = min(size.width() / rect.width(), size.height() / rect.height())
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(
            (size.width() - rect.width() * scale) / 2, (size.height() - rect.height() * scale) / 2
        )
        painter.scale(scale, scale)
        painter.translate(-rect.topLeft())
        sheet = Sheet()
        next(surface.painter(state, board).draw(sheet, LOOKS[art].board, lambda _place: ""), None)
        sheet.paint(painter, rect, scale * ratio)
        paint_lasting(painter, board, picture, _plain(surface, art))
        radius = max(board.unit * 0.4, 2.2 / scale)
        painter.setPen(QPen(QColor("#000000"), 0.6 / scale))
        for place, pieces in picture.places.items():
            at = board.anchor(place)
            painter.setBrush(QColor(surface.seat_tint(pieces[-1].seat, seats, art).base))
            painter.drawRect(QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius))
        painter.setBrush(Qt.BrushStyle.NoBrush)
    return pixmap
