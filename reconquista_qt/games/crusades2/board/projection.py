"""A battle as it lies on the table: units, leaders with their chits, the Holy Cross."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from reconquista_qt.games.crusades2.rules.facts import has_facing
from reconquista_qt.games.crusades2.rules.names import (
    ABSENT,
    BERSERK,
    CHARGING,
    DEAD,
    EXHAUSTED,
    GONE,
    HIDDEN,
    MISSING,
    OC,
    REPLACED,
    REVEALED,
    ROUTED,
)
from reconquista_qt.games.crusades2.rules.score import losses
from reconquista_qt.games.crusades2.rules.state import FREE, State
from reconquista_qt.model.surface import Picture, Piece

from .ground import waiting_box

LEADER: Final = "leader"
CROSS: Final = "cross"
# What is laid on a unit, in the order in which there is room for it.
STATES: Final = (
    ("routed", ROUTED), ("oc", OC), ("berserk", BERSERK), ("exhausted", EXHAUSTED),
    ("charging", CHARGING),
)  # fmt: skip


class Projection:
    """What a seat may see of a state; the other side's hidden chits lie face down (5.0/R019)."""

    def picture(self, state: State, seat: str) -> Picture:
        """Return the field as a seat may see it."""
        board = state.board
        names = board.field.names
        places: dict[str, list[Piece]] = {}
        order = _command_numbers(state)
        for cell, units in state.stacks.items():
            # The top unit of a stack is named first, and drawn last.
            places[names[cell]] = [_unit(state, unit, order) for unit in reversed(units)]
        for leader in board.leaders:
            cell = state.leader_cell[leader.index]
            if cell >= 0 and not state.leader_marks[leader.index] & GONE:
                piece = _leader(state, leader.index, seat, order)
                places.setdefault(names[cell], []).append(piece)
        self._lay_out_waiting(state, seat, order, places)
        if state.cross_cell >= 0:
            there = places.setdefault(names[state.cross_cell], [])
            there.append(Piece("true_cross", CROSS, slot=CROSS))
        tracks: dict[str, int | str] = {"turn": state.turn}
        for side, name in enumerate(board.side_ids):
            tracks[f"inflicted.{name}"] = losses(state, 1 - side)
        return Picture({place: tuple(there) for place, there in places.items()}, tracks)

    def _lay_out_waiting(
        self, state: State, seat: str, order: tuple[int, ...], places: dict[str, list[Piece]]
    ) -> None:
        """Lay beside the map who has still to come or to be set up (12.1, 12.0/R125)."""
        if not has_waiting_box(state):
            return
        board = state.board
        for number, side in enumerate(board.side_ids):
            pieces = [
                _leader(state, leader.index, seat, order)
                for leader in board.leaders
                if leader.side == number
                and state.leader_cell[leader.index] < 0
                and not state.leader_marks[leader.index] & (GONE | MISSING)
            ]
            pieces += [
                _unit(state, unit, order)
                for unit in board.units_of_side[number]
                if state.cell[unit] < 0 and not state.marks[unit] & (DEAD | ABSENT)
            ]
            if pieces:
                places[waiting_box(side)] = [
                    replace(piece, slot=f"w{number}.{i}") for i, piece in enumerate(pieces)
                ]


def has_waiting_box(state: State) -> bool:
    """Whether units of a battle may be off the map at first."""
    return bool(state.board.entries) or state.options.setup == FREE


def _command_numbers(state: State) -> tuple[int, ...]:
    """Return the number of each leader among those of his side: their colours go by it."""
    seen = [0, 0]
    found = []
    for leader in state.board.leaders:
        found.append(seen[leader.side])
        seen[leader.side] += 1
    return tuple(found)


def _unit(state: State, unit: int, order: tuple[int, ...]) -> Piece:
    about, marks = state.board.units[unit], state.marks[unit]
    # In the moment in which its last step is told of, a unit still stands there, as it was.
    lost = min(state.lost[unit], about.steps - 1)
    shown = about.values[2 * lost + (1 if marks & CHARGING else 0)]
    fire = "*" if shown.fire else ""
    badges = [f"c{order[state.own[unit]]}"]
    badges += [name for name, mark in STATES if marks & mark]
    if about.skirmisher:
        badges.append("skirmisher")
    if lost:
        badges.append(f"lost{lost}")
    return Piece(
        about.id,
        about.type,
        state.board.side_ids[about.side],
        figures=f"{shown.strength}{fire}-{shown.move}-{shown.morale}",
        steps=about.steps - lost,
        facing=state.facing[unit] if has_facing(state, unit) else None,
        badges=tuple(badges),
        spent=bool(marks & ROUTED),
    )


def _leader(state: State, leader: int, seat: str, order: tuple[int, ...]) -> Piece:
    about, marks = state.board.leaders[leader], state.leader_marks[leader]
    side = state.board.side_ids[about.side]
    command, reach, bonus = about.command, about.range, about.bonus
    if marks & REPLACED and about.replacement is not None:
        command, reach, bonus = about.replacement
    chit = state.chit[leader] if side == seat or marks & REVEALED else HIDDEN
    badges = [f"c{order[leader]}", f"chit:{chit}"]
    if about.overall:
        badges.append("overall")
    if marks & REPLACED:
        badges.append("replaced")
    told = f"{command}/{reach}/{bonus:+d}" if command else f"{reach}/{bonus:+d}"
    return Piece(about.id, LEADER, side, figures=told, badges=tuple(badges), slot=LEADER)
