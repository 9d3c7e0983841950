"""What can be pulled over the board: units, and leaders with them or alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from reconquista_qt.games.hispania.rules.actions import Move
from reconquista_qt.games.hispania.rules.forces import size
from reconquista_qt.games.hispania.rules.movement import Muster
from reconquista_qt.games.hispania.rules.names import PLACE_INDEX, PLACES
from reconquista_qt.games.hispania.rules.state import State
from reconquista_qt.model.surface import Piece, PlainMoves, Way

LEADER: Final = "leader"  # the art of a leader's counter


class LedMoves(PlainMoves[State]):
    """Reads moves off the options; a leader in the hand goes along, and one alone goes alone.

    With units in the hand and no leader, those who may go along are offered.
    """

    def liftable(self, state: State, place: str) -> tuple[Piece, ...]:
        """Return the leaders that may move, who are left last, and the units of a place."""
        units = super().liftable(state, place)
        step = self._muster(state)
        if step is None:
            return units
        origin = PLACE_INDEX[place]
        mine = [
            leader
            for leader in state.board.leaders_of[step.nation]
            if state.leaders[leader] == origin
        ]
        if not mine:
            return units
        led = {leader for _, action in self._options(state, place)
               if isinstance(action, Move) for leader in action.leaders}  # fmt: skip
        names = {
            state.board.leaders[leader].id
            for leader in mine
            if leader in led or self._alone(state, step, origin, (leader,))
        }
        if not names:
            return units
        if self._picture is None or self._decision is None:
            self._picture = self._projection.picture(state, "")
        there = [piece for piece in self._picture.at(place) if piece.id in names]
        return (*there, *(piece for piece in units if piece.id not in names))

    def ways(self, state: State, place: str, lifted: tuple[Piece, ...]) -> Mapping[str, Way]:
        """Return where the lifted units may go with just the lifted leaders, if there are any."""
        step = self._muster(state)
        leaders = self._leaders(state, lifted)
        if step is None or not leaders:
            return super().ways(state, place, lifted)
        units = tuple(piece for piece in lifted if piece.art != LEADER)
        if not units:
            return self._alone(state, step, PLACE_INDEX[place], leaders)
        found = {}
        for to, way in super().ways(state, place, units).items():
            moves = [move for move in (way.action, *way.more) if isinstance(move, Move)]
            led = {move._replace(leaders=leaders) for move in moves}
            going = [move for move in led if step.refuse(state, move) is None]
            if going:
                best = max(going, key=lambda move: (size(move.units), move.units))
                found[to] = Way(best, way.whole, way.cost, way.path, way.chance)
            else:
                found[to] = way  # where a leader cannot follow he stays
        return found

    def attempt(
        self, state: State, place: str, lifted: tuple[Piece, ...], to: str
    ) -> object | None:
        """Return the move of a drop, with the leaders that are lifted."""
        leaders = self._leaders(state, lifted)
        units = tuple(piece for piece in lifted if piece.art != LEADER)
        if not units and leaders and self._muster(state) is not None:
            return Move(PLACE_INDEX[place], PLACE_INDEX[to], 0, leaders)
        return super().attempt(state, place, units, to)

    @staticmethod
    def _muster(state: State) -> Muster | None:
        step = state.agenda[-1] if state.agenda else None
        return step if isinstance(step, Muster) else None

    @staticmethod
    def _leaders(state: State, lifted: tuple[Piece, ...]) -> tuple[int, ...]:
        index = state.board.leader_index
        return tuple(sorted(index[piece.id] for piece in lifted if piece.art == LEADER))

    @staticmethod
    def _alone(state: State, step: Muster, origin: int, leaders: tuple[int, ...]) -> dict[str, Way]:
        """Return where leaders may go without units."""
        moves = {place: Move(origin, to, 0, leaders) for to, place in enumerate(PLACES)}
        return {
            place: Way(move) for place, move in moves.items() if step.refuse(state, move) is None
        }
