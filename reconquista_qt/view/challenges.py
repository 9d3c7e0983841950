"""The window of challenges: a position, one best decision, hints in three steps, why it is best."""

from __future__ import annotations

import html
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from reconquista_qt.ai.brain import brain_of
from reconquista_qt.engine.inputs import Acted
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.engine.session import Session
from reconquista_qt.model.challenges import (
    NEARLY,
    RIGHT,
    STARS,
    Riddle,
    note_solved,
    riddles,
    solved,
)
from reconquista_qt.view.dialog_size import give_size
from reconquista_qt.view.docks.pieces import Heading, Note, scrolled
from reconquista_qt.view.insight.advice_text import places_of, reasons_of, sentence
from reconquista_qt.view.numbers import digits, percent
from reconquista_qt.view.retranslating import Retranslating

if TYPE_CHECKING:
    from reconquista_qt.view.main_window import MainWindow

SEED: Final = 1  # of the dice that follow the answer
HINTS: Final = 3
MARGIN: Final = 2.0  # standard errors: about 95 %


class ChallengesWindow(Retranslating, QDialog):
    """Puts a challenge on the board and follows what is played there; it can be tried again."""

    linkFollowed = Signal(str)

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        controller = window.controller
        self._game: Any = controller.game
        self._all = riddles(self._game.id)
        self._solved = solved(self._game.id)
        self.riddle: Riddle | None = None
        self._session: Session | None = None
        self._state: Any = None
        self._hints = 0
        self._answer: Any = None
        layout = QVBoxLayout(self)
        splitter = QSplitter(Qt.Orientation.Horizontal, self)
        splitter.setChildrenCollapsible(False)
        layout.addWidget(splitter, 1)
        self.list = QListWidget(splitter)
        self.list.currentRowChanged.connect(self._chosen)
        self.list.itemActivated.connect(lambda _item: self.play())
        side = QWidget(splitter)
        column = QVBoxLayout(side)
        column.setContentsMargins(8, 0, 0, 0)
        self.title = Heading(1.25, side)
        self.text = Note(muted=False, parent=side)
        self.text.linkActivated.connect(self.linkFollowed)
        column.addWidget(self.title)
        column.addWidget(scrolled(self.text, side), 1)
        row = QHBoxLayout()
        self.play_button, self.hint, self.give_up = (QPushButton(side) for _ in range(3))
        self.play_button.setProperty("role", "primary")
        self.play_button.clicked.connect(self.play)
        self.hint.clicked.connect(self.show_hint)
        self.give_up.clicked.connect(self.show_answer)
        for button in (self.play_button, self.hint, self.give_up):
            button.setAutoDefault(False)
            row.addWidget(button)
        column.addLayout(row)
        line = self.fontMetrics().height()
        self.list.setMinimumWidth(line * 13)
        side.setMinimumWidth(line * 22)
        give_size(self, 40, 26)
        controller.changed.connect(self._follow)
        controller.reset.connect(self._other_game)
        self._retranslate()
        if self._all:
            fresh = (place for place, one in enumerate(self._all) if one.id not in self._solved)
            self.list.setCurrentRow(next(fresh, 0))

    # -- playing ---------------------------------------------------------------------------------

    def _chosen(self, row: int) -> None:
        if not 0 <= row < len(self._all):
            return
        self.riddle = self._all[row]
        self._hints, self._answer, self._session = 0, None, None
        self._state = self._game.from_position(self.riddle.position, self._game.default_options)
        self._told()

    def play(self) -> None:
        """Put the challenge on the board, from the start."""
        if self.riddle is None:
            return
        self._answer = None
        self._session = Session.at(self._game, self.riddle.position, seed=SEED)
        session = self._session
        self._state = session.state.clone()
        self._window.controller.adopt(session)
        self._told()

    def _other_game(self) -> None:
        if self._session is not None and self._window.controller.session is not self._session:
            self._session = None
            self._told()

    def _follow(self, _changes: object) -> None:
        session = self._session
        if session is None or self._window.controller.session is not session:
            return
        acted = next((given for given in session.inputs if isinstance(given, Acted)), None)
        answer = acted.action if acted is not None else None
        if answer != self._answer:
            self._answer = answer
            if answer is not None and self._verdict()[0] in (RIGHT, NEARLY):
                self._note()
            self._told()

    def _note(self) -> None:
        assert self.riddle is not None
        try:
            note_solved(self._game.id, self.riddle.id, self._hints)
        except BadInput as error:
            self._window.files.tell_trouble(error)
        self._solved = solved(self._game.id)
        self._name_rows()

    def _verdict(self) -> tuple[str, Any]:
        assert self.riddle is not None
        return self.riddle.judge(self._game.action_data(self._answer))

    def show_hint(self) -> None:
        """Tell the next hint."""
        self._hints = min(HINTS, self._hints + 1)
        self._told()

    def show_answer(self) -> None:
        """Tell what is best; it does not count as solved."""
        self._hints = HINTS + 1
        self._told()

    # -- words -----------------------------------------------------------------------------------

    def _told(self) -> None:
        riddle = self.riddle
        if riddle is None:
            return
        words = self._window.languages.wording
        state = self._state
        self.title.setText(self.tr("Challenge {0}").format(digits(riddle.number)))
        parts = [
            self.tr("Turn {0}, {1}. {2}").format(
                digits(state.turn), words.phase(state.phase), self._stars(riddle)
            ),
            self.tr(
                "One decision is clearly better than the %n other(s). Which?",
                "",
                riddle.data["choices"] - 1,
            ),
        ]
        if self._session is None:
            parts.append(self.tr("Put it on the board and play: your first action is the answer."))
        parts += self._hint_texts(riddle)[: self._hints]
        if self._answer is not None:
            parts.append(self._verdict_text())
        if self._answer is not None or self._hints > HINTS:
            parts.append(self._explanation(riddle))
        self.text.setText("".join(f"<p>{part}</p>" for part in parts))
        self.hint.setEnabled(self._hints < HINTS and self._answer is None)
        self.hint.setText(
            self.tr("Hint ({0} of {1})").format(digits(min(HINTS, self._hints + 1)), digits(HINTS))
        )
        again = self._answer is not None
        self.play_button.setText(self.tr("Try again") if again else self.tr("On the board"))

    def _hint_texts(self, riddle: Riddle) -> list[str]:
        """Return the three steps: what tempts and is wrong, where to look, and what for."""
        words, brain = self._window.languages.wording, brain_of(self._game)
        best = self._game.action_from(riddle.data["best"])
        rival = riddle.data["rivals"][0]
        tempting = words.option_rich(self._game.action_from(rival["action"]), riddle.data["kind"])
        first = self.tr("It is not: {0}. That is the next best.").format(tempting)
        place: Any = getattr(words, "area", None) or getattr(words, "place", str)
        places = places_of(self._game, best)[:1]
        links = [f'<a href="area:{one}">{html.escape(place(one))}</a>' for one in places]
        if links:
            second = self.tr("Look at {0}.").format(links[0])
        else:
            second = self.tr("Nothing on the board is worth it now.")
        reasons = sentence(reasons_of(words, brain.reasons(self._asked(), best)))
        if links:
            none = self.tr("What it is worth shows only in the turns after it.")
        else:
            none = self.tr("Doing more would only expose what you have.")
        third = reasons or none
        return [f"<i>{text}</i>" for text in (first, second, third)]

    def _asked(self) -> Any:
        """Return the state in which the challenge is asked, whatever was played since."""
        assert self.riddle is not None
        return Session.at(self._game, self.riddle.position, seed=SEED).state

    def _verdict_text(self) -> str:
        verdict, rival = self._verdict()
        right, better = self.tr("Right!"), self.tr("There is something better.")
        if verdict == RIGHT:
            return f"<b>{right}</b>"
        if verdict == NEARLY:
            numbers = self.tr("The adviser would choose other numbers.")
            return f"<b>{right}</b> {numbers}"
        if rival is None:
            return f"<b>{better}</b>"
        costs = self.tr("That costs {0} points.").format(self._points(rival["behind"]))
        return f"<b>{better}</b> {costs}"

    def _explanation(self, riddle: Riddle) -> str:
        words, kind, data = self._window.languages.wording, riddle.data["kind"], riddle.data
        brain, state, rows = brain_of(self._game), self._asked(), []
        for action_data in data["plan"]:
            action = self._game.action_from(action_data)
            rows.append(f"<b>{words.option_rich(action, kind)}</b>")
            why = sentence(reasons_of(words, brain.reasons(state, action)))
            if why:
                rows.append(why)
            if state.agenda[-1].refuse(state, action) is not None:
                break
            state.agenda[-1].apply(state, action, None)
        told = self.tr("Best, with {0} points at the end on average:").format(
            self._points(data["points"])
        )
        head = f"<p>{told}<br>{'<br>'.join(rows)}</p>"
        rivals = "".join(
            f"<tr><td>{words.option_rich(self._game.action_from(one['action']), kind)}</td>"
            f'<td align="right" style="padding-left:12px">−{self._points(one["behind"])}'
            f"&nbsp;±&nbsp;{self._points(MARGIN * one['error'])}</td></tr>"
            for one in data["rivals"]
        )
        how = self.tr(
            "Each was played to the end %n time(s), with the same dice.",
            "",
            max(one["playouts"] for one in data["rivals"]),
        )
        found = self.tr("{0} of the quick players find it.").format(percent(data["found"]))
        return f"{head}<table>{rivals}</table><p><small>{how} {found}</small></p>"

    def _points(self, number: float) -> str:
        return QLocale().toString(number, "f", 1)

    def _stars(self, riddle: Riddle) -> str:
        return "★" * riddle.stars + "☆" * (STARS - riddle.stars)

    def _name_rows(self) -> None:
        words = self._window.languages.wording
        for place, riddle in enumerate(self._all):
            mark = "✓ " if riddle.id in self._solved else ""
            position = riddle.position
            text = self.tr("{0}{1}. {2}  turn {3}, {4}").format(
                mark, digits(riddle.number), self._stars(riddle), digits(position["turn"]),
                words.phase(position["phase"]),
            )  # fmt: skip
            self.list.item(place).setText(text)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Follow the board no longer."""
        self._session = None
        super().closeEvent(event)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Challenges"))
        self.list.setAccessibleName(self.tr("Challenges, the easiest first"))
        if self.list.count() == 0:
            for _ in self._all:
                QListWidgetItem(self.list)
        self._name_rows()
        self.give_up.setText(self.tr("Show the answer"))
        self._told()
