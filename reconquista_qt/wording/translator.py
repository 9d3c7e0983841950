"""Looking texts up: English source text in, the text of a language out."""

from __future__ import annotations

from typing import Final, Protocol

from PySide6.QtCore import QTranslator

from reconquista_qt import assets

_MANY: Final = 1_000_000


class Translates(Protocol):
    """What looks a text up; `n` chooses among plural forms and takes the place of ``%n``."""

    language: str

    def translate(self, context: str, text: str, comment: str | None = None, n: int = -1) -> str:
        """Return the text in the language, or the source text where it has none."""
        ...


class Translator:
    """The texts of one language, whatever language the program itself is in."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._texts = QTranslator()
        # Kept in memory and not mapped: a file that an update replaces would take us down.
        self._compiled = assets.translations(f"{language}.qm").read_bytes()
        self._texts.load(self._compiled)
        self._found: dict[tuple[str, str, str | None, int], str] = {}

    def translate(self, context: str, text: str, comment: str | None = None, n: int = -1) -> str:
        """Return the text in the language, or the source text where it has none."""
        key = (context, text, comment, n)
        found = self._found.get(key)
        if found is None:
            # A number shows by its end which plural it takes; Qt counts with 32 bits.
            like = max(-1, min(n, n % _MANY + _MANY))
            found = self._texts.translate(context, text, comment, like) or text
            if n >= 0:
                found = found.replace("%n", str(n))
            self._found[key] = found
        return found
