"""What can be wrong with a position, a question or a data file of Hispania."""

from __future__ import annotations

from typing import Final

from reconquista_qt.wording.phrases import QT_TRANSLATE_NOOP

PROBLEMS: Final = {
    "bad-data": QT_TRANSLATE_NOOP("Problems", "The data file has mistakes."),
    # Positions and questions
    "unknown-nation": QT_TRANSLATE_NOOP("Problems", "There is no nation {detail}."),
    "unknown-leader": QT_TRANSLATE_NOOP("Problems", "There is no leader {detail}."),
    "unknown-ruin": QT_TRANSLATE_NOOP("Problems", "There is no ruin {detail}."),
    "unknown-player": QT_TRANSLATE_NOOP("Problems", "There is no player of that name."),
    "unknown-event-counter": QT_TRANSLATE_NOOP("Problems", "There is no event counter {detail}."),
    "counter-twice": QT_TRANSLATE_NOOP("Problems", "There is only one event counter {detail}."),
    "units-that-never-move": QT_TRANSLATE_NOOP(
        "Problems", "Castles, cities, forts and fortresses cannot be there."
    ),
    "units-of-nobody": QT_TRANSLATE_NOOP("Problems", "The units need a nation."),
    "nobody-holds-it": QT_TRANSLATE_NOOP("Problems", "Without units nobody holds a region."),
    "one-stronghold-only": QT_TRANSLATE_NOOP(
        "Problems", "A region has one castle, city, fort or fortress at the most."
    ),
    "nobody-to-attack": QT_TRANSLATE_NOOP("Problems", "There is nobody to attack."),
    "subject-of-itself": QT_TRANSLATE_NOOP("Problems", "No nation is its own subject."),
    # Data files
    "data-not-an-object": QT_TRANSLATE_NOOP("Problems", "It must be an object with named fields."),
    "data-not-a-list": QT_TRANSLATE_NOOP("Problems", "It must be a list."),
    "data-bad-number": QT_TRANSLATE_NOOP(
        "Problems", "{detail} is not a number that is possible here."
    ),
    "data-unknown-choice": QT_TRANSLATE_NOOP("Problems", "{detail} is not one of the choices."),
    "data-not-true-or-false": QT_TRANSLATE_NOOP(
        "Problems", "It must be true or false, not {detail}."
    ),
    "data-no-name": QT_TRANSLATE_NOOP("Problems", "The name is missing."),
    "data-bad-mark": QT_TRANSLATE_NOOP(
        "Problems", "The mark must be stated, deduced or reconstructed, not {detail}."
    ),
    "data-missing": QT_TRANSLATE_NOOP("Problems", "{detail} is missing."),
    "data-twice": QT_TRANSLATE_NOOP("Problems", "{detail} is there twice."),
    "data-unknown-id": QT_TRANSLATE_NOOP("Problems", "There is no {detail}."),
    "data-over-the-limit": QT_TRANSLATE_NOOP("Problems", "More than there are: {detail}."),
    "data-unknown-format": QT_TRANSLATE_NOOP("Problems", "The file has a format unknown here."),
    "data-other-game": QT_TRANSLATE_NOOP("Problems", "The file belongs to the game {detail}."),
    "data-one-way": QT_TRANSLATE_NOOP("Problems", "{detail} does not lead back."),
    "data-city-sites": QT_TRANSLATE_NOOP("Problems", "A zone has one city site, not {detail}."),
    "data-river-and-pass": QT_TRANSLATE_NOOP(
        "Problems", "A border is a river or a pass, not both: {detail}."
    ),
    "data-edge-twice": QT_TRANSLATE_NOOP("Problems", "There is a border {detail} already."),
    "data-no-border": QT_TRANSLATE_NOOP("Problems", "There is no border with {detail}."),
    "data-out-of-reach": QT_TRANSLATE_NOOP("Problems", "No way leads there."),
    "data-leader-turn": QT_TRANSLATE_NOOP(
        "Problems", "{detail} arrives on another turn than his first."
    ),
    "data-never-arrives": QT_TRANSLATE_NOOP("Problems", "{detail} never arrives."),
    "data-heir-turn": QT_TRANSLATE_NOOP(
        "Problems", "The heir's turns do not begin after turn {detail}."
    ),
}
