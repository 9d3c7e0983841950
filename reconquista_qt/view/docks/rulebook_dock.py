"""The rulebook beside the board: a rule that is followed opens at its paragraph."""

from __future__ import annotations

import re

from PySide6.QtCore import QEvent, QUrl
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QComboBox, QDockWidget, QTextBrowser, QVBoxLayout, QWidget

from reconquista_qt.assets import translations
from reconquista_qt.view.languages import Languages

BOOKS = ("rulebook", "rulings", "quickref", "glossary")
_ANCHOR = re.compile(r'^<a id="([^"]+)"></a>$')


class RulebookDock(QDockWidget):
    """Reads a book when it is first shown, in the language of the window."""

    def __init__(self, languages: Languages, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("rulebookDock")
        self._languages = languages
        self._shown: tuple[str, str] | None = None
        self._places: dict[str, tuple[str, int]] = {}
        page = QWidget(self)
        page.setObjectName("dockPage")
        self.setWidget(page)
        layout = QVBoxLayout(page)
        layout.setContentsMargins(6, 6, 6, 6)
        self.book = QComboBox(page)
        for book in BOOKS:
            self.book.addItem("", book)
        self.book.currentIndexChanged.connect(lambda _index: self._read())
        self.text = QTextBrowser(page)
        self.text.setOpenLinks(False)
        self.text.anchorClicked.connect(self._follow)
        layout.addWidget(self.book)
        layout.addWidget(self.text, 1)
        self._retranslate()

    def show_rule(self, rule: str) -> None:
        """Open at the paragraph or ruling of a rule; at the beginning where the rule is empty."""
        self.show()
        self.raise_()
        book = self._book_of(rule)
        self.book.setCurrentIndex(self.book.findData(book))
        self._read()
        if rule:
            self.text.scrollToAnchor(rule)

    def _book_of(self, rule: str) -> str:
        for book in BOOKS:
            if rule and f'<a id="{rule}"></a>' in self._source(book):
                return book
        return BOOKS[0]

    def _source(self, book: str) -> str:
        return translations(self._languages.language, f"{book}.md").read_text(encoding="utf-8")

    def _follow(self, url: QUrl) -> None:
        if url.hasFragment() and not url.scheme():
            self.show_rule(url.fragment())

    def _read(self) -> None:
        wanted = (self._languages.language, self.book.currentData())
        if self._shown == wanted or not self.isVisible():
            return
        self._shown = wanted
        self.text.setHtml(page_of(self._source(wanted[1])))

    def showEvent(self, event: QShowEvent) -> None:
        """Read the book at last."""
        super().showEvent(event)
        self._read()

    def changeEvent(self, event: QEvent) -> None:
        """Answer a change of language, staying at the same place."""
        if event.type() == QEvent.Type.LanguageChange:
            bar = self.text.verticalScrollBar()
            share = bar.value() / max(1, bar.maximum())
            self._retranslate()
            self._read()
            bar.setValue(round(share * bar.maximum()))
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Rulebook"))
        names = (
            self.tr("The rules"),
            self.tr("Rulings"),
            self.tr("Quick reference"),
            self.tr("Glossary"),
        )
        for place, name in enumerate(names):
            self.book.setItemText(place, name)
        self.book.setAccessibleName(self.tr("Which book"))
        self.text.setAccessibleName(self.tr("Rulebook"))


def page_of(markdown: str) -> str:
    """Return Markdown as HTML in which the paragraphs can be gone to by their anchors.

    Qt reads Markdown well, but drops the anchors; they come in again as named links.
    """
    from PySide6.QtGui import QTextDocument

    marked = []
    for line in markdown.splitlines():
        found = _ANCHOR.match(line)
        marked.append(f"@@{found[1]}@@" if found else line)
    # The mark belongs to what follows it.
    text = re.sub(r"@@([^@\n]+)@@\n(#+ )?", lambda m: f"{m[2] or ''}@@{m[1]}@@", "\n".join(marked))
    document = QTextDocument()
    document.setMarkdown(text)
    return re.sub(r"@@([^@]+)@@", r'<a name="\1"></a>', document.toHtml())
