"""The hall of fame, the game of the day, and the way to the challenges."""

from __future__ import annotations

from datetime import date, datetime
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QDate, QEvent, QLocale, QObject, QPointF, QRectF, QSize, Qt
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

from reconquista_qt.engine.game import AnyGame
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.view.docks.pieces import Heading, Note
from reconquista_qt.view.numbers import digits
from reconquista_qt.wording import in_language

if TYPE_CHECKING:
    from reconquista_qt.storage.hall import Finished
    from reconquista_qt.view.main_window import MainWindow

MOST_SEED: Final = 999_999_999
CURVE: Final = QSize(120, 30)
MIDDLE: Final = 15.0  # points that the curves are drawn around


def game_of_the_day(game: AnyGame, day: date) -> tuple[str, int]:
    """Return scenario and seed of a day's game: the same for everybody."""
    told = sha256(f"{game.id} {day.isoformat()}".encode()).digest()
    scenarios = game.scenarios
    seed = int.from_bytes(told[:8], "big") % MOST_SEED + 1
    return scenarios[int.from_bytes(told[8:12], "big") % len(scenarios)], seed


class Hall(QObject):
    """Enters finished games into the hall, and opens what this module is about."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._advised: int | None = None  # the session for which the adviser was asked
        actions = window.actions_
        actions["today"].triggered.connect(lambda _=False: self.today())
        actions["hall"].triggered.connect(lambda _=False: self.show())
        actions["challenges"].triggered.connect(lambda _=False: self.challenges())
        for name in ("adviser", "simulate"):
            actions[name].triggered.connect(lambda _=False: self.note_advice())
        window.controller.finished.connect(self._finished)

    def note_advice(self) -> None:
        """Remember that advice was asked for the game on the table."""
        self._advised = id(self._window.controller.session)

    def _finished(self) -> None:
        window = self._window
        session = window.controller.session
        if "hall" not in window.desk.features or self._is_shown_only():
            return
        from reconquista_qt.storage.hall import enter, finished_game

        today = date.today()
        start = game_of_the_day(session.game, today)
        day = today.isoformat() if start == (session.scenario, session.dice.seed) else ""
        entry = finished_game(
            session,
            when=datetime.now().isoformat(timespec="seconds"),
            advised=self._advised == id(session),
            day=day,
        )
        try:
            enter(entry)
        except BadInput as error:
            window.files.tell_trouble(error)

    def _is_shown_only(self) -> bool:
        """Whether the game on the table is one that the computer plays, or a lesson."""
        return self._window.actions_["watch"].isChecked() or self._window.controller.scripted

    def today(self) -> None:
        """Begin the game of the day, with the rulings as they are by default."""
        window = self._window
        game = window.controller.home
        scenario, seed = game_of_the_day(game, date.today())
        window.controller.start_new(seed=seed, scenario=scenario)
        name = in_language(game.scenario_name(scenario), window.languages.language)
        told = self.tr("The game of the day: {0}. Everybody has the same dice today.")
        window.tell(told.format(name), False)

    def show(self) -> None:
        """Show the hall of fame."""
        windows = self._window.windows
        if "hall" in windows.open:
            windows.open.pop("hall").deleteLater()
        windows.show_window("hall", HallWindow(self._window))

    def challenges(self) -> None:
        """Show the challenges."""
        from reconquista_qt.view.challenges import ChallengesWindow

        windows = self._window.windows
        if "challenges" not in windows.open:
            dialog = ChallengesWindow(self._window)
            dialog.linkFollowed.connect(self._window.follow)
            windows.open["challenges"] = dialog
        windows.show_window("challenges", windows.open["challenges"])


class HallWindow(QDialog):
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
        line = self.fontMetrics().height()
        self.resize(line * 52, line * 30)
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

    def changeEvent(self, event: QEvent) -> None:
        """Answer a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

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
