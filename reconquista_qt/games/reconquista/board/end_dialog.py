"""The end of a game: level, points and their breakdown, and what to do next; not modal."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QImage, QPixmap
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from reconquista_qt.engine.decision import Over
from reconquista_qt.engine.position_line import line_of
from reconquista_qt.games.reconquista.board.docks.level_bar import LevelBar
from reconquista_qt.games.reconquista.board.why.of_points import level_why, score_why
from reconquista_qt.games.reconquista.rules.score import LEVELS
from reconquista_qt.games.reconquista.rules.score import score as score_of
from reconquista_qt.games.reconquista.rules.state import State
from reconquista_qt.model.controller import GameController
from reconquista_qt.model.replay_page import scores_of
from reconquista_qt.view.dialog_size import give_size
from reconquista_qt.view.docks.pieces import Heading, Note, scrolled
from reconquista_qt.view.ending import AgainButton, Judgement
from reconquista_qt.view.fonts import serif
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.numbers import digits
from reconquista_qt.view.points_curve import PointsCurve
from reconquista_qt.view.retranslating import Retranslating
from reconquista_qt.view.why.askers import explain
from reconquista_qt.view.why.explain_host import explain_host_of
from reconquista_qt.view.why.rows import RowList
from reconquista_qt.wording import in_language

if TYPE_CHECKING:
    from reconquista_qt.view.main_window import MainWindow
    from reconquista_qt.view.why.reason import Why

BOARD_LINES: Final = 24  # lines of text that the board is wide
SHARED_WIDTH: Final = 1600  # pixels of the picture that is copied


class EndDialog(Retranslating, QDialog):
    """Closes by itself when the end is undone or another game begins."""

    newGame = Signal()
    save = Signal()
    undo = Signal()
    review = Signal()
    replay = Signal()
    webPage = Signal()
    film = Signal()
    chronicle = Signal()
    turnWanted = Signal(int)  # play again from its first decision

    def __init__(
        self,
        controller: GameController[State],
        languages: Languages,
        parent: QWidget | None = None,
        picture: Callable[[int], QImage] | None = None,
        window: MainWindow | None = None,
    ) -> None:
        """`picture` draws the board, so many pixels across; `window` is where the game is."""
        super().__init__(parent)
        self._picture = picture
        self._controller = controller
        self._languages = languages
        outer = QVBoxLayout(self)
        outer.setContentsMargins(24, 20, 24, 18)
        columns = QHBoxLayout()
        columns.setSpacing(20)
        outer.addLayout(columns, 1)
        left = QVBoxLayout()
        self.board = QLabel(self)
        self.board.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.curve = PointsCurve(self)
        self.curve.turnWanted.connect(self.turnWanted)
        self.story = Note(muted=False, parent=self)
        for part in (self.board, self.curve, self.story):
            left.addWidget(part)
        left.setStretch(1, 1)
        columns.addLayout(left, 1)
        layout = QVBoxLayout()
        layout.setSpacing(8)
        columns.addLayout(layout, 1)
        self.level = Heading(1.6, self)
        self.level.setWordWrap(True)
        self.level.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.points = QLabel(self)
        self.points.setProperty("role", "gold")
        self.points.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.points.setFont(serif(self.font().pointSizeF() * 3.4))
        self.reason = Note(parent=self)
        self.figure, self.kingdom = (Note(muted=False, parent=self) for _ in range(2))
        self.reason.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.bar = LevelBar(languages, self)
        for widget in (self.level, self.points, self.reason, self.figure, self.kingdom, self.bar):
            layout.addWidget(widget)
        page = QWidget(self)
        inner = QVBoxLayout(page)
        inner.setContentsMargins(8, 4, 8, 4)
        self.lines = RowList(page)
        explain_host_of(self).adopt(self.lines)
        for widget in (self.level, self.points, self.bar):
            explain(widget, self._levels)
        self.judgement: Judgement | None = None
        if window is not None:
            self.judgement = Judgement(window, page)
            self.judgement.turnWanted.connect(self.turnWanted)
            inner.addWidget(self.judgement)
            inner.addSpacing(6)
        inner.addWidget(self.lines)
        inner.addStretch()
        layout.addWidget(scrolled(page, self), 1)
        first, row = QHBoxLayout(), QHBoxLayout()
        self._undo, self._save = QPushButton(self), QPushButton(self)
        self._look, self._new = QPushButton(self), QPushButton(self)
        self._review, self._replay = QPushButton(self), QPushButton(self)
        self._told = QPushButton(self)
        self.share = QPushButton(self)
        menu = QMenu(self.share)
        self._as_text = menu.addAction("")
        self._as_picture = menu.addAction("")
        self._as_page = menu.addAction("")
        self._as_film = menu.addAction("")
        self._as_film.triggered.connect(self.film)
        self._as_text.triggered.connect(self.copy_text)
        self._as_picture.triggered.connect(self.copy_picture)
        self._as_page.triggered.connect(self.webPage)
        self.share.setMenu(menu)
        self.again: AgainButton | None = None
        if window is not None:
            self.again = AgainButton(window, self)
            self.again.turnWanted.connect(self.turnWanted)
            first.addWidget(self.again)
        for button in (self._told, self._replay, self._review, self.share):
            button.setAutoDefault(False)
            first.addWidget(button)
        for button in (self._undo, self._save, self._look, self._new):
            button.setAutoDefault(False)
            row.addWidget(button)
        self._new.setDefault(True)
        outer.addLayout(first)
        outer.addLayout(row)
        self._told.clicked.connect(self.chronicle)
        self._replay.clicked.connect(self.replay)
        self._undo.clicked.connect(self.undo)
        self._save.clicked.connect(self.save)
        self._look.clicked.connect(self.hide)
        self._review.clicked.connect(self.review)
        self._new.clicked.connect(self.newGame)
        controller.reset.connect(self._follow)
        controller.decisionChanged.connect(self._follow)
        give_size(self, 58, 40)
        self._retranslate()

    def _levels(self) -> Why:
        score = score_of(self._controller.state)
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
        score = score_of(self._controller.state)
        self.level.setText(wording.level(over.level))
        self.points.setText(wording.points(over.total))
        self.reason.setText(wording.reason(over.reason))
        self.figure.setText(wording.figure(over.level))
        self.kingdom.setText(wording.kingdom(self._controller.state))
        self.bar.show_points(over.total)
        why = score_why(score, self._controller.state, wording)
        self.lines.tell(why.parts, why.total, wording.rule_title)
        least = sorted(least for least, _ in LEVELS if least)
        self.curve.show_points(scores_of(self._controller.session), least)
        self.story.setText(self._story())
        if self.judgement is not None:
            self.judgement.refresh()
        self._draw_board()

    def _draw_board(self) -> None:
        if self._picture is None:
            self.board.hide()
            return
        ratio = self.devicePixelRatioF()
        width = self.fontMetrics().height() * BOARD_LINES
        drawn = QPixmap.fromImage(self._picture(round(width * ratio)))
        drawn.setDevicePixelRatio(ratio)
        self.board.setPixmap(drawn)
        self.board.setAccessibleName(self.tr("The board at the end"))

    def _story(self) -> str:
        """Return the turns that decided the game, in a sentence or two."""
        best, gained = self.curve.best_turn
        worst, cost = self.curve.worst_turn
        lines = []
        if gained > 0:
            text = self.tr("Your best turn was turn {0}: it brought {1} points.")
            lines.append(text.format(digits(best), digits(gained)))
        if cost < 0:
            text = self.tr("The worst was turn {0}: it cost {1}.")
            lines.append(text.format(digits(worst), digits(-cost)))
        return " ".join(lines)

    def text(self) -> str:
        """Return the game in a few lines, to be sent to somebody: what it came to, and its seed."""
        session, words = self._controller.session, self._languages.wording
        over = self._controller.waiting
        assert isinstance(over, Over)
        game = session.game
        start = (
            in_language(game.scenario_name(session.scenario), self._languages.language)
            if session.scenario in game.scenarios
            else line_of(game, session.start)
        )
        return "\n".join(
            (
                f"{words.game(game.id)}: {start}",
                f"{words.level(over.level)}, {words.points(over.total)}",
                self._story(),
                self.tr("Seed {0}").format(session.dice.seed),
            )
        )

    def copy_text(self) -> None:
        """Copy the game in a few lines."""
        QGuiApplication.clipboard().setText(self.text())

    def copy_picture(self) -> None:
        """Copy the board as a picture."""
        if self._picture is not None:
            QGuiApplication.clipboard().setImage(self._picture(SHARED_WIDTH))

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
        self._replay.setText(self.tr("Replay"))
        self._told.setText(self.tr("Chronicle…"))
        self.share.setText(self.tr("Share"))
        self._as_text.setText(self.tr("Copy as text, with the seed"))
        self._as_picture.setText(self.tr("Copy the board as a picture"))
        self._as_film.setText(self.tr("An animated picture…"))
        self._as_page.setText(self.tr("A web page with the whole game…"))
        self.refresh()
