"""Where the user's files lie: games, settings, what is kept for the day after a crash."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from platformdirs import PlatformDirs

from reconquista_qt.engine.record import record

APP: Final = "reconquista-qt"
HOME_VARIABLE: Final = "RECONQUISTA_QT_HOME"
MAP_FILE: Final = "map.json"  # in the data folder: the user's own map


@record
class Folders:
    """The user's folders; none of them need be there before something is written."""

    data: Path
    config: Path
    state: Path

    @property
    def saves(self) -> Path:
        """The folder of saved games."""
        return self.data / "games"

    @property
    def elsewhere_file(self) -> Path:
        """Where games were saved outside that folder."""
        return self.data / "elsewhere.json"

    @property
    def autosaves(self) -> Path:
        """Games saved by the program of itself."""
        return self.state / "autosaves"

    @property
    def journals(self) -> Path:
        """The folder of the journals of games under way."""
        return self.state / "journals"

    @property
    def reports(self) -> Path:
        """Faults: what the program wrote down before it died, and reports to send."""
        return self.state / "reports"

    @property
    def settings_file(self) -> Path:
        """The file of the settings."""
        return self.config / "settings.json"


def folders() -> Folders:
    """Return the user's folders, those of the system unless RECONQUISTA_QT_HOME names another."""
    home = os.environ.get(HOME_VARIABLE)
    if home:
        root = Path(home).expanduser().absolute()
        return Folders(root / "data", root / "config", root / "state")
    own = PlatformDirs(APP, appauthor=False)
    return Folders(Path(own.user_data_path), Path(own.user_config_path), Path(own.user_state_path))
