"""Simulate from here: many games played on from the position, and two plans compared by them."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QTimer
from PySide6.QtWidgets import (
    QDockWidget,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from reconquista_qt.ai.futures import Futures, Opening
from reconquista_qt.engine.decision import Decision, Over
from reconquista_qt.model.controller import GameController
from reconquista_qt.view.docks.future_results import FutureResults
from reconquista_qt.view.docks.future_setup import FutureSetup
from reconquista_qt.view.docks.pieces import Note, scrolled
from reconquista_qt.view.insight.update_freezer import UpdateFreezer
from reconquista_qt.view.languages import Languages

if TYPE_CHECKING:
    from reconquista_qt.view.desk import Desk

LISTEN_MS: Final = 60
SEED: Final = 1_000_000  # far from the seeds of games


class FutureDock(QDockWidget):
    """Plays only when it is asked, on all cores; the last result stays to be looked at."""

    def __init__(
        self,
        controller: GameController,
        languages: Languages,
        desk: Desk,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("futureDock")
        self._controller, self._desk = controller, desk
        self.futures: Futures | None = None
        self._seen = False
        self._begun = 0.0
        self._where = (0, "")  # turn and phase from which the games were played
        self._plans: list[Opening] = []
        self._kind = ""  # of the decision that the plans answer
        self._timer = QTimer(self)
        self._timer.setInterval(LISTEN_MS)
        self._timer.timeout.connect(self._listen)
        page = QWidget(self)
        self._still = UpdateFreezer(page)
        self.setWidget(scrolled(page, self))
        layout = QVBoxLayout(page)
        layout.setContentsMargins(10, 8, 10, 10)
        layout.setSpacing(8)
        self.setup = FutureSetup(controller, languages, page)
        self.results = FutureResults(languages, desk.insights, page)
        self.progress = QProgressBar(page)
        self.progress.setTextVisible(False)
        self.known, self._about = Note(parent=page), Note(parent=page)
        self.go = QPushButton(page)
        self.go.setProperty("role", "primary")
        row = QHBoxLayout()
        row.setSpacing(8)
        column = QVBoxLayout()
        column.setSpacing(2)
        column.addWidget(self.known)
        column.addWidget(self.progress)
        row.addLayout(column, 1)
        row.addWidget(self.go)
        layout.addWidget(self.setup)
        layout.addLayout(row)
        layout.addWidget(self.results)
        layout.addWidget(self._about)
        layout.addStretch()
        self.go.clicked.connect(self.toggle)
        controller.decisionChanged.connect(self._follow)
        controller.reset.connect(self.forget)
        self.visibilityChanged.connect(self._be_seen)
        self._retranslate()

    def _be_seen(self, seen: bool) -> None:
        if seen != self._seen:
            self._seen = seen
            self._follow()

    def _follow(self) -> None:
        if self._seen:
            self.setup.offer(self._may)
            self._show()

    # -- playing ---------------------------------------------------------------------------------

    @property
    def is_running(self) -> bool:
        """Whether games are being played."""
        return self.futures is not None and self.futures.is_running

    @property
    def _may(self) -> bool:
        """Whether who looks on may see how the game can go on: not where others are asked."""
        waiting = self._controller.waiting
        if isinstance(waiting, Decision):
            return self._desk.may_advise(waiting)
        return not isinstance(waiting, Over)

    def toggle(self) -> None:
        """Begin to play, or stop and keep to what was found."""
        if self.is_running:
            self.stop()
        else:
            self.simulate()

    def simulate(self) -> None:
        """Play on from the position as it is now."""
        controller = self._controller
        waiting = controller.waiting
        if not self._may:
            return
        self.stop()
        self._plans = self.setup.plans
        self._kind = waiting.kind if isinstance(waiting, Decision) else ""
        state = controller.state.clone()
        self._where = (state.turn, state.phase)
        self._begun = monotonic()
        self.futures = Futures(
            controller.game.id,
            state,
            policy=self.setup.player.currentData(),
            plans=self._plans,
            games=self.setup.games.value(),
            seed=SEED + len(controller.session.inputs),
        )
        self._timer.start()
        self._show()

    def stop(self) -> None:
        """Stop at once, and keep to what was found."""
        self._timer.stop()
        if self.futures is not None:
            self.futures.hear()
            self.futures.stop()
        self._show()

    def forget(self) -> None:
        """Stop, and forget what was found in another game."""
        self.stop()
        self.futures = None
        self._follow()

    def _listen(self) -> None:
        futures = self.futures
        if futures is None:
            return
        news = futures.hear()
        if not futures.is_running:
            self._timer.stop()
        if news or not futures.is_running:
            self._show()

    # -- showing ---------------------------------------------------------------------------------

    def _show(self) -> None:
        with self._still:
            running, futures = self.is_running, self.futures
            self.go.setText(self.tr("Stop") if running else self.tr("Simulate"))
            self.go.setEnabled(running or self._may)
            self.setup.set_changeable(not running)
            self._show_progress()
            found = [futures.distribution(plan) for plan in range(futures.plans)] if futures else []
            known = [one for one in found if one is not None]
            self.results.setVisible(bool(known) and len(known) == len(found))
            if futures is not None and self.results.isVisibleTo(self):
                lead = futures.lead() if len(known) > 1 else None
                self.results.show_runs(self._where, self._plans, self._kind, known, lead)

    def _show_progress(self) -> None:
        futures = self.futures
        for part in (self.progress, self.known):
            part.setVisible(futures is not None)
        if futures is None:
            return
        done, whole = futures.done, futures.games * futures.plans
        self.progress.setRange(0, whole)
        self.progress.setValue(done)
        text = self.tr("{0} of {1}").format(done, whole)
        if futures.is_running and done:
            left = (monotonic() - self._begun) / done * (whole - done)
            text = f"{text} · {self._span(left)}"
        self.known.setText(text)

    def _span(self, seconds: float) -> str:
        if seconds < 90:
            return self.tr("%n s left", "", max(1, round(seconds)))
        return self.tr("%n min left", "", round(seconds / 60))

    # -- language --------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """Set the texts anew in another language; fit the dock to another text size."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()
        super().changeEvent(event)

    def _fit(self) -> None:
        if hasattr(self, "_about"):
            self.progress.setFixedHeight(max(6, self.fontMetrics().height() // 2))

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Simulation"))
        self.progress.setAccessibleName(self.tr("Games played"))
        self._about.setText(
            self.tr("The computer plays your side to the end, each time with other dice; two plans "
                    "get the same dice. You may well do better: the width of the chart tells how "
                    "much the dice still decide.")
        )  # fmt: skip
        self._fit()
        self._show()
