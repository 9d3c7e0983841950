"""Actions and events as JSON-ready data, and back again."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from typing import Any, Final

from reconquista_qt.engine.refusal import BadInput

from .actions import (
    DECLINE,
    DONE,
    HIT,
    KEEP,
    KILL,
    NOWHERE,
    STAND,
    SUBMIT,
    WITHDRAW,
    Action,
    Buy,
    Capital,
    Decline,
    Done,
    Fight,
    Keep,
    Lose,
    Move,
    Place,
    PlaceLeader,
    PlayEvent,
    Rebuild,
    Remove,
    Retreat,
    Stand,
    Submit,
    Withdraw,
)
from .board import Board
from .events import KINDS, Happened
from .forces import MANY, pack, unpack
from .names import EVENTS, NATIONS, PARTY_INDEX, PLACE_INDEX, PLACES, UNIT_INDEX, UNITS

LEADER: Final = "leader:"
PLAIN: Final[dict[type[Any], str]] = {
    Done: "done", Stand: "stand", Withdraw: "withdraw", Submit: "submit", Decline: "decline",
    Keep: "keep",
}  # fmt: skip


def action_data(board: Board, action: Action) -> dict[str, Any]:
    """Return an action as JSON-ready data, in the words of the protocol."""
    match action:
        case Move(origin, to, units, leaders):
            data = {"do": "move", "from": PLACES[origin], "to": PLACES[to]}
            names = [board.leaders[leader].id for leader in leaders]
            return {**data, "units": dict(unpack(units)), "leaders": names}
        case Buy(unit, area):
            where = {} if area == NOWHERE else {"area": PLACES[area]}
            return {"do": "buy", "unit": UNITS[unit], **where}
        case Place(unit, area, count):
            return {"do": "place", "unit": UNITS[unit], "area": PLACES[area], "count": count}
        case PlaceLeader(leader, area):
            unit_id = LEADER + board.leaders[leader].id
            return {"do": "place", "unit": unit_id, "area": PLACES[area], "count": 1}
        case Remove(area, unit):
            return {"do": "remove", "area": PLACES[area], "unit": UNITS[unit]}
        case Fight(area):
            return {"do": "battle", "area": PLACES[area]}
        case Lose(unit, damaged, by):
            return {"do": "lose", "unit": UNITS[unit], "damaged": damaged, "by": by}
        case Retreat(to, units):
            some = {"units": dict(unpack(units))} if units else {}
            return {"do": "retreat", "to": PLACES[to], **some}
        case Rebuild(unit):
            return {"do": "rebuild", "unit": UNITS[unit]}
        case Capital(nation, area):
            return {"do": "capital", "nation": NATIONS[nation], "area": PLACES[area]}
        case PlayEvent(event, area, nation):
            data = {"do": "event", "id": event}
            if area != NOWHERE:
                data["area"] = PLACES[area]
            if nation != NOWHERE:
                data["nation"] = NATIONS[nation]
            return data
    return {"do": PLAIN[type(action)]}


def action_from(board: Board, data: object) -> Action:
    """Return the action of some data; BadInput (bad-request) names each wrong field."""
    if not isinstance(data, dict):
        raise BadInput("bad-request", (("not-an-object", "action", type(data).__name__),))
    do = data.get("do")
    reader = _READERS.get(do) if isinstance(do, str) else None
    if reader is None:
        missing = "do" not in data
        problem = ("missing-field", "") if missing else ("unknown-action", repr(do)[:80])
        raise BadInput("bad-request", ((problem[0], "action.do", problem[1]),))
    fields = _Fields(board, data)
    action = reader(fields)
    fields.finish()
    return action


class _Fields:
    """Reads the fields of an action and remembers what is wrong with them."""

    def __init__(self, board: Board, data: dict[str, Any]) -> None:
        self.board = board
        self.data = data
        self.read = {"do"}
        self.problems: list[tuple[str, str, str]] = []

    def get(self, key: str) -> Any:
        self.read.add(key)
        if key not in self.data:
            self.problems.append(("missing-field", f"action.{key}", ""))
        return self.data.get(key)

    def wrong(self, code: str, key: str, value: object) -> None:
        if not any(place == f"action.{key}" for _, place, _ in self.problems):
            self.problems.append((code, f"action.{key}", repr(value)[:80]))

    def index(self, key: str, among: Mapping[str, int], code: str, most: int = 10**6) -> int:
        value = self.get(key)
        if isinstance(value, str) and value in among and among[value] < most:
            return among[value]
        self.wrong(code, key, value)
        return 0

    def place(self, key: str) -> int:
        return self.index(key, PLACE_INDEX, "unknown-area")

    def unit(self, key: str) -> int:
        return self.index(key, UNIT_INDEX, "unknown-unit")

    def nation(self, key: str) -> int:
        return self.index(key, PARTY_INDEX, "unknown-nation", len(NATIONS))

    def number(self, key: str, default: int) -> int:
        if key not in self.data:
            return default
        value = self.get(key)
        if isinstance(value, int) and not isinstance(value, bool) and 0 < value <= MANY:
            return value
        self.wrong("bad-number", key, value)
        return default

    def truth(self, key: str) -> bool:
        value = self.get(key)
        if not isinstance(value, bool):
            self.wrong("not-true-or-false", key, value)
        return bool(value)

    def choice(self, key: str, among: tuple[str, ...]) -> str:
        value = self.get(key)
        if isinstance(value, str) and value in among:
            return value
        self.wrong("unknown-choice", key, value)
        return among[0]

    def units(self, key: str) -> int:
        value = self.get(key)
        if not isinstance(value, dict):
            self.wrong("not-an-object", key, value)
            return 0
        for name, count in value.items():
            if name not in UNIT_INDEX:
                self.wrong("unknown-unit", f"{key}.{str(name)[:40]}", name)
            elif not isinstance(count, int) or isinstance(count, bool) or not 0 <= count <= MANY:
                self.wrong("bad-number", f"{key}.{name}", count)
        return 0 if self.problems else pack(value)

    def leader(self, key: str, name: object) -> int:
        if isinstance(name, str) and name in self.board.leader_index:
            return self.board.leader_index[name]
        self.wrong("unknown-leader", key, name)
        return 0

    def leaders(self, key: str) -> tuple[int, ...]:
        if key not in self.data:
            return ()
        value = self.get(key)
        if not isinstance(value, list):
            self.wrong("not-a-list", key, value)
            return ()
        return tuple(sorted(self.leader(key, name) for name in value))

    def finish(self) -> None:
        for key in self.data:
            if key not in self.read:
                self.problems.append(("unknown-field", f"action.{str(key)[:40]}", ""))
        if self.problems:
            raise BadInput("bad-request", tuple(self.problems))


def _read_move(fields: _Fields) -> Action:
    origin, to = fields.place("from"), fields.place("to")
    if "units" not in fields.data and "leaders" in fields.data:
        return Move(origin, to, 0, fields.leaders("leaders"))
    return Move(origin, to, fields.units("units"), fields.leaders("leaders"))


def _read_buy(fields: _Fields) -> Action:
    unit = fields.unit("unit")
    return Buy(unit, fields.place("area") if "area" in fields.data else NOWHERE)


def _read_place(fields: _Fields) -> Action:
    unit = fields.get("unit")
    area = fields.place("area")
    count = fields.number("count", 1)
    if isinstance(unit, str) and unit.startswith(LEADER):
        return PlaceLeader(fields.leader("unit", unit.removeprefix(LEADER)), area)
    return Place(fields.unit("unit"), area, count)


def _read_retreat(fields: _Fields) -> Action:
    to = fields.place("to")
    return Retreat(to, fields.units("units") if "units" in fields.data else 0)


def _read_lose(fields: _Fields) -> Action:
    return Lose(fields.unit("unit"), fields.truth("damaged"), fields.choice("by", (KILL, HIT)))


def _read_event(fields: _Fields) -> Action:
    event = fields.choice("id", EVENTS)
    area = fields.place("area") if "area" in fields.data else NOWHERE
    nation = fields.nation("nation") if "nation" in fields.data else NOWHERE
    return PlayEvent(event, area, nation)


_READERS: Final[dict[str, Callable[[_Fields], Action]]] = {
    "done": lambda fields: DONE,
    "stand": lambda fields: STAND,
    "withdraw": lambda fields: WITHDRAW,
    "submit": lambda fields: SUBMIT,
    "decline": lambda fields: DECLINE,
    "keep": lambda fields: KEEP,
    "buy": _read_buy,
    "place": _read_place,
    "move": _read_move,
    "remove": lambda fields: Remove(fields.place("area"), fields.unit("unit")),
    "battle": lambda fields: Fight(fields.place("area")),
    "lose": _read_lose,
    "retreat": _read_retreat,
    "rebuild": lambda fields: Rebuild(fields.unit("unit")),
    "capital": lambda fields: Capital(fields.nation("nation"), fields.place("area")),
    "event": _read_event,
}


def _frozen(value: Any) -> Any:
    return tuple(_frozen(item) for item in value) if isinstance(value, list) else value


def event_from(kind: str, args: dict[str, Any], rule: str) -> Happened:
    """Return the event of stored data; BadInput (bad-event) names what is wrong."""
    cls = KINDS.get(kind)
    if cls is None:
        raise BadInput("bad-event", (("unknown-event", "kind", kind[:80]),))
    known = {f.name for f in dataclasses.fields(cls)} - {"rule"}
    problems = [("unknown-field", f"args.{key[:40]}", "") for key in args if key not in known]
    if problems:
        raise BadInput("bad-event", tuple(problems))
    try:
        facts: dict[str, Any] = {key: _frozen(value) for key, value in args.items()}
        return cls(**facts, rule=rule)  # type: ignore[call-arg]
    except TypeError as error:
        raise BadInput("bad-event", (("missing-field", f"{kind}.args", ""),)) from error
