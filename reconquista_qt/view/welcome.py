"""The welcome of a first start: language, and how to begin; it lies over the board."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QTransform
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from reconquista_qt.view.board.paint_marks import Sheet
from reconquista_qt.view.board.ticket import paint_ticket
from reconquista_qt.view.desk import Greeting
from reconquista_qt.view.docks.pieces import scrolled
from reconquista_qt.view.fonts import serif
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.preferences import Preferences
from reconquista_qt.view.retranslating import Retranslating
from reconquista_qt.view.theme import Theme, Themes
from reconquista_qt.view.welcome_parts import Title, WelcomeChoice
from reconquista_qt.wording import languages, native_name

UNITS: Final = 3.2  # of the drawn frame in a pixel, at plain text size


class Welcome(Retranslating, QFrame):
    """Not modal: the board beside it can be used, and whatever happens there puts it away."""

    lessonWanted = Signal()
    gameWanted = Signal()
    showWanted = Signal()
    closed = Signal()

    def __init__(
        self,
        greeting: Greeting,
        languages: Languages,
        themes: Themes,
        preferences: Preferences,
        middle: QWidget,
    ) -> None:
        super().__init__(middle)
        self._languages, self._themes, self._preferences = languages, themes, preferences
        self.setObjectName("welcome")
        outer = QVBoxLayout(self)
        page = QWidget(self)
        self._page = QVBoxLayout(page)
        self._page.setContentsMargins(0, 0, 0, 0)
        self._title = Title(greeting, self)
        self._page.addWidget(self._title, 1)
        self._build_languages(page)
        self._question = QLabel(page)
        self._question.setWordWrap(True)
        self._question.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._page.addWidget(self._question)
        self.lesson, self.game, self.show_ = (
            WelcomeChoice(greeting, place, page) for place in range(3)
        )
        for way, signal in (
            (self.lesson, self.lessonWanted),
            (self.game, self.gameWanted),
            (self.show_, self.showWanted),
        ):
            self._page.addWidget(way)
            way.clicked.connect(lambda _=False, signal=signal: self._choose(signal))
        foot = QHBoxLayout()
        self._note = QLabel(page)
        self._note.setProperty("role", "muted")
        self._note.setWordWrap(True)
        self.close_ = QPushButton(page)
        self.close_.clicked.connect(lambda _=False: self._choose(None))
        foot.addWidget(self._note, 1)
        foot.addWidget(self.close_)
        self._page.addLayout(foot)
        self._area = scrolled(page, self)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setStyleSheet("QScrollArea, #dockScrollPage { background: transparent; }")
        outer.addWidget(self._area)
        middle.installEventFilter(self)
        themes.changed.connect(self._wear)
        self.hide()
        self._wear(themes.theme)
        self._retranslate()

    def _build_languages(self, page: QWidget) -> None:
        row = QHBoxLayout()
        row.addStretch()
        group = QButtonGroup(self)
        self.languages: dict[str, QPushButton] = {}
        for code in languages():
            button = self.languages[code] = QPushButton(native_name(code), page)
            button.setCheckable(True)
            group.addButton(button)
            button.clicked.connect(
                lambda _=False, code=code: self._preferences.set("language", code)
            )
            row.addWidget(button)
        row.addStretch()
        self._page.addLayout(row)

    # -- what it does ----------------------------------------------------------------------------

    def begin(self) -> None:
        """Stand over the board, with the keyboard on the first choice."""
        self._preferences.set("welcomed", True)
        self._preferences.store()
        self.show()
        self._place()
        self.raise_()
        self.lesson.setFocus(Qt.FocusReason.TabFocusReason)

    def _choose(self, wanted: object) -> None:
        self.hide()
        self.closed.emit()
        if wanted is not None:
            wanted.emit()  # type: ignore[attr-defined]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape puts it away; Up and Down go from choice to choice; Return takes one."""
        key = event.key()
        focus = self.focusWidget()
        if key == Qt.Key.Key_Escape:
            self._choose(None)
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.focusNextPrevChild(key == Qt.Key.Key_Down)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focus, QPushButton):
            focus.click()
        else:
            super().keyPressEvent(event)

    # -- how it looks ----------------------------------------------------------------------------

    def _place(self) -> None:
        room = self.parentWidget()
        if room is None:
            return
        line = self.fontMetrics().height()
        edge, above, below = round(line * 1.8), round(line * 1.3), round(line * 1.7)
        layout = self.layout()
        assert layout is not None
        layout.setContentsMargins(edge, above, edge, below)
        self._page.setSpacing(round(line * 0.3))
        width = min(room.width() - 20, line * 36)
        # The title takes what the rest leaves, and no more than looks well.
        inner = width - 2 * edge
        title = self._title.height_for(inner)
        rest = self._page.totalHeightForWidth(inner) - self._title.minimumSizeHint().height()
        height = min(room.height() - 16, rest + title + above + below)
        self.setGeometry((room.width() - width) // 2, (room.height() - height) // 2, width, height)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the frame of the map's title, as large as this."""
        scale = UNITS / (self.fontMetrics().height() / 17)
        shape = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        sheet = Sheet()
        whole = QRectF(0, 0, shape.width() * scale, shape.height() * scale)
        paint_ticket(sheet, whole, self._themes.theme.board)
        painter = QPainter(self)
        painter.setTransform(QTransform.fromTranslate(2, 2).scale(1 / scale, 1 / scale), True)
        sheet.paint(painter, whole.adjusted(-40, -40, 40, 40), 1 / scale)
        painter.end()

    def _wear(self, theme: Theme) -> None:
        self._title.theme = theme
        for way in (self.lesson, self.game, self.show_):
            way.theme = theme
        points = self.font().pointSizeF()
        self._question.setFont(serif(points * 1.15))
        if self.isVisible():
            self._place()
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the middle of the board."""
        if watched is self.parent() and event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Welcome"))
        self.languages[self._languages.language].setChecked(True)
        self._question.setText(self.tr("How would you like to begin?"))
        self.lesson.say(
            self.tr("First lesson"),
            self.tr("Play a turn on this board, led step by step. Nothing to read first."),
        )
        self.game.say(
            self.tr("A new game"), self.tr("Choose the scenario and the dice, and take the lead.")
        )
        self.show_.say(
            self.tr("Watch a game"),
            self.tr("The computer plays. Stop it when you like, or play on from there."),
        )
        self._note.setText(self.tr("All of it stays in reach in the Help menu."))
        self.close_.setText(self.tr("To the board"))
        self._title.draw_anew()
        if self.isVisible():
            self._place()
