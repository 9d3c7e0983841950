"""The end of a game: level, points and their breakdown, and what to do next; not modal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from reconquista_qt.engine.decision import Over
from reconquista_qt.games.reconquista.board.docks.level_bar import LevelBar
from reconquista_qt.games.reconquista.board.why.of_points import level_why, score_why
from reconquista_qt.games.reconquista.rules.score import Score
from reconquista_qt.model.controller import GameController
from reconquista_qt.view.docks.pieces import Heading, Note, scrolled
from reconquista_qt.view.fonts import serif
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.why.askers import explain
from reconquista_qt.view.why.rows import RowList
from reconquista_qt.view.why.whys import whys_of

if TYPE_CHECKING:
    from reconquista_qt.view.why.reason import Why


class EndDialog(QDialog):
    """Closes by itself when the end is undone or another game begins."""

    newGame = Signal()
    save = Signal()
    undo = Signal()
    review = Signal()

    def __init__(
        self, controller: GameController, languages: Languages, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._languages = languages
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 24, 18)
        layout.setSpacing(8)
        self.level = Heading(1.6, self)
        self.level.setWordWrap(True)
        self.level.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.points = QLabel(self)
        self.points.setProperty("role", "gold")
        self.points.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.points.setFont(serif(self.font().pointSizeF() * 3.4))
        self.reason, self.figure = Note(parent=self), Note(muted=False, parent=self)
        self.reason.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.bar = LevelBar(languages, self)
        for widget in (self.level, self.points, self.reason, self.figure, self.bar):
            layout.addWidget(widget)
        page = QWidget(self)
        inner = QVBoxLayout(page)
        inner.setContentsMargins(8, 4, 8, 4)
        self.lines = RowList(page)
        whys_of(self).adopt(self.lines)
        for widget in (self.level, self.points, self.bar):
            explain(widget, self._levels)
        inner.addWidget(self.lines)
        inner.addStretch()
        layout.addWidget(scrolled(page, self), 1)
        row = QHBoxLayout()
        self._undo, self._save = QPushButton(self), QPushButton(self)
        self._look, self._new = QPushButton(self), QPushButton(self)
        self._review = QPushButton(self)
        for button in (self._undo, self._save, self._look, self._review, self._new):
            button.setAutoDefault(False)
            row.addWidget(button)
        self._new.setDefault(True)
        layout.addLayout(row)
        self._undo.clicked.connect(self.undo)
        self._save.clicked.connect(self.save)
        self._look.clicked.connect(self.hide)
        self._review.clicked.connect(self.review)
        self._new.clicked.connect(self.newGame)
        controller.reset.connect(self._follow)
        controller.decisionChanged.connect(self._follow)
        self.resize(self.fontMetrics().height() * 30, self.fontMetrics().height() * 34)
        self._retranslate()

    def _levels(self) -> Why:
        score: Score = self._controller.game.score(self._controller.state)
        return level_why(score, self._languages.wording)

    def _follow(self) -> None:
        if not isinstance(self._controller.waiting, Over):
            self.hide()

    def refresh(self) -> None:
        """Show the end of the game, if it has come."""
        over = self._controller.waiting
        if not isinstance(over, Over):
            return
        wording = self._languages.wording
        score: Score = self._controller.game.score(self._controller.state)
        self.level.setText(wording.level(over.level))
        self.points.setText(wording.points(over.total))
        self.reason.setText(wording.reason(over.reason))
        self.figure.setText(wording.figure(over.level))
        self.bar.show_points(over.total)
        why = score_why(score, self._controller.state, wording)
        self.lines.tell(why.parts, why.total, wording.rule_title)

    def changeEvent(self, event: QEvent) -> None:
        """Answer a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("The end of the game"))
        self._undo.setText(self.tr("Undo"))
        self._save.setText(self.tr("Save…"))
        self._look.setText(self.tr("Look at the board"))
        self._review.setText(self.tr("Review"))
        self._review.setToolTip(
            self.tr("Curves, turning points, luck, and what could have been done better")
        )
        self._new.setText(self.tr("New game…"))
        self.refresh()
