"""What comes and goes: the event of the turn (phase 2), income and purchases (phase 3)."""

from __future__ import annotations

from reconquista_qt.engine.record import record

from .events_base import Happened, Units

# -- phase 2 --------------------------------------------------------------------------------------


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


# -- phase 3 --------------------------------------------------------------------------------------


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
