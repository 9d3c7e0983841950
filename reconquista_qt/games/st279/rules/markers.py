"""Stratagem markers: the cup, the hands, buying, playing them on a die, those that act at once.

Rules: 10.0/buy, 10.0/play, 10.0/once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.record import record
from reconquista_qt.engine.refusal import Refusal

from .actions import BUY, PASS, Action, BuyMarker, Pass, PlayMarker
from .atonce import act_at_once
from .chance import chosen, dice_for
from .events import MarkerDrawn, MarkerPlayed
from .hostility import REBEL_BITS
from .names import (
    AGENTS,
    COUP_DE_MAIN,
    FRANCE,
    MARKER_COUNT,
    MARKERS,
    NO_MARKERS,
    POWERS,
    ROLL_INITIATIVE,
    ROLL_SIEGE,
    SIDES,
    SIEGE_TRAIN,
)
from .refusals import not_now, refused
from .state import Markers, State
from .steps import Ask, Roll, Step

# Markers that a besieger may not play together on one die (10.0/G9).
NOT_WITH: Final = {
    AGENTS: (SIEGE_TRAIN, COUP_DE_MAIN),
    SIEGE_TRAIN: (AGENTS, COUP_DE_MAIN),
    COUP_DE_MAIN: (AGENTS, SIEGE_TRAIN),
}
RULE_OF_MARKER: Final = (
    "10.0/crusade-jihad", "10.0/vikings", "10.0/agents", "10.0/ambush", "10.0/advantage",
    "10.0/march", "10.0/siege-train", "10.0/sepulchre", "10.0/mutiny", "10.0/coup-de-main",
)  # fmt: skip


def changed(markers: Markers, marker: int, by: int) -> Markers:
    """Return some markers with one more or fewer of a kind."""
    return (*markers[:marker], markers[marker] + by, *markers[marker + 1 :])


def cup(state: State) -> Markers:
    """Return what is left to draw from (rules: 10.0/cup, 10.0/G1, 10.0/G2, 10.0/discard)."""
    one, other = state.hands
    played, removed = state.played, state.removed
    taken = zip(state.board.copies, one, other, played, removed, strict=True)
    return tuple([have - a - b - c - d for have, a, b, c, d in taken])


def is_cup_empty(state: State) -> bool:
    """Whether there is no marker left to draw."""
    return not any(cup(state))


def set_hand(state: State, side: int, hand: Markers) -> None:
    """Change what a side holds."""
    one, other = state.hands
    state.hands = (hand, other) if side == 0 else (one, hand)


# -- drawing --------------------------------------------------------------------------------------


@record
class DrawMarker(Roll):
    """A marker that was paid for is about to be drawn."""

    rule = "10.0/buy"
    purpose = "draw_marker"
    side: int
    power: int
    cost: int
    count: int

    def take(self, state: State, values: tuple[int, ...], emit: Emit | None) -> None:
        """Draw the marker that the dice choose; roll again where they choose none."""
        left = cup(state)
        number = chosen(values, sum(left))
        if number < 0:
            state.agenda.append(self)
            return
        draw(state, self.side, self.power, self.cost, number, emit)


def buy(state: State, side: int, power: int, cost: int, emit: Emit | None) -> None:
    """Pay for a marker and draw it (rules: 10.0/buy, 10.0/secret, 5.0/C25)."""
    state.treasury[power] -= cost
    count = dice_for(sum(cup(state)))
    if count:
        state.agenda.append(DrawMarker(side, power, cost, count))
    else:
        draw(state, side, power, cost, 0, emit)


def draw(state: State, side: int, power: int, cost: int, number: int, emit: Emit | None) -> None:
    """Give a side the n-th marker of the cup; those that act at once act.

    Rules: 10.0/secret, 10.0/G2, 10.0/G3.
    """
    left = cup(state)
    marker = 0
    while number >= left[marker]:
        number -= left[marker]
        marker += 1
    if emit:
        emit(MarkerDrawn(SIDES[side], POWERS[power], MARKERS[marker], cost))
    if state.board.markers[marker].at_once:
        state.played = changed(state.played, marker, 1)
        if act_at_once(state, side, marker, emit):
            state.played = changed(state.played, marker, -1)
            state.removed = changed(state.removed, marker, 1)
    else:
        set_hand(state, side, changed(state.hands[side], marker, 1))


# -- playing on a die -----------------------------------------------------------------------------


class Marked(Step):
    """A step that follows the markers on a die."""

    __slots__ = ()

    def marked(self, own: int, foe: int) -> Step:
        """Return the step with what the roller's and the other's markers add."""
        raise NotImplementedError


class MarkedRoll(Roll, Marked):
    """A roll that markers may change."""

    __slots__ = ()


def value_of(state: State, marker: int, roll: str, *, own: bool) -> int:
    """Return what a marker adds to a kind of die, one's own or the enemy's.

    On an initiative each side plays for its own die.

    Rules: 10.0/agents, 10.0/ambush, 10.0/advantage, 10.0/siege-train, 10.0/coup-de-main,
    10.0/G11, 10.0/G12.
    """
    data = state.board.markers[marker]
    if own or roll == ROLL_INITIATIVE:
        return data.own.get(roll, 0)
    return data.enemy.get(roll, 0)


def playable(state: State, side: int, roll: str, own: bool, used: tuple[int, ...]) -> list[int]:
    """Return the markers that a side can play on a die now (rules: 10.0/G9, 10.0/play)."""
    hand = state.hands[side]
    found = []
    for marker in range(MARKER_COUNT):
        if not hand[marker] or not value_of(state, marker, roll, own=own):
            continue
        if own and roll == ROLL_SIEGE and _excluded(marker, used):
            continue
        found.append(marker)
    return found


def _excluded(marker: int, used: tuple[int, ...]) -> bool:
    return any(other in used for other in NOT_WITH.get(marker, ()))


@record
class MarkerAsk(Ask):
    """A side may play a marker on a die that is about to be rolled.

    `turn` is 0 for the roller, 1 for the other; `own` and `foe` what was played so far, `used` the
    roller's markers.
    """

    rule = "10.0/play"
    kind = "marker"
    roll: str
    sides: tuple[int, int]
    turn: int
    own: int
    foe: int
    used: tuple[int, ...]
    then: Marked

    @property
    def side(self) -> str:
        """The side that is asked."""
        return SIDES[self.sides[self.turn]]

    def options(self, state: State) -> Sequence[Action]:
        """Each kind of marker that fits, then passing."""
        side = self.sides[self.turn]
        fitting = playable(state, side, self.roll, self.turn == 0, self.used)
        return [*(PlayMarker(marker) for marker in fitting), PASS]

    def refuse(self, state: State, action: Action) -> Refusal | None:
        """Say why a marker cannot be played on this die (rules: 10.0/play, 10.0/G9)."""
        if isinstance(action, PlayMarker):
            side, marker = self.sides[self.turn], action.marker
            name = MARKERS[marker]
            if not state.hands[side][marker]:
                return refused("10.0/play", "marker-not-in-hand", marker=name)
            if not value_of(state, marker, self.roll, own=self.turn == 0):
                return refused(
                    RULE_OF_MARKER[marker], "marker-not-for-this-die", marker=name, roll=self.roll
                )
            if self.turn == 0 and self.roll == ROLL_SIEGE and _excluded(marker, self.used):
                return refused("10.0/G9", "marker-not-with-other", marker=name)
            return None
        return None if action == PASS else not_now(self.kind)

    def apply(self, state: State, action: Action, emit: Emit | None) -> None:
        """Play the marker, or pass; then it is the other's turn.

        Rules: 10.0/play, 10.0/G10, 10.0/once, 10.0/I19.
        """
        state.agenda.pop()
        own, foe, used = self.own, self.foe, self.used
        if isinstance(action, PlayMarker):
            side, marker = self.sides[self.turn], action.marker
            discard(state, side, marker, self.roll, emit)
            value = value_of(state, marker, self.roll, own=self.turn == 0)
            if self.turn == 0:
                own, used = own + value, (*used, marker)
            else:
                foe += value
            passes = 0
        else:
            passes = 1
        state.agenda.append(
            MarkerTurn(self.roll, self.sides, 1 - self.turn, passes, own, foe, used, self.then)
        )


@record
class MarkerTurn(Step):
    """It is a side's turn to play a marker; who has none that fits passes without being asked."""

    rule = "10.0/play"
    roll: str
    sides: tuple[int, int]
    turn: int
    passes: int
    own: int
    foe: int
    used: tuple[int, ...]
    then: Marked

    def run(self, state: State, emit: Emit | None) -> None:
        """Ask whoever can play, until both pass in a row (rules: 10.0/play, 10.0/G10)."""
        turn, passes = self.turn, self.passes
        while passes < 2:
            if playable(state, self.sides[turn], self.roll, turn == 0, self.used):
                state.agenda.append(
                    MarkerAsk(self.roll, self.sides, turn, self.own, self.foe, self.used, self.then)
                )
                # Having been asked counts as a pass only where nothing was played before.
                if passes:
                    state.agenda[-1] = LastMarkerAsk(
                        self.roll, self.sides, turn, self.own, self.foe, self.used, self.then
                    )
                return
            passes += 1
            turn = 1 - turn
        state.agenda.append(self.then.marked(self.own, self.foe))


@record
class LastMarkerAsk(MarkerAsk):
    """The other side has passed: a pass now ends it."""

    def apply(self, state: State, action: Action, emit: Emit | None) -> None:
        """Play the marker, or let the die be rolled (rules: 10.0/play)."""
        if isinstance(action, PlayMarker):
            MarkerAsk.apply(self, state, action, emit)
        else:
            state.agenda.pop()
            state.agenda.append(self.then.marked(self.own, self.foe))


def roll_with_markers(state: State, roll: str, roller: int, other: int, then: Marked) -> None:
    """Put a roll on the agenda, after the markers that both sides may play on it."""
    if state.hands == NOTHING_HELD:
        state.agenda.append(then)
    else:
        state.agenda.append(MarkerTurn(roll, (roller, other), 0, 0, 0, 0, (), then))


NOTHING_HELD: Final = (NO_MARKERS, NO_MARKERS)


def discard(state: State, side: int, marker: int, roll: str, emit: Emit | None) -> None:
    """Play a marker out of a hand; it is out of the cup until the turn ends.

    Rules: 10.0/discard, 10.0/once.
    """
    set_hand(state, side, changed(state.hands[side], marker, -1))
    state.played = changed(state.played, marker, 1)
    if emit:
        emit(MarkerPlayed(SIDES[side], MARKERS[marker], roll, RULE_OF_MARKER[marker]))


# -- buying in a combat ---------------------------------------------------------------------------


@record
class Offer(Step):
    """A side may buy a marker in a combat or after one, if it can pay and there is one."""

    rule = "6.1/combat-draw"
    leading: int
    owner: int
    spoils: bool

    def run(self, state: State, emit: Emit | None) -> None:
        """Ask where there is a choice (rules: 6.1/combat-draw, 6.1/C17, 10.0/C18)."""
        if REBEL_BITS >> self.owner & 1 or self.owner == FRANCE:
            return
        power = self.owner if self.owner != state.war else 0
        if state.treasury[power] < state.board.combat_marker_cost or is_cup_empty(state):
            return
        state.agenda.append(OfferAsk(self.leading, power, self.spoils))


@record
class OfferAsk(Ask):
    """A side may buy a marker in a combat (`combat_marker`) or after one (`spoils`)."""

    leading: int
    power: int
    spoils: bool

    @property
    def rule(self) -> str:
        """The clause that allows it."""
        return "10.0/C18" if self.spoils else "6.1/combat-draw"

    @property
    def side(self) -> str:
        """The side that is asked."""
        return SIDES[self.leading]

    @property
    def kind(self) -> str:
        """The kind of decision."""
        return "spoils" if self.spoils else "combat_marker"

    def options(self, state: State) -> Sequence[Action]:
        """Buy or pass."""
        return (BUY, PASS)

    def refuse(self, state: State, action: Action) -> Refusal | None:
        """Say why not (rules: 6.1/C17)."""
        if isinstance(action, BuyMarker):
            if action.power not in (-1, self.power):
                return refused("6.0/own", "not-the-payer", power=POWERS[action.power])
            return None
        return None if action == PASS else not_now(self.kind)

    def apply(self, state: State, action: Action, emit: Emit | None) -> None:
        """Buy the marker or do without (rules: 6.1/combat-draw, 10.0/C18)."""
        state.agenda.pop()
        if not isinstance(action, Pass):
            buy(state, self.leading, self.power, state.board.combat_marker_cost, emit)
