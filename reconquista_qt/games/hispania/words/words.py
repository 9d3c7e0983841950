"""Everything about Hispania that has words, in one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, cast

from reconquista_qt.engine.decision import Waiting
from reconquista_qt.engine.journal import Entry, Event
from reconquista_qt.engine.refusal import Refusal
from reconquista_qt.games.hispania.rules.events import Happened
from reconquista_qt.games.hispania.rules.names import ID
from reconquista_qt.wording.problems import Problems
from reconquista_qt.wording.translator import Translates, Translator

from .advising import Advising
from .card import Card
from .events import Events
from .facts import Facts
from .names import Names
from .options import SwitchNames
from .problems import PROBLEMS
from .prompts import Prompts
from .refusals import Refusals
from .rules import Rules

if TYPE_CHECKING:
    from reconquista_qt.ai.brain import Reason
    from reconquista_qt.games.hispania.rules.actions import Action
    from reconquista_qt.games.hispania.rules.state import State


class Words:
    """Words for events, prompts, refusals, problems and names in a fixed language.

    `names` are names of places from a map of the player's own. Methods ending in `_rich` return
    HTML with links ``area:ID`` and ``rule:ID``; all others plain text.
    """

    card: Card

    def __init__(
        self,
        language: str,
        names: Mapping[str, str] | None = None,
        *,
        translator: Translates | None = None,
    ) -> None:
        self.language = language
        self.translator = translator or Translator(language, ID)
        self._plain = Names(self.translator, names)
        self._rich = Names(self.translator, names, rich=True)
        self._events, self._rich_events = Events(self._plain), Events(self._rich)
        self._refusals, self._rich_refusals = Refusals(self._plain), Refusals(self._rich)
        self._prompts, self._rich_prompts = Prompts(self._plain), Prompts(self._rich)
        self._problems = Problems(self.translator, PROBLEMS)
        self._advising = Advising(self._plain)
        self._switches = SwitchNames(self.translator)
        self._rules = Rules(self._plain, language)
        self._facts = Facts(self._plain)
        self.card = Card(self._plain)

    # -- what happened -----------------------------------------------------------------------

    def event(self, entry: Entry | Event) -> str:
        """Return what happened as plain text."""
        return self._events.tell(_happened(entry))

    def event_rich(self, entry: Entry | Event) -> str:
        """Return what happened as HTML; places are links, § leads to the rule."""
        event = _happened(entry)
        text = self._rich_events.tell(event)
        rule = getattr(event, "rule", "")
        return f"{text}\u00a0{self._rich.link(f'rule:{rule}', '§')}" if rule else text

    # -- what is asked, and what cannot be ---------------------------------------------------

    def prompt(self, waiting: Waiting, state: State | None = None) -> str:
        """Return what the game waits for; with the state, also for which nation and where."""
        return self._prompts.tell(waiting, state)

    def prompt_rich(self, waiting: Waiting, state: State | None = None) -> str:
        """Return what the game waits for as HTML with links."""
        return self._rich_prompts.tell(waiting, state)

    def option(self, action: Action, kind: str = "") -> str:
        """Return an answer in a few words; `kind` is that of the decision it answers."""
        return self._prompts.option(action, kind)

    def option_rich(self, action: Action, kind: str = "") -> str:
        """Return an answer in a few words as HTML with links."""
        return self._rich_prompts.option(action, kind)

    def purpose(self, purpose: str) -> str:
        """Return what the dice that are wanted are for."""
        return self._prompts.purpose(purpose)

    def refusal(self, refusal: Refusal) -> str:
        """Return why the rules forbid something."""
        return self._refusals.tell(refusal)

    def refusal_rich(self, refusal: Refusal) -> str:
        """Return why the rules forbid something as HTML, with a link to the rule."""
        rule = self._rich.link(f"rule:{refusal.rule}", self.rule_title(refusal.rule))
        return f"{self._rich_refusals.tell(refusal)} {rule}"

    def problem(self, code: str, place: str = "", detail: str = "") -> str:
        """Return what is wrong with data from outside, and where."""
        return self._problems.tell(code, place, detail)

    def reasons(self, reasons: Sequence[Reason]) -> str:
        """Return what speaks for an action, and against it, in part of a sentence."""
        return self._advising.tell(reasons)

    # -- names -------------------------------------------------------------------------------

    def game(self, game: str) -> str:
        """Return the name of the game."""
        return "Hispania" if game == ID else game

    def side(self, side: str) -> str:
        """Return a player as a heading, e.g. ``Yellow``."""
        return self._plain.side(side)

    def nation(self, nation: str) -> str:
        """Return a nation's name."""
        return self._plain.nation(nation)

    def area(self, area: str) -> str:
        """Return a place's name."""
        return self._plain.area(area)

    def unit(self, unit: str) -> str:
        """Return a kind of unit's name."""
        return self._plain.unit(unit)

    def leader(self, leader: str) -> str:
        """Return a leader's name."""
        return self._plain.leader(leader)

    def phase(self, phase: str) -> str:
        """Return the name of a phase."""
        return self._plain.phase(phase)

    def level(self, level: str) -> str:
        """Return a level of victory."""
        return self._plain.level(level)

    def reason(self, reason: str) -> str:
        """Return the sentence that says why the game ended."""
        return self._switches.reason(reason)

    def rule_option(self, option: str) -> str:
        """Return what a switch of the rules does."""
        return self._switches.switch(option)

    # -- facts -------------------------------------------------------------------------------

    def place_facts(self, place: str, holder: str = "", capital: bool = False) -> str:
        """Return a region's ground, income and limit, and who holds it."""
        return self._facts.place(place, holder, capital=capital)

    def ruin(self, ruin: str) -> str:
        """Return what is left of a castle, city or fort."""
        return self._facts.ruin(ruin)

    def turn_with_years(self, turn: int) -> str:
        """Return a turn with the name of its age."""
        return self._facts.turn(turn)

    def odds_title(self, name: str) -> str:
        """Return what odds are of."""
        return self._facts.odds(name)

    def odds_row(self, what: str) -> str:
        """Return what goes into odds."""
        return self._facts.odds(what)

    def force(self, units: Mapping[str, int]) -> str:
        """Return units with their numbers."""
        return self._plain.force(units)

    def years(self, turn: int) -> str:
        """Return the years of a turn."""
        return self._facts.years(turn)

    # -- the rulebook ------------------------------------------------------------------------

    def rule_title(self, rule: str) -> str:
        """Return a rule's short title, e.g. ``5.3 · D9``."""
        return self._rules.title(rule)

    def rule_name(self, rule: str) -> str:
        """Return what the rulebook calls a paragraph or ruling."""
        return self._rules.name(rule)


def _happened(entry: Entry | Event) -> Happened:
    return cast(Happened, entry.event if isinstance(entry, Entry) else entry)
