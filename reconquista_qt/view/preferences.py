"""What the player likes: settings with their defaults, kept from one day to the next."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, fields
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QObject, Signal

SPEEDS: Final = ("instant", "fast", "normal", "slow", "very_slow")
VOICES: Final = ("where", "what", "plan")  # of the adviser


@dataclass(slots=True)
class Values:
    """All settings; the defaults are those of a first start."""

    language: str = ""  # empty: as the system
    theme: str = "system"
    text_scale: float = 1.0
    book_scale: float = 1.0  # of the rulebook's text, beside that
    speed: str = "normal"
    step_by_step: bool = False
    answer_single_choices: bool = True
    warn_of_lapse: bool = True
    undo_stops_at_dice: bool = False
    reduced_motion: bool = False
    shows_odds: bool = True
    fans_on_hover: bool = True
    magnifies_on_hover: bool = True
    adviser_voice: str = "plan"
    blunder_check: bool = False
    blunder_points: float = 1.0  # expected points from which on a move is called a blunder
    autosaves: int = 10
    resume: bool = True
    welcomed: bool = False  # whether the welcome of a first start was seen
    shortcuts: dict[str, str] = field(default_factory=dict)
    recent: list[str] = field(default_factory=list)
    folder: str = ""
    geometry: str = ""  # of the window, base 64
    docks: str = ""  # their places, base 64
    zoom: float = 0.0  # 0: the whole board fitted into the window
    maximised: bool = False
    scenario: str = ""
    rules: dict[str, Any] = field(default_factory=dict)
    typed_dice: bool = False


class Preferences(QObject):
    """The settings, and a signal for each that changes."""

    changed = Signal(str)  # the setting's name

    def __init__(
        self,
        stored: dict[str, Any] | None = None,
        save: Callable[[dict[str, Any]], None] | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Start from stored values; what is unknown or of another type is left out."""
        super().__init__(parent)
        self.values = Values()
        self._save = save
        for name, value in (stored or {}).items():
            if self._fits(name, value):
                setattr(self.values, name, value)

    def get(self, name: str) -> Any:
        """Return the value of a setting."""
        return getattr(self.values, name)

    def set(self, name: str, value: Any) -> None:
        """Change a setting, keep it, and tell."""
        if getattr(self.values, name) != value:
            setattr(self.values, name, value)
            self.changed.emit(name)

    def reset(self, names: Iterable[str]) -> None:
        """Give some settings their defaults back."""
        defaults = Values()
        for name in names:
            self.set(name, getattr(defaults, name))

    def as_data(self) -> dict[str, Any]:
        """Return all settings as JSON-ready data."""
        return {f.name: getattr(self.values, f.name) for f in fields(self.values)}

    def store(self) -> None:
        """Keep the settings."""
        if self._save is not None:
            self._save(self.as_data())

    def _fits(self, name: str, value: Any) -> bool:
        if name not in Values.__slots__:
            return False
        default = getattr(self.values, name)
        if isinstance(default, float):
            return isinstance(value, (int, float)) and not isinstance(value, bool)
        return type(value) is type(default)


def speed_name(speed: str) -> str:
    """Return the name of an animation speed in the language that is spoken."""
    match speed:
        case "instant":
            return QCoreApplication.translate("Speeds", "At once")
        case "fast":
            return QCoreApplication.translate("Speeds", "Fast")
        case "normal":
            return QCoreApplication.translate("Speeds", "Normal")
        case "slow":
            return QCoreApplication.translate("Speeds", "Slow")
    return QCoreApplication.translate("Speeds", "Very slow")


def theme_name(theme: str) -> str:
    """Return the name of a theme in the language that is spoken."""
    match theme:
        case "light":
            return QCoreApplication.translate("Themes", "Light: parchment")
        case "dark":
            return QCoreApplication.translate("Themes", "Dark: candlelight")
        case "contrast":
            return QCoreApplication.translate("Themes", "High contrast")
    return QCoreApplication.translate("Themes", "Same as system")
