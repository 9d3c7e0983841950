"""What the end of any game tells of the way there: luck, decisions, turning points; and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QMenu, QPushButton, QVBoxLayout, QWidget

from reconquista_qt.ai.report import Report
from reconquista_qt.engine.decision import Over
from reconquista_qt.view.docks.pieces import Heading, Note
from reconquista_qt.view.numbers import digits, percent
from reconquista_qt.view.retranslating import Retranslating

if TYPE_CHECKING:
    from reconquista_qt.view.insight.reviewing import Reviewing
    from reconquista_qt.view.main_window import MainWindow

FIRST_LOOK_MS: Final = 1500  # the end is seen first, then the computer looks at the game
MOST_TURNS: Final = 3
SHOW, TRY, TURN = "show", "try", "turn"  # kinds of links


class Judgement(Retranslating, QWidget):
    """Luck is told at once; the rest comes as the review finds it, which begins by itself."""

    turnWanted = Signal(int)

    def __init__(self, window: MainWindow, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._window = window
        self._reviewing: Reviewing | None = None
        self._mine = False  # whether the review that runs was begun here
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(5)
        self.title = Heading(1.15, self)
        layout.addWidget(self.title)
        self.luck, self.best, self.worst, self.turning, self.state = (
            Note(muted=muted, parent=self) for muted in (False, False, False, False, True)
        )
        for note in (self.luck, self.best, self.worst, self.turning, self.state):
            note.linkActivated.connect(self._follow)
            layout.addWidget(note)
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.setInterval(FIRST_LOOK_MS)
        self._clock.timeout.connect(self.look)
        self._retranslate()

    # -- the review ------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        """Look at the game once its end was seen."""
        super().showEvent(event)
        self.refresh()
        if "review" in self._window.desk.features and self._window.desk.tells_inputs():
            self._clock.start()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop looking, unless the review's own window is open."""
        super().hideEvent(event)
        self._clock.stop()
        reviewing = self._reviewing
        if reviewing is not None and self._mine and not self._window.insight.review().isVisible():
            reviewing.stop()
        self._mine = False

    def look(self) -> None:
        """Let the review find the decisions that stand out."""
        if not isinstance(self._window.controller.waiting, Over):
            return
        hub = self._window.insight
        hub.review()
        if self._reviewing is None:
            assert hub.reviewing is not None
            self._reviewing = hub.reviewing
            self._reviewing.told.connect(self.refresh)
            self._reviewing.ended.connect(self.refresh)
        reviewing = self._reviewing
        if not reviewing.is_running:
            if not reviewing.is_true:
                self._mine = True
                reviewing.begin()
            elif reviewing.progress < 1:
                self._mine = True
                reviewing.go_on()
        self.refresh()

    # -- telling ---------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Tell luck and, as far as the review has come, turning points and mistakes."""
        if not self.isVisible():
            return
        self.luck.setText("<br>".join(self._window.desk.insights.luck_told()))
        reviewing = self._reviewing
        known = reviewing is not None and reviewing.is_true
        report = (reviewing.report if reviewing is not None and known else None) or Report()
        self._tell(report)
        running = reviewing is not None and reviewing.is_running
        done = reviewing.progress if reviewing is not None else 0.0
        self.state.setText(
            self.tr("The computer looks for the decisions that mattered: {0}").format(percent(done))
            if running else ""
        )  # fmt: skip
        for note in (self.luck, self.best, self.worst, self.turning, self.state):
            note.setVisible(bool(note.text()))

    def _tell(self, report: Report) -> None:
        words = self._window.desk.insights.review_words(rich=True)
        show = self.tr("Show me")
        looked = report.total_luck is not None
        best = worst = ""
        head, foot = self.tr("Best decision"), self.tr("Worst decision")
        if report.best:
            one = report.best[0]
            best = "<br>".join((
                f"<b>{head}</b> · {words.when(one.turn, one.phase)}",
                words.played(one), f"{words.gain(one)} {_link(SHOW, 'best', show)}",
            ))  # fmt: skip
        if report.missed:
            lost = report.missed[0]
            again = _link(TRY, "worst", self.tr("Play on like that"))
            worst = "<br>".join((
                f"<b>{foot}</b> · {words.when(lost.turn, lost.phase)}",
                words.played(lost), words.better(lost),
                f"{words.loss(lost)} {_link(SHOW, 'worst', show)} · {again}",
            ))  # fmt: skip
        elif looked:
            worst = self.tr("No decision has been found that certainly lost points.")
        self.best.setText(best)
        self.worst.setText(worst)
        again = self.tr("Play again from here")
        turning = sorted(report.turning, key=lambda point: -abs(point.swing.mean))[:MOST_TURNS]
        lines = [
            f"{words.swing(point)} {_link(TURN, str(point.turn), again)}"
            for point in sorted(turning, key=lambda point: point.turn)
        ]
        title = self.tr("Turning points")
        self.turning.setText("<br>".join((f"<b>{title}</b>", *lines)) if lines else "")

    def _follow(self, link: str) -> None:
        kind, _, what = link.partition(":")
        report = self._reviewing.report if self._reviewing is not None else None
        if kind == TURN:
            self.turnWanted.emit(int(what))
        elif kind in (SHOW, TRY) and report is not None:
            navigator = self._window.insight.navigator
            assert navigator is not None  # made with the review
            if kind == TRY:
                navigator.attempt(report.missed[0])
            else:
                navigator.decision(report.best[0] if what == "best" else report.missed[0])
        else:
            self._window.follow(link)

    # -- language --------------------------------------------------------------------------------

    def _retranslate(self) -> None:
        self.title.setText(self.tr("How it came about"))
        self.title.fit()
        self.refresh()


class AgainButton(Retranslating, QPushButton):
    """Offers every turn of a game that is over, to be played again from its first decision."""

    turnWanted = Signal(int)

    def __init__(self, window: MainWindow, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._window = window
        self.setAutoDefault(False)
        self.turns = QMenu(self)
        self.turns.aboutToShow.connect(self.fill)
        self.setMenu(self.turns)
        self._retranslate()

    def fill(self) -> None:
        """Name the turns, with the points of whoever sits alone."""
        self.turns.clear()
        session = self._window.controller.session
        seen: set[int] = set()
        for mark in session.marks:
            turn = mark.state.turn
            if turn in seen:
                continue
            seen.add(turn)
            text = self.tr("Turn {0}").format(digits(turn))
            standings = session.game.standings(mark.state)
            if len(standings) == 1:
                points = digits(round(standings[0].points))
                text = self.tr("Turn {0}, at {1} points").format(digits(turn), points)
            action = self.turns.addAction(text)
            action.triggered.connect(lambda _=False, turn=turn: self.turnWanted.emit(turn))

    def _retranslate(self) -> None:
        self.setText(self.tr("Play again from…"))


def _link(kind: str, what: str, text: str) -> str:
    # Bound together, so that a link is never torn.
    return f'<a href="{kind}:{what}">{text.replace(" ", chr(0xA0))}</a>'
