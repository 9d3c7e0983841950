"""Short titles of the rulebook's paragraphs and rulings, taken from the rulebook's own text."""

from __future__ import annotations

import re

from reconquista_qt.games.hispania.rules.names import ID
from reconquista_qt.wording.clauses import titles
from reconquista_qt.wording.phrases import Phrases

from .names import Names

_RULING = re.compile(r"^([A-Z]\d+) · ")


class Rules(Phrases):
    """What a rule id is called."""

    def __init__(self, names: Names, language: str) -> None:
        super().__init__(names.translator)
        self._titles = titles(language, ID)

    def title(self, rule: str) -> str:
        """Return a rule's short title, e.g. ``5.3 · D9`` or ``5.3 · Passing by force``."""
        part, _, name = rule.partition("/")
        if not re.fullmatch(r"[A-Z]\d+", name):
            name = self.name(rule)
        match part:
            case "intro":
                part = self.tr("Introduction")
            case "components":
                part = self.tr("Components")
        return self.tr("{part} · {name}", part=part, name=name) if name else rule

    def name(self, rule: str) -> str:
        """Return what the rulebook calls a paragraph or ruling, without its number."""
        return _RULING.sub("", self._titles.get(rule, rule.partition("/")[2]))
