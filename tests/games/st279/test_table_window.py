"""The table of S&T 279 played with mouse and keys: moving forces, and what else is done there."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QMenu

from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.session import Session
from reconquista_qt.games import entry_of
from reconquista_qt.games.st279.rules.names import MARKERS
from reconquista_qt.model.controller import GameController
from reconquista_qt.view.table.naming import Naming
from reconquista_qt.view.table.view import TableView
from reconquista_qt.view.theme import LOOKS

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def view(qtbot: Any) -> TableView:
    """The campaign of Asturias-León, the first power of the Christians that holds Burgos."""
    entry = entry_of("st279")
    game = entry.rules()
    session = Session.new(game, seed=3, scenario="ready")
    while not leaves_burgos(session):
        waiting = session.waiting
        assert isinstance(waiting, Decision)
        leave = {game.action_data(action)["do"]: action for action in waiting.options}
        session.act(leave.get("done") or leave["pass"])
    view = TableView(
        GameController(session, home=game), entry.surface(), LOOKS["light"], entry.words("en")
    )
    qtbot.addWidget(view)
    view.resize(1000, 800)
    view.playback.set_speed("instant")
    view.show()
    qtbot.waitExposed(view)
    view.fit()
    return view


def leaves_burgos(session: Session) -> bool:
    waiting = session.waiting
    assert isinstance(waiting, Decision)
    told = [session.game.action_data(action) for action in waiting.options]
    return waiting.side == "christian" and any(data.get("from") == "burgos" for data in told)


def click(qtbot: Any, view: TableView, place: str) -> None:
    qtbot.mouseClick(view.viewport(), LEFT, pos=view.anchor_of(place))


def menu_of(view: TableView) -> list[str]:
    assert isinstance(view.menu, QMenu)
    return [entry.text() for entry in view.menu.actions()]


def at_burgos(view: TableView) -> dict[str, Any]:
    there: dict[str, Any] = view.controller.game.position(view.controller.state)["areas"]["burgos"]
    return there


def test_a_click_takes_up_the_force_and_another_puts_it_down(qtbot: Any, view: TableView) -> None:
    click(qtbot, view, "burgos")
    assert view.selection is not None and view.selection.place == "burgos"
    assert sorted(piece.art for piece in view.selection.pieces) == ["mesnada", "raiders"]
    click(qtbot, view, "osma")
    assert at_burgos(view)["field"].get("asturias_leon", {}) == {}


def test_who_lies_in_the_city_tells_what_else_is_done_there(qtbot: Any, view: TableView) -> None:
    click(qtbot, view, "burgos")
    fan = view.board.fan
    assert fan.isVisible()
    inside = next(p for p in view.board.picture.at("burgos") if p.slot)
    rect = fan.sceneBoundingRect()
    spots = (QPointF(rect.left() + rect.width() * i / 30, rect.center().y()) for i in range(31))
    spot = next(at for at in spots if (piece := fan.piece_at(at)) and piece.id == inside.id)
    qtbot.mouseClick(view.viewport(), LEFT, pos=view.mapFromScene(spot))
    assert view.selection is not None
    assert [piece.id for piece in view.selection.pieces] == [inside.id]
    qtbot.mouseClick(view.viewport(), LEFT, pos=view.mapFromScene(spot))
    told = menu_of(view)
    assert "Peones leave the city of Burgos" in told
    assert not any("from Burgos" in text for text in told), "moves are made by hand"
    view.menu.close()


def test_return_twice_gives_what_is_done_beside_moves(qtbot: Any, view: TableView) -> None:
    view.select_area("burgos")
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert view.selection is not None
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert view.selection is None
    wanted = "Mesnada and Raiders go into the city of Burgos"
    assert wanted in menu_of(view)
    next(entry for entry in view.menu.actions() if entry.text() == wanted).trigger()
    view.menu.close()
    assert at_burgos(view)["city"]["asturias_leon"] == {"mesnada": 1, "raiders": 1, "peones": 1}


def test_a_counter_is_told_with_the_name_of_its_power(view: TableView) -> None:
    assert "Asturias-León" in view.access.describe("burgos")


@pytest.mark.rule("10.0/secret")
def test_a_seat_sees_its_own_markers_and_how_many_the_other_holds(view: TableView) -> None:
    state = view.controller.state
    hand = tuple({"ambush": 2, "siege_train": 1}.get(name, 0) for name in MARKERS)
    other = tuple(int(name == "agent_spies") for name in MARKERS)
    state.hands = (hand, other)
    projection = view.projection
    christian = projection.picture(state, "christian").tracks
    assert christian["hand.ambush"] == 2 and christian["hand.siege_train"] == 1
    assert christian["hidden_hand.muslim"] == 1
    assert not [track for track in christian if "agent" in track]
    muslim = projection.picture(state, "muslim").tracks
    assert muslim["hand.agent_spies"] == 1 and muslim["hidden_hand.christian"] == 3
    assert not [track for track in muslim if "ambush" in track or "siege_train" in track]
    nobody = projection.picture(state, "").tracks
    assert not [track for track in nobody if "hand" in track]
    told = {language: Naming(entry_of("st279").words(language)) for language in ("en", "es")}
    assert told["en"].track("hand.ambush") == "In your hand: Ambush"
    assert told["es"].track("hidden_hand.muslim") == "Marcadores ocultos: Musulmanes"
    assert told["en"].track("treasury.muslim") == "Treasury: Muslims"
