"""Sieges of cities.

Rules: 14.0/siege, 14.0/modifiers, 14.0/success.
"""

from __future__ import annotations

from collections.abc import Sequence

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.record import record
from reconquista_qt.engine.refusal import Refusal

from .actions import Action, Besiege, Lose
from .combat import refuse_losses
from .control import (
    enemies_in_field,
    gain,
    garrison_size,
    leader,
    leader_against,
    lone_leaders,
    payer,
    remove_lone_leaders,
)
from .events import SiegeRolled, UnitsLost
from .forces import MASK, Force, force_of, of_kinds, parts, size, unpack, with_force
from .markers import MarkedRoll, roll_with_markers
from .names import (
    CRUSADER,
    KING,
    MUSLIM,
    OWNERS,
    POPULATION,
    POWER_COUNT,
    POWERS,
    REBEL,
    ROLL_SIEGE,
    SIDES,
)
from .refusals import not_now, refused
from .state import WALK_IN, State
from .steps import Ask, Step
from .troops import (
    ACTED,
    BESIEGED,
    STOPPED,
    begin_acting,
    change,
    forget,
    may_begin,
    pick,
    units_at,
)


def refuse_siege(state: State, action: Besiege) -> Refusal | None:
    """Say why these units cannot besiege the city.

    Rules: 14.0/siege, 14.0/I21, 14.0/I22, 14.0/A11, 8.3/E24, 5.1/D4, 5.1/D6.
    """
    area, power = action.area, state.campaign
    refusal = refuse_target(state, area)
    if refusal is not None:
        return refusal
    if not action.units:
        return refused("14.0/siege", "no-units", area=state.board.areas[area])
    if action.units & MASK[CRUSADER] and not _against_infidels(state, area, power):
        return refused("5.1/D6", "crusaders-never-against-christians")
    units = units_at(state, area, inside=False)
    if pick(units, action.units) is None:
        return refused("14.0/siege", "units-not-there", area=state.board.areas[area])
    besiegers = pick(units, action.units, _fresh)
    if besiegers is None:
        return refused("14.0/I22", "besieged-already", area=state.board.areas[area])
    if not may_begin(state, besiegers):
        return refused("5.1/D4", "half-has-acted")
    return None


def _fresh(unit: tuple[int, int, int]) -> bool:
    return not unit[2] & BESIEGED


def _against_infidels(state: State, area: int, power: int) -> bool:
    """Whether a siege is not of another Christian kingdom's city (rules: 5.1/D6)."""
    return power == MUSLIM or state.controller[area] % REBEL in (MUSLIM, power)


def refuse_target(state: State, area: int) -> Refusal | None:
    """Say why the city of an area cannot be besieged, whoever would besiege it.

    Rules: 14.0/siege, 14.0/I21, 14.0/A11, 8.3/E24.
    """
    power = state.campaign
    board = state.board
    name = board.areas[area]
    if not board.has_city[area]:
        return refused("14.0/city", "no-city", area=name)
    holder = state.controller[area]
    if not state.relations.targets[power] >> holder & 1:
        return refused("14.0/siege", "not-an-enemy-city", area=name)
    if not state.city[area] and state.options.empty_city == WALK_IN:
        return refused("14.0/A11", "walk-in", area=name)
    if enemies_in_field(state, area, power):
        return refused("14.0/I21", "enemies-in-the-field", area=name)
    if (area, leader(state, power)) in state.tributed:
        return refused("8.3/E24", "tribute-was-paid", area=name)
    if state.treasury[payer(state, power)] < state.board.siege_cost:
        return refused(
            "14.0/siege", "cannot-pay", power=POWERS[payer(state, power)], cost=board.siege_cost
        )
    return None


def list_sieges(state: State, area: int, found: list[Action]) -> None:
    """Add the siege of an area's city by everybody who can."""
    power = state.campaign
    holder = state.controller[area]
    if not state.relations.targets[power] >> holder & 1 or not state.board.has_city[area]:
        return
    # What most often forbids it is soon seen.
    if not state.city[area] and state.options.empty_city == WALK_IN:
        return
    if state.treasury[payer(state, power)] < state.board.siege_cost:
        return
    if not force_of(state.field[area], power) or refuse_target(state, area) is not None:
        return
    able = [u for u in units_at(state, area, inside=False) if not u[2] & BESIEGED]
    if power != MUSLIM and holder % REBEL not in (MUSLIM, power):
        able = [unit for unit in able if unit[0] != CRUSADER]
    while able and not may_begin(state, able):
        able.pop()
    if able:
        found.append(Besiege(area, of_kinds(unit[0] for unit in able)))


def begin_siege(state: State, action: Besiege, emit: Emit | None) -> None:
    """Pay for a siege and put its die on the agenda.

    Rules: 14.0/siege, 6.1/siege, 6.0/C19, 5.1/D5.
    """
    area, power = action.area, state.campaign
    state.treasury[payer(state, power)] -= state.board.siege_cost
    besiegers = pick(units_at(state, area, inside=False), action.units, _fresh)
    assert besiegers is not None
    begin_acting(state, besiegers)
    after = [(kind, mp, flags | BESIEGED | STOPPED | ACTED) for kind, mp, flags in besiegers]
    change(state, area, besiegers, after)
    mine = leader(state, power)
    holder = state.controller[area]
    if state.city[area]:
        holder = state.city[area][0][0]
    # Rebels of the other side that are attacked are its enemies for the turn (3.7/A23).
    neutral = holder >= REBEL and not state.relations.foes[power] >> holder & 1
    if neutral and (area, holder) not in state.provoked:
        state.provoked = (*state.provoked, (area, holder))
    theirs = leader_against(state, holder, power)
    roll_with_markers(state, ROLL_SIEGE, mine, theirs, SiegeDie(area, power, action.units, mine, 0))


def blockades(state: State, area: int, power: int) -> bool:
    """Whether a friendly fleet, and no enemy one, lies in a sea that is a port of the city.

    Rules: 11.2/siege, 11.2/H9.
    """
    friends, foes = state.relations.friends[power], state.relations.foes[power]
    for sea in state.board.ports[area]:
        own = enemy = False
        for other in range(POWER_COUNT):
            if state.fleets[sea * POWER_COUNT + other]:
                own = own or bool(friends >> other & 1)
                enemy = enemy or bool(foes >> other & 1)
        if own and not enemy:
            return True
    return False


def siege_modifier(state: State, area: int, power: int, units: Force) -> int:
    """Return what is added to a siege's die, markers aside.

    Rules: 14.0/modifiers, 7.0/siege, 7.0/F7, 6.0/C5, 6.2/C15, 6.2/siege, 11.2/H9.
    """
    mods = state.board.siege_table.mods
    value = 0
    if state.pillaged[area]:
        value += mods["pillaged"]
    if units & MASK[KING]:
        value += mods["royal_mesnada"]
    if blockades(state, area, power):
        value += mods["blockade"]
    if state.population[area] == POPULATION and power == MUSLIM:
        value += mods["population"]
    return value


@record
class SiegeDie(MarkedRoll):
    """The die of a siege, in the column of besiegers minus garrison."""

    rule = "14.0/siege"
    purpose = "siege"
    area: int
    power: int
    units: Force
    leading: int
    markers: int

    def marked(self, own: int, foe: int) -> Step:
        """Return the roll with the markers that were played on it."""
        return SiegeDie(self.area, self.power, self.units, self.leading, own + foe)

    def take(self, state: State, values: tuple[int, ...], emit: Emit | None) -> None:
        """Read the result: nothing, a besieger lost, or the city falls with its garrison.

        Rules: 14.0/siege, 14.0/success, 14.0/I23, 13.0/I17, 3.7/A18.
        """
        board, area, power = state.board, self.area, self.power
        garrison = garrison_size(state, area)
        modifier = siege_modifier(state, area, power, self.units) + self.markers
        table = board.siege_table
        column = size(self.units) - garrison - board.siege_first
        column = min(max(column, 0), len(table.columns) - 1)
        result: str = table.result(values[0] + modifier, column)
        if emit:
            emit(
                SiegeRolled(
                    POWERS[power], board.areas[area], POWERS[payer(state, power)],
                    unpack(self.units), garrison, values[0], modifier, table.columns[column],
                    result,
                )
            )  # fmt: skip
        if result == "s":
            for owner, force in state.city[area]:
                if emit:
                    emit(
                        UnitsLost(OWNERS[owner], board.areas[area], unpack(force), "siege",
                                  "14.0/success")
                    )  # fmt: skip
            state.city[area] = ()
            gain(state, area, power, "siege", "14.0/success", emit)
        elif result == "a1":
            choices = parts(self.units, 1)
            if len(choices) > 1:
                state.agenda.append(SiegeLosses(area, power, self.units, self.leading))
            else:
                lose_besieger(state, area, power, choices[0], emit)


@record
class SiegeLosses(Ask):
    """The besieger chooses which unit is lost."""

    rule = "13.0/I17"
    kind = "losses"
    area: int
    power: int
    units: Force
    leading: int

    @property
    def side(self) -> str:
        """The side that besieges."""
        return SIDES[self.leading]

    def options(self, state: State) -> Sequence[Action]:
        """One unit of each kind that besieged."""
        return [Lose(part) for part in parts(self.units, 1)]

    def refuse(self, state: State, action: Action) -> Refusal | None:
        """Say why not (rules: 13.0/I17)."""
        if not isinstance(action, Lose):
            return not_now(self.kind)
        return refuse_losses(self.units, 1, action.units)

    def apply(self, state: State, action: Action, emit: Emit | None) -> None:
        """Take the unit away (rules: 13.0/I17)."""
        assert isinstance(action, Lose)
        state.agenda.pop()
        lose_besieger(state, self.area, self.power, action.units, emit)


def lose_besieger(state: State, area: int, power: int, unit: Force, emit: Emit | None) -> None:
    """Take a besieger off the map, and a leader whom that leaves alone.

    Rules: 14.0/siege, 7.2/F4, 7.4/defeat.
    """
    there = force_of(state.field[area], power)
    forget(state, area, unit, there, BESIEGED)
    state.field[area] = with_force(state.field[area], power, there - unit)
    if emit:
        emit(UnitsLost(POWERS[power], state.board.areas[area], unpack(unit), "siege", "14.0/siege"))
    alone = 0 if unit & state.board.leader_mask else lone_leaders(state, area, power)
    if alone:
        forget(state, area, alone, there - unit, BESIEGED)
        remove_lone_leaders(state, area, power, emit)
