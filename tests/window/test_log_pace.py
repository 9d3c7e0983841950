"""The log does not give away what the board has yet to show."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.rules.actions import DONE
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.view.app import build
from reconquista_qt.view.main_window import MainWindow

Opener = Callable[[str], MainWindow]


@pytest.fixture
def at_speed(qtbot: QtBot, qapp: QApplication) -> Opener:
    """Return what opens a new game in a window whose board shows it at a speed."""

    def opened(speed: str) -> MainWindow:
        window = build(qapp, Session.new(GAME, seed=7))
        qtbot.addWidget(window)
        window.preferences.set("speed", speed)
        window.preferences.set("warn_of_lapse", False)
        window.show()
        qtbot.waitExposed(window)
        return window

    return opened


def test_the_log_tells_as_the_board_shows(at_speed: Opener) -> None:
    window = at_speed("slow")
    log, controller, presenter = window.log.model, window.controller, window.board.presenter
    assert log.rowCount() == len(controller.session.journal)
    controller.submit(DONE)
    controller.submit(DONE)
    assert presenter.is_playing
    assert log.rowCount() < len(controller.session.journal)
    presenter.skip()
    assert log.rowCount() == len(controller.session.journal)
    controller.undo()
    assert log.rowCount() == len(controller.session.journal)
    controller.redo()
    assert log.rowCount() == len(controller.session.journal)
    window.preferences.set("speed", "instant")
    controller.undo()
    controller.submit(DONE)
    assert log.rowCount() == len(controller.session.journal)


def test_the_sidebar_tells_what_the_board_shows_and_no_more(at_speed: Opener) -> None:
    window = at_speed("slow")
    phase, score, areas = window.phase, window.score, window.areas
    controller, presenter = window.controller, window.board.presenter

    def standings() -> list[str]:
        return [item.text(1) for item in areas.items.values()]

    def line_of(area: str) -> str:
        window.board.areaHovered.emit(area)
        return window.status.text

    lines = {area: line_of(area) for area in areas.items}
    before = (score.points.text(), standings())
    assert phase.track.accessibleName() == "Phase 3 of 7: Income and spending"
    controller.submit(DONE)
    assert phase.track.accessibleName() == "Phase 4 of 7: Movement"
    controller.submit(DONE)  # the reaction follows, with its dice
    assert presenter.is_playing
    assert controller.state.turn == 2
    assert phase.turn.text() == "Turn 1 of 20"
    assert not phase.spending.isVisible()
    assert (score.points.text(), standings()) == before
    assert {area: line_of(area) for area in areas.items} == lines
    told = {phase.prompt.text()}
    for _ in range(500):
        if not presenter.is_playing:
            break
        told.add(phase.prompt.text())
        presenter.next()
    assert len(told) > 5
    assert phase.turn.text() == "Turn 2 of 20"
    assert phase.spending.isVisible()
    assert standings() != before[1]
    assert {area: line_of(area) for area in areas.items} != lines


def test_a_purchase_holds_nothing_back(at_speed: Opener) -> None:
    window = at_speed("very_slow")
    window.desk.choices.activate("garrison")
    assert window.desk.choices.active is not None
    window.desk.choices.submit_at(sorted(window.desk.choices.active.areas)[0])
    assert window.board.presenter.is_playing
    assert window.phase.spending.isVisible()
    assert window.controller.state.treasury == 2
    assert window.phase.coins.accessibleName() == "Treasury: 2 points left"


def in_front(dock: QWidget) -> bool:
    """Tell whether a dock is the one of its place that is seen."""
    return not dock.visibleRegion().isEmpty()


def test_a_battle_that_is_watched_has_room_and_gives_it_back(
    qtbot: QtBot, qapp: QApplication
) -> None:
    position = GAME.position(GAME.new("toledo_1085", GAME.default_options))
    position["phase"], position["treasury"] = "movement", 0
    position["areas"]["barcelona"]["units"] = {"christian_garrison": 1, "christian_army": 4}
    position["areas"]["zaragoza"]["units"] = {"muslim_garrison": 1, "muslim_army": 3}
    window = build(qapp, Session.at(GAME, position, seed=7))
    qtbot.addWidget(window)
    window.preferences.set("speed", "slow")
    window.resize(1280, 800)
    window.show()
    qtbot.waitUntil(lambda: window.is_complete)
    before = window.phase.height()
    assert in_front(window.log)
    march = {"do": "move", "from": "barcelona", "to": "zaragoza", "units": {"christian_army": 4}}
    window.controller.submit(GAME.action_from(march))
    qtbot.waitUntil(lambda: window.phase.height() < before)
    assert in_front(window.stage) and not in_front(window.log)
    window.board.presenter.skip()
    qtbot.waitUntil(lambda: window.phase.height() == before and in_front(window.log))

    # What is skipped from the start asks for nothing, and what somebody has opened stays open.
    window.controller.undo()
    asked: list[None] = []
    window.stage.frontWanted.connect(lambda: asked.append(None))
    window.controller.submit(GAME.action_from(march))
    assert window.board.presenter.is_playing
    window.board.presenter.skip()
    assert not asked and in_front(window.log)
    window.controller.undo()
    window.controller.submit(GAME.action_from(march))
    qtbot.waitUntil(lambda: in_front(window.stage))
    window.areas.raise_()
    qtbot.waitUntil(lambda: in_front(window.areas))
    window.board.presenter.skip()
    qtbot.waitUntil(lambda: window.phase.height() == before)
    assert in_front(window.areas)


def test_rows_that_are_about_to_go_may_still_be_asked_for(at_speed: Opener) -> None:
    """Who is told of another game before the log is may change the size of its view."""
    window = at_speed("instant")
    controller, model = window.controller, window.log.model
    while controller.state.turn < 3:
        waiting = controller.waiting
        assert isinstance(waiting, Decision)
        controller.submit(waiting.options[-1])
    asked: list[int] = []

    def ask(_what: object = None) -> None:
        view = window.log.view
        rows = [model.index(row) for row in range(model.rowCount())]
        heights = [view.sizeHintForIndex(index).height() for index in rows]
        assert all(height > 0 for height in heights)
        assert all(model.entry(index.row()).n for index in rows)
        asked.append(len(rows))

    # In the place of whatever listens before the log does.
    for signal, listener in (
        (controller.reset, model.start_again),
        (controller.journalShrank, model._shrink),
    ):
        signal.disconnect(listener)
        signal.connect(ask)
        signal.connect(listener)
    before = model.rowCount()
    assert controller.undo(1)
    assert asked == [before] and model.rowCount() < before
    controller.redo()
    while controller.can_redo:
        controller.redo()
    assert model.rowCount() == before
    controller.start_new(seed=3)
    assert asked == [before, before] and model.rowCount() < before


def test_the_log_keeps_to_its_end_unless_somebody_scrolls_away(
    qtbot: QtBot, at_speed: Opener
) -> None:
    """What changes while another tab lies before it is no wish to read further up."""
    window = at_speed("instant")
    controller, view = window.controller, window.log.view
    bar, chance = view.verticalScrollBar(), random.Random(5)

    def play_to(turn: int) -> None:
        while controller.state.turn < turn:
            waiting = controller.waiting
            assert isinstance(waiting, Decision)
            controller.submit(chance.choice(waiting.options))

    def is_at_end() -> bool:
        return bar.maximum() > 0 and bar.value() >= bar.maximum() - 4

    play_to(2)
    qtbot.waitUntil(is_at_end)
    window.log.hide()
    play_to(3)
    window.log.show()
    window.log.raise_()
    play_to(4)
    qtbot.waitUntil(is_at_end)
    # Rows measured anew, or the bar moved by the program, are no wish either.
    view.remeasure()
    bar.setValue(0)
    play_to(5)
    qtbot.waitUntil(is_at_end)
    bar.triggerAction(bar.SliderAction.SliderPageStepSub)
    qtbot.waitUntil(lambda: not is_at_end())
    there = bar.value()
    play_to(6)
    QApplication.processEvents()
    assert bar.value() == there
    bar.triggerAction(bar.SliderAction.SliderToMaximum)
    play_to(7)
    qtbot.waitUntil(is_at_end)
