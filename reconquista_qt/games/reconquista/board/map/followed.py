"""A snapshot that follows the journal: what lies on the map after each entry."""

from __future__ import annotations

from typing import Self, cast

from reconquista_qt.engine.journal import Entry
from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.rules.state import State

from .snapshot import BoardSnapshot


class FollowedSnapshot:
    """The position after the entry that was followed last.

    After the entries numbered in `rests` an input ended: whoever is in hand is put down then.
    """

    def __init__(self, picture: BoardSnapshot, rests: frozenset[int] = frozenset()) -> None:
        self.picture = picture
        self._rests = rests

    @classmethod
    def before(cls, session: Session, first: int) -> Self:
        """Return the position before the journal entry of an index.

        It is found from the nearest moment kept.
        """
        journal = session.journal
        marks = [mark for mark in session.marks if mark.entries <= first]
        start, done = (marks[-1].state, marks[-1].entries) if marks else (session.start, 0)
        picture = BoardSnapshot(cast("State", start))
        picture.follow(journal[done:first], resting=False)
        return cls(picture, frozenset(journal[m.entries - 1].n for m in session.marks if m.entries))

    def follow(self, entry: Entry) -> set[str]:
        """Go on to what is after an entry; return the areas that look different then."""
        areas = set(self.picture.apply(entry))
        if entry.n in self._rests:
            areas |= self.picture.rest()
        return areas
