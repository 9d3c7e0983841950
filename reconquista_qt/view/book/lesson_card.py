"""The lesson as a card over the board: its text, where to look, and the way on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Protocol

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QMouseEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from reconquista_qt.engine.session import Session
from reconquista_qt.model.book import Clause
from reconquista_qt.model.glossary import glossary
from reconquista_qt.model.lesson_player import LessonPlayer
from reconquista_qt.model.lessons import DICE, DO
from reconquista_qt.model.markup import to_html
from reconquista_qt.view.art.icons import put_icons
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.retranslating import Retranslating
from reconquista_qt.view.theme import Theme, Themes

from .browser import BookBrowser

WAIT_MS: Final = 120  # how often it is asked whether the board has shown what happened
MARGIN: Final = 12  # between the card and the edge of the board
WIDE: Final = 21  # lines of text, and parts of the board's room, that the card is broad at most
MOST_ROOM: Final = 0.62
BOARD, BUTTON, SIDEBAR = "board", "button", "sidebar"  # where a task is done


class Shows(Protocol):
    """What shows events on the board (the playback)."""

    @property
    def is_playing(self) -> bool:
        """Whether events are being shown."""
        ...


class Guide(Protocol):
    """What a board knows of the lesson that is played on it."""

    def whereabouts(self) -> str:
        """Return where the task of now is done: `BOARD`, the red `BUTTON` or the `SIDEBAR`."""
        ...

    def astray(self) -> str:
        """Return what to do otherwise, where the lesson was left; "" for the usual words."""
        ...

    def kept_free(self) -> list[tuple[QRect, float]]:
        """Return parts of the card's parent not to be covered, and how much each of them counts."""
        ...


class CardText(BookBrowser):
    """The text of a step: the card around it is margin enough."""

    def _fit_margins(self) -> None:
        frame = self.document().rootFrame()
        form = frame.frameFormat()
        if form.bottomMargin() or form.topMargin():
            form.setMargin(0)
            frame.setFrameFormat(form)


class LessonCard(Retranslating, QFrame):
    """Not modal: the lesson waits for the player, who may leave it at any time.

    The card stands in the corner of its parent where it covers least of what the step speaks of,
    and goes where it is dragged. `texts` gives the steps of a language by their ids; without a
    `guide` the usual words are said, and nothing is kept free.
    """

    areasShown = Signal(list)  # place ids to light up; empty when nothing is
    panelShown = Signal(str)  # the panel to look at: see `model.lessons.PANELS`
    linkFollowed = Signal(str)  # rule:…
    moved = Signal()  # another step, another task, or another place

    def __init__(
        self,
        player: LessonPlayer,
        texts: Callable[[str], Mapping[str, Clause]],
        languages: Languages,
        themes: Themes,
        shows: Shows | None = None,
        guide: Guide | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("lessonCard")
        self._texts = texts
        self._languages, self._themes = languages, themes
        self._shows, self._guide = shows, guide
        self.player = player
        player.setParent(self)
        player.changed.connect(self._show)
        player.due.connect(self._wait)
        player.ended.connect(self._ended)
        self._looked: tuple[int, bool] = (0, False)  # the step whose text is shown, and if whole
        self._grip: QPoint | None = None
        self._by_hand = False  # whether the player chose the card's place
        self._clock = QTimer(self)
        self._clock.setInterval(WAIT_MS)
        self._clock.timeout.connect(self._feed)
        self._build()
        if parent is not None:
            parent.installEventFilter(self)
        themes.changed.connect(self.set_theme)
        self.set_theme(themes.theme)
        self._retranslate()
        self.hide()

    def _build(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 8, 12, 10)
        layout.setSpacing(6)
        line = self.fontMetrics().height()
        head = QHBoxLayout()
        self._bar = QProgressBar(self)
        self._bar.setTextVisible(False)
        self._bar.setMaximumHeight(max(4, line // 3))
        self._close = QToolButton(self)
        self._close.clicked.connect(lambda _=False: self.player.leave())
        head.addWidget(self._bar, 1)
        head.addWidget(self._close)
        layout.addLayout(head)
        self.text = CardText(self._themes.theme, self, compact=True)
        self.text.setFrameShape(QFrame.Shape.NoFrame)
        self.text.linkFollowed.connect(self.linkFollowed)
        layout.addWidget(self.text, 1)
        self.astray = QFrame(self)
        self.astray.setProperty("role", "warning")
        inner = QVBoxLayout(self.astray)
        self._astray_text = QLabel(self.astray)
        self._astray_text.setWordWrap(True)
        self._undo = QPushButton(self.astray)
        self._undo.clicked.connect(lambda _=False: self.player.undo_to_lesson())
        inner.addWidget(self._astray_text)
        inner.addWidget(self._undo)
        layout.addWidget(self.astray)
        self._state = QLabel(self)
        self._state.setWordWrap(True)
        self._state.setProperty("role", "muted")
        self._state.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        layout.addWidget(self._state)
        row = QHBoxLayout()
        self._back = QToolButton(self)
        self._back.clicked.connect(lambda _=False: self.player.back())
        self.next = QPushButton(self)
        self.next.clicked.connect(lambda _=False: self.go_on())
        row.addWidget(self._back)
        row.addWidget(self.next, 1)
        layout.addLayout(row)

    # -- the lesson ----------------------------------------------------------------------------

    def start(self) -> None:
        """Begin the lesson with a game of its own."""
        self._looked, self._by_hand = (0, False), False
        self.show()
        self.raise_()
        self.player.start()
        self.next.setFocus()

    def take_up(self, session: Session) -> bool:
        """Go on with the lesson of a game that was left; False where it is none of this lesson."""
        self._looked, self._by_hand = (0, False), False
        self.show()
        self.raise_()
        if not self.player.take_up(session):
            self.hide()
            return False
        self.next.setFocus()
        return True

    def go_on(self) -> None:
        """Go to the next step, or do for the player what this one asks for."""
        if not self.next.isEnabled():
            return
        if self.player.task is not None:
            self.player.help()
        else:
            self.player.forward()

    @property
    def is_settled(self) -> bool:
        """Whether all that the lesson gives in this step has come, and was shown."""
        task = self.player.task
        return not self._clock.isActive() and (task is None or task.kind == DO)

    def _wait(self) -> None:
        self._clock.start()
        self._show()

    def _feed(self) -> None:
        """Let the lesson's dice fall as soon as what happened before has been shown."""
        if self._shows is not None and self._shows.is_playing:
            return
        if self.player.feed():
            return
        self._clock.stop()
        self._show()

    def _ended(self) -> None:
        self._clock.stop()
        self.areasShown.emit([])
        self.hide()
        self.moved.emit()

    def showEvent(self, event: QShowEvent) -> None:
        """Measure the text once it is laid out: a card that waited for its window has not been."""
        super().showEvent(event)
        QTimer.singleShot(0, self, self.place)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Closing the card is leaving the lesson."""
        self.player.leave()
        super().closeEvent(event)

    # -- showing -------------------------------------------------------------------------------

    def _show(self) -> None:
        player = self.player
        if not player.is_running:
            return
        self._bar.setRange(0, player.steps)
        self._bar.setValue(player.step)
        self._bar.setToolTip(self.tr("Step {0} of {1}").format(player.step, player.steps))
        task = player.task
        to_do = task is not None and task.kind == DO
        self.astray.setVisible(not player.on_track)
        if not player.on_track:
            self._astray_text.setText(self._why_astray())
        self._back.setEnabled(player.step > 1)
        primary = "primary" if not to_do and player.on_track else ""
        if self.next.property("role") != primary:
            self.next.setProperty("role", primary)
            self.next.style().unpolish(self.next)
            self.next.style().polish(self.next)
        self.next.setEnabled(player.on_track and self.is_settled)
        self._name_next(to_do)
        looked = (player.step, self.is_settled)
        if self._looked != looked:
            other = self._looked[0] != looked[0]
            self._looked = looked
            self._write()
            step = player.lesson.steps[player.step - 1]
            if other or self.is_settled:
                self.areasShown.emit(list(step.places) if self.is_settled else [])
            if other and step.panel:
                self.panelShown.emit(step.panel)
        self.place()
        self.moved.emit()

    def _name_next(self, to_do: bool) -> None:
        player = self.player
        self._state.setVisible(player.on_track and (to_do or not self.is_settled))
        if to_do:
            self.next.setText(self.tr("Do it for me"))
            self._state.setText(self._hint())
        elif not self.is_settled:
            self.next.setText(self.tr("Next"))
            task = player.task
            rolling = task is None or task.kind == DICE
            self._state.setText(
                self.tr("The dice are rolling…") if rolling else self.tr("The others play…")
            )
        elif player.step >= player.steps:
            self.next.setText(self.tr("Play on by yourself"))
        else:
            self.next.setText(self.tr("Next"))

    def _hint(self) -> str:
        where = self._guide.whereabouts() if self._guide is not None else BOARD
        if where == BUTTON:
            return self.tr("Your turn: press the red button of the sidebar.")
        if where == SIDEBAR:
            return self.tr("Your turn: choose it in the sidebar.")
        return self.tr("Your turn: do it on the board.")

    def _why_astray(self) -> str:
        told = self._guide.astray() if self._guide is not None else ""
        return told or self.tr(
            "The lesson had something else in mind. Take it back, or leave the lesson."
        )

    def _write(self) -> None:
        language = self._languages.language
        step, whole = self._looked
        if not step:
            return
        clause = self._texts(language).get(self.player.lesson.steps[step - 1].id)
        if clause is None:
            return
        body = to_html(clause.lines)
        if not whole:
            # What the dice will say is not told before they have.
            body = body[: body.find("</h2>") + len("</h2>")] if "</h2>" in body else ""
        self.text.set_glossary(glossary(*self._languages.book))
        # The heading is the card's own: it needs no room above it.
        self.text.show_body(body.replace("<h2", '<h2 style="margin-top:0px"', 1))

    # -- its place -----------------------------------------------------------------------------

    def place(self) -> None:
        """Take the size of the text and a place where little of the step's areas is covered."""
        parent, layout = self.parentWidget(), self.layout()
        if parent is None or layout is None or self.isHidden():
            return
        line, room = self.fontMetrics().height(), parent.rect()
        width = min(line * WIDE, round(room.width() * MOST_ROOM))
        margins = layout.contentsMargins()
        self.text.setFixedWidth(width - margins.left() - margins.right())
        self.text.resize(self.text.width(), room.height())
        wanted = round(self.text.document().size().height()) + 8
        self.text.setFixedHeight(min(wanted, round(room.height() * 0.45)))
        layout.activate()
        height = max(layout.totalHeightForWidth(width), layout.totalMinimumSize().height())
        size = QSize(width, min(height, room.height() - 2 * MARGIN))
        if self._by_hand:
            at = self.pos()
        else:
            at = min(self._corners(size, room), key=lambda at: self._covered(QRect(at, size)))
        at.setX(max(room.left(), min(at.x(), room.right() - size.width())))
        at.setY(max(room.top(), min(at.y(), room.bottom() - size.height())))
        self.setGeometry(QRect(at, size))

    def _corners(self, size: QSize, room: QRect) -> list[QPoint]:
        right, low = room.right() - size.width() - MARGIN, room.bottom() - size.height() - MARGIN
        return [
            QPoint(right, low), QPoint(MARGIN, low), QPoint(right, MARGIN), QPoint(MARGIN, MARGIN),
        ]  # fmt: skip

    def _covered(self, rect: QRect) -> float:
        cost = 0.0
        for other, weight in self._guide.kept_free() if self._guide is not None else ():
            both = rect.intersected(other)
            cost += weight * max(0, both.width()) * max(0, both.height())
        return cost

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Let the card be moved from here on."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._grip = event.position().toPoint()
            self.setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Let the card follow the mouse that holds it."""
        if self._grip is not None:
            self._by_hand = True
            self.move(self.mapToParent(event.position().toPoint()) - self._grip)
            self.place()
            self.moved.emit()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Leave the card where it is."""
        self._grip = None
        self.unsetCursor()

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """Keep inside the parent when its size changes."""
        if watched is self.parentWidget() and event.type() == QEvent.Type.Resize:
            self.place()
        return False

    def centre(self) -> QPointF:
        """Return the middle of the card, in the window's coordinates."""
        return QPointF(self.mapTo(self.window(), self.rect().center()))

    # -- looks and language --------------------------------------------------------------------

    def set_theme(self, theme: Theme) -> None:
        """Draw icons and text in the colours of a theme, and make room for them."""
        buttons = {"back": self._back, "close": self._close}
        put_icons(buttons, theme.palette, self.fontMetrics().height())
        self.text.set_theme(theme)
        self.place()

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("First lesson"))
        self.text.setAccessibleName(self.tr("First lesson"))
        self._undo.setText(self.tr("Take it back"))
        self._close.setToolTip(self.tr("Leave the lesson"))
        self._close.setAccessibleName(self.tr("Leave the lesson"))
        self._back.setToolTip(self.tr("Back"))
        self._back.setAccessibleName(self.tr("Back"))
        self._write()
        self._show()
