"""Other numbers for some counters, found by self-play, with which both sides have a chance.

They take the place of numbers that are reconstructed, never of stated ones: ``even.json`` names
the units of a battle whose numbers differ. The rule option `tables` chooses between both.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Final, TypedDict, cast

from reconquista_qt.assets import resource
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.kit.notation import shown

from .data import Data
from .datafile import FORMAT, check_units
from .filedata import UnitsFileData, ValuesData
from .names import ID
from .shapes import EachOf, OneOf, Problem, check_shape

FILE: Final = "even.json"
RECONSTRUCTED: Final = "reconstructed"
EVEN: Final = "even"

# Battle, unit, face of the counter, number.
SHAPE: Final = {
    "format": OneOf((FORMAT,)),
    "game": OneOf((ID,)),
    "units": EachOf(EachOf(EachOf(EachOf(int)))),
}


class EvenFileData(TypedDict):
    """An even file, once its shape is checked: numbers by battle, unit, face and name."""

    units: dict[str, dict[str, dict[str, dict[str, int]]]]


class EvenData(Data):
    """Data with the numbers of an even file in them; pickled as what it was made of."""

    def __init__(self, base: Data, units: UnitsFileData, path: str) -> None:
        super().__init__(base.tables, units, base.maps, base.paths)
        self._made_of = (base, path)

    def __reduce__(self) -> tuple[Callable[..., Data], tuple[object, ...]]:
        return even_data, self._made_of


@cache
def even_data(base: Data, path: str = "") -> Data:
    """Return data with the numbers of an even file, the shipped one unless a path is given.

    BadInput (bad-data) names each place that is wrong, in the file or in what comes of it.

    Rules: 2.2, 2.3/R002.
    """
    file = Path(path) if path else resource(ID, FILE)
    try:
        given: object = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise BadInput("bad-data", (("unreadable", file.name, str(error)[:200]),)) from error
    problems: list[Problem] = []
    check_shape(given, SHAPE, EVEN, problems)
    units = copy.deepcopy(base.units)
    if not problems:
        _renumber(units, cast("EvenFileData", given), problems)
    if not problems:
        problems = check_units(units, base.tables, base.maps)
    if problems:
        raise BadInput("bad-data", tuple(problems))
    return EvenData(base, units, path)


def _renumber(units: UnitsFileData, even: EvenFileData, problems: list[Problem]) -> None:
    """Put the numbers of an even file on the counters; what is not there is a problem."""
    battles = units["scenarios"]
    for battle, counters in even["units"].items():
        at = f"{EVEN}.units.{battle}"
        if battle not in battles:
            problems.append(("unknown-choice", at, shown(battle)))
            continue
        known = {u["id"]: u for side in battles[battle]["sides"].values() for u in side["units"]}
        for name, faces in counters.items():
            unit = known.get(name)
            if unit is None:
                problems.append(("unknown-choice", f"{at}.{name}", shown(name)))
                continue
            shows = {"front": unit["front"], "back": unit["back"]}
            for face, numbers in faces.items():
                there = shows.get(face)
                if there is None:
                    problems.append(("unknown-choice", f"{at}.{name}.{face}", shown(face)))
                    continue
                _overprint(there, numbers, f"{at}.{name}.{face}", problems)
            # A unit is worth its larger strength when it is lost (11.0).
            unit["loss"] = max(face["strength"] for face in shows.values() if face is not None)


def _overprint(
    face: ValuesData, numbers: Mapping[str, int], at: str, problems: list[Problem]
) -> None:
    """Put numbers on one face of a counter."""
    for number, value in numbers.items():
        if number == "strength":
            face["strength"] = value
        elif number == "move":
            face["move"] = value
        elif number == "morale":
            face["morale"] = value
        else:
            problems.append(("unknown-choice", f"{at}.{number}", shown(number)))
