"""What the log explains: terms of the rules on hovering, numbers on hovering or the space bar."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QModelIndex, QObject, QPointF, Qt
from PySide6.QtGui import QHelpEvent, QKeyEvent
from PySide6.QtWidgets import QToolTip

from reconquista_qt.view.docks.log_model import ENTRY, TEXT
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.why.explain_host import Explainer

if TYPE_CHECKING:
    from reconquista_qt.view.desk import Desk
    from reconquista_qt.view.docks.log_view import LogView
    from reconquista_qt.view.why.reason import Why


class LogHover(Explainer):
    """Nothing is looked up while the log grows, only where somebody asks."""

    def __init__(self, view: LogView, languages: Languages, desk: Desk) -> None:
        super().__init__(view)
        self._view, self._languages, self._desk = view, languages, desk
        view.installEventFilter(self)
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Explain what is asked about."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            if watched is self._view.viewport():
                self._hovered(event)
                return True
        elif event.type() == QEvent.Type.Leave:
            self.leave()
        elif event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            bare = event.modifiers() == Qt.KeyboardModifier.NoModifier
            if event.key() == Qt.Key.Key_Space and bare and watched is self._view:
                return self.ask()
        return False

    def _hovered(self, event: QHelpEvent) -> None:
        view = self._view
        index, place = view.place_at(QPointF(event.pos()))
        if not index.isValid():
            return
        tip = self._tip(index, place)
        if tip:
            self.leave()
            QToolTip.showText(event.globalPos(), tip, view.viewport(), view.visualRect(index))
            return
        QToolTip.hideText()
        why = self.numbers(index)
        if why is not None:
            self.host_of(view).show(lambda: why, view.viewport(), view.visualRect(index))
        else:
            self.leave()

    def _tip(self, index: QModelIndex, place: int) -> str:
        from reconquista_qt.model.glossary import glossary

        known = glossary(*self._languages.book)
        term = known.at(index.data(TEXT).plain, place) if place >= 0 else None
        return known.tip(term) if term is not None else ""

    def numbers(self, index: QModelIndex) -> Why | None:
        """Return the breakdown of the numbers in a row, None where it tells none."""
        return self._desk.insights.event_why(index.data(ENTRY))

    def everything(self, index: QModelIndex) -> Why | None:
        """Return the breakdown of a row and the meaning of its terms, for the keyboard."""
        from reconquista_qt.model.glossary import glossary
        from reconquista_qt.view.why.reason import Part, Why

        found = self.numbers(index)
        terms = glossary(*self._languages.book).within(index.data(TEXT).plain)
        told = tuple(Part(f"{term.name}: {term.meaning}", "", term.anchor) for term in terms)
        if found is not None:
            return Why(found.title, (*found.parts, *told), found.total, found.note, found.rule)
        title = QCoreApplication.translate("LogHover", "What the words mean")
        return Why(title, told) if told else None

    def ask(self) -> bool:
        """Explain the current row, pinned."""
        index = self._view.currentIndex()
        if not index.isValid():
            return False
        view, why = self._view, self.everything(index)
        return why is not None and self.host_of(view).show(
            lambda: why, view.viewport(), view.visualRect(index), pinned=True
        )
