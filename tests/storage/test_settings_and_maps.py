"""Settings that are broken are set aside; a map of one's own is honoured, or its holes named."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from reconquista_qt.assets import resource
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.games import GAMES, GameEntry, entry_of
from reconquista_qt.games.reconquista.rules.game import GAME as RECONQUISTA
from reconquista_qt.storage import settings
from reconquista_qt.storage.encode import files_of
from reconquista_qt.storage.folders import HOME_VARIABLE, folders
from reconquista_qt.storage.maps import games_on, map_of, users_game
from reconquista_qt.storage.settings import read_settings, write_settings

ENTRY = entry_of("reconquista")


def test_the_folders_are_the_users(user_folders: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    places = folders()
    assert places.saves.is_relative_to(user_folders)
    assert places.settings_file.is_relative_to(user_folders)
    monkeypatch.setenv(HOME_VARIABLE, "/somewhere/else")
    places = folders()
    for path in (places.saves, places.autosaves, places.journals, places.reports):
        assert path.is_relative_to("/somewhere/else")
    assert places.elsewhere_file.parent == places.saves.parent
    assert places.elsewhere_file.is_relative_to("/somewhere/else")
    assert not Path("/somewhere/else").exists()


def test_settings_come_back(tmp_path: Path) -> None:
    path = tmp_path / "config" / "settings.json"
    assert read_settings(path).values == {}
    values = {"language": "es", "speed": 3, "recent": ["/ñ/ö.reconquista"], "docks": None}
    write_settings(path, values)
    assert read_settings(path).values == values
    assert sorted(p.name for p in path.parent.iterdir()) == ["settings.json"]


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "empty"),
        (b"{", "not-json"),
        (b"[1]", "unknown-format"),
        (b"\xff\xfe", "not-utf8"),
        (b'{"format": 1, "settings": [1]}', "wrong-type"),
        (b'{"format": 99, "settings": {}}', "newer-format"),
        (b'{"format": 0, "settings": {}}', "unknown-format"),
        (b'{"format": true, "settings": {}}', "unknown-format"),
        (b"[" * 100_000, "too-deep"),
        (b" " * 2_000_000, "too-big"),
    ],
)
def test_broken_settings_are_set_aside_and_named(tmp_path: Path, content: bytes, code: str) -> None:
    path = tmp_path / "settings.json"
    for number in (1, 2):
        path.write_bytes(content)
        stored = read_settings(path)
        assert stored.values == {}
        assert stored.trouble is not None
        assert stored.trouble.code == "bad-settings"
        assert stored.trouble.problems[0][0] == code
        assert stored.set_aside == tmp_path / f"settings.broken-{number}.json"
        assert stored.set_aside.read_bytes() == content
        assert not path.exists()


def test_settings_are_migrated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "settings.json"
    write_settings(path, {"colour": "dark"})
    monkeypatch.setattr(settings, "FORMAT", 2)
    steps = {1: lambda values: {"theme": values.pop("colour"), **values}}
    assert read_settings(path, steps).values == {"theme": "dark"}


def test_settings_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadInput) as caught:
        write_settings(tmp_path / "file" / "settings.json", {})
    assert caught.value.code == "cannot-save"


def shipped() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(dict(RECONQUISTA.board.data)))
    return data


def test_without_a_map_of_ones_own_the_shipped_one_is_used(tmp_path: Path) -> None:
    chosen = users_game(tmp_path, ENTRY)
    assert (chosen.game, chosen.files, chosen.trouble) == (RECONQUISTA, {}, None)


def test_a_map_of_ones_own_is_honoured_and_named(tmp_path: Path) -> None:
    data = shipped()
    data["id"] = "mine"
    data["roads"] = [road for road in data["roads"] if road["between"] != ["x", "y"]][1:]
    (tmp_path / "map.json").write_text(json.dumps(data), encoding="utf-8")
    chosen = users_game(tmp_path, ENTRY)
    assert chosen.trouble is None
    assert chosen.files == {"map.json": tmp_path / "map.json"}
    chart = map_of(chosen.game)
    assert chart is not None
    assert chart.id == "mine"
    assert chart.fingerprint != RECONQUISTA.board.fingerprint
    assert games_on(chosen.game) == (replace(ENTRY, on=chosen.game), *GAMES[1:])


def test_a_broken_map_names_all_its_holes_and_the_shipped_one_is_used(tmp_path: Path) -> None:
    data = shipped()
    data["ports"][1]["number"] = data["ports"][0]["number"]
    data["regions"][0]["areas"][0]["dice"] = []
    data["roads"][0]["between"] = ["burgos", "atlantis"]
    (tmp_path / "map.json").write_text(json.dumps(data), encoding="utf-8")
    chosen = users_game(tmp_path, ENTRY)
    assert chosen.game is RECONQUISTA
    assert chosen.trouble is not None
    codes = {code for code, _, _ in chosen.trouble.problems}
    assert {"map-twice-port-number", "map-no-die-value", "map-road-to-nowhere"} <= codes


@pytest.mark.parametrize("content", [b"", b"{}", b"[]", b"null", b"\xff", b"[" * 99_999])
def test_no_map_at_all(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "map.json").write_bytes(content)
    chosen = users_game(tmp_path, ENTRY)
    assert chosen.game is RECONQUISTA
    assert chosen.trouble is not None
    assert chosen.trouble.code == "bad-map"


@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.id)
def test_every_data_file_of_every_game_may_be_the_players_own(
    entry: GameEntry, tmp_path: Path
) -> None:
    """A copy of each is played on; one with a hole in it is named, and the shipped one played."""
    game = entry.rules()
    assert game.data_files
    for name in game.data_files:
        own = tmp_path / name.replace("/", "-") / entry.id / name
        own.parent.mkdir(parents=True)
        own.write_bytes(resource(entry.id, *name.split("/")).read_bytes())
        folder = tmp_path / name.replace("/", "-")
        chosen = users_game(folder, entry)
        assert chosen.trouble is None and chosen.game is not game
        assert chosen.game.own_files == {name: own}
        assert dict(files_of(chosen.game))[name] == dict(files_of(game))[name]
        scenario = game.scenarios[0]
        state = chosen.game.new(scenario, game.default_options)
        assert chosen.game.digest(state) == game.digest(game.new(scenario, game.default_options))
        for number, content in enumerate(("{", "{}", "[]")):
            folder = tmp_path / f"{name.replace('/', '-')}-{number}"
            own = folder / entry.id / name
            own.parent.mkdir(parents=True)
            own.write_text(content, encoding="utf-8")
            broken = users_game(folder, entry)
            assert broken.game is game and broken.trouble is not None
            for language in ("en", "es"):
                words = entry.words(language)
                told = [words.problem(broken.trouble.code)]
                told += [words.problem(*problem) for problem in broken.trouble.problems]
                assert len(told) > 1 and all(told)
                assert not any(problem[0] in told for problem in broken.trouble.problems)


def test_what_is_no_data_file_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / ENTRY.id).mkdir()
    (tmp_path / ENTRY.id / "notes.json").write_text("{", encoding="utf-8")
    chosen = users_game(tmp_path, ENTRY)
    assert (chosen.game, chosen.files, chosen.trouble) == (RECONQUISTA, {}, None)
