"""Positions as data: writing one, checking one that comes from outside, and going on from it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Final, NotRequired, TypedDict, cast

from reconquista_qt.engine.data import Data
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.kit.notation import is_number, shown

from .facts import units_at
from .names import (
    ABSENT,
    ACTION,
    CHITS,
    COMBAT,
    DEAD,
    END,
    FACING_INDEX,
    FACINGS,
    GONE,
    HIDDEN,
    ID,
    MARKERS,
    MELEE,
    MISSING,
    MOVEMENT,
    NOWHERE,
    OFF_MAP,
    PHASES,
    REPLACED,
    REVEALED,
    ROUTED,
    SETUP,
    WAITING,
)
from .pieces import hex_id, put_down
from .score import losses
from .shapes import Problem
from .state import State
from .turn import Begin

NEEDED: Final = ("game", "scenario", "turn", "phase", "player", "units", "leaders")
ALLOWED: Final = (*NEEDED, "cross", "stacks", "losses", "waiting", "entry_zones")
UNIT_FIELDS: Final = ("hex", "facing", "lost", *MARKERS, "under", "leader")
LEADER_FIELDS: Final = ("hex", "chit", "revealed", "replaced", "dead", "split")
BASIC_ONLY: Final = (MOVEMENT, COMBAT, MELEE)
CHITS_ONLY: Final = (ACTION, END)


class UnitPosition(TypedDict):
    """A unit in a position; markers that do not lie on it may be left out."""

    hex: str | None
    facing: NotRequired[str]
    lost: NotRequired[int]
    under: NotRequired[str | None]
    leader: NotRequired[str | None]
    routed: NotRequired[bool]


class LeaderPosition(TypedDict):
    """A leader in a position."""

    hex: str | None
    chit: NotRequired[str]
    revealed: NotRequired[bool]
    replaced: NotRequired[bool]
    dead: NotRequired[bool]
    split: NotRequired[bool]


class CrossPosition(TypedDict):
    """The Holy Cross in a position."""

    hex: NotRequired[str | None]
    captured: NotRequired[bool]


class PositionData(TypedDict):
    """A position, once it is checked."""

    turn: int
    phase: str
    player: str
    units: dict[str, UnitPosition]
    leaders: dict[str, LeaderPosition]
    waiting: NotRequired[bool]
    cross: NotRequired[CrossPosition | None]
    stacks: NotRequired[dict[str, list[str]] | None]
    entry_zones: NotRequired[dict[str, str] | None]


def position_of(state: State, view: str | None = None) -> Data:
    """Return a position as JSON-ready data; with `view`, as that side may see it.

    Rules: 5.0, 5.0/R019.
    """
    board = state.board
    data: Data = {
        "game": ID,
        "scenario": board.id,
        "turn": state.turn,
        "phase": state.phase,
        "player": board.side_ids[state.player],
        "units": {
            unit.id: _unit_data(state, unit.index)
            for unit in board.units
            if not state.marks[unit.index] & (WAITING | ABSENT)
        },
        "leaders": {
            leader.id: _leader_data(state, leader.index, view)
            for leader in board.leaders
            if not state.leader_marks[leader.index] & MISSING
        },
        "cross": {
            "hex": hex_id(state, state.cross_cell) or None,
            "captured": state.cross_captured,
        },
        "stacks": {
            hex_id(state, cell): [board.units[unit].id for unit in stack]
            for cell, stack in sorted(state.stacks.items())
            if len(stack) > 1
        },
        "losses": {name: losses(state, side) for side, name in enumerate(board.side_ids)},
    }
    if any(marks & WAITING for marks in state.marks):
        data["waiting"] = True
    if state.doors:
        data["entry_zones"] = dict(state.doors)
    return data


def _unit_data(state: State, unit: int) -> Data:
    board, marks = state.board, state.marks[unit]
    data: Data = {
        "hex": hex_id(state, state.cell[unit]) or None,
        "facing": FACINGS[max(0, state.facing[unit])],
        "lost": state.lost[unit],
    }
    for name, mark in MARKERS.items():
        data[name] = bool(marks & mark)
    data["under"] = board.leaders[state.under[unit]].id
    if state.own[unit] != board.units[unit].leader:
        data["leader"] = board.leaders[state.own[unit]].id
    return data


def _leader_data(state: State, leader: int, view: str | None) -> Data:
    board, marks = state.board, state.leader_marks[leader]
    about = board.leaders[leader]
    hides = view is not None and view != board.side_ids[about.side] and not marks & REVEALED
    data: Data = {
        "hex": hex_id(state, state.leader_cell[leader]) or None,
        "chit": HIDDEN if hides else state.chit[leader],
        "revealed": bool(marks & REVEALED),
        "replaced": bool(marks & REPLACED),
        "dead": bool(marks & GONE),
    }
    divided = any(own == leader and state.split >> unit & 1 for unit, own in enumerate(state.own))
    if divided and not hides:
        data["split"] = True
    return data


def digest_of(state: State) -> str:
    """Return a hex string, equal for equal positions on every platform."""
    data = position_of(state)
    del data["losses"]
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


# -- checking -------------------------------------------------------------------------------------


def scenario_of(data: object, known: tuple[str, ...]) -> str:
    """Return the scenario of a position; BadInput (bad-position) where it has none, with whatever
    else can be seen to be wrong without its battle.
    """
    if not isinstance(data, dict):
        raise BadInput("bad-position", (("not-an-object", "position", type(data).__name__),))
    scenario = data.get("scenario")
    if not isinstance(scenario, str) or scenario not in known:
        problems: list[Problem] = []
        if "scenario" in data:
            problems.append(("unknown-scenario", "scenario", shown(scenario)))
        _fields(data, NEEDED, ALLOWED, "", problems)
        _check_game(data, problems)
        phase = data.get("phase")
        if "phase" in data and (not isinstance(phase, str) or phase not in PHASES):
            problems.append(("unknown-phase", "phase", shown(phase)))
        raise BadInput("bad-position", tuple(problems))
    return scenario


def _check_game(data: Data, problems: list[Problem]) -> None:
    if "game" in data and data["game"] != ID:
        problems.append(("unknown-game", "game", shown(data["game"])))


def check_position(state: State, data: Data) -> list[Problem]:
    """Return everything that is wrong with a position of a state's battle, each with its place.

    Rules: 6.1, 7.0, 7.1, 8.2, 8.3, 9.42, 9.43, 5.6.
    """
    board = state.board
    problems: list[Problem] = []
    _fields(data, NEEDED, ALLOWED, "", problems)
    _check_game(data, problems)
    turn, phase = data.get("turn"), data.get("phase")
    if "turn" in data and not (is_number(turn) and 1 <= int(turn or 0) <= board.turns):
        problems.append(("bad-number", "turn", shown(turn)))
    banned = BASIC_ONLY if state.options.action_chits else CHITS_ONLY
    if "phase" in data and (not isinstance(phase, str) or phase not in PHASES or phase in banned):
        problems.append(("unknown-phase", "phase", shown(phase)))
    if "player" in data and data["player"] not in board.side_ids:
        problems.append(("unknown-side", "player", shown(data["player"])))
    if not isinstance(data.get("waiting", False), bool):
        problems.append(("not-true-or-false", "waiting", shown(data["waiting"])))
    units = _objects(data, "units", board.unit_index, "unknown-unit", problems)
    leaders = _objects(data, "leaders", board.leader_index, "unknown-leader", problems)
    for name, unit in units.items():
        _check_unit(state, name, unit, phase == SETUP, problems)
    for name, leader in leaders.items():
        _check_leader(state, name, leader, problems)
    _check_cross(state, data.get("cross"), problems)
    _check_zones(state, data.get("entry_zones"), problems)
    if not problems:
        standing = cast("dict[str, UnitPosition]", units)  # each was looked at
        _check_stacks(state, data.get("stacks"), standing, problems)
    return problems


def _fields(
    data: Data,
    needed: tuple[str, ...],
    allowed: tuple[str, ...],
    place: str,
    problems: list[Problem],
) -> None:
    problems += [("missing-field", f"{place}{key}", "") for key in needed if key not in data]
    problems += [
        ("unknown-field", f"{place}{str(key)[:40]}", "") for key in data if key not in allowed
    ]


def _objects(
    data: Data, key: str, known: dict[str, int], code: str, problems: list[Problem]
) -> dict[str, Data]:
    """Return the entries of an object that are objects of known ids."""
    value = data.get(key)
    if key not in data:
        return {}
    if not isinstance(value, dict):
        problems.append(("not-an-object", key, shown(value)))
        return {}
    found = {}
    for name, item in value.items():
        place = f"{key}.{str(name)[:40]}"
        if name not in known:
            problems.append((code, place, ""))
        elif not isinstance(item, dict):
            problems.append(("not-an-object", place, shown(item)))
        else:
            found[name] = item
    return found


def _check_hex(state: State, value: object, place: str, problems: list[Problem]) -> str:
    """Return the hex that something stands on, "" where it stands on none."""
    if value is None:
        return ""
    if not isinstance(value, str) or value not in state.board.field.by_name:
        problems.append(("unknown-hex", place, shown(value)))
        return ""
    return value


def _check_flags(data: Data, names: tuple[str, ...], place: str, problems: list[Problem]) -> None:
    for name in names:
        if not isinstance(data.get(name, False), bool):
            problems.append(("not-true-or-false", f"{place}.{name}", shown(data[name])))


def _check_unit(
    state: State, name: str, unit: Data, placing: bool, problems: list[Problem]
) -> None:
    board, place = state.board, f"units.{name}"
    about = board.units[board.unit_index[name]]
    _fields(unit, ("hex",), UNIT_FIELDS, f"{place}.", problems)
    stands = _check_hex(state, unit.get("hex"), f"{place}.hex", problems)
    facing = unit.get("facing", FACINGS[0])
    if not isinstance(facing, str) or facing not in FACING_INDEX:
        problems.append(("unknown-facing", f"{place}.facing", shown(facing)))
    lost = unit.get("lost", 0)
    most = about.steps - 1 if stands or placing else about.steps
    if not is_number(lost) or not 0 <= lost <= most:
        problems.append(("bad-number", f"{place}.lost", shown(lost)))
    _check_flags(unit, tuple(MARKERS), place, problems)
    if unit.get("charging") is True and not about.heavy:
        problems.append(("no-heavy-cavalry", f"{place}.charging", ""))
    for key in ("under", "leader"):
        leader = unit.get(key)
        if leader is None:
            continue
        number = board.leader_index.get(leader) if isinstance(leader, str) else None
        if number is None or board.leaders[number].side != about.side:
            problems.append(("unknown-leader", f"{place}.{key}", shown(leader)))
    if stands:
        cell = board.field.by_name[stands]
        if not board.may_hold[about.movement_class] & board.sets.bit[cell]:
            problems.append(("closed-terrain", f"{place}.hex", stands))


def _check_leader(state: State, name: str, leader: Data, problems: list[Problem]) -> None:
    place = f"leaders.{name}"
    _fields(leader, ("hex",), LEADER_FIELDS, f"{place}.", problems)
    _check_hex(state, leader.get("hex"), f"{place}.hex", problems)
    chit = leader.get("chit", CHITS[0])
    if not isinstance(chit, str) or chit not in CHITS:
        problems.append(("unknown-chit", f"{place}.chit", shown(chit)))
    _check_flags(leader, LEADER_FIELDS[2:], place, problems)
    if leader.get("dead") is True and leader.get("hex") is not None:
        problems.append(("dead-on-the-map", f"{place}.hex", shown(leader["hex"])))


def _check_cross(state: State, cross: object, problems: list[Problem]) -> None:
    if cross is None:
        return
    if not isinstance(cross, dict):
        problems.append(("not-an-object", "cross", shown(cross)))
        return
    _fields(cross, (), ("hex", "captured"), "cross.", problems)
    _check_flags(cross, ("captured",), "cross", problems)
    if _check_hex(state, cross.get("hex"), "cross.hex", problems) and state.board.cross_with < 0:
        problems.append(("no-cross-in-this-battle", "cross.hex", shown(cross["hex"])))


def _check_zones(state: State, zones: object, problems: list[Problem]) -> None:
    if zones is None:
        return
    if not isinstance(zones, dict):
        problems.append(("not-an-object", "entry_zones", shown(zones)))
        return
    for place, zone in zones.items():
        entry = state.board.entries.get(str(place))
        if entry is None or zone not in [name for name, _ in entry.zones]:
            problems.append(("unknown-zone", f"entry_zones.{str(place)[:40]}", shown(zone)))


def _check_stacks(
    state: State, stacks: object, units: Mapping[str, UnitPosition], problems: list[Problem]
) -> None:
    board = state.board
    there: dict[str, list[str]] = {}
    for name, unit in units.items():
        if unit["hex"] is not None:
            there.setdefault(unit["hex"], []).append(name)
    for cell, names in there.items():
        abouts = [board.units[board.unit_index[name]] for name in names]
        place = f"hexes.{cell}"
        if len({about.side for about in abouts}) > 1:
            problems.append(("enemies-together", place, ", ".join(names)))
        elif len(names) > 2 or len({(a.type, a.leader) for a in abouts}) > 1:
            problems.append(("unlike-in-a-hex", place, ", ".join(names)))
        else:
            facings = {
                units[name].get("facing", FACINGS[0])
                for name, about in zip(names, abouts, strict=True)
                if not about.skirmisher and not units[name].get("routed", False)
            }
            if len(facings) > 1:
                problems.append(("unlike-facings", place, ", ".join(sorted(facings))))
    if stacks is None:
        return
    if not isinstance(stacks, dict):
        problems.append(("not-an-object", "stacks", shown(stacks)))
        return
    for cell, listed in stacks.items():
        place = f"stacks.{str(cell)[:40]}"
        if not isinstance(listed, list) or not all(isinstance(name, str) for name in listed):
            problems.append(("not-a-list", place, shown(listed)))
        elif sorted(listed) != sorted(there.get(cell, [])):
            problems.append(("not-who-stands-there", place, shown(listed)))


# -- going on from one ----------------------------------------------------------------------------


def set_position(state: State, given: Data) -> None:
    """Make a fresh state go on from a position; BadInput (bad-position) lists its problems.

    The named phase of the player starts afresh: nobody has moved, fired, fought or tried.
    """
    problems = check_position(state, given)
    if problems:
        raise BadInput("bad-position", tuple(problems))
    data = cast("PositionData", given)  # every field was looked at
    board = state.board
    state.turn, state.phase = data["turn"], data["phase"]
    state.player = board.side_index[data["player"]]
    waiting = data.get("waiting", False)
    for unit in board.units:
        told = data["units"].get(unit.id)
        state.facing[unit.index] = unit.facing
        if told is None:
            waits = waiting and unit.cell < 0
            state.marks[unit.index] = WAITING if waits else ABSENT
        else:
            _place_unit(state, unit.index, told)
    for name, at in _in_stack_order(state, data):
        put_down(state, (board.unit_index[name],), board.field.by_name[at], NOWHERE)
    for leader in board.leaders:
        about = data["leaders"].get(leader.id)
        if about is not None:
            _place_leader(state, leader.index, about)
    cross: CrossPosition = data.get("cross") or {}
    state.cross_captured = cross.get("captured", False)
    lies = cross.get("hex")
    state.cross_cell = board.field.by_name[lies] if lies else NOWHERE
    state.doors = tuple(sorted((data.get("entry_zones") or {}).items()))
    state.agenda = [Begin(state.phase, state.player)]


def _in_stack_order(state: State, data: PositionData) -> list[tuple[str, str]]:
    """Return the units on the map with their hexes; of a stack the top first."""
    stacks = data.get("stacks") or {}
    order = {name: place for listed in stacks.values() for place, name in enumerate(listed)}
    index = state.board.unit_index
    standing = [(name, unit["hex"]) for name, unit in data["units"].items() if unit["hex"]]
    return sorted(standing, key=lambda one: (order.get(one[0], 0), index[one[0]]))


def _place_unit(state: State, unit: int, given: UnitPosition) -> None:
    board = state.board
    about = board.units[unit]
    state.facing[unit] = FACING_INDEX[given.get("facing", FACINGS[0])]
    state.lost[unit] = given.get("lost", 0)
    marks = sum(mark for name, mark in MARKERS.items() if given.get(name, False))
    if given["hex"] is None:
        marks = 0 if state.phase == SETUP else DEAD
    state.marks[unit] = marks
    own, under = given.get("leader"), given.get("under")
    state.own[unit] = board.leader_index[own] if own else about.leader
    state.under[unit] = board.leader_index[under] if under else state.own[unit]


def _place_leader(state: State, leader: int, given: LeaderPosition) -> None:
    board = state.board
    state.chit[leader] = given.get("chit", board.leaders[leader].chit)
    marks = REVEALED if given.get("revealed", False) else 0
    marks |= REPLACED if given.get("replaced", False) else 0
    if given.get("dead", False):
        marks |= GONE
    elif given["hex"] is None and (state.phase != SETUP or board.leaders[leader].cell < 0):
        marks |= OFF_MAP
    state.leader_marks[leader] = marks
    state.leader_cell[leader] = board.field.by_name[given["hex"]] if given["hex"] else NOWHERE
    if given.get("split", False):
        for unit in board.units:
            if state.own[unit.index] == leader and not unit.horse and not unit.skirmisher:
                state.split |= 1 << unit.index


# -- invariants -----------------------------------------------------------------------------------


def problems_of(state: State) -> list[str]:
    """Return every broken invariant of a state, none in a game played by the rules.

    Rules: 7.0, 7.1, 6.1, 8.3, 10.1.7.
    """
    board = state.board
    found = [" ".join(problem) for problem in check_position(state, position_of(state))]
    for cell, stack in state.stacks.items():
        if not stack or any(state.cell[unit] != cell for unit in stack):
            found.append(f"stack {hex_id(state, cell)} does not stand there")
    for unit in board.units:
        n, cell, marks = unit.index, state.cell[unit.index], state.marks[unit.index]
        if cell >= 0 and n not in units_at(state, cell):
            found.append(f"{unit.id} in no stack")
        if cell >= 0 and marks & (DEAD | WAITING | ABSENT):
            found.append(f"{unit.id} on the map with marks {marks}")
        if cell < 0 and state.phase != SETUP and not marks & (DEAD | WAITING | ABSENT):
            found.append(f"{unit.id} nowhere")
        if marks & ROUTED and marks & (MARKERS["charging"] | MARKERS["oc"] | MARKERS["berserk"]):
            found.append(f"{unit.id} routed with marks {marks}")
        if marks & MARKERS["berserk"] and marks & MARKERS["exhausted"]:
            found.append(f"{unit.id} berserk and exhausted")
        if unit.skirmisher and marks & MARKERS["oc"]:
            found.append(f"{unit.id} skirmishes out of command")
    for leader in board.leaders:
        cell = state.leader_cell[leader.index]
        marks = state.leader_marks[leader.index]
        if (cell >= 0) == bool(marks & (GONE | OFF_MAP | MISSING)) and state.phase != SETUP:
            found.append(f"{leader.id} at {cell} with marks {marks}")
        if cell >= 0 and any(board.side_of[u] != leader.side for u in units_at(state, cell)):
            found.append(f"{leader.id} among enemies")
    cross = state.cross_cell
    if cross >= 0 and state.cross_captured:
        found.append("the Cross captured on the map")
    if state.over is None and not state.agenda:
        found.append("empty agenda")
    return found
