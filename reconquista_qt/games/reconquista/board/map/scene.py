"""The board as a scene: the map, and upon it whatever a picture of the game shows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from reconquista_qt.games.reconquista.rules.forces import side_of
from reconquista_qt.games.reconquista.rules.names import AREA_INDEX, SIDES
from reconquista_qt.view.art.colours import ArtTheme
from reconquista_qt.view.board.paint_marks import Sheet
from reconquista_qt.view.board.palette import LIGHT, BoardPalette

from .area_item import AreaItem
from .building_item import BuildingItem
from .drag_odds import ChanceBadge
from .facts import BoardFacts
from .fan_item import FanItem
from .geometry import BoardGeometry
from .labels import Labels
from .map_item import MapItem
from .paint_places import paint_names
from .scene_markers import Markers
from .scene_marks import AreaMarks, CounterMarks
from .scene_places import clear_place, free_place
from .snapshot import AreaSnapshot, BoardSnapshot
from .stack_item import BUILDING, COUNTER, LEAST_PX, StackItem

MOST: Final = 205.0  # counters grow to this many scene units when the board is shown small
MARGIN: Final = 260.0  # how far beyond its edge the board may be pushed
PLACES: Final = ("units", "besiegers", "hand")


class BoardScene(QGraphicsScene):
    """A projection of a picture of the game; items hold ids, the rules are asked elsewhere."""

    def __init__(
        self,
        geometry: BoardGeometry,
        facts: BoardFacts,
        palette: BoardPalette = LIGHT,
        art: ArtTheme = "light",
        labels: Labels | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.shape, self.facts = geometry, facts
        self.palette_used, self.art = palette, art
        self.event_name: Callable[[int], str] = str
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setSceneRect(geometry.rect.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN))
        self.map = MapItem(geometry, facts, palette, labels)
        self.addItem(self.map)
        self.areas: dict[str, AreaItem] = {}
        self._lettering: dict[str, Sheet] = {}
        self.area_marks = AreaMarks(self.areas)
        self.buildings: dict[str, BuildingItem] = {}
        self.stacks: dict[tuple[str, str], StackItem] = {}
        self.counter_marks = CounterMarks(self.stacks)
        self._badges: list[ChanceBadge] = []
        for area in geometry.area_ids:
            self._add_area(area)
        self.markers = Markers(geometry, palette)
        for item in self.markers.items:
            self.addItem(item)
        self.fan = FanItem()
        self.addItem(self.fan)
        self.shown: BoardSnapshot | None = None
        self._there: dict[str, AreaSnapshot] = {}
        self._hidden = False
        self._size = COUNTER
        self.set_art(art)

    def _add_area(self, area: str) -> None:
        geometry = self.shape
        item = self.areas[area] = AreaItem(area, geometry.area_path(area))
        item.lettering = lambda: self._lettering_of(area)
        self.addItem(item)
        building = self.buildings[area] = BuildingItem(area)
        building.setPos(geometry.anchor(area, "city"))
        building.setZValue(10 + building.y() / 10_000)
        self.addItem(building)
        for place in PLACES:
            stack = self.stacks[area, place] = StackItem(area, place)
            stack.setPos(self._anchor(area, place))
            self.addItem(stack)

    def place_of(self, area: str, place: str) -> QPointF:
        """Return where a force of an area stands: units, besiegers, or hand (on its way)."""
        return self.stacks[area, place].pos()

    def _anchor(self, area: str, place: str) -> QPointF:
        if place == "hand":
            return self.shape.anchor(area, "besiegers") + QPointF(0, COUNTER * 0.25)
        return self.shape.anchor(area, place)

    def _settle(self, area: str, place: str) -> None:
        stack = self.stacks[area, place]
        anchor = self._anchor(area, place)
        stack.setPos(clear_place(self.shape, area, anchor, len(stack.units), stack.size))
        stack.setZValue(20 + stack.y() / 10_000)

    # -- what is shown -----------------------------------------------------------------------

    def show_picture(self, shown: BoardSnapshot, areas: Iterable[str] | None = None) -> None:
        """Show a picture of the game; only what differs is touched (within `areas`, if given)."""
        self.shown = shown
        self.counter_marks.fighting = shown.fighting
        for area in self.areas if areas is None else areas:
            there = shown.there(area)
            if self._there.get(area) != there:
                self._there[area] = there
                self._show_area(area, there)
        markers = self.markers
        markers.show_turn(shown.turn)
        markers.show_income(shown.treasury)
        if markers.event.number != shown.event:
            markers.event.show_event(
                shown.event, self.event_name(shown.event) if shown.event else ""
            )
        self._show_revolt(shown.revolt_region)

    def _show_area(self, area: str, there: AreaSnapshot) -> None:
        a = AREA_INDEX[area]
        shown = self.shown
        assert shown is not None
        holder = SIDES[side_of(shown.units[a]) or shown.city[a]]
        besieger = SIDES[side_of(shown.besiegers[a])]
        self.buildings[area].set_looks(there.city, there.fortress, holder, besieger)
        for place, units in (
            ("units", there.units), ("besiegers", there.besiegers), ("hand", there.hand),
        ):  # fmt: skip
            stack = self.stacks[area, place]
            if len(units) != len(stack.units):
                stack.set_units(units)
                self._settle(area, place)
            stack.set_units(units)
        self.counter_marks.mark(area)

    def _show_revolt(self, region: str) -> None:
        facts = next((r for r in self.facts.regions if r.id == region), None)
        self.highlight("revolt", facts.areas if facts else ())
        centre = free_place(self.shape, facts.areas) if facts else None
        self.markers.show_revolt(facts.number if facts else 0, centre)

    def there(self, area: str) -> AreaSnapshot:
        """Return what is shown in an area."""
        return self._there[area]

    def show_chances(self, chances: Mapping[str, float]) -> None:
        """Put a chance on each of these areas, and on no other."""
        for badge in self._badges:
            self.removeItem(badge)
        self._badges = [ChanceBadge(chance) for chance in chances.values()]
        for area, badge in zip(chances, self._badges, strict=True):
            badge.setPos(self.shape.anchor(area, "city") + QPointF(0, BUILDING * 0.62))
            self.addItem(badge)

    def highlight(self, name: str, areas: Iterable[str]) -> None:
        """Show a mark (see `area_item.MARKS`) on exactly these areas."""
        self.area_marks.highlight(name, areas)

    def highlighted(self, name: str) -> frozenset[str]:
        """Return the areas with a mark."""
        return self.area_marks.highlighted(name)

    # -- looks -------------------------------------------------------------------------------

    def _lettering_of(self, area: str) -> Sheet:
        """Return what is written in an area, made when it is first asked for."""
        if area not in self._lettering:
            sheet = self._lettering[area] = Sheet()
            paint_names(sheet, self.shape, self.facts, self.palette_used, self.map._labels, area)
        return self._lettering[area]

    def set_look(self, palette: BoardPalette, art: ArtTheme) -> None:
        """Draw map, markers and counters in a palette and an art; names are lettered anew."""
        self.palette_used = palette
        self._lettering.clear()
        self.map.set_palette(palette)
        self.markers.set_look(palette, art)
        self.set_art(art)

    def set_art(self, art: ArtTheme) -> None:
        """Take the colours of a theme for what lies on the map."""
        self.art = art
        for area in self.areas.values():
            area.set_theme(art)
        for building in self.buildings.values():
            building.set_theme(art)
        for stack in self.stacks.values():
            stack.set_theme(art)
        self.fan.set_theme(art)

    def retranslate(self) -> None:
        """Write everything again, in the language of now."""
        self._lettering.clear()
        self.map.set_labels(self.map._labels)
        if self.shown is not None and self.shown.event:
            self.markers.event.show_event(self.shown.event, self.event_name(self.shown.event))

    def set_counters_hidden(self, hidden: bool) -> None:
        """Hide all counters and buildings, so that the map can be read."""
        self._hidden = hidden
        opacity = 0.0 if hidden else 1.0
        for item in (*self.stacks.values(), *self.buildings.values()):
            item.setOpacity(opacity)
        if hidden:
            self.fan.fold()

    @property
    def counters_hidden(self) -> bool:
        """Whether the counters are hidden."""
        return self._hidden

    def fit_counters(self, scale: float) -> None:
        """Make counters large enough to be told apart at a scale (pixels to a scene unit)."""
        size = max(COUNTER, min(MOST, LEAST_PX / scale))
        if abs(size - self._size) < 1:
            return
        self._size = size
        for (area, place), stack in self.stacks.items():
            stack.set_size(size)
            self._settle(area, place)

    @property
    def counter_size(self) -> float:
        """The side of a counter at rest, in scene units."""
        return self._size

    # -- what is where -----------------------------------------------------------------------

    def stack_at(self, point: QPointF) -> StackItem | None:
        """Return the uppermost force under a point."""
        if self._hidden:
            return None
        found = [s for s in self.stacks.values() if s.isVisible() and s.kind_at(point)]
        return max(found, key=lambda s: s.zValue(), default=None)

    def area_at(self, point: QPointF) -> str:
        """Return the area under a point: of its counters and buildings, else of the map."""
        stack = self.stack_at(point)
        if stack is not None:
            return stack.area
        if not self._hidden:
            for area, building in self.buildings.items():
                near = QRectF(-70, -90, 140, 140).translated(building.pos())
                if building.isVisible() and near.contains(point):
                    return area
        return self.shape.area_at(point) or ""

    def area_rect(self, area: str) -> QRectF:
        """Return the bounds of an area and of all that stands there."""
        rect = self.areas[area].outline.boundingRect()
        for place in PLACES:
            stack = self.stacks[area, place]
            if stack.isVisible():
                rect = rect.united(stack.rect())
        return rect

    def region_rect(self, region: str) -> QRectF:
        """Return the bounds of a region; KeyError for an unknown one."""
        by_id = {r.id: r for r in self.facts.regions}
        return self.shape.outline(by_id[region].areas).boundingRect()
