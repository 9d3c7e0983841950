"""What this program is, which version, and whose work it rests on."""

from __future__ import annotations

import platform

from PySide6.QtCore import QEvent, Qt, qVersion
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from reconquista_qt import __version__
from reconquista_qt.assets import translations
from reconquista_qt.view.art.icons import app_icon
from reconquista_qt.view.docks.pieces import Heading, Note
from reconquista_qt.view.languages import Languages


class AboutDialog(QDialog):
    """Name, version and credits."""

    def __init__(self, languages: Languages, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._languages = languages
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 16)
        head = QHBoxLayout()
        picture = QLabel(self)
        picture.setPixmap(app_icon().pixmap(72, 72))
        head.addWidget(picture)
        words = QVBoxLayout()
        name = Heading(1.9, self)
        name.setText("Reconquista")
        self._version = Note(parent=self)
        words.addWidget(name)
        words.addWidget(self._version)
        head.addLayout(words, 1)
        layout.addLayout(head)
        self.credits = QTextBrowser(self)
        self.credits.setOpenExternalLinks(True)
        layout.addWidget(self.credits, 1)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.accept)
        layout.addWidget(buttons)
        line = self.fontMetrics().height()
        self.resize(line * 36, line * 34)
        self._retranslate()

    def changeEvent(self, event: QEvent) -> None:
        """Answer a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("About Reconquista"))
        text = self.tr("Version {0}, with Qt {1} and Python {2}")
        self._version.setText(text.format(__version__, qVersion(), platform.python_version()))
        path = translations(self._languages.language, "credits.md")
        self.credits.setMarkdown(_without_anchors(path.read_text(encoding="utf-8")))
        self.credits.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)


def _without_anchors(markdown: str) -> str:
    return "\n".join(line for line in markdown.splitlines() if not line.startswith("<a id="))
