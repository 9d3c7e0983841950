"""The long texts of a language as a book: pages of clauses, each with its anchor and title."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, cached_property
from typing import Final, NamedTuple

from reconquista_qt import assets
from reconquista_qt.engine.record import record
from reconquista_qt.wording.clauses import LINK, plain, sections

# The pages in the order of the table of contents; each is a file of i18n/<game>/<language>/, or
# of i18n/<language>/ where all games share it.
PAGES: Final = (
    "rulebook", "rulings", "mapdata", "quickref", "glossary", "history", "credits",
)  # fmt: skip
OTHER_PAGES: Final = ("tutorial",)


@record
class Clause:
    """What stands between an anchor and the next; `level` is 1 page, 2 chapter, 3 paragraph.

    `chapter` is the anchor of the chapter (or page) it belongs to, `notes` the hidden comments
    as (kind, value).
    """

    anchor: str
    page: str
    chapter: str
    level: int
    title: str
    lines: tuple[str, ...]
    notes: tuple[tuple[str, str], ...] = ()

    @property
    def markdown(self) -> str:
        """The text as it was written, without hidden comments."""
        return "\n".join(self.lines)

    @property
    def text(self) -> str:
        """The text as it is read: no marks of Markdown, tables cell by cell."""
        lines = [line for line in self.lines if not re.fullmatch(r"[|: -]+", line.strip())]
        text = plain("\n".join(lines))
        text = re.sub(r"^#+ |^\d+\. |^- ", "", text, flags=re.MULTILINE)
        return re.sub(r"[ \n]+", " ", text.replace("|", " ")).strip()

    @property
    def links(self) -> tuple[str, ...]:
        """The anchors it refers to, in order."""
        return tuple(target for _, target in LINK.findall(self.markdown))


class BookKey(NamedTuple):
    """Which book is meant: that of a language and a game."""

    language: str
    game: str


class Book:
    """All the long texts of a game in one language."""

    def __init__(self, language: str, game: str) -> None:
        self.language, self.game = language, game
        self.clauses: dict[str, Clause] = {
            clause.anchor: clause
            for page in (*PAGES, *OTHER_PAGES)
            for clause in _whole(game, language, page)
        }

    @cached_property
    def pages(self) -> dict[str, tuple[Clause, ...]]:
        """The clauses of each page, in their order."""
        found: dict[str, list[Clause]] = {page: [] for page in (*PAGES, *OTHER_PAGES)}
        for clause in self.clauses.values():
            found[clause.page].append(clause)
        return {page: tuple(clauses) for page, clauses in found.items()}

    def find(self, anchor: str) -> Clause | None:
        """Return the clause of an anchor, or of the nearest part of it that there is, else None.

        ``phase4/unheard-of`` finds ``phase4``, so that no link ever leads nowhere.
        """
        while anchor not in self.clauses:
            anchor = anchor.rpartition("/")[0]
            if not anchor:
                return None
        return self.clauses[anchor]

    def contents(self) -> list[tuple[Clause, list[Clause]]]:
        """Return the pages and, below each, its chapters and paragraphs in reading order."""
        return [
            (self.pages[page][0], list(self.pages[page][1:])) for page in PAGES if self.pages[page]
        ]

    def home_of(self, clause: Clause) -> str:
        """Return where a clause stands, as a short line: the page and the chapter."""
        chapter = self.clauses[clause.chapter]
        page = self.pages[clause.page][0]
        parts = [page.title] if chapter is page else [page.title, chapter.title]
        return " › ".join(parts)


def has_book(game: str) -> bool:
    """Whether a game has a rulebook to be read in the window."""
    return has_page(game, "rulebook")


@cache
def has_page(game: str, page: str) -> bool:
    """Whether a game has a page of its own in its book."""
    return assets.translations(game, assets.SOURCE_LANGUAGE, f"{page}.md").is_file()


def book(language: str, game: str) -> Book:
    """Return the book of a game in a language, the same one each time.

    What it has no text of its own for is English; a page that a game lacks has no clauses.
    """
    return _book(language, game)


@cache
def _book(language: str, game: str) -> Book:
    return Book(language, game)


def _whole(game: str, language: str, page: str) -> Iterator[Clause]:
    """Yield the clauses of a page, the English one where a translation lacks it."""
    own = {clause.anchor: clause for clause in _read(game, language, page)}
    for clause in _read(game, assets.SOURCE_LANGUAGE, page):
        yield own.pop(clause.anchor, clause)
    yield from own.values()


def _read(game: str, language: str, page: str) -> Iterator[Clause]:
    path = assets.written(language, f"{page}.md", game)
    if not path.is_file():
        return
    yield from clauses_in(path.read_text(encoding="utf-8"), page)


def clauses_in(text: str, page: str) -> Iterator[Clause]:
    """Yield the clauses of a text, each from its anchor to the next."""
    chapter = ""
    for section in sections(text):
        level, title = section.head
        anchor = section.anchor
        chapter = anchor if level < 3 else chapter
        yield Clause(anchor, page, chapter, level, title, section.lines, section.notes)
