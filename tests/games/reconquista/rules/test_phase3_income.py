"""Phase 3, Income and spending."""

from __future__ import annotations

import pytest

from reconquista_qt.games.reconquista.rules.events import (
    Bought,
    CityConverted,
    CityFounded,
    IncomeCollected,
    IncomeLapsed,
)
from tests.games.reconquista.rules.table import (
    area,
    at,
    do,
    events,
    here,
    offered,
    only,
    refused,
    units,
    why,
)


def lines(game: object) -> dict[str, int]:
    """Return points by source (regions by name)."""
    found = only(game, IncomeCollected).lines  # type: ignore[arg-type]
    return {where or source: points for source, where, points in found}


CLOSED = {"santiago": area(muslim_garrison=1)}  # keeps Santiago from paying


@pytest.mark.rule("phase3/base", "phase3/income", "counters/income", "setup/B1")
def test_two_points_always() -> None:
    assert lines(at("income", CLOSED)) == {"base": 2}


@pytest.mark.rule("phase3/regions", "phase3/E1")
def test_the_rulebooks_example_of_a_majority() -> None:
    two_of_three = CLOSED | {
        "salamanca": area("christian", christian_garrison=1),
        "toledo": area("muslim", christian_army=1),
        "valencia": area("muslim", muslim_garrison=1),
    }
    assert lines(at("income", two_of_three)) == {"base": 2, "castilla": 1}
    besieged = two_of_three | {
        "toledo": area("muslim", christian_army=1, besiegers={"raider": 1}),
    }
    assert lines(at("income", besieged)) == {"base": 2}


@pytest.mark.rule("phase3/regions", "phase3/E1")
def test_half_is_no_majority_and_rebel_cities_count_among_all() -> None:
    half = CLOSED | {"salamanca": area("christian"), "toledo": area("christian", rebel=1)}
    assert lines(at("income", half)) == {"base": 2}
    alone = CLOSED | {"salamanca": area("christian")}
    assert lines(at("income", alone)) == {"base": 2, "castilla": 1}


@pytest.mark.rule("phase3/santiago", "phase3/E2")
@pytest.mark.parametrize(
    ("santiago", "points"),
    [
        (area(), 1),
        (area(christian_garrison=1), 1),
        (area(muslim_garrison=1), 0),
        (area(rebel=1), 0),
        (area(raider=1), 0),
        (area(french=1), 1),
        (area("muslim"), 0),
        (area("muslim", christian_garrison=1), 1),
        (area("muslim", military_order=1), 1),
        (area("christian", christian_garrison=1, besiegers={"raider": 1}), 0),
    ],
)
def test_santiago_pays_while_nobody_else_holds_it(santiago: dict[str, object], points: int) -> None:
    assert lines(at("income", {"santiago": santiago})).get("santiago", 0) == points


@pytest.mark.rule("phase3/limits", "map/regions-areas")
def test_eight_points_at_the_most_without_an_event_and_ten_with_taxes() -> None:
    areas = {name: area("christian") for name in
             ("oviedo", "barcelona", "toledo", "lisboa", "granada")}  # fmt: skip
    assert at("income", areas).state.treasury == 8
    assert at("income", areas, event=(9, 0)).state.treasury == 10
    assert at("income", areas, event=(12, 0)).state.treasury == 6


@pytest.mark.rule("phase1/Q9", "phase1/regional-revolt")
def test_a_region_in_revolt_pays_nothing_and_takes_nothing() -> None:
    areas = {"oviedo": area("christian", christian_army=1), "leon": area("muslim", rebel=1)}
    game = at("income", areas, revolt="asturias")
    assert lines(game) == {"base": 2}
    for action in ({"do": "build", "what": "garrison"}, {"do": "build", "what": "fortress"}):
        assert refused(game, area="oviedo", **action) == "phase1/Q9"
    assert refused(game, do="convert", area="leon") == "phase1/Q9"


@pytest.mark.rule("phase3/army", "phase3/garrison", "phase3/E4", "definitions/F-3")
@pytest.mark.parametrize(
    ("place", "rule"),
    [
        (area("christian"), None),
        (area("christian", christian_garrison=1), None),
        (area("muslim", christian_garrison=1), None),
        (area("muslim", military_order=1), None),
        (area(fortress=True, christian_army=1), None),
        (area("muslim"), "{}"),
        (area("christian", muslim_garrison=1), "{}"),
        (area("christian", rebel=1), "{}"),
        (area(fortress=True), "{}"),
        (area(christian_army=1), "{}"),
        (area("christian", christian_army=1, besiegers={"french": 1}), "{}"),
    ],
)
def test_where_units_can_be_raised(place: dict[str, object], rule: str | None) -> None:
    game = at("income", {"toledo": place}, treasury=5)
    for what in ("army", "garrison"):
        refusal = why(game, do="build", what=what, area="toledo")
        expected = rule.format(f"phase3/{what}") if rule else None
        assert (refusal.rule if refusal else None) == expected


@pytest.mark.rule("phase3/army", "phase3/garrison", "definitions/A13", "counters/limits")
def test_any_number_may_be_raised_in_one_place() -> None:
    game = at("income", {"toledo": area("christian")}, treasury=9)
    for _ in range(3):
        do(game, do="build", what="army", area="toledo")
        do(game, do="build", what="garrison", area="toledo")
    assert units(game, "toledo") == {"christian_army": 3, "christian_garrison": 3}
    assert game.state.treasury == 0
    assert [b.cost for b in events(game, Bought)] == [2, 1] * 3


@pytest.mark.rule("phase3/income", "phase3/spending")
def test_nothing_is_bought_that_cannot_be_paid() -> None:
    game = at("income", {"toledo": area("christian", christian_army=1)}, treasury=1)
    assert refused(game, do="build", what="army", area="toledo") == "phase3/income"
    assert {"do": "build", "what": "garrison", "area": "toledo"} in offered(game)
    assert {"do": "build", "what": "army", "area": "toledo"} not in offered(game)


@pytest.mark.rule("phase3/city", "phase3/E5", "counters/city", "counters/limits")
@pytest.mark.parametrize(
    ("place", "rule"),
    [
        (area(christian_army=1), None),
        (area(christian_garrison=1), None),
        (area(crusader=1), None),
        (area(mercenary=1), None),
        (area(fortress=True, christian_garrison=1), None),
        (area(military_order=1), "phase3/E5"),
        (area(), "phase3/E5"),
        (area("muslim", christian_army=1), "counters/limits"),
        (area("christian"), "counters/limits"),
        (area(muslim_garrison=1), "phase3/city"),
    ],
)
def test_where_a_city_can_be_built(place: dict[str, object], rule: str | None) -> None:
    game = at("income", {"porto": place}, treasury=3)
    refusal = why(game, do="build", what="city", area="porto")
    assert (refusal.rule if refusal else None) == rule
    if rule is None:
        do(game, do="build", what="city", area="porto")
        assert only(game, CityFounded).religion == "christian"
        assert here(game, "porto")["city"] == "christian"
        assert here(game, "porto")["fortress"] == place["fortress"]
        assert game.state.treasury == 0


@pytest.mark.rule("phase3/fortress", "phase3/E6", "counters/fortress", "definitions/F-3")
@pytest.mark.parametrize(
    ("place", "rule"),
    [
        (area("christian"), None),
        (area("christian", military_order=1), None),
        (area(christian_army=1), None),
        (area(christian_garrison=1), None),
        (area("muslim", christian_garrison=1), None),
        (area(fortress=True, christian_army=1), "counters/limits"),
        (area("muslim", military_order=1), "phase3/E6"),
        (area(military_order=1), "phase3/E6"),
        (area(), "phase3/E6"),
        (area("christian", rebel=1), "phase3/fortress"),
        (area("christian", christian_army=1, besiegers={"raider": 1}), "phase3/fortress"),
    ],
)
def test_where_a_fortress_can_be_built(place: dict[str, object], rule: str | None) -> None:
    game = at("income", {"porto": place}, treasury=1)
    refusal = why(game, do="build", what="fortress", area="porto")
    assert (refusal.rule if refusal else None) == rule
    if rule is None:
        do(game, do="build", what="fortress", area="porto")
        assert here(game, "porto")["fortress"] is True


@pytest.mark.rule("phase3/convert", "phase3/E5", "phase3/E7")
@pytest.mark.parametrize(
    ("place", "rule"),
    [
        (area("muslim", christian_army=1), None),
        (area("muslim", fortress=True, christian_garrison=1), None),
        (area("muslim", christian_garrison=1, besiegers={"raider": 2}), None),
        (area("muslim", military_order=1), "phase3/E5"),
        (area("muslim"), "phase3/E5"),
        (area("muslim", muslim_garrison=1), "phase3/E5"),
        (area("christian", christian_army=1), "phase3/convert"),
        (area(christian_army=1), "phase3/convert"),
    ],
)
def test_which_cities_can_be_converted(place: dict[str, object], rule: str | None) -> None:
    game = at("income", {"porto": place}, treasury=1)
    refusal = why(game, do="convert", area="porto")
    assert (refusal.rule if refusal else None) == rule
    if rule is None:
        do(game, do="convert", area="porto")
        assert only(game, CityConverted).religion == "christian"
        assert here(game, "porto") == place | {"city": "christian"}


@pytest.mark.rule("phase3/spending", "phase3/E3", "phase3/E8", "phase2/D7")
def test_purchases_and_placements_mix_in_any_order_and_the_rest_is_lost() -> None:
    game = at("income", {"porto": area(christian_army=1)}, treasury=9, event=(4, 2))
    do(game, do="build", what="city", area="porto")
    do(game, do="build", what="army", area="porto")
    do(game, do="hire", area="porto", count=2)
    do(game, do="build", what="garrison", area="porto")
    do(game, do="done")
    assert only(game, IncomeLapsed).points == 1
    assert game.state.treasury == 0
    assert game.waiting.kind == "move"


@pytest.mark.rule("definitions/A9", "definitions/A8")
def test_a_fortress_belongs_to_those_who_hold_it() -> None:
    ours = at("income", {"badajoz": area(fortress=True, military_order=1)}, treasury=2)
    assert why(ours, do="build", what="army", area="badajoz") is None
    theirs = at("income", {"badajoz": area(fortress=True, muslim_garrison=1)}, treasury=2)
    assert refused(theirs, do="build", what="army", area="badajoz") == "phase3/army"


@pytest.mark.rule("phase3/spending", "turn/sequence")
def test_nothing_else_is_done_while_spending() -> None:
    game = at("income", {"porto": area(christian_army=1)}, treasury=2)
    refused_move = refused(
        game, do="move", origin="porto", to="lisboa", units={"christian_army": 1}
    )
    assert refused_move == "phase3/spending"
