"""Who controls what, who has room where, and everything that follows from a capture.

Rules: 3.7/control, 3.2/limit, 2.8/conquest.
"""

from __future__ import annotations

from typing import Final

from reconquista_qt.engine.agenda import Emit

from .data import NO_LIMIT
from .events import (
    ControlChanged,
    FranceMadePeace,
    KingdomConquered,
    SepulchreDestroyed,
    SettlersLost,
    UnitsLost,
)
from .forces import LAND, MASK, ONE, Force, count_of, force_of, size, unpack, with_force
from .hostility import LOYAL_BITS, REBEL_BITS, side_of
from .names import (
    ACTIVE,
    CHRISTIAN,
    CONQUERED,
    DESTROYED,
    EL_CID,
    FRANCE,
    JOINED,
    KING,
    KINGDOMS,
    MUSLIM,
    MUSLIM_SIDE,
    NO_SETTLERS,
    NOT_FOUND,
    OWNERS,
    PLACED,
    POPULATION,
    POWER_COUNT,
    POWERS,
    REBEL,
)
from .state import BY_MARKER, State

LEADERS_AND_KING: Final = MASK[KING] | MASK[EL_CID]


# -- who leads, who pays --------------------------------------------------------------------------


def leader(state: State, owner: int) -> int:
    """Return the side that leads a loyal owner's units.

    Rules: 5.1/D3, 9.0/runner, 9.0/D8, 5.0/draw.
    """
    if owner == MUSLIM:
        return MUSLIM_SIDE
    if owner == FRANCE:
        return MUSLIM_SIDE if state.french_war == CHRISTIAN else CHRISTIAN
    return MUSLIM_SIDE if owner == state.war else CHRISTIAN


def leader_against(state: State, owner: int, foe: int) -> int:
    """Return the side that leads an owner's units in a fight against another owner.

    Rebels are led by the other side, but against that other side by their old one.

    Rules: 3.7/A23, 8.1/rebels.
    """
    if owner < REBEL:
        return leader(state, owner)
    old = side_of(owner)
    attacker = side_of(foe, state.french_war)
    return 1 - old if attacker == old else old


def payer(state: State, power: int) -> int:
    """Return whose treasury pays for a power's campaign (rules: 5.1/D5)."""
    return MUSLIM if power == state.war else power


# -- who is there ---------------------------------------------------------------------------------


def foes_in(state: State, area: int, owner: int) -> int:
    """Return the owners that an owner meets as enemies in an area, as bits.

    Rebels that were attacked by the other side this turn are its enemies there.

    Rules: 3.7/A23.
    """
    foes = state.relations.foes[owner]
    if state.provoked:
        targets = state.relations.targets
        for where, rebels in state.provoked:
            if where == area:
                if owner == rebels:
                    for other in range(REBEL):
                        if targets[other] >> rebels & 1:
                            foes |= 1 << other
                elif targets[owner] >> rebels & 1:
                    foes |= 1 << rebels
    return foes


def has_any(stacks: tuple[tuple[int, Force], ...], owners: int) -> bool:
    """Whether any of some owners (bits) is among the stacks."""
    for owner, _ in stacks:  # noqa: SIM110  a loop is three times as fast, and this is asked most
        if owners >> owner & 1:
            return True
    return False


def enemies_in_field(state: State, area: int, owner: int) -> bool:
    """Whether an owner meets enemies in an area's field (rules: 14.0/city, 12.0/I6)."""
    field = state.field[area]
    if not field:
        return False
    foes = foes_in(state, area, owner) if state.provoked else state.relations.foes[owner]
    for whose, _ in field:  # noqa: SIM110  as in has_any
        if foes >> whose & 1:
            return True
    return False


def enemies_in_city(state: State, area: int, owner: int) -> bool:
    """Whether an owner has enemies inside an area's city."""
    city = state.city[area]
    return bool(city) and has_any(city, foes_in(state, area, owner))


def garrison_size(state: State, area: int) -> int:
    """Return how many units are in an area's city (rules: 3.7/A20)."""
    return sum(size(force) for _, force in state.city[area])


def friends_there(state: State, area: int, owner: int) -> int:
    """Return how many land units an owner and its friends have in an area, city included.

    Rules: 3.2/limit, 3.2/enemy, 3.3/foreign, 3.7/A12.
    """
    friends = state.relations.friends[owner]
    count = 0
    for whose, force in state.field[area]:
        if friends >> whose & 1:
            count += size(force)
    for whose, force in state.city[area]:
        if friends >> whose & 1:
            count += size(force)
    return count


def limit_of(state: State, area: int) -> int:
    """Return how many units of a side an area may hold.

    Rules: 3.2/limit, 5.0/A14, 3.2/A15, 9.1/D15.
    """
    limit = state.board.limit[area]
    if state.population[area] and limit < state.board.population_limit:
        return state.board.population_limit
    return limit


def room(state: State, area: int, owner: int) -> int:
    """Return how many more units of an owner an area can hold (rules: 3.2/A13)."""
    limit = state.board.limit[area]  # in one place, without calls: it is asked most
    if limit >= NO_LIMIT:
        return NO_LIMIT
    if state.population[area] and limit < state.board.population_limit:
        limit = state.board.population_limit
    friends = state.relations.friends[owner]
    for whose, force in state.field[area]:
        if friends >> whose & 1:
            limit -= size(force)
    for whose, force in state.city[area]:
        if friends >> whose & 1:
            limit -= size(force)
    return limit


def leader_clash(state: State, area: int, owner: int, units: Force) -> bool:
    """Whether a leader and a King of one side would stand together.

    Rules: 7.1/F5, 7.3/F5.
    """
    leaders = units & state.board.leader_mask
    king = units & MASK[KING]
    if not leaders and not king:
        return False
    if leaders and king:
        return True
    side = side_of(owner, state.french_war)
    wanted = MASK[KING] if leaders else state.board.leader_mask
    for stacks in (state.field[area], state.city[area]):
        for whose, force in stacks:
            if whose < REBEL and force & wanted and side_of(whose, state.french_war) == side:
                return True
    return False


def lone_leaders(state: State, area: int, owner: int) -> Force:
    """Return an owner's leaders in an area's field with whom no other unit stands.

    Other kingdoms' units are company, and the rebels whom El Cid joined.

    Rules: 7.2/F4, 7.4/defeat, 7.3/F6.
    """
    leaders = state.board.leader_mask
    found = force_of(state.field[area], owner) & leaders
    if not found:
        return 0
    company = state.relations.friends[owner]
    if found & MASK[EL_CID]:
        company |= 1 << (REBEL + MUSLIM)
    if any(company >> whose & 1 and force & ~leaders for whose, force in state.field[area]):
        return 0
    return found


def remove_lone_leaders(state: State, area: int, owner: int, emit: Emit | None) -> None:
    """Take off the leaders of an owner all of whose company in an area has just fallen.

    Rules: 7.2/F4, 7.4/defeat.
    """
    gone = lone_leaders(state, area, owner)
    if gone:
        take_units(state, area, owner, gone, inside=False)
        if emit:
            name = state.board.areas[area]
            emit(UnitsLost(OWNERS[owner], name, unpack(gone), "leader", "7.2/F4"))


# -- control --------------------------------------------------------------------------------------


def has_total_control(state: State, area: int, power: int) -> bool:
    """Whether a power controls an area totally.

    Total control is lost while a hostile land unit is in the area or its city. With the option
    `total_control` it also needs own units in the field and in the city.

    Rules: 3.7/control, 3.7/A1, 3.7/A3, 3.7/A22.
    """
    if state.controller[area] != power:
        return False
    field, city = state.field[area], state.city[area]
    if field or city:
        foes = foes_in(state, area, power) if state.provoked else state.relations.foes[power]
        for owner, _ in field:
            if foes >> owner & 1:
                return False
        for owner, _ in city:
            if foes >> owner & 1:
                return False
    if state.options.total_control != BY_MARKER:
        if not force_of(field, power):
            return False
        if state.board.has_city[area] and not force_of(city, power):
            return False
    return True


def has_guests(state: State, area: int, power: int) -> bool:
    """Whether a friendly kingdom's units are in a power's area (rules: 3.7/A4)."""
    guests = state.relations.friends[power] & ~(1 << power)
    return has_any(state.field[area], guests) or has_any(state.city[area], guests)


def printed_tp(state: State, area: int) -> int:
    """Return the printed points of an area, doubled at a union's throne (rules: 8.4/throne)."""
    points = state.board.tp[area]
    for union in state.unions:
        if union.throne == area:
            return 2 * points
    return points


def income(state: State, power: int, restored: int = -1) -> int:
    """Return what a power collects now; `restored`: an area where guests do not matter.

    Rules: 6.0/collect, 3.7/tp, 3.7/A4, 6.0/C4, 8.4/E20, 2.9/B5.
    """
    points = 0
    for area, owner in enumerate(state.controller):
        if owner != power or state.pillaged[area]:
            continue
        if not has_total_control(state, area, power):
            continue
        if area != restored and has_guests(state, area, power):
            continue
        points += printed_tp(state, area)
        if power in KINGDOMS:
            points += state.population[area] == POPULATION
            points += area == state.board.sepulchre_area and state.sepulchre == PLACED
    return points


def active_kingdoms(state: State) -> list[int]:
    """Return the kingdoms in play, in the fixed order."""
    return [power for power in KINGDOMS if state.status[power] == ACTIVE]


def standing_for(state: State, power: int) -> int:
    """Return the kingdom that a kingdom now is: itself, or the union it joined (rules: 8.4/E32)."""
    if state.status[power] == JOINED:
        for union in state.unions:
            if power in state.board.unions[union.union].members:
                return union.kept
    return power


def members_of(state: State, power: int) -> tuple[int, ...]:
    """Return the powers whose counters a power has: its own and those of who joined it."""
    for union in state.unions:
        if union.kept == power:
            return state.board.unions[union.union].members
    return (power,)


def thrones_of(state: State, power: int) -> tuple[int, ...]:
    """Return the areas whose recapture restores a kingdom, two for a union (2.9/B3, 2.9/B6).

    Rules: 2.8/throne, 2.9/B3, 2.9/B6.
    """
    return tuple(
        state.board.seat[member] for member in members_of(state, power)
        if state.board.seat[member] >= 0
    )  # fmt: skip


def is_french_city(state: State, area: int) -> bool:
    """Whether an area has one of the French cities."""
    return state.board.region[area] == FRANCE and state.board.has_city[area]


def france_is_conquered(state: State) -> bool:
    """Whether both French cities are lost (rules: 9.0/conquered)."""
    return not any(
        state.controller[area] == FRANCE
        for area in range(state.board.area_count)
        if is_french_city(state, area)
    )


# -- changes --------------------------------------------------------------------------------------


def add_units(state: State, area: int, owner: int, force: Force, *, inside: bool) -> None:
    """Put units into an area's field or city."""
    places = state.city if inside else state.field
    places[area] = with_force(places[area], owner, force_of(places[area], owner) + force)


def take_units(state: State, area: int, owner: int, force: Force, *, inside: bool) -> None:
    """Take units out of an area's field or city."""
    places = state.city if inside else state.field
    places[area] = with_force(places[area], owner, force_of(places[area], owner) - force)


def set_controller(
    state: State, area: int, owner: int, cause: str, rule: str, emit: Emit | None
) -> None:
    """Change an area's controller and tell it; nothing else follows from it."""
    before = state.controller[area]
    if before == owner:
        return
    state.controller[area] = owner
    if emit:
        emit(ControlChanged(state.board.areas[area], OWNERS[before], OWNERS[owner], cause, rule))


def gain(state: State, area: int, owner: int, cause: str, rule: str, emit: Emit | None) -> None:
    """Let an owner capture an area, with all that follows from a capture.

    Population and the Sepulchre fall to the Muslims, a French war ends with the first city, a
    kingdom that has lost everything is gone.

    Rules: 3.7/A18, 6.2/loss, 6.2/C14, 10.0/G5, 9.0/peace, 2.8/conquest, 2.8/B7.
    """
    before = state.controller[area]
    if before == owner:
        return
    set_controller(state, area, owner, cause, rule, emit)
    if owner == MUSLIM:
        remove_settlers(state, area, emit)
        if area == state.board.sepulchre_area:
            destroy_sepulchre(state, emit)
    french = state.french_war >= 0 and state.board.has_city[area] and FRANCE in (owner, before)
    if french and (owner == FRANCE or is_french_city(state, area)):
        make_peace(state, emit)
    check_conquest(state, before, emit)


def remove_settlers(state: State, area: int, emit: Emit | None) -> None:
    """Remove a Repopulation or Population marker (rules: 6.2/loss, 6.2/C14)."""
    if state.population[area]:
        state.population[area] = NO_SETTLERS
        if emit:
            emit(SettlersLost(state.board.areas[area]))


def destroy_sepulchre(state: State, emit: Emit | None) -> None:
    """Remove the Sepulchre for ever where it was found (rules: 10.0/G5)."""
    if state.sepulchre == PLACED:
        state.sepulchre = DESTROYED
        if emit:
            emit(SepulchreDestroyed(state.board.areas[state.board.sepulchre_area]))
    assert state.sepulchre in (NOT_FOUND, DESTROYED)


def check_conquest(state: State, before: int, emit: Emit | None) -> None:
    """Look whether the kingdom that has lost an area has lost everything.

    Rules: 2.8/conquest, 2.8/B1, 2.8/B2, 2.9/B6.
    """
    power = before % REBEL
    if power not in KINGDOMS or state.status[power] != ACTIVE:
        return
    if state.independence == power:
        return
    if any(owner % REBEL == power for owner in state.controller):
        return
    state.status[power] = CONQUERED
    if emit:
        emit(KingdomConquered(POWERS[power]))
    remove_all(state, power, "conquest", "2.8/B2", emit)
    state.treasury[power] = 0
    if state.pool is not None:
        state.pool = tuple(other for other in state.pool if other != power)
    if state.war == power:
        state.set_wars(-1, state.french_war)
    if state.mutiny is not None and state.mutiny.power == power:
        state.mutiny = None


def remove_all(state: State, power: int, cause: str, rule: str, emit: Emit | None) -> None:
    """Take all of a power's units and fleets off the map (rules: 2.8/B2)."""
    board = state.board
    for places in (state.field, state.city):
        for area in range(board.area_count):
            for owner in (power, REBEL + power):
                force = force_of(places[area], owner)
                if force:
                    places[area] = with_force(places[area], owner, 0)
                    if emit:
                        place = board.areas[area]
                        emit(UnitsLost(OWNERS[owner], place, unpack(force), cause, rule))
    for sea in range(board.sea_count):
        count = state.fleets[sea * POWER_COUNT + power]
        if count:
            state.fleets[sea * POWER_COUNT + power] = 0
            if emit:
                lost = {"fleet": count}
                emit(UnitsLost(POWERS[power], board.seas[sea], lost, cause, rule))
    if state.campaign == power:
        state.worn.clear()
        state.ships.clear()


def make_peace(state: State, emit: Emit | None) -> None:
    """End France's war: its units abroad go home, guests leave its cities, its treasury is lost.

    Rules: 9.0/peace, 9.0/D7, 9.0/D9.
    """
    board = state.board
    state.set_wars(state.war, -1)
    state.treasury[FRANCE] = 0
    if state.pool is not None:
        state.pool = tuple(power for power in state.pool if power != FRANCE)
    if emit:
        emit(FranceMadePeace())
    for area in range(board.area_count):
        if state.controller[area] == FRANCE:
            for owner, force in state.city[area]:
                if owner != FRANCE:
                    take_units(state, area, owner, force, inside=True)
                    add_units(state, area, owner, force, inside=False)
    for places in (state.field, state.city):
        for area in range(board.area_count):
            force = force_of(places[area], FRANCE)
            if force and state.controller[area] != FRANCE:
                places[area] = with_force(places[area], FRANCE, 0)
                _send_home(state, force, emit)
    if state.campaign == FRANCE:
        state.worn.clear()
        state.ships.clear()


def _send_home(state: State, force: Force, emit: Emit | None) -> None:
    board = state.board
    for kind_bit in _single_bits(force):
        home = next(
            (
                area
                for area in range(board.area_count)
                if state.controller[area] == FRANCE and room(state, area, FRANCE) > 0
            ),
            -1,
        )
        if home >= 0:
            add_units(state, home, FRANCE, kind_bit, inside=False)
        elif emit:
            emit(UnitsLost(POWERS[FRANCE], "", unpack(kind_bit), "retreat", "9.0/D9"))


def _single_bits(force: Force) -> list[Force]:
    from .forces import ONE, singles

    return [ONE[kind] for kind in singles(force)]


def settle_control(state: State, cause: str, emit: Emit | None) -> None:
    """Give areas without a city to the power whose loyal units stand there alone.

    Rules: 3.7/A6, 12.0/I29, 3.7/A4, 3.7/A9.
    """
    board = state.board
    targets = state.relations.targets
    for area, field in enumerate(state.field):
        if not field or board.has_city[area] or len(field) != 1:
            continue
        owner = field[0][0]
        if owner < REBEL and targets[owner] >> state.controller[area] & 1:
            gain(state, area, owner, cause, "3.7/A6", emit)


def rebel_control(
    state: State, area: int, side: int, cause: str, rule: str, emit: Emit | None
) -> None:
    """Let rebels hold the area they are in, unless an immune loyal unit of their side is inside.

    Without a city the immune unit has to be in the area.

    Rules: 8.1/E4.
    """
    before = state.controller[area]
    if side_of(before) != side or before % REBEL == FRANCE:
        return
    inside = state.city[area] if state.board.has_city[area] else state.field[area]
    if any(owner < REBEL and side_of(owner, state.french_war) == side for owner, _ in inside):
        return
    if any(
        owner >= REBEL and side_of(owner) == side
        for stacks in (state.city[area], state.field[area])
        for owner, _ in stacks
    ):
        set_controller(state, area, REBEL + before % REBEL, cause, rule, emit)


def go_to_war(state: State, war: int, french_war: int) -> None:
    """Begin a war: whoever is no longer welcome in a city goes into the field.

    Rules: 5.1/roll, 14.0/city, 3.7/A20.
    """
    state.set_wars(war, french_war)
    for area in range(state.board.area_count):
        send_out(state, area)


def send_out(state: State, area: int) -> None:
    """Take loyal units out of the city of a power that they are not friends with.

    Rules: 14.0/city, 3.7/A20.
    """
    holder = state.controller[area]
    if holder >= REBEL:
        return
    friends = state.relations.friends
    for owner, force in state.city[area]:
        if owner < REBEL and not friends[owner] >> holder & 1:
            take_units(state, area, owner, force, inside=True)
            add_units(state, area, owner, force, inside=False)


def part_garrison(state: State, area: int, side: int) -> None:
    """Send rebels out of a city in which loyal units of their side are left.

    Rules: 14.0/city, 8.1/E4.
    """
    city = state.city[area]
    loyal = any(owner < REBEL and side_of(owner, state.french_war) == side for owner, _ in city)
    if loyal:
        send_rebels_out(state, area, side)


def send_rebels_out(state: State, area: int, side: int, of: int = -1) -> None:
    """Send a side's rebels, or one power's, out of a city into the field.

    Rules: 14.0/city, 8.6/E12.
    """
    for owner, force in state.city[area]:
        if owner >= REBEL and side_of(owner) == side and of in (-1, owner - REBEL):
            take_units(state, area, owner, force, inside=True)
            add_units(state, area, owner, force, inside=False)


def flip(state: State, area: int, power: int, *, to_rebel: bool, units: int = LAND) -> Force:
    """Turn a power's units in an area and its city over, and return which.

    Rules: 2.4/rebels, 8.1/result, 8.1/A19.
    """
    mask = units & (state.board.rebel_mask if to_rebel else LAND)
    source, target = (power, REBEL + power) if to_rebel else (REBEL + power, power)
    turned = 0
    for places in (state.field, state.city):
        force = force_of(places[area], source) & mask
        if force:
            places[area] = with_force(places[area], source, force_of(places[area], source) - force)
            places[area] = with_force(places[area], target, force_of(places[area], target) + force)
            turned += force
    return turned


def mustered(state: State) -> list[Force]:
    """Return for each power all its land counters in play, rebels and cargo included."""
    found = [0] * len(OWNERS)
    for places in (state.field, state.city):
        for stacks in places:
            for owner, force in stacks:
                found[owner] += force
    for power in range(POWER_COUNT):
        found[power] += found[REBEL + power]
    if state.campaign >= 0:
        for known in state.ships.values():
            found[state.campaign] += sum(ONE[unit[0]] for ship in known for unit, *_ in ship[2])
    return found[:POWER_COUNT]


def in_play(state: State, powers: tuple[int, ...], kind: int) -> int:
    """Return how many counters of a land kind some powers have, rebels and cargo included."""
    found = mustered(state)
    return sum(count_of(found[power], kind) for power in powers)


def fleets_in_play(state: State, powers: tuple[int, ...]) -> int:
    """Return how many fleets some powers have."""
    return sum(sum(state.fleets[power::POWER_COUNT]) for power in powers)


def rebels_of_side(side: int) -> int:
    """Return the rebels of a side, as bits."""
    return 1 << (REBEL + MUSLIM) if side == MUSLIM_SIDE else REBEL_BITS & ~(1 << (REBEL + MUSLIM))


def loyal_of_side(side: int) -> int:
    """Return the loyal owners of a side, France not among them, as bits."""
    if side == MUSLIM_SIDE:
        return 1 << MUSLIM
    return LOYAL_BITS & ~(1 << MUSLIM) & ~(1 << FRANCE)
