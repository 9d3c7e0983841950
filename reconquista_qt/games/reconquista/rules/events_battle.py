"""What happens to forces on the move and in battle (phases 4 and 5)."""

from __future__ import annotations

from reconquista_qt.engine.record import record

from .events_base import Happened, Units

# -- movement -------------------------------------------------------------------------------------


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


# -- battle ---------------------------------------------------------------------------------------


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
