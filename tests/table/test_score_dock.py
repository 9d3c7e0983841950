"""The score of a table: how each seat stands, and what its points are for."""

from __future__ import annotations

import random

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.session import Session
from reconquista_qt.games import entry_of
from reconquista_qt.view.app import build
from reconquista_qt.view.table.docks import StandingsDock


@pytest.mark.parametrize(("name", "told"), [("hispania", ("(",)), ("crusades2", ("unidades",))])
def test_the_lines_of_the_score_are_told(
    qtbot: QtBot, qapp: QApplication, name: str, told: tuple[str, ...]
) -> None:
    game = entry_of(name).rules()
    session, rng = Session.new(game, seed=3), random.Random(3)
    while not game.score_data(session.state)["lines"]:
        assert isinstance(session.waiting, Decision)
        session.act(rng.choice(session.waiting.options))
    lines = game.score_data(session.state)["lines"]
    assert lines
    window = build(qapp, session)
    qtbot.addWidget(window)
    window.languages.set_language("es")
    dock = next(one for one in window.findChildren(StandingsDock))

    def texts() -> list[str]:
        return [label.text() for label in dock.lines.findChildren(QLabel)]

    qtbot.waitUntil(lambda: len(texts()) == 2 * len(lines), timeout=30_000)  # the old ones go
    assert all(word in " ".join(texts()) for word in told)
    figures = [float(text.replace(",", ".").replace("½", ".5")) for text in texts()[1::2]]
    assert figures == [line["points"] for line in lines]


def test_a_score_of_many_lines_does_not_push_the_window_off_the_screen(
    qtbot: QtBot, qapp: QApplication
) -> None:
    window = build(qapp, Session.new(entry_of("hispania").rules(), seed=3))
    qtbot.addWidget(window)
    window.resize(1024, 728)
    window.show()
    qtbot.waitUntil(lambda: window.is_complete, timeout=30_000)
    dock = next(one for one in window.findChildren(StandingsDock))
    least = dock.minimumSizeHint().height()
    dock.lines.show_lines([(f"nation {n}", str(n)) for n in range(29)], None)
    window.arrangement.forward(dock)
    qtbot.waitUntil(lambda: dock.lines.height() > least, timeout=30_000)
    assert dock.minimumSizeHint().height() == least
    assert window.height() == 728


def test_who_leads_is_said_only_when_somebody_leads(qtbot: QtBot, qapp: QApplication) -> None:
    session = Session.new(entry_of("hispania").rules(), seed=3)
    window = build(qapp, session)
    qtbot.addWidget(window)
    window.languages.set_language("en")
    dock = next(one for one in window.findChildren(StandingsDock))

    def texts() -> list[str]:
        return [label.text() for label in dock.table.findChildren(QLabel) if label.isEnabled()]

    assert "Yellow" in texts() and "0  +4 (T1)" in texts()  # Carthage's regions, as they are
    assert "Would win if it ended now" not in texts()
    rng = random.Random(3)
    while len({standing.points for standing in session.game.standings(session.state)}) < 4:
        assert isinstance(session.waiting, Decision)
        session.act(rng.choice(session.waiting.options))
    window.controller.adopt(session)
    qtbot.waitUntil(lambda: "Would win if it ended now" in texts(), timeout=30_000)
    qtbot.waitUntil(lambda: len(texts()) == 10, timeout=30_000)  # the old ones go
    assert not any("(Victory)" in text or "(Defeat)" in text for text in texts())
