"""Setting up: the Muslims first, then each kingdom in its home.

Rules: 3.1/order, 3.4/muslims, 3.5/christians, 3.0/C22.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from reconquista_qt.engine.agenda import Emit
from reconquista_qt.engine.record import record
from reconquista_qt.engine.refusal import Refusal

from .actions import Action, Place
from .control import add_units, fleets_in_play, leader_clash, room
from .counters import mustered_now
from .events import UnitPlaced
from .forces import ONE, count_of, counts
from .names import (
    CHRISTIAN,
    FLEET,
    MUSLIM,
    MUSLIM_SIDE,
    POWER_COUNT,
    POWER_INDEX,
    POWERS,
    SIDES,
    UNITS,
)
from .refusals import not_now, refused
from .state import State
from .steps import Ask, Step

ORDER = (MUSLIM_SIDE, CHRISTIAN)
HALF: Final = 0.5  # how often chance places a piece inside a city


def powers_of(state: State, side: int) -> list[int]:
    """Return the powers that a side sets up, in the fixed order."""
    return [
        power
        for power in sorted(state.board.set_up_units)
        if (power == MUSLIM) == (side == MUSLIM_SIDE)
    ]


def left_to_place(state: State, power: int) -> list[tuple[int, int]]:
    """Return (kind, how many) of the pieces that a power has still to place.

    Rules: 3.4/muslims, 3.5/christians.
    """
    return list(_left(state, power))


def _left(state: State, power: int) -> Iterator[tuple[int, int]]:
    on_land = mustered_now(state)[power]
    for kind, count in counts(state.board.set_up_units[power]):
        there = fleets_in_play(state, (power,)) if kind == FLEET else count_of(on_land, kind)
        if count > there:
            yield kind, count - there


@record
class NextPiece(Step):
    """The next piece is set up, or the game begins with the treasuries of the scenario."""

    rule = "3.1/order"

    def run(self, state: State, emit: Emit | None) -> None:
        """Ask the Muslim side until all is placed, then the Christian side.

        Rules: 3.1/order, 3.4/muslims, 3.5/christians.
        """
        for side in ORDER:
            if any(any(True for _ in _left(state, power)) for power in powers_of(state, side)):
                state.agenda.append(SetUp(side))
                return
        treasury = state.board.scenario_data["standard"]["treasury"]
        for name, points in treasury.items():
            state.treasury[POWER_INDEX[name]] = points


@record
class SetUp(Ask):
    """A side places a piece."""

    kind = "set_up"
    leading: int

    @property
    def rule(self) -> str:
        """The paragraph of the side."""
        return "3.4/muslims" if self.leading == MUSLIM_SIDE else "3.5/christians"

    @property
    def side(self) -> str:
        """The side that sets up."""
        return SIDES[self.leading]

    def options(self, state: State) -> Sequence[Action]:
        """Every piece in every place."""
        board = state.board
        found: list[Action] = []
        for power in powers_of(state, self.leading):
            left = left_to_place(state, power)
            if not left:
                continue
            open_areas = [
                area for area in board.set_up_areas[power] if room(state, area, power) > 0
            ]
            for kind, _ in left:
                if kind == FLEET:
                    found += [
                        Place(power, kind, -1 - sea, False) for sea in board.set_up_seas[power]
                    ]
                    continue
                for area in open_areas:
                    if leader_clash(state, area, power, ONE[kind]):
                        continue
                    found.append(Place(power, kind, area, False))
                    if board.has_city[area]:
                        found.append(Place(power, kind, area, True))
        return found

    def draw(self, state: State, chance: Callable[[], float]) -> Action:
        """Return a piece of some power in a place by chance; only its places are found out."""
        board = state.board
        powers = powers_of(state, self.leading)
        first = int(chance() * len(powers))
        for power in powers[first:] + powers[:first]:
            left = left_to_place(state, power)
            if not left:
                continue
            kind = left[int(chance() * len(left))][0]
            seas, areas = board.set_up_seas[power], board.set_up_areas[power]
            if kind == FLEET and seas:
                return Place(power, kind, -1 - seas[int(chance() * len(seas))], False)
            start = int(chance() * len(areas))
            for area in () if kind == FLEET else (*areas[start:], *areas[:start]):
                if room(state, area, power) > 0 and not leader_clash(state, area, power, ONE[kind]):
                    return Place(power, kind, area, board.has_city[area] and chance() < HALF)
        return Ask.draw(self, state, chance)

    def refuse(self, state: State, action: Action) -> Refusal | None:
        """Say why a piece cannot be placed there.

        Rules: 3.1/order, 3.4/muslims, 3.5/christians, 3.2/limit.
        """
        if not isinstance(action, Place):
            return not_now(self.kind)
        board, power, kind, where = state.board, action.power, action.unit, action.where
        if power not in powers_of(state, self.leading):
            return refused("3.1/order", "not-your-power", power=POWERS[power])
        if kind not in dict(left_to_place(state, power)):
            return refused(self.rule, "no-such-piece", unit=UNITS[kind])
        if kind == FLEET:
            if where >= 0:
                return refused(self.rule, "fleets-at-sea", area=board.areas[where])
            if -1 - where not in board.set_up_seas[power]:
                name = board.seas[-1 - where]
                return refused(self.rule, "not-a-home-area", area=name, power=POWERS[power])
            return None
        if where < 0:
            return refused(self.rule, "land-units-on-land", area=board.seas[-1 - where])
        name = board.areas[where]
        if where not in board.set_up_areas[power]:
            return refused(self.rule, "not-a-home-area", area=name, power=POWERS[power])
        if action.inside and not board.has_city[where]:
            return refused("14.0/city", "no-city", area=name)
        if room(state, where, power) < 1:
            return refused("3.2/limit", "no-room", area=name)
        if leader_clash(state, where, power, ONE[kind]):
            return refused("7.1/F5", "leader-and-king", area=name)
        return None

    def apply(self, state: State, action: Action, emit: Emit | None) -> None:
        """Place the piece (rules: 3.4/muslims, 3.5/christians, 3.0/C22)."""
        assert isinstance(action, Place)
        state.agenda.pop()
        state.agenda.append(NextPiece())
        place_piece(state, action.power, action.unit, action.where, action.inside)
        if emit:
            board = state.board
            where = action.where
            name = board.areas[where] if where >= 0 else board.seas[-1 - where]
            emit(
                UnitPlaced(POWERS[action.power], UNITS[action.unit], name, action.inside, "set_up",
                           0, self.rule)
            )  # fmt: skip


def place_piece(state: State, power: int, unit: int, where: int, inside: bool) -> None:
    """Put a piece on the map: in an area, its city, or a sea (``-1 - sea``)."""
    if where < 0:
        state.fleets[(-1 - where) * POWER_COUNT + power] += 1
    else:
        add_units(state, where, power, ONE[unit], inside=inside)
