"""Who asks why: numbers that show their breakdown on hovering, focus, click or by key."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QCursor, QFocusEvent, QHelpEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QLabel, QWidget

from reconquista_qt.view.why.explain_host import Build, Explainer

if TYPE_CHECKING:
    from reconquista_qt.view.why.reason import Why

BuildItem = Callable[[QModelIndex], "Why | None"]
Resolve = Callable[[str], "Why | None"]
BY_KEYBOARD = frozenset(
    (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason,
     Qt.FocusReason.ShortcutFocusReason)
)  # fmt: skip
ASKS = frozenset(
    (QEvent.Type.Enter, QEvent.Type.Leave, QEvent.Type.FocusIn, QEvent.Type.Hide,
     QEvent.Type.KeyPress, QEvent.Type.MouseButtonRelease, QEvent.Type.ToolTip)
)  # fmt: skip
PINS = frozenset((Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space))


class Asker(Explainer):
    """Watches a number; its breakdown is made when somebody asks for it."""

    def __init__(self, widget: QWidget, build: Build) -> None:
        super().__init__(widget)
        self._widget, self.build = widget, build
        if widget.focusPolicy() == Qt.FocusPolicy.NoFocus:
            widget.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        if not self._is_button:
            widget.setCursor(Qt.CursorShape.WhatsThisCursor)
        widget.installEventFilter(self)

    @property
    def _is_button(self) -> bool:
        return isinstance(self._widget, QAbstractButton)

    def ask(self) -> bool:
        """Show the breakdown, pinned."""
        return self.host_of(self._widget).show(self.build, self._widget, pinned=True)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show the breakdown where it is asked for."""
        kind = event.type()
        if kind not in ASKS:
            return False
        widget = self._widget
        match kind:
            case QEvent.Type.Enter:
                self.host_of(widget).soon(self.build, widget)
            case QEvent.Type.Leave:
                self.leave()
            case QEvent.Type.FocusIn if isinstance(event, QFocusEvent):
                if event.reason() in BY_KEYBOARD:
                    self.host_of(widget).come_to(self.build, widget)
            case QEvent.Type.Hide:
                self.hide(widget)
            case QEvent.Type.KeyPress if isinstance(event, QKeyEvent):
                if event.key() in PINS and not self._is_button:
                    return self.ask()
            case QEvent.Type.MouseButtonRelease if isinstance(event, QMouseEvent):
                if event.button() == Qt.MouseButton.LeftButton and not self._is_button:
                    return self.ask()
            case QEvent.Type.ToolTip:
                # The breakdown says more than the tooltip would, and comes as soon.
                return self.build() is not None
        return False


def explain(widget: QWidget, build: Build) -> None:
    """Let a number show its breakdown; `build` returns None where there is none at present."""
    Asker(widget, build)


class ItemAsker(Explainer):
    """Watches a list or tree: its items have breakdowns, on hovering and on the space bar."""

    def __init__(self, view: QAbstractItemView, build: BuildItem) -> None:
        super().__init__(view)
        self._view, self._build = view, build
        view.installEventFilter(self)
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show the breakdown where it is asked for."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            return self._show(self._view.indexAt(event.pos()), pinned=False)
        if event.type() == QEvent.Type.Leave:
            self.leave()
        elif event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            bare = event.modifiers() == Qt.KeyboardModifier.NoModifier
            if watched is self._view and event.key() == Qt.Key.Key_Space and bare:
                return self.ask()
        return False

    def ask(self) -> bool:
        """Show the breakdown of the current item, pinned."""
        return self._show(self._view.currentIndex(), pinned=True)

    def _show(self, index: QModelIndex, *, pinned: bool) -> bool:
        view, explain = self._view, self.host_of(self._view)
        why = self._build(index) if index.isValid() else None
        if why is None:
            explain.leave()
            return False
        rect = view.visualRect(index)
        return explain.show(lambda: why, view.viewport(), rect, pinned=pinned)


def explain_items(view: QAbstractItemView, build: BuildItem) -> None:
    """Let the items of a list or tree show breakdowns; `build` gets the index."""
    ItemAsker(view, build)


class LinkAnswers(Explainer):
    """What the links of a label say; the key asks the widgets around it instead."""

    def ask(self) -> bool:
        """Leave the question to others: which link is meant only the pointer tells."""
        return False


def explain_links(label: QLabel, resolve: Resolve) -> None:
    """Let the links ``why:…`` of a label show breakdowns; `resolve` gets what follows the colon."""

    def near(label: QLabel) -> QRect:
        at = label.mapFromGlobal(QCursor.pos())
        return (
            QRect(at - QPoint(6, 8), at + QPoint(6, 10))
            if label.rect().contains(at)
            else (label.rect())
        )

    def hovered(link: str) -> None:
        kind, _, name = link.partition(":")
        if kind == "why":
            answers.host_of(label).soon(lambda: resolve(name), label, near(label))
        elif not link:
            answers.leave()

    def activated(link: str) -> None:
        kind, _, name = link.partition(":")
        if kind == "why":
            answers.host_of(label).show(lambda: resolve(name), label, near(label), pinned=True)

    answers = LinkAnswers(label)
    label.linkHovered.connect(hovered)
    label.linkActivated.connect(activated)
