"""Names and short words: phases, sides, results, causes."""

from __future__ import annotations

from typing import Final

from reconquista_qt.wording.phrases import QT_TRANSLATE_NOOP

CAUSES: Final = {
    "attrition": QT_TRANSLATE_NOOP("Teller", "attrition"),
    "combat": QT_TRANSLATE_NOOP("Teller", "combat"),
    "siege": QT_TRANSLATE_NOOP("Teller", "siege"),
    "surrender": QT_TRANSLATE_NOOP("Teller", "the city surrendered"),
    "retreat": QT_TRANSLATE_NOOP("Teller", "no way to retreat"),
    "leader": QT_TRANSLATE_NOOP("Teller", "left alone"),
    "conquest": QT_TRANSLATE_NOOP("Teller", "the kingdom fell"),
    "union": QT_TRANSLATE_NOOP("Teller", "dynastic union"),
    "overstack": QT_TRANSLATE_NOOP("Teller", "too many units"),
    "counters": QT_TRANSLATE_NOOP("Teller", "no counter left"),
    "naval": QT_TRANSLATE_NOOP("Teller", "fight at sea"),
    "cargo": QT_TRANSLATE_NOOP("Teller", "could not land"),
    "leaves": QT_TRANSLATE_NOOP("Teller", "the time is over"),
    "coast": QT_TRANSLATE_NOOP("Teller", "no coast left"),
    "field": QT_TRANSLATE_NOOP("Teller", "alone in the area"),
    "entered": QT_TRANSLATE_NOOP("Teller", "the city was open"),
    "landed": QT_TRANSLATE_NOOP("Teller", "taken from the sea"),
    "rebellion": QT_TRANSLATE_NOOP("Teller", "rebellion"),
    "quelled": QT_TRANSLATE_NOOP("Teller", "the rebellion was quelled"),
    "repatriated": QT_TRANSLATE_NOOP("Teller", "the rebels went back"),
    "independence": QT_TRANSLATE_NOOP("Teller", "independence"),
    "restored": QT_TRANSLATE_NOOP("Teller", "the kingdom is restored"),
}

RESULTS: Final = {
    "ne": QT_TRANSLATE_NOOP("Teller", "no effect"),
    "ca": QT_TRANSLATE_NOOP("Teller", "counter-attack"),
    "mv": QT_TRANSLATE_NOOP("Teller", "one lost, the rest retreat"),
    "dv": QT_TRANSLATE_NOOP("Teller", "destroyed"),
    "dvs": QT_TRANSLATE_NOOP("Teller", "destroyed, and the city surrenders"),
    "r": QT_TRANSLATE_NOOP("Teller", "retreat"),
    "l1": QT_TRANSLATE_NOOP("Teller", "one lost"),
    "l1r": QT_TRANSLATE_NOOP("Teller", "one lost, the rest retreat"),
    "l2": QT_TRANSLATE_NOOP("Teller", "two lost"),
    "l2r": QT_TRANSLATE_NOOP("Teller", "two lost, the rest retreat"),
    "a1": QT_TRANSLATE_NOOP("Teller", "the besieger loses one"),
    "s": QT_TRANSLATE_NOOP("Teller", "the city falls"),
    "none": QT_TRANSLATE_NOOP("Teller", "nothing"),
    "success": QT_TRANSLATE_NOOP("Teller", "success"),
    "repatriated": QT_TRANSLATE_NOOP("Teller", "the rebels go back to their side"),
    "tribute": QT_TRANSLATE_NOOP("Teller", "tribute"),
}

NAMES: Final = {
    "christian": QT_TRANSLATE_NOOP("Teller", "Christians"),
    "muslim": QT_TRANSLATE_NOOP("Teller", "Muslims"),
    "actor:christian": QT_TRANSLATE_NOOP("Teller", "The Christian side"),
    "actor:muslim": QT_TRANSLATE_NOOP("Teller", "The Muslim side"),
    "side:christian": QT_TRANSLATE_NOOP("Teller", "Christian"),
    "side:muslim": QT_TRANSLATE_NOOP("Teller", "Muslim"),
    "rebels": QT_TRANSLATE_NOOP("Teller", "the rebels of {power}"),
    "field": QT_TRANSLATE_NOOP("Teller", "Field Battle table"),
    "tornafuye": QT_TRANSLATE_NOOP("Teller", "Tornafuye table"),
    "what:tribute": QT_TRANSLATE_NOOP("Teller", "tribute"),
    "what:quell": QT_TRANSLATE_NOOP("Teller", "quelling"),
    "what:incite": QT_TRANSLATE_NOOP("Teller", "incitement"),
    "units": QT_TRANSLATE_NOOP("Teller", "{count} × {unit}"),
    "nothing": QT_TRANSLATE_NOOP("Teller", "nothing"),
    "game": QT_TRANSLATE_NOOP("Teller", "Reconquista! The Struggle for Iberia"),
    "inside": QT_TRANSLATE_NOOP("Teller", "{place} (city)"),
    "unknown": QT_TRANSLATE_NOOP("Teller", "somewhere"),
}

PHASE_NAMES: Final = {
    "set_up": QT_TRANSLATE_NOOP("Teller", "Set-up"),
    "attrition": QT_TRANSLATE_NOOP("Teller", "Attrition"),
    "collection": QT_TRANSLATE_NOOP("Teller", "Collection"),
    "recruitment": QT_TRANSLATE_NOOP("Teller", "Recruitment"),
    "repopulation": QT_TRANSLATE_NOOP("Teller", "Repopulation"),
    "war": QT_TRANSLATE_NOOP("Teller", "War among the Christians"),
    "stratagems": QT_TRANSLATE_NOOP("Teller", "Stratagems"),
    "independence": QT_TRANSLATE_NOOP("Teller", "Independence"),
    "tribute": QT_TRANSLATE_NOOP("Teller", "Tribute"),
    "quelling": QT_TRANSLATE_NOOP("Teller", "Quelling rebellions"),
    "incitement": QT_TRANSLATE_NOOP("Teller", "Inciting rebellions"),
    "union": QT_TRANSLATE_NOOP("Teller", "Dynastic union"),
    "christian": QT_TRANSLATE_NOOP("Teller", "Christian campaigns"),
    "muslim": QT_TRANSLATE_NOOP("Teller", "Muslim campaign"),
    "end": QT_TRANSLATE_NOOP("Teller", "End of the turn"),
}

REASONS: Final = {
    "automatic": QT_TRANSLATE_NOOP("Teller", "Two of the five great cities are Muslim."),
    "last_turn": QT_TRANSLATE_NOOP("Teller", "The last turn has ended."),
}
