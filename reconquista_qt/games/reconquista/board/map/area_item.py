"""An area of the board: where it is, and the marks laid over it, each with a pattern of its own."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from reconquista_qt.view.art.colours import ArtTheme, mark
from reconquista_qt.view.art.printing import unburdened
from reconquista_qt.view.board.paint_marks import Sheet

from .area_patterns import forget_pictures, pattern, pictures

# From the lowest layer to the highest.
MARKS: Final = (
    "revolt", "shown", "lit", "partial", "target", "forbidden", "chosen", "hover", "spot",
)  # fmt: skip
LARGEST: Final = 1_500_000  # pixels; a larger mark is painted as it is, without a picture


def _size_of(rect: QRectF, scale: float) -> QSize:
    """Return the device pixels that a part of the map may take."""
    return QSize(math.ceil(rect.width() * scale) + 2, math.ceil(rect.height() * scale) + 2)


class AreaItem(QGraphicsItem):
    """The marks over one area; it holds the area's id and outline, and no rule."""

    def __init__(self, area: str, outline: QPainterPath) -> None:
        super().__init__()
        self.area = area
        self._outline = outline
        self._bounds = outline.boundingRect().adjusted(-60, -60, 60, 60)
        self._inner = outline.boundingRect().adjusted(-4, -4, 4, 4)  # all that is painted
        self._outside = QPainterPath()
        self._outside.setFillRule(Qt.FillRule.OddEvenFill)
        self._outside.addRect(self._bounds)
        self._outside.addPath(outline)
        self._marks: frozenset[str] = frozenset()
        self._layers: tuple[str, ...] = ()  # what is painted, the lowest first
        self._theme: ArtTheme = "light"
        # What is written in the area, to be written again over the marks; made when it is needed.
        self.lettering: Callable[[], Sheet] | None = None
        self._written: tuple[tuple[object, ...], QPixmap] | None = None  # its letters, painted
        self._letters: tuple[Sheet, QRectF] | None = None  # where in the area it is written
        # What was laid down last, in device pixels: the pictures and where they lie.
        self._laid: tuple[tuple[object, ...], list[tuple[QPointF, QPixmap]]] | None = None
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)

    @property
    def marks(self) -> frozenset[str]:
        """The marks shown now."""
        return self._marks

    @property
    def outline(self) -> QPainterPath:
        """The area's outline, closed."""
        return self._outline

    def set_mark(self, name: str, on: bool) -> None:
        """Show or hide a mark."""
        marks = self._marks | {name} if on else self._marks - {name}
        if marks != self._marks:
            self._marks = marks
            self._layers = tuple(mark for mark in MARKS if mark in marks)
            self._laid = None
            self.setVisible(bool(marks))
            self.setZValue(1.0 if marks & {"hover", "chosen", "spot"} else 0.5 if marks else 0.0)
            self.update()

    def set_theme(self, theme: ArtTheme) -> None:
        """Draw the marks of the area in the colours of a theme."""
        self._theme = theme
        self.update()

    def boundingRect(self) -> QRectF:
        """Return all that a mark may touch."""
        return self._bounds

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the marks, the lowest first, from pictures that are kept."""
        transform, ratio = painter.worldTransform(), painter.device().devicePixelRatioF()
        sheet = self.lettering() if self.lettering is not None else None
        key = (
            self._layers, self._theme, sheet, ratio,
            transform.m11(), transform.dx(), transform.dy(),
        )  # fmt: skip
        if self._laid is None or self._laid[0] != key:
            scale = (transform.m11() or 1.0) * ratio
            if self._is_too_large(sheet, scale):
                self._laid = None
                self._paint_as_it_is(painter, sheet, scale, ratio)
                return
            self._laid = (key, self._lay(transform, sheet, scale, ratio))
        painter.save()
        painter.resetTransform()
        for corner, picture in self._laid[1]:
            painter.drawPixmap(corner, picture)
        painter.restore()

    def _is_too_large(self, sheet: Sheet | None, scale: float) -> bool:
        sizes = [_size_of(self._inner, scale)]
        if sheet is not None:
            sizes.append(_size_of(self._lettered(sheet), scale))
        return any(size.width() * size.height() > LARGEST for size in sizes)

    def _paint_as_it_is(
        self, painter: QPainter, sheet: Sheet | None, scale: float, ratio: float
    ) -> None:
        painter.save()
        painter.setClipPath(self._outline, Qt.ClipOperation.IntersectClip)
        for name in self._layers:
            self._draw(painter, name, scale / ratio, ratio)
        painter.restore()
        if sheet is not None and not (bounds := self._lettered(sheet)).isEmpty():
            painter.save()
            sheet.paint(painter, bounds, scale)
            painter.restore()

    def _lay(
        self, transform: QTransform, sheet: Sheet | None, scale: float, ratio: float
    ) -> list[tuple[QPointF, QPixmap]]:
        """Return the pictures of the marks, and of the name, which must be read whatever lies on
        its area; each with its corner in the device's own pixels.
        """
        corner = transform.map(self._inner.topLeft()) * ratio
        whole = QPointF(round(corner.x()), round(corner.y())) / ratio
        laid = [(whole, self._marked(name, scale, ratio)) for name in self._layers]
        if sheet is not None and not (bounds := self._lettered(sheet)).isEmpty():
            # To a part of a pixel where the letters of the map lie.
            corner = transform.map(bounds.topLeft()) * ratio
            whole = QPointF(math.floor(corner.x()), math.floor(corner.y()))
            laid.append((whole / ratio, self._name(sheet, bounds, corner - whole, scale, ratio)))
        return laid

    def _name(
        self, sheet: Sheet, bounds: QRectF, part: QPointF, scale: float, ratio: float
    ) -> QPixmap:
        size = _size_of(bounds, scale)
        aside = (round(part.x() * 8), round(part.y() * 8))
        key = (sheet, aside, size.width(), size.height(), ratio)
        if self._written is None or self._written[0] != key:
            picture = QPixmap(size)
            picture.fill(Qt.GlobalColor.transparent)
            letters = QPainter(picture)
            letters.translate(part)
            letters.scale(scale, scale)
            letters.translate(-bounds.topLeft())
            sheet.paint(letters, bounds, scale)
            letters.end()
            picture.setDevicePixelRatio(ratio)
            # The last alone: what is kept by its letters would keep those of other themes, too.
            self._written = (key, unburdened(picture))
        return self._written[1]

    def _lettered(self, sheet: Sheet) -> QRectF:
        """Return the part of the area that something is written in."""
        if self._letters is None or self._letters[0] is not sheet:
            whole = QRectF()
            for one in sheet.within(self._bounds):
                whole |= one.bounds
            self._letters = (sheet, whole & self._bounds)
        return self._letters[1]

    def _marked(self, name: str, scale: float, ratio: float) -> QPixmap:
        size = _size_of(self._inner, scale)
        key = (self.area, name, self._theme, size.width(), size.height(), ratio)
        picture = pictures.get(key)
        if picture is None:
            origin = self._inner.topLeft()
            picture = self._picture(name, size, origin, scale / ratio, ratio)
            pictures[key] = picture
            forget_pictures()
        else:
            pictures.move_to_end(key)
        return picture

    def _picture(
        self, name: str, size: QSize, origin: QPointF, scale: float, ratio: float
    ) -> QPixmap:
        """Draw a mark once; a mask is much quicker than a clip with a coast's many corners."""
        picture = QPixmap(size)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(scale * ratio, scale * ratio)
        painter.translate(-origin)
        self._draw(painter, name, scale, ratio)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
        painter.fillPath(self._outside, QColor("#000000"))
        painter.end()
        picture.setDevicePixelRatio(ratio)
        return unburdened(picture)

    def _draw(self, painter: QPainter, name: str, scale: float, ratio: float) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        LOOKS[name](self, painter, scale, ratio)

    # -- one look for each ---------------------------------------------------------------------

    def _fill(self, painter: QPainter, colour: str, alpha: int) -> None:
        ink = QColor(colour)
        ink.setAlpha(alpha)
        painter.fillPath(self._outline, ink)

    def _hatch(
        self, painter: QPainter, name: str, colour: str, alpha: int, scale: float, ratio: float
    ) -> None:
        # In device pixels a repeated picture is copied, which is many times quicker than scaled.
        transform = painter.worldTransform()
        painter.save()
        painter.resetTransform()
        if ratio != 1.0 and painter.device().devicePixelRatioF() == ratio:
            painter.scale(1 / ratio, 1 / ratio)
            transform *= QTransform.fromScale(ratio, ratio)
        painter.setBrushOrigin(transform.map(self._bounds.topLeft()).toPoint())
        brush = QBrush(pattern(name, colour, alpha, ratio))
        painter.fillPath(transform.map(self._outline), brush)
        painter.restore()

    def _band(
        self,
        painter: QPainter,
        colour: str,
        width: float,
        scale: float,
        *,
        dashes: tuple[float, ...] = (),
        casing: str = "",
        alpha: int = 255,
    ) -> None:
        """Draw a line along the inner side of the border, `width` pixels broad."""
        broad = max(width / scale, width * 2.2)
        for tone, extra in ((casing, 1.55), (colour, 1.0)):
            if not tone:
                continue
            ink = QColor(tone)
            ink.setAlpha(alpha)
            # Half of the line lies outside the clip.
            pen = QPen(ink, broad * 2 * extra)
            pen.setJoinStyle(Qt.PenJoinStyle.BevelJoin)
            if dashes:
                pen.setCapStyle(Qt.PenCapStyle.FlatCap)
                pen.setDashPattern([d / extra / 2 for d in dashes])
            painter.strokePath(self._coarse(2.5 / scale), pen)

    def _glow(self, painter: QPainter, colour: str, width: float, scale: float) -> None:
        """Let the border shine inwards, `width` pixels deep."""
        for share in (1.0, 0.7, 0.42):
            self._band(painter, colour, width * share, scale, alpha=52)

    def _coarse(self, step: float) -> QPainterPath:
        """Return the outline without corners closer than `step`, which a broad line hides."""
        corners = self._outline.toFillPolygon()
        path, last = QPainterPath(), None
        for i in range(corners.size()):
            point = corners.at(i)
            if last is None:
                path.moveTo(point)
            elif (point - last).manhattanLength() < step:
                continue
            else:
                path.lineTo(point)
            last = point
        path.closeSubpath()
        return path

    def _revolt(self, painter: QPainter, scale: float, ratio: float) -> None:
        tone = mark("unrest", self._theme)
        dark = self._theme == "dark"
        self._fill(painter, tone, 40 if dark else 48)
        self._hatch(painter, "cross", tone, 78 if dark else 88, scale, ratio)
        self._band(painter, tone, 1.6, scale, casing="#ffffff" if dark else "", alpha=170)

    def _shown(self, painter: QPainter, scale: float, ratio: float) -> None:
        """What the rulebook or a lesson speaks of."""
        tone = mark("chosen", self._theme)
        self._fill(painter, tone, 56)
        self._band(painter, tone, 3.4, scale, casing=mark("path", self._theme), dashes=(2.4, 1.2))

    def _lit(self, painter: QPainter, scale: float, ratio: float) -> None:
        self._goal(painter, scale, ratio, ())

    def _target(self, painter: QPainter, scale: float, ratio: float) -> None:
        self._goal(painter, scale, ratio, ())

    def _partial(self, painter: QPainter, scale: float, ratio: float) -> None:
        self._goal(painter, scale, ratio, (3.0, 2.2))

    def _goal(
        self, painter: QPainter, scale: float, ratio: float, dashes: tuple[float, ...]
    ) -> None:
        tone = mark("target", self._theme)
        self._fill(painter, tone, 26)
        self._hatch(painter, "fine", tone, 96, scale, ratio)
        self._glow(painter, tone, 11.0, scale)
        self._band(painter, tone, 2.0, scale, dashes=dashes, casing=mark("path", self._theme))

    def _spot(self, painter: QPainter, scale: float, ratio: float) -> None:
        """The target under the cursor: brighter, with a broad band."""
        tone = mark("target", self._theme)
        self._fill(painter, tone, 70)
        self._glow(painter, tone, 16.0, scale)
        self._band(painter, tone, 3.6, scale, casing=mark("path", self._theme))

    def _forbidden(self, painter: QPainter, scale: float, ratio: float) -> None:
        tone = mark("danger", self._theme)
        self._fill(painter, tone, 40)
        self._hatch(painter, "slashes", tone, 130, scale, ratio)
        self._band(painter, tone, 3.0, scale, dashes=(1.2, 1.2), casing="")

    def _chosen(self, painter: QPainter, scale: float, ratio: float) -> None:
        self._band(
            painter, mark("chosen", self._theme), 3.2, scale, casing=mark("path", self._theme)
        )
        self._band(painter, mark("path", self._theme), 0.7, scale, dashes=(14.0, 10.0))

    def _hover(self, painter: QPainter, scale: float, ratio: float) -> None:
        self._fill(painter, "#ffffff", 30)
        self._band(
            painter,
            mark("chosen", self._theme),
            1.5,
            scale,
            casing=mark("path", self._theme),
            alpha=200,
        )


# How each mark is drawn.
LOOKS: Final[dict[str, Callable[[AreaItem, QPainter, float, float], None]]] = {
    "revolt": AreaItem._revolt,
    "shown": AreaItem._shown,
    "lit": AreaItem._lit,
    "target": AreaItem._target,
    "partial": AreaItem._partial,
    "spot": AreaItem._spot,
    "forbidden": AreaItem._forbidden,
    "chosen": AreaItem._chosen,
    "hover": AreaItem._hover,
}
