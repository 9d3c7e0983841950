"""The one seam that each game fills."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from .agenda import Emit, Step
from .decision import Over
from .journal import Event

Data = dict[str, Any]


class GameState(Protocol):
    """The least that every state has; `phase` is an id of the game's own."""

    agenda: list[Step]
    turn: int
    phase: str
    over: Over | None

    def clone(self) -> Any:
        """Return an independent copy that shares only immutable parts."""
        ...


class Game(Protocol):
    """A game: how it starts, and how its things become data and come back from data."""

    id: str

    @property
    def scenarios(self) -> tuple[str, ...]:
        """The ids of the starting positions, the standard one first."""
        ...

    def scenario_name(self, scenario: str) -> Mapping[str, str]:
        """Return a scenario's name by language."""
        ...

    @property
    def default_options(self) -> Mapping[str, Any]:
        """Each rule option with its default value."""
        ...

    def new(self, scenario: str, options: Mapping[str, Any]) -> Any:
        """Return the state at the start; BadInput names every unknown scenario, option or value."""
        ...

    def begin(self, state: Any, scenario: str, emit: Emit | None) -> None:
        """Announce the start of a new game."""
        ...

    def position(self, state: Any) -> Data:
        """Return the position as JSON-ready data."""
        ...

    def from_position(self, data: object, options: Mapping[str, Any]) -> Any:
        """Return the state of a position; BadInput names every problem in it."""
        ...

    def problems(self, state: Any) -> list[str]:
        """Return every broken invariant of a state, none in a game played by the rules."""
        ...

    def action_data(self, action: Any) -> Data:
        """Return an action as JSON-ready data."""
        ...

    def action_from(self, data: object) -> Any:
        """Return the action of some data; BadInput names the field that is wrong."""
        ...

    def event_from(self, kind: str, args: Data, rule: str) -> Event:
        """Return the event of stored data; BadInput names what is wrong."""
        ...

    def score(self, state: Any) -> Any:
        """Return the points of the position as it stands, with their breakdown."""
        ...

    def digest(self, state: Any) -> str:
        """Return a hex string, equal for equal positions on every platform."""
        ...
