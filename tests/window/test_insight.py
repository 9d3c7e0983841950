"""The insights in the window: danger, statistics, adviser, simulation."""

from __future__ import annotations

import os
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication, QLabel

from reconquista_qt.ai.policies import policy
from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.inputs import Acted
from reconquista_qt.engine.journal import Entry
from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.board.insight.danger import Danger
from reconquista_qt.games.reconquista.board.insight.heat_item import DangerShield, HeatItem, step_of
from reconquista_qt.games.reconquista.board.insight.luck import better_than, fortune, tallies
from reconquista_qt.games.reconquista.board.map.drag_odds import forecast
from reconquista_qt.games.reconquista.odds import reaction_odds
from reconquista_qt.games.reconquista.rules.actions import DONE, Move
from reconquista_qt.games.reconquista.rules.events import BattleBegan, BattleRound
from reconquista_qt.games.reconquista.rules.forces import unpack
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.games.reconquista.rules.names import AREA_INDEX
from reconquista_qt.view import app as program
from reconquista_qt.view.docks.adviser_dock import AdviserDock
from reconquista_qt.view.insight.advice_text import places_of
from reconquista_qt.view.insight.blunder import BlunderCheck
from reconquista_qt.view.main_window import MainWindow
from reconquista_qt.view.numbers import percent
from reconquista_qt.wording import install
from tests.waiting import at_rest, settle

LONG_MS = 300_000  # nothing here takes as long


@pytest.fixture
def window(qtbot: Any) -> Iterator[MainWindow]:
    application = QApplication.instance() or program.application()
    assert isinstance(application, QApplication)
    window = program.build(application, Session.new(GAME, seed=7))
    window.preferences.set("language", "en")
    window.preferences.set("speed", "instant")
    window.show()
    qtbot.waitExposed(window)
    yield window
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    install(application, "en")


def danger_of(window: MainWindow) -> Danger:
    """Show the danger and return what shows it."""
    window.actions_["danger"].trigger()
    found = window.insight.overlays["danger"]
    assert isinstance(found, Danger)
    return found


def test_danger_shows_the_exact_chances(window: MainWindow) -> None:
    danger = danger_of(window)
    expected = reaction_odds(window.controller.state)
    assert danger.strikes == expected
    items = window.board.board.items()
    heat = [item for item in items if isinstance(item, HeatItem)]
    assert {item.area for item in heat} == set(expected)
    assert sum(isinstance(item, DangerShield) for item in items) == len(expected)
    assert abs(danger.nobody + sum(one.chance for one in expected.values()) - 1) < 1e-9
    assert danger.note.isVisible()


def test_the_figures_of_danger_add_up_to_a_hundred(window: MainWindow) -> None:
    """On the shields of the map and on the leaf, wherever a game stands."""
    danger, seen = danger_of(window), 0
    for seed in range(1, 9):
        session, chance = Session.new(GAME, seed=seed), random.Random(seed)
        for _ in range(3 * seed):
            if isinstance(session.waiting, Decision):
                session.act(chance.choice(session.waiting.options))
        window.controller.adopt(session)
        danger.refresh()
        if not danger.strikes:
            continue
        seen += 1
        shields = [
            item._shown for item in window.board.board.items() if isinstance(item, DangerShield)
        ]
        leaf = [int(share) for share in re.findall(r"(\d+)\s*%", danger.why(""))]
        assert sum(leaf) == 100
        # The leaf has a line more: that nobody is struck.
        assert sorted(leaf) == sorted([*shields, 100 - sum(shields)])
    assert seen > 2


def test_the_chances_of_every_attack_lie_over_the_map(window: MainWindow, qtbot: Any) -> None:
    position = GAME.position(GAME.new("toledo_1085", GAME.default_options))
    position["phase"], position["treasury"] = "movement", 0
    position["areas"]["barcelona"]["units"] = {"christian_garrison": 1, "christian_army": 4}
    position["areas"]["zaragoza"]["units"] = {"muslim_garrison": 1, "muslim_army": 3}
    window.controller.adopt(Session.at(GAME, position, seed=7))
    danger_of(window)
    window.actions_["chances"].trigger()
    assert not window.actions_["danger"].isChecked(), "one heat at a time"
    chances = window.insight.overlays["chances"]
    assert chances is not None
    state, waiting = window.controller.state, window.controller.waiting
    assert isinstance(waiting, Decision)
    # With all that Barcelona has, found by hand among what is legal.
    march = next(
        option
        for option in waiting.options
        if isinstance(option, Move)
        and option.origin == AREA_INDEX["barcelona"]
        and option.to == AREA_INDEX["zaragoza"]
        and dict(unpack(option.units)) == {"christian_garrison": 1, "christian_army": 4}
    )
    met = forecast(state, march)
    assert met is not None
    assert chances.best["zaragoza"].found.success >= met.success > 0
    heat = {item.area for item in window.board.board.items() if isinstance(item, HeatItem)}
    assert heat == set(chances.best)
    assert "Zaragoza" in chances.why("zaragoza") and percent(met.success) in chances.why("")
    window.preferences.set("language", "es")
    qtbot.waitUntil(lambda: "marcha" in chances.why(""))
    window.actions_["chances"].trigger()
    assert not [item for item in window.board.board.items() if isinstance(item, HeatItem)]


def test_danger_follows_the_game_and_the_language(window: MainWindow, qtbot: Any) -> None:
    danger = danger_of(window)
    waiting: Any = window.controller.waiting
    window.controller.submit(waiting.options[0])
    qtbot.waitUntil(lambda: danger.strikes == reaction_odds(window.controller.state))
    window.preferences.set("language", "es")
    qtbot.waitUntil(lambda: "reacción" in danger.why(""))


def test_danger_says_why(window: MainWindow) -> None:
    danger = danger_of(window)
    area = max(danger.strikes, key=lambda one: danger.strikes[one].chance)
    window.board.select_area(area)
    text = danger.note.label.text()
    assert "region die" in text and "→" in text and "rule:" in text
    safe = danger.why("granada")
    assert "cannot be attacked first" in safe


def test_danger_goes_away(window: MainWindow) -> None:
    danger = danger_of(window)
    window.actions_["danger"].trigger()
    assert not danger.strikes and not danger.note.isVisible()
    assert not any(isinstance(item, HeatItem) for item in window.board.board.items())


def test_steps_of_heat() -> None:
    assert [step_of(chance) for chance in (0.01, 0.1, 0.3, 0.5, 1.0)] == [0, 1, 2, 3, 3]


def test_luck_counts_hits_against_their_chances() -> None:
    fight = [
        Entry(0, 1, "movement", 0, BattleBegan("leon", "christian", "muslim", {"christian_army": 2},
              {"muslim_garrison": 1}, False, "", "", "phase4/battle-trigger")),
        Entry(1, 1, "movement", 0, BattleRound("leon", 1, "", (("christian_army", 4),
              ("christian_army", 3)), (("muslim_garrison", 5),), 1, 1, {}, {})),
        Entry(2, 1, "movement", 0, BattleBegan("leon", "raider", "muslim", {"raider": 1},
              {"muslim_garrison": 1}, False, "", "", "phase4/battle-trigger")),
        Entry(3, 1, "movement", 0, BattleRound("leon", 1, "", (("raider", 6),),
              (("muslim_garrison", 6),), 1, 1, {}, {})),
    ]  # fmt: skip
    found = tallies(fight)
    ours, theirs = found["own_hits"], found["other_hits"]
    assert (ours.dice, ours.got, ours.expected) == (2, 1, 1)
    assert (theirs.dice, theirs.got) == (1, 1) and abs(theirs.expected - 1 / 3) < 1e-12
    assert fortune(found) < 0 and better_than(fortune(found)) < 0.5
    assert better_than(0) == 0.5


def test_statistics_follow_the_game(qtbot: Any, window: MainWindow) -> None:
    session = Session.new(GAME, seed=7)
    player = policy("greedy", GAME, 1)
    while session.state.turn < 4:
        waiting: Any = session.waiting
        assert waiting.options
        session.act(player(session.state))
    window.controller.adopt(session)
    window.actions_["statistics"].trigger()
    dock = window.insight.statistics()
    assert dock.isVisible()
    description = dock.chart.accessibleDescription()
    assert all(name in description for name in ("Points", "Cities", "Income", "4 →"))
    reaction = dock.rows["reaction"]
    assert reaction[2].text() == "3.50" and reaction[3].text()
    window.preferences.set("language", "es")
    qtbot.waitUntil(lambda: dock.windowTitle() == "Estadísticas")


# -- the adviser -----------------------------------------------------------------------------------


def advised(qtbot: Any, window: MainWindow) -> AdviserDock:
    """Ask the adviser with its key, and wait for the first answer."""
    window.actions_["adviser"].trigger()
    dock = window.insight.adviser()
    qtbot.waitUntil(lambda: dock.advice is not None, timeout=LONG_MS)
    return dock


def test_the_adviser_suggests_a_legal_move_and_performs_it(qtbot: Any, window: MainWindow) -> None:
    dock = advised(qtbot, window)
    assert dock.advice is not None
    first = dock.advice.plan[0]
    assert window.controller.why_not(first.action) is None
    places = frozenset(places_of(window.controller.game, first.action))
    assert window.board.board.highlighted("shown") == places != set()
    assert dock.page.best.text() == window.languages.wording.option(first.action, first.kind)
    before = len(window.controller.session.inputs)
    dock.page.perform.click()
    given = window.controller.session.inputs[before]
    assert isinstance(given, Acted) and given.action == first.action


def test_a_new_decision_is_thought_about_while_the_dock_is_open(
    qtbot: Any, window: MainWindow
) -> None:
    dock = advised(qtbot, window)
    dock.helper.stop()
    waiting: Any = window.controller.waiting
    window.controller.submit(waiting.options[0])
    assert dock.advice is None and dock.helper.is_running
    qtbot.waitUntil(lambda: dock.advice is not None, timeout=LONG_MS)
    assert dock.advice is not None
    assert window.controller.why_not(dock.advice.best.actions[0]) is None
    dock.close()
    assert not dock.helper.is_running and not window.board.board.highlighted("shown")
    window.controller.undo()
    settle()
    assert not dock.helper.is_running and dock.advice is None


def test_the_three_voices_tell_more_and_more(qtbot: Any, window: MainWindow) -> None:
    dock = advised(qtbot, window)
    where, what, plan = dock.page.voices.buttons()
    where.click()
    assert dock.page.where.isVisible() and "area:" in dock.page.where.text()
    assert not dock.page.best.isVisible() and not dock.page.perform.isVisible()
    what.click()
    assert dock.page.best.isVisible() and dock.page.perform.isVisible()
    assert not dock.page.plan.isVisible() and not dock.page.where.isVisible()
    plan.click()
    assert dock.page.plan.isVisible() and dock.page.play.isVisible()
    assert window.preferences.get("adviser_voice") == "plan"
    qtbot.waitUntil(lambda: "expected points" in dock.page.gain.text(), timeout=LONG_MS)
    assert "±" in dock.page.gain.text()
    window.preferences.set("language", "es")
    qtbot.waitUntil(lambda: "puntos esperados" in dock.page.gain.text())
    assert dock.page.perform.text() == "Hacerlo"


def test_the_whole_plan_is_played_step_by_step(qtbot: Any, window: MainWindow) -> None:
    dock = advised(qtbot, window)
    assert dock.advice is not None
    plan = [planned.action for planned in dock.advice.plan]
    assert len(plan) > 1
    session = window.controller.session
    before = len(session.inputs)
    dock.page.play.click()
    assert (
        dock.player.is_playing and dock.page.plan.isVisible() and not dock.page.perform.isVisible()
    )
    assert len(session.inputs) == before + 1
    qtbot.waitUntil(lambda: not dock.player.is_playing, timeout=LONG_MS)
    acted = [one.action for one in session.inputs[before:] if isinstance(one, Acted)]
    assert acted == plan[: len(acted)] and len(acted) > 1
    assert dock.helper.is_running or dock.advice is not None


def test_a_plan_is_left_off_where_the_player_does_something(qtbot: Any, window: MainWindow) -> None:
    dock = advised(qtbot, window)
    dock.page.play.click()
    assert dock.player.is_playing
    window.controller.undo()
    qtbot.waitUntil(lambda: not dock.player.is_playing, timeout=LONG_MS)
    inputs = len(window.controller.session.inputs)
    settle()
    assert at_rest(dock.player)
    assert len(window.controller.session.inputs) == inputs


def test_the_adviser_stops_at_once(qtbot: Any, window: MainWindow) -> None:
    dock = advised(qtbot, window)
    dock.think()
    dock.page.ask.click()
    assert not dock.helper.is_running
    qtbot.waitUntil(lambda: dock.helper.is_settled, timeout=LONG_MS)
    shown = dock.advice
    settle()
    assert dock.advice is shown
    dock.think()
    window.close()
    assert not dock.helper.is_running and not dock.helper.is_warm


class CutOff(QObject):
    """Counts how often texts are painted, and how often with less room than they need."""

    def __init__(self, parent: QObject, texts: tuple[QLabel, ...]) -> None:
        super().__init__(parent)
        self.painted = self.cut = 0
        for text in texts:
            text.installEventFilter(self)

    def eventFilter(self, text: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and isinstance(text, QLabel):
            self.painted += 1
            self.cut += text.height() < text.heightForWidth(text.width()) - 1
        return False


def test_no_text_is_seen_cut_off_while_the_adviser_thinks(qtbot: Any, window: MainWindow) -> None:
    """Not even by what paints at once, and however fast one answer follows the other."""
    window.resize(1280, 800)
    dock = advised(qtbot, window)
    page, told = dock.page, []
    watch = CutOff(window, (page.best, page.gain, page.reasons, page.plan))

    def paint_at_once(advice: object) -> None:
        before = watch.painted
        window.repaint()
        told.append((advice, watch.painted - before))

    dock.helper.told.connect(paint_at_once)
    for _ in range(2):
        qtbot.waitUntil(lambda: len(told) > 4 or not dock.helper.is_running, timeout=LONG_MS)
        told.clear()
        dock.do_it()
        qtbot.waitUntil(lambda: dock.advice is not None, timeout=LONG_MS)
        assert told and all(painted >= 2 for _advice, painted in told)
    assert not watch.cut


def test_the_adviser_does_not_tell_what_the_dice_have_yet_to_show(
    qtbot: Any, window: MainWindow
) -> None:
    dock = advised(qtbot, window)
    window.preferences.set("speed", "slow")
    while not window.board.presenter.holds_back:
        window.controller.submit(DONE)
    qtbot.waitUntil(lambda: dock.advice is not None, timeout=LONG_MS)
    assert window.board.presenter.holds_back and not dock.page.best.isVisible()
    assert not window.board.board.highlighted("shown")
    window.board.presenter.skip()
    assert dock.page.best.isVisible()


# -- the second look -------------------------------------------------------------------------------


def looked(qtbot: Any, window: MainWindow, points: float) -> BlunderCheck:
    """Let the second look watch, and end the spending with the whole income left."""
    window.preferences.set("blunder_points", points)
    window.preferences.set("blunder_check", True)
    check = window.insight.blunders
    assert check is not None
    window.controller.submit(DONE)
    assert check.is_busy
    qtbot.waitUntil(lambda: not check.is_busy, timeout=LONG_MS)
    return check


def test_nothing_is_looked_at_unless_it_is_wanted(window: MainWindow) -> None:
    assert not window.preferences.get("blunder_check")
    window.controller.submit(DONE)
    assert window.insight.blunders is None


def test_a_blunder_gets_a_quiet_sign_with_what_was_better_and_undo(
    qtbot: Any, window: MainWindow
) -> None:
    before = len(window.controller.session.inputs)
    check = looked(qtbot, window, 0.3)
    assert check.found is not None and check.found.loss > 0.3
    sign = check.sign
    assert sign.isVisible() and "Thrown away" in sign.text.text()
    sign.text.linkActivated.emit("blunder:show")
    assert window.banner.isVisible()
    better = check.found.plan[0]
    said = window.banner.text.text()
    assert window.languages.wording.option_rich(better.action, better.kind) in said
    window.banner.text.linkActivated.emit("blunder:undo")
    assert len(window.controller.session.inputs) == before
    assert not sign.isVisible() and not window.banner.isVisible()


def test_what_costs_less_than_the_threshold_is_not_told(qtbot: Any, window: MainWindow) -> None:
    check = looked(qtbot, window, 5.0)
    assert check.found is None and not check.sign.isVisible()
    window.preferences.set("blunder_check", False)
    assert not check.helper.is_warm


def test_a_move_that_was_taken_back_is_not_told_of(qtbot: Any, window: MainWindow) -> None:
    window.preferences.set("blunder_points", 0.3)
    window.preferences.set("blunder_check", True)
    check = window.insight.blunders
    assert check is not None
    window.controller.submit(DONE)
    window.controller.undo()
    settle()
    assert not check.is_busy and at_rest(check)
    assert check.found is None and not check.sign.isVisible()


def test_the_advisers_own_moves_are_not_looked_at(qtbot: Any, window: MainWindow) -> None:
    dock = advised(qtbot, window)
    window.preferences.set("blunder_check", True)
    check = window.insight.blunders
    assert check is not None
    dock.do_it()
    assert not check.is_busy


# -- simulate from here ----------------------------------------------------------------------------


def test_games_are_played_on_from_here(qtbot: Any, window: MainWindow) -> None:
    window.actions_["simulate"].trigger()
    dock = window.insight.future()
    before = window.controller.game.position(window.controller.state)
    dock.setup.games.setValue(10)
    dock.go.click()
    assert dock.is_running and not dock.setup.games.isEnabled()
    qtbot.waitUntil(lambda: not dock.is_running, timeout=60_000)
    assert dock.futures is not None
    found = dock.futures.distribution()
    assert found is not None and found.games == 10
    assert dock.results.histogram.isVisible() and "10 games" in dock.results.mean.text()
    assert not dock.results.verdict.isVisible() and "10 of 10" in dock.known.text()
    assert window.controller.game.position(window.controller.state) == before
    dock.setup.games.setValue(5000)
    dock.simulate()
    pids = dock.futures.pids
    assert pids
    dock.go.click()
    assert not dock.is_running and dock.go.text() == "Simulate"
    dock.simulate()
    pids += dock.futures.pids
    window.close()
    for pid in pids:
        assert pid is not None
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


def test_two_plans_are_compared_in_plain_words(qtbot: Any, window: MainWindow) -> None:
    window.actions_["simulate"].trigger()
    dock = window.insight.future()
    wording = window.languages.wording
    waiting: Any = window.controller.waiting
    offered = [dock.setup.second.itemText(at) for at in range(dock.setup.second.count())]
    assert {wording.option(one, waiting.kind) for one in waiting.options} <= set(offered)
    dock.setup.second.setCurrentText(wording.option(DONE, "spend"))
    dock.setup.games.setValue(20)
    dock.go.click()
    qtbot.waitUntil(lambda: not dock.is_running, timeout=60_000)
    assert dock.futures is not None and dock.futures.lead()[0] == 20
    assert (
        dock.results.verdict.isVisible()
        and wording.option(DONE, "spend") in dock.results.mean.text()
    )
    for result, words in (
        ((200, 2.0, 0.5), "B is better</b>, by 2.0 points on average (95% confidence: +1.5 to "
                          "+2.5)"),
        ((200, -2.0, 0.5), "A is better"),
        ((200, 0.1, 0.2), "Practically equal"),
        ((200, 0.6, 1.0), "No difference that is sure.</b> B is ahead by 0.6 points, but it may "
                          "be anything from −0.4 to +1.6"),
        ((3, 9.0, 1.0), "Too few games"),
        ((50, 0.0, 0.0), "The same</b> in every game"),
    ):  # fmt: skip
        assert words in dock.results.judged(*result).replace("\u00a0", " ")
