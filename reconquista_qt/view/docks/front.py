"""What the window asks of the docks that are in sight at a first start."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDockWidget, QPushButton, QTreeWidget, QTreeWidgetItem

if TYPE_CHECKING:
    from reconquista_qt.view.art.colours import ArtTheme
    from reconquista_qt.view.theme import Theme


class FrontTurnDock(QDockWidget):
    """Tells what is asked now; `primary` is the one button that ends it."""

    linkFollowed = Signal(str)  # area:…, region:… or rule:…

    primary: QPushButton

    def set_theme(self, theme: Theme) -> None:
        """Draw its icons and counters as a theme does."""
        raise NotImplementedError


class FrontStageDock(QDockWidget):
    """Shows dice, losses and what else there is to be seen of what happens."""

    linkFollowed = Signal(str)  # area:…, region:… or rule:…
    frontWanted = Signal()  # there is something to be seen

    def set_theme(self, theme: Theme) -> None:
        """Draw its dice and counters as a theme does."""
        raise NotImplementedError

    def set_speed(self, speed: str) -> None:
        """Go at a speed of the settings."""
        raise NotImplementedError

    def reword(self) -> None:
        """Tell in another language what is shown."""
        raise NotImplementedError


class FrontPlacesDock(QDockWidget):
    """The places as a list: what stands there, and what can be done there."""

    areaActivated = Signal(str)
    areaChosen = Signal(str)

    tree: QTreeWidget
    items: dict[str, QTreeWidgetItem]

    def set_theme(self, theme: ArtTheme) -> None:
        """Take the counters of a theme; nothing where the list shows none."""

    def choose(self, area: str) -> None:
        """Make a place the chosen one, without telling of it."""
        raise NotImplementedError


class Front(NamedTuple):
    """The docks that are in sight at a first start; the overview is not."""

    phase: FrontTurnDock
    stage: FrontStageDock
    places: FrontPlacesDock
    score: QDockWidget
    overview: QDockWidget
