"""Reconquista's positions as lines of text."""

from __future__ import annotations

import random

import pytest

from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.games.reconquista.rules.game import GAME
from reconquista_qt.games.reconquista.rules.position import check_position
from reconquista_qt.games.reconquista.rules.position_line import line_of, position_of_line

LINE = (
    "18 movement TG,TG,TG,TG/TG,TG,TG,T#G2/TG,TG,TG,T#G3A4/TG,tg:A2E,-,TG/tg,t#g,tg,#ag2 - 4.3 0 -"
)


def test_a_line_tells_cities_walls_holders_and_besiegers() -> None:
    position = position_of_line(LINE.replace("#ag2", "#a3r"))
    assert (position["turn"], position["phase"], position["treasury"]) == (18, "movement", 0)
    assert position["event"] == {"number": 4, "count": 3}
    assert position["areas"]["toledo"] == {
        "city": "christian",
        "fortress": True,
        "units": {"christian_garrison": 3, "christian_army": 4},
        "besiegers": {},
    }
    assert position["areas"]["badajoz"]["besiegers"] == {"christian_army": 2, "el_cid_christian": 1}
    assert position["areas"]["sevilla"] == {
        "city": None,
        "fortress": False,
        "units": {},
        "besiegers": {},
    }
    # A line says what stands there, possible or not; the rules say the rest.
    assert ("mixed-sides", "areas.granada.units", "muslim, rebel") in check_position(position)


def test_every_start_is_short_and_comes_back() -> None:
    for scenario in GAME.scenarios:
        position = GAME.position(GAME.new(scenario, {}))
        line = line_of(position)
        assert len(line) < 160
        assert position_of_line(line) == position


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("18", "x", "turn"),
        ("18", "1_8", "turn"),
        ("movement", "Movement", "phase"),
        ("TG,TG,TG,TG/", "TG,TG,TG/", "areas"),
        ("T#G3A4", "T#G3Z4", "areas.toledo"),
        ("T#G3A4", "T#G3G", "areas.toledo"),
        ("T#G3A4", "T#G0", "areas.toledo"),
        ("T#G3A4", "", "areas.toledo"),
        ("T#G3A4", "G#T", "areas.toledo"),
        ("4.3", "4", "event"),
        (" 0 -", " zero -", "treasury"),
        (" 0 -", " 0", "8"),
    ],
)
def test_what_is_wrong_is_named_with_its_place(old: str, new: str, place: str) -> None:
    assert old in LINE
    with pytest.raises(BadInput) as caught:
        position_of_line(LINE.replace(old, new, 1))
    assert place in [found for _, found, _ in caught.value.problems]


def test_a_broken_line_never_fails_otherwise() -> None:
    rng = random.Random(11)
    for _ in range(600):
        letters = list(LINE)
        for _ in range(rng.randint(1, 3)):
            letters[rng.randrange(len(letters))] = rng.choice("TtGgAa#:/,- 0x9é")
        try:
            data = position_of_line("".join(letters))
        except BadInput:
            continue
        try:
            GAME.from_position(data, {})
        except BadInput as bad:
            assert bad.code == "bad-position"
