"""The protocol's question for the odds of a battle: checking it and answering it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from reconquista_qt.engine.data import Data
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.games.hispania.rules.battle import AttackerStand, DefenderStand, leader_dice
from reconquista_qt.games.hispania.rules.board import Board, Options, standard_board
from reconquista_qt.games.hispania.rules.forces import Force, pack, shared, size, unpack
from reconquista_qt.games.hispania.rules.losses import ATTACKER, DEFENDER, Side
from reconquista_qt.games.hispania.rules.names import (
    CLEAR,
    MASSALIA,
    NATIONS,
    PARTY_INDEX,
    TERRAINS,
    UNIT_INDEX,
)
from reconquista_qt.games.hispania.rules.state import State

from .battle import (
    ATTACKER_WON,
    DEFENDER_WON,
    NOBODY_WON,
    Forecast,
    Terms,
    forecast,
    forecast_of_standing,
)

BATTLE: Final = "battle"
STAND: Final = "stand"
CHOICES: Final = ("stand", "withdraw")
FIELDS: Final = (
    "kind", "attacker", "defender", "attacker_nation", "defender_nation", "leaders", "terrain",
    "river", "zeal",
)  # fmt: skip
OF_CHOICE: Final = ("kind", "choice")
MOST_UNITS: Final = 40
MOST_LEADERS: Final = 9
ZEAL_HITS: Final = ("attacker", "defender")


def answer(question: Mapping[str, object], state: State | None) -> Data:
    """Return the exact chances of a battle in which both sides stand both rounds.

    Of the kind "stand", those of the battle that waits for a side to stand or to withdraw. BadInput
    (bad-request) names each field that is wrong.

    Rules: 6.1/sequence, 6.8/victory, 6.5/stand.
    """
    if question.get("kind") == STAND:
        return _of_choice(question, state)
    board = state.board if state is not None else standard_board(Options())
    problems: list[tuple[str, str, str]] = []
    if "kind" not in question:
        problems.append(("missing-field", "kind", ""))
    elif question["kind"] != BATTLE:
        problems.append(("unknown-choice", "kind", repr(question["kind"])[:80]))
    problems += [("unknown-field", str(key)[:40], "") for key in question if key not in FIELDS]
    mine = _units(question, "attacker", problems)
    theirs = _units(question, "defender", problems)
    if mine & board.fixed:
        problems.append(("units-that-never-move", "attacker", ""))
    attacker = _nation(question, "attacker_nation", problems)
    defender = _nation(question, "defender_nation", problems)
    leaders = _leaders(board, question.get("leaders", [0, 0]), problems)
    terrain = question.get("terrain", TERRAINS[CLEAR])
    if not isinstance(terrain, str) or terrain not in TERRAINS:
        problems.append(("unknown-choice", "terrain", repr(terrain)[:80]))
        terrain = TERRAINS[CLEAR]
    river = question.get("river", False)
    if not isinstance(river, bool):
        problems.append(("not-true-or-false", "river", repr(river)[:80]))
        river = False
    zeal = question.get("zeal")
    if zeal is not None and not (isinstance(zeal, str) and zeal in ZEAL_HITS):
        problems.append(("unknown-choice", "zeal", repr(zeal)[:80]))
        zeal = None
    if problems:
        raise BadInput("bad-request", tuple(problems))
    turn = state.turn if state is not None else 1
    terms = Terms(
        attacker,
        defender,
        turn,
        TERRAINS.index(terrain),
        river,
        *leaders,
        zeal=_zeal(board, zeal, leaders),
    )
    return _told(forecast(board, terms, mine, theirs))


def _of_choice(question: Mapping[str, object], state: State | None) -> Data:
    """Return the chances of the battle that waits, for standing (the other stands too) or leaving.

    Rules: 6.5/stand, 6.8/withdrawal, 6/E11.
    """
    choice = question.get("choice", "stand")
    problems = [("unknown-field", str(key)[:40], "") for key in question if key not in OF_CHOICE]
    if choice not in CHOICES:
        problems.append(("unknown-choice", "choice", repr(choice)[:80]))
    step = state.agenda[-1] if state is not None and state.agenda else None
    if state is None or not isinstance(step, AttackerStand | DefenderStand):
        problems.append(("unknown-choice", "kind", repr(STAND)))
        raise BadInput("bad-request", tuple(problems))
    if problems:
        raise BadInput("bad-request", tuple(problems))
    board, field = state.board, step.field
    mine, theirs = field.side(state, ATTACKER), field.side(state, DEFENDER)
    if choice == "withdraw":
        if isinstance(step, AttackerStand):
            return _settled(DEFENDER_WON, mine.units, theirs.units)
        staying = theirs.units & board.fixed
        if not staying:
            return _settled(ATTACKER_WON, mine.units, theirs.units)
        theirs = Side(staying, shared(theirs.once, staying), shared(theirs.twice, staying))
    dice = len(leader_dice(state, field.attacker, field.area))
    # Leaders go with those who leave.
    against = len(leader_dice(state, field.defender, field.area)) if choice == STAND else 0
    terms = Terms(
        field.attacker, field.defender, state.turn, board.terrain[field.area], False, dice,
        against, field.zeal,
    )  # fmt: skip
    return _told(forecast_of_standing(board, terms, mine, theirs, field.killed))


def _settled(winner: str, mine: Force, theirs: Force) -> Data:
    """Return that nothing is left to chance: nobody loses more than he has."""
    found = Forecast()
    found.wins[winner] = found.attackers[mine] = found.defenders[theirs] = 1.0
    return _told(found)


def _told(found: Forecast) -> Data:
    wins = found.wins
    return {
        "attacker_wins": wins[ATTACKER_WON],
        "defender_wins": wins[DEFENDER_WON],
        "both_destroyed": wins[NOBODY_WON],
        "attacker_left": _list(found.attackers),
        "defender_left": _list(found.defenders),
    }


def _list(left: Mapping[Force, float]) -> list[list[object]]:
    """Return (units, chance), the most likely first."""
    order = sorted(left.items(), key=lambda item: (-item[1], -size(item[0]), item[0]))
    return [[dict(unpack(force)), chance] for force, chance in order]


def _zeal(board: Board, zeal: str | None, leaders: tuple[int, int]) -> tuple[int, int]:
    hits = [board.zeal_hits_leader if dice else board.zeal_hits for dice in leaders]
    return (hits[0] if zeal == "attacker" else 0, hits[1] if zeal == "defender" else 0)


def _units(question: Mapping[str, object], key: str, problems: list[tuple[str, str, str]]) -> Force:
    value = question.get(key)
    if not isinstance(value, dict):
        code = "missing-field" if key not in question else "not-an-object"
        problems.append((code, key, "" if value is None else repr(value)[:80]))
        return 0
    before = len(problems)
    for name, count in value.items():
        place = f"{key}.{str(name)[:40]}"
        if name not in UNIT_INDEX:
            problems.append(("unknown-unit", place, ""))
        elif not isinstance(count, int) or isinstance(count, bool) or not 0 <= count <= MOST_UNITS:
            problems.append(("bad-number", place, repr(count)[:80]))
    if len(problems) > before:
        return 0
    force = pack(value)
    if not 1 <= size(force) <= MOST_UNITS:
        problems.append(("bad-number", key, str(size(force))))
    return force


def _nation(question: Mapping[str, object], key: str, problems: list[tuple[str, str, str]]) -> int:
    value = question.get(key)
    if value is None:
        return MASSALIA  # any nation that is not special
    if isinstance(value, str) and (value in NATIONS or value in ("massalia", "goths")):
        return PARTY_INDEX[value]
    problems.append(("unknown-nation", key, repr(value)[:80]))
    return MASSALIA


def _leaders(board: Board, value: object, problems: list[tuple[str, str, str]]) -> tuple[int, int]:
    """Return how many black dice each side's leaders give.

    True counts as 1, false and null as 0, and a leader's id as the dice that he has.
    """
    if isinstance(value, list) and len(value) == 2:
        known = {leader.id: leader.dice for leader in board.leaders}
        dice = [
            known.get(item, -1) if isinstance(item, str) else 0 if item is None else item
            for item in value
        ]
        if all(isinstance(item, int) and 0 <= item <= MOST_LEADERS for item in dice):
            return (int(dice[0]), int(dice[1]))
    problems.append(("bad-number", "leaders", repr(value)[:80]))
    return (0, 0)
