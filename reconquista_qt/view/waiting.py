"""What a player sees who waits for a large game to be read: how far it is, and a way out."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, Qt
from PySide6.QtWidgets import QApplication, QProgressDialog, QWidget

from reconquista_qt.storage.progress import Cancelled

PATIENCE_MS: Final = 400  # what takes no longer shows nothing
OFTEN_MS: Final = 40
STEPS: Final = 1000


class Waiting(QObject):
    """Given to what reads as its `tell`; to be used in a `with`, which puts it away.

    While it is shown the window does not answer to anything else.
    """

    def __init__(self, window: QWidget | None, title: str = "", text: str = "") -> None:
        """Without texts, what is waited for is a game that is read."""
        super().__init__()
        self._window = window
        self._title, self._text = title, text
        self._passed, self._last = QElapsedTimer(), 0
        self._dialog: QProgressDialog | None = None

    def __enter__(self) -> Waiting:
        self._passed.start()
        return self

    def __exit__(self, *_raised: object) -> None:
        if self._dialog is not None:
            self._dialog.close()
            self._dialog.deleteLater()
            self._dialog = None

    def __call__(self, share: float) -> None:
        """Show how far it is; Cancelled where the player does not want to wait."""
        now = self._passed.elapsed()
        if now < PATIENCE_MS or now - self._last < OFTEN_MS:
            return
        self._last = now
        if self._dialog is None:
            self._dialog = self._shown()
        self._dialog.setValue(round(share * STEPS))
        QApplication.processEvents()
        if self._dialog.wasCanceled():
            raise Cancelled

    def _shown(self) -> QProgressDialog:
        dialog = QProgressDialog(self._window)
        dialog.setWindowModality(Qt.WindowModality.ApplicationModal)
        dialog.setWindowTitle(self._title or self.tr("Open a game"))
        dialog.setLabelText(
            self._text or self.tr("The game has many lines of play. They are being read…")
        )
        dialog.setCancelButtonText(self.tr("Cancel"))
        dialog.setRange(0, STEPS + 1)  # it is put away by us, not by being full
        dialog.setAutoClose(False)
        dialog.setAutoReset(False)
        dialog.setMinimumDuration(0)
        dialog.show()
        return dialog
