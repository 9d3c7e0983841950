"""Reading the actions and events of a game from JSON-ready data, whatever their fields are.

A game says which word each action begins with and what its fields are; this reads them, and names
every place that is wrong.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from typing import TypeGuard, TypeVar, cast

from reconquista_qt.engine.data import Data
from reconquista_qt.engine.journal import Event
from reconquista_qt.engine.refusal import BadInput

_Read = TypeVar("_Read", bound="ActionFields")
_Made = TypeVar("_Made")
_Event = TypeVar("_Event", bound=Event)
MOST_TOLD = 80  # characters of a value that is wrong


def shown(value: object) -> str:
    """Return a value as a problem tells it."""
    return repr(value)[:MOST_TOLD]


def is_number(value: object) -> TypeGuard[int]:
    """Whether a value is a whole number, and not true or false."""
    return isinstance(value, int) and not isinstance(value, bool)


class ActionFields:
    """Reads the fields of an action and remembers what is wrong with them, each field once.

    Where a field is wrong, something of the right kind is returned: `finish` tells.
    """

    def __init__(self, data: Mapping[str, object]) -> None:
        self.data = data
        self.read = {"do"}
        self.problems: list[tuple[str, str, str]] = []

    def get(self, key: str) -> object:
        """Return a field that must be there."""
        self.read.add(key)
        if key not in self.data:
            self.problems.append(("missing-field", f"action.{key}", ""))
        return self.data.get(key)

    def wrong(self, code: str, key: str, value: object) -> None:
        """Remember that a field is wrong, once."""
        place = f"action.{key}"
        if not any(where == place for _, where, _ in self.problems):
            self.problems.append((code, place, shown(value)))

    def known(self, key: str, index: Mapping[str, int], code: str) -> int:
        """Return the number of an id."""
        value = self.get(key)
        if isinstance(value, str) and value in index:
            return index[value]
        self.wrong(code, key, value)
        return 0

    def choice(self, key: str, among: tuple[str, ...], code: str = "unknown-choice") -> str:
        """Return one of some words."""
        value = self.get(key)
        if isinstance(value, str) and value in among:
            return value
        self.wrong(code, key, value)
        return among[0]

    def number(self, key: str, least: int | None = None, most: int | None = None) -> int:
        """Return a whole number, within limits where there are some."""
        value = self.get(key)
        if (
            is_number(value)
            and (least is None or value >= least)
            and (most is None or value <= most)
        ):
            return value
        self.wrong("bad-number", key, value)
        return least or 0

    def truth(self, key: str) -> bool:
        """Return whether; the field must be there."""
        value = self.get(key)
        if not isinstance(value, bool):
            self.wrong("not-true-or-false", key, value)
        return bool(value)

    def flag(self, key: str) -> bool:
        """Return whether; false where the field is left out."""
        self.read.add(key)
        value = self.data.get(key, False)
        if isinstance(value, bool):
            return value
        self.wrong("not-true-or-false", key, value)
        return False

    def counts(
        self, key: str, among: Mapping[str, object] | tuple[str, ...], most: int
    ) -> dict[str, int]:
        """Return how many of each kind of unit; empty where anything is wrong."""
        value = self.get(key)
        if not isinstance(value, dict):
            self.wrong("not-an-object", key, value)
            return {}
        before = len(self.problems)
        for name, count in value.items():
            if name not in among:
                self.wrong("unknown-unit", f"{key}.{str(name)[:40]}", name)
            elif not is_number(count) or not 0 <= count <= most:
                self.wrong("bad-number", f"{key}.{name}", count)
        return value if len(self.problems) == before else {}

    def finish(self) -> None:
        """Raise BadInput (bad-request) where anything is wrong, or a field means nothing."""
        for key in self.data:
            if key not in self.read:
                self.problems.append(("unknown-field", f"action.{str(key)[:40]}", ""))
        if self.problems:
            raise BadInput("bad-request", tuple(self.problems))


def read_action(
    data: object,
    readers: Mapping[str, Callable[[_Read], _Made]],
    fields_of: Callable[[Data], _Read],
) -> _Made:
    """Return the action of some data; BadInput (bad-request) names each wrong field."""
    if not isinstance(data, dict):
        raise BadInput("bad-request", (("not-an-object", "action", type(data).__name__),))
    do = data.get("do")
    reader = readers.get(do) if isinstance(do, str) else None
    if reader is None:
        missing = "do" not in data
        problem = ("missing-field", "") if missing else ("unknown-action", shown(do))
        raise BadInput("bad-request", ((problem[0], "action.do", problem[1]),))
    fields = fields_of(data)
    action = reader(fields)
    fields.finish()
    return action


def read_event(
    kinds: Mapping[str, type[_Event]], kind: str, args: Mapping[str, object], rule: str
) -> _Event:
    """Return the event of stored data; BadInput (bad-event) names what is wrong."""
    cls = kinds.get(kind)
    if cls is None:
        raise BadInput("bad-event", (("unknown-event", "kind", str(kind)[:MOST_TOLD]),))
    known = {field.name for field in dataclasses.fields(cls)} - {"rule"}
    problems = [("unknown-field", f"args.{key[:40]}", "") for key in args if key not in known]
    if problems:
        raise BadInput("bad-event", tuple(problems))
    try:
        # Which facts a kind of event has is in its data alone.
        return cast("Callable[..., _Event]", cls)(
            **{key: _frozen(value) for key, value in args.items()}, rule=rule
        )
    except TypeError as error:
        raise BadInput("bad-event", (("missing-field", f"{kind}.args", ""),)) from error


def _frozen(value: object) -> object:
    return tuple(_frozen(item) for item in value) if isinstance(value, list) else value
