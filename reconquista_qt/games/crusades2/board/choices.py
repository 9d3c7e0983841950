"""What can be done, as it is listed in the sidebar; moves are listed by the hex they leave."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, cast, overload

from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.game import any_game
from reconquista_qt.games.crusades2.rules.actions import (
    Action,
    Activate,
    Advance,
    BonusMove,
    Charge,
    Done,
    Enter,
    Fire,
    Lose,
    Melee,
    Order,
    Pass,
    Recover,
    Reface,
    RetreatTo,
    SetChit,
    Stay,
    Trace,
    Withdraw,
)
from reconquista_qt.games.crusades2.rules.game import GAME
from reconquista_qt.games.crusades2.rules.movement import MoveBlock, MoveList, Movement
from reconquista_qt.games.crusades2.rules.names import NOWHERE
from reconquista_qt.games.crusades2.rules.roster import Passport
from reconquista_qt.games.crusades2.rules.setup import SetUp
from reconquista_qt.games.crusades2.rules.state import State
from reconquista_qt.model.surface import Choice, PlainChoices, Projection

from .ground import waiting_box

CHOICES: Final[dict[type[object], str]] = {
    Order: "order", SetChit: "set_chit", Charge: "charge", Fire: "fire", Melee: "melee",
    Withdraw: "withdraw", RetreatTo: "retreat", Lose: "lose", Advance: "advance",
    BonusMove: "bonus_move", Reface: "reface", Recover: "recover",
}  # fmt: skip


def _aimed_at(state: State, action: Action, kind: str) -> int:
    """Return the cell under which an answer is offered, -1 where it has none.

    Blows and ways back lie where they go; what a unit or a leader does lies where he stands.
    """
    match action:
        case Fire(target, _) | Melee(target, _):
            return target
        case RetreatTo(_, to) | BonusMove(_, to):
            return to
        case Withdraw(unit, to):
            return to if kind == "withdraw" else state.cell[unit]
        case Lose(unit) | Charge(unit) | Recover(unit) | Reface(unit, _):
            return state.cell[unit]
        case Advance(units):
            return state.cell[units[0]]
        case Order(leader, _) | SetChit(leader, _) | Activate(leader, _):
            return state.leader_cell[leader]
    return NOWHERE


class Blocks(Sequence[Action]):
    """The moves of some units, made when they are looked at: there may be thousands."""

    def __init__(self, blocks: list[MoveBlock], passport: Passport) -> None:
        self._blocks = blocks
        self._passport = passport
        self._length = sum(b.way.ends.bit_count() + (b.turn is not None) for b in blocks)

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        if isinstance(index, int) and index == 0:
            return next(iter(self))
        return list(self)[index]

    def __iter__(self) -> Iterator[Action]:
        for block in self._blocks:
            yield from block.listed(self._passport)


class FieldChoices:
    """Groups movement by unit and hex without making each move; the rest as every game does."""

    def __init__(
        self, places: tuple[str, ...], closing: Sequence[str], projection: Projection[State]
    ) -> None:
        self._plain = PlainChoices(any_game(GAME), places, closing=closing, projection=projection)

    def group(self, state: State, decision: Decision) -> tuple[Choice, ...]:
        """Return the choices in the order in which they are listed."""
        step = state.agenda[-1] if state.agenda else None
        if isinstance(step, Movement):
            moves = step.choices(state)
            assert isinstance(moves, MoveList)
            return self._movement(state, step, moves)
        if isinstance(step, SetUp):
            return self._plain.group(state, decision)
        return self._by_place(state, decision)

    def _by_place(self, state: State, decision: Decision) -> tuple[Choice, ...]:
        """Group answers by what they do and the hex that they are aimed at or start from."""
        names = state.board.field.names
        actions: dict[str, list[Action]] = {}
        places: dict[str, dict[str, list[Action]]] = {}
        for action in cast("tuple[Action, ...]", decision.options):
            name = CHOICES.get(type(action), "")
            if not name:
                name = self._plain.name(GAME.action_data(action))
            inside = state.board.passport.enter(action)
            cell = _aimed_at(state, inside, decision.kind)
            actions.setdefault(name, []).append(action)
            if cell >= 0:
                places.setdefault(name, {}).setdefault(names[cell], []).append(action)
        return tuple(
            Choice(
                name,
                tuple(listed),
                {place: tuple(there) for place, there in places.get(name, {}).items()},
                isinstance(listed[0], Done | Stay | Pass),
            )
            for name, listed in actions.items()
        )

    def _movement(self, state: State, step: Movement, moves: MoveList) -> tuple[Choice, ...]:
        board = state.board
        names, leave = board.field.names, board.passport.leave
        units: dict[str, list[MoveBlock]] = {}
        leaders: dict[str, list[MoveBlock]] = {}
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
        enters: list[Action] = []
        traces: dict[str, list[Action]] = {}
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
