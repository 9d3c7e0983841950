"""What the engine protocol offers besides playing: odds, built-in players, files.

What a service needs is imported when it is asked for: most programs never ask.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from reconquista_qt.engine.game import AnyGame
from reconquista_qt.engine.session import Session
from reconquista_qt.games import Entry

from .bot import PolicyRunner
from .fields import Fields


def odds(game: AnyGame, state: Any, fields: Fields) -> dict[str, Any]:
    """Return exact probabilities, by the rulings of the game under way if there is one."""
    question = {key: fields.data[key] for key in fields.data if key not in ("id", "do", "game")}
    return game.odds(question, state)


def play(session: Session, runner: PolicyRunner, fields: Fields) -> list[dict[str, Any]]:
    """Let a built-in player answer, and return its actions as data."""
    policy = fields.text("policy")
    until = fields.choice("until", ("decision", "phase", "turn", "end"))
    fields.finish()
    actions = runner.play(session, policy, until)
    return [session.game.action_data(action) for action in actions]


def save(session: Session, fields: Fields) -> None:
    """Write a game to a file; BadInput (cannot-save) tells why not."""
    from .files import save_session

    path = Path(fields.text("path"))
    fields.finish()
    save_session(session, path)


def load(games: Iterable[Entry], fields: Fields) -> Session:
    """Return the game of a file; what was played with dice typed in goes on with seeded ones."""
    from .files import load_session

    path = Path(fields.text("path"))
    fields.finish()
    session = load_session(path, games)
    if session.dice.typed:
        # Nobody asks this protocol for dice: a game that waits for some goes on.
        session.dice.typed = False
        session.run()
    return session
