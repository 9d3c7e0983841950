"""The editor of positions: put, move, take, told what is wrong, played from, kept as a start."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.board.editor.canvas import Canvas
from reconquista_qt.games.reconquista.board.editor.window import EditorWindow
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.storage.starts import own_starts
from reconquista_qt.view.app import build
from reconquista_qt.view.dialogs.start_dialog import StartDialog
from reconquista_qt.view.main_window import MainWindow

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication) -> MainWindow:
    window = build(qapp, Session.new(GAME, seed=7))
    qtbot.addWidget(window)
    return window


@pytest.fixture
def editor(qtbot: QtBot, window: MainWindow) -> EditorWindow:
    window.actions_["editor"].trigger()
    editor = window.windows.open["editor"]
    assert isinstance(editor, EditorWindow)
    qtbot.waitExposed(editor)
    editor.canvas.fit()
    return editor


def spot(canvas: Canvas, area: str, anchor: str = "label") -> QPoint:
    return canvas.mapFromScene(canvas.board.shape.anchor(area, anchor))


def there(editor: EditorWindow, area: str) -> Any:
    return editor.draft.position["areas"][area]


def drag(canvas: Canvas, start: QPoint, end: QPoint, keys: Any = None) -> None:
    keys = keys or Qt.KeyboardModifier.NoModifier
    view = canvas.viewport()
    QTest.mousePress(view, LEFT, keys, start)
    for part in range(1, 7):
        at = start + (end - start) * part / 6
        point = QPointF(at)
        QApplication.sendEvent(
            view,
            QMouseEvent(
                QEvent.Type.MouseMove, point, QPointF(view.mapToGlobal(at)),
                Qt.MouseButton.NoButton, LEFT, keys,
            ),
        )  # fmt: skip
    QTest.mouseRelease(view, LEFT, keys, end)


def test_pieces_are_put_and_taken_with_the_mouse(editor: EditorWindow) -> None:
    canvas = editor.canvas
    at = spot(canvas, "murcia")
    QTest.mouseClick(editor.pieces["muslim_army"], LEFT)
    for _ in range(2):
        QTest.mouseClick(canvas.viewport(), LEFT, pos=at)
    assert there(editor, "murcia")["units"]["muslim_army"] == 2
    QTest.mouseClick(canvas.viewport(), RIGHT, pos=at)
    assert there(editor, "murcia")["units"]["muslim_army"] == 1
    QTest.mouseClick(editor.pieces["fortress"], LEFT)
    QTest.mouseClick(canvas.viewport(), LEFT, pos=at)
    assert there(editor, "murcia")["fortress"]
    # Christians before a Muslim city are put outside its walls.
    QTest.mouseClick(editor.pieces["christian_army"], LEFT)
    QTest.mouseClick(canvas.viewport(), LEFT, pos=at)
    assert there(editor, "murcia")["besiegers"] == {"christian_army": 1}
    assert canvas.board.stacks["murcia", "besiegers"].units == {"christian_army": 1}
    assert not editor.draft.problems()
    editor.undo()
    assert there(editor, "murcia")["besiegers"] == {}
    editor.redo()
    assert there(editor, "murcia")["besiegers"] == {"christian_army": 1}


def test_forces_are_moved_by_dragging_and_thrown_into_the_sea(editor: EditorWindow) -> None:
    canvas = editor.canvas
    editor.draft.clear()
    for _ in range(3):
        editor.draft.put("christian_army", "leon")
    canvas.refresh()
    stack = canvas.mapFromScene(canvas.board.stacks["leon", "units"].pos())
    drag(canvas, stack, spot(canvas, "burgos"), Qt.KeyboardModifier.ShiftModifier)
    assert there(editor, "leon")["units"] == {"christian_army": 2}
    assert there(editor, "burgos")["units"] == {"christian_army": 1}
    stack = canvas.mapFromScene(canvas.board.stacks["leon", "units"].pos())
    drag(canvas, stack, spot(canvas, "burgos"))
    assert there(editor, "burgos")["units"] == {"christian_army": 3}
    stack = canvas.mapFromScene(canvas.board.stacks["burgos", "units"].pos())
    drag(canvas, stack, QPoint(4, 4))
    assert there(editor, "burgos")["units"] == {}


def test_everything_can_be_done_by_keys(editor: EditorWindow) -> None:
    canvas = editor.canvas
    editor.draft.clear()
    editor.pick("military_order")
    canvas.choose("toledo")
    for key in (Qt.Key.Key_Plus, Qt.Key.Key_Plus, Qt.Key.Key_Minus):
        QTest.keyClick(canvas, key)
    assert there(editor, "toledo")["units"] == {"military_order": 1}
    QTest.keyClick(canvas, Qt.Key.Key_Up)
    assert canvas.chosen not in ("", "toledo")
    QTest.keyClick(canvas, Qt.Key.Key_Return)
    assert there(editor, canvas.chosen)["units"] == {"military_order": 1}
    QTest.keyClick(canvas, Qt.Key.Key_Delete)
    assert there(editor, canvas.chosen)["units"] == {}


def test_what_is_wrong_is_named_where_it_is(editor: EditorWindow) -> None:
    assert not editor.problems.text()
    editor.draft.clear()
    editor.draft.put("christian_army", "leon")
    editor.draft.put("rebel", "leon")
    editor.draft.put("muslim_army", "toledo", "besiegers")
    editor.canvas.refresh()
    editor.refresh()
    told = editor.problems.text()
    assert "León" in told
    assert "Toledo" in told
    assert editor.canvas.board.highlighted("forbidden") == {"leon", "toledo"}
    assert not editor.play.isEnabled()
    assert not editor.save.isEnabled()
    editor.problems.linkActivated.emit("toledo")
    assert editor.canvas.chosen == "toledo"


def test_a_position_is_played_from(editor: EditorWindow, window: MainWindow) -> None:
    editor.draft.put("christian_army", "oviedo")
    editor.turn.setValue(15)
    editor.phase.setCurrentIndex(editor.phase.findData("movement"))
    QTest.mouseClick(editor.play, LEFT)
    state = window.controller.state
    assert (state.turn, state.phase) == (15, "movement")
    assert GAME.position(state)["areas"] == editor.draft.position["areas"]
    assert not editor.isVisible()


def test_a_line_is_copied_and_pasted(editor: EditorWindow) -> None:
    before = deepcopy(editor.draft.position)
    editor.copy()
    editor.clear()
    editor.paste()
    assert editor.draft.position == before
    QGuiApplication.clipboard().setText("reconquista nonsense")
    editor.paste()
    assert editor.draft.position == before


def test_a_start_is_kept_with_its_story(editor: EditorWindow, window: MainWindow) -> None:
    QTest.mouseClick(editor.save, LEFT)
    dialog = window.windows.open["start"]
    assert isinstance(dialog, StartDialog)
    assert not dialog.keep.isEnabled()
    dialog.names["es"].setText("Mi comienzo")
    dialog.names["en"].setText("A start of mine")
    dialog.stories["en"].setPlainText("What if?")
    QTest.mouseClick(dialog.keep, LEFT)
    (start,) = own_starts(GAME)
    assert (start.name["es"], start.note) == ("Mi comienzo", {"en": "What if?"})
    assert start.position == editor.draft.position


def test_the_editor_speaks_the_other_language(editor: EditorWindow, window: MainWindow) -> None:
    window.preferences.set("language", "es")
    assert editor.windowTitle() == "Editor de posiciones"
    assert editor.phase.itemText(0) == window.languages.wording.phase("rebellion")
