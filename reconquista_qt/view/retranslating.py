"""What a widget with texts of its own does when the window changes its language."""

from __future__ import annotations

from PySide6.QtCore import QEvent


class Retranslating:
    """Sets the texts of a widget anew in another language; it stands before the widget's class."""

    def changeEvent(self, event: QEvent) -> None:
        """Set the texts anew where it is the language that changed; the widget is told of all."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)  # type: ignore[misc]  # that of the widget's class

    def _retranslate(self) -> None:
        """Set every text of the widget in the language that is spoken now."""
        raise NotImplementedError
