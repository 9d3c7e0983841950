"""The journal: what happened, as facts; appended only, and no part of the state."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields
from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, ClassVar, TypeVar, cast

from .data import Data
from .record import record

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


@record
class Event:
    """Something that happened; subclasses are named in the past tense and hold plain data only.

    The kind of an event is the name of its class as the protocol and the files call it, in small
    letters: ``units_moved`` of `UnitsMoved`.
    """

    kind: ClassVar[str] = ""

    def __init_subclass__(cls) -> None:
        """Name the events of a class after it, unless it says otherwise."""
        if "kind" not in cls.__dict__:
            name = "".join(f"_{c.lower()}" if c.isupper() else c for c in cls.__name__)
            cls.kind = name.lstrip("_")

    def args(self) -> Data:
        """Return the event's facts as JSON-ready data, without its rule."""
        names, facts = _facts_of(cast("type[DataclassInstance]", type(self)))
        return dict(zip(names, facts(self), strict=True))


E = TypeVar("E", bound=Event)


def kinds_among(names: Mapping[str, object], base: type[E]) -> dict[str, type[E]]:
    """Return the events of a game by their kinds: those classes of a module that are of its base.

    Only what stands in the module (its `globals()`) counts, not what else was loaded before.
    """
    found = (one for one in names.values() if isinstance(one, type) and issubclass(one, base))
    return {event.kind: event for event in found if event is not base}


@cache
def _facts_of(
    kind: type[DataclassInstance],
) -> tuple[tuple[str, ...], Callable[[Event], Iterable[object]]]:
    """Return the names of an event's facts, and what gets them out of one."""
    names = tuple(f.name for f in fields(kind) if f.name != "rule")
    if len(names) > 1:
        return names, attrgetter(*names)
    return names, lambda event: [getattr(event, name) for name in names]


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
