"""The program with its window: from the command line to the event loop."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.engine.session import Session
from reconquista_qt.games import entry_of
from reconquista_qt.games.reconquista.rules.game import GAME, Reconquista
from reconquista_qt.model.controller import GameController
from reconquista_qt.storage.folders import MAP_FILE, folders
from reconquista_qt.storage.settings import change_settings, read_settings
from reconquista_qt.view.art.icons import app_icon
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.main_window import MainWindow
from reconquista_qt.view.preferences import Preferences
from reconquista_qt.view.theme import Themes

MOST_SEED = 999_999_999


def main(argv: Sequence[str]) -> int:
    """Show the window until it is closed; a file among the arguments is opened."""
    app = application(argv)
    window = build(app)
    # What Qt understands of the command line it has taken out.
    files = [Path(word) for word in app.arguments()[1:] if not word.startswith("-")]
    # Imported here: what only a fault needs need not be there when the window is built.
    from reconquista_qt.view.faults import Faults
    from reconquista_qt.view.interrupts import Interrupts

    Faults(window).told.connect(window.tell)
    interrupts = Interrupts(window)
    window.begin(files[0] if files else None)
    window.show()
    window.afterwards.add(lambda: once_seen(window, greet=not files))
    # Whoever was asked to end while it began does not begin to wait.
    return interrupts.status or int(app.exec())


def once_seen(window: MainWindow, *, greet: bool) -> None:
    """Do what can wait until the window is seen: let other starts in, welcome a new player."""
    from reconquista_qt.view.door import Door

    # What stands now stands until the end, and need not be looked through each time.
    gc.freeze()
    gc.enable()
    Door(window)
    # Who goes on with a game is no stranger.
    known = window.preferences.get("welcomed") or window.controller.can_undo
    if greet and not known:
        window.windows.welcome()


def application(argv: Sequence[str] = ()) -> QApplication:
    """Return the application, made where there is none yet."""
    found = QCoreApplication.instance()
    if isinstance(found, QApplication):
        return found
    words = [sys.argv[0], *argv]
    if sys.platform == "darwin":
        from reconquista_qt.view.mac_files import Application

        app: QApplication = Application(words)
    else:
        app = QApplication(words)
    app.setApplicationName("reconquista-qt")
    app.setApplicationDisplayName("Reconquista")
    app.setDesktopFileName("reconquista-qt")
    return app


def home_game() -> tuple[Reconquista, BadInput | None]:
    """Return the game on the user's own map, where there is one, and what is wrong with that."""
    if not (folders().data / MAP_FILE).exists():
        return GAME, None
    # What checks files takes its time to load: only for the few who have a map of their own.
    from reconquista_qt.storage.maps import users_map

    chosen = users_map(folders().data, entry_of(GAME.id))
    assert isinstance(chosen.game, Reconquista)
    return chosen.game, chosen.trouble


def build(app: QApplication, session: Session | None = None) -> MainWindow:
    """Return the main window, with a game on the table, as the player's settings want it."""
    path = folders().settings_file
    stored = read_settings(path)

    preferences = Preferences(stored.values, partial(change_settings, path))
    languages = Languages(app, preferences.get("language"))
    themes = Themes(app)
    themes.wear(preferences.get("theme"), preferences.get("text_scale"))
    home, trouble = home_game()
    if home is not GAME:
        languages.name_as_on(home.board.data)
    seed = int.from_bytes(os.urandom(8), "big") % MOST_SEED + 1
    controller = GameController(session or Session.new(home, seed=seed), home=home)
    window = MainWindow(controller, languages, themes, preferences)
    # In seven sizes: drawing them takes longer than a frame.
    window.afterwards.add(lambda: app.setWindowIcon(app_icon()))
    if trouble is not None:
        window.files.tell_trouble(trouble)
    if stored.trouble is not None:
        window.files.tell_trouble(stored.trouble, stored.set_aside)
    if preferences.trouble is not None:
        window.files.tell_trouble(preferences.trouble)
    preferences.troubled.connect(window.files.tell_trouble)
    for part in (preferences, languages, themes, controller):
        part.setParent(window)
    return window
