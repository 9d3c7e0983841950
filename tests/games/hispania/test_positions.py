"""Positions in the middle of things: written, read back, and played on, they go the same way."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest

from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.engine.session import Session
from reconquista_qt.games import entries
from reconquista_qt.games.hispania.rules.actions import Capital
from reconquista_qt.games.hispania.rules.game import GAME
from reconquista_qt.games.hispania.rules.names import NATION_COUNT, REGION_COUNT
from reconquista_qt.storage.decode import game_from
from reconquista_qt.storage.encode import checksum_of, game_data

OFTEN = 6  # decisions of a kind that are looked at in a game
ON = 4  # decisions that are played on from each
SWITCHES = {option.id: not option.default for option in GAME.option_list}
KINDS = {"recruit", "tribute", "event", "move", "excess", "battle_order", "loss", "stand",
         "retreat", "rebuild", "population"}  # fmt: skip


def told(session: Session) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(GAME.position(session.state)))
    return found


def from_told(session: Session) -> Session:
    """Return the same moment, read from its position."""
    return Session.at(GAME, told(session), seed=1, options=session.options)


def check(session: Session, rng: random.Random) -> None:
    """See that a moment reads back as it is, and goes on as it does."""
    again, here = from_told(session), session.fork()
    assert again.waiting == here.waiting
    assert told(again) == told(here)
    seed = rng.randrange(1 << 30)
    for number in range(ON):
        if not isinstance(here.waiting, Decision):
            return
        action = rng.choice(here.waiting.options)
        dice = [random.Random(seed + number).randint(1, 6) for _ in range(60)]
        for one in (here, again):
            one.dice.queue.clear()
            one.dice.queue_up(dice)
            one.act(action)
        assert GAME.position(again.state) == GAME.position(here.state)
        new = [entry.event for entry in again.journal]
        assert new == [entry.event for entry in here.journal][-len(new) :] or not new


def capital(session: Session) -> Capital | None:
    """Return a capital that somebody may declare now."""
    state = session.state
    for region in range(REGION_COUNT):
        nation = state.owner[region]
        if 0 <= nation < NATION_COUNT and session.why_not(Capital(nation, region)) is None:
            return Capital(nation, region)
    return None


@pytest.mark.rule("1/sequence", "intro/data")
def test_a_position_reads_back_at_every_kind_of_decision() -> None:
    seen: Counter[str] = Counter()
    for seed, scenario, options in ((3, "E", {}), (5, "C", SWITCHES), (8, "D", {"players": 2})):
        session = Session.new(GAME, seed=seed, scenario=scenario, options=options)
        rng = random.Random(seed)
        here: Counter[str] = Counter()
        for number in range(1500):
            waiting = session.waiting
            if not isinstance(waiting, Decision):
                break
            if here[waiting.kind] < OFTEN and rng.random() < 0.5:
                check(session, rng)
                here[waiting.kind] += 1
            if number % 25 == 0 and (declared := capital(session)) is not None:
                session.act(declared)
                continue
            ends = waiting.kind == "move" and rng.random() < 0.2
            session.act(waiting.options[-1] if ends else rng.choice(waiting.options))
        seen += here
    assert set(seen) == KINDS, KINDS - set(seen)


def in_battle() -> dict[str, Any]:
    """Return a position in which somebody chooses a loss."""
    session = Session.new(GAME, seed=4, scenario="D")
    rng = random.Random(4)
    for _ in range(1500):
        waiting = session.waiting
        assert isinstance(waiting, Decision)
        if waiting.kind == "loss":
            return told(session)
        ends = waiting.kind == "move" and rng.random() < 0.3
        session.act(waiting.options[-1] if ends else rng.choice(waiting.options))
    raise AssertionError("no loss was ever chosen")


@pytest.mark.parametrize(
    "path, value, place",
    [
        (("left",), 99, "pending.left"),
        (("left",), True, "pending.left"),
        (("fronts",), [], "pending.fronts"),
        (("steps",), {}, "pending.steps"),
        (("steps", -1), {"step": "dance"}, "pending.steps"),
        (("steps", -1, "role"), 2, "role"),
        (("steps", -1, "due"), [[0, 0], [0, 0]], "due"),
        (("steps", -1, "battle", "area"), "atlantis", "battle.area"),
        (("steps", -1, "battle", "attacker"), "gauls", "battle.attacker"),
        (("steps", -1, "battle", "hurt"), [{"infantry": 50}, {}, {}, {}], "battle.hurt"),
        (("steps", -1, "battle", "killed"), [0], "battle.killed"),
        (("steps", -1, "battle", "surprise"), 1, "battle.surprise"),
    ],
)
def test_what_is_wrong_in_the_middle_is_named(
    path: tuple[Any, ...], value: Any, place: str
) -> None:
    data = in_battle()
    here = data["pending"]
    for key in path[:-1]:
        here = here[key]
    here[path[-1]] = value
    with pytest.raises(BadInput) as caught:
        Session.at(GAME, data, seed=1)
    assert any(place in where for _, where, _ in caught.value.problems)


def test_a_save_of_before_the_middle_was_told_plays_its_game_again() -> None:
    session = Session.new(GAME, seed=4, scenario="D")
    rng = random.Random(4)
    while not (isinstance(session.waiting, Decision) and session.waiting.kind == "loss"):
        waiting = session.waiting
        assert isinstance(waiting, Decision)
        ends = waiting.kind == "move" and rng.random() < 0.3
        session.act(waiting.options[-1] if ends else rng.choice(waiting.options))
    save = json.loads(json.dumps(game_data(session)))
    position = save["state"]["position"]
    del position["pending"]
    save["state"]["checksum"] = checksum_of(position)
    loaded = game_from(save, entries(), "before")
    assert loaded.notes == ()
    assert loaded.session.inputs == session.inputs
    assert loaded.session.waiting == session.waiting
