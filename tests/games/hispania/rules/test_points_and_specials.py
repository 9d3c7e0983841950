"""Points (8), the special chapters (9), event counters (10), scenarios and data."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.engine.session import Session
from reconquista_qt.games.hispania.rules import events as e
from reconquista_qt.games.hispania.rules.board import Options, read_data, standard_board
from reconquista_qt.games.hispania.rules.counters import end_of_counters
from reconquista_qt.games.hispania.rules.forces import pack
from reconquista_qt.games.hispania.rules.game import GAME, Hispania
from reconquista_qt.games.hispania.rules.income import in_play
from reconquista_qt.games.hispania.rules.movement import land, lift
from reconquista_qt.games.hispania.rules.names import NATIONS, PARTY_INDEX, PLACE_INDEX
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
    position,
    refused,
    region,
    script,
    to_end_of_turn,
    units,
    vp,
    who,
)


@pytest.mark.rule("8/end-of-turn", "8/awards", "8/control", "8/points", "8/F2")
def test_lusitania_at_the_end_of_turn_three() -> None:
    regions = {
        name: held("lusitanians", infantry=1)
        for name in ("oporto", "salamanca", "alcantara", "palencia", "avila")
    }
    session = to_end_of_turn(at(3, "rome", "move", regions))
    assert vp(session, "lusitanians") == 5


@pytest.mark.rule("8/kills", "8/F4")
def test_iberians_score_two_for_each_carthaginian_in_their_own_turn() -> None:
    regions = {"granada": held("iberians", mountaineer=2), "cordoba": held("carthage", infantry=1)}
    session = at(1, "iberians", "move", regions)
    move(session, "granada", "cordoba", mountaineer=2)
    script(session, 6, 1, 1)
    do(session, "done")
    assert vp(session, "iberians") == 2
    # When Carthage attacks, the Iberians score nothing.
    session = at(1, "carthage", "move", regions)
    move(session, "cordoba", "granada", infantry=1)
    script(session, 1, 6, 1)
    do(session, "done")
    assert vp(session, "iberians") == 0
    assert vp(session, "carthage") == 0


@pytest.mark.rule("8/kills", "components/faith", "components/A19", "8/F4")
def test_faith_and_the_best_line_that_fits() -> None:
    from reconquista_qt.games.hispania.rules.score import kill_value

    board = standard_board(Options())

    def value(killer: str, victim: str, unit: str) -> float:
        return kill_value(board, PARTY_INDEX[killer], PARTY_INDEX[victim], unit) / 2

    assert value("umayyads", "visigoths", "royal_city") == 3
    assert value("umayyads", "goths", "castle") == 1
    assert value("castile", "granada_taifa", "castle") == 1
    assert value("castile", "aragon", "castle") == 0
    assert value("almoravids", "aragon", "knight") == 1
    assert value("rome", "carthage", "leader") == 3
    # `any` unit is mobile, a fort or a fortress; no castle, no city.
    assert value("visigoths", "hispania", "fort") == 0.5
    assert value("visigoths", "hispania", "city") == 0


@pytest.mark.rule("8/own-turn", "8/rounding", "8/F3", "1/sequence")
def test_points_at_the_end_of_the_own_turn_are_rounded() -> None:
    # 0.6 for each of three regions: 1.8 is 2.
    regions = {n: held("umayyads", infantry=1) for n in ("sevilla", "malaca", "gades")}
    regions["segovia"] = held("visigoths", infantry=1)
    session = at(11, "umayyads", "move", regions)
    do(session, "done")
    assert vp(session, "umayyads") == 2


@pytest.mark.rule("8/majority", "8/F6", "8/control")
def test_majority_counts_subjects_regions_and_a_tie_is_none() -> None:
    regions = {
        "barcino": held("visigoths", infantry=1),
        "tarraco": held("basques", infantry=1),
        "illerda": held("byzantium", infantry=1),
    }
    session = to_end_of_turn(at(10, "franks", "move", regions, subjects={"basques": "visigoths"}))
    scored = {s.nation: s for s in events(session, e.PointsScored)}
    # Two regions of Hispania at 0.6 each, and 2.5 for the majority of the east: 3.7, rounded.
    assert scored["visigoths"].points == 3.5
    session = to_end_of_turn(at(10, "franks", "move", regions))
    # One region, rounded: no majority against the others.
    assert {s.nation: s.points for s in events(session, e.PointsScored)}["visigoths"] == 0.5


@pytest.mark.rule("8/F6", "8/rounding")
def test_a_subject_scores_half() -> None:
    regions = {"pamplona": held("basques", infantry=1), "osca": held("basques", infantry=1)}
    session = to_end_of_turn(at(13, "franks", "move", regions, subjects={"basques": "umayyads"}))
    # 1.5 and 1 are 2.5; half of it, rounded up.
    assert vp(session, "basques") == 1.5


@pytest.mark.rule("8/victory", "8/F9", "15/scenarios", "15/players", "1/turn")
def test_the_game_ends_after_the_last_turn_and_a_half_point_wins() -> None:
    regions = {"oporto": held("castile", infantry=1)}
    session = to_end_of_turn(
        at(21, "castile", "move", regions, vp={"castile": 7, "leon_kingdom": 6.5}), limit=50
    )
    over = GAME.over_data(session.state)
    assert over["winner"] == "blue"
    assert over["total"] == {"yellow": 0, "green": 0, "blue": 7, "red": 6.5}
    assert [s["level"] for s in over["standings"]] == ["lost", "lost", "won", "lost"]
    session = to_end_of_turn(
        at(21, "castile", "move", regions, vp={"castile": 7, "leon_kingdom": 7}), limit=50
    )
    assert GAME.over_data(session.state)["winner"] is None
    assert session.state.over.level == "shared"


@pytest.mark.rule("8/start", "15/scenarios", "15/setup", "15/players", "2.4/B16")
@pytest.mark.parametrize("scenario", "ABCDEF")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_scenarios_and_starting_points(scenario: str, players: int) -> None:
    session = Session.new(GAME, seed=1, scenario=scenario, options={"players": players})
    state = session.state
    data = GAME.position(state)
    assert data["turn"] == {"A": 1, "B": 4, "C": 4, "D": 1, "E": 1, "F": 1}[scenario]
    seats = GAME.seats(state)
    assert len(seats) == players
    start = read_data("nations")["scenarios"]["ABCDEF".index(scenario)]["start_vp"]
    expected = {s.id: start.get(str(players), {}).get(s.id, 0) for s in seats}
    assert GAME.score_data(state)["total"] == expected
    first = state.board.nations_of
    assert sorted(n for nations in first.values() for n in nations) == list(range(29))
    if scenario in "BC":
        assert not any(r.get("nation") == "carthage" for r in data["regions"].values())


@pytest.mark.rule("9.4/heirs", "9.4/regions", "9.4/conversion", "9.4/minimum", "1/departures",
                  "6.10/recovery", "9.4/departure")  # fmt: skip
def test_rome_becomes_hispania() -> None:
    regions = {
        "tarraco": held("rome", elite=2, fort=1),
        "cartagena": held("rome", elite=1, city=1),
        "segovia": held("iberians", infantry=2),
        "burgos": held("cantabrians", "fort", infantry=1),
    }
    session = to_end_of_turn(at(5, "rome", "move", regions))
    assert units(session, "tarraco")["infantry"] >= 2
    assert units(session, "tarraco")["fort"] == 1
    assert units(session, "cartagena")["city"] == 1
    total = sum(
        r["units"].get("infantry", 0)
        for r in now(session)["regions"].values()
        if r.get("nation") == "hispania"
    )
    assert total + now(session)["waiting"].get("hispania", {}).get("infantry", 0) == 11
    # The Iberians leave, and the ruins of forts are taken away.
    assert holder(session, "segovia") in (None, "hispania")
    assert "ruin" not in region(session, "burgos")


@pytest.mark.rule("9.4/cradle", "9.4/minimum", "9.4/waiting", "9.4/penalty", "9.4/regions")
def test_castile_is_born_in_burgos_whoever_is_there() -> None:
    regions = {
        "cantabria": held("cantabrians", infantry=1),
        "burgos": held("umayyads", infantry=3),
        "leon": held("leon_kingdom", infantry=1),
    }
    session = to_end_of_turn(at(13, "umayyads", "move", regions), limit=500)
    assert holder(session, "burgos") == "castile"
    assert units(session, "burgos")["castle"] == 1
    castile = [r for r in now(session)["regions"].values() if r.get("nation") == "castile"]
    infantry = sum(r["units"].get("infantry", 0) for r in castile)
    waiting = now(session)["waiting"].get("castile", {})
    assert infantry + waiting.get("infantry", 0) == 5
    # Both nations are blue's in a game of four: no penalty; with others they are not one player's.
    card = session.state.board.nations[PARTY_INDEX["cantabrians"]].end_of_turn[13]
    paid = dict(card[0].values)[PLACE_INDEX["cantabria"]] / 100
    assert vp(session, "cantabrians") == paid
    apart = [
        players
        for players in (2, 3, 5)
        for whose in [GAME.board(GAME.options_from({"players": players})).player_of]
        if whose[PARTY_INDEX["cantabrians"]] != whose[PARTY_INDEX["castile"]]
    ]
    assert apart
    for players in apart:
        session = to_end_of_turn(at(13, "umayyads", "move", regions, players=players), limit=500)
        assert vp(session, "cantabrians") == paid - 4


@pytest.mark.rule("9.4/heirs", "9.4/regions")
def test_the_umayyads_become_four_taifas() -> None:
    regions = {
        n: held("umayyads", infantry=2)
        for n in ("sevilla", "zaragoza", "valencia", "granada", "segovia")
    }
    session = to_end_of_turn(at(15, "franks", "move", regions))
    assert [holder(session, n) for n in ("sevilla", "zaragoza", "valencia", "granada")] == [
        "seville_taifa", "zaragoza_taifa", "valencia_taifa", "granada_taifa",
    ]  # fmt: skip
    assert holder(session, "segovia") is None
    assert "royal_city" in units(session, "sevilla")


@pytest.mark.rule("9.5/toletum", "9.6/end", "9.5/E21")
def test_when_toletum_falls_the_realm_is_lost() -> None:
    regions = {
        "cordoba": held("umayyads", infantry=3),
        "toletum": held("visigoths", infantry=1),
        "segovia": held("visigoths", castle=1),
        "pamplona": held("basques", infantry=1),
    }
    session = at(11, "umayyads", "move", regions, subjects={"basques": "visigoths"},
                 gold={"visigoths": 9})  # fmt: skip
    move(session, "cordoba", "toletum", infantry=2)
    script(session, 6, 1, 1)
    do(session, "done")
    assert now(session)["toletum_fallen"] is True
    assert now(session)["subjects"] == {}
    assert len(events(session, e.ToletumFell)) == 1
    # No income, purchases or reinforcements any more; castles stand siege again.
    session = at(12, "visigoths", "start", {"segovia": regions["segovia"]}, toletum_fallen=True,
                 gold={"visigoths": 9})  # fmt: skip
    assert kind(session) == "move"
    session = at(12, "umayyads", "move", regions, toletum_fallen=True)
    move(session, "cordoba", "baecula", infantry=1)
    assert not events(session, e.CastleSurrendered)


@pytest.mark.rule("9.5/neutrals", "1/departures")
def test_the_visigoths_turn_neutral_and_neutrals_never_retreat() -> None:
    regions = {
        "segovia": held("visigoths", infantry=1, castle=1),
        "burgos": held("visigoths", guard=1),
        "toletum": held("umayyads", infantry=1),
    }
    session = to_end_of_turn(at(13, "franks", "move", regions))
    assert region(session, "segovia") == held("goths", infantry=1, castle=1)
    assert holder(session, "burgos") is None or holder(session, "burgos") == "castile"
    session = at(14, "castile", "move", {
        "burgos": held("castile", infantry=3), "segovia": held("goths", infantry=2),
        "leon": held("leon_kingdom", infantry=1)})  # fmt: skip
    move(session, "burgos", "segovia", infantry=3)
    # One Goth falls; beaten, the other has nowhere to go.
    script(session, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1)
    do(session, "done")
    assert who(session)[1] == "castile"
    do(session, "stand")
    assert holder(session, "segovia") == "castile"


@pytest.mark.rule("9.5/neutrals")
@pytest.mark.parametrize("option", [True, False])
def test_massalia(option: bool) -> None:
    session = Session.new(GAME, seed=1, scenario="D", options={"massalia": option})
    assert holder(session, "barcino") == ("massalia" if option else None)
    assert holder(session, "castellon") == ("massalia" if option else None)


@pytest.mark.rule("9.6/submission", "9.6/never", "9.6/peace", "9.6/new-suzerain")
def test_the_basques_submit_to_the_visigoths() -> None:
    regions = {
        "zaragoza": held("visigoths", infantry=3),
        "atienza": held("visigoths", infantry=1),
        "osca": held("basques", infantry=2),
        "numantina": held("basques", infantry=1),
    }
    session = at(10, "visigoths", "move", regions, subjects={"basques": "rome"})
    move(session, "zaragoza", "osca", infantry=2)
    move(session, "atienza", "numantina", infantry=1)
    script(session, *[1] * 9)
    do(session, "done")
    do(session, "battle", area="osca")
    assert refused(session, "submit") == "9.6/submission"
    do(session, "stand")
    assert {"do": "submit"} in offered(session)
    do(session, "submit")
    assert now(session)["subjects"] == {"basques": "visigoths"}
    # All attackers of the Basques go back to where they came from.
    assert units(session, "zaragoza") == {"infantry": 3}
    assert units(session, "atienza") == {"infantry": 1}
    assert units(session, "osca") == {"infantry": 2}
    regions = {"zaragoza": held("visigoths", infantry=2), "osca": held("franks", infantry=2)}
    session = at(10, "visigoths", "move", regions)
    move(session, "zaragoza", "osca", infantry=2)
    script(session, *[1] * 9)
    do(session, "done")
    do(session, "stand")
    assert refused(session, "submit") == "9.6/never"


@pytest.mark.rule("9.6/submission", "9.6/peace", "4.5/checks")
def test_who_goes_back_from_a_subject_finds_others_in_his_place() -> None:
    """He does not retreat, so nothing limits him; what is too many goes after the attacks."""
    regions = {
        "zaragoza": held("visigoths", infantry=3),
        "atienza": held("visigoths", infantry=2),
        "toletum": held("visigoths", infantry=1),
        "osca": held("basques", infantry=2),
    }
    session = at(10, "visigoths", "move", regions)
    move(session, "zaragoza", "osca", infantry=3)
    move(session, "atienza", "zaragoza", infantry=2)
    script(session, *[1] * 9)
    do(session, "done")
    do(session, "stand")
    first = len(session.journal)
    do(session, "submit")
    told = [entry.event for entry in session.journal[first:]]
    back = next(event for event in told if isinstance(event, e.UnitsRetreated))
    assert (back.origin, back.to, back.units) == ("osca", "zaragoza", {"infantry": 3})
    gone = next(event for event in told if isinstance(event, e.UnitsRemoved))
    assert (gone.area, gone.units, gone.rule) == ("zaragoza", {"infantry": 2}, "4.5/checks")
    assert units(session, "zaragoza") == {"infantry": 3}


EVENT_HANDS: dict[str, Any] = {
    "hands": {"yellow": [], "green": ["harvest"], "blue": ["army", "vikings"], "red": ["plague"]},
    "played": [],
    "working": [],
}


@pytest.mark.rule("10.3/draw")
def test_counters_are_drawn_and_hidden_from_the_others() -> None:
    session = Session.new(GAME, seed=1, options={"events": True}, queue=(1, 1, 1, 1, 1, 1, 1, 5))
    hands = GAME.position(session.state)["events"]["hands"]
    assert hands["yellow"] == ["invasion", "army"]
    assert hands["green"] == ["vikings", "harvest"]
    assert hands["red"] == ["engines", "mercenaries"]
    seen = GAME.observe(session.state, "green")["events"]["hands"]
    assert seen == {"yellow": 2, "green": ["vikings", "harvest"], "blue": 2, "red": 2}
    drawn = events(session, e.CounterDrawn)[0]
    other, own = GAME.seen(drawn, "green"), GAME.seen(drawn, "yellow")
    assert isinstance(other, e.CounterDrawn)
    assert isinstance(own, e.CounterDrawn)
    assert (other.event, own.event) == ("", "invasion")
    import random

    dealt = GAME.sample(session.state, "green", random.Random(3))
    assert dealt.hands["green"] == session.state.hands["green"]
    everything = [c for hand in dealt.hands.values() for c in hand]
    assert len(everything) == len(set(everything)) == 8
    with pytest.raises(ValueError, match="13"):
        Session.new(GAME, seed=1, options={"events": True}, queue=(13,))
    with pytest.raises(BadInput):  # one is out of the cup already
        Session.new(GAME, seed=1, options={"events": True}, queue=(12, 12))


@pytest.mark.rule("10.3/events")
def test_counters_are_played_before_movement() -> None:
    regions = {
        "segovia": held("castile", infantry=1),
        "leon": held("leon_kingdom", infantry=1),
        "cantabria": held("leon_kingdom", infantry=1),
    }
    options = {"events": True}
    session = at(18, "castile", "move", regions, options=options, events=EVENT_HANDS)
    assert kind(session) == "event"
    assert {"do": "event", "id": "vikings", "area": "cantabria"} in offered(session)
    assert refused(session, "event", id="harvest") == "10.3/events"
    do(session, "event", id="army", area="segovia")
    assert units(session, "segovia") == {"infantry": 2}
    assert now(session)["events"]["hands"]["blue"] == ["vikings"]
    # The Vikings land in Cantabria, kill or not, and leave.
    session = at(18, "castile", "move", regions, options=options, events=EVENT_HANDS,
                 dice=(6, 1, 1))  # fmt: skip
    do(session, "event", id="vikings", area="cantabria")
    assert holder(session, "cantabria") is None
    assert vp(session, "castile") == 0
    assert kind(session) == "move"
    session = at(18, "castile", "move", regions, options=options, events=EVENT_HANDS)
    do(session, "decline")
    assert kind(session) == "move"


@pytest.mark.rule("components/map", "components/zones", "components/A1",
                  "components/A2", "components/A7",
                  "components/counters", "11/nations", "intro/data")  # fmt: skip
def test_the_shipped_data_are_whole() -> None:
    for what in ("map", "nations", "tables"):
        assert read_data(what)["game"] == "hispania"
    board = standard_board(Options())
    assert [len(zone) for zone in board.zones] == [15, 12, 13, 12]
    assert len(board.nations) == 29
    assert sum(board.income[a] for a in range(52)) > 0
    sites = [a for a in range(52) if board.site[a]]
    assert sorted(board.zone[a] for a in sites) == [0, 1, 2, 3]


@pytest.mark.rule("intro/data")
@pytest.mark.parametrize(
    "what, path, value, code, place",
    [
        ("map", ("areas", 0, "terrain"), "swamp", "data-unknown-choice", "areas.galicia.terrain"),
        ("map", ("areas", 3, "income"), -1, "data-bad-number", "areas.asturia.income"),
        ("map", ("edges", 0, "a"), "atlantis", "data-unknown-choice", "edges[0].a"),
        ("map", ("format",), 2, "data-unknown-format", "format"),
        ("nations", ("nations", 0, "limits", "infantry"), 1, "data-over-the-limit", "setup_t1"),
        ("nations", ("nations", 7, "kills", 0, "unit"), "tank", "data-unknown-choice", "kills[0]"),
        ("nations", ("scenarios", 0, "setup"), "t9", "data-unknown-choice", "scenarios.A.setup"),
        ("tables", ("units", 0, "hp"), 9, "data-bad-number", "units.infantry.hp"),
        ("tables", ("dice", "white", 0), "bang", "data-unknown-choice", "dice.white"),
        (
            "tables",
            ("events", 3, "amounts", "gold"),
            -1,
            "data-bad-number",
            "events.harvest.amounts.gold",
        ),
        ("tables", ("events", 10, "amounts"), {}, "data-bad-number", "events.plague.amounts.stack"),
        (
            "tables",
            ("events", 2, "amounts", "units"),
            {"castle": 2},
            "data-unknown-choice",
            "events.vikings.amounts.units",
        ),
        (
            "tables",
            ("events", 1, "amounts", "mark"),
            "guess",
            "data-bad-mark",
            "events.army.amounts.mark",
        ),
        ("tables", ("event_hand", "counters"), 7, "data-bad-number", "event_hand.counters"),
    ],
)
def test_a_hole_in_a_file_is_named_with_its_place(
    tmp_path: Path, what: str, path: tuple[Any, ...], value: Any, code: str, place: str
) -> None:
    data = json.loads(json.dumps(read_data(what)))
    here = data
    for key in path[:-1]:
        here = here[key]
    here[path[-1]] = value
    file = tmp_path / f"{what}.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(BadInput) as caught:
        Hispania({what: file}).new("D", {})
    assert any(c == code and place in p for c, p, _ in caught.value.problems)


@pytest.mark.rule("intro/data", "intro/switches")
def test_a_file_of_the_players_own_takes_effect(tmp_path: Path) -> None:
    data = json.loads(json.dumps(read_data("map")))
    next(a for a in data["areas"] if a["id"] == "oporto")["income"] = 9
    file = tmp_path / "map.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    game = Hispania({"map": file})
    session = Session.new(game, seed=1, options={"massalia": False})
    assert session.state.board.income[1] == 9
    assert game.default_options["cordoba_granada"] is True
    with pytest.raises(BadInput):
        GAME.new("D", {"roads": "yes"})
    with pytest.raises(BadInput):
        GAME.new("D", {"players": 6})


@pytest.mark.rule("intro/data", "10.3/events")
def test_what_an_event_counter_brings_stands_in_the_data(tmp_path: Path) -> None:
    data = json.loads(json.dumps(read_data("tables")))
    events = {event["id"]: event["amounts"] for event in data["events"]}
    events["harvest"]["gold"] = 2
    events["mercenaries"]["units"] = {"infantry": 3}
    data["event_hand"]["counters"] = 1
    file = tmp_path / "tables.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    game = Hispania({"tables": file})
    hands = {"hands": {"green": ["harvest", "mercenaries"]}, "played": []}
    leon = {"leon": held("galicians", infantry=1)}
    where = position(5, "galicians", "move", leon, events=hands)
    session = Session.at(game, where, seed=1, options={"events": True})
    assert kind(session) == "event"
    do(session, "event", id="harvest")
    assert session.state.gold[PARTY_INDEX["galicians"]] == 2
    assert session.state.board.amounts.mercenaries == pack({"infantry": 3})
    fresh = Session.new(game, seed=1, options={"events": True})
    assert all(len(hand) == 1 for hand in fresh.state.hands.values())


@pytest.mark.rule("10.3/events")
def test_mercenaries_who_got_away_abroad_go_home_too() -> None:
    hands = {"hands": {"red": ["mercenaries"]}, "played": []}
    osca = {"osca": held("rome", veteran=1)}
    where = position(5, "rome", "move", osca, events=hands)
    session = Session.at(GAME, where, seed=1, options={"events": True})
    do(session, "event", id="mercenaries", area="osca")
    state, rome = session.state, PARTY_INDEX["rome"]
    hired = pack({"mountaineer": 1})
    lift(state, rome, PLACE_INDEX["osca"], hired)
    land(state, rome, PLACE_INDEX["aquitania"], hired, None)
    assert in_play(state, rome) == pack({"veteran": 1, "mountaineer": 2})
    end_of_counters(state, rome, None)
    assert in_play(state, rome) == pack({"veteran": 1})
    assert not state.abroad


@pytest.mark.rule("2.1/B1", "4.2/strongholds")
@pytest.mark.parametrize(
    "change, place",
    [
        ({"regions": {"atlantis": held("rome", elite=1)}}, "regions.atlantis"),
        ({"regions": {"leon": held("rome", tank=1)}}, "regions.leon.units.tank"),
        ({"regions": {"leon": held("rome", fort=1, castle=1)}}, "regions.leon.units"),
        ({"regions": {"leon": {"units": {"elite": 1}}}}, "regions.leon.nation"),
        ({"turn": 99}, "turn"),
        ({"nation": "gauls"}, "nation"),
        ({"phase": "siesta"}, "phase"),
        ({"gold": {"rome": -1}}, "gold.rome"),
        ({"vp": {"rome": 0.3}}, "vp.rome"),
        ({"leaders": {"nemo": "leon"}}, "leaders.nemo"),
        ({"surprise": 1}, "surprise"),
    ],
)
def test_what_is_wrong_with_a_position_is_named(change: dict[str, Any], place: str) -> None:
    with pytest.raises(BadInput) as caught:
        Session.at(GAME, position(4, "rome", "start", {}) | change, seed=1)
    assert place in [p for _, p, _ in caught.value.problems]


@pytest.mark.rule("2.1/B15")
def test_there_is_no_way_to_waive_income() -> None:
    with pytest.raises(BadInput):
        GAME.action_from({"do": "waive", "nation": "basques"})
    session = at(8, "basques", "start", {"segovia": held("basques", infantry=1)})
    assert now(session)["gold"] == {"basques": 3}


def test_ids_of_nations_and_regions_never_coincide() -> None:
    assert not set(NATIONS) & {area["id"] for area in read_data("map")["areas"]}
