"""No text in the window is cut off, in either language, at 100 % and 150 %."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QLabel,
    QScrollArea,
    QTabBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from reconquista_qt.ai.review import Review
from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.board.new_game_dialog import NewGameDialog
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.view.app import build
from reconquista_qt.view.insight.report_parts import LuckCard
from reconquista_qt.view.main_window import MainWindow
from reconquista_qt.view.settings_dialog import SettingsDialog
from reconquista_qt.view.welcome import Welcome
from tests.games.reconquista.reviewed import brief_review, game_of_greedy
from tests.waiting import settle

SLACK = 2  # pixels that styles round away
LONG_MS = 60_000


def cut_off(window: QWidget) -> list[str]:
    """Return the texts that need more room than they have, once all layouts have been made."""
    for _depth in range(8):  # a label's wish goes up through as many layouts
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
    found = []
    for widget in window.findChildren(QWidget):
        if not widget.isVisible() or widget.visibleRegion().isEmpty():
            continue
        if isinstance(widget, QLabel):
            text = widget.text()
            if not text:
                continue
            if widget.wordWrap():
                needed = widget.heightForWidth(widget.width())
                if widget.height() + SLACK < needed:
                    found.append(f"{type(widget).__name__}: {text} ({widget.height()} < {needed})")
                continue
        elif isinstance(widget, QAbstractButton):
            text = widget.text()
            if not text:
                continue
        elif isinstance(widget, QTabBar):
            text = " | ".join(widget.tabText(n) for n in range(widget.count()))
        else:
            continue
        needed = widget.minimumSizeHint().width()
        if widget.width() + SLACK < needed:
            found.append(f"{type(widget).__name__}: {text} ({widget.width()} < {needed})")
    return found


def cut_off_throughout(area: QScrollArea) -> list[str]:
    """Return the texts that need more room than they have, from the top of a page to its foot."""
    bar, found = area.verticalScrollBar(), set()
    for place in range(0, bar.maximum() + bar.pageStep(), max(1, bar.pageStep() // 2)):
        bar.setValue(place)
        found |= set(cut_off(area))
    return sorted(found)


Opens = Callable[[Session], MainWindow]
LOOKS = ((1.0, "en"), (1.0, "es"), (1.5, "en"), (1.5, "es"))


@pytest.fixture(scope="module", params=LOOKS, ids=lambda look: f"{look[1]}-{look[0]:.0%}")
def look(request: pytest.FixtureRequest) -> tuple[float, str]:
    """Return a size of text and a language."""
    found: tuple[float, str] = request.param
    return found


@pytest.fixture(scope="module")
def shown(look: tuple[float, str]) -> Iterator[list[MainWindow]]:
    """Keep the window of a look for all tests; it is opened by the first."""
    opened: list[MainWindow] = []
    yield opened
    for window in opened:
        window.preferences.set("text_scale", 1.0)
        window.preferences.set("language", "en")
        window.close()
        window.deleteLater()


@pytest.fixture
def opens(
    qtbot: QtBot, qapp: QApplication, look: tuple[float, str], shown: list[MainWindow]
) -> Opens:
    """Put a game on the table of a window, and wait until all of it is there."""
    scale, language = look

    def open_window(session: Session) -> MainWindow:
        if shown:
            shown[0].controller.adopt(session)
        else:
            shown.append(window := build(qapp, session))
            for name, value in (
                ("language", language), ("text_scale", scale), ("speed", "instant"),
            ):  # fmt: skip
                window.preferences.set(name, value)
            window.resize(1280, 800) if scale == 1.0 else window.resize(1920, 1080)
            window.show()
            qtbot.waitExposed(window)
        qtbot.waitUntil(lambda: shown[0].is_complete, timeout=LONG_MS)
        settle()
        return shown[0]

    return open_window


@pytest.fixture(scope="module")
def played() -> Session:
    return game_of_greedy()


@pytest.fixture(scope="module")
def review(tmp_path_factory: pytest.TempPathFactory) -> Review:
    return brief_review(tmp_path_factory)


def test_no_text_is_cut_off(qtbot: QtBot, opens: Opens) -> None:
    window = opens(Session.new(GAME, seed=7))
    found = cut_off(window)
    dialogs: list[QDialog] = [
        NewGameDialog(GAME, window.languages, window.preferences, window),
        SettingsDialog(window.preferences, window),
    ]
    for dialog in dialogs:
        dialog.show()
        qtbot.waitExposed(dialog)
        found += cut_off(dialog)
        dialog.close()
    assert found == []


def test_no_text_is_cut_off_in_welcome_and_about(qtbot: QtBot, opens: Opens) -> None:
    window = opens(Session.new(GAME, seed=7))
    window.windows.welcome()
    settle()
    welcome = window.findChild(Welcome)
    assert welcome is not None and welcome.isVisible()
    found = cut_off(welcome)
    for way in (welcome.lesson, welcome.game, welcome.show_):
        assert way.height() + SLACK >= way.heightForWidth(way.width())
    window.windows.about()
    about = window.windows.open["about"]
    qtbot.waitExposed(about)
    assert found + cut_off(about) == []


def test_no_text_is_cut_off_in_the_docks_of_insights(
    qtbot: QtBot, opens: Opens, played: Session
) -> None:
    window = opens(Session.new(GAME, seed=7))
    insight = window.insight
    window.actions_["adviser"].trigger()
    qtbot.waitUntil(lambda: insight.adviser().advice is not None, timeout=LONG_MS)
    settle()
    found = cut_off(insight.adviser())
    future = insight.future()
    window.actions_["simulate"].trigger()
    future.setup.games.setValue(10)
    settle()
    found += cut_off(future)
    future.go.click()
    qtbot.waitUntil(lambda: not future.is_running, timeout=LONG_MS)
    settle()
    assert future.results.histogram.isVisible()
    found += cut_off(future)
    window.controller.adopt(played.fork())  # which has something to count
    window.actions_["statistics"].trigger()
    settle()
    assert found + cut_off(insight.statistics()) == []


def test_no_text_is_cut_off_in_the_review(
    qtbot: QtBot, opens: Opens, played: Session, review: Review
) -> None:
    window = opens(played.fork())
    found = window.insight.review()
    reviewing = window.insight.reviewing
    assert reviewing is not None
    reviewing._review, reviewing._start = review, window.controller.session.start
    window.actions_["review"].trigger()
    qtbot.waitExposed(found)
    settle()
    assert found.findChildren(LuckCard)
    assert cut_off(found) + cut_off_throughout(found.area) == []
