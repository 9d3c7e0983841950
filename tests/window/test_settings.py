"""Settings that go back to their defaults, and a broken settings file that is named."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.storage.folders import folders
from reconquista_qt.storage.settings import read_settings
from reconquista_qt.view import window_state
from reconquista_qt.view.app import build
from reconquista_qt.view.preferences import SettingValues
from reconquista_qt.view.settings_dialog import LOOK, PLAY, SettingsDialog


def test_each_page_goes_back_to_its_defaults(qtbot: QtBot, qapp: QApplication) -> None:
    window = build(qapp, Session.new(GAME, seed=7))
    qtbot.addWidget(window)
    dialog = SettingsDialog(window.preferences, window)
    dialog.switches["reduced_motion"].setChecked(True)
    dialog.switches["shows_odds"].setChecked(False)
    dialog.autosaves.setValue(3)
    dialog.scale.setValue(12)
    assert window.board.reduced_motion and not window.board.shows_odds
    dialog._resets[PLAY].click()
    assert not window.board.reduced_motion and window.board.shows_odds
    assert (window.preferences.get("autosaves"), dialog.autosaves.value()) == (10, 10)
    assert window.preferences.get("text_scale") == 1.2
    dialog._resets[LOOK].click()
    assert (window.preferences.get("text_scale"), dialog.scale.value()) == (1.0, 10)


def test_a_broken_settings_file_is_named_and_set_aside(qtbot: QtBot, qapp: QApplication) -> None:
    path = folders().settings_file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("{broken", encoding="utf-8")
    window = build(qapp, Session.new(GAME, seed=7))
    qtbot.addWidget(window)
    (aside,) = path.parent.glob("*broken*")
    assert aside.name in window.banner.text.text()
    assert window.preferences.get("text_scale") == 1.0


def test_what_the_cursor_shows_by_itself_can_be_switched_off(
    qtbot: QtBot, qapp: QApplication
) -> None:
    window = build(qapp, Session.new(GAME, seed=7))
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    qapp.processEvents()
    dialog = SettingsDialog(window.preferences, window)
    view = window.board
    stack = next(
        stack for stack in view.board.stacks.values() if len(stack.units) > 1 and stack.isVisible()
    )
    over = view.mapFromScene(stack.sceneBoundingRect().center())

    def waits() -> tuple[bool, bool]:
        view.hovering.fan_timer.stop()
        view.hovering.glass_timer.stop()
        QTest.mouseMove(view.viewport(), over + QPoint(0, 1))
        QTest.mouseMove(view.viewport(), over)
        return view.hovering.fan_timer.isActive(), view.hovering.glass_timer.isActive()

    assert waits() == (True, True)
    dialog.switches["fans_on_hover"].setChecked(False)
    assert waits() == (False, True)
    dialog.switches["magnifies_on_hover"].setChecked(False)
    assert waits() == (False, False)
    dialog._resets[PLAY].click()
    assert waits() == (True, True)


# What somebody may have written into the file, and what stands there then.
WRONG = [
    ("speed", "zzz"), ("speed", ""), ("speed", None), ("theme", "purple"), ("theme", 7),
    ("zoom", 10**400), ("zoom", -1), ("zoom", 1e308), ("zoom", True), ("text_scale", 10**30),
    ("text_scale", 0), ("book_scale", 1e300), ("blunder_points", -5), ("autosaves", 2**31),
    ("autosaves", -1), ("autosaves", 2.5), ("language", "xx"), ("language", ["en"]),
    ("adviser_voice", "loud"), ("shortcuts", {"undo": ["a"]}), ("shortcuts", {"undo": None}),
    ("shortcuts", [["undo", "a"]]), ("recent", [1, 2]), ("recent", {"a": "b"}),
    ("recent", ["x"] * 2000), ("folder", 5), ("geometry", "x" * 200_000), ("rules", {"a": []}),
    ("scenario", 3), ("resume", "yes"), ("typed_dice", 1),
]  # fmt: skip


@pytest.mark.parametrize(("name", "value"), WRONG, ids=lambda value: repr(value)[:24])
def test_a_value_that_cannot_be_meant_costs_that_value_only(
    qtbot: QtBot, qapp: QApplication, name: str, value: object
) -> None:
    path = folders().settings_file
    path.parent.mkdir(parents=True, exist_ok=True)
    good = {"magnifies_on_hover": False, "typed_dice": True, "of_tomorrow": {"a": 1}}
    settings = {**good, name: value}
    path.write_text(json.dumps({"format": 1, "settings": settings}), encoding="utf-8")
    window = build(qapp, Session.new(GAME, seed=7))
    qtbot.addWidget(window)
    usual = getattr(SettingValues(), name)
    assert window.preferences.get(name) == usual
    assert window.preferences.get("magnifies_on_hover") is False
    assert f"settings.{name}" in window.banner.text.text()
    window.windows.settings()
    window.windows.new_game()
    window.windows.shortcuts()
    window.preferences.set("step_by_step", True)
    window.preferences.store()
    kept = json.loads(path.read_text(encoding="utf-8"))["settings"]
    assert kept == {**settings, "step_by_step": True}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("geometry", "ñ!"), ("geometry", "AAAA"), ("docks", "????"), ("docks", "AAAA" * 99),
        ("shortcuts", {"undo": "nonsense", "nothing": "A"}), ("folder", "/no/such\0/folder"),
        ("recent", ["a\0b", "", "~", "/dev/zero"]), ("scenario", "of tomorrow"),
        ("rules", {"even_result": "x", "nothing": 3}), ("zoom", 100.0), ("text_scale", 3.0),
    ],
)  # fmt: skip
def test_values_of_the_right_type_stop_nothing(
    qtbot: QtBot, qapp: QApplication, name: str, value: object
) -> None:
    path = folders().settings_file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({"format": 1, "settings": {name: value}}), encoding="utf-8")
    window = build(qapp, Session.new(GAME, seed=7))
    qtbot.addWidget(window)
    window.begin()
    window.show()
    qtbot.waitUntil(lambda: window.is_complete, timeout=60_000)
    window.windows.settings()
    window.windows.new_game()
    window.windows.shortcuts()
    window.windows.saves()
    window.menus.refresh()
    assert window.files.recent() is not None
    window.preferences.set("text_scale", 1.0)
    window.close()


def test_a_setting_is_in_the_file_as_soon_as_it_is_changed(
    qtbot: QtBot, qapp: QApplication
) -> None:
    path = folders().settings_file
    one, other = (build(qapp, Session.new(GAME, seed=7)) for _ in range(2))
    for window in (one, other):
        qtbot.addWidget(window)

    def kept() -> dict[str, object]:
        return read_settings(path).values

    one.next_language()
    one.preferences.set("speed", "slow")
    qtbot.waitUntil(lambda: kept().get("speed") == "slow", timeout=30_000)
    assert kept()["language"] == one.languages.language
    # The other window knows nothing of that, and takes nothing back.
    other.preferences.set("autosaves", 3)
    other.close()
    assert (kept()["speed"], kept()["autosaves"]) == ("slow", 3)
    one.next_language()


def test_the_place_of_the_window_is_kept_when_it_changes(
    qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not only when it is closed: the program may be killed before."""
    monkeypatch.setattr(window_state, "KEEP_MS", 20)
    window = build(qapp, Session.new(GAME, seed=7))
    qtbot.addWidget(window)
    window.resize(1300, 820)
    window.show()
    qtbot.waitUntil(lambda: window.is_complete)

    def kept(name: str) -> object:
        return read_settings(folders().settings_file).values.get(name)

    window.resize(1234, 777)
    qtbot.waitUntil(lambda: bool(kept("geometry")))
    before, docks = kept("geometry"), kept("docks")
    window.resize(1111, 701)
    qtbot.waitUntil(lambda: kept("geometry") != before)
    window.actions_["lines"].trigger()
    qtbot.waitUntil(lambda: kept("docks") != docks)
    window.board.zoom_100()
    qtbot.waitUntil(lambda: kept("zoom") == window.board.zoom)


def test_settings_that_cannot_be_kept_are_told_of_once(qtbot: QtBot, qapp: QApplication) -> None:
    path = folders().settings_file
    path.parent.parent.mkdir(parents=True, exist_ok=True)
    path.parent.write_text("a file where the folder should be")
    window = build(qapp, Session.new(GAME, seed=7))
    qtbot.addWidget(window)
    told: list[str] = []
    window.files.told.connect(lambda text, _trouble: told.append(text))
    window.preferences.set("speed", "slow")
    qtbot.waitUntil(lambda: len(told) == 1, timeout=30_000)
    assert path.name in told[0]
    window.preferences.set("speed", "fast")
    window.preferences.store()
    assert len(told) == 1
    path.parent.unlink()
    window.preferences.set("shows_odds", False)
    window.preferences.store()
    assert read_settings(path).values == {"speed": "fast", "shows_odds": False}
