"""Refusals, problems, prompts, options, tables and titles have words in every language."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from reconquista_qt import assets
from reconquista_qt.engine.decision import Decision, DiceWanted, Over
from reconquista_qt.engine.refusal import Refusal
from reconquista_qt.games.reconquista.rules.actions import DONE, Action
from reconquista_qt.games.reconquista.rules.forces import UNITS
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.games.reconquista.rules.names import AREAS, PHASES, REGIONS, SIDES
from reconquista_qt.games.reconquista.rules.phase3_income import COST
from reconquista_qt.games.reconquista.rules.score import ScoreLine
from reconquista_qt.games.reconquista.words import Words, names, names_on_map, prompts, tables
from reconquista_qt.games.reconquista.words.problems import PROBLEMS as GAME_PROBLEMS
from reconquista_qt.games.reconquista.words.refusals import REFUSALS
from reconquista_qt.storage.trouble import CODES, KINDS
from reconquista_qt.wording import languages
from reconquista_qt.wording.problems import PROBLEMS
from tests.games.reconquista.words.samples import Pseudo, all_actions, ugly, unspoken

PACKAGE = Path(assets.__file__).parent
ARGS: dict[str, int | str] = {
    "area": "cordoba", "to": "leon", "region": "aragon",
    "cost": 3, "left": 1, "count": 4, "most": 2,
}  # fmt: skip
WORDS = [Words(language) for language in languages()]
PSEUDO = Words("en", translator=Pseudo())


def source(*folders: str) -> str:
    files = (path for folder in folders for path in sorted((PACKAGE / folder).rglob("*.py")))
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def fine(texts: list[str], *, alike: bool = False) -> None:
    """Check a text in every language, the source language first."""
    assert [ugly(text) for text in texts] == [[] for _ in texts], texts
    assert alike or len(set(texts)) == len(texts), texts


# -- refusals and problems ------------------------------------------------------------------------


def test_every_refusal_of_the_rules_has_a_text() -> None:
    code = r'Refusal\(\s*(?:[^,()]+|commonest\[0\]\.rule),\s*"([a-z-]+)"'
    codes = set(re.findall(code, source("games/reconquista", "engine", "model")))
    assert len(codes) > 35
    assert codes == set(REFUSALS)


@pytest.mark.parametrize("code", REFUSALS)
def test_refusals(code: str) -> None:
    used = tuple((name, ARGS[name]) for name in re.findall(r"\{(\w+)\}", REFUSALS[code]))
    refusal = Refusal("phase4/G8", code, used)
    fine([words.refusal(refusal) for words in WORDS])
    assert unspoken(PSEUDO.refusal(refusal)) == ""
    assert '<a href="rule:phase4/G8">' in WORDS[0].refusal_rich(refusal)


def test_an_unknown_refusal_is_still_a_sentence() -> None:
    fine([words.refusal(Refusal("phase9/X1", "never-heard-of")) for words in WORDS])


def test_every_problem_has_a_text() -> None:
    data = "".join(
        (PACKAGE / "games" / "reconquista" / "rules" / name).read_text(encoding="utf-8")
        for name in ("position.py", "notation.py", "mapfile.py", "game.py")
    )
    found = set(re.findall(r'\("([a-z]+(?:-[a-z]+)+)",', data))
    found |= set(
        re.findall(
            r'(?:Problem|BadInput)\(\s*"([a-z-]+)"', source("games/reconquista", "cli", "storage")
        )
    )
    found |= set(re.findall(r'problems=\(\("([a-z-]+)"', source("cli")))
    found |= set(re.findall(r'wrong\(\s*"([a-z-]+)"', source("cli", "games/reconquista")))
    assert len(found) > 35
    for what in ("missing", "twice", "unknown"):
        for thing in ("region", "region-number", "area", "die-value", "port-number"):
            found.add(f"map-{what}-{thing}")
    found |= {*KINDS, *CODES, "nothing-to-undo", "nothing-to-redo"}
    assert found - {*PROBLEMS, *GAME_PROBLEMS} == set()


@pytest.mark.parametrize("code", {**PROBLEMS, **GAME_PROBLEMS})
def test_problems(code: str) -> None:
    fine([words.problem(code, "", "'x'") for words in WORDS])
    fine([words.problem(code, "areas.x", "'x'") for words in WORDS])
    assert unspoken(PSEUDO.problem(code, "areas.x", "'x'")) == ""


def test_an_unknown_problem_is_still_a_sentence() -> None:
    fine([words.problem("never-heard-of", "there") for words in WORDS])


# -- prompts and options --------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["place_order", "place_cid", "spend", "move", "retreat", "other"])
def test_prompts(kind: str) -> None:
    for options in ((DONE,), tuple(all_actions())):
        decision = Decision("christian", kind, 3, "income", "phase3/spending", options)
        fine([words.prompt(decision) for words in WORDS])
        fine([words.prompt_rich(decision) for words in WORDS])
        assert unspoken(PSEUDO.prompt(decision)) == ""


@pytest.mark.parametrize("purpose", prompts.PURPOSES)
@pytest.mark.parametrize("count", [1, 2])
def test_dice_prompts(purpose: str, count: int) -> None:
    wanted = DiceWanted(count, purpose, 3, "sieges", "phase6/order")
    fine([words.prompt(wanted) for words in WORDS])
    assert unspoken(PSEUDO.prompt(wanted)) == ""


def test_every_purpose_of_dice_has_words() -> None:
    assert set(re.findall(r'purpose = "([a-z-]+)"', source("games/reconquista"))) == set(
        prompts.PURPOSES
    )


@pytest.mark.parametrize("reason", names.REASONS)
@pytest.mark.parametrize("level", names.LEVELS)
def test_the_end(reason: str, level: str) -> None:
    fine([words.prompt(Over(reason, 18, level)) for words in WORDS])


@pytest.mark.parametrize("action", all_actions(), ids=repr)
def test_options(action: Action) -> None:
    for kind in ("", "spend", "move"):
        fine([words.option(action, kind) for words in WORDS])
        assert unspoken(PSEUDO.option(action, kind)) == ""


# -- names and tables -----------------------------------------------------------------------------


def test_names_are_those_of_the_map() -> None:
    for words in WORDS:
        data = json.loads(assets.resource("reconquista", "map.json").read_text(encoding="utf-8"))
        for region in data["regions"]:
            assert words.region(region["id"]) == region["name"][words.language]
            for area in region["areas"]:
                assert words.area(area["id"]) == area["name"][words.language]


def test_names_of_a_map_of_the_players_own() -> None:
    data = json.loads(assets.resource("reconquista", "map.json").read_text(encoding="utf-8"))
    data["regions"][2]["areas"][1]["name"] = {"en": "Madrid", "es": "Madrid"}
    data["regions"][1]["name"] = {"es": "Corona de Aragón"}
    own = [Words(language, names_on_map(data, language)) for language in ("en", "es")]
    assert [words.area("burgos") for words in own] == ["Madrid", "Madrid"]
    assert [words.area("sevilla") for words in own] == ["Seville", "Sevilla"]
    assert [words.region("aragon") for words in own] == ["Corona de Aragón"] * 2


def test_all_ids_have_names() -> None:
    assert set(names.AREAS) == set(AREAS)
    assert set(names.REGIONS) == {*REGIONS, "north_africa"}
    assert set(names.PHASE_NAMES) == set(PHASES)
    assert set(names.SIDES) == set(names.THE_SIDES) == set(names.SIDES_FIRST) == set(SIDES[1:])
    assert set(names.PURCHASES) == set(COST)
    assert set(tables.EVENTS) == set(tables.EVENT_LINES) == set(range(2, 13))
    assert set(tables.REBELLIONS) == set(tables.REBELLION_LINES)


@pytest.mark.parametrize("side", names.SIDES)
def test_sides(side: str) -> None:
    fine([words.side(side) for words in WORDS])


@pytest.mark.parametrize("phase", PHASES)
def test_phases(phase: str) -> None:
    fine([words.phase(phase) for words in WORDS])
    fine([words.phase_title(phase) for words in WORDS])
    assert str(PHASES.index(phase) + 1) in WORDS[0].phase_title(phase)


@pytest.mark.parametrize("unit", UNITS)
def test_units(unit: str) -> None:
    cid = unit.startswith("el_cid")
    for words in WORDS:
        one, two = words.unit(unit, 1), words.unit(unit, 2)
        assert (one == two == "El Cid") if cid else one[2:] != two[2:] and two.startswith("2 ")
    for count in (1, 2):
        fine([words.unit(unit, count) for words in WORDS], alike=cid)
    fine([words.unit(unit) for words in WORDS], alike=cid)


@pytest.mark.parametrize("number", range(2, 13))
def test_table_of_events(number: int) -> None:
    fine([words.event_name(number) for words in WORDS], alike=number in (8, 10))
    fine([words.event_line(number) for words in WORDS])


@pytest.mark.parametrize("result", tables.REBELLIONS)
def test_table_of_rebellions(result: str) -> None:
    fine([words.rebellion(result) for words in WORDS])
    fine([words.rebellion_line(result) for words in WORDS])


@pytest.mark.parametrize("result", tables.WORKS)
def test_table_of_the_reaction(result: str) -> None:
    fine([words.reaction(result) for words in WORDS])
    fine([words.reaction(result, 2) for words in WORDS])


def test_points() -> None:
    for line in (
        ScoreLine("city", "leon", 1),
        ScoreLine("region", "castilla", 2),
        ScoreLine("free_region", "aragon", 2),
    ):
        fine([words.score_line(line) for words in WORDS])
        assert unspoken(PSEUDO.score_line(line)) == ""
    for income in (("base", "", 2), ("region", "castilla", 1), ("expulsions", "", -2)):
        fine([words.income_line(income) for words in WORDS], alike=income[0] == "base")
    fine([words.modifier(("christian_army", 2, 4)) for words in WORDS])
    fine([words.modifier(("city", 1, 1)) for words in WORDS])
    fine([words.points(1) for words in WORDS])
    fine([words.cost("army") for words in WORDS])


@pytest.mark.parametrize("religion", ["christian", "muslim"])
def test_cities(religion: str) -> None:
    fine([words.city(religion) for words in WORDS])


def test_the_game_has_a_name() -> None:
    assert {words.game(GAME.id) for words in WORDS} == {"Reconquista"}


# -- the rulebook ---------------------------------------------------------------------------------


def clauses() -> list[str]:
    data = json.loads(assets.resource("reconquista", "clauses.json").read_text(encoding="utf-8"))
    return [clause["id"] for clause in data["clauses"]]


@pytest.mark.parametrize("rule", clauses())
def test_every_rule_has_a_title(rule: str) -> None:
    for words in WORDS:
        title = words.rule_title(rule)
        assert ugly(title) == []
        assert " · " in title
        assert len(title) < 70, title
        # A name, not the id for want of one.
        assert words.rule_name(rule) != rule.split("/")[1]
    assert WORDS[0].rule_title(rule) != WORDS[1].rule_title(rule) or rule.startswith(
        "phase4/example"
    )


def test_rulings_go_by_their_number() -> None:
    titles = {words.language: words.rule_title("phase4/G8") for words in WORDS}
    assert (titles["en"], titles["es"]) == ("Phase 4 · G8", "Fase 4 · G8")
    assert all(title.endswith(" · G8") for title in titles.values())
