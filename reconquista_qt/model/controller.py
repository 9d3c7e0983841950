"""The controller: the one thing in the window that owns a game, and tells when it changes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Generic, TypeVar, cast

from PySide6.QtCore import QObject, Signal, Slot

from reconquista_qt.engine.decision import Decision, Over, Waiting
from reconquista_qt.engine.game import AnyGame
from reconquista_qt.engine.inputs import Acted
from reconquista_qt.engine.refusal import Refusal, Refused
from reconquista_qt.engine.session import Branch, NothingTo, Session
from reconquista_qt.engine.state import GameState
from reconquista_qt.games import default_entry

from .changes import Changes
from .undoing import can_undo_to, previous

__all__ = ["AnyController", "Changes", "GameController"]

S = TypeVar("S", bound=GameState)


class GameController(QObject, Generic[S]):
    """Owns the session of the game on the table.

    After each input the signals come in this order: `journalShrank`, `journalGrew`, `changed`,
    `decisionChanged` and, at the end of a game, `finished`. Another game gives only `reset`.
    """

    reset = Signal()
    changed = Signal(object)  # Changes
    decisionChanged = Signal()
    journalGrew = Signal(int)  # index of the first new entry
    journalShrank = Signal(int)  # how many entries are left
    refused = Signal(object)  # Refusal
    finished = Signal()
    linesChanged = Signal()  # a line of play was named or forgotten

    def __init__(
        self,
        session: Session | None = None,
        parent: QObject | None = None,
        *,
        home: AnyGame | None = None,
    ) -> None:
        """`home` is the game (on the user's map) that new games are begun of."""
        super().__init__(parent)
        if home is None:
            home = session.game if session is not None else default_entry().rules()
        self.home: AnyGame = home
        # Who takes over where a session of another game is to be put on the table.
        self.other_game: Callable[[Session], None] | None = None
        self._session = session or Session.new(home, seed=1)
        # Whether a lesson gives the dice that a player would type in.
        self.scripted = False
        self._automatic: frozenset[str] = frozenset()
        # What the game waits for, and the state and the number of inputs it was asked with.
        self._asked: tuple[object, int, Waiting] | None = None

    # -- what there is -----------------------------------------------------------------------

    @property
    def session(self) -> Session:
        """The session that is played: inputs, journal and state."""
        return self._session

    @property
    def state(self) -> S:
        """The state of the session; not to be changed."""
        # Whoever says which game's controller this is says whose states they are.
        return cast("S", self._session.state)

    @property
    def game(self) -> AnyGame:
        """The rules that the session is played by."""
        return self._session.game

    @property
    def waiting(self) -> Waiting:
        """What the session waits for; found out once for each moment, though many ask."""
        session = self._session
        state, inputs = session.state, len(session.inputs)
        if self._asked is None or self._asked[0] is not state or self._asked[1] != inputs:
            self._asked = (state, inputs, session.waiting)
        return self._asked[2]

    @property
    def can_redo(self) -> bool:
        """Whether something was undone that can be done again."""
        return bool(self._session.undone)

    @property
    def can_undo(self) -> bool:
        """Whether there is a decision to go back to that did not answer itself."""
        return self._session.can_undo() and (self.has_played or self._session.dice.typed)

    @property
    def has_played(self) -> bool:
        """Whether somebody has decided anything that did not answer itself."""
        return previous(self._session, self._automatic) is not None

    def can_undo_to(self, number: int) -> bool:
        """Whether there is a decision to go back to before input number `number`."""
        return can_undo_to(self._session, number)

    @property
    def automatic(self) -> frozenset[str]:
        """The kinds of decision that are answered by themselves when there is but one answer."""
        return self._automatic

    @automatic.setter
    def automatic(self, kinds: Iterable[str]) -> None:
        self._automatic = frozenset(kinds)
        self._begin()

    # -- another game ------------------------------------------------------------------------

    def start_new(
        self,
        *,
        seed: int,
        scenario: str | None = None,
        options: Mapping[str, object] | None = None,
        typed_dice: bool = False,
        undo_stops_at_dice: bool = False,
        game: AnyGame | None = None,
        position: object = None,
    ) -> None:
        """Put a new game on the table; BadInput names an unknown scenario, option or value.

        With a position it begins there, and at no scenario.
        """
        rules = game or self.home
        if position is not None:
            session = Session.at(rules, position, seed=seed, options=options, typed_dice=typed_dice)
        else:
            session = Session.new(
                rules, seed=seed, scenario=scenario, options=options, typed_dice=typed_dice
            )
        session.undo_stops_at_dice = undo_stops_at_dice
        self.adopt(session)
        self._begin()

    def adopt(self, session: Session) -> None:
        """Put a game on the table that was begun elsewhere, for example read from a file."""
        if session.game.id != self.game.id and self.other_game is not None:
            self.other_game(session)
            return
        self._session.watchers.clear()
        self._session = session
        self.reset.emit()

    # -- inputs ------------------------------------------------------------------------------

    def why_not(self, action: object) -> Refusal | None:
        """Say which rule forbids an action now, or None when it is legal."""
        return self._session.why_not(action)

    @Slot(object)
    def submit(self, action: object) -> bool:
        """Perform an action; False (and `refused`) where the rules forbid it."""
        refusal = self._session.why_not(action)
        if refusal is not None:
            self.refused.emit(refusal)
            return False

        def perform() -> None:
            self._session.perform(action)
            self._answer_single_choices()

        self._change("act", perform)
        return True

    def enter_dice(self, values: Iterable[int]) -> None:
        """Give dice rolled at the table; ValueError names a value no die can show."""
        given = list(values)

        def perform() -> None:
            self._session.enter_dice(given)
            self._answer_single_choices()

        self._change("dice", perform)

    @Slot()
    def undo(self, to: int | None = None) -> bool:
        """Go back to the last decision (or the one before input number `to`); False if none."""
        target = previous(self._session, self._automatic) if to is None else to
        if target is None and not self.can_undo:
            return False  # what answered itself would do so again
        return self._try("undo", lambda: self._session.undo(target))

    @Slot()
    def redo(self, to: int | None = None) -> bool:
        """Return to the next decision (or until input number `to` is made again); False if none."""

        def perform() -> None:
            self._session.redo(to)
            while to is None and self.can_redo and self._single_choice() is not None:
                self._session.redo()

        return self._try("redo", perform)

    def switch(self, branch: Branch) -> None:
        """Leave this line of play, which is kept, for another that was left before."""
        self._change("branch", lambda: self._session.switch(branch))

    def go_to(self, number: int) -> bool:
        """Go along the present line to where `number` inputs are made; False if undo may not."""
        cause = "undo" if number < len(self._session.inputs) else "redo"
        return self._try(cause, lambda: self._session.go_to(number))

    def name_line(self, name: str, branch: Branch | None = None) -> None:
        """Name a line that was left, or the present one."""
        self._session.name_line(name, branch)
        self.linesChanged.emit()

    def forget(self, branch: Branch) -> None:
        """Throw a line away that was left."""
        self._session.forget(branch)
        self.linesChanged.emit()

    # -- how -----------------------------------------------------------------------------------

    def _single_choice(self) -> object | None:
        waiting = self.waiting
        if (
            isinstance(waiting, Decision)
            and waiting.kind in self._automatic
            and len(waiting.options) == 1
        ):
            return waiting.options[0]
        return None

    def _begin(self) -> None:
        """Answer what a game that nobody has touched yet asks first, where there is one answer."""
        session = self._session
        touched = session.undone or any(isinstance(given, Acted) for given in session.inputs)
        if not touched and self._single_choice() is not None:
            self._change("act", self._answer_single_choices)

    def _answer_single_choices(self) -> None:
        while (action := self._single_choice()) is not None:
            self._session.act(action)

    def _try(self, cause: str, perform: Callable[[], object]) -> bool:
        try:
            self._change(cause, perform)
        except (NothingTo, Refused):
            return False
        return True

    def _change(self, cause: str, perform: Callable[[], object]) -> None:
        session = self._session
        before = session.game.position(session.state)
        journal = list(session.journal)
        perform()
        shared = min(len(journal), len(session.journal))
        while shared and journal[shared - 1] is not session.journal[shared - 1]:
            shared -= 1
        if shared < len(journal):
            self.journalShrank.emit(shared)
        if shared < len(session.journal):
            self.journalGrew.emit(shared)
        after = session.game.position(session.state)
        entries = session.journal[shared:]
        self.changed.emit(Changes.between(before, after, cause, entries))
        self.decisionChanged.emit()
        if isinstance(self.waiting, Over):
            self.finished.emit()


# A controller of whatever game: of its states no more is known than what all have.
AnyController = GameController[GameState]
