"""A hand that plays in the real window: mouse presses, drags and clicks, and nothing else."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from reconquista_qt.view.main_window import MainWindow

LEFT = Qt.MouseButton.LeftButton
NO_KEYS = Qt.KeyboardModifier.NoModifier
KIND_OF_BUILDING = {
    "army": "army", "garrison": "garrison", "city": "city", "fortress": "fortress",
}  # fmt: skip
DRAG_STEPS = 6


class Hand:
    """Performs the protocol's actions by mouse on a main window."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        assert window.board is not None
        self.view = window.board
        self.controller = window.controller
        window.primary.guard_ms = 0  # this hand looks before each press

    def settle(self) -> None:
        """Let the window catch up."""
        for _ in range(3):
            QApplication.processEvents()

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        """Click a widget."""
        QTest.mouseClick(widget, LEFT, NO_KEYS, at or widget.rect().center())
        self.settle()

    def _move_mouse(self, at: QPoint, buttons: Qt.MouseButton) -> None:
        """Move with the button held: QTest's own moves tell of no button."""
        viewport = self.view.viewport()
        local, everywhere = QPointF(at), QPointF(viewport.mapToGlobal(at))
        QApplication.sendEvent(
            viewport,
            QMouseEvent(
                QEvent.Type.MouseMove, local, everywhere, Qt.MouseButton.NoButton, buttons, NO_KEYS
            ),
        )

    def point_in(self, area: str) -> QPoint:
        """Return a point of the viewport in an area, clear of its stacks."""
        return self.view.anchor_of(area)

    def stack_of(self, area: str) -> QPoint:
        """Return a point on the counters that hold an area."""
        stack = self.view.board.stacks[area, "units"]
        assert stack.isVisible(), f"no counters in {area}"
        return self.view.mapFromScene(stack.sceneBoundingRect().center())

    def click_area(self, area: str) -> None:
        """Click an area of the board."""
        self.click(self.view.viewport(), self.point_in(area))

    def drag(self, origin: str, to: str) -> None:
        """Drag the counters of an area to another."""
        start, end = self.stack_of(origin), self.point_in(to)
        viewport = self.view.viewport()
        QTest.mousePress(viewport, LEFT, NO_KEYS, start)
        for step in range(1, DRAG_STEPS + 1):
            part = step / DRAG_STEPS
            at = QPoint(
                round(start.x() + part * (end.x() - start.x())),
                round(start.y() + part * (end.y() - start.y())),
            )
            self._move_mouse(at, LEFT)
        QTest.mouseRelease(viewport, LEFT, NO_KEYS, end)
        self.settle()

    def do(self, action: dict[str, Any]) -> None:
        """Perform an action as a player would."""
        what = action["do"]
        if what in ("done", "decline"):
            asked = self.controller.waiting
            self.click(self.window.phase.primary)
            if self.controller.waiting is asked:
                self.click(self.window.phase.primary)  # who has done nothing is asked once
        elif what == "move":
            self.drag(action["from"], action["to"])
        elif what == "retreat":
            self.click_area(action["to"])
        elif what in ("place_order", "place_cid"):
            self.click_area(action["area"])
        else:
            self.buy(action)

    def buy(self, action: dict[str, Any]) -> None:
        """Choose a purchase in the sidebar, then its area on the board."""
        kind = {
            "build": action.get("what"), "convert": "conversion", "bribe": "bribe",
            "hire": "hire", "place_crusaders": "crusaders",
        }[action["do"]]  # fmt: skip
        spending = self.window.phase.spending
        active = self.window.desk.choices.active
        if active is None or active.kind != kind:
            self.click(spending.buttons[kind])
        if "count" in action and action["do"] == "hire":
            spending.count.setValue(action["count"])
        self.click_area(action["area"])
