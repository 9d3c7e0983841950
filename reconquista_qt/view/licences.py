"""The licences of everything that is shipped: the parts, and the whole text of each licence."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from reconquista_qt.assets import resource
from reconquista_qt.view.docks.pieces import Note


def shipped() -> Mapping[str, Any]:
    """Return the list that was made when the program was built; empty where it cannot be read."""
    try:
        found: Any = json.loads(resource("licences.json").read_text(encoding="utf-8"))
        return {"parts": list(found["parts"]), "texts": dict(found["texts"])}
    except (OSError, ValueError, KeyError, TypeError):
        return {"parts": [], "texts": {}}


class LicencesPage(QWidget):
    """Choose a part on the left, and read its licence on the right."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shipped = shipped()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(10, 8, 10, 10)
        self._note = Note(parent=self)
        layout.addWidget(self._note)
        split = QSplitter(Qt.Orientation.Horizontal, self)
        split.setChildrenCollapsible(False)
        self.parts = QListWidget(split)
        self.parts.setAlternatingRowColors(True)
        self.text = QPlainTextEdit(split)
        self.text.setReadOnly(True)
        # Licences are laid out for letters of one width.
        fixed = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        fixed.setPointSizeF(self.font().pointSizeF() * 0.92)
        self.text.setFont(fixed)
        split.setStretchFactor(1, 1)
        layout.addWidget(split, 1)
        for part in self._shipped["parts"]:
            name = f"{part['name']} {part['version']}".strip()
            item = QListWidgetItem(name, self.parts)
            item.setData(Qt.ItemDataRole.UserRole, part)
        self.parts.currentItemChanged.connect(lambda *_: self._show())
        self.parts.setCurrentRow(0)
        line = self.fontMetrics().height()
        split.setSizes([line * 15, line * 27])

    def _show(self) -> None:
        item = self.parts.currentItem()
        if item is None:
            self.text.clear()
            return
        part = item.data(Qt.ItemDataRole.UserRole)
        texts = [self._shipped["texts"].get(key, "") for key in part["texts"]]
        if not any(texts):
            texts = [QCoreApplication.translate("LicencesPage", "In the public domain.")]
        head = f"{part['name']} {part['version']}".strip()
        self.text.setPlainText(
            "\n\n".join((f"{head}\n{part['licence']}\n{part['home']}", *filter(None, texts)))
        )

    def retranslate(self, _language: str) -> None:
        """Say everything in the language that is spoken."""
        self._note.setText(
            self.tr(
                "The program rests on these parts, each under its own licence. The licences are"
                " shown as they were written."
            )
        )
        self.parts.setAccessibleName(self.tr("Parts"))
        self.text.setAccessibleName(self.tr("Licence"))
        self._show()
