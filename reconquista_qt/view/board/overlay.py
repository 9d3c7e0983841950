"""What floats over the board: a note at the cursor."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QFrame, QLabel, QWidget

from reconquista_qt.view.art.colours import mark

MS_PER_LETTER = 55  # that a note stays
LEAST_MS = 3200  # that a note stays, however short
WIDEST = 420  # pixels of a note
MOST_PICTURES = 24  # of notes that are kept
_ANY_SIZE = 16_777_215  # Qt's own: no limit
CALM_PX = 40  # that a cursor may go away from a note that has nothing to say about the place
GAP = 6  # between a note and what it keeps off


_Sight = tuple[str, str, int, float]  # text, kind, room, pixels to a point


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


class PaperFrame(QFrame):
    """Lies on paper of its own over the board, as the note at the cursor does."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper below what stands in the frame."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_paper(painter, self.rect(), self.palette())
        painter.end()


class CursorNote(QLabel):
    """A short note beside the cursor: what a move would do, or which rule forbids it."""

    ruleActivated = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        # What is painted while it goes along with the cursor: the same at each step, and again
        # when the cursor comes back.
        self._picture: QPixmap | None = None
        self._pictures: dict[_Sight, QPixmap] = {}
        self.setObjectName("cursorNote")
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setWordWrap(False)
        self.setContentsMargins(13, 7, 11, 8)
        self.setForegroundRole(QPalette.ColorRole.ToolTipText)
        self._kind = "note"
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
        known = self._pictures.get(self._sight_of(html)) if lasting else None
        if html != self.text():
            self.setText(html)
            if known is None:
                self._fit()
            else:
                self.setFixedSize(known.deviceIndependentSize().toSize())
        # While it follows the cursor it must not catch the mouse; a refusal has a link to click.
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, lasting)
        self.place(at)
        self.show()
        self.raise_()
        # Taken once it stands there: of what was never shown it takes several times as long.
        self._picture = (known or self._taken(html)) if lasting else None
        if lasting:
            self._timer.stop()
        else:
            self._timer.start(max(LEAST_MS, MS_PER_LETTER * len(self.text())))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper, and at its edge a bar that tells good from bad, then the text."""
        painter = QPainter(self)
        if self._picture is not None and self._picture.size() == self._pixels():
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
        self._forget()
        super().changeEvent(event)

    def _forget(self) -> None:
        self._picture = None
        self._pictures.clear()

    def _pixels(self) -> QSize:
        return (QSizeF(self.size()) * self.devicePixelRatioF()).toSize()

    def _sight_of(self, html: str) -> _Sight:
        return html, self._kind, self._room().width(), self.devicePixelRatioF()

    def _taken(self, html: str) -> QPixmap:
        """Return a picture of the note as it is now, and keep it."""
        if len(self._pictures) >= MOST_PICTURES:
            self._pictures.clear()
        self._picture = None
        picture = self._pictures[self._sight_of(html)] = self.grab()
        return picture

    def _fit(self) -> None:
        """Be as large as the text, in lines that can be read."""
        self.setMinimumSize(0, 0)
        self.setMaximumSize(_ANY_SIZE, _ANY_SIZE)
        self.setWordWrap(False)
        widest = min(WIDEST, self._room().width() - 24)
        if self.sizeHint().width() > widest:
            self.setWordWrap(True)
            self.setFixedWidth(widest)
        self.adjustSize()

    def follow(self, at: QPoint, *, calm: bool = False) -> None:
        """Go along with the cursor, saying the same as before; if `calm`, once that is away."""
        if not calm or (at - self._at).manhattanLength() >= CALM_PX:
            self.place(at)

    def keep_off(self, taken: QRect) -> None:
        """Move out of a part of the parent by the shortest way, if there is room anywhere."""
        here, room = self.geometry(), self._room().adjusted(6, 6, -6, -6)
        ways = (
            here.translated(0, taken.top() - GAP - here.bottom()),
            here.translated(0, taken.bottom() + GAP - here.top()),
            here.translated(taken.left() - GAP - here.right(), 0),
            here.translated(taken.right() + GAP - here.left(), 0),
        )
        free = [way for way in ways if room.contains(way)]
        if here.intersects(taken) and free:
            self.move(
                min(
                    free, key=lambda way: (way.center() - here.center()).manhattanLength()
                ).topLeft()
            )

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
