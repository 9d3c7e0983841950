"""The show of what happens: it flows, steps, skips, comes back, and ends at the state."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.board.choices import ChoiceModel
from reconquista_qt.games.reconquista.board.docks.stage_dock import StageDock
from reconquista_qt.games.reconquista.board.map.event_animations import EventAnimations
from reconquista_qt.games.reconquista.board.map.headline import Headline
from reconquista_qt.games.reconquista.board.map.snapshot import BoardSnapshot
from reconquista_qt.games.reconquista.board.map.view import BoardView
from reconquista_qt.games.reconquista.board.panels.pieces import DiceRow
from reconquista_qt.games.reconquista.board.panels.stage_panel import StagePanel
from reconquista_qt.games.reconquista.rules import events as e
from reconquista_qt.games.reconquista.rules.actions import DONE
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.games.reconquista.words import Words
from reconquista_qt.model.controller import GameController
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.theme import LOOKS


@pytest.fixture
def view(qtbot: QtBot) -> Iterator[BoardView]:
    """Return a board at the first movement phase."""
    controller = GameController(Session.new(GAME, seed=11))
    choices = ChoiceModel(controller)
    view = BoardView(controller, choices, LOOKS["light"], Words("en"))
    qtbot.addWidget(view)
    view.presenter.set_speed("instant")
    view.resize(700, 500)
    view.show()
    QApplication.processEvents()
    while isinstance(controller.waiting, Decision) and controller.waiting.kind != "move":
        controller.submit(controller.waiting.options[-1])
    yield view


def run_through(view: BoardView) -> int:
    """Let the show run at once, stage by stage, and return how many stages it had."""
    presenter, stages = view.presenter, 0
    while presenter.is_playing and stages < 3000:
        stages += 1
        if presenter.is_waiting:
            presenter.next()
        else:
            clock = presenter._clock
            clock.setCurrentTime(clock.duration() // 2)
            clock.setCurrentTime(clock.duration())
    return stages


def board_equals(view: BoardView, shown: BoardSnapshot) -> bool:
    return all(view.board.there(area) == shown.there(area) for area in view.board.areas)


def test_the_show_ends_at_the_state(view: BoardView) -> None:
    heard = []
    view.presenter.stepShown.connect(heard.append)
    view.presenter.set_speed("normal")
    first = len(view.controller.session.journal)
    view.controller.submit(DONE)
    assert view.presenter.is_playing
    assert run_through(view) > 10
    assert view.projector.matched
    assert heard == view.controller.session.journal[first:]
    assert board_equals(view, BoardSnapshot(view.controller.state))


def test_random_games_are_shown_exactly(view: BoardView) -> None:
    choose = random.Random(5)
    view.presenter.set_speed("fast")
    controller = view.controller
    for _ in range(25):
        if not isinstance(controller.waiting, Decision):
            break
        controller.submit(choose.choice(controller.waiting.options))
        run_through(view)
        assert view.projector.matched
        assert board_equals(view, BoardSnapshot(controller.state))


def test_any_key_skips_to_the_end(view: BoardView) -> None:
    view.presenter.set_speed("slow")
    view.controller.submit(DONE)
    assert view.presenter.is_playing and view.presenter.caption.isVisible()
    QTest.keyClick(view, Qt.Key.Key_X)
    assert not view.presenter.is_playing
    assert view.projector.matched
    assert board_equals(view, BoardSnapshot(view.controller.state))
    assert not view.presenter.caption.isVisible()


def test_a_click_skips_to_the_end(view: BoardView) -> None:
    view.presenter.set_speed("very_slow")
    view.controller.submit(DONE)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton)
    assert not view.presenter.is_playing and view.projector.matched


def test_step_by_step_waits_for_space(view: BoardView, qtbot: QtBot) -> None:
    presenter = view.presenter
    presenter.set_step_by_step(True)
    view.controller.submit(DONE)
    presenter._clock.setCurrentTime(presenter._clock.duration())
    assert presenter.is_waiting
    with qtbot.waitSignal(presenter.stepShown):
        QTest.keyClick(view, Qt.Key.Key_Space)
    run_through(view)
    assert not presenter.is_playing and view.projector.matched


def test_the_board_shows_positions_in_between(view: BoardView) -> None:
    presenter = view.presenter
    presenter.set_speed("normal")
    moved = []

    def look(entry: object) -> None:
        moved.append(view.presenter.picture.phase)

    presenter.stepShown.connect(look)
    view.controller.submit(DONE)
    before_end = presenter.picture.phase
    run_through(view)
    assert before_end in ("movement", "reaction")
    assert "reaction" in moved and presenter.picture.phase == view.controller.state.phase


def test_watching_again_begins_at_the_old_position(view: BoardView) -> None:
    presenter, session = view.presenter, view.controller.session
    first = len(session.journal)
    old = BoardSnapshot(session.state)
    view.controller.submit(DONE)
    last = len(session.journal) - 1
    heard = []
    presenter.stepShown.connect(heard.append)
    presenter.replay(first, last)
    assert presenter.is_playing
    assert presenter.picture.turn == old.turn
    assert board_equals(view, old) or heard[0].event.kind == "units_moved"
    run_through(view)
    assert heard == session.journal[first:]
    assert board_equals(view, BoardSnapshot(session.state))


def test_reduced_motion_shows_words_only(view: BoardView) -> None:
    view.reduced_motion = True
    view.presenter.set_speed("normal")
    view.controller.submit(DONE)
    assert view.presenter.is_playing
    assert view.presenter._stage is not None and not view.presenter._stage.effects
    run_through(view)
    assert view.projector.matched


def test_undo_stops_the_show(view: BoardView) -> None:
    view.presenter.set_speed("slow")
    view.controller.submit(DONE)
    view.controller.undo()
    assert not view.presenter.is_playing
    assert board_equals(view, BoardSnapshot(view.controller.state))


def test_the_stage_tells_battles_sieges_and_tables(view: BoardView, qtbot: QtBot) -> None:
    stage = StagePanel(Words("en"), LOOKS["light"])
    qtbot.addWidget(stage)
    stage.resize(340, 500)
    stage.show()
    told = set()
    choose = random.Random(2)
    session = Session.new(GAME, seed=2)
    while isinstance(session.waiting, Decision):
        for entry in session.act(choose.choice(session.waiting.options)):
            stage.add(entry, roll=False)
            told.add(type(stage.current).__name__)
    assert {"BattlePanel", "SiegePanel", "TablePanel"} <= told
    assert not stage.grab().isNull()
    stage.set_wording(Words("es"))
    stage.set_theme(LOOKS["dark"])
    with qtbot.waitSignal(stage.ruleActivated):
        stage.siege._follow("rule:phase6/tie")


def test_nothing_is_told_of_dice_before_they_lie_still(view: BoardView) -> None:
    heard: list[object] = []
    presenter = view.presenter
    presenter.stepShown.connect(heard.append)
    presenter.set_speed("slow")
    view.controller.submit(DONE)
    thrown = 0
    while presenter.is_playing:
        clock, stage, entry = presenter._clock, presenter._stage, presenter.entry
        assert stage is not None and entry is not None
        dice = stage.dice
        if dice is not None:
            thrown += 1
            assert entry not in heard, "told while its dice are thrown"
            clock.setCurrentTime(round(clock.duration() * 0.6))
            assert entry not in heard
            # The words below are those of the card until then.
            assert presenter.caption._text.text() == dice.title
            clock.setCurrentTime(round(clock.duration() * 0.7))
            assert presenter.caption._text.text() == view.wording.event(entry)
        if all(other.dice is None for other in presenter._stages):
            assert entry in heard
        clock.setCurrentTime(clock.duration())
    assert thrown >= 2


def test_the_panel_of_dice_has_no_result_before_the_dice_on_the_board_lie_still(
    view: BoardView, qtbot: QtBot, qapp: QApplication
) -> None:
    dock = StageDock(view, view.controller, Languages(qapp, "en"), LOOKS["light"])
    qtbot.addWidget(dock)
    dock.show()
    presenter, tables = view.presenter, dock.panel.tables
    presenter.set_speed("slow")
    view.controller.submit(DONE)
    thrown = 0
    while presenter.is_playing:
        clock, stage, entry = presenter._clock, presenter._stage, presenter.entry
        assert stage is not None and entry is not None
        if stage.dice is not None:
            assert entry is not presenter.told
            before, rows = tables.entries, tables.findChildren(DiceRow)
            clock.setCurrentTime(round(clock.duration() * 0.6))
            assert tables.entries == before and entry not in before
            assert tables.findChildren(DiceRow) == rows
            clock.setCurrentTime(round(clock.duration() * 0.7))
            if entry in tables.entries:  # not a battle
                thrown += 1
                assert tables.findChildren(DiceRow) != rows
        clock.setCurrentTime(clock.duration())
    assert thrown >= 2


def headlines(view: BoardView) -> list[str]:
    """Let the show run, and return the headlines it had."""
    presenter, found = view.presenter, []
    while presenter.is_playing:
        stage = presenter._stage
        assert stage is not None
        found += [effect.text for effect in stage.effects if isinstance(effect, Headline)]
        presenter._clock.setCurrentTime(presenter._clock.duration())
    return found


def test_great_moments_have_a_headline(view: BoardView) -> None:
    view.presenter.set_speed("fast")
    view.controller.submit(DONE)
    found = headlines(view)
    assert found[0] == view.wording.phase("reaction") and "Turn 2" in found


def test_headlines_are_left_out_and_skipped(view: BoardView) -> None:
    presenter = view.presenter
    presenter.set_speed("fast")
    presenter.beats = False
    view.controller.submit(DONE)
    assert headlines(view) == []
    view.controller.undo()
    presenter.beats = True
    view.controller.submit(DONE)
    assert presenter._stage is not None and isinstance(presenter._stage.effects[0], Headline)
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert not presenter.is_playing


@pytest.mark.parametrize("size", [(700, 500), (865, 700), (1000, 560)])
def test_the_caption_never_covers_the_tracks(view: BoardView, size: tuple[int, int]) -> None:
    view.resize(*size)
    view.fit()
    view.presenter.set_speed("slow")
    view.controller.submit(DONE)
    caption = view.presenter.caption
    assert caption.isVisible()
    panel = view.mapFromScene(QRectF(*view.board.shape.data["panel"])).boundingRect()
    assert not caption.geometry().intersects(panel)
    view.presenter.skip()


def test_what_dice_are_for_is_told_in_words_and_not_what_they_will_say(view: BoardView) -> None:
    """The title of a card of dice: no number of a paragraph, and nothing of the result."""
    titles: dict[str, set[str]] = {}
    places: dict[str, set[tuple[float, float]]] = {}
    at_places = {"battle_round", "siege_rolled"}
    maker = EventAnimations(view.board, Words("en"), QPointF(7, 11))
    for seed in range(1, 7):
        session, chance = Session.new(GAME, seed=seed), random.Random(seed)
        while isinstance(session.waiting, Decision):
            session.act(chance.choice(session.waiting.options))
        for entry in session.journal:
            kind = entry.event.kind
            if not kind.endswith(("_rolled", "_rejected", "_chosen", "battle_round")):
                continue
            for stage in maker.stages(entry):
                if (card := stage.dice) is not None:
                    titles.setdefault(kind, set()).add(card.title)
                    at = (card.pos().x(), card.pos().y())
                    places.setdefault(kind, set()).add(at)
                    # The board is not moved to a place that the dice have yet to name.
                    assert kind in at_places or not stage.area
    told = set().union(*titles.values())
    assert not [title for title in told if re.search(r" · ([A-Z]+[0-9]+|[a-z-]+)$", title)], told
    assert titles["area_die_rejected"] == titles["area_chosen"] == {"Which area?"}
    assert titles["entry_rolled"] == {"Which area?"}
    assert all(title.startswith("Siege of ") for title in titles["siege_rolled"])
    assert all(title.startswith("Battle of ") for title in titles["battle_round"])
    # One title whatever comes: the dice have yet to say which line of the table it is.
    assert titles["rebellion_rolled"] == {"Phase 1 · Rebellion table"}
    assert titles["event_rolled"] == {"Phase 2 · One event a turn"}
    # What an event's own die is thrown for is known by then, and where a battle or a siege is.
    several = {kind for kind, found in titles.items() if len(found) > 1}
    assert several == {"event_die_rolled", *at_places}
    # Nor does the place of the card tell it: only theirs lie beside a city that is known.
    assert all(len(places.pop(kind)) > 1 for kind in at_places)
    assert set().union(*places.values()) == {(7, 11)}


def test_every_event_is_shown_or_is_known_to_have_nothing_to_show(view: BoardView) -> None:
    shown = set(EventAnimations(view.board, Words("en"), QPointF()).makers)
    unseen = {e.GameBegan, e.Bought, e.IncomeLapsed, e.RegionChosen, e.GameEnded}
    assert shown | unseen == set(e.KINDS.values()) and not shown & unseen
