"""Dice, points and deeds of a game, counted."""

from __future__ import annotations

import random

import pytest

from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.inputs import Rolled
from reconquista_qt.engine.session import Session
from reconquista_qt.games import GameEntry
from reconquista_qt.model.tallies import (
    RollMade,
    Rolls,
    Tally,
    deeds,
    standings_by_turn,
    tallies,
)
from tests.duel.rules.state import Rest, Strike
from tests.games_of_tests import DUEL, each_entry


def duel() -> Session:
    session = Session.new(DUEL.rules(), seed=1, queue=[2, 1], options={"hits": 2})
    session.act(DUEL.rules().action_from({"do": "move", "to": "0,0"}))
    session.dice.queue_up([9])
    session.act(Strike(False))  # Blue
    session.dice.queue_up([2])
    session.act(Strike(True))  # Red
    return session


def test_each_roll_with_its_purpose_and_who_rolled() -> None:
    session = duel()
    rolls = Rolls().of(session)
    assert rolls == (
        RollMade(1, "chit", "", 3, (2,), 1, drawn=True),
        RollMade(2, "chit", "", 2, (1,), 1, drawn=True),
        RollMade(5, "strike", "blue", 10, (9,), 1),
        RollMade(7, "strike", "red", 10, (2,), 2),
    )
    found = tallies(rolls)
    assert list(found) == [("strike", "blue"), ("strike", "red")]
    assert found["strike", "blue"] == Tally(1, 9.0, 5.5, 8.25)


def test_they_follow_the_game_back_and_on_another_line() -> None:
    session, rolls = duel(), Rolls()
    assert len(rolls.of(session)) == 4
    session.undo(7)
    assert [roll.values for roll in rolls.of(session)] == [(2,), (1,), (9,)]
    session.dice.queue_up([7])
    session.act(Strike(False))
    assert rolls.of(session)[-1].values == (7,)
    assert rolls.of(session) == Rolls().of(session)


def test_dice_that_were_mistyped_are_not_told_after_they_were_typed_again() -> None:
    session, rolls = Session.new(DUEL.rules(), seed=1, typed_dice=True), Rolls()
    session.enter_dice([2])
    assert [roll.values for roll in rolls.of(session)] == [(2,)]
    session.undo()
    session.enter_dice([3])
    assert [roll.values for roll in rolls.of(session)] == [(3,)]


def test_luck_in_standard_deviations() -> None:
    tally = Tally()
    assert tally.score == 0.0 and tally.rarity == 1.0
    tally.note((6, 6, 6), 6)
    assert tally.dice == 3 and tally.got == 18 and tally.expected == 10.5
    assert tally.score == pytest.approx(7.5 / (3 * 35 / 12) ** 0.5)
    assert tally.rarity == pytest.approx(0.0112, abs=1e-4)


def test_points_by_turn_and_what_was_done() -> None:
    session = duel()
    assert standings_by_turn(session) == {"red": {1: 0, 2: 0}, "blue": {1: 0, 2: 1}}
    done = deeds(session)
    assert done["red"] == {"move": 1, "strike": 1} and done["blue"] == {"strike": 1}
    session.act(Rest())
    assert deeds(session)["blue"] == {"strike": 1, "rest": 1}


@each_entry
def test_no_roll_of_any_game_is_lost(entry: GameEntry) -> None:
    session, rng, rolls = Session.new(entry.rules(), seed=6), random.Random(6), Rolls()
    for number in range(120):
        waiting = session.waiting
        if not isinstance(waiting, Decision):
            break
        session.act(rng.choice(waiting.options))
        if number % 40 == 0:
            rolls.of(session)
    made = rolls.of(session)
    told = [
        (n, given.values, given.faces)
        for n, given in enumerate(session.inputs, start=1)
        if isinstance(given, Rolled)
    ]
    assert [(roll.number, roll.values, roll.faces) for roll in made] == told
    seats = {seat.id for seat in session.game.seats(session.state)}
    assert {roll.seat for roll in made} <= {*seats, ""}
    assert made == Rolls().of(session)
    assert set(standings_by_turn(session)) == seats
