"""The hall of fame: what the player's finished games came to, one line of a file each."""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field, fields
from hashlib import sha256
from pathlib import Path
from typing import Final

from reconquista_qt.engine.inputs import Rolled, shared_length
from reconquista_qt.engine.session import Session

from .folders import folders
from .trouble import told

FILE: Final = "hall.jsonl"
MOST_LINES: Final = 20_000
UNDONE: Final = "undone"  # dice were taken back and the game went on otherwise
ADVISED: Final = "advised"  # the adviser was asked
TYPED: Final = "typed"  # the dice were rolled at the table
MARKS: Final = (UNDONE, ADVISED, TYPED)


@dataclass(frozen=True, slots=True)
class Finished:
    """A finished game: `curve` are the points at the beginning of each turn, and at the end."""

    id: str
    when: str
    game: str
    start: str
    seed: int
    points: float
    level: str
    turn: int
    curve: tuple[float, ...]
    rulings: Mapping[str, object] = field(default_factory=dict)
    marks: tuple[str, ...] = ()
    day: str = ""

    @property
    def is_clean(self) -> bool:
        """Whether nothing helped: no dice taken back, no advice."""
        return not {UNDONE, ADVISED} & set(self.marks)


def hall_file() -> Path:
    """Return the file of the hall of fame."""
    return folders().data / FILE


def finished_game(session: Session, *, when: str, advised: bool, day: str = "") -> Finished:
    """Return what a session that is over came to; `when` is a date and time."""
    game, over = session.game, session.state.over
    assert over is not None
    curve: list[float] = []
    turn = 0
    for mark in session.marks:
        if mark.state.turn != turn:
            turn = mark.state.turn
            curve.append(game.standings(mark.state)[0].points)
    points = game.standings(session.state)[0].points
    found = {UNDONE: took_dice_back(session), ADVISED: advised, TYPED: session.dice.typed}
    told = repr((game.id, session.scenario, session.dice.seed, session.options, session.inputs))
    rulings = {
        name: value
        for name, value in session.options.items()
        if game.default_options.get(name) != value
    }
    return Finished(
        sha256(told.encode()).hexdigest()[:16],
        when,
        game.id,
        session.scenario,
        session.dice.seed,
        points,
        over.level,
        session.state.turn,
        (*curve, points),
        rulings,
        tuple(mark for mark in MARKS if found[mark]),
        day,
    )


def took_dice_back(session: Session) -> bool:
    """Whether dice were seen, taken back, and the game went on otherwise."""
    for branch in session.branches:
        shared = shared_length(session.inputs, branch.inputs)
        if any(isinstance(given, Rolled) for given in branch.inputs[shared:]):
            return True
    return False


def enter(game: Finished) -> bool:
    """Write a game into the hall; False where it is there already. BadInput if it cannot be."""
    if any(one.id == game.id for one in hall()):
        return False
    path = hall_file()
    with told("cannot-save", path, "folder-gone"):
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a", encoding="utf-8", newline="\n") as file:
            file.write(json.dumps(asdict(game), ensure_ascii=False) + "\n")
    return True


def hall() -> list[Finished]:
    """Return all games of the hall, the oldest first; what cannot be read is left out."""
    found: list[Finished] = []
    with suppress(OSError, UnicodeError):
        for line in hall_file().read_text(encoding="utf-8").splitlines()[:MOST_LINES]:
            game = _read(line)
            if game is not None:
                found.append(game)
    return found


def _read(line: str) -> Finished | None:
    with suppress(ValueError, TypeError, KeyError, RecursionError):
        data = json.loads(line)
        if not isinstance(data, dict):
            return None
        known = {one.name for one in fields(Finished)}
        data = {name: value for name, value in data.items() if name in known}
        data["curve"] = tuple(float(points) for points in data["curve"])
        data["marks"] = tuple(mark for mark in data["marks"] if mark in MARKS)
        game = Finished(**data)
        texts = (game.id, game.when, game.game, game.start, game.level, game.day)
        right = all(isinstance(text, str) for text in texts) and isinstance(game.rulings, dict)
        numbers = (game.seed, game.turn, game.points)
        right = right and all(type(number) in (int, float) for number in numbers)
        return game if right else None
    return None
