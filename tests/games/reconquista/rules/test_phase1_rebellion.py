"""Phase 1, Rebellions."""

from __future__ import annotations

import pytest

from reconquista_qt.games.reconquista.rules.events import (
    AreaChosen,
    AreaDieRejected,
    CityConverted,
    RebellionFellBack,
    RebellionRegionRolled,
    RebellionRolled,
    RebellionVoided,
    RebelsRose,
    RegionRevolted,
    UnitsLost,
)
from tests.games.reconquista.rules.table import (
    TAXES,
    area,
    at,
    events,
    here,
    left_in_queue,
    only,
    units,
)

# Both sides keep a city elsewhere, so that the last-city rule stays out of the way.
ELSEWHERE = {
    "barcelona": area("christian", christian_garrison=1),
    "granada": area("muslim", muslim_garrison=1),
}
FULL = {name: area(muslim_garrison=1) for name in ("santiago", "oviedo", "galicia", "leon")}


@pytest.mark.rule("phase1/region", "map/numbers", "definitions/A1", "overview/dice")
@pytest.mark.parametrize(
    ("die", "name"),
    [(1, "salamanca"), (2, "burgos"), (3, "burgos"), (4, "valencia"), (5, "toledo"), (6, "toledo")],
)
def test_the_dice_name_the_region_and_the_area_by_its_printed_values(die: int, name: str) -> None:
    game = at("rebellion", ELSEWHERE, dice=(3, 1, die, *TAXES))
    assert only(game, RebellionRegionRolled).region == "castilla"
    assert only(game, RebelsRose).area == name
    assert units(game, name) == {"rebel": 1}
    assert left_in_queue(game) == 0


@pytest.mark.rule("phase1/region", "phase1/Q1", "phase1/Q2", "counters/double")
def test_a_six_doubles_the_results_and_later_sixes_are_rolled_again() -> None:
    game = at("rebellion", ELSEWHERE, dice=(6, 6, 6, 4, 1, 4, 2, 1, *TAXES))
    assert [e.region for e in events(game, RebellionRegionRolled)] == ["", "", "", "portugal"]
    assert [e.area for e in events(game, RebelsRose)] == ["sevilla", "porto"]
    assert left_in_queue(game) == 0


@pytest.mark.rule("phase1/rebels", "phase1/Q4", "counters/rebel")
def test_rebels_appear_only_where_no_garrison_army_or_order_stands() -> None:
    areas = ELSEWHERE | {
        "santiago": area(muslim_garrison=1),
        "oviedo": area(rebel=1),
        "galicia": area(military_order=1),
        "leon": area("muslim"),
    }
    game = at("rebellion", areas, dice=(1, 2, 1, 4, 2, *TAXES))
    assert [e.area for e in events(game, AreaDieRejected)] == ["santiago", "galicia"]
    assert only(game, RebelsRose).area == "oviedo"
    assert units(game, "oviedo") == {"rebel": 2}


@pytest.mark.rule("definitions/A2", "definitions/rebel-control", "definitions/empty-city")
def test_the_only_eligible_area_is_taken_without_a_die() -> None:
    areas = ELSEWHERE | FULL | {"leon": area("christian")}
    game = at("rebellion", areas, dice=(1, 1, *TAXES))
    assert [e.die for e in events(game, AreaChosen)] == [0]
    assert units(game, "leon") == {"rebel": 1}
    assert here(game, "leon")["city"] == "christian"


@pytest.mark.rule("phase1/rebels", "phase1/Q5")
def test_without_a_free_area_a_unit_is_lost_in_the_order_of_battle() -> None:
    areas = ELSEWHERE | FULL | {"galicia": area(christian_garrison=1, military_order=1)}
    game = at("rebellion", areas, dice=(1, 2, 4, *TAXES))
    assert only(game, RebellionFellBack).instead == "unit_loss"
    assert only(game, UnitsLost).units == {"christian_garrison": 1}
    assert units(game, "galicia") == {"military_order": 1}


@pytest.mark.rule("phase1/proselytism", "phase1/Q6", "phase1/Q3")
def test_proselytism_turns_a_city_and_leaves_those_inside() -> None:
    areas = ELSEWHERE | {"leon": area("muslim", christian_army=1), "oviedo": area()}
    game = at("rebellion", areas, dice=(1, 3, *TAXES))
    assert only(game, CityConverted).religion == "christian"
    assert here(game, "leon") == area("christian", christian_army=1)
    again = at("rebellion", ELSEWHERE | {"leon": area("christian")}, dice=(1, 3, *TAXES))
    assert here(again, "leon")["city"] == "muslim"


@pytest.mark.rule("phase1/proselytism", "phase1/rebel-governor")
@pytest.mark.parametrize("die", [3, 5])
def test_without_a_city_the_result_counts_as_rebels(die: int) -> None:
    game = at("rebellion", ELSEWHERE, dice=(1, die, 1, *TAXES))
    assert only(game, RebellionFellBack).instead == "rebels"
    assert units(game, "santiago") == {"rebel": 1}


@pytest.mark.rule("phase1/peasant-revolt", "phase1/Q7")
def test_peasants_replace_all_garrisons_by_one_rebel() -> None:
    areas = ELSEWHERE | {
        "santiago": area(muslim_garrison=3),
        "oviedo": area("christian", christian_garrison=1, christian_army=1),
    }
    game = at("rebellion", areas, dice=(1, 4, *TAXES))
    assert only(game, RebelsRose).replaced == {"muslim_garrison": 3}
    assert units(game, "santiago") == {"rebel": 1}


@pytest.mark.rule("phase1/peasant-revolt", "phase1/Q7")
def test_garrisons_beside_armies_or_orders_do_not_revolt() -> None:
    areas = ELSEWHERE | {
        "santiago": area(muslim_garrison=1, muslim_army=1),
        "oviedo": area("christian", christian_garrison=1, military_order=1),
    }
    game = at("rebellion", areas, dice=(1, 4, 5, *TAXES))
    assert only(game, RebellionFellBack).result == "peasant_revolt"
    assert units(game, "leon") == {"rebel": 1}


@pytest.mark.rule("phase1/rebel-governor", "phase1/Q8", "phase1/fortress-stays")
def test_a_governor_turns_every_unit_of_his_city() -> None:
    areas = ELSEWHERE | {
        "leon": area("muslim", fortress=True, muslim_garrison=2, muslim_army=1),
    }
    game = at("rebellion", areas, dice=(1, 5, *TAXES))
    assert here(game, "leon") == area("muslim", fortress=True, rebel=3)


@pytest.mark.rule("phase1/rebel-governor", "phase1/Q8")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (2, 3)])
def test_an_empty_or_rebel_city_gets_one_rebel(before: int, after: int) -> None:
    city = area("muslim", rebel=before) if before else area("muslim")
    game = at("rebellion", ELSEWHERE | {"leon": city}, dice=(1, 5, *TAXES))
    assert units(game, "leon") == {"rebel": after}


@pytest.mark.rule("phase1/regional-revolt", "counters/revolt", "phase1/Q9")
def test_a_region_in_revolt_is_out_of_the_game() -> None:
    areas = {
        "oviedo": area("christian", christian_garrison=1, christian_army=1),
        "granada": area("muslim", muslim_garrison=1),
    }
    game = at("rebellion", areas, dice=(1, 6, *TAXES))
    assert only(game, RegionRevolted).region == "asturias"
    assert game.state.treasury == 4  # base and taxes: neither the region nor Santiago pays
    assert [action.__class__.__name__ for action in game.waiting.options] == ["Done"]


@pytest.mark.rule("phase1/Q2", "phase1/regional-revolt")
def test_a_revolt_takes_effect_after_the_second_result_and_two_are_one() -> None:
    game = at("rebellion", ELSEWHERE, dice=(6, 4, 6, 1, 1, *TAXES))
    assert [e.result for e in events(game, RebellionRolled)] == ["regional_revolt", "rebels"]
    kinds = [entry.event.kind for entry in game.journal]
    assert kinds.index("rebels_rose") < kinds.index("region_revolted")
    twice = at("rebellion", ELSEWHERE, dice=(6, 4, 6, 6, *TAXES))
    assert len(events(twice, RegionRevolted)) == 1


@pytest.mark.rule("phase1/last-city", "phase1/Q3")
def test_a_result_that_takes_the_last_city_is_undone_and_rolled_again() -> None:
    areas = {
        "oviedo": area("christian", christian_garrison=1),
        "granada": area("muslim", muslim_garrison=1),
    }
    # Proselytism would make Oviedo Muslim only in name: it is held; the governor would take it.
    game = at("rebellion", areas, dice=(1, 5, 1, 1, *TAXES))
    voided = only(game, RebellionVoided)
    assert (voided.area, voided.side) == ("oviedo", "christian")
    assert units(game, "oviedo") == {"christian_garrison": 1}
    assert units(game, "santiago") == {"rebel": 1}
    muslim = at("rebellion", areas, dice=(5, 5, 1, 1, *TAXES))
    assert only(muslim, RebellionVoided).side == "muslim"
    assert units(muslim, "algeciras") == {"rebel": 1}


@pytest.mark.rule("phase1/last-city", "phase1/Q3")
def test_a_side_that_has_no_city_anyway_is_not_protected() -> None:
    areas = {
        "leon": area("christian"),
        "oviedo": area(christian_garrison=1),
        "burgos": area("christian", christian_garrison=1),
    }
    game = at("rebellion", areas, dice=(1, 1, 5, *TAXES))
    assert events(game, RebellionVoided) == []
    assert units(game, "leon") == {"rebel": 1}


@pytest.mark.rule("phase1/Q11", "counters/rebel")
def test_rebels_stay_where_they_are() -> None:
    areas = ELSEWHERE | {"leon": area("christian", rebel=2), "oviedo": area("christian")}
    game = at("reaction", areas, dice=(5, 1, 1, 1, 1, *TAXES))
    assert units(game, "leon") == {"rebel": 2}
