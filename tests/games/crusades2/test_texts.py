"""The rulebook and its companions: the same anchors in both languages, and one for every clause."""

from __future__ import annotations

import json
import re

import pytest

from reconquista_qt.assets import resource, translations
from reconquista_qt.engine.session import Session
from reconquista_qt.games.crusades2.rules.events import KINDS
from reconquista_qt.games.crusades2.rules.game import GAME
from reconquista_qt.games.crusades2.rules.names import ID
from reconquista_qt.games.crusades2.words import Words
from reconquista_qt.games.crusades2.words.names import Names
from reconquista_qt.games.crusades2.words.refusals import REFUSALS, Refusals
from reconquista_qt.wording.translator import Translator
from tests.games.crusades2.test_random_games import play

PAGES = ("rulebook", "rulings", "quickref", "glossary", "history")
ANCHOR = re.compile(r'<a id="([^"]+)"></a>')


def page(language: str, name: str) -> str:
    """Return a page of the book."""
    return translations("crusades2", language, f"{name}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", PAGES)
def test_both_languages_have_the_same_anchors(name: str) -> None:
    anchors = [ANCHOR.findall(page(language, name)) for language in ("en", "es")]
    assert anchors[0] == anchors[1]
    assert len(set(anchors[0])) == len(anchors[0]) > 0


def test_every_clause_has_its_text_and_every_link_leads_somewhere() -> None:
    clauses = json.loads(resource("crusades2", "clauses.json").read_text(encoding="utf-8"))[
        "clauses"
    ]
    for language in ("en", "es"):
        text = page(language, "rulebook") + page(language, "rulings")
        anchors = set(ANCHOR.findall(text))
        assert {clause["id"] for clause in clauses} <= anchors
        assert set(re.findall(r"\]\(#([^)]+)\)", text)) <= anchors
        assert all(clause[language] for clause in clauses)


@pytest.mark.parametrize("language", ["en", "es"])
def test_everything_that_happens_can_be_told(language: str) -> None:
    words = Words(language)
    told = set()
    for scenario, options in (
        ("hattin", {"berserk": True}),
        ("hab", {"action_chits": True, "end_chit": True}),
    ):
        session = play(scenario, 1, dict(options), turns=3)
        for entry in session.journal:
            sentence = words.event(entry)
            assert sentence and "{" not in sentence
            assert words.rule_title(entry.rule) != entry.rule, entry.rule
            told.add(entry.event.kind)
        waiting = session.waiting
        assert words.prompt(waiting, session.state)
    assert len(told) > len(KINDS) // 2


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_option_and_refusal_is_worded(language: str) -> None:
    words, telling = Words(language), Refusals(Names(Translator(language, ID)))
    session = Session.new(GAME, seed=1, scenario="hab")
    waiting = session.waiting
    for action in waiting.options[::40]:  # type: ignore[union-attr]
        assert words.option(action, waiting.kind)  # type: ignore[union-attr]
    for code in REFUSALS:
        assert len(telling.tr(REFUSALS[code], unit="U", leader="L", hex="H")) > 5


def test_reasons_have_the_numbers_of_their_language() -> None:
    reasons = [("hurts", "", 1.26), ("closes", "", 1.0)]
    assert Words("en").reasons(reasons) == (
        "it costs the enemy about 1.3 points and it comes to grips with the enemy"
    )
    assert Words("es").reasons(reasons).startswith("cuesta al enemigo unos 1,3 puntos y ")
