"""Sounds: played by what the system has for it, never waited for, silent where there is nothing.

No library is loaded: on Windows and macOS a player is part of the system, on Linux one comes with
its sound server. The files are made by `packaging/sounds.py`.
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication

from reconquista_qt.assets import resource
from reconquista_qt.engine.decision import Over

if TYPE_CHECKING:
    from reconquista_qt.view.main_window import MainWindow

# Players of Linux and macOS, the best first, each with what it is to be told.
PLAYERS: Final[dict[str, tuple[str, ...]]] = {
    "pw-play": (), "paplay": (), "afplay": (), "aplay": ("-q",),
}  # fmt: skip
SILENT: Final = ("offscreen", "minimal", "vnc")  # platforms on which nobody listens
APART_S: Final = 0.09  # seconds between two sounds, at least
# How the kinds of entries end that sound alike in any game.
ENDINGS: Final = {
    "_rolled": "dice", "_moved": "counter", "_placed": "counter", "bought": "counter",
    "turn_began": "turn", "battle_began": "battle",
}  # fmt: skip


def usual_sound(kind: str) -> str:
    """Return the sound of a kind of journal entry that needs no more knowledge, "" for none."""
    return next((sound for ending, sound in ENDINGS.items() if kind.endswith(ending)), "")


@cache
def player() -> tuple[str, ...]:
    """Return the command that plays a file, empty where there is none."""
    from shutil import which

    for name, options in PLAYERS.items():
        found = which(name)
        if found:
            return (found, *options)
    return ()


def play_file(path: Path) -> bool:
    """Begin to play a file; False where nothing here can."""
    if QGuiApplication.platformName() in SILENT:
        return False
    if sys.platform == "win32":
        import winsound

        try:
            flags = winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT
            winsound.PlaySound(str(path), flags)
        except RuntimeError:  # no device
            return False
        return True
    command = player()
    if not command:
        return False
    from PySide6.QtCore import QProcess

    process = QProcess()
    process.setProgram(command[0])
    process.setArguments([*command[1:], str(path)])
    process.setStandardOutputFile(QProcess.nullDevice())
    process.setStandardErrorFile(QProcess.nullDevice())
    started: Any = process.startDetached()  # whether it began; or that, and its number
    return bool(started[0] if isinstance(started, tuple) else started)


class Sounds(QObject):
    """Follows what the board shows: a sound comes with what is seen, not before it."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._last = -1.0
        self.play = play_file
        action = window.actions_["sound"]
        action.setChecked(bool(window.preferences.get("sound")))
        action.toggled.connect(lambda on: window.preferences.set("sound", on))
        window.preferences.changed.connect(self._changed)
        window.board.presenter.stepShown.connect(self._shown)
        window.controller.finished.connect(self._finished)

    @property
    def is_on(self) -> bool:
        """Whether anything is to be heard: who wishes no motion is not startled by sound either."""
        get = self._window.preferences.get
        return bool(get("sound")) and not get("reduced_motion")

    def _changed(self, name: str) -> None:
        if name == "sound":
            self._window.actions_["sound"].setChecked(bool(self._window.preferences.get("sound")))

    def _shown(self, entry: Any) -> None:
        self.sound(self._window.desk.sound_of(entry))

    def _finished(self) -> None:
        presenter = self._window.board.presenter
        if presenter.is_playing:
            presenter.finished.connect(self._close, Qt.ConnectionType.SingleShotConnection)
        else:
            self._close()

    def _close(self) -> None:
        over = self._window.controller.waiting
        if isinstance(over, Over):
            self.sound(self._window.desk.closing_sound(over), urgent=True)

    def sound(self, name: str, *, urgent: bool = False) -> None:
        """Let a sound be heard by its name, unless another has just begun."""
        now = monotonic()
        if not name or not self.is_on or (now - self._last < APART_S and not urgent):
            return
        path = resource("sounds", f"{name}.wav")
        if path.exists():
            self._last = now
            self.play(path)
