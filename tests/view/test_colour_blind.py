"""Sides and marks stay apart for every kind of colour sight.

A colour is turned into what a protanope, deuteranope or tritanope sees with the matrices of
Machado, Oliveira and Fernandes (2009) at full severity, in linear light; the distance between two
colours is CIEDE2000, of which 1 is about the least that can be seen and 5 is plain at a glance.
"""

from __future__ import annotations

import math
from itertools import combinations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon
from pytestqt.qtbot import QtBot

from reconquista_qt.games.reconquista.board.art.colours import (
    SIDE_TINTS,
    SIDES,
    printed,
    reprint,
    tint,
)
from reconquista_qt.view.art.colours import MARK_COLOURS, PRINT, THEMES, ArtTheme, mark
from reconquista_qt.view.art.icons import icon
from reconquista_qt.view.theme import LOOKS

# The bounds: between two sides, and between any two of sides and marks.
SIDES_APART, ALL_APART = 14.0, 13.0
# What can be read on a side's colour: WCAG 2.1 level AA for text.
READABLE = 4.5

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

SIGHTS: dict[str, Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def linear(colour: str) -> Triple:
    """Return the linear light of an sRGB colour ``#rrggbb``."""
    values = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    r, g, b = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values)
    return r, g, b


def seen(colour: str, sight: str) -> Triple:
    """Return a colour in CIELAB (D65) as a kind of sight sees it."""
    light = linear(colour)
    r, g, b = (
        min(1.0, max(0.0, sum(m * v for m, v in zip(row, light, strict=True))))
        for row in SIGHTS[sight]
    )
    x = (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047
    y = 0.2126729 * r + 0.7151522 * g + 0.0721750 * b
    z = (0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883
    fx, fy, fz = (
        v ** (1 / 3) if v > 216 / 24389 else (24389 / 27 * v + 16) / 116 for v in (x, y, z)
    )
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def ciede2000(one: Triple, two: Triple) -> float:
    """Return the distance of two CIELAB colours after Sharma, Wu and Dalal (2005)."""
    (l1, a1, b1), (l2, a2, b2) = one, two
    mean = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    g = 0.5 * (1 - math.sqrt(mean**7 / (mean**7 + 25**7)))
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1 = math.degrees(math.atan2(b1, a1)) % 360
    h2 = math.degrees(math.atan2(b2, a2)) % 360
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    dh = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    lm, cm = (l1 + l2) / 2, (c1 + c2) / 2
    if not c1 * c2:
        hm = h1 + h2
    elif abs(h1 - h2) <= 180:
        hm = (h1 + h2) / 2
    else:
        hm = (h1 + h2 + 360) / 2 if h1 + h2 < 360 else (h1 + h2 - 360) / 2
    t = (
        1
        - 0.17 * math.cos(math.radians(hm - 30))
        + 0.24 * math.cos(math.radians(2 * hm))
        + 0.32 * math.cos(math.radians(3 * hm + 6))
        - 0.20 * math.cos(math.radians(4 * hm - 63))
    )
    sl = 1 + 0.015 * (lm - 50) ** 2 / math.sqrt(20 + (lm - 50) ** 2)
    sc, sh = 1 + 0.045 * cm, 1 + 0.015 * cm * t
    cross = 2 * math.sqrt(cm**7 / (cm**7 + 25**7))
    rt = -math.sin(math.radians(60 * math.exp(-(((hm - 275) / 25) ** 2)))) * cross
    dl, dc, dh = (l2 - l1) / sl, (c2 - c1) / sc, dh / sh
    return math.sqrt(dl**2 + dc**2 + dh**2 + rt * dc * dh)


@pytest.mark.parametrize(
    ("one", "two", "distance"),
    [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, -1.0, 2.0), (50.0, 0.0, 0.0), 2.3669),
        ((50.0, 2.5, 0.0), (61.0, -5.0, 29.0), 22.8977),
        ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
        ((90.8027, -2.0831, 1.4410), (91.1528, -1.6435, 0.0447), 1.4441),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_the_measure_agrees_with_its_published_examples(
    one: Triple, two: Triple, distance: float
) -> None:
    assert ciede2000(one, two) == pytest.approx(distance, abs=5e-5)


def distances(colours: dict[str, str], sight: str) -> list[tuple[float, str, str]]:
    """Return the distance of every two colours, the nearest first."""
    seen_as = {name: seen(colour, sight) for name, colour in colours.items()}
    pairs = combinations(colours, 2)
    return sorted((ciede2000(seen_as[a], seen_as[b]), a, b) for a, b in pairs)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("sight", SIGHTS)
def test_two_sides_are_never_taken_for_each_other(theme: ArtTheme, sight: str) -> None:
    nearest = distances({side: tint(side, theme).base for side in SIDES}, sight)[0]
    assert nearest[0] >= SIDES_APART, nearest


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("sight", SIGHTS)
def test_sides_and_marks_keep_apart(theme: ArtTheme, sight: str) -> None:
    colours: dict[str, str] = {side: tint(side, theme).base for side in SIDES}
    colours |= MARK_COLOURS[theme]
    nearest = distances(colours, sight)[0]
    assert nearest[0] >= ALL_APART, nearest


def contrast(one: str, two: str) -> float:
    """Return the contrast ratio of two colours after WCAG 2.1."""
    light = sorted(0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in (linear(one), linear(two)))
    return (light[1] + 0.05) / (light[0] + 0.05)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("side", SIDES)
def test_text_on_a_side_can_be_read(theme: ArtTheme, side: str) -> None:
    colours = SIDE_TINTS[theme][side]  # type: ignore[index]
    assert contrast(colours.base, colours.text) >= READABLE


@pytest.mark.parametrize("theme", THEMES)
def test_bright_marks_stand_out_from_their_dark_outline(theme: ArtTheme) -> None:
    for name in ("target", "chosen", "mobile", "danger"):
        assert contrast(mark(name, theme), PRINT["ink"]) >= 3, name  # type: ignore[arg-type]


def test_the_print_changes_only_for_high_contrast() -> None:
    svg = f'<path fill="{tint("christian").base}" stroke="{PRINT["ink"]}"/>'
    assert reprint(svg, "light") == reprint(svg, "dark") == svg
    assert tint("christian", "contrast").base in reprint(svg, "contrast")
    assert printed("christian", "dark") == tint("christian", "light")


@pytest.mark.parametrize("name", sorted(LOOKS))
def test_the_icon_of_what_is_switched_on_can_be_seen_on_its_ground(qtbot: QtBot, name: str) -> None:
    look = LOOKS[name]
    switch = icon("sound", look.palette)
    on = switch.pixmap(QSize(64, 64), 1.0, QIcon.Mode.Normal, QIcon.State.On).toImage()
    inks = {
        on.pixelColor(x, y).name() for x in range(64) for y in range(64)
        if on.pixelColor(x, y).alpha() == 255
    }  # fmt: skip
    assert inks
    assert max(contrast(ink, look.colours.selection) for ink in inks) >= READABLE
