"""Phase 7, the end of the turn and of the game, and the victory points."""

from __future__ import annotations

import pytest

from reconquista_qt.engine.decision import Over
from reconquista_qt.games.reconquista.rules.events import (
    FortressRemoved,
    GameEnded,
    RevoltEnded,
    UnitsLost,
)
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.games.reconquista.rules.names import AREAS
from reconquista_qt.games.reconquista.rules.score import level_of
from tests.games.reconquista.rules.table import area, at, events, here, only, units

KEEP = {
    "granada": area("muslim", muslim_garrison=1),
    "burgos": area("christian", christian_garrison=1),
}
QUIET = (3, 6, 6, 3)


@pytest.mark.rule("phase7/neutrals", "phase7/V1", "phase2/french", "phase2/mercenaries",
                  "phase2/crusade", "phase2/el-cid")  # fmt: skip
def test_neutral_armies_and_el_cid_leave() -> None:
    areas = KEEP | {
        "leon": area("christian", mercenary=1, crusader=1, christian_army=1, el_cid_christian=1),
        "oviedo": area("muslim", muslim_mercenary=2, muslim_garrison=1),
        "santiago": area(french=1),
        "galicia": area(raider=1),
    }
    game = at("end", areas, dice=QUIET)
    assert units(game, "leon") == {"christian_army": 1}
    assert units(game, "oviedo") == {"muslim_garrison": 1}
    assert units(game, "santiago") == units(game, "galicia") == {}
    assert len(events(game, UnitsLost)) == 4


@pytest.mark.rule("phase7/neutrals", "definitions/F-1")
def test_besiegers_of_walls_that_neutrals_leave_go_in() -> None:
    areas = KEEP | {
        "leon": area("muslim", fortress=True, mercenary=1, besiegers={"muslim_army": 1}),
        "porto": area("christian", muslim_mercenary=1, besiegers={"christian_army": 1}),
    }
    game = at("end", areas, dice=QUIET)
    assert here(game, "leon") == area("muslim", fortress=True, muslim_army=1)
    assert here(game, "porto") == area("christian", christian_army=1)


@pytest.mark.rule("phase7/fortresses", "definitions/A7", "definitions/empty-fortress")
def test_a_fortress_without_units_or_city_is_removed_only_now() -> None:
    areas = KEEP | {
        "leon": area(fortress=True),
        "oviedo": area("muslim", fortress=True),
        "santiago": area(fortress=True, rebel=1),
        "galicia": area(fortress=True, french=1),
    }
    game = at("end", areas, dice=QUIET)
    assert [e.area for e in events(game, FortressRemoved)] == ["galicia", "leon"]
    assert here(game, "oviedo")["fortress"] and here(game, "santiago")["fortress"]
    before = at("movement", areas)
    assert here(before, "leon")["fortress"]


@pytest.mark.rule("phase7/turn", "turn/sequence", "counters/turn", "phase2/D1", "overview/game")
def test_the_next_turn_begins_with_a_clean_table() -> None:
    game = at("end", KEEP, dice=QUIET, revolt="portugal", event=(9, 0), treasury=3)
    assert only(game, RevoltEnded).region == "portugal"
    assert game.state.turn == 3
    phases = [e.event.phase for e in game.journal if e.event.kind == "phase_began"]
    assert phases == ["end", "rebellion", "events", "income"]


@pytest.mark.rule("turn/sequence", "reference/turn")
def test_the_seven_phases_follow_each_other() -> None:
    game = at("rebellion", KEEP, dice=(3, 6, 6, 3))
    while game.state.turn == 2:
        game.act(game.waiting.options[-1])
    phases = [
        entry.event.phase
        for entry in game.journal
        if entry.event.kind == "phase_began" and entry.turn == 2
    ]
    assert phases == ["rebellion", "events", "income", "movement", "reaction", "sieges", "end"]


@pytest.mark.rule("phase7/no-recruits", "phase7/V2")
def test_the_game_ends_when_muslims_can_be_raised_nowhere() -> None:
    areas = {name: area("christian") for name in AREAS}
    areas["toledo"] = area("muslim", christian_army=1)
    areas["porto"] = area(rebel=1)
    game = at("end", areas)
    assert isinstance(game.waiting, Over)
    assert only(game, GameEnded).reason == "no_recruits"
    areas["porto"] = area()
    assert not isinstance(at("end", areas, dice=QUIET).waiting, Over)


@pytest.mark.rule("phase7/no-christians", "phase7/V3")
@pytest.mark.parametrize(
    ("left", "over"),
    [
        (area(), True),
        (area("christian"), False),
        (area("christian", rebel=1), True),
        (area(christian_garrison=1), False),
        (area(military_order=1), False),
        (area(crusader=1), True),
    ],
)
def test_the_game_ends_without_christian_city_and_force(
    left: dict[str, object], over: bool
) -> None:
    areas = {"granada": area("muslim", muslim_garrison=1), "leon": left}
    game = at("end", areas, dice=QUIET)
    assert isinstance(game.waiting, Over) is over
    if over:
        assert game.waiting.reason == "no_christians"  # type: ignore[union-attr]
        assert game.waiting.level == "almanzor"  # type: ignore[union-attr]


@pytest.mark.rule("phase7/last-turn", "overview/game", "phase7/V1", "phase7/V6")
def test_the_game_ends_after_turn_twenty_and_a_revolt_counts_normally() -> None:
    game = at("end", KEEP, turn=20, revolt="castilla")
    ended = only(game, GameEnded)
    assert (ended.reason, ended.total) == ("last_turn", 1 + 2 + 2 * 4)
    assert not isinstance(at("end", KEEP, turn=19, dice=QUIET).waiting, Over)
    assert game.waiting.total == 11  # type: ignore[union-attr]
    assert list(getattr(game.waiting, "options", ())) == []


def points(areas: dict[str, dict[str, object]]) -> dict[tuple[str, str], int]:
    """Return the points of a position by source and place."""
    score = GAME.score(at("movement", areas).state)
    return {(line.what, line.where): line.points for line in score.lines}


FILL = {name: area(muslim_garrison=1) for name in AREAS}


@pytest.mark.rule("victory/city", "phase7/V4", "definitions/christian-control")
def test_a_point_for_each_city_under_christian_control() -> None:
    areas = FILL | {
        "leon": area("christian"),
        "oviedo": area("muslim", christian_army=1),
        "galicia": area("christian", muslim_garrison=1),
        "santiago": area("christian", rebel=1),
    }
    assert points(areas) == {("city", "leon"): 1, ("city", "oviedo"): 1}


@pytest.mark.rule("victory/region", "phase7/V4", "phase7/V5")
def test_two_points_for_a_majority_of_a_regions_cities() -> None:
    areas = FILL | {"leon": area("christian"), "oviedo": area("christian"),
                    "galicia": area("muslim")}  # fmt: skip
    assert points(areas)[("region", "asturias")] == 2
    areas["santiago"] = area("muslim")
    assert ("region", "asturias") not in points(areas)


@pytest.mark.rule("victory/free-region", "phase7/V5")
@pytest.mark.parametrize(
    ("place", "free"),
    [
        (area(), True),
        (area(rebel=1), True),
        (area("christian"), True),
        (area("muslim", christian_army=1), False),
        (area(muslim_garrison=1), False),
        (area("christian", besiegers={"muslim_army": 1}), False),
    ],
)
def test_two_points_for_a_region_without_muslim_units_and_cities(
    place: dict[str, object], free: bool
) -> None:
    empty = {name: area() for name in ("santiago", "oviedo", "galicia")}
    found = points(FILL | empty | {"leon": place})
    assert (("free_region", "asturias") in found) is free
    assert ("region", "asturias") not in found or place["city"] is not None


@pytest.mark.rule("victory/levels", "phase7/V7")
@pytest.mark.parametrize(
    ("total", "level"),
    [(0, "almanzor"), (10, "almanzor"), (11, "yusuf_ibn_tashfin"), (15, "yusuf_ibn_tashfin"),
     (16, "el_cid"), (20, "el_cid"), (21, "alfonso_viii"), (25, "alfonso_viii"),
     (26, "fernando_isabel"), (40, "fernando_isabel")],
)  # fmt: skip
def test_each_level_at_both_its_ends(total: int, level: str) -> None:
    assert level_of(total) == level


@pytest.mark.rule("victory/levels", "map/regions-areas")
def test_forty_points_at_the_most() -> None:
    score = GAME.score(at("movement", {name: area("christian") for name in AREAS}).state)
    assert (score.total, score.level) == (40, "fernando_isabel")
