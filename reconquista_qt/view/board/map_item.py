"""The map as one item of a scene: sharp at any zoom, and no burden on the frame."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from .facts import BoardFacts
from .geometry import BoardGeometry
from .map_tiles import MapTiles
from .paint_map import begin_map, draw_map
from .paint_marks import Sheet
from .paint_text import Labels
from .palette import BoardPalette


class MapItem(QGraphicsObject):
    """The drawn map; knows no game state, only what is printed on the board.

    On a screen it shows kept tiles of the present zoom and makes missing ones between the frames,
    with a coarser picture in their stead.  On anything else (an image, a printer, a file) it
    paints directly, as vectors.
    """

    def __init__(
        self,
        geometry: BoardGeometry,
        facts: BoardFacts,
        palette: BoardPalette,
        labels: Labels | None = None,
    ) -> None:
        super().__init__()
        self._geometry, self._facts, self._palette, self._labels = geometry, facts, palette, labels
        self._sheet: Sheet | None = None
        self._ground: Sheet | None = None
        self._tiles = MapTiles(
            geometry.rect, lambda painter, rect, scale: self.sheet().paint(painter, rect, scale)
        )
        self._tiles.background = QColor(palette.margin)
        self._at_once = False
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

    def sheet(self) -> Sheet:
        """Return the marks of the map, drawn on first need."""
        if self._sheet is None:
            self._sheet = draw_map(self._geometry, self._facts, self._palette, self._labels)
        return self._sheet

    def set_palette(self, palette: BoardPalette) -> None:
        """Draw in other colours."""
        self._palette = palette
        self.redraw()

    def set_labels(self, labels: Labels | None) -> None:
        """Draw with other words, or with the same ones after a change of language."""
        self._labels = labels
        self.redraw()

    def set_facts(self, facts: BoardFacts) -> None:
        """Draw another map's regions, dice, roads, mountains and ports."""
        self._facts = facts
        self.redraw()

    def set_at_once(self, at_once: bool) -> None:
        """Make missing tiles within the frame, however long it takes: for pictures of a window."""
        self._at_once = at_once
        self.update()

    def redraw(self) -> None:
        """Forget everything painted."""
        self._sheet = self._ground = None
        self._tiles.clear()
        self._tiles.background = QColor(self._palette.margin)
        self.update()

    def is_settled(self) -> bool:
        """Tell whether all that is in view is shown sharp."""
        return not self._idle.isActive()

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
        if (
            self._sheet is None and not self._at_once
        ):  # the first frame: coasts and regions, nothing written yet
            if self._ground is None:
                self._ground = begin_map(self._geometry, self._facts, self._palette)
            self._ground.paint(painter, exposed, t.m11())
            self._idle.start()
            return
        visible = t.inverted()[0].mapRect(QRectF(widget.rect())).intersected(self.boundingRect())
        if self._tiles.show(painter, exposed, visible, self._at_once) and not self._idle.isActive():
            self._idle.start()

    def _work(self) -> None:
        if self._sheet is None:
            self.sheet()
            self.update()
            return
        made, more = self._tiles.work()
        for rect in made:
            self.update(rect)
        if more:
            self._idle.start()


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
