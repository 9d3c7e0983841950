"""Games that computer players played, kept with every action: all that is told of them is kept too.

Games by chance stay on the surface of the rules: nobody masses troops, charges or lays siege on
purpose. So some were played by players who do, and their actions written down; what those players
would do today is of no matter. `look` plays them again: kept is a sum of everything that the rules
say on the way, at each decision. Where a change of that is meant, ``RECONQUISTA_KEEP_GOLDEN=1``
writes the sums anew, and the change is told of. A game that the rules do not allow any more is
taken out, and another one played (`record`).
"""

from __future__ import annotations

import json
import os
import pickle
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from reconquista_qt.engine.agenda import asked, settle
from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.game import AnyGame
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.engine.session import Session
from tests.kept_games import Chance, Sum

REMEMBERED = 150  # actions of other moments that may be asked about


def read_games(path: Path) -> dict[str, dict[str, Any]]:
    """Return the games of a file by their names."""
    found: dict[str, dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))
    return found


def write_games(path: Path, games: Mapping[str, Mapping[str, Any]]) -> None:
    """Write games down, a line for each."""
    lines = (f"{json.dumps(n)}: {json.dumps(g, separators=(',', ':'))}" for n, g in games.items())
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def record(
    game: AnyGame,
    player: str,
    slips: float,
    *,
    scenario: str,
    seed: int,
    options: Mapping[str, Any],
    most: int,
) -> dict[str, Any]:
    """Let a player (`ai.policies`) play a game, with a share of moves by chance; return it."""
    from reconquista_qt.ai.policies import policy

    chance = Chance(f"record {game.id} {scenario} {seed} {player}")
    session = Session.new(game, seed=seed, scenario=scenario, options=options)
    choose = policy(player, game, seed)
    deeds: dict[str, int] = {}
    course: list[int] = []
    while len(course) < most and session.state.over is None:
        step = asked(session.state)
        assert step is not None
        by_chance = chance.number() < slips
        action = step.draw(session.state, chance.number) if by_chance else choose(session.state)
        text = json.dumps(game.action_data(action), sort_keys=True)
        course.append(deeds.setdefault(text, len(deeds)))
        session.act(action)
    return {"scenario": scenario, "seed": seed, "options": dict(options),
            "deeds": [json.loads(text) for text in deeds], "course": course}  # fmt: skip


def look(
    game: AnyGame, name: str, played: Mapping[str, Any], *, every: int, ask: int
) -> dict[str, Any]:
    """Play a game again and return what is kept of it.

    At each so many-th decision everything is told, and so many actions of other moments are asked
    about at each.
    """
    chance = Chance(f"played {game.id} {name}")
    session = Session.new(
        game, seed=played["seed"], scenario=played["scenario"], options=played["options"]
    )
    course, offered, refused, told = Sum(), Sum(), Sum(), Sum()
    remembered: list[Any] = []
    deeds = played["deeds"]
    for number, at in enumerate(played["course"]):
        state = session.state
        waiting = asked(state)
        assert waiting is not None
        action = game.action_from(deeds[at])
        course.add([game.digest(state), waiting.side, waiting.kind, waiting.rule])
        for _ in range(ask if remembered else 0):
            refused.add(session.why_not(chance.one_of(remembered)))
        if number % every == 0:
            _tell(game, session, offered, told, chance)
        if len(remembered) < REMEMBERED:
            remembered.append(action)
        else:
            remembered[chance.below(REMEMBERED)] = action
        session.act(action)
    for entry in session.journal:
        course.add([entry.turn, entry.phase, entry.event.kind, entry.event.args(), entry.rule])
    _tell(game, session, offered, told, chance)
    return {
        "turn": session.state.turn, "dice": session.dice.position,
        "end": session.state.over.reason if session.state.over is not None else "",
        "entries": len(session.journal), "position": game.digest(session.state)[:16],
        "course": course.text, "offered": offered.text, "refused": refused.text,
        "told": told.text,
    }  # fmt: skip


def _tell(game: AnyGame, session: Session, offered: Sum, told: Sum, chance: Chance) -> None:
    """Take note of all that is told of a moment, and see that it holds together."""
    state = session.state
    before = game.digest(state)
    waiting = session.waiting
    if isinstance(waiting, Decision):
        step = asked(state)
        assert step is not None
        offered.add([game.action_data(action) for action in waiting.options])
        # Which one is drawn is the business of whoever draws; it has to be legal.
        draws = Chance(before)
        for _ in range(3):
            assert step.refuse(state, step.draw(state, draws.number)) is None
        twin = state.clone()
        step.apply(twin, chance.one_of(waiting.options), None)
        settle(twin, lambda count, faces: tuple(1 + chance.below(faces) for _ in range(count)))
        told.add(game.digest(twin))
    told.add([game.score_data(state), game.decision_data(state), game.standings(state)])
    told.add([game.observe(state, seat.id) for seat in game.seats(state)])
    assert game.problems(state) == []
    position = game.position(state)
    line = game.line(position)
    told.add(line)
    assert game.position_of_line(line) == position
    try:
        read = game.from_position(json.loads(json.dumps(position)), session.options)
    except BadInput as trouble:  # not every moment can be told as a position
        told.add([trouble.code, [[code, place] for code, place, _ in trouble.problems]])
    else:
        told.add(game.digest(read))
    assert pickle.loads(pickle.dumps(state.agenda)) == state.agenda
    assert game.digest(state) == before, "to tell is to change nothing"


def compare(
    game: AnyGame, name: str, played: Mapping[str, Any], kept: Path, *, every: int, ask: int
) -> None:
    """Play a game again and see that all that is told of it is as it is kept."""
    found = look(game, name, played, every=every, ask=ask)
    known = json.loads(kept.read_text(encoding="utf-8")) if kept.is_file() else {}
    if os.environ.get("RECONQUISTA_KEEP_GOLDEN"):
        known[name] = found
        lines = ",\n".join(f"{json.dumps(k)}: {json.dumps(v)}" for k, v in known.items())
        kept.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")
    assert found == known.get(name)
