"""The drawings and their painters: complete, told apart without colour, within their bounds."""

from __future__ import annotations

import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPalette
from pytestqt.qtbot import QtBot

from reconquista_qt.assets import resource
from reconquista_qt.games.reconquista.board.art import counters, drawings
from reconquista_qt.games.reconquista.board.art.colours import SIDES, printed, side_of
from reconquista_qt.view.art import printing
from reconquista_qt.view.art.colours import THEMES, ArtTheme
from reconquista_qt.view.art.dice import DieWidget, paint_die, paint_rolling_die
from reconquista_qt.view.art.icons import app_icon, icon, icon_pixmap, names
from reconquista_qt.view.board.stacking import fan

pytestmark = pytest.mark.usefixtures("qapp")

ROOT = Path(__file__).resolve().parents[4]
BUILDINGS = ("city_christian", "city_muslim", "city_razed", "fortress", "walls")
BANNERS = tuple(f"banner_{side}" for side in SIDES)
# What SVG Tiny offers and QtSvg draws well; nothing else may creep in.
ELEMENTS = {"svg", "defs", "linearGradient", "stop", "g", "path"}
WANTED_ICONS = (
    "new-game open save save-as undo redo settings language zoom-in zoom-out zoom-fit zoom-100 "
    "hide-counters minimap rules log dice adviser replay play pause step step-back first last "
    "back help theme next end-phase search filter copy export branch report statistics keyboard "
    "text-board delete rename folder import warning info siege battle event rebellion income "
    "movement reaction end-turn victory"
)


def canvas(width: int, height: int) -> QImage:
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    return image


def drawn_area(image: QImage) -> tuple[int, int, int, int]:
    """Return left, top, right, bottom of what is not clear."""
    data, width = bytes(image.constBits()), image.width()
    rows = [y for y in range(image.height()) if any(data[4 * width * y : 4 * width * (y + 1)])]
    columns = [x for x in range(width) if any(any(data[4 * (width * y + x) :][:4]) for y in rows)]
    return min(columns), min(rows), max(columns), max(rows)


def greys(kind: str, size: int) -> bytes:
    """Return the brightness of a counter's print, pixel by pixel."""
    image = counters.counter_pixmap(kind, size).toImage()
    return bytes(image.convertToFormat(QImage.Format.Format_Grayscale8).constBits())


@pytest.mark.parametrize("name", counters.KINDS + BUILDINGS + BANNERS)
def test_a_drawing_uses_only_what_qt_draws(name: str) -> None:
    root = ElementTree.fromstring(
        resource("reconquista", "counters", f"{name}.svg").read_text("utf-8")
    )
    assert {element.tag.split("}")[1] for element in root.iter()} <= ELEMENTS
    assert root.get("viewBox") == "0 0 512 512"
    assert drawings.drawing(name).isValid()


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", counters.KINDS + BUILDINGS + BANNERS)
def test_a_drawing_is_there_at_every_size(name: str, theme: ArtTheme) -> None:
    for size in (16, 32, 100):
        pixmap = counters.counter_pixmap(name, size, 2.0, theme)
        assert pixmap.size() == QSize(2 * size, 2 * size)
        left, top, right, bottom = drawn_area(pixmap.toImage())
        assert right - left > size
        assert bottom - top > size * 0.6


def test_the_files_are_as_the_program_draws_them() -> None:
    script = ROOT / "packaging" / "art" / "build.py"
    if not script.is_file():
        pytest.skip("not a checkout")
    done = subprocess.run([sys.executable, str(script), "--check"], capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_counters_are_told_apart_without_colour() -> None:
    """Between any two counters an eighth of the pixels at 32 differs plainly in brightness."""
    prints = {kind: greys(kind, 32) for kind in counters.KINDS}
    for one, two in combinations(counters.KINDS, 2):
        plain = sum(abs(a - b) > 40 for a, b in zip(prints[one], prints[two], strict=True))
        assert plain >= 32 * 32 / 8, (one, two, plain)


def test_every_unit_has_a_side_and_no_marker_has() -> None:
    assert {side_of(kind) for kind in counters.UNITS} == set(SIDES)
    assert {side_of(kind) for kind in counters.MARKERS} == {None}


@pytest.mark.parametrize("size", [20.0, 32.0, 64.0, 97.5])
@pytest.mark.parametrize(
    "look",
    [
        {},
        {"count": 2},
        {"count": 12, "selected": True, "mobile": True},
        {"spent": True, "count": 3},
        {"ghost": True},
    ],
)
def test_a_counter_stays_within_its_bounds(size: float, look: dict[str, int]) -> None:
    image = canvas(240, 240)
    rect = QRectF(60.3, 55.7, size, size)
    painter = QPainter(image)
    counters.paint_counter(painter, "christian_army", rect, **look)  # type: ignore[arg-type]
    painter.end()
    bounds = counters.card_bounds(rect)
    left, top, right, bottom = drawn_area(image)
    assert left >= bounds.left() - 1
    assert top >= bounds.top() - 1
    assert right <= bounds.right() + 1
    assert bottom <= bounds.bottom() + 1


def test_each_look_of_a_counter_is_its_own() -> None:
    looks: list[dict[str, bool]] = [
        {},
        *({n: True} for n in ("selected", "mobile", "spent", "ghost")),
    ]
    seen = set()
    for look in looks:
        image = canvas(100, 100)
        painter = QPainter(image)
        counters.paint_counter(painter, "french", QRectF(20, 20, 48, 48), **look)  # type: ignore[arg-type]
        painter.end()
        seen.add(bytes(image.convertToFormat(QImage.Format.Format_Grayscale8).constBits()))
    assert len(seen) == len(looks)


def test_a_counter_is_rendered_anew_when_the_map_is_zoomed() -> None:
    image = canvas(400, 400)
    painter = QPainter(image)
    assert printing.pixels_per_unit(painter) == 1
    painter.scale(3, 3)
    assert printing.pixels_per_unit(painter) == pytest.approx(3)
    counters.paint_counter(painter, "rebel", QRectF(20, 20, 40, 40))
    painter.end()
    assert printing.rendered_size(40) == 40
    assert printing.rendered_size(117) == 120


def test_kept_pictures_are_reused_and_can_be_dropped() -> None:
    first = counters.counter_pixmap("turn", 40)
    assert counters.counter_pixmap("turn", 40).cacheKey() == first.cacheKey()
    printing.kept.clear()
    assert counters.counter_pixmap("turn", 40).cacheKey() != first.cacheKey()


@pytest.mark.parametrize("number", range(1, 8))
def test_a_pile_lies_within_its_rectangle(number: int) -> None:
    rect = QRectF(10, 20, 200, 60)
    squares = counters.FORCE.filling(number, rect)
    assert len(squares) == number
    for square in squares:
        assert rect.adjusted(-0.01, -0.01, 0.01, 0.01).contains(square)
        assert square.width() == pytest.approx(square.height())


def test_a_pile_shows_the_army_on_top_and_says_where_each_lies() -> None:
    image = canvas(300, 120)
    painter = QPainter(image)
    units = {"el_cid_christian": 1, "christian_army": 3, "christian_garrison": 2, "mercenary": 0}
    placed = counters.paint_stack(painter, units, QRectF(20, 20, 260, 80))
    painter.end()
    assert [kind for kind, _ in placed] == [
        "christian_garrison",
        "christian_army",
        "el_cid_christian",
    ]


@pytest.mark.parametrize("number", [1, 2, 5, 7, 8, 13, 20])
def test_a_fan_covers_nothing_and_stays_in_view(number: int) -> None:
    view = QRectF(0, 0, 600, 400)
    squares = fan(number, QPointF(590, 5), 48, view, bow=counters.BOW)
    assert len(squares) == number
    for one, two in combinations(squares, 2):
        assert not one.intersects(two)
    for square in squares:
        assert view.contains(square)
    assert fan(0, QPointF(), 48) == []
    assert counters.FORCE.filling(0, view) == []


@pytest.mark.parametrize("theme", THEMES)
def test_buildings_differ_by_faith_walls_and_holder(theme: ArtTheme) -> None:
    looks = [
        ("christian", False, None, False),
        ("muslim", False, None, False),
        ("christian", True, None, False),
        ("muslim", True, None, False),
        (None, True, None, False),
        (None, True, "muslim", False),
        ("muslim", False, "christian", False),
        ("muslim", False, "rebel", False),
        ("muslim", False, None, True),
    ]
    seen = set()
    for city, fortress, holder, razed in looks:
        image = canvas(64, 64)
        painter = QPainter(image)
        counters.paint_building(
            painter,
            city,  # type: ignore[arg-type]
            fortress,
            QRectF(0, 0, 64, 64),
            holder=holder,  # type: ignore[arg-type]
            razed=razed,
            theme=theme,
        )
        painter.end()
        seen.add(bytes(image.constBits()))
    assert len(seen) == len(looks)


def test_bare_land_has_no_building() -> None:
    image = canvas(32, 32)
    painter = QPainter(image)
    counters.paint_building(painter, None, False, QRectF(0, 0, 32, 32))
    painter.end()
    assert not any(bytes(image.constBits()))


@pytest.mark.parametrize("side", SIDES)
def test_a_siege_surrounds_the_walls(side: str) -> None:
    rect = QRectF(60, 40, 80, 80)
    whole = canvas(200, 160)
    for layer in ("back", "front"):
        image = canvas(200, 160)
        for target in (image, whole):
            painter = QPainter(target)
            counters.paint_siege_ring(painter, rect, side, layer=layer)  # type: ignore[arg-type]
            painter.end()
        assert any(bytes(image.constBits()))
    left, top, right, bottom = drawn_area(whole)
    bounds = counters.siege_bounds(rect)
    assert left < rect.left() < rect.right() < right
    assert bounds.left() - 1 <= left
    assert bounds.top() - 1 <= top
    assert right <= bounds.right() + 1
    assert bottom <= bounds.bottom() + 1


def painted_die(value: int, t: float | None = None, **look: object) -> bytes:
    image = canvas(64, 64)
    painter = QPainter(image)
    rect = QRectF(4, 4, 56, 56)
    if t is None:
        paint_die(painter, rect, value, **look)  # type: ignore[arg-type]
    else:
        paint_rolling_die(painter, rect, value, t, **look)  # type: ignore[arg-type]
    painter.end()
    return bytes(image.constBits())


def test_dice_show_each_value_hits_and_misses() -> None:
    shown = {painted_die(value) for value in range(7)}
    assert len(shown) == 7
    hit, miss = painted_die(5, outcome="hit"), painted_die(5, outcome="miss")
    assert len({hit, miss, painted_die(5)}) == 3


@pytest.mark.parametrize("value", range(1, 7))
def test_a_throw_settles_on_its_value(value: int) -> None:
    frames = [painted_die(value, t / 10, tint=printed("french"), seed=value) for t in range(11)]
    assert len(set(frames)) == 11
    assert frames[-1] == painted_die(value, tint=printed("french"))


def test_a_die_widget_rolls_settles_and_can_be_skipped(qtbot: QtBot) -> None:
    die = DieWidget(tint=printed("christian"))
    qtbot.addWidget(die)
    die.show()
    assert die.accessibleName() == "Die not yet thrown"
    with qtbot.waitSignal(die.settled, timeout=3000):
        die.roll_to(4, 40)
        assert die.is_rolling()
    assert (die.value(), die.is_rolling()) == (4, False)
    die.roll_to(2, 60_000)
    with qtbot.waitSignal(die.settled, timeout=1000):
        die.skip()
    with qtbot.waitSignal(die.settled, timeout=1000):
        die.roll_to(6, 0)
    die.set_outcome("hit")
    assert die.accessibleName() == "Die showing 6: a hit"
    die.set_theme("dark")
    die.set_tint(printed("muslim"))
    assert not die.grab().isNull()
    with pytest.raises(ValueError, match="7"):
        die.show_value(7)


def test_every_wanted_icon_is_drawn() -> None:
    assert set(WANTED_ICONS.split(" ")) <= set(names())


@pytest.mark.parametrize("name", names())
def test_an_icon_has_no_colour_of_its_own(name: str) -> None:
    svg = resource("icons", f"{name}.svg").read_text("utf-8")
    root = ElementTree.fromstring(svg)
    assert root.get("viewBox") == "0 0 24 24"
    assert not re.search(r"#[0-9a-fA-F]{3}", svg)
    assert {element.tag.split("}")[1] for element in root.iter()} <= ELEMENTS
    left, top, right, bottom = drawn_area(icon_pixmap(name, QColor("red"), 48).toImage())
    assert right - left >= 24, "too small for the family"
    assert max(right, bottom) <= 46
    assert min(left, top) >= 1


def test_icons_take_the_palettes_colours() -> None:
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.ButtonText, QColor("#123456"))
    group = QPalette.ColorGroup.Disabled
    palette.setColor(group, QPalette.ColorRole.ButtonText, QColor("#aabbcc"))
    stop = icon("stop", palette)
    edge = (24, 11)

    def colour(mode: QIcon.Mode) -> str:
        return stop.pixmap(QSize(48, 48), 1.0, mode).toImage().pixelColor(*edge).name()

    assert colour(QIcon.Mode.Normal) == "#123456"
    assert colour(QIcon.Mode.Disabled) == "#aabbcc"
    assert stop.pixmap(QSize(24, 24), 2.0).width() == 48
    copied = QIcon(stop)
    stop = QIcon()
    assert not copied.pixmap(16, 16).isNull()
    with pytest.raises(OSError, match="no-such-icon"):
        icon("no-such-icon", palette)


def test_the_program_has_an_icon_at_every_size() -> None:
    for size in (16, 32, 256):
        assert app_icon().pixmap(size, size).width() == size
    assert not counters.counter_icon("crusader").pixmap(32, 32).isNull()
