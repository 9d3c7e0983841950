"""The board as a list: every area with what stands there, for eyes, keyboard and screen readers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPalette, QPixmap
from PySide6.QtWidgets import (
    QHeaderView,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from reconquista_qt.games.reconquista.board.choices import ChoiceModel
from reconquista_qt.games.reconquista.board.map.facts import BoardFacts
from reconquista_qt.games.reconquista.rules.names import REGIONS
from reconquista_qt.games.reconquista.rules.state import State
from reconquista_qt.model.changes import Changes
from reconquista_qt.model.controller import GameController
from reconquista_qt.view.art.colours import ArtTheme
from reconquista_qt.view.art.icons import icon
from reconquista_qt.view.board.playhead import Playhead
from reconquista_qt.view.docks.front import FrontPlacesDock
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.retranslating import Retranslating
from reconquista_qt.view.why.askers import explain_items

from .counter_delegate import STANDING, CounterDelegate
from .standing import StandingPanel, standing

if TYPE_CHECKING:
    from reconquista_qt.view.why.reason import Why

AREA = Qt.ItemDataRole.UserRole
MARKED = Qt.ItemDataRole.UserRole + 2  # with which icon
NAME, THERE = 0, 1


class AreaTree(QTreeWidget):
    """Regions and areas; Enter or a double click acts in the area."""

    activatedArea = Signal(str)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Act on Enter."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            item = self.currentItem()
            if item is not None and item.data(NAME, AREA):
                self.activatedArea.emit(item.data(NAME, AREA))
                return
        super().keyPressEvent(event)


class TextBoard(Retranslating, FrontPlacesDock):
    """Stays in step with the board and takes the same actions."""

    def __init__(
        self,
        controller: GameController[State],
        choices: ChoiceModel,
        languages: Languages,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("textBoardDock")
        self._controller = controller
        self._choices = choices
        self._languages = languages
        self._playhead: Playhead | None = None
        page = QWidget(self)
        page.setObjectName("dockPage")
        self.setWidget(page)
        layout = QVBoxLayout(page)
        layout.setContentsMargins(6, 6, 6, 6)
        self.tree = AreaTree(page)
        self.tree.setColumnCount(2)
        self.tree.setUniformRowHeights(True)
        self.tree.setRootIsDecorated(True)
        self.tree.setAlternatingRowColors(True)
        self.tree.header().setSectionResizeMode(NAME, QHeaderView.ResizeMode.ResizeToContents)
        self.tree.header().setStretchLastSection(True)
        self._delegate = CounterDelegate(self.tree)
        self.tree.setItemDelegateForColumn(THERE, self._delegate)
        layout.addWidget(self.tree)
        self.items: dict[str, QTreeWidgetItem] = {}
        self._regions: dict[str, QTreeWidgetItem] = {}
        self._build()
        self.tree.activatedArea.connect(self.areaActivated)
        self.tree.itemDoubleClicked.connect(self._clicked)
        self.tree.currentItemChanged.connect(self._current_changed)
        controller.reset.connect(self.refresh)
        controller.changed.connect(self._changed)
        choices.activeChanged.connect(self._show_targets)
        explain_items(self.tree, self._strength)
        self._retranslate()

    def _strength(self, index: QModelIndex) -> Why | None:
        """Return how strong the units of an area are that the list shows."""
        from reconquista_qt.games.reconquista.board.why.of_dice import force_why
        from reconquista_qt.games.reconquista.rules.forces import UNITS

        area = index.siblingAtColumn(NAME).data(AREA)
        there: StandingPanel | None = index.siblingAtColumn(THERE).data(STANDING)
        if not area or there is None:
            return None
        pieces = (*there.inside, *there.outside)
        units = {kind: count for kind, count in pieces if kind in UNITS}
        return force_why(units, self._languages.wording, area)

    def _build(self) -> None:
        facts = BoardFacts.from_map(self._controller.state.board.data)
        for region in facts.regions:
            head = QTreeWidgetItem(self.tree)
            head.setFirstColumnSpanned(True)
            self._regions[region.id] = head
            for area in region.areas:
                item = QTreeWidgetItem(head)
                item.setData(NAME, AREA, area)
                self.items[area] = item
            head.setExpanded(True)

    def set_theme(self, theme: ArtTheme) -> None:
        """Draw the counters in the list, and the marks of where to go, as a theme does."""
        self._delegate.theme = theme
        self.tree.doItemsLayout()
        self._show_targets()

    def choose(self, area: str) -> None:
        """Make an area the current one, without telling."""
        blocked = self.tree.blockSignals(True)
        self.tree.setCurrentItem(self.items[area])
        self.tree.blockSignals(blocked)

    def current_area(self) -> str:
        """Return the current area, "" where a region is current."""
        item = self.tree.currentItem()
        return item.data(NAME, AREA) or "" if item is not None else ""

    def follow(self, playhead: Playhead) -> None:
        """List what happened only once the board has shown it."""
        self._playhead = playhead
        playhead.caughtUp.connect(self.refresh)

    def refresh(self) -> None:
        """Show the whole position."""
        for area in self.items:
            self._show(area)
        self._show_regions()
        self._show_targets()

    def _changed(self, changes: Changes) -> None:
        if self._playhead is not None and self._playhead.holds_back:
            return
        for area in changes.areas:
            self._show(area)
        if changes.tracks & {"revolt", "moving_region"}:
            self._show_regions()
        self._show_targets()

    def _show(self, area: str) -> None:
        there = standing(self._controller.state, area, self._languages.wording)
        item, name = self.items[area], self._languages.wording.area(area)
        item.setText(NAME, name)
        item.setData(THERE, STANDING, there)
        item.setData(THERE, Qt.ItemDataRole.DisplayRole, there.words)
        item.setToolTip(THERE, there.words)
        item.setData(NAME, Qt.ItemDataRole.AccessibleTextRole, f"{name}: {there.words}")

    def _show_regions(self) -> None:
        state, wording = self._controller.state, self._languages.wording
        for region, item in self._regions.items():
            text = wording.region(region)
            if state.revolt >= 0 and REGIONS[state.revolt] == region:
                text = self.tr("{0} (in revolt)").format(text)
            elif state.moving_region >= 0 and REGIONS[state.moving_region] == region:
                text = self.tr("{0} (moving)").format(text)
            item.setText(NAME, text)
            font = self.font()
            font.setBold(True)
            item.setFont(NAME, font)

    def _show_targets(self) -> None:
        """Mark the areas where the active choice (or any) can be done."""
        active = self._choices.active
        lit = active.areas if active is not None else ()
        mark = icon("check", self.palette(), QPalette.ColorRole.Accent)
        blank = QPixmap()
        key = mark.cacheKey()
        for area, item in self.items.items():
            shown = key if area in lit else 0
            # An icon that is set is drawn anew, also where it is the same.
            if item.data(NAME, MARKED) != shown:
                item.setData(NAME, MARKED, shown)
                item.setIcon(NAME, mark if shown else blank)
            font = self.font()
            font.setBold(area in lit)
            item.setFont(NAME, font)

    def _clicked(self, item: QTreeWidgetItem) -> None:
        if item.data(NAME, AREA):
            self.areaActivated.emit(item.data(NAME, AREA))

    def _current_changed(self, item: QTreeWidgetItem | None) -> None:
        if item is not None and item.data(NAME, AREA):
            self.areaChosen.emit(item.data(NAME, AREA))

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Areas"))
        self.tree.setAccessibleName(self.tr("The board as a list"))
        self.tree.setHeaderLabels([self.tr("Area"), self.tr("What stands there")])
        self.refresh()
