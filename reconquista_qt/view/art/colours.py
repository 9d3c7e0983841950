"""The colours of the pieces: print of the counters, the five sides, the marks laid over the map.

Colours are ``#rrggbb`` strings, so that the program that draws the counters needs no Qt.  The sides
and the marks of a theme were chosen together: `tests/view/test_colour_blind.py` holds them apart
under every kind of colour sight.  Each also has a shape of its own; colour never stands alone.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

Theme = Literal["light", "dark", "contrast"]
Side = Literal["christian", "muslim", "rebel", "french", "raider"]
Mark = Literal["target", "chosen", "mobile", "danger", "revolt", "path"]
Print = dict[str, str]

THEMES: Final[tuple[Theme, ...]] = ("light", "dark", "contrast")
SIDES: Final[tuple[Side, ...]] = ("christian", "muslim", "rebel", "french", "raider")
MARKS: Final[tuple[Mark, ...]] = ("target", "chosen", "mobile", "danger", "revolt", "path")


class Tint(NamedTuple):
    """A side's colours: the plain one, its shade, its highlight, and what can be read upon it."""

    base: str
    shade: str
    light: str
    text: str


PRINT: Final[Print] = {
    "ink": "#2a1a12",
    "ivory": "#f8efd9",
    "ivory_shade": "#e4d3aa",
    "gold_light": "#f9e09a",
    "gold": "#dfae45",
    "gold_dark": "#946217",
    "steel_light": "#eef1f3",
    "steel": "#b3bcc4",
    "steel_dark": "#6a7681",
    "wood": "#9a6a3c",
    "wood_dark": "#5d3b1f",
    "stone_light": "#e6dfd2",
    "stone": "#c2b8a7",
    "stone_dark": "#877b6a",
    "tile": "#b9583a",
    "tile_dark": "#7f3322",
    "slate": "#4a4038",
    "slate_dark": "#2c2520",
    "fire": "#f08a24",
    "flame": "#ffd75e",
    "ember": "#b8321a",
    "sea": "#2b4a63",
}

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
SIDE_TINTS: Final[dict[Theme, dict[Side, Tint]]] = {
    "light": _LIGHT,
    "dark": _DARK,
    "contrast": _CONTRAST,
}

MARK_COLOURS: Final[dict[Theme, dict[Mark, str]]] = {
    "light": {
        "target": "#f2d43d",
        "chosen": "#fff6c0",
        "mobile": "#41b1ff",
        "danger": "#e42563",
        "revolt": "#390a56",
        "path": "#111415",
    },
    "dark": {
        "target": "#b6ff40",
        "chosen": "#fef5c2",
        "mobile": "#34dfff",
        "danger": "#e6586a",
        "revolt": "#8824b8",
        "path": "#16202a",
    },
    "contrast": {
        "target": "#f2e63d",
        "chosen": "#ffffff",
        "mobile": "#2aa0ff",
        "danger": "#da404e",
        "revolt": "#460064",
        "path": "#000000",
    },
}

_SIDE_OF: Final[dict[str, Side]] = {
    "christian_garrison": "christian",
    "christian_army": "christian",
    "military_order": "christian",
    "mercenary": "christian",
    "crusader": "christian",
    "el_cid_christian": "christian",
    "muslim_garrison": "muslim",
    "muslim_army": "muslim",
    "muslim_mercenary": "muslim",
    "el_cid_muslim": "muslim",
    "rebel": "rebel",
    "french": "french",
    "raider": "raider",
}


def side_of(kind: str) -> Side | None:
    """Return the side a counter fights for, or None for a marker."""
    return _SIDE_OF.get(kind)


def tint(side: Side, theme: Theme = "light") -> Tint:
    """Return a side's colours in a theme."""
    return SIDE_TINTS[theme][side]


def printed(side: Side, theme: Theme = "light") -> Tint:
    """Return a side's colours on counters, dice and tents: the same by day and by night."""
    return SIDE_TINTS["contrast" if theme == "contrast" else "light"][side]


def mark(name: Mark, theme: Theme = "light") -> str:
    """Return the colour of a mark laid over the map in a theme."""
    return MARK_COLOURS[theme][name]


def reprint(svg: str, theme: Theme) -> str:
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
