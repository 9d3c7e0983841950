"""Random games: no exception, no dead end, no broken invariant, and undo that gives all back."""

from __future__ import annotations

import json
import os
import pickle
import random
from typing import Any

import pytest

from reconquista_qt.engine.decision import Decision, Over
from reconquista_qt.engine.session import Session
from reconquista_qt.games.hispania.rules.actions import Move
from reconquista_qt.games.hispania.rules.forces import ONE, parts
from reconquista_qt.games.hispania.rules.game import GAME

SEEDS = int(os.environ.get("HISPANIA_FUZZ_GAMES", "1"))
MOST_DECISIONS = 8000
SWITCHES = [option.id for option in GAME.option_list]


def part_of(move: Move, rng: random.Random) -> Move:
    """Return a step with only some of the units."""
    units = 0
    for kind, number in parts(move.units):
        units += ONE[kind] * rng.randint(0, number)
    return Move(move.origin, move.to, units, move.leaders) if units or move.leaders else move


def play(
    scenario: str, players: int, seed: int, *, switches: bool
) -> tuple[Session, random.Random]:
    """Play a random game, checking what must always be true."""
    rng = random.Random(f"{scenario}{players}{seed}")
    options: dict[str, Any] = {"players": players}
    if switches:
        options |= {name: rng.random() < 0.5 for name in SWITCHES}
    session = Session.new(GAME, seed=seed, scenario=scenario, options=options)
    for number in range(MOST_DECISIONS):
        waiting = session.waiting
        if isinstance(waiting, Over):
            return session, rng
        assert isinstance(waiting, Decision)
        assert waiting.options
        # Ending the movement is one option among many: take it more often.
        ends = waiting.kind == "move" and rng.random() < 0.15
        action = waiting.options[-1] if ends else rng.choice(waiting.options)
        assert session.why_not(action) is None, GAME.action_data(action)
        if isinstance(action, Move):
            part = part_of(action, rng)
            if session.why_not(part) is None:
                action = part
        if number % 40 == 0:
            check_moment(session)
        session.act(action)
        if number % 4 == 0:
            assert GAME.problems(session.state) == []
    raise AssertionError("the game does not end")


def check_moment(session: Session) -> None:
    """Look at one moment: pickling, clones, the position as data."""
    state = session.state
    digest = GAME.digest(state)
    assert GAME.digest(pickle.loads(pickle.dumps(state))) == digest
    waiting = session.waiting
    assert isinstance(waiting, Decision)
    twin = state.clone()
    twin.agenda[-1].apply(twin, waiting.options[0], None)
    assert GAME.digest(state) == digest
    data = json.loads(json.dumps(GAME.position(state)))
    again = Session.at(GAME, data, seed=1, options=session.options)
    if waiting.kind == "recruit":
        assert again.waiting == waiting
        assert GAME.digest(again.state) == digest
    elif waiting.kind == "move" and not any(state.visitors):
        assert GAME.digest(again.state) == digest


@pytest.mark.rule("2.3/limits", "1/sequence", "1/turn", "intro/switches")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("scenario", "ABCDEF")
def test_random_games(scenario: str, players: int) -> None:
    for seed in range(SEEDS):
        play(scenario, players, seed, switches=True)


@pytest.mark.parametrize("scenario", "AE")
def test_a_game_is_the_fold_of_its_inputs_and_undo_gives_all_back(scenario: str) -> None:
    session, rng = play(scenario, 4, 7, switches=False)
    digest = GAME.digest(session.state)
    journal = [(entry.n, entry.event) for entry in session.journal]
    folded = Session.new(GAME, seed=99, scenario=scenario, options=session.options)
    folded.rewind()
    folded.undone.clear()
    folded.replay(session.inputs)
    assert GAME.digest(folded.state) == digest
    assert [(entry.n, entry.event) for entry in folded.journal] == journal
    back = rng.randrange(1, len(session.inputs))
    session.undo(back)
    while session.undone:
        session.redo()
    assert GAME.digest(session.state) == digest


def test_every_event_survives_json() -> None:
    session, _ = play("E", 5, 11, switches=True)
    for entry in session.journal:
        data = json.loads(json.dumps(entry.event.args()))
        assert GAME.event_from(entry.event.kind, data, entry.rule) == entry.event
