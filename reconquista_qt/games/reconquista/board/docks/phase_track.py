"""The seven phases as a row of roundels on a cord, the present one lit."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from reconquista_qt.games.reconquista.rules.names import PHASES
from reconquista_qt.view.art.icons import icon_pixmap
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.retranslating import Retranslating

ICONS = ("rebellion", "event", "income", "movement", "reaction", "siege", "end-turn")


class PhaseTrack(Retranslating, QWidget):
    """Shows how far the turn has come; hovering a roundel names its phase."""

    def __init__(self, languages: Languages, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._languages = languages
        self._phase = PHASES[0]
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_phase(self, phase: str) -> None:
        """Light a phase."""
        self._phase = phase
        self._retranslate()
        self.update()

    def sizeHint(self) -> QSize:
        """Return a size that grows with the text."""
        height = round(self.fontMetrics().height() * 2.2)
        return QSize(height * 7, height)

    def minimumSizeHint(self) -> QSize:
        """Return the least size at which the roundels can be told apart."""
        return QSize(self.fontMetrics().height() * 11, self.sizeHint().height())

    def _centre(self, index: int) -> QPointF:
        step = self.width() / len(PHASES)
        return QPointF(step * (index + 0.5), self.height() / 2)

    def _radius(self) -> float:
        return min(self.height() / 2 - 2, self.width() / len(PHASES) / 2 - 3)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cord and the roundels."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, role = self.palette(), QPalette.ColorRole
        now = PHASES.index(self._phase)
        radius = self._radius()
        for index in range(len(PHASES) - 1):
            done = index < now
            colour = palette.color(role.Accent if done else role.Mid)
            painter.setPen(
                QPen(colour, 2.5, Qt.PenStyle.SolidLine if done else Qt.PenStyle.DotLine)
            )
            painter.drawLine(self._centre(index), self._centre(index + 1))
        for index, name in enumerate(ICONS):
            centre = self._centre(index)
            size = radius * (1.0 if index == now else 0.84)
            if index == now:
                fill, edge, ink = role.Highlight, role.Accent, role.HighlightedText
            elif index < now:
                fill, edge, ink = role.Base, role.Accent, role.Accent
            else:
                fill, edge, ink = role.Base, role.Mid, role.PlaceholderText
            painter.setBrush(palette.color(fill))
            painter.setPen(QPen(palette.color(edge), 2.0))
            painter.drawEllipse(centre, size, size)
            side = round(size * 1.25)
            pixmap = icon_pixmap(name, palette.color(ink), side, self.devicePixelRatioF())
            corner = QPointF(centre.x() - side / 2, centre.y() - side / 2)
            painter.drawPixmap(QRectF(corner, QSize(side, side).toSizeF()), pixmap, pixmap.rect())
        painter.end()

    def event(self, event: QEvent) -> bool:
        """Name the phase under the pointer."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            index = min(len(PHASES) - 1, int(event.pos().x() * len(PHASES) / max(1, self.width())))
            QToolTip.showText(event.globalPos(), self._name(index), self)
            return True
        return super().event(event)

    def _name(self, index: int) -> str:
        return f"{index + 1}. {self._languages.wording.phase(PHASES[index])}"

    def _retranslate(self) -> None:
        self.setAccessibleName(
            self.tr("Phase {0} of 7: {1}").format(
                PHASES.index(self._phase) + 1, self._languages.wording.phase(self._phase)
            )
        )
