"""The journal as rows of text in the language of the window, filtered by kind and by words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from reconquista_qt.engine.journal import Entry, Event
from reconquista_qt.model.controller import GameController
from reconquista_qt.view.docks.log_text import LogText, folded, parse
from reconquista_qt.view.languages import Languages

Index = QModelIndex | QPersistentModelIndex
ENTRY: Final = Qt.ItemDataRole.UserRole
TEXT: Final = Qt.ItemDataRole.UserRole + 1
LEVEL: Final = Qt.ItemDataRole.UserRole + 2  # 0 turn, 1 phase, 2 line
_NO_PARENT = QModelIndex()


def level_of(entry: Entry) -> int:
    """Return 0 for the beginning of a turn, 1 for that of a phase, 2 for anything else."""
    return {"turn_began": 0, "phase_began": 1}.get(entry.event.kind, 2)


class LogReader(Protocol):
    """Who reads the log: what he may know, and by what he narrows it."""

    def knows(self, entry: Entry) -> Event | None:
        """Return the event of an entry as he may know it, or None."""
        ...

    def log_fits(self, kind: str, entry: Entry) -> bool:
        """Whether an entry is of a kind."""
        ...


class LogModel(QAbstractListModel):
    """Grows and shrinks with the journal; a text is made when it is first asked for."""

    def __init__(
        self,
        controller: GameController,
        languages: Languages,
        reader: LogReader,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._desk = reader
        self._languages = languages
        self._texts: dict[int, LogText] = {}
        self._kind = ""
        self._words = ""
        # The entries themselves: the journal is another one before anybody is told of it, and
        # whoever is told first may have the view ask for rows that are about to go.
        self._rows: list[Entry] = []
        self._told = 0  # how many entries may be shown already
        self._waits: Callable[[], bool] = lambda: False
        controller.reset.connect(self.start_again)
        controller.journalGrew.connect(self._grow)
        controller.journalShrank.connect(self._shrink)
        self.start_again()

    def wait_for(self, board_will_play: Callable[[], bool]) -> None:
        """Show new entries only when `tell` says so, as long as the board is going to play them.

        Otherwise the log would give away how the battle ends that the board is just beginning.
        """
        self._waits = board_will_play

    def tell(self, entry: Entry | None = None) -> None:
        """Show the entries up to one that the board shows now, or all there are."""
        length = len(self._controller.session.journal)
        told = length if entry is None else min(entry.n, length)
        if told > self._told:
            first, self._told = self._told, told
            self._insert(first)

    def start_again(self) -> None:
        """Make all rows anew, for another game, language or filter."""
        self.beginResetModel()
        self._texts.clear()
        if not self._waits() or self._told > len(self._controller.session.journal):
            self._told = len(self._controller.session.journal)
        self._rows = self._wanted(0)
        self.endResetModel()

    def set_filter(self, kind: str, words: str) -> None:
        """Show only entries of a kind that hold some words; accents do not matter."""
        if (kind, folded(words)) != (self._kind, self._words):
            self._kind, self._words = kind, folded(words)
            self.start_again()

    def rowCount(self, parent: Index = _NO_PARENT) -> int:
        """Return how many rows are shown."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return an entry, its text or its level."""
        if not index.isValid():
            return None
        entry = self.entry(index.row())
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.text(entry).plain
        if role == TEXT:
            return self.text(entry)
        if role == ENTRY:
            return entry
        if role == LEVEL:
            return level_of(entry)
        return None

    def entry(self, row: int) -> Entry:
        """Return the entry of a row."""
        return self._rows[row]

    def row_of(self, number: int) -> int:
        """Return the row of an entry by its number in the journal, -1 where it is not shown."""
        return next((row for row, entry in enumerate(self._rows) if entry.n == number), -1)

    def text(self, entry: Entry) -> LogText:
        """Return an entry's text in the language that is spoken."""
        text = self._texts.get(entry.n)
        if text is None:
            event = self._desk.knows(entry)
            said = self._languages.wording.event_rich(event) if event is not None else ""
            text = self._texts[entry.n] = parse(said)
        return text

    def _fits(self, entry: Entry) -> bool:
        if self._kind and not self._desk.log_fits(self._kind, entry):
            return False
        return not self._words or self._words in folded(self.text(entry).plain)

    def _wanted(self, first: int) -> list[Entry]:
        journal = self._controller.session.journal
        knows = self._desk.knows
        if not (self._kind or self._words):
            return [entry for entry in journal[first : self._told] if knows(entry) is not None]
        rows: list[Entry] = []
        heads: dict[int, Entry] = {}
        for entry in journal[first : self._told]:
            if knows(entry) is None:
                continue
            level = level_of(entry)
            if level < 2:
                # A heading is shown with the first line below it that fits.
                heads = {old: at for old, at in heads.items() if old < level} | {level: entry}
            elif self._fits(entry):
                rows += sorted(heads.values(), key=lambda head: head.n)
                heads = {}
                rows.append(entry)
        return rows

    def _grow(self, first: int) -> None:
        if not self._waits():
            self.tell()

    def _insert(self, first: int) -> None:
        more = self._wanted(first)
        if more:
            self.beginInsertRows(_NO_PARENT, len(self._rows), len(self._rows) + len(more) - 1)
            self._rows += more
            self.endInsertRows()

    def _shrink(self, length: int) -> None:
        self._told = min(self._told, length)
        rows = self._rows
        keep = next((row for row, entry in enumerate(rows) if entry.n > length), len(rows))
        for n in [n for n in self._texts if n > length]:
            del self._texts[n]
        if keep < len(self._rows):
            self.beginRemoveRows(_NO_PARENT, keep, len(self._rows) - 1)
            del self._rows[keep:]
            self.endRemoveRows()
