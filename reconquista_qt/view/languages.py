"""The language of the window, and the wording of the game in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Signal

from reconquista_qt.games import default_entry
from reconquista_qt.games.reconquista.words import Words, names_on_map
from reconquista_qt.wording.languages import install, languages, system_language


class Languages(QObject):
    """Speaks one of the languages; `wording` is always of the one that is spoken."""

    switched = Signal(str)

    def __init__(
        self, app: QCoreApplication, language: str = "", parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._app = app
        self._wordings: dict[str, Words] = {}
        self._language = ""
        self._map: Mapping[str, Any] | None = None
        self.speak(language)

    @property
    def language(self) -> str:
        """The code of the language that is spoken."""
        return self._language

    @property
    def wording(self) -> Words:
        """The game in words of that language."""
        if self._language not in self._wordings:
            names = names_on_map(self._map, self._language) if self._map else None
            self._wordings[self._language] = Words(self._language, names)
        return self._wordings[self._language]

    def name_as_on(self, own_map: Mapping[str, Any]) -> None:
        """Call areas and regions what the user's own map calls them."""
        self._map = own_map
        self._wordings.clear()

    def speak(self, language: str) -> None:
        """Speak a language; an unknown or empty one is the system's."""
        wanted = language if language in languages() else system_language()
        if wanted != self._language:
            # Before the widgets hear of it, for they ask at once.
            self._language = wanted
            install(self._app, wanted, default_entry().id)
            self.switched.emit(wanted)

    def next(self) -> None:
        """Speak the next language; after the last one the first."""
        all_of_them = languages()
        self.speak(all_of_them[(all_of_them.index(self._language) + 1) % len(all_of_them)])
