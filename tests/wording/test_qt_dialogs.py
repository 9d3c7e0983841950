"""The dialogs that Qt itself brings speak the language of the window, to the last label."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFileDialog,
    QLineEdit,
    QMessageBox,
    QTextBrowser,
    QWidget,
)

from reconquista_qt.wording import install

ALIKE = {"Color", "&No"}
GETTERS = ("text", "toolTip", "accessibleName", "windowTitle", "whatsThis")


def texts(top: QWidget) -> set[str]:
    """Return everything that a widget and its parts say."""
    parts: list[Any] = [top, *top.findChildren(QWidget)]
    parts += [action for part in list(parts) for action in part.actions()]
    said = {getattr(part, name)() for part in parts for name in GETTERS if hasattr(part, name)}
    return {
        text for text in said
        if isinstance(text, str) and any(map(str.isalpha, text)) and not text.startswith("/")
    }  # fmt: skip


def file_dialog() -> QDialog:
    """Return the dialog where the system has none of its own."""
    dialog = QFileDialog()
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setOption(QFileDialog.Option.ReadOnly, False)
    dialog.ensurePolished()
    return dialog


def question() -> QDialog:
    """Return a box with the buttons that the program uses."""
    box, button = QMessageBox(), QMessageBox.StandardButton
    box.setStandardButtons(button.Yes | button.No | button.Cancel | button.Save | button.Discard)
    return box


def with_menu(kind: type[QLineEdit] | type[QTextBrowser]) -> QWidget:
    """Return a field with the menu of its right mouse button, which is a part of it."""
    field = kind()
    field.createStandardContextMenu()
    return field


@pytest.mark.parametrize(
    "make",
    [
        file_dialog,
        question,
        lambda: QPrintDialog(QPrinter()),
        partial(with_menu, QLineEdit),
        partial(with_menu, QTextBrowser),
    ],
    ids=["file", "question", "print", "line", "text"],
)
def test_qt_speaks_spanish(qtbot: Any, qapp: QApplication, make: Callable[[], QWidget]) -> None:
    said = []
    for language in ("en", "es"):
        install(qapp, language)
        widget = make()
        qtbot.addWidget(widget)
        said.append(texts(widget))
    install(qapp, "en")
    english, spanish = said
    assert spanish
    assert not (english & spanish) - ALIKE
