"""A die as a widget; the painters of dice are to be had here too."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QRectF, QSize, QVariantAnimation, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from reconquista_qt.view.art.colours import ArtTheme, Tint
from reconquista_qt.view.art.die_faces import Outcome, paint_die, paint_rolling_die
from reconquista_qt.view.retranslating import Retranslating

__all__ = ["DieWidget", "Outcome", "paint_die", "paint_rolling_die"]


class DieWidget(Retranslating, QWidget):
    """A die that shows a value, can be thrown, and tells when it has settled."""

    settled = Signal()

    def __init__(
        self,
        value: int = 0,
        tint: Tint | None = None,
        theme: ArtTheme = "light",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._value, self._tint, self._theme = value, tint, theme
        self._outcome: Outcome | None = None
        self._seed = 0
        self._throw = QVariantAnimation(self)
        self._throw.setStartValue(0.0)
        self._throw.setEndValue(1.0)
        self._throw.setEasingCurve(QEasingCurve.Type.Linear)
        self._throw.valueChanged.connect(self.update)
        self._throw.finished.connect(self.settled)
        self._retranslate()

    def value(self) -> int:
        """Return what the die shows, 0 before it is thrown."""
        return self._value

    def show_value(self, value: int, outcome: Outcome | None = None) -> None:
        """Show a value (0 to 6) at once, as a hit or a miss if that is known."""
        if value not in range(7):
            raise ValueError(value)
        self._throw.stop()
        self._value, self._outcome = value, outcome
        self._retranslate()
        self.update()

    def set_outcome(self, outcome: Outcome | None) -> None:
        """Mark the die as a hit, a miss or neither."""
        self.show_value(self._value, outcome)

    def set_tint(self, tint: Tint | None) -> None:
        """Take the colours of a side, None for ivory."""
        self._tint = tint
        self.update()

    def set_theme(self, theme: ArtTheme) -> None:
        """Draw the die in the colours of a theme."""
        self._theme = theme
        self.update()

    def roll_to(self, value: int, milliseconds: int, seed: int = 0) -> None:
        """Tumble for so long and settle on `value`; without time, settle at once."""
        self.show_value(value)
        self._seed = seed
        if milliseconds <= 0:
            self.settled.emit()
            return
        self._throw.setDuration(milliseconds)
        self._throw.start()

    def skip(self) -> None:
        """Let the die lie still at once."""
        if self.is_rolling():
            self._throw.stop()
            self.update()
            self.settled.emit()

    def is_rolling(self) -> bool:
        """Say whether the die is still tumbling."""
        return self._throw.state() == QVariantAnimation.State.Running

    def sizeHint(self) -> QSize:
        """Return a size that grows with the text."""
        side = max(40, round(self.fontMetrics().height() * 2.6))
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        """Return the least size at which pips can be counted."""
        return QSize(24, 24)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the die as large as fits."""
        size = min(self.width(), self.height())
        rect = QRectF((self.width() - size) / 2, (self.height() - size) / 2, size, size)
        painter = QPainter(self)
        if self.is_rolling():
            t = float(self._throw.currentValue())
            paint_rolling_die(
                painter, rect, self._value, t, tint=self._tint, theme=self._theme, seed=self._seed
            )
        else:
            paint_die(
                painter,
                rect,
                self._value,
                tint=self._tint,
                outcome=self._outcome,
                theme=self._theme,
            )
        painter.end()

    def _retranslate(self) -> None:
        if self._value == 0:
            name = self.tr("Die not yet thrown")
        elif self._outcome == "hit":
            name = self.tr("Die showing {0}: a hit").format(self._value)
        elif self._outcome == "miss":
            name = self.tr("Die showing {0}: a miss").format(self._value)
        else:
            name = self.tr("Die showing {0}").format(self._value)
        self.setAccessibleName(name)
