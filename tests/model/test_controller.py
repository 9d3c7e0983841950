"""The controller: signals in order, refusals, undo and redo, single choices."""

from __future__ import annotations

import random
from typing import Any

import pytest

from reconquista_qt.engine.decision import Decision, DiceWanted, Over
from reconquista_qt.engine.session import Acted, Session
from reconquista_qt.games.reconquista.rules.actions import DONE, Build
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.games.reconquista.rules.names import AREA_INDEX
from reconquista_qt.model.controller import Changes, GameController

EXPELLED = 34  # a seed


class Witness:
    """Writes down what a controller says."""

    def __init__(self, controller: GameController) -> None:
        self.said: list[tuple[str, Any]] = []
        for name in ("reset", "decisionChanged", "finished"):
            getattr(controller, name).connect(lambda name=name: self.said.append((name, None)))
        for name in ("changed", "journalGrew", "journalShrank", "refused"):
            getattr(controller, name).connect(
                lambda what, name=name: self.said.append((name, what))
            )

    @property
    def names(self) -> list[str]:
        return [name for name, _ in self.said]

    def of(self, name: str) -> Any:
        return next(what for said, what in self.said if said == name)


@pytest.fixture
def controller() -> GameController:
    return GameController(Session.new(GAME, seed=7))


def play(controller: GameController, most: int = 2000) -> None:
    """Play to the end: the first option, but never more than three times in a phase."""
    phase: tuple[int, str] = (0, "")
    times = 0
    for _ in range(most):
        waiting = controller.waiting
        if isinstance(waiting, Over):
            return
        assert isinstance(waiting, Decision)
        now = (waiting.turn, waiting.kind)
        times = times + 1 if now == phase else 0
        phase = now
        assert controller.submit(waiting.options[-1 if times > 2 else 0])
    raise AssertionError("no end")


def test_signals_of_an_action_come_in_order(controller: GameController) -> None:
    witness = Witness(controller)
    before = len(controller.session.journal)
    action = next(a for a in controller.waiting.options if isinstance(a, Build))  # type: ignore[union-attr]
    assert controller.submit(action)
    assert witness.names == ["journalGrew", "changed", "decisionChanged"]
    assert witness.of("journalGrew") == before
    changes: Changes = witness.of("changed")
    assert changes.cause == "act"
    assert changes.areas == {"oviedo"} or len(changes.areas) == 1
    assert changes.tracks == {"treasury"}
    assert changes.entries == tuple(controller.session.journal[before:])


def test_a_refusal_changes_nothing(controller: GameController) -> None:
    witness = Witness(controller)
    digest = GAME.digest(controller.state)
    assert not controller.submit(Build("army", AREA_INDEX["granada"]))
    assert witness.names == ["refused"]
    assert witness.of("refused").rule.startswith("phase3/")
    assert GAME.digest(controller.state) == digest


def test_undo_and_redo_tell_what_they_change(controller: GameController) -> None:
    action = controller.waiting.options[0]  # type: ignore[union-attr]
    controller.submit(action)
    digest, length = GAME.digest(controller.state), len(controller.session.journal)
    witness = Witness(controller)
    assert controller.undo()
    assert witness.names == ["journalShrank", "changed", "decisionChanged"]
    assert witness.of("changed").areas
    assert controller.can_redo
    assert controller.redo()
    assert GAME.digest(controller.state) == digest
    assert len(controller.session.journal) == length
    assert not controller.redo()


def test_nothing_to_undo_at_the_start() -> None:
    controller = GameController(Session.new(GAME, seed=7))
    assert not controller.can_undo
    assert not controller.undo()


def test_a_whole_game_ends_with_finished(controller: GameController) -> None:
    witness = Witness(controller)
    play(controller)
    assert witness.names[-1] == "finished"
    assert witness.names.count("finished") == 1
    assert not controller.submit(DONE)
    while controller.undo():
        pass
    assert controller.state.turn == 1


def test_what_answered_itself_at_the_start_is_not_gone_back_to() -> None:
    """The Expulsions of this seed leave no point to spend: the first decision answers itself."""
    controller = GameController(Session.new(GAME, seed=EXPELLED))
    controller.automatic = frozenset({"spend"})
    answered = list(controller.session.inputs)
    assert any(isinstance(given, Acted) for given in answered)
    assert not controller.can_undo and not controller.undo()
    assert controller.session.inputs == answered
    waiting = controller.waiting
    assert isinstance(waiting, Decision) and controller.submit(waiting.options[0])
    assert controller.can_undo and controller.undo() and not controller.can_undo
    assert controller.session.inputs == answered


def test_dice_typed_in_at_the_start_can_be_taken_back() -> None:
    controller = GameController(Session.new(GAME, seed=7, typed_dice=True))
    assert isinstance(controller.waiting, DiceWanted) and not controller.can_undo
    controller.enter_dice((3,))
    assert controller.can_undo and controller.undo()
    assert not any(controller.session.inputs)


def test_single_choices_are_answered_and_undone_with_what_led_to_them() -> None:
    plain = GameController(Session.new(GAME, seed=7))
    quick = GameController(Session.new(GAME, seed=7))
    quick.automatic = frozenset({"spend", "move", "retreat"})
    for controller in (plain, quick):
        while controller.state.phase == "income":
            builds = [a for a in controller.waiting.options if isinstance(a, Build)]  # type: ignore[union-attr]
            controller.submit(builds[0] if builds else DONE)
    assert GAME.digest(plain.state) == GAME.digest(quick.state)
    assert quick.waiting.kind == "move"  # type: ignore[union-attr]
    quick.undo()
    assert any(isinstance(a, Build) for a in quick.waiting.options)  # type: ignore[union-attr]
    quick.redo()
    assert GAME.digest(plain.state) == GAME.digest(quick.state)


def test_typed_dice() -> None:
    controller = GameController(Session.new(GAME, seed=1, typed_dice=True))
    assert isinstance(controller.waiting, DiceWanted)
    with pytest.raises(ValueError, match="7"):
        controller.enter_dice([7])
    for turn in range(40):
        if not isinstance(controller.waiting, DiceWanted):
            break
        controller.enter_dice([turn % 5 + 1] * controller.waiting.count)
    assert isinstance(controller.waiting, Decision)


def test_another_game_is_a_reset(controller: GameController) -> None:
    witness = Witness(controller)
    controller.start_new(seed=9, options={"even_result": "die"}, undo_stops_at_dice=True)
    assert witness.names == ["reset"]
    assert controller.session.dice.seed == 9
    assert controller.session.undo_stops_at_dice


def test_redo_goes_over_all_that_answered_itself() -> None:
    """In this game a decision is followed by three that have but one answer."""
    controller = GameController(Session.new(GAME, seed=2))
    controller.automatic = {"spend", "move"}
    chance = random.Random(1)
    for _ in range(24):
        before = len(controller.session.inputs)
        waiting = controller.waiting
        assert isinstance(waiting, Decision)
        controller.submit(chance.choice(waiting.options))
    made = controller.session.inputs[before:]
    assert sum(isinstance(given, Acted) for given in made) == 4
    after = len(controller.session.inputs)
    assert controller.undo()
    assert len(controller.session.inputs) == before
    assert controller.redo()
    assert len(controller.session.inputs) == after
    assert not controller.can_redo


def buys(controller: GameController) -> list[Build]:
    waiting = controller.waiting
    assert isinstance(waiting, Decision)
    return [action for action in waiting.options if isinstance(action, Build)]


def test_a_purchase_that_empties_the_treasury_moves_on_however_often_it_is_made() -> None:
    """Undone and made again it is the line ahead that is followed: that ends the phase as well."""
    controller = GameController(Session.new(GAME, seed=7))
    controller.automatic = {"spend"}
    while controller.state.phase == "income":
        last = buys(controller)[0]
        assert controller.submit(last)
    moved_on = GAME.digest(controller.state)
    inputs = list(controller.session.inputs)
    for _ in range(2):
        assert controller.undo()
        assert last in buys(controller) and controller.can_redo
        assert controller.submit(last)
        assert controller.state.phase == "movement"
        assert GAME.digest(controller.state) == moved_on
        assert controller.session.inputs == inputs and not controller.can_redo


def test_a_single_choice_at_the_very_start_is_answered() -> None:
    """With some dice there is nothing to buy in the first turn."""
    for seed in range(400):
        plain = Session.new(GAME, seed=seed)
        waiting = plain.waiting
        if isinstance(waiting, Decision) and waiting.kind == "spend" and len(waiting.options) == 1:
            break
    else:
        raise AssertionError("no such start")
    controller = GameController(Session.new(GAME, seed=1))
    controller.automatic = {"spend"}
    controller.start_new(seed=seed)
    assert controller.state.phase == "movement"
    # The same where the setting comes after the game, and not in one that somebody has played.
    late = GameController(plain)
    assert late.state.phase == "income"
    late.automatic = {"spend"}
    assert late.state.phase == "movement"
    assert GAME.digest(late.state) == GAME.digest(controller.state)
