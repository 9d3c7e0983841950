"""A quiet sign in the line at the foot: a move gave points away; what was better, and undo."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QEvent, QLocale, Qt, QTimer
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QWidget

from reconquista_qt.ai.blunder import Blunder
from reconquista_qt.view.art.icons import icon, icon_pixmap
from reconquista_qt.view.insight.advice_text import reasons_of

if TYPE_CHECKING:
    from reconquista_qt.view.main_window import MainWindow

MARGIN: Final = 2  # standard errors on either side: about 95 %
SHOW, UNDO = "blunder:show", "blunder:undo"


class BlunderSign(QWidget):
    """Stands in the status line until the move is taken back, another one is told of, or closed."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.number = -1  # of the input that it tells of
        self._state: Any = None
        self._found: Blunder | None = None
        layout = QHBoxLayout(self)
        layout.setContentsMargins(4, 0, 0, 0)
        layout.setSpacing(6)
        self._picture, self.text = QLabel(self), QLabel(self)
        self.text.setTextFormat(Qt.TextFormat.RichText)
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse
            | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self.text.linkActivated.connect(self.follow)
        self._close = QToolButton(self)
        self._close.clicked.connect(self.put_away)
        layout.addWidget(self._picture)
        layout.addWidget(self.text)
        layout.addWidget(self._close)
        window.statusBar().addPermanentWidget(self)
        window.banner.linkFollowed.connect(self.follow)
        self.hide()
        self._retranslate()

    def show_blunder(self, number: int, state: Any, found: Blunder) -> None:
        """Tell of a move: the number of its input, the state before it, what it threw away."""
        self.number, self._state, self._found = number, state, found
        self._tell()
        self.show()

    def put_away(self) -> None:
        """Forget the mistake that was told, and hide."""
        self.number, self._state, self._found = -1, None, None
        self.hide()

    def follow(self, link: str) -> None:
        """Show what was better, or take the move back."""
        if self._found is None:
            return
        if link == SHOW:
            self._window.banner.say(self.explanation(), lasting=True)
        elif link == UNDO:
            self._window.banner.hide()
            self._window.controller.undo(self.number + 1)

    # -- words -----------------------------------------------------------------------------------

    def _figures(self) -> tuple[str, str]:
        assert self._found is not None
        write = QLocale().toString
        return write(self._found.loss, "f", 1), write(MARGIN * self._found.error, "f", 1)

    def _named(self) -> str:
        assert self._found is not None
        return self._window.languages.wording.option(self._found.action, self._kind())

    def _kind(self) -> str:
        kind: str = self._state.agenda[-1].kind
        return kind

    def explanation(self) -> str:
        """Return in HTML what would have been better, and why."""
        assert self._found is not None
        wording = self._window.languages.wording
        first = self._found.plan[0]
        reasons = reasons_of(wording, first.reasons)
        loss, margin = self._figures()
        text = self.tr("<b>{0}</b> threw away {1} ± {2} expected points.")
        lines = [text.format(self._named(), loss, margin)]
        better = self.tr("Better: <b>{0}</b>").format(wording.option_rich(first.action, first.kind))
        lines.append(f"{better}: {reasons}." if reasons else f"{better}.")
        then = [wording.option(one.action, one.kind) for one in self._found.plan[1:4]]
        if then:
            lines.append(self.tr("Then: {0}").format("; ".join(then)))
        if self._may_undo():
            undo = self.tr("Take it back")
            lines.append(f'<a href="{UNDO}">{undo}</a>')
        return "<br>".join(lines)

    def _may_undo(self) -> bool:
        return self._window.controller.can_undo_to(self.number + 1)

    def _tell(self) -> None:
        loss, margin = self._figures()
        text = self.tr("Thrown away: {0} ± {1} points").format(loss, margin)
        show, undo = self.tr("What was better?"), self.tr("Take it back")
        parts = [text, f'<a href="{SHOW}">{show}</a>']
        if self._may_undo():
            parts.append(f'<a href="{UNDO}">{undo}</a>')
        self.text.setText(" · ".join(parts))
        self.setAccessibleName(f"{self._named()}. {text}")
        self.text.setToolTip(self._named())

    # -- language and theme ----------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """Set the texts anew in another language; draw the sign in other colours."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            # Once the label has heard of it too.
            QTimer.singleShot(0, self, self._redraw)
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self._close.setToolTip(self.tr("Close"))
        self._close.setAccessibleName(self.tr("Close"))
        self._draw()
        if self._found is not None:
            self._tell()

    def _redraw(self) -> None:
        self._draw()
        if self._found is not None:
            # The colours of links are only looked up for another text.
            self.text.clear()
            self._tell()

    def _draw(self) -> None:
        palette = self.palette()
        size = round(self.fontMetrics().height() * 1.1)
        colour = palette.color(palette.ColorRole.Accent)
        self._picture.setPixmap(icon_pixmap("warning", colour, size, self.devicePixelRatioF()))
        self._close.setIcon(icon("close", palette))
