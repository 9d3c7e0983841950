"""The drawn map: legible names that do not collide, palettes, live words, tiles."""

from __future__ import annotations

import dataclasses
import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontDatabase, QImage, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView
from pytestqt.qtbot import QtBot

from reconquista_qt import assets
from reconquista_qt.games.reconquista.board.map.facts import BoardFacts, RegionFacts
from reconquista_qt.games.reconquista.board.map.geometry import BoardGeometry
from reconquista_qt.games.reconquista.board.map.labels import look_up
from reconquista_qt.games.reconquista.board.map.map_item import MapItem, thumbnail
from reconquista_qt.games.reconquista.board.map.paint_map import draw_map
from reconquista_qt.games.reconquista.board.map.paint_places import NAME_CAP
from reconquista_qt.games.reconquista.board.map.stack_item import BUILDING, COUNTER, stack_rect
from reconquista_qt.view.board import paint_text
from reconquista_qt.view.board.paint_marks import Sheet
from reconquista_qt.view.board.paint_text import outline
from reconquista_qt.view.board.palette import HIGH_CONTRAST, LIGHT, PALETTES, BoardPalette
from tests.waiting import settle

Labels = dict[str, str]
FIT = 0.19  # pixels a unit where the whole board fits a window of 1280 by 800


@pytest.fixture(scope="module")
def geometry() -> BoardGeometry:
    return BoardGeometry.load()


@pytest.fixture(scope="module")
def facts() -> BoardFacts:
    path = assets.resource("reconquista", "map.json")
    return BoardFacts.from_map(json.loads(path.read_text(encoding="utf-8")))


def picture(sheet: Sheet, rect: QRectF, width: int = 600) -> QImage:
    scale = width / rect.width()
    image = QImage(width, round(rect.height() * scale), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.scale(scale, scale)
    painter.translate(-rect.x(), -rect.y())
    sheet.paint(painter, rect, scale)
    painter.end()
    return image


def contrast(first: QColor, second: QColor) -> float:
    def light(colour: QColor) -> float:
        parts = [
            c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
            for c in (colour.redF(), colour.greenF(), colour.blueF())
        ]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    a, b = sorted((light(first), light(second)))
    return (b + 0.05) / (a + 0.05)


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES.keys())
def test_names_can_be_read_on_every_tint(palette: BoardPalette) -> None:
    bound = 12.0 if palette is HIGH_CONTRAST else 6.0
    for number in range(1, 6):
        assert contrast(palette.colour("text"), palette.region("tints", number)) > bound
    assert contrast(palette.colour("ink"), palette.colour("paper")) > bound
    assert contrast(palette.colour("cell_text"), palette.colour("cell")) > bound
    assert contrast(palette.colour("pip"), palette.colour("die")) > bound
    assert contrast(palette.colour("port_ink"), palette.colour("port")) > bound
    assert contrast(palette.colour("sea_text"), palette.colour("sea")) > 2.9


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES.keys())
def test_every_colour_is_one(palette: BoardPalette) -> None:
    for field in fields(palette):
        value = getattr(palette, field.name)
        if field.name in ("name", "weight"):
            continue
        for text in (value,) if isinstance(value, str) else value:
            assert QColor(text).isValid(), field.name


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES.keys())
def test_sea_land_and_regions_have_the_palette_s_colours(
    qapp: object, geometry: BoardGeometry, facts: BoardFacts, palette: BoardPalette
) -> None:
    sheet = draw_map(geometry, facts, palette)
    assert picture(sheet, QRectF(0, 0, 40, 20), 40).pixelColor(5, 5) == palette.colour("margin")
    for region in facts.regions:
        tint = palette.region("tints", region.number)
        for area in set(region.areas) - facts.mountains:
            ground = commonest(picture(sheet, around(geometry, area), 90))
            assert near(ground, tint), area
    for key, field in (("abroad", "abroad"), ("sea", "sea")):
        at = QRectF(4200, 540, 60, 40) if key == "abroad" else QRectF(3150, 3620, 40, 20)
        assert near(commonest(picture(sheet, at, 60)), palette.colour(field)), key


def around(geometry: BoardGeometry, area: str) -> QRectF:
    at = geometry.anchor(area, "units")
    return QRectF(at.x() - 80, at.y() - 80, 160, 160)


def commonest(image: QImage) -> QColor:
    points = [(x, y) for x in range(image.width()) for y in range(image.height())]
    return QColor(Counter(image.pixel(x, y) for x, y in points).most_common(1)[0][0])


def furthest(first: QImage, second: QImage) -> int:
    """Return by how much two pictures differ at most in red, green or blue."""
    pairs = zip(bytes(first.constBits()), bytes(second.constBits()), strict=True)
    return max(abs(one - other) for one, other in pairs)


def near(first: QColor, second: QColor) -> bool:
    return all(abs(a - b) < 34 for a, b in zip(first.getRgb(), second.getRgb(), strict=True))


def test_regions_are_coloured_by_the_facts_and_not_by_habit(
    qapp: object, geometry: BoardGeometry, facts: BoardFacts
) -> None:
    swapped = {1: 5, 5: 1}
    other = replace(
        facts,
        regions=tuple(
            RegionFacts(r.id, swapped.get(r.number, r.number), r.areas) for r in facts.regions
        ),
    )
    spot = around(geometry, "leon")
    plain = commonest(picture(draw_map(geometry, facts, HIGH_CONTRAST), spot, 60))
    changed = commonest(picture(draw_map(geometry, other, HIGH_CONTRAST), spot, 60))
    assert plain == HIGH_CONTRAST.region("tints", 1)
    assert changed == HIGH_CONTRAST.region("tints", 5)


def test_any_map_can_be_drawn(qapp: object, geometry: BoardGeometry, facts: BoardFacts) -> None:
    areas = [area for region in facts.regions for area in region.areas]
    mixed = tuple(
        RegionFacts(region.id, region.number, tuple(areas[i::5]))
        for i, region in enumerate(facts.regions)
    )
    odd = BoardFacts(
        mixed, {areas[0]: (1, 2, 3, 4, 5, 6)}, (("lisboa", "murcia"),), frozenset(areas)
    )
    assert len(draw_map(geometry, odd, LIGHT).marks) > 2000


def test_heavy_mountains_stand_where_the_rules_have_them(
    qapp: object, geometry: BoardGeometry, facts: BoardFacts
) -> None:
    def dark(which: BoardFacts) -> int:
        palette = replace(LIGHT, peak_ink="#ff00ff")
        image = picture(
            draw_map(geometry, which, palette), geometry.area_path("toledo").boundingRect()
        )
        return sum(
            image.pixelColor(x, y).blue() > 190 and image.pixelColor(x, y).green() < 90
            for x in range(0, image.width(), 2)
            for y in range(0, image.height(), 2)
        )

    assert dark(facts) == 0
    assert dark(replace(facts, mountains=frozenset({"toledo"}))) > 100


SPANISH: Labels = {
    "region.aragon": "Aragón",
    "region.castilla": "Castilla",
    "region.al_andalus": "Al-Ándalus",
    "area.leon": "León",
    "area.lisboa": "Lisboa",
    "area.sevilla": "Sevilla",
    "legend.area": "Área y su dado",
    "legend.port": "Puerto desde África",
    "box.event": "Acontecimiento",
}


def families() -> list[str]:
    wanted = {*paint_text.FAMILIES, "DejaVu Serif", "Liberation Serif"}
    return sorted(wanted & set(QFontDatabase.families())) or [""]


@pytest.fixture
def in_font(qapp: object, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], None]]:
    def forget() -> None:
        paint_text.font.cache_clear()
        paint_text._cap_height.cache_clear()

    def choose(family: str) -> None:
        monkeypatch.setattr(paint_text, "FAMILIES", (family,))
        forget()

    yield choose
    monkeypatch.undo()
    forget()


@pytest.mark.parametrize("words", [{}, SPANISH], ids=["en", "es"])
def test_names_fit_their_room_in_every_font(
    geometry: BoardGeometry, in_font: Callable[[str], None], words: Labels
) -> None:
    text = look_up(words)
    for family in families():
        in_font(family)
        rooms = []
        for area in geometry.area_ids:
            width = geometry.label_width(area)
            name = paint_text.outline(text(f"area.{area}"), NAME_CAP, spaced=0.04, width=width)
            box = name.boundingRect()
            assert box.width() <= width + 1
            assert box.top() > -62 and box.bottom() < 45, "room above and below"
            at = geometry.anchor(area, "label") - QPointF(0, 31)
            placed = box.translated(at)
            for corner in (placed.topLeft(), placed.topRight(), placed.bottomLeft()):
                assert geometry.area_at(corner) == area
            rooms.append(placed)
        assert not any(a.intersects(b) for a, b in combinations(rooms, 2))


@pytest.mark.parametrize("words", [{}, SPANISH], ids=["en", "es"])
def test_region_names_are_whole_at_the_fit_zoom(
    qapp: object, geometry: BoardGeometry, facts: BoardFacts, words: Labels
) -> None:
    """No letter lies where counters, cities, camps or names stand, nor under its own shield."""
    text = look_up(words)
    force, camp = stack_rect(2, COUNTER), stack_rect(1, COUNTER)
    city = QRectF(-BUILDING / 2, -BUILDING / 2, BUILDING, BUILDING)
    taken = []
    for area in geometry.area_ids:
        for rect, place in ((force, "units"), (camp, "besiegers"), (city, "city")):
            taken.append((f"{place} of {area}", rect.translated(geometry.anchor(area, place))))
        at, width = geometry.anchor(area, "label"), geometry.label_width(area)
        shape = paint_text.outline(text(f"area.{area}"), NAME_CAP, width=width)
        taken.append((area, shape.boundingRect().translated(at - QPointF(0, 31))))
        taken.append((f"dice of {area}", QRectF(at.x() - 55, at.y() + 16, 110, 50)))
    for region in facts.regions:
        curve, name = geometry.region_curve(region.areas), text(f"region.{region.id}").upper()
        start = curve.pointAtPercent(0)
        shield = ("its shield", QRectF(start.x() - 39, start.y() - 46, 78, 92))
        outline = geometry.outline(region.areas)
        for letter, shape in zip(name, paint_text.along(curve, name, 88.0, 0.86), strict=True):
            box = shape.boundingRect()
            over = [what for what, rect in (*taken, shield) if rect.intersects(box)]
            assert not over, (name, letter)
            assert outline.contains(box), (name, letter)
            if letter != "-":
                assert box.height() * FIT > 9, (name, letter)


def test_words_change_live(qtbot: QtBot, geometry: BoardGeometry, facts: BoardFacts) -> None:
    words = {"track.turn": "Turn"}
    item = MapItem(geometry, facts, LIGHT, lambda key: words.get(key, ""))
    rect = QRectF(*geometry.data["panel"])
    before = picture(item.sheet(), rect)
    words["track.turn"] = "Turno"
    item.set_labels(lambda key: words.get(key, ""))
    after = picture(item.sheet(), rect)
    assert before != after
    assert picture(item.sheet(), QRectF(1000, 500, 800, 600)) == picture(
        draw_map(geometry, facts, LIGHT), QRectF(1000, 500, 800, 600)
    )


def test_small_detail_is_left_out_when_small(
    qapp: object, geometry: BoardGeometry, facts: BoardFacts
) -> None:
    sheet = draw_map(geometry, facts, LIGHT)
    near = [m for m in sheet.marks if m.least <= 1.0 < m.most]
    far = [m for m in sheet.marks if m.least <= 0.12 < m.most]
    assert len(far) < 0.9 * len(near)


def test_a_part_of_the_sheet_is_painted_from_few_marks(
    qapp: object, geometry: BoardGeometry, facts: BoardFacts
) -> None:
    assert len(draw_map(geometry, facts, LIGHT).within(QRectF(2500, 2000, 250, 250))) < 120
    path = QPainterPath()
    path.addRect(10, 10, 20, 20)
    sheet = draw_map(geometry, facts, LIGHT).sheets[-1]
    sheet.add(path, None, "#123456")
    assert sheet.within(QRectF(0, 0, 50, 50))[-1].path.boundingRect() == QRectF(10, 10, 20, 20)


@pytest.fixture
def view(qtbot: QtBot, geometry: BoardGeometry, facts: BoardFacts) -> tuple[QGraphicsView, MapItem]:
    scene = QGraphicsScene(geometry.rect)
    item = MapItem(geometry, facts, LIGHT)
    scene.addItem(item)
    view = QGraphicsView(scene)
    view.setFrameShape(QGraphicsView.Shape.NoFrame)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.resize(640, 480)
    view.show()
    scene.setParent(view)
    qtbot.addWidget(view)
    return view, item


def differing(first: QImage, second: QImage) -> float:
    """Return the share of points whose colours are clearly different."""
    assert first.size() == second.size()
    spots = [(x, y) for x in range(0, first.width(), 3) for y in range(0, first.height(), 3)]
    odd = 0
    for x, y in spots:
        a, b = first.pixelColor(x, y).getRgb(), second.pixelColor(x, y).getRgb()
        odd += any(abs(p - q) > 60 for p, q in zip(a, b, strict=True))
    return odd / len(spots)


@pytest.mark.parametrize("zoom", [0.13, 0.5, 1.0, 1.7])
def test_tiles_show_what_the_vectors_show(view: tuple[QGraphicsView, MapItem], zoom: float) -> None:
    window, item = view
    window.scale(zoom, zoom)
    window.centerOn(2600, 1500)
    item.set_at_once(True)
    shown = window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    part = window.mapToScene(window.viewport().rect()).boundingRect()
    direct = QImage(shown.size(), QImage.Format.Format_RGB32)
    direct.fill(Qt.GlobalColor.white)
    painter = QPainter(direct)
    painter.setTransform(window.viewportTransform())
    item.sheet().paint(painter, part, zoom)
    painter.end()
    inside = window.viewportTransform().mapRect(item.geometry.rect).toRect()
    inside = inside.intersected(shown.rect()).adjusted(2, 2, -2, -2)
    assert differing(shown.copy(inside), direct.copy(inside)) < 0.02


def test_the_map_appears_at_once_and_then_becomes_sharp(
    qtbot: QtBot, view: tuple[QGraphicsView, MapItem]
) -> None:
    window, item = view
    window.scale(0.5, 0.5)
    window.centerOn(2600, 1500)
    first = window.grab().toImage()
    land = first.pixelColor(320, 240)
    assert land != QColor(LIGHT.sea) and land != QColor("white"), "no empty frame"
    qtbot.waitUntil(item.is_settled, timeout=10_000)
    settle()
    qtbot.waitUntil(item.is_settled, timeout=10_000)
    settled = window.grab().toImage()
    item.set_at_once(True)
    assert window.grab().toImage() == settled


@pytest.mark.parametrize("scale", [0.2, 0.313, 0.77])
def test_other_words_come_without_an_empty_frame_and_change_only_words(
    qtbot: QtBot, view: tuple[QGraphicsView, MapItem], scale: float
) -> None:
    window, item = view
    window.scale(scale, scale)
    window.centerOn(2600, 1500)
    window.grab()
    qtbot.waitUntil(item.is_settled, timeout=10_000)
    before = window.grab().toImage()
    made: list[object] = []
    make = item._tiles._make
    item._tiles._make = lambda tile: (made.append(tile), make(tile))  # type: ignore[method-assign, assignment, func-returns-value]
    words = {"area.toledo": "Tulaytula", "region.castilla": "Qashtala"}
    item.set_labels(lambda key: words.get(key, ""))
    assert window.grab().toImage() == before, "the words before, until the others are there"
    assert not item.is_settled() and not item.is_sharp(item.boundingRect())
    window.grab()
    qtbot.waitUntil(item.is_settled, timeout=10_000)
    after = window.grab().toImage()
    assert 0 < len(made) < len(item._tiles._tiles) + len(item._tiles._pinned)
    item.redraw()
    item.set_at_once(True)
    fresh = window.grab().toImage()
    # Where a line is cut off by what is painted anew, its soft edge may be a shade different.
    assert furthest(after, fresh) <= 8 < furthest(after, before)


def test_bold_letters_with_accents_are_of_the_same_family(qapp: object) -> None:
    plain, accented = outline("O", 100.0, bold=True), outline("Ó", 100.0, bold=True)
    assert accented.boundingRect().height() > plain.boundingRect().height() * 1.1
    assert accented.boundingRect().width() == pytest.approx(
        plain.boundingRect().width(), rel=0.06
    ), "a letter of another family is broader"


def test_a_change_of_palette_is_shown(qtbot: QtBot, view: tuple[QGraphicsView, MapItem]) -> None:
    window, item = view
    window.scale(0.1, 0.1)
    item.set_at_once(True)
    light = window.grab().toImage()
    item.set_palette(PALETTES["dark"])
    dark = window.grab().toImage()
    assert differing(light, dark) > 0.6


def test_a_thumbnail_has_the_board_s_shape(
    qapp: object, geometry: BoardGeometry, facts: BoardFacts
) -> None:
    small = thumbnail(geometry, facts, LIGHT, 180)
    assert (small.width(), small.height()) == (180, 126)
    image = small.toImage()
    colours = {image.pixel(x, y) for x in range(180) for y in range(126)}
    assert len(colours) > 20
    at = geometry.anchor("toledo", "units") * (180 / 6000)
    assert image.pixelColor(at.toPoint()) != QColor(LIGHT.sea)


def frames_until_settled(qtbot: QtBot, window: QGraphicsView, item: MapItem) -> list[QImage]:
    """Return the pictures that follow one another until the map is whole, each once."""
    seen: list[QImage] = []

    def look() -> bool:
        settled = bool(seen) and item.is_settled()  # asked first: to paint is to look again
        frame = window.grab().toImage()
        if not seen or frame != seen[-1]:
            seen.append(frame)
        return settled

    qtbot.waitUntil(look, timeout=60_000)
    return seen


def test_the_board_is_never_half_painted(
    qtbot: QtBot, view: tuple[QGraphicsView, MapItem], facts: BoardFacts
) -> None:
    window, item = view
    item.fades = False
    window.scale(0.2, 0.2)
    window.centerOn(2600, 1500)
    draft, light = frames_until_settled(qtbot, window, item)
    assert differing(draft, light) < 0.5, "a draft of everything, then all of it at once"

    item.set_palette(PALETTES["dark"])
    first, *rest = frames_until_settled(qtbot, window, item)
    assert first == light, "the last picture stays"
    assert len(rest) == 1 and differing(light, rest[0]) > 0.6, "until the new one is whole"

    window.scale(2.0, 2.0)
    coarse, sharp = frames_until_settled(qtbot, window, item)
    assert differing(coarse, sharp) < 0.25, "the last picture, larger, then the sharp one"

    item.set_facts(dataclasses.replace(facts))
    assert frames_until_settled(qtbot, window, item) == [sharp], "a new game on the same map"


def test_the_last_picture_leaves_nothing_beside_the_map(
    qtbot: QtBot, view: tuple[QGraphicsView, MapItem]
) -> None:
    """Its outermost tiles reach beyond the map; there nobody would paint over them again."""
    window, item = view
    scale = 0.6 * window.viewport().width() / item.boundingRect().width()
    window.scale(scale, scale)
    window.setBackgroundBrush(QColor(LIGHT.margin))
    frames_until_settled(qtbot, window, item)
    margin = QColor(PALETTES["dark"].margin)
    window.setBackgroundBrush(margin)
    item.set_palette(PALETTES["dark"])
    frame = window.viewport().grab().toImage()
    map_here = window.mapFromScene(item.boundingRect()).boundingRect().adjusted(-2, -2, 2, 2)
    beside = [
        (x, y)
        for x in range(0, frame.width(), 5)
        for y in range(0, frame.height(), 5)
        if not map_here.contains(x, y)
    ]
    assert len(beside) > 200
    assert {frame.pixelColor(x, y).name() for x, y in beside} == {margin.name()}


def test_a_new_picture_fades_in_over_the_last_one(
    qtbot: QtBot, view: tuple[QGraphicsView, MapItem]
) -> None:
    window, item = view
    window.scale(0.2, 0.2)
    frames_until_settled(qtbot, window, item)
    item._fading.setDuration(50_000)  # it stands as good as still
    item.set_palette(PALETTES["dark"])
    light = window.grab().toImage()

    def veiled() -> bool:
        window.grab()
        return item._veil is not None

    qtbot.waitUntil(veiled, timeout=60_000)
    assert differing(window.grab().toImage(), light) < 0.05
    item._fading.setCurrentTime(49_000)
    assert differing(window.grab().toImage(), light) > 0.5
    assert not item.is_settled()
    window.scale(1.5, 1.5)
    window.grab()
    assert item._veil is None, "who goes on is not kept waiting"
