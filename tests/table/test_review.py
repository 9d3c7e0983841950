"""The review at every game's table: of each seat, in both languages, with a link to each moment."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from reconquista_qt.ai.review import Effort, Review
from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.session import Session
from reconquista_qt.games import GAMES, GameEntry
from reconquista_qt.view.app import build
from reconquista_qt.view.insight import reviewing as reviewing_
from reconquista_qt.view.table.view import TableView

LONG_MS = 300_000  # nothing here takes as long
LEAST = Effort(curve=(1,), luck=(1,), screen=1, confirm=1, confirmed=1)
DECISIONS = 2
SEATS = {"crusades2": 1}  # whose playouts take long


class Alone:
    """Does the work of a review here, a task at each look, and starts no process."""

    def __init__(self, review: Review) -> None:
        self._work: Iterator[object] | None = review.by_itself()

    @property
    def finished(self) -> bool:
        return self._work is None

    def poll(self) -> bool:
        done = self._work is not None and next(self._work, self) is not self
        if not done:
            self._work = None
        return True

    def stop(self) -> None:
        self._work = None


@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.id)
def test_a_game_is_reviewed_for_each_of_its_seats(
    qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch, entry: GameEntry
) -> None:
    monkeypatch.setattr(reviewing_, "Reviewers", Alone)
    window = build(qapp, Session.new(entry.rules(), seed=4))
    if not isinstance(window.board, TableView):
        window.close()
        pytest.skip("a board of its own, with tests of its own")
    window.preferences.set("speed", "instant")
    window.preferences.set("language", "en")
    window.show()
    qtbot.waitExposed(window)
    rng = random.Random(4)
    for _ in range(DECISIONS):
        waiting = window.controller.waiting
        assert isinstance(waiting, Decision)
        assert window.controller.submit(rng.choice(waiting.options))
    game, state = window.controller.game, window.controller.state
    seats = [seat.id for seat in game.seats(state)]
    review = window.insight.review()
    reviewing = window.insight.reviewing
    assert reviewing is not None
    reviewing.effort = LEAST
    review.open()
    reviewed = set()
    for number in range(min(SEATS.get(entry.id, 2), len(seats))):
        if number:
            other = (review.seats.currentIndex() + 1) % review.seats.count()
            review.seats.setCurrentIndex(other)
            review.seats.activated.emit(other)
        reviewed.add(reviewing.seat)
        qtbot.waitUntil(lambda: reviewing.progress == 1, timeout=LONG_MS)
        report = reviewing.report
        assert report is not None and report.curve and report.curve[0].points
    assert len(reviewed) == min(SEATS.get(entry.id, 2), len(seats)) and reviewed <= set(seats)
    told = {}
    for language in ("en", "es"):
        window.preferences.set("language", language)
        told[language] = [one.text() for one in review.findChildren(QLabel) if one.text()]
        assert told[language]
    assert told["en"] != told["es"]
    window.preferences.set("language", "en")
    assert not review.grab().isNull()
    reviewing.stop()
    review.close()
    window.close()
    window.deleteLater()
