"""The End of Turn: settlers, wars, redistribution, overstacking, leaders, victory.

Rules: 5.0/repopulation, 5.0/redistribution, 5.0/overstack, 5.0/advance.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final, overload

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.decision import Over
from reconquista_qt.engine.record import record
from reconquista_qt.engine.refusal import Refusal

from .actions import DONE, Action, Lose, Redistribute, SendFleets
from .control import (
    enemies_in_field,
    has_any,
    leader,
    leader_clash,
    limit_of,
    remove_settlers,
    room,
)
from .data import NO_LIMIT
from .events import (
    GameEnded,
    OverstackRolled,
    SettlersStayed,
    UnitsLost,
    UnitsRedistributed,
    WarEnded,
)
from .forces import (
    LAND,
    MASK,
    ONE,
    Force,
    contains,
    counts,
    force_of,
    parts,
    shifted,
    singles,
    size,
    turned,
    unpack,
    with_force,
)
from .ground import (
    Ground,
    Way,
    ground_of,
    is_city_open_to,
    is_open_to,
    land_friends,
    stroll,
)
from .hostility import side_of
from .names import (
    ACTIVE,
    CHRISTIAN,
    FLEET,
    FRANCE,
    KING,
    KINGDOMS,
    MUSLIM,
    MUSLIM_SIDE,
    NO_MARKERS,
    OWNERS,
    POPULATION,
    POWER_COUNT,
    POWERS,
    REBEL,
    SETTLERS,
    SIDES,
    UNITS,
)
from .refusals import not_now, refused
from .score import fallen_cities, score, standings_of
from .state import AFTER_REDISTRIBUTION, AT_ONCE, State
from .steps import Ask, Roll, Step

# How often chance, which lists one place only, takes what belongs to none: seldom, as in the list.
DRAWN_IN_PLACES: Final = 256
# How often a unit crosses its city's wall where it can, and goes into a city.
DRAWN_CROSSING: Final = 0.1
HALF: Final = 0.5
LAST_TURN = "last_turn"
AUTOMATIC = "automatic"


@record
class EndOfTurn(Step):
    """The phase begins: settlers, then redistribution and all that follows."""

    rule = "5.0/repopulation"

    def run(self, state: State, emit: Emit | None) -> None:
        """Line up what there is to do (rules: 5.0/repopulation, 5.1/end, 5.1/D17, 12.0/I26)."""
        flip_settlers(state, emit)
        after = state.options.wars_end == AFTER_REDISTRIBUTION
        if not after:
            end_war(state, emit)
        state.agenda += (
            CloseTurn(),
            *((EndWar(),) if after else ()),
            Overstacks(CHRISTIAN),
            Redistribution(MUSLIM_SIDE),
            Redistribution(CHRISTIAN),
        )


def flip_settlers(state: State, emit: Emit | None) -> None:
    """Turn Repopulation markers over, except in pillaged areas; Muslims there remove them.

    Rules: 5.0/repopulation, 6.2/flip, 6.2/loss, 6.2/C14, 6.2/C21, 12.0/I26.
    """
    muslims = 1 << MUSLIM | 1 << (REBEL + MUSLIM)
    for area, settlers in enumerate(state.population):
        if settlers != SETTLERS:
            continue
        there = has_any(state.field[area], muslims) or has_any(state.city[area], muslims)
        if there or state.controller[area] % REBEL == MUSLIM:
            remove_settlers(state, area, emit)
        elif not state.pillaged[area]:
            state.population[area] = POPULATION
            if emit:
                emit(SettlersStayed(state.board.areas[area]))


@record
class EndWar(Step):
    """The war among the Christians ends, last of all: after the dice of those too many."""

    rule = "5.1/end"

    def run(self, state: State, emit: Emit | None) -> None:
        """Give the kingdom back (rules: 5.1/end, 5.1/D7, 5.1/D17)."""
        end_war(state, emit)


def end_war(state: State, emit: Emit | None) -> None:
    """Give a kingdom led by the Muslim side back (rules: 5.1/end, 5.1/D7)."""
    if state.war >= 0:
        if emit:
            emit(WarEnded(POWERS[state.war]))
        state.set_wars(-1, state.french_war)


# -- redistribution -------------------------------------------------------------------------------

# Who has been moved already, by a number of the place and the power (`moved_key`). A place is an
# area, its city (plus the number of areas) or a sea (plus twice that number). Never changed.
Moved = Mapping[int, Force]
NOBODY: Final[Moved] = {}


def moved_key(place: int, power: int) -> int:
    """Return the number of a power's units in a place, for who has been moved."""
    return place * POWER_COUNT + power


@record
class Redistribution(Step):
    """A side may take its units elsewhere."""

    rule = "5.0/redistribution"
    leading: int

    def run(self, state: State, emit: Emit | None) -> None:
        """Ask where anything can be moved, at last look for fleets without a coast.

        Rules: 5.0/redistribution, 11.2/H10.
        """
        go_on(state, self.leading, NOBODY, emit)


def go_on(
    state: State, side: int, moved: Moved, emit: Emit | None, *, on_land: bool | None = None
) -> None:
    """Ask where anything can be moved, at last look for fleets without a coast.

    `on_land`: whether any unit there can, where that is known.
    """
    ask = RedistributeAsk(side, moved, True)
    if ask.moves_on_land(state) if on_land is None else on_land:
        state.agenda.append(ask)
    elif ask.moves_at_sea(state):
        state.agenda.append(RedistributeAsk(side, moved, False))
    else:
        strand_fleets(state, side, emit)


def strand_fleets(state: State, side: int, emit: Emit | None) -> None:
    """Eliminate the fleets of powers that control no coast (rules: 5.0/fleets, 11.2/H10)."""
    for power in range(POWER_COUNT):
        if not any(state.fleets[power::POWER_COUNT]) or leader(state, power) != side:
            continue
        if any(
            owner == power and state.board.coasts[area]
            for area, owner in enumerate(state.controller)
        ):
            continue
        for sea in range(state.board.sea_count):
            count = state.fleets[sea * POWER_COUNT + power]
            state.fleets[sea * POWER_COUNT + power] = 0
            if count and emit:
                name = state.board.seas[sea]
                emit(UnitsLost(POWERS[power], name, {"fleet": count}, "coast", "11.2/H10"))


def led_powers(state: State, side: int) -> tuple[int, ...]:
    """Return the powers whose units a side redistributes."""
    return led_by(side, tuple(state.status), state.war, state.french_war)[0]


@lru_cache(maxsize=1 << 12)
def led_by(
    side: int, status: tuple[int, ...], war: int, french_war: int
) -> tuple[tuple[int, ...], int]:
    """Return the powers whose units a side redistributes, and the same as bits."""
    if side == CHRISTIAN:
        found = [power for power in KINGDOMS if status[power] == ACTIVE and power != war]
    else:
        found = [MUSLIM, war] if war >= 0 and status[war] == ACTIVE else [MUSLIM]
    if french_war >= 0 and side == 1 - french_war:
        found.append(FRANCE)
    return tuple(found), sum(1 << power for power in found)


def must_stay(state: State, power: int, area: int, leaving: Force) -> bool:
    """Whether units are the last of a kingdom led by the Muslim side in an area that it controls.

    Rules: 5.1/limits, 5.1/D4.
    """
    return (
        power == state.war
        and state.controller[area] == power
        and force_of(state.field[area], power) + force_of(state.city[area], power) == leaving
    )


def is_led(state: State, side: int, power: int) -> bool:
    """Whether a side redistributes a power's units."""
    if power == FRANCE:
        return state.french_war >= 0 and leader(state, FRANCE) == side
    if power == MUSLIM:
        return side == MUSLIM_SIDE
    return state.status[power] == ACTIVE and (power == state.war) == (side == MUSLIM_SIDE)


class Ways(Sequence[Way]):
    """The places that units can be taken to from one: across the city wall first, then targets.

    Those of the area that they come from (`gap` of them from `start` on) are left out.
    """

    __slots__ = ("_crossing", "_ways", "_start", "_gap", "_length")

    def __init__(self, crossing: tuple[Way, ...], ways: list[Way], start: int, gap: int) -> None:
        self._crossing = crossing
        self._ways = ways
        self._start = start
        self._gap = gap
        self._length = len(crossing) + len(ways) - gap

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, index: int) -> Way: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Way]: ...
    def __getitem__(self, index: int | slice) -> Way | Sequence[Way]:
        """Return one place, or some."""
        if isinstance(index, slice):
            return list(self)[index]
        if not 0 <= index < self._length:
            raise IndexError(index)
        if index < len(self._crossing):
            return self._crossing[index]
        index -= len(self._crossing)
        return self._ways[index if index < self._start else index + self._gap]

    def __iter__(self) -> Iterator[Way]:
        yield from self._crossing
        yield from self._ways[: self._start]
        yield from self._ways[self._start + self._gap :]


class Block:
    """Options that differ only in where the units go."""

    __slots__ = ("power", "origin", "from_city", "units", "ways", "at_sea")

    def __init__(
        self, power: int, origin: int, from_city: bool, units: int, ways: Sequence[Way],
        at_sea: bool = False,
    ) -> None:  # fmt: skip
        self.power = power
        self.origin = origin
        self.from_city = from_city
        self.units = units
        self.ways = ways
        self.at_sea = at_sea

    def option(self, number: int) -> Action:
        """Return one of the options."""
        to, inside = self.ways[number]
        if self.at_sea:
            return SendFleets(self.power, self.origin, to, self.units)
        return Redistribute(self.power, self.origin, to, self.units, self.from_city, inside)

    def actions(self) -> list[Action]:
        """Return all of the options."""
        power, origin, units, from_city = self.power, self.origin, self.units, self.from_city
        if self.at_sea:
            return [SendFleets(power, origin, to, units) for to, _ in self.ways]
        return [
            Redistribute(power, origin, to, units, from_city, inside) for to, inside in self.ways
        ]


class Choices(Sequence[Action]):
    """The options of a redistribution, each made when it is looked at; the last one is `done`."""

    __slots__ = ("_blocks", "_length")

    def __init__(self, blocks: list[Block]) -> None:
        self._blocks = blocks
        self._length = sum(len(block.ways) for block in blocks) + 1

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | Sequence[Action]:
        """Return one option, or some."""
        if isinstance(index, slice):
            return list(self)[index]
        if index < 0:
            index += self._length
        if not 0 <= index < self._length:
            raise IndexError(index)
        for block in self._blocks:
            if index < len(block.ways):
                return block.option(index)
            index -= len(block.ways)
        return DONE

    def __iter__(self) -> Iterator[Action]:
        for block in self._blocks:
            yield from block.actions()
        yield DONE


@record
class RedistributeAsk(Ask):
    """A side takes units elsewhere, or has done; `on_land`: whether any unit there can go."""

    rule = "5.0/redistribution"
    kind = "redistribute"
    leading: int
    moved: Moved
    on_land: bool

    @property
    def side(self) -> str:
        """The side that redistributes."""
        return SIDES[self.leading]

    def rest(self, place: int, power: int, force: Force) -> Force:
        """Return which units of a force have not been moved yet (rules: 12.0/I36)."""
        return force - self.moved.get(place * POWER_COUNT + power, 0)

    def moves_on_land(self, state: State) -> bool:
        """Whether any unit on land can be taken elsewhere."""
        moved = self.moved
        # Whoever could leave the last time probably still can.
        hint, power = state.memo.leaver
        areas = state.board.area_count
        if is_led(state, self.leading, power):
            there = state.field[hint] if hint < areas else state.city[hint - areas]
            rest = force_of(there, power) - moved.get(hint * POWER_COUNT + power, 0)
            if rest and self._leaves(state, hint, power, rest):
                return True
        places = state.field + state.city
        _, owners = led_by(self.leading, tuple(state.status), state.war, state.french_war)
        unsure = False  # somebody could leave, but finds no room next door
        for place in turned(2 * areas, hint):
            for power, force in places[place]:
                if owners >> power & 1:
                    rest = force - moved.get(place * POWER_COUNT + power, 0)
                    leaves = self._leaves(state, place, power, rest) if rest else False
                    if leaves:
                        state.memo.leaver = (place, power)
                        return True
                    unsure = unsure or leaves is None
        return unsure and bool(self._blocks(state, first=True))

    def moves_at_sea(self, state: State) -> bool:
        """Whether any fleet can be taken elsewhere."""
        fleets: list[Block] = []
        for power in led_powers(state, self.leading):
            self._fleets(state, power, fleets)
            if fleets:
                return True
        return False

    def _leaves(self, state: State, place: int, power: int, units: Force) -> bool | None:
        """Whether some of the units in a place can be taken elsewhere, None if it is not sure.

        It is not sure where they could leave, but find no room next door.
        """
        board = state.board
        inside = place >= board.area_count
        origin = place - board.area_count if inside else place
        if inside and enemies_in_field(state, origin, power):
            return False
        friends = land_friends(state, power)
        if board.has_city[origin]:
            opens = is_open_to if inside else is_city_open_to
            if opens(state, power, origin, friends):
                return True
        if must_stay(state, power, origin, units) and size(units) == 1:
            return False
        leaders = board.leader_mask | MASK[KING]
        found: bool | None = False
        for to, _ in board.borders[origin]:
            if is_open_to(state, power, to, friends):
                if units & ~leaders and room(state, to, power) > 0:
                    return True
                found = None
        return found

    def blocks(self, state: State) -> list[Block]:
        """Return the options but `done`, those that differ only in where to go together."""
        return self._blocks(state, first=False)

    def options(self, state: State) -> Sequence[Action]:
        """List for each place one unit of each kind to each other place, then fleets, then done."""
        return Choices(self._blocks(state, first=False))

    def draw(self, state: State, chance: Callable[[], float]) -> Action:
        """Return where a unit in some place is taken to by chance, seldom fleets or `done`.

        Only what can be done there is found out. Where nothing can, the next place is looked at.
        """
        if chance() * DRAWN_IN_PLACES < 1:
            return DONE
        board = state.board
        led, owners = led_by(self.leading, tuple(state.status), state.war, state.french_war)
        places = 2 * board.area_count
        first = int(chance() * (places + board.sea_count))
        action = self._draw_fleets(state, led, chance) if first >= places else None
        if action is None and self.on_land:
            action = self._draw_on_land(state, owners, first % places, chance)
        return action or self._draw_fleets(state, led, chance) or DONE

    def _draw_on_land(
        self, state: State, owners: int, first: int, chance: Callable[[], float]
    ) -> Action | None:
        moved = self.moved
        field, city = state.field, state.city
        areas = len(field)
        for place in turned(2 * areas, first):
            stacks = field[place] if place < areas else city[place - areas]
            if not stacks:
                continue
            if len(stacks) > 1:
                one = int(chance() * len(stacks))
                stacks = stacks[one:] + stacks[:one]
            for power, force in stacks:
                if owners >> power & 1:
                    rest = force - moved.get(place * POWER_COUNT + power, 0)
                    if rest:
                        action = self._draw_from(state, power, place, rest, chance)
                        if action is not None:
                            return action
        return None

    def _draw_fleets(
        self, state: State, led: tuple[int, ...], chance: Callable[[], float]
    ) -> Action | None:
        blocks: list[Block] = []
        for power in led:
            self._fleets(state, power, blocks)
        if not blocks:
            return None
        block = blocks[int(chance() * len(blocks))]
        return block.option(int(chance() * len(block.ways)))

    def _draw_from(
        self, state: State, power: int, place: int, rest: Force, chance: Callable[[], float]
    ) -> Action | None:
        """Return where a unit of a force goes by chance, None where it has nowhere to go."""
        board = state.board
        areas = board.area_count
        from_city = place >= areas
        origin = place - areas if from_city else place
        if from_city and state.field[origin] and enemies_in_field(state, origin, power):
            return None
        friends = land_friends(state, power)
        kinds = counts(rest)
        unit = ONE[kinds[int(chance() * len(kinds))][0]]
        crosses = False
        if board.has_city[origin]:
            opens = is_open_to if from_city else is_city_open_to
            crosses = opens(state, power, origin, friends)
        stays = power == state.war and must_stay(state, power, origin, unit)
        if not stays and (not crosses or chance() >= DRAWN_CROSSING):
            to = stroll(state, power, origin, unit, friends, chance)
            if to >= 0:
                inside = (
                    board.has_city[to]
                    and chance() < HALF
                    and is_city_open_to(state, power, to, friends)
                )
                return Redistribute(power, origin, to, unit, from_city, inside)
        if crosses:
            return Redistribute(power, origin, origin, unit, from_city, not from_city)
        return None

    def _blocks(self, state: State, *, first: bool) -> list[Block]:
        found: list[Block] = []
        for power in led_powers(state, self.leading):
            ground = ground_of(state, power)
            cities = state.board.area_count
            kept = ground.kept
            for origin, from_city, force in ground.movable:
                rest = self.rest(origin + cities if from_city else origin, power, force)
                if not rest:
                    continue
                known = kept.get((origin, from_city))
                if size(rest) == 1 and must_stay(state, power, origin, rest):
                    found += self._from(state, power, ground, origin, from_city, rest, stays=True)
                elif known is None or known[0] != rest:
                    blocks = self._from(state, power, ground, origin, from_city, rest)
                    kept[origin, from_city] = (rest, blocks)
                    found += blocks
                else:
                    found += known[1]
                if first and found:
                    return found
            self._fleets(state, power, found)
        return found

    def _from(
        self, state: State, power: int, ground: Ground, origin: int, from_city: bool, rest: Force,
        *, stays: bool = False,
    ) -> list[Block]:  # fmt: skip
        found: list[Block] = []
        board = state.board
        spot = ground.spots[origin]
        targets = ground.targets(ground.pieces.reach(board, origin))
        crosses = spot.open if from_city else spot.city_open
        crossing = ((origin, not from_city),) if board.has_city[origin] and crosses else ()
        start = targets.start.get(origin, -1)
        ways: Sequence[Way] = crossing
        if not stays:
            ways = Ways(
                crossing, targets.ways, max(start, 0), len(spot.targets) if start >= 0 else 0
            )
        if not ways:
            return found
        for kind, _ in counts(rest):
            mine = ways
            if ONE[kind] & (MASK[KING] | board.leader_mask):
                barred = ground.clashing(ONE[kind], board.leader_mask) - {origin}
                if barred:
                    mine = [way for way in ways if way[0] not in barred]
            if mine:
                found.append(Block(power, origin, from_city, ONE[kind], mine))
        return found

    def _fleets(self, state: State, power: int, found: list[Block]) -> None:
        board = state.board
        if not any(state.fleets[power::POWER_COUNT]):
            return
        seas = home_seas(state, power)
        for origin in range(board.sea_count):
            count = state.fleets[origin * POWER_COUNT + power]
            if not count:
                continue
            rest = size(self.rest(origin + 2 * board.area_count, power, count * ONE[FLEET]))
            ways = [(sea, False) for sea in seas if sea != origin]
            if rest and ways:
                found.append(Block(power, origin, False, 1, ways, at_sea=True))
                if rest > 1:
                    found.append(Block(power, origin, False, rest, ways, at_sea=True))

    def refuse(self, state: State, action: Action) -> Refusal | None:
        """Say why not.

        Rules: 5.0/redistribution, 5.0/no-way, 5.1/D4, 12.0/I25, 12.0/I36, 3.2/A16, 11.2/H10,
        7.1/F5.
        """
        if action == DONE:
            return None
        if isinstance(action, SendFleets):
            return self._refuse_fleets(state, action)
        if not isinstance(action, Redistribute):
            return not_now(self.kind)
        board, power, origin, to = state.board, action.power, action.origin, action.to
        name, there = board.areas[origin], board.areas[to]
        if power not in led_powers(state, self.leading):
            return refused(self.rule, "not-your-power", power=POWERS[power])
        units = action.units
        if not units or units & ~LAND:
            return refused(self.rule, "no-units", area=name)
        force = force_of((state.city if action.from_city else state.field)[origin], power)
        if not contains(force, units):
            return refused(self.rule, "units-not-there", area=name)
        place = origin + board.area_count if action.from_city else origin
        if not contains(self.rest(place, power, force), units):
            return refused("12.0/I36", "moved-already", area=name)
        if action.from_city and enemies_in_field(state, origin, power):
            return refused("12.0/I25", "enemies-in-the-field", area=name)
        if action.inside and not board.has_city[to]:
            return refused("14.0/city", "no-city", area=there)
        ground = ground_of(state, power)
        if action.inside and not ground.spots[to].city_open:
            return refused("12.0/I25", "city-is-held", area=there)
        if origin == to:
            if action.inside == action.from_city:
                return refused(self.rule, "already-there", area=name)
            if not action.inside and not ground.spots[to].open:
                return refused("5.0/no-way", "enemies-there", area=there)
            return None
        if must_stay(state, power, origin, units):
            return refused("5.1/D4", "one-must-stay", area=name)
        if not ground.spots[to].open:
            return refused("12.0/I25", "not-an-own-area", area=there)
        if not ground.pieces.reach(board, origin) >> ground.pieces.of[to] & 1:
            return refused("12.0/I25", "no-way", area=name, to=there)
        if room(state, to, power) < size(units):
            return refused("3.2/A16", "no-room", area=there)
        if leader_clash(state, to, power, units):
            return refused("7.1/F5", "leader-and-king", area=there)
        return None

    def _refuse_fleets(self, state: State, action: SendFleets) -> Refusal | None:
        board, power = state.board, action.power
        name = board.seas[action.origin]
        if power not in led_powers(state, self.leading):
            return refused(self.rule, "not-your-power", power=POWERS[power])
        have = state.fleets[action.origin * POWER_COUNT + power]
        if action.fleets < 1 or have < action.fleets:
            return refused(self.rule, "units-not-there", area=name)
        place = action.origin + 2 * board.area_count
        if size(self.rest(place, power, have * ONE[FLEET])) < action.fleets:
            return refused("12.0/I36", "moved-already", area=name)
        if action.origin == action.to:
            return refused(self.rule, "already-there", area=name)
        if action.to not in home_seas(state, power):
            return refused("11.2/H10", "no-own-coast", area=board.seas[action.to])
        return None

    def apply(self, state: State, action: Action, emit: Emit | None) -> None:
        """Take the units there, or end it (rules: 5.0/redistribution, 12.0/I36)."""
        state.agenda.pop()
        board = state.board
        if isinstance(action, SendFleets):
            base = 2 * board.area_count
            power, count = action.power, action.fleets
            state.fleets[action.origin * POWER_COUNT + power] -= count
            state.fleets[action.to * POWER_COUNT + power] += count
            if emit:
                names = board.seas[action.origin], board.seas[action.to]
                fleets = {"fleet": count}
                emit(UnitsRedistributed(POWERS[power], *names, fleets, False, False))
            # What fleets do makes no difference on land.
            moved = self._moved(base + action.to, power, count * ONE[FLEET])
            go_on(state, self.leading, moved, emit, on_land=self.on_land)
        elif isinstance(action, Redistribute):
            power, units = action.power, action.units
            source = state.city if action.from_city else state.field
            target = state.city if action.inside else state.field
            origin, to = action.origin, action.to
            source[origin] = shifted(source[origin], power, -units)
            target[to] = shifted(target[to], power, units)
            if emit:
                emit(
                    UnitsRedistributed(
                        POWERS[power], board.areas[origin], board.areas[to], unpack(units),
                        action.from_city, action.inside,
                    )
                )  # fmt: skip
            place = to + board.area_count if action.inside else to
            go_on(state, self.leading, self._moved(place, power, units), emit)
        else:
            strand_fleets(state, self.leading, emit)

    def _moved(self, place: int, power: int, units: Force) -> Moved:
        """Return who has been moved once some units are in a place."""
        key = moved_key(place, power)
        return {**self.moved, key: self.moved.get(key, 0) + units}


def home_seas(state: State, power: int) -> list[int]:
    """Return the seas next to areas that a power controls (rules: 5.0/fleets, 11.2/H10)."""
    found: list[int] = []
    controller = state.controller
    for sea, land in enumerate(state.board.sea_land):
        for area in land:
            if controller[area] == power:
                found.append(sea)
                break
    return found


# -- overstacking ---------------------------------------------------------------------------------


def surplus(state: State, area: int, owners: int) -> int:
    """Return how many units of friends (bits) are too many in an area (rules: 5.0/overstack)."""
    limit = limit_of(state, area)
    if limit >= NO_LIMIT:
        return 0
    count = sum(
        size(force)
        for stacks in (state.field[area], state.city[area])
        for owner, force in stacks
        if owners >> owner & 1
    )
    return max(count - limit, 0)


@record
class Overstacks(Step):
    """Areas with too many units of a side: its owner says which roll."""

    rule = "5.0/overstack"
    leading: int

    def run(self, state: State, emit: Emit | None) -> None:
        """Look at all areas, the Christian side's first.

        Rules: 5.0/overstack, 3.2/A16.
        """
        state.agenda += (
            *((Overstacks(MUSLIM_SIDE),) if self.leading == CHRISTIAN else ()),
            *(
                Overstack(self.leading, area, owners)
                for area, owners in reversed(overstacked(state, self.leading))
            ),
        )


def overstacked(state: State, side: int) -> list[tuple[int, int]]:
    """Return (area, owners as bits) of each stack of a side that is too large."""
    found = []
    for area in range(state.board.area_count):
        there = state.field[area] + state.city[area]
        if not there or sum([size(force) for _, force in there]) <= state.board.limit[area]:
            continue  # not even all together are too many
        seen = 0
        for stacks in (state.field[area], state.city[area]):
            for owner, _ in stacks:
                if seen >> owner & 1 or side_of(owner, state.french_war) != side:
                    continue
                owners = state.relations.friends[owner]
                seen |= owners
                if surplus(state, area, owners):
                    found.append((area, owners))
    return found


def candidates(state: State, area: int, owners: int) -> Force:
    """Return all units of friends (bits) in an area and its city."""
    return sum(
        force
        for stacks in (state.field[area], state.city[area])
        for owner, force in stacks
        if owners >> owner & 1
    )


@record
class Overstack(Step):
    """A stack that is too large."""

    rule = "5.0/overstack"
    leading: int
    area: int
    owners: int

    def run(self, state: State, emit: Emit | None) -> None:
        """Ask which units roll, where there is a choice (rules: 3.2/A16)."""
        count = surplus(state, self.area, self.owners)
        if not count:
            return
        choices = parts(candidates(state, self.area, self.owners), count)
        if len(choices) > 1:
            state.agenda.append(OverstackAsk(self.leading, self.area, self.owners, count))
        else:
            roll_for(state, self.area, self.owners, choices[0])


@record
class OverstackAsk(Ask):
    """The owner chooses which units of a stack too large roll for attrition."""

    rule = "3.2/A16"
    kind = "overstack"
    leading: int
    area: int
    owners: int
    count: int

    @property
    def side(self) -> str:
        """The side that chooses."""
        return SIDES[self.leading]

    def options(self, state: State) -> Sequence[Action]:
        """Every choice of types."""
        force = candidates(state, self.area, self.owners)
        return [Lose(part) for part in parts(force, self.count)]

    def refuse(self, state: State, action: Action) -> Refusal | None:
        """Say why not (rules: 3.2/A16)."""
        if not isinstance(action, Lose):
            return not_now(self.kind)
        if size(action.units) != self.count:
            return refused("3.2/A16", "wrong-number-of-losses", count=self.count)
        if not contains(candidates(state, self.area, self.owners), action.units):
            return refused("3.2/A16", "losses-not-there")
        return None

    def apply(self, state: State, action: Action, emit: Emit | None) -> None:
        """Put their dice on the agenda (rules: 3.2/A16)."""
        assert isinstance(action, Lose)
        state.agenda.pop()
        roll_for(state, self.area, self.owners, action.units)


def roll_for(state: State, area: int, owners: int, units: Force) -> None:
    """Put a die for each unit on the agenda."""
    state.agenda += [OverstackDie(area, owners, kind) for kind in reversed(singles(units))]


@record
class OverstackDie(Roll):
    """The die of a unit too many."""

    rule = "5.0/overstack"
    purpose = "attrition"
    area: int
    owners: int
    unit: int

    def take(self, state: State, values: tuple[int, ...], emit: Emit | None) -> None:
        """Eliminate the unit on a low die (rules: 5.0/overstack)."""
        lost = state.board.tables["attrition"].result(values[0]) == "eliminated"
        for places in (state.field, state.city):
            for owner, force in places[self.area]:
                if self.owners >> owner & 1 and force & MASK[self.unit]:
                    if lost:
                        places[self.area] = with_force(
                            places[self.area], owner, force - ONE[self.unit]
                        )
                    if emit:
                        area, unit = state.board.areas[self.area], UNITS[self.unit]
                        emit(OverstackRolled(OWNERS[owner], area, unit, values[0], lost))
                    return


# -- the turn closes ------------------------------------------------------------------------------


@record
class CloseTurn(Step):
    """Leaders leave, victory is looked at, treasuries are lost, the next turn comes."""

    rule = "5.0/advance"

    def run(self, state: State, emit: Emit | None) -> None:
        """End the game, or go on to the next turn.

        Rules: 5.0/advance, 7.1/leaves, 7.3/leaves, 4.0/margin, 4.0/J1, 4.0/J6, 4.3/automatic,
        6.0/unsaved, 6.0/C3, 10.0/discard, 1.2/turns.
        """
        leave(state, emit)
        if len(fallen_cities(state)) >= state.board.auto_need:
            end_game(state, AUTOMATIC, MUSLIM_SIDE, "4.3/automatic", emit)
            return
        if state.turn >= state.board.last_turn:
            winner = CHRISTIAN if score(state).total >= state.board.margin else MUSLIM_SIDE
            end_game(state, LAST_TURN, winner, "4.0/margin", emit)
            return
        kept = state.options.pillage_pay != AT_ONCE
        state.treasury = [
            min(points, state.loot[power]) if kept else 0
            for power, points in enumerate(state.treasury)
        ]
        state.loot = (0,) * POWER_COUNT
        state.played = NO_MARKERS
        state.mutiny = None
        state.intercepted = state.provoked = state.tributed = ()
        state.tried = False
        state.pool = None
        state.turn += 1


def leave(state: State, emit: Emit | None) -> None:
    """Take leaders off whose time is over (rules: 7.1/leaves, 7.3/leaves)."""
    board = state.board
    for kind, (_, leaves) in board.leader_turns.items():
        if state.turn < leaves:
            continue
        state.waiting = (state.waiting[0] & ~MASK[kind], state.waiting[1] & ~MASK[kind])
        rule = "7.3/leaves" if board.common[kind] else "7.1/leaves"
        for places in (state.field, state.city):
            for area in range(board.area_count):
                for owner, force in places[area]:
                    if force & MASK[kind]:
                        places[area] = with_force(places[area], owner, force & ~MASK[kind])
                        if emit:
                            lost = unpack(force & MASK[kind])
                            power = POWERS[owner % REBEL]
                            emit(UnitsLost(power, board.areas[area], lost, "leaves", rule))


def end_game(state: State, reason: str, winner: int, rule: str, emit: Emit | None) -> None:
    """End the game (rules: 4.0/margin, 4.3/automatic)."""
    result = score(state)
    name = SIDES[winner]
    state.agenda.clear()
    state.over = Over(reason, result.total, name, name, standings_of(state))
    if emit:
        emit(GameEnded(reason, result.total, name, rule))
