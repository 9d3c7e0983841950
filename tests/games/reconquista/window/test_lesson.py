"""The first lesson, played through in the real window by a mouse that does what its texts say."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from reconquista_qt.engine.decision import Decision, DiceWanted
from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.board.lesson_guide import LessonGuide
from reconquista_qt.games.reconquista.rules.actions import Build, Done, Move, PlaceOrder
from reconquista_qt.games.reconquista.rules.forces import unpack
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.games.reconquista.rules.names import AREAS
from reconquista_qt.view.app import build
from reconquista_qt.view.book.lesson_card import LessonCard
from reconquista_qt.view.main_window import MainWindow
from tests.window.hand import LEFT, NO_KEYS, Hand

LONG_MS = 60_000
Opens = Callable[..., MainWindow]


@pytest.fixture
def opens(qtbot: Any, qapp: QApplication) -> Iterator[Opens]:
    """Open a window of a size in a language, and begin the lesson."""
    opened: list[MainWindow] = []

    def open_window(language: str = "en", size: tuple[int, int] = (1280, 800)) -> MainWindow:
        window = build(qapp, Session.new(GAME, seed=3))
        opened.append(window)
        qtbot.addWidget(window)
        window.preferences.set("language", language)
        window.preferences.set("speed", "instant")
        window.resize(*size)
        window.show()
        qtbot.waitExposed(window)
        qtbot.waitUntil(lambda: window.is_complete, timeout=LONG_MS)
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


def pointed_at(window: MainWindow) -> QPointF | None:
    guide = window.findChild(LessonGuide)
    assert guide is not None
    return guide.arrow.pointer.target if guide.arrow.pointer.isVisible() else None


def drag_units(window: MainWindow, move: Move) -> None:
    """Drag as the lesson says: one counter with Shift, or the stack with the wheel."""
    view, hand = window.board, Hand(window)
    units, port = dict(unpack(move.units)), view.viewport()
    origin, to = AREAS[move.origin], AREAS[move.to]
    stack = view.board.stacks[origin, "units"]
    one = sum(units.values()) == 1
    start = hand.stack_of(origin)
    if one:
        (kind,) = units
        rect = stack.rect()
        places = (
            view.mapFromScene(QPointF(rect.left() + rect.width() * x / 40, rect.center().y()))
            for x in range(1, 40)
        )
        spots = [at for at in places if stack.kind_at(view.mapToScene(at)) == kind]
        start = spots[len(spots) // 2]
    end = hand.point_in(to)
    keys = Qt.KeyboardModifier.ShiftModifier if one else NO_KEYS
    QTest.mousePress(port, LEFT, keys, start)
    for step in range(1, 7):
        hand._move_mouse(start + (end - start) * step / 6, LEFT)
    assert view.lift is not None
    while view.lift.units != units:
        before = dict(view.lift.units)
        event = QWheelEvent(
            QPointF(end), QPointF(port.mapToGlobal(end)), QPoint(), QPoint(0, -120),
            LEFT, NO_KEYS, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(port, event)
        assert view.lift.units != before, "the wheel takes nothing off"
    QTest.mouseRelease(port, LEFT, keys, end)
    hand.settle()


def carry_out(window: MainWindow, action: Any) -> None:
    """Do what the arrow points at."""
    hand = Hand(window)
    at = pointed_at(window)
    assert at is not None, "nothing points at what is to be done"
    if isinstance(action, Done):
        button = window.phase.primary
        assert button.rect().contains(button.mapFrom(window, at.toPoint()))
        hand.click(button)
    elif isinstance(action, Build):
        button = window.phase.spending.buttons[action.what]
        assert button.rect().contains(button.mapFrom(window, at.toPoint()))
        hand.click(button)
        port = window.board.viewport()
        over = pointed_at(window)
        assert over is not None
        hand.click(port, port.mapFrom(window, over.toPoint()))
    elif isinstance(action, PlaceOrder):
        port = window.board.viewport()
        hand.click(port, port.mapFrom(window, at.toPoint()))
    else:
        assert isinstance(action, Move)
        drag_units(window, action)


@pytest.mark.parametrize("size", [(1024, 768), (1280, 800)])
@pytest.mark.parametrize("language", ["en", "es"])
def test_the_lesson_is_played_as_its_texts_say(
    opens: Opens, qtbot: Any, language: str, size: tuple[int, int]
) -> None:
    window = opens(language, size)
    card = card_of(window)
    player, seen = card.player, []
    while player.is_running:
        qtbot.waitUntil(lambda: card.is_settled or not player.is_running, timeout=LONG_MS)
        assert not window.phase.dice.isVisible()
        assert player.on_track
        seen.append(player.step)
        assert card.text.toPlainText().strip()
        # The board is not made smaller by it, and the card lies inside.
        assert window.central.rect().contains(card.geometry())
        assert window.board.width() * 2 >= window.width()
        if player.task is not None:
            carry_out(window, player.task.actions[0])
        else:
            assert card.next.isEnabled()
            QTest.mouseClick(card.next, LEFT)
    assert sorted(set(seen)) == list(range(1, player.steps + 1))
    qtbot.waitUntil(lambda: not window.board.presenter.is_playing, timeout=LONG_MS)
    assert GAME.position(window.controller.state)["areas"]["leon"]["city"] == "christian"
    assert not window.controller.session.dice.typed and not window.controller.scripted
    assert isinstance(window.controller.waiting, Decision)
    assert not card.isVisible()


def test_no_die_can_be_given_by_hand_in_the_lesson(opens: Opens, qtbot: Any) -> None:
    window = opens()
    assert isinstance(window.controller.waiting, DiceWanted)
    assert not window.phase.dice.isVisible()
    before = len(window.controller.session.inputs)
    QTest.keyClick(window.board, Qt.Key.Key_3)
    window.phase.dice.give(3)
    assert len(window.controller.session.inputs) == before
    assert card_of(window).player.on_track


def test_the_red_button_reads_on_where_it_has_nothing_else_to_do(opens: Opens, qtbot: Any) -> None:
    window = opens()
    card = card_of(window)
    QTest.mouseClick(window.phase.primary, LEFT)
    assert card.player.step == 2


def test_too_many_units_are_told_of_and_taken_back(opens: Opens, qtbot: Any) -> None:
    window = opens()
    card = card_of(window)

    def at_the_move() -> bool:
        if card.player.step < 7:
            card.go_on()
        return card.player.step == 7 and card.is_settled

    qtbot.waitUntil(at_the_move, timeout=LONG_MS)
    Hand(window).drag("oviedo", "santiago")
    assert not card.player.on_track and "Shift" in card._astray_text.text()
    QTest.mouseClick(card._undo, LEFT)
    assert card.player.on_track and card.player.task is not None


def test_what_dice_will_say_is_not_told_before_they_fall(opens: Opens, qtbot: Any) -> None:
    window = opens()
    window.preferences.set("speed", "slow")
    card = card_of(window)
    for _ in range(2):
        QTest.mouseClick(card.next, LEFT)
    assert card.player.step == 3 and not card.is_settled
    assert "Lisbon" not in card.text.toPlainText() and not card.next.isEnabled()
    window.preferences.set("speed", "instant")
    window.board.presenter.skip()
    qtbot.waitUntil(lambda: card.is_settled, timeout=LONG_MS)
    assert "Lisbon" in card.text.toPlainText()


def test_the_card_goes_where_it_is_dragged_and_stays_inside(opens: Opens, qtbot: Any) -> None:
    window = opens()
    card = card_of(window)
    start, hand = card.pos(), QPoint(6, card.height() - 4)
    QTest.mousePress(card, LEFT, NO_KEYS, hand)
    QTest.mouseMove(card, hand - QPoint(120, 90))
    QTest.mouseRelease(card, LEFT, NO_KEYS, hand)
    assert card.pos() != start
    assert window.central.rect().contains(card.geometry())


def test_a_lesson_in_which_the_program_was_killed_comes_back_with_its_card(
    qtbot: Any, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Through the journal, as at a start after a crash: same step, same dice, to the end."""
    monkeypatch.setenv("RECONQUISTA_QT_HOME", str(tmp_path / "home"))

    def start(seed: int) -> MainWindow:
        window = build(qapp, Session.new(GAME, seed=seed))
        qtbot.addWidget(window)
        window.preferences.set("speed", "instant")
        window.begin()
        window.show()
        qtbot.waitUntil(lambda: window.is_complete, timeout=LONG_MS)
        qtbot.waitUntil(lambda: window.autosave is not None, timeout=LONG_MS)
        return window

    def read_to(card: LessonCard, step: int) -> None:
        def there() -> bool:
            if card.is_settled and card.player.step < step:
                card.go_on()
            return card.player.step == step and card.is_settled

        qtbot.waitUntil(there, timeout=LONG_MS)

    first = start(7)
    first.actions_["tutorial"].trigger()
    read_to(card_of(first), 7)
    inputs = list(first.controller.session.inputs)
    seed = first.controller.session.dice.seed
    # The program is killed: nobody says good-bye, only the lock goes with the process.
    assert first.autosave is not None and first.autosave.keeper.journal._lock is not None
    first.autosave.keeper.journal._lock.release()

    second = start(8)
    session, card = second.controller.session, card_of(second)
    assert session.dice.seed == seed and list(session.inputs) == inputs
    assert second.controller.scripted and session.dice.typed and session.dice.scripted
    assert card.player.is_running and card.player.on_track
    qtbot.waitUntil(lambda: card.is_settled, timeout=LONG_MS)
    assert not second.phase.dice.isVisible()
    # Made before its window could be seen, and yet its text is there to be read.
    line = card.text.fontMetrics().height()
    qtbot.waitUntil(lambda: card.text.viewport().height() > 3 * line, timeout=LONG_MS)
    read_to(card, 7)
    assert card.player.task is not None and card.text.toPlainText().strip()
    assert second.central.rect().contains(card.geometry())
    read_to(card, card.player.steps)
    assert card.player.on_track
    QTest.mouseClick(card.next, LEFT)
    assert not card.isVisible() and not second.controller.session.dice.typed
    assert GAME.position(second.controller.state)["areas"]["leon"]["city"] == "christian"
