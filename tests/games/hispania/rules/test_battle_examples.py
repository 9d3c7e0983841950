"""The battles that the rulebook plays die by die (6)."""

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
    offered,
    region,
    script,
    units,
    vp,
    who,
)

BARCINO: dict[str, Any] = {
    "tarraco": held("carthage", infantry=2, elephant=1),
    "barcino": held("rome", elite=2),
    "illerda": held("rome", elite=1),
}


@pytest.mark.rule(
    "6.1/sequence", "6.2/battles", "6.3/dice", "6.4/leaders", "6.5/melee", "6.5/rounds",
    "6.6/kills", "6.6/damage", "6.6/mounted", "6.6/owner", "6.6/simultaneous", "1/dice",
    "components/dice", "components/A16", "6.8/victory", "6.10/recovery", "6.5/stand", "8/kills",
)  # fmt: skip
def test_barcino_as_printed() -> None:
    # Round 1: the infantry's one arrow, the elephant's skull; both élites an arrow.
    session = at(
        3, "carthage", "move", BARCINO, leaders={"asdrubal": "tarraco"},
        dice=(1, 4, 6, 1, 3, 4),
    )  # fmt: skip
    move(session, "tarraco", "barcino", infantry=2, elephant=1, leaders=("asdrubal",))
    do(session, "done")
    # The elephant is hit last in the plain: each infantry takes a hit, nobody has a choice.
    assert [(h.nation, h.unit, h.by, h.destroyed) for h in events(session, e.UnitHit)] == [
        ("rome", "elite", "kill", True),
        ("rome", "elite", "hit", False),
        ("carthage", "infantry", "hit", False),
        ("carthage", "infantry", "hit", False),
    ]
    assert who(session) == ("yellow", "carthage")
    script(session, 1, 4, 6, 3, 6)
    do(session, "stand")
    assert who(session) == ("red", "rome")
    do(session, "stand")
    # Round 2: the damaged élite takes the skull; Rome's skull the elephant, the only intact one.
    hits = [(h.nation, h.unit, h.by, h.destroyed) for h in events(session, e.UnitHit)][4:]
    assert hits == [("rome", "elite", "kill", True), ("carthage", "elephant", "kill", True)]
    assert holder(session, "barcino") == "carthage"
    assert units(session, "barcino") == {"infantry": 2}
    assert events(session, e.BattleEnded)[0].winner == "attacker"
    assert vp(session, "carthage") >= 2


GALICIA: dict[str, Any] = {
    "oporto": held("suebi", infantry=2, guard=1),
    "galicia": held("galicians", mountaineer=1, infantry=1, fortress=1),
}


@pytest.mark.rule(
    "6.5/defending-difficult", "6.5/attacking-difficult", "6/E14", "components/A15",
    "components/guards", "components/A14", "6.6/kills", "6.6/damage", "4.3/capital",
    "components/A10",
)  # fmt: skip
def test_galicia_in_the_mountains() -> None:
    session = at(
        6, "suebi", "move", GALICIA, leaders={"hermerich": "oporto"},
        capitals={"galicians": "galicia"},
        # Over the river Minius the attackers would give a die to the defenders: see below.
        dice=(4, 1, 6, 3, 3, 4, 3, 1),
    )  # fmt: skip
    move(session, "oporto", "galicia", infantry=2, guard=1, leaders=("hermerich",))
    do(session, "done")
    rolled = events(session, e.DiceRolled)[0]
    assert [colour for _, colour, _ in rolled.attacker_dice] == ["white", "white", "black", "black"]
    # All defenders of mountains roll black, the fortress too; then the river's, black for it.
    assert [colour for _, colour, _ in rolled.defender_dice] == ["black"] * 4
    assert rolled.attacker_kills == 1
    assert rolled.attacker_hits == 2
    assert rolled.defender_hits == 3
    # The skull takes an intact mobile unit, not the fortress: which one is the owner's choice.
    assert kind(session) == "loss"
    assert offered(session) == [
        {"do": "lose", "unit": "infantry", "damaged": False, "by": "kill"},
        {"do": "lose", "unit": "mountaineer", "damaged": False, "by": "kill"},
    ]
    do(session, "lose", unit="infantry", damaged=False, by="kill")
    # Two hits: the mountaineers and the fortress, one each.
    do(session, "lose", unit="mountaineer", damaged=False, by="hit")
    assert kind(session) == "loss"
    do(session, "lose", unit="fortress", damaged=False, by="hit")
    # Three hits on three Suebi: each is damaged.
    while kind(session) == "loss":
        session.act(session.waiting.options[0])
    damaged = [h for h in events(session, e.UnitHit) if h.nation == "suebi"]
    assert {h.unit for h in damaged} == {"infantry", "guard"}
    assert not any(h.destroyed for h in damaged)
    # Round 2: a hit and a skull; both Galicians are damaged, and fall all the same.
    script(session, 4, 1, 6, 1, 6, 4)
    do(session, "stand")
    do(session, "stand")
    while kind(session) == "loss":
        session.act(session.waiting.options[0])
    assert holder(session, "galicia") == "suebi"
    assert units(session, "galicia") == {"guard": 1}


@pytest.mark.rule(
    "6.6/zeal", "6/E15", "9.5/E21", "9.5/toletum", "6.11/capture", "6.6/walls", "4.4/C2",
)  # fmt: skip
def test_baecula_with_zeal_and_a_castle() -> None:
    session = at(
        11, "umayyads", "move",
        {
            "cordoba": held("umayyads", infantry=2, cavalry=2),
            "baecula": held("visigoths", infantry=2, castle=1),
        },
        # White 1 1, black skull, two arrows; the Visigoths: a skull, an arrow, an arrow.
        dice=(1, 1, 6, 5, 6, 4, 4),
    )  # fmt: skip
    move(session, "cordoba", "baecula", infantry=2, cavalry=2)
    do(session, "done")
    rolled = events(session, e.DiceRolled)[0]
    assert (rolled.attacker_kills, rolled.attacker_hits) == (1, 2)
    assert (rolled.defender_kills, rolled.defender_hits) == (1, 2)
    # Cavalry is hit last, but for a skull any intact unit may go: the owner chooses.
    do(session, "lose", unit="infantry", damaged=False, by="kill")
    assert events(session, e.HitsIgnored)[0].hits == 2
    # Toletum has not fallen: the castle surrenders without a siege, and scores as destroyed.
    assert len(events(session, e.CastleSurrendered)) == 1
    assert region(session, "baecula").get("ruin") == "castle"
    assert vp(session, "umayyads") == 1
    assert kind(session) == "rebuild"
    do(session, "rebuild", unit="infantry")
    assert units(session, "baecula") == {"cavalry": 2, "castle": 1}
    assert "ruin" not in region(session, "baecula")


OSCA: dict[str, Any] = {
    "pamplona": held("crusade", infantry=2, knight=2),
    "osca": held("zaragoza_taifa", infantry=1, cavalry=1, castle=1),
}


@pytest.mark.rule(
    "6.6/mounted", "6.6/damage", "6.6/walls", "6.7/siege", "6.7/dice", "6.7/three", "6/E3",
    "6/E2", "6.12/retreat", "components/A11", "6/E7",
)  # fmt: skip
@pytest.mark.parametrize("last, winner", [(1, "defender"), (4, "attacker")])
def test_osca_with_castle_cavalry_and_knights(last: int, winner: str) -> None:
    session = at(20, "crusade", "move", OSCA, dice=(4, 4, 3, 1, 1, 4, 4))
    move(session, "pamplona", "osca", infantry=2, knight=2)
    do(session, "done")
    rolled = events(session, e.DiceRolled)[0]
    assert [c for _, c, _ in rolled.attacker_dice] == ["white", "white", "black", "black"]
    # The infantry's die, the cavalry's black one, the castle's white one.
    assert [c for _, c, _ in rolled.defender_dice] == ["white", "black", "white"]
    # Three hits: the infantry first, then the cavalry, then either; never the castle.
    assert offered(session) == [
        {"do": "lose", "unit": "infantry", "damaged": True, "by": "hit"},
        {"do": "lose", "unit": "cavalry", "damaged": True, "by": "hit"},
    ]
    do(session, "lose", unit="infantry", damaged=True, by="hit")
    # The Crusade's two hits go to its infantry: knights come last in the plain.
    script(session, 1, 4, 6, 1, 6, 4)
    do(session, "stand")
    do(session, "stand")
    told = [(h.nation, h.unit, h.by, h.destroyed) for h in events(session, e.UnitHit)]
    # The skull takes the cavalry (damaged), the hit the castle; a knight falls to the skull,
    # and the hit goes to the other knight, the only intact unit.
    assert told[5:9] == [
        ("zaragoza_taifa", "cavalry", "kill", True),
        ("zaragoza_taifa", "castle", "hit", False),
        ("crusade", "knight", "kill", True),
        ("crusade", "knight", "hit", False),
    ]
    # The siege: three besiegers, so that the first of the white dice is black.
    siege = events(session, e.DiceRolled)
    if len(siege) < 3:
        raise AssertionError("no siege")
    assert siege[2].round == 0
    assert [c for _, c, _ in siege[2].attacker_dice] == ["black", "white", "white"]
    assert [c for _, c, _ in siege[2].defender_dice] == ["black"]


@pytest.mark.rule("6.7/siege", "6.6/walls", "6.8/victory", "6.12/retreat", "6.10/ruins")
@pytest.mark.parametrize("dice, taken", [((5, 1, 1, 1), True), ((3, 1, 1, 1), False)])
def test_the_siege_of_osca(dice: tuple[int, ...], taken: bool) -> None:
    session = at(20, "crusade", "move", OSCA, dice=(4, 4, 3, 1, 1, 4, 4))
    move(session, "pamplona", "osca", infantry=2, knight=2)
    do(session, "done")
    do(session, "lose", unit="infantry", damaged=True, by="hit")
    script(session, 1, 4, 6, 1, 6, 4, *dice)
    do(session, "stand")
    do(session, "stand")
    # The castle has two of its three points left: two hits take it.
    if taken:
        assert region(session, "osca")["ruin"] == "castle"
        assert holder(session, "osca") == "crusade"
        assert vp(session, "crusade") == 2  # cavalry and castle of Muslims
    else:
        assert holder(session, "osca") == "zaragoza_taifa"
        assert units(session, "osca") == {"castle": 1}
        assert kind(session) == "retreat"
        assert {o["to"] for o in offered(session)} >= {"pamplona", "illerda"}


@pytest.mark.rule("6/E19", "6/E2", "components/elite", "components/veterans", "6.7/dice")
@pytest.mark.parametrize("option, taken", [(True, True), (False, True)])
def test_the_siege_of_cartagena(option: bool, taken: bool) -> None:
    session = at(
        2, "rome", "move",
        {"denia": held("rome", veteran=2), "cartagena": held("carthage", city=1)},
        leaders={"escipion": "denia"}, options={"skull_two_hits": option},
        dice=(6, 3, 3, 5),
    )  # fmt: skip
    move(session, "denia", "cartagena", veteran=2, leaders=("escipion",))
    do(session, "done")
    siege = events(session, e.DiceRolled)[0]
    assert siege.round == 0
    assert [c for _, c, _ in siege.attacker_dice] == ["black"] * 3
    assert [c for _, c, _ in siege.defender_dice] == ["black"]
    # Carthage's two arrows hit both veterans, who recover; the city falls, and is Rome's at once.
    assert holder(session, "cartagena") == "rome"
    assert units(session, "cartagena") == {"veteran": 2, "city": 1}
    taken_ruin = events(session, e.RuinTaken)[0]
    assert (taken_ruin.counter, taken_ruin.unit) == ("city", "")


@pytest.mark.rule("6/E2")
@pytest.mark.parametrize("option, falls", [(True, True), (False, False)])
def test_a_skull_in_a_siege_is_one_hit_or_two(option: bool, falls: bool) -> None:
    session = at(
        2, "rome", "move",
        {"denia": held("rome", veteran=1), "cartagena": held("carthage", city=1)},
        options={"skull_two_hits": option}, dice=(6, 1),
    )  # fmt: skip
    move(session, "denia", "cartagena", veteran=1)
    do(session, "done")
    assert (holder(session, "cartagena") == "rome") is falls
