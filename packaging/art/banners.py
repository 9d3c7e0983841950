"""The banners of the five sides: each with an outline of its own."""

from __future__ import annotations

from collections.abc import Callable

from emblems import crescent, cross
from pen import GOLD_LIGHT, INK, WOOD, Sheet, both, disc, inked, line, path, placed

from reconquista_qt.games.reconquista.board.art.colours import Side, tint


def banner(side: Side) -> Callable[[Sheet], None]:
    """Draw the banner of the holder: its outline tells the side as its colour does."""

    def draw(sheet: Sheet) -> None:
        colours = tint(side)
        cloth = sheet.shade(colours.light, colours.base, colours.base, across=(0, 0, 1, 0))
        sheet.add(line("M92 500V30", 40, INK), line("M92 500V30", 20, WOOD))
        sheet.add(inked(disc(92, 28, 24), GOLD_LIGHT, 12))
        shape = {
            "christian": "M104 60C200 40 300 88 472 56L420 190L472 318C300 350 200 300 104 322Z",
            "muslim": "M104 60C200 48 280 70 336 84L490 190L336 300C280 312 200 332 104 322Z",
            "rebel": (
                "M104 60L220 80L290 50L350 90L460 60L410 130L470 170L400 220L450 300L340 276"
                "L290 330L220 290L104 322Z"
            ),
            "french": "M104 60C220 40 340 90 470 60V300C340 340 220 290 104 322Z",
            "raider": "M104 60L480 120C470 220 380 320 240 330L210 290L176 330L146 296L104 322Z",
        }[side]
        sheet.add(inked(shape, cloth, 18))
        sheet.add(placed(_sign(side), 258 if side != "muslim" else 240, 190, 1.5))

    return draw


def _sign(side: Side) -> str:
    match side:
        case "christian":
            return path(cross(60), "#fffaf0")
        case "muslim":
            return path(crescent(56, 0), "#fffaf0")
        case "rebel":
            return line("M-40 -44L40 44M40 -44L-40 44", 24, INK)
        case "french":
            petal = "M0 -64C26 -36 26 -8 8 24H52V38H14L0 66L-14 38H-52V24H-8C-26 -8 -26 -36 0 -64Z"
            curl = "M14 22C18 -10 40 -34 58 -22C74 -8 62 14 46 8C38 6 30 14 30 22Z"
            return path(petal, GOLD_LIGHT) + both(path(curl, GOLD_LIGHT))
        case "raider":
            axe = "M-40 -10C-60 -40 -50 -64 -30 -66L-4 -40V-6Z"
            return line("M0 -66V66", 16, INK) + path(
                axe + "M40 -10C60 -40 50 -64 30 -66L4 -40V-6Z", INK
            )
