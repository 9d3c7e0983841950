"""What is told before a blow falls: who joins in, columns, modifiers, and the exact odds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from reconquista_qt.engine.data import Data
from reconquista_qt.games.crusades2.odds.question import without_hidden
from reconquista_qt.games.crusades2.rules.actions import (
    Action,
    BonusMove,
    Charge,
    Fire,
    Melee,
    Order,
)
from reconquista_qt.games.crusades2.rules.assault import in_stack_order
from reconquista_qt.games.crusades2.rules.battle import Column
from reconquista_qt.games.crusades2.rules.clash import Modifiers, terms_of
from reconquista_qt.games.crusades2.rules.facts import leaders_at, units_at, values
from reconquista_qt.games.crusades2.rules.fire import shot_modifiers
from reconquista_qt.games.crusades2.rules.names import REVEALED
from reconquista_qt.games.crusades2.rules.orders import charge_morale, order_modifier
from reconquista_qt.games.crusades2.rules.state import State
from reconquista_qt.model.odds import OddsQuestion, OddsRow
from reconquista_qt.model.surface import Aim

# The paragraph that a modifier comes from.
RULES: Final = {
    "leader": "4.13", "attack": "5.11", "stand": "5.13", "terrain": "9.32.5/R162",
    "routed": "10.1.4", "odds": "16.2", "types": "16.6", "facing": "6.13/R052", "range": "9.11",
    "skirmishers": "9.1", "armoured": "9.1", "two_units": "9.1", "higher": "9.1",
}  # fmt: skip


def aim(state: State, action: Action, left_out: frozenset[str]) -> Aim | None:
    """Return fire or melee as it is aimed without those who stand in some hexes."""
    if not isinstance(action, Fire | Melee):
        return None
    board = state.board
    inside = board.passport.enter(action)
    assert isinstance(inside, Fire | Melee)
    names = board.field.names
    able = frozenset(names[state.cell[unit]] for unit in inside.units)
    units = tuple(u for u in inside.units if names[state.cell[u]] not in left_out)
    if not units:
        return None
    aimed = board.passport.leave(type(inside)(inside.target, units))
    return Aim(aimed, names[inside.target], able - left_out, able)


def question(state: State, seat: str, action: Action) -> OddsQuestion | None:
    """Return what the game is asked before an action, with what goes into it spelt out."""
    board = state.board
    if not isinstance(action, Fire | Melee | Order | Charge | BonusMove):
        return None
    inside = board.passport.enter(action)
    view = seat if seat in board.side_index else ""
    asked: Data = {"view": view} if view else {}
    known = without_hidden(state, view) if view else state
    units = [board.units[u].id for u in getattr(inside, "units", ())]
    match inside:
        case Melee(target, fighters):
            data: Data = {"kind": "melee", "target": board.field.names[target], "units": units}
            return OddsQuestion(data | asked, _melee_rows(known, state, target, fighters))
        case Fire(target, firers):
            data = {"kind": "fire", "target": board.field.names[target], "units": units}
            return OddsQuestion(data | asked, _fire_rows(known, target, firers), hope="check")
        case Order(leader, chit):
            data = {"kind": "order", "leader": board.leaders[leader].id, "chit": chit}
            modifier = order_modifier(state, leader)
            rows = (OddsRow("overall", modifier, "4.3"),) if modifier else ()
            return OddsQuestion(data, rows, hope="success")
        case Charge(unit):
            data = {"kind": "charge", "unit": board.units[unit].id}
            rows = (OddsRow("morale", str(charge_morale(state, unit)), "5.6"),)
            return OddsQuestion(data, rows, hope="success")
    return None


def _modifiers(who: str, modifiers: Modifiers) -> list[OddsRow]:
    return [OddsRow(f"{who}.{name}", value, RULES.get(name, "9.32.5")) for name, value in modifiers]


def _melee_rows(
    known: State, state: State, target: int, fighters: tuple[int, ...]
) -> tuple[OddsRow, ...]:
    board = known.board
    defenders = units_at(known, target)
    units = in_stack_order(known, fighters)
    terms = terms_of(known, target, units, defenders)
    columns = board.melee.columns
    shift = f" {terms.attacker_shift:+d}" if terms.attacker_shift else ""
    rows = [
        OddsRow("attacker.strength", _column(terms.attacker_strength, columns,
                                             terms.attacker_column, shift), "9.32.5"),
        *_modifiers("attacker", terms.attacker_modifiers),
        OddsRow("defender.strength", _column(terms.defender_strength, columns,
                                             terms.defender_column, ""), "9.32.5"),
        *_modifiers("defender", terms.defender_modifiers),
    ]  # fmt: skip
    if any(
        not state.leader_marks[state.under[unit]] & REVEALED
        for unit in defenders
        if not board.units[unit].skirmisher
    ):
        rows.append(OddsRow("defender.hidden", "?", "5.13"))
    return tuple(rows)


def _column(strength: int, columns: Sequence[Column], column: int, shift: str) -> str:
    return f"{strength} → {columns[column].label}{shift}"


def _fire_rows(state: State, target: int, firers: tuple[int, ...]) -> tuple[OddsRow, ...]:
    board = state.board
    rows = []
    for unit in firers:
        column = board.fire.column(values(state, unit).strength)
        modifiers = shot_modifiers(state, unit, target)
        total = sum(value for _, value in modifiers)
        label = board.fire.columns[column].label
        rows.append(OddsRow(f"unit.{board.units[unit].id}", f"{label} · {total:+d}", "9.1"))
    # What all of them have in common is told once.
    if len(firers) == 1:
        rows += _modifiers("shot", shot_modifiers(state, firers[0], target))
    if leaders_at(state, target, 1 - board.side_of[firers[0]]):
        rows.append(OddsRow("check.leader", -1, "10.0/R093"))
    return tuple(rows)
