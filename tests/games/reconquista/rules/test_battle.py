"""Battle: dice, first strike, losses, and who leaves the field."""

from __future__ import annotations

import pytest

from reconquista_qt.games.reconquista.rules.events import (
    AreaTaken,
    BattleBegan,
    BattleEnded,
    BattleRound,
    UnitsLost,
    UnitsRetreated,
)
from reconquista_qt.games.reconquista.rules.forces import pack, unpack, without
from tests.games.reconquista.rules.table import (
    area,
    at,
    besiegers,
    do,
    events,
    here,
    left_in_queue,
    move,
    offered,
    only,
    script,
    units,
)

FORCE = {"christian_garrison": 1, "christian_army": 2}


@pytest.mark.rule(
    "phase4/example-simple", "phase4/battle-dice", "phase4/defender-beaten",
    "phase4/retreat-order", "map/numbers", "definitions/A3",
)  # fmt: skip
def test_the_rulebooks_simple_battle_die_by_die() -> None:
    areas = {
        "barcelona": area("christian", **FORCE),
        "tarragona": area(muslim_garrison=1, muslim_army=2),
        "zaragoza": area("muslim"),
    }
    game = at("movement", areas, dice=(5, 3, 4, 4, 6, 3))
    move(game, "barcelona", "tarragona", **FORCE)
    fought = only(game, BattleRound)
    assert fought.first == ""
    assert (fought.attacker_hits, fought.defender_hits) == (2, 1)
    assert fought.defender_losses == {"muslim_garrison": 1, "muslim_army": 1}
    assert fought.attacker_losses == {"christian_garrison": 1}
    retreat = only(game, UnitsRetreated)
    assert (retreat.to, retreat.units) == ("zaragoza", {"muslim_army": 1})
    assert units(game, "zaragoza") == {"muslim_army": 1}
    assert units(game, "tarragona") == {"christian_army": 2}
    moves = [option for option in offered(game) if option.get("from") == "tarragona"]
    assert {option["to"] for option in moves} == {"pamplona", "barcelona", "zaragoza", "valencia"}
    move(game, "tarragona", "barcelona", christian_army=1)


@pytest.mark.rule("phase4/example-complex-1", "phase4/H11", "phase4/draw")
def test_the_rulebooks_first_complex_battle_die_by_die() -> None:
    areas = {
        "barcelona": area("christian", **FORCE),
        "tarragona": area("muslim", muslim_garrison=1, besiegers={"raider": 2}),
    }
    game = at("movement", areas, dice=(1, 4, 3, 4, 2, 4, 5, 1))
    move(game, "barcelona", "tarragona", **FORCE)
    first, second = events(game, BattleRound)
    assert (first.attacker_hits, first.defender_hits) == (1, 1)
    assert first.attacker_losses == {"christian_garrison": 1}
    assert (second.attacker_hits, second.defender_hits) == (2, 0)
    assert here(game, "tarragona") == area(
        "muslim", muslim_garrison=1, besiegers={"christian_army": 2}
    )
    assert not [option for option in offered(game) if option.get("from") == "tarragona"]
    assert left_in_queue(game) == 0


@pytest.mark.rule("phase4/example-complex-2", "phase4/draw")
def test_the_rulebooks_second_complex_battle_die_by_die() -> None:
    areas = {
        "barcelona": area("christian", **FORCE),
        "tarragona": area("muslim", muslim_garrison=1, muslim_army=1),
    }
    game = at("movement", areas, dice=(1, 4, 3, 5, 3))
    move(game, "barcelona", "tarragona", **FORCE)
    assert only(game, BattleEnded).outcome == "drawn"
    assert here(game, "tarragona") == area("muslim", muslim_army=1, besiegers={"christian_army": 2})
    won = at("movement", areas, dice=(1, 4, 4, 5, 3))
    move(won, "barcelona", "tarragona", **FORCE)
    assert here(won, "tarragona") == area("muslim", christian_army=2)


@pytest.mark.rule("phase4/hit-numbers", "counters/garrison", "counters/army",
                  "counters/military-order", "reference/battle")  # fmt: skip
@pytest.mark.parametrize(
    ("unit", "least"),
    [("christian_garrison", 5), ("christian_army", 4), ("military_order", 3), ("mercenary", 4),
     ("crusader", 4)],
)  # fmt: skip
def test_what_each_unit_needs_to_hit(unit: str, least: int) -> None:
    for die in range(1, 7):
        areas = {"oviedo": area(**{unit: 1}), "leon": area(rebel=2)}
        game = at("movement", areas, dice=(die, 1, 1, 6, 1, 1))
        move(game, "oviedo", "leon", **{unit: 1})
        assert events(game, BattleRound)[0].attacker_hits == (die >= least)


@pytest.mark.rule("phase4/hit-numbers", "phase1/Q11")
@pytest.mark.parametrize(
    ("unit", "least"),
    [("rebel", 5), ("muslim_garrison", 5), ("muslim_army", 4), ("french", 4), ("raider", 4)],
)
def test_what_each_enemy_needs_to_hit(unit: str, least: int) -> None:
    for die in range(1, 7):
        areas = {"oviedo": area(christian_army=2), "leon": area(**{unit: 1})}
        game = at("movement", areas, dice=(4, 1, die))
        move(game, "oviedo", "leon", christian_army=2)
        assert only(game, BattleRound).defender_hits == (die >= least)


@pytest.mark.rule("phase4/casualties", "phase4/H2", "phase2/D9", "definitions/A14")
def test_losses_fall_on_mercenaries_garrisons_orders_armies_and_el_cid_last() -> None:
    force = pack({"mercenary": 1, "christian_garrison": 1, "military_order": 1,
                  "christian_army": 1, "el_cid_christian": 1})  # fmt: skip
    order = []
    for losses in range(1, 5):
        order.append(unpack(without(force, losses - 1) - without(force, losses)))
    assert order[:3] == [{"mercenary": 1}, {"christian_garrison": 1}, {"military_order": 1}]
    assert order[3] == {"christian_army": 1, "el_cid_christian": 1}
    assert without(pack({"rebel": 2}), 1) == pack({"rebel": 1})
    assert without(pack({"crusader": 1, "christian_army": 2}), 2) == pack({"christian_army": 1})


MOUNTAIN = {"leon": area(christian_army=2), "oviedo": area(muslim_army=2)}


@pytest.mark.rule("phase4/battle-dice", "phase4/H1", "map/numbers")
def test_in_mountains_those_who_did_not_move_strike_first() -> None:
    game = at("movement", MOUNTAIN, dice=(4, 4))
    move(game, "leon", "oviedo", christian_army=2)
    fought = only(game, BattleRound)
    assert fought.first == "defender"
    assert fought.attacker_dice == ()
    assert units(game, "oviedo") == {"muslim_army": 2}
    assert left_in_queue(game) == 0


@pytest.mark.rule("phase4/draw", "phase4/H1", "phase4/H13")
def test_in_mountains_only_the_first_round_is_struck_first() -> None:
    game = at("movement", MOUNTAIN, dice=(4, 1, 4, 6, 6))
    move(game, "leon", "oviedo", christian_army=2)
    first, second = events(game, BattleRound)
    assert first.attacker_dice == (("christian_army", 4),)
    assert (first.attacker_hits, first.defender_hits) == (1, 1)
    assert second.first == ""
    assert only(game, BattleEnded).outcome == "both_destroyed"


@pytest.mark.rule("phase2/el-cid", "phase2/D15", "phase4/battle-dice", "phase5/M25")
def test_el_cid_strikes_first_in_every_round_even_in_mountains() -> None:
    areas = {
        "leon": area(christian_army=1, el_cid_christian=1),
        "oviedo": area(muslim_army=2),
    }
    game = at("movement", areas, dice=(1, 1, 1, 6, 1, 6, 1))
    move(game, "leon", "oviedo", christian_army=1, el_cid_christian=1)
    rounds = events(game, BattleRound)
    assert [r.first for r in rounds] == ["attacker", "attacker"]
    assert only(game, BattleBegan).why == "cid"
    assert len(rounds[1].defender_dice) == 1


@pytest.mark.rule("phase4/wiped-out", "phase4/H4", "phase4/H3")
def test_who_wipes_out_the_other_stays_even_with_fewer_hits() -> None:
    # One rebel and two hits on three armies' side against one hit each way and more.
    areas = {"oviedo": area(christian_army=3), "leon": area(muslim_army=1, muslim_garrison=0)}
    game = at("movement", areas, dice=(4, 1, 1, 6))
    move(game, "oviedo", "leon", christian_army=3)
    assert only(game, BattleEnded).outcome == "attacker_won"
    assert units(game, "leon") == {"christian_army": 2}


@pytest.mark.rule("phase4/H4", "definitions/empty-city")
def test_when_both_are_wiped_out_the_city_is_its_religions() -> None:
    areas = {
        "oviedo": area(christian_army=2),
        "leon": area("muslim", muslim_army=2),
    }
    game = at("movement", areas, dice=(4, 4, 4, 4))
    move(game, "oviedo", "leon", christian_army=2)
    assert here(game, "leon") == area("muslim")
    assert only(game, BattleEnded).outcome == "both_destroyed"


@pytest.mark.rule("phase4/capture", "phase4/H10")
def test_wiping_out_the_defenders_takes_the_city_with_its_fortress() -> None:
    areas = {
        "oviedo": area(christian_army=2),
        "leon": area("muslim", fortress=True, muslim_army=2),
    }
    game = at("movement", areas, dice=(4, 4, 1, 4))
    move(game, "oviedo", "leon", christian_army=2)
    assert here(game, "leon") == area("muslim", fortress=True, christian_army=1)
    assert only(game, AreaTaken).area == "leon"
    move(game, "leon", "galicia", christian_army=1)


@pytest.mark.rule("phase4/defender-beaten", "phase4/H7", "definitions/A8")
@pytest.mark.parametrize("walls", [{"city": "muslim"}, {"fortress": True}])
def test_beaten_defenders_go_into_their_walls(walls: dict[str, object]) -> None:
    areas = {
        "oviedo": area(christian_army=3),
        "leon": area(muslim_army=2, muslim_garrison=1) | walls,
    }
    game = at("movement", areas, dice=(4, 4, 1, 1, 4, 1))
    move(game, "oviedo", "leon", christian_army=3)
    assert only(game, UnitsRetreated).how == "inside"
    assert units(game, "leon") == {"muslim_army": 1}
    assert besiegers(game, "leon") == {"christian_army": 2}


@pytest.mark.rule("phase4/retreat-order", "phase4/H8", "phase5/order-footnote", "definitions/A3")
@pytest.mark.parametrize(
    ("battle", "free", "to"),
    [
        ("granada", ("algeciras", "cordoba", "murcia"), "algeciras"),
        ("cordoba", ("algeciras", "murcia", "granada"), "murcia"),
        ("murcia", ("algeciras", "cordoba"), "algeciras"),
        ("tarragona", ("pamplona", "barcelona", "zaragoza"), "zaragoza"),
    ],
)
def test_beaten_defenders_go_to_the_next_number_that_is_free(
    battle: str, free: tuple[str, ...], to: str
) -> None:
    region = ("algeciras", "cordoba", "murcia", "granada")
    if battle == "tarragona":
        region = ("pamplona", "barcelona", "tarragona", "zaragoza")
    areas = {name: area(rebel=1) for name in region if name not in free}
    areas[battle] = area(muslim_army=2)
    neighbour = {"granada": "cordoba", "cordoba": "toledo", "murcia": "cordoba",
                 "tarragona": "barcelona"}[battle]  # fmt: skip
    areas[neighbour] = area(christian_army=3)
    game = at("movement", areas)
    dice = (1, 1, 4, 4, 1, 1) if battle == "granada" else (4, 1, 1, 1, 1)
    if battle == "granada":
        dice = (1, 1, 4, 1, 1)  # its mountains strike first
    script(game, *dice)
    move(game, neighbour, battle, christian_army=3)
    assert only(game, UnitsRetreated).to == to
    assert units(game, to) == {"muslim_army": 1}


@pytest.mark.rule("phase4/defender-beaten", "phase4/H8", "definitions/A5")
def test_without_a_free_area_they_take_a_road_and_without_a_road_they_are_lost() -> None:
    full = {name: area("christian") for name in ("santiago", "oviedo", "galicia")}
    areas = full | {"leon": area(muslim_army=2), "oviedo": area("christian", christian_army=2)}
    game = at("movement", areas, dice=(4, 1, 1, 1))
    move(game, "oviedo", "leon", christian_army=2)
    assert only(game, UnitsRetreated).how == "road"
    assert units(game, "burgos") == {"muslim_army": 1}
    closed = at("movement", areas, dice=(4, 1, 1, 1), revolt="castilla")
    move(closed, "oviedo", "leon", christian_army=2)
    assert only(closed, UnitsLost).cause == "retreat"


@pytest.mark.rule("phase4/H9", "phase4/H8")
def test_an_empty_city_is_hostile_to_rebels_french_and_raiders() -> None:
    for unit in ("rebel", "french", "raider"):
        areas = {
            "oviedo": area(christian_army=2),
            "leon": area(**{unit: 2}),
            "santiago": area("muslim"),
            "galicia": area("christian"),
        }
        game = at("movement", areas, dice=(4, 1, 1, 1))
        move(game, "oviedo", "leon", christian_army=2)
        # Oviedo has just been left and is empty: the next number after Santiago.
        assert only(game, UnitsRetreated).to == "oviedo"


@pytest.mark.rule("phase4/draw")
def test_equal_hits_go_on_in_the_open() -> None:
    areas = {"oviedo": area(christian_army=2), "leon": area(rebel=2)}
    game = at("movement", areas, dice=(1, 1, 1, 1, 4, 4, 1, 1))
    move(game, "oviedo", "leon", christian_army=2)
    assert [r.number for r in events(game, BattleRound)] == [1, 2]
    assert units(game, "leon") == {"christian_army": 2}


@pytest.mark.rule("phase4/H3")
def test_hits_are_compared_not_losses() -> None:
    # Three hits on two, two hits back: the defenders are gone, whoever hit more often.
    areas = {"oviedo": area(christian_army=3), "leon": area("muslim", muslim_army=3)}
    game = at("movement", areas, dice=(4, 4, 1, 4, 4, 4))
    move(game, "oviedo", "leon", christian_army=3)
    assert only(game, BattleEnded).outcome == "defender_won"
    beaten = at("movement", areas, dice=(4, 4, 1, 4, 1, 1))
    move(beaten, "oviedo", "leon", christian_army=3)
    assert besiegers(beaten, "leon") == {"christian_army": 2}


@pytest.mark.rule("phase4/H1", "phase2/D15")
def test_el_cid_on_both_sides_cancels_out() -> None:
    from reconquista_qt.games.reconquista.rules.battle import first_striker
    from reconquista_qt.games.reconquista.rules.forces import pack as force

    christian = force({"christian_army": 1, "el_cid_christian": 1})
    muslim = force({"muslim_army": 1, "el_cid_muslim": 1})
    plain = force({"muslim_army": 1})
    assert first_striker(christian, muslim, False, 1) == ""
    assert first_striker(christian, plain, True, 3) == "attacker"
    assert first_striker(plain, christian, False, 2) == "defender"
    assert first_striker(plain, plain, True, 1) == "defender"
    assert first_striker(plain, plain, True, 2) == ""


@pytest.mark.rule("phase4/mover-beaten")
def test_more_hits_against_the_mover_force_it_back() -> None:
    areas = {"oviedo": area(christian_army=3), "leon": area(muslim_army=2)}
    game = at("movement", areas, dice=(1, 1, 1, 4, 1))
    move(game, "oviedo", "leon", christian_army=3)
    assert game.waiting.kind == "retreat"
    do(game, do="retreat", to="oviedo")
    assert units(game, "oviedo") == {"christian_army": 2}
    assert units(game, "leon") == {"muslim_army": 2}
