"""Where the window reaches the insights; each is loaded when it is first asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from reconquista_qt.view.docks.adviser_dock import AdviserDock
    from reconquista_qt.view.docks.future_dock import FutureDock
    from reconquista_qt.view.docks.statistics_dock import StatisticsDock
    from reconquista_qt.view.insight.danger import Danger
    from reconquista_qt.view.main_window import MainWindow


class Insight(QObject):
    """Connects the window's actions with what they show."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.danger: Danger | None = None
        self._statistics: StatisticsDock | None = None
        self._adviser: AdviserDock | None = None
        self._future: FutureDock | None = None
        forward = window.arrangement.forward
        window.actions_["statistics"].triggered.connect(lambda: forward(self.statistics()))
        window.actions_["adviser"].triggered.connect(self._advise)
        window.actions_["simulate"].triggered.connect(lambda: forward(self.future()))
        window.actions_["danger"].toggled.connect(self._show_danger)

    def _show_danger(self, on: bool) -> None:
        if self.danger is None:
            from reconquista_qt.view.insight.danger import Danger

            window = self._window
            self.danger = Danger(window.board, window.controller, window.languages)
            self.danger.ruleActivated.connect(lambda rule: window.follow(f"rule:{rule}"))
            window.themes.changed.connect(lambda _theme: self._redraw())
        self.danger.show(on)

    def _redraw(self) -> None:
        if self.danger is not None:
            self.danger.refresh()

    def statistics(self) -> StatisticsDock:
        """Return the statistics."""
        if self._statistics is None:
            from reconquista_qt.view.docks.statistics_dock import StatisticsDock

            window = self._window
            self._statistics = StatisticsDock(window.controller, window.languages, window)
            window.arrangement.take_in(self._statistics)
        return self._statistics

    def adviser(self) -> AdviserDock:
        """Return the adviser."""
        if self._adviser is None:
            from reconquista_qt.view.docks.adviser_dock import AdviserDock

            window = self._window
            self._adviser = AdviserDock(window.board, window.controller, window.languages, window)
            window.arrangement.take_in(self._adviser)
        return self._adviser

    def _advise(self) -> None:
        adviser = self.adviser()
        self._window.arrangement.forward(adviser)
        adviser.think()

    def future(self) -> FutureDock:
        """Return the simulation."""
        if self._future is None:
            from reconquista_qt.view.docks.future_dock import FutureDock

            window = self._window
            self._future = FutureDock(window.controller, window.languages, window)
            window.arrangement.take_in(self._future)
        return self._future

    def make_docks(self) -> None:
        """Make the docks, where they were kept, once there is nothing more urgent."""
        self.statistics()
        self.adviser()
        self.future()
