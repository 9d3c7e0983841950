"""What floats over the board: a note at the cursor."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QLabel, QWidget

from reconquista_qt.view.art.colours import mark

MS_PER_LETTER = 55
LEAST_MS = 3200
CALM_PX = 40  # that a cursor may go away from a note that has nothing to say about the place


def room_around(widget: QWidget) -> QRect:
    """Return the room in which a floating widget may be."""
    parent = widget.parentWidget()
    return parent.rect() if parent is not None else widget.rect()


def paint_paper(painter: QPainter, rect: QRect, palette: QPalette) -> None:
    """Paint the ground of something that floats over the board."""
    role = QPalette.ColorRole
    painter.setPen(QPen(palette.color(role.Dark), 1.2))
    painter.setBrush(palette.color(role.ToolTipBase))
    painter.drawRoundedRect(QRectF(rect).adjusted(0.6, 0.6, -0.6, -0.6), 7, 7)


class CursorNote(QLabel):
    """A short note beside the cursor: what a move would do, or which rule forbids it."""

    ruleActivated = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("cursorNote")
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setWordWrap(False)
        self.setContentsMargins(13, 7, 11, 8)
        self.setForegroundRole(QPalette.ColorRole.ToolTipText)
        self._kind = "note"
        # What is painted while it goes along with the cursor: the same at each step.
        self._picture: QPixmap | None = None
        self._lasting = False
        self._at = QPoint()  # beside which it stands
        self.linkActivated.connect(self._follow)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self.hide()

    def _follow(self, link: str) -> None:
        kind, _, target = link.partition(":")
        if kind == "rule":
            self.ruleActivated.emit(target)

    def say(self, html: str, at: QPoint, *, kind: str = "note", lasting: bool = False) -> None:
        """Show a text beside a point; `lasting` until `hide`, otherwise for as long as it reads.

        `kind` is note, good or refusal: each has its own bar and sign.
        """
        if self._kind != kind:
            self._kind = kind
            self.update()
        if html != self.text():
            self.setWordWrap(False)
            self.setText(html)
            room = self._room().width() - 24
            if self.sizeHint().width() > min(420, room):
                self.setWordWrap(True)
                self.setFixedWidth(min(420, room))
            else:
                self.setMinimumWidth(0)
                self.setMaximumWidth(16_777_215)
            self.adjustSize()
        # While it follows the cursor it must not catch the mouse; a refusal has a link to click.
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, lasting)
        self._picture = None
        self._lasting = lasting
        self.place(at)
        self.show()
        self.raise_()
        if lasting:
            self._timer.stop()
        else:
            self._timer.start(max(LEAST_MS, MS_PER_LETTER * len(self.text())))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper, and at its edge a bar that tells good from bad, then the text."""
        painter = QPainter(self)
        if self._picture is not None:
            painter.drawPixmap(0, 0, self._picture)
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_paper(painter, self.rect(), self.palette())
        bar = QRectF(4, 5, 4, self.height() - 10)
        tone = mark("danger" if self._kind == "refusal" else "target")
        if self._kind != "note":
            painter.setPen(QPen(self.palette().color(QPalette.ColorRole.ToolTipText), 0.6))
            painter.setBrush(QColor(tone))
            painter.drawRoundedRect(bar, 2, 2)
        painter.end()
        super().paintEvent(event)

    def _room(self) -> QRect:
        return room_around(self)

    def changeEvent(self, event: QEvent) -> None:
        """Be painted anew in other colours or letters."""
        self._picture = None
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Be painted anew in another size."""
        self._picture = None
        super().resizeEvent(event)

    def follow(self, at: QPoint, *, calm: bool = False) -> None:
        """Go along with the cursor, saying the same as before; if `calm`, once that is away."""
        if self._picture is None and self._lasting:
            self._picture = self.grab()
        if not calm or (at - self._at).manhattanLength() >= CALM_PX:
            self.place(at)

    def place(self, at: QPoint) -> None:
        """Move beside a point, within the parent."""
        self._at = at
        room = self._room()
        x, y = at.x() + 22, at.y() + 26
        if x + self.width() > room.right() - 6:
            x = max(6, at.x() - self.width() - 18)
        if y + self.height() > room.bottom() - 6:
            y = max(6, at.y() - self.height() - 18)
        self.move(x, y)
