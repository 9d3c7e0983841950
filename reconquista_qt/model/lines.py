"""Lines of play: the moments of the present one, the tree of all, and how two of them differ."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from reconquista_qt.engine.decision import Over
from reconquista_qt.engine.inputs import Acted, Branch, Input, shared_length
from reconquista_qt.engine.journal import Entry
from reconquista_qt.engine.record import record
from reconquista_qt.engine.seats import Standing
from reconquista_qt.engine.session import Session

MANY: Final = 40  # lines that are played to their ends in one go


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
class Variation:
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
    points: float
    level: str
    over: bool
    playable: bool = True
    score: object = None
    standings: tuple[Standing, ...] = ()


def lines_of(session: Session) -> list[Variation]:
    """Return the tree of lines, the present one first, each after the one it leaves."""
    return Lines().of(session)


class Lines:
    """The tree of lines of the game on the table, asked for again and again.

    What is found out is kept until another game comes: a line is played to its end once, and its
    inputs are looked at once. Only the present line is looked at anew each time.
    """

    def __init__(self) -> None:
        self._start: object = None  # of the game that all this is of
        # Every beginning of a line has a number: that of the beginning one shorter, and an input.
        self._beginnings: dict[tuple[int, Input], int] = {}
        self._paths: dict[int, tuple[tuple[Input, ...], list[int]]] = {}
        self._ends: dict[int, _End] = {}  # by the number of the whole line

    def unknown(self, session: Session) -> list[Branch]:
        """Return the lines that have yet to be played to their ends, which takes its time."""
        self._see(session)
        return [
            branch
            for branch in session.branches
            if (self._path(branch)[-1] if branch.inputs else 0) not in self._ends
        ]

    def look(self, session: Session, branches: Sequence[Branch]) -> None:
        """Play some lines to their ends."""
        self._see(session)
        bare = _without_lines(session) if branches else session
        for branch in branches:
            number = self._path(branch)[-1] if branch.inputs else 0
            if number not in self._ends:
                self._ends[number] = played(bare, branch)

    def _see(self, session: Session) -> None:
        """Forget what is known of another game."""
        if self._start is not session.start:
            self._start = session.start
            for known in (self._beginnings, self._paths, self._ends):
                known.clear()

    def of(self, session: Session) -> list[Variation]:
        """Return the tree of lines, the present one first, each after the one it leaves."""
        self.look(session, self.unknown(session))
        branches = session.branches
        here = (*session.inputs, *session.undone)
        # The present line first; a branch has the place after its number.
        paths = [self._walk(here), *map(self._path, branches)]
        passing: dict[int, list[int]] = {}
        for place, path in enumerate(paths):
            for beginning in path:
                passing.setdefault(beginning, []).append(place)
        # For each line the one it has most in common with, of those that stand already.
        nearest = [(0, 0)] * len(paths)
        found: list[Variation] = []
        waiting = set(range(1, len(paths)))
        place = 0
        taken: set[int] = set()
        while True:
            shared, parent = nearest[place]
            if place == 0:
                found.append(self._present(session, here, paths[0][-1] if here else 0))
            else:
                branch = branches[place - 1]
                end = self._ends[paths[place][-1] if branch.inputs else 0]
                found.append(end.line(branch, branch.name, parent, shared))
            for length, beginning in enumerate(paths[place], start=1):
                if beginning not in taken:
                    taken.add(beginning)
                    for other in passing[beginning]:
                        nearest[other] = (length, len(found) - 1)
            if not waiting:
                return found
            place = max(waiting, key=lambda n: (nearest[n][0], -n))
            waiting.remove(place)

    def _path(self, branch: Branch) -> list[int]:
        """Return the numbers of all beginnings of a line that was left, the shortest first."""
        inputs = branch.inputs
        known = self._paths.get(id(inputs))
        if known is None or known[0] is not inputs:
            known = self._paths[id(inputs)] = (inputs, self._walk(inputs))
        return known[1]

    def _walk(self, inputs: tuple[Input, ...]) -> list[int]:
        path, before, beginnings = [], 0, self._beginnings
        for given in inputs:
            before = beginnings.setdefault((before, given), len(beginnings) + 1)
            path.append(before)
        return path

    def _present(self, session: Session, here: tuple[Input, ...], number: int) -> Variation:
        known = self._ends.get(number)
        if known is None:
            end = session
            if session.undone:
                end = session.fork()
                end.redo(len(here))
            known = self._ends[number] = _End.of(end, here)
        return known.line(None, session.line, -1, 0)


@record
class _End:
    """What is found where a line ends, and the moments that led there: inputs, turn, phase."""

    inputs: tuple[Input, ...]
    moments: tuple[tuple[int, int, str], ...]
    turn: int = 0
    phase: str = ""
    over: bool = False
    standings: tuple[Standing, ...] = ()
    score: object = None

    @classmethod
    def of(cls, end: Session, inputs: tuple[Input, ...]) -> _End:
        """Return what is found at the end of a line, to which a session has come."""
        state, start = end.state, end.start
        moments = tuple((mark.inputs, mark.state.turn, mark.state.phase) for mark in end.marks)
        if not moments or moments[0][0]:
            moments = ((0, start.turn, start.phase), *moments)
        over = isinstance(end.waiting, Over)
        standings = end.game.standings(state)
        score = end.game.score(state)
        return cls(inputs, moments, state.turn, state.phase, over, standings, score)

    def line(self, branch: Branch | None, name: str, parent: int, shared: int) -> Variation:
        """Return the line as it stands in a tree."""
        left = [(turn, phase) for inputs, turn, phase in self.moments if inputs <= shared]
        standing = self.standings[0] if self.standings else None
        return Variation(
            branch, name, self.inputs, parent, shared, left[-1] if left else (0, ""),
            self.turn, self.phase, standing.points if standing else 0,
            standing.level if standing else "", self.over,
            playable=standing is not None, score=self.score,
            standings=self.standings,
        )  # fmt: skip


def _without_lines(session: Session) -> Session:
    """Return a copy without the lines that were left: each of its own copies would copy them."""
    bare = replace(session, branches=[], watchers=[])
    return bare.fork()


def played(bare: Session, branch: Branch) -> _End:
    """Return what is found at the end of a line that was left: play it on a copy."""
    twin = bare.fork()
    twin.branches = [Branch(branch.name, branch.inputs)]
    try:
        twin.switch(twin.branches[0])
    except Exception:
        # A line from another version of the rules: it is kept, and shown as it is.
        return _End(branch.inputs, ())
    return _End.of(twin, branch.inputs)


@record
class Difference:
    """Where two lines part: after so many inputs, and what each did then (None: it ends there).

    An action where a player chose, a tuple of values where dice fell.
    """

    shared: int
    one: object
    other: object


def difference(one: tuple[Input, ...], other: tuple[Input, ...]) -> Difference:
    """Return where two lines part."""
    shared = shared_length(one, other)
    return Difference(shared, _at(one, shared), _at(other, shared))


def _at(inputs: tuple[Input, ...], place: int) -> object:
    if place >= len(inputs):
        return None
    given = inputs[place]
    return given.action if isinstance(given, Acted) else given.values
