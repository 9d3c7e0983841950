"""A game that the computer plays on the board, to look on, stop, or play on from."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QLabel, QPushButton

from reconquista_qt.ai.policies import policy
from reconquista_qt.engine.decision import Decision, Over
from reconquista_qt.engine.session import Acted, Session
from reconquista_qt.kit.seeds import seed_by_chance
from reconquista_qt.view.art.icons import icon
from reconquista_qt.view.central_widget import CentralWidget

if TYPE_CHECKING:
    from reconquista_qt.view.main_window import MainWindow

PLAYER: Final = "greedy"
# Between what was shown and the next move, in milliseconds; without animation one sees less.
PAUSE_MS: Final = 450
PAUSE_AT_ONCE_MS: Final = 1100
LOOK_AGAIN_MS: Final = 120


class Autoplay(QObject):
    """Plays on the real board; the game that lay there before is kept, and given back.

    Whatever the player does to the game makes it the player's own; one that was watched to its end
    is kept in any case.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._session: Session | None = None
        self._before: tuple[Session, Any] | None = None
        self._choose: Callable[[Any], Any] | None = None
        self._acting = False
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self._go_on)
        self.strip = Strip(window.central)
        self.strip.pause.clicked.connect(self.set_paused)
        self.strip.mine.clicked.connect(lambda _=False: self.take_over())
        self.strip.stop.clicked.connect(lambda _=False: self.stop())
        self.strip.close_.clicked.connect(lambda _=False: self.take_over())
        window.controller.changed.connect(self._changed)
        window.controller.reset.connect(self._other_game)
        window.installEventFilter(self)

    @property
    def is_running(self) -> bool:
        """Whether a game is being shown; also while it pauses, and when it has ended."""
        return self._session is not None

    def start(self) -> None:
        """Put a new game on the table and play it."""
        self.stop()
        window, controller = self._window, self._window.controller
        seed = seed_by_chance()
        session = Session.new(controller.home, seed=seed)
        self._before = (controller.session, window.files.standing())
        self.strip.leads_back = any(isinstance(i, Acted) for i in controller.session.inputs)
        self._choose = policy(PLAYER, controller.home, seed)
        self._session = session
        if window.autosave is not None:
            window.autosave.leave_out(session)
        controller.adopt(session)
        self.set_paused(False)
        self.strip.show()
        self._tell()
        window.actions_["watch"].setChecked(True)

    def set_paused(self, paused: bool) -> None:
        """Wait for the player, or go on."""
        self.strip.pause.setChecked(paused)
        self.strip.refresh()
        self._clock.stop() if paused else self._clock.start(PAUSE_MS)

    def take_over(self) -> None:
        """Leave the game on the table to the player, to be played on and kept as any other."""
        session, self._session = self._session, None
        if session is None:
            return
        self._end()
        if self._window.autosave is not None:
            self._window.autosave.leave_out(None)
        self._keep(session)

    def stop(self) -> None:
        """End the show and put back what was on the table before."""
        before = self._before
        if self._session is None or before is None:
            return
        shown, self._session = self._session, None
        self._end()
        window = self._window
        if window.autosave is not None:
            window.autosave.leave_out(None, watch=False)
            self._keep(shown)
        window.controller.adopt(before[0])
        window.files.stand(before[1])

    def _keep(self, shown: Session | None) -> None:
        """Save a game that leaves the table, if it was watched to its end."""
        keeping = self._window.autosave
        if keeping is not None and shown is not None and isinstance(shown.waiting, Over):
            keeping.keep_aside(shown)

    def _end(self) -> None:
        self._before = None
        self._clock.stop()
        self.strip.hide()
        self._window.actions_["watch"].setChecked(False)

    # -- playing ---------------------------------------------------------------------------------

    def _go_on(self) -> None:
        window = self._window
        presenter, waiting = window.board.presenter, window.controller.waiting
        busy = presenter.is_playing or window.board.is_holding
        if busy or QApplication.mouseButtons() != Qt.MouseButton.NoButton:
            self._clock.start(LOOK_AGAIN_MS)
            return
        if not isinstance(waiting, Decision) or self._choose is None:
            return
        self._acting = True
        try:
            window.controller.submit(self._choose(window.controller.state))
        finally:
            self._acting = False
        self._tell()
        if not isinstance(window.controller.waiting, Over):
            self._clock.start(PAUSE_MS if presenter.is_playing else PAUSE_AT_ONCE_MS)

    def _changed(self) -> None:
        if self.is_running and not self._acting:
            self.take_over()

    def _other_game(self) -> None:
        if self.is_running and self._window.controller.session is not self._session:
            # Another game was opened: the player's own, which the keeper has seen already.
            shown, self._session = self._session, None
            if self._window.autosave is not None:
                self._window.autosave.leave_out(None, watch=False)
                self._keep(shown)
            self._end()

    def _tell(self) -> None:
        self.strip.set_over(isinstance(self._window.controller.waiting, Over))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """When the window closes, what is kept for the next day is the player's own game."""
        if watched is self._window and event.type() == QEvent.Type.Close:
            self.stop()
        return super().eventFilter(watched, event)


class Strip(QFrame):
    """The line above the board that says that the computer plays, with what can be done."""

    def __init__(self, middle: CentralWidget) -> None:
        super().__init__(middle)
        self._middle, self._over = middle, False
        self.leads_back = False  # whether there is a game to go back to
        self.setProperty("role", "floating")
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 7, 8, 7)
        row.setSpacing(10)
        self._text = QLabel(self)
        self.pause, self.mine, self.stop, self.close_ = (QPushButton(self) for _ in range(4))
        self.pause.setCheckable(True)
        row.addWidget(self._text, 1)
        for button in (self.pause, self.mine, self.stop, self.close_):
            row.addWidget(button)
        self.hide()
        middle.stand(self)
        self._retranslate()

    def set_over(self, over: bool) -> None:
        """Say whether the game has ended."""
        self._over = over
        self.refresh()

    def refresh(self) -> None:
        """Set the sentence and the buttons for a game that goes on, waits or is over."""
        if self._over:
            text = self.tr("The computer has played to the end.")
        elif self.pause.isChecked():
            text = self.tr("The computer waits.")
        else:
            text = self.tr("The computer plays.")
        self._text.setText(text)
        self.setAccessibleName(text)
        self.pause.setText(self.tr("Go on") if self.pause.isChecked() else self.tr("Pause"))
        self.pause.setIcon(icon("play" if self.pause.isChecked() else "pause", self.palette()))
        self.pause.setVisible(not self._over)
        self.mine.setVisible(not self._over)
        self.close_.setVisible(self._over)
        self.stop.setVisible(self.leads_back or not self._over)
        self.stop.setText(self.tr("Back to my game") if self._over else self.tr("Stop"))
        self._middle.lay()

    def showEvent(self, event: QShowEvent) -> None:
        """Take a place above the board."""
        super().showEvent(event)
        self._middle.lay()

    def hideEvent(self, event: QHideEvent) -> None:
        """Give the place back."""
        super().hideEvent(event)
        self._middle.lay()

    def changeEvent(self, event: QEvent) -> None:
        """Set the texts and icons anew in another language or style."""
        kinds = (QEvent.Type.LanguageChange, QEvent.Type.StyleChange)
        if event.type() in kinds and hasattr(self, "close_"):
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.mine.setText(self.tr("Play on myself"))
        self.mine.setToolTip(self.tr("The game goes on from here, and it is yours."))
        self.stop.setToolTip(self.tr("Back to your previous game."))
        self.close_.setText(self.tr("Close"))
        self.close_.setToolTip(self.tr("The game stays on the table, to be looked at and saved."))
        self.refresh()
