"""Why something is refused: a sentence for each code."""

from __future__ import annotations

from typing import Final

from reconquista_qt.wording.phrases import QT_TRANSLATE_NOOP

REFUSALS: Final = {
    "not-now": QT_TRANSLATE_NOOP("Teller", "That is not what is asked now."),
    "marker-not-in-hand": QT_TRANSLATE_NOOP("Teller", "{marker} is not in hand."),
    "marker-not-for-this-die": QT_TRANSLATE_NOOP("Teller", "{marker} does not act on this die."),
    "marker-not-with-other": QT_TRANSLATE_NOOP(
        "Teller", "{marker} cannot be played together with the one played."
    ),
    "not-the-payer": QT_TRANSLATE_NOOP("Teller", "{power} does not fight here."),
    "no-total-control": QT_TRANSLATE_NOOP("Teller", "{area} is not totally controlled."),
    "no-room": QT_TRANSLATE_NOOP("Teller", "There is no room in {area}."),
    "unit-not-brought": QT_TRANSLATE_NOOP("Teller", "This marker does not bring {unit}."),
    "no-counter-left": QT_TRANSLATE_NOOP("Teller", "No counter of {unit} is left."),
    "no-city": QT_TRANSLATE_NOOP("Teller", "{area} has no city."),
    "vikings-no-more": QT_TRANSLATE_NOOP("Teller", "The Vikings come no more."),
    "no-coast": QT_TRANSLATE_NOOP("Teller", "{area} has no coast."),
    "not-the-enemys": QT_TRANSLATE_NOOP("Teller", "{area} is not the enemy's."),
    "units-there": QT_TRANSLATE_NOOP("Teller", "There are enemy units in {area}."),
    "pillaged-already": QT_TRANSLATE_NOOP("Teller", "{area} has been pillaged this turn."),
    "no-units-there": QT_TRANSLATE_NOOP("Teller", "{power} has no units in {area}."),
    "not-the-enemys-units": QT_TRANSLATE_NOOP(
        "Teller", "The units of {power} in {area} are not the enemy's."
    ),
    "loyal-to-king-or-cross": QT_TRANSLATE_NOOP(
        "Teller", "A King or a Crusader is with them in {area}."
    ),
    "france-is-closed": QT_TRANSLATE_NOOP(
        "Teller", "{area} is closed: France is not at war with this side."
    ),
    "not-into-the-friends-land": QT_TRANSLATE_NOOP(
        "Teller", "France may not enter {area}, which is Muslim."
    ),
    "box-is-french": QT_TRANSLATE_NOOP("Teller", "Only French units enter {area}."),
    "not-to-the-muslims": QT_TRANSLATE_NOOP(
        "Teller", "A kingdom led by the Muslims may not enter {area}."
    ),
    "not-to-their-kingdom": QT_TRANSLATE_NOOP(
        "Teller", "The Muslims may not enter {area} of the kingdom they lead."
    ),
    "not-adjacent": QT_TRANSLATE_NOOP("Teller", "{to} is not next to {area}."),
    "must-stop": QT_TRANSLATE_NOOP("Teller", "Enemies in {area} stop the move."),
    "no-way": QT_TRANSLATE_NOOP("Teller", "There is no way from {area} to {to}."),
    "mutineers-unpaid": QT_TRANSLATE_NOOP("Teller", "{power} cannot pay the mutineers {cost} TP."),
    "half-has-acted": QT_TRANSLATE_NOOP("Teller", "Only half of the kingdom's units may act."),
    "one-must-stay": QT_TRANSLATE_NOOP("Teller", "One unit must stay in {area}."),
    "no-units": QT_TRANSLATE_NOOP("Teller", "No units were named."),
    "units-in-the-city": QT_TRANSLATE_NOOP("Teller", "These units are in the city of {area}."),
    "units-not-there": QT_TRANSLATE_NOOP("Teller", "These units are not in {area}."),
    "leader-and-king": QT_TRANSLATE_NOOP(
        "Teller", "A leader and his King cannot stand together in {area}."
    ),
    "march-together": QT_TRANSLATE_NOOP("Teller", "The stack in {area} marches together."),
    "not-enough-mp": QT_TRANSLATE_NOOP("Teller", "Not enough MP in {area}: {cost} are needed."),
    "stopped-by-enemies": QT_TRANSLATE_NOOP(
        "Teller", "Enemies have stopped these units in {area}."
    ),
    "movement-is-over": QT_TRANSLATE_NOOP(
        "Teller", "The movement of these units in {area} is over."
    ),
    "city-is-held": QT_TRANSLATE_NOOP("Teller", "Others hold the city of {area}."),
    "not-an-enemy-city": QT_TRANSLATE_NOOP("Teller", "The city of {area} is not an enemy's."),
    "siege-needed": QT_TRANSLATE_NOOP("Teller", "The city of {area} must be besieged."),
    "enemies-in-the-field": QT_TRANSLATE_NOOP(
        "Teller", "There are enemies in the field of {area}."
    ),
    "tribute-was-paid": QT_TRANSLATE_NOOP("Teller", "{area} has paid tribute this turn."),
    "went-in-this-campaign": QT_TRANSLATE_NOOP(
        "Teller", "These units went into the city of {area} in this campaign."
    ),
    "moved-already": QT_TRANSLATE_NOOP("Teller", "These units of {area} have moved."),
    "did-not-come-in": QT_TRANSLATE_NOOP(
        "Teller", "Only those who came into {area} this turn can pillage it."
    ),
    "crusaders-never-against-christians": QT_TRANSLATE_NOOP(
        "Teller", "Crusaders do not fight Christian kingdoms."
    ),
    "field-table-only": QT_TRANSLATE_NOOP(
        "Teller", "Those who answer pillage use the Field Battle table."
    ),
    "nobody-to-fight": QT_TRANSLATE_NOOP("Teller", "There is nobody to fight in {area}."),
    "not-an-enemy": QT_TRANSLATE_NOOP("Teller", "{owner} in {area} is no enemy."),
    "besieged-already": QT_TRANSLATE_NOOP(
        "Teller", "These units have besieged this turn in {area}."
    ),
    "fought-already": QT_TRANSLATE_NOOP("Teller", "The fleets in {area} have fought."),
    "intercepted-already": QT_TRANSLATE_NOOP(
        "Teller", "These units in {area} have intercepted this turn."
    ),
    "raiders-must-retreat": QT_TRANSLATE_NOOP(
        "Teller", "Raiders who won by their speed must retreat."
    ),
    "no-retreat-in-answer": QT_TRANSLATE_NOOP(
        "Teller", "Whoever answers a counter-attack does not retreat."
    ),
    "rebels-do-not-retreat": QT_TRANSLATE_NOOP("Teller", "Rebels do not retreat."),
    "enemies-there": QT_TRANSLATE_NOOP("Teller", "There are enemies in {area}."),
    "no-own-city": QT_TRANSLATE_NOOP("Teller", "There is no city of yours in {area}."),
    "wrong-number-of-losses": QT_TRANSLATE_NOOP("Teller", "The losses must be {count}."),
    "losses-not-there": QT_TRANSLATE_NOOP(
        "Teller", "These units are not among those that can be lost."
    ),
    "walk-in": QT_TRANSLATE_NOOP("Teller", "The city of {area} is empty: walk in."),
    "cannot-pay": QT_TRANSLATE_NOOP("Teller", "{power} cannot pay {cost} TP."),
    "no-port": QT_TRANSLATE_NOOP("Teller", "{area} has no port on {sea}."),
    "enemies-in-port": QT_TRANSLATE_NOOP("Teller", "Enemies hold the port of {area}."),
    "no-fleet": QT_TRANSLATE_NOOP("Teller", "There is no fleet in {area}."),
    "no-space-aboard": QT_TRANSLATE_NOOP(
        "Teller", "The fleets in {area} cannot take so many and still land them."
    ),
    "units-not-aboard": QT_TRANSLATE_NOOP("Teller", "These units are not aboard in {area}."),
    "another-port": QT_TRANSLATE_NOOP(
        "Teller", "Landing in {area} needs another sea and another port than going aboard."
    ),
    "land-in-the-area": QT_TRANSLATE_NOOP(
        "Teller", "Enemies are in the city of {area}: land in the area."
    ),
    "land-in-the-city": QT_TRANSLATE_NOOP(
        "Teller", "The city of {area} is free: land in the city."
    ),
    "units-aboard": QT_TRANSLATE_NOOP(
        "Teller", "There are still units aboard that can sail on or land."
    ),
    "fleets-together": QT_TRANSLATE_NOOP("Teller", "The fleets in {area} intercept together."),
    "france-at-war": QT_TRANSLATE_NOOP("Teller", "France is at war already."),
    "france-is-conquered": QT_TRANSLATE_NOOP("Teller", "France is conquered."),
    "france-itself": QT_TRANSLATE_NOOP("Teller", "France does not declare war on itself."),
    "not-a-home-area": QT_TRANSLATE_NOOP("Teller", "{area} is not of the home of {power}."),
    "no-such-piece": QT_TRANSLATE_NOOP("Teller", "There is no {unit} to place."),
    "not-your-power": QT_TRANSLATE_NOOP("Teller", "You do not decide for {power}."),
    "fleets-at-sea": QT_TRANSLATE_NOOP("Teller", "Fleets are placed at sea, not in {area}."),
    "land-units-on-land": QT_TRANSLATE_NOOP("Teller", "Land units are not placed in {area}."),
    "another-kingdom-first": QT_TRANSLATE_NOOP("Teller", "{power} is asked about first."),
    "no-throne-retaken": QT_TRANSLATE_NOOP("Teller", "No kingdom holds its throne in {area}."),
    "no-companions": QT_TRANSLATE_NOOP("Teller", "El Cid finds no companions in {area}."),
    "another-piece-first": QT_TRANSLATE_NOOP("Teller", "{unit} is placed first."),
    "no-own-port": QT_TRANSLATE_NOOP("Teller", "There is no totally controlled port in {area}."),
    "not-for-sale": QT_TRANSLATE_NOOP("Teller", "{unit} cannot be bought."),
    "too-early": QT_TRANSLATE_NOOP("Teller", "{unit} can be bought from turn {turn} on."),
    "bought-enough-there": QT_TRANSLATE_NOOP("Teller", "No more than {count} purchases in {area}."),
    "king-at-throne": QT_TRANSLATE_NOOP(
        "Teller", "The King is placed at his throne, not in {area}."
    ),
    "not-conquered-land": QT_TRANSLATE_NOOP("Teller", "{area} was not Muslim at the start."),
    "settlers-there": QT_TRANSLATE_NOOP("Teller", "{area} has settlers."),
    "no-marker-left": QT_TRANSLATE_NOOP("Teller", "No Repopulation marker is left."),
    "no-neighbour": QT_TRANSLATE_NOOP(
        "Teller", "{area} is not next to an area totally controlled."
    ),
    "not-an-own-area": QT_TRANSLATE_NOOP("Teller", "{area} is not an area of yours."),
    "in-the-seceding-land": QT_TRANSLATE_NOOP("Teller", "{area} is seceding too."),
    "no-enemy-rebels": QT_TRANSLATE_NOOP("Teller", "No enemy rebels hold {area}."),
    "tried-already": QT_TRANSLATE_NOOP("Teller", "It has been tried in {area} this turn."),
    "no-own-rebels": QT_TRANSLATE_NOOP("Teller", "There are no rebels of yours in {area}."),
    "el-cid-is-there": QT_TRANSLATE_NOOP("Teller", "El Cid stands with the rebels of {area}."),
    "nobody-to-incite": QT_TRANSLATE_NOOP("Teller", "Nobody in {area} can be incited."),
    "not-in-france": QT_TRANSLATE_NOOP("Teller", "Nobody rebels in {area}, in France."),
    "king-or-leader-there": QT_TRANSLATE_NOOP("Teller", "A King or a leader is in {area}."),
    "wrong-price": QT_TRANSLATE_NOOP("Teller", "The attempt costs {cost} TP."),
    "not-a-member": QT_TRANSLATE_NOOP("Teller", "{power} is not of this union."),
    "not-a-throne": QT_TRANSLATE_NOOP("Teller", "{area} is not a throne of this union."),
    "in-a-union-already": QT_TRANSLATE_NOOP("Teller", "{power} is in a union already."),
    "not-in-play": QT_TRANSLATE_NOOP("Teller", "{power} is not in play."),
    "already-there": QT_TRANSLATE_NOOP("Teller", "These units are in {area}."),
    "no-own-coast": QT_TRANSLATE_NOOP("Teller", "You control no coast of {area}."),
}
