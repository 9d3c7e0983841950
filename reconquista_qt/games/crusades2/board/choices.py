"""What can be done, as it is listed in the sidebar; moves are listed by the hex they leave."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, overload

from reconquista_qt.engine.decision import Decision
from reconquista_qt.games.crusades2.rules.actions import Done, Enter, Trace
from reconquista_qt.games.crusades2.rules.game import GAME
from reconquista_qt.games.crusades2.rules.movement import MoveList, Movement, Moves
from reconquista_qt.games.crusades2.rules.roster import Passport
from reconquista_qt.games.crusades2.rules.state import State
from reconquista_qt.model.surface import Choice, PlainChoices, Projection

from .ground import waiting_box


class Blocks(Sequence[Any]):
    """The moves of some units, made when they are looked at: there may be thousands."""

    def __init__(self, blocks: list[Moves], passport: Passport) -> None:
        self._blocks = blocks
        self._passport = passport
        self._length = sum(b.way.ends.bit_count() + (b.turn is not None) for b in blocks)

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, index: int) -> Any: ...
    @overload
    def __getitem__(self, index: slice) -> list[Any]: ...
    def __getitem__(self, index: int | slice) -> Any:
        if isinstance(index, int) and index == 0:
            return next(iter(self))
        return list(self)[index]

    def __iter__(self) -> Iterator[Any]:
        for block in self._blocks:
            yield from block.listed(self._passport)


class FieldChoices:
    """Groups movement by unit and hex without making each move; the rest as every game does."""

    def __init__(self, places: tuple[str, ...], closing: Sequence[str], projection: Projection):
        self._plain = PlainChoices(GAME, places, closing=closing, projection=projection)

    def group(self, state: State, decision: Decision) -> tuple[Choice, ...]:
        """Return the choices in the order in which they are listed."""
        step = state.agenda[-1] if state.agenda else None
        moves = getattr(decision.options, "actions", None)
        if not isinstance(step, Movement) or not isinstance(moves, MoveList):
            return self._plain.group(state, decision)
        board = state.board
        names, leave = board.field.names, board.passport.leave
        units: dict[str, list[Moves]] = {}
        leaders: dict[str, list[Moves]] = {}
        for block in moves.blocks:
            if block.leader >= 0:
                place = names[state.leader_cell[block.leader]]
                leaders.setdefault(place, []).append(block)
            else:
                units.setdefault(names[state.cell[block.units[0]]], []).append(block)
        found = []
        for name, by_place in (("move", units), ("move_leader", leaders)):
            lazy = {place: Blocks(blocks, board.passport) for place, blocks in by_place.items()}
            lazy = {place: actions for place, actions in lazy.items() if len(actions)}
            if lazy:
                every = Blocks([b for blocks in by_place.values() for b in blocks], board.passport)
                found.append(Choice(name, every, lazy))  # type: ignore[arg-type]
        enters: list[Any] = []
        traces: dict[str, list[Any]] = {}
        for action in moves.rest:
            if isinstance(action, Enter):
                enters.append(leave(action))
            elif isinstance(action, Trace):
                place = names[state.cell[action.unit]]
                traces.setdefault(place, []).append(leave(action))
            elif isinstance(action, Done):
                found.append(Choice("done", (leave(action),), closing=True))
        if enters:
            found.append(Choice("enter", tuple(enters), {waiting_box(step.side): tuple(enters)}))
        if traces:
            listed = tuple(action for there in traces.values() for action in there)
            found.append(Choice("trace", listed, {p: tuple(t) for p, t in traces.items()}))
        return tuple(found)
