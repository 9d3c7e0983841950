"""Who attacks and fires at whom: all blows of a phase are laid out together, then struck in turn.

Each hex is attacked once and each unit attacks once (9.3), so that two single blows may be worth
more than a joint one, or less: whoever can attack is given to the hex where all together promise
most.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from reconquista_qt.games.crusades2.rules.actions import DONE, Action, Fire, Melee
from reconquista_qt.games.crusades2.rules.assault import in_stack_order
from reconquista_qt.games.crusades2.rules.facts import units_at
from reconquista_qt.games.crusades2.rules.fight import MeleeSegment
from reconquista_qt.games.crusades2.rules.fire import FireSegment
from reconquista_qt.games.crusades2.rules.state import State

from .exchange import Exchange

NOBODY: Final = -1  # the hex of those who hold back
ROUNDS: Final = 4  # in which everybody may go over to another hex
SURPLUS: Final = 1e-6

Group = tuple[int, ...]
Worth = Callable[[int, tuple[int, ...]], float]


def laid_out(options: Mapping[Group, tuple[int, ...]], worth: Worth) -> dict[int, list[Group]]:
    """Return which groups go for which hex: nobody gains alone by going over to another.

    `options` are the hexes of each group; with `NOBODY` among them it may hold back.
    """
    parties: dict[int, list[Group]] = {}
    sums: dict[int, float] = {}

    def told(target: int, groups: list[Group]) -> float:
        if target == NOBODY or not groups:
            return 0.0
        return worth(target, of_groups(groups))

    where: dict[Group, int] = {}
    # The strongest blow of a single group first; the others join or find their own.
    order = sorted(
        options, key=lambda g: -max((told(t, [g]) for t in options[g] if t >= 0), default=0.0)
    )
    for turn in range(ROUNDS):
        changed = False
        for group in order:
            old = where.get(group)
            without = 0.0
            if old is not None:
                rest = [g for g in parties[old] if g != group]
                without = told(old, rest) - sums[old]
            best, gain = old, SURPLUS if old is not None else float("-inf")
            for target in options[group]:
                if target == old:
                    continue
                joined = [*parties.get(target, ()), group]
                more = without + told(target, joined) - sums.get(target, 0.0)
                if more > gain:
                    best, gain = target, more
            if best is not None and best != old:
                if old is not None:
                    parties[old].remove(group)
                    sums[old] = told(old, parties[old])
                parties.setdefault(best, []).append(group)
                sums[best] = told(best, parties[best])
                where[group] = best
                changed = True
        if turn and not changed:
            break
    # What nobody dares alone may be worth it for all who hold back.
    for target in sorted({t for found in options.values() for t in found} - {NOBODY}):
        idle = [g for g in parties.get(NOBODY, ()) if target in options[g]]
        if len(idle) > 1 and not parties.get(target) and told(target, idle) > SURPLUS:
            parties[target] = idle
            parties[NOBODY] = [g for g in parties[NOBODY] if g not in idle]
    return {target: groups for target, groups in parties.items() if groups}


def of_groups(groups: Iterable[Group]) -> tuple[int, ...]:
    """Return the units of some groups."""
    return tuple(unit for group in groups for unit in group)


def next_melee(state: State, step: MeleeSegment) -> Action:
    """Return the best of the blows that promise most together, the end where none is worth it."""
    exchange = Exchange(state)
    of: dict[Group, list[int]] = {}
    for cell, units in sorted(step.targets(state).items()):
        for unit in units:
            stack = tuple(u for u in units_at(state, state.cell[unit]) if u in units)
            if stack[0] == unit:
                of.setdefault(stack, []).append(cell)
    options = {group: (NOBODY, *cells) for group, cells in of.items()}
    parties = {
        target: of_groups(groups)
        for target, groups in laid_out(options, exchange.melee).items()
        if target != NOBODY
    }
    blows = [(exchange.melee(target, party), target, party) for target, party in parties.items()]
    if not blows:
        held = step.bound(state)
        if held < 0:
            return DONE
        # Somebody has to fight (5.11): with whom it costs least.
        stack = next(group for group in of if held in group)
        for cell in of[stack]:
            others = [group for group in of if cell in of[group] and group != stack]
            for party in (stack, of_groups([stack, *others])):
                blows.append((exchange.melee(cell, party), cell, party))
    _, target, party = max(blows, key=lambda blow: (blow[0], -blow[1]))
    return Melee(target, in_stack_order(state, party))


def next_fire(state: State, step: FireSegment) -> Action:
    """Return the best volley of those that promise most together."""
    exchange = Exchange(state)
    of: dict[Group, list[int]] = {}
    for cell, units in sorted(step.targets(state).items()):
        for unit in units:
            of.setdefault((unit,), []).append(cell)
    if not of:
        return DONE

    def worth(target: int, units: tuple[int, ...]) -> float:
        return exchange.volley(target, units, step.checked)

    found = laid_out({group: tuple(cells) for group, cells in of.items()}, worth)
    volleys = [(worth(target, of_groups(groups)), target) for target, groups in found.items()]
    _, target = max(volleys, key=lambda volley: (volley[0], -volley[1]))
    return Fire(target, tuple(sorted(of_groups(found[target]))))
