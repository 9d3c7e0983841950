"""The starts of a table's game as cards, with seats that follow what is chosen."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reconquista_qt.engine.session import Session
from reconquista_qt.games import GameEntry, entry_of
from reconquista_qt.view.app import build
from reconquista_qt.view.main_window import MainWindow
from reconquista_qt.view.table import starts
from reconquista_qt.view.table.naming import Naming
from reconquista_qt.view.table.new_game import TableNewGameDialog
from reconquista_qt.view.table.starts import Measured, measured_of, start_cards
from reconquista_qt.view.table.surface import TableSurface
from tests.games_of_tests import ALL, DUEL
from tests.window.test_cut_off import cut_off

PATIENCE = 30_000  # ms
TABLES = [entry for entry in ALL if isinstance(entry.surface(), TableSurface)]
# The duel of the tests is in no list of games, and so has no dialog in another game's window.
shelved = pytest.mark.parametrize(
    "entry", [entry for entry in TABLES if entry is not DUEL], ids=lambda entry: entry.id
)
each_table = pytest.mark.parametrize("entry", TABLES, ids=lambda entry: entry.id)


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication) -> MainWindow:
    window = build(qapp, Session.new(entry_of("reconquista").rules(), seed=7))
    qtbot.addWidget(window)
    return window


def dialog_of(window: MainWindow, game: str) -> TableNewGameDialog:
    window.windows.new_game(game)
    dialog = window.windows.open["new_game"]
    assert isinstance(dialog, TableNewGameDialog)
    return dialog


@each_table
def test_each_start_has_a_card_in_both_languages(entry: GameEntry) -> None:
    game = entry.rules()
    stories = {}
    for language in ("en", "es"):
        shown = start_cards(game, Naming(entry.words(language)), language, game.default_options)
        assert [card.key for card in shown] == list(game.scenarios)
        if entry is not DUEL:
            assert all(card.facts and card.story and card.name for card in shown)
        stories[language] = [card.story for card in shown]
    assert entry is DUEL or not set(stories["en"]) & set(stories["es"])


@shelved
def test_a_start_is_chosen_by_keys_drawn_and_begun(window: MainWindow, entry: GameEntry) -> None:
    dialog = dialog_of(window, entry.id)
    dialog.show()
    scenarios = entry.rules().scenarios
    QTest.keyClick(dialog.cards, Qt.Key.Key_Home)
    QTest.keyClick(dialog.cards, Qt.Key.Key_End)
    assert dialog.chosen()["scenario"] == scenarios[-1]
    card = dialog.cards.card
    assert card is not None and not dialog.cards.picture(card).isNull()
    begun: list[dict[str, Any]] = []
    dialog.begun.disconnect()
    dialog.begun.connect(begun.append)
    dialog.start.click()
    assert begun[0]["scenario"] == scenarios[-1]
    assert window.preferences.get("scenario") == scenarios[-1]


@shelved
def test_the_start_that_is_chosen_is_in_sight(
    qtbot: QtBot, window: MainWindow, entry: GameEntry
) -> None:
    dialog = dialog_of(window, entry.id)
    dialog.show()
    cards = dialog.cards

    def is_whole() -> bool:
        card = cards.visualItemRect(cards.currentItem())
        shown = cards.viewport().rect()
        return shown.contains(card) if card.height() <= shown.height() else shown.intersects(card)

    QTest.keyClick(cards, Qt.Key.Key_Home)
    QTest.keyClick(cards, Qt.Key.Key_End)
    qtbot.waitUntil(is_whole, timeout=PATIENCE)
    dialog.advanced.setChecked(True)  # takes room from the cards
    QApplication.processEvents()
    qtbot.waitUntil(is_whole, timeout=PATIENCE)
    assert cards.currentRow() == cards.count() - 1


@shelved
def test_no_text_of_the_dialog_is_cut_off(
    qtbot: QtBot, window: MainWindow, entry: GameEntry
) -> None:
    dialog = dialog_of(window, entry.id)
    for language in ("es", "en"):
        window.preferences.set("language", language)
        for advanced in (False, True):
            dialog.advanced.setChecked(advanced)
            dialog.show()
            qtbot.waitExposed(dialog)
            QApplication.processEvents()
            assert cut_off(dialog) == []
            if not advanced:
                # What is folded away leaves its room to the cards.
                below = dialog.start.mapTo(dialog, dialog.start.rect().topLeft()).y()
                button = dialog.advanced.mapTo(dialog, dialog.advanced.rect().bottomLeft()).y()
                assert below - button < 2 * dialog.start.height()


def test_seats_follow_the_number_of_players_each_with_its_colour(window: MainWindow) -> None:
    dialog = dialog_of(window, "hispania")
    players = dialog.options["players"]
    for number in (2, 5, 3, 4):
        players.setCurrentIndex(players.findData(number))
        assert len(dialog.seats) == number
    assert list(dialog.seats) == ["yellow", "green", "blue", "red"]
    colours = {dialog._tint(seat, tuple(dialog.seats)).base for seat in dialog.seats}
    assert len(colours) == 4


def test_what_was_measured_is_told_of_these_options_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    entry = entry_of("hispania")
    game, naming = entry.rules(), Naming(entry.words("en"))
    measured = [Measured("D", {"players": 2}, 100, {"south": 43.0, "north": 57.0})]
    told = {}
    for players in (2, 4):
        options = {**game.default_options, "players": players}
        told[players] = {
            card.key: card.measured for card in start_cards(game, naming, "en", options, measured)
        }
    assert "43%" in told[2]["D"] and "57%" in told[2]["D"]
    assert not any(told[4].values()) and not told[2]["A"]
    # What the command writes is what the cards read.
    path = tmp_path / "balance.json"
    one = {"scenario": "D", "options": {"players": 2}, "games": 100, "won": {"south": 43.0}}
    path.write_text(json.dumps({"format": 1, "settings": [one]}), encoding="utf-8")
    monkeypatch.setattr(starts, "resource", lambda *_parts: path)
    assert measured_of("hispania") == (Measured("D", {"players": 2}, 100, {"south": 43.0}),)
