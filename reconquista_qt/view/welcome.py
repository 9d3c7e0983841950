"""The welcome of a first start: language, and how to begin; it lies over the board."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QTransform
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QVBoxLayout,
    QWidget,
)

from reconquista_qt.view.art.cards import counter_pixmap
from reconquista_qt.view.board.paint_marks import Sheet
from reconquista_qt.view.board.paint_ornaments import paint_ticket, paint_title
from reconquista_qt.view.docks.pieces import scrolled
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.preferences import Preferences
from reconquista_qt.view.theme import Theme, Themes, serif
from reconquista_qt.wording import languages, native_name

UNITS: Final = 3.2  # of the drawn frame in a pixel, at plain text size
TITLE: Final = QRectF(0, 30, 900, 470)  # what is painted of the map's title
PICTURES: Final = ("christian_army", "el_cid_christian", "muslim_army")


class Welcome(QFrame):
    """Not modal: the board beside it can be used, and whatever happens there puts it away."""

    lessonWanted = Signal()
    gameWanted = Signal()
    showWanted = Signal()
    closed = Signal()

    def __init__(
        self, languages: Languages, themes: Themes, preferences: Preferences, middle: QWidget
    ) -> None:
        super().__init__(middle)
        self._languages, self._themes, self._preferences = languages, themes, preferences
        self.setObjectName("welcome")
        outer = QVBoxLayout(self)
        page = QWidget(self)
        self._page = QVBoxLayout(page)
        self._page.setContentsMargins(0, 0, 0, 0)
        self._title = Title(self)
        self._page.addWidget(self._title, 1)
        self._build_languages(page)
        self._question = QLabel(page)
        self._question.setWordWrap(True)
        self._question.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._page.addWidget(self._question)
        self.lesson, self.game, self.show_ = (Way(name, page) for name in PICTURES)
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
        self._page.setSpacing(round(line * 0.55))
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

    def changeEvent(self, event: QEvent) -> None:
        """Answer a change of language or of the text's size."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Welcome"))
        self.languages[self._languages.language].setChecked(True)
        self._question.setText(self.tr("How would you like to begin?"))
        self.lesson.say(
            self.tr("A first lesson"),
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


class Title(QWidget):
    """The title as the map has it, in the language that is spoken."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme: Theme | None = None
        self._sheet: tuple[Theme, Sheet] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def draw_anew(self) -> None:
        """Forget the drawing: its words are in another language now."""
        self._sheet = None
        self.update()

    def height_for(self, width: int) -> int:
        """Return the height that looks well in a width."""
        best = round(self.fontMetrics().height() * 11.5)
        return min(best, round(width * TITLE.height() / TITLE.width()))

    def minimumSizeHint(self) -> QSize:
        """Return the least room in which it can be read."""
        line = self.fontMetrics().height()
        return QSize(line * 8, line * 5)

    def sizeHint(self) -> QSize:
        """Return the same: what is left over is given to it."""
        return self.minimumSizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the title, as large as there is room for."""
        theme = self.theme
        if theme is None:
            return
        if self._sheet is None or self._sheet[0] is not theme:
            sheet = Sheet()
            paint_title(sheet, QRectF(0, 0, 900, 560), theme.board)
            self._sheet = (theme, sheet)
        scale = min(self.width() / TITLE.width(), self.height() / TITLE.height())
        painter = QPainter(self)
        painter.translate(self.width() / 2, self.height() / 2)
        painter.scale(scale, scale)
        painter.translate(-TITLE.center())
        self._sheet[1].paint(painter, TITLE.adjusted(-60, -60, 60, 60), scale)
        painter.end()


class Way(QPushButton):
    """A way to begin: a counter, a title, and what it is, in as many lines as that takes."""

    def __init__(self, picture: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._picture, self._second = picture, ""
        self.theme: Theme | None = None
        self.setProperty("role", "choice")
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def say(self, title: str, second: str) -> None:
        """Show a title and what it means."""
        self.setText(title)
        self._second = second
        self.setAccessibleName(title)
        self.setAccessibleDescription(second)
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        """Answer that the height follows from the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height that both texts need."""
        first, second = self._rooms(width)
        line = self.fontMetrics().height()
        return max(round(line * 3.1), first.height() + second.height() + round(line * 0.9))

    def sizeHint(self) -> QSize:
        """Return the room at a common width."""
        width = self.fontMetrics().height() * 24
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Return the least room."""
        line = self.fontMetrics().height()
        return QSize(line * 12, round(line * 3.1))

    def _rooms(self, width: int) -> tuple[QRect, QRect]:
        """Return where the two texts stand in a button of a width, as if it began at height 0."""
        line = self.fontMetrics().height()
        left = round(line * 3.4)
        room = QRect(left, 0, max(line * 4, width - left - round(line * 0.7)), 10_000)
        flags = int(Qt.TextFlag.TextWordWrap)
        font = serif(self.font().pointSizeF() * 1.25)
        first = QFontMetrics(font).boundingRect(room, flags, self.text())
        second = self.fontMetrics().boundingRect(room, flags, self._second)
        first.setWidth(room.width())
        second.setWidth(room.width())
        second.moveTop(first.bottom() + 1)
        return first, second

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bevel as the style does, then counter and texts."""
        painter = QPainter(self)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        self.style().drawControl(QStyle.ControlElement.CE_PushButton, option, painter, self)
        if self.theme is None:
            return
        line = self.fontMetrics().height()
        side = round(line * 2.3)
        picture = counter_pixmap(self._picture, side, self.devicePixelRatioF(), self.theme.art)
        painter.drawPixmap(round(line * 0.6), (self.height() - side) // 2, picture)
        first, second = self._rooms(self.width())
        down = (self.height() - first.height() - second.height()) // 2
        flags = int(Qt.TextFlag.TextWordWrap)
        painter.setPen(QColor(self.theme.colours.heading))
        painter.setFont(serif(self.font().pointSizeF() * 1.25))
        painter.drawText(first.translated(0, down), flags, self.text())
        painter.setPen(QColor(self.theme.colours.text))
        painter.setFont(self.font())
        painter.drawText(second.translated(0, down), flags, self._second)
        painter.end()
