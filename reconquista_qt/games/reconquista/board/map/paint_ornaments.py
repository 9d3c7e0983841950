"""Title cartouche, compass rose and the scale of leagues."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from reconquista_qt.view.board.paint_marks import Sheet, pen_of
from reconquista_qt.view.board.paint_text import outline, write
from reconquista_qt.view.board.palette import BoardPalette
from reconquista_qt.view.board.paths import rect_path
from reconquista_qt.view.board.ticket import paint_ticket

from .geometry import BoardGeometry
from .labels import Labels, look_up


def paint_cartouche(
    sheet: Sheet, geometry: BoardGeometry, palette: BoardPalette, labels: Labels | None
) -> None:
    """Draw the title in its frame."""
    rect = QRectF(*geometry.data["cartouche"])
    paint_ticket(sheet, rect, palette)
    paint_title(sheet, rect, palette, labels)


def paint_title(
    sheet: Sheet, rect: QRectF, palette: BoardPalette, labels: Labels | None = None
) -> None:
    """Draw the title, its emblems above and its motto below; made for 900 by 560 units."""
    text = look_up(labels)
    ink, accent = palette.colour("ink"), palette.colour("accent")
    top, middle = rect.top(), rect.center().x()
    _cross_and_crescent(sheet, QPointF(middle, top + 112), palette)
    write(
        sheet,
        QPointF(middle, top + 236),
        outline(text("title").upper(), 92.0, bold=True, spaced=0.10, width=rect.width() - 130),
        accent,
    )
    _flourish(sheet, QPointF(middle, top + 330), rect.width() * 0.34, palette)
    write(
        sheet,
        QPointF(middle, top + 396),
        outline(text("subtitle"), 42.0, italic=True, spaced=0.05, width=rect.width() - 170),
        ink,
    )
    write(
        sheet,
        QPointF(middle, top + 470),
        outline(text("motto"), 32.0, spaced=0.05, width=rect.width() - 190),
        ink,
    )


def _flourish(sheet: Sheet, at: QPointF, half: float, palette: BoardPalette) -> None:
    gold = palette.colour("gold")
    for side in (-1, 1):
        line = QPainterPath(at + QPointF(side * 26, 0))
        line.cubicTo(
            at + QPointF(side * half * 0.4, -22),
            at + QPointF(side * half * 0.6, 22),
            at + QPointF(side * half, 0),
        )
        sheet.add(line, pen_of(gold, 4.5), None, hair=0.6)
        end = QPainterPath()
        end.addEllipse(at + QPointF(side * half, 0), 7, 7)
        sheet.add(end, None, gold)
    lozenge = QPainterPath(at + QPointF(-16, 0))
    for dx, dy in ((0, -16), (16, 0), (0, 16)):
        lozenge.lineTo(at + QPointF(dx, dy))
    lozenge.closeSubpath()
    sheet.add(lozenge, pen_of(palette.colour("ink"), 2.0), palette.colour("accent"))


def _cross_and_crescent(sheet: Sheet, at: QPointF, palette: BoardPalette) -> None:
    ink = pen_of(palette.colour("ink"), 2.4)
    cross = QPainterPath()
    centre = at + QPointF(-86, 0)
    for i in range(4):  # a cross whose arms broaden outwards
        a = i * pi / 2
        arm = [
            QPointF(cos(a + d) * r, sin(a + d) * r)
            for d, r in ((0.5, 11), (0.42, 50), (-0.42, 50), (-0.5, 11))
        ]
        cross.moveTo(centre + arm[0])
        for point in arm[1:]:
            cross.lineTo(centre + point)
        cross.closeSubpath()
    sheet.add(cross.simplified(), ink, palette.colour("accent"))
    moon, bite = QPainterPath(), QPainterPath()
    centre = at + QPointF(86, 0)
    moon.addEllipse(centre, 46, 46)
    bite.addEllipse(centre + QPointF(19, 0), 37, 37)
    sheet.add(moon.subtracted(bite), ink, palette.region("bands", 5))
    for side in (-1, 1):
        sheet.line(
            [at + QPointF(side * 170, 0), at + QPointF(side * 300, 0)],
            pen_of(palette.colour("gold"), 3.4),
            hair=0.5,
        )
    star = QPainterPath()
    for i in range(16):
        a, r = i * pi / 8, 24.0 if i % 2 == 0 else 10.0
        point = at + QPointF(cos(a) * r, sin(a) * r)
        star.lineTo(point) if i else star.moveTo(point)
    star.closeSubpath()
    sheet.add(star, ink, palette.colour("gold"))


def paint_compass(
    sheet: Sheet, geometry: BoardGeometry, palette: BoardPalette, labels: Labels | None
) -> None:
    """Draw the rose of sixteen winds with its letters."""
    text = look_up(labels)
    centre, radius = (
        QPointF(*geometry.data["compass"]["centre"]),
        float(geometry.data["compass"]["radius"]),
    )
    ink, paper = palette.colour("ink"), palette.colour("paper")
    line = pen_of(ink, 2.2 * palette.weight)
    for share, width in ((0.66, 3.0), (0.62, 1.6), (0.40, 1.6)):
        ring = QPainterPath()
        ring.addEllipse(centre, radius * share, radius * share)
        sheet.add(ring, pen_of(ink, width * palette.weight), None, hair=0.5)
    for order, (count, reach, waist) in enumerate(
        ((16, 0.60, 0.16), (8, 0.78, 0.17), (4, 1.0, 0.18))
    ):
        light, dark = QPainterPath(), QPainterPath()
        for i in range(count):
            a = i * 2 * pi / count - pi / 2
            tip = centre + QPointF(cos(a), sin(a)) * radius * reach
            for side, path in ((-1, light), (1, dark)):
                b = a + side * pi / count if count > 4 else a + side * pi / 4
                hip = centre + QPointF(cos(b), sin(b)) * radius * waist
                path.moveTo(centre)
                path.lineTo(tip)
                path.lineTo(hip)
                path.closeSubpath()
        colour = palette.colour(("paper_edge", "accent", "ink")[order])
        sheet.add(light, line, paper)
        sheet.add(dark, line, colour)
    hub = QPainterPath()
    hub.addEllipse(centre, radius * 0.07, radius * 0.07)
    sheet.add(hub, line, palette.colour("gold"))
    for i, key in enumerate(("north", "east", "south", "west")):
        a = i * pi / 2 - pi / 2
        at = centre + QPointF(cos(a), sin(a)) * radius * 1.17
        write(
            sheet,
            at,
            outline(text(f"compass.{key}"), 46.0 if i == 0 else 36.0, bold=True),
            palette.colour("accent") if i == 0 else ink,
        )


def paint_scale(
    sheet: Sheet, geometry: BoardGeometry, palette: BoardPalette, labels: Labels | None
) -> None:
    """Draw the scale: leagues of Castile, as old maps of Spain have them."""
    text = look_up(labels)
    rect, league = (
        QRectF(*geometry.data["scale"]["rect"]),
        float(geometry.data["scale"]["units_per_league"]),
    )
    ink, paper = palette.colour("ink"), palette.colour("paper")
    step, count, high = league * 5, 6, 22.0
    left = rect.center().x() - step * count / 2
    y = rect.top() + 130
    write(
        sheet,
        QPointF(rect.center().x(), rect.top() + 28),
        outline(text("scale"), 48.0, italic=True, spaced=0.08, width=rect.width()),
        ink,
    )
    for i in range(count):
        for row in (0, 1):
            cell = rect_path(QRectF(left + i * step, y + row * high / 2, step, high / 2))
            sheet.add(cell, None, ink if (i + row) % 2 == 0 else paper)
    sheet.add(
        rect_path(QRectF(left, y, step * count, high)),
        pen_of(ink, 2.6 * palette.weight),
        None,
        hair=0.5,
    )
    for i in range(0, count + 1, 1):
        x = left + i * step
        sheet.line([QPointF(x, y - 8), QPointF(x, y)], pen_of(ink, 2.4), hair=0.5)
        write(sheet, QPointF(x, y - 34), outline(str(i * 5), 36.0), ink)
    sheet.line(
        [QPointF(left, y + high + 12), QPointF(left + step * count, y + high + 12)],
        pen_of(ink, 1.8),
        hair=0.4,
    )
