"""The table of S&T 279: the areas of the peninsula, forces in field and city, fleets, hands."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any, Final

from reconquista_qt import assets
from reconquista_qt.engine.game import any_game
from reconquista_qt.engine.options import Option
from reconquista_qt.games.st279.rules.game import GAME
from reconquista_qt.model.odds import OddsQuestion
from reconquista_qt.model.surface import Picture, Piece
from reconquista_qt.view.art.colours import Theme, Tint
from reconquista_qt.view.table.art import PlainArt
from reconquista_qt.view.table.iberia import IberianBoard, Town, painter
from reconquista_qt.view.table.items import MarkStyle
from reconquista_qt.view.table.look import NEUTRAL
from reconquista_qt.view.table.naming import Naming
from reconquista_qt.view.table.painters import Layers
from reconquista_qt.view.table.surface import TableSurface

from .odds import odds_of

REGIONS: Final = {
    "asturias_leon": "#d8c79a", "navarre": "#dcb59a", "aragon": "#e3d08c", "catalonia": "#d9c7a8",
    "muslim": "#bcd0a6", "france": "#b9c3d6",
}  # fmt: skip
EMBLEMS: Final = {
    "royal_mesnada": "crown", "mesnada": "rider", "peones": "foot", "raiders": "horse",
    "military_order": "cross", "crusader": "shield", "na_mesnada": "rider", "na_peones": "spear",
    "na_raiders": "bow", "el_cid": "leader", "al_mansur": "leader", "fleet": "ship",
}  # fmt: skip
POWERS: Final = {
    "muslim": Tint("#128572", "#0a4f45", "#55b8a4", "#ffffff"),
    "asturias_leon": Tint("#9d1421", "#650a14", "#d2505a", "#ffffff"),
    "castile": Tint("#7a2a8a", "#471452", "#b57ac4", "#ffffff"),
    "portugal": Tint("#2149bd", "#122a76", "#7091ee", "#ffffff"),
    "navarre": Tint("#b2541a", "#6d2f08", "#e39a63", "#ffffff"),
    "aragon": Tint("#cb9106", "#8a5a00", "#f3c35a", "#201200"),
    "catalonia": Tint("#a88b3c", "#6a5418", "#dfc780", "#201200"),
    "france": Tint("#3d5a80", "#22364f", "#86a3c9", "#ffffff"),
}


@cache
def _map() -> dict[str, Any]:
    path = assets.resource("st279", "map.json")
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


@cache
def _areas() -> dict[str, dict[str, Any]]:
    return {area["id"]: area for area in (*_map()["areas"], *_map()["seas"])}


@cache
def _board() -> IberianBoard:
    data = _map()
    beside = {area["id"]: [n["id"] for n in area["neighbours"]] for area in data["areas"]}
    own = [area for area in data["areas"] if area["type"] == "land"]
    far = [area for area in data["areas"] if area["type"] != "land"]
    held = [area["id"] for area in own if area["city"]]
    return IberianBoard(own, [*far, *data["seas"]], beside, garrisons=held)


@cache
def _towns() -> dict[str, Town]:
    """Return what is built in the areas; the size of a city is told by its tax points."""
    return {
        area["id"]: Town(
            min(3, max(1, area["tp"])), bool(area["throne_of"]), bool(area["city"]["ports"])
        )
        for area in _map()["areas"]
        if area["city"] and area["type"] == "land"
    }


def printed(name: str) -> str:
    """Return the one name that the map has room for: of ``Al-Xaraf (Seville)`` that in brackets,
    which is in the language of the window; the tip tells both.
    """
    head, _, today = name.partition(" (")
    return today.rstrip(")") or head


class Projection:
    """Forces in the field and in the city of each area, fleets at sea, who controls what."""

    def picture(self, state: Any, seat: str) -> Picture:
        """Return the map as a seat may see it."""
        data = GAME.observe(state, seat) if seat else GAME.position(state)
        of = {side: s.id for s in GAME.seats(state) for side in s.sides}
        places: dict[str, list[Piece]] = {}
        marks: dict[str, set[str]] = {}
        for place, there in data["areas"].items():
            for part, slot in (("field", ""), ("city", "second")):
                self._put(places, place, there.get(part) or {}, of, slot)
            owner = there.get("controller")
            if owner in POWERS:
                marks.setdefault(f"of.{owner}", set()).add(place)
            if there.get("pillaged"):
                marks.setdefault("pillaged", set()).add(place)
        for place, fleets in data.get("seas", {}).items():
            self._put(places, place, fleets or {}, of, "")
        tracks: dict[str, int | str] = {"turn": data["turn"]}
        for power, has in data.get("powers", {}).items():
            if isinstance(has, Mapping) and has.get("status") == "active":
                tracks[f"treasury.{power}"] = has.get("treasury", 0)
        return Picture(
            {place: tuple(there) for place, there in places.items()},
            tracks,
            {name: frozenset(there) for name, there in marks.items()},
        )

    def _put(
        self, places: dict[str, list[Piece]], place: str, forces: Mapping[str, Any],
        of: Mapping[str, str], slot: str,
    ) -> None:  # fmt: skip
        for power, units in forces.items():
            kinds = units if isinstance(units, Mapping) else {"fleet": units}
            for kind, count in kinds.items():
                if isinstance(count, int) and count > 0:
                    name = f"{power}.{kind}.{place}.{slot}"
                    places.setdefault(place, []).append(
                        Piece(name, kind, of.get(power, power), count, slot=slot,
                              badges=(power[:2].upper(),))
                    )  # fmt: skip


HIGH_IS_GOOD = frozenset({
    "field", "tornafuye", "siege", "naval", "incite", "quell", "tribute", "attrition",
    "interception",
})  # fmt: skip


class Surface(TableSurface):
    """What S&T 279 gives the window."""

    told = frozenset({
        "control_changed", "kingdom_conquered", "kingdom_restored", "kingdom_born",
        "king_relocated", "union_formed", "sepulchre_found", "sepulchre_destroyed",
        "france_went_to_war", "france_made_peace", "area_pillaged",
        "vikings_landed", "units_rebelled", "rebels_returned",
        "war_kingdom_rolled", "war_ended", "africans_paid", "game_ended",
    })  # fmt: skip

    def proposed(self, option: Option) -> Option:
        """Return a rule option with what is best between people: the tables that are even."""
        return replace(option, default="even") if option.id == "tables" else option

    def geometry(self, state: Any) -> IberianBoard:
        """Return the areas and the seas."""
        return _board()

    def painter(self, state: Any, board: Any) -> Layers:
        """Return the peninsula in the colours of its regions, with mountain borders."""
        pairs = {
            tuple(sorted((area["id"], near["id"]))): "mountain" if near["mountain"] else ""
            for area in _map()["areas"] for near in area["neighbours"]
        }  # fmt: skip
        lines = [(a, b, kind) for (a, b), kind in pairs.items()]
        return painter(
            _board(), lambda place: REGIONS.get(_areas()[place].get("region", "")), lines,
            towns=_towns(), printed=printed, title=("RECONQUISTA", "S&T 279"),
        )  # fmt: skip

    def luck(self, purpose: str) -> int:
        """Return 1 for dice of which high is good; others are rolled for both, or for nobody."""
        return int(purpose in HIGH_IS_GOOD)

    def projection(self) -> Projection:
        """Return what stands there."""
        return Projection()

    def art(self) -> PlainArt:
        """Return counters in the colours of the powers."""
        return PlainArt(self.tint, emblems=EMBLEMS, key="st279")

    def tint(self, piece: Piece, theme: Theme) -> Tint:
        """Return the colour of the power that a counter belongs to."""
        power = piece.id.partition(".")[0] or piece.seat
        if power in POWERS:
            return POWERS[power]
        return POWERS["asturias_leon"] if piece.seat == "christian" else NEUTRAL

    def mark_styles(self) -> Mapping[str, Mapping[Theme, MarkStyle] | MarkStyle]:
        """Return an edge in the colour of who controls an area, hatching where it is pillaged."""
        styles: dict[str, Mapping[Theme, MarkStyle] | MarkStyle] = {
            f"of.{power}": MarkStyle(tint.base, 0.09, quiet=True) for power, tint in POWERS.items()
        }
        styles["pillaged"] = MarkStyle("#3a1a08", 0.0, hatched=True)
        return styles

    def odds_of(self, state: Any, seat: str, action: Any) -> OddsQuestion | None:
        """Return what is asked before an attack or a siege."""
        return odds_of(state, action)

    def piece_text(self, piece: Piece, words: Any) -> str:
        """Return a unit with its number and the power it belongs to."""
        unit = str(words.unit(piece.art, piece.count))
        power = piece.id.partition(".")[0]
        return f"{unit} ({words.owner(power)})" if power else unit

    def describe(self, place: str, picture: Picture, naming: Naming) -> str:
        """Return nothing beyond what stands there."""
        return ""


SURFACE = Surface(any_game(GAME))
