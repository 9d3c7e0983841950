"""The protocol's `odds`: questions about battles and sieges, checked and answered."""

from __future__ import annotations

from collections.abc import Mapping

from reconquista_qt.engine.data import Data
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.games.st279.rules.data import Board
from reconquista_qt.games.st279.rules.forces import LAND, MANY, Force, pack, size
from reconquista_qt.games.st279.rules.markers import NOT_WITH
from reconquista_qt.games.st279.rules.names import (
    MARKER_INDEX,
    ROLL_INITIATIVE,
    ROLL_SIEGE,
    UNIT_INDEX,
)
from reconquista_qt.games.st279.rules.state import Options

from .battle import TABLES, bare_state, initiative, outcomes
from .siege import modifier_of, siege_odds

# `do` and `id` are the request's own.
COMMON = ("do", "id", "kind")


class _Question:
    """Reads the fields of a question and remembers what is wrong with them."""

    def __init__(self, data: Mapping[str, object]) -> None:
        self.data = data
        self.read = set(COMMON)
        self.problems: list[tuple[str, str, str]] = []

    def wrong(self, code: str, place: str, value: object) -> None:
        self.problems.append((code, place, repr(value)[:80]))

    def force(self, key: str) -> Force:
        self.read.add(key)
        if key not in self.data:
            self.problems.append(("missing-field", key, ""))
            return 0
        units = self.data[key]
        if not isinstance(units, Mapping):
            self.wrong("not-an-object", key, units)
            return 0
        fine = True
        for name, count in units.items():
            if name not in UNIT_INDEX:
                self.wrong("unknown-unit", f"{key}.{str(name)[:40]}", name)
                fine = False
            elif not isinstance(count, int) or isinstance(count, bool) or not 0 <= count <= MANY:
                self.wrong("bad-number", f"{key}.{name}", count)
                fine = False
        force = pack(units) if fine else 0
        if fine and (not force or force & ~LAND):
            self.wrong("no-units", key, units)
        return force

    def number(self, key: str) -> int:
        self.read.add(key)
        value = self.data.get(key, 0)
        if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MANY:
            return value
        self.wrong("bad-number", key, value)
        return 0

    def flag(self, key: str) -> bool:
        self.read.add(key)
        value = self.data.get(key, False)
        if isinstance(value, bool):
            return value
        self.wrong("not-true-or-false", key, value)
        return False

    def choice(self, key: str, among: tuple[str, ...], default: str) -> str:
        self.read.add(key)
        value = self.data.get(key, default)
        if value in among:
            return str(value)
        self.wrong("unknown-choice", key, value)
        return default

    def markers(self, key: str) -> list[int]:
        self.read.add(key)
        value = self.data.get(key, [])
        found: list[int] = []
        if not isinstance(value, list | tuple):
            self.wrong("not-a-list", key, value)
            return found
        for number, name in enumerate(value):
            if isinstance(name, str) and name in MARKER_INDEX:
                found.append(MARKER_INDEX[name])
            else:
                self.wrong("unknown-marker", f"{key}[{number}]", name)
        return found

    def finish(self) -> None:
        for key in self.data:
            if key not in self.read:
                self.problems.append(("unknown-field", str(key)[:40], ""))
        if self.problems:
            raise BadInput("bad-request", tuple(self.problems))


def answer(question: Mapping[str, object], board: Board, options: Options) -> Data:
    """Return the exact odds of a question; BadInput names what is wrong with it.

    A battle may name the markers played by each side (`attacker_markers`, `defender_markers` on
    the initiative, `table_markers` by the roller), a siege those of the besieger (`markers`) and
    the defender (`defender_markers`); unknown ones are left out. A `table` asks what comes of a
    roll on one of the two tables once the initiative is decided.

    Rules: 13.0/initiative, 13.0/table, 14.0/siege, 10.0/G9.
    """
    fields = _Question(question)
    if "kind" not in question:
        raise BadInput("bad-request", (("missing-field", "kind", ""),))
    kind = question["kind"]
    if kind == "battle":
        return _battle(fields, board, options)
    if kind == "table":
        return _table(fields, board, options)
    if kind == "siege":
        return _siege(fields, board)
    raise BadInput("bad-request", (("unknown-choice", "kind", repr(kind)[:80]),))


def _battle(fields: _Question, board: Board, options: Options) -> Data:
    attacker, defender = fields.force("attacker"), fields.force("defender")
    table = fields.choice("table", TABLES, TABLES[-1])
    added = []
    for key in ("attacker_markers", "defender_markers"):
        played = fields.markers(key)
        added.append(sum(board.markers[m].own.get(ROLL_INITIATIVE, 0) for m in played))
    on_table = fields.markers("table_markers")
    fields.finish()
    state = bare_state(board, options)
    first = initiative(state, attacker, defender, (added[0], added[1]))
    bonus = 0
    if table != TABLES[-1]:
        bonus = sum(board.markers[m].own.get(table, 0) for m in on_table)
    attacks = outcomes(state, table, attacker, defender, bonus)
    defends = outcomes(state, table, defender, attacker, bonus)
    return {
        "attacker_initiative": first.attacker,
        "defender_initiative": first.defender,
        "attacker_must_retreat": first.attacker_retreats,
        "defender_must_retreat": first.defender_retreats,
        "attacker_first": {"attacker": dict(attacks.own), "defender": dict(attacks.enemy)},
        "defender_first": {"attacker": dict(defends.enemy), "defender": dict(defends.own)},
    }


def _table(fields: _Question, board: Board, options: Options) -> Data:
    roller, other = fields.force("roller"), fields.force("other")
    table = fields.choice("table", TABLES, TABLES[-1])
    on_table = fields.markers("table_markers")
    fields.finish()
    bonus = 0
    if table != TABLES[-1]:
        bonus = sum(board.markers[m].own.get(table, 0) for m in on_table)
    found = outcomes(bare_state(board, options), table, roller, other, bonus)
    return {"rolled": dict(found.own), "answered": dict(found.enemy)}


def _siege(fields: _Question, board: Board) -> Data:
    units = fields.force("besieger")
    garrison = fields.number("garrison")
    pillaged, fleet, population = (fields.flag(key) for key in ("pillaged", "fleet", "population"))
    played = fields.markers("markers")
    against = fields.markers("defender_markers")
    for number, marker in enumerate(played):
        if any(other in NOT_WITH.get(marker, ()) for other in played[:number]):
            fields.wrong("marker-not-with-other", f"markers[{number}]", marker)
    fields.finish()
    modifier = modifier_of(board, units, pillaged=pillaged, fleet=fleet, population=population)
    modifier += sum(board.markers[m].own.get(ROLL_SIEGE, 0) for m in played)
    modifier += sum(board.markers[m].enemy.get(ROLL_SIEGE, 0) for m in against)
    odds = siege_odds(board, size(units), garrison, modifier)
    return {"taken": odds.taken, "nothing": odds.nothing, "loss": odds.loss}
