"""The shelf of saves, exports of the log and of the replay, and the command that replays."""

from __future__ import annotations

import csv
import io
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from reconquista_qt.cli import replay
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.engine.session import Session
from reconquista_qt.games import GAMES
from reconquista_qt.games.reconquista.rules.game import GAME as RECONQUISTA
from reconquista_qt.games.reconquista.words import Words
from reconquista_qt.model.replay_page import page_of, write_page
from reconquista_qt.storage.atomic import backup_of
from reconquista_qt.storage.elsewhere import Elsewhere
from reconquista_qt.storage.export_log import log_csv, log_text
from reconquista_qt.storage.frames import frames
from reconquista_qt.storage.library import Library, is_allowed
from reconquista_qt.storage.saves import read_game, write_game
from reconquista_qt.wording import languages

ROOT = Path(__file__).parents[2]


@pytest.fixture
def shelf(tmp_path: Path, played: Any) -> Library:
    write_game(played(30, lines=2), tmp_path / "first.reconquista")
    write_game(played(40), tmp_path / "Año 1085.reconquista", packed=True)
    (tmp_path / "broken.reconquista").write_text("{")
    (tmp_path / "other.txt").write_text("not a game")
    return Library(tmp_path)


def problem(attempt: Any) -> str:
    with pytest.raises(BadInput) as caught:
        attempt()
    return caught.value.problems[0][0]


def test_the_list_tells_what_is_there(shelf: Library, played: Any) -> None:
    infos = {info.name: info for info in shelf.saves()}
    assert set(infos) == {"first", "Año 1085", "broken"}
    first, session = infos["first"], played(30, lines=2)
    assert (first.turn, first.phase) == (session.state.turn, session.state.phase)
    assert first.points == RECONQUISTA.score(session.state).total
    assert first.lines == len(session.branches) >= 2
    assert first.position == RECONQUISTA.position(session.state)
    assert (first.scenario, first.map, first.trouble) == ("standard", "standard", None)
    broken = infos["broken"]
    assert broken.trouble is not None
    assert broken.size == 1
    assert (broken.game, broken.scenario, broken.phase, broken.level) == ("", "", "", "")
    assert (broken.turn, broken.points, broken.lines) == (0, 0, 0)
    assert broken.over is None and broken.position is None


def test_the_list_is_read_once_until_a_file_changes(shelf: Library, played: Any) -> None:
    path = shelf.folder / "first.reconquista"
    once = shelf.info(path)
    assert shelf.info(path) is once
    write_game(played(5), path)
    assert shelf.info(path) is not once
    path.unlink()
    assert shelf.info(path) is None


def test_games_saved_elsewhere_are_known_the_last_one_first(tmp_path: Path) -> None:
    known = Elsewhere(tmp_path / "state" / "elsewhere.json")
    assert known.paths() == []
    one, other, third = (tmp_path / f"{name}.reconquista" for name in ("one", "other", "third"))
    for path in (one, other, one):
        known.add(path)
    assert known.paths() == [one, other]
    known.replace(other, third)
    known.replace(tmp_path / "never.reconquista", other)
    assert known.paths() == [one, third]
    known.path.write_text('{"saves": "x"}')
    assert known.paths() == []
    known.path.write_text("{")
    assert known.paths() == []


def test_of_games_saved_elsewhere_the_last_five_hundred_are_known(tmp_path: Path) -> None:
    known = Elsewhere(tmp_path / "elsewhere.json")
    names = [f"/games/{number}.reconquista" for number in range(500)]
    known.path.write_text(json.dumps({"saves": names}))
    assert len(known.paths()) == 500
    known.add(tmp_path / "new.reconquista")
    assert len(known.paths()) == 500
    assert known.paths()[:2] == [tmp_path / "new.reconquista", Path(names[0])]


def test_a_folder_that_is_not_there_is_empty(tmp_path: Path) -> None:
    assert Library(tmp_path / "none").saves() == []


def test_renaming(shelf: Library, played: Any) -> None:
    path = shelf.folder / "first.reconquista"
    write_game(played(10), path)
    renamed = shelf.rename(path, "  El Cid, 2.º intento ")
    assert renamed.name == "El Cid, 2.º intento.reconquista"
    assert renamed.exists()
    assert backup_of(renamed).exists()
    assert not path.exists()
    assert problem(lambda: shelf.rename(renamed, "Año 1085")) == "name-taken"
    assert problem(lambda: shelf.rename(path, "x")) == "file-gone"
    assert shelf.rename(renamed, "El Cid, 2.º intento") == renamed


@pytest.mark.parametrize(
    "name",
    ["", " ", ".", "..", "../x", "a/b", "a\\b", "a:b", "NUL", "com1.x", "x" * 300, "a\0", "a\nb"],
)
def test_names_that_some_system_forbids(shelf: Library, name: str) -> None:
    assert problem(lambda: shelf.rename(shelf.folder / "first.reconquista", name)) == "bad-name"
    assert not is_allowed(name)


@pytest.mark.parametrize("letter", ["x", "ñ", "€"])
def test_the_longest_name_has_two_hundred_bytes_with_its_ending(letter: str) -> None:
    room = 200 - len(".reconquista")
    size = len(letter.encode())
    longest = letter * (room // size) + "x" * (room % size)
    assert is_allowed(longest)
    assert not is_allowed(longest + "x")


def test_duplicating(shelf: Library) -> None:
    path = shelf.folder / "Año 1085.reconquista"
    copies = [shelf.duplicate(path), shelf.duplicate(path)]
    assert [copy.name for copy in copies] == [
        "Año 1085 (2).reconquista", "Año 1085 (3).reconquista",
    ]  # fmt: skip
    assert copies[0].read_bytes() == path.read_bytes()


def test_deleting_goes_to_the_wastebasket(shelf: Library, played: Any) -> None:
    path = shelf.folder / "first.reconquista"
    write_game(played(10), path)
    gone: list[Path] = []

    def basket(what: Path) -> bool:
        gone.append(what)
        what.unlink()
        return True

    shelf.delete(path, basket)
    assert gone == [path, backup_of(path)]
    assert problem(lambda: shelf.delete(path, basket)) == "file-gone"
    other = shelf.folder / "broken.reconquista"
    assert problem(lambda: shelf.delete(other, lambda _: False)) == "no-permission"
    assert other.exists()


def test_taking_in_and_giving_out(shelf: Library, tmp_path: Path, played: Any) -> None:
    session = played(20)
    elsewhere = tmp_path / "elsewhere" / "first.reconquista"
    elsewhere.parent.mkdir()
    write_game(session, elsewhere)
    taken = shelf.take_in(elsewhere, GAMES)
    assert taken.name == "first (2).reconquista"
    assert read_game(taken, GAMES).session.inputs == session.inputs
    assert problem(lambda: shelf.take_in(shelf.folder / "broken.reconquista", GAMES)) == "not-json"
    target = elsewhere.with_name("out.reconquista")
    shelf.give_out(taken, target, GAMES, packed=True)
    assert target.read_bytes().startswith(b"\x1f\x8b")
    assert read_game(target, GAMES).session.inputs == session.inputs


# -- frames and exports ------------------------------------------------------------------------


@pytest.mark.parametrize("typed", [False, True])
def test_there_is_a_frame_for_every_input(played: Any, typed: bool) -> None:
    session = played(40, typed=typed)
    before = list(session.inputs)
    found = frames(session)
    assert [frame.input for frame in found] == list(range(len(session.inputs) + 1))
    assert [entry for frame in found for entry in frame.entries] == session.journal
    assert found[-1].position == RECONQUISTA.position(session.state)
    assert session.inputs == before


def test_the_log_as_text_and_as_a_table(played: Any) -> None:
    session = played(20)
    words = {code: Words(code) for code in languages()}
    text = log_text(session.journal, words["en"].event, lambda turn, phase: f"{turn} {phase}")
    assert text.startswith("1 rebellion\n  The game begins.\n")
    assert len([line for line in text.splitlines() if line.startswith("  ")]) == len(
        session.journal
    )
    table = log_csv(session.journal, {code: w.event for code, w in words.items()})
    rows = list(csv.DictReader(io.StringIO(table)))
    assert len(rows) == len(session.journal)
    assert rows[0]["es"] == words["es"].event(session.journal[0])
    for hostile in ("=1+1", "@x", "+1"):
        assert (
            log_csv(session.journal[:1], {"en": lambda _, t=hostile: t}).count(f"'{hostile}") == 1
        )


def test_the_replay_page_holds_the_whole_game(finished: Session, tmp_path: Path) -> None:
    finished.name_line("</script><script>alert(1)</script>")
    write_page(finished, tmp_path / "game.html")
    page = (tmp_path / "game.html").read_text(encoding="utf-8")
    assert page.count("<script") == 2
    assert not re.search(r"""(src|href)=["'](?!data:)""", page)
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "").replace("http-equiv", "")
    found = re.search(r'<script type="application/json" id="data">(.*?)</script>', page, re.DOTALL)
    assert found is not None
    data = json.loads(found[1])
    assert len(data["entries"]) == len(finished.journal)
    assert len(data["frames"]) == len(finished.inputs) + 1
    assert set(data["languages"]) == set(languages())
    for code in languages():
        told = [Words(code).event(entry) for entry in finished.journal]
        assert data["words"][code]["entries"] == told
    shown: dict[str, Any] = {}
    for frame in data["frames"]:
        shown |= frame["a"]
    position = RECONQUISTA.position(finished.state)["areas"]
    assert {name: {**area, "side": ""} for name, area in shown.items()} == {
        name: {**area, "side": ""} for name, area in position.items()
    }
    names = set(re.findall(r"ui\.(\w+)", page)) | set(re.findall(r'"(by_\w+)"', page))
    for code in languages():
        labels = set(data["words"][code]["ui"])
        assert names <= labels | {"by_"}
        assert labels >= {"first", "back", "next", "last", "slide", "by", "speed"}


def test_the_page_is_not_too_big(finished: Session) -> None:
    assert len(page_of(finished)) < 1_000_000


def test_the_command_prints_the_log_and_says_that_the_game_agrees(
    tmp_path: Path, finished: Session, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.reconquista"
    write_game(finished, path)
    arguments = ["--language", "es", "--csv", str(tmp_path / "l.csv")]
    assert replay.main([str(path), *arguments, "--html", str(tmp_path / "l.html")]) == 0
    out = capsys.readouterr().out
    assert "Comienza la partida." in out
    assert RECONQUISTA.digest(finished.state) in out
    assert (tmp_path / "l.csv").read_bytes().startswith(b"\xef\xbb\xbfn,turn")
    assert (tmp_path / "l.html").exists()


def test_the_command_says_what_is_wrong(
    tmp_path: Path, played: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.reconquista"
    write_game(played(30), path)
    data = json.loads(path.read_text(encoding="utf-8"))
    data["inputs"][-1] = {"act": {"do": "retreat", "to": "granada"}}
    path.write_text(json.dumps(data), encoding="utf-8")
    assert replay.main([str(path), "--quiet", "--language", "en"]) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert f"Input {len(data['inputs'])} leads elsewhere" in captured.err
    path.write_text("{", encoding="utf-8")
    assert replay.main([str(path), "--language", "en"]) == 2
    assert "1:2" in capsys.readouterr().err


def test_the_command_runs_as_a_program(tmp_path: Path, finished: Session) -> None:
    path = tmp_path / "game.reconquista"
    write_game(finished, path)
    command = [sys.executable, "-m", "reconquista_qt", "replay", str(path), "--quiet"]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", cwd=ROOT)
    assert done.returncode == 0, done.stderr
    assert RECONQUISTA.digest(finished.state) in done.stdout
