"""What is kept of what was painted: the picture, and not what its painter needed beside it."""

from __future__ import annotations

from weakref import ref

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPaintDevice, QPainter, QPixmap
from pytestqt.qtbot import QtBot

from reconquista_qt.games.reconquista.board.art import drawings
from reconquista_qt.view.art.printing import _Kept, blank, lay, pixels_per_unit, unburdened
from reconquista_qt.view.board.map_tiles import SIDE, MapTiles

ROOM = QRectF(0, 0, 900, 600)


def painted() -> QPixmap:
    picture = blank(40, 30)
    picture.setDevicePixelRatio(2.0)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(QColor(200, 30, 20, 120))
        painter.drawEllipse(QRectF(3, 2, 12, 9))
    return picture


def test_a_picture_that_is_kept_is_not_the_one_that_was_painted_on(qtbot: QtBot) -> None:
    made: list[QPixmap] = []

    def make() -> QPixmap:
        made.append(painted())
        return made[0]

    kept = _Kept()
    found = kept.get("key", make)
    assert found.toImage() == made[0].toImage()
    assert found.devicePixelRatio() == 2.0 and found.hasAlphaChannel()
    # The raster engine keeps its buffers with the picture it painted on, by this key.
    assert found.toImage().cacheKey() != made[0].toImage().cacheKey()
    last = ref(made.pop())
    assert last() is None
    assert kept.get("key", make) is found and not made


@pytest.mark.parametrize("ground", [QColor("#336699"), QColor(Qt.GlobalColor.transparent)])
def test_all_tiles_are_painted_on_one_canvas(qtbot: QtBot, ground: QColor) -> None:
    devices: list[QPaintDevice] = []

    def render(painter: QPainter, part: QRectF, _scale: float) -> None:
        devices.append(painter.device())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor("#aa2200"))
        painter.drawEllipse(part)

    tiles = MapTiles(ROOM, render)
    tiles.background = ground
    tiles.note(1.0, ROOM)
    while tiles.work(1000)[1]:
        pass
    pictures = [*tiles._tiles.values(), *tiles._pinned.values()]
    assert len(pictures) == len(devices) > 10
    (canvas,) = {id(device): device for device in devices}.values()
    assert isinstance(canvas, QImage)
    keys = {picture.toImage().cacheKey() for picture in pictures}
    assert len(keys) == len(pictures) and canvas.cacheKey() not in keys
    # Nothing of one tile is left on the next.
    alone = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32_Premultiplied)
    alone.fill(ground)
    with QPainter(alone) as painter:
        render(painter, QRectF(0, 0, SIDE, SIDE), 1.0)
    first = tiles._tiles[1_000_000, 0, 0].toImage().convertToFormat(alone.format())
    assert first == alone


def test_what_lies_under_a_part_that_is_made_anew_stays(qtbot: QtBot) -> None:
    colour = QColor("#112233")

    def render(painter: QPainter, part: QRectF, _scale: float) -> None:
        painter.fillRect(part, colour)

    tiles = MapTiles(ROOM, render)
    tiles.note(1.0, ROOM)
    while tiles.work(1000)[1]:
        pass
    colour = QColor("#ffeedd")
    tiles.renew([QRectF(10, 10, 20, 20)])
    tiles.note(1.0, ROOM)
    while tiles.work(1000)[1]:
        pass
    image = tiles._tiles[1_000_000, 0, 0].toImage()
    assert image.pixelColor(20, 20) == QColor("#ffeedd")
    assert image.pixelColor(60, 60) == QColor("#112233")


def test_a_copy_is_the_same_picture(qtbot: QtBot) -> None:
    picture = painted()
    copy = unburdened(picture)
    assert copy.toImage() == picture.toImage()
    assert copy.cacheKey() != picture.cacheKey()


def test_the_drawings_of_one_theme_only_are_kept(qtbot: QtBot) -> None:
    names = [path.stem for path in drawings.resource("reconquista", "counters").glob("*.svg")]
    assert 2 * len(names) <= drawings.KEPT, "one theme, fine and plain, has room"
    drawings.drawing.cache_clear()
    for theme in ("light", "dark", "contrast"):
        for fine in (True, False):
            for name in names:
                assert drawings.drawing(name, theme, fine).isValid()
    assert drawings.drawing.cache_info().currsize == drawings.KEPT


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0, 3.0])
def test_a_picture_is_laid_where_it_belongs_on_every_screen(qtbot: QtBot, ratio: float) -> None:
    """On a screen with several pixels to a point, a picture of so many pixels stays in its room."""
    screen = QImage(round(240 * ratio), round(160 * ratio), QImage.Format.Format_ARGB32)
    screen.setDevicePixelRatio(ratio)
    screen.fill(Qt.GlobalColor.white)
    room = QRectF(30, 20, 20, 10)  # 60 x 30 points at 90, 60 after the scale
    with QPainter(screen) as painter:
        painter.scale(3, 3)
        assert pixels_per_unit(painter) == pytest.approx(3 * ratio)
        picture = blank(round(60 * ratio), round(30 * ratio))
        picture.fill(Qt.GlobalColor.red)
        lay(painter, picture, room)
    red = QColor(Qt.GlobalColor.red).rgb()
    found = [
        (x, y) for y in range(screen.height()) for x in range(screen.width())
        if screen.pixel(x, y) == red
    ]  # fmt: skip
    assert found[0] == (round(90 * ratio), round(60 * ratio))
    assert found[-1] == (round(150 * ratio) - 1, round(90 * ratio) - 1)
    assert len(found) == round(60 * ratio) * round(30 * ratio)
