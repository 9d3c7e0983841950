"""What every game's words can say, whatever its rules: all that shared code may ask them for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from reconquista_qt.engine.decision import Waiting
from reconquista_qt.engine.journal import Entry, Event
from reconquista_qt.engine.refusal import Refusal

from .translator import Translates

if TYPE_CHECKING:
    from reconquista_qt.ai.brain import Reason
    from reconquista_qt.engine.state import GameState


class Words(Protocol):
    """The words of a game in one language (`language`).

    Methods ending in `_rich` return HTML with links ``area:ID``, ``region:ID`` and ``rule:ID``;
    all others plain text. An id that is not known is said as it is; nothing is raised.
    """

    language: str
    translator: Translates

    def event(self, entry: Entry | Event, /) -> str:
        """Return what happened as a sentence."""
        ...

    def event_rich(self, entry: Entry | Event, /) -> str:
        """Return what happened as HTML; places are links, § leads to the rule."""
        ...

    def prompt(self, waiting: Waiting, state: GameState | None = None, /) -> str:
        """Return what the game waits for; with the state, also what remains."""
        ...

    def prompt_rich(self, waiting: Waiting, state: GameState | None = None, /) -> str:
        """Return what the game waits for as HTML with links."""
        ...

    def option(self, action: object, kind: str = "", /) -> str:
        """Return an answer in a few words; `kind` is that of the decision it answers."""
        ...

    def option_rich(self, action: object, kind: str = "", /) -> str:
        """Return an answer in a few words as HTML with links."""
        ...

    def purpose(self, purpose: str, /) -> str:
        """Return what the dice that are wanted are for."""
        ...

    def refusal(self, refusal: Refusal, /) -> str:
        """Return why the rules forbid something."""
        ...

    def refusal_rich(self, refusal: Refusal, /) -> str:
        """Return why the rules forbid something as HTML, with a link to the rule."""
        ...

    def problem(self, code: str, place: str = "", detail: str = "", /) -> str:
        """Return what is wrong with data from outside, and where."""
        ...

    def reasons(self, reasons: Sequence[Reason], /) -> str:
        """Return what speaks for an action, and against it, in part of a sentence."""
        ...

    def game(self, game: str, /) -> str:
        """Return the name of the game."""
        ...

    def side(self, side: str, /) -> str:
        """Return a side (or a seat) as a heading, e.g. ``North``."""
        ...

    def phase(self, phase: str, /) -> str:
        """Return the name of a phase."""
        ...

    def level(self, level: str, /) -> str:
        """Return a level of victory."""
        ...

    def reason(self, reason: str, /) -> str:
        """Return the sentence that says why a game ended."""
        ...

    def rule_title(self, rule: str, /) -> str:
        """Return a rule's short title, e.g. ``Phase 4 · G8``."""
        ...
