"""Checking the three data files: every hole is named with its place, so an owner can mend it.

The files are `map.json`, `nations.json` and `tables.json`; a file of a player's own of the same
format is checked in the same way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from typing import Final, TypeGuard

from reconquista_qt.engine.data import Data

from .names import (
    AREAS,
    EVENTS,
    NATIONS,
    NEUTRALS,
    OFF_MAP,
    PLACES,
    PLAYERS,
    REGIONS,
    SEAS,
    TERRAINS,
    UNIT_INDEX,
    UNITS,
    ZONES,
)

FORMAT: Final = 1
MARKS: Final = ("stated", "deduced", "reconstructed")
LEADER: Final = "leader"
COLOURS: Final = ("white", "black")
FACES: Final = {"none": (0, 0), "hit": (0, 1), "double": (0, 2), "kill": (1, 0)}
SIEGES: Final = (*COLOURS, "black_if_rome")
INCOMES: Final = ("none", "regions", "half_up", "castles")
EFFECTS: Final = ("remove", "transform", "neutral")
ANYWHERE: Final = ("controlled", "transform")
HOST: Final = "host:"
SCOPES: Final = ("hispania", "mainland", *ZONES)
AWARDS: Final = ("regions", "per_region", "per_unit", "per_ruin", "zone_majority")
FAITHS: Final = ("muslim", "christian")
MOST_HP: Final = 3
OPTIONS: Final = (
    "cordoba_granada", "anas_munda", "massalia", "skull_two_hits", "hill_black_clear",
    "castle_surrender", "roads", "events", "pass_ambush_mountain",
)  # fmt: skip


class FileProblems:
    """Collects what is wrong in a file, each with its place."""

    def __init__(self) -> None:
        self.found: list[tuple[str, str, str]] = []

    def add(self, code: str, place: str, detail: object = "") -> None:
        """Remember a problem."""
        self.found.append((code, place[:200], str(detail)[:200]))

    def need(self, fine: bool, code: str, place: str, detail: object = "") -> bool:
        """Remember a problem unless all is fine."""
        if not fine:
            self.add(code, place, detail)
        return fine

    def mapping(self, data: Mapping[str, object], key: str, place: str = "") -> Data:
        """Return an object of a file; an empty one where there is none."""
        value = data.get(key)
        if isinstance(value, dict):
            return value
        self.add("data-not-an-object", f"{place}{key}", type(value).__name__)
        return {}

    def items(self, data: Mapping[str, object], key: str, place: str = "") -> list[Data]:
        """Return a list of objects; those that are none are left out."""
        found: list[Data] = []
        for n, item in enumerate(self.sequence(data, key, place)):
            if isinstance(item, dict):
                found.append(item)
            else:
                self.add("data-not-an-object", f"{place}{key}[{n}]")
        return found

    def sequence(self, data: Mapping[str, object], key: str, place: str = "") -> list[object]:
        """Return a list of a file; an empty one where there is none."""
        value = data.get(key)
        if isinstance(value, list):
            return value
        self.add("data-not-a-list", f"{place}{key}", type(value).__name__)
        return []

    def number(
        self, data: Mapping[str, object], key: str, place: str, least: float, most: float
    ) -> float:
        """Return a number within limits; `least` where it is none."""
        value = data.get(key)
        if (
            isinstance(value, int | float)
            and not isinstance(value, bool)
            and least <= value <= most
        ):
            return value
        self.add("data-bad-number", f"{place}{key}", value)
        return least

    def whole(
        self,
        data: Mapping[str, object],
        key: str,
        place: str,
        least: int,
        most: int,
        *,
        none: bool = False,
    ) -> None:
        """Ask for a whole number within limits, or (with `none`) for nothing."""
        value = data.get(key)
        if none and value is None:
            return
        fine = isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
        self.need(fine, "data-bad-number", f"{place}{key}", value)

    def choice(self, value: object, among: Collection[str], place: str) -> TypeGuard[str]:
        """Ask for one of some values."""
        return self.need(
            isinstance(value, str | int) and value in among, "data-unknown-choice", place, value
        )

    def truth(self, data: Mapping[str, object], key: str, place: str) -> None:
        """Ask for true or false."""
        value = data.get(key)
        self.need(isinstance(value, bool), "data-not-true-or-false", f"{place}{key}", value)

    def name(self, thing: Mapping[str, object], place: str) -> None:
        """Ask for a name in both languages."""
        name = self.mapping(thing, "name", place)
        for language in ("en", "es"):
            given = name.get(language)
            fine = isinstance(given, str) and bool(given.strip())
            self.need(fine, "data-no-name", f"{place}name.{language}", given)

    def mark(self, value: object, place: str) -> None:
        """Ask for a mark: stated, deduced or reconstructed, a note may follow."""
        fine = isinstance(value, str) and value.startswith(MARKS)
        self.need(fine, "data-bad-mark", place, value)

    def marks(self, thing: Mapping[str, object], place: str) -> None:
        """Ask for the marks of a thing."""
        for key, value in self.mapping(thing, "marks", place).items():
            for inner, mark in value.items() if isinstance(value, dict) else (("", value),):
                self.mark(mark, f"{place}marks.{key}{'.' if inner else ''}{inner}")

    def all_once(self, wanted: Iterable[object], given: Iterable[object], place: str) -> None:
        """Ask for each of some ids exactly once."""
        counts: Counter[object] = Counter(v for v in given if isinstance(v, str | int))
        wanted = list(wanted)
        for value in wanted:
            self.need(counts[value] > 0, "data-missing", place, value)
            self.need(counts[value] < 2, "data-twice", place, value)
        for value in counts:
            self.need(value in wanted, "data-unknown-id", place, value)

    def units(
        self, units: object, place: str, limits: Mapping[str, object] | None = None, most: int = 99
    ) -> None:
        """Ask for counts by unit, within a nation's counters where they are given."""
        if not self.need(isinstance(units, dict), "data-not-an-object", place, units):
            return
        assert isinstance(units, dict)
        for unit, number in units.items():
            where = f"{place}.{unit}"
            if not self.need(unit in UNIT_INDEX, "data-unknown-id", where, unit):
                continue
            limit = most if limits is None else limits.get(unit, 0)
            fine = isinstance(number, int) and not isinstance(number, bool)
            if self.need(fine and number >= 0, "data-bad-number", where, number):
                self.need(number <= limit, "data-over-the-limit", where, f"{number} > {limit}")


def top_level(data: object, what: str, problems: FileProblems) -> Data:
    """Return a file's object when it is one of this format and game."""
    if not isinstance(data, dict):
        problems.add("data-not-an-object", what, type(data).__name__)
        return {}
    problems.need(data.get("format") == FORMAT, "data-unknown-format", "format", data.get("format"))
    problems.need(data.get("game") == "hispania", "data-other-game", "game", data.get("game"))
    problems.need(isinstance(data.get("id"), str), "data-missing", "id", data.get("id"))
    return data


# -- the map ---------------------------------------------------------------------------------------


def check_map(data: object) -> tuple[tuple[str, str, str], ...]:
    """Return everything that is wrong with a map.

    Rules: components/map, components/A1, components/A6.
    """
    problems = FileProblems()
    top = top_level(data, "map", problems)
    if top:
        areas = problems.items(top, "areas")
        problems.all_once(AREAS, [area.get("id") for area in areas], "areas")
        for area in areas:
            _check_area(area, f"areas.{area.get('id')}.", problems)
        _check_city_sites(areas, problems)
        _check_seas(top, problems)
        _check_edges(top, areas, problems)
    return tuple(problems.found)


def _check_area(area: Data, place: str, problems: FileProblems) -> None:
    problems.name(area, place)
    problems.marks(area, place)
    land = area.get("id") not in OFF_MAP
    problems.choice(area.get("type"), ("land",) if land else ("offmap",), f"{place}type")
    problems.choice(area.get("terrain"), TERRAINS, f"{place}terrain")
    if land:
        problems.choice(area.get("zone"), ZONES, f"{place}zone")
        problems.whole(area, "stack", place, 1, 20)
    for key in ("hispania", "island", "city_site"):
        problems.truth(area, key, place)
    problems.whole(area, "income", place, 0, 20)
    for n, port in enumerate(problems.items(area, "ports", place)):
        problems.choice(port.get("sea"), SEAS, f"{place}ports[{n}].sea")
        problems.truth(port, "barred", f"{place}ports[{n}].")


def _check_city_sites(areas: list[Data], problems: FileProblems) -> None:
    sites = Counter(area.get("zone") for area in areas if area.get("city_site") is True)
    for zone in ZONES:
        problems.need(sites[zone] == 1, "data-city-sites", f"zones.{zone}", sites[zone])


def _check_seas(top: Data, problems: FileProblems) -> None:
    seas = problems.items(top, "seas")
    problems.all_once(SEAS, [sea.get("id") for sea in seas], "seas")
    beside = {sea.get("id"): problems.sequence(sea, "neighbours", "seas.") for sea in seas}
    for sea in seas:
        place = f"seas.{sea.get('id')}."
        problems.name(sea, place)
        problems.truth(sea, "open", place)
        problems.mark(sea.get("mark"), f"{place}mark")
        for other in beside[sea.get("id")]:
            if problems.choice(other, SEAS, f"{place}neighbours"):
                back = sea.get("id") in beside.get(other, ())
                problems.need(back, "data-one-way", f"{place}neighbours", other)
    for n, embark in enumerate(problems.items(top, "embark")):
        problems.choice(embark.get("area"), REGIONS, f"embark[{n}].area")
        for harbour in problems.sequence(embark, "seas", f"embark[{n}]."):
            problems.choice(harbour, SEAS, f"embark[{n}].seas")


def _check_edges(top: Data, areas: list[Data], problems: FileProblems) -> None:
    beside: dict[str, set[str]] = {name: set() for name in AREAS}
    for n, edge in enumerate(problems.items(top, "edges")):
        place = f"edges[{n}]."
        ends = (edge.get("a"), edge.get("b"))
        known = [
            problems.choice(end, AREAS, f"{place}{key}")
            for end, key in zip(ends, "ab", strict=True)
        ]
        problems.choice(edge.get("kind"), ("land", "strait"), f"{place}kind")
        problems.truth(edge, "pass", place)
        problems.mark(edge.get("mark"), f"{place}mark")
        both = bool(edge.get("river")) and edge.get("pass") is True
        problems.need(not both, "data-river-and-pass", place[:-1], " – ".join(map(str, ends)))
        if "option" in edge:
            problems.choice(edge["option"], OPTIONS, f"{place}option")
        if all(known):
            one, other = str(ends[0]), str(ends[1])
            fresh = one != other and other not in beside[one]
            problems.need(fresh, "data-edge-twice", place[:-1], f"{one} – {other}")
            beside[one].add(other)
            beside[other].add(one)
    mainland = [
        str(area.get("id"))
        for area in areas
        if area.get("hispania") is True and area.get("island") is False
    ]
    for names in (list(AREAS), [name for name in mainland if name in beside]):
        _check_reach(names, beside, problems)
    for n, valley in enumerate(problems.items(top, "valleys")):
        place = f"valleys[{n}]."
        area = valley.get("area")
        if problems.choice(area, REGIONS, f"{place}area"):
            for end in problems.sequence(valley, "from", place):
                fine = end in beside[area]
                problems.need(fine, "data-no-border", f"{place}from", end)


def _check_reach(names: list[str], beside: Mapping[str, set[str]], problems: FileProblems) -> None:
    wanted, reached = set(names), set(names[:1])
    frontier = list(reached)
    while frontier:
        for other in beside[frontier.pop()] & wanted - reached:
            reached.add(other)
            frontier.append(other)
    for name in names:
        problems.need(name in reached, "data-out-of-reach", f"areas.{name}")


# -- the nations -----------------------------------------------------------------------------------


def check_nations(data: object) -> tuple[tuple[str, str, str], ...]:
    """Return everything that is wrong with the nations, their arrivals, points and heirs.

    Rules: 11/nations, 3.2/arrivals, components/counters.
    """
    problems = FileProblems()
    top = top_level(data, "nations", problems)
    if top:
        nations = problems.items(top, "nations")
        problems.all_once(NATIONS, [nation.get("id") for nation in nations], "nations")
        orders = [nation.get("order") for nation in nations]
        problems.all_once(range(1, len(NATIONS) + 1), orders, "nations.order")
        leaders: list[object] = []
        limits: dict[str, Data] = {}
        for nation in nations:
            name = str(nation.get("id"))
            limits[name] = problems.mapping(nation, "limits", f"nations.{name}.")
            leaders += _check_nation(nation, f"nations.{name}.", problems)
        problems.all_once(dict.fromkeys(leaders), leaders, "nations.leaders")
        _check_setups(top, nations, limits, problems)
        _check_heirs(top, nations, limits, problems)
        _check_abroad(top, problems)
        _check_players(top, problems)
    return tuple(problems.found)


def _check_nation(nation: Data, place: str, problems: FileProblems) -> list[object]:
    problems.name(nation, place)
    problems.choice(nation.get("religion"), FAITHS, f"{place}religion")
    problems.choice(nation.get("income"), INCOMES, f"{place}income")
    problems.whole(nation, "income_from", place, 1, 99, none=True)
    problems.whole(nation, "treasury", place, 0, 99)
    problems.truth(nation, "subdues", place)
    limits = nation.get("limits")
    problems.units(limits, f"{place}limits")
    limits = limits if isinstance(limits, dict) else {}
    turns = problems.sequence(nation, "turns", place)
    fine = len(turns) == 2 and turns == sorted(t for t in turns if isinstance(t, int))
    problems.need(fine, "data-bad-number", f"{place}turns", turns)
    first, last = (turn for turn in turns if isinstance(turn, int)) if fine else (1, 99)
    if nation.get("end") is not None:
        end = problems.mapping(nation, "end", place)
        problems.choice(end.get("effect"), EFFECTS, f"{place}end.effect")
        problems.whole(end, "turn", f"{place}end.", 1, 99)
    _check_arrivals(nation, place, limits, (first, last), problems)
    for n, kill in enumerate(problems.items(nation, "kills", place)):
        where = f"{place}kills[{n}]."
        problems.choice(kill.get("nation"), (*NATIONS, *FAITHS, "any"), f"{where}nation")
        problems.choice(kill.get("unit"), (*UNITS, LEADER, "any"), f"{where}unit")
        problems.number(kill, "vp", where, 0, 99)
    for key in ("own_turn", "end_of_turn"):
        for turn, awards in problems.mapping(nation, key, place).items():
            _check_awards(awards, turn, f"{place}{key}.{turn}", (first, last), problems)
    return [leader.get("id") for leader in problems.items(nation, "leaders", place)]


def _check_arrivals(
    nation: Data, place: str, limits: Data, turns: tuple[int, int], problems: FileProblems
) -> None:
    leaders = {str(leader.get("id")): leader for leader in problems.items(nation, "leaders", place)}
    arrived = set()
    for n, arrival in enumerate(problems.items(nation, "arrivals", place)):
        where = f"{place}arrivals[{n}]."
        problems.mark(arrival.get("mark"), f"{where}mark")
        problems.whole(arrival, "turn", where, turns[0], turns[1])
        for spot in problems.sequence(arrival, "where", where):
            known = str(spot).removeprefix(HOST) in PLACES or spot in ANYWHERE
            problems.need(known, "data-unknown-id", f"{where}where", spot)
        problems.units(arrival.get("units"), f"{where}units", limits)
        if "up_to" in arrival:
            problems.units(arrival["up_to"], f"{where}up_to", limits)
        leader = arrival.get("leader")
        if leader is not None and problems.choice(leader, list(leaders), f"{where}leader"):
            problems.need(
                leaders[leader].get("first") == arrival.get("turn"),
                "data-leader-turn",
                where,
                leader,
            )
            arrived.add(leader)
    for name, leader in leaders.items():
        where = f"{place}leaders.{name}."
        problems.need(name in arrived, "data-never-arrives", where[:-1], name)
        called = leader.get("name")
        fine = isinstance(called, str) and bool(called.strip())
        problems.need(fine, "data-no-name", f"{where}name", called)
        problems.whole(leader, "first", where, turns[0], turns[1])
        problems.whole(leader, "last", where, turns[0], turns[1])
        problems.whole(leader, "black_dice", where, 1, 9)
        problems.mark(leader.get("mark"), f"{where}mark")


def _check_awards(
    awards: object, turn: object, place: str, turns: tuple[int, int], problems: FileProblems
) -> None:
    fine = isinstance(turn, str) and turn.isdigit() and turns[0] <= int(turn) <= turns[1]
    problems.need(fine, "data-bad-number", place, turn)
    for n, award in enumerate(problems.items({"": awards}, "", place)):
        where = f"{place}[{n}]."
        kind = award.get("kind")
        if not problems.choice(kind, AWARDS, f"{where}kind"):
            continue
        if kind == "regions":
            values = problems.mapping(award, "values", where)
            for area in values:
                problems.choice(area, AREAS, f"{where}values")
                problems.number(values, area, f"{where}values.", 0, 99)
            continue
        problems.number(award, "vp", where, 0, 99)
        if kind in ("per_region", "zone_majority"):
            among = ZONES if kind == "zone_majority" else SCOPES
            problems.choice(award.get("scope"), among, f"{where}scope")
        if kind == "per_unit":
            problems.choice(award.get("unit"), UNITS, f"{where}unit")


def _check_setups(
    top: Data, nations: list[Data], limits: Mapping[str, Data], problems: FileProblems
) -> None:
    neutral = problems.mapping(top, "neutral")
    problems.all_once(NEUTRALS, list(neutral), "neutral")
    first: Data = {str(n.get("id")): n.get("setup_t1") for n in nations}
    massalia = problems.mapping(neutral, "massalia", "neutral.")
    first["massalia"] = massalia.get("setup_t1", {})
    for title, setup in (("setup_t1", first), ("setup_t4", problems.mapping(top, "setup_t4"))):
        filled: list[str] = []
        for nation in setup:
            place = f"{title}.{nation}"
            known = nation in limits or nation in NEUTRALS
            problems.need(known, "data-unknown-id", title, nation)
            total: Counter[str] = Counter()
            for region, units in problems.mapping(setup, nation, f"{title}.").items():
                problems.choice(region, REGIONS, place)
                problems.units(units, f"{place}.{region}")
                filled.append(region)
                if isinstance(units, dict):
                    total.update({u: c for u, c in units.items() if isinstance(c, int)})
            if nation in limits:
                problems.units(dict(total), place, limits[nation])
        for region, times in Counter(filled).items():
            problems.need(times == 1, "data-twice", title, region)


def _check_heirs(
    top: Data, nations: list[Data], limits: Mapping[str, Data], problems: FileProblems
) -> None:
    turns = {str(nation.get("id")): nation.get("turns") for nation in nations}
    for n, heir in enumerate(problems.items(top, "transformations")):
        place = f"transformations[{n}]."
        for key in ("from", "to"):
            problems.choice(heir.get(key), NATIONS, f"{place}{key}")
        problems.mark(heir.get("mark"), f"{place}mark")
        problems.whole(heir, "turn", place, 1, 99)
        born = turns.get(str(heir.get("to")))
        turn = heir.get("turn")
        if isinstance(born, list) and born and isinstance(turn, int):
            problems.need(born[0] == turn + 1, "data-heir-turn", f"{place}turn", turn)
        for home in problems.sequence(heir, "homes", place):
            problems.choice(home, REGIONS, f"{place}homes")
        if heir.get("cradle") is not None:
            problems.choice(heir["cradle"], REGIONS, f"{place}cradle")
        if heir.get("entry") is not None:
            problems.choice(heir["entry"], PLACES, f"{place}entry")
        problems.units(heir.get("minimum"), f"{place}minimum", limits.get(str(heir.get("to")), {}))


def _check_abroad(top: Data, problems: FileProblems) -> None:
    for key, areas in (("offmap_income", "area"), ("offmap_stay", "areas")):
        for n, line in enumerate(problems.items(top, key)):
            place = f"{key}[{n}]."
            problems.choice(line.get("nation"), NATIONS, f"{place}nation")
            given = line.get(areas, ())
            for area in given if areas == "areas" and isinstance(given, list | tuple) else (given,):
                problems.choice(area, OFF_MAP, f"{place}{areas}")
            turns = problems.sequence(line, "turns", place)
            fine = len(turns) == 2 and all(isinstance(turn, int) for turn in turns)
            problems.need(fine, "data-bad-number", f"{place}turns", turns)
            if areas == "area":
                problems.whole(line, "gold", place, 0, 99)


def _check_players(top: Data, problems: FileProblems) -> None:
    allocations = problems.mapping(top, "allocations")
    problems.all_once([str(number) for number in PLAYERS], list(allocations), "allocations")
    groups_of = {}
    for number, allocation in allocations.items():
        place = f"allocations.{number}."
        if not isinstance(allocation, dict):
            problems.add("data-not-an-object", place[:-1])
            continue
        groups = groups_of[number] = problems.mapping(allocation, "groups", place)
        problems.need(str(len(groups)) == number, "data-bad-number", f"{place}groups", len(groups))
        nations = [n for g in groups for n in problems.sequence(groups, g, f"{place}groups.")]
        problems.all_once(NATIONS, nations, f"{place}groups")
    scenarios = problems.items(top, "scenarios")
    problems.need(bool(scenarios), "data-missing", "scenarios")
    for scenario in scenarios:
        place = f"scenarios.{scenario.get('id')}."
        problems.name(scenario, place)
        problems.mark(scenario.get("mark"), f"{place}mark")
        problems.choice(scenario.get("setup"), ("t1", "t4"), f"{place}setup")
        for key in ("first", "last"):
            problems.whole(scenario, key, place, 1, 99)
        for number, start in problems.mapping(scenario, "start_vp", place).items():
            for group, points in start.items() if isinstance(start, dict) else ():
                problems.choice(group, list(groups_of.get(number, ())), f"{place}start_vp.{number}")
                fine = isinstance(points, int | float) and (points * 2) % 1 == 0
                problems.need(fine, "data-bad-number", f"{place}start_vp.{number}.{group}", points)
        for turn in problems.sequence(scenario, "vp_turns", place):
            problems.need(isinstance(turn, int), "data-bad-number", f"{place}vp_turns", turn)


# -- the tables ------------------------------------------------------------------------------------

NUMBERS: Final = {
    "stacking": ("clear", "difficult", "capital", "city", "attack", "attack_leader",
                 "attack_invasion", "placement", "retreat"),
    "movement": ("leader_bonus", "leader_alone", "region", "strait", "sea", "offmap_exit"),
    "population": ("per_region",),
    "income": ("start_gold",),
    "treasury": ("default", "large"),
    "tribute": ("buy_at",),
}  # fmt: skip


def check_tables(data: object) -> tuple[tuple[str, str, str], ...]:
    """Return everything that is wrong with the tables.

    Rules: components/counters, components/dice.
    """
    problems = FileProblems()
    top = top_level(data, "tables", problems)
    if top:
        units = problems.items(top, "units")
        problems.all_once((*UNITS, LEADER), [unit.get("id") for unit in units], "units")
        for unit in units:
            _check_unit(unit, f"units.{unit.get('id')}.", problems)
        dice = problems.mapping(top, "dice")
        for colour in COLOURS:
            faces = problems.sequence(dice, colour, "dice.")
            problems.need(len(faces) == 6, "data-bad-number", f"dice.{colour}", len(faces))
            for face in faces:
                problems.choice(face, FACES, f"dice.{colour}")
        for table, keys in NUMBERS.items():
            values = problems.mapping(top, table)
            for key in keys:
                problems.whole(values, key, f"{table}.", 0, 99)
        _check_lists(top, problems)
        turns = [turn.get("turn") for turn in problems.items(top, "turns")]
        problems.all_once(range(1, len(turns) + 1), turns, "turns")
        for turn in problems.items(top, "turns"):
            place = f"turns.{turn.get('turn')}."
            problems.name(turn, place)
            problems.mark(turn.get("mark"), f"{place}mark")
            problems.whole(turn, "first_year", place, -9999, 9999)
            problems.whole(turn, "last_year", place, -9999, 9999)
        _check_invasions(top, problems)
    return tuple(problems.found)


def _check_unit(unit: Data, place: str, problems: FileProblems) -> None:
    problems.name(unit, place)
    problems.marks(unit, place)
    problems.whole(unit, "mp", place, 0, 9)
    problems.whole(unit, "hp", place, 0 if unit.get("id") == LEADER else 1, MOST_HP)
    problems.whole(unit, "cost", place, 1, 99, none=True)
    for key in ("stacks", "population", "mounted", "round", "fixed", "hill"):
        problems.truth(unit, key, place)
    for key in ("melee_clear", "attack_mountain", "attack_marsh", "defend_difficult"):
        problems.choice(unit.get(key), COLOURS, f"{place}{key}")
    problems.choice(unit.get("siege_attack"), SIEGES, f"{place}siege_attack")
    if unit.get("siege_defend") is not None:
        problems.choice(unit["siege_defend"], COLOURS, f"{place}siege_defend")


def _check_lists(top: Data, problems: FileProblems) -> None:
    for key in ("zeal", "naval_supremacy", "subduers"):
        for n, line in enumerate(problems.items(top, key)):
            problems.choice(line.get("nation"), NATIONS, f"{key}[{n}].nation")
            problems.mark(line.get("mark"), f"{key}[{n}].mark")
            if key != "subduers":
                problems.whole(line, "turn", f"{key}[{n}].", 1, 99)
    for key in ("barred_anchors_open_to", "never_submit"):
        for nation in problems.sequence(top, key):
            problems.choice(nation, (*NATIONS, *NEUTRALS), key)
    for key in ("zeal_hits", "zeal_hits_leader"):
        problems.whole(top, key, "", 0, 99)
    for nation in problems.sequence(problems.mapping(top, "population"), "immune", "population."):
        problems.choice(nation, NATIONS, "population.immune")
    events = problems.items(top, "events")
    problems.all_once(EVENTS, [event.get("id") for event in events], "events")
    for event in events:
        problems.name(event, f"events.{event.get('id')}.")
        problems.mark(event.get("mark"), f"events.{event.get('id')}.mark")
        _check_amounts(event, f"events.{event.get('id')}.", problems)
    hand = problems.mapping(top, "event_hand")
    problems.whole(hand, "counters", "event_hand.", 0, len(EVENTS) // max(PLAYERS))
    problems.mark(hand.get("mark"), "event_hand.mark")
    for area in problems.sequence(problems.mapping(top, "roads"), "areas", "roads."):
        problems.choice(area, REGIONS, "roads.areas")
    options = problems.items(top, "options")
    problems.all_once(OPTIONS, [option.get("id") for option in options], "options")
    for option in options:
        problems.truth(option, "default", f"options.{option.get('id')}.")


# What each event counter counts, with the least and the most of it; units are asked for by kind.
AMOUNTS: Final = {
    "army": {"count": (1, 9)},
    "harvest": {"gold": (0, 99)},
    "tribute": {"gold": (0, 99)},
    "ambush": {"dice": (0, 9)},
    "engines": {"dice": (0, 9)},
    "recruits": {"count": (1, 9)},
    "forced_march": {"mp": (0, 9)},
    "plague": {"stack": (1, 99), "loss": (1, 1)},
}
BEST_OF: Final = ("army", "recruits")  # bring the first kind of a list that is left
BRING: Final = ("vikings", "mercenaries")  # bring so many of each kind
HIRED: Final = "mercenaries"  # of one kind, so that it is known who goes home
MOBILE_UNITS: Final = tuple(
    unit for unit in UNITS if unit not in ("castle", "city", "royal_city", "fort", "fortress")
)


def _check_amounts(event: Data, place: str, problems: FileProblems) -> None:
    amounts = problems.mapping(event, "amounts", place)
    name, where = str(event.get("id")), f"{place}amounts."
    problems.mark(amounts.get("mark"), f"{where}mark")
    for key, (least, most) in AMOUNTS.get(name, {}).items():
        problems.whole(amounts, key, where, least, most)
    if name in BEST_OF:
        kinds = problems.sequence(amounts, "units", where)
        problems.need(bool(kinds), "data-missing", f"{where}units")
        for kind in kinds:
            problems.choice(kind, MOBILE_UNITS, f"{where}units")
    if name in BRING:
        units = amounts.get("units")
        problems.units(units, f"{where}units")
        for kind in units if isinstance(units, dict) else ():
            problems.choice(kind, MOBILE_UNITS, f"{where}units")
        most = 1 if name == HIRED else len(UNITS)
        fine = isinstance(units, dict) and any(units.values()) and len(units) <= most
        problems.need(fine, "data-missing", f"{where}units")


def _check_invasions(top: Data, problems: FileProblems) -> None:
    for n, invasion in enumerate(problems.items(top, "great_invasions")):
        place = f"great_invasions[{n}]."
        for key in ("nations", "open"):
            for nation in problems.sequence(invasion, key, place):
                problems.choice(nation, NATIONS, f"{place}{key}")
        problems.whole(invasion, "turn", place, 1, 99)
        problems.whole(invasion, "mp", place, 0, 9)
        problems.truth(invasion, "unlimited_attack", place)
        problems.truth(invasion, "population_exempt", place)
        problems.mark(invasion.get("mark"), f"{place}mark")
