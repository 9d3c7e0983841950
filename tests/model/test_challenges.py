"""Challenges as they are judged, sorted and kept: without a window."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.model import challenges
from reconquista_qt.model.challenges import (
    NEARLY,
    RIGHT,
    WRONG,
    Riddle,
    note_solved,
    riddles,
    solved,
)
from reconquista_qt.storage.folders import folders

ARMY = {"do": "move", "group": "army", "from": "toledo", "to": "madrid", "count": 3}


@pytest.fixture(autouse=True)
def fresh() -> Any:
    riddles.cache_clear()
    yield
    riddles.cache_clear()


def made(plan: list[Any], rivals: list[Any]) -> Riddle:
    data: Any = {"plan": plan, "rivals": rivals, "position": {"game": "g", "turn": 1}}
    return Riddle("a", 1, 1, data)


def test_an_answer_is_right_nearly_right_or_wrong() -> None:
    build = {"do": "build", "unit": "army", "area": "leon"}
    other = {"do": "build", "unit": "army", "area": "oviedo"}
    rival: Any = {"action": other, "behind": 3.5, "error": 0.2, "playouts": 40}
    riddle = made([ARMY, build], [rival])
    assert riddle.position == {"game": "g", "turn": 1}
    assert riddle.judge(dict(build)) == (RIGHT, None)
    assert riddle.judge(dict(ARMY)) == (RIGHT, None)
    assert riddle.judge({**other, "area": "leon"}) == (RIGHT, None)
    assert riddle.judge(other) == (WRONG, rival)
    assert riddle.judge({"do": "done"}) == (WRONG, None)


def test_every_challenge_knows_its_own_plan_and_its_rivals() -> None:
    for riddle in riddles("reconquista"):
        for action in riddle.data["plan"]:
            assert riddle.judge(action) == (RIGHT, None)
        for rival in riddle.data["rivals"]:
            found, known = riddle.judge(rival["action"])
            assert found == WRONG and known is not None
            assert known["behind"] == rival["behind"]


def test_other_amounts_of_the_right_thing_are_nearly_right() -> None:
    moved = made([ARMY], [{"action": {**ARMY, "to": "cuenca"}, "behind": 2.0}])
    assert moved.judge({**ARMY, "count": 1}) == (NEARLY, None)
    assert moved.judge({**ARMY, "group": "noble"}) == (WRONG, None)
    found, known = moved.judge({**ARMY, "to": "cuenca", "count": 9})
    assert found == WRONG and known is not None and known["behind"] == 2.0


def test_challenges_have_up_to_five_stars_and_a_name_of_their_own() -> None:
    found = riddles("reconquista")
    assert [riddle.number for riddle in found] == list(range(1, len(found) + 1))
    stars = [riddle.stars for riddle in found]
    assert stars == sorted(stars)
    assert (stars[0], stars[-1]) == (1, 5)
    assert max(stars.count(n) for n in set(stars)) - min(stars.count(n) for n in set(stars)) <= 1
    assert len({riddle.id for riddle in found}) == len(found)
    source = found[0].data["source"]
    parts = (source["scenario"], source["player"], source["seed"], source["decision"])
    assert found[0].id == "-".join(map(str, parts))
    assert riddles("reconquista") is found  # read once


def test_a_game_without_challenges_has_none() -> None:
    assert riddles("duel") == ()
    assert solved("duel") == {}


def file_of(game: str) -> Path:
    return folders().data / f"challenges-{game}.json"


def test_what_was_solved_is_kept_with_the_fewest_hints() -> None:
    for hints, kept in ((2, 2), (3, 2), (0, 0), (1, 0)):
        note_solved("duel", "a", hints)
        assert solved("duel") == {"a": kept}
    note_solved("duel", "b", 3)
    assert solved("duel") == {"a": 0, "b": 3}
    assert solved("reconquista") == {}
    assert json.loads(file_of("duel").read_text()) == {
        "format": challenges.FORMAT, "solved": {"a": 0, "b": 3},
    }  # fmt: skip
    assert challenges.FORMAT == 1
    assert [path.name for path in file_of("duel").parent.iterdir()] == ["challenges-duel.json"]


@pytest.mark.parametrize(
    ("content", "found"),
    [
        ('{"solved": {"a": 1, "b": -1, "c": "2", "d": true, "e": 0, "f": null}}',
         {"a": 1, "e": 0}),
        ('{"solved": [1]}', {}), ("[]", {}), ("{", {}), ("", {}), ('{"format": 1}', {}),
    ],
)  # fmt: skip
def test_a_file_that_somebody_has_changed_counts_as_far_as_it_can_be_read(
    content: str, found: dict[str, int]
) -> None:
    file_of("duel").parent.mkdir(parents=True)
    file_of("duel").write_text(content)
    assert solved("duel") == found


def test_a_file_is_no_longer_than_it_can_be(monkeypatch: pytest.MonkeyPatch) -> None:
    assert challenges.MOST_BYTES == 1024 * 1024
    note_solved("duel", "a", 1)
    size = file_of("duel").stat().st_size
    monkeypatch.setattr(challenges, "MOST_BYTES", size)
    assert solved("duel") == {"a": 1}
    monkeypatch.setattr(challenges, "MOST_BYTES", size - 1)
    assert solved("duel") == {}


def test_where_it_cannot_be_kept_that_is_told() -> None:
    folders().data.parent.mkdir(parents=True, exist_ok=True)
    folders().data.write_text("a file in its place")
    with pytest.raises(BadInput) as caught:
        note_solved("duel", "a", 0)
    assert caught.value.code == "cannot-save"
