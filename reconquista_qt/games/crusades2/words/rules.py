"""Short titles of the rulebook's paragraphs and rulings."""

from __future__ import annotations

import json
from functools import cache

from reconquista_qt.assets import resource
from reconquista_qt.games.crusades2.rules.names import ID
from reconquista_qt.wording.phrases import Phrases
from reconquista_qt.wording.translator import Translates


@cache
def titles(language: str) -> dict[str, str]:
    """Return the title of each clause in a language, in English where it has none of its own."""
    path = resource(ID, "clauses.json")
    if not path.is_file():
        return {}
    clauses = json.loads(path.read_text(encoding="utf-8"))["clauses"]
    return {clause["id"]: clause.get(language) or clause["en"] for clause in clauses}


class Rules(Phrases):
    """What a rule id is called: its number, with the title where it has one."""

    def __init__(self, translator: Translates) -> None:
        super().__init__(translator)
        self._titles = titles(translator.language)

    def title(self, rule: str) -> str:
        """Return a rule's short title, e.g. ``5.11 · Attack``."""
        name = self.name(rule)
        return self.tr("{number} · {name}", number=rule, name=name) if name else rule

    def name(self, rule: str) -> str:
        """Return what a paragraph or ruling is about."""
        return self._titles.get(rule) or self._titles.get(rule.split("/")[0]) or ""
