"""The engine protocol, driven as a separate process."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from reconquista_qt.engine.session import Session
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.storage.saves import write_game
from reconquista_qt.wording import languages
from tests.games.reconquista.rules.table import area, position
from tests.protocol.driver import Engine

DECISION = {"side", "kind", "turn", "phase", "prompt", "options", "input", "over"}


@pytest.fixture
def engine() -> Iterator[Engine]:
    """Start an engine for one test."""
    with Engine() as running:
        yield running


@pytest.fixture(scope="module")
def engines() -> Iterator[list[Engine]]:
    kept: list[Engine] = []
    yield kept
    for engine in kept:
        assert engine.close() == 0 and engine.errors == b""


@pytest.fixture
def running(engines: list[Engine]) -> Engine:
    """Return an engine that others have asked before: for who begins a game, or needs none."""
    if not engines:  # not before the user's folders are those of a test
        engines.append(Engine())
    return engines[0]


def test_hello_names_the_protocol_the_version_and_the_games(engine: Engine) -> None:
    answer = engine.ask("hello")
    assert answer["protocol"] == 1
    assert isinstance(answer["version"], str)
    game = answer["games"][0]
    assert game["id"] == "reconquista"
    assert set(game["name"]) == set(languages())
    assert game["scenarios"][0]["id"] == "standard"


def test_a_whole_game_ends_with_a_level_and_the_same_digest_as_the_session(engine: Engine) -> None:
    decision = engine.ask("new", game="reconquista", seed=7)["decision"]
    session, rng = Session.new(GAME, seed=7), random.Random(1)
    while decision["over"] is None:
        assert set(decision) == DECISION
        assert decision["side"] == "christian"
        action = rng.choice(decision["options"])
        answer = engine.ask("act", action=action)
        entries = session.act(GAME.action_from(action))
        assert [e["kind"] for e in answer["events"]] == [e.event.kind for e in entries]
        decision = answer["decision"]
    assert decision["options"] == []
    assert set(decision["over"]) == {"reason", "total", "level"}
    assert engine.ask("digest")["digest"] == GAME.digest(session.state)
    score = engine.ask("score")
    assert score["total"] == decision["over"]["total"] == sum(x["points"] for x in score["lines"])
    journal = engine.ask("journal")["entries"]
    assert [entry["n"] for entry in journal] == list(range(1, len(session.journal) + 1))
    assert set(journal[0]) == {"n", "turn", "phase", "kind", "args", "rule", "text"}
    assert engine.ask("journal", since=len(journal) - 2)["entries"] == journal[-2:]
    assert engine.fail("act", action={"do": "done"})["rule"] == "turn/sequence"


@pytest.mark.rule(
    "reconquista:phase4/example-simple", "reconquista:phase5/table", "reconquista:phase1/region"
)
def test_scripted_dice_are_taken_in_the_order_a_script_foresees(engine: Engine) -> None:
    # Rebellion: Castilla, Rebels at Valencia; event 2: three Frenchmen at Oviedo.
    assert engine.ask("dice", values=[3, 1])["queued"] == 2
    assert engine.ask("dice", values=[4, 1, 1, 3, 2])["queued"] == 7
    areas = {
        "oviedo": area("christian", fortress=True, christian_garrison=1),
        "granada": area("muslim", muslim_garrison=1),
    }
    engine.ask("set", position=position("rebellion", areas))
    found = engine.ask("position")["position"]
    assert found["areas"]["valencia"]["units"] == {"rebel": 1}
    assert found["areas"]["oviedo"]["besiegers"] == {"french": 3}
    assert found["event"] == {"number": 2, "count": 3}
    # Reaction: North Africa, port 6 (Tarragona), 6 armies. Sieges: the French, tied then beaten.
    engine.ask("act", action={"do": "done"})
    assert engine.ask("dice", values=[6, 6, 2, 1, 1, 1, 1])["queued"] == 7
    events = engine.ask("act", action={"do": "done"})["events"]
    landed = next(e for e in events if e["kind"] == "units_placed")
    assert landed["args"]["area"] == "tarragona"
    assert landed["args"]["units"] == {"muslim_army": 2}


def test_why_says_the_rule_and_changes_nothing(running: Engine) -> None:
    running.ask("new", game="reconquista", seed=7)
    before = running.ask("digest")
    refusal = running.ask("why", action={"do": "build", "what": "city", "area": "oviedo"})[
        "refusal"
    ]
    assert refusal["rule"] == "counters/limits" or refusal["rule"] == "phase3/income"
    assert set(refusal) == {"code", "rule", "args", "text"}
    assert running.ask("why", action={"do": "done"})["refusal"] is None
    error = running.fail("act", action={"do": "build", "what": "army", "area": "cordoba"})
    assert error["rule"] == "phase3/army"
    assert running.ask("digest")["digest"] == before["digest"]


def test_undo_and_redo(running: Engine) -> None:
    first = running.ask("new", game="reconquista", seed=7)["decision"]
    assert running.fail("undo")["code"] == "nothing-to-undo"
    assert running.fail("redo")["code"] == "nothing-to-redo"
    start = running.ask("digest")["digest"]
    seen = [start]
    for action in ({"do": "build", "what": "garrison", "area": "oviedo"}, {"do": "done"}):
        running.ask("act", action=action)
        seen.append(running.ask("digest")["digest"])
    running.ask("act", action={"do": "done"})
    last = running.ask("digest")["digest"]
    assert running.ask("undo")["decision"]["kind"] == "move"
    assert running.ask("digest")["digest"] == seen[2]
    assert running.ask("undo", to=1)["decision"] == first
    assert running.ask("digest")["digest"] == start
    running.ask("redo", to=1000)
    assert running.ask("digest")["digest"] == last


def test_undo_stops_at_dice_where_the_game_says_so(running: Engine) -> None:
    options = {"undo_stops_at_dice": True, "even_result": "die"}
    running.ask("new", game="reconquista", seed=7, options=options)
    running.ask("act", action={"do": "done"})
    assert running.ask("undo")["decision"]["kind"] == "spend"
    running.ask("act", action={"do": "done"})
    running.ask("act", action={"do": "done"})
    assert running.fail("undo")["code"] == "nothing-to-undo"


@pytest.mark.parametrize("phase", ["rebellion", "events", "income", "movement", "reaction", "end"])
def test_set_goes_on_from_any_phase(running: Engine, phase: str) -> None:
    areas = {
        "oviedo": area("christian", christian_garrison=1, christian_army=1),
        "granada": area("muslim", muslim_garrison=1),
    }
    running.ask("new", game="reconquista", seed=4)
    decision = running.ask("set", position=position(phase, areas))["decision"]
    assert decision["options"] or decision["over"]


def test_set_names_every_problem(running: Engine) -> None:
    running.ask("new", game="reconquista", seed=3)
    before = running.ask("digest")["digest"]
    bad = position("income", {
        "oviedo": area("christian", christian_army=1, muslim_army=1),
        "leon": area(besiegers={"christian_army": 1}),
        "porto": area("pagan"),
        "lisboa": area(el_cid_christian=1),
    })  # fmt: skip
    bad["turn"] = 21
    bad["colour"] = "red"
    del bad["areas"]["granada"]
    error = running.fail("set", position=bad)
    assert error["code"] == "bad-position"
    places = {problem["place"] for problem in error["args"]["problems"]}
    assert places == {
        "turn", "colour", "areas.granada", "areas.oviedo.units", "areas.leon.besiegers",
        "areas.porto.city", "areas.lisboa.units",
    }  # fmt: skip
    assert running.ask("digest")["digest"] == before


def test_dice_no_die_can_show_are_refused_whole(engine: Engine) -> None:
    for values in ([1000], [1, 0], [True], ["1"], [1.0], "12", None):
        engine.fail("dice", values=values)
    assert engine.ask("dice", values=[])["queued"] == 0
    assert engine.ask("dice", values=[1, 2, 3])["queued"] == 3


@pytest.mark.parametrize("values", [["1"], [1, 2.0], [True], [None], "12", None])
def test_dice_that_are_no_whole_numbers_are_a_bad_request(running: Engine, values: Any) -> None:
    assert running.fail("dice", values=values)["code"] == "bad-request"


def test_a_game_with_typed_dice_goes_on_with_seeded_ones(engine: Engine, tmp_path: Path) -> None:
    typed = Session.new(GAME, seed=3, typed_dice=True)
    typed.enter_dice([3, 1])
    path = tmp_path / "typed.reconquista"
    write_game(typed, path)
    decision = engine.ask("load", path=str(path))["decision"]
    assert decision["over"] is None
    assert decision["options"]
    assert decision["side"] == "christian"
    assert engine.ask("act", action=decision["options"][-1])["decision"]["options"]


def test_save_and_load(running: Engine, tmp_path: Path) -> None:
    path = str(tmp_path / "añejo.reconquista")
    running.ask("new", game="reconquista", seed=7)
    running.ask("act", action={"do": "done"})
    decision, digest = running.ask("decision")["decision"], running.ask("digest")["digest"]
    running.ask("save", path=path)
    running.ask("new", game="reconquista", seed=12)
    assert running.ask("load", path=path)["decision"] == decision
    assert running.ask("digest")["digest"] == digest
    running.ask("undo")
    (tmp_path / "bad.reconquista").write_text("{", encoding="utf-8")
    for broken in (tmp_path / "bad.reconquista", tmp_path / "none.reconquista", tmp_path):
        running.fail("load", path=str(broken))
    running.fail("save", path=str(tmp_path / "no" / "such" / "folder.reconquista"))
    running.fail("save", path=str(tmp_path))
    assert running.ask("redo")["decision"] == decision


def test_built_in_players_answer(running: Engine) -> None:
    running.ask("new", game="reconquista", seed=5)
    one = running.ask("play", policy="random", until="decision")
    assert len(one["actions"]) == 1
    phase = running.ask("play", policy="greedy", until="phase")["decision"]["phase"]
    assert phase in ("movement", "income", "events")
    turn = running.ask("decision")["decision"]["turn"]
    assert running.ask("play", policy="greedy", until="turn")["decision"]["turn"] > turn
    assert running.ask("play", policy="random", until="end")["decision"]["over"]
    assert running.fail("play", policy="deity", until="end")["code"] == "bad-request"


def test_odds_are_exact(running: Engine) -> None:
    answer = running.ask(
        "odds", kind="battle", attacker={"christian_army": 1}, defender={"muslim_garrison": 1},
        mountain=False, shelter=True, cid=None,
    )  # fmt: skip
    assert answer["attacker_wins"] == pytest.approx(1 / 2 * 2 / 3, abs=1e-9)
    assert answer["both_destroyed"] == pytest.approx(1 / 2 * 1 / 3, abs=1e-9)
    assert answer["drawn"] == pytest.approx(1 / 2 * 2 / 3, abs=1e-9)
    siege = running.ask(
        "odds", kind="siege", besieger={"christian_army": 1}, defender={}, city=True,
        fortress=False, cid=False, same_religion=False,
    )  # fmt: skip
    parts = ("taken", "surrendered", "beaten_off", "both_destroyed")
    assert sum(siege[part] for part in parts) == pytest.approx(1, abs=1e-9)
    assert running.fail("odds", kind="duel")["code"] == "bad-request"


def test_before_a_game_there_is_none(engine: Engine) -> None:
    for do in ("position", "decision", "undo", "redo", "journal", "score", "digest"):
        assert engine.fail(do)["code"] == "no-game"
    assert engine.fail("act", action={"do": "done"})["code"] == "no-game"


@pytest.mark.parametrize(
    "line",
    [b"", b"null", b"[]", b"3", b'"new"', b"{", b"\xff\xfe", b'{"id":1}', b'{"do":3}',
     b'{"do":"fly"}', b'{"do":"new"}', b'{"do":"new","game":"chess"}',
     b'{"do":"new","game":"reconquista","seed":"x"}', b'{"do":"new","game":"reconquista","x":1}',
     b'{"do":"new","game":"reconquista","options":{"even_result":3}}',
     b'{"do":"new","game":"reconquista","scenario":"../../etc/passwd"}',
     b"[" * 100_000, b'{"a":' * 5000, b"1" * 5000, b'{"do":"hello","id":NaN}', b"\x00",
     b'{"do":"set","position":[]}', b'{"do":"why"}'],
)  # fmt: skip
def test_what_is_no_request_gets_an_error_and_changes_nothing(running: Engine, line: bytes) -> None:
    running.ask("new", game="reconquista", seed=2)
    before = running.ask("digest")["digest"]
    answer = running.raw(line)
    assert answer["ok"] is False
    assert answer["error"]["code"] == "bad-request" or b"set" in line
    assert running.ask("digest")["digest"] == before


def garbage(rng: random.Random) -> bytes:
    """Return a line of random bytes, broken JSON, or a request with broken parts."""
    verbs = ["hello", "new", "position", "set", "decision", "why", "act", "dice", "undo", "redo",
             "journal", "score", "odds", "save", "load", "digest", "play"]  # fmt: skip
    values: list[Any] = [None, True, -1, 0, 2.5, 10**40, "", "oviedo", "\ud800", [], [[]], {},
                         {"do": "move"}, {"units": {"christian_army": -1}}, "x" * 300]  # fmt: skip
    kind = rng.randrange(4)
    if kind == 0:
        return bytes(rng.choice(b'\x00\x80\xff{}[]":,abc 123') for _ in range(rng.randrange(60)))
    names = ["id", "game", "seed", "position", "action", "values", "to", "since", "policy",
             "until", "kind", "attacker", "options", "scenario", "besieger"]  # fmt: skip
    request = {name: rng.choice(values) for name in rng.sample(names, rng.randrange(6))}
    request["do"] = rng.choice([*verbs, *values])
    if request["do"] in ("save", "load") or request.get("until") == "end":
        request["path"] = rng.choice([None, 3, "", "/", "/no/such/place/x.reconquista", "\x00"])
    text = json.dumps(request).encode()
    if kind == 1:
        cut = rng.randrange(len(text))
        return text[:cut] + bytes([rng.randrange(1, 256)]).replace(b"\n", b"?") + text[cut + 1 :]
    return text


def test_two_thousand_lines_of_garbage(engine: Engine) -> None:
    rng = random.Random(2000)
    engine.ask("new", game="reconquista", seed=9)
    for _ in range(2000):
        answer = engine.raw(garbage(rng).replace(b"\n", b" "))
        assert set(answer) >= {"id", "ok"}
        if not answer["ok"]:
            assert answer["error"]["text"]["es"]
            assert answer["error"]["code"] != "internal-error", answer
    engine.ask("new", game="reconquista", seed=9)
    assert engine.ask("decision")["decision"]["options"]
    assert engine.close() == 0
    assert engine.errors == b""


def test_a_line_without_end_is_answered_once(engine: Engine) -> None:
    answer = engine.raw(b'{"do":"' + b"x" * (5 << 20) + b'"}')
    assert answer["error"]["code"] == "bad-request"
    assert engine.ask("hello")["ok"]


@pytest.mark.parametrize("number", ["1e999", "-1e999", "[1e400]", '{"a": 1e999}'])
def test_what_json_cannot_hold_is_never_answered(running: Engine, number: str) -> None:
    answer = running.raw(f'{{"do":"hello","id":{number}}}'.encode())
    assert answer["id"] is None
    assert answer["error"]["code"] == "bad-request"
    assert running.ask("hello")["ok"]


@pytest.mark.parametrize("depth", [101, *range(980, 1000)])
def test_brackets_within_brackets_without_end_are_no_request(running: Engine, depth: int) -> None:
    deep = "[" * depth + "]" * depth
    for request in (
        f'{{"id":{deep},"do":"hello"}}',
        f'{{"do":"new","game":"reconquista","options":{{"even_result":{deep}}}}}',
        f'{{"do":"odds","kind":"battle","attacker":{deep},"defender":{{}}}}',
    ):
        assert running.raw(request.encode())["error"]["code"] == "bad-request"
