"""The player that only wants to live, and what tells how many games must be lost."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from reconquista_qt.ai.playout import cheap_dice
from reconquista_qt.ai.policies import policy
from reconquista_qt.engine.agenda import asking, settle
from reconquista_qt.games.reconquista.rules.actions import DONE, Build, Move
from reconquista_qt.games.reconquista.rules.forces import ONE, pack, size
from reconquista_qt.games.reconquista.rules.names import AREAS

ROOT = Path(__file__).resolve().parents[2]
OVIEDO, PAMPLONA = AREAS.index("oviedo"), AREAS.index("pamplona")


@pytest.fixture
def survival(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    return import_module("survival")


def at_first(survival: Any, seed: int, kind: str) -> Any:
    """Return the first decision of a kind in a seed's game by the expert."""
    state = survival.GAME.new(survival.GAME.scenarios[0], survival.GAME.default_options)
    dice, expert = cheap_dice(seed), policy("expert", survival.GAME, seed)
    settle(state, dice)
    while asking(state).kind != kind:
        asking(state).apply(state, expert(state), None)
        settle(state, dice)
    return state


def test_everything_that_the_money_buys_is_looked_at_once(survival: Any) -> None:
    state = at_first(survival, 5, "spend")
    assert state.treasury == 2
    bought = [sorted(map(repr, line)) for line, _ in survival.whole_purchases(state)]
    fort, other = Build("fortress", OVIEDO), Build("fortress", PAMPLONA)
    garrison = Build("garrison", OVIEDO)
    for both in ((fort, other), (fort, garrison), (garrison, garrison), (garrison, other)):
        assert bought.count(sorted(map(repr, both))) == 1
    assert all(len(line) == 2 for line in bought)  # an army alone is no series


def test_a_force_is_parted_in_every_way(survival: Any) -> None:
    force = pack({"christian_army": 2, "christian_garrison": 1})
    parts = set(survival.parts_of(force))
    assert len(parts) == 5 and force in parts and ONE["christian_garrison"] in parts
    state = at_first(survival, 5, "move")
    found = [line for line, _ in survival.partings(state)]
    assert len(found) == len(set(found))
    for (move,) in found:
        assert isinstance(move, Move) and size(move.units) > 0
        assert asking(state).refuse(state, move) is None
    assert any(move.units == ONE["christian_garrison"] for (move,) in found)


def test_there_are_no_more_lines_than_asked_for_and_the_end_is_one(survival: Any) -> None:
    brain = survival.Survivor(4)
    for kind in ("spend", "move"):
        lines = brain.lines(at_first(survival, 5, kind), 8)
        assert len(lines) <= 8 and lines[-1][0] == (DONE,)
        assert len({line for line, _ in lines}) == len(lines)


def test_what_was_learnt_tells_safe_from_lost(survival: Any) -> None:
    pytest.importorskip("numpy")
    state = at_first(survival, 5, "spend")
    seen = survival.BRAIN.features(state)
    stronger = state.clone()
    stronger.units[OVIEDO] += 5 * ONE["christian_army"]
    safe = survival.BRAIN.features(stronger)
    rows = [survival.Position(tuple(seen), 0.6), survival.Position(tuple(safe), 0.05)] * 20
    leaf = survival.fitted(rows)
    assert leaf(state) == pytest.approx(0.6, abs=0.05)
    assert leaf(stronger) == pytest.approx(0.05, abs=0.05)
    brain = survival.Survivor(4, leaf)
    assert brain.evaluate(stronger) > brain.evaluate(state)
    stronger.turn = 5
    assert brain.evaluate(stronger) == 1


def test_the_risk_is_that_of_a_turn_whose_decisions_are_taken(
    survival: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(survival, "OF_A_RISK", 40)
    games = [
        survival.played(seed, policy("expert", survival.GAME, seed), 2) for seed in range(1, 9)
    ]
    assert games == [
        survival.played(seed, policy("expert", survival.GAME, seed), 2) for seed in range(1, 9)
    ]
    assert all(1 <= len(one.risks) <= 2 for one in games)
    assert all(0 <= risk <= 1 for one in games for risk in one.risks)
    # Who is lost ran a risk, and some are lost in two turns.
    assert any(one.lost for one in games) and not all(one.lost for one in games)
    assert all(one.risks[-1] > 0 for one in games if one.lost)
    text = survival.told("expert", games)
    lost = sum(one.lost for one in games)
    assert text.startswith(f"expert: {lost} of 8 lost, risk 0.")


def test_the_survivor_plays_legally_to_the_end_of_the_turns(
    survival: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(survival, "OF_A_RISK", 4)
    player = survival.survivor(2, 30, lambda state: 0.0)
    assert survival.played(1, player, 2) == survival.played(
        1, survival.survivor(2, 30, lambda state: 0.0), 2
    )
