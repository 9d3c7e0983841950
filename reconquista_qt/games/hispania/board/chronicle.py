"""The chronicle of the ages: the map at the end of each turn, who held what, the curve of points.

What it tells is read off the moments that a session keeps; nothing is played again.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final, cast

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QColor,
    QFont,
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from reconquista_qt.engine.session import Session
from reconquista_qt.games.hispania.board.own_words import own_words
from reconquista_qt.games.hispania.rules.names import NOBODY, PARTIES, PLACES
from reconquista_qt.games.hispania.rules.score import totals
from reconquista_qt.games.hispania.rules.state import State
from reconquista_qt.model.surface import Piece
from reconquista_qt.view.dialog_size import give_size
from reconquista_qt.view.docks.pieces import Heading
from reconquista_qt.view.table import coast
from reconquista_qt.view.table.geometry import outline
from reconquista_qt.view.table.view import TableView

from .colours import NATIONS
from .ground import ProvinceBoard
from .shields import paint_shield

Role = QPalette.ColorRole
MOST_LISTED: Final = 6
DASHES: Final = ((), (7, 3), (2, 3), (9, 3, 2, 3), (4, 4))


@dataclass(frozen=True)
class Age:
    """A turn as it ended: who held each region, and every player's points after it."""

    turn: int
    holders: tuple[int, ...]
    points: tuple[tuple[str, float], ...]

    def realms(self) -> list[tuple[str, int]]:
        """Return the nations by the number of their regions, the largest first."""
        held = Counter(holder for holder in self.holders if holder != NOBODY)
        order = sorted(held.items(), key=lambda item: (-item[1], item[0]))
        return [(PARTIES[holder], number) for holder, number in order]


def ages(session: Session) -> list[Age]:
    """Return the turns that have been played, the present one as far as it has come."""
    last: dict[int, State] = {}
    first: dict[int, State] = {}
    for mark in session.marks:
        state = cast("State", mark.state)
        first.setdefault(state.turn, state)
        last[state.turn] = state
    now = cast("State", session.state)
    first.setdefault(now.turn, now)
    last[now.turn] = now
    found = []
    for turn in sorted(last):
        # The points of a turn's end stand in the next turn's first moment.
        after = first.get(turn + 1, last[turn])
        points = tuple((seat, halves / 2) for seat, halves in totals(after).items())
        found.append(Age(turn, tuple(last[turn].owner), points))
    return found


class AgeMap(QWidget):
    """The map of one age, with its years below it and the largest realms beside their emblems."""

    chosen = Signal(int)

    def __init__(self, age: Age, view: TableView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.age, self._view = age, view
        line = self.fontMetrics().height()
        self._size = QSize(line * 15, round(line * 17.8))
        self.setFixedSize(self._size)
        words = own_words(view.naming.words)
        told = ", ".join(f"{words.nation(n)} {count}" for n, count in age.realms())
        self.setAccessibleName(f"{words.turn_with_years(age.turn)}: {told}")

    @property
    def _board(self) -> ProvinceBoard:
        shape = self._view.board.shape
        assert isinstance(shape, ProvinceBoard)
        return shape

    def _frame(self) -> tuple[QRectF, float]:
        line = self.fontMetrics().height()
        rect = self._board.rect
        wide = self._size.width() - 8
        scale = wide / rect.width()
        return QRectF(4, line * 2.2, wide, rect.height() * scale), scale

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the age."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, words = self.palette(), own_words(self._view.naming.words)
        line = self.fontMetrics().height()
        bold = QFont(self.font())
        bold.setBold(True)
        painter.setPen(palette.color(Role.WindowText))
        painter.setFont(bold)
        head = QRectF(2, 0, self.width() - 4, line * 1.1)
        title = painter.fontMetrics().elidedText(
            words.turn_with_years(self.age.turn), Qt.TextElideMode.ElideRight, round(head.width())
        )
        painter.drawText(head, Qt.AlignmentFlag.AlignCenter, title)
        painter.setFont(self.font())
        years = QRectF(2, line * 1.05, self.width() - 4, line * 1.1)
        painter.drawText(years, Qt.AlignmentFlag.AlignCenter, words.years(self.age.turn))
        self._paint_map(painter)
        self._paint_realms(painter, line)
        painter.end()

    def _paint_map(self, painter: QPainter) -> None:
        frame, scale = self._frame()
        board, colours = self._board, self._view.board.palette_used
        painter.save()
        painter.setClipRect(frame)
        painter.fillRect(frame, QColor(colours.sea))
        painter.translate(frame.topLeft() - board.rect.topLeft() * scale)
        painter.scale(scale, scale)
        painter.setPen(QPen(QColor(colours.coast), 1.0 / scale))
        painter.setBrush(QColor(colours.abroad))
        painter.drawPath(coast.abroad())
        for place in board.areas:
            holder = self.age.holders[PLACES.index(place)]
            nation = PARTIES[holder] if holder != NOBODY else ""
            painter.setBrush(QColor(NATIONS.get(nation, colours.paper)))
            painter.setPen(QPen(QColor(colours.area_border), 0.8 / scale))
            painter.drawPath(outline(board, place))
        painter.restore()
        # An emblem on the middle of each large realm: colours alone do not tell them apart.
        shown: dict[str, list[QPointF]] = {}
        for place in board.areas:
            holder = self.age.holders[PLACES.index(place)]
            if holder != NOBODY:
                at = (board.anchor(place, "middle") - board.rect.topLeft()) * scale
                shown.setdefault(PARTIES[holder], []).append(at + frame.topLeft())
        side = self.fontMetrics().height() * 0.8
        for nation, spots in shown.items():
            middle = QPointF(
                sum(p.x() for p in spots) / len(spots), sum(p.y() for p in spots) / len(spots)
            )
            spot = min(spots, key=lambda p: (p - middle).manhattanLength())
            paint_shield(
                painter, QRectF(spot.x() - side / 2, spot.y() - side / 2, side, side), nation
            )
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self.palette().color(Role.Mid), 1))
        painter.drawRect(frame)

    def _paint_realms(self, painter: QPainter, line: int) -> None:
        frame, _ = self._frame()
        words = own_words(self._view.naming.words)
        small = QFont(self.font())
        small.setPointSizeF(small.pointSizeF() * 0.82)
        painter.setFont(small)
        half = (self.width() - 8) / 2
        for number, (nation, count) in enumerate(self.age.realms()[:MOST_LISTED]):
            column, row = divmod(number, MOST_LISTED // 2)
            x, y = 4 + column * half, frame.bottom() + 4 + row * line * 1.02
            paint_shield(painter, QRectF(x, y, line * 0.9, line * 0.9), nation)
            painter.setPen(self.palette().color(Role.WindowText))
            room = QRectF(x + line * 1.05, y, half - line * 1.1, line)
            text = painter.fontMetrics().elidedText(
                f"{words.nation(nation)} {count}", Qt.TextElideMode.ElideRight,
                round(room.width()),
            )  # fmt: skip
            painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)

    def place_at(self, at: QPoint) -> str:
        """Return the region at a point of the widget."""
        frame, scale = self._frame()
        spot = (QPointF(at) - frame.topLeft()) / scale + self._board.rect.topLeft()
        return self._board.at(spot.x(), spot.y())

    def event(self, event: QEvent) -> bool:
        """Tell of the region under the mouse and who held it."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            place, words = self.place_at(event.pos()), own_words(self._view.naming.words)
            text = ""
            if place in self._board.areas:
                holder = self.age.holders[PLACES.index(place)]
                whose = words.nation(PARTIES[holder]) if holder != NOBODY else "–"
                text = f"{words.area(place)}: {whose}"
            QToolTip.showText(event.globalPos(), text, self)
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Tell which age was chosen."""
        self.chosen.emit(self.age.turn)


class PointsCurve(QWidget):
    """The points of every player after each turn; each line has its own colour and dashes."""

    def __init__(self, view: TableView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self.ages: list[Age] = []
        self.turn = 0
        line = self.fontMetrics().height()
        self.setMinimumSize(line * 22, line * 11)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint axes, lines and names."""
        if not self.ages:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, view = self.palette(), self._view
        line = self.fontMetrics().height()
        naming = view.naming
        seats = [seat for seat, _ in self.ages[0].points]
        names = [naming.seat(seat) for seat in seats]
        sample = line * 1.6  # the piece of each line that stands before its name
        right = max(self.fontMetrics().horizontalAdvance(f"{name} 000½") for name in names)
        right += round(sample) + 20
        field = QRectF(line * 2.4, line * 0.6, self.width() - line * 2.4 - right,
                       self.height() - line * 2.2)  # fmt: skip
        most = max(10.0, max(points for age in self.ages for _, points in age.points))
        least = min(0.0, min(points for age in self.ages for _, points in age.points))
        first, last = self.ages[0].turn, max(self.ages[-1].turn, self.ages[0].turn + 1)

        def at(turn: float, points: float) -> QPointF:
            share = (turn - first) / (last - first)
            return QPointF(
                field.left() + field.width() * share,
                field.bottom() - field.height() * (points - least) / (most - least),
            )

        step = next(s for s in (5, 10, 20, 25, 50, 100, 200) if (most - least) / s <= 6)
        for value in range(-step * int(-least // step), int(most) + 1, step):
            y = at(first, value).y()
            painter.setPen(QPen(palette.color(Role.Mid), 1, Qt.PenStyle.DotLine))
            painter.drawLine(QPointF(field.left(), y), QPointF(field.right(), y))
            painter.setPen(palette.color(Role.WindowText))
            room = QRectF(0, y - line / 2, field.left() - 6, line)
            painter.drawText(
                room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(value)
            )
        for age in self.ages:
            x = at(age.turn, least).x()
            painter.setPen(palette.color(Role.WindowText))
            room = QRectF(x - line, field.bottom() + 3, line * 2, line)
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, str(age.turn))
        ends: list[float] = []
        order = sorted(range(len(seats)), key=lambda i: -self.ages[-1].points[i][1])
        for number in order:
            seat = seats[number]
            tint = view.surface.tint(Piece("", "", seat), view.board.theme)
            pen = QPen(QColor(tint.base), 2.6)
            if DASHES[number % len(DASHES)]:
                pen.setDashPattern(list(DASHES[number % len(DASHES)]))
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            points = [at(age.turn, age.points[number][1]) for age in self.ages]
            painter.drawPolyline(QPolygonF(points))
            painter.setBrush(QColor(tint.base))
            for point in points:
                painter.drawEllipse(point, 1.6, 1.6)
            foot = float(points[-1].y())
            while any(abs(foot - other) < line for other in ends):
                foot += line * 0.5
            ends.append(foot)
            begins = QPointF(points[-1].x() + 10, foot)
            painter.drawLine(begins, begins + QPointF(sample, 0))
            painter.setPen(palette.color(Role.WindowText))
            reached = self.ages[-1].points[number][1]
            text = f"{names[number]} {reached:g}".replace(".5", "½")
            painter.drawText(begins + QPointF(sample + 6, line * 0.35), text)
        painter.end()


class Chronicle(QDialog):
    """The ages one beside the other, and the curve of points below them; it is never modal."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view.window())
        self.setObjectName("chronicle")
        self._view = view
        layout = QVBoxLayout(self)
        self.head = Heading(1.4, self)
        self.in_words = QPushButton(self)
        self.in_words.setAutoDefault(False)
        self.in_words.clicked.connect(self._tell_in_words)
        top = QHBoxLayout()
        top.addWidget(self.head, 1)
        top.addWidget(self.in_words)
        layout.addLayout(top)
        self._strip = QWidget(self)
        self.maps: list[AgeMap] = []
        self._area = QScrollArea(self)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setWidget(self._strip)
        layout.addWidget(self._area)
        self.curve_head = QLabel(self)
        layout.addWidget(self.curve_head)
        self.curve = PointsCurve(view, self)
        layout.addWidget(self.curve, 1)
        view.reworded.connect(self.retranslate)
        view.controller.reset.connect(self.close)
        self.retranslate()
        give_size(self, 62, 34)

    def _tell_in_words(self) -> None:
        action = self._view.window().findChild(QAction, "chronicle")
        if action is not None:
            action.trigger()

    def refresh(self) -> None:
        """Tell the game as it has come to now."""
        told = ages(self._view.controller.session)
        for old in self.maps:
            old.hide()
            old.deleteLater()
        self.maps = [AgeMap(age, self._view, self._strip) for age in told]
        x = 0
        high = 0
        for one in self.maps:
            one.move(x, 0)
            one.show()
            x += one.width() + 8
            high = one.height()
        self._strip.setFixedSize(max(1, x), high)
        bar = self._area.horizontalScrollBar()
        self._area.setFixedHeight(high + bar.sizeHint().height() + 4)
        self.curve.ages = told
        self.curve.update()

    def show_all(self) -> None:
        """Show it as things stand, at the latest age."""
        self.refresh()
        self.show()
        self.raise_()
        bar = self._area.horizontalScrollBar()
        bar.setValue(bar.maximum())

    def retranslate(self) -> None:
        """Set the headings in the language that is spoken, and tell the ages anew where seen."""
        self.setWindowTitle(self.tr("Chronicle of the ages"))
        self.head.setText(self.tr("Chronicle of the ages"))
        self.curve_head.setText(self.tr("Points after each turn"))
        self.in_words.setText(self.tr("In words…"))
        self.in_words.setToolTip(self.tr("All turns, to be read, copied and exported"))
        if self.isVisible():
            self.refresh()
