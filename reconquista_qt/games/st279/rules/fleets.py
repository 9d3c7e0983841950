"""Fleets: sailing, carrying units, fights at sea.

A fleet of the campaigning power is (MP left, flags, cargo); what it carries is in no area.

Rules: 11.1/move, 11.2/load, 11.2/unload, 11.3/combat.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Final

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.record import record
from reconquista_qt.engine.refusal import Refusal

from .actions import (
    DECLINE,
    Action,
    FightAtSea,
    Intercept,
    Load,
    Lose,
    Sail,
    Unload,
    sailing,
)
from .attack import mark_fought_of, note_interception, party
from .barred import refuse_entry
from .combat import LANDING, Battle, Cause, battle_of, begin_combat
from .control import (
    add_units,
    enemies_in_city,
    enemies_in_field,
    foes_in,
    gain,
    leader,
    leader_clash,
    room,
)
from .events import (
    CargoReturned,
    FleetsSailed,
    InterceptionRolled,
    NavalCombatRolled,
    UnitsLanded,
    UnitsLoaded,
    UnitsLost,
)
from .forces import (
    LAND,
    MASK,
    ONE,
    Force,
    contains,
    counts,
    force_of,
    of_kinds,
    size,
    unpack,
    with_force,
)
from .markers import Marked, MarkedRoll, roll_with_markers
from .movement import mutiny_due, pay_mutiny, refuse_leaving, splits_march
from .names import (
    FLEET,
    KING,
    POWER_COUNT,
    POWERS,
    ROLL_INTERCEPTION,
    ROLL_NAVAL,
    SIDES,
)
from .refusals import not_now, refused
from .state import WALK_IN, Cargo, Ship, State, Unit
from .steps import Ask, Step
from .troops import (
    ACTED,
    ENTERED,
    FOUGHT,
    INSIDE,
    LOCAL,
    MARCH_MASK,
    RESTING,
    STOPPED,
    STRAYED,
    begin_acting,
    change,
    pick,
    place_of,
    put,
    sea_place,
    units_at,
)

LANDED: Final = 1 << 10  # it landed beside enemies


# -- who is at sea --------------------------------------------------------------------------------


def ships_at(state: State, sea: int) -> list[Ship]:
    """Return the campaigning power's fleets in a sea, one by one."""
    count = state.fleets[sea * POWER_COUNT + state.campaign]
    if not count:
        return []
    worn = state.ships.get(sea, ())
    return [*worn, *[(state.board.mp[FLEET], 0, ())] * (count - len(worn))]


def put_ships(state: State, sea: int, ships: list[Ship]) -> None:
    """Set the campaigning power's fleets in a sea."""
    state.fleets[sea * POWER_COUNT + state.campaign] = len(ships)
    known = [ship for ship in ships if ship[1]]
    known.sort()
    if known:
        state.ships[sea] = tuple(known)
    else:
        state.ships.pop(sea, None)


def foes_at_sea(state: State, sea: int, power: int) -> list[int]:
    """Return the powers whose fleets a power meets as enemies in a sea, in the fixed order."""
    base = sea * POWER_COUNT
    here = state.fleets[base : base + POWER_COUNT]
    if here.count(0) == POWER_COUNT - 1 and here[power]:
        return []
    foes = state.relations.foes[power]
    return [other for other, count in enumerate(here) if count and foes >> other & 1]


def cargo_of(ships: Sequence[Ship]) -> Force:
    """Return all the units that some fleets carry."""
    return of_kinds(cargo[0][0] for ship in ships for cargo in ship[2])


# -- sailing --------------------------------------------------------------------------------------


def _sailors(state: State, action: Sail) -> list[Ship]:
    """Return the fleets that can sail so, those with the least MP first (rules: 12.0/I35)."""
    cost = state.board.sea_mp
    able = [
        ship
        for ship in ships_at(state, action.origin)
        if not ship[1] & STOPPED
        and ship[0] >= cost
        and (action.loaded is None or bool(ship[2]) == action.loaded)
    ]
    able.sort(key=lambda ship: (ship[0], len(ship[2])))
    return able[: action.fleets]


def refuse_sail(state: State, action: Sail) -> Refusal | None:
    """Say why fleets cannot sail (rules: 11.1/move, 11.3/end, 5.1/D4)."""
    board = state.board
    origin = board.seas[action.origin]
    if action.fleets < 1:
        return refused("11.1/move", "no-units", area=origin)
    if action.to not in board.sea_borders[action.origin]:
        return refused("11.1/move", "not-adjacent", area=origin, to=board.seas[action.to])
    there = ships_at(state, action.origin)
    if len(there) < action.fleets:
        return refused("11.1/move", "units-not-there", area=origin)
    chosen = _sailors(state, action)
    if len(chosen) < action.fleets:
        if sum(not ship[1] & STOPPED for ship in there) < action.fleets:
            return refused("11.3/combat", "movement-is-over", area=origin)
        return refused("11.1/move", "not-enough-mp", area=origin, cost=board.sea_mp)
    if not _may_begin(state, chosen):
        return refused("5.1/D4", "half-has-acted")
    return None


def _may_begin(state: State, ships: Sequence[Ship]) -> bool:
    return state.half < 0 or sum(not ship[1] & ACTED for ship in ships) <= state.half


def _begin(state: State, ships: Sequence[Ship]) -> None:
    if state.half >= 0:
        state.half -= sum(not ship[1] & ACTED for ship in ships)


def sail(state: State, action: Sail, emit: Emit | None) -> None:
    """Sail to the next sea, where enemies may intercept (rules: 11.1/move, 11.1/interception)."""
    chosen = _sailors(state, action)
    _begin(state, chosen)
    stay = ships_at(state, action.origin)
    for ship in chosen:
        stay.remove(ship)
    put_ships(state, action.origin, stay)
    cost = state.board.sea_mp
    came = [(mp - cost, flags | ACTED, cargo) for mp, flags, cargo in chosen]
    put_ships(state, action.to, ships_at(state, action.to) + came)
    if emit:
        seas = state.board.seas
        carried = unpack(cargo_of(chosen))
        emit(
            FleetsSailed(
                POWERS[state.campaign], seas[action.origin], seas[action.to], len(chosen), carried
            )
        )
    loaded = any(ship[2] for ship in chosen)
    if foes_at_sea(state, action.to, state.campaign):
        state.agenda.append(MeetAtSea(action.to, 0, loaded))


def own_seas(state: State) -> list[int]:
    """Return the seas with fleets of the campaigning power."""
    power = state.campaign
    return [sea for sea, count in enumerate(state.fleets[power::POWER_COUNT]) if count]


def list_sails(state: State, sea: int, found: list[Action]) -> None:
    """Add sailing from a sea to each that borders on it: all fleets that can, and one."""
    board = state.board
    if sea not in state.ships:  # all of them fresh
        fresh_sail = board.mp[FLEET] >= board.sea_mp
        count = state.fleets[sea * POWER_COUNT + state.campaign] if fresh_sail else 0
        mixed = False
    else:
        able = [
            ship
            for ship in ships_at(state, sea)
            if not ship[1] & STOPPED and ship[0] >= board.sea_mp
        ]
        count = len(able)
        mixed = len({bool(ship[2]) for ship in able}) > 1
    if not count:
        return
    kinds: tuple[bool | None, ...] = (False, True) if mixed else (None,)
    for to in board.sea_borders[sea]:
        options = [sailing(sea, to, 1, loaded) for loaded in kinds]
        if count > 1:
            options.append(sailing(sea, to, count, None))
        if state.half >= 0:
            options = [option for option in options if refuse_sail(state, option) is None]
        found += options


# -- interception at sea --------------------------------------------------------------------------


@record
class MeetAtSea(Step):
    """Fleets came into a sea: each enemy there that has not yet done so may intercept.

    `power` is the next one to be asked, `loaded` whether the moving fleets carry units.
    """

    rule = "11.1/interception"
    sea: int
    power: int
    loaded: bool

    def run(self, state: State, emit: Emit | None) -> None:
        """Ask the next enemy whose fleets can intercept (rules: 11.1/interception, 11.1/H6)."""
        mover = state.campaign
        if mover < 0 or not state.fleets[self.sea * POWER_COUNT + mover]:
            return
        for power in foes_at_sea(state, self.sea, mover):
            if power < self.power:
                continue
            ready = state.fleets[self.sea * POWER_COUNT + power] - _done_at_sea(
                state, self.sea, power
            )
            if ready > 0:
                state.agenda.append(MeetAtSea(self.sea, power + 1, self.loaded))
                state.agenda.append(
                    SeaInterceptAsk(self.sea, power, leader(state, power), ready, self.loaded)
                )
                return


def _done_at_sea(state: State, sea: int, power: int) -> int:
    place = sea_place(state, sea)
    return sum(
        size(force) for where, whose, force in state.intercepted if (where, whose) == (place, power)
    )


@record
class SeaInterceptAsk(Ask):
    """Fleets may try to intercept those that came into their sea."""

    rule = "11.1/interception"
    kind = "intercept"
    sea: int
    power: int
    leading: int
    ready: int
    loaded: bool

    @property
    def side(self) -> str:
        """The side that leads them."""
        return SIDES[self.leading]

    def options(self, state: State) -> Sequence[Action]:
        """All fleets together, or none."""
        return (Intercept(0), DECLINE)

    def refuse(self, state: State, action: Action) -> Refusal | None:
        """Say why not (rules: 11.1/H6)."""
        if isinstance(action, Intercept):
            if action.units not in (0, self.ready * ONE[FLEET]):
                return refused("11.1/H6", "fleets-together", area=state.board.seas[self.sea])
            return None
        return None if action == DECLINE else not_now(self.kind)

    def apply(self, state: State, action: Action, emit: Emit | None) -> None:
        """Try it, markers first (rules: 11.1/interception, 11.1/H6)."""
        state.agenda.pop()
        if not isinstance(action, Intercept):
            return
        place = sea_place(state, self.sea)
        note_interception(state, place, self.power, self.ready * ONE[FLEET])
        moving = leader(state, state.campaign)
        roll_with_markers(
            state, ROLL_INTERCEPTION, self.leading, moving,
            SeaInterceptDie(self.sea, self.power, self.loaded, 0),
        )  # fmt: skip


@record
class SeaInterceptDie(MarkedRoll):
    """The die of an interception at sea."""

    rule = "11.1/interception"
    purpose = "interception"
    sea: int
    power: int
    loaded: bool
    markers: int

    def marked(self, own: int, foe: int) -> Step:
        """Return the roll with the markers that were played on it."""
        return SeaInterceptDie(self.sea, self.power, self.loaded, own + foe)

    def take(self, state: State, values: tuple[int, ...], emit: Emit | None) -> None:
        """Where it succeeds, all fleets in the sea fight; then the movers may go on.

        Intercepting fleets never carry units: nobody ends a campaign with units aboard.

        Rules: 11.1/interception, 11.1/H6, 12.2/modifiers.
        """
        table = state.board.tables["interception"]
        modifier = self.markers + (table.mods["mover_transports"] if self.loaded else 0)
        result = table.result(values[0] + modifier)
        if emit:
            place = state.board.seas[self.sea]
            success = result == "success"
            emit(
                InterceptionRolled(
                    POWERS[self.power], place, values[0], modifier, success, self.rule
                )
            )
        if result == "success":
            begin_naval(state, self.sea)


# -- fights at sea --------------------------------------------------------------------------------


def refuse_naval(state: State, action: FightAtSea) -> Refusal | None:
    """Say why fleets cannot attack others in their sea (rules: 11.3/combat, 11.3/H7)."""
    name = state.board.seas[action.sea]
    ships = ships_at(state, action.sea)
    if not ships:
        return refused("11.3/combat", "units-not-there", area=name)
    if not foes_at_sea(state, action.sea, state.campaign):
        return refused("11.3/combat", "nobody-to-fight", area=name, owner="")
    if all(ship[1] & STOPPED for ship in ships):
        return refused("11.3/H7", "fought-already", area=name)
    if not _may_begin(state, ships):
        return refused("5.1/D4", "half-has-acted")
    return None


def fight_at_sea(state: State, action: FightAtSea, emit: Emit | None) -> None:
    """Attack the fleets met in a sea: their movement is over (rules: 11.3/combat)."""
    ships = ships_at(state, action.sea)
    _begin(state, ships)
    put_ships(
        state,
        action.sea,
        [(mp, flags | STOPPED | FOUGHT | ACTED, cargo) for mp, flags, cargo in ships],
    )
    begin_naval(state, action.sea)


def begin_naval(state: State, sea: int) -> None:
    """Let both sides play markers on the mover's die, then on the other's.

    Rules: 11.3/combat, 11.3/markers.
    """
    mover = state.campaign
    foe = foes_at_sea(state, sea, mover)[0]
    leads = leader(state, mover), leader(state, foe)
    roll_with_markers(state, ROLL_NAVAL, *leads, NavalMarkers(sea, mover, foe, leads, 0))


@record
class NavalMarkers(Marked):
    """The markers on the mover's die are played; those on the other's follow."""

    rule = "11.3/combat"
    sea: int
    mover: int
    foe: int
    leads: tuple[int, int]
    modifier: int

    def marked(self, own: int, foe: int) -> Step:
        """Return the step with the markers on the mover's die."""
        return NavalMarkers(self.sea, self.mover, self.foe, self.leads, own + foe)

    def run(self, state: State, emit: Emit | None) -> None:
        """Go on with the markers on the other's die."""
        then = NavalDice(self.sea, self.mover, self.foe, self.leads, self.modifier, 0)
        roll_with_markers(state, ROLL_NAVAL, self.leads[1], self.leads[0], then)


@record
class NavalDice(MarkedRoll):
    """The mover's die and the other's; both results apply."""

    rule = "11.3/combat"
    purpose = "naval"
    count = 2
    sea: int
    mover: int
    foe: int
    leads: tuple[int, int]
    modifier: int
    foe_modifier: int

    def marked(self, own: int, foe: int) -> Step:
        """Return the roll with the markers on the other's die."""
        return NavalDice(self.sea, self.mover, self.foe, self.leads, self.modifier, own + foe)

    def take(self, state: State, values: tuple[int, ...], emit: Emit | None) -> None:
        """Read both results, then take away the fleets.

        Rules: 11.3/combat, 11.3/H7, 11.3/losses.
        """
        sea, mover = self.sea, self.mover
        base = sea * POWER_COUNT
        foes = foes_at_sea(state, sea, mover)
        own = state.fleets[base + mover]
        theirs = sum(state.fleets[base + foe] for foe in foes)
        if not own or not theirs:
            return
        table = state.board.naval_table
        enemy_lost = min(table.result(values[0] + self.modifier, own - 1), theirs)
        lost = min(table.result(values[1] + self.foe_modifier, theirs - 1), own)
        if emit:
            emit(
                NavalCombatRolled(
                    state.board.seas[sea], POWERS[mover], POWERS[self.foe], own, theirs,
                    values[0], self.modifier, values[1], self.foe_modifier, lost, enemy_lost,
                )
            )  # fmt: skip
        for foe in foes:
            sunk = min(enemy_lost, state.fleets[base + foe])
            enemy_lost -= sunk
            if sunk:
                state.fleets[base + foe] -= sunk
                _forget_fleets(state, sea, foe, sunk)
                if emit:
                    name = state.board.seas[sea]
                    emit(UnitsLost(POWERS[foe], name, {"fleet": sunk}, "naval", "11.3/losses"))
        if lost:
            choices = naval_choices(ships_at(state, sea), lost)
            if len(choices) > 1:
                state.agenda.append(NavalLosses(sea, mover, self.leads[0], lost))
            else:
                sink(state, sea, next(iter(choices.values())), emit)


def _forget_fleets(state: State, sea: int, power: int, sunk: int) -> None:
    place = sea_place(state, sea)
    left = state.fleets[sea * POWER_COUNT + power]
    state.intercepted = tuple(
        (where, whose, min(size(force), left) * ONE[FLEET])
        if (where, whose) == (place, power)
        else (where, whose, force)
        for where, whose, force in state.intercepted
    )


def naval_choices(ships: list[Ship], count: int) -> dict[Force, tuple[Ship, ...]]:
    """Return which fleets may be lost, by the units that go with them (rules: 11.2/H11)."""
    found: dict[Force, tuple[Ship, ...]] = {}
    for chosen in combinations(sorted(ships, key=lambda ship: (len(ship[2]), ship[0])), count):
        found.setdefault(count * ONE[FLEET] + cargo_of(chosen), chosen)
    return found


@record
class NavalLosses(Ask):
    """The owner chooses which fleets are lost, with what they carry."""

    rule = "11.2/H11"
    kind = "losses"
    sea: int
    power: int
    leading: int
    lost: int

    @property
    def side(self) -> str:
        """The side that leads them."""
        return SIDES[self.leading]

    def options(self, state: State) -> Sequence[Action]:
        """Every choice of fleets, with the units aboard."""
        return [Lose(force) for force in naval_choices(ships_at(state, self.sea), self.lost)]

    def refuse(self, state: State, action: Action) -> Refusal | None:
        """Say why not (rules: 11.3/losses, 11.2/H11)."""
        if not isinstance(action, Lose):
            return not_now(self.kind)
        if action.units in naval_choices(ships_at(state, self.sea), self.lost):
            return None
        return refused("11.2/H11", "wrong-number-of-losses", count=self.lost)

    def apply(self, state: State, action: Action, emit: Emit | None) -> None:
        """Take them away (rules: 11.3/losses)."""
        assert isinstance(action, Lose)
        state.agenda.pop()
        choices = naval_choices(ships_at(state, self.sea), self.lost)
        sink(state, self.sea, choices[action.units], emit)


def sink(state: State, sea: int, sunk: tuple[Ship, ...], emit: Emit | None) -> None:
    """Take fleets away with what they carry (rules: 11.3/losses)."""
    left = ships_at(state, sea)
    for ship in sunk:
        left.remove(ship)
    put_ships(state, sea, left)
    if emit:
        units = unpack(len(sunk) * ONE[FLEET] + cargo_of(sunk))
        name = state.board.seas[sea]
        emit(UnitsLost(POWERS[state.campaign], name, units, "naval", "11.3/losses"))


def list_naval(state: State, sea: int, found: list[Action]) -> None:
    """Add attacking the fleets met in a sea."""
    option = FightAtSea(sea)
    if foes_at_sea(state, sea, state.campaign) and refuse_naval(state, option) is None:
        found.append(option)


# -- going aboard ---------------------------------------------------------------------------------


def _space(state: State, ship: Ship) -> int:
    """Return how many more units a fleet can take aboard (rules: 11.2/load, 11.2/H5)."""
    board = state.board
    if ship[1] & STOPPED:
        return 0
    spare = ship[0] - board.sea_mp - board.unload_fleet_mp
    if spare < 0:
        return 0
    by_points = spare // board.load_mp if board.load_mp else board.carries
    return max(min(board.carries - len(ship[2]), by_points), 0)


def refuse_load(state: State, action: Load) -> Refusal | None:
    """Say why units cannot go aboard.

    Rules: 11.2/load, 11.2/H1, 11.2/H4, 11.2/H5, 12.0/I34.
    """
    board, area, sea = state.board, action.area, action.sea
    name = board.areas[area]
    if sea not in board.ports[area]:
        return refused("11.2/load", "no-port", area=name, sea=board.seas[sea])
    if enemies_in_city(state, area, state.campaign):
        return refused("11.2/H4", "enemies-in-port", area=name)
    if not action.units or action.units & ~LAND:
        return refused("11.2/load", "no-units", area=name)
    units = units_at(state, area, inside=action.inside)
    chosen = pick(units, action.units)
    if chosen is None:
        return refused("11.2/load", "units-not-there", area=name)
    chosen = pick(units, action.units, lambda unit: _boards(state, unit, inside=action.inside))
    if chosen is None:
        if action.inside and pick(units, action.units, lambda u: not u[2] & INSIDE) is None:
            return refused("12.0/I34", "went-in-this-campaign", area=name)
        return refused("11.2/load", "movement-is-over", area=name)
    ships = ships_at(state, sea)
    if not ships:
        return refused("11.2/load", "no-fleet", area=board.seas[sea])
    if sum(_space(state, ship) for ship in ships) < size(action.units):
        return refused("11.2/H5", "no-space-aboard", area=board.seas[sea])
    if splits_march(units, chosen):
        return refused("10.0/G13", "march-together", area=name)
    if state.half >= 0:
        beginning = sum(not unit[2] & ACTED for unit in chosen)
        beginning += sum(not ship[1] & ACTED for ship in _taking(state, ships, len(chosen)))
        if beginning > state.half:
            return refused("5.1/D4", "half-has-acted")
    return refuse_leaving(state, area, chosen, action.units)


def _taking(state: State, ships: Sequence[Ship], units: int) -> list[Ship]:
    """Return the fleets that so many units go aboard: those with the least MP first."""
    found: list[Ship] = []
    for ship in sorted(ships, key=lambda ship: ship[0]):
        space = _space(state, ship)
        if space and units > 0:
            found.append(ship)
            units -= space
    return found


def _boards(state: State, unit: Unit, *, inside: bool) -> bool:
    _kind, mp, flags = unit
    if inside and flags & INSIDE:
        return False
    return not flags & RESTING and mp >= state.board.unload_unit_mp


def load(state: State, action: Load, emit: Emit | None) -> None:
    """Take units aboard, the fleets with the least MP first (rules: 11.2/load, 11.2/H1)."""
    board, area, sea = state.board, action.area, action.sea
    pay_mutiny(state, area, emit)
    units = units_at(state, area, inside=action.inside)
    chosen = pick(units, action.units, lambda unit: _boards(state, unit, inside=action.inside))
    assert chosen is not None
    begin_acting(state, chosen)
    change(state, place_of(state, area, inside=action.inside), chosen, [])
    places = state.city if action.inside else state.field
    force = force_of(places[area], state.campaign) - action.units
    places[area] = with_force(places[area], state.campaign, force)
    ships = ships_at(state, sea)
    ships.sort(key=lambda ship: ship[0])
    waiting: list[Cargo] = [
        ((kind, mp, flags | ACTED), area, action.inside, sea) for kind, mp, flags in chosen
    ]
    after: list[Ship] = []
    for ship in ships:
        count = min(_space(state, ship), len(waiting))
        if count:
            _begin(state, [ship])
            mp, flags, cargo = ship
            ship = (
                mp - count * board.load_mp,
                flags | ACTED,
                tuple(sorted((*cargo, *waiting[:count]))),
            )
            del waiting[:count]
        after.append(ship)
    assert not waiting
    put_ships(state, sea, after)
    if emit:
        names = POWERS[state.campaign], board.areas[area], board.seas[sea]
        emit(UnitsLoaded(*names, unpack(action.units)))


def list_loads(state: State, sea: int, found: list[Action]) -> None:
    """Add going aboard at each port of a sea: as many as fit, and one unit of each kind."""
    board, power = state.board, state.campaign
    known = state.ships.get(sea, ())
    fresh = state.fleets[sea * POWER_COUNT + power] - len(known)
    space = sum([_space(state, ship) for ship in known])
    if fresh:
        space += fresh * _space(state, (board.mp[FLEET], 0, ()))
    if not space:
        return
    for area in board.sea_ports[sea]:
        if enemies_in_city(state, area, power):
            continue
        for inside in (False, True):
            if not force_of((state.city if inside else state.field)[area], power):
                continue
            units = units_at(state, area, inside=inside)
            able = [unit for unit in units if _boards(state, unit, inside=inside)]
            # Nothing else can forbid it then: not the half, not mutineers, no forced march.
            plain = (
                state.half < 0
                and not mutiny_due(state, area)
                and not any(unit[2] & MARCH_MASK for unit in able)
            )
            whole = kinds = 0
            for unit in able:
                if not kinds & MASK[unit[0]]:
                    kinds |= MASK[unit[0]]
                    option = Load(area, sea, ONE[unit[0]], inside)
                    if plain or refuse_load(state, option) is None:
                        found.append(option)
                if size(whole) < space:
                    whole += ONE[unit[0]]
            option = Load(area, sea, whole, inside)
            if size(whole) > 1 and (plain or refuse_load(state, option) is None):
                found.append(option)


# -- landing --------------------------------------------------------------------------------------


def lands_inside(state: State, area: int) -> bool:
    """Whether units landing at a port go into its city: unless enemies are in it.

    Rules: 11.2/H3, 14.0/A11, 3.7/A20, 8.3/E24.
    """
    power = state.campaign
    holder = state.controller[area]
    if state.relations.friends[power] >> holder & 1:
        return not enemies_in_city(state, area, power)
    return (
        not state.city[area]
        and state.options.empty_city == WALK_IN
        and bool(state.relations.targets[power] >> holder & 1)
        and (area, leader(state, power)) not in state.tributed
    )


def _landing(
    state: State, sea: int, area: int, wanted: Force
) -> list[tuple[Ship, list[Cargo]]] | None:
    """Return the fleets with what each of them lands, or None where they cannot."""
    board = state.board
    left = dict(counts(wanted))
    found: list[tuple[Ship, list[Cargo]]] = []
    for ship in sorted(ships_at(state, sea), key=lambda ship: ship[0]):
        if ship[0] < board.unload_fleet_mp:
            continue
        landing = []
        for cargo in ship[2]:
            unit, came_from, _, loaded_in = cargo
            if loaded_in == sea or came_from == area or unit[1] < board.unload_unit_mp:
                continue
            if left.get(unit[0], 0):
                left[unit[0]] -= 1
                landing.append(cargo)
        if landing:
            found.append((ship, landing))
    return None if any(left.values()) else found


def refuse_unload(state: State, action: Unload) -> Refusal | None:
    """Say why units cannot land.

    Rules: 11.2/unload, 11.2/H2, 11.2/H3, 3.2/A13, 7.1/F5.
    """
    board, power = state.board, state.campaign
    sea, area, wanted = action.sea, action.area, action.units
    name = board.areas[area]
    if sea not in board.ports[area]:
        return refused("11.2/unload", "no-port", area=name, sea=board.seas[sea])
    if not wanted or wanted & ~LAND:
        return refused("11.2/unload", "no-units", area=name)
    if _landing(state, sea, area, wanted) is None:
        ships = ships_at(state, sea)
        carried = cargo_of(ships)
        if not contains(carried, wanted):
            return refused("11.2/unload", "units-not-aboard", area=board.seas[sea])
        if all(ship[0] < board.unload_fleet_mp for ship in ships if ship[2]):
            cost = board.unload_fleet_mp
            return refused("11.2/unload", "not-enough-mp", area=board.seas[sea], cost=cost)
        return refused("11.2/H2", "another-port", area=name)
    barred = refuse_entry(state, power, area)
    if barred is not None:
        return barred
    if action.inside != lands_inside(state, area):
        code = "land-in-the-area" if action.inside else "land-in-the-city"
        return refused("11.2/H3", code, area=name)
    if room(state, area, power) < size(wanted):
        return refused("3.2/limit", "no-room", area=name)
    if leader_clash(state, area, power, wanted):
        return refused("7.1/F5", "leader-and-king", area=name)
    return None


def unload(state: State, action: Unload, emit: Emit | None) -> None:
    """Land units: into the city, or into the area, where enemies in the field fight them at once.

    Rules: 11.2/unload, 11.2/H1, 11.2/H3, 11.2/H12, 14.0/A11.
    """
    board, power = state.board, state.campaign
    sea, area = action.sea, action.area
    plan = _landing(state, sea, area, action.units)
    assert plan is not None
    ships = ships_at(state, sea)
    landed: list[Unit] = []
    king = bool(action.units & MASK[KING])
    for ship, cargos in plan:
        ships.remove(ship)
        mp, flags, carried = ship
        rest = list(carried)
        for cargo in cargos:
            rest.remove(cargo)
            kind, points, marks = cargo[0]
            marks = marks & ~LOCAL | ACTED | (0 if king else STRAYED)
            landed.append((kind, points - board.unload_unit_mp, marks))
        ships.append((mp - board.unload_fleet_mp, flags | ACTED, tuple(rest)))
    put_ships(state, sea, ships)
    captures = action.inside and not (state.relations.friends[power] >> state.controller[area] & 1)
    fights = not action.inside and enemies_in_field(state, area, power)
    extra = ENTERED if not action.inside else (INSIDE if captures else 0)
    if fights:
        extra |= LANDED
    landed = [(kind, mp, flags | extra) for kind, mp, flags in landed]
    place = place_of(state, area, inside=action.inside)
    put(state, place, [*state.worn.get(place, ()), *landed])
    add_units(state, area, power, action.units, inside=action.inside)
    if emit:
        names = POWERS[power], board.seas[sea], board.areas[area]
        emit(UnitsLanded(*names, unpack(action.units), action.inside))
    if captures:
        gain(state, area, power, "landed", "14.0/A11", emit)
    if fights:
        foes = foes_in(state, area, power)
        owner = next(owner for owner, _ in state.field[area] if foes >> owner & 1)
        mark_fought_of(state, area, landed)
        defenders = party(state, area, owner)
        battle = battle_of(state, area, ((power, action.units),), defenders, LANDING, Landing())
        begin_combat(state, battle, emit)


@record
class Landing(Cause):
    """A combat of units that landed: survivors may move on or besiege (rules: 11.2/H12)."""

    def ended(self, state: State, battle: Battle, result: str, emit: Emit | None) -> None:
        """Let the survivors go on where no enemy is left in the field (rules: 11.2/H12)."""
        area = battle.area
        known = state.worn.get(area, ())
        if not known or not any(unit[2] & LANDED for unit in known):
            return
        free = not enemies_in_field(state, area, state.campaign)
        rest = ~(STOPPED | FOUGHT) if free else ~0
        put(
            state,
            area,
            [
                (kind, mp, flags & rest & ~LANDED if flags & LANDED else flags)
                for kind, mp, flags in known
            ],
        )


def list_landings(state: State, sea: int, found: list[Action]) -> None:
    """Add the ways in which units aboard in a sea can land: all that can at a port, or one."""
    board, power = state.board, state.campaign
    if sea not in state.ships:
        return  # nobody aboard of any
    ships = ships_at(state, sea)
    if not any(ship[2] for ship in ships):
        return
    for area in board.sea_ports[sea]:
        inside = lands_inside(state, area)
        able = of_kinds(
            cargo[0][0]
            for ship in ships
            if ship[0] >= board.unload_fleet_mp
            for cargo in ship[2]
            if cargo[3] != sea and cargo[1] != area and cargo[0][1] >= board.unload_unit_mp
        )
        if not able:
            continue
        space = room(state, area, power)
        if space < 1 or refuse_entry(state, power, area) is not None:
            continue
        whole = 0
        for kind, count in counts(able):
            if not leader_clash(state, area, power, ONE[kind]):
                found.append(Unload(sea, area, ONE[kind], inside))
                whole += min(count, space - size(whole)) * ONE[kind]
        if size(whole) > 1 and not leader_clash(state, area, power, whole):
            found.append(Unload(sea, area, whole, inside))


# What fleets can do, in the order in which it is listed.
LISTS: Final = (list_sails, list_naval, list_loads, list_landings)


def list_at_sea(state: State, found: list[Action]) -> None:
    """Add all that fleets can do: sail, fight, take aboard, land."""
    seas = own_seas(state)
    for deeds in LISTS:
        for sea in seas:
            deeds(state, sea, found)


def draw_at_sea(state: State, sea: int, chance: Callable[[], float]) -> Action | None:
    """Return something that the fleets in a sea can do by chance, None where there is nothing."""
    found: list[Action] = []
    first = int(chance() * len(LISTS))
    for number in range(first, first + len(LISTS)):
        LISTS[number % len(LISTS)](state, sea, found)
        if found:
            return found[int(chance() * len(found))]
    return None


# -- the end of a campaign ------------------------------------------------------------------------


def refuse_done(state: State) -> Refusal | None:
    """Say that units are still aboard who can sail on or land (rules: 11.2/H11)."""
    board, power = state.board, state.campaign
    aboard: list[int] = []
    for sea, count in enumerate(state.fleets[power::POWER_COUNT]):
        if count:
            for ship in state.ships.get(sea, ()):
                if ship[2]:
                    aboard.append(sea)
                    if ship[0] >= board.sea_mp and not ship[1] & STOPPED:
                        return refused("11.2/H11", "units-aboard", area=board.seas[sea])
    found: list[Action] = []
    for sea in aboard:
        list_landings(state, sea, found)
        if found:
            return refused("11.2/H11", "units-aboard", area="")
    return None


def return_cargo(state: State, emit: Emit | None) -> None:
    """Put cargo that could not land back where it was loaded; it is lost where that cannot be.

    Rules: 11.2/H11.
    """
    board, power = state.board, state.campaign
    for sea in range(board.sea_count):
        if not state.fleets[sea * POWER_COUNT + power]:
            continue
        ships = ships_at(state, sea)
        if not any(ship[2] for ship in ships):
            continue
        put_ships(state, sea, [(mp, flags, ()) for mp, flags, _ in ships])
        for ship in ships:
            for (kind, _, flags), area, inside, _ in ship[2]:
                unit = ONE[kind]
                back = (
                    refuse_entry(state, power, area) is None
                    and room(state, area, power) > 0
                    and not leader_clash(state, area, power, unit)
                )
                inside = inside and bool(
                    state.relations.friends[power] >> state.controller[area] & 1
                )
                name = board.seas[sea]
                if back:
                    add_units(state, area, power, unit, inside=inside)
                    place = place_of(state, area, inside=inside)
                    worn = [*state.worn.get(place, ()), (kind, 0, flags & ~LOCAL | STOPPED | ACTED)]
                    put(state, place, worn)
                    if emit:
                        emit(CargoReturned(POWERS[power], name, board.areas[area], unpack(unit)))
                elif emit:
                    emit(UnitsLost(POWERS[power], name, unpack(unit), "cargo", "11.2/H11"))
