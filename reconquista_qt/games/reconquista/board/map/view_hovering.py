"""What the cursor shows without a click: the area below it, stacks that spread, the magnifier."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPoint, QTimer

from .stack_item import StackItem

if TYPE_CHECKING:
    from .view import BoardView

FAN_MS: Final = 420
MAGNIFY_MS: Final = 1100
FAN_PX: Final = 64.0  # the least side of a counter in a fan


class Hovering(QObject):
    """The part of the board's view that follows the cursor."""

    def __init__(self, view: BoardView) -> None:
        super().__init__(view)
        self._view = view
        self.hovered = ""  # the area under the cursor
        self.fan_timer = self._timer(FAN_MS, self.fan_out_here)
        self.glass_timer = self._timer(MAGNIFY_MS, self.magnify)

    def _timer(self, milliseconds: int, action: Callable[[], object]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(milliseconds)
        timer.timeout.connect(action)
        return timer

    def over(self, at: QPoint) -> None:
        """Follow the cursor to a point of the viewport."""
        view = self._view
        point = view.mapToScene(at)
        fan = view.board.fan
        if fan.is_spread():
            fan.set_under(fan.kind_at(point))
            if fan.holds(point):
                return
            fan.fold()
        stack = view.board.stack_at(point)
        area = stack.area if stack is not None else view.board.area_at(point)
        if area != self.hovered:
            self.hovered = area
            view.board.highlight("hover", (area,) if area and view.mouse.gesture is None else ())
            view.glass.hide()
            view.areaHovered.emit(area)
        if view.lift is not None:
            view.show_way(area, at, changed=area != view.lifting.targeted)
            view.lifting.targeted = area
        if stack is not None and view.fans_on_hover and not view.presenter.is_playing:
            if not self.fan_timer.isActive() and len(stack.remaining()) > 1:
                self.fan_timer.start()
        else:
            self.fan_timer.stop()
        if stack is not None and view.magnifies_on_hover and view.lift is None:
            self.glass_timer.start()
        else:
            self.glass_timer.stop()

    def fan_out_here(self) -> None:
        """Spread the stack below the cursor."""
        view = self._view
        stack = view.board.stack_at(view.mapToScene(view.mouse.cursor))
        if stack is not None and view.mouse.gesture is None:
            self.glass_timer.stop()
            self.fan_out(stack)

    def fan_out(self, stack: StackItem) -> None:
        """Spread a stack out, each kind apart."""
        view = self._view
        size = max(view.board.counter_size, FAN_PX / view.transform().m11())
        view.board.fan.spread(stack, size, view.visible_rect().adjusted(size, size, -size, -size))
        lift = view.lift
        if lift is not None and lift.area == stack.area:
            view.board.fan.set_chosen(lift.units)

    def magnify(self, area: str = "") -> None:
        """Show an area (that under the cursor) under the magnifier."""
        view = self._view
        area = area or self.hovered or view.selected
        if not area or view.mouse.gesture is not None or view.lift is not None:
            return
        there = view.board.there(area)
        words = view.wording
        region = view.board.facts.region_of[area].id
        names = {
            "title": words.area(area), "region": words.region(region),
            "holders": self.tr("Holding the area"), "besiegers": self.tr("Besieging"),
            "hand": self.tr("On the way"), "empty": self.tr("Nobody is here."),
            "city": words.city(there.city) if there.city else "",
            "fortress": words.purchase("fortress"),
        }  # fmt: skip
        for units in (there.units, there.besiegers, there.hand):
            names.update({f"unit:{k}:{n}": words.unit(k, n) for k, n in units.items()})
        at = view.mouse.cursor if self.hovered == area else view.anchor_of(area)
        view.glass.show_area(area, there, names, view.board.art, at)

    def leave(self) -> None:
        """Forget the area under the cursor."""
        view = self._view
        self.fan_timer.stop()
        self.glass_timer.stop()
        view.glass.hide()
        if self.hovered:
            self.hovered = ""
            view.board.highlight("hover", ())
            view.areaHovered.emit("")
