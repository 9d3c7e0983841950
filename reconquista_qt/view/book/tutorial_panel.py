"""The lesson beside the board: its text, where to look, and the way on."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QEvent, QSize, QTimer, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import (
    QDockWidget,
    QFrame,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from reconquista_qt.model.book import book
from reconquista_qt.model.controller import GameController
from reconquista_qt.model.glossary import glossary
from reconquista_qt.model.lesson import AREAS, PANELS
from reconquista_qt.model.tutorial import TutorialPlayer
from reconquista_qt.view.art.icons import icon
from reconquista_qt.view.book.browser import BookBrowser
from reconquista_qt.view.book.document import Extras, clauses_html
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.theme import Theme, Themes

WAIT_MS = 120  # how often it is asked whether the board has shown what happened


class Shows(Protocol):
    """What shows events on the board (the presenter)."""

    @property
    def is_playing(self) -> bool:
        """Whether events are being shown."""
        ...


class TutorialDock(QDockWidget):
    """Not modal: the lesson waits for the player, who may leave it at any time."""

    areasShown = Signal(list)  # area ids to light up; empty when nothing is
    panelShown = Signal(str)  # "phase" or "score": the panel to look at
    linkFollowed = Signal(str)  # rule:…

    def __init__(
        self,
        controller: GameController,
        languages: Languages,
        themes: Themes,
        presenter: Shows | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("tutorialDock")
        self._languages, self._themes, self._presenter = languages, themes, presenter
        self.player = TutorialPlayer(controller, self)
        self.player.changed.connect(self._show)
        self.player.diceDue.connect(self._wait)
        self.player.ended.connect(self._ended)
        self._looked = 0
        self._clock = QTimer(self)
        self._clock.setInterval(WAIT_MS)
        self._clock.timeout.connect(self._feed)
        self._build()
        themes.changed.connect(self.set_theme)
        self.set_theme(themes.theme)
        self._retranslate()
        self.hide()

    def _build(self) -> None:
        page = QWidget(self)
        page.setObjectName("dockPage")
        self.setWidget(page)
        layout = QVBoxLayout(page)
        layout.setContentsMargins(8, 6, 8, 8)
        line = self.fontMetrics().height()
        page.setMinimumSize(line * 17, line * 16)
        self._bar = QProgressBar(page)
        self._bar.setTextVisible(False)
        self._bar.setMaximumHeight(max(4, line // 3))
        layout.addWidget(self._bar)
        self.text = BookBrowser(self._themes.theme, page)
        self.text.linkFollowed.connect(self.linkFollowed)
        layout.addWidget(self.text, 1)
        self.astray = QFrame(page)
        self.astray.setProperty("role", "warning")
        inner = QVBoxLayout(self.astray)
        self._astray_text = QLabel(self.astray)
        self._astray_text.setWordWrap(True)
        self._undo = QPushButton(self.astray)
        self._undo.clicked.connect(lambda _=False: self.player.undo_to_lesson())
        inner.addWidget(self._astray_text)
        inner.addWidget(self._undo)
        layout.addWidget(self.astray)
        self._state = QLabel(page)
        self._state.setWordWrap(True)
        self._state.setProperty("role", "muted")
        layout.addWidget(self._state)
        row = QHBoxLayout()
        self._back = QToolButton(page)
        self._back.clicked.connect(lambda _=False: self.player.back())
        self._leave = QPushButton(page)
        self._leave.clicked.connect(lambda _=False: self.player.leave())
        self.next = QPushButton(page)
        self.next.clicked.connect(lambda _=False: self.go_on())
        row.addWidget(self._back)
        row.addWidget(self._leave)
        row.addWidget(self.next, 1)
        layout.addLayout(row)

    # -- the lesson ----------------------------------------------------------------------------

    def start(self) -> None:
        """Begin the lesson with a game of its own."""
        self._looked = 0
        self.show()
        self.raise_()
        self.player.start()
        self.next.setFocus()

    def go_on(self) -> None:
        """Go to the next step, or do for the player what this one asks for."""
        if self.player.task is not None:
            self.player.help()
        else:
            self.player.forward()

    def _wait(self) -> None:
        self._clock.start()

    def _feed(self) -> None:
        """Let the lesson's dice fall as soon as what happened before has been shown."""
        if self._presenter is None or not self._presenter.is_playing:
            self._clock.stop()
            self.player.feed()

    def _ended(self) -> None:
        self._clock.stop()
        self.areasShown.emit([])
        self.hide()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Closing the panel is leaving the lesson."""
        self.player.leave()
        super().closeEvent(event)

    # -- showing -------------------------------------------------------------------------------

    def _show(self) -> None:
        player = self.player
        if not player.is_running:
            return
        self._bar.setRange(0, player.steps)
        self._bar.setValue(player.step)
        task = player.task
        to_do = task is not None and task.action is not None
        self.astray.setVisible(not player.on_track)
        self._back.setEnabled(player.step > 1)
        primary = "primary" if not to_do and player.on_track else ""
        if self.next.property("role") != primary:
            self.next.setProperty("role", primary)
            self.next.style().unpolish(self.next)
            self.next.style().polish(self.next)
        self.next.setEnabled(player.on_track and (task is None or to_do))
        if to_do:
            self.next.setText(self.tr("Do it for me"))
            self._state.setText(self.tr("Your turn: do it on the board."))
        elif player.step >= player.steps:
            self.next.setText(self.tr("End the lesson"))
            self._state.setText("")
        else:
            self.next.setText(self.tr("Next"))
            self._state.setText(self.tr("Step {0} of {1}").format(player.step, player.steps))
        if self._looked != player.step:
            self._looked = player.step
            self._write()
            self.areasShown.emit(list(AREAS.get(player.step, ())))
            if player.step in PANELS:
                self.panelShown.emit(PANELS[player.step])

    def _write(self) -> None:
        language = self._languages.language
        clause = book(language).clauses.get(f"tutorial/{self._looked}")
        if clause is None:
            return
        body = clauses_html((clause,), glossary(language), Extras(terms=False, buttons=False))
        self.text.set_glossary(glossary(language))
        self.text.show_body(body)

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of a theme."""
        side = max(16, round(self.fontMetrics().height() * 1.15))
        self._back.setIcon(icon("back", theme.palette))
        self._back.setIconSize(QSize(side, side))
        self.text.set_theme(theme)

    def changeEvent(self, event: QEvent) -> None:
        """Answer a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("First lesson"))
        self.text.setAccessibleName(self.tr("First lesson"))
        self._astray_text.setText(
            self.tr("The lesson had something else in mind. Take it back, or leave the lesson.")
        )
        self._undo.setText(self.tr("Take it back"))
        self._leave.setText(self.tr("Leave the lesson"))
        self._back.setToolTip(self.tr("Back"))
        self._back.setAccessibleName(self.tr("Back"))
        self._write()
        self._show()
