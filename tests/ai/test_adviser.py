"""The adviser, the second look and the simulation: what they say, and that they let go."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator
from itertools import count
from math import hypot, isfinite
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest

from reconquista_qt.ai.adviser import ENOUGH, Advice, advise, idle_action, warm_up
from reconquista_qt.ai.background_process import BackgroundProcess
from reconquista_qt.ai.blunder import LEAST, Blunder, second_look
from reconquista_qt.ai.brain import brain_of
from reconquista_qt.ai.futures import PLAYERS, Futures, Playthrough, play_on
from reconquista_qt.ai.playout import cheap_dice, play_out
from reconquista_qt.ai.policies import policy
from reconquista_qt.engine.agenda import Ask
from reconquista_qt.games.reconquista.brain.reasons import CODES
from reconquista_qt.games.reconquista.rules.actions import DONE, Build
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.games.reconquista.rules.names import AREAS, INCOME, MOVEMENT, REGIONS
from reconquista_qt.games.reconquista.rules.state import State

BRAIN = brain_of(GAME)
ID = GAME.id
LONG = 300.0  # seconds; nothing here takes as long


def position(phase: str = INCOME, turn: int = 4, seed: int = 3) -> State:
    state: State = GAME.new("standard", {})
    late = lambda now: now.turn >= turn and now.phase == phase  # noqa: E731
    play_out(state, policy("greedy", GAME), cheap_dice(seed), until=late)
    return state


def hear_one(aside: BackgroundProcess) -> Any:
    end = time.monotonic() + LONG
    while time.monotonic() < end:
        for message in aside.hear():
            return message
        time.sleep(0.002)
    raise AssertionError("nothing was said")


def settle_down(aside: BackgroundProcess) -> None:
    end = time.monotonic() + LONG
    while not aside.is_settled or aside.is_busy:
        aside.hear()
        assert time.monotonic() < end
        time.sleep(0.002)


def wait_for(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + LONG
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.002)


def is_alive(pid: int) -> bool:
    active_children()  # lets go of those that have ended
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


# -- the process aside -----------------------------------------------------------------------------


def counting(first: int) -> Iterator[int]:
    yield from count(first)


def stubborn(mark: Path) -> Iterator[str]:
    """Say that it begins; once the mark is there it hears nothing, longer than a test lasts."""
    yield "begun"
    mark.touch()
    time.sleep(10 * LONG)
    yield "late"


def short(word: str) -> Iterator[str]:
    yield word


def fatal(word: str) -> Iterator[str]:
    yield word
    os.kill(os.getpid(), signal.SIGKILL)


@pytest.fixture
def aside() -> Iterator[BackgroundProcess]:
    found = BackgroundProcess()
    yield found
    found.close()


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a job take its time to be interrupted: this may be a busy machine."""
    monkeypatch.setattr("reconquista_qt.ai.background_process.PATIENCE", LONG)


@pytest.mark.usefixtures("patient")
def test_a_new_job_takes_the_place_of_the_old_one(aside: BackgroundProcess) -> None:
    aside.start(counting, 0)
    assert hear_one(aside) < 1000
    pid = aside.pid
    aside.start(short, "new")
    assert hear_one(aside) == "new"
    settle_down(aside)
    assert aside.pid == pid and aside.hear() == []


@pytest.mark.usefixtures("patient")
def test_nothing_is_heard_after_a_stop_and_the_process_stands_by(aside: BackgroundProcess) -> None:
    aside.start(counting, 0)
    hear_one(aside)
    pid = aside.pid
    aside.stop()
    assert not aside.is_busy and not aside.is_settled
    settle_down(aside)
    time.sleep(0.05)
    assert aside.hear() == [] and aside.pid == pid
    aside.start(short, "again")
    assert hear_one(aside) == "again"


def test_a_process_that_does_not_let_go_is_ended(aside: BackgroundProcess, tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    aside.start(stubborn, mark)
    assert hear_one(aside) == "begun"
    # Between the word and the mark it could still be interrupted.
    wait_for(mark.exists)
    pid = aside.pid
    aside.stop()
    settle_down(aside)
    assert aside.pid != pid
    assert pid is not None
    wait_for(lambda: not is_alive(pid))


def test_a_process_that_dies_begins_anew_but_not_for_ever(aside: BackgroundProcess) -> None:
    aside.start(counting, 5)
    hear_one(aside)
    assert aside.pid is not None
    os.kill(aside.pid, signal.SIGKILL)
    aside.hear()
    while hear_one(aside) != 5:
        pass
    aside.start(fatal, "x")
    end = time.monotonic() + LONG
    while aside.is_busy:
        aside.hear()
        assert time.monotonic() < end
    aside.start(short, "alive")
    assert hear_one(aside) == "alive"


# -- advice ----------------------------------------------------------------------------------------


def test_the_first_answer_comes_before_any_playout_and_later_ones_know_more(
    aside: BackgroundProcess,
) -> None:
    state = position()
    aside.start(warm_up, ID)
    aside.start(advise, ID, state, 2)
    first: Advice = hear_one(aside)
    assert first.playouts == 0 and first.share == 0 and not first.finished
    later = first
    while later.best.playouts < 20:
        later = hear_one(aside)
    assert later.playouts > later.best.playouts and 0 < later.share < 1
    assert isfinite(later.best.margin) and later.best.points > 0
    step = state.agenda[-1]
    assert isinstance(step, Ask)
    assert step.refuse(state, later.best.actions[0]) is None


def last_advice(state: State, playouts: int) -> Advice:
    last: Advice | None = None
    for number, advice in enumerate(advise(ID, state)):
        last = advice or last
        if last is not None and number > playouts and advice is not None:
            break
    assert last is not None
    return last


def test_the_gain_is_over_ending_the_phase_with_the_same_dice() -> None:
    advice = last_advice(position(INCOME, 1), 800)
    assert advice.idle == DONE and advice.is_over_idle
    by_action = {one.actions: one for one in advice.proposals}
    assert len(by_action) == len(advice.proposals)
    ending = by_action[DONE,]
    assert ending.gain == 0
    best = advice.best
    assert best.gain > 1.5 * best.gain_margin > 0
    # Played with the same dice from the first playout on.
    assert abs(best.gain - (best.points - ending.points)) < 0.2


def test_a_single_choice_needs_no_thinking() -> None:
    state = position(MOVEMENT, 1)
    for area in range(len(AREAS)):
        state.units[area] = 0
    (advice,) = [one for one in advise(ID, state) if one is not None]
    assert advice.finished and advice.best.actions == (DONE,) and advice.share == 1


def test_advice_comes_to_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("reconquista_qt.ai.adviser.ENOUGH", 10)
    *_, last = advise(ID, position())
    assert last is not None and last.finished
    assert 10 <= last.best.playouts < 20 < ENOUGH  # what is left of a round is played


def test_the_plan_is_legal_and_its_reasons_are_codes() -> None:
    lengths = []
    for seed, phase in ((3, INCOME), (3, MOVEMENT), (7, MOVEMENT), (12, INCOME)):
        state = position(phase, 5, seed)
        if state.over is not None:
            continue
        advice = next(advise(ID, state))
        assert advice is not None
        lengths.append(len(advice.plan))
        assert advice.plan[0].action == advice.best.actions[0]
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
            play_out(after, lambda _now: DONE, lambda _count, _faces: None, until=lambda _now: True)
    assert max(lengths) > 1


def test_asking_changes_nothing() -> None:
    state = position()
    before = GAME.digest(state)
    last_advice(state, 20)
    list(second_look(ID, state, DONE, 0.5))
    assert GAME.digest(state) == before


# -- the second look -------------------------------------------------------------------------------


def verdict(state: State, action: Any, threshold: float) -> Blunder | None:
    found = [one for one in second_look(ID, state, action, threshold) if one is not None]
    return found[0] if found else None


def test_ending_the_spending_with_the_whole_income_left_is_a_blunder() -> None:
    state = position(INCOME, 1)
    found = verdict(state, DONE, 0.5)
    assert found is not None
    assert found.loss - 3 * found.error > 0.5 and found.playouts >= LEAST
    assert found.action == DONE and found.plan[0].action != DONE
    step = state.agenda[-1]
    assert isinstance(step, Ask) and step.refuse(state, found.plan[0].action) is None


def test_the_threshold_is_kept_to() -> None:
    state = position(INCOME, 1)
    lost = verdict(state, DONE, 0.2)
    assert lost is not None
    assert verdict(state, DONE, lost.loss + 5 * lost.error) is None


def test_what_the_adviser_would_do_is_no_blunder() -> None:
    state = position(INCOME, 1)
    best = last_advice(state, 800).best.actions[0]
    assert isinstance(best, Build)
    assert verdict(state, best, 0.3) is None


# -- simulate from here ----------------------------------------------------------------------------


def run(futures: Futures) -> Futures:
    end = time.monotonic() + LONG
    while futures.is_running:
        futures.hear()
        assert time.monotonic() < end
        time.sleep(0.01)
    return futures


@pytest.mark.parametrize("player", PLAYERS)
def test_the_same_seeds_meet_the_same_dice(player: str) -> None:
    state = position(INCOME, 18)
    twice = [list(play_on(ID, state, player, ((),), range(6))) for _ in range(2)]
    assert twice[0] == twice[1] and len({one.points for one in twice[0]}) > 1


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    state = position()
    runs = [run(Futures(ID, state, games=12, jobs=jobs, seed=1)) for jobs in (1, 2)]
    one, other = (found.distribution() for found in runs)
    assert one == other and one is not None and one.games == 12
    assert sum(count for _, count in one.points) == sum(count for _, count in one.levels) == 12
    low, high = one.interval
    assert low < one.mean < high
    total = sum(points * count for points, count in one.points)
    assert one.mean == pytest.approx(total / 12)


def test_two_plans_are_compared_game_by_game() -> None:
    state = position(INCOME, 19, 3)
    assert state.over is None and state.treasury > 4
    wasted = run(Futures(ID, state, policy="greedy", plans=((), (DONE,)), games=40, seed=1))
    assert wasted.done == 80
    pairs, lead, margin = wasted.lead()
    assert pairs == 40 and lead + margin < 0
    same = run(Futures(ID, state, plans=((), ()), games=10, seed=1))
    assert same.lead() == (10, 0.0, 0.0)
    first, second = wasted.distribution(0), wasted.distribution(1)
    assert first is not None and second is not None
    assert lead == pytest.approx(second.mean - first.mean)
    # The same dice on both sides: the difference is surer than either mean.
    assert margin < 0.9 * hypot(first.margin, second.margin)


def test_what_was_played_stays_after_a_stop() -> None:
    futures = Futures(ID, position(), games=4000, jobs=1)
    end = time.monotonic() + LONG
    while not futures.done:
        futures.hear()
        assert time.monotonic() < end
    pids = futures.pids
    assert all(pids)
    futures.stop()
    assert not futures.is_running and 0 < futures.done < 4000
    for pid in pids:
        assert pid is not None
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


def test_a_plan_is_played_before_the_player_decides() -> None:
    state = position(INCOME, 1)
    step = state.agenda[-1]
    assert isinstance(step, Ask)
    opening = next(one for one in step.options(state) if isinstance(one, Build))
    ends = list(play_on(ID, state, "random", ((), (opening,)), range(3)))
    assert ends == list(play_on(ID, state, "random", ((), (opening,)), range(3)))
    assert [(one.seed, one.plan) for one in ends] == [(s, p) for s in range(3) for p in (0, 1)]
    assert all(isinstance(one, Playthrough) for one in ends)
    assert idle_action(state) == DONE
