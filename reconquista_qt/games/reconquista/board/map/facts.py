"""What the drawing of the map must know of the rules: regions, dice, roads, mountains, ports."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from reconquista_qt.engine.record import record
from reconquista_qt.games.reconquista.rules.mapfile import MapData


@record
class RegionFacts:
    """A region: its id, its number on the die, its areas in the order of their numbers."""

    id: str
    number: int
    areas: tuple[str, ...]


@dataclass(frozen=True)
class BoardFacts:
    """The rule data that is printed on the board; roads are pairs of areas, ports go by their
    number.
    """

    regions: tuple[RegionFacts, ...]
    dice: Mapping[str, tuple[int, ...]]
    roads: tuple[tuple[str, str], ...] = ()
    mountains: frozenset[str] = frozenset()
    ports: Mapping[int, str] | None = None

    @cached_property
    def region_of(self) -> dict[str, RegionFacts]:
        """The region of each area."""
        return {area: region for region in self.regions for area in region.areas}

    @cached_property
    def port_of(self) -> dict[str, int]:
        """The port number of each area that has one."""
        return {area: number for number, area in (self.ports or {}).items()}

    @classmethod
    def from_map(cls, data: MapData) -> BoardFacts:
        """Return the facts in a map file's data (format 1, already checked)."""
        return cls(
            regions=tuple(
                RegionFacts(r["id"], int(r["number"]), tuple(a["id"] for a in r["areas"]))
                for r in sorted(data["regions"], key=lambda r: int(r["number"]))
            ),
            dice={a["id"]: tuple(a["dice"]) for r in data["regions"] for a in r["areas"]},
            roads=tuple((road["between"][0], road["between"][1]) for road in data["roads"]),
            mountains=frozenset(m["area"] for m in data["mountains"]),
            ports={int(p["number"]): p["area"] for p in data["ports"]},
        )
