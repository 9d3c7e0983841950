"""What is printed on the map: parchment areas, relief, rivers, towns, seas, a tiled frame.

In the manner of al-Idrisi's maps: green and gold, seas with waves, eight-pointed stars about the
sheet. Mountain borders are ridges with hachures on both sides; other borders are fine lines.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QTransform

from reconquista_qt.games.st279.rules.data import Board
from reconquista_qt.games.st279.rules.filedata import MapFileData
from reconquista_qt.view.board.paint_marks import Sheet, mix, pen_of
from reconquista_qt.view.board.palette import BoardPalette
from reconquista_qt.view.table import coast
from reconquista_qt.view.table.iberia import anchor_sign
from reconquista_qt.view.table.labels import LEAD, halves
from reconquista_qt.view.table.lettering import outlined
from reconquista_qt.view.table.map_layer import Name
from reconquista_qt.view.table.painters import DARK, Layer, Layers

from .ground import TOWN, UNIT, AreaBoard, drawn, outlines

CAP: Final = 42.0  # of the names of areas, if they have room
FRAME: Final = 78.0  # scene units: the breadth of the frame
EDGE: Final = 88.0  # no shore is drawn so near to the edge: its shelf would stand out
GREEN, GOLD, BRICK = "#2f6b57", "#c49a3f", "#9c4a2f"
_LAND: Final = {"light": "#efe3c0", "dark": "#3a352a", "contrast": "#ffffff"}


@dataclass(frozen=True)
class Town:
    """What is built in an area: 1 a village, 2 a town, 3 a walled city, 4 a great city.

    A `castle` holds a city that ends the game; `points` are its tax points.
    """

    size: int
    castle: bool
    throne: bool
    port: bool
    points: int


def towns_of(map_data: MapFileData) -> dict[str, Town]:
    """Return what is built in the areas; the size of a city is told by its tax points."""
    return {
        area["id"]: Town(
            1 + min(3, area["tp"]), bool(area["city"]["auto_victory"]), bool(area["throne_of"]),
            bool(area["city"]["ports"]), area["tp"],
        )
        for area in map_data["areas"] if area["city"]
    }  # fmt: skip


def printed(name: str) -> str:
    """Return the one name that the map has room for: of ``Al-Xaraf (Seville)`` that in brackets,
    which is in the language of the window; the tip tells both.
    """
    head, _, today = name.partition(" (")
    return today.rstrip(")") or head


@lru_cache(maxsize=2)
def painter(board: AreaBoard, rules: Board) -> Layers:
    """Return what paints the map of a game; the same one each time."""
    map_data = rules.map_data
    ridges = {
        frozenset((area["id"], near["id"]))
        for area in map_data["areas"] for near in area["neighbours"] if near["mountain"]
    }  # fmt: skip
    joined = {
        frozenset((area["id"], near["id"]))
        for area in map_data["areas"] for near in area["neighbours"]
    }  # fmt: skip
    return Layers(
        water(board),
        shores(),
        ground(board),
        streams(),
        relief(),
        ridge_lines(board, ridges),
        sea_lines(),
        frame(board.rect),
        plaque(board.rect),
        compass(),
        ground=3,
        above=(
            border_lines(board, ridges),
            far_ways(board, joined),
            box_plates(board),
            sea_names(board),
            cartouche(board),
            signs(board, towns_of(map_data)),
            names(board),
        ),
    )


# -- water and land --------------------------------------------------------------------------------


@cache
def _coasts() -> QPainterPath:
    """Return all shores as one path, overlapping where two lands meet."""
    path = QPainterPath()
    for part in (coast.abroad(), coast.mainland(), coast.islands()):
        path.addPath(part)
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


@cache
def _shorelines() -> list[list[float]]:
    """Return all shores within the frame as lines x, y, x, y ..."""
    room = QRectF(*drawn()["sheet"]).adjusted(EDGE, EDGE, -EDGE, -EDGE)
    found: list[list[float]] = []
    for ring in _coasts().toSubpathPolygons():
        run: list[float] = []
        for point in ring.toList():
            if room.contains(point):
                run += (point.x(), point.y())
            elif run:
                found.append(run)
                run = []
        found.append(run)
    return [run for run in found if len(run) > 3]


@cache
def _lands() -> list[QPainterPath]:
    """Return the lands as far as the sheet shows them."""
    sheet = QPainterPath()
    sheet.addRect(QRectF(*drawn()["sheet"]))
    return [path & sheet for path in (coast.abroad(), coast.mainland(), coast.islands())]


def water(board: AreaBoard) -> Layer:
    """Return the layer of the sea: shelves about the shores, and rows of small waves."""

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        path = QPainterPath()
        path.addRect(board.rect)
        tone = QColor(palette.sea)
        if palette.name == "light":
            tone = mix(tone, QColor("#8fb9ae"), 0.45)
        sheet.add(path, None, tone)
        # Opaque and in short pieces: a tile strokes only what lies in it, and no joint is seen.
        if palette.name != "contrast":
            light = QColor("#dfe9da" if palette.name == "light" else "#2c4652")
            for width, share in ((170, 0.2), (110, 0.42), (56, 0.68)):
                pen = pen_of(mix(tone, light, share), width)
                for flat in _shorelines():
                    sheet.polyline(flat, pen)
        if palette.name == "contrast":
            return
        ink = QColor(palette.sea_line)
        ink.setAlphaF(0.34)
        rect = board.rect
        rows = int(rect.height() / 120)
        for row in range(rows):
            waves = QPainterPath()
            y = rect.top() + 60 + row * 120
            x = rect.left() + 70 + (row % 2) * 110
            while x < rect.right() - 60:
                if not _coasts().contains(QPointF(x, y)):
                    waves.moveTo(x - 34, y)
                    waves.quadTo(x - 17, y - 15, x, y)
                    waves.quadTo(x + 17, y - 15, x + 34, y)
                x += 220
            sheet.add(waves, pen_of(ink, 4.5), hair=0.7)

    return draw


def shores() -> Layer:
    """Return the layer of lands that are not played on, with their coasts."""

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        pen = pen_of(palette.coast, 8 * palette.weight)
        for flat in _shorelines():
            sheet.polyline(flat, pen, hair=0.9)
        for path in _lands():
            sheet.add(path, None, palette.abroad)

    return draw


def _land(palette: BoardPalette) -> QColor:
    return QColor(_LAND.get(palette.name, palette.paper))


def ground(board: AreaBoard) -> Layer:
    """Return the layer of the areas' parchment, a little darker along their edges."""

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        tone = _land(palette)
        band = QColor(tone).darker(113)
        band.setAlphaF(0.55)
        paths = outlines("areas")
        for place in board.areas:
            sheet.add(paths[place], None, tone)
            if palette.name != "contrast":
                sheet.add(paths[place], pen_of(band, UNIT * 0.4), clip=paths[place])

    return draw


def streams() -> Layer:
    """Return the layer of rivers; no rule asks for them, so that they are faint."""

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        ink = QColor(palette.river)
        ink.setAlphaF(0.6)
        for broad, *flat in drawn()["rivers"]:
            points = [QPointF(x, y) for x, y in zip(flat[0::2], flat[1::2], strict=True)]
            sheet.line(points, pen_of(ink, max(4.0, broad * 0.8)), hair=0.7)

    return draw


def relief() -> Layer:
    """Return the layer of peaks and hills."""

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        found = drawn()["relief"]
        spots = [(*spot, False) for spot in _triples(found["hills"])]
        spots += [(*spot, True) for spot in _triples(found["peaks"])]
        for x, y, size, high in sorted(spots, key=lambda spot: spot[1]):
            if high:
                _peak(sheet, palette, QPointF(x, y), size)
            else:
                _hill(sheet, palette, QPointF(x, y), size)

    return draw


def _triples(flat: Sequence[float]) -> list[tuple[float, float, float]]:
    return list(zip(flat[0::3], flat[1::3], flat[2::3], strict=True))


def _peak(sheet: Sheet, palette: BoardPalette, at: QPointF, size: float) -> None:
    foot = at + QPointF(0, size * 0.55)
    top = at + QPointF(size * 0.06, -size * 0.95)
    path = QPainterPath(foot + QPointF(-size * 0.92, 0))
    path.quadTo(at + QPointF(-size * 0.4, -size * 0.1), top)
    path.quadTo(at + QPointF(size * 0.42, -size * 0.15), foot + QPointF(size * 0.95, 0))
    sheet.add(path, pen_of(palette.peak_ink, 3.6), palette.peak, hair=0.7)
    shade = QPainterPath(top)
    shade.quadTo(at + QPointF(size * 0.42, -size * 0.15), foot + QPointF(size * 0.95, 0))
    shade.lineTo(foot + QPointF(size * 0.2, 0))
    shade.quadTo(at + QPointF(size * 0.2, -size * 0.2), top)
    sheet.add(shade, None, palette.peak_shade)


def _hill(sheet: Sheet, palette: BoardPalette, at: QPointF, size: float) -> None:
    path = QPainterPath(at + QPointF(-size, size * 0.4))
    path.cubicTo(
        at + QPointF(-size * 0.5, -size * 0.7), at + QPointF(size * 0.5, -size * 0.7),
        at + QPointF(size, size * 0.4),
    )  # fmt: skip
    sheet.add(path, pen_of(palette.hill_ink, 3.4), palette.hill, hair=0.6)
    for share in (0.25, 0.55):
        start = at + QPointF(size * share, -size * (0.32 - 0.3 * share))
        sheet.line([start, start + QPointF(size * 0.12, size * 0.4)],
                   pen_of(palette.hill_ink, 2.6), least=0.16)  # fmt: skip


# -- borders ---------------------------------------------------------------------------------------


def ridge_lines(board: AreaBoard, ridges: set[frozenset[str]]) -> Layer:
    """Return the layer of hachures on both sides of mountain borders."""

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        ink = QColor(palette.hill_ink if palette.name != "contrast" else palette.text)
        for pair, lines in board.borders.items():
            if pair in ridges:
                for line in lines:
                    path = _hachures(line)
                    sheet.add(path, pen_of(ink, 4.4 * palette.weight), hair=0.8)

    return draw


def _hachures(line: Sequence[QPointF]) -> QPainterPath:
    """Return short strokes off a line to both sides, longer and shorter by turns."""
    path = QPainterPath()
    due, number = 10.0, 0
    for a, b in pairwise(line):
        way = b - a
        far = math.hypot(way.x(), way.y())
        if not far:
            continue
        across = QPointF(-way.y(), way.x()) / far
        while due <= far:
            at = a + way * (due / far)
            for side in (1.0, -1.0):
                long = 25.0 if (number + (side > 0)) % 2 else 16.0
                path.moveTo(at + across * (side * 5))
                path.lineTo(at + across * (side * long))
            due += 15.0
            number += 1
        due -= far
    return path


def border_lines(board: AreaBoard, ridges: set[frozenset[str]]) -> Layer:
    """Return the layer of the borders themselves: fine lines, heavier along a ridge."""

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        light = QColor(palette.halo)
        light.setAlphaF(0.5)
        for pair, lines in board.borders.items():
            ridge = pair in ridges
            width = (9.0 if ridge else 5.0) * palette.weight
            ink = palette.peak_ink if ridge else palette.area_border
            for line in lines:
                path = QPainterPath(line[0])
                for point in line[1:]:
                    path.lineTo(point)
                if not ridge:
                    sheet.add(path, pen_of(light, width + 5), hair=1.6)
                dashes = () if ridge else (15.0, 9.0)
                pen = pen_of(ink, width, dashes, Qt.PenCapStyle.FlatCap)
                sheet.add(path, pen, hair=1.2 if ridge else 1.0)

    return draw


def far_ways(board: AreaBoard, joined: set[frozenset[str]]) -> Layer:
    """Return the layer of ways between areas that touch nowhere, on a map of the player's own;
    a border that is no way is a double line.
    """

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        for pair in sorted(joined, key=sorted):
            if not board.border(*sorted(pair)) and not pair & set(board.plates):
                a, b = (board.anchor(place) for place in sorted(pair))
                sheet.line([a, b], pen_of(palette.road_edge, 7, (7, 15)), hair=1.2)
        for pair, lines in board.borders.items():
            if pair not in joined:
                for line in lines:
                    sheet.line(line, pen_of(palette.area_border, 19 * palette.weight), hair=3.0)
                    sheet.line(line, pen_of(palette.paper, 9), hair=1.2)

    return draw


# -- the sea ---------------------------------------------------------------------------------------


def sea_lines() -> Layer:
    """Return the layer of the dotted lines between seas."""

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        ink = QColor(palette.port_ink if palette.name == "light" else palette.sea_text)
        for flat in drawn()["sea_lines"]:
            path = QPainterPath(QPointF(*flat[:2]))
            for i in range(2, len(flat), 2):
                path.lineTo(flat[i], flat[i + 1])
            sheet.add(path, pen_of(ink, 7 * palette.weight, (0.5, 22)), hair=1.6)

    return draw


def sea_names(board: AreaBoard) -> Layer:
    """Return the layer of the seas' names, each along its water, and of the fleets' anchorages."""

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        ink = QColor(palette.port_ink if palette.name == "light" else palette.sea_text)
        for sea in board.seas:
            there = drawn()["at_sea"][sea]
            ax, ay, bx, by = there["name"]
            far = math.hypot(bx - ax, by - ay)
            turn = math.degrees(math.atan2(by - ay, bx - ax))
            letters = outlined(printed(name(sea)), 46, italic=True, spaced=0.3, width=far)
            where = QTransform.fromTranslate((ax + bx) / 2, (ay + by) / 2).rotate(turn)
            sheet.add(where.map(letters), None, ink, least=0.05)
            ring = QPainterPath()
            at = board.anchor(sea)
            ring.addEllipse(at, 84, 84)
            faint = QColor(ink)
            faint.setAlphaF(0.55)
            fill = QColor(palette.paper)
            fill.setAlphaF(0.28)
            sheet.add(ring, pen_of(faint, 4.5, (16, 12), Qt.PenCapStyle.FlatCap), fill, hair=0.9)
            anchor_sign(sheet, at + QPointF(0, 2), 46, faint)

    return draw


# -- towns, names ----------------------------------------------------------------------------------


def signs(board: AreaBoard, towns: Mapping[str, Town]) -> Layer:
    """Return the layer of towns by size, of ports, thrones and tax points."""

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        for place, town in towns.items():
            if place not in board.held:
                continue
            at = board.anchor(place, TOWN)
            _town(sheet, palette, at + QPointF(0, 4), town)
            if town.points:
                _coin(sheet, palette, at + QPointF(86, -6), town.points)
            if town.port:
                anchor_sign(sheet, at + QPointF(-90, -4), 27, palette.port_ink)
            if town.throne:
                arms = board.room(place, "arms")
                _crown(sheet, palette, QPointF(arms.center().x(), arms.top() + 4), 30)

    return draw


def _town(sheet: Sheet, palette: BoardPalette, at: QPointF, town: Town) -> None:
    """Put down a town about a point: houses, walls with towers, or a castle on its rock."""
    pen = pen_of(palette.town_ink, 4.6)
    wall = QColor("#f6ead0" if palette.name != DARK else "#b9a982")
    foot = at + QPointF(0, 34)

    def block(x: float, wide: float, high: float, roof: float = 0.0, teeth: int = 0) -> None:
        path = QPainterPath()
        path.addRect(QRectF(foot.x() + x - wide / 2, foot.y() - high, wide, high))
        sheet.add(path, pen, wall, hair=0.8)
        top = QPointF(foot.x() + x, foot.y() - high)
        if roof:
            gable = QPainterPath(top + QPointF(-wide * 0.66, 0))
            gable.lineTo(top + QPointF(0, -roof))
            gable.lineTo(top + QPointF(wide * 0.66, 0))
            gable.closeSubpath()
            sheet.add(gable, pen, palette.town, hair=0.8)
        for i in range(teeth):
            tooth = QPainterPath()
            step = wide / (2 * teeth - 1)
            tooth.addRect(QRectF(top.x() - wide / 2 + 2 * i * step, top.y() - 9, step, 9))
            sheet.add(tooth, pen_of(palette.town_ink, 3.0), wall, hair=0.5)

    if town.castle:
        for x in (-34, 34):
            block(x, 26, 56, teeth=3)
        block(0, 60, 40, teeth=4)
        block(0, 26, 78, teeth=3)
        mast = at + QPointF(0, -54)
        sheet.line([mast, mast + QPointF(0, -30)], pen_of(palette.town_ink, 4), hair=0.7)
        flag = QPainterPath(mast + QPointF(0, -30))
        flag.lineTo(mast + QPointF(30, -22))
        flag.lineTo(mast + QPointF(0, -13))
        flag.closeSubpath()
        sheet.add(flag, pen_of(palette.town_ink, 3), palette.gold, hair=0.5)
    elif town.size == 1:
        block(-14, 26, 26, 18)
        block(16, 24, 20, 16)
    elif town.size == 2:
        block(-26, 24, 24, 16)
        block(26, 24, 24, 16)
        block(0, 22, 46, 24)
    else:
        wide = 92 if town.size == 3 else 112
        block(-wide / 2 + 12, 22, 52, 22)
        block(wide / 2 - 12, 22, 52, 22)
        if town.size == 4:
            block(0, 28, 66, 28)
        block(0, wide - 24, 34, teeth=5)


def _coin(sheet: Sheet, palette: BoardPalette, at: QPointF, points: int) -> None:
    coin = QPainterPath()
    coin.addEllipse(at, 25, 25)
    sheet.add(coin, pen_of("#7d5a12", 5), "#e6bd4f", hair=0.8)
    figure = outlined(str(points), 24, bold=True)
    sheet.add(figure.translated(at), None, "#3a2606", least=0.1)


def _crown(sheet: Sheet, palette: BoardPalette, at: QPointF, half: float) -> None:
    path = QPainterPath(at + QPointF(-half * 0.8, half * 0.5))
    for x, y in ((-1.0, -0.5), (-0.45, 0.0), (0.0, -0.8), (0.45, 0.0), (1.0, -0.5), (0.8, 0.5)):
        path.lineTo(at + QPointF(half * x, half * y))
    path.closeSubpath()
    sheet.add(path, pen_of(palette.town_ink, 4), palette.gold, hair=0.8)


def names(board: AreaBoard) -> Layer:
    """Return the layer of the names of areas, each in its room; a line leads from one afar."""

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        halo = QColor(palette.halo)
        halo.setAlphaF(0.88)
        for place in (*board.areas, *board.plates):
            text = printed(name(place))
            x, y, wide, _, lines, share = board.rooms[place]["label"]
            cap = CAP * share
            parts = halves(text) if lines == 2 else (text,)
            at = QPointF(x, y)
            goal = board.anchor(place)
            way = goal - at
            far = math.hypot(way.x(), way.y())
            if far > 190 and board.at(x, y) != place:
                ends = [at + way * (45 / far), goal - way * (75 / far)]
                sheet.line(ends, pen_of(palette.text, 4.5), hair=0.9)
            for i, part in enumerate(parts):
                down = (i - (len(parts) - 1) / 2) * cap * LEAD
                letters = outlined(part, cap, width=wide - cap * 0.4)
                letters = letters.translated(at + QPointF(0, down))
                sheet.add(letters, pen_of(halo, cap * 0.5), halo, least=0.06)
                sheet.add(letters, None, palette.text, least=0.06)

    return draw


def cartouche(board: AreaBoard) -> Layer:
    """Return the layer of the plates of what lies beyond the map, with the ways that lead there."""

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        for place in board.plates:
            room = board.boxes[place]
            for other in board.beside(place):
                if other in board.areas:
                    _way_out(sheet, palette, room, board.anchor(other))
            for inset, width in ((0.0, 9.0), (15.0, 3.5)):
                edge = room.adjusted(inset, inset, -inset, -inset)
                fill = palette.paper if not inset else None
                sheet.add(_plate(edge, 34), pen_of(palette.paper_edge, width), fill, hair=0.8)

    return draw


def _way_out(sheet: Sheet, palette: BoardPalette, room: QRectF, goal: QPointF) -> None:
    """Draw a dotted way with an arrow from a plate to an area."""
    near = QPointF(
        min(max(goal.x(), room.left() + 40), room.right() - 40),
        room.bottom() if goal.y() > room.bottom() else room.center().y(),
    )
    if goal.y() <= room.bottom():
        near.setX(room.right() if goal.x() > room.right() else room.left())
    way = goal - near
    far = math.hypot(way.x(), way.y()) or 1.0
    end = near + way * (min(120.0, far * 0.6) / far)
    sheet.line([near, end], pen_of(palette.road_edge, 8, (7, 14)), hair=1.3)
    ahead = way / far
    across = QPointF(-ahead.y(), ahead.x())
    head = QPainterPath(end + ahead * 26)
    head.lineTo(end + across * 15)
    head.lineTo(end - across * 15)
    head.closeSubpath()
    sheet.add(head, None, palette.road_edge)


def box_plates(board: AreaBoard) -> Layer:
    """Return the layer of places that are drawn nowhere: plates with their names."""

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        for place, box in board.boxes.items():
            if place in board.plates:
                continue
            sheet.add(_plate(box, 26), pen_of(palette.paper_edge, 7), palette.paper, hair=1.0)
            letters = outlined(printed(name(place)), 36, width=box.width() * 0.9)
            at = QPointF(box.center().x(), box.top() + 42)
            sheet.add(letters.translated(at), None, palette.text, least=0.06)

    return draw


def _plate(room: QRectF, bite: float) -> QPainterPath:
    """Return a rectangle with hollow corners."""
    path = QPainterPath()
    path.addRect(room)
    for corner in (room.topLeft(), room.topRight(), room.bottomLeft(), room.bottomRight()):
        hollow = QPainterPath()
        hollow.addEllipse(corner, bite, bite)
        path -= hollow
    return path


# -- frame, title, compass -------------------------------------------------------------------------


def frame(rect: QRectF) -> Layer:
    """Return the layer of a tiled band about the sheet: eight-pointed stars, green and gold."""

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        plain = palette.name == "contrast"
        night = palette.name == DARK
        ground_of = QColor("#f2e6c6" if not night else "#2a2620")
        green, gold = QColor(GREEN), QColor(GOLD)
        if night:
            green, gold = mix(green, QColor("#11110f"), 0.3), mix(gold, QColor("#11110f"), 0.35)
        if plain:
            ground_of, green, gold = (
                QColor(palette.paper), QColor(palette.text), QColor(palette.text)
            )  # fmt: skip
        band, hole = QPainterPath(), QPainterPath()
        band.addRect(rect)
        hole.addRect(rect.adjusted(FRAME, FRAME, -FRAME, -FRAME))
        sheet.add(band - hole, None, ground_of)
        for inset, width, ink in ((6.0, 8.0, green), (FRAME - 13, 5.0, gold), (FRAME, 8.0, green)):
            line = QPainterPath()
            line.addRect(rect.adjusted(inset, inset, -inset, -inset))
            sheet.add(line, pen_of(ink, width, join=Qt.PenJoinStyle.MiterJoin), hair=1.0)
        stars, knots = QPainterPath(), QPainterPath()
        for at in _along(rect.adjusted(37, 37, -37, -37), 92.0):
            for turn in (0, 45):
                square = QTransform().translate(at.x(), at.y()).rotate(turn)
                path = QPainterPath()
                path.addRect(QRectF(-16, -16, 32, 32))
                stars.addPath(square.map(path))
            knots.addEllipse(at, 7, 7)
        stars.setFillRule(Qt.FillRule.WindingFill)
        sheet.add(stars, None, green)
        sheet.add(knots, None, ground_of if plain else gold)

    return draw


def _along(rect: QRectF, step: float) -> list[QPointF]:
    """Return points along a rectangle, as evenly as its sides allow."""
    found = []
    corners = [rect.topLeft(), rect.topRight(), rect.bottomRight(), rect.bottomLeft()]
    for i, start in enumerate(corners):
        way = corners[(i + 1) % 4] - start
        count = max(1, round(math.hypot(way.x(), way.y()) / step))
        found += [start + way * (k / count) for k in range(count)]
    return found


def plaque(rect: QRectF) -> Layer:
    """Return the layer of the title: a plate under a horseshoe arch, with cross and crescent."""

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        plate = QRectF(rect.left() + 150, rect.bottom() - FRAME - 330, 1000, 290)
        edge = QColor(GREEN if palette.name != "contrast" else palette.text)
        sheet.add(_plate(plate, 52), pen_of(edge, 12), palette.paper, hair=1.0)
        inner = plate.adjusted(24, 24, -24, -24)
        sheet.add(_plate(inner, 46), pen_of(palette.gold, 4.5), hair=0.8)
        middle = plate.center()
        title = outlined("RECONQUISTA!", 82, bold=True, spaced=0.14, width=plate.width() * 0.84)
        ink = QColor(BRICK if palette.name == "light" else palette.text)
        sheet.add(title.translated(middle + QPointF(0, -44)), None, ink)
        below = outlined("S&T 279 · 850–1250", 42, spaced=0.1, width=plate.width() * 0.6)
        sheet.add(below.translated(middle + QPointF(0, 70)), None, palette.text)
        for side in (-1, 1):
            far = middle.x() + side * plate.width() * 0.36
            star = _star(QPointF(far, middle.y() + 70), 28, 13)
            sheet.add(star, None, palette.gold)

    return draw


def _star(at: QPointF, far: float, near: float, points: int = 8) -> QPainterPath:
    path = QPainterPath()
    for i in range(points * 2):
        turn, reach = math.pi * i / points - math.pi / 2, far if i % 2 == 0 else near
        spot = at + QPointF(math.cos(turn) * reach, math.sin(turn) * reach)
        path.lineTo(spot) if i else path.moveTo(spot)
    path.closeSubpath()
    return path


def compass() -> Layer:
    """Return the layer of the rose of the winds and of the scale of kilometres."""

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        x, y, wide, high = drawn()["sheet"]
        at = QPointF(x + wide - 560, y + high - 940)
        ink = QColor(palette.port_ink if palette.name == "light" else palette.sea_text)
        ring = QPainterPath()
        ring.addEllipse(at, 128, 128)
        ring.addEllipse(at, 116, 116)
        sheet.add(ring, pen_of(ink, 3.4), hair=0.7)
        minor = QTransform().translate(at.x(), at.y()).rotate(45).translate(-at.x(), -at.y())
        sheet.add(minor.map(_star(at, 96, 22, 4)), pen_of(ink, 3), palette.gold, hair=0.6)
        sheet.add(_star(at, 160, 26, 4), pen_of(ink, 4), palette.paper, hair=0.8)
        half = QPainterPath()
        for i in range(4):
            turn = math.pi * i / 2 - math.pi / 2
            tip = at + QPointF(math.cos(turn) * 160, math.sin(turn) * 160)
            beside = turn + math.pi / 4
            knee = at + QPointF(math.cos(beside) * 26, math.sin(beside) * 26)
            half.moveTo(at)
            half.lineTo(tip)
            half.lineTo(knee)
            half.closeSubpath()
        sheet.add(half, None, ink)
        north = outlined("N", 38, bold=True)
        sheet.add(north.translated(at + QPointF(0, -196)), None, ink, least=0.06)
        # Two hundred kilometres in steps of fifty.
        step = 3.85 * 50
        start = QPointF(at.x() - 2 * step, at.y() + 250)
        for i in range(4):
            bar = QPainterPath()
            bar.addRect(QRectF(start.x() + i * step, start.y(), step, 18))
            fill = ink if i % 2 == 0 else palette.paper
            sheet.add(bar, pen_of(ink, 3), fill, hair=0.7)
        for i, text in ((0, "0"), (2, "100"), (4, "200 km")):
            figure = outlined(text, 28)
            spot = QPointF(start.x() + i * step, start.y() + 56)
            sheet.add(figure.translated(spot), None, ink, least=0.08)

    return draw
