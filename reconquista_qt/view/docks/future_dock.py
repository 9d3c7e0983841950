"""Simulate from here: many games played on from the position, and how they end."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from statistics import fmean, stdev

from PySide6.QtCore import QEvent, QLocale, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import (
    QDockWidget,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from reconquista_qt.ai.aside import Ends, play_ahead
from reconquista_qt.engine.decision import Over
from reconquista_qt.games.reconquista.score import LEVELS
from reconquista_qt.model.controller import GameController
from reconquista_qt.view.board.drag_odds import percent
from reconquista_qt.view.docks.pieces import Breakdown, Heading, Note, scrolled
from reconquista_qt.view.insight.worker import Aside
from reconquista_qt.view.languages import Languages

GAMES, MOST_GAMES = 100, 5000
CONFIDENCE = 1.96  # standard errors to each side: 95 %


class Histogram(QWidget):
    """How often games ended with so many points; lines show where the levels begin."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._counts: Counter[int] = Counter()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_points(self, points: tuple[int, ...]) -> None:
        """Show the points of some games."""
        self._counts = Counter(points)
        told = (f"{value}: {count}" for value, count in sorted(self._counts.items()))
        self.setAccessibleDescription(", ".join(told))
        self.update()

    def sizeHint(self) -> QSize:
        """Return a size that grows with the text."""
        line = self.fontMetrics().height()
        return QSize(line * 16, line * 8)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a bar for each number of points."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        role, palette, metrics = QPalette.ColorRole, self.palette(), self.fontMetrics()
        room = QRectF(6, 4, self.width() - 12, self.height() - metrics.height() - 10)
        last = max(25, max(self._counts, default=0))
        broad = room.width() / (last + 1)
        for least, _ in LEVELS[:-1]:
            if least <= last:
                x = room.left() + broad * least
                painter.setPen(QPen(palette.color(role.Mid), 1, Qt.PenStyle.DashLine))
                painter.drawLine(round(x), round(room.top()), round(x), round(room.bottom()))
        most = max(self._counts.values(), default=1)
        painter.setPen(QPen(palette.color(role.Dark), 0.6))
        painter.setBrush(palette.color(role.Accent))
        for value, count in self._counts.items():
            tall = room.height() * count / most
            painter.drawRect(
                QRectF(
                    room.left() + broad * value + 0.5, room.bottom() - tall, max(1, broad - 1), tall
                )
            )
        painter.setPen(palette.color(role.PlaceholderText))
        for value in range(0, last + 1, 5):
            middle = room.left() + broad * (value + 0.5)
            box = QRectF(middle - 20, room.bottom() + 3, 40, metrics.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignHCenter, str(value))
        painter.end()


class FutureDock(QDockWidget):
    """Plays only when it is asked, in a process of its own; the last result stays to compare."""

    def __init__(
        self, controller: GameController, languages: Languages, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("futureDock")
        self._controller, self._languages = controller, languages
        self.ends: Ends | None = None
        self._where = (0, "")  # turn and phase from which the games were played
        self.aside = Aside(self)
        page = QWidget(self)
        self.setWidget(scrolled(page, self))
        layout = QVBoxLayout(page)
        layout.setContentsMargins(12, 10, 12, 10)
        layout.setSpacing(8)
        self.games = QSpinBox(page)
        self.games.setRange(10, MOST_GAMES)
        self.games.setSingleStep(50)
        self.games.setValue(GAMES)
        self.go = QPushButton(page)
        row = QHBoxLayout()
        row.addWidget(self.games)
        row.addWidget(self.go)
        row.addStretch()
        layout.addLayout(row)
        self.progress = QProgressBar(page)
        self.title = Heading(1.15, page)
        self.title.setWordWrap(True)
        self.mean = Note(muted=False, parent=page)
        self.histogram = Histogram(page)
        self.levels = Breakdown(page)
        self._about = Note(parent=page)
        for widget in (self.progress, self.title, self.mean, self.histogram, self.levels,
                       self._about):  # fmt: skip
            layout.addWidget(widget)
        layout.addStretch()
        self.go.clicked.connect(self.toggle)
        self.aside.told.connect(self._take)
        self.aside.ended.connect(self._show)
        controller.decisionChanged.connect(self._show)
        controller.reset.connect(self.forget)
        self._retranslate()

    # -- playing ---------------------------------------------------------------------------------

    def toggle(self) -> None:
        """Begin to play, or stop and keep to what was found."""
        if self.aside.is_running:
            self.aside.stop()
        else:
            self.simulate()

    def simulate(self) -> None:
        """Play on from the position as it is now."""
        if isinstance(self._controller.waiting, Over):
            return
        state, games = self._controller.state.clone(), self.games.value()
        self.ends, self._where = None, (state.turn, state.phase)
        self.progress.setRange(0, games)
        self.progress.setValue(0)
        seed = 1_000_000 + len(self._controller.session.inputs)
        self.aside.start(play_ahead, self._controller.game.id, state, seed, games)
        self._show()

    def forget(self) -> None:
        """Stop, and forget what was found in another game."""
        self.ends = None
        self.aside.stop()
        self._show()

    def _take(self, ends: Ends) -> None:
        self.ends = ends
        self.progress.setValue(len(ends.points))
        self._show()

    # -- showing ---------------------------------------------------------------------------------

    def _show(self) -> None:
        running, ends = self.aside.is_running, self.ends
        self.go.setText(self.tr("Stop") if running else self.tr("Simulate from here"))
        self.go.setEnabled(running or not isinstance(self._controller.waiting, Over))
        self.games.setEnabled(not running)
        self.progress.setVisible(running)
        for widget in (self.title, self.mean, self.histogram, self.levels):
            widget.setVisible(ends is not None)
        if ends is None:
            return
        wording, write = self._languages.wording, QLocale().toString
        turn, phase = self._where
        text = self.tr("From turn {0}, {1}: {2} points")
        self.title.setText(
            text.format(turn, wording.phase(phase), write(fmean(ends.points), "f", 1))
        )
        self.mean.setText(self._told(ends))
        self.histogram.show_points(ends.points)
        counts = Counter(ends.levels)
        self.levels.show_lines(
            [
                (wording.level(level), percent(counts[level] / len(ends.levels)))
                for _, level in LEVELS
            ],
            None,
        )

    def _told(self, ends: Ends) -> str:
        games, write = len(ends.points), QLocale().toString
        text = self.tr("%n game(s)", "", games)
        if games > 1:
            error = CONFIDENCE * stdev(ends.points) / sqrt(games)
            mean = fmean(ends.points)
            certain = self.tr("mean between {0} and {1} (95 % sure)")
            text += f"; {certain.format(write(mean - error, 'f', 1), write(mean + error, 'f', 1))}"
        span = self.tr("from {0} to {1} points")
        return f"{text}; {span.format(min(ends.points), max(ends.points))}"

    # -- language --------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """Answer a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Simulation"))
        self.games.setAccessibleName(self.tr("Number of games"))
        self.games.setToolTip(self.tr("Number of games"))
        self.histogram.setAccessibleName(self.tr("Points at the end, and how often"))
        self._about.setText(
            self.tr("A simple player plays your side to the end, each time with other dice. You "
                    "may well do better; the shape tells how much the dice still decide.")
        )  # fmt: skip
        self.title.fit()
        self._show()
