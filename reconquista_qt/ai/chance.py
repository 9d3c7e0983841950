"""Dice for comparing lines of play: the same for each line, and evenly spread over the playouts.

Each phase of each turn has a stream of dice of its own, so that a line which needs some dice more
in one phase meets the same luck as the others in the next. Of the first dice of a phase, every 36
playouts show each pair once (a Latin hypercube): the luck of a few playouts evens out sooner.
"""

from __future__ import annotations

import random
from typing import Any, Final
from zlib import crc32

from reconquista_qt.engine.agenda import Dice

from .playout import FACES, light_dice

PAIRS: Final = 36
STRIDE: Final = 1_000_003  # keeps the dice of different searches apart
SHADES: Final = 1 << 20  # of a sixth
STREAMS: Final = 100  # more than a game has turns
STREAM_BITS: Final = 40  # a turn and the checksum of a phase, and
ORDERS: Final = 1 << 39  # whether it is about an order


class Chances:
    """The dice of one search: `dice(state, number)` are those of a playout."""

    __slots__ = ("_orders", "_seed")

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._orders: dict[tuple[int, int], list[int]] = {}

    def dice(self, state: Any, number: int) -> Dice:
        """Return the dice of one playout of a state, which is to be played on itself."""
        seed = self._seed * STRIDE + number
        turn, phase, stream = 0, "", 0
        first: list[int] = []
        rest: Dice | None = None  # made when the first two dice of a phase are not enough

        def dice(count: int, faces: int) -> tuple[int, ...] | None:
            nonlocal turn, phase, stream, first, rest
            if state.phase != phase or state.turn != turn:
                turn, phase = state.turn, state.phase
                # Not hash(): that of a text differs from process to process.
                stream = turn + STREAMS * crc32(phase.encode())
                pair = self._order(stream, number // PAIRS)[number % PAIRS]
                first = [pair // 6 + 1, pair % 6 + 1]
                rest = None
            if count <= len(first):
                shown = tuple(first[:count])
                del first[:count]
                if faces == FACES:
                    return shown
                if rest is None:
                    rest = light_dice(seed << STREAM_BITS | stream)
                # A die of other faces falls within the sixth of all chances that its turn has.
                within = rest(count, SHADES) or ()
                return tuple(
                    int((value - 1 + (shade - 0.5) / SHADES) / FACES * faces) + 1
                    for value, shade in zip(shown, within, strict=True)
                )
            first.clear()
            if rest is None:
                rest = light_dice(seed << STREAM_BITS | stream)
            return rest(count, faces)

        return dice

    def _order(self, stream: int, block: int) -> list[int]:
        """Return the order in which the pairs of a stream come in a block of playouts."""
        order = self._orders.get((stream, block))
        if order is None:
            draw = random.Random(
                self._seed * STRIDE + block << STREAM_BITS | ORDERS | stream
            ).random
            order = sorted(range(PAIRS), key=[draw() for _ in range(PAIRS)].__getitem__)
            self._orders[stream, block] = order
        return order
