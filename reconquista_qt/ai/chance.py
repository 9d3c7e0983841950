"""Dice for comparing lines of play: the same for each line, and evenly spread over the playouts.

Each phase of each turn has a stream of dice of its own, so that a line which needs some dice more
in one phase meets the same luck as the others in the next. Of the first dice of a phase, every 36
playouts show each pair once (a Latin hypercube): the luck of a few playouts evens out sooner.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Final
from zlib import crc32

from reconquista_qt.engine.agenda import Dice
from reconquista_qt.engine.state import GameState

from .playout import FACES

PAIRS: Final = 36
STRIDE: Final = 1_000_003  # keeps the dice of different searches apart
SHADES: Final = 1 << 20  # of a sixth
STREAMS: Final = 100  # more than a game has turns
STREAM_BITS: Final = 40  # a turn and the checksum of a phase, and
ORDERS: Final = 1 << 39  # whether it is about an order
NEVER: Final = 1 << 30  # a turn that no game comes to
WORD: Final = (1 << 64) - 1
FACTOR: Final = 6364136223846793005
TERM: Final = 1442695040888963407
SCATTER: Final = 0xBF58476D1CE4E5B9
NONE: Final = -1  # no word yet
Pair = tuple[int, int]


class Chances:
    """The dice of one search: `dice(state, number)` are those of a playout."""

    __slots__ = ("_orders", "_seed")

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._orders: dict[tuple[int, int], list[Pair]] = {}

    def dice(self, state: GameState, number: int, last: int = NEVER) -> Dice:
        """Return the dice of one playout of a state, which is to be played on itself.

        There are none in turn `last` and later.
        """
        return self.thrown(state, number, last)[0]

    def thrown(
        self, state: GameState, number: int, last: int = NEVER
    ) -> tuple[Dice, Callable[[GameState], None]]:
        """Return the same dice, and what is to be called where another state takes the place.

        Where that is one whose dice so far were the same, the rest of the playout is too.
        """
        seed = self._seed * STRIDE + number
        block, place = divmod(number, PAIRS)
        orders = self._orders
        turn, phase, stream = 0, "", 0
        first: tuple[int, ...] | None = None  # what is left of the first two dice of a phase
        word = NONE  # of the dice that follow these, once there are any

        def dice(count: int, faces: int) -> tuple[int, ...] | None:
            nonlocal turn, phase, stream, first, word
            if state.phase != phase or state.turn != turn:
                turn, phase = state.turn, state.phase
                if turn >= last:
                    turn = 0  # to be asked again
                    return None
                stream = turn + STREAMS * checksum(phase)
                order = orders.get((stream, block))
                if order is None:
                    order = orders[stream, block] = self._order(stream, block)
                first, word = order[place], NONE
            if first is not None and count <= len(first):
                shown, first = (first, None) if count == len(first) else (first[:1], first[1:])
                if faces == FACES:
                    return shown
                # A die of other faces falls within the sixth of all chances that its turn has.
                if word == NONE:
                    word = first_word(seed << STREAM_BITS | stream)
                within = []
                for _ in shown:
                    word = word * FACTOR + TERM & WORD
                    within.append(((word >> 16) * SHADES >> 48) + 1)
                return tuple(
                    int((value - 1 + (shade - 0.5) / SHADES) / FACES * faces) + 1
                    for value, shade in zip(shown, within, strict=True)
                )
            first = None
            if word == NONE:
                word = first_word(seed << STREAM_BITS | stream)
            if count == 1:
                word = word * FACTOR + TERM & WORD
                return (((word >> 16) * faces >> 48) + 1,)
            values = []
            for _ in range(count):
                word = word * FACTOR + TERM & WORD
                values.append(((word >> 16) * faces >> 48) + 1)
            return tuple(values)

        def follow(other: GameState) -> None:
            nonlocal state
            state = other

        return dice, follow

    def _order(self, stream: int, block: int) -> list[Pair]:
        """Return the pairs of a stream in the order of a block of playouts."""
        draw = random.Random(self._seed * STRIDE + block << STREAM_BITS | ORDERS | stream).random
        order = sorted(range(PAIRS), key=[draw() for _ in range(PAIRS)].__getitem__)
        return [(pair // 6 + 1, pair % 6 + 1) for pair in order]


def first_word(seed: int) -> int:
    """Return the first of a sequence of words, of which a die is the upper part.

    A linear congruential sequence of 64 bits (Knuth's multiplier): it costs next to nothing to
    begin one, and of most only few are needed. Equal seeds show the same on every platform.
    """
    word = (seed ^ seed >> 29) * SCATTER & WORD
    return (word ^ word >> 32) * SCATTER & WORD


@cache
def checksum(phase: str) -> int:
    """Return a number for a phase; not hash(): that of a text differs from process to process."""
    return crc32(phase.encode())
