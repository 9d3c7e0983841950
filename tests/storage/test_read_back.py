"""What is read of a file to the letter: problems, notes, limits, and lists of games."""

from __future__ import annotations

import dataclasses
import json
import os
from pathlib import Path
from typing import Any

import pytest

from reconquista_qt.engine.decision import Decision, DiceWanted
from reconquista_qt.engine.game import any_game
from reconquista_qt.engine.inputs import Acted, Branch, Rolled
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.engine.session import Session
from reconquista_qt.storage import atomic, library, saves
from reconquista_qt.storage.autosave import END, LEFT, PHASE, TURN, AutosaveRing
from reconquista_qt.storage.decode import _is_in_range, checked, game_from, plays, without_script
from reconquista_qt.storage.elsewhere import Elsewhere
from reconquista_qt.storage.encode import checksum_of, files_of, game_data, waiting_name
from reconquista_qt.storage.export_log import log_csv, log_text
from reconquista_qt.storage.folders import HOME_VARIABLE, folders
from reconquista_qt.storage.frames import frames
from reconquista_qt.storage.hall import finished_game, hall, hall_file, took_dice_back
from reconquista_qt.storage.jsonfile import Constant, text_of
from reconquista_qt.storage.library import SUFFIX, Library, is_allowed
from reconquista_qt.storage.log_page import Spoken, log_page
from reconquista_qt.storage.progress import Cancelled, silent
from reconquista_qt.storage.saves import as_bytes, from_bytes, read_game, write_game
from reconquista_qt.storage.schema import BranchData, InputData
from reconquista_qt.storage.settings import MIGRATIONS, Stored, read_settings
from reconquista_qt.storage.trouble import told
from tests.duel.rules.game import GAME as DUEL
from tests.duel.rules.state import NUMBER, Move, Rest, Strike
from tests.duels import at_blows, duel
from tests.games_of_tests import DUEL as DUEL_ENTRY


def data_of(session: Session) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(text_of(game_data(session)))
    return data


def opened(data: Any, tell: Any = silent) -> Any:
    return game_from(data, [DUEL_ENTRY], "x", tell)


def problems(data: Any) -> tuple[tuple[str, str, str], ...]:
    with pytest.raises(BadInput) as caught:
        opened(data)
    assert caught.value.code == "bad-save"
    return caught.value.problems


def notes(data: Any) -> list[tuple[str, Any]]:
    return [(note.code, dict(note.args)) for note in opened(data).notes]


# -- what is wrong with a file -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "found"),
    [
        ({"line": "x" * 201}, ("bad-value", "line", repr("x" * 201)[:80])),
        ({"line": 7}, ("wrong-type", "line", "7")),
        ({"more": 1}, ("unknown-field", "more", "1")),
        ({"format": 2.0}, None),
        ({"inputs": [{"dice": [0]}]}, ("bad-value", "inputs.0.dice.0", "0")),
        ({"inputs": [{"dice": [1001]}]}, ("bad-value", "inputs.0.dice.0", "1001")),
        ({"branches": [{"name": "", "shared": -1, "inputs": []}]},
         ("bad-value", "branches.0.shared", "-1")),
    ],
    ids=str,
)  # fmt: skip
def test_each_wrong_field_is_named_with_its_place(
    change: dict[str, Any], found: tuple[str, str, str] | None
) -> None:
    given = problems({**data_of(duel()), **change})
    if found is not None:
        assert given[0] == found
    else:
        assert given[0][0] == "not-a-save"


def test_a_missing_field_is_named_and_no_more_than_twenty_problems() -> None:
    data = data_of(duel())
    del data["line"]
    (found,) = problems(data)
    assert found[:2] == ("missing-field", "line")
    data = data_of(duel())
    data["inputs"] = [{"dice": [0]}] * 30
    assert len(problems(data)) == 20
    long = "y" * 90
    data = {**data_of(duel()), long: 1}
    assert problems(data)[0][1] == "y" * 40


def test_an_input_is_an_action_or_a_roll_that_its_dice_can_show() -> None:
    for good in ({"dice": [6]}, {"dice": [10], "faces": 10}, {"act": {}}, {"dice": []}):
        assert InputData.model_validate(good)
    assert InputData.model_validate({"dice": [6]}).faces == 6
    for bad in ({}, {"dice": [7]}, {"dice": [1, 11], "faces": 10}, {"act": {}, "dice": [1]}):
        with pytest.raises(ValueError):
            InputData.model_validate(bad)
    for name, fine in (("x" * 200, True), ("x" * 201, False)):
        line = {"name": name, "shared": 0, "inputs": []}
        if fine:
            assert BranchData.model_validate(line).name == name
        else:
            with pytest.raises(ValueError):
                BranchData.model_validate(line)


def test_an_action_that_is_none_is_named_by_its_place() -> None:
    data = data_of(at_blows())
    data["inputs"][2]["act"] = {"do": "dance"}
    assert problems(data) == (("unknown-action", "inputs.2.action.do", "'dance'"),)
    data = data_of(duel())
    data["undone"] = [{"act": {"do": "rest"}}, {"act": 7}]
    assert problems(data)[0][1].startswith("undone.1")


def test_a_line_shares_no_more_than_there_is() -> None:
    data = data_of(at_blows())
    for shared, fine in ((5, True), (6, False)):
        data["branches"] = [{"name": "n", "shared": shared, "inputs": [{"act": {"do": "rest"}}]}]
        if fine:
            (line,) = opened(data).session.branches
            assert (line.name, line.inputs[-1], len(line.inputs)) == ("n", Acted(Rest()), 6)
        else:
            assert problems(data) == (("bad-value", "branches.0.shared", "6"),)


@pytest.mark.parametrize("count", [100, 101, 150])
def test_lines_are_checked_however_many_there_are(count: int) -> None:
    data = data_of(at_blows())
    data["branches"] = [{"name": str(n), "shared": 2, "inputs": []} for n in range(count)]
    assert [line.name for line in opened(data).session.branches] == [str(n) for n in range(count)]
    data["branches"][count - 1]["shared"] = "2"
    assert problems(data) == (("wrong-type", f"branches.{count - 1}.shared", "'2'"),)
    head = checked(data, "x", lines=False)  # for a list of games
    assert head.branches == []


def test_who_waits_is_told_and_may_break_off() -> None:
    data = data_of(at_blows())
    data["branches"] = [{"name": str(n), "shared": 2, "inputs": []} for n in range(160)]
    shares: list[float] = []
    opened(data, shares.append)
    assert shares[0] == 0.0
    assert shares == sorted(shares)
    assert max(share for share in shares if share < 0.35) > 0.3
    assert 0.35 in shares and 0.9 < shares[-1] < 1.0

    def enough(share: float) -> None:
        if share > 0.5:
            raise Cancelled

    with pytest.raises(Cancelled):
        opened(data, enough)


def test_a_game_that_is_none_of_the_house_is_named_shortly() -> None:
    data = {**data_of(duel()), "game": "g" * 100}
    assert problems(data) == (("unknown-game", "game", "g" * 80),)


def test_what_made_up_inputs_make_of_the_rules_is_no_fault_of_the_program(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    data = data_of(duel())

    def broken(*_: Any) -> None:
        raise ZeroDivisionError("z" * 300)

    monkeypatch.setattr(type(DUEL), "digest", broken)
    data["state"]["position"]["turn"] = 2
    (found,) = problems(data)
    assert found[:2] == ("does-not-fit", "x")
    assert len(found[2]) == 200


# -- notes ---------------------------------------------------------------------------------------


def test_a_journal_that_tells_otherwise_is_told_anew_from_there() -> None:
    data = data_of(at_blows())
    count = len(data["events"])
    assert notes(data) == []
    for change, entry in (
        (lambda events: events.pop(), count),
        (lambda events: events.append(events[0]), count + 1),
        (lambda events: events.clear(), 1),
        (lambda events: events[1].update(turn=9), 2),
        (lambda events: events[-1]["args"].update(die=3), count),
    ):
        changed = json.loads(json.dumps(data))
        change(changed["events"])
        assert notes(changed) == [("log-renewed", {"entry": entry})]


def test_why_a_game_is_played_otherwise_is_told_where_it_may_be_the_rules() -> None:
    data = data_of(at_blows())
    del data["events"][-1]
    data["rules"]["edition"] = "e" * 150
    assert notes(data)[1:] == [("other-rules", {"what": "e" * 150})]
    data["rules"]["files"] = {"map.json": "0", "units.json": "1"}
    assert notes(data)[1:] == [("other-rules", {"what": "map.json, units.json"})]
    data["rules"]["edition"] = DUEL.edition
    assert notes(data)[1:] == [("other-rules", {"what": "map.json, units.json"})]
    data["rules"]["files"] = {f"{n:03}{'f' * 90}": "" for n in range(4)}
    assert len(notes(data)[1][1]["what"]) == 200
    sound = data_of(at_blows())
    sound["rules"]["edition"] = "older"
    assert notes(sound) == []  # it plays as it did: nobody need know


def test_a_game_goes_on_from_its_snapshot_where_its_inputs_lead_elsewhere() -> None:
    session = at_blows()
    session.act(Rest())
    session.undo()
    session.branches.append(Branch("b", (*session.inputs, Acted(Rest()))))
    data = data_of(session)
    data["inputs"][0] = {"dice": [3], "faces": 3}  # another chit: all that followed is possible
    data["inputs"][1] = {"dice": [2], "faces": 2}
    loaded = opened(data)
    assert [(note.code, dict(note.args)) for note in loaded.notes] == [
        ("went-on-from-snapshot", {"input": 6}),
        ("line-ahead-dropped", {"count": 1}),
        ("lines-dropped", {"count": 1}),
    ]
    again = loaded.session
    assert DUEL.position(again.state) == DUEL.position(session.state)
    assert (again.inputs, again.undone, again.branches) == ([], [], [])
    assert (again.first_die, again.dice.position) == (3, 3)
    assert [entry.event for entry in again.journal] == [e.event for e in session.journal]
    assert not again.announced
    data["state"]["checksum"] = "0" * 64
    assert problems(data)[0][:2] == ("does-not-fit", "state")


def test_a_snapshot_that_was_changed_is_not_gone_on_from() -> None:
    session = at_blows()
    data = data_of(session)
    data["state"]["position"]["turn"] = 4
    loaded = opened(data)
    assert [note.code for note in loaded.notes] == ["snapshot-damaged"]
    assert loaded.session.inputs == session.inputs
    data["state"]["checksum"] = checksum_of(data["state"]["position"])
    assert [note.code for note in opened(data).notes] == ["went-on-from-snapshot"]
    waits = data_of(session)
    waits["state"]["waits"] = "dice"
    assert [note.code for note in opened(waits).notes] == ["snapshot-damaged"]


def test_a_position_of_those_days_that_tells_less_is_the_same_with_its_digest() -> None:
    data = data_of(at_blows())
    del data["state"]["position"]["need"]
    data["state"]["checksum"] = checksum_of(data["state"]["position"])
    assert notes(data) == []
    data["state"]["digest"] = "0" * 64
    assert problems(data)  # then it is no position that the game could go on from


def test_what_is_told_of_is_within_reason() -> None:
    for fact, fine in (
        (1_000_000, True), (1_000_001, False), (-1_000_000, True), (-1_000_001, False),
        ("x" * 200, True), ("x" * 201, False), ({"a": 1_000_001}, False), ({"x" * 201: 1}, False),
        ({"a": [1, "b"]}, True), ([1, ["x" * 201]], False), ((1, 2), True), (None, True),
        (1.5, True), (True, True),
    ):  # fmt: skip
        assert _is_in_range(fact) is fine, fact


def test_events_beyond_reason_are_left_out_of_the_log() -> None:
    session = at_blows()
    data = data_of(session)
    data["earlier"] = [
        *data["events"][:2],
        {**data["events"][-1], "args": {**data["events"][-1]["args"], "die": 2_000_000}},
        {**data["events"][-1], "args": {**data["events"][-1]["args"], "die": "3"}},
        {**data["events"][-1], "kind": "no-such"},
        data["events"][-1],
    ]
    loaded = opened(data)
    assert ("log-shortened", {"count": 3}) in [(n.code, dict(n.args)) for n in loaded.notes]
    assert [entry.n for entry in loaded.session.earlier] == [1, 2, 3]
    assert [entry.input for entry in loaded.session.earlier] == [0, 0, 0]


def test_whether_a_line_can_be_played_on_is_found_out_on_a_copy() -> None:
    session = duel()
    assert plays(session, [Acted(Rest()), Acted(Rest())])
    assert not plays(session, [Acted(Rest()), Acted(Strike(False))])
    assert not plays(session, [Rolled((1,), 10)])
    assert (len(session.inputs), session.undone) == (2, [])


# -- lessons that were broken off ----------------------------------------------------------------


def test_dice_of_a_lesson_roll_by_themselves_where_the_lesson_is_not_gone_on_with() -> None:
    session = duel(typed_dice=True)
    session.dice.scripted = True
    session.enter_dice([1, 1])
    session.act(Move(NUMBER["0,0"]))
    session.act(Strike(False))
    assert isinstance(session.waiting, DiceWanted)
    loaded = opened(data_of(session))
    assert loaded.session.dice.scripted and loaded.session.dice.typed
    assert isinstance(loaded.session.waiting, DiceWanted)
    assert without_script(loaded) is loaded
    assert not loaded.session.dice.scripted and not loaded.session.dice.typed
    assert isinstance(loaded.session.waiting, Decision)
    content = as_bytes(session)
    assert isinstance(from_bytes(content, [DUEL_ENTRY], "x").session.waiting, Decision)
    typed = duel(typed_dice=True)  # a player's own dice are waited for
    assert without_script(opened(data_of(typed))).session.dice.typed
    ahead = session.fork()
    ahead.enter_dice([9])
    ahead.undo()
    assert isinstance(ahead.waiting, DiceWanted)
    again = from_bytes(as_bytes(ahead), [DUEL_ENTRY], "x").session
    assert again.inputs[-1] == Rolled((9,), 10)  # what lies ahead, not what the seed has
    decided = session.fork()
    decided.undo()
    assert isinstance(without_script(opened(data_of(decided))).session.waiting, Decision)


# -- what is written -----------------------------------------------------------------------------


def test_a_file_tells_what_is_waited_for_and_how_it_stands() -> None:
    assert waiting_name(duel(typed_dice=True).waiting) == "dice"
    session = at_blows()
    data = data_of(session)
    assert data["state"]["waits"] == "fence"
    assert (data["state"]["over"], data["state"]["winner"]) == (None, None)
    assert data["dice"] == {"seed": 5, "first": 0, "position": 3, "typed": False, "queue": []}
    session = at_blows(queue=[1, 1, 10], options={"hits": 1})
    data = data_of(session)
    assert (data["state"]["waits"], data["state"]["winner"]) == ("over", "blue")
    assert data["state"]["over"] == "hits"
    assert data["inputs"][-1] == {"dice": [10], "faces": 10}
    assert data["rules"]["options"]["hits"] == 1


def test_names_are_cut_where_they_are_longer_than_a_file_may_hold() -> None:
    session = duel()
    session.act(Rest())
    session.undo()
    session.act(Move(NUMBER["0,0"]))
    session.name_line("a" * 300)
    session.name_line("b" * 300, session.branches[0])
    again = opened(data_of(session)).session
    assert (again.line, again.branches[0].name) == ("a" * 200, "b" * 200)


def test_files_are_told_apart_by_what_is_in_them_and_not_by_line_ends(tmp_path: Path) -> None:
    def game(content: bytes) -> Any:
        path = tmp_path / "map.json"
        path.write_bytes(content)

        class Own(type(DUEL)):  # type: ignore[misc]
            data_files = ("map.json", "sub/none.json")
            own_files = {"map.json": path}  # noqa: RUF012

        return Own()

    one, windows, other = (dict(files_of(game(c))) for c in (b"a\nb", b"a\r\nb", b"a\nc"))
    assert list(one) == ["map.json", "sub/none.json"]
    assert one == windows != other
    assert {len(mark) for mark in one.values()} == {16}
    assert one["sub/none.json"] == other["sub/none.json"]


def test_what_could_not_be_read_again_is_not_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = at_blows()
    size = len(as_bytes(session))
    path = tmp_path / f"x{SUFFIX}"
    monkeypatch.setattr(saves, "MOST_BYTES", size)
    write_game(session, path)
    monkeypatch.setattr(saves, "MOST_BYTES", size - 1)
    with pytest.raises(BadInput) as caught:
        write_game(session, path, packed=False)
    assert caught.value.problems == (("too-many-lines", "", "0"),)
    assert len(path.read_bytes()) == size
    assert as_bytes(session, packed=True)[4:8] == b"\0\0\0\0"  # no time: equal games, equal files


def test_where_it_cannot_be_looked_at_a_file_is_not_packed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / f"x{SUFFIX}"
    write_game(at_blows(), path, packed=True)

    def refused(*_: Any, **__: Any) -> None:
        raise PermissionError(13, "no")

    with monkeypatch.context() as patch:
        patch.setattr("builtins.open", refused)
        assert not saves._is_packed(path)
    assert saves._is_packed(path)


# -- lists of games ------------------------------------------------------------------------------


def test_games_elsewhere_are_in_the_list_once(tmp_path: Path) -> None:
    known = Elsewhere(tmp_path / "elsewhere.json")
    shelf = Library(tmp_path / "games", known)
    shelf.folder.mkdir()
    inside, outside = shelf.folder / f"a{SUFFIX}", tmp_path / f"b{SUFFIX}"
    for path in (inside, outside):
        write_game(at_blows(), path)
        known.add(path)
    known.add(tmp_path / f"gone{SUFFIX}")
    (shelf.folder / "note.txt").write_text("no game")
    assert sorted(info.name for info in shelf.saves()) == ["a", "b"]
    renamed = shelf.rename(outside, "c")
    assert renamed == tmp_path / f"c{SUFFIX}"
    assert renamed in known.paths() and outside not in known.paths()
    assert sorted(info.name for info in shelf.saves()) == ["a", "c"]


def test_whatever_is_in_a_file_the_others_are_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf = Library(tmp_path)
    for name in ("a", "b"):
        write_game(at_blows(), tmp_path / f"{name}{SUFFIX}")
    real = library.checked

    def broken(data: Any, name: str, **named: Any) -> Any:
        if name.startswith("a"):
            raise ZeroDivisionError("z" * 300)
        return real(data, name, **named)

    monkeypatch.setattr(library, "checked", broken)
    found = {info.name: info for info in shelf.saves()}
    assert found["b"].trouble is None
    trouble = found["a"].trouble
    assert trouble is not None
    assert trouble.problems[0][:2] == ("does-not-fit", f"a{SUFFIX}")
    assert len(trouble.problems[0][2]) == 200
    assert found["a"].size == (tmp_path / f"a{SUFFIX}").stat().st_size > 0


def test_a_list_of_games_tells_of_each_what_it_shows(tmp_path: Path) -> None:
    session = at_blows(queue=[1, 1, 10], options={"hits": 1})
    session.branches.append(Branch("b", tuple(session.inputs[:3])))
    path = tmp_path / f"a{SUFFIX}"
    write_game(session, path)
    os.utime(path, ns=(0, 1_500_000_000))
    info = Library(tmp_path).info(path)
    assert info is not None
    assert (info.modified, info.size) == (1.5, path.stat().st_size)
    assert (info.game, info.scenario, info.turn, info.phase) == ("duel", "standard", 1, "fence")
    assert (info.points, info.level, info.over, info.lines, info.map) == (0, "lost", "hits", 1, "")
    assert info.position == json.loads(json.dumps(DUEL.position(session.state)))


def test_a_save_that_cannot_be_named_so_keeps_its_name(tmp_path: Path) -> None:
    shelf = Library(tmp_path)
    path = tmp_path / f"a{SUFFIX}"
    write_game(at_blows(), path)
    with pytest.raises(BadInput) as caught:
        shelf.rename(path, "/" * 100)
    assert caught.value.code == "cannot-change"
    assert caught.value.problems == (("bad-name", "/" * 80, ""),)
    assert shelf.rename(path, " a ") == path
    assert path.exists()
    assert not is_allowed("\ud800\udfff\ud800")  # no name in any locale
    odd = tmp_path / "nul.x" / f"con{SUFFIX}"
    odd.parent.mkdir()
    odd.write_bytes(path.read_bytes())
    assert shelf.take_in(odd, [DUEL_ENTRY]).name == f"game{SUFFIX}"


def test_a_copy_has_no_previous_version(tmp_path: Path) -> None:
    shelf = Library(tmp_path / "games")
    path = tmp_path / f"a{SUFFIX}"
    write_game(at_blows(), path)
    copy = shelf.duplicate(path)  # the folder is made
    assert copy == shelf.folder / f"a{SUFFIX}"
    assert shelf.take_in(path, [DUEL_ENTRY]) == shelf.folder / f"a (2){SUFFIX}"
    assert len(list(shelf.folder.iterdir())) == 2
    target = tmp_path / f"out{SUFFIX}"
    shelf.give_out(copy, target, [DUEL_ENTRY], packed=False)
    assert target.read_bytes()[:1] == b"{"
    asked: list[Path] = []

    def basket(gone: Path) -> bool:
        asked.append(gone)
        return True

    shelf.delete(copy, basket)
    assert asked == [copy]


# -- settings ------------------------------------------------------------------------------------


def test_settings_of_a_format_there_never_was_are_set_aside(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    assert MIGRATIONS == {}
    path.write_text('{"format": 0, "settings": {}}')
    stored = read_settings(path)
    assert stored.trouble is not None
    assert stored.trouble.problems == (("unknown-format", "settings.json", "0"),)
    assert stored.set_aside == tmp_path / "settings.broken-1.json"
    assert read_settings(path) == Stored()
    path.write_text('{"format": -1, "settings": {"a": 1}}')
    found = read_settings(path, {-1: lambda v: {**v, "b": 2}, 0: lambda v: {**v, "c": 3}})
    assert found == Stored({"a": 1, "b": 2, "c": 3})
    path.write_text('{"format": 9, "settings": {}}')
    stored = read_settings(path)
    assert stored.trouble is not None
    assert stored.trouble.problems == (("newer-format", "settings.json", "9"),)
    path.write_text('{"format": 1, "settings": []}')
    stored = read_settings(path)
    assert stored.trouble is not None
    assert stored.trouble.problems == (("wrong-type", "settings", "list"),)
    path.write_text('{"format": true, "settings": {}}')
    assert read_settings(path).trouble is not None


def test_settings_that_cannot_be_set_aside_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "settings.json"
    path.write_text("{")

    def refused(*_: Any) -> None:
        raise PermissionError(13, "no")

    monkeypatch.setattr(Path, "rename", refused)
    stored = read_settings(path)
    assert stored.set_aside is None and stored.trouble is not None
    assert path.exists()


# -- the ring, the hall, the log ------------------------------------------------------------------


def test_who_wants_no_saves_keeps_the_last_three_games_that_were_left(tmp_path: Path) -> None:
    ring = AutosaveRing(tmp_path, 0)
    for _ in range(5):
        ring.write(at_blows(), LEFT)
    assert [save.kind for save in ring.saves()] == [LEFT] * 3
    session = duel()
    ring.begin(session)
    for _ in range(4):
        session.act(Rest())
    assert ring.consider(session) is None
    ring.size = 1
    ring.begin(duel())
    saved = ring.consider(session)
    assert saved is not None and f"-{TURN}-t03-fence-" in saved.name
    assert not any(path.name.endswith(".bak") for path in tmp_path.iterdir())


def test_the_kind_of_a_save_is_that_of_the_greatest_change(tmp_path: Path) -> None:
    ring = AutosaveRing(tmp_path)
    typed = duel(typed_dice=True)
    ring.begin(typed)
    typed.enter_dice([1, 1])
    saved = ring.consider(typed)  # the chits are drawn: another phase of the same turn
    assert saved is not None and f"-{PHASE}-t01-fence-" in saved.name
    assert ring.consider(typed) is None
    ended = at_blows(queue=[1, 1, 10], options={"hits": 1})
    ended.undo_stops_at_dice = True
    saved = ring.consider(ended)
    assert saved is not None and f"-{END}-" in saved.name
    kept = read_game(saved, [DUEL_ENTRY]).session
    assert kept.state.over is None  # before the end, with the end ahead
    assert len(kept.undone) == 2
    assert ended.state.over is not None


def test_dice_are_taken_back_where_a_line_that_was_left_had_some() -> None:
    session = at_blows()
    assert not took_dice_back(session)
    session.undo()
    session.act(Rest())
    assert took_dice_back(session)
    quiet = duel()
    quiet.act(Rest())
    quiet.undo()
    quiet.act(Move(NUMBER["0,0"]))
    assert not took_dice_back(quiet)  # nobody has seen a die there
    quiet.branches.append(Branch("", (*quiet.inputs[:2], Acted(Rest()), Rolled((3,), 10))))
    assert took_dice_back(quiet)


def test_the_curve_of_a_game_has_the_points_at_each_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    session = duel()
    while isinstance(session.waiting, Decision):
        session.act(Rest())
    game = finished_game(session, when="now", advised=False, day="today")
    assert len(game.curve) == session.state.turn + 1
    assert game.day == "today"
    assert hall() == []
    hall_file().parent.mkdir(parents=True)
    line = json.dumps(dataclasses.asdict(game)) + "\n"
    hall_file().write_text(line * 3 + "[" * 100_000 + "\n")
    assert hall() == [game] * 3


def test_folders_of_the_system_are_used_where_none_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, "")
    assert folders().data != Path.cwd() / "data"
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(HOME_VARIABLE, "here")
    assert folders().data == tmp_path / "here" / "data"


def test_the_log_has_a_heading_for_each_turn_and_phase() -> None:
    session = duel()
    for _ in range(4):
        session.act(Rest())
    session.act(Move(NUMBER["0,0"]))
    text = log_text(session.journal, lambda e: e.event.kind, lambda turn, phase: f"{turn} {phase}")
    assert text == "1 draw\n  began\n  drawn\n  drawn\n\n3 fence\n  moved\n"
    assert log_text([], str, str) == "\n"
    table = log_csv(session.journal[-1:], {"en": lambda _: "=1+1", "es": lambda _: "a,b"})
    head, row = table.splitlines()
    assert head == "n,turn,phase,input,kind,rule,en,es"
    assert row == '4,3,fence,7,moved,2/move,\'=1+1,"a,b"'


def test_the_page_of_a_log_groups_what_belongs_together() -> None:
    entries = [("T1", "A", "x<y"), ("T1", "A", "z"), ("T1", "B", "u"), ("T2", "A", "v")]
    page = log_page([Spoken("en", "English", "ltr", "A & B", entries)], "en")
    assert (
        '<article lang="en" dir="ltr"><h1>A &amp; B</h1><h2>T1</h2><h3>A</h3><ul><li>x&lt;y</li>'
        "<li>z</li></ul><h3>B</h3><ul><li>u</li></ul><h2>T2</h2><h3>A</h3><ul><li>v</li></ul>"
    ) in page
    assert '<option value="en">English</option>' in page


def test_there_is_a_moment_for_each_input_of_a_game() -> None:
    session = at_blows()
    session.act(Rest())
    session.undo()
    found = frames(session)
    assert [frame.input for frame in found] == [0, 1, 2, 3, 4, 5]
    assert [len(frame.entries) for frame in found] == [1, 1, 1, 1, 0, 1]
    assert found[-1].position == DUEL.position(session.state)
    assert (found[-1].turn, found[-1].phase) == (session.state.turn, session.state.phase)
    assert len(session.undone) == 1
    assert any_game(DUEL).standings(session.state)[0].points == found[-1].points


def test_a_stamp_is_that_of_the_file_itself(tmp_path: Path) -> None:
    path = tmp_path / f"a{SUFFIX}"
    stamp = write_game(at_blows(), path)
    assert atomic.stamp_of(path) == stamp
    write_game(at_blows(), path, expected=stamp)
    os.utime(path, ns=(0, 0))
    with pytest.raises(BadInput) as caught:
        write_game(at_blows(), path, expected=stamp)
    assert caught.value.problems[0][0] == "changed-meanwhile"
    path.unlink()
    write_game(at_blows(), path, expected=stamp)  # there is none any more: nothing to spare
    assert path.exists()


# -- JSON, to the letter -------------------------------------------------------------------------


def test_what_never_changes_is_laid_out_anew_however_deep_it_lies() -> None:
    inner = {"a": list(range(60))}
    constant = Constant(inner)
    for depth in (0, 2, 1, 0, 1, 2):
        plain: object = inner
        value: object = constant
        for _ in range(depth):
            plain, value = {"in": plain}, {"in": value}
        assert text_of(value) == text_of(plain)


def test_a_path_is_told_shortly_where_its_name_is_none() -> None:
    with pytest.raises(BadInput) as caught, told("cannot-save", Path("x" * 300)):
        raise ValueError("a zero byte")
    assert caught.value.problems == (("bad-name", "'" + "x" * 199, ""),)
