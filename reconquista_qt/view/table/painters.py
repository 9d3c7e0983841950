"""Painters of boards, to be put together: land and sea, provinces, hexes, rivers, roads, names."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainterPath, QPolygonF

from reconquista_qt.view.board.paint_marks import Sheet, mix, pen_of
from reconquista_qt.view.board.palette import BoardPalette

from .geometry import BoardGeometry, HexBoard, outline
from .lettering import outlined
from .map_layer import Name

Layer = Callable[[Sheet, BoardPalette, Name], None]
DARK: Final = "dark"


class Layers:
    """A board painted layer by layer; the first `ground` of them stand while the rest is drawn.

    What is put down by `above` lies over the marks on places: names, signs.
    """

    def __init__(self, *layers: Layer, ground: int = 1, above: Sequence[Layer] = ()) -> None:
        self.layers, self._ground, self._above = layers, ground, tuple(above)

    def draw(self, sheet: Sheet, palette: BoardPalette, name: Name) -> Iterator[None]:
        """Put the layers down, lowest first."""
        for number, layer in enumerate(self.layers, 1):
            layer(sheet, palette, name)
            if number >= self._ground:
                yield

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
        for width in (190, 130, 80, 40):
            sheet.add(coast, pen_of(palette.colour("shelf"), width), clip=path)

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

    `ornament` is woods, rough, town, castle, swamp, orchard, well, camp, hills, peaks or "".
    """

    fill: str
    ornament: str = ""
    at_night: str = ""


@dataclass(frozen=True)
class HexMap:
    """What is printed on a hex map; ids are those of the board.

    `elevation` shades hexes and hatches the sides where they fall; `sides` are pairs of hexes with
    a kind (river, stream, wall, cliff, ford); `roads` chains of hexes.
    """

    terrain: Mapping[str, str]
    styles: Mapping[str, Terrain]
    elevation: Mapping[str, int] = field(default_factory=dict)
    sides: Sequence[tuple[str, str, str]] = ()
    roads: Sequence[Sequence[str]] = ()
    names: Sequence[str] = ()


def hex_ground(board: HexBoard, printed: HexMap) -> Layer:
    """Return the layer of hexes: terrain colours, lighter the higher, shaded where they fall."""

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        night = palette.name == DARK
        path = QPainterPath()
        path.addRect(board.rect)
        sheet.add(path, None, palette.margin)
        for place in board.cells:
            style = printed.styles.get(printed.terrain.get(place, ""))
            fill = QColor(palette.cell if style is None else style.fill)
            if night:
                own = style is not None and style.at_night
                fill = (
                    QColor(style.at_night) if own and style else mix(fill, QColor("#14120e"), 0.66)
                )
            level = printed.elevation.get(place, 0)
            if level:
                fill = mix(
                    fill, QColor("#7a5a34" if not night else "#c9a774"), min(0.5, 0.13 * level)
                )
            sheet.add(outline(board, place), pen_of(fill, 1.5), fill)

    return draw


def hex_slopes(board: HexBoard, printed: HexMap) -> Layer:
    """Return the layer of slopes: the lower side of each fall is shaded and hatched."""

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        shade = QColor("#2b1a0a" if palette.name != DARK else "#000000")
        ink = QColor(palette.hill_ink)
        for place, level in printed.elevation.items():
            if place not in board.cells:
                continue
            centre = board.centres[place]
            for side, other in enumerate(board.neighbours(place)):
                fall = level - printed.elevation.get(other, level) if other else 0
                if fall <= 0:
                    continue
                a, b = board.corners[side], board.corners[(side + 1) % 6]
                out = (a + b) / 2
                depth = 1 + 0.2 * min(3, fall)
                band = QPolygonF([centre + a, centre + b, centre + b + (out * (depth - 1)),
                                  centre + a + (out * (depth - 1))])  # fmt: skip
                strip = QPainterPath()
                strip.addPolygon(band)
                strip.closeSubpath()
                # Light from the upper left: slopes away from it lie in the shade.
                dark = 0.10 + 0.16 * max(0.0, (out.x() + out.y()) / (2 * board.size))
                tone = QColor(shade)
                tone.setAlphaF(min(0.42, dark * fall))
                sheet.add(strip, None, tone)
                for t in (0.12, 0.3, 0.5, 0.7, 0.88):
                    foot = centre + a + (b - a) * t
                    sheet.line([foot, foot + out * (0.10 + 0.07 * fall)], pen_of(ink, 2.4),
                               least=0.22)  # fmt: skip
                sheet.line([centre + a, centre + b], pen_of(ink, 3.5), hair=0.8)

    return draw


def hex_grid(board: HexBoard, *, coordinates: bool = True) -> Layer:
    """Return the layer of the grid, with the number of each hex at its head."""

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        line = QColor(palette.area_border)
        line.setAlphaF(0.55 if palette.name != "contrast" else 1.0)
        pen = pen_of(line, board.size * 0.022 * palette.weight)
        for place in board.cells:
            sheet.add(outline(board, place), pen, hair=0.6)
        if coordinates:
            ink = QColor(palette.text)
            ink.setAlphaF(0.62 if palette.name != "contrast" else 1.0)
            up = QPointF(0, -board.size * (0.70 if board.flat else 0.72))
            for place, at in board.centres.items():
                text = outlined(place, board.size * 0.13)
                sheet.add(text.translated(at + up), None, ink, least=0.28)

    return draw


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
        for p in spots(7 if kind == "woods" else 5, 0.72):
            r = size * (0.15 if kind == "woods" else 0.1) * (0.85 + 0.3 * chance.random())
            trunk = QPainterPath()
            trunk.addRect(QRectF(p.x() - r * 0.14, p.y(), r * 0.28, r * 1.2))
            sheet.add(trunk, None, QColor("#5a3d22"), least=0.2)
            crown, light = QPainterPath(), QPainterPath()
            crown.addEllipse(p, r, r * 0.95)
            sheet.add(crown, pen_of(leaf.darker(150), size * 0.014), leaf)
            light.addEllipse(p + QPointF(-r * 0.3, -r * 0.32), r * 0.42, r * 0.36)
            sheet.add(light, None, leaf.lighter(135), least=0.2)
    elif kind in ("rough", "hills"):
        for p in spots(6, 0.66):
            r = size * 0.1 * (0.8 + 0.5 * chance.random())
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
        count, grow = {"town": (4, 1.0), "castle": (1, 1.9), "city": (7, 1.0)}[kind]
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
    elif kind == "camp":
        tent = QPainterPath(at + QPointF(0, -size * 0.2))
        tent.lineTo(at + QPointF(size * 0.22, size * 0.16))
        tent.lineTo(at + QPointF(-size * 0.22, size * 0.16))
        tent.closeSubpath()
        sheet.add(tent, pen_of(palette.town_ink, size * 0.02), palette.town)


def hex_sides(board: HexBoard, printed: HexMap) -> Layer:
    """Return the layer of what lies between hexes: rivers, walls, cliffs."""

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        for one, other, kind in printed.sides:
            ends = side_between(board, one, other)
            if ends is None:
                continue
            a, b = ends
            if kind in ("river", "stream", "wadi"):
                wide = board.size * (0.16 if kind == "river" else 0.09)
                path = QPainterPath(a)
                bow = QPointF(-(b - a).y(), (b - a).x()) * 0.09
                path.cubicTo(a + (b - a) * 0.33 + bow, a + (b - a) * 0.66 - bow, b)
                sheet.add(path, pen_of(palette.river_bank, wide * 1.35), hair=1.6)
                dashes = (wide * 1.6, wide) if kind == "wadi" else ()
                sheet.add(path, pen_of(palette.river, wide, dashes), hair=1.2)
            elif kind in ("wall", "walls"):
                sheet.line([a, b], pen_of(palette.town_ink, board.size * 0.12), hair=1.5)
                sheet.line([a, b], pen_of(palette.town, board.size * 0.06,
                                          (board.size * 0.1, board.size * 0.08)))  # fmt: skip
            else:
                sheet.line([a, b], pen_of(palette.peak_ink, board.size * 0.07), hair=1.2)

    return draw


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
    return chains(lines, width=board.size * 0.085)


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
        hex_slopes(board, printed),
        hex_ornaments(board, printed),
        hex_sides(board, printed),
        hex_roads(board, printed),
        hex_grid(board, coordinates=coordinates),
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
