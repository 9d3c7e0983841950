"""The end of a game says who its level of victory is named after."""

from __future__ import annotations

from typing import Any, cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from reconquista_qt.ai.policies import policy
from reconquista_qt.ai.report import Estimate, Found, Missed, Report, TurningPoint
from reconquista_qt.engine.decision import Decision, Over
from reconquista_qt.engine.inputs import Acted
from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.board.end_dialog import EndDialog
from reconquista_qt.games.reconquista.board.insight.luck import better_than, fortune, tallies
from reconquista_qt.games.reconquista.rules.actions import DONE
from reconquista_qt.games.reconquista.rules.control import city_control
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.games.reconquista.rules.names import AREAS, CHRISTIAN
from reconquista_qt.games.reconquista.words import Words
from reconquista_qt.games.reconquista.words.names import FIGURES, LEVELS
from reconquista_qt.model.controller import GameController
from reconquista_qt.model.replay_page import scores_of
from reconquista_qt.view.app import build
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.main_window import MainWindow
from reconquista_qt.view.numbers import percent
from tests.games.reconquista.rules.table import area, at


def test_every_level_has_its_figure() -> None:
    assert FIGURES.keys() == LEVELS.keys()


@pytest.mark.parametrize(
    ("language", "who"), [("en", "sacked Santiago"), ("es", "saqueó Santiago")]
)
def test_the_figure_of_the_level_is_told(
    qtbot: Any, qapp: QApplication, language: str, who: str
) -> None:
    session = Session.new(GAME, seed=3)
    while isinstance(waiting := session.waiting, Decision):
        session.act(DONE if DONE in waiting.options else waiting.options[0])
    assert isinstance(waiting, Over) and waiting.level == "almanzor"
    languages, controller = Languages(qapp), GameController(session)
    languages.set_language(language)
    dialog = EndDialog(controller, languages)
    qtbot.addWidget(dialog)
    try:
        dialog.show()
        assert who in dialog.figure.text()
        needed = dialog.figure.heightForWidth(dialog.figure.width())
        qtbot.waitUntil(lambda: dialog.figure.height() >= needed, timeout=30_000)
    finally:
        languages.set_language("en")


@pytest.fixture
def ended(qtbot: Any, qapp: QApplication) -> MainWindow:
    session = Session.new(GAME, seed=7, scenario="mudejars_1264")
    choose = policy("greedy", GAME)
    while isinstance(session.waiting, Decision):
        session.act(choose(session.state))
    window = build(qapp, session)
    qtbot.addWidget(window)
    window.windows.end()
    return window


def test_the_end_has_its_board_its_curve_and_its_story(ended: MainWindow) -> None:
    dialog = ended.windows.open["end"]
    assert isinstance(dialog, EndDialog)
    assert not dialog.board.pixmap().isNull()
    scores = scores_of(ended.controller.session)
    best, gained = dialog.curve.best_turn
    assert (
        gained
        == scores[best + 1] - scores[best]
        == max(scores[turn + 1] - scores[turn] for turn in scores if turn + 1 in scores)
    )
    assert f"turn {best}" in dialog.story.text()
    dialog.copy_text()
    text = QGuiApplication.clipboard().text()
    assert "Seed 7" in text
    assert "The rising of 1264" in text
    dialog.copy_picture()
    assert QGuiApplication.clipboard().image().width() > 1000
    ended.preferences.set("language", "es")
    assert "Semilla 7" in dialog.text()
    ended.preferences.set("language", "en")


def test_it_tells_luck_and_what_the_kingdom_came_to_in_both_languages(ended: MainWindow) -> None:
    dialog = ended.windows.open["end"]
    assert isinstance(dialog, EndDialog) and dialog.judgement is not None
    state, words = ended.controller.state, ended.languages.wording
    held = [name for a, name in enumerate(AREAS) if city_control(state, a) == CHRISTIAN]
    assert held and words.area(held[0]) in dialog.kingdom.text()
    luck = tallies(ended.controller.session.journal)
    assert f"<b>{percent(better_than(fortune(luck)))}</b> of games" in dialog.judgement.luck.text()
    assert f"hit {round(luck['own_hits'].got)} times" in dialog.judgement.luck.text()
    ended.preferences.set("language", "es")
    assert dialog.kingdom.text().startswith("Tu reino")
    assert "de las partidas" in dialog.judgement.luck.text()
    ended.preferences.set("language", "en")


def test_a_kingdom_that_is_nothing_and_one_that_is_everything() -> None:
    words = Words("en")
    nothing = at("movement", {"cordoba": area("muslim", muslim_army=3)}).state
    assert "not one City is yours" in words.kingdom(nothing)
    assert "They still hold Córdoba." in words.kingdom(nothing)
    whole = at("movement", {name: area("christian", christian_army=1) for name in AREAS}).state
    assert words.kingdom(whole) == (
        "Your kingdom came to 20 Cities, from Santiago to Granada. In none of the five regions is "
        "there a Muslim left. They hold no City any more."
    )


class Known:
    """A review that has found what it looked for."""

    is_true, is_running, progress = True, False, 1.0

    def __init__(self, report: Report) -> None:
        self.report = report


def test_it_names_the_best_and_the_worst_decision_and_leads_to_them(ended: MainWindow) -> None:
    dialog = ended.windows.open["end"]
    assert isinstance(dialog, EndDialog) and dialog.judgement is not None
    session, judgement = ended.controller.session, dialog.judgement
    first, second = (mark for mark in session.marks[:2])
    played, gain = session.inputs[first.inputs], Estimate(2.0, 0.5)
    assert isinstance(played, Acted)
    point = TurningPoint(15, 0, 9, Estimate(-3.0, 1.0), 12.0, 9.0, (), ())
    report = Report(
        missed=(Missed(second.inputs, 14, "income", DONE, (DONE,), gain),),
        turning=(point,), total_luck=Estimate(0.0, 1.0),
        best=(Found(first.inputs, 14, "income", played.action, (DONE,), gain),),
    )  # fmt: skip
    judgement._reviewing = cast("Any", Known(report))
    judgement.refresh()
    words = ended.desk.insights.review_words()
    assert words.option(played.action, "income") in judgement.best.text()
    assert "2.0 ± 0.5" in judgement.best.text() and "2.0 ± 0.5" in judgement.worst.text()
    assert "turn:15" in judgement.turning.text() and "−3.0" in judgement.turning.text()
    ended.insight.review()
    judgement.best.linkActivated.emit("show:best")
    assert len(ended.controller.session.inputs) == first.inputs
    assert "Well done" in ended.banner.text.text() and not dialog.isVisible()


def test_any_turn_is_played_again_from_the_menu(ended: MainWindow) -> None:
    dialog = ended.windows.open["end"]
    assert isinstance(dialog, EndDialog) and dialog.again is not None
    dialog.again.fill()
    told = [action.text() for action in dialog.again.turns.actions()]
    assert len(told) == 6 and told[1].startswith("Turn 16, at ")
    dialog.again.turns.actions()[1].trigger()
    assert ended.controller.state.turn == 16 and not dialog.isVisible()


def test_it_is_played_again_from_a_turn(ended: MainWindow) -> None:
    dialog = ended.windows.open["end"]
    assert isinstance(dialog, EndDialog)
    curve = dialog.curve
    inputs = len(ended.controller.session.inputs)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Return):
        QTest.keyClick(curve, key)
    assert ended.controller.state.turn == 16
    assert not dialog.isVisible()
    # What was played is still there.
    assert len(ended.controller.session.undone) == inputs - len(ended.controller.session.inputs)
