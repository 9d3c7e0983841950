"""Computer players of a game with two seats, a ten-sided die and something hidden."""

from __future__ import annotations

import copy
from itertools import islice
from typing import Any

import pytest

from reconquista_qt.ai.adviser import advise
from reconquista_qt.ai.brain import brain_of
from reconquista_qt.ai.chance import Chances
from reconquista_qt.ai.futures import play_on
from reconquista_qt.ai.judging import points_of_seat
from reconquista_qt.ai.laboratory import Experiment, play_one
from reconquista_qt.ai.plain import PlainBrain, spread
from reconquista_qt.ai.playout import cheap_dice, play_out
from reconquista_qt.ai.policies import players, policy
from reconquista_qt.ai.results import table_of
from reconquista_qt.ai.review import Review
from reconquista_qt.ai.search import search
from reconquista_qt.ai.seated import by_seat, hides, honest, sampler, seat_to_move
from reconquista_qt.cli import play, simulate
from reconquista_qt.engine.session import Session
from reconquista_qt.games import MORE_GAMES, GameEntry
from reconquista_qt.games.reconquista.rules.game import GAME as RECONQUISTA
from tests.duel.rules.game import GAME, Duel
from tests.duel.rules.state import NUMBER, Rest, Strike
from tests.duel.rules.steps import Fence
from tests.games_of_tests import decisions, each_entry


@pytest.fixture(autouse=True)
def duel_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(MORE_GAMES, "tests.duel")


def side_by_side(seat: int, hits: tuple[int, int] = (0, 0)) -> Any:
    """Return a duel in which a fencer is asked who stands beside the other; both have drawn."""
    state = Session.new(GAME, seed=1, queue=[1, 1]).state
    state.at = [NUMBER["0,0"], NUMBER["1,0"]]
    state.hits = list(hits)
    state.turn = 12  # the last one
    state.agenda = [state.agenda[0], Fence(seat)]
    return state


def test_what_is_known_of_any_game_is_enough_to_play_it() -> None:
    brain = brain_of(GAME)
    assert isinstance(brain, PlainBrain)
    assert brain_of(GAME) is brain
    for name in ("random", "greedy", "planner:20"):
        state = GAME.new("standard", {})
        assert play_out(state, policy(name, GAME, 3), cheap_dice(3)) > 10
        assert state.over is not None


def test_each_seat_is_worth_what_it_is_ahead() -> None:
    brain = brain_of(GAME)
    state = side_by_side(0, (1, 0))
    assert brain.evaluate(state, "red") == 1
    assert brain.evaluate(state, "blue") == -1


def test_the_search_serves_the_seat_that_moves() -> None:
    """In the last move a strike can only help whoever strikes, whichever seat that is."""
    for seat, name in ((0, "red"), (1, "blue")):
        state = side_by_side(seat)
        found = list(islice(search(state, brain_of(GAME), 1, seat=name), 400))[-1]
        assert found[0].line[0][0] in (Strike(False), Strike(True))
        assert found[0].mean > 0
        other = "blue" if name == "red" else "red"
        found = list(islice(search(state, brain_of(GAME), 1, seat=other), 400))[-1]
        assert not isinstance(found[0].line[0][0], Strike)


def test_the_planner_strikes_when_it_is_the_last_chance() -> None:
    for seat in (0, 1):
        choose = policy("planner:300", GAME, 5)
        assert isinstance(choose(side_by_side(seat)), Strike)


def test_each_seat_has_its_own_player() -> None:
    asked: list[tuple[str, str]] = []

    def noting(name: str) -> Any:
        def choose(state: Any) -> Any:
            asked.append((name, state.agenda[-1].side))
            return Rest()

        return choose

    state = GAME.new("standard", {})
    play_out(state, by_seat(GAME, {"red": noting("R"), "blue": noting("B")}), cheap_dice(1))
    assert set(asked) == {("R", "red"), ("B", "blue")}
    with pytest.raises(KeyError):
        play_out(GAME.new("standard", {}), players({"red": "random"}, GAME), cheap_dice(1))


def test_a_good_player_beats_a_random_one_from_either_seat() -> None:
    for seat in ("red", "blue"):
        other = "blue" if seat == "red" else "red"
        lead = 0
        for number in range(40):
            state = GAME.new("standard", {})
            play_out(state, players({seat: "planner:60", other: "random"}, GAME, number),
                     cheap_dice(number))  # fmt: skip
            lead += points_of_seat(state.over, seat) - points_of_seat(state.over, other)
        assert lead > 0, seat


class Watched(Duel):
    """A duel that notes whose eyes it is seen with."""

    id = "duel"

    def __init__(self) -> None:
        self.sampled: list[str] = []

    def sample(self, state: Any, seat: str, rng: Any) -> Any:
        self.sampled.append(seat)
        return super().sample(state, seat, rng)


def test_players_see_no_more_than_their_seat() -> None:
    """Whatever the other's chit is: the greedy player and the planner do the same."""
    assert hides(GAME) and not hides(RECONQUISTA)
    for name in ("greedy", "planner:40"):
        chosen = []
        for hidden, pool in (("lunge", ["feint"]), ("feint", ["lunge"])):
            state = side_by_side(0)
            state.chits, state.pool = ["guard", hidden], pool
            chosen.append(policy(name, GAME, 8)(state))
        assert chosen[0] == chosen[1], name
    game = Watched()
    honest(game, lambda state: Rest(), 1)(side_by_side(1))
    assert game.sampled == ["blue"]
    seen = set()
    sample = sampler(GAME, "red", 4)
    assert sample is not None
    for number in range(30):
        state = sample(side_by_side(0), number)
        seen.add(state.chits[1])
        assert state.chits[0] == "guard"
    assert seen == {"lunge", "feint"}


def test_the_adviser_speaks_for_the_seat_that_is_asked() -> None:
    for seat, name in ((0, "red"), (1, "blue")):
        state = side_by_side(seat)
        assert seat_to_move(GAME, state) == name
        for advice in advise("duel", state, 3):
            if advice is not None and (advice.playouts > 300 or advice.finished):
                break
        assert advice is not None
        assert isinstance(advice.best.actions[0], Strike)
        assert advice.plan and advice.plan[0].kind == "fence"


def test_games_from_here_are_told_for_the_seat_that_is_asked() -> None:
    state = side_by_side(1, (0, 1))
    found = list(play_on("duel", state, "random", [()], range(20)))
    assert {one.points for one in found} <= {1, 2}
    assert {one.level for one in found} <= {"won"}


def test_rows_tell_of_every_seat() -> None:
    experiment = Experiment("duel", "random", 1, 3, policies={"blue": "greedy"})
    rows = [play_one(experiment, seed) for seed in (1, 2, 3)]
    names, cells = table_of(experiment, rows)
    assert names[-5:] == ["winner", "points_red", "level_red", "points_blue", "level_blue"]
    for row, line in zip(rows, cells, strict=True):
        assert len(line) == len(names)
        assert row == play_one(experiment, row.seed)
        points = dict(zip(names, line, strict=True))
        if row.winner:
            loser = "red" if row.winner == "blue" else "blue"
            assert points[f"points_{row.winner}"] > points[f"points_{loser}"]
    with pytest.raises(KeyError):
        play_one(Experiment("duel", "random", 1, 1, policies={"green": "greedy"}), 1)


def test_a_review_is_that_of_a_seat() -> None:
    session = Session.new(GAME, seed=2)
    while session.state.over is None:
        session.act(policy("greedy", GAME, len(session.inputs))(session.state))
    for seat in ("red", "blue"):
        review = Review.of(session, seat=seat)
        assert {choice.state.agenda[-1].side for choice in review.moments.choices} == {seat}
        assert review.moments.throws


def test_dice_of_any_faces_are_spread_evenly_over_the_playouts() -> None:
    chances = Chances(2)
    state = GAME.new("standard", {})
    shown = []
    for number in range(360):
        dice = chances.dice(state, number)
        shown += [(dice(1, 10) or (0,))[0], (dice(1, 10) or (0,))[0]]
    assert set(shown) == set(range(1, 11))
    counts = [shown.count(value) for value in range(1, 11)]
    # Far more even than chance would have it: six strata hold ten faces.
    assert max(counts) - min(counts) < 30


def test_copies_of_a_player_play_on_alike() -> None:
    state = GAME.new("standard", {})
    one = brain_of(GAME).expert()
    play_out(state, one, cheap_dice(1), until=lambda now: now.turn > 3)
    twins = copy.copy(one), copy.copy(one)
    ends = []
    for twin in twins:
        after = state.clone()
        play_out(after, twin, cheap_dice(7))
        ends.append(GAME.digest(after))
    assert ends[0] == ends[1]


def test_some_of_many_are_taken_evenly_and_the_last_is_among_them() -> None:
    assert spread(range(100), 5) == [0, 24, 49, 74, 99]
    assert spread(range(3), 5) == [0, 1, 2]
    assert spread(range(9), 1) == [8]


def test_simulate_writes_rows_of_any_game(tmp_path: Any, capsys: Any) -> None:
    out = tmp_path / "rows.csv"
    words = ["--game", "duel", "--games", "4", "--policy", "random", "--seat", "red=greedy"]
    assert simulate.main([*words, "--jobs", "1", "--out", str(out)]) == 0
    head, *rows = out.read_text(encoding="utf-8").splitlines()
    assert head.endswith("actions,winner,points_red,level_red,points_blue,level_blue")
    assert len(rows) == 4
    for wrong in ("green=greedy", "red=wizard", "red"):
        with pytest.raises(SystemExit) as caught:
            simulate.main([*words, "--seat", wrong, "--jobs", "1", "--out", str(out)])
        assert caught.value.code == 2
    capsys.readouterr()


def test_play_tells_how_games_of_any_game_ended(capsys: Any) -> None:
    assert play.main(["--game", "duel", "--games", "3", "--policy", "random"]) == 0
    assert "3 games" in capsys.readouterr().out


@each_entry
def test_every_kind_of_decision_is_advised_at_once(entry: GameEntry) -> None:
    """The first answer comes before any playout, whatever a game's actions are made of."""
    seen: set[str] = set()
    for session, decision in decisions(entry.rules(), 5, most=60):
        if decision.kind in seen:
            continue
        seen.add(decision.kind)
        advice = next(advise(entry.id, session.state.clone(), 1))
        assert advice is not None and advice.plan
        assert session.why_not(advice.plan[0].action) is None or entry.rules().hides
    assert seen
