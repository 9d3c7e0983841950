"""What counters look like: cardboard with an emblem, figures, and what it shows of its state."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Final, Protocol

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QGuiApplication,
    QIcon,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
)
from PySide6.QtSvg import QSvgRenderer

from reconquista_qt.model.surface import Piece
from reconquista_qt.view.art import printing
from reconquista_qt.view.art.card_marks import (
    CHEVRON_RADIUS,
    CORNER,
    paint_badge,
    paint_braces,
    paint_chevron,
)
from reconquista_qt.view.art.colours import PRINT, ArtTheme, Tint

from .look import NEUTRAL
from .symbols import symbol

MARGIN: Final = 0.14  # room for shadow and marks, in parts of a counter's side
_NO_PEN: Final = Qt.PenStyle.NoPen


class CounterArt(Protocol):
    """Draws counters."""

    def paint(
        self, painter: QPainter, piece: Piece, rect: QRectF, theme: ArtTheme, *, count: bool = True
    ) -> None:
        """Draw a counter, its face filling a square; `count` says whether with its number."""
        ...

    def order(self, pieces: Iterable[Piece]) -> tuple[Piece, ...]:
        """Return pieces as they lie in a pile, the lowest first."""
        ...


class PlainArt:
    """Cardboard squares in the colour of the seat, with an emblem and figures.

    `emblems` name the symbol (see `symbols.SYMBOLS`) of each art, `drawings` a folder of SVG files
    named like the arts, which are taken first; an art with neither shows its initials. `tint`
    gives a piece its colours. `facing` turns counters: 60 degrees a step, `first` degrees for
    facing 0 (0 is upwards).
    """

    def __init__(
        self,
        tint: Callable[[Piece, ArtTheme], Tint] = lambda _piece, _theme: NEUTRAL,
        *,
        emblems: Mapping[str, str] | None = None,
        drawings: Path | None = None,
        first: float = 0.0,
        step: float = 60.0,
        key: str = "plain",
    ) -> None:
        self._tint, self._emblems, self._drawings = tint, dict(emblems or {}), drawings
        self._first, self._step, self._key = first, step, key
        self._renderers: dict[str, QSvgRenderer | None] = {}

    def order(self, pieces: Iterable[Piece]) -> tuple[Piece, ...]:
        """Return the pieces as the picture has them."""
        return tuple(pieces)

    # -- painting ------------------------------------------------------------------------------

    def paint(
        self, painter: QPainter, piece: Piece, rect: QRectF, theme: ArtTheme, *, count: bool = True
    ) -> None:
        """Draw a counter from a kept picture; only its number is written anew."""
        size = printing.rendered_size(rect.width() * printing.pixels_per_unit(painter))
        layers = min(piece.count, 3)
        key = (
            "piece", self._key, piece.art, piece.seat, piece.figures, piece.steps, piece.badges,
            piece.spent, layers, size, theme,
        )  # fmt: skip
        card = printing.kept.get(key, lambda: self._card(piece, size, theme, layers))
        scale = rect.width() / size
        margin = MARGIN * rect.width()
        target = QRectF(
            rect.left() - margin, rect.top() - margin, card.width() * scale, card.height() * scale
        )
        if piece.facing is None:
            printing.lay(painter, card, target)
        else:
            # Turned once and kept: turning it in each frame would cost more than the frame has.
            angle = self._first + self._step * piece.facing
            turned = printing.kept.get((*key, angle), lambda: _turned(card, angle))
            half = turned.width() * scale / 2
            # The face, not the card with its shadow, turns about the middle.
            centre = rect.center()
            around = QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half)
            printing.lay(painter, turned, around)
        if count and piece.count > 1:
            paint_badge(painter, rect, piece.count, theme)

    def _card(self, piece: Piece, size: int, theme: ArtTheme, layers: int) -> QPixmap:
        margin = MARGIN * size
        pixmap = printing.blank(round(size + 2 * margin), round(size + 2.6 * margin))
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(_NO_PEN)
        tint = self._tint(piece, theme)
        face = QRectF(margin, margin, size, size)
        corner, thick = CORNER * size, max(1.0, 0.045 * size)
        for i in range(4):
            spread = margin * 0.6 * (1 - i / 4)
            painter.setBrush(QColor(20, 10, 4, 26))
            painter.drawRoundedRect(
                face.adjusted(-spread * 0.5, thick, spread * 0.7, thick * layers + spread * 0.7),
                corner + spread, corner + spread,
            )  # fmt: skip
        rim = QColor(tint.shade)
        for layer in range(layers, 0, -1):
            lower = face.translated(0, thick * layer * 0.8)
            painter.setBrush(rim.darker(135))
            painter.drawRoundedRect(lower, corner, corner)
            painter.setBrush(QColor(PRINT["ivory_shade"]))
            painter.drawRoundedRect(lower.translated(0, -thick * 0.3), corner, corner)
        painter.setBrush(QColor(tint.base))
        painter.setPen(QPen(rim, max(1.0, size * 0.03)))
        inset = max(0.5, size * 0.015)
        painter.drawRoundedRect(face.adjusted(inset, inset, -inset, -inset), corner, corner)
        self._print(painter, piece, face, tint, theme, size)
        if piece.spent:
            self._fade(painter, face, corner, size)
        painter.end()
        return pixmap

    def _print(
        self, painter: QPainter, piece: Piece, face: QRectF, tint: Tint, theme: ArtTheme, size: int
    ) -> None:
        with_figures = bool(piece.figures) and size >= 16
        high = face.height() * (0.54 if with_figures else 0.72)
        top = face.top() + face.height() * (0.1 if with_figures else 0.14)
        plate = QRectF(face.center().x() - high / 2, top, high, high)
        renderer = self._renderer(piece.art)
        shape = symbol(self._emblems.get(piece.art, piece.art))
        if renderer is not None:
            renderer.render(painter, plate)
        elif shape is not None:
            painter.save()
            painter.translate(plate.center())
            painter.scale(high / 100, high / 100)
            painter.setPen(_NO_PEN)
            painter.setBrush(QColor(tint.text))
            painter.drawPath(shape)
            painter.restore()
        else:
            self._write(painter, _initials(piece.art), plate, QColor(tint.text), bold=True)
        if with_figures:
            foot = QRectF(face.left(), face.bottom() - size * 0.34, face.width(), size * 0.31)
            self._write(painter, piece.figures, foot.adjusted(size * 0.06, 0, -size * 0.06, 0),
                        QColor(tint.text), bold=True)  # fmt: skip
        if piece.facing is not None:
            # The front is marked: a counter's symbol alone does not tell it when it is small.
            front = QPainterPath(QPointF(face.center().x(), face.top() - size * 0.045))
            front.lineTo(face.center().x() + size * 0.14, face.top() + size * 0.07)
            front.lineTo(face.center().x() - size * 0.14, face.top() + size * 0.07)
            front.closeSubpath()
            painter.setPen(QPen(QColor(PRINT["ink"]), max(0.8, size * 0.02)))
            painter.setBrush(QColor(PRINT["ivory"]))
            painter.drawPath(front)
        if piece.steps and size >= 20:
            painter.setPen(QPen(QColor(PRINT["ink"]), max(0.6, size * 0.012)))
            painter.setBrush(QColor(PRINT["ivory"]))
            r = size * 0.05
            for i in range(min(piece.steps, 6)):
                at = QPointF(face.right() - size * 0.09, face.top() + size * (0.12 + 0.13 * i))
                painter.drawEllipse(at, r, r)
        for i, badge in enumerate(piece.badges[:2] if size >= 24 else ()):
            box = QRectF(face.left() + (size * 0.02), face.top() + size * (0.36 + 0.26 * i),
                         size * 0.3, size * 0.24)  # fmt: skip
            painter.setPen(QPen(QColor(PRINT["ink"]), max(0.6, size * 0.015)))
            painter.setBrush(QColor(PRINT["ivory"]))
            painter.drawRoundedRect(box, size * 0.05, size * 0.05)
            self._write(painter, badge[:2], box, QColor(PRINT["ink"]), bold=True)

    def _write(
        self, painter: QPainter, text: str, room: QRectF, colour: QColor, *, bold: bool
    ) -> None:
        font = QFont(QGuiApplication.font())
        font.setBold(bold)
        # A large size scaled down, because a font cannot be a fraction of a pixel high.
        font.setPixelSize(64)
        painter.save()
        painter.setFont(font)
        painter.setPen(colour)
        wide = max(1, painter.fontMetrics().horizontalAdvance(text))
        scale = min(room.height() * 0.98 / 64, room.width() * 0.94 / wide)
        painter.translate(room.center())
        painter.scale(scale, scale)
        painter.drawText(QRectF(-400, -60, 800, 118), Qt.AlignmentFlag.AlignCenter, text)
        painter.restore()

    def _fade(self, painter: QPainter, face: QRectF, corner: float, size: int) -> None:
        painter.setPen(_NO_PEN)
        painter.setBrush(QColor(160, 150, 134, 120))
        painter.drawRoundedRect(face, corner, corner)
        clip = QPainterPath()
        clip.addRoundedRect(face, corner, corner)
        painter.setClipPath(clip)
        painter.setPen(QPen(QColor(40, 30, 20, 120), max(1.0, size / 70)))
        step = max(4.0, size / 11)
        x = face.left() - face.height()
        while x < face.right():
            painter.drawLine(QPointF(x, face.bottom()), QPointF(x + face.height(), face.top()))
            x += step
        painter.setClipping(False)

    def _renderer(self, art: str) -> QSvgRenderer | None:
        if art not in self._renderers:
            path = self._drawings / f"{art}.svg" if self._drawings is not None else None
            found = None
            if path is not None and path.is_file():
                found = QSvgRenderer(QByteArray(path.read_bytes()))
            self._renderers[art] = found
        return self._renderers[art]


def _turned(card: QPixmap, angle: float) -> QPixmap:
    """Return a card turned about the middle of its face, on a square that has room for it."""
    side = round(card.width() * 1.5)
    pixmap = printing.blank(side, side)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(side / 2, side / 2)
    painter.rotate(angle)
    # The card is a little higher than broad: its shadow lies below the face.
    painter.drawPixmap(QPointF(-card.width() / 2, -card.width() / 2), card)
    painter.end()
    return pixmap


def _initials(art: str) -> str:
    words = [word for word in art.replace("-", "_").split("_") if word]
    return "".join(word[0] for word in words[:2]).upper() if len(words) > 1 else art[:2].title()


def bounds(rect: QRectF) -> QRectF:
    """Return all that painting a counter in `rect` may touch: shadow, turned corners, marks."""
    more = rect.width() * 0.26
    return rect.adjusted(-more, -more, more, more)


def paint_marks(
    painter: QPainter, rect: QRectF, theme: ArtTheme, *, chosen: bool = False, mobile: bool = False
) -> None:
    """Draw what is laid on a counter: a frame with braces when chosen, a chevron when movable."""
    if chosen:
        paint_braces(painter, rect, theme)
    if mobile:
        # At the upper right and half outside: the number stands at the left, figures at the foot.
        side = rect.width() * 0.8
        left = rect.right() - side * 0.28
        corner = QRectF(left, rect.top() - side * 0.68, side, side)
        _lay_chevron(painter, corner, theme)


def _lay_chevron(painter: QPainter, corner: QRectF, theme: ArtTheme) -> None:
    """Draw the chevron from a picture that is kept for its size: many units may move at a time."""
    # Its tab is a sixth of the corner in radius, at the corner's lower left.
    radius = corner.width() * CHEVRON_RADIUS
    half = radius * 1.2
    left, top = corner.left() + radius * 0.75 - half, corner.bottom() - radius * 0.6 - half
    room = QRectF(left, top, 2 * half, 2 * half)
    pixels = printing.rendered_size(room.width() * printing.pixels_per_unit(painter))

    def made() -> QPixmap:
        picture = printing.blank(pixels, pixels)
        own = QPainter(picture)
        own.setRenderHint(QPainter.RenderHint.Antialiasing)
        own.scale(pixels / room.width(), pixels / room.height())
        own.translate(-room.topLeft())
        paint_chevron(own, corner, theme)
        own.end()
        return picture

    printing.lay(painter, printing.kept.get(("chevron", theme, pixels), made), room)


def piece_pixmap(
    art: CounterArt, piece: Piece, size: int, ratio: float, theme: ArtTheme
) -> QPixmap:
    """Return a counter as a picture of `size` logical pixels."""
    pixels = max(1, round(size * ratio))
    pixmap = printing.blank(pixels, pixels)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    room = pixels / (1 + 2 * MARGIN)
    at = (pixels - room) / 2
    art.paint(painter, piece, QRectF(at, at, room, room), theme, count=False)
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def piece_icon(art: CounterArt, piece: Piece, theme: ArtTheme) -> QIcon:
    """Return a counter as an icon for lists, menus and buttons."""
    icon = QIcon()
    for size in (24, 32, 48):
        icon.addPixmap(piece_pixmap(art, piece, size, 1.0, theme))
    return icon


def icon_size(metrics_height: int) -> QSize:
    """Return the size of a counter beside text of a height in pixels."""
    side = round(metrics_height * 1.6)
    return QSize(side, side)
