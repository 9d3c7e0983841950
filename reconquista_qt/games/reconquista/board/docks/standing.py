"""What stands in an area, as words and as small pictures."""

from __future__ import annotations

from typing import NamedTuple, cast

from PySide6.QtCore import QCoreApplication

from reconquista_qt.games.reconquista.board.art.stacks import pile_order
from reconquista_qt.games.reconquista.board.map.snapshot import BoardSnapshot
from reconquista_qt.games.reconquista.rules.control import city_control
from reconquista_qt.games.reconquista.rules.forces import unpack
from reconquista_qt.games.reconquista.rules.names import AREA_INDEX, SIDES
from reconquista_qt.games.reconquista.rules.state import State
from reconquista_qt.games.reconquista.words import Words


class StandingPanel(NamedTuple):
    """An area's pictures: (kind of counter, count) inside and outside; and the same in words."""

    inside: tuple[tuple[str, int], ...]
    outside: tuple[tuple[str, int], ...]
    words: str


def standing(state: State | BoardSnapshot, area: str, wording: Words) -> StandingPanel:
    """Return what stands in an area: by the state, or as the board shows it so far."""
    at = AREA_INDEX[area]
    inside: list[tuple[str, int]] = []
    said: list[str] = []
    religion = SIDES[state.city[at]]
    if religion:
        inside.append((f"city_{religion}", 1))
        # Asks only for units and city, which a picture of the board has too.
        holder = SIDES[city_control(cast("State", state), at)]
        text = wording.city(religion)
        if holder != religion:
            held = QCoreApplication.translate("Standing", "{0} (held by: {1})")
            text = held.format(text, wording.side(holder))
        said.append(text)
    if state.fortress[at]:
        inside.append(("fortress", 1))
        said.append(wording.purchase("fortress"))
    units = dict(unpack(state.units[at]))
    inside += [(kind, units[kind]) for kind in pile_order(units)]
    if units:
        said.append(wording.units(units))
    besiegers = dict(unpack(state.besiegers[at]))
    outside = [(kind, besiegers[kind]) for kind in pile_order(besiegers)]
    if besiegers:
        text = QCoreApplication.translate("Standing", "besieged by {0}")
        said.append(text.format(wording.units(besiegers)))
    if isinstance(state, BoardSnapshot) and state.hand and state.hand_area == at:
        text = QCoreApplication.translate("Standing", "on the way: {0}")
        said.append(text.format(wording.units(unpack(state.hand))))
    if not said:
        said.append(QCoreApplication.translate("Standing", "empty"))
    return StandingPanel(tuple(inside), tuple(outside), "; ".join(said))


def movable(state: State, area: str) -> dict[str, int]:
    """Return the Christian units of an area by kind, all that a move could be asked of."""
    return {
        kind: count
        for kind, count in unpack(state.units[AREA_INDEX[area]]).items()
        if kind in _CHRISTIAN
    }


_CHRISTIAN = frozenset(
    (
        "mercenary",
        "crusader",
        "christian_garrison",
        "military_order",
        "christian_army",
        "el_cid_christian",
    )
)
