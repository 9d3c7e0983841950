"""Stacking and movement (4 and 5)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.session import Session
from reconquista_qt.games.hispania.rules import events as e
from reconquista_qt.games.hispania.rules.actions import Done
from reconquista_qt.games.hispania.rules.game import GAME
from reconquista_qt.games.hispania.rules.movement import Muster, lost_if_ended
from reconquista_qt.games.hispania.rules.names import PLACES
from tests.games.hispania.rules.table import (
    at,
    cannot,
    do,
    events,
    finish,
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
    why,
)


def targets(session: Any, origin: str) -> set[str]:
    """Return where anybody may step to from a place."""
    return {o["to"] for o in offered(session) if o["do"] == "move" and o["from"] == origin}


@pytest.mark.rule("4.1/limits", "4.5/checks", "4.2/count", "4.2/C1", "components/terrain")
@pytest.mark.parametrize(
    "area, limit", [("segovia", 3), ("avila", 2), ("calatrava", 2), ("granada", 3), ("toletum", 4)]
)
def test_basic_limits(area: str, limit: int) -> None:
    # Rome has no limit of population; the Galicians are asked next.
    others = {"galicia": held("galicians", infantry=1)}
    session = at(4, "rome", "move", {area: held("rome", elite=limit + 1)} | others)
    do(session, "done")
    assert units(session, area) == {"elite": limit}
    session = at(4, "rome", "move", {area: held("rome", elite=limit - 1, fort=1)} | others)
    do(session, "done")
    assert units(session, area) == {"elite": limit - 1, "fort": 1}


@pytest.mark.rule("4.7/city", "4.3/capital", "4.2/C1")
def test_a_city_is_no_unit_and_makes_room() -> None:
    full = {"toletum": held("rome", elite=6, city=1), "galicia": held("galicians", infantry=1)}
    session = at(4, "rome", "move", full, capitals={"rome": "toletum"})
    do(session, "done")
    assert units(session, "toletum") == {"elite": 6, "city": 1}
    session = at(4, "rome", "move", full)
    do(session, "done")
    assert units(session, "toletum") == {"elite": 5, "city": 1}


@pytest.mark.rule("4.3/capital", "4.3/C5")
def test_a_new_capital_costs_the_surplus_of_the_old_one() -> None:
    regions = {
        "galicia": held("suebi", infantry=3),
        "oporto": held("suebi", infantry=3),
        "leon": held("galicians", infantry=1),
    }
    session = at(8, "galicians", "move", regions, capitals={"suebi": "galicia"})
    # At any decision, for any nation: the active player may be another.
    do(session, "capital", nation="suebi", area="oporto")
    assert now(session)["capitals"] == {"suebi": "oporto"}
    assert units(session, "galicia") == {"infantry": 2}
    assert kind(session) == "move"
    assert refused(session, "capital", nation="suebi", area="leon") == "4.3/capital"
    assert refused(session, "capital", nation="suebi", area="oporto") == "4.3/capital"


@pytest.mark.rule("4.3/capital", "2.1/B1")
def test_a_capital_that_is_left_or_lost_is_none_any_more() -> None:
    """It is one of the nation's regions: who comes back to it declares it again."""
    regions = {"galicia": held("suebi", infantry=2), "oporto": held("suebi", infantry=1)}
    session = at(8, "suebi", "move", regions, capitals={"suebi": "galicia"})
    move(session, "galicia", "oporto", infantry=2)
    move(session, "oporto", "galicia", infantry=1)
    assert holder(session, "galicia") == "suebi"
    assert "suebi" not in now(session)["capitals"]
    assert {"do": "capital", "nation": "suebi", "area": "galicia"} in [
        GAME.action_data(action) for action in GAME.besides(session.state)
    ]
    # The same where an enemy has held it: one Alan falls upon one Sueve, who withdraws.
    regions = {
        "segovia": held("suebi", infantry=1),
        "guadalajara": held("alans", infantry=2),
        "oporto": held("suebi", infantry=1),
    }
    session = at(8, "alans", "move", regions, capitals={"suebi": "segovia"})
    move(session, "guadalajara", "segovia", infantry=2)
    script(session, 1, 1, 1)
    do(session, "done")
    do(session, "stand")
    assert now(session)["capitals"] == {"suebi": "segovia"}
    do(session, "withdraw")
    while kind(session) == "retreat":
        do(session, "retreat", to=offered(session)[0]["to"])
    assert holder(session, "segovia") == "alans"
    assert now(session)["capitals"] == {}
    assert GAME.problems(session.state) == []


@pytest.mark.rule("4.3/capital", "4.3/A18")
def test_a_capital_declared_before_a_royal_city_was_built_elsewhere_stays_one() -> None:
    """The sentence limits what may be declared; it takes nothing back."""
    regions = {
        "burgos": held("castile", infantry=1),
        "leon": held("castile", infantry=3),
        "segovia": held("castile", infantry=1),
    }
    fields = {"capitals": {"castile": "leon"}, "gold": {"castile": 9}}
    session = at(18, "castile", "recruit", regions, **fields)
    do(session, "buy", unit="royal_city", area="burgos")
    assert now(session)["capitals"] == {"castile": "leon"}
    assert refused(session, "capital", nation="castile", area="segovia") == "4.3/A18"
    do(session, "capital", nation="castile", area="burgos")
    assert now(session)["capitals"] == {"castile": "burgos"}


@pytest.mark.rule("4.3/capital", "4.5/checks")
def test_a_conqueror_may_make_the_region_his_capital_before_a_unit_goes() -> None:
    """The example of 4.4: four units of one kind of the Alanos take Segovia from the Suevos."""
    regions = {
        "guadalajara": held("alans", infantry=5),
        "segovia": held("suebi", infantry=1),
        "galicia": held("suebi", infantry=1),
    }
    # Land enough for so many units.
    regions |= {name: held("alans", infantry=1) for name in ("toletum", "cordoba", "sevilla")}
    for asks, capital, left in ((True, True, 4), (True, False, 3), (False, False, 3)):
        session = at(8, "alans", "move", regions, options={"capital_asked": asks})
        move(session, "guadalajara", "segovia", infantry=4)
        script(session, 6, 6, 6, 6, 1, 1)
        do(session, "done")
        assert holder(session, "segovia") == "alans"
        if asks:
            assert kind(session) == "excess"
            assert offered(session) == [{"do": "remove", "area": "segovia", "unit": "infantry"}]
            beside = [GAME.action_data(action) for action in GAME.besides(session.state)]
            assert {"do": "capital", "nation": "alans", "area": "segovia"} in beside
            if capital:
                do(session, "capital", nation="alans", area="segovia")
            else:
                do(session, "remove", area="segovia", unit="infantry")
        assert kind(session) != "excess"
        assert units(session, "segovia") == {"infantry": left}


@pytest.mark.rule("4.3/capital", "4.3/A18")
def test_what_may_be_declared_besides_is_what_is_not_refused() -> None:
    regions = {
        "burgos": held("castile", infantry=1, royal_city=1),
        "leon": held("castile", infantry=1),
        "sevilla": held("almohads", infantry=1),
        "galicia": held("leon_kingdom", infantry=1),
    }
    session = at(18, "castile", "move", regions)
    declared = GAME.besides(session.state)
    assert declared
    assert all(session.why_not(action) is None for action in declared)
    player = session.state.board.player_of
    assert all(player[action.nation] == session.waiting.side for action in declared)
    assert "leon" not in {PLACES[action.area] for action in declared}


@pytest.mark.rule("4.3/A18")
def test_a_royal_city_is_the_only_capital_there_can_be() -> None:
    regions = {
        "burgos": held("castile", infantry=1, royal_city=1),
        "leon": held("castile", infantry=1),
    }
    session = at(18, "castile", "move", regions)
    assert refused(session, "capital", nation="castile", area="leon") == "4.3/A18"
    do(session, "capital", nation="castile", area="burgos")
    assert now(session)["capitals"] == {"castile": "burgos"}


@pytest.mark.rule("4.4/attack", "4.5/checks")
@pytest.mark.parametrize("leaders, most", [((), 4), (("adax",), 5)])
def test_the_alans_attack_segovia(leaders: tuple[str, ...], most: int) -> None:
    session = at(
        8, "alans", "move",
        {"burgos": held("alans", infantry=6), "segovia": held("hispania", infantry=2)},
        leaders=dict.fromkeys(leaders, "burgos"),
    )  # fmt: skip
    move(session, "burgos", "segovia", infantry=6, leaders=leaders)
    script(session, *[1] * 30)
    do(session, "done")
    assert events(session, e.BattleBegan)[0].attackers == {"infantry": most}


@pytest.mark.rule("4.4/C3")
def test_toletum_may_be_attacked_by_five_and_six() -> None:
    for leaders, most in (((), 5), (("adax",), 6)):
        session = at(
            8, "alans", "move",
            {"baecula": held("alans", infantry=7), "toletum": held("hispania", infantry=1)},
            leaders=dict.fromkeys(leaders, "baecula"),
        )  # fmt: skip
        move(session, "baecula", "toletum", infantry=7, leaders=leaders)
        script(session, *[1] * 30)
        do(session, "done")
        assert events(session, e.BattleBegan)[0].attackers == {"infantry": most}


@pytest.mark.rule("4.4/C2", "9.3/invasions", "components/A9")
def test_great_invasions_attack_without_limit() -> None:
    session = at(
        11, "umayyads", "move",
        {"cordoba": held("umayyads", infantry=9), "baecula": held("visigoths", infantry=1)},
    )  # fmt: skip
    move(session, "cordoba", "baecula", infantry=9)
    script(session, *[1] * 30)
    do(session, "done")
    assert events(session, e.BattleBegan)[0].attackers == {"infantry": 9}


@pytest.mark.rule("4.6/retreat", "4.6/C6", "4.6/C7", "6.12/E17", "6.12/retreat")
def test_a_retreat_may_go_one_above_the_limit_until_the_next_check() -> None:
    regions = {
        "segovia": held("castile", infantry=2),
        "avila": held("castile", infantry=2),
        "guadalajara": held("umayyads", infantry=4, guard=1),
    }
    session = at(14, "umayyads", "move", regions)
    move(session, "guadalajara", "segovia", infantry=4)
    # Over the pass Castile has a third die: nobody hits in round 1, then all attackers do.
    script(session, *[1] * 7)
    do(session, "done")
    do(session, "stand")
    do(session, "withdraw")
    assert kind(session) == "retreat"
    assert refused(session, "retreat", to="guadalajara") == "6.12/E17"
    assert refused(session, "retreat", to="leon") == "6.12/retreat"
    do(session, "retreat", to="avila")
    # One fits into Avila; the program asks again for the other.
    assert units(session, "avila") == {"infantry": 3}
    assert now(session)["over"] == ["avila"]
    assert "avila" not in {o["to"] for o in offered(session)}
    assert refused(session, "retreat", to="avila") == "4.6/C6"
    do(session, "retreat", to="burgos")
    assert units(session, "burgos") == {"infantry": 1}
    session = at(14, "castile", "move", {"avila": held("castile", infantry=3)}, over=["avila"])
    do(session, "done")
    assert units(session, "avila") == {"infantry": 2}


@pytest.mark.rule("5.1/allowance", "5.1/steps", "5.1/difficult", "5.1/borders", "5/movement")
def test_infantry_goes_two_steps_and_stops_in_mountains() -> None:
    session = at(19, "castile", "move", {"segovia": held("castile", infantry=2)})
    move(session, "segovia", "guadalajara", "toletum", infantry=1)
    assert cannot(session, "toletum", "cordoba", infantry=1) == "5.1/allowance"
    move(session, "segovia", "avila", infantry=1)
    assert cannot(session, "avila", "toletum", infantry=1) == "5.1/difficult"
    assert cannot(session, "avila", "leon", infantry=1) == "5.1/borders"
    assert cannot(session, "leon", "asturia", infantry=1) == "5/movement"


@pytest.mark.rule("5.1/fixed")
def test_castles_never_move() -> None:
    session = at(19, "castile", "move", {"segovia": held("castile", infantry=1, castle=1)})
    assert cannot(session, "segovia", "burgos", castle=1) == "5.1/fixed"


@pytest.mark.rule("5.1/other-nations", "5.1/D23")
def test_another_nation_stops_even_of_the_same_player() -> None:
    regions = {
        "segovia": held("castile", infantry=1),
        "guadalajara": held("granada_taifa", infantry=1),
    }
    session = at(19, "castile", "move", regions)
    move(session, "segovia", "guadalajara", infantry=1)
    assert cannot(session, "guadalajara", "toletum", infantry=1) == "5.3/passage"


@pytest.mark.rule("5.1/D25", "components/hill", "components/terrain")
def test_mountaineers_go_on_in_mountains_but_stop_in_the_marsh() -> None:
    session = at(4, "lusitanians", "move", {"alcantara": held("lusitanians", mountaineer=2)})
    move(session, "alcantara", "lusitania", "termes", mountaineer=1)
    assert holder(session, "termes") == "lusitanians"
    session = at(4, "lusitanians", "move", {"vettonia": held("lusitanians", mountaineer=1)})
    move(session, "vettonia", "algarve", mountaineer=1)
    assert cannot(session, "algarve", "onuba", mountaineer=1) == "5.1/difficult"


@pytest.mark.rule("5.2/leaders", "5.2/D5")
def test_with_a_leader_from_segovia() -> None:
    session = at(19, "castile", "move", {"segovia": held("castile", infantry=2)},
                 leaders={"alphons": "segovia"})  # fmt: skip
    move(session, "segovia", "guadalajara", "toletum", "cordoba", infantry=1, leaders=("alphons",))
    assert now(session)["leaders"]["alphons"] == "cordoba"
    session = at(19, "castile", "move", {"segovia": held("castile", infantry=2)},
                 leaders={"alphons": "segovia"})  # fmt: skip
    # Into the mountains with him, and on.
    move(session, "segovia", "palencia", "leon", "asturia", infantry=1, leaders=("alphons",))
    assert holder(session, "asturia") == "castile"
    assert cannot(session, "asturia", "galicia", ("alphons",), infantry=1) == "5.1/allowance"


@pytest.mark.rule("5.2/leaders", "5.2/D7", "5.2/alone")
def test_the_leader_of_denia_picks_up_and_leaves_behind() -> None:
    regions = {
        "denia": held("seville_taifa", cavalry=1),
        "calatrava": held("seville_taifa", infantry=1),
    }
    session = at(18, "seville_taifa", "move", regions, leaders={"almutamid": "denia"})
    led = ("almutamid",)
    move(session, "denia", "calatrava", cavalry=1, leaders=led)
    move(
        session,
        "calatrava",
        "toletum",
        "extremadura",
        "badajoz",
        cavalry=1,
        infantry=1,
        leaders=led,
    )
    assert cannot(session, "badajoz", "vettonia", led, infantry=1) == "5.1/allowance"
    move(session, "badajoz", "vettonia", cavalry=1, leaders=led)
    assert cannot(session, "badajoz", "onuba", infantry=1) == "5.2/D7"
    assert cannot(session, "vettonia", "tago", led) == "5.2/leaders"


@pytest.mark.rule("5.2/alone", "5.1/other-nations")
def test_a_leader_alone_goes_four_and_not_into_others_regions() -> None:
    regions = {"segovia": held("castile", infantry=1), "toletum": held("umayyads", infantry=1)}
    session = at(17, "castile", "move", regions, leaders={"alphons": "segovia"})
    led = ("alphons",)
    move(session, "segovia", "avila", "guadalajara", "cuenca", "valencia", leaders=led)
    assert now(session)["leaders"]["alphons"] == "valencia"
    assert cannot(session, "valencia", "denia", led) == "5.2/leaders"
    session = at(17, "castile", "move", regions, leaders={"alphons": "segovia"})
    move(session, "segovia", "avila", leaders=led)
    assert cannot(session, "avila", "toletum", led) == "5.1/other-nations"


@pytest.mark.rule("5.3/passage", "5.3/D9", "5.3/D11", "5.1/other-nations")
def test_three_almoravids_pass_tago() -> None:
    regions = {"vettonia": held("almoravids", elite=3), "tago": held("castile", infantry=1)}
    session = at(19, "almoravids", "move", regions)
    move(session, "vettonia", "tago", elite=2)
    assert cannot(session, "tago", "termes", elite=1) == "5.3/passage"
    move(session, "vettonia", "tago", elite=1)
    move(session, "tago", "termes", elite=1)
    assert holder(session, "termes") == "almoravids"
    # The two that hold it down stay.
    assert cannot(session, "tago", "termes", elite=1) == "5.3/passage"
    assert region(session, "tago")["attackers"] == {"elite": 2}


@pytest.mark.rule("5.3/passage", "5.3/castles", "5.3/D9", "5.3/limit")
@pytest.mark.parametrize(
    "defenders, needed",
    [({"infantry": 1}, 2), ({"infantry": 2}, 4), ({"infantry": 2, "castle": 1}, 3)],
)
def test_how_many_hold_toletum_down(defenders: dict[str, int], needed: int) -> None:
    regions = {
        "guadalajara": held("castile", infantry=9),
        "toletum": held("badajoz_taifa", **defenders),
    }
    session = at(19, "castile", "move", regions)
    move(session, "guadalajara", "toletum", infantry=needed)
    move(session, "guadalajara", "toletum", infantry=1)
    assert cannot(session, "toletum", "cordoba", infantry=2) in ("5.3/passage", "5.1/allowance")
    largest = [o for o in offered(session) if o["do"] == "move" and o["from"] == "toletum"]
    assert largest == [] or {o["units"]["infantry"] for o in largest} == {1}


@pytest.mark.rule("5.3/limit")
def test_three_defenders_of_a_plain_cannot_be_passed() -> None:
    regions = {
        "burgos": held("castile", cavalry=8),
        "segovia": held("badajoz_taifa", infantry=3),
    }
    session = at(19, "castile", "move", regions)
    move(session, "burgos", "segovia", cavalry=8)
    assert cannot(session, "segovia", "salamanca", cavalry=1) == "5.3/limit"


@pytest.mark.rule("components/valleys", "components/A4", "components/A3", "5.1/difficult")
def test_valleys_stop_nobody_who_comes_by_them() -> None:
    session = at(14, "umayyads", "move", {"zaragoza": held("umayyads", cavalry=1)})
    move(session, "zaragoza", "cuenca", "guadalajara", "segovia", cavalry=1)
    assert holder(session, "segovia") == "umayyads"
    session = at(14, "visigoths", "move", {"atienza": held("visigoths", infantry=1)})
    move(session, "atienza", "cuenca", infantry=1)
    assert cannot(session, "cuenca", "valencia", infantry=1) == "5.1/difficult"


@pytest.mark.rule("5.5/straits", "5.5/D13")
def test_a_strait_is_the_first_step_only() -> None:
    regions = {"denia": held("almoravids", elite=2), "ibiza": held("almoravids", elite=1)}
    session = at(21, "almoravids", "move", regions)
    move(session, "denia", "ibiza", elite=1)
    move(session, "denia", "valencia", elite=1)
    assert cannot(session, "valencia", "ibiza", elite=1) == "5.5/straits"
    assert cannot(session, "ibiza", "mallorca", elite=2) == "5.5/straits"
    move(session, "ibiza", "mallorca", elite=1)
    assert holder(session, "mallorca") == "almoravids"


@pytest.mark.rule("5.5/D15", "3.2/africa")
@pytest.mark.parametrize("held_before", [True, False])
def test_from_africa_over_tingis_to_gades(held_before: bool) -> None:
    regions = {"tingis": held("almoravids", infantry=1)} if held_before else {}
    session = at(
        19, "almoravids", "move", regions, off_map={"africa": {"almoravids": {"elite": 2}}}
    )
    move(session, "africa", "tingis", elite=1)
    if held_before:
        move(session, "tingis", "gades", elite=1)
        assert holder(session, "gades") == "almoravids"
    else:
        assert cannot(session, "tingis", "gades", elite=1) == "5.5/straits"


@pytest.mark.rule("5.6/sea", "5.6/landing", "5.6/D16", "components/rivers")
def test_landing_from_the_sea() -> None:
    seas = {"sinus_gallicus": {"rome": {"veteran": 2}}}
    session = at(3, "rome", "move", {}, seas=seas)
    assert targets(session, "sinus_gallicus") == {
        "tarraco", "dertosa", "ibiza", "mallorca", "menorca", "mare_mauretanicum",
    }  # fmt: skip
    assert cannot(session, "sinus_gallicus", "castellon", veteran=1) == "5.6/landing"
    move(session, "sinus_gallicus", "mare_mauretanicum", "valencia", "cuenca", veteran=1)
    # Who does not land is removed.
    do(session, "done")
    assert now(session)["seas"] == {}
    assert events(session, e.UnitsRemoved)[0].units == {"veteran": 1}


@pytest.mark.rule("5.6/supremacy", "5.6/D16", "5.6/D17", "5.6/D18", "5.6/D20", "5.6/D22")
def test_naval_supremacy() -> None:
    regions = {"valencia": held("umayyads", infantry=2)}
    session = at(
        12, "umayyads", "move", regions, seas={"sinus_gallicus": {"umayyads": {"infantry": 1}}}
    )
    # From Valencia one may embark on either sea; barred anchors are open.
    assert {"sinus_gallicus", "mare_mauretanicum"} <= targets(session, "valencia")
    assert {"barcino", "castellon"} <= targets(session, "sinus_gallicus")
    move(session, "valencia", "mare_mauretanicum", "sinus_gallicus", infantry=1)
    assert cannot(session, "sinus_gallicus", "tarraco", infantry=2) == "5.6/D20"
    do(session, "done")
    # Both stay at sea; one of them goes again for the population: one region holds two units.
    assert now(session)["seas"]["sinus_gallicus"]["umayyads"]["infantry"] >= 1
    session = at(13, "umayyads", "move", regions)
    assert cannot(session, "valencia", "mare_mauretanicum", infantry=1) == "5.6/supremacy"


@pytest.mark.rule("5.6/D18", "3.2/sea")
def test_the_crusade_lands_anywhere_the_others_not_in_the_atlantic() -> None:
    seas = {"mare_lusitanicum": {"crusade": {"infantry": 1}}}
    session = at(20, "crusade", "move", {}, seas=seas)
    assert {"tago", "oporto", "mare_cantabricum", "columnae_herculis"} <= targets(
        session, "mare_lusitanicum"
    )
    session = at(3, "rome", "move", {}, seas={"columnae_herculis": {"rome": {"elite": 1}}})
    assert cannot(session, "columnae_herculis", "mare_lusitanicum", elite=1) == "3.2/sea"


@pytest.mark.rule("5.4/off-map", "5.4/D2", "5.4/D3", "5.4/leave", "5.4/exceptions")
def test_off_the_map() -> None:
    session = at(6, "suebi", "move", {}, off_map={"aquitania": {"suebi": {"infantry": 3}}})
    assert targets(session, "aquitania") == {
        "pamplona", "pyreneus_occidentalis", "pyreneus_orientalis",
    }  # fmt: skip
    assert cannot(session, "aquitania", "septimania", infantry=1) == "5.4/off-map"
    # Two steps of their own, and two more in the great invasion.
    move(session, "aquitania", "pamplona", "osca", "illerda", "tarraco", infantry=1)
    do(session, "done")
    assert now(session)["off_map"] == {}
    session = at(8, "visigoths", "move", {"barcino": held("visigoths", infantry=1)},
                 off_map={"aquitania": {"visigoths": {"infantry": 1}}})  # fmt: skip
    move(session, "barcino", "septimania", infantry=1)
    do(session, "done")
    assert set(now(session)["off_map"]) == {"aquitania", "septimania"}


@pytest.mark.rule("5.4/D21", "5.4/exceptions")
def test_vandals_of_africa_take_the_islands() -> None:
    session = at(8, "vandals", "move", {}, off_map={"africa": {"vandals": {"infantry": 3}}})
    for island in ("ibiza", "mallorca", "menorca"):
        move(session, "africa", island, infantry=1)
        assert holder(session, island) == "vandals"
    do(session, "done")


@pytest.mark.rule("5.1/D12", "9.6/peace")
def test_a_subjects_regions_are_passed_and_nobody_stays_there() -> None:
    regions = {
        "burgos": held("visigoths", infantry=3),
        "segovia": held("basques", infantry=1),
        "vizcaya": held("basques", infantry=1),
    }
    session = at(10, "visigoths", "move", regions, subjects={"basques": "visigoths"})
    assert cannot(session, "burgos", "cantabria", infantry=4) == "5/movement"
    move(session, "burgos", "segovia", "salamanca", infantry=1)
    assert holder(session, "salamanca") == "visigoths"
    move(session, "burgos", "segovia", infantry=1)
    do(session, "done")
    # Who stops there is taken off.
    assert region(session, "segovia") == held("basques", infantry=1)
    session = at(10, "basques", "move", regions, subjects={"basques": "visigoths"})
    assert cannot(session, "segovia", "burgos", infantry=1) == "5.1/D12"


@pytest.mark.rule("9.3/invasions")
def test_the_peoples_of_the_great_invasion_pass_the_basques() -> None:
    regions = {"pamplona": held("basques", infantry=2), "osca": held("basques", infantry=1)}
    session = at(6, "alans", "move", regions, off_map={"aquitania": {"alans": {"infantry": 2}}})
    move(session, "aquitania", "pamplona", "osca", "illerda", infantry=1)
    assert holder(session, "illerda") == "alans"
    # They may attack them instead.
    move(session, "aquitania", "pamplona", infantry=1)
    script(session, *[1] * 9)
    do(session, "done")
    assert events(session, e.BattleBegan)[0].defender == "basques"


@pytest.mark.rule("10.4/roads")
def test_roads_cost_nothing_and_take_away_the_stop() -> None:
    regions = {"barcino": held("rome", elite=1)}
    session = at(4, "rome", "move", regions, options={"roads": True})
    move(session, "barcino", "tarraco", "dertosa", "castellon", "valencia", "denia", elite=1)
    assert holder(session, "denia") == "rome"
    session = at(4, "rome", "move", regions)
    move(session, "barcino", "tarraco", "dertosa", "castellon", elite=1)
    assert why(session, "move", origin="castellon", to="valencia", units={"elite": 1}) is not None


@pytest.mark.rule("components/A12", "components/A5", "components/borders", "components/A6")
def test_borders_that_depend_on_options() -> None:
    regions = {"cordoba": held("castile", infantry=1)}
    assert "granada" in targets(at(19, "castile", "move", regions), "cordoba")
    off = at(19, "castile", "move", regions, options={"cordoba_granada": False})
    assert "granada" not in targets(off, "cordoba")
    for option, dice in ((False, 1), (True, 2)):
        session = at(
            19, "castile", "move",
            {
                "extremadura": held("castile", infantry=1),
                "badajoz": held("badajoz_taifa", infantry=1),
            },
            options={"anas_munda": option},
        )  # fmt: skip
        move(session, "extremadura", "badajoz", infantry=1)
        script(session, *[1] * 9)
        do(session, "done")
        assert len(events(session, e.DiceRolled)[0].defender_dice) == dice


@pytest.mark.rule("6.9/E18")
def test_a_leader_alone_is_killed_by_whoever_enters() -> None:
    session = at(13, "umayyads", "move", {"illerda": held("umayyads", infantry=1)},
                 leaders={"ludovico_pio": "osca"})  # fmt: skip
    move(session, "illerda", "osca", infantry=1)
    assert "ludovico_pio" not in now(session)["leaders"]
    assert now(session)["vp"] == {"umayyads": 3}


@pytest.mark.rule("4.5/checks", "4.2/count")
def test_whose_choice_the_surplus_is() -> None:
    session = at(19, "castile", "move", {"avila": held("castile", infantry=2, knight=1)})
    do(session, "done")
    assert kind(session) == "excess"
    assert refused(session, "remove", area="avila", unit="castle") == "4.5/checks"
    assert refused(session, "remove", area="leon", unit="infantry") == "4.5/checks"
    do(session, "remove", area="avila", unit="infantry")
    assert units(session, "avila") == {"infantry": 1, "knight": 1}
    finish(session)


def lost_at_the_end(session: Session) -> tuple[list[e.UnitsRemoved], dict[str, int]]:
    """Return who leaves, and how many are too many in each region, where the movement ends now."""
    ended = session.fork()
    told = len(ended.journal)
    ended.act(Done())
    while isinstance(ended.waiting, Decision) and ended.waiting.kind == "excess":
        ended.act(ended.waiting.options[0])
    left: list[e.UnitsRemoved] = []
    surplus: dict[str, int] = {}
    for entry in ended.journal[told:]:
        event = entry.event
        if not isinstance(event, e.UnitsRemoved) or event.why not in ("left", "stacking"):
            break  # what comes later has other reasons
        if event.why == "left":
            left.append(event)
        else:
            surplus[event.area] = surplus.get(event.area, 0) + sum(event.units.values())
    return left, surplus


@pytest.mark.rule("4.5/checks", "4.6/C7", "5.4/D3", "5.6/D16")
@pytest.mark.parametrize("seed", [2, 3])
def test_what_the_end_of_a_movement_takes_is_known_before(seed: int) -> None:
    session, rng = Session.new(GAME, seed=seed, scenario="C"), random.Random(seed)
    leaving = crowds = 0
    for _ in range(700):
        waiting = session.waiting
        if not isinstance(waiting, Decision):
            break
        if isinstance(step := session.state.agenda[-1], Muster):
            left, surplus = lost_if_ended(session.state, step)
            known = left, {PLACES[region]: many for region, many in surplus.items()}
            assert known == lost_at_the_end(session)
            leaving, crowds = leaving + len(left), crowds + len(surplus)
        session.act(rng.choice(waiting.options))
    assert leaving > 20 and crowds > 20
