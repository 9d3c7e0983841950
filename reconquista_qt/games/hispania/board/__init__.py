"""The table of Hispania: the regions of the peninsula, the nations' units, the seas."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from reconquista_qt import assets
from reconquista_qt.engine.options import Option
from reconquista_qt.games.hispania.rules.game import GAME
from reconquista_qt.model.surface import Picture, Piece
from reconquista_qt.view.art.colours import Theme, Tint
from reconquista_qt.view.table.art import PlainArt
from reconquista_qt.view.table.iberia import IberianBoard, Town, painter
from reconquista_qt.view.table.look import NEUTRAL, seat_tint
from reconquista_qt.view.table.naming import Naming
from reconquista_qt.view.table.painters import Layers
from reconquista_qt.view.table.surface import TableSurface

ZONES: Final = {"norte": "#d9c39a", "centro": "#e0b9a0", "este": "#e6d690", "sur": "#bfd0a0"}
EMBLEMS: Final = {
    "infantry": "foot", "mountaineer": "axe", "elite": "shield", "veteran": "spear",
    "guard": "sword", "knight": "rider", "elephant": "wagon", "cavalry": "rider",
    "numidian": "horse", "berber": "horse", "castle": "tower", "city": "ring",
    "royal_city": "crown", "fort": "tower", "fortress": "tower", "leader": "leader",
}  # fmt: skip
GROUND: Final = {"mountain": "hills", "marsh": "swamp"}
# The seats' own colours.
COLOURS: Final = {
    "yellow": Tint("#c99a12", "#7d5c00", "#f3cf6a", "#201200"),
    "green": Tint("#2e7d46", "#174a27", "#86c79a", "#ffffff"),
    "blue": Tint("#2149bd", "#122a76", "#7091ee", "#ffffff"),
    "red": Tint("#9d1421", "#650a14", "#d2505a", "#ffffff"),
}


@cache
def _map() -> dict[str, Any]:
    path = assets.resource("hispania", "map.json")
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


@cache
def _areas() -> dict[str, dict[str, Any]]:
    return {area["id"]: area for area in (*_map()["areas"], *_map()["seas"])}


@cache
def _board() -> IberianBoard:
    data = _map()
    beside: dict[str, list[str]] = {}
    for edge in data["edges"]:
        beside.setdefault(edge["a"], []).append(edge["b"])
        beside.setdefault(edge["b"], []).append(edge["a"])
    own = [area for area in data["areas"] if area["type"] == "land"]
    far = [area for area in data["areas"] if area["type"] != "land"]
    return IberianBoard(own, [*far, *data["seas"]], beside)


@cache
def _leaders(players: int) -> dict[str, str]:
    """Return the seat that leads each nation in a game of so many players."""
    path = assets.resource("hispania", "nations.json")
    data = json.loads(path.read_text(encoding="utf-8"))
    groups = data["allocations"][str(players)]["groups"]
    return {nation: seat for seat, nations in groups.items() for nation in nations}


class Projection:
    """Each nation's units in a region, its leaders, its fleets at sea."""

    def picture(self, state: Any, seat: str) -> Picture:
        """Return the map as a seat may see it."""
        data = GAME.observe(state, seat) if seat else GAME.position(state)
        of = _leaders(data["players"])
        places: dict[str, list[Piece]] = {}
        for place, there in data["regions"].items():
            self._put(places, place, there.get("nation") or "", there.get("units"), of)
            for key, others in there.items():
                if isinstance(others, Mapping) and key not in ("units",):
                    self._others(places, place, others, of)
        for key in ("seas", "off_map"):
            for place, there in data.get(key, {}).items():
                self._others(places, place, there, of)
        for leader, place in data.get("leaders", {}).items():
            if isinstance(place, str) and place in _areas():
                nation = next((p.seat for p in places.get(place, ()) if p.seat), "")
                places.setdefault(place, []).append(Piece(leader, "leader", nation))
        tracks: dict[str, int | str] = {"turn": data["turn"]}
        tracks |= {f"vp.{who}": points for who, points in data.get("vp", {}).items()}
        tracks |= {f"gold.{who}": gold for who, gold in data.get("gold", {}).items()}
        return Picture({place: tuple(there) for place, there in places.items()}, tracks)

    def _others(
        self, places: dict[str, list[Piece]], place: str, there: Any, of: Mapping[str, str]
    ) -> None:
        if not isinstance(there, Mapping):
            return
        if isinstance(there.get("units"), Mapping):
            self._put(places, place, str(there.get("nation") or ""), there["units"], of, "second")
            return
        for nation, units in there.items():
            if isinstance(units, Mapping):
                self._put(places, place, nation, units, of)

    def _put(
        self, places: dict[str, list[Piece]], place: str, nation: str, units: Any,
        of: Mapping[str, str], slot: str = "",
    ) -> None:  # fmt: skip
        for kind, count in (units or {}).items():
            if isinstance(count, int) and count > 0:
                name = f"{nation}.{kind}.{place}"
                tag = (nation[:2].upper(),) if nation else ()
                places.setdefault(place, []).append(
                    Piece(name, kind, of.get(nation, ""), count, badges=tag, slot=slot)
                )


class Surface(TableSurface):
    """What Hispania gives the window."""

    def setup_options(self) -> tuple[Option, ...]:
        """Return how many play."""
        return (Option("players", (2, 3, 4, 5), 4, "15/players"),)

    def geometry(self, state: Any) -> IberianBoard:
        """Return the regions and the seas."""
        return _board()

    def painter(self, state: Any, board: Any) -> Layers:
        """Return the peninsula in the colours of its zones, with rivers on the borders."""
        known = frozenset(_board().places)
        pairs = [
            (edge["a"], edge["b"], "river" if edge["river"] else "sea"
             if edge["kind"] not in ("land", "pass") else "mountain" if edge["pass"] else "")
            for edge in _map()["edges"] if edge["a"] in known and edge["b"] in known
        ]  # fmt: skip
        land = [area for area in _map()["areas"] if area["type"] == "land"]
        towns = {
            area["id"]: Town(
                2 if area["city_site"] else 0, port=any(not p["barred"] for p in area["ports"])
            )
            for area in land
        }
        rough = {area["id"]: GROUND[area["terrain"]] for area in land if area["terrain"] in GROUND}
        return painter(
            _board(), lambda place: ZONES.get(_areas()[place].get("zone", "")), pairs,
            towns=towns, ground=rough, title=("HISPANIA", ""),
        )  # fmt: skip

    def projection(self) -> Projection:
        """Return what stands there."""
        return Projection()

    def hides(self, state: Any) -> bool:
        """Whether players hold counters that the others do not see: only those of events."""
        return bool(state.options.events)

    def art(self) -> PlainArt:
        """Return counters with the nation's letters."""
        return PlainArt(self.tint, emblems=EMBLEMS, key="hispania")

    def tint(self, piece: Piece, theme: Theme) -> Tint:
        """Return the colour of the seat that leads the nation."""
        if not piece.seat:
            return NEUTRAL
        return COLOURS.get(piece.seat) or seat_tint(piece.seat, self._seats, theme)

    def piece_text(self, piece: Piece, words: Any) -> str:
        """Return a unit with its nation, or a leader's name."""
        if piece.art == "leader":
            return str(words.leader(piece.id))
        nation = piece.id.partition(".")[0]
        unit = (
            f"{piece.count} × {words.unit(piece.art)}" if piece.count > 1 else words.unit(piece.art)
        )
        return f"{unit} ({words.nation(nation)})" if nation else str(unit)

    def describe(self, place: str, picture: Picture, naming: Naming) -> str:
        """Return nothing beyond what stands there."""
        return ""


SURFACE = Surface(GAME)
