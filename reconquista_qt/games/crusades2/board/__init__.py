"""The table of Crusades II: a map of hexes for each battle, counters that face, chits face down."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from reconquista_qt import assets
from reconquista_qt.games.crusades2.rules.game import GAME
from reconquista_qt.model.surface import Picture, Piece
from reconquista_qt.view.art.colours import Theme, Tint
from reconquista_qt.view.table.art import PlainArt
from reconquista_qt.view.table.geometry import HexBoard
from reconquista_qt.view.table.look import seat_tint
from reconquista_qt.view.table.naming import Naming
from reconquista_qt.view.table.painters import HexMap, Layers, Terrain, hex_map
from reconquista_qt.view.table.surface import TableSurface

# The corners that a unit can face, clockwise from the upper right.
CORNERS: Final = ("ne", "e", "se", "sw", "w", "nw")
FIRST_DEGREES: Final = 30.0  # of the first of them, from the top
TERRAINS: Final = {
    "clear": Terrain("#ddd3a0"), "orchard": Terrain("#cfd19a", "orchard"),
    "woods": Terrain("#b7c488", "woods"), "town": Terrain("#d9c69c", "town"),
    "rough": Terrain("#cbbd92", "rough"), "marsh": Terrain("#b9c8a6", "swamp"),
    "stakes": Terrain("#d3c08c", "camp"), "water": Terrain("#8fb2c4", "water", "#223a49"),
    "fortress": Terrain("#cbb994", "castle"),
}  # fmt: skip
EMBLEMS: Final = {
    "heavy_cavalry": "rider", "light_cavalry": "horse", "mounted_archer": "bow", "infantry": "foot",
    "archer": "bow", "crossbow": "bow", "cannon": "engine", "leader": "leader", "cavalry": "horse",
    "militia": "spear", "men_at_arms": "shield", "chit": "banner",
}  # fmt: skip


@cache
def _table(name: str) -> dict[str, Any]:
    path = assets.resource("crusades2", f"{name}.json")
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


@cache
def _counters(scenario: str) -> dict[str, tuple[str, dict[str, Any]]]:
    """Return the side and the printed values of each unit and leader of a battle by id."""
    found: dict[str, tuple[str, dict[str, Any]]] = {}
    for side, printed in _table("units")["scenarios"][scenario]["sides"].items():
        for counter in (*printed["units"], *printed["leaders"]):
            found[counter["id"]] = (side, counter)
    return found


@cache
def _map(scenario: str) -> tuple[HexBoard, HexMap]:
    printed = _table("maps")["maps"][_table("units")["scenarios"][scenario]["map"]]
    codes = {kind["code"]: kind["id"] for kind in _table("tables")["terrain"]["hex"]}
    first_column, first_row = printed["columns"][0], printed["rows"][0]
    cells: dict[str, tuple[int, int]] = {}
    terrain: dict[str, str] = {}
    elevation: dict[str, int] = {}
    for y, line in enumerate(printed["grid"]):
        for x, cell in enumerate(line.split()):
            if cell == "--":
                continue
            column, row = first_column + x, first_row + y
            name = f"{column:02d}{row:02d}"
            cells[name] = (column, row)
            elevation[name] = int(cell[0])
            terrain[name] = codes.get(cell[1], "clear")
    board = HexBoard(cells, size=100)
    sides = [(side["a"], side["b"], side["kind"]) for side in printed["hexsides"]]
    roads = [road["hexes"] for road in printed["roads"]]
    return board, HexMap(terrain, TERRAINS, elevation, sides, roads)


class Projection:
    """Units with strength and move, leaders with their chits as the seat may see them."""

    def picture(self, state: Any, seat: str) -> Picture:
        """Return the field as a seat may see it."""
        data = GAME.observe(state, seat) if seat else GAME.position(state)
        known = _counters(data["scenario"])
        places: dict[str, list[Piece]] = {}
        for name, unit in data["units"].items():
            place = unit.get("hex")
            if place:
                places.setdefault(place, []).append(self._unit(name, unit, *known[name]))
        for name, leader in data["leaders"].items():
            place = leader.get("hex")
            if place and not leader.get("dead"):
                side, _ = known[name]
                chit = leader.get("chit") or ""
                badge = () if chit in ("", "hidden") else (str(chit)[:1].upper(),)
                places.setdefault(place, []).append(Piece(name, "leader", side, badges=badge))
        cross = (data.get("cross") or {}).get("hex")
        if cross:
            places.setdefault(cross, []).append(Piece("true_cross", "cross", ""))
        order = dict(data.get("stacks", {}))
        tracks = {f"losses.{side}": lost for side, lost in data.get("losses", {}).items()}
        return Picture(
            {
                place: tuple(_stacked(there, order.get(place, ())))
                for place, there in places.items()
            },
            {"turn": data["turn"], **tracks},
        )

    def _unit(
        self, name: str, unit: Mapping[str, Any], side: str, printed: Mapping[str, Any]
    ) -> Piece:
        face = printed["back"] if unit.get("charging") and printed.get("back") else printed["front"]
        facing = unit.get("facing")
        lost = unit.get("lost") or 0
        badges = tuple(
            mark for mark, on in (
                ("R", unit.get("routed")), ("B", unit.get("berserk")), ("X", unit.get("exhausted")),
                ("OC", unit.get("oc")),
            ) if on
        )  # fmt: skip
        return Piece(
            name, str(printed["type"]), side,
            figures=f"{face['strength']}-{face['move']}",
            steps=max(0, int(printed.get("steps", 1)) - int(lost)),
            facing=CORNERS.index(facing) if facing in CORNERS else None,
            badges=badges, spent=bool(unit.get("routed")),
        )  # fmt: skip


def _stacked(pieces: list[Piece], order: Any) -> list[Piece]:
    """Return pieces in the order in which they lie, the lowest first, leaders on top."""
    rank = {name: number for number, name in enumerate(order)}
    return sorted(pieces, key=lambda p: (p.art == "leader", rank.get(p.id, -1)))


class Surface(TableSurface):
    """What Crusades II gives the window."""

    def geometry(self, state: Any) -> HexBoard:
        """Return the hexes of the battle."""
        return _map(GAME.position(state)["scenario"])[0]

    def painter(self, state: Any, board: Any) -> Layers:
        """Return the battle's ground."""
        return hex_map(*_map(GAME.position(state)["scenario"]))

    def projection(self) -> Projection:
        """Return what stands on it."""
        return Projection()

    def art(self) -> PlainArt:
        """Return counters that are turned to face a corner."""
        return PlainArt(self.tint, emblems=EMBLEMS, first=FIRST_DEGREES, key="crusades2")

    def tint(self, piece: Piece, theme: Theme) -> Tint:
        """Return red for those from Europe, green for the others."""
        order = sorted(self._seats, key=lambda seat: seat in ("muslim", "turk", "lithuanian"))
        return seat_tint(piece.seat, order, theme)

    def piece_text(self, piece: Piece, words: Any) -> str:
        """Return the name of a unit or leader."""
        if piece.art == "cross":
            return ""
        tell = words.leader if piece.art == "leader" else words.unit
        return str(tell(piece.id))

    def describe(self, place: str, picture: Picture, naming: Naming) -> str:
        """Return nothing beyond what lies there."""
        return ""


SURFACE = Surface(GAME)
