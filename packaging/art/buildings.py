"""Cities, walls and ruins: they stand on the map itself, without a plate."""

from __future__ import annotations

from collections.abc import Callable

from banners import banner
from emblems import crescent, cross
from pen import (
    GOLD,
    INK,
    WOOD,
    WOOD_DARK,
    Sheet,
    box,
    disc,
    inked,
    line,
    path,
    placed,
    points,
)

from reconquista_qt.games.reconquista.board.art.colours import tint
from reconquista_qt.view.art.colours import PRINT

WALL, WALL_SHADE = "#fbf3e2", "#dccaa4"
EDGE = 10


def _ground(sheet: Sheet, y: float = 436, r: float = 236) -> None:
    """Draw the shadow on which a building stands."""
    d = f"M{256 - r} {y}c0 -52 {2 * r} -52 {2 * r} 0c0 52 {-2 * r} 52 {-2 * r} 0Z"
    sheet.add(path(d, "#2a1a12", fill_opacity="0.28"))


def _house(
    x: float, y: float, w: float, h: float, roof: str, wall: str, *, flat: bool = False
) -> str:
    """Draw a house with its foot at (x, y): a gabled roof, or a flat one with a parapet."""
    out = inked(box(x, y - h, w, h), wall, EDGE)
    if flat:
        out += inked(box(x - 5, y - h - 14, w + 10, 18, 3), wall, EDGE - 2)
    else:
        lift = w * 0.42
        out += inked(
            points([(x - 12, y - h + 4), (x + w / 2, y - h - lift), (x + w + 12, y - h + 4)]),
            roof,
            EDGE,
        )
    return out + path(box(x + w / 2 - 9, y - h * 0.62, 18, 26), INK)


def christian_city(sheet: Sheet) -> None:
    """Draw red roofs round a church, a great cross on its tower."""
    _ground(sheet)
    wall = sheet.shade(WALL, WALL_SHADE, across=(0, 0, 1, 0))
    tile = sheet.shade(PRINT["tile"], PRINT["tile_dark"])
    sheet.add(_house(30, 432, 92, 96, tile, wall), _house(396, 432, 88, 110, tile, wall))
    # the nave to the right of the tower
    sheet.add(
        inked(points([(226, 440), (226, 292), (322, 216), (418, 292), (418, 440)]), wall, EDGE)
    )
    sheet.add(
        inked(
            points([(204, 300), (322, 202), (440, 300), (424, 318), (322, 236), (220, 318)]),
            tile,
            EDGE,
        )
    )
    sheet.add(inked(disc(322, 304, 24), "#37506a", 8), line("M322 280V328M298 304H346", 6, GOLD))
    sheet.add(
        inked("M288 440V388A34 34 0 0 1 356 388V440Z", WOOD_DARK, 9), line("M322 356V440", 5, INK)
    )
    # the tower
    sheet.add(inked(box(104, 186, 128, 254), wall, EDGE))
    sheet.add(inked(points([(86, 194), (168, 106), (250, 194)]), tile, EDGE))
    for x in (124, 176):
        sheet.add(path(f"M{x} 262V226A18 18 0 0 1 {x + 36} 226V262Z", "#2a1a12"))
    sheet.add(
        line("M108 282H228M108 362H228", 6, INK),
        path("M152 440V398A18 18 0 0 1 188 398V440Z", "#2a1a12"),
    )
    sheet.add(path("M156 318A14 14 0 0 1 184 318V344H156Z", "#2a1a12"))
    sheet.add(line("M168 110V70", 14, INK))
    sheet.add(placed(inked(cross(60), GOLD, 12), 168, 66))


def muslim_city(sheet: Sheet) -> None:
    """Draw white houses round a mosque, a great crescent on its dome, a minaret beside it."""
    _ground(sheet)
    wall = sheet.shade("#ffffff", "#e2dcc8", across=(0, 0, 1, 0))
    colours = tint("muslim")
    dome = sheet.shade(colours.light, colours.base, colours.shade, across=(0, 0, 1, 0))
    sheet.add(
        _house(26, 432, 96, 92, "", wall, flat=True), _house(26, 432, 60, 60, "", wall, flat=True)
    )
    # the minaret on the right
    sheet.add(inked(box(374, 160, 96, 280), wall, EDGE))
    teeth = "M368 166V136h20v14h16v-14h18v14h16v-14h18v14h20V166Z"
    sheet.add(inked(teeth, wall, 8))
    sheet.add(
        inked(box(396, 84, 52, 56), wall, 8), inked("M392 88Q396 44 422 38Q448 44 452 88Z", dome, 8)
    )
    sheet.add(line("M422 40V16", 8, INK), inked(disc(422, 18, 8), GOLD, 5))
    sheet.add(path("M406 236V206A16 16 0 0 1 438 206V236Z", "#2a1a12"))
    lattice = "M384 258L422 296L460 258M384 296L422 334L460 296M384 334L422 372L460 334"
    sheet.add(line(lattice, 7, colours.base))
    # the prayer hall and its dome
    sheet.add(inked(box(96, 300, 290, 140), wall, EDGE))
    teeth = "M88 304V272h22v16h24v-16h24v16h24v-16h24v16h24v-16h24v16h24v-16h24v16h24v-16h24v32Z"
    sheet.add(inked(teeth, wall, 8))
    sheet.add(inked("M130 278C126 196 178 150 240 132C302 150 354 196 350 278Z", dome, EDGE))
    sheet.add(
        line("M240 146V268M204 162Q178 206 180 268M276 162Q302 206 300 268", 5, colours.shade)
    )
    arch = "M208 440V392A42 42 0 1 1 272 392V440Z"
    sheet.add(
        inked(arch, colours.shade, 9), path("M222 440V386A24 24 0 1 1 258 386V440Z", "#1c120c")
    )
    for x in (134, 314):
        sheet.add(path(f"M{x} 408V372A17 17 0 1 1 {x + 30} 372V408Z", "#2a1a12"))
    sheet.add(line("M240 136V110", 16, INK))
    sheet.add(placed(inked(crescent(54), GOLD, 12), 240, 66))


def _stone(sheet: Sheet) -> str:
    return sheet.shade(
        PRINT["stone_light"], PRINT["stone"], PRINT["stone_dark"], across=(0, 0, 1, 0)
    )


def _teeth(x: float, y: float, w: float, count: int, high: float) -> str:
    """Return battlements from x to x + w standing on height y, as path data."""
    step = w / (2 * count - 1)
    out = f"M{x} {y + 22}V{y - high}"
    for i in range(count):
        out += f"h{step:.1f}" + (f"v{high}h{step:.1f}v{-high}" if i < count - 1 else "")
    return out + f"V{y + 22}Z"


def _tower(sheet: Sheet, x: float, top: float, w: float, foot: float) -> None:
    """Draw a tower with a jutting crown."""
    stone = _stone(sheet)
    sheet.add(
        inked(
            points([(x + 6, top), (x + w - 6, top), (x + w + 2, foot), (x - 2, foot)]), stone, EDGE
        )
    )
    sheet.add(inked(_teeth(x - 10, top, w + 20, 3, 34), stone, EDGE))
    middle = x + w / 2
    sheet.add(path(box(middle - 7, top + 46, 14, 46, 6), "#2a1a12"))
    y = top + 120
    joints = (
        f"M{x + 12} {y}h34M{x + w - 46} {y + 26}h34M{x + 10} {y + 54}h38M{x + w - 44} {y - 40}h30"
    )
    sheet.add(line(joints, 5, PRINT["stone_dark"]))


def keep(sheet: Sheet) -> None:
    """Draw the great tower that stands alone within the walls."""
    stone = _stone(sheet)
    sheet.add(inked(points([(166, 150), (346, 150), (352, 400), (160, 400)]), stone, EDGE))
    sheet.add(inked(_teeth(148, 150, 216, 4, 44), stone, EDGE))
    for x in (198, 286):
        sheet.add(path(f"M{x} 250V220A14 14 0 0 1 {x + 28} 220V250Z", "#2a1a12"))
    sheet.add(
        line(
            "M180 196h40M292 196h40M182 284h36M294 284h40M236 210h40M236 270h36",
            5,
            PRINT["stone_dark"],
        )
    )


def walls(sheet: Sheet) -> None:
    """Draw the curtain wall with its gate and two towers."""
    stone = _stone(sheet)
    sheet.add(inked(_teeth(92, 354, 328, 7, 32), stone, EDGE))
    sheet.add(inked(box(92, 364, 328, 104), stone, EDGE))
    sheet.add(
        line(
            "M120 388h40M196 388h28M300 388h44M360 412h30M130 418h36M124 446h34M352 446h40",
            5,
            PRINT["stone_dark"],
        )
    )
    sheet.add(inked("M214 468V412A42 42 0 0 1 298 412V468Z", "#2a1a12", 9))
    sheet.add(line("M232 398V464M256 386V464M280 398V464M218 420H294M218 444H294", 6, WOOD))
    _tower(sheet, 36, 292, 92, 476)
    _tower(sheet, 384, 292, 92, 476)


def fortress(sheet: Sheet) -> None:
    """Draw a castle of bare stone, of no religion."""
    _ground(sheet, 462, 246)
    keep(sheet)
    walls(sheet)


def ruin(sheet: Sheet) -> None:
    """Draw what is left of a city that was sacked."""
    _ground(sheet)
    wall = sheet.shade("#d8cfbf", "#94887a")
    broken = "M64 436V286L92 300L108 262L136 292L150 246L178 288V436Z"
    right = "M318 436V322L344 336L366 276L390 318L412 296L446 340V436Z"
    sheet.add(inked(broken, wall, EDGE), inked(right, wall, EDGE))
    sheet.add(
        path("M100 372A20 20 0 0 1 140 372V436H100Z", "#1c120c"),
        path(box(364, 360, 30, 40), "#1c120c"),
    )
    sheet.add(
        inked(
            "M150 440L196 372L232 404L262 350L304 396L344 440Z",
            sheet.shade("#8b7e70", "#4e443b"),
            EDGE,
        )
    )
    sheet.add(line("M206 396L330 264", 26, INK), line("M206 396L330 264", 13, "#3b2a20"))
    for x, y, k in ((250, 214, 1.0), (216, 128, 0.72), (262, 66, 0.48)):
        smoke = (
            "M-64 20C-84 -20 -48 -52 -16 -40C-2 -72 52 -66 54 -30C88 -26 84 24 50 28"
            "C20 44 -44 44 -64 20Z"
        )
        sheet.add(placed(path(smoke, "#5a5048", fill_opacity="0.75"), x, y, k))


def _whole(draw: Callable[[Sheet], None]) -> Callable[[], str]:
    def made() -> str:
        sheet = Sheet()
        draw(sheet)
        return sheet.svg()

    return made


DRAWN: dict[str, Callable[[], str]] = {
    "city_christian": _whole(christian_city),
    "city_muslim": _whole(muslim_city),
    "city_razed": _whole(ruin),
    "fortress": _whole(fortress),
    "walls": _whole(walls),
    **{
        f"banner_{side}": _whole(banner(side))
        for side in ("christian", "muslim", "rebel", "french", "raider")
    },
}
