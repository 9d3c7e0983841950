"""Everything about Reconquista! The Struggle for Iberia that has words, in one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from reconquista_qt.engine.decision import Waiting
from reconquista_qt.engine.journal import Entry, Event
from reconquista_qt.engine.refusal import Refusal
from reconquista_qt.games.st279.rules.events import Happened
from reconquista_qt.games.st279.rules.names import ID
from reconquista_qt.wording.problems import Problems
from reconquista_qt.wording.translator import Translates, Translator

from .advising import Advising
from .rules import Rules
from .teller import Teller
from .texts_names import NAMES
from .texts_problems import PROBLEMS


class Words:
    """Words for events, prompts, refusals, problems and names in a fixed language.

    `names` are names of places from a map file of the player's. Methods ending in `_rich` return
    HTML with links ``area:ID`` and ``rule:ID``; all others plain text.
    """

    def __init__(
        self,
        language: str,
        names: Mapping[str, str] | None = None,
        *,
        translator: Translates | None = None,
    ) -> None:
        self.language = language
        self.translator = translator or Translator(language, ID)
        self._plain = Teller(self.translator, names)
        self._rich = Teller(self.translator, names, rich=True)
        self._advising = Advising(self.translator, self._plain.place)
        self._problems = Problems(self.translator, PROBLEMS)
        self._rules = Rules(language)

    # -- what happened -----------------------------------------------------------------------

    def event(self, entry: Entry | Event) -> str:
        """Return what happened as plain text."""
        return self._plain.event(_happened(entry))

    def event_rich(self, entry: Entry | Event) -> str:
        """Return what happened as HTML; places are links, § leads to the rule."""
        event = _happened(entry)
        text = self._rich.event(event)
        rule = getattr(event, "rule", "")
        # Bound to the last word, so that it never begins a line.
        return f"{text}\u00a0{self._rich.link(f'rule:{rule}', '§')}" if rule else text

    # -- what is asked, and what cannot be ---------------------------------------------------

    def prompt(self, waiting: Waiting, state: Any = None) -> str:
        """Return what the game waits for."""
        return self._plain.prompt(waiting, state)

    def prompt_rich(self, waiting: Waiting, state: Any = None) -> str:
        """Return what the game waits for as HTML with links."""
        return self._rich.prompt(waiting, state)

    def option(self, action: Any, kind: str = "") -> str:
        """Return an answer in a few words."""
        return self._plain.option(action)

    def option_rich(self, action: Any, kind: str = "") -> str:
        """Return an answer in a few words as HTML with links."""
        return self._rich.option(action)

    def purpose(self, purpose: str) -> str:
        """Return what the dice that are wanted are for."""
        return self._plain.purpose(purpose)

    def refusal(self, refusal: Refusal) -> str:
        """Return why the rules forbid something."""
        return self._plain.refusal(refusal)

    def refusal_rich(self, refusal: Refusal) -> str:
        """Return why the rules forbid something as HTML, with a link to the rule."""
        rule = self._rich.link(f"rule:{refusal.rule}", self.rule_title(refusal.rule))
        return f"{self._rich.refusal(refusal)} {rule}"

    def problem(self, code: str, place: str = "", detail: str = "") -> str:
        """Return what is wrong with data from outside, and where."""
        return self._problems.tell(code, place, detail)

    def reasons(self, reasons: Sequence[tuple[str, str, float]]) -> str:
        """Return what speaks for an action, and against it, in part of a sentence."""
        return self._advising.tell(reasons)

    # -- names -------------------------------------------------------------------------------

    def game(self, game: str) -> str:
        """Return the name of the game."""
        return self._plain.tr(NAMES["game"]) if game == ID else game

    def area(self, area: str) -> str:
        """Return the name of an area or a sea."""
        return self._plain.place(area)

    def owner(self, owner: str) -> str:
        """Return the name of a power, or of its rebels."""
        return self._plain.owner(owner)

    def unit(self, unit: str, count: int | None = None) -> str:
        """Return a kind of unit, or with `count` so many of them."""
        return self._plain.thing(unit) if count is None else self._plain.force({unit: count})

    def units(self, units: Mapping[str, int]) -> str:
        """Return the units of a force as a list in a sentence."""
        return self._plain.force(units)

    def marker(self, marker: str) -> str:
        """Return the name of a stratagem marker."""
        return self._plain.thing(marker)

    def side(self, side: str) -> str:
        """Return a side as a heading, e.g. ``Christians``."""
        return self._plain.side(side)

    def phase(self, phase: str) -> str:
        """Return the name of a phase."""
        return self._plain.phase(phase)

    def level(self, level: str) -> str:
        """Return who would win, as a heading."""
        return self._plain.side(level)

    def reason(self, reason: str) -> str:
        """Return the sentence that says why a game ended."""
        return self._plain.reason(reason)

    def option_title(self, option: str) -> str:
        """Return what a rule option decides."""
        return self._plain.rule_option(option)

    def option_choice(self, option: str, value: object) -> str:
        """Return a choice of a rule option; empty where it is a number, or yes and no."""
        return self._plain.rule_choice(value) if isinstance(value, str) else ""

    def odds_title(self, name: str) -> str:
        """Return what odds are of."""
        return self._plain.odds(name)

    def odds_row(self, what: str) -> str:
        """Return what goes into odds."""
        return self._plain.odds(what)

    def odds_result(self, what: str) -> str:
        """Return a result, or what results belong to."""
        return self._plain.odds(what)

    # -- the rulebook ------------------------------------------------------------------------

    def rule_title(self, rule: str) -> str:
        """Return a rule's short title, e.g. ``12.0 · Stopping``."""
        return self._rules.title(rule)

    def rule_name(self, rule: str) -> str:
        """Return what the rulebook calls a paragraph or ruling."""
        return self._rules.name(rule)


def _happened(entry: Entry | Event) -> Happened:
    return cast(Happened, entry.event if isinstance(entry, Entry) else entry)
