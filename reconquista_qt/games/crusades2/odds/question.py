"""The protocol's questions about chances, read and answered."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from reconquista_qt.engine.data import Data
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.games.crusades2.rules.assault import in_stack_order
from reconquista_qt.games.crusades2.rules.facts import side_at
from reconquista_qt.games.crusades2.rules.fire import refuse_shot
from reconquista_qt.games.crusades2.rules.names import ADVANCE, CHITS, REVEALED
from reconquista_qt.games.crusades2.rules.state import State
from reconquista_qt.kit.notation import shown

from .chances import charge_chance, check_chance, fire_chances, melee_chances, order_chance

ENVELOPE: Final = ("id", "do", "kind", "view")


def answer(question: Mapping[str, object], state: State | None) -> Data:
    """Return exact chances; BadInput (bad-request) names what is wrong with a question."""
    kind = question.get("kind")
    answers = ANSWERS.get(kind) if isinstance(kind, str) else None
    if answers is None:
        code = "unknown-kind" if "kind" in question else "missing-field"
        raise BadInput("bad-request", ((code, "kind", shown(kind)),))
    if state is None:
        raise BadInput("bad-request", (("no-game", "kind", str(kind)),))
    fields, reader = answers
    known = (*ENVELOPE, *fields)
    problems = [("unknown-field", str(key)[:40], "") for key in question if key not in known]
    problems += [("missing-field", key, "") for key in fields if key not in question]
    if problems:
        raise BadInput("bad-request", tuple(problems))
    view = question.get("view")
    if view is not None:
        if view not in state.board.side_index:
            raise _wrong("unknown-side", "view", view)
        state = without_hidden(state, view)
    return reader(question, state)


def without_hidden(state: State, view: str) -> State:
    """Return a state in which the other side's hidden chits change no die (5.0/R019)."""
    other = 1 - state.board.side_index[view]
    copy = state.clone()
    for leader in state.board.leaders_of[other]:
        if not state.leader_marks[leader] & REVEALED:
            copy.chit[leader] = ADVANCE
    return copy


def _wrong(code: str, place: str, value: object) -> BadInput:
    return BadInput("bad-request", ((code, place, shown(value)),))


def _unit(state: State, value: object, place: str) -> int:
    number = state.board.unit_index.get(value) if isinstance(value, str) else None
    if number is None:
        raise _wrong("unknown-unit", place, value)
    if state.cell[number] < 0:
        raise _wrong("not-on-the-map", place, value)
    return number


def _units(state: State, value: object) -> tuple[int, ...]:
    if not isinstance(value, list) or not value:
        raise _wrong("not-a-list", "units", value)
    units = tuple(_unit(state, item, f"units[{n}]") for n, item in enumerate(value))
    if len(set(units)) != len(units):
        raise _wrong("twice", "units", value)
    if len({state.board.side_of[unit] for unit in units}) > 1:
        raise _wrong("mixed-sides", "units", value)
    return units


def _target(state: State, value: object, units: tuple[int, ...]) -> int:
    cell = state.board.field.by_name.get(value) if isinstance(value, str) else None
    if cell is None:
        raise _wrong("unknown-hex", "target", value)
    if side_at(state, cell) != 1 - state.board.side_of[units[0]]:
        raise _wrong("no-enemies-there", "target", value)
    return cell


def _order(question: Mapping[str, object], state: State) -> Data:
    value = question["leader"]
    leader = state.board.leader_index.get(value) if isinstance(value, str) else None
    if leader is None:
        raise _wrong("unknown-leader", "leader", value)
    if state.leader_cell[leader] < 0:
        raise _wrong("leader-not-on-the-map", "leader", value)
    if question["chit"] not in CHITS:
        raise _wrong("unknown-chit", "chit", question["chit"])
    return {"success": order_chance(state, leader, question["chit"])}


def _check(question: Mapping[str, object], state: State) -> Data:
    return {"success": check_chance(state, _unit(state, question["unit"], "unit"))}


def _charge(question: Mapping[str, object], state: State) -> Data:
    unit = _unit(state, question["unit"], "unit")
    if not state.board.units[unit].heavy:
        raise _wrong("no-heavy-cavalry", "unit", question["unit"])
    return {"success": charge_chance(state, unit)}


def _fire(question: Mapping[str, object], state: State) -> Data:
    units = _units(state, question["units"])
    target = _target(state, question["target"], units)
    for n, unit in enumerate(units):
        refusal = refuse_shot(state, unit, target)
        if refusal is not None:
            raise _wrong(refusal.code, f"units[{n}]", state.board.units[unit].id)
    check, steps = fire_chances(state, target, units)
    return {"check": check, "steps": steps}


def _melee(question: Mapping[str, object], state: State) -> Data:
    units = _units(state, question["units"])
    target = _target(state, question["target"], units)
    for n, unit in enumerate(units):
        if state.board.field.distance(state.cell[unit], target) != 1:
            raise _wrong("no-neighbours", f"units[{n}]", state.board.units[unit].id)
    return dict(melee_chances(state, target, in_stack_order(state, units)))


_Reader = Callable[[Mapping[str, object], State], Data]
ANSWERS: Final[dict[str, tuple[tuple[str, ...], _Reader]]] = {
    "order": (("leader", "chit"), _order),
    "check": (("unit",), _check),
    "charge": (("unit",), _charge),
    "fire": (("target", "units"), _fire),
    "melee": (("target", "units"), _melee),
}
