"""The exact odds of a battle.

A battle goes on only while both sides score the same number of hits, so that after any number of
rounds both have lost equally many units: one number says where it stands.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from reconquista_qt.engine.data import Data
from reconquista_qt.games.reconquista.rules.battle import (
    ATTACKER,
    ATTACKER_WON,
    BOTH_DESTROYED,
    DEFENDER,
    DEFENDER_WON,
    DRAWN,
    first_striker,
)
from reconquista_qt.games.reconquista.rules.forces import (
    CID,
    CID_CHRISTIAN,
    CID_MUSLIM,
    SIDE_MASK,
    Force,
    pack,
    size,
    unpack,
    without,
)
from reconquista_qt.games.reconquista.rules.names import CHRISTIAN

from .hits import Chances, hits_after_losses

NEGLIGIBLE = 1e-14  # a round that is less likely than this is not looked at
Outcome = tuple[float, str, Force, Force]


@lru_cache(maxsize=16384)
def fight(
    attackers: Force, defenders: Force, mountain: bool, draw_ends: bool
) -> tuple[Outcome, ...]:
    """Return every end of a battle: its chance, who won, what is left of both sides.

    Made for the forces of a game; `battle_odds` answers for any size.

    Rules: phase4/battle-dice, phase4/wiped-out, phase4/mover-beaten, phase4/defender-beaten,
    phase4/draw, phase4/H1, phase4/H3, phase4/H4, phase4/H11, phase4/H13.
    """
    mine, theirs = size(attackers), size(defenders)
    ends: dict[tuple[str, int, int], float] = {}
    for chance, lost, first in rounds(attackers, defenders, mountain, draw_ends):
        for hits, got, pair in exchanges(attackers, defenders, lost, first):
            left, held = max(mine - lost - got, 0), max(theirs - lost - hits, 0)
            outcome = result(hits, got, left, held, draw_ends)
            if outcome:
                key = outcome, left, held
                ends[key] = ends.get(key, 0.0) + chance * pair
    return tuple(
        (chance, outcome, without(attackers, mine - left), without(defenders, theirs - held))
        for (outcome, left, held), chance in ends.items()
    )


def result(hits: int, got: int, left: int, held: int, draw_ends: bool) -> str:
    """Return how a round ends the battle ("" where it goes on), from hits and units left.

    Rules: phase4/wiped-out, phase4/mover-beaten, phase4/defender-beaten, phase4/draw, phase4/H3,
    phase4/H4.
    """
    if not left or not held:
        return ATTACKER_WON if left else DEFENDER_WON if held else BOTH_DESTROYED
    if hits != got:
        return ATTACKER_WON if hits > got else DEFENDER_WON
    return DRAWN if draw_ends else ""


def rounds(
    attackers: Force, defenders: Force, mountain: bool, draw_ends: bool
) -> Iterator[tuple[float, int, str]]:
    """Yield (expected number of such rounds, losses of each side before it, who strikes first).

    A round without any hit leaves everything as it was: it multiplies the rounds of its kind.

    Rules: phase4/battle-dice, phase4/draw, phase4/H1, phase2/D15.
    """
    opening = first_striker(attackers, defenders, mountain, 1)
    later = first_striker(attackers, defenders, mountain, 2)
    least = min(size(attackers), size(defenders))
    waiting = [0.0] * least
    waiting[0] = 1.0
    if opening != later:
        yield 1.0, 0, opening
        if draw_ends:
            return
        waiting = draws(attackers, defenders, 0, opening, least)
    for lost in range(least):
        if waiting[lost] < NEGLIGIBLE:
            continue
        again = [] if draw_ends else draws(attackers, defenders, lost, later, least)
        chance = waiting[lost] / (1 - again[lost]) if again else waiting[lost]
        yield chance, lost, later
        for more in range(lost + 1, len(again)):
            waiting[more] += chance * again[more]


def draws(attackers: Force, defenders: Force, lost: int, first: str, least: int) -> list[float]:
    """Return for each number of losses the chance that a drawn round leads there."""
    mine, theirs = hits_after_losses(attackers), hits_after_losses(defenders)
    chances = [0.0] * least
    for hits in range(least - lost):
        after = lost + hits
        one = mine[after if first == DEFENDER else lost][hits : hits + 1]
        other = theirs[after if first == ATTACKER else lost][hits : hits + 1]
        # After a first strike there may be too few left to hit as often.
        if one and other:
            chances[after] = one[0] * other[0]
    return chances


def exchanges(
    attackers: Force, defenders: Force, lost: int, first: str
) -> Iterator[tuple[int, int, float]]:
    """Yield (attackers' hits, defenders' hits, chance) of a round."""
    mine, theirs = hits_after_losses(attackers), hits_after_losses(defenders)
    if first == DEFENDER:
        for got, chance in enumerate(theirs[lost]):
            for hits, reply in enumerate(mine[min(lost + got, len(mine) - 1)]):
                yield hits, got, chance * reply
    else:
        for hits, chance in enumerate(mine[lost]):
            struck = min(lost + hits, len(theirs) - 1) if first == ATTACKER else lost
            for got, reply in enumerate(theirs[struck]):
                yield hits, got, chance * reply


class BattleChances:
    """Chances of a battle of any size, without looking at every pair of losses."""

    def __init__(self, attackers: Force, defenders: Force, draw_ends: bool) -> None:
        self.mine, self.theirs = hits_after_losses(attackers), hits_after_losses(defenders)
        self.draw_ends = draw_ends
        self.outcomes = dict.fromkeys((ATTACKER_WON, DEFENDER_WON, DRAWN, BOTH_DESTROYED), 0.0)
        self.left = [0.0] * len(self.mine)
        self.held = [0.0] * len(self.theirs)

    def add(self, weight: float, lost: int, first: str) -> None:
        """Add the ends of a round that is fought `weight` times on average."""
        if first == DEFENDER:
            self.strike(weight, lost, self.theirs, self.mine, self.held, self.left, True, True)
        else:
            replies = first == ATTACKER
            self.strike(weight, lost, self.mine, self.theirs, self.left, self.held, False, replies)

    def strike(
        self,
        weight: float,
        lost: int,
        mine: tuple[Chances, ...],
        theirs: tuple[Chances, ...],
        mine_left: list[float],
        theirs_left: list[float],
        swapped: bool,
        replies: bool,
    ) -> None:
        """Add a round seen from the side named first, `swapped` where that is the defender.

        `replies` says that the other side answers only with those who survived the strike.
        """
        own, other = len(mine) - 1 - lost, len(theirs) - 1 - lost
        win, lose = (DEFENDER_WON, ATTACKER_WON) if swapped else (ATTACKER_WON, DEFENDER_WON)
        outcomes = self.outcomes
        for hits, chance in enumerate(mine[lost]):
            chance *= weight
            if chance < NEGLIGIBLE:
                continue
            answer = theirs[lost + min(hits, other) if replies else lost]
            wiped = sum(answer[own:]) if len(answer) > own else 0.0
            if hits >= other:  # nobody of the others is left
                outcomes[BOTH_DESTROYED] += chance * wiped
                outcomes[win] += chance * max(1 - wiped, 0.0)
                theirs_left[-1] += chance
                drawn_on = 0.0
            else:
                below = sum(answer[: min(hits, own)])
                same = answer[hits] if hits < own and hits < len(answer) else 0.0
                outcomes[win] += chance * below
                outcomes[lose] += chance * max(1 - below - same, 0.0)
                drawn_on = 0.0 if self.draw_ends else same
                outcomes[DRAWN] += chance * (same - drawn_on)
                theirs_left[lost + hits] += chance * (1 - drawn_on)
            for got, reply in enumerate(answer):
                if got >= own:
                    mine_left[-1] += chance * reply
                elif got != hits or not drawn_on:
                    mine_left[lost + got] += chance * reply


def battle_odds(
    attacker: Mapping[str, int],
    defender: Mapping[str, int],
    mountain: bool,
    shelter: bool,
    cid: str | None,
) -> Data:
    """Return the chances of a battle in the words of the protocol; neither side may be empty.

    Rules: phase4/battle-dice, phase4/casualties, phase4/draw, phase2/el-cid, phase2/D15.
    """
    attackers, defenders = pack(attacker), pack(defender)
    led = (
        with_cid(attackers) if cid == ATTACKER else attackers,
        with_cid(defenders) if cid == DEFENDER else defenders,
    )
    tally = BattleChances(*led, shelter)
    for weight, lost, first in rounds(*led, mountain, shelter):
        tally.add(weight, lost, first)
    return {
        "attacker_wins": tally.outcomes[ATTACKER_WON],
        "defender_wins": tally.outcomes[DEFENDER_WON],
        "drawn": tally.outcomes[DRAWN],
        "both_destroyed": tally.outcomes[BOTH_DESTROYED],
        "attacker_left": left_over(attackers, tally.left),
        "defender_left": left_over(defenders, tally.held),
    }


def with_cid(force: Force) -> Force:
    """Return a force with El Cid."""
    if force & CID:
        return force
    return force + (CID_CHRISTIAN if force & SIDE_MASK[CHRISTIAN] else CID_MUSLIM)


def left_over(force: Force, chances: list[float]) -> list[list[object]]:
    """Return [units, chance] for each number of losses that can be, fewest losses first."""
    return [
        [dict(unpack(without(force, losses))), chance]
        for losses, chance in enumerate(chances)
        if chance > 0
    ]
