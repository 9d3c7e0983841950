"""The picture that follows the events ends exactly where the state is."""

from __future__ import annotations

import random

import pytest

from reconquista_qt.engine.decision import Decision, DiceWanted
from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.view.board.presenter_position import Shown


def describe(shown: Shown) -> dict[str, object]:
    """Return the picture in words, for the report of a failure."""
    picture: dict[str, object] = {
        name: getattr(shown, name)
        for name in ("turn", "phase", "revolt", "event", "event_count", "treasury", "moving_region")
    }
    for area in GAME.position(Session.new(GAME, seed=1).state)["areas"]:
        picture[area] = shown.there(area)
    return picture


@pytest.mark.parametrize("seed", range(12))
def test_following_the_events_ends_at_the_state(seed: int) -> None:
    choose = random.Random(seed)
    session = Session.new(GAME, seed=seed)
    shown = Shown(session.start)
    shown.follow(session.journal)
    while isinstance(session.waiting, Decision):
        assert describe(shown) == describe(Shown(session.state))
        assert shown == Shown(session.state)
        entries = session.act(choose.choice(session.waiting.options))
        shown.follow(entries)
    assert describe(shown) == describe(Shown(session.state))


@pytest.mark.parametrize("seed", range(4))
def test_typed_dice_stop_in_the_middle_of_a_battle(seed: int) -> None:
    choose = random.Random(seed)
    session = Session.new(GAME, seed=seed, typed_dice=True)
    shown = Shown(session.start)
    first = 0
    for _ in range(1500):
        shown.follow(session.journal[first:])
        first = len(session.journal)
        assert describe(shown) == describe(Shown(session.state))
        waiting = session.waiting
        if isinstance(waiting, DiceWanted):
            session.enter_dice(choose.randint(1, 6) for _ in range(waiting.count))
        elif isinstance(waiting, Decision):
            session.act(choose.choice(waiting.options))
        else:
            break
