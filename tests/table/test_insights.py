"""Adviser, simulation, replay, lines, statistics and review at the duel's table."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel
from pytestqt.qtbot import QtBot

from reconquista_qt.ai.review import Effort
from reconquista_qt.engine.decision import Over
from reconquista_qt.engine.session import Session
from reconquista_qt.games import MORE_GAMES
from reconquista_qt.model.surface import Piece
from reconquista_qt.view.app import build
from reconquista_qt.view.main_window import MainWindow
from reconquista_qt.view.table.insights import TableInsights
from tests.duel.rules.state import Move, Rest, Strike
from tests.games_of_tests import DUEL

LONG_MS = 300_000  # nothing here takes as long
SMALL = Effort(curve=(2, 4), luck=(4,), screen=2, confirm=4, confirmed=2)


@pytest.fixture
def window(
    qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> Iterator[MainWindow]:
    """The duel; Red is a person, Blue plays elsewhere."""
    monkeypatch.setenv(MORE_GAMES, "tests.duel")
    made = build(qapp, Session.new(DUEL.rules(), seed=1, queue=[2, 1]))
    qtbot.addWidget(made)
    made.preferences.set("speed", "instant")
    made.preferences.set("seats", {"duel.blue": "elsewhere"})
    made.desk.sit_down()
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.preferences.set("language", "en")
    made.close()


def move(to: str) -> Move:
    action = DUEL.rules().action_from({"do": "move", "to": to})
    assert isinstance(action, Move)
    return action


def play(window: MainWindow, *actions: Any) -> None:
    for action in actions:
        assert window.controller.submit(action)


def labels(widget: Any) -> list[str]:
    return [label.text() for label in widget.findChildren(QLabel) if label.text()]


def test_the_desk_has_them_all(window: MainWindow) -> None:
    assert window.desk.features >= {"adviser", "review", "replay", "statistics", "lesson"}
    assert isinstance(window.desk.insights, TableInsights)
    assert window.desk.insights.seats() == (("red", "Red"), ("blue", "Blue"))
    for name in ("adviser", "simulate", "replay_line", "lines", "statistics"):
        assert window.actions_[name].isEnabled() and window.actions_[name].isVisible()


def test_the_adviser_speaks_for_the_seat_of_the_person_alone(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.actions_["adviser"].trigger()
    dock = window.insight.adviser()
    qtbot.waitUntil(lambda: dock.advice is not None, timeout=LONG_MS)
    assert dock.advice is not None
    options = DUEL.rules()
    assert window.controller.why_not(dock.advice.plan[0].action) is None
    assert options.action_data(dock.advice.plan[0].action)["do"] in ("move", "strike", "rest")
    dock.helper.stop()
    dock.do_it()
    # Now Blue is asked, who plays elsewhere: nothing is thought, nothing is told.
    assert window.desk.seating.asked == "blue"
    assert dock.advice is None and not dock.helper.is_running
    dock.toggle()
    assert not dock.helper.is_running and not dock.page.ask.isEnabled()
    assert "nothing to decide" in dock.page.where.text()


def test_a_simulation_tells_of_each_seat(qtbot: QtBot, window: MainWindow) -> None:
    window.actions_["simulate"].trigger()
    dock = window.insight.future()
    dock.setup.games.setValue(10)
    dock.simulate()
    assert dock.futures is not None
    qtbot.waitUntil(lambda: not dock.is_running, timeout=LONG_MS)
    found = dock.futures.distribution()
    assert found is not None and found.games == 10
    assert [one.seat for one in found.seats] == ["red", "blue"]
    assert sum(one.won for one in found.seats) <= 10
    assert found.seats[0].mean == found.mean and found.seats[0].margin == found.margin
    qtbot.waitUntil(lambda: "Red" in dock.results.seats.text(), timeout=LONG_MS)
    assert "Blue" in dock.results.seats.text() and "%" in dock.results.seats.text()
    play(window, Rest())
    # It is Blue's turn: how Blue can go on is not for Red to see.
    assert not dock.go.isEnabled()
    assert dock.setup.first.count() == 1
    dock.simulate()
    assert not dock.is_running


def test_the_replay_goes_back_and_forth_and_the_lines_are_kept(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.actions_["replay_line"].trigger()
    replay, lines = window.arrangement.lines()
    play(window, move("0,0"), Rest(), Rest(), Rest())
    assert len(replay.course.moments) == 5 and replay.place == 4
    replay.buttons["first"].click()
    assert replay.place == 0 and window.board.board.picture.where()["red"] == "-1,0"
    # Whoever looks back sees what the seat may see, whoever was asked then.
    for _ in range(3):
        replay.buttons["next"].click()
        qtbot.waitUntil(lambda: not window.board.playback.is_playing, timeout=LONG_MS)
        assert window.board.seat == "red" and not window.desk.curtain.isVisible()
        assert {p.art for p in window.board.board.picture.at("blue")} == {"hidden"}
    replay._jump(0)
    play(window, move("-1,-1"))
    lines.show()
    lines.refresh()
    assert len(lines.lines) == 2
    assert [lines._figures(line) for line in lines.lines] == ["0 : 0", "0 : 0"]
    lines.choose(1)
    text = lines.comparison.text()
    assert "Red 0, Blue 0" in text and "First difference" not in text, "chits are hidden still"


def test_two_persons_with_secrets_look_back_with_the_eyes_of_one(window: MainWindow) -> None:
    window.preferences.set("seats", {})
    window.desk.sit_down()
    window.desk.seating.uncover()
    play(window, move("0,0"))
    assert window.desk.curtain.isVisible()
    window.desk.seating.uncover()
    play(window, Rest())
    window.desk.seating.uncover()
    assert window.board.seat == "red"
    assert window.controller.go_to(3)  # Blue was asked
    assert window.desk.seating.asked == "blue" and window.board.seat == "red"
    assert not window.desk.curtain.isVisible() and not window.desk.seating.answers_here
    assert window.actions_["primary"].text() == "Sit down"
    window.actions_["primary"].trigger()
    assert window.board.seat == "blue" and window.desk.seating.answers_here


def test_statistics_count_points_dice_and_deeds(window: MainWindow) -> None:
    play(window, move("0,0"), Rest())
    window.controller.session.dice.queue_up([9])
    play(window, Strike(False), Rest(), Rest())
    window.actions_["statistics"].trigger()
    dock = window.insight.statistics()
    assert dock.isVisible()
    told = labels(dock.dice)
    assert "strike (Red)" in told and "9.00" in told and "5.50" in told
    assert "too few dice" in told
    assert not any("chit" in text for text in told), "draws are no dice"
    done = labels(dock.deeds)
    assert done[:2] == ["Red", "Blue"] and "2" in done
    assert dict(dock.chart._series)["Red"] == {1: 0, 2: 0, 3: 1}
    window.preferences.set("language", "es")
    assert dock.windowTitle() == "Estadísticas" and "muy pocos dados" in labels(dock.dice)


def test_the_review_is_of_a_seat_and_comes_after_the_game(qtbot: QtBot, window: MainWindow) -> None:
    assert not window.actions_["review"].isEnabled(), "chits are hidden still"
    play(window, move("0,0"), Rest())
    window.controller.session.dice.queue_up([9, 9])
    play(window, Strike(False), Rest(), Strike(True))
    assert isinstance(window.controller.waiting, Over)
    assert window.actions_["review"].isEnabled()
    review = window.insight.review()
    reviewing = window.insight.reviewing
    assert reviewing is not None
    reviewing.effort = SMALL
    review.open()
    assert reviewing.seat == "red" and review.seats.count() == 2
    qtbot.waitUntil(lambda: reviewing.progress == 1, timeout=LONG_MS)
    report = reviewing.report
    assert report is not None and report.curve[-1].points == (2,)
    qtbot.waitUntil(lambda: bool(review.curves.curve._curve), timeout=LONG_MS)
    review.seats.setCurrentIndex(1)
    review.seats.activated.emit(1)
    assert reviewing.seat == "blue"
    qtbot.waitUntil(lambda: reviewing.progress == 1, timeout=LONG_MS)
    assert reviewing.report is not None and reviewing.report.curve[-1].points == (0,)
    reviewing.stop()
    review.hide()


def test_the_end_shows_the_board_and_the_way_there(qtbot: QtBot, window: MainWindow) -> None:
    play(window, move("0,0"), Rest())
    window.controller.session.dice.queue_up([9, 9])
    play(window, Strike(False), Rest(), Strike(True))
    end = window.windows.open["end"]
    assert end.isVisible() and end.head.text() == "Red: victory"
    picture = end.picture.pixmap().toImage()
    colours = {picture.pixel(x, y) for x in range(0, picture.width(), 3)
               for y in range(0, picture.height(), 3)}  # fmt: skip
    tint = window.desk.surface.tint(Piece("", "fencer", "red"), window.board.board.theme)
    assert QColor(tint.base).rgba() in colours, "the counters lie on it"
    assert dict(end.chart._series) == {"Red": {1: 0, 2: 0, 3: 2}, "Blue": {1: 0, 2: 0, 3: 0}}
    end._replay.click()
    qtbot.waitUntil(window.arrangement.lines()[0].isVisible)
    window.preferences.set("language", "es")
    assert end._page.text() == "Página web…"


def test_the_keys_of_the_table_are_told_and_none_that_do_nothing(window: MainWindow) -> None:
    window.windows.key_sheet()
    sheet = window.windows.open["keys"]
    told = labels(sheet)
    assert "Turn what is taken up" in told and "Spread the stack" in told
    assert not any("region" in text or "fortress" in text.lower() for text in told)
    assert "Why this number?" not in told
    sheet.hide()


def test_the_web_page_holds_the_game_as_the_seat_may_see_it(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(window, move("0,0"), Rest())
    window.controller.session.dice.queue_up([9])
    play(window, Strike(False))
    target = tmp_path / "game.html"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    window.files.export_replay()
    text = target.read_text(encoding="utf-8")
    assert "<title>The duel</title>" in text and "@DATA@" not in text
    start = text.index('id="data">') + len('id="data">')
    data = json.loads(text[start : text.index("</script>", start)])
    journal = window.controller.session.journal
    assert len(data["frames"]) == len(journal) == len(data["words"]["en"]["entries"])
    assert data["image"].startswith("data:image/jpeg;base64,")
    assert len(data["pictures"]) == len(data["words"]["es"]["pieces"])
    # Red's chit is told of, Blue's is not, neither as a counter nor in the log.
    assert "side red, chit lunge" in text and "side blue, chit hidden" in text
    assert "guard" not in text
    here: dict[str, Any] = {}
    for frame in data["frames"]:
        here.update(frame["a"])
    assert set(here) >= {"0,0", "1,0", "red", "blue"} and here["-1,0"] == []
    assert data["words"]["en"]["points"][data["frames"][-1]["v"]] == "Red 1, Blue 0"
    assert data["words"]["es"]["ui"]["next"] == "Adelante"
