"""Who holds what, and what one more City would bring, against the score itself."""

from __future__ import annotations

from typing import Any

from reconquista_qt.games.reconquista.board.docks.prospects import holdings, prospects
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.games.reconquista.rules.names import AREA_INDEX
from reconquista_qt.games.reconquista.rules.score import score


def position(**areas: dict[str, Any]) -> Any:
    """Return the position of a new game with some areas changed."""
    found = GAME.position(GAME.new("standard", {}))
    for area, there in areas.items():
        found["areas"][area].update(there)
    return GAME.from_position(found, {})


def test_the_regions_together_give_the_score() -> None:
    state = position(zaragoza={"units": {"christian_army": 2}})
    assert sum(held.points for held in holdings(state)) == score(state).total
    aragon = next(held for held in holdings(state) if held.region == "aragon")
    there = {one.area: one for one in aragon.areas}
    assert there["zaragoza"].side == "christian" and there["zaragoza"].religion == "muslim"
    assert there["zaragoza"].points == 1


def test_a_city_is_worth_what_the_score_says_after_taking_it() -> None:
    state = GAME.new("standard", {})
    found = {one.area: one for one in prospects(state)}
    assert "oviedo" not in found  # it is the player's already
    before = score(state).total
    for area, one in found.items():
        there = state.city[AREA_INDEX[area]]
        assert one.founded is (there == 0)
        change: dict[str, Any] = {"units": {"christian_army": 1}, "besiegers": {}}
        if one.founded:
            change = {"city": "christian"}
        assert score(position(**{area: change})).total - before == one.points


def test_the_best_city_comes_first_and_brings_its_region() -> None:
    ours = {"units": {"christian_army": 1}}
    state = position(pamplona=ours, tarragona={"city": "christian", "units": {}})
    best = prospects(state)
    assert [one.points for one in best] == sorted((one.points for one in best), reverse=True)
    assert any(line.what == "region" for line in best[0].lines)
