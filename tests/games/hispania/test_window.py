"""Hispania in the window: the nation's card, the ages, odds before a battle, units by mouse."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QDockWidget, QWidget
from pytestqt.qtbot import QtBot

from reconquista_qt.engine.decision import Decision, Over
from reconquista_qt.engine.session import Session
from reconquista_qt.games import entry_of
from reconquista_qt.games.hispania.board import SURFACE
from reconquista_qt.games.hispania.board.chronicle import Age, Chronicle, PointsCurve, ages
from reconquista_qt.games.hispania.board.colours import PLAYERS
from reconquista_qt.games.hispania.board.docks import AgesDock, NationDock
from reconquista_qt.games.hispania.brain import BRAIN
from reconquista_qt.games.hispania.rules.actions import (
    DONE,
    STAND,
    WITHDRAW,
    Buy,
    Capital,
    Move,
    PlayEvent,
)  # fmt: skip
from reconquista_qt.games.hispania.rules.forces import pack, unpack
from reconquista_qt.games.hispania.rules.game import GAME
from reconquista_qt.games.hispania.rules.names import NATIONS, PLACE_INDEX, PLACES, REGIONS
from reconquista_qt.games.hispania.rules.notation import ACTION_NAMES
from reconquista_qt.games.hispania.rules.score import totals
from reconquista_qt.model.odds import answer_of
from reconquista_qt.view.app import build
from reconquista_qt.view.main_window import MainWindow
from reconquista_qt.view.table.end_dialog import TableEndDialog
from tests.games.hispania.rules.table import at, do, held, move, units
from tests.table.hand import TableHand

LEFT = Qt.MouseButton.LeftButton
PATIENCE = 60_000


def opened(session: Session | None = None) -> Session:
    """Return a game in which Carthage moves for the first time."""
    session = session or Session.new(GAME, seed=7)
    while isinstance(session.waiting, Decision) and session.waiting.kind != "move":
        session.act(session.waiting.options[0])
    return session


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication) -> Iterator[MainWindow]:
    made = build(qapp, opened())
    made.preferences.set("speed", "instant")
    made.languages.set_language("en")
    made.resize(1280, 800)
    made.show()
    qtbot.waitExposed(made)
    qtbot.waitUntil(lambda: made.is_complete, timeout=PATIENCE)
    made.board.fit()
    yield made
    made.close()
    made.deleteLater()


def dock(window: MainWindow, name: str) -> Any:
    return next(dock for dock in window.findChildren(QDockWidget) if dock.objectName() == name)


def test_the_card_is_that_of_the_nation_that_acts(window: MainWindow) -> None:
    card: NationDock = dock(window, "nationDock")
    assert card.nation == "carthage"
    assert card.name.text() == "Carthage"
    text = card.page.toPlainText()
    assert "Goals" in text and "as it stands" in text and "Counters left" in text
    # What it comes to stands above what it is made of, and in the head.
    assert text.index("as it stands") < text.index("each region of South")
    assert card.soon.text() == "+4 (T1)"
    ages: AgesDock = dock(window, "agesDock")
    assert ages.track.nation == "carthage"
    assert "Barcids" in ages.age.text()


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_low_card_has_a_head_of_one_line_that_is_never_cut(
    qtbot: QtBot, window: MainWindow, language: str
) -> None:
    window.languages.set_language(language)
    card: NationDock = dock(window, "nationDock")
    line = card.fontMetrics().height()
    card.setFloating(True)
    card.resize(40 * line, 40 * line)
    qtbot.waitUntil(lambda: card.shield.height() > 2 * line, timeout=PATIENCE)
    qtbot.waitUntil(lambda: card.told.y() > card.name.y(), timeout=PATIENCE)
    card.resize(40 * line, 12 * line)
    qtbot.waitUntil(lambda: card.shield.height() < 2 * line, timeout=PATIENCE)
    together = 0
    for wide in (18, 40):
        card.resize(wide * line, 12 * line)
        qtbot.waitUntil(lambda w=wide: card.width() == w * line, timeout=PATIENCE)
        for nation in NATIONS:
            card.choose(nation)
            card.inside.activate()
            for label in (card.name, card.told):
                if not label.wordWrap():
                    together += 1
                    wanted = label.fontMetrics().horizontalAdvance(label.text())
                    assert label.width() >= wanted, (nation, label.text())
    assert together >= 2 * len(NATIONS)  # in the wide one all of them are


def test_a_click_on_the_ages_shows_a_card_and_the_button_goes_back(
    qtbot: QtBot, window: MainWindow
) -> None:
    card: NationDock = dock(window, "nationDock")
    ages: AgesDock = dock(window, "agesDock")
    ages.raise_()
    line = ages.track.line_of("rome").center().toPoint()
    qtbot.mouseClick(ages.track, LEFT, pos=line)
    assert card.nation == "rome"
    card.raise_()
    qtbot.waitUntil(card.page.isVisible, timeout=PATIENCE)
    card.refresh()
    assert card.name.text() == "Rome"
    assert card.back.isVisible()
    qtbot.mouseClick(card.back, LEFT)
    assert card.nation == "carthage"
    assert "Rome" in ages.track.tip(5, ages.track.line_of("rome").center().y())


def test_links_of_the_card_lead_to_places_rules_and_other_cards(
    qtbot: QtBot, window: MainWindow
) -> None:
    card: NationDock = dock(window, "nationDock")
    card.page.anchorClicked.emit(QUrl("area:sevilla"))
    assert window.board.selected == "sevilla"
    with qtbot.waitSignal(window.board.ruleActivated, timeout=PATIENCE):
        card.page.anchorClicked.emit(QUrl("rule:8/awards"))
    card.page.anchorClicked.emit(QUrl("nation:iberians"))
    assert card.nation == "iberians"


def test_card_and_ages_speak_spanish(window: MainWindow) -> None:
    window.languages.set_language("es")
    card: NationDock = dock(window, "nationDock")
    ages: AgesDock = dock(window, "agesDock")
    assert card.windowTitle() == "Nación" and ages.windowTitle() == "Edades"
    text = card.page.toPlainText()
    assert "Objetivos" in text and "tal como está" in text
    assert "Los Bárcidas" in ages.age.text()


def test_who_did_what_is_told_in_words(window: MainWindow) -> None:
    for language in ("en", "es"):
        window.languages.set_language(language)
        naming = window.board.naming
        for deed in ACTION_NAMES:
            told = naming.deed(deed)
            assert told[0].isupper() and told != deed, (language, deed)


def test_the_turns_stay_in_sight_over_the_ages(qtbot: QtBot, window: MainWindow) -> None:
    ages: AgesDock = dock(window, "agesDock")
    ages.raise_()
    qtbot.waitUntil(ages.track.isVisible, timeout=PATIENCE)
    bar = ages._area.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0, timeout=PATIENCE)
    bar.setValue(bar.maximum())
    qtbot.waitUntil(lambda: ages.track.top_seen() == bar.maximum(), timeout=PATIENCE)
    assert ages.track.nation_at(ages.track.top_seen() + 2) == ""
    seen = ages._area.viewport().grab().toImage()
    bar.setValue(0)
    qtbot.waitUntil(lambda: ages.track.top_seen() == 0, timeout=PATIENCE)
    assert ages.track.nation_at(2) == ""
    before = ages._area.viewport().grab().toImage()
    high = round(ages.fontMetrics().height())
    strip = (0, 0, before.width(), high)
    assert seen.copy(*strip) == before.copy(*strip)


def test_each_line_of_points_stands_beside_its_name(window: MainWindow) -> None:
    curve = PointsCurve(window.board)
    curve.ages = [Age(1, (), (("yellow", -3.0), ("green", 4.0), ("blue", 4.0), ("red", 4.0)))]
    curve.resize(700, 300)
    image = curve.grab().toImage()
    # One turn alone has its spots, and each name the colour of its line before it.
    for seat in ("yellow", "green", "blue", "red"):
        base = QColor(PLAYERS[seat].base).rgb()
        seen = [
            (x, y)
            for x in range(image.width())
            for y in range(image.height())
            if image.pixel(x, y) == base
        ]
        assert len(seen) > 10, seat
        assert max(x for x, _ in seen) - min(x for x, _ in seen) > 20


def test_a_battle_has_its_odds_before_the_step_into_it(window: MainWindow) -> None:
    state = window.controller.state
    step = state.agenda[-1]
    found = 0
    for action in step.options(state):
        question = SURFACE.odds_of(state, "yellow", action)
        if question is None:
            continue
        found += 1
        answer = answer_of(GAME, question, state)
        assert answer is not None and answer.head is not None
        assert 0 <= answer.head.chance <= 1
        assert window.board.odds.told(answer)
    assert found
    assert SURFACE.odds_of(state, "yellow", DONE) is None


def test_who_is_to_stand_sees_the_odds_of_both_answers(window: MainWindow) -> None:
    session = at(
        20,
        "castile",
        "move",
        {"pamplona": held("castile", infantry=2), "osca": held("zaragoza_taifa", infantry=2)},
        dice=(1, 1, 1, 1),
    )
    move(session, "pamplona", "osca", infantry=2)
    do(session, "done")
    state = session.state
    told = {}
    for action in (STAND, WITHDRAW):
        question = SURFACE.odds_of(state, "blue", action)
        assert question is not None
        answer = answer_of(GAME, question, state)
        assert answer is not None and answer.head is not None
        told[action] = answer.head.chance
        assert window.board.odds.title(answer) in ("Second round, if both stand",
                                                   "After the withdrawal")  # fmt: skip
    assert 0 < told[STAND] < 1 and told[WITHDRAW] == 0


def test_where_a_battle_is_decided_is_lit_and_the_odds_leave_it_free(
    qtbot: QtBot, window: MainWindow
) -> None:
    session = at(
        20,
        "castile",
        "move",
        {"onuba": held("castile", infantry=2), "algarve": held("zaragoza_taifa", infantry=2)},
        dice=(1, 1, 1, 1),
    )
    move(session, "onuba", "algarve", infantry=2)
    assert tuple(SURFACE.concerns(session.state)) == ()
    do(session, "done")
    window.controller.adopt(session)
    board, panel = window.board, window.desk.odds
    qtbot.waitUntil(lambda: not board.playback.is_playing, timeout=PATIENCE)
    board.fit()
    assert board.board.highlighted("concern") == {"algarve"}
    panel.consider(None)
    assert panel.isVisible()
    by = panel.parentWidget().mapFromGlobal(board.viewport().mapToGlobal(QPoint()))
    assert not panel.geometry().contains(board.anchor_of("algarve") + by)


def test_units_that_are_too_many_to_attack_are_not_reckoned_with_and_told_to_be_lost() -> None:
    session = at(
        20,
        "castile",
        "move",
        {
            "pamplona": held("castile", infantry=7, knight=1),
            "osca": held("zaragoza_taifa", infantry=2),
        },
    )
    whole = GAME.action_from(
        {"do": "move", "from": "pamplona", "to": "osca", "units": {"infantry": 7, "knight": 1}}
    )
    question = SURFACE.odds_of(session.state, "blue", whole)
    assert question is not None
    row = next(row for row in question.rows if row.what == "crowded")
    limit = int(str(row.value).split(" / ")[0])
    assert str(row.value) == f"{limit} / 8"
    # The owner keeps the dearest: his knight is among those who fight.
    assert question.data["attacker"] == {"infantry": limit - 1, "knight": 1}
    moving = entry_of("hispania").words("en").prompt(session.waiting, session.state)
    assert "Osca" not in moving
    session.act(whole)
    # Before the movement ends it is said what its end would cost.
    for language, told in (
        ("en", f"{8 - limit} units above"),
        ("es", f"{8 - limit} unidades de más"),
    ):
        words = entry_of("hispania").words(language)
        prompt = words.prompt(session.waiting, session.state)
        assert told in prompt and words.area("osca") in prompt
    do(session, "done")
    waiting = session.waiting
    assert isinstance(waiting, Decision) and waiting.kind == "excess"
    for language, told in (("en", f"{8 - limit} units too many"), ("es", f"{8 - limit} unidades")):
        words = entry_of("hispania").words(language)
        prompt = words.prompt(waiting, session.state)
        assert told in prompt and ("Undo" in prompt or "deshacer" in prompt)


def test_units_march_by_mouse_and_the_step_is_the_rules_own(
    qtbot: QtBot, window: MainWindow
) -> None:
    state = window.controller.state
    step = state.agenda[-1]
    move = next(
        action
        for action in step.options(state)
        if isinstance(action, Move) and action.origin < 40 and action.to < 40 and action.units
    )
    start, end = PLACES[move.origin], PLACES[move.to]
    board = window.board
    a, b = board.anchor_of(start), board.anchor_of(end)
    qtbot.mousePress(board.viewport(), LEFT, pos=a)
    for t in (0.3, 0.7, 1.0):
        qtbot.mouseMove(
            board.viewport(), a + QPoint(round((b - a).x() * t), round((b - a).y() * t))
        )
    qtbot.mouseRelease(board.viewport(), LEFT, pos=b)
    moved = window.controller.session.journal[-1].event
    assert type(moved).__name__ == "UnitsMoved"
    assert (moved.origin, moved.to) == (start, end)
    assert PLACE_INDEX[end] == move.to


def test_the_chooser_leaves_one_of_the_first_kind_behind(qtbot: QtBot, qapp: QApplication) -> None:
    session = Session.at(GAME, {
        "game": "hispania", "scenario": "E", "players": 4, "turn": 11, "nation": "umayyads",
        "phase": "move", "regions": {
            "malaca": {"nation": "umayyads", "units": {"infantry": 18, "cavalry": 6, "berber": 3}},
        }, "leaders": {"tariq": "malaca"},
    }, seed=1)  # fmt: skip
    window = build(qapp, session)
    try:
        window.preferences.set("speed", "instant")
        window.resize(1280, 800)
        window.show()
        qtbot.waitExposed(window)
        qtbot.waitUntil(lambda: window.is_complete, timeout=PATIENCE)
        window.board.fit()
        going = pack({"infantry": 17, "cavalry": 6, "berber": 3})
        leader = session.state.board.leader_index["tariq"]
        action = Move(PLACE_INDEX["malaca"], PLACE_INDEX["sevilla"], going, (leader,))
        assert session.why_not(action) is None
        assert TableHand(window).do(action) == "count_out"
    finally:
        window.close()
        window.deleteLater()


def test_the_wheel_leaves_one_of_two_behind(window: MainWindow) -> None:
    session = window.controller.session
    state = session.state
    whole = next(
        action
        for action in session.waiting.options
        if isinstance(action, Move)
        and not action.leaders
        and [number > 1 for number in unpack(action.units).values()] == [True]
        and max(action.origin, action.to) < len(REGIONS)
        and state.owner[action.to] == state.nation
    )
    (unit,) = unpack(whole.units)
    part = whole._replace(units=pack({unit: 1}))
    assert session.why_not(part) is None
    assert TableHand(window).do(part) == "drag"


@pytest.mark.parametrize("language", ["en", "es"])
def test_no_text_of_the_panels_is_cut_off(qtbot: QtBot, window: MainWindow, language: str) -> None:
    window.languages.set_language(language)
    card: NationDock = dock(window, "nationDock")
    for nation in ("leon_kingdom", "zaragoza_taifa", "visigoths"):
        card.choose(nation)
        card.inside.activate()
        for label in (card.name, card.told):
            wanted = label.fontMetrics().horizontalAdvance(label.text())
            assert label.wordWrap() or label.width() >= wanted, label.text()
        assert not card.page.horizontalScrollBar().isVisible()
        assert card.page.document().idealWidth() <= card.page.viewport().width() + 1, nation


def test_the_chronicle_tells_each_age_with_its_holders_and_the_points(qtbot: QtBot) -> None:
    session = Session.new(GAME, seed=3, scenario="A")
    player = BRAIN.greedy()
    while isinstance(session.waiting, Decision) and session.state.turn < 4:
        session.act(player(session.state))
    told = ages(session)
    assert [age.turn for age in told] == [1, 2, 3, 4]
    after = {seat: halves / 2 for seat, halves in totals(session.state).items()}
    # Nothing is scored between the end of turn 3 and the first decision of turn 4.
    assert dict(told[2].points).keys() == after.keys()
    assert sum(dict(told[2].points).values()) >= sum(dict(told[0].points).values())
    realms = told[0].realms()
    assert sum(number for _, number in realms) == sum(1 for h in told[0].holders if h >= 0)
    assert [number for _, number in realms] == sorted((n for _, n in realms), reverse=True)


def test_the_chronicle_opens_from_the_ages(qtbot: QtBot, window: MainWindow) -> None:
    panel: AgesDock = dock(window, "agesDock")
    panel.raise_()
    qtbot.waitUntil(panel.chronicle.isVisible, timeout=PATIENCE)
    qtbot.mouseClick(panel.chronicle, LEFT)
    chronicle = window.findChild(Chronicle)
    assert chronicle is not None and chronicle.isVisible() and not chronicle.isModal()
    assert len(chronicle.maps) == 1
    shown = chronicle.maps[0]
    assert "Carthage" in shown.accessibleName()
    places = {shown.place_at(QPoint(x, y)) for x in range(0, shown.width(), 6)
              for y in range(0, shown.height(), 6)}  # fmt: skip
    assert len(places & set(REGIONS)) > 30
    assert not shown.grab().toImage().isNull() and not chronicle.curve.grab().isNull()
    window.languages.set_language("es")
    assert chronicle.windowTitle() == "Crónica de las edades"
    chronicle.close()


def test_the_end_of_a_game_opens_the_ages_in_pictures_and_these_the_words(
    qtbot: QtBot, qapp: QApplication
) -> None:
    session = Session.new(GAME, seed=4, scenario="F", options={"players": 2})
    player = BRAIN.greedy()
    while isinstance(session.waiting, Decision):
        session.act(player(session.state))
    window = build(qapp, session)
    qtbot.addWidget(window)
    window.languages.set_language("en")
    window.show()
    window.windows.end()
    end = window.windows.open["end"]
    assert isinstance(end, TableEndDialog)
    end._told.click()
    chronicle = window.findChild(Chronicle)
    assert chronicle is not None and chronicle.isVisible()
    assert len(chronicle.maps) == session.state.turn
    assert "chronicle" not in window.windows.open
    chronicle.in_words.click()
    words = window.windows.open["chronicle"]
    assert words.isVisible() and "Carthage" in words.text.toPlainText()


def test_what_is_one_too_many_is_chosen_by_one_press(qtbot: QtBot, qapp: QApplication) -> None:
    session = at(19, "castile", "move", {"avila": held("castile", infantry=2, knight=1)})
    do(session, "done")
    window = build(qapp, session)
    qtbot.addWidget(window)
    window.preferences.set("speed", "instant")
    turn = window.desk.turn
    by_text = {button.text(): button for button in turn.answers.values()}
    assert len(by_text) == 2 and not any(text.endswith("…") for text in by_text)
    next(button for text, button in by_text.items() if "Knight" in text).click()
    assert units(window.controller.session, "avila") == {"infantry": 2}


@pytest.mark.rule("10.3/events", "10.3/draw")
def test_each_event_counter_is_a_line_of_its_own_which_tab_finds_at_once(
    qtbot: QtBot, qapp: QApplication
) -> None:
    session = Session.new(
        GAME, seed=147178751, scenario="F", options={"players": 2, "events": True}
    )
    while isinstance(session.waiting, Decision) and session.waiting.kind != "event":
        session.act(session.waiting.options[-1])
    waiting = session.waiting
    assert isinstance(waiting, Decision)
    events = dict.fromkeys(one.event for one in waiting.options if isinstance(one, PlayEvent))
    assert len(events) == 2
    window = build(qapp, session)
    qtbot.addWidget(window)
    window.languages.set_language("en")
    turn = window.desk.turn
    words = entry_of("hispania").words("en")
    for event in events:
        assert words.option(PlayEvent(event)) in turn.buttons[f"event.{event}"].text()
    # By Tab they come before the button that ends it, in the order in which they stand.
    names = {id(button): name for name, button in turn.buttons.items()}
    found: list[str] = []
    widget: QWidget = turn.buttons[f"event.{next(iter(events))}"]
    while widget is not turn.primary:
        if id(widget) in names:
            found.append(names[id(widget)])
        widget = widget.nextInFocusChain()
    assert found == [*(f"event.{event}" for event in events), "capital"]


def test_a_capital_is_declared_by_its_button_and_a_click(qtbot: QtBot, window: MainWindow) -> None:
    view, state = window.board, window.controller.session.state
    gades = PLACE_INDEX["gades"]
    carthage = NATIONS.index("carthage")
    assert state.owner[gades] == carthage and state.capitals[carthage] != gades
    # Until it is picked, a click means what it always meant.
    assert all(not isinstance(action, Capital) for action in view.choosing.at("gades"))
    window.phase.buttons["capital"].click()
    assert "gades" in view.choosing.lit
    at = view.anchor_of("gades")
    qtbot.mouseClick(view.viewport(), LEFT, pos=at)
    qtbot.waitUntil(
        lambda: window.controller.session.state.capitals[carthage] == gades, timeout=PATIENCE
    )
    assert window.controller.waiting.kind == "move"


def test_a_person_is_asked_for_the_capital_before_a_unit_goes() -> None:
    option = next(one for one in GAME.option_list if one.id == "capital_asked")
    assert option.default is False, "programs may declare one at any decision"
    assert SURFACE.proposed(option).default is True


@pytest.mark.rule("4.5/checks", "4.3/capital")
def test_what_can_be_meant_in_one_way_only_is_done_by_its_button(
    qtbot: QtBot, qapp: QApplication
) -> None:
    """Beside the capitals that might be declared: it need not be pointed at on the map as well."""
    regions = {"oporto": held("suebi", infantry=5), "galicia": held("suebi", infantry=1)}
    session = at(8, "suebi", "move", regions, options={"capital_asked": True})
    do(session, "done")
    window = build(qapp, session)
    qtbot.addWidget(window)
    window.preferences.set("speed", "instant")
    window.languages.set_language("en")
    for left in (4, 3):
        assert window.controller.waiting.kind == "excess"
        turn = window.desk.turn
        (plain,) = (name for name in turn.buttons if name != "capital")
        assert "Infantry of Porto goes" in turn.buttons[plain].text()
        assert not turn.buttons[plain].isCheckable()
        assert turn.buttons["capital"].isCheckable()
        turn.buttons[plain].click()
        qtbot.waitUntil(
            lambda n=left: units(window.controller.session, "oporto") == {"infantry": n},
            timeout=PATIENCE,
        )
        qtbot.waitUntil(lambda: not window.board.playback.is_playing, timeout=PATIENCE)


def test_what_was_paid_is_no_goal_any_more(window: MainWindow) -> None:
    session = at(1, "galicians", "move", {"gades": held("carthage", infantry=2),
                                          "galicia": held("galicians", infantry=1)})  # fmt: skip
    words = window.board.naming.words.card
    assert words.soon(session.state, "carthage").endswith("(T2)")  # it has had its own part of T1
    assert [goal.turn for goal in words.goals(session.state, NATIONS.index("carthage"))] == [2, 3]
    ended = session.state.clone()
    ended.over = Over("last-turn", 1, "won", None)
    assert words.soon(ended, "carthage") == ""


def test_the_card_of_another_game_is_read_from_its_beginning(
    qtbot: QtBot, window: MainWindow
) -> None:
    card: NationDock = dock(window, "nationDock")
    bar = card.page.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert bar.value() > 0
    window.controller.adopt(opened(Session.new(GAME, seed=8)))
    assert card.nation == "carthage"
    assert bar.value() == 0


def test_a_head_of_two_lines_takes_no_room_from_the_panels_beside(window: MainWindow) -> None:
    card: NationDock = dock(window, "nationDock")
    lines = card.fontMetrics().lineSpacing()
    for nation in NATIONS:
        card.choose(nation)
        card.inside.activate()
        head = max(card.shield.height(), card.name.height() + card.told.height())
        assert card.page.minimumHeight() <= 2 * lines
        assert card.inside.minimumSize().height() <= head + card.back.height() + 5 * lines


def could_lose_gold(session: Session) -> bool:
    """Whether purchases may end while there is gold above the reserve, and something to buy."""
    waiting, state = session.waiting, session.state
    if not isinstance(waiting, Decision) or waiting.kind != "recruit":
        return False
    if DONE not in waiting.options or not any(isinstance(one, Buy) for one in waiting.options):
        return False
    nation = state.agenda[-1].nation
    return bool(state.gold[nation] > state.board.nations[nation].reserve)


def test_gold_that_would_be_lost_is_told_before_the_purchases_end(window: MainWindow) -> None:
    session = Session.new(GAME, seed=7)
    while not could_lose_gold(session):
        waiting = session.waiting
        assert isinstance(waiting, Decision)
        session.act(waiting.options[-1])
    nation = session.state.agenda[-1].nation
    reserve = session.state.board.nations[nation].reserve
    window.controller.adopt(session)
    window.desk.sit_down()
    gold = session.state.gold[nation] - reserve
    assert f"{gold} gold above the reserve would be lost" in window.desk.idle()
    inputs = len(session.inputs)
    window.actions_["primary"].trigger()
    assert len(session.inputs) == inputs, "asked first"
    assert window.banner.isVisible()
    window.actions_["primary"].trigger()
    assert len(session.inputs) > inputs
