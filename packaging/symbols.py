"""Draw resources/fonts/symbols.ttf: the few signs that the fonts of the letters have not.

Faces of dice, crosses, stars, a pointer, beads, a sun and a flag, as plain outlines.
Run it as `python3 run.py symbols` after a change here; it needs fontTools, which it installs.
"""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from importlib.util import find_spec
from math import cos, pi, sin
from pathlib import Path
from typing import Any, Final

TARGET: Final = Path(__file__).resolve().parent.parent / "resources" / "fonts" / "symbols.ttf"
EM: Final = 1000
BOX: Final = 700  # side of a die
LEFT: Final = 60
PIP: Final = 70
THICK: Final = 50
LOW, MIDDLE, HIGH = 165, 350, 535
PIPS: Final = {
    1: ((MIDDLE, MIDDLE),),
    2: ((LOW, HIGH), (HIGH, LOW)),
    3: ((LOW, HIGH), (MIDDLE, MIDDLE), (HIGH, LOW)),
    4: ((LOW, LOW), (LOW, HIGH), (HIGH, LOW), (HIGH, HIGH)),
    5: ((LOW, LOW), (LOW, HIGH), (HIGH, LOW), (HIGH, HIGH), (MIDDLE, MIDDLE)),
    6: ((LOW, LOW), (LOW, MIDDLE), (LOW, HIGH), (HIGH, LOW), (HIGH, MIDDLE), (HIGH, HIGH)),
}
Outline = list[tuple[float, float]]


def square(inset: float) -> Outline:
    """Return a square with cut corners, clockwise."""
    near, far, cut = LEFT + inset, LEFT + BOX - inset, 90 - inset / 2
    low, high = inset, BOX - inset
    return [
        (near, low + cut), (near, high - cut), (near + cut, high), (far - cut, high),
        (far, high - cut), (far, low + cut), (far - cut, low), (near + cut, low),
    ]  # fmt: skip


def disc(x: float, y: float) -> Outline:
    """Return a pip as a polygon that nobody tells from a disc, clockwise."""
    turns = [-2 * pi * n / 16 for n in range(16)]
    return [(LEFT + x + PIP * cos(t), y + PIP * sin(t)) for t in turns]


def die(value: int) -> list[Outline]:
    """Return the outlines of a die's face: its edge, and its pips."""
    hole = list(reversed(square(THICK)))
    return [square(0), hole, *(disc(x, y) for x, y in PIPS[value])]


def star() -> list[Outline]:
    """Return a star of five points."""
    points = [(340 if n % 2 == 0 else 140, pi / 2 - pi * n / 5) for n in range(10)]
    return [[(410 + r * cos(t), 350 + r * sin(t)) for r, t in points]]


def ring(radius: float, corners: int = 32) -> Outline:
    """Return a polygon round the middle of a sign, clockwise."""
    turns = [-2 * pi * n / corners for n in range(corners)]
    return [(410 + radius * cos(t), 350 + radius * sin(t)) for t in turns]


def hollow(outline: Outline, share: float) -> list[Outline]:
    """Return an outline with a hole of its own form, of a share of its size."""
    inner = [(410 + (x - 410) * share, 350 + (y - 350) * share) for x, y in outline]
    return [outline, inner[::-1]]


def barred() -> list[Outline]:
    """Return a ring with a slanted bar."""
    bar = [(-215.0, -175.0), (175.0, 215.0), (215.0, 175.0), (-175.0, -215.0)]
    return [*hollow(ring(300), 0.82), [(410 + x, 350 + y) for x, y in bar]]


def sun() -> list[Outline]:
    """Return a disc with eight rays."""
    rays = []
    for n in range(8):
        turn = pi * n / 4
        rays.append(
            [
                (410 + r * cos(turn + side), 350 + r * sin(turn + side))
                for r, side in ((215, 0.17), (330, 0.0), (215, -0.17))
            ]
        )
    return [ring(160), *rays]


def flag() -> list[Outline]:
    """Return a flag on its pole, which stands at the left."""
    pole: Outline = [(170, -20), (170, 720), (225, 720), (225, -20)]
    cloth: Outline = [(225, 690), (640, 690), (530, 535), (640, 380), (225, 380)]
    return [pole, cloth]


def upright_cross() -> list[Outline]:
    """Return a cross with a longer foot, clockwise."""
    return [
        [
            (365, -10), (365, 420), (190, 420), (190, 510), (365, 510), (365, 710),
            (455, 710), (455, 510), (630, 510), (630, 420), (455, 420), (455, -10),
        ]
    ]  # fmt: skip


def cross() -> list[Outline]:
    """Return a slanted cross."""
    arms = [(90, 40), (310, 40), (310, -40), (90, -40)]
    found: list[Outline] = []
    corners: Outline = []
    for turn in range(4):
        angle = pi / 4 - turn * pi / 2
        turned = [
            (x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)) for x, y in arms
        ]
        # Each arm gives its outer corners and the inner one to the next.
        corners += [turned[1], turned[2]]
        inner = 40 * 2**0.5
        next_angle = angle - pi / 4
        corners.append((inner * cos(next_angle), inner * sin(next_angle)))
    found.append([(410 + x, 350 + y) for x, y in corners])
    return found


def pointer() -> list[Outline]:
    """Return a small triangle that points to the right."""
    return [[(120, 130), (120, 570), (480, 350)]]


SIGNS: Final = {
    **{0x2680 + value - 1: (f"die{value}", die(value), BOX + 2 * LEFT) for value in PIPS},
    0x2605: ("star", star(), BOX + 2 * LEFT),
    0x2717: ("cross", cross(), BOX + 2 * LEFT),
    0x2298: ("barred", barred(), BOX + 2 * LEFT),
    0x25CB: ("white_bead", hollow(ring(260), 0.76), BOX + 2 * LEFT),
    0x25CF: ("bead", [ring(260)], BOX + 2 * LEFT),
    0x2600: ("sun", sun(), BOX + 2 * LEFT),
    0x2606: ("white_star", hollow(star()[0], 0.62), BOX + 2 * LEFT),
    0x2691: ("flag", flag(), BOX + 2 * LEFT),
    0x271D: ("upright_cross", upright_cross(), BOX + 2 * LEFT),
    0x25B8: ("pointer", pointer(), 540),
}


def glyph(outlines: list[Outline]) -> Any:
    """Return outlines as a glyph of a TrueType font."""
    pen_of = import_module("fontTools.pens.ttGlyphPen").TTGlyphPen

    pen = pen_of(None)
    for first, *rest in outlines:
        pen.moveTo((round(first[0]), round(first[1])))
        for x, y in rest:
            pen.lineTo((round(x), round(y)))
        pen.closePath()
    return pen.glyph()


def main() -> int:
    """Write the font."""
    if find_spec("fontTools") is None:
        subprocess.run([sys.executable, "-m", "pip", "install", "-q", "fonttools"], check=True)
    builder = import_module("fontTools.fontBuilder").FontBuilder(EM, isTTF=True)
    names = [".notdef", *(name for name, _, _ in SIGNS.values())]
    builder.setupGlyphOrder(names)
    builder.setupCharacterMap({code: name for code, (name, _, _) in SIGNS.items()})
    shapes = {name: glyph(outlines) for name, outlines, _ in SIGNS.values()}
    builder.setupGlyf({".notdef": glyph([square(0)]), **shapes})
    widths = {".notdef": BOX, **{name: width for name, _, width in SIGNS.values()}}
    builder.setupHorizontalMetrics({name: (width, LEFT) for name, width in widths.items()})
    builder.setupHorizontalHeader(ascent=750, descent=-200)
    builder.setupNameTable({"familyName": "Reconquista Symbols", "styleName": "Regular"})
    heights = {"sTypoAscender": 750, "sTypoDescender": -200, "usWinAscent": 750}
    builder.setupOS2(**heights, usWinDescent=200, fsType=0)  # it may be embedded anywhere
    builder.setupPost()
    builder.setupHead(unitsPerEm=EM, created=0, modified=0)
    builder.font.recalcTimestamp = False
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    builder.save(TARGET)
    return 0


if __name__ == "__main__":
    sys.exit(main())
