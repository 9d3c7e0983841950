"""What differs between two positions, so that views redraw only that."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Self

from reconquista_qt.engine.journal import Entry
from reconquista_qt.engine.record import record


@record
class Changes:
    """What changed on the table, why, and the journal entries that tell of it.

    `areas` are area ids; `tracks` the other fields of a position (turn, phase, revolt, event,
    treasury, moving_region); `cause` is act, dice, undo, redo or branch.
    """

    areas: frozenset[str]
    tracks: frozenset[str]
    cause: str
    entries: tuple[Entry, ...] = ()

    @classmethod
    def between(
        cls,
        before: Mapping[str, Any],
        after: Mapping[str, Any],
        cause: str,
        entries: Iterable[Entry] = (),
    ) -> Self:
        """Return what differs between two positions (as `Game.position` gives them).

        Compared rather than read off the events, so that it is as true for undo as for a move.
        """
        old, new = before["areas"], after["areas"]
        return cls(
            frozenset(area for area, there in new.items() if old[area] != there),
            frozenset(key for key in after if key != "areas" and before[key] != after[key]),
            cause,
            tuple(entries),
        )
