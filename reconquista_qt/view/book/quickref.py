"""The quick reference: all tables on one page, in two columns where there is room."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QDockWidget, QToolButton, QVBoxLayout, QWidget

from reconquista_qt.model.book import book
from reconquista_qt.model.companion import columns_of
from reconquista_qt.model.glossary import glossary
from reconquista_qt.view.art.icons import put_icons
from reconquista_qt.view.book.browser import BookBrowser
from reconquista_qt.view.book.document import PLAIN, clauses_html
from reconquista_qt.view.book.export import PaperMenu
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.theme import Theme, Themes

TWO_COLUMNS: Final = 100  # characters of width from which on there are two columns


class QuickReferenceDock(QDockWidget):
    """The sheet beside the board; made when it is first shown."""

    linkFollowed = Signal(str)  # rule:…
    told = Signal(str, bool)  # a sentence; whether it is a trouble

    def __init__(self, languages: Languages, themes: Themes, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("quickReferenceDock")
        self._languages, self._themes = languages, themes
        self._shown: tuple[str, int] = ("", 0)
        self.browser: BookBrowser | None = None
        self._holder = QWidget(self)
        self._holder.setObjectName("dockPage")
        self.setWidget(self._holder)
        self._retranslate()

    def _build(self) -> None:
        layout = QVBoxLayout(self._holder)
        layout.setContentsMargins(8, 6, 8, 8)
        self.browser = BookBrowser(self._themes.theme, self._holder, compact=True)
        self.browser.linkFollowed.connect(self.linkFollowed)
        layout.addWidget(self.browser)
        self._paper = PaperMenu(self._languages, self, sheet_only=True)
        self._paper.told.connect(self.told)
        self._print = QToolButton(self.browser)
        self._print.setMenu(self._paper)
        self._print.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._themes.changed.connect(self.set_theme)
        self.set_theme(self._themes.theme)
        self._retranslate()

    def _write(self) -> None:
        browser = self.browser
        if browser is None:
            return
        characters = browser.viewport().width() // max(1, self.fontMetrics().averageCharWidth())
        columns = 2 if characters >= TWO_COLUMNS else 1
        language = self._languages.language
        if self._shown == (language, columns):
            return
        self._shown = (language, columns)
        sides = columns_of(self._languages.book)
        parts = [clauses_html(side, glossary(*self._languages.book), PLAIN) for side in sides]
        head = book(*self._languages.book).pages["quickref"][:1]
        title = clauses_html(head, glossary(*self._languages.book), PLAIN)
        if columns == 2:
            cells = "".join(f'<td width="50%" style="padding: 0px 10px 0px 0px">{part}</td>'
                            for part in parts)  # fmt: skip
            table = f'<table width="100%" cellspacing="0"><tr>{cells}</tr></table>'
            body = f"{title}<p></p>{table}"
        else:
            body = title + "".join(parts)
        browser.set_glossary(glossary(*self._languages.book))
        browser.show_body(body)

    def set_theme(self, theme: Theme) -> None:
        """Draw icon and sheet in the colours of a theme, once they are made."""
        if self.browser is None:
            return
        put_icons({"print": self._print}, theme.palette, self.fontMetrics().height())
        self.browser.set_theme(theme)

    def showEvent(self, event: QShowEvent) -> None:
        """Make the sheet when it is shown for the first time."""
        if self.browser is None:
            self._build()
        super().showEvent(event)
        QTimer.singleShot(0, self, self._settle)

    def _settle(self) -> None:
        self._write()
        self._place_button()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out in as many columns as there is room for."""
        super().resizeEvent(event)
        if self.browser is not None:
            self._settle()

    def _place_button(self) -> None:
        assert self.browser is not None
        self._print.adjustSize()
        self._print.move(self.browser.viewport().width() - self._print.width() - 8, 8)
        self._print.raise_()

    def changeEvent(self, event: QEvent) -> None:
        """Name the dock anew in another language, and write its page again where it is seen."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            if self.isVisible():
                QTimer.singleShot(0, self, self._write)
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Quick reference"))
        if self.browser is not None:
            self.browser.setAccessibleName(self.tr("Quick reference"))
            self._print.setToolTip(self.tr("Print or save as PDF"))
            self._print.setAccessibleName(self.tr("Print or save as PDF"))
            self._paper.retranslate()
