"""The odds of what is about to be done: what goes into them, and each result as a bar."""

from __future__ import annotations

import html
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from reconquista_qt.engine.decision import Decision
from reconquista_qt.model.odds import OddsAnswer, OddsLine, OddsQuestion, OddsRow, answer_of
from reconquista_qt.view.art.colours import mark
from reconquista_qt.view.docks.pieces import Heading
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.numbers import percent

if TYPE_CHECKING:
    from .naming import Naming
    from .view import TableView

translate = QCoreApplication.translate
MARGIN: Final = 10  # pixels
MOST_KEPT: Final = 400  # answers, of one decision
WIDE: Final = 22  # lines of text


class OddsTeller:
    """Asks for the odds of actions, once each at a decision, and says them in words."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self._kept: dict[Any, OddsAnswer | None] = {}
        controller = view.controller
        for signal in (controller.decisionChanged, controller.reset):
            signal.connect(self._kept.clear)

    def of(self, action: Any) -> OddsAnswer | None:
        """Return the odds of an action, of the decision as it stands for None; None where none."""
        view = self._view
        controller = view.controller
        if view.covered or not isinstance(controller.waiting, Decision):
            return None
        if action not in self._kept:
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            question = view.surface.odds_of(controller.state, view.seat, action)
            if isinstance(question, Mapping):
                question = OddsQuestion(question)
            self._kept[action] = (
                answer_of(controller.game, question, controller.state)
                if question is not None
                else None
            )
        return self._kept[action]

    # -- words -----------------------------------------------------------------------------------

    def title(self, answer: OddsAnswer) -> str:
        """Return what the odds are of."""
        name = answer.question.title or str(answer.question.data.get("kind", ""))
        return odds_text(self._view.naming, "odds_title", name)

    def row(self, row: OddsRow) -> str:
        """Return what changes the odds."""
        return odds_text(self._view.naming, "odds_row", row.what)

    def line(self, line: OddsLine) -> str:
        """Return a result."""
        naming = self._view.naming
        own = naming.ask(("odds_line",), line.what, line.value)
        if own:
            return own
        if line.value is None:
            return odds_text(naming, "odds_result", line.what)
        if isinstance(line.value, Mapping):
            return naming.force(line.value)
        return str(line.value)

    def head(self, answer: OddsAnswer) -> str:
        """Return the result that is hoped for with its chance, in a few words."""
        line = answer.head
        return f"{self.line(line)}: {percent(line.chance)}" if line is not None else ""

    def told(self, answer: OddsAnswer) -> str:
        """Return all of it as plain text."""
        parts = [self.title(answer)]
        parts += [f"{self.row(row)} {signed(row.value)}" for row in answer.question.rows]
        parts += [f"{self.line(line)} {percent(line.chance)}" for line in answer.lines]
        return "; ".join(part for part in parts if part)


def signed(value: int | str) -> str:
    """Return a modifier with its sign; what is no number as it is."""
    if not isinstance(value, int):
        return value
    return f"+{value}" if value > 0 else f"−{-value}" if value < 0 else "0"


def odds_text(naming: Naming, method: str, name: str) -> str:
    """Return what a part of the odds is called, in the game's words or those of all games."""
    own = naming.ask((method,), name)
    if own:
        return own
    usual = {
        "battle": translate("TableOdds", "Battle"),
        "siege": translate("TableOdds", "Siege"),
        "melee": translate("TableOdds", "Melee"),
        "fire": translate("TableOdds", "Fire"),
        "charge": translate("TableOdds", "Charge"),
        "order": translate("TableOdds", "Order"),
        "strike": translate("TableOdds", "Strike"),
        "success": translate("TableOdds", "Success"),
        "check": translate("TableOdds", "The check succeeds"),
        "hit": translate("TableOdds", "Hit"),
        "wins": translate("TableOdds", "Win"),
        "attacker_wins": translate("TableOdds", "The attacker wins"),
        "defender_wins": translate("TableOdds", "The defender wins"),
        "both_destroyed": translate("TableOdds", "Both are destroyed"),
        "drawn": translate("TableOdds", "Nobody wins"),
        "attacker_left": translate("TableOdds", "Left of the attacker"),
        "defender_left": translate("TableOdds", "Left of the defender"),
        "taken": translate("TableOdds", "The place falls"),
        "nothing": translate("TableOdds", "Nothing happens"),
        "loss": translate("TableOdds", "The besiegers lose units"),
        "steps": translate("TableOdds", "Steps lost"),
        "other": translate("TableOdds", "Other results"),
    }.get(name, "")
    return usual or name.rpartition(".")[2].replace("_", " ")


class Bar(QWidget):
    """A chance from 0 to 1 as a bar; what it says stands beside it."""

    def __init__(self, chance: float, colour: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._chance, self._colour = chance, QColor(colour)
        self.setFixedHeight(max(8, self.fontMetrics().height() // 2))
        self.setMinimumWidth(self.fontMetrics().height() * 4)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a trough, and the bar in it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(self.palette().color(QPalette.ColorRole.Mid))
        painter.setBrush(self.palette().color(QPalette.ColorRole.Base))
        painter.drawRoundedRect(whole, 3, 3)
        if self._chance > 0:
            full = QRectF(whole)
            full.setWidth(max(3.0, whole.width() * min(1.0, self._chance)))
            painter.setBrush(self._colour)
            painter.drawRoundedRect(full, 3, 3)
        painter.end()


class OddsPanel(QFrame):
    """Stands over the board while something with odds is about to be done."""

    ruleActivated = Signal(str)
    placed = Signal()  # something is shown, where it is seen now

    def __init__(self, view: TableView, languages: Languages, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("oddsPanel")
        self.setProperty("role", "card")
        self.setAutoFillBackground(True)
        self._view, self._languages = view, languages
        self.answer: OddsAnswer | None = None
        self._shown: tuple[Any, ...] = ()
        outer = QVBoxLayout(self)
        outer.setContentsMargins(12, 8, 12, 10)
        outer.setSpacing(5)
        self.head = Heading(1.1, self)
        self.head.setWordWrap(True)
        outer.addWidget(self.head)
        self._holder = QWidget(self)
        outer.addWidget(self._holder)
        self._outer = outer
        view.considered.connect(self.consider)
        view.playback.started.connect(self.hide)
        view.playback.finished.connect(lambda: self.consider(None))
        view.controller.decisionChanged.connect(lambda: self.consider(None))
        view.controller.reset.connect(lambda: self.consider(None))
        view.reworded.connect(lambda: self.consider(self._action))
        self._action: Any = None
        parent.installEventFilter(self)
        self.hide()

    def consider(self, action: Any) -> None:
        """Show the odds of an action, of the decision as it stands for None; hide without odds."""
        view = self._view
        self._action = action
        wanted = view.shows_odds and view.answers
        answer = view.odds.of(action) if wanted else None
        if answer is None and action is not None and wanted and view.selection is None:
            answer = view.odds.of(None)
        self.answer = answer
        if answer is None:
            self.hide()
            return
        shown = (answer, self._languages.language, view.board.theme)
        if shown != self._shown:
            self._shown = shown
            self._write(answer)
        self.show()
        self.place()
        self.raise_()
        self.placed.emit()

    def _write(self, answer: OddsAnswer) -> None:
        odds = self._view.odds
        self.head.setText(odds.title(answer))
        self._outer.removeWidget(self._holder)
        self._holder.hide()
        self._holder.deleteLater()
        self._holder = QWidget(self)
        grid = QGridLayout(self._holder)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(3)
        grid.setColumnStretch(1, 1)
        at = 0
        for row in answer.question.rows:
            self._row(grid, at, row)
            at += 1
        group = ""
        for line in answer.lines:
            if line.group and line.group != group:
                text = odds_text(self._view.naming, "odds_result", line.group)
                label = QLabel(text, self._holder)
                label.setProperty("role", "muted")
                label.setWordWrap(True)
                grid.addWidget(label, at, 0, 1, 3)
                at += 1
            group = line.group
            self._line(grid, at, line, answer)
            at += 1
        self._outer.addWidget(self._holder)
        self._holder.show()
        self.setAccessibleName(self.tr("Odds"))
        self.setAccessibleDescription(odds.told(answer))

    def _row(self, grid: QGridLayout, at: int, row: OddsRow) -> None:
        text = html.escape(self._view.odds.row(row))
        if row.rule:
            text += f' <a href="rule:{html.escape(row.rule)}">§</a>'
        label = QLabel(text, self._holder)
        label.setTextFormat(Qt.TextFormat.RichText)
        label.setWordWrap(True)
        label.linkActivated.connect(lambda link: self.ruleActivated.emit(link))
        figure = QLabel(signed(row.value), self._holder)
        figure.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        grid.addWidget(label, at, 0, 1, 2)
        grid.addWidget(figure, at, 2)

    def _line(self, grid: QGridLayout, at: int, line: OddsLine, answer: OddsAnswer) -> None:
        name = QLabel(self._view.odds.line(line), self._holder)
        name.setTextFormat(Qt.TextFormat.PlainText)
        name.setWordWrap(True)
        name.setMinimumWidth(self.fontMetrics().height() * 8)
        figure = QLabel(percent(line.chance), self._holder)
        figure.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        hoped = answer.head is not None and line == answer.head
        if hoped:
            font = name.font()
            font.setBold(True)
            name.setFont(font)
            figure.setFont(font)
        colour = mark("target" if hoped else "path", self._view.board.theme)
        grid.addWidget(name, at, 0)
        grid.addWidget(Bar(line.chance, colour, self._holder), at, 1)
        grid.addWidget(figure, at, 2)

    # -- its place -------------------------------------------------------------------------------

    def place(self) -> None:
        """Stand in a corner of the board, a lower one if can be, away from mouse and note."""
        parent = self.parentWidget()
        if parent is None or self.isHidden():
            return
        room = parent.rect()
        width = min(self.fontMetrics().height() * WIDE, round(room.width() * 0.5))
        layout = self.layout()
        assert layout is not None
        self.head.setFixedWidth(width - 24)
        layout.activate()
        height = max(layout.totalHeightForWidth(width), layout.totalMinimumSize().height())
        height = min(height, room.height() - 2 * MARGIN)
        low = room.bottom() - height - MARGIN
        right = max(MARGIN, room.right() - width - MARGIN)
        corners = [QRect(x, y, width, height) for y in (low, MARGIN) for x in (MARGIN, right)]
        note, cursor = self._view.note, self._view.mouse.cursor
        told = QRect()
        if note.isVisible():
            told = QRect(parent.mapFromGlobal(note.mapToGlobal(QPoint())), note.size())

        asked, open_ = self._spots("concern"), self._spots("lit", "target", "partial")

        def covers(corner: QRect) -> tuple[bool, bool, bool, int]:
            """Tell what a corner hides: what the mouse points at, or it is about, what is said
            there, and how many of the places that can be chosen.
            """
            near = corner.adjusted(-40, -40, 40, 40)
            return (
                near.contains(cursor),
                any(map(near.contains, asked)),
                corner.intersects(told),
                sum(map(near.contains, open_)),
            )

        place = min(corners, key=covers)
        self.setGeometry(place)
        if place.intersects(told):
            # Neither corner is free of it: it is said beside the odds.
            by = told.topLeft() - note.pos()  # from the board to the panel's own room
            note.keep_off(place.translated(-by))

    def _spots(self, *marks: str) -> list[QPoint]:
        """Return where places with some marks lie in the panel's own room."""
        view, parent = self._view, self.parentWidget()
        assert parent is not None
        by = parent.mapFromGlobal(view.viewport().mapToGlobal(QPoint()))
        places = {place for name in marks for place in view.board.highlighted(name)}
        return [view.anchor_of(place) + by for place in places]

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """Keep inside the board when its size changes."""
        if watched is self.parentWidget() and event.type() == QEvent.Type.Resize:
            self.place()
        return False
