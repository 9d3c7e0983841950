"""The heights of the sidebar: what needs room gets it, and gives it back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QDockWidget, QTabBar

if TYPE_CHECKING:
    from reconquista_qt.view.main_window import MainWindow

LINES: Final = 26  # of text, that a dock with much to show likes to have room for
MOST_OF_SIDEBAR: Final = 0.52


class Sidebar(QObject):
    """Shares the height between the phase dock and the docks below it."""

    def __init__(self, window: MainWindow, phase: Any, stage: Any) -> None:
        super().__init__(window)
        self._window, self._phase, self._stage = window, phase, stage
        self._before = 0  # height of the phase dock before a battle took some of it
        # Heights are known once the window has laid out what has just come into sight.
        stage.cameForward.connect(lambda: QTimer.singleShot(0, self, self._give_stage_room))
        window.board.presenter.finished.connect(
            lambda: QTimer.singleShot(0, self, self._take_room_back)
        )

    def heighten(self, dock: QDockWidget) -> None:
        """Give a dock that has much to show up to half of the sidebar, where it has less."""
        window, phase = self._window, self._phase
        area = window.dockWidgetArea(dock)
        if phase.isFloating() or dock.isFloating() or area != Qt.DockWidgetArea.RightDockWidgetArea:
            return
        both = phase.height() + dock.height()
        wanted = min(window.fontMetrics().height() * LINES, round(both * MOST_OF_SIDEBAR))
        if dock.height() < wanted:
            self._share(dock, both - wanted)

    def _give_stage_room(self) -> None:
        """Let dice and losses be seen whole as long as they are shown."""
        if self._window.board.presenter.is_playing and not self._before:
            self._before = self._phase.height()
            self.heighten(self._stage)

    def _take_room_back(self) -> None:
        if self._before:
            before, self._before = self._before, 0
            self._share(self._stage, before)

    def _share(self, dock: QDockWidget, upper: int) -> None:
        """Give the phase dock a height, and what is left to a dock below it."""
        bars = [bar for bar in self._window.findChildren(QTabBar) if bar.isVisible()]
        below = [bar.height() for bar in bars if bar.geometry().top() > dock.geometry().bottom()]
        # For Qt the tabs are a part of the dock that they stand below.
        lower = self._phase.height() + dock.height() - upper + sum(below[:1])
        self._window.resizeDocks([self._phase, dock], [upper, lower], Qt.Orientation.Vertical)
