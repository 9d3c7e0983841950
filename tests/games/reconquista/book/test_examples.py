"""The rulebook's examples, each played on the engine and checked figure by figure."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from reconquista_qt import assets
from reconquista_qt.engine.journal import Entry
from reconquista_qt.games.reconquista.book.example_texts import TEXTS
from reconquista_qt.games.reconquista.book.examples import EXAMPLES, ExamplePlayer, example
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.model.book import book


def matches(wanted: Any, found: Any) -> bool:
    """Whether what was wanted is found, fields not named being free."""
    if isinstance(wanted, Mapping):
        return all(key in found and matches(value, found[key]) for key, value in wanted.items())
    if isinstance(wanted, list):
        return len(wanted) == len(found) and all(map(matches, wanted, found))
    return bool(wanted == found)


def check(player: ExamplePlayer, expect: Mapping[str, Any]) -> None:
    position = GAME.position(player.controller.state)
    for area, there in expect.get("areas", {}).items():
        for field, value in there.items():
            assert position["areas"][area][field] == value, (player.key, area, field)
    if "treasury" in expect:
        assert position["treasury"] == expect["treasury"], player.key
    for wanted in expect.get("events", ()):
        facts = {key: value for key, value in wanted.items() if key != "kind"}
        assert any(
            entry.event.kind == wanted["kind"] and matches(facts, plain(entry))
            for entry in player.entries
        ), (player.key, wanted, [entry.event for entry in player.entries])


def plain(entry: Entry) -> dict[str, Any]:
    def lists(value: Any) -> Any:
        return [lists(item) for item in value] if isinstance(value, tuple) else value

    return {key: lists(value) for key, value in entry.event.args().items()}


@pytest.mark.rule(
    "reconquista:phase3/regions",
    "reconquista:phase4/trigger-examples",
    "reconquista:phase4/example-simple",
    "reconquista:phase4/example-complex-1",
    "reconquista:phase4/example-complex-2",
    "reconquista:phase4/retreat-order",
    "reconquista:phase5/siege-left",
    "reconquista:phase5/order-footnote",
    "reconquista:phase6/fortress",
)
@pytest.mark.parametrize("name", EXAMPLES)
def test_the_example_plays_as_the_rulebook_says(name: str) -> None:
    player = ExamplePlayer(name)
    refused: list[Any] = []
    player.controller.refused.connect(refused.append)
    check(player, player.scene.expect)
    steps = 1
    while player.forward():
        steps += 1
        scene = player.scene
        check(player, scene.steps[player.step_number - 1].expect if player.step_number else {})
        if not player.step_number:
            check(player, scene.expect)
        assert not player.controller.session.dice.queue, player.key
    assert not refused
    assert player.place == (steps, steps)


@pytest.mark.parametrize("name", EXAMPLES)
def test_going_back_shows_what_was_shown(name: str) -> None:
    player = ExamplePlayer(name)
    seen = [(player.key, GAME.digest(player.controller.state))]
    while player.forward():
        seen.append((player.key, GAME.digest(player.controller.state)))
    for key, digest in reversed(seen[:-1]):
        assert player.back()
        assert (player.key, GAME.digest(player.controller.state)) == (key, digest)
    assert not player.back()
    player.forward()
    player.restart()
    assert player.key == seen[0][0]


def test_every_step_says_something_and_every_text_is_used() -> None:
    keys = set()
    for name in EXAMPLES:
        keys.add(name)
        player = ExamplePlayer(name)
        keys.add(player.key)
        while player.forward():
            keys.add(player.key)
    assert keys == set(TEXTS)


def test_examples_are_all_listed_and_belong_to_paragraphs() -> None:
    folder = assets.resource("reconquista", "examples")
    assert sorted(path.stem for path in folder.glob("*.json")) == sorted(EXAMPLES)
    for name in EXAMPLES:
        assert example(name).id == name
        assert all(rule in book("en", "reconquista").clauses for rule in example(name).rules)
