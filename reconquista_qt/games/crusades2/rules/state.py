"""The state of a battle: what lies on the table, and the agenda of what is to do.

Units and leaders are numbers of the `Battle`; a unit's or leader's cell is `NOWHERE` off the map.
`stacks[cell]` are the units of a hex, top first. Sets of units are bits (1 << unit), sets of cells
are those of `kit.hexsets`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from reconquista_qt.engine.decision import Over
from reconquista_qt.engine.options import Option
from reconquista_qt.engine.record import record

from .battle import LITERAL, TWO, Battle
from .even import EVEN, RECONSTRUCTED
from .names import ABSENT, FACELESS, MISSING, NOWHERE, ORDERS
from .steps import Step

if TYPE_CHECKING:
    from .actions import Action

READY: Final = "ready"
FREE: Final = "free"
HISTORICAL: Final = "historical"
FOUGHT: Final = "fought"
ALWAYS: Final = "always"


@record
class Options:
    """The rules that the players have chosen; the defaults are the basic game.

    Rules: 16.0, 16.0/R133.
    """

    setup: str = READY
    chits: str = HISTORICAL
    odds: bool = False
    types: bool = False
    berserk: bool = False
    split_orders: bool = False
    action_chits: bool = False
    end_chit: bool = False
    optional_victory: bool = False
    facing_bonus: bool = False
    successor: bool = False
    jean_attack: bool = True
    heavy_loss: str = LITERAL
    charger_turn: str = FOUGHT
    tables: str = RECONSTRUCTED


_BOTH: Final = (False, True)
OPTION_LIST: Final = (
    Option("setup", (READY, FREE), READY, "12.0/R125"),
    Option("chits", (HISTORICAL, FREE), HISTORICAL, "5.0"),
    Option("odds", _BOTH, False, "16.2"),
    Option("types", _BOTH, False, "16.6"),
    Option("berserk", _BOTH, False, "16.4"),
    Option("split_orders", _BOTH, False, "16.3"),
    Option("action_chits", _BOTH, False, "16.1"),
    Option("end_chit", _BOTH, False, "16.13"),
    Option("optional_victory", _BOTH, False, "16.5"),
    Option("facing_bonus", _BOTH, False, "6.13/R052"),
    Option("successor", _BOTH, False, "4.2/R109"),
    Option("jean_attack", (True, False), True, "14.1/R129"),
    Option("heavy_loss", (LITERAL, TWO), LITERAL, "9.43/R088"),
    Option("charger_turn", (FOUGHT, ALWAYS), FOUGHT, "6.12/R050"),
    Option("tables", (RECONSTRUCTED, EVEN), RECONSTRUCTED, "2.3/R002"),
)


class Derived:
    """What has been worked out from where the units stand; it is no part of a position.

    `occupied` are the cells with units by side, `zone` those in the zones of control of a side,
    `near[side][n]` those within n hexes of its units, `far[side]` the distances known by cell.
    `kept` is the decision that has just been offered, with what is legal; clones look anew.
    """

    __slots__ = ("occupied", "zone", "near", "far", "kept")

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        """Drop it all."""
        self.occupied: tuple[int, int] | None = None
        self.zone: list[int | None] = [None, None]
        self.near: list[list[int]] = [[], []]
        self.far: list[dict[int, int]] = [{}, {}]
        self.kept: tuple[Step, Sequence[Action]] | None = None

    def forget_zone(self, side: int) -> None:
        """Drop the zone of a side, one of whose units has turned, routed or rallied."""
        self.zone[side] = None

    def occupy(self, side: int, cell: int, held: bool) -> None:
        """Take note that units of a side have come to a cell (of a set), or that none are left."""
        self.zone[side] = None
        self.near[side] = []
        self.far[side] = {}
        if self.occupied is not None:
            one, other = self.occupied
            if side == 0:
                one = one | cell if held else one & ~cell
            else:
                other = other | cell if held else other & ~cell
            self.occupied = (one, other)


class State(Derived):
    """A position with everything that is still to be done."""

    __slots__ = (
        "board", "options", "turn", "phase", "player", "cell", "facing", "lost", "marks", "under",
        "own", "stacks", "leader_cell", "leader_marks", "chit", "split", "cross_cell",
        "cross_captured", "doors", "agenda", "over",
    )  # fmt: skip

    def __init__(self, board: Battle, options: Options) -> None:
        count, leaders = len(board.units), len(board.leaders)
        self.board = board
        self.options = options
        self.turn = 1
        self.phase = ORDERS
        self.player = 0  # the side in phase
        self.cell = [NOWHERE] * count
        self.facing = [FACELESS] * count
        self.lost = [0] * count  # steps
        self.marks = [ABSENT] * count
        self.under = [unit.leader for unit in board.units]  # whom a unit follows
        self.own = [unit.leader for unit in board.units]  # whose colour it is
        self.stacks: dict[int, tuple[int, ...]] = {}
        self.leader_cell = [NOWHERE] * leaders
        self.leader_marks = [MISSING] * leaders
        self.chit = [leader.chit for leader in board.leaders]
        self.split = 0  # units that stand while their leader's horse attacks (16.3)
        self.cross_cell = NOWHERE
        self.cross_captured = False
        self.doors: tuple[tuple[str, str], ...] = ()  # by which zone a command enters (12.1)
        self.agenda: list[Step] = []
        self.over: Over | None = None
        super().__init__()

    def clone(self) -> State:
        """Return an independent copy; the board, the options and the steps are shared."""
        other = State.__new__(State)
        other.board = self.board
        other.options = self.options
        other.turn = self.turn
        other.phase = self.phase
        other.player = self.player
        other.cell = self.cell[:]
        other.facing = self.facing[:]
        other.lost = self.lost[:]
        other.marks = self.marks[:]
        other.under = self.under[:]
        other.own = self.own[:]
        other.stacks = self.stacks.copy()
        other.leader_cell = self.leader_cell[:]
        other.leader_marks = self.leader_marks[:]
        other.chit = self.chit[:]
        other.split = self.split
        other.cross_cell = self.cross_cell
        other.cross_captured = self.cross_captured
        other.doors = self.doors
        other.agenda = self.agenda[:]
        other.over = self.over
        other.occupied = self.occupied
        other.zone = self.zone[:]
        other.near = self.near[:]
        other.far = self.far[:]
        other.kept = None
        return other
