"""A saved game as it stands in a file: format 2.

Whoever changes a field here raises `FORMAT`, adds a migration and a fixture, and commits the new
fingerprint; a test sees to it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Annotated, Final, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from reconquista_qt.engine.data import Data

FORMAT: Final = 2

Short = Annotated[str, Field(max_length=200)]
Count = Annotated[int, Field(ge=0, le=1_000_000)]
Points = (
    Annotated[int, Field(ge=-1_000_000, le=1_000_000)]
    | Annotated[float, Field(ge=-1_000_000, le=1_000_000)]
)
Seed = Annotated[int, Field(ge=-(1 << 128), le=1 << 128)]
Die = Annotated[int, Field(ge=1, le=1000)]  # or a draw from a pool of so many things
Dice = Annotated[list[Die], Field(max_length=20_000)]


Simple = bool | int | str
Choice = Simple | Annotated[list[Simple], Field(max_length=100)]


class FilePart(BaseModel):
    """A part of a saved game: nothing is converted, nothing unknown is passed over."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class AppData(FilePart):
    """Who wrote the file, and when (UTC)."""

    version: Short
    saved: Short


class RulesData(FilePart):
    """The edition of the rules, the options of this game, and the fingerprints of its data files.

    `files` holds what each of the game's files was like, by its name.
    """

    edition: Short
    options: dict[Short, Choice]
    files: dict[Short, Short]


class MapData(FilePart):
    """The map that is played on; its data too, so that the game can be opened on any machine."""

    id: Short
    fingerprint: Short
    data: Data


class StartData(FilePart):
    """The position at the start; `announced` where a new game began there."""

    position: Data
    announced: bool


class StandingData(FilePart):
    """How a seat stands."""

    seat: Short
    points: Points
    level: Short


class StateData(FilePart):
    """The position now, its digest, what the game waits for, and what a list of games shows.

    `checksum` is that of the position as JSON; `over` says why the game has ended, `winner` which
    seat has won.
    """

    position: Data
    digest: Short
    checksum: Short
    agenda: list[Short]
    waits: Short
    turn: Count
    phase: Short
    standings: Annotated[list[StandingData], Field(min_length=1, max_length=100)]
    over: Short | None
    winner: Short | None


class InputData(FilePart):
    """An action, or a roll of dice (or a draw) of so many faces."""

    act: Data | None = None
    dice: Dice | None = None
    faces: Die = 6

    @model_validator(mode="after")
    def one_of_both(self) -> Self:
        """Check that it is one of them."""
        if (self.act is None) == (self.dice is None):
            raise ValueError("act or dice")
        if self.act is None and any(value > self.faces for value in self.dice or ()):
            raise ValueError("faces")
        return self


class EventData(FilePart):
    """An entry of the journal; `input` is the number of the input that brought it about."""

    turn: Count
    phase: Short
    input: Count
    kind: Short
    rule: Short
    args: Data


class DiceData(FilePart):
    """The seed, the number of the first die and of the next one, and dice waiting to be used."""

    seed: Seed
    first: Count
    position: Count
    typed: bool
    scripted: bool = False
    queue: Dice


class BranchData(FilePart):
    """A line of play that was left: it shares its first inputs with the present one."""

    name: Short
    shared: Count
    inputs: list[InputData]


class SaveFile(FilePart):
    """A saved game."""

    format: Literal[2]
    game: Short
    app: AppData
    rules: RulesData
    scenario: Short
    state: StateData
    dice: DiceData
    undo_stops_at_dice: bool
    line: Short
    inputs: list[InputData]
    undone: list[InputData]
    branches: list[BranchData]
    earlier: list[EventData]
    events: list[EventData]
    start: StartData
    map: MapData | None


def fingerprint() -> str:
    """Return a hex string that changes with every change of the format, and with nothing else."""
    schema = SaveFile.model_json_schema()
    text = json.dumps(_bare(schema, schema.pop("$defs")), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()


def _bare(schema: object, parts: Mapping[str, object]) -> object:
    """Leave out what is written for people only; a part stands where it is named."""
    if isinstance(schema, dict):
        if "$ref" in schema:
            return _bare(parts[schema["$ref"].rpartition("/")[2]], parts)
        return {k: _bare(v, parts) for k, v in schema.items() if k not in ("description", "title")}
    return [_bare(item, parts) for item in schema] if isinstance(schema, list) else schema
