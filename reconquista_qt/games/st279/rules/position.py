"""Positions as data: writing one, checking one that comes from outside, and going on from it."""

from __future__ import annotations

import json
from typing import Final

from reconquista_qt.engine.data import Data
from reconquista_qt.engine.refusal import BadInput

from .campaign import BeginCampaign
from .control import add_units, limit_of, room
from .data import NO_LIMIT, Board
from .forces import MANY, ONE, Force, Stacks, counts, size, total, unpack
from .hostility import side_of
from .names import (
    ACTIVE,
    AL_MANSUR,
    CHRISTIAN_PHASE,
    DORMANT,
    EL_CID,
    FLEET,
    FRANCE,
    ID,
    KINGDOMS,
    MARKER_INDEX,
    MARKERS,
    MUSLIM,
    MUSLIM_PHASE,
    ORDER,
    OWNER_INDEX,
    OWNERS,
    PHASES,
    POPULATIONS,
    POWER_COUNT,
    POWER_INDEX,
    POWERS,
    REBEL,
    SEPULCHRES,
    SIDE_INDEX,
    SIDES,
    STATUSES,
    UNIT_INDEX,
    UNITS,
)
from .state import Markers, Mutineers, State, UnionMade
from .turn import BEGIN, NEXT, DrawKingdom, fill_pool

FIELDS: Final = (
    "game", "turn", "phase", "areas", "seas", "powers", "unions", "war", "france", "hands",
    "played", "removed", "sepulchre", "collapse", "independence", "mutiny", "pool", "campaign",
)  # fmt: skip
# Pieces due that have found no room; areas where units are too many until the turn ends.
OPTIONAL_FIELDS: Final = ("waiting", "crowded")
AREA_FIELDS: Final = ("controller", "field", "city", "pillaged", "population")
MOST_POINTS: Final = 999
COLLAPSES: Final = (None, False, True)
INDEPENDENCES: Final = (None, "castile", "portugal")
LEADERS: Final = (EL_CID, AL_MANSUR)

Problems = list[tuple[str, str, str]]


# -- writing --------------------------------------------------------------------------------------


def position_of(state: State) -> Data:
    """Return a position as JSON-ready data; what is aboard fleets stands where it was loaded."""
    board = state.board
    fields, cities = _with_cargo(state)
    mutiny = state.mutiny
    data: Data = {
        "game": ID,
        "turn": state.turn,
        "phase": state.phase,
        "areas": {
            name: {
                "controller": OWNERS[state.controller[area]],
                "field": {OWNERS[o]: dict(unpack(force)) for o, force in fields[area]},
                "city": {OWNERS[o]: dict(unpack(force)) for o, force in cities[area]},
                "pillaged": state.pillaged[area],
                "population": POPULATIONS[state.population[area]],
            }
            for area, name in enumerate(board.areas)
        },
        "seas": {
            name: {
                POWERS[power]: state.fleets[sea * POWER_COUNT + power]
                for power in range(POWER_COUNT)
                if state.fleets[sea * POWER_COUNT + power]
            }
            for sea, name in enumerate(board.seas)
        },
        "powers": {
            name: {"status": STATUSES[state.status[n]], "treasury": state.treasury[n]}
            for n, name in enumerate(POWERS)
        },
        "unions": [
            {
                "id": board.unions[union.union].id,
                "kept": POWERS[union.kept],
                "throne": board.areas[union.throne],
            }
            for union in state.unions
        ],
        "war": POWERS[state.war] if state.war >= 0 else None,
        "france": {
            "war": SIDES[state.french_war] if state.french_war >= 0 else None,
            "entered": state.french_entered,
        },
        "hands": {side: marker_list(state.hands[n]) for n, side in enumerate(SIDES)},
        "played": marker_list(state.played),
        "removed": marker_list(state.removed),
        "sepulchre": SEPULCHRES[state.sepulchre],
        "collapse": COLLAPSES[state.collapse + 1],
        "independence": POWERS[state.independence] if state.independence >= 0 else None,
        "mutiny": None
        if mutiny is None
        else {
            "area": board.areas[mutiny.area],
            "power": POWERS[mutiny.power],
            "paid": mutiny.paid,
        },
        "pool": None if state.pool is None else [POWERS[power] for power in state.pool],
        "campaign": POWERS[state.campaign] if state.campaign >= 0 else None,
    }
    if any(state.waiting):
        data["waiting"] = {
            side: dict(unpack(state.waiting[n])) for n, side in enumerate(SIDES) if state.waiting[n]
        }
    crowded = [
        board.areas[area]
        for area in range(board.area_count)
        if fields[area] or cities[area]
        if _is_crowded(state, area, (*fields[area], *cities[area]))
    ]
    if crowded:
        data["crowded"] = crowded
    return data


def _is_crowded(state: State, area: int, stacks: Stacks) -> bool:
    """Whether friends are too many in an area, as they may be until the turn ends.

    Rules: 3.2/A16.
    """
    limit = limit_of(state, area)
    if limit >= NO_LIMIT or size(total(stacks)) <= limit:
        return False
    return any(
        sum(size(force) for whose, force in stacks if friends >> whose & 1) > limit
        for friends in {state.relations.friends[owner] for owner, _ in stacks}
    )


def _with_cargo(state: State) -> tuple[list[Stacks], list[Stacks]]:
    """Return fields and cities with what is aboard put back where it came from."""
    aboard = [cargo for ships in state.ships.values() for ship in ships for cargo in ship[2]]
    if not aboard:
        return state.field, state.city
    twin = state.clone()
    for unit, area, inside, _ in aboard:
        if room(twin, area, state.campaign) < 1:
            # Others have come meanwhile: the first own area that has room.
            inside = False
            area = next(
                (
                    other
                    for other, owner in enumerate(twin.controller)
                    if owner == state.campaign and room(twin, other, state.campaign) > 0
                ),
                area,
            )
        add_units(twin, area, state.campaign, ONE[unit[0]], inside=inside)
    return twin.field, twin.city


def marker_list(markers: Markers) -> list[str]:
    """Return markers as a list of ids, in the fixed order."""
    return [MARKERS[kind] for kind, count in enumerate(markers) for _ in range(count)]


def observed(state: State, side: int) -> Data:
    """Return the position as a side may see it: the other hand as a number.

    Rules: 10.0/secret.
    """
    data = position_of(state)
    other = 1 - side
    data["hands"] = {
        SIDES[side]: marker_list(state.hands[side]),
        SIDES[other]: {"hidden": sum(state.hands[other])},
    }
    return data


def digest_of(state: State) -> str:
    """Return a hex string, equal for equal positions on every platform."""
    # Imported here: a library of its own, which the first frame can do without.
    import hashlib

    text = json.dumps(position_of(state), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


# -- checking -------------------------------------------------------------------------------------


class Checker:
    """Collects what is wrong with a position, each with its place."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.found: Problems = []

    def add(self, code: str, place: str, value: object = "") -> None:
        """Remember a problem."""
        self.found.append((code, place, str(value)[:80]))

    def mapping(self, value: object, place: str) -> Data:
        """Return the value where it is an object, else an empty one."""
        if isinstance(value, dict):
            return value
        self.add("not-an-object", place, type(value).__name__)
        return {}

    def fields(
        self, data: Data, wanted: tuple[str, ...], place: str, more: tuple[str, ...] = ()
    ) -> None:
        """Ask for just these fields."""
        for key in wanted:
            if key not in data:
                self.add("missing-field", f"{place}{key}")
        for key in data:
            if key not in wanted and key not in more:
                self.add("unknown-field", f"{place}{str(key)[:40]}")

    def number(self, value: object, place: str, least: int, most: int) -> int:
        """Return a whole number within bounds."""
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return value
        self.add("bad-number", place, repr(value))
        return least

    def known(self, value: object, index: dict[str, int], code: str, place: str) -> int:
        """Return the number of an id, -1 where it is unknown."""
        if isinstance(value, str) and value in index:
            return index[value]
        self.add(code, place, repr(value))
        return -1

    def flag(self, value: object, place: str) -> bool:
        """Return true or false as it stands, False with a problem where it is neither."""
        if isinstance(value, bool):
            return value
        self.add("not-true-or-false", place, repr(value))
        return False

    def units(self, value: object, place: str, *, sea: bool = False) -> Force:
        """Return a force of land units."""
        force = 0
        for name, count in self.mapping(value, place).items():
            where = f"{place}.{str(name)[:40]}"
            if name not in UNIT_INDEX or (UNIT_INDEX[name] == FLEET and not sea):
                self.add("unknown-unit", where)
            elif not (
                isinstance(count, int) and not isinstance(count, bool) and 0 <= count <= MANY
            ):
                self.add("bad-number", where, repr(count))
            else:
                force += count * ONE[UNIT_INDEX[name]]
        return force

    def markers(self, value: object, place: str) -> Markers:
        """Return markers by kind."""
        found = [0] * len(MARKERS)
        if not isinstance(value, list):
            self.add("not-a-list", place, type(value).__name__)
            return tuple(found)
        for number, name in enumerate(value):
            kind = self.known(name, MARKER_INDEX, "unknown-marker", f"{place}[{number}]")
            if kind >= 0:
                found[kind] += 1
        return tuple(found)


def read_position(state: State, data: object) -> Problems:
    """Fill a fresh state from a position and return everything that is wrong with it.

    Rules: 3.2/limit, 3.7/A20, 3.0/C12, 6.1/C11, 7.1/leaves, 7.3/leaves.
    """
    check = Checker(state.board)
    if not isinstance(data, dict):
        return [("not-an-object", "position", type(data).__name__)]
    check.fields(data, FIELDS, "", OPTIONAL_FIELDS)
    if "game" in data and data["game"] != ID:
        check.add("unknown-game", "game", repr(data["game"]))
    state.turn = check.number(data.get("turn"), "turn", 1, state.board.last_turn)
    if data.get("phase") in PHASES:
        state.phase = data["phase"]
    else:
        check.add("unknown-phase", "phase", repr(data.get("phase")))
    _read_powers(state, data, check)
    _read_areas(state, data, check)
    _read_seas(state, data, check)
    _read_markers(state, data, check)
    _read_rest(state, data, check)
    if not check.found:
        _check_counters(state, check)
        crowded = data.get("crowded", [])
        _check_places(state, crowded if isinstance(crowded, list) else [], check)
    return check.found


def _read_powers(state: State, data: Data, check: Checker) -> None:
    powers = check.mapping(data.get("powers"), "powers")
    check.fields(powers, POWERS, "powers.")
    for number, name in enumerate(POWERS):
        if name not in powers:
            continue
        at = f"powers.{name}"
        power = check.mapping(powers[name], at)
        check.fields(power, ("status", "treasury"), f"{at}.")
        if power.get("status") in STATUSES:
            state.status[number] = STATUSES.index(power["status"])
        else:
            check.add("unknown-status", f"{at}.status", repr(power.get("status")))
        points = check.number(power.get("treasury"), f"{at}.treasury", 0, MOST_POINTS)
        state.treasury[number] = points
    if state.status[MUSLIM] != ACTIVE:
        check.add("unknown-status", "powers.muslim.status", STATUSES[state.status[MUSLIM]])
    if state.status[FRANCE] not in (DORMANT, ACTIVE):
        check.add("unknown-status", "powers.france.status", STATUSES[state.status[FRANCE]])
    state.status[FRANCE] = DORMANT
    war = data.get("war")
    war_number = -1 if war is None else check.known(war, POWER_INDEX, "unknown-power", "war")
    if war is not None and war_number >= 0 and war_number not in KINGDOMS:
        check.add("unknown-power", "war", repr(war))
    france = check.mapping(data.get("france"), "france")
    check.fields(france, ("war", "entered"), "france.")
    against = france.get("war")
    french = -1
    if against is not None:
        french = check.known(against, SIDE_INDEX, "unknown-side", "france.war")
    state.french_entered = check.flag(france.get("entered"), "france.entered")
    state.set_wars(war_number if war_number in KINGDOMS else -1, french)
    unions = data.get("unions")
    if not isinstance(unions, list):
        check.add("not-a-list", "unions", type(unions).__name__)
        return
    found = []
    united: set[int] = set()  # a kingdom is in one union at most (rules: 8.4/E18)
    for number, item in enumerate(unions):
        at = f"unions[{number}]"
        union = check.mapping(item, at)
        check.fields(union, ("id", "kept", "throne"), f"{at}.")
        index = check.known(union.get("id"), state.board.union_index, "unknown-union", f"{at}.id")
        kept = check.known(union.get("kept"), POWER_INDEX, "unknown-power", f"{at}.kept")
        throne = check.known(
            union.get("throne"), state.board.area_index, "unknown-area", f"{at}.throne"
        )
        if min(index, kept, throne) < 0:
            continue
        if kept not in state.board.unions[index].members:
            check.add("not-a-member", f"{at}.kept", POWERS[kept])
        for member in united.intersection(state.board.unions[index].members):
            check.add("in-a-union-already", at, POWERS[member])
        united.update(state.board.unions[index].members)
        found.append(UnionMade(index, kept, throne))
    state.unions = tuple(found)


def _read_areas(state: State, data: Data, check: Checker) -> None:
    board = state.board
    areas = check.mapping(data.get("areas"), "areas")
    check.fields(areas, board.areas, "areas.")
    for area, name in enumerate(board.areas):
        if name not in areas:
            continue
        at = f"areas.{name}"
        given = check.mapping(areas[name], at)
        check.fields(given, AREA_FIELDS, f"{at}.")
        owner = check.known(
            given.get("controller"), OWNER_INDEX, "unknown-owner", f"{at}.controller"
        )
        state.controller[area] = max(owner, 0)
        for key, places in (("field", state.field), ("city", state.city)):
            stacks = []
            for whose, units in check.mapping(given.get(key), f"{at}.{key}").items():
                where = f"{at}.{key}.{str(whose)[:40]}"
                number = check.known(whose, OWNER_INDEX, "unknown-owner", where)
                force = check.units(units, where)
                if number >= 0 and force:
                    stacks.append((number, force))
                if number >= REBEL and force & ~board.rebel_mask:
                    check.add("cannot-rebel", where)
            places[area] = tuple(sorted(stacks))
        if state.city[area] and not board.has_city[area]:
            check.add("no-city", f"{at}.city")
        state.pillaged[area] = check.flag(given.get("pillaged"), f"{at}.pillaged")
        if given.get("population") in POPULATIONS:
            state.population[area] = POPULATIONS.index(given["population"])
        else:
            check.add("unknown-choice", f"{at}.population", repr(given.get("population")))


def _read_seas(state: State, data: Data, check: Checker) -> None:
    seas = check.mapping(data.get("seas"), "seas")
    check.fields(seas, state.board.seas, "seas.")
    for sea, name in enumerate(state.board.seas):
        if name not in seas:
            continue
        for power, count in check.mapping(seas[name], f"seas.{name}").items():
            at = f"seas.{name}.{str(power)[:40]}"
            number = check.known(power, POWER_INDEX, "unknown-power", at)
            fleets = check.number(count, at, 0, MANY)
            if number >= 0:
                state.fleets[sea * POWER_COUNT + number] = fleets


def _read_markers(state: State, data: Data, check: Checker) -> None:
    hands = check.mapping(data.get("hands"), "hands")
    check.fields(hands, SIDES, "hands.")
    held = [check.markers(hands.get(side, []), f"hands.{side}") for side in SIDES]
    state.hands = (held[0], held[1])
    state.played = check.markers(data.get("played"), "played")
    state.removed = check.markers(data.get("removed"), "removed")
    for kind, marker in enumerate(state.board.markers):
        used = held[0][kind] + held[1][kind] + state.played[kind] + state.removed[kind]
        if used > marker.copies:
            check.add("too-many-counters", f"hands.{MARKERS[kind]}", used)


def _read_rest(state: State, data: Data, check: Checker) -> None:
    if data.get("sepulchre") in SEPULCHRES:
        state.sepulchre = SEPULCHRES.index(data["sepulchre"])
    else:
        check.add("unknown-choice", "sepulchre", repr(data.get("sepulchre")))
    collapse = data.get("collapse")
    if any(collapse is choice for choice in COLLAPSES):
        state.collapse = next(n for n, c in enumerate(COLLAPSES) if collapse is c) - 1
    else:
        check.add("unknown-choice", "collapse", repr(collapse))
    independence = data.get("independence")
    if independence is None:
        state.independence = -1
    elif isinstance(independence, str) and independence in INDEPENDENCES:
        state.independence = POWER_INDEX[independence]
    else:
        check.add("unknown-choice", "independence", repr(independence))
    mutiny = data.get("mutiny")
    if mutiny is not None:
        given = check.mapping(mutiny, "mutiny")
        check.fields(given, ("area", "power", "paid"), "mutiny.")
        index = state.board.area_index
        area = check.known(given.get("area"), index, "unknown-area", "mutiny.area")
        power = check.known(given.get("power"), POWER_INDEX, "unknown-power", "mutiny.power")
        paid = check.flag(given.get("paid"), "mutiny.paid")
        if min(area, power) >= 0:
            state.mutiny = Mutineers(area, power, paid)
    pool = data.get("pool")
    if pool is not None:
        if not isinstance(pool, list):
            check.add("not-a-list", "pool", type(pool).__name__)
        else:
            powers = [
                check.known(name, POWER_INDEX, "unknown-power", f"pool[{n}]")
                for n, name in enumerate(pool)
            ]
            if len(set(powers)) != len(powers) or MUSLIM in powers:
                check.add("unknown-power", "pool", pool)
            state.pool = tuple(power for power in powers if power > 0)
    campaign = data.get("campaign")
    if campaign is not None:
        state.campaign = check.known(campaign, POWER_INDEX, "unknown-power", "campaign")
    waiting = check.mapping(data.get("waiting", {}), "waiting")
    due = [check.units(waiting.get(side, {}), f"waiting.{side}", sea=True) for side in SIDES]
    check.fields(waiting, (), "waiting.", SIDES)
    state.waiting = (due[0], due[1])


def _check_counters(state: State, check: Checker) -> None:
    """Look for more counters than the mix has (rules: 3.0/C12, 8.4/E32)."""
    board = state.board
    on_map = [[0] * len(UNITS) for _ in POWERS]
    for stacks in (*state.field, *state.city):
        for owner, force in stacks:
            for kind, count in counts(force):
                on_map[owner % REBEL][kind] += count
    for power in range(POWER_COUNT):
        on_map[power][FLEET] = sum(state.fleets[power::POWER_COUNT])
    members = {union.kept: board.unions[union.union].members for union in state.unions}
    for power in range(POWER_COUNT):
        mine = members.get(power, (power,))
        for kind, count in enumerate(on_map[power]):
            if not count or board.common[kind]:
                continue
            if count > board.owner_mix(mine, kind):
                check.add("too-many-counters", f"{POWERS[power]}.{UNITS[kind]}", count)
    for kind, most in enumerate(board.common):
        count = sum(on_map[power][kind] for power in range(POWER_COUNT))
        if most and count > most:
            check.add("too-many-counters", UNITS[kind], count)
        if most and (on_map[MUSLIM][kind] or on_map[FRANCE][kind]):
            check.add("not-their-unit", UNITS[kind])
    if state.turn < board.from_turn[ORDER] and any(row[ORDER] for row in on_map):
        check.add("not-yet", UNITS[ORDER], state.turn)
    for kind in LEADERS:
        first, last = board.leader_turns[kind]
        if any(row[kind] for row in on_map) and not first <= state.turn <= last:
            check.add("not-in-these-turns", UNITS[kind], state.turn)


def _check_places(state: State, crowded: list[object], check: Checker) -> None:
    """Look at cities with two owners and at stacks that are too large.

    Rules: 3.2/limit, 3.7/A20.
    """
    board = state.board
    friends, foes = state.relations.friends, state.relations.foes
    for area, name in enumerate(board.areas):
        owners = [owner for owner, _ in state.city[area]]
        for n, owner in enumerate(owners):
            for other in owners[n + 1 :]:
                if foes[owner] >> other & 1 or not _one_side(state, owner, other):
                    check.add("two-owners", f"areas.{name}.city", OWNERS[other])
        limit = limit_of(state, area)
        if limit >= NO_LIMIT:
            continue
        seen: set[int] = set()
        for stacks in (state.field[area], state.city[area]):
            for owner, _ in stacks:
                if friends[owner] in seen:
                    continue
                seen.add(friends[owner])
                units = sum(
                    size(force)
                    for place in (state.field[area], state.city[area])
                    for whose, force in place
                    if friends[owner] >> whose & 1
                )
                if units > limit and name not in crowded:
                    check.add("overstacked", f"areas.{name}", units)


def _one_side(state: State, owner: int, other: int) -> bool:
    """Whether two owners are of one side, France that of its runner."""
    return side_of(owner, state.french_war) == side_of(other, state.french_war)


def set_position(state: State, data: object) -> None:
    """Make a fresh state go on from a position; BadInput (bad-position) lists its problems.

    The named phase starts afresh, and a campaign within its phase too: no unit has moved.
    """
    problems = read_position(state, data)
    if problems:
        raise BadInput("bad-position", tuple(problems))
    phase, campaign = state.phase, state.campaign
    state.campaign = -1
    if phase == CHRISTIAN_PHASE:
        if state.pool is None:
            fill_pool(state)
            if campaign >= 0 and state.pool is not None:
                state.pool = tuple(power for power in state.pool if power != campaign)
        state.agenda = [NEXT[phase], DrawKingdom()]
        if campaign > MUSLIM:
            state.agenda.append(BeginCampaign(campaign))
    elif phase == MUSLIM_PHASE and campaign >= 0:
        state.pool = None
        state.agenda = [NEXT[phase], BeginCampaign(MUSLIM)]
    else:
        state.pool = None
        state.agenda = [BEGIN[phase]]
