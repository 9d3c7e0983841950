"""What the main window remembers: its place and docks, and the game that was left."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QObject, QSize, Qt, QTimer
from PySide6.QtWidgets import QDockWidget
from shiboken6 import isValid

from reconquista_qt.engine.decision import Over
from reconquista_qt.engine.inputs import Acted
from reconquista_qt.engine.session import Session
from reconquista_qt.storage.folders import folders
from reconquista_qt.view.idle_tasks import PATIENCE_MS

if TYPE_CHECKING:
    from reconquista_qt.storage.progress import Tell
    from reconquista_qt.view.autosave_controller import AutosaveController
    from reconquista_qt.view.main_window import MainWindow

FIRST_SIZE = QSize(1600, 1000)
FIRST_MARGIN = QSize(96, 64)  # what it leaves of a larger screen, both sides together
KEEP_MS = 1000  # after the last change of the window, its docks or the zoom they are kept


class WindowState(QObject):
    """Lets the main window go on where it was left."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.autosave: AutosaveController | None = None  # what writes the game down
        self._seen = self._looked = self._closed = False
        self._size: QSize | None = None  # that was kept, until the window is shown

    def watch_places(self) -> None:
        """Keep where everything is soon after it has changed: the program may be killed."""
        self._place_clock = QTimer(self)
        self._place_clock.setSingleShot(True)
        self._place_clock.setInterval(KEEP_MS)
        self._place_clock.timeout.connect(self.remember)
        self._window.board.zoomChanged.connect(self.place_changed)
        self._window.arrangement.added.connect(self._watch_docks)
        self._watch_docks(self._window.arrangement.docks)

    def _watch_docks(self, docks: list[QDockWidget]) -> None:
        for dock in docks:
            for signal in (dock.visibilityChanged, dock.dockLocationChanged, dock.topLevelChanged):
                signal.connect(self.place_changed)

    def place_changed(self, _what: object = None) -> None:
        """Keep the window's place, its docks and its zoom in a moment."""
        # Docks tell of themselves even while their window is taken apart, closed before or not.
        if self._closed or not isValid(self._window):
            return
        if self.is_complete and self._window.isVisible():
            self._place_clock.start()

    def shown(self) -> None:
        """Fit the board once its size is known, unless another zoom was kept."""
        if self._seen:
            return
        self._seen = True
        QTimer.singleShot(0, self, self._first_look)

    def _first_look(self) -> None:
        if self._size is not None and not self._window.isMaximized():
            # Before they were shown the docks did not know how little room they need.
            self._window.resize(self._size)
            self._size = None
        self._window.arrangement.first_look()
        zoom = self._window.preferences.get("zoom")
        self._window.board.zoom_to(zoom) if zoom else self._window.board.fit()
        self._window.status.show_zoom()
        self._window.idle_tasks.add(*self._window.arrangement.rest, self._window.insight.make_docks)
        self._looked = True
        self.watch_places()

    @property
    def is_complete(self) -> bool:
        """Whether all has been made that could wait until the window was seen."""
        return self._looked and self._window.idle_tasks.is_done

    def restore(self) -> None:
        """Take the place and the docks that were kept."""
        window = self._window
        # Below a title bar, on whatever screen there is.
        room = window.screen().availableSize() - QSize(0, 40)
        window.resize(first_size(room))
        geometry, docks = (
            window.preferences.get("geometry"),
            window.preferences.get("docks"),
        )
        if geometry:
            window.restoreGeometry(QByteArray.fromBase64(geometry.encode()))
        if docks:
            self._size = window.size()
            window.arrangement.restore(docks)

    def remember(self) -> None:
        """Keep the window's place, its docks and its zoom."""
        keep = self._window.preferences.set
        keep("geometry", bytes(self._window.saveGeometry().toBase64().data()).decode())
        keep("docks", self._window.arrangement.kept())
        keep("zoom", 0.0 if self.is_fitted else self._window.board.zoom)
        self._window.preferences.store()

    @property
    def is_fitted(self) -> bool:
        """Whether the whole board is in view, and no more than that."""
        room, whole = self._window.board.viewport().rect(), self._window.board.board.shape.rect
        fitted = min(room.width() / whole.width(), room.height() / whole.height())
        return abs(self._window.board.transform().m11() - fitted) < 1e-6

    def close(self) -> None:
        """Keep everything for the next time."""
        self._closed = True
        if self.autosave is not None:
            self.autosave.close(keep=self._is_begun())
        if self._looked:
            self._place_clock.stop()
        self.remember()

    def prepare(self, session: Session, tell: Tell) -> None:
        """Make a game ready to be kept that is about to be put on the table."""
        self._keep().prepare(session, tell)

    def begin(self, path: Path | None = None) -> None:
        """Begin the day: with the game of a file, with the last game, or with the new one."""
        if path is not None:
            self._window.files.read(path)
        if not _holds_anything(folders().journals):
            # What writes the game down is loaded once the window can be seen, or with the first
            # thing that is done.
            painted = self._window.board.board.map.firstPainted
            painted.connect(self._keep, Qt.ConnectionType.QueuedConnection)
            self._window.controller.changed.connect(lambda _changes: self._keep())
            QTimer.singleShot(PATIENCE_MS, self, self._keep)
        elif path is None and self._window.preferences.get("resume"):
            self._keep().resume()
        else:
            self._keep().offer()

    def begin_with(self, session: Session, before: WindowState) -> None:
        """Keep the game that is on the table from now on; what was left before stays left.

        It comes from another game's window, which lets go of it. A lesson goes on with its card.
        """
        keeping = self._keep()
        if before.autosave is not None:
            before.autosave.handed_over(keeping)
        if session.dice.scripted and not self._window.book.take_up_lesson(session):
            from reconquista_qt.storage.decode import Loaded, without_script

            self._window.controller.adopt(without_script(Loaded(session, ())).session)

    def _keep(self) -> AutosaveController:
        from reconquista_qt.storage.maps import games_on
        from reconquista_qt.view.autosave_controller import AutosaveController

        if self.autosave is None:
            self.autosave = AutosaveController(
                self._window.controller,
                self._window.languages,
                self._window,
                autosaves=self._window.preferences.get("autosaves"),
                games=games_on(self._window.controller.home),
            )
            self.autosave.told.connect(self._window.tell)
            self.autosave.take_up_lesson = self._window.book.take_up_lesson
            self.autosave.tell_trouble()
        return self.autosave

    def _is_begun(self) -> bool:
        """Whether there is a game to go on with: some move was made, and it is not over."""
        moved = any(isinstance(given, Acted) for given in self._window.controller.session.inputs)
        return moved and not isinstance(self._window.controller.waiting, Over)


def first_size(room: QSize) -> QSize:
    """Return how large a window is at the first start, in a room of a screen: nearly all of it."""
    return FIRST_SIZE.expandedTo(room - FIRST_MARGIN).boundedTo(room)


def _holds_anything(folder: Path) -> bool:
    try:
        return any(folder.iterdir())
    except OSError:
        # There is none, or it cannot be read, which the keeper finds out and tells.
        return False
