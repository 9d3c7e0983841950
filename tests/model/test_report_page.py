"""The review of a game as a web page: its drawing is to scale, its lists tell what was found."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any

import pytest

from reconquista_qt.ai.report import CurvePoint, Estimate, Found, Luck, Missed, Report, TurningPoint
from reconquista_qt.engine.journal import Entry
from reconquista_qt.model.report_page import (
    FOOT,
    HEAD,
    HIGH,
    LEFT,
    WIDE,
    ReportPage,
    _scale,
)
from reconquista_qt.model.review_words import ReviewWords

LEVELS = ((30, "decisive"), (20, "great"), (15, "draw"), (10, "small"), (0, "none"))


class Plain:
    """Says everything in English, and numbers in figures."""

    def translate(self, _context: str, text: str, _comment: str | None, n: int) -> str:
        return text.replace("%n", str(n))

    def number(self, value: int) -> str:
        return str(value)


WORDING = SimpleNamespace(
    translator=Plain(),
    level=lambda level: f"<{level}>",
    phase=lambda phase: f"{phase} & co",
    option=lambda action: f"do {action}",
    event=lambda entry: f"told {entry.event}",
)
WORDS = ReviewWords(WORDING, "en", last_turn=20)
CURVE = (
    CurvePoint(1.0, 0, (8.0, 12.0)),
    CurvePoint(11.0, 5, (20.0, 20.0)),
    CurvePoint(21.0, 9, (24.0,)),
)
TOP = max(sum(point.expected) for point in CURVE) + 1  # one of air above the highest
LUCK = Luck(1, 3, 4, 2, "sieges", "sieges", "", ((6, 1), (2,)), (), Estimate(2.5, 0.5))


def page(**fields: Any) -> str:
    report = Report(**fields)
    journal = [Entry(1, 2, "sieges", 4, SimpleNamespace(kind="x"))]  # type: ignore[arg-type]
    return ReportPage(WORDING, WORDS, LEVELS, 20).page(report, journal, {1: 4, 2: 6})


def test_a_scale_goes_from_corner_to_corner() -> None:
    at = _scale(25, 20)
    assert at(1, 0) == f"{LEFT:.1f} {HIGH - FOOT:.1f}"
    assert at(21, 25) == f"{WIDE:.1f} {HEAD:.1f}"
    assert at(11, 12.5) == f"{(LEFT + WIDE) / 2:.1f} {(HIGH - FOOT + HEAD) / 2:.1f}"


def test_the_drawing_has_its_axes_and_their_figures() -> None:
    text = page(curve=CURVE)
    assert f'd="M{LEFT} {HEAD}V{HIGH - FOOT}H{WIDE}"' in text
    centre = f'x="{(WIDE + LEFT) / 2}" y="{HIGH - 6}">Turn</text>'
    assert text.count(centre) == 2
    feet = re.findall(rf'class="foot" x="([\d.]+)" y="{HIGH - FOOT + 16}">(\d+)<', text)
    assert [turn for _, turn in feet[: len(feet) // 2]] == ["1", "5", "10", "15", "20"]
    assert float(feet[0][0]) == LEFT
    points, chances = (
        re.findall(rf'class="left" x="{LEFT - 6}" y="([\d.]+)">([\d%]+)<', part)
        for part in text.split("The chance of each result")
    )
    assert [name for _, name in points] == [str(value) for value in range(0, int(TOP) + 1, 5)]
    assert [name for _, name in chances] == ["0%", "25%", "50%", "75%", "100%"]
    assert float(points[0][0]) == HIGH - FOOT + 4
    assert float(chances[-1][0]) == HEAD + 4


def test_the_curve_is_drawn_through_what_was_to_be_expected() -> None:
    text, at = page(curve=CURVE), _scale(TOP, 20)
    mean = "L".join([at(1, 10), at(11, 20), at(21, 24)])
    assert f'<path class="mean" d="M{mean}"/>' in text
    assert f'<path class="held" d="M{at(1, 4)}L{at(2, 6)}"/>' in text
    for least in (20, 15, 10):
        assert f'<path class="level" d="M{at(1, least)}L{at(21, least)}"/>' in text
    assert text.count('class="level"') == sum(least < TOP for least in (30, 20, 15, 10))
    assert 'aria-label="Before turn 1: ' in text and "At the end: 24 point(s)" in text


def test_the_chances_lie_one_upon_the_other() -> None:
    text, at = page(curve=CURVE), _scale(100, 20)
    best = "L".join([at(1, 0), at(11, 0), at(21, 0), at(21, 0), at(11, 0), at(1, 0)])
    good = "L".join([at(1, 0), at(11, 100), at(21, 100), at(21, 0), at(11, 0), at(1, 0)])
    assert f'<path class="best" d="M{best}Z"><title>&lt;decisive&gt;</title></path>' in text
    assert f'<path class="good" d="M{good}Z"><title>&lt;great&gt;</title></path>' in text
    # Two playouts of 8 and 12 points: one of them reached ten.
    assert "&lt;small&gt;: 50% (" in text
    assert "&lt;great&gt;: 100%" in text


def test_a_throw_is_told_with_its_dice_and_what_came_of_it() -> None:
    text = page(luck=(LUCK,))
    (row,) = re.findall(r"The luckiest dice</h2><ul><li>(.*?)</li>", text)
    assert row == (
        '<button class="moment" data-input="4">sieges &amp; co (+2.5 ± 0.5)</button>, '
        "Turn 2: sieges &amp; co<br>"
        '<span class="dice">⚅⚀⚁</span><br>told namespace(kind=&#x27;x&#x27;)'
    )
    assert "The unluckiest dice" not in text


def test_what_was_missed_found_and_turned_is_listed() -> None:
    missed = Missed(7, 3, "income", "a", ("b", "c"), Estimate(1.5, 0.5))
    found = Found(8, 4, "income", "d", ("e",), Estimate(2.0, 0.5))
    turn = TurningPoint(2, 3, 4, Estimate(4.0, 1.0), 10.0, 14.0, (LUCK,), (missed,))
    text = page(curve=CURVE, missed=(missed,), best=(found,), turning=(turn,))
    assert "You chose: do a<br>Better: do b; then: do c<br>It cost 1.5 ± 0.5 expected" in text
    assert "You chose: do d" in text and "next best: do e" in text
    assert "Turn 2: from 10.0 to 14.0 points (+4.0)" in text
    assert (
        "Above all: sieges &amp; co (+2.5); Mistake: income &amp; co (-1.5)".replace("-", "−")
        in text
    )
    x, y = _scale(TOP, 20)(2.5, (10 + 14) / 2).split(" ")
    assert f'<circle cx="{x}" cy="{y}" r="10"/>' in text
    assert f'<text x="{x}" y="{float(y) + 4}">1</text>' in text


def test_luck_and_skill_add_up() -> None:
    text = page(
        curve=CURVE, by_kind=(("sieges", Estimate(3.0, 1.0)),), skill=Estimate(11.0, 2.0), over=True
    )
    cells = re.findall(r"<tr><td>(.*?)</td><td>(.*?)</td></tr>", text)
    assert cells == [
        ("To be expected at the start", "10.0"), ("Dice: sieges &amp; co", "+3.0 ± 1.0"),
        ("Decisions", "+11.0 ± 2.0"), ("Points at the end", "24.0"),
    ]  # fmt: skip


@pytest.mark.parametrize("fields", [{}, {"skill": Estimate(1.0, 1.0)}])
def test_of_nothing_there_is_nothing_to_tell(fields: dict[str, Any]) -> None:
    assert page(**fields) == ""
