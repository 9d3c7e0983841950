"""What happens in a game, as facts: areas, seas, powers, owners, units and markers by their ids.

`rule` is the clause at work. `units` fields are counts by unit id. An empty string stands for no
place or nobody.
"""

from __future__ import annotations

from typing import Final

from reconquista_qt.engine.journal import Event, kinds_among
from reconquista_qt.engine.record import record

Units = dict[str, int]


@record
class Happened(Event):
    """Base of this game's events."""


# -- the course of the game -----------------------------------------------------------------------


@record
class GameBegan(Happened):
    """A new game began."""

    scenario: str
    rule: str = "1.2/turns"


@record
class TurnBegan(Happened):
    """A turn began."""

    number: int
    years: str
    rule: str = "1.2/turns"


@record
class PhaseBegan(Happened):
    """A phase, or a step of one, began."""

    name: str
    rule: str = "5.0/order"


@record
class GameEnded(Happened):
    """The game ended: why, with how many points, and who has won."""

    reason: str
    total: int
    winner: str
    rule: str


# -- pieces that come, go and change sides --------------------------------------------------------


@record
class UnitPlaced(Happened):
    """A piece came on the map; `how` is set_up, french_set_up, arrival, recruit or reinforce."""

    power: str
    unit: str
    place: str
    inside: bool
    how: str
    cost: int
    rule: str


@record
class UnitsLost(Happened):
    """Units were eliminated.

    `cause` is attrition, combat, siege, surrender, retreat, leader, conquest, union, overstack,
    counters, naval, cargo, leaves or coast.
    """

    owner: str
    place: str
    units: Units
    cause: str
    rule: str


@record
class AttritionRolled(Happened):
    """A unit rolled for attrition."""

    owner: str
    area: str
    unit: str
    die: int
    lost: bool
    rule: str = "3.7/attrition"


@record
class ControlChanged(Happened):
    """An area passed to another owner.

    `cause` is field, siege, surrender, entered, landed, rebellion, quelled, repatriated,
    independence, restored or union.
    """

    area: str
    before: str
    owner: str
    cause: str
    rule: str


@record
class KingdomConquered(Happened):
    """A kingdom has lost everything."""

    power: str
    rule: str = "2.8/conquest"


@record
class KingdomRestored(Happened):
    """A kingdom is restored at a throne."""

    power: str
    area: str
    rule: str = "2.9/restoring"


@record
class UnitsRebelled(Happened):
    """Units became rebels."""

    power: str
    area: str
    units: Units
    rule: str


@record
class RebelsReturned(Happened):
    """Rebels became loyal again, or the units of a new kingdom (`power`)."""

    owner: str
    power: str
    area: str
    units: Units
    rule: str


# -- the Administrative Phase ---------------------------------------------------------------------


@record
class TreasuryCollected(Happened):
    """A power collected its income; `kept` is what it had kept."""

    power: str
    points: int
    kept: int
    rule: str = "6.0/collect"


@record
class AfricansPaid(Happened):
    """An invasion brought points with it."""

    points: int
    rule: str = "15.0/invasions"


@record
class ArrivalWaits(Happened):
    """Pieces that found no room wait."""

    side: str
    units: Units
    rule: str = "15.0/E28"


@record
class SettlersSent(Happened):
    """A Repopulation marker was bought."""

    power: str
    area: str
    cost: int
    rule: str = "6.2/place"


@record
class SettlersStayed(Happened):
    """A Repopulation marker was turned to its Population side."""

    area: str
    rule: str = "6.2/flip"


@record
class SettlersLost(Happened):
    """A Repopulation or Population marker was removed."""

    area: str
    rule: str = "6.2/loss"


@record
class WarRolled(Happened):
    """The Muslim side rolled for war; `result` is none, france or kingdom."""

    die: int
    result: str
    rule: str = "5.1/roll"


@record
class WarKingdomRolled(Happened):
    """The kingdom that goes to war was rolled; `result` is war, not_in_play or union."""

    die: int
    power: str
    result: str
    rule: str = "5.1/roll"


@record
class WarUnionRolled(Happened):
    """A union was asked whether it goes to war."""

    die: int
    power: str
    war: bool
    rule: str = "5.1/union"


@record
class WarEnded(Happened):
    """The kingdom led by the Muslim side came back to the Christian side."""

    power: str
    rule: str = "5.1/end"


@record
class FranceWentToWar(Happened):
    """France is at war with a side; `by` is the power that declared it, empty for the roll."""

    against: str
    by: str
    rule: str = "9.0/neutral"


@record
class FranceMadePeace(Happened):
    """France is neutral again."""

    rule: str = "9.0/peace"


@record
class FranceAlreadySettled(Happened):
    """The roll for war with France changes nothing: it is at war already, or conquered."""

    rule: str = "9.0/D13"


# -- stratagem markers ----------------------------------------------------------------------------


@record
class MarkerDrawn(Happened):
    """A marker was bought and drawn; `marker` is empty for who may not see it."""

    side: str
    power: str
    marker: str
    cost: int
    rule: str = "10.0/buy"


@record
class MarkerPlayed(Happened):
    """A marker was played on a die, or took effect at once (`roll` empty)."""

    side: str
    marker: str
    roll: str
    rule: str


@record
class MarkerWithoutEffect(Happened):
    """A marker that acts at once had nothing to act on."""

    side: str
    marker: str
    rule: str = "10.0/G3"


@record
class SepulchreFound(Happened):
    """The Sepulchre of Santiago was placed."""

    area: str
    rule: str = "10.0/sepulchre"


@record
class SepulchreDestroyed(Happened):
    """The Muslims destroyed the Sepulchre of Santiago."""

    area: str
    rule: str = "10.0/G5"


@record
class VikingsLanded(Happened):
    """Vikings pillaged a coast."""

    area: str
    rule: str = "10.0/vikings"


@record
class MutinyBegan(Happened):
    """Units want to be paid before they act."""

    area: str
    power: str
    rule: str = "10.0/mutiny"


@record
class MutinyPaid(Happened):
    """Mutineers were paid."""

    area: str
    power: str
    payer: str
    cost: int
    rule: str = "10.0/mutiny"


@record
class MarchRolled(Happened):
    """A stack was hurried on."""

    power: str
    place: str
    units: Units
    die: int
    points: int
    rule: str = "10.0/march"


# -- diplomacy ------------------------------------------------------------------------------------


@record
class IndependenceRolled(Happened):
    """A kingdom tried to become independent; `die` is 0 where it needed none."""

    power: str
    die: int
    least: int
    success: bool
    rule: str


@record
class KingRelocated(Happened):
    """The King left a land that became independent."""

    power: str
    origin: str
    to: str
    rule: str = "8.6/E16"


@record
class KingdomBorn(Happened):
    """A kingdom that became independent has its own units and areas."""

    power: str
    rule: str = "8.6/E15"


@record
class DiplomacyRolled(Happened):
    """Tribute, quelling or incitement was tried (`what`) and paid for."""

    what: str
    side: str
    area: str
    paid: int
    die: int
    modifier: int
    result: str
    rule: str


@record
class TributeFunded(Happened):
    """One kingdom pays for an attempt at tribute that another one is to have."""

    payer: str
    power: str
    area: str
    points: int
    rule: str = "8.3/award"


@record
class TributePaid(Happened):
    """Rebels paid tribute."""

    area: str
    power: str
    points: int
    rule: str = "8.3/result"


@record
class UnionRolled(Happened):
    """A dynastic union was tried."""

    union: str
    die: int
    success: bool
    rule: str = "8.4/attempt"


@record
class UnionFormed(Happened):
    """Two kingdoms became one."""

    union: str
    kept: str
    joined: str
    throne: str
    rule: str = "8.4/merge"


# -- campaigns ------------------------------------------------------------------------------------


@record
class KingdomDrawn(Happened):
    """A kingdom's marker was drawn; `passed` where it does not campaign."""

    power: str
    passed: bool
    rule: str = "5.0/draw"


@record
class CampaignBegan(Happened):
    """A power began its campaign, led by a side."""

    power: str
    side: str
    rule: str = "5.0/steps"


@record
class CampaignEnded(Happened):
    """A power ended its campaign."""

    power: str
    rule: str = "5.0/steps"


@record
class UnitsMoved(Happened):
    """A stack moved; `path` are the areas it entered."""

    power: str
    origin: str
    to: str
    units: Units
    path: tuple[str, ...]
    rule: str = "12.0/cost"


@record
class UnitsWentIn(Happened):
    """Units went into a city."""

    power: str
    area: str
    units: Units
    rule: str = "14.0/enter"


@record
class UnitsCameOut(Happened):
    """Units left a city for the field."""

    power: str
    area: str
    units: Units
    rule: str = "14.0/I24"


@record
class AreaPillaged(Happened):
    """An area was pillaged."""

    power: str
    area: str
    points: int
    rule: str = "12.1/pillage"


@record
class PillageTried(Happened):
    """Units set out to pillage the area they are in."""

    power: str
    area: str
    units: Units
    rule: str = "12.1/pillage"


@record
class InterceptionRolled(Happened):
    """An interception was tried, on land or at sea."""

    owner: str
    place: str
    die: int
    modifier: int
    success: bool
    rule: str


@record
class FleetsSailed(Happened):
    """Fleets sailed to the next sea."""

    power: str
    origin: str
    to: str
    fleets: int
    units: Units
    rule: str = "11.1/move"


@record
class UnitsLoaded(Happened):
    """Units went aboard."""

    power: str
    area: str
    sea: str
    units: Units
    rule: str = "11.2/load"


@record
class UnitsLanded(Happened):
    """Units landed."""

    power: str
    sea: str
    area: str
    units: Units
    inside: bool
    rule: str = "11.2/unload"


@record
class CargoReturned(Happened):
    """Units that could not land went back to where they had gone aboard."""

    power: str
    sea: str
    area: str
    units: Units
    rule: str = "11.2/H11"


@record
class NavalCombatRolled(Happened):
    """Fleets fought; each side's die takes so many of the other's."""

    sea: str
    power: str
    enemy: str
    fleets: int
    enemy_fleets: int
    die: int
    modifier: int
    enemy_die: int
    enemy_modifier: int
    lost: int
    enemy_lost: int
    rule: str = "11.3/combat"


# -- combat ---------------------------------------------------------------------------------------


@record
class CombatBegan(Happened):
    """A combat began; `cause` is attack, pillage, interception, landing, rebels or mandatory."""

    area: str
    attacker: str
    attackers: Units
    defender: str
    defenders: Units
    cause: str
    rule: str


@record
class InitiativeRolled(Happened):
    """Both rolled for the initiative; `winner` is empty where it is rolled again."""

    area: str
    attacker: str
    attacker_die: int
    attacker_modifier: int
    defender: str
    defender_die: int
    defender_modifier: int
    winner: str
    rule: str = "13.0/initiative"


@record
class CombatDeclined(Happened):
    """Raiders who won by their speed alone had nowhere to retreat to: there is no combat."""

    area: str
    owner: str
    rule: str = "13.1/I18"


@record
class TableRolled(Happened):
    """A battle table was rolled on; `column` counts from 1."""

    area: str
    owner: str
    table: str
    die: int
    modifier: int
    column: int
    result: str
    rule: str = "13.0/table"


@record
class UnitsRetreated(Happened):
    """A force retreated, into its own city where `to` is the area itself."""

    owner: str
    area: str
    to: str
    units: Units
    forced: bool
    rule: str = "13.0/I15"


@record
class SiegeRolled(Happened):
    """A city was besieged; `column` is the table's heading."""

    power: str
    area: str
    payer: str
    besiegers: Units
    garrison: int
    die: int
    modifier: int
    column: str
    result: str
    rule: str = "14.0/siege"


# -- the end of the turn --------------------------------------------------------------------------


@record
class UnitsRedistributed(Happened):
    """Units were taken elsewhere at the end of the turn."""

    power: str
    origin: str
    to: str
    units: Units
    from_city: bool
    inside: bool
    rule: str = "5.0/redistribution"


@record
class OverstackRolled(Happened):
    """A unit too many rolled for attrition."""

    owner: str
    area: str
    unit: str
    die: int
    lost: bool
    rule: str = "5.0/overstack"


KINDS: Final = kinds_among(globals(), Happened)
