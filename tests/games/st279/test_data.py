"""The data files, actions and positions as data, and the exact odds."""

from __future__ import annotations

import copy
import json
import random
from pathlib import Path
from typing import Any

import pytest

from reconquista_qt.assets import resource
from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.engine.session import Session
from reconquista_qt.games.st279.board.odds import odds_of
from reconquista_qt.games.st279.rules.data import board_from, load_board, standard_board
from reconquista_qt.games.st279.rules.game import GAME, StruggleForIberia
from tests.games.st279.table import EMPTY, Table

MAP: dict[str, Any] = json.loads(resource("st279", "map.json").read_text(encoding="utf-8"))
TABLES: dict[str, Any] = json.loads(resource("st279", "tables.json").read_text(encoding="utf-8"))


def test_the_shipped_files_hold() -> None:
    board = board_from(MAP, TABLES)
    assert (board.area_count, board.sea_count) == (52, 8)
    assert sum(board.christian_vp) == 24
    income = dict.fromkeys(range(8), 0)
    for area, region in enumerate(board.region):
        income[region] += board.tp[area]
    assert income == {0: 22, 1: 10, 2: 0, 3: 0, 4: 2, 5: 6, 6: 2, 7: 6}
    ready = board.scenario_data["ready"]["placed"]["areas"]
    placed: dict[str, dict[str, int]] = {}
    for places in ready.values():
        for owners in places.values():
            for power, units in owners.items():
                for unit, count in units.items():
                    mine = placed.setdefault(power, {})
                    mine[unit] = mine.get(unit, 0) + count
    standard = board.scenario_data["standard"]["units"]
    assert placed == {
        power: {unit: count for unit, count in units.items() if unit != "fleet"}
        for power, units in standard.items()
    }


def _set(data: dict[str, Any], path: tuple[Any, ...], value: object) -> dict[str, Any]:
    data = copy.deepcopy(data)
    place: Any = data
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return data


@pytest.mark.parametrize(
    ("path", "value", "place"),
    [
        (("areas", 0, "tp"), -1, "areas.northern_galicia.tp"),
        (("areas", 0, "name"), {"en": "x"}, "areas.northern_galicia.name.es"),
        (("areas", 0, "region"), "rome", "areas.northern_galicia.region"),
        (("areas", 0, "neighbours", 0, "mountain"), False, "areas.northern_galicia.neighbours[0]"),
        (("areas", 0, "neighbours", 0, "id"), "rome", "areas.northern_galicia.neighbours[0].id"),
        (("areas", 0, "city", "coastal"), False, "areas.northern_galicia.city.coastal"),
        (("areas", 0, "anchor", "lon"), 70, "areas.northern_galicia.anchor.lon"),
        (("seas", 0, "neighbours"), [], "seas.galician_ocean.neighbours"),
        (("seas",), 3, "seas"),
        (("format",), 2, "format"),
    ],
)
def test_a_hole_in_a_map_is_named_by_its_place(path: Any, value: object, place: str) -> None:
    with pytest.raises(BadInput) as caught:
        board_from(_set(MAP, path, value), TABLES)
    assert f"map:{place}" in {problem[1] for problem in caught.value.problems}


@pytest.mark.parametrize(
    ("path", "value", "place"),
    [
        (("units", "peones", "mp"), "3", "units.peones.mp"),
        (("powers", "castile", "throne"), "rome", "powers.castile.throne"),
        (("counters", "units", "muslim", "peones"), 9, "counters.total"),
        (("stratagems", "ambush", "own_roll"), {"dice": 1}, "stratagems.ambush.own_roll"),
        (("tables", "field", "rows", 0, "max"), 3, "tables.field.rows[0]"),
        (("tables", "siege", "rows", 1, "results"), ["s"], "tables.siege.rows[1].results"),
        (("tables", "siege", "modifiers"), [], "tables.siege.modifiers"),
        (("options", "combat", "default"), "never", "options.combat.default"),
        (("turns", 3, "turn"), 9, "turns[3].turn"),
        (("victory", "auto_cities"), ["osma"], "victory.auto_cities"),
        (("costs", "siege"), None, "costs.siege"),
    ],
)
def test_a_hole_in_the_tables_is_named_by_its_place(path: Any, value: object, place: str) -> None:
    with pytest.raises(BadInput) as caught:
        board_from(MAP, _set(TABLES, path, value))
    assert f"tables:{place}" in {problem[1] for problem in caught.value.problems}


def test_a_file_of_the_players_own_replaces_the_shipped_one(tmp_path: Path) -> None:
    own = _set(TABLES, ("units", "peones", "mp"), 4)
    (tmp_path / "tables.json").write_text(json.dumps(own), encoding="utf-8")
    game = StruggleForIberia.from_files(tables_path=tmp_path / "tables.json")
    assert game.board.mp[2] == 4 and standard_board().mp[2] == 3
    (tmp_path / "map.json").write_text("{", encoding="utf-8")
    with pytest.raises(BadInput) as caught:
        load_board(tmp_path / "map.json")
    assert caught.value.problems[0][:2] == ("unreadable", "map.json")


@pytest.mark.rule("3.2/limit", "3.7/A20", "3.0/C12", "6.1/C11", "7.1/leaves")
@pytest.mark.parametrize(
    ("change", "code", "place"),
    [
        ({"turn": 17}, "bad-number", "turn"),
        ({"phase": "tea"}, "unknown-phase", "phase"),
        ({"war": "muslim"}, "unknown-power", "war"),
        ({"hands": {"christian": ["tea"], "muslim": []}}, "unknown-marker", "hands.christian[0]"),
        ({"played": ["mutiny", "mutiny"]}, "too-many-counters", "hands.mutiny"),
        ({"unions": [{"id": "x"}]}, "unknown-union", "unions[0].id"),
        (
            {
                "unions": [
                    {"id": "aragon_catalonia", "kept": "aragon", "throne": "barcelona"},
                    {"id": "navarre_aragon", "kept": "aragon", "throne": "barcelona"},
                ]
            },
            "in-a-union-already",
            "unions[1]",
        ),
        ({"tea": 1}, "unknown-field", "tea"),
    ],
)
def test_what_is_wrong_with_a_position(change: dict[str, Any], code: str, place: str) -> None:
    with pytest.raises(BadInput) as caught:
        GAME.from_position({**copy.deepcopy(EMPTY), **change}, {})
    assert (code, place) in {problem[:2] for problem in caught.value.problems}


@pytest.mark.rule("3.2/limit", "3.7/A20", "3.0/C12", "6.1/C11", "7.1/leaves")
def test_what_is_wrong_with_units_in_a_position() -> None:
    def problems(table: Table) -> set[tuple[str, str]]:
        with pytest.raises(BadInput) as caught:
            table.begin()
        return {problem[:2] for problem in caught.value.problems}

    leon = "asturias_leon"
    assert ("overstacked", "areas.leon") in problems(Table().put("leon", leon, {"peones": 4}))
    both = Table().put("leon", leon, {}, {"peones": 1}).put("leon", "muslim", {}, {"peones": 1})
    assert ("two-owners", "areas.leon.city") in problems(both)
    assert ("no-city", "areas.vizcaya.city") in problems(
        Table().put("vizcaya", leon, {}, {"peones": 1})
    )
    many = Table().put("raya", "muslim", {"royal_mesnada": 2})
    assert ("too-many-counters", "muslim.royal_mesnada") in problems(many)
    assert ("not-yet", "military_order") in problems(
        Table().put("leon", leon, {"military_order": 1})
    )
    assert ("not-in-these-turns", "al_mansur") in problems(
        Table().put("raya", "muslim", {"al_mansur": 1})
    )
    assert ("unknown-unit", "areas.leon.field.asturias_leon.tank") in problems(
        Table().put("leon", leon, {"tank": 1})
    )


@pytest.mark.parametrize(
    ("data", "place"),
    [
        ({"do": "move", "from": "rome", "to": "leon", "units": {"peones": 1}}, "action.from"),
        ({"do": "move", "from": "leon", "to": "burgos", "units": {"tank": 1}}, "action.units.tank"),
        ({"do": "combat", "area": "leon", "against": "rome", "units": {}}, "action.against"),
        ({"do": "sail", "from": "leon", "to": "gharb_sea", "fleets": 1}, "action.from"),
        ({"do": "incite", "area": "leon", "pay": {"rome": 1}}, "action.pay.rome"),
        ({"do": "battle", "table": "tea"}, "action.table"),
        ({"do": "union", "union": "x", "keep": "castile", "throne": "burgos"}, "action.union"),
        ({"do": "play_marker", "marker": "x"}, "action.marker"),
        ({"do": "fly"}, "action.do"),
        ({"do": "done", "x": 1}, "action.x"),
    ],
)
def test_what_is_no_action_is_named_by_its_place(data: dict[str, Any], place: str) -> None:
    with pytest.raises(BadInput) as caught:
        GAME.action_from(data)
    assert place in {problem[1] for problem in caught.value.problems}


def test_every_kind_of_action_and_event_survives_json() -> None:
    seen: set[str] = set()
    for seed in range(3):
        session, rng = Session.new(GAME, seed=seed, scenario="ready"), random.Random(seed)
        while isinstance(waiting := session.waiting, Decision):
            some = rng.sample(waiting.options, min(len(waiting.options), 8))
            for action in some:
                data = json.loads(json.dumps(GAME.action_data(action)))
                assert GAME.action_from(data) == action
                seen.add(data["do"])
            session.act(rng.choice(waiting.options))
        for entry in session.journal:
            args = json.loads(json.dumps(entry.event.args()))
            assert GAME.event_from(entry.event.kind, args, entry.rule) == entry.event
    assert {
        "move",
        "pillage",
        "siege",
        "combat",
        "sail",
        "redistribute",
        "recruit",
        "incite",
    } <= seen


# -- odds -----------------------------------------------------------------------------------------


@pytest.mark.rule("13.0/initiative", "13.0/I13")
def test_odds_of_the_initiative() -> None:
    answer = GAME.odds(
        {
            "kind": "battle",
            "attacker": {"mesnada": 1},
            "defender": {"mesnada": 1},
            "table": "field",
        },
        None,
    )
    assert answer["attacker_initiative"] == pytest.approx(0.5)
    king = GAME.odds(
        {
            "kind": "battle",
            "attacker": {"royal_mesnada": 1},
            "defender": {"mesnada": 1},
            "table": "field",
        },
        None,
    )
    assert king["attacker_initiative"] == pytest.approx(21 / 31)
    raiders = GAME.odds(
        {
            "kind": "battle",
            "attacker": {"raiders": 1},
            "defender": {"mesnada": 1},
            "table": "field",
        },
        None,
    )
    # Of 21 wins with the point, 6 would have been ties.
    assert raiders["attacker_must_retreat"] == pytest.approx(6 / 21)


@pytest.mark.rule("12.0/I20", "13.0/table", "13.0/I16")
def test_odds_sum_up_the_answers_to_counter_attacks() -> None:
    for attacker in ({"peones": 1}, {"mesnada": 2}, {"raiders": 3, "mesnada": 2}):
        for table in ("field", "tornafuye", "best"):
            answer = GAME.odds(
                {"kind": "battle", "attacker": attacker, "defender": {"peones": 2}, "table": table},
                None,
            )
            for who in ("attacker_first", "defender_first"):
                chances = [chance for side in answer[who].values() for chance in side.values()]
                assert sum(chances) == pytest.approx(1.0)
    # One peón: 1 and 2 are counter-attacks; two answer them, one of which is handed back.
    answer = GAME.odds(
        {"kind": "battle", "attacker": {"peones": 1}, "defender": {"peones": 2}, "table": "field"},
        None,
    )
    first, back = 2 / 6, 2 / 6
    assert answer["attacker_first"]["defender"]["mv"] == pytest.approx(
        first / (1 - first * back) * 2 / 6
    )


@pytest.mark.rule("14.0/siege", "14.0/modifiers", "10.0/G9", "10.0/G12")
def test_odds_of_sieges() -> None:
    def odds(**fields: Any) -> dict[str, Any]:
        return GAME.odds(
            {"kind": "siege", "besieger": {"mesnada": 2}, "garrison": 2, **fields}, None
        )

    assert odds() == {"taken": 0.0, "nothing": 4 / 6, "loss": 2 / 6}
    assert odds(pillaged=True, fleet=True)["taken"] == pytest.approx(2 / 6)
    assert odds(markers=["siege_train"])["taken"] == pytest.approx(2 / 6)
    assert odds(markers=["siege_train"], defender_markers=["agent_spies"])[
        "taken"
    ] == pytest.approx(1 / 6)
    with pytest.raises(BadInput):
        odds(markers=["siege_train", "coup_de_main"])
    with pytest.raises(BadInput) as caught:
        GAME.odds({"kind": "siege", "besieger": {"tank": 1}, "garrison": -1, "tea": 1}, None)
    assert {problem[1] for problem in caught.value.problems} == {"besieger.tank", "garrison", "tea"}


@pytest.mark.rule("14.0/siege")
def test_the_even_tables_take_the_place_of_reconstructed_numbers_only() -> None:
    even = GAME.new("ready", {"tables": "even"}).board
    assert even is not GAME.board
    assert [area["id"] for area in even.map_data["areas"]] == [
        area["id"] for area in GAME.board.map_data["areas"]
    ]
    for name, table in even.tables_data["tables"].items():
        if table != GAME.board.tables_data["tables"][name]:
            assert table["mark"] == "reconstructed"
            assert table["modifiers"] == GAME.board.tables_data["tables"][name]["modifiers"]
    for area, ours in zip(even.map_data["areas"], GAME.board.map_data["areas"], strict=True):
        if area != ours:
            assert ours["marks"]["tp"] == "reconstructed"
            assert {**area, "tp": 0} == {**ours, "tp": 0}
    question = {"kind": "siege", "besieger": {"mesnada": 3}, "garrison": 3, "pillaged": True}
    usual = GAME.odds(question, GAME.new("ready", {}))["taken"]
    assert GAME.odds(question, GAME.new("ready", {"tables": "even"}))["taken"] < usual


@pytest.mark.rule("6.2/marker-lost")
@pytest.mark.parametrize(("settled", "more", "broken"), [(0, 0, False), (1, 0, True), (1, 1, True)])
def test_more_settlers_than_markers_are_a_broken_invariant(
    settled: int, more: int, broken: bool
) -> None:
    state = Table().begin().game.state
    most = state.board.settler_markers
    kinds = [1] * (most // 2 + settled) + [2] * (most - most // 2 + more)
    state.population[: len(kinds)] = kinds
    assert ("too many settlers" in GAME.problems(state)) is broken


@pytest.mark.rule("13.0/choice", "13.0/table")
def test_whoever_chooses_a_table_is_told_what_comes_of_each() -> None:
    table = Table().put("osma", "asturias_leon", {"mesnada": 2})
    table.put("osma", "muslim", {"peones": 2}).campaign("asturias_leon").begin()
    table.do("combat", 6, 1, area="osma", against="muslim", units={"mesnada": 2})
    state = table.game.state
    battle = {"kind": "battle", "attacker": {"mesnada": 2}, "defender": {"peones": 2}}
    for name in ("field", "tornafuye"):
        question = odds_of(state, GAME.action_from({"do": "battle", "table": name}))
        assert question is not None and question.title == f"table.{name}"
        answer = GAME.odds(question.data, state)
        whole = GAME.odds({**battle, "table": name}, state)["attacker_first"]
        assert answer == {"rolled": whole["attacker"], "answered": whole["defender"]}
    assert odds_of(state, GAME.action_from({"do": "retreat", "to": "burgos"})) is None
    with pytest.raises(BadInput):
        GAME.odds({"kind": "table", "roller": {}, "other": {"peones": 1}}, state)
