"""The lines of play as a tree: name one, compare two, go to another; nothing is lost by it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QPoint, Qt, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QDockWidget,
    QHBoxLayout,
    QInputDialog,
    QMenu,
    QMessageBox,
    QProgressBar,
    QToolButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from reconquista_qt.engine.refusal import Refused
from reconquista_qt.model.controller import GameController
from reconquista_qt.model.lines import MANY, Lines, Variation, difference
from reconquista_qt.view.art.icons import icon
from reconquista_qt.view.docks.phase_names import phase_within
from reconquista_qt.view.docks.pieces import Note
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.numbers import digits
from reconquista_qt.view.why.askers import explain_items

if TYPE_CHECKING:
    from reconquista_qt.view.desk import Desk
    from reconquista_qt.view.why.reason import Why

LONGEST_NAME = 200
BUTTONS = (("go", "branch"), ("name", "rename"), ("forget", "delete"))


class LinesDock(QDockWidget):
    """Follows the game while it is in sight; a line is compared with the present one."""

    def __init__(
        self,
        controller: GameController,
        languages: Languages,
        desk: Desk,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("linesDock")
        self._controller, self._languages, self._desk = controller, languages, desk
        self._known = Lines()
        self.lines: list[Variation] = []
        self._items: list[QTreeWidgetItem] = []
        page = QWidget(self)
        page.setObjectName("dockPage")
        self.setWidget(page)
        layout = QVBoxLayout(page)
        layout.setContentsMargins(6, 6, 6, 6)
        layout.setSpacing(4)
        self.tree = QTreeWidget(page)
        self.tree.setColumnCount(3)
        self.tree.setUniformRowHeights(True)
        self.tree.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        layout.addWidget(self.tree, 1)
        self.progress = QProgressBar(page)
        self.progress.hide()
        layout.addWidget(self.progress)
        self._looking = QTimer(self)
        self._looking.setSingleShot(True)
        self._looking.timeout.connect(self.refresh)
        self.comparison = Note(muted=False, parent=page)
        self.comparison.setTextFormat(Qt.TextFormat.PlainText)
        layout.addWidget(self.comparison)
        row = QHBoxLayout()
        self.buttons: dict[str, QToolButton] = {}
        for name, _ in BUTTONS:
            button = QToolButton(page)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            self.buttons[name] = button
            row.addWidget(button)
        row.addStretch()
        layout.addLayout(row)
        for name, do in (("go", self.go), ("name", self.ask_name), ("forget", self.ask_to_forget)):
            self.buttons[name].clicked.connect(do)
        self.tree.itemSelectionChanged.connect(self._chosen)
        self.tree.itemActivated.connect(lambda _item, _column: self.go())
        self.tree.customContextMenuRequested.connect(self._menu)
        for signal in (controller.reset, controller.changed, controller.linesChanged):
            signal.connect(self.refresh)
        explain_items(self.tree, self._points)
        self._retranslate()

    # -- following the game --------------------------------------------------------------------

    def refresh(self, _changes: object = None) -> None:
        """Draw the tree anew; nothing is done while the dock is hidden."""
        self._looking.stop()
        if not self.isVisible():
            return
        session = self._controller.session
        unknown = self._known.unknown(session)
        self._known.look(session, unknown[:MANY])
        left = len(unknown) - MANY
        self.progress.setVisible(left > 0)
        if left > 0:
            # The others a few at a time: the window goes on answering.
            self.progress.setMaximum(len(session.branches))
            self.progress.setValue(len(session.branches) - left)
            self.tree.setEnabled(False)
            self._items, self.lines = [], []
            self.tree.clear()
            self._chosen()
            self._looking.start()
            return
        self.tree.setEnabled(True)
        self._fill()

    def _fill(self) -> None:
        kept = self.chosen.inputs if self.chosen is not None else None
        # Clearing the tree tells of a choice: by then no item stands for a line any more.
        self._items = []
        self.tree.clear()
        self.lines = self._known.of(self._controller.session)
        for line in self.lines:
            item = QTreeWidgetItem(self._texts(line))
            if line.parent < 0:
                self.tree.addTopLevelItem(item)
                font = item.font(0)
                font.setBold(True)
                item.setFont(0, font)
            else:
                self._items[line.parent].addChild(item)
            item.setDisabled(not line.playable)
            self._items.append(item)
        self.tree.expandAll()
        self.choose(next((n for n, line in enumerate(self.lines) if line.inputs == kept), 0))
        for column in range(3):
            self.tree.resizeColumnToContents(column)
        self._chosen()

    def showEvent(self, event: QShowEvent) -> None:
        """Draw the tree when the dock comes into sight."""
        super().showEvent(event)
        self.refresh()

    @property
    def chosen(self) -> Variation | None:
        """The line that is chosen in the tree."""
        place = self._place_of(self.tree.currentItem())
        return self.lines[place] if place >= 0 else None

    def _place_of(self, item: QTreeWidgetItem | None) -> int:
        return next((n for n, other in enumerate(self._items) if other is item), -1)

    def choose(self, place: int) -> None:
        """Choose a line by its place in `lines`."""
        self.tree.setCurrentItem(self._items[place])

    def _points(self, index: QModelIndex) -> Why | None:
        """Return where the points of a line come from."""
        place = self._place_of(self.tree.itemFromIndex(index))
        score = self.lines[place].score if place >= 0 else None
        return self._desk.insights.score_why(score) if score is not None else None

    def _texts(self, line: Variation) -> list[str]:
        if not line.playable:
            return [self.name_of(line), "", self.tr("cannot be played by these rules")]
        end = self.tr("turn {0}, {1}").format(digits(line.turn), self._phase(line.phase))
        return [self.name_of(line), self._figures(line), self.tr("ended") if line.over else end]

    def _figures(self, line: Variation) -> str:
        """Return the points of a line, of all seats where there are several."""
        return " : ".join(f"{standing.points:g}" for standing in line.standings)

    def _points_of(self, line: Variation) -> str:
        """Return the points of a line in words."""
        if len(line.standings) == 1:
            return str(self._languages.wording.points(line.points))
        names = dict(self._desk.insights.seats())
        return ", ".join(
            f"{names.get(one.seat, one.seat)} {one.points:g}" for one in line.standings
        )

    def _phase(self, phase: str) -> str:
        return phase_within(phase, self._languages.wording)

    def name_of(self, line: Variation) -> str:
        """Return a line's name, or what it is where it has none."""
        if line.name:
            return line.name
        if line.branch is None:
            return self.tr("This line")
        turn, phase = line.left
        return self.tr("Left in turn {0}, {1}").format(digits(turn), self._phase(phase))

    # -- comparing -----------------------------------------------------------------------------

    def _chosen(self) -> None:
        line, go = self.chosen, self.buttons["go"]
        other = line is not None and line.branch is not None
        go.setEnabled(line is not None and other and line.playable)
        self.buttons["name"].setEnabled(line is not None)
        self.buttons["forget"].setEnabled(other)
        self.comparison.setText(self._compared(line) if line is not None and other else "")

    def _compared(self, line: Variation) -> str:
        here = self.lines[0]
        parted = difference(here.inputs, line.inputs)
        points = self.tr("{0}: {1}  –  {2}: {3}").format(
            self.name_of(here), self._points_of(here),
            self.name_of(line), self._points_of(line),
        )  # fmt: skip
        if not self._desk.tells_inputs():
            return points
        first = self.tr("First difference: {0}  –  {1}").format(
            self._told(parted.one), self._told(parted.other)
        )
        return f"{points}\n{first}"

    def _told(self, what: object) -> str:
        if what is None:
            return self.tr("nothing more")
        if isinstance(what, tuple):
            return self.tr("dice {0}").format(", ".join(str(value) for value in what))
        return self._languages.wording.option(what)

    # -- what can be done ----------------------------------------------------------------------

    def go(self) -> None:
        """Go to the end of the chosen line."""
        line = self.chosen
        if line is None or line.branch is None or not line.playable:
            return
        try:
            self._controller.switch(line.branch)
        except (Refused, ValueError):
            self.comparison.setText(self.tr("This line cannot be played by these rules."))

    def ask_name(self) -> None:
        """Ask for a name for the chosen line."""
        line = self.chosen
        if line is None:
            return
        name, given = QInputDialog.getText(
            self, self.tr("Name the line"), self.tr("Name:"), text=line.name
        )
        if given:
            self._controller.name_line(name.strip()[:LONGEST_NAME], line.branch)

    def ask_to_forget(self) -> None:
        """Throw the chosen line away, after asking."""
        line = self.chosen
        if line is None or line.branch is None:
            return
        box = QMessageBox(self)
        box.setIcon(QMessageBox.Icon.Question)
        box.setText(self.tr("Discard “{0}”?").format(self.name_of(line)))
        box.setInformativeText(self.tr("This cannot be undone. The other lines stay."))
        throw = box.addButton(self.tr("Discard"), QMessageBox.ButtonRole.DestructiveRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.exec()
        if box.clickedButton() is throw:
            self._controller.forget(line.branch)
        box.deleteLater()

    def _menu(self, point: QPoint) -> None:
        if self.tree.itemAt(point) is None:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for name, picture in BUTTONS:
            button = self.buttons[name]
            action = menu.addAction(icon(picture, self.palette()), button.text(), button.click)
            action.setEnabled(button.isEnabled())
        menu.popup(self.tree.viewport().mapToGlobal(point))

    # -- language and look ---------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """Set the texts anew in another language, the icons in other colours."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.PaletteChange:
            self._draw_icons()
        super().changeEvent(event)

    def _draw_icons(self) -> None:
        for name, picture in BUTTONS:
            self.buttons[name].setIcon(icon(picture, self.palette()))

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Lines of play"))
        self.tree.setHeaderLabels([self.tr("Line"), self.tr("Points"), self.tr("Stands at")])
        self.tree.setAccessibleName(self.tr("Lines of play"))
        self.progress.setAccessibleName(self.tr("Lines that have been looked at"))
        self.progress.setFormat(self.tr("%v of %m lines looked at"))
        self.buttons["go"].setText(self.tr("Go there"))
        self.buttons["name"].setText(self.tr("Name…"))
        self.buttons["forget"].setText(self.tr("Discard…"))
        self._draw_icons()
        self.refresh()
