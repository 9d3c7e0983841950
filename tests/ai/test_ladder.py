"""The page of the ladder says what the rows say."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from reconquista_qt.ai.laboratory import Row
from reconquista_qt.ai.levels import LEVELS
from reconquista_qt.games.reconquista.rules.score import level_of
from reconquista_qt.storage.locks import only_here

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


def test_a_second_run_stays_away_from_games_that_are_being_played(
    ladder: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(ladder, "KEPT", tmp_path)
    first = ladder.play("random", 2, 1)
    (kept,) = tmp_path.iterdir()  # and no lock
    before = kept.read_bytes()
    with only_here(tmp_path / "random-2.csv"):
        with kept.open("ab") as file:
            file.write(b'[3, "rand')  # what the other is writing
        with pytest.raises(SystemExit, match=r"random-2\.csv: another run"):
            ladder.play("random", 2, 1)
        with pytest.raises(SystemExit, match=r"random-2\.csv: another run"):
            ladder.main(["--fresh"])
        # Who only looks takes nothing from it.
        assert ladder.play("random", 2, 0) == first
        assert kept.read_bytes() == before + b'[3, "rand'
    assert ladder.play("random", 2, 1) == first
    assert kept.read_bytes() == before and list(tmp_path.iterdir()) == [kept]
    assert ladder.play("random", 3, 0) == []


def test_what_a_level_of_play_is_said_to_make_was_measured() -> None:
    """The means beside the levels are those of the page, to a tenth of a point."""
    page = (ROOT / "docs" / "ai-ladder.md").read_text(encoding="utf-8")
    cells = [line.split(" | ") for line in page.splitlines() if line.startswith("| ")]
    means = {row[0].removeprefix("| "): row[2] for row in cells if len(row) == 7}
    for level in LEVELS:
        name = "planner" if level.id == "marshal" else level.id
        assert float(means[name]) == pytest.approx(level.mean, abs=0.051), level.id


def test_the_command_plays_what_is_missing_and_writes_the_page(
    ladder: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(ladder, "KEPT", tmp_path / "kept")
    monkeypatch.setattr(ladder, "TARGET", tmp_path / "page.md")
    monkeypatch.setattr(ladder, "BEFORE", tmp_path / "before.csv")
    (tmp_path / "before.csv").write_text("seed,points\n1,3\n2,0\n3,1\n", encoding="utf-8")
    monkeypatch.setattr(ladder, "GAMES_OF", {"random": 3, "planner": 3})
    monkeypatch.setattr(ladder, "SEARCHING", ("planner",))
    played = ladder.play
    monkeypatch.setattr(ladder, "play", lambda _policy, games, _jobs: played("random", games, 1))
    assert ladder.main(["--jobs", "1"]) == 0
    page = (tmp_path / "page.md").read_text(encoding="utf-8")
    assert "| random | 3 |" in page and "| planner over random | 3 | 0.00 |" in page
    total = sum(row.points for row in played("random", 3, 0))
    assert f"| planner over the planner of old | 3 | {(total - 4) / 3:.2f} |" in page
    assert "## Pace" in page and "decisions/s" in page


def test_the_games_of_a_tenth_of_a_second_stand_in_their_place(
    ladder: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(ladder, "TENTH_ROWS", tmp_path / "tenth.csv")
    played = rows(ladder.TENTH, [30, 0, 26, 25])
    ladder.keep_tenth(played[:2])
    ladder.keep_tenth(played[2:])
    kept = ladder.tenth_rows()
    assert list(kept) == [1, 2, 3, 4]
    lines = ladder.tenth_lines(kept, {1: 20.0, 2: 10.0, 9: 1.0})
    assert "| mean | 20.25 | 6.85 to 33.65 |" in lines
    assert "| 26 points and more | 50.0% | 1.0% to 99.0% |" in lines
    assert "| lost before turn 20 | 25.0% | |" in lines
    assert "| lost in the first 4 turns | 0.0% | |" in lines
    kept[2]["turn"] = "4"
    told = ladder.tenth_lines(kept, {})
    assert "| lost in the first 4 turns | 25.0% | |" in told
    assert "| over the planner of old, same seeds | 0.00 | -19.60 to 19.60 |" in lines
    found = {"random": rows("random", [1, 2])}
    page = ladder.page(found, tenth=kept)
    assert ladder.with_tenth(page, lines) == page.replace(
        "\n".join(ladder.tenth_lines(kept, {})), "\n".join(lines)
    )
    with pytest.raises(SystemExit):
        ladder.with_tenth(ladder.page(found), lines)


def game_of(seed: int, points: dict[str, float]) -> Row:
    """Return a game of several seats with these points."""
    best = max(points, key=lambda seat: points[seat])
    standings = tuple((seat, own, "") for seat, own in points.items())
    return Row(seed, "greedy", 0, "", "last-turn", 20, 90, best, standings, ())


def test_where_many_play_the_pairs_are_told_beside_the_victories(
    ladder: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    second = {"a": 30.0, "b": 20.0, "c": 10.0, "d": 20.0}
    assert ladder.contests.ahead(game_of(1, second), "b") == pytest.approx((1 + 0.5) / 3)
    two = {"south": [game_of(1, {"south": 9.0, "north": 4.0})], "north": []}
    four = {seat: [game_of(1, second)] for seat in second}
    played = {2: two, 4: four}

    def contest(_game: str, setting: Any, *_rest: object) -> dict[str, list[Row]]:
        return played[setting.options["players"]]

    def contests_of(*players: int) -> dict[str, Any]:
        return {"hispania": tuple(("A", {"players": n}, "greedy", "random", 4) for n in players)}

    monkeypatch.setattr(ladder.contests, "contest", contest)
    monkeypatch.setattr(ladder, "CONTESTS", contests_of(2, 4))
    page = ladder.contests_page("hispania", 0)
    assert "| fair share | ahead of each other (95 % confidence) | mean lead |" in page
    # Of four seats the points leave 3, 1 and a half, none and 1 and a half of the others behind.
    wanted = "| A (players 4) | greedy | random | 4 | 25% (5% to 70%) | 25% | 50% (15% to 85%) |"
    assert f"{wanted} -7.5 | a 100%, b 0%, c 0%, d 0% |" in page
    assert "| 1 | 100% (21% to 100%) | 50% | 100% (21% to 100%) | +5.0 | south 100% |" in page
    # Where two play, a pair is the game.
    monkeypatch.setattr(ladder, "CONTESTS", contests_of(2))
    page = ladder.contests_page("hispania", 0)
    assert "| ahead of each other" not in page
    assert "| 1 | 100% (21% to 100%) | 50% | +5.0 | south 100% |" in page
