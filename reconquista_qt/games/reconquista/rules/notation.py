"""Actions and events as JSON-ready data, and back again."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from reconquista_qt.engine.refusal import BadInput

from .actions import (
    BUILDINGS,
    DECLINE,
    DONE,
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
from .events import KINDS, Happened
from .forces import MANY, UNITS, pack, unpack
from .names import AREA_INDEX, AREAS

AREA_ONLY: Final[dict[str, Callable[[int], Action]]] = {
    "place_order": PlaceOrder, "place_cid": PlaceCid, "convert": Convert, "bribe": Bribe,
}  # fmt: skip
COUNTED: Final[dict[str, Callable[[int, int], Action]]] = {
    "hire": Hire, "place_crusaders": PlaceCrusaders,
}  # fmt: skip
NAME_OF: Final[dict[Any, str]] = {
    make: name for name, make in (*AREA_ONLY.items(), *COUNTED.items())
}


def action_data(action: Action) -> dict[str, Any]:
    """Return an action as JSON-ready data, in the words of the protocol."""
    match action:
        case Done():
            return {"do": "done"}
        case Decline():
            return {"do": "decline"}
        case Build(what, area):
            return {"do": "build", "what": what, "area": AREAS[area]}
        case Move(origin, to, units):
            counts = dict(unpack(units))
            return {"do": "move", "from": AREAS[origin], "to": AREAS[to], "units": counts}
        case RetreatTo(to):
            return {"do": "retreat", "to": AREAS[to]}
        case Hire(area, count) | PlaceCrusaders(area, count):
            return {"do": NAME_OF[type(action)], "area": AREAS[area], "count": count}
        case PlaceOrder(area) | PlaceCid(area) | Convert(area) | Bribe(area):
            return {"do": NAME_OF[type(action)], "area": AREAS[area]}


def action_from(data: object) -> Action:
    """Return the action of some data; BadInput (bad-request) names each wrong field."""
    if not isinstance(data, dict):
        raise BadInput("bad-request", (("not-an-object", "action", type(data).__name__),))
    do = data.get("do")
    reader = _READERS.get(do) if isinstance(do, str) else None
    if reader is None:
        missing = "do" not in data
        problem = ("missing-field", "") if missing else ("unknown-action", repr(do)[:80])
        raise BadInput("bad-request", ((problem[0], "action.do", problem[1]),))
    fields = _Fields(data)
    action = reader(fields)
    fields.finish()
    return action


class _Fields:
    """Reads the fields of an action and remembers what is wrong with them."""

    def __init__(self, data: dict[str, Any]) -> None:
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

    def area(self, key: str) -> int:
        value = self.get(key)
        if isinstance(value, str) and value in AREA_INDEX:
            return AREA_INDEX[value]
        self.wrong("unknown-area", key, value)
        return 0

    def number(self, key: str) -> int:
        value = self.get(key)
        if isinstance(value, int) and not isinstance(value, bool):
            return value
        self.wrong("bad-number", key, value)
        return 0

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
            if name not in UNITS:
                self.wrong("unknown-unit", f"{key}.{str(name)[:40]}", name)
            elif not isinstance(count, int) or isinstance(count, bool) or not 0 <= count <= MANY:
                self.wrong("bad-number", f"{key}.{name}", count)
        return 0 if self.problems else pack(value)

    def finish(self) -> None:
        for key in self.data:
            if key not in self.read:
                self.problems.append(("unknown-field", f"action.{str(key)[:40]}", ""))
        if self.problems:
            raise BadInput("bad-request", tuple(self.problems))


def _read_move(fields: _Fields) -> Action:
    return Move(fields.area("from"), fields.area("to"), fields.units("units"))


def _read_build(fields: _Fields) -> Action:
    return Build(fields.choice("what", BUILDINGS), fields.area("area"))


def _read_place(make: Callable[[int], Action], fields: _Fields) -> Action:
    return make(fields.area("area"))


def _read_counted(make: Callable[[int, int], Action], fields: _Fields) -> Action:
    return make(fields.area("area"), fields.number("count"))


_READERS: Final[dict[str, Callable[[_Fields], Action]]] = {
    "done": lambda fields: DONE,
    "decline": lambda fields: DECLINE,
    "build": _read_build,
    "move": _read_move,
    "retreat": lambda fields: RetreatTo(fields.area("to")),
    **{name: partial(_read_place, make) for name, make in AREA_ONLY.items()},
    **{name: partial(_read_counted, make) for name, make in COUNTED.items()},
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
