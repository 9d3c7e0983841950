"""The examples of the rulebook on boards of their own."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from reconquista_qt.games.reconquista.board.map.view import BoardView
from reconquista_qt.games.reconquista.book.example_texts import example_text
from reconquista_qt.games.reconquista.book.examples import EXAMPLES, ExamplePlayer
from reconquista_qt.games.reconquista.rules.names import AREA_INDEX, REGIONS
from reconquista_qt.view.book.example_window import Examples, ShownExample
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.theme import Themes

from .choices import ChoiceModel

translate = QCoreApplication.translate

FIRST: Final = "battle-or-siege"  # for beginners


class BoardExample(ShownExample):
    """An example, scene by scene."""

    def __init__(self, player: ExamplePlayer, board: BoardView, languages: Languages) -> None:
        self.player: ExamplePlayer = player
        self.board: BoardView = board
        self._languages = languages
        player.moved.connect(self._moved)

    def _moved(self) -> None:
        if self.player.step_number == 0 and self.board.isVisible():
            self.frame()

    def text(self) -> str:
        """Return what is said of a scene, or of a step in it."""
        return example_text(self.player.key)

    def told(self) -> list[str]:
        """Return the sentences of what the last step brought."""
        wording = self._languages.wording
        return [wording.event_rich(entry) for entry in self.player.entries]

    def next_text(self) -> str:
        """Return what comes next: dice, a move, another case."""
        player = self.player
        if player.step_number < len(player.scene.steps):
            step = player.scene.steps[player.step_number]
            if step.dice:
                return translate("BoardExample", "Roll the dice")
            return translate("BoardExample", "Move")
        if player.scene_number + 1 < len(player.example.scenes):
            return translate("BoardExample", "Next case")
        return ""

    def leads_to(self, kind: str, name: str) -> bool:
        """Centre the board on the area that a link names; False where it names none."""
        if kind != "area" or name not in AREA_INDEX:
            return False
        self.board.centre_on(name)
        return True

    def frame(self) -> None:
        """Bring the region of the scene into sight, or the whole board for several."""
        members = self.player.controller.state.board.region_of
        looked = {a for step in self.player.scene.steps for a in step.look}
        regions = {members[AREA_INDEX[a]] for a in looked | set(self.player.scene.look)}
        if len(regions) == 1:
            self.board.go_to_region(REGIONS[regions.pop()])
        else:
            self.board.fit()


class BoardExamples(Examples):
    """The examples, by what they are about."""

    names = EXAMPLES
    first = FIRST
    has_headings = False

    def __init__(self, languages: Languages, themes: Themes) -> None:
        self._languages, self._themes = languages, themes

    def title(self, name: str) -> str:
        """Return what an example is called."""
        return example_text(name)

    def shown(self, name: str, window: QWidget) -> BoardExample:
        """Return an example at its start, on a board in a window."""
        player = ExamplePlayer(name)
        board = BoardView(
            player.controller, ChoiceModel(player.controller, player), self._themes.theme,
            self._languages.wording, window,
        )  # fmt: skip
        return BoardExample(player, board, self._languages)
