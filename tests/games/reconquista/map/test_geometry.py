"""The shipped geometry: areas that tile the mainland, and room for what stands there."""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations, pairwise
from math import hypot

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt

from reconquista_qt import assets
from reconquista_qt.games.reconquista.board.map.facts import BoardFacts
from reconquista_qt.games.reconquista.board.map.geometry import BoardGeometry

# Half breadth and half height of what stands at each anchor.
ROOM = {"city": (90, 90), "units": (84, 82), "besiegers": (82, 82)}
LABEL_HALF_HEIGHT = 66
Point = tuple[float, float]


@pytest.fixture(scope="module")
def geometry() -> BoardGeometry:
    return BoardGeometry.load()


@pytest.fixture(scope="module")
def facts() -> BoardFacts:
    path = assets.resource("reconquista", "map.json")
    return BoardFacts.from_map(json.loads(path.read_text(encoding="utf-8")))


def ring(geometry: BoardGeometry, area: str) -> list[Point]:
    return [(p.x(), p.y()) for p in geometry.area_polygon(area).toList()]


def surface(points: list[Point]) -> float:
    turned = [*points[1:], points[0]]
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, turned, strict=True)) / 2


def cross(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def room(geometry: BoardGeometry, area: str, name: str) -> QRectF:
    at = geometry.anchor(area, name)
    w, h = ROOM.get(name, (geometry.label_width(area) / 2, LABEL_HALF_HEIGHT))
    return QRectF(at.x() - w, at.y() - h, 2 * w, 2 * h)


def test_the_file_is_small() -> None:
    assert assets.resource("reconquista", "geometry.json").stat().st_size < 600_000


def test_the_areas_are_those_of_the_rules(geometry: BoardGeometry, facts: BoardFacts) -> None:
    assert set(geometry.area_ids) == set(facts.region_of)


def test_every_border_has_an_area_on_each_side(geometry: BoardGeometry) -> None:
    used: Counter[int] = Counter()
    for name in geometry.area_ids:
        for number in geometry.data["areas"][name]["ring"]:
            at = number if number >= 0 else ~number
            assert name in geometry.arcs[at].areas
            used[at] += 1
    for at, arc in enumerate(geometry.arcs):
        assert used[at] == (1 if arc.areas[1] is None else 2)


def test_areas_do_not_cross_themselves(geometry: BoardGeometry) -> None:
    for name in geometry.area_ids:
        points = ring(geometry, name)
        edges = list(pairwise([*points, points[0]]))
        for (i, (a, b)), (j, (c, d)) in combinations(enumerate(edges), 2):
            if j == i + 1 or (i == 0 and j == len(edges) - 1):
                continue
            if max(a[0], b[0]) < min(c[0], d[0]) or max(c[0], d[0]) < min(a[0], b[0]):
                continue
            if max(a[1], b[1]) < min(c[1], d[1]) or max(c[1], d[1]) < min(a[1], b[1]):
                continue
            apart = cross(a, b, c) * cross(a, b, d) > 0 or cross(c, d, a) * cross(c, d, b) > 0
            assert apart, (name, a, c)


def test_areas_cover_the_mainland_without_overlap(geometry: BoardGeometry) -> None:
    outline = geometry.outline(geometry.area_ids)
    rings = [[(p.x(), p.y()) for p in polygon.toList()] for polygon in outline.toSubpathPolygons()]
    assert len(rings) == 1, "the borders leave a hole"
    whole = abs(surface(rings[0]))
    parts = {name: abs(surface(ring(geometry, name))) for name in geometry.area_ids}
    assert sum(parts.values()) == pytest.approx(whole, rel=1e-6)
    assert min(parts.values()) > 0.025 * whole, "every area must hold its counters"


def test_all_areas_turn_the_same_way(geometry: BoardGeometry) -> None:
    assert len({surface(ring(geometry, name)) > 0 for name in geometry.area_ids}) == 1


@pytest.mark.parametrize("name", [*ROOM, "label"])
def test_what_stands_in_an_area_is_inside_it(geometry: BoardGeometry, name: str) -> None:
    for area in geometry.area_ids:
        rect = room(geometry, area, name)
        for corner in (rect.topLeft(), rect.topRight(), rect.bottomLeft(), rect.bottomRight()):
            assert geometry.area_at(corner) == area


def test_nothing_in_an_area_lies_on_another_thing(geometry: BoardGeometry) -> None:
    for area in geometry.area_ids:
        for first, second in combinations([*ROOM, "label"], 2):
            overlap = room(geometry, area, first).intersects(room(geometry, area, second))
            assert not overlap, (area, first, second)


def test_nothing_hides_the_shield_of_a_region(geometry: BoardGeometry, facts: BoardFacts) -> None:
    for region in facts.regions:
        at = geometry.region_curve(region.areas).pointAtPercent(0)
        shield = QRectF(at.x() - 40, at.y() - 46, 80, 92)
        for area in geometry.area_ids:
            for name in ("units", "besiegers", "label"):
                assert not room(geometry, area, name).intersects(shield), (region.id, area, name)


def test_roads_join_neighbours_by_a_short_way(geometry: BoardGeometry, facts: BoardFacts) -> None:
    neighbours = {frozenset(arc.areas) for arc in geometry.arcs}
    for first, last in facts.roads:
        assert frozenset((first, last)) in neighbours
        path = geometry.road_path(first, last)
        seen = [geometry.area_at(path.pointAtPercent(i / 60)) for i in range(61)]
        assert [seen[0], seen[-1]] == [first, last]
        assert set(seen) == {first, last}
        assert sum(a != b for a, b in pairwise(seen)) == 1, "crosses the border once"
        away = geometry.anchor(last, "city") - geometry.anchor(first, "city")
        assert path.length() < 1.2 * hypot(away.x(), away.y())


def test_no_road_runs_through_a_name(geometry: BoardGeometry, facts: BoardFacts) -> None:
    for first, last in facts.roads:
        path = geometry.road_path(first, last)
        for point in (path.pointAtPercent(i / 150) for i in range(151)):
            for area in (first, last):
                assert not room(geometry, area, "label").contains(point), (first, last, area)


def test_a_road_is_the_same_both_ways(geometry: BoardGeometry) -> None:
    there = geometry.road_path("sevilla", "algeciras")
    back = geometry.road_path("algeciras", "sevilla")
    assert there.pointAtPercent(0) == back.pointAtPercent(1)
    assert there.length() == pytest.approx(back.length(), rel=1e-3)


def test_any_two_areas_can_be_joined(geometry: BoardGeometry) -> None:
    path = geometry.road_path("zaragoza", "burgos")
    assert path.pointAtPercent(1) == geometry.anchor("burgos", "city")


COASTAL = [
    *("santiago", "oviedo", "galicia", "pamplona", "barcelona", "tarragona", "valencia"),
    *("murcia", "granada", "algeciras", "sevilla", "lisboa", "porto"),
]


def test_ports_lie_at_sea_before_their_own_shore(geometry: BoardGeometry) -> None:
    with_port = [area for area in geometry.area_ids if geometry.has_anchor(area, "port")]
    assert sorted(with_port) == sorted(COASTAL)
    discs = []
    for area in with_port:
        port, landing = geometry.anchor(area, "port"), geometry.anchor(area, "landing")
        disc = QRectF(port.x() - 50, port.y() - 50, 100, 100)
        assert geometry.sea.contains(disc)
        for corner in (disc.topLeft(), disc.topRight(), disc.bottomLeft(), disc.bottomRight()):
            assert geometry.area_at(corner) is None
        assert hypot(port.x() - landing.x(), port.y() - landing.y()) < 160
        nearest = min(
            geometry.area_ids,
            key=lambda a: min(
                hypot(p.x() - port.x(), p.y() - port.y()) for p in geometry.area_polygon(a).toList()
            ),
        )
        assert nearest == area
        discs.append(disc)
    assert not any(a.intersects(b) for a, b in combinations(discs, 2))


def test_the_sea_belongs_to_no_area(geometry: BoardGeometry) -> None:
    for at in (QPointF(300, 2000), QPointF(4400, 600), QPointF(5100, 2150), QPointF(-50, 10)):
        assert geometry.area_at(at) is None


def test_region_outlines_have_no_inner_border(geometry: BoardGeometry, facts: BoardFacts) -> None:
    for region in facts.regions:
        outline = geometry.outline(region.areas)
        assert len(outline.toSubpathPolygons()) == 1, "a region in one piece"
        total = sum(abs(surface(ring(geometry, area))) for area in region.areas)
        (polygon,) = outline.toSubpathPolygons()
        assert abs(surface([(p.x(), p.y()) for p in polygon.toList()])) == pytest.approx(total)


def test_other_groupings_work_too(geometry: BoardGeometry) -> None:
    apart = geometry.outline(["santiago", "granada"])
    assert len(apart.toSubpathPolygons()) == 2
    around = [n for n in geometry.area_ids if n != "burgos"]
    hole = geometry.outline(around)
    assert not hole.contains(geometry.anchor("burgos", "city"))
    assert hole.contains(geometry.anchor("toledo", "city"))
    curve = geometry.region_curve(["toledo", "cordoba", "granada", "murcia"])
    assert curve.length() > 300


def test_tracks_have_their_cells_and_keep_clear_of_each_other(geometry: BoardGeometry) -> None:
    cells = [geometry.track_cell("turn", n) for n in range(1, 21)]
    cells += [geometry.track_cell("income", n) for n in range(11)]
    assert all(c.width() >= 140 and c.height() >= 140 for c in cells)
    cells += [geometry.box("event"), geometry.box("revolt")]
    panel = QRectF(*geometry.data["panel"])
    assert all(panel.contains(cell) for cell in cells)
    inner = [cell.adjusted(1, 1, -1, -1) for cell in cells]
    assert not any(a.intersects(b) for a, b in combinations(inner, 2))
    for number in (0, 21):
        with pytest.raises(IndexError):
            geometry.track_cell("turn", number)
    slots = [geometry.track_cell("revolt", n) for n in range(1, 6)]
    assert all(geometry.box("revolt").contains(slot) for slot in slots)


def test_nothing_printed_at_sea_lies_on_the_peninsula(geometry: BoardGeometry) -> None:
    for key in ("panel", "cartouche", "legend"):
        rect = QRectF(*geometry.data[key])
        assert geometry.sea.contains(rect)
        for area in geometry.area_ids:
            assert not any(rect.contains(p) for p in geometry.area_polygon(area).toList())


def test_the_region_outline_is_a_copy(geometry: BoardGeometry) -> None:
    path = geometry.outline(["toledo"])
    path.setFillRule(Qt.FillRule.WindingFill)
    path.translate(1000, 0)
    assert geometry.outline(["toledo"]).boundingRect() != path.boundingRect()
