"""The printed board as one item of the scene: sharp at any zoom, and no burden on the frame."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, Protocol

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from reconquista_qt.view.board.map_tiles import IN_HAND_MS, SLICE_MS, MapTiles
from reconquista_qt.view.board.paint_marks import Sheet
from reconquista_qt.view.board.palette import BoardPalette

Name = Callable[[str], str]
DRAFT_WIDTH: Final = 800  # pixels


class BoardPainter(Protocol):
    """Puts a board down on a sheet, lowest first."""

    def draw(self, sheet: Sheet, palette: BoardPalette, name: Name) -> Iterator[None]:
        """Put it down in steps: what comes before the first yield is shown while the rest is
        still being drawn; `name` gives a place in the language of the window.
        """
        ...


class MapLayer(QGraphicsObject):
    """The board's print; knows no game.

    On a screen it shows kept tiles of the present zoom and makes missing ones between the frames,
    with a coarser picture in their stead; on anything else it paints directly, as vectors.
    """

    firstPainted = Signal()  # about to be painted, nothing written yet
    drawn = Signal()  # with all that is written
    written = Signal(QRectF)  # what lies over the marks is to be painted anew there

    def __init__(
        self, rect: QRectF, painter: BoardPainter, palette: BoardPalette, name: Name
    ) -> None:
        super().__init__()
        self._rect, self._painter, self._palette, self._name = rect, painter, palette, name
        self._sheet = Sheet()
        self._other: Sheet | None = None  # in other words, until it takes the place of the sheet
        self._steps: Iterator[None] | None = None
        self._begun = self._seen = self._at_once = False
        self._tiles = MapTiles(rect, lambda p, part, scale: self._sheet.paint(p, part, scale))
        self._tiles.background = QColor(palette.margin)
        self._writing: Sheet | None = None
        self._draft: QPixmap | None = None  # shown until the tiles are there
        self._over = self._tiles_above()
        self._idle = QTimer(self)
        self._idle.setSingleShot(True)
        self._idle.setInterval(0)
        self._idle.timeout.connect(self._work)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(-1000)

    def _tiles_above(self) -> MapTiles:
        tiles = MapTiles(self._rect, lambda p, part, scale: self.writing().paint(p, part, scale))
        tiles.background = QColor(Qt.GlobalColor.transparent)
        return tiles

    def set_palette(self, palette: BoardPalette) -> None:
        """Draw in other colours."""
        if palette is not self._palette:
            self._palette = palette
            self.redraw()

    def set_painter(self, painter: BoardPainter, rect: QRectF) -> None:
        """Draw another board."""
        self.prepareGeometryChange()
        self._painter, self._rect = painter, rect
        self._tiles = MapTiles(rect, lambda p, part, scale: self._sheet.paint(p, part, scale))
        self._over = self._tiles_above()
        self.redraw()

    def set_at_once(self, at_once: bool) -> None:
        """Make missing tiles within the frame, however long it takes: for pictures of a window."""
        self._at_once = at_once
        self.update()

    def redraw(self) -> None:
        """Draw everything anew, for other colours or another board."""
        self._sheet, self._other, self._steps, self._begun = Sheet(), None, None, False
        self._tiles.clear()
        self._draft = None
        self._tiles.background = QColor(self._palette.margin)
        self._writing = None
        self._over.clear()
        self.update()
        self.written.emit(self._rect)

    def reword(self) -> None:
        """Write everything anew in another language; what is there is shown until it is done."""
        if self._other is None and not self._done():
            self.redraw()
            return
        self._other, self._steps, self._begun = Sheet(), None, False
        self._idle.start()

    @property
    def is_painted(self) -> bool:
        """Whether the board has been painted at all."""
        return self._seen

    def is_settled(self) -> bool:
        """Tell whether all that is in view is shown sharp."""
        wants = self._tiles.wants() or self._over.wants()
        return self._done() and not wants and not self._idle.isActive()

    def is_sharp(self, visible: QRectF) -> bool:
        """Tell whether what lies within a rectangle is shown sharp."""
        wants = self._tiles.wants(visible) or self._over.wants(visible)
        return self._done() and not wants

    def _done(self) -> bool:
        return self._begun and self._steps is None

    def _is_whole(self) -> bool:
        """Tell whether there is a whole drawing, be it in the words of before."""
        return self._other is not None or self._done()

    def _step(self) -> None:
        """Draw on by a step."""
        if not self._begun:
            self._begun = True
            sheet = self._sheet if self._other is None else self._other
            self._steps = self._painter.draw(sheet, self._palette, self._name)
        if self._steps is not None and next(self._steps, self) is self:
            self._steps = None
            if self._other is None:
                self._tiles.clear()
            else:
                self._sheet, self._other = self._other, None
                self._draft = self._writing = None
                self._tiles.renew([self._rect])
                self._over.renew([self._rect])
            self.update()
            self.written.emit(self._rect)
            self.drawn.emit()

    def sheet(self) -> Sheet:
        """Return the whole drawing, made on first need."""
        while not self._done():
            self._step()
        return self._sheet

    def writing(self) -> Sheet:
        """Return what the board has to show over the marks on places; empty for most."""
        if self._writing is None:
            self._writing = Sheet()
            write = getattr(self._painter, "write", None)
            if write is not None:
                write(self._writing, self._palette, self._name)
        return self._writing

    def paint_writing(self, painter: QPainter, exposed: QRectF, widget: QWidget | None) -> None:
        """Paint the exposed part of what lies over the marks, from tiles of its own on a screen."""
        exposed = exposed.intersected(self._rect)
        t = painter.worldTransform()
        if widget is None:
            scale = abs(t.determinant()) ** 0.5 * painter.device().devicePixelRatio()
            self.writing().paint(painter, exposed, scale)
            return
        if not self._is_whole() or not self.writing().marks:
            return
        visible = t.inverted()[0].mapRect(QRectF(widget.rect())).intersected(self._rect)
        if self._over.show(painter, exposed, visible, self._at_once):
            self._idle.start()

    def thumbnail(self, width: int) -> QPixmap:
        """Return the whole board as a picture of a width in pixels."""
        scale = width / self._rect.width()
        pixmap = QPixmap(width, max(1, round(self._rect.height() * scale)))
        pixmap.fill(QColor(self._palette.margin))
        painter = QPainter(pixmap)
        painter.scale(scale, scale)
        painter.translate(-self._rect.topLeft())
        if not self._begun and self._other is None:
            self._step()
        self._sheet.paint(painter, self._rect, scale)
        painter.end()
        return pixmap

    def boundingRect(self) -> QRectF:
        """Return the whole board."""
        return self._rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the exposed part."""
        exposed = QRectF(option.exposedRect).intersected(self._rect)
        t = painter.worldTransform()
        if widget is None:
            scale = abs(t.determinant()) ** 0.5 * painter.device().devicePixelRatio()
            self.sheet().paint(painter, exposed, scale)
            return
        if not self._seen:
            self._seen = True
            self.firstPainted.emit()
        if self._at_once:
            self.sheet()
        ratio = painter.device().devicePixelRatio()
        if not self._is_whole():
            if not self._begun:
                self._step()
            painter.save()
            # What reaches beyond the board, such as the sea, would stay there: nobody paints over.
            painter.setClipRect(exposed, Qt.ClipOperation.IntersectClip)
            self._sheet.paint(painter, exposed, t.m11() * ratio)
            painter.restore()
            self._idle.start()
            return
        visible = t.inverted()[0].mapRect(QRectF(widget.rect())).intersected(self._rect)
        tiles = self._tiles
        if not (self._at_once or tiles.is_whole(t.m11() * ratio, visible) or tiles.has_overview()):
            # A coarse picture of the whole board, until the tiles have one: bare places are never
            # seen.
            if self._draft is None:
                self._draft = self.thumbnail(DRAFT_WIDTH)
            painter.drawPixmap(self._rect, self._draft, QRectF(self._draft.rect()))
        if tiles.show(painter, exposed, visible, self._at_once) or self._other is not None:
            self._idle.start()

    def _work(self) -> None:
        if not self._done():
            self._step()
            self._idle.start()
            return
        held = QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton
        slice_ms = IN_HAND_MS if held else SLICE_MS
        # What is written is read first, costs least, and can be read over a coarse picture too.
        more = bool(self.writing().marks) and self._over.wants_in_view()
        if more:
            self._write_on(slice_ms)
        else:
            made, more = self._tiles.work(slice_ms)
            for rect in made:
                self.update(rect)
            if not more and self.writing().marks:
                more = self._write_on(slice_ms)
        if more:
            self._idle.start()

    def _write_on(self, milliseconds: float) -> bool:
        """Make tiles of what is written for a moment; tell whether there are more."""
        made, more = self._over.work(milliseconds)
        for rect in made:
            self.written.emit(rect)
        return more


class WritingLayer(QGraphicsItem):
    """What a board shows over the marks on places and below the counters: its names."""

    def __init__(self, board: MapLayer, z: float) -> None:
        super().__init__()
        self._board = board
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(z)
        board.written.connect(self.update)

    def boundingRect(self) -> QRectF:
        """Return the whole board."""
        return self._board.boundingRect()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Write what is exposed."""
        self._board.paint_writing(painter, QRectF(option.exposedRect), widget)
