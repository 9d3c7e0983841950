"""The one obvious button: what it is called, what it does, and what else can be done now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, Qt

from reconquista_qt.engine.decision import Decision, DiceWanted, Over

if TYPE_CHECKING:
    from reconquista_qt.view.main_window import MainWindow

# So long a button that has changed its meaning does not answer: it may have been another one
# when the finger set out.
GUARD_MS: Final = 400
PRESSES: Final = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)


class PrimaryAction(QObject):
    """Follows the game and the presenter."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._pressed_once = False
        self._meaning = ""  # the text at a decision, what the button ends there
        self._since = QElapsedTimer()  # how long it has meant that
        self.guard_ms = GUARD_MS
        self._marked = False  # whether undo is drawn with a die
        self._palette_of = ""  # the theme it was drawn in
        presenter, controller = window.board.presenter, window.controller
        for signal in (presenter.started, presenter.finished, presenter.waitingChanged,
                       controller.decisionChanged, controller.reset):  # fmt: skip
            signal.connect(self.follow)
        controller.finished.connect(self._finished)
        window.phase.primary.installEventFilter(self)
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
        elif window.controller.scripted and isinstance(window.controller.waiting, DiceWanted):
            window.book.read_on()
        elif window.desk.press():
            pass
        elif window.desk.closing() is not None and not self._ask_again():
            window.controller.submit(window.desk.closing())

    def _ask_again(self) -> bool:
        """Ask for a second press where points would be lost, or nothing was done yet."""
        window = self._window
        left, text = window.desk.lapse(), window.desk.idle()
        asks = bool(left or text) and window.preferences.get("warn_of_lapse")
        if not asks or self._pressed_once:
            return False
        self._pressed_once = True
        if left:
            text = self.tr(
                "%n point(s) would be lost. Press once more to end the spending.", "", left
            )
        window.banner.say(text)
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hold the mouse back from a button that was another one when the finger set out."""
        if event.type() in PRESSES and watched is self._window.phase.primary:
            return self._since.isValid() and self._since.elapsed() < self.guard_ms
        return False

    def follow(self) -> None:
        """Name the button, and allow the actions that can be done."""
        if self._pressed_once:
            # It was pressed once more, or something else was done: the question is answered.
            self._window.banner.hide()
        self._pressed_once = False
        controller, actions = self._window.controller, self._window.actions_
        text, enabled = self._text()
        if self._is_deciding() and text != self._meaning:
            if self._meaning:
                self._since.start()
            self._meaning = text
        actions["primary"].setEnabled(enabled)
        actions.say("primary", text)
        undo = actions["undo"]
        can_undo = self._window.desk.can_undo()
        dice = can_undo and controller.session.crosses_dice()
        actions.say("undo", undo.text(), self.tr("This undoes dice rolls.") if dice else "")
        if dice != self._marked or self._palette_of != self._window.themes.theme.name:
            self._marked, self._palette_of = dice, self._window.themes.theme.name
            actions.mark("undo", "dice" if dice else "", self._window.themes.theme.palette)
        undo.setEnabled(can_undo)
        actions["redo"].setEnabled(controller.can_redo)
        self._window.desk.follow_actions()
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
            if window.controller.scripted:
                return self.tr("Read on"), window.book.can_read_on
            return self.tr("Roll the dice"), False
        return window.desk.closing_text(waiting)

    def _is_deciding(self) -> bool:
        window = self._window
        playing = window.board.presenter.is_playing
        return not playing and isinstance(window.controller.waiting, Decision)

    def _finished(self) -> None:
        presenter, end = self._window.board.presenter, self._window.windows.end
        if presenter.is_playing:
            presenter.finished.connect(end, Qt.ConnectionType.SingleShotConnection)
        else:
            end()
