"""What the engine protocol offers besides playing: odds, built-in players, files.

What a service needs is imported when it is asked for: most programs never ask.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from reconquista_qt.engine.data import Data
from reconquista_qt.engine.game import AnyGame
from reconquista_qt.engine.session import Session
from reconquista_qt.engine.state import GameState
from reconquista_qt.games import GameEntry

from .bot import PLAYOUTS, PolicyRunner, ProgressReports, Tell, names_of
from .fields import Fields, Problem


def odds(game: AnyGame, state: GameState | None, fields: Fields) -> Data:
    """Return exact probabilities, by the rulings of the game under way if there is one."""
    question = {key: fields.data[key] for key in fields.data if key not in ("id", "do", "game")}
    return game.odds(question, state)


def play(session: Session, runner: PolicyRunner, fields: Fields) -> list[Data]:
    """Let built-in players answer, and return their actions as data."""
    one, many = fields.maybe_text("policy"), fields.maybe_mapping("policies")
    until = fields.choice("until", ("decision", "phase", "turn", "end"))
    fields.finish()
    actions = runner.play(session, names_of(session, one, many), until)
    return [session.game.action_data(action) for action in actions]


def advise(session: Session, runner: PolicyRunner, fields: Fields, tell: Tell) -> Data:
    """Return the most promising lines at the decision that is asked."""
    every = fields.maybe_amount("progress", most=3600)
    seconds = fields.maybe_amount("seconds", most=3600)
    playouts = fields.maybe_number("playouts", least=1, most=1_000_000)
    fields.finish()
    if playouts is None:
        playouts = PLAYOUTS if seconds is None else 1_000_000
    return runner.advise(session, seconds, playouts, ProgressReports(tell, every))


def simulate(session: Session, runner: PolicyRunner, fields: Fields, tell: Tell) -> Data:
    """Return what games from here come to."""
    every = fields.maybe_amount("progress", most=3600)
    games = fields.number("games", least=1, most=1_000_000)
    one, many = fields.maybe_text("policy"), fields.maybe_mapping("policies")
    fields.finish()
    names = names_of(session, one, many)
    for seat in session.game.seats(session.state):
        if seat.id not in names:
            place = f"policies.{seat.id}"
            raise Problem("bad-request", problems=(("missing-field", place, ""),))
    return runner.simulate(session, names, games, ProgressReports(tell, every))


def save(session: Session, fields: Fields) -> None:
    """Write a game to a file; BadInput (cannot-save) tells why not."""
    from .files import save_session

    path = Path(fields.text("path"))
    fields.finish()
    save_session(session, path)


def load(games: Iterable[GameEntry], fields: Fields) -> Session:
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
