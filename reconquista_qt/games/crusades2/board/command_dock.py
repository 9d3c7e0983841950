"""The leaders in a panel: whose chit says what, who follows, and who has acted (16.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import (
    QDockWidget,
    QHeaderView,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from reconquista_qt.games.crusades2.rules.action_chits import Cup
from reconquista_qt.games.crusades2.rules.names import (
    ABSENT,
    DEAD,
    GONE,
    HIDDEN,
    MISSING,
    OC,
    REVEALED,
    ROUTED,
)
from reconquista_qt.games.crusades2.rules.state import State
from reconquista_qt.view.art import printing

from .counters import paint_chit, paint_token
from .own_words import own_words

if TYPE_CHECKING:
    from reconquista_qt.view.table.view import TableView

PLACE: Final = Qt.ItemDataRole.UserRole
ICON: Final = QSize(50, 22)


class CommandDock(QDockWidget):
    """One line for each leader: colour, chit as far as it may be known, units, what he has done."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self.setObjectName("commandDock")
        self._view = view
        page = QWidget(self)
        page.setObjectName("dockPage")
        self.setWidget(page)
        layout = QVBoxLayout(page)
        layout.setContentsMargins(6, 6, 6, 6)
        self.table = QTreeWidget(page)
        self.table.setRootIsDecorated(False)
        self.table.setIconSize(ICON)
        self.table.setColumnCount(3)
        self.table.setUniformRowHeights(True)
        self.table.setWordWrap(False)
        head = self.table.header()
        head.setStretchLastSection(False)
        head.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for column in (1, 2):
            head.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        self.table.itemClicked.connect(self._go)
        layout.addWidget(self.table)
        view.keep_fresh(self.refresh)
        self.visibilityChanged.connect(lambda seen: self.refresh() if seen else None)
        self.refresh()

    def refresh(self) -> None:
        """Show the leaders as the one who looks on may know them."""
        view = self._view
        state = view.controller.state
        words = own_words(view.naming.words)
        self.setWindowTitle(words.panel("leaders"))  # a tab is read while its dock is hidden
        if view.playback.is_playing or not isinstance(state, State):
            return
        if self.table.topLevelItemCount() and not self.isVisible():
            return
        self.table.setHeaderLabels([words.panel(name) for name in ("leader", "chit", "units")])
        self.table.clear()
        seat = "" if view.covered else view.seat
        cup = cup_of(state)
        order = [0, 0]
        for leader in state.board.leaders:
            number = order[leader.side]
            order[leader.side] += 1
            marks = state.leader_marks[leader.index]
            if marks & MISSING:
                continue
            side = state.board.side_ids[leader.side]
            known = side == seat or bool(marks & REVEALED)
            chit = state.chit[leader.index] if known else HIDDEN
            units = _counts(state, leader.index)
            share = f"{units[0]}/{sum(units)}"
            item = QTreeWidgetItem([words.leader(leader.id), words.chit(chit), share])
            item.setIcon(0, _icon(number, chit))
            cell = state.leader_cell[leader.index]
            item.setData(0, PLACE, state.board.field.names[cell] if cell >= 0 else "")
            done = ""
            if cup is not None:
                done = words.acted(bool(cup.moved >> leader.index & 1),
                                   bool(cup.fought >> leader.index & 1))  # fmt: skip
                item.setText(0, f"{words.leader(leader.id)} · {done}" if done else item.text(0))
            tip = words.leader_tip(leader.id, units, _figures(state, leader.index), done)
            for column in range(3):
                item.setToolTip(column, tip)
            if marks & GONE:
                item.setDisabled(True)
            self.table.addTopLevelItem(item)

    def _go(self, item: QTreeWidgetItem) -> None:
        place = item.data(0, PLACE)
        if place:
            self._view.select_area(place)
            self._view.ensure_area(place)


def cup_of(state: State) -> Cup | None:
    """Return what the action phase remembers (16.12), None outside of it."""
    for step in reversed(state.agenda):
        cup = getattr(step, "cup", None)
        if isinstance(cup, Cup):
            return cup
    return None


def _counts(state: State, leader: int) -> tuple[int, int, int, int]:
    """Return how many units of a colour are fit, out of command, routed and lost."""
    fit = out = routed = lost = 0
    for unit, own in enumerate(state.own):
        marks = state.marks[unit]
        if own != leader or marks & ABSENT:
            continue
        if marks & DEAD:
            lost += 1
        elif marks & ROUTED:
            routed += 1
        elif marks & OC:
            out += 1
        else:
            fit += 1
    return fit, out, routed, lost


def _figures(state: State, leader: int) -> tuple[int | None, int, int]:
    about = state.board.leaders[leader]
    return (about.command or None, about.range, about.bonus)


def _icon(number: int, chit: str) -> QIcon:
    pixmap = printing.blank(ICON.width() * 2, ICON.height() * 2)
    pixmap.setDevicePixelRatio(2.0)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_token(painter, number, QRectF(1, 4, 24, 14))
    paint_chit(painter, chit, QRectF(28.5, 1.5, 19, 19))
    painter.end()
    return QIcon(QPixmap(pixmap))
