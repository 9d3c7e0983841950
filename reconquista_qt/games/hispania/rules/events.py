"""What happens, as facts for the journal: plain data, named in the past tense, no sentence.

Places, nations, units and leaders are ids; `units` are counts by unit; points are in points, not
halves. `rule` is the clause of the rulebook at work, `dice` the values shown in their order.
"""

from __future__ import annotations

from typing import Final

from reconquista_qt.engine.journal import Event, kinds_among
from reconquista_qt.engine.record import record

Units = dict[str, int]
Dice = tuple[tuple[str, str, int], ...]  # who rolls it, the die's colour, its value
ScoreLine = tuple[str, str, float]  # what for, where, points


@record
class Happened(Event):
    """Base of this game's events."""


@record
class GameBegan(Happened):
    """A game began."""

    scenario: str
    players: int
    rule: str = "15/scenarios"


@record
class TurnBegan(Happened):
    """A turn began."""

    turn: int
    rule: str = "1/turn"


@record
class NationBegan(Happened):
    """A nation's phases began."""

    nation: str
    side: str
    rule: str = "1/order"


@record
class LeaderLeft(Happened):
    """A leader's time is over."""

    nation: str
    leader: str
    rule: str = "3.3/leaders"


@record
class IncomeCollected(Happened):
    """A nation collected gold; `treasury` is what it has now."""

    nation: str
    lines: tuple[tuple[str, int], ...]
    gold: int
    treasury: int
    rule: str = "2.1/income"


@record
class TributePaid(Happened):
    """A subject's income was split."""

    nation: str
    suzerain: str
    gold: int
    treasury: int
    rule: str = "2.2/tribute"


@record
class TributeSpent(Happened):
    """A suzerain bought a unit out of a tribute; it waits."""

    nation: str
    unit: str
    cost: int
    treasury: int
    rule: str = "2.2/B3"


@record
class GoldLapsed(Happened):
    """Gold above the reserve was lost."""

    nation: str
    gold: int
    rule: str = "2.4/reserve"


@record
class UnitsArrived(Happened):
    """Reinforcements came; those with a choice of places are still to be placed."""

    nation: str
    units: Units
    leader: str
    rule: str = "3.2/arrivals"


@record
class UnitsPlaced(Happened):
    """Reinforcements were put somewhere."""

    nation: str
    area: str
    units: Units
    rule: str = "3.2/arrivals"


@record
class LeaderPlaced(Happened):
    """A leader was put somewhere."""

    nation: str
    area: str
    leader: str
    rule: str = "3.3/leaders"


@record
class UnitsWait(Happened):
    """Reinforcements that no place can take wait."""

    nation: str
    units: Units
    rule: str = "3.2/B13"


@record
class UnitBought(Happened):
    """A unit was bought and placed."""

    nation: str
    unit: str
    area: str
    cost: int
    treasury: int
    rule: str = "2.3/purchase"


@record
class CounterReturned(Happened):
    """A counter went back to its nation's pool to make room for another."""

    nation: str
    unit: str
    area: str
    rule: str = "4.2/C9"


@record
class CapitalDeclared(Happened):
    """A nation declared its capital."""

    nation: str
    area: str
    rule: str = "4.3/capital"


@record
class UnitsMoved(Happened):
    """Units moved one step."""

    nation: str
    origin: str
    to: str
    units: Units
    leaders: tuple[str, ...]
    how: str
    rule: str = "5/movement"


@record
class UnitsRemoved(Happened):
    """Units were taken off; `why` is stacking, population, left, transformed or event."""

    nation: str
    area: str
    units: Units
    leaders: tuple[str, ...]
    why: str
    rule: str = ""


@record
class BattleBegan(Happened):
    """A battle began."""

    area: str
    attacker: str
    defender: str
    attackers: Units
    defenders: Units
    attacker_leaders: tuple[str, ...]
    defender_leaders: tuple[str, ...]
    terrain: str
    crossing: str
    rule: str = "6.1/sequence"


@record
class DiceRolled(Happened):
    """A round was fought: round 1 or 2, or 0 for the siege."""

    area: str
    round: int
    attacker_dice: Dice
    defender_dice: Dice
    attacker_kills: int
    attacker_hits: int
    defender_kills: int
    defender_hits: int
    rule: str = "6.5/melee"


@record
class HitsIgnored(Happened):
    """Religious zeal ignored hits."""

    area: str
    nation: str
    hits: int
    rule: str = "6.6/zeal"


@record
class UnitHit(Happened):
    """A unit took a loss."""

    area: str
    nation: str
    unit: str
    by: str
    destroyed: bool
    rule: str = "6.6/damage"


@record
class LeaderKilled(Happened):
    """A leader died."""

    area: str
    nation: str
    leader: str
    rule: str = "6.9/leaders"


@record
class Stood(Happened):
    """A side decided after the first round: stand, withdraw or submit."""

    area: str
    nation: str
    choice: str
    rule: str = "6.5/stand"


@record
class CastleSurrendered(Happened):
    """A castle that was left alone surrendered."""

    area: str
    nation: str
    to: str
    rule: str = "9.5/E21"


@record
class NationSubmitted(Happened):
    """A nation submitted to another."""

    nation: str
    suzerain: str
    rule: str = "9.6/submission"


@record
class SubjectFreed(Happened):
    """A nation is nobody's subject any more."""

    nation: str
    suzerain: str
    rule: str = "9.6/end"


@record
class BattleEnded(Happened):
    """A battle ended; `winner` is attacker, defender or nobody."""

    area: str
    attacker: str
    defender: str
    winner: str
    attackers: Units
    defenders: Units
    rule: str = "6.8/victory"


@record
class UnitsRetreated(Happened):
    """Units retreated."""

    nation: str
    origin: str
    to: str
    units: Units
    leaders: tuple[str, ...]
    rule: str = "6.12/retreat"


@record
class RuinTaken(Happened):
    """A ruin became a counter; `unit` is the unit given up, if one was."""

    nation: str
    area: str
    counter: str
    unit: str
    rule: str = "6.11/capture"


@record
class FortBuilt(Happened):
    """Rome left a fort where it won."""

    nation: str
    area: str
    rule: str = "6.11/E22"


@record
class PointsScored(Happened):
    """A nation scored; lines are (what for, where, points)."""

    nation: str
    side: str
    lines: tuple[ScoreLine, ...]
    points: float
    total: float
    rule: str = "8/points"


@record
class ToletumFell(Happened):
    """The Visigoths lost their realm."""

    nation: str
    rule: str = "9.5/toletum"


@record
class NationEnded(Happened):
    """A nation left play; `effect` is remove, transform or neutral."""

    nation: str
    effect: str
    heirs: tuple[str, ...]
    rule: str = "9.4/heirs"


@record
class NationBorn(Happened):
    """An heir took its regions: units by region, and what waits."""

    nation: str
    origin: str
    regions: tuple[tuple[str, Units], ...]
    waiting: Units
    rule: str = "9.4/heirs"


@record
class RuinsRemoved(Happened):
    """Rome has left, and with it the ruins of its forts."""

    areas: tuple[str, ...]
    rule: str = "6.10/recovery"


@record
class CounterDrawn(Happened):
    """A player drew an event counter; the others do not see which."""

    side: str
    event: str
    rule: str = "10.3/draw"


@record
class EventPlayed(Happened):
    """A player played an event counter."""

    side: str
    nation: str
    event: str
    area: str
    other: str
    rule: str = "10.3/events"


@record
class EventUsed(Happened):
    """An event counter played earlier took effect."""

    nation: str
    event: str
    area: str
    rule: str = "10.3/events"


@record
class GoldTaken(Happened):
    """Gold changed hands, or came, through an event."""

    nation: str
    other: str
    gold: int
    rule: str = "10.3/events"


@record
class GameEnded(Happened):
    """The game ended: points by player, and who has won."""

    totals: tuple[tuple[str, float], ...]
    winners: tuple[str, ...]
    rule: str = "8/victory"


KINDS: Final = kinds_among(globals(), Happened)


def points_of(halves: int) -> float:
    """Return points of halves: a whole number where they are one."""
    return halves // 2 if halves % 2 == 0 else halves / 2
