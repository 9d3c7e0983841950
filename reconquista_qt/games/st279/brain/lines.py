"""The lines of play that a search compares: the expert's, and what else may be as good."""

from __future__ import annotations

from typing import Final, cast

from reconquista_qt.games.st279.rules.actions import DONE, Action
from reconquista_qt.games.st279.rules.state import State
from reconquista_qt.games.st279.rules.steps import Ask

from .expert import Expert, plans_of
from .stakes import POINT

Line = tuple[tuple[Action, ...], float]

FORLORN: Final = -0.4  # plans that promise less are not looked at
FEW: Final = 4
# The questions on which much depends; the others the expert answers.
SEARCHED: Final = frozenset(("incite", "battle", "marker", "intercept", "pillage_response"))


def lines_of(state: State, most: int) -> list[Line]:
    """Return the most promising lines, best first; the expert's is always among them."""
    step = cast("Ask", state.agenda[-1])
    usual = Expert()(state)
    if step.kind == "campaign":
        if state.worn or state.ships:  # under way: the plan is carried out
            return [((usual,), 0.0)]
        return _campaign_lines(state, step, usual, most)
    if step.kind not in SEARCHED:
        return [((usual,), 0.0)]
    options = list(step.options(state))
    if usual in options:
        options.remove(usual)
    found: list[Line] = [((usual,), POINT)]
    last = options[-1:] if options else []
    found += [((option,), 0.0) for option in options[: max(0, most - 2)]]
    if last and all(line[0] != (last[0],) for line in found):
        found.append(((last[0],), 0.0))
    return found[:most]


def _campaign_lines(state: State, step: Ask, usual: Action, most: int) -> list[Line]:
    found: list[Line] = []
    targets: set[int] = set()
    for plan in plans_of(state):
        if plan.value < FORLORN or len(found) >= min(most, FEW) - 1:
            break
        if plan.target in targets or step.refuse(state, plan.actions[0]) is not None:
            continue
        targets.add(plan.target)
        found.append((plan.actions, plan.value))
    if not any(line[0][0] == usual for line in found):
        found.insert(0, ((usual,), 0.0))
    if usual != DONE and step.refuse(state, DONE) is None:
        found.append(((DONE,), 0.0))
    return found[:most]
