"""Who plays, changed in the middle of a game."""

from __future__ import annotations

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from reconquista_qt.model.seating import ELSEWHERE, PERSON
from reconquista_qt.view.main_window import MainWindow
from reconquista_qt.view.table.seats_dialog import SeatsDialog

from .test_duel_window import sit_down, state, window  # noqa: F401


def asked_who_plays(shown: MainWindow) -> SeatsDialog:
    action = shown.actions_["seats"]
    assert action.isEnabled() and action.isVisible()
    action.trigger()
    dialog: Any = shown.windows.open["seats"]
    assert isinstance(dialog, SeatsDialog) and dialog.isVisible()
    return dialog


def choose(dialog: SeatsDialog, seat: str, who: str) -> None:
    box = dialog.rows.boxes[seat]
    at = box.findData(who)
    assert at >= 0
    box.setCurrentIndex(at)


def test_the_computer_takes_over_and_gives_back(qtbot: QtBot, window: MainWindow) -> None:  # noqa: F811
    seating = window.desk.seating
    window.actions_["primary"].trigger()
    sit_down(qtbot, window)
    assert seating.asked == "blue" and seating.viewer == "blue"
    dialog = asked_who_plays(window)
    assert [box.currentData() for box in dialog.rows.boxes.values()] == [PERSON, PERSON]
    choose(dialog, "red", "random")
    dialog.sit.click()
    # It is still Blue's turn, nothing is covered, and Red's answer comes by itself.
    assert seating.persons == ("blue",) and not seating.is_covered and seating.viewer == "blue"
    assert window.preferences.get("seats") == {"duel.red": "random", "duel.blue": PERSON}
    turn = state(window).turn
    window.actions_["primary"].trigger()
    qtbot.waitUntil(lambda: seating.asked == "blue" and state(window).turn > turn, timeout=60_000)
    dialog = asked_who_plays(window)
    choose(dialog, "red", PERSON)
    dialog.sit.click()
    window.actions_["primary"].trigger()
    assert seating.asked == "red" and seating.is_covered  # what Blue hides is hidden from Red


def test_who_leaves_the_seat_that_is_asked_is_played_at_once(
    qtbot: QtBot,
    window: MainWindow,  # noqa: F811
) -> None:
    seating = window.desk.seating
    assert seating.asked == "red"
    dialog = asked_who_plays(window)
    choose(dialog, "red", "random")
    dialog.sit.click()
    qtbot.waitUntil(lambda: seating.asked == "blue", timeout=60_000)
    assert seating.viewer == "blue" and not seating.is_covered


def test_who_looks_on_sees_nothing_of_a_seat_that_another_person_takes(
    qtbot: QtBot,
    window: MainWindow,  # noqa: F811
) -> None:
    window.preferences.set("seats", {"duel.blue": "random"})
    window.desk.sit_down()
    seating = window.desk.seating
    seating.pause(True)
    window.actions_["primary"].trigger()  # ends Red's part
    assert seating.asked == "blue" and seating.viewer == "red"
    dialog = asked_who_plays(window)
    choose(dialog, "blue", PERSON)
    dialog.sit.click()
    assert seating.is_covered and window.desk.curtain.isVisible()
    assert not window.actions_["seats"].isEnabled()  # before anybody has sat down
    sit_down(qtbot, window)
    assert seating.viewer == "blue" and window.actions_["seats"].isEnabled()


def test_cancelling_leaves_all_as_it_was(window: MainWindow) -> None:  # noqa: F811
    before = dict(window.desk.seating.drivers)
    dialog = asked_who_plays(window)
    choose(dialog, "blue", "random")
    dialog.reject()
    assert window.desk.seating.drivers == before


def test_in_a_lesson_nobody_else_sits_down(window: MainWindow) -> None:  # noqa: F811
    seating = window.desk.seating
    seating.seat({"blue": ELSEWHERE}, None, secret=False)
    window.primary_follows()
    assert not window.actions_["seats"].isEnabled()
    window.desk.seat_others({"blue": "random"})
    assert seating.driver("blue") == ELSEWHERE


@pytest.mark.parametrize("language", ["es", "en"])
def test_the_dialog_speaks_both_languages(window: MainWindow, language: str) -> None:  # noqa: F811
    dialog = asked_who_plays(window)
    choose(dialog, "blue", "random")
    window.languages.set_language(language)
    assert dialog.windowTitle() == {"es": "Quién juega", "en": "Who plays"}[language]
    assert dialog.rows.boxes["blue"].currentData() == "random"  # what was chosen stays
