"""Positions as data: writing one, checking one that comes from outside, and going on from it."""

from __future__ import annotations

import json
from typing import TypeGuard, cast

from reconquista_qt.engine.data import Data
from reconquista_qt.engine.refusal import BadInput

from .actions import RetreatTo
from .arrival import RetreatChoice
from .forces import MANY, UNITS, pack, side_of, unpack
from .names import (
    AREA_INDEX,
    AREAS,
    EVENTS,
    ID,
    INCOME,
    LAST_TURN,
    PHASES,
    REBEL,
    REGION_INDEX,
    REGIONS,
    SIDE_INDEX,
    SIDES,
)
from .phase2_events import resume_event
from .phase3_income import SPEND
from .state import State
from .turn import BEGIN, NEXT

FIELDS = ("game", "turn", "phase", "areas", "revolt", "event", "treasury", "moving_region")
AREA_FIELDS = ("city", "fortress", "units", "besiegers")
CIDS = ("el_cid_christian", "el_cid_muslim")
MOST_POINTS = 999


def position_of(state: State) -> Data:
    """Return a position as JSON-ready data; a beaten moving force stands where it came from."""
    if state.agenda and isinstance(state.agenda[-1], RetreatChoice):
        state = state.clone()
        retreat = cast(RetreatChoice, state.agenda[-1])
        back, _ = retreat.parted()
        retreat.apply(state, RetreatTo(retreat.field.origin if back else retreat.field.area), None)
    units, besiegers = state.units, state.besiegers
    return {
        "game": ID,
        "turn": state.turn,
        "phase": state.phase,
        "areas": {
            name: {
                "city": SIDES[state.city[area]] or None,
                "fortress": state.fortress[area],
                "units": dict(unpack(units[area])),
                "besiegers": dict(unpack(besiegers[area])),
            }
            for area, name in enumerate(AREAS)
        },
        "revolt": REGIONS[state.revolt] if state.revolt >= 0 else None,
        "event": {"number": state.event, "count": state.event_count} if state.event else None,
        "treasury": state.treasury if state.treasury >= 0 else None,
        "moving_region": REGIONS[state.moving_region] if state.moving_region >= 0 else None,
    }


def digest_of(state: State) -> str:
    """Return a hex string, equal for equal positions on every platform."""
    # Imported here: a library of its own, which the first frame can do without.
    import hashlib

    text = json.dumps(position_of(state), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


Problems = list[tuple[str, str, str]]


def check_position(data: object) -> Problems:
    """Return everything that is wrong with a position, each with its place.

    Rules: definitions/A6, definitions/A8, definitions/A13, definitions/F-1, counters/limits,
    counters/el-cid, phase1/Q11.
    """
    problems: Problems = []
    if not isinstance(data, dict):
        return [("not-an-object", "position", type(data).__name__)]
    _check_fields(data, FIELDS, "", problems)
    if "game" in data and data["game"] != ID:
        problems.append(("unknown-game", "game", _shown(data["game"])))
    _check_number(data, "turn", 1, LAST_TURN, problems)
    if "phase" in data and data["phase"] not in PHASES:
        problems.append(("unknown-phase", "phase", _shown(data["phase"])))
    for key in ("revolt", "moving_region"):
        value = data.get(key)
        if value is not None and (not isinstance(value, str) or value not in REGION_INDEX):
            problems.append(("unknown-region", key, _shown(value)))
    if data.get("treasury") is not None:
        _check_number(data, "treasury", 0, MOST_POINTS, problems)
    _check_event(data.get("event"), problems)
    areas = data.get("areas")
    if isinstance(areas, dict):
        _check_fields(areas, AREAS, "areas.", problems)
        for name in AREAS:
            if name in areas:
                _check_area(areas[name], f"areas.{name}", problems)
        _check_cid(areas, problems)
    elif "areas" in data:
        problems.append(("not-an-object", "areas", type(areas).__name__))
    return problems


def _shown(value: object) -> str:
    return repr(value)[:80]


def _is_int(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def _check_fields(data: Data, wanted: tuple[str, ...], place: str, problems: Problems) -> None:
    problems += [("missing-field", f"{place}{key}", "") for key in wanted if key not in data]
    problems += [
        ("unknown-field", f"{place}{str(key)[:40]}", "") for key in data if key not in wanted
    ]


def _check_number(
    data: Data, key: str, least: int, most: int, problems: Problems, place: str = ""
) -> None:
    if key not in data:
        return
    value = data[key]
    if not (_is_int(value) and least <= value <= most):
        problems.append(("bad-number", f"{place}{key}", _shown(value)))


def _check_event(event: object, problems: Problems) -> None:
    if event is None:
        return
    if not isinstance(event, dict):
        problems.append(("not-an-object", "event", type(event).__name__))
        return
    _check_fields(event, ("number", "count"), "event.", problems)
    _check_number(event, "number", 2, 12, problems, "event.")
    _check_number(event, "count", 0, 6, problems, "event.")


def _check_area(area: object, place: str, problems: Problems) -> None:
    if not isinstance(area, dict):
        problems.append(("not-an-object", place, type(area).__name__))
        return
    _check_fields(area, AREA_FIELDS, f"{place}.", problems)
    city = area.get("city")
    if city not in (None, "christian", "muslim"):
        problems.append(("unknown-religion", f"{place}.city", _shown(city)))
        return
    if not isinstance(area.get("fortress"), bool):
        problems.append(("not-true-or-false", f"{place}.fortress", _shown(area.get("fortress"))))
        return
    forces = [_check_units(area.get(key), f"{place}.{key}", problems) for key in AREA_FIELDS[2:]]
    if forces[0] is None or forces[1] is None:
        return
    holders, outside = (side_of(force) for force in forces if force is not None)
    if not outside:
        return
    at = f"{place}.besiegers"
    if not city and not area["fortress"]:
        problems.append(("nothing-to-besiege", at, ""))
    elif outside == REBEL:
        problems.append(("rebels-never-besiege", at, ""))
    elif holders == outside or (not holders and city == SIDES[outside]):
        problems.append(("besieging-their-own", at, ""))
    elif not holders and not city:
        problems.append(("nobody-to-besiege", at, ""))


def _check_units(units: object, place: str, problems: Problems) -> int | None:
    if not isinstance(units, dict):
        problems.append(("not-an-object", place, type(units).__name__))
        return None
    before = len(problems)
    for name, count in units.items():
        where = f"{place}.{str(name)[:40]}"
        if name not in UNITS:
            problems.append(("unknown-unit", where, ""))
        elif not (_is_int(count) and 0 <= count <= (1 if name in CIDS else MANY)):
            problems.append(("bad-number", where, _shown(count)))
    if len(problems) > before:
        return None
    force = pack(units)
    sides = {side_of(pack({name: count})) for name, count in units.items() if count}
    if len(sides) > 1:
        problems.append(("mixed-sides", place, ", ".join(sorted(SIDES[side] for side in sides))))
        return None
    if force and not any(count for name, count in units.items() if name not in CIDS):
        problems.append(("el-cid-alone", place, ""))
        return None
    return force


def _check_cid(areas: Data, problems: Problems) -> None:
    found = 0
    for area in areas.values():
        for key in AREA_FIELDS[2:]:
            units = area.get(key) if isinstance(area, dict) else None
            if isinstance(units, dict):
                found += sum(1 for name in CIDS if units.get(name) == 1)
    if found > 1:
        problems.append(("one-el-cid-only", "areas", str(found)))


def set_position(state: State, data: object) -> None:
    """Make a fresh state go on from a position; BadInput (bad-position) lists its problems.

    A position read in the event phase with its event on the table goes on with that event; one
    read in the income phase with points left goes on spending; one read in the movement phase
    starts it afresh.
    """
    problems = check_position(data)
    if problems or not isinstance(data, dict):
        raise BadInput("bad-position", tuple(problems))
    state.turn = data["turn"]
    state.phase = phase = data["phase"]
    for name, area in data["areas"].items():
        index = AREA_INDEX[name]
        state.city[index] = SIDE_INDEX[area["city"]] if area["city"] else 0
        state.fortress[index] = area["fortress"]
        state.units[index] = pack(area["units"])
        state.besiegers[index] = pack(area["besiegers"])
    state.revolt = REGION_INDEX[data["revolt"]] if data["revolt"] else -1
    event = data["event"]
    state.event, state.event_count = (event["number"], event["count"]) if event else (0, 0)
    state.treasury = -1 if data["treasury"] is None else data["treasury"]
    state.moving_region = REGION_INDEX[data["moving_region"]] if data["moving_region"] else -1
    if phase == EVENTS and state.event:
        state.agenda = [NEXT[phase]]
        resume_event(state, None)
    elif phase == INCOME and state.treasury >= 0:
        state.agenda = [NEXT[phase], SPEND]
    else:
        state.agenda = [BEGIN[phase]]
