"""Paint all counters and icons at several sizes into pictures, to be looked at: sheet.py FOLDER."""

from __future__ import annotations

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QRectF  # noqa: E402
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter  # noqa: E402

from reconquista_qt.games.reconquista.board.art import counters  # noqa: E402
from reconquista_qt.view.art.colours import THEMES, ArtTheme  # noqa: E402
from reconquista_qt.view.art.icons import icon_pixmap, names  # noqa: E402

GROUND = {"light": "#e3d3ab", "dark": "#2b2a2e", "contrast": "#000000"}
PEN = {"light": "#2a1a12", "dark": "#e9e2d0", "contrast": "#ffffff"}
SIZES, COLUMNS, GAP = (128, 64, 48, 32, 24), 4, 22


def counter_sheet(theme: ArtTheme) -> QImage:
    """Return every counter on the ground of a theme."""
    wide = sum(SIZES) + GAP * (len(SIZES) + 1)
    rows = -(-len(counters.KINDS) // COLUMNS)
    image = QImage(wide * COLUMNS, rows * (SIZES[0] + 2 * GAP), QImage.Format.Format_RGB32)
    image.fill(QColor(GROUND[theme]))
    painter = QPainter(image)
    for i, kind in enumerate(counters.KINDS):
        x, y = i % COLUMNS * wide + GAP, i // COLUMNS * (SIZES[0] + 2 * GAP) + GAP
        for size in SIZES:
            counters.paint_counter(painter, kind, QRectF(x, y, size, size), theme=theme)
            x += size + GAP
    painter.end()
    return image


def icon_sheet(theme: ArtTheme) -> QImage:
    """Return every icon at three sizes."""
    rows = -(-len(names()) // 10)
    image = QImage(1400, rows * 84, QImage.Format.Format_RGB32)
    image.fill(QColor(GROUND[theme]))
    painter = QPainter(image)
    for i, name in enumerate(names()):
        x, y = i % 10 * 140 + 10, i // 10 * 84 + 10
        for size in (64, 24, 16):
            painter.drawPixmap(x, y, icon_pixmap(name, QColor(PEN[theme]), size))
            x += size + 8
    painter.end()
    return image


def main(folder: str) -> None:
    """Write the sheets of every theme into `folder`."""
    application = QGuiApplication([])
    for theme in THEMES:
        counter_sheet(theme).save(f"{folder}/counters-{theme}.png")
        icon_sheet(theme).save(f"{folder}/icons-{theme}.png")
    del application


if __name__ == "__main__":
    main(sys.argv[1])
