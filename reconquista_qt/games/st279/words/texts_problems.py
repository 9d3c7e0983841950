"""What can be wrong with a position or a data file of this game."""

from __future__ import annotations

from typing import Final

from reconquista_qt.wording.phrases import QT_TRANSLATE_NOOP

PROBLEMS: Final = {
    "bad-data": QT_TRANSLATE_NOOP("Problems", "A data file of the game has mistakes."),
    "data-not-an-object": QT_TRANSLATE_NOOP("Problems", "It must be an object with named fields."),
    "data-not-a-list": QT_TRANSLATE_NOOP("Problems", "It must be a list."),
    "data-bad-number": QT_TRANSLATE_NOOP("Problems", "The number is not possible: {detail}."),
    "data-not-true-or-false": QT_TRANSLATE_NOOP("Problems", "It must be true or false."),
    "data-unknown": QT_TRANSLATE_NOOP("Problems", "{detail} is unknown here."),
    "data-missing": QT_TRANSLATE_NOOP("Problems", "{detail} is missing."),
    "data-no-name": QT_TRANSLATE_NOOP("Problems", "The name is missing."),
    "data-unknown-format": QT_TRANSLATE_NOOP("Problems", "The file has a format unknown here."),
    "data-unknown-game": QT_TRANSLATE_NOOP("Problems", "The file is of another game."),
    "data-no-id": QT_TRANSLATE_NOOP("Problems", "The id is missing."),
    "data-twice": QT_TRANSLATE_NOOP("Problems", "{detail} is there twice."),
    "data-empty": QT_TRANSLATE_NOOP("Problems", "There is nothing here."),
    "data-border-one-way": QT_TRANSLATE_NOOP(
        "Problems", "The border with {detail} does not agree from both sides."
    ),
    "data-sea-one-way": QT_TRANSLATE_NOOP("Problems", "Land and sea do not agree about {detail}."),
    "data-coast-without-port": QT_TRANSLATE_NOOP(
        "Problems", "A coastal city needs a port, and no other city has one."
    ),
    "data-cut-off": QT_TRANSLATE_NOOP("Problems", "It cannot be reached."),
    "data-not-two": QT_TRANSLATE_NOOP("Problems", "There must be two."),
    "data-counters-do-not-add-up": QT_TRANSLATE_NOOP(
        "Problems", "The counters add up to {detail}."
    ),
    "data-rows-open": QT_TRANSLATE_NOOP(
        "Problems", "The first row must be open below, the last above."
    ),
    "data-rows-gap": QT_TRANSLATE_NOOP("Problems", "The rows do not join: {detail}."),
    "data-row-length": QT_TRANSLATE_NOOP("Problems", "The row has {detail} results."),
    "data-not-a-home-area": QT_TRANSLATE_NOOP("Problems", "{detail} is not a home area."),
    "data-no-city": QT_TRANSLATE_NOOP("Problems", "{detail} has no such city."),
    "data-no-room": QT_TRANSLATE_NOOP("Problems", "There is no room for {detail} units."),
    "unknown-owner": QT_TRANSLATE_NOOP("Problems", "No owner is called {detail}."),
    "unknown-power": QT_TRANSLATE_NOOP("Problems", "No power is called {detail}."),
    "unknown-sea": QT_TRANSLATE_NOOP("Problems", "No sea is called {detail}."),
    "unknown-side": QT_TRANSLATE_NOOP("Problems", "No side is called {detail}."),
    "unknown-union": QT_TRANSLATE_NOOP("Problems", "No union is called {detail}."),
    "unknown-marker": QT_TRANSLATE_NOOP("Problems", "No marker is called {detail}."),
    "unknown-status": QT_TRANSLATE_NOOP("Problems", "This is not possible: {detail}."),
    "too-many-counters": QT_TRANSLATE_NOOP(
        "Problems", "There are more than the counters allow: {detail}."
    ),
    "two-owners": QT_TRANSLATE_NOOP("Problems", "Enemies cannot share a city: {detail}."),
    "overstacked": QT_TRANSLATE_NOOP("Problems", "There are too many units: {detail}."),
    "no-city": QT_TRANSLATE_NOOP("Problems", "There is no city."),
    "cannot-rebel": QT_TRANSLATE_NOOP("Problems", "Units of this kind do not rebel."),
    "not-their-unit": QT_TRANSLATE_NOOP("Problems", "This unit is not of that power."),
    "not-in-these-turns": QT_TRANSLATE_NOOP(
        "Problems", "The leader is not in play in turn {detail}."
    ),
    "marker-not-with-other": QT_TRANSLATE_NOOP(
        "Problems", "These markers cannot be played together."
    ),
    "no-units": QT_TRANSLATE_NOOP("Problems", "There must be land units."),
    "not-a-member": QT_TRANSLATE_NOOP("Problems", "{detail} is not of this union."),
    "in-a-union-already": QT_TRANSLATE_NOOP("Problems", "{detail} is in another union already."),
}
