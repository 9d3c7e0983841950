"""The rulebook's examples as boards: each is played to its end, and comes to what the book says."""

from __future__ import annotations

from typing import Any

import pytest

from reconquista_qt.games import entry_of
from reconquista_qt.games.hispania.rules.game import GAME
from reconquista_qt.model.lessons import EXAMPLES, lessons_of
from tests.games_of_tests import example_played

ENTRY = entry_of("hispania")


def played(name: str) -> dict[str, Any]:
    """Return the regions at the end of an example."""
    session = example_played(ENTRY, name)
    regions: dict[str, Any] = GAME.position(session.state)["regions"]
    return regions


@pytest.mark.rule("6.5/melee", "6.6/kills", "6.6/mounted", "6.8/victory")
def test_the_elephant_falls_and_barcino_is_taken() -> None:
    assert played("barcino")["barcino"] == {"nation": "carthage", "units": {"infantry": 2}}


@pytest.mark.rule("6.5/defending-difficult", "6.5/attacking-difficult", "6.6/kills")
def test_the_guard_alone_is_left_in_galicia() -> None:
    assert played("galicia")["galicia"] == {"nation": "suebi", "units": {"guard": 1}}


@pytest.mark.rule("6.6/zeal", "9.5/E21", "6.11/capture")
def test_the_castle_of_baecula_surrenders() -> None:
    assert played("baecula")["baecula"] == {
        "nation": "umayyads", "units": {"cavalry": 2, "castle": 1},
    }  # fmt: skip


@pytest.mark.rule("6.6/walls", "6.7/siege", "6.7/three")
def test_the_castle_of_osca_is_taken() -> None:
    assert played("osca")["osca"] == {
        "nation": "crusade", "units": {"infantry": 2, "knight": 1}, "ruin": "castle",
    }  # fmt: skip


@pytest.mark.rule("6.7/dice", "6/E19", "6/E2")
def test_cartagena_is_romes_at_once() -> None:
    assert played("cartagena")["cartagena"] == {
        "nation": "rome", "units": {"veteran": 2, "city": 1},
    }  # fmt: skip


@pytest.mark.rule("7/population", "7/F1")
def test_leon_has_one_unit_too_many() -> None:
    assert played("population")["palencia"]["units"] == {"infantry": 2}


def test_all_of_them_are_here() -> None:
    assert len(lessons_of(ENTRY, EXAMPLES)) == 6
