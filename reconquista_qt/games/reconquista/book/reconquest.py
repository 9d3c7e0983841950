"""Who really held the areas, year by year: data of `resources/reconquista/reconquest.json`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple, TypedDict

from reconquista_qt import assets
from reconquista_qt.games.reconquista.rules.names import AREAS

HOLDERS: Final = ("leon", "castile", "navarre", "aragon", "portugal", "cid", "muslim", "none")


class HolderChange(NamedTuple):
    """An area that passed to another lord in a year."""

    year: int
    area: str
    holder: str


class ReconquestData(TypedDict):
    """Who held what: years, the first year of each turn, and since when each holder of an area."""

    first: int
    last: int
    turns: list[int]
    areas: dict[str, list[tuple[int, str]]]
    sources: list[str]


@cache
def _data() -> ReconquestData:
    path = assets.resource("reconquista", "reconquest.json")
    data: ReconquestData = json.loads(path.read_text(encoding="utf-8"))
    return data


def first_year() -> int:
    """Return the first year that is known."""
    return _data()["first"]


def last_year() -> int:
    """Return the last year that is known."""
    return _data()["last"]


def years_of(turn: int) -> tuple[int, int]:
    """Return the first and the last year of a turn, 1 to 20; the years are ours, not the rules'."""
    turns = _data()["turns"]
    turn = min(max(turn, 1), len(turns))
    last = turns[turn] - 1 if turn < len(turns) else last_year()
    return turns[turn - 1], last


def holders(year: int) -> Mapping[str, HolderChange]:
    """Return for each area who holds it at the end of a year, and since when."""
    found = {}
    for area in AREAS:
        spans = _data()["areas"][area]
        since, holder = [span for span in spans if span[0] <= max(year, first_year())][-1]
        found[area] = HolderChange(since, area, holder)
    return found


def changes(first: int, last: int) -> tuple[HolderChange, ...]:
    """Return what changed hands from a year to another (both counted), in order."""
    found = [
        HolderChange(since, area, holder)
        for area in AREAS
        for since, holder in _data()["areas"][area][1:]
        if first <= since <= last
    ]
    return tuple(sorted(found))


def change_years() -> tuple[int, ...]:
    """Return the years in which anything changed hands, in order."""
    return tuple(sorted({change.year for change in changes(first_year(), last_year())}))


def sources() -> tuple[str, ...]:
    """Return the books from which the years are."""
    return tuple(_data()["sources"])
