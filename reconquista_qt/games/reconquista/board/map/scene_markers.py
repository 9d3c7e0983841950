"""The markers on the printed tracks: turn, income, the event in force, the region in revolt."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QGuiApplication, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from reconquista_qt.games.reconquista.board.art.counters import card_bounds, paint_counter
from reconquista_qt.view.art.colours import ArtTheme
from reconquista_qt.view.board.paint_text import outline
from reconquista_qt.view.board.palette import BoardPalette

from .geometry import BoardGeometry

MARKER: Final = 118.0  # side of a marker in scene units


class MarkerItem(QGraphicsItem):
    """One marker of the game: a counter without a side, perhaps with a number."""

    def __init__(self, kind: str, size: float = MARKER) -> None:
        super().__init__()
        self.kind = kind
        self._size = size
        self._number = 1
        self._theme: ArtTheme = "light"
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(5)
        self.setVisible(False)

    def put(self, at: QPointF | None, number: int = 1) -> None:
        """Put the marker at a place, or take it off the board; a `number` above 1 is shown."""
        self.setVisible(at is not None)
        if at is not None:
            self.setPos(at)
        if number != self._number:
            self._number = number
            self.update()

    def set_theme(self, theme: ArtTheme) -> None:
        """Draw the marker as a theme does."""
        self._theme = theme
        self.update()

    def _rect(self) -> QRectF:
        half = self._size / 2
        return QRectF(-half, -half, self._size, self._size)

    def boundingRect(self) -> QRectF:
        """Return all that the marker may touch."""
        return card_bounds(self._rect()).adjusted(-9, -9, 9, 9)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the counter."""
        paint_counter(painter, self.kind, self._rect(), count=self._number, theme=self._theme)


def _figure(number: int) -> QPainterPath:
    """Return a number about the origin, in a font in which 11 is no II."""
    font = QFont(QGuiApplication.font())
    font.setPixelSize(70)
    font.setBold(True)
    path = QPainterPath()
    path.addText(0, 0, font, str(number))
    return path.translated(-path.boundingRect().center())


class EventItem(QGraphicsItem):
    """The event in force, written in its box with its total."""

    def __init__(self, box: QRectF, palette: BoardPalette) -> None:
        super().__init__()
        self._room = box.adjusted(28, 62, -28, -22)
        self._palette = palette
        self._theme: ArtTheme = "light"
        self._number = 0
        self._words = QPainterPath()
        self._figure = QPainterPath()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(5)

    @property
    def number(self) -> int:
        """The total shown, 0 for none."""
        return self._number

    def show_event(self, number: int, name: str) -> None:
        """Show an event by its total and name; 0 for none."""
        self._number = number
        self._words = QPainterPath()
        self._figure = _figure(number)
        if number:
            width = self._room.width() - 150
            words = name.split()
            if len(name) > 14 and len(words) > 1:
                cut = min(
                    range(1, len(words)),
                    key=lambda i: abs(len(" ".join(words[:i])) - len(name) / 2),
                )
                lines = [" ".join(words[:cut]), " ".join(words[cut:])]
            else:
                lines = [name]
            middle = self._room.left() + 140 + width / 2
            for i, line in enumerate(lines):
                shape = outline(line, 40.0 if len(lines) == 1 else 34.0, width=width, bold=True)
                y = self._room.center().y() + (i - (len(lines) - 1) / 2) * 66
                self._words.addPath(shape.translated(middle, y))
        self.setVisible(bool(number))
        self.update()

    def set_look(self, palette: BoardPalette, theme: ArtTheme) -> None:
        """Draw the card of the event in a palette and as a theme does."""
        self._palette, self._theme = palette, theme
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the box's inside."""
        return self._room

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the total on a coin and the name."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = self._room
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._palette.colour("cell_marked"))
        painter.drawRoundedRect(room, 16, 16)
        centre = QPointF(room.left() + 74, room.center().y())
        painter.setBrush(self._palette.colour("accent"))
        painter.drawEllipse(centre, 58, 58)
        painter.setBrush(self._palette.colour("paper"))
        painter.drawPath(self._figure.translated(centre))
        painter.setBrush(self._palette.colour("ink"))
        painter.drawPath(self._words)


class Markers:
    """All markers of the game on their places."""

    def __init__(self, geometry: BoardGeometry, palette: BoardPalette) -> None:
        self._geometry = geometry
        self.turn = MarkerItem("turn")
        self.income = MarkerItem("income")
        self.revolt = MarkerItem("revolt")
        self.closed = MarkerItem("revolt", 210.0)
        self.closed.setZValue(4)
        self.event = EventItem(geometry.box("event"), palette)
        self.event.setVisible(False)

    @property
    def items(self) -> tuple[QGraphicsItem, ...]:
        """Every item, to be added to a scene."""
        return (self.turn, self.income, self.revolt, self.closed, self.event)

    def set_look(self, palette: BoardPalette, theme: ArtTheme) -> None:
        """Draw every marker as a theme does, the card of the event in the palette."""
        for item in (self.turn, self.income, self.revolt, self.closed):
            item.set_theme(theme)
        self.event.set_look(palette, theme)

    def show_turn(self, turn: int) -> None:
        """Put the turn marker on its cell."""
        track = self._geometry.tracks["turn"]
        number = max(track.first, min(turn, track.first + track.count - 1))
        self.turn.put(self._geometry.track_cell("turn", number).center())

    def show_income(self, points: int) -> None:
        """Put the income marker on its cell; beyond the last cell it shows the number itself."""
        if points < 0:
            self.income.put(None)
            return
        track = self._geometry.tracks["income"]
        last = track.first + track.count - 1
        cell = self._geometry.track_cell("income", min(points, last))
        self.income.put(cell.center(), points if points > last else 1)

    def show_revolt(self, number: int, centre: QPointF | None) -> None:
        """Mark a region in revolt by its number, in the box and amid the region; 0 for none."""
        track = self._geometry.tracks["revolt"]
        inside = track.first <= number < track.first + track.count
        cell = self._geometry.track_cell("revolt", number) if inside else None
        self.revolt.put(cell.center() if cell is not None else None)
        self.closed.put(centre if number else None)
