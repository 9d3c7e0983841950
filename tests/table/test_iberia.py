"""The names and borders of boards on the peninsula of which only the middles are known."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF
from pytestqt.qtbot import QtBot

from reconquista_qt.games import GAMES
from reconquista_qt.games.st279.board import SURFACE as ST279
from reconquista_qt.games.st279.board import printed
from reconquista_qt.view.table.iberia import CAP, UNIT, IberianBoard
from reconquista_qt.view.table.labels import arrange, halves

SURFACES = {"st279": ST279}


def test_the_map_has_one_name_in_the_language_of_the_window() -> None:
    assert printed("Al-Xaraf (Sevilla)") == "Sevilla"
    assert printed("Burgos") == "Burgos"


def test_a_long_name_breaks_where_the_lines_are_most_even() -> None:
    assert halves("Eastern Asturias") == ("Eastern", "Asturias")
    assert halves("Al-Belat") == ("Al-", "Belat")
    assert halves("Zamora") == ("Zamora",)


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("game", ["st279"])
def test_names_keep_clear_of_each_other_and_stay_on_the_board(
    qtbot: QtBot, game: str, language: str
) -> None:
    surface: Any = SURFACES[game]
    board: IberianBoard = surface.geometry(None)
    entry = next(entry for entry in GAMES if entry.id == game)
    words: Any = entry.words(language)
    shown = printed if game == "st279" else str
    names = {place: shown(words.area(place)) for place in board.areas}
    anchors = {place: board.anchor(place, "label") for place in board.areas}
    labels = arrange(
        names, anchors, board.at, board.rect, board.counter_rooms(), cap=CAP, unit=UNIT
    )
    assert set(labels) == set(board.areas)
    for one, other in combinations(labels, 2):
        assert not labels[one].room.intersects(labels[other].room), (one, other)
    for place, label in labels.items():
        assert board.rect.contains(label.room), place
        assert label.room.contains(label.path().boundingRect()), place


def test_a_label_gives_way_to_what_is_taken() -> None:
    board = QRectF(-1000, -1000, 2000, 2000)
    taken = QRectF(-300, -40, 600, 80)
    one = arrange({"a": "Leon"}, {"a": QPointF()}, lambda x, y: "", board, [taken],
                  cap=40, unit=100)["a"]  # fmt: skip
    assert not one.room.intersects(taken)


def test_neighbours_share_a_border_that_lies_between_them() -> None:
    board: IberianBoard = ST279.geometry(None)
    line = board.border("leon", "asturias")
    assert line
    for point in line:
        far = [point - board.anchor(name, "middle") for name in ("leon", "asturias")]
        assert abs(far[0].manhattanLength()) < UNIT * 9
        lengths = [(p.x() ** 2 + p.y() ** 2) ** 0.5 for p in far]
        assert lengths[0] == pytest.approx(lengths[1])
    assert not board.border("leon", "murbatir")


def test_most_ways_of_st279_are_borders_that_the_map_shows() -> None:
    board: IberianBoard = ST279.geometry(None)
    ways = {tuple(sorted((one, other))) for one in board.areas for other in board._neighbours[one]}
    shared = [pair for pair in ways if set(pair) <= set(board.areas) and board.border(*pair)]
    assert len(shared) >= 0.8 * len(ways)
