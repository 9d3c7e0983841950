"""Files that anybody may have made: a clear error in bounded time and memory, never half a game."""

from __future__ import annotations

import gzip
import json
import os
import random
import subprocess
import sys
import time
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from reconquista_qt.engine.decision import Decision, Over
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.engine.session import Session
from reconquista_qt.games import GAMES
from reconquista_qt.games.reconquista.words import Words
from reconquista_qt.storage.library import Library
from reconquista_qt.storage.saves import as_bytes, from_bytes, read_game
from reconquista_qt.storage.trouble import CODES
from tests.waiting import PATIENCE

ROOT = Path(__file__).parents[2]
# The figures of docs/reliability.md were measured with 10,000.
VARIANTS = int(os.environ.get("RECONQUISTA_VARIANTS", "500"))
SECONDS = 60.0  # of the processor: however busy the machine is


def code_of(content: bytes) -> str:
    started = time.process_time()
    with pytest.raises(BadInput) as caught:
        from_bytes(content, GAMES, "x.reconquista")
    assert time.process_time() - started < SECONDS
    assert caught.value.code in ("bad-save", "newer-save")
    assert caught.value.problems
    assert all(len(part) <= 400 for problem in caught.value.problems for part in problem)
    return caught.value.problems[0][0]


def whole(session: Session) -> None:
    """Check that a game that was opened is one that can be played on, shown and saved."""
    game = session.game
    assert game.problems(session.state) == []
    waiting = session.waiting
    if isinstance(waiting, Decision):
        assert waiting.options
        assert all(session.why_not(option) is None for option in waiting.options)
        session.fork().act(waiting.options[0])
    else:
        assert isinstance(waiting, Over) or session.dice.typed or session.undone
    again = from_bytes(as_bytes(session), GAMES, "again")
    assert again.session.inputs == session.inputs
    assert len(again.session.branches) == len(session.branches)
    for branch in session.branches:
        try:
            session.fork().switch(branch)
        except Exception as error:
            assert type(error).__name__ in ("Refused", "ValueError")


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "empty"),
        (b"\0" * 4096, "empty"),
        (b"   \n", "empty"),
        (b"{", "not-json"),
        (b"hello", "not-json"),
        (b"\xff\xfe\x00", "not-utf8"),
        ("ñ".encode("latin-1"), "not-utf8"),
        (b"[]", "not-a-save"),
        (b"7", "not-a-save"),
        (b"{}", "not-a-save"),
        (b'{"format": 1}', "not-a-save"),
        (b'{"format": 1, "game": "reconquista"}', "missing-field"),
        (b"[" * 1_000_000, "too-deep"),
        (b'{"a":' * 200_000, "too-deep"),
        (b"[" + b"[]," * 3_000_000 + b"[]]", "too-big"),
        (b"1" * 100_000, "bad-value"),
        (b"NaN", "bad-value"),
        (b'{"format": 1, "game": "\\ud800"}', "not-utf8"),
        (b"\x1f\x8b", "bad-gzip"),
        (b"\x1f\x8b\x08\x00" + b"x" * 100, "bad-gzip"),
        (gzip.compress(b"", mtime=0), "empty"),
        (b"PK\x03\x04", "not-json"),
        (b"\x80\x04\x95", "not-utf8"),
    ],
    ids=lambda value: value if isinstance(value, str) else repr(value[:12]),
)
def test_no_saves(content: bytes, code: str) -> None:
    assert code in CODES
    assert code_of(content) == code


def test_truncated_anywhere(played: Any) -> None:
    content = as_bytes(played(20))
    for end in range(1, len(content) - 2, len(content) // 60):
        assert code_of(content[:end]) in ("not-json", "not-utf8")
    packed = gzip.compress(content)
    for end in range(1, len(packed) - 1, len(packed) // 40):
        assert code_of(packed[:end]) in ("bad-gzip", "not-json")


def bomb() -> Iterator[bytes]:
    """Yield a hundred megabytes of blanks in a hundred kilobytes."""
    squeezer = zlib.compressobj(9, wbits=zlib.MAX_WBITS | 16)
    blanks = b" " * 1_000_000
    for _ in range(100):
        yield squeezer.compress(blanks)
    yield squeezer.flush()


def test_bombs_and_giants_take_little_memory(tmp_path: Path) -> None:
    pytest.importorskip("resource")
    (tmp_path / "bomb").write_bytes(b"".join(bomb()))
    with open(tmp_path / "sparse", "wb") as file:
        file.truncate(1 << 30)
    with open(tmp_path / "giant", "wb") as file:
        file.write(b'{"format":1,"game":"')
        file.truncate(1 << 30)
    script = """
import resource, sys
from pathlib import Path
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.games import GAMES
from reconquista_qt.storage.saves import read_game
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
for name in sys.argv[1:]:
    try:
        read_game(Path(name), GAMES)
    except BadInput as trouble:
        print(trouble.problems[0][0])
grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
print(grown // 1024 < 300)
"""
    files = [str(tmp_path / name) for name in ("bomb", "sparse", "giant")]
    command = [sys.executable, "-c", script, *files]
    done = subprocess.run(
        command, capture_output=True, text=True, cwd=ROOT, check=True, timeout=PATIENCE
    )
    assert done.stdout.split() == ["too-big", "too-big", "too-big", "True"]


def test_names_that_are_no_files(tmp_path: Path) -> None:
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    (tmp_path / "dangling").symlink_to(tmp_path / "nowhere")
    wanted = {
        tmp_path: "is-folder",
        tmp_path / "none": "file-gone",
        tmp_path / "loop": "bad-name",
        tmp_path / "dangling": "file-gone",
        tmp_path / ("x" * 500): "bad-name",
        Path("a\0b"): "bad-name",
    }
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe")
        wanted[tmp_path / "pipe"] = "not-a-save"
        wanted[Path("/dev/zero")] = "not-a-save"
    for path, code in wanted.items():
        with pytest.raises(BadInput) as caught:
            read_game(path, GAMES)
        assert caught.value.problems[0][0] == code, path


def test_nothing_in_a_file_names_another(tmp_path: Path, played: Any) -> None:
    """Paths in names stay names: reading opens no other file."""
    session = played(10)
    session.name_line("../../etc/passwd\0\r\n<script>")
    loaded = from_bytes(as_bytes(session), GAMES, "x").session
    assert loaded.line == "../../etc/passwd\0\r\n<script>"
    data = json.loads(as_bytes(session))
    data["scenario"] = "../../../etc/passwd"
    whole(from_bytes(json.dumps(data).encode(), GAMES, "x").session)


WRONG = (None, True, -1, 0, 7, 10**30, 1.5, 1e308, "", "x" * 5000, "ñ\0", [], {}, [[]], {"a": {}})


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    yield path
    if isinstance(data, dict):
        for key in data:
            yield from places(data[key], (*path, key))
    elif isinstance(data, list):
        for n in range(min(len(data), 3)):
            yield from places(data[n], (*path, n))


def replaced(data: Any, path: tuple[Any, ...], value: Any) -> Any:
    if not path:
        return value
    copy = data.copy()
    copy[path[0]] = replaced(copy[path[0]], path[1:], value)
    return copy


def without(data: Any, path: tuple[Any, ...]) -> Any:
    copy = data.copy()
    if len(path) == 1:
        del copy[path[0]]
    else:
        copy[path[0]] = without(copy[path[0]], path[1:])
    return copy


def check(data: Any) -> bool:
    """Read some data; whether it was a game, and then a whole one."""
    started = time.process_time()
    try:
        loaded = from_bytes(json.dumps(data).encode(), GAMES, "x")
    except BadInput as trouble:
        assert trouble.code in ("bad-save", "newer-save")
        assert trouble.problems
        return False
    finally:
        assert time.process_time() - started < SECONDS
    whole(loaded.session)
    return True


def test_wrong_types_and_missing_and_unknown_fields(played: Any) -> None:
    session = played(12, lines=2)
    session.undo()
    data = json.loads(as_bytes(session))
    chance = random.Random(1)
    every = [path for path in places(data) if path]
    for path in chance.sample(every, min(len(every), 400)):
        check(replaced(data, path, chance.choice(WRONG)))
        check(without(data, path))
    for path in chance.sample(every, 60):
        inside = data
        for step in path:
            inside = inside[step]
        if isinstance(inside, dict):
            check(replaced(data, path, {**inside, "unknown": 1}))
    assert not check({**data, "unknown": 1})
    assert check(data)


def test_random_bytes_over_a_good_file(played: Any) -> None:
    contents = [as_bytes(played(25, lines=1)), as_bytes(played(25, typed=True))]
    contents.append(gzip.compress(contents[0], mtime=0))
    chance = random.Random(VARIANTS)
    opened = 0
    for number in range(VARIANTS):
        content = bytearray(contents[number % len(contents)])
        for _ in range(chance.choice([1, 1, 2, 5, 50])):
            at = chance.randrange(len(content))
            match chance.randrange(4):
                case 0:
                    content[at] = chance.randrange(256)
                case 1:
                    content[at] ^= 1 << chance.randrange(8)
                case 2:
                    del content[at : at + chance.randint(1, 40)]
                case _:
                    digits = [n for n, byte in enumerate(content) if 48 <= byte < 58]
                    content[chance.choice(digits or [at])] = chance.randint(48, 57)
        started = time.process_time()
        try:
            loaded = from_bytes(bytes(content), GAMES, "x")
        except BadInput as trouble:
            assert trouble.problems
        else:
            opened += 1
            whole(loaded.session)
        assert time.process_time() - started < SECONDS
    print(f"{VARIANTS} variants, {opened} of them still a whole game")


def numbers(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if isinstance(data, dict):
        for key in data:
            yield from numbers(data[key], (*path, key))
    elif isinstance(data, list):
        for n in range(len(data)):
            yield from numbers(data[n], (*path, n))
    elif type(data) is int:
        yield path


@pytest.mark.parametrize("number", [2**31, -(2**31) - 1, 2**63, 10**30])
def test_a_number_beyond_all_reason_can_still_be_told_of(
    played: Any, number: int, tmp_path: Path
) -> None:
    """Wherever it stands: the file is refused, or what is opened can be said in each language."""
    session = played(20, lines=1)
    data = json.loads(as_bytes(session))
    data["earlier"] = data["events"][:40]
    words = [Words(language) for language in ("en", "es")]
    chance = random.Random(number)
    every = [path for path in numbers(data) if path[:2] != ("map", "data")]
    kinds = {(path[0], path[-1]): path for path in every}
    opened = 0
    for path in {*kinds.values(), *chance.sample(every, 60)}:
        content = json.dumps(replaced(data, path, number)).encode()
        file = tmp_path / "x.reconquista"
        file.write_bytes(content)
        info = Library(tmp_path).info(file)
        assert info is not None
        try:
            session = from_bytes(content, GAMES, "x").session
        except BadInput:
            session = None
        for wording in words:
            wording.points(info.points)
            if session is not None:
                opened += 1
                wording.prompt_rich(session.waiting, session.state)
                for entry in session.journal:
                    wording.event(entry)
                    wording.event_rich(entry)
    assert opened


def test_the_log_of_a_made_up_file_is_told_without_what_is_beyond_reason(played: Any) -> None:
    data = json.loads(as_bytes(played(5)))
    args = {"area": "oviedo", "count": 2**31, "replaced": {}}
    made_up = {"turn": 1, "phase": "rebellion", "input": 0, "kind": "rebels_rose",
               "rule": "phase1/x", "args": args}  # fmt: skip
    data["earlier"] = [made_up, {**made_up, "args": {**args, "count": 3}}]
    loaded = from_bytes(json.dumps(data).encode(), GAMES, "x")
    assert [note.code for note in loaded.notes] == ["log-shortened"]
    assert [entry.event.args()["count"] for entry in loaded.session.earlier] == [3]


@pytest.mark.parametrize("text", ["1e999", "-1e999", "1e400"])
def test_a_number_that_json_cannot_give_back_is_refused(text: str) -> None:
    assert code_of(b'{"format": 1, "game": "reconquista", "x": %b}' % text.encode()) == "bad-value"
