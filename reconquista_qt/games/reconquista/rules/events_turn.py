"""What happens in the frame of a game, to dice that choose, and in rebellions (phase 1)."""

from __future__ import annotations

from reconquista_qt.engine.record import record

from .events_base import Happened, Units

# -- the frame of a game --------------------------------------------------------------------------


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


# -- dice that choose -----------------------------------------------------------------------------


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


# -- phase 1 --------------------------------------------------------------------------------------


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
