"""Why an action is good or dangerous: facts as codes, for the adviser's words."""

from __future__ import annotations

from typing import Final, cast

from reconquista_qt.games.reconquista.odds.reaction import reaction_odds
from reconquista_qt.games.reconquista.odds.siege import BEATEN_OFF, BOTH_DESTROYED, besiege
from reconquista_qt.games.reconquista.rules.actions import Action, Decline, Done, Move, RetreatTo
from reconquista_qt.games.reconquista.rules.forces import FIGHTING, SIDE_MASK
from reconquista_qt.games.reconquista.rules.income import income_lines
from reconquista_qt.games.reconquista.rules.names import AREAS, CHRISTIAN, REGIONS
from reconquista_qt.games.reconquista.rules.score import score
from reconquista_qt.games.reconquista.rules.state import State
from reconquista_qt.games.reconquista.rules.steps import Ask

from .danger import danger
from .moves import scenes

Reason = tuple[str, str, float]
# takes: chance to hold an area after its battle and siege; prepares: the same for a move that may
# follow, where it has become more likely; joins: a force goes where ours are;
# wins_city, wins_region, wins_free_region: points; income: points a turn; safer, riskier: how much
# less or more likely a place is to fall in the coming reaction; leaves_open: how likely a place
# left behind is to fall in it.
CODES: Final = (
    "takes", "prepares", "joins", "wins_city", "wins_region", "wins_free_region", "income",
    "safer", "riskier", "leaves_open",
)  # fmt: skip
SLIGHT: Final = 0.02  # a change in how easily a place falls that is not worth a word
PREPARED: Final = 0.05  # the least rise of a chance that is worth a word
LIKELY: Final = 0.25  # the least chance that a target is worth a word
WORTH_TELLING: Final = 0.005  # the least risk in the reaction that is worth a word


def reasons(state: State, action: Action) -> tuple[Reason, ...]:
    """Return (code, area or region id, amount) of each fact worth telling, in a stable order."""
    match action:
        case Move():
            return tuple(_of_move(state, action))
        case Done() | Decline() | RetreatTo():
            return ()
    after = state.clone()
    cast("Ask", after.agenda[-1]).apply(after, action, None)
    area = action.area
    return tuple(_gains(state, after) + _prepared(state, after, area) + _safety(state, after, area))


def _prepared(before: State, after: State, area: int) -> list[Reason]:
    """Return the target in reach of an area that has become most likely to be taken from there."""
    if after.units[area] == before.units[area]:
        return []
    board = before.board
    best, rise, reached = -1, PREPARED, 0.0
    for to in {*board.members[board.region_of[area]], *board.roads[area]} - {area}:
        now = _chance(after, area, to)
        if now > LIKELY and now - (then := _chance(before, area, to)) > rise:
            best, rise, reached = to, now - then, now
    return [("prepares", AREAS[best], reached)] if best >= 0 else []


def _chance(state: State, origin: int, to: int) -> float:
    """Return the chance to take an area with the whole force of another, 0 where it is ours."""
    force = state.units[origin] & SIDE_MASK[CHRISTIAN]
    enemies = (state.units[to] | state.besiegers[to]) & ~SIDE_MASK[CHRISTIAN]
    if not force & FIGHTING or not (enemies or state.city[to] not in (0, CHRISTIAN)):
        return 0.0
    ways = scenes(state, (Move(origin, to, force),))
    return sum(share * _after_siege(scene, to)[0] for share, scene in ways)


def _of_move(state: State, move: Move) -> list[Reason]:
    to = move.to
    enemies = (state.units[to] | state.besiegers[to]) & ~SIDE_MASK[CHRISTIAN]
    found: list[Reason] = []
    best: State | None = None
    chance = 0.0
    for share, scene in scenes(state, (move,)):
        held, won = _after_siege(scene, to)
        chance += share * held
        if held and best is None:
            best = won
    if enemies or state.city[to] not in (0, CHRISTIAN):
        found.append(("takes", AREAS[to], chance))
    elif state.units[to]:
        found.append(("joins", AREAS[to], 1.0))
    if best is not None:
        found += _gains(state, best)
    left = state.units[move.origin] - move.units
    fall = _danger(state, move.origin, left)
    if (state.city[move.origin] or left) and fall - _danger(state, move.origin) > SLIGHT:
        after = state.clone()
        after.units[move.origin] = left
        risk = _struck(after, move.origin) * fall
        if risk > WORTH_TELLING:
            found.append(("leaves_open", AREAS[move.origin], risk))
    return found


def _after_siege(state: State, area: int) -> tuple[float, State]:
    """Return the chance to hold an area after its siege, and the position where it is held."""
    force = state.besiegers[area] & SIDE_MASK[CHRISTIAN]
    if not force:
        return float(bool(state.units[area] & SIDE_MASK[CHRISTIAN])), state.clone()
    held = 0.0
    won = state.clone()
    won.units[area], won.besiegers[area] = force, 0
    for chance, end, _, _ in besiege(
        force,
        state.units[area],
        state.city[area],
        state.fortress[area],
        state.options.even_result,
    ):
        if end not in (BEATEN_OFF, BOTH_DESTROYED):
            held += chance
    return held, won


def _gains(before: State, after: State) -> list[Reason]:
    """Return the points and the income that come with another position."""
    had = {(line.what, line.where) for line in score(before).lines}
    found: list[Reason] = [
        (f"wins_{line.what}", line.where, float(line.points))
        for line in score(after).lines
        if (line.what, line.where) not in had
    ]
    paid = {line[:2] for line in income_lines(before)}
    found += [
        ("income", where if where in REGIONS else "", float(points))
        for source, where, points in income_lines(after)
        if points > 0 and (source, where) not in paid
    ]
    return found


def _danger(state: State, area: int, units: int | None = None) -> float:
    there = state.units[area] if units is None else units
    mountain = state.board.mountain[area]
    return danger(state.city[area], state.fortress[area], mountain, there)


def _struck(state: State, area: int) -> float:
    """Return the chance that the coming reaction strikes an area first, exactly."""
    strike = reaction_odds(state).get(AREAS[area])
    return strike.chance if strike is not None else 0.0


def _safety(before: State, after: State, area: int) -> list[Reason]:
    """Return how much safer or riskier a place of ours has become."""
    if before.units[area] & ~SIDE_MASK[CHRISTIAN]:
        return []
    change = _danger(before, area) - _danger(after, area)
    if abs(change) < SLIGHT:
        return []
    risk = _struck(after, area) * change
    if abs(risk) < WORTH_TELLING:
        return []
    return [("safer" if change > 0 else "riskier", AREAS[area], abs(risk))]
