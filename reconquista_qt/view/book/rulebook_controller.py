"""The book's parts in the main window: who opens them, and what they light up on the board."""

from __future__ import annotations

import html
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QDockWidget

from reconquista_qt.view.why.explain_host import explain_host_of

if TYPE_CHECKING:
    from reconquista_qt.engine.session import Session
    from reconquista_qt.view.book.example_window import ExampleWindow
    from reconquista_qt.view.book.lesson_card import LessonCard
    from reconquista_qt.view.main_window import MainWindow

SHOWN_MS: Final = 8000
TOLD_MS: Final = 5000
MARK: Final = "shown"


class RulebookController(QObject):
    """Makes the lesson and the examples when they are first asked for."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._areas: list[str] = []  # that a paragraph or a lesson speaks of
        self._examples: ExampleWindow | None = None  # the window in which examples are played
        self.lesson: LessonCard | None = None  # the card of the first lesson
        self._fading = QTimer(self)
        self._fading.setSingleShot(True)
        self._fading.setInterval(SHOWN_MS)
        self._fading.timeout.connect(self._fade)
        window.arrangement.added.connect(self._adopt)
        self._lasting = False
        window.controller.reset.connect(self._fade)
        window.controller.decisionChanged.connect(self._moved_on)
        self._answer()
        for name, slot in (
            ("quickref", lambda: self._front(window.arrangement.book("quickReferenceDock"))),
            ("history", lambda: self._front(window.arrangement.book("historyDock"))),
            ("glossary", lambda: window.rulebook.show_rule("glossary")),
            ("examples", self.show_example),
            ("tutorial", self.start_lesson),
        ):
            window.actions_[name].triggered.connect(lambda _=False, slot=slot: slot())

    def _adopt(self) -> None:
        if "book" not in self._window.desk.features:
            return
        rulebook, *others = self._window.arrangement.books()
        preferences = self._window.preferences
        rulebook.set_size(preferences.get("book_scale"))
        rulebook.sizeChanged.connect(lambda size: preferences.set("book_scale", size))
        rulebook.areasShown.connect(self.show_areas)
        rulebook.exampleRequested.connect(self.show_example)
        for book in (rulebook, *others):
            if hasattr(book, "told"):
                book.told.connect(self._tell)

    def _tell(self, text: str, trouble: bool) -> None:
        if trouble:
            self._window.banner.say(html.escape(text), lasting=True)
        else:
            self._window.statusBar().showMessage(text, TOLD_MS)

    # -- the board -----------------------------------------------------------------------------

    def _answer(self) -> None:
        """Let breakdowns light areas and lead into the rulebook."""
        window = self._window
        explain = explain_host_of(window)
        explain.rule_title = lambda rule: window.languages.wording.rule_title(rule)
        explain.linkFollowed.connect(window.follow)
        explain.areasShown.connect(
            lambda areas: window.board.board.highlight(MARK, areas or self._areas)
        )
        window.desk.explain_board()
        window.actions_["why"].triggered.connect(lambda: explain.ask())
        # What they told of is no longer so.
        for signal in (window.controller.decisionChanged, window.controller.reset):
            signal.connect(explain.hide)
        window.languages.switched.connect(lambda _language: explain.hide())

    def show_areas(self, areas: list[str], *, lasting: bool = False) -> None:
        """Light areas up on the board, for a while or until others are lit."""
        board = self._window.board
        self._areas, self._lasting = list(areas), lasting
        board.board.highlight(MARK, areas)
        if len(areas) == 1:
            board.ensure_area(areas[0])
        self._fading.stop() if lasting or not areas else self._fading.start()

    def _moved_on(self) -> None:
        """Put out what was lit for a moment of the game that is past."""
        if not self._lasting:
            self._fade()

    def _fade(self) -> None:
        self._fading.stop()
        self._areas = []
        self._window.board.board.highlight(MARK, ())

    # -- parts ---------------------------------------------------------------------------------

    def _front(self, dock: QDockWidget) -> None:
        self._window.arrangement.forward(dock)

    def show_example(self, name: str = "") -> None:
        """Show an example, the one seen last when none is named."""
        window = self._window
        if self._examples is None:
            self._examples = window.desk.example_window()
            self._examples.linkFollowed.connect(window.follow)
        if name or self._examples.player is None:
            self._examples.show_example(name)
        self._examples.show()
        self._examples.raise_()
        self._examples.activateWindow()

    def start_lesson(self) -> None:
        """Begin the first lesson; the game on the table is left, and kept."""
        self._made_lesson().start()

    def take_up_lesson(self, session: Session) -> bool:
        """Go on with a lesson in which the program was ended; False where that cannot be."""
        window = self._window
        own = session.game.id == window.controller.game.id
        if not own or "lesson" not in window.desk.features:
            return False
        return self._made_lesson().take_up(session)

    def _made_lesson(self) -> LessonCard:
        window = self._window
        if self.lesson is None:
            self.lesson = window.desk.lesson_card()
            self.lesson.areasShown.connect(lambda areas: self.show_areas(areas, lasting=True))
            self.lesson.panelShown.connect(self._show_panel)
            self.lesson.linkFollowed.connect(window.follow)
            self.lesson.moved.connect(window.primary.follow)
        return self.lesson

    @property
    def can_read_on(self) -> bool:
        """Whether a lesson waits for its reader."""
        return self.lesson is not None and self.lesson.next.isEnabled()

    def read_on(self) -> None:
        """Go on in the lesson."""
        if self.lesson is not None:
            self.lesson.go_on()

    def _show_panel(self, name: str) -> None:
        window = self._window
        self._front({
            "turn": window.phase, "score": window.score,
            "log": window.log, "dice": window.stage, "places": window.areas,
        }[name])  # fmt: skip
