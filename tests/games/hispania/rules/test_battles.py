"""Battles beyond the rulebook's examples (6), and population (7)."""

from __future__ import annotations

from typing import Any

import pytest

from reconquista_qt.games.hispania.rules import events as e
from tests.games.hispania.rules.table import (
    at,
    do,
    events,
    held,
    holder,
    kind,
    move,
    now,
    offered,
    refused,
    region,
    script,
    units,
    vp,
    who,
)

OTHERS = {"galicia": held("galicians", infantry=1)}  # who is asked after a nation's turn


def dice_of(session: Any, role: str) -> list[tuple[str, str]]:
    """Return who rolls which colour in the first round."""
    rolled = events(session, e.DiceRolled)[0]
    dice = rolled.attacker_dice if role == "attacker" else rolled.defender_dice
    return [(name, colour) for name, colour, _ in dice]


@pytest.mark.rule("6.5/crossing", "6/E12", "components/rivers")
@pytest.mark.parametrize(
    "origins, fort, die",
    [
        (["sevilla"], False, [("river", "white")]),
        (["sevilla"], True, [("river", "black")]),
        (["malaca"], False, []),
        (["sevilla", "malaca"], False, []),
        (["sevilla", "cartagena"], False, [("river", "white")]),
        (["cartagena"], False, [("pass", "white")]),
    ],
)
def test_the_river_die_wants_every_attacker_over_a_river_or_pass(
    origins: list[str], fort: bool, die: list[tuple[str, str]]
) -> None:
    defenders = held("hispania", infantry=1, fort=1) if fort else held("hispania", infantry=1)
    regions = {name: held("alans", infantry=1) for name in origins} | {"baetica": defenders}
    session = at(9, "alans", "move", regions)
    for name in origins:
        move(session, name, "baetica", infantry=1)
    script(session, *[1] * 12)
    do(session, "done")
    dice = dice_of(session, "defender")
    assert [d for d in dice if d[0] in ("river", "pass")] == die


@pytest.mark.rule("components/A3", "6.5/crossing")
def test_after_a_pass_as_in_mountains_by_the_option() -> None:
    regions = {"cartagena": held("alans", infantry=1), "baetica": held("hispania", infantry=1)}
    session = at(9, "alans", "move", regions, options={"pass_ambush_mountain": True})
    move(session, "cartagena", "baetica", infantry=1)
    script(session, 1, 1)
    do(session, "done")
    assert dice_of(session, "defender") == [("infantry", "black")]
    assert dice_of(session, "attacker") == [("infantry", "white")]


@pytest.mark.rule("6/E1", "6.5/melee", "components/hill")
@pytest.mark.parametrize("option, colour", [(True, "black"), (False, "white")])
def test_mountaineers_in_the_plain(option: bool, colour: str) -> None:
    regions = {
        "leon": held("cantabrians", mountaineer=1),
        "palencia": held("galicians", infantry=1),
    }
    session = at(8, "cantabrians", "move", regions, options={"hill_black_clear": option})
    move(session, "leon", "palencia", mountaineer=1)
    script(session, *[1] * 9)
    do(session, "done")
    assert dice_of(session, "attacker") == [("mountaineer", colour)]


@pytest.mark.rule("6.5/attacking-difficult", "6/E13", "components/elite", "components/veterans",
                  "components/knights", "components/cavalry")  # fmt: skip
def test_who_keeps_black_dice_against_mountains() -> None:
    regions = {
        "toletum": held("rome", elite=1, veteran=1, cavalry=1, numidian=1),
        "avila": held("iberians", infantry=1),
    }
    session = at(4, "rome", "move", regions)
    move(session, "toletum", "avila", elite=1, veteran=1, cavalry=1)
    script(session, *[1] * 12)
    do(session, "done")
    assert dice_of(session, "attacker") == [
        ("elite", "white"), ("veteran", "black"), ("cavalry", "white"),
    ]  # fmt: skip
    regions = {
        "valencia": held("carthage", elephant=1, infantry=1),
        "cuenca": held("iberians", infantry=1),
    }
    session = at(3, "carthage", "move", regions)
    move(session, "valencia", "cuenca", elephant=1, infantry=1)
    script(session, *[1] * 12)
    do(session, "done")
    assert dice_of(session, "attacker") == [("infantry", "white"), ("elephant", "black")]


@pytest.mark.rule("components/A9", "components/elite")
@pytest.mark.parametrize("turn, colour", [(19, "black"), (20, "white")])
def test_the_almoravids_lose_their_elite_status(turn: int, colour: str) -> None:
    regions = {"cordoba": held("almoravids", elite=1), "toletum": held("castile", infantry=1)}
    session = at(turn, "almoravids", "move", regions)
    move(session, "cordoba", "toletum", elite=1)
    script(session, *[1] * 9)
    do(session, "done")
    assert dice_of(session, "attacker") == [("elite", colour)]


@pytest.mark.rule("6.6/mounted", "6.6/kills")
def test_in_mountains_the_mounted_are_hit_first() -> None:
    regions = {
        "segovia": held("castile", infantry=2, knight=1),
        "avila": held("badajoz_taifa", infantry=1, cavalry=1),
    }
    session = at(19, "castile", "move", regions)
    move(session, "segovia", "avila", infantry=2, knight=1)
    # One hit each: it goes to the knights and to the cavalry, without a choice.
    script(session, 4, 1, 1, 3, 1)
    do(session, "done")
    assert [(h.nation, h.unit) for h in events(session, e.UnitHit)] == [
        ("badajoz_taifa", "cavalry"),
        ("castile", "knight"),
    ]


@pytest.mark.rule("6.8/victory", "6.12/retreat")
@pytest.mark.parametrize(
    "area, origin, dice, winner",
    [
        # One defender lost, no attacker: the attacker wins in the plain ...
        ("segovia", "salamanca", (6, 1, 1, 1, 1, 1, 1, 1), "attacker"),
        # ... but not in the mountains, where the defender wins if anybody is left.
        ("avila", "segovia", (6, 1, 1, 1, 1, 1, 1, 1), "defender"),
        # Nothing lost on either side: the defender.
        ("segovia", "salamanca", (1,) * 8, "defender"),
    ],
)
def test_who_wins(area: str, origin: str, dice: tuple[int, ...], winner: str) -> None:
    regions = {
        origin: held("castile", infantry=2),
        area: held("badajoz_taifa", infantry=2),
        "burgos": held("castile", infantry=1),
        "alcantara": held("badajoz_taifa", infantry=1),
    }
    session = at(19, "castile", "move", regions)
    move(session, origin, area, infantry=2)
    script(session, *dice)
    do(session, "done")
    do(session, "stand")
    do(session, "stand")
    assert events(session, e.BattleEnded)[0].winner == winner


@pytest.mark.rule("6.8/victory", "6.4/leaders")
def test_in_a_draw_the_leader_decides() -> None:
    regions = {
        "salamanca": held("castile", infantry=2),
        "segovia": held("badajoz_taifa", infantry=2),
        "alcantara": held("badajoz_taifa", infantry=1),
    }
    session = at(19, "castile", "move", regions, leaders={"alphons": "salamanca"})
    move(session, "salamanca", "segovia", infantry=2, leaders=("alphons",))
    script(session, *[1] * 10)
    do(session, "done")
    do(session, "stand")
    do(session, "stand")
    assert events(session, e.BattleEnded)[0].winner == "attacker"


@pytest.mark.rule("6.8/victory", "6/E16", "6.9/leaders")
def test_when_all_are_wiped_out_nobody_wins_and_leaders_die() -> None:
    regions = {
        "salamanca": held("castile", infantry=1),
        "segovia": held("badajoz_taifa", infantry=1),
    }
    leaders = {"alphons": "salamanca"}
    session = at(19, "castile", "move", regions | {"galicia": held("leon_kingdom", infantry=1)},
                 leaders=leaders)  # fmt: skip
    move(session, "salamanca", "segovia", infantry=1, leaders=("alphons",))
    script(session, 6, 1, 6)
    do(session, "done")
    assert events(session, e.BattleEnded)[0].winner == "nobody"
    assert holder(session, "segovia") is None
    assert events(session, e.LeaderKilled)[0].leader == "alphons"


@pytest.mark.rule("6.5/stand", "6/E16", "6.8/withdrawal")
def test_the_attacker_withdraws_and_the_defender_is_not_asked() -> None:
    regions = {
        "salamanca": held("castile", infantry=2),
        "segovia": held("badajoz_taifa", infantry=1),
        "galicia": held("leon_kingdom", infantry=1),
    }
    session = at(19, "castile", "move", regions)
    move(session, "salamanca", "segovia", infantry=1)
    script(session, 1, 1)
    do(session, "done")
    assert who(session) == ("blue", "castile")
    do(session, "withdraw")
    assert events(session, e.BattleEnded)[0].winner == "defender"
    assert kind(session) == "retreat"
    do(session, "retreat", to="burgos")
    assert holder(session, "burgos") == "castile"


@pytest.mark.rule("6.12/eliminated", "6/F5", "6.5/stand")
def test_withdrawing_with_nowhere_to_go_is_elimination_and_scores() -> None:
    session = at(
        3, "iberians", "move",
        {"mallorca": held("iberians", infantry=2), "menorca": held("carthage", infantry=1)},
    )  # fmt: skip
    move(session, "mallorca", "menorca", infantry=1)
    script(session, 1, 1)
    do(session, "done")
    do(session, "stand")
    do(session, "withdraw")
    assert holder(session, "menorca") == "iberians"
    assert vp(session, "iberians") == 2


@pytest.mark.rule("6/E11", "6.8/withdrawal", "6.5/rounds")
def test_a_fort_left_behind_fights_the_second_round_alone() -> None:
    regions = {
        "salamanca": held("lusitanians", infantry=2),
        "segovia": held("rome", elite=1, fort=1),
        "burgos": held("rome", fort=1),
    }
    session = at(4, "lusitanians", "move", regions | OTHERS)
    move(session, "salamanca", "segovia", infantry=2)
    script(session, 1, 1, 1, 1)
    do(session, "done")
    do(session, "stand")
    assert who(session) == ("red", "rome")
    # Rome retreats; the fort rolls alone and survives: the attackers must go back.
    script(session, 1, 1, 1)
    do(session, "withdraw")
    if kind(session) == "retreat" and who(session)[1] == "rome":
        do(session, "retreat", to="burgos")
    assert [name for name, _, _ in events(session, e.DiceRolled)[1].defender_dice] == ["fort"]
    assert events(session, e.BattleEnded)[0].winner == "defender"


@pytest.mark.rule("6.6/kills", "6.6/damage", "components/A15", "6.10/ruins", "6.10/recovery")
def test_a_destroyed_fort_leaves_a_ruin_until_rome_is_gone() -> None:
    regions = {"salamanca": held("lusitanians", infantry=3), "segovia": held("rome", fort=1)}
    session = at(4, "lusitanians", "move", regions | OTHERS)
    move(session, "salamanca", "segovia", infantry=2)
    # A fort has two points: one hit damages it, and it recovers.
    script(session, 4, 1, 1, 1, 1, 1)
    do(session, "done")
    do(session, "stand")
    assert events(session, e.BattleEnded)[0].defenders == {"fort": 1}
    session = at(4, "lusitanians", "move", regions | OTHERS)
    move(session, "salamanca", "segovia", infantry=2)
    script(session, 6, 1, 1)
    do(session, "done")
    assert region(session, "segovia") == held("lusitanians", "fort", infantry=2)


@pytest.mark.rule("6.7/siege", "6/E10")
def test_a_castle_alone_goes_straight_to_the_siege() -> None:
    regions = {"salamanca": held("castile", infantry=3), "segovia": held("badajoz_taifa", castle=1)}
    session = at(19, "castile", "move", regions | {"galicia": held("leon_kingdom", infantry=1)})
    move(session, "salamanca", "segovia", infantry=3)
    script(session, 6, 4, 4, 1)
    do(session, "done")
    assert [r.round for r in events(session, e.DiceRolled)] == [0]
    # Skull, hit, hit: three points.
    assert region(session, "segovia")["ruin"] == "castle"


@pytest.mark.rule("6.6/siege-order", "6.7/siege")
def test_besiegers_lose_as_in_clear_terrain_whatever_the_region() -> None:
    regions = {
        "segovia": held("castile", infantry=1, knight=1),
        "avila": held("badajoz_taifa", castle=1),
    }
    session = at(19, "castile", "move", regions)
    move(session, "segovia", "avila", infantry=1, knight=1)
    script(session, 1, 1, 3)
    do(session, "done")
    assert [(h.unit, h.destroyed) for h in events(session, e.UnitHit)] == [("infantry", False)]


@pytest.mark.rule("6/G6", "6.4/leaders")
def test_the_cid_rolls_two_dice() -> None:
    regions = {"valencia": held("el_cid", infantry=1), "denia": held("valencia_taifa", infantry=1)}
    session = at(18, "el_cid", "move", regions, leaders={"el_cid": "valencia"})
    move(session, "valencia", "denia", infantry=1, leaders=("el_cid",))
    script(session, *[1] * 6)
    do(session, "done")
    assert dice_of(session, "attacker") == [
        ("infantry", "white"), ("el_cid", "black"), ("el_cid", "black"),
    ]  # fmt: skip


@pytest.mark.rule("6.11/capture", "6/E20", "6.11/B8")
def test_what_the_winner_makes_of_a_ruin() -> None:
    regions = {
        "salamanca": held("castile", infantry=3),
        "segovia": held("badajoz_taifa", "castle", infantry=1),
        "galicia": held("leon_kingdom", infantry=1),
    }
    session = at(19, "castile", "move", regions)
    move(session, "salamanca", "segovia", infantry=3)
    script(session, 6, 1, 1, 1)
    do(session, "done")
    assert kind(session) == "rebuild"
    assert offered(session) == [{"do": "rebuild", "unit": "infantry"}, {"do": "decline"}]
    assert refused(session, "rebuild", unit="knight") == "6.11/capture"
    do(session, "rebuild", unit="infantry")
    assert units(session, "segovia") == {"infantry": 2, "castle": 1}
    # A nation without such a counter leaves the ruin.
    regions["salamanca"] = held("crusade", infantry=2)
    session = at(21, "crusade", "move", regions)
    move(session, "salamanca", "segovia", infantry=2)
    script(session, 6, 1, 1)
    do(session, "done")
    assert region(session, "segovia") == held("crusade", "castle", infantry=2)


@pytest.mark.rule("6.11/E22")
def test_rome_leaves_a_fort_where_it_wins() -> None:
    regions = {"salamanca": held("rome", elite=2), "segovia": held("iberians", infantry=1)}
    session = at(4, "rome", "move", regions | OTHERS)
    move(session, "salamanca", "segovia", elite=2)
    script(session, 6, 1, 1)
    do(session, "done")
    assert units(session, "segovia") == {"elite": 2, "fort": 1}


@pytest.mark.rule("6.2/battles", "1/sequence")
def test_the_attacker_chooses_the_order_of_battles() -> None:
    regions = {
        "segovia": held("castile", infantry=3),
        "avila": held("badajoz_taifa", infantry=1),
        "guadalajara": held("zaragoza_taifa", infantry=1),
    }
    session = at(19, "castile", "move", regions)
    move(session, "segovia", "avila", infantry=1)
    move(session, "segovia", "guadalajara", infantry=1)
    script(session, *[1] * 30)
    do(session, "done")
    assert kind(session) == "battle_order"
    assert refused(session, "battle", area="toletum") == "6.2/battles"
    do(session, "battle", area="guadalajara")
    assert events(session, e.BattleBegan)[0].area == "guadalajara"


@pytest.mark.rule("6.12/sea", "5.4/no-retreat", "6.12/retreat")
def test_no_retreat_to_the_sea_or_off_the_map() -> None:
    regions = {
        "tarraco": held("basques", infantry=2),
        "dertosa": held("rome", elite=1),
        "illerda": held("rome", fort=1),
    }
    session = at(3, "rome", "move", {"tarraco": regions["tarraco"]} | OTHERS,
                 seas={"sinus_gallicus": {"rome": {"elite": 2}}})  # fmt: skip
    move(session, "sinus_gallicus", "tarraco", elite=2)
    script(session, 1, 1, 1, 1)
    do(session, "done")
    do(session, "withdraw")
    assert refused(session, "retreat", to="sinus_gallicus") == "6.12/sea"
    assert refused(session, "retreat", to="septimania") == "6.12/retreat"
    do(session, "retreat", to="barcino", units={"elite": 1})
    # He is asked again for the other, who may go elsewhere.
    do(session, "retreat", to="dertosa")
    assert units(session, "barcino") == {"elite": 1}
    session = at(19, "castile", "move", {
        "osca": held("castile", infantry=1), "pamplona": held("navarre", infantry=1)})  # fmt: skip
    move(session, "osca", "pamplona", infantry=1)
    script(session, 1, 1)
    do(session, "done")
    do(session, "withdraw")
    assert refused(session, "retreat", to="aquitania") == "5.4/no-retreat"


@pytest.mark.rule("7/population", "7/F1", "7/immune")
def test_leon_has_one_unit_too_many() -> None:
    regions = {
        "leon": held("leon_kingdom", infantry=2, castle=1),
        "galicia": held("leon_kingdom", infantry=2),
        "oporto": held("leon_kingdom", infantry=3),
        "palencia": held("leon_kingdom", infantry=2),
        "burgos": held("castile", infantry=1),
    }
    session = at(18, "leon_kingdom", "move", regions, capitals={"leon_kingdom": "leon"})
    do(session, "done")
    assert kind(session) == "population"
    assert refused(session, "remove", area="leon", unit="castle") == "7/population"
    assert refused(session, "remove", area="burgos", unit="infantry") == "7/population"
    do(session, "remove", area="oporto", unit="infantry")
    assert kind(session) != "population"
    assert sum(units(session, n).get("infantry", 0) for n in regions if n != "burgos") == 8
    rome = {"leon": held("rome", elite=2), "galicia": held("galicians", infantry=1)}
    session = at(4, "rome", "move", rome | {"oporto": held("rome", elite=3)})
    do(session, "done")
    assert units(session, "oporto") == {"elite": 3}


@pytest.mark.rule("7/F1", "9.3/invasions")
def test_a_great_invasion_is_not_counted_on_its_turn() -> None:
    regions = {"malaca": held("umayyads", infantry=3), "segovia": held("visigoths", infantry=1)}
    session = at(11, "umayyads", "move", regions, capitals={})
    do(session, "done")
    assert units(session, "malaca") == {"infantry": 3}
    assert now(session)["nation"] != "umayyads"
