"""Simulate from here: many games played on from the position, and two plans compared by them."""

from __future__ import annotations

from time import monotonic
from typing import Final

from PySide6.QtCore import QEvent, QLocale, QTimer
from PySide6.QtWidgets import (
    QComboBox,
    QDockWidget,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from reconquista_qt.ai.brain import brain_of
from reconquista_qt.ai.futures import Distribution, Futures, Opening
from reconquista_qt.ai.policies import POLICIES
from reconquista_qt.engine.decision import Decision, Over
from reconquista_qt.games.reconquista.score import LEVELS
from reconquista_qt.model.controller import GameController
from reconquista_qt.view.board.drag_odds import percent
from reconquista_qt.view.docks.pieces import Heading, Note, scrolled
from reconquista_qt.view.insight.histogram import Histogram
from reconquista_qt.view.languages import Languages

GAMES: Final = 100
MOST_GAMES: Final = 10_000
PLAYER: Final = "greedy"
LISTEN_MS: Final = 60
CANDIDATES: Final = 8  # plans that are proposed
MOST_OPTIONS: Final = 400  # choices that are listed below them
FEW: Final = 10  # pairs of games that say nothing yet
CLOSE: Final = 0.5  # points within which two plans are as good as equal
NAMES: Final = ("A", "B")


class FutureDock(QDockWidget):
    """Plays only when it is asked, on all cores; the last result stays to be looked at."""

    def __init__(
        self, controller: GameController, languages: Languages, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("futureDock")
        self._controller, self._languages = controller, languages
        self.futures: Futures | None = None
        self._seen = False
        self._begun = 0.0
        self._where = (0, "")  # turn and phase from which the games were played
        self._openings: list[Opening] = []  # what can be chosen below the first line
        self._chosen: list[tuple[Opening, str]] = []  # the plans, and the kind of their decision
        self._timer = QTimer(self)
        self._timer.setInterval(LISTEN_MS)
        self._timer.timeout.connect(self._listen)
        self._build()
        self.go.clicked.connect(self.toggle)
        controller.decisionChanged.connect(self._follow)
        controller.reset.connect(self.forget)
        self.visibilityChanged.connect(self._be_seen)
        self._retranslate()

    def _build(self) -> None:
        page = QWidget(self)
        self.setWidget(scrolled(page, self))
        layout = QVBoxLayout(page)
        layout.setContentsMargins(12, 10, 12, 10)
        layout.setSpacing(8)
        self.player, self.first, self.second = (QComboBox(page) for _ in range(3))
        for combo in (self.player, self.first, self.second):
            # Long names must not widen the sidebar; the list itself is as wide as it needs.
            combo.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            combo.setMinimumContentsLength(6)
            combo.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        for name in POLICIES:
            self.player.addItem("", name)
        self.player.setCurrentIndex(max(0, self.player.findData(PLAYER)))
        self.games = QSpinBox(page)
        self.games.setRange(10, MOST_GAMES)
        self.games.setSingleStep(50)
        self.games.setValue(GAMES)
        form = QFormLayout()
        form.setHorizontalSpacing(8)
        self._labels = [QLabel(page) for _ in range(4)]
        for label, widget in zip(
            self._labels, (self.player, self.games, self.first, self.second), strict=True
        ):
            label.setBuddy(widget)
            form.addRow(label, widget)
        layout.addLayout(form)
        self.progress = QProgressBar(page)
        self.go = QPushButton(page)
        self.go.setProperty("role", "primary")
        row = QHBoxLayout()
        row.setSpacing(6)
        row.addWidget(self.progress, 1)
        row.addWidget(self.go)
        layout.addLayout(row)
        self.title = Heading(1.15, page)
        self.title.setWordWrap(True)
        self.verdict, self.mean, self.levels = (Note(muted=False, parent=page) for _ in range(3))
        self.histogram = Histogram(page)
        self._about = Note(parent=page)
        for widget in (self.title, self.verdict, self.mean, self.histogram, self.levels,
                       self._about):  # fmt: skip
            layout.addWidget(widget)
        layout.addStretch()

    # -- choosing --------------------------------------------------------------------------------

    def _be_seen(self, seen: bool) -> None:
        if seen != self._seen:
            self._seen = seen
            self._follow()

    def _follow(self) -> None:
        """Offer the plans of the decision that is asked now."""
        if self._seen:
            self._offer()
        self._show()

    def _offer(self) -> None:
        waiting, wording = self._controller.waiting, self._languages.wording
        kept = [self._opening(combo) for combo in (self.first, self.second)]
        self._openings = []
        names: list[str] = []
        if isinstance(waiting, Decision):
            state, kind = self._controller.state, waiting.kind
            lines = brain_of(self._controller.game).lines(state.clone(), CANDIDATES)
            self._openings = [actions for actions, _ in lines]
            single = [(option,) for option in waiting.options[:MOST_OPTIONS]]
            self._openings += [one for one in single if one not in self._openings]
            names = [
                "; ".join(wording.option(action, kind) for action in actions)
                for actions in self._openings
            ]
        heads = (self.tr("As it stands"), self.tr("None: no comparison"))
        for combo, head, before in zip((self.first, self.second), heads, kept, strict=True):
            combo.clear()
            combo.addItems([head, *names])
            if before in self._openings:
                combo.setCurrentIndex(self._openings.index(before) + 1)
            view = combo.view()
            wanted = view.sizeHintForColumn(0) + view.verticalScrollBar().sizeHint().width() + 12
            view.setMinimumWidth(min(wanted, self.screen().size().width()))

    def _opening(self, combo: QComboBox) -> Opening:
        """Return the actions of the plan that is chosen, none for the first line."""
        at = combo.currentIndex()
        return self._openings[at - 1] if 0 < at <= len(self._openings) else ()

    # -- playing ---------------------------------------------------------------------------------

    @property
    def is_running(self) -> bool:
        """Whether games are being played."""
        return self.futures is not None and self.futures.is_running

    def toggle(self) -> None:
        """Begin to play, or stop and keep to what was found."""
        if self.is_running:
            self.stop()
        else:
            self.simulate()

    def simulate(self) -> None:
        """Play on from the position as it is now."""
        controller = self._controller
        if isinstance(controller.waiting, Over):
            return
        self.stop()
        kind = controller.waiting.kind if isinstance(controller.waiting, Decision) else ""
        picked = [self._opening(self.first)]
        if self.second.currentIndex() > 0:
            picked.append(self._opening(self.second))
        self._chosen = [(actions, kind) for actions in picked]
        state = controller.state.clone()
        self._where = (state.turn, state.phase)
        self._begun = monotonic()
        self.futures = Futures(
            controller.game.id,
            state,
            policy=self.player.currentData(),
            plans=[actions for actions, _ in self._chosen],
            games=self.games.value(),
            seed=1_000_000 + len(controller.session.inputs),
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
        running, futures = self.is_running, self.futures
        over = isinstance(self._controller.waiting, Over)
        self.go.setText(self.tr("Stop") if running else self.tr("Simulate"))
        self.go.setEnabled(running or not over)
        for widget in (self.player, self.games, self.first, self.second):
            widget.setEnabled(not running)
        self._show_progress()
        found = [futures.distribution(plan) for plan in range(futures.plans)] if futures else []
        known = [one for one in found if one is not None]
        ready = bool(known) and len(known) == len(found)
        for part in (self.title, self.mean, self.histogram, self.levels):
            part.setVisible(ready)
        self.verdict.setVisible(ready and len(known) > 1)
        if not ready or futures is None:
            return
        turn, phase = self._where
        self.title.setText(
            self.tr("From turn {0}, {1}").format(turn, self._languages.wording.phase(phase))
        )
        self.mean.setText("<br>".join(self._told(at, one) for at, one in enumerate(known)))
        names = NAMES if len(known) > 1 else ("",)
        self.histogram.show_runs(
            [(name, one.points, one.mean) for name, one in zip(names, known, strict=True)],
            self.tr("Points at the end"),
        )
        self.levels.setText(self._level_table(known))
        if len(known) > 1:
            self.verdict.setText(self._verdict(*futures.lead()))

    def _show_progress(self) -> None:
        futures = self.futures
        if futures is None:
            self.progress.setRange(0, 1)
            self.progress.setValue(0)
            self.progress.setFormat("")
            return
        done, whole = futures.done, futures.games * futures.plans
        self.progress.setRange(0, whole)
        self.progress.setValue(done)
        text = self.tr("{0} of {1}").format(done, whole)
        if futures.is_running and done:
            left = (monotonic() - self._begun) / done * (whole - done)
            text = f"{text} · {self._span(left)}"
        self.progress.setFormat(text)

    def _span(self, seconds: float) -> str:
        if seconds < 90:
            return self.tr("%n s left", "", max(1, round(seconds)))
        return self.tr("%n min left", "", round(seconds / 60))

    def _told(self, at: int, found: Distribution) -> str:
        write = QLocale().toString
        low, high = found.interval
        text = self.tr("{0} points on average; 95 % sure: {1} to {2}").format(
            f"<b>{write(found.mean, 'f', 1)}</b>", write(low, "f", 1), write(high, "f", 1)
        )
        if len(self._chosen) > 1:
            return f"<b>{NAMES[at]}</b> ({self._plan_name(at)}): {text}"
        opening = "" if not self._chosen[0][0] else f"{self._plan_name(0)}: "
        games = self.tr("%n game(s)", "", found.games)
        return f"{opening}{text}; {games}"

    def _plan_name(self, at: int) -> str:
        actions, kind = self._chosen[at]
        if not actions:
            return self.tr("As it stands")
        return "; ".join(self._languages.wording.option(action, kind) for action in actions)

    def _level_table(self, found: list[Distribution]) -> str:
        wording, rows = self._languages.wording, []
        if len(found) > 1:
            heads = "".join(f'<td align="right"><b>{name}</b></td>' for name in NAMES)
            rows.append(f"<tr><td></td>{heads}</tr>")
        for _, level in LEVELS:
            cells = "".join(
                f'<td align="right" style="padding-left:10px">{_share(one, level)}</td>'
                for one in found
            )
            rows.append(f"<tr><td>{wording.level(level)}</td>{cells}</tr>")
        return f'<table width="100%" cellspacing="0" cellpadding="1">{"".join(rows)}</table>'

    def _verdict(self, pairs: int, lead: float, margin: float) -> str:
        """Say in plain words which plan is better, if that can be told."""
        if pairs < FEW:
            return self.tr("Too few games yet to tell the plans apart.")
        if lead == margin == 0:
            return self.tr("<b>The same</b> in every game: both plans come to the same thing.")
        write = QLocale().toString
        ahead = NAMES[1] if lead > 0 else NAMES[0]
        low, high = sorted((abs(lead) - margin, abs(lead) + margin))
        figures = (write(abs(lead), "f", 1), _signed(low), _signed(high))
        if abs(lead) > margin:
            text = self.tr(
                "<b>{name} is better</b>, by {0} points on average (95 % sure: {1} to {2})."
            )
        elif margin + abs(lead) < CLOSE:
            text = self.tr(
                "<b>As good as equal</b>: {name} is ahead by {0} points (95 % sure: {1} to {2})."
            )
        else:
            text = self.tr(
                "<b>No difference that is sure.</b> {name} is ahead by {0} points, but it may be "
                "anything from {1} to {2}; more games would tell."
            )
        return text.format(*figures, name=ahead)

    # -- language --------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """Answer a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Simulation"))
        names = (self.tr("Player"), self.tr("Games"), self.tr("Plan A"), self.tr("Plan B"))
        for label, name in zip(self._labels, names, strict=True):
            label.setText(name)
        for widget, name in zip(
            (self.player, self.games, self.first, self.second), names, strict=True
        ):
            widget.setAccessibleName(name)
        known = {
            "random": self.tr("Plays at random"),
            "greedy": self.tr("Takes what looks best"),
            "planner": self.tr("Thinks ahead (slow)"),
        }
        for at in range(self.player.count()):
            name = self.player.itemData(at)
            self.player.setItemText(at, known.get(name, name))
        self.histogram.setAccessibleName(self.tr("Points at the end, and how often"))
        self._about.setText(
            self.tr("A player of the computer's plays your side to the end, each time with other "
                    "dice; two plans meet the same dice. You may well do better: the shape tells "
                    "how much the dice still decide.")
        )  # fmt: skip
        self.title.fit()
        self._follow()


def _share(found: Distribution, level: str) -> str:
    return percent(dict(found.levels).get(level, 0) / found.games)


def _signed(points: float) -> str:
    sign = "−" if points < 0 else "+"
    return f"{sign}{QLocale().toString(abs(points), 'f', 1)}"
