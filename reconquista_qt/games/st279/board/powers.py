"""The powers as they are shown: colours of cardboard and of land, emblems of units."""

from __future__ import annotations

from typing import Final

from reconquista_qt.view.art.colours import Tint

EMBLEMS: Final = {
    "royal_mesnada": "crown", "mesnada": "rider", "peones": "foot", "raiders": "horse",
    "military_order": "cross", "crusader": "shield", "na_mesnada": "rider", "na_peones": "spear",
    "na_raiders": "bow", "el_cid": "leader", "al_mansur": "leader", "fleet": "ship",
}  # fmt: skip
POWERS: Final = {
    "muslim": Tint("#128572", "#0a4f45", "#55b8a4", "#ffffff"),
    "asturias_leon": Tint("#9d1421", "#650a14", "#d2505a", "#ffffff"),
    "castile": Tint("#7a2a8a", "#471452", "#b57ac4", "#ffffff"),
    "portugal": Tint("#2149bd", "#122a76", "#7091ee", "#ffffff"),
    "navarre": Tint("#b2541a", "#6d2f08", "#e39a63", "#ffffff"),
    "aragon": Tint("#cb9106", "#8a5a00", "#f3c35a", "#201200"),
    "catalonia": Tint("#a88b3c", "#6a5418", "#dfc780", "#201200"),
    "france": Tint("#3d5a80", "#22364f", "#86a3c9", "#ffffff"),
}
REBEL: Final = "_rebel"


def power_of(owner: str) -> tuple[str, bool]:
    """Return the power of an owner, and whether its rebels are meant."""
    return owner.removesuffix(REBEL), owner.endswith(REBEL)


def side_of(owner: str) -> str:
    """Return the side that an owner's units fight for; France's are led by either."""
    power, _ = power_of(owner)
    return "muslim" if power == "muslim" else "christian"
