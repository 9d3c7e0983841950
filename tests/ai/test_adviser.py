"""The adviser: an answer at once, better ones later, silence within a tenth of a second."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from reconquista_qt.ai.adviser import Advice, Adviser, advise
from reconquista_qt.ai.brain import brain_of
from reconquista_qt.ai.futures import Futures, play_on
from reconquista_qt.ai.playout import cheap_dice, play_out
from reconquista_qt.ai.policies import policy
from reconquista_qt.ai.search import best_line, search
from reconquista_qt.engine.agenda import Ask
from reconquista_qt.games.reconquista.actions import DONE
from reconquista_qt.games.reconquista.ai.reasons import CODES
from reconquista_qt.games.reconquista.game import GAME
from reconquista_qt.games.reconquista.names import AREAS, INCOME, MOVEMENT, REGIONS
from reconquista_qt.games.reconquista.state import State

BRAIN = brain_of(GAME)


def position(phase: str = INCOME, turn: int = 4, seed: int = 3) -> State:
    state: State = GAME.new("standard", {})
    late = lambda now: now.turn >= turn and now.phase == phase  # noqa: E731
    play_out(state, policy("greedy", GAME), cheap_dice(seed), until=late)
    return state


def wait_for(adviser: Adviser, seconds: float = 20) -> Advice:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        advice = adviser.latest()
        if advice is not None:
            return advice
        time.sleep(0.005)
    raise AssertionError("no answer")


@pytest.fixture
def adviser() -> Iterator[Adviser]:
    found = Adviser("reconquista")
    yield found
    found.close()


def test_the_first_answer_comes_at_once_and_later_ones_know_more(adviser: Adviser) -> None:
    state = position()
    adviser.ask(state)
    wait_for(adviser)
    begun = time.monotonic()
    number = adviser.ask(state, seed=2)
    first = wait_for(adviser)
    assert time.monotonic() - begun < 0.5
    assert first.request == number
    deadline = time.monotonic() + 20
    while (later := adviser.latest()) is None or not later.best.playouts > first.best.playouts:
        assert time.monotonic() < deadline
        time.sleep(0.02)
    step = state.agenda[-1]
    assert isinstance(step, Ask)
    assert step.refuse(state, later.best.actions[0]) is None


def test_nothing_is_heard_after_a_stop(adviser: Adviser) -> None:
    adviser.ask(position())
    wait_for(adviser)
    begun = time.monotonic()
    adviser.stop()
    assert time.monotonic() - begun < 0.1
    assert adviser.latest() is None
    time.sleep(0.2)
    assert adviser.latest() is None
    assert adviser.is_alive


def test_the_plan_is_legal_and_its_reasons_are_codes() -> None:
    for seed, phase in ((3, INCOME), (3, MOVEMENT), (7, MOVEMENT), (12, INCOME)):
        state = position(phase, 5, seed)
        if state.over is not None:
            continue
        advice = next(iter(advise(state, BRAIN)))
        assert advice is not None
        after = state.clone()
        for planned in advice.plan:
            step = after.agenda[-1]
            assert isinstance(step, Ask)
            assert step.refuse(after, planned.action) is None
            for code, where, amount in planned.reasons:
                assert code in CODES
                assert where in ("", *AREAS, *REGIONS)
                assert amount >= 0
            step.apply(after, planned.action, None)
            play_out(after, lambda _now: DONE, lambda _count: None, until=lambda _now: True)


def test_a_wasted_turn_is_a_blunder() -> None:
    state = position()
    last: Advice | None = None
    for number, advice in enumerate(advise(state, BRAIN, check=DONE)):
        last = advice or last
        if number > 250:
            break
    assert last is not None and last.checked is not None
    assert last.loss >= 0
    assert last.checked.points <= last.best.points


def test_asking_changes_nothing() -> None:
    state = position()
    before = GAME.digest(state)
    best_line(search(state, BRAIN, 1), 12)
    assert GAME.digest(state) == before


def test_the_same_seeds_meet_the_same_dice() -> None:
    state = position()
    twice = [play_on("reconquista", state, "greedy", (), range(6)) for _ in range(2)]
    assert twice[0] == twice[1]


def test_simulating_from_here_tells_the_distribution_and_compares_plans() -> None:
    state = position()
    one = Futures("reconquista", state, games=24, jobs=1, seed=1)
    other = Futures("reconquista", state, games=24, jobs=1, seed=1, opening=(DONE, DONE))
    deadline = time.monotonic() + 60
    while not (one.finished and other.finished):
        assert time.monotonic() < deadline
        time.sleep(0.05)
    found = one.distribution()
    assert found is not None and found.games == 24
    assert sum(count for _, count in found.points) == 24
    assert sum(count for _, count in found.levels) == 24
    low, high = found.interval
    assert low <= found.mean <= high
    lead, margin = one.lead_over(other)
    assert margin > 0 or lead == 0
    one.close()
    other.close()


def test_a_simulation_stops_at_once() -> None:
    run = Futures("reconquista", position(), policy="planner", games=400, jobs=1)
    begun = time.monotonic()
    run.stop()
    assert time.monotonic() - begun < 0.5
    assert run.finished
