"""What all games say alike, each with sentences of its own: `Telling`, the base of their words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Generic, NamedTuple, Protocol, TypeVar, cast

from reconquista_qt.engine.decision import Waiting
from reconquista_qt.engine.journal import Entry, Event
from reconquista_qt.engine.refusal import Refusal
from reconquista_qt.engine.state import GameState

from .problems import Problems

if TYPE_CHECKING:
    from reconquista_qt.ai.brain import Reason

S = TypeVar("S", bound=GameState)
A = TypeVar("A")
E = TypeVar("E", bound=Event)


class Voice(NamedTuple, Generic[S, A, E]):
    """Who makes the sentences of a game, in plain text or as HTML with links.

    Of its states (`S`), its actions (`A`) and its events (`E`).
    """

    event: Callable[[E], str]
    prompt: Callable[[Waiting, S | None], str]
    option: Callable[[A, str], str]
    refusal: Callable[[Refusal], str]
    link: Callable[[str, str], str]


# A voice as shared code knows it: of states, actions and events it knows no more than all have.
AnyVoice = Voice[GameState, object, Event]


def any_voice(voice: Voice[S, A, E]) -> AnyVoice:
    """Return a voice as shared code knows it, which gives it nothing but what is of its game."""
    return cast("AnyVoice", voice)


class RuleNames(Protocol):
    """What rules and rulings are called."""

    def title(self, rule: str, /) -> str:
        """Return the part of the rulebook and the name."""
        ...

    def name(self, rule: str, /) -> str:
        """Return the name alone."""
        ...


class Telling:
    """The sentences of a game in a fixed language.

    Methods ending in `_rich` return HTML with links ``area:ID``, ``region:ID`` and ``rule:ID``;
    all others plain text. `reasons_of` says what speaks for an action, and against it.
    """

    def __init__(
        self,
        plain: Voice[S, A, E],
        rich: Voice[S, A, E],
        rules: RuleNames,
        problems: Problems,
        reasons_of: Callable[[Sequence[Reason]], str],
    ) -> None:
        self._plain_voice, self._rich_voice = any_voice(plain), any_voice(rich)
        self._rules, self._problems, self._reasons_of = rules, problems, reasons_of

    # -- what happened -------------------------------------------------------------------------

    def event(self, entry: Entry | Event) -> str:
        """Return what happened (an entry of the journal, or an event) as plain text."""
        return self._plain_voice.event(_happened(entry))

    def event_rich(self, entry: Entry | Event) -> str:
        """Return what happened as HTML; places are links, § leads to the rule."""
        event = _happened(entry)
        text = self._rich_voice.event(event)
        rule = getattr(event, "rule", "")
        # Bound to the last word, so that it never begins a line.
        return f"{text}\u00a0{self._rich_voice.link(f'rule:{rule}', '§')}" if rule else text

    # -- what is asked, and what cannot be -----------------------------------------------------

    def prompt(self, waiting: Waiting, state: GameState | None = None) -> str:
        """Return what the game waits for; with the state, also what remains."""
        return self._plain_voice.prompt(waiting, state)

    def prompt_rich(self, waiting: Waiting, state: GameState | None = None) -> str:
        """Return what the game waits for as HTML with links."""
        return self._rich_voice.prompt(waiting, state)

    def option(self, action: object, kind: str = "") -> str:
        """Return an answer in a few words; `kind` is that of the decision it answers."""
        return self._plain_voice.option(action, kind)

    def option_rich(self, action: object, kind: str = "") -> str:
        """Return an answer in a few words as HTML with links."""
        return self._rich_voice.option(action, kind)

    def reasons(self, reasons: Sequence[Reason]) -> str:
        """Return what speaks for an action, and against it, in part of a sentence."""
        return self._reasons_of(reasons)

    def refusal(self, refusal: Refusal) -> str:
        """Return why the rules forbid something."""
        return self._plain_voice.refusal(refusal)

    def refusal_rich(self, refusal: Refusal) -> str:
        """Return why the rules forbid something as HTML, with a link to the rule."""
        rule = self._rich_voice.link(f"rule:{refusal.rule}", self.rule_title(refusal.rule))
        return f"{self._rich_voice.refusal(refusal)} {rule}"

    def problem(self, code: str, place: str = "", detail: str = "") -> str:
        """Return what is wrong with data from outside, and where."""
        return self._problems.tell(code, place, detail)

    # -- the rulebook --------------------------------------------------------------------------

    def rule_title(self, rule: str) -> str:
        """Return a rule's short title: the part of the rulebook, and its name."""
        return self._rules.title(rule)

    def rule_name(self, rule: str) -> str:
        """Return what the rulebook calls a paragraph or ruling."""
        return self._rules.name(rule)


def _happened(entry: Entry | Event) -> Event:
    return entry.event if isinstance(entry, Entry) else entry
