"""What the panels have in common: a scrolling column of lines, links and pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from reconquista_qt.games.reconquista.rules.names import ID
from reconquista_qt.games.reconquista.words import Words
from reconquista_qt.model.book import BookKey
from reconquista_qt.view.art.colours import ArtTheme
from reconquista_qt.view.docks.note import Note
from reconquista_qt.view.docks.pieces import empty
from reconquista_qt.view.flow import Flow
from reconquista_qt.view.why.askers import explain_links

from .pieces import THROW_MS, DiceRow

if TYPE_CHECKING:
    from reconquista_qt.view.why.reason import Why


class Panel(QScrollArea):
    """A scrolling column of lines; links lead to rules and areas."""

    ruleActivated = Signal(str)
    areaActivated = Signal(str)
    regionActivated = Signal(str)

    def __init__(
        self, wording: Words, theme: ArtTheme = "light", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.wording, self.theme = wording, theme
        self.throw_ms = THROW_MS
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._holder = QWidget()
        self._column = QVBoxLayout(self._holder)
        self._column.setContentsMargins(12, 10, 12, 12)
        self._column.setSpacing(6)
        self._column.addStretch(1)
        self.setWidget(self._holder)
        self.verticalScrollBar().rangeChanged.connect(self._to_end)

    def _to_end(self, least: int, most: int) -> None:
        self.verticalScrollBar().setValue(most)

    def counter_px(self) -> int:
        """Return the side of a counter: it grows with the text."""
        return max(30, round(self.fontMetrics().height() * 2.1))

    def die_px(self) -> int:
        """Return the side of a die: it grows with the text."""
        return max(28, round(self.fontMetrics().height() * 1.9))

    def empty(self) -> None:
        """Take everything away."""
        empty(self._column, last=1)

    def put(self, widget: QWidget) -> None:
        """Add a widget at the end."""
        self._column.insertWidget(self._column.count() - 1, widget)

    def line(self, html: str, name: str = "") -> Note:
        """Add a line of text with links; `name` is its object name for the style sheet."""
        label = self.text(html)
        label.setObjectName(name)
        self.put(label)
        return label

    def text(self, html: str) -> Note:
        """Return a text whose links can be followed and whose terms tell what they mean."""
        label = Note(muted=False)
        label.setTextFormat(Qt.TextFormat.RichText)
        label.say(html, BookKey(self.wording.language, ID))
        label.linkActivated.connect(self._follow)
        explain_links(label, self.why)
        return label

    def why(self, name: str) -> Why | None:
        """Return the breakdown behind a link ``why:NAME``."""
        return None

    def heading(self, html: str) -> Note:
        """Add a heading."""
        return self.line(f"<b style='font-size:large'>{html}</b>", "panelHeading")

    def rule(self, rule: str, text: str = "") -> str:
        """Return a link to a rule."""
        return f'<a href="rule:{rule}">{text or self.wording.rule_title(rule)}</a>'

    def area(self, area: str) -> str:
        """Return a link to an area."""
        return f'<a href="area:{area}">{self.wording.area(area)}</a>'

    def row(self, *widgets: QWidget) -> None:
        """Add widgets side by side, going on below where there is no room."""
        holder = QWidget()
        flow = Flow(8)
        holder.setLayout(flow)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        holder.setSizePolicy(policy)
        for widget in widgets:
            flow.addWidget(widget)
        self.put(holder)

    def labelled(self, text: str, widget: QWidget) -> None:
        """Add a widget with a label before it."""
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        label = self.text(text)
        label.setWordWrap(False)
        label.setMinimumWidth(self.fontMetrics().averageCharWidth() * 13)
        row.addWidget(label)
        if isinstance(widget, DiceRow):
            row.addWidget(widget, 1)
        else:
            row.addWidget(widget, 1, Qt.AlignmentFlag.AlignLeft)
        self.put(holder)

    def separator(self) -> None:
        """Add a thin line."""
        line = QFrame()
        line.setFrameShape(QFrame.Shape.HLine)
        line.setObjectName("panelLine")
        self.put(line)

    def _follow(self, link: str) -> None:
        kind, _, target = link.partition(":")
        signal = {
            "rule": self.ruleActivated, "area": self.areaActivated, "region": self.regionActivated,
        }.get(kind)  # fmt: skip
        if signal is not None:
            signal.emit(target)
