"""What can be done now, grouped as a player thinks of it: by purpose, then by area."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field
from typing import Final

from PySide6.QtCore import QObject, Signal

from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.record import record
from reconquista_qt.engine.refusal import Refusal
from reconquista_qt.games.reconquista.rules.actions import (
    Action,
    Bribe,
    Build,
    Convert,
    Decline,
    Done,
    Hire,
    Move,
    PlaceCid,
    PlaceCrusaders,
    PlaceOrder,
    RetreatTo,
)
from reconquista_qt.games.reconquista.rules.names import AREA_COUNT, AREA_INDEX, AREAS
from reconquista_qt.games.reconquista.rules.state import State
from reconquista_qt.model.controller import GameController

# In the order in which the sidebar shows them.
SPENDING: Final = (
    "army", "garrison", "city", "fortress", "conversion", "bribe", "hire", "crusaders",
)  # fmt: skip
# What a decision asks that leaves nothing to choose but the area.
BY_ITSELF: Final = {"place_order": "order", "place_cid": "cid", "retreat": "retreat"}


@record
class Choice:
    """One thing to do: the legal actions that do it, by area id.

    Moves stand under the area they leave; hiring has one action for each number of mercenaries.
    """

    kind: str
    by_area: dict[str, list[Action]] = field(default_factory=dict)

    @property
    def areas(self) -> tuple[str, ...]:
        """The areas where it can be done, in the order of the rules."""
        return tuple(self.by_area)

    @property
    def counts(self) -> tuple[int, ...]:
        """The numbers of units it can be done with, where a number is asked."""
        actions = (action for actions in self.by_area.values() for action in actions)
        return tuple(sorted({a.count for a in actions if isinstance(a, (Hire, PlaceCrusaders))}))


# The actions that belong to an area.
Located = (
    PlaceOrder | PlaceCid | Build | Convert | Bribe | Hire | PlaceCrusaders | Move | RetreatTo
)  # fmt: skip


def kind_of(action: object) -> str:
    """Return the kind of choice an action belongs to; "" for those without an area."""
    match action:
        case PlaceOrder():
            return "order"
        case PlaceCid():
            return "cid"
        case Build(what, _):
            return what
        case Convert():
            return "conversion"
        case Bribe():
            return "bribe"
        case Hire():
            return "hire"
        case PlaceCrusaders():
            return "crusaders"
        case Move():
            return "move"
        case RetreatTo():
            return "retreat"
    return ""


def area_of(action: Located) -> str:
    """Return the area under which an action is offered."""
    match action:
        case Move(origin, _, _):
            return AREAS[origin]
        case RetreatTo(to):
            return AREAS[to]
    return AREAS[action.area]


def group(options: Iterable[object]) -> dict[str, Choice]:
    """Return the choices that some legal actions amount to, by kind."""
    choices: dict[str, Choice] = {}
    for action in options:
        kind = kind_of(action)
        if isinstance(action, Located):
            choice = choices.setdefault(kind, Choice(kind))
            choice.by_area.setdefault(area_of(action), []).append(action)
    return choices


class ChoiceModel(QObject):
    """The choices of the decision on the table, and the one the player has picked, if any."""

    changed = Signal()  # other choices than before
    activeChanged = Signal()  # another one is active, or its count is another

    def __init__(self, controller: GameController[State], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._choices: dict[str, Choice] = {}
        self._closing: Done | Decline | None = None
        self._active = ""
        self._count = 1
        controller.reset.connect(self._refresh)
        controller.decisionChanged.connect(self._refresh)
        self._refresh()

    @property
    def controller(self) -> GameController[State]:
        """The game the choices are of."""
        return self._controller

    @property
    def choices(self) -> dict[str, Choice]:
        """All that can be done now, by kind."""
        return self._choices

    @property
    def closing(self) -> Done | Decline | None:
        """The action that is tied to no area: end this phase, or decline; None where none is."""
        return self._closing

    @property
    def active(self) -> Choice | None:
        """The choice whose areas are lit: a click on one of them submits."""
        return self._choices.get(self._active)

    active_choice = active

    @property
    def count(self) -> int:
        """How many units the active choice is made with, where a number is asked."""
        return self._count

    def activate(self, kind: str, count: int | None = None) -> bool:
        """Make a choice the active one; False where it is not possible now."""
        if kind not in self._choices:
            return False
        counts = self._choices[kind].counts
        chosen = 1
        if counts:
            wanted = self._count if count is None else count
            chosen = max((n for n in counts if n <= wanted), default=counts[0])
        if (kind, chosen) != (self._active, self._count):
            self._active, self._count = kind, chosen
            self.activeChanged.emit()
        return True

    def cancel(self) -> None:
        """Put the active choice away, unless the game waits for nothing else."""
        active = self._own_choice()
        if self._active != active:
            self._active = active
            self.activeChanged.emit()

    def action_at(self, area: str) -> Action | None:
        """Return what the active choice does in an area, or None where it cannot be done."""
        active = self.active
        if active is None or active.kind == "move" or area not in active.by_area:
            return None
        for action in active.by_area[area]:
            if getattr(action, "count", self._count) == self._count:
                return action
        return active.by_area[area][0]

    def submit_at(self, area: str) -> bool:
        """Do the active choice in an area; where it is forbidden the controller says why."""
        action = self.action_at(area)
        if action is None:
            action = self.attempt(self._active, area)
        return action is not None and self._controller.submit(action)

    def actions_at(self, area: str) -> list[Action]:
        """Return everything legal in an area, in the order of the kinds."""
        return [
            action for choice in self._choices.values() for action in choice.by_area.get(area, ())
        ]

    def attempt(self, kind: str, area: str) -> Action | None:
        """Return the action of a kind in an area, legal or not, to ask the rules about it."""
        at = AREA_INDEX[area]
        match kind:
            case "army" | "garrison" | "city" | "fortress":
                return Build(kind, at)
            case "conversion":
                return Convert(at)
            case "bribe":
                return Bribe(at)
            case "hire":
                return Hire(at, self._count)
            case "crusaders":
                return PlaceCrusaders(at, max(1, self._controller.state.event_count))
            case "order":
                return PlaceOrder(at)
            case "cid":
                return PlaceCid(at)
            case "retreat":
                return RetreatTo(at)
        return None

    def why_not(self, kind: str, area: str = "") -> Refusal | None:
        """Say why a choice is not possible in an area, or anywhere: the reason met most often."""
        if area:
            action = self.attempt(kind, area)
            return None if action is None else self._controller.why_not(action)
        if kind in self._choices:
            return None
        found: dict[tuple[str, str], list[Refusal]] = {}
        for name in AREAS:
            refusal = self.why_not(kind, name)
            if refusal is not None:
                found.setdefault((refusal.rule, refusal.code), []).append(refusal)
        if not found:
            return None
        commonest = max(found.values(), key=len)
        if len(commonest) == AREA_COUNT or len({r.args for r in commonest}) == 1:
            return commonest[0]
        return Refusal(commonest[0].rule, "nowhere")

    def _own_choice(self) -> str:
        waiting = self._controller.waiting
        return BY_ITSELF.get(waiting.kind, "") if isinstance(waiting, Decision) else ""

    def _refresh(self) -> None:
        waiting = self._controller.waiting
        options = waiting.options if isinstance(waiting, Decision) else ()
        self._choices = group(options)
        self._closing = next((a for a in options if isinstance(a, (Done, Decline))), None)
        was = self._active
        if was not in self._choices or was in BY_ITSELF.values():
            self._active = self._own_choice()
        self._count = 1
        self.changed.emit()
        self.activeChanged.emit()
