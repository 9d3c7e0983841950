"""Every game of the house with a table: what lies there, what can be chosen, in both languages."""

from __future__ import annotations

import random
from typing import Any

import pytest

from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.session import Session
from reconquista_qt.games import GameEntry, entries
from reconquista_qt.model.controller import GameController
from reconquista_qt.model.frames import frames
from reconquista_qt.view.games import playable
from reconquista_qt.view.table.surface import TableSurface
from reconquista_qt.view.table.view import TableView
from reconquista_qt.view.theme import LOOKS

DECISIONS = 40


def tables() -> list[Any]:
    found = []
    for entry in entries():
        if entry.id in playable() and isinstance(entry.surface(), TableSurface):
            found += [
                pytest.param(entry, scenario, id=f"{entry.id}-{scenario}")
                for scenario in entry.rules().scenarios
            ]
    return found


def shown(qtbot: Any, entry: GameEntry, scenario: str, language: str) -> TableView:
    game = entry.rules()
    controller = GameController(Session.new(game, seed=11, scenario=scenario), home=game)
    view = TableView(controller, entry.surface(), LOOKS["light"], entry.words(language))
    qtbot.addWidget(view)
    view.playback.set_speed("instant")
    return view


@pytest.mark.parametrize(("entry", "scenario"), tables())
def test_what_lies_there_and_what_can_be_done(qtbot: Any, entry: GameEntry, scenario: str) -> None:
    view = shown(qtbot, entry, scenario, "es")
    controller, naming = view.controller, view.naming
    places = frozenset(view.board.shape.places)
    draw = random.Random(7)
    for _ in range(DECISIONS):
        waiting = controller.waiting
        if not isinstance(waiting, Decision):
            break
        choices = view.choosing.source.group(controller.state, waiting)
        listed = [a for choice in choices if not choice.aside for a in choice.actions]
        # Each answer can be given by one of the choices, and by no more than one.
        assert len(listed) == len(waiting.options)
        beside = [a for choice in choices if choice.aside for a in choice.actions]
        assert beside == list(controller.session.game.besides(controller.state))
        assert all(controller.why_not(action) is None for action in beside)
        assert all(naming.choice(choice, waiting.kind) for choice in choices)
        assert {place for choice in choices for place in choice.by_place} <= places
        picture = view.picture_of(controller.state)
        assert set(picture.places) <= places
        ids = [piece.id for there in picture.places.values() for piece in there]
        assert len(ids) == len(set(ids)), "two pieces of one id"
        for place in sorted(picture.places)[:8]:
            assert view.access.describe(place) and view.access.described(place)
        for place in picture.places:
            if view.moving.take_up(place):
                selection = view.selection
                assert selection is not None
                assert all(
                    controller.why_not(way.action) is None for way in selection.ways.values()
                )
                view.moving.put_back()
                break
        assert controller.submit(draw.choice(waiting.options))
    session = controller.session
    kept = frames(session, max(0, len(session.journal) - 10))
    assert len(kept) == min(10, len(session.journal))
    assert view.picture_of(kept[-1]).places.keys() <= places


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
@pytest.mark.parametrize(("entry", "scenario"), tables()[:1])
def test_the_board_is_drawn_in_every_theme(
    qtbot: Any, entry: GameEntry, scenario: str, theme: str
) -> None:
    view = shown(qtbot, entry, scenario, "en")
    view.resize(800, 600)
    view.set_theme(LOOKS[theme])
    view.board.map.set_at_once(True)
    view.show()
    view.fit()
    picture = view.grab().toImage()
    colours = {picture.pixel(x, y) for x in range(0, 800, 8) for y in range(0, 600, 8)}
    assert len(colours) > 10
