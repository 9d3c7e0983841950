"""What the board shows for an entry of the journal: pieces on their way, places that change."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from reconquista_qt.engine.journal import Entry
from reconquista_qt.model.surface import Picture, Piece

from .items import HeldItem
from .painters import rounded
from .scene import TableScene

MOVE_MS = 420  # for one step between places, at normal speed
FLASH_MS = 380
THROW_MS = 900
READ_MS = 900  # the last words, before the curtain falls
NEXT_THROW_MS = 650  # of further throws in one show


def ease(t: float) -> float:
    """Return a smooth course from 0 to 1."""
    return t * t * (3 - 2 * t)


class Glider(HeldItem):
    """Pieces that glide along a line of the board."""

    def set_path(self, path: QPainterPath) -> None:
        """Say which line, and begin at its start."""
        self._path = path
        self.play(0.0)

    def play(self, t: float) -> None:
        """Go to a moment from 0 to 1."""
        self.setPos(self._path.pointAtPercent(min(1.0, max(0.0, ease(t)))))


@dataclass
class AnimationStep:
    """A moment of the show: `length` in milliseconds, what moves, what is lit, what is told.

    With `applies` the board takes the look after the entry at its beginning, else at its end.
    `gone` are pieces (by place and id) not shown where they lie while it lasts.
    """

    length: int
    effects: list[Any] = field(default_factory=list)
    lit: frozenset[str] = frozenset()
    applies: bool = False
    gone: dict[str, tuple[Piece, ...]] = field(default_factory=dict)
    focus: str = ""
    title: str = ""
    settles: float | None = None  # the part of it after which its dice lie still


class Cues(Protocol):
    """Turns journal entries into stages."""

    def stages(
        self, entry: Entry, before: Picture, after: Picture, board: TableScene
    ) -> Sequence[AnimationStep]:
        """Return what is shown for an entry; nothing for one that changes nothing on the table."""
        ...


class PlainCues:
    """Lets pieces glide to where they lie afterwards, and flashes the places that change."""

    def stages(
        self, entry: Entry, before: Picture, after: Picture, board: TableScene
    ) -> Sequence[AnimationStep]:
        """Return one stage of gliding, or one of flashing, or none."""
        if before == after:
            return ()
        was, now = before.where(), after.where()
        moved: dict[tuple[str, str], list[Piece]] = {}
        for place, there in before.places.items():
            for piece in there:
                to = now.get(piece.id)
                if to is not None and to != place:
                    moved.setdefault((place, to), []).append(piece)
        if moved and len(moved) <= 6:
            path = path_of(entry)
            effects, gone, longest = [], {}, 1
            for (start, end), pieces in moved.items():
                way = path if path and path[0] == start and path[-1] == end else (start, end)
                effects.append(glide(board, way, pieces))
                gone[start] = tuple(pieces)
                longest = max(longest, len(way) - 1)
            length = round(MOVE_MS * (0.6 + 0.4 * longest))
            return (AnimationStep(length, effects, gone=gone, focus=next(iter(moved))[1]),)
        changed = after.differing(before)
        if not changed:
            return ()
        focus = next(iter(sorted(changed)), "") if len(changed) <= 2 else ""
        del was
        return (AnimationStep(FLASH_MS, lit=changed, applies=True, focus=focus),)


def path_of(entry: Entry) -> tuple[str, ...]:
    """Return the places on the way that an event tells of, if it does."""
    path = entry.event.args().get("path")
    if isinstance(path, (list, tuple)) and all(isinstance(place, str) for place in path):
        return tuple(path)
    return ()


def glide(board: TableScene, places: Sequence[str], pieces: Sequence[Piece]) -> Glider:
    """Return pieces that glide from place to place."""
    known = frozenset(board.shape.places)
    points = [board.shape.anchor(place) for place in places if place in known]
    item = Glider(pieces, board.art, board.stacking, board.counter_size * 1.06, board.theme)
    item.set_path(rounded(points) if len(points) > 1 else _still(points))
    return item


def _still(points: Sequence[QPointF]) -> QPainterPath:
    at = points[0] if points else QPointF()
    path = QPainterPath(at)
    path.lineTo(at + QPointF(0.1, 0))
    return path
