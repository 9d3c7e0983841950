"""The sidebar of a table: whose turn it is, what is asked, what can be done, one obvious button."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from reconquista_qt.engine.decision import Decision, DiceWanted, Over
from reconquista_qt.model.seating import ELSEWHERE, PERSON, Seating
from reconquista_qt.model.surface import Choice, Piece
from reconquista_qt.view.docks.foot import Foot
from reconquista_qt.view.docks.front import FrontTurnDock
from reconquista_qt.view.docks.pieces import Card, Heading, Note, empty, scrolled
from reconquista_qt.view.docks.wrapped_button import WrappedButton
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.numbers import digits
from reconquista_qt.view.retranslating import Retranslating
from reconquista_qt.view.theme import Theme

from .art import piece_icon
from .dice_entry import TableDiceEntry
from .look import seat_tint
from .view import TableView

LOOKS: Final = (QEvent.Type.Enter, QEvent.Type.FocusIn)
LOOKS_AWAY: Final = (QEvent.Type.Leave, QEvent.Type.FocusOut)
MOST_LISTED: Final = 60  # answers without a place that are listed one by one


class SeatBanner(QWidget):
    """Whose turn it is: the seat's colour, its name, and who sits there."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colour, self._edge = QColor("#888888"), QColor("#444444")
        row = QHBoxLayout(self)
        row.setContentsMargins(30, 5, 8, 5)
        self.name = Heading(1.15, self)
        self.who = QLabel(self)
        self.who.setProperty("role", "muted")
        row.addWidget(self.name)
        row.addStretch()
        row.addWidget(self.who)

    def show_seat(self, name: str, who: str, base: str, shade: str) -> None:
        """Show a seat in its colours."""
        self.name.setText(name)
        self.who.setText(who)
        self._colour, self._edge = QColor(base), QColor(shade)
        self.setAccessibleName(f"{name}. {who}")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a shield of the seat's colour, and a line below."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self._edge)
        painter.setBrush(self._colour)
        side = min(self.height() - 8, 24)
        painter.drawRoundedRect(3, (self.height() - side) // 2, round(side * 0.84), side, 5, 5)
        painter.fillRect(0, self.height() - 3, self.width(), 3, self._colour)
        painter.end()


class TurnDock(Retranslating, FrontTurnDock):
    """Follows the game; the primary button and undo always stand in the same place."""

    def __init__(
        self,
        view: TableView,
        seating: Seating,
        languages: Languages,
        primary: QAction,
        undo: QAction,
        redo: QAction,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("phaseDock")
        self._view, self._seating, self._languages = view, seating, languages
        self._controller = view.controller
        self._theme: Theme | None = None
        self._open: set[str] = set()  # choices that are unfolded
        page = QWidget(self)
        page.setObjectName("dockPage")
        self.setWidget(page)
        outer = QVBoxLayout(page)
        outer.setContentsMargins(10, 8, 10, 10)
        outer.setSpacing(6)
        self.banner = SeatBanner(page)
        outer.addWidget(self.banner)
        self.turn = Heading(1.2, page)
        self.turn.setWordWrap(True)
        outer.addWidget(self.turn)
        middle = QWidget(page)
        self._scroll = scrolled(middle, page)
        outer.addWidget(self._scroll, 1)
        inner = QVBoxLayout(middle)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.setSpacing(7)
        self.prompt = Note(muted=False, parent=middle)
        self.prompt.linkActivated.connect(self.linkFollowed)
        inner.addWidget(self.prompt)
        self.dice = TableDiceEntry(self._controller, middle)
        inner.addWidget(self.dice)
        self._list = QWidget(middle)
        self._rows = QVBoxLayout(self._list)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(4)
        inner.addWidget(self._list)
        self.buttons: dict[str, QPushButton] = {}
        self._listed: list[QPushButton] = []  # all of them, from top to bottom
        self._looks: dict[QObject, Any] = {}  # what the buttons do, for its odds
        self.answers: dict[Any, QPushButton] = {}  # unfolded, by their actions
        self.tracks = Card(middle)
        self._tracks = QGridLayout()
        self._tracks.setColumnStretch(0, 1)
        self.tracks.inside.addLayout(self._tracks)
        inner.addWidget(self.tracks)
        inner.addStretch()
        foot = Foot(primary, undo, redo, page)
        outer.addLayout(foot)
        self.primary = foot.primary
        view.choosing.changed.connect(self.refresh)
        view.choosing.activeChanged.connect(self._show_active)
        view.playback.started.connect(self.refresh)
        view.playback.stepShown.connect(self._show_played)
        seating.changed.connect(self.refresh)
        seating.covering.connect(lambda _covered: self.refresh())
        view.keep_fresh(self.refresh)
        self._retranslate()

    # -- what it shows ---------------------------------------------------------------------------

    def set_theme(self, theme: Theme) -> None:
        """Draw what is asked and offered as a theme does, in its text size."""
        self._theme = theme
        self.turn.fit()
        self.banner.name.fit()
        self.refresh()

    def _show_played(self, entry: Any) -> None:
        if self._view.playback.is_playing and self._view.may_know(entry):
            self.prompt.say(self._view.tell_rich(entry), self._languages.book)

    def refresh(self) -> None:
        """Show the game as it stands, or what the board has come to."""
        if not self._view.playback.holds_back:
            self._show_seat()
            self._show_turn()
        self._show_tracks()
        self._show_prompt()
        self._show_choices()

    def _show_seat(self) -> None:
        view, seating = self._view, self._seating
        asked = seating.asked or view.seat
        naming = view.naming
        seats = seating.seats
        art = self._theme.art if self._theme is not None else "light"
        tint = view.surface.tint(Piece("", "", asked), art) if asked else seat_tint("", ())
        waiting = self._controller.waiting
        if isinstance(waiting, Decision):
            side = naming.seat(waiting.side) if waiting.side != asked else ""
            name = naming.seat(asked) + (f" · {side}" if side else "")
            self.banner.show_seat(name, self._who(asked), tint.base, tint.shade)
        self.banner.setVisible(bool(seats) and isinstance(waiting, Decision) and len(seats) > 1)

    def _who(self, seat: str) -> str:
        driver = self._seating.driver(seat)
        if driver == PERSON:
            return self.tr("Your turn") if len(self._seating.persons) == 1 else self.tr("to play")
        if driver == ELSEWHERE:
            return self.tr("elsewhere")
        return self.tr("is thinking…") if self._seating.is_thinking else self.tr("computer")

    def _show_turn(self) -> None:
        view, state = self._view, self._controller.state
        own = view.surface.turn_text(state, view.naming)
        if not own:
            own = self.tr("Turn {0}").format(digits(state.turn))
        phase = view.naming.phase(state.phase)
        self.turn.setText(f"{own} · {phase}" if phase else own)

    def _show_prompt(self) -> None:
        view, waiting = self._view, self._controller.waiting
        if view.covered:
            self.prompt.say(self.tr("The table is covered."), self._languages.book)
        elif view.playback.is_playing:
            return
        elif isinstance(waiting, Over):
            naming = view.naming
            over = self.tr("The game is over.")
            winner = getattr(waiting, "winner", None)
            won = self.tr("Victory: {0}.").format(naming.seat(winner)) if winner else ""
            text = " ".join(part for part in (won, naming.reason(waiting.reason)) if part)
            self.prompt.say(f"<b>{over}</b> {text}", self._languages.book)
        elif isinstance(waiting, DiceWanted) and self._controller.scripted:
            self.prompt.say(
                self.tr("The dice of the lesson fall when you read on."), self._languages.book
            )
        else:
            words = view.naming.words
            self.prompt.say(
                words.prompt_rich(waiting, self._controller.state), self._languages.book
            )

    def _show_tracks(self) -> None:
        picture, naming = self._view.board.picture, self._view.naming
        empty(self._tracks)
        row = 0
        for track, value in picture.tracks.items():
            if track in ("turn", "phase"):
                continue
            name = QLabel(naming.track(track), self.tracks)
            figure = QLabel(naming.track_value(track, value), self.tracks)
            figure.setAlignment(Qt.AlignmentFlag.AlignRight)
            name.setWordWrap(True)
            self._tracks.addWidget(name, row, 0)
            self._tracks.addWidget(figure, row, 1)
            row += 1
        self.tracks.setVisible(row > 0)

    # -- choices ---------------------------------------------------------------------------------

    def _show_choices(self) -> None:
        view, waiting = self._view, self._controller.waiting
        asks = isinstance(waiting, DiceWanted) and not self._controller.scripted
        self.dice.setVisible(asks)
        shown = view.answers and isinstance(waiting, Decision) and self._seating.answers_here
        name = next((name for name, one in self.buttons.items() if one.hasFocus()), "")
        if any(button.hasFocus() for button in self._listed):
            view.setFocus()  # and not whatever comes after a button that goes
        empty(self._rows)
        self._listed = []
        self.buttons, self.answers, self._looks = {}, {}, {}
        self._list.setVisible(shown)
        if not shown:
            return
        heading = ""
        for choice in view.choosing.choices:
            if choice.closing and choice is view.choosing.closing:
                continue
            if choice.group and choice.group != heading:
                heading = choice.group
                label = QLabel(f"<b>{view.naming.heading(heading)}</b>", self._list)
                self._rows.addWidget(label)
            self._add(choice, waiting.kind if isinstance(waiting, Decision) else "")
        self._show_active()
        # Made anew, they come where they stand, and whoever types goes on at the same one.
        before: QWidget = self._scroll
        for button in self._listed:
            QWidget.setTabOrder(before, button)
            before = button
        again = self.buttons.get(name)
        if again is not None and self._rows.indexOf(again) >= 0:
            again.show()  # what is hidden takes no keys
            again.setFocus()

    def _add(self, choice: Choice, kind: str) -> None:
        view = self._view
        for_the_board = self._is_for_the_board(choice)
        listed = len(choice.actions) > 1 and not for_the_board
        # What can be meant in one way only is done, and need not be pointed at as well.
        plain = len(choice.actions) == 1 and not for_the_board and not choice.aside
        button = self._button(
            self._text(choice, kind),
            partial(view.perform, choice.actions[0])
            if plain
            else lambda: self._press(choice, listed),
        )
        if choice.art and self._theme is not None:
            piece = Piece("", choice.art, self._seating.asked)
            button.setIcon(piece_icon(view.board.art, piece, self._theme.art))
        button.setCheckable((bool(choice.places) and not plain) or listed)
        self.buttons[choice.id] = button
        if len(choice.actions) == 1:
            self._look_at(button, choice.actions[0])
        usual = [other for other in view.choosing.choices if not other.aside]
        always = listed and not choice.aside and len(usual) <= 2
        if always:
            button.hide()  # what it would open is there
        else:
            self._rows.addWidget(button)
        if always or (listed and choice.id in self._open):
            button.setChecked(True)
            for action in choice.actions[:MOST_LISTED]:
                inner = self._button(
                    view.naming.option(action, kind),
                    partial(view.perform, action),
                )
                inner.setProperty("role", "plain")
                self.answers[action] = inner
                self._look_at(inner, action)
                row = QHBoxLayout()
                holder = QWidget(self._list)
                row.setContentsMargins(0 if always else 18, 0, 0, 0)
                row.addWidget(inner)
                holder.setLayout(row)
                self._rows.addWidget(holder)

    def _is_for_the_board(self, choice: Choice) -> bool:
        """Whether it is to be said where: in one of several places, or by pieces that move."""
        places = choice.places
        return len(places) > 1 or any(map(self._view.movable, places))

    def _button(self, text: str, press: Callable[[], object]) -> QPushButton:
        button = WrappedButton(text, self._list)
        self._listed.append(button)
        button.clicked.connect(lambda _=False: press())
        return button

    def _look_at(self, button: QPushButton, action: Any) -> None:
        """Let the odds of an action be seen while the mouse or the keyboard is on its button."""
        self._looks[button] = action
        button.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tell what is looked at."""
        kind = event.type()
        if kind in (*LOOKS, *LOOKS_AWAY) and watched in self._looks:
            self._view.considered.emit(self._looks[watched] if kind in LOOKS else None)
        return False

    def _text(self, choice: Choice, kind: str) -> str:
        text = self._view.naming.choice(choice, kind)
        count = len(choice.places) or (len(choice.actions) if len(choice.actions) > 1 else 0)
        return f"{text}\u00a0\u00a0({count})" if count > 1 else text

    def _press(self, choice: Choice, listed: bool) -> None:
        view = self._view
        if listed:
            self._open ^= {choice.id}
            self._show_choices()
            return
        view.moving.put_back()
        active = view.choosing.active
        if active is not None and active.id == choice.id:
            view.choosing.cancel()
        else:
            view.choosing.activate(choice.id)
            if view.choosing.active is not None:
                view.setFocus()

    def _show_active(self) -> None:
        active = self._view.choosing.active
        for name, button in self.buttons.items():
            choice = self._view.choosing.by_id(name)
            if choice is not None and self._is_for_the_board(choice):
                button.setChecked(active is not None and active.id == name)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Turn and phase"))
        self.refresh()
