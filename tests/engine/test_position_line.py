"""Positions as lines of text: written, read, and refused."""

from __future__ import annotations

import random
import string
from contextlib import suppress
from functools import partial
from typing import Any

import pytest

from reconquista_qt.ai.brain import Policy
from reconquista_qt.ai.playout import cheap_dice, play_out
from reconquista_qt.ai.policies import policy
from reconquista_qt.engine.position_line import (
    MOST_DEPTH,
    MOST_LETTERS,
    line_of,
    looks_like_a_line,
    parted,
    read,
    written,
)
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.games import GameEntry, default_entry, entries

CASES: list[Any] = [
    None, True, False, 0, -7, 12.5, "word", "two words", "it's 50 %", "1513", "", "ñ", [], {},
    [1, [2, "x"], {}], {"a": None, "b": [True, False]}, {"a b": {"1": 2}},
    {"x": {"a": 1, "b": "-"}, "y": {"a": -2, "b": None}}, {"x": {"a": {}}, "y": {"a": {"k": 1}}},
    {"x": {}, "y": {}}, {"+": "~"},
]  # fmt: skip


@pytest.mark.parametrize("value", CASES, ids=repr)
def test_what_is_written_is_read_again(value: Any) -> None:
    text = written(value)
    assert read(text) == value
    assert not set(text) & set(string.whitespace)
    assert text.isascii()


def test_the_order_of_names_makes_no_difference() -> None:
    assert written({"b": 1, "a": {"d": 1, "c": 2}}) == written({"a": {"c": 2, "d": 1}, "b": 1})


@pytest.mark.parametrize(
    "text",
    ["", "(", "(a", "(a:", "(a:1", "(a:1,a:2)", "[1", "[1,,2]", "<a;x:1;x:2>", "<a;x:1,2>", "<>",
     "1 2x", "a)", "'x", "@", "[" * 100, "9" * 30],
)  # fmt: skip
def test_what_is_no_notation_is_refused_with_the_place(text: str) -> None:
    with pytest.raises(BadInput) as caught:
        read(text)
    code, place, _ = caught.value.problems[0]
    assert (code, place.isdecimal()) == ("bad-line", True)


@pytest.mark.parametrize(
    ("begin", "end", "levels"),
    [("[", "]", 1), ("(a:", ")", 1), ("<a;x:", ">", 2), ("[(a:", ")]", 2)],
)
def test_so_deep_and_no_deeper(begin: str, end: str, levels: int) -> None:
    deep = MOST_DEPTH // levels
    inside = begin * deep + "1" + end * deep
    assert written(read(inside)) is not None
    outside = "[" * (MOST_DEPTH % levels + 1) + inside + "]" * (MOST_DEPTH % levels + 1)
    with pytest.raises(BadInput) as caught:
        read(outside)
    assert caught.value.problems[0][1] == str(outside.index("1") + 1)


@pytest.mark.parametrize(
    ("text", "at", "rest"),
    [
        ("(a=1)", 3, "=1)"), ("(a!1)", 3, "!1)"), ("[1;2]", 3, ";2]"), ("[1+2]", 3, "+2]"),
        ("<a:x>", 3, ":x>"), ("<a;x:1", 7, "…"), ("<a,b;x:1;2>", 9, ";2>"),
        ("(a:1,a:2)", 7, ":2)"), ("<a;x:1;x:2>", 9, ":2>"), ("1 2x", 3, "x"),
        ("@" * 30, 1, "@" * 20), ("9" * 21, 22, "…"),
    ],
)  # fmt: skip
def test_the_place_where_it_is_wrong_is_told(text: str, at: int, rest: str) -> None:
    with pytest.raises(BadInput) as caught:
        read(text)
    assert caught.value.problems[0] == ("bad-line", str(at), rest)


def test_a_number_has_twenty_figures_at_most() -> None:
    assert read("9" * 20) == int("9" * 20)


def test_a_line_is_so_long_and_no_longer() -> None:
    assert read("'" + "x" * (MOST_LETTERS - 2) + "'") == "x" * (MOST_LETTERS - 2)
    with pytest.raises(BadInput) as caught:
        read("'" + "x" * (MOST_LETTERS - 1) + "'")
    assert caught.value.problems[0] == ("bad-line", str(MOST_LETTERS), "…")


def test_what_is_no_data_is_not_written() -> None:
    with pytest.raises(TypeError, match="set"):
        written({"a": {1}})


def test_objects_with_the_same_names_are_a_table() -> None:
    assert written({"y": {"b": 2, "a": 1}, "x": {"a": 3, "b": 4}}) == "<a,b;x:3,4;y:1,2>"
    assert written({"x": {"a": 3}}) == "(x:(a:3))"
    assert written({"x": {"a": 3}, "y": {"b": 3}}) == "(x:(a:3),y:(b:3))"
    assert written({"x": {"a": 3}, "y": 1, "z": {"a": 3}}) == "(x:(a:3),y:1,z:(a:3))"


def test_broken_notation_never_fails_otherwise() -> None:
    rng = random.Random(5)
    good = written(default_entry().rules().position(new(default_entry())))
    for _ in range(400):
        letters = list(good)
        for _ in range(rng.randint(1, 4)):
            letters[rng.randrange(len(letters))] = rng.choice("()[]<>:,;~+-'%x9")
        with suppress(BadInput):
            read("".join(letters))


def new(entry: GameEntry) -> Any:
    rules = entry.rules()
    return rules.new(rules.scenarios[0], rules.default_options)


@pytest.mark.parametrize("entry", entries(), ids=lambda entry: entry.id)
def test_random_games_come_back_from_their_lines(entry: GameEntry) -> None:
    game = entry.rules()
    lines: dict[str, str] = {}

    def watch(state: Any, choose: Policy) -> Any:
        nonlocal met
        met += 1
        if met % 3 == 0:
            position = game.position(state)
            line = line_of(game, state)
            name, body = parted(line)
            again = game.position_of_line(body)
            assert (name, again) == (entry.id, position)
            assert f"{name} {game.line(again)}" == line
            assert line.isascii()
            assert "\n" not in line
            back = game.from_position(again, game.default_options)
            assert lines.setdefault(line, game.digest(back)) == game.digest(back)
        return choose(state)

    met = 0
    for seed in range(3):
        watched = partial(watch, choose=policy("random", game, seed))
        most = 150 * (seed + 1)
        play_out(new(entry), watched, cheap_dice(seed), until=lambda _, most=most: met > most)
    assert len(lines) > 40


@pytest.mark.parametrize("text", ["", "reconquista", "  ", "12 x", "ñ x"])
def test_what_names_no_game_is_no_line(text: str) -> None:
    with pytest.raises(BadInput):
        parted(text)


@pytest.mark.parametrize(
    ("text", "fits"),
    [
        ("duel x", True), ("  duel   x y ", True), ("duel", False), ("", False),
        ("other x", False), ("duel " + "x" * (MOST_LETTERS - 5), True),
        ("duel " + "x" * (MOST_LETTERS - 4), False),
    ],
    ids=lambda value: str(value)[:12],
)  # fmt: skip
def test_what_looks_like_a_line_names_a_game_first(text: str, fits: bool) -> None:
    assert looks_like_a_line(text, ["duel", "chess"]) is fits
