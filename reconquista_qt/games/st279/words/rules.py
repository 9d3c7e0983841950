"""Short titles of the rulebook's paragraphs and rulings, taken from the rulebook's own text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from reconquista_qt import assets
from reconquista_qt.games.st279.rules.names import ID

_ANCHOR = re.compile(r'^<a id="([^"]+)"></a>$')
_HEADING = re.compile(r"^(?:#+ (?P<heading>.+)|\*\*(?P<bold>.+?)\*\*.*)$")
_NUMBER = re.compile(r"^(?:\d+\.\d+ |[A-Z]\d+ · )")


@cache
def titles(language: str) -> dict[str, str]:
    """Return the title of each anchor of the rulebook and the rulings in a language."""
    found: dict[str, str] = {}
    for name in ("rulebook.md", "rulings.md"):
        own = assets.written(language, name, ID)
        english = assets.translations(ID, assets.SOURCE_LANGUAGE, name)
        for path in filter(Path.is_file, (own, english)):
            for anchor, title in _titles(path.read_text(encoding="utf-8")):
                found.setdefault(anchor, title)
    return found


def _titles(text: str) -> Iterator[tuple[str, str]]:
    anchor = ""
    for line in text.splitlines():
        begins = _ANCHOR.match(line)
        if begins:
            anchor = begins[1]
        elif anchor and (title := _HEADING.match(line)):
            yield anchor, (title["heading"] or title["bold"]).rstrip(".:").replace("*", "")
            anchor = ""


class Rules:
    """What a rule id is called."""

    def __init__(self, language: str) -> None:
        self._titles = titles(language)

    def title(self, rule: str) -> str:
        """Return a rule's short title, e.g. ``12.0 · Stopping`` or ``14.0 · A11``."""
        part, slash, name = rule.partition("/")
        if not slash:
            return rule
        if not re.fullmatch(r"[A-Z]\d+", name):
            name = self.name(rule)
        return f"{part} · {name}"

    def name(self, rule: str) -> str:
        """Return what the rulebook calls a paragraph or ruling, without its number."""
        return _NUMBER.sub("", self._titles.get(rule, rule.partition("/")[2]))
