"""The docks around the board: made, put in their places, remembered."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QByteArray, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget

from reconquista_qt.view.docks.log_dock import LogDock
from reconquista_qt.view.room import SHARE, BoardRoom, tabs_width
from reconquista_qt.view.sidebar import Sidebar
from reconquista_qt.view.theme import Theme

if TYPE_CHECKING:
    from reconquista_qt.view.docks.lines_dock import LinesDock
    from reconquista_qt.view.docks.replay_dock import ReplayDock
    from reconquista_qt.view.main_window import MainWindow

LAYOUT_VERSION = 1
SIDEBAR_SHARE = 0.32  # of a window's width, that its text has at most
RIGHT = Qt.DockWidgetArea.RightDockWidgetArea
LEFT = Qt.DockWidgetArea.LeftDockWidgetArea
BOTTOM = Qt.DockWidgetArea.BottomDockWidgetArea


class Arrangement(QObject):
    """What is not in sight at a first start is made a moment later, or when it is asked for."""

    linkFollowed = Signal(str)
    added = Signal(list)  # docks

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._kept = QByteArray()
        controller, languages = window.controller, window.languages
        option = QMainWindow.DockOption
        window.setDockOptions(
            option.AnimatedDocks | option.AllowTabbedDocks | option.AllowNestedDocks
        )
        # What lies at the foot stands below the board, not below the sidebar.
        window.setCorner(Qt.Corner.BottomRightCorner, RIGHT)
        window.setCorner(Qt.Corner.BottomLeftCorner, LEFT)
        self.phase, self.stage, self.areas, self.score, self.minimap = window.desk.docks()
        self.log = LogDock(controller, languages, window.desk, window)
        self._front = (self.phase, self.log, self.stage, self.areas, self.score)
        self._books: tuple[Any, ...] | None = None
        self._lines: tuple[ReplayDock, LinesDock] | None = None
        self._insights: list[QDockWidget] = []
        self._apart: list[QDockWidget] = []
        self._shares = False  # whether the sidebar is to be shared anew, whatever was kept
        self._lowered = False  # whether the replay was given no more height than it needs
        self.opened: list[QDockWidget] = []  # by the player, the latest last
        self._sidebar = Sidebar(window, self.phase, self.stage)
        for part in (self.phase, self.log, self.stage):
            part.linkFollowed.connect(self.linkFollowed)
        self._put_in_place()
        self.room = BoardRoom(window, self)

    @property
    def docks(self) -> list[QDockWidget]:
        """All docks there are so far."""
        return [*self._front, self.minimap, *(self._lines or ()), *(self._books or ()),
                *self._insights, *self._apart]  # fmt: skip

    @property
    def apart(self) -> Sequence[QDockWidget]:
        """The panels that the game is led by, in a place of their own above the log."""
        return self._apart

    # -- places ----------------------------------------------------------------------------------

    def arrange(self) -> None:
        """Put all docks where they are at a first start."""
        self._put_in_place()
        if self._lines is not None:
            self._put_lines_in_place(self._lines)
        if self._books is not None:
            self._put_books_in_place(self._books)
        for dock in self._insights:
            self._put_insight_in_place(dock)
        for dock in (*(self._lines or ()), *(self._books or ()), *self._insights):
            dock.hide()
        if self._apart:
            self._put_apart_in_place()
            for dock in self._apart:
                dock.show()
            self._apart[0].raise_()
            self._share_sidebar()

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
        self.widen()
        window.resizeDocks([self.phase, self.log], [1150, 600], Qt.Orientation.Vertical)

    def first_look(self) -> None:
        """Set right what can be judged only once the window is seen, unless places were kept."""
        if self._kept.isEmpty():
            self._set_width(self._wanted_width())
        if self._apart and (self._kept.isEmpty() or self._shares):
            self._share_sidebar()

    def widen(self) -> None:
        """Give the sidebar the width that its text and tabs need, where it has less."""
        wanted = self._wanted_width()
        if self.phase.width() < wanted:
            self._set_width(wanted)

    def _wanted_width(self) -> int:
        window = self._window
        wanted = window.fontMetrics().height() * 24
        if not window.isVisible():
            return wanted
        tabbed = [self.log, *window.tabifiedDockWidgets(self.log)]
        tabs = tabs_width(window, [dock for dock in tabbed if not dock.isHidden()])
        # In a small window its text breaks earlier, so that the board can be read.
        wanted = max(min(wanted, round(window.width() * SIDEBAR_SHARE)), tabs)
        return min(wanted, round(window.width() * (1 - SHARE)) - 12)

    def _set_width(self, width: int) -> None:
        self._window.resizeDocks([self.phase], [width], Qt.Orientation.Horizontal)

    # -- books -----------------------------------------------------------------------------------

    def books(self) -> tuple[Any, ...]:
        """Return the rulebook and, where the game has them, quick reference and history."""
        if self._books is None:
            self._books = self._make_books()
            for book in self._books:
                book.linkFollowed.connect(self.linkFollowed)
            self._put_books_in_place(self._books)
            self._add(self._books)
        return self._books

    def _make_books(self) -> tuple[Any, ...]:
        from reconquista_qt.view.book.history import HistoryDock
        from reconquista_qt.view.book.quickref import QuickReferenceDock
        from reconquista_qt.view.book.rulebook import RulebookDock

        window = self._window
        controller, languages, themes = window.controller, window.languages, window.themes
        features = window.desk.features
        books: list[Any] = [
            RulebookDock(controller, languages, themes, window, bears="bearings" in features)
        ]
        if "quickref" in features:
            books.append(QuickReferenceDock(languages, themes, window))
        if "history" in features:
            books.append(HistoryDock(controller, languages, themes, window, window.desk))
        return tuple(books)

    def book(self, name: str) -> Any:
        """Return one of the books by the name of its dock; KeyError where there is none."""
        return {dock.objectName(): dock for dock in self.books()}[name]

    def _put_books_in_place(self, books: Sequence[QDockWidget]) -> None:
        window = self._window
        for book in books:
            book.setFloating(False)
            window.addDockWidget(LEFT, book)
        for front, behind in itertools.pairwise(books):
            window.tabifyDockWidget(front, behind)
        line = window.fontMetrics().height()
        window.resizeDocks([books[0]], [line * 26], Qt.Orientation.Horizontal)

    # -- lines of play ---------------------------------------------------------------------------

    def lines(self) -> tuple[ReplayDock, LinesDock]:
        """Return the replay and the tree of lines."""
        if self._lines is None:
            from reconquista_qt.view.docks.lines_dock import LinesDock
            from reconquista_qt.view.docks.replay_dock import ReplayDock

            window = self._window
            replay = ReplayDock(window.desk, window.controller, window.languages, window)
            replay.exportWanted.connect(window.files.export_replay)
            lines = LinesDock(window.controller, window.languages, window.desk, window)
            self._lines = (replay, lines)
            self._put_lines_in_place(self._lines)
            self._add(self._lines)
        return self._lines

    def partners(self, dock: QDockWidget) -> tuple[QDockWidget, ...]:
        """Return the docks that are looked at together with one: a line of play and its replay."""
        pair: tuple[QDockWidget, ...] = self._lines or ()
        return tuple(other for other in pair if other is not dock) if dock in pair else ()

    def _put_lines_in_place(self, docks: tuple[ReplayDock, LinesDock]) -> None:
        for dock, where in zip(docks, (BOTTOM, LEFT), strict=True):
            dock.setFloating(False)
            self._window.addDockWidget(where, dock)

    # -- insights --------------------------------------------------------------------------------

    def take_in(self, dock: QDockWidget, *, shown: bool = False) -> None:
        """Give a dock of insights its place, behind the score; `shown` where none is kept yet."""
        self._insights.append(dock)
        self._put_insight_in_place(dock)
        fresh = self._kept.isEmpty()
        self._add((dock,))
        if shown and fresh:
            dock.show()
            self.log.raise_()
            self.widen()

    def take_in_apart(self, docks: Sequence[QDockWidget]) -> None:
        """Give panels that a game is led by their own place, between the turn and the log."""
        self._apart = list(docks)
        self._put_apart_in_place()
        fresh = self._kept.isEmpty()
        self._add(docks)
        if fresh:
            for dock in docks:
                dock.show()
            docks[0].raise_()
            self._share_sidebar()

    def _put_apart_in_place(self) -> None:
        for dock in self._apart:
            dock.setFloating(False)
        window = self._window
        window.splitDockWidget(self.phase, self._apart[0], Qt.Orientation.Vertical)
        for front, behind in itertools.pairwise(self._apart):
            window.tabifyDockWidget(front, behind)

    def _share_sidebar(self) -> None:
        window = self._window
        docks = [self.phase, self._apart[0], self.log]
        # A decision needs so many lines; the rest of a tall window is for what is read beside it.
        total = sum(dock.height() for dock in docks)
        first = min(round(total * 0.43), window.fontMetrics().height() * 17)
        rest = total - first
        heights = [first, round(rest * 0.62), round(rest * 0.38)]
        window.resizeDocks(docks, heights, Qt.Orientation.Vertical)
        self.widen()

    def _put_insight_in_place(self, dock: QDockWidget) -> None:
        dock.setFloating(False)
        self._window.addDockWidget(RIGHT, dock)
        self._window.tabifyDockWidget(self.score, dock)

    def _add(self, docks: Sequence[QDockWidget]) -> None:
        """Show docks made late where they were kept, if they were in sight then."""
        for dock in docks:
            if self._kept.isEmpty() or not self._window.restoreDockWidget(dock):
                dock.hide()
        self.added.emit(list(docks))

    @property
    def rest(self) -> tuple[Callable[[], object], ...]:
        """What makes the docks that are not there at first."""
        features = self._window.desk.features
        lines = (self.lines,) if "replay" in features else ()
        return (*lines, self.books) if "book" in features else lines

    def forward(self, dock: QDockWidget) -> None:
        """Show a dock, in front of those it shares its place with."""
        dock.show()
        dock.raise_()
        if dock in (*(self._lines or ()), *(self._books or ()), *self._insights):
            self.opened = [*(other for other in self.opened if other is not dock), dock]
        if self._lines is not None and dock is self._lines[0] and not self._lowered:
            self._lowered = True
            QTimer.singleShot(0, self, lambda: self._lower(dock))
        if dock in (*self._insights, *(self._books or ())) and not dock.isFloating():
            # Its height is known once the window has laid it out.
            QTimer.singleShot(0, self, lambda: self._sidebar.heighten(dock))

    def _lower(self, dock: QDockWidget) -> None:
        """Give a dock below the board no more height than it needs."""
        if not dock.isFloating() and self._window.dockWidgetArea(dock) == BOTTOM:
            high = dock.minimumSizeHint().height()
            self._window.resizeDocks([dock], [high], Qt.Orientation.Vertical)

    def toggle(self, dock: QDockWidget) -> None:
        """Show a dock in front, or put it away where it is in front already."""
        if dock.isVisible() and not dock.visibleRegion().isEmpty():
            self._close(dock)
            self._window.board.setFocus()
            return
        self.forward(dock)
        page = dock.widget()
        if page is not None:
            page.setFocus()

    def put_away(self, widget: QWidget | None) -> bool:
        """Close the dock that a widget lies in, if it is one that was opened; else return False."""
        while widget is not None and not isinstance(widget, QDockWidget):
            widget = widget.parentWidget()
        opened = (*(self._lines or ()), *(self._books or ()), *self._insights)
        if not isinstance(widget, QDockWidget) or widget not in opened:
            return False
        self._close(widget)
        return True

    def _close(self, dock: QDockWidget) -> None:
        """Close a dock; where it lay over the log, the log is to be seen again."""
        over_the_log = self.log in self._window.tabifiedDockWidgets(dock)
        dock.close()
        if over_the_log:
            self.log.raise_()

    # -- looks and memory ------------------------------------------------------------------------

    def set_theme(self, theme: Theme) -> None:
        """Take a theme's colours and counters."""
        self.phase.set_theme(theme)
        self.stage.set_theme(theme)
        self.areas.set_theme(theme.art)
        self.log.refresh_icons()

    def focus(self, dock: QDockWidget, widget: QWidget) -> None:
        """Bring a dock forward and the keyboard into it."""
        self.forward(dock)
        widget.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def kept(self) -> str:
        """Return where all docks are, as text."""
        return bytes(self._window.saveState(LAYOUT_VERSION).toBase64().data()).decode()

    def restore(self, kept: str) -> None:
        """Put the docks where they were."""
        self._kept = QByteArray.fromBase64(kept.encode())
        if not self._window.restoreState(self._kept, LAYOUT_VERSION):
            self._kept = QByteArray()
        elif self._apart and not any(self._knows(dock) for dock in self._apart):
            # What was kept is of a game that has no such panels: they take their own place in it.
            self._put_apart_in_place()
            for dock in self._apart:
                dock.show()
            self._apart[0].raise_()
            self._shares = True

    def _knows(self, dock: QDockWidget) -> bool:
        """Tell whether a dock has a place among those that were kept, by the name it has there."""
        return dock.objectName().encode("utf-16-be") in self._kept.data()
