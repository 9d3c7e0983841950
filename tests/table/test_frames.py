"""Every moment of a game can be shown: what a replay shows between two decisions as well."""

from __future__ import annotations

import pytest

from reconquista_qt.games import Entry
from reconquista_qt.model.frames import frames
from reconquista_qt.view.table.surface import TableSurface
from tests.games_of_tests import ALL, decisions

TABLES = [entry for entry in ALL if isinstance(entry.surface(), TableSurface)]
DECISIONS = 200


@pytest.mark.parametrize("entry", TABLES, ids=lambda entry: entry.id)
def test_each_entry_of_the_journal_has_its_picture(entry: Entry) -> None:
    game, surface = entry.rules(), entry.surface()
    session = [session for session, _ in decisions(game, 5, most=DECISIONS)][-1]
    projection = surface.projection()
    seats = [seat.id for seat in game.seats(session.state)]
    for number, state in enumerate(frames(session, 0)):
        picture = projection.picture(state, seats[number % len(seats)])
        where = [piece.id for there in picture.places.values() for piece in there]
        assert len(where) == len(set(where)), session.journal[number]
