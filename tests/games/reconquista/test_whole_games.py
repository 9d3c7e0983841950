"""Random games: no exception, no dead end, no broken invariant, and undo that gives all back."""

from __future__ import annotations

import json
import os
import random
from pathlib import Path

import pytest

from reconquista_qt.engine.decision import Decision, Over
from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.rules.game import GAME

GAMES_TO_PLAY = int(os.environ.get("RECONQUISTA_FUZZ_GAMES", "500"))
MOST_DECISIONS = 5000
BATCHES = 10


def play(seed: int, march_on: str = "from_here") -> tuple[Session, random.Random]:
    """Play a random game, checking the invariants after every input."""
    rng = random.Random(seed)
    options = {
        "even_result": rng.choice(["total", "die"]),
        "unhired": rng.choice(["always", "with_armies"]),
        "orders_are_armies": rng.random() < 0.5,
        "march_on": march_on,
    }
    session = Session.new(GAME, seed=seed, options=options)
    for _ in range(MOST_DECISIONS):
        waiting = session.waiting
        if isinstance(waiting, Over):
            return session, rng
        assert isinstance(waiting, Decision)
        assert waiting.options
        # Ending a phase is one option among many: prefer play, so that games are long.
        options_ = waiting.options[:-1] if rng.random() < 0.7 else waiting.options
        action = rng.choice(options_ or waiting.options)
        assert session.why_not(action) is None
        session.act(action)
        assert GAME.problems(session.state) == []
    raise AssertionError("the game does not end")


@pytest.mark.rule("definitions/F-1", "counters/limits", "phase7/turn")
@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_games(batch: int, tmp_path: Path) -> None:
    for seed in range(batch, GAMES_TO_PLAY, BATCHES):
        try:
            check(seed)
        except Exception:
            print(f"seed {seed}")
            raise


def check(seed: int) -> None:
    """Play a game; fold its inputs; undo and redo at random places."""
    session, rng = play(seed, "from_next" if seed % 2 else "from_here")
    digest = GAME.digest(session.state)
    journal = [(entry.n, entry.event) for entry in session.journal]

    folded = Session.new(GAME, seed=seed + 1, options=session.options)
    folded.rewind()
    folded.undone.clear()
    folded.replay(session.inputs)
    assert GAME.digest(folded.state) == digest
    assert [(entry.n, entry.event) for entry in folded.journal] == journal

    for _ in range(3):
        back = rng.randrange(1, len(session.inputs) + 1)
        if not session.can_undo():
            break
        session.undo(back)
        while session.undone:
            session.redo()
        assert GAME.digest(session.state) == digest
        assert [(entry.n, entry.event) for entry in session.journal] == journal


@pytest.mark.rule("phase1/last-city")
def test_golden_games() -> None:
    """Whole games whose results are kept: a change of rules shows here, and is to be looked at."""
    kept = Path(__file__).with_name("golden.json")
    games = []
    for seed in range(1, 13):
        session, _ = play(seed)
        over = session.waiting
        assert isinstance(over, Over)
        games.append(
            {
                "seed": seed,
                "turn": session.state.turn,
                "reason": over.reason,
                "total": over.total,
                "inputs": len(session.inputs),
                "entries": len(session.journal),
                "digest": GAME.digest(session.state),
            }
        )
    if os.environ.get("RECONQUISTA_KEEP_GOLDEN"):
        kept.write_text(json.dumps(games, indent=1) + "\n", encoding="utf-8")
    assert json.loads(kept.read_text(encoding="utf-8")) == games
