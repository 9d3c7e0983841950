"""What is done, by the names of the actions in the protocol: as headings of several answers."""

from __future__ import annotations

from typing import Final

from reconquista_qt.wording.phrases import QT_TRANSLATE_NOOP

DEEDS: Final = {
    "place": QT_TRANSLATE_NOOP("Deeds", "Place pieces"),
    "restore": QT_TRANSLATE_NOOP("Deeds", "Restore a kingdom"),
    "arrive": QT_TRANSLATE_NOOP("Deeds", "Place who arrives"),
    "recruit": QT_TRANSLATE_NOOP("Deeds", "Recruit"),
    "repopulate": QT_TRANSLATE_NOOP("Deeds", "Send settlers"),
    "roll": QT_TRANSLATE_NOOP("Deeds", "Roll for war"),
    "buy_marker": QT_TRANSLATE_NOOP("Deeds", "Buy a stratagem marker"),
    "play_marker": QT_TRANSLATE_NOOP("Deeds", "Play a stratagem marker"),
    "reinforce": QT_TRANSLATE_NOOP("Deeds", "Place reinforcements"),
    "vikings": QT_TRANSLATE_NOOP("Deeds", "Pillage with the Vikings"),
    "mutiny": QT_TRANSLATE_NOOP("Deeds", "Choose who mutinies"),
    "relocate": QT_TRANSLATE_NOOP("Deeds", "Let the King leave"),
    "stay": QT_TRANSLATE_NOOP("Deeds", "Let the King stay"),
    "tribute": QT_TRANSLATE_NOOP("Deeds", "Exact tribute"),
    "quell": QT_TRANSLATE_NOOP("Deeds", "Win rebels back"),
    "incite": QT_TRANSLATE_NOOP("Deeds", "Incite a rebellion"),
    "union": QT_TRANSLATE_NOOP("Deeds", "Unite two crowns"),
    "move": QT_TRANSLATE_NOOP("Deeds", "Move"),
    "pillage": QT_TRANSLATE_NOOP("Deeds", "Pillage"),
    "sortie": QT_TRANSLATE_NOOP("Deeds", "Leave a city"),
    "garrison": QT_TRANSLATE_NOOP("Deeds", "Go into a city"),
    "siege": QT_TRANSLATE_NOOP("Deeds", "Besiege"),
    "march": QT_TRANSLATE_NOOP("Deeds", "Forced march"),
    "combat": QT_TRANSLATE_NOOP("Deeds", "Attack"),
    "declare_war": QT_TRANSLATE_NOOP("Deeds", "Declare war on France"),
    "sail": QT_TRANSLATE_NOOP("Deeds", "Sail"),
    "load": QT_TRANSLATE_NOOP("Deeds", "Board ships"),
    "unload": QT_TRANSLATE_NOOP("Deeds", "Land"),
    "naval_combat": QT_TRANSLATE_NOOP("Deeds", "Fight at sea"),
    "battle": QT_TRANSLATE_NOOP("Deeds", "Choose how to fight"),
    "fight": QT_TRANSLATE_NOOP("Deeds", "Fight"),
    "retreat": QT_TRANSLATE_NOOP("Deeds", "Retreat"),
    "withdraw": QT_TRANSLATE_NOOP("Deeds", "Withdraw into the city"),
    "lose": QT_TRANSLATE_NOOP("Deeds", "Lose units"),
    "intercept": QT_TRANSLATE_NOOP("Deeds", "Intercept"),
    "redistribute": QT_TRANSLATE_NOOP("Deeds", "Redistribute"),
    "done": QT_TRANSLATE_NOOP("Deeds", "End the phase"),
    "pass": QT_TRANSLATE_NOOP("Deeds", "Pass"),
    "decline": QT_TRANSLATE_NOOP("Deeds", "Decline"),
}
