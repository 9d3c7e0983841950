"""The minimap: the whole board small, who controls what, and the part that is in view."""

from __future__ import annotations

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

from reconquista_qt.games.reconquista.board.art.colours import side_of, tint
from reconquista_qt.view.art.colours import mark

from .view import BoardView


class Minimap(QWidget):
    """Shows the board small; press or drag on it moves the board's view there."""

    def __init__(self, view: BoardView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self._ground: QPixmap | None = None
        self._ground_key: tuple[int, str, float] | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setMinimumSize(140, 98)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        view.cameraMoved.connect(self.update)
        view.controller.changed.connect(self.update)
        view.controller.reset.connect(self.update)
        view.presenter.stepShown.connect(self.update)
        view.presenter.finished.connect(self.update)
        self._retranslate()

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
        return self._place().width() / self._view.board.shape.rect.width()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the map, a spot for each force, and the frame of what is in view."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        place, scale, board = self._place(), self._scale(), self._view.board
        painter.drawPixmap(place, self._map(round(place.width())), QRectF())
        painter.translate(place.topLeft())
        for area in board.areas:
            self._paint_area(painter, area, scale)
        seen = self._view.visible_rect().intersected(board.shape.rect)
        frame = QRectF(seen.topLeft() * scale, seen.size() * scale).adjusted(1, 1, -1, -1)
        for colour, width in (("#000000", 3.6), (mark("chosen", board.art), 1.8)):
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

    def _paint_area(self, painter: QPainter, area: str, scale: float) -> None:
        board = self._view.board
        there = board.there(area)
        radius = max(3.0, 62 * scale)
        for place, units in (("units", there.units), ("besiegers", there.besiegers)):
            side = next((side_of(kind) for kind in units if side_of(kind)), None)
            if side is None:
                continue
            at = board.place_of(area, place) * scale
            painter.setPen(QPen(QColor("#000000"), 0.8))
            painter.setBrush(QColor(tint(side, board.art).base))
            box = QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
            # The shape tells the sides apart too: round, square or lozenge.
            if side == "christian":
                painter.drawEllipse(box)
            elif side == "muslim":
                painter.drawRect(
                    box.adjusted(radius * 0.15, radius * 0.15, -radius * 0.15, -radius * 0.15)
                )
            else:
                painter.drawPolygon(
                    [at + QPointF(0, -radius), at + QPointF(radius, 0),
                     at + QPointF(0, radius), at + QPointF(-radius, 0)]
                )  # fmt: skip

    # -- mouse and keys ------------------------------------------------------------------------

    def _go(self, at: QPointF) -> None:
        self._view.centre_at((at - self._place().topLeft()) / self._scale())

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
        """Answer a change of language or colours."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._ground = None
            self.update()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Minimap"))
        self.setToolTip(self.tr("Click or drag to move the board"))
