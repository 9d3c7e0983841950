"""A cell of the list of areas: what stands there, as a row of small counters."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPalette, QPixmap
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from reconquista_qt.games.reconquista.board.art.cards import counter_pixmap
from reconquista_qt.view.art.colours import ArtTheme

from .standing import StandingPanel

STANDING: Final = Qt.ItemDataRole.UserRole + 1
Index = QModelIndex | QPersistentModelIndex


class CounterDelegate(QStyledItemDelegate):
    """Draws what stands in an area as a row of small counters."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme: ArtTheme = "light"

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the height of a counter."""
        side = round(option.fontMetrics.height() * 1.75)
        return QSize(side * 4, side)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the row's background as the style does, then the counters."""
        there: StandingPanel | None = index.data(STANDING)
        self.initStyleOption(option, index)
        option.text = ""
        style = option.widget.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, option.widget)
        if there is None:
            return
        painter.save()
        side = option.rect.height() - 6
        x, ratio = option.rect.left() + 2, painter.device().devicePixelRatioF()
        pieces = [*there.inside]
        if there.outside:
            pieces += [("siege", 1), *there.outside]
        fits = max(1, (option.rect.width() - 4) // max(1, side + 3))
        small = painter.font()
        small.setPointSizeF(small.pointSizeF() * 0.85)
        small.setBold(True)
        painter.setFont(small)
        for place, (kind, count) in enumerate(pieces):
            if place >= fits and place < len(pieces):
                painter.drawText(QRect(x, option.rect.top(), side, side), 0, "…")
                break
            picture: QPixmap = counter_pixmap(kind, side, ratio, self.theme)
            painter.drawPixmap(x, option.rect.top() + 3, picture)
            x += side + 1
            if count > 1:
                painter.setPen(option.palette.color(QPalette.ColorRole.Text))
                text = f"×{count}"
                width = painter.fontMetrics().horizontalAdvance(text)
                box = QRect(x, option.rect.top(), width, option.rect.height())
                painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, text)
                x += width + 2
            x += 2
        painter.restore()
