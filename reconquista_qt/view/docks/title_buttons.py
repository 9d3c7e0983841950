"""The buttons in the titles of the docks, which Qt does not name anew in another language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QAbstractButton, QDockWidget

if TYPE_CHECKING:
    from reconquista_qt.view.main_window import MainWindow

FLOAT = "qt_dockwidget_floatbutton"
CLOSE = "qt_dockwidget_closebutton"


class TitleButtons(QObject):
    """Names them in the language that is spoken, for those who hear and for those who hover."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        window.languages.switched.connect(lambda _language: self.name())
        # With another style sheet Qt names them anew, in its own words.
        window.themes.changed.connect(lambda _theme: self.name())
        window.arrangement.added.connect(lambda _docks: self.name())
        self.name()

    def name(self) -> None:
        """Name the buttons of all docks there are."""
        names = {
            FLOAT: (
                self.tr("Detach or dock"),
                self.tr("Opens this in its own window, or puts it back."),
            ),
            CLOSE: (self.tr("Close"), self.tr("Closes this; the View menu brings it back.")),
        }
        for dock in self._window.findChildren(QDockWidget):
            for button in dock.findChildren(QAbstractButton):
                if button.objectName() in names:
                    name, description = names[button.objectName()]
                    button.setAccessibleName(name)
                    button.setAccessibleDescription(description)
                    button.setToolTip(name)
