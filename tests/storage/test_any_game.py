"""Saves, crash journal and autosave of any game: dice of other faces, draws, several seats."""

from __future__ import annotations

import json
import random
from html import escape
from pathlib import Path
from typing import Any

import pytest

from reconquista_qt.engine.decision import Decision, DiceWanted
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.engine.session import Session
from reconquista_qt.games import MORE_GAMES, GameEntry
from reconquista_qt.model.replay_page import write_page
from reconquista_qt.storage.crash import CrashJournal
from reconquista_qt.storage.encode import game_data
from reconquista_qt.storage.jsonfile import text_of
from reconquista_qt.storage.library import Library
from reconquista_qt.storage.resume import pending, resume
from reconquista_qt.storage.saves import from_bytes, read_game, write_game
from reconquista_qt.wording import languages
from tests.games_of_tests import ALL, DUEL, each_entry, some_options


def played(entry: GameEntry, count: int, *, typed: bool = False) -> Session:
    rng = random.Random(count)
    game = entry.rules()
    session = Session.new(game, seed=6, options=some_options(game, rng), typed_dice=typed)
    play(session, count, rng)
    return session


def play(session: Session, count: int, rng: random.Random) -> None:
    while count:
        waiting = session.waiting
        if isinstance(waiting, Decision):
            session.act(rng.choice(waiting.options))
            count -= 1
        elif isinstance(waiting, DiceWanted):
            session.enter_dice([rng.randint(1, waiting.faces) for _ in range(waiting.count)])
        else:
            return


def alike(one: Session, other: Session) -> bool:
    return (
        (one.inputs, one.undone, one.journal, dict(one.options))
        == (other.inputs, other.undone, other.journal, dict(other.options))
        and [branch.inputs for branch in one.branches] == [b.inputs for b in other.branches]
        and one.game.digest(one.state) == other.game.digest(other.state)
        and one.waiting == other.waiting
    )


@each_entry
@pytest.mark.parametrize("typed", [False, True])
def test_a_save_gives_everything_back(entry: GameEntry, typed: bool, tmp_path: Path) -> None:
    session = played(entry, 14, typed=typed)
    session.undo()
    session.undo()
    play(session, 3, random.Random(8))
    session.undo()
    path = tmp_path / "game.reconquista"
    write_game(session, path)
    loaded = read_game(path, ALL)
    assert loaded.notes == ()
    assert alike(loaded.session, session)
    (shown,) = Library(tmp_path).saves()
    assert (shown.game, shown.turn, shown.trouble) == (entry.id, session.state.turn, None)


@each_entry
def test_a_save_reads_alike_whatever_was_saved_before(entry: GameEntry) -> None:
    def content(game: Session) -> str:
        return text_of({key: value for key, value in game_data(game).items() if key != "app"})

    session, rng = played(entry, 30), random.Random(4)
    for back, on in ((0, 0), (7, 9), (1, 0), (12, 3), (2, 9)):
        for _ in range(back):
            session.undo()
        play(session, on, rng)
        assert content(session) == content(session.fork())  # of which nothing was ever written


@each_entry
def test_a_crash_costs_nothing(entry: GameEntry, tmp_path: Path) -> None:
    session = played(entry, 4)
    journal = CrashJournal(tmp_path)
    journal.watch(session)
    play(session, 8, random.Random(2))
    session.undo()
    play(session, 2, random.Random(3))
    session.dice.queue_up([session.game.largest_die])
    journal.settled()
    journal.leave(keep=True)
    (found,) = pending(tmp_path)
    again = resume(found, ALL)
    assert again.notes == ()
    assert alike(again.session, session)
    assert list(again.session.dice.queue) == [session.game.largest_die]


@each_entry
def test_the_standings_and_the_rules_are_told(entry: GameEntry) -> None:
    session = played(entry, 5)
    data = json.loads(text_of(game_data(session)))
    game = session.game
    assert [one["seat"] for one in data["state"]["standings"]] == [
        seat.id for seat in game.seats(session.state)
    ]
    assert data["rules"]["edition"] == game.edition
    assert set(data["rules"]["files"]) == set(game.data_files)


def test_faces_that_do_not_fit_are_no_inputs() -> None:
    data = json.loads(text_of(game_data(played(DUEL, 6))))
    assert data["inputs"][0] == {"dice": data["inputs"][0]["dice"], "faces": 3}
    for wrong in ({"dice": [4], "faces": 3}, {"dice": [1], "faces": 0}, {"dice": [0], "faces": 3}):
        broken = {**data, "inputs": [wrong, *data["inputs"][1:]]}
        with pytest.raises(BadInput):
            from_bytes(json.dumps(broken).encode(), ALL, "x")
    # A die of another kind than the rules roll there: the game goes on from where it stood.
    other = {**data, "inputs": [{"dice": [1]}, *data["inputs"][1:]]}
    notes = from_bytes(json.dumps(other).encode(), ALL, "x").notes
    assert [note.code for note in notes] == ["went-on-from-snapshot"]


def test_another_edition_or_other_data_is_told_where_it_matters() -> None:
    def notes_of(data: dict[str, Any]) -> list[str]:
        return [note.code for note in from_bytes(json.dumps(data).encode(), ALL, "x").notes]

    data = json.loads(text_of(game_data(played(ALL[0], 6))))
    data["rules"]["edition"] = "0"
    assert notes_of(data) == []  # it plays as it did
    data["events"][-1]["turn"] += 1
    assert notes_of(data) == ["log-renewed", "other-rules"]
    data = json.loads(text_of(game_data(played(ALL[0], 6))))
    data["events"][-1]["turn"] += 1
    assert notes_of(data) == ["log-renewed"]
    name = next(iter(data["rules"]["files"]))
    data["rules"]["files"][name] = "0" * 16
    note = from_bytes(json.dumps(data).encode(), ALL, "x").notes[-1]
    assert (note.code, dict(note.args)) == ("other-rules", {"what": name})


def test_a_game_that_is_not_there_is_named() -> None:
    content = text_of(game_data(played(DUEL, 3)))
    content = content if isinstance(content, bytes) else content.encode()
    with pytest.raises(BadInput) as caught:
        from_bytes(content, ALL[:1], "x")
    assert caught.value.problems[0][:2] == ("unknown-game", "game")


def test_a_game_without_a_page_of_its_own_has_its_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(MORE_GAMES, "tests.duel")
    session = played(DUEL, 8)
    session.name_line("<script>")
    write_page(session, tmp_path / "duel.html", language="es")
    page = (tmp_path / "duel.html").read_text(encoding="utf-8")
    assert page.count("<article lang=") == len(languages())
    assert '<html lang="es">' in page
    assert "Turno 1" in page and "Turn 1" in page
    for entry in session.journal:
        assert escape(DUEL.words("es").event(entry)) in page
