"""Short titles of the rulebook's paragraphs and rulings, taken from the rulebook's own text."""

from __future__ import annotations

import re

from reconquista_qt.games.st279.rules.names import ID
from reconquista_qt.wording.clauses import titles

_NUMBER = re.compile(r"^(?:\d+\.\d+ |[A-Z]\d+ · )")


class Rules:
    """What a rule id is called."""

    def __init__(self, language: str) -> None:
        self._titles = titles(language, ID)

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
