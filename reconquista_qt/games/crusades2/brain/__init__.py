"""What the computer players know of this game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, cast

from reconquista_qt.engine.agenda import ROLLS, Dice, no_dice, settle
from reconquista_qt.games.crusades2.rules.actions import DONE, Action, Charge, Order
from reconquista_qt.games.crusades2.rules.facts import on_map
from reconquista_qt.games.crusades2.rules.movement import Movement
from reconquista_qt.games.crusades2.rules.names import (
    ATTACK,
    COMBAT,
    MELEE,
    MOVEMENT,
    REORGANISATION,
    ROUTED,
    STAND,
)
from reconquista_qt.games.crusades2.rules.orders import Orders
from reconquista_qt.games.crusades2.rules.state import State
from reconquista_qt.games.crusades2.rules.steps import Ask, Roll

from .greedy import Greedy, best, charge_worth, judged, player_of
from .worth import SKILLED, STYLES, Surroundings, forecast

LONGEST: Final = 23  # turns of the longest battle
AFTER_ANSWER: Final = (MOVEMENT, COMBAT, MELEE, REORGANISATION)
PLANNED: Final = 60  # moves of a plan at most


class Crusades2Brain:
    """The seam between this game and the players of `reconquista_qt.ai`."""

    series = ("units", LONGEST)
    whole_plans = True
    plans_within_a_decision = True
    # Playouts go on until the enemy has answered.
    horizon = 2

    def greedy(self, opening: Sequence[Action] = (), turn: int = 0) -> Greedy:
        """Return a new player that takes what is best at first sight, after an opening."""
        return Greedy(opening)

    def expert(self, opening: Sequence[Action] = (), turn: int = 0) -> Greedy:
        """Return the player by which playouts are played: it keeps a line and rallies who flees."""
        return Greedy(opening, SKILLED)

    def lines(self, state: State, most: int) -> list[tuple[tuple[Action, ...], float]]:
        """Return plans for a movement, elsewhere what is best at first sight.

        A plan is a whole phase in one style; the usual one comes first.
        """
        step = cast("Ask", state.agenda[-1])
        if isinstance(step, Movement):
            return plans(state, step)[:most]
        if isinstance(step, Orders):
            return order_plans(state, step)[:most]
        return [((best(state, step, SKILLED),), 0.0)]

    def until(self, state: State) -> Callable[[State], bool]:
        """Return where playouts stop: the enemy has moved and fought after the side that is asked.

        The first player's turn ends with that; the second player waits for the first one's part
        of the next turn.
        """
        step = cast("Ask", state.agenda[-1])
        turn = state.turn
        if state.board.side_index[step.side] == 0 or state.options.action_chits:
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
        """Return by how many points of losses a seat will be ahead, chances of victory included."""
        return forecast(state, state.board.side_index[seat])

    def roll_context(self, state: State) -> tuple[str, str, bool] | None:
        """Return what the dice are for that a state waits for; each roll stands for itself."""
        if not state.agenda or state.agenda[-1].waits != ROLLS:
            return None
        return cast("Roll", state.agenda[-1]).purpose, "", True

    def outcomes(self, state: State) -> list[tuple[float, str, State]]:
        """Return nothing: ends are found by throwing the dice."""
        return []


def plans(state: State, step: Movement) -> list[tuple[tuple[Action, ...], float]]:
    """Return the moves of a whole phase in each style, without doubles."""
    found: dict[tuple[Action, ...], None] = {}
    for style in STYLES:
        moves = played_through(state, step, Greedy((), style, remembers=True), no_dice)
        if moves:
            found.setdefault(moves)
    return [(line, 0.0) for line in found]


def played_through(
    state: State, step: Movement | Orders, player: Greedy, dice: Dice
) -> tuple[Action, ...]:
    """Return what a player does from a step on for as long as the side is asked the like."""
    after = state.clone()
    done: list[Action] = []
    while len(done) < PLANNED and after.over is None:
        ask = after.agenda[-1] if after.agenda else None
        if not isinstance(ask, type(step)) or ask.player != step.player:
            break
        action = player(after)
        done.append(action)
        ask.apply(after, action, None)
        settle(after, dice)
    return tuple(done)


def order_plans(state: State, step: Orders) -> list[tuple[tuple[Action, ...], float]]:
    """Return the usual orders, and those by which all attack, or all stand.

    A plan goes on as if every die were good; what is not possible then is left out.
    """
    leave = state.board.passport.leave
    usual = played_through(state, step, Greedy((), SKILLED, remembers=True), best_dice)
    found: dict[tuple[Action, ...], None] = {usual: None}
    for chit in (ATTACK, STAND):
        line: list[Action] = []
        after = state.clone()
        for leader in state.board.leaders_of[step.player]:
            if step.refuse_leader(state, leader) is None:
                if step.refuse_chit(state, leader, chit) is None:
                    line.append(leave(Order(leader, chit)))
                after.chit[leader] = chit
        if chit == ATTACK:
            for unit in on_map(after, step.player):
                heavy = state.board.units[unit].heavy
                if not heavy or step.refuse_charge(after, unit) is not None:
                    continue
                if charge_worth(after, unit) > 0:
                    line.append(leave(Charge(unit)))
        found.setdefault((*line, DONE))
    return [(line, 0.0) for line in found]


def best_dice(count: int, faces: int) -> tuple[int, ...]:
    """Return the dice that every order and every charge succeeds with."""
    return (1,) * count


BRAIN: Final = Crusades2Brain()
