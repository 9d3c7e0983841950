"""What can be done now, for any game: the choices of the decision, and the one that is picked."""

from __future__ import annotations

from typing import Generic, TypeVar

from PySide6.QtCore import QObject, Signal

from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.state import GameState

from .controller import GameController
from .surface import Choice, Choices

S = TypeVar("S", bound=GameState)


class Choosing(QObject, Generic[S]):
    """Follows the decision on the table; picks one choice at a time and submits its actions.

    `closed` keeps everything back: another seat is asked, or the table is covered.
    """

    changed = Signal()  # other choices than before
    activeChanged = Signal()  # another one is picked

    def __init__(
        self, controller: GameController[S], choices: Choices[S], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.controller = controller
        self.source = choices
        self._choices: tuple[Choice, ...] = ()
        self._active = ""
        self._closed = False
        controller.reset.connect(self.refresh)
        controller.decisionChanged.connect(self.refresh)
        self.refresh()

    @property
    def choices(self) -> tuple[Choice, ...]:
        """All that can be done now, as it is listed."""
        return self._choices

    @property
    def closing(self) -> Choice | None:
        """The choice that ends the phase or declines, None where there is none."""
        return next((choice for choice in self._choices if choice.closing), None)

    @property
    def active(self) -> Choice | None:
        """The choice that is picked: its places are lit, a click on one submits."""
        return self.by_id(self._active)

    def by_id(self, name: str) -> Choice | None:
        """Return the choice of an id, None where it is not possible now."""
        return next((choice for choice in self._choices if choice.id == name), None)

    @property
    def closed(self) -> bool:
        """Whether whoever sits here has nothing to decide now."""
        return self._closed

    def close(self, closed: bool) -> None:
        """Keep all choices back, or give them again."""
        if closed != self._closed:
            self._closed = closed
            self.refresh()

    @property
    def _meant(self) -> tuple[Choice, ...]:
        """The choices that a click on a place can mean: the active one, else all not aside."""
        active = self.active
        if active is not None:
            return (active,)
        return tuple(choice for choice in self._choices if not choice.aside)

    @property
    def lit(self) -> tuple[str, ...]:
        """The places where something can be done by a click: of the active choice, else of all."""
        found: dict[str, None] = {}
        for choice in self._meant:
            found.update(dict.fromkeys(choice.places))
        return tuple(found)

    def at(self, place: str) -> tuple[object, ...]:
        """Return the actions that a click on a place could mean: of the active choice, else all."""
        return tuple(action for choice in self._meant for action in choice.by_place.get(place, ()))

    def activate(self, name: str) -> bool:
        """Pick a choice; one that is a single action without a place is submitted at once."""
        choice = self.by_id(name)
        if choice is None:
            return False
        if len(choice.actions) == 1 and not choice.places:
            return bool(self.controller.submit(choice.actions[0]))
        self._active = name
        self.activeChanged.emit()
        return True

    def cancel(self) -> bool:
        """Pick none; False where none was picked, or there is but one."""
        if not self._active:
            return False
        self._active = ""
        self.activeChanged.emit()
        return True

    def submit(self, action: object) -> bool:
        """Perform an action, unless nothing is to be decided here."""
        return not self._closed and bool(self.controller.submit(action))

    def refresh(self) -> None:
        """Group the options anew; a choice stays picked while it is still possible."""
        waiting = self.controller.waiting
        before = self._choices
        if isinstance(waiting, Decision) and not self._closed:
            self._choices = self.source.group(self.controller.state, waiting)
        else:
            self._choices = ()
        if self._active and self.by_id(self._active) is None:
            self._active = ""
        if self._choices != before:
            self.changed.emit()
        self.activeChanged.emit()
