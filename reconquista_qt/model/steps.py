"""From moment to moment of a course: by decision, phase or turn; and when a phase was last."""

from __future__ import annotations

from collections.abc import Sequence

from reconquista_qt.engine.journal import Entry

from .lines import Moment


def step_from(moments: Sequence[Moment], place: int, way: int, by: str) -> int:
    """Return the place of the next moment forward (`way` 1) or back (-1).

    `by` is decision, phase or turn. Back goes to the beginning of the phase or turn before.
    """
    last = len(moments) - 1

    def mark(at: int) -> tuple[int, str]:
        return (moments[at].turn, moments[at].phase if by == "phase" else "")

    there = place + way
    if by == "decision" or not 0 < there < last:
        return min(last, max(0, there))
    if way > 0:
        while there < last and mark(there) == mark(place):
            there += 1
        return there
    while there > 0 and mark(there - 1) == mark(there):
        there -= 1
    return there


def last_of(phase: str, journal: Sequence[Entry]) -> tuple[int, int] | None:
    """Return the first and last entry of the latest phase of a kind; None where it never was."""
    last = next((n for n in reversed(range(len(journal))) if journal[n].phase == phase), -1)
    if last < 0:
        return None
    first = last
    while first > 0 and journal[first - 1].phase == phase:
        first -= 1
    return (first, last)
