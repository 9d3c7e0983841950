"""The map as the rules see it: regions, the order of their areas, dice, roads, mountains, ports.

Rules: map/regions-areas, map/numbers, map/roads, definitions/A1, definitions/A3, definitions/A4.
"""

from __future__ import annotations

import json
from dataclasses import dataclass

from .mapfile import MapData, check_map
from .names import AREA_COUNT, AREA_INDEX, REGION_COUNT, REGION_INDEX


@dataclass(frozen=True, slots=True, eq=False)
class Board:
    """A checked map; areas and regions are numbers, `none` is -1.

    `members[r]` are a region's areas in the order of their numbers, `by_die[r]` its area for each
    value 0 (unused) to 6, `following[a]` the area with the next higher number (wrapping round),
    `in_order` all areas by region and area number, `roads[a]` the areas at the other ends of its
    roads by region number, `ports` the area of each port number 0 (unused) to 6.
    """

    id: str
    numbers: tuple[int, ...]
    region_by_number: tuple[int, ...]
    members: tuple[tuple[int, ...], ...]
    by_die: tuple[tuple[int, ...], ...]
    region_of: tuple[int, ...]
    following: tuple[int, ...]
    in_order: tuple[int, ...]
    roads: tuple[tuple[int, ...], ...]
    mountain: tuple[bool, ...]
    ports: tuple[int, ...]
    data: MapData

    def cycle(self, area: int) -> tuple[int, ...]:
        """Return the other areas of an area's region in the order of numbers, wrapping round.

        Rules: phase4/retreat-order, phase5/order-footnote, definitions/A3.
        """
        members = self.members[self.region_of[area]]
        at = members.index(area)
        return members[at + 1 :] + members[:at]

    @property
    def fingerprint(self) -> str:
        """A short hex string that tells maps apart by what the rules see of them."""
        # Imported here: a library of its own, and only saves ask for it.
        import hashlib

        data = self.data
        seen = {
            "regions": [
                [r["id"], r["number"], [[a["id"], a["dice"]] for a in r["areas"]]]
                for r in data["regions"]
            ],
            "roads": sorted(sorted(road["between"]) for road in data["roads"]),
            "mountains": sorted(m["area"] for m in data["mountains"]),
            "ports": sorted([p["number"], p["area"]] for p in data["ports"]),
        }
        text = json.dumps(seen, sort_keys=True, ensure_ascii=True)
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def __reduce__(self) -> tuple[object, ...]:
        return (board_from, (dict(self.data),))


def board_from(data: object) -> Board:
    """Return the board of a map's data; BadInput names every hole in it."""
    checked = check_map(data)
    numbers = [0] * REGION_COUNT
    by_number = [-1] * 7
    members: list[tuple[int, ...]] = [()] * REGION_COUNT
    by_die: list[tuple[int, ...]] = [()] * REGION_COUNT
    region_of = [-1] * AREA_COUNT
    following = [-1] * AREA_COUNT
    for region in checked["regions"]:
        r = REGION_INDEX[region["id"]]
        numbers[r] = region["number"]
        by_number[region["number"]] = r
        # An area's place in the order is its lowest die value (ruling A3).
        areas = sorted(region["areas"], key=lambda area: min(area["dice"]))
        order = tuple(AREA_INDEX[area["id"]] for area in areas)
        members[r] = order
        dice = [-1] * 7
        for area in areas:
            region_of[AREA_INDEX[area["id"]]] = r
            for value in area["dice"]:
                dice[value] = AREA_INDEX[area["id"]]
        by_die[r] = tuple(dice)
        for here, after in zip(order, order[1:] + order[:1], strict=True):
            following[here] = after
    ends: list[list[int]] = [[] for _ in range(AREA_COUNT)]
    for road in checked["roads"]:
        one, other = (AREA_INDEX[name] for name in road["between"])
        ends[one].append(other)
        ends[other].append(one)
    mountains = {m["area"] for m in checked["mountains"]}
    ports = [-1] * 7
    for port in checked["ports"]:
        ports[port["number"]] = AREA_INDEX[port["area"]]
    return Board(
        id=checked["id"],
        numbers=tuple(numbers),
        region_by_number=tuple(by_number),
        members=tuple(members),
        by_die=tuple(by_die),
        region_of=tuple(region_of),
        following=tuple(following),
        in_order=tuple(a for r in by_number if r >= 0 for a in members[r]),
        roads=tuple(
            tuple(sorted(areas, key=lambda a: (numbers[region_of[a]], a))) for areas in ends
        ),
        mountain=tuple(name in mountains for name in AREA_INDEX),
        ports=tuple(ports),
        data=checked,
    )
