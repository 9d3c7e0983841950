"""The plate of a counter and its frame: the shape that tells the side without colour.

Christian: a heater shield.  Muslim: a horseshoe arch of coloured voussoirs.  Rebel: a torn cloth.
French: a barbed quatrefoil.  Raider: a round shield with rivets.  Markers: an octagon.
"""

from __future__ import annotations

import math

from heater import SHIELD
from pen import (
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    INK,
    IVORY,
    IVORY_SHADE,
    SIZE,
    Sheet,
    box,
    clipped,
    disc,
    fine,
    inked,
    line,
    number,
    path,
    points,
    star,
)

from reconquista_qt.games.reconquista.board.art.colours import Side, tint
from reconquista_qt.view.art.colours import PRINT, Tint

MARKER = Tint(PRINT["slate"], PRINT["slate_dark"], "#8d7f70", IVORY)

ARCH = "M84 480V352L80 340A206 206 0 1 1 432 340L428 352V480Z"


def tints(side: Side | None) -> Tint:
    """Return the printed colours of a side, or of a marker."""
    return tint(side) if side else MARKER


def in_plate(x: float, y: float, inset: float = 26, corner: float = 52) -> bool:
    """Say whether a point lies within the key line of the plate."""
    low, high = inset + corner, SIZE - inset - corner
    if not (inset <= x <= SIZE - inset and inset <= y <= SIZE - inset):
        return False
    dx, dy = max(low - x, 0, x - high), max(low - y, 0, y - high)
    return math.hypot(dx, dy) <= corner


def _pattern(side: Side | None, colour: str) -> str:
    """Draw the fine ground of a plate: each side has its own."""
    lines = ""
    match side:
        case "christian":
            for i in range(-480, 512, 40):
                lines += clipped((i, 0), (i + 512, 512), in_plate)
                lines += clipped((i, 512), (i + 512, 0), in_plate)
        case "muslim":
            for x in range(48, 512, 52):
                for y in range(48, 512, 52):
                    if all(in_plate(x + dx, y + dy) for dx in (-18, 18) for dy in (-18, 18)):
                        lines += star(x, y, 20, 15, 8) + disc(x, y, 6)
        case "rebel":
            for i in range(26, 500, 24):
                lines += clipped((i, 0), (i, 512), in_plate)
                lines += clipped((0, i), (512, i), in_plate)
        case "raider":
            for y in range(44, 500, 28):
                for x in range(26, 480, 44):
                    if in_plate(x, y) and in_plate(x + 44, y):
                        lines += f"M{x} {y}q11 -14 22 0t22 0"
        case "french":
            for i in range(-492, 512, 30):
                lines += clipped((i, 0), (i + 512, 512), in_plate)
        case _:
            for y in range(30, 500, 14):
                lines += clipped((0, y), (512, y), in_plate)
    # One element a stroke: a single path of many crossing strokes takes Qt ten times as long.
    strokes = "".join(f'<path d="M{stroke}"/>' for stroke in lines.split("M") if stroke)
    look = {"fill": "none", "stroke": colour, "stroke-width": "3", "stroke-opacity": "0.5"}
    return fine(strokes, **look)


def plate(sheet: Sheet, side: Side | None) -> None:
    """Draw the cardboard face in the side's colour with its key line."""
    colours = tints(side)
    sheet.add(
        path(box(0, 0, SIZE, SIZE, 76), sheet.shade(colours.base, colours.base, colours.shade))
    )
    sheet.add(_pattern(side, colours.shade if side == "raider" else colours.light))
    sheet.add(path(box(15, 15, 482, 482, 62), stroke=colours.shade, width=10))
    sheet.add(path(box(15, 15, 482, 482, 62), stroke=GOLD_LIGHT, width=5, stroke_opacity="0.9"))


def _rim(sheet: Sheet, d: str, *, width: float = 26) -> None:
    """Draw a frame's gilded rim around its field."""
    gilt = sheet.shade(GOLD_LIGHT, GOLD, GOLD_DARK, across=(0, 0, 1, 1))
    sheet.add(path(d, stroke=INK, width=width), path(d, stroke=gilt, width=width - 13))


def field(sheet: Sheet, side: Side | None, top: str = IVORY, foot: str = IVORY_SHADE) -> None:
    """Draw the ground inside the frame, before the emblem."""
    ground = sheet.shade(top, top, foot)
    shadow = {"transform": "translate(0 9)", "fill-opacity": "0.3", "stroke-opacity": "0.3"}
    outline = outlines(side)
    sheet.add(path(outline, INK, INK, 26, **shadow), path(outline, ground))
    if side == "raider":
        planks = "".join(clipped((x, 0), (x, 512), _in_disc) for x in range(96, 450, 46))
        sheet.add(line(planks, 4, IVORY_SHADE))
    elif side == "rebel":
        frayed = (
            "M96 62L106 96M250 54L246 82M352 52L346 86M460 150L428 152M464 366L430 362M160 462"
            "L166 434M50 352L84 350M48 200L82 206M372 456L376 424"
        )
        sheet.add(line(frayed, 5, PRINT["wood"]))
        weave = "M118 120V400M160 100V420M352 96V414M398 118V392M100 150H412M98 372H408"
        sheet.add(line(weave, 4, IVORY_SHADE))


def _in_disc(x: float, y: float) -> bool:
    return math.hypot(x - 256, y - 256) < 186


def outlines(side: Side | None) -> str:
    """Return the outline of a side's frame as path data."""
    match side:
        case "christian":
            return SHIELD
        case "muslim":
            return ARCH
        case "rebel":
            return _torn()
        case "french":
            return _quatrefoil()
        case "raider":
            return disc(256, 256, 208)
    corners = [(256 + 222 * math.cos(a), 256 + 222 * math.sin(a)) for a in _eighths()]
    return points(corners)


def _eighths() -> list[float]:
    return [math.radians(22.5 + 45 * i) for i in range(8)]


def _quatrefoil() -> str:
    """Return four lobes with a barb between each two."""
    near, far, barb, bow = 146, 366, 26, "A97 97 0 0 1 "
    return (
        f"M{near} {near + 16}L{near - barb} {near - barb}L{near + 16} {near}"
        f"{bow}{far - 16} {near}L{far + barb} {near - barb}L{far} {near + 16}"
        f"{bow}{far} {far - 16}L{far + barb} {far + barb}L{far - 16} {far}"
        f"{bow}{near + 16} {far}L{near - barb} {far + barb}L{near} {far - 16}"
        f"{bow}{near} {near + 16}Z"
    )


def _torn() -> str:
    """Return a cloth torn on every side."""
    edge = (
        "M58 96L96 62L150 84L162 66L204 72L250 54L262 88L282 60"
        "L330 70L352 52L404 80L450 60L440 108L460 150L436 166L462 196"
        "L452 250L418 268L456 286L446 330L464 366L438 388L452 440L408 424"
        "L372 456L362 430L318 450L270 440L254 398L240 446L196 432L160 462"
        "L146 436L98 454L74 436L82 388L50 352L66 318L104 306L62 290"
        "L70 240L48 200L74 180L52 138"
    )
    return edge + "Z"


def _voussoirs(sheet: Sheet) -> None:
    """Draw the arch stones in turn light and coloured, as in the mosque of Córdoba."""
    x0, y0, inner, outer, count = 256.0, 232.0, 170.0, 210.0, 15
    first, last = math.radians(-214), math.radians(34)
    for i in range(count):
        a, b = (first + (last - first) * (i + k) / count for k in (0, 1))
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = (
            (x0 + r * math.cos(angle), y0 + r * math.sin(angle))
            for r, angle in ((inner, a), (outer, a), (outer, b), (inner, b))
        )
        n = number
        stone = (
            f"M{n(ax)} {n(ay)}L{n(bx)} {n(by)}A{outer} {outer} 0 0 1 {n(cx)} {n(cy)}"
            f"L{n(dx)} {n(dy)}A{inner} {inner} 0 0 0 {n(ax)} {n(ay)}Z"
        )
        sheet.add(path(stone, IVORY if i % 2 else tint("muslim").shade, INK, 5))


def _columns(sheet: Sheet) -> None:
    """Draw the two columns on which the horseshoe stands."""
    shaft = sheet.shade("#fffaf0", IVORY_SHADE, "#bfa877", across=(0, 0, 1, 0))
    gilt = sheet.shade(GOLD_LIGHT, GOLD)
    for x in (80, 392):
        sheet.add(inked(box(x, 366, 40, 100), shaft, 7))
        sheet.add(
            inked(box(x - 9, 342, 58, 26, 6), gilt, 7), inked(box(x - 9, 462, 58, 24, 6), gilt, 7)
        )


def rim(sheet: Sheet, side: Side | None) -> None:
    """Draw the edge of the frame, over the emblem's ground."""
    match side:
        case "muslim":
            _voussoirs(sheet)
            _columns(sheet)
        case "raider":
            colours = tint("raider")
            wood = sheet.shade(PRINT["sea"], "#1b3042")
            sheet.add(path(disc(256, 256, 204), stroke=INK, width=52))
            sheet.add(path(disc(256, 256, 204), stroke=wood, width=40))
            sheet.add(
                path(disc(256, 256, 221), stroke=colours.light, width=4, stroke_opacity="0.7")
            )
            for i in range(16):
                a = math.radians(22.5 * i + 11.25)
                x, y = 256 + 204 * math.cos(a), 256 + 204 * math.sin(a)
                sheet.add(path(disc(x, y, 9), sheet.shade(IVORY, GOLD), INK, 3))
        case "rebel":
            sheet.add(path(_torn(), stroke=INK, width=9))
            stitches = "M112 108l22 20m0 -22l-22 24M376 404l24 -20m0 22l-22 -22"
            sheet.add(line(stitches, 7, PRINT["wood_dark"]))
        case _:
            _rim(sheet, outlines(side), width=28 if side else 24)
