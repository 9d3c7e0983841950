"""The score as it stands: who holds what, what would bring more, and what the next turn pays."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from reconquista_qt.games.reconquista.rules.score import LEVELS, Score
from reconquista_qt.games.reconquista.rules.score import score as score_of
from reconquista_qt.games.reconquista.rules.state import State
from reconquista_qt.model.controller import GameController
from reconquista_qt.view.board.playhead import Playhead
from reconquista_qt.view.docks.pieces import Heading, Note, scrolled
from reconquista_qt.view.fonts import serif
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.retranslating import Retranslating
from reconquista_qt.view.why.askers import explain
from reconquista_qt.view.why.explain_host import explain_host_of
from reconquista_qt.view.why.rows import RowList

from .level_bar import LevelBar


class ScoreDock(Retranslating, QDockWidget):
    """Follows the game; nothing here is more than the rules say of the position."""

    def __init__(
        self, controller: GameController[State], languages: Languages, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("scoreDock")
        self._controller = controller
        self._languages = languages
        self._playhead: Playhead | None = None
        self._state: State = controller.state  # what is shown
        self._stale = True  # whether the rows have yet to follow the points
        page = QWidget(self)
        self.setWidget(scrolled(page, self))
        layout = QVBoxLayout(page)
        layout.setContentsMargins(12, 10, 12, 10)
        layout.setSpacing(6)
        head = QHBoxLayout()
        self.points = QLabel(page)
        self.points.setProperty("role", "gold")
        self.level = Note(muted=False, parent=page)
        self.level.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        head.addWidget(self.points)
        head.addSpacing(6)
        head.addWidget(self.level, 1)
        layout.addLayout(head)
        self.bar = LevelBar(languages, page)
        layout.addWidget(self.bar)
        self.lines, self.prospects, self.forecast = (RowList(page) for _ in range(3))
        self._more_title, self._forecast_title = Heading(1.1, page), Heading(1.1, page)
        self._forecast_note = Note(parent=page)
        layout.addWidget(self.lines)
        for widget in (self._more_title, self.prospects, self._forecast_title,
                       self._forecast_note, self.forecast):  # fmt: skip
            if isinstance(widget, Heading):
                layout.addSpacing(8)
            layout.addWidget(widget)
        layout.addStretch()
        for rows in (self.lines, self.prospects, self.forecast):
            explain_host_of(self).adopt(rows)
        self._explain()
        self.visibilityChanged.connect(self._catch_up)
        controller.reset.connect(self.refresh)
        controller.changed.connect(self.refresh)
        self._retranslate()

    def _explain(self) -> None:
        from reconquista_qt.games.reconquista.board.why.of_points import (
            forecast_why,
            level_why,
            score_why,
        )

        def score() -> Score:
            return score_of(self._state)

        languages = self._languages
        explain(self.points, lambda: score_why(score(), self._state, languages.wording))
        for widget in (self.level, self.bar):
            explain(widget, lambda: level_why(score(), languages.wording))
        explain(self._forecast_title, lambda: forecast_why(self._state, languages.wording))

    def fit(self) -> None:
        """Take the size of the text anew."""
        points = self.font().pointSizeF()
        self.points.setFont(serif(points * 2.6))
        self._more_title.fit()
        self._forecast_title.fit()

    def follow(self, playhead: Playhead) -> None:
        """Count only once the board has shown what happened."""
        self._playhead = playhead
        playhead.caughtUp.connect(self.refresh)

    def refresh(self, _changes: object = None) -> None:
        """Count the points of the position."""
        if self._playhead is not None and self._playhead.holds_back:
            return
        wording = self._languages.wording
        self._state = self._controller.state.clone()
        score = score_of(self._state)
        self.points.setText(str(score.total))
        self.points.setAccessibleName(wording.points(score.total))
        self.level.setText(self._standing(score))
        self.bar.show_points(score.total)
        self.bar.setAccessibleName(wording.points(score.total))
        self._stale = True
        self._catch_up()

    def _show_rows(self) -> None:
        """Show the rows; behind another tab they can wait."""
        from reconquista_qt.games.reconquista.board.why.of_points import forecast_why
        from reconquista_qt.view.why.reason import Part

        from .holdings import holding_parts, prospect_parts

        self._stale = False
        wording = self._languages.wording
        title = wording.rule_title
        score = score_of(self._state)
        total = Part(self.tr("Total"), str(score.total), "victory")
        self.lines.tell(holding_parts(self._state, wording), total, title)
        more = prospect_parts(self._state, wording)
        self.prospects.tell(more, None, title)
        self._more_title.setVisible(bool(more))
        forecast = forecast_why(self._state, wording)
        self.forecast.tell(forecast.parts, forecast.total, title)

    def _catch_up(self) -> None:
        # Behind another tab a dock counts as visible, and has nothing that could be seen.
        if self._stale and not self.visibleRegion().isEmpty():
            self._show_rows()

    def _standing(self, score: Score) -> str:
        wording = self._languages.wording
        text = f"<b>{wording.level(score.level)}</b>"
        above = [level for level in LEVELS if level[0] > score.total]
        if above:
            least, name = above[-1]
            missing = self.tr("%n more point(s) for: {0}", "", least - score.total)
            text += f"<br>{missing.format(wording.level(name))}"
        return text

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Score"))
        self._more_title.setText(self.tr("One more City would bring"))
        self._forecast_title.setText(self.tr("Income next turn"))
        self._forecast_note.setText(
            self.tr("If the map stays as it is and no event or revolt changes it.")
        )
        self.fit()
        self.refresh()
