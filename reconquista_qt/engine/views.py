"""A game as one seat may know it: for whatever is shown, worded, saved or advised for it alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from .decision import Decision, Waiting
from .game import AnyGame
from .journal import Entry
from .refusal import Refusal
from .seats import Seat
from .session import Session
from .state import GameState


def seat_of(game: AnyGame, state: GameState, name: str) -> Seat | None:
    """Return the seat of an id, or that which leads a side; None where there is none."""
    seats = game.seats(state)
    found = next((seat for seat in seats if seat.id == name), None)
    return found or next((seat for seat in seats if name in seat.sides), None)


def seat_asked(game: AnyGame, state: GameState) -> Seat | None:
    """Return the seat that has to decide now, None where nobody has."""
    side = getattr(state.agenda[-1], "side", None) if state.agenda else None
    return None if side is None else seat_of(game, state, side)


def entries_seen(game: AnyGame, entries: Iterable[Entry], seat: Seat) -> Iterator[Entry]:
    """Yield the journal entries that a seat may know, as it may know them."""
    for entry in entries:
        event = game.seen(entry.event, seat.id)
        if event is not None:
            yield entry if event is entry.event else replace(entry, event=event)


def waiting_seen(session: Session, seat: Seat) -> Waiting:
    """Return what the game waits for; a seat that is not asked sees no options."""
    waiting = session.waiting
    if isinstance(waiting, Decision) and waiting.side not in seat.sides:
        return replace(waiting, options=())
    return waiting


def why_not_seen(session: Session, action: object, seat: Seat) -> Refusal | None:
    """Say which rule forbids a seat an action; one that is not asked learns nothing else."""
    waiting = session.waiting
    if isinstance(waiting, Decision) and waiting.side not in seat.sides:
        return Refusal("turn/sequence", "not-now")
    return session.why_not(action)
