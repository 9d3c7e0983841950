"""The line icons, in the colours of the palette, sharp at every size and pixel ratio."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QIconEngine, QPainter, QPalette, QPixmap
from PySide6.QtSvg import QSvgRenderer

from reconquista_qt.assets import resource

from .printing import blank, kept

if TYPE_CHECKING:
    from PySide6.QtWidgets import QAbstractButton

LEAST_SIDE: Final = 16  # pixels
OF_LINE: Final = 1.15  # the side of an icon beside text, in lines of it


@cache
def names() -> tuple[str, ...]:
    """Return the names of all icons, in alphabetical order."""
    files = resource("icons").glob("*.svg")
    return tuple(sorted(file.stem for file in files if file.stem != "app"))


@cache
def _source(name: str) -> str:
    return resource("icons", f"{name}.svg").read_text("utf-8")


@cache
def _drawing(name: str, colour: str) -> QSvgRenderer:
    svg = _source(name).replace("currentColor", colour)
    return QSvgRenderer(QByteArray(svg.encode()))


class _Engine(QIconEngine):
    """Draws an icon when it is asked for, in the colour of its mode.

    What is switched on stands on the colour of selection, so it has the ink of what is selected.
    """

    def __init__(self, name: str, normal: str, disabled: str, selected: str) -> None:
        super().__init__()
        self._name = name
        self._colours = {
            QIcon.Mode.Normal: normal,
            QIcon.Mode.Active: normal,
            QIcon.Mode.Disabled: disabled,
            QIcon.Mode.Selected: selected,
        }

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        """Draw the icon into a rectangle."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _drawing(self._name, self._ink(mode, state)).render(painter, QRectF(rect))
        painter.restore()

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        """Return the icon as a picture of so many device pixels."""
        return _picture(self._name, self._ink(mode, state), size)

    def _ink(self, mode: QIcon.Mode, state: QIcon.State) -> str:
        on = state == QIcon.State.On and mode != QIcon.Mode.Disabled
        return self._colours[QIcon.Mode.Selected if on else mode]

    def scaledPixmap(
        self, size: QSize, mode: QIcon.Mode, state: QIcon.State, scale: float
    ) -> QPixmap:
        """Return the icon for a screen of a pixel ratio."""
        return self.pixmap(size * scale, mode, state)

    def clone(self) -> QIconEngine:
        """Return an engine like this one."""
        normal, _, disabled, selected = self._colours.values()
        return _Engine(self._name, normal, disabled, selected)


def _picture(name: str, colour: str, size: QSize) -> QPixmap:
    """Return an icon in one colour and of so many device pixels, drawn when first asked for."""

    def make() -> QPixmap:
        pixmap = blank(size.width(), size.height())
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _drawing(name, colour).render(painter, QRectF(0, 0, size.width(), size.height()))
        painter.end()
        return pixmap

    return kept.get(("icon", name, colour, size.width(), size.height()), make)


def icon(
    name: str, palette: QPalette, role: QPalette.ColorRole = QPalette.ColorRole.ButtonText
) -> QIcon:
    """Return the icon `name` in the palette's colour `role`; OSError when there is none."""
    return _icon(
        name,
        palette.color(QPalette.ColorGroup.Active, role).name(),
        palette.color(QPalette.ColorGroup.Disabled, role).name(),
        palette.color(QPalette.ColorGroup.Active, QPalette.ColorRole.BrightText).name(),
    )


def put_icons(buttons: Mapping[str, QAbstractButton], palette: QPalette, line: int) -> None:
    """Put the icon of its name on each button, to go with text of `line` pixels to a line."""
    side = max(LEAST_SIDE, round(line * OF_LINE))
    for name, button in buttons.items():
        button.setIcon(icon(name, palette))
        button.setIconSize(QSize(side, side))


@cache
def _icon(name: str, normal: str, disabled: str, selected: str) -> QIcon:
    # One and the same for all who ask, so that a widget can tell that nothing changed.
    _source(name)
    return QIcon(_Engine(name, normal, disabled, selected))


def icon_pixmap(name: str, colour: QColor, size: int, dpr: float = 1.0) -> QPixmap:
    """Return an icon in one colour as a picture, `size` logical pixels square."""
    pixels = max(1, round(size * dpr))
    pixmap = QPixmap(_picture(name, colour.name(), QSize(pixels, pixels)))
    pixmap.setDevicePixelRatio(dpr)
    return pixmap


def app_icon() -> QIcon:
    """Return the application's own icon."""
    drawing = QSvgRenderer(str(resource("icons", "app.svg")))
    result = QIcon()
    for size in (16, 24, 32, 48, 64, 128, 256):
        pixmap = QPixmap(size, size)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        drawing.render(painter, QRectF(0, 0, size, size))
        painter.end()
        result.addPixmap(pixmap)
    return result
