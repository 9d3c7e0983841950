"""The games of the house: an explicit tuple of entries, of which nothing is imported until asked.

A package of a game elsewhere is added by naming it in the environment variable
``RECONQUISTA_QT_GAMES`` (several separated by commas).
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Final, Protocol, cast

from reconquista_qt.engine.game import AnyGame
from reconquista_qt.engine.record import record

if TYPE_CHECKING:
    from reconquista_qt.ai.brain import Brain
    from reconquista_qt.ai.report import Report
    from reconquista_qt.engine.data import Data
    from reconquista_qt.engine.session import Session
    from reconquista_qt.model.companion import Companion
    from reconquista_qt.view.desk import Surface
    from reconquista_qt.wording.words import Words

MORE_GAMES: Final = "RECONQUISTA_QT_GAMES"


class OddsSpeed(Protocol):
    """What measures how long a game's exact odds take."""

    GOALS: Mapping[str, float]

    def measure(self, milliseconds: Callable[..., float], runs: int) -> Data:
        """Return the milliseconds of what it asks, by name."""
        ...


class WebPage(Protocol):
    """What makes a page for a browser of a game."""

    def page_of(self, session: Session, report: Report | None, language: str) -> str:
        """Return the page, which begins in a language."""
        ...


@record
class GameEntry:
    """A game: its id, the package that holds it, and its parts, each imported when asked for.

    `own_map` is the name of the file, in the folder of the player's data, that holds a map of his
    own for it; `on` takes the place of its rules: the same game on such a map.
    """

    id: str
    package: str
    own_map: str = ""
    on: AnyGame | None = None

    def rules(self) -> AnyGame:
        """Return the game itself (``rules/game.py``: GAME)."""
        return self.on or cast("AnyGame", _part(self.package, "rules.game").GAME)

    def words(self, language: str, names: Mapping[str, str] | None = None) -> Words:
        """Return its words in a language (``words``: Words), the same ones each time.

        With `names` of places of the player's own map, new ones.
        """
        if names:
            return cast("Words", _part(self.package, "words").Words(language, names))
        return _words(self.package, language)

    def brain(self) -> Brain | None:
        """Return what its computer players know (``brain``: BRAIN), or None."""
        if not _has(self.package, "brain"):
            return None
        return cast("Brain", _part(self.package, "brain").BRAIN)

    def odds_speed(self) -> OddsSpeed | None:
        """Return what measures its exact odds (``odds/speed.py``), None where nothing does."""
        if not _has(self.package, "odds.speed"):
            return None
        return cast("OddsSpeed", _part(self.package, "odds.speed"))

    def surface(self) -> Surface | None:
        """Return what it gives the window (``board``: SURFACE), None where it gives nothing."""
        if not _has(self.package, "board"):
            return None
        return cast("Surface | None", getattr(_part(self.package, "board"), "SURFACE", None))

    def web_page(self) -> WebPage | None:
        """Return what makes a page for a browser of a game (``board/replay.py``: page_of), or None.

        Without one its log is the page.
        """
        if not _has(self.package, "board.replay"):
            return None
        return cast("WebPage", _part(self.package, "board.replay"))

    def book(self) -> Companion | None:
        """Return what it knows of its rulebook beside the text (``book``: BOOK), or None."""
        if not _has(self.package, "book"):
            return None
        return cast("Companion", _part(self.package, "book").BOOK)


def _part(package: str, name: str) -> ModuleType:
    return import_module(f"{package}.{name}")


@cache
def _has(package: str, name: str) -> bool:
    try:
        return find_spec(f"{package}.{name}") is not None
    except ModuleNotFoundError:  # not even the package of that part
        return False


@cache
def _words(package: str, language: str) -> Words:
    return cast("Words", _part(package, "words").Words(language))


GAMES: Final[tuple[GameEntry, ...]] = (
    GameEntry("reconquista", "reconquista_qt.games.reconquista", own_map="map.json"),
    GameEntry("st279", "reconquista_qt.games.st279"),
    GameEntry("hispania", "reconquista_qt.games.hispania"),
    GameEntry("crusades2", "reconquista_qt.games.crusades2"),
)


def entries() -> tuple[GameEntry, ...]:
    """Return the games of the house, and those that the environment names."""
    more = [name for name in os.environ.get(MORE_GAMES, "").split(",") if name]
    return (*GAMES, *(GameEntry(name.rpartition(".")[2], name) for name in more))


def default_entry() -> GameEntry:
    """Return the game that is meant where none is named: the first."""
    return entries()[0]


def entry_of(game: str) -> GameEntry:
    """Return the entry of a game's id; KeyError where there is none."""
    for entry in entries():
        if entry.id == game:
            return entry
    raise KeyError(game)
