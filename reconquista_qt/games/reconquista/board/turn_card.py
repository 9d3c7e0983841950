"""The card at the end of a turn, over the board: what it came to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from reconquista_qt.model.chronicle import TurnCard
from reconquista_qt.model.chronicle_text import ENTRY
from reconquista_qt.view.docks.pieces import Heading, Note, empty, scrolled

from . import turn_text

if TYPE_CHECKING:
    from reconquista_qt.view.languages import Languages

WIDE: Final = 27  # lines of text that the card is broad


class TurnCardFrame(QFrame):
    """Not modal: whatever goes on puts it away. `closed` tells that the player goes on."""

    closed = Signal()
    never = Signal()
    linkFollowed = Signal(str)  # area:…, region:…, rule:… or entry:…

    def __init__(self, languages: Languages, middle: QWidget) -> None:
        super().__init__(middle)
        self._languages = languages
        self.card: TurnCard | None = None
        self.setObjectName("turnCard")
        self.setProperty("role", "floating")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 12, 18, 12)
        layout.setSpacing(6)
        self._turn = QLabel(self)
        self._turn.setProperty("role", "muted")
        self._turn.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.head = Heading(1.7, self)
        self.head.setWordWrap(True)
        self.head.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.figures = QLabel(self)
        self.figures.setTextFormat(Qt.TextFormat.RichText)
        self.figures.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.figures.setWordWrap(True)
        self.page = QWidget(self)
        self._lines = QVBoxLayout(self.page)
        self._lines.setContentsMargins(0, 0, 8, 0)
        self._lines.setSpacing(4)
        self._area = scrolled(self.page, self)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        foot = QHBoxLayout()
        self._never = QPushButton(self)
        self._never.setProperty("role", "link")
        self.go_on = QPushButton(self)
        self.go_on.setProperty("role", "primary")
        foot.addWidget(self._never)
        foot.addStretch()
        foot.addWidget(self.go_on)
        for widget in (self._turn, self.head, self.figures):
            layout.addWidget(widget)
        layout.addWidget(self._area, 1)
        layout.addLayout(foot)
        self.go_on.clicked.connect(self.closed)
        self._never.clicked.connect(self.never)
        middle.installEventFilter(self)
        self.hide()

    def tell(self, card: TurnCard) -> None:
        """Show the card of a turn."""
        self.card = card
        self._write()
        self.show()
        self.place()
        self.raise_()
        self.go_on.setFocus(Qt.FocusReason.OtherFocusReason)

    def _write(self) -> None:
        card, words = self.card, self._languages.wording
        self._never.setText(self.tr("Do not show such cards"))
        self.go_on.setText(self.tr("Go on"))
        if card is None:
            return
        self._turn.setText(turn_text.subtitle(card))
        self.head.setText(turn_text.headline(card, words))
        self.setAccessibleName(f"{self._turn.text()}: {self.head.text()}")
        self.figures.setText(
            " &nbsp;·&nbsp; ".join(
                f"{name}\u00a0<b>{figure.replace(' ', chr(0xA0))}</b>"
                for name, figure in turn_text.figures(card)
            )
        )
        empty(self._lines)
        for part in turn_text.parts(card, words):
            title = Heading(1.0, self.page)
            title.setText(part.title)
            self._put(title)
            for line in part.lines:
                note = Note(muted=False, parent=self.page)
                link = ""
                if line.entry is not None:
                    where = self.tr("To the log")
                    link = f'<a href="{ENTRY}:{line.entry.n}" title="{where}">▸</a>\u00a0'
                note.setText(link + line.html)
                note.linkActivated.connect(self.linkFollowed)
                self._put(note)
        self._lines.addStretch()

    def _put(self, widget: QWidget) -> None:
        self._lines.addWidget(widget)
        widget.show()

    # -- its place -------------------------------------------------------------------------------

    def place(self) -> None:
        """Stand in the middle of the board, as high as the text needs and the board allows."""
        room, layout = self.parentWidget(), self.layout()
        if room is None or layout is None:
            return
        width = min(room.width() - 20, self.fontMetrics().height() * WIDE)
        inner = width - 2 * 18
        bar = self._area.verticalScrollBar().sizeHint().width()
        page = self._lines.totalHeightForWidth(inner - bar)
        self._area.setMinimumHeight(min(page, self.fontMetrics().height() * 4))
        rest = sum(label.heightForWidth(inner) for label in (self._turn, self.head, self.figures))
        margins = layout.contentsMargins()
        rest += margins.top() + margins.bottom() + 4 * layout.spacing()
        rest += self.go_on.sizeHint().height()
        height = min(room.height() - 16, rest + page + bar)
        self.setGeometry((room.width() - width) // 2, (room.height() - height) // 2, width, height)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape, Return and Space go on."""
        keys = (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        if event.key() in keys:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the middle of the board."""
        if watched is self.parent() and event.type() == QEvent.Type.Resize and self.isVisible():
            self.place()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Write the card anew in another language, and put it back into its place."""
        if event.type() == QEvent.Type.LanguageChange and self.isVisible():
            self._write()
            self.place()
        super().changeEvent(event)
