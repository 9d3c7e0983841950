"""The examples of the rulebook of a game with a table, played from their files."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from reconquista_qt.engine.journal import Entry
from reconquista_qt.games import GameEntry
from reconquista_qt.model.controller import AnyController, GameController
from reconquista_qt.model.lessons import (
    DICE,
    EXAMPLES,
    Lesson,
    lesson_text,
    lessons_of,
    read_lesson,
)
from reconquista_qt.model.markup import to_html
from reconquista_qt.model.played_example import PlayedExample
from reconquista_qt.view.book.example_window import Examples, ShownExample
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.theme import Themes

from .view import TableView

if TYPE_CHECKING:
    from reconquista_qt.model.book import Clause

    from .surface import AnySurface

SEED: Final = 1


class LessonExample(PlayedExample):
    """Plays the example of a file, a step at a time."""

    def __init__(self, entry: GameEntry, name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = entry.rules()
        self.example: Lesson = read_lesson(entry, name, EXAMPLES)
        self.rules = tuple(self.example.rules)
        self.controller: AnyController = GameController(
            self.example.begin(self._game, SEED), self, home=self._game
        )
        self.controller.scripted = True
        self.step = 0
        self.entries: tuple[Entry, ...] = ()
        self._play(0)

    @property
    def count(self) -> int:
        """How many steps the example has."""
        return len(self.example.steps)

    @property
    def place(self) -> tuple[int, int]:
        """The number of the step, from 1 on, and how many there are."""
        return self.step + 1, self.count

    @property
    def look(self) -> tuple[str, ...]:
        """The places that the step speaks of."""
        return tuple(self.example.steps[self.step].places)

    def forward(self) -> bool:
        """Play the next step; False after the last."""
        if self.step + 1 >= self.count:
            return False
        self.step += 1
        self._play(self.step)
        self.moved.emit()
        return True

    def back(self) -> bool:
        """Go back a step; False at the start."""
        if not self.step:
            return False
        self._go(self.step - 1)
        return True

    def restart(self) -> None:
        """Go back to the very start."""
        self._go(0)

    def _go(self, step: int) -> None:
        """Go to a step, at once."""
        self.controller.adopt(self.example.begin(self._game, SEED))
        for number in range(step + 1):
            self.step = number
            self._play(number)
        self.moved.emit()

    def _play(self, step: int) -> None:
        """Do what a step is about: its dice fall, its actions are made."""
        first = len(self.controller.session.journal)
        for task in self.example.tasks:
            if task.step != step + 1:
                continue
            if task.kind == DICE:
                self.controller.enter_dice(task.values)
            elif not self.controller.submit(task.actions[0]):
                raise ValueError(f"{self.example.name}: {task}")
        self.entries = tuple(self.controller.session.journal[first:])


class TableExample(ShownExample):
    """An example on a table of its own, as the seat sees it that it is told for."""

    def __init__(
        self, entry: GameEntry, player: LessonExample, board: TableView, languages: Languages
    ) -> None:
        self._entry, self._languages = entry, languages
        self.player: LessonExample = player
        self.board: TableView = board

    def _clause(self) -> Clause | None:
        example = self.player.example
        texts = lesson_text(self._entry, example.name, self._languages.language, EXAMPLES)
        return texts.get(example.steps[self.player.step].id)

    def heading(self) -> str:
        """Return the title of the step."""
        clause = self._clause()
        return clause.title if clause is not None else ""

    def text(self) -> str:
        """Return what is said of the step."""
        clause = self._clause()
        return to_html(clause.lines[1:]) if clause is not None else ""

    def told(self) -> list[str]:
        """Return what happened, as far as the seat may know it."""
        board = self.board
        return [board.tell_rich(entry) for entry in self.player.entries if board.may_know(entry)]

    def leads_to(self, kind: str, name: str) -> bool:
        """Go to a place of the table."""
        if kind == "rule" or name not in self.board.board.shape.places:
            return False
        self.board.centre_on(name)
        return True

    def frame(self) -> None:
        """Bring what the example speaks of into sight, where the table is much larger."""
        board, scene = self.board, self.board.board
        spoken = {place for step in self.player.example.steps for place in step.places}
        known = [place for place in spoken if place in scene.shape.places]
        board.fit()
        if known and len(scene.shape.places) > len(known) * 6:
            rect = scene.area_rect(known[0])
            for place in known[1:]:
                rect = rect.united(scene.area_rect(place))
            margin = max(rect.width(), rect.height(), scene.shape.unit * 4) * 0.4
            board.show_rect(rect.adjusted(-margin, -margin, margin, margin))


class TableExamples(Examples):
    """The examples that stand beside a game's lessons."""

    def __init__(
        self, entry: GameEntry, surface: AnySurface, languages: Languages, themes: Themes
    ) -> None:
        self._entry = entry
        # The surface knows who plays: its own copy, for the example may have other seats.
        self.surface = copy.copy(surface)
        self._languages, self._themes = languages, themes
        self.names = lessons_of(entry, EXAMPLES)
        self.first = self.names[0]

    def title(self, name: str) -> str:
        """Return the title of an example's first step."""
        texts = lesson_text(self._entry, name, self._languages.language, EXAMPLES)
        return next(iter(texts.values())).title if texts else name

    def shown(self, name: str, window: QWidget) -> TableExample:
        """Return an example at its start, on a table in a window."""
        player = LessonExample(self._entry, name)
        board = TableView(
            player.controller, self.surface, self._themes.theme, self._languages.wording,
            window, seat=player.example.seat,
        )  # fmt: skip
        board.choosing.close(True)
        return TableExample(self._entry, player, board, self._languages)
