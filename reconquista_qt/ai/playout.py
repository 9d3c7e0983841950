"""Playing on without a session: no journal, no undo, nothing but the rules and cheap dice."""

from __future__ import annotations

import gc
import random
from collections.abc import Callable
from itertools import product

from reconquista_qt.engine.agenda import ASKS, Dice, Emit, settle
from reconquista_qt.engine.game import GameState

from .brain import Policy

FACES = 6
MADE = 50_000  # things, before circles among them are looked for
_PAIRS = tuple(product(range(1, FACES + 1), repeat=2))
_ONES = tuple((face,) for face in range(1, FACES + 1))


def collect_rarely() -> None:
    """Let a process that does little but play look for garbage more rarely.

    Playouts make things by the thousand and leave no circles behind; to look for those among all
    that is remembered takes a twentieth of the time.
    """
    gc.set_threshold(MADE)


def cheap_dice(seed: int) -> Dice:
    """Return a fast source of dice; the same seed shows the same dice on every platform."""
    # Random.random() is the one method whose sequence Python promises to keep.
    return dice_of(random.Random(seed).random)


def dice_of(draw: Callable[[], float]) -> Dice:
    """Return the dice that numbers from 0 to below 1 show, one after the other."""

    def dice(count: int, faces: int) -> tuple[int, ...]:
        if faces == FACES:
            if count == 1:
                return _ONES[int(draw() * 6)]
            if count == 2:
                return _PAIRS[int(draw() * 36)]
        return tuple([int(draw() * faces) + 1 for _ in range(count)])

    return dice


def play_out(
    state: GameState,
    policy: Policy,
    dice: Dice,
    emit: Emit | None = None,
    until: Callable[[GameState], bool] | None = None,
) -> int:
    """Play a state on with one policy to the end; count actions.

    It stops before where `dice` answers None, or at a decision of which `until` is true.
    """
    actions = 0
    agenda = state.agenda
    while True:
        if not agenda or agenda[-1].waits != ASKS:
            settle(state, dice, emit)
            if not agenda or agenda[-1].waits != ASKS:
                return actions
        if state.over is not None:
            return actions
        if until is not None and until(state):
            return actions
        agenda[-1].apply(state, policy(state), emit)  # type: ignore[attr-defined]
        actions += 1
