"""The review in the window: what it shows, where it leads, and what of it the web page gets."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from reconquista_qt.ai.report import Report
from reconquista_qt.ai.review import Review
from reconquista_qt.engine.inputs import Acted
from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.board.insight.luck import rarity, tallies
from reconquista_qt.games.reconquista.board.review_words import ReconquistaReview
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.games.reconquista.words import Words
from reconquista_qt.model.replay_page import page_of, scores_of
from reconquista_qt.view import app as program
from reconquista_qt.view.insight.advice_text import places_of
from reconquista_qt.view.insight.report_parts import LuckCard, MissedCard
from reconquista_qt.view.insight.report_window import ReportWindow
from reconquista_qt.view.main_window import MainWindow
from reconquista_qt.view.numbers import percent
from reconquista_qt.wording import install
from tests.games.reconquista.reviewed import brief_review, game_of_greedy


@pytest.fixture(scope="module")
def played() -> Session:
    return game_of_greedy()


@pytest.fixture(scope="module")
def review(tmp_path_factory: pytest.TempPathFactory) -> Review:
    return brief_review(tmp_path_factory)


@pytest.fixture
def window(qtbot: Any, played: Session) -> Iterator[MainWindow]:
    application = QApplication.instance() or program.application()
    assert isinstance(application, QApplication)
    window = program.build(application, played.fork())
    window.preferences.set("language", "en")
    window.preferences.set("speed", "instant")
    window.show()
    qtbot.waitExposed(window)
    yield window
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    install(application, "en")


@pytest.fixture
def reviewed(window: MainWindow, review: Review) -> ReportWindow:
    """Return the window of the review with all that was found, without waiting for it."""
    shown = window.insight.review()
    reviewing = window.insight.reviewing
    assert reviewing is not None
    reviewing._review = review
    reviewing._start = window.controller.session.start
    window.actions_["review"].trigger()
    assert shown.isVisible() and not reviewing.is_running
    return shown


def texts(widget: Any) -> str:
    return "\n".join(label.text() for label in widget.findChildren(QLabel) if label.isVisible())


def test_the_window_begins_a_review_and_stops_it(window: MainWindow, qtbot: Any) -> None:
    shown = window.insight.review()
    reviewing = window.insight.reviewing
    assert reviewing is not None and not reviewing.is_running
    window.actions_["review"].trigger()
    assert reviewing.is_running and shown.progress.isVisible()
    qtbot.waitUntil(lambda: bool(shown.curves.curve._curve), timeout=60_000)
    shown.go.click()
    assert not reviewing.is_running and shown.go.text() == "Go on"
    assert reviewing.report is not None and reviewing.report.curve
    shown.go.click()
    assert reviewing.is_running
    window.close()
    assert not reviewing.is_running


def test_it_names_luck_mistakes_and_turning_points(reviewed: ReportWindow, review: Review) -> None:
    report = review.report()
    words = ReconquistaReview(Words("en"), "en")
    told = texts(reviewed)
    cards = reviewed.findChildren(LuckCard)
    throws = (*report.luckiest(4), *report.unluckiest(4))
    assert len(cards) == len(throws) >= 4
    for luck in throws:
        assert words.points(luck.points) in told and words.title(luck) in told
    assert len(reviewed.findChildren(MissedCard)) == min(4, len(report.missed)) > 0
    for missed in report.missed[:4]:
        assert words.better(missed).split(": ")[1].split(";")[0] in told
    assert report.turning
    for point in report.turning:
        assert words.swing(point) in told
    assert words.points(report.skill) in told  # type: ignore[arg-type]
    assert all(card.show_me.accessibleName() for card in cards)


def test_the_dice_of_a_battle_are_drawn_with_their_sides(
    window: MainWindow, played: Session, review: Review
) -> None:
    luck = next(one for one in review.report().luck if one.kind == "battle")
    dice = window.desk.insights.dice_of_throw(luck, played.journal)
    assert sorted(face for face, _, _ in dice) == sorted(f for v in luck.dice for f in v)
    assert len({side for _, side, _ in dice}) == 2
    assert {effect for _, _, effect in dice} <= {"hit", "miss"}


def test_show_me_leads_there(reviewed: ReportWindow, window: MainWindow, review: Review) -> None:
    report = review.report()
    cards = reviewed.findChildren(MissedCard)
    led = [
        next(filter(None, (places_of(GAME, a) for a in one.better)), ()) for one in report.missed
    ]
    chosen = next((n for n, places in enumerate(led[: len(cards)]) if places), 0)
    missed, card = report.missed[chosen], cards[chosen]
    card.show_me.click()
    session = window.controller.session
    assert len(session.inputs) == missed.inputs and session.undone
    assert window.controller.why_not(missed.better[0]) is None
    assert window.board.board.highlighted("shown") == frozenset(led[chosen])
    assert "review:" in window.banner.text.text()
    # The review is still that of this line; playing otherwise is not.
    assert window.insight.reviewing is not None and window.insight.reviewing.is_true
    window.follow("review:")
    assert reviewed.go.isHidden()
    window.controller.submit(missed.better[0])
    assert not window.insight.reviewing.is_true
    assert reviewed.go.isVisible() and reviewed.go.text() == "Review the game as it is now"
    assert len(session.branches) == 1


def test_what_had_been_better_can_be_played(
    reviewed: ReportWindow, window: MainWindow, review: Review
) -> None:
    missed = review.report().missed[0]
    whole = list(window.controller.session.inputs)
    reviewed.findChildren(MissedCard)[0].attempt.click()
    session = window.controller.session
    assert session.inputs[: missed.inputs] == whole[: missed.inputs]
    assert session.inputs[missed.inputs] == Acted(missed.better[0]) != whole[missed.inputs]
    assert [list(branch.inputs) for branch in session.branches] == [whole]


def test_a_turning_point_leads_to_its_turn(
    reviewed: ReportWindow, window: MainWindow, review: Review
) -> None:
    report = review.report()
    point = report.turning[0]
    reviewed.curves.curve.grab()
    spots = [
        (x, y)
        for x in range(0, reviewed.curves.curve.width(), 4)
        for y in range(0, reviewed.curves.curve.height(), 4)
        if reviewed.curves.curve.turning_at(x, y) == 0
    ]
    assert spots, "the mark is on the chart"
    x, y = spots[len(spots) // 2]
    viewport = reviewed.curves.curve.viewport()
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=viewport.rect().topLeft())
    assert window.controller.state.turn == played_to(report)
    from PySide6.QtCore import QPoint

    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=QPoint(x, y))
    assert window.controller.state.turn == point.turn


def played_to(report: Report) -> int:
    return int(report.curve[-1].at) - 1


def test_a_throw_is_shown_again(reviewed: ReportWindow, window: MainWindow, review: Review) -> None:
    luck = review.report().unluckiest(1)[0]
    reviewed.throwWanted.emit(luck)
    assert window.board.presenter.is_playing
    shown = window.board.presenter.coming
    assert shown and all(luck.first < entry.input <= luck.last for entry in shown)
    window.board.presenter.skip()
    assert len(window.controller.session.inputs) >= luck.last


def test_the_curve_is_read_with_the_arrow_keys(reviewed: ReportWindow, qtbot: Any) -> None:
    curve = reviewed.curves.curve
    curve.setFocus()
    curve.focusInEvent(_focus())
    last = curve.place
    assert last == len(curve._curve) - 1 and "At the end" in reviewed.curves.curve_reading.text()
    QTest.keyClick(curve, Qt.Key.Key_Left)
    assert curve.place == last - 1 and "95%" in reviewed.curves.curve_reading.text()
    QTest.keyClick(curve, Qt.Key.Key_Home)
    assert "Before turn 1" in reviewed.curves.curve_reading.text()
    assert "Before turn 1" in curve.accessibleDescription()


def _focus() -> Any:
    from PySide6.QtGui import QFocusEvent

    return QFocusEvent(QEvent.Type.FocusIn)


def test_it_speaks_spanish_and_wears_every_theme(
    reviewed: ReportWindow, window: MainWindow, qtbot: Any
) -> None:
    window.preferences.set("language", "es")
    qtbot.waitUntil(lambda: reviewed.windowTitle() == "Análisis de la partida")
    told = texts(reviewed)
    assert "Turning" not in told and "Luck" not in told and "Lo que pudiste hacer mejor" in told
    for theme in ("dark", "contrast", "light"):
        window.preferences.set("theme", theme)
        base = window.themes.theme.colours.base
        assert reviewed.curves.curve.backgroundBrush().color().name() == base


def test_the_page_holds_the_review(played: Session, review: Review, tmp_path: Path) -> None:
    report = review.report()
    page = page_of(played, report)
    assert page.count("Unlucky") == 0 and "The unluckiest dice" in page
    assert "Los dados más desafortunados" in page
    words = ReconquistaReview(Words("en"), "en")
    for luck in (*report.luckiest(4), *report.unluckiest(4)):
        assert f'data-input=\\"{luck.last}\\"' in page
        assert words.points(luck.points) in page
    for point in report.turning:
        assert words.swing(point) in page
    assert page.count("\\u003csvg viewBox") == 4  # two drawings in each of two languages
    numbers = re.search(r'class=\\"held\\" d=\\"M([^Z"]+?)\\"', page)
    assert numbers and numbers[1].count("L") == len(scores_of(played)) - 1
    plain = page_of(played)
    assert "The unluckiest dice" not in plain


def test_the_export_takes_the_review_of_just_that_game(
    reviewed: ReportWindow, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = str(tmp_path / "game.html")
    monkeypatch.setattr(
        "reconquista_qt.view.files.QFileDialog.getSaveFileName", lambda *_a, **_k: (name, "")
    )
    window.controller.undo()
    window.files.export_replay()
    assert "The unluckiest dice" not in Path(name).read_text(encoding="utf-8")
    reviewed.export.click()
    assert "The unluckiest dice" in Path(name).read_text(encoding="utf-8")


def test_the_end_of_the_game_offers_the_review(window: MainWindow) -> None:
    window.windows.end()
    dialog: Any = window.windows.open["end"]
    dialog._review.click()
    assert window.insight.review().isVisible()
    window.insight.review()._reviewing.stop()


def test_another_game_forgets_the_review(reviewed: ReportWindow, window: MainWindow) -> None:
    window.controller.start_new(seed=1)
    assert window.insight.reviewing is not None and window.insight.reviewing.report is None
    assert not reviewed.curves.curve._curve


def test_charts_are_loaded_only_when_one_is_shown() -> None:
    import subprocess

    code = (
        "import sys\n"
        "from reconquista_qt.view import app\n"
        "import reconquista_qt.games.reconquista.board.docks.statistics_dock\n"
        "import reconquista_qt.view.insight.analysis_tools\n"
        "assert not {'numpy', 'pyqtgraph'} & set(sys.modules)\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, cwd=Path(__file__).parents[4])


def test_the_statistics_say_how_rare_the_luck_is_and_lead_to_the_review(
    reviewed: ReportWindow, window: MainWindow, qtbot: Any
) -> None:
    assert rarity(1.96) == pytest.approx(0.05, abs=0.001) and rarity(-3) == rarity(3) < 0.003
    reviewed.hide()
    window.actions_["statistics"].trigger()
    dock = window.insight.statistics()
    journal = window.controller.session.journal
    tally = tallies(journal)["reaction"]
    assert dock.rows["reaction"][3].text().endswith(f"· {percent(rarity(tally.score))}")
    # Points, cities and income of every turn, and what the chart says of one under the cursor.
    plot = dock.chart.plot
    assert plot._xs == list(range(1, 21))
    assert [line.split(":")[0] for line in plot._tips[4].split("\n")[1:]] == [
        "Points", "Cities", "Income",
    ]  # fmt: skip
    dock.review.click()
    assert reviewed.isVisible()
