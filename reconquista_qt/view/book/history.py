"""What really happened in the years of the turn."""

from __future__ import annotations

import html as markup
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from reconquista_qt.model.book import Clause, book
from reconquista_qt.model.controller import GameController
from reconquista_qt.model.glossary import glossary
from reconquista_qt.view.art.icons import put_icons
from reconquista_qt.view.book.browser import BookBrowser
from reconquista_qt.view.book.document import PLAIN, clauses_html
from reconquista_qt.view.docks.pieces import Note
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.theme import Theme, Themes

if TYPE_CHECKING:
    from reconquista_qt.view.desk import Desk

# A tag, a whole link, or a word: only words outside of links become links.
PARTS: Final = re.compile(r"<a\b.*?</a>|<[^>]*>|[^<]+", re.DOTALL)


def with_places(text: str, desk: Desk) -> str:
    """Return HTML in which the names of the board's places lead there, outside of headings."""
    names = {desk.place_name(place): place for place in desk.places()}
    # A number is a year here, whatever hexes are called.
    named = {markup.escape(name): names[name] for name in names if name and name[0].isalpha()}
    if not named:
        return text
    longest_first = sorted(named, key=len, reverse=True)
    pattern = re.compile(rf"\b({'|'.join(map(re.escape, longest_first))})\b")
    in_heading = False
    found = []
    for part in PARTS.findall(text):
        if part.startswith("<"):
            if re.match(r"</?h\d", part):
                in_heading = not part.startswith("</")
            found.append(part)
        elif in_heading:
            found.append(part)
        else:
            found.append(
                pattern.sub(lambda name: f'<a href="area:{named[name[1]]}">{name[1]}</a>', part)
            )
    return "".join(found)


class HistoryDock(QDockWidget):
    """Follows the turn; earlier and later ones can be leafed through."""

    linkFollowed = Signal(str)

    def __init__(
        self,
        controller: GameController,
        languages: Languages,
        themes: Themes,
        parent: QWidget | None = None,
        desk: Desk | None = None,
    ) -> None:
        """`desk` is that of the game, which may have a picture of each turn."""
        super().__init__(parent)
        self.setObjectName("historyDock")
        self._controller, self._languages, self._themes = controller, languages, themes
        self._turn = self._present = controller.state.turn
        self._shown: tuple[str, int, str] = ("", 0, "")
        self.browser: BookBrowser | None = None
        self._desk = desk
        self.picture: QWidget | None = None
        self._show_turn: Callable[[int], None] = lambda _turn: None
        self._holder = QWidget(self)
        self._holder.setObjectName("dockPage")
        self.setWidget(self._holder)
        controller.decisionChanged.connect(self._follow)
        controller.reset.connect(self._follow)
        self._retranslate()

    def _build(self) -> None:
        layout = QVBoxLayout(self._holder)
        layout.setContentsMargins(8, 6, 8, 8)
        picture = self._desk.turn_picture() if self._desk is not None else None
        if picture is not None:
            self.picture, self._show_turn = picture.widget, picture.show_turn
            picture.followed.connect(self.linkFollowed)
            layout.addWidget(picture.widget)
        self.browser = BookBrowser(self._themes.theme, self._holder)
        self.browser.linkFollowed.connect(self.linkFollowed)
        self.browser.setMinimumHeight(self.fontMetrics().height() * 4)
        layout.addWidget(self.browser, 1)
        row = QHBoxLayout()
        self._buttons: dict[str, QToolButton] = {}
        for name, step in (("back", -1), ("next", 1)):
            button = QToolButton(self._holder)
            button.clicked.connect(lambda _=False, step=step: self.leaf(step))
            self._buttons[name] = button
        self._note = Note(parent=self._holder)
        self._note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        row.addWidget(self._buttons["back"])
        row.addWidget(self._note, 1)
        row.addWidget(self._buttons["next"])
        layout.addLayout(row)
        self._themes.changed.connect(self.set_theme)
        self.set_theme(self._themes.theme)
        self._retranslate()

    @property
    def turn(self) -> int:
        """The turn whose years are told."""
        return self._turn

    @property
    def _last(self) -> int:
        """The last turn of which the book tells: each has a clause below the page's own."""
        told = book(*self._languages.book).pages["history"]
        ends = [clause.anchor.rpartition("turn-") for clause in told]
        return max((int(end) for _, mark, end in ends if mark and end.isdigit()), default=1)

    def _clause(self) -> Clause | None:
        """Return what is told of the turn: of this scenario, of the game, or of neither."""
        clauses = book(*self._languages.book).clauses
        scenario, turn = self._controller.session.scenario, f"turn-{self._turn}"
        names = (f"history/{scenario}/{turn}", f"history/{turn}", turn, f"history/{scenario}",
                 "history")  # fmt: skip
        return next((clauses[name] for name in names if name in clauses), None)

    def leaf(self, step: int) -> None:
        """Go so many turns forward or back."""
        self._turn = min(self._last, max(1, self._turn + step))
        self._write()

    def _follow(self) -> None:
        present = self._controller.state.turn
        if present != self._present:
            self._present = self._turn = present
            if self.isVisible():
                self._write()

    def _write(self) -> None:
        browser = self.browser
        if browser is None:
            return
        self._buttons["back"].setEnabled(self._turn > 1)
        self._buttons["next"].setEnabled(self._turn < self._last)
        now = self.tr("The turn that is being played")
        self._note.setText(now if self._turn == self._present else "")
        language = self._languages.language
        wanted = (language, self._turn, self._controller.session.scenario)
        if self._shown == wanted:
            return
        if self.picture is not None:
            self._show_turn(self._turn)
        self._shown = wanted
        clause = self._clause()
        told = (clause,) if clause is not None else ()
        html = clauses_html(told, glossary(*self._languages.book), PLAIN)
        browser.show_body(html if self._desk is None else with_places(html, self._desk))

    def set_theme(self, theme: Theme) -> None:
        """Draw icons and page in the colours of a theme, once they are made."""
        if self.browser is None:
            return
        put_icons(self._buttons, theme.palette, self.fontMetrics().height())
        self.browser.set_theme(theme)

    def showEvent(self, event: QShowEvent) -> None:
        """Tell when first asked."""
        if self.browser is None:
            self._build()
        self._write()
        super().showEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Name the dock anew in another language, and write its page again where it is seen."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            if self.isVisible():
                QTimer.singleShot(0, self, self._write)
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("History"))  # short: it is the name of a tab
        if self.browser is None:
            return
        self.browser.setAccessibleName(self.tr("What really happened"))
        for name, text in (("back", self.tr("Earlier")), ("next", self.tr("Later"))):
            self._buttons[name].setToolTip(text)
            self._buttons[name].setAccessibleName(text)
