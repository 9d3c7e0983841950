"""The colours of seats and marks, held apart for every kind of sight by shape as well."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from reconquista_qt.view.art.colours import ArtTheme, Tint

# By the order of the seats; the first two also differ as light and dark do.
_PRINT: Final = (
    Tint("#9d1421", "#650a14", "#d2505a", "#ffffff"),
    Tint("#128572", "#0a4f45", "#55b8a4", "#ffffff"),
    Tint("#cb9106", "#8a5a00", "#f3c35a", "#201200"),
    Tint("#2149bd", "#122a76", "#7091ee", "#ffffff"),
    Tint("#b8c2cd", "#6f7d8b", "#e6ecf1", "#10181f"),
    Tint("#5b3a86", "#38215a", "#a184cc", "#ffffff"),
)
_CONTRAST: Final = (
    Tint("#a80000", "#5c0000", "#ff6a6a", "#ffffff"),
    Tint("#076866", "#00332d", "#4fd6c0", "#ffffff"),
    Tint("#d99800", "#8a5a00", "#ffd066", "#000000"),
    Tint("#1f2ae0", "#0d1480", "#8f98ff", "#ffffff"),
    Tint("#c5ccec", "#6c7594", "#ffffff", "#000000"),
    Tint("#4b0a8a", "#2a0050", "#b57dff", "#ffffff"),
)
NEUTRAL: Final = Tint("#efe6cf", "#8f7f5c", "#fffaea", "#2a1a12")


def seat_tint(seat: str, seats: Sequence[str], theme: ArtTheme = "light") -> Tint:
    """Return the colours of a seat by its place in the order of seats; markers are ivory."""
    if seat not in seats:
        return NEUTRAL
    tints = _CONTRAST if theme == "contrast" else _PRINT
    return tints[seats.index(seat) % len(tints)]
