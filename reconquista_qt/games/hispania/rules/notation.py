"""Actions and events as JSON-ready data, and back again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from reconquista_qt.engine.data import Data
from reconquista_qt.kit.notation import ActionFields, read_action, read_event

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
NATION_INDEX: Final = {name: index for name, index in PARTY_INDEX.items() if index < len(NATIONS)}
PLAIN: Final[dict[type[object], str]] = {
    Done: "done", Stand: "stand", Withdraw: "withdraw", Submit: "submit", Decline: "decline",
    Keep: "keep",
}  # fmt: skip


def action_data(board: Board, action: Action) -> Data:
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
            told: Data = {"do": "event", "id": event}
            if area != NOWHERE:
                told["area"] = PLACES[area]
            if nation != NOWHERE:
                told["nation"] = NATIONS[nation]
            return told
    return {"do": PLAIN[type(action)]}


def action_from(board: Board, data: object) -> Action:
    """Return the action of some data; BadInput (bad-request) names each wrong field."""
    return read_action(data, _READERS, lambda fields: _Fields(board, fields))


class _Fields(ActionFields):
    def __init__(self, board: Board, data: Data) -> None:
        super().__init__(data)
        self.board = board

    def place(self, key: str) -> int:
        return self.known(key, PLACE_INDEX, "unknown-area")

    def unit(self, key: str) -> int:
        return self.known(key, UNIT_INDEX, "unknown-unit")

    def nation(self, key: str) -> int:
        return self.known(key, NATION_INDEX, "unknown-nation")

    def how_many(self, key: str) -> int:
        return self.number(key, 1, MANY) if key in self.data else 1

    def units(self, key: str) -> int:
        return pack(self.counts(key, UNIT_INDEX, MANY))

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
    count = fields.how_many("count")
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
ACTION_NAMES: Final = tuple(_READERS)


def event_from(kind: str, args: Data, rule: str) -> Happened:
    """Return the event of stored data; BadInput (bad-event) names what is wrong."""
    return read_event(KINDS, kind, args, rule)
