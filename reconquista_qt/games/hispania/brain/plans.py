"""Plans for a nation's part of a turn: what players of different tastes would do with it.

A plan is all that the nation's player decides up to the first dice: purchases, places of arrival,
every step of the movement, and its end.
"""

from __future__ import annotations

from typing import Final

from reconquista_qt.engine.agenda import Ask, no_dice, settle
from reconquista_qt.games.hispania.rules.actions import DONE, Action
from reconquista_qt.games.hispania.rules.movement import Muster
from reconquista_qt.games.hispania.rules.recruit import Recruit
from reconquista_qt.games.hispania.rules.state import State

from .greedy import Greedy
from .prospects import prospects
from .worth import USUAL, Taste

Plan = tuple[Action, ...]
PLANNED: Final = (Recruit, Muster)
MOST_ACTIONS: Final = 90  # of a plan; a plan that goes on and on is cut there
# The usual one comes first; the others are bolder, more careful, short-sighted, far-sighted,
# content with what they have, or see more in some regions than there is.
TASTES: Final = (
    USUAL,
    Taste(caution=0.55),
    Taste(caution=1.7),
    Taste(wait=0.45),
    Taste(wait=1.0, room=0.15),
    Taste(room=0.8),
    Taste(caution=1.3, enough=0.45),
    *(Taste(caution=0.8, wait=0.7, whim=number) for number in range(1, 30)),
)  # fmt: skip


def plan_of(state: State, taste: Taste, first: Plan = ()) -> tuple[Plan, State]:
    """Return what a player of a taste does with a nation's part, and where that leads.

    With `first`, the plan begins with these actions.
    """
    after = state.clone()
    side = state.agenda[-1].side  # type: ignore[attr-defined]
    nation, turn = state.nation, state.turn
    player = Greedy((), taste)
    done: list[Action] = []
    while len(done) < MOST_ACTIONS:
        settle(after, no_dice)
        step = after.agenda[-1] if after.agenda else None
        if (
            after.over is not None
            or step is None
            or getattr(step, "side", "") != side
            or (after.nation, after.turn) != (nation, turn)
            or not isinstance(step, Ask)
        ):
            break
        action = first[len(done)] if len(done) < len(first) else player(after)
        if len(done) < len(first) and step.refuse(after, action) is not None:
            break
        done.append(action)
        step.apply(after, action, None)
    return tuple(done), after


def plans(state: State, most: int) -> list[tuple[Plan, float]]:
    """Return different plans, at most so many, with what they come to at first sight.

    The usual one is the first, to do nothing is among them; the others are sorted, best first.
    """
    seat = state.board.player_of[state.nation]
    before = _lead(state, seat)
    found: dict[Plan, float] = {}
    for taste in TASTES[: 3 * most]:
        plan, after = plan_of(state, taste)
        if plan and plan not in found:
            found[plan] = _lead(after, seat) - before
        if len(found) >= most - 1:
            break
    if isinstance(state.agenda[-1], Muster):
        still, after = plan_of(state, USUAL, (DONE,))
        found.setdefault(still, _lead(after, seat) - before)
    (usual, gain), *others = found.items()
    others.sort(key=lambda item: -item[1])
    return [(usual, gain), *others]


def _lead(state: State, seat: str) -> float:
    points = prospects(state)
    others = [value for player, value in points.items() if player != seat]
    return points[seat] - sum(others) / max(1, len(others))
