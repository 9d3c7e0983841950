"""What moves while events are shown: forces on their way, dice, losses, a falling city."""

from __future__ import annotations

import math
from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from reconquista_qt.games.reconquista.board.art.buildings import city_named
from reconquista_qt.games.reconquista.board.art.colours import side_named
from reconquista_qt.games.reconquista.board.art.counters import paint_building, paint_stack
from reconquista_qt.view.art.colours import ArtTheme, Mark, mark
from reconquista_qt.view.board.effect import Effect

from .stack_item import BUILDING, HeldItem, stack_rect


def ease(t: float) -> float:
    """Return a smooth course from 0 to 1."""
    return t * t * (3 - 2 * t)


class MarchItem(HeldItem):
    """A force on its way along a path."""

    def __init__(
        self, units: Mapping[str, int], path: QPainterPath, size: float, theme: ArtTheme
    ) -> None:
        super().__init__(units, size, theme)
        self._path = path
        self.setZValue(720)
        self.play(0.0)

    def play(self, t: float) -> None:
        """Go to a moment."""
        self.setPos(self._path.pointAtPercent(min(1.0, ease(t))))


class Trail(QGraphicsItem):
    """The way a force has gone: a dashed arrow that fades with the steps that follow."""

    def __init__(self, path: QPainterPath, theme: ArtTheme) -> None:
        super().__init__()
        self._path, self._theme = path, theme
        self._shown = 0.0
        self.age = 0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(8)

    def play(self, t: float) -> None:
        """Draw the arrow as far as the force has come."""
        self._shown = ease(t)
        self.update()

    def boundingRect(self) -> QRectF:
        """Return all that the arrow may touch."""
        return self._path.boundingRect().adjusted(-90, -90, 90, 90)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the arrow."""
        if self._shown <= 0.02:
            return
        scale = painter.worldTransform().m11() or 1.0
        width = max(16.0, 3.5 / scale)
        steps = max(2, int(40 * self._shown))
        line = QPainterPath(self._path.pointAtPercent(0))
        for i in range(1, steps + 1):
            line.lineTo(self._path.pointAtPercent(self._shown * i / steps))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for colour, wide, dashes in (
            (QColor(255, 255, 255, 190), width * 1.9, []),
            (QColor(mark("path", self._theme)), width, [2.2, 1.3]),
        ):
            pen = QPen(colour, wide)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap if dashes else Qt.PenCapStyle.RoundCap)
            if dashes:
                pen.setDashPattern(dashes)
            painter.strokePath(line, pen)
        tip, behind = (
            line.currentPosition(),
            self._path.pointAtPercent(max(0.0, self._shown - 0.06)),
        )
        angle = math.atan2(tip.y() - behind.y(), tip.x() - behind.x())
        head = QPainterPath(tip + _polar(width * 2.6, angle))
        for turn in (2.5, -2.5):
            head.lineTo(tip + _polar(width * 2.2, angle + turn))
        head.closeSubpath()
        painter.setPen(QPen(QColor(255, 255, 255, 210), width * 0.4))
        painter.setBrush(QColor(mark("path", self._theme)))
        painter.drawPath(head)


def _polar(length: float, angle: float) -> QPointF:
    return QPointF(math.cos(angle) * length, math.sin(angle) * length)


class Losses(Effect):
    """Units that are lost: they redden, are crossed out, rise and fade."""

    def __init__(self, units: Mapping[str, int], at: QPointF, size: float, theme: ArtTheme) -> None:
        super().__init__()
        self._units, self._size, self._theme = dict(units), size, theme
        self.setPos(at)

    def boundingRect(self) -> QRectF:
        """Return all that the units may touch on their way."""
        rect = stack_rect(len(self._units), self._size)
        more = self._size * 0.4
        return rect.adjusted(-more, -more - self._size, more, more)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the counters as they rise, fade and are crossed out."""
        t = self.t
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(1.0 if t < 0.45 else max(0.0, 1 - (t - 0.45) / 0.55))
        rise = self._size * 0.75 * ease(max(0.0, (t - 0.35) / 0.65))
        rect = stack_rect(len(self._units), self._size).translated(0, -rise)
        paint_stack(painter, self._units, rect, theme=self._theme)
        grown = min(1.0, t / 0.25)
        half = self._size * 0.42 * grown
        for colour, width in (("#ffffff", 0.17), (mark("danger", self._theme), 0.1)):
            pen = QPen(QColor(colour), self._size * width)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            c = rect.center()
            for s in (1, -1):
                painter.drawLine(c + QPointF(-half, -half * s), c + QPointF(half, half * s))


class Appear(Effect):
    """Units that come into play: they drop onto the board with a ring around them."""

    def __init__(self, units: Mapping[str, int], at: QPointF, size: float, theme: ArtTheme) -> None:
        super().__init__()
        self._units, self._size, self._theme = dict(units), size, theme
        self.setPos(at)

    def boundingRect(self) -> QRectF:
        """Return all that the units may touch."""
        more = self._size * 0.9
        return stack_rect(len(self._units), self._size * 1.5).adjusted(-more, -more, more, more)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the counters as they come down, in a ring that grows and fades."""
        t = min(1.0, self.t / 0.7)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ring = QColor(mark("chosen", self._theme))
        ring.setAlphaF(max(0.0, 1 - self.t))
        painter.setPen(QPen(ring, self._size * 0.09))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        radius = self._size * (0.5 + 0.8 * ease(self.t))
        painter.drawEllipse(QPointF(0, 0), radius, radius)
        painter.setOpacity(min(1.0, t * 2))
        size = self._size * (1.5 - 0.5 * ease(t))
        paint_stack(painter, self._units, stack_rect(len(self._units), size), theme=self._theme)


class Flash(Effect):
    """An area that something happens to: its outline glows and fades."""

    def __init__(self, outline: QPainterPath, theme: ArtTheme, name: Mark = "chosen") -> None:
        super().__init__()
        self._outline, self._colour = outline, QColor(mark(name, theme))
        self._bounds = outline.boundingRect().adjusted(-60, -60, 60, 60)
        self.setZValue(3)

    def boundingRect(self) -> QRectF:
        """Return all that the glow may touch."""
        return self._bounds

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the area as it lights up and goes dark again."""
        strength = math.sin(math.pi * min(1.0, self.t)) ** 0.7
        scale = painter.worldTransform().m11() or 1.0
        fill, line = QColor(self._colour), QColor(self._colour)
        fill.setAlphaF(0.42 * strength)
        line.setAlphaF(strength)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipPath(self._outline, Qt.ClipOperation.IntersectClip)
        painter.fillPath(self._outline, fill)
        painter.strokePath(self._outline, QPen(line, max(28.0, 9.0 / scale)))


class Fall(Effect):
    """A city or fortress that falls: the old one shakes, sinks into dust and is gone."""

    def __init__(self, at: QPointF, looks: tuple[str, bool, str, str], theme: ArtTheme) -> None:
        super().__init__()
        self._looks, self._theme = looks, theme
        self._rect = QRectF(-BUILDING / 2, -BUILDING * 0.53, BUILDING, BUILDING)
        self.setPos(at)

    def boundingRect(self) -> QRectF:
        """Return all that the dust may touch."""
        return self._rect.adjusted(-BUILDING * 0.6, -40, BUILDING * 0.6, BUILDING * 0.4)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the building as it shakes and sinks, in dust."""
        city, fortress, holder, _ = self._looks
        t = self.t
        shake = math.sin(t * 70) * BUILDING * 0.03 * (1 - t)
        sunk = BUILDING * ease(max(0.0, (t - 0.3) / 0.7))
        painter.save()
        painter.setClipRect(self._rect.adjusted(-BUILDING, -40, BUILDING, 0))
        painter.setOpacity(1 - 0.5 * t)
        paint_building(
            painter,
            city_named(city),
            fortress,
            self._rect.translated(shake, sunk),
            holder=side_named(holder),
            theme=self._theme,
        )
        painter.restore()
        painter.setPen(Qt.PenStyle.NoPen)
        for i in range(9):
            phase = max(0.0, min(1.0, t * 1.4 - 0.04 * i))
            dust = QColor("#d8c7a2")
            dust.setAlphaF(0.75 * math.sin(math.pi * phase))
            painter.setBrush(dust)
            x = (i - 4) * BUILDING * 0.13 * (1 + phase * 0.5)
            y = self._rect.bottom() - BUILDING * (0.1 + 0.16 * phase * (1 + (i * 7 % 3) / 2))
            r = BUILDING * (0.07 + 0.12 * phase)
            painter.drawEllipse(QPointF(x, y), r, r * 0.8)
