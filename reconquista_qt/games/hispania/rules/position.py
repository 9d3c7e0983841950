"""Positions as data: writing one, checking one that comes from outside, and going on from it."""

from __future__ import annotations

import json
from collections.abc import Container
from typing import Final, NotRequired, TypedDict, TypeGuard

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.data import Data
from reconquista_qt.engine.record import record
from reconquista_qt.engine.refusal import BadInput

from .battle import Combat, Field
from .board import Board
from .events import points_of
from .forces import MANY, Force, contains, mask_of, pack, size, unpack
from .income import in_play
from .names import (
    AREA_COUNT,
    AREAS,
    BATTLE,
    CASTLE,
    CITY,
    EVENTS,
    FORT,
    FORTRESS,
    ID,
    MOVE,
    NATION_COUNT,
    NATIONS,
    NEUTRALS,
    NOBODY,
    OFF_MAP,
    PARTIES,
    PARTY_INDEX,
    PHASES,
    PLACE_COUNT,
    PLACE_INDEX,
    PLACES,
    PLAYERS,
    RECRUIT,
    REGION_COUNT,
    REGIONS,
    ROYAL_CITY,
    RUINS,
    SEAS,
    START,
    UNIT_INDEX,
    VIKINGS,
)
from .pending import Wrong, agenda_from, pending_of
from .recruit import Recruit, begin_recruiting
from .state import NOT_THERE, TO_BE_PLACED, State
from .steps import Step
from .turn import BEGIN_TURN, NextNation, begin_nation

NEEDED: Final = ("game", "scenario", "players", "turn", "nation", "phase", "regions")
OPTIONAL: Final = (
    "off_map", "seas", "leaders", "gold", "capitals", "subjects", "waiting", "vp",
    "toletum_fallen", "over", "recruit", "events", "turn_begins", "pending",
)  # fmt: skip
REGION_FIELDS: Final = ("nation", "units", "ruin", "attackers")
HOLDERS: Final = frozenset((*NATIONS, *NEUTRALS))
FIXED_KINDS: Final = (CASTLE, CITY, ROYAL_CITY, FORT, FORTRESS)
MOST_GOLD: Final = 999
Problems = list[tuple[str, str, str]]


# -- writing ---------------------------------------------------------------------------------------


def position_of(state: State, seat: str | None = None) -> Data:
    """Return a position as JSON-ready data; for a seat, others' hidden counters are counts."""
    board = state.board
    abroad: dict[bool, dict[str, dict[str, dict[str, int]]]] = {False: {}, True: {}}
    for (place, nation), force in sorted(state.abroad.items()):
        at_sea = abroad[place >= AREA_COUNT]
        at_sea.setdefault(PLACES[place], {})[PARTIES[nation]] = dict(unpack(force))
    data: Data = {
        "game": ID,
        "scenario": state.scenario,
        "players": state.options.players,
        "turn": state.turn,
        "nation": PARTIES[state.nation],
        "phase": state.phase,
        "regions": _regions(state),
        "off_map": abroad[False],
        "seas": abroad[True],
        "leaders": {
            board.leaders[leader].id: PLACES[place] if place >= 0 else None
            for leader, place in enumerate(state.leaders)
            if place != NOT_THERE
        },
        "gold": {NATIONS[n]: gold for n, gold in enumerate(state.gold) if gold},
        "capitals": {
            PARTIES[n]: PLACES[region]
            for n, region in enumerate(state.capitals)
            if region >= 0 and state.owner[region] == n
        },
        "subjects": {PARTIES[n]: PARTIES[lord] for n, lord in enumerate(state.lords) if lord >= 0},
        "waiting": {
            NATIONS[n]: dict(unpack(force)) for n, force in enumerate(state.waiting) if force
        },
        "vp": {NATIONS[n]: points_of(halves) for n, halves in enumerate(state.points) if halves},
        "toletum_fallen": state.toletum_fallen,
    }
    if BEGIN_TURN in state.agenda:
        data["turn_begins"] = True  # the first nation that plays is still to be found
    if state.crowded:
        data["over"] = [PLACES[region] for region in sorted(state.crowded)]
    recruiting = next((step for step in state.agenda if isinstance(step, Recruit)), None)
    if recruiting is not None and (recruiting.arriving or recruiting.bought):
        data["recruit"] = {
            "arriving": dict(unpack(recruiting.arriving)),
            "bought": [PLACES[region] for region in sorted(recruiting.bought)],
        }
    pending = pending_of(state)
    if pending is not None:
        data["pending"] = pending
    if state.options.events:
        data["events"] = {
            "hands": {
                player: list(hand) if seat in (None, player) else len(hand)
                for player, hand in state.hands.items()
            },
            "played": list(state.played),
            "working": [[PARTIES[n], which, number] for n, which, number in state.boons],
        }
    return data


def _regions(state: State) -> dict[str, Data]:
    raiders = any(
        isinstance(field, Field) and field.attacker == VIKINGS
        for field in (getattr(step, "field", None) for step in state.agenda)
    )
    found = {}
    for region, name in enumerate(REGIONS):
        line: Data = {}
        attackers = 0 if raiders else state.visitors[region]
        if state.units[region]:
            line["nation"] = PARTIES[state.owner[region]]
            line["units"] = dict(unpack(state.units[region]))
        elif attackers:
            # The defenders are gone, the battle is not quite over.
            line["nation"] = PARTIES[state.nation]
            line["units"] = dict(unpack(attackers))
            attackers = 0
        if state.ruins[region]:
            line["ruin"] = RUINS[state.ruins[region]]
        if attackers:
            line["attackers"] = dict(unpack(attackers))
        if line:
            found[name] = line
    return found


def digest_of(state: State) -> str:
    """Return a hex string, equal for equal positions on every platform."""
    # Imported here: a library of its own, which the first frame can do without.
    import hashlib

    data = position_of(state)
    # Games of before this was told have the same digests.
    data.pop("pending", None)
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


# -- checking --------------------------------------------------------------------------------------


class RegionData(TypedDict, total=False):
    """A region in a position: whose it is, its units, its ruin, and who attacks it."""

    nation: str
    units: dict[str, int]
    ruin: str
    attackers: dict[str, int]


class EventsData(TypedDict, total=False):
    """The event counters in a position."""

    hands: dict[str, list[str]]
    played: list[str]
    working: list[tuple[str, str, int]]


class RecruitData(TypedDict, total=False):
    """What is left of recruiting in a position."""

    bought: list[str]
    arriving: dict[str, int]


class PositionData(TypedDict):
    """A position that was checked."""

    turn: int
    nation: str
    phase: str
    regions: dict[str, RegionData]
    off_map: NotRequired[dict[str, dict[str, dict[str, int]]]]
    seas: NotRequired[dict[str, dict[str, dict[str, int]]]]
    leaders: NotRequired[dict[str, str | None]]
    gold: NotRequired[dict[str, int]]
    capitals: NotRequired[dict[str, str]]
    subjects: NotRequired[dict[str, str]]
    waiting: NotRequired[dict[str, dict[str, int]]]
    vp: NotRequired[dict[str, float]]
    toletum_fallen: NotRequired[bool]
    over: NotRequired[list[str]]
    events: NotRequired[EventsData]
    turn_begins: NotRequired[bool]
    recruit: NotRequired[RecruitData]
    pending: NotRequired[object]


class _Check:
    """Collects what is wrong with a position."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.found: Problems = []

    def add(self, code: str, place: str, detail: object = "") -> None:
        self.found.append((code, place[:200], _shown(detail) if detail != "" else ""))

    def mapping(self, data: Data, key: str, place: str = "") -> Data:
        value = data.get(key, {})
        if isinstance(value, dict):
            return value
        self.add("not-an-object", f"{place}{key}", type(value).__name__)
        return {}

    def sequence(self, data: Data, key: str, place: str = "") -> list[object]:
        value = data.get(key, [])
        if isinstance(value, list):
            return value
        self.add("not-a-list", f"{place}{key}", type(value).__name__)
        return []

    def fields(self, data: Data, known: tuple[str, ...], place: str) -> None:
        for key in data:
            if key not in known:
                self.add("unknown-field", f"{place}{str(key)[:40]}")

    def one_of(self, value: object, among: Container[str], code: str, place: str) -> TypeGuard[str]:
        if isinstance(value, str) and value in among:
            return True
        self.add(code, place, value)
        return False

    def number(self, value: object, least: int, most: int, place: str) -> bool:
        if _is_int(value) and least <= value <= most:
            return True
        self.add("bad-number", place, value)
        return False

    def units(self, value: object, place: str, *, mobile: bool) -> Force:
        if not isinstance(value, dict):
            self.add("not-an-object", place, type(value).__name__)
            return 0
        before = len(self.found)
        for name, count in value.items():
            where = f"{place}.{str(name)[:40]}"
            if name not in UNIT_INDEX:
                self.add("unknown-unit", where)
            elif self.number(count, 0, MANY, where) and mobile and UNIT_INDEX[name] in FIXED_KINDS:
                self.add("units-that-never-move", where)
        return pack(value) if len(self.found) == before else 0


def _shown(value: object) -> str:
    return repr(value)[:80]


def _is_int(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def check_position(board: Board, data: object) -> Problems:
    """Return everything that is wrong with a position, each with its place.

    Rules: 4.2/strongholds, 2.1/B1.
    """
    if not isinstance(data, dict):
        return [("not-an-object", "position", type(data).__name__)]
    check = _Check(board)
    for key in NEEDED:
        if key not in data:
            check.add("missing-field", key)
    check.fields(data, NEEDED + OPTIONAL, "")
    if "game" in data and data["game"] != ID:
        check.add("unknown-game", "game", data["game"])
    scenario = None
    if "scenario" in data and check.one_of(
        data["scenario"], board.scenarios, "unknown-scenario", "scenario"
    ):
        scenario = board.scenarios[data["scenario"]]
    if "players" in data:
        check.number(data["players"], PLAYERS[0], PLAYERS[-1], "players")
    if "turn" in data:
        first, last = (scenario.first, scenario.last) if scenario else (1, 99)
        check.number(data["turn"], first, last, "turn")
    if "nation" in data:
        check.one_of(data["nation"], NATIONS, "unknown-nation", "nation")
    if "phase" in data:
        check.one_of(data["phase"], PHASES, "unknown-phase", "phase")
    _check_regions(check, data)
    _check_abroad(check, data)
    _check_tracks(check, data)
    return check.found


def _check_regions(check: _Check, data: Data) -> None:
    for name, region in check.mapping(data, "regions").items():
        place = f"regions.{str(name)[:40]}"
        if not check.one_of(name, REGIONS, "unknown-area", place):
            continue
        if not isinstance(region, dict):
            check.add("not-an-object", place, type(region).__name__)
            continue
        check.fields(region, REGION_FIELDS, f"{place}.")
        holder = region.get("nation")
        if holder is not None:
            check.one_of(holder, HOLDERS, "unknown-nation", f"{place}.nation")
        if region.get("ruin") is not None:
            check.one_of(region["ruin"], RUINS[1:], "unknown-ruin", f"{place}.ruin")
        force = 0
        if "units" in region:
            force = check.units(region["units"], f"{place}.units", mobile=False)
        if force and holder is None:
            check.add("units-of-nobody", f"{place}.nation")
        if (
            holder is not None
            and not force
            and isinstance(region.get("units", {}), dict)
            and not any(p.startswith(place) for _, p, _ in check.found)
        ):
            check.add("nobody-holds-it", f"{place}.units")
        if size(force & mask_of(FIXED_KINDS)) > 1:
            check.add("one-stronghold-only", f"{place}.units")
        if "attackers" in region:
            attackers = check.units(region["attackers"], f"{place}.attackers", mobile=True)
            mover = data.get("nation")
            if attackers and (holder is None or holder == mover):
                check.add("nobody-to-attack", f"{place}.attackers")


def _check_abroad(check: _Check, data: Data) -> None:
    for key, places in (("off_map", OFF_MAP), ("seas", SEAS)):
        for name, nations in check.mapping(data, key).items():
            place = f"{key}.{str(name)[:40]}"
            if not check.one_of(name, places, "unknown-area", place):
                continue
            if not isinstance(nations, dict):
                check.add("not-an-object", place, type(nations).__name__)
                continue
            for nation, units in nations.items():
                where = f"{place}.{str(nation)[:40]}"
                if check.one_of(nation, NATIONS, "unknown-nation", where):
                    check.units(units, where, mobile=True)


def _check_tracks(check: _Check, data: Data) -> None:
    board = check.board
    for leader, where in check.mapping(data, "leaders").items():
        place = f"leaders.{str(leader)[:40]}"
        if check.one_of(leader, board.leader_index, "unknown-leader", place) and where is not None:
            check.one_of(where, PLACES, "unknown-area", place)
    for nation, gold in check.mapping(data, "gold").items():
        place = f"gold.{str(nation)[:40]}"
        if check.one_of(nation, NATIONS, "unknown-nation", place):
            check.number(gold, 0, MOST_GOLD, place)
    for nation, region in check.mapping(data, "capitals").items():
        place = f"capitals.{str(nation)[:40]}"
        check.one_of(nation, NATIONS, "unknown-nation", place)
        check.one_of(region, REGIONS, "unknown-area", place)
    for nation, lord in check.mapping(data, "subjects").items():
        place = f"subjects.{str(nation)[:40]}"
        for name in (nation, lord):
            check.one_of(name, NATIONS, "unknown-nation", place)
        if nation == lord:
            check.add("subject-of-itself", place)
    for nation, units in check.mapping(data, "waiting").items():
        place = f"waiting.{str(nation)[:40]}"
        if check.one_of(nation, NATIONS, "unknown-nation", place):
            check.units(units, place, mobile=False)
    for nation, points in check.mapping(data, "vp").items():
        place = f"vp.{str(nation)[:40]}"
        if check.one_of(nation, NATIONS, "unknown-nation", place) and (
            not isinstance(points, int | float)
            or isinstance(points, bool)
            or points * 2 % 1
            or abs(points) > MOST_GOLD
        ):
            check.add("bad-number", place, points)
    for key in ("toletum_fallen", "turn_begins"):
        if not isinstance(data.get(key, False), bool):
            check.add("not-true-or-false", key, data[key])
    for n, region in enumerate(check.sequence(data, "over")):
        check.one_of(region, REGIONS, "unknown-area", f"over[{n}]")
    recruiting = check.mapping(data, "recruit")
    check.fields(recruiting, ("arriving", "bought"), "recruit.")
    if "arriving" in recruiting:
        check.units(recruiting["arriving"], "recruit.arriving", mobile=False)
    for n, region in enumerate(check.sequence(recruiting, "bought", "recruit.")):
        check.one_of(region, REGIONS, "unknown-area", f"recruit.bought[{n}]")
    _check_events(check, data)


def _check_events(check: _Check, data: Data) -> None:
    events = check.mapping(data, "events")
    check.fields(events, ("hands", "played", "working"), "events.")
    seen: list[str] = []
    for player, hand in check.mapping(events, "hands", "events.").items():
        place = f"events.hands.{str(player)[:40]}"
        check.one_of(player, _all_players(check.board), "unknown-player", place)
        if not isinstance(hand, list):
            check.add("not-a-list", place, type(hand).__name__)
            continue
        for event in hand:
            if check.one_of(event, EVENTS, "unknown-event-counter", place):
                if event in seen:
                    check.add("counter-twice", place, event)
                seen.append(event)
    for n, event in enumerate(check.sequence(events, "played", "events.")):
        check.one_of(event, EVENTS, "unknown-event-counter", f"events.played[{n}]")
    for n, line in enumerate(check.sequence(events, "working", "events.")):
        fine = (
            isinstance(line, list)
            and len(line) == 3
            and line[0] in NATIONS
            and line[1] in EVENTS
            and _is_int(line[2])
        )
        if not fine:
            check.add("not-an-object", f"events.working[{n}]", line)


def _all_players(board: Board) -> frozenset[str]:
    allocations = board.nation_data["allocations"]
    return frozenset(player for line in allocations.values() for player in line["groups"])


# -- going on --------------------------------------------------------------------------------------


@record
class ResumeRecruiting(Step):
    """Go on with the purchases of a nation, as a position tells."""

    nation: int
    arriving: Force
    bought: frozenset[int]

    def run(self, state: State, emit: Emit | None) -> None:
        """Ask for purchases and placements; no income, no arrivals."""
        arriving = self.arriving
        if not contains(state.waiting[self.nation], arriving):
            arriving = 0
        side = state.board.player_of[self.nation]
        begin_recruiting(state, Recruit(side, self.nation, arriving, self.bought), emit)


def set_position(state: State, data: PositionData) -> None:
    """Make a fresh state go on from a checked position.

    Without `pending`, a position of the movement starts it afresh, and one in the middle of the
    battles begins those that wait anew. BadInput (bad-position) names what is wrong in `pending`.
    """
    board = state.board
    state.turn = data["turn"]
    state.nation = nation = PARTY_INDEX[data["nation"]]
    state.phase = phase = data["phase"]
    for name, line in data["regions"].items():
        region = PLACE_INDEX[name]
        if line.get("nation"):
            state.owner[region] = PARTY_INDEX[line["nation"]]
            state.units[region] = pack(line.get("units", {}))
        state.ruins[region] = RUINS.index(line.get("ruin") or "")
        state.visitors[region] = pack(line.get("attackers", {}))
    for there in (data.get("off_map", {}), data.get("seas", {})):
        for name, nations in there.items():
            for party, units in nations.items():
                if pack(units):
                    state.abroad[PLACE_INDEX[name], PARTY_INDEX[party]] = pack(units)
    for leader, place in data.get("leaders", {}).items():
        index = board.leader_index[leader]
        state.leaders[index] = TO_BE_PLACED if place is None else PLACE_INDEX[place]
    for name, gold in data.get("gold", {}).items():
        state.gold[PARTY_INDEX[name]] = gold
    _set_capitals(state, data)
    for name, lord in data.get("subjects", {}).items():
        state.lords[PARTY_INDEX[name]] = PARTY_INDEX[lord]
    for name, units in data.get("waiting", {}).items():
        state.waiting[PARTY_INDEX[name]] = pack(units)
    for name, points in data.get("vp", {}).items():
        state.points[PARTY_INDEX[name]] = round(points * 2)
    state.toletum_fallen = data.get("toletum_fallen", False)
    state.crowded = frozenset(PLACE_INDEX[name] for name in data.get("over", ()))
    events = data.get("events", {})
    state.hands = {player: tuple(hand) for player, hand in events.get("hands", {}).items()}
    state.played = tuple(events.get("played", ()))
    state.boons = tuple(
        (PARTY_INDEX[party], which, number) for party, which, number in events.get("working", ())
    )
    if data.get("turn_begins"):
        state.agenda = [BEGIN_TURN]
        return
    if "pending" in data:
        try:
            state.agenda = agenda_from(state, data["pending"])
        except Wrong as wrong:
            code, place, detail = wrong.args
            problem = (code, place[:200], _shown(detail) if detail != "" else "")
            raise BadInput("bad-position", (problem,)) from None
        _set_capitals(state, data)  # who holds what is known better now
        return
    state.agenda = [NextNation(nation + 1)]
    if phase == BATTLE:
        begin_nation(state, nation, MOVE, None)
        while not isinstance(state.agenda[-1], Combat):
            state.agenda.pop()
        state.phase = BATTLE
        return
    begin_nation(state, nation, phase, None)
    if phase == RECRUIT:
        recruiting = data.get("recruit", {})
        bought = frozenset(PLACE_INDEX[name] for name in recruiting.get("bought", ()))
        arriving = pack(recruiting.get("arriving", {}))
        state.agenda.append(ResumeRecruiting(nation, arriving, bought))


def _set_capitals(state: State, data: PositionData) -> None:
    for name, region in data.get("capitals", {}).items():
        # A capital that is lost is none.
        if state.owner[PLACE_INDEX[region]] == PARTY_INDEX[name]:
            state.capitals[PARTY_INDEX[name]] = PLACE_INDEX[region]


# -- invariants ------------------------------------------------------------------------------------


def problems_of(state: State) -> list[str]:
    """Return every broken invariant of a state in a game played by the rules.

    Rules: 2.3/limits, 4.2/strongholds, 4.5/checks, 2.1/B1, 4.3/capital.
    """
    board = state.board
    if state.over is not None:
        return []
    data = position_of(state)
    found = [" ".join(problem) for problem in check_position(board, data)]
    if not state.agenda:
        found.append("empty agenda")
    for nation in range(NATION_COUNT):
        used, limit = in_play(state, nation), board.limit_of(nation)
        lent = any(
            n == nation and which in ("mercenaries", "recruits") for n, which, _ in state.boons
        )
        if (
            not contains(limit, used)
            and not lent
            and not (nation == state.nation and _raided(state))
        ):
            found.append(f"{NATIONS[nation]} has more counters than there are: {unpack(used)}")
    fields = (getattr(step, "field", None) for step in state.agenda)
    fought_over = {field.area for field in fields if isinstance(field, Field)}
    for region in range(REGION_COUNT):
        if region in fought_over:
            continue
        if (state.owner[region] == NOBODY) != (not state.units[region]):
            found.append(f"{REGIONS[region]} is held by nobody, or by nothing")
        if state.units[region] < 0 or state.visitors[region] < 0:
            found.append(f"{REGIONS[region]} has less than nothing")
        if (
            state.visitors[region]
            and state.owner[region] in (NOBODY, state.nation)
            and not _raided(state)
        ):
            found.append(f"{REGIONS[region]} has attackers and nobody to attack")
    for nation, region in enumerate(state.capitals):
        if region >= 0 and region not in fought_over and state.owner[region] != nation:
            found.append(f"the capital of {PARTIES[nation]} is no region of its own")
    for leader, place in enumerate(state.leaders):
        if place >= PLACE_COUNT:
            found.append(f"{board.leaders[leader].id} is nowhere")
    return found


def _raided(state: State) -> bool:
    return any(
        isinstance(getattr(step, "field", None), Field) and step.field.attacker == VIKINGS  # type: ignore[attr-defined]
        for step in state.agenda
    )


__all__ = ["AREAS", "START", "check_position", "digest_of", "position_of", "problems_of"]
