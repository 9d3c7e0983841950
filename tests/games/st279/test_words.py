"""The words of the game in both languages, and its rulebook."""

from __future__ import annotations

import json
import random
import re

import pytest

from reconquista_qt.assets import resource, translations
from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.session import Session
from reconquista_qt.games import entry_of
from reconquista_qt.games.st279.brain import BRAIN
from reconquista_qt.games.st279.rules.actions import Load, Redistribute, Sail
from reconquista_qt.games.st279.rules.events import KINDS, TreasuryCollected
from reconquista_qt.games.st279.rules.forces import ONE
from reconquista_qt.games.st279.rules.game import GAME
from reconquista_qt.games.st279.rules.names import PEONES
from reconquista_qt.games.st279.words import Words
from reconquista_qt.games.st279.words.texts_events import EVENTS
from reconquista_qt.model.book import book
from tests.games.st279.table import Table

LANGUAGES = ("en", "es")
CLAUSES = [
    clause["id"]
    for clause in json.loads(resource("st279", "clauses.json").read_text(encoding="utf-8"))[
        "clauses"
    ]
]


def test_every_kind_of_event_has_a_sentence() -> None:
    told = {key.partition(":")[0] for key in EVENTS}
    assert told == set(KINDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_told_without_a_gap(language: str) -> None:
    words = Words(language)
    session, rng = Session.new(GAME, seed=4, scenario="ready"), random.Random(4)
    while isinstance(waiting := session.waiting, Decision):
        if rng.random() < 0.1:
            texts = [words.prompt(waiting, session.state), words.prompt_rich(waiting)]
            for action in rng.sample(waiting.options, min(len(waiting.options), 5)):
                texts += [words.option(action), words.option_rich(action)]
            assert all(text and "{" not in text for text in texts)
        session.act(rng.choice(waiting.options))
    for entry in session.journal:
        text = words.event(entry)
        assert text and "{" not in text and "_" not in text, text
        assert words.event_rich(entry)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_stands_in_the_rulebook(language: str) -> None:
    anchors = []
    for name in ("rulebook.md", "rulings.md"):
        text = translations("st279", language, name).read_text(encoding="utf-8")
        anchors += re.findall(r'^<a id="([^"]+)"></a>$', text, re.MULTILINE)
    heads = re.compile(r"rulebook|rulings|chapter\d+|rulings/[a-j]")
    assert sorted(a for a in anchors if not heads.fullmatch(a)) == sorted(CLAUSES)
    words = Words(language)
    assert words.rule_title("14.0/A11") == "14.0 · A11"
    expected = {"en": "12.0 · Stopping", "es": "12.0 · Detenerse"}[language]
    assert words.rule_title("12.0/stop") == expected


PAGES = ("rulebook", "rulings", "quickref", "glossary", "history")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_in_the_window_has_all_its_pages_and_chapters(language: str) -> None:
    own = book(language, "st279")
    assert [page.anchor for page, _ in own.contents()][:5] == list(PAGES)
    assert all(page.level == 1 for page, _ in own.contents())
    chapters = [clause for clause in own.pages["rulebook"] if clause.level == 2]
    assert [clause.anchor for clause in chapters] == [f"chapter{n}" for n in range(1, 17)]
    assert own.clauses["12.0/stop"].chapter == "chapter12"
    assert len(own.pages["quickref"]) == 12 and len(own.pages["history"]) == 17
    terms = own.pages["glossary"][1:]
    assert len(terms) == 18
    for term in terms:
        assert term.links and all(link in CLAUSES for link in term.links), term


@pytest.mark.parametrize("name", PAGES)
def test_both_languages_have_the_same_anchors(name: str) -> None:
    anchors = [{clause.anchor for clause in book(to, "st279").pages[name]} for to in LANGUAGES]
    assert anchors[0] == anchors[1]


def test_every_refusal_that_rules_give_has_words_and_a_clause() -> None:
    from reconquista_qt.games.st279.words.texts_refusals import REFUSALS

    folder = translations().parent / "reconquista_qt" / "games" / "st279" / "rules"
    source = "".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.py")))
    given = re.findall(r'refused\(\s*"([^"]+)",\s*"([^"]+)"', source)
    assert {code for _, code in given} <= set(REFUSALS)
    assert {rule for rule, _ in given} <= set(CLAUSES)
    assert len(given) > 100


@pytest.mark.rule("6.0/collect")
def test_who_collects_nothing_is_told_why() -> None:
    nothing = TreasuryCollected("muslim", 0, 0)
    assert Words("en").event(nothing).endswith("no city that it holds yields any now.")
    assert Words("es").event(nothing).endswith("ninguna ciudad en su poder los rinde ahora.")
    assert "collected 2 TP" in Words("en").event(TreasuryCollected("muslim", 2, 0))


def test_reasons_are_told_with_their_places_in_both_languages() -> None:
    reasons = [("takes", "osma", 1.0), ("takes", "leon", 0.996), ("guards", "burgos", 1.0)]
    assert Words("en").reasons(reasons) == (
        "takes the city of Osma, takes the city of León with a chance of 99% "
        "and guards the city of Burgos"
    )
    assert Words("es").reasons(reasons) == (
        "toma la ciudad de Osma, toma la ciudad de León con una probabilidad del 99\u00a0% "
        "y guarda la ciudad de Burgos"
    )
    assert Words("es").reasons([("wears", "leon", 0.5)]) == (
        "en León el enemigo pierde, de media, 0,5 unidades más que tú"
    )


def test_every_reason_of_the_player_has_words() -> None:
    told = set()
    session, rng = Session.new(GAME, seed=6, scenario="ready"), random.Random(6)
    while isinstance(waiting := session.waiting, Decision) and len(session.inputs) < 1500:
        for action in waiting.options[:6]:
            for reason in BRAIN.reasons(session.state, action):
                told.add(reason[0])
                assert all(Words(language).reasons([reason]) for language in LANGUAGES), reason
        session.act(rng.choice(waiting.options))
    assert told == {"takes", "guards", "wears"}


@pytest.mark.parametrize("language", ["en", "es"])
def test_no_two_answers_to_a_question_read_the_same(language: str) -> None:
    words, asked = entry_of("st279").words(language), 0
    session = Session.new(GAME, seed=1, scenario="ready", options={"tables": "even"})
    player = BRAIN.expert()
    while isinstance(waiting := session.waiting, Decision) and session.state.turn < 5:
        if len(waiting.options) < 300:
            texts = [words.option(action, waiting.kind) for action in waiting.options]
            assert len(set(texts)) == len(texts), sorted(texts)
            asked += 1
        session.act(player(session.state))
    assert asked > 300


@pytest.mark.parametrize("language", ["en", "es"])
def test_fleets_and_ports_that_are_told_apart_are_worded_apart(language: str) -> None:
    words = entry_of("st279").words(language)
    board = GAME.board
    port = board.area_index["al_fagar"]
    sea, other = board.ports[port]
    for one, two in (
        (Sail(sea, other, 1, True), Sail(sea, other, 1, False)),
        (Load(port, sea, ONE[PEONES], False), Load(port, other, ONE[PEONES], False)),
        (Load(port, sea, ONE[PEONES], False), Load(port, sea, ONE[PEONES], True)),
        (Redistribute(0, port, port + 1, ONE[PEONES], False, False),
         Redistribute(0, port, port + 1, ONE[PEONES], True, False)),
    ):  # fmt: skip
        assert words.option(one, "campaign") != words.option(two, "campaign")


def test_a_question_tells_its_price() -> None:
    words = entry_of("st279").words("en")

    def asked_now(table: Table) -> str:
        return str(words.prompt(table.game.waiting, table.game.state))

    table = Table("incitement").rich(muslim=3).put("leon", "asturias_leon", {"peones": 1})
    table.put("burgos", "asturias_leon", {"peones": 1}).begin()
    assert "for 1 TP" in asked_now(table)
    table.do("incite", 1, area="leon", pay={"muslim": 1})
    assert "for 2 TP" in asked_now(table)
    free = Table("incitement", turn=7).put("raya", "muslim", {"peones": 1}).begin()
    assert "for nothing" in asked_now(free)
    market = Table("stratagems").rich(muslim=1).put("raya", "muslim", {"peones": 1}).begin()
    assert "for 1 TP" in asked_now(market)


def test_a_question_tells_the_chances_of_its_die() -> None:
    words = entry_of("st279").words("en")

    def asked_now(table: Table) -> str:
        return str(words.prompt(table.game.waiting, table.game.state))

    table = Table("incitement").rich(muslim=3).put("leon", "asturias_leon", {"peones": 1}).begin()
    assert "success: 17%." in asked_now(table)
    table = Table("incitement").rich(muslim=3).put("leon", "asturias_leon", {"peones": 1})
    table.put("zamora", "muslim", {"royal_mesnada": 1})
    table.put("tudmir", "navarre", {"peones": 1}).begin()
    assert "success: 17%, or 33% next to a King" in asked_now(table)
    # The Christian side, late: an attempt costs it the union, which has chances of its own.
    table = Table("incitement", turn=9).rich(aragon=3).in_play("aragon", "catalonia")
    table.put("raya", "muslim", {"peones": 1}).begin()
    assert "no dynastic union" in asked_now(table)
    table.do("done")
    assert table.kind == "union christian"
    assert "success: 33%." in asked_now(table)
    table = Table("tribute").held("muslim_rebel", "osma").put("osma", "muslim_rebel", {"peones": 1})
    table.put("burgos", "asturias_leon", {"peones": 1}).rich(asturias_leon=2).begin()
    assert "1 TP 33%, the rebels go back to their side 33%." in asked_now(table)
    table = Table("war").begin()
    assert "17% that you lead one of the kingdoms" in asked_now(table)


def test_a_question_of_a_fight_tells_whose_it_is_and_where() -> None:
    words = entry_of("st279").words("en")
    table = Table().put("zamora", "asturias_leon", {"mesnada": 1}).held("asturias_leon", "zamora")
    table.put("salamanca", "muslim", {"mesnada": 1}).held("muslim", "salamanca")
    table.campaign("asturias_leon").begin()
    table.do("move", **{"from": "zamora", "to": "salamanca", "units": {"mesnada": 1}}).do("done")
    assert table.kind == "intercept muslim"
    told = words.prompt(table.game.waiting, table.game.state)
    assert "It concerns al-Andalus in Salamanca, against Asturias-León." in told
    assert "Chance of success: 50%." in told


def test_an_answer_says_what_it_does_and_who_pays() -> None:
    words = entry_of("st279").words("en")
    lose = GAME.action_from({"do": "lose", "units": {"raiders": 2}})
    assert words.option(lose, "overstack") == "2 × Raiders must roll"
    assert words.option(lose, "losses") == "Lose 2 × Raiders"
    area = GAME.board.areas.index("leon")
    out = Redistribute(1, area, area, ONE[PEONES], True, False)
    assert words.option(out, "redistribute") == "Asturias-León: Peones leave the city of León"
    table = Table("tribute").held("muslim_rebel", "osma").put("osma", "muslim_rebel", {"peones": 1})
    table.put("burgos", "asturias_leon", {"peones": 1}).rich(asturias_leon=2).begin()
    assert "for 1 TP, or go on" in words.prompt(table.game.waiting, table.game.state)
    table = Table().put("osma", "asturias_leon", {"mesnada": 3}).rich(asturias_leon=2)
    table.put("osma", "muslim", {"peones": 1}).campaign("asturias_leon").begin()
    table.do("combat", 6, 1, area="osma", against="muslim", units={"mesnada": 3})
    table.do("battle", table="field")
    assert table.kind == "combat_marker christian"
    assert words.prompt(table.game.waiting, table.game.state).endswith("Asturias-León pays.")


def test_who_arrives_is_named() -> None:
    words = entry_of("st279").words("en")
    table = Table("recruitment", turn=8, collapse=True).held("muslim", "raya", "elbira")
    table.put("raya", "muslim", {"peones": 1}).begin()
    while not table.kind.startswith("arrival"):
        table.do("done")
    told = words.prompt(table.game.waiting, table.game.state)
    assert told == "Muslims: place the piece that arrives: North African Mesnada."


def test_what_a_marker_adds_is_told_with_the_die_it_is_for() -> None:
    words = entry_of("st279").words("en")
    table = Table("incitement").rich(muslim=3).put("leon", "asturias_leon", {"peones": 1})
    table.hand("muslim", "agent_spies").hand("christian", "agent_spies").begin()
    table.do("incite", area="leon", pay={"muslim": 1})
    told = words.prompt(table.game.waiting, table.game.state)
    assert "your die (incitement)" in told and "Agents/Spies +1" in told
    table.do("pass")
    told = words.prompt(table.game.waiting, table.game.state)
    assert "the enemy’s die (incitement)" in told and "Agents/Spies −1" in told


def test_who_is_attacked_is_named_by_his_power() -> None:
    words = entry_of("st279").words("en")
    action = GAME.action_from(
        {"do": "combat", "area": "osma", "against": "muslim", "units": {"mesnada": 1}}
    )
    assert words.option(action) == "Attack al-Andalus in Osma with Mesnada"


def test_who_has_the_initiative_is_named_by_his_power() -> None:
    words = entry_of("st279").words("en")
    table = (
        Table().put("osma", "asturias_leon", {"mesnada": 1}).put("osma", "muslim", {"peones": 1})
    )
    table.campaign("asturias_leon").begin()
    table.do("combat", 1, 6, area="osma", against="muslim", units={"mesnada": 1})
    told = [str(words.event(event)) for event in table.events if event.kind == "initiative_rolled"]
    assert len(told) == 1 and "al-Andalus has it." in told[0]


def test_what_is_bought_tells_its_price() -> None:
    words = entry_of("st279").words("es")
    data = {"do": "recruit", "power": "aragon", "unit": "raiders", "area": "sobrarbe"}
    assert str(words.option(GAME.action_from(data))).endswith("Sobrarbe (2 PT)")
    data = {"do": "repopulate", "power": "aragon", "area": "wasqa"}
    assert str(words.option(GAME.action_from(data))).endswith("(5 PT)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_says_how_many_points_the_christians_needed(language: str) -> None:
    words = entry_of("st279").words(language)
    assert f" {GAME.board.margin} " in str(words.reason("last_turn"))
    assert str(words.reason("automatic"))
