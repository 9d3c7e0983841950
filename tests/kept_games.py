"""Games whose course is kept: whatever a change of the rules makes otherwise shows here.

A game is played by chance from a fixed seed. Kept are the events, the position at its end, what is
offered on the way, which rule forbids what was possible elsewhere, and what is told of the seats.
Games that were saved must go the same way for ever, so a difference is a fault, or a change that is
meant: then ``RECONQUISTA_KEEP_GOLDEN=1`` writes the file anew, and the change is told of.
"""

from __future__ import annotations

import hashlib
import json
import os
import pickle
import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from reconquista_qt.engine.decision import Decision, Over
from reconquista_qt.engine.game import AnyGame
from reconquista_qt.engine.session import Session

REMEMBERED = 60  # actions of other moments that may be asked about
ASKED = 4  # of them at a time
LOOKED_AT = 5  # moments from one look at everything to the next


class Case(NamedTuple):
    """A game to play: what decides about it, and after how many decisions it is left."""

    scenario: str
    seed: int
    most: int
    options: Mapping[str, Any] = {}

    @property
    def name(self) -> str:
        """What it is kept under."""
        changes = "".join(f" {key}={value}" for key, value in self.options.items())
        return f"{self.scenario} {self.seed} {self.most}{changes}"


class Chance:
    """Chance that is the same with every Python: only `random` promises its sequence."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)

    def below(self, count: int) -> int:
        """Return a number from 0 on."""
        return int(self._random.random() * count)

    def number(self) -> float:
        """Return a number from 0 to below 1."""
        return self._random.random()

    def one_of(self, things: Sequence[Any]) -> Any:
        """Return one of some things."""
        return things[self.below(len(things))]

    def action(self, options: Sequence[Any]) -> Any:
        """Return an action; half of the time what is seldom offered is as likely as the usual."""
        if self.below(2):
            return self.one_of(options)
        kinds = list(dict.fromkeys(type(action) for action in options))
        kind = self.one_of(kinds)
        return self.one_of([action for action in options if type(action) is kind])


class Sum:
    """A running checksum of JSON-ready data."""

    def __init__(self) -> None:
        self._hash = hashlib.sha256()

    def add(self, data: Any) -> None:
        """Take note of some data."""
        self._hash.update(json.dumps(data, sort_keys=True, default=_plain).encode())

    @property
    def text(self) -> str:
        """The sum, short enough for a table."""
        return self._hash.hexdigest()[:16]


def _plain(one: Any) -> Any:
    """Return what JSON does not know as something that it does, the same in every run."""
    if isinstance(one, Mapping):
        return dict(one)
    if isinstance(one, set | frozenset):
        return sorted(one)
    return [getattr(one, name) for name in one.__match_args__]


def play(game: AnyGame, case: Case) -> dict[str, Any]:
    """Play a game and return what is kept of it."""
    chance = Chance(f"{game.id} {case.name}")
    session = Session.new(game, seed=case.seed, scenario=case.scenario, options=case.options)
    offered, refused, told = Sum(), Sum(), Sum()
    remembered: list[Any] = []
    number = 0
    while number < case.most:
        waiting = session.waiting
        if not isinstance(waiting, Decision):
            break
        state = session.state
        offered.add([waiting.side, waiting.kind, waiting.phase, waiting.rule])
        for _ in range(ASKED if remembered else 0):
            refused.add(session.why_not(chance.one_of(remembered)))
        if number % LOOKED_AT == 0:
            offered.add([game.action_data(action) for action in waiting.options])
            told.add([game.score_data(state), game.decision_data(state), game.standings(state)])
            told.add([game.observe(state, seat.id) for seat in game.seats(state)])
            assert game.problems(state) == []
            # A step that was written and read back is the same step.
            assert pickle.loads(pickle.dumps(state.agenda)) == state.agenda
        action = chance.action(waiting.options)
        if len(remembered) < REMEMBERED:
            remembered.append(action)
        else:
            remembered[chance.below(REMEMBERED)] = action
        session.act(action)
        number += 1
    events = Sum()
    for entry in session.journal:
        events.add([entry.turn, entry.phase, entry.event.kind, entry.event.args(), entry.rule])
    over = isinstance(session.waiting, Over)
    return {
        "decisions": number,
        "turn": session.state.turn,
        "dice": session.dice.position,
        "end": game.over_data(session.state)["reason"] if over else "",
        "entries": len(session.journal),
        "events": events.text,
        "position": game.digest(session.state)[:16],
        "offered": offered.text,
        "refused": refused.text,
        "told": told.text,
    }


def compare(game: AnyGame, case: Case, kept: Path) -> None:
    """Play a game and see that it goes as it is kept."""
    found = play(game, case)
    games = json.loads(kept.read_text(encoding="utf-8")) if kept.is_file() else {}
    if os.environ.get("RECONQUISTA_KEEP_GOLDEN"):
        games[case.name] = found
        lines = ",\n".join(f"{json.dumps(k)}: {json.dumps(v)}" for k, v in games.items())
        kept.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")
    assert found == games[case.name]
