"""Rows for the live score: who holds what and what it gives, what one more City would bring."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reconquista_qt.games.reconquista.board.why.of_points import SCORE_RULES, score_areas
from reconquista_qt.games.reconquista.rules.state import State
from reconquista_qt.games.reconquista.words import Words
from reconquista_qt.view.why.reason import Part
from reconquista_qt.view.why.rows import INDENT

from .prospects import AreaHeld, Prospect, holdings, prospects
from .sources import prospect_source, signed

translate = QCoreApplication.translate


def holding_parts(state: State, wording: Words) -> list[Part]:
    """Return a row for each region, its areas, and what the region gives as a whole."""
    parts = []
    for held in holdings(state):
        areas = tuple(one.area for one in held.areas)
        text = translate("Holdings", "{0}: {1} of {2} Cities")
        text = text.format(wording.region(held.region), held.ours, held.cities)
        number = signed(held.points) if held.points else "0"
        parts.append(Part(text, number, "victory/region", areas, strong=True))
        others: dict[str, list[str]] = {}
        for one in held.areas:
            if one.points:
                text = INDENT + _mine(one, wording)
                parts.append(Part(text, signed(one.points), SCORE_RULES["city"], (one.area,)))
            else:
                others.setdefault(one.side, []).append(one.area)
        for side, there in others.items():
            holder = wording.side(side) if side else translate("Holdings", "Nobody")
            names = ", ".join(wording.area(area) for area in there)
            text = translate("Holdings", "{0}: {1}").format(holder, names)
            parts.append(Part(INDENT + text, "", "", tuple(there)))
        for line in held.lines:
            text = (
                translate("Holdings", "Most Cities of the region") if line.what == "region"
                else translate("Holdings", "Free of Muslims")
            )  # fmt: skip
            parts.append(Part(INDENT + text, signed(line.points), SCORE_RULES[line.what],
                              score_areas(line, state)))  # fmt: skip
    return parts


def _mine(held: AreaHeld, wording: Words) -> str:
    name = wording.area(held.area)
    if held.religion == "christian":
        return translate("Holdings", "City of {0}").format(name)
    return translate("Holdings", "{0}: {1}, held by you").format(name, wording.city(held.religion))


def prospect_parts(state: State, wording: Words) -> list[Part]:
    """Return a row for each City that would bring more than itself, and one for all others."""
    parts: list[Part] = []
    plain: dict[bool, list[Prospect]] = {False: [], True: []}
    for one in prospects(state):
        if len(one.lines) < 2:
            plain[one.founded].append(one)
            continue
        gains = ", ".join(
            f"{prospect_source(wording, line)} {signed(line.points)}" for line in one.lines
        )
        text = _prospect(one, wording).format(wording.area(one.area), gains)
        parts.append(Part(text, signed(one.points), "victory", (one.area,)))
    for founded, others in plain.items():
        if others:
            areas = tuple(one.area for one in others)
            names = ", ".join(wording.area(area) for area in areas)
            text = (
                translate("Holdings", "A City founded in one of: {0}") if founded
                else translate("Holdings", "Any other City taken: {0}")
            )  # fmt: skip
            parts.append(Part(text.format(names), signed(others[0].points), "victory/city", areas))
    return parts


def _prospect(one: Prospect, wording: Words) -> str:
    if one.founded:
        return translate("Holdings", "A City founded in {0}: {1}")
    return translate("Holdings", "{0}: {1}")
