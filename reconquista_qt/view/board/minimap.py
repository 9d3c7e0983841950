"""The minimap: the whole board small, what lies on it, and the part that is in view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from reconquista_qt.view.art.colours import mark

Spots = Callable[[QPainter, float], None]


class Minimap(QWidget):
    """Shows the board small; press or drag on it moves the board's view there.

    `spots` paints what lies on the board at a scale (pixels of the widget a unit).
    """

    def __init__(self, view: Any, spots: Spots, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view, self._spots = view, spots
        self._ground: QPixmap | None = None
        self._ground_key: tuple[int, str, float] | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setMinimumSize(140, 98)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        view.cameraMoved.connect(self.update)
        view.controller.changed.connect(self.update)
        view.controller.reset.connect(self._other_board)
        view.presenter.stepShown.connect(self.update)
        view.presenter.finished.connect(self.update)
        self._retranslate()

    def _other_board(self) -> None:
        self._ground = None
        self.update()

    def sizeHint(self) -> QSize:
        """Return a size of the board's shape."""
        return QSize(240, self.heightForWidth(240))

    def heightForWidth(self, width: int) -> int:
        """Return the height that keeps the board's shape."""
        rect = self._view.board.shape.rect
        return round(width * rect.height() / rect.width())

    def _place(self) -> QRectF:
        """Return where the board lies in the widget."""
        rect = self._view.board.shape.rect
        scale = min(self.width() / rect.width(), self.height() / rect.height())
        w, h = rect.width() * scale, rect.height() * scale
        return QRectF((self.width() - w) / 2, (self.height() - h) / 2, w, h)

    def _scale(self) -> float:
        return self._place().width() / float(self._view.board.shape.rect.width())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the board, a spot for each force, and the frame of what is in view."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        place, scale, board = self._place(), self._scale(), self._view.board
        painter.drawPixmap(place, self._map(round(place.width())), QRectF())
        painter.translate(place.topLeft() - board.shape.rect.topLeft() * scale)
        self._spots(painter, scale)
        seen = self._view.visible_rect().intersected(board.shape.rect)
        frame = QRectF(seen.topLeft() * scale, seen.size() * scale).adjusted(1, 1, -1, -1)
        for colour, width in (("#000000", 3.6), (mark("chosen", self._view.theme.art), 1.8)):
            painter.setPen(QPen(QColor(colour), width))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(frame)
        painter.end()

    def _map(self, width: int) -> QPixmap:
        ratio = self.devicePixelRatioF()
        key = (width, self._view.board.palette_used.name, ratio)
        if self._ground is None or key != self._ground_key:
            self._ground = self._view.board.map.thumbnail(max(1, round(width * ratio)))
            self._ground_key = key
        return self._ground

    # -- mouse and keys ------------------------------------------------------------------------

    def _go(self, at: QPointF) -> None:
        rect = self._view.board.shape.rect
        self._view.centre_at((at - self._place().topLeft()) / self._scale() + rect.topLeft())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Move the view to the point."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._go(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move the view along."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._go(event.position())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let the board answer the keys."""
        self._view.keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw the map at the new size when it is needed."""
        super().resizeEvent(event)
        self._ground = None

    def changeEvent(self, event: QEvent) -> None:
        """Name the map anew in another language; in other colours paint its ground again."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._ground = None
            self.update()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Minimap"))
        self.setToolTip(self.tr("Click or drag to move the board"))
