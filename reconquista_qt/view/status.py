"""The line at the foot of the window: the area in question, the seed, the zoom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QLabel, QSizePolicy

from reconquista_qt.view.numbers import percentage
from reconquista_qt.view.why.askers import explain

if TYPE_CHECKING:
    from reconquista_qt.view.main_window import MainWindow
    from reconquista_qt.view.why.reason import Why


class Status(QObject):
    """Keeps the line, and the window's title, in step."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._area = ""
        self._playhead = window.board.presenter
        self._where, self._seed, self._zoom = QLabel(window), QLabel(window), QLabel(window)
        # A long list of units must not widen the window.
        self._where.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        bar = window.statusBar()
        bar.setSizeGripEnabled(False)
        bar.addWidget(self._where, 1)
        bar.addPermanentWidget(self._seed)
        bar.addPermanentWidget(self._zoom)
        explain(self._seed, self._why_seed)
        window.board.areaHovered.connect(self.show_area)
        window.board.zoomChanged.connect(lambda _zoom: self.show_zoom())
        window.controller.changed.connect(lambda _changes: self.show_area(self._area))
        window.files.changed.connect(self.show_file)
        self._playhead.cameTo.connect(lambda _entry: self.show_area(self._area))
        self._playhead.caughtUp.connect(lambda: self.show_area(self._area))

    @property
    def text(self) -> str:
        """What the line tells of an area."""
        return self._where.text()

    def _why_seed(self) -> Why:
        from reconquista_qt.view.why.reason import Why

        return Why(self._seed.text(), note=self.tr(
            "The dice of this game follow from it: the same seed and the same moves give the same "
            "game. It is chosen when a game is begun."
        ))  # fmt: skip

    def refresh(self) -> None:
        """Say everything anew, in the language that is spoken."""
        self.show_area(self._area)
        self.show_file()
        self.show_zoom()

    def show_area(self, area: str) -> None:
        """Tell what stands in an area; in the chosen one where it is empty.

        While dice are being shown, that is what the board shows, and not yet how it ended.
        """
        window = self._window
        self._area = area
        area = area or window.board.selected
        self._where.setText(window.desk.place_text(area) if area else "")

    def show_zoom(self) -> None:
        """Tell the zoom of the board."""
        self._zoom.setText(percentage(round(self._window.board.zoom * 100)))

    def show_file(self) -> None:
        """Name the game: its file in the title, its seed in the line."""
        path = self._window.files.path
        name = self._window.desk.title()
        title = name if path is None else f"{path.stem} – {name}"
        self._window.setWindowTitle(title)
        seed = self._window.controller.session.dice.seed
        self._seed.setText(self.tr("Seed {0}").format(seed))
