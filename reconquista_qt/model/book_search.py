"""Searching the book: accents and capitals do not matter, every word must be there."""

from __future__ import annotations

import html
import re
import unicodedata
from functools import cache
from typing import Final

from reconquista_qt.engine.record import record

from .book import PAGES, Book, Clause, book

BEFORE: Final = 45  # characters shown before the first word found
AFTER: Final = 90
SHORT: Final = 3  # words of up to so many letters are only looked for at the start of words
MOST: Final = 60


@record
class Hit:
    """A clause found, with the place in its text as HTML, the words in bold."""

    clause: Clause
    snippet: str
    home: str


def fold(text: str) -> str:
    """Return a text without accents and capitals, of the same length."""
    return "".join(_folded(letter) for letter in text)


@cache
def _folded(letter: str) -> str:
    bare = unicodedata.normalize("NFD", letter)[0].casefold()
    return bare if len(bare) == 1 else letter


@cache
def _index(language: str, game: str) -> tuple[tuple[Clause, str, str, str], ...]:
    """Return for each clause: itself, its text, then title and text folded."""
    pages = book(language, game).pages
    return tuple(
        (clause, text, fold(clause.title), fold(text))
        for page in PAGES
        for clause in pages[page]
        for text in (_said(clause),)
    )


def _said(clause: Clause) -> str:
    """Return what a clause says after its title."""
    text = clause.text
    return text.removeprefix(clause.title).lstrip(".: ") if text != clause.title else text


def search(where: Book, query: str, most: int = MOST) -> list[Hit]:
    """Return the clauses in which all the words of a query occur, the best first.

    The number of a ruling (``G8``) finds that ruling before all else.
    """
    words = fold(query).split()
    if not words:
        return []
    found = []
    for order, (clause, text, title, folded) in enumerate(_index(where.language, where.game)):
        worth = _worth(clause, title, folded, words)
        if worth:
            found.append((-worth, order, clause, text, folded))
    found.sort(key=lambda hit: hit[:2])
    return [
        Hit(clause, _snippet(text, folded, words), where.home_of(clause))
        for _, _, clause, text, folded in found[:most]
    ]


def _worth(clause: Clause, title: str, text: str, words: list[str]) -> int:
    number = clause.anchor.rpartition("/")[2].casefold()
    worth = 0
    for word in words:
        if word == number:
            worth += 500 if clause.page == "rulings" else 50
            continue
        pattern = _pattern(word)
        times = len(pattern.findall(text))
        in_title = bool(pattern.search(title))
        if not times and not in_title:
            return 0
        whole = rf"\b{re.escape(word)}\b"
        if in_title:
            worth += 100 if re.search(whole, title) else 60
        if re.search(whole, text):
            worth += 20
        worth += 1 + min(times, 5)
    phrase = " ".join(words)
    if len(words) > 1 and (phrase in title or phrase in text):
        worth += 40
    if title == phrase:
        worth += 200
    return worth + {"rulebook": 12, "rulings": 6}.get(clause.page, 0)


@cache
def _pattern(word: str) -> re.Pattern[str]:
    start = r"\b" if len(word) <= SHORT else ""
    return re.compile(start + re.escape(word))


def _snippet(text: str, folded: str, words: list[str]) -> str:
    places = [m.start() for word in words if (m := _pattern(word).search(folded))]
    first = min(places, default=0)
    start = 0 if first <= BEFORE else folded.rfind(" ", 0, first - BEFORE // 2) + 1
    end = min(len(text), start + BEFORE + AFTER)
    if end < len(text):
        end = max(folded.rfind(" ", start, end), first + 1)
    marked = sorted(
        (m.start(), m.end()) for word in words for m in _pattern(word).finditer(folded[start:end])
    )
    out, at = [], start
    for a, b in marked:
        if start + a < at:
            continue
        out.append(html.escape(text[at : start + a]))
        out.append(f"<b>{html.escape(text[start + a : start + b])}</b>")
        at = start + b
    out.append(html.escape(text[at:end]))
    return ("… " if start else "") + "".join(out) + (" …" if end < len(text) else "")
