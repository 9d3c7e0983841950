"""What the playouts of a line have in common is played once: a tree of throws of dice.

Playouts differ in their dice alone, and of most throws little matters (`Roll.gist`): how many hit,
which side is ahead. Where the same has come up a second time, the position is kept, and whatever
comes to it from then on goes on from there. It finds the same as playing each to its end alone.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from copy import copy
from typing import Final

from reconquista_qt.engine.agenda import ROLLS, Dice, Roll, no_dice, rolling
from reconquista_qt.engine.state import GameState

from .brain import Brain, Policy
from .chance import Chances
from .playout import play_out

MOST: Final = 4_000  # positions that are kept in a search


class ChanceNode:
    """A position that waits for a roll, who goes on from there, and what follows each gist of it.

    What follows is another branch, the worth where the playout ends, or None where it has come up
    but once. Without a roll there is nothing more to be played.
    """

    __slots__ = ("after", "player", "roll", "state")

    def __init__(self, state: GameState, player: Policy) -> None:
        self.state, self.player = state, player
        self.after: dict[Hashable, ChanceNode | float | None] = {}
        waits = state.over is None and state.agenda and state.agenda[-1].waits == ROLLS
        self.roll: Roll[GameState] | None = rolling(state) if waits else None


class Tree:
    """The playouts of a search; each line of it has a branch of its own to begin with.

    They stop where turn `last` begins, at a decision of which `until` is true, or with the game,
    and what they come to is forecast there for a seat. No player and no rule may know other chance
    than the dice.
    """

    def __init__(
        self, brain: Brain, chances: Chances, last: int, seat: str,
        until: Callable[[GameState], bool] | None = None,
    ) -> None:  # fmt: skip
        self._brain, self._chances, self._last, self._seat = brain, chances, last, seat
        self._left = MOST

        def ended(now: GameState) -> bool:
            return now.turn >= last or (until is not None and until(now))

        self._ended = ended

    def play(self, branch: ChanceNode, number: int) -> float:
        """Return what the playout of a number comes to from a branch on."""
        dice, follow = self._chances.thrown(branch.state, number, self._last)
        while branch.roll is not None:
            roll = branch.roll
            values = dice(roll.count, roll.faces)
            if values is None:
                break
            gist = roll.gist(branch.state, values)
            found = branch.after.get(gist)
            if found is None:
                return self._throw(branch, values, gist, dice, follow)
            if not isinstance(found, ChanceNode):
                return found
            branch = found
            follow(branch.state)
        return self._brain.evaluate(branch.state, self._seat)

    def _throw(
        self,
        branch: ChanceNode,
        values: tuple[int, ...],
        gist: Hashable,
        dice: Dice,
        follow: Callable[[GameState], None],
    ) -> float:
        """Play on from a throw that leads to no position that is kept, and keep one if need be."""
        state, player = branch.state.clone(), copy(branch.player)
        roll = rolling(state)
        state.agenda.pop()
        roll.take(state, values, None)
        if gist not in branch.after:
            branch.after[gist] = None
        elif self._left:
            self._left -= 1
            play_out(state, player, no_dice, until=self._ended)
            following = ChanceNode(state, player)
            if following.roll is None or state.turn >= self._last:
                worth = branch.after[gist] = self._brain.evaluate(state, self._seat)
                return worth
            branch.after[gist] = following
            state, player = state.clone(), copy(player)
        follow(state)
        play_out(state, player, dice, until=self._ended)
        return self._brain.evaluate(state, self._seat)
