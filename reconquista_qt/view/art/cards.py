"""One counter on the table: a piece of cardboard with its print, its shadow and what it shows."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QGuiApplication,
    QIcon,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
)

from reconquista_qt.view.art import printing
from reconquista_qt.view.art.colours import PRINT, Theme, mark, side_of, tint

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

# Parts of a counter's width: roundness of its corners, thickness of the card, room for the shadow.
CORNER, THICKNESS, MARGIN = 0.15, 0.05, 0.14
_NO_PEN = Qt.PenStyle.NoPen


def card_bounds(rect: QRectF, count: int = 1) -> QRectF:
    """Return all that painting a counter in `rect` may touch: shadow, pile and marks included."""
    width = rect.width()
    return rect.adjusted(-MARGIN * width, -MARGIN * width, MARGIN * width, 1.6 * MARGIN * width)


def _layers(count: int) -> int:
    return min(count, 3)


def _make_card(kind: str, size: int, theme: Theme, layers: int) -> QPixmap:
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
    rim = QColor(tint(side, theme).shade if side else PRINT["slate_dark"])
    for layer in range(layers, 0, -1):
        lower = face.translated(0, thick * layer)
        painter.setBrush(rim.darker(150))
        painter.drawRoundedRect(lower, corner, corner)
        painter.setBrush(QColor(PRINT["ivory_shade"]).darker(118))
        painter.drawRoundedRect(lower.translated(0, -thick * 0.3), corner, corner)
        painter.setBrush(rim)
        painter.drawRoundedRect(lower.translated(0, -thick * 0.75), corner, corner)
    printing.render(painter, kind, face, theme, size)
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
    painter.fillRect(faded.rect(), QColor(214, 204, 186, 128))
    hatch = QPen(QColor(60, 48, 36, 105), max(1.0, card.width() / 80))
    painter.setPen(hatch)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    step = max(4, card.width() // 14)
    for x in range(-card.height(), card.width(), step):
        painter.drawLine(QPointF(x, card.height()), QPointF(x + card.height(), 0))
    painter.end()
    return faded


def _card(kind: str, size: int, theme: Theme, layers: int, spent: bool) -> QPixmap:
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
    theme: Theme = "light",
) -> None:
    """Paint the counter `kind`, its face filling the square `rect`.

    `count` above 1 makes a pile with a number.  `selected` puts a bright frame with corner braces
    around it, `mobile` a chevron below its left corner, `spent` fades and hatches it, `ghost` leaves
    a see-through card with a dashed edge.  It stays within `card_bounds(rect)`.
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
        _dashed_edge(painter, rect)
    if selected:
        _braces(painter, rect, theme)
    if mobile:
        _chevron(painter, rect, theme)
    if count > 1:
        paint_badge(painter, rect, count, theme)
    painter.restore()


def _dashed_edge(painter: QPainter, rect: QRectF) -> None:
    width = max(rect.width() * 0.03, 0.5)
    corner = CORNER * rect.width()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#ffffff"), width * 1.6))
    painter.drawRoundedRect(rect, corner, corner)
    painter.setPen(QPen(QColor(PRINT["ink"]), width, Qt.PenStyle.DashLine))
    painter.drawRoundedRect(rect, corner, corner)


def _braces(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Draw the frame of a chosen counter: a light line between dark ones, braces at the corners."""
    width = rect.width()
    gap = width * 0.055
    frame = rect.adjusted(-gap, -gap, gap, gap + THICKNESS * width)
    corner = CORNER * width + gap
    bright = QColor(mark("chosen", theme))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(PRINT["ink"]), width * 0.085))
    painter.drawRoundedRect(frame, corner, corner)
    painter.setPen(QPen(bright, width * 0.048))
    painter.drawRoundedRect(frame, corner, corner)
    reach, out = width * 0.26, frame.adjusted(-gap * 0.2, -gap * 0.2, gap * 0.2, gap * 0.2)
    braces = QPainterPath()
    for x, dx in ((out.left(), 1), (out.right(), -1)):
        for y, dy in ((out.top(), 1), (out.bottom(), -1)):
            braces.moveTo(x, y + dy * reach)
            braces.lineTo(x, y + dy * corner * 0.5)
            braces.quadTo(x, y, x + dx * corner * 0.5, y)
            braces.lineTo(x + dx * reach, y)
    cap = Qt.PenCapStyle.RoundCap
    painter.setPen(QPen(QColor(PRINT["ink"]), width * 0.13, Qt.PenStyle.SolidLine, cap))
    painter.drawPath(braces)
    painter.setPen(QPen(bright, width * 0.078, Qt.PenStyle.SolidLine, cap))
    painter.drawPath(braces)


def _chevron(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Draw the mark of a unit that may still move: a double chevron on a round tab."""
    width = rect.width()
    r = width * 0.17
    centre = QPointF(rect.left() + r * 0.75, rect.bottom() - r * 0.6)
    painter.setPen(QPen(QColor(PRINT["ink"]), width * 0.035))
    painter.setBrush(QColor(mark("mobile", theme)))
    painter.drawEllipse(centre, r, r)
    pen = QPen(QColor(PRINT["ink"]), width * 0.05)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for shift in (-0.32, 0.22):
        tip = centre + QPointF((shift + 0.36) * r, 0)
        wing = QPointF(-0.4 * r, 0.46 * r)
        painter.drawPolyline(QPolygonF([tip + wing, tip, tip + QPointF(wing.x(), -wing.y())]))


def paint_badge(painter: QPainter, rect: QRectF, count: int, theme: Theme = "light") -> None:
    """Paint a number on a round tab at the upper left of `rect`."""
    width = rect.width()
    text = str(count)
    high = width * 0.41
    wide = max(high, high * (0.42 + 0.36 * len(text)))
    tab = QRectF(rect.left() - width * 0.11, rect.top() - width * 0.11, wide, high)
    painter.save()
    painter.setPen(QPen(QColor(PRINT["ink"]), width * 0.045))
    painter.setBrush(QBrush(QColor("#ffffff" if theme == "contrast" else PRINT["ivory"])))
    painter.drawRoundedRect(tab, high / 2, high / 2)
    font = QFont(QGuiApplication.font())
    font.setBold(True)
    # A large size scaled down, because a font cannot be a fraction of a pixel high.
    font.setPixelSize(64)
    painter.setFont(font)
    painter.setPen(QColor(PRINT["ink"]))
    painter.translate(tab.center())
    painter.scale(high * 0.72 / 64, high * 0.72 / 64)
    painter.drawText(QRectF(-200, -60, 400, 116), Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()


def counter_pixmap(kind: str, size: int, dpr: float = 1.0, theme: Theme = "light") -> QPixmap:
    """Return the plain print of a counter or building, `size` logical pixels square."""
    pixels = max(1, round(size * dpr))

    def make() -> QPixmap:
        pixmap = printing.blank(pixels, pixels)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        printing.render(painter, kind, QRectF(0, 0, pixels, pixels), theme, pixels)
        painter.end()
        pixmap.setDevicePixelRatio(dpr)
        return pixmap

    return printing.kept.get(("print", kind, pixels, dpr, theme), make)


def counter_icon(kind: str, theme: Theme = "light") -> QIcon:
    """Return a counter or building as an icon for lists, menus and buttons."""
    icon = QIcon()
    for size in (16, 24, 32, 48, 64, 128):
        icon.addPixmap(counter_pixmap(kind, size, 1.0, theme))
    return icon
