"""What a panel shows besides text: rows of counters, and dice that roll."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QRectF, QSize, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from reconquista_qt.games.reconquista.board.art.colours import die_tint
from reconquista_qt.games.reconquista.board.art.counters import paint_counter, pile_order
from reconquista_qt.games.reconquista.words import Words
from reconquista_qt.view.art.colours import ArtTheme
from reconquista_qt.view.art.dice import Outcome, paint_die, paint_rolling_die
from reconquista_qt.view.why.askers import explain

if TYPE_CHECKING:
    from reconquista_qt.view.why.reason import Why

THROW_MS = 700


class Counters(QWidget):
    """A force: one counter for each kind with its number."""

    def __init__(
        self,
        units: Mapping[str, int],
        wording: Words,
        theme: ArtTheme,
        size: int,
        *,
        lost: bool = False,
    ) -> None:
        super().__init__()
        self._units, self._theme, self._size, self._lost = dict(units), theme, size, lost
        self._kinds = list(reversed(pile_order(units)))
        text = wording.units(units)
        self.setToolTip(text)
        self.setAccessibleName(text)
        explain(self, lambda: self._strength(wording))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def _strength(self, wording: Words) -> Why | None:
        from reconquista_qt.games.reconquista.board.why.of_dice import force_why

        return force_why(self._units, wording)

    def sizeHint(self) -> QSize:
        """Return the room of all counters side by side."""
        return QSize(round(len(self._kinds) * self._size * 1.22) + 8, round(self._size * 1.34))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the counters; lost ones are faded and hatched."""
        painter = QPainter(self)
        for i, kind in enumerate(self._kinds):
            place = QRectF(6 + i * self._size * 1.22, self._size * 0.14, self._size, self._size)
            paint_counter(
                painter, kind, place, count=self._units[kind], spent=self._lost, theme=self._theme
            )
        painter.end()


class DiceRow(QWidget):
    """Dice that roll and settle, each marked as hit or miss where that matters."""

    def __init__(
        self,
        dice: Sequence[tuple[int, str, str]],
        theme: ArtTheme,
        size: int,
        *,
        roll: bool,
        label: str,
        milliseconds: int = THROW_MS,
    ) -> None:
        super().__init__()
        self._dice, self._theme, self._size = list(dice), theme, size
        self.setAccessibleName(label)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._throw = QVariantAnimation(self)
        self._throw.setStartValue(0.0)
        self._throw.setEndValue(1.0)
        self._throw.setDuration(milliseconds)
        self._throw.valueChanged.connect(self.update)
        self._throw.finished.connect(self.update)
        if roll and milliseconds > 0:
            self._throw.start()

    def _columns(self, width: int) -> int:
        return max(1, width // self._size)

    def sizeHint(self) -> QSize:
        """Return the room of up to eight dice in a row."""
        columns = max(1, min(len(self._dice), 8))
        return QSize(columns * self._size, self.heightForWidth(columns * self._size))

    def minimumSizeHint(self) -> QSize:
        """Return the room of one die."""
        return QSize(self._size, self._size)

    def heightForWidth(self, width: int) -> int:
        """Return the height of so many rows."""
        return self._size * max(1, -(-len(self._dice) // self._columns(width)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the dice."""
        painter = QPainter(self)
        columns = self._columns(self.width())
        rolling = self._throw.state() == QVariantAnimation.State.Running
        t = float(self._throw.currentValue()) if rolling else 1.0
        for i, (value, side, outcome) in enumerate(self._dice):
            row, column = divmod(i, columns)
            place = QRectF(column * self._size, row * self._size, self._size, self._size)
            tint = die_tint(side, self._theme)
            if t < 1:
                paint_rolling_die(painter, place, value, t, tint=tint, theme=self._theme, seed=i)
            else:
                result = cast("Outcome | None", outcome or None)
                paint_die(painter, place, value, tint=tint, outcome=result, theme=self._theme)
        painter.end()
