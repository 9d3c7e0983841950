"""Battle: dice for every unit, losses in order, and who has to leave the field.

A battle knows two forces and who moved. What it means for the map (retreat, siege, capture) is
told to the `Field` it was fought for, which differs between the player's moves and automatic ones.
"""

from __future__ import annotations

from functools import cache
from operator import ge
from typing import Final

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.record import record

from .battle_field import ATTACKER_WON, BOTH_DESTROYED, DEFENDER_WON, DRAWN, Field, Terms
from .events import BattleBegan, BattleEnded, BattleRound
from .forces import (
    CID,
    Force,
    kinds,
    side_of,
    size,
    unpack,
    without,
)
from .names import AREAS, SIDES
from .state import State
from .steps import Roll

# What a battle is about is known from here, too.
__all__ = [
    "ATTACKER", "ATTACKER_WON", "BOTH_DESTROYED", "DEFENDER", "DEFENDER_WON", "DRAWN", "HITS_FROM",
    "Field", "FirstStrike", "Reply", "Round", "Terms", "begin_battle", "count_hits",
    "first_striker",
]  # fmt: skip

# The least number that hits.
HITS_FROM: Final = {
    "christian_garrison": 5, "muslim_garrison": 5, "rebel": 5,
    "mercenary": 4, "crusader": 4, "muslim_mercenary": 4,
    "christian_army": 4, "muslim_army": 4, "french": 4, "raider": 4,
    "military_order": 3,
}  # fmt: skip
ATTACKER: Final = "attacker"
DEFENDER: Final = "defender"


def first_striker(attackers: Force, defenders: Force, mountain: bool, number: int) -> str:
    """Return who strikes first in round `number` (from 1): attacker, defender, or nobody ("").

    El Cid strikes first in every round; in mountains the side that did not move does, in the first
    round only. El Cid on both sides cancels out.

    Rules: phase4/battle-dice, phase4/H1, phase4/draw, phase2/el-cid, phase2/D15, phase5/M25.
    """
    mine, theirs = attackers & CID, defenders & CID
    if mine and not theirs:
        return ATTACKER
    if theirs and not mine:
        return DEFENDER
    return DEFENDER if mountain and number == 1 else ""


def count_hits(force: Force, values: tuple[int, ...]) -> int:
    """Return how many of a force's dice hit, one die for each unit in the order of `kinds`.

    Rules: phase4/hit-numbers, phase4/H13, phase4/battle-dice, reference/battle.
    """
    return sum(map(ge, values, _least_hits(force)))


@cache
def _least_hits(force: Force) -> tuple[int, ...]:
    """Return the least number that hits of each unit, in the order of `kinds`."""
    return tuple(HITS_FROM[name] for name in kinds(force))


@record
class Round(Roll):
    """A round in which both sides strike at once: the moving side's dice, then the other's."""

    purpose = "battle"
    rule = "phase4/battle-dice"
    terms: Terms
    attackers: Force
    defenders: Force
    number: int
    count: int

    def take(self, state: State, values: tuple[int, ...], emit: Emit | None) -> None:
        """Take both sides' hits off together.

        Rules: phase4/battle-dice, phase4/H13.
        """
        split = size(self.attackers)
        end_round(state, self, "", values[:split], values[split:], emit)

    def gist(self, state: State, values: tuple[int, ...]) -> tuple[int, int]:
        """Return the hits of both sides."""
        split = size(self.attackers)
        hits = count_hits(self.attackers, values[:split])
        return hits, count_hits(self.defenders, values[split:])


@record
class FirstStrike(Roll):
    """The dice of the side that strikes first; its hits are taken before the reply."""

    purpose = "battle"
    rule = "phase4/H1"
    terms: Terms
    attackers: Force
    defenders: Force
    number: int
    striker: str
    count: int

    def take(self, state: State, values: tuple[int, ...], emit: Emit | None) -> None:
        """Let those who survive the first strike reply.

        Rules: phase4/battle-dice, phase4/H1.
        """
        mine, theirs = self.attackers, self.defenders
        if self.striker == ATTACKER:
            left = without(theirs, count_hits(mine, values))
        else:
            left = without(mine, count_hits(theirs, values))
        reply = Reply(self.terms, mine, theirs, self.number, self.striker, values, left, size(left))
        if left:
            state.agenda.append(reply)
        else:
            reply.take(state, (), emit)

    def gist(self, state: State, values: tuple[int, ...]) -> int:
        """Return the hits."""
        force = self.attackers if self.striker == ATTACKER else self.defenders
        return count_hits(force, values)


@record
class Reply(Roll):
    """The dice of those left after the other side struck first with the dice in `opening`."""

    purpose = "battle"
    rule = "phase4/H1"
    terms: Terms
    attackers: Force
    defenders: Force
    number: int
    striker: str
    opening: tuple[int, ...]
    left: Force
    count: int

    def take(self, state: State, values: tuple[int, ...], emit: Emit | None) -> None:
        """End the round with the reply's hits."""
        if self.striker == ATTACKER:
            end_round(state, self, ATTACKER, self.opening, values, emit, self.left)
        else:
            end_round(state, self, DEFENDER, values, self.opening, emit, self.left)

    def gist(self, state: State, values: tuple[int, ...]) -> int:
        """Return the hits."""
        return count_hits(self.left, values)


def begin_battle(
    state: State,
    terms: Terms,
    attackers: Force,
    defenders: Force,
    emit: Emit | None,
    rule: str = "",
) -> None:
    """Open a battle; `attackers` is the side that moved, `rule` why it comes to one.

    Without a rule it is that of walls whose defenders come out, or of open ground.

    Rules: phase4/open-battle, phase4/battle-trigger, phase5/battle, phase4/battle-dice.
    """
    if emit:
        mountain = state.board.mountain[terms.area]
        first = first_striker(attackers, defenders, mountain, 1)
        why = "" if not first else "cid" if (attackers | defenders) & CID else "mountain"
        emit(
            BattleBegan(
                AREAS[terms.area],
                SIDES[side_of(attackers)],
                SIDES[side_of(defenders)],
                unpack(attackers),
                unpack(defenders),
                terms.sheltered,
                first,
                why,
                rule or ("phase4/battle-trigger" if terms.sheltered else "phase4/open-battle"),
            )
        )
    next_round(state, terms, attackers, defenders, 1)


def next_round(state: State, terms: Terms, mine: Force, theirs: Force, number: int) -> None:
    """Ask for the dice of a round.

    Rules: phase4/battle-dice, phase4/draw, phase4/H1, phase2/D15.
    """
    first = first_striker(mine, theirs, state.board.mountain[terms.area], number)
    if first:
        count = size(mine if first == ATTACKER else theirs)
        state.agenda.append(FirstStrike(terms, mine, theirs, number, first, count))
    else:
        state.agenda.append(Round(terms, mine, theirs, number, size(mine) + size(theirs)))


def end_round(
    state: State,
    fought: Round | Reply,
    first: str,
    mine: tuple[int, ...],
    theirs: tuple[int, ...],
    emit: Emit | None,
    left: Force = 0,
) -> None:
    """Take the losses off and see who has won; `mine` are the attackers' dice.

    `left` is what the first strike left of the other side (only where `first` names one).

    Rules: phase4/casualties, phase4/wiped-out, phase4/mover-beaten, phase4/defender-beaten,
    phase4/draw, phase4/H3, phase4/H4, phase4/H11.
    """
    terms = fought.terms
    attackers, defenders = fought.attackers, fought.defenders
    my_hits = count_hits(left if first == DEFENDER else attackers, mine)
    their_hits = count_hits(left if first == ATTACKER else defenders, theirs)
    attackers_left = without(attackers, their_hits)
    defenders_left = without(defenders, my_hits)
    if emit:
        mine_kinds = kinds(left if first == DEFENDER else attackers)
        their_kinds = kinds(left if first == ATTACKER else defenders)
        emit(
            BattleRound(
                AREAS[terms.area],
                fought.number,
                first,
                tuple(zip(mine_kinds, mine, strict=True)),
                tuple(zip(their_kinds, theirs, strict=True)),
                my_hits,
                their_hits,
                unpack(attackers - attackers_left),
                unpack(defenders - defenders_left),
            )
        )
    if not attackers_left or not defenders_left:
        outcome = (
            BOTH_DESTROYED
            if not (attackers_left or defenders_left)
            else ATTACKER_WON
            if attackers_left
            else DEFENDER_WON
        )
        rule = "phase4/wiped-out"
    elif my_hits > their_hits:
        outcome, rule = ATTACKER_WON, "phase4/defender-beaten"
    elif their_hits > my_hits:
        outcome, rule = DEFENDER_WON, "phase4/mover-beaten"
    elif terms.sheltered or terms.draw_ends:
        outcome, rule = DRAWN, "phase4/draw"
    else:
        next_round(state, terms, attackers_left, defenders_left, fought.number + 1)
        return
    if emit:
        emit(
            BattleEnded(
                AREAS[terms.area], outcome, unpack(attackers_left), unpack(defenders_left), rule
            )
        )
    terms.field.conclude(state, outcome, attackers_left, defenders_left, emit)
