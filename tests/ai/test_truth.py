"""The adviser asked twice: what is printed is what was found, and is found again."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def truth(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    return import_module("truth")


def test_positions_with_a_choice_are_asked_about_twice(
    truth: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--positions", "3", "--quick", "4", "--slow", "80", "--games", "4"]
    words += ["--judge", "greedy", "--json"]
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    assert truth.main([*words, str(first)]) == 0
    assert "of 3 positions" in capsys.readouterr().out
    assert truth.main([*words, str(second)]) == 0
    found = json.loads(first.read_text(encoding="utf-8"))
    assert found == json.loads(second.read_text(encoding="utf-8"))
    assert len(found) == 3
    for one in found:
        assert one["loss"] == 0 if one["agreed"] else True


def test_where_both_openings_are_the_same_neither_loses(truth: Any) -> None:
    game = truth.entry_of("reconquista").rules()
    (_, state), *_ = truth.positions(game, 1)
    action = state.agenda[-1].options(state)[0]
    rows = truth.judged(game, state, (action, action), "greedy", 3)
    assert len(rows) == 3 and all(one == two for one, two in rows)


def test_intervals_hold_the_truth_about_as_often_as_they_say(truth: Any) -> None:
    """With the same dice each time: few playouts, so the share is only known to some parts."""
    means, leads = truth.coverage("reconquista", 4, 15)
    assert 0.85 < means <= 1
    assert 0.85 < leads <= 1


def test_the_first_choice_is_played_on_with_dice_of_its_own(
    truth: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--advised", "4", "--quick", "30", "--slow", "60"]
    assert truth.main(words) == 0
    told = capsys.readouterr().out
    assert "of 4 positions" in told
    assert truth.main(words) == 0
    assert capsys.readouterr().out == told
    found = list(truth.advised("reconquista", 4, "30", 60))
    assert any(off for _, off in found)  # the dice are not those of the adviser
    with pytest.raises(SystemExit):
        truth.main(["--advised", "4"])
