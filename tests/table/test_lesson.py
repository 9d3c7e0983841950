"""Each lesson at its table: followed by the mouse where its arrow points, and never derailed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from reconquista_qt.engine.decision import Decision, DiceWanted
from reconquista_qt.engine.session import Session
from reconquista_qt.games import MORE_GAMES, GameEntry, default_entry
from reconquista_qt.model.lessons import lessons_of
from reconquista_qt.storage.crash import CrashJournal
from reconquista_qt.storage.folders import folders
from reconquista_qt.storage.resume import let_go, pending, resume
from reconquista_qt.view.app import build
from reconquista_qt.view.book.lesson_card import LessonCard
from reconquista_qt.view.main_window import MainWindow
from reconquista_qt.view.table.lesson_guide import TableLesson
from tests.games_of_tests import ALL, DUEL

LEFT = Qt.MouseButton.LeftButton
LONG_MS = 60_000
Opens = Callable[..., MainWindow]
TABLES = [entry for entry in ALL if lessons_of(entry)]


@pytest.fixture
def opens(qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[Opens]:
    """Open a game's window of a size in a language, and begin its lesson."""
    monkeypatch.setenv(MORE_GAMES, "tests.duel")
    opened: list[MainWindow] = []

    def open_window(
        entry: GameEntry = DUEL, language: str = "en", size: tuple[int, int] = (1280, 800)
    ) -> MainWindow:
        window = build(qapp, Session.new(entry.rules(), seed=3))
        opened.append(window)
        qtbot.addWidget(window)
        window.preferences.set("language", language)
        window.preferences.set("speed", "instant")
        window.resize(*size)
        window.show()
        qtbot.waitExposed(window)
        window.board.fit()
        window.actions_["tutorial"].trigger()
        return window

    yield open_window
    for window in opened:
        window.preferences.set("language", "en")


def card_of(window: MainWindow) -> LessonCard:
    card = window.book.lesson
    assert isinstance(card, LessonCard) and card.isVisible()
    return card


def guide_of(window: MainWindow) -> TableLesson:
    lesson = window.desk.lesson
    assert isinstance(lesson, TableLesson)
    return lesson


def walk(qtbot: QtBot, window: MainWindow, carry_out: Callable[[MainWindow], None]) -> list[int]:
    """Go through the lesson; each task is carried out as told. Return the steps that were seen."""
    card = card_of(window)
    player, seen = card.player, []
    while player.is_running:
        qtbot.waitUntil(lambda: card.is_settled or not player.is_running, timeout=LONG_MS)
        assert player.on_track
        seen.append(player.step)
        assert card.text.toPlainText().strip()
        assert window.central.rect().contains(card.geometry())
        assert not window.desk.curtain.isVisible() and not window.desk.turn.dice.isVisible()
        odds = window.desk.odds
        assert not (odds.isVisible() and odds.geometry().intersects(card.geometry()))
        if player.task is not None:
            before = len(window.controller.session.inputs)
            carry_out(window)
            assert len(window.controller.session.inputs) > before
        else:
            assert card.next.isEnabled()
            QTest.mouseClick(card.next, LEFT)
    return seen


def do_it_for_me(window: MainWindow) -> None:
    QTest.mouseClick(card_of(window).next, LEFT)


def follow_the_arrow(window: MainWindow) -> None:
    """Click where the arrow points until the task is done; of a menu, take what is wanted."""
    guide, card = guide_of(window), card_of(window)
    inputs = len(window.controller.session.inputs)
    for _ in range(6):
        guide.arrow.follow()
        assert guide.arrow.pointer.isVisible(), "nothing points at what is to be done"
        at = guide.arrow.pointer.target.toPoint()
        task = card.player.task
        assert task is not None
        widget = window.childAt(at)
        assert widget is not None
        window.primary.guard_ms = 0
        QTest.mouseClick(widget, LEFT, pos=widget.mapFrom(window, at))
        menu = getattr(window.board, "menu", None)
        if isinstance(menu, QMenu) and isValid(menu) and menu.isVisible():
            wanted = {window.board.naming.option(action, "") for action in task.actions}
            next(entry for entry in menu.actions() if entry.text() in wanted).trigger()
            menu.close()
        if len(window.controller.session.inputs) > inputs:
            return
    raise AssertionError("six clicks where the arrow points do nothing")


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("entry", TABLES, ids=lambda entry: entry.id)
def test_each_lesson_goes_to_its_end(
    opens: Opens, qtbot: QtBot, entry: GameEntry, language: str
) -> None:
    window = opens(entry, language, (1024, 768))
    seen = walk(qtbot, window, do_it_for_me)
    assert sorted(set(seen)) == list(range(1, card_of_steps(window) + 1))
    session = window.controller.session
    assert not session.dice.typed and not window.controller.scripted
    assert not isinstance(window.controller.waiting, DiceWanted)
    window.desk.seating.stop()


def card_of_steps(window: MainWindow) -> int:
    return guide_of(window).player.steps


@pytest.mark.parametrize("entry", TABLES, ids=lambda entry: entry.id)
def test_the_arrow_leads_through_each_lesson(opens: Opens, qtbot: QtBot, entry: GameEntry) -> None:
    window = opens(entry)
    walk(qtbot, window, follow_the_arrow)
    assert not guide_of(window).arrow.pointer.isVisible()
    window.desk.seating.stop()


def test_who_plays_on_has_the_computer_against_him(opens: Opens, qtbot: QtBot) -> None:
    window = opens()
    assert window.desk.seating.persons == ("red",)
    card_of(window).player.leave()
    assert window.desk.seating.persons == ("red",)
    assert window.desk.seating.driver("blue") == window.desk.surface.players()[0]
    window.desk.seating.stop()
    qtbot.waitUntil(lambda: isinstance(window.controller.waiting, Decision), timeout=LONG_MS)


def test_something_else_is_told_of_and_taken_back(opens: Opens, qtbot: QtBot) -> None:
    window = opens()
    card = card_of(window)
    player = card.player
    qtbot.waitUntil(lambda: card.is_settled, timeout=LONG_MS)
    card.go_on()
    card.go_on()
    assert player.step == 3 and player.task is not None
    window.primary.guard_ms = 0
    QTest.mouseClick(window.phase.primary, LEFT)  # rests
    assert not player.on_track and card.astray.isVisible() and not card.next.isEnabled()
    # Neither dice nor others go on while the game is astray.
    count = len(window.controller.session.inputs)
    assert not player.feed() and len(window.controller.session.inputs) == count
    QTest.mouseClick(card._undo, LEFT)
    assert player.on_track and player.step == 3 and not card.astray.isVisible()
    assert len(window.controller.session.inputs) == count - 1


def test_no_die_can_be_given_by_hand(opens: Opens, qtbot: QtBot) -> None:
    window = opens()
    assert isinstance(window.controller.waiting, DiceWanted)
    before = len(window.controller.session.inputs)
    QTest.keyClick(window.board, Qt.Key.Key_3)
    window.desk.turn.dice.give(3)
    assert len(window.controller.session.inputs) == before
    assert card_of(window).player.on_track


def test_undo_goes_back_to_where_the_player_decides(opens: Opens, qtbot: QtBot) -> None:
    window = opens()
    card = card_of(window)
    player = card.player

    def at_the_strike() -> bool:
        if card.is_settled and player.step < 5:
            card.go_on()
        return bool(player.step == 5 and card.is_settled and player.task)

    qtbot.waitUntil(at_the_strike, timeout=LONG_MS)
    assert window.actions_["undo"].isEnabled()
    window.actions_["undo"].trigger()
    # Back before Blue's rest, which would only come again: to the player's own move.
    assert player.step == 3 and player.task is not None and player.on_track


def test_another_game_ends_the_lesson(opens: Opens) -> None:
    window = opens()
    card = card_of(window)
    window.controller.adopt(Session.new(DUEL.rules(), seed=5))
    assert not card.isVisible() and not card.player.is_running
    assert not window.controller.scripted


def test_the_card_goes_where_it_is_dragged(opens: Opens) -> None:
    card = card_of(opens())
    start = card.pos()
    at = QPoint(4, 4)
    QTest.mousePress(card, LEFT, pos=at)
    QTest.mouseMove(card, at + QPoint(-60, -40))
    QTest.mouseRelease(card, LEFT, pos=at)
    assert card.pos() != start


def test_a_lesson_in_which_the_program_ended_comes_back_with_its_card(
    opens: Opens, qtbot: QtBot, tmp_path: Path
) -> None:
    first = opens()
    card = card_of(first)
    qtbot.waitUntil(lambda: card.is_settled, timeout=LONG_MS)
    while not first.controller.has_played:
        card.go_on()
        qtbot.waitUntil(lambda: card.is_settled, timeout=LONG_MS)
    inputs = list(first.controller.session.inputs)
    journal = CrashJournal(tmp_path)
    journal.watch(first.controller.session)
    journal.leave(keep=True)
    (left,) = pending(tmp_path)
    session, notes = resume(left, [DUEL], lesson=True)
    let_go(left)
    assert notes == () and session.inputs[: len(inputs)] == inputs and session.dice.scripted

    second = opens()
    player = card_of(second).player
    assert second.book.take_up_lesson(session)
    assert second.controller.session is session and second.controller.scripted
    assert player.is_running and player.on_track
    walk(qtbot, second, do_it_for_me)
    assert not session.dice.typed and not second.controller.scripted
    other = Session.new(DUEL.rules(), seed=3)
    assert not second.book.take_up_lesson(other), "that is no lesson"
    assert second.controller.session is session


def test_a_lesson_of_another_game_than_the_one_on_the_table_comes_back_with_its_card(
    opens: Opens, qtbot: QtBot, qapp: QApplication
) -> None:
    first = opens()
    card = card_of(first)
    qtbot.waitUntil(lambda: card.is_settled, timeout=LONG_MS)
    while not first.controller.has_played:
        card.go_on()
        qtbot.waitUntil(lambda: card.is_settled, timeout=LONG_MS)
    inputs = list(first.controller.session.inputs)
    journal = CrashJournal(folders().journals)
    journal.watch(first.controller.session)
    journal.leave(keep=True)
    first.close()
    (left,) = pending(folders().journals)

    # The program starts with the game that was on its table the last time.
    started = build(qapp, Session.new(default_entry().rules(), seed=3))
    started.preferences.set("speed", "instant")
    started.begin()
    started.show()
    assert left.path.exists() and not started.controller.scripted

    def of_the_lesson() -> list[MainWindow]:
        windows = (w for w in qapp.topLevelWidgets() if isinstance(w, MainWindow))
        return [w for w in windows if w.isVisible() and w.controller.game.id == DUEL.id]

    qtbot.waitUntil(lambda: bool(of_the_lesson()), timeout=LONG_MS)
    (window,) = of_the_lesson()
    qtbot.addWidget(window)
    qtbot.waitUntil(lambda: not isValid(started) or not started.isVisible(), timeout=LONG_MS)
    assert window.controller.session.inputs[: len(inputs)] == inputs
    assert window.controller.scripted and window.controller.session.dice.scripted
    player = card_of(window).player
    assert player.is_running and player.on_track
    # Its new journal is on the disk; only then the old one went.
    assert window.autosave is not None and window.autosave.keeper.journal.path is not None
    assert window.autosave.keeper.journal.path.exists() and not left.path.exists()
    walk(qtbot, window, do_it_for_me)


def test_a_lesson_that_is_none_any_more_goes_on_as_a_game(
    opens: Opens, qtbot: QtBot, qapp: QApplication
) -> None:
    opens().close()
    session = Session.new(DUEL.rules(), seed=9, typed_dice=True)  # begins as no lesson does
    session.dice.scripted = True
    while isinstance(session.waiting, DiceWanted):
        session.enter_dice([1] * session.waiting.count)
    assert isinstance(session.waiting, Decision)
    session.act(session.waiting.options[0])
    journal = CrashJournal(folders().journals)
    journal.watch(session)
    journal.leave(keep=True)
    started = build(qapp, Session.new(default_entry().rules(), seed=3))
    started.begin()
    started.show()

    def duels() -> list[MainWindow]:
        windows = (w for w in qapp.topLevelWidgets() if isinstance(w, MainWindow))
        return [w for w in windows if w.isVisible() and w.controller.game.id == DUEL.id]

    qtbot.waitUntil(lambda: bool(duels()), timeout=LONG_MS)
    (window,) = duels()
    qtbot.addWidget(window)
    qtbot.waitUntil(lambda: not isValid(started) or not started.isVisible(), timeout=LONG_MS)
    dice = window.controller.session.dice
    assert not dice.scripted and not dice.typed and not window.controller.scripted
    assert window.book.lesson is None or not window.book.lesson.isVisible()
