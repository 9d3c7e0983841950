"""A position of Reconquista as one line of text.

`TURN PHASE AREAS REVOLT EVENT TREASURY REGION`: the twenty areas in their order, separated by
commas, the five regions by slashes. An area is its City (`T` Christian, `t` Muslim), its Fortress
(`#`), the units that hold it, and after a colon those who besiege it: a letter for each kind, with
a number where there are several. `-` is nothing. docs/position-lines.md.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, TypedDict, cast

from reconquista_qt.engine.data import Data
from reconquista_qt.engine.position_line import bad_line
from reconquista_qt.engine.refusal import BadInput

from .forces import UNITS
from .names import AREAS, ID

LETTERS: Final = {
    "mercenary": "M", "crusader": "C", "muslim_mercenary": "m", "christian_garrison": "G",
    "muslim_garrison": "g", "rebel": "r", "military_order": "O", "christian_army": "A",
    "muslim_army": "a", "french": "f", "raider": "n", "el_cid_christian": "E", "el_cid_muslim": "e",
}  # fmt: skip
UNIT_OF: Final = {letter: unit for unit, letter in LETTERS.items()}
CITIES: Final = {"christian": "T", "muslim": "t"}
CITY_OF: Final = {letter: side for side, letter in CITIES.items()}
NOTHING: Final = "-"
ROW: Final = 4  # areas of a region
FIELDS: Final = ("turn", "phase", "areas", "revolt", "event", "treasury", "moving_region")

_UNITS: Final = rf"(?:[{''.join(UNIT_OF)}][0-9]{{0,3}})*"
_AREA: Final = re.compile(rf"([Tt]?)(#?)({_UNITS})(?::({_UNITS}))?")
_UNIT: Final = re.compile(r"([A-Za-z])([0-9]*)")
_NUMBER: Final = re.compile(r"[0-9]{1,4}")
_EVENT: Final = re.compile(r"([0-9]{1,2})\.([0-9])")
_NAME: Final = re.compile(r"[a-z_]{1,40}")


class AreaPosition(TypedDict):
    """An area in a position (`position.position_of`)."""

    city: str | None
    fortress: bool
    units: dict[str, int]
    besiegers: dict[str, int]


def line_of(position: Data) -> str:
    """Return a position, which must be a possible one, as a line without the game's id."""
    there = cast("dict[str, AreaPosition]", position["areas"])
    areas = [_area(there[name]) for name in AREAS]
    rows = [",".join(areas[start : start + ROW]) for start in range(0, len(areas), ROW)]
    event = cast("dict[str, int] | None", position["event"])
    fields = (
        position["turn"],
        position["phase"],
        "/".join(rows),
        position["revolt"],
        f"{event['number']}.{event['count']}" if event else None,
        position["treasury"],
        position["moving_region"],
    )
    return " ".join(NOTHING if field is None else str(field) for field in fields)


def _area(area: AreaPosition) -> str:
    text = (
        CITIES.get(area["city"] or "", "")
        + ("#" if area["fortress"] else "")
        + _force(area["units"])
    )
    besiegers = _force(area["besiegers"])
    return (f"{text}:{besiegers}" if besiegers else text) or NOTHING


def _force(units: dict[str, int]) -> str:
    return "".join(
        LETTERS[unit] + (str(units[unit]) if units[unit] > 1 else "")
        for unit in UNITS
        if units.get(unit)
    )


def position_of_line(body: str) -> Data:
    """Return the position of a line without its game's id; BadInput names each wrong part.

    Only its form is looked at; whether the position is possible is for `check_position` to say.
    """
    words = body.split()
    if len(words) != len(FIELDS):
        raise bad_line(str(len(words) + 2), " ".join(words[len(FIELDS) :]))
    given = dict(zip(FIELDS, words, strict=True))
    problems: list[tuple[str, str, str]] = []

    def unread(place: str, text: str) -> None:
        problems.append(("bad-line", place, text[:40]))

    def number(field: str) -> int | None:
        text = given[field]
        if not _NUMBER.fullmatch(text):
            unread(field, text)
            return None
        return int(text)

    def name(field: str) -> str | None:
        text = given[field]
        if text == NOTHING:
            return None
        if not _NAME.fullmatch(text):
            unread(field, text)
        return text

    event = _EVENT.fullmatch(given["event"])
    if event is None and given["event"] != NOTHING:
        unread("event", given["event"])
    rows = [row.split(",") for row in given["areas"].split("/")]
    if [len(row) for row in rows] != [ROW] * (len(AREAS) // ROW):
        raise bad_line("areas", given["areas"])
    areas: Data = {}
    for area, text in zip(AREAS, (text for row in rows for text in row), strict=True):
        found = _AREA.fullmatch("" if text == NOTHING else text)
        if found is None or (text == ""):
            unread(f"areas.{area}", text)
            continue
        city, fortress, units, besiegers = found.groups()
        areas[area] = {
            "city": CITY_OF.get(city),
            "fortress": bool(fortress),
            "units": _units(units, f"areas.{area}", unread),
            "besiegers": _units(besiegers or "", f"areas.{area}", unread),
        }
    position: Data = {
        "game": ID,
        "turn": number("turn"),
        "phase": name("phase"),
        "areas": areas,
        "revolt": name("revolt"),
        "event": {"number": int(event[1]), "count": int(event[2])} if event else None,
        "treasury": None if given["treasury"] == NOTHING else number("treasury"),
        "moving_region": name("moving_region"),
    }
    if problems:
        raise BadInput("bad-position", tuple(problems))
    return position


def _units(text: str, place: str, unread: Callable[[str, str], None]) -> dict[str, int]:
    units: dict[str, int] = {}
    for letter, count in _UNIT.findall(text):
        unit = UNIT_OF[letter]
        if unit in units or count.startswith("0"):
            unread(place, text)
        units[unit] = int(count or 1)
    return units
