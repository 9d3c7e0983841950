"""Phase 6, Sieges."""

from __future__ import annotations

import pytest

from reconquista_qt.games.reconquista.odds import siege_odds
from reconquista_qt.games.reconquista.rules.events import (
    AreaDieRejected,
    SiegeEnded,
    SiegeRolled,
    SiegeTied,
    UnitsLost,
    UnitsRetreated,
)
from reconquista_qt.games.reconquista.rules.forces import pack
from reconquista_qt.games.reconquista.rules.phase6_sieges import gives_up, strengths
from tests.games.reconquista.rules.table import area, at, events, here, only, units

KEEP = {"granada": area("muslim", muslim_garrison=1), "burgos": area("christian")}
QUIET = (3, 6, 6, 3)  # the next turn: Castilla in revolt, event 9


def siege(place: dict[str, object], *dice: int, **more: object) -> object:
    """Resolve one siege at Leon; `more` are areas."""
    options = more.pop("options", None)
    areas = KEEP | {"leon": place} | more  # type: ignore[operator]
    return at("sieges", areas, dice=(*dice, *QUIET), options=options)  # type: ignore[arg-type]


@pytest.mark.rule("phase6/order", "phase6/Z1", "phase6/Z11", "map/numbers")
def test_sieges_are_resolved_by_region_and_area_number_neutral_ones_too() -> None:
    besieged = {
        "leon": area("christian", christian_garrison=1, besiegers={"muslim_army": 1}),
        "santiago": area("muslim", besiegers={"raider": 1}),
        "algeciras": area("muslim", muslim_garrison=1, besiegers={"christian_army": 1}),
        "zaragoza": area(fortress=True, rebel=1, besiegers={"french": 2}),
    }
    game = at("sieges", KEEP | besieged, dice=(6, 1) * 4)
    order = [rolled.area for rolled in events(game, SiegeRolled)]
    assert order == ["santiago", "leon", "zaragoza", "algeciras"]


@pytest.mark.rule("phase6/besieger", "phase6/defender", "phase6/fortress", "phase6/Z2",
                  "phase6/Z3", "phase2/D16", "definitions/A8", "reference/battle")  # fmt: skip
@pytest.mark.parametrize(
    ("besiegers", "defenders", "city", "fortress", "expected"),
    [
        ({"christian_army": 1}, {}, True, False, (2, 1)),
        ({"christian_garrison": 2}, {"muslim_garrison": 1}, True, False, (2, 2)),
        ({"military_order": 1}, {"rebel": 2}, True, True, (3, 6)),
        ({"muslim_army": 2}, {"military_order": 1, "christian_army": 1}, True, False, (4, 5)),
        ({"christian_army": 1, "el_cid_christian": 1}, {"muslim_army": 1}, True, True, (4, 6)),
        ({"muslim_army": 1}, {"christian_army": 1, "el_cid_christian": 1}, True, False, (2, 3)),
        ({"raider": 1, }, {"muslim_garrison": 1}, False, True, (2, 2)),
        ({"crusader": 1, "mercenary": 1}, {"muslim_mercenary": 1}, True, False, (4, 3)),
        ({"christian_army": 1}, {}, False, True, (2, 0)),
    ],
)  # fmt: skip
def test_the_modifiers_as_printed(
    besiegers: dict[str, int],
    defenders: dict[str, int],
    city: bool,
    fortress: bool,
    expected: tuple[int, int],
) -> None:
    assert strengths(pack(besiegers), pack(defenders), city, fortress) == expected


@pytest.mark.rule("phase6/fortress", "phase6/Z3")
def test_the_modifier_is_doubled_and_not_the_die() -> None:
    place = area("muslim", fortress=True, muslim_garrison=1, besiegers={"christian_army": 3})
    rolled = only(siege(place, 6, 5), SiegeRolled)  # type: ignore[arg-type]
    assert (rolled.besieger_total, rolled.defender_total) == (12, 9)
    assert rolled.defender_modifiers == (("city", 1, 1), ("muslim_garrison", 1, 1))
    assert rolled.doubled


@pytest.mark.rule("phase6/storm", "phase6/Z5")
def test_an_odd_storm_takes_the_city_and_the_fortress_falls() -> None:
    place = area("muslim", fortress=True, muslim_garrison=1, besiegers={"christian_army": 3})
    game = siege(place, 5, 1)
    assert here(game, "leon") == area("muslim", christian_army=3)  # type: ignore[arg-type]
    assert only(game, SiegeEnded).outcome == "taken"  # type: ignore[arg-type]


@pytest.mark.rule("phase6/storm", "phase6/Z4")
@pytest.mark.parametrize(
    ("die", "option", "outcome"),
    [(6, "total", "taken"), (5, "total", "razed"), (6, "die", "razed"), (5, "die", "taken")],
)
def test_an_even_result_razes_the_city(die: int, option: str, outcome: str) -> None:
    place = area("muslim", besiegers={"christian_army": 1, "christian_garrison": 1})
    game = siege(place, die, 1, options={"even_result": option})
    assert only(game, SiegeEnded).outcome == outcome  # type: ignore[arg-type]
    city = None if outcome == "razed" else "muslim"
    assert here(game, "leon") == area(city, christian_army=1, christian_garrison=1)  # type: ignore[arg-type]


@pytest.mark.rule("phase6/beaten-off", "phase6/Z6", "phase4/casualties")
def test_a_beaten_besieger_loses_a_unit_and_goes_to_a_random_friendly_or_vacant_area() -> None:
    place = area("muslim", muslim_army=2,
                 besiegers={"christian_army": 1, "christian_garrison": 1})  # fmt: skip
    others = {
        "santiago": area(rebel=1),
        "galicia": area("muslim", besiegers={"christian_army": 9}),
    }
    # Galicia is stormed first (number 3 before 4); then Leon: 1 against 6.
    game = siege(place, 1, 1, 1, 6, 1, 3, **others)
    assert [r.area for r in events(game, AreaDieRejected)] == ["santiago"]  # type: ignore[arg-type]
    ended = events(game, SiegeEnded)[-1]  # type: ignore[arg-type]
    assert (ended.outcome, ended.lost) == ("beaten_off", {"christian_garrison": 1})
    assert units(game, "oviedo") == {"christian_army": 1}  # type: ignore[arg-type]


@pytest.mark.rule("phase6/beaten-off", "phase6/Z6")
def test_no_beaten_besieger_goes_to_another_siege_but_along_a_road_or_nowhere() -> None:
    full = {name: area(rebel=1) for name in ("santiago", "oviedo", "galicia")}
    place = area("muslim", muslim_army=3, besiegers={"christian_army": 2})
    road = siege(place, 1, 6, **full)
    gone = only(road, UnitsRetreated)  # type: ignore[arg-type]
    assert (gone.to, gone.how) == ("burgos", "road")
    lost = siege(place, 1, 6, **full, burgos=area("muslim"))
    assert only(lost, UnitsLost).units == {"christian_army": 1}  # type: ignore[arg-type]
    garrison = area("muslim", muslim_army=3, besiegers={"christian_garrison": 2})
    assert only(siege(garrison, 1, 6, **full), UnitsRetreated).to == "burgos"  # type: ignore[arg-type]


@pytest.mark.rule("phase6/Z6", "phase1/Q9")
def test_beaten_besiegers_do_not_retreat_into_a_revolt() -> None:
    full = {name: area(rebel=1) for name in ("santiago", "oviedo", "galicia")}
    place = area("muslim", muslim_army=3, besiegers={"christian_army": 2})
    areas = KEEP | full | {"leon": place}
    game = at("sieges", areas, dice=(1, 6), revolt="castilla")
    assert only(game, UnitsLost).cause == "retreat"


@pytest.mark.rule("phase6/tie", "phase6/Z12")
def test_a_tie_costs_both_a_unit_and_goes_on_with_new_modifiers() -> None:
    place = area("muslim", muslim_garrison=2, besiegers={"christian_army": 2})
    game = siege(place, 2, 3, 6, 1)
    first, second = events(game, SiegeRolled)  # type: ignore[arg-type]
    assert (first.besieger_total, first.defender_total) == (6, 6)
    assert only(game, SiegeTied).defender_losses == {"muslim_garrison": 1}  # type: ignore[arg-type]
    assert (second.besieger_total, second.defender_total) == (8, 3)


@pytest.mark.rule("phase6/tie", "phase6/Z7")
def test_a_bare_city_surrenders_on_a_tie_with_its_fortress() -> None:
    place = area("muslim", fortress=True, besiegers={"christian_army": 2})
    game = siege(place, 1, 3)
    assert only(game, SiegeEnded).outcome == "surrendered"  # type: ignore[arg-type]
    assert here(game, "leon") == area("muslim", fortress=True, christian_army=1)  # type: ignore[arg-type]
    alone = siege(area("muslim", besiegers={"christian_army": 1}), 1, 2)
    assert only(alone, SiegeEnded).outcome == "lifted"  # type: ignore[arg-type]
    assert here(alone, "leon") == area("muslim")  # type: ignore[arg-type]


@pytest.mark.rule("phase6/tie", "phase6/Z8")
def test_a_city_of_the_besiegers_religion_surrenders_once_empty_another_fights_on() -> None:
    same = area("christian", muslim_garrison=1, besiegers={"christian_army": 2})
    game = siege(same, 1, 3)
    assert only(game, SiegeEnded).outcome == "surrendered"  # type: ignore[arg-type]
    assert here(game, "leon") == area("christian", christian_army=1)  # type: ignore[arg-type]
    other = area("muslim", muslim_garrison=1, besiegers={"christian_army": 3})
    bare = siege(other, 1, 5, 1, 4)
    assert len(events(bare, SiegeRolled)) == 2  # type: ignore[arg-type]
    assert only(bare, SiegeEnded).outcome == "surrendered"  # type: ignore[arg-type]


@pytest.mark.rule("phase6/Z9", "phase6/Z10")
def test_a_lone_fortress_once_empty_opens_to_both_religions_but_not_to_raiders() -> None:
    place = area(fortress=True, rebel=1, besiegers={"christian_army": 2})
    game = siege(place, 1, 3)
    assert only(game, SiegeEnded).outcome == "surrendered"  # type: ignore[arg-type]
    assert here(game, "leon") == area(fortress=True, christian_army=1)  # type: ignore[arg-type]
    raiders = area(fortress=True, rebel=1, besiegers={"raider": 2})
    fought = siege(raiders, 1, 3, 5, 1)
    assert len(events(fought, SiegeRolled)) == 2  # type: ignore[arg-type]
    assert gives_up(1, 0) and gives_up(2, 0)
    assert not gives_up(4, 0) and not gives_up(5, 0) and not gives_up(1, 2)


@pytest.mark.rule("phase6/Z10", "phase2/D16")
def test_odds_give_raiders_no_religion_even_where_the_question_gives_them_el_cid() -> None:
    for neutral in ("french", "raider"):
        for city in (True, False):
            odds = siege_odds({neutral: 2}, {"rebel": 1}, city, True, True, True)
            assert odds["surrendered"] == 0


@pytest.mark.rule("phase6/tie", "phase6/Z7")
def test_a_tie_that_takes_the_last_of_both_ends_the_siege() -> None:
    place = area("muslim", muslim_garrison=1, besiegers={"christian_army": 1})
    game = siege(place, 1, 1)
    assert only(game, SiegeEnded).outcome == "both_destroyed"  # type: ignore[arg-type]
    assert here(game, "leon") == area("muslim")  # type: ignore[arg-type]


@pytest.mark.rule("definitions/F-1")
def test_no_siege_is_left_when_the_turn_ends() -> None:
    for seed in range(1, 7):
        place = area("muslim", muslim_garrison=3, besiegers={"christian_army": 3})
        game = siege(place, seed, seed)
        assert here(game, "leon")["besiegers"] == {}  # type: ignore[arg-type]
