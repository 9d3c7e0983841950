"""Keeps the game on the table safe: it sees to the crash journal and the autosaves."""

from __future__ import annotations

from collections.abc import Callable

from reconquista_qt.engine.inputs import Acted, Input
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.engine.session import Session

from .autosave import DEFAULT_SIZE, LEFT, AutosaveRing
from .crash import CrashJournal
from .folders import Folders
from .progress import Tell


class Autosaver:
    """Watches a session so that nothing of it is ever lost.

    `on_trouble` is told why something cannot be written, once, and with None when it can be again;
    the game goes on in any case.
    """

    def __init__(
        self,
        folders: Folders,
        *,
        autosaves: int = DEFAULT_SIZE,
        on_trouble: Callable[[BadInput | None], None] | None = None,
    ) -> None:
        self.journal = CrashJournal(folders.journals)
        self.ring = AutosaveRing(folders.autosaves, autosaves)
        self.trouble: BadInput | None = None
        self._on_trouble = on_trouble
        self._session: Session | None = None
        self._went_on = False

    def prepare(self, session: Session, tell: Tell) -> None:
        """Do beforehand what takes long in `watch`, telling how far it is (see `CrashJournal`)."""
        self.journal.prepare(session, tell)

    def watch(self, session: Session) -> None:
        """Keep this game from now on; the one before is saved as it was left."""
        trouble = self._save_left() if self._session is not session else None
        self._let_go()
        self.journal.watch(session)
        session.watchers.append(self)
        self._session = session
        self._went_on = False
        self.ring.begin(session)
        self._tell(self.journal.trouble or trouble)

    def _save_left(self) -> BadInput | None:
        if self._session is None or not any(isinstance(i, Acted) for i in self._session.inputs):
            return None
        try:
            self.ring.write(self._session, LEFT)
        except BadInput as trouble:
            return trouble
        return None

    def leave(self, *, resume: bool) -> None:
        """Keep it no more; with `resume` it is offered again at the next start."""
        self._let_go()
        self._session = None
        self.journal.leave(keep=resume)

    def _let_go(self) -> None:
        if self._session is not None and self in self._session.watchers:
            self._session.watchers.remove(self)

    # -- what a session tells its watchers: the journal has been told before -------------------

    def took(self, number: int, given: Input) -> None:
        """An input is about to be performed."""
        self._went_on = True

    def undid(self, left: int) -> None:
        """Take note of where undo led to, without saving."""
        self._note()

    def rearranged(self) -> None:
        """The lines of play are others now."""
        self._note()

    def settled(self) -> None:
        """The game waits again: what was given is on the disk when this returns."""
        session, trouble = self._session, self.journal.trouble
        if self._went_on and session is not None and not session.undone:
            try:
                self.ring.consider(session)
            except BadInput as error:
                trouble = trouble or error
        self._went_on = False
        self._tell(trouble)

    def _note(self) -> None:
        if self._session is not None:
            self.ring.begin(self._session)
        self._tell(self.journal.trouble)

    def _tell(self, trouble: BadInput | None) -> None:
        changed = (trouble is None) != (self.trouble is None)
        self.trouble = trouble
        if changed and self._on_trouble is not None:
            self._on_trouble(trouble)
