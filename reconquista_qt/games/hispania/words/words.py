"""Everything about Hispania that has words, in one language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from reconquista_qt.games.hispania.rules.actions import Action
from reconquista_qt.games.hispania.rules.events import Happened
from reconquista_qt.games.hispania.rules.names import ID
from reconquista_qt.games.hispania.rules.state import State
from reconquista_qt.wording.problems import Problems
from reconquista_qt.wording.telling import Telling, Voice
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
from .starts import Starts

if TYPE_CHECKING:
    pass


class Words(Telling):
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
        self._prompts = Prompts(self._plain)
        super().__init__(
            _voice(self._plain, self._prompts),
            _voice(self._rich, Prompts(self._rich)),
            Rules(self._plain, language),
            Problems(self.translator, PROBLEMS),
            Advising(self._plain).tell,
        )
        self._starts = Starts(self.translator)
        self._switches = SwitchNames(self.translator)
        self._facts = Facts(self._plain)
        self.card = Card(self._plain)

    # -- what is asked, and what cannot be ---------------------------------------------------

    def purpose(self, purpose: str) -> str:
        """Return what the dice that are wanted are for."""
        return self._prompts.purpose(purpose)

    def deed(self, deed: str) -> str:
        """Return what is done as a heading, of an action's name in the protocol."""
        return self._prompts.deed(deed)

    def choice(self, choice: str) -> str:
        """Return what several answers do, as a line of the sidebar."""
        return self._prompts.choice(choice)

    # -- names -------------------------------------------------------------------------------

    def game(self, game: str) -> str:
        """Return the name of the game."""
        return "Hispania" if game == ID else game

    def side(self, side: str) -> str:
        """Return a player as a heading, e.g. ``Yellow``."""
        return self._plain.side(side)

    def score_line(self, what: str, where: str, side: str) -> str:
        """Return a nation that has points, with its player."""
        if what != "nation":
            return ""
        return f"{self._plain.nation(where)} ({self._plain.side(side)})"

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

    def start_facts(self, start: str) -> str:
        """Return when a start is and how long it lasts."""
        return self._starts.facts(start)

    def start_story(self, start: str) -> str:
        """Return what a start is about."""
        return self._starts.story(start)

    def turn_with_years(self, turn: int) -> str:
        """Return a turn with the name of its age."""
        return self._facts.turn(turn)

    def gold_would_lapse(self, nation: str, gold: int) -> str:
        """Return that gold is lost unless it is spent."""
        return self._facts.gold_would_lapse(nation, gold)

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


def _voice(names: Names, prompts: Prompts) -> Voice[State, Action, Happened]:
    return Voice(Events(names).tell, prompts.tell, prompts.option, Refusals(names).tell, names.link)
