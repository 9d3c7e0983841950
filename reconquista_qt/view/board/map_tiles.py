"""Painted squares of the map, kept for each zoom, made a few at a time between the frames."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from math import ceil, floor, hypot
from time import perf_counter

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QRegion, QTransform

SIDE = 192  # device pixels
KEPT_BYTES = 20_000_000
SLICE_MS, IN_HAND_MS = 7.0, 2.5  # time for making tiles between two frames; while a button is held
WORDS_MS = 20.0  # for writing other words: long pauses are not felt, a slow change is
LEVELS = 3  # zooms whose missing tiles are still made
OVERVIEW_PX = 1200  # across the whole board
SMOOTH_PX = 250_000  # missing at once: from so many on, speed is worth more than smoothness
Tile = tuple[int, int, int]  # scale in millionths, column, row
Render = Callable[[QPainter, QRectF, float], None]


def _is_much(tiles: int) -> bool:
    return tiles * SIDE * SIDE >= SMOOTH_PX


class MapTiles:
    """Tiles of a picture that can be painted at any scale; scales are device pixels a unit."""

    def __init__(self, rect: QRectF, render: Render) -> None:
        self._rect, self._render = rect, render
        self._tiles: OrderedDict[Tile, QPixmap] = OrderedDict()
        self._pinned: dict[Tile, QPixmap] = {}
        self._wanted: OrderedDict[int, list[Tile]] = OrderedDict()
        # Still shown, and to be made anew where other things are to be seen.
        self._old: dict[Tile, list[QRectF]] = {}
        self._visible = QRectF()
        self._noted: tuple[int, QRectF] | None = None  # what the queues were made for
        self._done = False  # whether nothing of that is left to be made
        self._overview = round(OVERVIEW_PX / rect.width() * 1e6)
        self.background = QColor()
        self._canvas = QImage()

    def clear(self) -> None:
        """Forget every tile."""
        self._noted = None
        self._tiles.clear()
        self._pinned.clear()
        self._wanted.clear()
        self._old.clear()

    def renew(self, places: Sequence[QRectF]) -> None:
        """Have the tiles at some places made anew once they are shown, those in view first; until
        then the old ones are.
        """
        self._noted = None
        for key in {tile[0] for tile in (*self._tiles, *self._pinned)}:
            for place in places:
                for tile in self._touching(key, place):
                    if tile not in self._tiles and tile not in self._pinned:
                        continue
                    self._old.setdefault(tile, []).append(place)

    # showing ----------------------------------------------------------------------------------

    def show(self, painter: QPainter, exposed: QRectF, visible: QRectF, at_once: bool) -> bool:
        """Paint what is exposed; tell whether tiles are still to be made.

        Missing tiles of what is visible are noted to be made by `work`, or made now if `at_once`;
        until then a coarser picture stands in for them.
        """
        ratio = painter.device().devicePixelRatio()
        key = round(painter.worldTransform().m11() * ratio * 1e6)
        needed = self._touching(key, exposed)
        if at_once:
            for tile in needed:
                if not self._has(tile):
                    self._make(tile)
        missing = [tile for tile in needed if self._get(tile) is None]
        if missing:
            places = [self._place(tile) for tile in missing]
            self._stand_in(painter, places, key, many=_is_much(len(missing)), same=False)
        origin = painter.worldTransform().map(QPointF(0, 0)) * ratio
        painter.save()
        # tiles are put on whole device pixels, or they would be blurred
        painter.setWorldTransform(
            QTransform.fromScale(1 / ratio, 1 / ratio).translate(
                round(origin.x()), round(origin.y())
            )
        )
        for tile in needed:
            if (pixmap := self._get(tile)) is not None:
                painter.drawPixmap(tile[1] * SIDE, tile[2] * SIDE, pixmap)
        painter.restore()
        return self.note(key / 1e6, visible)

    def is_whole(self, scale: float, visible: QRectF) -> bool:
        """Tell whether what is visible can be shown at a scale without anything in its stead."""
        return all(self._get(tile) for tile in self._touching(round(scale * 1e6), visible))

    def show_known(self, painter: QPainter, exposed: QRectF, *, same: bool) -> None:
        """Paint what is exposed from the tiles of other zooms, and of the `same` one too."""
        ratio = painter.device().devicePixelRatio()
        key = round(painter.worldTransform().m11() * ratio * 1e6)
        many = _is_much(len(self._touching(key, exposed)))
        self._stand_in(painter, [exposed], key, many=many, same=same)

    def has_overview(self) -> bool:
        """Tell whether there is a picture of everything, however coarse."""
        return all(self._get(tile) for tile in self._touching(self._overview, self._rect))

    def _stand_in(
        self, painter: QPainter, places: list[QRectF], key: int, *, many: bool, same: bool
    ) -> None:
        """Paint places from the tiles of the last two other zooms; `many` where much is missing."""
        painter.save()
        # over a whole window smooth scaling would cost more than the frame has
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, not many)
        # or the edges of the parts would let what lies below be seen
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        levels = [self._overview, *[k for k in self._wanted if k != key or same]]
        there = {tile[0] for tile in (*self._tiles, *self._pinned)}
        levels = [level for level in levels if level in there][-2:]
        for place in places:
            layers: list[list[tuple[Tile, QPixmap]]] = []
            for level in reversed(levels):
                touching = self._touching(level, place)
                known = [(tile, found) for tile in touching if (found := self._get(tile))]
                layers.append(known)
                if len(known) == len(touching):
                    break  # what lies below is not seen
            for layer in reversed(layers):
                for tile, pixmap in layer:
                    whole, scale = self._place(tile), tile[0] / 1e6
                    # The outermost tiles reach beyond the map, in the colour of their margin.
                    part = whole.intersected(place).intersected(self._rect)
                    source = QRectF(
                        (part.x() - whole.x()) * scale,
                        (part.y() - whole.y()) * scale,
                        part.width() * scale,
                        part.height() * scale,
                    )
                    painter.drawPixmap(part, pixmap, source)
        painter.restore()

    def note(self, scale: float, visible: QRectF) -> bool:
        """Remember which tiles of a scale are worth making, those amid the view first, a rim
        round it last; tell whether tiles are to be made.
        """
        key = round(scale * 1e6)
        if self._done and self._noted == (key, visible):
            return False
        side = SIDE / (key / 1e6)
        centre = visible.center()
        rim = visible.adjusted(-side, -side, side, side).intersected(self._rect)
        tiles = [tile for tile in self._touching(key, rim) if not self._has(tile)]

        def order(tile: Tile) -> tuple[bool, float]:
            place = self._place(tile)
            away = place.center() - centre
            return not place.intersects(visible), hypot(away.x(), away.y())

        self._visible = visible
        self._wanted.pop(key, None)
        self._wanted[key] = sorted(tiles, key=order)
        while len(self._wanted) > LEVELS:
            self._wanted.popitem(last=False)
        self._noted, self._done = (key, QRectF(visible)), False
        self._forget(len(self._touching(key, rim)))
        return bool(self._wanted)

    def wants(self, visible: QRectF | None = None) -> bool:
        """Tell whether tiles of the last scales shown, or of what is visible, are to be made."""
        queues = list(self._wanted.values())
        last = next(reversed(self._wanted), 0)
        if any(
            tile[0] == last and (visible is None or self._place(tile).intersects(visible))
            for tile in self._old
        ):
            return True
        return any(
            not self._has(tile) and (visible is None or self._place(tile).intersects(visible))
            for queue in (queues if visible is None else queues[-1:])
            for tile in queue
        )

    def wants_in_view(self) -> bool:
        """Tell whether tiles of what was shown last are to be made."""
        return self.wants(self._visible)

    # making -----------------------------------------------------------------------------------

    def work(self, milliseconds: float) -> tuple[list[QRectF], bool]:
        """Make missing tiles for a moment; return their places and whether there are more."""
        started = perf_counter()
        made: list[QRectF] = []
        seen = False
        while (tile := self._next()) is not None:
            if self._place(tile).intersects(self._visible):
                seen = True
            elif seen:
                # All that is in view is there: it is shown before the rest is made.
                if tile[0] in self._wanted:
                    self._wanted[tile[0]].insert(0, tile)
                return made, True
            self._make(tile)
            if tile[0] != self._overview:
                made.append(self._place(tile))
            if (perf_counter() - started) * 1000 > milliseconds:
                return made, True
        self._done = True
        return made, False

    def _next(self) -> Tile | None:
        for key in reversed(self._wanted):
            queue = self._wanted[key]
            while queue:
                tile = queue.pop(0)
                if not self._has(tile):
                    return tile
        overview = self._touching(self._overview, self._rect)
        return next((t for t in overview if not self._has(t)), None)

    def _make(self, tile: Tile) -> None:
        key, column, row = tile
        scale = key / 1e6
        place, old = self._place(tile), self._get(tile)
        transform = QTransform.fromTranslate(-column * SIDE, -row * SIDE).scale(scale, scale)
        canvas = self._clean_canvas()
        whole = canvas.rect()
        painter = QPainter(canvas)
        if old is None or tile not in self._old:
            region = QRegion(whole)
        else:
            # Whole pixels, so that what is painted beside them fits to the last shade.
            painter.drawPixmap(0, 0, old)
            region = QRegion()
            for changed in self._old[tile]:
                region += transform.mapRect(changed).toAlignedRect().adjusted(-1, -1, 1, 1)
            region &= whole
            place = place & transform.inverted()[0].mapRect(QRectF(region.boundingRect()))
        painter.setClipRegion(region)
        # A clear ground, too, takes the place of what was there.
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        painter.fillRect(whole, self.background)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        painter.setTransform(transform)
        self._render(painter, place, scale)
        painter.end()
        # A picture that was painted on keeps what its painter needed, twice as much as the picture
        # itself, as long as it is there; a copy does not.
        pixmap = QPixmap.fromImage(canvas.copy())
        (self._pinned if key == self._overview else self._tiles)[tile] = pixmap
        self._old.pop(tile, None)

    def _clean_canvas(self) -> QImage:
        wanted = QImage.Format.Format_RGB32
        if self.background.alpha() < 255:
            wanted = QImage.Format.Format_ARGB32_Premultiplied
        if self._canvas.format() != wanted:
            self._canvas = QImage(SIDE, SIDE, wanted)
        if self._canvas.hasAlphaChannel():
            self._canvas.fill(self.background)  # or what was painted before would shine through
        return self._canvas

    # keeping ----------------------------------------------------------------------------------

    def _has(self, tile: Tile) -> bool:
        return (tile in self._tiles or tile in self._pinned) and tile not in self._old

    def _get(self, tile: Tile) -> QPixmap | None:
        if tile in self._tiles:
            self._tiles.move_to_end(tile)
            return self._tiles[tile]
        return self._pinned.get(tile)

    def _forget(self, in_use: int) -> None:
        most = max(in_use + 8, KEPT_BYTES // (SIDE * SIDE * 4))
        while len(self._tiles) > most:
            tile, _ = self._tiles.popitem(last=False)
            self._old.pop(tile, None)
            self._noted = None

    def _place(self, tile: Tile) -> QRectF:
        side = SIDE / (tile[0] / 1e6)
        return QRectF(tile[1] * side, tile[2] * side, side, side)

    def _touching(self, key: int, rect: QRectF) -> list[Tile]:
        side = SIDE / (key / 1e6)
        rect = rect.intersected(self._rect)
        if rect.isEmpty():
            return []
        rows: Iterable[int] = range(floor(rect.top() / side), ceil(rect.bottom() / side))
        columns = range(floor(rect.left() / side), ceil(rect.right() / side))
        return [(key, column, row) for row in rows for column in columns]
