"""The markers of the game: turn, income, region in revolt, double result, siege."""

from __future__ import annotations

import emblems
from pen import (
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    INK,
    WOOD,
    WOOD_DARK,
    Sheet,
    both,
    box,
    disc,
    group,
    inked,
    line,
    path,
    placed,
)

from reconquista_qt.view.art.colours import PRINT


def turn(sheet: Sheet) -> None:
    """Draw an hourglass."""
    gilt = sheet.shade(GOLD_LIGHT, GOLD, GOLD_DARK)
    glass = sheet.shade("#ffffff", "#dbe6ea", "#a9bcc4", across=(0, 0, 1, 0))
    bulb = (
        "M-96 -140C-96 -60 -22 -44 -18 0C-22 44 -96 60 -96 140H96C96 60 22 44 18 0"
        "C22 -44 96 -60 96 -140Z"
    )
    out = inked(bulb, glass, 10)
    sand = sheet.shade(PRINT["flame"], PRINT["fire"])
    out += path("M-72 -78C-52 -36 -12 -30 -8 0H8C12 -30 52 -36 72 -78Q0 -62 -72 -78Z", sand)
    out += path("M-84 134C-80 92 -30 76 0 52C30 76 80 92 84 134Z", sand) + line(
        "M0 0V60", 7, PRINT["fire"]
    )
    out += line("M-70 -122C-66 -92 -52 -72 -36 -58", 9, "#ffffff")
    out += both(line("M112 -140V140", 24, INK) + line("M112 -140V140", 12, GOLD))
    out += both(inked(disc(112, 0, 15), gilt, 7))
    for y in (-178, 138):
        out += inked(box(-146, y, 292, 40, 14), gilt, 10)
        out += line(f"M-126 {y + 12}H126", 5, GOLD_LIGHT)
    sheet.add(placed(out, 256, 256, 0.88))


def income(sheet: Sheet) -> None:
    """Draw a pile of coins and a great gold piece."""
    gilt = sheet.shade(GOLD_DARK, GOLD_LIGHT, GOLD, GOLD_DARK, across=(0, 0, 1, 0))
    out = ""
    for x, y, count in ((344, 396, 5), (196, 410, 3)):
        for i in range(count):
            top = y - 34 * i
            pile = f"M{x - 82} {top - 30}v30c0 40 164 40 164 0v-30Z"
            out += inked(pile, gilt, 8)
            ribs = "".join(
                f"M{x + dx} {top - 4 + dy}v18"
                for dx, dy in ((-56, 2), (-28, 10), (0, 12), (28, 10), (56, 2))
            )
            out += line(ribs, 4, GOLD_DARK)
        top = y - 34 * (count - 1) - 30
        face = f"M{x - 82} {top}c0 -38 164 -38 164 0c0 38 -164 38 -164 0Z"
        out += inked(face, GOLD_LIGHT, 8)
        inner = f"M{x - 54} {top}c0 -22 108 -22 108 0c0 22 -108 22 -108 0Z"
        out += path(inner, stroke=GOLD_DARK, width=5)
    out += placed(emblems.coin(sheet, 112, "tower"), 196, 206)
    sheet.add(group(out, "translate(30 30) scale(0.88)"))


FLAME = (
    "M-8 -204C40 -150 18 -112 54 -74C66 -90 70 -112 66 -136C126 -84 150 -24 142 44"
    "C134 122 80 168 0 168"
    "C-80 168 -136 120 -142 46C-146 -10 -116 -48 -96 -92C-88 -66 -78 -50 -62 -40"
    "C-66 -104 -42 -150 -8 -204Z"
)


def revolt(sheet: Sheet) -> None:
    """Draw a fire over a broken chain."""
    outer = sheet.shade(PRINT["flame"], PRINT["fire"], PRINT["ember"])
    inner = sheet.shade("#fff7cf", PRINT["flame"], PRINT["fire"])
    sheet.add(placed(inked(FLAME, outer, 10), 256, 252, 0.92))
    sheet.add(placed(path(FLAME, inner), 258, 316, 0.46))
    link = path(box(-44, -24, 88, 48, 24), stroke=INK, width=34) + path(
        box(-44, -24, 88, 48, 24), stroke="#c9d0d6", width=18
    )
    broken = "M44 0V-8A24 24 0 0 0 20 -24H-20A24 24 0 0 0 -20 24H8"
    half = line(broken, 34, INK) + line(broken, 18, "#c9d0d6")
    sheet.add(placed(link, 154, 378, 0.76, 26), placed(half, 212, 402, 0.76, 6))
    sheet.add(placed(link, 358, 378, 0.76, -26), placed(half, 300, 402, 0.76, -8, True))


def _cube(sheet: Sheet, pips: tuple[tuple[int, int], ...]) -> str:
    face = sheet.shade("#fffdf6", "#eadfc4")
    out = inked(box(-92, -92, 184, 184, 36), face, 11)
    return out + path("".join(disc(x, y, 21) for x, y in pips), PRINT["ember"])


def double(sheet: Sheet) -> None:
    """Draw two dice that show the same."""
    pips = ((-46, -46), (46, -46), (-46, 46), (46, 46))
    sheet.add(
        placed(_cube(sheet, pips), 190, 196, 1, -12), placed(_cube(sheet, pips), 318, 312, 1, 10)
    )


def siege(sheet: Sheet) -> None:
    """Draw a trebuchet about to loose."""
    beam, dark = sheet.shade("#b98750", WOOD), WOOD_DARK

    def timber(d: str, width: float = 18) -> str:
        return line(d, width + 13, INK) + line(d, width, WOOD)

    out = timber("M-150 150L-20 -60M110 150L-20 -60", 20) + timber("M-104 76H64", 16)
    out += inked(box(-186, 138, 350, 34, 10), dark, 9)
    out += both(inked(disc(118, 180, 28), beam, 9) + inked(disc(118, 180, 8), dark, 5))
    out += timber("M124 32L-150 -150", 22)
    out += line("M-150 -150C-196 -120 -196 -60 -170 -30", 14, INK) + line(
        "M-150 -150C-196 -120 -196 -60 -170 -30", 6, "#efe3c4"
    )
    out += inked(disc(-166, -14, 30), sheet.shade("#cfc7ba", "#7d7367"), 9)
    out += line("M124 32V60", 20, INK)
    out += inked("M70 56H178L164 134H84Z", sheet.shade("#cfc7ba", "#7d7367"), 9) + line(
        "M78 88H170M86 116H162M124 58V88M104 88V116M144 88V116", 5
    )
    out += inked(disc(-20, -64, 20), GOLD, 8)
    sheet.add(placed(out, 264, 250, 0.88))
