"""The key to the signs on the map."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from reconquista_qt.view.board.paint_marks import Sheet
from reconquista_qt.view.board.paint_text import outline, write
from reconquista_qt.view.board.palette import BoardPalette
from reconquista_qt.view.board.paths import smooth_path

from .geometry import BoardGeometry
from .labels import Labels, look_up
from .paint_places import draw_die, draw_port, draw_shield, draw_site
from .paint_relief import draw_peaks
from .paint_tracks import draw_panel
from .paint_ways import draw_road

LETTERS = 40.0  # high enough to be read with the whole board in a small window


def paint_legend(
    sheet: Sheet, geometry: BoardGeometry, palette: BoardPalette, labels: Labels | None
) -> None:
    """Draw the key to the signs on the map."""
    text = look_up(labels)
    rect = QRectF(*geometry.data["legend"])
    draw_panel(sheet, rect, palette)
    column, row = (rect.width() - 40) / 3, (rect.height() - 44) / 2
    for i, key in enumerate(("area", "site", "mountain", "region", "port", "road")):
        at = QPointF(
            rect.left() + 30 + (i % 3) * column + 62, rect.top() + 22 + (i // 3 + 0.5) * row
        )
        _sign(sheet, key, at, palette)
        shape = outline(text(f"legend.{key}"), LETTERS, spaced=0.02, width=column - 160)
        write(
            sheet,
            at + QPointF(84 + shape.boundingRect().width() / 2, 0),
            shape,
            palette.colour("ink"),
        )


def _sign(sheet: Sheet, key: str, at: QPointF, palette: BoardPalette) -> None:
    match key:
        case "area":
            for dx, value in ((-25, 5), (25, 6)):
                draw_die(sheet, QRectF(at.x() + dx - 21, at.y() - 21, 42, 42), value, palette)
        case "site":
            draw_site(sheet, at, palette)
        case "mountain":
            draw_peaks(
                sheet,
                [(at.x() - 14, at.y() + 24, 46), (at.x() + 16, at.y() + 26, 32)],
                palette,
                heavy=True,
            )
        case "region":
            draw_shield(sheet, at, 72.0, 1, palette)
        case "port":
            draw_port(sheet, at, 1, 0.72, palette)
        case _:
            draw_road(
                sheet,
                [smooth_path([at - QPointF(46, -8), at + QPointF(0, -4), at + QPointF(46, 2)])],
                palette,
            )
