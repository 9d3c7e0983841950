"""Why: the odds of a move, from what both sides bring to the dice."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from reconquista_qt.games.reconquista.board.docks.sources import signed
from reconquista_qt.games.reconquista.board.map.drag_odds import Forecast, expected_hits
from reconquista_qt.games.reconquista.rules.battle import ATTACKER
from reconquista_qt.games.reconquista.rules.forces import unpack
from reconquista_qt.games.reconquista.rules.names import AREAS
from reconquista_qt.games.reconquista.rules.phase6_sieges import (
    besieger_modifiers,
    defender_modifiers,
    strengths,
)
from reconquista_qt.games.reconquista.words import Words
from reconquista_qt.view.numbers import percent
from reconquista_qt.view.why.reason import Part, Why

from .of_dice import BATTLE_RULE, decimal, force_parts

translate = QCoreApplication.translate


def odds_why(found: Forecast | None, wording: Words) -> Why | None:
    """Return what the odds of a battle or siege come from; None where nobody is met."""
    if found is None:
        return None
    here = (AREAS[found.area],)
    parts = _siege(found, here, wording) if found.kind == "siege" else _battle(found, here, wording)
    parts.append(Part(translate("Why", "The chances"), "", strong=True))
    for end, chance in sorted(found.ends.items(), key=lambda item: -item[1]):
        rule = "phase6/tie" if (found.kind, end) == ("siege", "both_destroyed") else RULES[end]
        parts.append(Part(_end(end, found), percent(chance), rule, here))
    text = translate("Why", "Losses to be expected")
    losses = Part(text, decimal(found.losses), "phase4/casualties")
    note = translate("Why", "Exact: every way in which the dice can fall was counted.")
    title = (
        translate("Why", "Siege of {0}") if found.kind == "siege"
        else translate("Why", "Battle of {0}")
    )  # fmt: skip
    return Why(title.format(wording.area(here[0])), tuple(parts), losses, note)


def _battle(found: Forecast, here: tuple[str, ...], wording: Words) -> list[Part]:
    parts = []
    for text, force in (
        (translate("Why", "You: hits to be expected in a round"), found.mine),
        (translate("Why", "They: hits to be expected in a round"), found.theirs),
    ):
        units = unpack(force)
        hits = decimal(expected_hits(units))
        parts.append(Part(text, hits, BATTLE_RULE, here, strong=True))
        parts += force_parts(units, wording, here)
    if found.first:
        first = (
            translate("Why", "You strike first") if found.first == ATTACKER
            else translate("Why", "The defenders strike first")
        )  # fmt: skip
        parts.append(Part(first, "", BATTLE_RULE, here, strong=True))
    return parts


def _siege(found: Forecast, here: tuple[str, ...], wording: Words) -> list[Part]:
    attack, defence = strengths(found.mine, found.theirs, bool(found.city), found.fortress)
    yours = translate("Why", "Your die gets")
    theirs = translate("Why", "The defender's die gets")
    parts = [Part(yours, signed(attack), "phase6/besieger", here, strong=True)]
    parts += [
        Part(wording.unit(unit, count), signed(points), "phase6/besieger", here)
        for unit, count, points in besieger_modifiers(found.mine)
    ]
    parts.append(Part(theirs, signed(defence), "phase6/defender", here, strong=True))
    lines = defender_modifiers(found.theirs, bool(found.city))
    for what, count, points in lines:
        text = translate("Why", "City") if what == "city" else wording.unit(what, count)
        parts.append(Part(text, signed(points), "phase6/defender", here))
    if found.fortress:
        twice = sum(points for _, _, points in lines)
        text = translate("Why", "Fortress: the modifiers count twice")
        parts.append(Part(text, signed(twice), "phase6/fortress", here))
    return parts


RULES = {
    "attacker_won": "phase4/wiped-out", "defender_won": "phase4/mover-beaten",
    "drawn": "phase4/draw", "both_destroyed": "phase4/casualties", "taken": "phase6/storm",
    "razed": "phase6/storm", "surrendered": "phase6/tie", "beaten_off": "phase6/beaten-off",
}  # fmt: skip


def _end(end: str, found: Forecast) -> str:
    match end:
        case "attacker_won":
            return translate("Why", "You win")
        case "defender_won":
            return translate("Why", "You are beaten")
        case "drawn":
            return translate("Why", "Drawn")
        case "both_destroyed" if not found.theirs:
            return translate("Why", "Your last unit falls in a tie")
        case "both_destroyed":
            return translate("Why", "Both are destroyed")
        case "taken":
            return translate("Why", "Taken by storm")
        case "razed":
            return translate("Why", "Taken, and the City razed")
        case "surrendered":
            return translate("Why", "It surrenders")
    return translate("Why", "You are beaten off")
