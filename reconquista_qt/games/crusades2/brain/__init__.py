"""What the computer players know of this game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from reconquista_qt.engine.agenda import ROLLS
from reconquista_qt.games.crusades2.rules.facts import on_map
from reconquista_qt.games.crusades2.rules.names import ROUTED
from reconquista_qt.games.crusades2.rules.state import State

from .greedy import Greedy, judged
from .worth import balance

LONGEST: Final = 23  # turns of the longest battle


class Crusades2Brain:
    """The seam between this game and the players of `reconquista_qt.ai`."""

    series = ("units", LONGEST)

    def greedy(self, opening: Sequence[Any] = (), turn: int = 0) -> Greedy:
        """Return a new player that takes what is best at first sight, after an opening."""
        return Greedy(opening)

    def expert(self, opening: Sequence[Any] = (), turn: int = 0) -> Greedy:
        """Return the player by which playouts are played: the same one."""
        return Greedy(opening)

    def lines(self, state: State, most: int) -> list[tuple[tuple[Any, ...], float]]:
        """Return the most promising options, best first; ending comes last where it can be done."""
        step: Any = state.agenda[-1]
        options = list(step.options(state))
        passport = state.board.passport
        usual = Greedy()(state)
        rated = sorted(
            ((judged(state, step.kind, passport.enter(o)), -n) for n, o in enumerate(options)),
            reverse=True,
        )
        chosen = [usual, *(options[-n] for _, n in rated if options[-n] != usual)]
        last = options[-1]
        chosen = [action for action in chosen if action != last or action == usual][: most - 1]
        if last not in chosen:
            chosen.append(last)
        return [((action,), judged(state, step.kind, passport.enter(action))) for action in chosen]

    def reasons(self, state: State, action: Any) -> tuple[tuple[str, str, float], ...]:
        """Return what speaks for an action, as codes of `words.advising`."""
        step: Any = state.agenda[-1]
        worth = judged(state, step.kind, state.board.passport.enter(action))
        if step.kind in ("melee", "bonus_melee", "offensive_fire", "defensive_fire") and worth:
            return (("hurts" if worth > 0 else "costs", "", worth),)
        return ()

    def material(self, state: State) -> int:
        """Return how many units of the first side stand on the map unrouted."""
        return sum(1 for unit in on_map(state, 0) if not state.marks[unit] & ROUTED)

    def evaluate(self, state: State, seat: str) -> float:
        """Return by how many points of losses a seat is ahead."""
        return balance(state, state.board.side_index[seat])

    def roll_context(self, state: State) -> tuple[str, str, bool] | None:
        """Return what the dice are for that a state waits for; each roll stands for itself."""
        step: Any = state.agenda[-1] if state.agenda else None
        if step is None or step.waits != ROLLS:
            return None
        return step.purpose, "", True

    def outcomes(self, state: State) -> list[tuple[float, str, Any]]:
        """Return nothing: ends are found by throwing the dice."""
        return []


BRAIN: Final = Crusades2Brain()
