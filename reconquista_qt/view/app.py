"""The program with its window: from the command line to the event loop."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import QApplication

from reconquista_qt.engine.game import AnyGame
from reconquista_qt.engine.garbage import set_apart, sweep
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.engine.session import Session
from reconquista_qt.games import default_entry, entry_of
from reconquista_qt.kit.seeds import seed_by_chance
from reconquista_qt.model.controller import AnyController, GameController
from reconquista_qt.storage.folders import folders
from reconquista_qt.storage.own_files import own_files
from reconquista_qt.storage.settings import change_settings, read_settings
from reconquista_qt.view.art.icons import app_icon
from reconquista_qt.view.games import is_playable, surface_of
from reconquista_qt.view.heap import Heap
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.main_window import MainWindow
from reconquista_qt.view.preferences import Preferences
from reconquista_qt.view.theme import Themes

if TYPE_CHECKING:
    from reconquista_qt.view.program import Program


def main(argv: Sequence[str]) -> int:
    """Show the window until it is closed; a file among the arguments is opened."""
    app = application(argv)
    # What Qt understands of the command line it has taken out.
    chosen, files, line = wanted(app.arguments()[1:])
    window = build(app, game=chosen)
    # Imported here: what only a fault needs need not be there when the window is built.
    from reconquista_qt.view.program import Program

    program = Program(app, window)
    window.begin(files[0] if files else None)
    if line:
        window.positions.put(line)
    window.show()
    window.idle_tasks.add(lambda: once_seen(window, program, greet=not (files or line)))
    if program.interrupts.status:
        # Whoever was asked to end while it began does not begin to wait.
        program.interrupts.end()
        return program.interrupts.status
    return int(app.exec())


def wanted(words: Sequence[str]) -> tuple[str, list[Path], str]:
    """Return what is asked for: the game (``--game ID``), files, a position (``--position LINE``).

    "" is no game, and no position; the game of a position is its own.
    """
    chosen, line, files, rest = "", "", [], iter(words)
    for word in rest:
        if word == "--game":
            chosen = next(rest, "")
        elif word.startswith("--game="):
            chosen = word.removeprefix("--game=")
        elif word == "--position":
            line = next(rest, "")
        elif word.startswith("--position="):
            line = word.removeprefix("--position=")
        elif not word.startswith("-"):
            files.append(Path(word))
    if line:
        chosen = line.split(" ", 1)[0]
    return (chosen if is_playable(chosen) else ""), files, line


def once_seen(window: MainWindow, program: Program, *, greet: bool) -> None:
    """Do what can wait until the window is seen: let other starts in, welcome a new player."""
    # What stands now stands until the end, and need not be looked through each time.
    set_apart()
    program.open_door()
    # Who goes on with a game is no stranger; what answered itself was nobody's doing.
    known = window.preferences.get("welcomed") or window.controller.has_played
    if greet and not known and "welcome" in window.desk.features:
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
    # By this name the desktop finds the window's icon; a Flatpak's entry has that of its sandbox.
    app.setDesktopFileName(os.environ.get("FLATPAK_ID") or "reconquista-qt")
    return app


def home_game(game: str) -> tuple[AnyGame, bool, BadInput | None]:
    """Return a game, whether it is on data files of the user's own, and what is wrong with them."""
    entry, folder = entry_of(game), folders().data
    if not own_files(folder, entry):
        return entry.rules(), False, None
    # What checks files takes its time to load: only for the few who have some of their own.
    from reconquista_qt.storage.maps import users_game

    chosen = users_game(folder, entry)
    return chosen.game, bool(chosen.files) and chosen.trouble is None, chosen.trouble


def build(app: QApplication, session: Session | None = None, *, game: str = "") -> MainWindow:
    """Return the main window, with a game on the table, as the player's settings want it.

    `game` is the one to be played, without one that of the session, or that of the last time.
    """
    path = folders().settings_file
    stored = read_settings(path)

    preferences = Preferences(stored.values, partial(change_settings, path))
    if not game:
        last = preferences.get("game")
        game = session.game.id if session is not None else last if is_playable(last) else ""
        game = game or default_entry().id
    languages = Languages(app, preferences.get("language"), game=game)
    themes = Themes(app)
    themes.apply(preferences.get("theme"), preferences.get("text_scale"))
    home, is_own, trouble = home_game(game)
    if is_own and (chart := home.map_data()) is not None:
        languages.name_as_on(cast("Mapping[str, object]", chart["data"]))
    if session is None:
        opening = surface_of(game).fresh(home, preferences)
        session = Session.new(
            home, seed=seed_by_chance(), scenario=opening.scenario, options=opening.options
        )
    controller: AnyController = GameController(session, home=home)
    window = MainWindow(controller, languages, themes, preferences)
    controller.other_game = partial(move_to, app, window)
    # In seven sizes: drawing them takes longer than a frame.
    window.idle_tasks.add(lambda: app.setWindowIcon(app_icon()))
    window.idle_tasks.add(lambda: Heap(window))
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


def move_to(app: QApplication, window: MainWindow, session: Session) -> None:
    """Put a session of another game on the table: in a window of that game, in place of this one.

    Only once whoever asked has done with this window.
    """

    def move() -> None:
        standing = window.files.standing()
        window.preferences.set("game", session.game.id)
        window.memory.remember()
        other = build(app, session)
        if window.isMaximized():
            other.showMaximized()
        else:
            # With its frame: a window that is not in sight yet knows of none, and its title bar
            # would stand above the screen.
            other.resize(window.size())
            other.move(window.pos())
            other.show()
        if standing[0] is not None and window.files.path == standing[0]:
            other.files.stand(standing)
        other.memory.begin_with(session, window.memory)
        window.replaced.emit(other)
        window.close()
        window.deleteLater()
        other.idle_tasks.add(sweep)

    QTimer.singleShot(0, window, move)
