"""The chronicle: a card for each turn, in any game; read, copied, exported, never ahead."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reconquista_qt.ai.policies import policy
from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.session import Session
from reconquista_qt.games import entry_of
from reconquista_qt.model.chronicle_text import ToldLine, ToldPart, ToldTurn, page, plain_turn
from reconquista_qt.view.app import build
from reconquista_qt.view.chronicle import ChronicleWindow
from reconquista_qt.view.main_window import MainWindow

PATIENCE = 30_000
GAMES = ("reconquista", "st279", "hispania", "crusades2")


def table(qtbot: QtBot, qapp: QApplication, game: str, turns: int = 2) -> MainWindow:
    rules = entry_of(game).rules()
    session = Session.new(rules, seed=5)
    choose = policy("greedy", rules)
    while isinstance(session.waiting, Decision) and session.state.turn <= turns:
        session.act(choose(session.state))
    window = build(qapp, session)
    qtbot.addWidget(window)
    window.preferences.set("language", "en")
    window.show()
    return window


def opened(window: MainWindow) -> ChronicleWindow:
    window.actions_["chronicle"].trigger()
    dialog: Any = window.windows.open["chronicle"]
    assert isinstance(dialog, ChronicleWindow) and dialog.isVisible()
    return dialog


@pytest.mark.parametrize("game", GAMES)
def test_each_turn_that_is_over_is_told_in_the_language_of_the_window(
    qtbot: QtBot, qapp: QApplication, game: str
) -> None:
    window = table(qtbot, qapp, game)
    chronicle = opened(window)
    turns = chronicle.turns()
    assert [told.turn for told in turns if told.turn] == [1, 2]
    text = chronicle.text.toPlainText()
    for told in turns:
        assert told.title in text and told.figures
        assert all(part.lines for part in told.parts)
    entries = {entry.n: entry for entry in window.controller.session.journal}
    lines = [line for told in turns for part in told.parts for line in part.lines]
    assert lines and all(line.entry in entries or line.entry == -1 for line in lines)
    window.preferences.set("language", "es")
    try:
        assert chronicle.windowTitle() == "Crónica"
        assert chronicle.text.toPlainText() != text
    finally:
        window.preferences.set("language", "en")


def test_it_is_copied_and_exported_and_its_links_lead_to_the_log(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    window = table(qtbot, qapp, "reconquista")
    chronicle = opened(window)
    chronicle.copy.click()
    copied = QGuiApplication.clipboard().text()
    assert "Turn 1 of 20" in copied and "<" not in copied
    assert chronicle.write(tmp_path / "told.txt")
    assert (tmp_path / "told.txt").read_text(encoding="utf-8") == copied
    assert chronicle.write(tmp_path / "told.html")
    told = (tmp_path / "told.html").read_text(encoding="utf-8")
    assert told.startswith("<!DOCTYPE html>") and "Turn 1 of 20" in told
    assert "href" not in told and "src=" not in told
    assert not chronicle.write(tmp_path / "nowhere" / "told.txt")
    line = next(
        line for turn in chronicle.turns() for part in turn.parts for line in part.lines
        if line.entry >= 0
    )  # fmt: skip
    chronicle.text.anchorClicked.emit(QUrl(f"entry:{line.entry}"))
    qtbot.waitUntil(lambda: window.log.isVisible(), timeout=PATIENCE)


def test_it_does_not_tell_what_the_board_has_yet_to_show(qtbot: QtBot, qapp: QApplication) -> None:
    window = table(qtbot, qapp, "reconquista")
    chronicle = opened(window)
    before = chronicle.turns()
    window.preferences.set("speed", "very_slow")
    window.preferences.set("step_by_step", True)
    choose = policy("greedy", window.controller.game)
    while window.controller.state.turn == 3:
        window.controller.submit(choose(window.controller.state))
    assert window.board.presenter.holds_back
    assert chronicle.turns() == before
    window.board.presenter.skip()
    qtbot.waitUntil(lambda: not window.board.presenter.holds_back, timeout=PATIENCE)
    assert [told.turn for told in chronicle.turns()] == [1, 2, 3]


def test_a_card_as_text_and_as_a_page() -> None:
    line = ToldLine('<a href="area:leon">León</a> &amp; more', "León & more", 4)
    told = ToldTurn(
        3, "Turn 3", "León <falls>", (("Points", "1 → 2"),), (ToldPart("Won", (line,)),)
    )
    assert plain_turn(told).splitlines() == [
        "Turn 3: León <falls>", "  Points: 1 → 2", "  Won", "    – León & more",
    ]  # fmt: skip
    made = page("A game", (told,), "en", "ltr")
    assert "León &lt;falls&gt;" in made and "<a " not in made and "León &amp; more" in made
