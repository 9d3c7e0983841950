"""The picture that follows the events ends exactly where the state is."""

from __future__ import annotations

import random
from typing import Any

import pytest

from reconquista_qt.engine.decision import Decision, DiceWanted
from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.board.map.snapshot import BoardSnapshot
from reconquista_qt.games.reconquista.rules.actions import DONE
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.games.reconquista.rules.names import AREA_INDEX
from tests.games.reconquista.rules.table import area, position

BARCELONA = AREA_INDEX["barcelona"]


def describe(shown: BoardSnapshot) -> dict[str, object]:
    """Return the picture in words, for the report of a failure."""
    picture: dict[str, object] = {
        name: getattr(shown, name)
        for name in ("turn", "phase", "revolt", "event", "event_count", "treasury", "moving_region")
    }
    for name in AREA_INDEX:
        picture[name] = shown.there(name)
    return picture


@pytest.mark.parametrize("seed", range(12))
def test_following_the_events_ends_at_the_state(seed: int) -> None:
    choose = random.Random(seed)
    session = Session.new(GAME, seed=seed)
    shown = BoardSnapshot(session.start)
    shown.follow(session.journal)
    while isinstance(session.waiting, Decision):
        assert describe(shown) == describe(BoardSnapshot(session.state))
        assert shown == BoardSnapshot(session.state)
        entries = session.act(choose.choice(session.waiting.options))
        shown.follow(entries)
    assert describe(shown) == describe(BoardSnapshot(session.state))


@pytest.mark.parametrize("seed", range(20))
def test_a_force_that_comes_out_of_besieged_walls_is_followed_too(seed: int) -> None:
    besieged = area("christian", christian_army=1, besiegers={"french": 2})
    areas = {"oviedo": area(christian_army=5), "barcelona": besieged,
             "pamplona": area(christian_garrison=1, christian_army=4),
             "zaragoza": area("muslim", muslim_army=2)}  # fmt: skip
    session = Session.at(GAME, position("movement", areas), seed=seed)
    shown = BoardSnapshot(session.start)
    shown.follow(session.journal)
    choose = random.Random(seed)
    while isinstance(waiting := session.waiting, Decision) and session.state.phase == "movement":
        assert describe(shown) == describe(BoardSnapshot(session.state))
        moves: list[Any] = [action for action in waiting.options if action != DONE]
        sallies = [move for move in moves if getattr(move, "origin", -1) == getattr(move, "to", -2)]
        towards = [move for move in moves if getattr(move, "to", -1) == BARCELONA]
        entries = session.act(choose.choice(sallies or towards or moves or [DONE]))
        shown.follow(entries)
    assert describe(shown) == describe(BoardSnapshot(session.state))


@pytest.mark.parametrize("seed", range(4))
def test_typed_dice_stop_in_the_middle_of_a_battle(seed: int) -> None:
    choose = random.Random(seed)
    session = Session.new(GAME, seed=seed, typed_dice=True)
    shown = BoardSnapshot(session.start)
    first = 0
    for _ in range(1500):
        shown.follow(session.journal[first:])
        first = len(session.journal)
        assert describe(shown) == describe(BoardSnapshot(session.state))
        waiting = session.waiting
        if isinstance(waiting, DiceWanted):
            session.enter_dice(choose.randint(1, 6) for _ in range(waiting.count))
        elif isinstance(waiting, Decision):
            session.act(choose.choice(waiting.options))
        else:
            break
