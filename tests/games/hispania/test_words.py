"""Hispania in words: the rulebook in both languages, and a sentence for every refusal."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from reconquista_qt.engine.refusal import Refusal
from reconquista_qt.games.hispania.rules.actions import PlayEvent
from reconquista_qt.games.hispania.rules.events import KINDS
from reconquista_qt.games.hispania.words import Words
from reconquista_qt.games.hispania.words.events import kinds_without_words
from reconquista_qt.games.hispania.words.reference import Reference
from reconquista_qt.games.hispania.words.refusals import REFUSALS
from reconquista_qt.wording.translator import Translator
from tests.games.hispania.rules.table import at, held, move

ROOT = Path(__file__).resolve().parents[3]
RULES = ROOT / "reconquista_qt" / "games" / "hispania" / "rules"
ANCHOR = re.compile(r'<a id="([^"]+)"></a>')


def anchors(language: str, name: str) -> list[str]:
    path = ROOT / "i18n" / "hispania" / language / name
    return ANCHOR.findall(path.read_text(encoding="utf-8"))


PAGES = ["rulebook.md", "rulings.md", "quickref.md", "glossary.md", "history.md"]


@pytest.mark.parametrize("name", PAGES)
def test_both_languages_have_the_same_anchors(name: str) -> None:
    assert sorted(anchors("en", name)) == sorted(anchors("es", name))
    assert anchors("en", name)[0] == name.removesuffix(".md")


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_quick_reference_is_what_the_data_say(language: str) -> None:
    page = ROOT / "i18n" / "hispania" / language / "quickref.md"
    made = Reference(Translator(language, "hispania")).page()
    assert page.read_text(encoding="utf-8") == made


def test_every_clause_stands_in_the_book_and_every_anchor_is_a_clause() -> None:
    text = (ROOT / "resources" / "hispania" / "clauses.json").read_text(encoding="utf-8")
    clauses = json.loads(text)["clauses"]
    book = {c["id"] for c in clauses if c["kind"] == "text"}
    rulings = {c["id"] for c in clauses if c["kind"] == "ruling"}
    assert set(anchors("en", "rulebook.md")) == book | {"rulebook"}
    assert set(anchors("en", "rulings.md")) == rulings | {"rulings"}


def test_every_refusal_has_words_and_a_clause() -> None:
    text = (ROOT / "resources" / "hispania" / "clauses.json").read_text(encoding="utf-8")
    known = {c["id"] for c in json.loads(text)["clauses"]}
    found = set()
    for path in RULES.glob("*.py"):
        source = path.read_text(encoding="utf-8")
        for rule, code in re.findall(r'Refusal\(\s*"([^"]+)",\s*"([^"]+)"', source):
            assert rule in known, (path.name, rule)
            found.add(code)
    assert found <= set(REFUSALS), found - set(REFUSALS)


@pytest.mark.parametrize("language", ["en", "es"])
def test_words_of_rules_events_and_refusals(language: str) -> None:
    words = Words(language)
    assert kinds_without_words() == []
    assert len(KINDS) > 35
    for code in REFUSALS:
        said = words.refusal(Refusal("5.3/D9", code, (("area", "leon"), ("needed", 2))))
        assert "{" not in said
    assert words.rule_title("5.3/D9") == "5.3 · D9"
    title = words.rule_title("5.3/passage")
    assert title == {"en": "5.3 · Passing by force", "es": "5.3 · Paso por la fuerza"}[language]
    assert words.side("green") == {"en": "Green", "es": "Verde"}[language]
    assert words.nation("goths") == {"en": "Neutral Goths", "es": "Godos neutrales"}[language]


def test_a_card_counts_those_who_are_still_to_fight() -> None:
    regions = {
        "guadalajara": held("alans", infantry=2),
        "toletum": held("alans", infantry=2),
        "segovia": held("suebi", infantry=1),
    }
    session = at(8, "alans", "move", regions)
    card = Words("en").card
    assert "4 units, the land feeds 4" in card.html(session.state, "alans")
    move(session, "guadalajara", "segovia", infantry=2)
    assert "4 units, the land feeds 2" in card.html(session.state, "alans")
    assert "1 unit, the land feeds 2" in card.html(session.state, "suebi")
    assert "4 unidades, la tierra mantiene 2" in Words("es").card.html(session.state, "alans")


def test_a_counter_that_needs_no_place_is_played_by_a_line_that_says_so() -> None:
    words = Words("en")
    assert words.option(PlayEvent("invasion"), "event") == "Play “Invasion”"
    assert words.option(PlayEvent("harvest", nation=0), "event") == "“Harvest”: Carthage"
