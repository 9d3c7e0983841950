"""What happens in the reaction (phase 5), in sieges (phase 6) and at the end (phase 7)."""

from __future__ import annotations

from reconquista_qt.engine.record import record

from .events_base import Happened, Units

# -- phase 5: reinforcement -----------------------------------------------------------------------


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


# -- phase 6, 7 -----------------------------------------------------------------------------------


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
