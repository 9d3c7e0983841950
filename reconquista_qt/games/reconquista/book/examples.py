"""The rulebook's worked examples: positions, dice and actions that play on a board of their own."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import field
from functools import cache
from typing import Final, NotRequired, TypedDict

from PySide6.QtCore import QObject

from reconquista_qt import assets
from reconquista_qt.engine.game import any_game
from reconquista_qt.engine.journal import Entry
from reconquista_qt.engine.record import record
from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.games.reconquista.rules.names import AREAS
from reconquista_qt.games.reconquista.rules.state import State
from reconquista_qt.model.controller import GameController
from reconquista_qt.model.played_example import PlayedExample

# In the order of the rulebook.
EXAMPLES: Final = (
    "income", "battle-or-siege", "simple-battle", "three-parties", "draw-before-walls",
    "order-of-areas", "siege-left-behind", "after-the-highest", "fortress-doubles",
)  # fmt: skip


class StepData(TypedDict, total=False):
    """A step of an example as it stands in a file."""

    dice: list[int]
    do: Mapping[str, object]
    look: list[str]
    expect: Mapping[str, object]


class SceneData(TypedDict):
    """A scene of an example as it stands in a file."""

    turn: NotRequired[int]
    phase: str
    areas: Mapping[str, Mapping[str, object]]
    look: list[str]
    steps: list[StepData]
    expect: NotRequired[Mapping[str, object]]


@record
class ExampleStep:
    """One step: dice that fall, or what the player does; `look` are the areas to look at."""

    dice: tuple[int, ...] = ()
    action: Mapping[str, object] | None = None
    look: tuple[str, ...] = ()
    expect: Mapping[str, object] = field(default_factory=dict)


@record
class Scene:
    """A position and the steps that are played from it; `expect` is what holds at its start."""

    position: Mapping[str, object]
    look: tuple[str, ...]
    steps: tuple[ExampleStep, ...]
    expect: Mapping[str, object] = field(default_factory=dict)


@record
class Example:
    """An example of some rules, in one scene or more."""

    id: str
    rules: tuple[str, ...]
    scenes: tuple[Scene, ...]


@cache
def example(name: str) -> Example:
    """Return an example by its id; OSError where there is none."""
    path = assets.resource("reconquista", "examples", f"{name}.json")
    data = json.loads(path.read_text(encoding="utf-8"))
    return Example(data["id"], tuple(data["rules"]), tuple(map(_scene, data["scenes"])))


@cache
def examples_of(rule: str) -> tuple[str, ...]:
    """Return the ids of the examples of a rule."""
    return tuple(name for name in EXAMPLES if rule in example(name).rules)


def _scene(data: SceneData) -> Scene:
    areas = {
        name: {"city": None, "fortress": False, "units": {}, "besiegers": {}}
        | dict(data["areas"].get(name, {}))
        for name in AREAS
    }
    position = {
        "game": GAME.id,
        "turn": data.get("turn", 2),
        "phase": data["phase"],
        "areas": areas,
        "revolt": None,
        "event": None,
        "treasury": None,
        "moving_region": None,
    }
    steps = tuple(
        ExampleStep(
            tuple(step.get("dice", ())), step.get("do"), tuple(step["look"]), step.get("expect", {})
        )
        for step in data["steps"]
    )
    return Scene(position, tuple(data["look"]), steps, data.get("expect", {}))


class PlayedController(GameController[State]):
    """A game that only its player moves: the board shows it, and takes no action of its own."""

    locked = True

    def submit(self, action: object) -> bool:
        """Perform an action of the player; anybody else's is left undone."""
        return not self.locked and super().submit(action)


class ExamplePlayer(PlayedExample):
    """Plays an example on a game of its own, forwards and backwards."""

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.example = example(name)
        self.rules = self.example.rules
        self.scene_number = 0
        self.step_number = 0  # how many steps of the scene are played
        self.entries: list[Entry] = []  # what the last step brought
        self.controller = PlayedController(self._session(), self)
        self._begin()

    @property
    def scene(self) -> Scene:
        """The scene that is being played."""
        return self.example.scenes[self.scene_number]

    @property
    def key(self) -> str:
        """The key of the text that explains what is to be seen now."""
        key = f"{self.example.id}/{self.scene_number + 1}"
        return f"{key}/{self.step_number}" if self.step_number else key

    @property
    def look(self) -> tuple[str, ...]:
        """The areas to look at now."""
        if self.step_number:
            return self.scene.steps[self.step_number - 1].look
        return self.scene.look

    @property
    def place(self) -> tuple[int, int]:
        """How many texts have been shown, this one included, and how many there are."""
        sizes = [1 + len(scene.steps) for scene in self.example.scenes]
        return sum(sizes[: self.scene_number]) + self.step_number + 1, sum(sizes)

    def forward(self) -> bool:
        """Play the next step, or go to the next scene; False at the end."""
        if self.step_number < len(self.scene.steps):
            self._play(self.scene.steps[self.step_number])
        elif self.scene_number + 1 < len(self.example.scenes):
            self.scene_number += 1
            self._restart(0)
        else:
            return False
        self.moved.emit()
        return True

    def back(self) -> bool:
        """Go back one step, or to the end of the scene before; False at the start."""
        if self.step_number:
            self._restart(self.step_number - 1)
        elif self.scene_number:
            self.scene_number -= 1
            self._restart(len(self.scene.steps))
        else:
            return False
        self.moved.emit()
        return True

    def restart(self) -> None:
        """Go back to the very start."""
        self.scene_number = 0
        self._restart(0)
        self.moved.emit()

    def _session(self) -> Session:
        position = dict(self.scene.position)
        return Session.at(any_game(GAME), position, seed=1, typed_dice=True)

    def _begin(self) -> None:
        self.step_number = 0
        self.entries = list(self.controller.session.journal)

    def _restart(self, steps: int) -> None:
        self.controller.adopt(self._session())
        self._begin()
        for step in self.scene.steps[:steps]:
            self._play(step)

    def _play(self, step: ExampleStep) -> None:
        session = self.controller.session
        first = len(session.journal)
        self.step_number += 1
        if step.action is not None:
            self.controller.locked = False
            self.controller.submit(GAME.action_from(dict(step.action)))
            self.controller.locked = True
        else:
            self.controller.enter_dice(step.dice)
        self.entries = list(session.journal[first:])
