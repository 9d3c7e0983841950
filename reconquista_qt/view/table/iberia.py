"""Boards on the Iberian peninsula of which only the middles of areas are known.

Each area is the ground nearest to its middle, cut by the coast; what lies at sea or beyond the map
is a box. Where two neighbours share a border, what bars it is drawn along it; where they share
none (a strait, a corner), a dotted way joins them; a border that is no way is a double line.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath

from reconquista_qt.view.board.paint_marks import Sheet, mix, pen_of
from reconquista_qt.view.board.palette import BoardPalette

from . import coast
from .geometry import Point, PolygonBoard, outline
from .labels import arrange
from .lettering import outlined
from .map_layer import Name
from .painters import (
    DARK,
    Layer,
    Layers,
    land,
    links,
    ornament,
    outlines,
    sea,
    tinted,
)

UNIT: Final = 104.0
CAP: Final = UNIT * 0.43  # of the names of areas
BOX: Final = (370.0, 250.0)  # of a sea or an off-map area
# What is shown: the open ocean in the west and the Provence tell nothing and would cost size.
SHEET: Final = QRectF(430.0, 0.0, 5290.0, 4200.0)
LARGEST: Final = 1.45  # a counter at the fit zoom, in units
_STEPS: Final = 80  # a border is looked for in so many pieces


@dataclass(frozen=True)
class Town:
    """What is built in an area: 1 a town, 2 a walled city, 3 a great one; 0 nothing."""

    size: int = 0
    throne: bool = False
    port: bool = False


class IberianBoard(PolygonBoard):
    """Areas around their anchors (`lon`, `lat`), and boxes for those named in `boxed`.

    In areas with a garrison (`garrisons`) the field lies left of the middle and the slot `second`
    to its right.
    """

    def __init__(
        self,
        areas: Iterable[Mapping[str, Any]],
        boxed: Iterable[Mapping[str, Any]],
        neighbours: Mapping[str, Sequence[str]],
        *,
        garrisons: Iterable[str] = (),
        rings: Mapping[str, Sequence[Sequence[Point]]] | None = None,
        middles: Mapping[str, Point] | None = None,
        boxes: Mapping[str, QRectF] | None = None,
        unit: float = UNIT,
    ) -> None:
        """Outlines (`rings`), middles and boxes of a game's own take the place of those found."""
        anchors: dict[str, Point] = dict(middles or {})
        for area in areas:
            if area["id"] not in anchors:
                anchors[area["id"]] = coast.at(area["anchor"]["lon"], area["anchor"]["lat"])
        sheet = SHEET
        places: dict[str, QRectF] = dict(boxes or {})
        wide, high = BOX
        for box in boxed:
            if box["id"] in places:
                continue
            x, y = coast.at(box["anchor"]["lon"], box["anchor"]["lat"])
            left = min(max(x - wide / 2, sheet.left() + 20), sheet.right() - wide - 20)
            top = min(max(y - high / 2, sheet.top() + 20), sheet.bottom() - high - 20)
            places[box["id"]] = QRectF(left, top, wide, high)
        rings = coast.provinces(anchors) if rings is None else rings
        held = frozenset(garrisons)
        slots: dict[str, dict[str, Point]] = {}
        for name, (x, y) in anchors.items():
            field = (x - unit * 0.7, y) if name in held else (x, y)
            second = (x + unit * 0.85, y) if name in held else (x + unit, y - unit * 0.55)
            slots[name] = {"": field, "second": second, "label": (x, y + unit * 1.02),
                           "middle": (x, y)}  # fmt: skip
        super().__init__(
            sheet, {name: rings[name] for name in anchors}, slots,
            neighbours=neighbours, boxes=places, unit=unit,
        )  # fmt: skip
        self.areas = tuple(anchors)
        self.held = held
        self.boxes: Mapping[str, QRectF] = places

    def anchor(self, place: str, slot: str = "") -> QPointF:
        """Return the anchor of a slot; in a box the counters lie below its name."""
        if place in self.boxes and slot == "":
            return self.boxes[place].center() + QPointF(0, self.unit * 0.33)
        return super().anchor(place, slot)

    def counter_rooms(self) -> list[QRectF]:
        """Return where counters lie at the fit zoom, and the boxes: no name may stand there."""
        rooms = list(self.boxes.values())
        side = UNIT * LARGEST
        for name in self.areas:
            for slot in ("", "second") if name in self.held else ("",):
                at = self.anchor(name, slot)
                rooms.append(QRectF(at.x() - side / 2, at.y() - side / 2, side, side))
        return rooms

    def border(self, one: str, other: str) -> list[QPointF]:
        """Return the border that two areas share on land as a line, [] where they share none."""
        a, b = self.anchor(one, "middle"), self.anchor(other, "middle")
        way = b - a
        far = math.hypot(way.x(), way.y())
        middle, ahead = (a + b) / 2, way / far
        across = QPointF(-ahead.y(), ahead.x())
        reach = UNIT * 9
        best: list[QPointF] = []
        run: list[QPointF] = []
        for i in range(_STEPS + 1):
            point = middle + across * (reach * (2 * i / _STEPS - 1))
            near, beyond = point - ahead * 9, point + ahead * 9
            if self.at(near.x(), near.y()) == one and self.at(beyond.x(), beyond.y()) == other:
                run.append(point)
                best = run if len(run) > len(best) else best
            else:
                run = []
        return best if len(best) > 1 else []


def painter(
    board: IberianBoard,
    tint: Callable[[str], str | None],
    pairs: Iterable[tuple[str, str, str]],
    *,
    towns: Mapping[str, Town] | None = None,
    ground: Mapping[str, str] | None = None,
    printed: Callable[[str], str] = str,
    title: tuple[str, str] = ("", ""),
) -> Layers:
    """Return a painter of such a board: sea, tinted areas, borders, towns, names.

    `pairs` are neighbours and what bars the way between them (``river``, ``mountain``, ``sea`` or
    ""); `ground` ornaments by area; `printed` makes the name on the map of a place's name; `title`
    is the game's name and a line below it.
    """
    shared: dict[tuple[str, str], tuple[list[QPointF], str]] = {}
    apart: list[tuple[str, str, str]] = []
    for one, other, kind in pairs:
        line = board.border(one, other) if one in board.areas and other in board.areas else []
        if line:
            shared[one, other] = line, kind
        else:
            apart.append((one, other, kind))
    barred = [
        line for line in (board.border(a, b) for a, b in _no_ways(board, shared, apart)) if line
    ]
    return Layers(
        sea(coast.rect(), coast.land()),
        land(coast.abroad(), abroad=True),
        land(coast.mainland()),
        land(coast.islands()),
        tinted(board, lambda place: tint(place) if place in board.areas else None),
        outlines(board, board.areas),
        ornaments(board, ground or {}),
        links(board, apart, 5.0),
        cartouches(board, printed),
        headline(title),
        ground=5,
        above=(
            no_ways(barred),
            barriers([found for found in shared.values() if found[1] in ("river", "mountain")]),
            signs(board, towns or {}),
            area_names(board, printed),
        ),
    )


def _no_ways(
    board: IberianBoard, shared: Iterable[tuple[str, str]], apart: Iterable[tuple[str, str, str]]
) -> list[tuple[str, str]]:
    """Return the pairs of areas that are not joined, those far from each other left out."""
    joined = {frozenset(pair) for pair in shared} | {frozenset(pair[:2]) for pair in apart}
    found = []
    for i, one in enumerate(board.areas):
        for other in board.areas[i + 1 :]:
            way = board.anchor(other, "middle") - board.anchor(one, "middle")
            if math.hypot(way.x(), way.y()) < UNIT * 10 and frozenset((one, other)) not in joined:
                found.append((one, other))
    return found


def no_ways(lines: Sequence[Sequence[QPointF]]) -> Layer:
    """Return a layer of borders that nobody crosses: a double line."""

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        for line in lines:
            sheet.line(line, pen_of(palette.area_border, 17 * palette.weight), hair=3.0)
            sheet.line(line, pen_of(palette.paper, 8), hair=1.2)

    return draw


def barriers(lines: Sequence[tuple[Sequence[QPointF], str]]) -> Layer:
    """Return a layer of what bars borders: rivers as blue lines, mountains as rows of peaks."""

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        for line, kind in lines:
            if kind == "river":
                way = _winding(line)
                sheet.add(way, pen_of(palette.river_bank, 24), hair=2.6)
                sheet.add(way, pen_of(palette.river, 15), hair=1.8)
        for line, kind in lines:
            if kind == "mountain":
                _peaks(sheet, palette, line)

    return draw


def _winding(line: Sequence[QPointF]) -> QPainterPath:
    """Return a line that swings a little about another."""
    path = QPainterPath(line[0])
    for i in range(1, len(line)):
        step = line[i] - line[i - 1]
        side = QPointF(-step.y(), step.x()) * (0.42 if i % 2 else -0.42)
        path.quadTo((line[i] + line[i - 1]) / 2 + side, line[i])
    return path


def _peaks(sheet: Sheet, palette: BoardPalette, line: Sequence[QPointF]) -> None:
    first, last = line[0], line[-1]
    length = math.hypot(last.x() - first.x(), last.y() - first.y())
    count = max(1, round(length / 62))
    wide, high = 27.0, 40.0
    spots = [first + (last - first) * ((i + 0.5) / count) for i in range(count)]
    for at in sorted(spots, key=lambda p: p.y()):
        foot = at + QPointF(0, high * 0.45)
        top = foot + QPointF(0, -high)
        peak = QPainterPath(foot + QPointF(-wide, 0))
        peak.lineTo(top)
        peak.lineTo(foot + QPointF(wide, 0))
        sheet.add(peak, pen_of(palette.peak_ink, 5), palette.peak, hair=0.8)
        shade = QPainterPath(top)
        shade.lineTo(foot + QPointF(wide, 0))
        shade.lineTo(foot + QPointF(wide * 0.15, 0))
        shade.closeSubpath()
        sheet.add(shade, None, palette.peak_shade)


def ornaments(board: IberianBoard, kinds: Mapping[str, str]) -> Layer:
    """Return a layer of what covers the ground of areas, such as hills or swamp."""

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        for place, kind in kinds.items():
            ornament(sheet, palette, kind, board.anchor(place, "middle"), UNIT * 1.5, place)

    return draw


def cartouches(board: IberianBoard, printed: Callable[[str], str]) -> Layer:
    """Return the layer of seas and off-map areas: a plate with its name, and an anchor at sea."""

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        shores = coast.land()
        for place, box in board.boxes.items():
            wet = not shores.contains(box.center())
            fill = mix(QColor(palette.sea), QColor(palette.paper), 0.45) if wet else palette.paper
            edge = palette.sea_line if wet else palette.paper_edge
            ink = palette.text if palette.name != "light" or not wet else palette.port_ink
            sheet.add(outline(board, place), pen_of(edge, 6 * palette.weight), fill, hair=1.0)
            if wet:
                faint = QColor(edge)
                faint.setAlphaF(0.75)
                anchor_sign(sheet, board.anchor(place), UNIT * 0.42, faint)
            text = printed(name(place))
            letters = outlined(text, 34, italic=wet, width=box.width() * 0.9)
            at = QPointF(box.center().x(), box.top() + 38)
            sheet.add(letters.translated(at), None, ink, least=0.06)

    return draw


def anchor_sign(sheet: Sheet, at: QPointF, size: float, ink: QColor | str) -> None:
    """Put an anchor down about a point; `size` is half its height."""
    pen = pen_of(ink, size * 0.2)
    path = QPainterPath()
    path.addEllipse(at + QPointF(0, -size * 0.8), size * 0.2, size * 0.2)
    path.moveTo(at + QPointF(0, -size * 0.6))
    path.lineTo(at + QPointF(0, size * 0.9))
    path.moveTo(at + QPointF(-size * 0.4, -size * 0.3))
    path.lineTo(at + QPointF(size * 0.4, -size * 0.3))
    path.moveTo(at + QPointF(-size * 0.75, size * 0.25))
    path.quadTo(at + QPointF(-size * 0.6, size * 0.9), at + QPointF(0, size * 0.9))
    path.quadTo(at + QPointF(size * 0.6, size * 0.9), at + QPointF(size * 0.75, size * 0.25))
    sheet.add(path, pen, hair=1.0)


def signs(board: IberianBoard, towns: Mapping[str, Town]) -> Layer:
    """Return the layer of towns by size, with a crown where a throne stands, and of ports."""

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        for place, town in towns.items():
            at = board.anchor(place, "second")
            if town.size:
                _town(sheet, palette, at, town)
            if town.port:
                anchor_sign(sheet, at + QPointF(UNIT * 0.75, UNIT * 0.1), UNIT * 0.3,
                        palette.port_ink)  # fmt: skip

    return draw


def _town(sheet: Sheet, palette: BoardPalette, at: QPointF, town: Town) -> None:
    pen = pen_of(palette.town_ink, 5)
    wall = QColor("#f1e4c6" if palette.name != DARK else "#b9a982")
    wide = UNIT * (0.2 + 0.11 * town.size)
    foot = at + QPointF(0, UNIT * 0.3)
    towers = {1: (0.0,), 2: (-0.8, 0.8), 3: (-0.9, 0.0, 0.9)}[town.size]
    path = QPainterPath()
    path.addRect(QRectF(foot.x() - wide, foot.y() - UNIT * 0.3, wide * 2, UNIT * 0.3))
    sheet.add(path, pen, wall, hair=0.8)
    for share in towers:
        x = foot.x() + wide * share
        high = UNIT * (0.62 if share == 0.0 and town.size == 3 else 0.48)
        half = UNIT * 0.1
        tower, roof = QPainterPath(), QPainterPath(QPointF(x - half * 1.4, foot.y() - high))
        tower.addRect(QRectF(x - half, foot.y() - high, half * 2, high))
        sheet.add(tower, pen, wall, hair=0.8)
        roof.lineTo(x, foot.y() - high - UNIT * 0.2)
        roof.lineTo(x + half * 1.4, foot.y() - high)
        roof.closeSubpath()
        sheet.add(roof, pen, palette.town, hair=0.8)
    if town.throne:
        _crown(sheet, palette, at + QPointF(0, -UNIT * 0.72), UNIT * 0.26)


def _crown(sheet: Sheet, palette: BoardPalette, at: QPointF, half: float) -> None:
    path = QPainterPath(at + QPointF(-half * 0.8, half * 0.6))
    for x, y in ((-1.0, -0.5), (-0.45, 0.0), (0.0, -0.8), (0.45, 0.0), (1.0, -0.5), (0.8, 0.6)):
        path.lineTo(at + QPointF(half * x, half * y))
    path.closeSubpath()
    sheet.add(path, pen_of(palette.town_ink, 5), palette.gold, hair=0.8)


def headline(title: tuple[str, str]) -> Layer:
    """Return the layer of the title on a plate in the ocean: the game's name and a line below."""

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        if not title[0]:
            return
        plate = QRectF(SHEET.left() + 70, SHEET.bottom() - 480, 1180, 330)
        for inset, width in ((0.0, 12.0), (24.0, 4.0)):
            path = QPainterPath()
            path.addRoundedRect(plate.adjusted(inset, inset, -inset, -inset), 30, 30)
            sheet.add(path, pen_of(palette.paper_edge, width), None if inset else palette.paper,
                      hair=0.8)  # fmt: skip
        middle = plate.center()
        lines = [(title[0], 92.0, -42.0 if title[1] else 0.0, 0.3), (title[1], 46.0, 78.0, 0.1)]
        for text, cap, y, spaced in lines if title[1] else lines[:1]:
            letters = outlined(text, cap, spaced=spaced, width=plate.width() * 0.86)
            sheet.add(letters.translated(middle + QPointF(0, y)), None, palette.text)

    return draw


def area_names(board: IberianBoard, printed: Callable[[str], str]) -> Layer:
    """Return the layer of the names of areas, with halos, each where it has room."""

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        names = {place: printed(name(place)) for place in board.areas}
        anchors = {place: board.anchor(place, "label") for place in board.areas}
        labels = arrange(names, anchors, board.at, board.rect, board.counter_rooms(),
                         cap=CAP, unit=UNIT)  # fmt: skip
        halo = QColor(palette.halo)
        halo.setAlphaF(0.85)
        for label in labels.values():
            letters = label.path()
            sheet.add(letters, pen_of(halo, label.cap * 0.5), halo, least=0.06)
            sheet.add(letters, None, palette.text, least=0.06)

    return draw
