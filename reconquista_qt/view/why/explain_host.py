"""The one place in a window that shows breakdowns, one at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

if TYPE_CHECKING:
    from reconquista_qt.view.why.popover import WhyPopover
    from reconquista_qt.view.why.reason import Why
    from reconquista_qt.view.why.rows import RowList

SHOW_MS = 380
HIDE_MS = 280
Build = Callable[[], "Why | None"]


class Explainer(QObject):
    """What a widget has to say when it is asked why; a child of that widget."""

    _known: ExplainHost | None = None

    def host_of(self, widget: QWidget) -> ExplainHost:
        """Return the one of the widget's window."""
        self._known = explain_host_of(widget)
        return self._known

    def leave(self) -> None:
        """Put the breakdown away before long, if there could be one.

        Nothing is looked up: the widget may be about to be destroyed.
        """
        if self._known is not None and isValid(self._known):
            self._known.leave()

    def hide(self, widget: QWidget) -> None:
        """Put the breakdown away if it is that of a widget that vanishes."""
        known = self._known
        if known is not None and isValid(known) and known.anchor is widget:
            known.hide()

    def ask(self) -> bool:
        """Show the breakdown, pinned; False where there is none."""
        raise NotImplementedError


class ExplainHost(QObject):
    """One for a window; it shows one breakdown at a time."""

    linkFollowed = Signal(str)  # rule:… or area:…
    areasShown = Signal(list)

    def __init__(self, host: QWidget, rule_title: Callable[[str], str] = str) -> None:
        super().__init__(host)
        self.rule_title = rule_title
        self._popover: WhyPopover | None = None
        self._wanted: tuple[Build, QWidget, QRect | None] | None = None
        self.anchor: QWidget | None = None
        self._lost: QWidget | None = None  # what had the keyboard before
        self._soon, self._late = QTimer(self), QTimer(self)
        for timer, pause, slot in (
            (self._soon, SHOW_MS, self._show_wanted), (self._late, HIDE_MS, self._hide_unless_used),
        ):  # fmt: skip
            timer.setSingleShot(True)
            timer.setInterval(pause)
            timer.timeout.connect(slot)
        application = QGuiApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._focus_moved)

    @property
    def shown(self) -> Why | None:
        """The breakdown that can be seen."""
        popover = self._popover
        if popover is None or not isValid(popover) or not popover.isVisible():
            return None
        return popover.why

    @property
    def popover(self) -> WhyPopover | None:
        """The leaf, once there has been one."""
        return self._popover if self._popover is not None and isValid(self._popover) else None

    def adopt(self, rows: RowList) -> None:
        """Let rows that stand in the window light areas and open rules as those of the leaf do."""
        rows.areasShown.connect(self.areasShown)
        rows.ruleWanted.connect(lambda rule: self._follow(f"rule:{rule}"))
        rows.areaWanted.connect(lambda area: self._follow(f"area:{area}"))

    def soon(self, build: Build, anchor: QWidget, rect: QRect | None = None) -> None:
        """Show a breakdown unless the pointer leaves before long."""
        self._late.stop()
        if self.popover is not None and self.popover.pinned:
            return
        self._wanted = (build, anchor, rect)
        self._soon.start()

    def show(
        self, build: Build, anchor: QWidget, rect: QRect | None = None, *, pinned: bool = False
    ) -> bool:
        """Show a breakdown beside a widget (a part of it); False where there is none."""
        self._soon.stop()
        self._late.stop()
        why = build()
        if why is None:
            return False
        window = anchor.window()
        popover = self.popover
        if popover is None or popover.parentWidget() is not window:
            if popover is not None:
                popover.put_away()
                popover.deleteLater()
            popover = self._make(window)
        place = anchor.rect() if rect is None else rect
        place = QRect(anchor.mapTo(window, place.topLeft()), place.size())
        self.anchor = anchor
        anchor.setAccessibleDescription(why.plain)
        popover.tell(why, self.rule_title, place, pinned=pinned)
        self.areasShown.emit(list(why.areas))
        if pinned:
            popover.take_keyboard()
        return True

    def _make(self, window: QWidget) -> WhyPopover:
        from reconquista_qt.view.why.popover import WhyPopover

        popover = self._popover = WhyPopover(window)
        popover.areasShown.connect(self._light)
        popover.ruleWanted.connect(lambda rule: self._follow(f"rule:{rule}"))
        popover.areaWanted.connect(lambda area: self._follow(f"area:{area}"))
        popover.entered.connect(self._late.stop)
        popover.left.connect(self.leave)
        popover.closed.connect(self._closed)
        return popover

    def _light(self, areas: list[str]) -> None:
        # Between two rows all that the number comes from is lit.
        whole = self.shown.areas if self.shown is not None and not areas else ()
        self.areasShown.emit(areas or list(whole))

    def _follow(self, link: str) -> None:
        self.hide()
        self.linkFollowed.emit(link)

    def _show_wanted(self) -> None:
        if self._wanted is not None and isValid(self._wanted[1]):
            build, anchor, rect = self._wanted
            self._wanted = None
            self.show(build, anchor, rect)

    def leave(self) -> None:
        """Put the breakdown away before long, unless it is pinned."""
        self._soon.stop()
        self._wanted = None
        if self.popover is not None and not self.popover.pinned:
            self._late.start()

    def ask(self) -> bool:
        """Ask the number that has the keyboard, or what is nearest around it."""
        widget = QApplication.focusWidget()
        while widget is not None:
            for child in widget.children():
                if isinstance(child, Explainer) and child.ask():
                    return True
            widget = widget.parentWidget()
        return False

    def _hide_unless_used(self) -> None:
        popover = self.popover
        if popover is not None and not popover.pinned and not popover.underMouse():
            self.hide()

    def hide(self) -> None:
        """Put the breakdown away."""
        self._soon.stop()
        self._late.stop()
        if self.popover is not None:
            self.popover.put_away()

    def _closed(self) -> None:
        anchor, self.anchor = self.anchor, None
        focus, popover = QApplication.focusWidget(), self.popover
        if focus is None or popover is None:
            return
        if focus is popover or popover.isAncestorOf(focus):
            if anchor is None or not isValid(anchor) or not anchor.isVisible():
                anchor = popover.parentWidget()
            elif anchor.focusPolicy() == Qt.FocusPolicy.NoFocus:
                anchor = anchor.parentWidget()  # the viewport of a list
            if anchor is not None:
                # Not as if by Tab, or it would open again.
                anchor.setFocus(Qt.FocusReason.OtherFocusReason)

    def come_to(self, build: Build, widget: QWidget) -> None:
        """Show the breakdown of a number that the keyboard has come to.

        Not where Qt moved the keyboard on because what had it was put away.
        """

        def show() -> None:
            lost = self._lost
            moved_on = lost is not None and not (
                isValid(lost) and lost.isVisible() and lost.isEnabled()
            )
            if isValid(widget) and widget.hasFocus() and not moved_on:
                self.show(build, widget)

        QTimer.singleShot(0, self, show)

    def _focus_moved(self, old: QWidget | None, new: QWidget | None) -> None:
        self._lost = old
        popover = self.popover
        if popover is None or not popover.isVisible() or new is None:
            return
        if new is not self.anchor and new is not popover and not popover.isAncestorOf(new):
            self.anchor = None
            self.hide()


def explain_host_of(widget: QWidget) -> ExplainHost:
    """Return the one of the window that a widget belongs to, floating docks and dialogs too."""
    root = widget
    while (parent := root.parentWidget()) is not None:
        root = parent
    found = root.findChild(ExplainHost, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return found if isinstance(found, ExplainHost) else ExplainHost(root)
