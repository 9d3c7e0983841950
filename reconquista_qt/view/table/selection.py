"""Pieces taken up to be moved: which, where they may go, and the move that is made of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from reconquista_qt.model.surface import Moves, Piece, Way


class Selection:
    """Some pieces of a place; the ways are asked for once for each choice of pieces."""

    def __init__(self, moves: Moves, state: Any, place: str, pieces: tuple[Piece, ...]) -> None:
        self._moves, self._state = moves, state
        self.place = place
        self.most = {piece.id: piece for piece in moves.liftable(state, place)}
        self.pieces = tuple(p for p in pieces if p.id in self.most) or tuple(self.most.values())
        self._ways: Mapping[str, Way] | None = None
        self.over = ""  # the place under the hand, where they may go there
        self.trail = [place]  # passed by the hand, each beside the one before or at least after it

    def pass_over(self, place: str) -> None:
        """Take note that the hand is over a place; going back shortens the trail."""
        if place in self.trail:
            del self.trail[self.trail.index(place) + 1 :]
        elif place:
            self.trail.append(place)

    def path(self, to: str) -> tuple[tuple[str, ...], str]:
        """Return the places of the way to show to a place, and its cost."""
        way = self.ways[to]
        find = getattr(self._moves, "path", None)
        if find is not None:
            found: tuple[tuple[str, ...], str] = find(
                self._state, self.place, self.pieces, to, tuple(self.trail)
            )
            return found
        return way.path or (self.place, to), way.cost

    @property
    def facing_there(self) -> tuple[Piece, ...]:
        """The pieces as they would face where the hand is."""
        way = self.ways.get(self.over)
        if way is None or way.facing is None:
            return self.pieces
        return tuple(
            piece if piece.facing is None else replace(piece, facing=way.facing)
            for piece in self.pieces
        )

    @property
    def is_turned(self) -> bool:
        """Whether the pieces have been turned in the hand."""
        return any(piece.facing != self.most[piece.id].facing for piece in self.pieces)

    @property
    def is_facing(self) -> bool:
        """Whether the pieces can be turned in the hand."""
        return bool(getattr(self._moves, "faces", False)) and any(
            piece.facing is not None for piece in self.pieces
        )

    def rotate(self, steps: int) -> bool:
        """Turn the pieces in the hand; False where they face nowhere or are not to be turned so."""
        if not self.is_facing:
            return False
        self.pieces = tuple(
            piece if piece.facing is None else replace(piece, facing=(piece.facing + steps) % 6)
            for piece in self.pieces
        )
        self._ways = None
        return True

    @property
    def ways(self) -> Mapping[str, Way]:
        """The legal moves by the place they end in."""
        if self._ways is None:
            self._ways = self._moves.ways(self._state, self.place, self.pieces)
        return self._ways

    def attempt(self, to: str) -> Any | None:
        """Return the action of a drop, legal or not."""
        return self._moves.attempt(self._state, self.place, self.pieces, to)

    def turns(self) -> Mapping[int, Any]:
        """Return the actions that turn the one piece that is lifted."""
        if len(self.pieces) != 1:
            return {}
        return self._moves.turns(self._state, self.place, self.pieces[0])

    def toggle(self, piece_id: str) -> bool:
        """Take a piece along or leave it; at least one stays. False where nothing changes.

        Where only pieces of one slot move together, one of another slot takes their place.
        """
        if piece_id not in self.most:
            return False
        held = {piece.id: piece for piece in self.pieces}
        if hasattr(self._moves, "together"):
            slot = self.most[piece_id].slot
            held = {name: piece for name, piece in held.items() if piece.slot == slot}
        if piece_id in held:
            if len(held) == 1:
                return False
            del held[piece_id]
        else:
            held[piece_id] = self.most[piece_id]
        self._set(held)
        return True

    def take(self, counts: Mapping[str, int]) -> bool:
        """Hold so many of each piece; False where none would be left."""
        held = {}
        for name, piece in self.most.items():
            count = max(0, min(counts.get(name, 0), piece.count))
            if count:
                held[name] = piece if count == piece.count else _counted(piece, count)
        if not held:
            return False
        self._set(held)
        return True

    def change(self, steps: int) -> bool:
        """Hold more or fewer, always at least one; False where nothing changes."""
        counts = {piece.id: piece.count for piece in self.pieces}
        before = dict(counts)
        order = list(self.most)
        for _ in range(abs(steps)):
            if steps > 0:
                name = next((n for n in order if counts.get(n, 0) < self.most[n].count), "")
                if name:
                    counts[name] = counts.get(name, 0) + 1
            elif sum(counts.values()) > 1:
                name = next(n for n in reversed(order) if counts.get(n, 0))
                counts[name] -= 1
        counts = {name: count for name, count in counts.items() if count}
        return counts != before and self.take(counts)

    def _set(self, held: Mapping[str, Piece]) -> None:
        facing = {piece.id: piece.facing for piece in self.pieces}
        self.pieces = tuple(
            held[name] if name not in facing else replace(held[name], facing=facing[name])
            for name in self.most if name in held
        )  # fmt: skip
        self._ways = None


def _counted(piece: Piece, count: int) -> Piece:
    counted: Piece = replace(piece, count=count)
    return counted
