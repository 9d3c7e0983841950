"""The state of a game: what a player could see on the table, and the agenda of what is to do.

`field[a]` are the stacks in area `a` outside its city, `city[a]` those inside it; `fleets` has a
number for each sea and power. Markers are counts by kind, in the order of `names.MARKERS`.

During a campaign `worn` holds, for each place on land, the units of the campaigning power that have
done something: (kind, MP left, flags), the rest of the force there being fresh. A place is an area
(its field), or an area plus the number of areas (its city). `ships` holds its fleets that have done
something, for each sea.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from reconquista_qt.engine.decision import Over
from reconquista_qt.engine.record import record

from .data import Board
from .forces import Force, Stacks
from .hostility import Relations, relations_of
from .names import (
    ACTIVE,
    DORMANT,
    NO_MARKERS,
    NOT_FOUND,
    POWER_COUNT,
    SET_UP,
)
from .steps import Step

if TYPE_CHECKING:
    from .ground import Ground
    from .listing import Listing

WALK_IN: Final = "walk_in"
OPTIONAL: Final = "optional"
AT_ONCE: Final = "at_once"
ALTERNATE: Final = "alternate"
BY_MARKER: Final = "marker"
COLLAPSE: Final = "collapse"
AFTER_REDISTRIBUTION: Final = "after_redistribution"
RECONSTRUCTED: Final = "reconstructed"
EVEN: Final = "even"


@record
class Options:
    """The rulings that a player may want otherwise.

    Rules: 14.0/A11 (empty_city), 12.3/I1 (combat), 6.0/C3 (pillage_pay), 10.0/C16
    (stratagem_draws), 8.3/C7 (tribute_cost), 3.7/A1 (total_control), 5.1/D17 (wars_end),
    6.2/C13 (repopulate_home), 15.0/E27 (second_wave), 8.6/E10 (castile_by_turn_6), 16.0/elite
    (elite_initiative), 7.1/F1 (leader_initiative), 14.0/siege (tables).
    """

    empty_city: str = WALK_IN
    combat: str = OPTIONAL
    pillage_pay: str = AT_ONCE
    stratagem_draws: str = ALTERNATE
    tribute_cost: int = 1
    total_control: str = BY_MARKER
    wars_end: str = AFTER_REDISTRIBUTION
    repopulate_home: bool = False
    second_wave: str = COLLAPSE
    castile_by_turn_6: bool = False
    elite_initiative: bool = False
    leader_initiative: int = 2
    tables: str = RECONSTRUCTED


Markers = tuple[int, ...]
Unit = tuple[int, int, int]  # kind, MP left, flags
Cargo = tuple[Unit, int, bool, int]  # the unit; the area, whether its city, the sea it came from
Ship = tuple[int, int, tuple[Cargo, ...]]  # MP left, flags, what it carries


@record
class UnionMade:
    """A dynastic union: which (a number into the board's list), who stays, the doubled throne."""

    union: int
    kept: int
    throne: int


@record
class Mutineers:
    """Who must be paid before acting this turn."""

    area: int
    power: int
    paid: bool


class Memo:
    """What was last worked out of a position, each with all that it depends on.

    It is compared with the position whenever it is looked at, so a state and its clones share one;
    it is part of no position, and neither copied nor pickled.
    """

    __slots__ = ("grounds", "listing", "leaver", "spent", "mustered")

    def __init__(self) -> None:
        self.grounds: tuple[Ground | None, ...] = (
            None,
        ) * POWER_COUNT  # by power, for redistribution
        self.listing: Listing | None = None  # of a campaign
        self.leaver = (0, 0)  # a place and a power whose units could be redistributed: a hint
        self.spent: tuple[object, ...] | None = (
            None  # where nothing was left to be done on land in a campaign
        )
        # Fields, cities, and each power's counters there; between campaigns.
        self.mustered: tuple[list[Stacks], list[Stacks], list[Force]] | None = None

    def __reduce__(self) -> tuple[type[Memo], tuple[()]]:
        """Leave out what can be worked out again."""
        return Memo, ()


class State:
    """A position with everything that is still to be done."""

    __slots__ = (
        "board", "options", "turn", "phase", "controller", "field", "city", "pillaged",
        "population", "fleets", "status", "treasury", "unions", "war", "french_war",
        "french_entered", "hands", "played", "removed", "sepulchre", "collapse", "independence",
        "mutiny", "pool", "campaign", "relations", "intercepted", "provoked", "tributed", "tried",
        "loot", "waiting", "worn", "ships", "half", "keep", "agenda", "over",
        "memo",
    )  # fmt: skip

    def __init__(self, board: Board, options: Options) -> None:
        self.board = board
        self.options = options
        self.turn = 1
        self.phase = SET_UP
        self.controller = list(board.region)  # an owner each
        self.field: list[Stacks] = [()] * board.area_count
        self.city: list[Stacks] = [()] * board.area_count
        self.pillaged = [False] * board.area_count
        self.population = [0] * board.area_count
        self.fleets = [0] * (board.sea_count * POWER_COUNT)
        self.status = [ACTIVE if start else DORMANT for start in board.start]
        self.treasury = [0] * POWER_COUNT
        self.unions: tuple[UnionMade, ...] = ()
        self.war = -1  # the kingdom that the Muslim side leads this turn
        self.french_war = -1  # the side that France is at war with
        self.french_entered = False  # whether the units of 3.6 have come
        self.hands: tuple[Markers, Markers] = (NO_MARKERS, NO_MARKERS)
        self.played: Markers = NO_MARKERS
        self.removed: Markers = NO_MARKERS
        self.sepulchre = NOT_FOUND
        self.collapse = -1  # -1: not tried yet; 1: at least one success
        self.independence = -1  # won this turn, the rebels not yet replaced
        self.mutiny: Mutineers | None = None
        self.pool: tuple[int, ...] | None = None  # kingdoms still to be drawn
        self.campaign = -1
        self.relations: Relations = relations_of(-1, -1)
        # For the turn: who has intercepted where, which rebels were attacked, who has had tribute
        # where, whether the Christian side tried diplomacy, what each power has pillaged, and
        # what is due to each side but has found no room.
        self.intercepted: tuple[tuple[int, int, Force], ...] = ()
        self.provoked: tuple[tuple[int, int], ...] = ()
        self.tributed: tuple[tuple[int, int], ...] = ()
        self.tried = False
        self.loot: tuple[int, ...] = (0,) * POWER_COUNT
        self.waiting: tuple[Force, Force] = (0, 0)
        # For a campaign: what has been done, how many units may still begin to act (-1: any),
        # which areas must keep a unit.
        self.worn: dict[int, tuple[Unit, ...]] = {}
        self.ships: dict[int, tuple[Ship, ...]] = {}
        self.half = -1
        self.keep: tuple[int, ...] = ()
        self.agenda: list[Step] = []
        self.over: Over | None = None
        self.memo = Memo()

    def clone(self) -> State:
        """Return an independent copy; the board, the options and the steps are shared."""
        other = State.__new__(State)
        other.board = self.board
        other.options = self.options
        other.turn = self.turn
        other.phase = self.phase
        other.controller = self.controller[:]
        other.field = self.field[:]
        other.city = self.city[:]
        other.pillaged = self.pillaged[:]
        other.population = self.population[:]
        other.fleets = self.fleets[:]
        other.status = self.status[:]
        other.treasury = self.treasury[:]
        other.unions = self.unions
        other.war = self.war
        other.french_war = self.french_war
        other.french_entered = self.french_entered
        other.hands = self.hands
        other.played = self.played
        other.removed = self.removed
        other.sepulchre = self.sepulchre
        other.collapse = self.collapse
        other.independence = self.independence
        other.mutiny = self.mutiny
        other.pool = self.pool
        other.campaign = self.campaign
        other.relations = self.relations
        other.intercepted = self.intercepted
        other.provoked = self.provoked
        other.tributed = self.tributed
        other.tried = self.tried
        other.loot = self.loot
        other.waiting = self.waiting
        other.worn = self.worn.copy()
        other.ships = self.ships.copy()
        other.half = self.half
        other.keep = self.keep
        other.agenda = self.agenda[:]
        other.over = self.over
        other.memo = self.memo
        return other

    def set_wars(self, war: int, french_war: int) -> None:
        """Set who is at war with whom."""
        self.war = war
        self.french_war = french_war
        self.relations = relations_of(war, french_war)
