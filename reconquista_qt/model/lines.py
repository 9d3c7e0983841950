"""Lines of play: the moments of the present one, the tree of all, and how two of them differ."""

from __future__ import annotations

from typing import Any

from reconquista_qt.engine.decision import Over
from reconquista_qt.engine.inputs import Acted, Branch, Input, shared_length
from reconquista_qt.engine.journal import Entry
from reconquista_qt.engine.record import record
from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.rules.score import Score


@record
class Moment:
    """A moment at which the game waits: so many inputs and entries are made before it."""

    inputs: int
    entries: int
    turn: int
    phase: str


@record
class Course:
    """The present line from its start to its end, what lies ahead included."""

    moments: tuple[Moment, ...]
    journal: tuple[Entry, ...]


def course_of(session: Session) -> Course:
    """Return the course of a session's present line."""
    whole = session
    if session.undone:
        whole = session.fork()
        whole.redo(len(session.inputs) + len(session.undone))
    moments = tuple(
        Moment(mark.inputs, mark.entries, mark.state.turn, mark.state.phase)
        for mark in whole.marks
        if mark.state.over is not None or hasattr(mark.state.agenda[-1], "options")
    )
    return Course(moments, tuple(whole.journal))


@record
class Line:
    """A line of play in the tree: `branch` is None for the present one.

    It has its first `shared` inputs in common with the line it leaves (`parent`, its place in the
    tree; -1 for the present line). `turn` and `phase` are those of its end, `left` those of where
    it leaves; `playable` is false where the rules of this version do not lead to its end.
    """

    branch: Branch | None
    name: str
    inputs: tuple[Input, ...]
    parent: int
    shared: int
    left: tuple[int, str]
    turn: int
    phase: str
    points: int
    level: str
    over: bool
    playable: bool = True
    score: Score | None = None


def lines_of(session: Session) -> list[Line]:
    """Return the tree of lines, the present one first, each after the one it leaves."""
    here = (*session.inputs, *session.undone)
    end = session.fork()
    if session.undone:
        end.redo(len(here))
    found = [_line(end, None, session.line, here, -1, 0)]
    # For each branch the line it has most in common with, of those that stand already.
    nearest = [(shared_length(here, branch.inputs), 0) for branch in session.branches]
    waiting = list(range(len(session.branches)))
    while waiting:
        number = max(waiting, key=lambda n: (nearest[n][0], -n))
        waiting.remove(number)
        branch, (shared, parent) = session.branches[number], nearest[number]
        found.append(_line_of(session, number, branch, parent, shared))
        for other in waiting:
            common = shared_length(branch.inputs, session.branches[other].inputs)
            if common > nearest[other][0]:
                nearest[other] = (common, len(found) - 1)
    return found


def _line_of(session: Session, number: int, branch: Branch, parent: int, shared: int) -> Line:
    twin = session.fork()
    try:
        twin.switch(twin.branches[number])
    except Exception:
        # A line from another version of the rules: it is kept, and shown as it is.
        inputs, nowhere = branch.inputs, (0, "")
        return Line(branch, branch.name, inputs, parent, shared, nowhere, *nowhere, 0, "",
                    over=False, playable=False)  # fmt: skip
    return _line(twin, branch, branch.name, branch.inputs, parent, shared)


def _line(
    end: Session,
    branch: Branch | None,
    name: str,
    inputs: tuple[Input, ...],
    parent: int,
    shared: int,
) -> Line:
    state = end.state
    score = end.game.score(state)
    before = [mark.state for mark in end.marks if mark.inputs <= shared]
    left = (before[-1].turn, before[-1].phase) if before else (end.start.turn, end.start.phase)
    over = isinstance(end.waiting, Over)
    return Line(
        branch, name, inputs, parent, shared, left, state.turn, state.phase, score.total,
        score.level, over, score=score,
    )  # fmt: skip


@record
class Difference:
    """Where two lines part: after so many inputs, and what each did then (None: it ends there).

    An action where a player chose, a tuple of values where dice fell.
    """

    shared: int
    one: Any
    other: Any


def difference(one: tuple[Input, ...], other: tuple[Input, ...]) -> Difference:
    """Return where two lines part."""
    shared = shared_length(one, other)
    return Difference(shared, _at(one, shared), _at(other, shared))


def _at(inputs: tuple[Input, ...], place: int) -> Any:
    if place >= len(inputs):
        return None
    given = inputs[place]
    return given.action if isinstance(given, Acted) else given.values
