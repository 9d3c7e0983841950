"""Short titles of the rulebook's paragraphs and rulings, taken from the rulebook's own text."""

from __future__ import annotations

import re

from reconquista_qt.games.reconquista.rules.names import ID, PHASES
from reconquista_qt.wording.clauses import titles
from reconquista_qt.wording.phrases import Phrases

from .names import Names

_RULING = re.compile(r"^([A-Z]-?\d+) · ")


class Rules(Phrases):
    """What a rule id is called."""

    def __init__(self, names: Names, language: str) -> None:
        super().__init__(names.translator)
        self._titles = titles(language, ID)

    def part(self, rule: str) -> str:
        """Return the part of the rulebook that a rule id lies in, e.g. ``Phase 4``."""
        part = rule.split("/")[0]
        if part.startswith("phase") and part[5:] in {str(n) for n in range(1, len(PHASES) + 1)}:
            return self.tr("Phase {number}", number=part[5:])
        match part:
            case "intro":
                return self.tr("Introduction")
            case "map":
                return self.tr("Map")
            case "counters":
                return self.tr("Counters")
            case "overview":
                return self.tr("Overview")
            case "definitions":
                return self.tr("Definitions")
            case "turn":
                return self.tr("Turn")
            case "setup":
                return self.tr("Set-up")
            case "victory":
                return self.tr("Victory")
            case "reference":
                return self.tr("Quick reference")
        return part

    def title(self, rule: str) -> str:
        """Return a rule's short title, e.g. ``Phase 4 · G8`` or ``Phase 4 · Order of losses``."""
        name = rule.partition("/")[2]
        if not re.fullmatch(r"[A-Z]-?\d+", name):
            name = self.name(rule)
        return self.tr("{part} · {name}", part=self.part(rule), name=name) if name else rule

    def name(self, rule: str) -> str:
        """Return what the rulebook calls a paragraph or ruling, without its number."""
        return _RULING.sub("", self._titles.get(rule, rule.partition("/")[2]))
