"""Signs drawn around the origin: cross, crescent, coin, lily, cross of an order."""

from __future__ import annotations

import math

from pen import (
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    INK,
    Sheet,
    both,
    box,
    disc,
    group,
    inked,
    line,
    number,
    path,
    placed,
    star,
)


def cross(size: float) -> str:
    """Return a cross pattée as path data, `size` from its centre to its ends."""
    near, wide, bow = 0.13 * size, 0.52 * size, 0.2 * size
    out = ""
    for i, (dx, dy) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
        sx, sy = -dy, dx  # to the right of the way out
        corners = [
            (dx * near - sx * near, dy * near - sy * near),
            (dx * size * 0.62 - sx * bow, dy * size * 0.62 - sy * bow),
            (dx * size - sx * wide, dy * size - sy * wide),
            (dx * size + sx * wide, dy * size + sy * wide),
            (dx * size * 0.62 + sx * bow, dy * size * 0.62 + sy * bow),
            (dx * near + sx * near, dy * near + sy * near),
        ]
        (ax, ay), (bx, by), (cx, cy), (ex, ey), (fx, fy), (gx, gy) = (
            tuple(map(float, corner)) for corner in corners
        )
        n = number
        out += f"{'L' if i else 'M'}{n(ax)} {n(ay)}Q{n(bx)} {n(by)} {n(cx)} {n(cy)}"
        out += f"L{n(ex)} {n(ey)}Q{n(fx)} {n(fy)} {n(gx)} {n(gy)}"
    return out + "Z"


def crescent(r: float, turn: float = 0) -> str:
    """Return a crescent as path data, its horns upwards (turned clockwise by `turn` degrees)."""
    half = math.radians(52)
    inner = r * 0.8
    horns = []
    for side in (-1, 1):
        angle = math.radians(turn - 90) + side * half
        horns.append((r * math.cos(angle), r * math.sin(angle)))
    (ax, ay), (bx, by) = horns
    n = number
    return (
        f"M{n(ax)} {n(ay)}A{n(r)} {n(r)} 0 1 0 {n(bx)} {n(by)}"
        f"A{n(inner)} {n(inner)} 0 1 1 {n(ax)} {n(ay)}Z"
    )


def coin(sheet: Sheet, r: float, sign: str) -> str:
    """Draw a struck gold coin with a `cross`, a `star` or a `tower` on it."""
    gilt = sheet.shade(GOLD_LIGHT, GOLD, GOLD_DARK, across=(0, 0, 1, 1))
    out = inked(disc(0, 0, r), gilt, 7) + path(
        disc(0, 0, r * 0.74), stroke=GOLD_DARK, width=r * 0.08
    )
    if sign == "cross":
        return out + path(cross(r * 0.52), GOLD_DARK)
    if sign == "star":
        return out + path(star(0, 0, r * 0.56, r * 0.36, 8), GOLD_DARK)
    k = r / 100
    tower = (
        "M-34 44V-6H-44V-42H-24V-26H-10V-42H10V-26H24V-42H44V-6H34V44H14V16A14 14 0 0 0 -14 16V44Z"
    )
    return out + group(path(tower, GOLD_DARK), f"scale({k:.2f})")


def coins(sheet: Sheet, sign: str, r: float = 44) -> str:
    """Draw three coins: paid men."""
    spots = ((-r * 1.02, r * 0.2), (r * 1.02, r * 0.2), (0, r * 0.9))
    return "".join(placed(coin(sheet, r, sign), x, y) for x, y in spots)


def lis(sheet: Sheet, light: str, paint: str) -> str:
    """Draw a fleur-de-lis bound with gold."""
    side = (
        "M30 74C34 30 52 -6 72 -40C92 -74 132 -96 164 -74C198 -48 192 12 152 28"
        "C124 38 100 18 108 -8"
        "C112 -20 124 -24 132 -18C122 -30 104 -20 96 2C88 26 86 50 84 74Z"
    )
    out = both(inked(side, paint, 10))
    out += inked(
        (
            "M0 -198C26 -150 52 -116 52 -70C52 -30 26 14 24 74H-24C-26 14 -52 -30 -52 -70"
            "C-52 -116 -26 -150 0 -198Z"
        ),
        paint,
        10,
    )
    out += line("M0 -140V56", 6, light) + both(line("M64 56C68 16 84 -28 108 -50", 6, light))
    foot = "M30 112C38 150 66 168 98 150C112 138 112 120 104 112Z"
    out += both(inked(foot, paint, 10)) + inked(
        "M-24 112C-22 150 -8 170 0 192C8 170 22 150 24 112Z", paint, 10
    )
    gilt = sheet.shade(GOLD_LIGHT, GOLD, GOLD_DARK)
    return out + inked(box(-104, 72, 208, 42, 16), gilt, 10)


def order_cross(sheet: Sheet, colour: str, dark: str) -> str:
    """Draw a cross whose arms end in curled lilies, as the orders of knighthood wore it."""
    arm = (
        "M-20 0L-15 -92C-16 -104 -26 -108 -34 -102C-42 -96 -38 -86 -30 -86"
        "C-40 -70 -66 -80 -66 -106"
        "C-66 -132 -44 -144 -22 -136C-10 -150 -4 -164 0 -190C4 -164 10 -150 22 -136"
        "C44 -144 66 -132 66 -106C66 -80 40 -70 30 -86C38 -86 42 -96 34 -102"
        "C26 -108 16 -104 15 -92L20 0Z"
    )
    paint = sheet.shade(colour, dark)
    out = "".join(group(path(arm, colour, INK, 16), f"rotate({a})") for a in (0, 90, 180, 270))
    out += "".join(group(path(arm, colour), f"rotate({a})") for a in (90, 180, 270, 0))
    out += path(box(-21, -21, 42, 42), colour) + path(star(0, 0, 30, 13, 4), paint)
    return out + path(star(0, 0, 15, 6, 4), GOLD_LIGHT)
