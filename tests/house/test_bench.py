"""The benchmark measures what it says it does; how fast that is, is no matter of a test."""

from __future__ import annotations

import json
import math
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from reconquista_qt.cli import bench, benchmark
from reconquista_qt.cli.benchmark import simulate
from reconquista_qt.cli.benchmark.peers import PEERS

ROOT = Path(bench.__file__).parents[2]


def measured(path: Path, *words: str) -> dict[str, Any]:
    assert bench.main(["--brief", *words, "--json", str(path)]) == 0
    figures: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return figures


def test_everything_is_measured(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    figures = measured(tmp_path / "figures.json")
    found = dict(bench.parts_of(figures))
    assert all(figures[key] for key in ("version", "python", "system", "processors", "date"))
    assert all(math.isfinite(value) and value >= 0 for value in found.values())
    assert figures["goals"] == bench.goals("reconquista")
    assert figures["goals"].keys() <= found.keys()
    for name in ("engine.actions_per_s", "engine.games_per_s", "window.start_ratio"):
        assert found[name] > 0
    assert {name.split(".")[0] for name in found} == set(benchmark.PARTS)
    parts = ["save_encode_ms", "save_write_ms", "save_sync_ms", "load_ms", "input_ms", "bytes"]
    assert all(found[f"files.{name}"] > 0 for name in parts)
    growth = figures["engine"]["growth"]
    assert list(growth) == [f"turns_{n}_to_{n + 4}" for n in (1, 6, 11, 16)]
    assert all(0 < one["decisions_per_s"] < one["actions_per_s"] for one in growth.values())
    search = figures["engine"]["search"]
    for seen in ("", "again_"):
        assert search[f"{seen}playouts_per_s"] > search[f"{seen}actions_per_s"] > 0
        assert search[f"{seen}actions_per_s"] > search[f"{seen}decisions_per_s"] > 0
    for paces in figures["simulate"]["players"].values():
        for pace in paces.values():
            assert pace["actions_per_s"] > pace["decisions_per_s"] > pace["games_per_s"] > 0
    assert figures["odds"]["100_against_100"]["battle_ms"] > 0
    assert {"jobs_1", "jobs_2", "speed_up", "machine_speed_up"} <= figures["simulate"].keys()
    # The table tells the same.
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines[2:]] == list(found)
    goal = next(line for line in lines if line.startswith("files.load_ms"))
    assert goal.split()[2] == "100" and goal.endswith(" x")


def test_a_monkey_is_measured_when_it_is_asked_for(tmp_path: Path) -> None:
    figures = measured(tmp_path / "figures.json", "--only", "monkey")
    assert figures["monkey"]["steps"] > 0
    assert "growth_mb" in figures["monkey"]
    assert "monkey" not in benchmark.PARTS


def test_json_alone_goes_to_standard_output(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main(["--brief", "--only", "odds", "--json", "-"]) == 0
    told = capsys.readouterr()
    figures = json.loads(told.out)
    assert figures["odds"]["12_against_12"]["battle_ms"] > 0
    assert not set(figures) & {"engine", "files"}
    assert "odds.12_against_12.battle_ms" in told.err


def test_peers_are_played_whole_games_where_they_are_installed(tmp_path: Path) -> None:
    peers = measured(tmp_path / "figures.json", "--only", "engine")["engine"]["peers"]
    installed = set()
    for name, make in PEERS.items():
        try:
            decisions, inputs = make()(7)
        except ImportError:
            continue
        installed.add(name)
        assert inputs >= decisions > 20
        assert all(peers[name][key] > 0 for key in ("actions_per_s", "games_per_s"))
    assert set(peers) == installed


def test_a_part_that_cannot_be_measured_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails(budget: benchmark.Budget) -> benchmark.Figures:
        raise benchmark.NotHere("no such thing")

    part = bench.part
    monkeypatch.setattr(
        bench, "part", lambda n: SimpleNamespace(**{**vars(part(n)), "measure": fails})
    )
    assert bench.main(["--only", "files"]) == 1
    assert "no such thing" in capsys.readouterr().err


def test_a_ratio_tells_how_much_better_than_its_goal_a_figure_is() -> None:
    assert bench.ratio("engine.games_per_s", 600, 300) == 2
    assert bench.ratio("files.save_ms", 2.5, 5) == 2
    assert bench.ratio("window.start_ratio", 6, 3) == 0.5


def test_the_page_shows_the_figures_that_were_measured() -> None:
    script = ROOT / "packaging" / "performance.py"
    done = subprocess.run(
        [sys.executable, str(script), "--check"],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        check=False,
    )
    assert done.returncode == 0
    page = (ROOT / "docs" / "performance.md").read_text(encoding="utf-8")
    assert page.count("<!-- table: ") == page.count("<!-- end -->") == 8
    assert "<!-- end -->" not in page.replace("|\n<!-- end -->", "").replace(".\n<!-- end -->", "")


def test_the_counting_that_others_are_compared_with_counts() -> None:
    assert simulate.count(200_000) > simulate.count(10)
