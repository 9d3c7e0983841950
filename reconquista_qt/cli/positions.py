"""Positions given as lines of text on a command line."""

from __future__ import annotations

from collections.abc import Mapping

from reconquista_qt.engine.position_line import parted
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.engine.state import GameState
from reconquista_qt.games import default_entry, entries, entry_of


def state_of_line(line: str, options: Mapping[str, object]) -> tuple[str, GameState]:
    """Return the id of a line's game and the state of its position; BadInput tells what is wrong.

    Options that are not given are at their defaults.
    """
    name, body = parted(line)
    if all(entry.id != name for entry in entries()):
        raise BadInput("bad-position", (("unknown-game", "1", name[:40]),))
    game = entry_of(name).rules()
    state = game.from_position(game.position_of_line(body), {**game.default_options, **options})
    return name, state


def in_words(error: BadInput, line: str, language: str) -> str:
    """Return what is wrong with a line, in the words of its game."""
    name = line.split(None, 1)[0] if line.split() else ""
    entry = next((entry for entry in entries() if entry.id == name), default_entry())
    words = entry.words(language)
    return " ".join([words.problem(error.code), *(words.problem(*one) for one in error.problems)])
