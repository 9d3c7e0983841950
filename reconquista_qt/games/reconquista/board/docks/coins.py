"""The treasury as a pile of coins with its number."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

MOST_SHOWN = 6


class Coins(QWidget):
    """Shows points as coins; -1 where they are not collected yet."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._points = -1
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_points(self, points: int) -> None:
        """Show a number of points."""
        self._points = points
        self._retranslate()
        self.update()

    def sizeHint(self) -> QSize:
        """Return a size that grows with the text."""
        height = self.fontMetrics().height()
        return QSize(round(height * 5.2), round(height * 2.1))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the pile and the number."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, role = self.palette(), QPalette.ColorRole
        gold = palette.color(role.Accent)
        width = self.height() * 0.82
        thick = width * 0.17
        coins = min(max(self._points, 0), MOST_SHOWN)
        base = self.height() - width * 0.36 - 2
        left = self.width() - width - 2
        painter.setPen(QPen(gold.darker(165), 1.2))
        if coins == 0:
            painter.setPen(QPen(palette.color(role.Mid), 1.4, Qt.PenStyle.DotLine))
            painter.drawEllipse(QRectF(left, base, width, width * 0.34))
        for index in range(coins):
            top = base - index * thick
            rim = QRectF(left, top + thick * 0.55, width, width * 0.34)
            painter.setBrush(gold.darker(140))
            painter.drawEllipse(rim)
            face = QRectF(left, top, width, width * 0.34)
            painter.setBrush(gold.lighter(135 if index == coins - 1 else 115))
            painter.drawEllipse(face)
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * 1.45)
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(palette.color(role.WindowText if self._points >= 0 else role.Mid))
        text = str(self._points) if self._points >= 0 else "–"
        metrics = QFontMetricsF(font)
        middle = self.height() / 2 + (metrics.ascent() - metrics.descent()) / 2
        painter.drawText(
            QPointF(left - metrics.horizontalAdvance(text) - width * 0.2, middle), text
        )
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        """Say the treasury anew in another language, and ask for room in another font."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.FontChange:
            self.updateGeometry()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        if self._points < 0:
            text = self.tr("Treasury: income not collected yet")
        else:
            text = self.tr("Treasury: %n point(s) left", "", self._points)
        self.setToolTip(text)
        self.setAccessibleName(text)
