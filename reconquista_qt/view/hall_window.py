"""The hall of fame: the finished games as a table, best first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QDate, QLocale, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPalette, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from reconquista_qt.view.dialog_size import give_size
from reconquista_qt.view.docks.pieces import Heading, Note
from reconquista_qt.view.numbers import digits
from reconquista_qt.view.retranslating import Retranslating
from reconquista_qt.wording import in_language

if TYPE_CHECKING:
    from reconquista_qt.storage.hall import Finished
    from reconquista_qt.view.main_window import MainWindow

CURVE: Final = QSize(120, 30)
MIDDLE: Final = 15.0  # points that the curves are drawn around


class HallWindow(Retranslating, QDialog):
    """The finished games as a table, best first: by start, and with their curves."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        from reconquista_qt.storage.hall import hall

        self._window = window
        game: Any = window.controller.game
        self._games = [one for one in hall() if one.game == game.id]
        layout = QVBoxLayout(self)
        row = QHBoxLayout()
        self._title = Heading(1.4, self)
        self.start = QComboBox(self)
        self.start.addItem("", "")
        for start in dict.fromkeys(one.start for one in self._games):
            self.start.addItem("", start)
        self.start.currentIndexChanged.connect(self._fill)
        row.addWidget(self._title, 1)
        row.addWidget(self.start)
        layout.addLayout(row)
        self.table = QTableWidget(0, 7, self)
        self.table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.table.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
        self.table.verticalHeader().hide()
        self.table.setIconSize(CURVE)
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.table.horizontalHeader().setStretchLastSection(True)
        layout.addWidget(self.table, 1)
        self._note = Note(parent=self)
        layout.addWidget(self._note)
        give_size(self, 52, 30)
        self._retranslate()

    def _fill(self) -> None:
        wanted = self.start.currentData()
        shown = [one for one in self._games if not wanted or one.start == wanted]
        shown.sort(key=lambda one: (-one.points, one.when))
        self.table.setRowCount(len(shown))
        for row, one in enumerate(shown):
            for column, text in enumerate(self._texts(one)):
                item = QTableWidgetItem(text)
                if column == 0:
                    item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
                self.table.setItem(row, column, item)
            curve = QTableWidgetItem()
            self.table.setItem(row, 2, curve)
            curve.setIcon(QIcon(curve_picture(one.curve, self.palette(), self)))
            curve.setData(
                Qt.ItemDataRole.AccessibleTextRole, ", ".join(f"{p:g}" for p in one.curve)
            )
        self.table.verticalHeader().setDefaultSectionSize(CURVE.height() + 6)

    def _texts(self, one: Finished) -> tuple[str, ...]:
        words, locale = self._window.languages.wording, QLocale()
        when = QDate.fromString(one.when[:10], "yyyy-MM-dd")
        start = self._start_name(one.start)
        return (
            locale.toString(float(one.points), "g", 4),
            words.level(one.level),
            "",
            f"{start} ☀" if one.day else start,
            ", ".join(self._mark(mark) for mark in one.marks),
            locale.toString(when, QLocale.FormatType.ShortFormat),
            f"{digits(one.seed)}{self._rulings(one)}",
        )

    def _rulings(self, one: Finished) -> str:
        if not one.rulings:
            return ""
        return " · " + self.tr("%n ruling(s) chosen otherwise", "", len(one.rulings))

    def _start_name(self, start: str) -> str:
        game: Any = self._window.controller.home
        if start in game.scenarios:
            return in_language(game.scenario_name(start), self._window.languages.language)
        return self.tr("A position")

    def _mark(self, mark: str) -> str:
        return {
            "undone": self.tr("dice taken back"),
            "advised": self.tr("the adviser"),
            "typed": self.tr("own dice"),
        }[mark]

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Hall of fame"))
        self._title.setText(self.tr("Hall of fame"))
        self.start.setAccessibleName(self.tr("Start"))
        self.start.setItemText(0, self.tr("All starts"))
        for place in range(1, self.start.count()):
            self.start.setItemText(place, self._start_name(self.start.itemData(place)))
        self.table.setHorizontalHeaderLabels(
            [
                self.tr("Points"), self.tr("Level"), self.tr("Curve"), self.tr("Start"),
                self.tr("Helped by"), self.tr("Day"), self.tr("Seed"),
            ]
        )  # fmt: skip
        if self._games:
            text = self.tr("☀ the game of that day. Beside each game stands what helped.")
        else:
            text = self.tr("Nobody is here yet: play a game to its end.")
        self._note.setText(text)
        self._fill()


def curve_picture(curve: tuple[float, ...], palette: QPalette, widget: QWidget) -> QPixmap:
    """Return the points of a game, turn by turn, as a small picture."""
    ratio = widget.devicePixelRatioF()
    picture = QPixmap(CURVE * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    if len(curve) < 2:
        return picture
    low, high = min(0.0, *curve), max(2 * MIDDLE, *curve)
    room = QRectF(2, 3, CURVE.width() - 4, CURVE.height() - 6)
    points = [
        QPointF(
            room.left() + room.width() * place / (len(curve) - 1),
            room.bottom() - room.height() * (value - low) / (high - low),
        )
        for place, value in enumerate(curve)
    ]
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = QColor(palette.color(QPalette.ColorRole.Text))
        ground.setAlpha(40)
        painter.setPen(QPen(ground, 1))
        painter.drawLine(room.bottomLeft(), room.bottomRight())
        painter.setPen(QPen(palette.color(QPalette.ColorRole.Highlight), 1.8))
        painter.drawPolyline(QPolygonF(points))
    return picture
