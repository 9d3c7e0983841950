"""The map of S&T 279: borders where the rules have them, rooms apart, arms told by their shape."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPathStroker
from pytestqt.qtbot import QtBot

from reconquista_qt.games import entry_of
from reconquista_qt.games.st279.board import STACKING, SURFACE
from reconquista_qt.games.st279.board.arms import charge, paint_arms, shield
from reconquista_qt.games.st279.board.ground import (
    ARMS,
    CITY,
    GARRISON,
    TOWN,
    AreaBoard,
    board_of,
    outlines,
)
from reconquista_qt.games.st279.board.map import CAP, printed
from reconquista_qt.games.st279.board.powers import POWERS, REBEL
from reconquista_qt.games.st279.board.projection import YIELDS
from reconquista_qt.games.st279.rules.game import GAME
from reconquista_qt.view.table.labels import halves
from reconquista_qt.view.table.lettering import outlined
from reconquista_qt.view.table.scene import LEAST_PX

PILE = 6  # counters of different kinds in one slot: more than any battle brings together
TIGHT = 36.0  # on a small board piles may meet so far where an area has less room: some pixels
AREAS = {area["id"]: area for area in GAME.board.map_data["areas"]}
# The board in the window at its smallest and at its usual size: breadth in pixels.
BOARDS_PX = (600, 867)
LARGE_PX = 1300


@pytest.fixture
def board(qtbot: QtBot) -> AreaBoard:
    return board_of(GAME.board)


def rules_pairs() -> Iterator[frozenset[str]]:
    for area in GAME.board.map_data["areas"]:
        for near in area["neighbours"]:
            if "box" not in (area["type"], AREAS[near["id"]]["type"]):
                yield frozenset((area["id"], near["id"]))


def test_areas_touch_where_the_rules_have_a_border_and_nowhere_else(board: AreaBoard) -> None:
    long = {
        pair for pair, lines in board.borders.items()
        if sum(_length(line) for line in lines) > 90
    }  # fmt: skip
    assert long == set(board.borders) == set(rules_pairs())


def _length(line: list[QPointF]) -> float:
    return sum((b - a).manhattanLength() for a, b in pairwise(line))


def test_a_border_is_one_line_of_points_that_both_outlines_have(board: AreaBoard) -> None:
    rings = {
        name: {(round(p.x(), 1), round(p.y(), 1)) for poly in path.toSubpathPolygons()
               for p in poly.toList()}
        for name, path in outlines("areas").items()
    }  # fmt: skip
    for pair, lines in board.borders.items():
        one, other = sorted(pair)
        for line in lines:
            points = {(round(p.x(), 1), round(p.y(), 1)) for p in line[1:-1]}
            assert points <= rings[one] & rings[other], pair


def test_borders_wind(board: AreaBoard) -> None:
    bent = 0
    for lines in board.borders.values():
        line = max(lines, key=_length)
        ends = line[-1] - line[0]
        straight = (ends.x() ** 2 + ends.y() ** 2) ** 0.5
        bent += _length(line) > straight * 1.02
    assert bent > 0.95 * len(board.borders)


def test_the_coast_of_an_area_is_on_the_seas_that_the_rules_say(board: AreaBoard) -> None:
    waters = outlines("seas")
    lands = outlines("areas")
    broad = QPainterPathStroker()
    broad.setWidth(16)
    for area in GAME.board.map_data["areas"]:
        if area["type"] == "box":
            continue
        shore = broad.createStroke(lands[area["id"]])
        wet = {
            sea for sea, water in waters.items()
            if water.boundingRect().intersects(shore.boundingRect())
            and (shore & water).boundingRect().width() > 24
        }  # fmt: skip
        assert wet == set(area["seas"]), area["id"]


def test_every_slot_lies_on_its_own_ground_or_off_its_own_coast(board: AreaBoard) -> None:
    for place in (*board.areas, *board.plates):
        at = board.anchor(place)
        assert board.at(at.x(), at.y()) in (place, *board.seas), place
        if place in board.held:
            city = board.anchor(place, CITY)
            assert board.part_at(city.x(), city.y()) == (place, CITY)
    for sea in board.seas:
        at = board.anchor(sea)
        assert board.at(at.x(), at.y()) == sea


def test_a_town_stands_on_its_own_ground_and_in_no_sea(board: AreaBoard) -> None:
    wrong = []
    for place in board.held:
        middle = board.room(place, "city").center()
        town = board.anchor(place, TOWN)
        spots = [board.at(at.x(), at.y()) for at in (middle, town)]
        if place not in spots or any(spot in board.seas for spot in spots):
            wrong.append((place, spots))
    assert wrong == []


def rooms_of(board: AreaBoard, pixels: int) -> list[tuple[str, QRectF]]:
    """Return what piles, towns, arms and names take, with many counters everywhere."""
    scale = pixels / board.rect.width()
    counter = max(board.unit, min(board.unit * 1.45, LEAST_PX / scale))
    found = []
    for place in (*board.areas, *board.plates):
        field = STACKING.room(PILE, counter)
        found.append((f"{place} field", field.translated(board.anchor(place))))
        if place in board.held:
            city = STACKING.room(PILE, counter * GARRISON)
            found.append((f"{place} city", city.translated(board.anchor(place, CITY))))
        arms = board.anchor(place, ARMS)
        half = board.unit * 0.43
        found.append(
            (f"{place} arms", QRectF(arms.x() - half, arms.y() - half, 2 * half, 2 * half))
        )
        found.append((f"{place} name", board.room(place, "label")))
    for sea in board.seas:
        found.append((sea, STACKING.room(PILE, counter).translated(board.anchor(sea))))
    return found


def tight_ones(board: AreaBoard) -> set[str]:
    """Return the rooms for which there was less ground than they should have."""
    rooms = board.rooms.values()
    usual = {kind: max(own[kind][2] for own in rooms if kind in own) for kind in ("field", "city")}
    return {
        f"{place} {kind}" for place in board.rooms for kind, wide in usual.items()
        if kind in board.rooms[place] and board.rooms[place][kind][2] < wide
    }  # fmt: skip


@pytest.mark.parametrize("pixels", [*BOARDS_PX, LARGE_PX])
def test_no_pile_covers_a_name_or_another_pile(board: AreaBoard, pixels: int) -> None:
    rooms = rooms_of(board, pixels)
    tight = tight_ones(board) if pixels < LARGE_PX else set()
    for (one, first), (other, second) in combinations(rooms, 2):
        met = first.intersected(second)
        least = TIGHT if {one, other} & tight else 3
        assert met.width() < least or met.height() < least, (one, other)
    for name, room in rooms:
        assert board.rect.contains(room), name


@pytest.mark.parametrize("language", ["en", "es"])
def test_names_fit_their_rooms_without_being_squeezed(board: AreaBoard, language: str) -> None:
    words: Any = entry_of("st279").words(language)
    for place in board.areas:
        _, _, wide, _, lines, share = board.rooms[place]["label"]
        text = printed(words.area(place))
        for part in halves(text) if lines == 2 else (text,):
            natural = outlined(part, CAP * share).boundingRect().width()
            # Fonts differ from machine to machine; letters may be drawn together a little.
            assert natural < wide * 1.25, (place, part)


def test_the_map_has_one_name_in_the_language_of_the_window() -> None:
    assert printed("Al-Xaraf (Sevilla)") == "Sevilla"
    assert printed("Burgos") == "Burgos"


def _black(power: str, side: int = 22) -> list[float]:
    image = QImage(side, side, QImage.Format.Format_Grayscale8)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(side / 2, side / 2)
    painter.scale(side / 104, side / 104)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("black"))
    painter.drawPath(charge(power))
    painter.end()
    return [1 - image.pixelColor(x, y).lightnessF() for y in range(side) for x in range(side)]


def test_arms_are_told_by_their_shape_alone(qtbot: QtBot) -> None:
    whole = shield().boundingRect().adjusted(-6, -6, 6, 6)
    drawn = {}
    for power in POWERS:
        assert whole.contains(charge(power).boundingRect()), power
        drawn[power] = _black(power)
    for one, other in combinations(POWERS, 2):
        apart = sum(abs(a - b) for a, b in zip(drawn[one], drawn[other], strict=True))
        assert apart > 40, (one, other, apart)


def test_rebels_arms_are_broken(qtbot: QtBot) -> None:
    pictures = []
    for owner in ("castile", "castile" + REBEL):
        image = QImage(40, 40, QImage.Format.Format_ARGB32)
        image.fill(QColor("white"))
        painter = QPainter(image)
        paint_arms(painter, QRectF(2, 2, 36, 36), owner)
        painter.end()
        pictures.append(image)
    assert pictures[0] != pictures[1]


def test_arms_and_tint_follow_who_controls_an_area(board: AreaBoard) -> None:
    state = GAME.new("ready", GAME.default_options)
    projection = SURFACE.projection()
    before = projection.picture(state, "")
    assert "burgos" in before.marks["arms.asturias_leon"]
    data = GAME.position(state)
    data["areas"]["burgos"]["controller"] = "castile"
    data["areas"]["leon"]["controller"] = "asturias_leon_rebel"
    data["areas"]["burgos"]["city"] = data["areas"]["burgos"]["field"] = {}
    data["areas"]["leon"]["city"] = data["areas"]["leon"]["field"] = {}
    data["powers"]["castile"]["status"] = "active"
    after = projection.picture(GAME.from_position(data, {}), "")
    assert "burgos" in after.marks["arms.castile"] & after.marks["of.castile"]
    assert "leon" in after.marks["arms.asturias_leon_rebel"] & after.marks["rebels"]
    styles = SURFACE.mark_styles()
    unseen = {mark for mark in after.marks if mark.startswith(YIELDS)}  # read out, not drawn
    assert unseen
    assert set(after.marks) - unseen <= set(styles)
