"""The welcome of a first start, and the game that the computer plays on the board."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from reconquista_qt.ai.policies import policy
from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.session import Acted, Session
from reconquista_qt.games import GAMES
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.storage.folders import folders
from reconquista_qt.storage.resume import pending, resume
from reconquista_qt.storage.saves import read_game
from reconquista_qt.storage.settings import read_settings
from reconquista_qt.view import app as program
from reconquista_qt.view import autoplay
from reconquista_qt.view.autoplay import Autoplay, Strip
from reconquista_qt.view.main_window import MainWindow
from reconquista_qt.view.single_instance_server import SingleInstanceServer
from reconquista_qt.view.welcome import Welcome
from reconquista_qt.view.welcome_parts import WelcomeChoice
from reconquista_qt.wording import install
from tests.waiting import at_rest, settle

Key = Qt.Key
LAST_TURN = 20


@pytest.fixture
def window(qtbot: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    monkeypatch.setenv("RECONQUISTA_QT_HOME", str(tmp_path / "own"))
    application = QApplication.instance() or program.application()
    assert isinstance(application, QApplication)
    made = program.build(application, Session.new(GAME, seed=7))
    made.preferences.set("language", "en")
    made.preferences.set("theme", "light")
    made.preferences.set("speed", "instant")
    made.resize(1280, 800)
    made.begin()
    made.show()
    qtbot.waitExposed(made)
    qtbot.waitUntil(lambda: made.autosave is not None)
    yield made
    made.preferences.set("text_scale", 1.0)
    made.close()
    made.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    install(application, "en")


class Door:
    """Stands in for the program, which would catch the faults and signals of the tests."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    def open_door(self) -> None:
        SingleInstanceServer(self._window, self._window)


def seen(window: MainWindow, *, greet: bool) -> None:
    door: Any = Door(window)
    program.once_seen(window, door, greet=greet)


def welcome_of(window: MainWindow) -> Welcome:
    found = window.findChild(Welcome)
    assert found is not None
    return found


def exhibition_of(window: MainWindow) -> Autoplay:
    found = window.findChild(Autoplay)
    assert found is not None
    return found


def visible(window: MainWindow) -> bool:
    found = window.findChild(Welcome)
    return found is not None and found.isVisible()


# -- the welcome ---------------------------------------------------------------------------------


def test_only_the_very_first_start_is_greeted(window: MainWindow) -> None:
    seen(window, greet=True)
    assert visible(window)
    QTest.keyClick(welcome_of(window).lesson, Key.Key_Escape)
    assert not visible(window)
    # It is remembered at once, not only when the window is closed.
    assert read_settings(folders().settings_file).values["welcomed"] is True
    seen(window, greet=True)
    assert not visible(window)
    window.actions_["welcome"].trigger()
    assert visible(window)


def test_who_brings_a_game_is_not_greeted(window: MainWindow) -> None:
    seen(window, greet=False)
    assert not visible(window)


def test_who_goes_on_with_a_game_is_not_greeted(window: MainWindow) -> None:
    waiting = window.controller.waiting
    assert isinstance(waiting, Decision)
    window.controller.submit(waiting.options[0])
    seen(window, greet=True)
    assert not visible(window)


def test_a_first_decision_that_answers_itself_makes_nobody_known(window: MainWindow) -> None:
    window.controller.start_new(seed=392946657)  # an Order is founded where there is but one place
    assert any(isinstance(given, Acted) for given in window.controller.session.inputs)
    assert not window.controller.can_undo
    seen(window, greet=True)
    assert visible(window)


def test_the_language_changes_in_the_welcome_itself(window: MainWindow) -> None:
    window.windows.welcome()
    welcome = welcome_of(window)
    english = welcome.lesson.text()
    assert welcome.languages["en"].isChecked()
    welcome.languages["es"].click()
    assert window.languages.language == "es" == window.preferences.get("language")
    assert welcome.isVisible() and welcome.lesson.text() != english
    assert welcome.languages["es"].isChecked()


def test_each_choice_leads_where_it_says(window: MainWindow) -> None:
    window.windows.welcome()
    QTest.keyClick(welcome_of(window).lesson, Key.Key_Return)
    assert window.book.lesson is not None and window.book.lesson.player.is_running
    assert not visible(window)
    window.windows.welcome()
    welcome_of(window).game.click()
    assert window.windows.open["new_game"].isVisible()
    window.windows.open["new_game"].close()
    window.windows.welcome()
    welcome_of(window).show_.click()
    assert exhibition_of(window).is_running and not visible(window)


def test_everything_in_it_is_reached_by_keyboard(window: MainWindow) -> None:
    window.activateWindow()
    window.windows.welcome()
    welcome = welcome_of(window)
    assert window.focusWidget() is welcome.lesson
    seen = set()
    for _ in range(12):
        seen.add(window.focusWidget())
        QTest.keyClick(window.focusWidget(), Key.Key_Down)
        if window.focusWidget() not in welcome.findChildren(QPushButton):
            break
    assert {welcome.lesson, welcome.game, welcome.show_, welcome.close_} <= seen


def test_the_board_can_be_used_meanwhile_and_a_move_puts_it_away(window: MainWindow) -> None:
    window.windows.welcome()
    waiting = window.controller.waiting
    assert isinstance(waiting, Decision)
    assert window.actions_["primary"].isEnabled()
    window.controller.submit(waiting.options[0])
    assert not visible(window)


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("size", [(1280, 800), (2560, 1440)])
def test_nothing_in_it_is_cut_off(
    window: MainWindow, language: str, scale: float, size: tuple[int, int]
) -> None:
    window.preferences.set("language", language)
    window.preferences.set("text_scale", scale)
    window.resize(*size)
    window.windows.welcome()
    welcome = welcome_of(window)
    for _ in range(4):
        QApplication.processEvents()
    assert window.central.rect().contains(welcome.geometry())
    for way in welcome.findChildren(WelcomeChoice):
        assert way.height() >= way.heightForWidth(way.width())
        assert not way.visibleRegion().isEmpty()
    for label in welcome.findChildren(QLabel):
        assert label.height() >= label.heightForWidth(label.width()), label.text()
    # All of it is seen at once: nobody has to scroll.
    for part in (welcome.close_, *welcome.languages.values()):
        assert part.visibleRegion().boundingRect() == part.rect()


# -- the game that the computer plays ------------------------------------------------------------


def test_the_computer_plays_on_and_the_game_before_comes_back(
    window: MainWindow, qtbot: Any, tmp_path: Path
) -> None:
    path = tmp_path / "mine.reconquista"
    waiting = window.controller.waiting
    assert isinstance(waiting, Decision)
    window.controller.submit(waiting.options[0])
    window.files.write(path)
    mine = window.controller.session
    count = len(mine.inputs)
    window.actions_["watch"].trigger()
    show = exhibition_of(window)
    assert show.strip.isVisible() and window.controller.session is not mine
    qtbot.waitUntil(lambda: len(window.controller.session.inputs) > 3, timeout=15000)
    assert "plays" in show.strip.findChildren(QLabel)[0].text()
    show.strip.stop.click()
    assert window.controller.session is mine and len(mine.inputs) == count
    assert window.files.path == path and window.files.is_saved
    assert not show.strip.isVisible() and not window.actions_["watch"].isChecked()


def autosaves() -> list[Path]:
    return sorted(folders().autosaves.glob("*")) if folders().autosaves.is_dir() else []


def test_a_game_that_nobody_plays_is_not_kept(window: MainWindow, qtbot: Any) -> None:
    waiting = window.controller.waiting
    assert isinstance(waiting, Decision)
    window.controller.submit(waiting.options[0])
    kept = autosaves()
    (journal,) = folders().journals.glob("*.journal")
    before = journal.read_bytes()
    mine = list(window.controller.session.inputs)
    window.windows.watch(True)
    qtbot.waitUntil(lambda: window.controller.state.turn > 1, timeout=30000)
    assert autosaves() == kept and journal.read_bytes() == before
    # The window closes amid the show: what is offered the next day is the player's own game.
    window.close()
    (left,) = pending(folders().journals)
    assert list(resume(left, GAMES).session.inputs) == mine


class Late:
    """Stands in for a session where a game is watched: its new games begin in their last turn."""

    @staticmethod
    def new(game: Any, seed: int) -> Session:
        return Session.at(game, late_position(), seed=seed)


@cache
def late_position() -> dict[str, Any]:
    session, choose = Session.new(GAME, seed=5), policy("greedy", GAME, 1)
    while session.state.turn < LAST_TURN:
        session.act(choose(session.state))
    return GAME.position(session.state)


def watched_to_the_end(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> Autoplay:
    """Watch the end of a game, and let its last moves be made at once."""
    monkeypatch.setattr(autoplay, "Session", Late)
    window.windows.watch(True)
    assert window.controller.state.turn == LAST_TURN
    show = exhibition_of(window)
    show.set_paused(True)
    show._acting = True
    choose = policy("greedy", window.controller.game, 1)
    while isinstance(window.controller.waiting, Decision):
        window.controller.submit(choose(window.controller.state))
    show._acting = False
    show._tell()
    window.board.presenter.skip()
    return show


def test_a_game_that_was_watched_to_its_end_stays(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting = window.controller.waiting
    assert isinstance(waiting, Decision)
    window.controller.submit(waiting.options[0])
    mine = window.controller.session
    show = watched_to_the_end(window, monkeypatch)
    shown = window.controller.session
    texts = [b.text() for b in show.strip.findChildren(QPushButton) if b.isVisibleTo(show.strip)]
    assert texts == ["Back to my game", "Close"]
    show.strip.close_.click()
    assert not show.is_running and not show.strip.isVisible()
    assert window.controller.session is shown and window.controller.can_undo
    # The player's own is among the saves, as whenever another game takes its place.
    kept = [read_game(path, GAMES).session.inputs for path in autosaves()]
    assert mine.inputs in kept and shown.inputs in kept
    assert window.files.save()
    assert len(list(folders().saves.iterdir())) == 1


@pytest.mark.parametrize("by", ["button", "closing", "new"])
def test_a_game_that_was_watched_to_its_end_is_kept(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, by: str
) -> None:
    waiting = window.controller.waiting
    assert isinstance(waiting, Decision)
    window.controller.submit(waiting.options[0])
    mine = window.controller.session
    show = watched_to_the_end(window, monkeypatch)
    shown = window.controller.session
    if by == "button":
        show.strip.stop.click()
        assert window.controller.session is mine
    elif by == "new":
        window.controller.start_new(seed=99)
    else:
        window.close()
    assert not show.is_running
    kept = [read_game(path, GAMES).session.inputs for path in autosaves()]
    assert shown.inputs in kept


def test_without_a_game_of_ones_own_there_is_none_to_go_back_to(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    show = watched_to_the_end(window, monkeypatch)
    assert not show.strip.stop.isVisibleTo(show.strip)
    assert show.strip.close_.isVisibleTo(show.strip)


def test_pause_holds_the_game_still(window: MainWindow, qtbot: Any) -> None:
    window.windows.watch(True)
    show = exhibition_of(window)
    show.strip.pause.click()
    count = len(window.controller.session.inputs)
    settle()
    assert at_rest(show)
    assert len(window.controller.session.inputs) == count
    show.strip.pause.click()
    qtbot.waitUntil(lambda: len(window.controller.session.inputs) > count, timeout=15000)


@pytest.mark.parametrize("by", ["button", "move", "undo"])
def test_whoever_touches_the_game_has_it(window: MainWindow, qtbot: Any, by: str) -> None:
    window.windows.watch(True)
    show = exhibition_of(window)
    qtbot.waitUntil(lambda: window.controller.can_undo, timeout=15000)
    shown = window.controller.session
    if by == "button":
        show.strip.mine.click()
    elif by == "undo":
        window.controller.undo()
    else:
        waiting = window.controller.waiting
        assert isinstance(waiting, Decision)
        window.controller.submit(waiting.options[0])
    assert not show.is_running and not show.strip.isVisible()
    assert window.controller.session is shown and shown.watchers
    count = len(shown.inputs)
    settle()
    assert at_rest(show)
    assert len(shown.inputs) == count


def test_opening_a_game_ends_the_show(window: MainWindow) -> None:
    window.windows.watch(True)
    window.controller.start_new(seed=99)
    show = exhibition_of(window)
    assert not show.is_running and not show.strip.isVisible()
    session = window.controller.session
    assert session.watchers
    window.windows.watch(False)
    assert window.controller.session is session


def test_the_bar_of_a_watched_game_covers_nothing_of_the_board(window: MainWindow) -> None:
    window.actions_["watch"].trigger()
    strip = window.central.findChild(Strip)
    assert strip is not None and strip.isVisible()
    assert not strip.geometry().intersects(window.board.geometry())
    window.banner.say("Something.")
    assert not strip.geometry().intersects(window.banner.geometry())
    strip.stop.click()
    assert window.board.geometry() == window.central.rect()
