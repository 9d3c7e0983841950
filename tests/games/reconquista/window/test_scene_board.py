"""The board under a real mouse: lifting, dropping, choosing, placing, zooming, cancelling."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from reconquista_qt.engine.decision import Decision, Over
from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.board.art.counters import FORCE, pile_order
from reconquista_qt.games.reconquista.board.choices import ChoiceModel
from reconquista_qt.games.reconquista.board.map.drag_odds import forecast, in_words
from reconquista_qt.games.reconquista.board.map.snapshot import BoardSnapshot
from reconquista_qt.games.reconquista.board.map.spots import Spots
from reconquista_qt.games.reconquista.board.map.stack_item import HeldItem
from reconquista_qt.games.reconquista.board.map.view import BoardView
from reconquista_qt.games.reconquista.rules.actions import DONE, Move
from reconquista_qt.games.reconquista.rules.events import BattleBegan
from reconquista_qt.games.reconquista.rules.forces import pack
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.games.reconquista.rules.names import AREA_INDEX
from reconquista_qt.games.reconquista.words import Words
from reconquista_qt.model.controller import GameController
from reconquista_qt.view.board.chooser import CountChooser
from reconquista_qt.view.board.minimap import Minimap
from reconquista_qt.view.theme import LOOKS
from tests.games.reconquista.rules import table

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
Make = Callable[..., BoardView]


@pytest.fixture
def make_view(qtbot: QtBot) -> Iterator[Make]:
    """Return a function that makes a board at the first decision of some kind."""
    kept: list[object] = []

    def make(kind: str, *, seed: int = 7, speed: str = "instant") -> BoardView:
        controller = GameController(Session.new(GAME, seed=seed))
        choices = ChoiceModel(controller)
        view = BoardView(controller, choices, LOOKS["light"], Words("en"))
        kept.extend((controller, choices))
        qtbot.addWidget(view)
        view.presenter.set_speed("instant")
        view.resize(1100, 780)
        view.show()
        QApplication.processEvents()
        view.fit()
        for _ in range(60):
            waiting = controller.waiting
            if isinstance(waiting, Decision) and waiting.kind == kind:
                break
            assert isinstance(waiting, Decision)
            controller.submit(DONE if waiting.kind in ("spend", "move") else waiting.options[0])
        view.presenter.set_speed(speed)
        return view

    yield make


def drag(view: BoardView, start: QPoint, end: QPoint, *, drop: bool = True) -> None:
    """Press, move in steps, and let go."""
    port = view.viewport()
    QTest.mousePress(port, LEFT, pos=start)
    for i in range(1, 9):
        QTest.mouseMove(port, start + (end - start) * i / 8)
    if drop:
        QTest.mouseRelease(port, LEFT, pos=end)


def middle(view: BoardView, area: str) -> QPoint:
    """Return a point on an area where nothing stands, in the viewport."""
    label = view.board.shape.anchor(area, "label")
    return view.mapFromScene(label)


def state_shown(view: BoardView) -> bool:
    return view.presenter.picture == BoardSnapshot(view.controller.state)


def test_the_board_shows_the_set_up(make_view: Make) -> None:
    view = make_view("spend")
    position = GAME.position(view.controller.state)["areas"]
    for area, there in position.items():
        assert dict(view.board.stacks[area, "units"].units) == there["units"]
        assert view.board.buildings[area].looks[0] == (there["city"] or "")
    assert view.board.markers.turn.isVisible()


def test_dragging_an_army_to_a_legal_area_moves_it(make_view: Make) -> None:
    view = make_view("move")
    stack = view.board.stacks["oviedo", "units"]
    moved = dict(stack.units)
    drag(view, view.anchor_of("oviedo"), middle(view, "santiago"), drop=False)
    assert view.lift is not None
    assert "santiago" in view.board.highlighted("target")
    assert "toledo" not in view.board.highlighted("target") | view.board.highlighted("partial")
    assert view.board.highlighted("spot") == {"santiago"}
    assert stack.remaining() == {}
    QTest.mouseRelease(view.viewport(), LEFT, pos=middle(view, "santiago"))
    assert dict(view.board.stacks["santiago", "units"].units) == moved
    assert not stack.isVisible()
    assert view.lift is None and not view.board.highlighted("target")
    assert state_shown(view)


def test_a_road_takes_those_who_may_go_and_leaves_the_garrisons(make_view: Make) -> None:
    view = make_view("move")
    assert "christian_garrison" in view.board.stacks["oviedo", "units"].units
    drag(view, view.anchor_of("oviedo"), middle(view, "pamplona"), drop=False)
    assert "pamplona" in view.board.highlighted("partial")
    QTest.mouseRelease(view.viewport(), LEFT, pos=middle(view, "pamplona"))
    left = view.board.stacks["oviedo", "units"].units
    assert "christian_garrison" in left and "christian_army" not in left


def test_an_illegal_drop_glides_back_and_says_why(make_view: Make, qtbot: QtBot) -> None:
    view = make_view("move")
    before = GAME.digest(view.controller.state)
    with qtbot.waitSignal(view.controller.refused) as heard:
        drag(view, view.anchor_of("oviedo"), middle(view, "toledo"))
    assert heard.args[0].rule == "map/roads"
    assert "rule:map/roads" in view.note.text() and view.note.isVisible()
    qtbot.waitUntil(lambda: view.lift is None, timeout=2000)
    assert view.board.stacks["oviedo", "units"].isVisible()
    assert GAME.digest(view.controller.state) == before
    with qtbot.waitSignal(view.ruleActivated):
        view.note.linkActivated.emit("rule:map/roads")


def test_escape_puts_a_lifted_force_back(make_view: Make) -> None:
    view = make_view("move")
    drag(view, view.anchor_of("oviedo"), middle(view, "santiago"), drop=False)
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert view.lift is None and not view.board.highlighted("target")
    assert view.board.stacks["oviedo", "units"].remaining()
    QTest.mouseRelease(view.viewport(), LEFT, pos=middle(view, "santiago"))
    assert view.controller.state.moving_region == -1


def test_clicking_a_stack_and_then_a_target_moves_too(make_view: Make) -> None:
    view = make_view("move")
    QTest.mouseClick(view.viewport(), LEFT, pos=view.anchor_of("oviedo"))
    assert view.lift is not None and "galicia" in view.board.highlighted("target")
    QTest.mouseClick(view.viewport(), LEFT, pos=middle(view, "galicia"))
    assert view.controller.state.moving_region == 0
    assert not view.board.stacks["oviedo", "units"].units


def test_an_enemy_cannot_be_lifted_and_the_note_says_why(make_view: Make) -> None:
    view = make_view("move")
    QTest.mouseClick(view.viewport(), LEFT, pos=view.anchor_of("toledo"))
    assert view.lift is None
    assert view.note.isVisible() and "rule:" in view.note.text()


def test_a_spread_stack_gives_a_single_kind_and_a_number_of_it(make_view: Make) -> None:
    view = make_view("move")
    stack = view.board.stacks["oviedo", "units"]
    start = dict(stack.units)
    view.fan_out(stack)
    square = view.board.fan.square_of("christian_army")
    QTest.mouseClick(view.viewport(), LEFT, pos=view.mapFromScene(square.center()))
    assert view.lift is not None and set(view.lift.units) == {"christian_army"}
    at = view.mapFromScene(square.center())
    if start["christian_army"] > 1:
        view.change_count(-1)
        assert view.lift.units == {"christian_army": start["christian_army"] - 1}
    drag(view, at, middle(view, "leon"), drop=False)
    assert view.lift is not None and set(view.lift.units) == {"christian_army"}
    view.cancel()
    assert view.controller.state.moving_region == -1


def test_wheel_with_control_changes_the_number_while_dragging(make_view: Make) -> None:
    view = make_view("spend")
    view.choices.activate("garrison")
    QTest.mouseClick(view.viewport(), LEFT, pos=view.anchor_of("oviedo"))
    view.controller.submit(DONE)
    garrisons = view.board.stacks["oviedo", "units"].units["christian_garrison"]
    assert garrisons >= 2
    view.begin_move_from("oviedo", "christian_garrison")
    at = view.anchor_of("oviedo")
    before = view.transform().m11()
    wheel(view, at, -120, Qt.KeyboardModifier.ControlModifier)
    assert view.transform().m11() == before
    assert view.lift is not None
    assert view.lift.units == {"christian_garrison": garrisons - 1}


def centre_of(view: BoardView, area: str) -> QPoint:
    """Return the middle of the uppermost counter of an area, in the viewport."""
    stack = view.board.stacks[area, "units"]
    return view.mapFromScene(stack.rect().center())


@pytest.mark.parametrize("kind", ["spend", "move"])
@pytest.mark.parametrize("area", ["oviedo", "toledo"])
def test_a_drag_on_a_counter_never_pans(make_view: Make, kind: str, area: str) -> None:
    view = make_view(kind)
    view.zoom_to(1.0)
    view.centre_on(area)
    seen = view.visible_rect()
    drag(view, centre_of(view, area), centre_of(view, area) + QPoint(-90, 40), drop=False)
    assert view.visible_rect() == seen
    lifted = view.lift is not None
    assert lifted == (kind == "move" and area == "oviedo")
    if not lifted:
        assert view.note.isVisible() and "rule:" in view.note.text()
    view.drop_gesture()
    assert view.visible_rect() == seen


def test_a_drag_on_a_counter_over_says_so_when_the_game_is_over(make_view: Make) -> None:
    view = make_view("move")
    while not isinstance(view.controller.waiting, Over):
        waiting = view.controller.waiting
        assert isinstance(waiting, Decision)
        wanted = DONE if DONE in waiting.options else waiting.options[0]
        view.controller.submit(wanted)
    area = next(a for a in view.board.areas if view.board.stacks[a, "units"].remaining())
    seen = view.visible_rect()
    drag(view, centre_of(view, area), centre_of(view, area) + QPoint(80, 40))
    assert view.visible_rect() == seen
    assert view.note.isVisible() and "rule:" in view.note.text()


def test_the_number_in_hand_is_on_a_chip_and_the_wheel_changes_it(make_view: Make) -> None:
    view = make_view("move")
    at = centre_of(view, "oviedo")
    units = dict(view.board.stacks["oviedo", "units"].units)
    total = sum(units.values())
    zoom = view.transform().m11()
    drag(view, at, middle(view, "leon"), drop=False)
    held = next(item for item in view.board.items() if isinstance(item, HeldItem))
    assert view.lift is not None and view.lift.units == units
    assert held.chip == str(total)
    wheel(view, middle(view, "leon"), -120, Qt.KeyboardModifier.NoModifier)
    assert held.chip == f"{total - 1}/{total}"
    assert sum(view.lift.units.values()) == total - 1
    QTest.keyClick(view, Qt.Key.Key_Plus)
    assert held.chip == str(total)
    assert view.transform().m11() == zoom
    view.cancel()


def test_a_drag_with_shift_takes_the_one_counter_under_the_pointer(make_view: Make) -> None:
    view = make_view("spend")
    view.choices.activate("garrison")
    QTest.mouseClick(view.viewport(), LEFT, pos=view.anchor_of("oviedo"))
    view.controller.submit(DONE)
    stack = view.board.stacks["oviedo", "units"]
    assert len(stack.units) > 1 and sum(stack.units.values()) > 2
    kinds = pile_order(stack.units)
    squares = FORCE.filling(len(kinds), stack.rect())
    for kind, square in zip(kinds, squares, strict=True):
        at = square.bottomLeft() + QPointF(square.width(), -square.height()) * 0.15
        if stack.kind_at(at) != kind:
            continue
        port, start = view.viewport(), view.mapFromScene(at)
        shift = Qt.KeyboardModifier.ShiftModifier
        QTest.mousePress(port, LEFT, shift, start)
        for step in range(1, 9):
            QTest.mouseMove(port, start + (middle(view, "leon") - start) * step / 8)
        assert view.lift is not None and view.lift.units == {kind: 1}
        view.cancel()
        QTest.mouseRelease(port, LEFT, pos=start)


def wheel(view: BoardView, at: QPoint, delta: int, modifiers: Qt.KeyboardModifier) -> None:
    """Turn the wheel over a point of the viewport."""
    event = QWheelEvent(
        QPointF(at), QPointF(view.viewport().mapToGlobal(at)), QPoint(), QPoint(0, delta),
        Qt.MouseButton.NoButton, modifiers, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(view.viewport(), event)


def test_the_wheel_zooms_at_the_cursor(make_view: Make) -> None:
    view = make_view("spend")
    at = middle(view, "toledo")
    below = view.mapToScene(at)
    for _ in range(5):
        wheel(view, at, 120, Qt.KeyboardModifier.NoModifier)
    assert view.zoom > 0.5
    apart = view.mapFromScene(below) - at
    assert apart.manhattanLength() <= 4
    view.zoom_100()
    assert view.zoom == pytest.approx(1.0)
    view.fit()
    assert view.visible_rect().contains(view.board.shape.rect.adjusted(20, 20, -20, -20))


def test_dragging_the_sea_pans(make_view: Make) -> None:
    view = make_view("spend")
    view.zoom_100()
    view.centre_on("algeciras")
    before = view.visible_rect().center()
    sea = view.mapFromScene(QPointF(3300, 3650))
    drag(view, sea, sea + QPoint(-120, -60))
    after = view.visible_rect().center()
    assert after.x() > before.x() + 100 and after.y() > before.y() + 50


def test_an_active_choice_lights_areas_and_a_click_places(make_view: Make, qtbot: QtBot) -> None:
    view = make_view("spend")
    assert view.choices.activate("garrison")
    assert "oviedo" in view.board.highlighted("lit")
    before = view.board.stacks["oviedo", "units"].units.get("christian_garrison", 0)
    QTest.mouseClick(view.viewport(), LEFT, pos=middle(view, "oviedo"))
    assert view.board.stacks["oviedo", "units"].units["christian_garrison"] == before + 1
    with qtbot.waitSignal(view.controller.refused):
        QTest.mouseClick(view.viewport(), LEFT, pos=middle(view, "toledo"))
    assert view.note.isVisible()


def test_a_click_with_nothing_active_offers_what_can_be_done(make_view: Make) -> None:
    view = make_view("spend")
    view.choices.cancel()
    QTest.mouseClick(view.viewport(), LEFT, pos=middle(view, "oviedo"))
    menu = view.findChild(QMenu)
    assert menu is not None
    entries = [action for action in menu.actions() if not action.isSeparator()]
    assert len(entries) == len(view.choices.actions_at("oviedo"))
    assert not entries[0].icon().isNull()
    inputs = len(view.controller.session.inputs)
    entries[0].trigger()
    assert len(view.controller.session.inputs) == inputs + 1
    menu.close()


def test_the_chooser_takes_a_number_of_each_kind(make_view: Make, qtbot: QtBot) -> None:
    view = make_view("move")
    QTest.mouseClick(view.viewport(), RIGHT, pos=view.anchor_of("oviedo"))
    chooser = view.findChild(CountChooser)
    assert chooser is not None
    chooser.boxes["christian_garrison"].setValue(0)
    QTest.keyClick(chooser, Qt.Key.Key_Return)
    assert view.lift is not None and "christian_garrison" not in view.lift.units
    assert "pamplona" in view.board.highlighted("target")


def test_everything_by_keyboard(make_view: Make) -> None:
    view = make_view("move")
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_Period)
    assert view.selected == "oviedo"
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert view.lift is not None
    targets = view.keys.useful()
    QTest.keyClick(view, Qt.Key.Key_Period)
    assert view.selected == targets[0]
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert view.controller.state.moving_region == 0
    assert dict(view.board.stacks[targets[0], "units"].units)


def test_shift_and_arrows_choose_neighbours(make_view: Make) -> None:
    view = make_view("spend")
    view.select_area("oviedo")
    QTest.keyClick(view, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert view.selected == "leon"
    QTest.keyClick(view, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert view.selected == "burgos"


def test_every_area_has_an_accessible_name_and_text(make_view: Make) -> None:
    view = make_view("spend")
    for area, handle in view.handles.of.items():
        assert Words("en").area(area) in handle.accessibleName()
        assert handle.accessibleDescription()
    assert "Army" in view.handles.of["oviedo"].accessibleDescription()
    view.set_wording(Words("es"))
    assert "Castilla" in view.handles.of["toledo"].accessibleName()


def test_hiding_the_counters_shows_the_map(make_view: Make) -> None:
    view = make_view("spend")
    view.set_counters_hidden(True)
    assert view.board.stack_at(view.board.place_of("oviedo", "units")) is None
    assert view.board.stacks["oviedo", "units"].opacity() == 0
    view.set_counters_hidden(False)
    assert view.board.stacks["oviedo", "units"].opacity() == 1


def test_undo_brings_the_counters_back(make_view: Make) -> None:
    view = make_view("move")
    before = dict(view.board.stacks["oviedo", "units"].units)
    drag(view, view.anchor_of("oviedo"), middle(view, "santiago"))
    view.controller.undo()
    assert dict(view.board.stacks["oviedo", "units"].units) == before
    assert state_shown(view)


def test_the_magnifier_tells_what_stands_there(make_view: Make) -> None:
    view = make_view("spend")
    view.select_area("oviedo")
    QTest.keyPress(view, Qt.Key.Key_Z)
    assert view.glass.area == "oviedo"
    QTest.keyRelease(view, Qt.Key.Key_Z)
    assert view.glass.area == ""


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_every_theme_paints(make_view: Make, theme: str) -> None:
    view = make_view("move")
    view.set_theme(LOOKS[theme])
    view.begin_move_from("oviedo")
    assert not view.grab().isNull()


def test_the_minimap_moves_the_view(make_view: Make, qtbot: QtBot) -> None:
    view = make_view("spend")
    minimap = Minimap(view, Spots(view.board).paint)
    qtbot.addWidget(minimap)
    minimap.resize(240, 168)
    minimap.show()
    view.zoom_100()
    QTest.mouseClick(minimap, LEFT, pos=QPoint(100, 60))
    centre = view.visible_rect().center()
    assert centre.x() == pytest.approx(2500, abs=60)
    assert not minimap.grab().isNull()


def test_a_beaten_force_retreats_to_the_area_that_is_clicked(make_view: Make) -> None:
    view = make_view("spend")
    position = GAME.position(view.controller.state)
    position["phase"], position["treasury"] = "movement", None
    position["areas"]["oviedo"]["units"] = {"christian_army": 2}
    position["areas"]["leon"] = {
        "city": None, "fortress": False, "units": {"muslim_army": 2}, "besiegers": {},
    }  # fmt: skip
    session = Session.at(GAME, position, seed=1)
    session.dice.queue_up([1, 1, 6, 1])
    view.controller.adopt(session)
    QTest.mouseClick(view.viewport(), LEFT, pos=view.anchor_of("oviedo"))
    QTest.mouseClick(view.viewport(), LEFT, pos=middle(view, "leon"))
    waiting = view.controller.waiting
    assert isinstance(waiting, Decision) and waiting.kind == "retreat"
    assert view.board.highlighted("lit") == {"oviedo"}
    assert dict(view.board.stacks["leon", "hand"].units) == {"christian_army": 1}
    QTest.mouseClick(view.viewport(), LEFT, pos=middle(view, "oviedo"))
    assert dict(view.board.stacks["oviedo", "units"].units) == {"christian_army": 1}
    assert not view.board.stacks["leon", "hand"].isVisible()
    assert state_shown(view)


def test_a_region_in_revolt_is_closed_to_the_eye(make_view: Make) -> None:
    view = make_view("spend")
    position = GAME.position(view.controller.state)
    position["revolt"] = "castilla"
    view.controller.adopt(Session.at(GAME, position, seed=1))
    assert view.board.highlighted("revolt") == {"salamanca", "burgos", "valencia", "toledo"}
    assert view.board.markers.closed.isVisible() and view.board.markers.revolt.isVisible()
    outline = view.board.shape.outline(view.board.highlighted("revolt"))
    assert outline.contains(view.board.markers.closed.pos())


def test_a_drag_at_the_edge_pushes_the_board(make_view: Make, qtbot: QtBot) -> None:
    view = make_view("move")
    view.zoom_100()
    view.centre_on("oviedo")
    before = view.visible_rect().center()
    edge = QPoint(view.viewport().width() - 6, view.viewport().height() // 2)
    drag(view, view.anchor_of("oviedo"), edge, drop=False)
    qtbot.waitUntil(lambda: view.visible_rect().center().x() > before.x() + 60, timeout=3000)
    QTest.mouseClick(view.viewport(), RIGHT)
    assert view.lift is None


def test_typed_dice_leave_the_battle_on_the_board(make_view: Make) -> None:
    view = make_view("spend")
    position = GAME.position(view.controller.state)
    position["phase"], position["treasury"] = "movement", None
    session = Session.at(GAME, position, seed=1, typed_dice=True)
    view.controller.adopt(session)
    view.presenter.set_speed("fast")
    assert view.begin_move_from("oviedo") and view.choose_target("leon")
    view.presenter.skip()
    assert view.projector.matched and state_shown(view)
    assert not view.board.highlighted("target")


def test_a_target_with_a_fight_tells_the_odds(make_view: Make) -> None:
    view = make_view("move")
    drag(view, view.anchor_of("oviedo"), middle(view, "leon"), drop=False)
    assert "%" in view.note.text()
    assert view.board._badges
    before = GAME.digest(view.controller.state)
    view.cancel()
    assert not view.board._badges
    assert GAME.digest(view.controller.state) == before


def test_the_odds_are_those_of_the_rules() -> None:
    session = Session.new(GAME, seed=1)
    position = GAME.position(session.state)
    position["phase"] = "movement"
    position["areas"]["oviedo"]["units"] = {"christian_army": 1}
    position["areas"]["leon"] = {
        "city": None, "fortress": False, "units": {"muslim_army": 1}, "besiegers": {},
    }  # fmt: skip
    state = Session.at(GAME, position, seed=1).state
    to_leon = Move(AREA_INDEX["oviedo"], AREA_INDEX["leon"], pack({"christian_army": 1}))
    found = forecast(state, to_leon)
    assert found is not None and found.kind == "battle"
    assert found.success == pytest.approx(found.ends["defender_won"])
    assert sum(found.ends.values()) == pytest.approx(1)
    assert "%" in in_words(found)
    to_galicia = Move(AREA_INDEX["oviedo"], AREA_INDEX["santiago"], pack({"christian_army": 1}))
    position["areas"]["santiago"]["units"] = {}
    free = Session.at(GAME, position, seed=1).state
    assert forecast(free, to_galicia) is None


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_a_name_is_read_over_any_mark(make_view: Make, theme: str, qtbot: QtBot) -> None:
    view = make_view("move")
    view.set_theme(LOOKS[theme])
    view.zoom_to(1.0)
    area = "toledo"
    label = view.board.shape.anchor(area, "label")
    rect = QRectF(label.x() - 150, label.y() - 70, 300, 70)
    ink = LOOKS[theme].board.colour("text").rgb()

    def inked() -> int:
        picture = QImage(300, 70, QImage.Format.Format_RGB32)
        painter = QPainter(picture)
        view.board.render(painter, QRectF(0, 0, 300, 70), rect)
        painter.end()
        return sum(picture.pixel(x, y) == ink for x in range(300) for y in range(70))

    view.set_counters_hidden(True)
    plain = inked()
    assert plain > 100
    for name in ("lit", "target", "partial", "forbidden", "spot", "shown", "revolt", "hover"):
        view.board.highlight(name, (area,))
        assert inked() >= 0.9 * plain, name
        view.board.highlight(name, ())


def test_a_force_that_retreated_into_besieged_walls_comes_out_by_a_click(make_view: Make) -> None:
    besieged = table.area("christian", christian_garrison=2, besiegers={"french": 3})
    areas = {"pamplona": table.area(christian_army=2), "barcelona": besieged}
    session = Session.at(
        GAME,
        table.position("movement", areas),
        seed=1,
        queue=(1, 1, 1, 1, 4, 1, 1, 1, 4, 4, 1, 1, 1),
    )
    table.move(session, "pamplona", "barcelona", christian_army=2)
    table.do(session, do="retreat", to="barcelona")
    view = make_view("move")
    view.controller.adopt(session)
    assert view.begin_move_from("barcelona")
    assert view.lift is not None and view.lift.units == {"christian_army": 2}
    assert view.board.highlighted("target") == {"barcelona"}
    view.activate("barcelona")
    began = [entry.event for entry in session.journal if isinstance(entry.event, BattleBegan)]
    assert began[-1].attackers == {"christian_garrison": 1, "christian_army": 2}
    assert state_shown(view)
    # Let go where it stood, a force is only put down again.
    assert not view.begin_move_from("granada")
