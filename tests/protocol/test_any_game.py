"""The engine protocol with a game of two seats, a ten-sided die and a hidden chit."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from reconquista_qt.games import GAMES, MORE_GAMES
from tests.protocol.driver import Engine
from tests.waiting import PATIENCE


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
    assert engine.fail("dice", values=[1000])["code"] == "bad-dice"
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
    for verb, seat in (("observe", {"seat": "blue"}), ("position", {"for": "blue"})):
        everything = engine.ask(verb, **seat, since=0)
        assert everything["entries"] == told
        assert everything["decision"] == engine.ask("decision", **{"for": "blue"})["decision"]
        assert "entries" not in engine.ask(verb, **seat)
        assert len(engine.ask(verb, **seat, since=1)["entries"]) == len(told) - 1
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


# -- built-in players --------------------------------------------------------------------------


def test_players_answer_for_their_seats(engine: Engine) -> None:
    engine.ask("new", game="duel", seed=3)
    answer = engine.ask("play", policies={"red": "greedy"}, until="end")
    assert len(answer["actions"]) == 1
    assert answer["decision"]["side"] == "blue"
    answer = engine.ask("play", policies={"red": "random", "blue": "planner:20"}, until="turn")
    assert answer["decision"]["turn"] == 2
    answer = engine.ask("play", policy="random", until="end")
    assert answer["decision"]["over"]["standings"]


def test_what_is_wrong_with_players_is_named(engine: Engine) -> None:
    engine.ask("new", game="duel", seed=3)
    for fields, code, place in (
        ({"policy": "wizard"}, "unknown-policy", "policy"),
        ({"policies": {"green": "random"}}, "unknown-seat", "policies.green"),
        ({"policies": {"red": "wizard"}}, "unknown-policy", "policies.red"),
        ({"policies": {"red": 3}}, "unknown-policy", "policies.red"),
        ({"policies": []}, "not-an-object", "policies"),
        ({}, "missing-field", "policy"),
    ):
        problem = engine.fail("play", until="end", **fields)["args"]["problems"][0]
        assert (problem["code"], problem["place"]) == (code, place)
    problem = engine.fail("simulate", games=5, policies={"red": "random"})["args"]["problems"][0]
    assert problem["place"] == "policies.blue"
    for fields in ({"games": 0}, {"games": 1.5}, {"games": 10**9}, {}):
        assert engine.fail("simulate", policy="random", **fields)["code"] == "bad-request"
    for fields in ({"playouts": 0}, {"seconds": 0}, {"seconds": -1}, {"seconds": "1"}, {"x": 1}):
        assert engine.fail("advise", **fields)["code"] == "bad-request"


def test_advice_is_for_the_seat_that_is_asked_and_changes_nothing(engine: Engine) -> None:
    decision = engine.ask("new", game="duel", seed=3)["decision"]
    digest = engine.ask("digest")["digest"]
    answer = engine.ask("advise", playouts=120)
    assert answer["seat"] == "red"
    assert answer["playouts"] == 120
    means = [line["mean"] for line in answer["lines"] if line["mean"] is not None]
    assert means == sorted(means, reverse=True)
    for line in answer["lines"]:
        assert line["actions"][0] in decision["options"]
        assert line["low"] <= line["mean"] <= line["high"]
    assert engine.ask("advise", playouts=120) == {**answer, "id": engine.number}
    assert engine.ask("digest")["digest"] == digest


def test_a_simulation_tells_what_games_come_to(engine: Engine) -> None:
    engine.ask("new", game="duel", seed=3)
    digest = engine.ask("digest")["digest"]
    answer = engine.ask("simulate", games=30, policies={"red": "greedy", "blue": "random"})
    assert answer["games"] == 30
    red, blue = answer["seats"]
    assert (red["seat"], blue["seat"]) == ("red", "blue")
    assert red["points"]["low"] <= red["points"]["mean"] <= red["points"]["high"]
    assert 0 <= red["won"]["low"] <= red["won"]["share"] <= red["won"]["high"] <= 1
    assert sum(level["share"] for level in blue["levels"].values()) == pytest.approx(1)
    assert sum(reason["share"] for reason in answer["reasons"].values()) == pytest.approx(1)
    assert engine.ask("digest")["digest"] == digest


@pytest.mark.parametrize(
    ("work", "counted"),
    [
        ({"do": "simulate", "games": 1_000_000, "policy": "random"}, "games"),
        ({"do": "advise", "playouts": 1_000_000, "seconds": 3600}, "playouts"),
    ],
)
def test_long_work_tells_how_far_it_is_and_stops_when_it_is_told(
    engine: Engine, work: dict[str, Any], counted: str
) -> None:
    engine.ask("new", game="reconquista", seed=3)
    pipe, lines = engine.process.stdin, engine.process.stdout
    assert pipe is not None and lines is not None

    def send(**request: Any) -> None:
        pipe.write(json.dumps(request).encode() + b"\n")
        pipe.flush()

    send(id="work", progress=0.001, **work)
    first = json.loads(lines.readline())
    assert set(first) == {"id", "progress"}
    assert first["id"] == "work"
    send(id="end", do="stop")
    last = first
    while "ok" not in last:
        before, last = last, json.loads(lines.readline())
    assert last["ok"] and last["id"] == "work"
    assert set(before["progress"]) == set(last) - {"id", "ok"}
    assert 0 <= first["progress"][counted] <= before["progress"][counted] <= last[counted]
    assert json.loads(lines.readline()) == {"id": "end", "ok": True}
    # A request to stop is about what came before it.
    assert engine.ask("simulate", games=3, policy="random")["games"] == 3
    assert engine.ask("stop")


def test_long_work_stops_some_time_after_the_end_of_the_input(engine: Engine) -> None:
    engine.ask("new", game="duel", seed=3)
    assert engine.process.stdin is not None
    request = b'{"id": 1, "do": "simulate", "games": 1000000, "policy": "planner:100"}\n'
    out, _ = engine.process.communicate(request, timeout=PATIENCE)
    answer = json.loads(out)
    assert answer["ok"]
    assert 0 < answer["games"] < 1_000_000
    assert engine.process.returncode == 0


def test_a_script_that_ends_its_input_at_once_gets_all_its_answers() -> None:
    lines = [
        {"id": 1, "do": "new", "game": "reconquista", "seed": 1},
        {"id": 2, "do": "simulate", "games": 5, "policy": "random"},
        {"id": 3, "do": "advise", "playouts": 12},
        {"id": 4, "do": "play", "policy": "random", "until": "end"},
    ]
    text = "".join(json.dumps(line) + "\n" for line in lines)
    # Work goes on for some seconds, which on a busy machine are not enough for it.
    patient = f"from reconquista_qt.cli import engine; engine.PATIENCE = {PATIENCE}; engine.main()"
    done = subprocess.run(
        [sys.executable, "-c", patient],
        input=text, capture_output=True, encoding="utf-8", check=False, timeout=PATIENCE,
    )  # fmt: skip
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["id"] for answer in answers] == [1, 2, 3, 4]
    assert answers[3]["decision"]["over"], "a game that is played to its end is no work to be cut"
    assert answers[1]["games"] == 5
    assert answers[2]["playouts"] == 12
    assert (done.returncode, done.stderr) == (0, "")


def test_whoever_stops_listening_is_left_in_peace(engine: Engine) -> None:
    engine.ask("new", game="duel", seed=3)
    assert engine.process.stdin is not None and engine.process.stdout is not None
    engine.process.stdout.close()
    engine.process.stdin.write(b'{"id": 1, "do": "digest"}\n' * 3)
    engine.process.stdin.flush()
    assert engine.process.wait(PATIENCE) == 0  # though its input has not ended
    assert engine.process.stderr is not None
    assert engine.process.stderr.read() == b""


@pytest.mark.parametrize("position", [{}, {"game": "?"}, {"game": "?", "phase": "?", "zz": 1}])
def test_a_position_without_anything_is_told_of_all_that_is_missing(
    engine: Engine, position: dict[str, object]
) -> None:
    for game in ("reconquista", "st279", "hispania", "crusades2"):
        engine.ask("new", game=game, seed=1)
        problems = engine.fail("set", position=position)["args"]["problems"]
        told = {(problem["code"], problem["place"]) for problem in problems}
        needed = {"game", "turn", "phase"} - set(position)
        assert told >= {("missing-field", place) for place in needed}, game
        if position:
            assert ("unknown-game", "game") in told
        if "zz" in position:
            assert told >= {("unknown-phase", "phase"), ("unknown-field", "zz")}


@pytest.mark.parametrize(
    ("game", "most", "option"), [("hispania", 6, "events"), ("crusades2", 10, "action_chits")]
)
def test_a_value_that_only_a_draw_shows_is_no_die_of_a_game_without_draws(
    engine: Engine, game: str, most: int, option: str
) -> None:
    engine.ask("new", game=game, seed=1)
    assert engine.fail("dice", values=[most, most + 1])["code"] == "bad-dice"
    assert engine.ask("dice", values=[most])["queued"] == 1
    engine.ask("dice", values=[], clear=True)
    engine.ask("new", game=game, seed=1, options={option: True})
    assert engine.ask("dice", values=[most + 1])["queued"] == 1
    # The die waits on: no game begins that could never show it.
    assert engine.fail("new", game=game, seed=1)["code"] == "bad-dice"
    assert engine.ask("dice", values=[])["queued"] == 1


def test_a_field_of_a_new_game_that_is_null_is_left_out(engine: Engine) -> None:
    fields: dict[str, None] = {"scenario": None, "seed": None, "options": None, "players": None}
    assert engine.ask("new", game="hispania", **fields)["decision"]["side"] == "yellow"
    assert set(engine.ask("score")["total"]) == {"yellow", "green", "blue", "red"}


@pytest.mark.parametrize("game", [entry.id for entry in GAMES])
def test_odds_of_no_kind_are_told_of_as_a_field_that_is_missing(engine: Engine, game: str) -> None:
    assert engine.ask("new", game=game, seed=1)["decision"]
    error = engine.fail("odds")
    assert error["code"] == "bad-request"
    told = [(one["code"], one["place"]) for one in error["args"]["problems"]]
    assert ("missing-field", "kind") in told
