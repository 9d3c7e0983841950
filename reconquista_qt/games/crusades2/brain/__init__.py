"""What the computer players know of this game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, cast

from reconquista_qt.engine.agenda import ROLLS, no_dice, settle
from reconquista_qt.games.crusades2.rules.actions import Action
from reconquista_qt.games.crusades2.rules.facts import on_map
from reconquista_qt.games.crusades2.rules.movement import Movement
from reconquista_qt.games.crusades2.rules.names import (
    COMBAT,
    MELEE,
    MOVEMENT,
    ORDERS,
    REORGANISATION,
    ROUTED,
)
from reconquista_qt.games.crusades2.rules.orders import Orders
from reconquista_qt.games.crusades2.rules.state import State
from reconquista_qt.games.crusades2.rules.steps import Ask, Roll

from .greedy import Greedy, best, judged, player_of
from .reckoning import prospects
from .worth import SKILLED, STYLES, Surroundings, forecast

LONGEST: Final = 23  # turns of the longest battle
AFTER_ANSWER: Final = (MOVEMENT, COMBAT, MELEE, REORGANISATION)
FIGHTING: Final = (COMBAT, MELEE)
COMPARED: Final = 3  # plans of a movement that a search goes on with
PLANNED: Final = 120  # moves of a plan at most


class Crusades2Brain:
    """The seam between this game and the players of `reconquista_qt.ai`."""

    series = ("units", LONGEST)
    whole_plans = True
    plans_within_a_decision = True
    # Playouts go on until the enemy has answered at the latest.
    horizon = 2

    def greedy(self, opening: Sequence[Action] = (), turn: int = 0) -> Greedy:
        """Return a new player that takes what is best at first sight, after an opening."""
        return Greedy(opening)

    def expert(self, opening: Sequence[Action] = (), turn: int = 0) -> Greedy:
        """Return the player by which playouts are played: it keeps a line and rallies who flees."""
        return Greedy(opening, SKILLED)

    def lines(self, state: State, most: int) -> list[tuple[tuple[Action, ...], float]]:
        """Return plans for a movement, elsewhere what is best at first sight.

        A plan is a whole phase in one style, the best one first.
        """
        step = cast("Ask", state.agenda[-1])
        if isinstance(step, Movement):
            return plans(state, step, min(most, COMPARED))
        return [((best(state, step, SKILLED),), 0.0)]

    def until(self, state: State) -> Callable[[State], bool]:
        """Return where playouts stop: of a movement where it ends, of orders after the movement.

        What the blows to come promise is reckoned there, not played. Playouts of anything else
        stop when the enemy has moved and fought after the side that is asked: the first player's
        turn ends with that; the second player waits for the first one's part of the next turn.
        """
        step = cast("Ask", state.agenda[-1])
        turn = state.turn
        side = state.board.side_index[step.side]
        if isinstance(step, Movement):
            return lambda now: now.phase != MOVEMENT or now.player != side
        if state.options.action_chits:
            return lambda now: now.turn > turn
        if isinstance(step, Orders):

            def moved(now: State) -> bool:
                if now.turn > turn or (now.player == side and now.phase in FIGHTING):
                    return True
                return now.player > side and now.phase != ORDERS

            return moved
        if side == 0:
            return lambda now: now.turn > turn

        def answered(now: State) -> bool:
            return now.turn > turn + 1 or (
                now.turn > turn and now.player == 1 and now.phase in AFTER_ANSWER
            )

        return answered

    def reasons(self, state: State, action: Action) -> tuple[tuple[str, str, float], ...]:
        """Return what speaks for an action, as codes of `words.advising`."""
        step = cast("Ask", state.agenda[-1])
        if step.kind not in ("melee", "bonus_melee", "offensive_fire", "defensive_fire"):
            return ()
        fields = Surroundings(state, player_of(step), SKILLED)
        worth = judged(state, step.kind, state.board.passport.enter(action), fields)
        return (("hurts" if worth > 0 else "costs", "", worth),) if worth else ()

    def material(self, state: State) -> int:
        """Return how many units of the first side stand on the map unrouted."""
        return sum(1 for unit in on_map(state, 0) if not state.marks[unit] & ROUTED)

    def evaluate(self, state: State, seat: str) -> float:
        """Return by how many points of losses a seat will be ahead, chances of victory included.

        Where the seat has moved, the blows of both sides are reckoned that can follow.
        """
        side = state.board.side_index[seat]
        worth = forecast(state, side)
        if state.over is None and (state.player != side or state.phase in FIGHTING):
            worth += prospects(state, side, SKILLED)
        return worth

    def roll_context(self, state: State) -> tuple[str, str, bool] | None:
        """Return what the dice are for that a state waits for; each roll stands for itself."""
        if not state.agenda or state.agenda[-1].waits != ROLLS:
            return None
        return cast("Roll", state.agenda[-1]).purpose, "", True

    def outcomes(self, state: State) -> list[tuple[float, str, State]]:
        """Return nothing: ends are found by throwing the dice."""
        return []


def plans(state: State, step: Movement, most: int) -> list[tuple[tuple[Action, ...], float]]:
    """Return the plans of a whole phase that promise most, best first, and the usual one.

    There is one in each style, without doubles; each is reckoned where it ends.
    """
    found: dict[tuple[Action, ...], float] = {}
    usual: tuple[Action, ...] = ()
    for style in STYLES:
        moves, after = played_through(state, step, Greedy((), style, remembers=True))
        if moves and moves not in found:
            usual = usual or moves
            found[moves] = forecast(after, step.player) + prospects(after, step.player, SKILLED)
    best = sorted(found, key=lambda line: -found[line])
    kept = [line for line in best if line in best[: max(1, most - 1)] or line == usual]
    return [(line, found[line] - found[usual]) for line in kept[:most]]


def played_through(
    state: State, step: Movement, player: Greedy
) -> tuple[tuple[Action, ...], State]:
    """Return what a player does in a movement, and the state that it comes to."""
    after = state.clone()
    done: list[Action] = []
    while len(done) < PLANNED and after.over is None:
        ask = after.agenda[-1] if after.agenda else None
        if not isinstance(ask, Movement) or ask.player != step.player:
            break
        action = player(after)
        done.append(action)
        ask.apply(after, action, None)
        settle(after, no_dice)
    return tuple(done), after


BRAIN: Final = Crusades2Brain()
