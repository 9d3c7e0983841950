"""What is printed on the map: provinces of four zones, relief, rivers, passes, straits, anchors.

Borders are dotted as on the game's own map; those between zones have a band. What a border is
shows by its shape: a river winds in blue with its name, a pass opens between two peaks, a valley
is a track into the mountains, a strait two arrows and a ship.
"""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QTransform

from reconquista_qt.games.hispania.rules.board import Board
from reconquista_qt.games.hispania.rules.filedata import AreaData
from reconquista_qt.view.board.paint_marks import Sheet, mix, pen_of
from reconquista_qt.view.board.palette import BoardPalette
from reconquista_qt.view.table import coast
from reconquista_qt.view.table.geometry import outline
from reconquista_qt.view.table.iberia import SHEET, anchor_sign, no_ways
from reconquista_qt.view.table.labels import arrange
from reconquista_qt.view.table.lettering import outlined
from reconquista_qt.view.table.map_layer import Name
from reconquista_qt.view.table.painters import DARK, Layer, Layers, land, rounded, sea, tinted
from reconquista_qt.view.table.symbols import symbol

from .ground import FRAME, UNIT, ProvinceBoard, abroad

ZONES: Final = {"norte": "#d8bf92", "centro": "#dfae97", "este": "#ead68a", "sur": "#b9cf9c"}
BANDS: Final = {"norte": "#8a6427", "centro": "#a3402c", "este": "#b08a12", "sur": "#4d7a34"}
CAP: Final = UNIT * 0.37
BRONZE: Final = "#8f6a2c"


@dataclass
class Plan:
    """Where everything is printed; found once for each board and set of borders."""

    rivers: dict[str, list[list[QPointF]]] = field(default_factory=dict)
    passes: list[tuple[QPointF, QPointF]] = field(default_factory=list)  # middle, way across
    plain: list[list[QPointF]] = field(default_factory=list)
    zones: list[tuple[list[QPointF], str, str]] = field(default_factory=list)
    corners: list[tuple[str, str]] = field(default_factory=list)
    straits: list[tuple[QPointF, QPointF]] = field(default_factory=list)
    ways_out: list[tuple[QPointF, QPointF]] = field(default_factory=list)
    valleys: list[list[QPointF]] = field(default_factory=list)
    ports: list[tuple[QPointF, bool]] = field(default_factory=list)
    closed: list[list[QPointF]] = field(default_factory=list)
    coins: dict[str, QPointF] = field(default_factory=dict)
    stacks: dict[str, QPointF] = field(default_factory=dict)
    sites: dict[str, QPointF] = field(default_factory=dict)


@lru_cache(maxsize=8)
def plan_of(board: ProvinceBoard, rules: Board) -> Plan:
    """Return where everything is printed."""
    plan = Plan()
    by_id = {area["id"]: area for area in rules.map_data["areas"]}
    options = rules.options
    joined: set[frozenset[str]] = set()
    for edge in rules.map_data["edges"]:
        if "option" in edge and not getattr(options, edge["option"]):
            continue
        one, other = edge["a"], edge["b"]
        joined.add(frozenset((one, other)))
        river = edge["river"] or (edge["extra_river"] if options.anas_munda else None)
        if edge["kind"] == "strait":
            plan.straits.append(_strait(board, one, other))
            continue
        line = board.border(one, other) if one in board.areas and other in board.areas else []
        if not line:
            _way_without_border(board, plan, one, other, bool(edge["pass"]))
            continue
        if river:
            plan.rivers.setdefault(river, []).append(line)
        elif by_id[one]["zone"] == by_id[other]["zone"]:
            plan.plain.append(line)
        if by_id[one]["zone"] != by_id[other]["zone"]:
            plan.zones.append((line, by_id[one]["zone"] or "", by_id[other]["zone"] or ""))
        if edge["pass"]:
            middle = line[len(line) // 2]
            way = board.anchor(other, "middle") - board.anchor(one, "middle")
            plan.passes.append((middle, way))
    for one, other in board.provinces.pairs():
        if frozenset((one, other)) not in joined and one < other:
            line = board.border(one, other)
            if len(line) > 3:
                plan.closed.append(line)
    for valley in rules.map_data["valleys"]:
        for start in valley["from"]:
            line = board.border(start, valley["area"])
            if line:
                plan.valleys.append(_track(board, line, start, valley["area"]))
    for area in rules.map_data["areas"]:
        for port in area["ports"]:
            spot = _port(board, area["id"], port["sea"], plan.ports)
            plan.ports.append((spot, bool(port["barred"])))
    _signs(board, plan, by_id)
    return plan


def _way_without_border(
    board: ProvinceBoard, plan: Plan, one: str, other: str, is_pass: bool
) -> None:
    """Note a way over a corner, or off the map."""
    if one in board.areas and other in board.areas:
        plan.corners.append((one, other))
        return
    inner, outer = (one, other) if one in board.areas else (other, one)
    if inner not in board.areas:
        a, b = board.boxes[one].center(), board.boxes[other].center()
        plan.ways_out.append((_off(board.boxes[one], b), _off(board.boxes[other], a)))
        return
    box = board.boxes[outer]
    at = board.shore_toward(inner, box.center())
    start = _off(box, at)
    way = at - start
    far = math.hypot(way.x(), way.y()) or 1.0
    plan.ways_out.append((start, at + way * (46 / far)))
    if is_pass:
        plan.passes.append((at, way))


def _off(box: QRectF, goal: QPointF) -> QPointF:
    """Return where the straight way from a box's middle to a goal leaves the box."""
    middle = box.center()
    way = goal - middle
    shares = [
        room / abs(part)
        for room, part in ((box.width() / 2, way.x()), (box.height() / 2, way.y()))
        if part
    ]
    return middle + way * min(shares, default=0.0)


def _strait(board: ProvinceBoard, one: str, other: str) -> tuple[QPointF, QPointF]:
    """Return the two shores of a strait."""
    ends = []
    for here, there in ((one, other), (other, one)):
        far = board.boxes[there].center() if there in board.boxes else board.anchor(there, "middle")
        if here in board.boxes:
            ends.append(_off(board.boxes[here], far))
        else:
            ends.append(board.shore_toward(here, far))
    return ends[0], ends[1]


def _track(board: ProvinceBoard, line: Sequence[QPointF], start: str, valley: str) -> list[QPointF]:
    """Return a track from one region over the middle of a border into a valley."""
    middle = line[len(line) // 2]
    a, b = board.anchor(start, "middle"), board.anchor(valley, "middle")
    return [middle + (a - middle) * 0.22, middle, middle + (b - middle) * 0.34]


def _port(
    board: ProvinceBoard, area: str, sea_id: str, taken: Sequence[tuple[QPointF, bool]]
) -> QPointF:
    """Return where an anchor lies: off the shore, towards its sea, clear of the others."""
    middle, goal = board.anchor(area, "middle"), board.boxes[sea_id].center()
    best: tuple[float, QPointF] | None = None
    for turn in (0, 25, -25, 50, -50, 75, -75, 100, -100):
        way = QTransform().rotate(turn).map(goal - middle)
        far = math.hypot(way.x(), way.y()) or 1.0
        shore = board.shore_toward(area, middle + way / far * 700)
        spot = shore + way / far * 62
        fault = abs(turn) / 50 + (0 if board.at(spot.x(), spot.y()) == "" else 5)
        if coast.land().contains(spot):
            fault += 5
        for box in board.boxes.values():
            fault += 6 if box.adjusted(-50, -50, 50, 50).contains(spot) else 0
        for other, _ in taken:
            gap = spot - other
            fault += 4 if math.hypot(gap.x(), gap.y()) < 110 else 0
        fault += math.hypot((shore - middle).x(), (shore - middle).y()) / 400
        if best is None or fault < best[0]:
            best = fault, spot
    assert best is not None
    return best[1]


def _signs(board: ProvinceBoard, plan: Plan, by_id: Mapping[str, AreaData]) -> None:
    """Give each region's coin, city site and stacking sign a spot within it."""
    spots = [(-1.12, -0.62), (1.12, -0.62), (-1.12, 0.12), (1.12, 0.12), (0.0, -1.12),
             (-0.95, -1.0), (0.95, -1.0), (0.0, 1.62), (-1.1, 1.4), (1.1, 1.4)]  # fmt: skip
    size = UNIT * 0.26
    for place in board.areas:
        area = by_id[place]
        at = board.anchor(place, "middle")
        free: list[tuple[int, int, QPointF]] = []
        for x, y in spots:
            spot = at + QPointF(x * UNIT, y * UNIT)
            fault = sum(
                board.at(spot.x() + size * dx, spot.y() + size * dy) != place
                for dx in (-1, 0, 1)
                for dy in (-1, 0, 1)
            )
            free.append((fault, len(free), spot))
        free.sort(key=lambda one: one[:2])
        wanted = []
        if area["city_site"]:
            wanted.append(plan.sites)
        if area["income"]:
            wanted.append(plan.coins)
        if area["stack_mod"]:
            wanted.append(plan.stacks)
        for signs, (_, _, spot) in zip(wanted, free, strict=False):
            signs[place] = spot


@lru_cache(maxsize=2)
def painter(board: ProvinceBoard, rules: Board) -> Layers:
    """Return what paints the map of a game; the same one each time."""
    plan = plan_of(board, rules)
    by_id = {area["id"]: area for area in rules.map_data["areas"]}
    difficult = {
        place: by_id[place]["terrain"]
        for place in board.areas
        if by_id[place]["terrain"] != "clear"
    }

    def tint(place: str) -> str | None:
        return ZONES.get(by_id[place]["zone"] or "") if place in board.areas else None

    return Layers(
        sea(coast.rect(), coast.land()),
        land(abroad(), abroad=True),
        land(coast.mainland()),
        land(coast.islands()),
        tinted(board, tint),
        borders(plan),
        relief(board, difficult, plan),
        no_ways(plan.closed),
        valleys(plan),
        ways_out(board, plan),
        straits(plan),
        ports(plan),
        plates(board, frozenset(sea["id"] for sea in rules.map_data["seas"])),
        frame(),
        plaque(),
        ground=6,
        above=(rivers(plan), passes(plan), figures(plan, by_id), names(board, plan)),
    )


# -- land ------------------------------------------------------------------------------------------


def borders(plan: Plan) -> Layer:
    """Return the layer of borders: dotted, with a band in the two colours between zones."""

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        night = palette.name == DARK
        for line, one, other in plan.zones:
            for zone, side in ((one, 1.0), (other, -1.0)):
                band = QColor(BANDS.get(zone, BRONZE))
                band.setAlphaF(0.6 if night else 0.75)
                sheet.add(rounded(_beside(line, 7 * side)), pen_of(band, 13), hair=1.6)
        pen = pen_of(palette.area_border, 6.5 * palette.weight, (13, 10),
                     Qt.PenCapStyle.FlatCap)  # fmt: skip
        for line in (*plan.plain, *(line for line, _, _ in plan.zones)):
            sheet.add(rounded(line), pen, hair=1.0)
        for lines in plan.rivers.values():
            for line in lines:
                sheet.add(rounded(line), pen_of(palette.area_border, 3.0 * palette.weight))

    return draw


def _beside(line: Sequence[QPointF], by: float) -> list[QPointF]:
    """Return a line moved to its left (or right, if negative)."""
    found = []
    for i, point in enumerate(line):
        before, after = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        way = after - before
        far = math.hypot(way.x(), way.y()) or 1.0
        found.append(point + QPointF(-way.y(), way.x()) * (by / far))
    return found


def relief(board: ProvinceBoard, difficult: Mapping[str, str], plan: Plan) -> Layer:
    """Return the layer of mountains and marsh: the ground of a region, clear of its counters."""

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        for place, terrain in difficult.items():
            for spot, size in _scattered(board, place, plan):
                if terrain == "mountain":
                    _mountain(sheet, palette, spot, size)
                else:
                    _reeds(sheet, palette, spot, size)

    return draw


def _scattered(board: ProvinceBoard, place: str, plan: Plan) -> list[tuple[QPointF, float]]:
    """Return spots within a region with sizes, the northern first; the same each time."""
    chance = random.Random(place)
    box = outline(board, place).boundingRect()
    at = board.anchor(place, "middle")
    kept = [signs[place] for signs in (plan.coins, plan.sites, plan.stacks) if place in signs]
    found = []
    grid = 74.0
    y = box.top()
    row = 0
    while y < box.bottom():
        x = box.left() + (grid / 2 if row % 2 else 0.0)
        while x < box.right():
            spot = QPointF(x + chance.uniform(-16, 16), y + chance.uniform(-12, 12))
            away = spot - at
            counters = abs(away.x()) < UNIT * 0.8 and -UNIT * 0.72 < away.y() < UNIT * 0.72
            label = abs(away.x()) < UNIT * 1.25 and UNIT * 0.62 < away.y() < UNIT * 1.4
            sign = any(
                abs(spot.x() - s.x()) < UNIT * 0.42 and abs(spot.y() - s.y()) < UNIT * 0.42
                for s in kept
            )
            inside = all(
                board.at(spot.x() + dx, spot.y() + dy) == place
                for dx, dy in ((-34, 22), (34, 22), (0, -36))
            )
            if inside and not counters and not label and not sign:
                found.append((spot, chance.uniform(24, 33)))
            x += grid
        y += grid * 0.62
        row += 1
    return found


def _mountain(sheet: Sheet, palette: BoardPalette, at: QPointF, size: float) -> None:
    foot = at + QPointF(0, size * 0.55)
    peak = QPainterPath(foot + QPointF(-size, 0))
    peak.quadTo(at + QPointF(-size * 0.45, -size * 0.1), at + QPointF(0, -size * 0.95))
    peak.quadTo(at + QPointF(size * 0.4, -size * 0.2), foot + QPointF(size, 0))
    sheet.add(peak, pen_of(palette.hill_ink, 3.4), palette.hill, hair=0.7)
    shade = QPainterPath(at + QPointF(0, -size * 0.95))
    shade.quadTo(at + QPointF(size * 0.4, -size * 0.2), foot + QPointF(size, 0))
    shade.lineTo(foot + QPointF(size * 0.1, 0))
    shade.quadTo(at + QPointF(size * 0.26, -size * 0.2), at + QPointF(0, -size * 0.95))
    sheet.add(shade, None, palette.hill_shade)


def _reeds(sheet: Sheet, palette: BoardPalette, at: QPointF, size: float) -> None:
    green = QColor("#4d6a4a" if palette.name != DARK else "#86a982")
    for turn in (-0.55, 0.0, 0.55):
        sheet.line([at, at + QPointF(size * turn, -size * 1.1)], pen_of(green, 4.5), hair=0.8)
    for y in (5, 15):
        sheet.line([at + QPointF(-size, y), at + QPointF(size, y)],
                   pen_of(palette.river, 4.0), hair=0.8)  # fmt: skip


def valleys(plan: Plan) -> Layer:
    """Return the layer of the tracks into valleys."""

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        for line in plan.valleys:
            path = rounded(line)
            sheet.add(path, pen_of(palette.paper, 15), hair=2.4)
            sheet.add(path, pen_of(BRONZE, 9, (4, 15)), hair=1.4)

    return draw


# -- borders with something on them ----------------------------------------------------------------


def rivers(plan: Plan) -> Layer:
    """Return the layer of rivers, each with its name along its longest reach."""

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        for lines in plan.rivers.values():
            for line in lines:
                sheet.add(_stream(line), pen_of(palette.river_bank, 27), hair=3.0)
        for lines in plan.rivers.values():
            for line in lines:
                sheet.add(_stream(line), pen_of(palette.river, 17), hair=2.0)
        for river, lines in plan.rivers.items():
            longest = max(lines, key=len)
            middle = len(longest) // 2
            a, b = longest[max(0, middle - 5)], longest[min(len(longest) - 1, middle + 5)]
            if a.x() > b.x():
                a, b = b, a
            turn = math.degrees(math.atan2(b.y() - a.y(), b.x() - a.x()))
            letters = outlined(river, 25, italic=True, spaced=0.15)
            where = QTransform.fromTranslate(
                (a.x() + b.x()) / 2, (a.y() + b.y()) / 2
            ).rotate(turn).translate(0, -36)  # fmt: skip
            path = where.map(letters)
            halo = QColor(palette.halo)
            halo.setAlphaF(0.85)
            sheet.add(path, pen_of(halo, 12), halo, least=0.2)
            ink = palette.port_ink if palette.name == "light" else palette.river
            sheet.add(path, None, ink, least=0.2)

    return draw


def _stream(line: Sequence[QPointF]) -> QPainterPath:
    """Return a line that swings a little about another."""
    swung = []
    for i, point in enumerate(line):
        before, after = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        way = after - before
        far = math.hypot(way.x(), way.y()) or 1.0
        swing = 0.0 if i in (0, len(line) - 1) else 6.0 * (1 if i % 2 else -1)
        swung.append(point + QPointF(-way.y(), way.x()) * (swing / far))
    return rounded(swung)


def passes(plan: Plan) -> Layer:
    """Return the layer of passes: a road through the gap between two peaks."""

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        for middle, way in plan.passes:
            far = math.hypot(way.x(), way.y()) or 1.0
            ahead = way / far
            across = QPointF(-ahead.y(), ahead.x())
            road = [middle - ahead * 58, middle, middle + ahead * 58]
            sheet.line(road, pen_of(palette.road_edge, 24), hair=3.0)
            sheet.line(road, pen_of(palette.road, 15), hair=1.8)
            spots = [middle + across * 46, middle - across * 46]
            for spot in sorted(spots, key=lambda p: p.y()):
                _peak(sheet, palette, spot)

    return draw


def _peak(sheet: Sheet, palette: BoardPalette, at: QPointF) -> None:
    foot, top = at + QPointF(0, 26), at + QPointF(0, -40)
    peak = QPainterPath(foot + QPointF(-33, 0))
    peak.lineTo(top)
    peak.lineTo(foot + QPointF(33, 0))
    peak.closeSubpath()
    sheet.add(peak, pen_of(palette.peak_ink, 6), palette.peak, hair=1.0)
    shade = QPainterPath(top)
    shade.lineTo(foot + QPointF(33, 0))
    shade.lineTo(foot + QPointF(6, 0))
    shade.closeSubpath()
    sheet.add(shade, None, palette.peak_shade)


def ways_out(board: ProvinceBoard, plan: Plan) -> Layer:
    """Return the layer of the ways that lead off the map, and of those over a corner."""

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        for start, end in plan.ways_out:
            pen = pen_of(palette.road_edge, 8, (6, 15))
            sheet.line([start, end], pen, hair=1.2)
            _head(sheet, start, end, QColor(palette.road_edge))
        for one, other in plan.corners:
            a, b = board.anchor(one, "middle"), board.anchor(other, "middle")
            middle = (board.shore_toward(one, b) + board.shore_toward(other, a)) / 2
            way = (b - a) / (math.hypot((b - a).x(), (b - a).y()) or 1.0)
            dot = QPainterPath()
            dot.addEllipse(middle, 17, 17)
            sheet.line([middle - way * 62, middle + way * 62],
                       pen_of(palette.area_border, 9), hair=1.4)  # fmt: skip
            sheet.add(dot, pen_of(palette.area_border, 6), palette.paper, hair=1.0)

    return draw


def straits(plan: Plan) -> Layer:
    """Return the layer of straits: arrows between two shores, with a ship on them."""
    ship = symbol("ship") or QPainterPath()

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        ink = QColor(palette.port_ink if palette.name == "light" else palette.sea_text)
        for a, b in plan.straits:
            way = b - a
            far = math.hypot(way.x(), way.y()) or 1.0
            bow = QPointF(-way.y(), way.x()) * (0.12 if far > 160 else 0.0)
            path = QPainterPath(a)
            path.quadTo((a + b) / 2 + bow, b)
            sheet.add(path, pen_of(ink, 8, (16, 13), Qt.PenCapStyle.FlatCap), hair=1.3)
            _head(sheet, (a + b) / 2 + bow, b, ink)
            _head(sheet, (a + b) / 2 + bow, a, ink)
            if far > 160:
                middle = (a + b) / 2 + bow / 2
                where = QTransform.fromTranslate(middle.x(), middle.y()).scale(0.62, 0.62)
                disc = QPainterPath()
                disc.addEllipse(middle, 44, 44)
                sheet.add(disc, None, palette.sea)
                sheet.add(where.map(ship), None, ink)

    return draw


def _head(sheet: Sheet, start: QPointF, end: QPointF, ink: QColor) -> None:
    """Put an arrow's head at an end."""
    way = end - start
    far = math.hypot(way.x(), way.y()) or 1.0
    ahead = way / far
    across = QPointF(-ahead.y(), ahead.x())
    head = QPainterPath(end + ahead * 14)
    head.lineTo(end - ahead * 24 + across * 17)
    head.lineTo(end - ahead * 14)
    head.lineTo(end - ahead * 24 - across * 17)
    head.closeSubpath()
    sheet.add(head, None, ink)


def ports(plan: Plan) -> Layer:
    """Return the layer of anchors, struck out where nobody may land."""

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        ink = QColor(palette.port_ink if palette.name == "light" else palette.sea_text)
        for at, barred in plan.ports:
            faint = QColor(ink)
            faint.setAlphaF(0.5 if barred else 1.0)
            anchor_sign(sheet, at, 38, faint)
            if barred:
                stroke = [at + QPointF(-36, 32), at + QPointF(36, -32)]
                sheet.line(stroke, pen_of(palette.colour("coast"), 11), hair=1.6)

    return draw


def plates(board: ProvinceBoard, seas: frozenset[str]) -> Layer:
    """Return the layer of what lies beyond: plates with the names of seas and of other lands."""

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        for place, box in board.boxes.items():
            wet = place in seas
            fill = mix(QColor(palette.sea), QColor(palette.paper), 0.45) if wet else palette.paper
            edge = palette.sea_line if wet else palette.paper_edge
            ink = palette.port_ink if wet and palette.name == "light" else palette.text
            sheet.add(outline(board, place), pen_of(edge, 7 * palette.weight), fill, hair=1.0)
            if wet:
                faint = QColor(edge)
                faint.setAlphaF(0.75)
                anchor_sign(sheet, board.anchor(place), UNIT * 0.4, faint)
            letters = outlined(name(place), 40, italic=wet, width=box.width() * 0.92)
            at = QPointF(box.center().x(), box.top() + 46)
            sheet.add(letters.translated(at), None, ink, least=0.06)

    return draw


# -- figures and names -----------------------------------------------------------------------------


def figures(plan: Plan, by_id: Mapping[str, AreaData]) -> Layer:
    """Return the layer of incomes on coins, city sites, and what changes the stacking limit."""

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        for place, at in plan.coins.items():
            coin = QPainterPath()
            coin.addEllipse(at, UNIT * 0.24, UNIT * 0.24)
            sheet.add(coin, pen_of("#7d5a12", 6), "#e6bd4f", hair=0.9)
            rim = QPainterPath()
            rim.addEllipse(at, UNIT * 0.185, UNIT * 0.185)
            sheet.add(rim, pen_of("#a87a1c", 2.5), least=0.25)
            figure = outlined(str(by_id[place]["income"]), UNIT * 0.2, bold=True)
            sheet.add(figure.translated(at), None, "#3a2606", least=0.13)
        for place, at in plan.stacks.items():
            number = by_id[place]["stack_mod"]
            plate = QPainterPath()
            plate.addRoundedRect(QRectF(at.x() - 32, at.y() - 26, 64, 52), 12, 12)
            sheet.add(plate, pen_of(palette.area_border, 5), palette.paper, hair=0.9)
            text = f"+{number}" if number > 0 else f"−{-number}"
            sheet.add(outlined(text, UNIT * 0.2, bold=True).translated(at), None, palette.text,
                      least=0.13)  # fmt: skip
        for at in plan.sites.values():
            _site(sheet, palette, at)

    return draw


def _site(sheet: Sheet, palette: BoardPalette, at: QPointF) -> None:
    """Put down the plan of a Roman town: walls, two streets, a forum."""
    half = UNIT * 0.27
    walls = QPainterPath()
    walls.addRoundedRect(QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half), 8, 8)
    sheet.add(walls, pen_of(palette.town_ink, 8), palette.paper, hair=1.2)
    streets = QPainterPath()
    for share in (-0.33, 0.33):
        streets.addRect(QRectF(at.x() - half, at.y() + half * share - 2, 2 * half, 4))
        streets.addRect(QRectF(at.x() + half * share - 2, at.y() - half, 4, 2 * half))
    sheet.add(streets, None, palette.town_ink)
    forum = QPainterPath()
    forum.addRect(QRectF(at.x() - half * 0.33, at.y() - half * 0.33, half * 0.66, half * 0.66))
    sheet.add(forum, None, palette.town)


def names(board: ProvinceBoard, plan: Plan) -> Layer:
    """Return the layer of the names of regions, with halos, each where it has room."""

    # Where a name stands, and its letters, are the same in all colours.
    @lru_cache(maxsize=2)
    def written(texts: tuple[str, ...]) -> list[tuple[float, QPainterPath]]:
        anchors = {place: board.anchor(place, "label") for place in board.areas}
        half = UNIT * 0.24
        rooms = board.counter_rooms()
        for signs in (plan.coins, plan.stacks, plan.sites):
            rooms += [QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half)
                      for at in signs.values()]  # fmt: skip
        rooms += [QRectF(at.x() - 40, at.y() - 40, 80, 80) for at, _ in plan.ports]
        called = dict(zip(board.areas, texts, strict=True))
        labels = arrange(called, anchors, board.at, board.rect, rooms, cap=CAP, unit=UNIT,
                         spared=board.second_rooms())  # fmt: skip
        return [(label.cap, label.path()) for label in labels.values()]

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        halo = QColor(palette.halo)
        halo.setAlphaF(0.88)
        for cap, letters in written(tuple(name(place) for place in board.areas)):
            sheet.add(letters, pen_of(halo, cap * 0.55), halo, least=0.06)
            sheet.add(letters, None, palette.text, least=0.06)

    return draw


# -- the Roman frame -------------------------------------------------------------------------------


def frame() -> Layer:
    """Return the layer of a meander about the sheet, as round a mosaic."""

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        night = palette.name == DARK
        ground = QColor(palette.paper) if palette.name != "light" else QColor("#efe3c4")
        ink = QColor("#6d2a1c" if not night else "#a97a5c")
        if palette.name == "contrast":
            ink = QColor(palette.text)
        inner = SHEET.adjusted(FRAME, FRAME, -FRAME, -FRAME)
        # The coast is known further than the sheet goes: nothing of it is seen beyond the frame.
        beyond = QPainterPath()
        room = coast.rect().united(SHEET)
        beyond.addRect(room.adjusted(-room.width(), -room.height(), room.width(), room.height()))
        beyond.addRect(SHEET)
        sheet.add(beyond, None, palette.margin)
        border = QPainterPath()
        border.addRect(SHEET)
        hole = QPainterPath()
        hole.addRect(inner)
        sheet.add(border - hole, None, ground)
        sheet.add(hole, pen_of(ink, 7), hair=1.2)
        band = FRAME * 0.64
        inset = (FRAME - band) / 2
        for start, end in (
            (SHEET.topLeft(), SHEET.topRight()), (SHEET.topRight(), SHEET.bottomRight()),
            (SHEET.bottomRight(), SHEET.bottomLeft()), (SHEET.bottomLeft(), SHEET.topLeft()),
        ):  # fmt: skip
            _meander(sheet, start, end, inset, band, ink)

    return draw


def _meander(
    sheet: Sheet, start: QPointF, end: QPointF, inset: float, band: float, ink: QColor
) -> None:
    """Put a key pattern down along a side of the sheet, on its right hand."""
    way = end - start
    far = math.hypot(way.x(), way.y())
    ahead = way / far
    inward = QPointF(-ahead.y(), ahead.x())
    count = max(1, round((far - FRAME) / (band * 1.25)))
    step = (far - FRAME) / count
    key = ((0.0, 1.0), (0.0, 0.0), (0.8, 0.0), (0.8, 0.75), (0.4, 0.75), (0.4, 0.4))
    for i in range(count):
        origin = start + ahead * (inset + i * step) + inward * inset
        points = [origin + ahead * (x * step) + inward * (y * band) for x, y in key]
        sheet.line(points, pen_of(ink, 5.5, join=Qt.PenJoinStyle.MiterJoin), hair=0.9, least=0.1)
        base = origin + inward * band
        sheet.line([base, base + ahead * step], pen_of(ink, 5.5), hair=0.9)


def plaque() -> Layer:
    """Return the layer of the title: letters on an inscription with handles."""

    def draw(sheet: Sheet, palette: BoardPalette, name: Name) -> None:
        plate = QRectF(SHEET.left() + 330, SHEET.bottom() - FRAME - 300, 980, 210)
        edge = QColor(BRONZE if palette.name != "contrast" else palette.text)
        fill = mix(QColor(palette.paper), QColor("#c9a45a"), 0.22)
        if palette.name == "contrast":
            fill = QColor(palette.paper)
        shape = QPainterPath()
        shape.addRect(plate)
        for side, x in ((-1, plate.left()), (1, plate.right())):
            handle = QPainterPath(QPointF(x, plate.center().y()))
            handle.lineTo(x + side * 92, plate.top() + 18)
            handle.lineTo(x + side * 92, plate.bottom() - 18)
            handle.closeSubpath()
            shape |= handle
        sheet.add(shape, pen_of(edge, 11), fill, hair=1.0)
        inner = QPainterPath()
        inner.addRect(plate.adjusted(20, 20, -20, -20))
        sheet.add(inner, pen_of(edge, 4), hair=0.8)
        letters = outlined("HISPANIA", 84, spaced=0.3, width=plate.width() * 0.86)
        sheet.add(letters.translated(plate.center()), None, palette.text)
        for x in (plate.left() - 58, plate.right() + 58):
            nail = QPainterPath()
            nail.addEllipse(QPointF(x, plate.center().y()), 13, 13)
            sheet.add(nail, pen_of(edge, 4), edge)

    return draw
