"""A hand at a table: does an action by mouse, as a person would find it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from reconquista_qt.engine.decision import Decision
from reconquista_qt.model.surface import Piece
from reconquista_qt.view.board.chooser import CountChooser
from reconquista_qt.view.main_window import MainWindow
from reconquista_qt.view.table.scene import base_of, slot_of

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
FACINGS = 6
TURNING = Qt.KeyboardModifier.ControlModifier
NOTCH = QPoint(0, 120)  # of the wheel, as Qt counts them
FEW = 6  # pieces of which all pairs are tried


class TableHand:
    """Drags, clicks on places and their menus, or presses what the sidebar lists."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self.board = window.board
        window.primary.guard_ms = 0  # this hand is quicker than a person's

    def do(self, action: Any) -> str:
        """Do an action, and return how; empty where no way was found to do it by mouse."""
        self.sit_down()
        ways = (
            self._press_primary, self._drag, self._count_out, self._click_place, self._press_listed,
        )  # fmt: skip
        return next((way.__name__.strip("_") for way in ways if self._did(way, action)), "")

    def sit_down(self) -> None:
        """Take the curtain away, where there is one."""
        curtain = self.window.desk.curtain
        if curtain.isVisible():
            QTest.mouseClick(curtain.button, LEFT)

    def _did(self, way: Any, action: Any) -> bool:
        session = self.window.controller.session
        before = len(session.inputs)
        data = session.game.action_data(action)
        if not way(action):
            return False
        QApplication.processEvents()
        if len(session.inputs) == before:
            return False
        done = session.game.action_data(session.inputs[before].action)
        assert done == data, f"{way.__name__}: {done} in place of {data}"
        return True

    # -- ways ------------------------------------------------------------------------------------

    def _press_primary(self, action: Any) -> bool:
        closing = self.board.choosing.closing
        if closing is None or action not in closing.actions:
            return False
        button = self.window.phase.primary
        if not button.isEnabled():
            return False
        before = len(self.window.controller.session.inputs)
        QTest.mouseClick(button, LEFT)
        if len(self.window.controller.session.inputs) == before:
            # Where nothing was done yet it asks once.
            QTest.mouseClick(button, LEFT)
        return True

    def _drag(self, action: Any) -> bool:
        """Lift what the action moves, and drop it where it goes."""
        board = self.board
        board.choosing.cancel()
        # Where a piece lies that the action names, it is found at once.
        told = str(self.window.controller.session.game.action_data(action))
        places = sorted(
            board.board.picture.places,
            key=lambda place: not any(f"'{p.id}'" in told for p in board.movable(place)),
        )
        for place in places:
            for pieces in self._handfuls(board.movable(place)):
                if not board.moving.take_up(place, pieces):
                    continue
                to, notches, fewer = self._way_of(action)
                board.moving.put_back()
                pulled = to and (to != place or notches)
                if pulled and (start := self._seen(place, pieces)) is not None:
                    board.moving.take_up(place, pieces)
                    self._pull(start, to, notches, fewer)
                    self._choose(action)
                    board.moving.put_back()
                    return True
        return False

    def _count_out(self, action: Any) -> bool:
        """Say in the chooser how many of each piece are to go, and click where to."""
        board = self.board
        data = self.window.controller.session.game.action_data(action)
        units, place = data.get("units"), data.get("from")
        if not isinstance(units, dict) or not (pieces := board.movable(place)):
            return False
        board.choosing.cancel()
        QTest.mouseClick(board.viewport(), RIGHT, pos=board.anchor_of(place))
        chooser = board.findChild(CountChooser)
        if chooser is None:
            return False
        for piece in pieces:
            alone = int(piece.id in data.get("leaders", ()))
            chooser.boxes[piece.id].setValue(alone or units.get(piece.art, 0))
        QTest.keyClick(chooser, Qt.Key.Key_Return)
        to = self._way_of(action)[0] if board.selection is not None else ""
        if not to:
            board.moving.put_back()
            return False
        QTest.mouseClick(board.viewport(), LEFT, pos=self._end_of(to))
        self._choose(action)
        return True

    def _way_of(self, action: Any) -> tuple[str, int, int]:
        """Return where an action takes what is held, and what the wheel does before.

        By how many steps it turns what is held, and how many pieces it leaves behind.
        """
        selection = self.board.selection
        assert selection is not None
        for notches in range(FACINGS):
            for to, way in selection.ways.items():
                if action in (way.action, *way.more):
                    return to, notches, 0
            if not selection.rotate(1):
                break
        fewer = 0
        while len(selection.pieces) == 1 and selection.change(-1):
            fewer += 1
            for to, way in selection.ways.items():
                if action in (way.action, *way.more):
                    return to, 0, fewer
        return "", 0, 0

    def _handfuls(self, pieces: tuple[Piece, ...]) -> Iterator[tuple[Piece, ...]]:
        if pieces:
            yield pieces
        for size in (1, 2) if len(pieces) <= FEW else (1,):
            if size < len(pieces):
                yield from combinations(pieces, size)

    def _seen(self, place: str, pieces: tuple[Piece, ...]) -> QPoint | None:
        """Return a point of the view at which just these pieces can be taken hold of."""
        board = self.board
        wanted = {piece.id for piece in pieces}
        if len(pieces) == 1 and board.fan_out(place):
            rect = board.board.fan.rect_of(pieces[0].id)
            return QPoint(board.mapFromScene(board.board.fan.mapToScene(rect.center())))
        for pile in board.board.piles_of(place):
            if any(piece.id in wanted for piece in pile.remaining()):
                at = QPoint(board.mapFromScene(pile.mapToScene(QPointF(0, 0))))
                if board.viewport().rect().contains(at):
                    return at
        return None

    def _end_of(self, target: str) -> QPoint:
        """Return where pieces are let go for a target: a place, or a part of one."""
        anchor = self.board.board.shape.anchor(base_of(target), slot_of(target))
        return QPoint(self.board.mapFromScene(anchor))

    def _pull(self, start: QPoint, target: str, notches: int = 0, fewer: int = 0) -> None:
        """Drag to a target, and turn the wheel on the way: to turn a piece, or to take fewer."""
        port = self.board.viewport()
        away = 1 if start.y() < port.height() // 2 else -1  # the wheel is for what is below it
        aside = start + QPoint(0, away * 3 * QApplication.startDragDistance())
        QTest.mousePress(port, LEFT, pos=start)
        if notches or fewer:
            QTest.mouseMove(port, aside)
            at = port.mapTo(self.window, aside)
            for turn in (NOTCH,) * notches + (-NOTCH,) * fewer:
                QTest.wheelEvent(self.window.windowHandle(), QPointF(at), turn, QPoint(), TURNING)
        for t in (0.3, 0.7, 1.0):
            step = QPointF(self._end_of(target) - start) * t
            QTest.mouseMove(port, start + step.toPoint())
        # Near an edge the board is pushed along: the hand follows it.
        at, end = start, self._end_of(target)
        while at != end:
            QTest.mouseMove(port, end)
            at, end = end, self._end_of(target)
        QTest.mouseRelease(port, LEFT, pos=end)

    def _click_place(self, action: Any) -> bool:
        """Press the button of the choice, where it is not clear, and then its place."""
        board = self.board
        found = next((c for c in board.choosing.choices if action in c.actions and c.places), None)
        if found is None:
            return False
        place = next((p for p, actions in found.by_place.items() if action in actions), None)
        if place is None:
            return False
        active = board.choosing.active
        if active is None or active.id != found.id:
            QTest.mouseClick(self.window.phase.buttons[found.id], LEFT)
        QTest.mouseClick(board.viewport(), LEFT, pos=board.anchor_of(place))
        if board.aimed is not None and board.aimed.action == action:
            QTest.mouseClick(board.viewport(), LEFT, pos=board.anchor_of(place))
        self._choose(action)
        return True

    def _press_listed(self, action: Any) -> bool:
        phase, board = self.window.phase, self.board
        board.choosing.cancel()
        found = next((c for c in board.choosing.choices if action in c.actions), None)
        if found is None or found.id not in phase.buttons:
            return False
        if action not in phase.answers:
            QTest.mouseClick(phase.buttons[found.id], LEFT)
        if action in phase.answers:
            QTest.mouseClick(phase.answers[action], LEFT)
        return True

    def _choose(self, action: Any) -> None:
        """Take the entry of the menu that has come up, where one has."""
        menu = QApplication.activePopupWidget()
        if not isinstance(menu, QMenu):
            return
        waiting = self.window.controller.waiting
        assert isinstance(waiting, Decision)
        wanted = self.board.naming.option(action, waiting.kind)
        entry = next((e for e in menu.actions() if e.text() == wanted), None)
        if entry is None:
            menu.close()
            return
        QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(entry).center())
