"""The colours of the nations, and those of the players.

Colour never stands alone: each nation has an emblem of its own shape (see `emblems`).
"""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtGui import QColor

from reconquista_qt.view.art.colours import Tint
from reconquista_qt.view.table.look import NEUTRAL

# What each nation's cardboard is printed in; those that live together are far apart.
NATIONS: Final = {
    "carthage": "#6a3d9a", "galicians": "#8fb13a", "cantabrians": "#b3692a",
    "lusitanians": "#1f8a70", "basques": "#c23b33", "turdetani": "#d8a31a", "iberians": "#2f6db5",
    "rome": "#8c1626", "hispania": "#c9788a", "vandals": "#47525e", "alans": "#8d7a22",
    "suebi": "#3b9cc2", "visigoths": "#26408f", "byzantium": "#7c2b78", "umayyads": "#efe9d6",
    "franks": "#5566cf", "aragon": "#e6b422", "badajoz_taifa": "#a9c26b",
    "zaragoza_taifa": "#63a29e", "navarre": "#b01a2a", "leon_kingdom": "#c9b4e0",
    "castile": "#a5471f", "seville_taifa": "#1c7c3c", "valencia_taifa": "#e28b30",
    "granada_taifa": "#0f5a48", "el_cid": "#5e3118", "almoravids": "#2c2c30",
    "crusade": "#f4f1ea", "almohads": "#cfc49b", "massalia": "#d9cfb6", "goths": "#9aa0a8",
    "vikings": "#4a4038",
}  # fmt: skip
# The players of the game for four have the colours that they are called after.
PLAYERS: Final = {
    "yellow": Tint("#d6a516", "#7d5c00", "#f3cf6a", "#201200"),
    "green": Tint("#2e7d46", "#174a27", "#86c79a", "#ffffff"),
    "blue": Tint("#2149bd", "#122a76", "#7091ee", "#ffffff"),
    "red": Tint("#b3121f", "#650a14", "#d2505a", "#ffffff"),
    # The fifth of five: a grey that can be seen on paper, on white and on black.
    "e": Tint("#717c88", "#434b54", "#aeb7c1", "#ffffff"),
}


@cache
def nation_tint(nation: str) -> Tint:
    """Return a nation's colours."""
    base = NATIONS.get(nation)
    if base is None:
        return NEUTRAL
    colour = QColor(base)
    shine = 0.299 * colour.redF() + 0.587 * colour.greenF() + 0.114 * colour.blueF()
    return Tint(
        base,
        colour.darker(165).name(),
        colour.lighter(135).name(),
        "#1c1208" if shine > 0.55 else "#ffffff",
    )
