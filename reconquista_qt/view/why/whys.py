"""Who asks why: numbers that show their breakdown on hovering, focus, click or by key."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QCursor, QFocusEvent, QGuiApplication, QHelpEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QApplication, QLabel, QWidget
from shiboken6 import isValid

if TYPE_CHECKING:
    from reconquista_qt.view.why.popover import WhyPopover
    from reconquista_qt.view.why.reason import Why
    from reconquista_qt.view.why.rows import RowList

SHOW_MS = 380
HIDE_MS = 280
Build = Callable[[], "Why | None"]
BuildItem = Callable[[QModelIndex], "Why | None"]
Resolve = Callable[[str], "Why | None"]
BY_KEYBOARD = frozenset(
    (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason,
     Qt.FocusReason.ShortcutFocusReason)
)  # fmt: skip
PINS = frozenset((Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space))


class Whys(QObject):
    """One for a window; it shows one breakdown at a time."""

    linkFollowed = Signal(str)  # rule:… or area:…
    areasShown = Signal(list)

    def __init__(self, host: QWidget, rule_title: Callable[[str], str] = str) -> None:
        super().__init__(host)
        self.rule_title = rule_title
        self._popover: WhyPopover | None = None
        self._wanted: tuple[Build, QWidget, QRect | None] | None = None
        self.anchor: QWidget | None = None
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
                if isinstance(child, Answers) and child.ask():
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
        self.areasShown.emit([])
        anchor, self.anchor = self.anchor, None
        focus = QApplication.focusWidget()
        inside = focus is None or (self.popover is not None and self.popover.isAncestorOf(focus))
        if inside and anchor is not None and isValid(anchor) and anchor.isVisible():
            # Not by the keyboard, or it would open again.
            anchor.setFocus(Qt.FocusReason.OtherFocusReason)

    def _focus_moved(self, _old: QWidget | None, new: QWidget | None) -> None:
        popover = self.popover
        if popover is None or not popover.isVisible() or new is None:
            return
        if new is not self.anchor and new is not popover and not popover.isAncestorOf(new):
            self.anchor = None
            self.hide()


def whys_of(widget: QWidget) -> Whys:
    """Return the one of the window that a widget belongs to, floating docks and dialogs too."""
    root = widget
    while (parent := root.parentWidget()) is not None:
        root = parent
    found = root.findChild(Whys, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return found if isinstance(found, Whys) else Whys(root)


class Answers(QObject):
    """What a widget has to say when it is asked why; a child of that widget."""

    def ask(self) -> bool:
        """Show the breakdown, pinned; False where there is none."""
        raise NotImplementedError


class Asker(Answers):
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
        return whys_of(self._widget).show(self.build, self._widget, pinned=True)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show the breakdown where it is asked for."""
        widget = self._widget
        match event.type():
            case QEvent.Type.Enter:
                whys_of(widget).soon(self.build, widget)
            case QEvent.Type.Leave:
                whys_of(widget).leave()
            case QEvent.Type.FocusIn if isinstance(event, QFocusEvent):
                if event.reason() in BY_KEYBOARD:
                    whys_of(widget).show(self.build, widget)
            case QEvent.Type.Hide:
                if whys_of(widget).anchor is widget:
                    whys_of(widget).hide()
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


class ItemAsker(Answers):
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
            whys_of(self._view).leave()
        elif event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            bare = event.modifiers() == Qt.KeyboardModifier.NoModifier
            if watched is self._view and event.key() == Qt.Key.Key_Space and bare:
                return self.ask()
        return False

    def ask(self) -> bool:
        """Show the breakdown of the current item, pinned."""
        return self._show(self._view.currentIndex(), pinned=True)

    def _show(self, index: QModelIndex, *, pinned: bool) -> bool:
        view, whys = self._view, whys_of(self._view)
        why = self._build(index) if index.isValid() else None
        if why is None:
            whys.leave()
            return False
        rect = view.visualRect(index)
        return whys.show(lambda: why, view.viewport(), rect, pinned=pinned)


def explain_items(view: QAbstractItemView, build: BuildItem) -> None:
    """Let the items of a list or tree show breakdowns; `build` gets the index."""
    ItemAsker(view, build)


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
            whys_of(label).soon(lambda: resolve(name), label, near(label))
        elif not link:
            whys_of(label).leave()

    def activated(link: str) -> None:
        kind, _, name = link.partition(":")
        if kind == "why":
            whys_of(label).show(lambda: resolve(name), label, near(label), pinned=True)

    label.linkHovered.connect(hovered)
    label.linkActivated.connect(activated)
