"""Actions and events as JSON-ready data, and back again."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from reconquista_qt.engine.data import Data
from reconquista_qt.kit.notation import ActionFields, read_action, read_event

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
NAME_OF: Final[dict[object, str]] = {
    make: name for name, make in (*AREA_ONLY.items(), *COUNTED.items())
}


def action_data(action: Action) -> Data:
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
    return read_action(data, _READERS, _Fields)


class _Fields(ActionFields):
    def area(self, key: str) -> int:
        return self.known(key, AREA_INDEX, "unknown-area")

    def units(self, key: str) -> int:
        return pack(self.counts(key, UNITS, MANY))


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


def event_from(kind: str, args: Data, rule: str) -> Happened:
    """Return the event of stored data; BadInput (bad-event) names what is wrong."""
    return read_event(KINDS, kind, args, rule)
