"""The starts of a game as cards: a small map, years and length, how hard it is, its story."""

from __future__ import annotations

import html
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QPainter,
    QPalette,
    QPen,
    QPixmap,
    QResizeEvent,
    QTextDocument,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from reconquista_qt.view.fonts import serif

CARD: Final = Qt.ItemDataRole.UserRole
MARGIN: Final = 8  # pixels
HARDEST: Final = 5  # dots
PICTURE: Final = (1.5, 7.0)  # of a card: its width by its height, its height in lines of text
# Draws the picture of a position: size, palette, device pixel ratio.
Draw = Callable[[Any, QSize, QPalette, float], QPixmap]


@dataclass(frozen=True, slots=True)
class StartCard:
    """A start; `hard` is from 1 to 5, 0 where nobody has measured it; `measured` says how."""

    key: str
    name: str
    facts: str
    hard: int
    measured: str
    story: str
    position: Any

    @property
    def pips(self) -> str:
        """The difficulty as five circles, empty where it is not known."""
        return "●" * self.hard + "○" * (HARDEST - self.hard) if self.hard else ""

    @property
    def spoken(self) -> str:
        """All of it, for a screen reader."""
        return ". ".join(filter(None, (self.name, self.facts, self.measured, self.story)))


class StartCards(QListWidget):
    """One of them is always chosen; arrow keys go from one to the next."""

    def __init__(self, draw: Draw, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures: dict[tuple[str, int, int], QPixmap] = {}
        self.draw_picture = draw
        self.setItemDelegate(_CardDelegate(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSpacing(3)
        self.setUniformItemSizes(False)

    def show_cards(self, cards: Sequence[StartCard], chosen: str) -> None:
        """Show these; `chosen` is the key of the one that is chosen, else it is the first."""
        self.clear()
        for card in cards:
            item = QListWidgetItem(card.name, self)
            item.setData(CARD, card)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, card.spoken)
        keys = [card.key for card in cards]
        self.setCurrentRow(keys.index(chosen) if chosen in keys else 0)

    @property
    def card(self) -> StartCard | None:
        """The card that is chosen."""
        row = self.currentRow()
        return self.item(row).data(CARD) if row >= 0 else None

    def choose(self, key: str) -> None:
        """Choose a card by its key."""
        for row in range(self.count()):
            if self.item(row).data(CARD).key == key:
                self.setCurrentRow(row)

    def picture_size(self) -> QSize:
        """Return how large the pictures are."""
        high = round(self.fontMetrics().height() * PICTURE[1])
        return QSize(round(high * PICTURE[0]), high)

    def picture(self, card: StartCard) -> QPixmap:
        """Return the picture of a card's position, drawn once."""
        size = self.picture_size()
        colour = self.palette().color(QPalette.ColorRole.Base).rgb()
        key = (card.key, size.height(), int(colour))
        if key not in self._pictures:
            ratio = self.devicePixelRatioF()
            self._pictures[key] = self.draw_picture(card.position, size, self.palette(), ratio)
        return self._pictures[key]

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the texts run over the width there is, and the chosen card stay in sight."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()
        self.scrollTo(self.currentIndex())

    def changeEvent(self, event: QEvent) -> None:
        """Measure again in another font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.scheduleDelayedItemsLayout()


Index = QModelIndex | QPersistentModelIndex


class _CardDelegate(QStyledItemDelegate):
    """Paints a card: the picture at the left, the texts beside it."""

    def __init__(self, cards: StartCards) -> None:
        super().__init__(cards)
        self._cards = cards

    def _text(self, card: StartCard, width: int, muted: QColor) -> QTextDocument:
        cards = self._cards
        text = QTextDocument()
        text.setDefaultFont(cards.font())
        text.setDocumentMargin(0)
        text.setTextWidth(max(60, width))
        points = cards.font().pointSizeF()
        family = serif(points).family()
        head = (
            f"<div style=\"font-family:'{family}'; font-size:{points * 1.3:.1f}pt\">"
            f"<b>{html.escape(card.name)}</b></div>"
        )
        grey = f"color:{muted.name()}"
        facts = " · ".join(map(html.escape, filter(None, (card.facts, card.pips))))
        lines = [head, f'<div style="{grey}">{facts}</div>']
        if card.story:
            lines.append(f"<div>{html.escape(card.story)}</div>")
        if card.measured:
            lines.append(f'<div style="{grey}"><small>{html.escape(card.measured)}</small></div>')
        text.setHtml("".join(lines))
        return text

    def _room(self) -> int:
        picture = self._cards.picture_size().width()
        return self._cards.viewport().width() - picture - 5 * MARGIN

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return how large a card is."""
        text = self._text(index.data(CARD), self._room(), QColor("black"))
        high = max(self._cards.picture_size().height(), round(text.size().height()))
        return QSize(self._cards.picture_size().width(), high + 2 * MARGIN)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a card."""
        cards, card = self._cards, index.data(CARD)
        palette = cards.palette()
        chosen = index.row() == cards.currentRow()
        rect = QRectF(option.rect).adjusted(2, 1, -3, -1)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = palette.color(QPalette.ColorRole.Highlight if chosen else QPalette.ColorRole.Mid)
        painter.setPen(QPen(edge, 2.5 if chosen else 1))
        painter.setBrush(palette.color(QPalette.ColorRole.Base))
        painter.drawRoundedRect(rect, 6, 6)
        picture, size = cards.picture(card), cards.picture_size()
        corner = rect.topLeft().toPoint()
        painter.drawPixmap(corner.x() + MARGIN, corner.y() + MARGIN, picture)
        muted = palette.color(QPalette.ColorRole.PlaceholderText)
        text = self._text(card, self._room(), muted)
        painter.translate(corner.x() + size.width() + 2 * MARGIN, corner.y() + MARGIN)
        context = QAbstractTextDocumentLayout.PaintContext()
        context.palette = palette
        context.palette.setColor(QPalette.ColorRole.Text, palette.color(QPalette.ColorRole.Text))
        text.documentLayout().draw(painter, context)
        painter.restore()
