"""A chart in the colours of the window, drawn by pyqtgraph; imported only when one is shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import pyqtgraph as pg
from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPalette,
    QPen,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QSizePolicy, QToolTip, QWidget

Role = QPalette.ColorRole
EVERY: Final = 5  # turns between two that have a number


class Plot(pg.PlotWidget):
    """A field with two axes that can be read, turn by turn, with the mouse or the arrow keys.

    `place` is what is read: an index into what `tell` answers for; -1 for nothing.
    """

    placeRead = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, enableMenu=False)
        self.place = -1
        self._xs: list[float] = []
        self._tips: list[str] = []
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAntialiasing(True)
        self.setMouseEnabled(False, False)
        self.hideButtons()
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.showGrid(x=False, y=True, alpha=0.35)
        self._cursor = pg.InfiniteLine(angle=90, movable=False)
        self._cursor.setZValue(50)
        self._cursor.hide()
        self.addItem(self._cursor, ignoreBounds=True)
        self._dress()

    def sizeHint(self) -> QSize:
        """Return a size that grows with the text."""
        line = self.fontMetrics().height()
        return QSize(line * 20, line * 14)

    def show_turns(self, turns: int, name: str) -> None:
        """Number the turns along the foot; half a turn is left free on either side."""
        self.setXRange(1, turns, padding=0.02)
        ticks = [(turn, str(turn)) for turn in (1, *range(EVERY, turns + 1, EVERY))]
        self.getAxis("bottom").setTicks([ticks, [(turn, "") for turn in range(1, turns + 1)]])
        self.setLabel("bottom", name)

    def tell(self, xs: Sequence[float], tips: Sequence[str]) -> None:
        """Say what is to be read at each place from left to right."""
        self._xs, self._tips = list(xs), list(tips)
        self.read(min(self.place, len(self._xs) - 1))

    def read(self, place: int) -> None:
        """Mark a place, or none (-1)."""
        self.place = place
        self._cursor.setVisible(place >= 0)
        if place >= 0:
            self._cursor.setValue(self._xs[place])
        self.placeRead.emit(place)

    def colour(self, role: QPalette.ColorRole) -> QColor:
        """Return a colour of the window."""
        return self.palette().color(role)

    def pen(
        self, colour: QColor | str, width: float = 2.0, style: Qt.PenStyle | None = None
    ) -> QPen:
        """Return a pen that keeps its width at any scale of the field."""
        pen: QPen = pg.mkPen(colour, width=width)
        if style is not None:
            pen.setStyle(style)
        return pen

    # -- colours and sizes -----------------------------------------------------------------------

    def _dress(self) -> None:
        self.setBackground(self.colour(Role.Base))
        for name in ("left", "bottom"):
            axis = self.getAxis(name)
            axis.setPen(self.pen(self.colour(Role.Dark), 1))
            axis.setTextPen(self.colour(Role.PlaceholderText))
            axis.setStyle(tickFont=self.font(), tickTextOffset=4, tickLength=-4)
            axis.label.setFont(self.font())
            axis.label.setDefaultTextColor(self.colour(Role.PlaceholderText))
            axis.labelStyle = {"color": self.colour(Role.PlaceholderText).name()}
        self._cursor.setPen(self.pen(self.colour(Role.PlaceholderText), 1, Qt.PenStyle.DashLine))
        self.updateGeometry()

    def redraw(self) -> None:
        """Draw again what is shown, in new colours."""

    def changeEvent(self, event: QEvent) -> None:
        """Follow the colours and the size of the text."""
        super().changeEvent(event)
        kinds = (QEvent.Type.PaletteChange, QEvent.Type.FontChange)
        if event.type() in kinds and hasattr(self, "_cursor"):
            self._dress()
            self.redraw()

    # -- reading ---------------------------------------------------------------------------------

    def _near(self, x: float) -> int:
        return min(range(len(self._xs)), key=lambda n: abs(self._xs[n] - x), default=-1)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell the numbers below the cursor."""
        super().mouseMoveEvent(event)
        scene = self.mapToScene(event.position().toPoint())
        if not self.plotItem.vb.sceneBoundingRect().contains(scene):
            self._leave()
            return
        place = self._near(self.plotItem.vb.mapSceneToView(scene).x())
        if place != self.place:
            self.read(place)
        text = self._tips[place] if place >= 0 else ""
        QToolTip.showText(event.globalPosition().toPoint(), text, self)

    def leaveEvent(self, event: QEvent) -> None:
        """Read nothing any more."""
        super().leaveEvent(event)
        self._leave()

    def _leave(self) -> None:
        if not self.hasFocus():
            self.read(-1)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Begin to read at the end."""
        super().focusInEvent(event)
        if self.place < 0 and self._xs:
            self.read(len(self._xs) - 1)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Read nothing any more."""
        super().focusOutEvent(event)
        self.read(-1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Read on with the arrow keys."""
        last = len(self._xs) - 1
        step: dict[Any, int] = {
            Qt.Key.Key_Left: max(0, self.place - 1), Qt.Key.Key_Right: min(last, self.place + 1),
            Qt.Key.Key_Home: 0, Qt.Key.Key_End: last,
        }  # fmt: skip
        place = step.get(event.key())
        if place is None or last < 0:
            event.ignore()
            return
        self.read(place)
        self.setAccessibleDescription(self._tips[place])

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page that the chart stands on."""
        event.ignore()
