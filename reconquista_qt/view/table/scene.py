"""The table as a scene: the printed board, and upon it whatever a picture shows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem

from reconquista_qt.model.surface import EMPTY, FIELD, PART, Lights, Picture, Piece, Way
from reconquista_qt.view.art.colours import ArtTheme, mark
from reconquista_qt.view.board.palette import BoardPalette
from reconquista_qt.view.board.stacking import IN_PILE, IN_ROW, Stacking

from .art import CounterArt
from .geometry import BoardGeometry, HexBoard, outline
from .items import (
    Z_LINE,
    CostTag,
    FanItem,
    HeatMark,
    HeldItem,
    MarkStyle,
    PathItem,
    PileItem,
    PlaceMark,
    mark_on,
    mark_styles,
    paint_lasting,
)
from .map_layer import BoardPainter, MapLayer, Name, WritingLayer

MARGIN: Final = 260.0  # how far beyond its edge the board may be pushed
Z_GHOST: Final = 55  # what would lie in a place: over what does, below the figures
HEX_MOST: Final = 1.4  # the largest counters on hexes, in sizes of a hex
AGAINST: Final = 5.0  # what lies aside in a hex lies above the others
LEAST_PX: Final = 24.0  # counters are never shown smaller than this, if there is room


def base_of(target: str) -> str:
    """Return the place of a target, which may be a part of it (``hill/second``)."""
    return target.partition(PART)[0]


def part_of(target: str) -> str:
    """Return the part of a place that a target means, "" for the whole of it."""
    return target.partition(PART)[2]


def slot_of(target: str) -> str:
    """Return the slot of a target: "" for a whole place and for its middle (`FIELD`)."""
    part = part_of(target)
    return "" if part == FIELD else part


class TableScene(QGraphicsScene):
    """A projection of a picture: items hold ids, and stand only where something is to be shown."""

    def __init__(
        self,
        geometry: BoardGeometry,
        painter: BoardPainter,
        art: CounterArt,
        palette: BoardPalette,
        theme: ArtTheme,
        name: Name,
        *,
        stacking: Stacking | None = None,
        styles: Mapping[str, Mapping[ArtTheme, MarkStyle] | MarkStyle] | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.shape = geometry
        self.art, self.theme, self.palette_used = art, theme, palette
        self.stacking = stacking or (IN_PILE if isinstance(geometry, HexBoard) else IN_ROW)
        self._own_styles = dict(styles or {})
        self._styles = self._all_styles()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setSceneRect(geometry.rect.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN))
        self.map = MapLayer(geometry.rect, painter, palette, name)
        self.addItem(self.map)
        self._writing = WritingLayer(self.map, Z_LINE + 1)
        self.addItem(self._writing)
        self.picture: Picture = EMPTY
        self.piles: dict[tuple[str, str], PileItem] = {}
        self._by_place: dict[str, list[PileItem]] = {}
        self._marks: dict[tuple[str, str], QGraphicsItem] = {}
        self._highlights: dict[str, frozenset[str]] = {}
        self._tags: list[QGraphicsItem] = []
        self._heat: list[QGraphicsItem] = []
        self._lines: list[QGraphicsItem] = []
        self._path: PathItem | None = None
        self._ghost: HeldItem | None = None
        self._lights: Lights = Lights()
        self._light_lines: list[QGraphicsItem] = []
        self._mobile: dict[str, frozenset[str]] = {}
        self._lifted: tuple[str, tuple[Piece, ...]] = ("", ())
        self._chosen: tuple[str, frozenset[str]] = ("", frozenset())
        self._hidden = False
        self._size = geometry.unit
        self.fan = FanItem()
        self.addItem(self.fan)

    # -- looks -----------------------------------------------------------------------------------

    def _all_styles(self) -> dict[str, MarkStyle]:
        styles = mark_styles(self.theme)
        for name, own in self._own_styles.items():
            styles[name] = own if isinstance(own, MarkStyle) else own[self.theme]
        return styles

    def set_look(self, palette: BoardPalette, theme: ArtTheme) -> None:
        """Draw map, piles and marks in a palette and a theme."""
        self.palette_used, self.theme = palette, theme
        self._styles = self._all_styles()
        self.map.set_palette(palette)
        for pile in self.piles.values():
            pile.set_look(self.art, theme, self._size * self._share(pile.slot))
        marks, self._highlights = self._highlights, {}
        for item in self._marks.values():
            self.removeItem(item)
        self._marks.clear()
        for name, places in marks.items():
            self.highlight(name, places)

    def set_counters_hidden(self, hidden: bool) -> None:
        """Hide all counters, so that the board can be read."""
        self._hidden = hidden
        for pile in self.piles.values():
            pile.setVisible(not hidden)
        if hidden:
            self.fan.fold()

    @property
    def counters_hidden(self) -> bool:
        """Whether the counters are hidden."""
        return self._hidden

    def fit_counters(self, scale: float) -> None:
        """Make counters large enough to be told apart, if there is room: on hexes there is none.

        `scale` is in pixels to a scene unit.
        """
        unit = self.shape.unit
        # On hexes up to the largest squares that do not lie on those of the next hex.
        most = unit * 1.45
        if isinstance(self.shape, HexBoard):
            most = max(unit, self.shape.size * HEX_MOST)
        size = max(unit, min(most, LEAST_PX / scale))
        if abs(size - self._size) >= 1:
            self._size = size
            for pile in self.piles.values():
                pile.set_look(self.art, self.theme, size * self._share(pile.slot))

    def _share(self, slot: str) -> float:
        """Return how large the counters of a slot are, beside the others."""
        slots = getattr(self.shape, "slots", {})
        return float(slots[slot][2]) if slot in slots else 1.0

    @property
    def counter_size(self) -> float:
        """The side of a counter at rest, in scene units."""
        return self._size

    # -- what is shown ---------------------------------------------------------------------------

    def show_picture(self, picture: Picture) -> frozenset[str]:
        """Show a picture; only what differs is touched. Return the places that differ."""
        before, self.picture = self.picture, picture
        changed = picture.differing(before)
        for place in changed:
            self._show_place(place)
        if picture.marks != before.marks:
            for name in {*picture.marks, *before.marks}:
                self.highlight(name, picture.marks.get(name, ()))
        if picture.lines != before.lines:
            self._show_lines(picture)
        return changed

    def _show_place(self, place: str) -> None:
        if place not in self._known:
            return
        slots: dict[str, list[Piece]] = {}
        for piece in self.picture.at(place):
            slots.setdefault(piece.slot, []).append(piece)
        for pile in [p for p in self._by_place.get(place, ()) if p.slot not in slots]:
            self.removeItem(pile)
            del self.piles[place, pile.slot]
            self._by_place[place].remove(pile)
        for slot, pieces in slots.items():
            found = self.piles.get((place, slot))
            if found is None:
                found = PileItem(place, slot, self.art, self.stacking)
                found.set_look(self.art, self.theme, self._size * self._share(slot))
                found.setPos(self.shape.anchor(place, slot))
                aside = AGAINST if slot in getattr(self.shape, "slots", {}) else 0.0
                found.setZValue(20 + found.y() / 100_000 + aside)
                found.setVisible(not self._hidden)
                self.piles[place, slot] = found
                self._by_place.setdefault(place, []).append(found)
                self.addItem(found)
            found.set_pieces(tuple(pieces))
        self._mark_place(place)

    @property
    def _known(self) -> frozenset[str]:
        known: frozenset[str] | None = getattr(self, "_places", None)
        if known is None:
            known = self._places = frozenset(self.shape.places)
        return known

    def _show_lines(self, picture: Picture) -> None:
        for item in self._lines:
            self.removeItem(item)
        self._lines.clear()
        for line in picture.lines:
            points = [self.shape.anchor(p) for p in line.places if p in self._known]
            item = PathItem(points, mark("path", self.theme), self.shape.unit,
                            dashed=True, arrow=False)  # fmt: skip
            self._lines.append(item)
            self.addItem(item)

    # -- marks -----------------------------------------------------------------------------------

    def highlight(self, name: str, places: Iterable[str]) -> None:
        """Show a mark on exactly these places; a name without a look of its own shows nothing."""
        wanted = frozenset(place for place in places if base_of(place) in self._known)
        before = self._highlights.get(name, frozenset())
        if wanted == before:
            return
        self._highlights[name] = wanted
        style = self._styles.get(name)
        for place in before - wanted:
            item = self._marks.pop((name, place), None)
            if item is not None:
                self.removeItem(item)
        if style is None:
            return
        for place in wanted - before:
            item = self._mark_of(place, style)
            self._marks[name, place] = item
            self.addItem(item)

    def _mark_of(self, place: str, style: MarkStyle) -> QGraphicsItem:
        """Return the item of a mark on a place, or on a part of it."""
        base = base_of(place)
        if style.emblem is None and part_of(place) and hasattr(self.shape, "part"):
            outlined = self.shape.part(base, slot_of(place))
            return PlaceMark(outlined, QPointF(), style, self.shape.unit, shared=False)
        return mark_on(self.shape, base, style)

    def highlighted(self, name: str) -> frozenset[str]:
        """Return the places with a mark."""
        return self._highlights.get(name, frozenset())

    def show_ways(self, ways: Mapping[str, Way]) -> None:
        """Light the places that lifted pieces may go to, with what each way costs."""
        self.highlight("target", [place for place, way in ways.items() if way.whole])
        self.highlight("partial", [place for place, way in ways.items() if not way.whole])
        for item in self._tags:
            self.removeItem(item)
        self._tags.clear()
        for place, way in ways.items():
            if base_of(place) not in self._known:
                continue
            text = way.cost
            if way.chance is not None:
                text = f"{way.chance:.0%}"
            if text:
                down = QPointF(0, self.shape.unit * 0.42)
                at = self.shape.anchor(base_of(place), slot_of(place))
                tag = CostTag(text, at + down, self.shape.unit, way.chance)
                self._tags.append(tag)
                self.addItem(tag)

    def show_path(self, places: Sequence[str]) -> None:
        """Draw the way of a move through some places, or none."""
        if self._path is not None:
            self.removeItem(self._path)
            self._path = None
        known = [place for place in places if base_of(place) in self._known]
        if len(known) > 1:
            points = [self.shape.anchor(base_of(p), slot_of(p)) for p in known]
            self._path = PathItem(points, mark("path", self.theme), self.shape.unit,
                                  dashed=True, arrow=True)  # fmt: skip
            self.addItem(self._path)

    def show_ghost(self, place: str, pieces: Sequence[Piece]) -> None:
        """Show pieces faintly where they would go; no place ends it."""
        if self._ghost is not None:
            self.removeItem(self._ghost)
            self._ghost = None
        if place in self._known and pieces:
            ghost = HeldItem(pieces, self.art, self.stacking, self._size, self.theme)
            ghost.setPos(self.shape.anchor(place))
            ghost.setOpacity(0.62)
            ghost.setZValue(Z_GHOST)
            self._ghost = ghost
            self.addItem(ghost)

    def show_lights(self, lights: Lights) -> None:
        """Show marks and lines for a while; only what differs is touched."""
        for name in {*lights.marks, *self._lights.marks}:
            self.highlight(name, lights.marks.get(name, ()))
        if lights.lines != self._lights.lines:
            for item in self._light_lines:
                self.removeItem(item)
            self._light_lines.clear()
            for line in lights.lines:
                points = [self.shape.anchor(p) for p in line.places if p in self._known]
                style = self._styles.get(line.kind)
                colour = style.line if style is not None else mark("path", self.theme)
                item = PathItem(points, colour, self.shape.unit, dashed=True, arrow=True)
                self._light_lines.append(item)
                self.addItem(item)
        self._lights = lights

    def show_heat(self, heat: Mapping[str, tuple[float, str]], cold: str, hot: str) -> None:
        """Tint places by figures from 0 to 1, each with a short text; none of them ends it."""
        for item in self._heat:
            self.removeItem(item)
        self._heat.clear()
        from reconquista_qt.view.board.paint_marks import mix

        for place, (figure, text) in heat.items():
            if place not in self._known:
                continue
            path, at = self.shape.shape(place)
            tone = mix(QColor(cold), QColor(hot), max(0.0, min(1.0, figure)))
            tone.setAlphaF(0.6)
            item = HeatMark(
                path, at, tone, text, self.shape.unit, self.shape.anchor(place, "label")
            )
            self._heat.append(item)
            self.addItem(item)

    def show_mobile(self, mobile: Mapping[str, Iterable[str]]) -> None:
        """Mark the pieces (ids by place) that may be moved now."""
        wanted = {place: frozenset(ids) for place, ids in mobile.items()}
        differ = {p for p in {*wanted, *self._mobile} if wanted.get(p) != self._mobile.get(p)}
        self._mobile = wanted
        for place in differ:
            self._mark_place(place)

    def show_lifted(self, place: str, pieces: Sequence[Piece], *, in_hand: bool) -> None:
        """Show pieces of a place as taken up from the board, or as chosen; no place ends it."""
        places = {self._lifted[0], self._chosen[0], place} - {""}
        self._lifted = (place, tuple(pieces)) if in_hand else ("", ())
        chosen = frozenset(piece.id for piece in pieces)
        self._chosen = ("", frozenset()) if in_hand or not place else (place, chosen)
        for each in places:
            self._mark_place(each)

    def _mark_place(self, place: str) -> None:
        for pile in self._by_place.get(place, ()):
            pile.set_marks(
                self._chosen[1] if self._chosen[0] == place else (),
                self._mobile.get(place, ()),
                self._lifted[1] if self._lifted[0] == place else (),
            )

    def paint_pieces(self, painter: QPainter, target: QRectF) -> None:
        """Paint all piles and lasting marks, for a picture of the whole board in a rectangle."""
        rect = self.shape.rect
        scale = target.width() / rect.width()
        painter.save()
        painter.translate(target.topLeft())
        painter.scale(scale, scale)
        painter.translate(-rect.topLeft())
        paint_lasting(painter, self.shape, self.picture, self._styles)
        painter.restore()
        for pile in sorted(self.piles.values(), key=lambda pile: pile.zValue()):
            painter.save()
            painter.translate(target.topLeft() + (pile.pos() - rect.topLeft()) * scale)
            painter.scale(scale, scale)
            pile.paint(painter, QStyleOptionGraphicsItem())
            painter.restore()

    # -- what is where ---------------------------------------------------------------------------

    def pile_at(self, point: QPointF) -> PileItem | None:
        """Return the uppermost pile with a counter at a point: only those near it are asked."""
        if self._hidden:
            return None
        near = self.shape.at(point.x(), point.y())
        found = [pile for pile in self._by_place.get(near, ()) if pile.piece_at(point)]
        if not found:
            # A counter may hang over the border of its place.
            reach = self._size * 0.8
            seen = {near}
            for dx, dy in ((reach, 0), (-reach, 0), (0, reach), (0, -reach)):
                place = self.shape.at(point.x() + dx, point.y() + dy)
                if place not in seen:
                    seen.add(place)
                    found += [p for p in self._by_place.get(place, ()) if p.piece_at(point)]
        return max(found, key=lambda pile: pile.zValue(), default=None)

    def place_at(self, point: QPointF) -> str:
        """Return the place at a point: of its counters, else of the board."""
        pile = self.pile_at(point)
        return pile.place if pile is not None else self.shape.at(point.x(), point.y())

    def piles_of(self, place: str) -> list[PileItem]:
        """Return the piles of a place."""
        return list(self._by_place.get(place, ()))

    def area_rect(self, place: str) -> QRectF:
        """Return the bounds of a place and of all that lies there."""
        rect = outline(self.shape, place).boundingRect()
        for pile in self._by_place.get(place, ()):
            rect = rect.united(pile.room())
        return rect

    def region_rect(self, region: str) -> QRectF:
        """Return the bounds of a place; a table has no regions of its own."""
        return self.area_rect(region)
