"""What the computer players know of Hispania."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from reconquista_qt.engine.agenda import ROLLS
from reconquista_qt.games.hispania.rules.actions import DONE, Action, Move
from reconquista_qt.games.hispania.rules.movement import HOSTILE, Muster, relation
from reconquista_qt.games.hispania.rules.names import NOBODY, PLACES, REGION_COUNT
from reconquista_qt.games.hispania.rules.state import State

from .greedy import Greedy
from .worth import forecast, material

Reason = tuple[str, str, float]
Line = tuple[tuple[Action, ...], float]
MOST: Final = 30


class HispaniaBrain:
    """The seam between this game and the players of `reconquista_qt.ai`."""

    series = ("regions", 5)

    def greedy(self, opening: Sequence[Action] = (), turn: int = 0) -> Callable[[State], Action]:
        """Return a new greedy player that first tries to play an opening."""
        return Greedy(opening)

    def expert(self, opening: Sequence[Action] = (), turn: int = 0) -> Callable[[State], Action]:
        """Return a new player that looks no further than the greedy one, but dares less."""
        return Greedy(opening, 1.2)

    def lines(self, state: State, most: int) -> list[Line]:
        """Return the most promising answers, best first; the end is the last one."""
        step: Any = state.agenda[-1]
        player = Greedy()
        options: Sequence[Action] = step.options(state)
        if isinstance(step, Muster):
            worth = player.worth(state, step.nation)
            judged: dict[Action, float] = {}
            for offer in options:
                if isinstance(offer, Move):
                    for move in player.parts_of(state, step, offer):
                        if step.refuse(state, move) is None:
                            judged[move] = player.gain(state, step, move, worth)
            found: list[Line] = [((action,), gain) for action, gain in judged.items()]
            found.sort(key=lambda line: -line[1])
            return [*found[: max(0, most - 1)], ((DONE,), 0.0)]
        chosen = player(state)
        values: list[Line] = []
        for action in options[:MOST]:
            try:
                gain = player.value(state, step, action)
            except (IndexError, AttributeError):
                gain = 0.0
            values.append(((action,), gain + (1.0 if action == chosen else 0.0)))
        values.sort(key=lambda line: -line[1])
        return values[: max(1, most)]

    def reasons(self, state: State, action: Action) -> tuple[Reason, ...]:
        """Return what speaks for an action, as codes with their places."""
        step: Any = state.agenda[-1]
        if not isinstance(action, Move) or not isinstance(step, Muster):
            return ()
        found: list[Reason] = []
        to = action.to
        if to < REGION_COUNT:
            if state.owner[to] == NOBODY:
                found.append(("takes", PLACES[to], 1.0))
            elif relation(state, step.nation, to) == HOSTILE:
                player = Greedy()
                worth = player.worth(state, step.nation)
                gain = player.gain(state, step, action, worth)
                found.append(("points", PLACES[to], gain))
        return tuple(found)

    def material(self, state: State) -> int:
        """Return how many regions the player of the nation whose turn it is holds."""
        return material(state)

    def evaluate(self, state: State, seat: str) -> float:
        """Return by how much a player is ahead of the best other one, at first sight."""
        points = forecast(state)
        others = [value for player, value in points.items() if player != seat]
        return points.get(seat, 0.0) - max(others, default=0.0)

    def roll_context(self, state: State) -> tuple[str, str, bool] | None:
        """Return what the dice are for: a battle and its region, new in its first round."""
        if not state.agenda or state.agenda[-1].waits != ROLLS:
            return None
        step: Any = state.agenda[-1]
        field = getattr(step, "field", None)
        if field is None:
            return (step.purpose, "", True)
        return (step.purpose, PLACES[field.area], step.number <= 1)

    def outcomes(self, state: State) -> list[tuple[float, str, Any]]:
        """Return nothing: what follows a battle depends on its owners' choices."""
        return []


BRAIN: Final = HispaniaBrain()
