"""Whole games played at random: no exception, no dead end, every invariant after every input."""

from __future__ import annotations

import json
import os
import pickle
import random
from typing import Any

import pytest

from reconquista_qt.engine.decision import Decision, Over
from reconquista_qt.engine.session import Session
from reconquista_qt.games.crusades2.rules import actions as a
from reconquista_qt.games.crusades2.rules.game import GAME
from reconquista_qt.games.crusades2.rules.names import SCENARIOS

GAMES = int(os.environ.get("CRUSADES2_FUZZ_GAMES", "1"))
MOST_DECISIONS = 20_000
FIGHTING = (a.Melee, a.Fire, a.Charge, a.BonusMove, a.Advance)
CHANGES: tuple[dict[str, Any], ...] = (
    {},
    {"odds": True, "types": True, "berserk": True, "facing_bonus": True},
    {"action_chits": True, "berserk": True, "optional_victory": True},
    {"action_chits": True, "end_chit": True, "split_orders": True},
    {"setup": "free", "chits": "free", "jean_attack": False},
    {"split_orders": True, "successor": True, "heavy_loss": "two", "charger_turn": "always",
     "optional_victory": True, "berserk": True},
)  # fmt: skip


# Every battle and every set of options, and with CRUSADES2_FUZZ_GAMES all of them together.
CASES = [
    pytest.param(scenario, options, id=f"{scenario}-{'+'.join(options) or 'basic'}")
    for m, scenario in enumerate(SCENARIOS)
    for n, options in enumerate(CHANGES)
    if (m + n) % 2 == 0 or GAMES > 1
]


def choose(options: tuple[Any, ...], rng: random.Random) -> Any:
    """Choose at random, but fight where there is a fight, and give orders that lead to one."""
    if rng.random() < 0.8:
        eager = [o for o in options if isinstance(o, FIGHTING)]
        eager += [o for o in options if isinstance(o, a.Order | a.SetChit) and o.chit == "attack"]
        if eager:
            return rng.choice(eager)
    if rng.random() < 0.05 and isinstance(options[-1], a.Done | a.Pass):
        return options[-1]
    return rng.choice(options)


def play(scenario: str, seed: int, options: dict[str, Any], turns: int) -> Session:
    """Play some turns of a battle, looking at every invariant on the way."""
    rng = random.Random(seed)
    session = Session.new(GAME, seed=seed, scenario=scenario, options=options)
    for number in range(MOST_DECISIONS):
        waiting = session.waiting
        if isinstance(waiting, Over) or session.state.turn > turns:
            return session
        assert isinstance(waiting, Decision)
        assert waiting.options
        action = choose(waiting.options, rng)
        assert session.why_not(action) is None
        data = json.loads(json.dumps(GAME.action_data(action)))
        assert GAME.action_from(data) == action
        session.act(action)
        assert GAME.problems(session.state) == []
        if number % 50 == 0:
            check_twins(session)
    raise AssertionError("the battle does not end")


def check_twins(session: Session) -> None:
    """A pickled twin is the same; a position goes on from itself."""
    state = session.state
    twin = pickle.loads(pickle.dumps(state))
    assert GAME.digest(twin) == GAME.digest(state)
    assert twin.agenda == state.agenda
    data = json.loads(json.dumps(GAME.position(state)))
    again = GAME.from_position(data, session.options)
    assert GAME.digest(again) == GAME.digest(state)
    for seat in GAME.seats(state):
        sampled = GAME.sample(state, seat.id, random.Random(1))
        assert GAME.observe(sampled, seat.id) == GAME.observe(state, seat.id)


@pytest.mark.rule("3.0", "7.0", "9.32", "10.0", "3.0/R160", "16.0", "16.0/R133")
@pytest.mark.parametrize(("scenario", "options"), CASES)
def test_random_battles(scenario: str, options: dict[str, Any]) -> None:
    for seed in range(GAMES):
        session = play(scenario, seed, options, turns=3 if GAMES == 1 else 99)
        folded = Session.new(GAME, seed=seed + 1, scenario=scenario, options=options)
        folded.rewind()
        folded.undone.clear()
        folded.replay(session.inputs)
        assert GAME.digest(folded.state) == GAME.digest(session.state)
        assert [e.event for e in folded.journal] == [e.event for e in session.journal]
        digest = GAME.digest(session.state)
        for _ in range(3):
            session.undo()
        while session.undone:
            session.redo()
        assert GAME.digest(session.state) == digest


@pytest.mark.rule("12.0", "5.0")
@pytest.mark.parametrize("options", CHANGES, ids=lambda o: "+".join(o) or "basic")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_battle_begins_alike_from_its_position(scenario: str, options: dict[str, Any]) -> None:
    merged = {**GAME.default_options, **options}
    start = GAME.new(scenario, merged)
    again = GAME.from_position(json.loads(json.dumps(GAME.position(start))), merged)
    assert GAME.digest(again) == GAME.digest(start)
    for name in ("marks", "leader_marks", "cell", "leader_cell", "facing", "under", "own", "chit",
                 "stacks", "agenda"):  # fmt: skip
        assert getattr(again, name) == getattr(start, name), name


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_is_drawn_by_chance_is_legal(scenario: str) -> None:
    rng = random.Random(3)
    session = Session.new(GAME, seed=3, scenario=scenario)
    kinds = set()
    for _ in range(500):
        waiting = session.waiting
        assert isinstance(waiting, Decision)
        action = session.state.agenda[-1].draw(session.state, rng.random)
        assert session.why_not(action) is None
        kinds.add((waiting.kind, type(action)))
        session.act(action)
    assert {kind for kind, _ in kinds} >= {"orders", "movement"}
    assert len(kinds) > 3
