"""The built-in players by name."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Container, Iterator, Mapping
from itertools import chain, count, takewhile
from math import inf
from time import monotonic
from typing import Final

from reconquista_qt.engine.agenda import Ask, asking
from reconquista_qt.engine.game import AnyGame
from reconquista_qt.engine.state import GameState

from .brain import Policy, brain_of, ends_with_decision, follows_plans
from .levels import LEVEL_OF, LEVELS, slipping
from .search import WIDTH, best_line, search
from .seated import by_seat, honest, sampler, seat_to_move

PLAYOUTS: Final = 100  # at a decision, of all its lines together
WIDE: Final = 16  # lines that are looked at where there is time for them
WIDE_FROM: Final = 200  # playouts
MOST_SEARCHES: Final = 8  # in one phase; then the expert goes on
MOST_PLAYOUTS: Final = 1_000_000
PLANNER: Final = "planner"
SEARCHES: Final = 100_000  # more than a game has decisions
SEAT_STRIDE: Final = 7_368_787  # keeps the seeds of the seats apart
BUDGET: Final = re.compile(r"([1-9][0-9]{0,6})|([0-9]{1,3}(?:\.[0-9]{1,3})?)s", re.ASCII)


class Players(Container[str]):
    """The names that `policy` knows, for whoever has to choose one."""

    def __contains__(self, name: object) -> bool:
        """Whether there is a player of that name, a budget of playouts after a colon included."""
        if not isinstance(name, str):
            return False
        player, colon, budget = name.partition(":")
        if colon:
            return player == PLANNER and budget_of(budget) is not None
        return player in POLICIES or player in LEVEL_OF

    def __iter__(self) -> Iterator[str]:
        """Yield the names as they are shown."""
        levels = (level.id for level in LEVELS)
        yield from (*sorted(POLICIES), f"{PLANNER}:N", f"{PLANNER}:Ts", *levels)


class RepeatablePlayers(Players):
    """Those that play alike with equal seeds: no clock decides how far they look."""

    def __contains__(self, name: object) -> bool:
        """Whether there is such a player of that name."""
        return super().__contains__(name) and not (":" in str(name) and str(name).endswith("s"))

    def __iter__(self) -> Iterator[str]:
        """Yield the names as they are shown."""
        yield from (name for name in super().__iter__() if not name.endswith(":Ts"))


PLAYERS: Final = Players()
REPEATABLE: Final = RepeatablePlayers()


def budget_of(text: str) -> tuple[int, float] | None:
    """Return the playouts and the seconds of a budget such as `400` or `0.5s`, None for others."""
    found = BUDGET.fullmatch(text)
    if found is None:
        return None
    playouts, seconds = found.groups()
    if seconds:
        return (MOST_PLAYOUTS, float(seconds)) if float(seconds) > 0 else None
    return (int(playouts), inf) if int(playouts) <= MOST_PLAYOUTS else None


def policy(name: str, game: AnyGame, seed: int = 0) -> Policy:
    """Return a player for one game, from a state that waits for a decision to a legal action.

    `planner:N` is the planner with N playouts at each decision, `planner:Ts` the one that thinks
    for T seconds; a level of play (`LEVELS`) is one of them with slips of its own. Equal seeds play
    alike, unless time is the measure; a player may remember its plan, so each game needs its own.
    KeyError where `name` is not in `PLAYERS`.
    """
    if name not in PLAYERS:
        raise KeyError(name)
    level = LEVEL_OF.get(name)
    if level is not None:
        return slipping(policy(level.player, game, seed), level.slips, seed)
    player, _, given = name.partition(":")
    budget = budget_of(given)
    if budget is not None:
        return planner_player(game, seed, *budget)
    return POLICIES[player](game, seed)


def players(names: Mapping[str, str], game: AnyGame, seed: int = 0) -> Policy:
    """Return the player that lets each seat be played by the one that is named for it.

    KeyError where a name is not in `PLAYERS`, or where a seat is asked that has none.
    """
    found = {
        seat: policy(name, game, seed + SEAT_STRIDE * number)
        for number, (seat, name) in enumerate(names.items())
    }
    return by_seat(game, found)


def random_player(game: AnyGame, seed: int) -> Policy:
    """Return the player that takes any option by chance."""
    chance = random.Random(seed).random

    def choose(state: GameState) -> object:
        # Without a call in between: nothing is done as often as this.
        step: Ask[GameState, object] = state.agenda[-1]  # type: ignore[assignment]
        return step.draw(state, chance)

    return choose


def greedy_player(game: AnyGame, seed: int) -> Policy:
    """Return the player that takes what is best at first sight; it leaves nothing to chance."""
    return honest(game, brain_of(game).greedy(), seed)


def expert_player(game: AnyGame, seed: int) -> Policy:
    """Return the best player that needs no search, by which playouts are played."""
    return honest(game, brain_of(game).expert(), seed)


def planner_player(
    game: AnyGame, seed: int, playouts: int = PLAYOUTS, seconds: float = inf
) -> Policy:
    """Return the player that searches by playouts, until so many or so long at each decision."""
    brain = brain_of(game)
    width = WIDE if playouts >= WIDE_FROM else WIDTH
    numbers, samples = count(seed * SEARCHES), count(seed * SEARCHES)
    phase, searches = (0, ""), 0
    seen: set[str] = set()
    finisher: Policy | None = None
    within = ends_with_decision(brain)
    planned = ""  # the kind of decision that a plan is for
    plan: list[object] = []  # what is left of a plan that is followed, the next step last

    def choose(state: GameState) -> object:
        nonlocal phase, searches, finisher, planned
        seat = seat_to_move(game, state)
        sample = sampler(game, seat, next(samples))
        if sample is not None:
            state = sample(state, -2)
        options = asking(state).options(state)
        kind = asking(state).kind
        if plan and within and kind != planned:
            plan.clear()
        if plan:
            action = plan.pop()
            if asking(state).refuse(state, action) is None:
                return action
            plan.clear()
        if len(options) == 1:
            return options[0]
        if phase != (state.turn, state.phase):
            phase, searches, finisher = (state.turn, state.phase), 0, None
            seen.clear()
        if finisher is not None:
            return finisher(state)
        usual = brain.expert()(state)
        searches += 1
        if searches <= MOST_SEARCHES:
            ranking = search(state, brain, next(numbers), width=width, seat=seat, sample=sample)
            if seconds < inf:
                end = monotonic() + seconds
                first = [next(ranking)]
                ranking = chain(first, takewhile(lambda _found: monotonic() < end, ranking))
            action, *rest = best_line(ranking, playouts, usual)[0]
            if follows_plans(brain):
                plan[:] = reversed(rest)
                planned = kind
            return action
        # An expert that is asked anew for each step forgets its plan, and may go round in a circle.
        position = game.digest(state)
        if position in seen:
            finisher = brain.expert()
            return finisher(state)
        seen.add(position)
        return usual

    return choose


POLICIES: Final[dict[str, Callable[[AnyGame, int], Policy]]] = {
    "random": random_player,
    "greedy": greedy_player,
    "expert": expert_player,
    PLANNER: planner_player,
}
