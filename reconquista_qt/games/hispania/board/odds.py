"""What is asked for odds before a battle is committed: who would stand there, and over what."""

from __future__ import annotations

from typing import Final

from reconquista_qt.games.hispania.rules.actions import Action, Fight, Move, Stand, Withdraw
from reconquista_qt.games.hispania.rules.battle import (
    AttackerStand,
    BattleOrder,
    DefenderStand,
    crossing_of,
    leader_dice,
)
from reconquista_qt.games.hispania.rules.board import PASS, PLAIN, RIVER
from reconquista_qt.games.hispania.rules.forces import Force, size, unpack
from reconquista_qt.games.hispania.rules.movement import (
    HOSTILE,
    Muster,
    came_from,
    is_open,
    relation,
)
from reconquista_qt.games.hispania.rules.names import (
    PARTIES,
    REGION_COUNT,
    TERRAINS,
    VIKINGS,
)
from reconquista_qt.games.hispania.rules.retreat import dearest
from reconquista_qt.games.hispania.rules.stacking import attack_limit
from reconquista_qt.games.hispania.rules.state import State
from reconquista_qt.model.odds import OddsQuestion, OddsRow

MOST: Final = 40  # units of a side that are asked about
CROSSINGS: Final = {RIVER: "river", PASS: "pass"}
Came = tuple[tuple[int, Force], ...]


def odds_of(state: State, action: Action | None) -> OddsQuestion | None:
    """Return the question for a step into a battle, for a battle that is about to be fought, or for
    standing in it and leaving it after its first round.
    """
    step = state.agenda[-1] if state.agenda else None
    if isinstance(step, AttackerStand | DefenderStand):
        return _of_choice(state, step, action)
    if isinstance(step, Muster) and isinstance(action, Move):
        return _of_step(state, step, action)
    if isinstance(step, BattleOrder) and isinstance(action, Fight):
        came = next((came for area, came in step.fronts if area == action.area), ())
        return _question(state, step.nation, action.area, state.visitors[action.area], came, ())
    return None


def _of_choice(
    state: State, step: AttackerStand | DefenderStand, action: Action | None
) -> OddsQuestion | None:
    """Return the question for the second round: what goes into it, and for whom."""
    if action is not None and not isinstance(action, Stand | Withdraw):
        return None
    field = step.field
    hurt = [sum(size(force) for force in field.hurt[place : place + 2]) for place in (0, 2)]
    rows = [OddsRow(f"terrain.{TERRAINS[state.board.terrain[field.area]]}", "", "6.5/melee")]
    for nation, whose in ((field.attacker, "attacker"), (field.defender, "defender")):
        dice = len(leader_dice(state, nation, field.area))
        if dice:
            rows.append(OddsRow(f"leader.{whose}", dice, "6.4/leaders"))
    for number, whose in zip(hurt, ("attacker", "defender"), strict=True):
        if number:
            rows.append(OddsRow(f"hurt.{whose}", str(number), "6.6/damage"))
    hope = "attacker_wins" if isinstance(step, AttackerStand) else "defender_wins"
    choice = "withdraw" if isinstance(action, Withdraw) else "stand"
    return OddsQuestion({"kind": "stand", "choice": choice}, tuple(rows), choice, hope)


def _of_step(state: State, step: Muster, move: Move) -> OddsQuestion | None:
    origin, to, units, leaders = move
    if to >= REGION_COUNT or relation(state, step.nation, to) != HOSTILE:
        return None
    if is_open(state, step.nation, to) and not state.visitors[to]:
        return None
    force = state.visitors[to] + units
    came = came_from(step.groups_at(to)) if state.visitors[to] else ()
    return _question(state, step.nation, to, force, (*came, (origin, units)), leaders)


def _question(
    state: State, nation: int, area: int, force: Force, came: Came, joining: tuple[int, ...]
) -> OddsQuestion | None:
    board, defender = state.board, state.owner[area]
    theirs = state.units[area]
    if not force or not theirs or max(size(force), size(theirs)) > MOST or defender >= VIKINGS:
        return None
    dice = len(leader_dice(state, nation, area)) + sum(board.leaders[one].dice for one in joining)
    # Whoever is too many is lost before the battle: those that their owner would keep fight.
    stack = force & board.stacking
    limit = attack_limit(state, nation, area, led=dice > 0)
    crowd = size(stack)
    if crowd > limit:
        force += dearest(state, stack, limit) - stack
    against = len(leader_dice(state, defender, area))
    crossing = crossing_of(board, area, came, force)
    ambush = crossing == PASS and state.options.pass_ambush_mountain
    zeal = "attacker" if (nation, state.turn) in board.zeal else None
    if zeal is None and (defender, state.turn) in board.zeal:
        zeal = "defender"
    terrain = TERRAINS[board.terrain[area]]
    rows = [OddsRow(f"terrain.{terrain}", "", "6.5/melee")]
    if crossing != PLAIN and not ambush:
        colour = "black" if theirs & board.fixed else "white"
        rows.append(OddsRow(f"{CROSSINGS[crossing]}.{colour}", 1, "6.5/crossing"))
    for number, whose in ((dice, "attacker"), (against, "defender")):
        if number:
            rows.append(OddsRow(f"leader.{whose}", number, "6.4/leaders"))
    if zeal is not None:
        rows.append(OddsRow(f"zeal.{zeal}", "", "6.6/zeal"))
    if crowd > limit:
        rows.append(OddsRow("crowded", f"{limit} / {crowd}", "4.4/attack"))
    data = {
        "kind": "battle",
        "attacker": dict(unpack(force)),
        "defender": dict(unpack(theirs)),
        "attacker_nation": PARTIES[nation],
        "defender_nation": PARTIES[defender],
        "leaders": [dice, against],
        "terrain": terrain,
        "river": crossing != PLAIN and not ambush,
        "zeal": zeal,
    }
    return OddsQuestion(data, tuple(rows), "battle", "attacker_wins")
