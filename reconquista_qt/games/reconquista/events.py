"""What happens, as facts for the journal: plain data, named in the past tense, no sentence.

Areas, regions, sides and units are ids; `units` fields are counts by unit name. `rule` is the
clause of the rulebook at work. `dice` are the values shown, in the order in which they fell.
"""

from __future__ import annotations

from reconquista_qt.engine.journal import Event
from reconquista_qt.engine.record import record

Units = dict[str, int]


@record
class Happened(Event):
    """Base of this game's events."""


# -- the frame of a game -------------------------------------------------------------------------


@record
class GameBegan(Happened):
    """A new game was set up."""

    scenario: str
    rule: str = "setup/turn-marker"


@record
class TurnBegan(Happened):
    """A turn began."""

    turn: int
    rule: str = "turn/sequence"


@record
class PhaseBegan(Happened):
    """A phase began."""

    phase: str
    rule: str = "turn/sequence"


@record
class GameEnded(Happened):
    """The game ended; `reason` is no_recruits, no_christians or last_turn."""

    reason: str
    total: int
    level: str
    rule: str


# -- dice that choose ----------------------------------------------------------------------------


@record
class AreaChosen(Happened):
    """An area was chosen by the area die, or as the only one (`die` 0)."""

    area: str
    die: int
    rule: str = "definitions/A2"


@record
class AreaDieRejected(Happened):
    """The area die named an area that cannot be chosen, and is rolled again."""

    region: str
    die: int
    area: str
    rule: str = "definitions/A2"


# -- phase 1 -------------------------------------------------------------------------------------


@record
class RebellionRegionRolled(Happened):
    """The region die fell: a region, or on a 6 none yet (`region` empty), and `doubled` results."""

    die: int
    region: str
    doubled: bool
    rule: str = "phase1/region"


@record
class RebellionRolled(Happened):
    """The rebellion table was rolled on; `result` is the id of its line."""

    region: str
    die: int
    result: str
    rule: str


@record
class RebellionFellBack(Happened):
    """A result had nothing to act on and counts as Rebels, or Rebels as the loss of a unit."""

    region: str
    result: str
    instead: str
    rule: str


@record
class RebellionVoided(Happened):
    """A result would have taken a side's last city, and the table is rolled on again."""

    region: str
    area: str
    result: str
    side: str
    rule: str = "phase1/last-city"


@record
class RebelsRose(Happened):
    """Rebels appeared in an area, in place of the units in `replaced`."""

    area: str
    count: int
    replaced: Units
    rule: str


@record
class CityConverted(Happened):
    """A city changed its religion."""

    area: str
    religion: str
    rule: str


@record
class RegionRevolted(Happened):
    """A region is out of the game for the turn."""

    region: str
    rule: str = "phase1/regional-revolt"


# -- phase 2 -------------------------------------------------------------------------------------


@record
class EventRolled(Happened):
    """This turn's event fell: `number` is the total of two dice."""

    dice: tuple[int, ...]
    number: int
    rule: str = "phase2/roll"


@record
class EventDieRolled(Happened):
    """The event's own die fell: how many units, or El Cid's side."""

    number: int
    die: int
    rule: str


@record
class EntryRolled(Happened):
    """The dice named where a neutral force enters; not `accepted` where the region is in revolt."""

    dice: tuple[int, ...]
    area: str
    accepted: bool
    rule: str


@record
class EventIdle(Happened):
    """The event could do nothing; `reason` is nowhere, declined or no_army."""

    number: int
    reason: str
    rule: str


@record
class UnitsPlaced(Happened):
    """Units came into play in an area (inside its walls, unless `besieging`)."""

    area: str
    units: Units
    rule: str
    besieging: bool = False


@record
class UnitsLost(Happened):
    """Units left the map; `cause` is rebellion, famine, retreat, landing,
    departure or bribe."""

    area: str
    units: Units
    cause: str
    rule: str


# -- phase 3 -------------------------------------------------------------------------------------


@record
class IncomeCollected(Happened):
    """Income was collected; `lines` are (source, region or empty, points)."""

    lines: tuple[tuple[str, str, int], ...]
    total: int
    rule: str = "phase3/income"


@record
class Bought(Happened):
    """Points were spent on army, garrison, city, fortress, conversion, bribe or mercenaries."""

    what: str
    area: str
    cost: int
    left: int
    rule: str


@record
class IncomeLapsed(Happened):
    """Points that were not spent were lost."""

    points: int
    rule: str = "phase3/E3"


# -- phase 4, 5: movement ------------------------------------------------------------------------


@record
class RegionChosen(Happened):
    """The region that moves this turn was fixed by the first move."""

    region: str
    rule: str = "phase4/region"


@record
class UnitsMoved(Happened):
    """A force moved one step, along a road or within its region."""

    side: str
    origin: str
    to: str
    units: Units
    road: bool
    rule: str


@record
class SiegeLaid(Happened):
    """A force stopped outside a city or fortress; the siege is resolved in phase 6."""

    side: str
    area: str
    units: Units
    rule: str


@record
class AreaTaken(Happened):
    """A city or fortress was occupied by a force."""

    side: str
    area: str
    rule: str = "phase4/capture"


@record
class ArmiesLeft(Happened):
    """An automatic force left armies behind; `cause` is garrison or siege."""

    area: str
    units: Units
    cause: str
    rule: str


@record
class ArmiesJoined(Happened):
    """Armies on the way joined an automatic force."""

    area: str
    units: Units
    rule: str = "phase5/join-armies"


@record
class ForceStopped(Happened):
    """An automatic force ended its movement; `reason` is no_target, last_army, siege or shelter."""

    area: str
    units: Units
    reason: str
    rule: str


# -- battle --------------------------------------------------------------------------------------


@record
class BattleBegan(Happened):
    """A battle began; `first` is the side that strikes first or empty, `why` mountain or cid."""

    area: str
    attacker: str
    defender: str
    attackers: Units
    defenders: Units
    sheltered: bool
    first: str
    why: str
    rule: str


@record
class BattleRound(Happened):
    """A round of battle; the dice are (unit, value) in the order in which they fell.

    `first` is attacker or defender where one struck first, else empty.
    """

    area: str
    number: int
    first: str
    attacker_dice: tuple[tuple[str, int], ...]
    defender_dice: tuple[tuple[str, int], ...]
    attacker_hits: int
    defender_hits: int
    attacker_losses: Units
    defender_losses: Units
    rule: str = "phase4/battle-dice"


@record
class BattleEnded(Happened):
    """A battle ended; `outcome` is attacker_won, defender_won, drawn or both_destroyed."""

    area: str
    outcome: str
    attackers: Units
    defenders: Units
    rule: str


@record
class UnitsRetreated(Happened):
    """A beaten force went elsewhere; `how` is inside, order, road or origin."""

    side: str
    origin: str
    to: str
    units: Units
    how: str
    rule: str


# -- phase 5: reinforcement ----------------------------------------------------------------------


@record
class ReactionRegionRolled(Happened):
    """The reaction's region die fell: a region, or north_africa.

    `refused` is empty, no_free_area or revolt.
    """

    die: int
    region: str
    refused: str
    rule: str = "phase5/region"


@record
class PortRolled(Happened):
    """The port die fell; not `accepted` where the port's region is in revolt."""

    die: int
    area: str
    accepted: bool
    rule: str = "phase5/north-africa"


@record
class ReactionRolled(Happened):
    """The reaction table was rolled on, in the column of `cities` (-1: North Africa).

    `result` is city, fortress, garrison or armies; `armies` how many.
    """

    die: int
    cities: int
    result: str
    armies: int
    rule: str = "phase5/table"


@record
class ReactionIdle(Happened):
    """A result of the reaction table could do nothing."""

    result: str
    rule: str


@record
class CityFounded(Happened):
    """A city was founded."""

    area: str
    religion: str
    rule: str


@record
class FortressBuilt(Happened):
    """A fortress was built."""

    area: str
    rule: str


# -- phase 6, 7 ----------------------------------------------------------------------------------


@record
class SiegeRolled(Happened):
    """Both sides of a siege rolled; modifiers are (what, count, points), before any doubling."""

    area: str
    besieger: str
    defender: str
    besiegers: Units
    defenders: Units
    besieger_die: int
    besieger_modifiers: tuple[tuple[str, int, int], ...]
    besieger_total: int
    defender_die: int
    defender_modifiers: tuple[tuple[str, int, int], ...]
    doubled: bool
    defender_total: int
    rule: str = "phase6/order"


@record
class SiegeTied(Happened):
    """A siege roll was equal: each side lost what `besieger_losses` and `defender_losses` say."""

    area: str
    besieger_losses: Units
    defender_losses: Units
    rule: str = "phase6/tie"


@record
class SiegeEnded(Happened):
    """A siege ended; `outcome` is taken, razed, surrendered, beaten_off, both_destroyed or lifted.

    `lost` are the defenders or besiegers it cost at the end, `fortress_lost` tells of the walls.
    """

    area: str
    outcome: str
    lost: Units
    fortress_lost: bool
    rule: str


@record
class FortressRemoved(Happened):
    """An unoccupied fortress was removed."""

    area: str
    rule: str = "phase7/fortresses"


@record
class RevoltEnded(Happened):
    """The region in revolt came back into the game."""

    region: str
    rule: str = "phase1/Q9"


def kind_of(event: type[Happened]) -> str:
    """Return an event's kind as the protocol and the files call it: ``units_moved``."""
    name = event.__name__
    return "".join("_" + c.lower() if c.isupper() else c for c in name).lstrip("_")


KINDS = {kind_of(cls): cls for cls in Happened.__subclasses__()}
for _kind, _class in KINDS.items():
    _class.kind = _kind
