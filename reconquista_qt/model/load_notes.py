"""What there is to say about a game that was read from a file, in words."""

from __future__ import annotations

from reconquista_qt.storage.decode import LoadNote
from reconquista_qt.wording.phrases import Phrases


class LoadNotes(Phrases):
    """Says where a game that was read is not what was saved, and what became of it."""

    def tell(self, note: LoadNote) -> str:
        """Return a note as a sentence."""
        values = dict(note.args)
        match note.code:
            case "went-on-from-snapshot":
                return self.tr(
                    "Input {input} leads elsewhere than when the game was saved. The game goes on "
                    "from the saved position.",
                    input=values["input"],
                )
            case "log-renewed":
                return self.tr(
                    "From entry {entry} on the log is written anew; the position is the same.",
                    entry=values["entry"],
                )
            case "log-shortened":
                return self.tr(
                    "%n entry(-ies) of the log cannot be understood and are left out.",
                    None,
                    int(values["count"]),
                )
            case "snapshot-damaged":
                return self.tr(
                    "The saved position is damaged; the game was played again from its inputs."
                )
            case "line-ahead-dropped":
                return self.tr("What was undone cannot be redone and is left out.")
            case "lines-dropped":
                return self.tr("%n other line(s) of play are left out.", None, int(values["count"]))
            case "other-rules":
                return self.tr(
                    "The game was begun with other rules or other data: {what}.",
                    what=values["what"],
                )
            case "own-map":
                return self.tr("The game brings its own map: {map}.", map=values["map"])
            case _:
                return self.tr("The game was resumed at input {input}.", input=values["input"])
