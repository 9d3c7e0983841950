"""What the computer players know of this game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from reconquista_qt.engine.agenda import ROLLS, settle
from reconquista_qt.games.crusades2.rules.facts import on_map
from reconquista_qt.games.crusades2.rules.movement import Movement
from reconquista_qt.games.crusades2.rules.names import ROUTED
from reconquista_qt.games.crusades2.rules.state import State

from .greedy import Greedy, best, judged
from .worth import STYLES, USUAL, Fields, outlook

LONGEST: Final = 23  # turns of the longest battle
PLANNED: Final = 60  # moves of a plan at most


class Crusades2Brain:
    """The seam between this game and the players of `reconquista_qt.ai`."""

    series = ("units", LONGEST)
    whole_plans = True

    def greedy(self, opening: Sequence[Any] = (), turn: int = 0) -> Greedy:
        """Return a new player that takes what is best at first sight, after an opening."""
        return Greedy(opening)

    def expert(self, opening: Sequence[Any] = (), turn: int = 0) -> Greedy:
        """Return the player by which playouts are played: the same one."""
        return Greedy(opening)

    def lines(self, state: State, most: int) -> list[tuple[tuple[Any, ...], float]]:
        """Return plans for a movement, elsewhere what is best at first sight.

        A plan is a whole phase in one style; the usual one comes first.
        """
        step: Any = state.agenda[-1]
        if isinstance(step, Movement):
            return plans(state, step)[:most]
        return [((best(state, step),), 0.0)]

    def reasons(self, state: State, action: Any) -> tuple[tuple[str, str, float], ...]:
        """Return what speaks for an action, as codes of `words.advising`."""
        step: Any = state.agenda[-1]
        if step.kind not in ("melee", "bonus_melee", "offensive_fire", "defensive_fire"):
            return ()
        fields = Fields(state, step.player, USUAL)
        worth = judged(state, step.kind, state.board.passport.enter(action), fields)
        return (("hurts" if worth > 0 else "costs", "", worth),) if worth else ()

    def material(self, state: State) -> int:
        """Return how many units of the first side stand on the map unrouted."""
        return sum(1 for unit in on_map(state, 0) if not state.marks[unit] & ROUTED)

    def evaluate(self, state: State, seat: str) -> float:
        """Return by how many points of losses a seat will be ahead."""
        return outlook(state, state.board.side_index[seat])

    def roll_context(self, state: State) -> tuple[str, str, bool] | None:
        """Return what the dice are for that a state waits for; each roll stands for itself."""
        step: Any = state.agenda[-1] if state.agenda else None
        if step is None or step.waits != ROLLS:
            return None
        return step.purpose, "", True

    def outcomes(self, state: State) -> list[tuple[float, str, Any]]:
        """Return nothing: ends are found by throwing the dice."""
        return []


def plans(state: State, step: Movement) -> list[tuple[tuple[Any, ...], float]]:
    """Return the moves of a whole phase in each style, without doubles."""
    found: dict[tuple[Any, ...], None] = {}
    for style in STYLES:
        after = state.clone()
        player = Greedy((), style)
        moves: list[Any] = []
        while len(moves) < PLANNED and after.over is None:
            ask: Any = after.agenda[-1] if after.agenda else None
            if not isinstance(ask, Movement) or ask.player != step.player:
                break
            action = player(after)
            moves.append(action)
            ask.apply(after, action, None)
            settle(after, no_dice)
        if moves:
            found.setdefault(tuple(moves))
    return [(line, 0.0) for line in found]


def no_dice(count: int, faces: int) -> None:
    """Answer that there are no dice."""


BRAIN: Final = Crusades2Brain()
