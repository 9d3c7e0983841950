"""How the main window follows the player's settings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from reconquista_qt.view.preferences import SPEEDS
from reconquista_qt.view.theme import THEMES, Theme

if TYPE_CHECKING:
    from reconquista_qt.view.main_window import MainWindow

# Settings that take effect when the window is made as well as when they change.
STANDING: Final = (
    "speed", "beats", "step_by_step", "answer_single_choices", "undo_stops_at_dice",
    "reduced_motion", "shows_odds", "fans_on_hover", "magnifies_on_hover",
)  # fmt: skip


class SettingsBinder(QObject):
    """Lets the main window be as the player likes it."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window

    def next_language(self) -> None:
        """Speak the next language, and keep to it."""
        self._window.languages.next()
        self._window.preferences.set("language", self._window.languages.language)

    def next_theme(self) -> None:
        """Wear the next theme, and keep to it."""
        names = THEMES[1:]
        place = names.index(self._window.themes.theme.name)
        self._window.preferences.set("theme", names[(place + 1) % len(names)])

    def change_speed(self, step: int) -> None:
        """Show events at the next speed (1: slower, -1: faster)."""
        place = SPEEDS.index(self._window.preferences.get("speed")) + step
        self._window.preferences.set("speed", SPEEDS[min(len(SPEEDS) - 1, max(0, place))])

    def apply(self) -> None:
        """Take all settings that matter from the start."""
        for name in STANDING:
            self.take(name)

    def take(self, name: str) -> None:
        """Take a setting as it is now."""
        window = self._window
        value = window.preferences.get(name)
        match name:
            case "language":
                window.languages.set_language(value)
            case "theme" | "text_scale":
                window.themes.apply(
                    window.preferences.get("theme"),
                    window.preferences.get("text_scale"),
                )
                window.arrangement.widen()
            case "speed":
                window.board.presenter.set_speed(value)
                window.stage.set_speed(value)
            case "step_by_step":
                window.board.presenter.set_step_by_step(value)
                window.actions_["step"].setChecked(value)
            case "answer_single_choices":
                window.controller.automatic = window.desk.automatic if value else frozenset()
            case "undo_stops_at_dice":
                window.controller.session.undo_stops_at_dice = value
                window.primary.follow()
            case "shortcuts":
                window.actions_.set_keys(value)
            case "beats":
                window.board.presenter.beats = value
            case "reduced_motion":
                window.board.reduced_motion = value
                window.board.board.map.fades = not value
            case "shows_odds" | "fans_on_hover" | "magnifies_on_hover":
                setattr(window.board, name, value)
            case "autosaves" if window.autosave is not None:
                window.autosave.set_autosaves(value)
        window.menus.refresh()

    def apply_theme(self, theme: Theme) -> None:
        """Let board, docks, menus and the primary button take the look of a theme."""
        self._window.board.set_theme(theme)
        self._window.arrangement.set_theme(theme)
        self._window.desk.set_theme(theme)
        self._window.actions_.retranslate(theme.palette)
        self._window.menus.refresh()
        self._window.primary.follow()
