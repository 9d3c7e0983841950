"""A position as one line of text, as FEN is for chess: `GAME BODY`.

The body is the game's own (`Game.line`), or this module's: JSON with as little around it as can be.
Either way the line has no line break and no letter outside ASCII, equal positions have equal lines,
and a line read gives back the very position (docs/position-lines.md).
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Final
from urllib.parse import quote, unquote

from .data import Data
from .refusal import BadInput

if TYPE_CHECKING:
    from .game import AnyGame
    from .state import GameState

MOST_LETTERS: Final = 200_000
MOST_DEPTH: Final = 40
WORD: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
NUMBER: Final = re.compile(r"-?[0-9]+(?:\.[0-9]+)?(?:e[-+]?[0-9]+)?")
TEXT: Final = re.compile(r"'([^']*)'")


def bad_line(place: str, found: str) -> BadInput:
    """Return the error of a line that cannot be read at a place."""
    return BadInput("bad-position", (("bad-line", place, found[:40]),))


def line_of(game: AnyGame, state: GameState) -> str:
    """Return the position of a state as a line."""
    return f"{game.id} {game.line(game.position(state))}"


def parted(text: str) -> tuple[str, str]:
    """Return the id of the game that a line is of, and its body; BadInput where it is no line."""
    words = text.split(None, 1)
    if len(words) < 2 or not WORD.fullmatch(words[0]):
        raise bad_line("1", text.strip() or "…")
    return words[0], words[1].strip()


def looks_like_a_line(text: str, games: Iterable[str]) -> bool:
    """Whether a text begins as the line of one of some games does."""
    words = text.split(None, 1)
    return len(words) == 2 and words[0] in games and len(text) <= MOST_LETTERS


# -- the notation of every game ----------------------------------------------------------------


def written(value: object) -> str:
    """Return JSON-ready data as text without a space.

    ``~`` is null, ``+`` true, ``-`` false; a word stands as it is, another text between ``'``; a
    list is ``[a,b]``, an object ``(name:value,...)`` by name. An object of objects with the same
    names is a table, ``<names;name:values;...>``, which tells those names once.
    """
    match value:
        case None:
            return "~"
        case True:
            return "+"
        case False:
            return "-"
        case int() | float():
            return json.dumps(value)
        case str():
            return _name(value)
        case list() | tuple():
            return f"[{','.join(map(written, value))}]"
        case Mapping():
            return _object(value)
    raise TypeError(type(value).__name__)


def _name(text: str) -> str:
    return text if WORD.fullmatch(text) else f"'{quote(text, safe='/:.,;')}'"


def _object(value: Mapping[str, object]) -> str:
    names = sorted(value)
    columns = _columns(value)
    if columns:
        rows = (f"{_name(name)}:{','.join(_cells(value[name], columns))}" for name in names)
        return f"<{';'.join((','.join(map(_name, columns)), *rows))}>"
    return f"({','.join(f'{_name(name)}:{written(value[name])}' for name in names)})"


def _cells(row: object, columns: Iterable[str]) -> Iterator[str]:
    assert isinstance(row, Mapping)
    for column in columns:
        yield written(row[column])


def _columns(value: Mapping[str, object]) -> list[str]:
    """Return the names that all of several objects have, nothing where they differ."""
    rows = [row for row in value.values() if isinstance(row, Mapping) and row]
    if len(rows) < 2 or len(rows) < len(value):
        return []
    first: list[str] = sorted(rows[0])
    return first if all(sorted(row) == first for row in rows) else []


def read(text: str) -> object:
    """Return the data of a text that `written` wrote; BadInput names the place that is wrong."""
    if len(text) > MOST_LETTERS:
        raise bad_line(str(MOST_LETTERS), "…")
    text = "".join(text.split())  # a letter or a terminal may have broken the line
    reader = _Reader(text)
    value = reader.value(0)
    if reader.at < len(text):
        raise reader.wrong()
    return value


class _Reader:
    """Reads a text from left to right."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def wrong(self) -> BadInput:
        return bad_line(str(self.at + 1), self.text[self.at : self.at + 20] or "…")

    def next(self) -> str:
        return self.text[self.at : self.at + 1]

    def take(self, sign: str) -> None:
        if self.next() != sign:
            raise self.wrong()
        self.at += 1

    def found(self, sign: str) -> bool:
        if self.next() != sign:
            return False
        self.at += 1
        return True

    def value(self, depth: int) -> object:
        if depth > MOST_DEPTH:
            raise self.wrong()
        number = NUMBER.match(self.text, self.at)
        if number:
            self.at = number.end()
            if len(number[0]) > 20:
                raise self.wrong()
            return json.loads(number[0])
        match self.next():
            case "~":
                self.at += 1
                return None
            case "+" | "-":
                self.at += 1
                return self.text[self.at - 1] == "+"
            case "[":
                return self.list_of(depth)
            case "(":
                return self.object_of(depth)
            case "<":
                return self.table(depth)
        return self.name()

    def name(self) -> str:
        word = WORD.match(self.text, self.at) or TEXT.match(self.text, self.at)
        if word is None:
            raise self.wrong()
        self.at = word.end()
        return word[0] if word.re is WORD else unquote(word[1])

    def list_of(self, depth: int) -> list[object]:
        self.take("[")
        found: list[object] = []
        while not self.found("]"):
            if found:
                self.take(",")
            found.append(self.value(depth + 1))
        return found

    def object_of(self, depth: int) -> Data:
        self.take("(")
        found: Data = {}
        while not self.found(")"):
            if found:
                self.take(",")
            self.put(found, self.name(), depth)
        return found

    def put(self, found: Data, name: str, depth: int) -> None:
        if name in found:
            raise self.wrong()
        self.take(":")
        found[name] = self.value(depth + 1)

    def table(self, depth: int) -> Data:
        self.take("<")
        columns = [self.name()]
        while self.found(","):
            columns.append(self.name())
        found: Data = {}
        while not self.found(">"):
            self.take(";")
            name = self.name()
            if name in found:
                raise self.wrong()
            row = found[name] = {}
            for place, column in enumerate(columns):
                self.take("," if place else ":")
                row[column] = self.value(depth + 2)
        return found
