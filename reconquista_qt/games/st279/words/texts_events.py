"""What happened: a sentence for each kind of event and each way it went."""

from __future__ import annotations

from typing import Final

from reconquista_qt.wording.phrases import QT_TRANSLATE_NOOP

EVENTS: Final = {
    "game_began": QT_TRANSLATE_NOOP("Teller", "The game began."),
    "turn_began": QT_TRANSLATE_NOOP("Teller", "Turn {number} began: {years}."),
    "phase_began": QT_TRANSLATE_NOOP("Teller", "{name}."),
    "game_ended:automatic": QT_TRANSLATE_NOOP(
        "Teller",
        "{winner} won at once: two of the great Christian cities have fallen. Points: {total}.",
    ),
    "game_ended:last_turn": QT_TRANSLATE_NOOP(
        "Teller", "The last turn is over: victory for {winner}. Points: {total}."
    ),
    "unit_placed:set_up": QT_TRANSLATE_NOOP("Teller", "{power} set up {unit} in {place}."),
    "unit_placed:french_set_up": QT_TRANSLATE_NOOP("Teller", "{power} set up {unit} in {place}."),
    "unit_placed:arrival": QT_TRANSLATE_NOOP("Teller", "{unit} came to {place} for {power}."),
    "unit_placed:recruit": QT_TRANSLATE_NOOP(
        "Teller", "{power} recruited {unit} in {place} for {cost} TP."
    ),
    "unit_placed:reinforce": QT_TRANSLATE_NOOP(
        "Teller", "{power} was reinforced: {unit} in {place}."
    ),
    "units_lost": QT_TRANSLATE_NOOP("Teller", "{owner} lost {units} in {place}: {cause}."),
    "attrition_rolled:lost": QT_TRANSLATE_NOOP(
        "Teller", "Attrition in {area}: {owner} rolled {die} and lost {unit}."
    ),
    "attrition_rolled:kept": QT_TRANSLATE_NOOP(
        "Teller", "Attrition in {area}: {owner} rolled {die} and kept {unit}."
    ),
    "control_changed": QT_TRANSLATE_NOOP(
        "Teller", "{area} passed from {before} to {owner}: {cause}."
    ),
    "kingdom_conquered": QT_TRANSLATE_NOOP("Teller", "{power} has lost everything and is no more."),
    "kingdom_restored": QT_TRANSLATE_NOOP("Teller", "{power} was restored in {area}."),
    "units_rebelled": QT_TRANSLATE_NOOP("Teller", "{units} of {power} rebelled in {area}."),
    "rebels_returned": QT_TRANSLATE_NOOP(
        "Teller", "{power} won back the loyalty of {units} in {area}."
    ),
    "treasury_collected": QT_TRANSLATE_NOOP("Teller", "{power} collected {points} TP."),
    "treasury_collected:nothing": QT_TRANSLATE_NOOP(
        "Teller", "{power} collected no TP: no city that it holds yields any now."
    ),
    "treasury_collected:kept": QT_TRANSLATE_NOOP(
        "Teller", "{power} collected {points} TP and had kept {kept}."
    ),
    "africans_paid": QT_TRANSLATE_NOOP("Teller", "The invasion from Africa brought {points} TP."),
    "arrival_waits": QT_TRANSLATE_NOOP("Teller", "{side}: no room yet for {units}."),
    "settlers_sent": QT_TRANSLATE_NOOP("Teller", "{power} sent settlers to {area} for {cost} TP."),
    "settlers_stayed": QT_TRANSLATE_NOOP("Teller", "{area} is populated."),
    "settlers_lost": QT_TRANSLATE_NOOP("Teller", "{area} lost its settlers."),
    "war_rolled:none": QT_TRANSLATE_NOOP("Teller", "War among the Christians: {die}, no war."),
    "war_rolled:france": QT_TRANSLATE_NOOP(
        "Teller", "War among the Christians: {die}, with France."
    ),
    "war_rolled:kingdom": QT_TRANSLATE_NOOP(
        "Teller", "War among the Christians: {die}, with one of the kingdoms."
    ),
    "war_kingdom_rolled:war": QT_TRANSLATE_NOOP(
        "Teller", "{die}: {power} is led by the Muslim side this turn."
    ),
    "war_kingdom_rolled:not_in_play": QT_TRANSLATE_NOOP(
        "Teller", "{die}: {power} is not in play, so there is no war."
    ),
    "war_kingdom_rolled:union": QT_TRANSLATE_NOOP(
        "Teller", "{die}: {power} is in a union, which has to decide."
    ),
    "war_union_rolled:war": QT_TRANSLATE_NOOP(
        "Teller", "{die}: the union of {power} is led by the Muslim side this turn."
    ),
    "war_union_rolled:none": QT_TRANSLATE_NOOP(
        "Teller", "{die}: the union of {power} cannot agree on a war."
    ),
    "war_ended": QT_TRANSLATE_NOOP("Teller", "The war of {power} is over."),
    "france_went_to_war": QT_TRANSLATE_NOOP("Teller", "France is at war with the {against} side."),
    "france_made_peace": QT_TRANSLATE_NOOP("Teller", "France made peace."),
    "france_already_settled": QT_TRANSLATE_NOOP(
        "Teller", "France is at war already, or conquered: nothing changes."
    ),
    "marker_drawn": QT_TRANSLATE_NOOP("Teller", "{side} bought a stratagem marker: {marker}."),
    "marker_drawn:hidden": QT_TRANSLATE_NOOP("Teller", "{side} bought a stratagem marker."),
    "marker_played": QT_TRANSLATE_NOOP("Teller", "{side} played {marker}."),
    "marker_without_effect": QT_TRANSLATE_NOOP(
        "Teller", "The marker {marker} has nothing to act on."
    ),
    "sepulchre_found": QT_TRANSLATE_NOOP(
        "Teller", "The Sepulchre of Santiago was found in {area}."
    ),
    "sepulchre_destroyed": QT_TRANSLATE_NOOP(
        "Teller", "The Muslims destroyed the Sepulchre of Santiago in {area}."
    ),
    "vikings_landed": QT_TRANSLATE_NOOP("Teller", "Vikings pillaged {area}."),
    "mutiny_began": QT_TRANSLATE_NOOP("Teller", "The units of {power} in {area} mutiny."),
    "mutiny_paid": QT_TRANSLATE_NOOP("Teller", "{payer} paid the mutineers in {area} {cost} TP."),
    "march_rolled": QT_TRANSLATE_NOOP(
        "Teller", "Forced march of {units} in {place}: {die}, {points} MP more."
    ),
    "independence_rolled:yes": QT_TRANSLATE_NOOP("Teller", "{power} became independent ({die})."),
    "independence_rolled:certain": QT_TRANSLATE_NOOP("Teller", "{power} became independent."),
    "independence_rolled:no": QT_TRANSLATE_NOOP(
        "Teller", "{power} did not become independent ({die}, {least} or more is needed)."
    ),
    "king_relocated": QT_TRANSLATE_NOOP("Teller", "The King of {power} left {origin} for {to}."),
    "kingdom_born": QT_TRANSLATE_NOOP("Teller", "{power} is a kingdom of its own."),
    "diplomacy_rolled:paid": QT_TRANSLATE_NOOP(
        "Teller", "{side}, {what} in {area} for {paid} TP: {die}{modifier}, {result}."
    ),
    "diplomacy_rolled": QT_TRANSLATE_NOOP(
        "Teller", "{side}, {what} in {area}: {die}{modifier}, {result}."
    ),
    "tribute_funded": QT_TRANSLATE_NOOP(
        "Teller", "{payer} paid {points} TP for an attempt at tribute from {area} for {power}."
    ),
    "tribute_paid": QT_TRANSLATE_NOOP("Teller", "{area} paid {power} {points} TP of tribute."),
    "union_rolled:yes": QT_TRANSLATE_NOOP(
        "Teller", "Dynastic union ({union}): {die}, it succeeds."
    ),
    "union_rolled:no": QT_TRANSLATE_NOOP("Teller", "Dynastic union ({union}): {die}, it fails."),
    "union_formed": QT_TRANSLATE_NOOP(
        "Teller", "{joined} is united with {kept}; the throne of {throne} counts double."
    ),
    "kingdom_drawn": QT_TRANSLATE_NOOP("Teller", "{power} was drawn."),
    "kingdom_drawn:passed": QT_TRANSLATE_NOOP("Teller", "{power} was drawn and is passed over."),
    "campaign_began": QT_TRANSLATE_NOOP("Teller", "{power} began its campaign."),
    "campaign_ended": QT_TRANSLATE_NOOP("Teller", "{power} ended its campaign."),
    "units_moved": QT_TRANSLATE_NOOP("Teller", "{power} moved {units} from {origin} to {to}."),
    "units_went_in": QT_TRANSLATE_NOOP("Teller", "{power}: {units} went into the city of {area}."),
    "units_came_out": QT_TRANSLATE_NOOP(
        "Teller", "{power}: {units} came out of the city of {area}."
    ),
    "area_pillaged": QT_TRANSLATE_NOOP("Teller", "{area} was pillaged: {points} TP for {power}."),
    "pillage_tried": QT_TRANSLATE_NOOP("Teller", "{power} set out to pillage {area} with {units}."),
    "interception_rolled:yes": QT_TRANSLATE_NOOP(
        "Teller", "{owner} intercepted in {place} ({die}{modifier})."
    ),
    "interception_rolled:no": QT_TRANSLATE_NOOP(
        "Teller", "{owner} did not succeed in intercepting in {place} ({die}{modifier})."
    ),
    "fleets_sailed": QT_TRANSLATE_NOOP(
        "Teller", "{power}: {fleets} × Fleet sailed from {origin} to {to}."
    ),
    "fleets_sailed:loaded": QT_TRANSLATE_NOOP(
        "Teller", "{power}: {fleets} × Fleet with {units} sailed from {origin} to {to}."
    ),
    "units_loaded": QT_TRANSLATE_NOOP("Teller", "{power}: {units} went aboard in {area}."),
    "units_landed": QT_TRANSLATE_NOOP("Teller", "{power}: {units} landed in {area}."),
    "cargo_returned": QT_TRANSLATE_NOOP(
        "Teller", "{power}: {units} could not land and went back to {area}."
    ),
    "naval_combat_rolled": QT_TRANSLATE_NOOP(
        "Teller",
        "Fight at sea in {sea}: {power} rolled {die}, {enemy} {enemy_die}; "
        "{power} lost {lost}, {enemy} {enemy_lost}.",
    ),
    "combat_began": QT_TRANSLATE_NOOP(
        "Teller", "{attacker} fights {defender} in {area}: {attackers} against {defenders}."
    ),
    "initiative_rolled": QT_TRANSLATE_NOOP(
        "Teller",
        "Initiative: {attacker} {attacker_die}{attacker_modifier}, {defender} "
        "{defender_die}{defender_modifier}; {first} has it.",
    ),
    "initiative_rolled:tie": QT_TRANSLATE_NOOP(
        "Teller",
        "Initiative: {attacker} {attacker_die}{attacker_modifier}, {defender} "
        "{defender_die}{defender_modifier}: a tie.",
    ),
    "combat_declined": QT_TRANSLATE_NOOP(
        "Teller", "{owner} has only raiders and nowhere to go: no combat in {area}."
    ),
    "table_rolled": QT_TRANSLATE_NOOP(
        "Teller", "{owner}, {table}: {die}{modifier}, column {column}: {result}."
    ),
    "units_retreated": QT_TRANSLATE_NOOP(
        "Teller", "{owner}: {units} retreated from {area} to {to}."
    ),
    "units_retreated:inside": QT_TRANSLATE_NOOP(
        "Teller", "{owner}: {units} withdrew into the city of {area}."
    ),
    "siege_rolled": QT_TRANSLATE_NOOP(
        "Teller", "{power} besieged {area}: {die}{modifier}, column {column}: {result}."
    ),
    "units_redistributed": QT_TRANSLATE_NOOP(
        "Teller", "{power} took {units} from {origin} to {to}."
    ),
    "units_redistributed:in": QT_TRANSLATE_NOOP(
        "Teller", "{power} took {units} into the city of {origin}."
    ),
    "units_redistributed:out": QT_TRANSLATE_NOOP(
        "Teller", "{power} took {units} out of the city of {origin}."
    ),
    "overstack_rolled:lost": QT_TRANSLATE_NOOP(
        "Teller", "Too many units in {area}: {owner} rolled {die} and lost {unit}."
    ),
    "overstack_rolled:kept": QT_TRANSLATE_NOOP(
        "Teller", "Too many units in {area}: {owner} rolled {die} and kept {unit}."
    ),
}
