"""The adviser: the move it would make, what it expects of it and what else it thought of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QLocale
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from reconquista_qt.ai.aside import Advice, Suggestion, advise
from reconquista_qt.engine.decision import Decision
from reconquista_qt.games.reconquista.names import AREAS
from reconquista_qt.view.docks.pieces import Breakdown, Heading, Note, scrolled
from reconquista_qt.view.insight.worker import Aside
from reconquista_qt.view.languages import Languages

if TYPE_CHECKING:
    from reconquista_qt.model.controller import GameController
    from reconquista_qt.view.board.view import BoardView

OTHERS = 4
MARK = "shown"


def areas_of(action: Any) -> frozenset[str]:
    """Return the areas that an action touches."""
    places = (getattr(action, name, None) for name in ("area", "origin", "to"))
    return frozenset(AREAS[place] for place in places if place is not None)


class AdviserDock(QDockWidget):
    """Thinks only when it is asked, in a process of its own."""

    def __init__(
        self,
        board: BoardView,
        controller: GameController,
        languages: Languages,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("adviserDock")
        self._board, self._controller, self._languages = board, controller, languages
        self.advice: Advice | None = None
        self._lit = False
        self.aside = Aside(self)
        page = QWidget(self)
        self.setWidget(scrolled(page, self))
        layout = QVBoxLayout(page)
        layout.setContentsMargins(12, 10, 12, 10)
        layout.setSpacing(8)
        self.ask = QPushButton(page)
        self.best = Heading(1.15, page)
        self.best.setWordWrap(True)
        self.reason = Note(muted=False, parent=page)
        self.perform = QPushButton(page)
        self._others_title = Heading(1.0, page)
        self.others = Breakdown(page)
        self._about = Note(parent=page)
        row = QHBoxLayout()
        row.addWidget(self.ask)
        row.addWidget(self.perform)
        row.addStretch()
        layout.addLayout(row)
        for widget in (self.best, self.reason, self._others_title, self.others, self._about):
            layout.addWidget(widget)
        layout.addStretch()
        self.ask.clicked.connect(self.toggle)
        self.perform.clicked.connect(self.do_it)
        self.aside.told.connect(self._take)
        self.aside.ended.connect(self._show)
        for signal in (controller.reset, controller.decisionChanged):
            signal.connect(self.forget)
        self._retranslate()

    # -- asking ----------------------------------------------------------------------------------

    def toggle(self) -> None:
        """Begin to think, or stop and keep to what was found."""
        if self.aside.is_running:
            self.aside.stop()
        else:
            self.think()

    def think(self) -> None:
        """Think about the decision that is asked, if there is one."""
        self.forget()
        if isinstance(self._controller.waiting, Decision):
            state = self._controller.state.clone()
            seed = len(self._controller.session.inputs)
            self.aside.start(advise, self._controller.game.id, state, seed)
        self._show()

    def forget(self) -> None:
        """Stop, and forget what was found for a position that is no more."""
        self.advice = None
        self.aside.stop()
        self._show()

    def hideEvent(self, event: QHideEvent) -> None:
        """Think no more where nobody looks."""
        self.aside.stop()
        self._light(None)
        super().hideEvent(event)

    def do_it(self) -> None:
        """Perform the best action."""
        best = self._best()
        if best is not None:
            self._controller.submit(best.actions[0])

    def _best(self) -> Suggestion | None:
        return self.advice.suggestions[0] if self.advice is not None else None

    def _take(self, advice: Advice) -> None:
        self.advice = advice
        self._show()

    # -- showing ---------------------------------------------------------------------------------

    def _light(self, action: Any | None) -> None:
        if action is not None or self._lit:
            self._board.board.highlight(MARK, areas_of(action) if action is not None else ())
        self._lit = action is not None

    def _show(self) -> None:
        deciding = isinstance(self._controller.waiting, Decision)
        running, best = self.aside.is_running, self._best()
        self.ask.setText(self.tr("Stop thinking") if running else self.tr("Suggest a move"))
        self.ask.setEnabled(deciding or running)
        self.perform.setVisible(best is not None)
        for widget in (self.best, self.reason, self._others_title, self.others):
            widget.setVisible(best is not None)
        self._light(best.actions[0] if best is not None and self.isVisible() else None)
        if best is None or self.advice is None:
            return
        option = self._languages.wording.option
        self.best.setText(option(best.actions[0]))
        self.reason.setText(self._reason(best, self.advice.playouts))
        others = self.advice.suggestions[1 : OTHERS + 1]
        self._others_title.setVisible(bool(others))
        self.others.show_lines(
            [(option(one.actions[0]), self._lag(one, best)) for one in others], None
        )

    def _reason(self, best: Suggestion, playouts: int) -> str:
        option, lines = self._languages.wording.option, []
        if len(best.actions) > 1:
            plan = "; ".join(option(action) for action in best.actions[1:])
            lines.append(self.tr("Then: {0}").format(plan))
        if best.points is None:
            lines.append(self.tr("At first sight; nothing has been played out."))
        else:
            write = QLocale().toString
            text = self.tr("Points at the end, by forecast: {0}").format(write(best.points, "f", 1))
            if best.error < 100:
                text += f" ± {write(2 * best.error, 'f', 1)}"
            lines += [text, self.tr("%n game(s) played on", "", playouts)]
        return "<br>".join(lines)

    def _lag(self, one: Suggestion, best: Suggestion) -> str:
        if one.points is None or best.points is None:
            return "–"
        return f"−{QLocale().toString(max(0.0, best.points - one.points), 'f', 1)}"

    # -- language --------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """Answer a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Adviser"))
        self.perform.setText(self.tr("Do it"))
        self._others_title.setText(self.tr("Also considered"))
        self._about.setText(
            self.tr("The adviser plays each promising move on with a simple player and other dice, "
                    "to the end of the turn, and compares what it comes to. It does not know the "
                    "dice of your game.")
        )  # fmt: skip
        for heading in (self.best, self._others_title):
            heading.fit()
        self._show()
