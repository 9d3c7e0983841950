"""What is refused is kept: which rule forbids an action, what is wrong with a position, and where.

Games are played by chance as in `kept_games`. On the way actions are asked about that are like the
legal ones but for one value, which another action had in its place; positions are read in which one
thing is otherwise, and so are the data files of the rules. Kept is what is said of each, as a sum,
with how often each thing was said. Where a change of that is meant, ``RECONQUISTA_KEEP_GOLDEN=1``
writes the file anew, and the change is told of.
"""

from __future__ import annotations

import copy
import json
import os
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from reconquista_qt import assets
from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.game import AnyGame
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.engine.session import Session
from reconquista_qt.games import GameEntry
from reconquista_qt.storage.maps import users_game
from tests.kept_games import Case, Chance, Sum

Place = tuple[Any, ...]


class Noted:
    """A sum of what was said, and how often each code was."""

    def __init__(self) -> None:
        self._sum = Sum()
        self._codes: Counter[str] = Counter()

    def add(self, code: str, said: Any) -> None:
        """Take note of what was said."""
        self._codes[code] += 1
        self._sum.add([code, said])

    def add_trouble(self, trouble: BadInput, about: Any) -> None:
        """Take note of what is wrong with some data: of each problem the code and the place."""
        told = sorted([code, place] for code, place, _ in trouble.problems)
        self.add(told[0][0], [about, told])

    def kept(self) -> dict[str, Any]:
        """Return what is kept of it."""
        return {"sum": self._sum.text, **dict(sorted(self._codes.items()))}


def places_in(data: Any, place: Place = ()) -> Iterator[Place]:
    """Yield the place of each thing in some data, itself first."""
    yield place
    if isinstance(data, Mapping):
        for key in sorted(data, key=str):
            yield from places_in(data[key], (*place, key))
    elif isinstance(data, list | tuple):
        for number, one in enumerate(data):
            yield from places_in(one, (*place, number))


def at(data: Any, place: Place) -> Any:
    """Return what lies at a place."""
    for key in place:
        data = data[key]
    return data


def changed(
    data: Any, place: Place, chance: Chance, places: Sequence[Place], others: list[str]
) -> Any:
    """Return data in which the thing at a place is otherwise, or has more in it."""
    found = copy.deepcopy(data)
    parent, key = at(found, place[:-1]), place[-1]
    was = parent[key]
    ways: list[Any] = [None, -1, "?", [], {}]
    match was:
        case bool():
            ways += [not was] * 4
        case int():
            ways += [was + 1, was - 1, was + 1, was - 1, 0, 1, 2, 3, 99]
        case str():
            ways += [chance.one_of(others) for _ in range(8)]
        case list():
            more = at(data, chance.one_of(places))
            ways += [was[:-1], was[1:], [*was, *was[:1]], was[::-1], [*was, more]] * 2
        case dict():
            first = chance.one_of([*sorted(was, key=str), ""])
            more = at(data, chance.one_of(places))
            ways += [{k: v for k, v in was.items() if k != first}, {**was, "odd": 1}] * 3
            ways += [{**was, chance.one_of(others): more}] * 6
        case None:
            ways += [0, 1, 2, 3, chance.one_of(others)]
    parent[key] = copy.deepcopy(chance.one_of(ways))
    if chance.below(20) == 0 and isinstance(key, str):
        del parent[key]
    return found


def _words(data: Any, places: Sequence[Place]) -> list[str]:
    """Return the texts in some data, and the names of its fields."""
    texts = {one for place in places if isinstance(one := at(data, place), str)}
    return sorted(texts | {place[-1] for place in places if isinstance(place[-1], str)})


def ask_of_positions(
    game: AnyGame, session: Session, chance: Chance, noted: Noted, most: int
) -> None:
    """Read a position with one thing otherwise, so many times."""
    position = json.loads(json.dumps(game.position(session.state)))
    places = [place for place in places_in(position) if place]
    words = _words(position, places)
    for _ in range(most):
        place = chance.one_of(places)
        data = changed(position, place, chance, places, words)
        try:
            state = game.from_position(data, session.options)
        except BadInput as trouble:
            noted.add_trouble(trouble, place)
        else:
            noted.add("read", [place, game.digest(state), game.line(game.position(state))])


def ask_of_actions(
    game: AnyGame, session: Session, chance: Chance, noted: Noted, values: dict[Any, Any], most: int
) -> None:
    """Ask about actions like those that are legal but for one value, so many times."""
    waiting = session.waiting
    assert isinstance(waiting, Decision)
    for _ in range(most):
        data = game.action_data(chance.one_of(waiting.options))
        kind = data.get("do", data.get("kind", ""))
        for key, value in data.items():
            known = values.setdefault((kind, key), [])
            if value not in known and len(known) < 60:
                known.append(value)
        key = chance.one_of(sorted(data))
        asked = {**data, key: chance.one_of(values[kind, key])}
        try:
            action = game.action_from(json.loads(json.dumps(asked)))
        except BadInput as trouble:
            noted.add_trouble(trouble, asked)
            continue
        refusal = session.why_not(action)
        if refusal is None:
            noted.add("legal", asked)
        else:
            noted.add(refusal.code, [refusal.rule, refusal.args])


def ask(
    game: AnyGame, case: Case, *, every: int = 5, actions: int = 30, positions: int = 8
) -> dict[str, Any]:
    """Play a game and ask at each so many-th decision; return what is kept."""
    chance = Chance(f"refusals {game.id} {case.name}")
    session = Session.new(game, seed=case.seed, scenario=case.scenario, options=case.options)
    of_actions, of_positions = Noted(), Noted()
    values: dict[Any, Any] = {}
    told = Sum()
    for number in range(case.most):
        waiting = session.waiting
        if not isinstance(waiting, Decision):
            break
        if number % every == 0:
            ask_of_actions(game, session, chance, of_actions, values, actions)
            ask_of_positions(game, session, chance, of_positions, positions)
            state = session.state
            told.add([game.score_data(state), game.decision_data(state), game.standings(state)])
            told.add([game.observe(state, seat.id) for seat in game.seats(state)])
            told.add([game.action_data(action) for action in waiting.options])
        session.act(chance.action(waiting.options))
    for entry in session.journal:
        told.add([entry.turn, entry.phase, entry.event.kind, entry.event.args(), entry.rule])
    course = {"told": told.text, "end": game.digest(session.state)[:16]}
    return {
        f"course {case.name}": course,
        f"actions {case.name}": of_actions.kept(), f"positions {case.name}": of_positions.kept(),
    }  # fmt: skip


def ask_of_files(entry: GameEntry, folder: Path, trials: int) -> dict[str, Any]:
    """Read each data file of a game as a player's own with one thing otherwise, so many times.

    What is kept is returned. The game on a file that can be read begins with its first scenario.
    """
    found: dict[str, Any] = {}
    for name in entry.rules().data_files:
        data = json.loads(assets.resource(entry.id, *name.split("/")).read_text(encoding="utf-8"))
        chance, noted = Chance(f"files {entry.id} {name}"), Noted()
        places = [place for place in places_in(data) if place]
        words = _words(data, places)
        path = folder / name.replace("/", "-") / entry.id / name
        path.parent.mkdir(parents=True)
        for _ in range(trials):
            place = chance.one_of(places)
            path.write_text(
                json.dumps(changed(data, place, chance, places, words)), encoding="utf-8"
            )
            game, files, trouble = users_game(folder / name.replace("/", "-"), entry)
            assert list(files) == [name]
            if trouble is not None:
                noted.add_trouble(trouble, place)
            else:
                state = game.new(game.scenarios[0], game.default_options)
                noted.add("read", [place, game.digest(state)])
        found[f"file {name}"] = noted.kept()
    return found


def compare(found: Mapping[str, Any], kept: Path) -> None:
    """See that answers are those that are kept."""
    known = json.loads(kept.read_text(encoding="utf-8")) if kept.is_file() else {}
    if os.environ.get("RECONQUISTA_KEEP_GOLDEN"):
        known |= found
        lines = ",\n".join(f"{json.dumps(k)}: {json.dumps(v)}" for k, v in known.items())
        kept.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")
    assert found == {name: known.get(name) for name in found}
