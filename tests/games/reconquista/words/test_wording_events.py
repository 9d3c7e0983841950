"""Every event can be told, in every language."""

from __future__ import annotations

import random
import re

import pytest

from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.journal import Entry
from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.rules import events
from reconquista_qt.games.reconquista.rules.events import KINDS
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.games.reconquista.words import Words
from reconquista_qt.wording import languages
from reconquista_qt.wording.phrases import DICE
from tests.games.reconquista.words.samples import Pseudo, events_of, ugly, unspoken

LANGUAGES = languages()
WORDS = {language: Words(language) for language in LANGUAGES}
TAG = re.compile(r"<[^>]*>")


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_is_told(kind: str) -> None:
    for event in events_of(kind):
        told = {language: words.event(event) for language, words in WORDS.items()}
        assert [ugly(text) for text in told.values()] == [[] for _ in told]
        assert told["en"] != told["es"]
        assert told["en"][0].isupper() or told["en"][0].isdigit()


@pytest.mark.parametrize("kind", KINDS)
def test_a_pseudo_language_reaches_every_word(kind: str) -> None:
    pseudo = Words("en", translator=Pseudo())
    for event in events_of(kind):
        assert unspoken(pseudo.event(event)) == ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_the_rich_text_says_the_same(kind: str, language: str) -> None:
    words = WORDS[language]
    for event in events_of(kind):
        rich = words.event_rich(event)
        text = TAG.sub("", rich).removesuffix("\u00a0§")
        for value, face in enumerate(DICE, 1):
            text = text.replace(face, str(value))
        plain = words.event(event)
        if kind == "battle_round":  # dice of one kind of unit stand without commas
            plain, text = plain.replace(", ", " "), text.replace(", ", " ")
        assert text == plain
        assert '<a href="rule:' in rich


def test_places_and_rules_are_links() -> None:
    event = events.AreaTaken("christian", "cordoba", rule="phase4/capture")
    assert WORDS["es"].event_rich(event) == (
        'Los cristianos toman <a href="area:cordoba">Córdoba</a>.\u00a0'
        '<a href="rule:phase4/capture">§</a>'
    )
    region = WORDS["en"].event_rich(events.RevoltEnded("castilla"))
    assert '<a href="region:castilla">Castile</a>' in region


def test_a_siege_shows_dice_and_modifiers() -> None:
    event = events.SiegeRolled(
        "toledo", "christian", "muslim", {"christian_army": 2}, {"muslim_garrison": 1},
        5, (("christian_army", 2, 4),), 9,
        2, (("city", 1, 1), ("muslim_garrison", 1, 1)), True, 6,
    )  # fmt: skip
    assert WORDS["en"].event(event) == (
        "Siege of Toledo: the Christians 5 + 4 (2 Armies) = 9, "
        "the Muslims 2 + 2 × (1 + 1) (Fortress: City and 1 Garrison) = 6."
    )
    assert WORDS["es"].event(event) == (
        "Asedio de Toledo: los cristianos 5 + 4 (2 Ejércitos) = 9, "
        "los musulmanes 2 + 2 × (1 + 1) (Fortaleza: Ciudad y 1 Guarnición) = 6."
    )


def test_a_round_of_battle_shows_each_die() -> None:
    event = events.BattleRound(
        "tarragona", 1, "",
        (("christian_garrison", 5), ("christian_army", 3), ("christian_army", 4)),
        (("muslim_garrison", 4), ("muslim_army", 6), ("muslim_army", 3)), 2, 1,
        {"christian_garrison": 1}, {"muslim_garrison": 1, "muslim_army": 1},
    )  # fmt: skip
    assert WORDS["en"].event(event) == (
        "Round 1: the Christians with 1 Garrison (5) and 2 Armies (3, 4), 2 hits; "
        "the Muslims with 1 Garrison (4) and 2 Armies (6, 3), 1 hit. "
        "Losses: 1 Christian Garrison, 1 Muslim Garrison and 1 Army."
    )


def test_number_and_gender_agree() -> None:
    words = WORDS["es"]
    one = events.SiegeLaid("christian", "badajoz", {"christian_army": 1}, "phase4/battle-trigger")
    two = events.SiegeLaid("christian", "badajoz", {"christian_army": 2}, "phase4/battle-trigger")
    assert words.event(one) == "1 Ejército cristiano pone sitio a Badajoz."
    assert words.event(two) == "2 Ejércitos cristianos ponen sitio a Badajoz."
    assert words.units({"muslim_garrison": 2, "military_order": 1, "el_cid_christian": 1}) == (
        "2 Guarniciones musulmanas, 1 Orden Militar y El Cid"
    )


def test_a_side_is_said_once() -> None:
    words = WORDS["es"]
    force = {"mercenary": 1, "christian_garrison": 2, "military_order": 1, "christian_army": 1}
    assert words.units(force) == (
        "1 Mercenario, 2 Guarniciones cristianas, 1 Orden Militar y 1 Ejército"
    )
    both = {"christian_garrison": 1, "muslim_garrison": 1, "muslim_army": 2}
    assert WORDS["en"].units(both) == "1 Christian Garrison, 1 Muslim Garrison and 2 Armies"
    assert WORDS["en"].units({}) == "nobody"


def test_names_of_the_players_own_map() -> None:
    words = Words("es", {"burgos": "Madrid"})
    assert words.event(events.AreaTaken("muslim", "burgos")) == "Los musulmanes toman Madrid."
    assert words.area("toledo") == "Toledo"


@pytest.mark.parametrize("seed", range(6))
def test_the_journal_of_a_random_game(seed: int) -> None:
    session = Session.new(GAME, seed=seed)
    chance = random.Random(seed)
    pseudo = Words("en", translator=Pseudo())
    while isinstance(waiting := session.waiting, Decision):
        for words in WORDS.values():
            assert ugly(words.prompt(waiting, session.state)) == []
            assert ugly(words.prompt(waiting)) == []
        assert unspoken(pseudo.prompt(waiting, session.state)) == ""
        session.act(chance.choice(waiting.options))
    for entry in session.journal:
        assert isinstance(entry, Entry)
        for words in WORDS.values():
            assert ugly(words.event(entry)) == []
    for words in WORDS.values():
        assert ugly(words.prompt(waiting)) == []
