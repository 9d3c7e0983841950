"""Dice that belong together: a battle, a siege, the rolls of a phase; and how those may end.

The ends of a battle or a siege are exact, from the odds; other dice are left to whoever rolls them.
"""

from __future__ import annotations

from typing import Final

from reconquista_qt.engine.agenda import ROLLS
from reconquista_qt.games.reconquista.odds.battle import fight
from reconquista_qt.games.reconquista.odds.siege import (
    BEATEN_OFF,
    RAZED,
    SURRENDERED,
    TAKEN,
    besiege,
)
from reconquista_qt.games.reconquista.rules.battle import FirstStrike, Reply, Round
from reconquista_qt.games.reconquista.rules.forces import size, without
from reconquista_qt.games.reconquista.rules.names import AREAS
from reconquista_qt.games.reconquista.rules.phase6_sieges import (
    BesiegerRetreat,
    SiegeDice,
    beat_off,
)
from reconquista_qt.games.reconquista.rules.state import State

BATTLE: Final = "battle"
SIEGE: Final = "siege"

# What the dice are for, where ("" for no place), and whether they begin something new.
RollContext = tuple[str, str, bool]
Outcome = tuple[float, str, State]


def roll_context(state: State) -> RollContext | None:
    """Return what the dice are for that a state waits for, None where it waits for none."""
    if not state.agenda or state.agenda[-1].waits != ROLLS:
        return None
    match state.agenda[-1]:
        case Reply(terms=terms):
            return BATTLE, AREAS[terms.area], False
        case Round(terms=terms, number=number) | FirstStrike(terms=terms, number=number):
            return BATTLE, AREAS[terms.area], number == 1
        case SiegeDice(area=area) | BesiegerRetreat(area=area):
            return SIEGE, AREAS[area], False
    return state.phase, "", False


def outcomes(state: State) -> list[Outcome]:
    """Return every end of the battle or siege whose first dice a state waits for: its exact chance,
    what it is called, and the state after it; nothing for other dice.

    Rules: phase4/battle-dice, phase6/order.
    """
    match state.agenda[-1]:
        case Round(number=1) | FirstStrike(number=1) as first:
            return _ends_of_battle(state, first)
        case SiegeDice(area=area):
            return _ends_of_siege(state, area)
    return []


def _ends_of_battle(state: State, first: Round | FirstStrike) -> list[Outcome]:
    terms = first.terms
    mountain = state.board.mountain[terms.area]
    found: list[Outcome] = []
    for chance, outcome, left, held in fight(
        first.attackers, first.defenders, mountain, terms.sheltered or terms.draw_ends
    ):
        after = state.clone()
        after.agenda.pop()
        terms.field.conclude(after, outcome, left, held, None)
        found.append((chance, outcome, after))
    return found


def _ends_of_siege(state: State, area: int) -> list[Outcome]:
    besiegers, fortress = state.besiegers[area], state.fortress[area]
    found: list[Outcome] = []
    for chance, outcome, left, inside in besiege(
        besiegers, state.units[area], state.city[area], fortress, state.options.even_result
    ):
        after = state.clone()
        after.agenda.pop()
        if outcome in (TAKEN, RAZED, SURRENDERED):
            after.units[area], after.besiegers[area] = left, 0
            if outcome != SURRENDERED:
                after.fortress[area] = False
            if outcome == RAZED:
                after.city[area] = 0
        else:
            after.units[area], after.besiegers[area] = inside, 0
            if left and outcome == BEATEN_OFF:
                # The last unit is lost as the rules have it, with the retreat that follows.
                after.besiegers[area] = without(besiegers, size(besiegers) - size(left) - 1)
                beat_off(after, area, None)
        found.append((chance, outcome, after))
    return found
