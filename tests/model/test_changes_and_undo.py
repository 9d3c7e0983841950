"""What differs between two positions, and where undo leads."""

from __future__ import annotations

from typing import Any

from reconquista_qt.engine.session import Session
from reconquista_qt.model.changes import Changes
from reconquista_qt.model.undoing import can_undo_to, previous
from tests.duel.rules.game import GAME
from tests.duels import after_blows


def test_areas_and_tracks_that_differ_are_named() -> None:
    before: dict[str, Any] = {"areas": {"a": {"n": 1}, "b": {"n": 2}, "c": {}}, "turn": 1, "x": 0}
    after: dict[str, Any] = {"areas": {"a": {"n": 2}, "b": {"n": 2}, "d": {}}, "turn": 2, "x": 0}
    for one, other in ((before, after), (after, before)):
        changes = Changes.between(one, other, "undo")
        assert changes.areas == {"a", "c", "d"}
        assert changes.tracks == {"turn"}
        assert (changes.cause, changes.entries) == ("undo", ())
    assert Changes.between(before, before, "act").areas == frozenset()


def test_a_position_without_areas_has_tracks_alone() -> None:
    changes = Changes.between({"turn": 1, "areas": []}, {"turn": 1, "left": 3}, "act")
    assert (changes.areas, changes.tracks) == (frozenset(), {"left"})


def test_it_can_be_undone_to_any_input_after_the_first_decision() -> None:
    session = after_blows()
    assert [can_undo_to(session, number) for number in range(1, 9)] == [
        False, False, True, True, True, True, True, True,
    ]  # fmt: skip
    session.undo_stops_at_dice = True
    assert [can_undo_to(session, number) for number in range(3, 7)] == [False, False, False, True]


def test_what_answers_itself_is_not_gone_back_to() -> None:
    session = after_blows()
    assert previous(session, ()) == 6
    assert previous(session, ("fence",)) == 6, "there is more than one answer"
    assert previous(Session.new(GAME, seed=5), ()) is None
