"""The crash journal: what it holds is the game, torn or not; it never stops the game."""

from __future__ import annotations

import errno
import os
import random
import shutil
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.inputs import Acted
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.engine.session import NothingTo, Session
from reconquista_qt.games import GAMES
from reconquista_qt.games.reconquista.rules.game import GAME as RECONQUISTA
from reconquista_qt.storage import crash
from reconquista_qt.storage.autosave import TURN, AutosaveRing
from reconquista_qt.storage.autosaver import Autosaver
from reconquista_qt.storage.crash import CrashJournal
from reconquista_qt.storage.folders import Folders
from reconquista_qt.storage.locks import Lock, is_held
from reconquista_qt.storage.resume import Pending, discard, let_go, pending, resume
from reconquista_qt.storage.saves import read_game, write_game


def state_of(session: Session) -> tuple[Any, ...]:
    return (
        list(session.inputs),
        list(session.undone),
        sorted((b.name, repr(b.inputs)) for b in session.branches),
        session.line,
        list(session.dice.queue),
        session.dice.position,
        list(session.journal),
        RECONQUISTA.digest(session.state),
    )


def copied(journal: CrashJournal, folder: Path) -> Pending:
    """Return what another program would find if this one died now."""
    assert journal.path is not None
    folder.mkdir(exist_ok=True)
    shutil.copy(journal.path, folder / journal.path.name)
    return pending(folder)[0]


def wander(session: Session, play: Any, chance: random.Random) -> None:
    roll = chance.random()
    if roll < 0.2 and session.can_undo():
        with suppress(NothingTo):
            session.undo(chance.choice([None, len(session.inputs) - 6]))
    elif roll < 0.3 and session.undone:
        session.redo()
    elif roll < 0.36 and session.branches:
        session.switch(chance.choice(session.branches))
    elif roll < 0.38:
        session.name_line(f"n{chance.random()}")
    elif roll < 0.4:
        session.rewind()
        session.redo()
    elif roll < 0.43:
        session.dice.queue_up([chance.randint(1, 6)])
        session.run()
    else:
        play(session, 1, chance)


@pytest.mark.parametrize("typed", [False, True])
def test_the_journal_is_the_game_at_every_moment(tmp_path: Path, play: Any, typed: bool) -> None:
    chance = random.Random(21)
    session = Session.new(RECONQUISTA, seed=5, typed_dice=typed)
    journal = CrashJournal(tmp_path / "journals")
    journal.watch(session)
    for _ in range(150):
        wander(session, play, chance)
        found = copied(journal, tmp_path / "copy")
        loaded = resume(found, GAMES)
        assert loaded.notes == ()
        assert state_of(loaded.session) == state_of(session)
        discard(found)
    assert journal.trouble is None
    assert len(list((tmp_path / "journals").glob("*.journal"))) == 1


def test_a_journal_torn_anywhere_gives_an_earlier_moment(tmp_path: Path, play: Any) -> None:
    chance = random.Random(2)
    session = Session.new(RECONQUISTA, seed=5)
    journal = CrashJournal(tmp_path / "journals")
    journal.watch(session)
    moments = [state_of(session)]
    for _ in range(40):
        play(session, 1, chance)
        moments.append(state_of(session))
    assert journal.path is not None
    content = journal.path.read_bytes()
    first_line = content.index(b"\n", 1)
    folder = tmp_path / "torn"
    folder.mkdir()
    for cut in sorted(chance.sample(range(first_line, len(content)), 60)):
        (folder / "x.journal").write_bytes(content[:cut])
        found = pending(folder)[0]
        loaded = resume(found, GAMES)
        assert loaded.notes == ()
        # Missing dice come from the seed again, so that it is always a moment that was.
        assert state_of(loaded.session) in moments
        discard(found)
    (folder / "x.journal").write_bytes(content[: first_line - 5])
    assert pending(folder) == []
    assert list(folder.iterdir()) == []


def test_a_line_broken_in_the_middle_ends_the_journal_and_is_told(
    tmp_path: Path, play: Any
) -> None:
    session = Session.new(RECONQUISTA, seed=5)
    journal = CrashJournal(tmp_path / "journals")
    journal.watch(session)
    play(session, 10, random.Random(1))
    assert journal.path is not None
    lines = journal.path.read_bytes().split(b"\n")
    lines[6] = b"\xff\x00{]"
    folder = tmp_path / "broken"
    folder.mkdir()
    (folder / "x.journal").write_bytes(b"\n".join(lines))
    loaded = resume(pending(folder)[0], GAMES)
    assert [note.code for note in loaded.notes] == ["resumed-early"]
    assert loaded.session.inputs == session.inputs[: len(loaded.session.inputs)]


def test_an_input_that_kills_the_program_is_not_played_again(
    tmp_path: Path, play: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = Session.new(RECONQUISTA, seed=5)
    journal = CrashJournal(tmp_path / "journals")
    journal.watch(session)
    play(session, 5, random.Random(1))
    before = len(session.inputs)

    def fail(*_: Any) -> None:
        raise ZeroDivisionError

    assert isinstance(session.waiting, Decision)
    action = session.waiting.options[0]
    monkeypatch.setattr(type(session.state.agenda[-1]), "apply", fail)
    with pytest.raises(ZeroDivisionError):
        session.act(action)
    monkeypatch.undo()
    loaded = resume(copied(journal, tmp_path / "copy"), GAMES)
    assert len(loaded.session.inputs) == before


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EIO, errno.EROFS])
def test_a_full_disk_does_not_stop_the_game(
    tmp_path: Path, play: Any, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    session = Session.new(RECONQUISTA, seed=5)
    troubles: list[BadInput | None] = []
    folders = Folders(tmp_path / "d", tmp_path / "c", tmp_path / "s")
    keeper = Autosaver(folders, autosaves=3, on_trouble=troubles.append)
    keeper.watch(session)
    play(session, 5, random.Random(1))
    saved = list(session.inputs)
    real = os.write

    def half(handle: int, data: bytes) -> int:
        if b'{"n"' not in data and b'{"game"' not in data:
            return real(handle, data)
        real(handle, data[: len(data) // 2])
        raise OSError(number, os.strerror(number))

    with monkeypatch.context() as patch:
        patch.setattr(crash.os, "write", half)
        play(session, 3, random.Random(1))
        assert [t.code for t in troubles if t] == ["cannot-save"]
    # What had been written before is still to be had.
    torn = pending_copy(folders.journals, tmp_path / "copy1")
    assert any(resume(game, GAMES).session.inputs[: len(saved)] == saved for game in torn)
    play(session, 1, random.Random(1))
    assert troubles[-1] is None
    assert keeper.journal.path is not None
    assert list(folders.journals.glob("*.journal")) == [keeper.journal.path]
    loaded = resume(copied(keeper.journal, tmp_path / "copy2"), GAMES)
    assert state_of(loaded.session) == state_of(session)


def pending_copy(folder: Path, copy: Path) -> list[Pending]:
    copy.mkdir()
    for path in folder.glob("*.journal"):
        shutil.copy(path, copy)
    return pending(copy)


def test_a_folder_that_vanishes_is_made_again(tmp_path: Path, play: Any) -> None:
    session = Session.new(RECONQUISTA, seed=5)
    journal = CrashJournal(tmp_path / "journals")
    journal.watch(session)
    play(session, 3, random.Random(1))
    shutil.rmtree(tmp_path / "journals")
    play(session, 3, random.Random(1))
    assert journal.trouble is None
    assert state_of(resume(copied(journal, tmp_path / "copy"), GAMES).session) == state_of(session)


def test_a_folder_that_cannot_be_is_told_of(tmp_path: Path, play: Any) -> None:
    (tmp_path / "file").write_text("")
    session = Session.new(RECONQUISTA, seed=5)
    journal = CrashJournal(tmp_path / "file" / "journals")
    journal.watch(session)
    assert journal.trouble is not None
    assert journal.trouble.problems[0][0] in ("folder-gone", "name-taken")
    play(session, 3, random.Random(1))
    (tmp_path / "file").unlink()
    play(session, 1, random.Random(1))
    assert journal.trouble is None
    assert state_of(resume(copied(journal, tmp_path / "copy"), GAMES).session) == state_of(session)


def test_a_long_journal_begins_anew(
    tmp_path: Path, play: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(crash, "_LONG", 30_000)
    session = Session.new(RECONQUISTA, seed=5)
    journal = CrashJournal(tmp_path / "journals")
    journal.watch(session)
    first = journal.path
    chance = random.Random(3)
    for _ in range(60):
        session.name_line(str(chance.random()))
        play(session, 1, chance)
    assert journal.path != first
    assert list((tmp_path / "journals").glob("*.journal")) == [journal.path]
    assert state_of(resume(copied(journal, tmp_path / "copy"), GAMES).session) == state_of(session)


def test_a_living_game_is_not_offered_and_a_closed_one_is(tmp_path: Path, play: Any) -> None:
    session = Session.new(RECONQUISTA, seed=5)
    journal = CrashJournal(tmp_path)
    journal.watch(session)
    play(session, 12, random.Random(1))
    assert pending(tmp_path) == []
    journal.leave(keep=True)
    assert not session.watchers
    found = pending(tmp_path)
    assert [(game.closed, game.scenario, game.turn) for game in found] == [(True, "standard", 1)]
    assert state_of(resume(found[0], GAMES).session) == state_of(session)
    let_go(found[0])
    discard(found[0])
    assert list(tmp_path.iterdir()) == []


def test_a_game_closed_for_good_leaves_nothing(tmp_path: Path) -> None:
    journal = CrashJournal(tmp_path)
    journal.watch(Session.new(RECONQUISTA, seed=5))
    journal.leave(keep=False)
    assert list(tmp_path.iterdir()) == []


def test_another_game_takes_the_place_of_the_one_before(tmp_path: Path) -> None:
    journal = CrashJournal(tmp_path)
    one, other = Session.new(RECONQUISTA, seed=5), Session.new(RECONQUISTA, seed=6)
    journal.watch(one)
    journal.watch(other)
    assert not one.watchers
    assert len(list(tmp_path.glob("*.journal"))) == 1
    assert state_of(resume(copied(journal, tmp_path / "copy"), GAMES).session) == state_of(other)


def test_who_resumes_a_game_has_it_alone(tmp_path: Path) -> None:
    journal = CrashJournal(tmp_path)
    journal.watch(Session.new(RECONQUISTA, seed=5))
    journal.leave(keep=True)
    one, other = pending(tmp_path)[0], pending(tmp_path)[0]
    resume(one, GAMES)
    assert pending(tmp_path) == []
    with pytest.raises(BadInput) as caught:
        resume(other, GAMES)
    assert caught.value.problems[0][0] == "locked"
    discard(other)
    assert one.path.exists()
    discard(one)
    assert not one.path.exists()


def test_hostile_journals_are_refused_or_passed_over(tmp_path: Path) -> None:
    bad = {
        "empty": b"",
        "nothing": b"\n\n\n",
        "binary": os.urandom(5000),
        "deep": b"\n" + b"[" * 100_000,
        "no-game": b'\n{"n":1,"dice":[1]}',
        "half": b'\n{"game":{"format":1}}',
        "types": b'\n{"game":{"state":[],"scenario":7,"format":1,"game":"reconquista"}}\n{"n":"x"}',
    }
    for name, content in bad.items():
        (tmp_path / f"{name}.journal").write_bytes(content)
    found = pending(tmp_path)
    assert {game.path.stem for game in found} <= {"half", "types"}
    for game in found:
        with pytest.raises(BadInput):
            resume(game, GAMES)


def test_locks(tmp_path: Path) -> None:
    path = tmp_path / "x.lock"
    assert not is_held(path)
    one, other = Lock(path), Lock(path)
    assert one.take()
    assert is_held(path)
    assert not other.take()
    assert path.read_text() == str(os.getpid())
    one.release()
    assert not path.exists()
    assert other.take()
    other.release()
    one.release()


def test_autosaves_come_at_turns_phases_and_before_the_end(tmp_path: Path, play: Any) -> None:
    folders = Folders(tmp_path / "d", tmp_path / "c", tmp_path / "s")
    keeper = Autosaver(folders, autosaves=3)
    session = Session.new(RECONQUISTA, seed=3)
    keeper.watch(session)
    chance = random.Random(3)
    phases = 0
    while session.state.over is None:
        before = (session.state.turn, session.state.phase)
        play(session, 1, chance)
        phases += before != (session.state.turn, session.state.phase)
    saves = keeper.ring.saves()
    kinds = [save.kind for save in saves]
    assert kinds.count("end") == 1
    assert 1 <= kinds.count("turn") <= 3
    assert len(saves) <= 9
    assert phases >= 1
    newest = read_game(saves[0].path, GAMES).session
    assert saves[0].kind == "end"
    assert newest.state.over is None
    newest.redo(len(session.inputs))
    assert newest.inputs == session.inputs
    session.undo()
    count = len(keeper.ring.saves())
    session.redo()
    assert len(keeper.ring.saves()) in (count, count + 1)


def test_a_ring_of_size_zero_keeps_nothing(tmp_path: Path, play: Any) -> None:
    keeper = Autosaver(Folders(tmp_path, tmp_path, tmp_path), autosaves=0)
    session = Session.new(RECONQUISTA, seed=4)
    keeper.watch(session)
    play(session, 30, random.Random(1))
    assert keeper.ring.saves() == []
    keeper.leave(resume=False)
    assert not session.watchers


# -- what a power cut leaves -------------------------------------------------------------------


def left_behind(folder: Path, content: bytes) -> Pending:
    folder.mkdir(exist_ok=True)
    (folder / "x.journal").write_bytes(content)
    return pending(folder)[0]


def journal_of(session: Session, folder: Path) -> CrashJournal:
    journal = CrashJournal(folder)
    journal.watch(session)
    return journal


def test_zeros_after_the_last_line_cost_nothing_that_was_shown(tmp_path: Path, play: Any) -> None:
    session = Session.new(RECONQUISTA, seed=5)
    journal = journal_of(session, tmp_path / "journals")
    chance = random.Random(2)
    for _ in range(25):
        wander(session, play, chance)
        assert journal.path is not None
        content = journal.path.read_bytes() + bytes(4096)
        found = left_behind(tmp_path / "zeros", content)
        loaded = resume(found, GAMES)
        assert loaded.notes == ()
        assert state_of(loaded.session) == state_of(session)
        discard(found)


@pytest.mark.parametrize("typed", [False, True])
@pytest.mark.parametrize("filled", [False, True])
def test_a_redo_that_was_torn_is_as_it_was_before(
    tmp_path: Path, played: Any, typed: bool, filled: bool
) -> None:
    """Its action and its dice are one write, which a power cut may tear anywhere."""
    session = played(30, typed=typed)
    end = RECONQUISTA.position(session.state)
    while session.can_undo() and len(session.undone) < 30:
        session.undo()
    whole_line = [*session.inputs, *session.undone]
    journal = journal_of(session, tmp_path / "journals")
    assert journal.path is not None
    torn = 0
    while session.undone:
        before = journal.path.stat().st_size
        session.redo()
        content = journal.path.read_bytes()
        for cut in range(before, len(content), 11):
            tail = bytes(len(content) - cut) if filled else b""
            found = left_behind(tmp_path / "torn", content[:cut] + tail)
            again, notes = resume(found, GAMES)
            assert notes == ()
            assert [*again.inputs, *again.undone] == whole_line
            assert again.branches == session.branches
            while again.undone:
                again.redo()
            assert RECONQUISTA.position(again.state) == end
            discard(found)
            torn += 1
    assert torn > 20


def test_what_lies_ahead_and_does_not_fit_is_left_out_and_told(tmp_path: Path, play: Any) -> None:
    session = Session.new(RECONQUISTA, seed=5)
    journal = journal_of(session, tmp_path / "journals")
    play(session, 12, random.Random(1))
    session.undo(3)
    assert journal.path is not None
    journal.leave(keep=True)
    found = pending(tmp_path / "journals")[0]
    made_up = crash.line_of({"n": len(session.inputs) + 1, "dice": [1, 1, 1, 1, 1, 1, 1]})
    found.path.write_bytes(found.path.read_bytes() + made_up)
    again, notes = resume(found, GAMES)
    assert "resumed-early" in [note.code for note in notes]
    while again.undone:
        again.redo()


def test_a_line_of_play_is_not_doubled_by_going_on_after_a_crash(
    tmp_path: Path, played: Any
) -> None:
    session = played(12)
    journal = journal_of(session, tmp_path / "journals")
    assert isinstance(session.waiting, Decision)
    one, other = session.waiting.options[0], session.waiting.options[-1]
    assert one != other
    for _ in range(4):
        for action in (one, other):
            session.act(action)
            session.undo()
    lines = state_of(session)
    again = resume(copied(journal, tmp_path / "copy"), GAMES).session
    assert state_of(again) == lines


def test_the_same_move_again_follows_the_line_ahead_after_a_crash_too(
    tmp_path: Path, played: Any
) -> None:
    session = played(20)
    journal = journal_of(session, tmp_path / "journals")
    for _ in range(4):
        session.undo()
    (given,) = [one for one in session.undone[:1] if isinstance(one, Acted)]
    session.act(given.action)
    assert session.undone and not session.branches
    again = resume(copied(journal, tmp_path / "copy"), GAMES).session
    assert state_of(again) == state_of(session)


def test_a_journal_goes_on_in_no_file_that_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(crash.secrets, "token_hex", lambda _size: "abc")
    monkeypatch.setattr(crash.time, "strftime", lambda _format: "20260101-000000")
    other = tmp_path / f"20260101-000000-{os.getpid()}-abc{crash.SUFFIX}"
    other.write_bytes(b"somebody else's")
    journal = CrashJournal(tmp_path)
    journal.watch(Session.new(RECONQUISTA, seed=1))
    assert journal.trouble is not None
    journal.leave(keep=True)
    assert other.read_bytes() == b"somebody else's"


def test_an_autosave_of_a_turn_that_was_gone_back_to_is_one_of_a_turn(tmp_path: Path) -> None:
    session = Session.new(RECONQUISTA, seed=3)
    chance = random.Random(3)
    while session.state.turn < 3:
        assert isinstance(session.waiting, Decision)
        session.act(chance.choice(session.waiting.options))
    ring = AutosaveRing(tmp_path, 3)
    ring.begin(session)
    assert ring.consider(session) is None
    while session.state.turn > 1:
        session.undo()
    assert ring.consider(session) is not None
    assert [save.kind for save in ring.saves()] == [TURN]


def test_one_bit_makes_no_other_game_of_a_journal(tmp_path: Path, play: Any) -> None:
    session = Session.new(RECONQUISTA, seed=5, typed_dice=True)
    journal = journal_of(session, tmp_path / "journals")
    moments = [state_of(session)]
    chance = random.Random(4)
    for _ in range(12):
        play(session, 1, chance)
        moments.append(state_of(session))
    assert journal.path is not None
    content = journal.path.read_bytes()
    first = len(content.split(b"\n")[0]) + 1
    for at in chance.sample(range(first, len(content)), 150):
        flipped = bytearray(content)
        flipped[at] ^= 1 << chance.randrange(8)
        found = left_behind(tmp_path / "flipped", bytes(flipped))
        again, notes = resume(found, GAMES)
        made = list(again.inputs)
        assert made == session.inputs[: len(made)], (at, bytes(flipped[at - 20 : at + 20]))
        if len(made) < len(session.inputs) - 1:
            assert [note.code for note in notes] == ["resumed-early"]
        discard(found)


def test_a_journal_of_before_there_were_checksums_can_be_gone_on_with(
    tmp_path: Path, play: Any
) -> None:
    """Each line began with its line break then, and ended with the JSON."""
    session = Session.new(RECONQUISTA, seed=5)
    journal = journal_of(session, tmp_path / "journals")
    play(session, 15, random.Random(1))
    assert journal.path is not None
    lines = [line.rpartition(b" ")[0] for line in journal.path.read_bytes().splitlines()]
    for tail in (b"", bytes(100), b'\n{"n":'):
        content = b"".join(b"\n" + line for line in lines) + tail
        found = left_behind(tmp_path / "old", content)
        again, notes = resume(found, GAMES)
        assert notes == ()
        assert state_of(again) == state_of(session)
        discard(found)


def test_a_clock_that_is_set_back_costs_no_autosave(tmp_path: Path, played: Any) -> None:
    ring = AutosaveRing(tmp_path, 3)
    session = played(10)
    for day in ("2031", "2032", "9999"):
        name = f"{day}0101T000000000000-turn-t01-income-1-{day}.reconquista"
        write_game(session, tmp_path / name, packed=True)
    kept = [ring.write(session, TURN) for _ in range(3)]
    assert [save.path for save in ring.saves()] == kept[::-1]
