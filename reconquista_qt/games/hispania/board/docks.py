"""The game's own panels: the card of the nation that acts, and the track of the ages."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QMoveEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QBoxLayout,
    QDockWidget,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QTextBrowser,
    QToolButton,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from reconquista_qt.games.hispania.board.own_words import own_words
from reconquista_qt.games.hispania.rules.events import PointsScored, TurnBegan
from reconquista_qt.games.hispania.rules.names import NATION_COUNT, NATIONS
from reconquista_qt.games.hispania.rules.state import State
from reconquista_qt.games.hispania.words import Words
from reconquista_qt.model.surface import Piece
from reconquista_qt.view.docks.pieces import Heading
from reconquista_qt.view.retranslating import Retranslating
from reconquista_qt.view.table.view import TableView
from reconquista_qt.view.theme import Theme

from .colours import nation_tint
from .shields import paint_shield

if TYPE_CHECKING:
    from .chronicle import Chronicle

Role = QPalette.ColorRole


class _Dock(Retranslating, QDockWidget):
    """A dock with a page, and words of its own."""

    linkFollowed = Signal(str)
    stands_apart = True  # between the turn and the log

    def __init__(self, name: str, view: TableView) -> None:
        super().__init__(view.window())
        self.setObjectName(name)
        self._view = view
        page = QWidget(self)
        page.setObjectName("dockPage")
        self.setWidget(page)
        self.inside = QVBoxLayout(page)
        self.inside.setContentsMargins(8, 6, 8, 6)
        self.inside.setSpacing(4)

    def follow_game(self, refresh: Callable[[], object]) -> None:
        """Call something whenever the game has gone on, or the words are others."""
        view = self._view
        view.controller.decisionChanged.connect(lambda *_: refresh())
        view.controller.reset.connect(lambda *_: refresh())
        view.playback.finished.connect(lambda *_: refresh())
        view.reworded.connect(lambda *_: self._retranslate())
        self.visibilityChanged.connect(lambda seen: refresh() if seen else None)

    @property
    def state(self) -> State:
        """The game as it stands."""
        state: State = self._view.controller.state
        return state

    @property
    def words(self) -> Words:
        """The game's words in the language of the window."""
        return own_words(self._view.naming.words)


LARGE: Final = 2.5  # lines that a shield is high
SMALL: Final = 1.5
ROOMY: Final = 22  # lines that a card is high at the least to have a large head


class Shield(QWidget):
    """A nation's emblem."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.nation = ""
        self.fit(LARGE)

    def fit(self, lines: float) -> None:
        """Be as high as so many lines of text."""
        side = round(self.fontMetrics().height() * lines)
        self.setFixedSize(side, side)

    def show_nation(self, nation: str) -> None:
        """Show another."""
        self.nation = nation
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = min(self.width(), self.height()) - 4
        paint_shield(painter, QRectF(2, 2, side, side), self.nation)
        painter.end()


class NationDock(_Dock):
    """The card of the nation that acts, or of the one that was chosen; the pin goes back."""

    nationShown = Signal(str)

    def __init__(self, view: TableView) -> None:
        super().__init__("nationDock", view)
        self._chosen = ""
        self.shield = Shield(self)
        self.name = Heading(1.25, self)
        self.name.setWordWrap(True)
        self.told = QLabel(self)
        self.told.setProperty("role", "muted")
        self.told.setWordWrap(True)
        self.points = Heading(1.5, self)
        self.soon = QLabel(self)
        self.soon.setProperty("role", "muted")
        self.back = QToolButton(self)
        self.back.clicked.connect(lambda: self.choose(""))
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.shield)
        self._names = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._names.setSpacing(0)
        self._names.addWidget(self.name)
        self._names.addWidget(self.told, 1)
        row.addLayout(self._names, 1)
        row.addWidget(self.points)
        row.addWidget(self.soon)
        self.inside.addLayout(row)
        self.inside.addWidget(self.back)
        self.page = QTextBrowser(self)
        self.page.setOpenLinks(False)
        self.page.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.page.anchorClicked.connect(self._follow)
        # A head of two lines takes its room from the page, and none from the panels beside.
        self.page.setMinimumHeight(2 * self.fontMetrics().lineSpacing())
        self.inside.addWidget(self.page, 1)
        self._shown: tuple[object, ...] = ()
        self.follow_game(self.refresh)
        view.controller.reset.connect(self._begin_at_the_top)
        self._retranslate()

    def _begin_at_the_top(self) -> None:
        """Read the card of another game from its beginning."""
        self.page.verticalScrollBar().setValue(0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the card as much room as there can be."""
        super().resizeEvent(event)
        self._fit_head()

    def _fit_head(self) -> None:
        """Make the head one line where the panel is low and that line holds it all."""
        low = self.height() < ROOMY * self.fontMetrics().height()
        self.shield.fit(SMALL if low else LARGE)
        wide = sum(
            label.fontMetrics().horizontalAdvance(label.text())
            for label in (self.name, self.told, self.points, self.soon)
        )
        gaps = self.shield.width() + 6 * self.fontMetrics().averageCharWidth() + 40
        beside = low and wide + gaps <= self.width()
        towards = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        self._names.setDirection(towards)
        self._names.setSpacing(self.fontMetrics().averageCharWidth() if beside else 0)
        for label in (self.name, self.told):
            label.setWordWrap(not beside)

    @property
    def nation(self) -> str:
        """The nation whose card is shown."""
        if self._chosen:
            return self._chosen
        step = self.state.agenda[-1] if self.state.agenda else None
        asked = getattr(step, "nation", self.state.nation)
        return NATIONS[asked] if 0 <= asked < NATION_COUNT else NATIONS[self.state.nation]

    def choose(self, nation: str) -> None:
        """Show a nation's card, "" that of the nation that acts."""
        self._chosen = nation if nation in NATIONS else ""
        self.refresh()

    def _follow(self, url: QUrl) -> None:
        kind, _, name = url.toString().partition(":")
        if kind == "nation":
            self.choose(name)
        elif kind == "rule":
            self._view.ruleActivated.emit(name)
        else:
            self._view.select_area(name)

    def scored(self) -> list[tuple[int, PointsScored]]:
        """Return the points of the shown nation so far, with their turns."""
        nation = self.nation
        found = []
        session = self._view.controller.session
        turn = self.state.board.scenarios[self.state.scenario].first
        for entry in session.journal:
            event = entry.event
            if isinstance(event, TurnBegan):
                turn = event.turn
            elif isinstance(event, PointsScored) and event.nation == nation:
                found.append((turn, event))
        return found

    def refresh(self) -> None:
        """Show the card as things stand; nothing while it is out of sight."""
        if self._view.playback.is_playing or (self._shown and not self.isVisible()):
            return
        nation, words, state = self.nation, self.words, self.state
        self.shield.show_nation(nation)
        self.name.setText(words.nation(nation))
        self.told.setText(words.card.subtitle(state, nation))
        self.points.setText(words.card.points(state, nation))
        self.soon.setText(words.card.soon(state, nation))
        self.back.setVisible(bool(self._chosen))
        self._fit_head()
        html = words.card.html(state, nation, self.scored())
        shown = (nation, html)
        if shown != self._shown:
            bar = self.page.verticalScrollBar()
            at = bar.value() if self._shown[:1] == (nation,) else 0
            self._shown = shown
            self.page.setHtml(html)
            bar.setValue(at)
            self.nationShown.emit(nation)

    def set_theme(self, theme: Theme) -> None:
        """Take a theme's text size."""
        self.name.fit()
        self.points.fit()
        self._fit_head()
        self._shown = ()
        self.refresh()

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Nation"))
        self.back.setText(self.tr("Back to the nation that acts"))
        self.points.setToolTip(self.tr("Victory points"))
        self.soon.setToolTip(self.tr("What the next goals would pay as it stands"))
        self.page.setAccessibleName(self.tr("Nation"))
        self._shown = ()
        self.refresh()


class AgesTrack(QWidget):
    """The turns side by side, and for each nation a bar from its arrival to its end.

    A bar is in the nation's colour, its foot in that of the player who leads it; a wedge marks
    each turn in which reinforcements come, a dot a turn with points at its end.
    """

    chosen = Signal(str)

    def __init__(self, view: TableView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self.nation = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def _state(self) -> State:
        state: State = self._view.controller.state
        return state

    def rows(self) -> list[int]:
        """Return the nations of the scenario in the order in which they come."""
        board = self._state.board
        scenario = board.scenarios[self._state.scenario]
        begun = {nation.index for nation in board.nations if nation.setups[scenario.setup]}
        found = [
            nation.index
            for nation in board.nations
            if nation.first <= scenario.last
            and (nation.last >= scenario.first)
            and (nation.index in begun or nation.first >= scenario.first)
        ]
        return sorted(found, key=lambda n: (board.nations[n].first, n))

    def _line(self) -> int:
        return round(self.fontMetrics().height() * 1.18)

    def _head(self) -> int:
        return round(self.fontMetrics().height() * 1.5)

    def sizeHint(self) -> QSize:
        """Return a height with a line for each nation."""
        return QSize(300, self._head() + self._line() * len(self.rows()) + 6)

    def minimumSizeHint(self) -> QSize:
        """Return the least: the height of all lines."""
        return QSize(220, self.sizeHint().height())

    def _turns(self) -> tuple[int, int]:
        scenario = self._state.board.scenarios[self._state.scenario]
        return scenario.first, scenario.last

    def _column(self, turn: float) -> float:
        first, last = self._turns()
        return 2 + (self.width() - 4) * (turn - first) / (last - first + 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the track."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, state = self.palette(), self._state
        board = state.board
        first, last = self._turns()
        head, line = self._head(), self._line()
        top = self.top_seen()
        points = board.scenarios[state.scenario].point_turns
        now = QRectF(self._column(state.turn), 0, self._column(first + 1) - self._column(first),
                     self.height())  # fmt: skip
        glow = QColor(palette.color(Role.Highlight))
        glow.setAlphaF(0.22)
        painter.fillRect(now, glow)
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * 0.82)
        painter.setFont(font)
        for turn in range(first + 1, last + 1):
            x = self._column(turn)
            faint = QColor(palette.color(Role.Mid))
            faint.setAlphaF(0.6)
            painter.setPen(QPen(faint, 1, Qt.PenStyle.DotLine))
            painter.drawLine(QPointF(x, head), QPointF(x, self.height()))
        for row, nation in enumerate(self.rows()):
            self._bar(painter, nation, head + row * line, line)
        # The turns stay in sight however far the nations are scrolled.
        painter.translate(0, top)
        if top:
            painter.fillRect(QRectF(0, 0, self.width(), head), palette.color(Role.Window))
            painter.fillRect(QRectF(now.left(), 0, now.width(), head), glow)
        for turn in range(first, last + 1):
            x, wide = self._column(turn), now.width()
            painter.setPen(palette.color(Role.WindowText))
            bold = QFont(font)
            bold.setBold(turn in points)
            painter.setFont(bold)
            painter.drawText(QRectF(x, 0, wide, head - 5), Qt.AlignmentFlag.AlignCenter, str(turn))
            if turn in points:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(palette.color(Role.Highlight))
                painter.drawEllipse(QPointF(x + wide / 2, head - 4), 2.4, 2.4)
        painter.end()

    def top_seen(self) -> int:
        """Return how far the track is scrolled down."""
        return max(0, -self.y())

    def moveEvent(self, event: QMoveEvent) -> None:
        """Paint the turns anew where they are in sight now."""
        super().moveEvent(event)
        self.update()

    def _bar(self, painter: QPainter, nation: int, y: float, line: int) -> None:
        state, palette = self._state, self.palette()
        card = state.board.nations[nation]
        first, last = self._turns()
        begins, ends = max(card.first, first), min(card.last, last)
        left, right = self._column(begins), self._column(ends + 1)
        tint = nation_tint(card.id)
        bar = QRectF(left + 1, y + 2, right - left - 2, line - 4)
        if card.id == self.nation:
            painter.setPen(Qt.PenStyle.NoPen)
            band = QColor(palette.color(Role.Highlight))
            band.setAlphaF(0.3)
            painter.fillRect(QRectF(0, y, self.width(), line), band)
        alive = nation in state.owner or any(party == nation for _, party in state.abroad)
        gone = state.turn > card.last or (state.turn >= card.first and not alive)
        painter.setOpacity(0.45 if gone else 1.0)
        painter.setPen(QPen(QColor(tint.shade), 1))
        painter.setBrush(QColor(tint.base))
        painter.drawRoundedRect(bar, 3, 3)
        seat = state.board.player_of[nation]
        theme = self._view.board.theme
        player = self._view.surface.tint(Piece("", "", seat), theme)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(player.base))
        painter.drawRect(QRectF(bar.left() + 1, bar.bottom() - 3, bar.width() - 2, 3))
        painter.setBrush(QColor(tint.text))
        for arrival in card.arrivals:
            if begins < arrival.turn <= ends:
                x = (self._column(arrival.turn) + self._column(arrival.turn + 1)) / 2
                wedge = QPolygonF([
                    QPointF(x - 3.5, bar.top() + 1), QPointF(x + 3.5, bar.top() + 1),
                    QPointF(x, bar.top() + 6),
                ])  # fmt: skip
                painter.drawPolygon(wedge)
        side = line - 2
        disc = QRectF(bar.left(), y + 1, side, side)
        paint_shield(painter, disc, card.id)
        self._name(painter, card.id, bar, disc)
        painter.setOpacity(1.0)

    def _name(self, painter: QPainter, nation: str, bar: QRectF, disc: QRectF) -> None:
        text = str(own_words(self._view.naming.words).nation(nation))
        wide = painter.fontMetrics().horizontalAdvance(text) + 6
        inside = bar.right() - disc.right()
        if wide <= inside:
            room = QRectF(disc.right() + 3, bar.top(), inside, bar.height() - 2)
            painter.setPen(QColor(nation_tint(nation).text))
        else:
            painter.setPen(self.palette().color(Role.WindowText))
            if bar.right() + wide <= self.width():
                room = QRectF(bar.right() + 4, bar.top(), wide, bar.height())
            else:
                room = QRectF(bar.left() - wide - 2, bar.top(), wide, bar.height())
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)

    # -- mouse and keys --------------------------------------------------------------------------

    def nation_at(self, y: float) -> str:
        """Return the nation whose line is at a height, "" where there is none."""
        rows = self.rows()
        row = int((y - self._head()) // self._line())
        under = y >= self._head() + self.top_seen()
        return NATIONS[rows[row]] if under and 0 <= row < len(rows) else ""

    def line_of(self, nation: str) -> QRectF:
        """Return the line of a nation, an empty one where it has none."""
        rows = [NATIONS[row] for row in self.rows()]
        if nation not in rows:
            return QRectF()
        line = self._line()
        return QRectF(0, self._head() + rows.index(nation) * line, self.width(), line)

    def turn_at(self, x: float) -> int:
        """Return the turn of a column."""
        first, last = self._turns()
        share = (x - 2) / max(1, self.width() - 4)
        return min(last, max(first, first + int(share * (last - first + 1))))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose a nation."""
        nation = self.nation_at(event.position().y())
        if nation:
            self.chosen.emit(nation)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose the nation above or below."""
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)
        rows = [NATIONS[row] for row in self.rows()]
        if step and rows:
            at = rows.index(self.nation) if self.nation in rows else -step
            self.chosen.emit(rows[min(len(rows) - 1, max(0, at + step))])
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Tell of the nation or the turn under the mouse."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self.tip(event.pos().x(), event.pos().y()), self)
            return True
        return super().event(event)

    def tip(self, x: float, y: float) -> str:
        """Return what is told of a spot."""
        words = own_words(self._view.naming.words)
        turn = self.turn_at(x)
        age = f"{words.turn_with_years(turn)} ({words.years(turn)})"
        nation = self.nation_at(y)
        if not nation:
            return age
        return f"{words.nation(nation)}: {words.card.subtitle(self._state, nation)}\n{age}"


class AgesDock(_Dock):
    """The track of the ages."""

    def __init__(self, view: TableView) -> None:
        super().__init__("agesDock", view)
        self._over = self.state.over is not None
        self.age = QLabel(self)
        self.age.setWordWrap(True)
        row = QHBoxLayout()
        row.addWidget(self.age, 1)
        self.chronicle = QToolButton(self)
        self.chronicle.clicked.connect(self.tell)
        self._told: Chronicle | None = None  # made when it is first asked for
        row.addWidget(self.chronicle)
        self.inside.addLayout(row)
        self.track = AgesTrack(view, self)
        area = self._area = QScrollArea(self)
        area.setWidget(self.track)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setObjectName("dockScroll")
        self.track.setObjectName("dockScrollPage")
        self.inside.addWidget(area, 1)
        self.follow_game(self.refresh)
        self._retranslate()

    def show_nation(self, nation: str) -> None:
        """Mark the nation whose card is shown."""
        self.track.nation = nation
        self.track.update()
        line = self.track.line_of(nation)
        if not line.isNull():
            middle = line.center().toPoint()
            self._area.ensureVisible(middle.x(), middle.y(), 0, round(line.height() * 2))

    def tell(self) -> None:
        """Show the chronicle of the ages."""
        from .chronicle import Chronicle

        if self._told is None:
            self._told = Chronicle(self._view)
        self._told.show_all()

    def refresh(self) -> None:
        """Show where the game stands in time; at its end it comes forward with the chronicle."""
        over = self.state.over is not None
        if over and not self._over:
            self.raise_()
        self._over = over
        words, turn = self.words, self.state.turn
        self.age.setText(f"{words.turn_with_years(turn)} ({words.years(turn)})")
        self.track.updateGeometry()
        self.track.update()

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Ages"))
        self.chronicle.setText(self.tr("Chronicle…"))
        self.chronicle.setToolTip(self.tr("The map of each age, and the curve of points"))
        self.track.setAccessibleName(
            self.tr("The nations by turns: from their arrival to their end")
        )
        self.track.setToolTip(self.tr("Click a nation for its card"))
        self.refresh()


def make_docks(view: TableView) -> tuple[QDockWidget, ...]:
    """Return the panels of a table, which know of each other."""
    nation, ages = NationDock(view), AgesDock(view)
    nation.nationShown.connect(ages.show_nation)
    ages.show_nation(nation.nation)

    def choose(name: str) -> None:
        nation.choose(name)
        nation.show()
        ages.show_nation(name)

    ages.track.chosen.connect(choose)
    return nation, ages
