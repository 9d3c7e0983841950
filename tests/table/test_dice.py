"""Dice at a table: they are thrown in sight, and nothing tells what they say before they lie."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.inputs import Rolled
from reconquista_qt.engine.session import Session
from reconquista_qt.games import GameEntry, entry_of
from reconquista_qt.model.frames import rolls_of, throws
from reconquista_qt.view.app import build
from reconquista_qt.view.art.many_faces import number_shown, paint_chit, paint_numbered_die
from reconquista_qt.view.board.dice_card import SETTLED, DiceCard
from reconquista_qt.view.main_window import MainWindow
from reconquista_qt.view.table.projector import freest
from reconquista_qt.view.table.surface import TableSurface
from tests.games_of_tests import ALL, decisions

LONG_MS = 60_000
TABLES = [entry for entry in ALL if isinstance(entry.surface(), TableSurface)]
GAMES = ["st279", "hispania", "crusades2"]
MOST = 400  # actions until dice must have been thrown


def before_a_throw(entry: GameEntry) -> tuple[Session, Any]:
    """Return a game at random, and an action that leads to dice which everybody may see."""
    game = entry.rules()
    done: list[Any] = []
    chance = random.Random(3)
    session = Session.new(game, seed=7)
    while isinstance(session.waiting, Decision) and len(done) < MOST:
        action = chance.choice(list(session.waiting.options))
        seats = [seat.id for seat in game.seats(session.state)]
        for line in session.act(action):
            if rolls_of(session, line) and all(
                game.seen(line.event, seat) == line.event for seat in seats
            ):
                again = Session.new(game, seed=7)
                for other in done:
                    again.act(other)
                return again, action
        done.append(action)
    raise AssertionError("no dice were thrown")


@pytest.fixture(params=GAMES)
def window(request: Any, qtbot: Any, qapp: QApplication) -> Iterator[MainWindow]:
    session, action = before_a_throw(entry_of(request.param))
    made = build(qapp, session)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    qtbot.waitExposed(made)
    qtbot.waitUntil(lambda: made.is_complete, timeout=LONG_MS)
    made.desk.seating.uncover()
    made.board.playback.set_speed("slow")
    made.action = action  # type: ignore[attr-defined]
    yield made
    if isValid(made):
        made.close()


def to_a_throw(window: MainWindow) -> None:
    """Do the action, and go on to its dice."""
    assert window.controller.submit(window.action)  # type: ignore[attr-defined]
    playback = window.board.playback
    while playback.is_playing:
        if card(window) is not None:
            return
        playback._clock.setCurrentTime(playback._clock.duration())
    raise AssertionError("no dice were thrown")


def card(window: MainWindow) -> DiceCard | None:
    """Return the dice that lie on the board now."""
    stage = window.board.playback._stage
    effects = [] if stage is None else stage.effects  # type: ignore[attr-defined]
    return next((effect for effect in effects if isinstance(effect, DiceCard)), None)


def told(window: MainWindow) -> tuple[object, ...]:
    """Return all that the window tells but the words below the board."""
    log, dice, phase = window.log.model, window.arrangement.stage, window.phase
    lines = [log.index(row, 0).data() for row in range(log.rowCount())]
    rolls = [dice.list.item(row).text() for row in range(dice.list.count())]
    tracks = window.board.board.picture.tracks
    return lines, rolls, dice.last.text(), phase.turn.text(), phase.prompt.text(), dict(tracks)


def test_nothing_tells_of_dice_before_they_lie_still(window: MainWindow) -> None:
    to_a_throw(window)
    playback = window.board.playback
    entry, clock = playback.entry, playback._clock
    assert entry is not None
    result = window.board.tell(entry)
    before, words = told(window), playback.caption._text.text()
    assert result not in before[0] and result != words  # type: ignore[operator]
    clock.setCurrentTime(round(clock.duration() * (SETTLED - 0.02)))
    assert told(window) == before and playback.caption._text.text() == words
    clock.setCurrentTime(round(clock.duration() * (SETTLED + 0.03)))
    after = told(window)
    assert len(after[0]) > len(before[0])  # type: ignore[arg-type]
    assert after[1][0].endswith(result)  # type: ignore[index]
    assert playback.caption._text.text() == result


def test_the_dice_on_the_board_are_those_that_fell(window: MainWindow) -> None:
    to_a_throw(window)
    thrown, entry = card(window), window.board.playback.entry
    assert thrown is not None and entry is not None
    rolls = rolls_of(window.controller.session, entry)
    shown = [tuple(die.value for die in dice) for _, dice in thrown._rows]
    assert shown == [roll.values for roll in rolls]
    seen = window.board.mapFromScene(thrown.pos())
    assert window.board.viewport().rect().contains(seen)


def test_dice_fall_low_where_high_they_would_hide_what_they_are_thrown_for() -> None:
    card, high, low = QRectF(-100, -80, 200, 80), QPoint(400, 150), QPoint(400, 500)
    assert freest(card, (high, low), ()) == 0
    assert freest(card, (high, low), (QPoint(380, 120),)) == 1
    assert freest(card, (high, low), (QPoint(380, 480),)) == 0
    assert freest(card, (high, low), (QPoint(390, 120), QPoint(400, 480))) == 0


def test_skipping_tells_at_once(window: MainWindow) -> None:
    to_a_throw(window)
    playback = window.board.playback
    entry = playback.entry
    assert entry is not None
    playback.skip()
    assert card(window) is None and not playback.is_playing
    window.desk.seating.uncover()
    lines = told(window)[0]
    known = [line for line in window.controller.session.journal if window.board.may_know(line)]
    assert lines and len(lines) == len(known)  # type: ignore[arg-type]


def test_the_curtain_falls_when_who_has_decided_has_seen_the_dice(window: MainWindow) -> None:
    seating, curtain, playback = window.desk.seating, window.desk.curtain, window.board.playback
    seat = seating.asked
    to_a_throw(window)
    assert not curtain.isVisible() and window.board.seat == seat
    secrets = seating.hands_over
    assert secrets == (window.controller.game.id == "st279")
    assert not seating.answers_here or not secrets
    while playback.is_playing:
        assert not curtain.isVisible()
        playback._clock.setCurrentTime(playback._clock.duration())
    assert curtain.isVisible() == secrets
    assert window.board.covered == secrets


def test_reduced_motion_throws_no_dice(window: MainWindow) -> None:
    window.board.reduced_motion = True
    with pytest.raises(AssertionError, match="no dice were thrown"):
        to_a_throw(window)


@pytest.mark.parametrize("entry", TABLES, ids=lambda entry: entry.id)
def test_each_roll_is_thrown_once_with_the_entry_that_tells_of_it(entry: GameEntry) -> None:
    session = [session for session, _ in decisions(entry.rules(), 5, most=80)][-1]
    journal = session.journal
    rolls = [roll for line in journal for roll in rolls_of(session, line)]
    last = journal[-1].input
    assert rolls == [given for given in session.inputs[:last] if isinstance(given, Rolled)]
    assert rolls
    # In parts, as a window shows them.
    for mark, following in zip(session.marks, session.marks[1:], strict=False):
        found = throws(session, mark.entries, following.entries)
        for line in journal[mark.entries : following.entries]:
            fell = tuple(throw.values for throw in found.get(line.n, ()))
            assert fell == tuple(roll.values for roll in rolls_of(session, line))
        assert all(throw.purpose and throw.faces > 0 for of in found.values() for throw in of)


@pytest.mark.parametrize("faces", [4, 8, 10, 12, 20, 100])
def test_a_die_of_other_faces_ends_on_its_value(faces: int) -> None:
    for value in (1, faces):
        assert number_shown(value, faces, 1.0, 3) == value
        passing = {number_shown(value, faces, t / 20, 3) for t in range(20)}
        assert len(passing) > 2 and passing <= set(range(1, faces + 1))


def test_another_value_is_another_picture_and_a_chit_has_none(qapp: QApplication) -> None:
    def painted(draw: Any) -> bytes:
        image = QImage(60, 60, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        draw(painter, image.rect().toRectF())
        painter.end()
        return bytes(image.constBits())

    two = painted(lambda p, r: paint_numbered_die(p, r, 2, 10, 1.0))
    assert two != painted(lambda p, r: paint_numbered_die(p, r, 7, 10, 1.0))
    assert two != painted(lambda p, r: paint_numbered_die(p, r, 2, 12, 1.0))
    assert painted(lambda p, r: paint_chit(p, r, 1.0)).count(0) < 60 * 60 * 4
