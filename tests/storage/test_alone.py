"""Locks, journals and whole files: who else is at work, who may read, what is left behind."""

from __future__ import annotations

import errno
import os
import re
import stat
import sys
import types
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.inputs import Acted
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.storage import atomic, crash, locks
from reconquista_qt.storage.atomic import backup_of, stamp_of, write_whole
from reconquista_qt.storage.autosave import LEFT
from reconquista_qt.storage.autosaver import Autosaver
from reconquista_qt.storage.crash import CrashJournal
from reconquista_qt.storage.folders import Folders
from reconquista_qt.storage.locks import InUse, Lock, is_held, only_here
from reconquista_qt.storage.resume import discard, let_go, pending, resume
from tests.duel.rules.state import NUMBER, Move, Rest, Strike
from tests.duels import duel
from tests.games_of_tests import DUEL as DUEL_ENTRY

posix_only = pytest.mark.skipif(sys.platform == "win32", reason="modes of POSIX")


def mode_of(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


# -- locks ---------------------------------------------------------------------------------------


def test_a_file_is_worked_on_by_one_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "table.bin"
    with only_here(path):
        assert is_held(tmp_path / "table.bin.lock")
        with pytest.raises(InUse) as caught, only_here(path):
            raise AssertionError("two at a time")
        assert str(caught.value) == "table.bin"
        assert is_held(tmp_path / "table.bin.lock")  # who came in vain takes nothing away
    assert list(tmp_path.iterdir()) == []
    with pytest.raises(ZeroDivisionError), only_here(path):
        raise ZeroDivisionError
    assert list(tmp_path.iterdir()) == []


@posix_only
def test_a_lock_is_nobody_elses_to_read(tmp_path: Path) -> None:
    lock = Lock(tmp_path / "x.lock")
    assert lock.take()
    assert mode_of(lock.path) == 0o600
    lock.release()


def test_a_lock_over_an_old_one_holds_this_process_alone(tmp_path: Path) -> None:
    path = tmp_path / "x.lock"
    path.write_text("99999999999999 and more")
    lock = Lock(path)
    assert lock.take()
    assert path.read_text() == str(os.getpid())
    lock.release()


@pytest.fixture
def handles(monkeypatch: pytest.MonkeyPatch) -> set[int]:
    """What was opened by its number and is not closed yet."""
    found: set[int] = set()
    real_open, real_close = os.open, os.close

    def noted(*args: Any, **named: Any) -> int:
        handle = real_open(*args, **named)
        found.add(handle)
        return handle

    def closed(handle: int) -> None:
        real_close(handle)
        found.discard(handle)

    monkeypatch.setattr(os, "open", noted)
    monkeypatch.setattr(os, "close", closed)
    return found


def test_no_lock_leaves_a_file_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, handles: set[int]
) -> None:
    lock = Lock(tmp_path / "x.lock")
    assert lock.take()
    for _ in range(3):
        assert not Lock(lock.path).take()
    assert len(handles) == 1
    lock.release()
    lock.release()
    assert not handles

    def full(*_: Any) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(locks.os, "write", full)
    with pytest.raises(OSError, match="full"):
        lock.take()
    assert not handles
    assert is_held(lock.path)  # that cannot be found out: as if it were


def no_locks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the file system know nothing of locks."""
    fcntl = pytest.importorskip("fcntl")

    def never(*_: Any) -> None:
        raise OSError(errno.ENOLCK, "no locks")

    monkeypatch.setattr(fcntl, "flock", never)


@pytest.mark.parametrize(
    ("error", "taken"),
    [
        (ProcessLookupError(errno.ESRCH, "none"), True),
        (PermissionError(errno.EPERM, "another's"), False),
        (None, False),
    ],
    ids=["gone", "another's", "mine"],
)
def test_what_the_system_says_of_a_process_is_believed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: OSError | None, taken: bool
) -> None:
    no_locks(monkeypatch)
    asked: list[tuple[int, int]] = []

    def kill(number: int, signal: int) -> None:
        asked.append((number, signal))
        if error is not None:
            raise error

    monkeypatch.setattr(locks.os, "kill", kill)
    (tmp_path / "x.lock").write_text("12345")
    assert Lock(tmp_path / "x.lock").take() is taken
    assert asked == [(12345, 0)]


@pytest.mark.parametrize("free", [True, False])
def test_on_windows_a_byte_far_beyond_the_number_is_locked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, free: bool
) -> None:
    """A locked byte can be read by nobody else there; the number before it can."""
    asked: list[tuple[int, int, int]] = []

    def locking(handle: int, how: int, count: int) -> None:
        asked.append((os.lseek(handle, 0, os.SEEK_CUR), how, count))
        if not free:
            raise OSError(errno.EACCES, "held")

    made = types.ModuleType("msvcrt")
    made.locking, made.LK_NBLCK = locking, 2  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "msvcrt", made)
    monkeypatch.setattr(locks.sys, "platform", "win32")
    path = tmp_path / "x.lock"
    lock = Lock(path)
    assert lock.take() is free
    (at, how, count) = asked[0]
    assert at >= 1_000_000  # no process has a number with so many figures
    assert (how, count) == (2, 1)
    if free:
        assert path.read_bytes() == str(os.getpid()).encode()
    lock.release()
    assert path.exists() is not free


# -- whole files ---------------------------------------------------------------------------------


@posix_only
@pytest.mark.parametrize("mode", [0o600, 0o644, 0o640])
def test_at_no_moment_may_others_read_what_they_could_not_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mode: int
) -> None:
    path = tmp_path / "game"
    path.write_bytes(b"old")
    path.chmod(mode)
    seen: list[int] = []
    real = os.fsync

    def fsync(handle: int) -> None:
        seen.append(stat.S_IMODE(os.fstat(handle).st_mode))
        real(handle)

    opened: list[int] = []
    real_open = os.open

    def noting(name: Any, flags: int, *more: int) -> int:
        if flags & os.O_CREAT:
            opened.append(more[0])
        return real_open(name, flags, *more)

    monkeypatch.setattr(atomic.os, "fsync", fsync)
    monkeypatch.setattr(atomic.os, "open", noting)
    write_whole(path, b"new")
    assert seen[0] == mode and mode_of(path) == mode
    assert opened == [0o600]
    assert backup_of(path).read_bytes() == b"old"


def test_a_file_that_is_new_has_no_previous_version(tmp_path: Path) -> None:
    path = tmp_path / "game"
    stamp = write_whole(path, b"one")
    assert stamp == stamp_of(path) == (path.stat().st_mtime_ns, 3)
    assert [one.name for one in tmp_path.iterdir()] == ["game"]
    write_whole(path, b"two", keep_previous=False)
    assert [one.name for one in tmp_path.iterdir()] == ["game"]
    assert stamp_of(tmp_path / "none") is None
    assert stamp_of(Path("a\0b")) is None


@pytest.mark.parametrize(("system", "synced"), [("win32", 0), ("linux", 1)])
def test_a_folder_is_synced_where_the_system_knows_of_that(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, system: str, synced: int
) -> None:
    if sys.platform == "win32":
        pytest.skip("no folder can be opened there")
    calls: list[int] = []
    monkeypatch.setattr(atomic.sys, "platform", system)
    monkeypatch.setattr(atomic.os, "fsync", calls.append)
    atomic.sync_folder(tmp_path)
    assert len(calls) == synced
    atomic.sync_folder(tmp_path / "none")  # nothing to sync: no matter
    assert len(calls) == synced


# -- journals ------------------------------------------------------------------------------------


def test_a_journal_is_named_by_its_time_and_nobody_elses_to_read(tmp_path: Path) -> None:
    journal = CrashJournal(tmp_path / "journals")
    journal.watch(duel())
    assert journal.path is not None
    pattern = rf"\d{{8}}-\d{{6}}-{os.getpid()}-[0-9a-f]{{6}}\.journal"
    assert re.fullmatch(pattern, journal.path.name)
    if sys.platform != "win32":
        assert mode_of(journal.path) == 0o600
    journal.leave(keep=False)


def test_no_journal_leaves_a_file_open(tmp_path: Path, handles: set[int]) -> None:
    journal = CrashJournal(tmp_path / "journals")
    for _ in range(3):
        journal.watch(duel())
        assert len(handles) == 2  # it and its lock
    journal.leave(keep=True)
    assert not handles
    (left,) = pending(tmp_path / "journals")
    resume(left, [DUEL_ENTRY])
    assert len(handles) == 1
    let_go(left)
    let_go(left)
    assert not handles
    journal.leave(keep=True)  # nothing more to say
    assert not handles


def test_what_is_taken_back_is_written_down_at_once(tmp_path: Path) -> None:
    session, journal = duel(), CrashJournal(tmp_path)
    journal.watch(session)
    assert journal.path is not None

    def lines() -> list[bytes]:
        assert journal.path is not None
        return [line.rpartition(b" ")[0] for line in journal.path.read_bytes().splitlines()]

    assert len(lines()) == 1
    session.act(Rest())
    session.act(Move(NUMBER["0,0"]))
    session.undo()
    assert lines()[1:] == [
        b'{"n":3,"act":{"do":"rest"}}', b'{"n":4,"act":{"do":"move","to":"0,0"}}', b'{"undo":3}',
    ]  # fmt: skip
    session.dice.queue_up([4])
    session.run()
    assert lines()[-1] == b'{"queue":[4]}'
    session.run()
    assert lines()[-1] == b'{"queue":[4]}'
    assert len(lines()) == 5
    session.name_line("mine")  # the whole game anew
    assert lines()[-1].startswith(b'{"format"') or b'"game"' in lines()[-1][:10]
    assert len(lines()) == 6


def test_a_journal_that_is_watched_no_more_is_told_nothing(tmp_path: Path) -> None:
    session, journal = duel(), CrashJournal(tmp_path)
    journal.settled()  # nobody is watched yet
    assert list(tmp_path.iterdir()) == []
    journal.watch(session)
    journal.watch(session)
    assert session.watchers == [journal]
    journal.leave(keep=True)
    assert session.watchers == []
    session.act(Rest())
    (left,) = pending(tmp_path)
    assert (left.closed, left.turn, left.phase) == (True, 1, "fence")
    assert len(resume(left, [DUEL_ENTRY]).session.inputs) == 2
    discard(left)
    assert list(tmp_path.iterdir()) == []


def test_where_the_lock_is_taken_the_journal_says_so_and_goes_on_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, journal = duel(), CrashJournal(tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr(crash.Lock, "take", lambda _self: False)
        journal.watch(session)
        assert journal.trouble is not None
        assert journal.trouble.code == "cannot-save"
        assert journal.trouble.problems[0][0] == "no-permission"
        assert journal.path is None
    session.act(Rest())
    assert journal.trouble is None
    journal.leave(keep=True)
    (left,) = pending(tmp_path)
    assert resume(left, [DUEL_ENTRY]).session.inputs == session.inputs


def test_games_left_are_offered_the_last_one_first(tmp_path: Path) -> None:
    for number in range(3):
        journal = CrashJournal(tmp_path)
        session = duel()
        for _ in range(number):
            session.act(Rest())
        journal.watch(session)
        path = journal.path
        journal.leave(keep=True)
        assert path is not None
        os.utime(path, (100 * number, 100 * number))
    found = pending(tmp_path)
    assert [game.written for game in found] == [200, 100, 0]
    assert [len(resume(game, [DUEL_ENTRY]).session.inputs) for game in found] == [4, 3, 2]
    for game in found:
        discard(game)


@pytest.mark.parametrize(
    "wrong", [{"n": 4, "dice": [9], "faces": 6}, {"n": 4, "act": {"do": "strike", "chit": False}}]
)
def test_what_the_rules_forbid_ends_a_journal(tmp_path: Path, wrong: dict[str, Any]) -> None:
    session, journal = duel(), CrashJournal(tmp_path)
    journal.watch(session)
    session.act(Rest())
    journal.leave(keep=True)
    (left,) = pending(tmp_path)
    left.path.write_bytes(left.path.read_bytes() + crash.line_of(wrong))
    again, notes = resume(left, [DUEL_ENTRY])
    assert [(note.code, note.args) for note in notes] == [("resumed-early", (("input", 3),))]
    assert again.inputs == session.inputs
    assert again.undone == []
    let_go(left)


def test_what_lies_ahead_of_a_journal_and_fits_no_more_is_dropped(tmp_path: Path) -> None:
    session, journal = duel(), CrashJournal(tmp_path)
    session.act(Rest())
    session.act(Rest())
    session.undo()
    session.undone = [Acted(Rest()), Acted(Strike(False))]  # too far to strike
    journal.watch(session)
    journal.leave(keep=True)
    (left,) = pending(tmp_path)
    again, notes = resume(left, [DUEL_ENTRY])
    assert again.undone == []
    assert notes[0].code == "line-ahead-dropped"
    assert notes[0].args == (("count", 2),)
    let_go(left)


def test_a_journal_of_no_game_of_the_house_is_refused_and_let_go(tmp_path: Path) -> None:
    journal = CrashJournal(tmp_path)
    journal.watch(duel())
    journal.leave(keep=True)
    (left,) = pending(tmp_path)
    for _ in range(2):
        with pytest.raises(BadInput) as caught:
            resume(left, [])
        assert caught.value.problems == (("unknown-game", "game", "duel"),)
        assert not is_held(left.path.with_suffix(".lock"))
    assert left.path.exists()


# -- what is saved of itself ---------------------------------------------------------------------


@pytest.fixture
def keeper(tmp_path: Path) -> Autosaver:
    return Autosaver(Folders(tmp_path / "d", tmp_path / "c", tmp_path / "s"), autosaves=2)


def test_a_game_that_another_takes_the_place_of_is_saved_as_it_was_left(keeper: Autosaver) -> None:
    first, other = duel(), duel()
    keeper.watch(first)
    keeper.watch(other)
    assert keeper.ring.saves() == []  # nobody had done anything yet
    other.act(Rest())
    keeper.watch(other)
    assert keeper.ring.saves() == []  # it goes on
    keeper.watch(first)
    assert [save.kind for save in keeper.ring.saves()] == [LEFT]
    assert keeper not in other.watchers and other.watchers == []
    keeper.leave(resume=False)
    assert first.watchers == []


def test_a_full_disk_is_told_once_and_that_it_is_over_too(
    keeper: Autosaver, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[BadInput | None] = []
    keeper._on_trouble = told.append
    session, chance = duel(), 0
    keeper.watch(session)
    assert told == []

    def full(*_: Any) -> None:
        raise BadInput("cannot-save", (("disk-full", "", ""),))

    with monkeypatch.context() as patch:
        patch.setattr(keeper.ring, "write", full)
        while isinstance(session.waiting, Decision) and chance < 4:
            session.act(Rest())
            chance += 1
        assert [trouble.code if trouble else "" for trouble in told][:1] == ["cannot-save"]
        keeper.watch(duel())
        assert keeper.trouble is not None
    other = duel()
    other.act(Rest())
    keeper.watch(other)
    assert keeper.trouble is None
    assert told[-1] is None
    assert all((one is None) != (two is None) for one, two in pairwise(told))


def test_going_along_a_line_saves_nothing(keeper: Autosaver) -> None:
    session = duel()
    for _ in range(6):
        session.act(Rest())
    session.undo(1)
    keeper.watch(session)
    session.go_to(6)  # a turn goes by, and something still lies ahead
    assert keeper.ring.saves() == []
    session.undo()
    session.name_line("x")
    assert keeper.ring.saves() == []
    while session.undone:
        session.redo()
    before = len(keeper.ring.saves())
    session.act(Rest())
    session.act(Rest())
    assert len(keeper.ring.saves()) == before + 1
