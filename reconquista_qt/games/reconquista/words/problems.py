"""What can be wrong with a position or a map of Reconquista."""

from __future__ import annotations

from typing import Final

from reconquista_qt.wording.phrases import QT_TRANSLATE_NOOP

PROBLEMS: Final = {
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
    "no-units": QT_TRANSLATE_NOOP("Problems", "There must be at least one unit."),
    "one-el-cid-only": QT_TRANSLATE_NOOP("Problems", "There is only one El Cid."),
    "unknown-religion": QT_TRANSLATE_NOOP(
        "Problems", "The religion of a City is “christian” or “muslim”."
    ),
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
