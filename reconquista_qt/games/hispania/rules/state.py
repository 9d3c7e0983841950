"""The state of a game: what a player could see on the table, and the agenda of what is to do.

`owner[r]` is who holds region `r`, `units[r]` with what; `visitors[r]` are units of the nation
whose turn it is in a region that another nation holds. `abroad` are units off the map and at sea,
by place and nation. Points are kept in halves.
"""

from __future__ import annotations

from typing import Final

from reconquista_qt.engine.decision import Over

from .board import Board, Options
from .forces import Force
from .names import NATION_COUNT, NO_RUIN, NOBODY, PARTY_COUNT, REGION_COUNT, START
from .steps import Step

NOT_THERE: Final = -1  # a leader who is not in play
TO_BE_PLACED: Final = -2  # a leader who has arrived and is still to be placed
Abroad = dict[tuple[int, int], Force]


# Who held what when somebody last asked for a nation's regions, by nation, and the regions then.
_HELD: Final[list[tuple[list[int], tuple[int, ...]]]] = [([], ()) for _ in range(PARTY_COUNT)]


def regions_of(state: State, nation: int) -> tuple[int, ...]:
    """Return the regions that a nation holds.

    They are asked for many times in a nation's turn, and between battles nobody takes any.
    """
    owner = state.owner
    before, held = _HELD[nation]
    if before != owner:
        held = tuple([region for region, holder in enumerate(owner) if holder == nation])
        _HELD[nation] = owner[:], held
    return held


def vacate(state: State, region: int) -> None:
    """Nobody holds a region any more; a capital is a region of its nation, so it is none then.

    Rules: 2.1/B1, 4.3/capital.
    """
    holder = state.owner[region]
    if holder != NOBODY and state.capitals[holder] == region:
        state.capitals[holder] = NOBODY
    state.owner[region] = NOBODY
    if region in state.crowded:
        state.crowded -= {region}


class State:
    """A position with everything that is still to be done."""

    __slots__ = (
        "board", "options", "scenario", "turn", "phase", "nation", "owner", "units", "ruins",
        "visitors", "abroad", "leaders", "gold", "capitals", "lords", "waiting", "points",
        "crowded", "toletum_fallen", "hands", "played", "boons", "agenda", "over",
    )  # fmt: skip

    def __init__(self, board: Board, scenario: str) -> None:
        self.board = board
        self.options: Options = board.options
        self.scenario = scenario
        self.turn = board.scenarios[scenario].first
        self.phase = START
        self.nation = 0  # whose turn it is
        self.owner = [NOBODY] * REGION_COUNT
        self.units: list[Force] = [0] * REGION_COUNT
        self.ruins = [NO_RUIN] * REGION_COUNT
        self.visitors: list[Force] = [0] * REGION_COUNT
        self.abroad: Abroad = {}
        self.leaders = [NOT_THERE] * len(board.leaders)
        self.gold = [board.start_gold] * NATION_COUNT
        self.capitals = [NOBODY] * PARTY_COUNT
        self.lords = [NOBODY] * PARTY_COUNT  # the suzerain of each nation
        self.waiting: list[Force] = [0] * NATION_COUNT
        self.points = [0] * NATION_COUNT
        self.crowded: frozenset[int] = frozenset()  # regions that a retreat has filled too much
        self.toletum_fallen = False
        # Event counters by player, hidden from the others; none without the option.
        self.hands: dict[str, tuple[str, ...]] = {}
        self.played: tuple[str, ...] = ()  # event counters that are out of the game
        # What event counters have brought a nation: (nation, which, a number).
        self.boons: tuple[tuple[int, str, int], ...] = ()
        self.agenda: list[Step] = []
        self.over: Over | None = None

    def clone(self) -> State:
        """Return an independent copy; the board, the options and the steps are shared."""
        other = State.__new__(State)
        other.board = self.board
        other.options = self.options
        other.scenario = self.scenario
        other.turn = self.turn
        other.phase = self.phase
        other.nation = self.nation
        other.owner = self.owner[:]
        other.units = self.units[:]
        other.ruins = self.ruins[:]
        other.visitors = self.visitors[:]
        other.abroad = self.abroad.copy()
        other.leaders = self.leaders[:]
        other.gold = self.gold[:]
        other.capitals = self.capitals[:]
        other.lords = self.lords[:]
        other.waiting = self.waiting[:]
        other.points = self.points[:]
        other.crowded = self.crowded
        other.toletum_fallen = self.toletum_fallen
        other.hands = self.hands.copy()
        other.played = self.played
        other.boons = self.boons
        other.agenda = self.agenda[:]
        other.over = self.over
        return other
