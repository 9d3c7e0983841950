"""Short titles of the rulebook's paragraphs and rulings, taken from the rulebook's own text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from reconquista_qt import assets
from reconquista_qt.games.reconquista.rules.names import ID, PHASES
from reconquista_qt.wording.phrases import Phrases

from .names import Names

_ANCHOR = re.compile(r'^<a id="([^"]+)"></a>$')
_HEADING = re.compile(r"^(?:#+ (?P<heading>.+)|\*\*(?P<bold>.+?)\*\*.*)$")
_RULING = re.compile(r"^([A-Z]-?\d+) · ")


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


class Rules(Phrases):
    """What a rule id is called."""

    def __init__(self, names: Names, language: str) -> None:
        super().__init__(names.translator)
        self._titles = titles(language)

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
