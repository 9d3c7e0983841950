"""The state of a game: what a player could see on the table, and the agenda of what is to do.

Areas and regions are numbers into `names.AREAS` and `names.REGIONS`. `units[a]` are those who hold
area `a` (inside its city or fortress, where it has one), `besiegers[a]` those outside the walls.
"""

from __future__ import annotations

from typing import Final

from reconquista_qt.engine.decision import Over
from reconquista_qt.engine.options import Option
from reconquista_qt.engine.record import record

from .board import Board
from .forces import Force
from .names import AREA_COUNT, REBELLION
from .steps import Step

EVEN_TOTAL: Final = "total"
EVEN_DIE: Final = "die"
UNHIRED_ALWAYS: Final = "always"
UNHIRED_WITH_ARMIES: Final = "with_armies"
MARCH_FROM_HERE: Final = "from_here"
MARCH_FROM_NEXT: Final = "from_next"


@record
class Options:
    """The rulings that a player may want otherwise; the defaults are the rulings.

    Rules: phase6/Z4 (even_result), phase2/D8 (unhired), phase4/G8 (orders_are_armies),
    phase5/M11 (march_on).
    """

    even_result: str = EVEN_TOTAL
    unhired: str = UNHIRED_ALWAYS
    orders_are_armies: bool = True
    march_on: str = MARCH_FROM_HERE


OPTION_LIST: Final = (
    Option("even_result", (EVEN_TOTAL, EVEN_DIE), EVEN_TOTAL, "phase6/Z4"),
    Option("unhired", (UNHIRED_ALWAYS, UNHIRED_WITH_ARMIES), UNHIRED_ALWAYS, "phase2/D8"),
    Option("orders_are_armies", (True, False), True, "phase4/G8"),
    Option("march_on", (MARCH_FROM_HERE, MARCH_FROM_NEXT), MARCH_FROM_HERE, "phase5/M11"),
)
CHOICES: Final[dict[str, tuple[bool | int | str, ...]]] = {
    option.id: option.choices for option in OPTION_LIST
}


class State:
    """A position with everything that is still to be done."""

    __slots__ = (
        "board", "options", "turn", "phase", "city", "fortress", "units", "besiegers", "revolt",
        "event", "event_count", "treasury", "moving_region", "agenda", "over",
    )  # fmt: skip

    def __init__(self, board: Board, options: Options) -> None:
        self.board = board
        self.options = options
        self.turn = 1
        self.phase = REBELLION
        self.city = [0] * AREA_COUNT  # religion: CHRISTIAN, MUSLIM, or 0 for no city
        self.fortress = [False] * AREA_COUNT
        self.units: list[Force] = [0] * AREA_COUNT
        self.besiegers: list[Force] = [0] * AREA_COUNT
        self.revolt = -1  # region in revolt this turn
        self.event = 0  # this turn's event, 2 to 12; 0 before it is rolled
        self.event_count = 0  # its D6; for mercenaries and crusaders, how many are still to be had
        self.treasury = -1  # points left; -1 before they are collected
        self.moving_region = -1  # the region chosen in phase 4
        self.agenda: list[Step] = []
        self.over: Over | None = None

    def clone(self) -> State:
        """Return an independent copy; the board, the options and the steps are shared."""
        other = State.__new__(State)
        other.board = self.board
        other.options = self.options
        other.turn = self.turn
        other.phase = self.phase
        other.city = self.city[:]
        other.fortress = self.fortress[:]
        other.units = self.units[:]
        other.besiegers = self.besiegers[:]
        other.revolt = self.revolt
        other.event = self.event
        other.event_count = self.event_count
        other.treasury = self.treasury
        other.moving_region = self.moving_region
        other.agenda = self.agenda[:]
        other.over = self.over
        return other
