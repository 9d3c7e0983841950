"""Who sits at the table: a person, a computer player, or somebody elsewhere, for each seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Protocol

from PySide6.QtCore import QObject, Signal

from reconquista_qt.engine.agenda import asked
from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.game import AnyGame
from reconquista_qt.engine.state import GameState

from .controller import AnyController

PERSON: Final = "person"
ELSEWHERE: Final = "elsewhere"


class Thinker(Protocol):
    """Finds a computer player's answer without keeping anybody waiting."""

    def think(
        self, game: AnyGame, state: GameState, seat: str, player: str, seed: int, number: int
    ) -> None:
        """Begin to think, in place of what was thought of before."""
        ...

    def stop(self) -> None:
        """Think of nothing any more."""
        ...


class Seating(QObject):
    """Knows who answers for each seat, and lets the computer's seats be played.

    `drivers` name for each seat ``person``, ``elsewhere`` or a computer player (``greedy``,
    ``planner:200``). `asked` is the seat that decides now. With several persons and secrets between
    them, the table is `covered` until the next one says that he sits there (`uncover`).
    """

    changed = Signal()  # another seat is asked, is thinking, or others sit there
    covering = Signal(bool)  # the table is covered, or shown again

    def __init__(self, controller: AnyController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._thinker: Thinker | None = None
        self.drivers: dict[str, str] = {}
        self._secret = False
        self._now: Callable[[GameState], bool] | None = None
        self._thinking = False
        self._paused = False
        self._held = False  # while the board shows what has happened
        self._goes_on = False  # the computer was told to, though something lies ahead
        self._inputs = 0  # so many there were when the table was looked at last
        self._covered = False
        self._present = ""  # the person who looks on
        self._seats: dict[str, str] = {}  # the seat of each side
        controller.reset.connect(self._other_game)
        controller.decisionChanged.connect(self._follow)
        self._learn_seats()

    # -- who sits where ----------------------------------------------------------------------------

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats in the order of the rules."""
        return tuple(dict.fromkeys(self._seats.values()))

    def seat(
        self, drivers: Mapping[str, str], thinker: Thinker | None, *, secret: bool,
        now: Callable[[GameState], bool] | None = None,
    ) -> None:  # fmt: skip
        """Let these sit down, a person where none is named; `secret`: not all lies open.

        `now` says of a position whether anything is hidden there: where nothing is, nobody has to
        look away.
        """
        self._stop()
        self._thinker, self._secret, self._now = thinker, secret, now
        self.drivers = {seat: drivers.get(seat, PERSON) for seat in self.seats}
        self._present = ""
        self._set_covered(False)
        self._follow()

    def change(self, drivers: Mapping[str, str]) -> None:
        """Let others answer for seats in the middle of a game, a person where none is named.

        Who looks on goes on looking on, unless the computer has taken that seat.
        """
        self._stop()
        self.drivers = {seat: drivers.get(seat, PERSON) for seat in self.seats}
        if self.driver(self._present) != PERSON:
            self._present = ""
        if not self.hands_over:
            self._set_covered(False)
        self._paused = False
        self._follow()

    @property
    def may_change(self) -> bool:
        """Whether others can sit down: not while the table is covered, or somebody is elsewhere."""
        return not self._covered and ELSEWHERE not in self.drivers.values()

    def driver(self, seat: str) -> str:
        """Return who answers for a seat."""
        return self.drivers.get(seat, PERSON)

    def is_person(self, side: str) -> bool:
        """Whether a person at this table decides for a side."""
        return self.driver(self._seats.get(side, "")) == PERSON

    @property
    def persons(self) -> tuple[str, ...]:
        """The seats of persons at this table."""
        return tuple(seat for seat in self.seats if self.driver(seat) == PERSON)

    @property
    def asked(self) -> str:
        """The seat that decides now, "" where none does."""
        waiting = self._controller.waiting
        return self._seats.get(waiting.side, "") if isinstance(waiting, Decision) else ""

    @property
    def viewer(self) -> str:
        """The seat whose eyes are on the table.

        The person who is asked; while others decide, the person who was asked last.
        """
        return self._present or next(iter(self.persons), "")

    @property
    def answers_here(self) -> bool:
        """Whether a person at this table decides now, and is the one who looks on."""
        return (
            self.driver(self.asked) == PERSON
            and not self._covered
            and not (self._is_secret and self._present not in ("", self.asked))
        )

    @property
    def _is_secret(self) -> bool:
        """Whether persons at this table have secrets from each other now."""
        if not self._secret or len(self.persons) < 2:
            return False
        return self._now is None or self._now(self._controller.state)

    @property
    def is_thinking(self) -> bool:
        """Whether a computer player is looking for its answer."""
        return self._thinking

    @property
    def is_paused(self) -> bool:
        """Whether the computer's seats are kept waiting."""
        return self._paused

    @property
    def is_covered(self) -> bool:
        """Whether the table is covered until the next person sits down."""
        return self._covered

    def _learn_seats(self) -> None:
        game, state = self._controller.game, self._controller.state
        self._seats = {}
        for seat in game.seats(state):
            for side in (*seat.sides, seat.id):
                self._seats.setdefault(side, seat.id)

    def _other_game(self) -> None:
        self._stop()
        self._learn_seats()
        self.drivers = {seat: self.drivers.get(seat, PERSON) for seat in self.seats}
        self._present, self._now = "", None  # it may be of another kind
        self._set_covered(False)
        self._follow()

    # -- whose turn it is --------------------------------------------------------------------------

    def _follow(self) -> None:
        self._stop()
        asked = self.asked
        inputs, self._inputs = self._inputs, len(self._controller.session.inputs)
        if self._inputs < inputs:
            self._goes_on = False  # somebody went back
        if self.hands_over:
            # Who has just decided sees what came of it, as far as he may, before the curtain falls.
            self._set_covered(not self._held)
        elif asked and self.driver(asked) == PERSON:
            self._goes_on = False
            if self._others_secrets(asked):
                # Who looks back at what was goes on seeing what he may, whoever was asked then.
                self._set_covered(False)
            else:
                self._present = asked
        elif asked:
            self._think()
        self.changed.emit()

    @property
    def hands_over(self) -> bool:
        """Whether another person than the one who looks on is to sit down, behind a curtain."""
        asked = self.asked
        person = asked != "" and self.driver(asked) == PERSON
        return person and self._others_secrets(asked) and not self._controller.can_redo

    def _others_secrets(self, asked: str) -> bool:
        """Whether a seat has secrets from the person who looks on."""
        return self._is_secret and self._present not in ("", asked)

    def uncover(self) -> None:
        """The person who is asked sits at the table now."""
        if self._covered or not self.answers_here:
            self._present = self.asked
            self._set_covered(False)
            self.changed.emit()

    def _set_covered(self, covered: bool) -> None:
        if covered != self._covered:
            self._covered = covered
            self.covering.emit(covered)

    # -- the computer's seats ----------------------------------------------------------------------

    def hold(self, held: bool) -> None:
        """Keep computers and the curtain waiting while the board shows what has happened."""
        if held != self._held:
            self._held = held
            if not held and self.hands_over:
                self._follow()
            elif not held:
                self._think()

    def pause(self, paused: bool) -> None:
        """Stop the computer's seats, or let them go on, whatever was played before lies ahead."""
        self._paused, self._goes_on = paused, not paused
        if paused:
            self._stop()
        else:
            self._think()
        self.changed.emit()

    def _think(self) -> None:
        asked = self.asked
        driver = self.driver(asked)
        wanted = asked and driver not in (PERSON, ELSEWHERE) and not (self._paused or self._held)
        if not wanted or self._thinking or self._thinker is None:
            return
        # What lies ahead was played before: going on there is for whoever went back.
        if self._controller.can_redo and not self._goes_on:
            return
        session = self._controller.session
        self._thinking = True
        self._thinker.think(
            session.game, session.state, asked, driver, session.dice.seed, len(session.inputs)
        )

    def _stop(self) -> None:
        if self._thinking:
            self._thinking = False
            if self._thinker is not None:
                self._thinker.stop()

    def take(self, action: object) -> None:
        """Take what a computer player has found, if it is still waited for."""
        if self._thinking:
            self._thinking = False
            self._controller.submit(action)

    def stop(self) -> None:
        """Think of nothing any more: the window closes."""
        self._paused = True
        self._stop()

    # -- undo --------------------------------------------------------------------------------------

    def undo_target(self) -> int | None:
        """Return the input to undo to: the last decision of the person who looks on.

        None where there is none, or where another person has decided since: what one has done is
        not for the other to take back.
        """
        session = self._controller.session
        now = len(session.inputs)
        if not now:
            return None
        several = len(self.persons) > 1
        viewer = self.viewer
        for mark in reversed(session.marks):
            step = asked(mark.state)
            if mark.inputs >= now or step is None:
                continue
            seat = self._seats.get(step.side, "")
            if self.driver(seat) != PERSON:
                continue
            if several and seat != viewer:
                return None
            return mark.inputs + 1
        return None

    def undo(self) -> bool:
        """Go back to the last decision of the person who looks on; False if there is none."""
        target = self.undo_target()
        if target is None or self._covered:
            return False
        self._stop()
        return self._controller.undo(target)

    @property
    def can_undo(self) -> bool:
        """Whether there is a decision that the person who looks on may take back."""
        target = self.undo_target()
        return target is not None and not self._covered and self._controller.can_undo_to(target)
