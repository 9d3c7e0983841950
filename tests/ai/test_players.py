"""The built-in players: always legal, repeatable, and better than chance."""

from __future__ import annotations

import statistics
from collections.abc import Iterator

import pytest

from reconquista_qt.ai import policies
from reconquista_qt.ai.brain import Line, Policy, brain_of
from reconquista_qt.ai.chance import Chances
from reconquista_qt.ai.levels import LEVELS, slipping
from reconquista_qt.ai.playout import cheap_dice, play_out
from reconquista_qt.ai.policies import PLAYERS, POLICIES, REPEATABLE, planner_player, policy
from reconquista_qt.ai.search import EvaluatedLine, best_line, search
from reconquista_qt.engine.agenda import ASKS, Ask
from reconquista_qt.games.reconquista.brain import greedy
from reconquista_qt.games.reconquista.rules.actions import Move
from reconquista_qt.games.reconquista.rules.forces import CHRISTIAN_ARMY
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.games.reconquista.rules.names import (
    AREA_INDEX,
    INCOME,
    LAST_TURN,
    MOVEMENT,
    MUSLIM,
    REGION_INDEX,
)
from reconquista_qt.games.reconquista.rules.state import State
from reconquista_qt.games.reconquista.rules.turn import BEGIN

CIRCLES = range(14, 18)  # seeds of games; one of them went round for ever


def game(name: str, seed: int) -> State:
    state: State = GAME.new("standard", {})
    play_out(state, policy(name, GAME, seed), cheap_dice(seed))
    return state


@pytest.mark.parametrize("name", ["random", "greedy"])
@pytest.mark.parametrize("seed", range(8))
def test_every_action_is_legal_and_among_the_options(name: str, seed: int) -> None:
    state: State = GAME.new("standard", {})
    player = policy(name, GAME, seed)

    def checked(now: State) -> object:
        step = now.agenda[-1]
        assert isinstance(step, Ask)
        before = GAME.digest(now)
        action = player(now)
        assert GAME.digest(now) == before, "a player changes nothing itself"
        assert step.refuse(now, action) is None
        if not isinstance(action, Move):
            assert action in step.options(now)
        return action

    play_out(state, checked, cheap_dice(seed))
    assert state.over is not None


@pytest.mark.parametrize("seed", range(4))
def test_the_planner_is_legal_to_the_end(seed: int) -> None:
    state: State = GAME.new("standard", {})
    player = planner_player(GAME, seed, playouts=10)

    def checked(now: State) -> object:
        before = GAME.digest(now)
        action = player(now)
        assert GAME.digest(now) == before, "a player changes nothing itself"
        step = now.agenda[-1]
        assert isinstance(step, Ask)
        assert step.refuse(now, action) is None
        return action

    play_out(state, checked, cheap_dice(seed))
    assert state.over is not None


def test_the_planner_never_goes_round_in_a_circle(monkeypatch: pytest.MonkeyPatch) -> None:
    # Without searches left in a phase it asks the expert for each step anew: two forces could
    # exchange their places for ever, each on its way to the other.
    monkeypatch.setattr(policies, "MOST_SEARCHES", 0)
    for seed in CIRCLES:
        state: State = GAME.new("standard", {})
        player = policy("planner", GAME, seed)
        answers = 0

        def counted(now: State, player: Policy = player) -> object:
            nonlocal answers
            answers += 1
            assert answers < 1000
            return player(now)

        play_out(state, counted, cheap_dice(seed))


@pytest.mark.parametrize("name", sorted(POLICIES))
def test_equal_seeds_play_alike(name: str) -> None:
    games = []
    for _ in range(2):
        state: State = GAME.new("standard", {})
        play_out(state, policy(name, GAME, 9), cheap_dice(4), until=lambda now: now.turn > 2)
        games.append(GAME.digest(state))
    assert games[0] == games[1]


def test_greedy_plays_better_than_random() -> None:
    good = [game("greedy", seed).over.total for seed in range(40)]  # type: ignore[union-attr]
    chance = [game("random", seed).over.total for seed in range(40)]  # type: ignore[union-attr]
    assert statistics.fmean(good) > statistics.fmean(chance) + 2


def test_the_expert_plays_better_than_greedy() -> None:
    ahead = []
    for seed in range(60):
        ends = []
        for player in (brain_of(GAME).expert(), brain_of(GAME).greedy()):
            state: State = GAME.new("standard", {})
            play_out(state, player, cheap_dice(seed))
            assert state.over is not None
            ends.append(state.over.total)
        ahead.append(ends[0] - ends[1])
    assert statistics.fmean(ahead) > 1


def two_small_steps_to_a_free_region() -> State:
    """Asturias is safe and ours, but two of its cities are Muslim; the last four points to spend.

    A new city is worth one point at once. A conversion alone is worth nothing: only both of them
    free the region, which is worth two.
    """
    state: State = GAME.new("standard", {})
    for area in state.board.members[REGION_INDEX["asturias"]]:
        state.units[area] = 9 * CHRISTIAN_ARMY
    for name in ("oviedo", "leon"):
        state.city[AREA_INDEX[name]] = MUSLIM
    state.turn, state.phase, state.agenda = LAST_TURN, INCOME, [BEGIN[INCOME]]
    return state


def test_the_planner_sees_what_is_worth_nothing_at_first_sight() -> None:
    ends: dict[str, list[int]] = {"greedy": [], "planner": []}
    for seed in range(8):
        for name, player in (
            ("greedy", policy("greedy", GAME, seed)),
            ("planner", planner_player(GAME, seed, playouts=40)),
        ):
            state = two_small_steps_to_a_free_region()
            assert GAME.problems(state) == []
            play_out(state, player, cheap_dice(seed))
            assert state.over is not None
            ends[name].append(state.over.total)
    assert statistics.fmean(ends["planner"]) >= statistics.fmean(ends["greedy"]) + 0.75


def test_what_was_answered_before_changes_no_game() -> None:
    games = []
    for _ in range(2):
        greedy._KNOWN.clear()
        state: State = GAME.new("standard", {})
        if games:  # now with a full memory
            play_out(state.clone(), brain_of(GAME).expert(), cheap_dice(9))
        play_out(state, brain_of(GAME).expert(), cheap_dice(8))
        games.append(GAME.digest(state))
    assert games[0] == games[1]


def test_playouts_of_different_lines_meet_the_same_dice_in_each_phase() -> None:
    rolled = []
    for more in (0, 3):  # one line needs three dice more in the first phase
        state: State = GAME.new("standard", {})
        dice = Chances(5).dice(state, 7)
        for _ in range(more):
            dice(1, 6)
        state.phase = MOVEMENT
        rolled.append([dice(2, 6), dice(1, 6), dice(3, 6)])
    assert rolled[0] == rolled[1]


def test_the_first_dice_of_a_phase_are_spread_evenly_over_the_playouts() -> None:
    chances = Chances(2)
    state: State = GAME.new("standard", {})
    pairs = set()
    for number in range(36, 72):
        dice = chances.dice(state, number)
        pairs.add(((dice(1, 6) or ())[0], (dice(1, 6) or ())[0]))
    assert len(pairs) == 36


def test_of_equal_lines_the_usual_one_is_taken() -> None:
    idle, usual = (
        EvaluatedLine((("idle",), 0.0), [3.0] * 9),
        EvaluatedLine((("usual",), 0.0), [3.0] * 9),
    )
    better = EvaluatedLine((("better",), 0.0), [4.0, 4.1] * 9)
    assert best_line(iter([[idle, usual]]), 1, "usual") is usual.line
    assert best_line(iter([[better, idle, usual]]), 1, "usual") is better.line


@pytest.mark.parametrize(
    "name",
    [
        "oracle", "planner:", "planner:0", "planner:-1", "planner:many", "greedy:3", "planner:²",
        "planner:0s", "planner:0.0s", "planner:1.5", "planner:-1s", "greedy:2s", "planner:1e9s",
    ],
)  # fmt: skip
def test_an_unknown_player_is_an_error(name: str) -> None:
    assert name not in PLAYERS
    with pytest.raises(KeyError):
        policy(name, GAME)


def test_the_planner_has_the_budget_that_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    budgets: list[int] = []

    def noted(ranking: Iterator[list[EvaluatedLine]], playouts: int, usual: object) -> Line:
        budgets.append(playouts)
        return next(ranking)[0].line

    monkeypatch.setattr(policies, "best_line", noted)
    state: State = GAME.new("standard", {})
    player = policy("planner:7", GAME, 1)
    play_out(state, player, cheap_dice(1), until=lambda now: now.turn > 1)
    assert set(budgets) == {7}
    assert "planner:7" in PLAYERS
    assert set(POLICIES) < set(PLAYERS)


def test_the_planner_thinks_no_longer_than_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes on by a second each time it is looked at."""
    clock = iter(range(10**9))
    monkeypatch.setattr(policies, "monotonic", lambda: next(clock))
    looks: list[int] = []

    def counted(*args: object, **how: object) -> Iterator[list[EvaluatedLine]]:
        looks.append(0)
        for ranking in search(*args, **how):  # type: ignore[arg-type]
            looks[-1] += 1
            yield ranking

    monkeypatch.setattr(policies, "search", counted)
    state: State = GAME.new("standard", {})
    play_out(state, policy("planner:20s", GAME, 1), cheap_dice(1), until=lambda now: now.turn > 2)
    assert max(looks) == 21, "the first look is free; the one that is too late is made"
    assert "planner:20s" in PLAYERS
    assert "planner:20s" not in REPEATABLE
    assert "planner:20" in REPEATABLE
    assert set(POLICIES) < set(REPEATABLE)


def test_a_playout_stops_where_it_is_told() -> None:
    state: State = GAME.new("standard", {})
    player = policy("greedy", GAME)
    play_out(state, player, cheap_dice(1), until=lambda now: now.phase == INCOME)
    assert (state.turn, state.phase) == (1, INCOME)
    roll = cheap_dice(1)
    play_out(state, player, lambda count, faces: roll(count, faces) if state.turn < 2 else None)
    if state.over is None:
        assert state.turn == 2
        assert state.agenda[-1].waits != ASKS


def test_cheap_dice_show_every_face_equally_often() -> None:
    dice = cheap_dice(2)
    shown = [value for _ in range(3000) for count in (1, 2, 3) for value in dice(count, 6) or ()]
    for face in range(1, 7):
        assert shown.count(face) / len(shown) == pytest.approx(1 / 6, abs=0.01)


def test_the_levels_of_play_are_players_that_slip_alike_with_equal_seeds() -> None:
    assert len(LEVELS) >= 5
    for level in LEVELS:
        assert level.id in REPEATABLE
        assert level.player in REPEATABLE

    def played(name: str) -> tuple[str, int]:
        state = game(name, 3)
        assert state.over is not None
        return GAME.digest(state), state.over.total

    assert played("page") == played("page")
    assert played("page") != played("greedy"), "a page makes mistakes"


def test_a_player_slips_as_often_as_it_is_said() -> None:
    state: State = GAME.new("standard", {})
    play_out(state, policy("greedy", GAME, 1), cheap_dice(1), until=lambda now: now.turn == 2)
    step = state.agenda[-1]
    assert isinstance(step, Ask)
    usual = step.options(state)[-1]
    hand = slipping(lambda _state: usual, 0.5, 7)
    others = sum(hand(state) != usual for _ in range(400))
    share = 0.5 * (1 - 1 / len(step.options(state)))
    assert abs(others / 400 - share) < 0.1
    assert slipping(usual_player := policy("greedy", GAME), 0.0, 7) is usual_player
