"""Reasons of the adviser have words in every language."""

from __future__ import annotations

import re

import pytest

from reconquista_qt.games.reconquista.brain.reasons import CODES, Reason
from reconquista_qt.games.reconquista.words import Words
from reconquista_qt.wording import languages
from tests.games.reconquista.words.samples import Pseudo, ugly, unspoken

LANGUAGES = languages()
WORDS = {language: Words(language) for language in LANGUAGES}
TAG = re.compile(r"<[^>]*>")
IN_REGIONS = ("wins_region", "wins_free_region", "income")


def sample(code: str) -> Reason:
    return code, "aragon" if code in IN_REGIONS else "zaragoza", 2.0 if "i" in code[:2] else 0.31


@pytest.mark.parametrize("code", CODES)
def test_every_reason_is_told(code: str) -> None:
    told = {language: words.reasons((sample(code),)) for language, words in WORDS.items()}
    # Here a percent sign is meant, and no gap that was not filled.
    shown = [text.replace("%", "") for text in told.values()]
    assert [ugly(text) for text in shown] == [[] for _ in told]
    assert all(told.values()) and told["en"] != told["es"]
    assert unspoken(Words("en", translator=Pseudo()).reasons((sample(code),))) == ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", CODES)
def test_the_rich_text_says_the_same(code: str, language: str) -> None:
    words = WORDS[language]
    rich = words.reasons_rich((sample(code),))
    assert TAG.sub("", rich) == words.reasons((sample(code),))
    assert "<a href=" in rich or code == "wins_city"


def test_a_conquest_is_told_in_one_breath() -> None:
    reasons = (
        ("takes", "zaragoza", 0.776),
        ("wins_city", "zaragoza", 1.0),
        ("wins_region", "aragon", 2.0),
        ("leaves_open", "burgos", 0.004),
    )
    assert WORDS["en"].reasons(reasons).replace("\u00a0", " ") == (
        "takes Zaragoza (78%): +1 point for the City, +2 points for most Cities of Aragon; "
        "leaves Burgos with a risk of 1% in the reaction"
    )
    assert WORDS["es"].reasons(reasons).replace("\u00a0", " ") == (
        "toma Zaragoza (78 %): +1 punto por la Ciudad, +2 puntos por la mayoría de las Ciudades de "
        "Aragón; deja Burgos con un riesgo del 1 % en la reacción"
    )
    assert WORDS["en"].reasons(()) == ""
    assert WORDS["en"].reasons(reasons[1:3]).startswith("brings +1 point")
