"""Sessions of every game, changed in all ways by chance: what comes of it is kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from reconquista_qt.games import GameEntry
from tests.games_of_tests import each_entry
from tests.kept_sums import compare
from tests.wandering import wander

KEPT = Path(__file__).with_name("kept_wandering.json")
STEPS = {"crusades2": 20, "st279": 70}  # where a step takes longer


@each_entry
@pytest.mark.parametrize("typed", (False, True))
def test_whoever_goes_back_and_forth_comes_where_he_always_came(
    entry: GameEntry, typed: bool
) -> None:
    game = entry.rules()
    found = {}
    for seed in (1, 2):
        session, seen = None, None
        wandered = wander(game, seed, STEPS.get(game.id, 150), typed=typed, queue=True)
        for session, seen in wandered:  # noqa: B007
            assert not session.journal or len(session.journal) == session.journal[-1].n
        assert session is not None and seen is not None
        found[f"{game.id} {typed} {seed}"] = seen.text
        # What a session is, is the fold of its inputs.
        again, many = session.fork(), len(session.inputs)
        again.dice.queue.clear()
        again.rewind()
        if many:
            again.redo(many)
        assert again.inputs == session.inputs
        assert [one.event for one in again.journal] == [one.event for one in session.journal]
        assert game.digest(again.state) == game.digest(session.state)
    compare(found, KEPT)
