"""Many games into a file: the same rows however they were spread, and after an interruption."""

from __future__ import annotations

import csv
import multiprocessing
from pathlib import Path

import pytest

from reconquista_qt.ai.laboratory import Experiment, play_batch, play_one
from reconquista_qt.ai.results import COLUMNS, Growing, OtherExperiment
from reconquista_qt.cli import simulate

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


def test_an_unknown_ending_is_refused_before_any_game(tmp_path: Path) -> None:
    assert run(tmp_path / "rows.txt") == 1
    assert list(tmp_path.glob("rows*")) == []


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


def test_the_command_plays_another_start_with_other_rules(tmp_path: Path) -> None:
    out = tmp_path / "rows.csv"
    status = simulate.main(
        ["--games", "3", "--scenario", "navas_1212", "--option", "march_on=from_next",
         "--option", "orders_are_armies=false", "--jobs", "1", "--out", str(out)]
    )  # fmt: skip
    assert status == 0
    rows = out.read_text(encoding="utf-8").splitlines()
    options = {"march_on": "from_next", "orders_are_armies": False}
    experiment = Experiment("reconquista", "greedy", 1, 3, "navas_1212", options)
    told = [row.split(",")[2] for row in rows[1:]]
    assert [float(points) for points in told] == [
        play_one(experiment, seed).points for seed in (1, 2, 3)
    ]


@pytest.mark.parametrize(
    "words", [["--scenario", "waterloo"], ["--option", "march_on=sideways"], ["--option", "x"]]
)
def test_an_unknown_start_or_rule_is_named(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        simulate.main(["--games", "1", "--out", str(tmp_path / "rows.csv"), *words])
    assert words[1] in capsys.readouterr().err
