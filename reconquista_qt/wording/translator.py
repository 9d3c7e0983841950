"""Looking texts up: English source text in, the text of a language out."""

from __future__ import annotations

from typing import Final, Protocol

from PySide6.QtCore import QLocale, QTranslator

from reconquista_qt import assets

_MANY: Final = 1_000_000


class Translates(Protocol):
    """What looks a text up; `n` chooses among plural forms and takes the place of ``%n``."""

    language: str

    def number(self, value: int) -> str:
        """Return a whole number in the digits of the language, without separators."""
        ...

    def translate(self, context: str, text: str, comment: str | None = None, n: int = -1) -> str:
        """Return the text in the language, or the source text where it has none."""
        ...


class Translator:
    """The texts of one language, whatever language the program itself is in.

    With a game, its own catalogue is asked first, and the one that all games share after it.
    """

    def __init__(self, language: str, game: str | None = None) -> None:
        self.language = language
        compiled = [catalogue(language, game)] if game else []
        # Kept in memory and not mapped: a file that an update replaces would take us down.
        self._compiled = [*compiled, catalogue(language)]
        self._texts = [_loaded(texts) for texts in self._compiled if texts]
        # Turns, dates and dice are no sums: no separators in them.
        self._locale = QLocale(language)
        self._locale.setNumberOptions(QLocale.NumberOption.OmitGroupSeparator)
        self._found: dict[tuple[str, str, str | None, int], str] = {}

    def number(self, value: int) -> str:
        """Return a whole number in the digits of the language, without separators."""
        return self._locale.toString(value)

    def translate(self, context: str, text: str, comment: str | None = None, n: int = -1) -> str:
        """Return the text in the language, or the source text where it has none."""
        key = (context, text, comment, n)
        found = self._found.get(key)
        if found is None:
            # A number shows by its end which plural it takes; Qt counts with 32 bits.
            like = max(-1, min(n, n % _MANY + _MANY))
            asked = (texts.translate(context, text, comment, like) for texts in self._texts)
            found = next(filter(None, asked), text)
            if n >= 0:
                found = found.replace("%Ln", "%n").replace("%n", self.number(n))
            self._found[key] = found
        return found


def catalogue(language: str, game: str | None = None) -> bytes:
    """Return the compiled texts of a language: a game's own, or those that all share.

    Nothing where there are none: the source texts are spoken then.
    """
    name = f"{language}.qm"
    path = assets.translations(game, name) if game else assets.translations(name)
    return path.read_bytes() if path.is_file() else b""


def _loaded(compiled: bytes) -> QTranslator:
    texts = QTranslator()
    texts.load(compiled)
    return texts
