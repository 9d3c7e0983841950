"""What is wrong with data from outside: requests, positions, maps, files."""

from __future__ import annotations

from typing import Final

from .phrases import QT_TRANSLATE_NOOP, Phrases

PROBLEMS: Final = {
    # Whole requests and files
    "bad-request": QT_TRANSLATE_NOOP("Problems", "The request cannot be understood."),
    "bad-position": QT_TRANSLATE_NOOP("Problems", "The position is not possible."),
    "bad-dice": QT_TRANSLATE_NOOP("Problems", "A die shows 1 to 6."),
    "bad-map": QT_TRANSLATE_NOOP("Problems", "The map file has mistakes."),
    "bad-scenario": QT_TRANSLATE_NOOP("Problems", "The scenario file has mistakes."),
    "bad-event": QT_TRANSLATE_NOOP("Problems", "The journal cannot be understood."),
    "bad-file": QT_TRANSLATE_NOOP("Problems", "The file cannot be read as a game."),
    "no-such-file": QT_TRANSLATE_NOOP("Problems", "There is no such file."),
    "unreadable": QT_TRANSLATE_NOOP("Problems", "The file cannot be read: {detail}"),
    "unwritable": QT_TRANSLATE_NOOP("Problems", "The file cannot be written: {detail}"),
    "no-game": QT_TRANSLATE_NOOP("Problems", "No game has begun."),
    "nothing-to-undo": QT_TRANSLATE_NOOP("Problems", "There is nothing to undo."),
    "nothing-to-redo": QT_TRANSLATE_NOOP("Problems", "There is nothing to redo."),
    "not-yet": QT_TRANSLATE_NOOP("Problems", "This is not possible yet."),
    "not-now": QT_TRANSLATE_NOOP("Problems", "This cannot be done now."),
    "internal-error": QT_TRANSLATE_NOOP(
        "Problems", "A fault of the program, for which we are sorry: {detail}"
    ),
    # Fields
    "missing-field": QT_TRANSLATE_NOOP("Problems", "It is missing."),
    "unknown-field": QT_TRANSLATE_NOOP("Problems", "It does not belong here."),
    "not-an-object": QT_TRANSLATE_NOOP("Problems", "It must be an object with named fields."),
    "not-a-list": QT_TRANSLATE_NOOP("Problems", "It must be a list."),
    "not-a-text": QT_TRANSLATE_NOOP("Problems", "It must be a text, not {detail}."),
    "not-true-or-false": QT_TRANSLATE_NOOP("Problems", "It must be true or false, not {detail}."),
    "bad-number": QT_TRANSLATE_NOOP("Problems", "{detail} is not a number that can stand here."),
    "unknown-do": QT_TRANSLATE_NOOP("Problems", "There is no request {detail}."),
    "unknown-action": QT_TRANSLATE_NOOP("Problems", "There is no action {detail}."),
    "unknown-choice": QT_TRANSLATE_NOOP("Problems", "{detail} is none of the choices."),
    "unknown-option": QT_TRANSLATE_NOOP("Problems", "There is no such option of the rules."),
    "unknown-policy": QT_TRANSLATE_NOOP("Problems", "There is no built-in player {detail}."),
    "unknown-event": QT_TRANSLATE_NOOP("Problems", "There is no event of the kind {detail}."),
    "unknown-game": QT_TRANSLATE_NOOP("Problems", "There is no game {detail}."),
    "unknown-scenario": QT_TRANSLATE_NOOP("Problems", "There is no scenario {detail}."),
    "unknown-format": QT_TRANSLATE_NOOP("Problems", "The file has a format unknown here."),
    "unknown-phase": QT_TRANSLATE_NOOP("Problems", "There is no phase {detail}."),
    "unknown-region": QT_TRANSLATE_NOOP("Problems", "There is no region {detail}."),
    "unknown-area": QT_TRANSLATE_NOOP("Problems", "There is no area {detail}."),
    "unknown-unit": QT_TRANSLATE_NOOP("Problems", "There is no unit of that name."),
    "unknown-religion": QT_TRANSLATE_NOOP("Problems", "A City is christian or muslim."),
    # Positions
    "nothing-to-besiege": QT_TRANSLATE_NOOP(
        "Problems", "There are besiegers, but neither City nor Fortress."
    ),
    "nobody-to-besiege": QT_TRANSLATE_NOOP(
        "Problems", "There are besiegers, but nobody holds the Fortress."
    ),
    "rebels-never-besiege": QT_TRANSLATE_NOOP("Problems", "Rebels never besiege."),
    "besieging-their-own": QT_TRANSLATE_NOOP(
        "Problems", "The besiegers are of the side that holds the place."
    ),
    "mixed-sides": QT_TRANSLATE_NOOP("Problems", "Units of different sides stand together."),
    "el-cid-alone": QT_TRANSLATE_NOOP("Problems", "El Cid stands alone."),
    "one-el-cid-only": QT_TRANSLATE_NOOP("Problems", "There is only one El Cid."),
    # Maps
    "map-not-an-object": QT_TRANSLATE_NOOP("Problems", "It must be an object with named fields."),
    "map-not-a-list": QT_TRANSLATE_NOOP("Problems", "It must be a list."),
    "map-bad-mark": QT_TRANSLATE_NOOP(
        "Problems", "The mark must be stated, deduced or reconstructed, not {detail}."
    ),
    "map-unknown-format": QT_TRANSLATE_NOOP("Problems", "The file has a format unknown here."),
    "map-no-id": QT_TRANSLATE_NOOP("Problems", "The map needs an id."),
    "map-no-name": QT_TRANSLATE_NOOP("Problems", "The name is missing."),
    "map-no-die-value": QT_TRANSLATE_NOOP("Problems", "The area needs at least one die value."),
    "map-road-ends": QT_TRANSLATE_NOOP("Problems", "A road joins two areas."),
    "map-road-to-nowhere": QT_TRANSLATE_NOOP(
        "Problems", "The road leads to {detail}, which is no area."
    ),
    "map-road-within-region": QT_TRANSLATE_NOOP(
        "Problems", "A road joins two regions: {detail} are in the same."
    ),
    "map-road-twice": QT_TRANSLATE_NOOP("Problems", "There is a road {detail} already."),
    "map-region-cut-off": QT_TRANSLATE_NOOP("Problems", "No road leads to {detail}."),
    "map-missing-region": QT_TRANSLATE_NOOP("Problems", "The region {detail} is missing."),
    "map-twice-region": QT_TRANSLATE_NOOP("Problems", "The region {detail} is there twice."),
    "map-unknown-region": QT_TRANSLATE_NOOP("Problems", "There is no region {detail}."),
    "map-missing-region-number": QT_TRANSLATE_NOOP("Problems", "No region has number {detail}."),
    "map-twice-region-number": QT_TRANSLATE_NOOP("Problems", "Two regions have number {detail}."),
    "map-unknown-region-number": QT_TRANSLATE_NOOP(
        "Problems", "No region can have number {detail}."
    ),
    "map-missing-area": QT_TRANSLATE_NOOP("Problems", "The area {detail} is missing."),
    "map-twice-area": QT_TRANSLATE_NOOP("Problems", "The area {detail} is there twice."),
    "map-unknown-area": QT_TRANSLATE_NOOP("Problems", "There is no area {detail}."),
    "map-missing-die-value": QT_TRANSLATE_NOOP("Problems", "No area has die value {detail}."),
    "map-twice-die-value": QT_TRANSLATE_NOOP("Problems", "Two areas have die value {detail}."),
    "map-unknown-die-value": QT_TRANSLATE_NOOP("Problems", "No die shows {detail}."),
    "map-missing-port-number": QT_TRANSLATE_NOOP("Problems", "No port has number {detail}."),
    "map-twice-port-number": QT_TRANSLATE_NOOP("Problems", "Two ports have number {detail}."),
    "map-unknown-port-number": QT_TRANSLATE_NOOP("Problems", "No port can have number {detail}."),
    "map-twice-mountain": QT_TRANSLATE_NOOP("Problems", "{detail} is listed twice as mountainous."),
    "map-twice-port": QT_TRANSLATE_NOOP("Problems", "{detail} is listed twice as a port."),
}


class Problems(Phrases):
    """The sentence for each problem code."""

    def tell(self, code: str, place: str = "", detail: str = "") -> str:
        """Return what is wrong, with the place where it has one."""
        text = PROBLEMS.get(code)
        if text is None:
            problem = self.tr("Something is wrong ({code}).", code=self.shown(code))
        else:
            problem = self.tr(text, detail=self.shown(detail))
        if not place:
            return problem
        return self.tr("{place}: {problem}", place=self.shown(place), problem=problem)
