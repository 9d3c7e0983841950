"""A process that stands by and works aside: one job at a time, heard while it works, stoppable.

    aside = BackgroundProcess()
    aside.start(advise, game.id, state, 0)
    while aside.is_busy:
        for message in aside.hear(): ...
    aside.close()

Whoever owns it never waits for it. A job is a generator function of module level; it yields
messages, or None where it has nothing to say but may be interrupted.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from time import monotonic
from typing import Final, Generic, TypeVar

from .playout import collect_rarely

M = TypeVar("M")  # the messages of a job

Job = Callable[..., Iterator[M | None]]

PATIENCE: Final = 0.05  # seconds that a job has to let itself be interrupted, then it is ended
DEATHS: Final = 2  # of its processes after which a job is given up
TAKEN, SAID, ENDED = "taken", "said", "ended"


class BackgroundProcess(Generic[M]):
    """The owner's side of the process."""

    def __init__(self, niceness: int = 0) -> None:
        """Start the process; `niceness` is how far it stands back for others, as `nice` counts."""
        self._kindness = niceness
        self._number = 0
        self._wanted: tuple[Job[M], tuple[object, ...]] | None = None
        self._deaths = 0
        self._begin()

    def _begin(self) -> None:
        # A process that starts afresh behaves alike on every platform, and copies no window.
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(theirs, self._kindness), daemon=True)
        self._process.start()
        theirs.close()
        self._at_work = False
        self._due: float | None = None

    @property
    def is_busy(self) -> bool:
        """Whether a job is wanted that has not come to its end."""
        return self._wanted is not None

    @property
    def is_settled(self) -> bool:
        """Whether the process does nothing that is not wanted any more."""
        return self._due is None

    @property
    def pid(self) -> int | None:
        """The number of the process."""
        return self._process.pid

    def start(self, job: Job[M], *arguments: object) -> None:
        """Do a job, in place of the one before."""
        self._wanted, self._deaths = (job, arguments), 0
        self._send()

    def stop(self) -> None:
        """Drop the job; nothing more is heard of it."""
        if self._wanted is not None:
            self._wanted = None
            self._send()

    def hear(self) -> list[M]:
        """Return what the job has said since the last time; to be called often while there is one.

        A process that died on its job, or does not let itself be interrupted, is replaced.
        """
        said: list[M] = []
        try:
            while self._pipe.poll():
                number, kind, message = self._pipe.recv()
                self._at_work = kind != ENDED
                if number != self._number:
                    continue
                self._due = None
                if kind == SAID and self._wanted is not None:
                    said.append(message)
                elif kind == ENDED:
                    self._wanted = None
        except (EOFError, OSError):
            self._deaths += 1
            if self._deaths >= DEATHS:
                self._wanted = None
            self._replace()
        if self._due is not None and monotonic() > self._due:
            self._replace()
        return said

    def close(self) -> None:
        """End the process, whatever it does."""
        self._wanted = None
        self._process.kill()
        self._process.join(1)
        self._pipe.close()

    def _send(self) -> None:
        self._number += 1
        if self._at_work and self._due is None:
            self._due = monotonic() + PATIENCE
        # Where the process has died, `hear` finds out.
        with suppress(OSError):
            self._pipe.send((self._number, *(self._wanted or (None, ()))))

    def _replace(self) -> None:
        wanted = self._wanted
        self.close()
        self._begin()
        if wanted is not None:
            self._wanted = wanted
            self._send()


def _work(pipe: Connection, niceness: int) -> None:
    """Do what is wanted until the owner is gone."""
    # Ctrl+C in a terminal is meant for the owner, who ends this process.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    collect_rarely()
    with suppress(EOFError, OSError):
        while True:
            number, job, arguments = pipe.recv()
            while pipe.poll():
                number, job, arguments = pipe.recv()
            pipe.send((number, TAKEN, None))
            if job is not None:
                for message in job(*arguments):
                    if message is not None:
                        pipe.send((number, SAID, message))
                    if pipe.poll():
                        break
                if pipe.poll():
                    continue
            pipe.send((number, ENDED, None))
