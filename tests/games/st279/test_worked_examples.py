"""The rulebook's examples as boards: each is played to its end, and comes to what the book says."""

from __future__ import annotations

from typing import Any

import pytest

from reconquista_qt.engine.session import Session
from reconquista_qt.games import entry_of
from reconquista_qt.games.st279.rules.game import GAME
from reconquista_qt.model.lessons import EXAMPLES, lessons_of
from tests.games_of_tests import example_played

ENTRY = entry_of("st279")
LEON = "asturias_leon"


def played(name: str) -> tuple[Session, dict[str, Any]]:
    session = example_played(ENTRY, name)
    return session, GAME.position(session.state)


@pytest.mark.rule("3.7/attrition", "3.7/A10")
def test_of_two_besiegers_outside_burgos_the_one_with_the_four_is_lost() -> None:
    _, now = played("besiegers-outside")
    assert now["areas"]["burgos"]["field"] == {"muslim": {"peones": 1}}
    assert now["areas"]["burgos"]["controller"] == LEON


@pytest.mark.rule("2.8/conquest", "2.8/B1", "2.8/B2")
def test_aragon_falls_with_its_last_area() -> None:
    _, now = played("aragon-falls")
    assert now["powers"]["aragon"] == {"status": "conquered", "treasury": 0}
    assert not any("aragon" in place["field"] for place in now["areas"].values())


@pytest.mark.rule("2.9/restoring", "2.9/B5")
def test_aragon_is_restored_and_catalans_there_control_nothing() -> None:
    _, now = played("aragon-restored")
    there = now["areas"]["sobrarbe"]
    assert there["controller"] == "aragon"
    assert there["field"]["catalonia"] == {"peones": 1}
    assert any("royal_mesnada" in there[part].get("aragon", {}) for part in ("field", "city"))
    assert now["powers"]["aragon"]["status"] == "active"


@pytest.mark.rule("5.1/roll", "5.1/D1")
def test_the_muslims_lead_aragon_for_a_turn() -> None:
    _, now = played("war-in-aragon")
    assert now["war"] == "aragon"


@pytest.mark.rule("7.0/march", "7.0/F8")
def test_peones_go_four_areas_with_the_king() -> None:
    session, now = played("march-with-the-king")
    assert now["areas"]["arlit"]["field"] == {LEON: {"royal_mesnada": 1, "peones": 1}}
    on = {"do": "move", "from": "arlit", "to": "saraqusta", "units": {"peones": 1}}
    refusal = session.why_not(GAME.action_from(on))
    assert refusal is not None and refusal.rule == "12.0/cost"


@pytest.mark.rule("8.1/price")
def test_four_incitements_cost_fifteen() -> None:
    session, now = played("price-of-incitement")
    assert now["powers"]["muslim"]["treasury"] == 20 - 15
    paid = [entry.event.args()["paid"] for entry in session.journal
            if entry.event.kind == "diplomacy_rolled"]  # fmt: skip
    assert paid == [1, 2, 4, 8]


@pytest.mark.rule("10.0/play", "10.0/agents", "10.0/once")
def test_two_agents_cancel() -> None:
    session, now = played("two-agents")
    (roll,) = (e.event.args() for e in session.journal if e.event.kind == "diplomacy_rolled")
    assert (roll["die"], roll["modifier"]) == (5, 0)
    assert sorted(now["played"]) == ["agent_spies", "agent_spies"]


@pytest.mark.rule("8.1/rebels", "8.1/E6", "8.1/E7")
def test_the_rebels_of_burgos_are_beaten_in_field_and_city() -> None:
    _, now = played("burgos-in-rebellion")
    there = now["areas"]["burgos"]
    assert there["controller"] == LEON
    assert not any(owner.endswith("_rebel") for part in ("field", "city") for owner in there[part])


def test_all_of_them_are_here() -> None:
    assert len(lessons_of(ENTRY, EXAMPLES)) == 8
