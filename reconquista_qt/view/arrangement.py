"""The docks around the board: made, put in their places, remembered."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget

from reconquista_qt.view.docks.log_dock import LogDock
from reconquista_qt.view.docks.phase_dock import PhaseDock
from reconquista_qt.view.docks.score_dock import ScoreDock
from reconquista_qt.view.docks.stage_dock import MinimapDock, StageDock
from reconquista_qt.view.docks.text_board import TextBoard
from reconquista_qt.view.theme import Theme

if TYPE_CHECKING:
    from reconquista_qt.view.book.history import HistoryDock
    from reconquista_qt.view.book.quickref import QuickReferenceDock
    from reconquista_qt.view.book.rulebook import RulebookDock
    from reconquista_qt.view.main_window import MainWindow

LAYOUT_VERSION = 1
RIGHT = Qt.DockWidgetArea.RightDockWidgetArea
LEFT = Qt.DockWidgetArea.LeftDockWidgetArea


class Arrangement(QObject):
    """The books are made a moment after the window is seen, or when one is asked for."""

    linkFollowed = Signal(str)
    added = Signal(list)  # docks

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._kept = QByteArray()
        controller, languages, actions = window.controller, window.languages, window.actions_
        option = QMainWindow.DockOption
        window.setDockOptions(
            option.AnimatedDocks | option.AllowTabbedDocks | option.AllowNestedDocks
        )
        self.phase = PhaseDock(
            controller, window.choices, languages, actions["primary"], actions["undo"],
            actions["redo"], window,
        )  # fmt: skip
        self.log = LogDock(controller, languages, window)
        self.stage = StageDock(window.board, controller, languages, window.themes.theme, window)
        self.areas = TextBoard(controller, window.choices, languages, window)
        self.score = ScoreDock(controller, languages, window)
        self.minimap = MinimapDock(window.board, window)
        self._front = (self.phase, self.log, self.stage, self.areas, self.score)
        self._books: tuple[RulebookDock, QuickReferenceDock, HistoryDock] | None = None
        for part in (self.phase, self.log, self.stage):
            part.linkFollowed.connect(self.linkFollowed)
        self._put_in_place()

    @property
    def docks(self) -> list[QDockWidget]:
        """All docks there are so far."""
        return [*self._front, self.minimap, *(self._books or ())]

    # -- places ----------------------------------------------------------------------------------

    def arrange(self) -> None:
        """Put all docks where they are at a first start."""
        self._put_in_place()
        if self._books is not None:
            self._put_books_in_place()
            for book in self._books:
                book.hide()

    def _put_in_place(self) -> None:
        window = self._window
        for dock in (*self._front, self.minimap):
            dock.setFloating(False)
            window.addDockWidget(LEFT if dock is self.minimap else RIGHT, dock)
            dock.setVisible(dock is not self.minimap)
        window.splitDockWidget(self.phase, self.log, Qt.Orientation.Vertical)
        for front, behind in itertools.pairwise(self._front[1:]):
            window.tabifyDockWidget(front, behind)
        self.log.raise_()
        line = window.fontMetrics().height()
        window.resizeDocks([self.phase], [line * 24], Qt.Orientation.Horizontal)
        window.resizeDocks([self.phase, self.log], [1000, 700], Qt.Orientation.Vertical)

    # -- books -----------------------------------------------------------------------------------

    def books(self) -> tuple[RulebookDock, QuickReferenceDock, HistoryDock]:
        """Return rulebook, quick reference and history."""
        if self._books is None:
            self._books = self._make_books()
            self._put_books_in_place()
            for book in self._books:
                if self._kept.isEmpty() or not self._window.restoreDockWidget(book):
                    book.hide()
                book.linkFollowed.connect(self.linkFollowed)
            self.added.emit(list(self._books))
        return self._books

    def _make_books(self) -> tuple[RulebookDock, QuickReferenceDock, HistoryDock]:
        from reconquista_qt.view.book.history import HistoryDock
        from reconquista_qt.view.book.quickref import QuickReferenceDock
        from reconquista_qt.view.book.rulebook import RulebookDock

        window = self._window
        controller, languages, themes = window.controller, window.languages, window.themes
        return (
            RulebookDock(controller, languages, themes, window),
            QuickReferenceDock(languages, themes, window),
            HistoryDock(controller, languages, themes, window),
        )

    def _put_books_in_place(self) -> None:
        if self._books is None:
            return
        window = self._window
        for book in self._books:
            book.setFloating(False)
            window.addDockWidget(LEFT, book)
        for front, behind in itertools.pairwise(self._books):
            window.tabifyDockWidget(front, behind)
        line = window.fontMetrics().height()
        window.resizeDocks([self._books[0]], [line * 26], Qt.Orientation.Horizontal)

    def make_books_soon(self) -> None:
        """Make the books once there is nothing more urgent."""
        QTimer.singleShot(0, self, self.books)

    # -- looks and memory ------------------------------------------------------------------------

    def set_theme(self, theme: Theme) -> None:
        """Take a theme's colours and counters."""
        self.phase.set_theme(theme)
        self.stage.set_theme(theme)
        self.areas.set_theme(theme.art)
        self.log.refresh_icons()

    def focus(self, dock: QDockWidget, widget: QWidget) -> None:
        """Bring a dock forward and the keyboard into it."""
        dock.show()
        dock.raise_()
        widget.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def kept(self) -> str:
        """Return where all docks are, as text."""
        return bytes(self._window.saveState(LAYOUT_VERSION).toBase64().data()).decode()

    def restore(self, kept: str) -> None:
        """Put the docks where they were."""
        self._kept = QByteArray.fromBase64(kept.encode())
        if not self._window.restoreState(self._kept, LAYOUT_VERSION):
            self._kept = QByteArray()
