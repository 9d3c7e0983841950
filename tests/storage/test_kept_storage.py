"""What the storage makes of wandering games, of spoilt files and of odd data is kept."""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import Callable
from dataclasses import FrozenInstanceError
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from reconquista_qt.engine.journal import Entry
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.engine.session import Session
from reconquista_qt.games import GameEntry, entry_of
from reconquista_qt.model.challenges import note_solved, solved
from reconquista_qt.storage.atomic import backup_of
from reconquista_qt.storage.autosaver import Autosaver
from reconquista_qt.storage.crash import SUFFIX, CrashJournal, line_of, record_of
from reconquista_qt.storage.elsewhere import Elsewhere
from reconquista_qt.storage.encode import game_data
from reconquista_qt.storage.export_log import log_csv, log_text
from reconquista_qt.storage.folders import HOME_VARIABLE, folders
from reconquista_qt.storage.hall import enter, finished_game, hall, hall_file
from reconquista_qt.storage.jsonfile import compact_bytes_of, parse, read_bytes, text_of
from reconquista_qt.storage.library import Library, is_allowed
from reconquista_qt.storage.log_page import Spoken, log_page
from reconquista_qt.storage.progress import Cancelled, followed
from reconquista_qt.storage.resume import pending, resume
from reconquista_qt.storage.saves import as_bytes, from_bytes, write_game
from reconquista_qt.storage.settings import change_settings, read_settings
from reconquista_qt.storage.starts import folder_of, own_starts, read_start, write_start
from tests.games_of_tests import ALL, each_entry
from tests.kept_games import Chance, Sum
from tests.kept_refusals import by_shape, spoilt
from tests.kept_sums import compare
from tests.wandering import wander

KEPT = Path(__file__).with_name("kept_storage.json")
STEPS = {"crusades2": 16, "st279": 40}  # where a step takes longer


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    return tmp_path / "home"


def told(session: Session) -> list[Any]:
    """Return all that a session is, as far as a file keeps it."""
    return [
        session.inputs, session.undone, [(b.name, b.inputs) for b in session.branches],
        session.line, [one.event for one in session.journal], list(session.dice.queue),
        session.dice.position, session.dice.typed, session.undo_stops_at_dice,
        session.game.digest(session.state), session.scenario, dict(session.options),
        # Dice that were typed together fall together when they are read.
        [(mark.inputs, mark.entries) for mark in session.marks if not session.dice.typed],
    ]  # fmt: skip


# -- games in which somebody goes back and forth ---------------------------------------------------


@each_entry
@pytest.mark.parametrize("typed", (False, True))
def test_wandering_games_are_saved_and_read_back(entry: GameEntry, typed: bool) -> None:
    game, shares = entry.rules(), Sum()
    steps = wander(game, 60 + typed, STEPS.get(game.id, 90), typed=typed)
    for number, (session, _) in enumerate(steps):
        if number % 7:
            continue
        packed = bool(number % 2)
        heard: list[float] = []
        loaded = from_bytes(as_bytes(session, packed=packed), ALL, "x", heard.append)
        assert told(loaded.session) == told(session)
        assert loaded.notes == ()
        shares.add([round(share, 6) for share in heard])
        heard.clear()
        data = game_data(session, heard.append)
        shares.add([round(share, 6) for share in heard])
        del data["app"], data["rules"], data["map"]
        if game.id != "duel":
            shares.add(json.loads(json.dumps(data)))
    compare({f"saved {game.id} {typed}": shares.text}, KEPT)


@each_entry
def test_journals_of_wandering_games_give_them_back(entry: GameEntry, tmp_path: Path) -> None:
    game = entry.rules()
    journal: CrashJournal | None = None
    watched: Session | None = None
    for number, (session, _) in enumerate(wander(game, 70, STEPS.get(game.id, 90))):
        if watched is not session:
            if journal is not None:
                journal.leave(keep=False)
            journal, watched = CrashJournal(tmp_path / f"{number}"), session
            journal.watch(session)
        assert journal is not None
        assert journal.trouble is None
        if number % 8:
            continue
        # As if the machine had stopped here.
        (path,) = journal.folder.glob(f"*{SUFFIX}")
        copies = tmp_path / f"copy{number}"
        copies.mkdir()
        (copies / path.name).write_bytes(path.read_bytes())
        (left,) = pending(copies)
        assert not left.closed
        loaded = resume(left, ALL)
        assert told(loaded.session)[:5] == told(session)[:5]
        assert loaded.notes == ()
    assert journal is not None
    journal.leave(keep=True)
    (left,) = pending(journal.folder)
    assert left.closed


def test_a_journal_that_is_torn_anywhere_gives_back_what_is_whole(tmp_path: Path) -> None:
    game = entry_of("reconquista").rules()
    found, chance = Sum(), Chance("torn")
    journal = CrashJournal(tmp_path / "one")
    session = Session.new(game, seed=5)
    journal.watch(session)
    for step in range(25):
        options: Any = session.waiting
        session.act(chance.action(options.options))
        if step % 5 == 4:
            session.undo()
    (path,) = (tmp_path / "one").glob(f"*{SUFFIX}")
    whole = path.read_bytes()
    lines = whole.split(b"\n")
    records = [record_of(line) for line in lines if line]
    others = [
        {"n": 3, "dice": [7]}, {"n": 4, "dice": [0]}, {"undo": 99}, {"undo": -1}, {"undo": 0},
        {"queue": [1, 6]}, {"queue": [7]}, {"queue": [0]}, {"queue": [True]}, {"closed": True},
        {"n": 0, "act": {}}, {"x": 1}, {"n": True}, {"n": 2, "act": {"do": "done"}}, {"undo": 2},
        {"n": 5, "dice": [3], "faces": 10}, {"closed": 1},
    ]  # fmt: skip
    for number in range(90):
        some = list(records)
        for _ in range(1 + chance.below(3)):
            place = 1 + chance.below(len(some))
            match chance.below(4):
                case 0:
                    del some[place:]
                case 1:
                    some[place:place] = [chance.one_of(others)]
                case 2:
                    some[place:place] = [chance.one_of(records[1:])]
                case _:
                    del some[place : place + 1]
        content = b"".join(line_of(record) for record in some)
        if number % 3 == 0:
            content = content[: len(content) - chance.below(60)]
        folder = tmp_path / f"torn{number}"
        folder.mkdir()
        (folder / path.name).write_bytes(content)
        for left in pending(folder):
            loaded = resume(left, ALL)
            one = loaded.session
            found.add([
                left.closed, left.scenario, left.turn, left.phase, len(one.inputs),
                len(one.undone), len(one.branches), list(one.dice.queue), game.digest(one.state),
                [[note.code, dict(note.args)] for note in loaded.notes],
            ])  # fmt: skip
    journal.leave(keep=False)
    compare({"torn": found.text}, KEPT)


def test_autosaves_of_a_wandering_game(home: Path) -> None:
    heard: list[Any] = []
    saver = Autosaver(folders(), on_trouble=heard.append)
    found = Sum()
    game = entry_of("reconquista").rules()
    watched: Session | None = None
    for session, _ in wander(game, 80, 80):
        if watched is not session:
            watched = session
            saver.watch(session)
            assert session.watchers.count(saver) == 1
        names = sorted(path.name for path in folders().autosaves.glob("*"))
        found.add(len(names))
        assert saver.trouble is None
    assert watched is not None
    saver.leave(resume=False)
    assert saver not in watched.watchers
    before = len(watched.inputs)
    saver.rearranged()  # nobody is watched: nothing happens
    assert len(watched.inputs) == before
    assert heard == []
    compare({"autosaves": found.text}, KEPT)


# -- spoilt files ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ("reconquista", "hispania", "duel"))
def test_what_is_said_of_spoilt_saves(name: str) -> None:
    entry = next(one for one in ALL if one.id == name)
    game, found, chance = entry.rules(), Sum(), Chance(f"spoilt saves {name}")
    *_, (session, _) = wander(game, 90, 25)
    data = json.loads(as_bytes(session))
    data["app"] = {"version": "0.0.1", "saved": "2020-01-01T00:00:00+00:00"}
    kinds = by_shape(data)
    for number in range(180):
        one = spoilt(data, chance, kinds, 1 + number % 3)
        try:
            loaded = from_bytes(json.dumps(one).encode(), ALL, "x")
        except BadInput as trouble:
            # What is told of a value is the words of a library.
            found.add([trouble.code, sorted([code, at] for code, at, _ in trouble.problems)])
        else:
            read = loaded.session
            found.add([
                [note.code for note in loaded.notes], game.digest(read.state), len(read.inputs),
                len(read.undone), [[b.name, len(b.inputs)] for b in read.branches], read.line,
                len(read.journal),
            ])  # fmt: skip
    compare({f"spoilt saves {name}": found.text}, KEPT)


def test_what_is_said_of_small_files_that_are_spoilt(home: Path, tmp_path: Path) -> None:
    found, chance = Sum(), Chance("small files")
    game = entry_of("reconquista").rules()
    session = Session.new(game, seed=1)
    path = write_start(game, {"en": "A start"}, {"en": "Of a story"}, game.position(session.state))
    assert path.parent == folder_of(game)
    start = json.loads(path.read_bytes())
    settings = {"format": 1, "settings": {"a": 1, "b": [1, 2], "c": {"d": None}}}
    saves = {"format": 1, "saves": ["/a/b", "/c", "", "x\0y", 7]}
    riddles = {"format": 1, "solved": {"one": 0, "two": 3, "three": -1, "four": True}}
    files: tuple[tuple[Any, Callable[[Path], Any]], ...] = (
        (settings, lambda file: _settings(file)),
        (saves, lambda file: [str(one) for one in Elsewhere(file).paths()]),
        (start, lambda file: _start(file, game)),
    )
    for number in range(150):
        for place, (data, read) in enumerate(files):
            file = tmp_path / f"{place}-{number}.json"
            one = spoilt(data, chance, by_shape(data), 1 + number % 3)
            file.write_text(json.dumps(one), encoding="utf-8")
            found.add([place, read(file)])
        one = spoilt(riddles, chance, by_shape(riddles), 1)
        (folders().data / "challenges-x.json").write_text(json.dumps(one), encoding="utf-8")
        found.add(solved("x"))
    note_solved("y", "one", 3)
    note_solved("y", "one", 1)
    note_solved("y", "one", 2)
    note_solved("y", "two", 0)
    found.add(solved("y"))
    found.add([one.path.name for one in own_starts(game)])
    compare({"small files": found.text}, KEPT)


def _settings(file: Path) -> list[Any]:
    stored = read_settings(file)
    trouble = stored.trouble.problems if stored.trouble else ()
    return [stored.values, [[c, p, d] for c, p, d in trouble if c != "wrong-type"],
            stored.set_aside.name if stored.set_aside else None]  # fmt: skip


def _start(file: Path, game: Any) -> Any:
    try:
        one = read_start(file, game)
    except BadInput as trouble:
        return sorted([code, place] for code, place, _ in trouble.problems)
    return [dict(one.name), dict(one.note)]


def test_broken_settings_are_set_aside_ninety_nine_times(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    for number in range(1, 100):
        path.write_text("no", encoding="utf-8")
        stored = read_settings(path)
        assert stored.set_aside == tmp_path / f"settings.broken-{number}.json"
        assert not path.exists()
    path.write_text("no", encoding="utf-8")
    assert read_settings(path).set_aside is None
    assert path.exists()
    path.write_text(json.dumps({"format": 10**60, "settings": {}}), encoding="utf-8")
    trouble = read_settings(path).trouble
    assert trouble is not None
    assert trouble.problems == (("newer-format", "settings.json", "1" + 39 * "0"),)
    change_settings(tmp_path / "new" / "s.json", {"a": 1})
    change_settings(tmp_path / "new" / "s.json", {"b": 2})
    assert read_settings(tmp_path / "new" / "s.json").values == {"a": 1, "b": 2}


def test_the_hall_reads_what_it_can(home: Path) -> None:
    game = entry_of("reconquista").rules()
    found, chance = Sum(), Chance("hall")
    session = Session.new(game, seed=4)
    while session.state.over is None:
        waiting: Any = session.waiting
        session.act(chance.one_of(waiting.options))
    one = finished_game(session, when="2020-01-01", advised=True)
    assert enter(one) is True
    assert enter(one) is False
    assert hall() == [one]
    with pytest.raises(FrozenInstanceError):
        one.points = 99  # type: ignore[misc]
    data = json.loads(hall_file().read_text(encoding="utf-8"))
    kinds = by_shape(data)
    rows = [json.dumps(spoilt(data, chance, kinds, 1 + n % 2)) for n in range(300)]
    hall_file().write_text("\n".join(rows), encoding="utf-8")
    found.add([
        [g.id, g.when, g.game, g.start, g.seed, g.points, g.level, g.turn, list(g.curve),
         dict(g.rulings), list(g.marks), g.day, g.is_clean]
        for g in hall()
    ])  # fmt: skip
    compare({"hall": found.text}, KEPT)


# -- texts and numbers -----------------------------------------------------------------------------


def test_json_is_laid_out_as_it_always_was() -> None:
    found, chance = Sum(), Chance("layout")

    def value(depth: int) -> Any:
        match chance.below(7 if depth else 4):
            case 0:
                return chance.one_of((None, True, False, 0, -1, 1.5, 10**12, ""))
            case 1:
                return "wörd " * chance.below(chance.one_of((3, 30)))
            case 2:
                return chance.below(1000)
            case 3:
                return [chance.below(50) for _ in range(chance.one_of((0, 3, 19, 20, 21, 40)))]
            case 4:
                return {f"key{n}": value(depth - 1) for n in range(chance.one_of((1, 4, 19, 20)))}
            case 5:
                return [{"a": n, "b": "x" * chance.below(30)}
                        for n in range(chance.one_of((0, 2, 19, 20, 25)))]  # fmt: skip
            case _:
                return [value(depth - 1) for _ in range(chance.below(6))]

    for _ in range(300):
        one = value(3)
        text = text_of(one)
        assert json.loads(text) == one
        assert json.loads(compact_bytes_of(one)) == one
        found.add(text)
    for width in range(90, 112):  # around the end of a line
        for inner in (["x" * width], {"k": "x" * width}, {"k": ["x" * (width - 10), 1]}):
            found.add(text_of(inner))
            found.add(text_of({"in": inner}))
    compare({"layout": found.text}, KEPT)


@pytest.mark.parametrize("most", (10, 11, 100, 4096))
def test_what_is_read_is_as_long_as_it_may_be_and_no_longer(most: int, tmp_path: Path) -> None:
    path = tmp_path / "file"
    for size, fits in ((most - 1, True), (most, True), (most + 1, False), (most + 2, False)):
        text = b"[" + b" " * (size - 2) + b"]"
        path.write_bytes(text)
        for data in (text, gzip.compress(text)):
            if fits:
                assert parse(data, "bad", "x", most) == []
            elif data is not text:
                with pytest.raises(BadInput) as caught:
                    parse(data, "bad", "x", most)
                assert caught.value.problems == (("too-big", "x", str(most)),)
        if fits:
            assert read_bytes(path, "bad", most) == text
        else:
            with pytest.raises(BadInput) as caught:
                read_bytes(path, "bad", most)
            assert caught.value.problems == (("too-big", str(path), str(most)),)


def test_how_far_it_is_is_told_from_time_to_time() -> None:
    found = Sum()
    for size in (0, 1, 15, 16, 17, 32, 33, 100):
        for begin, end in ((0.0, 1.0), (0.25, 0.5), (1.0, 1.0)):
            shares: list[float] = []
            assert list(followed("x" * size, shares.append, begin, end)) == [
                (number, "x") for number in range(size)
            ]
            assert len(shares) == (size + 15) // 16
            assert all(begin <= share <= end for share in shares)
            found.add([round(share, 9) for share in shares])
    compare({"progress": found.text}, KEPT)

    def no(_share: float) -> None:
        raise Cancelled

    game = entry_of("reconquista").rules()
    session = Session.new(game, seed=1)
    game_data(session, no)  # of no lines nothing is told
    waiting: Any = session.waiting
    session.act(waiting.options[0])
    session.undo()
    session.act(waiting.options[1])
    with pytest.raises(Cancelled):
        game_data(session, no)


def test_logs_as_they_were_always_written() -> None:
    found, chance = Sum(), Chance("logs")
    texts = ("plain", "=1+1", "+x", "-x", "@x", "\tx", "a,b", 'q"q', "línea\nnueva", "<b>&", "")
    for _ in range(40):
        entries: Any = [
            Entry(n + 1, 1 + n // 5 + chance.below(2), chance.one_of("ab"), n,
                  SimpleNamespace(kind=f"k{n}", rule=f"r{n}", text=chance.one_of(texts)))
            for n in range(chance.below(15))
        ]  # fmt: skip

        def render(entry: Any) -> str:
            return str(entry.event.text)

        found.add(log_text(entries, render, lambda turn, phase: f"{turn}: {phase}"))
        found.add(log_csv(entries, {"en": render, "es": lambda entry: entry.event.text[::-1]}))
        spoken = [
            Spoken(code, f"<{code}>", "ltr", f"Title & {code}",
                   [(str(e.turn), e.phase, e.event.text) for e in entries])
            for code in ("en", "es")[: 1 + chance.below(2)]
        ]  # fmt: skip
        page = log_page(spoken, "es")
        assert "<title>Title &amp; en" in page
        found.add(page[page.index("Title &amp;") :][:200])
        found.add(page[page.index("<article") :].rpartition("</article>")[0])
    compare({"logs": found.text}, KEPT)


NAMES = (
    "a", "", " a", "a ", ".a", "a.", "con", "CON.x", "conx", "com1", "com", "lpt9.b", "nul", "a/b",
    "a:b", "a\x1fb", "a\x20b", "a\x7fb", "x" * 187, "x" * 188, "x" * 189, "x" * 200, "ñ" * 94,
    "ñ" * 95, "a?", "a*", "<", "|", '"', "\\", "aux.", "prn", "com10",
)  # fmt: skip


def test_the_shelf_sees_what_changes_and_names_what_it_may(tmp_path: Path) -> None:
    found = Sum()
    found.add([is_allowed(name) for name in NAMES])
    library = Library(tmp_path / "a" / "b" / "shelf")
    session = Session.new(entry_of("reconquista").rules(), seed=2)
    source = tmp_path / "one.reconquista"
    write_game(session, source)
    first = library.duplicate(source)
    assert first == tmp_path / "a" / "b" / "shelf" / "one.reconquista"
    assert library.duplicate(source).name == "one (2).reconquista"
    assert library.duplicate(source).name == "one (3).reconquista"
    other = Library(tmp_path / "c" / "d" / "shelf")
    assert other.take_in(source, ALL).parent == other.folder
    (before,) = [info for info in library.saves() if info.path == first]
    # Another content, however old it is said to be, is another game.
    for age in (10**9, 1, 2 * 10**9):
        waiting: Any = session.waiting
        session.act(waiting.options[0])
        write_game(session, first, keep_previous=True)
        os.utime(first, (age, age))
        info = library.info(first)
        assert info is not None
        assert info.modified == age
        assert info.position == json.loads(json.dumps(session.game.position(session.state)))
        assert info != before
        before = info
        assert library.info(first) is info, "read once"
    assert backup_of(first).exists()
    renamed = library.rename(first, " two ")
    assert renamed.name == "two.reconquista"
    assert backup_of(renamed).exists()
    assert library.rename(renamed, "two") == renamed
    with pytest.raises(BadInput):
        library.rename(renamed, "one (2)")
    compare({"names": found.text}, KEPT)
