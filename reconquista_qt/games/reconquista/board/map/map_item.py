"""The map as one item of a scene: sharp at any zoom, and no burden on the frame."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from reconquista_qt.view.board.map_tiles import IN_HAND_MS, SLICE_MS, WORDS_MS, MapTiles
from reconquista_qt.view.board.paint_marks import Sheet
from reconquista_qt.view.board.palette import BoardPalette

from .facts import BoardFacts
from .geometry import BoardGeometry
from .labels import Labels
from .paint_land import begin_map

if TYPE_CHECKING:
    from .paint_map import MapDrawing, MapSheet

FADE_MS = 160


class MapItem(QGraphicsObject):
    """The drawn map; knows no game state, only what is printed on the board.

    On a screen it shows kept tiles of the present zoom and makes missing ones between the frames.
    Until all that is in view is there, it shows the last picture, or a draft of everything where
    there is none; the new picture then fades in.  On anything else (an image, a printer, a file)
    it paints directly, as vectors.
    """

    firstPainted = Signal()  # about to be painted, nothing written yet
    drawn = Signal()  # with all that is written

    def __init__(
        self,
        geometry: BoardGeometry,
        facts: BoardFacts,
        palette: BoardPalette,
        labels: Labels | None = None,
    ) -> None:
        super().__init__()
        self._geometry, self._facts, self._palette, self._labels = geometry, facts, palette, labels
        self._drawing: MapDrawing | None = None
        self._steps: Iterator[MapSheet | None] | None = self._draw()
        self._sheet: MapSheet | None = None
        self._ground: Sheet | None = None
        self._tiles = self._new_tiles()
        self._before: MapTiles | None = None  # of the last drawing, until this one is whole
        self._held = True  # whether what is shown is not the present picture
        self._whole = 0.0  # the scale of the last whole picture
        self._at_once = False
        self.fades = True
        self._veil: QPixmap | None = None  # the last picture, while the new one fades in
        self._veiled = QTransform()
        self._fading = QVariantAnimation(self)
        self._fading.setDuration(FADE_MS)
        self._fading.setStartValue(1.0)
        self._fading.setEndValue(0.0)
        self._fading.valueChanged.connect(lambda _value: self.update())
        self._fading.finished.connect(self._unveil)
        self._reworded = False  # whether tiles are made anew for other words
        self._idle = QTimer(self)
        self._idle.setSingleShot(True)
        self._idle.setInterval(0)
        self._idle.timeout.connect(self._work)
        self.setFlag(
            QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption
        )  # so exposedRect is exact
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(-1000)

    @property
    def geometry(self) -> BoardGeometry:
        """The shape of the map."""
        return self._geometry

    def sheet(self) -> MapSheet:
        """Return the marks of the map, drawn on first need."""
        while self._steps is not None:
            self._step()
        assert self._sheet is not None
        return self._sheet

    def set_palette(self, palette: BoardPalette) -> None:
        """Draw in other colours."""
        if palette is not self._palette:
            self._palette = palette
            self.redraw()

    def set_labels(self, labels: Labels | None) -> None:
        """Draw with other words, or with the same ones after a change of language.

        What was drawn is shown until the new words are there.
        """
        self._labels = labels
        self._steps = self._draw()
        self.update()

    def set_facts(self, facts: BoardFacts) -> None:
        """Draw another map's regions, dice, roads, mountains and ports."""
        if facts != self._facts:
            self._facts = facts
            self.redraw()

    def set_at_once(self, at_once: bool) -> None:
        """Make missing tiles within the frame, however long it takes: for pictures of a window."""
        self._at_once = at_once
        self.update()

    def redraw(self) -> None:
        """Draw everything anew; what was painted last is shown until it is whole."""
        self._drawing = None
        self._steps = self._draw()
        self._sheet = self._ground = None
        if self._whole:
            self._before = self._tiles
        self._tiles, self._whole = self._new_tiles(), 0.0
        self._held = True
        self.update()

    def _new_tiles(self) -> MapTiles:
        tiles = MapTiles(
            self._geometry.rect,
            lambda painter, rect, scale: self.sheet().paint(painter, rect, scale),
        )
        tiles.background = QColor(self._palette.margin)
        return tiles

    @property
    def is_painted(self) -> bool:
        """Whether the map has been painted at all."""
        return self._ground is not None or self._sheet is not None or self._before is not None

    def is_settled(self) -> bool:
        """Tell whether all that is in view is shown sharp, and in the present words."""
        done = self._steps is None and not self._held and self._veil is None
        return done and not self._tiles.wants() and not self._idle.isActive()

    def is_sharp(self, visible: QRectF) -> bool:
        """Tell whether what lies within a rectangle is shown sharp, and in the present words."""
        return self._steps is None and not self._tiles.wants(visible)

    def thumbnail(self, width: int) -> QPixmap:
        """Return the whole map as a picture of a width in pixels."""
        return thumbnail(self._geometry, self._facts, self._palette, width)

    def boundingRect(self) -> QRectF:
        """Return the whole board."""
        return self._geometry.rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the exposed part."""
        exposed = QRectF(option.exposedRect).intersected(self.boundingRect())
        t = painter.worldTransform()
        upright = t.m11() > 0 and abs(t.m12()) < 1e-9 and abs(t.m11() - t.m22()) < 1e-9
        if widget is None or not upright:
            scale = abs(t.determinant()) ** 0.5 * painter.device().devicePixelRatio()
            self.sheet().paint(painter, exposed, scale)
            return
        if not self.is_painted:
            self.firstPainted.emit()
        if self._at_once:
            self.sheet()
        visible = t.inverted()[0].mapRect(QRectF(widget.rect())).intersected(self.boundingRect())
        ratio = painter.device().devicePixelRatio()
        scale = t.m11() * ratio
        if self._is_behind(scale, visible):
            self._held, self._veil = True, None
            self._fading.stop()
            self._paint_before(painter, exposed)
            if self._sheet is not None:
                self._tiles.note(scale, visible)
            self._idle.start()
            return
        if self._held:
            self._lift_veil(t, visible, widget.size() * ratio, ratio)
        self._whole = scale
        more = self._tiles.show(painter, exposed, visible, self._at_once)
        self._paint_veil(painter, t)
        if (more or self._steps is not None) and not self._idle.isActive():
            self._idle.start()

    # -- the last picture, until the new one is whole ---------------------------------------------

    def _is_behind(self, scale: float, visible: QRectF) -> bool:
        """Whether the picture of the present zoom and colours is not whole yet.

        Where the board is only pushed along, what comes into view is filled in as it is made.
        """
        if self._at_once:
            return False
        if self._sheet is None:
            return True
        return scale != self._whole and not self._tiles.is_whole(scale, visible)

    def _paint_before(self, painter: QPainter, exposed: QRectF) -> None:
        """Paint the last picture there is: of another zoom or colour, or a draft of everything."""
        last = self._tiles if self._whole else self._before
        if last is None or not last.has_overview():
            # Coasts and regions, nothing written yet.
            if self._ground is None:
                self._ground = begin_map(self._geometry, self._facts, self._palette)
            ratio = painter.device().devicePixelRatio()
            painter.save()
            painter.setClipRect(exposed, Qt.ClipOperation.IntersectClip)
            self._ground.paint(painter, exposed, painter.worldTransform().m11() * ratio)
            painter.restore()
        if last is not None:
            last.show_known(painter, exposed, same=last is self._before)

    def _lift_veil(self, t: QTransform, visible: QRectF, size: QSize, ratio: float) -> None:
        """Let the picture that is whole now fade in over what was shown in its stead."""
        self._held = False
        if self.fades and not self._at_once and not size.isEmpty():
            veil = QPixmap(size)
            veil.setDevicePixelRatio(ratio)
            veil.fill(QColor(self._palette.margin))
            painter = QPainter(veil)
            painter.setWorldTransform(t)
            self._paint_before(painter, visible)
            painter.end()
            self._veil, self._veiled = veil, QTransform(t)
            self._fading.stop()
            self._fading.start()
        self._before = None
        QTimer.singleShot(0, self, self.update)  # all of it, whatever part was exposed

    def _paint_veil(self, painter: QPainter, t: QTransform) -> None:
        if self._veil is None:
            return
        if t != self._veiled:  # zoomed or pushed along meanwhile
            self._fading.stop()
            self._unveil()
            return
        painter.save()
        painter.resetTransform()
        painter.setOpacity(float(self._fading.currentValue()))
        painter.drawPixmap(0, 0, self._veil)
        painter.restore()

    def _unveil(self) -> None:
        self._veil = None
        self.update()

    def _work(self) -> None:
        if self._steps is not None:
            self._step()
            self._idle.start()
            return
        held = QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton
        slice_ms = IN_HAND_MS if held else WORDS_MS if self._reworded else SLICE_MS
        made, more = self._tiles.work(slice_ms)
        self._reworded &= not made or self._tiles.wants_in_view()
        if self._held:
            self.update()
        for rect in () if self._held else made:
            self.update(rect)
        if more:
            self._idle.start()

    def _draw(self) -> Iterator[MapSheet | None]:
        """Yield None after each step, and the whole map in the end."""
        if self._drawing is None:
            # Imported here: the first frame has nothing of what the many painters paint.
            from .paint_map import MapDrawing

            self._drawing = MapDrawing.of(self._geometry, self._facts, self._palette)
            yield None
        yield from self._drawing.steps(self._labels)

    def _step(self) -> None:
        """Draw on; once all is drawn, show it in place of what was drawn before."""
        assert self._steps is not None
        drawn = next(self._steps)
        if drawn is None:
            return
        before, self._sheet, self._steps = self._sheet, drawn, None
        if before is not None:
            self._reworded = True
            self._tiles.renew(drawn.differing(before))
        self.update()
        self.drawn.emit()


def thumbnail(
    geometry: BoardGeometry, facts: BoardFacts, palette: BoardPalette, width: int
) -> QPixmap:
    """Return a small picture of the map for a minimap or a list of saves: land, sea and regions,
    nothing written.
    """
    scale = width / geometry.rect.width()
    pixmap = QPixmap(width, round(geometry.rect.height() * scale))
    pixmap.fill(QColor(palette.margin))
    painter = QPainter(pixmap)
    painter.scale(scale, scale)
    begin_map(geometry, facts, palette).paint(painter, geometry.rect, scale)
    painter.end()
    return pixmap
