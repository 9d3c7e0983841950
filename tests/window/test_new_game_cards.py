"""The starts as cards in the dialog of a new game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.board.new_game_dialog import NewGameDialog
from reconquista_qt.games.reconquista.board.starts import cards, hardness, measured
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.storage.starts import folder_of, own_starts, read_start, write_start
from reconquista_qt.view.app import build
from reconquista_qt.view.main_window import MainWindow

DOCS = Path(__file__).resolve().parents[2] / "docs" / "starts.md"


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication) -> MainWindow:
    window = build(qapp, Session.new(GAME, seed=7))
    qtbot.addWidget(window)
    return window


def dialog_of(window: MainWindow) -> NewGameDialog:
    window.windows.new_game()
    dialog = window.windows.open["new_game"]
    assert isinstance(dialog, NewGameDialog)
    return dialog


def test_the_figures_of_the_cards_are_those_of_the_documents() -> None:
    rows = re.findall(r"^\| ([^|]+) \| (\d+) \|.*$", DOCS.read_text(encoding="utf-8"), re.MULTILINE)
    lengths = {name.strip(): int(turns) for name, turns in rows}
    told = {}
    for line in DOCS.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if cells[0] in lengths:
            told[cells[0]] = [
                float(x) for c in (cells[3], cells[6]) for x in re.findall(r"[\d.]+", c)
            ]
    assert set(measured()) == set(GAME.scenarios)
    for scenario, figures in measured().items():
        name = GAME.scenario_name(scenario)["en"]
        assert told[name] == [*figures["greedy"][:2], *figures["planner:50"][:2]]
        turn = GAME.scenario_data(scenario)["position"]["turn"]
        assert lengths[name] == 20 - turn + 1


def test_the_cards_tell_years_length_and_difficulty() -> None:
    shown = cards(GAME, "en", str)
    assert shown[0].key == "standard"
    assert "850–1492" in shown[0].facts
    assert "20" in shown[0].facts
    years = [int(card.facts.split("–")[0]) for card in shown]
    assert years == sorted(years)
    assert shown[0].hard == 5 > shown[-1].hard >= 1
    assert all(1 <= hardness(figures) <= 5 for figures in measured().values())
    assert all(card.story for card in shown)
    assert {card.name for card in cards(GAME, "es", str)} != {card.name for card in shown}


def test_a_card_is_chosen_by_mouse_or_keys_and_begun(window: MainWindow) -> None:
    dialog = dialog_of(window)
    QTest.keyClick(dialog.cards, Qt.Key.Key_Down)
    second = dialog.cards.card
    assert second is not None
    assert second.key == "caliphate_929"
    row = 4
    item = dialog.cards.item(row)
    dialog.cards.scrollToItem(item)
    where = dialog.cards.visualItemRect(item).center()
    QTest.mouseClick(dialog.cards.viewport(), Qt.MouseButton.LeftButton, pos=where)
    chosen = dialog.cards.card
    assert chosen is not None
    assert chosen.key == "zaragoza_1118"
    dialog.start.click()
    assert window.controller.session.scenario == "zaragoza_1118"
    assert window.controller.state.turn == 10
    # It is proposed the next time.
    again = dialog_of(window).cards.card
    assert again is not None
    assert again.key == "zaragoza_1118"


def test_it_fits_a_low_screen_with_its_title(window: MainWindow) -> None:
    dialog = dialog_of(window)
    assert dialog.height() <= dialog.screen().availableGeometry().height() - 50
    assert dialog.rect().contains(dialog.start.parentWidget().geometry())


def test_seed_and_rulings_are_under_advanced(window: MainWindow) -> None:
    dialog = dialog_of(window)
    assert not dialog.seed.isVisible()
    QTest.mouseClick(dialog.advanced, Qt.MouseButton.LeftButton)
    assert dialog.seed.isVisible()


def test_a_start_of_ones_own_is_a_card_and_can_be_played(window: MainWindow) -> None:
    position = GAME.scenario_data("navas_1212")["position"]
    write_start(GAME, {"es": "Mío"}, {"en": "What if?"}, position)
    write_start(GAME, {"es": "Mío"}, {}, position)
    assert [start.path.name for start in own_starts(GAME)] == ["mio.json", "mio_2.json"]
    (folder_of(GAME) / "broken.json").write_text("{", encoding="utf-8")
    assert len(own_starts(GAME)) == 2
    dialog = dialog_of(window)
    dialog.cards.choose("own:mio.json")
    card = dialog.cards.card
    assert card is not None
    assert (card.name, card.story, card.hard) == ("Mío", "What if?", 0)
    dialog.start.click()
    assert window.controller.state.turn == position["turn"]
    assert window.preferences.get("scenario") != "own:mio.json"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("[]", "unknown-format"), ("{", "not-json"), ('{"format": 1}', "not-an-object"),
        ('{"format": 1, "name": {"en": 3}, "note": {}}', "not-a-text"),
        ('{"format": 1, "name": {}, "note": {}, "position": 7}', "not-an-object"),
    ],
)  # fmt: skip
def test_a_broken_start_says_what_is_wrong(tmp_path: Path, text: str, code: str) -> None:
    path = tmp_path / "start.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadInput) as caught:
        read_start(path, GAME)
    assert caught.value.problems[0][0] == code
