"""How the long texts are written: sections that begin with an anchor, each with its title.

A section is what stands between an anchor and the next. Its title is its heading, or the bold
words that it begins with; hidden comments (``<!-- kind: value -->``) are notes to the program.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from reconquista_qt import assets

_ANCHOR = re.compile(r'^<a id="([^"]+)"></a>$', re.MULTILINE)
_COMMENT = re.compile(r"^<!-- (\w+): (.+) -->$", re.MULTILINE)
_HEADING = re.compile(r"^(#+) (.+)$")
_BOLD = re.compile(r"^\*\*(.+?)\*\*")
LINK = re.compile(r"\[([^\]]+)\]\(#([^)]+)\)")
TITLED_PAGES = ("rulebook", "rulings")  # whose sections are named by rule ids


class Section(NamedTuple):
    """A section as it stands in its file, comments and empty lines included."""

    anchor: str
    body: str

    @property
    def notes(self) -> tuple[tuple[str, str], ...]:
        """The hidden comments as (kind, value)."""
        return tuple(_COMMENT.findall(self.body)) if "<!--" in self.body else ()

    @property
    def lines(self) -> tuple[str, ...]:
        """The lines that are read, none empty at either end."""
        lines = self.body.splitlines()
        if "<!--" in self.body:
            lines = [line for line in lines if not _COMMENT.match(line)]
        return tuple("\n".join(lines).strip().splitlines())

    @property
    def head(self) -> tuple[int, str]:
        """The level of the heading (1 page, 2 chapter, 3 paragraph) and the title."""
        first = self.body.lstrip().partition("\n")[0]
        if first.startswith("<!--"):
            first = self.lines[0]
        heading = _HEADING.match(first)
        if heading:
            level, title = len(heading[1]), heading[2]
        else:
            bold = _BOLD.match(first)
            level, title = 3, bold[1] if bold else self.anchor
        return level, plain(title).rstrip(".:")


def plain(text: str) -> str:
    """Return a text without the marks of links and emphasis."""
    return (LINK.sub(r"\1", text) if "](" in text else text).replace("*", "")


def sections(text: str) -> Iterator[Section]:
    """Yield the sections of a text; what stands before the first anchor belongs to none."""
    parts = _ANCHOR.split(text)
    for anchor, body in zip(parts[1::2], parts[2::2], strict=True):
        yield Section(anchor, body)


@cache
def titles(language: str, game: str) -> dict[str, str]:
    """Return the title of each rule and ruling of a game; what a language lacks is English."""
    found: dict[str, str] = {}
    for page in TITLED_PAGES:
        own = assets.written(language, f"{page}.md", game)
        english = assets.translations(game, assets.SOURCE_LANGUAGE, f"{page}.md")
        for path in dict.fromkeys((own, english)):
            if path.is_file():
                for section in sections(path.read_text(encoding="utf-8")):
                    found.setdefault(section.anchor, section.head[1])
    return found
