"""The rulebook beside the board: contents, search, pages, and what a paragraph bears on now."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QDockWidget, QSplitter, QVBoxLayout, QWidget

from reconquista_qt.model.book import OTHER_PAGES, Book, book
from reconquista_qt.model.controller import GameController
from reconquista_qt.model.glossary import glossary
from reconquista_qt.view.book.bar import BookBar, add_keys
from reconquista_qt.view.book.bearing_card import BearingCard
from reconquista_qt.view.book.browser import BookBrowser
from reconquista_qt.view.book.contents import Contents
from reconquista_qt.view.book.document import Extras, page_html
from reconquista_qt.view.book.folding import Folding
from reconquista_qt.view.book.navigation_history import BookPlace, NavigationHistory
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.theme import Theme, Themes

MARK_MS: Final = 160


class RulebookDock(QDockWidget):
    """All long texts of the game; nothing of it is made before it is first shown."""

    areasShown = Signal(list)  # area ids to light up on the board
    linkFollowed = Signal(str)  # area:…
    exampleRequested = Signal(str)  # id of an example
    sizeChanged = Signal(float)  # of the text
    told = Signal(str, bool)  # a sentence; whether it is a trouble

    def __init__(
        self,
        controller: GameController,
        languages: Languages,
        themes: Themes,
        parent: QWidget | None = None,
        *,
        bears: bool = True,
    ) -> None:
        """`bears` says whether the game tells what a paragraph bears on now, and has examples."""
        super().__init__(parent)
        self.setObjectName("rulebookDock")
        self._bears = bears
        self._controller, self._languages, self._themes = controller, languages, themes
        self._built = False
        self._size = 1.0
        self._page = ""
        self._shown: tuple[str, str] = ("", "")  # language and page that are written
        self._history = NavigationHistory()
        self._holder = QWidget(self)
        self._holder.setObjectName("dockPage")
        self.setWidget(self._holder)
        self._retranslate()

    # -- building ------------------------------------------------------------------------------

    def _build(self) -> None:
        self._built = True
        holder = self._holder
        self.contents = Contents(self._themes.theme, holder)
        self.browser = BookBrowser(self._themes.theme, holder)
        self.browser.linkFollowed.connect(self.follow)
        self.browser.set_size_factor(self._size)
        self.browser.sizeChanged.connect(self.sizeChanged)
        self.contents.chosen.connect(self.go_to)
        outer = QVBoxLayout(holder)
        outer.setContentsMargins(8, 6, 8, 8)
        outer.setSpacing(6)
        self._build_bar(holder)
        outer.addWidget(self.bar)
        self.splitter = QSplitter(Qt.Orientation.Horizontal, holder)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.addWidget(self.contents)
        self.splitter.addWidget(self.browser)
        self.splitter.setStretchFactor(1, 1)
        self.folding = Folding(self, self.splitter, self.contents, self.browser, self.bar)
        self.contents.searching.connect(self.folding.searching)
        outer.addWidget(self.splitter, 1)
        self.foot = BearingCard(self._controller, self._languages, holder)
        self.foot.areasShown.connect(self.areasShown)
        self.foot.linkFollowed.connect(self.linkFollowed)
        outer.addWidget(self.foot)
        if not self._bears:
            self.foot.hide()
        self._marker = QTimer(self)
        self._marker.setSingleShot(True)
        self._marker.setInterval(MARK_MS)
        self._marker.timeout.connect(self._mark_place)
        self.browser.paragraphs.placeChanged.connect(lambda _anchor: self._marker.start())
        self._themes.changed.connect(self.set_theme)
        self._retranslate()
        self.set_theme(self._themes.theme)
        self.folding.fold(text=True)
        self._open_page("rulebook")
        self.folding.fit()

    def _build_bar(self, holder: QWidget) -> None:
        self.bar = BookBar(self.contents.field, self._languages, self._themes.theme, holder)
        self.bar.told.connect(self.told)
        does = {
            "contents": lambda: self.folding.toggle(), "back": self.back, "next": self.forward,
            "text-smaller": self.browser.smaller, "text-larger": self.browser.larger,
            "print": lambda: None,
        }  # fmt: skip
        self.bar.pressed.connect(lambda name: does[name]())
        add_keys(holder, back=self.back, forward=self.forward, find=self.focus_search)

    def showEvent(self, event: QShowEvent) -> None:
        """Make what is shown when it is shown for the first time, or in another language."""
        if not self._built:
            self._build()
        self._write()
        super().showEvent(event)

    def set_size(self, size: float) -> None:
        """Set the size of the text, in times that of the window."""
        self._size = size
        if self._built:
            self.browser.set_size_factor(size)

    # -- going somewhere -----------------------------------------------------------------------

    @property
    def book(self) -> Book:
        """The book in the language that is spoken."""
        return book(*self._languages.book)

    def show_rule(self, rule: str = "") -> None:
        """Open at a paragraph, lit for a moment; where it was left when no rule is given."""
        self.show()
        self.raise_()
        if not self._built:
            self._build()
        if rule:
            self.go_to(rule)
        self.browser.setFocus(Qt.FocusReason.OtherFocusReason)

    def go_to(self, anchor: str) -> None:
        """Go to a paragraph (or the nearest there is), remembering where one was."""
        clause = self.book.find(anchor)
        if clause is None or clause.page in OTHER_PAGES:
            return
        self._remember()
        self._open_page(clause.page)
        self.browser.paragraphs.go_to(clause.anchor, flash=clause.level == 3)
        self.contents.mark(clause.anchor)
        if self._bears:
            self.foot.speak_of(clause.anchor)
        self.folding.fold(text=True)

    def follow(self, link: str) -> None:
        """Follow a link of a page."""
        kind, _, name = link.partition(":")
        if kind == "rule":
            self.go_to(name)
        elif kind == "show":
            self.foot.speak_of(name)
            self.foot.show_areas()
        elif kind == "example":
            self.exampleRequested.emit(name)
        else:
            self.linkFollowed.emit(link)

    def back(self) -> None:
        """Go back to where one was before."""
        self._travel(self._history.back(self._here()))

    def forward(self) -> None:
        """Go forth again."""
        self._travel(self._history.forward(self._here()))

    def focus_search(self) -> None:
        """Put the keyboard into the search field."""
        self.contents.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.contents.field.selectAll()

    def _here(self) -> BookPlace:
        return BookPlace(self._page, self.browser.paragraphs.top)

    def _remember(self) -> None:
        if self._page:
            self._history.leave(self._here())
            self._enable()

    def _travel(self, place: BookPlace | None) -> None:
        if place is None:
            return
        self._open_page(place.page)
        self.browser.paragraphs.return_to(place.top)
        if self._bears:
            self.foot.speak_of("")
        self._enable()

    def _enable(self) -> None:
        self.bar.set_ways(*self._history.ways)

    def _open_page(self, page: str) -> None:
        self._page = page
        self._write()
        self._enable()

    def _write(self) -> None:
        """Write the page if it is not the one that is written; the top stays where it was."""
        language = self._languages.language
        if not self._built or not self._page or self._shown == (language, self._page):
            return
        same_page = self._shown[1] == self._page
        top = self.browser.paragraphs.top if same_page else ("", 0)
        self._shown = (language, self._page)
        self.contents.set_book(self.book)
        self.browser.set_glossary(glossary(*self._languages.book))
        tips = self.tr("Show on the board"), self.tr("Play the example")
        extras = Extras(buttons=self._bears, show_tip=tips[0], example_tip=tips[1])
        self.browser.show_body(
            page_html(self.book, glossary(*self._languages.book), self._page, extras)
        )
        if same_page:
            self.browser.paragraphs.return_to(top)

    def _mark_place(self) -> None:
        anchor = self.browser.paragraphs.top[0]
        if anchor and not self.contents.is_searching:
            self.contents.mark(anchor)

    # -- looks ---------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put contents and text side by side where there is room for both."""
        super().resizeEvent(event)
        if self._built and event.oldSize().width() != event.size().width():
            self.folding.fit()

    def set_theme(self, theme: Theme) -> None:
        """Draw bar, contents and pages in the colours of a theme, once they are made."""
        if not self._built:
            return
        self.bar.set_theme(theme)
        self.contents.set_theme(theme)
        self.browser.set_theme(theme)

    def changeEvent(self, event: QEvent) -> None:
        """Answer a change of language, staying at the same place."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            if self.isVisible():
                # Not before the rest of the window speaks the new language.
                QTimer.singleShot(0, self, self._write)
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Rulebook"))
        if not self._built:
            return
        self.browser.setAccessibleName(self.tr("Rulebook"))
        self.contents.retranslate()
