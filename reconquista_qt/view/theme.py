"""How the window looks: a palette and a style sheet for each theme, to match the board."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from functools import cached_property
from string import Template
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from reconquista_qt.assets import resource
from reconquista_qt.view.art.colours import Theme as ArtTheme
from reconquista_qt.view.board.palette import DARK, HIGH_CONTRAST, LIGHT, BoardPalette

SYSTEM: Final = "system"
THEMES: Final = (SYSTEM, "light", "dark", "contrast")
SERIFS: Final = ("EB Garamond", "Palatino Linotype", "Palatino", "Georgia", "DejaVu Serif")


@dataclass(frozen=True)
class Colours:
    """The colours of the widgets, as ``#rrggbb``."""

    window: str
    panel: str
    base: str
    alternate: str
    text: str
    muted: str
    heading: str
    border: str
    border_strong: str
    button: str
    button_hover: str
    button_pressed: str
    accent: str
    accent_hover: str
    accent_pressed: str
    accent_text: str
    gold: str
    selection: str
    selection_text: str
    link: str
    warning: str
    warning_text: str
    focus: str
    disabled: str


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
            (role.BrightText, c.accent_text),
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
            asdict(self.colours), **measures, line=strong, folder=arrows, tone=tone
        )


_LIGHT = Colours(
    window="#eadfc6",
    panel="#f6eedb",
    base="#fdf9ee",
    alternate="#f3e9d2",
    text="#2a1a10",
    muted="#6a5436",
    heading="#8d1f1a",
    border="#cdb98f",
    border_strong="#8f7548",
    button="#f9f2e1",
    button_hover="#fff9ea",
    button_pressed="#e6d6b0",
    accent="#8d1f1a",
    accent_hover="#a42a24",
    accent_pressed="#6d1511",
    accent_text="#fff8ea",
    gold="#a97a1e",
    selection="#e9d3a0",
    selection_text="#2a1a10",
    link="#7a1d12",
    warning="#fbe3b0",
    warning_text="#3d2505",
    focus="#a97a1e",
    disabled="#9a8866",
)
_DARK = Colours(
    window="#1d1914",
    panel="#28231c",
    base="#16130f",
    alternate="#221d17",
    text="#f0e6cf",
    muted="#b9a988",
    heading="#e3b866",
    border="#4b4132",
    border_strong="#86744f",
    button="#342d24",
    button_hover="#42392d",
    button_pressed="#1d1914",
    accent="#9f2c26",
    accent_hover="#b83a33",
    accent_pressed="#7a1c17",
    accent_text="#fff4e2",
    gold="#d2a94f",
    selection="#5a4823",
    selection_text="#fbf2dc",
    link="#e8b06a",
    warning="#57400f",
    warning_text="#ffeec6",
    focus="#d2a94f",
    disabled="#7d7159",
)
_CONTRAST = Colours(
    window="#ffffff",
    panel="#ffffff",
    base="#ffffff",
    alternate="#f0f0f0",
    text="#000000",
    muted="#2b2b2b",
    heading="#00236b",
    border="#000000",
    border_strong="#000000",
    button="#ffffff",
    button_hover="#ffe98a",
    button_pressed="#ffd84d",
    accent="#00236b",
    accent_hover="#003aa8",
    accent_pressed="#001640",
    accent_text="#ffffff",
    gold="#5a4400",
    selection="#00236b",
    selection_text="#ffffff",
    link="#00236b",
    warning="#ffe066",
    warning_text="#000000",
    focus="#c00000",
    disabled="#595959",
)

LOOKS: Final = {
    "light": Theme("light", LIGHT, "light", _LIGHT),
    "dark": Theme("dark", DARK, "dark", _DARK),
    "contrast": Theme("contrast", HIGH_CONTRAST, "contrast", _CONTRAST),
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

    def wear(self, name: str, scale: float = 1.0) -> None:
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
        font = QFont(self._app.font())
        font.setPointSizeF(self._points * self._scale)
        self._app.setFont(font)
        self._app.setPalette(self.theme.palette)
        self._app.setStyleSheet(self.theme.style_sheet(self._scale))
        self.changed.emit(self.theme)


def serif(size: float) -> QFont:
    """Return the font of headings, in points."""
    font = QFont()
    font.setFamilies(list(SERIFS))
    font.setStyleHint(QFont.StyleHint.Serif)
    font.setPointSizeF(size)
    # Old-style figures are lovely in a sentence and puzzling alone: a 1 looks like an I.
    font.setFeature(QFont.Tag("lnum"), 1)
    return font
