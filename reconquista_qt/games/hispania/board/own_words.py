"""The words that the table is told in: those of this game."""

from __future__ import annotations

from reconquista_qt.games.hispania.words import Words
from reconquista_qt.wording.words import Words as AnyWords


def own_words(words: AnyWords) -> Words:
    """Return words as those of this game, which they are at its table."""
    assert isinstance(words, Words)
    return words
