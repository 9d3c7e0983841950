"""The page of the ladder says what the rows say."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from reconquista_qt.ai.laboratory import Row
from reconquista_qt.games.reconquista.rules.score import level_of

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def ladder(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    return import_module("ladder")


def rows(policy: str, points: list[int]) -> list[Row]:
    return [
        Row(
            seed,
            policy,
            total,
            level_of(total),
            "last_turn" if total else "no_christians",
            20,
            90,
            "",
            (),
            (),
        )
        for seed, total in enumerate(points, 1)
    ]


def test_the_page_has_means_intervals_levels_and_differences_by_seed(ladder: Any) -> None:
    page = ladder.page(
        {"random": rows("random", [0, 2, 4, 2, 9]), "planner": rows("planner", [10, 16, 26, 12])}
    )
    assert "| random | 5 | 3.40 | 0.39 to 6.41 | 2 | 9 | 20.0% |" in page
    assert "| planner | 4 | 16.00 | 9.02 to 22.98 | 16 | 26 | 0.0% |" in page
    # Only the seeds that both have played: 10, 14, 22 and 10.
    assert "| planner over random | 4 | 14.00 | 8.46 to 19.54 |" in page
    assert "| Fernando e Isabel (26 and more) | 0.0% | 25.0% |" in page
    assert "| Almanzor (10 and less) | 100.0% | 25.0% |" in page


def test_games_that_were_played_are_not_played_again(
    ladder: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(ladder, "KEPT", tmp_path)
    first = ladder.play("random", 3, 1)
    assert [row.seed for row in first] == [1, 2, 3]

    def never(*_: object) -> Any:
        raise AssertionError("played again")

    monkeypatch.setattr("reconquista_qt.ai.laboratory.play_one", never)
    assert ladder.play("random", 3, 1) == first
