"""Built-in players for the engine protocol: they answer, advise and play many games.

What takes long looks again and again whether it is to stop, and answers with what it has by then.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import inf, sqrt
from statistics import NormalDist, fmean
from time import monotonic
from typing import TYPE_CHECKING, Final

from reconquista_qt.engine.data import Data
from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.session import Session
from reconquista_qt.engine.views import seat_of

from .fields import Problem

if TYPE_CHECKING:
    from reconquista_qt.ai.search import EvaluatedLine

# Of an interval that holds the true figure in 95 of 100 cases.
CERTAINTY: Final = NormalDist().inv_cdf(0.975)
PLAYOUTS: Final = 400
MOST_LINES: Final = 10
STRIDE: Final = 1_000_003

Stop = Callable[[], bool]
Tell = Callable[[Data], None]


class ProgressReports:
    """Tells what is known so far, each time that so many seconds have passed; None for never."""

    def __init__(self, tell: Tell, every: float | None) -> None:
        self._tell, self._every = tell, every
        self._next = inf if every is None else monotonic() + every

    def look(self, so_far: Callable[[], Data]) -> None:
        """Tell how far it has come, where the last report is long enough ago."""
        if self._every is not None and monotonic() >= self._next:
            self._tell(so_far())
            self._next = monotonic() + self._every


class PolicyRunner:
    """Plays decisions of a session by named policies."""

    def __init__(self, stop: Stop = lambda: False) -> None:
        self._stop = stop

    def play(self, session: Session, names: Mapping[str, str], until: str) -> list[object]:
        """Answer until the next decision, phase, turn or the end; return the actions taken.

        `names` are the players of the seats; it ends where a seat is asked that has none. Their
        own dice depend on the game's seed and on how far it is, so that the same requests play the
        same game.
        """
        # Imported here and below: programs that bring their own player need none of it.
        from reconquista_qt.ai.policies import policy

        seed = _seed_of(session)
        chosen = {
            seat: policy(name, session.game, seed + number)
            for number, (seat, name) in enumerate(names.items())
        }
        start = (session.state.turn, session.state.phase)
        actions: list[object] = []
        while isinstance(waiting := session.waiting, Decision):
            seat = seat_of(session.game, session.state, waiting.side)
            choose = chosen.get(seat.id) if seat is not None else None
            if choose is None:
                break
            action = choose(session.state)
            session.act(action)
            actions.append(action)
            now = (session.state.turn, session.state.phase)
            if (
                until == "decision"
                or (until == "turn" and now[0] != start[0])
                or (until == "phase" and now != start)
            ):
                break
        return actions

    def advise(
        self, session: Session, seconds: float | None, playouts: int, progress: ProgressReports
    ) -> Data:
        """Return the most promising lines for the seat that is asked, best first.

        `mean` is what a line comes to for it (a forecast in points), `low` and `high` the ends of
        its 95 % interval; they are null before there are enough playouts.
        """
        from reconquista_qt.ai.brain import brain_of
        from reconquista_qt.ai.search import search
        from reconquista_qt.ai.seated import sampler, seat_to_move

        game, state = session.game, session.state
        if not isinstance(session.waiting, Decision):
            return {"seat": None, "playouts": 0, "lines": []}
        seat, seed = seat_to_move(game, state), _seed_of(session)
        sample = sampler(game, seat, seed)
        end = None if seconds is None else monotonic() + seconds
        judged: Sequence[EvaluatedLine] = ()
        done = -1
        for ranking in search(state, brain_of(game), seed, seat=seat, sample=sample):
            judged, done = ranking, done + 1
            progress.look(partial(_advised, session, seat, judged, done))
            if done >= playouts or (end is not None and monotonic() >= end) or self._stop():
                break
        return _advised(session, seat, judged, done)

    def simulate(
        self, session: Session, names: Mapping[str, str], games: int, progress: ProgressReports
    ) -> Data:
        """Play a position to its end again and again; return what it comes to for each seat.

        What the seat that is asked cannot see is dealt anew in each game.
        """
        from reconquista_qt.ai.playout import cheap_dice, play_out
        from reconquista_qt.ai.policies import players
        from reconquista_qt.ai.seated import sampler, seat_to_move

        game, seed = session.game, _seed_of(session)
        asked = seat_to_move(game, session.state)
        sample = sampler(game, asked, seed)
        points: dict[str, list[float]] = {seat.id: [] for seat in game.seats(session.state)}
        levels: dict[str, Counter[str]] = {seat: Counter() for seat in points}
        winners: Counter[str] = Counter()
        reasons: Counter[str] = Counter()
        turns: list[float] = []

        def so_far() -> Data:
            played = len(turns)
            return {
                "games": played,
                "seats": [
                    {
                        "seat": seat,
                        "points": _mean(values),
                        "won": _share(winners[seat], played),
                        "levels": {
                            name: _share(n, played) for name, n in levels[seat].most_common()
                        },
                    }
                    for seat, values in points.items()
                ],
                "reasons": {name: _share(n, played) for name, n in reasons.most_common()},
                "turns": _mean(turns),
            }

        for number in range(games):
            state = session.state.clone() if sample is None else sample(session.state, number)
            own = seed + STRIDE * (number + 1)
            play_out(state, players(names, game, own), cheap_dice(own))
            for one in game.standings(state):
                points[one.seat].append(one.points)
                levels[one.seat][one.level] += 1
            assert state.over is not None
            if state.over.winner is not None:
                winners[state.over.winner] += 1
            reasons[state.over.reason] += 1
            turns.append(state.turn)
            progress.look(so_far)
            if self._stop():
                break
        return so_far()


def _advised(session: Session, seat: str, ranking: Sequence[EvaluatedLine], done: int) -> Data:
    """Return the best lines so far as data."""
    from reconquista_qt.ai.intervals import playouts_margin

    judged = [one for one in ranking if session.why_not(one.line[0][0]) is None]
    lines = []
    for one in judged[:MOST_LINES]:
        low, high = _around(one.points, playouts_margin)
        lines.append(
            {
                "actions": [session.game.action_data(action) for action in one.line[0]],
                "mean": fmean(one.points) if one.points else None,
                "low": low,
                "high": high,
            }
        )
    return {"seat": seat, "playouts": max(done, 0), "lines": lines}


def names_of(
    session: Session, one: str | None, many: Mapping[str, object] | None
) -> dict[str, str]:
    """Return the player of each seat, from one for all or one for each seat or side.

    Problem (bad-request) names an unknown seat or player.
    """
    from reconquista_qt.ai.policies import PLAYERS

    problems = []
    found = {}
    if one is not None:
        if one not in PLAYERS:
            problems.append(("unknown-policy", "policy", repr(one)[:80]))
        found = {seat.id: one for seat in session.game.seats(session.state)}
    for name, policy in (many or {}).items():
        place = f"policies.{str(name)[:40]}"
        seat = seat_of(session.game, session.state, name)
        if seat is None:
            problems.append(("unknown-seat", place, repr(name)[:80]))
        elif not isinstance(policy, str) or policy not in PLAYERS:
            problems.append(("unknown-policy", place, repr(policy)[:80]))
        else:
            found[seat.id] = policy
    if one is None and many is None:
        problems.append(("missing-field", "policy", ""))
    if problems:
        raise Problem("bad-request", problems=tuple(problems))
    return found


def interval(values: list[float]) -> tuple[float | None, float | None]:
    """Return the ends of the 95 % interval of a mean; None where there are too few values."""
    from reconquista_qt.ai.intervals import margin_of

    return _around(values, margin_of)


def _around(
    values: list[float], margin_of: Callable[[list[float]], float]
) -> tuple[float | None, float | None]:
    if len(values) < 2:
        return None, None
    mean, margin = fmean(values), margin_of(values)
    return mean - margin, mean + margin


def _mean(values: list[float]) -> dict[str, float | None]:
    low, high = interval(values)
    return {"mean": fmean(values) if values else None, "low": low, "high": high}


def _share(count: int, of: int) -> dict[str, float]:
    """Return a share with its 95 % interval (Wilson's, which is right for few games too)."""
    share, z = count / of, CERTAINTY
    middle = (share + z * z / (2 * of)) / (1 + z * z / of)
    reach = z / (1 + z * z / of) * sqrt(share * (1 - share) / of + z * z / (4 * of * of))
    return {"share": share, "low": max(0.0, middle - reach), "high": min(1.0, middle + reach)}


def _seed_of(session: Session) -> int:
    return session.dice.seed * STRIDE + len(session.inputs)
