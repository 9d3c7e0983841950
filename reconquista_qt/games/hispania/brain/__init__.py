"""What the computer players know of Hispania."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from reconquista_qt.engine.agenda import ROLLS, rolling
from reconquista_qt.games.hispania.rules.actions import Action, Move
from reconquista_qt.games.hispania.rules.battle import AttackerStand, BattleOrder, DefenderStand
from reconquista_qt.games.hispania.rules.capture import RebuildChoice
from reconquista_qt.games.hispania.rules.counters import EventChoice
from reconquista_qt.games.hispania.rules.income import Tribute
from reconquista_qt.games.hispania.rules.movement import HOSTILE, Muster, relation
from reconquista_qt.games.hispania.rules.names import NOBODY, PLACES, REGION_COUNT
from reconquista_qt.games.hispania.rules.retreat import RetreatChoice
from reconquista_qt.games.hispania.rules.state import State

from .greedy import Greedy
from .plans import PLANNED, plans
from .prospects import prospects
from .worth import Taste, material

Reason = tuple[str, str, float]
Line = tuple[tuple[Action, ...], float]
MOST: Final = 30
CAREFUL: Final = Taste(caution=1.2)
# The decisions beside the plans that are worth a search.
SEARCHED: Final = (
    AttackerStand, DefenderStand, RetreatChoice, RebuildChoice, BattleOrder, Tribute, EventChoice,
)  # fmt: skip


class HispaniaBrain:
    """The seam between this game and the players of `reconquista_qt.ai`."""

    series = ("regions", 5)
    whole_plans = True

    def greedy(self, opening: Sequence[Action] = (), turn: int = 0) -> Callable[[State], Action]:
        """Return a new greedy player that first tries to play an opening."""
        return Greedy(opening)

    def expert(self, opening: Sequence[Action] = (), turn: int = 0) -> Callable[[State], Action]:
        """Return a new player that looks no further than the greedy one, but dares less."""
        return Greedy(opening, CAREFUL)

    def lines(self, state: State, most: int) -> list[Line]:
        """Return whole plans for a nation's part, or the answers to what is asked, best first."""
        step = state.agenda[-1]
        if isinstance(step, PLANNED):
            return list(plans(state, most))
        player = Greedy()
        chosen = player(state)
        if not isinstance(step, SEARCHED):
            # Which of equal units is lost, which goes: first sight is as good as any.
            return [((chosen,), 0.0)]
        values: list[Line] = []
        for action in step.options(state)[:MOST]:
            gain = player.value(state, step, action)
            values.append(((action,), gain + (1.0 if action == chosen else 0.0)))
        values.sort(key=lambda line: -line[1])
        return values[: max(1, most)]

    def until(self, state: State) -> Callable[[State], bool]:
        """Return that playouts stop where who is asked acts next: what follows is forecast.

        What the others do with the nations before is played, up to a nation of who is asked or the
        end of the turn, with the points that are paid there.
        """
        nation, turn = state.nation, state.turn
        player_of = state.board.player_of
        asked: str = getattr(state.agenda[-1], "side", player_of[nation])

        def ended(now: State) -> bool:
            return now.turn != turn or (now.nation != nation and player_of[now.nation] == asked)

        return ended

    def reasons(self, state: State, action: Action) -> tuple[Reason, ...]:
        """Return what speaks for an action, as codes with their places."""
        step = state.agenda[-1]
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
        """Return by how much a player is going to be ahead of the others, on the average."""
        points = prospects(state)
        others = [value for player, value in points.items() if player != seat]
        return points.get(seat, 0.0) - sum(others) / max(1, len(others))

    def roll_context(self, state: State) -> tuple[str, str, bool] | None:
        """Return what the dice are for: a battle and its region, new in its first round."""
        if not state.agenda or state.agenda[-1].waits != ROLLS:
            return None
        step = rolling(state)
        field = getattr(step, "field", None)
        if field is None:
            return (step.purpose, "", True)
        return (step.purpose, PLACES[field.area], getattr(step, "number", 1) <= 1)

    def outcomes(self, state: State) -> list[tuple[float, str, State]]:
        """Return nothing: what follows a battle depends on its owners' choices."""
        return []


BRAIN: Final = HispaniaBrain()
