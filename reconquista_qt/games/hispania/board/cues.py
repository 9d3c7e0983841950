"""What is shown for what happens: units that march, retreat or land, and battles where they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from reconquista_qt.engine.journal import Entry
from reconquista_qt.games.hispania.rules.events import (
    BattleBegan,
    DiceRolled,
    UnitHit,
    UnitsMoved,
    UnitsRetreated,
)
from reconquista_qt.model.surface import Picture, Piece
from reconquista_qt.view.table.cues import FLASH_MS, MOVE_MS, AnimationStep, PlainCues, glide
from reconquista_qt.view.table.scene import TableScene

BATTLE_MS: Final = 620


class HispaniaCues:
    """Lets units glide; what else changes is flashed as at any table."""

    def __init__(self) -> None:
        self._plain = PlainCues()

    def stages(
        self, entry: Entry, before: Picture, after: Picture, board: TableScene
    ) -> Sequence[AnimationStep]:
        """Return what is shown for an entry."""
        event = entry.event
        if isinstance(event, UnitsMoved | UnitsRetreated):
            pieces = _going(event.nation, event.units, event.leaders, event.origin, before)
            if pieces:
                effect = glide(board, (event.origin, event.to), pieces)
                gone = {event.origin: pieces}
                return (AnimationStep(MOVE_MS, [effect], gone=gone, focus=event.to),)
        if isinstance(event, BattleBegan):
            return (
                AnimationStep(
                    BATTLE_MS, lit=frozenset((event.area,)), applies=True, focus=event.area
                ),
            )
        if isinstance(event, DiceRolled | UnitHit):
            return (
                AnimationStep(
                    FLASH_MS, lit=frozenset((event.area,)), applies=True, focus=event.area
                ),
            )
        return self._plain.stages(entry, before, after, board)


def _going(
    nation: str, units: dict[str, int], leaders: Sequence[str], origin: str, before: Picture
) -> tuple[Piece, ...]:
    """Return the counters that leave a place, as they lay there."""
    found = []
    for piece in before.at(origin):
        if piece.art == "leader":
            if piece.id in leaders:
                found.append(piece)
            continue
        number = units.get(piece.art, 0)
        if number and piece.badges == (nation,):
            found.append(
                Piece(piece.id, piece.art, piece.seat, min(number, piece.count),
                      badges=piece.badges, slot=piece.slot)
            )  # fmt: skip
    return tuple(found)
