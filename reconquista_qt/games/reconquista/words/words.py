"""Everything about Reconquista that has words, in one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from reconquista_qt.games.reconquista.rules.actions import Action
from reconquista_qt.games.reconquista.rules.events import Happened
from reconquista_qt.games.reconquista.rules.names import ID
from reconquista_qt.games.reconquista.rules.state import State
from reconquista_qt.wording.problems import Problems
from reconquista_qt.wording.telling import Telling, Voice
from reconquista_qt.wording.translator import Translates, Translator

from .advising import Advising, Reason
from .events import Events
from .kingdom import KingdomWords
from .names import Names
from .phases import PhasesWithin
from .problems import PROBLEMS
from .prompts import Prompts
from .reconquest import Reconquest
from .refusals import Refusals
from .rules import Rules
from .tables import Tables
from .units import Units

if TYPE_CHECKING:
    from reconquista_qt.games.reconquista.rules.score import ScoreLine
    from reconquista_qt.games.reconquista.rules.state import State


class Words(Telling):
    """Words for events, prompts, refusals, problems and names in a fixed language.

    `names` are names of areas and regions from a map file of the player's. Methods ending in
    `_rich` return HTML with links ``area:ID``, ``region:ID`` and ``rule:ID``; all others plain
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
        own = dict(names or {})
        self._plain = Names(self.translator, own)
        self._rich = Names(self.translator, own, rich=True)
        self._prompts = Prompts(self._plain)
        super().__init__(
            _voice(self._plain, self._prompts),
            _voice(self._rich, Prompts(self._rich)),
            Rules(self._plain, language),
            Problems(self.translator, PROBLEMS),
            Advising(self._plain).tell,
        )
        self._tables = Tables(self._plain)
        self._units = Units(self.translator)
        self._rich_advising = Advising(self._rich)
        self._phases = PhasesWithin(self.translator)
        self._kingdom = KingdomWords(self._plain)
        self._reconquest = Reconquest(self.translator)

    # -- what is asked, and what cannot be ---------------------------------------------------

    def reasons_rich(self, reasons: Sequence[Reason]) -> str:
        """Return what speaks for an action, and against it, as HTML with links."""
        return self._rich_advising.tell(reasons)

    def purpose(self, purpose: str) -> str:
        """Return what the dice that are wanted are for."""
        return self._prompts.purpose(purpose)

    # -- names -------------------------------------------------------------------------------

    def game(self, game: str) -> str:
        """Return the name of a game."""
        return "Reconquista" if game == ID else game

    def area(self, area: str) -> str:
        """Return the name of an area."""
        return self._plain.area(area)

    def region(self, region: str) -> str:
        """Return the name of a region, or of ``north_africa``."""
        return self._plain.region(region)

    def side(self, side: str) -> str:
        """Return a side as a heading, e.g. ``Christians``."""
        return self._plain.side(side)

    def phase(self, phase: str) -> str:
        """Return the name of a phase."""
        return self._plain.phase(phase)

    def phase_within(self, phase: str) -> str:
        """Return the name of a phase as it stands after a comma."""
        return self._phases.tell(phase)

    def phase_title(self, phase: str) -> str:
        """Return a phase with its number, e.g. ``Phase 4: Movement``."""
        return self._plain.phase_title(phase)

    def unit(self, unit: str, count: int | None = None) -> str:
        """Return a kind of unit, or with `count` so many of them: ``2 Christian Armies``."""
        return self._units.kind(unit) if count is None else self._units.counted(unit, count)

    def units(self, units: Mapping[str, int]) -> str:
        """Return the units of a force as a list in a sentence."""
        return self._units.force(units)

    def city(self, religion: str) -> str:
        """Return what a City of a religion is called."""
        return self._plain.city(religion)

    def purchase(self, what: str) -> str:
        """Return what can be bought, as a heading."""
        return self._plain.purchase(what)

    def cost(self, what: str, count: int = 1) -> str:
        """Return what a purchase costs, e.g. ``2 points``."""
        return self._prompts.cost(what, count)

    # -- tables and results ------------------------------------------------------------------

    def level(self, level: str) -> str:
        """Return a level of victory."""
        return self._plain.level(level)

    def figure(self, level: str) -> str:
        """Return in a sentence or two who a level of victory is named after."""
        return self._plain.figure(level)

    def kingdom(self, state: State) -> str:
        """Return in two or three sentences what the Christians hold and what they do not."""
        return self._kingdom.tell(state)

    def power(self, holder: str, year: int) -> str:
        """Return the name of a power of the real reconquest in a year."""
        return self._reconquest.holder(holder, year)

    def reconquest(self, area: str, year: int) -> str:
        """Return what really happened in an area in a year, "" where nothing is told of it."""
        return self._reconquest.change(area, year)

    def reason(self, reason: str) -> str:
        """Return the sentence that says why a game ended."""
        return self._plain.reason(reason)

    def event_name(self, number: int) -> str:
        """Return the name of the event of a total from 2 to 12."""
        return self._tables.event(number)

    def event_line(self, number: int) -> str:
        """Return in one sentence what an event does."""
        return self._tables.event_line(number)

    def rebellion(self, result: str) -> str:
        """Return the name of a line of the rebellion table."""
        return self._tables.rebellion(result)

    def rebellion_line(self, result: str) -> str:
        """Return in one sentence what a line of the rebellion table does."""
        return self._tables.rebellion_line(result)

    def reaction(self, result: str, armies: int = 0) -> str:
        """Return a result of the reaction table."""
        return self._tables.reaction(result, armies)

    def points(self, points: int) -> str:
        """Return victory points with their number."""
        return self._tables.points(points)

    def score_line(self, line: ScoreLine) -> str:
        """Return a line of the score with its points."""
        return self._tables.score_line(line.what, line.where, line.points)

    def income_line(self, line: tuple[str, str, int]) -> str:
        """Return a line of the income with its points."""
        return self._tables.income_line(*line)

    def modifier(self, line: tuple[str, int, int]) -> str:
        """Return a siege modifier with its points."""
        return self._tables.modifier_line(*line)


def _voice(names: Names, prompts: Prompts) -> Voice[State, Action, Happened]:
    return Voice(Events(names).tell, prompts.tell, prompts.option, Refusals(names).tell, names.link)
