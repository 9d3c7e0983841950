"""The review of a game as a part of its web page: inline drawings and text, in one language."""

from __future__ import annotations

import html
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from reconquista_qt.ai.report import CurvePoint, Luck, Report
from reconquista_qt.engine.journal import Entry
from reconquista_qt.wording.phrases import DICE, Phrases
from reconquista_qt.wording.words import Words

from .review_words import ReviewWords

WIDE, HIGH = 640, 260  # of a drawing, in its own units
LEFT, FOOT, HEAD = 44, 40, 10
LEAST_TOP: Final = 16
MOST: Final = 4
EVERY: Final = 5
LEVEL_CLASSES: Final = ("best", "good", "draw", "bad", "worst")


class ReportPage(Phrases):
    """Tells a report; whoever follows a moment's link finds its inputs in `data-input`."""

    def __init__(
        self, wording: Words, words: ReviewWords, levels: Sequence[tuple[int, str]], last_turn: int
    ) -> None:
        """`levels` are those of victory with their least points, best first, or none."""
        super().__init__(wording.translator)
        self._wording, self._words = wording, words
        self._level_steps, self._last_turn = tuple(levels), last_turn

    def page(self, report: Report, journal: Sequence[Entry], scores: Mapping[int, int]) -> str:
        """Return the review as HTML; `scores` are the points at the beginning of each turn."""
        parts = [
            self._section(self.tr("Points by turn"), self._curve(report, scores)),
            self._section(self.tr("Turning points"), self._turning(report)),
            self._section(self.tr("The chance of each result"), self._levels(report.curve)),
            self._section(self.tr("What was done best"), self._best(report)),
            self._section(self.tr("What could have been done better"), self._missed(report)),
            self._section(
                self.tr("The luckiest dice"), self._throws(report.luckiest(MOST), journal)
            ),
            self._section(
                self.tr("The unluckiest dice"), self._throws(report.unluckiest(MOST), journal)
            ),
            self._section(self.tr("Luck and skill"), self._split(report)),
        ]
        return "".join(parts)

    @staticmethod
    def _section(title: str, body: str) -> str:
        return f"<section><h2>{html.escape(title)}</h2>{body}</section>" if body else ""

    # -- drawings --------------------------------------------------------------------------------

    def _curve(self, report: Report, scores: Mapping[int, int]) -> str:
        curve = report.curve
        if not curve:
            return ""
        highs = [sum(point.expected) for point in curve]
        top = max(LEAST_TOP, *highs, *scores.values()) + 1
        at = _scale(top, self._last_turn)
        lines = "".join(
            f'<path class="level" d="M{at(1, least)}L{at(self._last_turn + 1, least)}"/>'
            for least, _ in self._level_steps[:-1]
            if least < top
        )
        upper = [at(point.at, sum(point.expected)) for point in curve]
        lower = [
            at(point.at, max(0, point.expected.mean - point.expected.margin))
            for point in reversed(curve)
        ]
        means = [at(point.at, point.expected.mean) for point in curve]
        held = [at(turn, points) for turn, points in sorted(scores.items())]
        marks = []
        heights = {int(point.at): point.expected.mean for point in curve}
        for number, point in enumerate(report.turning, start=1):
            middle = (heights.get(point.turn, point.before) + point.after) / 2
            x, y = at(point.turn + 0.5, middle).split(" ")
            title = html.escape(self._words.swing(point))
            marks.append(
                f'<g class="mark" data-input="{point.last}"><title>{title}</title>'
                f'<circle cx="{x}" cy="{y}" r="10"/>'
                f'<text x="{x}" y="{float(y) + 4}">{number}</text></g>'
            )
        drawing = (
            f'{lines}<path class="band" d="M{"L".join([*upper, *lower])}Z"/>'
            f'<path class="held" d="M{"L".join(held)}"/>'
            f'<path class="mean" d="M{"L".join(means)}"/>{"".join(marks)}'
        )
        expected = html.escape(self.tr("Points to be expected"))
        had = html.escape(self.tr("Points held"))
        key = (
            f'<p class="key"><span><i class="mean"></i>{expected}</span> '
            f'<span><i class="held"></i>{had}</span></p>'
        )
        told = "; ".join(
            f"{self._words.moment(point)}: {self._words.expected(point)}" for point in curve
        )
        return self._svg(drawing, top, told, str) + key

    def _levels(self, curve: Sequence[CurvePoint]) -> str:
        if not curve or not self._level_steps:
            return ""
        at = _scale(100, self._last_turn)
        below = [at(point.at, 0) for point in curve]
        fields, names = [], []
        for (least, level), name in zip(self._level_steps, LEVEL_CLASSES, strict=True):
            above = [at(point.at, 100 * point.chance(least)) for point in curve]
            outline = "L".join([*above, *reversed(below)])
            title = html.escape(self._wording.level(level))
            fields.append(f'<path class="{name}" d="M{outline}Z"><title>{title}</title></path>')
            names.append(f'<span><i class="{name}"></i>{title}</span>')
            below = above
        told = "; ".join(
            f"{self._words.moment(point)}: "
            + ", ".join(self._words.chance(point, *level) for level in self._level_steps[:-1])
            for point in curve
        )
        key = f'<p class="key">{" ".join(names)}</p>'
        return (
            self._svg("".join(fields), 100, told, lambda value: self._words.percentage(str(value)))
            + key
        )

    def _svg(self, drawing: str, top: float, told: str, name: Callable[[int], str]) -> str:
        at = _scale(top, self._last_turn)
        step = 25 if top == 100 else 5
        texts = "".join(
            f'<text class="left" x="{LEFT - 6}" y="{float(at(1, value).split(" ")[1]) + 4}">'
            f"{name(value)}</text>"
            for value in range(0, int(top) + 1, step)
        )
        texts += "".join(
            f'<text class="foot" x="{at(turn, 0).split(" ")[0]}" y="{HIGH - FOOT + 16}">'
            f"{turn}</text>"
            for turn in (1, *range(EVERY, self._last_turn + 1, EVERY))
        )
        turn = html.escape(self.tr("Turn"))
        texts += f'<text class="foot" x="{(WIDE + LEFT) / 2}" y="{HIGH - 6}">{turn}</text>'
        frame = f'<path class="axis" d="M{LEFT} {HEAD}V{HIGH - FOOT}H{WIDE}"/>'
        return (
            f'<svg viewBox="0 0 {WIDE + 8} {HIGH}" role="img" aria-label="{html.escape(told)}">'
            f"{drawing}{frame}{texts}</svg>"
        )

    # -- lists -----------------------------------------------------------------------------------

    def _turning(self, report: Report) -> str:
        return _listed(
            (
                f"{self._link(self._words.swing(point), point.last)}<br>"
                f"{html.escape(self._words.causes(point))}"
                for point in report.turning
            ),
            "ol",
        )

    def _missed(self, report: Report) -> str:
        words = self._words
        return _listed(
            f"{self._link(words.when(one.turn, one.phase), one.inputs)}<br>"
            + "<br>".join(map(html.escape, (words.played(one), words.better(one), words.loss(one))))
            for one in report.missed[:MOST]
        )

    def _best(self, report: Report) -> str:
        words = self._words
        return _listed(
            f"{self._link(words.when(one.turn, one.phase), one.inputs)}<br>"
            + "<br>".join(map(html.escape, (words.played(one), words.gain(one))))
            for one in report.best[:MOST]
        )

    def _throws(self, throws: Iterable[Luck], journal: Sequence[Entry]) -> str:
        words, rows = self._words, []
        for luck in throws:
            dice = "".join(DICE[face - 1] for values in luck.dice for face in values)
            told = [*words.story(luck, journal), words.odds(luck, journal)]
            rows.append(
                f"{self._link(f'{words.title(luck)} ({words.points(luck.points)})', luck.last)}, "
                f"{html.escape(words.when(luck.turn, luck.phase))}<br>"
                f'<span class="dice">{dice}</span>'
                + "".join(f"<br>{html.escape(text)}" for text in told if text)
            )
        return _listed(rows)

    def _split(self, report: Report) -> str:
        if report.skill is None or not report.curve:
            return ""
        words = self._words
        first, last = report.curve[0].expected, report.curve[-1].expected
        rows = [(self.tr("To be expected at the start"), words.number(first.mean))]
        for kind, points in report.by_kind:
            rows.append((self.tr("Dice: {kind}", kind=words.kind(kind)), words.points(points)))
        rows.append((self.tr("Decisions"), words.points(report.skill)))
        end = self.tr("Points at the end") if report.over else self.tr("To be expected now")
        rows.append((end, words.number(last.mean)))
        cells = "".join(
            f"<tr><td>{html.escape(name)}</td><td>{html.escape(value)}</td></tr>"
            for name, value in rows
        )
        return f"<table>{cells}</table>"

    @staticmethod
    def _link(text: str, inputs: int) -> str:
        return f'<button class="moment" data-input="{inputs}">{html.escape(text)}</button>'


def _scale(top: float, turns: int) -> Callable[[float, float], str]:
    """Return what turns (turn, value) into ``x y``."""

    def at(turn: float, value: float) -> str:
        x = LEFT + (WIDE - LEFT) * (turn - 1) / turns
        y = HIGH - FOOT - (HIGH - FOOT - HEAD) * value / top
        return f"{x:.1f} {y:.1f}"

    return at


def _listed(rows: Iterable[str], tag: str = "ul") -> str:
    items = "".join(f"<li>{row}</li>" for row in rows)
    return f"<{tag}>{items}</{tag}>" if items else ""
