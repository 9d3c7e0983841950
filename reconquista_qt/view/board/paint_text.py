"""Writing on the map, as outlines: along lines, and never broader than its room."""

from __future__ import annotations

from functools import lru_cache
from math import atan2, degrees, inf

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QPainterPath,
    QPainterPathStroker,
    QRawFont,
    QTransform,
)

from reconquista_qt.view.fonts import SERIF_FAMILIES, load_fonts

from .paint_marks import Ink, Sheet, pen_of

FAMILIES = SERIF_FAMILIES
_REFERENCE = 200  # pixel size at which outlines are made before they are scaled
THICKENED = 3.5  # by so much of that size a plain letter becomes a bold one


@lru_cache(maxsize=8)
def font(italic: bool = False, bold: bool = False) -> QFont:
    """Return the map's font at the size of the outlines."""
    result = QFont()
    load_fonts()
    result.setFamilies(list(FAMILIES))
    result.setStyleHint(QFont.StyleHint.Serif)
    result.setPixelSize(_REFERENCE)
    result.setItalic(italic)
    result.setWeight(QFont.Weight.Bold if bold else QFont.Weight.Medium)
    result.setFeature(QFont.Tag("lnum"), 1)  # figures as tall as capitals
    result.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return result


@lru_cache(maxsize=8)
def _raw(italic: bool, bold: bool) -> QRawFont:
    return QRawFont.fromFont(font(italic, bold))


def _add(shape: QPainterPath, x: float, text: str, italic: bool, bold: bool) -> None:
    """Add a text at a place; what the bold face lacks is the plain face thickened.

    The bold face of some releases of EB Garamond has no letter with an accent, and one of another
    family in the midst of a word is a blot.
    """
    face = font(italic, bold)
    if not bold or all(_raw(italic, bold).supportsCharacter(ord(letter)) for letter in text):
        shape.addText(x, 0, face, text)
        return
    metrics = QFontMetricsF(face)
    for letter in text:
        if _raw(italic, True).supportsCharacter(ord(letter)):
            shape.addText(x, 0, face, letter)
            x += metrics.horizontalAdvance(letter)
        else:
            plain = QPainterPath()
            plain.addText(x + THICKENED / 2, 0, font(italic), letter)
            stroker = QPainterPathStroker()
            stroker.setWidth(THICKENED)
            stroker.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
            shape.addPath(plain.united(stroker.createStroke(plain)))
            x += QFontMetricsF(font(italic)).horizontalAdvance(letter) + THICKENED


@lru_cache(maxsize=8)
def _cap_height(italic: bool, bold: bool) -> float:
    path = QPainterPath()
    path.addText(0, 0, font(italic, bold), "H")
    return path.boundingRect().height() or _REFERENCE * 0.7


def outline(
    text: str,
    cap: float,
    *,
    italic: bool = False,
    bold: bool = False,
    spaced: float = 0.0,
    width: float = 0.0,
) -> QPainterPath:
    """Return a text about the origin: centred across, its capitals centred up and down.

    `cap` is the height of its capitals, `spaced` the extra room between letters in parts of that
    height, `width` the room it is squeezed into; lengths in scene units.
    """
    shape = QPainterPath()
    face = font(italic, bold)
    if spaced:
        metrics = QFontMetricsF(face)
        x = 0.0
        for letter in text:
            _add(shape, x, letter, italic, bold)
            x += metrics.horizontalAdvance(letter) + spaced * _cap_height(italic, bold)
    else:
        _add(shape, 0, text, italic, bold)
    height = _cap_height(italic, bold)
    box = shape.boundingRect()
    size = cap / height
    squeeze = 1.0
    if width and box.width() * size > width:
        need = width / (box.width() * size)
        squeeze = max(need, 0.86)  # a little narrower first, then smaller
        size *= min(1.0, need / squeeze)
    place = QTransform.fromScale(size * squeeze, size).translate(-box.center().x(), height / 2)
    return place.map(shape)


def along(curve: QPainterPath, text: str, cap: float, share: float = 1.0) -> list[QPainterPath]:
    """Return a text's letters spread evenly along a curve, upright to it, over the given share
    of its length.
    """
    letters = []
    length = curve.length()
    face_cap = _cap_height(False, True)
    metrics = QFontMetricsF(font(bold=True))
    widths = [metrics.horizontalAdvance(letter) * cap / face_cap for letter in text]
    room = length * share
    size = min(1.0, room / (sum(widths) * 1.15)) if widths else 1.0
    gap = (room - sum(widths) * size) / max(1, len(text) - 1)
    at = (length - room) / 2
    for letter, width in zip(text, widths, strict=True):
        centre = at + width * size / 2
        percent = curve.percentAtLength(max(0.0, min(length, centre)))
        ahead, behind = (
            curve.pointAtPercent(min(1.0, percent + 0.02)),
            curve.pointAtPercent(max(0.0, percent - 0.02)),
        )
        angle = degrees(atan2(ahead.y() - behind.y(), ahead.x() - behind.x()))
        here = curve.pointAtPercent(percent)
        glyph = outline(letter, cap * size, bold=True)
        letters.append(QTransform().translate(here.x(), here.y()).rotate(angle).map(glyph))
        at += width * size + gap
    return letters


def write(
    sheet: Sheet,
    at: QPointF,
    path: QPainterPath,
    ink: Ink,
    halo: Ink | None = None,
    turn: float = 0.0,
    glow: float = 9.0,
    least: float = 0.0,
    most: float = inf,
) -> None:
    """Put a text on the sheet, with a pale edge that keeps it apart from what lies below."""
    placed = QTransform().translate(at.x(), at.y()).rotate(turn).map(path)
    if halo is not None:
        sheet.add(placed, pen_of(halo, glow), halo, least=least, most=most)
    sheet.add(placed, None, ink, least=least, most=most)
