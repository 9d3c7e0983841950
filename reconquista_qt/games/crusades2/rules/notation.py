"""Actions and events as JSON-ready data, and back again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from reconquista_qt.engine.data import Data
from reconquista_qt.kit.hexes import parse_name
from reconquista_qt.kit.notation import ActionFields, read_action, read_event

from . import actions as a
from .events import KINDS, Happened
from .names import CHITS, FACELESS, FACING_INDEX, FACINGS
from .roster import Roster

MOST_LISTED: Final = 60


def action_data(action: a.Action, roster: Roster) -> Data:
    """Return an action as JSON-ready data, in the words of the protocol."""
    unit, leader = roster.units, roster.leaders

    def listed(numbers: tuple[int, ...], among: tuple[str, ...]) -> list[str]:
        return [among[number] for number in numbers]

    def faced(data: Data, facing: int) -> Data:
        if facing != FACELESS:
            data["facing"] = FACINGS[facing]
        return data

    match action:
        case a.Move(units, to, facing, leaders, cross):
            data: Data = {"do": "move", "units": listed(units, unit), "to": f"{to:04d}"}
            faced(data, facing)
            if leaders:
                data["leaders"] = listed(leaders, leader)
            if cross:
                data["cross"] = True
            return data
        case a.Enter(units, at, to, facing, leaders):
            data = {
                "do": "enter",
                "units": listed(units, unit),
                "at": f"{at:04d}",
                "to": f"{to:04d}",
            }
            faced(data, facing)
            if leaders:
                data["leaders"] = listed(leaders, leader)
            return data
        case a.Place(units, to, facing):
            data = {"do": "place", "units": listed(units, unit), "hex": f"{to:04d}"}
            return faced(data, facing)
        case a.PlaceLeader(who, to):
            return {"do": "place_leader", "leader": leader[who], "hex": f"{to:04d}"}
        case a.SetChit(who, chit):
            return {"do": "set_chit", "leader": leader[who], "chit": chit}
        case a.Order(who, chit):
            return {"do": "order", "leader": leader[who], "chit": chit}
        case a.Charge(one):
            return {"do": "charge", "unit": unit[one]}
        case a.Split(who, units):
            return {"do": "split", "leader": leader[who], "units": listed(units, unit)}
        case a.Rejoin(who):
            return {"do": "rejoin", "leader": leader[who]}
        case a.MoveLeader(who, to):
            return {"do": "move_leader", "leader": leader[who], "to": f"{to:04d}"}
        case a.Trace(one, who):
            return {"do": "trace", "unit": unit[one], "leader": leader[who]}
        case a.Withdraw(one, to):
            return {"do": "withdraw", "unit": unit[one], "to": f"{to:04d}"}
        case a.Fire(target, units):
            return {"do": "fire", "target": f"{target:04d}", "units": listed(units, unit)}
        case a.Melee(target, units):
            return {"do": "melee", "target": f"{target:04d}", "units": listed(units, unit)}
        case a.RetreatTo(one, to, leaders):
            data = {"do": "retreat", "unit": unit[one], "to": f"{to:04d}"}
            if leaders:
                data["leaders"] = listed(leaders, leader)
            return data
        case a.Lose(one):
            return {"do": "lose", "unit": unit[one]}
        case a.Advance(units):
            return {"do": "advance", "units": listed(units, unit)}
        case a.BonusMove(units, to):
            return {"do": "bonus_move", "units": listed(units, unit), "to": f"{to:04d}"}
        case a.Reface(one, facing):
            return {"do": "reface", "unit": unit[one], "facing": FACINGS[facing]}
        case a.Recover(one):
            return {"do": "recover", "unit": unit[one]}
        case a.Activate(who, what):
            return {"do": "activate", "leader": leader[who], "what": what}
        case a.RetreatLeader(who):
            return {"do": "retreat_leader", "leader": leader[who]}
        case a.Done() | a.Stay() | a.Pass() | a.Concede() | a.CheckAll():
            return {"do": PLAIN_NAMES[type(action)]}


PLAIN: Final[dict[str, a.Action]] = {
    "done": a.DONE,
    "stay": a.STAY,
    "pass": a.PASS,
    "concede": a.CONCEDE,
    "check_all": a.CHECK_ALL,
}
PLAIN_NAMES: Final = {type(action): name for name, action in PLAIN.items()}


class _Fields(ActionFields):
    def __init__(self, data: Data, roster: Roster) -> None:
        super().__init__(data)
        self.roster = roster

    def unit(self, key: str = "unit") -> int:
        return self.known(key, self.roster.unit_index, "unknown-unit")

    def leader(self, key: str = "leader") -> int:
        return self.known(key, self.roster.leader_index, "unknown-leader")

    def hex(self, key: str) -> int:
        value = self.get(key)
        place = parse_name(value) if isinstance(value, str) else None
        if place is not None and 100 * place[0] + place[1] in self.roster.hexes:
            return 100 * place[0] + place[1]
        self.wrong("unknown-hex", key, value)
        return 0

    def several(self, key: str, index: dict[str, int], code: str) -> tuple[int, ...]:
        value = self.get(key)
        if not isinstance(value, list) or len(value) > MOST_LISTED:
            self.wrong("not-a-list", key, value)
            return ()
        for n, item in enumerate(value):
            if not isinstance(item, str) or item not in index:
                self.wrong(code, f"{key}[{n}]", item)
                return ()
        return tuple(index[item] for item in value)

    def units(self) -> tuple[int, ...]:
        return self.several("units", self.roster.unit_index, "unknown-unit")

    def leaders(self) -> tuple[int, ...]:
        if "leaders" not in self.data:
            return ()
        return self.several("leaders", self.roster.leader_index, "unknown-leader")

    def facing(self, *, needed: bool = False) -> int:
        if not needed and self.data.get("facing") is None:
            self.read.add("facing")
            return FACELESS
        return self.known("facing", FACING_INDEX, "unknown-facing")

    def chit(self) -> str:
        return self.choice("chit", CHITS, "unknown-chit")


def _plain(action: a.Action) -> Callable[[_Fields], a.Action]:
    return lambda fields: action


_READERS: Final[dict[str, Callable[[_Fields], a.Action]]] = {
    **{word: _plain(action) for word, action in PLAIN.items()},
    "move": lambda f: a.Move(f.units(), f.hex("to"), f.facing(), f.leaders(), f.flag("cross")),
    "enter": lambda f: a.Enter(f.units(), f.hex("at"), f.hex("to"), f.facing(), f.leaders()),
    "place": lambda f: a.Place(f.units(), f.hex("hex"), f.facing()),
    "place_leader": lambda f: a.PlaceLeader(f.leader(), f.hex("hex")),
    "set_chit": lambda f: a.SetChit(f.leader(), f.chit()),
    "order": lambda f: a.Order(f.leader(), f.chit()),
    "charge": lambda f: a.Charge(f.unit()),
    "split": lambda f: a.Split(f.leader(), f.units() if "units" in f.data else ()),
    "rejoin": lambda f: a.Rejoin(f.leader()),
    "move_leader": lambda f: a.MoveLeader(f.leader(), f.hex("to")),
    "trace": lambda f: a.Trace(f.unit(), f.leader()),
    "withdraw": lambda f: a.Withdraw(f.unit(), f.hex("to")),
    "fire": lambda f: a.Fire(f.hex("target"), f.units()),
    "melee": lambda f: a.Melee(f.hex("target"), f.units()),
    "retreat": lambda f: a.RetreatTo(f.unit(), f.hex("to"), f.leaders()),
    "lose": lambda f: a.Lose(f.unit()),
    "advance": lambda f: a.Advance(f.units()),
    "bonus_move": lambda f: a.BonusMove(f.units(), f.hex("to")),
    "reface": lambda f: a.Reface(f.unit(), f.facing(needed=True)),
    "recover": lambda f: a.Recover(f.unit()),
    "activate": lambda f: a.Activate(f.leader(), f.choice("what", (a.MOVE_ON, a.FIGHT))),
    "retreat_leader": lambda f: a.RetreatLeader(f.leader()),
}


def action_from(data: object, roster: Roster) -> a.Action:
    """Return the action of some data; BadInput (bad-request) names each wrong field."""
    return read_action(data, _READERS, lambda fields: _Fields(fields, roster))


def event_from(kind: str, args: Data, rule: str) -> Happened:
    """Return the event of stored data; BadInput (bad-event) names what is wrong."""
    return read_event(KINDS, kind, args, rule)
