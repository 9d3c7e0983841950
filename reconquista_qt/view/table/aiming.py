"""A blow that is aimed before it is struck: who joins in, who is left out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QPoint

from reconquista_qt.engine.decision import Decision
from reconquista_qt.model.surface import Aim

if TYPE_CHECKING:
    from .view import TableView

translate = QCoreApplication.translate


class Aiming:
    """Holds what is aimed until it is done, changed or left."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self.aim: Aim | None = None
        self._meant: Any = None  # the option that is aimed

    def begin(self, option: Any, at: QPoint) -> bool:
        """Aim an option; False where it is done at once."""
        aim = self._view.surface.aim(self._view.controller.state, option, frozenset())
        if aim is None:
            return False
        self._meant = option
        self.take(aim, at)
        return True

    def end(self) -> None:
        """Leave what is aimed, if anything is."""
        if self.aim is not None:
            self.take(None)

    def take(self, aim: Aim | None, at: QPoint | None = None) -> None:
        """Show a blow that is aimed, its odds and all who join in; None ends it."""
        view = self._view
        self.aim = aim
        view.lighting.show()
        if aim is not None and at is not None:
            waiting = view.controller.waiting
            kind = waiting.kind if isinstance(waiting, Decision) else ""
            text = translate(
                "TableView", "{0}. Click again to do it; click on your own units to leave them out."
            )
            view.note.say(text.format(view.naming.option(aim.action, kind)), at, kind="good",
                          lasting=True)  # fmt: skip
        elif aim is None:
            view.note.hide()
        # The odds stand where they do not cover what has been said.
        view.considered.emit(aim.action if aim is not None else None)

    def act_on(self, place: str) -> bool:
        """Commit what is aimed, or change who joins in; False where a place means neither."""
        view, aim = self._view, self.aim
        if aim is None or place not in (aim.target, *aim.able):
            self.take(None)
            return False
        if place == aim.target:
            view.perform(aim.action)
            return True
        left_out = (aim.able - aim.members) ^ {place}
        changed = view.surface.aim(view.controller.state, self._meant, frozenset(left_out))
        if changed is not None:
            self.take(changed, view.mouse.cursor)
        return True
