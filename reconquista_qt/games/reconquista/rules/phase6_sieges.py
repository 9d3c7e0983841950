"""Phase 6, Sieges: one after the other, dice and modifiers until each has ended."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.record import record

from .control import is_friendly, is_vacant
from .dice import AreaDie, choose
from .events import (
    SiegeEnded,
    SiegeRolled,
    SiegeTied,
    UnitsLost,
    UnitsRetreated,
)
from .forces import Force, side_of, unpack, without
from .names import AREA_COUNT, AREAS, CHRISTIAN, MUSLIM, SIDES
from .state import EVEN_TOTAL, State
from .steps import Roll, Step

Modifier = tuple[str, int, int]

ATTACK: Final = {
    "christian_garrison": 1, "muslim_garrison": 1, "rebel": 1,
    "mercenary": 2, "crusader": 2, "muslim_mercenary": 2,
    "christian_army": 2, "muslim_army": 2, "french": 2, "raider": 2,
    "military_order": 3,
    "el_cid_christian": 2, "el_cid_muslim": 2,
}  # fmt: skip
DEFENCE: Final = {**ATTACK, "military_order": 2, "el_cid_christian": 0, "el_cid_muslim": 0}
CITY_BONUS: Final = 1


def besieger_modifiers(force: Force) -> tuple[Modifier, ...]:
    """Return (unit, count, points) for each kind of besieger.

    Rules: phase6/besieger, phase6/Z2, phase2/el-cid, phase2/D16.
    """
    return tuple((name, count, count * ATTACK[name]) for name, count in unpack(force).items())


def defender_modifiers(force: Force, city: bool) -> tuple[Modifier, ...]:
    """Return (unit or city, count, points) for each part of the defence, before any doubling.

    Rules: phase6/defender, phase6/Z2, phase2/D16, definitions/A8.
    """
    lines = [("city", 1, CITY_BONUS)] if city else []
    lines += [
        (name, count, count * DEFENCE[name])
        for name, count in unpack(force).items()
        if DEFENCE[name]
    ]
    return tuple(lines)


@lru_cache(maxsize=20_000)
def strengths(besiegers: Force, defenders: Force, city: bool, fortress: bool) -> tuple[int, int]:
    """Return what the besieger and the defender add to their dice.

    Rules: phase6/besieger, phase6/defender, phase6/fortress, phase6/Z3, phase6/Z12.
    """
    attack = sum(points for _, _, points in besieger_modifiers(besiegers))
    defence = sum(points for _, _, points in defender_modifiers(defenders, city))
    return attack, 2 * defence if fortress else defence


@record
class NextSiege(Step):
    """Find the next siege in the order of region and area numbers, the French and raiders' too."""

    rule = "phase6/order"

    def run(self, state: State, emit: Emit | None) -> None:
        """Ask for the dice of the next siege, if there is one.

        Rules: phase6/order, phase6/Z1, phase6/Z11, phase2/D4.
        """
        if not any(state.besiegers):
            return
        for area in state.board.in_order:
            if state.besiegers[area]:
                state.agenda += (self, SIEGE_DICE[area])
                return


NEXT_SIEGE: Final = NextSiege()


@record
class SiegeDice(Roll):
    """The dice of a siege: the besieger's, then the defender's."""

    purpose = "siege"
    rule = "phase6/order"
    area: int
    count: int = 2

    def take(self, state: State, values: tuple[int, ...], emit: Emit | None) -> None:
        """Compare the totals.

        Rules: phase6/besieger, phase6/defender, phase6/fortress, phase6/storm,
        phase6/beaten-off, phase6/tie, phase6/Z12, definitions/F-1.
        """
        area = self.area
        besiegers, defenders = state.besiegers[area], state.units[area]
        city, fortress = bool(state.city[area]), state.fortress[area]
        attack, defence = strengths(besiegers, defenders, city, fortress)
        mine, theirs = values[0] + attack, values[1] + defence
        if emit:
            emit(
                SiegeRolled(
                    AREAS[area],
                    SIDES[side_of(besiegers)],
                    SIDES[side_of(defenders) or state.city[area]],
                    unpack(besiegers),
                    unpack(defenders),
                    values[0],
                    besieger_modifiers(besiegers),
                    mine,
                    values[1],
                    defender_modifiers(defenders, city),
                    fortress,
                    theirs,
                )
            )
        if mine > theirs:
            even = mine if state.options.even_result == EVEN_TOTAL else values[0]
            storm(state, area, even % 2 == 0, emit)
        elif theirs > mine:
            beat_off(state, area, emit)
        else:
            tie(state, self, emit)

    def gist(self, state: State, values: tuple[int, ...]) -> int:
        """Return who is ahead, and whether the besieger's luck is even where it is he."""
        area = self.area
        attack, defence = strengths(
            state.besiegers[area], state.units[area], bool(state.city[area]), state.fortress[area]
        )
        mine, theirs = values[0] + attack, values[1] + defence
        if mine > theirs:
            even = mine if state.options.even_result == EVEN_TOTAL else values[0]
            return even % 2
        return 2 if theirs > mine else 3


SIEGE_DICE: Final = tuple(SiegeDice(area) for area in range(AREA_COUNT))


def storm(state: State, area: int, razed: bool, emit: Emit | None) -> None:
    """Let the besieger in: defenders and fortress are gone, and on an even result the city.

    Rules: phase6/storm, phase6/Z4, phase6/Z5.
    """
    lost, fortress = state.units[area], state.fortress[area]
    state.units[area], state.besiegers[area] = state.besiegers[area], 0
    state.fortress[area] = False
    razed = razed and bool(state.city[area])
    if razed:
        state.city[area] = 0
    if emit:
        outcome = "razed" if razed else "taken"
        emit(SiegeEnded(AREAS[area], outcome, unpack(lost), fortress, "phase6/storm"))


def beat_off(state: State, area: int, emit: Emit | None) -> None:
    """Take one unit of the besieger and send the rest away.

    Rules: phase6/beaten-off, phase6/Z6, phase4/casualties.
    """
    force = state.besiegers[area]
    left = without(force, 1)
    state.besiegers[area] = 0
    if emit:
        lost = unpack(force - left)
        emit(SiegeEnded(AREAS[area], "beaten_off", lost, False, "phase6/beaten-off"))
    if not left:
        return
    board, side = state.board, side_of(left)
    region = board.region_of[area]
    open_areas = tuple(
        other for other in board.members[region] if other != area and is_open(state, side, other)
    )
    if open_areas:
        choose(state, BesiegerRetreat(region, open_areas, area, left), emit)
        return
    for other in board.roads[area]:
        if board.region_of[other] != state.revolt and is_open(state, side, other):
            withdraw(state, area, other, left, "road", emit)
            return
    if emit:
        emit(UnitsLost(AREAS[area], unpack(left), "retreat", "phase6/beaten-off"))


def is_open(state: State, side: int, area: int) -> bool:
    """Whether beaten besiegers may go to an area: friendly or vacant, and no siege there.

    Rules: phase6/beaten-off, phase6/Z6, definitions/A5.
    """
    if state.besiegers[area]:
        return False
    return is_friendly(state, side, area) or is_vacant(state, area)


@record
class BesiegerRetreat(AreaDie):
    """The area that beaten besiegers go to."""

    region: int
    eligible: tuple[int, ...]
    area: int
    force: Force

    def chosen(self, state: State, area: int, emit: Emit | None) -> None:
        """Go there (rules: phase6/beaten-off)."""
        withdraw(state, self.area, area, self.force, "order", emit)


def withdraw(state: State, area: int, to: int, force: Force, how: str, emit: Emit | None) -> None:
    """Take beaten besiegers elsewhere."""
    state.units[to] += force
    if emit:
        side = SIDES[side_of(force)]
        emit(UnitsRetreated(side, AREAS[area], AREAS[to], unpack(force), how, "phase6/beaten-off"))


def tie(state: State, siege: SiegeDice, emit: Emit | None) -> None:
    """Take a unit of each side; the walls surrender where nobody is left to hold them, or go on.

    Rules: phase6/tie, phase6/Z7, phase6/Z8, phase6/Z9, phase6/Z10, phase4/casualties.
    """
    area = siege.area
    besiegers, defenders = state.besiegers[area], state.units[area]
    left, held = without(besiegers, 1), without(defenders, 1)
    state.besiegers[area], state.units[area] = left, held
    if emit:
        lost = unpack(besiegers - left), unpack(defenders - held)
        emit(SiegeTied(AREAS[area], *lost))
    if not left:
        if emit:
            outcome = "both_destroyed" if defenders and not held else "lifted"
            emit(SiegeEnded(AREAS[area], outcome, {}, False, "phase6/Z7"))
        return
    if not defenders or (not held and gives_up(side_of(left), state.city[area])):
        state.units[area], state.besiegers[area] = left, 0
        if emit:
            emit(SiegeEnded(AREAS[area], "surrendered", {}, False, "phase6/tie"))
        return
    state.agenda.append(siege)


def gives_up(side: int, city: int) -> bool:
    """Whether walls that have just lost their last defender open to a besieger at once.

    A city does for those of its own religion; a lone fortress has none and does for Christians
    and Muslims. French and raiders have to take bare walls.

    Rules: phase6/tie, phase6/Z8, phase6/Z9, phase6/Z10.
    """
    return side in (CHRISTIAN, MUSLIM) and city in (0, side)
