"""Where the window reaches the insights; each is loaded when it is first asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QEvent, QObject, QTimer

if TYPE_CHECKING:
    from reconquista_qt.view.docks.adviser_dock import AdviserDock
    from reconquista_qt.view.docks.future_dock import FutureDock
    from reconquista_qt.view.insight.blunder import BlunderCheck
    from reconquista_qt.view.insight.report_window import ReportWindow
    from reconquista_qt.view.insight.review_navigator import ReviewNavigator
    from reconquista_qt.view.insight.reviewing import Reviewing
    from reconquista_qt.view.main_window import MainWindow

OVERLAYS: Final = ("danger", "chances")
WARM_MS = 1500  # after everything else stands: the adviser's process, so that it answers at once


class AnalysisTools(QObject):
    """Connects the window's actions with what they show."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.overlays: dict[str, Any] = {}  # by the names of the actions that lay them down
        self._statistics: Any = None
        self._adviser: AdviserDock | None = None
        self._future: FutureDock | None = None
        self._review: ReportWindow | None = None
        self.reviewing: Reviewing | None = None
        self.navigator: ReviewNavigator | None = None  # what the review leads to, once there is one
        self.blunders: BlunderCheck | None = None
        forward = window.arrangement.forward
        window.actions_["statistics"].triggered.connect(lambda: forward(self.statistics()))
        window.actions_["adviser"].triggered.connect(self._advise)
        window.actions_["simulate"].triggered.connect(lambda: forward(self.future()))
        window.actions_["review"].triggered.connect(lambda: self.review().open())
        for name in OVERLAYS:
            window.actions_[name].toggled.connect(lambda on, name=name: self._lay(name, on))
        window.preferences.changed.connect(self._preference_changed)
        window.installEventFilter(self)

    def _lay(self, name: str, on: bool) -> None:
        """Lay the game's figures over the board, or take them away; one kind at a time."""
        if name not in self.overlays:
            window = self._window
            overlay = self.overlays[name] = window.desk.insights.overlay(name)
            overlay.ruleActivated.connect(lambda rule: window.follow(f"rule:{rule}"))
            window.themes.changed.connect(lambda _theme: overlay.refresh())
        if on:
            for other in OVERLAYS:
                if other != name:
                    self._window.actions_[other].setChecked(False)
        self.overlays[name].show(on)

    def statistics(self) -> Any:
        """Return the dock of statistics, made when first asked for."""
        if self._statistics is None:
            window = self._window
            self._statistics = window.desk.insights.statistics()
            self._statistics.reviewWanted.connect(window.actions_["review"].trigger)
            window.arrangement.take_in(self._statistics)
        return self._statistics

    def adviser(self) -> AdviserDock:
        """Return the dock of the adviser, made when first asked for."""
        if self._adviser is None:
            from reconquista_qt.view.docks.adviser_dock import AdviserDock

            window = self._window
            self._adviser = AdviserDock(
                window.board, window.controller, window.languages, window.preferences,
                window.board.presenter, window.desk.may_advise, window,
            )  # fmt: skip
            self._adviser.linkFollowed.connect(window.follow)
            self._adviser.performing.connect(self._spare)
            seating = getattr(window.desk, "seating", None)
            if seating is not None:
                seating.changed.connect(self._adviser.seats_changed)
            window.arrangement.take_in(self._adviser)
        return self._adviser

    def _advise(self) -> None:
        adviser = self.adviser()
        self._window.arrangement.forward(adviser)
        adviser.think()

    def future(self) -> FutureDock:
        """Return the dock of futures, made when first asked for."""
        if self._future is None:
            from reconquista_qt.view.docks.future_dock import FutureDock

            window = self._window
            self._future = FutureDock(window.controller, window.languages, window.desk, window)
            window.arrangement.take_in(self._future)
        return self._future

    def review(self) -> ReportWindow:
        """Return the review's window; what makes the review begins when it is opened."""
        if self._review is None:
            from reconquista_qt.view.insight.report_window import ReportWindow
            from reconquista_qt.view.insight.review_navigator import ReviewNavigator
            from reconquista_qt.view.insight.reviewing import Reviewing

            window = self._window
            self.reviewing = reviewing = Reviewing(window.controller, self)
            self._review = ReportWindow(
                reviewing,
                window.controller,
                window.languages,
                window.themes,
                window.desk.insights,
                window,
            )
            navigator = self.navigator = ReviewNavigator(window)
            self._review.throwWanted.connect(navigator.throw)
            self._review.turnWanted.connect(navigator.turn)
            self._review.decisionWanted.connect(navigator.decision)
            self._review.attemptWanted.connect(navigator.attempt)
            self._review.linkFollowed.connect(window.follow)
            self._review.exportWanted.connect(window.files.export_review)
            window.files.report_of = reviewing.report_of
        return self._review

    def make_docks(self) -> None:
        """Make the docks, where they were kept, once there is nothing more urgent."""
        features = self._window.desk.features
        if "statistics" in features:
            self.statistics()
        if "adviser" not in features:
            return
        self.adviser()
        self.future()
        self._preference_changed("blunder_check")
        QTimer.singleShot(WARM_MS, self, self._warm)

    # -- the processes aside ---------------------------------------------------------------------

    def _warm(self) -> None:
        if self._window.isVisible():
            self.adviser().helper.warm(self._window.controller.game.id)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """End the processes with the window."""
        if event.type() == QEvent.Type.Close and watched is self._window:
            if self._adviser is not None:
                self._adviser.player.stop()
                self._adviser.helper.close()
            if self._future is not None:
                self._future.stop()
            if self.blunders is not None:
                self.blunders.close()
            if self.reviewing is not None:
                self.reviewing.stop()
            if self._review is not None:
                self._review.hide()
        return super().eventFilter(watched, event)

    # -- the second look -------------------------------------------------------------------------

    def _preference_changed(self, name: str) -> None:
        if not name.startswith("blunder_") or "adviser" not in self._window.desk.features:
            return
        window = self._window
        if self.blunders is None and window.preferences.get("blunder_check"):
            from reconquista_qt.view.insight.blunder import BlunderCheck

            self.blunders = BlunderCheck(window)
        if self.blunders is not None:
            self.blunders.follow_preferences()

    def _spare(self, number: int) -> None:
        if self.blunders is not None:
            self.blunders.spare(number)
