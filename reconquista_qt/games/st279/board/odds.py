"""What is asked for odds before an attack, a siege or a roll on a battle table is committed.

Only what both sides see goes into a question: markers in a hand are left out.
"""

from __future__ import annotations

from reconquista_qt.games.st279.rules.actions import Action, Attack, Besiege, Fight
from reconquista_qt.games.st279.rules.attack import party
from reconquista_qt.games.st279.rules.campaign import Campaign
from reconquista_qt.games.st279.rules.combat import Choice, initiative_modifier, table_modifier
from reconquista_qt.games.st279.rules.control import garrison_size
from reconquista_qt.games.st279.rules.forces import MASK, Force, total, unpack
from reconquista_qt.games.st279.rules.names import KING, MUSLIM, POPULATION
from reconquista_qt.games.st279.rules.siege import blockades
from reconquista_qt.games.st279.rules.state import State
from reconquista_qt.model.odds import OddsQuestion, OddsRow


def odds_of(state: State, action: Action | None) -> OddsQuestion | None:
    """Return the question for an attack, a siege or a battle table, None for others."""
    step = state.agenda[-1] if state.agenda else None
    if isinstance(step, Choice) and isinstance(action, Fight) and action.table:
        return _table(state, step, action.table)
    if not isinstance(step, Campaign):
        return None
    if isinstance(action, Besiege):
        return _siege(state, action)
    if isinstance(action, Attack):
        return _attack(state, action)
    return None


def _siege(state: State, action: Besiege) -> OddsQuestion | None:
    if not action.units:
        return None
    area, power, mods = action.area, state.campaign, state.board.siege_table.mods
    garrison = garrison_size(state, area)
    facts = {
        "pillaged": state.pillaged[area],
        "fleet": blockades(state, area, power),
        "population": state.population[area] == POPULATION and power == MUSLIM,
    }
    rows = [OddsRow("garrison", str(garrison), "14.0/siege")]
    if facts["pillaged"]:
        rows.append(OddsRow("pillaged", mods["pillaged"], "6.0/C5"))
    if action.units & MASK[KING]:
        rows.append(OddsRow("royal_mesnada", mods["royal_mesnada"], "7.0/siege"))
    if facts["fleet"]:
        rows.append(OddsRow("blockade", mods["blockade"], "11.2/siege"))
    if facts["population"]:
        rows.append(OddsRow("population", mods["population"], "6.2/C15"))
    data = {"kind": "siege", "besieger": dict(unpack(action.units)), "garrison": garrison, **facts}
    return OddsQuestion(data, tuple(rows), "siege", "taken")


def _attack(state: State, action: Attack) -> OddsQuestion | None:
    defender = total(party(state, action.area, action.against))
    if not action.units or not defender:
        return None
    rows = [
        OddsRow(f"initiative.{who}", modifier, "13.0/initiative")
        for who, modifier in (
            ("attacker", _initiative(state, action.units)),
            ("defender", _initiative(state, defender)),
        )
        if modifier
    ]
    data = {
        "kind": "battle",
        "attacker": dict(unpack(action.units)),
        "defender": dict(unpack(defender)),
        "table": "best",
    }
    return OddsQuestion(data, tuple(rows), "battle", "attacker_initiative")


def _table(state: State, step: Choice, table: str) -> OddsQuestion:
    """Return the question for a roll on a battle table of who has the initiative."""
    roller, other = total(step.battle.of(step.who)), total(step.battle.of(1 - step.who))
    modifier = table_modifier(state, table, roller)
    rows = (OddsRow("table.modifier", modifier, "13.0/table"),) if modifier else ()
    data = {
        "kind": "table",
        "roller": dict(unpack(roller)),
        "other": dict(unpack(other)),
        "table": table,
    }
    return OddsQuestion(data, rows, f"table.{table}")


def _initiative(state: State, force: Force) -> int:
    return initiative_modifier(state, force)
