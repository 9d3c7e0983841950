"""The challenges that come with a game, and which of them the player has solved."""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from typing import Final, TypedDict

from reconquista_qt.ai.challenges import decision_key
from reconquista_qt.assets import resource
from reconquista_qt.engine.data import Data
from reconquista_qt.engine.record import record
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.storage.atomic import write_whole
from reconquista_qt.storage.folders import folders
from reconquista_qt.storage.jsonfile import parse, read_bytes, text_of
from reconquista_qt.storage.trouble import told

FILE: Final = ("challenges", "found.json")
FORMAT: Final = 1
STARS: Final = 5
MOST_BYTES: Final = 1 << 20
RIGHT: Final = "right"
NEARLY: Final = "nearly"  # the right thing in the right place, with other amounts
WRONG: Final = "wrong"


class PositionData(TypedDict):
    """What every position tells (`Game.position`), beside what is the game's own."""

    game: str
    turn: int
    phase: str


class RivalData(TypedDict):
    """Another decision as it was stored, and how far it lies behind the best."""

    action: Data
    behind: float
    error: float
    playouts: int


class ChallengeData(TypedDict):
    """An `ai.challenges.Challenge` as it was stored."""

    position: PositionData
    kind: str
    side: str
    best: Data
    plan: list[Data]
    points: float
    error: float
    rivals: list[RivalData]
    choices: int
    found: float
    source: Data


@record
class Riddle:
    """A challenge as it is shown."""

    id: str
    number: int
    stars: int
    data: ChallengeData

    @property
    def position(self) -> PositionData:
        """The position of which the best action is asked."""
        return self.data["position"]

    def judge(self, answer: Data) -> tuple[str, RivalData | None]:
        """Return how good an action is, and what is known of it where it is wrong."""
        key = decision_key(answer)
        if key in [decision_key(action) for action in self.data["plan"]]:
            exact = answer in self.data["plan"]
            return (RIGHT if exact else NEARLY), None
        rivals = self.data["rivals"]
        return WRONG, next((one for one in rivals if decision_key(one["action"]) == key), None)


@cache
def riddles(game: str) -> tuple[Riddle, ...]:
    """Return the challenges of a game, the easiest first; none where it has none."""
    path = resource(game, *FILE)
    if not path.exists():
        return ()
    rows: list[ChallengeData] = json.loads(path.read_text(encoding="utf-8"))["challenges"]
    return tuple(
        Riddle(_id(row["source"]), place + 1, 1 + place * STARS // len(rows), row)
        for place, row in enumerate(rows)
    )


def _id(source: Mapping[str, object]) -> str:
    return "-".join(str(source[part]) for part in ("scenario", "player", "seed", "decision"))


def solved(game: str) -> dict[str, int]:
    """Return the challenges that were solved, each with the hints that it took."""
    path = folders().data / f"challenges-{game}.json"
    with suppress(BadInput):
        data = parse(read_bytes(path, "bad-save", MOST_BYTES), "bad-save", path.name)
        if isinstance(data, dict) and isinstance(data.get("solved"), dict):
            return {str(k): v for k, v in data["solved"].items() if type(v) is int and v >= 0}
    return {}


def note_solved(game: str, riddle: str, hints: int) -> None:
    """Keep that a challenge is solved, with so many hints or fewer; BadInput if it cannot be."""
    known = solved(game)
    known[riddle] = min(hints, known.get(riddle, hints))
    path = folders().data / f"challenges-{game}.json"
    with told("cannot-save", path, "folder-gone"):
        path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, text_of({"format": FORMAT, "solved": known}).encode(), keep_previous=False)
