"""What is asked: a sentence for each kind of decision."""

from __future__ import annotations

from typing import Final

from reconquista_qt.wording.phrases import QT_TRANSLATE_NOOP

PROMPTS: Final = {
    "set_up": QT_TRANSLATE_NOOP("Teller", "{side}: place your pieces."),
    "french_set_up": QT_TRANSLATE_NOOP("Teller", "{side}: place the French pieces."),
    "restore": QT_TRANSLATE_NOOP("Teller", "{side}: a conquered kingdom can be restored."),
    "arrival": QT_TRANSLATE_NOOP("Teller", "{side}: place the piece that arrives."),
    "arrival:unit": QT_TRANSLATE_NOOP("Teller", "{side}: place the piece that arrives: {unit}."),
    "recruit": QT_TRANSLATE_NOOP("Teller", "{side}: recruit, or end recruiting."),
    "repopulate": QT_TRANSLATE_NOOP("Teller", "{side}: send settlers, or go on."),
    "war_roll": QT_TRANSLATE_NOOP("Teller", "{side}: will you roll for war among the Christians?"),
    "buy_marker": QT_TRANSLATE_NOOP(
        "Teller", "{side}: buy a stratagem marker for {cost} TP, or pass."
    ),
    "reinforce": QT_TRANSLATE_NOOP("Teller", "{side}: place the reinforcement."),
    "vikings": QT_TRANSLATE_NOOP("Teller", "{side}: choose the coast that the Vikings pillage."),
    "mutiny": QT_TRANSLATE_NOOP(
        "Teller", "{side}: choose who mutinies: they will move and fight only for pay."
    ),
    "relocate": QT_TRANSLATE_NOOP("Teller", "{side}: will the King leave the seceding land?"),
    "tribute": QT_TRANSLATE_NOOP("Teller", "{side}: exact tribute from rebels, or go on."),
    "tribute:price": QT_TRANSLATE_NOOP(
        "Teller", "{side}: exact tribute from rebels for {cost} TP, or go on."
    ),
    "quell": QT_TRANSLATE_NOOP("Teller", "{side}: win rebels back for {cost} TP, or go on."),
    "incite": QT_TRANSLATE_NOOP("Teller", "{side}: incite a rebellion, or go on."),
    "incite:price": QT_TRANSLATE_NOOP(
        "Teller", "{side}: incite a rebellion for {cost} TP, or go on."
    ),
    "incite:free": QT_TRANSLATE_NOOP(
        "Teller", "{side}: the caliphate collapses: incite a rebellion for nothing, or go on."
    ),
    "union": QT_TRANSLATE_NOOP("Teller", "{side}: try a dynastic union, or not."),
    "campaign": QT_TRANSLATE_NOOP("Teller", "{side}: lead the campaign of {power}."),
    "campaign:own": QT_TRANSLATE_NOOP("Teller", "{side}: lead your campaign."),
    "marker": QT_TRANSLATE_NOOP("Teller", "{side}: play a marker on this die, or pass."),
    "marker:own": QT_TRANSLATE_NOOP(
        "Teller", "{side}: play a marker on your die ({purpose}), or pass."
    ),
    "marker:enemy": QT_TRANSLATE_NOOP(
        "Teller", "{side}: play a marker on the enemy’s die ({purpose}), or pass."
    ),
    "combat_marker": QT_TRANSLATE_NOOP(
        "Teller", "{side}: buy a marker for this combat for {cost} TP, or pass."
    ),
    "spoils": QT_TRANSLATE_NOOP(
        "Teller", "{side}: buy a marker after the victory for {cost} TP, or pass."
    ),
    "battle": QT_TRANSLATE_NOOP("Teller", "{side}: choose a table, or retreat."),
    "losses": QT_TRANSLATE_NOOP("Teller", "{side}: choose your losses."),
    "retreat": QT_TRANSLATE_NOOP("Teller", "{side}: choose where to retreat."),
    "pillage_response": QT_TRANSLATE_NOOP("Teller", "{side}: will you fight the pillagers?"),
    "intercept": QT_TRANSLATE_NOOP("Teller", "{side}: will you intercept?"),
    "redistribute": QT_TRANSLATE_NOOP("Teller", "{side}: redistribute units, or end the turn."),
    "overstack": QT_TRANSLATE_NOOP(
        "Teller", "{side}: too many units; choose which of them must roll."
    ),
    "dice": QT_TRANSLATE_NOOP("Teller", "Dice: {purpose}."),
    "over": QT_TRANSLATE_NOOP("Teller", "The game is over. {reason}"),
}

# What follows a question: what the die may bring, and what is lost by trying.
HINTS: Final = {
    "about": QT_TRANSLATE_NOOP("Teller", "It concerns {owner} in {place}."),
    "about:area": QT_TRANSLATE_NOOP("Teller", "It concerns {place}."),
    "about:enemy": QT_TRANSLATE_NOOP("Teller", "It concerns {owner} in {place}, against {enemy}."),
    "chance": QT_TRANSLATE_NOOP("Teller", "Chance of success: {chance}."),
    "chance:king": QT_TRANSLATE_NOOP(
        "Teller", "Chance of success: {chance}, or {most} next to a King of yours."
    ),
    "tribute": QT_TRANSLATE_NOOP(
        "Teller", "Chances: 1 TP {chance}, the rebels go back to their side {back}."
    ),
    "tribute:king": QT_TRANSLATE_NOOP(
        "Teller",
        "Chances: 1 TP {chance}, the rebels go back to their side {back}; next to a King of "
        "yours 1 TP {most}, back to their side {least}.",
    ),
    "war_roll": QT_TRANSLATE_NOOP(
        "Teller",
        "Chances: {chance} that you lead one of the kingdoms this turn, if it is in play; "
        "{france} that France makes war on the Christians.",
    ),
    "union": QT_TRANSLATE_NOOP(
        "Teller",
        "The kingdom that stays takes over all that the other has, whose King is removed.",
    ),
    "pays": QT_TRANSLATE_NOOP("Teller", "{owner} pays."),
    "no_union": QT_TRANSLATE_NOOP(
        "Teller", "If you try, no dynastic union can be tried this turn."
    ),
    "markers": QT_TRANSLATE_NOOP("Teller", "On this die: {listed}."),
    "adds": QT_TRANSLATE_NOOP("Teller", "{marker} {modifier}"),
}

OPTIONS: Final = {
    "place": QT_TRANSLATE_NOOP("Teller", "{power}: {unit} in {place}"),
    "restore": QT_TRANSLATE_NOOP("Teller", "Restore {power} in {area}"),
    "arrive": QT_TRANSLATE_NOOP("Teller", "{unit} in {place}"),
    "recruit": QT_TRANSLATE_NOOP("Teller", "{power}: recruit {unit} in {place} ({cost} TP)"),
    "repopulate": QT_TRANSLATE_NOOP("Teller", "{power}: settlers to {area} ({cost} TP)"),
    "roll": QT_TRANSLATE_NOOP("Teller", "Roll"),
    "buy_marker": QT_TRANSLATE_NOOP("Teller", "Buy a marker"),
    "buy_marker:power": QT_TRANSLATE_NOOP("Teller", "{power} buys a marker"),
    "reinforce": QT_TRANSLATE_NOOP("Teller", "{unit} in {place}"),
    "vikings": QT_TRANSLATE_NOOP("Teller", "Pillage {area}"),
    "mutiny": QT_TRANSLATE_NOOP("Teller", "{power} in {area}"),
    "relocate": QT_TRANSLATE_NOOP("Teller", "The King goes to {to}"),
    "stay": QT_TRANSLATE_NOOP("Teller", "The King stays"),
    "tribute": QT_TRANSLATE_NOOP("Teller", "{power}: tribute of {area}"),
    "tribute:for": QT_TRANSLATE_NOOP("Teller", "{payer} pays: tribute of {area} for {power}"),
    "quell": QT_TRANSLATE_NOOP("Teller", "{power}: win {area} back"),
    "incite": QT_TRANSLATE_NOOP("Teller", "Incite {area}"),
    "incite:paid": QT_TRANSLATE_NOOP("Teller", "{payer} pays {cost} TP: incite {area}"),
    "incite:shared": QT_TRANSLATE_NOOP("Teller", "Several pay {cost} TP: incite {area}"),
    "union": QT_TRANSLATE_NOOP("Teller", "{union}: {keep} stays, throne {throne}"),
    "move": QT_TRANSLATE_NOOP("Teller", "{units}: from {origin} to {to}"),
    "pillage": QT_TRANSLATE_NOOP("Teller", "Pillage {area} with {units}"),
    "sortie": QT_TRANSLATE_NOOP("Teller", "Leave the city of {area}: {units}"),
    "garrison": QT_TRANSLATE_NOOP("Teller", "Go into the city of {area}: {units}"),
    "siege": QT_TRANSLATE_NOOP("Teller", "Besiege {area} with {units}"),
    "march": QT_TRANSLATE_NOOP("Teller", "Forced march of {units} in {place}"),
    "combat": QT_TRANSLATE_NOOP("Teller", "Attack {enemy} in {area} with {units}"),
    "declare_war": QT_TRANSLATE_NOOP("Teller", "Declare war on France"),
    "sail": QT_TRANSLATE_NOOP("Teller", "{fleets} × Fleet: from {origin} to {to}"),
    "sail:loaded": QT_TRANSLATE_NOOP(
        "Teller", "{fleets} × Fleet with units aboard: from {origin} to {to}"
    ),
    "sail:empty": QT_TRANSLATE_NOOP("Teller", "{fleets} × empty Fleet: from {origin} to {to}"),
    "load": QT_TRANSLATE_NOOP("Teller", "{units} board in {area} ({sea})"),
    "unload": QT_TRANSLATE_NOOP("Teller", "{units} land in {area}"),
    "naval_combat": QT_TRANSLATE_NOOP("Teller", "Fight in {sea}"),
    "play_marker": QT_TRANSLATE_NOOP("Teller", "Play {marker}"),
    "battle": QT_TRANSLATE_NOOP("Teller", "Fight on the {table}"),
    "fight": QT_TRANSLATE_NOOP("Teller", "Fight"),
    "retreat": QT_TRANSLATE_NOOP("Teller", "Retreat to {to}"),
    "withdraw": QT_TRANSLATE_NOOP("Teller", "Withdraw into the city"),
    "lose": QT_TRANSLATE_NOOP("Teller", "Lose {units}"),
    "lose:roll": QT_TRANSLATE_NOOP("Teller", "{units} must roll"),
    "intercept": QT_TRANSLATE_NOOP("Teller", "Intercept"),
    "intercept:units": QT_TRANSLATE_NOOP("Teller", "Intercept with {units}"),
    "redistribute": QT_TRANSLATE_NOOP("Teller", "{power}: {units} from {origin} to {to}"),
    "redistribute:in": QT_TRANSLATE_NOOP("Teller", "{power}: {units} go into the city of {origin}"),
    "redistribute:out": QT_TRANSLATE_NOOP("Teller", "{power}: {units} leave the city of {origin}"),
    "redistribute:fleets": QT_TRANSLATE_NOOP(
        "Teller", "{power}: {fleets} × Fleet from {origin} to {to}"
    ),
    "done": QT_TRANSLATE_NOOP("Teller", "Done"),
    "pass": QT_TRANSLATE_NOOP("Teller", "Pass"),
    "decline": QT_TRANSLATE_NOOP("Teller", "Decline"),
}

PURPOSES: Final = {
    "draw_marker": QT_TRANSLATE_NOOP("Teller", "drawing a marker"),
    "initiative": QT_TRANSLATE_NOOP("Teller", "initiative"),
    "field": QT_TRANSLATE_NOOP("Teller", "Field Battle"),
    "tornafuye": QT_TRANSLATE_NOOP("Teller", "Tornafuye"),
    "siege": QT_TRANSLATE_NOOP("Teller", "siege"),
    "interception": QT_TRANSLATE_NOOP("Teller", "interception"),
    "naval": QT_TRANSLATE_NOOP("Teller", "fight at sea"),
    "march": QT_TRANSLATE_NOOP("Teller", "forced march"),
    "attrition": QT_TRANSLATE_NOOP("Teller", "attrition"),
    "war": QT_TRANSLATE_NOOP("Teller", "war among the Christians"),
    "war_kingdom": QT_TRANSLATE_NOOP("Teller", "which kingdom goes to war"),
    "war_union": QT_TRANSLATE_NOOP("Teller", "whether the union goes to war"),
    "independence": QT_TRANSLATE_NOOP("Teller", "independence"),
    "tribute": QT_TRANSLATE_NOOP("Teller", "tribute"),
    "quell": QT_TRANSLATE_NOOP("Teller", "quelling"),
    "incite": QT_TRANSLATE_NOOP("Teller", "incitement"),
    "union": QT_TRANSLATE_NOOP("Teller", "dynastic union"),
    "draw_kingdom": QT_TRANSLATE_NOOP("Teller", "drawing a kingdom"),
}
