"""One counter on the table: a piece of cardboard with its print, its shadow and what it shows."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QIcon,
    QPainter,
    QPen,
    QPixmap,
)

from reconquista_qt.games.reconquista.board.art.colours import printed, side_of
from reconquista_qt.view.art import printing
from reconquista_qt.view.art.card_marks import (
    CORNER,
    THICKNESS,
    paint_badge,
    paint_braces,
    paint_chevron,
    paint_dashed_edge,
)
from reconquista_qt.view.art.colours import PRINT, ArtTheme

from .drawings import render

UNITS = (
    "christian_garrison",
    "christian_army",
    "military_order",
    "mercenary",
    "crusader",
    "el_cid_christian",
    "muslim_garrison",
    "muslim_army",
    "muslim_mercenary",
    "el_cid_muslim",
    "rebel",
    "french",
    "raider",
)
MARKERS = ("turn", "income", "revolt", "double", "siege")
KINDS = UNITS + MARKERS

# Room for the shadow and the marks around a counter, in parts of its width.
MARGIN = 0.14
_NO_PEN = Qt.PenStyle.NoPen


def card_bounds(rect: QRectF, count: int = 1) -> QRectF:
    """Return all that painting a counter in `rect` may touch: shadow, pile and marks included."""
    width = rect.width()
    return rect.adjusted(-MARGIN * width, -MARGIN * width, MARGIN * width, 1.6 * MARGIN * width)


def _layers(count: int) -> int:
    return min(count, 3)


def _make_card(kind: str, size: int, theme: ArtTheme, layers: int) -> QPixmap:
    """Paint shadow, card edges and print at `size` pixels, with a margin all around."""
    margin = MARGIN * size
    pixmap = printing.blank(round(size + 2 * margin), round(size + 2.6 * margin))
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(_NO_PEN)
    face = QRectF(margin, margin, size, size)
    corner, thick = CORNER * size, max(1.0, THICKNESS * size)
    depth = thick * layers
    rings = max(3, min(10, size // 8))
    for i in range(rings):
        spread = margin * 0.75 * (1 - i / rings)
        shadow = face.adjusted(-spread * 0.6, thick, spread * 0.8, depth * 0.75 + spread * 0.8)
        painter.setBrush(QColor(20, 10, 4, round(110 / rings)))
        painter.drawRoundedRect(shadow, corner + spread, corner + spread)
    side = side_of(kind)
    rim = QColor(printed(side, theme).shade if side else PRINT["slate_dark"])
    for layer in range(layers, 0, -1):
        lower = face.translated(0, thick * layer)
        painter.setBrush(rim.darker(150))
        painter.drawRoundedRect(lower, corner, corner)
        painter.setBrush(QColor(PRINT["ivory_shade"]).darker(118))
        painter.drawRoundedRect(lower.translated(0, -thick * 0.3), corner, corner)
        painter.setBrush(rim)
        painter.drawRoundedRect(lower.translated(0, -thick * 0.75), corner, corner)
    render(painter, kind, face, theme, size)
    gleam = QPen(QColor(255, 255, 255, 70), max(1.0, size / 90))
    painter.setPen(gleam)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = gleam.widthF() / 2
    painter.drawRoundedRect(face.adjusted(inset, inset, -inset, -inset), corner, corner)
    painter.end()
    return pixmap


def _make_spent(card: QPixmap) -> QPixmap:
    """Return a card as it looks when its unit may move no more: faded and hatched."""
    faded = printing.blank(card.width(), card.height())
    painter = QPainter(faded)
    painter.drawPixmap(0, 0, card)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
    painter.fillRect(faded.rect(), QColor(160, 150, 134, 112))
    hatch = QPen(QColor(40, 30, 20, 125), max(1.0, card.width() / 80))
    painter.setPen(hatch)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    step = max(4, card.width() // 14)
    for x in range(-card.height(), card.width(), step):
        painter.drawLine(QPointF(x, card.height()), QPointF(x + card.height(), 0))
    painter.end()
    return faded


def _card(kind: str, size: int, theme: ArtTheme, layers: int, spent: bool) -> QPixmap:
    plain = printing.kept.get(
        ("card", kind, size, theme, layers), lambda: _make_card(kind, size, theme, layers)
    )
    if not spent:
        return plain
    return printing.kept.get(("spent", kind, size, theme, layers), lambda: _make_spent(plain))


def paint_counter(
    painter: QPainter,
    kind: str,
    rect: QRectF,
    *,
    count: int = 1,
    selected: bool = False,
    spent: bool = False,
    mobile: bool = False,
    ghost: bool = False,
    theme: ArtTheme = "light",
) -> None:
    """Paint the counter `kind`, its face filling the square `rect`.

    `count` above 1 makes a pile with a number.  `selected` puts a bright frame with corner braces
    around it, `mobile` a chevron at its lower left, `spent` fades and hatches it, `ghost` leaves a
    see-through card with a dashed edge.  It stays within `card_bounds(rect)`.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pixels = rect.width() * printing.pixels_per_unit(painter)
    size = printing.rendered_size(pixels)
    card = _card(kind, size, theme, _layers(count), spent)
    scale = rect.width() / size
    margin = MARGIN * rect.width()
    target = QRectF(
        rect.left() - margin, rect.top() - margin, card.width() * scale, card.height() * scale
    )
    if ghost:
        painter.setOpacity(painter.opacity() * 0.5)
    printing.lay(painter, card, target)
    if ghost:
        painter.setOpacity(min(1.0, painter.opacity() * 2))
        paint_dashed_edge(painter, rect)
    if selected:
        paint_braces(painter, rect, theme)
    if mobile:
        paint_chevron(painter, rect, theme)
    if count > 1:
        paint_badge(painter, rect, count, theme)
    painter.restore()


def counter_pixmap(kind: str, size: int, dpr: float = 1.0, theme: ArtTheme = "light") -> QPixmap:
    """Return the plain print of a counter or building, `size` logical pixels square."""
    pixels = max(1, round(size * dpr))

    def make() -> QPixmap:
        pixmap = printing.blank(pixels, pixels)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        render(painter, kind, QRectF(0, 0, pixels, pixels), theme, pixels)
        painter.end()
        pixmap.setDevicePixelRatio(dpr)
        return pixmap

    return printing.kept.get(("print", kind, pixels, dpr, theme), make)


def counter_icon(kind: str, theme: ArtTheme = "light") -> QIcon:
    """Return a counter or building as an icon for lists, menus and buttons."""
    icon = QIcon()
    for size in (16, 24, 32, 48, 64, 128):
        icon.addPixmap(counter_pixmap(kind, size, 1.0, theme))
    return icon
