"""The choices: groups by purpose and area, the active one, and the reason why not."""

from __future__ import annotations

from collections import Counter

import pytest

from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.board.choices import SPENDING, ChoiceModel
from reconquista_qt.games.reconquista.rules.actions import DONE, Build, Hire
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.games.reconquista.rules.names import AREAS
from reconquista_qt.model.controller import GameController


@pytest.fixture
def controller() -> GameController:
    return GameController(Session.new(GAME, seed=7))


def at_event(number: int, count: int) -> GameController:
    """Return a game in which the spending phase has a certain event in force."""
    position = GAME.position(Session.new(GAME, seed=7).state)
    position |= {
        "phase": "income",
        "treasury": 5,
        "revolt": None,
        "event": {"number": number, "count": count},
    }
    return GameController(Session.at(GAME, position, seed=1))


def test_every_option_is_in_a_choice_or_closes(controller: GameController) -> None:
    choices = ChoiceModel(controller)
    for _ in range(60):
        waiting = controller.waiting
        if not isinstance(waiting, Decision):
            break
        grouped = [a for c in choices.choices.values() for x in c.by_area.values() for a in x]
        closing = [choices.closing] if choices.closing is not None else []
        assert sorted(map(repr, grouped + closing)) == sorted(map(repr, waiting.options))
        controller.submit(waiting.options[0 if _ % 3 else -1])


def test_a_click_on_a_lit_area_buys(controller: GameController) -> None:
    choices = ChoiceModel(controller)
    assert choices.active is None
    assert choices.activate("garrison")
    assert choices.active is not None
    area = choices.active.areas[0]
    assert choices.action_at(area).what == "garrison"
    left = controller.state.treasury
    assert choices.submit_at(area)
    assert controller.state.treasury == left - 1
    assert choices.active is None or choices.active.kind == "garrison"
    choices.cancel()
    assert choices.active is None


def test_an_area_that_is_not_lit_is_refused_with_the_rule(controller: GameController) -> None:
    choices = ChoiceModel(controller)
    choices.activate("army")
    heard = []
    controller.refused.connect(heard.append)
    assert not choices.submit_at("granada")
    assert heard[0].rule


def test_each_kind_that_is_not_possible_has_a_reason(controller: GameController) -> None:
    choices = ChoiceModel(controller)
    for kind in SPENDING:
        assert (kind in choices.choices) != (choices.why_not(kind) is not None)
    controller.submit(DONE)
    assert choices.why_not("army") is not None


def test_hiring_asks_how_many() -> None:
    choices = ChoiceModel(at_event(4, 4))
    assert choices.choices["hire"].counts == (1, 2, 3, 4)
    choices.activate("hire", 3)
    area = choices.choices["hire"].areas[0]
    assert choices.action_at(area) == Hire(choices.action_at(area).area, 3)
    assert choices.submit_at(area)
    assert choices.choices["hire"].counts == (1,)
    assert choices.count == 1


def test_crusaders_come_all_together() -> None:
    choices = ChoiceModel(at_event(11, 5))
    choices.activate("crusaders")
    assert choices.count == 5


def test_placing_is_active_by_itself() -> None:
    for seed in range(1, 60):
        controller = GameController(Session.new(GAME, seed=seed))
        waiting = controller.waiting
        if isinstance(waiting, Decision) and waiting.kind == "place_order":
            choices = ChoiceModel(controller)
            assert choices.active is not None
            assert choices.active.kind == "order"
            choices.cancel()
            assert choices.active.kind == "order"
            assert choices.submit_at(choices.active.areas[0])
            return
    pytest.fail("no seed with event 6 in the first turn")


def test_moves_stand_under_the_area_they_leave(controller: GameController) -> None:
    choices = ChoiceModel(controller)
    controller.submit(DONE)
    moves = choices.choices["move"]
    assert "oviedo" in moves.areas
    assert choices.action_at("oviedo") is None
    assert len(choices.actions_at("oviedo")) == len(moves.by_area["oviedo"])
    assert not any(isinstance(a, Build) for a in choices.actions_at("oviedo"))


def test_of_several_reasons_the_one_met_most_often_is_told() -> None:
    choices = ChoiceModel(GameController(Session.new(GAME, seed=1)))
    assert "army" not in choices.choices
    reasons = Counter(
        (refusal.rule, refusal.code) for area in AREAS if (refusal := choices.why_not("army", area))
    )
    (commonest, most), *others = reasons.most_common()
    assert most > sum(count for _, count in others) > 0
    found = choices.why_not("army")
    assert found is not None
    # It names no area, since the reasons are about several.
    assert (found.rule, found.code, found.args) == (commonest[0], "nowhere", ())
