"""Watching the game again: back and forward by decision, phase or turn, playing, the timeline."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDockWidget,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from reconquista_qt.model.controller import GameController
from reconquista_qt.model.lines import Course, course_of
from reconquista_qt.model.steps import last_of, step_from
from reconquista_qt.view.art.icons import icon
from reconquista_qt.view.docks.phase_names import phase_within
from reconquista_qt.view.docks.pieces import Note
from reconquista_qt.view.docks.timeline import Timeline
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.numbers import digits

if TYPE_CHECKING:
    from reconquista_qt.view.desk import Desk


BUTTONS: Final = (
    ("first", "first"), ("back", "step-back"), ("play", "play"), ("next", "next"), ("last", "last"),
)  # fmt: skip
PAUSE: Final = 350  # milliseconds between two moments while it plays


class ReplayDock(QDockWidget):
    """Moves the game itself along its present line: going on from anywhere makes a branch."""

    exportWanted = Signal()

    def __init__(
        self,
        desk: Desk,
        controller: GameController,
        languages: Languages,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("replayDock")
        self._desk, self._controller, self._languages = desk, controller, languages
        board = self._board = desk.board
        self.course = Course((), ())
        self.place = 0
        self.playing = False
        page = QWidget(self)
        page.setObjectName("dockPage")
        self.setWidget(page)
        layout = QVBoxLayout(page)
        layout.setContentsMargins(10, 8, 10, 8)
        layout.setSpacing(6)
        self.where = QLabel(page)
        layout.addWidget(self.where)
        self.timeline = Timeline(desk.timeline_marks, page)
        layout.addWidget(self.timeline)
        row = QHBoxLayout()
        self.buttons: dict[str, QToolButton] = {}
        for name, _ in BUTTONS:
            button = QToolButton(page)
            button.setAutoRaise(True)
            self.buttons[name] = button
            row.addWidget(button)
        self.by = QComboBox(page)
        for name in ("decision", "phase", "turn"):
            self.by.addItem("", name)
        row.addWidget(self.by, 1)
        layout.addLayout(row)
        self.again = QPushButton(page)
        self.again.setVisible(bool(desk.watched_again))
        self.export = QPushButton(page)
        below = QHBoxLayout()
        below.addWidget(self.again, 1)
        below.addWidget(self.export, 1)
        layout.addLayout(below)
        self.note = Note(parent=page)
        layout.addWidget(self.note)
        layout.addStretch()
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE)
        self._pause.timeout.connect(self._play_on)
        self.timeline.wanted.connect(self._jump)
        self.buttons["first"].clicked.connect(lambda: self._jump(0))
        self.buttons["last"].clicked.connect(lambda: self._jump(len(self.course.moments) - 1))
        self.buttons["back"].clicked.connect(lambda: self._jump(self._step(-1)))
        self.buttons["next"].clicked.connect(lambda: self._forward(self._step(1)))
        self.buttons["play"].clicked.connect(self.toggle)
        self.again.clicked.connect(self.watch_again)
        self.export.clicked.connect(self.exportWanted)
        board.presenter.finished.connect(self._shown)
        for signal in (controller.reset, controller.changed, controller.linesChanged):
            signal.connect(self.refresh)
        controller.reset.connect(self.stop)
        self._retranslate()

    # -- where the game stands -----------------------------------------------------------------

    def refresh(self, _changes: object = None) -> None:
        """Take the course of the game anew; nothing is done while the dock is hidden."""
        if not self.isVisible():
            return
        session = self._controller.session
        self.course = course_of(session)
        made = len(session.inputs)
        before = [n for n, m in enumerate(self.course.moments) if m.inputs <= made]
        self.place = before[-1] if before else 0
        self.timeline.show_course(self.course, self.place)
        self._say_where()

    def showEvent(self, event: QShowEvent) -> None:
        """Take the course when the dock comes into sight."""
        super().showEvent(event)
        self.refresh()

    def _say_where(self) -> None:
        moments, last = self.course.moments, len(self.course.moments) - 1
        text = ""
        if moments:
            here, phase = (
                moments[self.place],
                phase_within(moments[self.place].phase, self._languages.wording),
            )
            text = self.tr("Turn {0}, {1} – moment {2} of {3}")
            text = text.format(digits(here.turn), phase, digits(self.place + 1), digits(last + 1))
        self.where.setText(text)
        for name in ("first", "back"):
            self.buttons[name].setEnabled(self.place > 0)
        for name in ("next", "last"):
            self.buttons[name].setEnabled(self.place < last)
        self.buttons["play"].setEnabled(last > 0)
        self.again.setEnabled(self._last_again() is not None)
        self.note.setText(
            self.tr("You are looking at an earlier moment. Play on from here, and what came after "
                    "is kept as another line of play.") if self.place < last else ""
        )  # fmt: skip

    def _step(self, way: int) -> int:
        return step_from(self.course.moments, self.place, way, self.by.currentData())

    # -- going there ---------------------------------------------------------------------------

    def _jump(self, place: int) -> None:
        self.stop()
        self._go(place)

    def _go(self, place: int) -> bool:
        if self._controller.go_to(self.course.moments[place].inputs):
            return True
        self.note.setText(self.tr("Undo stops at dice. Allow it to go on in the settings, or watch "
                                  "what happened again from the log."))  # fmt: skip
        return False

    def _forward(self, place: int) -> None:
        """Go forward, and let the board show what happens on the way."""
        self._board.presenter.skip()
        told = len(self._controller.session.journal)
        if self._go(place):
            journal = self._controller.session.journal
            if told < len(journal):
                self._board.presenter.replay(told, len(journal) - 1)

    # -- playing -------------------------------------------------------------------------------

    def toggle(self) -> None:
        """Play, or pause; at the end play from the beginning."""
        if self.playing:
            self.stop()
            return
        if self.place == len(self.course.moments) - 1 and not self._go(0):
            return
        self.playing = True
        self._name_play()
        self._play_on()

    def stop(self) -> None:
        """Stop where the replay is."""
        self._pause.stop()
        if self.playing:
            self.playing = False
            self._name_play()

    def _play_on(self) -> None:
        if not self.playing:
            return
        place = self._step(1)
        if place <= self.place:
            self.stop()
            return
        self._forward(place)
        if not self._board.presenter.is_playing:
            self._shown()

    def _shown(self) -> None:
        if self.playing:
            self._pause.start()

    def watch_again(self) -> None:
        """Show again what the game's own side did last."""
        found = self._last_again()
        if found is not None:
            self.stop()
            self._board.presenter.replay(*found)

    def _last_again(self) -> tuple[int, int] | None:
        return last_of(self._desk.watched_again, self._controller.session.journal)

    # -- language and look ---------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """Set the texts anew in another language, the icons in other colours."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.PaletteChange:
            self._draw_icons()
        super().changeEvent(event)

    def _draw_icons(self) -> None:
        for name, picture in BUTTONS:
            playing = name == "play" and self.playing
            self.buttons[name].setIcon(icon("pause" if playing else picture, self.palette()))

    def _name_play(self) -> None:
        text = self.tr("Pause") if self.playing else self.tr("Play")
        self.buttons["play"].setToolTip(text)
        self.buttons["play"].setAccessibleName(text)
        self._draw_icons()

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Replay"))
        for name, text in (
            ("first", self.tr("To the beginning")), ("back", self.tr("Back")),
            ("next", self.tr("Forward")), ("last", self.tr("To the end")),
        ):  # fmt: skip
            self.buttons[name].setToolTip(text)
            self.buttons[name].setAccessibleName(text)
        ways = (self.tr("By decision"), self.tr("By phase"), self.tr("By turn"))
        for place, text in enumerate(ways):
            self.by.setItemText(place, text)
        self.by.setAccessibleName(self.tr("How far one step goes"))
        self.timeline.setAccessibleName(self.tr("Timeline of the game"))
        self.timeline.setToolTip(self._desk.timeline_text())
        self.again.setText(self._desk.watch_again_text())
        self.export.setText(self.tr("Export as a web page…"))
        self._name_play()
        self._say_where()
