"""The other docks of a table: dice, places as a list, how the seats stand, the board in small."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QKeyEvent,
    QPainter,
    QPen,
)
from PySide6.QtWidgets import (
    QDockWidget,
    QHeaderView,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from reconquista_qt.engine.journal import Entry
from reconquista_qt.model.changes import Changes
from reconquista_qt.model.frames import rolls_of
from reconquista_qt.model.seating import Seating
from reconquista_qt.view.board.minimap import Minimap
from reconquista_qt.view.board.playhead import LIVE
from reconquista_qt.view.docks.front import FrontPlacesDock, FrontStageDock
from reconquista_qt.view.docks.log_text import folded
from reconquista_qt.view.docks.note import Note
from reconquista_qt.view.docks.pieces import Breakdown, Heading, scrolled
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.retranslating import Retranslating
from reconquista_qt.view.theme import Theme

from .art import PlainArt
from .naming import points_text
from .view import TableView

PLACE: Final = Qt.ItemDataRole.UserRole
MOST_ROLLS: Final = 200
FACES: Final = "⚀⚁⚂⚃⚄⚅"


class _Page(Retranslating, QDockWidget):
    """A dock with a page, a title and words of its own."""

    linkFollowed = Signal(str)

    def __init__(self, name: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        page = QWidget(self)
        page.setObjectName("dockPage")
        self.setWidget(page)
        self.inside = QVBoxLayout(page)
        self.inside.setContentsMargins(6, 6, 6, 6)


class DiceDock(_Page, FrontStageDock):
    """Every roll with the sentence of what it was for, the newest first."""

    frontWanted = Signal()  # what its dice say is read on the board: it has no need to

    def __init__(self, view: TableView, languages: Languages, parent: QWidget | None = None):
        super().__init__("stageDock", parent)
        self._view, self._languages = view, languages
        self.last = Heading(1.5, self)
        self.last.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.told = Note(muted=False, parent=self)
        self.told.linkActivated.connect(self.linkFollowed)
        self.list = QListWidget(self)
        self.list.setWordWrap(True)
        self.inside.addWidget(self.last)
        self.inside.addWidget(self.told)
        self.inside.addWidget(self.list, 1)
        self._entries: list[Entry] = []
        view.playback.stepShown.connect(self._show)
        view.controller.journalShrank.connect(lambda _length: self.again())
        view.controller.changed.connect(self._changed)
        view.controller.reset.connect(self.again)
        self._retranslate()

    def _changed(self, changes: Changes) -> None:
        if changes.entries and changes.cause not in LIVE:
            self.again()  # a redo is not played on the board

    def again(self) -> None:
        """List all rolls anew, as whoever looks on may know them."""
        journal = self._view.controller.session.journal
        self._entries = [entry for entry in journal[-MOST_ROLLS:] if self._dice(entry)]
        self.reword()

    def _dice(self, entry: Entry) -> tuple[int, ...]:
        """Return the dice that led to an entry: the inputs of rolls just before it, told once."""
        rolls = rolls_of(self._view.controller.session, entry)
        return tuple(value for roll in rolls for value in roll.values)

    def _show(self, entry: Entry) -> None:
        if self._dice(entry) and self._view.sees_dice_of(entry):
            self._entries = [*self._entries[-MOST_ROLLS:], entry]
            self._put(entry)
            self._top(entry)

    def _top(self, entry: Entry) -> None:
        self.last.setText(self._faces(entry))
        self.told.say(self._view.tell_rich(entry), self._languages.book)

    def _faces(self, entry: Entry) -> str:
        values = self._dice(entry)
        if values and self._view.controller.game.largest_die == 6:
            return " ".join(FACES[v - 1] if 1 <= v <= 6 else str(v) for v in values)
        return "  ".join(str(value) for value in values)

    def _put(self, entry: Entry) -> None:
        text = f"{self._faces(entry)}   {self._view.tell(entry)}"
        self.list.insertItem(0, QListWidgetItem(text))

    def reword(self) -> None:
        """Tell everything again in the language that is spoken."""
        self.list.clear()
        self.last.setText("")
        self.told.say("", self._languages.book)
        for entry in self._entries:
            if self._view.sees_dice_of(entry):
                self._put(entry)
        if self._entries and self._view.sees_dice_of(self._entries[-1]):
            self._top(self._entries[-1])

    def set_speed(self, speed: str) -> None:
        """Do nothing: rolls are listed at once at any speed."""

    def set_theme(self, theme: Theme) -> None:
        """Take a theme's text size."""
        self.last.fit()

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Dice"))


class PlaceTree(QTreeWidget):
    """Places; Enter or a double click acts there."""

    activatedArea = Signal(str)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Act on Enter."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            item = self.currentItem()
            if item is not None and item.data(0, PLACE):
                self.activatedArea.emit(item.data(0, PLACE))
                return
        super().keyPressEvent(event)


class PlacesDock(_Page, FrontPlacesDock):
    """The board as a list: each place with what lies there, for eyes, keyboard, screen readers.

    A board of hundreds of places lists those where something lies or can be done.
    """

    areaActivated = Signal(str)
    areaChosen = Signal(str)
    MANY: Final = 120

    def __init__(self, view: TableView, languages: Languages, parent: QWidget | None = None):
        super().__init__("textBoardDock", parent)
        self._view, self._languages = view, languages
        self.words = QLineEdit(self)
        self.words.setClearButtonEnabled(True)
        self.words.textChanged.connect(self.refresh)
        self.inside.addWidget(self.words)
        self.tree = PlaceTree(self)
        self.tree.setColumnCount(2)
        self.tree.setUniformRowHeights(True)
        self.tree.setRootIsDecorated(False)
        self.tree.setAlternatingRowColors(True)
        self.tree.header().setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        self.inside.addWidget(self.tree)
        self.items: dict[str, QTreeWidgetItem] = {}
        self._shown: tuple[Any, ...] = ()
        self._told: dict[str, tuple[tuple[Any, ...], str, str, str]] = {}
        self._told_in: object = None
        self.tree.activatedArea.connect(self.areaActivated)
        self.tree.itemDoubleClicked.connect(
            lambda item: self.areaActivated.emit(item.data(0, PLACE))
        )
        self.tree.currentItemChanged.connect(self._current)
        view.keep_fresh(self.refresh)
        view.choosing.activeChanged.connect(self.refresh)
        self.visibilityChanged.connect(lambda seen: self.refresh() if seen else None)
        self._retranslate()

    def choose(self, place: str) -> None:
        """Make a place the current one, without telling."""
        item = self.items.get(place)
        if item is not None:
            blocked = self.tree.blockSignals(True)
            self.tree.setCurrentItem(item)
            self.tree.blockSignals(blocked)

    def _current(self, item: QTreeWidgetItem | None) -> None:
        if item is not None and item.data(0, PLACE):
            self.areaChosen.emit(item.data(0, PLACE))

    def refresh(self) -> None:
        """List the places anew; nothing while the list is out of sight or the board plays."""
        view = self._view
        if view.playback.is_playing or (self.items and not self.isVisible()):
            return
        places = view.board.shape.places
        picture, lit = view.board.picture, set(view.choosing.lit)
        wanted = folded(self.words.text().strip())
        # Several signals tell of one change.
        waiting = view.controller.waiting
        shown = (picture, lit, wanted, view.naming, waiting, view.choosing.active, view.covered)
        if self.items and all(a is b or a == b for a, b in zip(shown, self._shown, strict=False)):
            return
        self._shown = shown
        if self._told_in is not view.naming:
            self._told_in = view.naming
            self._told.clear()
        rows: dict[str, tuple[str, str, bool]] = {}
        for place in places:
            here = picture.at(place)
            if len(places) > self.MANY and not here and place not in lit and not wanted:
                continue
            name, text = self._tell(place, here, picture)
            if wanted and wanted not in folded(f"{name} {place} {text}"):
                continue
            rows[place] = (name, text, place in lit or bool(view.movable(place)))
        blocked = self.tree.blockSignals(True)
        if list(rows) != list(self.items):
            self._list(list(rows))
        for place, row in rows.items():
            self._fill(self.items[place], *row)
        self.tree.blockSignals(blocked)

    def _list(self, places: list[str]) -> None:
        """Have a line for each of these places, the chosen one still chosen."""
        chosen = self.tree.currentItem()
        current = chosen.data(0, PLACE) if chosen is not None else ""
        self.tree.clear()
        self.items = {}
        for place in places:
            item = self.items[place] = _PlaceItem()
            item.access = self._view.access
            item.setData(0, PLACE, place)
        self.tree.addTopLevelItems(list(self.items.values()))
        if current in self.items:
            self.tree.setCurrentItem(self.items[current])

    def _fill(self, item: QTreeWidgetItem, name: str, text: str, bold: bool) -> None:
        """Write a line, where it says something else than before."""
        if (item.text(0), item.text(1)) != (name, text):
            item.setText(0, name)
            item.setText(1, text)
            item.setToolTip(1, text)
        if item.font(0).bold() != bold:
            font = self.font()
            font.setBold(bold)
            item.setFont(0, font)

    def _tell(self, place: str, here: tuple[Any, ...], picture: Any) -> tuple[str, str]:
        """Return a place's name and what lies there; said anew only where that has changed."""
        naming = self._view.naming
        told = self._view.surface.describe(place, picture, naming)
        kept = self._told.get(place)
        if kept is None or kept[0] != here or kept[1] != told:
            there = "; ".join(naming.piece_told(piece) for piece in reversed(here))
            text = "; ".join(part for part in (told, there) if part)
            kept = self._told[place] = (here, told, naming.place(place) or place, text)
        return kept[2], kept[3]

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Places"))
        self.words.setPlaceholderText(self.tr("Search"))
        self.tree.setAccessibleName(self.tr("The board as a list"))
        self.tree.setHeaderLabels([self.tr("Place"), self.tr("What lies there")])
        self.refresh()


class _PlaceItem(QTreeWidgetItem):
    """A line of the list; what a screen reader says of it is found when it asks."""

    access: Any = None

    def data(self, column: int, role: int) -> Any:
        """Return what is shown, and in words for those who listen."""
        if role == Qt.ItemDataRole.AccessibleTextRole and column == 0:
            return self.access.describe(super().data(0, PLACE)) if self.access else ""
        return super().data(column, role)


class StandingsDock(_Page):
    """How each seat stands, and the lines of the score where the game tells them."""

    def __init__(
        self, view: TableView, seating: Seating, languages: Languages,
        parent: QWidget | None = None,
    ):  # fmt: skip
        super().__init__("scoreDock", parent)
        self._view, self._seating, self._languages = view, seating, languages
        # A game of many nations has more lines than a low screen has room for.
        whole = QWidget(self)
        self.inside.addWidget(scrolled(whole, self))
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        self.table = Breakdown(whole)
        column.addWidget(self.table)
        self.lines = Breakdown(whole)
        column.addWidget(self.lines)
        column.addStretch()
        view.keep_fresh(self.refresh)
        self._retranslate()

    def refresh(self) -> None:
        """Show the points as they stand."""
        view = self._view
        if view.playback.is_playing:
            return
        naming, game = view.naming, view.controller.game
        standings = game.standings(view.controller.state)
        seats = {standing.seat for standing in standings}
        levels = {standing.level for standing in standings}
        winners = levels & seats
        # As long as all stand alike nobody has won, alone or with others.
        alike = len(standings) > 1 and len(levels) == 1 and view.controller.state.over is None
        over = view.controller.state.over is not None
        final = frozenset[str]() if over else view.surface.final_levels
        most = max((standing.points for standing in standings), default=0)
        rows = []
        for standing in standings:
            # A level that is but a seat's name tells who wins as it stands: one line of its own.
            tells = not alike and standing.level not in ("", *winners, *final)
            level = naming.level(standing.level) if tells else ""
            points = points_text(standing.points)
            if not over:
                outlook = view.surface.outlook(view.controller.state, standing.seat, naming)
                points = f"{points}  {outlook}" if outlook else points
            rows.append((naming.standing(standing.seat, level), points))
            if standing.level in final and standing.points == most and not alike:
                winners |= {standing.seat}
        rows += [
            (self.tr("Would win if it ended now"), naming.seat(seat)) for seat in sorted(winners)
        ]
        self.table.show_lines(rows, None)
        told = game.score_data(view.controller.state).get("lines")
        lines = [
            (said, points_text(line["points"]))
            for line in (told if isinstance(told, list) else ())
            if (said := naming.score_line(line))
        ]
        self.lines.show_lines(lines, None)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Score"))
        self.refresh()


class MinimapDock(_Page):
    """A dock with the board in small, a spot for each pile."""

    def __init__(self, view: TableView, parent: QWidget | None = None) -> None:
        super().__init__("minimapDock", parent)
        self._view = view
        self.map = Minimap(view, self._paint_piles, self)
        self.inside.addWidget(self.map)
        self._retranslate()

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Overview"))

    def _paint_piles(self, painter: QPainter, scale: float) -> None:
        """Paint a spot for each pile."""
        board = self._view.board
        if not isinstance(board.art, PlainArt):
            return
        radius = max(2.0, board.shape.unit * 0.36 * scale)
        for pile in board.piles.values():
            if not pile.pieces:
                continue
            tint = self._view.surface.tint(pile.pieces[-1], board.theme)
            at = pile.pos() * scale
            painter.setPen(QPen(QColor("#000000"), 0.7))
            painter.setBrush(QBrush(QColor(tint.base)))
            painter.drawRect(QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius))
