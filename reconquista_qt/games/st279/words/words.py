"""Everything about Reconquista! The Struggle for Iberia that has words, in one language."""

from __future__ import annotations

from collections.abc import Mapping

from reconquista_qt.games.st279.rules.actions import Action
from reconquista_qt.games.st279.rules.events import Happened
from reconquista_qt.games.st279.rules.names import ID
from reconquista_qt.games.st279.rules.state import State
from reconquista_qt.wording.problems import Problems
from reconquista_qt.wording.telling import Telling, Voice
from reconquista_qt.wording.translator import Translates, Translator

from .advising import Advising
from .rules import Rules
from .starts import Starts
from .teller import Teller
from .texts_names import NAMES
from .texts_problems import PROBLEMS


class Words(Telling):
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
        super().__init__(
            _voice(self._plain),
            _voice(self._rich),
            Rules(language),
            Problems(self.translator, PROBLEMS),
            Advising(self.translator, self._plain.place).tell,
        )
        self._starts = Starts(self.translator)

    # -- what is asked, and what cannot be ---------------------------------------------------

    def purpose(self, purpose: str) -> str:
        """Return what the dice that are wanted are for."""
        return self._plain.purpose(purpose)

    def choice(self, choice: str) -> str:
        """Return what several answers do, as a line of the sidebar."""
        return self._plain.choice(choice)

    # -- names -------------------------------------------------------------------------------

    def game(self, game: str) -> str:
        """Return the name of the game."""
        return self._plain.tr(NAMES["game"]) if game == ID else game

    def area(self, area: str) -> str:
        """Return the name of an area or a sea."""
        return self._plain.place(area)

    def yields(self, points: int, *, even: bool = False) -> str:
        """Return what a city pays a turn, with the reason where the even tables make it nothing."""
        return self._plain.yields(points, even=even)

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

    def track(self, track: str) -> str:
        """Return what is told beside the map: stratagem markers in hand; else the id itself."""
        return self._plain.track(track)

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

    def start_facts(self, start: str) -> str:
        """Return when a start is and how long it lasts."""
        return self._starts.facts(start)

    def start_story(self, start: str) -> str:
        """Return what a start is about."""
        return self._starts.story(start)

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


def _voice(teller: Teller) -> Voice[State, Action, Happened]:
    return Voice(teller.event, teller.prompt, teller.option, teller.refusal, teller.link)
