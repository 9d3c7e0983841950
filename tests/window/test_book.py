"""The book in the window: going to rules, searching, languages, themes, paper."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.board.examples import BoardExamples
from reconquista_qt.games.reconquista.book.examples import ExamplePlayer
from reconquista_qt.games.reconquista.book.lesson import lesson
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.games.reconquista.rules.names import ID
from reconquista_qt.model.book import BookKey, book
from reconquista_qt.model.controller import GameController
from reconquista_qt.model.lesson_player import LessonPlayer
from reconquista_qt.view.book.example_window import ExampleWindow
from reconquista_qt.view.book.export import PaperMenu
from reconquista_qt.view.book.history import HistoryDock
from reconquista_qt.view.book.lesson_card import LessonCard
from reconquista_qt.view.book.printing import write_pdf
from reconquista_qt.view.book.quickref import QuickReferenceDock
from reconquista_qt.view.book.rulebook import RulebookDock
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.theme import Themes


class House:
    """What every part of the window needs."""

    def __init__(self, app: QApplication) -> None:
        self.languages = Languages(app, "en")
        self.themes = Themes(app)
        self.themes.apply("light")
        self.controller = GameController(Session.new(GAME, seed=5))


@pytest.fixture
def house(qapp: QApplication) -> House:
    return House(qapp)


@pytest.fixture
def dock(house: House, qtbot: QtBot) -> RulebookDock:
    dock = RulebookDock(house.controller, house.languages, house.themes)
    qtbot.addWidget(dock)
    dock.resize(1000, 700)
    return dock


def top(dock: RulebookDock) -> str:
    return dock.browser.paragraphs.top[0]


def test_nothing_is_made_before_it_is_shown(dock: RulebookDock) -> None:
    assert not hasattr(dock, "browser")


@pytest.mark.parametrize(
    "rule", ["phase4/G8", "phase2/roll", "glossary/siege", "history/turn-5", "mapdata/ports"]
)
def test_a_rule_opens_at_its_paragraph_and_is_lit(dock: RulebookDock, rule: str) -> None:
    dock.show_rule(rule)
    QApplication.processEvents()
    assert dock.browser.paragraphs.flashed in (rule, "")
    assert dock.contents.tree.currentItem().data(0, Qt.ItemDataRole.UserRole) == rule
    bar = dock.browser.verticalScrollBar()
    assert dock.browser.paragraphs.place()[0] == rule or bar.value() == bar.maximum()


def test_an_unknown_rule_opens_its_chapter(dock: RulebookDock) -> None:
    dock.show_rule("phase4/not-there")
    assert top(dock) == "phase4"


def test_back_and_forward(dock: RulebookDock) -> None:
    dock.show_rule("phase4/casualties")
    dock.show_rule("phase4/G8")
    dock.back()
    assert top(dock) == "phase4/casualties"
    dock.forward()
    assert top(dock) == "phase4/G8"


def test_every_link_of_every_page_leads_on(dock: RulebookDock) -> None:
    dock.show_rule("rulebook")
    dock.follow("rule:phase6/Z4")
    assert top(dock) == "phase6/Z4"


def test_search_by_keyboard(dock: RulebookDock, qtbot: QtBot) -> None:
    dock.show_rule("rulebook")
    dock.focus_search()
    qtbot.keyClicks(dock.contents.field, "order of losses")
    assert dock.contents.is_searching and dock.contents.results.count() > 0
    qtbot.keyClick(dock.contents.field, Qt.Key.Key_Down)
    qtbot.keyClick(dock.contents.field, Qt.Key.Key_Return)
    assert top(dock) == dock.contents.results.item(0).data(Qt.ItemDataRole.UserRole)
    qtbot.keyClick(dock.contents.field, Qt.Key.Key_Escape)
    assert not dock.contents.is_searching


def test_another_language_keeps_the_place(dock: RulebookDock, house: House, qtbot: QtBot) -> None:
    dock.show_rule("phase5/leave-army")
    house.languages.set_language("es")
    qtbot.waitUntil(
        lambda: book("es", "reconquista").clauses["phase5/leave-army"].title in plain(dock)
    )
    assert top(dock) == "phase5/leave-army"
    assert (
        dock.contents.tree.topLevelItem(0).text(0)
        == book("es", "reconquista").clauses["rulebook"].title
    )
    house.languages.set_language("en")


def plain(dock: RulebookDock) -> str:
    return dock.browser.toPlainText()


def test_text_size_and_theme_keep_the_place(dock: RulebookDock, house: House) -> None:
    dock.show_rule("phase4/draw")
    for _ in range(3):
        dock.browser.larger()
    assert top(dock) == "phase4/draw"
    house.themes.apply("dark")
    assert top(dock) == "phase4/draw"
    house.themes.apply("light")


def test_terms_explain_themselves(dock: RulebookDock) -> None:
    dock.show_rule("phase4/hit-numbers")
    QApplication.processEvents()
    browser = dock.browser
    cursor = browser.document().find("Military Order", browser.textCursor())
    while cursor.block().position() < browser.paragraphs.spans["phase4/hit-numbers"][0]:
        cursor = browser.document().find("Military Order", cursor)
    cursor.setPosition(cursor.anchor() + 3)
    tip = browser.tip_at(browser.cursorRect(cursor).center() + QPoint(1, 0))
    assert "Military Order" in tip and "warrior monks" in tip


def test_what_a_paragraph_bears_on_is_told_and_shown(dock: RulebookDock, qtbot: QtBot) -> None:
    dock.show_rule("phase4/battle-dice")
    assert "Granada" in dock.foot.text.text() and dock.foot.isVisible()
    with qtbot.waitSignal(dock.areasShown) as shown:
        dock.foot.button.click()
    assert shown.args == [["oviedo", "pamplona", "granada"]]
    with qtbot.waitSignal(dock.exampleRequested) as asked:
        dock.follow("example:simple-battle")
    assert asked.args == ["simple-battle"]
    dock.show_rule("phase4/casualties")
    assert not dock.foot.isVisible()


def test_in_a_narrow_dock_contents_and_text_take_turns(dock: RulebookDock) -> None:
    dock.resize(380, 600)
    dock.show_rule("phase4/G8")
    QApplication.processEvents()
    assert dock.browser.isVisible() and not dock.contents.isVisible()
    dock.bar.buttons["contents"].click()
    assert dock.contents.isVisible() and not dock.browser.isVisible()
    dock.contents.chosen.emit("phase1/table")
    assert dock.browser.isVisible() and not dock.contents.isVisible()


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_book_and_the_sheet_on_paper(tmp_path: Path, qapp: QApplication, language: str) -> None:
    write_pdf(tmp_path / "book.pdf", BookKey(language, "reconquista"))
    write_pdf(tmp_path / "sheet.pdf", BookKey(language, "reconquista"), ("quickref",))
    pdf, sheet = (tmp_path / "book.pdf").read_bytes(), (tmp_path / "sheet.pdf").read_bytes()
    assert pdf.startswith(b"%PDF") and pdf.count(b"/Type /Page\n") > 20
    assert sheet.count(b"/Type /Page\n") == 1


@pytest.mark.parametrize("game", ["hispania", "crusades2"])
def test_the_sheet_of_every_game_that_has_one(
    tmp_path: Path, qapp: QApplication, game: str
) -> None:
    """In as many pages as it takes."""
    write_pdf(tmp_path / "sheet.pdf", BookKey("en", game), ("quickref",))
    assert (tmp_path / "sheet.pdf").read_bytes().count(b"/Type /Page\n") >= 1


@pytest.mark.parametrize("game", ["reconquista", "st279", "hispania", "crusades2"])
def test_a_quick_reference_is_offered_on_paper_where_there_is_one(
    qapp: QApplication, qtbot: QtBot, game: str
) -> None:
    languages = Languages(qapp, "en", game=game)
    menu = PaperMenu(languages)
    qtbot.addWidget(menu)
    shown = [action.text() for action in menu.actions() if action.isVisible()]
    assert any("rulebook" in text for text in shown)
    has_one = bool(book(*languages.book).pages["quickref"])
    assert any("quick reference" in text for text in shown) == has_one


def test_a_pdf_that_cannot_be_written_says_so(tmp_path: Path, qapp: QApplication) -> None:
    with pytest.raises(OSError):
        write_pdf(tmp_path / "nowhere" / "book.pdf", BookKey("en", "reconquista"))


@pytest.mark.parametrize("width", [360, 1100])
def test_the_quick_reference(house: House, qtbot: QtBot, width: int) -> None:
    dock = QuickReferenceDock(house.languages, house.themes)
    qtbot.addWidget(dock)
    dock.resize(width, 700)
    dock.show()
    qtbot.waitUntil(lambda: dock.browser is not None and "Victory" in dock.browser.toPlainText())
    house.languages.set_language("es")
    qtbot.waitUntil(lambda: dock.browser is not None and "Victoria" in dock.browser.toPlainText())
    house.languages.set_language("en")


def test_history_follows_the_turn(house: House, qtbot: QtBot) -> None:
    dock = HistoryDock(house.controller, house.languages, house.themes)
    qtbot.addWidget(dock)
    dock.show()
    assert dock.browser is not None and "850" in dock.browser.toPlainText()
    dock.leaf(19)
    assert dock.turn == 20 and "1492" in dock.browser.toPlainText()
    dock.leaf(5)
    assert dock.turn == 20


def examples_of(house: House) -> ExampleWindow:
    examples = BoardExamples(house.languages, house.themes)
    return ExampleWindow(examples, house.languages, house.themes)


@pytest.mark.parametrize("name", ["simple-battle", "battle-or-siege", "income"])
def test_an_example_is_played_on_its_own_board(house: House, qtbot: QtBot, name: str) -> None:
    before = GAME.digest(house.controller.state)
    window = examples_of(house)
    qtbot.addWidget(window)
    window.show_example(name)
    window.show()
    assert window.player is not None and window.board is not None
    texts = {window.text.text()}
    for _ in range(40):
        if not window.isVisible():
            break
        window.board.presenter.skip()
        texts.add(window.text.text())
        assert window.board.board.highlighted("shown") == frozenset(window.player.look)
        window.forward()
    assert not window.isVisible()
    assert len(texts) == window.player.place[1]
    window.show_example("fortress-doubles")
    assert GAME.digest(house.controller.state) == before


def test_nobody_but_the_player_moves_in_an_example(house: House, qtbot: QtBot) -> None:
    window = examples_of(house)
    qtbot.addWidget(window)
    window.show_example("simple-battle")
    assert isinstance(window.player, ExamplePlayer)
    controller = window.player.controller
    assert not controller.submit(controller.waiting.options[0])  # type: ignore[union-attr]


def test_the_lesson_from_the_window(house: House, qtbot: QtBot) -> None:
    dock = LessonCard(
        LessonPlayer(house.controller, lesson()), lambda language: book(language, ID).clauses,
        house.languages, house.themes,
    )  # fmt: skip
    qtbot.addWidget(dock)
    shown: list[list[str]] = []
    dock.areasShown.connect(shown.append)
    dock.start()
    assert dock.isVisible() and "Oviedo" in dock.text.toPlainText()
    for step in range(2, 7):
        qtbot.waitUntil(dock.next.isEnabled)
        dock.next.click()
        assert dock.player.step == step
    qtbot.waitUntil(dock.next.isEnabled)
    assert dock.next.text() == "Do it for me"
    house.languages.set_language("es")
    assert "Oviedo" in dock.text.toPlainText()
    house.languages.set_language("en")
    dock.close()
    assert not dock.player.is_running
    assert ["oviedo", "pamplona"] in shown and shown[-1] == []
