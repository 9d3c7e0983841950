"""What lies on the board at a moment between two inputs: a picture kept up by the events alone.

The state of a session is always final. While its events are still being shown, the board needs to
know what lay where before and after each of them; that is what this follows. A force that an
event has taken up and not yet put down (an automatic force on the march, the attackers of a
battle) is in `hand`, at `hand_area`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from reconquista_qt.engine.journal import Entry
from reconquista_qt.games.reconquista import events as e
from reconquista_qt.games.reconquista.events import Units
from reconquista_qt.games.reconquista.forces import (
    FIGHTING,
    REBELS,
    SIDE_MASK,
    Force,
    contains,
    pack,
    side_of,
    unpack,
)
from reconquista_qt.games.reconquista.names import (
    AREA_INDEX,
    AREAS,
    MOVEMENT,
    REGION_INDEX,
    REGIONS,
    SIDE_INDEX,
    SIDES,
)
from reconquista_qt.games.reconquista.state import State

# Under these rules a force comes to march on at once, instead of settling where it appears.
MARCHING = ("phase5/armies", "phase2/french", "phase2/raiders")


class There(NamedTuple):
    """What can be seen in an area; units are counts by name, a city is its religion or empty."""

    city: str
    fortress: bool
    units: Units
    besiegers: Units
    hand: Units


class Shown:
    """A position as the board shows it."""

    __slots__ = (
        "turn", "phase", "city", "fortress", "units", "besiegers", "hand", "hand_area", "fighting",
        "outside", "revolt", "event", "event_count", "treasury", "moving_region", "touched",
    )  # fmt: skip

    def __init__(self, state: State) -> None:
        self.turn, self.phase = state.turn, state.phase
        self.city, self.fortress = state.city[:], state.fortress[:]
        self.units, self.besiegers = state.units[:], state.besiegers[:]
        self.hand: Force = 0
        self.hand_area = -1
        self.fighting = self.outside = False  # in a battle; against those outside the walls
        self.revolt, self.moving_region = state.revolt, state.moving_region
        self.event, self.event_count = state.event, state.event_count
        self.treasury = state.treasury
        self.touched: set[int] = set()
        if state.agenda:
            self._take_up(state.agenda[-1])

    def _take_up(self, step: Any) -> None:
        """Show the forces that a waiting step holds: a beaten one, or those of a battle."""
        terms = getattr(step, "terms", None)
        field = terms.field if terms is not None else getattr(step, "field", None)
        if field is not None:
            self.hand = step.attackers if terms is not None else step.force
            self.hand_area = field.area
            self.fighting, self.outside = True, field.outside
            if terms is not None:
                where = self.besiegers if field.outside else self.units
                where[field.area] = step.defenders
        elif hasattr(step, "force") and hasattr(step, "area"):
            self.besiegers[step.area] = step.force

    def copy(self) -> Shown:
        """Return an independent copy."""
        other = Shown.__new__(Shown)
        for name in self.__slots__:
            value = getattr(self, name)
            setattr(other, name, value[:] if isinstance(value, list) else value)
        other.touched = set()
        return other

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Shown):
            return NotImplemented
        return all(
            getattr(self, name) == getattr(other, name)
            for name in self.__slots__
            if name not in ("touched", "hand_area", "fighting", "outside")
        ) and (not self.hand or self.hand_area == other.hand_area)

    __hash__ = None  # type: ignore[assignment]

    # -- reading -----------------------------------------------------------------------------

    def there(self, area: str) -> There:
        """Return what can be seen in an area."""
        a = AREA_INDEX[area]
        return There(
            SIDES[self.city[a]],
            self.fortress[a],
            unpack(self.units[a]),
            unpack(self.besiegers[a]),
            unpack(self.hand) if self.hand_area == a else {},
        )

    @property
    def revolt_region(self) -> str:
        """The region in revolt, or empty."""
        return REGIONS[self.revolt] if self.revolt >= 0 else ""

    # -- following ---------------------------------------------------------------------------

    def follow(self, entries: Iterable[Entry], *, resting: bool = True) -> None:
        """Apply entries in order; with `resting` put a force down that went nowhere else."""
        for entry in entries:
            self.apply(entry)
        if resting:
            self.rest()

    def apply(self, entry: Entry) -> frozenset[str]:
        """Apply what an entry tells; return the areas that look different now."""
        self.touched.clear()
        event = entry.event
        self.phase = entry.phase
        action = _FOLLOW.get(event.kind)
        if action is not None:
            action(self, event)
        return frozenset(AREAS[a] for a in self.touched)

    def rest(self) -> frozenset[str]:
        """Put the force in hand down where it is, unless its battle is not over yet."""
        self.touched.clear()
        if self.hand and not self.fighting:
            self._put_down(self.hand)
        return frozenset(AREAS[a] for a in self.touched)

    def _put_down(self, force: Force) -> None:
        """Set a part of the force in hand down in its area."""
        self.touched.add(self.hand_area)
        self.units[self.hand_area] += force
        self.hand -= force

    def _keep(self, force: Force) -> None:
        """Keep only these in hand; whoever else came with them stays where they are."""
        if self.hand != force and contains(self.hand, force):
            self._put_down(self.hand - force)

    def _take(self, area: int, force: Force) -> None:
        """Take units off an area: out of the hand, from outside the walls or from within."""
        self.touched.add(area)
        if self.hand_area == area and self.hand and contains(self.hand, force):
            self.hand -= force
        elif contains(self.besiegers[area], force):
            self.besiegers[area] -= force
            if not self.besiegers[area] & FIGHTING:
                self.besiegers[area] = 0
        elif contains(self.units[area], force):
            self.units[area] -= force

    def _enter_if_empty(self, area: int) -> None:
        """Let besiegers in where nobody is left to besiege (ruling H4)."""
        outside = self.besiegers[area]
        if outside and not self.units[area] and self.city[area] in (0, side_of(outside)):
            self.units[area], self.besiegers[area] = outside, 0


# -- what each event does to the picture ---------------------------------------------------------


def _turn(shown: Shown, event: e.TurnBegan) -> None:
    shown.turn = event.turn
    _clear(shown, event)


def _clear(shown: Shown, event: Any) -> None:
    shown.rest()
    shown.event = shown.event_count = 0
    shown.revolt = shown.treasury = shown.moving_region = -1


def _phase(shown: Shown, event: e.PhaseBegan) -> None:
    shown.rest()
    shown.phase = event.phase


def _rebels(shown: Shown, event: e.RebelsRose) -> None:
    area = AREA_INDEX[event.area]
    shown.touched.add(area)
    shown.units[area] += event.count * REBELS - pack(event.replaced)


def _converted(shown: Shown, event: e.CityConverted | e.CityFounded) -> None:
    area = AREA_INDEX[event.area]
    shown.touched.add(area)
    shown.city[area] = SIDE_INDEX[event.religion]


def _fortified(shown: Shown, event: e.FortressBuilt | e.FortressRemoved) -> None:
    area = AREA_INDEX[event.area]
    shown.touched.add(area)
    shown.fortress[area] = isinstance(event, e.FortressBuilt)


def _revolted(shown: Shown, event: e.RegionRevolted) -> None:
    shown.revolt = REGION_INDEX[event.region]


def _revolt_over(shown: Shown, event: e.RevoltEnded) -> None:
    shown.revolt = -1


def _event(shown: Shown, event: e.EventRolled) -> None:
    shown.event = event.number


def _event_die(shown: Shown, event: e.EventDieRolled) -> None:
    shown.event_count = event.die


def _placed(shown: Shown, event: e.UnitsPlaced) -> None:
    area = AREA_INDEX[event.area]
    force = pack(event.units)
    shown.touched.add(area)
    if event.besieging:
        shown.besiegers[area] += force
    elif event.rule in MARCHING and shown.phase != "income":
        shown.rest()
        shown.hand, shown.hand_area, shown.fighting = force, area, False
    else:
        shown.units[area] += force
    if event.rule == "phase2/crusade":
        shown.event_count = 0


def _lost(shown: Shown, event: e.UnitsLost) -> None:
    shown._take(AREA_INDEX[event.area], pack(event.units))


def _income(shown: Shown, event: e.IncomeCollected) -> None:
    shown.treasury = event.total


def _bought(shown: Shown, event: e.Bought) -> None:
    shown.treasury = event.left
    if event.what == "mercenary":
        shown.event_count -= event.cost
    elif event.what == "bribe":
        shown.event_count = 1


def _lapsed(shown: Shown, event: e.IncomeLapsed) -> None:
    shown.treasury = 0


def _region(shown: Shown, event: e.RegionChosen) -> None:
    shown.moving_region = REGION_INDEX[event.region]


def _moved(shown: Shown, event: e.UnitsMoved) -> None:
    origin, to, force = AREA_INDEX[event.origin], AREA_INDEX[event.to], pack(event.units)
    if shown.phase == MOVEMENT:
        shown.rest()
    shown.touched.update((origin, to))
    if shown.hand and shown.hand_area == origin and contains(shown.hand, force):
        shown._keep(force)
    else:
        shown.rest()
        shown._take(origin, force)
        shown.touched.update((origin, to))
    shown.hand, shown.hand_area, shown.fighting = force, to, False


def _sieged(shown: Shown, event: e.SiegeLaid) -> None:
    area = AREA_INDEX[event.area]
    shown.touched.add(area)
    shown.fighting = False
    shown._take(area, pack(event.units))
    shown.besiegers[area] += pack(event.units)


def _left(shown: Shown, event: e.ArmiesLeft) -> None:
    # Those left at a siege have been put outside the walls already.
    if event.cause == "garrison":
        shown._take(AREA_INDEX[event.area], pack(event.units))
        shown.units[AREA_INDEX[event.area]] += pack(event.units)


def _joined(shown: Shown, event: e.ArmiesJoined) -> None:
    area = AREA_INDEX[event.area]
    shown.touched.add(area)
    force = pack(event.units)
    shown.fighting = False
    if contains(shown.units[area], force):
        shown.units[area] -= force
        shown.hand += force
    shown.hand_area = area


def _stopped(shown: Shown, event: e.ForceStopped) -> None:
    area = AREA_INDEX[event.area]
    shown.touched.add(area)
    shown.fighting = False
    if not shown.hand or shown.hand_area != area:
        return
    force = pack(event.units)
    shown._keep(force)
    if shown.besiegers[area] & FIGHTING:
        shown.besiegers[area] += shown.hand
        shown.hand = 0
    else:
        shown.rest()
        shown.touched.add(area)


def _battle(shown: Shown, event: e.BattleBegan) -> None:
    area, side = AREA_INDEX[event.area], SIDE_INDEX[event.attacker]
    shown.touched.add(area)
    # Besiegers and a sortie of the same side fight with those who have come.
    shown.units[area] &= ~SIDE_MASK[side]
    shown.besiegers[area] &= ~SIDE_MASK[side]
    shown.hand, shown.hand_area, shown.fighting = pack(event.attackers), area, True
    shown.outside = bool(shown.besiegers[area])


def _round(shown: Shown, event: e.BattleRound) -> None:
    area = AREA_INDEX[event.area]
    shown.touched.add(area)
    shown.fighting = True
    shown.hand -= pack(event.attacker_losses)
    where = shown.besiegers if shown.outside else shown.units
    where[area] -= pack(event.defender_losses)


def _battle_over(shown: Shown, event: e.BattleEnded) -> None:
    area = AREA_INDEX[event.area]
    shown.touched.add(area)
    shown.hand, shown.hand_area = pack(event.attackers), area
    (shown.besiegers if shown.outside else shown.units)[area] = pack(event.defenders)
    shown.fighting = event.outcome == "defender_won" and bool(event.attackers)
    if not event.attackers:
        shown._enter_if_empty(area)


def _retreated(shown: Shown, event: e.UnitsRetreated) -> None:
    origin, to, force = AREA_INDEX[event.origin], AREA_INDEX[event.to], pack(event.units)
    in_hand = shown.hand_area == origin and contains(shown.hand, force) and bool(shown.hand)
    shown.touched.update((origin, to))
    shown._take(origin, force)
    if in_hand and event.how == "origin":
        if shown.hand:
            shown._put_down(shown.hand)
        shown.hand, shown.hand_area, shown.fighting = force, to, False
    else:
        shown.units[to] += force
    if origin != to:
        shown._enter_if_empty(origin)


def _siege_tied(shown: Shown, event: e.SiegeTied) -> None:
    area = AREA_INDEX[event.area]
    shown.touched.add(area)
    shown.besiegers[area] -= pack(event.besieger_losses)
    shown.units[area] -= pack(event.defender_losses)


def _siege_over(shown: Shown, event: e.SiegeEnded) -> None:
    area = AREA_INDEX[event.area]
    shown.touched.add(area)
    if event.outcome in ("taken", "razed", "surrendered"):
        shown.units[area], shown.besiegers[area] = shown.besiegers[area], 0
        if event.outcome != "surrendered":
            shown.fortress[area] = False
        if event.outcome == "razed":
            shown.city[area] = 0
    elif event.outcome == "beaten_off":
        shown._take(area, pack(event.lost))
    else:
        shown.besiegers[area] = 0


_FOLLOW: dict[str, Any] = {
    cls.kind: follow
    for cls, follow in (
        (e.TurnBegan, _turn), (e.PhaseBegan, _phase), (e.GameEnded, _clear),
        (e.RebelsRose, _rebels), (e.CityConverted, _converted), (e.CityFounded, _converted),
        (e.FortressBuilt, _fortified), (e.FortressRemoved, _fortified),
        (e.RegionRevolted, _revolted), (e.RevoltEnded, _revolt_over),
        (e.EventRolled, _event), (e.EventDieRolled, _event_die),
        (e.UnitsPlaced, _placed), (e.UnitsLost, _lost), (e.IncomeCollected, _income),
        (e.Bought, _bought), (e.IncomeLapsed, _lapsed), (e.RegionChosen, _region),
        (e.UnitsMoved, _moved), (e.SiegeLaid, _sieged), (e.ArmiesLeft, _left),
        (e.ArmiesJoined, _joined), (e.ForceStopped, _stopped), (e.BattleBegan, _battle),
        (e.BattleRound, _round), (e.BattleEnded, _battle_over), (e.UnitsRetreated, _retreated),
        (e.SiegeTied, _siege_tied), (e.SiegeEnded, _siege_over),
    )
}  # fmt: skip
