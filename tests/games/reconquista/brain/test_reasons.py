"""The reasons of the adviser are facts: they agree with the exact odds and with the score."""

from __future__ import annotations

import pytest

from reconquista_qt.engine.agenda import settle
from reconquista_qt.games.reconquista.brain.danger import danger
from reconquista_qt.games.reconquista.brain.reasons import reasons
from reconquista_qt.games.reconquista.odds import battle_odds, reaction_odds
from reconquista_qt.games.reconquista.rules.actions import DONE, Build, Move
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.games.reconquista.rules.names import AREA_INDEX
from reconquista_qt.games.reconquista.rules.state import State

OVIEDO, LEON = AREA_INDEX["oviedo"], AREA_INDEX["leon"]


def position(phase: str, **units: dict[str, int]) -> State:
    data = GAME.position(GAME.new("standard", {}))
    for area, there in units.items():
        data["areas"][area].update(units=there, besiegers={})
    state: State = GAME.from_position({**data, "phase": phase}, {})
    settle(state, lambda count, _faces: (3,) * count)
    return state


def amounts(state: State, action: Build | Move) -> dict[str, tuple[str, float]]:
    return {code: (where, amount) for code, where, amount in reasons(state, action)}


def test_the_chance_of_a_battle_and_the_risk_behind_it_are_the_exact_ones() -> None:
    state = position("movement", oviedo={"christian_army": 4}, galicia={"muslim_army": 2})
    galicia = AREA_INDEX["galicia"]
    force = state.units[OVIEDO]
    found = amounts(state, Move(OVIEDO, galicia, force))
    mountain = state.board.mountain[galicia]
    odds = battle_odds({"christian_army": 4}, {"muslim_army": 2}, mountain, False, None)
    where, chance = found["takes"]
    assert where == "galicia"
    assert chance == pytest.approx(odds["attacker_wins"], abs=1e-4)
    after = state.clone()
    after.units[OVIEDO] = 0
    strike = reaction_odds(after)["oviedo"].chance
    fall = danger(state.city[OVIEDO], state.fortress[OVIEDO], state.board.mountain[OVIEDO], 0)
    assert found["leaves_open"] == ("oviedo", pytest.approx(strike * fall))


def test_a_purchase_tells_what_it_prepares_and_what_it_makes_safer() -> None:
    state = position("income", oviedo={"christian_garrison": 1}, leon={"muslim_garrison": 1})
    found = amounts(state, Build("army", OVIEDO))
    assert found["prepares"][0] in ("leon", "galicia", "santiago", "pamplona", "burgos")
    assert 0.25 < found["prepares"][1] <= 1
    assert found["safer"][0] == "oviedo" and 0 < found["safer"][1] < 1


def test_ending_a_phase_needs_no_reason() -> None:
    assert reasons(position("income"), DONE) == ()
