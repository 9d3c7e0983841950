"""Why: the treasury, the income, a price, the score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from reconquista_qt.engine.journal import Entry
from reconquista_qt.games.reconquista.board.choices import Choice
from reconquista_qt.games.reconquista.board.docks.sources import (
    collected_lines,
    income_source,
    score_source,
    signed,
)
from reconquista_qt.games.reconquista.rules.control import city_control
from reconquista_qt.games.reconquista.rules.events import (
    Bought,
    GameEnded,
    IncomeCollected,
    IncomeLapsed,
)
from reconquista_qt.games.reconquista.rules.income import IncomeItem, income_lines
from reconquista_qt.games.reconquista.rules.names import AREAS, CHRISTIAN, REGION_INDEX
from reconquista_qt.games.reconquista.rules.phase3_income import COST
from reconquista_qt.games.reconquista.rules.score import LEVELS, Score, ScoreLine
from reconquista_qt.games.reconquista.rules.state import State
from reconquista_qt.games.reconquista.words import Words
from reconquista_qt.view.why.reason import Part, Why

translate = QCoreApplication.translate

INCOME_RULES: Final = {
    "base": "phase3/base", "region": "phase3/regions", "santiago": "phase3/santiago",
    "taxes": "phase2/taxes", "expulsions": "phase2/expulsions", "floor": "phase3/limits",
}  # fmt: skip
SCORE_RULES: Final = {
    "city": "victory/city", "region": "victory/region", "free_region": "victory/free-region",
}  # fmt: skip
PRICE_RULES: Final = {
    "army": "phase3/army", "garrison": "phase3/garrison", "city": "phase3/city",
    "fortress": "phase3/fortress", "conversion": "phase3/convert", "bribe": "phase2/bribe",
    "hire": "phase2/mercenaries", "crusaders": "phase2/crusade",
}  # fmt: skip


def our_cities(state: State, region: str) -> tuple[str, ...]:
    """Return the areas of a region whose City is the player's."""
    members = state.board.members[REGION_INDEX[region]]
    return tuple(AREAS[area] for area in members if city_control(state, area) == CHRISTIAN)


def income_parts(
    lines: Sequence[IncomeItem], state: State | None, wording: Words
) -> tuple[Part, ...]:
    """Return the lines of an income as parts; of an income long past no Cities are lit."""
    found = []
    for source, region, points in lines:
        areas: tuple[str, ...] = ("santiago",) if source == "santiago" else ()
        if source == "region" and state is not None:
            areas = our_cities(state, region)
        text = income_source(wording, source, region)
        found.append(Part(text, signed(points), INCOME_RULES.get(source, "phase3/income"), areas))
    return tuple(found)


def income_why(lines: Sequence[IncomeItem], state: State | None, wording: Words) -> Why:
    """Return why an income is what it is."""
    total = sum(points for _, _, points in lines)
    return Why(
        translate("Why", "Income"),
        income_parts(lines, state, wording),
        Part(translate("Why", "Income"), str(total), "phase3/income"),
    )


def collected_why(journal: Sequence[Entry], state: State, wording: Words) -> Why:
    """Return why this turn's income is what it is, whether collected already or not."""
    return income_why(collected_lines(journal, state), state, wording)


def forecast_why(state: State, wording: Words) -> Why:
    """Return what the next turn will pay if nothing changes."""
    why = income_why(income_lines(coming(state)), state, wording)
    note = translate("Why", "If the map stays as it is and no event or revolt changes it.")
    return Why(translate("Why", "Income next turn"), why.parts, why.total, note)


def coming(state: State) -> State:
    """Return the position as the next turn's income would find it."""
    after = state.clone()
    after.event, after.revolt = 0, -1
    return after


def treasury_why(journal: Sequence[Entry], state: State, wording: Words) -> Why:
    """Return what was collected and spent this turn."""
    title = translate("Why", "Treasury")
    spent: list[Part] = []
    for entry in reversed(journal):
        event = entry.event
        if entry.turn != state.turn:
            break
        if isinstance(event, Bought):
            text = f"{wording.purchase(event.what)}: {wording.area(event.area)}"
            spent.append(Part(text, signed(-event.cost), event.rule, (event.area,)))
        elif isinstance(event, IncomeLapsed):
            text = translate("Why", "Not spent, and lost")
            spent.append(Part(text, signed(-event.points), event.rule))
        elif isinstance(event, IncomeCollected):
            parts = (*income_parts(event.lines, state, wording), *reversed(spent))
            left = Part(translate("Why", "Left"), str(max(state.treasury, 0)), "phase3/spending")
            return Why(title, parts, left)
    if state.treasury > 0:
        left = Part(translate("Why", "Left"), str(state.treasury), "phase3/spending")
        return Why(title, tuple(reversed(spent)), left)
    note = translate("Why", "The income of this turn has not been collected yet.")
    forecast = forecast_why(state, wording)
    return Why(title, forecast.parts, forecast.total, note)


def bought_why(event: Bought, wording: Words) -> Why:
    """Return what a purchase left."""
    text = f"{wording.purchase(event.what)}: {wording.area(event.area)}"
    had = Part(translate("Why", "In the treasury"), str(event.left + event.cost), "phase3/spending")
    price = Part(translate("Why", "Its price"), signed(-event.cost), event.rule, (event.area,))
    return Why(text, (had, price), Part(translate("Why", "Left"), str(event.left)))


def price_why(kind: str, title: str, choice: Choice | None, state: State, wording: Words) -> Why:
    """Return what a purchase costs, what is left, and where it can be done."""
    rule = PRICE_RULES[kind]
    cost = COST.get("mercenary" if kind == "hire" else kind, 0)
    have = max(state.treasury, 0)
    parts = [Part(translate("Why", "In the treasury"), str(have), "phase3/spending")]
    price = (
        translate("Why", "Its price") if kind != "hire" else translate("Why", "The price of one")
    )
    parts.append(Part(price, signed(-cost) if cost else translate("Why", "free"), rule))
    missing = cost > have
    left = translate("Why", "Short by") if missing else translate("Why", "Left afterwards")
    areas = choice.areas if choice is not None else ()
    places = ", ".join(wording.area(area) for area in areas)
    if places:
        parts.append(Part(translate("Why", "Possible in: {0}").format(places), "", rule, areas))
    return Why(title, tuple(parts), Part(left, str(abs(have - cost))))


def score_areas(line: ScoreLine, state: State | None) -> tuple[str, ...]:
    """Return the areas that a line of the score comes from; without a position only its City."""
    if line.what == "city":
        return (line.where,)
    if state is None:
        return ()
    if line.what == "region":
        return our_cities(state, line.where)
    return tuple(AREAS[area] for area in state.board.members[REGION_INDEX[line.where]])


def score_parts(
    lines: Sequence[ScoreLine], state: State | None, wording: Words
) -> tuple[Part, ...]:
    """Return lines of the score as parts."""
    return tuple(
        Part(
            score_source(wording, line), signed(line.points), SCORE_RULES.get(line.what, "victory"),
            score_areas(line, state),
        )
        for line in lines
    )  # fmt: skip


def score_why(score: Score, state: State | None, wording: Words) -> Why:
    """Return where the victory points come from."""
    total = Part(translate("Why", "Total"), str(score.total), "victory")
    return Why(
        translate("Why", "Victory points"), score_parts(score.lines, state, wording), total,
        wording.level(score.level), "victory/levels",
    )  # fmt: skip


def ended_why(event: GameEnded, wording: Words) -> Why:
    """Return the level that a game ended at, among the others."""
    parts = _levels(event.level, wording)
    total = Part(translate("Why", "Victory points"), str(event.total), "victory")
    return Why(wording.level(event.level), parts, total, wording.reason(event.reason), event.rule)


def level_why(score: Score, wording: Words) -> Why:
    """Return the levels of victory, each with its least points, and how far the next one is."""
    parts = _levels(score.level, wording)
    above = [least for least, _ in LEVELS if least > score.total]
    more = None
    if above:
        text = translate("Why", "Points to the next level")
        more = Part(text, str(above[-1] - score.total), "victory/levels")
    return Why(translate("Why", "Levels of victory"), parts, more)


def _levels(reached: str, wording: Words) -> tuple[Part, ...]:
    parts = []
    for least, level in LEVELS:
        mark = "▸ " if level == reached else ""
        text, here = translate("Why", "from {0}").format(least), level == reached
        parts.append(Part(mark + wording.level(level), text, "victory/levels", strong=here))
    return tuple(parts)
