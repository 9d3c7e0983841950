"""What differs between two positions, so that views redraw only that."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Self

from reconquista_qt.engine.journal import Entry
from reconquista_qt.engine.record import record


@record
class Changes:
    """What changed on the table, why, and the journal entries that tell of it.

    `areas` are ids of areas, where a position has them by id; `tracks` its other fields (turn,
    phase ...); `cause` is act, dice, undo, redo or branch.
    """

    areas: frozenset[str]
    tracks: frozenset[str]
    cause: str
    entries: tuple[Entry, ...] = ()

    @classmethod
    def between(
        cls,
        before: Mapping[str, object],
        after: Mapping[str, object],
        cause: str,
        entries: Iterable[Entry] = (),
    ) -> Self:
        """Return what differs between two positions (as `Game.position` gives them).

        Compared rather than read off the events, so that it is as true for undo as for a move.
        """
        old, new = _areas(before), _areas(after)
        names = {*old, *new}
        keys = {*before, *after} - {"areas"}
        return cls(
            frozenset(area for area in names if old.get(area) != new.get(area)),
            frozenset(key for key in keys if before.get(key) != after.get(key)),
            cause,
            tuple(entries),
        )


def _areas(position: Mapping[str, object]) -> Mapping[str, object]:
    areas = position.get("areas")
    return areas if isinstance(areas, Mapping) else {}
