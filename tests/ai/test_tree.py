"""What playouts have in common is played once, and comes to the same as playing each alone."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from itertools import islice, product
from typing import Any

import pytest

from reconquista_qt.ai import tree as tree_module
from reconquista_qt.ai.brain import brain_of, end_of_playouts, horizon_of
from reconquista_qt.ai.chance import Chances
from reconquista_qt.ai.playout import cheap_dice, play_out
from reconquista_qt.ai.search import begin, play_on, search
from reconquista_qt.ai.seated import hides, seat_to_move
from reconquista_qt.ai.tree import ChanceNode, Tree
from reconquista_qt.engine.agenda import ROLLS, rolling
from reconquista_qt.games import entries
from reconquista_qt.games.reconquista.rules.game import GAME

OPEN = [entry.id for entry in entries() if not hides(entry.rules())]
PLAYOUTS = {"reconquista": 150}  # of a line; fewer in games whose playouts take long


def decisions(game: Any, seed: int, apart: int) -> Iterator[Any]:
    """Yield states of a game by the expert that wait for a decision, one in so many."""
    state = game.new(game.scenarios[0], game.default_options)
    player, dice, asked = brain_of(game).expert(), cheap_dice(seed), 0

    def has_come(_now: Any) -> bool:
        nonlocal asked
        asked += 1
        return asked % apart == 0

    while True:
        play_out(state, player, dice, until=has_come)
        if state.over is not None:
            return
        yield state.clone()


@pytest.mark.parametrize("game_id", OPEN)
def test_each_playout_comes_to_the_same_as_alone(game_id: str) -> None:
    game = next(entry.rules() for entry in entries() if entry.id == game_id)
    brain = brain_of(game)
    kept = 0
    for state in islice(decisions(game, seed=1, apart=11), 4):
        seat, until = seat_to_move(game, state), end_of_playouts(brain, state)
        last = state.turn + horizon_of(brain)
        tree = Tree(brain, Chances(5), last, seat, until)
        for line in brain.lines(state, 3):
            start = begin(state, brain, line)
            branch = ChanceNode(*start)
            for number in range(PLAYOUTS.get(game_id, 20)):
                alone = play_on(start, brain, Chances(5), number, last, seat, until)
                assert tree.play(branch, number) == alone
            kept += sum(found is not None for found in branch.after.values())
    if game_id == GAME.id:
        assert kept > 20


def test_nothing_more_is_kept_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    state = next(decisions(GAME, seed=1, apart=7))
    with_room = [list(one.points) for one in _after(state, 300)]
    monkeypatch.setattr(tree_module, "MOST", 2)
    assert [list(one.points) for one in _after(state, 300)] == with_room


def _after(state: Any, playouts: int) -> list[Any]:
    *_, last = islice(search(state, brain_of(GAME), 1), playouts)
    return list(last)


def test_throws_of_the_same_gist_come_to_the_same() -> None:
    met: dict[str, int] = {}
    for seed in range(1, 7):
        for state, player in _at_rolls(seed):
            roll = rolling(state)
            name = type(roll).__name__
            if 6**roll.count > 216 or met.get(name, 0) > 2:
                continue
            ends: dict[Any, set[str]] = {}
            for values in product(range(1, 7), repeat=roll.count):
                after = state.clone()
                after.agenda.pop()
                roll.take(after, values, None)
                turn = after.turn
                play_out(
                    after,
                    copy(player),
                    cheap_dice(seed),
                    until=lambda now, turn=turn: now.turn > turn,
                )
                ends.setdefault(roll.gist(state, values), set()).add(GAME.digest(after))
            assert all(len(found) == 1 for found in ends.values()), roll
            met[name] = met.get(name, 0) + (len(ends) < 6**roll.count)
    for name in ("Round", "FirstStrike", "Reply", "SiegeDice", "ReactionTable"):
        assert met.get(name), name


def _at_rolls(seed: int) -> Iterator[tuple[Any, Any]]:
    """Yield states of a game that wait for a roll, and who plays."""
    state = GAME.new(GAME.scenarios[0], GAME.default_options)
    player, throw = brain_of(GAME).expert(), cheap_dice(seed)
    found: list[tuple[Any, Any]] = []

    def dice(number: int, faces: int) -> tuple[int, ...] | None:
        if state.agenda[-1].waits == ROLLS:
            found.append((state.clone(), copy(player)))
        return throw(number, faces)

    play_out(state, player, dice)
    yield from found
