"""A game as one page that any browser plays: map, log and controls, in several languages."""

from __future__ import annotations

import base64
import json
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final, Protocol, cast

from reconquista_qt import assets
from reconquista_qt.engine.data import Data
from reconquista_qt.engine.journal import Entry
from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.rules.forces import UNITS, pack, side_of
from reconquista_qt.games.reconquista.rules.names import AREAS, PHASES, SIDES
from reconquista_qt.games.reconquista.rules.position_line import AreaPosition
from reconquista_qt.storage.frames import Frame, frames

_PICTURES: Final = (*UNITS, "city_christian", "city_muslim", "fortress")
# Scene units; the board is 6000 wide. Finer detail than this is not seen in a browser.
_DETAIL: Final = 6.0


class PageWords(Protocol):
    """What makes words of a game in one language."""

    def area(self, area: str, /) -> str: ...
    def unit(self, unit: str, /) -> str: ...
    def phase(self, phase: str, /) -> str: ...
    def event(self, entry: Entry, /) -> str: ...


def replay_page(
    session: Session,
    words: Mapping[str, PageWords],
    labels: Mapping[str, Mapping[str, Any]],
    reviews: Mapping[str, str],
    start: str = "",
) -> str:
    """Return the page of a game up to where it stands; the languages are the keys of `words`.

    The page opens in the language `start`, or in that of its reader.

    `labels` hold for each language: title, language, map, areas, turn, points, first, back, next,
    last, play, pause, slide, by, by_entry, by_phase, by_turn, speed, speeds (four), city_christian,
    city_muslim, fortress, besieged, review, close, direction (ltr, rtl).
    `reviews` are HTML by language, if there are.
    """
    shown = frames(session)
    entries = [entry for frame in shown for entry in frame.entries]
    data = {
        "languages": list(words),
        "start": start,
        "words": {
            language: {
                "areas": {area: spoken.area(area) for area in AREAS},
                "units": {unit: spoken.unit(unit) for unit in UNITS},
                "phases": {phase: spoken.phase(phase) for phase in PHASES},
                "entries": [spoken.event(entry) for entry in entries],
                "ui": dict(labels[language]),
                "review": reviews.get(language, ""),
            }
            for language, spoken in words.items()
        },
        "entries": [{"t": entry.turn, "p": entry.phase} for entry in entries],
        "frames": _frames_data(shown),
        "pictures": {name: _picture(name) for name in _PICTURES},
        **_map_data(session),
    }
    page = assets.resource("replay", "page.html").read_text(encoding="utf-8")
    page = page.replace("@LANGUAGE@", start or next(iter(words)), 1)
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    # Nothing in the data may end the element that holds it.
    return page.replace("@DATA@", text.replace("<", "\\u003c"), 1)


def _frames_data(shown: Sequence[Frame]) -> list[Data]:
    """Return the frames, each with those areas only that have changed since the one before."""
    found, before, told = list[Data](), dict[str, Data](), 0
    for frame in shown:
        there = cast("Mapping[str, AreaPosition]", frame.position["areas"])
        areas = {name: _area_data(area) for name, area in there.items()}
        found.append(
            {
                "t": frame.turn,
                "p": frame.phase,
                "v": frame.points,
                "a": {name: area for name, area in areas.items() if before.get(name) != area},
                "e": list(range(told, told + len(frame.entries))),
            }
        )
        before, told = areas, told + len(frame.entries)
    return found


def _area_data(area: AreaPosition) -> Data:
    holder = SIDES[side_of(pack(area["units"]))] or area["city"] or ""
    return {**area, "side": holder}


@cache
def _picture(name: str) -> str:
    content = assets.resource("reconquista", "counters", f"{name}.svg").read_bytes()
    return "data:image/svg+xml;base64," + base64.b64encode(content).decode("ascii")


# -- the map -----------------------------------------------------------------------------------


@cache
def _geometry() -> dict[str, Any]:
    path = assets.resource("reconquista", "geometry.json")
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


def _map_data(session: Session) -> dict[str, Any]:
    shape = _geometry()
    regions = session.game.board.data["regions"]  # type: ignore[attr-defined]
    region_of = {area["id"]: region["id"] for region in regions for area in region["areas"]}
    borders = [
        _path(arc["points"])
        for arc in shape["arcs"]
        if arc["areas"][1] and region_of[arc["areas"][0]] != region_of[arc["areas"][1]]
    ]
    return {
        "board": [round(number) for number in shape["sea"]],
        "land": [_path(ring, closed=True) for ring in (*shape["islands"], *shape["abroad"])],
        "areas": {name: _area_shape(area) for name, area in shape["areas"].items()},
        "regions": borders,
        "roads": _roads(session, shape),
    }


def _roads(session: Session, shape: dict[str, Any]) -> list[str]:
    drawn = []
    for road in session.game.board.data["roads"]:  # type: ignore[attr-defined]
        one, other = road["between"]
        points = shape["roads"].get(f"{one}-{other}") or shape["roads"].get(f"{other}-{one}")
        ends = [shape["areas"][name]["anchors"]["city"] for name in (one, other)]
        drawn.append(_path(points or [*ends[0], *ends[1]]))
    return drawn


def _area_shape(area: dict[str, Any]) -> dict[str, Any]:
    ring: list[float] = []
    for number in area["ring"]:
        points = _geometry()["arcs"][number if number >= 0 else ~number]["points"]
        pairs = list(zip(points[0::2], points[1::2], strict=True))
        for pair in (pairs if number >= 0 else pairs[::-1])[:-1]:
            ring.extend(pair)
    anchors = {
        name: [round(number) for number in area["anchors"][name]]
        for name in ("city", "units", "besiegers", "label")
    }
    return {"path": _path(ring, closed=True), **anchors}


def _path(flat: Sequence[float], *, closed: bool = False) -> str:
    """Return an SVG path through points, leaving out those too near the one before."""
    parts: list[str] = []
    last: tuple[float, float] | None = None
    ends = len(flat) - 2
    for n in range(0, len(flat), 2):
        x, y = flat[n], flat[n + 1]
        near = last is not None and abs(x - last[0]) + abs(y - last[1]) < _DETAIL
        if near and 0 < n < ends:
            continue
        parts.append(f"{'L' if parts else 'M'}{round(x)} {round(y)}")
        last = (x, y)
    return "".join(parts) + ("Z" if closed else "")
