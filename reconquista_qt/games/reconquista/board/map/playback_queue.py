"""The reel of a show: the entries still to come, and the picture that they lead to, one by one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Self, cast

from reconquista_qt.engine.journal import Entry
from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.rules.state import State

from .snapshot import BoardSnapshot


class PlaybackQueue:
    """Entries and a picture; `entry` is the one that is on, None before the first.

    After the entries numbered in `rests` an input ended: whoever is in hand is put down then.
    `live` are new entries, which lead up to the state; others are shown again.
    """

    def __init__(
        self,
        picture: BoardSnapshot,
        entries: Iterable[Entry] = (),
        rests: frozenset[int] = frozenset(),
        *,
        live: bool = True,
    ) -> None:
        self.picture, self.live = picture, live
        self.entries = list(entries)
        self.entry: Entry | None = None
        self._rests = rests
        self._applied = False

    @classmethod
    def of_past(cls, session: Session, first: int, last: int) -> Self:
        """Return the reel of journal entries by their indexes, `last` included.

        The position before the first of them is found from the nearest moment kept.
        """
        journal = session.journal
        marks = [mark for mark in session.marks if mark.entries <= first]
        start, done = (marks[-1].state, marks[-1].entries) if marks else (session.start, 0)
        picture = BoardSnapshot(cast("State", start))
        picture.follow(journal[done:first], resting=False)
        rests = frozenset(journal[m.entries - 1].n for m in session.marks if m.entries)
        return cls(picture, journal[first : last + 1], rests, live=False)

    def wind(self) -> Entry:
        """Put the next entry on; IndexError after the last."""
        self.entry = self.entries.pop(0)
        self._applied = False
        return self.entry

    def apply(self) -> set[str] | None:
        """Let the picture show what the entry tells; return the areas, None where it did before."""
        entry = self.entry
        if self._applied or entry is None:
            return None
        self._applied = True
        areas = set(self.picture.apply(entry))
        if entry.n in self._rests:
            areas |= self.picture.rest()
        return areas

    def run_out(self) -> Iterator[Entry]:
        """Give all entries still to come, each once the picture shows it."""
        while self.entries:
            entry = self.wind()
            self.apply()
            yield entry
        if self.live:
            self.picture.rest()
