"""The journal: what happened, as facts; appended only, and no part of the state."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from typing import TYPE_CHECKING, ClassVar, cast

from .data import Data
from .record import record

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


@record
class Event:
    """Something that happened; subclasses are named in the past tense and hold plain data only."""

    kind: ClassVar[str] = ""

    def args(self) -> Data:
        """Return the event's facts as JSON-ready data, without its rule."""
        kind = cast("type[DataclassInstance]", type(self))
        return {name: getattr(self, name) for name in _facts_of(kind)}


@cache
def _facts_of(kind: type[DataclassInstance]) -> tuple[str, ...]:
    return tuple(f.name for f in fields(kind) if f.name != "rule")


@record
class Entry:
    """An event with its place in the game: `n` counts entries, `input` the inputs before it."""

    n: int
    turn: int
    phase: str
    input: int
    event: Event

    @property
    def rule(self) -> str:
        """The clause of the rulebook at work, e.g. ``phase4/casualties``."""
        rule: str = getattr(self.event, "rule", "")
        return rule
