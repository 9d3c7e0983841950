"""The three data files, and what is told of a file that has a hole."""

from __future__ import annotations

import copy
import json
import pickle
from pathlib import Path
from typing import Any

import pytest

from reconquista_qt.assets import resource
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.games.crusades2.rules.battle import battle_of
from reconquista_qt.games.crusades2.rules.data import FILES, load
from reconquista_qt.games.crusades2.rules.datafile import check_maps, check_tables, check_units
from reconquista_qt.games.crusades2.rules.game import GAME, Crusades2
from reconquista_qt.games.crusades2.rules.names import SCENARIOS

SHIPPED = {name: json.loads(resource("crusades2", f"{name}.json").read_text()) for name in FILES}


def broken(name: str, *path: Any, value: Any) -> set[tuple[str, str]]:
    """Return what is wrong, as (code, place), with one value of a file changed."""
    files = copy.deepcopy(SHIPPED)
    at = files[name]
    for key in path[:-1]:
        at = at[key]
    if value is KeyError:
        del at[path[-1]]
    else:
        at[path[-1]] = value
    problems = check_tables(files["tables"])
    problems = problems or check_maps(files["maps"], files["tables"])
    problems = problems or check_units(files["units"], files["tables"], files["maps"])
    return {(code, place) for code, place, _ in problems}


@pytest.mark.rule("2.1", "2.2", "2.3", "2.3/R002")
def test_the_shipped_files_have_no_hole() -> None:
    data = load()
    assert [data.paths, load() is data] == [("", "", ""), True]
    for scenario in SCENARIOS:
        assert GAME.battle(scenario).id == scenario


HOLES = (
    ("tables melee.rows.3.2", "maybe", "unknown-choice tables.melee.rows[3][2]"),
    ("tables melee.rows.9.9", "none", "results-fall tables.melee.rows[9]"),
    ("tables fire.columns.1.min", 4, "columns-do-not-join tables.fire.columns[1]"),
    ("tables fire.rows.12.5", "step2", "fire-takes-two-steps tables.fire.rows"),
    ("tables chits.stand.may_attack", 1, "not-true-or-false tables.chits.stand.may_attack"),
    ("tables victory.hab.turk.rows.2.from", 9, "rows-do-not-join tables.victory.hab.turk.rows[2]"),
    ("tables terrain.hex", KeyError, "missing-field tables.terrain.hex"),
    ("maps maps.hab.grid.0", "0.", "row-length maps.hab.grid[0]"),
    ("maps maps.hab.grid.0", "9. " * 25, "unknown-terrain maps.hab.grid[0][0]"),
    ("maps maps.hab.roads.0.hexes.1", "0101", "no-neighbours maps.hab.roads.zerdana_road"),
    ("maps maps.hab.setup.A.hexes.0", "9999", "unknown-hex maps.hab.setup.A"),
    ("maps maps.hattin.entry.left.hexes.0", "2014", "no-edge maps.hattin.entry.left"),
    ("maps maps.hab.hexsides.0.kind", "wall", "unknown-choice maps.hab.hexsides[0].kind"),
    ("maps maps.hab.hexsides.0.b", SHIPPED["maps"]["maps"]["hab"]["hexsides"][0]["a"],
     "no-neighbours maps.hab.hexsides[0]"),
    ("units scenarios.hab.sides.turk.units.0.leader", "x", "unknown-leader units.hab.turk.ghazi_a"),
    ("units scenarios.hab.sides.turk.units.0.loss", 1, "loss-value units.hab.turk.ghazi_a"),
    ("units scenarios.hab.turns", 7, "turns-and-track units.hab.turns"),
    ("units scenarios.hab.sides.crusader.units.0.steps", 2, "heavy-cavalry-values "
     "units.hab.crusader.baldwin_a"),
)  # fmt: skip


@pytest.mark.rule("2.3", "2.3/R002", "9.42/R087")
@pytest.mark.parametrize(("where", "value", "problem"), HOLES)
def test_a_hole_is_named_by_its_place(where: str, value: Any, problem: str) -> None:
    name, path = where.split()
    keys = [int(key) if key.isdigit() else key for key in path.split(".")]
    assert tuple(problem.split()) in broken(name, *keys, value=value)


@pytest.mark.rule("2.2", "2.2/R003", "2.2/R007")
def test_what_the_rulebook_names_is_there() -> None:
    by_type: dict[str, set[str]] = {}
    for scenario in SCENARIOS:
        for unit in GAME.battle(scenario).units:
            by_type.setdefault(unit.type, set()).add(unit.id)
    letters = "abcdefghijklmnop"
    assert by_type["men_at_arms"] == {
        *(f"wallenrod_{x}" for x in "efg"),
        *(f"lichtenstein_{x}" for x in "ef"),
        *(f"baldwin_{x}" for x in "hijkl"),
    }
    assert by_type["militia"] == {f"mat_{x}" for x in letters[:10]}
    hattin = GAME.battle("hattin")
    for name, count in (("ray", 13), ("guy", 11), ("ta", 10), ("sal", 10), ("gk", 11)):
        own = {unit.id for unit in hattin.units if unit.id.startswith(f"{name}_")}
        assert own == {f"{name}_{x}" for x in letters[:count]}


@pytest.mark.rule("4.0", "4.0/R012", "4.1", "4.0/R011")
def test_one_overall_leader_a_side_and_the_first_player() -> None:
    named = {
        "hattin": ("guy", "saladin"),
        "hab": ("ilghazi", "baldwin"),
        "nicopolis": ("bayezid", "sigismund"),
        "tannenburg": ("vladislav", "ulrich"),
    }
    for scenario, (first, second) in named.items():
        battle = GAME.battle(scenario)
        assert [battle.leaders[n].id for n in battle.overall] == [first, second]


@pytest.mark.rule("12.0/R132", "13.1", "14.1", "15.1", "12.1/R111")
def test_the_turns_of_each_battle() -> None:
    turns = {scenario: GAME.battle(scenario).turns for scenario in SCENARIOS}
    assert turns == {"hab": 23, "hattin": 15, "nicopolis": 12, "tannenburg": 18}
    assert GAME.battle("hattin").night == {4, 5}
    assert GAME.battle("hattin").track[3:6] == ("night1", "night2", "07:00")


def test_a_file_of_ones_own_takes_the_place_of_the_shipped_one(tmp_path: Path) -> None:
    tables = copy.deepcopy(SHIPPED["tables"])
    tables["cross"]["points"] = 31
    own = tmp_path / "tables.json"
    own.write_text(json.dumps(tables), encoding="utf-8")
    data = load(tables=own)
    assert Crusades2(data).battle("hattin").cross["points"] == 31
    assert GAME.battle("hattin").cross["points"] == 30
    twin = pickle.loads(pickle.dumps(Crusades2(data).new("hab", GAME.default_options)))
    assert twin.board is battle_of(data, "hab")

    own.write_text("{", encoding="utf-8")
    with pytest.raises(BadInput) as caught:
        load(units=own)
    assert caught.value.code == "bad-data"
    assert caught.value.problems[0][:2] == ("unreadable", "tables.json")
