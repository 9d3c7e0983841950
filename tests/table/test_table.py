"""A table with a toy on it, played with the mouse and with the keys."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

from reconquista_qt.engine.session import Session
from reconquista_qt.model.controller import GameController
from reconquista_qt.model.frames import frames
from reconquista_qt.view.table.view import TableView
from reconquista_qt.view.theme import LOOKS
from tests.table.toy import Done, Hit, Move, Toy, ToySurface, Turn, Words

LEFT = Qt.MouseButton.LeftButton


def table(qtbot: Any, *, hides: bool = False, scenario: str = "small") -> TableView:
    game = Toy(hides)
    session = Session.new(game, seed=1, scenario=scenario)
    controller = GameController(session, home=game)
    view = TableView(controller, ToySurface(game), LOOKS["light"], Words())
    qtbot.addWidget(view)
    view.resize(900, 700)
    view.playback.set_speed("instant")
    view.show()
    qtbot.waitExposed(view)
    view.fit()
    return view


def drag(qtbot: Any, view: TableView, start: str, end: str) -> None:
    port = view.viewport()
    a, b = view.anchor_of(start), view.anchor_of(end)
    qtbot.mousePress(port, LEFT, pos=a)
    for t in (0.2, 0.6, 1.0):
        qtbot.mouseMove(port, a + QPoint(round((b - a).x() * t), round((b - a).y() * t)))
    qtbot.mouseRelease(port, LEFT, pos=b)


def hexes(view: TableView) -> dict[str, str]:
    return {name: unit.hex for name, unit in view.controller.state.units.items()}


def test_a_unit_is_dragged_where_it_may_go(qtbot: Any) -> None:
    view = table(qtbot)
    drag(qtbot, view, "0101", "0102")
    assert hexes(view)["r1"] == "0102"
    assert [piece.id for piece in view.board.picture.at("0102")] == ["r1"]
    assert ("0101", "") not in view.board.piles


def test_what_may_not_be_is_told_with_its_rule_and_glides_back(qtbot: Any) -> None:
    view = table(qtbot)
    drag(qtbot, view, "0101", "0605")
    assert hexes(view)["r1"] == "0101"
    assert "rule 1" in view.note.text()
    qtbot.waitUntil(lambda: view.selection is None, timeout=20_000)
    assert view.board.highlighted("target") == frozenset()
    # The pieces lie again; what was told is still there to be read, and its rule to be followed.
    assert view.note.isVisible() and "rule 1" in view.note.text()


def test_the_other_seats_units_are_not_lifted(qtbot: Any) -> None:
    view = table(qtbot)
    drag(qtbot, view, "0401", "0402")
    assert hexes(view)["g1"] == "0401"


def test_targets_are_lit_with_their_costs_and_the_way_is_drawn(qtbot: Any) -> None:
    view = table(qtbot)
    qtbot.mouseClick(view.viewport(), LEFT, pos=view.anchor_of("0101"))
    assert view.selection is not None
    assert view.selection.ways["0103"].cost == "2"
    assert "0103" in view.board.highlighted("target")
    view.hovering.over(view.anchor_of("0103"))
    assert view.board._path is not None
    assert view.selection.ways["0103"].path[0] == "0101"
    qtbot.mouseClick(view.viewport(), LEFT, pos=view.anchor_of("0103"))
    assert hexes(view)["r1"] == "0103"


def test_everything_by_keys(qtbot: Any) -> None:
    view = table(qtbot)
    view.setFocus()
    view.select_area("0101")
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert view.selection is not None
    qtbot.keyClick(view, Qt.Key.Key_Down)
    assert view.selected == "0102"
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert hexes(view)["r1"] == "0102"
    qtbot.keyClick(view, Qt.Key.Key_Tab)
    assert view.selected == "0203"  # the one that can still be moved
    qtbot.keyClick(view, Qt.Key.Key_Return)
    qtbot.keyClick(view, Qt.Key.Key_Period)
    assert view.controller.state.units["r2"].facing == 3
    qtbot.keyClick(view, Qt.Key.Key_Escape)
    assert view.selection is None


def test_a_choice_lights_its_places_and_a_click_does_it(qtbot: Any) -> None:
    view = table(qtbot)
    controller = view.controller
    for path in (("0203", "0302", "0402"),):
        assert controller.submit(Move("r2", path))
    names = [choice.id for choice in view.choosing.choices]
    assert "hit" in names and view.choosing.closing is not None
    assert view.choosing.activate("hit")
    assert view.board.highlighted("lit") == frozenset({"0401"})
    qtbot.mouseClick(view.viewport(), LEFT, pos=view.anchor_of("0401"))
    assert controller.session.journal[-1].event.kind == "struck"


def test_the_seat_that_is_asked_looks_on(qtbot: Any) -> None:
    view = table(qtbot, hides=True)
    assert view.seat == "red"
    kinds = {p.id: p.art for place in view.board.picture.places.values() for p in place}
    assert kinds["g1"] == "hidden" and kinds["r1"] == "foot"
    view.controller.submit(Done())
    assert view.seat == "green"
    kinds = {p.id: p.art for place in view.board.picture.places.values() for p in place}
    assert kinds["r1"] == "hidden" and kinds["g1"] == "bow"
    view.look_as(None, covered=True)
    assert not view.board.piles and not view.choosing.choices
    view.look_as(None)
    assert view.board.piles and view.choosing.choices


def test_entries_are_shown_one_by_one_and_can_be_skipped(qtbot: Any) -> None:
    view = table(qtbot)
    view.playback.set_speed("slow")
    view.playback.set_step_by_step(True)
    view.controller.submit(Move("r1", ("0101", "0102", "0103")))
    assert view.playback.is_playing
    assert [p.id for p in view.board.picture.at("0101")] == ["r1"]
    view.cancel()
    assert not view.playback.is_playing
    assert [p.id for p in view.board.picture.at("0103")] == ["r1"]


def test_frames_are_the_states_after_each_entry() -> None:
    game = Toy()
    session = Session.new(game, seed=1)
    for action in (Move("r2", ("0203", "0302", "0402")), Hit("0401"), Turn("r1", 4), Done()):
        session.act(action)
    session.act(Move("g2", ("0503", "0504")))
    found = frames(session, 0)
    assert len(found) == len(session.journal) == 3
    assert found[0].units["r2"].hex == "0402" and "g2" in found[0].units
    assert found[-1].units == session.state.units
    assert found[1].units["g2"].hex == "0503"


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_a_table_is_painted_in_every_theme(qtbot: Any, theme: str) -> None:
    view = table(qtbot)
    view.board.map.set_at_once(True)
    view.set_theme(LOOKS[theme])
    picture = view.grab().toImage()
    colours = {picture.pixel(x, y) for x in range(0, 900, 9) for y in range(0, 700, 9)}
    assert len(colours) > 12
    QApplication.processEvents()
