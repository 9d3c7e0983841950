"""What a battle is fought for and on what terms, and how it may end."""

from __future__ import annotations

from typing import Final

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.record import record

from .forces import Force, side_of
from .state import State

ATTACKER_WON: Final = "attacker_won"
DEFENDER_WON: Final = "defender_won"
DRAWN: Final = "drawn"
BOTH_DESTROYED: Final = "both_destroyed"


class Field:
    """What a battle was fought for; it is told the outcome and both forces that are left."""

    __slots__ = ()
    area: int
    outside: bool

    def set_defenders(self, state: State, defenders: Force) -> None:
        """Put what is left of the defenders back: outside the walls, or those who hold the area.

        Besiegers go in where nobody is left to besiege: a lone fortress that was emptied by a
        sortie, or a city of their own religion.

        Rules: phase4/wiped-out, phase4/H4, definitions/A7.
        """
        area = self.area
        if not self.outside:
            state.units[area] = defenders
        elif state.units[area] or state.city[area] not in (0, side_of(defenders)):
            state.besiegers[area] = defenders
        else:
            state.units[area], state.besiegers[area] = defenders, 0

    def conclude(
        self, state: State, outcome: str, attackers: Force, defenders: Force, emit: Emit | None
    ) -> None:
        """Carry the outcome over to the map."""
        raise NotImplementedError


@record
class Terms:
    """What does not change during a battle.

    `sheltered`: the defenders hold walls, so that a draw ends the battle with them inside;
    `draw_ends`: a draw ends it because the attackers have walls to go into (relief, phase 5).
    """

    area: int
    sheltered: bool
    draw_ends: bool
    field: Field
