"""The protocol's `odds`: a question as data, its answer as data."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from reconquista_qt.engine.data import Data
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.games.reconquista.rules.battle import ATTACKER, DEFENDER
from reconquista_qt.games.reconquista.rules.forces import (
    CID,
    FIGHTING,
    MANY,
    UNITS,
    pack,
    side_of,
    size,
)
from reconquista_qt.games.reconquista.rules.state import EVEN_TOTAL

from .battle import battle_odds
from .siege import siege_odds

Problems = list[tuple[str, str, str]]
Check = Callable[[object], str]


def answer(question: Mapping[str, object], even_result: str = EVEN_TOTAL) -> Data:
    """Return the exact odds asked for; BadInput (bad-request) names every field that is wrong."""
    kind = question.get("kind")
    fields = FIELDS.get(kind) if isinstance(kind, str) else None
    if fields is None:
        problem = (
            ("missing-field", "") if "kind" not in question else ("unknown-choice", _shown(kind))
        )
        raise BadInput("bad-request", ((problem[0], "kind", problem[1]),))
    problems: Problems = []
    values: Data = {}
    for name, check in fields.items():
        if name in question:
            value = values[name] = question[name]
            if code := check(value):
                problems.append((code, name, _shown(value)))
        elif name in OPTIONAL:
            values[name] = OPTIONAL[name]
        else:
            problems.append(("missing-field", name, ""))
    if problems:
        raise BadInput("bad-request", tuple(problems))
    # Of which kind each value is, has just been looked at.
    odds: Callable[..., Data] = battle_odds if kind == "battle" else siege_odds
    return odds(**values) if kind == "battle" else odds(**values, even_result=even_result)


def _shown(value: object) -> str:
    return repr(value)[:80]


def _units(value: object) -> str:
    """Return what is wrong with units, or an empty string."""
    if not isinstance(value, dict):
        return "not-an-object"
    if any(name not in UNITS for name in value):
        return "unknown-unit"
    if any(type(count) is not int or not 0 <= count <= MANY for count in value.values()):
        return "bad-number"
    if len({side_of(pack({name: count})) for name, count in value.items() if count}) > 1:
        return "mixed-sides"
    force = pack(value)
    if size(force) > MANY:
        return "bad-number"
    return "el-cid-alone" if force & CID and not force & FIGHTING else ""


def _force(value: object) -> str:
    """Return what is wrong with units of which there must be some."""
    return _units(value) or ("" if isinstance(value, dict) and pack(value) else "no-units")


def _flag(value: object) -> str:
    return "" if isinstance(value, bool) else "not-true-or-false"


def _leader(value: object) -> str:
    return "" if value in (None, ATTACKER, DEFENDER) else "unknown-choice"


FIELDS: Final[dict[str, dict[str, Check]]] = {
    "battle": {
        "attacker": _force, "defender": _force, "mountain": _flag, "shelter": _flag,
        "cid": _leader,
    },
    "siege": {
        "besieger": _force, "defender": _units, "city": _flag, "fortress": _flag, "cid": _flag,
        "same_religion": _flag,
    },
}  # fmt: skip
# What the most common question need not say.
OPTIONAL: Final = {"cid": None, "mountain": False, "same_religion": False}
