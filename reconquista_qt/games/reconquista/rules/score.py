"""Victory points: what the position is worth to the Christians, and what that amounts to.

Rules: victory/city, victory/region, victory/free-region, victory/levels.
"""

from __future__ import annotations

from typing import Final

from reconquista_qt.engine.record import record

from .control import city_control
from .forces import MUSLIM_UNITS
from .names import AREAS, CHRISTIAN, MUSLIM, REGIONS
from .state import State

PER_CITY: Final = 1
PER_REGION: Final = 2
PER_FREE_REGION: Final = 2

# The least points of each level, best first.
LEVELS: Final = (
    (26, "fernando_isabel"),
    (21, "alfonso_viii"),
    (16, "el_cid"),
    (11, "yusuf_ibn_tashfin"),
    (0, "almanzor"),
)


@record
class ScoreLine:
    """Points from one source: what is city, region or free_region; where an area or region id."""

    what: str
    where: str
    points: int


@record
class Score:
    """All points of a position."""

    total: int
    level: str
    lines: tuple[ScoreLine, ...]


def score(state: State) -> Score:
    """Return the points of a position as it stands.

    Rules: victory/city, victory/region, victory/free-region, phase7/V4, phase7/V5, phase7/V6,
    phase7/V7, definitions/A8.
    """
    lines: list[ScoreLine] = []
    regions: list[ScoreLine] = []
    for region in state.board.region_by_number:
        if region < 0:
            continue
        members = state.board.members[region]
        ours = [area for area in members if city_control(state, area) == CHRISTIAN]
        cities = sum(1 for area in members if state.city[area])
        lines += [ScoreLine("city", AREAS[area], PER_CITY) for area in ours]
        if 2 * len(ours) > cities:
            regions.append(ScoreLine("region", REGIONS[region], PER_REGION))
        if is_free_of_muslims(state, members):
            regions.append(ScoreLine("free_region", REGIONS[region], PER_FREE_REGION))
    lines += regions
    total = sum(line.points for line in lines)
    return Score(total, level_of(total), tuple(lines))


def is_free_of_muslims(state: State, members: tuple[int, ...]) -> bool:
    """Whether a region has neither Muslim units nor Muslim cities, whoever holds those.

    Rules: victory/free-region, phase7/V5.
    """
    return not any(
        (state.units[area] | state.besiegers[area]) & MUSLIM_UNITS or state.city[area] == MUSLIM
        for area in members
    )


def level_of(total: int) -> str:
    """Return the level of victory that a total reaches (rules: victory/levels)."""
    return next(level for least, level in LEVELS if total >= least)
