"""How the window looks: a palette and a style sheet for each theme, to match the board."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from string import Template
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFontDatabase, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from reconquista_qt.assets import resource
from reconquista_qt.view.art.colours import ArtTheme
from reconquista_qt.view.board.palette import DARK, HIGH_CONTRAST, LIGHT, BoardPalette
from reconquista_qt.view.fonts import load_fonts, sans
from reconquista_qt.view.theme_colours import CONTRAST_WIDGETS, DARK_WIDGETS, LIGHT_WIDGETS, Colours

SYSTEM: Final = "system"
THEMES: Final = (SYSTEM, "light", "dark", "contrast")
# The letters of the sans are smaller than those of most systems at the same size.
LARGER: Final = 1.05  # times the size of the system's


@dataclass(frozen=True)
class Theme:
    """A theme: its name, the colours of the board, of the counters' print, and of the widgets."""

    name: str
    board: BoardPalette
    art: ArtTheme
    colours: Colours

    @cached_property
    def palette(self) -> QPalette:
        """Return the palette of every widget."""
        c = self.colours
        palette = QPalette()
        role = QPalette.ColorRole
        for which, colour in (
            (role.Window, c.window),
            (role.WindowText, c.text),
            (role.Base, c.base),
            (role.AlternateBase, c.alternate),
            (role.Text, c.text),
            (role.Button, c.button),
            (role.ButtonText, c.text),
            (role.BrightText, c.selection_text),  # on the ground of what is selected or on
            (role.Highlight, c.accent),
            (role.HighlightedText, c.accent_text),
            (role.Link, c.link),
            (role.LinkVisited, c.link),
            (role.PlaceholderText, c.muted),
            (role.ToolTipBase, c.panel),
            (role.ToolTipText, c.text),
            (role.Light, c.panel),
            (role.Midlight, c.alternate),
            (role.Mid, c.border),
            (role.Dark, c.border_strong),
            (role.Shadow, c.border_strong),
            (role.Accent, c.gold),
        ):
            palette.setColor(which, QColor(colour))
        for which in (role.WindowText, role.Text, role.ButtonText):
            palette.setColor(QPalette.ColorGroup.Disabled, which, QColor(c.disabled))
        return palette

    def style_sheet(self, scale: float = 1.0) -> str:
        """Return the style sheet, its measures multiplied by the text scale."""
        template = Template(resource("themes", "style.qss").read_text(encoding="utf-8"))
        measures = {f"px{n}": f"{max(1, round(n * scale))}px" for n in range(1, 33)}
        strong = "2px" if self.name == "contrast" else "1px"
        arrows = resource("themes").as_posix()
        tone = "light" if self.name == "dark" else "dark"
        return template.substitute(
            self.colours.by_name(), **measures, line=strong, folder=arrows, tone=tone
        )


LOOKS: Final = {
    "light": Theme("light", LIGHT, "light", LIGHT_WIDGETS),
    "dark": Theme("dark", DARK, "dark", DARK_WIDGETS),
    "contrast": Theme("contrast", HIGH_CONTRAST, "contrast", CONTRAST_WIDGETS),
}


class Themes(QObject):
    """Puts a theme and a text scale on the application, and follows the system where asked to."""

    changed = Signal(object)  # Theme

    def __init__(self, app: QApplication, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._app = app
        self._wanted = SYSTEM
        self._scale = 1.0
        # The system's own size, whatever scale the text was given since.
        points = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).pointSizeF()
        self._points = points if points > 0 else 10.0
        load_fonts()
        self._worn: tuple[str, float] | None = None
        if app.style().name() != "fusion":
            app.setStyle("Fusion")
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow)

    @property
    def theme(self) -> Theme:
        """The theme that is worn, which for "system" is the light or the dark one."""
        return LOOKS[self._name()]

    @property
    def scale(self) -> float:
        """How much larger than the system's the text is."""
        return self._scale

    def apply(self, name: str, scale: float = 1.0) -> None:
        """Put on a theme by its name, with its text scaled."""
        self._wanted = name if name in THEMES else SYSTEM
        self._scale = min(3.0, max(0.5, scale))
        self._put_on()

    def _name(self) -> str:
        if self._wanted != SYSTEM:
            return self._wanted
        dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
        return "dark" if dark else "light"

    def _follow(self) -> None:
        if self._wanted == SYSTEM:
            self._put_on()

    def _put_on(self) -> None:
        worn = (self._name(), self._scale)
        if worn == self._worn:
            return
        self._worn = worn
        self._app.setFont(sans(self._points * LARGER * self._scale))
        self._app.setPalette(self.theme.palette)
        self._app.setStyleSheet(self.theme.style_sheet(self._scale))
        self.changed.emit(self.theme)
