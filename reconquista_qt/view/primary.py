"""The one obvious button: what it is called, what it does, and what else can be done now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, QTimer

from reconquista_qt.engine.decision import Decision, DiceWanted, Over
from reconquista_qt.games.reconquista.rules.actions import Decline
from reconquista_qt.model.choices import SPENDING

if TYPE_CHECKING:
    from reconquista_qt.view.main_window import MainWindow


# Milliseconds in which a button that has just come to end another phase takes no press: the second
# of two clicks was meant for what it said before.
GUARD_MS: Final = 500


class Primary(QObject):
    """Follows the game and the presenter."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._pressed_once = False
        self._marked = False  # whether undo is drawn with a die
        self._palette_of = ""  # the theme it was drawn in
        self._ends: tuple[str, object] = ("", None)  # what it ended when it was named last
        self.guard = QTimer(self)
        self.guard.setSingleShot(True)
        self.guard.setInterval(GUARD_MS)
        presenter, controller = window.board.presenter, window.controller
        for signal in (presenter.started, presenter.finished, presenter.waitingChanged,
                       controller.decisionChanged, controller.reset):  # fmt: skip
            signal.connect(self.follow)
        controller.finished.connect(self._finished)
        window.actions_["primary"].triggered.connect(lambda _=False: self.press())

    def press(self) -> None:
        """Do what stands to be done: go on, skip, end the phase, see how the game ended."""
        window, presenter = self._window, self._window.board.presenter
        if presenter.is_waiting:
            presenter.next()
        elif presenter.is_playing:
            presenter.skip()
        elif isinstance(window.controller.waiting, Over):
            window.windows.end()
        elif self.guard.isActive():
            return
        elif window.choices.closing is not None and not self._ask_again():
            window.controller.submit(window.choices.closing)

    def _ask_again(self) -> bool:
        """Ask for a second press where something would be lost that could still be done."""
        window = self._window
        if self._pressed_once or not window.choices.choices:
            return False
        if not window.preferences.get("warn_of_lapse"):
            return False
        left = window.controller.state.treasury
        if self._is_asked("spend") and left > 0:
            text = self.tr(
                "%n point(s) would be lost. Press once more to end the spending.", "", left
            )
        elif self._is_asked("move") and window.controller.state.moving_region < 0:
            text = self.tr("Nothing has moved yet. Press once more to end the movement.")
        else:
            return False
        self._pressed_once = True
        window.banner.say(text)
        return True

    def _is_asked(self, kind: str) -> bool:
        waiting = self._window.controller.waiting
        return isinstance(waiting, Decision) and waiting.kind == kind

    def _watch(self) -> None:
        """Hold presses back for a moment where the button has come to end something else."""
        controller = self._window.controller
        waiting = controller.waiting
        kind = waiting.kind if isinstance(waiting, Decision) else ""
        ends = (f"{controller.state.turn} {kind}", self._window.choices.closing)
        if ends != self._ends:
            self._ends = ends
            self.guard.start()

    def follow(self) -> None:
        """Name the button, and allow the actions that can be done."""
        self._pressed_once = False
        self._watch()
        controller, actions = self._window.controller, self._window.actions_
        text, enabled = self._text()
        actions["primary"].setEnabled(enabled)
        actions.say("primary", text)
        undo = actions["undo"]
        dice = controller.can_undo and controller.session.crosses_dice()
        actions.say("undo", undo.text(), self.tr("This undoes dice rolls.") if dice else "")
        if dice != self._marked or self._palette_of != self._window.themes.theme.name:
            self._marked, self._palette_of = dice, self._window.themes.theme.name
            actions.mark("undo", "dice" if dice else "", self._window.themes.theme.palette)
        undo.setEnabled(controller.can_undo)
        actions["redo"].setEnabled(controller.can_redo)
        for kind in SPENDING:
            actions[kind].setEnabled(self._is_asked("spend"))
        actions["replay"].setEnabled(len(controller.session.journal) > 1)

    def _text(self) -> tuple[str, bool]:
        window = self._window
        presenter, waiting = window.board.presenter, window.controller.waiting
        if presenter.is_waiting:
            return self.tr("Next step"), True
        if presenter.is_playing:
            return self.tr("Skip to the result"), True
        if isinstance(waiting, Over):
            return self.tr("See the result"), True
        if isinstance(waiting, DiceWanted):
            return self.tr("Roll the dice"), False
        if isinstance(window.choices.closing, Decline):
            return self.tr("Leave El Cid out"), True
        if waiting.kind == "spend":
            return self.tr("End spending"), True
        if waiting.kind == "move":
            return self.tr("End the movement"), True
        return self.tr("Choose an area"), False

    def _finished(self) -> None:
        presenter, end = self._window.board.presenter, self._window.windows.end
        if presenter.is_playing:
            presenter.finished.connect(end, Qt.ConnectionType.SingleShotConnection)
        else:
            end()
