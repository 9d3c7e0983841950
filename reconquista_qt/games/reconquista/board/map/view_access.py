"""The areas for those who do not see the board: one named, described place for each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRect, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from .view import BoardView

translate = QCoreApplication.translate


class AreaHandle(QWidget):
    """An invisible place over an area that assistive programs find, with a name and a text."""

    def __init__(self, area: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.area = area
        self.setObjectName(f"area-{area}")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)


class AreaHandles:
    """The handles of all areas; they follow the camera and the game, a moment later."""

    def __init__(self, view: BoardView) -> None:
        self._view = view
        # One small widget holds them, so that scrolling and painting have nothing to do with them.
        self._home = QWidget(view.viewport())
        self._home.setObjectName("areas")
        self._home.setGeometry(0, 0, 1, 1)
        self._home.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._home.lower()
        self.of = {area: AreaHandle(area, self._home) for area in view.board.areas}
        self._described: dict[str, object] = {}  # what the text of each was made of
        self._later = QTimer(view)
        self._later.setSingleShot(True)
        self._later.setInterval(150)
        self._later.timeout.connect(self._place)
        view.cameraMoved.connect(self._later.start)

    def _place(self) -> None:
        view = self._view
        self._home.move(0, 0)
        room = view.viewport().rect()
        for area, handle in self.of.items():
            rect = view.mapFromScene(view.board.areas[area].outline.boundingRect()).boundingRect()
            seen = rect.intersected(room)
            handle.setGeometry(QRect(0, 0, 1, 1) if seen.isEmpty() else seen)

    def retranslate(self) -> None:
        """Name the areas in the present language."""
        for area, handle in self.of.items():
            region = self._view.board.facts.region_of[area].id
            words = self._view.wording
            handle.setAccessibleName(f"{words.area(area)}, {words.region(region)}")
        self.update_texts()

    def update_texts(self) -> None:
        """Describe what stands in each area and what can be done there."""
        if self._view.board.shown is None:
            return
        board, words = self._view.board, self._view.wording
        revolt = board.highlighted("revolt")
        open_ = board.highlighted("lit") | board.highlighted("target")
        for area, handle in self.of.items():
            said = board.there(area), area in revolt, area in open_, words
            if said != self._described.get(area):
                self._described[area] = said
                handle.setAccessibleDescription(self.describe(area))

    def describe(self, area: str) -> str:
        """Return what stands in an area and what can be done there, in words."""
        view, words = self._view, self._view.wording
        there = view.board.there(area)
        parts = []
        if there.city:
            parts.append(words.city(there.city))
        if there.fortress:
            parts.append(words.purchase("fortress"))
        if there.units:
            parts.append(
                translate("AreaHandle", "held by {units}").format(units=words.units(there.units))
            )
        if there.besiegers:
            parts.append(
                translate("AreaHandle", "besieged by {units}").format(
                    units=words.units(there.besiegers)
                )
            )
        if area in view.board.highlighted("revolt"):
            parts.append(translate("AreaHandle", "region in revolt"))
        if area in view.board.highlighted("lit") | view.board.highlighted("target"):
            parts.append(translate("AreaHandle", "can be chosen"))
        return "; ".join(parts) if parts else translate("AreaHandle", "empty")

    def tell(self, area: str) -> None:
        """Let assistive programs read out an area."""
        if QAccessible.isActive():
            handle = self.of[area]
            handle.setAccessibleDescription(self.describe(area))
            QAccessible.updateAccessibility(QAccessibleEvent(handle, QAccessible.Event.Focus))
