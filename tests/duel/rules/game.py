"""The duel as a game of the house."""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.game import Game
from reconquista_qt.engine.journal import Event
from reconquista_qt.engine.options import Option, check_options
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.engine.seats import Seat, Standing

from .state import (
    CHITS,
    FACES,
    KINDS,
    NAMES,
    NUMBER,
    SIDES,
    Action,
    Began,
    Drawn,
    Move,
    Rest,
    State,
    Strike,
)
from .steps import Begin, DrawChit, Fence, fence_turn, standings_of

OPTIONS = (Option("hits", (1, 2, 3), 2, "3/hits"),)
SEATS = (Seat("red", ("red",)), Seat("blue", ("blue",)))
POSITION = {"game", "turn", "phase", "asked", "first", "at", "hits", "chits", "up", "pool", "need"}


def wrong(code: str, place: str, value: object = "") -> BadInput:
    """Return what is said of data that is no action."""
    return BadInput("bad-request", ((code, place, repr(value)[:80] if value != "" else ""),))


class Duel(Game[State, Action]):
    """The duel."""

    id = "duel"
    scenarios = ("standard",)
    largest_die = FACES
    option_list = OPTIONS
    new_fields = ("first",)

    def scenario_name(self, scenario: str) -> Mapping[str, str]:
        return {"en": "The field", "es": "El campo"}

    def new(self, scenario: str, options: Mapping[str, Any]) -> State:
        if scenario not in self.scenarios:
            raise wrong("unknown-scenario", "scenario", scenario)
        check_options(OPTIONS, options, self.new_fields)
        first = options.get("first", "red")
        if first not in SIDES:
            raise wrong("unknown-choice", "first", first)
        state = State(options.get("hits", 2))
        number = SIDES.index(first)
        state.agenda = [*fence_turn(number), Begin(), DrawChit(1, 2), DrawChit(0, 3)]
        return state

    def begin(self, state: State, scenario: str, emit: Emit | None) -> None:
        if emit:
            emit(Began(scenario))

    def position(self, state: State) -> dict[str, Any]:
        asked = next((step.seat for step in reversed(state.agenda) if isinstance(step, Fence)), -1)
        first = getattr(state.agenda[0], "first", 0) if state.agenda else 0
        return {
            "game": self.id,
            "turn": state.turn,
            "phase": state.phase,
            "asked": asked,
            "first": first,
            "at": {side: NAMES[state.at[n]] for n, side in enumerate(SIDES)},
            "hits": dict(zip(SIDES, state.hits, strict=True)),
            "chits": dict(zip(SIDES, state.chits, strict=True)),
            "up": dict(zip(SIDES, state.up, strict=True)),
            "pool": list(state.pool),
            "need": state.need,
        }

    def from_position(self, data: object, options: Mapping[str, Any]) -> State:
        try:
            return self._from(data)
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise BadInput("bad-position", (("bad-value", "position", repr(error)[:80]),)) from None

    def _from(self, data: Any) -> State:
        if not isinstance(data, dict) or set(data) != POSITION or data["game"] != self.id:
            raise ValueError("fields")
        for name, known in (("turn", range(1, 13)), ("need", (1, 2, 3)), ("asked", (-1, 0, 1))):
            if type(data[name]) is not int or data[name] not in known:
                raise ValueError(name)
        state = State(data["need"])
        state.turn, state.phase = data["turn"], data["phase"]
        state.at = [NUMBER[data["at"][side]] for side in SIDES]
        state.hits = [int(data["hits"][side]) for side in SIDES]
        state.chits = [str(data["chits"][side]) for side in SIDES]
        state.up = [bool(data["up"][side]) for side in SIDES]
        state.pool = [str(chit) for chit in data["pool"]]
        if sorted(filter(None, (*state.chits, *state.pool))) != sorted(CHITS):
            raise ValueError("chits")
        first, asked = int(data["first"]), data["asked"]
        if state.phase == "draw":
            state.agenda = [*fence_turn(first), Begin()]
            state.agenda += [DrawChit(n, 3 - n) for n in (1, 0) if not state.chits[n]]
        elif state.phase != "fence":
            raise ValueError("phase")
        elif asked == first:
            state.agenda = list(fence_turn(first))
        else:
            state.agenda = [fence_turn(first)[0], Fence(1 - first)]
        return state

    def problems(self, state: State) -> list[str]:
        found = [] if state.at[0] != state.at[1] else ["both stand in one hex"]
        if sorted(filter(None, (*state.chits, *state.pool))) != sorted(CHITS):
            found.append("a chit is lost")
        return found

    def digest(self, state: State) -> str:
        text = json.dumps(self.position(state), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()

    def action_data(self, action: Action) -> dict[str, Any]:
        match action:
            case Move(to):
                return {"do": "move", "to": NAMES[to]}
            case Strike(chit):
                return {"do": "strike", "chit": chit}
        return {"do": "rest"}

    def action_from(self, data: object) -> Action:
        if not isinstance(data, dict):
            raise wrong("not-an-object", "action")
        known = {"move": {"do", "to"}, "strike": {"do", "chit"}, "rest": {"do"}}
        do = data.get("do")
        if not isinstance(do, str) or do not in known:
            raise wrong("unknown-action", "action.do", do)
        for key in data.keys() ^ known[do]:
            code = "unknown-field" if key in data else "missing-field"
            raise wrong(code, f"action.{key}")
        if do == "move":
            if not isinstance(data["to"], str) or data["to"] not in NUMBER:
                raise wrong("unknown-area", "action.to", data["to"])
            return Move(NUMBER[data["to"]])
        if do == "strike":
            if not isinstance(data["chit"], bool):
                raise wrong("not-true-or-false", "action.chit", data["chit"])
            return Strike(data["chit"])
        return Rest()

    def event_from(self, kind: str, args: dict[str, Any], rule: str) -> Event:
        cls: Any = KINDS.get(kind)
        if cls is None:
            raise BadInput("bad-event", (("unknown-event", "kind", kind[:80]),))
        if {f.name for f in fields(cls)} - {"rule"} != set(args):
            raise BadInput("bad-event", (("unknown-field", "args", kind[:80]),))
        event: Event = cls(**args, rule=rule)
        return event

    def seats(self, state: State) -> tuple[Seat, ...]:
        return SEATS

    def standings(self, state: State) -> tuple[Standing, ...]:
        return standings_of(state)

    def score(self, state: State) -> Any:
        return self.standings(state)

    def score_data(self, state: State) -> dict[str, Any]:
        lines = [{"what": "hits", "where": s.seat, "points": s.points} for s in standings_of(state)]
        return {"total": max(state.hits), "level": standings_of(state)[0].level, "lines": lines}

    def over_data(self, state: State) -> dict[str, Any]:
        over = state.over
        assert over is not None
        standings = [
            {"seat": one.seat, "points": one.points, "level": one.level} for one in over.standings
        ]
        return {
            "reason": over.reason,
            "total": over.total,
            "level": over.level,
            "winner": over.winner,
            "standings": standings,
        }

    # -- what is hidden: the other's chit, until it is turned up ----------------------------------

    def observe(self, state: State, seat: str) -> dict[str, Any]:
        data = self.position(state)
        other = 1 - SIDES.index(seat)
        if not state.up[other]:
            data["chits"][SIDES[other]] = "hidden" if state.chits[other] else ""
            data["pool"] = len(state.pool)
        return data

    def seen(self, event: Event, seat: str) -> Event:
        if isinstance(event, Drawn) and event.side != seat:
            return Drawn(event.side, "hidden", event.rule)
        return event

    def sample(self, state: State, seat: str, rng: random.Random) -> State:
        copy = state.clone()
        other = 1 - SIDES.index(seat)
        if copy.chits[other] and not copy.up[other]:
            unknown = [copy.chits[other], *copy.pool]
            rng.shuffle(unknown)
            copy.chits[other], copy.pool = unknown[0], unknown[1:]
        return copy

    def odds(self, question: Mapping[str, Any], state: State | None) -> dict[str, Any]:
        from tests.duel.odds.strike import answer

        return answer(question)


GAME = Duel()
