"""Boards of hexes and polygons: which place is at a point, and which lies in a direction."""

from __future__ import annotations

import math
import random

import pytest
from PySide6.QtCore import QPointF, QRectF

from reconquista_qt.view.table.geometry import (
    HexBoard,
    PolygonBoard,
    cells_around,
    outline,
)


@pytest.mark.parametrize("flat", [True, False])
@pytest.mark.parametrize("shifted", [0, 1])
def test_the_hex_at_a_point_is_the_one_whose_outline_holds_it(flat: bool, shifted: int) -> None:
    cells = {f"{c:02d}{r:02d}": (c, r) for c in range(6) for r in range(5)}
    board = HexBoard(cells, size=40, flat=flat, shifted=shifted)
    chance = random.Random(3)
    outlines = {name: outline(board, name) for name in cells}
    checked = 0
    for _ in range(600):
        x = board.rect.left() + chance.random() * board.rect.width()
        y = board.rect.top() + chance.random() * board.rect.height()
        inside = [name for name, path in outlines.items() if path.contains(QPointF(x, y))]
        if len(inside) == 1:
            assert board.at(x, y) == inside[0]
            checked += 1
        elif not inside:
            assert board.at(x, y) == ""
    assert checked > 200


def test_the_neighbours_of_a_hex_lie_beside_it() -> None:
    cells = {f"{c:02d}{r:02d}": (c, r) for c in range(4) for r in range(4)}
    board = HexBoard(cells)
    # Odd columns stand lower.
    assert set(board.neighbours("0101")) == {"0100", "0102", "0001", "0002", "0201", "0202"}
    assert set(board.neighbours("0000")) == {"0001", "0100", ""}
    assert board.toward("0101", 1, 0) == "0201"
    assert board.toward("0201", 1, 0) == "0301"
    assert board.toward("0101", 0, -1) == "0100"
    assert board.toward("0101", 0.87, -0.5) == "0201"
    assert board.toward("0100", 0, -1) == ""


def test_polygons_are_found_by_their_inside_and_boxes_by_their_edges() -> None:
    square = [[(0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0)]]
    ring = [[(100.0, 0.0), (300.0, 0.0), (300.0, 200.0), (100.0, 200.0)],
            [(180.0, 80.0), (220.0, 80.0), (220.0, 120.0), (180.0, 120.0)]]  # fmt: skip
    board = PolygonBoard(
        QRectF(0, 0, 400, 300), {"a": square, "b": ring}, boxes={"cup": QRectF(320, 220, 60, 60)}
    )
    assert board.at(50, 50) == "a"
    assert board.at(150, 100) == "b"
    assert board.at(200, 100) == ""  # the hole
    assert board.at(330, 230) == "cup"
    assert board.toward("a", 1, 0) == "b"
    middle = board.anchor("b")
    assert board.at(middle.x(), middle.y()) == "b"
    with pytest.raises(KeyError):
        board.shape("nowhere")


def test_cells_around_anchors_hold_the_points_nearest_to_them() -> None:
    chance = random.Random(5)
    anchors = {str(i): (chance.random() * 900, chance.random() * 700) for i in range(25)}
    cells = cells_around(anchors, QRectF(0, 0, 900, 700))
    board = PolygonBoard(QRectF(0, 0, 900, 700), {name: [ring] for name, ring in cells.items()})
    for _ in range(300):
        x, y = chance.random() * 900, chance.random() * 700
        far = {name: math.dist((x, y), at) for name, at in anchors.items()}
        near = min(far, key=far.__getitem__)
        if sorted(far.values())[1] - far[near] > 1:
            assert board.at(x, y) == near
