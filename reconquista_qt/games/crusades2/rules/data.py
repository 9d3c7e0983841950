"""The data files of the game: the shipped ones, or a player's own in the same format."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final, cast

from reconquista_qt.assets import resource
from reconquista_qt.engine.refusal import BadInput

from . import datafile
from .filedata import MapsFileData, TablesFileData, UnitsFileData
from .names import ID

FILES: Final = ("tables", "units", "maps")
NO_FILE: Final = ""


class Data:
    """Tables, units and maps, checked; `paths` are the player's own files, "" for the shipped.

    It is pickled as the names of its files, which every process reads once.
    """

    def __init__(
        self,
        tables: TablesFileData,
        units: UnitsFileData,
        maps: MapsFileData,
        paths: tuple[str, str, str],
    ) -> None:
        self.tables = tables
        self.units = units
        self.maps = maps
        self.paths = paths

    def __reduce__(self) -> tuple[Callable[..., Data], tuple[object, ...]]:
        return _load, self.paths


def load(
    tables: Path | str | None = None,
    units: Path | str | None = None,
    maps: Path | str | None = None,
) -> Data:
    """Return the data of the shipped files, or of the player's own where one is given.

    BadInput (bad-data) names each place that is wrong.
    """
    given = [str(path) if path else NO_FILE for path in (tables, units, maps)]
    return _load(given[0], given[1], given[2])


@cache
def _load(tables: str, units: str, maps: str) -> Data:
    paths = (tables, units, maps)
    read = [
        _read(Path(path) if path else resource(ID, f"{name}.json"))
        for name, path in zip(FILES, paths, strict=True)
    ]
    # What each is said to be here is looked at at once, one after the other.
    data = Data(
        cast("TablesFileData", read[0]),
        cast("UnitsFileData", read[1]),
        cast("MapsFileData", read[2]),
        paths,
    )
    problems = datafile.check_tables(data.tables)
    problems = problems or datafile.check_maps(data.maps, data.tables)
    problems = problems or datafile.check_units(data.units, data.tables, data.maps)
    if problems:
        raise BadInput("bad-data", tuple(problems))
    return data


def _read(path: Path) -> object:
    try:
        data: object = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise BadInput("bad-data", (("unreadable", path.name, str(error)[:200]),)) from error
    return data
