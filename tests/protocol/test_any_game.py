"""The engine protocol with a game of two seats, a ten-sided die and a hidden chit."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from reconquista_qt.games import MORE_GAMES
from tests.protocol.driver import Engine


@pytest.fixture
def engine(monkeypatch: pytest.MonkeyPatch) -> Iterator[Engine]:
    monkeypatch.setenv(MORE_GAMES, "tests.duel")
    with Engine() as running:
        yield running


def test_hello_tells_what_may_be_chosen(engine: Engine) -> None:
    games = {game["id"]: game for game in engine.ask("hello")["games"]}
    assert "reconquista" in games
    assert games["duel"]["options"] == [
        {"id": "hits", "choices": [1, 2, 3], "default": 2, "rule": "3/hits"}
    ]
    assert games["duel"]["fields"] == ["first"]
    assert games["duel"]["largest_die"] == 10


def test_a_whole_game_with_draws_dice_and_a_winner(engine: Engine) -> None:
    assert engine.ask("dice", values=[2, 1])["queued"] == 2
    decision = engine.ask("new", game="duel", seed=1, first="blue", options={"hits": 1})["decision"]
    assert (decision["side"], decision["kind"], decision["input"]) == ("blue", "fence", 2)
    position = engine.ask("position")["position"]
    assert position["chits"] == {"red": "lunge", "blue": "guard"}
    decision = engine.ask("act", action={"do": "move", "to": "0,0"})["decision"]
    assert decision["side"] == "red"
    assert engine.ask("dice", values=[9])["queued"] == 1
    answer = engine.ask("act", action={"do": "strike", "chit": False})
    assert [event["kind"] for event in answer["events"]] == ["struck", "ended"]
    assert answer["decision"]["over"] == {
        "reason": "hits", "total": 1, "level": "won", "winner": "red",
        "standings": [
            {"seat": "red", "points": 1, "level": "won"},
            {"seat": "blue", "points": 0, "level": "lost"},
        ],
    }  # fmt: skip
    assert engine.ask("score")["lines"][0] == {"what": "hits", "where": "red", "points": 1}


def test_new_names_what_is_wrong_with_its_own_fields(engine: Engine) -> None:
    for fields, place in (
        ({"first": "green"}, "first"),
        ({"options": {"hits": 9}}, "options.hits"),
        ({"last": "red"}, "last"),
        ({"scenario": "nowhere"}, "scenario"),
    ):
        error = engine.fail("new", game="duel", **fields)
        assert error["code"] == "bad-request"
        assert error["args"]["problems"][0]["place"] == place
    assert engine.fail("position")["code"] == "no-game"


def test_dice_fit_the_game_that_is_played(engine: Engine) -> None:
    assert engine.fail("dice", values=[11])["code"] == "bad-dice"
    assert engine.ask("dice", values=[10])["queued"] == 1
    # A ten is no die of the first game: it does not begin, and the die waits on.
    assert engine.fail("new", game="reconquista")["code"] == "bad-dice"
    assert engine.ask("dice", values=[3, 1, 10], clear=True)["queued"] == 3
    engine.ask("new", game="duel", seed=2)
    digest = engine.ask("digest")["digest"]
    engine.ask("act", action={"do": "move", "to": "0,0"})
    assert engine.ask("dice", values=[9], clear=True)["queued"] == 1
    engine.ask("act", action={"do": "strike", "chit": False})
    engine.ask("undo", to=3)
    assert engine.ask("digest")["digest"] == digest
    # The second chit is one of two.
    engine.ask("dice", values=[3, 3], clear=True)
    assert engine.fail("new", game="duel")["code"] == "bad-dice"
    assert engine.ask("digest")["digest"] == digest


def test_a_seat_is_told_what_it_may_know(engine: Engine) -> None:
    engine.ask("dice", values=[2, 1])
    engine.ask("new", game="duel", seed=1)
    for fields in ({"for": "red"}, {"view": "red"}, {"observe": "red"}):
        seen = engine.ask("position", **fields)["position"]
        assert seen["chits"] == {"red": "lunge", "blue": "hidden"}
    assert engine.ask("observe", seat="blue")["position"]["chits"]["red"] == "hidden"
    told = engine.ask("journal", **{"for": "blue"})["entries"]
    assert [e["args"]["chit"] for e in told if e["kind"] == "drawn"] == ["hidden", "guard"]
    assert "lunge" not in str(told)
    assert engine.ask("decision", **{"for": "blue"})["decision"]["options"] == []
    assert engine.ask("decision", **{"for": "red"})["decision"]["options"]
    action = {"do": "rest"}
    assert engine.ask("why", action=action)["refusal"] is None
    refusal = engine.ask("why", action=action, **{"for": "blue"})["refusal"]
    assert refusal["code"] == "not-now"
    error = engine.fail("position", **{"for": "green"})
    assert error["args"]["problems"][0]["code"] == "unknown-seat"


def test_odds_and_errors_are_those_of_the_game(engine: Engine) -> None:
    assert engine.ask("odds", game="duel", kind="strike", bonus=3)["hit"] == pytest.approx(0.8)
    engine.ask("new", game="duel", seed=1)
    assert engine.ask("odds", kind="strike")["hit"] == pytest.approx(0.5)
    assert engine.fail("odds", kind="battle")["code"] == "bad-request"
    error = engine.fail("act", action={"do": "strike", "chit": False})
    assert (error["code"], error["rule"]) == ("too-far", "2/strike")


def test_save_load_and_another_game_in_between(engine: Engine, tmp_path: Path) -> None:
    decision = engine.ask("new", game="duel", seed=4)["decision"]
    rng = random.Random(4)
    for _ in range(7):
        action = rng.choice(decision["options"])
        decision = engine.ask("act", action=action)["decision"]
    digest = engine.ask("digest")["digest"]
    position = engine.ask("position")["position"]
    engine.ask("save", path=str(tmp_path / "duel.reconquista"))
    engine.ask("new", game="reconquista", seed=4)
    assert engine.ask("load", path=str(tmp_path / "duel.reconquista"))["decision"] == decision
    assert engine.ask("digest")["digest"] == digest
    engine.ask("new", game="reconquista", seed=4)
    assert engine.ask("set", position=position)["decision"]["options"] == decision["options"]
    assert engine.ask("digest")["digest"] == digest
    error = engine.fail("set", position={**position, "game": "chess"})
    assert error["code"] == "bad-position"


def test_a_position_without_a_game_is_refused(engine: Engine) -> None:
    for position in (None, 3, {}, {"game": "chess"}):
        assert engine.fail("set", position=position)["code"] == "bad-position"
