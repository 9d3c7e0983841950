"""Acting by area: choosing one, doing what can be done there, clicks and the menus they open."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from reconquista_qt.engine.decision import Decision
from reconquista_qt.games.reconquista.board.art.counters import counter_icon
from reconquista_qt.games.reconquista.board.choices import ChoiceModel, kind_of

from .drag_chooser import UnitChooser
from .lift import Lift, is_moving, movable
from .stack_item import StackItem
from .view_access import AreaHandles
from .view_lifting import Lifting

ICONS: Final = {
    "army": "christian_army", "garrison": "christian_garrison", "city": "city_christian",
    "fortress": "fortress", "conversion": "city_christian", "bribe": "rebel",
    "hire": "mercenary", "crusaders": "crusader", "order": "military_order",
    "cid": "el_cid_christian",
}  # fmt: skip


class Acting(Lifting):
    """The part of the board's view that turns an area into an action."""

    areaActivated = Signal(str)
    areaSelected = Signal(str)

    choices: ChoiceModel
    handles: AreaHandles

    def select_area(self, area: str) -> None:
        """Make an area the one that keys act on; empty for none."""
        if area != self.selected:
            self.selected = area
            self.areaSelected.emit(area)
        if self.lift is None:
            self.board.highlight("chosen", (area,) if area else ())
        else:
            self.show_way(area, self.anchor_of(area), changed=True) if area else None
        if area:
            self.ensure_area(area)
            self.handles.tell(area)

    def begin_move_from(self, area: str, kind: str = "") -> bool:
        """Choose the units of an area for a move; False (and why) where none may move."""
        self.presenter.skip()
        lift = self.make_lift(area, kind)
        if lift is None:
            self.explain_immovable(self.board.stacks[area, "units"], self.anchor_of(area))
            return False
        self.hold(lift, in_hand=False)
        return True

    def choose_target(self, area: str) -> bool:
        """Move the chosen units to an area; False (and why) where they may not go there."""
        lift = self.lift
        if lift is None:
            return False
        if area in lift.ways:
            return self.perform(lift.ways[area].move, by_hand=False)
        if area == lift.area:
            self.put_back()
            return False
        self.refuse_here(lift.move_to(area), self.anchor_of(area))
        return False

    def activate(self, area: str) -> None:
        """Do in an area what a click there does."""
        if self.lift is not None:
            self.choose_target(area)
            return
        self.select_area(area)
        self.areaActivated.emit(area)
        active = self.choices.active
        if active is not None and active.kind != "move":
            self._say_at = self._cursor if self.viewport().underMouse() else self.anchor_of(area)
            self.choices.submit_at(area)
            self._say_at = None
            return
        waiting = self.controller.waiting
        if isinstance(waiting, Decision) and waiting.kind != "move":
            self.open_menu(area)

    def open_menu(self, area: str) -> None:
        """Offer everything that can be done in an area, with icons and costs."""
        actions = self.choices.actions_at(area)
        if not actions:
            return
        waiting = self.controller.waiting
        decision = waiting.kind if isinstance(waiting, Decision) else ""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addSection(self._wording.area(area))
        first: QAction | None = None
        for action in actions:
            entry = menu.addAction(
                counter_icon(ICONS.get(kind_of(action), "turn"), self.board.art),
                self._wording.option(action, decision),
            )
            entry.triggered.connect(lambda _=False, a=action: self.controller.submit(a))
            first = first or entry
        if first is not None:
            menu.setActiveAction(first)
        menu.popup(self.viewport().mapToGlobal(self.anchor_of(area)))

    def open_chooser(self, area: str, at: QPoint | None = None) -> None:
        """Let the player choose how many of each kind move from an area."""
        units = movable(self.controller, area)
        if not units or not is_moving(self.controller):
            self.explain_immovable(self.board.stacks[area, "units"], at or self.anchor_of(area))
            return
        start = self.lift.units if self.lift is not None and self.lift.area == area else units
        chooser = UnitChooser(units, start, self._wording.unit, self.board.art, self)

        def take(chosen: dict[str, int]) -> None:
            self.hold(Lift(self.controller, area, chosen, chosen=chosen != units), in_hand=False)

        chooser.chosen.connect(take)
        chooser.open_at(self.viewport().mapToGlobal(at or self.anchor_of(area)))

    def click(self, at: QPoint) -> None:
        """Do what a click at a point of the viewport does."""
        area = (
            self.area_below(at)
            if self.lift is not None
            else self.board.area_at(self.mapToScene(at))
        )
        if area:
            self.activate(area)
        elif not self.lift:
            self.select_area("")
        else:
            self.put_back()

    def click_stack(self, stack: StackItem, kind: str, at: QPoint) -> None:
        """Choose a stack (or one of its kinds, spread out) for a move, or let it go again."""
        lift = self.lift
        if lift is not None and lift.area == stack.area and not kind:
            self.put_back()
            return
        if lift is not None and lift.area == stack.area and lift.chosen:
            held = lift.units.get(kind, 0)
            if held and len(lift.units) == 1:
                self.put_back()
                return
            lift.take(kind, 0 if held else movable(self.controller, stack.area).get(kind, 0))
            self.hold(lift, in_hand=False)
            return
        self.select_area(stack.area)
        made = self.make_lift(stack.area, kind)
        if made is None:
            self.explain_immovable(stack, at)
        else:
            self.hold(made, in_hand=False)
            self.say_held(at, lasting=False)

    def _menu_click(self, area: str, at: QPoint) -> None:
        if self.lift is not None and (not area or area != self.lift.area):
            self.put_back()
        elif area and is_moving(self.controller):
            self.open_chooser(area, at)
        elif area:
            self.select_area(area)
            self.open_menu(area)
