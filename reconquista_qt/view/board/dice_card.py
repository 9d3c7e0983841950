"""Dice on a card: thrown in sight of the board, and read out when they lie still."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from reconquista_qt.view.art.colours import ArtTheme, Tint
from reconquista_qt.view.art.dice import Outcome, paint_die, paint_rolling_die
from reconquista_qt.view.art.many_faces import paint_chit, paint_numbered_die

from .effect import Effect
from .palette import BoardPalette

DIE: Final = 46.0  # pixels

SETTLED: Final = 0.62  # the part of a throw after which the dice lie still


class Die(NamedTuple):
    """A die to be thrown: its value, its side's colours, and whether it hits, if that matters.

    One of no faces is a chit that is drawn: nothing is to be read on it.
    """

    value: int
    tint: Tint | None = None
    outcome: Outcome | None = None
    faces: int = 6


class DiceCard(Effect):
    """Dice on a card beside the place they are thrown for; always as large on the screen."""

    def __init__(
        self,
        title: str,
        rows: Sequence[tuple[str, Sequence[Die]]],
        results: Sequence[str],
        palette: BoardPalette,
        theme: ArtTheme,
        font: QFont,
        seed: int,
    ) -> None:
        super().__init__()
        self.title, self._rows, self._results = title, list(rows), list(results)
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
        wide = bold.horizontalAdvance(self.title)
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
        """Paint the card with its title and the dice, as they roll and lie still."""
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
        painter.drawText(QRectF(x, y, wide, self._line), centre, self.title)
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
        # The dice come to rest one after the other.
        own = min(1.0, thrown * (1.0 + 0.05 * (number % 5)))
        seed, tint = self._seed + number, die.tint
        if die.faces == 0:
            paint_chit(painter, place, own, seed=seed)
        elif die.faces != 6:
            paint_numbered_die(painter, place, die.value, die.faces, own, tint=tint, seed=seed)
        elif own < 1:
            paint_rolling_die(
                painter, place, die.value, own, tint=tint, theme=self._theme, seed=seed
            )
        else:
            paint_die(painter, place, die.value, tint=tint, outcome=die.outcome, theme=self._theme)
