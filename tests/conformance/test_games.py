"""What every game of the house must keep, whatever its rules."""

from __future__ import annotations

import copy
import json
import pickle
import random
from collections.abc import Iterator
from typing import Any

import pytest

from reconquista_qt.engine.decision import Decision, Over
from reconquista_qt.engine.game import Game
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.engine.session import Session
from reconquista_qt.games import entries

games = pytest.mark.parametrize(
    "game", [entry.rules() for entry in entries()], ids=lambda game: game.id
)
SEEDS = range(12)


def decisions(game: Game, seed: int) -> Iterator[tuple[Session, Decision]]:
    """Yield each decision of a random game before it is taken."""
    session, rng = Session.new(game, seed=seed), random.Random(seed)
    while isinstance(waiting := session.waiting, Decision):
        yield session, waiting
        session.act(rng.choice(waiting.options))


def fields(state: Any) -> dict[str, Any]:
    """Return a deep copy of all that a state holds, without what is shared by all of a game."""
    return {
        name: copy.deepcopy(getattr(state, name))
        for name in state.__slots__
        if name not in ("board", "options")
    }


@games
def test_every_option_is_legal_and_applies_to_a_copy_alone(game: Game) -> None:
    for seed in SEEDS:
        for session, decision in decisions(game, seed):
            before = fields(session.state)
            for action in decision.options:
                assert session.why_not(action) is None
                twin = session.state.clone()
                twin.agenda[-1].apply(twin, action, None)
            assert fields(session.state) == before


@games
def test_options_come_in_a_stable_order_without_repeats(game: Game) -> None:
    for session, decision in decisions(game, 3):
        again = session.waiting
        assert isinstance(again, Decision)
        assert again.options == decision.options
        assert len(set(decision.options)) == len(decision.options) > 0


@games
def test_states_pickle_in_the_middle_of_anything(game: Game) -> None:
    for session, _ in decisions(game, 4):
        twin = pickle.loads(pickle.dumps(session.state))
        assert game.digest(twin) == game.digest(session.state)
        assert fields(twin) == fields(session.state)


@games
def test_a_clone_shares_nothing_that_changes(game: Game) -> None:
    state = Session.new(game, seed=5).state
    for name, value in fields(state).items():
        if isinstance(value, list):
            twin = state.clone()
            getattr(twin, name).append(None)
            assert getattr(state, name) == value, name


@games
def test_actions_and_events_survive_json(game: Game) -> None:
    for session, decision in decisions(game, 6):
        for action in decision.options:
            data = json.loads(json.dumps(game.action_data(action)))
            assert game.action_from(data) == action
        last = session
    for entry in last.journal:
        data = json.loads(json.dumps(entry.event.args()))
        assert game.event_from(entry.event.kind, data, entry.rule) == entry.event


@games
def test_positions_survive_json_and_go_on_the_same(game: Game) -> None:
    checked = 0
    for session, decision in decisions(game, 7):
        data = json.loads(json.dumps(game.position(session.state)))
        twin = Session.at(game, data, seed=1, options=session.options)
        if decision.kind == "spend":
            assert twin.waiting == decision
            assert game.digest(twin.state) == game.digest(session.state)
            checked += 1
    assert checked > 3


@games
def test_the_same_seed_and_actions_give_the_same_game(game: Game) -> None:
    for seed in SEEDS:
        first, second = (
            [game.digest(session.state) for session, _ in decisions(game, seed)] for _ in range(2)
        )
        assert first == second


@games
@pytest.mark.parametrize(
    "data",
    [None, 1, "x", [], {}, {"do": 1}, {"do": "fly"}, {"do": "move"}, {"do": "done", "x": 1},
     {"do": "move", "from": "oviedo", "to": 3, "units": {}},
     {"do": "move", "from": "oviedo", "to": "leon", "units": {"tank": 1}},
     {"do": "move", "from": "oviedo", "to": "leon", "units": {"christian_army": True}},
     {"do": "move", "from": "oviedo", "to": "leon", "units": {"christian_army": 10**30}},
     {"do": "build", "what": "tower", "area": "leon"}, {"do": "hire", "area": "leon"}],
)  # fmt: skip
def test_what_is_no_action_is_refused_with_its_place(game: Game, data: Any) -> None:
    with pytest.raises(BadInput) as caught:
        game.action_from(data)
    assert caught.value.problems


@games
def test_a_finished_game_has_no_options_and_takes_no_action(game: Game) -> None:
    session, rng = Session.new(game, seed=8), random.Random(8)
    done: Any = None
    while isinstance(waiting := session.waiting, Decision):
        done = rng.choice(waiting.options)
        session.act(done)
    assert isinstance(session.waiting, Over)
    assert session.why_not(done) is not None
