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
    "hand": QT_TRANSLATE_NOOP("Teller", "In your hand: {marker}"),
    "hidden_hand": QT_TRANSLATE_NOOP("Teller", "Hidden markers: {side}"),
    "game": QT_TRANSLATE_NOOP("Teller", "Reconquista! The Struggle for Iberia"),
    "yields": QT_TRANSLATE_NOOP("Teller", "city, yields {points} TP a turn"),
    "yields:nothing": QT_TRANSLATE_NOOP("Teller", "city, yields no TP of its own"),
    "yields:even": QT_TRANSLATE_NOOP(
        "Teller",
        "city, no TP (even tables: al-Andalus lives on pillage and invasions)",
    ),
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
    "last_turn": QT_TRANSLATE_NOOP(
        "Teller",
        "The last turn has ended: the Christians win if they are {margin} points ahead; "
        "otherwise the Muslims win.",
    ),
}

# The rule options: what is asked, and the choices.
RULE_OPTIONS: Final = {
    "empty_city": QT_TRANSLATE_NOOP("Teller", "An empty enemy city"),
    "combat": QT_TRANSLATE_NOOP("Teller", "Enemies who meet"),
    "pillage_pay": QT_TRANSLATE_NOOP("Teller", "Points that were pillaged"),
    "stratagem_draws": QT_TRANSLATE_NOOP("Teller", "Buying stratagem markers"),
    "tribute_cost": QT_TRANSLATE_NOOP("Teller", "Points that a tribute attempt costs"),
    "total_control": QT_TRANSLATE_NOOP("Teller", "Total control of an area"),
    "wars_end": QT_TRANSLATE_NOOP("Teller", "A war among Christians ends"),
    "repopulate_home": QT_TRANSLATE_NOOP("Teller", "Settlers may come to home areas too"),
    "second_wave": QT_TRANSLATE_NOOP("Teller", "The invasion of turn 12"),
    "castile_by_turn_6": QT_TRANSLATE_NOOP("Teller", "Castile independent on turn 6 at the latest"),
    "elite_initiative": QT_TRANSLATE_NOOP(
        "Teller", "King, Crusader or North African: initiative +1"
    ),
    "leader_initiative": QT_TRANSLATE_NOOP("Teller", "Initiative of El Cid and Almanzor"),
    "tables": QT_TRANSLATE_NOOP(
        "Teller",
        "Tables that the rulebook does not print (even: the cities of al-Andalus pay nothing;"
        " pillage, conquests and invasions do)",
    ),
}

RULE_CHOICES: Final = {
    "walk_in": QT_TRANSLATE_NOOP("Teller", "may be walked into"),
    "siege": QT_TRANSLATE_NOOP("Teller", "must be besieged"),
    "optional": QT_TRANSLATE_NOOP("Teller", "fight if one of them wants it"),
    "mandatory": QT_TRANSLATE_NOOP("Teller", "must fight"),
    "at_once": QT_TRANSLATE_NOOP("Teller", "can be spent at once"),
    "kept": QT_TRANSLATE_NOOP("Teller", "count for the next turn"),
    "alternate": QT_TRANSLATE_NOOP("Teller", "as many as each side pays for, in turn"),
    "one_each": QT_TRANSLATE_NOOP("Teller", "one each a turn"),
    "marker": QT_TRANSLATE_NOOP("Teller", "stays until an enemy takes it"),
    "occupied": QT_TRANSLATE_NOOP("Teller", "needs units in the field and in the city"),
    "after_redistribution": QT_TRANSLATE_NOOP("Teller", "after redistribution"),
    "as_below": QT_TRANSLATE_NOOP("Teller", "before redistribution"),
    "collapse": QT_TRANSLATE_NOOP("Teller", "comes if a rebellion of turn 7 succeeded"),
    "always": QT_TRANSLATE_NOOP("Teller", "always comes"),
    "reconstructed": QT_TRANSLATE_NOOP("Teller", "as first reconstructed: hard for the Christians"),
    "even": QT_TRANSLATE_NOOP("Teller", "even: both sides have the same chances"),
}

# What is said of odds: titles, what goes into them, results and their groups.
ODDS: Final = {
    "siege": QT_TRANSLATE_NOOP("Teller", "Siege"),
    "battle": QT_TRANSLATE_NOOP("Teller", "Combat: who has the initiative, and what comes of it"),
    "table.field": QT_TRANSLATE_NOOP("Teller", "On the Field Battle table"),
    "table.tornafuye": QT_TRANSLATE_NOOP("Teller", "On the Tornafuye table"),
    "table.modifier": QT_TRANSLATE_NOOP("Teller", "For the kind of units that roll"),
    "rolled": QT_TRANSLATE_NOOP("Teller", "What the enemy suffers"),
    "answered": QT_TRANSLATE_NOOP("Teller", "What the enemy's answer does"),
    "garrison": QT_TRANSLATE_NOOP("Teller", "Units inside the city"),
    "pillaged": QT_TRANSLATE_NOOP("Teller", "The area was pillaged"),
    "royal_mesnada": QT_TRANSLATE_NOOP("Teller", "The King leads the siege"),
    "blockade": QT_TRANSLATE_NOOP("Teller", "A fleet closes the port"),
    "population": QT_TRANSLATE_NOOP("Teller", "Population"),
    "initiative.attacker": QT_TRANSLATE_NOOP("Teller", "Initiative of the attacker"),
    "initiative.defender": QT_TRANSLATE_NOOP("Teller", "Initiative of the defender"),
    "taken": QT_TRANSLATE_NOOP("Teller", "The city falls"),
    "loss": QT_TRANSLATE_NOOP("Teller", "The besieger loses a unit"),
    "attacker_initiative": QT_TRANSLATE_NOOP("Teller", "The attacker has the initiative"),
    "defender_initiative": QT_TRANSLATE_NOOP("Teller", "The defender has the initiative"),
    "attacker_must_retreat": QT_TRANSLATE_NOOP("Teller", "The attacking raiders must retreat then"),
    "defender_must_retreat": QT_TRANSLATE_NOOP("Teller", "The defending raiders must retreat then"),
    "attacker_first.attacker": QT_TRANSLATE_NOOP(
        "Teller", "The attacker first: what the defender suffers"
    ),
    "attacker_first.defender": QT_TRANSLATE_NOOP(
        "Teller", "The attacker first: what the counter-attack does"
    ),
    "defender_first.defender": QT_TRANSLATE_NOOP(
        "Teller", "The defender first: what the attacker suffers"
    ),
    "defender_first.attacker": QT_TRANSLATE_NOOP(
        "Teller", "The defender first: what the counter-attack does"
    ),
}
