"""Finding challenges: positions with one decision that is clearly better than every other.

A decision is looked at by the adviser's search first. What looks clear is then proved by playouts
of its own: each rival is played to the end of the game, again and again, with the same dice as the
best decision, until its lag is certain. No forecast has a say in that.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from statistics import fmean
from typing import Final

from reconquista_qt.engine.agenda import asked, asking, no_dice, settle
from reconquista_qt.engine.data import Data
from reconquista_qt.engine.game import AnyGame
from reconquista_qt.engine.state import GameState

from .brain import Brain, Line, Policy, brain_of
from .judging import keyed_dice, points_of_seat, worth
from .playout import cheap_dice, play_out
from .policies import planner_player, policy
from .search import error_of, search
from .seated import hides, seat_to_move

Key = tuple[object, ...]

PLAYERS: Final = ("greedy", "wayward", "expert")  # who plays the games that are looked through
WAYWARD: Final = 0.3  # how often that player takes an option at random
LOOKS: Final = 10  # decisions of each kind in a game that are looked at, all of them
LATE: Final = 2  # turns before the last or later: what comes of early ones is decided by many dice
MOST_OF_A_GAME: Final = 2
FEWEST_CHOICES: Final = 5  # decisions with fewer are no riddle
GLANCE: Final = (6, 12)  # lines that are looked at first, and rounds: playouts of each line that
ALL: Final = (1 << 10, 20)  # may still be the best; and for all decisions, where that is promising
HOPEFUL: Final = 0.3  # points that the glance,
PROMISING: Final = 0.5  # and those that the search must see between the best decision and the next
RIVALS: Final = 6  # decisions that are played to the end beside the best
LEAD: Final = 0.5  # points by which the best must be ahead of each other decision,
CERTAIN: Final = 0.1  # and those by which it is, for certain
SURE: Final = 2.5  # standard errors that count as certain
PORTION: Final = 40  # playouts to the end, after which it is looked whether more are needed
MOST: Final = 320
LAST: Final = 1 << 20  # more than a game has turns
STRIDE: Final = 10_007  # keeps the playouts of one game's decisions apart
TRIES: Final = (("greedy", 1), ("planner:8", 6), ("planner:30", 6), ("planner:120", 6))


@dataclass(frozen=True, slots=True)
class Rival:
    """Another decision, and how far it lies behind the best: points, standard error, playouts."""

    action: Data
    behind: float
    error: float
    playouts: int


@dataclass(frozen=True, slots=True)
class Challenge:
    """A position, the decision that is clearly best in it, and what the others come to.

    `found` of the quick players find it, from 0 to 1; `points` is what the best comes to. `source`
    tells how to meet the position again: scenario, player, seed and number of the decision.
    """

    position: Data
    kind: str
    side: str
    best: Data
    plan: tuple[Data, ...]
    points: float
    error: float
    rivals: tuple[Rival, ...]
    choices: int
    found: float
    source: Mapping[str, object] = field(default_factory=dict)

    @property
    def lead(self) -> float:
        """By how many points the best is ahead of the next best."""
        return min(rival.behind for rival in self.rivals)


def decision_key(action: Data) -> Key:
    """Return what a decision is about: an action without its amounts.

    Actions that differ only in how many are one decision: what is asked of a challenge is what to
    do, and where.
    """
    return tuple((name, value) for name, value in sorted(action.items()) if not _is_amount(value))


def _is_amount(value: object) -> bool:
    return isinstance(value, (int, float, dict)) and not isinstance(value, bool)


def find(
    game: AnyGame, number: int, options: Mapping[str, object] | None = None
) -> list[Challenge]:
    """Play game `number`, and return the challenges found in it; the same ones each time."""
    scenarios = game.scenarios
    scenario = scenarios[number % len(scenarios)]
    name = PLAYERS[number // len(scenarios) % len(PLAYERS)]
    rules = {**game.default_options, **(options or {})}
    found: list[Challenge] = []
    looks = decisions(game, scenario, name, number, rules)
    for place, state in picked(game, looks, number, rules):
        source = {"scenario": scenario, "player": name, "seed": number, "decision": place}
        challenge = look(game, state, number * STRIDE + place, source)
        if challenge is not None:
            found.append(challenge)
            if len(found) == MOST_OF_A_GAME:
                break
    return found


def picked(
    game: AnyGame,
    looks: Sequence[tuple[int, GameState]],
    number: int,
    options: Mapping[str, object],
) -> Iterator[tuple[int, GameState]]:
    """Yield the decisions of a game that are looked at: some that a position can bring back."""
    draw = random.Random(number)
    looked: Counter[str] = Counter()
    for place, state in draw.sample(looks, len(looks)):
        kind = asking(state).kind
        if looked[kind] < LOOKS and comes_back(game, state, options):
            looked[kind] += 1
            yield place, state


def decisions(
    game: AnyGame, scenario: str, player: str, seed: int, options: Mapping[str, object]
) -> list[tuple[int, GameState]]:
    """Play a game and return its late decisions, by their numbers."""
    state = game.new(scenario, options)
    choose = player_of(game, player, seed)
    met: list[tuple[int, GameState]] = []
    number = 0

    def watch(now: GameState) -> object:
        nonlocal number
        number += 1
        if len(asking(now).options(now)) >= FEWEST_CHOICES:
            met.append((number, now.clone()))
        return choose(now)

    play_out(state, watch, cheap_dice(seed))
    return [(place, one) for place, one in met if one.turn >= state.turn - LATE]


def player_of(game: AnyGame, name: str, seed: int) -> Policy:
    """Return one of the players of the games that are looked through."""
    if name == "wayward":
        return wayward(game, seed)
    return brain_of(game).expert() if name == "expert" else policy(name, game, seed)


def wayward(game: AnyGame, seed: int) -> Policy:
    """Return a player that is greedy, but now and then does something else."""
    greedy = policy("greedy", game, seed)
    rng = random.Random(seed)

    def choose(state: GameState) -> object:
        options = asking(state).options(state)
        astray = rng.random() < WAYWARD
        return options[int(rng.random() * len(options))] if astray else greedy(state)

    return choose


def comes_back(game: AnyGame, state: GameState, options: Mapping[str, object]) -> bool:
    """Whether the position alone leads to the same decision with the same choices, and no die."""
    if hides(game):
        return False
    again = game.from_position(game.position(state), options)
    settle(again, no_dice)
    step = asked(again)
    return (
        again.over is None
        and step is not None
        and game.digest(again) == game.digest(state)
        and list(step.options(again)) == list(asking(state).options(state))
    )


def look(
    game: AnyGame, state: GameState, seed: int, source: Mapping[str, object]
) -> Challenge | None:
    """Return the challenge that a position is, or None where no decision is clearly the best."""
    brain, seat = brain_of(game), seat_to_move(game, state)
    first = scouted(game, brain, state, seed, seat, *GLANCE)
    if len(first) > 1 and first[0][1] - first[1][1] < HOPEFUL:
        return None
    groups = scouted(game, brain, state, seed, seat, *ALL)
    if len(groups) < FEWEST_CHOICES:
        return None
    plan, _ = groups[0]
    # The moves of one plan can be made in another order: they are no rivals of it.
    same = {decision_key(game.action_data(action)) for action in plan}
    others = [one for one in groups[1:] if decision_key(game.action_data(one[0][0])) not in same]
    if not others or groups[0][1] - others[0][1] < PROMISING:
        return None
    points: list[float] = []
    rivals = []
    for line, _ in others[:RIVALS]:
        proved = prove(state, brain, plan, line, seed, seat, points)
        if proved is None:
            return None
        rivals.append(Rival(game.action_data(line[0]), *proved))
    step = asking(state)
    return Challenge(
        game.position(state),
        step.kind,
        step.side,
        game.action_data(plan[0]),
        tuple(game.action_data(action) for action in plan),
        fmean(points),
        error_of(points),
        tuple(sorted(rivals, key=lambda rival: rival.behind)),
        len({decision_key(game.action_data(one)) for one in step.options(state)}),
        share_that_finds(game, state, same, seed),
        source,
    )


def scouted(
    game: AnyGame, brain: Brain, state: GameState, seed: int, seat: str, width: int, rounds: int
) -> list[tuple[tuple[object, ...], float]]:
    """Return the best line of each decision with its mean in a short search, best first."""
    known: list[Line] = brain.lines(state, width)
    more: list[Line] = []
    if len(known) < width:  # these are all there are: every option has its chance
        told = {line[0][0] for line in known}
        options = asking(state).options(state)
        more = [((option,), 0.0) for option in options if option not in told]
    ranking = search(state, brain, seed, width=width, seat=seat, also=more)
    judged = next(ranking)
    lines = len(judged)
    for judged in islice(ranking, rounds * lines):
        if len(judged[0].points) >= rounds:
            break
    best: dict[Key, tuple[tuple[object, ...], float]] = {}
    for one in judged:
        key = decision_key(game.action_data(one.line[0][0]))
        if one.points and (key not in best or one.mean > best[key][1]):
            best[key] = one.line[0], one.mean
    return sorted(best.values(), key=lambda group: -group[1])


def prove(
    state: GameState,
    brain: Brain,
    plan: Sequence[object],
    rival: Sequence[object],
    seed: int,
    seat: str,
    points: list[float],
) -> tuple[float, float, int] | None:
    """Return the rival's lag, its standard error and the playouts; None unless it is certain.

    `points` are what the playouts of the plan came to, and are added to where more are needed.
    """
    lags: list[float] = []
    while len(lags) < MOST:
        for number in range(len(lags), len(lags) + PORTION):
            if number == len(points):
                points.append(played(state, brain, plan, seed * MOST + number, seat))
            lags.append(points[number] - played(state, brain, rival, seed * MOST + number, seat))
        lag, error = fmean(lags), error_of(lags)
        if lag > LEAD and lag - SURE * error > CERTAIN:
            return lag, error, len(lags)
        if lag + error < LEAD:
            return None
    return None


def played(state: GameState, brain: Brain, line: Sequence[object], number: int, seat: str) -> float:
    """Return a seat's points at the end of a game that begins with a line."""
    copy = state.clone()
    worth(copy, brain, keyed_dice(number, copy), LAST, tuple(line), seat)
    if copy.over is None:
        raise AssertionError("a playout that does not end")
    return points_of_seat(copy.over, seat)


def share_that_finds(game: AnyGame, state: GameState, wanted: Collection[Key], seed: int) -> float:
    """Return how many of the quick players decide so, each kind counting alike, from 0 to 1."""
    shares = []
    for name, tries in TRIES:
        kind, _, playouts = name.partition(":")
        right = 0
        for attempt in range(tries):
            chooser = (
                planner_player(game, seed + attempt, int(playouts))
                if playouts
                else policy(kind, game, seed + attempt)
            )
            right += decision_key(game.action_data(chooser(state.clone()))) in wanted
        shares.append(right / tries)
    return fmean(shares)


def games(game: AnyGame, first: int) -> Iterator[tuple[int, list[Challenge]]]:
    """Yield the numbers of games, without end, and the challenges found in each."""
    number = first
    while True:
        yield number, find(game, number)
        number += 1
