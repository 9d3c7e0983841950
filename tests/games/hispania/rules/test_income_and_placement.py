"""Income, purchases and placement (2 and 3)."""

from __future__ import annotations

from typing import Any

import pytest

from reconquista_qt.games.hispania.rules import events as e
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
    who,
    why,
)

CASTILE: dict[str, Any] = {
    name: held("castile", infantry=1)
    for name in (
        "burgos", "leon", "avila", "palencia", "salamanca", "atienza", "alcantara", "segovia",
    )
}  # fmt: skip


@pytest.mark.rule("2.1/income", "2.1/B1", "1/sequence", "2.4/B16")
def test_the_galicians_have_six_gold() -> None:
    regions = {n: held("galicians", infantry=1) for n in ("galicia", "asturia", "leon", "palencia")}
    # A ruin or a leader alone controls nothing.
    regions["duero"] = {"ruin": "castle"}
    session = at(4, "galicians", "start", regions, gold={"galicians": 2})
    assert kind(session) == "recruit"
    assert now(session)["gold"] == {"galicians": 6}
    assert events(session, e.IncomeCollected)[0].gold == 4


@pytest.mark.rule("2.3/purchase", "2.3/limits", "2.4/reserve", "2.4/B5", "3.1/placement")
def test_castile_has_fifteen_gold_and_what_it_can_do_with_it() -> None:
    session = at(16, "castile", "start", CASTILE, gold={"castile": 2})
    while any(o["do"] == "place" for o in offered(session)):
        session.act(session.waiting.options[0])
    assert now(session)["gold"]["castile"] == 15
    bought = {o["unit"] for o in offered(session) if o["do"] == "buy"}
    assert bought == {"infantry", "knight", "castle", "royal_city"}
    do(session, "buy", unit="castle", area="segovia")
    assert now(session)["gold"]["castile"] == 6
    do(session, "buy", unit="infantry", area="burgos")
    assert now(session)["gold"]["castile"] == 1
    # Nothing more can be bought: the phase is over.
    assert kind(session) == "move"
    session = at(16, "castile", "recruit", CASTILE, gold={"castile": 6})
    assert refused(session, "buy", unit="knight", area="leon") == "2.3/purchase"


@pytest.mark.rule("2.4/reserve", "2.4/B5")
def test_gold_above_the_reserve_is_lost() -> None:
    session = at(20, "castile", "recruit", CASTILE, gold={"castile": 15})
    do(session, "done")
    assert now(session)["gold"]["castile"] == 10
    assert events(session, e.GoldLapsed)[0].gold == 5
    session = at(4, "galicians", "recruit", {"galicia": held("galicians", infantry=1)},
                 gold={"galicians": 9})  # fmt: skip
    do(session, "done")
    assert now(session)["gold"]["galicians"] == 5


@pytest.mark.rule("2.3/limits", "2.3/B7", "2.3/B9", "2.3/B8", "components/counters")
def test_what_is_not_for_sale() -> None:
    session = at(8, "galicians", "recruit",
                 {n: held("galicians", infantry=1) for n in ("galicia", "leon")} |
                 {"asturia": held("galicians", infantry=5)}, gold={"galicians": 20})  # fmt: skip
    assert refused(session, "buy", unit="infantry", area="galicia") == "2.3/limits"
    assert refused(session, "buy", unit="cavalry", area="galicia") == "2.3/B7"
    assert refused(session, "buy", unit="knight", area="galicia") == "2.3/limits"
    assert why(session, "buy", unit="mountaineer", area="galicia") is None
    session = at(8, "visigoths", "recruit", {"burgos": held("visigoths", infantry=1)},
                 gold={"visigoths": 20})  # fmt: skip
    assert refused(session, "buy", unit="guard", area="burgos") == "2.3/B9"
    assert why(session, "buy", unit="castle", area="burgos") is None


@pytest.mark.rule("2.1/never", "2.1/half", "2.1/castles", "2.1/later", "2.1/off-map", "2.1/B4",
                  "2.1/B10", "2.1/B11", "9.1/A7")  # fmt: skip
@pytest.mark.parametrize(
    "turn, nation, regions, gold",
    [
        (3, "rome", {"segovia": held("rome", elite=1)}, 0),
        (21, "crusade", {"segovia": held("crusade", infantry=1)}, 0),
        (10, "byzantium", {"segovia": held("byzantium", infantry=1)}, 2),
        (7, "alans", {"segovia": held("alans", infantry=1)}, 0),
        (8, "alans", {"segovia": held("alans", infantry=1)}, 3),
        (9, "visigoths", {"segovia": held("visigoths", infantry=1)}, 0),
        (9, "visigoths", {"segovia": held("visigoths", infantry=1, castle=1),
                          "burgos": held("visigoths", royal_city=1)}, 5),
        (8, "visigoths", {"segovia": held("visigoths", infantry=1)}, 4),
        (13, "umayyads", {"tingis": held("umayyads", castle=1)}, 4),
        (10, "franks", {"segovia": held("franks", infantry=1)}, 7),
    ],
)  # fmt: skip
def test_special_incomes(turn: int, nation: str, regions: dict[str, Any], gold: int) -> None:
    session = at(turn, nation, "start", regions)
    collected = [i.gold for i in events(session, e.IncomeCollected) if i.nation == nation]
    assert collected == ([gold] if gold else [])


@pytest.mark.rule("2.2/tribute", "2.2/B2", "2.2/B3", "9.6/submission")
def test_the_basques_pay_tribute_to_the_visigoths() -> None:
    regions = {
        "pamplona": held("basques", infantry=1),
        "burgos": held("basques", infantry=1),
        "segovia": held("visigoths", infantry=1, castle=1),
        "toletum": held("visigoths", infantry=1),
    }
    session = at(8, "basques", "start", regions, subjects={"basques": "visigoths"},
                 gold={"visigoths": 4})  # fmt: skip
    # Four gold: two stay, two go to the Visigoths, who have six and may buy.
    assert (kind(session), who(session)) == ("tribute", ("blue", "visigoths"))
    assert now(session)["gold"] == {"basques": 2, "visigoths": 6}
    assert offered(session) == [{"do": "buy", "unit": "infantry"}, {"do": "keep"}]
    assert refused(session, "buy", unit="infantry", area="segovia") == "2.2/tribute"
    do(session, "buy", unit="infantry")
    assert now(session)["gold"] == {"basques": 2, "visigoths": 1}
    assert now(session)["waiting"] == {"visigoths": {"infantry": 1}}
    session = at(8, "basques", "start", regions, subjects={"basques": "visigoths"},
                 gold={"visigoths": 4})  # fmt: skip
    do(session, "keep")
    assert now(session)["gold"]["visigoths"] == 6


@pytest.mark.rule("2.2/B2", "2.1/never")
def test_an_odd_income_is_split_and_rome_gets_none() -> None:
    regions = {"segovia": held("basques", infantry=1), "burgos": held("visigoths", infantry=1)}
    session = at(8, "basques", "start", regions, subjects={"basques": "visigoths"})
    assert now(session)["gold"] == {"basques": 1, "visigoths": 2}
    regions = {"segovia": held("basques", infantry=1), "burgos": held("rome", elite=1)}
    session = at(4, "basques", "start", regions, subjects={"basques": "rome"})
    assert now(session)["gold"] == {"basques": 1}


@pytest.mark.rule("3.1/placement", "3.1/B12", "4.2/count", "4.6/retreat", "3/placement")
def test_one_unit_a_region_and_one_above_the_limit() -> None:
    regions = {
        "burgos": held("castile", infantry=4),
        "avila": held("castile", infantry=3),
        "segovia": held("castile", infantry=1),
    }
    session = at(18, "castile", "recruit", regions, gold={"castile": 30},
                 capitals={"castile": "burgos"})  # fmt: skip
    assert refused(session, "buy", unit="infantry", area="avila") == "3.1/placement"
    do(session, "buy", unit="infantry", area="burgos")
    assert refused(session, "buy", unit="knight", area="burgos") == "3.1/B12"
    do(session, "buy", unit="knight", area="segovia")
    # Beside the one unit a castle may be bought.
    do(session, "buy", unit="castle", area="segovia")
    assert units(session, "segovia") == {"infantry": 1, "knight": 1, "castle": 1}
    assert refused(session, "buy", unit="infantry", area="leon") == "3.1/placement"


@pytest.mark.rule("4.2/strongholds", "4.2/C9", "components/city-sites", "components/fortress",
                  "6.10/recovery", "6.11/B8", "components/A15")  # fmt: skip
def test_where_castles_cities_and_fortresses_can_stand() -> None:
    regions = {
        "burgos": held("castile", infantry=1, castle=1),
        "segovia": held("castile", infantry=1, castle=1),
        "palencia": held("castile", "city", infantry=1),
    }
    session = at(18, "castile", "recruit", regions, gold={"castile": 30})
    assert refused(session, "buy", unit="castle", area="segovia") == "4.2/strongholds"
    assert refused(session, "buy", unit="castle", area="palencia") == "6.10/recovery"
    assert refused(session, "buy", unit="royal_city", area="palencia") == "components/city-sites"
    # A royal city may stand where one's own castle is, which goes back to the pool.
    do(session, "buy", unit="royal_city", area="burgos")
    assert units(session, "burgos") == {"infantry": 1, "royal_city": 1}
    regions = {
        "galicia": held("galicians", "fort", infantry=1),
        "oporto": held("galicians", infantry=1),
    }
    session = at(4, "galicians", "recruit", regions, gold={"galicians": 10})
    assert refused(session, "buy", unit="fortress", area="oporto") == "components/fortress"
    # A fort's ruin bars another fort only.
    do(session, "buy", unit="fortress", area="galicia")
    regions = {
        "toletum": held("hispania", "city", infantry=1),
        "cartagena": held("hispania", infantry=1),
    }
    session = at(7, "hispania", "recruit", regions, gold={"hispania": 20})
    assert refused(session, "buy", unit="city", area="toletum") == "6.11/B8"
    assert why(session, "buy", unit="city", area="cartagena") is None


@pytest.mark.rule("3.2/arrivals", "3.2/sea", "3.3/leaders", "1/sequence")
def test_carthage_arrives_at_sea_and_where_it_likes() -> None:
    session = at(1, "carthage", "start", {})
    # One sea: the program puts them there.
    assert now(session)["seas"] == {
        "mare_mauretanicum": {"carthage": {"infantry": 10, "elephant": 1}}
    }
    assert now(session)["leaders"] == {"amilcar": "mare_mauretanicum"}
    assert kind(session) == "move"
    session = at(2, "carthage", "start", {"gades": held("carthage", infantry=1)})
    assert kind(session) == "recruit"
    assert refused(session, "done") == "3.2/B13"
    assert refused(session, "place", unit="infantry", area="gades", count=1) == "3.2/arrivals"
    assert (
        refused(session, "place", unit="infantry", area="sinus_gallicus", count=5) == "3.2/arrivals"
    )
    do(session, "place", unit="infantry", area="sinus_gallicus", count=3)
    do(session, "place", unit="infantry", area="columnae_herculis", count=1)
    do(session, "place", unit="cavalry", area="sinus_gallicus", count=2)
    do(session, "place", unit="numidian", area="sinus_gallicus", count=2)
    do(session, "place", unit="leader:asdrubal", area="sinus_gallicus")
    # No region can take the city: it waits.
    assert kind(session) == "move"
    assert now(session)["waiting"] == {"carthage": {"city": 1}}


@pytest.mark.rule("3.2/variable", "3.2/B14")
@pytest.mark.parametrize("there, new", [(13, 0), (10, 3), (6, 7)])
def test_rome_receives_up_to_thirteen(there: int, new: int) -> None:
    regions = {"tarraco": held("rome", elite=there)}
    session = at(5, "rome", "start", regions)
    arrived = events(session, e.UnitsArrived)[0]
    assert arrived.units.get("elite", 0) == new
    # Veterans count against the élite.
    regions = {"tarraco": held("rome", elite=there, veteran=2)}
    session = at(5, "rome", "start", regions)
    assert events(session, e.UnitsArrived)[0].units.get("elite", 0) == max(0, new - 2)


@pytest.mark.rule("3.3/leaders", "3.3/F11", "3.2/arrivals")
def test_roland_comes_and_goes() -> None:
    session = at(12, "franks", "start", {"barcino": held("franks", infantry=1)})
    assert now(session)["leaders"] == {"roland": "septimania"}
    session = at(13, "franks", "start", {"barcino": held("franks", infantry=1)},
                 leaders={"roland": "septimania"})  # fmt: skip
    assert "roland" not in now(session)["leaders"]
    assert events(session, e.LeaderLeft)[0].leader == "roland"


@pytest.mark.rule("3.2/B13", "4.2/C9")
def test_castles_that_arrive_go_to_regions_that_can_take_them() -> None:
    regions = {"barcino": held("franks", infantry=1), "osca": held("franks", castle=1, infantry=1)}
    session = at(13, "franks", "start", regions)
    # Two castles arrive, one region can take one: the other waits.
    assert units(session, "barcino") == {"infantry": 1, "castle": 1}
    assert now(session)["waiting"] == {"franks": {"castle": 1}}


@pytest.mark.rule("3.2/B13", "3.3/leaders")
def test_a_nation_without_regions_arrives_in_its_set_up() -> None:
    session = at(3, "lusitanians", "start", {"alcantara": held("rome", elite=1)})
    places = {o["area"] for o in offered(session) if o["do"] == "place"}
    assert places == {"lusitania", "termes", "tago", "salamanca"}


@pytest.mark.rule("3.2/host", "3.2/B13")
def test_the_cids_host_fights_where_it_appears() -> None:
    session = at(17, "el_cid", "start", {"valencia": held("valencia_taifa", infantry=1)})
    assert {o["area"] for o in offered(session)} == {
        "valencia", "castellon", "denia", "albarracin", "cuenca", "zaragoza",
    }  # fmt: skip
    do(session, "place", unit="knight", area="valencia", count=3)
    # The others follow him there, and he does not move on this turn.
    assert region(session, "valencia")["attackers"] == {"infantry": 3, "knight": 3}
    assert now(session)["leaders"] == {"el_cid": "valencia"}
    assert offered(session) == [{"do": "done"}]
    assert cannot(session, "valencia", "denia", knight=1) == "3.2/host"
    script(session, *[1] * 20)
    do(session, "done")
    # Six attackers in a plain, one too many even with a leader.
    assert kind(session) == "excess"
    do(session, "remove", area="valencia", unit="infantry")
    assert events(session, e.BattleBegan)[0].attackers == {"infantry": 2, "knight": 3}


@pytest.mark.rule("1/order", "1/skipped", "1/F10", "1/turn")
def test_nations_play_in_their_order_and_who_has_nothing_is_skipped() -> None:
    regions = {"gades": held("carthage", infantry=1), "osca": held("basques", infantry=1)}
    session = at(3, "carthage", "start", regions, seas={"sinus_gallicus": {"rome": {"elite": 1}}})
    seen = ["carthage"]
    for _ in range(60):
        nation = now(session)["nation"]
        if nation != seen[-1]:
            seen.append(nation)
        if session.state.turn > 3 or seen[-1] == "rome":
            break
        finish(session)
    # Lusitania's leader arrives, Rome's reinforcements do; the others have nothing.
    assert seen == ["carthage", "lusitanians", "basques", "rome"]
    assert holder(session, "osca") == "basques"


@pytest.mark.rule("3.2/africa", "3.2/arrivals")
def test_from_africa_one_goes_to_malaca_or_tingis() -> None:
    session = at(19, "almoravids", "move", {}, off_map={"africa": {"almoravids": {"elite": 2}}})
    assert {o["to"] for o in offered(session) if o["do"] == "move"} == {"malaca", "tingis"}
    move(session, "africa", "malaca", "baetica", elite=1)
    assert holder(session, "baetica") == "almoravids"
