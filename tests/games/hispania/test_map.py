"""The map of the provinces: borders where the rules have them, names with room, emblems apart."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from reconquista_qt.games import entry_of
from reconquista_qt.games.hispania.board import SURFACE
from reconquista_qt.games.hispania.board.colours import NATIONS, nation_tint
from reconquista_qt.games.hispania.board.emblems import EMBLEMS, emblem
from reconquista_qt.games.hispania.board.figures import FIGURES, figure
from reconquista_qt.games.hispania.board.ground import UNIT, ProvinceBoard
from reconquista_qt.games.hispania.board.map import CAP, plan_of
from reconquista_qt.games.hispania.rules.game import GAME
from reconquista_qt.games.hispania.rules.names import PARTIES, REGIONS, UNITS
from reconquista_qt.games.hispania.rules.state import State
from reconquista_qt.view.table.labels import arrange


@pytest.fixture(scope="module")
def state() -> State:
    return GAME.new("D", GAME.default_options)


@pytest.fixture
def board(qtbot: QtBot, state: State) -> ProvinceBoard:
    return SURFACE.geometry(state)


def test_provinces_touch_where_the_rules_have_a_border_and_nowhere_else(
    board: ProvinceBoard, state: State
) -> None:
    mainland = set(board.provinces.rings)
    wanted = {
        frozenset((edge["a"], edge["b"]))
        for edge in state.board.map_data["edges"]
        if {edge["a"], edge["b"]} <= mainland and edge["kind"] == "land"
    }
    drawn = {frozenset(pair) for pair in board.provinces.pairs() if len(board.border(*pair)) >= 4}
    # Córdoba and Granada meet in a corner alone, which is drawn as one.
    assert wanted - drawn == {frozenset(("cordoba", "granada"))}
    assert not drawn - wanted


def test_a_border_is_the_same_line_from_either_side(board: ProvinceBoard) -> None:
    one, other = board.border("burgos", "palencia"), board.border("palencia", "burgos")
    assert one
    points = {(round(p.x(), 3), round(p.y(), 3)) for p in one}
    assert points == {(round(p.x(), 3), round(p.y(), 3)) for p in other}


def test_every_region_has_its_middle_on_its_own_ground(board: ProvinceBoard) -> None:
    for region in REGIONS:
        at = board.anchor(region, "middle")
        assert board.at(at.x(), at.y()) == region
    for box in board.boxes.values():
        assert board.rect.contains(box)
    for one, other in combinations(board.boxes.values(), 2):
        assert not one.intersects(other)


@pytest.mark.parametrize("language", ["en", "es"])
def test_names_keep_clear_of_each_other_and_stay_on_the_board(
    board: ProvinceBoard, language: str
) -> None:
    words: Any = entry_of("hispania").words(language)
    names = {place: words.area(place) for place in board.areas}
    anchors = {place: board.anchor(place, "label") for place in board.areas}
    labels = arrange(
        names, anchors, board.at, board.rect, board.counter_rooms(), cap=CAP, unit=UNIT
    )
    assert set(labels) == set(board.areas)
    for one, other in combinations(labels, 2):
        assert not labels[one].room.intersects(labels[other].room), (one, other)
    for place, label in labels.items():
        assert board.rect.contains(label.room), place


def test_what_borders_are_is_printed(board: ProvinceBoard, state: State) -> None:
    plan = plan_of(board, state.board)
    edges = state.board.map_data["edges"]
    rivers = {edge["river"] for edge in edges if edge["river"]}
    assert set(plan.rivers) == rivers
    assert sum(map(len, plan.rivers.values())) == sum(1 for edge in edges if edge["river"])
    assert len(plan.passes) == sum(1 for edge in edges if edge["pass"])
    assert len(plan.straits) == sum(1 for edge in edges if edge["kind"] == "strait")
    assert len(plan.valleys) == 5
    assert plan.corners == [("cordoba", "granada")]
    assert not plan.closed


def test_the_rivers_of_an_option_are_printed_when_they_count(qtbot: QtBot) -> None:
    state = GAME.new("D", {**GAME.default_options, "anas_munda": True})
    plan = plan_of(SURFACE.geometry(state), state.board)
    assert {"Anas", "Munda"} <= set(plan.rivers)


def _black(shape: Any, side: int = 20) -> list[float]:
    image = QImage(side, side, QImage.Format.Format_Grayscale8)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(side / 2, side / 2)
    painter.scale(side / 104, side / 104)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("black"))
    painter.drawPath(shape)
    painter.end()
    return [1 - image.pixelColor(x, y).lightnessF() for y in range(side) for x in range(side)]


def test_each_nation_has_an_emblem_that_is_told_by_its_shape_when_it_is_small(
    qtbot: QtBot,
) -> None:
    assert set(EMBLEMS) == set(PARTIES) == set(NATIONS)
    room = QRectF(-52, -52, 104, 104)
    drawn = {}
    for nation in PARTIES:
        shape = emblem(nation)
        assert shape is not None
        assert room.contains(shape.boundingRect()), nation
        drawn[nation] = _black(shape)
    for one, other in combinations(PARTIES, 2):
        apart = sum(abs(a - b) for a, b in zip(drawn[one], drawn[other], strict=True))
        assert apart > 45, (one, other, apart)


def test_each_kind_of_unit_has_a_figure_of_its_own(qtbot: QtBot) -> None:
    assert {*UNITS, "leader"} <= set(FIGURES)
    drawn = {kind: _black(figure(kind)) for kind in (*UNITS, "leader")}
    for one, other in combinations(drawn, 2):
        apart = sum(abs(a - b) for a, b in zip(drawn[one], drawn[other], strict=True))
        assert apart > 35, (one, other, apart)


def test_what_is_printed_on_a_nations_cardboard_can_be_read() -> None:
    for nation in NATIONS:
        tint = nation_tint(nation)
        assert _contrast(QColor(tint.base), QColor(tint.text)) >= 3.0, nation


def _contrast(one: QColor, other: QColor) -> float:
    lights = sorted(_light(colour) for colour in (one, other))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def _light(colour: QColor) -> float:
    parts = [
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
