"""What the review leads to: the moment on the board, with what happened or could have been done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from reconquista_qt.ai.report import Found, Luck, Missed
from reconquista_qt.model.lines import Moment, course_of

if TYPE_CHECKING:
    from reconquista_qt.view.main_window import MainWindow

BACK: Final = "review:"  # the link that leads back to the review
MARK: Final = "shown"


class ReviewNavigator(QObject):
    """Goes along the line on the table; whoever plays on from there begins a new line."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._lit = False
        window.controller.changed.connect(self._dim)
        window.controller.reset.connect(self._dim)

    def throw(self, luck: Luck) -> None:
        """Go to the first decision after a throw, and show it again."""
        moments = course_of(self._window.controller.session).moments
        after = [moment.inputs for moment in moments if moment.inputs >= luck.last]
        if not after or not self._go(after[0]):
            return
        journal = self._window.controller.session.journal
        told = [
            place
            for place, entry in enumerate(journal)
            if luck.first < entry.input <= luck.last and entry.phase == luck.phase
        ]
        if told:
            self._window.board.presenter.replay(told[0], told[-1])
        self._say()

    def turn(self, turn: int) -> None:
        """Go to the first decision of a turn, and show what came before it."""
        moments = course_of(self._window.controller.session).moments
        found: Moment | None = next((one for one in moments if one.turn == turn), None)
        if found is None or not self._go(found.inputs):
            return
        journal = self._window.controller.session.journal
        told = [place for place, entry in enumerate(journal) if entry.turn == turn]
        if told:
            self._window.board.presenter.replay(told[0], told[-1])
        self._say()

    def decision(self, shown: Missed | Found) -> None:
        """Go to a decision, and light what had been better, or what was best."""
        from reconquista_qt.view.insight.advice_text import places_of

        if not self._go(shown.inputs):
            return
        game = self._window.controller.game
        best = (shown.played,) if isinstance(shown, Found) else shown.better
        # To buy or to stop happens nowhere: then what it leads to is shown.
        areas = next(filter(None, (places_of(game, action) for action in best)), ())
        self._window.board.board.highlight(MARK, areas)
        self._lit = True
        told = f"<b>{self._window.languages.wording.option(best[0])}</b>"
        if isinstance(shown, Found):
            self._say(self.tr("Well done: {0}").format(told))
        else:
            self._say(self.tr("Better: {0}").format(told))

    def attempt(self, missed: Missed) -> None:
        """Go to a decision and play what had been better: the game as it was becomes a branch."""
        if not self._go(missed.inputs):
            return
        controller = self._window.controller
        for action in missed.better:
            if controller.why_not(action) is not None or not controller.submit(action):
                break
        text = self.tr("You are on a new line of play. The game as it was is kept beside it.")
        self._window.banner.say(text)

    def _go(self, inputs: int) -> bool:
        window = self._window
        window.board.presenter.skip()
        if not window.controller.go_to(inputs):
            window.banner.say(self.tr("Undo stops at dice. Allow it to go on in the settings."))
            return False
        window.activateWindow()
        window.raise_()
        window.arrangement.forward(window.arrangement.lines()[0])
        return True

    def _say(self, first: str = "") -> None:
        text = self.tr("Play on from here, and the game as it was is kept as another line of play.")
        link = self.tr("Back to the review")
        back = f'<a href="{BACK}">{link}</a>'
        self._window.banner.say("<br>".join(part for part in (first, text, back) if part))

    def _dim(self, _changes: object = None) -> None:
        if self._lit:
            self._lit = False
            self._window.board.board.highlight(MARK, frozenset())
