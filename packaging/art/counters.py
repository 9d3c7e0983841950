"""The counters: each a plate, a frame and an emblem."""

from __future__ import annotations

from collections.abc import Callable

import arms
import emblems
import frames
import markers
from heater import base_of_shield
from horseman import horseman
from pen import (
    GOLD,
    INK,
    IVORY,
    IVORY_SHADE,
    STEEL_LIGHT,
    WOOD,
    Sheet,
    disc,
    fine,
    inked,
    line,
    number,
    path,
    placed,
)

from reconquista_qt.games.reconquista.board.art.colours import Side, tint
from reconquista_qt.view.art.colours import PRINT

Draw = Callable[[Sheet], None]


def _framed(side: Side | None, draw: Draw, top: str = IVORY, foot: str = IVORY_SHADE) -> str:
    sheet = Sheet()
    frames.plate(sheet, side)
    frames.field(sheet, side, top, foot)
    draw(sheet)
    frames.rim(sheet, side)
    return sheet.svg()


def _army(muslim: bool) -> Draw:
    def draw(sheet: Sheet) -> None:
        y, size = (290, 0.88) if muslim else (258, 0.98)
        blade = arms.sword(sheet, muslim)
        sheet.add(placed(blade, 256, y, size, 43), placed(blade, 256, y, size, -43))
        if muslim:
            sheet.add(placed(inked(emblems.crescent(56), tint("muslim").base, 9), 256, 140))
        else:
            sheet.add(placed(inked(emblems.cross(62), tint("christian").base, 9), 256, 136))

    return draw


def _merlons(muslim: bool, left: float, right: float, high: float) -> str:
    """Return the top of a wall from left to right: square merlons, or stepped ones."""
    n, count = number, 4
    step = (right - left) / (2 * count - 1)
    out = ""
    for i in range(count):
        x = left + 2 * i * step
        if muslim:
            out += (
                f"H{n(x)}v{n(-high / 2)}h{n(step / 4)}v{n(-high / 2)}h{n(step / 2)}v{n(high / 2)}"
            )
            out += f"h{n(step / 4)}v{n(high / 2)}"
        else:
            out += f"H{n(x)}v{n(-high)}h{n(step)}v{n(high)}"
    return out


def _garrison(muslim: bool) -> Draw:
    def draw(sheet: Sheet) -> None:
        colours = tint("muslim" if muslim else "christian")
        spear = line("M0 -212V100", 24, INK) + line("M0 -212V100", 12, WOOD)
        spear += inked("M0 -270L24 -214L0 -186L-24 -214Z", STEEL_LIGHT, 9)
        man = arms.watchman(sheet, muslim, colours.shade)
        stone = sheet.shade(colours.base, colours.shade)
        if muslim:
            sheet.add(placed(spear, 378, 346, 0.72), placed(man, 248, 264, 0.9))
            wall = f"M112 484V346{_merlons(True, 120, 392, 46)}H400V484Z"
            joints = "M124 386H388M124 430H388M180 346V386M256 346V386M332 346V386"
            joints += "M148 386V430M218 386V430M294 386V430M364 386V430"
            joints += "M180 430V480M256 430V480M332 430V480"
        else:
            sheet.add(placed(spear, 396, 306, 0.84), placed(man, 244, 240, 0.98))
            wall = base_of_shield(318, _merlons(False, 74, 438, 48))
            joints = "M88 358H424M116 406H396M160 446H352M160 322V358M256 322V358M352 322V358"
            joints += "M122 358V406M208 358V406M304 358V406M390 358V406"
            joints += "M160 406V440M256 406V446M352 406V440"
        sheet.add(inked(wall, stone, 10))
        sheet.add(fine(line(joints, 5, colours.light, stroke_opacity="0.8")))

    return draw


def _cid(muslim: bool) -> Draw:
    def draw(sheet: Sheet) -> None:
        colours = tint("muslim" if muslim else "christian")
        rider = horseman(sheet, muslim, colours.base, colours.shade)
        sheet.add(placed(rider, 38, 44, 0.84) if muslim else placed(rider, 20, 42, 0.88))

    return draw


def _order(sheet: Sheet) -> None:
    colours = tint("christian")
    sheet.add(placed(emblems.order_cross(sheet, colours.base, colours.shade), 256, 250, 1.0))


def _crusader(sheet: Sheet) -> None:
    sheet.add(placed(arms.helm(sheet), 256, 258, 1.24))


def _mercenary(sheet: Sheet) -> None:
    sheet.add(placed(arms.crossbow(sheet), 256, 260, 0.94))
    sheet.add(
        placed(emblems.coin(sheet, 50, "cross"), 166, 318),
        placed(emblems.coin(sheet, 50, "cross"), 346, 318),
    )


def _muslim_mercenary(sheet: Sheet) -> None:
    sheet.add(placed(arms.bow(sheet), 256, 252, 0.86))
    sheet.add(
        placed(emblems.coin(sheet, 46, "star"), 188, 424),
        placed(emblems.coin(sheet, 46, "star"), 324, 424),
    )


def _rebel(sheet: Sheet) -> None:
    sheet.add(placed(arms.scythe(sheet), 256, 268, 0.86, 36))
    sheet.add(placed(arms.pitchfork(sheet), 256, 268, 0.86, -36))
    rope = "M226 262h60M224 276h64M228 290h58"
    sheet.add(line(rope, 16, INK), line(rope, 8, "#e8cf97"))


def _french(sheet: Sheet) -> None:
    sheet.add(
        placed(
            emblems.lis(
                sheet, tint("french").light, sheet.shade(tint("french").base, tint("french").shade)
            ),
            256,
            250,
            0.9,
        )
    )


def _raider(sheet: Sheet) -> None:
    sheet.add(placed(longship(sheet), 256, 262, 0.9))


def longship(sheet: Sheet) -> str:
    """Draw a longship under sail, its shields along the side."""
    sail = (
        "M-108 -148Q0 -132 108 -148C98 -96 102 -40 116 16Q0 40 -116 16C-102 -40 -98 -96 -108 -148Z"
    )
    out = line("M0 -176V80", 20, INK) + line("M0 -176V80", 9, WOOD)
    out += inked(sail, IVORY, 9)
    for x in (-76, -22, 32):
        k = 1.08
        stripe = f"M{x} -144L{x + 34} -144Q{x * 0.95 + 34} -60 {x * k + 38} 22"
        stripe += f"L{x * k - 2} 22Q{x * 0.95} -60 {x} -144Z"
        out += path(stripe, PRINT["ember"])
    out += path(sail, stroke=INK, width=9)
    out += line("M-120 -150H120", 20, INK) + line("M-120 -150H120", 9, WOOD)
    hull = (
        "M-166 -10C-186 -34 -196 -66 -172 -84C-154 -94 -136 -82 -140 -66"
        "C-150 -72 -160 -64 -154 -50"
        "C-140 -10 -120 36 -60 44H60C120 36 140 -10 154 -50C158 -66 148 -76 134 -70L126 -84"
        "L146 -88"
        "C164 -108 192 -92 188 -62C184 -24 172 34 146 72C118 104 70 112 0 112"
        "C-70 112 -118 104 -146 72"
        "C-160 50 -162 20 -166 -10Z"
    )
    out += inked(hull, sheet.shade(WOOD, PRINT["wood_dark"]), 9)
    out += line("M-140 66Q0 92 140 66", 4, INK, stroke_opacity="0.6")
    for i, x in enumerate((-92, -46, 0, 46, 92)):
        out += placed(
            inked(disc(0, 0, 24), (PRINT["sea"], IVORY)[i % 2], 6) + path(disc(0, 0, 7), GOLD),
            x,
            52,
        )
    waves = "M-176 122q22 -24 44 0t44 0t44 0t44 0t44 0t44 0t44 0t44 0"
    out += line(waves, 17, INK) + line(waves, 9, "#6d9bb8")
    return out


DRAWN: dict[str, Callable[[], str]] = {
    "christian_garrison": lambda: _framed("christian", _garrison(False)),
    "christian_army": lambda: _framed("christian", _army(False)),
    "military_order": lambda: _framed("christian", _order, "#ffffff", "#ece6da"),
    "mercenary": lambda: _framed("christian", _mercenary),
    "crusader": lambda: _framed("christian", _crusader),
    "el_cid_christian": lambda: _framed(
        "christian", _cid(False), tint("christian").shade, tint("christian").shade
    ),
    "el_cid_muslim": lambda: _framed(
        "muslim", _cid(True), tint("muslim").shade, tint("muslim").shade
    ),
    "muslim_garrison": lambda: _framed("muslim", _garrison(True)),
    "muslim_army": lambda: _framed("muslim", _army(True)),
    "muslim_mercenary": lambda: _framed("muslim", _muslim_mercenary),
    "rebel": lambda: _framed("rebel", _rebel),
    "french": lambda: _framed("french", _french),
    "raider": lambda: _framed("raider", _raider),
    "turn": lambda: _framed(None, markers.turn),
    "income": lambda: _framed(None, markers.income),
    "revolt": lambda: _framed(None, markers.revolt, "#4d1a10", "#22100c"),
    "double": lambda: _framed(None, markers.double),
    "siege": lambda: _framed(None, markers.siege),
}
