"""The places of the sidebar: what needs room, or the front, gets it and gives it back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QDockWidget, QTabBar

if TYPE_CHECKING:
    from reconquista_qt.view.main_window import MainWindow

LINES: Final = 26  # of text, that a dock with much to show likes to have room for
MOST_OF_SIDEBAR: Final = 0.52  # of the height of both docks


class Sidebar(QObject):
    """Shares the height between the phase dock and the docks below it."""

    def __init__(self, window: MainWindow, phase: Any, stage: Any) -> None:
        super().__init__(window)
        self._window, self._phase, self._stage = window, phase, stage
        self._before = 0  # height of the phase dock before a battle took some of it
        self._behind: QDockWidget | None = None  # what the stage came in front of
        stage.frontWanted.connect(self._bring_stage_forward)
        window.board.presenter.finished.connect(
            lambda: QTimer.singleShot(0, self, self._put_stage_back)
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

    def _bring_stage_forward(self) -> None:
        stage = self._stage
        if stage.visibleRegion().isEmpty() and self._behind is None:
            beside = self._window.tabifiedDockWidgets(stage)
            self._behind = next((d for d in beside if not d.visibleRegion().isEmpty()), None)
        stage.raise_()
        # Heights are known once the window has laid out what has just come into sight.
        QTimer.singleShot(0, self, self._give_stage_room)

    def _give_stage_room(self) -> None:
        """Let dice and losses be seen whole as long as they are shown."""
        if self._window.board.presenter.is_playing and not self._before:
            self._before = self._phase.height()
            self.heighten(self._stage)

    def _put_stage_back(self) -> None:
        """After the show: back to what was read before, unless something else was chosen."""
        behind, self._behind = self._behind, None
        if behind is not None and not self._stage.visibleRegion().isEmpty():
            behind.raise_()
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
