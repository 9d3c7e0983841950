"""Painters of boards, to be put together: land and sea, provinces, hexes, rivers, roads, names."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainterPath

from reconquista_qt.view.board.paint_marks import Sheet, mix, pen_of
from reconquista_qt.view.board.palette import BoardPalette
from reconquista_qt.view.board.paths import coarse_path

from .geometry import BoardGeometry, HexBoard, outline
from .hex_relief import along, chained, field_outline, flowing, loops, region, smooth, with_rim
from .lettering import outlined
from .map_layer import Name

Layer = Callable[[Sheet, BoardPalette, Name], None]
DARK: Final = "dark"


class Drawn:
    """Layers as they were drawn: the same as long as the colours and the words are."""

    def __init__(self, palette: BoardPalette) -> None:
        self._palette = palette
        self._said: dict[str, str] = {}
        self._sheets: dict[Layer, Sheet] = {}

    def is_for(self, palette: BoardPalette, name: Name) -> bool:
        """Tell whether it would be drawn in the same way."""
        same = self._palette is palette
        return same and all(name(place) == said for place, said in self._said.items())

    def sheet_of(self, layer: Layer, name: Name) -> Sheet:
        """Return a layer's own marks."""
        if layer not in self._sheets:

            def say(place: str) -> str:
                return self._said.setdefault(place, name(place))

            sheet = self._sheets[layer] = Sheet()
            layer(sheet, self._palette, say)
        return self._sheets[layer]


class Layers:
    """A board painted layer by layer; the first `ground` of them stand while the rest is drawn.

    What is put down by `above` lies over the marks on places: names, signs.
    """

    def __init__(self, *layers: Layer, ground: int = 1, above: Sequence[Layer] = ()) -> None:
        self.layers, self._ground, self._above = layers, ground, tuple(above)
        self._last: Drawn | None = None

    def draw(self, sheet: Sheet, palette: BoardPalette, name: Name) -> Iterator[None]:
        """Put the layers down, lowest first.

        What was drawn last is kept: in the same colours and words the next window has it at once.
        """
        drawn = self._last
        if drawn is None or not drawn.is_for(palette, name):
            drawn = Drawn(palette)
        for number, layer in enumerate(self.layers, 1):
            sheet.take(drawn.sheet_of(layer, name))
            if number >= self._ground:
                yield
        self._last = drawn

    def write(self, sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        """Put down what lies over the marks on places."""
        for layer in self._above:
            layer(sheet, palette, name)


def plain(board: BoardGeometry, names: bool = True) -> Layers:
    """Return a painter that any board has: paper, an outline for each place, names."""
    places = list(board.places)
    layers: list[Layer] = [paper(board.rect), outlines(board, places, fill=True)]
    if names:
        layers.append(place_names(board, places))
    return Layers(*layers, ground=2)


# -- ground ----------------------------------------------------------------------------------------


def paper(rect: QRectF) -> Layer:
    """Return a layer of plain paper with an edge."""

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        path = QPainterPath()
        path.addRoundedRect(rect, 24, 24)
        sheet.add(path, pen_of(palette.paper_edge, 6), palette.paper)

    return draw


def sea(rect: QRectF, coast: QPainterPath) -> Layer:
    """Return a layer of sea with shelves that darken away from a coast; lengths in scene units."""

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        path = QPainterPath()
        path.addRect(rect)
        sheet.add(path, None, palette.sea)
        shelf = palette.colour("shelf")
        for width in (190, 130, 80, 40) if shelf.alpha() else ():
            pen = pen_of(shelf, width, join=Qt.PenJoinStyle.BevelJoin)
            sheet.add(coarse_path(coast, width / 5), pen, clip=path)

    return draw


def land(path: QPainterPath, *, abroad: bool = False) -> Layer:
    """Return a layer of land with its coast; `abroad` is what is not played on."""

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        fill = palette.abroad if abroad else palette.paper
        sheet.add(path, pen_of(palette.coast, 7 * palette.weight), fill, hair=0.8)

    return draw


def tinted(
    board: BoardGeometry, tints: Mapping[str, QColor | str] | Callable[[str], QColor | str | None]
) -> Layer:
    """Return a layer that fills places, darker towards their borders."""

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        for place in board.places:
            colour = tints.get(place) if isinstance(tints, Mapping) else tints(place)
            if colour is None:
                continue
            path = outline(board, place)
            tone = _toned(QColor(colour), palette)
            sheet.add(path, None, tone)
            band = QColor(tone).darker(112)
            band.setAlphaF(0.5)
            sheet.add(path, pen_of(band, board.unit * 0.34), clip=path)

    return draw


def _toned(colour: QColor, palette: BoardPalette) -> QColor:
    """Return a tint as it suits a theme: muted in the dark, plain white land in high contrast."""
    if palette.name == DARK:
        return mix(colour, QColor("#17140f"), 0.62)
    return colour


def outlines(
    board: BoardGeometry, places: Iterable[str] | None = None, *, fill: bool = False,
    dotted: bool = False,
) -> Layer:  # fmt: skip
    """Return a layer of borders, perhaps filled with the colour of a cell."""
    chosen = list(board.places if places is None else places)

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        width = board.unit * 0.03 * palette.weight
        for place in chosen:
            dashes = (width * 3, width * 2) if dotted else ()
            pen = pen_of(palette.area_border, width, dashes)
            sheet.add(outline(board, place), pen, palette.cell if fill else None, hair=0.7)

    return draw


def borders(lines: Iterable[Sequence[tuple[float, float]]], kind: str = "region_border",
            width: float = 9.0) -> Layer:  # fmt: skip
    """Return a layer of heavy borders between regions; `kind` is a colour of the palette."""
    kept = [list(line) for line in lines]

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        for line in kept:
            pen = pen_of(palette.colour(kind), width * palette.weight)
            sheet.line([QPointF(x, y) for x, y in line], pen, hair=1.0)

    return draw


# -- hexes -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Terrain:
    """How a kind of hex looks: its colour by day, and an ornament.

    `ornament` is woods, orchard, rough, town, castle, swamp, water, stakes, well, camp, hills,
    peaks or "". With `smooth` hexes of the kind that lie together have one flowing outline, laid
    over the tints of heights; `shore` gives it a coast.
    """

    fill: str
    ornament: str = ""
    at_night: str = ""
    smooth: bool = False
    shore: bool = False


@dataclass(frozen=True)
class HexMap:
    """What is printed on a hex map; ids are those of the board.

    `elevation` shades hexes and hatches the slopes, in the tints of `levels` where they are given;
    `sides` are pairs of hexes with a kind (river, stream, ravine, wall, cliff, ford); `roads`
    chains of hexes; `names` the hexes with a name.
    """

    terrain: Mapping[str, str]
    styles: Mapping[str, Terrain]
    elevation: Mapping[str, int] = field(default_factory=dict)
    sides: Sequence[tuple[str, str, str]] = ()
    roads: Sequence[Sequence[str]] = ()
    names: Sequence[str] = ()
    levels: Sequence[str] = ()


def _by_night(colour: QColor, palette: BoardPalette) -> QColor:
    return mix(colour, QColor("#14120e"), 0.66) if palette.name == DARK else colour


def _fill(style: Terrain | None, palette: BoardPalette) -> QColor:
    """Return the colour of a terrain by day or by night."""
    if style is None:
        return _by_night(QColor(palette.cell), palette)
    if palette.name == DARK and style.at_night:
        return QColor(style.at_night)
    return _by_night(QColor(style.fill), palette)


def _levels(printed: HexMap, palette: BoardPalette) -> list[QColor]:
    """Return the tint of each height, the lowest first."""
    highest = max(printed.elevation.values(), default=0)
    tints = [QColor(tint) for tint in printed.levels]
    while len(tints) <= highest:
        tints.append(mix(tints[-1], QColor("#7a5a34"), 0.2) if tints else QColor(palette.cell))
    return [_by_night(tint, palette) for tint in tints]


def hex_ground(board: HexBoard, printed: HexMap) -> Layer:
    """Return the layer of the ground: tints of heights with shaded slopes, terrain upon them."""

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        back = QPainterPath()
        back.addRect(board.rect)
        sheet.add(back, None, palette.margin)
        whole = field_outline(board)
        tints = _levels(printed, palette)
        sheet.add(whole, None, tints[0])
        for level in range(1, len(tints)):
            higher = [place for place in board.cells if printed.elevation.get(place, 0) >= level]
            if higher:
                _rise(sheet, board, higher, tints[level], whole, palette)
        kinds = sorted({*printed.terrain.values()})
        for kind in kinds:
            style = printed.styles.get(kind)
            places = [place for place in board.cells if printed.terrain.get(place) == kind]
            if style is None or not style.fill:
                continue
            fill = _fill(style, palette)
            if style.smooth:
                area = region(board, places)
                if style.shore:
                    sheet.add(area, pen_of(palette.river_bank, board.size * 0.2), clip=whole)
                    sheet.add(area, pen_of(palette.coast, board.size * 0.07), fill, clip=whole)
                else:
                    fill.setAlphaF(0.72)
                    sheet.add(area, None, fill, clip=whole)
            elif style.ornament or not printed.elevation:
                if printed.elevation:
                    fill.setAlphaF(0.55)
                for place in places:
                    sheet.add(outline(board, place), None, fill)
        sheet.add(whole, pen_of(palette.paper_edge, board.size * 0.05), hair=1.0)

    return draw


def _rise(
    sheet: Sheet, board: HexBoard, higher: Sequence[str], tint: QColor, whole: QPainterPath,
    palette: BoardPalette,
) -> None:  # fmt: skip
    """Put down all that is at least so high: its shadow, its tint, its contour with hatching."""
    size = board.size
    outlines_of = loops(board, with_rim(board, higher))
    area = QPainterPath()
    for loop in outlines_of:
        area.addPath(smooth(loop))
    # Light from the upper left: what lies at the foot of a slope away from it is in the shade.
    night = palette.name == DARK
    for away, alpha in ((0.24, 0.08), (0.17, 0.10), (0.11, 0.12), (0.05, 0.14)):
        shade = QColor(0, 0, 0)
        shade.setAlphaF(alpha * (1.5 if night else 1.0))
        sheet.add(area.translated(size * away * 0.8, size * away), None, shade, clip=whole)
    sheet.add(area, None, tint, clip=whole)
    light = QColor(tint).lighter(122 if night else 113)
    sheet.add(area, pen_of(light, size * 0.16), clip=area & whole)
    sheet.add(area, pen_of(palette.hill_ink, size * 0.035), hair=0.9, clip=whole)
    ticks = QPainterPath()
    for loop in outlines_of:
        for number, (at, out) in enumerate(along(loop)):
            if not whole.contains(at):
                continue
            # Longer where the slope lies in the shade.
            dark = 1.0 + 0.5 * (out.x() + out.y()) / 1.42
            ticks.moveTo(at)
            ticks.lineTo(at + out * size * (0.15 + 0.06 * (number % 3)) * max(0.55, dark))
    ink = QColor(palette.hill_ink)
    ink.setAlphaF(0.9)
    sheet.add(ticks, pen_of(ink, size * 0.026), least=0.12, clip=whole)


def hex_grid(board: HexBoard, *, coordinates: bool = True) -> Layer:
    """Return the layer of the grid, with the number of each hex at its head.

    Where these are too small to be read, columns and rows are numbered at the edge.
    """

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        line = QColor(palette.area_border)
        line.setAlphaF(0.4 if palette.name != "contrast" else 1.0)
        pen = pen_of(line, board.size * 0.022 * palette.weight)
        for place in board.cells:
            sheet.add(outline(board, place), pen, hair=0.6)
        if not coordinates:
            return
        ink = QColor(palette.text)
        ink.setAlphaF(0.7 if palette.name != "contrast" else 1.0)
        near = 0.34
        up = QPointF(0, -board.size * (0.72 if board.flat else 0.74))
        for place, at in board.centres.items():
            text = outlined(place, board.size * 0.15)
            sheet.add(text.translated(at + up), None, ink, least=near)
        if board.flat:
            _edge_numbers(sheet, board, ink, near)

    return draw


def _edge_numbers(sheet: Sheet, board: HexBoard, ink: QColor, most: float) -> None:
    """Number columns above the field and rows at its left, for a look from afar."""
    columns = sorted({column for column, _ in board.cells.values()})
    rows = sorted({row for _, row in board.cells.values()})
    cap = board.size * 0.42
    top = min(at.y() for at in board.centres.values()) - board.size * 1.28
    left = min(at.x() for at in board.centres.values()) - board.size * 1.42
    for column in columns:
        at = QPointF(board.centre(column, rows[0]).x(), top)
        sheet.add(outlined(f"{column:02d}", cap).translated(at), None, ink, most=most)
    for row in rows[:: 1 if len(rows) < 12 else 2]:
        at = QPointF(left, board.centre(columns[0], row).y())
        sheet.add(outlined(f"{row:02d}", cap).translated(at), None, ink, most=most)


def hex_ornaments(board: HexBoard, printed: HexMap) -> Layer:
    """Return the layer of woods, stones, houses and the like."""

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        for place in board.cells:
            style = printed.styles.get(printed.terrain.get(place, ""))
            if style is not None and style.ornament:
                ornament(sheet, palette, style.ornament, board.centres[place], board.size, place)

    return draw


def ornament(sheet: Sheet, palette: BoardPalette, kind: str, at: QPointF, size: float,
             seed: str) -> None:  # fmt: skip
    """Put an ornament down about a point; the same place always looks the same."""
    chance = random.Random(seed)
    night = palette.name == DARK
    ink = QColor(palette.hill_ink)

    def spots(count: int, reach: float) -> list[QPointF]:
        found = []
        turn = chance.random() * math.tau
        for i in range(count):
            away = size * reach * (0.35 + 0.65 * math.sqrt((i + 0.5) / count))
            angle = turn + i * 2.399963
            found.append(at + QPointF(away * math.cos(angle), away * math.sin(angle) * 0.86))
        return sorted(found, key=lambda p: p.y())

    if kind in ("woods", "orchard"):
        leaf = QColor("#3f6b34" if not night else "#4c7a44")
        if kind == "woods":
            stand = spots(8, 0.8)
        else:
            # Trees that were planted: in rows.
            stand = [
                at + QPointF(size * dx, size * dy)
                for dy in (-0.42, 0.0, 0.42) for dx in (-0.45, 0.0, 0.45)
            ]  # fmt: skip
        for p in stand:
            r = size * (0.19 if kind == "woods" else 0.11) * (0.85 + 0.3 * chance.random())
            trunk = QPainterPath()
            trunk.addRect(QRectF(p.x() - r * 0.14, p.y(), r * 0.28, r * 1.2))
            sheet.add(trunk, None, QColor("#5a3d22"), least=0.2)
            crown, light = QPainterPath(), QPainterPath()
            crown.addEllipse(p, r, r * 0.95)
            sheet.add(crown, pen_of(leaf.darker(150), size * 0.014), leaf)
            light.addEllipse(p + QPointF(-r * 0.3, -r * 0.32), r * 0.42, r * 0.36)
            sheet.add(light, None, leaf.lighter(135), least=0.2)
    elif kind in ("rough", "hills"):
        for p in spots(9, 0.74):
            r = size * 0.15 * (0.8 + 0.5 * chance.random())
            stone = QPainterPath(p + QPointF(-r, r * 0.5))
            stone.quadTo(p + QPointF(-r * 0.7, -r * 0.8), p + QPointF(r * 0.1, -r * 0.8))
            stone.quadTo(p + QPointF(r, -r * 0.6), p + QPointF(r * 1.1, r * 0.5))
            stone.closeSubpath()
            sheet.add(stone, pen_of(ink, size * 0.016), palette.hill)
    elif kind == "peaks":
        for p in spots(4, 0.55):
            r = size * 0.26
            peak = QPainterPath(p + QPointF(-r, r * 0.6))
            peak.lineTo(p + QPointF(0, -r * 0.8))
            peak.lineTo(p + QPointF(r, r * 0.6))
            peak.closeSubpath()
            sheet.add(peak, pen_of(palette.peak_ink, size * 0.02), palette.peak)
            side = QPainterPath(p + QPointF(0, -r * 0.8))
            side.lineTo(p + QPointF(r, r * 0.6))
            side.lineTo(p + QPointF(r * 0.15, r * 0.6))
            side.closeSubpath()
            sheet.add(side, None, palette.peak_shade)
    elif kind in ("town", "castle", "city"):
        count, grow = {"town": (5, 1.35), "castle": (1, 2.6), "city": (7, 1.0)}[kind]
        for p in spots(count, 0.5 if count > 1 else 0.0):
            w, h = size * 0.19 * grow, size * 0.15 * grow
            wall = QPainterPath()
            wall.addRect(QRectF(p.x() - w / 2, p.y() - h * 0.2, w, h))
            sheet.add(wall, pen_of(palette.town_ink, size * 0.018), palette.town)
            if kind == "castle":
                for dx in (-0.5, -0.17, 0.17, 0.5):
                    merlon = QPainterPath()
                    merlon.addRect(
                        QRectF(p.x() + dx * w - w * 0.09, p.y() - h * 0.5, w * 0.18, h * 0.36)
                    )
                    sheet.add(merlon, pen_of(palette.town_ink, size * 0.018), palette.town)
            else:
                roof = QPainterPath(p + QPointF(-w * 0.62, -h * 0.2))
                roof.lineTo(p + QPointF(0, -h * 0.85))
                roof.lineTo(p + QPointF(w * 0.62, -h * 0.2))
                roof.closeSubpath()
                sheet.add(roof, pen_of(palette.town_ink, size * 0.018), QColor("#b9583a"))
    elif kind == "swamp":
        for p in spots(8, 0.7):
            for turn in (-0.5, 0.0, 0.5):
                tip = p + QPointF(size * 0.09 * turn, -size * 0.13)
                sheet.line(
                    [p, tip], pen_of(QColor("#4d6a4a" if not night else "#86a982"), size * 0.02)
                )
            sheet.line([p + QPointF(-size * 0.09, 2), p + QPointF(size * 0.09, 2)],
                       pen_of(palette.river, size * 0.018))  # fmt: skip
    elif kind == "well":
        ring = QPainterPath()
        ring.addEllipse(at, size * 0.17, size * 0.14)
        sheet.add(ring, pen_of(palette.town_ink, size * 0.03), palette.river)
    elif kind == "water":
        for p in spots(5, 0.66):
            wave = QPainterPath(p + QPointF(-size * 0.14, 0))
            wave.quadTo(p + QPointF(-size * 0.07, -size * 0.07), p)
            wave.quadTo(p + QPointF(size * 0.07, size * 0.07), p + QPointF(size * 0.14, 0))
            sheet.add(wave, pen_of(palette.sea_line, size * 0.022))
    elif kind == "stakes":
        for row, dy in enumerate((-0.36, 0.0, 0.36)):
            for i in range(6):
                x = size * (-0.62 + 0.24 * i + (0.12 if row % 2 else 0.0))
                foot = at + QPointF(x, size * (dy + 0.14))
                tip = foot + QPointF(size * 0.07, -size * 0.3)
                sheet.line([foot, tip], pen_of(QColor("#4c3018"), size * 0.05), hair=0.9)
                sheet.line([foot + QPointF(-size * 0.01, 0), tip],
                           pen_of(QColor("#c99a5e"), size * 0.022), least=0.2)  # fmt: skip
    elif kind == "camp":
        tent = QPainterPath(at + QPointF(0, -size * 0.2))
        tent.lineTo(at + QPointF(size * 0.22, size * 0.16))
        tent.lineTo(at + QPointF(-size * 0.22, size * 0.16))
        tent.closeSubpath()
        sheet.add(tent, pen_of(palette.town_ink, size * 0.02), palette.town)


def hex_sides(board: HexBoard, printed: HexMap) -> Layer:
    """Return the layer of what lies between hexes: streams, ravines, walls, cliffs."""

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        ends: dict[str, list[tuple[QPointF, QPointF]]] = {}
        for one, other, kind in printed.sides:
            side = side_between(board, one, other)
            if side is not None:
                ends.setdefault(kind, []).append(side)
        for kind, pieces in ends.items():
            lines = chained(pieces)
            if kind in ("river", "stream", "wadi"):
                wide = board.size * (0.2 if kind == "river" else 0.11)
                dashes = (wide * 1.6, wide) if kind == "wadi" else ()
                for line in lines:
                    sheet.add(flowing(line), pen_of(palette.river_bank, wide * 1.9), hair=2.4)
                for line in lines:
                    sheet.add(flowing(line), pen_of(palette.river, wide, dashes), hair=1.5)
            elif kind == "ravine":
                for line in lines:
                    _ravine(sheet, line, board.size, palette)
            elif kind in ("wall", "walls"):
                for a, b in pieces:
                    sheet.line([a, b], pen_of(palette.town_ink, board.size * 0.12), hair=1.5)
                    sheet.line([a, b], pen_of(palette.town, board.size * 0.06,
                                              (board.size * 0.1, board.size * 0.08)))  # fmt: skip
            else:
                for a, b in pieces:
                    sheet.line([a, b], pen_of(palette.peak_ink, board.size * 0.07), hair=1.2)

    return draw


def _ravine(sheet: Sheet, line: Sequence[QPointF], size: float, palette: BoardPalette) -> None:
    """Put down a cut in the ground: a dark bed, and ticks down from both its edges."""
    path = flowing(line)
    bed = QColor(palette.hill_ink)
    bed.setAlphaF(0.6)
    sheet.add(path, pen_of(bed, size * 0.2), hair=2.6)
    sheet.add(path, pen_of(palette.peak_ink, size * 0.06), hair=1.4)
    ticks = QPainterPath()
    for a, b in pairwise(line):
        way = b - a
        across = QPointF(-way.y(), way.x()) / (math.hypot(way.x(), way.y()) or 1.0) * size
        for t in (0.15, 0.38, 0.62, 0.85):
            at = a + way * t
            for side in (-1, 1):
                ticks.moveTo(at + across * 0.2 * side)
                ticks.lineTo(at + across * 0.07 * side)
    sheet.add(ticks, pen_of(palette.peak_ink, size * 0.025), least=0.2)


def side_between(board: HexBoard, one: str, other: str) -> tuple[QPointF, QPointF] | None:
    """Return the ends of the side between two hexes, None where they have none."""
    if one not in board.centres:
        return None
    beside = board.neighbours(one)
    if other not in beside:
        return None
    side, at = beside.index(other), board.centres[one]
    return at + board.corners[side], at + board.corners[(side + 1) % 6]


def chains(points: Iterable[Sequence[QPointF]], *, width: float, kind: str = "road") -> Layer:
    """Return a layer of roads (or rivers, with kind ``river``) through points, rounded."""
    kept = [list(line) for line in points]

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        edge, core = ("road_edge", "road") if kind == "road" else ("river_bank", "river")
        paths = [rounded(line) for line in kept if len(line) > 1]
        for path in paths:
            sheet.add(path, pen_of(palette.colour(edge), width * 1.55), hair=1.4)
        for path in paths:
            dashes = (width * 2.6, width * 1.3) if kind == "road" else ()
            sheet.add(path, pen_of(palette.colour(core), width, dashes, Qt.PenCapStyle.FlatCap
                                   if dashes else Qt.PenCapStyle.RoundCap), hair=0.9)  # fmt: skip

    return draw


def hex_roads(board: HexBoard, printed: HexMap) -> Layer:
    """Return the layer of roads through the centres of hexes."""
    lines = [[board.centres[name] for name in road if name in board.centres]
             for road in printed.roads]  # fmt: skip

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        paths = [rounded(line) for line in lines if len(line) > 1]
        for path in paths:
            sheet.add(path, pen_of(palette.road_edge, board.size * 0.17), hair=2.4)
        for path in paths:
            sheet.add(path, pen_of(palette.road, board.size * 0.1), hair=1.2)

    return draw


def rounded(points: Sequence[QPointF]) -> QPainterPath:
    """Return a line through points without corners."""
    path = QPainterPath(points[0])
    for i in range(len(points) - 1):
        before, a, b = points[max(0, i - 1)], points[i], points[i + 1]
        after = points[min(len(points) - 1, i + 2)]
        path.cubicTo(a + (b - before) / 6, b - (after - a) / 6, b)
    return path


def hex_map(board: HexBoard, printed: HexMap, *, coordinates: bool = True) -> Layers:
    """Return a painter of a whole hex map: ground, slopes, ornaments, rivers, roads, grid."""
    return Layers(
        hex_ground(board, printed),
        hex_roads(board, printed),
        hex_sides(board, printed),
        hex_ornaments(board, printed),
        hex_grid(board, coordinates=coordinates),
        place_names(board, printed.names, cap=board.size * 0.34),
        boxes(board),
    )


# -- writing and boxes -----------------------------------------------------------------------------


def boxes(board: BoardGeometry, titles: Mapping[str, str] | None = None) -> Layer:
    """Return the layer of boxes beside the map, each with its name at the head."""
    own = board._boxes.boxes if hasattr(board, "_boxes") else {}

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        for place, box in own.items():
            path = outline(board, place)
            sheet.add(path, pen_of(palette.paper_edge, board.unit * 0.04), palette.paper)
            text = (titles or {}).get(place) or name(place)
            if text:
                cap = min(board.unit * 0.34, box.height() * 0.16)
                letters = outlined(text, cap, width=box.width() * 0.92)
                at = QPointF(box.center().x(), box.top() + cap * 1.3)
                sheet.add(letters.translated(at), None, palette.text, least=0.1)

    return draw


def place_names(board: BoardGeometry, places: Iterable[str], *, cap: float = 0.0) -> Layer:
    """Return the layer of names of places, with halos; `cap` is the height of capitals."""
    chosen = list(places)

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        size = cap or board.unit * 0.19
        for place in chosen:
            text = name(place)
            if text:
                letters = outlined(text, size).translated(board.anchor(place, "label"))
                sheet.add(letters, pen_of(palette.halo, size * 0.55), least=0.12)
                sheet.add(letters, None, palette.text, least=0.12)

    return draw


def links(board: BoardGeometry, pairs: Iterable[tuple[str, str, str]], width: float = 7.0) -> Layer:
    """Return the layer of ways between places: dotted lines from middle to middle.

    The kind of each says what bars it half-way: ``river``, ``mountain``, ``sea`` or "".
    """
    kept = list(pairs)

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        for one, other, kind in kept:
            a, b = board.anchor(one), board.anchor(other)
            colour = QColor(palette.sea_line if kind == "sea" else palette.road_edge)
            colour.setAlphaF(0.75)
            sheet.line([a, b], pen_of(colour, width, (width * 1.2, width * 2.2)), hair=0.8)
            if kind in ("river", "mountain"):
                way = b - a
                far = math.hypot(way.x(), way.y()) or 1.0
                across = QPointF(-way.y(), way.x()) * (board.unit * 0.42 / far)
                middle = (a + b) / 2
                bar = rounded([middle - across, middle + way * 0.02, middle + across])
                if kind == "river":
                    sheet.add(bar, pen_of(palette.river_bank, width * 3.4), hair=2.0)
                    sheet.add(bar, pen_of(palette.river, width * 2.2), hair=1.4)
                else:
                    sheet.add(bar, pen_of(palette.peak_ink, width * 2.6), hair=2.0)
                    sheet.add(bar, pen_of(palette.peak, width * 1.2), hair=1.0)

    return draw


def sea_name(text: Callable[[], str], at: QPointF, cap: float, turn: float = 0.0) -> Layer:
    """Return the layer of a name on the water; `turn` in degrees."""

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        from PySide6.QtGui import QTransform

        letters = outlined(text(), cap, italic=True, spaced=0.35)
        place = QTransform.fromTranslate(at.x(), at.y()).rotate(turn)
        sheet.add(place.map(letters), None, palette.sea_text)

    return draw


def sunken(path: QPainterPath, colour: QColor) -> QLinearGradient:
    """Return a brush that darkens a shape towards its foot."""
    rect = path.boundingRect()
    gradient = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    gradient.setColorAt(0.0, colour.lighter(108))
    gradient.setColorAt(1.0, colour.darker(112))
    return gradient
