"""The parts of the review's window: throws with their dice, mistakes, turning points as buttons."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from reconquista_qt.ai.report import Found, Luck, Missed, TurningPoint
from reconquista_qt.engine.journal import Entry
from reconquista_qt.model.review_words import ReviewWords
from reconquista_qt.view.art.colours import ArtTheme
from reconquista_qt.view.docks.pieces import Card, Note
from reconquista_qt.view.insight.of_game import GameInsights


class _Showing(Card):
    """A card with a button that leads to a moment of the game."""

    wanted = Signal(int)  # inputs
    linkFollowed = Signal(str)

    def __init__(self, inputs: int, label: str, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.show_me = QPushButton(label, self)
        self.show_me.setAutoDefault(False)
        self.show_me.setAccessibleName(f"{label}: {name}")
        self.show_me.clicked.connect(lambda: self.wanted.emit(inputs))
        self.more: list[QPushButton] = []

    def say(self, text: str, *, muted: bool = False) -> Note:
        """Add a line of text, whose links can be followed."""
        note = Note(muted=muted, parent=self)
        note.setText(text)
        note.linkActivated.connect(self.linkFollowed)
        self.inside.addWidget(note)
        return note

    def end(self) -> None:
        """Put the button below the text."""
        row = QHBoxLayout()
        row.addWidget(self.show_me)
        for button in self.more:
            row.addWidget(button)
        row.addStretch()
        self.inside.addStretch()
        self.inside.addLayout(row)


class LuckCard(_Showing):
    """A throw: what it was for, its dice, what came of it, and what it was worth."""

    def __init__(
        self,
        luck: Luck,
        words: ReviewWords,
        insights: GameInsights,
        journal: Sequence[Entry],
        theme: ArtTheme,
        label: str,
        parent: QWidget,
    ) -> None:
        title = words.title(luck)
        super().__init__(luck.first, label, title, parent)
        head = QHBoxLayout()
        name = QLabel(f"<b>{title}</b>", self)
        name.setWordWrap(True)
        points = QLabel(f"<b>{words.points(luck.points)}</b>", self)
        points.setProperty("role", "title")
        head.addWidget(name, 1)
        head.addWidget(points, 0, Qt.AlignmentFlag.AlignTop)
        self.inside.addLayout(head)
        self.say(words.when(luck.turn, luck.phase), muted=True)
        dice = insights.dice_of_throw(luck, journal)
        size = round(self.fontMetrics().height() * 1.7)
        faces = ", ".join(str(face) for face, _, _ in dice)
        self.inside.addWidget(insights.dice_row(dice, theme, size, faces))
        told = words.story(luck, journal)
        if told:
            self.say("<br>".join(told))
        odds = words.odds(luck, journal)
        if odds:
            self.say(odds, muted=True)
        self.end()


class MissedCard(_Showing):
    """A decision that threw points away; what had been better can be played from there."""

    attempted = Signal()

    def __init__(
        self, missed: Missed, words: ReviewWords, labels: tuple[str, str], parent: QWidget
    ) -> None:
        when = words.when(missed.turn, missed.phase)
        super().__init__(missed.inputs, labels[0], when, parent)
        self.attempt = QPushButton(labels[1], self)
        self.attempt.setAutoDefault(False)
        self.attempt.setAccessibleName(f"{labels[1]}: {when}")
        self.attempt.clicked.connect(self.attempted)
        self.more.append(self.attempt)
        self.say(f"<b>{when}</b>")
        self.say(words.played(missed))
        self.say(f"<b>{words.better(missed)}</b>")
        self.say(words.loss(missed), muted=True)
        self.end()


class FoundCard(_Showing):
    """A decision that was the only good one."""

    def __init__(self, found: Found, words: ReviewWords, label: str, parent: QWidget) -> None:
        when = words.when(found.turn, found.phase)
        super().__init__(found.inputs, label, when, parent)
        self.say(f"<b>{when}</b>")
        self.say(words.played(found))
        self.say(words.gain(found), muted=True)
        self.end()


class TurningButton(QPushButton):
    """A turning point by its number on the chart, with what did it."""

    def __init__(
        self, number: int, point: TurningPoint, words: ReviewWords, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setProperty("role", "choice")
        self.setAutoDefault(False)
        self.inputs = point.first
        self._lines = (words.swing(point), words.causes(point))
        inside = self._inside = QVBoxLayout(self)
        inside.setContentsMargins(10, 6, 10, 6)
        inside.setSpacing(1)
        sign = "▼" if point.swing.mean < 0 else "▲"
        for place, line in enumerate(self._lines):
            if line:
                label = QLabel(f"<b>{number} {sign}</b>&nbsp; {line}" if not place else line, self)
                label.setWordWrap(True)
                label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
                if place:
                    label.setProperty("role", "muted")
                inside.addWidget(label)
        inside.addStretch()
        self.setAccessibleName(f"{number}. {' '.join(self._lines)}")
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        """Return what its lines need."""
        return self._inside.sizeHint()

    def hasHeightForWidth(self) -> bool:
        """The narrower, the higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height that the lines need."""
        return self._inside.heightForWidth(width)
