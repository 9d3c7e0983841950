"""What the player likes: settings with their defaults, kept from one day to the next."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.view.theme import THEMES
from reconquista_qt.wording.languages import languages

SPEEDS: Final = ("instant", "fast", "normal", "slow", "very_slow")
VOICES: Final = ("where", "what", "plan")  # of the adviser
# What a setting can be, where not everything of its type will do: words, or a least and a most.
WORDS: Final[dict[str, tuple[str, ...]]] = {
    "theme": THEMES,
    "speed": SPEEDS,
    "adviser_voice": VOICES,
}
RANGES: Final[dict[str, tuple[float, float]]] = {
    "text_scale": (0.5, 3.0),
    "book_scale": (0.25, 5.0),
    "blunder_points": (0.0, 100.0),
    "autosaves": (0, 1000),
    "zoom": (0.0, 100.0),
}
MOST_ENTRIES: Final = 1000  # of a list or a table
LONGEST: Final = 100_000  # characters of a text


@dataclass(slots=True)
class SettingValues:
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
    sound: bool = True
    beats: bool = True  # whether great moments have a headline, and the time to be read
    turn_cards: bool = True  # whether the show waits at the end of a turn, with its card
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
    seats: dict[str, str] = field(default_factory=dict)  # who sits there, by ``game.seat``
    game: str = ""  # the one played last
    typed_dice: bool = False


class Preferences(QObject):
    """The settings, and a signal for each that changes; what changed is kept at once.

    `save` is given those that changed since it was last called.
    """

    changed = Signal(str)  # the setting's name
    troubled = Signal(object)  # BadInput: they cannot be kept; once, until they can be again

    def __init__(
        self,
        stored: dict[str, Any] | None = None,
        save: Callable[[dict[str, Any]], None] | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Start from stored values; what is unknown or cannot be meant is left out."""
        super().__init__(parent)
        self.values = SettingValues()
        self._save = save
        self._new: set[str] = set()
        self._is_troubled = False
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self.store)
        problems = []
        for name, value in (stored or {}).items():
            if name not in SettingValues.__slots__:
                continue  # of a newer version, perhaps: it stays in the file
            if self._fits(name, value):
                setattr(self.values, name, value)
            else:
                problems.append(("bad-value", f"settings.{name}", repr(value)[:80]))
        # What is wrong with the stored ones, if anything: those have their defaults.
        self.trouble = BadInput("bad-setting", tuple(problems)) if problems else None

    def get(self, name: str) -> Any:
        """Return the value of a setting."""
        return getattr(self.values, name)

    def set(self, name: str, value: Any) -> None:
        """Change a setting, keep it, and tell."""
        if getattr(self.values, name) != value:
            setattr(self.values, name, value)
            self._new.add(name)
            # Once for all that one click changes.
            self._later.start(0)
            self.changed.emit(name)

    def reset(self, names: Iterable[str]) -> None:
        """Give some settings their defaults back."""
        defaults = SettingValues()
        for name in names:
            self.set(name, getattr(defaults, name))

    def store(self) -> None:
        """Keep what changed since it was last kept; it is tried again with the next change."""
        self._later.stop()
        if self._save is None or not self._new:
            return
        try:
            self._save({name: getattr(self.values, name) for name in sorted(self._new)})
        except BadInput as trouble:
            told, self._is_troubled = self._is_troubled, True
            if not told:
                self.troubled.emit(trouble)
        else:
            self._new.clear()
            self._is_troubled = False

    def _fits(self, name: str, value: Any) -> bool:
        default = getattr(self.values, name)
        if isinstance(default, float):
            if not isinstance(value, (int, float)) or isinstance(value, bool):
                return False
        elif type(value) is not type(default):
            return False
        if name in RANGES:
            least, most = RANGES[name]
            return least <= value <= most
        if name == "language":
            return value in ("", *languages())
        if name in WORDS:
            return value in WORDS[name]
        match value:
            case str():
                return len(value) <= LONGEST
            case list():
                return len(value) <= MOST_ENTRIES and all(_is_text(item) for item in value)
            case dict():
                kinds = (str,) if name == "shortcuts" else (bool, int, str)
                return len(value) <= MOST_ENTRIES and all(
                    _is_text(key) and isinstance(item, kinds) for key, item in value.items()
                )
        return True


def _is_text(value: object) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST


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
