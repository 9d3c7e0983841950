"""The review of a game: what the dice did to it, what the player, and what was thrown away."""

from __future__ import annotations

import random
from collections import Counter
from math import sqrt
from typing import Any

import pytest

from reconquista_qt.ai.brain import brain_of
from reconquista_qt.ai.findings import Findings
from reconquista_qt.ai.judging import ROUND, keyed_dice, luck_of
from reconquista_qt.ai.moments import Throw, moments_of
from reconquista_qt.ai.policies import policy
from reconquista_qt.ai.report import CurvePoint, Report
from reconquista_qt.ai.review import Effort, Review
from reconquista_qt.ai.reviewers import Reviewers
from reconquista_qt.engine.agenda import settle
from reconquista_qt.engine.inputs import Rolled
from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.rules.actions import DONE, Build, Move
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.games.reconquista.rules.names import AREAS
from tests.games.reconquista.rules.table import area, at, do

BRAIN = brain_of(GAME)
QUICK = Effort(curve=(4, 8), luck=(ROUND, ROUND), screen=12, confirm=ROUND, confirmed=6)


def report(session: Session, effort: Effort = QUICK) -> Report:
    review = Review.of(session, effort)
    progress = list(review.by_itself())
    assert progress == sorted(progress) and progress[-1] == 1
    return review.report()


def finish(session: Session) -> Session:
    play = policy("greedy", GAME)
    while session.state.over is None:
        session.act(play(session.state))
    return session


def last_stand(
    armies: int, *, dice: tuple[int, ...] = (), leon: dict[str, int] | None = None
) -> Session:
    """Return the movement of the last turn: Oviedo is ours, León Muslim, Galicia open country."""
    return at(
        "movement",
        {
            "oviedo": area("christian", christian_garrison=2, christian_army=armies),
            "leon": area(None if leon is None else "muslim", **(leon or {})),
            "galicia": area(muslim_army=4 if leon is None else 0),
            "cordoba": area("muslim", muslim_army=3),
        },
        turn=20,
        event=(9, 0),
        dice=dice,
    )


# -- what belongs together -------------------------------------------------------------------


def test_every_die_of_a_game_belongs_to_one_throw() -> None:
    session = finish(Session.new(GAME, seed=3))
    moments = moments_of(session.start, session.inputs, BRAIN)
    told = [values for throw in moments.throws for values in throw.dice]
    assert told == [given.values for given in session.inputs if isinstance(given, Rolled)]
    assert [turn.turn for turn in moments.turns] == list(range(1, session.state.turn + 1))
    assert GAME.digest(moments.end) == GAME.digest(session.state)
    battles = [throw for throw in moments.throws if throw.kind == "battle"]
    begun = [entry for entry in session.journal if entry.event.kind == "battle_began"]
    assert [throw.place for throw in battles] == [e.event.args()["area"] for e in begun]
    for throw in battles:
        assert sum(chance for _, chance in throw.odds) == pytest.approx(1)


@pytest.mark.parametrize("kind", ["battle", "siege"])
@pytest.mark.parametrize("seed", range(4))
def test_the_ends_of_battles_and_sieges_are_those_that_the_dice_lead_to(
    kind: str, seed: int
) -> None:
    session = finish(Session.new(GAME, seed=seed))
    moments = moments_of(session.start, session.inputs, BRAIN)
    throw = max(
        (throw for throw in moments.throws if throw.kind == kind), key=lambda one: len(one.odds)
    )
    expected: Counter[str] = Counter()
    for chance, _, after in BRAIN.outcomes(throw.before):
        settle(after, lambda _count, _faces: None)
        expected[GAME.digest(after)] += chance  # type: ignore[assignment]
    assert sum(expected.values()) == pytest.approx(1)
    games, draw, counted = 1500, random.Random(seed), Counter[str]()
    for _ in range(games):
        state = throw.before.clone()
        rolled = [0]

        def dice(
            count: int, _faces: int, state: Any = state, rolled: Any = rolled
        ) -> tuple[int, ...] | None:
            found = BRAIN.roll_context(state)
            if found is None or found[:2] != (throw.kind, throw.place):
                return None
            if type(state.agenda[-1]).__name__ == "BesiegerRetreat" or (found[2] and rolled[0]):
                return None
            rolled[0] += 1
            return tuple(draw.randint(1, 6) for _ in range(count))

        settle(state, dice)
        counted[GAME.digest(state)] += 1
    assert counted.keys() <= expected.keys()
    for digest, chance in expected.items():
        error = sqrt(chance * (1 - chance) / games)
        assert counted[digest] / games == pytest.approx(chance, abs=5 * error + 1e-9)


def test_the_same_dice_fall_wherever_they_can() -> None:
    state = Session.new(GAME, seed=1).start
    mine, theirs = state.clone(), state.clone()
    one, other = keyed_dice(7, mine), keyed_dice(7, theirs)
    settle(mine, one)
    # Whatever was rolled for other ends before does not matter.
    settle(theirs, lambda _count, _faces: None)
    theirs.turn = 9
    for _ in range(5):
        other(2, 6)
    theirs.turn = 1
    settle(theirs, other)
    assert GAME.digest(mine) == GAME.digest(theirs)
    settle(state, lambda _count, _faces: None)
    assert keyed_dice(8, state)(6, 6) != keyed_dice(7, state)(6, 6)


# -- luck ------------------------------------------------------------------------------------


def test_a_hugely_lucky_battle_is_told_first() -> None:
    # The last four Muslims of the region, wiped out by four without a loss: once in 250 times.
    session = last_stand(4, dice=(6, 6, 6, 6, 1, 1, 1, 1))
    do(session, do="move", origin="oviedo", to="galicia", units={"christian_army": 4})
    finish(session)
    found = report(session)
    best = found.luckiest(3)[0]
    assert (best.kind, best.place, best.turn) == ("battle", "galicia", 20)
    assert best.points.mean > 0.5
    assert best.dice == ((6, 6, 6, 6, 1, 1, 1, 1),)
    assert found.total_luck is not None and found.over


def test_a_siege_that_should_have_been_won_is_told_as_the_worst_luck() -> None:
    session = at(
        "sieges",
        {
            "oviedo": area("christian", christian_garrison=2),
            "leon": area("muslim", besiegers={"christian_army": 3}, muslim_garrison=1),
            "cordoba": area("muslim", muslim_army=3),
        },
        turn=20,
        dice=(1, 6),
    )
    worst = report(session).unluckiest(3)[0]
    assert (worst.kind, worst.place, worst.dice[0]) == ("siege", "leon", (1, 6))
    assert worst.points.mean < -0.5
    assert dict(worst.odds)["beaten_off"] < 0.5


def test_luck_comes_to_nothing_over_all_ends() -> None:
    session = at(
        "sieges",
        {
            "oviedo": area("christian", christian_garrison=2),
            "leon": area("muslim", besiegers={"christian_army": 2}, muslim_garrison=1),
            "toledo": area("muslim", muslim_army=3),
        },
        turn=19,
    )
    throw = next(
        throw
        for throw in moments_of(session.start, session.inputs, BRAIN).throws
        if throw.kind == "siege"
    )
    total = 0.0
    for chance, _, after in BRAIN.outcomes(throw.before):
        thrown = Throw(**{**{f: getattr(throw, f) for f in Throw.__slots__}, "after": after})
        total += chance * sum(luck_of(thrown, BRAIN, n, 19) for n in range(ROUND)) / ROUND
    assert total == pytest.approx(0, abs=0.1)


# -- mistakes --------------------------------------------------------------------------------


def test_a_city_that_was_left_lying_is_named() -> None:
    session = last_stand(3, leon={})
    session.act(DONE)
    finish(session)
    missed = report(session).missed
    assert missed, "León, which nobody defends, was not taken"
    worst = missed[0]
    assert worst.played == DONE and worst.phase == "movement" and worst.turn == 20
    assert isinstance(worst.better[0], Move)
    assert AREAS[worst.better[0].to] == "leon"
    assert worst.loss.mean > 0.5 and worst.loss.mean > worst.loss.margin


def test_what_the_expert_would_have_done_is_no_mistake() -> None:
    session = last_stand(3, leon={})
    expert = BRAIN.expert()
    while session.state.over is None:
        session.act(expert(session.state))
    assert not report(session).missed


def test_the_only_good_decision_is_praised() -> None:
    # The City stands empty, and there is one point left to be spent.
    places = {
        "oviedo": area("christian"),
        "leon": area("muslim"),
        "cordoba": area("muslim", muslim_army=3),
    }
    session = at("income", places, turn=20, event=(9, 0), treasury=2)
    do(session, do="build", what="fortress", area="oviedo")
    do(session, do="build", what="garrison", area="oviedo")
    finish(session)
    best = report(session).best[0]
    assert (best.turn, best.phase) == (20, "income")
    assert best.played == Build("garrison", AREAS.index("oviedo")) and best.instead == (DONE,)
    assert best.gain.mean > 0.5 and best.gain.mean > best.gain.margin


def test_a_mistake_is_told_only_when_it_is_sure() -> None:
    found = Findings()
    found.take("confirm", 0, 0, 1, [(11.0, 9.0, 10.0), (9.0, 10.0, 10.0)] * 20)
    found.take("confirm", 1, 0, 1, [(11.0, 9.0, 9.5), (11.1, 9.0, 9.5)] * 20)
    assert found.loss(0) is None
    sure = found.loss(1)
    # The benefit of the doubt: what was played counts as it goes on best.
    assert sure is not None and sure.mean == pytest.approx(1.55)
    assert found.gain(1) is None
    found.take("confirm", 2, 0, 1, [(8.0, 9.0, 10.0), (8.5, 9.0, 10.0)] * 20)
    gain = found.gain(2)
    assert gain is not None and gain.mean == pytest.approx(1.75)


# -- the report ------------------------------------------------------------------------------


def test_the_report_of_a_game_that_goes_on_ends_where_it_stands() -> None:
    session = Session.new(GAME, seed=4)
    play = policy("greedy", GAME)
    while not (session.state.turn == 3 and session.state.phase == "movement"):
        session.act(play(session.state))
    found = report(session, Effort((4,), (ROUND,), 4, ROUND, 0))
    assert [point.at for point in found.curve] == [1, 2, 3, 3.5]
    assert not found.over and found.skill is not None
    assert all(len(point.points) == 4 for point in found.curve)
    end = finish(session)
    over = report(end, Effort((2,), (1,), 1, 1, 0)).curve[-1]
    assert over.points == (end.state.over.total,) and over.expected.margin == 0


def test_the_report_is_the_same_in_any_order_and_in_other_processes() -> None:
    session = last_stand(2, leon={})
    session.act(DONE)
    finish(session)
    expected = report(session)
    backwards = Review.of(session, QUICK)
    from reconquista_qt.ai.review import Bench

    bench = Bench(backwards.played)
    while not backwards.finished:
        for task, about in reversed(backwards.wanted()):
            backwards.take(task, bench.do(task, about))
    assert backwards.report() == expected
    reviewers = Reviewers(Review.of(session, QUICK), jobs=2)
    while not reviewers.finished:
        reviewers.poll()
    assert reviewers.review.report() == expected


def test_stopping_keeps_what_was_found() -> None:
    reviewers = Reviewers(Review.of(finish(Session.new(GAME, seed=2))), jobs=1)
    while not reviewers.review.report().curve[:-1]:
        reviewers.poll()
    reviewers.stop()
    kept = reviewers.review.report()
    assert reviewers.finished and 0 < reviewers.review.progress < 1
    assert len(kept.curve) > 1
    assert not reviewers.poll() and reviewers.review.report() == kept


def test_chances_come_with_an_interval() -> None:
    point = CurvePoint(3.0, 40, (12, 16, 17, 22))
    assert point.chance(16) == 0.75
    low, high = point.interval(16)
    assert pytest.approx(low, abs=0.01) == 0.3 and pytest.approx(high, abs=0.01) == 0.95
    assert CurvePoint(21.0, 300, (18,)).interval(16) == (1, 1)
