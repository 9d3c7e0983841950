"""The real reconquest beside the game: who held what by year, over the board and turn by turn."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.board.history.powers import COLOURS, PATTERNS
from reconquista_qt.games.reconquista.book import reconquest
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.games.reconquista.rules.names import AREAS, LAST_TURN
from reconquista_qt.games.reconquista.words import Words
from reconquista_qt.games.reconquista.words.reconquest import CHANGES
from reconquista_qt.view.app import build
from reconquista_qt.view.main_window import MainWindow


def held(year: int) -> dict[str, str]:
    return {area: change.holder for area, change in reconquest.holders(year).items()}


def test_every_area_has_a_lord_in_every_year() -> None:
    for year in range(reconquest.first_year(), reconquest.last_year() + 1):
        assert set(held(year)) == set(AREAS)
        assert set(held(year).values()) <= set(reconquest.HOLDERS)
    assert set(COLOURS) == set(PATTERNS) == set(reconquest.HOLDERS)
    assert len(set(PATTERNS.values())) == len(PATTERNS), "told apart without colours too"


@pytest.mark.parametrize(
    ("year", "area", "holder"),
    [
        (1084, "toledo", "muslim"), (1085, "toledo", "castile"), (1094, "valencia", "cid"),
        (1102, "valencia", "muslim"), (1118, "zaragoza", "aragon"), (1147, "lisboa", "portugal"),
        (1236, "cordoba", "castile"), (1248, "sevilla", "castile"), (1264, "murcia", "muslim"),
        (1491, "granada", "muslim"), (1492, "granada", "castile"),
    ],
)  # fmt: skip
def test_cities_change_hands_when_they_did(year: int, area: str, holder: str) -> None:
    assert held(year)[area] == holder


def test_the_years_of_the_turns_follow_each_other() -> None:
    spans = [reconquest.years_of(turn) for turn in range(1, LAST_TURN + 1)]
    assert spans[0][0] == reconquest.first_year() and spans[-1][1] == reconquest.last_year()
    assert all(one[1] + 1 == two[0] for one, two in pairwise(spans))
    told = [change for span in spans for change in reconquest.changes(*span)]
    assert told == list(reconquest.changes(reconquest.first_year(), reconquest.last_year()))


def test_all_that_happened_is_told_in_both_languages() -> None:
    english, spanish = Words("en"), Words("es")
    changed = reconquest.changes(reconquest.first_year(), reconquest.last_year())
    assert set(CHANGES) <= {(one.area, one.year) for one in changed}
    for one in changed:
        # The union of 1230 is told once, of all areas of León.
        text = english.reconquest(one.area, one.year)
        assert bool(text) == (one.year != 1230 or one.area in ("santiago", "badajoz")), one
        assert not text or spanish.reconquest(one.area, one.year) != text
        assert english.power(one.holder, one.year)
    assert "califato" in spanish.power("muslim", 950) and "taifas" in spanish.power("muslim", 1050)
    assert "Granada" in english.power("muslim", 1400)


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication) -> MainWindow:
    window = build(qapp, Session.new(GAME, seed=7))
    qtbot.addWidget(window)
    window.preferences.set("language", "en")
    window.show()
    return window


def test_a_year_is_laid_over_the_board(qtbot: QtBot, window: MainWindow) -> None:
    desk: Any = window.desk
    assert desk.reconquest.text() == "The real recon&quest by year"
    desk.reconquest.setChecked(True)
    years = desk.years
    assert years.item.isVisible() and years.key.isVisible()
    assert years.year == reconquest.years_of(1)[1]
    years.key.slider.setValue(1085)
    assert years.item.year == years.years.year == 1085 and years.key.year.text() == "1085"
    assert 'href="area:toledo"' in years.key.told.text()
    castile = years.key.rows["castile"][1]
    assert castile.text() == "Castile (2)" and not years.key.rows["cid"][1].isVisible()
    corner = years.key.pos()
    window.board.zoom_to(2.0)
    window.board.pan(QPoint(120, 80))
    assert years.key.pos() == corner, "it does not go along with the map"
    window.board.fit()
    years.key.next.click()
    assert years.year == 1093
    years.key.back.click()
    assert years.year == 1085
    QTest.keyClick(years.key.slider, Qt.Key.Key_Right)
    assert years.year == 1086
    before = window.board.grab().toImage()
    years.key.slider.setValue(1300)
    assert window.board.grab().toImage() != before
    window.preferences.set("language", "es")
    try:
        assert castile.text().startswith("Castilla (")
        assert desk.reconquest.text() == "La recon&quista real por años"
    finally:
        window.preferences.set("language", "en")
    years.key.told.linkActivated.emit("area:toledo")
    assert window.board.selected == "toledo"
    years.key.shut.click()
    assert not desk.reconquest.isChecked() and not years.item.isVisible()


def test_the_page_of_a_turn_makes_no_window_higher(qtbot: QtBot, window: MainWindow) -> None:
    window.resize(1024, 740)
    qtbot.waitUntil(lambda: window.is_complete, timeout=60_000)
    window.actions_["history"].trigger()
    history = window.arrangement.book("historyDock")
    qtbot.waitUntil(
        lambda: history.picture is not None and history.picture.isVisible(), timeout=60_000
    )
    QApplication.processEvents()
    assert window.height() == 740


def test_each_turn_has_its_picture_and_its_places_lead_to_the_board(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.actions_["history"].trigger()
    dock = window.arrangement.book("historyDock")
    qtbot.waitUntil(lambda: dock.picture is not None and dock.picture.isVisible())
    dock.leaf(7)
    picture = dock.picture
    assert dock.turn == picture.map.turn == 8
    assert "1085" in picture.told.text() and "Alfonso VI enters Toledo" in picture.told.text()
    assert "Toledo 1085" in picture.map.accessibleDescription()
    place, scale = picture.map._place()
    shape = window.board.board.shape
    middle = (
        place.topLeft() + (shape.anchor("toledo", "label") - picture.map._land.topLeft()) * scale
    )
    assert picture.map.area_at(middle) == "toledo"
    assert picture.map.area_at(QPointF(-5, -5)) == ""
    QTest.mouseClick(picture.map, Qt.MouseButton.LeftButton, pos=middle.toPoint())
    assert window.board.selected == "toledo"
    # So do the names in the text below.
    assert 'href="area:valencia"' in dock.browser.toHtml()
