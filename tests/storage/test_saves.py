"""What was saved is there again: position, journal, dice, line ahead, branches, options."""

from __future__ import annotations

import gzip
import json
import random
from pathlib import Path
from typing import Any

import pytest

from reconquista_qt import __version__
from reconquista_qt.engine.decision import DiceWanted, Over
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.engine.session import Acted, Branch, Rolled, Session
from reconquista_qt.games import GAMES
from reconquista_qt.games.reconquista.rules.game import GAME as RECONQUISTA
from reconquista_qt.storage import crash, migrations, saves, schema
from reconquista_qt.storage.crash import CrashJournal
from reconquista_qt.storage.encode import checksum_of, game_data
from reconquista_qt.storage.jsonfile import text_of
from reconquista_qt.storage.progress import Cancelled, followed
from reconquista_qt.storage.resume import pending, resume
from reconquista_qt.storage.saves import from_bytes, read_game, write_game
from tests.games_of_tests import ALL

# The digest of the schema that stands in schema.py. When this fails, the format has changed:
# raise FORMAT, write a migration, keep a fixture of the new format in tests/saves, and put the
# new fingerprint here.
FINGERPRINT = "2d90916bf79d4f39edeb91e6bf987d4c527207ae74179ce13f0f0b4cecb0568a"


def same(one: Session, other: Session) -> bool:
    """Whether two sessions cannot be told apart by anything that a player may do."""
    return (
        one.inputs == other.inputs
        and one.journal == other.journal
        and one.undone == other.undone
        and [(b.name, b.inputs) for b in one.branches]
        == [(b.name, b.inputs) for b in other.branches]
        and one.waiting == other.waiting
        and one.game.digest(one.state) == other.game.digest(other.state)
        and [(m.inputs, m.entries) for m in one.marks]
        == [(m.inputs, m.entries) for m in other.marks]
        and (one.dice.seed, one.dice.position, one.dice.typed, list(one.dice.queue))
        == (other.dice.seed, other.dice.position, other.dice.typed, list(other.dice.queue))
        and (one.scenario, dict(one.options), one.line, one.undo_stops_at_dice)
        == (other.scenario, dict(other.options), other.line, other.undo_stops_at_dice)
    )


def data_of(session: Session) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(text_of(game_data(session)))
    return data


def reopened(data: Any) -> Any:
    return from_bytes(json.dumps(data).encode(), GAMES, "game.reconquista")


@pytest.mark.parametrize("typed", [False, True])
@pytest.mark.parametrize("packed", [False, True])
def test_everything_comes_back(tmp_path: Path, played: Any, typed: bool, packed: bool) -> None:
    session = played(60, typed=typed, lines=3)
    session.name_line("present")
    session.name_line("ñandú – «otra»", session.branches[0])
    session.undo_stops_at_dice = True
    path = tmp_path / "game.reconquista"
    write_game(session, path, packed=packed)
    loaded = read_game(path, GAMES)
    assert loaded.notes == ()
    assert same(loaded.session, session)
    assert path.read_bytes().startswith(b"\x1f\x8b") == packed


def test_the_line_ahead_comes_back(played: Any) -> None:
    session = played(60)
    session.undo(len(session.inputs) - 12)
    loaded = reopened(data_of(session))
    assert loaded.notes == ()
    assert same(loaded.session, session)
    loaded.session.redo(len(session.inputs) + len(session.undone))
    assert loaded.session.undone == []


def test_a_rewound_game_comes_back(played: Any) -> None:
    session = played(40)
    session.rewind()
    loaded = reopened(data_of(session))
    assert loaded.notes == ()
    assert isinstance(loaded.session.waiting, DiceWanted)
    assert same(loaded.session, session)


def test_a_finished_game_comes_back(finished: Session) -> None:
    loaded = reopened(data_of(finished))
    assert isinstance(loaded.session.waiting, Over)
    assert same(loaded.session, finished)


def test_queued_dice_come_back(played: Any) -> None:
    session = played(20)
    session.dice.queue_up([6, 6, 1])
    assert list(reopened(data_of(session)).session.dice.queue) == [6, 6, 1]


def test_every_moment_of_a_game_can_be_saved_and_played_on(played: Any, play: Any) -> None:
    for typed in (False, True):
        session = played(60, typed=typed)
        session.rewind()
        while session.undone:
            session.redo()
            loaded = reopened(data_of(session)).session
            assert same(loaded, session)
        loaded.undone.clear()
        twin = session.fork()
        play(loaded, 10, random.Random(1))
        play(twin, 10, random.Random(1))
        assert same(loaded, twin)


def test_a_game_from_a_position_comes_back(played: Any, play: Any) -> None:
    for steps in (3, 17, 40, 55):
        position = RECONQUISTA.position(played(steps).state)
        session = Session.at(RECONQUISTA, position, seed=9)
        play(session, 10, random.Random(4))
        loaded = reopened(data_of(session))
        assert loaded.notes == ()
        assert same(loaded.session, session)


def test_the_options_come_back() -> None:
    options = {"even_result": "die", "orders_are_armies": False}
    session = Session.new(RECONQUISTA, seed=2, options=options)
    assert reopened(data_of(session)).session.state.options.even_result == "die"


def test_reading_does_not_touch_the_file(tmp_path: Path, played: Any) -> None:
    path = tmp_path / "game.reconquista"
    write_game(played(20), path)
    path.chmod(0o400)
    before = (path.read_bytes(), path.stat().st_mtime_ns, sorted(tmp_path.iterdir()))
    read_game(path, GAMES)
    assert (path.read_bytes(), path.stat().st_mtime_ns, sorted(tmp_path.iterdir())) == before


def test_the_file_is_readable(played: Any) -> None:
    session = played(60, lines=1)
    text = text_of(game_data(session))
    lines = text.splitlines()
    assert max(map(len, lines)) < 1000
    assert sum(line.startswith('  {"turn":') for line in lines) == len(session.journal)
    assert max(len(line) for line in lines if not line.startswith('  {"turn":')) < 200
    assert text.startswith('{\n "format": 2,\n "game": "reconquista",\n "app": ')
    assert "machine" not in text


def test_a_row_that_is_too_long_is_broken_up() -> None:
    rows: list[Any] = [{"n": n} for n in range(30)]
    rows[7] = {"wide": ["á" * 9] * 200}
    text = text_of({"rows": rows})
    assert json.loads(text) == {"rows": rows}
    assert max(map(len, text.splitlines())) < 200
    assert '\n  {"n":8},\n' in text


def test_the_digest_is_that_of_the_position(played: Any) -> None:
    data = data_of(played(30))
    assert checksum_of(data["state"]["position"]) == data["state"]["checksum"]


# -- a map of one's own ------------------------------------------------------------------------


def own_map() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(dict(RECONQUISTA.board.data)))
    data["id"] = "mine"
    data["mountains"] = data["mountains"][1:]
    return data


def test_a_game_on_another_map_brings_it_along(play: Any) -> None:
    session = Session.new(RECONQUISTA.on_map(own_map()), seed=3)
    play(session, 30, random.Random(3))
    loaded = reopened(data_of(session))
    assert [note.code for note in loaded.notes] == ["own-map"]
    assert loaded.session.game.board.id == "mine"
    assert same(loaded.session, session)


def test_a_hole_in_the_map_brought_along_is_named(play: Any) -> None:
    session = Session.new(RECONQUISTA.on_map(own_map()), seed=3)
    data = data_of(session)
    data["map"]["data"]["regions"][0]["areas"][0]["dice"] = []
    with pytest.raises(BadInput) as caught:
        reopened(data)
    assert caught.value.code == "bad-save"
    assert "map-no-die-value" in {code for code, _, _ in caught.value.problems}


# -- where the program plays otherwise than the one that wrote ---------------------------------


def test_an_input_that_the_rules_forbid_now_goes_on_from_the_snapshot(played: Any) -> None:
    session = played(40, lines=1)
    data = data_of(session)
    acts = [n for n, given in enumerate(data["inputs"]) if "act" in given]
    data["inputs"][acts[-3]] = {"act": {"do": "retreat", "to": "granada"}}
    loaded = reopened(data)
    codes = [note.code for note in loaded.notes]
    assert codes == ["went-on-from-snapshot", "lines-dropped"]
    assert loaded.notes[0].args == (("input", acts[-3] + 1),)
    goes_on_from(loaded.session, session)


def test_another_outcome_goes_on_from_the_snapshot(played: Any) -> None:
    session = played(40)
    data = data_of(session)
    rolls = [n for n, given in enumerate(data["inputs"]) if "dice" in given]
    for n in reversed(rolls):
        changed = json.loads(json.dumps(data))
        changed["inputs"][n]["dice"][0] = changed["inputs"][n]["dice"][0] % 6 + 1
        loaded = reopened(changed)
        if loaded.notes and loaded.notes[0].code == "went-on-from-snapshot":
            goes_on_from(loaded.session, session)
            return
    raise AssertionError("no die of this game matters")


def goes_on_from(resumed: Session, saved: Session) -> None:
    """Check that a game resumed from its snapshot has all that can be had, and lasts."""
    assert resumed.game.position(resumed.start) == saved.game.position(saved.state)
    shown = [(e.turn, e.phase, e.event) for e in saved.journal]
    assert [(e.turn, e.phase, e.event) for e in resumed.journal[: len(shown)]] == shown
    assert [e.n for e in resumed.journal] == list(range(1, len(resumed.journal) + 1))
    assert resumed.dice.seed == saved.dice.seed
    assert resumed.first_die == saved.dice.position
    again = reopened(data_of(resumed))
    assert again.notes == ()
    assert same(again.session, resumed)
    resumed.rewind()
    assert len(resumed.journal) >= len(shown)


def test_another_journal_is_told_again(played: Any) -> None:
    session = played(40)
    data = data_of(session)
    del data["events"][7]
    loaded = reopened(data)
    assert [(n.code, n.args) for n in loaded.notes] == [("log-renewed", (("entry", 8),))]
    assert same(loaded.session, session)


def test_a_damaged_snapshot_does_not_matter_where_the_inputs_lead_to_its_digest(
    played: Any,
) -> None:
    session = played(40)
    data = data_of(session)
    data["state"]["position"]["turn"] += 1
    loaded = reopened(data)
    assert [note.code for note in loaded.notes] == ["snapshot-damaged"]
    assert same(loaded.session, session)


@pytest.mark.parametrize("checksum", ["0" * 64, "f" * 64])
def test_a_checksum_that_does_not_fit_is_told_whichever_is_the_greater(
    played: Any, checksum: str
) -> None:
    data = data_of(played(20))
    data["state"]["checksum"] = checksum
    assert [note.code for note in reopened(data).notes] == ["snapshot-damaged"]


def test_contradictions_are_refused(played: Any) -> None:
    data = data_of(played(40))
    data["state"]["position"]["turn"] += 1
    data["state"]["digest"] = "0" * 64
    with pytest.raises(BadInput) as caught:
        reopened(data)
    assert caught.value.problems[0][0] == "does-not-fit"


def test_a_line_ahead_that_cannot_be_played_is_dropped_and_named(played: Any) -> None:
    session = played(40)
    data = data_of(session)
    data["undone"] = [{"dice": [1, 2, 3, 4, 5, 6]}]
    loaded = reopened(data)
    assert [(n.code, n.args) for n in loaded.notes] == [("line-ahead-dropped", (("count", 1),))]
    assert same(loaded.session, session)


def test_events_of_unknown_kinds_shorten_the_log_only(played: Any) -> None:
    session = played(40)
    data = data_of(session)
    data["inputs"] = [{"dice": [1, 1, 1, 1, 1, 1, 1]}]
    data["events"][3]["kind"] = "dragon_appeared"
    data["events"][5]["args"] = {"nothing": "like that"}
    turn = next(e for e in data["events"] if e["kind"] == "turn_began")
    turn["args"]["turn"] = "one"
    loaded = reopened(data)
    codes = [note.code for note in loaded.notes]
    assert codes == ["went-on-from-snapshot", "log-shortened"]
    assert loaded.notes[1].args == (("count", 3),)


# -- formats -----------------------------------------------------------------------------------


def test_the_schema_is_that_of_the_format() -> None:
    assert schema.fingerprint() == FINGERPRINT


def test_a_newer_format_is_refused_with_both_versions(played: Any) -> None:
    data = data_of(played(10))
    data["format"] = schema.FORMAT + 1
    data["app"]["version"] = "9.8"
    data["whatever"] = "comes"
    with pytest.raises(BadInput) as caught:
        reopened(data)
    assert caught.value.code == "newer-save"
    assert caught.value.problems == (
        ("newer-format", "format", str(schema.FORMAT + 1)),
        ("written-by", "app.version", "9.8"),
        ("this-program", "", __version__),
    )


def test_migrations_run_one_after_the_other_on_raw_data(monkeypatch: Any) -> None:
    monkeypatch.setattr(migrations, "FORMAT", 3)
    steps = {
        1: lambda data: {**data, "one": True},
        2: lambda data: {"two": data.pop("one"), **data},
    }
    old = {"format": 1, "game": "reconquista"}
    assert migrations.migrated(old, "x", steps) == {
        "format": 3,
        "game": "reconquista",
        "two": True,
    }
    assert old == {"format": 1, "game": "reconquista"}


@pytest.mark.parametrize("number", [0, -1, True, 1.0, "1", None, [1], 10**30])
def test_a_format_there_never_was(played: Any, number: Any) -> None:
    data = data_of(played(10))
    data["format"] = number
    with pytest.raises(BadInput):
        reopened(data)


FIXTURES = sorted((Path(__file__).parents[1] / "saves").glob("*.reconquista"))


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: path.stem)
def test_old_saves_can_be_opened_for_ever(path: Path) -> None:
    """Each fixture's file beside it says what it holds."""
    loaded = read_game(path, ALL)
    facts = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    session = loaded.session
    # The rules may have been mended since; then it goes on from its snapshot, and says so.
    replayed = all(note.code != "went-on-from-snapshot" for note in loaded.notes)
    assert session.state.turn == facts["turn"]
    assert session.state.phase == facts["phase"]
    if replayed:
        assert len(session.inputs) == facts["inputs"]
        assert len(session.branches) == facts["branches"]
        assert len(session.undone) == facts["undone"]
    assert session.game.standings(session.state)[0].points == facts["points"]
    again = from_bytes(json.dumps(data_of(session)).encode(), ALL, "again")
    assert again.session.inputs == session.inputs
    assert isinstance(session.waiting, Over) == facts["over"]


def test_there_are_fixtures_of_every_format() -> None:
    formats = set()
    for path in FIXTURES:
        content = path.read_bytes()
        if content.startswith(b"\x1f\x8b"):
            content = gzip.decompress(content)
        formats.add(json.loads(content)["format"])
    assert formats == set(range(1, schema.FORMAT + 1))


def test_inputs_are_kept_as_the_protocol_writes_them(played: Any) -> None:
    session = played(30)
    for given, data in zip(session.inputs, data_of(session)["inputs"], strict=True):
        if isinstance(given, Acted):
            assert data == {"act": RECONQUISTA.action_data(given.action)}
        else:
            assert isinstance(given, Rolled)
            assert data == {"dice": list(given.values)}


# -- many lines of play ------------------------------------------------------------------------


def many_lines(played: Any, count: int) -> Session:
    session: Session = played(30)
    chance = random.Random(1)
    here = tuple(session.inputs)
    for number in range(count):
        shared = chance.randint(10, len(here))
        session.branches.append(
            Branch(f"line {number}", (*here[:shared], Rolled((number % 6 + 1,))))
        )
    return session


def test_how_far_it_is_goes_from_one_share_to_the_other() -> None:
    shares: list[float] = []
    seen = list(followed("abcdefghij" * 4, shares.append, 0.2, 1.0))
    assert [number for number, _ in seen] == list(range(40))
    assert "".join(item for _, item in seen) == "abcdefghij" * 4
    assert shares == pytest.approx([0.2, 0.2 + 0.8 * 16 / 40, 0.2 + 0.8 * 32 / 40])


def test_who_waits_for_many_lines_is_told_how_far_it_is(played: Any, tmp_path: Path) -> None:
    session = many_lines(played, 400)
    path = tmp_path / "many.reconquista"
    write_game(session, path)
    shares: list[float] = []
    loaded = read_game(path, GAMES, shares.append)
    assert loaded.notes == ()
    assert same(loaded.session, session)
    assert len(shares) > 40
    assert shares == sorted(shares) and shares[0] == 0 and shares[-1] > 0.95
    # Checking them is the first third of it.
    assert sum(share < 0.35 for share in shares) >= 400 // 16


@pytest.mark.parametrize("share", [0.0, 0.2, 0.5, 0.9])
def test_whoever_does_not_want_to_wait_need_not(played: Any, tmp_path: Path, share: float) -> None:
    session = many_lines(played, 400)
    path = tmp_path / "many.reconquista"
    write_game(session, path)

    def enough(now: float) -> None:
        if now >= share:
            raise Cancelled

    with pytest.raises(Cancelled):
        read_game(path, GAMES, enough)
    journal = CrashJournal(tmp_path)
    journal.watch(session)
    journal.leave(keep=True)
    game = pending(tmp_path)[0]
    with pytest.raises(Cancelled):
        resume(game, GAMES, enough)
    # It waits as before.
    assert same(resume(pending(tmp_path)[0], GAMES).session, session)


def test_what_takes_long_in_keeping_many_lines_can_be_done_beforehand(
    played: Any, play: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = many_lines(played, 400)
    journal = CrashJournal(tmp_path)
    shares: list[float] = []
    journal.prepare(session, shares.append)
    assert len(shares) > 20 and shares == sorted(shares)
    assert list(tmp_path.iterdir()) == []

    # Nothing is left to be done when it is watched.
    with monkeypatch.context() as patched:
        patched.delattr(crash, "game_data")
        journal.watch(session)
    assert journal.trouble is None
    # What was made ready is used once: by then the game has gone on.
    play(session, 5, random.Random(1))
    journal.watch(session)
    journal.leave(keep=True)
    assert same(resume(pending(tmp_path)[0], GAMES).session, session)


def test_what_is_done_beforehand_can_be_broken_off(played: Any, tmp_path: Path) -> None:
    session, journal = many_lines(played, 400), CrashJournal(tmp_path)

    def enough(now: float) -> None:
        if now > 0.5:
            raise Cancelled

    with pytest.raises(Cancelled):
        journal.prepare(session, enough)
    assert list(tmp_path.iterdir()) == []
    journal.watch(session)
    journal.leave(keep=True)
    assert same(resume(pending(tmp_path)[0], GAMES).session, session)


def test_a_line_among_many_that_is_wrong_is_named(played: Any) -> None:
    data = game_data(many_lines(played, 400))
    data["branches"][250]["inputs"] = [{"dice": ["x"]}]
    with pytest.raises(BadInput) as caught:
        reopened(data)
    assert caught.value.problems[0][:2] == ("wrong-type", "branches.250.inputs.0.dice.0")


def test_a_game_with_more_lines_than_could_be_read_again_is_not_saved(
    played: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.reconquista"
    write_game(played(30), path)
    kept = path.read_bytes()
    monkeypatch.setattr(saves, "MOST_BYTES", len(kept) + 1000)
    with pytest.raises(BadInput) as caught:
        write_game(many_lines(played, 400), path)
    assert caught.value.problems[0][0] == "too-many-lines"
    assert path.read_bytes() == kept


def test_the_journal_of_a_long_game_is_not_begun_anew_with_each_input(
    played: Any, play: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(crash, "_LONG", 30_000)
    session = many_lines(played, 400)
    journal = CrashJournal(tmp_path)
    journal.watch(session)
    first = journal.path
    assert first is not None and first.stat().st_size > 40_000
    play(session, 5, random.Random(1))
    assert journal.path == first
    session.name_line("x")
    assert journal.path != first
