"""What every game of the house must keep, whatever its rules. Nothing here knows a game."""

from __future__ import annotations

import copy
import importlib
import json
import pickle
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from reconquista_qt import assets
from reconquista_qt.engine.decision import Decision, DiceWanted, Over
from reconquista_qt.engine.game import AnyGame
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.engine.session import Acted, Session
from reconquista_qt.engine.views import entries_seen, seat_of
from reconquista_qt.games import GameEntry
from tests.games_of_tests import ALL, decisions, each_entry, some_options

games = pytest.mark.parametrize("game", [entry.rules() for entry in ALL], ids=lambda game: game.id)
SEEDS = range(2)
LONG = 150  # decisions of a game that are looked at closely


@cache
def finished(game: AnyGame) -> tuple[Session, Any, frozenset[str]]:
    """Return a random game to its end, its last action, and the sides that were asked in it."""
    moments = [(session, decision.side) for session, decision in decisions(game, 8)]
    session, sides = moments[-1][0], {side for _, side in moments}
    done = next(given for given in reversed(session.inputs) if isinstance(given, Acted))
    return session, done.action, frozenset(sides)


def fields(state: Any) -> dict[str, Any]:
    """Return a deep copy of what a state holds and a clone does not share."""
    twin = state.clone()
    return {
        name: copy.deepcopy(getattr(state, name))
        for name in state.__slots__
        if getattr(state, name) is not getattr(twin, name) or _is_plain(getattr(state, name))
    }


def _is_plain(value: Any) -> bool:
    return value is None or isinstance(value, (int, str, bool, tuple))


@games
def test_every_option_is_legal_and_applies_to_a_copy_alone(game: AnyGame) -> None:
    for seed in SEEDS:
        for session, decision in decisions(game, seed, most=LONG):
            before = game.digest(session.state)
            held = fields(session.state)
            for action in decision.options[:60]:
                assert session.why_not(action) is None
                twin = session.state.clone()
                twin.agenda[-1].apply(twin, action, None)
            assert game.digest(session.state) == before
            assert fields(session.state) == held


@games
def test_options_come_in_a_stable_order_without_repeats(game: AnyGame) -> None:
    for session, decision in decisions(game, 3, most=LONG):
        again = session.waiting
        assert isinstance(again, Decision)
        assert again.options == decision.options
        assert len(set(decision.options)) == len(decision.options) > 0
        assert decision.kind and decision.rule and decision.phase


@games
def test_states_pickle_in_the_middle_of_anything(game: AnyGame) -> None:
    for session, _ in decisions(game, 4, most=LONG):
        twin = pickle.loads(pickle.dumps(session.state))
        assert game.digest(twin) == game.digest(session.state)
        assert fields(twin) == fields(session.state)


@games
def test_a_clone_shares_nothing_that_changes(game: AnyGame) -> None:
    for session, _ in decisions(game, 5, most=40):
        state = session.state
        twin = state.clone()
        for name in state.__slots__:
            mine, theirs = getattr(state, name), getattr(twin, name)
            if isinstance(mine, (list, dict, set)):
                assert mine is not theirs, name
                inside = mine.values() if isinstance(mine, dict) else mine
                for one in inside:
                    if isinstance(one, (list, dict, set)):
                        assert not any(one is other for other in _values(theirs)), name


def _values(value: Any) -> Any:
    return value.values() if isinstance(value, dict) else value


@games
def test_actions_and_events_survive_json(game: AnyGame) -> None:
    for session, decision in decisions(game, 6, most=LONG):
        for action in decision.options[:60]:
            data = json.loads(json.dumps(game.action_data(action)))
            assert game.action_from(data) == action
        last = session
    for entry in last.journal:
        assert entry.rule, entry
        data = json.loads(json.dumps(entry.event.args()))
        assert game.event_from(entry.event.kind, data, entry.rule) == entry.event


@games
def test_positions_survive_json_and_go_on_the_same(game: AnyGame) -> None:
    same = 0
    for session, decision in decisions(game, 7, most=LONG):
        data = json.loads(json.dumps(game.position(session.state)))
        twin = Session.at(game, data, seed=1, options=session.options)
        assert not game.problems(twin.state)
        # In the middle of some things a position says less than the agenda: those begin anew.
        same += twin.waiting == decision and game.digest(twin.state) == game.digest(session.state)
    assert same > 3


@games
def test_the_same_seed_and_actions_give_the_same_game(game: AnyGame) -> None:
    for seed in SEEDS:
        first, second = (
            [game.digest(session.state) for session, _ in decisions(game, seed, most=LONG)]
            for _ in range(2)
        )
        assert first == second


@games
def test_random_games_end_and_break_no_invariant(game: AnyGame) -> None:
    for seed in range(2):
        rng = random.Random(seed)
        session: Session | None = None
        for session, _ in decisions(game, 100 + seed, some_options(game, rng)):
            assert game.problems(session.state) == []
        assert session is not None
        assert isinstance(session.waiting, Over)


@games
def test_undo_and_redo_give_everything_back(game: AnyGame) -> None:
    session = finished(game)[0].fork()
    digest = game.digest(session.state)
    journal = list(session.journal)
    inputs = list(session.inputs)
    rng = random.Random(2)
    for _ in range(2):
        session.undo(rng.randrange(1, len(inputs) + 1))
        while session.undone:
            session.redo()
        assert game.digest(session.state) == digest
        assert session.journal == journal
        assert session.inputs == inputs
    folded = Session.new(game, seed=77, options=session.options)
    folded.rewind()
    folded.undone.clear()
    folded.replay(inputs)
    assert game.digest(folded.state) == digest
    assert folded.journal == journal


def broken(data: dict[str, Any]) -> Iterator[Any]:
    """Yield what is almost an action, for each of its fields."""
    yield {**data, "no_such_field": 1}
    for key in data:
        yield {name: value for name, value in data.items() if name != key}
        for value in (None, [1], {"no": "such"}, "no such thing", -(10**30), 1.5, True, []):
            if type(value) is not type(data[key]):
                yield {**data, key: value}


@games
def test_what_is_no_action_is_refused_with_its_place(game: AnyGame) -> None:
    refused = 0
    for wrong in (None, 1, "x", [], {}, {"do": 1}, {"do": "fly"}, {"do": None}):
        with pytest.raises(BadInput) as caught:
            game.action_from(wrong)
        assert caught.value.problems
    seen: set[tuple[str, ...]] = set()
    for _, decision in decisions(game, 10, most=LONG):
        for action in decision.options[:30]:
            data = game.action_data(action)
            if (kind := tuple(sorted(data))) in seen:
                continue
            seen.add(kind)
            for wrong in broken(data):
                try:
                    found = game.action_from(wrong)
                except BadInput as bad:
                    assert bad.problems, wrong
                    refused += 1
                else:  # a field that may be left out, or may hold several kinds of things
                    assert game.action_from(game.action_data(found)) == found, wrong
    assert refused > 3 * len(seen)


@games
def test_what_is_no_position_is_refused_and_nothing_else_happens(game: AnyGame) -> None:
    whole = game.position(Session.new(game, seed=1).state)
    wrongs: list[Any] = [None, 1, "x", [], {}, {"game": "no such game"}]
    wrongs += [{**whole, "no_such_field": 1}, {**whole, "turn": "one"}, {**whole, "phase": 3}]
    for wrong in wrongs:
        with pytest.raises(BadInput) as caught:
            Session.at(game, wrong, seed=1)
        assert caught.value.problems, wrong


@games
def test_a_finished_game_has_no_options_and_takes_no_action(game: AnyGame) -> None:
    session, done, _ = finished(game)
    assert isinstance(session.waiting, Over)
    refusal = session.why_not(done)
    assert refusal is not None and refusal.rule


@games
def test_unknown_scenarios_and_options_are_refused_by_name(game: AnyGame) -> None:
    for scenario, options in (("no such", {}), (None, {"no such": 1})):
        with pytest.raises(BadInput) as caught:
            Session.new(game, seed=1, scenario=scenario, options=options)
        assert caught.value.problems
    for option in game.option_list:
        assert option.default in option.choices
        assert option.rule
        with pytest.raises(BadInput):
            Session.new(game, seed=1, options={option.id: "no such choice"})


@games
def test_every_scenario_begins(game: AnyGame) -> None:
    for scenario in game.scenarios:
        assert {"en", "es"} <= set(game.scenario_name(scenario))
        session = Session.new(game, seed=2, scenario=scenario)
        assert isinstance(session.waiting, (Decision, Over))


@games
def test_dice_and_draws_stay_within_their_faces(game: AnyGame) -> None:
    session, rng = Session.new(game, seed=11, typed_dice=True), random.Random(11)
    rolled = 0
    for _ in range(400):
        waiting = session.waiting
        if isinstance(waiting, Over):
            break
        if isinstance(waiting, Decision):
            session.act(rng.choice(waiting.options))
            continue
        assert isinstance(waiting, DiceWanted)
        assert 1 <= waiting.faces <= game.largest_die
        assert waiting.count > 0 and waiting.purpose and waiting.rule
        if waiting.things:
            assert len(waiting.things) == waiting.faces
        if waiting.faces < game.largest_die:
            before = game.digest(session.state), list(session.inputs)
            with pytest.raises(BadInput) as caught:
                session.enter_dice([game.largest_die] * waiting.count)
            assert caught.value.code == "bad-dice"
            assert (game.digest(session.state), session.inputs) == before
            assert not session.dice.queue
        with pytest.raises(ValueError):
            session.enter_dice([game.largest_die + 1])
        session.enter_dice([rng.randint(1, waiting.faces) for _ in range(waiting.count)])
        rolled += 1
    assert rolled > 0


# -- seats -----------------------------------------------------------------------------------------


@games
def test_every_side_that_is_asked_sits_somewhere(game: AnyGame) -> None:
    session, _, sides = finished(game)
    for side in sides:
        assert seat_of(game, session.state, side) is not None, side
    seats = game.seats(session.state)
    assert len({seat.id for seat in seats}) == len(seats) > 0
    assert [one.seat for one in game.standings(session.state)] == [seat.id for seat in seats]
    over = session.waiting
    assert isinstance(over, Over)
    assert over.winner in (None, *(seat.id for seat in seats))
    told = json.loads(json.dumps(game.over_data(session.state)))
    assert told["reason"] == over.reason
    score = json.loads(json.dumps(game.score_data(session.state)))
    assert {"total", "level", "lines"} <= set(score)


@games
def test_what_a_seat_sees_is_json_and_a_sample_looks_alike_to_it(game: AnyGame) -> None:
    rng = random.Random(3)
    for number, (session, _) in enumerate(decisions(game, 13, most=LONG)):
        if number % 7:
            continue
        for seat in game.seats(session.state):
            seen = json.dumps(game.observe(session.state, seat.id), sort_keys=True)
            before = game.digest(session.state)
            twin = game.sample(session.state, seat.id, rng)
            assert json.dumps(game.observe(twin, seat.id), sort_keys=True) == seen
            assert game.problems(twin) == []
            assert game.digest(session.state) == before
            shown = list(entries_seen(game, session.journal, seat))
            assert len(shown) <= len(session.journal)
            for entry in shown:
                json.dumps(entry.event.args())


@games
def test_what_is_hidden_does_not_change_what_another_seat_is_told(game: AnyGame) -> None:
    """A sample differs only in what a seat cannot see: its own options must not tell either."""
    rng = random.Random(5)
    for number, (session, decision) in enumerate(decisions(game, 14, most=LONG)):
        if number % 5:
            continue
        seat = seat_of(game, session.state, decision.side)
        assert seat is not None
        twin = game.sample(session.state, seat.id, rng)
        assert tuple(twin.agenda[-1].options(twin)) == decision.options


# -- the parts of an entry -------------------------------------------------------------------------


@each_entry
def test_words_speak_of_everything_in_both_languages(entry: GameEntry) -> None:
    game = entry.rules()
    for language in ("en", "es"):
        words = entry.words(language)
        assert words is entry.words(language)
        assert words.game(entry.id)
        for number, (session, decision) in enumerate(decisions(game, 15, most=LONG)):
            if number % 4:
                continue
            assert words.prompt(decision, session.state)
            assert words.prompt_rich(decision, session.state)
            for action in decision.options[:20]:
                assert words.option(action, decision.kind)
        assert words.prompt(session.waiting, session.state)
        for told in session.journal:
            assert words.event(told) and words.event_rich(told)
        for seat in game.seats(session.state):
            assert words.side(seat.id)


@each_entry
def test_a_position_of_one_game_is_none_of_another(entry: GameEntry) -> None:
    game = entry.rules()
    for other in ALL:
        if other.id != entry.id:
            strange = other.rules()
            with pytest.raises(BadInput):
                Session.at(game, strange.position(Session.new(strange, seed=1).state), seed=1)


@each_entry
def test_the_files_that_the_rules_are_read_from_are_named(entry: GameEntry) -> None:
    game, folder = entry.rules(), assets.resource(entry.id)
    named = {folder.joinpath(*name.split("/")) for name in game.data_files}
    assert all(path.is_file() for path in named)
    # What else lies in the folder itself has nothing that a rule could ask for.
    others = ("clauses", "starts", "challenges", "forecast", "geometry", "engraving", "reconquest")
    assert set(folder.glob("*.json")) - named <= {folder / f"{name}.json" for name in others}
    assert game.edition


@each_entry
def test_what_a_game_lacks_is_none(entry: GameEntry) -> None:
    for part in ("brain", "board", "book", "odds.speed"):
        try:
            importlib.import_module(f"{entry.package}.{part}")
        except ModuleNotFoundError as missing:
            assert missing.name is not None and missing.name.startswith(entry.package)
    brain = entry.brain()
    assert brain is None or callable(brain.greedy)
