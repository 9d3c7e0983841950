"""Each part of the storage by itself: limits to the digit, and what is read of odd files."""

from __future__ import annotations

import errno
import gzip
import json
import os
import random
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.inputs import Acted, Rolled
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.engine.session import Session
from reconquista_qt.storage import jsonfile, locks
from reconquista_qt.storage.atomic import backup_of, write_whole
from reconquista_qt.storage.autosave import END, LEFT, PHASE, TURN, AutosaveRing
from reconquista_qt.storage.crash import line_of, record_of
from reconquista_qt.storage.elsewhere import Elsewhere
from reconquista_qt.storage.folders import HOME_VARIABLE, folders
from reconquista_qt.storage.hall import Finished, enter, finished_game, hall, hall_file
from reconquista_qt.storage.jsonfile import Constant, finite, parse, read_bytes, text_of
from reconquista_qt.storage.library import Library, is_allowed, name_of
from reconquista_qt.storage.locks import Lock, is_held
from reconquista_qt.storage.migrations import migrated
from reconquista_qt.storage.own_files import own_files
from reconquista_qt.storage.progress import followed, part
from reconquista_qt.storage.resume import _Line, pending
from reconquista_qt.storage.saves import read_game, write_game
from reconquista_qt.storage.settings import change_settings, read_settings, write_settings
from reconquista_qt.storage.starts import (
    folder_of,
    own_starts,
    read_start,
    remove_start,
    write_start,
)
from reconquista_qt.storage.trouble import name_of as code_of_error
from reconquista_qt.storage.trouble import told
from tests.duel.rules.game import GAME as DUEL
from tests.duel.rules.state import Rest
from tests.games_of_tests import DUEL as DUEL_ENTRY


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    return tmp_path / "home"


def problem(attempt: Any, *args: Any, **named: Any) -> tuple[str, tuple[str, str, str]]:
    with pytest.raises(BadInput) as caught:
        attempt(*args, **named)
    return caught.value.code, caught.value.problems[0]


def over(seed: int = 1) -> Session:
    """Return a duel that has ended, played at random."""
    session, chance = Session.new(DUEL, seed=seed), random.Random(seed)
    while isinstance(session.waiting, Decision):
        session.act(chance.choice(session.waiting.options))
    return session


# -- JSON files ----------------------------------------------------------------------------------


def test_a_file_may_be_as_long_as_allowed_and_no_longer(tmp_path: Path) -> None:
    path = tmp_path / "x"
    path.write_bytes(b"12345678")
    assert read_bytes(path, "bad-save", 8) == b"12345678"
    assert problem(read_bytes, path, "bad-save", 7) == ("bad-save", ("too-big", str(path), "7"))


@pytest.mark.parametrize("most", [9, 10])
def test_what_is_packed_may_be_as_long_as_allowed_and_no_longer(most: int) -> None:
    text = json.dumps("x" * (most - 2)).encode()
    assert len(text) == most
    assert parse(gzip.compress(text), "bad-save", "x", most) == "x" * (most - 2)
    longer = gzip.compress(text + b" ")
    assert problem(parse, longer, "bad-save", "x", most)[1] == ("too-big", "x", str(most))


def test_packed_data_that_was_cut_off_is_no_file() -> None:
    packed = gzip.compress(b'{"a": 1}')
    assert problem(parse, packed[:-1], "bad-save", "x")[1] == ("bad-gzip", "x", "")
    assert problem(parse, packed[:2] + b"abc", "bad-save", "x")[1][:2] == ("bad-gzip", "x")


def test_a_file_holds_so_many_values_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jsonfile, "MOST_VALUES", 3)
    assert parse(b"[1,2,3]", "bad-save", "x") == [1, 2, 3]
    assert problem(parse, b"[1,2,3,4]", "bad-save", "x")[1] == ("too-big", "x", "3")
    assert problem(parse, b'{"a":{"b":{"c":{}}}}', "bad-save", "x")[1] == ("too-big", "x", "3")


@pytest.mark.parametrize(
    ("content", "found"),
    [
        (b"", ("empty", "x", "")),
        (b" \r\n\t\0", ("empty", "x", "")),
        (b'{"a":\n  1,}', ("not-json", "2:5", "Illegal trailing comma before end of object")),
        (b"\xff", ("not-utf8", "x", None)),
        (b'"\\ud800"', ("not-utf8", "x", None)),
        (b"1e400", ("bad-value", "x", "1e400")),
        (b"NaN", ("bad-value", "x", "NaN")),
        (b"-Infinity", ("bad-value", "x", "-Infinity")),
    ],
)
def test_what_is_no_json_is_named(content: bytes, found: tuple[str, str, str | None]) -> None:
    code, (word, place, detail) = problem(parse, content, "bad-map", "x")
    assert (code, word) == ("bad-map", found[0])
    if word != "not-json":  # whose words and columns differ from one Python to another
        assert place == found[1]
        assert found[2] is None or detail == found[2]
    else:
        assert place.startswith("2:")


def test_a_mark_at_the_head_of_a_file_is_no_part_of_it() -> None:
    assert parse(b"\xef\xbb\xbf[1]", "bad-save", "x") == [1]


def test_a_number_is_finite() -> None:
    assert finite("1e3") == 1000.0
    with pytest.raises(ValueError, match="1e999"):
        finite("1e999")


def test_short_things_take_a_line_and_long_ones_several() -> None:
    # A line has a hundred letters, with what it is set in by.
    assert text_of(["x" * 96]) == json.dumps(["x" * 96]) + "\n"
    assert text_of(["x" * 97]) == '[\n "' + "x" * 97 + '"\n]\n'
    inner = {"a": "x" * 91}
    assert len(json.dumps(inner)) == 100
    assert text_of([inner]) == '[\n {\n  "a": "' + "x" * 91 + '"\n }\n]\n'
    assert text_of([{"a": "x" * 90}, 1]) == '[\n {"a": "' + "x" * 90 + '"},\n 1\n]\n'
    assert text_of({}) == "{}\n"
    assert text_of("é") == '"é"\n'


def test_of_many_things_each_has_a_line_however_short() -> None:
    short = {str(n): 1 for n in range(20)}
    assert text_of(short).count("\n") == 22
    assert text_of({str(n): 1 for n in range(10)}).count("\n") == 1
    longer = {str(n): 1 for n in range(21)}
    assert text_of(longer).count("\n") == 23


def test_a_long_list_of_rows_is_a_table() -> None:
    rows: list[Any] = [{"n": n, "m": [n]} for n in range(20)]
    text = text_of(rows)
    assert text.splitlines()[1:3] == [' {"n":0,"m":[0]},', ' {"n":1,"m":[1]},']
    assert json.loads(text) == rows
    # A row that is as long as a row may be stays one, a longer one is broken up.
    filled = len('{"n":""}')
    rows[3] = {"n": "x" * (1000 - filled)}
    rows[4] = {"n": "x" * (1001 - filled)}
    lines = text_of({"rows": rows}).splitlines()
    assert f'  {{"n":"{"x" * (1000 - filled)}"}},' in lines
    assert lines[lines.index("  {") + 1] == f'   "n": "{"x" * (1001 - filled)}"'
    assert text_of([[1]] * 19).count("\n") == 1
    assert text_of([[1]] * 20).count("\n") == 22
    assert text_of({"a": [[1]] * 20}).count("\n") == 24


def test_what_never_changes_is_laid_out_once_for_each_depth() -> None:
    constant = Constant({"a": list(range(60))})
    inner = text_of({"one": constant})
    assert text_of({"one": dict(constant)}) == inner
    dict.__setitem__(constant, "a", list(range(60, 120)))
    assert text_of({"one": constant}) == inner
    assert text_of(constant) == text_of(dict(constant))
    assert text_of({"one": constant}) != inner


# -- journals, line by line ----------------------------------------------------------------------


def test_a_line_of_a_journal_has_its_checksum() -> None:
    line = line_of({"n": 1})
    assert line == b'{"n":1} %08x\n' % zlib.crc32(b'{"n":1}')
    text, mark = line.rstrip(b"\n").split(b" ")
    assert len(mark) == 8
    assert record_of(line.rstrip(b"\n")) == {"n": 1}
    assert record_of(text) == {"n": 1}
    assert record_of(text.replace(b"1", b"2") + b" " + mark) == {}
    assert record_of(b"[1]") == record_of(b"") == record_of(b"[" * 100_000) == {}


@pytest.mark.parametrize(
    ("record", "fits"),
    [
        ({"undo": 0}, True),
        ({"undo": 3}, True),
        ({"undo": 4}, False),
        ({"undo": -1}, False),
        ({"undo": "1"}, False),
        ({"queue": []}, True),
        ({"queue": [1, 10]}, True),
        ({"queue": [0]}, False),
        ({"queue": [11]}, False),
        ({"queue": [True]}, False),
        ({"queue": [2.0]}, False),
        ({"n": 4, "dice": [3]}, True),
        ({"n": 4, "dice": [3], "faces": 10}, True),
        ({"n": 3, "dice": [3]}, False),
        ({"n": 5, "dice": [3]}, False),
        ({"n": 4, "act": {"do": "no such thing"}}, False),
        ({"n": 4, "dice": ["x"]}, False),
        ({"closed": True}, True),
        ({"closed": 1}, False),
        ({"closed": False}, False),
        ({}, False),
        ({"what": 1}, False),
    ],
)
def test_what_a_line_of_a_journal_may_say(record: dict[str, Any], fits: bool) -> None:
    session = Session.new(DUEL, seed=5)
    session.act(Rest())
    assert len(session.inputs) == 3
    line = _Line(session)
    assert line.follow(record) is fits
    if not fits:
        assert (line.inputs, line.undone, line.queue) == (session.inputs, [], [])


def test_a_line_of_play_goes_back_on_and_elsewhere() -> None:
    session = Session.new(DUEL, seed=5)
    for _ in range(3):
        session.act(Rest())
    whole = list(session.inputs)
    line = _Line(session)
    line.name = "mine"
    assert line.follow({"undo": 3})
    assert (line.inputs, line.undone) == (whole[:3], whole[3:])
    assert line.follow({"n": 4, "act": DUEL.action_data(Rest())})
    assert (line.inputs, line.undone, line.branches) == (whole[:4], whole[4:], [])
    assert line.follow({"n": 5, "dice": [7], "faces": 10})
    assert line.inputs[-1] == Rolled((7,), 10)
    assert (line.undone, line.name) == ([], "")
    (left,) = line.branches
    assert (left.name, left.inputs) == ("mine", tuple(whole))


@pytest.mark.parametrize(("last", "closed"), [(True, True), (1, False), ("yes", False)])
def test_a_game_was_closed_where_its_journal_says_so_and_nothing_like_it(
    last: object, closed: bool, tmp_path: Path
) -> None:
    game = {"state": {"turn": 7, "phase": "fence"}, "scenario": "standard"}
    content = line_of({"game": game}) + line_of({"n": 1}) + line_of({"closed": last})
    (tmp_path / "a.journal").write_bytes(content)
    (found,) = pending(tmp_path)
    assert (found.closed, found.turn, found.phase, found.scenario) == (
        closed,
        7,
        "fence",
        "standard",
    )


def test_of_a_game_whose_journal_is_odd_little_is_told(tmp_path: Path) -> None:
    (tmp_path / "a.journal").write_bytes(line_of({"game": {"state": [], "scenario": 3}}))
    (found,) = pending(tmp_path)
    assert (found.closed, found.turn, found.phase, found.scenario) == (False, 0, "", "")


def test_pending_games_come_the_last_one_first(tmp_path: Path) -> None:
    for number, name in enumerate("bca"):
        path = tmp_path / f"{name}.journal"
        path.write_bytes(line_of({"game": {}}))
        os.utime(path, (1_000_000 + number, 1_000_000 + number))
    assert [game.path.stem for game in pending(tmp_path)] == ["a", "c", "b"]
    assert [game.written for game in pending(tmp_path)] == [1_000_002, 1_000_001, 1_000_000]


# -- writing whole -------------------------------------------------------------------------------


def test_the_file_that_is_written_first_is_named_after_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[str] = []
    replace = os.replace

    def watched(one: Any, other: Any) -> None:
        seen.append(Path(one).name)
        replace(one, other)

    monkeypatch.setattr(os, "replace", watched)
    stamp = write_whole(tmp_path / ("n" * 70), b"abc", keep_previous=False)
    assert stamp[1] == 3
    (name,) = seen
    dot, letters, mark, suffix = name.split(".")
    assert (dot, letters, suffix) == ("", "n" * 60, "tmp")
    process, chance = mark.split("-")
    assert (process, len(chance)) == (str(os.getpid()), 8)
    assert os.listdir(tmp_path) == ["n" * 70]


def test_what_was_left_half_written_is_swept_by_its_own_name_only(tmp_path: Path) -> None:
    old = [tmp_path / name for name in (".a[1.1-x.tmp", ".b.1-x.tmp", ".a[1.1-x.other")]
    fresh = tmp_path / ".a[1.2-x.tmp"
    for path in (*old, fresh):
        path.write_bytes(b"")
    for path in old:
        os.utime(path, (1_000_000, 1_000_000))
    write_whole(tmp_path / "a[1", b"x")
    assert sorted(os.listdir(tmp_path)) == sorted(
        ["a[1", ".b.1-x.tmp", ".a[1.1-x.other", ".a[1.2-x.tmp"]
    )


def test_a_save_is_packed_where_the_one_before_was(tmp_path: Path) -> None:
    session, path = over(), tmp_path / "x.reconquista"
    write_game(session, path)
    assert path.read_bytes()[:1] == b"{"
    write_game(session, path, packed=True)
    assert path.read_bytes()[:2] == b"\x1f\x8b"
    write_game(session, path)
    assert path.read_bytes()[:2] == b"\x1f\x8b"
    assert backup_of(path).exists()
    assert problem(write_game, session, Path("a\0b"))[1][0] == "bad-name"
    assert problem(write_game, session, tmp_path)[1][0] == "is-folder"


# -- locks ---------------------------------------------------------------------------------------


def test_without_locks_of_the_system_the_process_id_decides(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fcntl = pytest.importorskip("fcntl")

    def none(*_: Any) -> None:
        raise OSError(errno.ENOLCK, "no locks here")

    monkeypatch.setattr(fcntl, "flock", none)
    path = tmp_path / "x.lock"
    for left, held in (
        ("", False), ("x", False), ("0", False), ("-5", False), (str(os.getpid()), False),
        (str(os.getppid()), True), ("1", True), ("999999999", False),
    ):  # fmt: skip
        path.write_text(left)
        assert is_held(path) is held, left


def test_a_lock_that_was_removed_while_it_was_waited_for_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fcntl = pytest.importorskip("fcntl")
    path = tmp_path / "x.lock"
    monkeypatch.setattr(fcntl, "flock", lambda *_: path.unlink())
    assert not Lock(path).take()

    def another(*_: Any) -> None:
        path.rename(tmp_path / "old")
        path.write_text("")

    monkeypatch.setattr(fcntl, "flock", another)
    assert not Lock(path).take()


def test_what_cannot_be_locked_counts_as_held(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    assert is_held(tmp_path / "folder")
    assert not is_held(tmp_path / "nothing")
    assert not (tmp_path / "nothing").exists()


def test_the_byte_that_is_locked_lies_beyond_what_is_written() -> None:
    assert locks._LOCKED_BYTE == 1024 * 1024


# -- games elsewhere -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("content", "paths"),
    [
        ('{"saves": ["a", "", 7, "b\\u0000c", null, "d"]}', ["a", "d"]),
        ('{"saves": {}}', []),
        ('{"saves": "ab"}', []),
        ("[]", []),
        ("[", []),
        ("", []),
    ],
)
def test_the_list_of_games_elsewhere_may_hold_anything(
    content: str, paths: list[str], tmp_path: Path
) -> None:
    file = tmp_path / "elsewhere.json"
    file.write_text(content)
    assert Elsewhere(file).paths() == [Path(name) for name in paths]


def test_games_elsewhere_change_their_names(tmp_path: Path) -> None:
    known = Elsewhere(tmp_path / "folder" / "elsewhere.json")
    assert known.paths() == []
    for name in ("a", "b", "a"):
        known.add(tmp_path / name)
    assert known.paths() == [tmp_path / "a", tmp_path / "b"]
    known.replace(tmp_path / "b", tmp_path / "c")
    known.replace(tmp_path / "x", tmp_path / "y")
    assert known.paths() == [tmp_path / "a", tmp_path / "c"]
    assert json.loads(known.path.read_text())["format"] == 1
    (tmp_path / "file").write_text("")
    Elsewhere(tmp_path / "file" / "elsewhere.json").add(tmp_path / "a")  # costs the list only


# -- settings ------------------------------------------------------------------------------------


def test_settings_are_changed_beside_others(tmp_path: Path) -> None:
    path = tmp_path / "config" / "settings.json"
    assert read_settings(path).values == {}
    write_settings(path, {"a": 1, "b": 2})
    change_settings(path, {"b": 3})
    assert read_settings(path).values == {"a": 1, "b": 3}
    assert json.loads(path.read_text()) == {"format": 1, "settings": {"a": 1, "b": 3}}


@pytest.mark.parametrize(
    ("data", "found"),
    [
        ([], ("unknown-format", "settings.json", "")),
        ({"settings": {}}, ("unknown-format", "settings.json", "")),
        ({"format": True, "settings": {}}, ("unknown-format", "settings.json", "")),
        ({"format": 0, "settings": {}}, ("unknown-format", "settings.json", "0")),
        ({"format": 2, "settings": {}}, ("newer-format", "settings.json", "2")),
        ({"format": 1, "settings": []}, ("wrong-type", "settings", "list")),
    ],
)
def test_settings_that_are_none(data: Any, found: tuple[str, str, str], tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps(data))
    stored = read_settings(path)
    assert stored.trouble is not None
    assert (stored.trouble.code, stored.trouble.problems) == ("bad-settings", (found,))


def test_after_ninety_nine_broken_settings_they_stay_where_they_are(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    for number in range(1, 99):
        (tmp_path / f"settings.broken-{number}.json").write_text("")
    for aside in (tmp_path / "settings.broken-99.json", None):
        path.write_text("{")
        assert read_settings(path).set_aside == aside
        assert path.exists() is (aside is None)


# -- formats -------------------------------------------------------------------------------------


def test_a_game_is_migrated_step_by_step() -> None:
    def to_one(data: dict[str, object]) -> dict[str, object]:
        return {**data, "one": data["format"]}

    def to_two(data: dict[str, object]) -> dict[str, object]:
        return {**data, "two": data["format"]}

    given = {"format": 0, "game": "duel"}
    found = migrated(given, "x", {0: to_one, 1: to_two})
    assert found == {"format": 2, "game": "duel", "one": 0, "two": 1}
    assert given == {"format": 0, "game": "duel"}
    assert problem(migrated, given, "x", {1: to_two}) == (
        "bad-save", ("unknown-format", "format", "0"),
    )  # fmt: skip
    for none in ([], {"format": 2}, {"game": "duel"}, {"format": "2", "game": "duel"}):
        assert problem(migrated, none, "x") == ("bad-save", ("not-a-save", "x", ""))


def test_a_game_of_a_later_program_says_of_which() -> None:
    with pytest.raises(BadInput) as caught:
        migrated({"format": 3, "game": "duel", "app": {"version": "9.9"}}, "x")
    assert caught.value.code == "newer-save"
    later, written, this = caught.value.problems
    assert later == ("newer-format", "format", "3")
    assert written == ("written-by", "app.version", "9.9")
    assert (this[0], bool(this[2])) == ("this-program", True)
    with pytest.raises(BadInput) as caught:
        migrated({"format": 3, "game": "duel", "app": {"version": 9}}, "x")
    assert caught.value.problems[1][2] == "?"


# -- how far it is -------------------------------------------------------------------------------


def test_how_far_it_is_is_told_from_time_to_time() -> None:
    told: list[float] = []
    items = [str(n) for n in range(40)]
    assert list(followed(items, told.append, 0.5, 1.0)) == list(enumerate(items))
    assert told == [0.5, 0.7, 0.9]
    shares: list[float] = []
    inner = part(shares.append, 0.2, 0.6)
    for share in (0.0, 0.5, 1.0):
        inner(share)
    assert shares == pytest.approx([0.2, 0.4, 0.6])


@pytest.mark.parametrize(
    ("number", "code"),
    [
        (errno.ENOSPC, "disk-full"), (errno.EROFS, "read-only"), (errno.EACCES, "no-permission"),
        (errno.EISDIR, "is-folder"), (errno.ENOTDIR, "folder-gone"), (errno.EBUSY, "locked"),
        (errno.ENAMETOOLONG, "bad-name"), (errno.EEXIST, "name-taken"), (errno.EIO, "io-error"),
        (0, "io-error"),
    ],
)  # fmt: skip
def test_what_the_system_says_of_a_file_has_a_code(number: int, code: str) -> None:
    assert code_of_error(OSError(number, "so")) == code


@pytest.mark.parametrize(("number", "code"), [(32, "locked"), (33, "locked"), (31, "io-error")])
def test_what_windows_says_of_a_file_has_a_code(number: int, code: str) -> None:
    error = OSError(0, "so")
    error.winerror = number  # type: ignore[attr-defined,unused-ignore]
    assert code_of_error(error) == code


def test_trouble_names_the_path_and_what_was_said() -> None:
    def fail(error: Exception) -> None:
        with told("cannot-save", Path("p"), "folder-gone"):
            raise error

    said = problem(fail, OSError(errno.EIO, "said"))
    assert said == ("cannot-save", ("io-error", "p", "said"))
    gone = problem(fail, FileNotFoundError(errno.ENOENT, "gone"))
    assert gone == ("cannot-save", ("folder-gone", "p", "gone"))
    assert problem(fail, OSError()) == ("cannot-save", ("io-error", "p", "OSError"))
    assert problem(fail, ValueError()) == ("cannot-save", ("bad-name", "'p'", ""))


# -- the hall of fame ----------------------------------------------------------------------------


def test_a_finished_game_enters_the_hall_once() -> None:
    session = over(3)
    game = finished_game(session, when="2026-01-02 03:04", advised=False)
    assert enter(game)
    assert not enter(game)
    assert hall() == [game]
    assert len(hall_file().read_text().splitlines()) == 1
    assert (game.game, game.seed, game.turn) == ("duel", 3, session.state.turn)
    assert (len(game.id), game.marks, game.is_clean) == (16, (), True)
    assert game.points == DUEL.standings(session.state)[0].points == game.curve[-1]
    turns = {mark.state.turn for mark in session.marks}
    assert len(game.curve) == len(turns) + 1


def test_what_a_game_was_helped_by_is_marked() -> None:
    session = over(3)
    assert finished_game(session, when="", advised=True).marks == ("advised",)
    assert not finished_game(session, when="", advised=True).is_clean
    session.dice.typed = True
    assert finished_game(session, when="", advised=False).marks == ("typed",)
    assert finished_game(session, when="", advised=False).is_clean


def test_dice_that_were_taken_back_are_marked_where_the_game_went_on_otherwise() -> None:
    session, chance = over(8), random.Random(9)
    session.undo(8)
    left = tuple(session.undone)
    assert any(isinstance(given, Rolled) for given in left)
    assert isinstance(session.waiting, Decision)
    other = next(one for one in session.waiting.options if Acted(one) != left[0])
    session.act(other)
    while isinstance(session.waiting, Decision):
        session.act(chance.choice(session.waiting.options))
    assert finished_game(session, when="", advised=False).marks == ("undone",)


def test_rule_options_are_told_where_they_are_not_the_usual_ones() -> None:
    session = Session.new(DUEL, seed=3, options={"first": "blue"})
    chance = random.Random(3)
    while isinstance(session.waiting, Decision):
        session.act(chance.choice(session.waiting.options))
    assert dict(finished_game(session, when="", advised=False).rulings) == {"first": "blue"}
    assert dict(finished_game(over(), when="", advised=False).rulings) == {}


LINE: dict[str, Any] = {
    "id": "a", "when": "b", "game": "c", "start": "d", "seed": 1, "points": 2, "level": "e",
    "turn": 3, "curve": [1, 2], "rulings": {}, "marks": ["typed", "odd"], "day": "f",
}  # fmt: skip


@pytest.mark.parametrize(
    "changed",
    [{"id": 1}, {"when": 1}, {"game": 1}, {"start": None}, {"level": []}, {"day": 1},
     {"rulings": []}, {"seed": True}, {"turn": "3"}, {"points": None}, {"curve": 1},
     {"curve": ["x"]}, {"marks": 1}],
    ids=repr,
)  # fmt: skip
def test_a_line_of_the_hall_that_is_odd_is_left_out(changed: Mapping[str, Any]) -> None:
    hall_file().parent.mkdir(parents=True)
    lines = [LINE | dict(changed), LINE | {"more": 1}, [1]]
    hall_file().write_text("".join(json.dumps(line) + "\n" for line in lines) + "{\n")
    (found,) = hall()
    assert found == Finished(
        "a", "b", "c", "d", 1, 2, "e", 3, (1.0, 2.0), {}, ("typed",), "f"
    )  # fmt: skip


# -- starts of one's own -------------------------------------------------------------------------


def a_start(name: str = "Mine") -> Path:
    position = DUEL.position(Session.new(DUEL, seed=1).state)
    return write_start(DUEL, {"en": name, "es": ""}, {"en": "story"}, position)


def test_a_start_of_ones_own_is_kept_and_thrown_away() -> None:
    path = a_start()
    assert path == folder_of(DUEL) / "mine.json"
    (start,) = own_starts(DUEL)
    assert (start.name["en"], start.note["en"]) == ("Mine", "story")
    assert start == read_start(path, DUEL)
    data = json.loads(path.read_text())
    assert (data["format"], data["id"], data["mark"]) == (1, "mine", "own")
    remove_start(start)
    assert own_starts(DUEL) == []
    assert problem(remove_start, start)[1][0] == "file-gone"


@pytest.mark.parametrize(
    ("name", "stem"),
    [
        ("Ávila, 1085!", "avila_1085"), ("  ", "start"), ("日本", "start"),
        ("x" * 50, "x" * 40), ("-a-", "a"),
    ],
)  # fmt: skip
def test_the_file_of_a_start_has_a_name_that_any_system_takes(name: str, stem: str) -> None:
    assert a_start(name).stem == stem
    assert a_start(name).stem == f"{stem}_2"
    assert a_start(name).stem == f"{stem}_3"


@pytest.mark.parametrize(
    ("changed", "found"),
    [
        ({"format": 2}, ("unknown-format", "mine.json", "")),
        ({"name": []}, ("not-an-object", "name", "")),
        ({"note": {"en": 1}}, ("not-a-text", "note.en", "")),
        ({"note": {"e" * 30: 1}}, ("not-a-text", f"note.{'e' * 20}", "")),
    ],
    ids=str,
)
def test_a_start_that_is_none_is_refused_and_passed_over(
    changed: dict[str, Any], found: tuple[str, str, str]
) -> None:
    path = a_start()
    path.write_text(json.dumps(json.loads(path.read_text()) | changed))
    assert problem(read_start, path, DUEL) == ("bad-scenario", found)
    assert own_starts(DUEL) == []


def test_a_story_is_cut_off_at_its_longest() -> None:
    path = a_start()
    data = json.loads(path.read_text())
    path.write_text(json.dumps(data | {"note": {"en": "x" * 4001, "es": "y" * 4000}}))
    assert [len(text) for text in read_start(path, DUEL).note.values()] == [4000, 4000]


# -- saves of the program's own ------------------------------------------------------------------


def test_the_ring_keeps_the_newest_of_each_kind(tmp_path: Path) -> None:
    session, ring = over(), AutosaveRing(tmp_path / "ring", 2)
    paths = [ring.write(session, kind) for kind in (TURN, TURN, PHASE, TURN, END, LEFT)]
    kept = [save.path for save in ring.saves()]
    assert kept == [paths[n] for n in (5, 4, 3, 2, 1)]
    assert [save.kind for save in ring.saves()] == [LEFT, END, TURN, PHASE, TURN]
    name = paths[0].name
    assert f"-turn-t{session.state.turn:02}-{session.state.phase}-{os.getpid()}-" in name
    for _ in range(4):
        ring.write(session, LEFT)
    assert sum(save.kind == LEFT for save in ring.saves()) == 3


def test_the_ring_saves_where_a_turn_or_a_phase_has_come(tmp_path: Path) -> None:
    session, ring = Session.new(DUEL, seed=5), AutosaveRing(tmp_path / "ring")
    assert ring.consider(session) is None  # where it stood before is not known
    assert ring.consider(session) is None
    kinds = []
    chance = random.Random(5)
    before = (session.state.turn, session.state.phase)
    expected = []
    while isinstance(session.waiting, Decision):
        session.act(chance.choice(session.waiting.options))
        now = (session.state.turn, session.state.phase)
        if session.state.over is not None:
            expected.append(END)
        elif now != before:
            expected.append(TURN if now[0] != before[0] else PHASE)
        before = now
        saved = ring.consider(session)
        if saved is not None:
            kinds.append(saved.name.split("-")[1])
    assert kinds == expected
    assert kinds[-1] == END
    end = next(save for save in ring.saves() if save.kind == END)
    loaded = read_game(end.path, [DUEL_ENTRY]).session
    assert loaded.state.over is None
    assert len(loaded.undone) > 0


# -- where things lie ----------------------------------------------------------------------------


def test_all_folders_lie_below_the_one_that_is_named(home: Path) -> None:
    own = folders()
    assert (own.data, own.config, own.state) == (home / "data", home / "config", home / "state")
    assert own.saves == home / "data" / "games"
    assert own.elsewhere_file == home / "data" / "elsewhere.json"
    assert own.autosaves == home / "state" / "autosaves"
    assert own.journals == home / "state" / "journals"
    assert own.reports == home / "state" / "reports"
    assert own.settings_file == home / "config" / "settings.json"


def test_data_files_of_ones_own_are_found_by_their_names(tmp_path: Path) -> None:
    assert own_files(tmp_path, DUEL_ENTRY) == {}
    (tmp_path / "duel" / "b").mkdir(parents=True)
    for name in ("a.json", "b/c.json", "d.txt"):
        (tmp_path / "duel" / name).write_text("")
    found = own_files(tmp_path, DUEL_ENTRY)
    assert found == {
        "a.json": tmp_path / "duel" / "a.json", "b/c.json": tmp_path / "duel" / "b" / "c.json",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("name", "fine"),
    [("a", True), ("", False), (".a", False), (" a", False), ("a.", False), ("a ", False),
     ("a/b", False), ("a\\b", False), ("a:b", False), ("con", False), ("con1", True),
     ("a.b c", True), ("a\0", False)],
)  # fmt: skip
def test_names_that_every_system_allows(name: str, fine: bool) -> None:
    assert is_allowed(name) is fine


def test_the_list_of_saves_is_sorted_by_age_and_name(tmp_path: Path) -> None:
    session, library = over(), Library(tmp_path / "games")
    for name, when in (("b", 100), ("a", 100), ("c", 300)):
        path = library.free_path(name)
        path.parent.mkdir(exist_ok=True)
        write_game(session, path)
        os.utime(path, (when, when))
    found = library.saves()
    assert [info.name for info in found] == ["c", "a", "b"]
    assert [name_of(info.path) for info in found] == ["c", "a", "b"]
    first = found[0]
    stands = DUEL.standings(session.state)[0]
    assert session.state.over is not None
    assert (first.modified, first.game, first.turn, first.phase, first.points, first.level) == (
        300, "duel", session.state.turn, session.state.phase, stands.points, stands.level,
    )  # fmt: skip
    assert (first.over, first.lines, first.trouble) == (session.state.over.reason, 0, None)
    assert library.free_path("a").name == "a (2).reconquista"
    library.duplicate(library.free_path("z").with_name("a.reconquista"))
    assert library.free_path("a").name == "a (3).reconquista"
