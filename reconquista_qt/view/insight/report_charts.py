"""The two charts of the review: points to be expected, and the chance of each result, by turn."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor
from typing import Any, Final

import pyqtgraph as pg
from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPalette
from PySide6.QtWidgets import QWidget

from reconquista_qt.ai.report import CurvePoint, TurningPoint
from reconquista_qt.view.insight.plot import Plot
from reconquista_qt.view.numbers import percentage

Role = QPalette.ColorRole
EVERY: Final = 5  # points between two that have a number
LEAST_TOP: Final = 16  # points that the scale reaches to at least
STEPS: Final = (5, 10, 20, 50, 100, 200, 500, 1000, 10_000)  # points
MOST_NUMBERS: Final = 12  # beside the scale
MARK: Final = 1.5  # of the height of a line: the discs with numbers
VEIL: Final = 70  # of 255: how dense the band of the confidence interval is


Levels = Sequence[tuple[int, str]]  # the least points of each level of victory, best first


class ExpectationChart(Plot):
    """The points to be expected with the band they lie in; turning points as numbered discs."""

    turningPointClicked = Signal(int)

    def __init__(self, levels: Levels, last_turn: int, parent: QWidget | None = None) -> None:
        """`last_turn` is the last that a game can have, 0 where that is not known."""
        super().__init__(parent)
        self._levels, self._last_turn = levels, last_turn
        self._curve: tuple[CurvePoint, ...] = ()
        self._turning: tuple[TurningPoint, ...] = ()
        self._names: tuple[str, str] = ("", "")
        self._parts: list[Any] = []

    def show_curve(
        self,
        curve: Sequence[CurvePoint],
        turning: Sequence[TurningPoint],
        tips: Sequence[str],
        names: tuple[str, str],
    ) -> None:
        """Show a curve; `names` are those of the axes: turn, points."""
        self._curve, self._turning, self._names = tuple(curve), tuple(turning), names
        self.redraw()
        self.tell([point.at for point in curve], tips)

    def redraw(self) -> None:
        """Draw again, in new colours too."""
        for part in self._parts:
            self.removeItem(part)
        self._parts = []
        if not self._curve:
            return
        xs = [point.at for point in self._curve]
        means = [point.expected.mean for point in self._curve]
        margins = [point.expected.margin for point in self._curve]
        high = [mean + margin for mean, margin in zip(means, margins, strict=True)]
        low = [mean - margin for mean, margin in zip(means, margins, strict=True)]
        if self._levels:  # told by points, of which none are less than 0
            low = [max(0.0, value) for value in low]
        foot = floor(min(0.0, *low, 0.0))
        top = max(LEAST_TOP if self._levels else 0, *high) + 1.5
        for least, _ in self._levels[:-1]:
            if least < top:
                line = pg.InfiniteLine(
                    least, angle=0, pen=self.pen(self.colour(Role.Accent), 1, Qt.PenStyle.DotLine)
                )
                self._put(line)
        veil = QColor(self.colour(Role.Link))
        veil.setAlpha(VEIL)
        edges = [pg.PlotCurveItem(xs, ys, pen=None) for ys in (low, high)]
        for part in (*edges, pg.FillBetweenItem(*edges, brush=veil)):
            self._put(part)
        colour = self.colour(Role.Link)
        self._parts.append(
            self.plot(
                xs, means, pen=self.pen(colour, 2.4), symbol="o", symbolSize=6,
                symbolBrush=colour, symbolPen=None,
            )
        )  # fmt: skip
        self._mark_turning(top)
        self.show_turns(self._end(), self._names[0])
        self.setLabel("left", self._names[1])
        self.setYRange(foot, top, padding=0)
        self.getAxis("left").setTicks([[(value, str(value)) for value in _numbers(foot, int(top))]])

    def _mark_turning(self, top: float) -> None:
        heights = {int(point.at): point.expected.mean for point in self._curve}
        size = self.fontMetrics().height() * MARK
        for number, point in enumerate(self._turning, start=1):
            down = point.swing.mean < 0
            after = heights.get(point.turn + 1, point.after)
            y = min((heights.get(point.turn, point.before) + after) / 2, top - 1)
            disc = pg.ScatterPlotItem(
                [point.turn + 0.5], [y], size=size, symbol="t" if down else "t1",
                brush=self.colour(Role.Base), pen=self.pen(self.colour(Role.Text), 1.6),
            )  # fmt: skip
            disc.setZValue(60)
            text = pg.TextItem(str(number), color=self.colour(Role.Text), anchor=(0.5, 0.5))
            font = self.font()
            font.setBold(True)
            font.setPointSizeF(font.pointSizeF() * 0.85)
            text.setFont(font)
            text.setPos(point.turn + 0.5, y)
            text.setZValue(61)
            for part in (disc, text):
                self._put(part)

    def _end(self) -> int:
        """Return where the axis of the turns ends: after the last of them."""
        return self._last_turn + 1 if self._last_turn else round(self._curve[-1].at + 0.5)

    def _put(self, part: Any) -> None:
        self.addItem(part, ignoreBounds=True)
        self._parts.append(part)

    def turning_at(self, x: float, y: float) -> int:
        """Return which turning point's disc lies there (pixels of the widget), or -1."""
        reach = self.fontMetrics().height() * MARK * 0.7
        heights = {int(point.at): point.expected.mean for point in self._curve}
        for number, point in enumerate(self._turning):
            after = heights.get(point.turn + 1, point.after)
            middle = (heights.get(point.turn, point.before) + after) / 2
            view = self.plotItem.vb.mapViewToScene(QPointF(point.turn + 0.5, middle))
            at = self.mapFromScene(view)
            if abs(at.x() - x) <= reach and abs(at.y() - y) <= reach:
                return number
        return -1

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show that turning points can be clicked."""
        super().mouseMoveEvent(event)
        over = self.turning_at(event.position().x(), event.position().y()) >= 0
        hand, arrow = Qt.CursorShape.PointingHandCursor, Qt.CursorShape.ArrowCursor
        self.setCursor(hand if over else arrow)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to a turning point."""
        number = self.turning_at(event.position().x(), event.position().y())
        if number >= 0 and event.button() == Qt.MouseButton.LeftButton:
            self.turningPointClicked.emit(number)
            return
        super().mousePressEvent(event)


def _numbers(foot: int, top: int) -> range:
    """Return what is written beside an axis: no more than a dozen numbers."""
    step = next(step for step in STEPS if (top - foot) / step <= MOST_NUMBERS)
    return range(-(-foot // step) * step, top + 1, step)


class LevelsChart(Plot):
    """The chance of each result as fields one above the other, the best at the foot."""

    def __init__(self, levels: Levels, last_turn: int, parent: QWidget | None = None) -> None:
        """`last_turn` is the last that a game can have, 0 where that is not known."""
        super().__init__(parent)
        self._levels, self._last_turn = levels, last_turn
        self._curve: tuple[CurvePoint, ...] = ()
        self._colours: tuple[str, ...] = ()
        self._axis = ""
        self._parts: list[Any] = []

    def show_curve(
        self, curve: Sequence[CurvePoint], colours: Sequence[str], tips: Sequence[str], axis: str
    ) -> None:
        """Show a curve; the colours are those of the levels, the best first."""
        self._curve, self._colours, self._axis = tuple(curve), tuple(colours), axis
        self.redraw()
        self.tell([point.at for point in curve], tips)

    def redraw(self) -> None:
        """Draw again, in new colours too."""
        for part in self._parts:
            self.removeItem(part)
        self._parts = []
        if not self._curve:
            return
        xs = [point.at for point in self._curve]
        below = pg.PlotCurveItem(xs, [0.0] * len(xs), pen=None)
        self._put(below)
        for (least, _), colour in zip(self._levels, self._colours, strict=True):
            shares = [100 * point.chance(least) for point in self._curve]
            edge = self.pen(self.colour(Role.Text), 1.2) if least else None
            above = pg.PlotCurveItem(xs, shares, pen=edge, antialias=True)
            field = pg.FillBetweenItem(below, above, brush=QColor(colour))
            field.setZValue(-10)
            self._put(field)
            self._put(above)
            below = above
        self.show_turns(self._end(), self._axis)
        self.setYRange(0, 100, padding=0)
        ticks = [(share, percentage(share)) for share in (0, 25, 50, 75, 100)]
        self.getAxis("left").setTicks([ticks])

    def _end(self) -> int:
        """Return where the axis of the turns ends: after the last of them."""
        return self._last_turn + 1 if self._last_turn else round(self._curve[-1].at + 0.5)

    def _put(self, part: Any) -> None:
        self.addItem(part, ignoreBounds=True)
        self._parts.append(part)
