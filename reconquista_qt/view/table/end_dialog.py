"""The end of a game at a table: who has won, why, how each seat stands, and what to do next."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from reconquista_qt.engine.decision import Over
from reconquista_qt.view.docks.pieces import Breakdown, Heading, Note

from .view import TableView


class TableEndDialog(QDialog):
    """Closes by itself when the end is undone or another game begins."""

    newGame = Signal()
    save = Signal()
    undo = Signal()
    review = Signal()

    def __init__(self, view: TableView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 24, 18)
        layout.setSpacing(10)
        self.head = Heading(1.7, self)
        self.head.setWordWrap(True)
        self.head.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.reason = Note(parent=self)
        self.reason.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.table = Breakdown(self)
        for widget in (self.head, self.reason, self.table):
            layout.addWidget(widget)
        layout.addStretch()
        row = QHBoxLayout()
        self._undo, self._save = QPushButton(self), QPushButton(self)
        self._look, self._new = QPushButton(self), QPushButton(self)
        for button in (self._undo, self._save, self._look, self._new):
            button.setAutoDefault(False)
            row.addWidget(button)
        self._new.setDefault(True)
        layout.addLayout(row)
        self._undo.clicked.connect(self.undo)
        self._save.clicked.connect(self.save)
        self._look.clicked.connect(self.hide)
        self._new.clicked.connect(self.newGame)
        view.controller.reset.connect(self._follow)
        view.controller.decisionChanged.connect(self._follow)
        line = self.fontMetrics().height()
        self.resize(line * 28, line * 20)
        self._retranslate()

    def _follow(self) -> None:
        if not isinstance(self._view.controller.waiting, Over):
            self.hide()

    def refresh(self) -> None:
        """Show the end of the game, if it has come."""
        view = self._view
        over = view.controller.waiting
        if not isinstance(over, Over):
            return
        naming = view.naming
        if over.winner:
            self.head.setText(self.tr("{0} has won").format(naming.seat(over.winner)))
        elif over.level:
            self.head.setText(naming.level(over.level))
        else:
            self.head.setText(self.tr("Nobody has won"))
        self.reason.setText(naming.reason(over.reason))
        standings = over.standings or view.controller.game.standings(view.controller.state)
        self.table.show_lines(
            [
                (
                    naming.seat(s.seat) + (f" ({naming.level(s.level)})" if s.level else ""),
                    str(s.points),
                )
                for s in standings
            ],
            None,
        )

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
        self._new.setText(self.tr("New game…"))
        self.refresh()
