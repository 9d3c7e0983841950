"""The card at the end of a turn, and the data it is made of."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QApplication

from reconquista_qt.ai.policies import policy
from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.board import turn_text
from reconquista_qt.games.reconquista.board.chronicle import Ground, card_of, cards_of
from reconquista_qt.games.reconquista.board.turn_card import TurnCardFrame
from reconquista_qt.games.reconquista.board.turn_cards import TurnCards
from reconquista_qt.games.reconquista.rules.actions import DONE
from reconquista_qt.games.reconquista.rules.control import cities_controlled
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.games.reconquista.rules.names import CHRISTIAN
from reconquista_qt.games.reconquista.words import Words
from reconquista_qt.view.app import build
from reconquista_qt.view.board.playhead import SPEEDS
from reconquista_qt.view.main_window import MainWindow
from tests.waiting import settle


@pytest.fixture(scope="module", params=[5, 8])
def played(request: pytest.FixtureRequest) -> Session:
    session = Session.new(GAME, seed=request.param)
    play = policy("greedy", GAME)
    while session.state.over is None:
        session.act(play(session.state))
    return session


# -- the data --------------------------------------------------------------------------------------


def test_the_figures_of_the_cards_join_and_end_where_the_game_ends(played: Session) -> None:
    cards = cards_of(played)
    assert [card.turn for card in cards] == list(range(1, played.state.turn + 1))
    for before, after in itertools.pairwise(cards):
        assert after.first == before.last + 1
        for name in ("points", "income", "cities"):
            assert getattr(before, name)[1] == getattr(after, name)[0], (name, after.turn)
    last = cards[-1]
    assert last.last == len(played.journal) - 1 and last.over
    assert not any(card.over for card in cards[:-1])
    assert last.points[1] == GAME.score(played.state).total
    assert last.cities[1] == cities_controlled(played.state, CHRISTIAN)


def test_points_are_those_of_the_rules_at_every_decision(played: Session) -> None:
    marks = {mark.entries: mark.state for mark in played.marks}
    compared = 0
    for card in cards_of(played):
        ground = Ground(played, card.first, card.last)
        for entry in ground.entries():
            state = marks.get(entry.n)
            if state is not None and state.agenda and not hasattr(state.agenda[-1], "force"):
                assert ground.points == GAME.score(state).total, entry
                compared += 1
    assert compared > 50


def test_what_is_won_and_lost_is_what_differs_between_the_ends_of_two_turns(
    played: Session,
) -> None:
    cards = cards_of(played)
    held = 0
    for card in cards:
        gained = {one.place for one in card.won} & {one.place for one in card.lost}
        assert not gained, "a place is won or lost, not both"
        for one in (*card.won, *card.lost, *card.dice):
            assert one.entry in played.journal[card.first : card.last + 1]
        held += card.cities[1] - card.cities[0]
    assert held == cards[-1].cities[1] - cards[0].cities[0]
    assert any(card.won for card in cards) and any(card.dice for card in cards)


def test_a_card_of_a_turn_is_the_one_among_all(played: Session) -> None:
    assert card_of(played, 3) == cards_of(played)[2]
    assert card_of(played, 99) is None


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_card_is_told_in_words(played: Session, language: str) -> None:
    words = Words(language)
    for card in cards_of(played):
        text = turn_text.plain(card, words)
        assert "<" not in text and "{" not in text
        assert turn_text.headline(card, words) in text
        for part in turn_text.parts(card, words):
            assert part.title in text
            for line in part.lines:
                assert "{" not in line.html


# -- the window ------------------------------------------------------------------------------------


@pytest.fixture
def window(qtbot: Any, qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    # The whole show of a turn, only quicker than anybody can set it.
    monkeypatch.setitem(SPEEDS, "fast", 0.02)
    window = build(qapp, Session.new(GAME, seed=7))
    for name, value in (("language", "en"), ("speed", "fast"), ("warn_of_lapse", False)):
        window.preferences.set(name, value)
    window.resize(1280, 800)
    window.show()
    qtbot.waitExposed(window)
    window.primary.guard_ms = 0
    yield window
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def cards(window: MainWindow) -> TurnCards:
    found: TurnCards = window.desk.turn_cards
    return found


def to_the_end_of_the_turn(qtbot: Any, window: MainWindow) -> TurnCardFrame:
    """End what can be ended, and wait for the card."""
    turn = window.controller.state.turn
    while window.controller.state.turn == turn:
        window.controller.submit(DONE)
    qtbot.waitUntil(lambda: cards(window).is_shown)
    frame = cards(window).frame
    assert frame is not None
    return frame


def test_the_show_waits_at_the_end_of_a_turn_with_its_card(qtbot: Any, window: MainWindow) -> None:
    frame = to_the_end_of_the_turn(qtbot, window)
    presenter = window.board.presenter
    assert presenter.is_waiting and presenter.picture.turn == 1
    assert frame.card == card_of(window.controller.session, 1)
    assert window.central.rect().contains(frame.geometry())
    # Nothing of the next turn is told yet.
    told = window.log.model
    assert all(told.entry(row).turn == 1 for row in range(told.rowCount()))
    qtbot.mouseClick(frame.go_on, Qt.MouseButton.LeftButton)
    assert not frame.isVisible() and not presenter.is_waiting
    presenter.skip()
    assert window.controller.state.turn == 2 == presenter.picture.turn


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_a_key_goes_on(qtbot: Any, window: MainWindow, key: Qt.Key) -> None:
    frame = to_the_end_of_the_turn(qtbot, window)
    qtbot.keyClick(frame.go_on, key)
    assert not frame.isVisible() and not window.board.presenter.is_waiting


def test_undo_puts_the_card_away(qtbot: Any, window: MainWindow) -> None:
    frame = to_the_end_of_the_turn(qtbot, window)
    window.controller.undo()
    assert not frame.isVisible() and not window.board.presenter.is_waiting
    # And at the end of the same turn it comes again.
    assert to_the_end_of_the_turn(qtbot, window) is frame


def test_a_link_leads_to_the_log(qtbot: Any, window: MainWindow) -> None:
    frame = to_the_end_of_the_turn(qtbot, window)
    card = frame.card
    assert card is not None
    number = window.controller.session.journal[card.last].n
    frame.linkFollowed.emit(f"entry:{number}")
    row = window.log.view.currentIndex().row()
    assert row >= 0 and window.log.model.entry(row).n == number
    assert frame.isVisible(), "looking something up does not go on"


def test_the_card_speaks_the_language(qtbot: Any, window: MainWindow) -> None:
    frame = to_the_end_of_the_turn(qtbot, window)
    window.preferences.set("language", "es")
    settle()
    assert frame.go_on.text() == "Continuar" and "Turno 1 de 20" in frame.accessibleName()
    window.preferences.set("language", "en")


def test_who_wants_no_cards_has_none(qtbot: Any, window: MainWindow) -> None:
    frame = to_the_end_of_the_turn(qtbot, window)
    frame.never.emit()
    assert not window.preferences.get("turn_cards") and not frame.isVisible()
    window.board.presenter.skip()
    turn = window.controller.state.turn
    while window.controller.state.turn == turn:
        window.controller.submit(DONE)
    qtbot.waitUntil(lambda: not window.board.presenter.is_playing)
    assert not frame.isVisible()


def test_at_once_means_no_card(window: MainWindow) -> None:
    window.preferences.set("speed", "instant")
    while window.controller.state.turn == 1:
        window.controller.submit(DONE)
    assert not cards(window).is_shown and not window.board.presenter.is_playing
