"""The terms of the rules with their definitions, and how they are marked in running text."""

from __future__ import annotations

import html
import re
from functools import cache
from typing import Final

from reconquista_qt.engine.record import record

from .book import Clause, book

LONGEST: Final = 40  # letters to either side in which the word of a term must lie
_TAGS = re.compile(r"(<a\b.*?</a>|<b>.*?</b>|<[^>]*>|\x02\d+\x03)")


@record
class Term:
    """A word of the rules: its anchor, itself, and what it means in a sentence."""

    anchor: str
    name: str
    meaning: str
    home: str  # the paragraph where it is at home


class Glossary:
    """All terms of a game in one language, found by any of their forms."""

    def __init__(self, language: str, game: str) -> None:
        self.language, self.game = language, game
        self.terms: dict[str, Term] = {}
        self._by_form: dict[str, Term] = {}
        for clause in book(language, game).pages["glossary"][1:]:
            term = self.terms[clause.anchor] = _term(clause)
            for kind, value in clause.notes:
                if kind == "forms":
                    self._by_form.update((form.strip(), term) for form in value.split(","))
        # The longest first, so that "Military Order" is not taken for something shorter.
        forms = sorted(self._by_form, key=len, reverse=True)
        # Where there is no term the pattern fits nothing.
        self._pattern = re.compile(
            rf"\b(?:{'|'.join(map(re.escape, forms))})\b" if forms else "(?!)"
        )

    def find(self, word: str) -> Term | None:
        """Return the term that a word is a form of."""
        return self._by_form.get(word)

    def mark(self, text: str, seen: set[str], colour: str = "") -> str:
        """Return HTML with each term linked at its first occurrence; `seen` remembers which were.

        What is a link already, or bold (a title), is left alone. Terms whose anchor is in `seen`
        are not marked. The link is ``rule:glossary/...``, its tooltip the meaning.
        """
        style = f' style="color:{colour};text-decoration:none"' if colour else ""

        def put(found: re.Match[str]) -> str:
            term = self._by_form[found[0]]
            if term.anchor in seen:
                return found[0]
            seen.add(term.anchor)
            tip = html.escape(self.tip(term))
            return f'<a class="term" href="rule:{term.anchor}" title="{tip}"{style}>{found[0]}</a>'

        parts = _TAGS.split(text)
        parts[::2] = [self._pattern.sub(put, part) for part in parts[::2]]
        return "".join(parts)

    def at(self, text: str, place: int) -> Term | None:
        """Return the term whose word stands around a place of a plain text, if one does."""
        start = max(0, place - LONGEST)
        for found in self._pattern.finditer(text, start, min(len(text), place + LONGEST)):
            if found.start() <= place < found.end() and (start == 0 or found.start() > start):
                return self._by_form[found[0]]
        return None

    def within(self, text: str) -> tuple[Term, ...]:
        """Return the terms in a plain text, each once, in the order in which they come."""
        return tuple(dict.fromkeys(self._by_form[w[0]] for w in self._pattern.finditer(text)))

    def tip(self, term: Term) -> str:
        """Return what a term means, as the text of a tooltip."""
        return f"<b>{html.escape(term.name)}.</b> {html.escape(term.meaning)}"

    def at_home(self, anchor: str) -> set[str]:
        """Return the anchors of the terms that a paragraph itself explains."""
        return {term.anchor for term in self.terms.values() if anchor in (term.home, term.anchor)}


def glossary(language: str, game: str) -> Glossary:
    """Return the glossary of a game in a language, the same one each time."""
    return _glossary(language, game)


@cache
def _glossary(language: str, game: str) -> Glossary:
    return Glossary(language, game)


def _term(clause: Clause) -> Term:
    # "Meaning. Rule: [name](#home)." without its last sentence, which only refers.
    said = clause.text[len(clause.title) :].lstrip(". ")
    first = clause.markdown.find("](#")
    meaning = said
    if first >= 0:
        label = clause.markdown.rfind("[", 0, first)
        before = re.sub(r"\*+", "", clause.markdown[:label])
        cut = max(before.rstrip().rfind(". "), before.rstrip().rfind("? "))
        meaning = before[len(clause.title) : cut + 1].lstrip(". ")
    return Term(clause.anchor, clause.title, meaning or said, (clause.links or ("",))[0])
