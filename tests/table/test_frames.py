"""Every moment of a game can be shown: what a replay shows between two decisions as well."""

from __future__ import annotations

import pytest

from reconquista_qt.engine.session import Session
from reconquista_qt.games import GameEntry
from reconquista_qt.model.frames import frames
from reconquista_qt.view.table.surface import TableSurface
from tests.games_of_tests import ALL, DUEL, decisions

TABLES = [entry for entry in ALL if isinstance(entry.surface(), TableSurface)]
DECISIONS = 200


@pytest.mark.parametrize("entry", TABLES, ids=lambda entry: entry.id)
def test_each_entry_of_the_journal_has_its_picture(entry: GameEntry) -> None:
    game, surface = entry.rules(), entry.surface()
    session = [session for session, _ in decisions(game, 5, most=DECISIONS)][-1]
    projection = surface.projection()
    seats = [seat.id for seat in game.seats(session.state)]
    for number, state in enumerate(frames(session, 0)):
        picture = projection.picture(state, seats[number % len(seats)])
        where = [piece.id for there in picture.places.values() for piece in there]
        assert len(where) == len(set(where)), session.journal[number]


@pytest.mark.parametrize("entry", ALL, ids=lambda entry: entry.id)
def test_a_part_of_the_frames_is_that_part(entry: GameEntry) -> None:
    game = entry.rules()
    session = [session for session, _ in decisions(game, 5, most=12)][-1]
    whole = [game.digest(state) for state in frames(session, 0)]
    assert len(whole) == len(session.journal)
    count = len(whole)
    for first, last in ((0, 0), (0, 1), (0, count // 2), (1, 3), (count // 2, count), (3, count)):
        part = [game.digest(state) for state in frames(session, first, last)]
        assert part == whole[first:last], (first, last)


def test_the_frames_of_a_game_that_waits_for_its_dice() -> None:
    session = Session.new(DUEL.rules(), seed=1, typed_dice=True)
    session.enter_dice([2])
    assert len(frames(session, 0)) == len(session.journal)
    session.enter_dice([1])
    assert len(frames(session, 0)) == len(session.journal)
