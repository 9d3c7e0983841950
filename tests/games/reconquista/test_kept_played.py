"""Games of Reconquista that computer players played: all that is told of them is kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from reconquista_qt.games.reconquista.rules.game import GAME
from tests import kept_refusals
from tests.played_games import compare, read_games

PLAYED = read_games(Path(__file__).with_name("played_games.json"))
KEPT = Path(__file__).with_name("kept_played.json")


@pytest.mark.parametrize("name", PLAYED)
def test_a_game_that_was_played_is_told_as_ever(name: str) -> None:
    compare(GAME, name, PLAYED[name], KEPT, every=2, ask=8)


@pytest.mark.parametrize("name", PLAYED)
def test_what_is_refused_on_the_way_is_refused_as_ever(name: str) -> None:
    found = kept_refusals.ask_of_played(GAME, name, PLAYED[name], every=15)
    kept_refusals.compare(found, KEPT)
