"""Acting by area: choosing one, doing what can be done there, clicks and the menus they open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QObject, QPoint, QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from reconquista_qt.engine.decision import Decision
from reconquista_qt.games.reconquista.board.art.action_pictures import PICTURES
from reconquista_qt.games.reconquista.board.art.counters import counter_icon, pile_order
from reconquista_qt.games.reconquista.board.choices import kind_of
from reconquista_qt.view.board.chooser import CountChooser, CountRow

from .lift import Selection, is_moving, movable
from .stack_item import StackItem

if TYPE_CHECKING:
    from .view import BoardView


PICTURE_PX: Final = 32  # of a unit in the chooser
translate = QCoreApplication.translate


class Acting(QObject):
    """The part of the board's view that turns an area into an action."""

    def __init__(self, view: BoardView) -> None:
        super().__init__(view)
        self._view = view

    def select_area(self, area: str) -> None:
        """Make an area the one that keys act on; empty for none."""
        view = self._view
        if area != view.selected:
            view.selected = area
            view.areaSelected.emit(area)
        if view.lift is None:
            view.board.highlight("chosen", (area,) if area else ())
        else:
            view.show_way(area, view.anchor_of(area), changed=True) if area else None
        if area:
            view.ensure_area(area)
            view.handles.tell(area)

    def begin_move_from(self, area: str, kind: str = "") -> bool:
        """Choose the units of an area for a move; False (and why) where none may move."""
        view = self._view
        view.presenter.skip()
        lift = view.make_lift(area, kind)
        if lift is None:
            view.explain_immovable(view.board.stacks[area, "units"], view.anchor_of(area))
            return False
        view.hold(lift, in_hand=False)
        return True

    def choose_target(self, area: str) -> bool:
        """Move the chosen units to an area; False (and why) where they may not go there."""
        view = self._view
        lift = view.lift
        if lift is None:
            return False
        if area in lift.ways:
            return view.perform(lift.ways[area].move, by_hand=False)
        if area == lift.area:
            view.put_back()
            return False
        view.refuse_here(lift.move_to(area), view.anchor_of(area))
        return False

    def activate(self, area: str) -> None:
        """Do in an area what a click there does."""
        view = self._view
        if view.lift is not None:
            self.choose_target(area)
            return
        self.select_area(area)
        view.areaActivated.emit(area)
        active = view.choices.active
        if active is not None and active.kind != "move":
            view.lifting.say_at = (
                view.mouse.cursor if view.viewport().underMouse() else view.anchor_of(area)
            )
            view.choices.submit_at(area)
            view.lifting.say_at = None
            return
        waiting = view.controller.waiting
        if isinstance(waiting, Decision) and waiting.kind != "move":
            self.open_menu(area)

    def open_menu(self, area: str) -> None:
        """Offer everything that can be done in an area, with icons and costs."""
        view = self._view
        actions = view.choices.actions_at(area)
        if not actions:
            return
        waiting = view.controller.waiting
        decision = waiting.kind if isinstance(waiting, Decision) else ""
        menu = QMenu(view)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addSection(view.wording.area(area))
        first: QAction | None = None
        for action in actions:
            entry = menu.addAction(
                counter_icon(PICTURES.get(kind_of(action), "turn"), view.board.art),
                view.wording.option(action, decision),
            )
            entry.triggered.connect(lambda _=False, a=action: view.controller.submit(a))
            first = first or entry
        if first is not None:
            menu.setActiveAction(first)
        menu.popup(view.viewport().mapToGlobal(view.anchor_of(area)))

    def open_chooser(self, area: str, at: QPoint | None = None) -> None:
        """Let the player choose how many of each kind move from an area."""
        view = self._view
        units = movable(view.controller, area)
        if not units or not is_moving(view.controller):
            view.explain_immovable(view.board.stacks[area, "units"], at or view.anchor_of(area))
            return
        start = view.lift.units if view.lift is not None and view.lift.area == area else units
        rows = [
            CountRow(
                kind, view.wording.unit(kind),
                counter_icon(kind, view.board.art).pixmap(QSize(PICTURE_PX, PICTURE_PX)),
                units[kind], start.get(kind, 0),
            )
            for kind in reversed(pile_order(units))
        ]  # fmt: skip
        chooser = CountChooser(
            rows, translate("UnitChooser", "Units to move"),
            translate("UnitChooser", "Move these"), view,
        )  # fmt: skip

        def take(chosen: dict[str, int]) -> None:
            view.hold(
                Selection(view.controller, area, chosen, chosen=chosen != units), in_hand=False
            )

        chooser.chosen.connect(take)
        chooser.open_at(view.viewport().mapToGlobal(at or view.anchor_of(area)))

    def click(self, at: QPoint) -> None:
        """Do what a click at a point of the viewport does."""
        view = self._view
        area = (
            view.area_below(at)
            if view.lift is not None
            else view.board.area_at(view.mapToScene(at))
        )
        if area:
            self.activate(area)
        elif not view.lift:
            self.select_area("")
        else:
            view.put_back()

    def click_stack(self, stack: StackItem, kind: str, at: QPoint) -> None:
        """Choose a stack (or one of its kinds, spread out) for a move, or let it go again."""
        view = self._view
        lift = view.lift
        if lift is not None and lift.area == stack.area and not kind:
            view.put_back()
            return
        if lift is not None and lift.area == stack.area and lift.chosen:
            held = lift.units.get(kind, 0)
            if held and len(lift.units) == 1:
                view.put_back()
                return
            lift.take(kind, 0 if held else movable(view.controller, stack.area).get(kind, 0))
            view.hold(lift, in_hand=False)
            return
        self.select_area(stack.area)
        made = view.make_lift(stack.area, kind)
        if made is None:
            view.explain_immovable(stack, at)
        else:
            view.hold(made, in_hand=False)
            view.say_held(at, lasting=False)

    def menu_click(self, area: str, at: QPoint) -> None:
        """Do what a click with the right button means in an area."""
        view = self._view
        if view.lift is not None and (not area or area != view.lift.area):
            view.put_back()
        elif area and is_moving(view.controller):
            self.open_chooser(area, at)
        elif area:
            self.select_area(area)
            self.open_menu(area)
