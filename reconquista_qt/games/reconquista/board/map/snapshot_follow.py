"""What each event does to the picture of the board that the presenter keeps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from reconquista_qt.games.reconquista.rules import events as e
from reconquista_qt.games.reconquista.rules.forces import (
    FIGHTING,
    REBELS,
    SIDE_MASK,
    contains,
    pack,
)
from reconquista_qt.games.reconquista.rules.names import (
    AREA_INDEX,
    MOVEMENT,
    REGION_INDEX,
    SIDE_INDEX,
)

if TYPE_CHECKING:
    from .snapshot import BoardSnapshot

# Under these rules a force comes to march on at once, instead of settling where it appears.
MARCHING: Final = ("phase5/armies", "phase2/french", "phase2/raiders")


def _turn(shown: BoardSnapshot, event: e.TurnBegan) -> None:
    shown.turn = event.turn
    _clear(shown, event)


def _clear(shown: BoardSnapshot, event: object) -> None:
    shown.rest()
    shown.event = shown.event_count = 0
    shown.revolt = shown.treasury = shown.moving_region = -1


def _phase(shown: BoardSnapshot, event: e.PhaseBegan) -> None:
    shown.rest()
    shown.phase = event.phase


def _rebels(shown: BoardSnapshot, event: e.RebelsRose) -> None:
    area = AREA_INDEX[event.area]
    shown.touched.add(area)
    shown.units[area] += event.count * REBELS - pack(event.replaced)


def _converted(shown: BoardSnapshot, event: e.CityConverted | e.CityFounded) -> None:
    area = AREA_INDEX[event.area]
    shown.touched.add(area)
    shown.city[area] = SIDE_INDEX[event.religion]


def _fortified(shown: BoardSnapshot, event: e.FortressBuilt | e.FortressRemoved) -> None:
    area = AREA_INDEX[event.area]
    shown.touched.add(area)
    shown.fortress[area] = isinstance(event, e.FortressBuilt)


def _revolted(shown: BoardSnapshot, event: e.RegionRevolted) -> None:
    shown.revolt = REGION_INDEX[event.region]


def _revolt_over(shown: BoardSnapshot, event: e.RevoltEnded) -> None:
    shown.revolt = -1


def _event(shown: BoardSnapshot, event: e.EventRolled) -> None:
    shown.event = event.number


def _event_die(shown: BoardSnapshot, event: e.EventDieRolled) -> None:
    shown.event_count = event.die


def _placed(shown: BoardSnapshot, event: e.UnitsPlaced) -> None:
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


def _lost(shown: BoardSnapshot, event: e.UnitsLost) -> None:
    shown.take(AREA_INDEX[event.area], pack(event.units))


def _income(shown: BoardSnapshot, event: e.IncomeCollected) -> None:
    shown.treasury = event.total


def _bought(shown: BoardSnapshot, event: e.Bought) -> None:
    shown.treasury = event.left
    if event.what == "mercenary":
        shown.event_count -= event.cost
    elif event.what == "bribe":
        shown.event_count = 1


def _lapsed(shown: BoardSnapshot, event: e.IncomeLapsed) -> None:
    shown.treasury = 0


def _region(shown: BoardSnapshot, event: e.RegionChosen) -> None:
    shown.moving_region = REGION_INDEX[event.region]


def _moved(shown: BoardSnapshot, event: e.UnitsMoved) -> None:
    origin, to, force = AREA_INDEX[event.origin], AREA_INDEX[event.to], pack(event.units)
    if shown.phase == MOVEMENT:
        shown.rest()
    shown.touched.update((origin, to))
    if shown.hand and shown.hand_area == origin and contains(shown.hand, force):
        shown.keep(force)
    else:
        shown.rest()
        shown.take(origin, force)
        shown.touched.update((origin, to))
    shown.hand, shown.hand_area, shown.fighting = force, to, False


def _sieged(shown: BoardSnapshot, event: e.SiegeLaid) -> None:
    area = AREA_INDEX[event.area]
    shown.touched.add(area)
    shown.fighting = False
    shown.take(area, pack(event.units))
    shown.besiegers[area] += pack(event.units)


def _left(shown: BoardSnapshot, event: e.ArmiesLeft) -> None:
    # Those left at a siege have been put outside the walls already.
    if event.cause == "garrison":
        shown.take(AREA_INDEX[event.area], pack(event.units))
        shown.units[AREA_INDEX[event.area]] += pack(event.units)


def _joined(shown: BoardSnapshot, event: e.ArmiesJoined) -> None:
    area = AREA_INDEX[event.area]
    shown.touched.add(area)
    force = pack(event.units)
    shown.fighting = False
    if contains(shown.units[area], force):
        shown.units[area] -= force
        shown.hand += force
    shown.hand_area = area


def _stopped(shown: BoardSnapshot, event: e.ForceStopped) -> None:
    area = AREA_INDEX[event.area]
    shown.touched.add(area)
    shown.fighting = False
    if not shown.hand or shown.hand_area != area:
        return
    force = pack(event.units)
    shown.keep(force)
    if shown.besiegers[area] & FIGHTING:
        shown.besiegers[area] += shown.hand
        shown.hand = 0
    else:
        shown.rest()
        shown.touched.add(area)


def _battle(shown: BoardSnapshot, event: e.BattleBegan) -> None:
    area, side = AREA_INDEX[event.area], SIDE_INDEX[event.attacker]
    shown.touched.add(area)
    if shown.hand_area != area:  # those who come out of walls have not moved
        shown.rest()
    # Besiegers and a sortie of the same side fight with those who have come.
    shown.units[area] &= ~SIDE_MASK[side]
    shown.besiegers[area] &= ~SIDE_MASK[side]
    shown.hand, shown.hand_area, shown.fighting = pack(event.attackers), area, True
    shown.outside = bool(shown.besiegers[area])


def _round(shown: BoardSnapshot, event: e.BattleRound) -> None:
    area = AREA_INDEX[event.area]
    shown.touched.add(area)
    shown.fighting = True
    shown.hand -= pack(event.attacker_losses)
    where = shown.besiegers if shown.outside else shown.units
    where[area] -= pack(event.defender_losses)


def _battle_over(shown: BoardSnapshot, event: e.BattleEnded) -> None:
    area = AREA_INDEX[event.area]
    shown.touched.add(area)
    shown.hand, shown.hand_area = pack(event.attackers), area
    (shown.besiegers if shown.outside else shown.units)[area] = pack(event.defenders)
    shown.fighting = event.outcome == "defender_won" and bool(event.attackers)
    if not event.attackers:
        shown.enter_if_empty(area)


def _retreated(shown: BoardSnapshot, event: e.UnitsRetreated) -> None:
    origin, to, force = AREA_INDEX[event.origin], AREA_INDEX[event.to], pack(event.units)
    in_hand = shown.hand_area == origin and contains(shown.hand, force) and bool(shown.hand)
    shown.touched.update((origin, to))
    shown.take(origin, force)
    if in_hand and event.how == "origin":
        if shown.hand:
            shown.put_down(shown.hand)
        shown.hand, shown.hand_area, shown.fighting = force, to, False
    else:
        shown.units[to] += force
    if origin != to:
        shown.enter_if_empty(origin)


def _siege_tied(shown: BoardSnapshot, event: e.SiegeTied) -> None:
    area = AREA_INDEX[event.area]
    shown.touched.add(area)
    shown.besiegers[area] -= pack(event.besieger_losses)
    shown.units[area] -= pack(event.defender_losses)


def _siege_over(shown: BoardSnapshot, event: e.SiegeEnded) -> None:
    area = AREA_INDEX[event.area]
    shown.touched.add(area)
    if event.outcome in ("taken", "razed", "surrendered"):
        shown.units[area], shown.besiegers[area] = shown.besiegers[area], 0
        if event.outcome != "surrendered":
            shown.fortress[area] = False
        if event.outcome == "razed":
            shown.city[area] = 0
    elif event.outcome == "beaten_off":
        shown.take(area, pack(event.lost))
    else:
        shown.besiegers[area] = 0


FOLLOW: dict[str, Any] = {
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
