"""The ground of a battle as it is printed: hexes, heights, terrain, roads, names."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from reconquista_qt.games.crusades2.rules.data import load
from reconquista_qt.games.crusades2.rules.filedata import BattleData, SpotData
from reconquista_qt.view.board.paint_marks import Sheet, pen_of
from reconquista_qt.view.board.palette import BoardPalette
from reconquista_qt.view.table.geometry import HexBoard
from reconquista_qt.view.table.lettering import outlined
from reconquista_qt.view.table.map_layer import Name
from reconquista_qt.view.table.painters import (
    HexMap,
    Layer,
    Layers,
    Terrain,
    hex_grid,
    hex_ground,
    hex_ornaments,
    hex_roads,
    hex_sides,
)
from reconquista_qt.view.table.painters import boxes as boxes_layer

SIZE: Final = 100.0  # scene units from the middle of a hex to a corner
NAME_CAP: Final = SIZE * 0.4  # the height of a capital in a name
Slot = tuple[float, float, float]
# What lies aside in a hex: how far right and down in sizes of a hex, and how large.
SLOTS: Final = {
    "leader": (0.47, -0.5, 0.62), "cross": (-0.52, -0.46, 0.5), "chit": (0.62, 0.36, 0.5),
}  # fmt: skip
TERRAINS: Final = {
    "clear": Terrain(""), "orchard": Terrain("#c9d09a", "orchard"),
    "woods": Terrain("#7f9f5c", "woods", smooth=True),
    "town": Terrain("#d9b98c", "town", smooth=True),
    "rough": Terrain("#c3b391", "rough", smooth=True),
    "marsh": Terrain("#a9c4ae", "swamp", smooth=True),
    "stakes": Terrain("#cdb27c", "stakes"),
    "water": Terrain("#8fb2c4", "water", "#223a49", smooth=True, shore=True),
    "fortress": Terrain("#cbb994", "castle", smooth=True),
}  # fmt: skip
LEVELS: Final = ("#e4deb4", "#d8c48c", "#c7a568", "#ae834e")  # the lowest ground first
# Clockwise turns of north from the top of the map.
NORTH: Final = {"top": 0.0, "right": 90.0, "bottom": 180.0, "left": 270.0}


# Beside the map, where units wait that have still to come or to be set up: a grid of slots.
WAITING_COLUMNS: Final = 6
STEP: Final = 1.36  # from slot to slot, in sizes of a hex
BOXES: Final = frozenset(
    f"waiting.{side}" for side in ("crusader", "muslim", "turk", "teutonic", "slav")
)


def waiting_box(side: str) -> str:
    """Return the place where units of a side wait beside the map."""
    return f"waiting.{side}"


@cache
def battlefield(scenario: str, waiting: bool = False) -> tuple[HexBoard, Layers]:
    """Return the hexes of a battle, and what paints them; the same objects each time.

    With `waiting` there are boxes beside the map for units that are not on it.
    """
    data = load()
    field = data.units["scenarios"][scenario]["map"]
    printed = data.maps["maps"][field]
    codes = {kind["code"]: kind["id"] for kind in data.tables["terrain"]["hex"]}
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
    boxes, slots = _boxes(data.units["scenarios"][scenario]) if waiting else ({}, {})
    board = HexBoard(cells, size=SIZE, margin=SIZE * 0.95, unit=SIZE * 1.16, boxes=boxes,
                     slots={**SLOTS, **slots})  # fmt: skip
    sides = [(side["a"], side["b"], side["kind"]) for side in printed["hexsides"]]
    roads = [road["hexes"] for road in printed["roads"]]
    ground = HexMap(terrain, TERRAINS, elevation, sides, roads, levels=LEVELS)
    painter = Layers(
        hex_ground(board, ground),
        hex_roads(board, ground),
        hex_sides(board, ground),
        hex_ornaments(board, ground),
        hex_grid(board),
        _compass(board, NORTH[printed["north_is"]]),
        boxes_layer(board),
        above=[_names(board, field, printed["places"])],
    )
    return board, painter


def _boxes(battle: BattleData) -> tuple[dict[str, QRectF], dict[str, Slot]]:
    """Return the boxes of both sides, left and right of the map, and the slots of their grids."""
    printed = load().maps["maps"][battle["map"]]
    (first, last), (top, _) = printed["columns"], printed["rows"]
    step = SIZE * STEP
    wide = WAITING_COLUMNS * step + SIZE * 0.3
    upper = SIZE * top * 3**0.5
    boxes: dict[str, QRectF] = {}
    slots: dict[str, Slot] = {}
    for number, side in enumerate((battle["first"], battle["second"])):
        kept = battle["sides"][side]
        rows = -(-(len(kept["units"]) + len(kept["leaders"])) // WAITING_COLUMNS)
        high = (rows + 1) * step
        if number == 0:
            left = SIZE * 1.5 * first - SIZE * 2.2 - wide
        else:
            left = SIZE * 1.5 * last + SIZE * 2.2
        boxes[waiting_box(side)] = QRectF(left, upper, wide, high)
        for i in range(rows * WAITING_COLUMNS):
            row, column = divmod(i, WAITING_COLUMNS)
            right = (column - (WAITING_COLUMNS - 1) / 2) * STEP
            down = (row + 1 - rows / 2) * STEP
            slots[f"w{number}.{i}"] = (right, down, 1.0)
    return boxes, slots


def place_id(field: str, hex_name: str) -> str:
    """Return the id under which `Words.place` knows a named hex of a map."""
    return f"{field}.{hex_name}"


def _names(board: HexBoard, field: str, places: list[SpotData]) -> Layer:
    """Return the layer of the names of places, with halos."""

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        said = {place["hex"]: name(place_id(field, place["hex"])) for place in places}
        for placed in lettered(board, said):
            sheet.add(placed, pen_of(palette.halo, NAME_CAP * 0.5), hair=2.0)
            sheet.add(placed, None, palette.text)

    return draw


def lettered(board: HexBoard, names: Mapping[str, str]) -> list[QPainterPath]:
    """Return the names of hexes as they are printed: above the hex, or below it for want of room.

    They keep off the margin and off each other.
    """
    found: list[QPainterPath] = []
    for hex_name, text in names.items():
        letters = outlined(text, NAME_CAP, italic=True)
        centre = board.centres[hex_name]
        room = letters.boundingRect().width() / 2 + SIZE * 0.2
        x = min(max(centre.x(), board.rect.left() + room), board.rect.right() - room)
        above = max(centre.y() - SIZE * 0.78, board.rect.top() + SIZE * 1.5)
        for y in (above, centre.y() + SIZE * 0.78):
            placed = letters.translated(QPointF(x, y))
            free = placed.boundingRect().adjusted(-SIZE * 0.2, 0, SIZE * 0.2, 0)
            if not any(free.intersects(other.boundingRect()) for other in found):
                break
        found.append(placed)
    return found


def _compass(board: HexBoard, turn: float) -> Layer:
    """Return the layer of the needle that points north, in the corner of the map."""

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        from PySide6.QtGui import QPainterPath, QTransform

        at = board.rect.bottomRight() - QPointF(SIZE * 0.5, SIZE * 0.75)
        needle = QPainterPath(QPointF(0, -SIZE * 0.62))
        needle.lineTo(SIZE * 0.24, SIZE * 0.42)
        needle.lineTo(0, SIZE * 0.22)
        needle.lineTo(-SIZE * 0.24, SIZE * 0.42)
        needle.closeSubpath()
        way = QTransform().translate(at.x(), at.y()).rotate(turn)
        sheet.add(way.map(needle), pen_of(palette.ink, SIZE * 0.03), palette.gold)
        letter = way.map(QPointF(0, -SIZE * 0.16))
        sheet.add(outlined("N", SIZE * 0.3).translated(letter), pen_of(palette.halo, SIZE * 0.06))
        sheet.add(outlined("N", SIZE * 0.3).translated(letter), None, palette.text)

    return draw
