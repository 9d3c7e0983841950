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
FIELDS = 16  # a table of more names has one thing of a kind under each
BEGUN = 5  # decisions of a game on a file that can be read
NUMBERS = (*range(-1, 14), -10, -9, 20, 21, 30, 40, 50, 99, 100, 101, 999, 1000, 10**6, 10**9)


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


def shape_of(data: Any, place: Place) -> Place:
    """Return a place without what only numbers or names one of many."""
    found: list[Any] = []
    for key in place:
        many = isinstance(data, list | tuple) or len(data) > FIELDS
        found.append("*" if many else key)
        data = data[key]
    return tuple(found)


def by_shape(data: Any) -> list[list[Place]]:
    """Return the places in some data, those of a kind together: a rare field counts as much."""
    found: dict[Place, list[Place]] = {}
    for place in places_in(data):
        if place:
            found.setdefault(shape_of(data, place), []).append(place)
    return list(found.values())


def spoilt(data: Any, chance: Chance, kinds: Sequence[Sequence[Place]], count: int) -> Any:
    """Return data in which things at so many places are otherwise: each kind of place is as likely.

    Whoever reads it shall find all that is wrong, not the first of it alone.
    """
    found = json.loads(json.dumps(data))
    for _ in range(count):
        place = chance.one_of(chance.one_of(kinds))
        try:
            parent, key = at(found, place[:-1]), place[-1]
            was = parent[key]
        except (LookupError, TypeError):
            continue  # it is not there any more
        if not isinstance(parent, dict | list):
            continue
        if isinstance(was, dict | list) and chance.below(3):
            continue  # what lies deep shall be reached
        way = chance.below(8)
        if way == 0:
            parent[key] = chance.one_of((None, True, 1.5, "", "?", [], {}, -1))
        elif way == 1 and isinstance(parent, dict):
            del parent[key]
        elif way == 2 and isinstance(parent, dict):
            parent[chance.one_of(("odd", "", "1"))] = was
        elif way == 3 and isinstance(parent, list):
            parent.insert(chance.below(len(parent) + 1), copy.deepcopy(was))
        elif isinstance(was, bool):
            parent[key] = not was
        elif isinstance(was, int):
            parent[key] = chance.one_of((was + 1, was - 1, was + 2, 2 * was, -was, *NUMBERS))
        elif isinstance(was, str):
            parent[key] = chance.one_of((was[1:], f"{was}x", was.upper(), was[::-1]))
        else:
            other = at(data, chance.one_of(chance.one_of(kinds)))
            parent[key] = copy.deepcopy(other)
    return found


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


def write_file(folder: Path, entry: GameEntry, name: str, data: Any) -> None:
    """Write a data file of the player's own; each in a new folder, for what is read is kept."""
    path = folder / entry.id / name
    path.parent.mkdir(parents=True)
    path.write_text(json.dumps(data), encoding="utf-8")


def begun(game: AnyGame, chance: Chance) -> list[Any]:
    """Return what a game on files of the player's own is like: it begins, and goes on a little."""
    scenario = chance.one_of(game.scenarios)
    session = Session.new(game, seed=1, scenario=scenario)
    found: list[Any] = [game.digest(session.state), game.score_data(session.state)]
    for _ in range(BEGUN):
        waiting = session.waiting
        if not isinstance(waiting, Decision):
            break
        found.append([game.action_data(action) for action in waiting.options])
        session.act(chance.action(waiting.options))
    return [*found, game.digest(session.state)]


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
        for number in range(trials):
            place = chance.one_of(places)
            here = folder / f"{name.replace('/', '-')}-{number}"
            write_file(here, entry, name, changed(data, place, chance, places, words))
            game, files, trouble = users_game(here, entry)
            assert list(files) == [name]
            if trouble is not None:
                noted.add_trouble(trouble, place)
            else:
                noted.add("read", [place, begun(game, chance)])
        found[f"file {name}"] = noted.kept()
    return found


def ask_of_played(
    game: AnyGame,
    name: str,
    played: Mapping[str, Any],
    *,
    every: int,
    actions: int = 40,
    positions: int = 8,
) -> dict[str, Any]:
    """Play a game again that was kept (`played_games`), and ask at each so many-th decision."""
    chance = Chance(f"refusals of {game.id} {name}")
    session = Session.new(
        game, seed=played["seed"], scenario=played["scenario"], options=played["options"]
    )
    of_actions, of_positions = Noted(), Noted()
    values: dict[Any, Any] = {}
    deeds = [game.action_from(deed) for deed in played["deeds"]]
    for number, deed in enumerate(played["course"]):
        if number % every == every // 2:
            ask_of_actions(game, session, chance, of_actions, values, actions)
            ask_of_spoilt_positions(game, session, chance, of_positions, positions)
        session.act(deeds[deed])
    return {f"played actions {name}": of_actions.kept(),
            f"played positions {name}": of_positions.kept()}  # fmt: skip


def ask_of_spoilt_positions(
    game: AnyGame, session: Session, chance: Chance, noted: Noted, most: int
) -> None:
    """Read a position in which one thing or several are otherwise, so many times."""
    position = json.loads(json.dumps(game.position(session.state)))
    kinds = by_shape(position)
    for number in range(most):
        try:
            state = game.from_position(
                spoilt(position, chance, kinds, 1 + number % 4), session.options
            )
        except BadInput as trouble:
            noted.add_trouble(trouble, number)
        else:
            noted.add("read", [game.digest(state), game.line(game.position(state))])


def ask_of_spoilt_files(entry: GameEntry, folder: Path, trials: int, most: int) -> dict[str, Any]:
    """Read each data file of a game with several things otherwise, up to so many, as often.

    What is kept is returned.
    """
    found: dict[str, Any] = {}
    for name in entry.rules().data_files:
        data = json.loads(assets.resource(entry.id, *name.split("/")).read_text(encoding="utf-8"))
        chance, noted = Chance(f"spoilt files {entry.id} {name}"), Noted()
        kinds = by_shape(data)
        for number in range(trials):
            here = folder / f"{name.replace('/', '-')}-{number}"
            write_file(here, entry, name, spoilt(data, chance, kinds, 1 + number % most))
            game, _, trouble = users_game(here, entry)
            if trouble is not None:
                noted.add_trouble(trouble, number)
            else:
                noted.add("read", [number, begun(game, chance)])
        found[f"spoilt file {name}"] = noted.kept()
    return found


def compare(found: Mapping[str, Any], kept: Path) -> None:
    """See that answers are those that are kept."""
    known = json.loads(kept.read_text(encoding="utf-8")) if kept.is_file() else {}
    if os.environ.get("RECONQUISTA_KEEP_GOLDEN"):
        known |= found
        lines = ",\n".join(f"{json.dumps(k)}: {json.dumps(v)}" for k, v in known.items())
        kept.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")
    assert found == {name: known.get(name) for name in found}
