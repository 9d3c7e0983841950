"""The settings in a file: versioned, migrated, and set aside when broken."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from dataclasses import field
from pathlib import Path
from typing import Final

from reconquista_qt.engine.data import Data
from reconquista_qt.engine.record import record
from reconquista_qt.engine.refusal import BadInput

from .atomic import write_whole
from .jsonfile import parse, read_bytes, text_of
from .trouble import told

FORMAT: Final = 1
_MOST_BYTES = 1024 * 1024
Values = Data

# From format n to format n + 1, on the raw values.
MIGRATIONS: Final[dict[int, Callable[[Values], Values]]] = {}


@record
class Stored:
    """The settings that were found; where they were broken: the trouble, and where they are now."""

    values: Values = field(default_factory=dict)
    trouble: BadInput | None = None
    set_aside: Path | None = None


def read_settings(
    path: Path, migrations: dict[int, Callable[[Values], Values]] = MIGRATIONS
) -> Stored:
    """Return the settings of a file; none, and the file set aside, where it is broken."""
    if not os.path.exists(path):
        return Stored()
    try:
        data = parse(read_bytes(path, "bad-settings", _MOST_BYTES), "bad-settings", path.name)
        return Stored(_values(data, path.name, migrations))
    except BadInput as trouble:
        return Stored({}, trouble, _set_aside(path))


def change_settings(path: Path, changed: Values) -> None:
    """Keep some settings beside the others in the file; BadInput (cannot-save) tells why not.

    What another window has changed meanwhile stays, and what only a newer version knows.
    """
    write_settings(path, {**read_settings(path).values, **changed})


def write_settings(path: Path, values: Values) -> None:
    """Keep the settings; BadInput (cannot-save) tells why not."""
    with told("cannot-save", path, "folder-gone"):
        path.parent.mkdir(parents=True, exist_ok=True)
    content = text_of({"format": FORMAT, "settings": values})
    write_whole(path, content.encode(), keep_previous=False)


def _values(data: object, name: str, migrations: dict[int, Callable[[Values], Values]]) -> Values:
    number = data.get("format") if isinstance(data, dict) else None
    if not isinstance(data, dict) or type(number) is not int:
        raise BadInput("bad-settings", (("unknown-format", name, ""),))
    values = data.get("settings")
    if number > FORMAT:
        raise BadInput("bad-settings", (("newer-format", name, str(number)[:40]),))
    if not isinstance(values, dict):
        raise BadInput("bad-settings", (("wrong-type", "settings", type(values).__name__),))
    while number < FORMAT:
        if number not in migrations:
            raise BadInput("bad-settings", (("unknown-format", name, str(number)[:40]),))
        values = migrations[number](dict(values))
        number += 1
    return dict(values)


def _set_aside(path: Path) -> Path | None:
    """Give a broken file another name, the first that is free; None where that cannot be done."""
    for number in range(1, 100):
        aside = path.with_name(f"{path.stem}.broken-{number}{path.suffix}")
        if not aside.exists():
            with suppress(OSError):
                return path.rename(aside)
            return None
    return None
