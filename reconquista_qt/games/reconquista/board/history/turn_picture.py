"""A picture of the years of a turn: who held the land, what changed hands, what happened where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QVBoxLayout, QWidget

from reconquista_qt.games.reconquista.book.reconquest import changes, holders, years_of
from reconquista_qt.view.docks.pieces import Note
from reconquista_qt.view.fonts import serif
from reconquista_qt.view.numbers import digits
from reconquista_qt.view.retranslating import Retranslating

from .powers import COLOURS, paint_map

if TYPE_CHECKING:
    from reconquista_qt.view.main_window import MainWindow

MARGIN: Final = 5  # pixels
HEAD: Final = 1.9  # lines
LEAST_LINES: Final = 8  # of text, that it is high
MOST_LINES: Final = 13  # of text


class TurnMap(QWidget):
    """The peninsula at the end of a turn's years, under a scroll with the years and an emblem."""

    areaWanted = Signal(str)

    def __init__(self, window: MainWindow, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._window = window
        self._shape = window.board.board.shape
        self.turn = 1
        self._kept: tuple[tuple[object, ...], QPixmap] | None = None
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        # A low window makes it smaller, rather than that it makes the window higher.
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self._paths = {area: self._shape.area_path(area) for area in self._shape.area_ids}
        self._land = QRectF()
        for path in self._paths.values():
            self._land = self._land.united(path.boundingRect())
        self._land.adjust(-120, -120, 120, 120)

    def sizeHint(self) -> QSize:
        """Return the size that it likes to have."""
        line = self.fontMetrics().height()
        return QSize(17 * line, MOST_LINES * line)

    def minimumSizeHint(self) -> QSize:
        """Return the least size in which its places can be told apart."""
        line = self.fontMetrics().height()
        return QSize(LEAST_LINES * line, LEAST_LINES * line)

    @property
    def _top(self) -> int:
        return round(self.fontMetrics().height() * HEAD) + 2 * MARGIN

    def _place(self) -> tuple[QRectF, float]:
        room = QRectF(self.rect()).adjusted(MARGIN, self._top - MARGIN, -MARGIN, -MARGIN)
        scale = min(room.width() / self._land.width(), room.height() / self._land.height())
        size = self._land.size() * scale
        left = room.left() + (room.width() - size.width()) / 2
        return QRectF(left, room.top(), size.width(), size.height()), scale

    def show_turn(self, turn: int) -> None:
        """Show another turn."""
        self.turn = turn
        first, last = years_of(turn)
        told = ", ".join(
            f"{self._window.languages.wording.area(one.area)} {one.year}"
            for one in changes(first, last)
        )
        self.setAccessibleName(f"{digits(first)}–{digits(last)}")
        self.setAccessibleDescription(told)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture, from one that is kept."""
        theme, ratio = self._window.themes.theme, self.devicePixelRatioF()
        key = (self.turn, self.size(), theme.art, ratio)
        if self._kept is None or self._kept[0] != key:
            drawn = QPixmap(self.size() * ratio)
            drawn.setDevicePixelRatio(ratio)
            drawn.fill(Qt.GlobalColor.transparent)
            painter = QPainter(drawn)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._draw(painter)
            painter.end()
            self._kept = (key, drawn)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._kept[1])
        painter.end()

    def _draw(self, painter: QPainter) -> None:
        theme = self._window.themes.theme
        palette = theme.board
        place, scale = self._place()
        first, last = years_of(self.turn)
        frame = QPainterPath()
        frame.addRoundedRect(place.adjusted(-1, -1, 1, 1), 6, 6)
        painter.fillPath(frame, palette.colour("sea"))
        painter.save()
        painter.setClipPath(frame)
        painter.translate(place.topLeft())
        painter.scale(scale, scale)
        painter.translate(-self._land.topLeft())
        painter.setPen(QPen(palette.colour("coast"), 14))
        painter.setBrush(palette.colour("abroad"))
        for ring in (*self._shape.data["islands"], *self._shape.data["abroad"]):
            corners = zip(ring[0::2], ring[1::2], strict=True)
            painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))
        held = holders(last)
        fresh = frozenset(one.area for one in changes(first, last))
        paint_map(painter, self._shape, self._paths, held, theme.art, fresh, 150.0)
        painter.restore()
        painter.setPen(QPen(palette.colour("coast"), 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(frame)
        self._scroll(painter, f"{digits(first)} – {digits(last)}")

    def _scroll(self, painter: QPainter, text: str) -> None:
        """Paint the scroll with the years, between a cross and a crescent."""
        high = self.fontMetrics().height() * HEAD
        font = QFont(serif(self.font().pointSizeF() * 1.25))
        font.setBold(True)
        painter.setFont(font)
        wide = painter.fontMetrics().horizontalAdvance(text) + high * 1.6
        box = QRectF((self.width() - wide) / 2, MARGIN / 2, wide, high)
        curl = high * 0.42
        paper, ink = QColor("#f6e7c3"), QColor("#4a3216")
        painter.setPen(QPen(ink, 1.3))
        painter.setBrush(paper.darker(118))
        for x in (box.left() - curl * 0.75, box.right() - curl * 0.75):
            painter.drawRoundedRect(QRectF(x, box.top() + curl / 2, curl * 1.5, high), 3, 3)
        painter.setBrush(paper)
        painter.drawRect(box)
        painter.setPen(QColor("#1a120a"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
        self._cross(painter, QPointF(box.left() + high * 0.45, box.center().y()), high * 0.2)
        self._crescent(painter, QPointF(box.right() - high * 0.45, box.center().y()), high * 0.22)

    @staticmethod
    def _cross(painter: QPainter, at: QPointF, size: float) -> None:
        """Paint a cross with broad ends."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#9d1421"))
        for turn in range(4):
            painter.save()
            painter.translate(at)
            painter.rotate(90 * turn)
            path = QPainterPath(QPointF(0, 0))
            path.lineTo(-size * 0.6, -size * 1.3)
            path.lineTo(size * 0.6, -size * 1.3)
            path.closeSubpath()
            painter.drawPath(path)
            painter.restore()

    @staticmethod
    def _crescent(painter: QPainter, at: QPointF, size: float) -> None:
        """Paint a crescent."""
        moon, bite = QPainterPath(), QPainterPath()
        moon.addEllipse(at, size * 1.2, size * 1.2)
        bite.addEllipse(at + QPointF(size * 0.55, 0), size, size)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(COLOURS["muslim"]))
        painter.drawPath(moon.subtracted(bite))

    # -- what is where ---------------------------------------------------------------------------

    def area_at(self, point: QPointF) -> str:
        """Return the area at a point of the picture, "" where there is none."""
        place, scale = self._place()
        at = (point - place.topLeft()) / scale + self._land.topLeft()
        found = (area for area, path in self._paths.items() if path.contains(at))
        return next(found, "")

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Light the area on the board."""
        area = self.area_at(event.position())
        if area:
            self.areaWanted.emit(area)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell whose an area is, and since when."""
        area = self.area_at(event.position())
        if not area:
            QToolTip.hideText()
            return
        words, last = self._window.languages.wording, years_of(self.turn)[1]
        held = holders(last)[area]
        QToolTip.showText(
            event.globalPosition().toPoint(),
            f"{words.area(area)}: {words.power(held.holder, last)} ({digits(held.year)})", self,
        )  # fmt: skip


class TurnPicture(Retranslating, QWidget):
    """The map of a turn, and below it what changed hands, with links to the areas."""

    linkFollowed = Signal(str)

    def __init__(self, window: MainWindow, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._window = window
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 4)
        layout.setSpacing(4)
        self.map = TurnMap(window, self)
        self.told = Note(muted=False, parent=self)
        layout.addWidget(self.map)
        layout.addWidget(self.told)
        self.map.areaWanted.connect(lambda area: self.linkFollowed.emit(f"area:{area}"))
        self.told.linkActivated.connect(self.linkFollowed)

    def show_turn(self, turn: int) -> None:
        """Show another turn, in the language of now."""
        words = self._window.languages.wording
        self.map.show_turn(turn)
        lines = []
        for one in changes(*years_of(turn)):
            text = words.reconquest(one.area, one.year)
            if text:
                name = words.area(one.area)
                lines.append(f'{digits(one.year)} · <a href="area:{one.area}">{name}</a>: {text}')
        self.told.setText("<br>".join(lines))
        self.told.setVisible(bool(lines))

    def _retranslate(self) -> None:
        self.show_turn(self.map.turn)
