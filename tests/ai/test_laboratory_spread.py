"""Many games over processes and machines, some of which are killed on the way: the same rows."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError
from multiprocessing import active_children
from pathlib import Path
from typing import Any, NamedTuple

import psutil
import pytest

from reconquista_qt.ai import laboratory
from reconquista_qt.ai.results import Growing
from reconquista_qt.cli import simulate
from tests.waiting import PATIENCE, until

ROOT = Path(simulate.__file__).parents[2]
GAMES = 2000
COMMAND = ["--games", str(GAMES), "--policy", "random", "--seed", "5", "--out"]
Start = Callable[..., subprocess.Popen[str]]


@pytest.fixture(scope="module")
def expected(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The rows as one process alone writes them."""
    out = tmp_path_factory.mktemp("alone") / "rows.csv"
    assert simulate.main([*COMMAND, str(out), "--jobs", "1"]) == 0
    return out.read_bytes()


@pytest.fixture
def start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Start]:
    """Start Python programs that end with the test, whatever happens."""
    monkeypatch.setenv("LC_ALL", "C")
    started: list[subprocess.Popen[str]] = []

    def run(*words: str, log: str = "log.txt") -> subprocess.Popen[str]:
        with (tmp_path / log).open("a", encoding="utf-8") as sink:
            process = subprocess.Popen(
                [sys.executable, *words],
                stdout=sink,
                stderr=subprocess.STDOUT,
                cwd=tmp_path,
                env={**os.environ, "PYTHONPATH": str(ROOT)},
                text=True,
            )
        started.append(process)
        return process

    yield run
    for process in started:
        if process.poll() is None:
            for one in psutil.Process(process.pid).children(recursive=True):
                one.kill()
            process.kill()
            process.wait()


def lines_of(path: Path) -> int:
    return path.read_text(encoding="utf-8").count("\n") if path.exists() else 0


def is_under_way(out: Path) -> bool:
    """Whether some rows are there, and many are still to come."""
    rows = lines_of(out.with_name(out.name + ".part")) - 1
    assert rows < 0.8 * GAMES
    return rows > 100


def test_a_run_that_was_killed_goes_on_where_it_was(
    tmp_path: Path, expected: bytes, start: Start
) -> None:
    out = tmp_path / "rows.csv"
    run = start("-m", "reconquista_qt", "simulate", *COMMAND, str(out), "--jobs", "2")
    until(lambda: is_under_way(out))
    players = psutil.Process(run.pid).children(recursive=True)
    assert len(players) >= 2
    run.kill()
    run.wait()
    until(lambda: not any(player.is_running() for player in players))  # nobody is left playing
    experiment = laboratory.Experiment("reconquista", "random", 5, GAMES)
    kept = Growing(out, experiment)
    kept.close()
    assert 100 < len(kept.rows) < GAMES
    assert not out.exists()
    assert simulate.main([*COMMAND, str(out), "--jobs", "2"]) == 0
    assert out.read_bytes() == expected
    assert sorted(path.name for path in tmp_path.glob("rows*")) == ["rows.csv"]


@pytest.mark.skipif(sys.platform == "win32", reason="no Ctrl+C for another process")
def test_a_run_that_was_stopped_says_how_to_go_on(tmp_path: Path, start: Start) -> None:
    out = tmp_path / "rows.csv"
    # So many games that none of them is the last before the signal comes.
    command = ["--games", "1000000", "--policy", "random", "--out", str(out), "--jobs", "1"]
    run = start("-m", "reconquista_qt", "simulate", *command)
    until(lambda: lines_of(out.with_name("rows.csv.part")) > 100)
    run.send_signal(signal.SIGINT)
    assert run.wait(PATIENCE) == simulate.STOPPED
    assert "goes on from" in (tmp_path / "log.txt").read_text(encoding="utf-8")
    assert out.with_name("rows.csv.part").exists()


def test_progress_is_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["--games", "60", "--policy", "random", "--out", str(tmp_path / "rows.csv")]
    assert simulate.main([*command, "--jobs", "1"]) == 0
    shown = re.findall(r"(\d+) of 60 games, [\d.]+ a second", capsys.readouterr().err)
    assert shown == ["20", "40", "60"]


# -- Dask ----------------------------------------------------------------------------------------


class Scheduler(NamedTuple):
    """A scheduler in a process of its own."""

    address: str
    process: subprocess.Popen[str]


@pytest.fixture
def scheduler(start: Start) -> Scheduler:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    words = ["--host", "127.0.0.1", "--port", str(port), "--no-dashboard", "--no-show"]
    process = start("-m", "distributed.cli.dask_scheduler", *words, log="scheduler.txt")
    until(lambda: answers(port))
    return Scheduler(f"tcp://127.0.0.1:{port}", process)


def answers(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def a_worker(start: Start, scheduler: Scheduler) -> subprocess.Popen[str]:
    words = [scheduler.address, "--nthreads", "1", "--no-nanny", "--no-dashboard"]
    return start("-m", "distributed.cli.dask_worker", *words, log="workers.txt")


def spread(start: Start, out: Path, scheduler: Scheduler) -> subprocess.Popen[str]:
    words = [*COMMAND, str(out), "--scheduler", scheduler.address]
    return start("-m", "reconquista_qt", "simulate", *words)


def test_a_worker_may_be_killed_in_the_middle(
    tmp_path: Path,
    expected: bytes,
    start: Start,
    scheduler: Scheduler,
) -> None:
    out = tmp_path / "rows.csv"
    run = spread(start, out, scheduler)
    # A run waits for its workers, and says so.
    until(lambda: "No worker" in (tmp_path / "log.txt").read_text(encoding="utf-8"))
    first, second = (a_worker(start, scheduler) for _ in range(2))
    until(lambda: (tmp_path / "workers.txt").read_text(encoding="utf-8").count("Registered") == 2)
    until(lambda: is_under_way(out))
    first.kill()
    first.wait()
    assert not out.exists()
    assert run.wait(PATIENCE) == 0
    assert second.poll() is None
    assert out.read_bytes() == expected


def test_a_scheduler_that_was_killed_is_told_and_nothing_is_lost(
    tmp_path: Path,
    expected: bytes,
    start: Start,
    scheduler: Scheduler,
) -> None:
    out = tmp_path / "rows.csv"
    a_worker(start, scheduler)
    run = spread(start, out, scheduler)
    until(lambda: is_under_way(out))
    scheduler.process.kill()
    assert run.wait(PATIENCE) == simulate.FAILED
    told = (tmp_path / "log.txt").read_text(encoding="utf-8")
    assert "No Dask scheduler answers" in told
    assert "Traceback" not in told
    assert simulate.main([*COMMAND, str(out), "--jobs", "1"]) == 0
    assert out.read_bytes() == expected


class LostDask:
    """Stands in for Dask where a scheduler is lost at a moment, with an error of that moment."""

    class KilledWorker(Exception):
        pass

    class ClosedClientError(Exception):
        pass

    def __init__(self, moment: str, error: BaseException, status: str = "cancelled") -> None:
        self.moment, self.error, self.status = moment, error, status
        self.client = self
        self.closed = False

    def reach(self, moment: str) -> None:
        if moment == self.moment:
            raise self.error

    def Client(self, _address: str, timeout: float) -> LostDask:
        self.reach("beginning")
        return self

    def scheduler_info(self) -> dict[str, dict[str, str]]:
        self.reach("asking for workers")
        return {"workers": {"one": "worker"}}

    def submit(self, _play: object, _experiment: object, _seeds: object, pure: bool) -> LostDask:
        self.reach("handing out")
        return self

    def as_completed(self, tasks: list[LostDask]) -> Iterator[LostDask]:
        self.reach("waiting")
        for task in tasks:
            self.reach("the next one")
            yield task

    def result(self) -> list[str]:
        self.reach("gathering")
        return ["a row"]

    def release(self) -> None:
        self.reach("letting go")

    def close(self) -> None:
        self.closed = True
        if self.moment != "beginning":
            raise self.error


MOMENTS = (
    "beginning", "asking for workers", "handing out", "waiting", "the next one", "gathering",
    "letting go",
)  # fmt: skip


@pytest.mark.parametrize("moment", MOMENTS)
def test_whatever_dask_says_when_the_scheduler_is_lost_nobody_answers(
    moment: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from distributed.client import FutureCancelledError
    from distributed.comm import CommClosedError

    errors = (
        CommClosedError("in <TCP (closed) ConnectionPool.gather>: Stream is closed"),
        FutureCancelledError("play", "scheduler-connection-lost"), CancelledError(),
        asyncio.CancelledError(), TimeoutError(), ConnectionRefusedError(), OSError("timed out"),
        RuntimeError("IOLoop is closed"), LostDask.KilledWorker(), LostDask.ClosedClientError(),
    )  # fmt: skip
    for error in errors:
        dask = LostDask(moment, error)
        monkeypatch.setitem(sys.modules, "distributed", dask)  # type: ignore[arg-type]
        experiment = laboratory.Experiment("reconquista", "random", 5, 30)
        with (
            pytest.raises(laboratory.NoScheduler, match="tcp://somewhere"),
            laboratory.on_scheduler("tcp://somewhere", lambda: None) as spread,
        ):
            list(spread(experiment, experiment.batches()))
        assert dask.closed or moment == "beginning"


def test_an_error_of_the_game_is_not_taken_for_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    dask = LostDask("gathering", RuntimeError("the game is at fault"), status="error")
    monkeypatch.setitem(sys.modules, "distributed", dask)  # type: ignore[arg-type]
    experiment = laboratory.Experiment("reconquista", "random", 5, 30)
    with (
        pytest.raises(RuntimeError, match="the game is at fault"),
        laboratory.on_scheduler("tcp://somewhere") as spread,
    ):
        list(spread(experiment, experiment.batches()))


def test_an_address_where_nobody_answers_is_told_in_both_languages(
    tmp_path: Path, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = {
        "en": "No Dask scheduler answers at",
        "es": "Ningún planificador de Dask responde en",
    }
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))  # bound, and nobody listens
        addresses = [f"tcp://127.0.0.1:{nobody.getsockname()[1]}", "what is this", "tcp://nowhere"]
        runs = {}
        for language in words:
            monkeypatch.setenv("LC_ALL", language)
            for n, address in enumerate(addresses):
                log = f"{language}{n}.txt"
                command = [*COMMAND, f"rows-{language}{n}.csv", "--scheduler", address]
                runs[log] = start("-m", "reconquista_qt", "simulate", *command, log=log)
        for log, run in runs.items():
            assert run.wait(PATIENCE) == simulate.FAILED
            told = (tmp_path / log).read_text(encoding="utf-8")
            assert words[log[:2]] in told and addresses[int(log[2])] in told
            assert len(told.splitlines()) == 1  # no traceback, no chatter
    assert not list(tmp_path.glob("rows*"))


def test_who_interrupts_waits_for_nobody() -> None:
    """Without being ended at once, the process would be waited for until its work is done."""
    before = set(active_children())
    with pytest.raises(KeyboardInterrupt), laboratory.in_processes(1) as spread:
        crew: Any = spread.__self__  # type: ignore[attr-defined]
        crew._pool.submit(time.sleep, 100_000)
        assert set(active_children()) - before
        raise KeyboardInterrupt
    assert set(active_children()) <= before
