"""The score as it stands, with the reason for every point, and what the next turn will pay."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from reconquista_qt.games.reconquista.rules.income import income_lines
from reconquista_qt.games.reconquista.score import LEVELS, Score
from reconquista_qt.model.controller import GameController
from reconquista_qt.view.docks.pace import Pace
from reconquista_qt.view.docks.pieces import Breakdown, Heading, Note, scrolled
from reconquista_qt.view.docks.sources import income_source, score_source, signed
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.theme import serif

MOST_POINTS = 40


class LevelBar(QWidget):
    """The five levels of victory on a bar of forty points, with the present score on it."""

    def __init__(self, languages: Languages, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._languages = languages
        self._points = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_points(self, points: int) -> None:
        """Show a score."""
        self._points = points
        self.update()

    def sizeHint(self) -> QSize:
        """Return a size that grows with the text."""
        return QSize(160, round(self.fontMetrics().height() * 2.3))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bar, its bounds and the pointer."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, role = self.palette(), QPalette.ColorRole
        metrics = painter.fontMetrics()
        margin = metrics.horizontalAdvance("40") / 2 + 2
        width = self.width() - 2 * margin
        top, thick = self.height() * 0.3, self.height() * 0.2

        def at(points: float) -> float:
            return margin + width * min(points, MOST_POINTS) / MOST_POINTS

        painter.setPen(QPen(palette.color(role.Mid), 1))
        painter.setBrush(palette.color(role.Base))
        painter.drawRoundedRect(QRectF(margin, top, width, thick), thick / 2, thick / 2)
        painter.setBrush(palette.color(role.Accent))
        painter.setPen(Qt.PenStyle.NoPen)
        reached = max(at(self._points) - margin, thick)
        painter.drawRoundedRect(QRectF(margin, top, reached, thick), thick / 2, thick / 2)
        for least, _ in LEVELS[:-1]:
            painter.setPen(QPen(palette.color(role.Dark), 1.5))
            x = at(least)
            painter.drawLine(QPointF(x, top - 3), QPointF(x, top + thick + 3))
            painter.setPen(palette.color(role.PlaceholderText))
            label = QRectF(x - 20, top + thick + 2, 40, metrics.height())
            painter.drawText(label, Qt.AlignmentFlag.AlignHCenter, str(least))
        painter.setBrush(palette.color(role.Highlight))
        painter.setPen(QPen(palette.color(role.HighlightedText), 1))
        x, half = at(self._points), self.height() * 0.13
        pointer = [QPointF(x, top + 1), QPointF(x - half, top - half * 1.6)]
        pointer.append(QPointF(x + half, top - half * 1.6))
        painter.drawPolygon(QPolygonF(pointer))
        painter.end()


class ScoreDock(QDockWidget):
    """Follows the game; nothing here is more than the rules say of the position."""

    def __init__(
        self, controller: GameController, languages: Languages, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("scoreDock")
        self._controller = controller
        self._languages = languages
        self._pace: Pace | None = None
        page = QWidget(self)
        self.setWidget(scrolled(page, self))
        layout = QVBoxLayout(page)
        layout.setContentsMargins(12, 10, 12, 10)
        layout.setSpacing(6)
        head = QHBoxLayout()
        self.points = QLabel(page)
        self.points.setProperty("role", "gold")
        self.level = Note(muted=False, parent=page)
        head.addWidget(self.points)
        head.addSpacing(6)
        head.addWidget(self.level, 1)
        layout.addLayout(head)
        self.bar = LevelBar(languages, page)
        layout.addWidget(self.bar)
        self.lines = Breakdown(page)
        layout.addWidget(self.lines)
        layout.addSpacing(8)
        self.forecast_title = Heading(1.1, page)
        layout.addWidget(self.forecast_title)
        self.forecast_note = Note(parent=page)
        layout.addWidget(self.forecast_note)
        self.forecast = Breakdown(page)
        layout.addWidget(self.forecast)
        layout.addStretch()
        controller.reset.connect(self.refresh)
        controller.changed.connect(self.refresh)
        self._retranslate()

    def fit(self) -> None:
        """Take the size of the text anew."""
        points = self.font().pointSizeF()
        self.points.setFont(serif(points * 2.6))
        self.forecast_title.fit()

    def keep_pace(self, pace: Pace) -> None:
        """Count only once the board has shown what happened."""
        self._pace = pace
        pace.over.connect(self.refresh)

    def refresh(self, _changes: object = None) -> None:
        """Count the points of the position."""
        if self._pace is not None and self._pace.holds:
            return
        wording, controller = self._languages.wording, self._controller
        score: Score = controller.game.score(controller.state)
        self.points.setText(str(score.total))
        self.points.setAccessibleName(wording.points(score.total))
        self.level.setText(self._standing(score))
        self.bar.show_points(score.total)
        self.bar.setAccessibleName(wording.points(score.total))
        total = (self.tr("Total"), str(score.total))
        rows = [(score_source(wording, line), signed(line.points)) for line in score.lines]
        self.lines.show_lines(rows, total)
        coming = controller.state.clone()
        coming.event = 0
        coming.revolt = -1
        lines = income_lines(coming)
        self.forecast.show_lines(
            [(income_source(wording, *line[:2]), signed(line[2])) for line in lines],
            (self.tr("Income"), str(sum(line[2] for line in lines))),
        )

    def _standing(self, score: Score) -> str:
        wording = self._languages.wording
        text = f"<b>{wording.level(score.level)}</b>"
        above = [level for level in LEVELS if level[0] > score.total]
        if above:
            least, name = above[-1]
            missing = self.tr("%n more point(s) for: {0}", "", least - score.total)
            text += f"<br>{missing.format(wording.level(name))}"
        return text

    def changeEvent(self, event: QEvent) -> None:
        """Answer a change of language or text size."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Score"))
        self.forecast_title.setText(self.tr("Income next turn"))
        self.forecast_note.setText(
            self.tr("If the map stays as it is and no event or revolt changes it.")
        )
        self.fit()
        self.refresh()
