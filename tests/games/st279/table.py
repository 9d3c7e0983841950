"""A table to put rules on: positions made by hand, actions by their data, dice by script."""

from __future__ import annotations

import copy
from collections.abc import Iterable, Mapping
from typing import Any

from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.journal import Event
from reconquista_qt.engine.session import Session
from reconquista_qt.games.st279.rules.game import GAME

EMPTY = GAME.position(GAME.new("standard", {}))
NOBODY: dict[str, Any] = {}


class Table:
    """A position being laid out, then a game going on from it."""

    def __init__(self, phase: str = "christian", turn: int = 2, **fields: Any) -> None:
        self.position: dict[str, Any] = copy.deepcopy(EMPTY)
        self.position |= {"phase": phase, "turn": turn, **fields}
        self.session: Session | None = None
        self.events: list[Event] = []

    # -- laying out ------------------------------------------------------------------------------

    def put(
        self,
        area: str,
        owner: str,
        field: Mapping[str, int] = NOBODY,
        city: Mapping[str, int] = NOBODY,
    ) -> Table:
        """Put units of an owner into an area's field and city."""
        place = self.position["areas"][area]
        if field:
            place["field"][owner] = dict(field)
        if city:
            place["city"][owner] = dict(city)
        return self

    def held(self, owner: str, *areas: str) -> Table:
        """Let an owner control areas."""
        for area in areas:
            self.position["areas"][area]["controller"] = owner
        return self

    def mark(self, area: str, **fields: Any) -> Table:
        """Set `pillaged` or `population` of an area."""
        self.position["areas"][area].update(fields)
        return self

    def fleets(self, sea: str, **powers: int) -> Table:
        """Put fleets into a sea."""
        self.position["seas"][sea] = dict(powers)
        return self

    def rich(self, **points: int) -> Table:
        """Give treasury points."""
        for power, treasury in points.items():
            self.position["powers"][power]["treasury"] = treasury
        return self

    def in_play(self, *powers: str) -> Table:
        """Let kingdoms be in play."""
        for power in powers:
            self.position["powers"][power]["status"] = "active"
        return self

    def hand(self, side: str, *markers: str) -> Table:
        """Give a side markers."""
        self.position["hands"][side] = list(markers)
        return self

    def campaign(self, power: str) -> Table:
        """Let a power campaign, and nobody after it."""
        self.position["phase"] = "muslim" if power == "muslim" else "christian"
        self.position["campaign"] = power
        self.position["pool"] = None if power == "muslim" else []
        return self

    # -- playing ---------------------------------------------------------------------------------

    def begin(self, *dice: int, **options: Any) -> Table:
        """Begin the game, these dice first."""
        self.session = Session.at(GAME, self.position, seed=1, options=options, queue=dice)
        return self

    @property
    def game(self) -> Session:
        """The game."""
        assert self.session is not None
        return self.session

    def do(self, do: str, *dice: int, **fields: Any) -> Table:
        """Act, with these dice for what follows."""
        if dice:
            self.game.dice.queue_up(dice)
        fields = {"from" if key == "origin" else key: value for key, value in fields.items()}
        entries = self.game.act(GAME.action_from({"do": do, **fields}))
        self.events = [entry.event for entry in entries]
        return self

    def why(self, do: str, **fields: Any) -> str | None:
        """Return the rule that forbids an action, or None."""
        fields = {"from" if key == "origin" else key: value for key, value in fields.items()}
        refusal = self.game.why_not(GAME.action_from({"do": do, **fields}))
        return refusal.rule if refusal else None

    @property
    def kind(self) -> str:
        """What is asked, and of whom: ``campaign christian``."""
        waiting = self.game.waiting
        return f"{waiting.kind} {waiting.side}" if isinstance(waiting, Decision) else "over"

    @property
    def now(self) -> dict[str, Any]:
        """The position as it is."""
        return GAME.position(self.game.state)

    def area(self, area: str) -> dict[str, Any]:
        """An area as it is."""
        found: dict[str, Any] = self.now["areas"][area]
        return found

    def points(self, power: str) -> int:
        """A treasury as it is."""
        found: int = self.now["powers"][power]["treasury"]
        return found

    def told(self, kind: str) -> list[dict[str, Any]]:
        """What the journal tells of a kind, from the beginning."""
        return [entry.event.args() for entry in self.game.journal if entry.event.kind == kind]

    def offered(self, do: str) -> list[dict[str, Any]]:
        """The options of a kind that are offered now."""
        waiting = self.game.waiting
        assert isinstance(waiting, Decision)
        data: Iterable[dict[str, Any]] = map(GAME.action_data, waiting.options)
        return [option for option in data if option["do"] == do]
