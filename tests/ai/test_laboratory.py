"""Many games into a file: the same rows however they were spread, and after an interruption."""

from __future__ import annotations

import csv
import json
import multiprocessing
import os
from pathlib import Path

import pytest

from reconquista_qt import __version__
from reconquista_qt.ai import results
from reconquista_qt.ai.laboratory import (
    Experiment,
    ProcessesDie,
    in_processes,
    play_batch,
    play_one,
)
from reconquista_qt.ai.results import COLUMNS, Growing, OtherExperiment
from reconquista_qt.cli import simulate
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.storage.locks import only_here

GAMES = 45


def run(out: Path, *more: str) -> int:
    return simulate.main(
        ["--games", str(GAMES), "--policy", "random", "--seed", "5", "--out", str(out), *more]
    )


def test_a_row_tells_the_game(tmp_path: Path) -> None:
    out = tmp_path / "rows.csv"
    assert run(out, "--jobs", "1") == 0
    with out.open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert tuple(rows[0]) == (*COLUMNS, *(f"cities_{turn}" for turn in range(1, 21)))
    assert [int(row["seed"]) for row in rows] == list(range(5, 5 + GAMES))
    for row in rows:
        turn = int(row["turn"])
        assert all(row[f"cities_{number}"] for number in range(1, turn + 1))
        assert not any(row[f"cities_{number}"] for number in range(turn + 1, 21))
        if row["reason"] == "no_christians":
            assert row[f"cities_{turn}"] == "0"


def test_the_rows_do_not_depend_on_the_number_of_processes(tmp_path: Path) -> None:
    alone, two = tmp_path / "alone.csv", tmp_path / "two.csv"
    assert run(alone, "--jobs", "1") == 0
    assert run(two, "--jobs", "2") == 0
    assert alone.read_bytes() == two.read_bytes()
    assert not multiprocessing.active_children()


def test_a_stopped_run_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole, out = tmp_path / "whole.csv", tmp_path / "rows.csv"
    run(whole, "--jobs", "1")
    experiment = Experiment("reconquista", "random", 5, GAMES)
    growing = Growing(out, experiment)
    growing.add(play_batch(experiment, (30, 7, 8)))
    growing.close()
    with growing.path.open("a", encoding="utf-8") as file:
        file.write('[9, "random", 0, "alm')  # the power went here
    capsys.readouterr()
    assert run(out, "--jobs", "1") == 0
    assert out.read_bytes() == whole.read_bytes()
    assert not growing.path.exists()


def test_another_experiment_is_not_mixed_in(tmp_path: Path) -> None:
    out = tmp_path / "rows.csv"
    Growing(out, Experiment("reconquista", "greedy", 1, 3)).close()
    with pytest.raises(OtherExperiment):
        Growing(out, Experiment("reconquista", "random", 1, 3))
    assert run(out, "--jobs", "1") == 1
    assert not out.exists()


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Another run is writing"), ("es", "Otra ejecución está")]
)
def test_a_second_run_for_one_file_is_refused(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    words: str,
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    out = tmp_path / "rows.csv"
    with only_here(out):
        kept = Growing(out, Experiment("reconquista", "random", 5, GAMES))
        assert run(out, "--jobs", "1") == 1
        told = capsys.readouterr().err
        assert words in told and "rows.csv" in told
        kept.add(play_batch(kept.experiment, (5,)))  # nothing has happened to it
        assert list(kept.rows) == [5]
        kept.close()
    assert not out.exists()
    assert run(out, "--jobs", "1") == 0
    assert list(tmp_path.iterdir()) == [out]


def test_an_unknown_ending_is_refused_before_any_game(tmp_path: Path) -> None:
    assert run(tmp_path / "rows.txt") == 1
    assert list(tmp_path.glob("rows*")) == []


def test_a_folder_that_is_not_there_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(tmp_path / "nowhere" / "rows.csv") == 1
    assert str(tmp_path / "nowhere") in capsys.readouterr().err
    assert not (tmp_path / "nowhere").exists()


def test_parquet_has_the_same_rows(tmp_path: Path) -> None:
    from pyarrow import parquet

    out, plain = tmp_path / "rows.parquet", tmp_path / "rows.csv"
    assert run(out, "--jobs", "1") == 0
    assert run(plain, "--jobs", "1") == 0
    table = parquet.read_table(out)
    assert table.column_names[: len(COLUMNS)] == list(COLUMNS)
    assert table.column_names[-1] == "cities_20"
    with plain.open(encoding="utf-8") as file:
        expected = [
            [None if cell == "" else cell for cell in row] for row in list(csv.reader(file))[1:]
        ]
    found = [
        [None if cell is None else str(cell) for cell in row]
        for row in zip(*(column.to_pylist() for column in table.columns), strict=True)
    ]
    assert found == expected


def test_the_last_material_is_that_of_the_end() -> None:
    experiment = Experiment("reconquista", "greedy", 1, 1)
    row = play_one(experiment, 4)
    assert len(row.material) == row.turn
    assert row.points >= row.material[-1]


@pytest.mark.parametrize(
    "words",
    [
        ["--option", "march_on=from_next", "--option", "orders_are_armies=false"],
        ["--options", "march_on=from_next,orders_are_armies=false"],
    ],
)
def test_the_command_plays_another_start_with_other_rules(words: list[str], tmp_path: Path) -> None:
    out = tmp_path / "rows.csv"
    status = simulate.main(
        ["--games", "3", "--scenario", "navas_1212", *words, "--jobs", "1", "--out", str(out)]
    )
    assert status == 0
    rows = out.read_text(encoding="utf-8").splitlines()
    options = {"march_on": "from_next", "orders_are_armies": False}
    experiment = Experiment("reconquista", "greedy", 1, 3, "navas_1212", options)
    told = [row.split(",")[2] for row in rows[1:]]
    assert [float(points) for points in told] == [
        play_one(experiment, seed).points for seed in (1, 2, 3)
    ]


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["--scenario", "waterloo"], "waterloo"),
        (["--option", "march_on=sideways"], "march_on=sideways"),
        (["--option", "x"], "x"),
        (["--options", "march_on=from_next,y=1"], "y=1 ("),
    ],
)
def test_an_unknown_start_or_rule_is_named(
    words: list[str], named: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        simulate.main(["--games", "1", "--out", str(tmp_path / "rows.csv"), *words])
    assert named in capsys.readouterr().err


def test_several_players_play_the_same_seeds(tmp_path: Path) -> None:
    out = tmp_path / "rows.csv"
    command = ["--games", "4", "--seed", "5", "--jobs", "1", "--out", str(out)]
    assert simulate.main([*command, "--policy", "random,greedy"]) == 0
    assert [path.name for path in tmp_path.iterdir()] == ["rows.csv"]
    with out.open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    told = [(int(row["seed"]), row["policy"]) for row in rows]
    assert told == [(seed, player) for seed in range(5, 9) for player in ("random", "greedy")]
    for row in rows:
        experiment = Experiment("reconquista", row["policy"], 5, 4)
        assert float(row["points"]) == play_one(experiment, int(row["seed"])).points
    with pytest.raises(SystemExit):
        simulate.main([*command, "--policy", "random,nobody"])


def test_parquet_tells_what_was_played_and_is_in_groups(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from pyarrow import parquet

    monkeypatch.setattr(results, "ROW_GROUP", 20)
    out = tmp_path / "rows.parquet"
    assert run(out, "--jobs", "1", "--option", "march_on=from_next") == 0
    found = parquet.ParquetFile(out)
    groups = [found.metadata.row_group(n).num_rows for n in range(found.num_row_groups)]
    assert groups == [20, 20, 5]
    told = {key.decode(): value.decode() for key, value in found.schema_arrow.metadata.items()}
    assert told["reconquista_qt.program"] == f"reconquista-qt {__version__}"
    assert told["reconquista_qt.map"] == GAME.board.fingerprint
    assert told["reconquista_qt.policies"] == "random"
    assert json.loads(told["reconquista_qt.options"])["march_on"] == "from_next"
    assert found.read().column("seed").to_pylist() == list(range(5, 5 + GAMES))


def test_rows_are_read_from_the_file_and_not_kept(tmp_path: Path) -> None:
    experiment = Experiment("reconquista", "random", 5, GAMES)
    growing = Growing(tmp_path / "rows.csv", experiment)
    played = play_batch(experiment, (30, 7))
    growing.add(played)
    assert list(growing.rows) == [7, 30]
    assert growing.rows[30] is not played[0]
    assert growing.rows[30] == played[0] and growing.rows[7] == played[1]
    assert 8 not in growing.rows and 4 not in growing.rows
    growing.add(play_batch(experiment, (8,)))
    assert list(growing.rows) == [7, 8, 30]
    growing.close()


class Fatal:
    """Ends the process that plays seed 3, until it has done so a number of times."""

    def __init__(self, folder: Path, times: int) -> None:
        self.folder, self.times = folder, times

    def play_batch(self, seeds: tuple[int, ...]) -> list[int]:
        deaths = len(list(self.folder.iterdir()))
        if 3 in seeds and deaths < self.times:
            (self.folder / str(deaths)).touch()
            os._exit(9)
        return list(seeds)


def test_what_a_killed_process_had_in_hand_is_played_by_another(tmp_path: Path) -> None:
    deaths: list[None] = []
    with in_processes(2, lambda: deaths.append(None)) as spread:
        rows = list(spread(Fatal(tmp_path, 2), [(1, 2), (3, 4), (5, 6), (7,), (8,), (9,)]))
    assert sorted(seed for part in rows for seed in part) == list(range(1, 10))
    assert len(deaths) == 2


def test_processes_that_only_die_are_given_up(tmp_path: Path) -> None:
    with pytest.raises(ProcessesDie), in_processes(1) as spread:
        list(spread(Fatal(tmp_path, 1000), [(3,)]))
