"""Texts and figures that are made for the window, to the letter: found, told, drawn, counted."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from reconquista_qt.engine.inputs import Acted, Branch, Rolled
from reconquista_qt.engine.journal import Entry
from reconquista_qt.model import book_search
from reconquista_qt.model.book import BookKey, Clause, book
from reconquista_qt.model.book_search import fold, search
from reconquista_qt.model.chronicle import turns_of
from reconquista_qt.model.chronicle_text import (
    ToldLine,
    ToldPart,
    ToldTurn,
    page,
    plain_chronicle,
    rich_chronicle,
)
from reconquista_qt.model.companion import Companion, columns_of, companion_of, halves
from reconquista_qt.model.frames import frames, rolls_of, state_before, throws
from reconquista_qt.model.glossary import glossary
from reconquista_qt.model.lines import course_of, difference, lines_of
from reconquista_qt.model.load_notes import LoadNotes
from reconquista_qt.model.markup import inline, to_html
from reconquista_qt.model.odds import MOST_LINES, OddsQuestion, answer_of
from reconquista_qt.model.odds import lines_of as odds_lines
from reconquista_qt.model.replay_page import page_of, scores_of, write_page
from reconquista_qt.model.tallies import (
    Rolls,
    Tally,
    deeds,
    rolls_between,
    spans,
    standings_by_turn,
    tallies,
)
from reconquista_qt.storage.decode import LoadNote
from tests.duel.rules.game import GAME
from tests.duel.rules.state import NUMBER, Move, Rest, Strike
from tests.duels import after_blows, duel

# -- searching -----------------------------------------------------------------------------------


def clause(anchor: str, title: str, text: str, where: str = "rulebook") -> Clause:
    return Clause(anchor, where, anchor, 3, title, (f"**{title}.** {text}",))


LONG = " ".join(f"word{n}" for n in range(40))
CLAUSES = [
    clause("r/one", "Sieges", "A siege takes a year. Sieges of castles take two."),
    clause("r/two", "Castles", "A castle that is under siege has no income."),
    clause("r/three", "Income", f"{LONG} castle {LONG}"),
    clause("rulings/g8", "Ruling", "A king in a castle.", "rulings"),
    clause("quickref/a", "Sieges", "Siege siege siege siege siege siege siege."
           " Kings & queens <b>.", "quickref"),
    clause("r/12", "Numbers", "Nothing else."),
    clause("r/four", "Under siege", "Long ago."),
]  # fmt: skip


@pytest.fixture
def texts(monkeypatch: pytest.MonkeyPatch) -> Any:
    """A book of a few clauses."""
    index = tuple(
        (one, said, fold(one.title), fold(said))
        for one in CLAUSES
        for said in (book_search._said(one),)
    )
    monkeypatch.setattr(book_search, "_index", lambda _language, _game: index)
    return SimpleNamespace(language="en", game="x", home_of=lambda one: f"home of {one.anchor}")


def found(where: Any, query: str, most: int = 60) -> list[str]:
    return [hit.clause.anchor for hit in search(where, query, most)]


def test_what_is_titled_so_comes_before_what_speaks_of_it(texts: Any) -> None:
    assert found(texts, "siege") == ["r/four", "r/one", "quickref/a", "r/two"]
    assert found(texts, "siege", 2) == ["r/four", "r/one"]
    assert found(texts, "sieges") == ["r/one", "quickref/a"]
    assert found(texts, "CASTLÉ") == ["r/two", "r/three", "rulings/g8", "r/one"]
    assert found(texts, "castle king") == ["rulings/g8"]
    assert found(texts, "under siege") == ["r/four", "r/two"]
    assert found(texts, "siege under") == ["r/four", "r/two"]
    assert found(texts, "g8") == ["rulings/g8"]
    assert found(texts, "12")[0] == "r/12"
    assert found(texts, "nowhere") == found(texts, "") == found(texts, "siege nowhere") == []
    hit = search(texts, "king")[0]
    assert hit.home == "home of rulings/g8"


def worth(text: str, query: str, title: str = "title", where: str = "rulebook") -> int:
    one = clause("r/7", title, text, where)
    return book_search._worth(one, fold(title), fold(text), fold(query).split())


def test_how_much_a_place_is_worth() -> None:
    assert worth("A siege.", "siege") == 20 + 2 + 12
    assert worth("A siege, a siege.", "siege") == 20 + 3 + 12
    assert worth("siege " * 9, "siege") == 20 + 6 + 12
    assert worth("Sieges.", "siege") == 2 + 12
    assert worth("Nothing.", "siege", "A siege") == 100 + 1 + 12
    assert worth("Nothing.", "siege", "Sieges") == 60 + 1 + 12
    assert worth("Nothing.", "siege", "Siege") == 100 + 1 + 200 + 12
    assert worth("Under siege.", "under siege") == 22 + 22 + 40 + 12
    assert worth("A siege is under way.", "under siege") == 22 + 22 + 12
    assert worth("A siege.", "siege", where="rulings") == 22 + 6
    assert worth("A siege.", "siege", where="quickref") == 22
    assert worth("A siege.", "siege 7") == 22 + 50 + 12
    assert worth("A siege.", "siege 7", where="rulings") == 22 + 500 + 6
    assert worth("Nothing.", "siege") == 0
    assert worth("A band.", "and") == 0  # short words are looked for where words begin
    assert worth("An android.", "and") == 2 + 12


def test_a_snippet_shows_the_word_with_what_is_around_it(texts: Any) -> None:
    (hit,) = search(texts, "kings")
    assert hit.snippet.endswith("<b>Kings</b> &amp; queens &lt;b&gt;.")
    one = search(texts, "sieges take")[0].snippet
    assert one == ("A siege <b>take</b>s a year. <b>Sieges</b> of castles <b>take</b> two.")
    text = f"{LONG} castle {LONG}"
    snippet = book_search._snippet(text, fold(text), ["castle"])
    at = text.index("castle")
    begin = text.rfind(" ", 0, at - 22) + 1
    end = text.rfind(" ", begin, begin + 135)
    assert snippet == f"… {text[begin:at]}<b>castle</b>{text[at + 6 : end]} …"
    near = "x" * 44 + " castle " + "y" * 200
    assert book_search._snippet(near, near, ["castle"]).startswith("x" * 44 + " <b>castle</b>")
    far = "x" * 45 + " castle " + "y" * 20
    assert book_search._snippet(far, far, ["castle"]) == f"{'x' * 45} <b>castle</b> {'y' * 20}"
    unbroken = "x" * 40 + "castle" + "z" * 300
    assert book_search._snippet(unbroken, unbroken, ["castle"]) == f"{'x' * 40}c …"
    both = book_search._snippet("castles", "castles", ["castle", "castles"])
    assert both == "<b>castle</b>s"


# -- chronicles and pages ------------------------------------------------------------------------

TURN = ToldTurn(
    3, "Turn 3", "A <great> year", (("Points", "4 & 5"), ("Income", "2")),
    (ToldPart("Won", (ToldLine("<a href='x'>Toledo</a>", "Toledo", 0),
                      ToldLine("Ávila", "Ávila", -1))),),
)  # fmt: skip
QUIET = ToldTurn(4, "Turn 4", "", (), ())


def test_a_chronicle_as_plain_text() -> None:
    assert plain_chronicle("The war", [TURN, QUIET]) == (
        "The war\n\nTurn 3: A <great> year\n  Points: 4 & 5\n  Income: 2\n  Won\n    – Toledo\n"
        "    – Ávila\n\nTurn 4\n"
    )


def test_a_chronicle_with_links_and_as_a_page() -> None:
    rich = rich_chronicle([TURN, QUIET], 'To "the" log')
    assert rich == (
        "<h2>Turn 3: A &lt;great&gt; year</h2>"
        "<p>Points <b>4 &amp; 5</b> · Income <b>2</b></p>"
        "<h3>Won</h3><ul><li><a href='x'>Toledo</a> "
        '<a href="entry:0" title="To &quot;the&quot; log">▸</a></li><li>Ávila</li></ul>'
        "<h2>Turn 4</h2>"
    )
    whole = page("War & peace", [TURN], "es", "ltr")
    assert '<html lang="es" dir="ltr">' in whole and "<h1>War &amp; peace</h1>" in whole
    assert "<li>Toledo</li>" in whole and "<a" not in whole.split("<h1>")[1]


def entry(turn: int, phase: str = "p") -> Entry:
    return Entry(1, turn, phase, 0, SimpleNamespace())  # type: ignore[arg-type]


def test_the_turns_of_a_journal() -> None:
    journal = [entry(turn) for turn in (1, 1, 2, 4, 4, 4)]
    assert list(turns_of(journal)) == [(1, 0, 1), (2, 2, 2), (4, 3, 5)]
    assert list(turns_of([])) == []
    assert list(turns_of([entry(7)])) == [(7, 0, 0)]


def test_the_page_of_a_game_without_its_own_holds_the_log_in_each_language(tmp_path: Any) -> None:
    from reconquista_qt.games import MORE_GAMES, entries

    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(MORE_GAMES, "tests.duel")
        assert any(one.id == "duel" for one in entries())
        session = after_blows()
        text = page_of(session, language="es")
        assert text.count("<article") == 2
        assert "Turn 1" in text and "Turno 1" in text
        assert "English" in text
        path = tmp_path / "page.html"
        write_page(session, path, language="es")
        assert path.read_text(encoding="utf-8") == text
        assert list(tmp_path.iterdir()) == [path]


def test_the_points_at_the_beginning_of_each_turn_and_now() -> None:
    session = duel(queue=[1, 1])
    assert scores_of(session) == {1: 0}
    session.act(Move(NUMBER["0,0"]))
    session.dice.queue_up([1])
    session.act(Strike(False))
    session.dice.queue_up([10])
    session.act(Strike(False))
    red = int(GAME.standings(session.state)[0].points)
    assert scores_of(session) == {1: 0, 2: red}
    over = duel(queue=[1, 1, 10], options={"hits": 1})
    over.act(Move(NUMBER["0,0"]))
    over.act(Strike(False))
    assert over.state.over is not None
    assert scores_of(over) == {1: 0, 2: 0}


# -- quick references ----------------------------------------------------------------------------


def lines_long(*heights: int) -> list[Clause]:
    return [
        Clause(str(n), "quickref", "c", 3, "t", ("x",) * height) for n, height in enumerate(heights)
    ]


@pytest.mark.parametrize(
    ("heights", "left"),
    [((3, 3), 1), ((1, 1, 1, 1), 2), ((10, 1, 1), 1), ((1, 1, 10), 2), ((4,), 1), ((), 0),
     ((2, 2, 2), 2), ((1, 3, 1), 2), ((5, 4, 3, 2, 1), 2), ((1, 2, 3, 4, 5), 3)],
)  # fmt: skip
def test_two_columns_of_about_the_same_height(heights: tuple[int, ...], left: int) -> None:
    clauses = lines_long(*heights)
    one, other = halves(clauses)
    assert [*one, *other] == clauses
    assert len(one) == left


def test_a_companion_that_says_nothing() -> None:
    plain = Companion()
    assert plain.columns == ((), ())
    assert not plain.bears("a") and plain.caption("a") == ""
    assert plain.places("a", None) == () and plain.examples("a") == ()  # type: ignore[arg-type]
    assert companion_of("reconquista") is companion_of("reconquista")


@pytest.mark.parametrize("game", ["reconquista", "st279", "hispania", "crusades2"])
def test_a_quick_reference_stands_in_two_columns_with_all_of_it(game: str) -> None:
    one, other = columns_of(BookKey("en", game))
    whole = book("en", game).pages["quickref"][1:]
    assert bool(one) == bool(other) == bool(whole)
    assert {c.anchor for c in (*one, *other)} == {c.anchor for c in whole}


# -- markup and terms ----------------------------------------------------------------------------


def test_markdown_becomes_html() -> None:
    assert inline("a *b* **c** <d> [e](#f/g)") == (
        'a <i>b</i> <b>c</b> &lt;d&gt; <a href="rule:f/g">e</a>'
    )
    assert inline("**[G12](#rulings/g12)**") == (
        '<b><a href="rule:rulings/g12" class="ruling">G12</a></b>'
    )
    assert inline("a b", str.upper) == "A B"
    assert to_html(["# T", "", "one", "two", "- a", "- b", "1. c", "2. d", "## U"]) == (
        "<h1>T</h1>\n<p>one two - a - b 1. c 2. d</p>\n<h2>U</h2>"
    )
    assert to_html(["- a", "- b", "", "1. c", "p"]) == (
        "<ul><li>a</li><li>b</li></ul>\n<ol><li>c</li></ol>\n<p>p</p>"
    )


def test_tables_become_tables() -> None:
    table = to_html(["| N | Name |", "| --- | :-- |", "| 1 | army |", "| – | king |", "| 3 | x |"])
    assert table == (
        '<table class="grid" cellspacing="0" cellpadding="0">'
        '<thead><tr><th align="center">N</th><th align="left">Name</th></tr></thead>'
        '<tr><td align="center">1</td><td align="left">army</td></tr>'
        '<tr class="odd"><td align="center">–</td><td align="left">king</td></tr>'
        '<tr><td align="center">3</td><td align="left">x</td></tr></table>'
    )
    assert "<thead>" not in to_html(["| a | b |", "| c | d |"])
    assert "<thead>" not in to_html(["| a | b |"])
    assert 'class="grid"' in to_html(["|a|b|c|"]) and 'class="grid wide"' in to_html(["|a|b|c|d|"])


def test_a_term_is_found_around_a_place_of_a_text() -> None:
    terms = glossary("en", "reconquista")
    form = next(form for form in terms._by_form if form.isalpha() and len(form) > 4)
    term = terms.find(form)
    assert term is not None and terms.find("no such word") is None
    text = f"{'x' * 60} {form} {'y' * 60}"
    at = text.index(form)
    assert terms.at(text, at) == terms.at(text, at + len(form) - 1) == term
    assert terms.at(text, at - 1) is None and terms.at(text, at + len(form)) is None
    assert terms.at(form, 0) == term
    assert terms.within(f"{form}, {form}") == (term,)
    seen: set[str] = set()
    marked = terms.mark(f"<b>{form}</b> {form} {form}", seen, "#123456")
    assert marked.count('class="term"') == 1 and seen == {term.anchor}
    assert 'style="color:#123456;text-decoration:none"' in marked
    assert terms.at_home(term.anchor) >= {term.anchor}


# -- notes on loading ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "args", "said"),
    [
        ("went-on-from-snapshot", {"input": 7}, "Input 7 leads elsewhere"),
        ("log-renewed", {"entry": 3}, "From entry 3 on"),
        ("log-shortened", {"count": 2}, "2 entr"),
        ("snapshot-damaged", {}, "damaged"),
        ("line-ahead-dropped", {"count": 2}, "undone"),
        ("lines-dropped", {"count": 4}, "4 other line"),
        ("other-rules", {"what": "map.json"}, "other data: map.json"),
        ("own-map", {"map": "mine"}, "its own map: mine"),
        ("resumed-early", {"input": 9}, "resumed at input 9"),
    ],
)
def test_what_became_of_a_game_that_was_read_is_said(
    code: str, args: dict[str, Any], said: str
) -> None:
    from reconquista_qt.wording.translator import Translator

    assert said in LoadNotes(Translator("en")).tell(LoadNote(code, tuple(args.items())))


# -- dice, chances, points -----------------------------------------------------------------------


def test_each_roll_is_told_with_who_rolled_and_what_for() -> None:
    session = after_blows()
    rolls = Rolls()
    made = rolls.of(session)
    assert [(roll.number, roll.purpose, roll.faces, roll.drawn) for roll in made] == [
        (1, "chit", 3, True), (2, "chit", 2, True), (5, made[2].purpose, 10, False),
    ]  # fmt: skip
    assert made[2].seat == "blue" and made[2].turn == 1
    again = rolls.of(session)
    assert all(one is other for one, other in zip(made[2:], again[2:], strict=True))
    session.undo(4)
    assert [roll.number for roll in rolls.of(session)] == [1, 2]
    session.act(Strike(True))
    assert [roll.number for roll in rolls.of(session)] == [1, 2, 5]
    assert rolls.of(duel(seed=6))[0] is not made[0]
    assert [(mark.inputs, until) for mark, until in spans(session)] == [
        (0, 2), (2, 3), (3, 5), (5, 5),
    ]  # fmt: skip
    typed = duel(typed_dice=True)
    typed.enter_dice([1])
    assert [(mark.inputs, until) for mark, until in spans(typed)] == [(0, 1), (1, 1)]
    assert rolls_between(typed, typed.marks[0], 1)[0].values == (1,)


def test_luck_is_told_in_standard_deviations() -> None:
    tally = Tally()
    assert (tally.score, tally.rarity) == (0.0, 1.0)
    tally.note([6, 6, 6], 6)
    assert (tally.dice, tally.got, tally.expected) == (3, 18, 10.5)
    assert tally.variance == pytest.approx(8.75)
    assert tally.score == pytest.approx(7.5 / 8.75**0.5)
    assert tally.rarity == pytest.approx(0.011229, abs=1e-5)
    tally.note([1], 10)
    assert tally.variance == pytest.approx(8.75 + 8.25) and tally.expected == 16
    session = after_blows()
    by_kind = tallies(Rolls().of(session))
    ((key, one),) = by_kind.items()
    assert key[1] == "blue" and one.dice == 1


def test_points_and_deeds_of_each_seat() -> None:
    session = after_blows(queue=[1, 1, 10])
    assert standings_by_turn(session) == {
        one.seat: {1: 0, 2: one.points} if session.state.turn == 2 else {1: one.points}
        for one in GAME.standings(session.state)
    }
    assert {seat: dict(done) for seat, done in deeds(session).items()} == {
        "red": {"move": 1, "rest": 1}, "blue": {"strike": 1},
    }  # fmt: skip


class Oracle:
    """A game of which only chances are asked."""

    def __init__(self, told: dict[str, Any]) -> None:
        self.told = told

    def odds(self, _question: Any, _state: Any) -> dict[str, Any]:
        return self.told


def test_chances_are_read_however_a_game_tells_them() -> None:
    told = {
        "success": 0.5, "wide": {"hit": 0.25, "miss": 0.75}, "deep": {"a": {"x": 1.0}, "b": 0.1},
        "hits": [0.1, 0.9], "pairs": [["left", 0.3], [{"men": 2}, 0.7]], "text": "no", "many": 3,
        "flag": True, "none": [], "empty": {}, "odd": [[1, 2, 3]],
    }  # fmt: skip
    lines = [(one.what, one.chance, one.group, one.value) for one in odds_lines(told)]
    assert lines == [
        ("success", 0.5, "", None), ("miss", 0.75, "wide", None), ("hit", 0.25, "wide", None),
        ("x", 1.0, "deep.a", None), ("b", 0.1, "deep", None), ("hits", 0.1, "hits", 0),
        ("hits", 0.9, "hits", 1), ("pairs", 0.7, "pairs", {"men": 2}), ("left", 0.3, "pairs", None),
    ]  # fmt: skip
    assert MOST_LINES == 6
    for count, last in ((6, "f"), (7, "other")):
        spread = {"abcdefg"[n]: 1 / count for n in range(count)}
        found = list(odds_lines({"all": spread}))
        assert len(found) == 6 and found[-1].what == last
        assert sum(one.chance for one in found) == pytest.approx(1)
    assert list(odds_lines({"all": {"a": 1.0, "b": 0.0}})) == list(odds_lines({"all": {"a": 1.0}}))


def test_what_is_hoped_for_stands_first() -> None:
    told = {"wins": 0.3, "hit": 0.6, "own": 0.2, "deep": {"success": 0.9}}
    for hope, head in (("", "hit"), ("own", "own"), ("unheard", "hit")):
        answer = answer_of(Oracle(told), OddsQuestion({}, hope=hope), None)  # type: ignore[arg-type]
        assert answer is not None and answer.head is not None
        assert answer.head.what == head
    answer = answer_of(Oracle({"x": 0.4}), OddsQuestion({}), None)  # type: ignore[arg-type]
    assert answer is not None and answer.head is None and len(answer.lines) == 1


# -- moments and lines ---------------------------------------------------------------------------


def test_what_is_shown_between_two_decisions() -> None:
    session = after_blows()
    assert len(session.journal) == 5
    struck = session.journal[4]
    assert rolls_of(session, struck) == (session.inputs[4],)
    assert rolls_of(session, session.journal[3]) == ()
    assert [roll.number for roll in throws(session, 3, 5)[5]] == [5]
    assert throws(session, 3, 4) == {} and throws(session, 0, 5) == {}
    assert throws(session, 3, 3) == {}
    states = frames(session, 0)
    assert len(states) == 5
    assert frames(session, 5) == () and frames(session, 4, 4) == ()
    assert [state.at[0] for state in states] == [  # type: ignore[attr-defined]
        session.start.at[0], session.start.at[0], session.start.at[0],  # type: ignore[attr-defined]
        NUMBER["0,0"], NUMBER["0,0"],
    ]  # fmt: skip
    before = state_before(session, 4)
    assert before.at == session.marks[1].state.at  # type: ignore[attr-defined]
    assert before.hits == [0, 0]  # type: ignore[attr-defined]
    assert state_before(session, 0) is session.start
    assert [len(frames(session, first, 5)) for first in range(6)] == [5, 4, 3, 2, 1, 0]


def test_the_course_of_a_line_has_the_moments_at_which_somebody_decides() -> None:
    session = after_blows()
    course = course_of(session)
    assert [moment.inputs for moment in course.moments] == [2, 3, 5, 6]
    assert [moment.entries for moment in course.moments] == [3, 4, 5, 5]
    session.undo(3)
    assert course_of(session) == course and len(session.inputs) == 2
    typed = duel(typed_dice=True)
    assert course_of(typed).moments == ()


def test_where_two_lines_part_and_what_each_did() -> None:
    rest, strike, die = Acted(Rest()), Acted(Strike(False)), Rolled((3,), 10)
    one = difference((rest, strike, die), (rest, rest))
    assert (one.shared, one.one, one.other) == (1, Strike(False), Rest())
    two = difference((rest, strike), (rest, strike, die))
    assert (two.shared, two.one, two.other) == (2, None, (3,))
    nothing = difference((rest,), (rest,))
    assert (nothing.shared, nothing.one, nothing.other) == (1, None, None)


def test_lines_of_play_are_told_with_their_ends() -> None:
    session = after_blows()
    session.name_line("left")
    session.undo(4)
    session.act(Rest())
    wrong = (*session.inputs[:3], Acted(Strike(True)), Rolled((11,), 10))
    session.branches += [Branch("broken", wrong), Branch("", ())]
    found = {one.name or ("empty" if one.branch else "here"): one for one in lines_of(session)}
    assert set(found) == {"here", "left", "broken", "empty"}
    assert [name for name, one in found.items() if not one.playable] == ["broken"]
    here, left, broken = found["here"], found["left"], found["broken"]
    assert (here.branch, here.parent, here.shared, here.over) == (None, -1, 0, False)
    assert (left.parent, left.shared, left.left) == (0, 3, (1, "fence"))
    assert (left.turn, left.phase, left.over) == (2, "fence", False)
    assert (broken.shared, broken.turn, broken.phase, broken.points) == (3, 0, "", 0)
    assert here.turn == session.state.turn
    assert here.points == GAME.standings(session.state)[0].points
