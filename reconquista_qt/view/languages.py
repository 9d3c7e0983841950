"""The language of the window, and the wording of the game in it."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication

from reconquista_qt.games import default_entry, entry_of
from reconquista_qt.model.book import BookKey
from reconquista_qt.wording.languages import direction, install, languages, system_language
from reconquista_qt.wording.words import Words


class Languages(QObject):
    """Speaks one of the languages; `wording` is always of the one that is spoken."""

    switched = Signal(str)

    def __init__(
        self,
        app: QCoreApplication,
        language: str = "",
        parent: QObject | None = None,
        *,
        game: str = "",
    ) -> None:
        """`game` is the id of the game on the table, without one the first of the house."""
        super().__init__(parent)
        self._app = app
        self._game = game or default_entry().id
        self._wordings: dict[str, Any] = {}
        self._language = ""
        self._map: Mapping[str, Any] | None = None
        self.set_language(language)

    @property
    def language(self) -> str:
        """The code of the language that is spoken."""
        return self._language

    @property
    def game(self) -> str:
        """The id of the game on the table."""
        return self._game

    @property
    def book(self) -> BookKey:
        """Which rulebook is meant: that of the game on the table, in this language."""
        return BookKey(self._language, self._game)

    @property
    def wording(self) -> Any:
        """The game in words of that language."""
        if self._language not in self._wordings:
            entry = entry_of(self._game)
            names = None
            if self._map is not None:
                names = import_module(f"{entry.package}.words").names_on_map(
                    self._map, self._language
                )
            self._wordings[self._language] = entry.words(self._language, names)
        return self._wordings[self._language]

    def words_of(self, game: str) -> Words:
        """Return the words of any game in the language that is spoken."""
        return entry_of(game).words(self._language)

    def name_as_on(self, own_map: Mapping[str, Any]) -> None:
        """Call areas and regions what the user's own map calls them."""
        self._map = own_map
        self._wordings.clear()

    def set_language(self, language: str) -> None:
        """Speak a language; an unknown or empty one is the system's."""
        wanted = language if language in languages() else system_language()
        if wanted != self._language:
            # Before the widgets hear of it, for they ask at once.
            self._language = wanted
            install(self._app, wanted, self._game)
            if isinstance(self._app, QGuiApplication):
                leftwards = direction(wanted) == "rtl"
                self._app.setLayoutDirection(
                    Qt.LayoutDirection.RightToLeft if leftwards else Qt.LayoutDirection.LeftToRight
                )
            self.switched.emit(wanted)

    def next(self) -> None:
        """Speak the next language; after the last one the first."""
        all_of_them = languages()
        self.set_language(all_of_them[(all_of_them.index(self._language) + 1) % len(all_of_them)])
