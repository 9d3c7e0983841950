"""Checking a map file: every hole is named with its place, so that its owner can mend it.

Rules: map/regions-areas, map/numbers, map/roads.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypedDict, cast

from reconquista_qt.engine.data import Data
from reconquista_qt.engine.refusal import BadInput

from .names import AREA_INDEX, AREAS, REGIONS

FORMAT = 1
MARKS = ("stated", "deduced", "reconstructed")


class AreaData(TypedDict):
    """An area of a map file that was checked."""

    id: str
    name: dict[str, str]
    dice: list[int]


class RegionData(TypedDict):
    """A region of a map file that was checked."""

    id: str
    name: dict[str, str]
    number: int
    areas: list[AreaData]


class RoadData(TypedDict):
    """A road of a map file that was checked: the two areas at its ends."""

    between: list[str]


class MountainData(TypedDict):
    """A mountain area of a map file that was checked."""

    area: str


class PortData(TypedDict):
    """A port of a map file that was checked."""

    number: int
    area: str


class MapData(TypedDict):
    """A map file that was checked, as far as the rules read it."""

    id: str
    regions: list[RegionData]
    roads: list[RoadData]
    mountains: list[MountainData]
    ports: list[PortData]


class _Problems:
    """Collects what is wrong, each with its place in the file."""

    def __init__(self) -> None:
        self.found: list[tuple[str, str, str]] = []

    def add(self, code: str, place: str, detail: object = "") -> None:
        self.found.append((code, place[:200], str(detail)[:200]))

    def mapping(self, value: object, place: str) -> Data:
        if isinstance(value, dict):
            return value
        self.add("map-not-an-object", place, type(value).__name__)
        return {}

    def items(self, data: Data, key: str, place: str = "") -> list[Data]:
        value = data.get(key)
        where = f"{place}{key}"
        if not isinstance(value, list):
            self.add("map-not-a-list", where, type(value).__name__)
            return []
        return [self.mapping(item, f"{where}[{n}]") for n, item in enumerate(value)]

    def mark(self, value: object, place: str) -> None:
        if value not in MARKS:
            self.add("map-bad-mark", place, value)


def check_map(data: object) -> MapData:
    """Return a map's data when it has no hole; BadInput (bad-map) names all there are."""
    problems = _Problems()
    top = problems.mapping(data, "map")
    if isinstance(data, dict):
        if top.get("format") != FORMAT:
            problems.add("map-unknown-format", "format", top.get("format"))
        if not isinstance(top.get("id"), str):
            problems.add("map-no-id", "id", top.get("id"))
        _check_regions(top, problems)
        _check_roads(top, problems)
        _check_mountains(top, problems)
        _check_ports(top, problems)
    if problems.found:
        raise BadInput("bad-map", tuple(problems.found))
    return cast("MapData", top)  # every field was looked at


def _check_regions(top: Data, problems: _Problems) -> None:
    regions = problems.items(top, "regions")
    _all_once(REGIONS, [r.get("id") for r in regions], "regions", "region", problems)
    numbers = [r.get("number") for r in regions]
    _all_once(range(1, len(REGIONS) + 1), numbers, "regions", "region-number", problems)
    named: list[object] = []
    for region in regions:
        place = f"regions.{region.get('id')}"
        _check_name(region, place, problems)
        marks = problems.mapping(region.get("marks"), f"{place}.marks")
        for what in ("name", "number"):
            problems.mark(marks.get(what), f"{place}.marks.{what}")
        values: list[object] = []
        for area in problems.items(region, "areas", f"{place}."):
            named.append(area.get("id"))
            values += _check_area(area, f"{place}.areas.{area.get('id')}", problems)
        _all_once(range(1, 7), values, f"{place}.areas", "die-value", problems)
    _all_once(AREAS, named, "regions", "area", problems)


def _check_area(area: Data, place: str, problems: _Problems) -> list[object]:
    _check_name(area, place, problems)
    marks = problems.mapping(area.get("marks"), f"{place}.marks")
    for what in ("name", "region", "order", "dice"):
        problems.mark(marks.get(what), f"{place}.marks.{what}")
    dice = area.get("dice")
    if not isinstance(dice, list) or not dice:
        problems.add("map-no-die-value", f"{place}.dice", dice)
        return []
    return dice


def _check_name(thing: Data, place: str, problems: _Problems) -> None:
    # In any languages; whoever speaks another one reads the English name, or the first.
    name = problems.mapping(thing.get("name"), f"{place}.name")
    if not name:
        problems.add("map-no-name", f"{place}.name", thing.get("name"))
    for language, given in name.items():
        if not isinstance(given, str) or not given.strip():
            problems.add("map-no-name", f"{place}.name.{str(language)[:20]}", given)


def _check_roads(top: Data, problems: _Problems) -> None:
    regions = top.get("regions")
    region_of = {
        area.get("id"): region.get("id")
        for region in (regions if isinstance(regions, list) else [])
        if isinstance(region, dict) and isinstance(region.get("areas"), list)
        if isinstance(region.get("id"), str)
        for area in region["areas"]
        if isinstance(area, dict) and isinstance(area.get("id"), str)
    }
    seen: set[frozenset[str]] = set()
    for n, road in enumerate(problems.items(top, "roads")):
        place = f"roads[{n}]"
        problems.mark(road.get("mark"), f"{place}.mark")
        ends = road.get("between")
        if not isinstance(ends, list) or len(ends) != 2:
            problems.add("map-road-ends", place, ends)
            continue
        nowhere = [end for end in ends if not isinstance(end, str) or end not in AREA_INDEX]
        for end in nowhere:
            problems.add("map-road-to-nowhere", place, end)
        if nowhere:
            continue
        if region_of.get(ends[0]) == region_of.get(ends[1]):
            problems.add("map-road-within-region", place, " – ".join(ends))
        if frozenset(ends) in seen:
            problems.add("map-road-twice", place, " – ".join(ends))
        seen.add(frozenset(ends))
    _check_reach(seen, region_of, problems)


def _check_reach(
    roads: set[frozenset[str]], region_of: dict[object, object], problems: _Problems
) -> None:
    reached: set[object] = {REGIONS[0]}
    grew = True
    while grew:
        grew = False
        for road in roads:
            ends = {region_of.get(end) for end in road}
            if ends & reached and not ends <= reached:
                reached |= ends
                grew = True
    for region in REGIONS:
        if region not in reached:
            problems.add("map-region-cut-off", "roads", region)


def _check_mountains(top: Data, problems: _Problems) -> None:
    seen: set[object] = set()
    for n, mountain in enumerate(problems.items(top, "mountains")):
        place = f"mountains[{n}]"
        problems.mark(mountain.get("mark"), f"{place}.mark")
        area = mountain.get("area")
        if not isinstance(area, str) or area not in AREA_INDEX:
            problems.add("map-unknown-area", place, area)
        elif area in seen:
            problems.add("map-twice-mountain", place, area)
        seen.add(str(area))


def _check_ports(top: Data, problems: _Problems) -> None:
    ports = problems.items(top, "ports")
    _all_once(range(1, 7), [p.get("number") for p in ports], "ports", "port-number", problems)
    seen: set[str] = set()
    for n, port in enumerate(ports):
        place = f"ports[{n}]"
        marks = problems.mapping(port.get("marks"), f"{place}.marks")
        for what in ("area", "number"):
            problems.mark(marks.get(what), f"{place}.marks.{what}")
        area = port.get("area")
        if not isinstance(area, str) or area not in AREA_INDEX:
            problems.add("map-unknown-area", place, area)
        elif area in seen:
            problems.add("map-twice-port", place, area)
        seen.add(str(area))


def _all_once(
    wanted: Iterable[str | int], found: list[object], place: str, what: str, problems: _Problems
) -> None:
    """Name each wanted thing that is missing, each twice there, and each that is unknown."""
    wanted = list(wanted)
    for thing in wanted:
        times = sum(type(other) is type(thing) and other == thing for other in found)
        if times == 0:
            problems.add(f"map-missing-{what}", place, thing)
        elif times > 1:
            problems.add(f"map-twice-{what}", place, thing)
    for other in found:
        if not any(type(other) is type(thing) and other == thing for thing in wanted):
            problems.add(f"map-unknown-{what}", place, other)
