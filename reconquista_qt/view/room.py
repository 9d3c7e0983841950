"""Room for the board: docks share a place where side by side they would leave it too little."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QDockWidget, QTabBar

if TYPE_CHECKING:
    from reconquista_qt.view.arrangement import Arrangement
    from reconquista_qt.view.main_window import MainWindow

TAB_PX: Final = 34  # that a tab is broader than its name
SHARE: Final = 0.5  # of the window, and of its width, that the board has at least
RIGHT: Final = Qt.DockWidgetArea.RightDockWidgetArea
LEFT: Final = Qt.DockWidgetArea.LeftDockWidgetArea
BOTTOM: Final = Qt.DockWidgetArea.BottomDockWidgetArea


def tabs_width(window: MainWindow, docks: Iterable[QDockWidget]) -> int:
    """Return how many pixels the tabs of some docks need to be read whole beside one another."""
    words = window.fontMetrics()
    return sum(words.horizontalAdvance(dock.windowTitle()) + TAB_PX for dock in docks)


class BoardRoom(QObject):
    """Looks after every change of the docks and of the window's size."""

    def __init__(self, window: MainWindow, arrangement: Arrangement) -> None:
        super().__init__(window)
        self._window, self._arrangement = window, arrangement
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self.look)
        window.installEventFilter(self)
        arrangement.added.connect(self._watch)
        self._watch(arrangement.docks)

    def _watch(self, docks: list[QDockWidget]) -> None:
        for dock in docks:
            dock.visibilityChanged.connect(self._changed)
            dock.dockLocationChanged.connect(self._changed)
        self._later.start()

    def _changed(self, _what: object) -> None:
        self._later.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look again when the window has another size."""
        if watched is self._window and event.type() == QEvent.Type.Resize:
            self._later.start()
        return False

    def look(self) -> None:
        """Let docks at the left or below join those at the right where the board has too little."""
        window = self._window
        if not window.isVisible() or window.isMinimized():
            return
        self._put_oldest_away()
        self._fit_screen()
        self._fit_tabs()
        narrow = window.central.width() < window.width() * SHARE
        below = self._standing(BOTTOM)
        low = bool(below) and self._area_over(below) < window.width() * window.height() * SHARE
        log = self._arrangement.log
        if not (narrow or low) or log.isFloating() or log.isHidden():
            return
        movers = [*(self._standing(LEFT) if narrow else ()), *(below if low else ())]
        front = next((dock for dock in movers if not dock.visibleRegion().isEmpty()), None)
        for dock in movers:
            window.addDockWidget(RIGHT, dock)
            window.tabifyDockWidget(log, dock)
        if front is not None:
            self._arrangement.forward(front)
        if not movers:
            most = round(window.width() * (1 - SHARE)) - 12
            window.resizeDocks([self._arrangement.phase], [most], Qt.Orientation.Horizontal)
        self._later.start() if movers else None

    def _standing(self, where: Qt.DockWidgetArea) -> list[QDockWidget]:
        """Return the docks in sight at one side of the board."""
        return [
            dock
            for dock in self._arrangement.docks
            if not dock.isHidden()
            and not dock.isFloating()
            and self._window.dockWidgetArea(dock) == where
        ]

    def _area_over(self, docks: list[QDockWidget]) -> int:
        """Return how much the board has over docks that are as low as can be."""
        middle = self._window.central
        given = max(
            (dock.height() for dock in docks if not dock.visibleRegion().isEmpty()), default=0
        )
        needed = max(dock.minimumSizeHint().height() for dock in docks)
        return middle.width() * (middle.height() + given - max(needed, 0))

    def _put_oldest_away(self) -> None:
        """Close what was opened longest ago where more share a place than there is room to name."""
        log = self._arrangement.log
        together = [log, *self._window.tabifiedDockWidgets(log)]
        shown = [dock for dock in together if not dock.isHidden() and not dock.isFloating()]
        words = self._window.fontMetrics()
        wide = tabs_width(self._window, shown)
        opened = self._arrangement.opened
        for dock in opened:
            if opened[-1] in self._arrangement.partners(dock):
                continue
            if wide <= max(log.width(), self._arrangement.phase.width()):
                return
            if dock in shown and dock.visibleRegion().isEmpty():
                wide -= words.horizontalAdvance(dock.windowTitle()) + TAB_PX
                dock.hide()

    def _fit_screen(self) -> None:
        """Let panels between the turn and the log join the log where the screen is too low."""
        window, log = self._window, self._arrangement.log
        room = window.screen().availableGeometry().height()
        if window.minimumSizeHint().height() <= room or log.isFloating() or log.isHidden():
            return
        between = [dock for dock in self._arrangement.apart if self._stands_alone(dock)]
        front = next((dock for dock in between if not dock.visibleRegion().isEmpty()), None)
        for dock in between:
            window.tabifyDockWidget(log, dock)
        if front is not None:
            self._arrangement.forward(front)
            # How low it can be is known once it is laid out.
            QTimer.singleShot(
                0, self, lambda: window.resize(window.width(), min(window.height(), room))
            )

    def _stands_alone(self, dock: QDockWidget) -> bool:
        """Tell whether a dock has a place in the sidebar that is not the log's."""
        return dock in self._standing(RIGHT) and dock not in self._window.tabifiedDockWidgets(
            self._arrangement.log
        )

    def _fit_tabs(self) -> None:
        """Let all tabs be seen: they grow narrower, and none goes out of sight."""
        for bar in self._window.findChildren(
            QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly
        ):
            self._tighten(bar)  # first: the style has a say in how names are cut short
            if bar.usesScrollButtons():
                bar.setUsesScrollButtons(False)
                bar.setElideMode(Qt.TextElideMode.ElideRight)
            for number in range(bar.count()):
                bar.setTabToolTip(number, bar.tabText(number))

    def _tighten(self, bar: QTabBar) -> None:
        """Let the names stand closer together where they would be cut short."""
        words = bar.fontMetrics()
        names = [bar.tabText(number) for number in range(bar.count()) if bar.isTabVisible(number)]
        wide = sum(words.horizontalAdvance(name) + TAB_PX for name in names)
        tight = wide > bar.width()
        if tight != bool(bar.property("tight")):
            bar.setProperty("tight", tight)
            bar.style().unpolish(bar)
            bar.style().polish(bar)
