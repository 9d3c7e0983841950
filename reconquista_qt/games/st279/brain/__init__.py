"""What the computer players know of Reconquista! The Struggle for Iberia."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, cast

from reconquista_qt.engine.agenda import ROLLS
from reconquista_qt.games.st279.rules.actions import Action, Attack, Besiege, Garrison
from reconquista_qt.games.st279.rules.combat import Battle
from reconquista_qt.games.st279.rules.forces import force_of
from reconquista_qt.games.st279.rules.names import END
from reconquista_qt.games.st279.rules.state import State
from reconquista_qt.games.st279.rules.steps import Roll

from .expert import Expert
from .greedy import Greedy
from .lines import lines_of
from .worth import evaluate, material

Reason = tuple[str, str, float]
Line = tuple[tuple[Action, ...], float]


class IberiaBrain:
    """The seam between this game and the players of `reconquista_qt.ai`."""

    series = ("cities", 16)
    whole_plans = True

    def greedy(self, opening: Sequence[Action] = (), turn: int = 0) -> Callable[[State], Action]:
        """Return a new greedy player that first tries to play an opening."""
        return Greedy(opening)

    def expert(self, opening: Sequence[Action] = (), turn: int = 0) -> Callable[[State], Action]:
        """Return the player by whom playouts are played: the one who makes plans."""
        return Expert(opening)

    def until(self, state: State) -> Callable[[State], bool]:
        """Return where playouts stop: when the last campaign of the turn is over."""
        return lambda now: now.phase == END

    def lines(self, state: State, most: int) -> list[Line]:
        """Return the most promising answers, best first, the expert's own among them.

        In a campaign they are whole plans, and to do no more; where little depends on the answer,
        the expert's alone.
        """
        return lines_of(state, most)

    def reasons(self, state: State, action: Action) -> tuple[Reason, ...]:
        """Return what speaks for an action, as codes of `words.advising` with their places."""
        power = state.campaign
        match action:
            case Garrison(area):
                own = state.relations.friends[power] >> state.controller[area] & 1
                return (("guards" if own else "takes", state.board.areas[area], 1.0),)
            case Besiege(area, units):
                chance = Greedy().siege_chance(state, area, units, power)
                return (("takes", state.board.areas[area], chance),) if chance else ()
            case Attack(area, against, units):
                enemies = force_of(state.field[area], against)
                gain = Greedy().balance(state, units, enemies)
                return (("wears", state.board.areas[area], gain),) if gain > 0 else ()
        return ()

    def material(self, state: State) -> int:
        """Return how many cities the Christian side holds."""
        return material(state)

    def evaluate(self, state: State, seat: str) -> float:
        """Return a forecast of what the game comes to for a side."""
        return evaluate(state, seat)

    def roll_context(self, state: State) -> tuple[str, str, bool] | None:
        """Return the purpose of the dice that a state waits for, and their area."""
        if not state.agenda or state.agenda[-1].waits != ROLLS:
            return None
        step = cast("Roll", state.agenda[-1])
        battle: object = getattr(step, "battle", None)
        area: object = battle.area if isinstance(battle, Battle) else getattr(step, "area", -1)
        name = state.board.areas[area] if isinstance(area, int) and area >= 0 else ""
        return (step.purpose, name, True)

    def outcomes(self, state: State) -> list[tuple[float, str, State]]:
        """Return nothing: what follows the dice depends on the owners' choices."""
        return []


BRAIN: Final = IberiaBrain()
