"""The buttons over the rulebook, with the search field between them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QColor, QIcon, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QToolButton, QWidget

from reconquista_qt.view.art.icons import icon_pixmap, put_icons
from reconquista_qt.view.book.export import PaperMenu
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.retranslating import Retranslating
from reconquista_qt.view.theme import Theme

BEFORE = ("contents", "back", "next")
AFTER = ("text-smaller", "text-larger", "print")


class BookBar(Retranslating, QWidget):
    """Tells which button was pressed: contents, back, next, text-smaller, text-larger."""

    pressed = Signal(str)
    told = Signal(str, bool)  # a sentence; whether it is a trouble

    def __init__(
        self, field: QLineEdit, languages: Languages, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self.buttons: dict[str, QToolButton] = {}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        for name in BEFORE:
            row.addWidget(self._button(name))
        row.addSpacing(4)
        row.addWidget(field, 1)
        row.addSpacing(4)
        for name in AFTER:
            row.addWidget(self._button(name))
        self.buttons["contents"].setCheckable(True)
        self.paper = PaperMenu(languages, self)
        self.paper.told.connect(self.told)
        button = self.buttons["print"]
        button.setMenu(self.paper)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._retranslate()
        self.set_theme(theme)

    def _button(self, name: str) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName(name)
        button.setAutoRaise(True)
        button.clicked.connect(lambda _=False: self.pressed.emit(name))
        self.buttons[name] = button
        return button

    def set_contents_shown(self, on: bool) -> None:
        """Show the button of the contents as pressed or not."""
        self.buttons["contents"].setChecked(on)
        self._draw_contents()

    def set_ways(self, back: bool, forward: bool) -> None:
        """Allow going back, and forth."""
        self.buttons["back"].setEnabled(back)
        self.buttons["next"].setEnabled(forward)

    def set_theme(self, theme: Theme) -> None:
        """Draw the icons of the buttons in the colours of a theme."""
        self._theme = theme
        put_icons(self.buttons, theme.palette, self.fontMetrics().height())
        self._draw_contents()

    def _draw_contents(self) -> None:
        """Draw the icon of the pressed button so that it can be seen on what is pressed."""
        button = self.buttons["contents"]
        colours, side = self._theme.colours, button.iconSize().width()
        ink = QColor(colours.selection_text if button.isChecked() else colours.text)
        button.setIcon(QIcon(icon_pixmap("contents", ink, side, self.devicePixelRatioF())))

    def _retranslate(self) -> None:
        for name, text in (
            ("contents", self.tr("Contents")),
            ("back", self.tr("Back")),
            ("next", self.tr("Forward")),
            ("text-smaller", self.tr("Smaller text")),
            ("text-larger", self.tr("Larger text")),
            ("print", self.tr("Print or save as PDF")),
        ):
            self.buttons[name].setToolTip(text)
            self.buttons[name].setAccessibleName(text)
        self.paper.retranslate()


def add_keys(
    holder: QWidget,
    *,
    back: Callable[[], None],
    forward: Callable[[], None],
    find: Callable[[], None],
) -> None:
    """Let the usual keys go back and forward and find, while the keyboard is in a widget."""
    standard = QKeySequence.StandardKey
    for key, slot in ((standard.Back, back), (standard.Forward, forward), (standard.Find, find)):
        action = QAction(holder)
        action.setShortcut(QKeySequence(key))
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.triggered.connect(lambda _=False, slot=slot: slot())
        holder.addAction(action)
