"""The drawings of the counters: SVG files, rendered in the colours of a theme."""

from __future__ import annotations

import re
from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgRenderer

from reconquista_qt.assets import resource
from reconquista_qt.view.art.colours import ArtTheme

from .colours import reprint

# Below this many pixels the fine ground of a plate and the joints of a wall only make noise.
FINE_FROM = 72
# Drawings are kept for one look of the board, fine and plain: once drawn, each has a fifth of a
# megabyte. What they look like at a size is kept as a picture.
KEPT = 60
_FINE = re.compile(r'<g class="fine"[^>]*>.*?</g>', re.DOTALL)


@lru_cache(maxsize=KEPT)
def drawing(name: str, theme: ArtTheme = "light", fine: bool = True) -> QSvgRenderer:
    """Return the drawing `name` of the counters' folder; `fine` keeps its smallest detail."""
    svg = reprint(resource("reconquista", "counters", f"{name}.svg").read_text("utf-8"), theme)
    if not fine:
        svg = _FINE.sub("", svg)
    return QSvgRenderer(QByteArray(svg.encode()))


def render(painter: QPainter, name: str, rect: QRectF, theme: ArtTheme, pixels: float) -> None:
    """Draw a drawing into `rect`, leaving out what `pixels` of width cannot show."""
    drawing(name, theme, pixels >= FINE_FROM).render(painter, rect)
