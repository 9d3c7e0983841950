"""The expert: plays by whole plans, keeps its cities guarded, spends what it has.

It looks no further than its plans promise; playouts are played by it, and the planner searches
among its plans.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, cast

from reconquista_qt.games.st279.rules import actions as a
from reconquista_qt.games.st279.rules.actions import Action
from reconquista_qt.games.st279.rules.attack import InterceptAsk
from reconquista_qt.games.st279.rules.combat import Choice
from reconquista_qt.games.st279.rules.control import garrison_size, leader
from reconquista_qt.games.st279.rules.data import Board
from reconquista_qt.games.st279.rules.end import RedistributeAsk
from reconquista_qt.games.st279.rules.forces import ONE, count_of, force_of, pack, size, total
from reconquista_qt.games.st279.rules.markers import MarkerAsk
from reconquista_qt.games.st279.rules.names import (
    AGENTS,
    CHRISTIAN,
    COUP_DE_MAIN,
    FIELD,
    FLEET,
    MUSLIM,
    POWER_COUNT,
    POWER_INDEX,
    ROLL_SIEGE,
    SIDE_INDEX,
    SIEGE_TRAIN,
)
from reconquista_qt.games.st279.rules.pillage import PillageResponse
from reconquista_qt.games.st279.rules.setup import ORDER as SET_UP_ORDER
from reconquista_qt.games.st279.rules.siege import SiegeDie, siege_modifier
from reconquista_qt.games.st279.rules.state import State
from reconquista_qt.games.st279.rules.steps import Ask
from reconquista_qt.games.st279.rules.troops import INSIDE, units_at

from .assault import UNIT_WORTH, Campaigning, Plan, clash, gain_of, units_worth
from .deploy import Deployment, best_place, best_recruit, best_redistribution
from .stakes import POINT, UNIT, Stakes, fall_chance

LEAST: Final = 0.03  # what a plan must promise
HELD_BACK: Final = 2  # points that are not spent on markers
STRENGTH: Final = 0.5  # what a marker must add to be played: points


class Expert:
    """Plays by whole plans; copies play on independently, and alike."""

    __slots__ = ("_opening", "_side", "_plan")

    def __init__(self, opening: Sequence[Action] = ()) -> None:
        self._opening = tuple(opening)
        self._side: str | None = None
        self._plan: tuple[Action, ...] = ()

    def __copy__(self) -> Expert:
        twin = Expert(self._opening)
        twin._side = self._side
        twin._plan = self._plan
        return twin

    def __call__(self, state: State) -> Action:
        """Return the answer to what is asked."""
        step = cast("Ask", state.agenda[-1])
        if self._opening and self._side in (None, step.side):
            self._side = step.side
            if step.refuse(state, self._opening[0]) is None:
                action, *rest = self._opening
                self._opening = tuple(rest)
                return action
            if step.kind == "campaign" or len(self._opening) == 1:
                self._opening = ()
        kind = step.kind
        if kind == "campaign":
            return self._campaign(state, step)
        if isinstance(step, RedistributeAsk):
            return best_redistribution(state, step, SIDE_INDEX[step.side])
        answer = ANSWERS.get(kind)
        options = step.options(state)
        if len(options) == 1 or answer is None:
            return options[0]
        return answer(state, step, options)

    def _campaign(self, state: State, step: Ask) -> Action:
        if self._plan:
            action, *rest = self._plan
            if step.refuse(state, action) is None:
                self._plan = tuple(rest)
                return action
            self._plan = ()
        for plan in plans_of(state):
            if plan.value < LEAST:
                break
            actions = _possible(state, step, plan)
            if actions:
                self._plan = actions[1:]
                return actions[0]
        tidy = _tidy(state, step)
        if tidy is not None:
            return tidy
        if step.refuse(state, a.DONE) is None:
            return a.DONE
        options = step.options(state)
        for option in options:
            if isinstance(option, a.Unload):
                return option
        return options[-1]


def plans_of(state: State) -> list[Plan]:
    """Return what the campaigning power could go for, the best first."""
    side = leader(state, state.campaign)
    return Campaigning(state, Stakes(state, side)).plans()


def _possible(state: State, step: Ask, plan: Plan) -> tuple[Action, ...]:
    """Return a plan whose first action is legal, its first march divided if need be, or nothing."""
    first = plan.actions[0]
    if step.refuse(state, first) is None:
        return plan.actions
    if isinstance(first, a.Move) and size(first.units) > 1:
        for kind in range(FLEET):
            if first.units & 255 << (8 * kind):
                alone = a.Move(first.origin, first.to, ONE[kind])
                if step.refuse(state, alone) is None:
                    return (alone,)
    return ()


def _tidy(state: State, step: Ask) -> Action | None:
    """Return a last thing to do before a campaign ends: into the cities that want guards."""
    power = state.campaign
    side = leader(state, power)
    stakes = Stakes(state, side)
    for area in range(state.board.area_count):
        force = force_of(state.field[area], power)
        if not force or not state.board.has_city[area] or not stakes.is_own(area):
            continue
        garrison = garrison_size(state, area)
        units = [unit for unit in units_at(state, area, inside=False) if not unit[2] & INSIDE]
        if side == CHRISTIAN:
            field = stakes.before(area)
            risk = [
                stakes.risk(area, garrison + count, field - count)
                for count in range(min(len(units), field) + 1)
            ]
            best = min(range(len(risk)), key=lambda count: (risk[count], count))
            if not best or risk[0] - risk[best] < LEAST:
                continue
            units.sort(key=lambda unit: UNIT_WORTH[unit[0]])
            entering = sum(ONE[kind] for kind, _points, _flags in units[:best])
        elif garrison >= 3 or stakes.worth(area) <= 3 or not units:
            continue
        else:
            entering = ONE[units[0][0]]
        action = a.Garrison(area, entering)
        if step.refuse(state, action) is None:
            return action
    return None


# -- answers by the kind of question --------------------------------------------------------------


def _placed(state: State, step: Ask, options: Sequence[Action]) -> Action:
    return best_place(state, options, SIDE_INDEX[step.side])


def _set_up(state: State, step: Ask, options: Sequence[Action]) -> Action:
    """Return the best place for a piece.

    Who sets up first cannot see what will stand against it: it takes the place that a scenario with
    all in place has for the piece.
    """
    wanted = arrangement(state.board) if SIDE_INDEX[step.side] == SET_UP_ORDER[0] else {}
    for option in options if wanted else ():
        if not isinstance(option, a.Place):
            continue
        there = wanted.get((option.where, option.power, option.inside), 0)
        if option.where < 0:
            have = state.fleets[(-1 - option.where) * POWER_COUNT + option.power]
        else:
            stacks = (state.city if option.inside else state.field)[option.where]
            have = count_of(force_of(stacks, option.power), option.unit)
            there = count_of(there, option.unit)
        if have < there:
            return option
    return best_place(state, options, SIDE_INDEX[step.side])


@lru_cache(maxsize=8)
def arrangement(board: Board) -> dict[tuple[int, int, bool], int]:
    """Return where the scenarios that begin with all in place have it: the force of each power.

    By area (of a fleet, -1 less its sea), power and whether inside the city; of fleets the number.
    """
    found: dict[tuple[int, int, bool], int] = {}
    for data in board.scenario_data.values():
        if "placed" not in data:
            continue
        for area, places in data["placed"]["areas"].items():
            for where, owners in places.items():
                for power, units in owners.items():
                    key = (board.area_index[area], POWER_INDEX[power], where == "city")
                    found[key] = pack(units)
        for sea, fleets in data["placed"]["seas"].items():
            for power, count in fleets.items():
                found[-1 - board.sea_index[sea], POWER_INDEX[power], False] = count
        break
    return found


def _recruited(state: State, step: Ask, options: Sequence[Action]) -> Action:
    return best_recruit(state, options, SIDE_INDEX[step.side])


def _first(state: State, step: Ask, options: Sequence[Action]) -> Action:
    return options[0]


def _last(state: State, step: Ask, options: Sequence[Action]) -> Action:
    return options[-1]


def _bought(state: State, step: Ask, options: Sequence[Action]) -> Action:
    best, choice = HELD_BACK, options[-1]
    for option in options:
        if isinstance(option, a.BuyMarker):
            power = option.power if option.power >= 0 else MUSLIM
            kept = 4 if power == MUSLIM else HELD_BACK
            if state.treasury[power] > max(best, kept):
                best, choice = state.treasury[power], option
    return choice


def _vikings(state: State, step: Ask, options: Sequence[Action]) -> Action:
    coasts = [option for option in options if isinstance(option, a.RaidByVikings)]
    return max(coasts, key=lambda o: state.board.tp[o.area])


def _mutiny(state: State, step: Ask, options: Sequence[Action]) -> Action:
    def there(option: a.CallMutiny) -> int:
        return size(
            force_of(state.field[option.area], option.power)
            + force_of(state.city[option.area], option.power)
        )

    return max((option for option in options if isinstance(option, a.CallMutiny)), key=there)


def _incited(state: State, step: Ask, options: Sequence[Action]) -> Action:
    side = SIDE_INDEX[step.side]
    best, choice = 0.02, options[-1]
    stakes = Stakes(state, 1 - side)
    for option in options:
        if not isinstance(option, a.Incite):
            continue
        price = sum(points for _, points in option.pay)
        if any(state.treasury[power] - points < 1 for power, points in option.pay if points > 1):
            continue
        hit = 0
        for stacks in (state.field[option.area], state.city[option.area]):
            for _owner, force in stacks:
                hit += force & state.board.rebel_mask
        chance = (1 if price else 3) / 6
        gain = units_worth(hit) * 0.8 + 0.35 * min(stakes.worth(option.area), 3.0)
        value = chance * gain - POINT * price
        if value > best:
            best, choice = value, option
    return choice


def _quelled(state: State, step: Ask, options: Sequence[Action]) -> Action:
    rebels = [option for option in options if isinstance(option, a.Quell)]
    if not rebels:
        return options[-1]
    return max(rebels, key=lambda o: state.treasury[o.power])


def _war(state: State, step: Ask, options: Sequence[Action]) -> Action:
    return next((o for o in options if isinstance(o, a.RollForWar)), options[-1])


def _marked(state: State, step: Ask, options: Sequence[Action]) -> Action:
    """Play a marker where it may decide something."""
    if len(options) < 2 or not isinstance(step, MarkerAsk):
        return options[-1]
    side = SIDE_INDEX[step.side]
    if step.roll == ROLL_SIEGE and isinstance(step.then, SiegeDie):
        die = step.then
        stakes = Stakes(state, side)
        mine = step.turn == 0
        garrison = garrison_size(state, die.area)
        now = siege_modifier(state, die.area, die.power, die.units) + step.own + step.foe
        before = fall_chance(state.board, size(die.units), garrison, now)
        best, choice = 0.15, options[-1]
        prize = stakes.worth(die.area) + units_worth(total(state.city[die.area]))
        for option in options[:-1]:
            if not isinstance(option, a.PlayMarker):
                continue
            data = state.board.markers[option.marker]
            by = (data.own if mine else data.enemy).get(ROLL_SIEGE, 0)
            after = fall_chance(state.board, size(die.units), garrison, now + by)
            dear = 0.05 if option.marker in (SIEGE_TRAIN, COUP_DE_MAIN) else 0.0
            value = abs(after - before) * prize - dear
            if value > best:
                best, choice = value, option
        return choice
    if step.roll in (FIELD, "tornafuye"):
        return next((o for o in options if o != a.PlayMarker(AGENTS)), options[-1])
    if step.roll == "incite":
        return options[0]
    return options[-1]


def _battle(state: State, step: Ask, options: Sequence[Action]) -> Action:
    if not isinstance(step, Choice):
        return options[0]
    battle, who = step.battle, step.who
    mine, theirs = total(battle.of(who)), total(battle.of(1 - who))
    best, choice = -99.0, options[0]
    for option in options:
        if isinstance(option, a.Fight):
            value = gain_of(state, mine, theirs, option.table)
        else:
            value = -0.35 if state.board.has_city[battle.area] else -0.15
        if value > best:
            best, choice = value, option
    return choice


def _lost(state: State, step: Ask, options: Sequence[Action]) -> Action:
    losses = [option for option in options if isinstance(option, a.Lose)]
    return min(losses, key=lambda o: units_worth(o.units))


def _retreated(state: State, step: Ask, options: Sequence[Action]) -> Action:
    side = SIDE_INDEX[step.side]
    deployment = Deployment(state, Stakes(state, side))

    def value(option: Action) -> float:
        if isinstance(option, a.Withdraw):
            return 5.0
        if isinstance(option, a.Retreat):
            own = deployment.stakes.is_own(option.to)
            return (1.0 if own else 0.0) + deployment.added(option.to, inside=False)
        return 0.0

    return max(options, key=value)


def _intercepted(state: State, step: Ask, options: Sequence[Action]) -> Action:
    if not isinstance(step, InterceptAsk):
        return options[0]
    theirs = force_of(state.field[step.area], state.campaign)
    if not theirs:
        return options[-1]
    best, choice = 0.0, options[-1]
    for option in options:
        if isinstance(option, a.Intercept) and option.units:
            fight = clash(state.board, state.options, option.units, theirs)
            value = UNIT * (fight.killed - fight.lost) + 0.1 * fight.cleared
            if value > best:
                best, choice = value, option
    return choice


def _answered_pillage(state: State, step: Ask, options: Sequence[Action]) -> Action:
    if not isinstance(step, PillageResponse):
        return options[0]
    mine = force_of(state.field[step.area], step.owner)
    if not mine:
        return options[-1]
    return options[0] if gain_of(state, mine, step.units, FIELD) > -0.1 else options[-1]


def _relocated(state: State, step: Ask, options: Sequence[Action]) -> Action:
    return options[0]


Answer = Callable[[State, Ask, Sequence[Action]], Action]
ANSWERS: Final[dict[str, Answer]] = {
    "set_up": _set_up,
    "french_set_up": _placed,
    "arrival": _placed,
    "reinforce": _placed,
    "recruit": _recruited,
    "restore": _first,
    "repopulate": _last,
    "war_roll": _war,
    "buy_marker": _bought,
    "vikings": _vikings,
    "mutiny": _mutiny,
    "relocate": _relocated,
    "tribute": _last,
    "quell": _quelled,
    "incite": _incited,
    "union": _first,
    "marker": _marked,
    "combat_marker": _last,
    "spoils": _last,
    "battle": _battle,
    "losses": _lost,
    "retreat": _retreated,
    "pillage_response": _answered_pillage,
    "intercept": _intercepted,
    "overstack": _lost,
}
