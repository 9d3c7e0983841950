"""What can be wrong with positions, questions and data files of this game."""

from __future__ import annotations

from typing import Final

from reconquista_qt.wording.phrases import QT_TRANSLATE_NOOP

PROBLEMS: Final = {
    "bad-data": QT_TRANSLATE_NOOP("Problems", "The data file has mistakes."),
    "unknown-leader": QT_TRANSLATE_NOOP("Problems", "There is no leader {detail} here."),
    "unknown-hex": QT_TRANSLATE_NOOP("Problems", "{detail} is not a hex of this map."),
    "unknown-facing": QT_TRANSLATE_NOOP("Problems", "{detail} is not a facing."),
    "unknown-chit": QT_TRANSLATE_NOOP("Problems", "{detail} is not a chit."),
    "unknown-side": QT_TRANSLATE_NOOP("Problems", "{detail} is not a side of this battle."),
    "unknown-kind": QT_TRANSLATE_NOOP("Problems", "There are no odds of the kind {detail}."),
    "unknown-zone": QT_TRANSLATE_NOOP("Problems", "{detail} is not a zone of entry."),
    "unknown-map": QT_TRANSLATE_NOOP("Problems", "There is no map {detail}."),
    "unknown-place": QT_TRANSLATE_NOOP("Problems", "There is no place of set-up {detail}."),
    "unknown-terrain": QT_TRANSLATE_NOOP("Problems", "{detail} is not a level with its terrain."),
    "unknown-type": QT_TRANSLATE_NOOP("Problems", "There is no such type of units."),
    "enemies-together": QT_TRANSLATE_NOOP("Problems", "Enemies stand in one hex: {detail}."),
    "unlike-in-a-hex": QT_TRANSLATE_NOOP(
        "Problems", "More than two units, or unlike ones, stand in one hex: {detail}."
    ),
    "unlike-facings": QT_TRANSLATE_NOOP(
        "Problems", "The units of the hex face differently: {detail}."
    ),
    "closed-terrain": QT_TRANSLATE_NOOP("Problems", "It cannot stand on the terrain of {detail}."),
    "no-heavy-cavalry": QT_TRANSLATE_NOOP("Problems", "Only heavy cavalry charges."),
    "dead-on-the-map": QT_TRANSLATE_NOOP("Problems", "He is removed and cannot be in {detail}."),
    "no-cross-in-this-battle": QT_TRANSLATE_NOOP(
        "Problems", "There is no Holy Cross in this battle."
    ),
    "not-who-stands-there": QT_TRANSLATE_NOOP(
        "Problems", "Those are not the units of the hex: {detail}."
    ),
    "not-on-the-map": QT_TRANSLATE_NOOP("Problems", "{detail} is not on the map."),
    "mixed-sides": QT_TRANSLATE_NOOP("Problems", "Units of both sides are named: {detail}."),
    "twice": QT_TRANSLATE_NOOP("Problems", "It is there twice: {detail}."),
    "no-enemies-there": QT_TRANSLATE_NOOP(
        "Problems", "No enemies of those units stand in {detail}."
    ),
    "leader-not-on-the-map": QT_TRANSLATE_NOOP("Problems", "{detail} is not on the map."),
    "no-neighbours": QT_TRANSLATE_NOOP("Problems", "Those hexes do not touch: {detail}."),
    "no-edge": QT_TRANSLATE_NOOP("Problems", "{detail} is not at the edge of the map."),
    "no-road": QT_TRANSLATE_NOOP("Problems", "There is no road in {detail}."),
    "cut-off": QT_TRANSLATE_NOOP("Problems", "No way leads there: {detail}."),
    "row-length": QT_TRANSLATE_NOOP(
        "Problems", "The row has {detail} cells, not as many as it must have."
    ),
    "rows-0-to-12": QT_TRANSLATE_NOOP("Problems", "There must be rows from 0 to 12, not {detail}."),
    "columns-do-not-join": QT_TRANSLATE_NOOP(
        "Problems", "The columns must follow one another from 1 without a gap."
    ),
    "results-fall": QT_TRANSLATE_NOOP(
        "Problems", "A better die or more strength must never give a lesser result."
    ),
    "fire-takes-two-steps": QT_TRANSLATE_NOOP("Problems", "Fire takes one step at most."),
    "missing-or-unknown": QT_TRANSLATE_NOOP("Problems", "It is missing or does not belong here."),
    "rows-do-not-join": QT_TRANSLATE_NOOP(
        "Problems", "The rows must follow one another without a gap."
    ),
    "first-and-last": QT_TRANSLATE_NOOP("Problems", "A first and a last number are needed."),
    "grid-rows": QT_TRANSLATE_NOOP(
        "Problems", "The map has {detail} rows, not as many as it must have."
    ),
    "first-and-second": QT_TRANSLATE_NOOP(
        "Problems", "The two sides do not fit the first and the second player."
    ),
    "turns-and-track": QT_TRANSLATE_NOOP("Problems", "The turns do not fit the turn track."),
    "nowhere": QT_TRANSLATE_NOOP("Problems", "It has neither a hex nor an entry: {detail}."),
    "too-many-in-a-hex": QT_TRANSLATE_NOOP(
        "Problems", "Two units of one side at the most stand in a hex."
    ),
    "one-overall-leader": QT_TRANSLATE_NOOP("Problems", "Each side has one overall leader."),
    "command-of-leaders": QT_TRANSLATE_NOOP(
        "Problems", "Overall leaders have no command value, the others have."
    ),
    "no-replacement-for-overall": QT_TRANSLATE_NOOP(
        "Problems", "Overall leaders have no replacement."
    ),
    "not-with-a-unit": QT_TRANSLATE_NOOP(
        "Problems", "He stands in {detail} without a unit of his."
    ),
    "heavy-cavalry-values": QT_TRANSLATE_NOOP(
        "Problems", "Heavy cavalry has three steps and a stronger side that counts as its loss."
    ),
    "strength-one-has-no-back": QT_TRANSLATE_NOOP(
        "Problems", "Units of strength 1, and only they, have no back and one step."
    ),
    "loss-value": QT_TRANSLATE_NOOP(
        "Problems", "The loss counts the strength of the front, not {detail}."
    ),
    "back-not-lower": QT_TRANSLATE_NOOP("Problems", "The back must be weaker than the front."),
    "fires-without-range": QT_TRANSLATE_NOOP(
        "Problems", "Units of the type {detail} fire and have no range."
    ),
    "outside-its-place": QT_TRANSLATE_NOOP(
        "Problems", "{detail} is too far from its place of set-up."
    ),
    "commands-nobody": QT_TRANSLATE_NOOP("Problems", "He commands no units."),
    "cannot-lose-so-much": QT_TRANSLATE_NOOP(
        "Problems", "The side has only {detail} points to lose."
    ),
    "has-no-facing": QT_TRANSLATE_NOOP("Problems", "{detail} has no facing."),
    "cannot-fire": QT_TRANSLATE_NOOP("Problems", "{detail} cannot fire."),
    "out-of-range": QT_TRANSLATE_NOOP("Problems", "{detail} does not shoot so far."),
    "not-in-front": QT_TRANSLATE_NOOP("Problems", "The target is not in front of {detail}."),
    "not-seen": QT_TRANSLATE_NOOP("Problems", "{detail} does not see the target."),
    "routed-units-do-not-fire": QT_TRANSLATE_NOOP(
        "Problems", "{detail} is routed and cannot fire."
    ),
    "no-fire-by-night": QT_TRANSLATE_NOOP("Problems", "Nobody fires by night."),
}
