"""The greedy player: at each decision what adds most to the value, by exact odds."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from operator import attrgetter
from typing import Final, cast

from reconquista_qt.games.reconquista.rules.actions import (
    DECLINE,
    DONE,
    Action,
    Bribe,
    Build,
    Convert,
    Hire,
    PlaceCid,
    PlaceOrder,
)
from reconquista_qt.games.reconquista.rules.forces import CHRISTIAN_UNITS, SIDE_MASK, size
from reconquista_qt.games.reconquista.rules.names import MUSLIM
from reconquista_qt.games.reconquista.rules.phase3_income import COST
from reconquista_qt.games.reconquista.rules.phase4_movement import Muster
from reconquista_qt.games.reconquista.rules.state import OPTION_LIST, State
from reconquista_qt.games.reconquista.rules.steps import Ask

from .evaluation import period_of, value
from .moves import plans
from .weights import THUMB

WORTH_IT: Final = 1e-6


class Greedy:
    """Answers decisions; remembers the rest of a plan of several moves until it is carried out."""

    __slots__ = ("_rest", "_school", "_turn")

    def __init__(self, opening: Sequence[Action] = (), turn: int = 0, school: int = THUMB) -> None:
        self._school = school
        self._turn = turn
        self._rest = tuple(opening)  # never changed in place, so that a player can be copied

    def __copy__(self) -> Greedy:
        twin = Greedy.__new__(Greedy)
        twin._school, twin._turn, twin._rest = self._school, self._turn, self._rest
        return twin

    def __call__(self, state: State) -> Action:
        """Return the greedy answer to the decision that a state waits for."""
        step = cast("Ask", state.agenda[-1])
        if self._rest:
            following, *rest = self._rest
            if self._turn == state.turn and step.refuse(state, following) is None:
                self._rest = tuple(rest)
                return following
            self._rest = ()
        key = situation(state, step, self._school)
        answer = _KNOWN.get(key)
        if answer is None:
            if len(_KNOWN) >= MOST_KNOWN:
                _KNOWN.clear()
            answer = _KNOWN[key] = CHOOSE[step.kind](state, step, self._school)
        if len(answer) > 1:
            self._turn, self._rest = state.turn, answer[1:]
        return answer[0]


# What was answered before: playouts come to the same decisions again and again.
_KNOWN: Final[dict[Hashable, tuple[Action, ...]]] = {}
MOST_KNOWN: Final = 20_000


def situation(state: State, step: Ask, school: int) -> Hashable:
    """Return everything that an answer depends on."""
    asked = step if not isinstance(step, Muster) else (step.mobile, step.origins, step.sheltered)
    return (
        asked, period_of(state.turn, school), state.treasury, state.event, state.event_count,
        state.revolt, state.moving_region, state.board, _rulings(state.options),
        tuple(state.units), tuple(state.besiegers), tuple(state.city), tuple(state.fortress),
    )  # fmt: skip


# Tuples are compared and hashed without a line of Python being run.
_rulings: Final = attrgetter(*(option.id for option in OPTION_LIST))


def move(state: State, step: Ask, school: int) -> tuple[Action, ...]:
    """Return the moves of the best plan, or the end of the phase.

    Each plan that is carried out raises the value of the position, so that the phase ends.
    """
    best = WORTH_IT
    chosen: tuple[Action, ...] = (DONE,)
    for plan in plans(state, school):
        if plan.gain > best:
            best, chosen = plan.gain, plan.moves
    return chosen


def spend(state: State, step: Ask, school: int) -> tuple[Action, ...]:
    """Return the purchase with the best gain for its price, or the end of spending."""
    best = WORTH_IT
    action: Action = DONE
    for option in step.options(state):
        if option is DONE:
            continue
        worth = purchase_gain(state, step, option, school) / price(option)
        if worth > best:
            best, action = worth, option
    return (action,)


def price(action: Action) -> float:
    """Return the price of a purchase in points, a little above nothing for what is free."""
    match action:
        case Build(what, _):
            return COST[what]
        case Convert():
            return COST["conversion"]
        case Bribe():
            return COST["bribe"]
        case Hire(_, count):
            return COST["mercenary"] * count
    return 0.1


def purchase_gain(state: State, step: Ask, action: Action, school: int) -> float:
    """Return what a purchase adds to the value of the position."""
    after = state.clone()
    step.apply(after, action, None)
    return value(after, school) - value(state, school)


def place_order(state: State, step: Ask, school: int) -> tuple[Action, ...]:
    """Return the placement next to most Muslims where a force of ours is strongest."""
    options = cast("Sequence[PlaceOrder]", step.options(state))
    return (max(options, key=lambda option: front(state, option.area)),)


def place_cid(state: State, step: Ask, school: int) -> tuple[Action, ...]:
    """Return the placement with the strongest force."""
    places = [option for option in step.options(state) if isinstance(option, PlaceCid)]
    if not places:
        return (DECLINE,)
    return (max(places, key=lambda option: front(state, option.area)),)


def front(state: State, area: int) -> tuple[int, int]:
    """Return how useful a new unit is in an area: our forces there, Muslim places in reach."""
    board = state.board
    near = board.members[board.region_of[area]]
    targets = sum(state.city[a] == MUSLIM or bool(state.units[a] & SIDE_MASK[MUSLIM]) for a in near)
    return min(targets, 1), size(state.units[area] & CHRISTIAN_UNITS)


def retreat(state: State, step: Ask, school: int) -> tuple[Action, ...]:
    """Return the retreat after which the position is worth most."""
    best: Action | None = None
    most = float("-inf")
    for option in step.options(state):
        after = state.clone()
        step.apply(after, option, None)
        worth = value(after, school)
        if worth > most:
            most, best = worth, option
    assert best is not None
    return (best,)


CHOOSE: Final[dict[str, Callable[[State, Ask, int], tuple[Action, ...]]]] = {
    "move": move,
    "spend": spend,
    "place_order": place_order,
    "place_cid": place_cid,
    "retreat": retreat,
}
