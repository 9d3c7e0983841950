"""What a review of the rules found: three reproducers, and the rulings that were settled then."""

from __future__ import annotations

from typing import Any

import pytest

from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.rules.events import (
    BattleBegan,
    BattleEnded,
    IncomeCollected,
    SiegeEnded,
    UnitsMoved,
    UnitsRetreated,
)
from tests.games.reconquista.rules.table import (
    area,
    at,
    besiegers,
    do,
    events,
    left_in_queue,
    move,
    offered,
    only,
    refused,
    script,
    units,
    why,
)

SANTIAGO = {"santiago": area("christian", christian_garrison=1)}


def marched(game: Session) -> list[tuple[str, str]]:
    return [(m.origin, m.to) for m in events(game, UnitsMoved)]


# -- the player's moves ----------------------------------------------------------------------------


@pytest.mark.rule("phase4/mover-beaten", "phase4/H5")
def test_a_way_by_which_only_the_dead_came_is_no_retreat() -> None:
    game = at("movement", SANTIAGO | {
        "pamplona": area(christian_army=2),
        "barcelona": area(christian_garrison=2),
        "tarragona": area("muslim", muslim_army=2),
    }, dice=(1, 1, 1, 1, 1, 1, 1, 1, 4, 4, 1, 1, 4, 1))  # fmt: skip
    move(game, "barcelona", "tarragona", christian_garrison=2)
    move(game, "pamplona", "tarragona", christian_army=2)
    do(game, do="retreat", to="pamplona")
    move(game, "pamplona", "zaragoza", christian_army=2)
    move(game, "zaragoza", "tarragona", christian_army=2)
    assert offered(game) == [{"do": "retreat", "to": "zaragoza"}]
    assert refused(game, do="retreat", to="barcelona") == "phase4/H5"


@pytest.mark.rule("phase4/mover-beaten", "phase4/H5")
def test_a_way_is_forgotten_with_the_last_unit_that_may_have_come_by_it() -> None:
    game = at("movement", SANTIAGO | {
        "pamplona": area(christian_army=3),
        "barcelona": area(christian_garrison=1),
        "tarragona": area("muslim", muslim_army=3),
    }, dice=(1, 1, 1, 1))  # fmt: skip
    move(game, "barcelona", "tarragona", christian_garrison=1)
    # One hit each: the Garrison falls, the Armies besiege.
    script(game, 1, 1, 4, 4, 1, 1)
    move(game, "pamplona", "tarragona", christian_army=2)
    assert besiegers(game, "tarragona") == {"christian_army": 2}
    move(game, "pamplona", "zaragoza", christian_army=1)
    script(game, 1, 1, 1, 4, 1)
    move(game, "zaragoza", "tarragona", christian_army=1)
    assert [action["to"] for action in offered(game)] == ["pamplona", "zaragoza"]


@pytest.mark.rule("phase4/region", "phase4/G1", "phase4/H12")
def test_a_beaten_relief_lets_nobody_of_another_region_move() -> None:
    game = at("movement", SANTIAGO | {
        "oviedo": area(christian_army=3),
        "barcelona": area("christian", christian_army=2, besiegers={"french": 3}),
    }, dice=(1, 1, 1, 1, 1, 4, 1, 1, 4, 4, 4, 1, 1, 1, 1))  # fmt: skip
    move(game, "oviedo", "pamplona", christian_army=3)
    move(game, "pamplona", "barcelona", christian_army=3)
    do(game, do="retreat", to="pamplona")
    move(game, "pamplona", "barcelona", christian_army=3)
    assert units(game, "barcelona") == {"christian_army": 4}
    four = {"do": "move", "origin": "barcelona", "to": "zaragoza", "units": {"christian_army": 4}}
    assert refused(game, **four) == "phase4/G1"
    assert why(game, **{**four, "units": {"christian_army": 3}}) is None


def sheltered() -> Session:
    """Three Armies came to relieve Barcelona, were beaten, and went in; one of four is left."""
    game = at("movement", SANTIAGO | {
        "pamplona": area(christian_army=2),
        "barcelona": area("christian", christian_garrison=2, besiegers={"french": 3}),
    }, dice=(1, 1, 1, 1, 4, 1, 1))  # fmt: skip
    move(game, "pamplona", "barcelona", christian_army=2)
    do(game, do="retreat", to="barcelona")
    assert units(game, "barcelona") == {"christian_garrison": 1, "christian_army": 2}
    return game


@pytest.mark.rule("phase4/mover-beaten", "phase4/G13", "phase4/H6")
def test_who_retreated_into_a_city_may_come_out_with_all_inside() -> None:
    game = sheltered()
    out: dict[str, Any] = {
        "do": "move", "from": "barcelona", "to": "barcelona", "units": {"christian_army": 2},
    }  # fmt: skip
    assert out in offered(game)
    script(game, 1, 4, 4, 1, 1, 1)
    move(game, "barcelona", "barcelona", christian_army=2)
    began = events(game, BattleBegan)[-1]
    assert began.attackers == {"christian_garrison": 1, "christian_army": 2}
    assert began.rule == "phase4/G14"
    assert events(game, BattleEnded)[-1].outcome == "attacker_won"
    assert besiegers(game, "barcelona") == {}
    away = {"christian_garrison": 1, "christian_army": 2}
    assert why(game, do="move", origin="barcelona", to="tarragona", units=away) is None


@pytest.mark.rule("phase4/G13", "phase4/H6", "phase4/H12")
def test_beaten_outside_the_gates_they_go_back_inside_and_may_try_again() -> None:
    game = script(sheltered(), 1, 1, 1, 4, 1, 1)
    move(game, "barcelona", "barcelona", christian_army=1)
    assert offered(game) == [{"do": "retreat", "to": "barcelona"}]
    do(game, do="retreat", to="barcelona")
    assert units(game, "barcelona") == {"christian_army": 2}
    script(game, 1, 1, 4, 1, 1)
    move(game, "barcelona", "barcelona", christian_army=2)
    do(game, do="retreat", to="barcelona")
    assert units(game, "barcelona") == {"christian_army": 1}


@pytest.mark.rule("phase4/G13", "phase4/H6", "phase4/mover-beaten")
@pytest.mark.parametrize("city", [None, "muslim"])
def test_walls_that_all_have_left_to_fight_are_still_theirs_to_go_back_to(city: str | None) -> None:
    """A lone fortress, or a Muslim city that they hold: nobody is inside while they fight."""
    game = at("movement", SANTIAGO | {
        "pamplona": area(christian_army=2),
        "barcelona": area(city, fortress=True, christian_garrison=1, besiegers={"french": 3}),
    }, dice=(1, 1, 1, 4, 1, 1))  # fmt: skip
    move(game, "pamplona", "barcelona", christian_army=2)
    do(game, do="retreat", to="barcelona")
    assert units(game, "barcelona") == {"christian_army": 2}
    script(game, 1, 1, 4, 1, 1)
    move(game, "barcelona", "barcelona", christian_army=2)
    assert offered(game) == [{"do": "retreat", "to": "barcelona"}]
    do(game, do="retreat", to="barcelona")
    assert units(game, "barcelona") == {"christian_army": 1}
    assert besiegers(game, "barcelona") == {"french": 3}


@pytest.mark.rule("phase4/G13")
def test_who_was_besieged_from_the_start_cannot_come_out_alone() -> None:
    game = at("movement", SANTIAGO | {
        "barcelona": area("christian", christian_army=2, besiegers={"french": 1}),
    })  # fmt: skip
    for to in ("barcelona", "tarragona"):
        move_out = {"do": "move", "origin": "barcelona", "to": to, "units": {"christian_army": 2}}
        assert refused(game, **move_out) == "phase4/G13"
    retreated = sheltered()
    garrison = {"christian_garrison": 1}
    out = {"do": "move", "origin": "barcelona", "to": "barcelona", "units": garrison}
    assert refused(retreated, **out) == "phase4/G13"
    elsewhere = {"do": "move", "origin": "barcelona", "to": "tarragona"}
    assert refused(retreated, **elsewhere, units={"christian_army": 1}) == "phase4/G13"


@pytest.mark.rule("phase4/G14", "phase4/open-battle")
def test_a_battle_against_besiegers_names_its_own_rule() -> None:
    game = sheltered()
    assert events(game, BattleBegan)[0].rule == "phase4/G14"


# -- the reaction ----------------------------------------------------------------------------------

TOLEDO = SANTIAGO | {"toledo": area("muslim", muslim_garrison=1, besiegers={"french": 2})}


@pytest.mark.rule("phase5/relief", "phase5/M17", "phase4/H11")
def test_muslims_who_relieve_a_city_from_the_french_fight_on_after_a_draw() -> None:
    dice = (3, 4, 4, 1, 4, 4, 1, 4, 1)
    game = at("reaction", TOLEDO, dice=dice, turn=20, revolt="asturias")
    assert only(game, BattleEnded).outcome == "attacker_won"
    assert only(game, BattleBegan).rule == "phase5/M17"
    assert units(game, "toledo") == {"muslim_army": 1}
    assert events(game, SiegeEnded) == []


@pytest.mark.rule("phase5/relief", "phase5/M17", "phase5/retreat", "phase5/M20")
def test_beaten_by_the_french_they_go_back_where_they_came_from_and_try_again() -> None:
    # Two Armies in Valencia; Toledo's Garrison falls, and one Army in the second battle.
    dice = (3, 6, 4, 1, 1, 1, 4, 1, 1, 1, 4, 1, 4, 1, 1, 4, 6, 6)
    game = at("reaction", TOLEDO, dice=dice, turn=20, revolt="asturias")
    back = [e for e in events(game, UnitsRetreated) if e.how == "origin"]
    assert [(e.origin, e.to, e.units) for e in back[:2]] == [
        ("toledo", "valencia", {"muslim_army": 2}), ("toledo", "valencia", {"muslim_army": 1}),
    ]  # fmt: skip
    assert [e.rule for e in back[:2]] == ["phase5/retreat"] * 2


@pytest.mark.rule("phase5/M17")
def test_the_garrison_that_came_out_goes_back_inside() -> None:
    areas = SANTIAGO | {"toledo": area("muslim", muslim_garrison=3, besiegers={"french": 2})}
    dice = (3, 4, 4, 1, 1, 1, 1, 4, 1)
    game = at("reaction", areas, dice=dice, turn=20, revolt="asturias")
    first = [(e.to, e.units, e.rule) for e in events(game, UnitsRetreated)][:2]
    assert first == [
        ("toledo", {"muslim_garrison": 2}, "phase5/M17"),
        ("valencia", {"muslim_army": 1}, "phase5/retreat"),
    ]


@pytest.mark.rule("phase5/relief", "phase5/M17")
def test_against_christians_a_draw_still_shuts_them_in() -> None:
    areas = SANTIAGO | {
        "toledo": area("muslim", muslim_garrison=1, besiegers={"christian_army": 2})
    }
    game = at("reaction", areas, dice=(3, 4, 4, 1, 4, 4, 1), turn=20, revolt="asturias")
    assert only(game, BattleBegan).rule == "phase5/relief"
    assert only(game, BattleEnded).outcome == "drawn"


@pytest.mark.rule("phase5/rebel-city", "phase5/M18")
def test_christians_before_a_rebel_city_are_fought_under_that_rule() -> None:
    areas = SANTIAGO | {"toledo": area("muslim", rebel=1, besiegers={"christian_army": 1})}
    game = at("reaction", areas, dice=(3, 5, 4, 4, 1), turn=20, revolt="asturias")
    assert events(game, BattleBegan)[0].rule == "phase5/rebel-city"


@pytest.mark.rule("phase5/landing", "phase5/M8", "phase5/siege-left", "phase5/victory")
def test_a_force_from_africa_that_has_won_marches_on() -> None:
    areas = {"murcia": area(christian_army=1), "leon": area("christian", christian_garrison=1)}
    # Africa, Murcia, three Armies; the Army there falls.
    game = at("reaction", areas, dice=(6, 4, 3, 4, 1, 1, 1), turn=20)
    assert only(game, BattleBegan).area == "murcia"
    assert marched(game)[0] == ("murcia", "granada")


@pytest.mark.rule("phase5/landing", "phase5/M8", "phase5/M15")
def test_a_force_from_africa_leaves_a_siege_behind_and_marches_on() -> None:
    areas = {
        "murcia": area("christian", christian_garrison=1),
        "granada": area(christian_garrison=1),
    }
    game = at("reaction", areas, dice=(6, 4, 3, 4, 1), turn=20)
    assert ("murcia", "granada") in marched(game)
    moved = only(game, UnitsMoved)
    assert moved.units == {"muslim_army": 1}


# The only road of this region's start stands in Burgos; León is the nearest enemy.
BURGOS = {"leon": area("christian", christian_garrison=1), "burgos": area(muslim_garrison=1)}


@pytest.mark.rule("phase5/to-next-region", "phase5/M11")
def test_the_road_of_the_present_area_counts_or_not_by_the_option() -> None:
    def way(option: str) -> list[tuple[str, str]]:
        # Castile, one Army (no city: the last line but one), placed in Burgos.
        game = at("reaction", BURGOS, dice=(3, 5, 2), turn=20, options={"march_on": option})
        return marched(game)

    assert way("from_here") == [("burgos", "leon")]
    assert way("from_next") == [
        ("burgos", "valencia"), ("valencia", "toledo"), ("toledo", "salamanca"),
        ("salamanca", "burgos"), ("burgos", "leon"),
    ]  # fmt: skip


@pytest.mark.rule("phase5/retreat", "phase5/M20", "phase5/M11")
def test_beaten_beyond_a_road_it_cannot_go_straight_back_over_it_by_the_letter() -> None:
    areas = {"leon": area(christian_army=2), "burgos": area(muslim_garrison=1)}

    def way(option: str) -> list[tuple[str, str]]:
        # One Army crosses to León... with a second one, which falls there.
        game = at("reaction", areas, dice=(3, 6, 2, 1, 1, 4, 1, 6, 6, 6, 6), turn=20,
                  options={"march_on": option})  # fmt: skip
        return marched(game)

    assert way("from_here")[:2] == [("burgos", "leon"), ("burgos", "leon")]
    assert way("from_next")[4:6] == [("burgos", "leon"), ("burgos", "valencia")]


# -- income and sieges -----------------------------------------------------------------------------


@pytest.mark.rule("phase3/santiago", "phase3/E2")
@pytest.mark.parametrize(
    ("there", "points"),
    [
        (area(french=1), 1),
        (area("christian", french=1), 1),
        (area("christian", christian_garrison=1, besiegers={"french": 1}), 1),
        (area("muslim", christian_garrison=1, besiegers={"french": 1}), 1),
        (area("muslim", french=1), 0),
        (area("muslim", besiegers={"french": 1}), 0),
        (area(raider=1), 0),
        (area(rebel=1), 0),
        (area(muslim_garrison=1), 0),
        (area("christian", christian_garrison=1, besiegers={"raider": 1}), 0),
        (area("christian", muslim_garrison=1), 0),
    ],
)
def test_muslims_rebels_and_raiders_deny_santiago_the_french_do_not(
    there: dict[str, Any], points: int
) -> None:
    game = at("income", {"santiago": there, "leon": area("christian", christian_garrison=1)})
    lines = only(game, IncomeCollected).lines
    assert sum(n for what, _, n in lines if what == "santiago") == points


@pytest.mark.rule("phase6/tie", "phase6/Z7")
def test_a_last_besieger_who_falls_before_bare_walls_is_lifted_in_the_journal() -> None:
    areas = SANTIAGO | {"toledo": area("muslim", besiegers={"christian_army": 1})}
    game = at("sieges", areas, dice=(1, 2), turn=20)
    assert only(game, SiegeEnded).outcome == "lifted"
    assert left_in_queue(game) == 0
