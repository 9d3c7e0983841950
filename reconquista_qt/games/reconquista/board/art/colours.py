"""The colours of the five sides, and which counter fights for which of them.

The sides and the marks of a theme were chosen together: `tests/view/test_colour_blind.py` holds
them apart under every kind of colour sight.
"""

from __future__ import annotations

from typing import Final, Literal, cast

from reconquista_qt.games.reconquista.rules.forces import SIDE_OF
from reconquista_qt.view.art.colours import PRINT, ArtTheme, Tint

Side = Literal["christian", "muslim", "rebel", "french", "raider"]

SIDES: Final[tuple[Side, ...]] = ("christian", "muslim", "rebel", "french", "raider")

_LIGHT: Final[dict[Side, Tint]] = {
    "christian": Tint("#9d1421", "#650a14", "#d2505a", "#ffffff"),
    "muslim": Tint("#128572", "#0a4f45", "#55b8a4", "#ffffff"),
    "rebel": Tint("#cb9106", "#8a5a00", "#f3c35a", "#201200"),
    "french": Tint("#2149bd", "#122a76", "#7091ee", "#ffffff"),
    "raider": Tint("#b8c2cd", "#6f7d8b", "#e6ecf1", "#10181f"),
}
_DARK: Final[dict[Side, Tint]] = {
    "christian": Tint("#b9234a", "#7b1730", "#f08098", "#ffffff"),
    "muslim": Tint("#2bac90", "#126151", "#7fdcc4", "#04120e"),
    "rebel": Tint("#cfa312", "#8d6806", "#f7d675", "#1c1200"),
    "french": Tint("#6b78f5", "#353fa0", "#aab2ff", "#05081f"),
    "raider": Tint("#c5d2d2", "#7d8b92", "#eef4f4", "#0d1418"),
}
_CONTRAST: Final[dict[Side, Tint]] = {
    "christian": Tint("#a80000", "#5c0000", "#ff6a6a", "#ffffff"),
    "muslim": Tint("#076866", "#00332d", "#4fd6c0", "#ffffff"),
    "rebel": Tint("#d99800", "#8a5a00", "#ffd066", "#000000"),
    "french": Tint("#1f2ae0", "#0d1480", "#8f98ff", "#ffffff"),
    "raider": Tint("#c5ccec", "#6c7594", "#ffffff", "#000000"),
}
SIDE_TINTS: Final[dict[ArtTheme, dict[Side, Tint]]] = {
    "light": _LIGHT,
    "dark": _DARK,
    "contrast": _CONTRAST,
}


def side_named(name: str) -> Side | None:
    """Return the side of a name, None for "" and what is no side."""
    return next((side for side in SIDES if side == name), None)


def side_of(kind: str) -> Side | None:
    """Return the side a counter fights for, or None for a marker."""
    return cast("Side | None", SIDE_OF.get(kind))


def tint(side: Side, theme: ArtTheme = "light") -> Tint:
    """Return a side's colours in a theme."""
    return SIDE_TINTS[theme][side]


def printed(side: Side, theme: ArtTheme = "light") -> Tint:
    """Return a side's colours on counters, dice and tents: the same by day and by night."""
    return SIDE_TINTS["contrast" if theme == "contrast" else "light"][side]


def die_tint(side: str, theme: ArtTheme) -> Tint | None:
    """Return the colours of a side's dice, None (ivory) for nobody's."""
    return printed(cast("Side", side), theme) if side else None


def reprint(svg: str, theme: ArtTheme) -> str:
    """Return a counter's SVG in the stronger colours of the high-contrast theme; else unchanged.

    The printed counters are the same by day and by night.
    """
    if theme != "contrast":
        return svg
    for side, printed in _LIGHT.items():
        for old, new in zip(printed[:3], _CONTRAST[side][:3], strict=True):
            svg = svg.replace(old, new)
    for name, new in (("ink", "#000000"), ("ivory", "#ffffff"), ("ivory_shade", "#f0f0f0")):
        svg = svg.replace(PRINT[name], new)
    return svg
