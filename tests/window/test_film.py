"""A game as an animated picture: the file that Qt cannot write is read again by Qt."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect
from PySide6.QtGui import QColor, QImage, QImageReader, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reconquista_qt import assets
from reconquista_qt.ai.policies import policy
from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.session import Session
from reconquista_qt.games import entry_of
from reconquista_qt.storage.progress import Cancelled
from reconquista_qt.view.app import build
from reconquista_qt.view.film import END_MS, SHOWN_MS, film_of, moments_of
from reconquista_qt.view.gif import GifWriter, changed_rect, lzw, palette_of
from reconquista_qt.view.main_window import MainWindow

COLOURS = ("#204060", "#ff0000", "#00ff00", "#ffcc00", "#aabbcc", "#000000", "#ffffff")


def drawn(spots: int, seed: int = 1, size: tuple[int, int] = (97, 53)) -> QImage:
    image = QImage(*size, QImage.Format.Format_RGB32)
    image.fill(QColor(COLOURS[0]))
    chance = random.Random(seed)
    painter = QPainter(image)
    for _ in range(spots):
        at = (chance.randrange(size[0]), chance.randrange(size[1]))
        painter.fillRect(*at, 9, 7, QColor(chance.choice(COLOURS)))
    painter.end()
    return image


def read(data: bytes) -> list[tuple[QImage, int]]:
    kept = QByteArray(data)
    buffer = QBuffer(kept)
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(b"gif"))
    found = []
    while reader.canRead():
        image = reader.read()
        found.append((image.convertToFormat(QImage.Format.Format_RGB32), reader.nextImageDelay()))
    assert reader.loopCount() == -1, "it goes round for ever"
    return found


def test_pictures_come_back_as_they_were() -> None:
    images = [drawn(4), drawn(40), drawn(40), drawn(90), drawn(5, 7)]
    palette = [QColor(colour).rgb() for colour in COLOURS]
    writer = GifWriter(97, 53, palette)
    for image in images:
        writer.add(image, 300)
    found = read(writer.data())
    # The two that are alike are one that lasts longer.
    assert [delay for _, delay in found] == [300, 600, 300, 300]
    for (image, _), expected in zip(found, (images[0], *images[2:]), strict=True):
        assert image == expected


def test_a_picture_of_more_codes_than_there_are_comes_back(qapp: QApplication) -> None:
    chance = random.Random(3)
    palette = [0xFF000000 | n * 0x010203 for n in range(64)]
    image = QImage(300, 200, QImage.Format.Format_RGB32)
    for y in range(200):
        for x in range(300):
            image.setPixel(x, y, chance.choice(palette))
    writer = GifWriter(300, 200, palette)
    writer.add(image, 100)
    assert read(writer.data())[0][0] == image
    assert lzw(b"") == bytes([0, 3, 2]), "a clear and an end, of nine bits each"


def test_only_what_has_changed_is_drawn_anew() -> None:
    one, other = drawn(4), drawn(4)
    other.setPixel(20, 30, 0xFFFF0000)
    other.setPixel(61, 12, 0xFFFF0000)
    assert changed_rect(one, other) == QRect(20, 12, 42, 19)
    assert changed_rect(one, one).isEmpty()


def test_colours_stand_for_all_that_there_are() -> None:
    palette = palette_of([drawn(90)])
    for colour in COLOURS:
        wanted = QColor(colour)
        near = min(
            abs(QColor(one).red() - wanted.red()) + abs(QColor(one).green() - wanted.green())
            + abs(QColor(one).blue() - wanted.blue()) for one in palette
        )  # fmt: skip
        assert near <= 12, colour
    gradient = QImage(256, 256, QImage.Format.Format_RGB32)
    for x in range(256):
        for y in range(256):
            gradient.setPixel(x, y, 0xFF000000 | x << 16 | y << 8)
    assert 200 < len(palette_of([gradient])) <= 255


def table(qtbot: QtBot, qapp: QApplication, game: str) -> MainWindow:
    rules = entry_of(game).rules()
    session = Session.new(rules, seed=5)
    choose = policy("greedy", rules)
    while isinstance(session.waiting, Decision) and session.state.turn <= 2:
        session.act(choose(session.state))
    window = build(qapp, session)
    qtbot.addWidget(window)
    window.preferences.set("language", "en")
    window.show()
    return window


@pytest.mark.parametrize("game", ["hispania", "crusades2"])
def test_a_game_is_a_picture_for_each_turn(qtbot: QtBot, qapp: QApplication, game: str) -> None:
    window = table(qtbot, qapp, game)
    session = window.controller.session
    digest, told = session.game.digest(session.state), len(session.journal)
    data = film_of(window, session, "turn", 320)
    found = read(data)
    assert len(found) == len(moments_of(session, "turn"))
    delays = [delay for _, delay in found]
    assert delays == [SHOWN_MS["turn"]] * (len(found) - 1) + [END_MS]
    sizes = {(image.width(), image.height()) for image, _ in found}
    assert len(sizes) == 1 and sizes.pop()[0] == 320
    # The game on the table is as it was.
    assert session.game.digest(session.state) == digest and len(session.journal) == told


def test_it_is_written_and_can_be_stopped(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = table(qtbot, qapp, "reconquista")
    films = window.positions.films
    assert films.write(tmp_path / "game.gif", "turn", 320)
    assert (tmp_path / "game.gif").read_bytes().startswith(b"GIF89a")
    assert not films.write(tmp_path / "nowhere" / "game.gif", "turn", 320)

    def stop(_waiting: Any, share: float) -> None:
        if share > 0:
            raise Cancelled

    monkeypatch.setattr("reconquista_qt.view.waiting.Waiting.__call__", stop)
    assert not films.write(tmp_path / "other.gif", "turn", 320)
    assert not (tmp_path / "other.gif").exists()
    window.actions_["film"].trigger()
    dialog: Any = window.windows.open["film"]
    assert dialog.isVisible() and dialog.by.itemText(0) == "each turn"
    window.preferences.set("language", "es")
    try:
        assert dialog.by.itemText(0) == "cada turno"
    finally:
        window.preferences.set("language", "en")


def test_the_pages_play_by_themselves_and_ask_for_nothing() -> None:
    for name in ("page.html", "table.html"):
        page = assets.resource("replay", name).read_text(encoding="utf-8")
        assert "prefers-reduced-motion" in page and page.count("default-src 'none'") == 1
        outside = page.replace('"http://www.w3.org/2000/svg"', "")
        assert "http://" not in outside and "https://" not in outside and "src=" not in outside
