"""The book's parts as the whole window opens them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QApplication, QFileDialog

from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.view import app as program
from reconquista_qt.view.main_window import MainWindow

Opens = Callable[[], MainWindow]


@pytest.fixture
def opens(qtbot: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Opens]:
    """Open a window in English, destroyed after the test."""
    monkeypatch.setenv("RECONQUISTA_QT_HOME", str(tmp_path / "reconquista"))
    application = QApplication.instance() or program.application()
    assert isinstance(application, QApplication)
    opened: list[MainWindow] = []

    def open_window() -> MainWindow:
        window = program.build(application, Session.new(GAME, seed=7))
        opened.append(window)
        window.preferences.set("language", "en")
        window.preferences.set("theme", "light")
        window.preferences.set("speed", "instant")
        window.show()
        qtbot.waitExposed(window)
        return window

    yield open_window
    for window in opened:
        window.close()
        window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def lit(window: MainWindow) -> frozenset[str]:
    return window.board.board.highlighted("shown")


def test_a_rule_lights_up_what_it_bears_on(opens: Opens, qtbot: Any) -> None:
    window = opens()
    window.follow("rule:phase4/battle-dice")
    qtbot.waitUntil(window.rulebook.isVisible)
    window.rulebook.foot.button.click()
    assert lit(window) == {"oviedo", "pamplona", "granada"}
    window.controller.start_new(seed=8)
    assert lit(window) == frozenset()


@pytest.mark.parametrize(
    ("action", "place"), [("rules", 0), ("glossary", 0), ("quickref", 1), ("history", 2)]
)
def test_the_help_menu_opens_the_book(opens: Opens, action: str, place: int) -> None:
    window = opens()
    window.actions_[action].trigger()
    assert window.arrangement.books()[place].isVisible()


def test_an_example_opens_from_the_page_and_leads_back(opens: Opens, qtbot: Any) -> None:
    window = opens()
    window.actions_["examples"].trigger()
    window.rulebook.show_rule("phase4/example-simple")
    window.rulebook.follow("example:simple-battle")
    examples = window.book._examples
    assert examples is not None and examples.isVisible()
    assert examples.player is not None and examples.player.example.id == "simple-battle"
    examples.linkFollowed.emit("rule:phase6/tie")
    assert window.rulebook.browser.paragraphs.top[0] == "phase6/tie"
    examples.close()


def test_the_lesson_is_played_in_the_window(opens: Opens, qtbot: Any) -> None:
    window = opens()
    window.actions_["tutorial"].trigger()
    lesson = window.book.lesson
    assert lesson is not None and lesson.isVisible()
    assert lit(window) == {"oviedo", "pamplona"}

    def at_the_end() -> bool:
        if lesson.next.isEnabled() and lesson.player.step < lesson.player.steps:
            lesson.go_on()
        return lesson.player.step == lesson.player.steps

    qtbot.waitUntil(at_the_end, timeout=20_000)
    assert lesson.player.on_track and window.controller.state.turn == 2
    lesson.go_on()
    assert not lesson.isVisible() and lit(window) == frozenset()


def test_the_size_of_the_text_is_remembered(opens: Opens) -> None:
    window = opens()
    window.rulebook.show_rule("phase1")
    window.rulebook.browser.larger()
    assert window.preferences.get("book_scale") == pytest.approx(1.1)


def test_zoom_keys_belong_to_the_text_while_it_is_read(opens: Opens, qtbot: Any) -> None:
    window = opens()
    window.rulebook.show_rule("phase1")
    browser, zoom = window.rulebook.browser, window.board.zoom
    qtbot.keyClick(browser, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert browser.size_factor > 1 and window.board.zoom == zoom
    qtbot.keyClick(browser, Qt.Key.Key_Minus, Qt.KeyboardModifier.ControlModifier)
    assert browser.size_factor == pytest.approx(1)


def test_saving_as_pdf(opens: Opens, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    window = opens()
    window.rulebook.show_rule("phase1")
    file = tmp_path / "sheet.pdf"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (str(file), ""))
    window.rulebook.bar.paper.save(("quickref",))
    assert file.read_bytes().startswith(b"%PDF")
    assert "sheet.pdf" in window.statusBar().currentMessage()
    gone = tmp_path / "nowhere" / "sheet.pdf"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (str(gone), ""))
    window.rulebook.bar.paper.save(("quickref",))
    assert window.banner.isVisible()


def test_what_was_lit_goes_out_when_the_game_goes_on(opens: Opens, qtbot: Any) -> None:
    window = opens()
    window.book.show_areas(["leon", "oviedo"])
    assert lit(window) == {"leon", "oviedo"}
    waiting = window.controller.waiting
    assert isinstance(waiting, Decision)
    window.controller.submit(waiting.options[0])
    assert lit(window) == frozenset()
