"""What playouts of a line have in common is played once: a tree of throws, from its first on."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from copy import copy
from typing import Final

from reconquista_qt.engine.agenda import ROLLS, Dice, rolling
from reconquista_qt.engine.state import GameState

from .brain import Brain, Policy
from .chance import Chances
from .playout import play_out

FEW: Final = 36  # ways in which dice may fall; of more, few come again
MOST: Final = 4_000  # branches that are kept
NEVER, ONCE = object(), object()


class Branch:
    """A position that waits for dice, who goes on from there, and what follows by what they show.

    What follows is another branch, or the worth where the playout ends.
    """

    __slots__ = ("after", "count", "faces", "player", "roll", "state")

    def __init__(self, state: GameState, player: Policy) -> None:
        self.state, self.player = state, player
        self.after: dict[Hashable, Branch | float] = {}
        self.count = self.faces = 0
        if state.over is None and state.agenda and state.agenda[-1].waits == ROLLS:
            self.roll = rolling(state)
            self.count, self.faces = self.roll.count, self.roll.faces


class Tree:
    """The playouts of a search's lines, each from its first throw on."""

    def __init__(
        self,
        brain: Brain,
        chances: Chances,
        last: int,
        seat: str,
        until: Callable[[GameState], bool] | None,
    ) -> None:
        self._brain, self._chances, self._last, self._seat = brain, chances, last, seat
        self._kept = 0

        def ended(now: GameState) -> bool:
            return now.turn >= last or (until is not None and until(now))

        self._ended = ended

    def play(self, branch: Branch, number: int) -> float:
        """Return what a playout comes to: the worth of the position at its end."""
        dice, follow = self._chances.thrown(branch.state, number, self._last)
        while branch.count:
            values = dice(branch.count, branch.faces)
            if values is None:
                break
            gist = branch.roll.gist(branch.state, values)
            found = branch.after.get(gist, NEVER)
            if found is NEVER or found is ONCE:
                return self._throw(branch, values, gist, dice, follow)
            if not isinstance(found, Branch):
                return found
            branch = found
            follow(branch.state)
        return self._brain.evaluate(branch.state, self._seat)

    def _throw(
        self,
        branch: Branch,
        values: tuple[int, ...],
        gist: Hashable,
        dice: Dice,
        follow: Callable[[GameState], None],
    ) -> float:
        """Play on from a throw that was not seen here before, and keep what follows it."""
        after, player = branch.state.clone(), copy(branch.player)
        roll = rolling(after)
        after.agenda.pop()
        roll.take(after, values, None)
        if self._kept < MOST :
            self._kept += 1
            play_out(after, player, no_dice, until=self._ended)
            following = Branch(after, player)
            if not following.count or after.turn >= self._last:
                worth = branch.after[gist] = self._brain.evaluate(after, self._seat)
                return worth
            branch.after[gist] = following
            after, player = after.clone(), copy(player)
        follow(after)
        play_out(after, player, dice, until=self._ended)
        return self._brain.evaluate(after, self._seat)


def no_dice(count: int, faces: int) -> None:
    """Answer that there are no dice."""
