"""What happens, as facts for the journal: plain data, named in the past tense, no sentence.

Units, leaders, sides and chits are ids, hexes are four digits, "" is off the map. Dice are the
values shown; modifiers are (id, value) pairs in the order in which they count. `rule` is the
paragraph at work, with the ruling after a stroke where one decided.
"""

from __future__ import annotations

from typing import Final

from reconquista_qt.engine.journal import Event, kinds_among
from reconquista_qt.engine.record import record

Ids = tuple[str, ...]
Modifiers = tuple[tuple[str, int], ...]


@record
class Happened(Event):
    """Base of this game's events."""


# -- the frame of a game ----


@record
class GameBegan(Happened):
    """A battle began."""

    scenario: str
    rule: str = "3.0"


@record
class TurnBegan(Happened):
    """A turn began; `hour` is its place on the track, e.g. 08:30 or night1."""

    turn: int
    hour: str
    rule: str = "3.0"


@record
class PhaseBegan(Happened):
    """A phase began for a side; side is empty where it is both sides'."""

    phase: str
    side: str
    rule: str = "3.0"


@record
class GameEnded(Happened):
    """The battle ended; `winner` is empty for a draw."""

    reason: str
    winner: str
    level: str
    total: int
    rule: str


# -- set-up and entry ----


@record
class UnitsPlaced(Happened):
    """Units were set up."""

    side: str
    units: Ids
    to: str
    facing: str
    rule: str = "7.0/R057"


@record
class LeaderPlaced(Happened):
    """A leader was set up."""

    leader: str
    to: str
    rule: str = "12.0/R153"


@record
class UnitsEntered(Happened):
    """Units entered by an edge hex and moved on; cost is in points."""

    side: str
    units: Ids
    at: str
    to: str
    facing: str
    leaders: Ids
    cost: float
    rule: str = "12.1"


# -- orders ----


@record
class ChitPlaced(Happened):
    """A chit was placed under a leader, face down."""

    side: str
    leader: str
    chit: str
    rule: str = "5.0"


@record
class OrderTried(Happened):
    """A leader tried to change his chit; die 0 where none was needed, `needed` the highest."""

    side: str
    leader: str
    chit: str
    die: int
    modifiers: Modifiers
    needed: int
    success: bool
    rule: str


@record
class ChitRevealed(Happened):
    """A chit was shown; `why` is charge, melee, muster or impossible."""

    leader: str
    chit: str
    why: str
    rule: str


@record
class ChargeTried(Happened):
    """A heavy-cavalry unit tried to charge."""

    unit: str
    die: int
    needed: int
    success: bool
    rule: str = "5.6"


@record
class ChargeEnded(Happened):
    """A unit flipped back from its charging side; `why` is orders, command, check or rout."""

    unit: str
    why: str
    rule: str


@record
class OrdersSplit(Happened):
    """A command was divided: these units stand."""

    side: str
    leader: str
    units: Ids
    rule: str = "16.3"


@record
class OrdersRejoined(Happened):
    """A divided command was one again."""

    side: str
    leader: str
    rule: str = "16.3"


# -- movement ----


@record
class CommandTested(Happened):
    """The units of a side were tested for command; these are out of it."""

    side: str
    out: Ids
    rule: str = "5.3"


@record
class CommandTraced(Happened):
    """A unit chose which of two leaders it follows."""

    side: str
    unit: str
    leader: str
    rule: str = "5.34"


@record
class UnitsMoved(Happened):
    """Units moved; facing is empty for units without one, cost is in points."""

    side: str
    units: Ids
    origin: str
    to: str
    facing: str
    leaders: Ids
    cost: float
    rule: str = "8.0"


@record
class UnitsTurned(Happened):
    """Units turned in their hex, in movement or after a melee."""

    side: str
    units: Ids
    at: str
    facing: str
    rule: str


@record
class LeaderMoved(Happened):
    """A leader moved by himself."""

    leader: str
    origin: str
    to: str
    rule: str = "8.1"


# -- combat ----


@record
class WithdrawalTried(Happened):
    """Skirmishers tried to get away from cavalry."""

    unit: str
    die: int
    needed: int
    success: bool
    rule: str


@record
class UnitWithdrew(Happened):
    """A unit went back before it was fought."""

    unit: str
    origin: str
    to: str
    leaders: Ids
    rule: str


@record
class UnitFired(Happened):
    """A unit fired: die and modifiers make the row, its strength the column."""

    unit: str
    target: str
    die: int
    modifiers: Modifiers
    row: int
    column: str
    result: str
    rule: str = "9.1"


@record
class MeleeDeclared(Happened):
    """A hex was attacked; `how` is phase, bonus or berserk."""

    side: str
    target: str
    attackers: Ids
    defenders: Ids
    how: str
    rule: str = "9.32.1"


@record
class MoraleChecked(Happened):
    """A unit checked its morale; `why` is fire, attack, defence, melee or demand."""

    unit: str
    die: int
    modifiers: Modifiers
    needed: int
    passed: bool
    why: str
    rule: str


@record
class MeleeFought(Happened):
    """The dice of a melee, the attacker's first; each result hits the other side."""

    target: str
    attackers: Ids
    defenders: Ids
    attacker_strength: int
    attacker_die: int
    attacker_modifiers: Modifiers
    attacker_row: int
    attacker_shift: int
    attacker_column: str
    attacker_result: str
    defender_strength: int
    defender_die: int
    defender_modifiers: Modifiers
    defender_row: int
    defender_column: str
    defender_result: str
    rule: str = "9.32.5"


@record
class StepLost(Happened):
    """A unit lost a step; `left` are those it has still, `cause` fire, melee, retreat, night."""

    unit: str
    at: str
    left: int
    cause: str
    rule: str


@record
class UnitRouted(Happened):
    """A unit was routed."""

    unit: str
    at: str
    rule: str = "10.0"


@record
class UnitRetreated(Happened):
    """A unit was forced back."""

    unit: str
    origin: str
    to: str
    leaders: Ids
    rule: str


@record
class RetreatBlocked(Happened):
    """A unit could not go back and stayed where it is."""

    unit: str
    at: str
    rule: str


@record
class UnitsAdvanced(Happened):
    """Attackers went into the hex that was left."""

    side: str
    units: Ids
    origin: str
    to: str
    leaders: Ids
    rule: str = "9.5"


@record
class BonusMoved(Happened):
    """A charge went on; cost is in points."""

    side: str
    units: Ids
    origin: str
    to: str
    leaders: Ids
    cost: float
    rule: str = "9.32.7"


@record
class BerserkRolled(Happened):
    """A unit rolled for going berserk."""

    unit: str
    die: int
    needed: int
    success: bool
    rule: str


@record
class UnitExhausted(Happened):
    """A berserk unit was exhausted."""

    unit: str
    rule: str = "16.41"


# -- leaders and the Cross ----


@record
class LeaderHit(Happened):
    """A leader fell; `points` 0 where he had been counted; `to` is where his replacement went."""

    leader: str
    at: str
    to: str
    points: int
    rule: str


@record
class UnitsAdopted(Happened):
    """The units of a dead leader were given to another (an option)."""

    leader: str
    units: Ids
    rule: str = "4.2/R109"


@record
class CrossMoved(Happened):
    """The Holy Cross lies in a hex, or is taken on; `how` is left, taken or brought."""

    at: str
    how: str
    rule: str = "12.22"


@record
class CrossCaptured(Happened):
    """The Holy Cross was captured."""

    at: str
    points: int
    rule: str = "12.22"


# -- reorganisation and victory ----


@record
class RecoveryRolled(Happened):
    """A routed unit tried to recover."""

    unit: str
    die: int
    modifiers: Modifiers
    needed: int
    success: bool
    rule: str = "10.2"


@record
class ExhaustionRolled(Happened):
    """An exhausted unit tried to get its breath back; die and morale must reach `needed`."""

    unit: str
    die: int
    morale: int
    needed: int
    success: bool
    rule: str = "16.43"


@record
class VictoryRolled(Happened):
    """A side rolled for victory against the other's losses."""

    side: str
    losses: int
    die: int
    needed: int
    success: bool
    rule: str = "11.0"


@record
class VictoryAnswered(Happened):
    """A side answered a victory roll; `answer` is concede, check_all or retreat_leader."""

    side: str
    answer: str
    leader: str
    rule: str = "16.5"


# -- action chits ----


@record
class ActionChitDrawn(Happened):
    """A chit was drawn from the cup; side is empty for the end chit."""

    side: str
    left: int
    rule: str


@record
class LeaderActivated(Happened):
    """A leader's units were chosen to act; `what` is move or fight."""

    leader: str
    what: str
    rule: str = "16.11"


@record
class ActionPassed(Happened):
    """A side let its chit go by."""

    side: str
    rule: str = "16.11"


KINDS: Final = kinds_among(globals(), Happened)
