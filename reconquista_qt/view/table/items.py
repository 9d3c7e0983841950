"""What lies in the scene: piles, marks on places, costs, lines, a fan; each small, none a rule."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QGuiApplication,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QTransform,
)
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from reconquista_qt.model.surface import Picture, Piece
from reconquista_qt.view.art import printing
from reconquista_qt.view.art.colours import ArtTheme, mark
from reconquista_qt.view.board.stacking import Stacking, fan

from .art import CounterArt, bounds, paint_marks
from .geometry import BoardGeometry
from .painters import rounded

Z_MARK, Z_LINE, Z_EMBLEM, Z_PILE, Z_LABEL, Z_BADGE, Z_FAN, Z_HELD, Z_EFFECT = (
    5,
    8,
    12,
    20,
    60,
    80,
    600,
    700,
    720,
)
_Option = QStyleOptionGraphicsItem
LABEL: Final = 0.26  # height of a fan's label, in counters
MOST_KEPT_PX: Final = 400.0  # larger marks are drawn each time: there are few in view then


class PileItem(QGraphicsItem):
    """The pieces in one slot of a place; made where something lies, gone where nothing does."""

    def __init__(self, place: str, slot: str, art: CounterArt, stacking: Stacking) -> None:
        super().__init__()
        self.place, self.slot = place, slot
        self.pieces: tuple[Piece, ...] = ()
        self._art, self._stacking = art, stacking
        self._theme: ArtTheme = "light"
        self._size = 100.0
        self._chosen: frozenset[str] = frozenset()
        self._mobile: frozenset[str] = frozenset()
        self._lifted: dict[str, int] = {}
        self._bounds = QRectF()
        self._measure()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(Z_PILE)

    @property
    def size(self) -> float:
        """The side of a counter."""
        return self._size

    def set_pieces(self, pieces: tuple[Piece, ...]) -> None:
        """Show other pieces, the lowest first."""
        pieces = self._art.order(pieces)
        if pieces != self.pieces:
            self.prepareGeometryChange()
            self.pieces = pieces
            self._measure()
            self.update()

    def set_look(self, art: CounterArt, theme: ArtTheme, size: float) -> None:
        """Draw in a theme, with counters of a size."""
        self.prepareGeometryChange()
        self._art, self._theme, self._size = art, theme, size
        self._measure()
        self.update()

    def _measure(self) -> None:
        room = self._stacking.room(max(1, len(self.pieces)), self._size)
        more = self._size * 0.3
        self._bounds = room.adjusted(-more, -more, more, more)

    def set_marks(
        self,
        chosen: Collection[str] = (),
        mobile: Collection[str] = (),
        lifted: Sequence[Piece] = (),
    ) -> None:
        """Mark pieces by their ids; of the lifted ones so many are not here for now."""
        now = (frozenset(chosen), frozenset(mobile), {piece.id: piece.count for piece in lifted})
        if now != (self._chosen, self._mobile, self._lifted):
            self.prepareGeometryChange()
            self._chosen, self._mobile, self._lifted = now
            self.update()

    def remaining(self) -> list[Piece]:
        """Return the pieces that lie here now, the lifted ones taken away."""
        if not self._lifted:
            return list(self.pieces)
        found = []
        for piece in self.pieces:
            left = piece.count - self._lifted.get(piece.id, 0)
            if left > 0:
                found.append(piece if left == piece.count else _counted(piece, left))
        return found

    def room(self) -> QRectF:
        """Return the room of the pile in the scene."""
        return self._stacking.room(max(1, len(self.remaining())), self._size).translated(self.pos())

    def piece_at(self, point: QPointF) -> Piece | None:
        """Return the uppermost piece at a point of the scene."""
        here = self.remaining()
        index = self._stacking.index_at(len(here), self._size, point - self.pos())
        return here[index] if index >= 0 else None

    def boundingRect(self) -> QRectF:
        """Return all that the counters and their marks may touch."""
        return self._bounds

    def paint(self, painter: QPainter, option: _Option, widget: QWidget | None = None) -> None:
        """Paint the counters that lie here."""
        here = self.remaining()
        # Of a deep pile only what shows is painted: the uppermost few and the lowest.
        rects = self._stacking.rects(len(here), self._size)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for piece, rect in zip(here, rects, strict=True):
            self._art.paint(painter, piece, rect, self._theme)
            if piece.id in self._chosen or piece.id in self._mobile:
                paint_marks(
                    painter, rect, self._theme,
                    chosen=piece.id in self._chosen, mobile=piece.id in self._mobile,
                )  # fmt: skip


def _counted(piece: Piece, count: int) -> Piece:
    return Piece(
        piece.id, piece.art, piece.seat, count, piece.figures, piece.steps, piece.facing,
        piece.badges, piece.slot, piece.spent,
    )  # fmt: skip


class HeldItem(QGraphicsItem):
    """Pieces in the hand, or on their way."""

    def __init__(
        self, pieces: Sequence[Piece], art: CounterArt, stacking: Stacking, size: float,
        theme: ArtTheme,
    ) -> None:  # fmt: skip
        super().__init__()
        self._pieces = tuple(pieces)
        self._art, self._stacking, self._size, self._theme = art, stacking, size, theme
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(Z_HELD)

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """What is held."""
        return self._pieces

    def set_pieces(self, pieces: Sequence[Piece]) -> None:
        """Hold other pieces."""
        if tuple(pieces) != self._pieces:
            self.prepareGeometryChange()
            self._pieces = tuple(pieces)
            self.update()

    def boundingRect(self) -> QRectF:
        """Return all that the counters may touch."""
        return bounds(self._stacking.room(max(1, len(self._pieces)), self._size))

    def paint(self, painter: QPainter, option: _Option, widget: QWidget | None = None) -> None:
        """Paint the counters in hand as the pile that they would be."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rects = self._stacking.rects(len(self._pieces), self._size)
        for piece, rect in zip(self._pieces, rects, strict=True):
            self._art.paint(painter, piece, rect, self._theme)


@dataclass(frozen=True)
class MarkStyle:
    """How a mark on a place looks: filled, edged, hatched, dashed; widths in parts of a counter.

    With an `emblem` it is a sign instead, painted in a square of `size` (in parts of a counter) at
    the anchor of a `slot`.
    """

    line: str = ""
    width: float = 0.0
    fill: str = ""
    dashed: bool = False
    hatched: bool = False
    inset: float = 0.0
    above: bool = False  # above the counters
    quiet: bool = False  # without the dark line below that makes it stand out
    emblem: Callable[[QPainter, QRectF], None] | None = None
    slot: str = ""
    size: float = 0.8


def mark_styles(theme: ArtTheme) -> dict[str, MarkStyle]:
    """Return how the marks that every board has look in a theme."""
    target, chosen = mark("target", theme), mark("chosen", theme)
    danger, path = mark("danger", theme), mark("path", theme)
    return {
        "hover": MarkStyle(chosen, 0.035, inset=0.04),
        "selected": MarkStyle(chosen, 0.075, inset=0.05),
        "target": MarkStyle(target, 0.07, _faint(target, 0.27), inset=0.06),
        "partial": MarkStyle(target, 0.06, _faint(target, 0.14), dashed=True, inset=0.06),
        "lit": MarkStyle(target, 0.07, _faint(target, 0.2), inset=0.06),
        "movable": MarkStyle(mark("mobile", theme), 0.055, inset=0.05),
        "forbidden": MarkStyle(danger, 0.07, _faint(danger, 0.2), hatched=True, inset=0.06),
        "spot": MarkStyle(path, 0.05, inset=0.1),
        "shown": MarkStyle(mark("mobile", theme), 0.09, inset=0.03),
        "changed": MarkStyle(chosen, 0.09, _faint(chosen, 0.25), inset=0.03),
        "concern": MarkStyle(chosen, 0.09, inset=0.03, above=True),
        "path": MarkStyle("", 0.0, _faint(path, 0.22)),
        "aim": MarkStyle(danger, 0.1, inset=0.03, above=True),
        "member": MarkStyle(chosen, 0.09, inset=0.04, above=True),
        "bystander": MarkStyle(mark("mobile", theme), 0.06, dashed=True, inset=0.05),
    }


def _faint(colour: str, alpha: float) -> str:
    tone = QColor(colour)
    tone.setAlphaF(alpha)
    return tone.name(QColor.NameFormat.HexArgb)


def mark_on(shape: BoardGeometry, place: str, style: MarkStyle) -> PlaceMark | EmblemMark:
    """Return the item of a mark on a whole place of a board."""
    if style.emblem is not None:
        return EmblemMark(shape.anchor(place, style.slot), style, shape.unit)
    path, at = shape.shape(place)
    return PlaceMark(path, at, style, shape.unit, shared=not at.isNull())


def paint_lasting(
    painter: QPainter, shape: BoardGeometry, picture: Picture, styles: Mapping[str, MarkStyle]
) -> None:
    """Paint the marks that a picture has on places, signs on top: who holds what."""
    known = frozenset(shape.places)
    found = [
        mark_on(shape, place, styles[name])
        for name, places in sorted(picture.marks.items())
        if name in styles
        for place in sorted(places & known)
    ]
    for mark_item in sorted(found, key=lambda item: item.zValue()):
        painter.save()
        painter.translate(mark_item.pos())
        mark_item.paint(painter, QStyleOptionGraphicsItem())
        painter.restore()


class PlaceMark(QGraphicsItem):
    """A mark on one place, drawn within its outline; made where it is wanted."""

    def __init__(
        self, path: QPainterPath, at: QPointF, style: MarkStyle, unit: float, *, shared: bool
    ) -> None:
        super().__init__()
        self._style, self._unit = style, unit
        self._clip: QPainterPath | None = None
        if shared and style.inset:
            # One outline stands for all places: it shrinks about its own centre.
            shrink = 1 - style.inset
            self._path = QTransform.fromScale(shrink, shrink).map(path)
        else:
            self._path = path
            self._clip = None if shared else path
        self._bounds = path.boundingRect()
        # Places of one shape share the picture of a mark; others are drawn each time.
        self._key = (style, unit, self._bounds.width()) if shared else None
        if self._clip is not None:
            # To stroke a coast within itself is slow: painted once a zoom.
            self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setPos(at)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(Z_BADGE - 1 if style.above else Z_MARK)

    def boundingRect(self) -> QRectF:
        """Return the place's bounds."""
        more = self._unit * 0.05
        return self._bounds.adjusted(-more, -more, more, more)

    def paint(self, painter: QPainter, option: _Option, widget: QWidget | None = None) -> None:
        """Paint fill and edge, from a picture that is kept where places share their shape."""
        t = painter.worldTransform()
        scale = t.m11() * painter.device().devicePixelRatioF()
        side = self._bounds.width() * 1.2 * scale
        if self._key is None or t.isRotating() or not 0 < side < MOST_KEPT_PX:
            self._draw(painter)
            return
        key = ("mark", *self._key, round(scale * 10_000))
        picture = printing.kept.get(key, lambda: self._picture(scale))
        centre = self._bounds.center()
        wide, high = picture.width() / scale, picture.height() / scale
        room = QRectF(centre.x() - wide / 2, centre.y() - high / 2, wide, high)
        printing.lay(painter, picture, room)

    def _picture(self, scale: float) -> QPixmap:
        bounds = self.boundingRect()
        picture = printing.blank(
            math.ceil(bounds.width() * scale) + 2, math.ceil(bounds.height() * scale) + 2
        )
        painter = QPainter(picture)
        painter.translate(picture.width() / 2, picture.height() / 2)
        painter.scale(scale, scale)
        painter.translate(-bounds.center())
        self._draw(painter)
        painter.end()
        return picture

    def _draw(self, painter: QPainter) -> None:
        """Draw fill and edge; the edge is dark below and bright above, to be seen on any map."""
        style = self._style
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if style.fill:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(style.fill))
            painter.drawPath(self._path)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        scale = painter.worldTransform().m11() or 1.0
        if style.hatched:
            painter.save()
            painter.setClipPath(self._path, Qt.ClipOperation.IntersectClip)
            painter.setPen(QPen(QColor(style.line), max(1.0 / scale, self._unit * 0.02)))
            box = self._bounds
            step = max(self._unit * 0.16, 5 / scale)
            x = box.left() - box.height()
            while x < box.right():
                painter.drawLine(QPointF(x, box.bottom()), QPointF(x + box.height(), box.top()))
                x += step
            painter.restore()
        if style.line and style.width:
            width = max(self._unit * style.width, 2.0 / scale)
            if self._clip is not None:
                painter.save()
                painter.setClipPath(self._clip, Qt.ClipOperation.IntersectClip)
                # The outer half is cut off. Areas lie side by side: a heavy edge becomes a fence.
                width *= 2 if style.quiet else 1.5
            dark = 1.7 if self._clip is None else 1.35
            edges = [(QColor(15, 12, 8, 200), dark), (QColor(style.line), 1.0)]
            for colour, broad in edges[1:] if style.quiet else edges:
                pen = QPen(colour, width * broad)
                pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
                if style.dashed and broad == 1.0:
                    pen.setDashPattern([2.4, 1.5])
                painter.strokePath(self._path, pen)
            if self._clip is not None:
                painter.restore()


class EmblemMark(QGraphicsItem):
    """A sign at a place: arms, a marker; painted from a picture that is kept for its size."""

    def __init__(self, at: QPointF, style: MarkStyle, unit: float) -> None:
        super().__init__()
        self._style, self._side = style, unit * style.size
        self.setPos(at)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(Z_EMBLEM)

    def boundingRect(self) -> QRectF:
        """Return the square of the sign with its shadow."""
        half = self._side * 0.58
        return QRectF(-half, -half, 2 * half, 2 * half)

    def paint(self, painter: QPainter, option: _Option, widget: QWidget | None = None) -> None:
        """Paint the sign."""
        t = painter.worldTransform()
        scale = t.m11() * painter.device().devicePixelRatioF()
        bounds = self.boundingRect()
        side = math.ceil(bounds.width() * scale)
        if t.isRotating() or not 0 < side < MOST_KEPT_PX:
            self._draw(painter)
            return
        picture = printing.kept.get(("sign", self._style, side), lambda: self._picture(side))
        printing.lay(painter, picture, bounds)

    def _picture(self, side: int) -> QPixmap:
        picture = printing.blank(side, side)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(side / 2, side / 2)
        share = side / self.boundingRect().width()
        painter.scale(share, share)
        self._draw(painter)
        painter.end()
        return picture

    def _draw(self, painter: QPainter) -> None:
        half = self._side / 2
        if self._style.emblem is not None:
            self._style.emblem(painter, QRectF(-half, -half, self._side, self._side))


class HeatMark(PlaceMark):
    """A place tinted by a figure of an overlay, with the figure written on it."""

    def __init__(
        self, path: QPainterPath, at: QPointF, colour: QColor, text: str, unit: float,
        centre: QPointF,
    ) -> None:  # fmt: skip
        super().__init__(path, at, MarkStyle(fill=colour.name(QColor.NameFormat.HexArgb)), unit,
                         shared=True)  # fmt: skip
        self._text, self._centre = text, centre - at

    def paint(self, painter: QPainter, option: _Option, widget: QWidget | None = None) -> None:
        """Paint the tint and the figure."""
        super().paint(painter, option, widget)
        if self._text:
            paint_tag(painter, self._text, self._centre, self._unit * 0.3, "#fff6df", "#1a120a")


def paint_tag(
    painter: QPainter, text: str, at: QPointF, high: float, ground: str, ink: str
) -> None:
    """Write a short text on a tab about a point; `high` is the tab's height in scene units."""
    font = QFont(QGuiApplication.font())
    font.setBold(True)
    font.setPixelSize(64)
    painter.save()
    painter.setFont(font)
    wide = painter.fontMetrics().horizontalAdvance(text) / 64 * high * 0.74
    room = QRectF(at.x() - wide / 2 - high * 0.3, at.y() - high / 2, wide + high * 0.6, high)
    painter.setPen(QPen(QColor(ink), high * 0.07))
    painter.setBrush(QColor(ground))
    painter.drawRoundedRect(room, high * 0.4, high * 0.4)
    painter.translate(at)
    painter.scale(high * 0.74 / 64, high * 0.74 / 64)
    painter.setPen(QColor(ink))
    painter.drawText(QRectF(-1000, -60, 2000, 116), Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()


class CostTag(QGraphicsItem):
    """What a move to a place costs, or its chance, on a tab that is never too small to read."""

    def __init__(self, text: str, at: QPointF, unit: float, good: float | None = None) -> None:
        super().__init__()
        self._text, self._unit, self._good = text, unit, good
        # Whatever is pulled over it, it is written once.
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setPos(at)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(Z_BADGE)

    def boundingRect(self) -> QRectF:
        """Return the room of the tab at its largest."""
        half = self._unit * min(1.0, 0.3 + 0.11 * len(self._text))
        return QRectF(-half, -self._unit * 0.35, 2 * half, self._unit * 0.7)

    def paint(self, painter: QPainter, option: _Option, widget: QWidget | None = None) -> None:
        """Paint the tab; the better the chance, the greener."""
        scale = painter.worldTransform().m11() or 1.0
        high = min(max(self._unit * 0.3, 15 / scale), self._unit * 0.55)
        ground = "#fff6df"
        if self._good is not None:
            tone = QColor.fromHsvF(0.33 * self._good, 0.45, 0.98)
            ground = tone.name()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_tag(painter, self._text, QPointF(), high, ground, "#1a120a")


class PathItem(QGraphicsItem):
    """A line through places: the way of a move, a line of sight, a chain of command."""

    def __init__(
        self, points: Sequence[QPointF], colour: str, unit: float, *, dashed: bool, arrow: bool
    ) -> None:
        super().__init__()
        self._colour, self._unit, self._dashed, self._arrow = colour, unit, dashed, arrow
        self._points = list(points)
        self._path = rounded(self._points) if len(self._points) > 1 else QPainterPath()
        if arrow:
            # The way of what is pulled over it is drawn once, not at each step of the mouse.
            self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(Z_LINE if not arrow else Z_BADGE - 2)

    def boundingRect(self) -> QRectF:
        """Return all that the line may touch."""
        more = self._unit * 0.5
        return self._path.boundingRect().adjusted(-more, -more, more, more)

    def paint(self, painter: QPainter, option: _Option, widget: QWidget | None = None) -> None:
        """Paint the line, light below and dark above, and its head."""
        if len(self._points) < 2:
            return
        scale = painter.worldTransform().m11() or 1.0
        width = max(self._unit * 0.06, 2.2 / scale)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, broad in ((QColor(255, 255, 255, 200), 1.9), (QColor(self._colour), 1.0)):
            pen = QPen(colour, width * broad)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            if self._dashed and broad == 1.0:
                pen.setDashPattern([2.0, 1.8])
            painter.strokePath(self._path, pen)
        if self._arrow:
            tip = self._points[-1]
            angle = self._path.angleAtPercent(1.0)
            head = QPainterPath(QPointF(width * 1.6, 0))
            head.lineTo(-width * 2.6, width * 2.2)
            head.lineTo(-width * 2.6, -width * 2.2)
            head.closeSubpath()
            painter.translate(tip)
            painter.rotate(-angle)
            painter.setPen(QPen(QColor(255, 255, 255, 220), width * 0.5))
            painter.setBrush(QColor(self._colour))
            painter.drawPath(head)


class FanItem(QGraphicsItem):
    """The pieces of a place spread out, each whole, to be pointed at."""

    def __init__(self) -> None:
        super().__init__()
        self.place = ""
        self.slot = ""
        self.pieces: tuple[Piece, ...] = ()
        self._rects: list[QRectF] = []
        self._art: CounterArt | None = None
        self._theme: ArtTheme = "light"
        self._under = ""
        self._chosen: frozenset[str] = frozenset()
        self._mobile: frozenset[str] = frozenset()
        self._label = ""
        self.setZValue(Z_FAN)
        self.setVisible(False)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def spread(
        self, place: str, pieces: Sequence[Piece], art: CounterArt, theme: ArtTheme, size: float,
        around: QPointF, room: QRectF, mobile: Collection[str] = (), label: str = "",
    ) -> None:  # fmt: skip
        """Spread pieces out about a point, within a room; the card has a label where it is a grip.

        It is one where several may move: held between the pieces it takes up all of them.
        """
        self.prepareGeometryChange()
        self.place, self.pieces = place, tuple(pieces)
        self._art, self._theme, self._mobile = art, theme, frozenset(mobile)
        self._label = label if len(self._mobile) > 1 else ""
        if self._label:
            room = room.adjusted(0, 0, 0, -size * LABEL)
        self._rects = fan(len(self.pieces), around, size, room)
        self._under, self._chosen = "", frozenset()
        self.setVisible(True)
        self.update()

    def fold(self) -> bool:
        """Put the pieces together again; False where they were."""
        was = self.isVisible()
        self.prepareGeometryChange()  # or what it covered would not be painted again
        self.setVisible(False)
        self.place, self.pieces, self._rects = "", (), []
        return was

    def set_chosen(self, chosen: Collection[str]) -> None:
        """Mark the chosen pieces."""
        self._chosen = frozenset(chosen)
        self.update()

    def piece_at(self, point: QPointF) -> Piece | None:
        """Return the piece at a point of the scene."""
        for piece, rect in zip(self.pieces, self._rects, strict=True):
            if rect.contains(point):
                return piece
        return None

    def rect_of(self, piece_id: str) -> QRectF:
        """Return where a piece of the fan lies; StopIteration where it is not there."""
        return next(r for p, r in zip(self.pieces, self._rects, strict=True) if p.id == piece_id)

    def set_under(self, piece: str) -> None:
        """Mark the piece under the cursor."""
        if piece != self._under:
            self._under = piece
            self.update()

    def holds(self, point: QPointF) -> bool:
        """Whether a point is on the fan or close to it."""
        return self.isVisible() and self.boundingRect().contains(point)

    def grips(self, point: QPointF) -> Piece | None:
        """Return a piece of all that a point on the card, beside the pieces, takes up."""
        if not self._label or not self.holds(point) or self.piece_at(point) is not None:
            return None
        return next(piece for piece in self.pieces if piece.id in self._mobile)

    def boundingRect(self) -> QRectF:
        """Return the room of the fan with its card."""
        room = QRectF()
        for rect in self._rects:
            room = room.united(rect)
        size = self._rects[0].width() if self._rects else 0
        more, label = size * 0.3, size * LABEL if self._label else 0
        return room.adjusted(-more, -more, more, more + label)

    def paint(self, painter: QPainter, option: _Option, widget: QWidget | None = None) -> None:
        """Paint a card, and the counters on it."""
        if self._art is None or not self._rects:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = self._rects[0].width()
        card = self.boundingRect().adjusted(size * 0.1, size * 0.1, -size * 0.1, -size * 0.1)
        painter.setPen(QPen(QColor(20, 14, 8, 220), size * 0.025))
        painter.setBrush(QColor(30, 24, 16, 205))
        painter.drawRoundedRect(card, size * 0.14, size * 0.14)
        if self._label:
            font = painter.font()
            font.setPixelSize(max(1, round(size * 0.21)))
            painter.setFont(font)
            painter.setPen(QColor(246, 238, 220))
            strip = QRectF(card.left(), card.bottom() - size * (LABEL + 0.12), card.width(),
                           size * (LABEL + 0.08))  # fmt: skip
            painter.drawText(strip, Qt.AlignmentFlag.AlignCenter, self._label)
        for piece, rect in zip(self.pieces, self._rects, strict=True):
            grown = rect.adjusted(-4, -4, 4, 4) if piece.id == self._under else rect
            self._art.paint(painter, piece, grown, self._theme)
            paint_marks(painter, grown, self._theme,
                        chosen=piece.id in self._chosen or piece.id == self._under,
                        mobile=piece.id in self._mobile)  # fmt: skip
