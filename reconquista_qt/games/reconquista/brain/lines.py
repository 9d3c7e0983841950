"""The lines of play that are worth a closer look at a decision."""

from __future__ import annotations

from typing import cast

from reconquista_qt.games.reconquista.rules.actions import DONE, Action, Hire
from reconquista_qt.games.reconquista.rules.state import State
from reconquista_qt.games.reconquista.rules.steps import Ask

from .greedy import price, purchase_gain
from .moves import plans
from .weights import EXPERIENCE

Lines = list[tuple[tuple[Action, ...], float]]


def lines(state: State, most: int) -> Lines:
    """Return (actions, gain at first sight), best first, with the end of a phase among them."""
    step = cast("Ask", state.agenda[-1])
    if step.kind == "move":
        return move_lines(state, most)
    if step.kind == "spend":
        return spend_lines(state, step, most)
    return [((option,), 0.0) for option in step.options(state)]


def spend_lines(state: State, step: Ask, most: int) -> Lines:
    """Return the purchases with the best gain for their price, and the end of spending."""
    found: Lines = []
    for option in step.options(state):
        if option is not DONE and not (isinstance(option, Hire) and option.count not in (1, 6)):
            found.append(
                ((option,), purchase_gain(state, step, option, EXPERIENCE) / price(option))
            )
    return [*best_of(found, most - 1), ((DONE,), 0.0)]


def move_lines(state: State, most: int) -> Lines:
    """Return the best plan against each area, with the next best ones, and the end of the phase."""
    found: Lines = []
    seen: set[tuple[Action, ...]] = set()
    for plan in plans(state, EXPERIENCE):
        if plan.moves not in seen:
            seen.add(plan.moves)
            found.append((plan.moves, plan.gain))
    return [*best_of(found, most - 1), ((DONE,), 0.0)]


def best_of(found: Lines, most: int) -> Lines:
    """Return the lines with the largest gain, in a stable order."""
    return sorted(found, key=lambda line: -line[1])[:most]
