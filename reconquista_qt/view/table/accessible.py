"""The places of a table as children of its board, for assistive programs.

Neither a widget nor an item stands for a place: what tells of it is made when it is asked for, and
only assistive programs ask. Whatever is told is what the seat that looks on may know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget
from shiboken6 import isValid

from .geometry import outline

if TYPE_CHECKING:
    from .view import TableView


class PlaceInterface(QAccessibleInterface):
    """A place: what it is called, what lies there, and where it is on the screen."""

    def __init__(self, view: TableView, place: str) -> None:
        super().__init__()
        self._view, self.place = view, place

    def isValid(self) -> bool:
        """Whether its board is still there."""
        return isValid(self._view)

    def object(self) -> Any:
        """Return nothing: no object stands for a place."""
        return None

    def window(self) -> Any:
        """Return the window of the board."""
        return self._view.window().windowHandle()

    def parent(self) -> Any:
        """Return the board."""
        return QAccessible.queryAccessibleInterface(self._view)

    def child(self, index: int) -> Any:
        """Return nothing: the counters are told in the name of their place."""
        return None

    def childAt(self, x: int, y: int) -> Any:
        """Return nothing."""
        return None

    def childCount(self) -> int:
        """Return 0."""
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return -1: it has none."""
        return -1

    def text(self, kind: QAccessible.Text) -> str:
        """Return the place with all that lies there as its name."""
        return self._view.access.describe(self.place) if kind == QAccessible.Text.Name else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Do nothing: nobody renames a place."""

    def rect(self) -> QRect:
        """Return its bounds on the screen."""
        view = self._view
        bounds = outline(view.board.shape, self.place).boundingRect()
        shown = view.mapFromScene(bounds).boundingRect()
        return QRect(view.viewport().mapToGlobal(shown.topLeft()), shown.size())

    def role(self) -> QAccessible.Role:
        """Return that of an entry in a list."""
        return QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        """Return whether the keyboard is there, and whether it is in sight."""
        state = QAccessible.State()
        state.focusable = state.selectable = True
        here = self._view.selected == self.place
        state.selected = here
        state.focused = here and self._view.hasFocus()
        shown = self._view.viewport().rect()
        corner = self._view.viewport().mapToGlobal(shown.topLeft())
        state.offscreen = not self.rect().intersects(QRect(corner, shown.size()))
        return state


class BoardInterface(QAccessibleWidget):
    """The board: a list of its places, in reading order."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view, QAccessible.Role.List)
        self._view = view
        self._made: dict[str, PlaceInterface] = {}
        view.destroyed.connect(self._release)

    def childCount(self) -> int:
        """Return how many places there are."""
        return len(self._view.board.shape.places)

    def child(self, index: int) -> Any:
        """Return the place of a number."""
        places = self._view.board.shape.places
        return self._of(places[index]) if 0 <= index < len(places) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return the number of a place, -1 for anything else."""
        place = getattr(child, "place", "")
        places = self._view.board.shape.places
        return places.index(place) if place in places else -1

    def childAt(self, x: int, y: int) -> Any:
        """Return the place at a point of the screen."""
        view = self._view
        at = view.mapToScene(view.viewport().mapFromGlobal(QPoint(x, y)))
        place = view.board.shape.at(at.x(), at.y())
        return self._of(place) if place in view.board.shape.places else None

    def focusChild(self) -> Any:
        """Return the place that the keyboard is at."""
        place = self._view.selected
        return self._of(place) if place in self._view.board.shape.places else None

    def _of(self, place: str) -> PlaceInterface:
        if place not in self._made:
            self._made[place] = PlaceInterface(self._view, place)
        return self._made[place]

    def _release(self) -> None:
        """The board has gone: Qt, which knows its places by numbers, forgets them."""
        for made in self._made.values():
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(made))
        self._made.clear()


_boards: dict[int, BoardInterface] = {}  # Qt holds no reference of Python's


_tables: tuple[type[TableView], ...] = ()


def _interface(_kind: str, thing: QObject) -> Any:
    if not isinstance(thing, _tables):
        return None
    number = id(thing)
    made = _boards[number] = BoardInterface(thing)
    thing.destroyed.connect(lambda: _boards.pop(number, None))
    return made


def install(table: type[TableView]) -> None:
    """Let assistive programs find the places of every table of a class."""
    global _tables
    if not _tables:
        QAccessible.installFactory(_interface)
    if table not in _tables:
        _tables += (table,)
