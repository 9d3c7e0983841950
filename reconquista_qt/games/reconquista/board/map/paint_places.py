"""What is written in the areas: sites, names, dice, ports, regions, seas and shores."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath, QTransform

from reconquista_qt.view.board.paint_marks import Sheet, pen_of
from reconquista_qt.view.board.paint_text import along, outline, write
from reconquista_qt.view.board.palette import BoardPalette

from .facts import BoardFacts
from .geometry import BoardGeometry
from .labels import Labels, look_up
from .paint_relief import draw_peaks

NAME_CAP = 46.0  # scene units: the height of capitals in names of areas
DIE = 50.0  # scene units: the side of a printed die
PIPS_FROM = 0.34  # pixels to a scene unit; below it a figure is easier to read
_PIPS = {
    1: [(0, 0)],
    2: [(-1, 1), (1, -1)],
    3: [(-1, 1), (0, 0), (1, -1)],
    4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    6: [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
}


def paint_region_names(
    sheet: Sheet,
    geometry: BoardGeometry,
    facts: BoardFacts,
    palette: BoardPalette,
    labels: Labels | None,
) -> list[QRectF]:
    """Write each region's name large and faint along its spine, its number on a shield; return
    what they cover.
    """
    text = look_up(labels)
    covered: list[QRectF] = []
    for region in facts.regions:
        curve = geometry.region_curve(region.areas)
        ink = palette.region("letters", region.number)
        faint = QColor(ink)
        faint.setAlphaF(0.44)
        letters = along(curve, text(f"region.{region.id}").upper(), 88.0, 0.86)
        for letter in letters:
            sheet.add(letter, None, faint)
            covered.append(letter.boundingRect())
        shield = curve.pointAtPercent(0.0)
        draw_shield(sheet, shield, 92.0, region.number, palette)
        covered.append(QRectF(shield.x() - 46, shield.y() - 52, 92, 104))
    return covered


def draw_shield(
    sheet: Sheet, at: QPointF, height: float, number: int, palette: BoardPalette
) -> None:
    """Draw a region's shield with its number."""
    w = 0.42
    shield = QPainterPath(QPointF(-w, -0.5))
    shield.lineTo(w, -0.5)
    shield.lineTo(w, -0.02)
    shield.cubicTo(QPointF(w, 0.28), QPointF(0.16, 0.42), QPointF(0.0, 0.52))
    shield.cubicTo(QPointF(-0.16, 0.42), QPointF(-w, 0.28), QPointF(-w, -0.02))
    shield.closeSubpath()
    place = QTransform().translate(at.x(), at.y()).scale(height, height)
    inner = QTransform().translate(at.x(), at.y()).scale(height * 0.84, height * 0.84)
    sheet.add(
        place.map(shield),
        pen_of(palette.colour("paper"), height * 0.06),
        palette.region("letters", number),
    )
    sheet.add(place.map(shield), pen_of(palette.colour("ink"), height * 0.025), None)
    sheet.add(inner.map(shield), pen_of(palette.colour("paper"), height * 0.02), None, least=0.2)
    write(
        sheet,
        at - QPointF(0, height * 0.03),
        outline(str(number), height * 0.46),
        palette.colour("paper"),
    )


def paint_sites(sheet: Sheet, geometry: BoardGeometry, palette: BoardPalette) -> None:
    """Mark where the city of each area stands or may be built."""
    for area in geometry.area_ids:
        draw_site(sheet, geometry.anchor(area, "city"), palette)


def draw_site(sheet: Sheet, at: QPointF, palette: BoardPalette) -> None:
    """Draw the mark of a city's site."""
    ring, dot = QPainterPath(), QPainterPath()
    ring.addEllipse(at, 19.0, 19.0)
    dot.addEllipse(at, 8.5, 8.5)
    sheet.add(
        ring,
        pen_of(palette.colour("town_ink"), 3.4 * palette.weight),
        palette.colour("road"),
        hair=0.8,
    )
    sheet.add(dot, None, palette.colour("town"))


def paint_names(
    sheet: Sheet,
    geometry: BoardGeometry,
    facts: BoardFacts,
    palette: BoardPalette,
    labels: Labels | None,
    only: str = "",
) -> None:
    """Write each area's name (or that of `only` one) with the values of its die below, and a
    mountain if it is mountainous.
    """
    text = look_up(labels)
    for area in (only,) if only else geometry.area_ids:
        at = geometry.anchor(area, "label")
        name = outline(
            text(f"area.{area}"), NAME_CAP, spaced=0.04, width=geometry.label_width(area)
        )
        write(sheet, at - QPointF(0, 31), name, palette.colour("text"), palette.colour("halo"))
        dice = facts.dice.get(area, ())
        mountainous = area in facts.mountains
        step = DIE + 9
        width = step * len(dice) - 9 + (64 if mountainous else 0)
        x = at.x() - width / 2
        row = at.y() + 41
        for value in dice:
            draw_die(sheet, QRectF(x, row - DIE / 2, DIE, DIE), value, palette)
            x += step
        if mountainous:
            draw_peaks(sheet, [(x + 24, row + 20, 34), (x + 42, row + 21, 24)], palette, heavy=True)


def draw_die(sheet: Sheet, rect: QRectF, value: int, palette: BoardPalette) -> None:
    """Draw a face of a die."""
    face, pips = QPainterPath(), QPainterPath()
    side = rect.width()
    face.addRoundedRect(rect, side * 0.2, side * 0.2)
    for column, row in _PIPS.get(value, []):
        pips.addEllipse(
            rect.center() + QPointF(column, row) * side * 0.25, side * 0.095, side * 0.095
        )
    sheet.add(
        face, pen_of(palette.colour("die_edge"), side * 0.065), palette.colour("die"), hair=0.6
    )
    sheet.add(pips, None, palette.colour("pip"), least=PIPS_FROM)
    figure = outline(str(value), side * 0.62)
    write(sheet, rect.center(), figure, palette.colour("pip"), most=PIPS_FROM)


def paint_ports(
    sheet: Sheet, geometry: BoardGeometry, facts: BoardFacts, palette: BoardPalette
) -> None:
    """Draw the ports of North Africa's ships with their numbers, each tied to its shore."""
    for area, number in facts.port_of.items():
        if not geometry.has_anchor(area, "port"):
            continue
        at, landing = geometry.anchor(area, "port"), geometry.anchor(area, "landing")
        sheet.line([at, landing], pen_of(palette.colour("port_ink"), 4.5, (1, 10)), hair=0.8)
        draw_port(sheet, at, number, 1.0, palette)


def draw_port(sheet: Sheet, at: QPointF, number: int, size: float, palette: BoardPalette) -> None:
    """Draw a port's disc with its number and an anchor; at size 1 it is 112 units across."""
    face, ink = palette.colour("port"), palette.colour("port_ink")
    disc, rim = QPainterPath(), QPainterPath()
    disc.addEllipse(at, 56 * size, 56 * size)
    rim.addEllipse(at, 49 * size, 49 * size)
    sheet.add(disc, pen_of(ink, 4.0 * size * palette.weight), face, hair=0.8)
    sheet.add(rim, pen_of(ink, 1.6 * size), None, least=0.2)
    write(sheet, at + QPointF(-25, 0) * size, outline(str(number), 38.0 * size), ink)
    sheet.add(
        anchor_path(at + QPointF(15, 1) * size, 54.0 * size),
        pen_of(ink, 4.2 * size),
        None,
        hair=0.8,
    )


def anchor_path(at: QPointF, height: float) -> QPainterPath:
    """Return an anchor as lines about a point."""
    path = QPainterPath()
    path.addEllipse(QPointF(0, -0.42), 0.08, 0.08)
    path.moveTo(0, -0.34)
    path.lineTo(0, 0.48)
    path.moveTo(-0.2, -0.2)
    path.lineTo(0.2, -0.2)
    path.moveTo(-0.36, 0.14)
    path.quadTo(QPointF(-0.3, 0.46), QPointF(0, 0.49))
    path.quadTo(QPointF(0.3, 0.46), QPointF(0.36, 0.14))
    path.moveTo(-0.43, 0.24)
    path.lineTo(-0.36, 0.12)
    path.lineTo(-0.26, 0.22)
    path.moveTo(0.43, 0.24)
    path.lineTo(0.36, 0.12)
    path.lineTo(0.26, 0.22)
    return QTransform().translate(at.x(), at.y()).scale(height, height).map(path)


def paint_far_names(
    sheet: Sheet, geometry: BoardGeometry, palette: BoardPalette, labels: Labels | None
) -> None:
    """Write the names of the seas and of the shores beyond."""
    text = look_up(labels)
    for key, item in geometry.data["names"].items():
        italic = bool(item["italic"])
        words = text(f"name.{key}")
        shape = outline(
            words if italic else words.upper(),
            item["cap"],
            italic=italic,
            spaced=0.34 if italic else 0.6,
            width=item["width"],
        )
        ink = palette.colour("sea_text" if italic else "abroad_text")
        write(sheet, QPointF(*item["at"]), shape, ink, turn=item["turn"])
