"""Everything about Crusades II that has words, in one language."""

from __future__ import annotations

from collections.abc import Mapping

from reconquista_qt.games.crusades2.rules.actions import Action
from reconquista_qt.games.crusades2.rules.events import Happened
from reconquista_qt.games.crusades2.rules.names import ID
from reconquista_qt.games.crusades2.rules.state import State
from reconquista_qt.wording.problems import Problems
from reconquista_qt.wording.telling import Telling, Voice
from reconquista_qt.wording.translator import Translates, Translator

from .advising import Advising
from .events import Events
from .names import Names
from .options import RuleOptions
from .problems import PROBLEMS
from .prompts import Prompts
from .refusals import Refusals
from .rules import Rules
from .starts import Starts
from .table import Table


class Words(Telling):
    """Words for events, prompts, refusals, problems and names in a fixed language.

    Methods ending in `_rich` return HTML with links ``area:HEX`` and ``rule:ID``; all others plain
    text.
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
        self._plain = Names(self.translator)
        self._rich = Names(self.translator, rich=True)
        self._prompts = Prompts(self._plain)
        super().__init__(
            _voice(self._plain, self._prompts),
            _voice(self._rich, Prompts(self._rich)),
            Rules(self.translator),
            Problems(self.translator, PROBLEMS),
            Advising(self._plain).tell,
        )
        self._starts = Starts(self._plain)
        self._table = Table(self._plain)
        self._options = RuleOptions(self.translator)

    # -- what is asked, and what cannot be ---------------------------------------------------

    def purpose(self, purpose: str) -> str:
        """Return what the dice that are wanted are for."""
        return self._plain.purpose(purpose)

    # -- names -------------------------------------------------------------------------------

    def game(self, game: str) -> str:
        """Return the name of the game."""
        return "Crusades II" if game == ID else game

    def start_facts(self, start: str) -> str:
        """Return when a start is and how long it lasts."""
        return self._starts.facts(start)

    def start_story(self, start: str) -> str:
        """Return what a start is about."""
        return self._starts.story(start)

    def area(self, area: str) -> str:
        """Return the name of a hex: its four digits."""
        return self._plain.hex(area)

    def place(self, place: str) -> str:
        """Return the name of a place by map and hex (``hab.0526``), "" for a plain hex."""
        return self._table.place(place)

    def ground(self, place: str) -> str:
        """Return name, terrain and height of a hex by map and hex."""
        return self._table.ground(place)

    def unit_piece(self, unit: str, kind: str, badges: tuple[str, ...]) -> str:
        """Return a unit on the table with its arm and what is the matter with it."""
        return self._table.unit(unit, kind, badges)

    def leader_piece(self, leader: str, chit: str) -> str:
        """Return a leader on the table with his chit."""
        return self._table.leader(leader, chit)

    def light(self, mark: str) -> str:
        """Return what a mark that is lit means for a hex, "" where it means nothing."""
        return self._table.light(mark)

    def overlay(self, overlay: str) -> str:
        """Return the name of an overlay of the board in the menu."""
        return self._table.overlay(overlay)

    def score_line(self, what: str, where: str, side: str) -> str:
        """Return what points are for."""
        return self._table.score_line(what, side)

    def points(self, seat: str) -> str:
        """Return what a side's points are: the losses that it has inflicted."""
        return self._table.inflicted()

    def track(self, track: str) -> str:
        """Return what a number beside the board is, "" for what is no side's."""
        kind, _, side = track.partition(".")
        return f"{self.side(side)}: {self.points(side)}" if kind == "inflicted" else ""

    def choice(self, choice: str) -> str:
        """Return a group of answers, "" where each speaks for itself."""
        return self._table.choice(choice)

    def odds_title(self, kind: str) -> str:
        """Return what odds are of."""
        return self._table.odds(kind)

    def odds_result(self, key: str) -> str:
        """Return a result, or what some results belong to."""
        return self._table.odds(key)

    def odds_row(self, what: str) -> str:
        """Return what goes into the odds."""
        return self._table.odds_row(what)

    def panel(self, name: str) -> str:
        """Return a heading of the panel of leaders."""
        return self._table.panel(name)

    def acted(self, moved: bool, fought: bool) -> str:
        """Return what a leader's units have done this turn."""
        return self._table.acted(moved, fought)

    def leader_tip(
        self,
        leader: str,
        units: tuple[int, int, int, int],
        figures: tuple[int | None, int, int],
        done: str,
    ) -> str:
        """Return what is to be told of a leader."""
        return self._table.leader_tip(leader, units, figures, done)

    def option_title(self, option: str) -> str:
        """Return what a rule option decides."""
        return self._options.title(option)

    def option_choice(self, option: str, value: object) -> str:
        """Return a choice of a rule option, "" for yes and no."""
        return self._options.choice(option, value)

    def cross(self) -> str:
        """Return what the Holy Cross is called."""
        return self._table.cross()

    def hour(self, scenario: str, turn: int) -> str:
        """Return the turn, and its hour or night."""
        return self._table.hour(scenario, turn)

    def side(self, side: str) -> str:
        """Return a side as a heading, e.g. ``Crusaders``."""
        return self._plain.side(side)

    def leader(self, leader: str) -> str:
        """Return a leader's name."""
        return self._plain.leader(leader)

    def unit(self, unit: str) -> str:
        """Return what stands on a unit's counter."""
        return self._plain.unit(unit)

    def chit(self, chit: str) -> str:
        """Return what a chit is called."""
        return self._plain.chit(chit)

    def type(self, kind: str) -> str:
        """Return what a type of units is called."""
        return self._plain.type(kind)

    def modifier(self, modifier: str) -> str:
        """Return what a modifier of a die is for."""
        return self._plain.modifier(modifier)

    def result(self, result: str) -> str:
        """Return a result of the fire or melee table."""
        return self._plain.result(result)

    def facing(self, facing: str) -> str:
        """Return where a unit faces."""
        return self._plain.facing(facing)

    def phase(self, phase: str) -> str:
        """Return the name of a phase."""
        return self._plain.phase(phase)

    def level(self, level: str) -> str:
        """Return a level of victory."""
        return self._plain.level(level)

    def reason(self, reason: str) -> str:
        """Return the sentence that says why a battle ended."""
        return self._prompts.reason(reason)


def _voice(names: Names, prompts: Prompts) -> Voice[State, Action, Happened]:
    return Voice(Events(names).tell, prompts.tell, prompts.option, Refusals(names).tell, names.link)
