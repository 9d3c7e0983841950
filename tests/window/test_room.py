"""Whatever is opened beside it, the board keeps its room, and the buttons keep their place."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtWidgets import QApplication, QTabBar

from reconquista_qt.engine.session import Session
from reconquista_qt.games import entry_of
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.view.app import build
from reconquista_qt.view.main_window import MainWindow
from reconquista_qt.view.window_state import first_size
from tests.waiting import settle

LONG_MS = 60_000
DOCKS = ("rules", "adviser", "simulate", "statistics", "history", "quickref", "lines")
Opens = Callable[..., MainWindow]


@pytest.fixture
def opens(qtbot: Any, qapp: QApplication) -> Iterator[Opens]:
    opened: list[MainWindow] = []

    def open_window(size: tuple[int, int], language: str = "en") -> MainWindow:
        window = build(qapp, Session.new(GAME, seed=3))
        opened.append(window)
        qtbot.addWidget(window)
        window.preferences.set("language", language)
        window.preferences.set("speed", "instant")
        window.resize(*size)
        window.show()
        qtbot.waitExposed(window)
        qtbot.waitUntil(lambda: window.is_complete, timeout=LONG_MS)
        return window

    yield open_window
    for window in opened:
        window.preferences.set("language", "en")


def place_of_button(window: MainWindow) -> QPoint:
    return window.phase.primary.mapTo(window, QPoint(0, 0))


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("size", [(1024, 768), (1280, 800)])
def test_the_board_keeps_half_of_the_window_whatever_is_open(
    opens: Opens, qtbot: Any, size: tuple[int, int], language: str
) -> None:
    window = opens(size, language)
    before = place_of_button(window)
    for name in DOCKS:
        window.actions_[name].trigger()
        qtbot.waitUntil(lambda: 2 * window.central.width() >= window.width() - 8, timeout=LONG_MS)
        assert window.width() == size[0]
        assert place_of_button(window).y() == before.y()
    # The log is among the tabs, and all of them are in sight.
    title = window.log.windowTitle()
    bars = [bar for bar in window.findChildren(QTabBar) if bar.isVisible()]
    bar = next(bar for bar in bars if title in [bar.tabText(n) for n in range(bar.count())])
    assert not bar.usesScrollButtons()
    qtbot.waitUntil(
        lambda: all(bar.rect().contains(bar.tabRect(n)) for n in range(bar.count())),
        timeout=LONG_MS,
    )


def test_on_a_wide_screen_a_book_stands_at_the_left(opens: Opens, qtbot: Any) -> None:
    window = opens((2200, 1200))
    window.actions_["rules"].trigger()
    rulebook = window.arrangement.books()[0]
    qtbot.waitUntil(lambda: rulebook.isVisible() and rulebook.width() > 100, timeout=LONG_MS)
    assert rulebook.mapTo(window, QPoint(0, 0)).x() < window.central.x()
    assert 2 * window.central.width() >= window.width()
    window.resize(1280, 800)
    qtbot.waitUntil(lambda: 2 * window.central.width() >= window.width(), timeout=LONG_MS)
    assert rulebook.mapTo(window, QPoint(0, 0)).x() > window.central.x()


@pytest.mark.parametrize("size", [(1024, 768), (1280, 800)])
def test_the_replay_leaves_the_board_half_of_the_window(
    opens: Opens, qtbot: Any, size: tuple[int, int]
) -> None:
    window = opens(size)
    alone = window.central.width() * window.central.height()
    window.actions_["replay_line"].trigger()
    replay, _ = window.arrangement.lines()
    least = min(size[0] * size[1] // 2, alone)

    def has_room() -> bool:
        in_sight = replay.isVisible() and not replay.visibleRegion().isEmpty()
        return in_sight and window.central.width() * window.central.height() >= least

    qtbot.waitUntil(has_room, timeout=LONG_MS)
    assert all(button.isVisible() for button in replay.buttons.values())


def test_on_a_large_screen_the_replay_stands_below_the_board(opens: Opens, qtbot: Any) -> None:
    window = opens((2200, 1200))
    window.actions_["replay_line"].trigger()
    replay, _ = window.arrangement.lines()
    area = 2200 * 1200
    qtbot.waitUntil(
        lambda: replay.isVisible() and 2 * window.central.width() * window.central.height() >= area,
        timeout=LONG_MS,
    )
    assert window.dockWidgetArea(replay) == Qt.DockWidgetArea.BottomDockWidgetArea


@pytest.mark.parametrize("size", [(1024, 768), (1280, 800)])
def test_the_lines_of_play_leave_the_replay_where_it_is(
    opens: Opens, qtbot: Any, size: tuple[int, int]
) -> None:
    window = opens(size, "es")
    replay, lines = window.arrangement.lines()
    for name in ("adviser", "simulate", "statistics", "replay_line", "lines"):
        window.actions_[name].trigger()
        settle()
        settle()
    assert not replay.isHidden() and not lines.isHidden()
    window.actions_["replay_line"].trigger()
    settle()
    assert not replay.isHidden() and not lines.isHidden()


@pytest.mark.parametrize(
    ("room", "size"),
    [
        ((2560, 1400), (2464, 1336)), ((3840, 2120), (3744, 2056)), ((1920, 1040), (1824, 1000)),
        ((1280, 760), (1280, 760)), ((1024, 728), (1024, 728)),
    ],
)  # fmt: skip
def test_the_first_window_takes_nearly_all_of_any_screen(
    room: tuple[int, int], size: tuple[int, int]
) -> None:
    assert first_size(QSize(*room)) == QSize(*size)


def test_large_letters_leave_a_window_of_three_panels_on_the_screen(
    qtbot: Any, qapp: QApplication
) -> None:
    window = build(qapp, Session.new(entry_of("hispania").rules(), seed=3))
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(lambda: window.is_complete, timeout=LONG_MS)
    room = window.screen().availableGeometry().height()
    window.preferences.set("text_scale", 1.6)
    try:
        qtbot.waitUntil(lambda: window.minimumSizeHint().height() <= room, timeout=LONG_MS)
        qtbot.waitUntil(lambda: window.height() <= room, timeout=LONG_MS)
        docks = {dock.objectName(): dock for dock in window.arrangement.docks}
        assert not docks["nationDock"].visibleRegion().isEmpty()
    finally:
        window.preferences.set("text_scale", 1.0)


def test_a_game_of_more_panels_has_them_in_their_place_after_another_game(
    qtbot: Any, qapp: QApplication
) -> None:
    window = build(qapp, Session.new(entry_of("reconquista").rules(), seed=3))
    window.resize(720, 720)
    window.move(20, 30)
    window.show()
    qtbot.waitUntil(lambda: window.is_complete, timeout=LONG_MS)
    others: list[Any] = []
    window.replaced.connect(others.append)
    window.controller.adopt(Session.new(entry_of("hispania").rules(), seed=3))
    qtbot.waitUntil(lambda: bool(others) and others[0].is_complete, timeout=LONG_MS)
    (other,) = others
    qtbot.addWidget(other)
    docks = {dock.objectName(): dock for dock in other.arrangement.docks}
    beside = other.tabifiedDockWidgets(docks["logDock"])
    assert docks["nationDock"] not in beside and docks["agesDock"] not in beside
    qtbot.waitUntil(lambda: not docks["nationDock"].visibleRegion().isEmpty(), timeout=LONG_MS)
    assert docks["phaseDock"].height() < other.height() / 2
    assert other.pos() == QPoint(20, 30) and other.size() == QSize(720, 720)
