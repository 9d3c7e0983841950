"""The review of a game in the background: a process on each core, stopped at once.

reviewers = Reviewers(Review.of(session))
while not reviewers.finished: reviewers.poll(); ...
reviewers.stop()
"""

from __future__ import annotations

import os
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from typing import Final

from .findings import Result
from .parent_watchdog import end_with_the_parent
from .review import Bench, Played, Review, Task

POLITE: Final = 10  # the window, and whatever else runs, comes first

_benches: list[Bench] = []


def _prepare(played: Played) -> None:
    """Make a worker ready for one game."""
    end_with_the_parent()
    if hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(POLITE)
    _benches[:] = [Bench(played)]


def _do(task: Task, about: tuple[object, ...] | None) -> Result:
    return _benches[0].do(task, about)


class Reviewers:
    """Whoever waits calls `poll` from time to time; it never blocks."""

    def __init__(self, review: Review, jobs: int | None = None) -> None:
        self.review = review
        self._running: dict[Task, Future[Result]] = {}
        self._pool: ProcessPoolExecutor | None = None
        if not review.finished:
            self._pool = ProcessPoolExecutor(
                jobs or os.cpu_count() or 1, get_context("spawn"), _prepare, (review.played,)
            )
            self._submit()

    @property
    def finished(self) -> bool:
        """Whether nothing more will come."""
        return self._pool is None

    def poll(self) -> bool:
        """Take what has been found meanwhile; say whether there was anything.

        What went wrong in a worker is raised here.
        """
        done = [task for task, future in self._running.items() if future.done()]
        try:
            for task in done:
                self.review.take(task, self._running.pop(task).result())
        except BaseException:
            self.stop()
            raise
        if self.review.finished:
            self.stop()
        elif done and not self._running:
            self._submit()
        return bool(done)

    def _submit(self) -> None:
        assert self._pool is not None
        for task, about in self.review.wanted():
            self._running[task] = self._pool.submit(_do, task, about)

    def stop(self) -> None:
        """Stop at once; what has been found stays in the review."""
        pool, self._pool = self._pool, None
        self._running.clear()
        if pool is None:
            return
        for process in list((pool._processes or {}).values()):
            process.terminate()
        pool.shutdown(wait=False, cancel_futures=True)
