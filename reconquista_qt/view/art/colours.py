"""The colours of the pieces: print of the counters, and the marks laid over the map.

Colours are ``#rrggbb`` strings, so that the programs that draw counters need no Qt.  Marks are held
apart under every kind of colour sight; each also has a shape of its own: colour never stands alone.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

ArtTheme = Literal["light", "dark", "contrast"]
Mark = Literal["target", "chosen", "mobile", "danger", "unrest", "path"]
Print = dict[str, str]

THEMES: Final[tuple[ArtTheme, ...]] = ("light", "dark", "contrast")
MARKS: Final[tuple[Mark, ...]] = ("target", "chosen", "mobile", "danger", "unrest", "path")


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

MARK_COLOURS: Final[dict[ArtTheme, dict[Mark, str]]] = {
    "light": {
        "target": "#f2d43d",
        "chosen": "#fff6c0",
        "mobile": "#41b1ff",
        "danger": "#e42563",
        "unrest": "#390a56",
        "path": "#111415",
    },
    "dark": {
        "target": "#ffe047",
        "chosen": "#fffadf",
        "mobile": "#34dfff",
        "danger": "#e6586a",
        "unrest": "#8824b8",
        "path": "#16202a",
    },
    "contrast": {
        "target": "#f2e63d",
        "chosen": "#ffffff",
        "mobile": "#2aa0ff",
        "danger": "#da404e",
        "unrest": "#460064",
        "path": "#000000",
    },
}


def mark(name: Mark, theme: ArtTheme = "light") -> str:
    """Return the colour of a mark laid over the map in a theme."""
    return MARK_COLOURS[theme][name]
