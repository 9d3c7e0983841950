"""A file is written whole or not at all, and what was there before is still there."""

from __future__ import annotations

import errno
import os
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.games import GAMES
from reconquista_qt.storage import atomic
from reconquista_qt.storage.atomic import backup_of, stamp_of, write_whole
from reconquista_qt.storage.saves import read_game, write_game
from reconquista_qt.storage.trouble import name_of


def code_of(attempt: Callable[[], object]) -> str:
    with pytest.raises(BadInput) as caught:
        attempt()
    assert caught.value.code == "cannot-save"
    return caught.value.problems[0][0]


def failing(number: int) -> Callable[..., Any]:
    def fail(*_args: Any, **_options: Any) -> Any:
        raise OSError(number, os.strerror(number))

    return fail


def test_the_previous_version_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "a.reconquista"
    for content in (b"one", b"two", b"three"):
        write_whole(path, content)
    assert path.read_bytes() == b"three"
    assert backup_of(path).read_bytes() == b"two"
    assert sorted(p.name for p in tmp_path.iterdir()) == ["a.reconquista", "a.reconquista.bak"]


def test_without_hard_links_the_previous_version_is_copied(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "link", failing(errno.EPERM))
    path = tmp_path / "a"
    write_whole(path, b"one")
    write_whole(path, b"two")
    assert backup_of(path).read_bytes() == b"one"


@pytest.mark.parametrize("call", ["fsync", "replace", "open"])
@pytest.mark.parametrize(
    ("number", "code"),
    [
        (errno.ENOSPC, "disk-full"),
        (errno.EDQUOT, "disk-full"),
        (errno.EROFS, "read-only"),
        (errno.EACCES, "no-permission"),
        (errno.EBUSY, "locked"),
        (errno.EIO, "io-error"),
    ],
)
def test_a_failure_at_any_step_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, played: Any, call: str, number: int, code: str
) -> None:
    path = tmp_path / "a.reconquista"
    session = played(10)
    write_game(session, path)
    old = path.read_bytes()
    session.undo()
    with monkeypatch.context() as patch:
        target: Any = atomic if call == "open" else os
        patch.setattr(target, call, failing(number), raising=False)
        assert code_of(lambda: write_game(session, path)) == code
    assert path.read_bytes() == old
    assert [p.name for p in tmp_path.iterdir() if p.suffix != ".bak"] == ["a.reconquista"]
    write_game(session, path)
    assert read_game(path, GAMES).session.undone == session.undone


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no such device here")
def test_a_really_full_device() -> None:
    device = os.open("/dev/full", os.O_WRONLY)
    with pytest.raises(OSError) as caught:
        os.write(device, b"x")
    os.close(device)
    assert name_of(caught.value) == "disk-full"


def test_a_really_full_disk(tmp_path: Path) -> None:
    """Files may grow to 10 kB only in a process of its own: the save is larger."""
    resource = pytest.importorskip("resource")
    assert resource
    script = """
import resource, signal, sys
from pathlib import Path
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.rules.game import GAME as RECONQUISTA
from reconquista_qt.storage.saves import write_game
path = Path(sys.argv[1])
path.write_text("as before")
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (10_000, 10_000))
try:
    write_game(Session.new(RECONQUISTA, seed=1), path)
except BadInput as trouble:
    print(trouble.code, trouble.problems[0][0])
"""
    path = tmp_path / "game.reconquista"
    command = [sys.executable, "-c", script, str(path)]
    root = Path(__file__).parents[2]
    done = subprocess.run(command, capture_output=True, text=True, cwd=root, check=True)
    assert done.stdout == "cannot-save disk-full\n"
    assert path.read_text() == "as before"
    assert list(tmp_path.glob(".*.tmp")) == []


def test_a_folder_that_has_vanished(tmp_path: Path) -> None:
    assert code_of(lambda: write_whole(tmp_path / "gone" / "a", b"x")) == "folder-gone"


def test_a_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert code_of(lambda: write_whole(tmp_path / "file" / "a", b"x")) == "folder-gone"


def test_a_folder_in_place_of_the_file(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    assert code_of(lambda: write_whole(tmp_path / "a", b"x")) == "is-folder"


@pytest.mark.skipif(
    sys.platform == "win32" or os.geteuid() == 0, reason="who may write everywhere sees no lock"
)
def test_a_read_only_folder(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    try:
        assert code_of(lambda: write_whole(tmp_path / "a", b"x")) == "no-permission"
    finally:
        tmp_path.chmod(0o700)


@pytest.mark.parametrize("name", ["a\0b", "x" * 300, "ñ" * 200])
def test_names_that_the_system_does_not_allow(tmp_path: Path, name: str) -> None:
    assert code_of(lambda: write_whole(tmp_path / name, b"x")) == "bad-name"


def test_the_longest_name_is_allowed(tmp_path: Path) -> None:
    path = tmp_path / ("x" * 255)
    write_whole(path, b"one")
    write_whole(path, b"two")
    assert path.read_bytes() == b"two"


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    path = tmp_path / "real" / "a"
    path.write_text("old")
    link = tmp_path / "link"
    link.symlink_to(path)
    write_whole(link, b"new")
    assert link.is_symlink()
    assert path.read_bytes() == b"new"


def test_a_file_written_by_somebody_else_meanwhile_is_spared(tmp_path: Path) -> None:
    path = tmp_path / "a"
    stamp = write_whole(path, b"mine")
    stamp = write_whole(path, b"mine again", expected=stamp)
    path.write_bytes(b"theirs")
    assert code_of(lambda: write_whole(path, b"x", expected=stamp)) == "changed-meanwhile"
    assert path.read_bytes() == b"theirs"
    path.unlink()
    write_whole(path, b"it was deleted", expected=stamp)
    assert stamp_of(path) is not None


def test_what_killed_writers_left_is_swept_when_it_is_old(tmp_path: Path) -> None:
    old, fresh = tmp_path / ".a[1].1-dead.tmp", tmp_path / ".a[1].2-busy.tmp"
    for left in (old, fresh):
        left.write_text("half")
    os.utime(old, (1, 1))
    write_whole(tmp_path / "a[1]", b"x")
    assert not old.exists()
    assert fresh.exists()


def test_killed_while_writing_the_file_is_whole(tmp_path: Path) -> None:
    """A process that writes without end is killed again and again."""
    script = """
import sys
from pathlib import Path
from reconquista_qt.storage.atomic import write_whole
path = Path(sys.argv[1])
n = 0
while True:
    n += 1
    write_whole(path, (str(n % 10) * 200_000).encode())
    print(n, flush=True)
"""
    path = tmp_path / "a"
    root = Path(__file__).parents[2]
    for round_ in range(8):
        command = [sys.executable, "-c", script, str(path)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=root) as writer:
            assert writer.stdout is not None
            for _ in range(3 + round_ * 5):
                writer.stdout.readline()
            writer.kill()
        for kept in (path, backup_of(path)):
            content = kept.read_bytes()
            assert len(content) == 200_000
            assert len(set(content)) == 1


@pytest.mark.skipif(os.name == "nt", reason="modes of POSIX")
@pytest.mark.parametrize("mode", [0o600, 0o640, 0o666])
def test_who_may_read_a_file_stays_as_it_was(tmp_path: Path, mode: int) -> None:
    path = tmp_path / "a"
    write_whole(path, b"one")
    path.chmod(mode)
    write_whole(path, b"two")
    assert path.read_bytes() == b"two"
    assert {p.stat().st_mode & 0o777 for p in (path, backup_of(path))} == {mode}


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes here")
def test_what_is_no_file_is_not_written_to(tmp_path: Path, played: Any) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "link").symlink_to("pipe")
    for path in (tmp_path / "pipe", tmp_path / "link", Path("/dev/null")):
        before = path.lstat().st_mode
        assert code_of(lambda path=path: write_game(played(3), path)) == "not-a-file"
        assert path.lstat().st_mode == before
    assert sorted(p.name for p in tmp_path.iterdir()) == ["link", "pipe"]


@pytest.mark.skipif(sys.platform == "win32", reason="there the system syncs folders itself")
def test_the_data_and_then_its_name_are_synced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A name that is not on the disk is lost with the power, however well the data was kept."""
    done: list[str] = []
    replace, fsync = os.replace, os.fsync

    def replaced(one: Any, other: Any) -> None:
        done.append("named")
        replace(one, other)

    def synced(handle: int) -> None:
        done.append("folder" if stat.S_ISDIR(os.fstat(handle).st_mode) else "data")
        fsync(handle)

    monkeypatch.setattr(os, "replace", replaced)
    monkeypatch.setattr(os, "fsync", synced)
    write_whole(tmp_path / "a", b"one", keep_previous=False)
    assert done == ["data", "named", "folder"]
