"""Short titles of the rulebook's paragraphs and rulings, taken from the rulebook's own text."""

from __future__ import annotations

import re
from functools import cache

from reconquista_qt import assets
from reconquista_qt.games.hispania.rules.names import ID
from reconquista_qt.wording.phrases import Phrases

from .names import Names

_ANCHOR = re.compile(r'^<a id="([^"]+)"></a>$')
_HEADING = re.compile(r"^(?:#+ (?P<heading>.+)|\*\*(?P<bold>.+?)\*\*.*)$")
_RULING = re.compile(r"^([A-Z]\d+) · ")


@cache
def titles(language: str) -> dict[str, str]:
    """Return the title of each anchor of the rulebook and the rulings in a language."""
    found: dict[str, str] = {}
    for name in ("rulebook.md", "rulings.md"):
        path = assets.translations(ID, language, name)
        if not path.is_file():
            continue
        anchor = ""
        for line in path.read_text(encoding="utf-8").splitlines():
            begins = _ANCHOR.match(line)
            if begins:
                anchor = begins[1]
            elif anchor and (title := _HEADING.match(line)):
                text = title["heading"] or title["bold"]
                found.setdefault(anchor, text.rstrip(".:").replace("*", ""))
                anchor = ""
    return found


class Rules(Phrases):
    """What a rule id is called."""

    def __init__(self, names: Names, language: str) -> None:
        super().__init__(names.translator)
        self._titles = titles(language)

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
