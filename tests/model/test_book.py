"""The book: clauses, contents, search, terms, HTML, and what a paragraph bears on."""

from __future__ import annotations

import re
from html import unescape
from html.parser import HTMLParser

import pytest

from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.book.bearings import BEARINGS, areas_of, bearing_of
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.games.reconquista.rules.names import AREAS
from reconquista_qt.model.book import OTHER_PAGES, PAGES, book
from reconquista_qt.model.book_search import fold, search
from reconquista_qt.model.glossary import glossary
from reconquista_qt.model.markup import to_html

LANGUAGES = ("en", "es")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_anchor_is_a_clause_with_a_title_and_a_chapter(language: str) -> None:
    text = book(language, "reconquista")
    for clause in text.clauses.values():
        assert clause.title and not re.search(r"[*\[\]#]", clause.title), clause.anchor
        assert text.clauses[clause.chapter].level < 3, clause.anchor
        assert clause.lines and clause.text
        assert "<!--" not in clause.markdown
    assert [page[0].level for page in text.pages.values()] == [1] * len((*PAGES, *OTHER_PAGES))


def test_both_languages_have_the_same_clauses() -> None:
    assert set(book("en", "reconquista").clauses) == set(book("es", "reconquista").clauses)


def test_a_clause_that_is_not_there_is_looked_for_higher_up() -> None:
    text = book("en", "reconquista")
    assert text.find("phase4/unheard-of") is text.clauses["phase4"]
    assert text.find("nothing/at/all") is None


def test_a_language_without_texts_has_the_english_ones() -> None:
    assert (
        book("xx", "reconquista").clauses["rulebook"].title
        == book("en", "reconquista").clauses["rulebook"].title
    )


@pytest.mark.parametrize(
    ("language", "query", "best"),
    [
        ("en", "G8", "phase4/G8"),
        ("es", "g8", "phase4/G8"),
        ("en", "order of losses", "phase4/casualties"),
        ("es", "guarnicion", "glossary/garrison"),
        ("es", "MONTAÑAS", "glossary/mountain"),
        ("en", "more than half", "phase3/regions"),
        ("en", "credits", "credits"),
    ],
)
def test_search_finds_the_paragraph_first(language: str, query: str, best: str) -> None:
    hits = search(book(language, "reconquista"), query)
    assert best in [hit.clause.anchor for hit in hits[:3]], [h.clause.anchor for h in hits[:5]]


def test_search_wants_every_word_and_marks_them() -> None:
    hits = search(book("en", "reconquista"), "siege fortress")
    assert hits
    for hit in hits:
        said = fold(hit.clause.title + " " + hit.clause.text)
        assert "siege" in said and "fortress" in said
    assert any("<b>" in hit.snippet for hit in hits)
    assert search(book("en", "reconquista"), "siege xyzzy") == []
    assert search(book("en", "reconquista"), "   ") == []


def test_search_does_not_mark_short_words_inside_others() -> None:
    for hit in search(book("es", "reconquista"), "más de la mitad"):
        assert not re.search(r"\w<b>(de|la)</b>", hit.snippet)


def test_a_snippet_begins_at_the_text_or_at_a_word() -> None:
    whole = book("en", "reconquista")
    for word in ("siege", "army", "region", "dice"):
        for hit in search(whole, word):
            text = hit.clause.text
            said = html_text(hit.snippet).removeprefix("… ").removesuffix(" …")
            at = text.find(said)
            assert at == 0 or text[at - 1] == " ", hit.clause.anchor
            if not hit.snippet.startswith("…"):
                assert text[:at].rstrip(". ") in ("", hit.clause.title), hit.clause.anchor
            # The word comes soon enough to be seen.
            assert fold(said).find(word) < 80, hit.clause.anchor


def test_snippets_are_safe_html() -> None:
    for hit in search(book("en", "reconquista"), "the"):
        Checker().check(hit.snippet)


def html_text(snippet: str) -> str:
    return unescape(re.sub(r"<[^>]*>", "", snippet))


class Checker(HTMLParser):
    """Fails on tags that are not closed in order."""

    ALONE = ("br", "img")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in self.ALONE:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open and self.open.pop() == tag, self.get_starttag_text()

    def check(self, html: str) -> None:
        self.feed(html)
        self.close()
        assert not self.open, self.open


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_texts_become_html_without_a_rest_of_markdown(language: str) -> None:
    words = glossary(language, "reconquista")
    for clause in book(language, "reconquista").clauses.values():
        html = to_html(clause.lines, lambda text: words.mark(text, set()))
        Checker().check(html)
        plain = re.sub(r"<[^>]*>", "", html)
        assert not re.search(r"\*|\]\(|^\||^#|^- |\x02|\x03", plain, re.MULTILINE), clause.anchor


def test_links_lead_to_rules_and_rulings_are_told_apart() -> None:
    html = to_html(["See [the order](#phase4/retreat-order), [G8](#phase4/G8) and *[this](#map)*."])
    assert '<a href="rule:phase4/retreat-order">the order</a>' in html
    assert '<a href="rule:phase4/G8" class="ruling">G8</a>' in html
    assert '<i><a href="rule:map">this</a></i>' in html


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_has_a_meaning_and_a_home(language: str) -> None:
    words = glossary(language, "reconquista")
    for term in words.terms.values():
        assert term.home in book(language, "reconquista").clauses, term
        assert 10 < len(term.meaning) < 200 and term.meaning.endswith("."), term
        assert "](" not in term.meaning and "*" not in term.meaning


def test_terms_are_marked_once_and_never_inside_links() -> None:
    words = glossary("en", "reconquista")
    seen: set[str] = set()
    html = words.mark('A City, a <a href="rule:x">City</a> and the <b>Fortress</b> of a City', seen)
    assert html.count('class="term"') == 1
    assert seen == {"glossary/city"}
    assert words.mark("City", seen) == "City"


@pytest.mark.parametrize(
    ("language", "text", "place", "found"),
    [
        ("en", "each Military Order hits", 8, "glossary/military-order"),
        ("en", "each Military Order hits", 15, "glossary/military-order"),
        ("en", "each Military Order hits", 1, ""),
        ("es", "una Guarnición y", 5, "glossary/garrison"),
    ],
)
def test_the_term_at_a_place(language: str, text: str, place: int, found: str) -> None:
    term = glossary(language, "reconquista").at(text, place)
    assert (term.anchor if term else "") == found


def test_what_paragraphs_bear_on_at_the_start() -> None:
    state = Session.new(GAME, seed=1, typed_dice=True).state
    assert areas_of("phase4/battle-dice", state) == ("oviedo", "pamplona", "granada")
    assert areas_of("definitions/christian-control", state) == ("oviedo",)
    assert areas_of("phase6/fortress", state) == ("zaragoza", "toledo", "badajoz", "cordoba")
    assert areas_of("phase4/battle-trigger", state) == ("zaragoza", "toledo", "cordoba")
    assert areas_of("phase6/order", state) == ()
    assert areas_of("intro/game", state) == ()
    assert areas_of("mapdata/al_andalus", state) == ("algeciras", "cordoba", "murcia", "granada")


def test_rulings_and_terms_bear_on_what_their_paragraphs_do() -> None:
    assert bearing_of("phase4/G8") is BEARINGS["phase4/battle-trigger"]
    assert bearing_of("glossary/mountain") is BEARINGS["phase4/battle-dice"]
    assert bearing_of("phase4/casualties") is None
    assert bearing_of("rulings") is None


def test_bearings_are_paragraphs_and_find_areas_in_any_position() -> None:
    session = Session.new(GAME, seed=11)
    for _ in range(60):
        waiting = session.waiting
        options = getattr(waiting, "options", ())
        for anchor in BEARINGS:
            assert anchor in book("en", "reconquista").clauses
            assert all(area in AREAS for area in areas_of(anchor, session.state)), anchor
        if not options:
            break
        session.act(options[len(session.inputs) % len(options)])
