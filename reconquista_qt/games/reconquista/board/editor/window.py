"""The editor of positions: the board, the pieces, turn and phase, and what is wrong."""

from __future__ import annotations

import html
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAction, QGuiApplication, QIcon, QKeyEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QDialog,
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QSpinBox,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from reconquista_qt.engine.data import Data
from reconquista_qt.engine.position_line import parted
from reconquista_qt.engine.refusal import BadInput
from reconquista_qt.games.reconquista.board.art.counters import UNITS as IN_ORDER
from reconquista_qt.games.reconquista.board.art.counters import counter_icon
from reconquista_qt.games.reconquista.rules.game import Reconquista
from reconquista_qt.games.reconquista.rules.names import AREA_INDEX, LAST_TURN, PHASES, REGIONS
from reconquista_qt.view.art.icons import icon
from reconquista_qt.view.dialog_size import give_size
from reconquista_qt.view.docks.pieces import Heading, Note, scrolled
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.theme import Theme, Themes
from reconquista_qt.wording import in_language

from .building_icon import building_icon
from .canvas import Canvas
from .draft import CITY, FORTRESS, Draft

if TYPE_CHECKING:
    from reconquista_qt.games.reconquista.words import Words

COLUMNS = 4  # of the pieces
EVENT_NUMBERS = range(2, 13)
MOST_POINTS = 99


class EditorWindow(QDialog):
    """Not modal. `playWanted` brings a position that is possible; `told` says something."""

    playWanted = Signal(dict)
    saveWanted = Signal(dict)
    told = Signal(str, bool)

    def __init__(
        self,
        game: Reconquista,
        position: Data,
        languages: Languages,
        themes: Themes,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("positionEditor")
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self._game, self._languages, self._themes = game, languages, themes
        self._silent = False
        self.draft = Draft(position)
        self.canvas = Canvas(self.draft, game.board, themes.theme, self._words, self)
        self.canvas.edited.connect(self.refresh)
        self.canvas.areaChosen.connect(lambda _area: self._tell_area())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        splitter = QSplitter(Qt.Orientation.Horizontal, self)
        splitter.setChildrenCollapsible(False)
        splitter.addWidget(self._panel())
        splitter.addWidget(self.canvas)
        splitter.setStretchFactor(1, 1)
        layout.addWidget(splitter, 1)
        layout.addLayout(self._foot())
        for keys, slot in (
            ("Ctrl+Z", self.undo), ("Ctrl+Y", self.redo), ("Ctrl+Shift+Z", self.redo),
            ("Ctrl+Shift+C", self.copy), ("Ctrl+Shift+V", self.paste),
        ):  # fmt: skip
            action = QAction(self)
            action.setShortcut(QKeySequence(keys))
            action.triggered.connect(slot)
            self.addAction(action)
        give_size(self, 78, 48)
        themes.changed.connect(self.set_theme)
        self._retranslate()
        self.set_theme(themes.theme)

    @property
    def _words(self) -> Words:
        words: Any = self._languages.wording
        return words  # type: ignore[no-any-return]

    # -- parts -----------------------------------------------------------------------------------

    def _panel(self) -> QWidget:
        panel = QWidget(self)
        line = self.fontMetrics().height()
        panel.setMinimumWidth(line * 25)
        column = QVBoxLayout(panel)
        column.setContentsMargins(4, 0, 8, 0)
        inside = QWidget(panel)
        inner = QVBoxLayout(inside)
        inner.setContentsMargins(0, 0, 8, 0)
        self._pieces_title = Heading(1.15, inside)
        inner.addWidget(self._pieces_title)
        grid = QGridLayout()
        grid.setSpacing(4)
        self.pieces: dict[str, QToolButton] = {}
        self._group = QButtonGroup(self)
        self._group.setExclusive(False)
        for place, piece in enumerate((*CITY, FORTRESS, *IN_ORDER)):
            button = QToolButton(inside)
            button.setCheckable(True)
            button.setAutoRaise(False)
            button.setIconSize(QSize(round(line * 2.2), round(line * 2.2)))
            button.clicked.connect(lambda on, piece=piece: self.pick(piece if on else ""))
            self.pieces[piece] = button
            self._group.addButton(button)
            grid.addWidget(button, place // COLUMNS, place % COLUMNS)
        inner.addLayout(grid)
        self.outside = QCheckBox(inside)
        self.outside.setTristate(True)
        self.outside.setCheckState(Qt.CheckState.PartiallyChecked)
        self.outside.stateChanged.connect(self._outside_changed)
        inner.addWidget(self.outside)
        self._how = Note(parent=inside)
        inner.addWidget(self._how)
        form = QFormLayout()
        self._labels = [QLabel(inside) for _ in range(6)]
        self.turn = QSpinBox(inside)
        self.turn.setRange(1, LAST_TURN)
        self.phase, self.revolt, self.moving = (QComboBox(inside) for _ in range(3))
        self.event_box = QComboBox(inside)
        self.event_die = QSpinBox(inside)
        self.event_die.setRange(0, 6)
        self.points = QSpinBox(inside)
        self.points.setRange(-1, MOST_POINTS)
        for phase in PHASES:
            self.phase.addItem("", phase)
        for box in (self.revolt, self.moving):
            box.addItem("", None)
            for region in REGIONS:
                box.addItem("", region)
        self.event_box.addItem("", None)
        for number in EVENT_NUMBERS:
            self.event_box.addItem("", number)
        events = QHBoxLayout()
        events.addWidget(self.event_box, 1)
        events.addWidget(self.event_die)
        fields = (self.turn, self.phase, self.revolt, events, self.points, self.moving)
        for label, field in zip(self._labels, fields, strict=True):
            form.addRow(label, field)  # type: ignore[call-overload]
        inner.addLayout(form)
        self.turn.valueChanged.connect(self._fields_changed)
        self.points.valueChanged.connect(self._fields_changed)
        self.event_die.valueChanged.connect(self._fields_changed)
        for box in (self.phase, self.revolt, self.moving, self.event_box):
            box.currentIndexChanged.connect(self._fields_changed)
        self._here = Note(muted=False, parent=inside)
        inner.addWidget(self._here)
        inner.addStretch(1)
        column.addWidget(scrolled(inside, panel), 1)
        self.problems = Note(muted=False, parent=panel)
        self.problems.setProperty("role", "trouble")
        self.problems.linkActivated.connect(lambda link: self.canvas.choose(link))
        column.addWidget(self.problems)
        return panel

    def _foot(self) -> QHBoxLayout:
        row = QHBoxLayout()
        self._undo, self._redo = QToolButton(self), QToolButton(self)
        self._undo.clicked.connect(self.undo)
        self._redo.clicked.connect(self.redo)
        self._from, self._copy, self._paste = (
            QPushButton(self),
            QPushButton(self),
            QPushButton(self),
        )
        self._menu = QMenu(self._from)
        self._from.setMenu(self._menu)
        self._copy.clicked.connect(self.copy)
        self._paste.clicked.connect(self.paste)
        self.save = QPushButton(self)
        self.save.clicked.connect(lambda: self.saveWanted.emit(self.draft.position))
        self.play = QPushButton(self)
        self.play.setProperty("role", "primary")
        self.play.clicked.connect(self._play)
        for button in (self._from, self._copy, self._paste, self.save, self.play):
            button.setAutoDefault(False)
        for widget in (self._undo, self._redo, self._from, self._copy, self._paste):
            row.addWidget(widget)
        row.addStretch(1)
        row.addWidget(self.save)
        row.addWidget(self.play)
        return row

    # -- editing ---------------------------------------------------------------------------------

    def pick(self, piece: str) -> None:
        """Take a kind of piece, which clicks on the board then put down; "" for none."""
        self.canvas.piece = piece
        for name, button in self.pieces.items():
            button.setChecked(name == piece)

    def _outside_changed(self, _state: int) -> None:
        state = self.outside.checkState()
        partly = state == Qt.CheckState.PartiallyChecked
        self.canvas.outside = None if partly else state == Qt.CheckState.Checked
        self._say_outside()

    def _fields_changed(self) -> None:
        if self._silent:
            return
        draft, event = self.draft, self.event_box.currentData()
        draft.set("turn", self.turn.value())
        draft.set("phase", self.phase.currentData())
        draft.set("revolt", self.revolt.currentData())
        draft.set("moving_region", self.moving.currentData())
        draft.set("treasury", None if self.points.value() < 0 else self.points.value())
        count = self.event_die.value()
        draft.set("event", None if event is None else {"number": event, "count": count})
        self.canvas.refresh()
        self.refresh()

    def undo(self) -> None:
        """Take the last change back."""
        self.draft.undo()
        self._shown_anew()

    def redo(self) -> None:
        """Make again what was taken back."""
        self.draft.redo()
        self._shown_anew()

    def become(self, position: Data) -> None:
        """Edit another position; it can be undone."""
        self.draft.become(position)
        self._shown_anew()

    def _shown_anew(self) -> None:
        self.canvas.refresh()
        self.refresh()

    def copy(self) -> None:
        """Copy the position as a line of text."""
        line = f"{self._game.id} {self._game.line(self.draft.position)}"
        QGuiApplication.clipboard().setText(line)
        self._here.setText(self.tr("The position is copied as a line of text."))

    def paste(self) -> None:
        """Edit the position that was copied as a line of text."""
        words = self._words
        try:
            name, body = parted(QGuiApplication.clipboard().text())
            if name != self._game.id:
                raise BadInput("bad-position", (("unknown-game", "", name[:40]),))
            position = self._game.position_of_line(body)
            Draft(position).state(self._game.board)  # which names must be known to be shown
        except (BadInput, KeyError) as error:
            told = (
                error.problems if isinstance(error, BadInput) else (("bad-line", "", str(error)),)
            )
            lines = [words.problem("bad-position"), *(words.problem(*one) for one in told)]
            self._here.setText("<br>".join(map(html.escape, lines)))
            return
        self.become(position)

    def _play(self) -> None:
        if not self.draft.problems():
            self.playWanted.emit(self.draft.position)

    # -- showing ---------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show fields, problems and what can be done."""
        self._silent = True
        data = self.draft.position
        event = data["event"]
        self.turn.setValue(data["turn"])
        self.points.setValue(-1 if data["treasury"] is None else data["treasury"])
        self.event_die.setValue(event["count"] if event else 0)
        for box, value in (
            (self.phase, data["phase"]), (self.revolt, data["revolt"]),
            (self.moving, data["moving_region"]),
            (self.event_box, event["number"] if event else None),
        ):  # fmt: skip
            box.setCurrentIndex(max(0, box.findData(value)))
        self.event_die.setEnabled(event is not None)
        self._silent = False
        self._undo.setEnabled(self.draft.can_undo)
        self._redo.setEnabled(self.draft.can_redo)
        self._show_problems()
        self._tell_area()

    def _show_problems(self) -> None:
        words = self._words
        lines, wrong = [], []
        for code, place, detail in self.draft.problems():
            _, _, rest = place.partition("areas.")
            area = rest.partition(".")[0]
            text = html.escape(words.problem(code, "", detail))
            if area in AREA_INDEX:
                wrong.append(area)
                text = f'<a href="{area}">{html.escape(words.area(area))}</a>: {text}'
            lines.append(text)
        self.canvas.mark(wrong)
        self.problems.setText("<br>".join(lines))
        self.problems.setVisible(bool(lines))
        self.play.setEnabled(not lines)
        self.save.setEnabled(not lines)
        if not lines:
            self.problems.setText("")

    def _tell_area(self) -> None:
        area, words = self.canvas.chosen, self._words
        if not area:
            self._here.setText("")
            return
        there = self.draft.position["areas"][area]
        parts = []
        if there["city"]:
            parts.append(words.city(there["city"]))
        if there["fortress"]:
            parts.append(words.purchase(FORTRESS))
        if there["units"]:
            parts.append(words.units(there["units"]))
        if there["besiegers"]:
            parts.append(self.tr("besieged by {0}").format(words.units(there["besiegers"])))
        text = "; ".join(parts) or self.tr("nothing")
        self._here.setText(f"<b>{html.escape(words.area(area))}</b>: {html.escape(text)}")

    def _say_outside(self) -> None:
        self.outside.setText(
            {
                Qt.CheckState.PartiallyChecked: self.tr(
                    "Within the walls or besieging, as it fits"
                ),
                Qt.CheckState.Checked: self.tr("Besieging, outside the walls"),
                Qt.CheckState.Unchecked: self.tr("Within the walls"),
            }[self.outside.checkState()]
        )

    # -- looks -----------------------------------------------------------------------------------

    def set_theme(self, theme: Theme) -> None:
        """Draw map, pieces to choose from and buttons as a theme does."""
        self.canvas.set_theme(theme)
        side = self.pieces[FORTRESS].iconSize().width()
        for piece, button in self.pieces.items():
            if piece in CITY or piece == FORTRESS:
                picture: QIcon = building_icon(CITY.get(piece), piece == FORTRESS, side, theme.art)
            else:
                picture = counter_icon(piece, theme.art)
            button.setIcon(picture)
        for button, name in ((self._undo, "undo"), (self._redo, "redo")):
            button.setIcon(icon(name, theme.palette))

    def showEvent(self, event: QShowEvent) -> None:
        """Show the whole board."""
        super().showEvent(event)
        self.canvas.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Escape leave a drag, then the piece in hand, then the editor."""
        if event.key() == Qt.Key.Key_Escape and (self.canvas.cancel() or self.canvas.piece):
            self.pick("")
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Set the texts anew in another language, and the names on the map."""
        if event.type() == QEvent.Type.LanguageChange:
            self.canvas.set_wording(self._words)
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        words = self._words
        self.setWindowTitle(self.tr("Editor of positions"))
        self._pieces_title.setText(self.tr("Pieces"))
        for piece, button in self.pieces.items():
            if piece in CITY:
                name = words.city(CITY[piece])
            else:
                name = words.purchase(piece) if piece == FORTRESS else words.unit(piece)
            name = name[:1].upper() + name[1:]
            button.setToolTip(name)
            button.setAccessibleName(name)
        self._how.setText(
            self.tr(
                "Choose a piece and click on the map to put it down. Drag a force to move it, with "
                "Shift one unit of it; into the sea to take it away. The right button takes one "
                "away. By keys: arrows, + and −, Del."
            )
        )
        self._say_outside()
        for label, text in zip(
            self._labels,
            (
                self.tr("Turn"), self.tr("Phase"), self.tr("In revolt"),
                self.tr("Event and its die"), self.tr("Points to spend"), self.tr("Moving region"),
            ),
            strict=True,
        ):  # fmt: skip
            label.setText(text)
        fields: tuple[QWidget, ...] = (
            self.turn, self.phase, self.revolt, self.event_box, self.points, self.moving
        )  # fmt: skip
        for field, label in zip(fields, self._labels, strict=True):
            field.setAccessibleName(label.text())
        self.event_die.setAccessibleName(self.tr("The event's own die"))
        self.points.setSpecialValueText(self.tr("not collected yet"))
        for place in range(self.phase.count()):
            self.phase.setItemText(place, words.phase(self.phase.itemData(place)))
        for box in (self.revolt, self.moving):
            box.setItemText(0, self.tr("none"))
            for place in range(1, box.count()):
                box.setItemText(place, words.region(box.itemData(place)))
        self.event_box.setItemText(0, "–")
        for place in range(1, self.event_box.count()):
            number = self.event_box.itemData(place)
            self.event_box.setItemText(place, f"{number} · {words.event_name(number)}")
        for tool, text in ((self._undo, self.tr("Undo")), (self._redo, self.tr("Redo"))):
            tool.setToolTip(text)
            tool.setAccessibleName(text)
        self._from.setText(self.tr("Begin with…"))
        self._menu.clear()
        for scenario in self._game.scenarios:
            data = self._game.scenario_data(scenario)
            entry = self._menu.addAction(in_language(data["name"], self._languages.language))
            entry.triggered.connect(
                lambda _=False, position=data["position"]: self.become(position)
            )
        self._menu.addSeparator()
        self._menu.addAction(self.tr("An empty board")).triggered.connect(self.clear)
        self._copy.setText(self.tr("Copy as a line"))
        self._paste.setText(self.tr("Paste a line"))
        self.save.setText(self.tr("Save as a start…"))
        self.play.setText(self.tr("Play from here"))
        self.refresh()

    def clear(self) -> None:
        """Take everything off the board."""
        self.draft.clear()
        self._shown_anew()
