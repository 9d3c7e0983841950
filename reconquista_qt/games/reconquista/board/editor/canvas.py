"""The board of the editor: pieces are put down, moved and taken away with the mouse."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from reconquista_qt.games.reconquista.board.map.facts import BoardFacts
from reconquista_qt.games.reconquista.board.map.geometry import BoardGeometry
from reconquista_qt.games.reconquista.board.map.scene import BoardScene
from reconquista_qt.games.reconquista.board.map.snapshot import BoardSnapshot
from reconquista_qt.games.reconquista.board.map.stack_item import HeldItem
from reconquista_qt.games.reconquista.rules.board import Board
from reconquista_qt.games.reconquista.rules.names import AREAS
from reconquista_qt.games.reconquista.words import Words
from reconquista_qt.view.board.view_camera import Camera
from reconquista_qt.view.theme import Theme

from .draft import OUTSIDE, WITHIN, Draft

ARROWS: Final = {
    Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1),
}  # fmt: skip


class Canvas(Camera):
    """Shows a draft. `piece` is what a click puts down, "" for nothing.

    A click puts the piece, a click with the right button takes one away; a drag moves a force,
    with Shift one unit. By keys: the arrows go from area to area, + and Enter put, - takes.
    """

    edited = Signal()
    areaChosen = Signal(str)

    def __init__(
        self, draft: Draft, board: Board, theme: Theme, wording: Words, parent: QWidget | None
    ) -> None:
        self.draft, self.rules_board = draft, board
        self._wording = wording
        scene = BoardScene(
            BoardGeometry.load(), BoardFacts.from_map(board.data), theme.board, theme.art,
            self._label,
        )  # fmt: skip
        super().__init__(scene, parent)
        scene.setParent(self)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.piece = ""
        self.outside: bool | None = None  # where units are put: None is as it fits
        self.chosen = ""
        self._press: QPoint | None = None
        self._last = QPoint()
        self._held: tuple[str, str, dict[str, int]] | None = None
        self._item: HeldItem | None = None
        self._panning = False
        self.set_theme(theme)
        self.set_wording(wording)
        self.refresh()

    # -- looks -----------------------------------------------------------------------------------

    def _label(self, key: str) -> str:
        kind, _, name = key.partition(".")
        if kind == "area":
            return self._wording.area(name)
        return self._wording.region(name) if kind == "region" else ""

    def set_theme(self, theme: Theme) -> None:
        """Draw map and counters as a theme does, and the margin around the map."""
        self.board.set_look(theme.board, theme.art)
        self.set_margin(theme.board)

    def set_wording(self, wording: Words) -> None:
        """Speak another language."""
        self._wording = wording
        self.board.event_name = wording.event_name
        self.board.retranslate()
        self.setAccessibleName(self.tr("The board of the editor"))

    def refresh(self) -> None:
        """Show the draft as it is."""
        self.board.show_picture(BoardSnapshot(self.draft.state(self.rules_board)))

    def mark(self, wrong: Iterable[str]) -> None:
        """Light the areas in which something is wrong."""
        self.board.highlight("forbidden", wrong)

    def choose(self, area: str) -> None:
        """Choose an area, for the keys and for whoever lists what stands there."""
        self.chosen = area
        self.board.highlight("chosen", (area,) if area else ())
        if area:
            self.ensure_area(area)
            self.areaChosen.emit(area)

    # -- editing ---------------------------------------------------------------------------------

    def _place(self, area: str) -> str:
        if self.outside is None:
            return self.draft.place_to_put(self.piece, area)
        return OUTSIDE if self.outside else WITHIN

    def put(self, area: str) -> None:
        """Put the piece down in an area."""
        if self.piece and area:
            self.draft.put(self.piece, area, self._place(area))
            self._changed()

    def take(self, area: str) -> None:
        """Take a piece away from an area: the one that is chosen, else the last one there."""
        taken = bool(area and self.piece) and self.draft.take(self.piece, area, self._place(area))
        if taken or (area and self.draft.take_any(area)):
            self._changed()

    def _changed(self) -> None:
        self.refresh()
        self.edited.emit()

    # -- mouse -----------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click or a drag."""
        at = event.position().toPoint()
        self._press, self._last = at, at
        point = self.mapToScene(at)
        self._held, self._panning = None, event.button() == Qt.MouseButton.MiddleButton
        if event.button() == Qt.MouseButton.RightButton:
            stack = self.board.stack_at(point)
            kind = stack.kind_at(point) if stack is not None else ""
            area = self.board.area_at(point)
            self.choose(area)
            if stack is not None and kind:
                self.draft.take(kind, stack.area, stack.place)
                self._changed()
            else:
                self.take(area)
            self._press = None
        elif event.button() == Qt.MouseButton.LeftButton:
            stack = self.board.stack_at(point)
            if stack is not None and stack.place in (WITHIN, OUTSIDE):
                one = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
                kind = stack.kind_at(point)
                units = {kind: 1} if one and kind else dict(stack.units)
                self._held = stack.area, stack.place, units

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry a force along, or push the board."""
        at = event.position().toPoint()
        if self._press is None:
            under = self.board.area_at(self.mapToScene(at))
            self.board.highlight("hover", (under,) if under else ())
            return
        far = (at - self._press).manhattanLength() >= QApplication.startDragDistance()
        if self._item is None and not far and not self._panning:
            return
        if self._held is not None:
            self._carry(at)
        else:
            self._panning = True
            self.pan(self._last - at)
        self._last = at

    def _carry(self, at: QPoint) -> None:
        assert self._held is not None
        area, place, units = self._held
        if self._item is None:
            self._item = HeldItem(units, self.board.counter_size, self.board.art)
            self.board.addItem(self._item)
            self.board.stacks[area, place].set_marks(lifted=units)
        point = self.mapToScene(at)
        self._item.setPos(point)
        over = self.board.shape.area_at(point) or ""
        self.board.highlight("target", (over,) if over else ())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a click or a drag."""
        at = event.position().toPoint()
        press, self._press = self._press, None
        if press is None:
            return
        if self._item is not None:
            self._drop(at)
        elif not self._panning and event.button() == Qt.MouseButton.LeftButton:
            area = self.board.area_at(self.mapToScene(press))
            self.choose(area)
            self.put(area)
        self._panning = False

    def _drop(self, at: QPoint) -> None:
        held, item = self._held, self._item
        self._held = self._item = None
        assert held is not None
        assert item is not None
        area, place, units = held
        self.board.removeItem(item)
        self.board.highlight("target", ())
        self.board.stacks[area, place].set_marks()
        to = self.board.shape.area_at(self.mapToScene(at)) or ""
        if to and to != area:
            kind = next(iter(units))
            self.draft.move(units, area, place, to, self.draft.place_to_put(kind, to))
            self.choose(to)
        elif not to:  # thrown into the sea
            for unit, count in units.items():
                for _ in range(count):
                    self.draft.take(unit, area, place)
        self._changed()

    def cancel(self) -> bool:
        """Leave a drag; False where there is none."""
        if self._item is None or self._held is None:
            return False
        self.board.removeItem(self._item)
        self.board.highlight("target", ())
        self.board.stacks[self._held[0], self._held[1]].set_marks()
        self._item = self._held = self._press = None
        return True

    # -- keys ------------------------------------------------------------------------------------

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Choose an area, where none is, so that the keys have one to act on."""
        super().focusInEvent(event)
        if not self.chosen and event.reason() in (
            Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason,
            Qt.FocusReason.ShortcutFocusReason,
        ):  # fmt: skip
            self.choose(AREAS[0])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from area to area, put and take."""
        key = event.key()
        if key in ARROWS:
            self.choose(self._beside(*ARROWS[Qt.Key(key)]))
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.put(self.chosen)
        elif key in (Qt.Key.Key_Minus, Qt.Key.Key_Backspace):
            self.take(self.chosen)
        elif key == Qt.Key.Key_Delete and self.chosen:
            self.draft.clear([self.chosen])
            self._changed()
        elif key == Qt.Key.Key_Escape and self.cancel():
            pass
        else:
            event.ignore()

    def _beside(self, x: int, y: int) -> str:
        """Return the nearest area in a direction, the chosen one where there is none."""
        if not self.chosen:
            return AREAS[0]
        shape = self.board.shape
        here = shape.anchor(self.chosen, "city")

        def cost(area: str) -> float:
            way = shape.anchor(area, "city") - here
            along = way.x() * x + way.y() * y
            across = abs(way.x() * y) + abs(way.y() * x)
            return float("inf") if along <= 0 or across > 2 * along else along + across

        best = min((area for area in AREAS if area != self.chosen), key=cost)
        return best if cost(best) < float("inf") else self.chosen
