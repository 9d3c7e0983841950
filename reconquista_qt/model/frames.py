"""The state after each entry of the journal: what a replay shows, step by step.

Rules tell of an event after they have changed the state, so a copy taken then is the table at that
moment. Nothing is kept while the game is played: the inputs since a moment of waiting are played
again on a copy, and only where somebody watches.
"""

from __future__ import annotations

from reconquista_qt.engine.agenda import asked, settle
from reconquista_qt.engine.inputs import Acted, Mark, Rolled
from reconquista_qt.engine.journal import Entry, Event
from reconquista_qt.engine.session import Session
from reconquista_qt.engine.state import GameState

from .tallies import RollMade, rolls_between, spans


def rolls_of(session: Session, entry: Entry) -> tuple[Rolled, ...]:
    """Return the rolls that led to an entry; none for what else one and the same roll led to."""
    given = session.inputs[_inputs_before(session, entry) : entry.input]
    return tuple(roll for roll in given if isinstance(roll, Rolled))


def _inputs_before(session: Session, entry: Entry) -> int:
    """Return how many inputs had been given when the entry before was told."""
    return session.journal[entry.n - 2].input if entry.n > 1 else 0


def throws(session: Session, first: int, last: int) -> dict[int, tuple[RollMade, ...]]:
    """Return the dice of the journal entries from index `first` to before `last`, by their number.

    There are none of a range that begins before the session's first moment of waiting.
    """
    entries = [entry for entry in session.journal[first:last] if rolls_of(session, entry)]
    mark = _before(session, first)
    if not entries or mark is None:
        return {}
    rolled = {
        roll.number: roll
        for span, until in spans(session)
        if mark.inputs <= span.inputs < entries[-1].input
        for roll in rolls_between(session, span, until)
    }
    found = {}
    for entry in entries:
        inputs = range(_inputs_before(session, entry) + 1, entry.input + 1)
        found[entry.n] = tuple(rolled[number] for number in inputs if number in rolled)
    return {number: of for number, of in found.items() if of}


def frames(session: Session, first: int, last: int | None = None) -> tuple[GameState, ...]:
    """Return the state after each journal entry from index `first` to before `last`.

    The journal before the session's first moment of waiting (its announcement) cannot be played
    again: there the state of that moment stands for each entry.
    """
    last = len(session.journal) if last is None else last
    if first >= last:
        return ()
    mark = _before(session, first)
    if mark is None:
        # Told before anything was waited for.
        opening = session.marks[0] if session.marks else None
        state = session.state if opening is None else opening.state
        until = last if opening is None else min(last, opening.entries)
        told = (state,) * max(0, until - first)
        return told + frames(session, until, last) if until < last and until > first else told
    return _replayed(session, mark, first, last)


def state_before(session: Session, entry: int) -> GameState:
    """Return the state just before a journal entry of an index."""
    mark = _before(session, entry)
    if mark is None:
        return session.start
    found = _replayed(session, mark, mark.entries, entry)
    return found[-1] if found else mark.state


def _before(session: Session, entry: int) -> Mark | None:
    """Return the last moment of waiting at which the journal was no longer than `entry`."""
    for mark in reversed(session.marks):
        if mark.entries <= entry:
            return mark
    return None


def _replayed(session: Session, mark: Mark, first: int, last: int) -> tuple[GameState, ...]:
    """Return the states after some entries, played on from a moment of waiting."""
    state = mark.state.clone()
    found: list[GameState] = []
    inputs = list(session.inputs[mark.inputs :])
    number = mark.entries

    def emit(_event: Event) -> None:
        nonlocal number
        if first <= number < last:
            found.append(state.clone())
        number += 1

    def dice(count: int, *_faces: int) -> tuple[int, ...] | None:
        if inputs and isinstance(inputs[0], Rolled) and len(inputs[0].values) == count:
            given = inputs.pop(0)
            assert isinstance(given, Rolled)
            return given.values
        return None

    settle(state, dice, emit)
    while inputs and number < last:
        given = inputs.pop(0)
        if not isinstance(given, Acted):
            break
        step = asked(state)
        assert step is not None
        step.apply(state, given.action, emit)
        settle(state, dice, emit)
    return tuple(found)
