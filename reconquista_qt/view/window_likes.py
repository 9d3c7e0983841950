"""How the main window follows the player's settings."""

from __future__ import annotations

from typing import Final

from reconquista_qt.view.preferences import SPEEDS
from reconquista_qt.view.theme import THEMES, Theme
from reconquista_qt.view.window_links import WindowLinks

# Settings that take effect when the window is made as well as when they change.
STANDING: Final = (
    "speed", "beats", "step_by_step", "answer_single_choices", "undo_stops_at_dice",
    "reduced_motion", "shows_odds", "fans_on_hover", "magnifies_on_hover",
)  # fmt: skip


class WindowLikes(WindowLinks):
    """The part of the main window that is as the player likes it."""

    def next_language(self) -> None:
        """Speak the next language, and keep to it."""
        self.languages.next()
        self.preferences.set("language", self.languages.language)

    def next_theme(self) -> None:
        """Wear the next theme, and keep to it."""
        names = THEMES[1:]
        place = names.index(self.themes.theme.name)
        self.preferences.set("theme", names[(place + 1) % len(names)])

    def _change_speed(self, step: int) -> None:
        place = SPEEDS.index(self.preferences.get("speed")) + step
        self.preferences.set("speed", SPEEDS[min(len(SPEEDS) - 1, max(0, place))])

    def _apply_preferences(self) -> None:
        for name in STANDING:
            self._preference_changed(name)

    def _preference_changed(self, name: str) -> None:
        value = self.preferences.get(name)
        match name:
            case "language":
                self.languages.speak(value)
            case "theme" | "text_scale":
                self.themes.wear(self.preferences.get("theme"), self.preferences.get("text_scale"))
                self.arrangement.widen()
            case "speed":
                self.board.presenter.set_speed(value)
                self.stage.set_speed(value)
            case "step_by_step":
                self.board.presenter.set_step_by_step(value)
                self.actions_["step"].setChecked(value)
            case "answer_single_choices":
                self.controller.automatic = self.desk.automatic if value else frozenset()
            case "undo_stops_at_dice":
                self.controller.session.undo_stops_at_dice = value
                self.primary.follow()
            case "shortcuts":
                self.actions_.set_keys(value)
            case "beats":
                self.board.presenter.beats = value
            case "reduced_motion":
                self.board.reduced_motion = value
                self.board.board.map.fades = not value
            case "shows_odds" | "fans_on_hover" | "magnifies_on_hover":
                setattr(self.board, name, value)
            case "autosaves" if self.keeping is not None:
                self.keeping.set_autosaves(value)
        self.menus.refresh()

    def _wear(self, theme: Theme) -> None:
        self.board.set_theme(theme)
        self.arrangement.set_theme(theme)
        self.desk.set_theme(theme)
        self.actions_.retranslate(theme.palette)
        self.menus.refresh()
        self.primary.follow()

    def _name_keys(self) -> None:
        self.desk.name_keys()
