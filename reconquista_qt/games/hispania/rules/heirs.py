"""Chapter 9.4: nations that become others, leave, or go on as neutrals, at the end of a turn."""

from __future__ import annotations

from reconquista_qt.engine.agenda import Emit

from .board import Heir
from .events import NationBorn, NationEnded, PointsScored, RuinsRemoved, UnitsRemoved, points_of
from .forces import MASK, ONE, Force, count, mask_of, parts, size, unpack
from .names import (
    CASTLE,
    CAVALRY,
    CITY,
    FORT,
    FORT_RUIN,
    GOTHS,
    GUARD,
    INFANTRY,
    KNIGHT,
    NEUTRALS,
    NO_RUIN,
    NOBODY,
    PARTIES,
    PARTY_INDEX,
    PLACES,
    REGION_COUNT,
    ROYAL_CITY,
    UNIT_COUNT,
)
from .recruit import REPLACED, STRONGHOLDS
from .stacking import limit_in, stack_of
from .state import NOT_THERE, State, regions_of, vacate
from .submission import free_subjects

NEUTRAL = frozenset(PARTY_INDEX[name] for name in NEUTRALS)
KEPT = (FORT, CITY, CASTLE, ROYAL_CITY)
IN_HOMES = (ROYAL_CITY, CASTLE, GUARD, KNIGHT, CAVALRY)
IN_ORDER = (
    *IN_HOMES,
    *(kind for kind in range(UNIT_COUNT) if kind not in (*IN_HOMES, INFANTRY)),
    INFANTRY,
)
STAYS_GOTHIC = mask_of((INFANTRY, CASTLE))


def end_nations(state: State, emit: Emit | None) -> None:
    """Let every nation whose time is over become another, leave or turn neutral.

    Rules: 9.4/heirs, 1/departures, 9.5/neutrals, 6.10/recovery.
    """
    board, turn = state.board, state.turn
    for nation in board.ending(turn):
        heirs = [heir for heir in board.heirs if heir.origin == nation and heir.turn == turn]
        card = board.nations[nation]
        if heirs:
            transform(state, nation, heirs, emit)
        elif card.end_turn == turn:
            if card.end_effect == "neutral":
                turn_neutral(state, nation, emit)
            else:
                leave(state, nation, "remove", (), emit)
    if turn == board.last_city_turn:
        forts = [r for r in range(REGION_COUNT) if state.ruins[r] == FORT_RUIN]
        for region in forts:
            state.ruins[region] = NO_RUIN
        if emit and forts:
            emit(RuinsRemoved(tuple(PLACES[region] for region in forts)))


def leave(
    state: State, nation: int, effect: str, heirs: tuple[str, ...], emit: Emit | None
) -> None:
    """Take a nation out of play: units, leaders, gold, subjects.

    Rules: 9.4/departure, 9.6/end, 1/departures.
    """
    for region in regions_of(state, nation):
        vacate(state, region)
        state.units[region] = 0
    for place, party in [key for key in state.abroad if key[1] == nation]:
        del state.abroad[place, party]
    for leader in state.board.leaders_of[nation]:
        state.leaders[leader] = NOT_THERE
    state.gold[nation] = 0
    state.waiting[nation] = 0
    state.capitals[nation] = NOBODY
    state.lords[nation] = NOBODY
    state.boons = tuple(boon for boon in state.boons if boon[0] != nation)
    if emit:
        emit(NationEnded(PARTIES[nation], effect, heirs))
    free_subjects(state, nation, emit)


def turn_neutral(state: State, nation: int, emit: Emit | None) -> None:
    """Leave infantry and castles of a nation as neutral Goths.

    Rules: 9.5/neutrals.
    """
    kept = {
        region: state.units[region] & STAYS_GOTHIC
        for region in range(REGION_COUNT)
        if state.owner[region] == nation
    }
    leave(state, nation, "neutral", (PARTIES[GOTHS],), emit)
    for region, force in kept.items():
        if force:
            state.owner[region] = GOTHS
            state.units[region] = force


def transform(state: State, nation: int, heirs: list[Heir], emit: Emit | None) -> None:
    """Let a nation become its heir, or its heirs.

    Rules: 9.4/heirs, 9.4/regions, 9.4/penalty.
    """
    board = state.board
    mobile = board.mobile
    held = {region: state.units[region] for region in regions_of(state, nation)}
    abroad = sum(f for (_, party), f in state.abroad.items() if party == nation)
    everything = size((sum(held.values()) + abroad) & mobile)
    leave(state, nation, "transform", tuple(PARTIES[heir.heir] for heir in heirs), emit)
    alone = len(heirs) == 1
    for heir in heirs:
        mine = {r: f for r, f in held.items() if alone or r in heir.homes}
        had = everything if alone else sum(size(force & mobile) for force in mine.values())
        be_born(state, heir, mine, emit)
        missing = size(heir.minimum & mobile) - had
        if missing > 0 and board.player_of[heir.heir] != board.player_of[nation]:
            state.points[nation] -= 2 * missing
            if emit:
                side = board.player_of[nation]
                lines = (("heir", PARTIES[heir.heir], float(-missing)),)
                total = points_of(state.points[nation])
                emit(PointsScored(PARTIES[nation], side, lines, -missing, total, "9.4/penalty"))


def be_born(state: State, heir: Heir, inherited: dict[int, Force], emit: Emit | None) -> None:
    """Give an heir its regions, what stands in them, and its minimum.

    Rules: 9.4/regions, 9.4/cradle, 9.4/conversion, 9.4/minimum, 9.4/waiting.
    """
    nation = heir.heir
    homes = heir.homes or tuple(range(REGION_COUNT))
    if heir.cradle >= 0:
        clear_cradle(state, heir.cradle, emit)
    taken = [
        region
        for region in homes
        if region in inherited
        or (
            (state.board.is_hispania[region] or region in heir.homes)
            and (state.owner[region] == NOBODY or state.owner[region] in NEUTRAL)
        )
    ]
    taken += [region for region in sorted(inherited) if region not in taken]
    # Home first, then what else the predecessor held.
    taken.sort(key=lambda r: (r not in inherited and r not in heir.homes, _rank(heir, r)))
    neutral = {
        region: (state.owner[region], state.units[region])
        for region in taken
        if state.owner[region] in NEUTRAL
    }
    for region in taken:
        state.owner[region] = nation  # limits count for the holder
        state.units[region] = 0
    left = state.board.limit_of(nation)
    for region in taken:
        left -= keep(state, region, inherited.get(region, 0), left)
    for region in taken:
        left -= convert(state, nation, region, inherited.get(region, 0), left)
    waiting = make_up(state, heir, taken, left)
    state.waiting[nation] += waiting
    for region in taken:
        if not state.units[region]:
            # Nobody was left to put there.
            state.owner[region], state.units[region] = neutral.get(region, (NOBODY, 0))
    if emit:
        regions = tuple(
            (PLACES[region], unpack(state.units[region]))
            for region in taken
            if state.owner[region] == nation
        )
        names = (PARTIES[nation], PARTIES[heir.origin])
        emit(NationBorn(*names, regions, unpack(waiting)))


def _rank(heir: Heir, region: int) -> int:
    return heir.homes.index(region) if region in heir.homes else len(heir.homes) + region


def clear_cradle(state: State, cradle: int, emit: Emit | None) -> None:
    """Take whoever is in an heir's cradle off, without loss of points.

    Rules: 9.4/cradle.
    """
    holder = state.owner[cradle]
    leaders = [n for n, place in enumerate(state.leaders) if place == cradle]
    if holder != NOBODY and emit:
        names = tuple(state.board.leaders[n].id for n in leaders)
        units = unpack(state.units[cradle])
        where = PLACES[cradle]
        emit(UnitsRemoved(PARTIES[holder], where, units, names, "transformed", "9.4/cradle"))
    for leader in leaders:
        state.leaders[leader] = NOT_THERE
    vacate(state, cradle)
    state.units[cradle] = 0


def keep(state: State, region: int, inherited: Force, left: Force) -> Force:
    """Leave forts, cities and castles that an heir has counters for; return them.

    Rules: 9.4/conversion.
    """
    if not inherited:
        return 0
    kept = sum(
        ONE[kind] * min(count(inherited, kind), count(left, kind))
        for kind in KEPT
        if count(left, kind)
    )
    state.units[region] += kept
    return kept


def convert(state: State, nation: int, region: int, inherited: Force, left: Force) -> Force:
    """Make infantry of the predecessor's mobile units, within stacking; return it.

    Rules: 9.4/conversion.
    """
    number = size(inherited & state.board.mobile)
    if not number:
        return 0
    room = limit_in(state, nation, region) - stack_of(state, state.units[region])
    number = max(0, min(number, room, count(left, INFANTRY)))
    state.units[region] += ONE[INFANTRY] * number
    return ONE[INFANTRY] * number


def make_up(state: State, heir: Heir, taken: list[int], left: Force) -> Force:
    """Make up an heir's minimum; return what does not fit and waits.

    Rules: 9.4/minimum, 9.4/waiting.
    """
    nation, board = heir.heir, state.board
    waiting: Force = 0
    for kind in IN_ORDER:
        if not count(heir.minimum, kind):
            continue
        there = sum([count(state.units[region], kind) for region in taken])
        for _ in range(min(count(heir.minimum, kind) - there, count(left, kind))):
            region = place_for(state, nation, taken, kind)
            if region < 0:
                waiting += ONE[kind]
            else:
                replaced = state.units[region] & STRONGHOLDS if ONE[kind] & STRONGHOLDS else 0
                state.units[region] += ONE[kind] - replaced
                left += replaced
            left -= ONE[kind]
    assert not left & ~sum(MASK[kind] for kind, _ in parts(board.limit_of(nation)))
    return waiting


def place_for(state: State, nation: int, taken: list[int], kind: int) -> int:
    """Return where an heir's next unit goes, -1 where it does not fit.

    Rules: 9.4/minimum, 4.2/C9.
    """
    board, units = state.board, state.units
    stacks, base = bool(ONE[kind] & board.stacking), board.stack
    fitting = []
    for region in taken:
        force = units[region]
        if kind in (CITY, ROYAL_CITY):
            # A city may take the place of a castle or fort, which goes back to the pool.
            if not board.site[region] or force & STRONGHOLDS & ~REPLACED:
                continue
        elif ONE[kind] & STRONGHOLDS and force & STRONGHOLDS:
            continue
        # A capital or a city may have room for more than its ground has.
        if (
            stacks
            and (there := board.stacks[force]) >= base[region]
            and there >= limit_in(state, nation, region)
        ):
            continue
        fitting.append(region)
    if not fitting:
        return -1
    if kind == INFANTRY:
        return min(fitting, key=lambda region: size(state.units[region]))  # the first of them
    return fitting[0]
