"""A page of the book as HTML: clauses with their anchors, terms, marks and small buttons."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

from reconquista_qt import assets
from reconquista_qt.model.book import Book, Clause, book
from reconquista_qt.model.companion import Companion, companion_of
from reconquista_qt.model.glossary import Glossary
from reconquista_qt.model.markup import to_html

SHOW: Final = "show"  # scheme of the links that light areas up
EXAMPLE: Final = "example"  # of those that open an example
_FIRST_BOLD = re.compile(r"^<p><b>(.+?)</b>")
_MARK = re.compile(r"<p><b>([^<]+)</b>")


@dataclass(frozen=True, slots=True)
class Extras:
    """What a page shows beside its text; all off for paper."""

    terms: bool = True
    buttons: bool = True
    show_tip: str = ""
    example_tip: str = ""


PLAIN: Final = Extras(terms=False, buttons=False)


@cache
def _marks(language: str, game: str) -> dict[str, str]:
    """Return the marks of a game's rulings as a language writes them, with their letter."""
    path = assets.resource(game, "clauses.json")
    found: dict[str, str] = {}
    if not path.is_file():
        return found
    text = path.read_text(encoding="utf-8")
    for clause in json.loads(text)["clauses"]:
        mark = clause.get("mark", "")
        if len(mark) == 1:
            told = book(language, game).clauses.get(clause["id"])
            if told is not None and len(told.lines) > 2:
                found.setdefault(told.lines[2][2:].partition("**")[0], mark)
    return found


@cache
def page_html(text: Book, glossary: Glossary, page: str, extras: Extras) -> str:
    """Return the body of a page."""
    return clauses_html(text.pages[page], glossary, extras)


def clauses_html(clauses: Iterable[Clause], glossary: Glossary, extras: Extras) -> str:
    """Return some clauses as HTML; a term is marked where a chapter first uses it."""
    out: list[str] = []
    chapter, seen = "", set[str]()
    for clause in clauses:
        if clause.chapter != chapter:
            chapter, seen = clause.chapter, set()
        out.append(_clause_html(clause, glossary, extras, seen))
    return "\n".join(out)


def _clause_html(clause: Clause, glossary: Glossary, extras: Extras, seen: set[str]) -> str:
    words: Callable[[str], str] | None = None
    if extras.terms and clause.page in ("rulebook", "rulings"):
        seen |= glossary.at_home(clause.anchor)

        def mark(text: str) -> str:
            return glossary.mark(text, seen)

        words = mark
    body = to_html(clause.lines, words)
    body = _FIRST_BOLD.sub(r'<p><b class="head">\1</b>', body, count=1)
    if clause.page == "rulings":
        marks = _marks(glossary.language, glossary.game)

        def coloured(found: re.Match[str]) -> str:
            mark = marks.get(found[1])
            return f'<p><b class="mark-{mark}">{found[1]}</b>' if mark else found[0]

        body = _MARK.sub(coloured, body)
    anchor = f'<a name="{clause.anchor}"></a>'
    if extras.buttons:
        body = _with_buttons(body, clause, extras, companion_of(glossary.game))
    return re.sub(r"^<(\w+)>", rf"<\1>{anchor}", body, count=1)


def _with_buttons(body: str, clause: Clause, extras: Extras, companion: Companion) -> str:
    buttons = ""
    if companion.bears(clause.anchor):
        buttons += _button(SHOW, clause.anchor, extras.show_tip)
    for example in companion.examples(clause.anchor):
        buttons += _button(EXAMPLE, example, extras.example_tip)
    if not buttons:
        return body
    # After the first block, be it a heading or a paragraph.
    end = re.search(r"</(?:p|h\d)>", body)
    assert end is not None, clause.anchor
    return body[: end.start()] + buttons + body[end.start() :]


def _button(scheme: str, target: str, tip: str) -> str:
    return (
        f'&nbsp; <a href="{scheme}:{target}" title="{tip}">'
        f'<img src="icon:{scheme}" alt="{tip}" style="vertical-align: middle"></a>'
    )
