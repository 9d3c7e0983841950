"""Actions and events as JSON-ready data, and back again."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any, Final

from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.kit.hexes import parse_name

from . import actions as a
from .events import KINDS, Happened
from .names import CHITS, FACELESS, FACING_INDEX, FACINGS
from .roster import Roster
from .shapes import shown

MOST_LISTED: Final = 60


def action_data(action: a.Action, roster: Roster) -> dict[str, Any]:
    """Return an action as JSON-ready data, in the words of the protocol."""
    unit, leader = roster.units, roster.leaders

    def listed(numbers: tuple[int, ...], among: tuple[str, ...]) -> list[str]:
        return [among[number] for number in numbers]

    def faced(data: dict[str, Any], facing: int) -> dict[str, Any]:
        if facing != FACELESS:
            data["facing"] = FACINGS[facing]
        return data

    match action:
        case a.Move(units, to, facing, leaders, cross):
            data: dict[str, Any] = {"do": "move", "units": listed(units, unit), "to": f"{to:04d}"}
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


class _Fields:
    """Reads the fields of an action and remembers what is wrong with them."""

    def __init__(self, data: dict[str, Any], roster: Roster) -> None:
        self.data = data
        self.roster = roster
        self.read = {"do"}
        self.problems: list[tuple[str, str, str]] = []

    def get(self, key: str) -> Any:
        self.read.add(key)
        if key not in self.data:
            self.problems.append(("missing-field", f"action.{key}", ""))
        return self.data.get(key)

    def wrong(self, code: str, key: str, value: object) -> None:
        place = f"action.{key}"
        if not any(where == place for _, where, _ in self.problems):
            self.problems.append((code, place, shown(value)))

    def one(self, key: str, index: dict[str, int], code: str) -> int:
        value = self.get(key)
        if isinstance(value, str) and value in index:
            return index[value]
        self.wrong(code, key, value)
        return 0

    def unit(self, key: str = "unit") -> int:
        return self.one(key, self.roster.unit_index, "unknown-unit")

    def leader(self, key: str = "leader") -> int:
        return self.one(key, self.roster.leader_index, "unknown-leader")

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
        return self.one("facing", FACING_INDEX, "unknown-facing")

    def choice(self, key: str, among: tuple[str, ...], code: str = "unknown-choice") -> str:
        value = self.get(key)
        if isinstance(value, str) and value in among:
            return value
        self.wrong(code, key, value)
        return among[0]

    def chit(self) -> str:
        return self.choice("chit", CHITS, "unknown-chit")

    def flag(self, key: str) -> bool:
        self.read.add(key)
        value = self.data.get(key, False)
        if not isinstance(value, bool):
            self.wrong("not-true-or-false", key, value)
            return False
        return value

    def finish(self) -> None:
        for key in self.data:
            if key not in self.read:
                self.problems.append(("unknown-field", f"action.{str(key)[:40]}", ""))
        if self.problems:
            raise BadInput("bad-request", tuple(self.problems))


_READERS: Final[dict[str, Callable[[_Fields], a.Action]]] = {
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
    if not isinstance(data, dict):
        raise BadInput("bad-request", (("not-an-object", "action", type(data).__name__),))
    do = data.get("do")
    if isinstance(do, str) and do in PLAIN:
        _Fields(data, roster).finish()
        return PLAIN[do]
    reader = _READERS.get(do) if isinstance(do, str) else None
    if reader is None:
        missing = "do" not in data
        problem = ("missing-field", "") if missing else ("unknown-action", shown(do))
        raise BadInput("bad-request", ((problem[0], "action.do", problem[1]),))
    fields = _Fields(data, roster)
    action = reader(fields)
    fields.finish()
    return action


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
