"""Why: numbers open their breakdown, light their areas and lead into the rulebook."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QDockWidget, QLabel, QWidget

from reconquista_qt.engine.journal import Entry
from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.board.docks.move_dialog import MoveDialog
from reconquista_qt.games.reconquista.board.end_dialog import EndDialog
from reconquista_qt.games.reconquista.board.map.drag_odds import forecast
from reconquista_qt.games.reconquista.board.panels.battle_panel import BattlePanel
from reconquista_qt.games.reconquista.board.panels.pieces import Counters
from reconquista_qt.games.reconquista.board.panels.siege_panel import SiegePanel
from reconquista_qt.games.reconquista.board.why.of_dice import event_why, force_why
from reconquista_qt.games.reconquista.board.why.of_odds import odds_why
from reconquista_qt.games.reconquista.rules import events as e
from reconquista_qt.games.reconquista.rules.actions import DONE, Build, Move
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.games.reconquista.rules.income import income_lines
from reconquista_qt.games.reconquista.rules.names import AREA_INDEX
from reconquista_qt.games.reconquista.words import Words
from reconquista_qt.model.book import book
from reconquista_qt.view import app as program
from reconquista_qt.view.docks.log_model import ENTRY
from reconquista_qt.view.main_window import MainWindow
from reconquista_qt.view.settings_dialog import SettingsDialog
from reconquista_qt.view.why.askers import Asker
from reconquista_qt.view.why.explain_host import explain_host_of
from reconquista_qt.view.why.reason import Why
from reconquista_qt.wording import install

Key = Qt.Key


@pytest.fixture
def window(qtbot: Any) -> Iterator[MainWindow]:
    application = QApplication.instance() or program.application()
    assert isinstance(application, QApplication)
    window = program.build(application, Session.new(GAME, seed=7))
    window.preferences.set("language", "en")
    window.preferences.set("speed", "instant")
    window.resize(1400, 900)
    window.show()
    qtbot.waitExposed(window)
    yield window
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    install(application, "en")


def asker(widget: QWidget) -> Asker:
    """Return what a number answers with."""
    return next(child for child in widget.children() if isinstance(child, Asker))


def why(widget: QWidget) -> Why:
    """Return the breakdown of a number."""
    found = asker(widget).build()
    assert found is not None
    return found


def added_up(found: Why) -> bool:
    """Tell whether the parts of a breakdown come to its total."""
    assert found.total is not None
    parts = [int(part.number.replace("−", "-")) for part in found.parts if part.number]
    return sum(parts) == int(found.total.number)


def rules_exist(found: Why) -> bool:
    """Tell whether every rule of a breakdown is in the rulebook, in both languages."""
    parts = (*found.parts, *([found.total] if found.total else []))
    rules = {part.rule for part in parts if part.rule} | ({found.rule} - {""})
    return bool(rules) and all(
        rules <= set(book(name, "reconquista").clauses) for name in ("en", "es")
    )


# -- how it opens ---------------------------------------------------------------------------------


def test_a_click_opens_it_and_escape_puts_it_away(qtbot: Any, window: MainWindow) -> None:
    explain = explain_host_of(window)
    qtbot.mouseClick(window.phase.coins, Qt.MouseButton.LeftButton)
    assert explain.shown is not None and explain.shown.title == "Treasury"
    assert explain.popover is not None and explain.popover.isAncestorOf(QApplication.focusWidget())
    assert window.rect().contains(explain.popover.geometry())
    qtbot.keyClick(QApplication.focusWidget(), Key.Key_Escape)
    assert explain.shown is None


def test_hovering_opens_it_and_leaving_puts_it_away(qtbot: Any, window: MainWindow) -> None:
    explain = explain_host_of(window)
    QApplication.sendEvent(window.phase.coins, QEvent(QEvent.Type.Enter))
    assert explain.shown is None
    qtbot.waitUntil(lambda: explain.shown is not None, timeout=3000)
    QApplication.sendEvent(window.phase.coins, QEvent(QEvent.Type.Leave))
    qtbot.waitUntil(lambda: explain.shown is None, timeout=3000)


def test_the_keyboard_opens_it(qtbot: Any, window: MainWindow) -> None:
    explain = explain_host_of(window)
    window.phase.turn.setFocus(Qt.FocusReason.TabFocusReason)
    QCoreApplication.processEvents()
    assert explain.shown is not None and not explain.popover.pinned  # type: ignore[union-attr]
    qtbot.keyClick(window.phase.turn, Key.Key_Return)
    assert explain.popover is not None and explain.popover.pinned
    row = QApplication.focusWidget()
    qtbot.keyClick(row, Key.Key_Down)
    assert QApplication.focusWidget() is not row
    qtbot.keyClick(QApplication.focusWidget(), Key.Key_Escape)
    assert QApplication.focusWidget() is window.phase.turn
    button = window.phase.spending.buttons["army"]
    button.setFocus()
    window.actions_["why"].trigger()
    assert explain.shown is not None and explain.shown.title == "Army"


def test_a_row_lights_its_areas_and_opens_its_rule(qtbot: Any, window: MainWindow) -> None:
    explain = explain_host_of(window)
    asker(window.phase.spending.buttons["army"]).ask()
    popover = explain.popover
    assert popover is not None
    scene = window.board.board
    places = set(window.desk.choices.choices["army"].areas)
    assert scene.highlighted("shown") == places
    row = next(row for row in popover.list.rows if row.part.areas)
    row.setFocus()
    assert scene.highlighted("shown") == set(row.part.areas)
    with qtbot.waitSignal(window.ruleRequested) as asked:
        qtbot.keyClick(row, Key.Key_Return)
    assert asked.args == ["phase3/army"]
    assert explain.shown is None and not scene.highlighted("shown")


def test_what_is_told_goes_away_when_the_game_goes_on(window: MainWindow) -> None:
    asker(window.phase.coins).ask()
    window.controller.submit(DONE)
    assert explain_host_of(window).shown is None


def test_nothing_opens_where_the_keyboard_was_moved_on(window: MainWindow) -> None:
    window.phase.spending.buttons["army"].setFocus()
    window.controller.submit(DONE)  # the purchases are put away
    QCoreApplication.processEvents()
    assert explain_host_of(window).shown is None


def test_it_goes_away_with_the_language(window: MainWindow) -> None:
    asker(window.phase.coins).ask()
    window.next_language()
    assert explain_host_of(window).shown is None
    assert why(window.phase.coins).title == "Tesoro"


def test_a_number_may_be_destroyed_while_it_is_shown(qtbot: Any, window: MainWindow) -> None:
    panel = BattlePanel(Words("en"), parent=window)
    panel.show()
    panel.add(Entry(1, 1, "movement", 0, e.BattleBegan(
        "leon", "christian", "muslim", {"christian_army": 2}, {"muslim_army": 1}, False, "", "",
        "phase4/open-battle")), roll=False)  # fmt: skip
    force = next(child for child in panel.findChildren(Counters))
    QApplication.sendEvent(force, QEvent(QEvent.Type.Enter))
    asker(force).ask()
    assert explain_host_of(window).shown is not None
    shiboken6.delete(panel)
    QCoreApplication.processEvents()
    assert explain_host_of(window).popover is not None


# -- the numbers ----------------------------------------------------------------------------------


def test_treasury_income_and_prices_add_up(window: MainWindow) -> None:
    controller = window.controller
    before = why(window.phase.coins)
    assert added_up(before) and rules_exist(before)
    lines = income_lines(controller.state)
    assert [part.number for part in before.parts] == [f"+{points}" for _, _, points in lines]
    area = window.desk.choices.choices["garrison"].areas[0]
    price = why(window.phase.spending.buttons["garrison"])
    assert added_up(price) and rules_exist(price)
    assert controller.submit(Build("garrison", AREA_INDEX[area]))
    after = why(window.phase.coins)
    assert added_up(after) and after.parts[-1].areas == (area,)
    assert after.total is not None and after.total.number == str(controller.state.treasury)


def test_score_adds_up_row_by_row(window: MainWindow) -> None:
    window.score.show()
    window.score.raise_()
    QCoreApplication.processEvents()
    found = why(window.score.points)
    assert added_up(found) and rules_exist(found)
    rows = window.score.lines.rows
    whole = [row.part for row in rows[:-1] if row.part.strong]
    single = [row.part for row in rows[:-1] if not row.part.strong]
    total = int(rows[-1].part.number)
    assert total == int(window.score.points.text())
    for parts in (whole, single):
        assert sum(int(part.number or 0) for part in parts) == total
    levels = why(window.score.bar)
    assert sum(part.strong for part in levels.parts) == 1 and rules_exist(levels)


def test_a_row_of_the_score_lights_its_areas(window: MainWindow) -> None:
    window.score.show()
    window.score.raise_()
    QCoreApplication.processEvents()
    row = next(row for row in window.score.prospects.rows if row.part.areas)
    row.setFocus()
    assert window.board.board.highlighted("shown") == set(row.part.areas)
    row.clearFocus()
    assert not window.board.board.highlighted("shown")


def test_numbers_within_sentences_are_links(window: MainWindow) -> None:
    prompt = window.phase.prompt
    assert f'<a href="why:treasury">{window.controller.state.treasury}</a>' in prompt.text()
    prompt.linkActivated.emit("why:treasury")
    assert explain_host_of(window).shown == why(window.phase.coins)
    window.phase.income.linkActivated.emit("why:income")
    shown = explain_host_of(window).shown
    assert shown is not None and shown.title == "Income" and added_up(shown)


def test_forces_tell_their_strength() -> None:
    found = force_why({"christian_army": 2, "christian_garrison": 1}, Words("en"), "leon")
    assert found is not None and rules_exist(found)
    numbers = {part.text: part.number for part in found.parts}
    assert numbers["Hits to be expected in a round"] == "1.3"  # 2 × 3/6 + 2/6
    assert numbers["Added to the die of a siege, as besieger"] == "+5"
    assert force_why({}, Words("en")) is None


ENTRIES = (
    e.SiegeRolled("toledo", "christian", "muslim", {"christian_army": 2}, {"muslim_garrison": 1}, 4,
                  (("christian_army", 2, 4),), 8, 3, (("city", 1, 1), ("muslim_garrison", 1, 1)),
                  True, 7),
    e.BattleRound("leon", 1, "", (("christian_army", 4), ("christian_army", 2)),
                  (("muslim_army", 6),), 1, 1, {}, {}),
    e.IncomeCollected((("base", "", 2), ("region", "asturias", 1)), 3),
    e.Bought("army", "leon", 2, 1, "phase3/army"),
    e.GameEnded("last_turn", 22, "alfonso_viii", "phase7/last-turn"),
    e.EventRolled((3, 4), 7),
)  # fmt: skip


@pytest.mark.parametrize("event", ENTRIES, ids=lambda event: event.kind)
@pytest.mark.parametrize("language", ["en", "es"])
def test_lines_of_the_log_break_their_numbers_down(event: e.Happened, language: str) -> None:
    found = event_why(Entry(1, 1, "sieges", 0, event), Words(language))
    assert found is not None and rules_exist(found)
    assert "{" not in found.plain


def test_the_totals_of_a_siege_and_the_hits_of_a_battle_add_up(qtbot: Any) -> None:
    siege, battle = SiegePanel(Words("en")), BattlePanel(Words("en"))
    for panel in (siege, battle):
        qtbot.addWidget(panel)
    siege.add(Entry(1, 1, "sieges", 0, ENTRIES[0]), roll=False)
    for name, total in (("1-0", "8"), ("1-1", "7")):
        found = siege.why(name)
        assert found is not None and found.total is not None and found.total.number == total
        assert added_up(found) and rules_exist(found)
        assert any(f"why:{name}" in label.text() for label in siege.findChildren(QLabel))
    battle.add(Entry(1, 1, "movement", 0, e.BattleBegan(
        "leon", "christian", "muslim", {"christian_army": 2}, {"muslim_army": 1}, False, "", "",
        "phase4/open-battle")), roll=False)  # fmt: skip
    battle.add(Entry(2, 1, "movement", 0, ENTRIES[1]), roll=False)
    for name, title in (("1-0", "Christians, round 1"), ("1-1", "Muslims, round 1")):
        found = battle.why(name)
        assert found is not None and found.title == title and added_up(found)


def test_odds_tell_what_they_come_from(window: MainWindow) -> None:
    position = GAME.position(GAME.new("standard", {}))
    position["phase"] = "movement"
    position["areas"]["leon"].update(city="christian", units={"christian_army": 3})
    session = Session.at(GAME, position, seed=1)
    window.controller.adopt(session)
    moves = [one for one in session.waiting.options if isinstance(one, Move)]  # type: ignore[union-attr]
    told = [odds_why(forecast(session.state, move), Words("en")) for move in moves]
    meets = [found for found in told if found is not None]
    assert meets
    for found in meets:
        chances = [part.number for part in found.parts if part.number.endswith("%")]
        assert chances and rules_exist(found)
        assert abs(sum(int(number.rstrip("%")) for number in chances) - 100) <= len(chances)


def test_the_unit_chooser_tells_the_odds(qtbot: Any, window: MainWindow) -> None:
    position = GAME.position(GAME.new("standard", {}))
    position["phase"] = "movement"
    position["areas"]["burgos"].update(city=None, units={"christian_army": 3})
    window.controller.adopt(Session.at(GAME, position, seed=1))
    dialog = MoveDialog(window.desk.choices, window.languages, "burgos", "light", window)
    qtbot.addWidget(dialog)
    dialog.show()
    told = ""
    for row in range(dialog.targets.count()):
        dialog.targets.setCurrentRow(row)
        if "why:odds" in dialog.reason.text():
            told = dialog.reason.text()
            dialog.reason.linkActivated.emit("why:odds")
            explain = explain_host_of(dialog)
            assert explain.shown is not None and rules_exist(explain.shown)
            assert explain.popover is not None and explain.popover.parentWidget() is dialog
    assert told
    assert why(dialog.title).parts


def test_the_end_breaks_the_points_down(qtbot: Any, window: MainWindow) -> None:
    dialog = EndDialog(window.controller, window.languages, window)
    qtbot.addWidget(dialog)
    assert rules_exist(why(dialog.bar))


def test_the_board_tells_the_strength_of_an_area(window: MainWindow) -> None:
    window.board.select_area("leon")
    window.board.setFocus()
    window.actions_["why"].trigger()
    shown = explain_host_of(window).shown
    assert shown is not None and shown.title.startswith("León: ")


# -- terms ----------------------------------------------------------------------------------------


def test_terms_are_explained_outside_the_rulebook_too(qtbot: Any, window: MainWindow) -> None:
    prompt = window.phase.prompt
    qtbot.waitUntil(lambda: "rule:glossary/income" in prompt.text(), timeout=3000)
    assert "The points collected in phase 3" in prompt.text()
    with qtbot.waitSignal(window.ruleRequested) as asked:
        prompt.linkActivated.emit("rule:glossary/income")
    assert asked.args == ["glossary/income"]
    window.next_language()
    qtbot.waitUntil(lambda: "Los puntos que se recaudan" in prompt.text(), timeout=3000)


def test_refusals_explain_their_terms(window: MainWindow) -> None:
    kind = next(
        kind for kind in window.phase.spending.buttons if kind not in window.desk.choices.choices
    )
    window.phase.spending.pick(kind)
    assert window.banner.isVisible() and 'class="term"' in window.banner.text.text()


def test_log_lines_explain_terms_and_numbers(qtbot: Any, window: MainWindow) -> None:
    view, hover = window.log.view, window.log.hover
    rows = [window.log.model.index(row, 0) for row in range(window.log.model.rowCount())]
    income = next(row for row in rows if isinstance(row.data(ENTRY).event, e.IncomeCollected))
    numbers = hover.numbers(income)
    assert numbers is not None and added_up(numbers)
    told = [hover.everything(row) for row in rows]
    terms = {part.rule for found in told if found for part in found.parts}
    assert any(rule.startswith("glossary/") for rule in terms)
    everything = hover.everything(income)
    view.setCurrentIndex(income)
    view.setFocus()
    qtbot.keyClick(view, Key.Key_Space)
    assert explain_host_of(window).shown == everything
    explain_host_of(window).hide()
    view.scrollTo(income)
    at = view.visualRect(income).center()
    end = QPoint(view.viewport().width() - 30, at.y())
    QApplication.sendEvent(
        view.viewport(), QHelpEvent(QEvent.Type.ToolTip, end, view.viewport().mapToGlobal(end))
    )
    assert explain_host_of(window).shown == numbers


def test_growing_the_log_looks_no_term_up(window: MainWindow, monkeypatch: Any) -> None:
    def never(*_: object) -> None:
        raise AssertionError("a term was looked up while the log grew")

    QCoreApplication.processEvents()
    monkeypatch.setattr("reconquista_qt.model.glossary.Glossary.at", never)
    monkeypatch.setattr("reconquista_qt.model.glossary.Glossary.within", never)
    window.controller.submit(DONE)
    assert window.log.model.rowCount() > 1


# -- what Qt itself names -------------------------------------------------------------------------


def names(window: MainWindow) -> set[str]:
    """Return the names of the buttons in the titles of all docks."""
    return {
        button.accessibleName()
        for dock in window.findChildren(QDockWidget)
        for button in dock.findChildren(QAbstractButton)
        if button.objectName().startswith("qt_dockwidget")
    }


def test_dock_buttons_speak_the_language(window: MainWindow) -> None:
    QCoreApplication.processEvents()
    assert names(window) == {"Detach or dock", "Close"}
    window.next_language()
    assert names(window) == {"Separar o acoplar", "Cerrar"}
    window.preferences.set("text_scale", 1.3)  # Qt names them anew with the style sheet
    assert names(window) == {"Separar o acoplar", "Cerrar"}


def test_settings_grow_with_the_text(qtbot: Any, window: MainWindow) -> None:
    dialog = SettingsDialog(window.preferences, window)
    qtbot.addWidget(dialog)
    dialog.show()
    before = dialog.width()
    window.preferences.set("text_scale", 1.5)
    qtbot.waitUntil(lambda: dialog.width() > before * 1.3, timeout=3000)
    dialog.hide()
    window.preferences.set("text_scale", 1.0)
    dialog.show()
    assert dialog.width() == before
    assert dialog.height() <= dialog.screen().availableSize().height()
