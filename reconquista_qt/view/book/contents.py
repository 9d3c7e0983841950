"""The table of contents of the book, and beneath a search the paragraphs found."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent, QTextDocument
from PySide6.QtWidgets import (
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QStackedWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from reconquista_qt.model.book import Book, Clause
from reconquista_qt.model.book_search import MOST, search
from reconquista_qt.view.theme import Theme

ANCHOR: Final = Qt.ItemDataRole.UserRole
Index = QModelIndex | QPersistentModelIndex
HTML: Final = Qt.ItemDataRole.UserRole + 1


class Rich(QStyledItemDelegate):
    """Paints an item of HTML, as wide as the list."""

    def _document(self, option: QStyleOptionViewItem, index: Index) -> QTextDocument:
        document = QTextDocument()
        document.setDefaultFont(option.font)
        document.setDocumentMargin(6)
        view = self.parent()
        assert isinstance(view, ResultList)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        colours = view.theme.colours
        text = colours.selection_text if chosen else colours.text
        soft = colours.selection_text if chosen else colours.muted
        document.setDefaultStyleSheet(f"body {{ color: {text}; }} .soft {{ color: {soft}; }}")
        document.setHtml(f"<body>{index.data(HTML)}</body>")
        document.setTextWidth(view.viewport().width() - 2 * view.spacing())
        return document

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the background of the style, then the text."""
        self.initStyleOption(option, index)
        option.text = ""
        style = option.widget.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, option.widget)
        painter.save()
        painter.translate(option.rect.topLeft())
        self._document(option, index).drawContents(painter)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the room that the text needs."""
        return self._document(option, index).size().toSize()


class ResultList(QListWidget):
    """A list whose items are as wide as it is."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setSpacing(2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Measure the items anew."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()


class Contents(QWidget):
    """Leads to a paragraph: by the tree, or by searching when something is typed."""

    chosen = Signal(str)  # anchor
    searching = Signal(bool)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._unfolded: list[QTreeWidgetItem] = []  # by `mark`, not by the reader
        self._book: Book | None = None
        self._items: dict[str, QTreeWidgetItem] = {}
        self.field = QLineEdit(self)
        self.field.setClearButtonEnabled(True)
        self.field.textChanged.connect(self._search)
        self.field.installEventFilter(self)
        self.tree = QTreeWidget(self)
        self.tree.setHeaderHidden(True)
        self.tree.setIndentation(14)
        self.tree.setUniformRowHeights(True)
        self.tree.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.tree.itemClicked.connect(lambda item: self.chosen.emit(item.data(0, ANCHOR)))
        self.tree.itemActivated.connect(lambda item: self.chosen.emit(item.data(0, ANCHOR)))
        self.results = ResultList(theme, self)
        self.results.setItemDelegate(Rich(self.results))
        self.results.itemClicked.connect(lambda item: self.chosen.emit(item.data(ANCHOR)))
        self.results.itemActivated.connect(lambda item: self.chosen.emit(item.data(ANCHOR)))
        self.count = QLabel(self)
        self.count.setProperty("role", "muted")
        self.count.setWordWrap(True)
        found = QWidget(self)
        below = QVBoxLayout(found)
        below.setContentsMargins(0, 0, 0, 0)
        below.addWidget(self.count)
        below.addWidget(self.results, 1)
        self.pages = QStackedWidget(self)
        self.pages.addWidget(self.tree)
        self.pages.addWidget(found)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.pages)

    def set_book(self, book: Book) -> None:
        """Fill the tree with a book, unfolded and marked as it was."""
        if book is self._book:
            return
        opened = {anchor for anchor, item in self._items.items() if item.isExpanded()}
        now = self.tree.currentItem()
        marked = now.data(0, ANCHOR) if now is not None else ""
        first = self._book is None
        self._book = book
        self.tree.clear()
        self._items.clear()
        self._unfolded.clear()
        for page, clauses in book.contents():
            top = self._add(self.tree.invisibleRootItem(), page)
            for clause in clauses:
                chapter = self._items.get(clause.chapter, top)
                self._add(top if clause.level == 2 else chapter, clause)
        if first and self._items:
            next(iter(self._items.values())).setExpanded(True)  # the rulebook
        for anchor in opened:
            if anchor in self._items:
                self._items[anchor].setExpanded(True)
        self.mark(marked)
        self._search(self.field.text())

    def _add(self, parent: QTreeWidgetItem, clause: Clause) -> QTreeWidgetItem:
        item = QTreeWidgetItem(parent, [clause.title])
        item.setData(0, ANCHOR, clause.anchor)
        item.setToolTip(0, clause.title)
        self._items[clause.anchor] = item
        return item

    def mark(self, anchor: str) -> None:
        """Mark a paragraph in the tree, unfolding what it lies in."""
        item = self._items.get(anchor)
        if item is None or self.tree.currentItem() is item:
            return
        around: list[QTreeWidgetItem] = []
        above = item.parent()
        while above is not None:
            around.append(above)
            above = above.parent()
        for other in self._unfolded:
            if other not in around:
                other.setExpanded(False)
        self._unfolded = [other for other in self._unfolded if other in around]
        self._unfolded += [other for other in around if not other.isExpanded()]
        self.tree.setCurrentItem(item)
        self.tree.scrollToItem(item)

    def set_theme(self, theme: Theme) -> None:
        """Draw what the search found in the colours of a theme."""
        self.results.theme = theme
        self.results.viewport().update()

    @property
    def is_searching(self) -> bool:
        """Whether what was found is shown instead of the tree."""
        return self.pages.currentIndex() == 1

    def _search(self, text: str) -> None:
        wanted = text.strip()
        self.results.clear()
        if not wanted or self._book is None:
            self.pages.setCurrentIndex(0)
            self.searching.emit(False)
            return
        hits = search(self._book, wanted)
        for hit in hits:
            item = QListWidgetItem(self.results)
            item.setData(ANCHOR, hit.clause.anchor)
            title = f"<b>{hit.clause.title}</b>"
            item.setData(
                HTML,
                f"{title}<br>{hit.snippet}<br><small class='soft'>{hit.home}</small>",
            )
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{hit.clause.title}, {hit.home}")
        if len(hits) == MOST:
            self.count.setText(self.tr("The first %n places", "", len(hits)))
        elif hits:
            self.count.setText(self.tr("%n place(s)", "", len(hits)))
        else:
            self.count.setText(self.tr("Nothing found. All words must be in the same paragraph."))
        self.pages.setCurrentIndex(1)
        self.searching.emit(True)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let arrows and Enter in the search field act on what was found."""
        if watched is not self.field or event.type() != QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        assert isinstance(event, QKeyEvent)
        return self._key(event.key()) or super().eventFilter(watched, event)

    def _key(self, key: int) -> bool:
        if key == Qt.Key.Key_Escape and self.field.text():
            self.field.clear()
            return True
        if not self.is_searching or not self.results.count():
            return False
        row = self.results.currentRow()
        if key == Qt.Key.Key_Down:
            self.results.setCurrentRow(min(row + 1, self.results.count() - 1))
        elif key == Qt.Key.Key_Up:
            self.results.setCurrentRow(max(row - 1, 0))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.results.setCurrentRow(max(row, 0))
            self.chosen.emit(self.results.currentItem().data(ANCHOR))
        else:
            return False
        return True

    def retranslate(self) -> None:
        """Name the parts in the language that is spoken."""
        self.field.setPlaceholderText(self.tr("Search the rules"))
        self.field.setAccessibleName(self.tr("Search the rules"))
        self.tree.setAccessibleName(self.tr("Contents"))
        self.results.setAccessibleName(self.tr("Places found"))
