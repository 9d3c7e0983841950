"""The map as one item of a scene: sharp at any zoom, painted in tiles that are kept, a few at a time."""

from __future__ import annotations

from collections import OrderedDict
from math import ceil, floor
from time import perf_counter

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from .facts import BoardFacts
from .geometry import BoardGeometry
from .paint_map import draw_map
from .paint_marks import Sheet
from .paint_text import Labels
from .palette import BoardPalette

TILE = 256  # device pixels
KEPT_BYTES = 56_000_000
FRAME_MS = 4.0  # time a frame may spend on tiles that are not there yet
OVERVIEW_PX = 1200
TileKey = tuple[int, int, int]


class MapItem(QGraphicsItem):
    """The drawn map; knows no game state, only what is printed on the board.

    On a screen it paints tiles of the present zoom and keeps them; where one is missing and the frame's time is used up,
    it shows a coarser picture and paints the tile in the next frames.  On anything else (an image, a printer, a file)
    it paints directly, as vectors.
    """

    def __init__(
        self, geometry: BoardGeometry, facts: BoardFacts, palette: BoardPalette, labels: Labels | None = None
    ) -> None:
        super().__init__()
        self._geometry, self._facts, self._palette, self._labels = geometry, facts, palette, labels
        self._sheet: Sheet | None = None
        self._tiles: OrderedDict[TileKey, QPixmap] = OrderedDict()
        self._overview: QPixmap | None = None
        self._scale_key = 0
        self._former_key = 0
        self._budget: float | None = FRAME_MS
        self._later = QTimer()
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self.update)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)  # exposedRect is exact
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(-1000)

    # what is drawn ----------------------------------------------------------------------------

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
        """Draw with other words, or with the same after a change of language."""
        self._labels = labels
        self.redraw()

    def set_facts(self, facts: BoardFacts) -> None:
        """Draw another map's regions, dice, roads, mountains and ports."""
        self._facts = facts
        self.redraw()

    def redraw(self) -> None:
        """Forget everything painted."""
        self._sheet = None
        self._overview = None
        self._tiles.clear()
        self.update()

    def set_frame_time(self, milliseconds: float | None) -> None:
        """Bound the time a frame spends on missing tiles; None paints all of them at once, for pictures of a window."""
        self._budget = milliseconds
        self.update()

    # QGraphicsItem ----------------------------------------------------------------------------

    def boundingRect(self) -> QRectF:  # noqa: N802
        """Return the whole board."""
        return self._geometry.rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint the exposed part."""
        exposed = option.exposedRect.intersected(self.boundingRect())  # type: ignore[attr-defined]
        transform = painter.worldTransform()
        upright = transform.m11() > 0 and abs(transform.m12()) < 1e-9 and abs(transform.m11() - transform.m22()) < 1e-9
        if widget is None or not upright:
            scale = abs(transform.determinant()) ** 0.5 * painter.device().devicePixelRatio()
            self.sheet().paint(painter, exposed, scale)
            return
        self._paint_tiles(painter, exposed, transform.m11())

    # tiles ------------------------------------------------------------------------------------

    def _paint_tiles(self, painter: QPainter, exposed: QRectF, zoom: float) -> None:
        ratio = painter.device().devicePixelRatio()
        scale = zoom * ratio
        key = round(scale * 1e6)
        if key != self._scale_key:
            self._former_key, self._scale_key = self._scale_key, key
        origin = painter.worldTransform().map(QPointF(0, 0))
        origin = QPointF(round(origin.x() * ratio) / ratio, round(origin.y() * ratio) / ratio)
        side = TILE / scale
        wanted = [
            (key, i, j)
            for j in range(floor(exposed.top() / side), ceil(exposed.bottom() / side))
            for i in range(floor(exposed.left() / side), ceil(exposed.right() / side))
        ]
        missing = [tile for tile in wanted if tile not in self._tiles]
        started, behind = perf_counter(), False
        done: set[TileKey] = set()
        for tile in missing:
            if self._budget is not None and (perf_counter() - started) * 1000 > self._budget:
                behind = True
                break
            self._tiles[tile] = self._make(tile, scale, ratio)
            done.add(tile)
        if behind:
            self._paint_coarse(painter, [tile for tile in missing if tile not in done], side)
        painter.save()
        painter.setWorldTransform(QTransform.fromTranslate(origin.x(), origin.y()))
        for tile in wanted:
            pixmap = self._tiles.get(tile)
            if pixmap is not None:
                self._tiles.move_to_end(tile)
                painter.drawPixmap(QPointF(tile[1] * TILE / ratio, tile[2] * TILE / ratio), pixmap)
        painter.restore()
        self._forget(len(wanted))
        if behind:
            self._later.start()

    def _make(self, tile: TileKey, scale: float, ratio: float) -> QPixmap:
        pixmap = QPixmap(TILE, TILE)
        pixmap.fill(QColor(self._palette.margin))
        painter = QPainter(pixmap)
        _, i, j = tile
        painter.translate(-i * TILE, -j * TILE)
        painter.scale(scale, scale)
        side = TILE / scale
        self.sheet().paint(painter, QRectF(i * side, j * side, side, side), scale)
        painter.end()
        pixmap.setDevicePixelRatio(ratio)
        return pixmap

    def _paint_coarse(self, painter: QPainter, tiles: list[TileKey], side: float) -> None:
        """Show what is known of tiles still to be painted: the overview, made once, enlarged."""
        picture = self.overview()
        factor = picture.width() / self._geometry.rect.width()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for _, i, j in tiles:
            place = QRectF(i * side, j * side, side, side).intersected(self._geometry.rect)
            source = QRectF(place.x() * factor, place.y() * factor, place.width() * factor, place.height() * factor)
            painter.drawPixmap(place, picture, source)

    def overview(self) -> QPixmap:
        """Return the whole map as a small picture."""
        if self._overview is None:
            self._overview = paint_overview(self.sheet(), self._geometry, OVERVIEW_PX)
        return self._overview

    def _forget(self, in_use: int) -> None:
        most = max(in_use * 2, KEPT_BYTES // (TILE * TILE * 4))
        while len(self._tiles) > most:
            self._tiles.popitem(last=False)


def paint_overview(sheet: Sheet, geometry: BoardGeometry, width: int) -> QPixmap:
    """Return the map as a picture of a width in pixels."""
    scale = width / geometry.rect.width()
    pixmap = QPixmap(width, round(geometry.rect.height() * scale))
    painter = QPainter(pixmap)
    painter.scale(scale, scale)
    sheet.paint(painter, geometry.rect, scale)
    painter.end()
    return pixmap
