"""The table of S&T 279 played with mouse and keys: moving forces, and what else is done there."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.session import Session
from reconquista_qt.games import entry_of
from reconquista_qt.games.st279.rules.actions import Attack
from reconquista_qt.games.st279.rules.game import GAME
from reconquista_qt.games.st279.rules.names import MARKERS
from reconquista_qt.model.controller import GameController
from reconquista_qt.view.app import build
from reconquista_qt.view.table.naming import Naming
from reconquista_qt.view.table.turn_dock import TurnDock
from reconquista_qt.view.table.view import TableView
from reconquista_qt.view.theme import LOOKS

from .table import Table

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
    click(qtbot, view, "eastern_asturias")  # the fan does not lie over it
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
    assert "Leave the city of Burgos: Peones" in told
    assert not any("from Burgos" in text for text in told), "moves are made by hand"
    view.menu.close()


def test_return_twice_gives_what_is_done_beside_moves(qtbot: Any, view: TableView) -> None:
    view.select_area("burgos")
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert view.selection is not None
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert view.selection is None
    wanted = "Go into the city of Burgos: Mesnada and Raiders"
    assert wanted in menu_of(view)
    next(entry for entry in view.menu.actions() if entry.text() == wanted).trigger()
    view.menu.close()
    assert at_burgos(view)["city"]["asturias_leon"] == {"mesnada": 1, "raiders": 1, "peones": 1}


def test_a_counter_is_told_with_the_name_of_its_power(view: TableView) -> None:
    assert "Asturias-León" in view.access.describe("burgos")
    # An area has no number that would tell anything, as a hex does.
    assert view.access.describe("leon").startswith("León: ")


@pytest.mark.rule("6.0/collect")
def test_a_city_is_told_with_what_it_pays_and_why_it_pays_nothing(view: TableView) -> None:
    session = Session.new(GAME, seed=1, scenario="ready", options={"tables": "even"})
    naming = view.naming
    even = view.projection.picture(session.state, "christian")
    assert view.surface.describe("leon", even, naming) == "city, yields 7 TP a turn"
    told = view.surface.describe("tuytula", even, naming)
    assert told == "city, no TP (even tables: al-Andalus lives on pillage and invasions)"
    plain = Session.new(GAME, seed=1, scenario="ready", options={"tables": "reconstructed"})
    picture = view.projection.picture(plain.state, "christian")
    assert view.surface.describe("tuytula", picture, naming) == "city, yields 1 TP a turn"
    assert view.surface.describe("kunka", picture, naming) == "city, yields no TP of its own"
    assert "yields 3 TP" in view.access.describe("leon")


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


def test_counters_of_a_game_on_other_tables_are_as_large_as_before(view: TableView) -> None:
    view.resize(700, 500)  # the whole map in few pixels: counters grow beyond their usual size
    view.fit()
    board, size, zoom = view.board, view.board.counter_size, view.zoom
    assert size > board.shape.unit
    view.controller.start_new(seed=1, scenario="ready", options={"tables": "even"})
    assert view.board is not board  # other points are printed on it
    assert view.zoom == zoom
    assert view.board.counter_size == size


def test_the_tab_key_goes_from_what_is_asked_to_the_answers_and_on(
    qtbot: Any, qapp: QApplication, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RECONQUISTA_QT_HOME", str(tmp_path))
    window = build(qapp, Session.new(GAME, seed=1, scenario="ready"))
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    dock = window.findChild(TurnDock)
    assert isinstance(dock, TurnDock)
    for _ in range(2):  # made anew they come at the same place
        answers = list(dock.answers.values())
        assert len(answers) == 4
        qtbot.waitUntil(lambda found=answers: all(one.isVisible() for one in found))
        after: list[QWidget] = []
        widget: QWidget = answers[0]
        while widget is not dock.primary:
            takes = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
            if takes and widget.isEnabled() and widget.isVisibleTo(window):
                after.append(widget)
            widget = widget.nextInFocusChain()
        assert after == answers
        dock.refresh()
    window.close()


def test_return_on_an_answer_gives_it(
    qtbot: Any, qapp: QApplication, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RECONQUISTA_QT_HOME", str(tmp_path))
    window = build(qapp, Session.new(GAME, seed=1, scenario="ready"))
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    dock = window.findChild(TurnDock)
    assert isinstance(dock, TurnDock)
    action, button = next(iter(dock.answers.items()))
    qtbot.keyClick(button, Qt.Key.Key_Return)
    assert window.controller.session.inputs[0].action == action
    window.close()


def test_tab_goes_from_place_to_place_and_then_on(
    qtbot: Any, qapp: QApplication, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RECONQUISTA_QT_HOME", str(tmp_path))
    rebels = Table("tribute").held("muslim_rebel", "osma", "zamora").rich(asturias_leon=1)
    for area in ("osma", "zamora"):
        rebels.put(area, "muslim_rebel", {"peones": 1})
    window = build(qapp, rebels.put("burgos", "asturias_leon", {"mesnada": 1}).begin().game)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    window.activateWindow()
    view = window.board
    view.setFocus()
    qtbot.waitUntil(view.hasFocus)
    came = []
    for _ in range(2):
        qtbot.keyClick(view, Qt.Key.Key_Tab)
        came.append(view.selected)
    assert sorted(came) == ["osma", "zamora"]
    assert view.hasFocus()
    qtbot.keyClick(view, Qt.Key.Key_Tab)
    assert not view.hasFocus()
    window.close()


def test_the_odds_of_what_is_chosen_are_told_where_units_could_move_as_well(qtbot: Any) -> None:
    entry = entry_of("st279")
    table = (
        Table().put("osma", "asturias_leon", {"mesnada": 2}).put("osma", "muslim", {"peones": 1})
    )
    session = table.campaign("asturias_leon").begin().game
    controller = GameController(session, home=entry.rules())
    view = TableView(controller, entry.surface(), LOOKS["light"], entry.words("en"))
    qtbot.addWidget(view)
    looked_at: list[Any] = []
    view.considered.connect(looked_at.append)
    assert view.movable("osma")
    view.consider_at("osma")
    assert looked_at.pop() is None, "they may go to many places"
    fight = next(c for c in view.choosing.choices if isinstance(c.actions[0], Attack))
    assert view.choosing.activate(fight.id)
    view.consider_at("osma")
    answer = view.odds.of(looked_at.pop())
    assert answer is not None and answer.head is not None
