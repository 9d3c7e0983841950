"""Actions and events as JSON-ready data, and back again.

Areas and seas are those of a board, so that a map of the player's own brings its own ids.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol, TypeVar, cast

from reconquista_qt.engine.data import Data
from reconquista_qt.kit import notation

from . import actions as a
from .data import Board
from .events import KINDS, Happened
from .forces import MANY, Force, pack, unpack
from .names import (
    BATTLE_TABLES,
    MARKER_INDEX,
    MARKERS,
    OWNER_INDEX,
    OWNERS,
    POWER_INDEX,
    POWERS,
    UNIT_INDEX,
    UNITS,
)

_Action = TypeVar("_Action", bound=a.Action)
_Writer = Callable[[Board, a.Action], Data]


class _OfStack(Protocol):
    """What units of one area do."""

    @property
    def area(self) -> int: ...
    @property
    def units(self) -> Force: ...


def action_data(board: Board, action: a.Action) -> Data:
    """Return an action as JSON-ready data, in the words of the protocol."""
    return _WRITERS[type(action)](board, action)


def _where(board: Board, where: int, inside: bool) -> Data:
    if where < 0:
        return {"sea": board.seas[-1 - where]}
    return {"area": board.areas[where], "inside": inside}


def _units(force: Force) -> dict[str, int]:
    return dict(unpack(force))


def _writer(
    kind: type[_Action], write: Callable[[Board, _Action], Data]
) -> tuple[type[object], _Writer]:
    """Return an entry of the table of writers; it is looked up by the class that it is for."""
    return kind, cast("_Writer", write)


def _stack(name: str) -> Callable[[Board, _OfStack], Data]:
    return lambda board, action: {
        "do": name, "area": board.areas[action.area], "units": _units(action.units)
    }  # fmt: skip


def _write_move(board: Board, action: a.Move) -> Data:
    data: Data = {
        "do": "move", "from": board.areas[action.origin], "to": board.areas[action.to],
        "units": _units(action.units),
    }  # fmt: skip
    if action.via is not None:
        data["via"] = [board.areas[area] for area in action.via]
    return data


def _write_sail(board: Board, action: a.Sail) -> Data:
    data: Data = {
        "do": "sail", "from": board.seas[action.origin], "to": board.seas[action.to],
        "fleets": action.fleets,
    }  # fmt: skip
    if action.loaded is not None:
        data["loaded"] = action.loaded
    return data


def _write_buy(board: Board, action: a.BuyMarker) -> Data:
    data: Data = {"do": "buy_marker"}
    if action.power >= 0:
        data["power"] = POWERS[action.power]
    return data


def _write_tribute(board: Board, action: a.ExactTribute) -> Data:
    data: Data = {
        "do": "tribute", "area": board.areas[action.area], "power": POWERS[action.power]
    }  # fmt: skip
    if action.pay:
        data["pay"] = {POWERS[power]: points for power, points in action.pay}
    return data


def _write_incite(board: Board, action: a.Incite) -> Data:
    data: Data = {"do": "incite", "area": board.areas[action.area]}
    if action.pay:
        data["pay"] = {POWERS[power]: points for power, points in action.pay}
    return data


def _write_march(board: Board, action: a.March) -> Data:
    data: Data = {"do": "march", "units": _units(action.units)}
    if action.where < 0:
        data["sea"] = board.seas[-1 - action.where]
    else:
        data["area"] = board.areas[action.where]
    return data


def _write_fight(board: Board, action: a.Fight) -> Data:
    return {"do": "battle", "table": action.table} if action.table else {"do": "fight"}


def _write_intercept(board: Board, action: a.Intercept) -> Data:
    data: Data = {"do": "intercept"}
    if action.units:
        data["units"] = _units(action.units)
    return data


_WRITERS: Final = dict((
    _writer(a.Place, lambda b, x: {
        "do": "place", "power": POWERS[x.power], "unit": UNITS[x.unit],
        **_where(b, x.where, x.inside),
    }),
    _writer(a.Restore, lambda b, x: {
        "do": "restore", "power": POWERS[x.power], "area": b.areas[x.area]
    }),
    _writer(a.Arrive, lambda b, x: {
        "do": "arrive", "unit": UNITS[x.unit], **_where(b, x.where, x.inside)
    }),
    _writer(a.Recruit, lambda b, x: {
        "do": "recruit", "power": POWERS[x.power], "unit": UNITS[x.unit],
        **_where(b, x.where, x.inside),
    }),
    _writer(a.Repopulate, lambda b, x: {
        "do": "repopulate", "power": POWERS[x.power], "area": b.areas[x.area]
    }),
    _writer(a.RollForWar, lambda b, x: {"do": "roll"}),
    _writer(a.BuyMarker, _write_buy),
    _writer(a.Reinforce, lambda b, x: {
        "do": "reinforce", "unit": UNITS[x.unit], "area": b.areas[x.area], "inside": x.inside
    }),
    _writer(a.RaidByVikings, lambda b, x: {"do": "vikings", "area": b.areas[x.area]}),
    _writer(a.CallMutiny, lambda b, x: {
        "do": "mutiny", "area": b.areas[x.area], "power": POWERS[x.power]
    }),
    _writer(a.Relocate, lambda b, x: {"do": "relocate", "to": b.areas[x.to]}),
    _writer(a.Stay, lambda b, x: {"do": "stay"}),
    _writer(a.ExactTribute, _write_tribute),
    _writer(a.Quell, lambda b, x: {
        "do": "quell", "area": b.areas[x.area], "power": POWERS[x.power]
    }),
    _writer(a.Incite, _write_incite),
    _writer(a.Unite, lambda b, x: {
        "do": "union", "union": b.unions[x.union].id, "keep": POWERS[x.keep],
        "throne": b.areas[x.throne],
    }),
    _writer(a.Move, _write_move),
    _writer(a.Pillage, _stack("pillage")),
    _writer(a.Sortie, _stack("sortie")),
    _writer(a.Garrison, _stack("garrison")),
    _writer(a.Besiege, _stack("siege")),
    _writer(a.March, _write_march),
    _writer(a.Attack, lambda b, x: {
        "do": "combat", "area": b.areas[x.area], "against": OWNERS[x.against],
        "units": _units(x.units),
    }),
    _writer(a.DeclareWar, lambda b, x: {"do": "declare_war"}),
    _writer(a.Sail, _write_sail),
    _writer(a.Load, lambda b, x: {
        "do": "load", "area": b.areas[x.area], "sea": b.seas[x.sea], "units": _units(x.units),
        "inside": x.inside,
    }),
    _writer(a.Unload, lambda b, x: {
        "do": "unload", "sea": b.seas[x.sea], "area": b.areas[x.area], "units": _units(x.units),
        "inside": x.inside,
    }),
    _writer(a.FightAtSea, lambda b, x: {"do": "naval_combat", "sea": b.seas[x.sea]}),
    _writer(a.PlayMarker, lambda b, x: {"do": "play_marker", "marker": MARKERS[x.marker]}),
    _writer(a.Fight, _write_fight),
    _writer(a.Retreat, lambda b, x: {"do": "retreat", "to": b.areas[x.to]}),
    _writer(a.Withdraw, lambda b, x: {"do": "withdraw"}),
    _writer(a.Lose, lambda b, x: {"do": "lose", "units": _units(x.units)}),
    _writer(a.Intercept, _write_intercept),
    _writer(a.Redistribute, lambda b, x: {
        "do": "redistribute", "power": POWERS[x.power], "from": b.areas[x.origin],
        "to": b.areas[x.to], "units": _units(x.units), "from_city": x.from_city,
        "inside": x.inside,
    }),
    _writer(a.SendFleets, lambda b, x: {
        "do": "redistribute", "power": POWERS[x.power], "from": b.seas[x.origin],
        "to": b.seas[x.to], "fleets": x.fleets,
    }),
    _writer(a.Pass, lambda b, x: {"do": x.word}),
))  # fmt: skip


# -- reading --------------------------------------------------------------------------------------


def action_from(board: Board, data: object) -> a.Action:
    """Return the action of some data; BadInput (bad-request) names each wrong field."""
    return notation.read_action(data, _READERS, lambda fields: Fields(board, fields))


class Fields(notation.ActionFields):
    """The fields of an action on a board."""

    def __init__(self, board: Board, data: Data) -> None:
        super().__init__(data)
        self.board = board

    def area(self, key: str) -> int:
        """Return an area."""
        return self.known(key, self.board.area_index, "unknown-area")

    def sea(self, key: str) -> int:
        """Return a sea."""
        return self.known(key, self.board.sea_index, "unknown-sea")

    def power(self, key: str = "power") -> int:
        """Return a power."""
        return self.known(key, POWER_INDEX, "unknown-power")

    def unit(self) -> int:
        """Return a kind of unit."""
        return self.known("unit", UNIT_INDEX, "unknown-unit")

    def how_many(self, key: str) -> int:
        """Return a number of units."""
        return self.number(key, 0, MANY)

    def units(self, key: str = "units") -> Force:
        """Return a force."""
        return pack(self.counts(key, UNIT_INDEX, MANY))

    def place(self) -> tuple[int, bool]:
        """Return an area, or a sea as ``-1 - sea``, and whether inside the city."""
        if "sea" in self.data and "area" not in self.data:
            return -1 - self.sea("sea"), self.flag("inside")
        return self.area("area"), self.flag("inside")


def _read_place(fields: Fields) -> a.Action:
    power, unit = fields.power(), fields.unit()
    return a.Place(power, unit, *fields.place())


def _read_recruit(fields: Fields) -> a.Action:
    power, unit = fields.power(), fields.unit()
    return a.Recruit(power, unit, *fields.place())


def _read_buy(fields: Fields) -> a.Action:
    return a.BuyMarker(fields.power()) if "power" in fields.data else a.BUY


def _read_mutiny(fields: Fields) -> a.Action:
    return a.CallMutiny(fields.area("area"), fields.power())


def _read_tribute(fields: Fields) -> a.Action:
    area = fields.area("area")
    power = fields.power() if "power" in fields.data else 0
    return a.ExactTribute(area, power, _read_pay(fields))


def _read_quell(fields: Fields) -> a.Action:
    area = fields.area("area")
    return a.Quell(area, fields.power() if "power" in fields.data else 0)


def _read_incite(fields: Fields) -> a.Action:
    return a.Incite(fields.area("area"), _read_pay(fields))


def _read_pay(fields: Fields) -> tuple[tuple[int, int], ...]:
    """Return who pays how much; nothing where that is not said."""
    pay: list[tuple[int, int]] = []
    if "pay" in fields.data:
        value = fields.get("pay")
        if not isinstance(value, dict):
            fields.wrong("not-an-object", "pay", value)
        else:
            for name, points in value.items():
                if name not in POWER_INDEX:
                    fields.wrong("unknown-power", f"pay.{str(name)[:40]}", name)
                elif not isinstance(points, int) or isinstance(points, bool) or points < 0:
                    fields.wrong("bad-number", f"pay.{name}", points)
                elif points:
                    pay.append((POWER_INDEX[name], points))
    return tuple(sorted(pay))


def _read_union(fields: Fields) -> a.Action:
    union = fields.known("union", fields.board.union_index, "unknown-union")
    return a.Unite(union, fields.power("keep"), fields.area("throne"))


def _read_move(fields: Fields) -> a.Action:
    via = None
    if fields.data.get("via") is not None:
        value = fields.get("via")
        index = fields.board.area_index
        if isinstance(value, list) and all(isinstance(v, str) and v in index for v in value):
            via = tuple(index[v] for v in value)
        else:
            fields.wrong("unknown-area", "via", value)
    else:
        fields.read.add("via")
    return a.Move(fields.area("from"), fields.area("to"), fields.units(), via)


def _read_march(fields: Fields) -> a.Action:
    where = -1 - fields.sea("sea") if "sea" in fields.data else fields.area("area")
    if "area" in fields.data:
        fields.area("area")
    return a.March(where, fields.units())


def _read_sail(fields: Fields) -> a.Action:
    loaded = fields.flag("loaded") if fields.data.get("loaded") is not None else None
    fields.read.add("loaded")
    return a.Sail(fields.sea("from"), fields.sea("to"), fields.how_many("fleets"), loaded)


def _read_battle(fields: Fields) -> a.Action:
    value = fields.get("table")
    if not isinstance(value, str) or value not in BATTLE_TABLES:
        fields.wrong("unknown-choice", "table", value)
        return a.Fight(BATTLE_TABLES[0])
    return a.Fight(value)


def _read_combat(fields: Fields) -> a.Action:
    area = fields.area("area")
    against = fields.known("against", OWNER_INDEX, "unknown-owner")
    return a.Attack(area, against, fields.units())


def _read_intercept(fields: Fields) -> a.Action:
    return a.Intercept(fields.units() if "units" in fields.data else 0)


def _read_redistribute(fields: Fields) -> a.Action:
    power = fields.power()
    if "fleets" in fields.data:
        return a.SendFleets(power, fields.sea("from"), fields.sea("to"), fields.how_many("fleets"))
    origin, to, units = fields.area("from"), fields.area("to"), fields.units()
    return a.Redistribute(power, origin, to, units, fields.flag("from_city"), fields.flag("inside"))


def _of_stack(make: Callable[[int, Force], a.Action]) -> Callable[[Fields], a.Action]:
    return lambda fields: make(fields.area("area"), fields.units())


_READERS: Final[dict[str, Callable[[Fields], a.Action]]] = {
    "place": _read_place,
    "restore": lambda f: a.Restore(f.power(), f.area("area")),
    "arrive": lambda f: a.Arrive(f.unit(), *f.place()),
    "recruit": _read_recruit,
    "repopulate": lambda f: a.Repopulate(f.power(), f.area("area")),
    "roll": lambda f: a.ROLL_FOR_WAR,
    "buy_marker": _read_buy,
    "reinforce": lambda f: a.Reinforce(f.unit(), f.area("area"), f.flag("inside")),
    "vikings": lambda f: a.RaidByVikings(f.area("area")),
    "mutiny": _read_mutiny,
    "relocate": lambda f: a.Relocate(f.area("to")),
    "stay": lambda f: a.STAY,
    "tribute": _read_tribute,
    "quell": _read_quell,
    "incite": _read_incite,
    "union": _read_union,
    "move": _read_move,
    "pillage": _of_stack(a.Pillage),
    "sortie": _of_stack(a.Sortie),
    "garrison": _of_stack(a.Garrison),
    "siege": _of_stack(a.Besiege),
    "march": _read_march,
    "combat": _read_combat,
    "declare_war": lambda f: a.DECLARE_WAR,
    "sail": _read_sail,
    "load": lambda f: a.Load(f.area("area"), f.sea("sea"), f.units(), f.flag("inside")),
    "unload": lambda f: a.Unload(f.sea("sea"), f.area("area"), f.units(), f.flag("inside")),
    "naval_combat": lambda f: a.FightAtSea(f.sea("sea")),
    "play_marker": lambda f: a.PlayMarker(f.known("marker", MARKER_INDEX, "unknown-marker")),
    "battle": _read_battle,
    "fight": lambda f: a.TAKE_UP,
    "retreat": lambda f: a.Retreat(f.area("to")),
    "withdraw": lambda f: a.WITHDRAW,
    "lose": lambda f: a.Lose(f.units()),
    "intercept": _read_intercept,
    "redistribute": _read_redistribute,
    "done": lambda f: a.DONE,
    "pass": lambda f: a.PASS,
    "decline": lambda f: a.DECLINE,
}


def event_from(kind: str, args: Data, rule: str) -> Happened:
    """Return the event of stored data; BadInput (bad-event) names what is wrong."""
    return notation.read_event(KINDS, kind, args, rule)
