"""Plans of movement: forces that could act together on one area, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp
from typing import NamedTuple, cast

from reconquista_qt.games.reconquista.odds.battle import fight
from reconquista_qt.games.reconquista.rules.actions import Move
from reconquista_qt.games.reconquista.rules.battle import (
    ATTACKER_WON,
    BOTH_DESTROYED,
    DEFENDER_WON,
    DRAWN,
)
from reconquista_qt.games.reconquista.rules.control import calls_for_battle, is_walled
from reconquista_qt.games.reconquista.rules.forces import (
    CHRISTIAN_ARMY,
    FIGHTING,
    MASK,
    ONE,
    SIDE_MASK,
    Force,
    side_of,
)
from reconquista_qt.games.reconquista.rules.names import CHRISTIAN
from reconquista_qt.games.reconquista.rules.phase4_movement import (
    Muster,
    refuse_units,
    refuse_way,
)
from reconquista_qt.games.reconquista.rules.retreat import retreat_area
from reconquista_qt.games.reconquista.rules.state import State

from .evaluation import Worth, assess, assess_all, period_of, region_of, total
from .weights import AT_STAKE, RATE

# Who stays to hold a place, the cheapest first.
KEEPERS = ("christian_garrison", "mercenary", "crusader", "christian_army")


class Plan(NamedTuple):
    """Moves one after the other, and what they are worth together."""

    gain: float
    moves: tuple[Move, ...]


class RegionsWorth(NamedTuple):
    """What the regions of a position are worth, in a period; `points`, `footing` of all of them."""

    worths: list[Worth]
    points: float
    footing: float
    value: float
    period: int


def standing(worths: list[Worth], period: int) -> RegionsWorth:
    """Return what regions are worth together."""
    points = sum([worth[0] for worth in worths])
    footing = sum([worth[1] for worth in worths])
    return RegionsWorth(worths, points, footing, total(points, footing, period), period)


def plans(state: State, school: int) -> Iterator[Plan]:
    """Yield every plan worth a look: one force, or all of a region together, against one area."""
    muster = cast(Muster, state.agenda[-1])
    board = state.board
    period = period_of(state.turn, school)
    now = standing(assess_all(state, period), period)
    for region, members in enumerate(board.members):
        if not any(muster.mobile[a] for a in members):
            continue
        origins = [a for a in members if muster.mobile[a] and not state.besiegers[a]]
        targets = {*members, *(to for a in origins for to in board.roads[a])}
        ways: dict[int, list[list[Move]]] = {}
        for origin in origins:
            forces = [
                force
                for force in parts(state, origin, muster.mobile[origin])
                if refuse_units(state, muster, Move(origin, origin, force)) is None
            ]
            for to in targets:
                if to == origin or board.region_of[to] == state.revolt:
                    continue
                if board.region_of[to] != region and to not in board.roads[origin]:
                    continue
                found = [
                    move
                    for force in forces
                    if refuse_way(state, move := Move(origin, to, force)) is None
                ]
                if found:
                    ways.setdefault(to, []).append(found)
        for area in members:
            if muster.sheltered[area] and state.besiegers[area]:
                out = Move(area, area, muster.sheltered[area])
                if muster.refuse(state, out) is None:
                    yield Plan(gain(state, (out,), now), (out,))
        for choices in ways.values():
            for found in choices:
                for move in found:
                    yield Plan(gain(state, (move,), now), (move,))
            if len(choices) > 1:
                together = tuple([found[0] for found in choices])
                yield gathered(state, together, now)
                if any(len(found) > 1 for found in choices):
                    together = tuple([found[-1] for found in choices])
                    yield gathered(state, together, now)


def gathered(state: State, together: tuple[Move, ...], now: RegionsWorth) -> Plan:
    """Return the plan of several forces against one area.

    Where those inside would come out to fight, the forces meet at the strongest one's place first.
    """
    worth = gain(state, together, now)
    to = together[0].to
    inside = state.units[to] & ~SIDE_MASK[CHRISTIAN]
    if not (inside and calls_for_battle(state, to, inside)):
        return Plan(worth, together)
    base = max(together, key=lambda move: move.units)
    others = [move for move in together if move is not base]
    meeting = tuple(Move(move.origin, base.origin, move.units) for move in others)
    strike = Move(base.origin, to, sum(move.units for move in together))
    return Plan(worth, (*meeting, strike))


def parts(state: State, area: int, able: Force) -> list[Force]:
    """Return the forces that might leave an area: everybody, or all but one who stays."""
    everybody = able
    found = [everybody]
    if not state.units[area] - able & FIGHTING:
        for name in KEEPERS:
            if able & MASK[name]:
                rest = able - ONE[name]
                if rest & FIGHTING:
                    found.append(rest)
                    break
    without_garrisons = able & ~MASK["christian_garrison"]
    if without_garrisons & FIGHTING and without_garrisons not in found:
        found.append(without_garrisons)
        if without_garrisons - CHRISTIAN_ARMY & FIGHTING and able & MASK["christian_army"]:
            rest = without_garrisons - CHRISTIAN_ARMY
            if rest not in found and rest & FIGHTING:
                found.append(rest)
    return found


def gain(state: State, moves: tuple[Move, ...], now: RegionsWorth) -> float:
    """Return what moves against one area add to the value of a position as it stands."""
    board = state.board
    here = board.region_of[moves[0].origin]
    there = board.region_of[moves[0].to]
    points, footing, worths, period = now.points, now.footing, now.worths, now.period
    stake, rate = AT_STAKE[period], RATE[period]  # as in `total`, which is asked too often for it
    after = 0.0
    if there == here:
        points -= worths[here][0]
        footing -= worths[here][1]
        members = board.members[here]
        for chance, scene in scenes(state, moves):
            more, firmer = assess(region_of(scene, members), period)
            after += chance * ((points + more) - stake * exp(-rate * (footing + firmer)))
        return after - now.value
    for region in (here, there) if here < there else (there, here):
        points -= worths[region][0]
        footing -= worths[region][1]
    mine, theirs = board.members[here], board.members[there]
    for chance, scene in scenes(state, moves):
        more, firmer = assess(region_of(scene, mine), period)
        other = assess(region_of(scene, theirs), period)
        more, firmer = points + (more + other[0]), footing + (firmer + other[1])
        after += chance * (more - stake * exp(-rate * firmer))
    return after - now.value


def scenes(state: State, moves: tuple[Move, ...]) -> Iterator[tuple[float, State]]:
    """Yield the chance and the position of each way in which moves against one area may end.

    The position is good until the next one is asked for: it is one state, changed in place.

    Rules: phase4/battle-trigger, phase4/open-battle, phase4/mover-beaten, phase4/defender-beaten,
    phase4/draw (a sketch of them: where beaten forces go is simplified).
    """
    base = state.clone()
    to, origin = moves[0].to, moves[0].origin
    force = 0
    for move in moves:
        base.units[move.origin] -= move.units
        force += move.units
    outside, inside = base.besiegers[to], base.units[to]
    ours = SIDE_MASK[CHRISTIAN]
    if outside & ~ours:
        enemies, walls = outside, False
        force += inside & ours
        base.units[to] = inside & ~ours
        base.besiegers[to] = 0
    elif inside & ~ours and calls_for_battle(base, to, inside):
        enemies, walls = inside, is_walled(base, to)
        force += outside
        base.units[to] = base.besiegers[to] = 0
    else:
        settle(base, to, force)
        yield 1.0, base
        return
    units, besiegers = base.units[:], base.besiegers[:]
    scene = base
    for chance, outcome, left, held in fight(force, enemies, base.board.mountain[to], walls):
        if chance < 1e-6:
            continue
        scene.units[:], scene.besiegers[:] = units, besiegers
        if outcome == BOTH_DESTROYED:
            pass
        elif outcome == DEFENDER_WON:
            (scene.besiegers if outside & ~ours else scene.units)[to] = held
            if left:
                scene.units[origin] += left
        elif walls and held:
            assert outcome in (DRAWN, ATTACKER_WON)
            scene.units[to], scene.besiegers[to] = held, left
        else:
            settle(scene, to, left)
            if held:
                refuge, _ = retreat_area(scene, side_of(held), to)
                if refuge >= 0:
                    scene.units[refuge] += held
        yield chance, scene


def settle(state: State, to: int, force: Force) -> None:
    """Set a force down: outside walls of others, or inside."""
    inside = state.units[to]
    if inside & ~SIDE_MASK[CHRISTIAN] or (not inside and state.city[to] not in (0, CHRISTIAN)):
        state.besiegers[to] += force
    else:
        state.units[to] += force
