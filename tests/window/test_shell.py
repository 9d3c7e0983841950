"""The window: a turn by keyboard, undo and redo, refusals, languages, themes, settings."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QFileInfo, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QDockWidget,
    QFileIconProvider,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QMenu,
    QWidget,
)
from pytestqt.qtbot import QtBot

from reconquista_qt.engine.decision import Decision, DiceWanted, Over
from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.rules.actions import DONE, Build
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.games.reconquista.rules.names import AREA_INDEX, REGIONS
from reconquista_qt.storage.folders import folders
from reconquista_qt.view import app as program
from reconquista_qt.view.docks.note import Note
from reconquista_qt.view.key_sheet import KeySheet
from reconquista_qt.view.main_window import MainWindow
from reconquista_qt.wording import install, languages
from tests.waiting import settle

Key = Qt.Key


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep the settings of a test to itself."""
    monkeypatch.setenv("RECONQUISTA_QT_HOME", str(tmp_path / "reconquista"))
    return tmp_path / "reconquista"


Opens = Callable[..., MainWindow]


@pytest.fixture
def opens(qtbot: Any) -> Iterator[Opens]:
    """Open windows, in English and without animation unless `plain`, destroyed after the test."""
    application = QApplication.instance() or program.application()
    assert isinstance(application, QApplication)
    opened: list[MainWindow] = []

    def open_window(session: Session | None = None, *, plain: bool = False) -> MainWindow:
        window = program.build(application, session or Session.new(GAME, seed=7))
        opened.append(window)
        if not plain:
            window.preferences.set("language", "en")
            window.preferences.set("theme", "light")
            window.preferences.set("speed", "instant")
        window.show()
        qtbot.waitExposed(window)
        return window

    yield open_window
    for window in opened:
        window.close()
        window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    install(application, "en")


@pytest.fixture
def window(opens: Opens) -> MainWindow:
    return opens()


def waiting(window: MainWindow) -> Decision:
    """Return the decision that is asked."""
    asked = window.controller.waiting
    assert isinstance(asked, Decision)
    return asked


def texts(window: MainWindow) -> set[str]:
    """Return every text that can be seen, also in the menus."""
    found: set[str] = set()
    for widget in window.findChildren(QWidget):
        if widget.isVisible() and isinstance(widget, (QLabel, QAbstractButton)):
            found.add(widget.text())
        elif widget.isVisible() and isinstance(widget, QDockWidget):
            found.add(widget.windowTitle())
    found |= {menu.title() for menu in window.findChildren(QMenu)}
    found |= {action.text() for action in window.actions_.by_id.values()}
    return {text.replace("&", "") for text in found}


# -- playing -----------------------------------------------------------------------------------


def test_a_turn_by_keyboard(qtbot: Any, window: MainWindow) -> None:
    controller = window.controller
    assert waiting(window).kind == "spend"
    left = controller.state.treasury
    qtbot.keyClick(window.board, Key.Key_G)
    assert window.desk.choices.active is not None
    assert window.desk.choices.active.kind == "garrison"
    qtbot.keyClick(window.board, Key.Key_F7)
    tree = window.areas.tree
    assert tree.hasFocus()
    tree.setCurrentItem(window.areas.items[window.desk.choices.active.areas[0]])
    qtbot.keyClick(tree, Key.Key_Return)
    assert controller.state.treasury == left - 1
    # Points are left: the first press only asks.
    qtbot.keyClick(window.board, Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert waiting(window).kind == "spend"
    assert window.banner.isVisible()
    qtbot.keyClick(window.board, Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert waiting(window).kind == "move"
    # The units of Oviedo, chosen by keys.
    tree.setCurrentItem(window.areas.items["oviedo"])
    qtbot.keyClick(tree, Key.Key_Return)
    dialog = next(d for d in window.findChildren(QDialog) if "Oviedo" in d.windowTitle())
    box = dialog.counts["christian_army"]  # type: ignore[attr-defined]
    assert box.value() == 1
    qtbot.keyClick(dialog, Key.Key_Return)
    assert controller.state.moving_region >= 0
    qtbot.keyClick(window.board, Key.Key_E)
    assert controller.state.turn == 2


def test_undo_and_redo_by_key_and_button(qtbot: Any, window: MainWindow) -> None:
    controller = window.controller
    undo, redo = window.actions_["undo"], window.actions_["redo"]
    assert not undo.isEnabled()
    before = GAME.digest(controller.state)
    controller.submit(Build("army", AREA_INDEX["oviedo"]))
    after = GAME.digest(controller.state)
    rows = window.log.model.rowCount()
    assert undo.isEnabled()
    qtbot.keyClick(window.board, Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert GAME.digest(controller.state) == before
    assert window.log.model.rowCount() < rows
    assert redo.isEnabled()
    qtbot.keyClick(window.board, Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert GAME.digest(controller.state) == after
    assert window.log.model.rowCount() == rows


def test_undo_says_when_it_takes_back_dice(window: MainWindow) -> None:
    controller = window.controller
    controller.submit(Build("garrison", AREA_INDEX["oviedo"]))
    assert "dice" not in window.actions_["undo"].toolTip()
    controller.submit(DONE)
    controller.submit(DONE)
    assert "dice" in window.actions_["undo"].toolTip()


def test_a_purchase_that_is_impossible_says_why_and_links_the_rule(
    qtbot: Any, window: MainWindow
) -> None:
    conversion = window.phase.spending.buttons["conversion"]
    assert not conversion.possible
    qtbot.mouseClick(conversion, Qt.MouseButton.LeftButton)
    assert window.banner.isVisible()
    assert 'href="rule:phase3/' in window.banner.text.text()
    asked: list[str] = []
    window.ruleRequested.connect(asked.append)
    window.banner.text.linkActivated.emit("rule:phase3/convert")
    assert asked == ["phase3/convert"]
    assert window.rulebook.isVisible()
    qtbot.keyClick(window.board, Key.Key_Escape)
    assert not window.banner.isVisible()


def test_an_area_that_is_not_lit_is_refused(window: MainWindow) -> None:
    heard: list[Any] = []
    window.controller.refused.connect(heard.append)
    window.phase.spending.pick("army")
    window.areas.areaActivated.emit("granada")
    assert heard
    assert heard[0].code


def test_the_sidebar_offers_the_forces_that_may_move(qtbot: Any, window: MainWindow) -> None:
    window.controller.submit(DONE)
    places = window.phase.places.buttons
    assert "oviedo" in places
    qtbot.mouseClick(places["oviedo"], Qt.MouseButton.LeftButton)
    assert window.board.lift is not None
    assert window.board.lift.area == "oviedo"
    qtbot.keyClick(window.board, Key.Key_Escape)
    assert window.board.lift is None


def test_typed_dice_by_keys_and_clicks(qtbot: Any, opens: Opens) -> None:
    window = opens(Session.new(GAME, seed=1, typed_dice=True))
    dice = window.phase.dice
    assert dice.isVisible()
    assert not window.phase.spending.isVisible()
    for turn in range(60):
        asked = window.controller.waiting
        if not isinstance(asked, DiceWanted):
            break
        for _ in range(asked.count):
            value = turn % 5 + 1
            if turn % 2:
                qtbot.mouseClick(dice.faces[value - 1], Qt.MouseButton.LeftButton)
            else:
                qtbot.keyClick(window.board, Key(Key.Key_0 + value))
    assert isinstance(window.controller.waiting, Decision)
    assert not dice.isVisible()


def test_the_end_of_a_game_shows_level_and_points(window: MainWindow) -> None:
    controller = window.controller
    for _ in range(200):
        if isinstance(controller.waiting, Over):
            break
        options = waiting(window).options
        controller.submit(options[-1])
    over = controller.waiting
    assert isinstance(over, Over)
    end: Any = window.windows.open["end"]
    assert end.isVisible()
    assert not end.isModal()
    assert str(over.total) in end.points.text()
    controller.undo()
    assert not end.isVisible()


# -- languages, themes, settings ---------------------------------------------------------------


def same_in_both(text: str) -> bool:
    """Whether a text has no words, or only names that both languages share."""
    shared = {"Reconquista", "English", "Español", "Santiago", "Oviedo", "Pamplona", "Barcelona"}
    shared |= {"Asturias", "Portugal", "Normal", "Total"}
    plain = text.strip(" 0123456789%–")
    return not any(c.isalpha() for c in plain) or plain in shared


def test_every_text_that_is_seen_changes_with_the_language(qtbot: Any, window: MainWindow) -> None:
    window.rulebook.show()
    window.minimap.show()
    qtbot.waitUntil(lambda: window.is_complete, timeout=60_000)
    settle()
    english = texts(window)
    first = window.log.text()
    qtbot.keyClick(window.board, Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    assert window.languages.language == "es"
    settle()
    assert not {text for text in texts(window) & english if not same_in_both(text)}
    assert "Fase" in window.log.text()
    qtbot.keyClick(window.board, Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    settle()
    assert texts(window) == english
    assert window.log.text() == first


def test_no_english_word_is_left_in_the_menus(window: MainWindow) -> None:
    window.preferences.set("language", "es")
    menus = [menu.title().replace("&", "") for menu in window.findChildren(QMenu)]
    assert not {"Game", "Play", "View", "Language", "Help", "Panels"} & set(menus)


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_each_theme_is_worn_by_window_and_board(window: MainWindow, theme: str) -> None:
    window.preferences.set("theme", theme)
    assert window.themes.theme.name == theme
    assert window.board.board.art == window.themes.theme.art
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    assert application.palette() == window.themes.theme.palette


def colours(label: QLabel) -> set[str]:
    picture = label.grab().toImage()
    spots = product(range(picture.width()), range(picture.height()))
    return {picture.pixelColor(x, y).name() for x, y in spots}


def test_links_over_the_board_wear_each_theme(window: MainWindow) -> None:
    window.banner.say('<a href="rule:phase4/capture">██████████</a>', lasting=True)
    note = Note(parent=window)
    note.setText('<a href="rule:phase4/capture">██████████</a>')
    note.resize(300, 40)
    note.show()
    for theme in ("dark", "contrast", "light"):
        window.preferences.set("theme", theme)
        link = window.themes.theme.colours.link
        assert link in colours(window.banner.text)
        assert link in colours(note)


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours, 1 to 21 (WCAG 2)."""

    def light(colour: str) -> float:
        parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b

    bright, dark = sorted((light(one), light(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_every_text_can_be_read(theme: str) -> None:
    from reconquista_qt.view.theme import LOOKS

    c = LOOKS[theme].colours
    grounds = (c.window, c.panel, c.base, c.alternate)
    pairs = [(ink, ground) for ink in (c.text, c.muted, c.heading, c.link) for ground in grounds]
    pairs += [
        (c.accent_text, c.accent),
        (c.selection_text, c.selection),
        (c.warning_text, c.warning),
        (c.text, c.button),
        (c.text, c.button_hover),
    ]
    for ink, ground in pairs:
        assert contrast(ink, ground) >= 4.5, (ink, ground)
    assert contrast(c.disabled, c.window) >= 2.3


@pytest.mark.parametrize("first", ["system", "light", "dark", "contrast"])
def test_each_click_on_the_theme_shows_another_and_three_show_all(
    window: MainWindow, first: str
) -> None:
    """Also the first one, where the theme is the system's."""
    window.preferences.set("theme", first)
    worn = [window.themes.theme.name]
    for _ in range(3):
        window.actions_["theme"].trigger()
        worn.append(window.themes.theme.name)
    assert sorted(worn[:3]) == ["contrast", "dark", "light"] and worn[3] == worn[0]
    window.preferences.set("theme", "light")


@pytest.mark.skipif(sys.platform != "linux", reason="each system has its own name for folders")
def test_qts_own_texts_are_in_the_players_language(window: MainWindow, tmp_path: Path) -> None:
    """The kind of a folder in the file dialog, and the field for a shortcut, in the tú form."""
    for language, folder, press in (
        ("es", "Carpeta", "Pulsa el atajo"),
        ("en", "Folder", "Press shortcut"),
    ):
        window.preferences.set("language", language)
        assert QFileIconProvider().type(QFileInfo(str(tmp_path))) == folder
        keys = QKeySequenceEdit()
        field = keys.findChild(QLineEdit)
        assert isinstance(field, QLineEdit) and field.placeholderText() == press


def test_settings_are_kept_until_the_next_time(
    qtbot: Any, opens: Opens, window: MainWindow
) -> None:
    window.preferences.set("theme", "dark")
    window.preferences.set("text_scale", 1.3)
    window.preferences.set("shortcuts", {"army": "Alt+A"})
    window.score.hide()
    window.resize(780, 740)
    window.close()
    assert folders().settings_file.exists()
    again = opens(plain=True)
    assert again.themes.theme.name == "dark"
    assert again.themes.scale == pytest.approx(1.3)
    assert again.actions_.key_of("army") == "Alt+A"
    qtbot.waitUntil(lambda: again.width() == window.width())
    assert again.score.isHidden()
    again.preferences.set("text_scale", 1.0)
    again.preferences.set("theme", "light")


def test_broken_settings_do_not_keep_the_window_from_opening(opens: Opens) -> None:
    path = folders().settings_file
    path.parent.mkdir(parents=True)
    path.write_text("{ not json")
    window = opens()
    assert window.isVisible()
    assert window.preferences.get("theme") == "light"


def test_changing_a_key(qtbot: Any, window: MainWindow) -> None:
    window.windows.shortcuts()
    dialog: Any = window.windows.open["shortcuts"]
    dialog.tree.setCurrentItem(dialog._items["city"])
    dialog._give("G")
    assert dialog.note.text()
    dialog._give("T")
    dialog._buttons.accepted.emit()
    assert window.preferences.get("shortcuts") == {"city": "T"}
    assert window.actions_.key_of("city") == "T"


def test_no_two_actions_have_the_same_key(window: MainWindow) -> None:
    seen: dict[str, str] = {}
    for name, action in window.actions_.by_id.items():
        for key in action.shortcuts():
            assert key.toString() not in seen, (name, seen.get(key.toString()))
            seen[key.toString()] = name


def test_new_game_dialog(qtbot: Any, window: MainWindow) -> None:
    window.actions_["new"].trigger()
    dialog: Any = window.windows.open["new_game"]
    assert not dialog.isModal()
    dialog.seed.setText("42")
    dialog.answers["even_result", "die"].setChecked(True)
    dialog.stops.setChecked(True)
    dialog.start.click()
    session = window.controller.session
    assert session.dice.seed == 42
    assert session.options["even_result"] == "die"
    assert session.undo_stops_at_dice
    assert session.state.turn == 1
    assert window.preferences.get("rules")["even_result"] == "die"


# -- files -------------------------------------------------------------------------------------


def test_save_and_open(window: MainWindow, tmp_path: Path) -> None:
    controller = window.controller
    controller.submit(Build("army", AREA_INDEX["oviedo"]))
    digest = GAME.digest(controller.state)
    path = tmp_path / "my game.reconquista"
    assert window.files.write(path)
    assert window.files.is_saved
    controller.submit(DONE)
    assert not window.files.is_saved
    assert window.files.read(path)
    assert GAME.digest(controller.state) == digest
    assert window.windowTitle().startswith("my game")
    assert window.files.recent() == [path]


def test_a_broken_file_is_told_and_changes_nothing(window: MainWindow, tmp_path: Path) -> None:
    digest = GAME.digest(window.controller.state)
    path = tmp_path / "broken.reconquista"
    path.write_text("[]")
    assert not window.files.read(path)
    assert window.banner.isVisible()
    assert GAME.digest(window.controller.state) == digest
    assert not window.files.write(tmp_path)


# -- log, areas, links -------------------------------------------------------------------------


def test_the_log_filters_by_words_without_accents_and_by_kind(window: MainWindow) -> None:
    model = window.log.model
    window.preferences.set("language", "es")
    everything = model.rowCount()
    model.set_filter("", "leon")
    found = [model.index(row, 0).data() for row in range(model.rowCount())]
    assert any("León" in text for text in found)
    assert len(found) < everything
    model.set_filter("income", "")
    assert {model.entry(row).phase for row in range(model.rowCount())} <= {"income", "rebellion"}
    model.set_filter("", "")
    assert model.rowCount() == everything


def test_the_log_goes_back_copies_and_exports(window: MainWindow, tmp_path: Path) -> None:
    controller, log = window.controller, window.log
    digest = GAME.digest(controller.state)
    first = log.model.rowCount()
    controller.submit(Build("army", AREA_INDEX["oviedo"]))
    menu = log.build_menu(first)
    back = next(a for a in menu.actions() if "Go back" in a.text())
    assert back.isEnabled()
    assert not next(a for a in log.build_menu(0).actions() if "Go back" in a.text()).isEnabled()
    back.trigger()
    assert GAME.digest(controller.state) == digest
    log.copy()
    assert "Turn 1" in QApplication.clipboard().text()
    log.write(tmp_path / "log.txt")
    assert "Turn 1" in (tmp_path / "log.txt").read_text(encoding="utf-8")
    assert "§" not in log.text()


def test_links_lead_to_areas_regions_and_rules(window: MainWindow) -> None:
    window.follow("area:granada")
    assert window.board.selected == "granada"
    assert window.areas.current_area() == "granada"
    window.follow("region:aragon")
    window.follow("rule:phase4/G8")
    assert window.rulebook.isVisible()
    assert window.rulebook._page == "rulings"


def test_going_to_an_area_by_its_name(qtbot: Any, window: MainWindow) -> None:
    window.actions_["go_to"].trigger()
    box: Any = window.windows.open["go_to"]
    qtbot.keyClicks(box.words, "cor")
    qtbot.keyClick(box.words, Key.Key_Return)
    assert window.board.selected == "cordoba"


def test_the_list_of_areas_is_in_step(window: MainWindow) -> None:
    controller = window.controller
    item = window.areas.items["oviedo"]
    before = item.text(1)
    controller.submit(Build("army", AREA_INDEX["oviedo"]))
    assert item.text(1) != before
    assert "2 Armies" in item.text(1)
    controller.undo()
    assert item.text(1) == before


def test_the_menu_of_an_area_offers_what_can_be_done_there(window: MainWindow) -> None:
    menu = window.desk.area_menu.build("oviedo")
    offered = [action for action in menu.actions() if action.isEnabled() and action.text()]
    assert len(offered) == len(window.desk.choices.actions_at("oviedo"))
    offered[0].trigger()
    assert window.controller.can_undo
    assert not window.desk.area_menu.build("granada").actions()[-1].isEnabled()


def test_everything_has_an_accessible_name(window: MainWindow) -> None:
    window.rulebook.show()
    nameless = [
        type(widget).__name__
        for widget in window.findChildren(QWidget)
        if widget.focusPolicy() != Qt.FocusPolicy.NoFocus
        and widget.isVisible()
        and not widget.accessibleName()
        and not getattr(widget, "text", lambda: "")()
        and type(widget).__module__.startswith("reconquista_qt")
    ]
    assert not nameless


def test_a_posted_language_change_reaches_every_widget_once(window: MainWindow) -> None:
    heard: list[int] = []
    original = type(window).retranslate

    def count(self: MainWindow) -> None:
        if self is window:  # one of a test before may not be gone yet
            heard.append(1)
        original(self)

    type(window).retranslate = count  # type: ignore[method-assign]
    try:
        window.preferences.set("language", "es")
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LanguageChange.value)
    finally:
        type(window).retranslate = original  # type: ignore[method-assign]
    assert len(heard) == 1


def test_a_digit_goes_to_the_region_of_that_number(qtbot: Any, window: MainWindow) -> None:
    shown: list[str] = []
    board = window.desk.board
    go = board.go_to_region
    board.go_to_region = lambda region: (shown.append(region), go(region))
    for key in (Qt.Key.Key_1, Qt.Key.Key_5, Qt.Key.Key_3):
        qtbot.keyClick(board, key)
    numbers = window.controller.state.board.region_by_number
    assert shown == [REGIONS[numbers[number]] for number in (1, 5, 3)]


def to_kind(window: MainWindow, kind: str) -> None:
    """Play on until a decision of a kind is asked."""
    while waiting(window).kind != kind:
        options = waiting(window).options
        window.controller.submit(DONE if DONE in options else options[0])


def test_a_button_that_has_just_changed_its_meaning_does_not_answer(
    qtbot: Any, window: MainWindow
) -> None:
    to_kind(window, "spend")
    button = window.phase.primary
    window.primary.guard_ms = 3_600_000
    window.preferences.set("warn_of_lapse", False)
    window.actions_["primary"].trigger()
    assert waiting(window).kind == "move"
    for _ in range(3):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert waiting(window).kind == "move"
    window.primary.guard_ms = 0
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert waiting(window).kind != "move" or window.controller.state.turn == 2


def test_ending_a_movement_in_which_nothing_moved_asks_once(qtbot: Any, window: MainWindow) -> None:
    to_kind(window, "move")
    window.primary.guard_ms = 0
    inputs = len(window.controller.session.inputs)
    qtbot.mouseClick(window.phase.primary, Qt.MouseButton.LeftButton)
    assert len(window.controller.session.inputs) == inputs
    assert window.banner.isVisible() and "moved" in window.banner.text.text()
    qtbot.mouseClick(window.phase.primary, Qt.MouseButton.LeftButton)
    assert len(window.controller.session.inputs) > inputs
    assert not window.banner.isVisible()


def test_a_key_that_opens_the_lines_of_play_closes_them_too(
    window: MainWindow, qtbot: QtBot
) -> None:
    dock, log = window.arrangement.lines()[1], window.arrangement.log
    window.actions_["lines"].trigger()
    assert dock.isVisible()
    qtbot.waitUntil(lambda: log.visibleRegion().isEmpty(), timeout=30_000)
    window.actions_["lines"].trigger()
    assert not dock.isVisible()
    # The log that it lay over is to be seen again, not its neighbour.
    qtbot.waitUntil(lambda: not log.visibleRegion().isEmpty(), timeout=30_000)
    window.actions_["lines"].trigger()
    qtbot.keyClick(dock.widget(), Key.Key_Escape)
    assert not dock.isVisible()


def test_a_search_of_the_log_that_finds_nothing_says_so(window: MainWindow) -> None:
    log = window.log
    assert not log.nothing.isVisibleTo(log)
    log.words.setText("xyzzy")
    log._filter()
    assert log.nothing.isVisibleTo(log) and log.nothing.text() == "Nothing found."
    log.words.clear()
    log._filter()
    assert not log.nothing.isVisibleTo(log)


def test_the_sheet_of_keys_fits_a_small_screen_in_every_language(window: MainWindow) -> None:
    for code in languages():
        window.languages.set_language(code)
        assert KeySheet(window.actions_, window.desk, window).sizeHint().width() < 1280, code
    window.languages.set_language("en")
