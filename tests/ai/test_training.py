"""Training: the same samples for the same round, weights that say what was found, and the page."""

from __future__ import annotations

import json
import random
from importlib import import_module
from math import exp, inf
from operator import mul
from pathlib import Path
from typing import Any

import pytest

from reconquista_qt.ai.playout import cheap_dice, play_out
from reconquista_qt.ai.policies import policy
from reconquista_qt.ai.training import TrainingRound, feature_names, features_of, fit
from reconquista_qt.assets import resource
from reconquista_qt.games import entries, entry_of
from reconquista_qt.games.reconquista.brain.forecast import NAMES, expected_points
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.games.reconquista.rules.state import State

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def train(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    module = import_module("train")
    monkeypatch.setattr(module, "KEPT", tmp_path / "kept")
    monkeypatch.setattr(module, "RECORD", tmp_path / "training.json")
    monkeypatch.setattr(module, "PAGE", tmp_path / "training.md")
    (tmp_path / "training.md").write_text(
        "Before\n<!-- table: rounds -->\n<!-- end -->\nAfter\n", encoding="utf-8"
    )
    return module


@pytest.mark.parametrize("turn", [2, 7, 13, 20])
def test_the_forecast_is_the_sum_of_its_features_by_their_weights(turn: int) -> None:
    state: State = GAME.new("standard", {})
    play_out(state, policy("expert", GAME, 1), cheap_dice(1), until=lambda now: now.turn >= turn)
    assert state.over is None
    given = json.loads(resource("reconquista", "forecast.json").read_text(encoding="utf-8"))
    weights = given["weights"]
    found = features_of(GAME, state, "christian")
    assert len(found) == len(NAMES)
    total = weights["start"] + sum(map(mul, found, (weights[name] for name in NAMES)))
    assert expected_points(state) == pytest.approx(max(total, 0.0))


def test_a_round_finds_the_same_samples_again() -> None:
    training = TrainingRound("reconquista", 1, 2, playouts=2, share=0.1)
    batches = list(training.batches())
    assert batches == [(1, 2)]
    first = training.play_batch(batches[0])
    assert first == training.play_batch(batches[0])
    samples = [sample for _, found in first for sample in found]
    assert samples
    for sample in samples:
        assert len(sample["features"]) == len(NAMES)
        assert sum(sample["levels"].values()) == sample["playouts"] == 2
        assert sample["map"] == GAME.board.fingerprint and sample["edition"] == GAME.edition
    assert list(training.batches([1])) == [(2,)]


@pytest.mark.parametrize("game", [entry.id for entry in entries()])
def test_every_game_has_features(game: str) -> None:
    rules = entry_of(game).rules()
    state = rules.new(rules.scenarios[0], rules.default_options)
    dice = cheap_dice(1)
    play_out(state, policy("random", rules, 1), dice, until=lambda _now: True)
    for seat in rules.seats(state):
        assert len(features_of(rules, state, seat.id)) == len(feature_names(rules))


def synthetic(count: int) -> list[dict[str, Any]]:
    draw = random.Random(7)
    samples = []
    for number in range(count):
        features = [draw.gauss(0, 1), draw.gauss(2, 3)]
        points = 5 + 2 * features[0] - features[1]
        good = round(20 / (1 + exp(-points)))
        samples.append(
            {
                "features": features, "points": points + draw.gauss(0, 0.5), "error": 0.5,
                "turn": 1 + number % 20, "seed": number, "playouts": 20,
                "levels": {"good": good, "bad": 20 - good},
            }
        )  # fmt: skip
    return samples


def test_a_fit_finds_the_weights_behind_the_points() -> None:
    found = fit(synthetic(2000), ["first", "second"], ["good", "bad"])
    assert found.weights["start"] == pytest.approx(5, abs=0.1)
    assert found.weights["first"] == pytest.approx(2, abs=0.1)
    assert found.weights["second"] == pytest.approx(-1, abs=0.1)
    assert found.explained > 0.98
    assert all(share > 0.95 for share in found.by_turns.values())
    start, slope = found.levels["good"]
    assert start == pytest.approx(0, abs=0.2) and slope == pytest.approx(1, abs=0.1)


def test_samples_of_a_single_playout_are_no_reason_to_fail() -> None:
    samples = [{**sample, "error": inf} for sample in synthetic(8)]
    assert fit(samples, ["first", "second"]).rows == 8


def test_the_command_goes_on_where_it_was_and_writes_the_page(train: Any, tmp_path: Path) -> None:
    words = ["--games", "4", "--playouts", "2", "--jobs", "1"]
    assert train.main(words) == 0
    kept = tmp_path / "kept" / "reconquista-1.jsonl"
    whole = kept.read_text(encoding="utf-8")
    lines = whole.split("\n")
    kept.write_text("\n".join([*lines[:2], lines[2][:30]]), encoding="utf-8")  # the power went
    assert train.main(words) == 0
    assert sorted(kept.read_text(encoding="utf-8").split("\n")) == sorted(lines)
    page = (tmp_path / "training.md").read_text(encoding="utf-8")
    assert page.startswith("Before\n") and page.endswith("After\n")
    assert "| reconquista | 1 | expert | 1000000 to 1000003 |" in page
    weights = json.loads((tmp_path / "kept" / "reconquista-1.weights.json").read_text())
    assert set(weights["weights"]) == {"start", *NAMES}
    with pytest.raises(SystemExit):
        train.main([*words, "--judge", "greedy"])  # another round


def test_a_round_that_is_too_small_says_so(
    train: Any, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert train.main(["--games", "1", "--playouts", "1", "--jobs", "1"]) == 1
    assert "more games are needed" in capsys.readouterr().err
    assert not (tmp_path / "kept" / "reconquista-1.weights.json").exists()
