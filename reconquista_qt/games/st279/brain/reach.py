"""How far units of the campaigning power get.

Rules: 12.0/cost, 12.0/exit, 12.0/stop.
"""

from __future__ import annotations

from reconquista_qt.games.st279.rules.barred import refuse_entry
from reconquista_qt.games.st279.rules.control import enemies_in_field
from reconquista_qt.games.st279.rules.movement import exit_cost
from reconquista_qt.games.st279.rules.names import FRANCE
from reconquista_qt.games.st279.rules.state import State


class Reach:
    """The areas that units can come to from each other one, worked out when asked for."""

    __slots__ = ("_state", "_leaving", "_open", "_stops", "_known", "_peace")

    def __init__(self, state: State) -> None:
        self._state = state
        count = state.board.area_count
        self._leaving = [-1] * count
        self._open: list[bool | None] = [None] * count
        self._stops: list[bool | None] = [None] * count
        self._known: dict[tuple[int, int, bool], dict[int, int]] = {}
        self._peace = state.war < 0 and state.french_war < 0 and state.campaign != FRANCE

    def _may_enter(self, area: int) -> bool:
        found = self._open[area]
        if found is None:
            state = self._state
            if self._peace:
                found = state.controller[area] != FRANCE and not state.board.box[area]
            else:
                found = refuse_entry(state, state.campaign, area) is None
            self._open[area] = found
        return found

    def _stop(self, area: int) -> bool:
        found = self._stops[area]
        if found is None:
            found = self._stops[area] = enemies_in_field(self._state, area, self._state.campaign)
        return found

    def of(self, origin: int, points: int, *, free: bool) -> dict[int, int]:
        """Return the most points left in each area that a unit can come to.

        `free`: it pays nothing more for mountains.
        """
        key = (origin, points, free)
        best = self._known.get(key)
        if best is not None:
            return best
        state = self._state
        board, power = state.board, state.campaign
        best = self._known[key] = {origin: points}
        if points < 1:  # one less than none for who went along with a King and is left without him
            return best
        buckets: list[list[int]] = [[] for _ in range(points + 1)]
        buckets[points].append(origin)
        leaving, step, steep = self._leaving, board.area_mp, board.mountain_mp
        if free:
            steep = step
        for left in range(points, 0, -1):
            for here in buckets[left]:
                if best[here] != left or (here != origin and self._stop(here)):
                    continue
                out = leaving[here]
                if out < 0:
                    out = leaving[here] = exit_cost(state, here, power)
                flat = left - out - step
                if flat < 0:
                    continue
                up = left - out - steep
                for area, mountain in board.borders[here]:
                    rest = up if mountain else flat
                    if rest < 0 or best.get(area, -1) >= rest or not self._may_enter(area):
                        continue
                    best[area] = rest
                    buckets[rest].append(area)
        return best
