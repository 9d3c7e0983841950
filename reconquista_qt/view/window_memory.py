"""What the main window remembers: its place and docks, and the game that was left."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QSize, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QMoveEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QDockWidget

from reconquista_qt.engine.decision import Over
from reconquista_qt.engine.inputs import Acted
from reconquista_qt.engine.session import Session
from reconquista_qt.storage.folders import folders
from reconquista_qt.view.afterwards import PATIENCE_MS
from reconquista_qt.view.window_parts import WindowParts

if TYPE_CHECKING:
    from reconquista_qt.view.keeping import Keeping

FIRST_SIZE = QSize(1600, 1000)
FIRST_SHARE = 0.86  # of a larger screen
KEEP_MS = 1000  # after the last change of the window, its docks or the zoom they are kept


class WindowMemory(WindowParts):
    """The part of the main window that goes on where it was left."""

    keeping: Keeping | None = None
    _seen = _looked = False
    _size: QSize | None = None  # that was kept, until the window is shown

    def _watch_places(self) -> None:
        """Keep where everything is soon after it has changed: the program may be killed."""
        self._place_clock = QTimer(self)
        self._place_clock.setSingleShot(True)
        self._place_clock.setInterval(KEEP_MS)
        self._place_clock.timeout.connect(self.remember)
        self.board.zoomChanged.connect(self._place_changed)
        self.arrangement.added.connect(self._watch_docks)
        self._watch_docks(self.arrangement.docks)

    def _watch_docks(self, docks: list[QDockWidget]) -> None:
        for dock in docks:
            for signal in (dock.visibilityChanged, dock.dockLocationChanged, dock.topLevelChanged):
                signal.connect(self._place_changed)

    def _place_changed(self, _what: object = None) -> None:
        if self.is_complete and self.isVisible():
            self._place_clock.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the new size."""
        super().resizeEvent(event)
        self._place_changed()

    def moveEvent(self, event: QMoveEvent) -> None:
        """Keep the new place."""
        super().moveEvent(event)
        self._place_changed()

    def showEvent(self, event: QShowEvent) -> None:
        """Fit the board once its size is known, unless another zoom was kept."""
        super().showEvent(event)
        if self._seen:
            return
        self._seen = True
        QTimer.singleShot(0, self, self._first_look)

    def _first_look(self) -> None:
        if self._size is not None and not self.isMaximized():
            # Before they were shown the docks did not know how little room they need.
            self.resize(self._size)
            self._size = None
        zoom = self.preferences.get("zoom")
        self.board.zoom_to(zoom) if zoom else self.board.fit()
        self.status.show_zoom()
        self.afterwards.add(*self.arrangement.rest, self.insight.make_docks)
        self._looked = True
        self._watch_places()

    @property
    def is_complete(self) -> bool:
        """Whether all has been made that could wait until the window was seen."""
        return self._looked and self.afterwards.is_done

    def _restore(self) -> None:
        # Below a title bar, on whatever screen there is.
        room = self.screen().availableSize() - QSize(0, 40)
        self.resize(FIRST_SIZE.expandedTo(room * FIRST_SHARE).boundedTo(room))
        geometry, docks = self.preferences.get("geometry"), self.preferences.get("docks")
        if geometry:
            self.restoreGeometry(QByteArray.fromBase64(geometry.encode()))
        if docks:
            self._size = self.size()
            self.arrangement.restore(docks)

    def remember(self) -> None:
        """Keep the window's place, its docks and its zoom."""
        keep = self.preferences.set
        keep("geometry", bytes(self.saveGeometry().toBase64().data()).decode())
        keep("docks", self.arrangement.kept())
        keep("zoom", 0.0 if self._is_fitted() else self.board.zoom)
        self.preferences.store()

    def _is_fitted(self) -> bool:
        room, whole = self.board.viewport().rect(), self.board.board.shape.rect
        fitted = min(room.width() / whole.width(), room.height() / whole.height())
        return abs(self.board.transform().m11() - fitted) < 1e-6

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep everything for the next time."""
        self.desk.close()
        if self.keeping is not None:
            self.keeping.close(keep=self._is_begun())
        if self._looked:
            self._place_clock.stop()
        self.remember()
        super().closeEvent(event)

    def begin(self, path: Path | None = None) -> None:
        """Begin the day: with the game of a file, with the last game, or with the new one."""
        if path is not None:
            self.files.read(path)
        if not _holds_anything(folders().journals):
            # What writes the game down is loaded once the window can be seen, or with the first
            # thing that is done.
            painted = self.board.board.map.firstPainted
            painted.connect(self._keep, Qt.ConnectionType.QueuedConnection)
            self.controller.changed.connect(lambda _changes: self._keep())
            QTimer.singleShot(PATIENCE_MS, self, self._keep)
        elif path is None and self.preferences.get("resume"):
            self._keep().resume()
        else:
            self._keep().offer()

    def begin_with(self, session: Session) -> None:
        """Keep the game that is on the table from now on; what was left before stays left."""
        self._keep()

    def _keep(self) -> Keeping:
        from reconquista_qt.storage.maps import games_on
        from reconquista_qt.view.keeping import Keeping

        if self.keeping is None:
            self.keeping = Keeping(
                self.controller,
                self.languages,
                self,
                autosaves=self.preferences.get("autosaves"),
                games=games_on(self.controller.home),
            )
            self.keeping.told.connect(self.tell)
            self.keeping.tell_trouble()
        return self.keeping

    def _is_begun(self) -> bool:
        """Whether there is a game to go on with: some move was made, and it is not over."""
        moved = any(isinstance(given, Acted) for given in self.controller.session.inputs)
        return moved and not isinstance(self.controller.waiting, Over)


def _holds_anything(folder: Path) -> bool:
    try:
        return any(folder.iterdir())
    except OSError:
        # There is none, or it cannot be read, which the keeper finds out and tells.
        return False
