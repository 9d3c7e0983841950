"""The rulebook's examples as boards: each is played to its end, and comes to what the book says."""

from __future__ import annotations

from typing import Any

import pytest

from reconquista_qt.games import entry_of
from reconquista_qt.games.hispania.rules.game import GAME
from reconquista_qt.model.lessons import EXAMPLES, lessons_of
from tests.games_of_tests import example_played

ENTRY = entry_of("hispania")


def ended(name: str) -> dict[str, Any]:
    """Return the position at the end of an example."""
    found: dict[str, Any] = GAME.position(example_played(ENTRY, name).state)
    return found


def played(name: str) -> dict[str, Any]:
    """Return the regions at the end of an example."""
    regions: dict[str, Any] = ended(name)["regions"]
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


@pytest.mark.rule("5.1/difficult", "5.2/leaders", "5.3/passage")
def test_two_almoravids_hold_the_lower_tagus_for_the_third() -> None:
    regions = played("march")
    assert regions["tago"]["attackers"] == {"elite": 2}
    for place in ("termes", "salamanca"):
        assert regions[place] == {"nation": "almoravids", "units": {"elite": 1}}


@pytest.mark.rule("5.6/sea", "5.6/landing")
def test_veterans_land_in_two_ways() -> None:
    assert "castellon" not in played("landing")
    for place in ("dertosa", "cuenca"):
        assert played("landing")[place] == {"nation": "rome", "units": {"veteran": 1}}


@pytest.mark.rule("components/valleys", "components/A4")
def test_cavalry_rides_through_the_valleys() -> None:
    assert played("valleys")["segovia"] == {"nation": "umayyads", "units": {"cavalry": 1}}


@pytest.mark.rule("5.5/straits", "5.5/D13")
def test_one_crosses_to_ibiza_and_the_other_may_not_any_more() -> None:
    session = example_played(ENTRY, "strait")
    assert GAME.position(session.state)["regions"]["ibiza"]["units"] == {"elite": 1}
    step = {"do": "move", "from": "valencia", "to": "ibiza", "units": {"elite": 1}, "leaders": []}
    refusal = session.why_not(GAME.action_from(step))
    assert refusal is not None and refusal.rule == "5.5/straits"


@pytest.mark.rule("2.2/tribute", "2.2/B3")
def test_the_basques_tribute_buys_an_infantry() -> None:
    position = ended("tribute")
    assert position["gold"] == {"basques": 2, "visigoths": 1}
    assert position["waiting"] == {"visigoths": {"infantry": 1}}


@pytest.mark.rule("2.1/income", "3.1/placement")
def test_castile_spends_twelve_of_fifteen_gold() -> None:
    position = ended("recruits")
    assert position["gold"] == {"castile": 3}
    assert position["regions"]["burgos"]["units"] == {"infantry": 4, "castle": 1}
    assert position["regions"]["segovia"]["units"] == {"infantry": 2, "knight": 1}


@pytest.mark.rule("8/kills")
def test_the_iberians_score_two_in_their_own_turn() -> None:
    assert ended("kills")["vp"] == {"iberians": 2}


@pytest.mark.rule("8/end-of-turn", "8/awards", "8/control")
def test_lusitania_scores_five() -> None:
    assert ended("points")["vp"]["lusitanians"] == 5


def test_all_of_them_are_here() -> None:
    assert len(lessons_of(ENTRY, EXAMPLES)) == 14
