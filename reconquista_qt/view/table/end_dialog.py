"""The end of a game at a table: the board as it is, who has won, why, the way there, what next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QMenu, QPushButton, QVBoxLayout, QWidget

from reconquista_qt.engine.decision import Over
from reconquista_qt.model.surface import Piece
from reconquista_qt.model.tallies import standings_by_turn
from reconquista_qt.view.dialog_size import give_size
from reconquista_qt.view.docks.pieces import Breakdown, Heading, Note, scrolled
from reconquista_qt.view.ending import AgainButton, Judgement
from reconquista_qt.view.insight.line_chart import LineChart
from reconquista_qt.view.retranslating import Retranslating

from .naming import points_text
from .view import TableView

if TYPE_CHECKING:
    from reconquista_qt.view.main_window import MainWindow


class TableEndDialog(Retranslating, QDialog):
    """Closes by itself when the end is undone or another game begins."""

    newGame = Signal()
    save = Signal()
    undo = Signal()
    review = Signal()
    webPage = Signal()
    film = Signal()
    replay = Signal()
    chronicle = Signal()
    turnWanted = Signal(int)  # play again from its first decision

    def __init__(
        self, view: TableView, parent: QWidget | None = None, window: MainWindow | None = None
    ) -> None:
        """`window` is where the game is."""
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
        self.chart = LineChart(1, self)
        self.picture = QLabel(self)
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        layout.addWidget(self.head)
        layout.addWidget(self.reason)
        middle = QHBoxLayout()
        middle.setSpacing(18)
        middle.addWidget(self.picture, 3)
        self._column = QVBoxLayout()
        self._column.addWidget(self.table)
        self._column.addWidget(self.chart, 1)
        self.judgement: Judgement | None = None
        if window is not None:
            inside = QWidget(self)
            page = QVBoxLayout(inside)
            page.setContentsMargins(4, 0, 8, 0)
            self.judgement = Judgement(window, inside)
            self.judgement.turnWanted.connect(self.turnWanted)
            page.addWidget(self.judgement)
            page.addStretch()
            self._column.addWidget(scrolled(inside, self), 1)
        middle.addLayout(self._column, 2)
        layout.addLayout(middle, 1)
        first, row = QHBoxLayout(), QHBoxLayout()
        self._undo, self._save, self._replay, self._review, self._look, self._new = (
            QPushButton(self) for _ in range(6)
        )
        self._told, self.share = QPushButton(self), QPushButton(self)
        menu = QMenu(self.share)
        self._page, self._film = menu.addAction(""), menu.addAction("")
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
        layout.addLayout(first)
        layout.addLayout(row)
        self._told.clicked.connect(self._tell)
        self._undo.clicked.connect(self.undo)
        self._save.clicked.connect(self.save)
        self._page.triggered.connect(self.webPage)
        self._film.triggered.connect(self.film)
        self._replay.clicked.connect(self.hide)  # it is played on the board
        self._replay.clicked.connect(self.replay)
        self._review.clicked.connect(self.review)
        self._look.clicked.connect(self.hide)
        self._new.clicked.connect(self.newGame)
        view.controller.reset.connect(self._follow)
        view.controller.decisionChanged.connect(self._follow)
        line = self.fontMetrics().height()
        if self.judgement is not None:
            self.chart.setMaximumHeight(line * 12)
        give_size(self, 56, 38)
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
            self.head.setText(self.tr("{0}: victory").format(naming.seat(over.winner)))
        elif over.level:
            self.head.setText(naming.level(over.level))
        else:
            self.head.setText(self.tr("Nobody has won"))
        self.reason.setText(naming.reason(over.reason))
        standings = over.standings or view.controller.game.standings(view.controller.state)
        seats = {one.seat for one in standings}
        self.table.show_lines(
            [
                (
                    # A level that is but a seat's name tells who has won, as the head does.
                    naming.standing(
                        s.seat, naming.level(s.level) if s.level not in ("", *seats) else ""
                    ),
                    points_text(s.points),
                )
                for s in standings
            ],
            None,
        )
        self._draw()
        if self.judgement is not None:
            self.judgement.refresh()

    def _tell(self) -> None:
        """Show the chronicle: the game's own, where it has one, else that in words."""
        if not self._view.surface.tell_chronicle(self._view):
            self.chronicle.emit()

    def _draw(self) -> None:
        """Show the board as it is now, and the points of each seat by turn."""
        view = self._view
        rect, ratio = view.board.shape.rect, self.devicePixelRatioF()
        line = self.fontMetrics().height()
        scale = min(line * 30 / rect.width(), line * 24 / rect.height())
        picture = QPixmap(round(rect.width() * scale * ratio), round(rect.height() * scale * ratio))
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        target = QRectF(QPointF(), QSizeF(picture.size()))
        painter.drawPixmap(target, view.board.map.thumbnail(picture.width()), QRectF())
        view.board.paint_pieces(painter, target)
        painter.end()
        picture.setDevicePixelRatio(ratio)
        self.picture.setPixmap(picture)
        naming, session = view.naming, view.controller.session
        points = standings_by_turn(session)
        self.chart.show_series(
            [(naming.seat(seat), by_turn) for seat, by_turn in points.items()],
            self.tr("Turn"),
            [QColor(view.surface.tint(Piece("", "", seat), view.board.theme).base)
             for seat in points],
            last=max(session.state.turn, 2),
        )  # fmt: skip

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("The end of the game"))
        self._undo.setText(self.tr("Undo"))
        self._save.setText(self.tr("Save…"))
        self.share.setText(self.tr("Share"))
        self._page.setText(self.tr("Web page…"))
        self._film.setText(self.tr("An animated picture…"))
        self._replay.setText(self.tr("Replay"))
        self._told.setText(self.tr("Chronicle…"))
        self._review.setText(self.tr("Review…"))
        self.picture.setAccessibleName(self.tr("The board at the end"))
        self._look.setText(self.tr("Look at the board"))
        self._new.setText(self.tr("New game…"))
        self.refresh()
