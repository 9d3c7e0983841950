"""How long saving and loading take, and what of it is the disk's share."""

from __future__ import annotations

import os
import tempfile
import time
from pathlib import Path
from typing import Final

from reconquista_qt.ai.policies import policy
from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.session import Acted, Session
from reconquista_qt.games import entries, entry_of
from reconquista_qt.storage.atomic import write_whole
from reconquista_qt.storage.crash import CrashJournal
from reconquista_qt.storage.saves import SUFFIX, as_bytes, read_game, write_game

from . import Budget, Figures, milliseconds

GOALS: Final = {"save_ms": 5, "load_ms": 100}
TURNS: Final = 20
LAST_TURN: Final = "last-turn"  # why a game has ended that cannot be longer


def measure(budget: Budget) -> Figures:
    """Return the milliseconds of saving and loading a whole game, of its parts, and its size.

    `save_ms` is everything, on the disk for good; `save_processor_ms` the processor's share, which
    a busy machine blurs less. The parts: `save_encode_ms` for the text, `save_write_ms` for writing
    it so that nothing can be lost, of which `save_sync_ms` is the disk's own time.
    `input_ms` is what the crash journal takes for an action, synced as well.
    """
    session = long_game(budget.game)
    runs = 3 * budget.runs
    content = as_bytes(session)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"game{SUFFIX}"
        packed = Path(folder) / f"packed{SUFFIX}"
        return {
            "save_ms": milliseconds(lambda: write_game(session, path), runs),
            "save_processor_ms": milliseconds(
                lambda: write_game(session, path), runs, clock=time.process_time
            ),
            "save_encode_ms": milliseconds(lambda: as_bytes(session), runs),
            "save_write_ms": milliseconds(lambda: write_whole(path, content), runs),
            "save_sync_ms": sync_ms(Path(folder) / "plain", content, runs),
            "autosave_ms": milliseconds(lambda: write_game(session, packed, packed=True), runs),
            "load_ms": milliseconds(lambda: read_game(path, entries()), runs),
            "input_ms": input_ms(Path(folder), session, runs),
            "inputs": len(session.inputs),
            "events": len(session.journal),
            "bytes": path.stat().st_size,
            "packed_bytes": packed.stat().st_size,
        }


def sync_ms(path: Path, content: bytes, runs: int) -> float:
    """Return how long the disk takes to have so many bytes for good."""
    with path.open("wb") as file:

        def prepare() -> None:
            file.write(content)
            file.flush()

        return milliseconds(lambda: os.fsync(file.fileno()), runs, prepare)


def input_ms(folder: Path, session: Session, runs: int) -> float:
    """Return how long the crash journal takes to have an action on the disk."""
    twin = session.fork()
    journal = CrashJournal(folder)
    journal.watch(twin)
    last = next(given for given in reversed(twin.inputs) if isinstance(given, Acted))
    try:
        return milliseconds(journal.settled, runs, lambda: journal.took(len(twin.inputs), last))
    finally:
        journal.leave(keep=False)


def long_game(name: str) -> Session:
    """Return the first game of a greedy player that lasted for `TURNS`, or as long as it can."""
    game = entry_of(name).rules()
    for seed in range(1, 200):
        session = Session.new(game, seed=seed)
        player = policy("greedy", game)
        while isinstance(session.waiting, Decision):
            session.act(player(session.state))
        over = session.state.over
        if session.state.turn >= TURNS or (over is not None and over.reason == LAST_TURN):
            break
    return session
