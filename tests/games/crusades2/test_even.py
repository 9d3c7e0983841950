"""The numbers that give both sides a chance: another file beside the units, chosen by an option."""

from __future__ import annotations

import json
import pickle
from pathlib import Path
from typing import Any

import pytest

from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.games.crusades2.rules.data import load
from reconquista_qt.games.crusades2.rules.even import even_data
from reconquista_qt.games.crusades2.rules.game import GAME
from reconquista_qt.games.crusades2.rules.names import SCENARIOS

EVEN = {**GAME.default_options, "tables": "even"}


def file_of(folder: Path, units: dict[str, Any]) -> str:
    """Write an even file and return its path."""
    path = folder / "even.json"
    path.write_text(json.dumps({"format": 1, "game": "crusades2", "units": units}), "utf-8")
    return str(path)


@pytest.mark.rule("2.3/R002")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_only_numbers_of_units_differ(scenario: str) -> None:
    plain, even = GAME.new(scenario, GAME.default_options), GAME.new(scenario, EVEN)
    assert [u.id for u in plain.board.units] == [u.id for u in even.board.units]
    assert plain.board.victory == even.board.victory
    assert plain.board.leaders == even.board.leaders
    assert plain.cell == even.cell
    assert pickle.loads(pickle.dumps(even)).board is even.board
    # By default the numbers are those of the units file.
    assert plain.board is GAME.battle(scenario)


@pytest.mark.rule("2.3/R002", "11.0")
def test_a_number_of_ones_own_and_what_the_unit_is_worth(tmp_path: Path) -> None:
    path = file_of(
        tmp_path, {"hab": {"ghazi_a": {"front": {"strength": 9}, "back": {"morale": 2}}}}
    )
    own = GAME.on_files({"even.json": Path(path)})
    board = own.new("hab", EVEN).board
    unit = board.units[board.unit_index["ghazi_a"]]
    assert (unit.loss, unit.values[0].strength, unit.values[2].morale) == (9, 9, 2)
    assert own.new("hab", GAME.default_options).board.units[unit.index].loss == 7


HOLES = (
    ({"acre": {}}, "unknown-choice even.units.acre"),
    ({"hab": {"acre": {}}}, "unknown-choice even.units.hab.acre"),
    ({"hab": {"ghazi_a": {"side": {}}}}, "unknown-choice even.units.hab.ghazi_a.side"),
    ({"hattin": {"mat_a": {"back": {}}}}, "unknown-choice even.units.hattin.mat_a.back"),
    (
        {"hab": {"ghazi_a": {"front": {"fire": 1}}}},
        "unknown-choice even.units.hab.ghazi_a.front.fire",
    ),
    (
        {"hab": {"ghazi_a": {"front": {"move": True}}}},
        "bad-number even.units.hab.ghazi_a.front.move",
    ),
    (
        {"hab": {"baldwin_a": {"back": {"strength": 4}}}},
        "heavy-cavalry-values units.hab.crusader.baldwin_a",
    ),
)


@pytest.mark.rule("2.3/R002")
@pytest.mark.parametrize(("units", "problem"), HOLES)
def test_a_hole_is_named_by_its_place(tmp_path: Path, units: Any, problem: str) -> None:
    with pytest.raises(BadInput) as caught:
        even_data(load(), file_of(tmp_path, units))
    assert caught.value.code == "bad-data"
    assert tuple(problem.split()) in {found[:2] for found in caught.value.problems}


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    path = tmp_path / "even.json"
    path.write_text("{", encoding="utf-8")
    with pytest.raises(BadInput) as caught:
        GAME.on_files({"even.json": path})
    assert caught.value.problems[0][:2] == ("unreadable", "even.json")
