"""What moves while events are shown: forces on their way, dice, losses, a falling city."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, cast

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from reconquista_qt.view.art.colours import Side, Theme, mark
from reconquista_qt.view.art.counters import paint_building, paint_stack
from reconquista_qt.view.art.dice import Outcome, paint_die, paint_rolling_die

from .palette import BoardPalette
from .stack_item import BUILDING, HeldItem, stack_rect

DIE = 46.0  # pixels
SETTLED = 0.62  # the part of a throw after which the dice lie still


def ease(t: float) -> float:
    """Return a smooth course from 0 to 1."""
    return t * t * (3 - 2 * t)


class Die(NamedTuple):
    """A die to be thrown: its value, its side's colours, and whether it hits, if that matters."""

    value: int
    side: str = ""
    outcome: str = ""


class Effect(QGraphicsItem):
    """Something in the scene that changes from t = 0 to 1 and is taken away then."""

    def __init__(self) -> None:
        super().__init__()
        self.t = 0.0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(700)

    def play(self, t: float) -> None:
        """Go to a moment."""
        self.t = t
        self.update()


class March(HeldItem):
    """A force on its way along a path."""

    def __init__(
        self, units: Mapping[str, int], path: QPainterPath, size: float, theme: Theme
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

    def __init__(self, path: QPainterPath, theme: Theme) -> None:
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

    def __init__(self, units: Mapping[str, int], at: QPointF, size: float, theme: Theme) -> None:
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
        """Paint the moment."""
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

    def __init__(self, units: Mapping[str, int], at: QPointF, size: float, theme: Theme) -> None:
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
        """Paint the moment."""
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

    def __init__(self, outline: QPainterPath, theme: Theme, name: str = "chosen") -> None:
        super().__init__()
        self._outline, self._colour = outline, QColor(mark(cast(Any, name), theme))
        self._bounds = outline.boundingRect().adjusted(-60, -60, 60, 60)
        self.setZValue(3)

    def boundingRect(self) -> QRectF:
        """Return all that the glow may touch."""
        return self._bounds

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the moment."""
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

    def __init__(self, at: QPointF, looks: tuple[str, bool, str, str], theme: Theme) -> None:
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
        """Paint the moment."""
        city, fortress, holder, _ = self._looks
        t = self.t
        shake = math.sin(t * 70) * BUILDING * 0.03 * (1 - t)
        sunk = BUILDING * ease(max(0.0, (t - 0.3) / 0.7))
        painter.save()
        painter.setClipRect(self._rect.adjusted(-BUILDING, -40, BUILDING, 0))
        painter.setOpacity(1 - 0.5 * t)
        paint_building(
            painter,
            cast(Any, city or None),
            fortress,
            self._rect.translated(shake, sunk),
            holder=cast(Any, holder or None),
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


class DiceCard(Effect):
    """Dice on a card beside the place they are thrown for; always as large on the screen."""

    def __init__(
        self,
        title: str,
        rows: Sequence[tuple[str, Sequence[Die]]],
        results: Sequence[str],
        palette: BoardPalette,
        theme: Theme,
        font: QFont,
        seed: int,
    ) -> None:
        super().__init__()
        self._title, self._rows, self._results = title, list(rows), list(results)
        self._palette, self._theme, self._seed = palette, theme, seed
        self._font = QFont(font)
        self._bold = QFont(font)
        self._bold.setBold(True)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setZValue(900)
        self._rect = self._measure()

    def _measure(self) -> QRectF:
        metrics, bold = QFontMetricsF(self._font), QFontMetricsF(self._bold)
        self._line = metrics.height() * 1.12
        self._label = max((metrics.horizontalAdvance(label) for label, _ in self._rows), default=0)
        self._label += 12 if self._label else 0
        self._most = 8  # dice in one line
        wide = bold.horizontalAdvance(self._title)
        high = self._line
        for _, dice in self._rows:
            lines = max(1, math.ceil(len(dice) / self._most))
            wide = max(wide, self._label + min(len(dice), self._most) * DIE)
            high += lines * DIE
        wide = max([wide, *(bold.horizontalAdvance(text) for text in self._results)])
        high += self._line * len(self._results) + (6 if self._results else 0)
        return QRectF(-wide / 2 - 16, -high - 40, wide + 32, high + 22)

    @property
    def card(self) -> QRectF:
        """The card in pixels around its place."""
        return self._rect

    def boundingRect(self) -> QRectF:
        """Return the card with its shadow, in pixels."""
        return self._rect.adjusted(-8, -8, 10, 12)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the moment."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect, palette = self._rect, self._palette
        painter.setOpacity(min(1.0, self.t * 9, (1.02 - self.t) * 14))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(20, 10, 4, 80))
        painter.drawRoundedRect(rect.translated(2, 5), 10, 10)
        painter.setPen(QPen(palette.colour("paper_edge"), 2))
        painter.setBrush(QBrush(palette.colour("paper")))
        painter.drawRoundedRect(rect, 10, 10)
        x, y = rect.left() + 16, rect.top() + 10
        wide = rect.width() - 32
        painter.setFont(self._bold)
        painter.setPen(palette.colour("accent"))
        centre = Qt.AlignmentFlag.AlignCenter
        painter.drawText(QRectF(x, y, wide, self._line), centre, self._title)
        y += self._line + 2
        thrown = min(1.0, self.t / SETTLED)
        for row, (label, dice) in enumerate(self._rows):
            painter.setFont(self._font)
            painter.setPen(palette.colour("ink"))
            lines = max(1, math.ceil(len(dice) / self._most))
            left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(QRectF(x, y, wide, DIE), left, label)
            start = x + self._label
            if not label:
                start = x + (wide - min(len(dice), self._most) * DIE) / 2
            for i, die in enumerate(dice):
                line, column = divmod(i, self._most)
                place = QRectF(start + column * DIE, y + line * DIE, DIE, DIE)
                self._paint_die(painter, place, die, thrown, row * 11 + i)
            y += lines * DIE
        if thrown >= 1 and self._results:
            painter.setFont(self._bold)
            painter.setPen(palette.colour("ink"))
            y += 6
            for text in self._results:
                painter.drawText(QRectF(x, y, wide, self._line), centre, text)
                y += self._line

    def _paint_die(
        self, painter: QPainter, place: QRectF, die: Die, thrown: float, number: int
    ) -> None:
        side = cast("Side | None", die.side or None)
        # The dice come to rest one after the other.
        own = min(1.0, thrown * (1.0 + 0.05 * (number % 5)))
        if own < 1:
            paint_rolling_die(
                painter,
                place,
                die.value,
                own,
                side=side,
                theme=self._theme,
                seed=self._seed + number,
            )
        else:
            outcome = cast("Outcome | None", die.outcome or None)
            paint_die(painter, place, die.value, side=side, outcome=outcome, theme=self._theme)
