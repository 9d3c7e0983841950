"""The application's icon: a castle at sunrise behind a shield that both faiths share."""

from __future__ import annotations

import math
from collections.abc import Callable

from emblems import crescent, cross
from frames import in_plate
from pen import (
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    INK,
    Sheet,
    box,
    inked,
    line,
    number,
    path,
    placed,
    points,
)

from reconquista_qt.games.reconquista.board.art.colours import tint

LEFT = "M256 196Q188 190 128 178V318C128 400 178 440 256 476Z"
RIGHT = "M256 196Q324 190 384 178V318C384 400 334 440 256 476Z"
WHOLE = (
    "M256 196Q188 190 128 178V318C128 400 178 440 256 476C334 440 384 400 384 318V178"
    "Q324 190 256 196Z"
)


def _rays(sheet: Sheet) -> None:
    """Draw the rays of the rising sun, as far as the edge."""
    for i in range(-6, 7):
        a, half = math.radians(14 * i), math.radians(3.4)
        corners = [(256.0, 292.0)]
        for angle in (a - half, a, a + half):
            reach = 60.0
            while in_plate(256 + math.sin(angle) * reach, 292 - math.cos(angle) * reach, 24, 90):
                reach += 1
            corners.append((256 + math.sin(angle) * reach, 292 - math.cos(angle) * reach))
        sheet.add(path(points(corners), "#ffd98a", fill_opacity="0.16"))


def _tower(x: float, top: float, width: float, foot: float, stone: str) -> str:
    """Draw a golden tower with three merlons."""
    w = width + 24
    step = w / 5
    crown = f"M{number(x - 12)} {top + 26}V{top - 26}"
    for i in range(3):
        crown += f"h{number(step)}" + (f"v26h{number(step)}v-26" if i < 2 else "")
    crown += f"V{top + 26}Z"
    middle = x + width / 2
    window = (
        f"M{middle - 12} {top + 96}V{top + 64}A12 12 0 0 1 {middle + 12} {top + 64}V{top + 96}Z"
    )
    return (
        inked(box(x, top, width, foot - top), stone, 12)
        + inked(crown, stone, 12)
        + path(window, INK)
    )


def app_icon() -> str:
    """Return the whole file."""
    sheet = Sheet()
    sky = sheet.shade("#16233d", "#274472", "#c96f3a")
    sheet.add(path(box(8, 8, 496, 496, 104), INK), path(box(20, 20, 472, 472, 94), sky))
    _rays(sheet)
    gilt = sheet.shade(GOLD_LIGHT, GOLD, GOLD_DARK, across=(0, 0, 1, 0))
    sheet.add(_tower(74, 176, 88, 400, gilt), _tower(350, 176, 88, 400, gilt))
    sheet.add(_tower(196, 86, 120, 400, gilt))
    ground = "M20 388H492V398A94 94 0 0 1 398 492H114A94 94 0 0 1 20 398Z"
    sheet.add(path(ground, sheet.shade("#5c3a22", "#2b1a10")), line("M20 388H492", 10, INK))
    sheet.add(path(box(22, 22, 468, 468, 92), stroke=gilt, width=9))
    christian, muslim = tint("christian"), tint("muslim")
    sheet.add(path(WHOLE, INK, INK, 52))
    sheet.add(path(LEFT, sheet.shade(christian.light, christian.base, christian.shade)))
    sheet.add(path(RIGHT, sheet.shade(muslim.light, muslim.base, muslim.shade)))
    sheet.add(placed(inked(cross(42), "#fffaf0", 8), 194, 304))
    sheet.add(placed(inked(crescent(42, 0), "#fffaf0", 8), 318, 306))
    sheet.add(line("M256 200V484", 20, INK), line("M256 200V484", 9, GOLD_LIGHT))
    rim = sheet.shade(GOLD_LIGHT, GOLD, GOLD_DARK, across=(0, 0, 1, 1))
    sheet.add(path(WHOLE, stroke=INK, width=34), path(WHOLE, stroke=rim, width=20))
    return sheet.svg()


DRAWN: dict[str, Callable[[], str]] = {"app": app_icon}
