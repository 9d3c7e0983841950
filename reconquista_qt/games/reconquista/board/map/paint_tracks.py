"""The printed tracks of turn and income, and the boxes for the event and for regions in revolt."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from reconquista_qt.view.board.paint_marks import Sheet, pen_of
from reconquista_qt.view.board.paint_text import outline, write
from reconquista_qt.view.board.palette import BoardPalette
from reconquista_qt.view.board.paths import rect_path

from .facts import BoardFacts
from .geometry import BoardGeometry
from .labels import Labels, look_up
from .paint_places import draw_shield

HEADING_CAP = 36.0  # scene units: the height of capitals in headings


def paint_tracks(
    sheet: Sheet,
    geometry: BoardGeometry,
    facts: BoardFacts,
    palette: BoardPalette,
    labels: Labels | None,
) -> None:
    """Draw the panel with its tracks and boxes."""
    text = look_up(labels)
    panel = QRectF(*geometry.data["panel"])
    draw_panel(sheet, panel, palette)
    for name in ("turn", "income"):
        first = geometry.track_cell(name, geometry.tracks[name].first)
        track = geometry.tracks[name]
        whole = QRectF(first.left(), first.top(), first.width() * track.columns, 0)
        _heading(
            sheet,
            QPointF(whole.center().x(), first.top() - 38),
            whole.width(),
            text(f"track.{name}"),
            palette,
        )
        for number in range(track.first, track.first + track.count):
            marked = number % 5 == 0 and number > 0
            draw_cell(sheet, geometry.track_cell(name, number), str(number), marked, palette)
    for name in ("event", "revolt"):
        box = geometry.box(name)
        sheet.add(
            rect_path(box),
            pen_of(palette.colour("paper_edge"), 3.0 * palette.weight),
            palette.colour("cell"),
            hair=0.6,
        )
        shape = outline(text(f"box.{name}"), 28.0, spaced=0.12, width=box.width() - 60)
        write(sheet, QPointF(box.center().x(), box.top() + 34), shape, palette.colour("cell_text"))
    for region in facts.regions:
        if region.number <= geometry.tracks["revolt"].count:
            cell = geometry.track_cell("revolt", region.number).adjusted(8, 6, -8, -10)
            _slot(sheet, cell, palette)
            draw_shield(
                sheet, cell.center(), min(96.0, cell.height() * 0.62), region.number, palette
            )
    _die_in_box(sheet, geometry.box("event"), palette)


def draw_panel(sheet: Sheet, rect: QRectF, palette: BoardPalette) -> None:
    """Draw a sheet of paper with a double edge."""
    weight = palette.weight
    sheet.add(
        rect_path(rect),
        pen_of(palette.colour("paper_edge"), 9.0 * weight),
        palette.colour("paper"),
        hair=1.0,
    )
    sheet.add(rect_path(rect), pen_of(palette.colour("ink"), 2.4 * weight), None)
    inner = rect.adjusted(13, 13, -13, -13)
    sheet.add(rect_path(inner), pen_of(palette.colour("ink"), 2.0 * weight), None)


def draw_cell(sheet: Sheet, rect: QRectF, word: str, marked: bool, palette: BoardPalette) -> None:
    """Draw a cell of a track with its number, every fifth one stronger."""
    fill = palette.colour("cell_marked" if marked else "cell")
    sheet.add(
        rect_path(rect), pen_of(palette.colour("paper_edge"), 3.0 * palette.weight), fill, hair=0.6
    )
    ink = palette.colour("cell_text")
    if not marked:
        ink.setAlphaF(0.8 if palette.weight == 1.0 else 1.0)
    write(sheet, rect.center(), outline(word, rect.height() * 0.36), ink)


def _heading(sheet: Sheet, at: QPointF, width: float, word: str, palette: BoardPalette) -> None:
    shape = outline(word.upper(), HEADING_CAP, bold=True, spaced=0.35, width=width * 0.6)
    write(sheet, at, shape, palette.colour("accent"))
    half = shape.boundingRect().width() / 2 + 36
    rule = pen_of(palette.colour("paper_edge"), 2.4)
    for side in (-1, 1):
        end = at.x() + side * width / 2
        sheet.line([QPointF(at.x() + side * half, at.y()), QPointF(end, at.y())], rule, hair=0.5)
        lozenge = QPainterPath(QPointF(at.x() + side * half - 9, at.y()))
        for dx, dy in ((0, -9), (9, 0), (0, 9)):
            lozenge.lineTo(at.x() + side * half + dx, at.y() + dy)
        lozenge.closeSubpath()
        sheet.add(lozenge, None, palette.colour("accent"))


def _slot(sheet: Sheet, rect: QRectF, palette: BoardPalette) -> None:
    path = QPainterPath()
    path.addRoundedRect(rect, 14, 14)
    sheet.add(path, pen_of(palette.colour("paper_edge"), 2.2, (9, 8)), palette.colour("paper"))


def _die_in_box(sheet: Sheet, box: QRectF, palette: BoardPalette) -> None:
    side = min(150.0, box.height() - 80)
    centre = QPointF(box.center().x(), box.top() + 55 + (box.height() - 65) / 2)
    _slot(sheet, QRectF(centre.x() - side * 1.6, centre.y() - side / 2, side * 3.2, side), palette)
