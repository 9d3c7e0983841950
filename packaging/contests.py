"""Contests of built-in players in games of several seats: what `ladder GAME` and `balance` share.

Games are kept in build/contests and go on where a run was stopped.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, nullcontext
from math import sqrt
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from reconquista_qt.ai.laboratory import Experiment, Row, alone, in_processes  # noqa: E402
from reconquista_qt.ai.results import Growing, rows_so_far  # noqa: E402
from reconquista_qt.games import entry_of  # noqa: E402
from reconquista_qt.storage.locks import InUse, only_here  # noqa: E402

KEPT: Final = ROOT / "build" / "contests"
CERTAINTY: Final = 1.96  # standard errors on either side: 95 of 100 intervals hold the share


class Setting(NamedTuple):
    """What is played: a scenario with options, and so many games in all."""

    scenario: str
    options: Mapping[str, Any]
    games: int


def seats_of(game: str, setting: Setting) -> list[str]:
    """Return the seats of a setting in their order."""
    rules = entry_of(game).rules()
    options = {**rules.default_options, **setting.options}
    return [seat.id for seat in rules.seats(rules.new(setting.scenario, options))]


def played(experiment: Experiment, jobs: int) -> list[Row]:
    """Return the rows of an experiment; those not kept yet are played, unless jobs is 0."""
    given = [f"{key}-{value}" for key, value in experiment.options.items()]
    seated = [f"{seat}-{name}" for seat, name in experiment.policies.items()]
    parts = [experiment.game, experiment.scenario, *given, experiment.policy, *seated]
    name = "_".join(part.replace(":", "-") for part in parts)
    # Short batches: a run that is stopped loses little.
    return grown(KEPT / f"{name}-{experiment.games}.csv", experiment, jobs, name, together=2)


def grown(out: Path, experiment: Experiment, jobs: int, name: str, together: int = 0) -> list[Row]:
    """Return the rows kept beside `out`, after playing those that are missing unless jobs is 0.

    Of a batch that is handed out, `together` games are played together (0: as many as usual). Two
    runs never play the same games at once: the second ends, and says why; looking is always free.
    """
    out.parent.mkdir(parents=True, exist_ok=True)
    if not jobs:
        return rows_so_far(out, experiment)
    spreading = in_processes(jobs) if jobs > 1 else nullcontext(alone)
    with not_twice(out), closing(Growing(out, experiment)) as growing, spreading as spread:
        batches: Iterable[tuple[int, ...]] = experiment.batches(growing.rows)
        if together:
            left = [seed for batch in batches for seed in batch]
            batches = [tuple(left[i : i + together]) for i in range(0, len(left), together)]
        for rows in spread(experiment, batches):
            growing.add(rows)
            done = f"{len(growing.rows)} of {experiment.games}"
            print(f"{name}: {done}", file=sys.stderr, flush=True)
        return [growing.rows[seed] for seed in experiment.seeds() if seed in growing.rows]


@contextmanager
def not_twice(out: Path) -> Iterator[None]:
    """Play the games of a file while nobody else does; SystemExit, with what can be done, if so."""
    try:
        with only_here(out):
            yield
    except InUse as busy:
        raise SystemExit(
            f"{busy}: another run is playing these games. Wait until it has ended, or stop it and"
            " start this one again: it goes on from there. --played shows what there is so far."
        ) from busy


def contest(game: str, setting: Setting, one: str, others: str, jobs: int) -> dict[str, list[Row]]:
    """Return the rows of a player against all others, by the seat in which it sat.

    Each seat has the same seeds, so that luck is shared out alike.
    """
    seats = seats_of(game, setting)
    each = -(-setting.games // len(seats))
    return {
        seat: played(
            Experiment(game, others, 1, each, setting.scenario, dict(setting.options),
                       policies={seat: one}),
            jobs,
        )
        for seat in seats
    }  # fmt: skip


def won(row: Row, seat: str) -> float:
    """Return what a seat has won: 1, a part where the victory is shared, 0."""
    points = {name: value for name, value, _ in row.standings}
    best = max(points.values())
    if row.winner:
        return 1.0 if row.winner == seat else 0.0
    winners = [name for name, value in points.items() if value == best]
    return 1.0 / len(winners) if seat in winners else 0.0


def lead(row: Row, seat: str) -> float:
    """Return by how many points a seat is ahead of the best other one."""
    points = {name: value for name, value, _ in row.standings}
    return points[seat] - max(value for name, value in points.items() if name != seat)


def ahead(row: Row, seat: str) -> float:
    """Return which part of the others a seat has more points than; equal points count for half."""
    points = {name: value for name, value, _ in row.standings}
    own = points.pop(seat)
    return sum(own > other or (own == other) / 2 for other in points.values()) / len(points)


def share(values: Sequence[float]) -> str:
    """Return a share with its 95 % confidence interval (Wilson's).

    Values between 0 and 1 spread less than wins and losses: the interval is too wide then, if
    anything.
    """
    n, mean, z = len(values), sum(values) / len(values), CERTAINTY
    middle = (mean + z * z / (2 * n)) / (1 + z * z / n)
    margin = z * sqrt(mean * (1 - mean) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return f"{mean:.0%} ({max(0.0, middle - margin):.0%} to {min(1.0, middle + margin):.0%})"


def told(setting: Setting) -> str:
    """Return a setting in a few words."""
    options = ", ".join(f"{key} {value}" for key, value in setting.options.items())
    return f"{setting.scenario} ({options})" if options else setting.scenario
