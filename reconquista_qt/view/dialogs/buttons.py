"""The buttons at the foot of a dialog."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLayout, QPushButton


def accept_or_cancel(dialog: QDialog, layout: QLayout, do: Callable[[], object]) -> QPushButton:
    """Put below all else a button that does something, which Enter presses, and Cancel.

    Return the first; what it says is the dialog's.
    """
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, dialog)
    accepting = buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
    accepting.setDefault(True)
    buttons.accepted.connect(do)
    buttons.rejected.connect(dialog.reject)
    layout.addWidget(buttons)
    return accepting
