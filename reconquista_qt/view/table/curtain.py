"""The curtain between two people at one table: nothing is seen until the next one sits down."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from reconquista_qt.view.docks.pieces import Heading
from reconquista_qt.view.retranslating import Retranslating


class Curtain(Retranslating, QWidget):
    """Covers a widget whole; its button says that the next person sits there now."""

    opened = Signal()

    def __init__(self, over: QWidget, name: Callable[[], str]) -> None:
        super().__init__(over)
        self._name = name
        self.setObjectName("curtain")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        layout = QVBoxLayout(self)
        layout.addStretch(2)
        self.head = Heading(1.9, self)
        self.text = QLabel(self)
        self.button = QPushButton(self)
        self.button.setProperty("role", "primary")
        self.button.clicked.connect(self.opened)
        for part in (self.head, self.text, self.button):
            layout.addWidget(part, 0, Qt.AlignmentFlag.AlignHCenter)
            layout.addSpacing(10)
        layout.addStretch(3)
        over.installEventFilter(self)
        self.hide()

    def drawn(self, covered: bool) -> None:
        """Draw the curtain, or open it."""
        if covered:
            self._retranslate()
            parent = self.parentWidget()
            if parent is not None:
                self.setGeometry(parent.rect())
            self.raise_()
            self.show()
            self.button.setFocus()
        else:
            self.hide()

    def _retranslate(self) -> None:
        name = self._name()
        self.head.setText(self.tr("{0} to play").format(name))
        self.text.setText(self.tr("The other player looks away. Nothing is shown until you go on."))
        self.button.setText(self.tr("Go on: {0}").format(name))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Be opened by Return too."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.opened.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint cloth, so that nothing shines through."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.palette().color(QPalette.ColorRole.Window))
        painter.end()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Cover all of it when it is resized."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            parent = self.parentWidget()
            if parent is not None:
                self.setGeometry(parent.rect())
        return super().eventFilter(watched, event)
