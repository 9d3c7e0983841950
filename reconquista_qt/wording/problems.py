"""What is wrong with data from outside: requests, positions, maps, files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from .phrases import QT_TRANSLATE_NOOP, Phrases
from .translator import Translates

PROBLEMS: Final = {
    # Whole requests and files
    "bad-request": QT_TRANSLATE_NOOP("Problems", "The request cannot be understood."),
    "bad-position": QT_TRANSLATE_NOOP("Problems", "The position is not possible."),
    "bad-line": QT_TRANSLATE_NOOP("Problems", "“{detail}” is not possible here."),
    "bad-dice": QT_TRANSLATE_NOOP("Problems", "No die can show that here."),
    "bad-map": QT_TRANSLATE_NOOP("Problems", "The map file has mistakes."),
    "bad-data": QT_TRANSLATE_NOOP("Problems", "A data file of the game has mistakes."),
    "bad-scenario": QT_TRANSLATE_NOOP("Problems", "The scenario file has mistakes."),
    "bad-event": QT_TRANSLATE_NOOP("Problems", "The journal cannot be understood."),
    "unreadable": QT_TRANSLATE_NOOP("Problems", "The file cannot be read: {detail}"),
    "no-game": QT_TRANSLATE_NOOP("Problems", "No game has begun."),
    "nothing-to-undo": QT_TRANSLATE_NOOP("Problems", "There is nothing to undo."),
    "nothing-to-redo": QT_TRANSLATE_NOOP("Problems", "There is nothing to redo."),
    "not-yet": QT_TRANSLATE_NOOP("Problems", "This is not possible yet."),
    "not-now": QT_TRANSLATE_NOOP("Problems", "This cannot be done now."),
    "internal-error": QT_TRANSLATE_NOOP(
        "Problems", "A fault of the program, for which we are sorry: {detail}"
    ),
    # Files
    "bad-save": QT_TRANSLATE_NOOP("Problems", "The saved game cannot be read."),
    "newer-save": QT_TRANSLATE_NOOP(
        "Problems", "The saved game was written by a newer version of the program."
    ),
    "cannot-save": QT_TRANSLATE_NOOP(
        "Problems", "The file could not be written; what was there before is still there."
    ),
    "bad-settings": QT_TRANSLATE_NOOP(
        "Problems", "The settings could not be read; they were set aside."
    ),
    "bad-setting": QT_TRANSLATE_NOOP(
        "Problems", "Some settings had impossible values; those are as at the first start."
    ),
    "cannot-change": QT_TRANSLATE_NOOP("Problems", "The file could not be changed."),
    "file-gone": QT_TRANSLATE_NOOP("Problems", "There is no such file."),
    "folder-gone": QT_TRANSLATE_NOOP("Problems", "The folder is not there."),
    "is-folder": QT_TRANSLATE_NOOP("Problems", "This is a folder, not a file."),
    "not-a-file": QT_TRANSLATE_NOOP("Problems", "This is a pipe or a device, not a file."),
    "no-permission": QT_TRANSLATE_NOOP("Problems", "You have no permission for this."),
    "read-only": QT_TRANSLATE_NOOP("Problems", "Nothing can be written on this disk."),
    "disk-full": QT_TRANSLATE_NOOP("Problems", "There is no room left on the disk."),
    "locked": QT_TRANSLATE_NOOP("Problems", "Another program is using the file."),
    "changed-meanwhile": QT_TRANSLATE_NOOP(
        "Problems", "Somebody else has written the file since it was opened."
    ),
    "bad-name": QT_TRANSLATE_NOOP("Problems", "The system does not allow this name."),
    "name-taken": QT_TRANSLATE_NOOP("Problems", "There is a file of this name already."),
    "io-error": QT_TRANSLATE_NOOP("Problems", "The system says: {detail}"),
    "too-big": QT_TRANSLATE_NOOP("Problems", "The file is larger than any saved game."),
    "too-many-lines": QT_TRANSLATE_NOOP(
        "Problems", "The game has {detail} other lines of play, more than a file can hold."
    ),
    "empty": QT_TRANSLATE_NOOP("Problems", "The file is empty."),
    "not-utf8": QT_TRANSLATE_NOOP("Problems", "The file is not a text in UTF-8."),
    "not-json": QT_TRANSLATE_NOOP("Problems", "The JSON text breaks off or is wrong here."),
    "too-deep": QT_TRANSLATE_NOOP("Problems", "The file is nested deeper than any saved game."),
    "bad-gzip": QT_TRANSLATE_NOOP("Problems", "The compressed file is damaged."),
    "not-a-save": QT_TRANSLATE_NOOP("Problems", "This is not a saved game."),
    "newer-format": QT_TRANSLATE_NOOP(
        "Problems", "The format {detail} is newer than this program."
    ),
    "written-by": QT_TRANSLATE_NOOP("Problems", "Written by version {detail}."),
    "this-program": QT_TRANSLATE_NOOP("Problems", "This program is version {detail}."),
    "wrong-type": QT_TRANSLATE_NOOP("Problems", "Something of another kind belongs here."),
    "bad-value": QT_TRANSLATE_NOOP("Problems", "This value is not possible here."),
    "does-not-fit": QT_TRANSLATE_NOOP(
        "Problems", "The parts of the saved game contradict each other."
    ),
    # Fields
    "missing-field": QT_TRANSLATE_NOOP("Problems", "It is missing."),
    "unknown-field": QT_TRANSLATE_NOOP("Problems", "It does not belong here."),
    "not-an-object": QT_TRANSLATE_NOOP("Problems", "It must be an object with named fields."),
    "not-a-list": QT_TRANSLATE_NOOP("Problems", "It must be a list."),
    "not-a-text": QT_TRANSLATE_NOOP("Problems", "It must be a text, not {detail}."),
    "not-true-or-false": QT_TRANSLATE_NOOP("Problems", "It must be true or false, not {detail}."),
    "bad-number": QT_TRANSLATE_NOOP("Problems", "{detail} is not a number that is possible here."),
    "unknown-do": QT_TRANSLATE_NOOP("Problems", "There is no request {detail}."),
    "unknown-action": QT_TRANSLATE_NOOP("Problems", "There is no action {detail}."),
    "unknown-choice": QT_TRANSLATE_NOOP("Problems", "{detail} is not one of the choices."),
    "unknown-option": QT_TRANSLATE_NOOP("Problems", "There is no such option of the rules."),
    "unknown-policy": QT_TRANSLATE_NOOP("Problems", "There is no built-in player {detail}."),
    "unknown-event": QT_TRANSLATE_NOOP("Problems", "There is no event of the kind {detail}."),
    "unknown-game": QT_TRANSLATE_NOOP("Problems", "There is no game {detail}."),
    "unknown-scenario": QT_TRANSLATE_NOOP("Problems", "There is no scenario {detail}."),
    "unknown-format": QT_TRANSLATE_NOOP("Problems", "The file has a format unknown here."),
    "unknown-phase": QT_TRANSLATE_NOOP("Problems", "There is no phase {detail}."),
    "unknown-region": QT_TRANSLATE_NOOP("Problems", "There is no region {detail}."),
    "unknown-area": QT_TRANSLATE_NOOP("Problems", "There is no area {detail}."),
    "unknown-seat": QT_TRANSLATE_NOOP("Problems", "Nobody sits at {detail}."),
    "too-many-faces": QT_TRANSLATE_NOOP(
        "Problems", "The die that is rolled cannot show that: {detail}"
    ),
    "unknown-unit": QT_TRANSLATE_NOOP("Problems", "There is no unit of that name."),
}


class Problems(Phrases):
    """The sentence for each problem code; `own` are those of a game, code to source text."""

    def __init__(self, translator: Translates, own: Mapping[str, str]) -> None:
        super().__init__(translator)
        self._table = {**PROBLEMS, **own}

    def tell(self, code: str, place: str = "", detail: str = "") -> str:
        """Return what is wrong, with the place where it has one."""
        text = self._table.get(code)
        if text is None:
            problem = self.tr("Something is wrong ({code}).", code=self.shown(code))
        else:
            problem = self.tr(text, detail=self.shown(detail))
        if not place:
            return problem
        return self.tr("{place}: {problem}", place=self.shown(place), problem=problem)
