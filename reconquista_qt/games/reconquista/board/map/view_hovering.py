"""What the cursor shows without a click: the area below it, stacks that spread, the magnifier."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QTimer, Signal

from .stack_item import StackItem
from .view_acting import Acting

FAN_PX: Final = 64.0


class Hovering(Acting):
    """The part of the board's view that follows the cursor."""

    areaHovered = Signal(str)  # empty when no area is under the cursor

    fans_on_hover: bool
    magnifies_on_hover: bool
    _hovered: str
    _fan_timer: QTimer
    _glass_timer: QTimer

    def _hover(self, at: QPoint) -> None:
        point = self.mapToScene(at)
        fan = self.board.fan
        if fan.is_spread():
            fan.set_under(fan.kind_at(point))
            if fan.holds(point):
                return
            fan.fold()
        stack = self.board.stack_at(point)
        area = stack.area if stack is not None else self.board.area_at(point)
        if area != self._hovered:
            self._hovered = area
            self.board.highlight("hover", (area,) if area and self._gesture is None else ())
            self.glass.hide()
            self.areaHovered.emit(area)
        if self.lift is not None:
            self.show_way(area, at, changed=area != self._targeted)
            self._targeted = area
        if stack is not None and self.fans_on_hover and not self.presenter.is_playing:
            if not self._fan_timer.isActive() and len(stack.remaining()) > 1:
                self._fan_timer.start()
        else:
            self._fan_timer.stop()
        if stack is not None and self.magnifies_on_hover and self.lift is None:
            self._glass_timer.start()
        else:
            self._glass_timer.stop()

    @property
    def hovered(self) -> str:
        """The area under the cursor, or empty."""
        return self._hovered

    def _fan_out(self) -> None:
        stack = self.board.stack_at(self.mapToScene(self._cursor))
        if stack is not None and self._gesture is None:
            self._glass_timer.stop()
            self.fan_out(stack)

    def fan_out(self, stack: StackItem) -> None:
        """Spread a stack out, each kind apart."""
        size = max(self.board.counter_size, FAN_PX / self.transform().m11())
        self.board.fan.spread(stack, size, self.visible_rect().adjusted(size, size, -size, -size))
        lift = self.lift
        if lift is not None and lift.area == stack.area:
            self.board.fan.set_chosen(lift.units)

    def magnify(self, area: str = "") -> None:
        """Show an area (that under the cursor) under the magnifier."""
        area = area or self._hovered or self.selected
        if not area or self._gesture is not None or self.lift is not None:
            return
        there = self.board.there(area)
        words = self._wording
        region = self.board.facts.region_of[area].id
        names = {
            "title": words.area(area), "region": words.region(region),
            "holders": self.tr("Holding the area"), "besiegers": self.tr("Besieging"),
            "hand": self.tr("On the way"), "empty": self.tr("Nobody is here."),
            "city": words.city(there.city) if there.city else "",
            "fortress": words.purchase("fortress"),
        }  # fmt: skip
        for units in (there.units, there.besiegers, there.hand):
            names.update({f"unit:{k}:{n}": words.unit(k, n) for k, n in units.items()})
        at = self._cursor if self._hovered == area else self.anchor_of(area)
        self.glass.show_area(area, there, names, self.board.art, at)

    def leaveEvent(self, event: QEvent) -> None:
        """Forget the area under the cursor."""
        self._fan_timer.stop()
        self._glass_timer.stop()
        self.glass.hide()
        if self._hovered:
            self._hovered = ""
            self.board.highlight("hover", ())
            self.areaHovered.emit("")
        super().leaveEvent(event)
