"""A chart of lines by turn: each has a colour, a stroke and a mark of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QVBoxLayout, QWidget

from reconquista_qt.view.insight.chart_key import ChartKey, Sign

if TYPE_CHECKING:
    from reconquista_qt.view.insight.plot import Plot

Points = Mapping[int, float]
STROKES: Final = (
    Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine, Qt.PenStyle.DotLine, Qt.PenStyle.DashDotLine,
    Qt.PenStyle.DashDotDotLine,
)  # fmt: skip
MARKS: Final = ("circle", "square", "diamond", "triangle", "cross")
SYMBOLS: Final = {"circle": "o", "square": "s", "diamond": "d", "triangle": "t1", "cross": "+"}
LEAST_TOP: Final = 5  # units of the scale that it reaches to at least


class LineChart(QWidget):
    """Shows up to five series of whole numbers by turn; nothing is loaded before the first.

    Without colours of their own no more than three can be told apart.
    """

    def __init__(self, turns: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._turns = turns
        self._series: list[tuple[str, Points]] = []
        self._axis = ""
        self._own_colours: tuple[QColor, ...] = ()
        self._plot: Plot | None = None
        self._lines: list[Any] = []
        self.key = ChartKey(self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        layout.addWidget(self.key)

    @property
    def plot(self) -> Plot:
        """The field, made when it is first needed."""
        if self._plot is None:
            from reconquista_qt.view.insight.plot import Plot

            self._plot = Plot(self)
            layout = self.layout()
            assert layout is not None
            layout.addWidget(self._plot)
        return self._plot

    def show_series(
        self,
        series: Sequence[tuple[str, Points]],
        axis: str,
        colours: Sequence[QColor] = (),
        last: int = 0,
    ) -> None:
        """Show (name, value by turn), and name the axis of the turns, which ends with `last`."""
        self._series, self._axis = list(series), axis
        self._own_colours, self._turns = tuple(colours), last or self._turns
        name = ", ".join(name for name, _ in series)
        told = "; ".join(
            f"{name}: " + ", ".join(f"{turn} → {value}" for turn, value in points.items())
            for name, points in series
        )
        for widget in (self, self.plot):
            widget.setAccessibleName(name)
            widget.setAccessibleDescription(told)
        self._draw()

    def _colours(self) -> tuple[QColor, ...]:
        if self._own_colours:
            return self._own_colours
        role, palette = QPalette.ColorRole, self.palette()
        return tuple(map(palette.color, (role.Link, role.Text, role.PlaceholderText)))

    def _draw(self) -> None:
        plot = self.plot
        for line in self._lines:
            plot.removeItem(line)
        self._lines = []
        signs = [
            Sign(name, colour, stroke, mark)
            for (name, _), colour, stroke, mark in zip(
                self._series, self._colours(), STROKES, MARKS, strict=False
            )
        ]
        self.key.show_signs(signs)
        highest, lowest = float(LEAST_TOP), 0.0
        for sign, (_, points) in zip(signs, self._series, strict=True):
            turns = sorted(points)
            values = [points[turn] for turn in turns]
            highest, lowest = max(highest, *values, 0), min(lowest, *values, 0)
            self._lines.append(
                plot.plot(
                    turns, values, pen=plot.pen(sign.colour, 2, sign.stroke),
                    symbol=SYMBOLS[sign.mark], symbolSize=8, symbolBrush=sign.colour,
                    symbolPen=plot.pen(plot.colour(QPalette.ColorRole.Base), 1),
                )
            )  # fmt: skip
        plot.show_turns(self._turns, self._axis)
        plot.setYRange(lowest, highest, padding=0.04)
        told = sorted({turn for _, points in self._series for turn in points})
        plot.tell(told, [self._tip(turn) for turn in told])

    def _tip(self, turn: int) -> str:
        lines = [f"{name}: {points[turn]}" for name, points in self._series if turn in points]
        return "\n".join([f"{self._axis} {turn}", *lines])

    def changeEvent(self, event: QEvent) -> None:
        """Follow the colours of the window."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self._series:
            self._draw()
