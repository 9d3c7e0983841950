"""Old saves become new ones: one function for each format there was, from dict to dict."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from reconquista_qt import __version__
from reconquista_qt.engine.data import Data
from reconquista_qt.engine.refusal import BadInput

from .schema import FORMAT


def _from_1(data: Data) -> Data:
    """One seat, six faces, a digest that was the checksum of the position, no files told of."""
    state, rules = data.get("state"), data.get("rules")
    if isinstance(state, dict):
        state = dict(state)
        standing = {"seat": "", "points": state.pop("points", 0), "level": state.pop("level", "")}
        state |= {"standings": [standing], "checksum": state.get("digest"), "winner": None}
        data["state"] = state
    if isinstance(rules, dict):
        data["rules"] = {**rules, "files": {}}
    return data


# From format n to format n + 1. They work on raw data: what a format was like is history.
MIGRATIONS: Final[dict[int, Callable[[Data], Data]]] = {1: _from_1}


def migrated(
    data: object, name: str, migrations: dict[int, Callable[[Data], Data]] = MIGRATIONS
) -> Data:
    """Return a save's data in the present format; BadInput where it is none, or too new."""
    number = data.get("format") if isinstance(data, dict) else None
    if not isinstance(data, dict) or type(number) is not int or "game" not in data:
        raise BadInput("bad-save", (("not-a-save", name, ""),))
    if number > FORMAT:
        raise BadInput("newer-save", _versions(data, number))
    while number < FORMAT:
        if number not in migrations:
            raise BadInput("bad-save", (("unknown-format", "format", str(number)[:40]),))
        data = migrations[number](dict(data))
        number += 1
        data["format"] = number
    return dict(data)


def _versions(data: Data, number: int) -> tuple[tuple[str, str, str], ...]:
    app = data.get("app")
    version = app.get("version") if isinstance(app, dict) else None
    return (
        ("newer-format", "format", str(number)[:40]),
        ("written-by", "app.version", str(version)[:40] if isinstance(version, str) else "?"),
        ("this-program", "", __version__),
    )
