"""Mountains as engravers drew them: little hills shaded on the side away from the light."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

from reconquista_qt.view.board.paint_marks import Sheet, pen_of
from reconquista_qt.view.board.palette import BoardPalette

from .facts import BoardFacts
from .geometry import BoardGeometry

Peak = tuple[float, float, float]
REACH = 100.0  # no hill is broader


def peaks_of(flat: Sequence[float]) -> list[Peak]:
    """Return triples of the foot's x and y and the height."""
    return list(zip(flat[0::3], flat[1::3], flat[2::3], strict=True))


def _hill(random: Random) -> tuple[QPainterPath, QPainterPath, QPainterPath]:
    """Return body, outline and shading of a hill one unit high, its foot at the origin."""
    lean = random.uniform(-0.08, 0.08)
    left, right = -random.uniform(0.56, 0.70), random.uniform(0.56, 0.72)
    top = QPointF(lean, -1.0)
    ridge = QPainterPath(QPointF(left, 0.0))
    ridge.cubicTo(QPointF(left * 0.62, -0.16), QPointF(left * 0.34 + lean, -0.78), top)
    shoulder = QPointF(lean + random.uniform(0.16, 0.24), -random.uniform(0.60, 0.72))
    ridge.cubicTo(QPointF(lean + 0.07, -0.94), QPointF(lean + 0.10, -0.78), shoulder)
    ridge.cubicTo(
        QPointF(shoulder.x() + 0.14, shoulder.y() + 0.12),
        QPointF(right * 0.72, -0.18),
        QPointF(right, 0.0),
    )
    body = QPainterPath(ridge)
    body.quadTo(QPointF(0.0, 0.08), QPointF(left, 0.0))
    shading = QPainterPath()
    count = 5
    for i in range(count):
        share = (i + 0.5) / count
        x = lean + 0.03 + share * (right - lean - 0.16)
        high = -1.0 + share * 0.94 + 0.07
        low = min(-0.05, high + random.uniform(0.38, 0.56))
        shading.moveTo(x, high)
        shading.quadTo(QPointF(x - 0.02, (high + low) / 2), QPointF(x - 0.12, low))
    spur = QPainterPath(QPointF(lean, -0.96))
    spur.quadTo(QPointF(lean - 0.03, -0.62), QPointF(lean - 0.13, -0.36))
    shading.addPath(spur)
    return body, ridge, shading


_SHAPES = [_hill(Random(seed)) for seed in range(9)]


def draw_peaks(
    sheet: Sheet, peaks: Iterable[Peak], palette: BoardPalette, heavy: bool, least: float = 0.0
) -> None:
    """Draw hills, the southern ones before the northern ones' feet."""
    kind = "peak" if heavy else "hill"
    fill, shade = palette.colour(kind), palette.colour(f"{kind}_shade")
    line = pen_of(palette.colour(f"{kind}_ink"), (2.9 if heavy else 1.9) * palette.weight)
    hatch = pen_of(shade, (2.2 if heavy else 1.5) * palette.weight)
    for x, y, height in peaks:
        body, ridge, shading = _SHAPES[int(x * 7 + y * 3) % len(_SHAPES)]
        place = QTransform().translate(x, y).scale(height, height)
        sheet.add(place.map(body), None, fill, least=least)
        sheet.add(place.map(shading), hatch, least=max(least, 0.17))
        sheet.add(place.map(ridge), line, least=least, hair=0.6)


def paint_relief(
    sheet: Sheet,
    geometry: BoardGeometry,
    facts: BoardFacts,
    palette: BoardPalette,
    covered: Sequence[QRectF] = (),
) -> None:
    """Draw the ranges lightly, and heavy mountains all over the areas that are so by the rules.

    Hills keep clear of the rectangles in `covered`.
    """
    inside = geometry.outline([area for area in facts.mountains if area in geometry.area_ids])
    light = [
        p for p in peaks_of(geometry.engraving["peaks"]) if not inside.contains(QPointF(p[0], p[1]))
    ]
    draw_peaks(sheet, [p for p in light if _clear(p, covered, 0.0)], palette, heavy=False)
    for area in sorted(facts.mountains):
        if area in geometry.area_ids:
            peaks = peaks_of(geometry.engraving["hills"][area])
            draw_peaks(sheet, [p for p in peaks if _clear(p, covered, 0.2)], palette, heavy=True)


def _clear(peak: Peak, covered: Sequence[QRectF], slack: float) -> bool:
    """Tell whether a peak stays out of the rectangles, overlapping them by no more than a share
    of its height.
    """
    x, y, height = peak
    inset = height * slack
    body = QRectF(
        x - height * 0.66 + inset, y - height + inset, height * 1.32 - 2 * inset, height - inset
    )
    return not any(body.intersects(rect) for rect in covered)
