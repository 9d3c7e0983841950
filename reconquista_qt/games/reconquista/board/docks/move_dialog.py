"""The unit chooser: how many of each kind go, and where to; for moving without a mouse."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QDialog,
    QGridLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from reconquista_qt.games.reconquista.board.art.cards import counter_pixmap
from reconquista_qt.games.reconquista.board.choices import ChoiceModel
from reconquista_qt.games.reconquista.board.map.drag_odds import forecast, in_words
from reconquista_qt.games.reconquista.board.why.of_dice import force_why
from reconquista_qt.games.reconquista.board.why.of_odds import odds_why
from reconquista_qt.games.reconquista.rules.actions import Move
from reconquista_qt.games.reconquista.rules.forces import pack, unpack
from reconquista_qt.games.reconquista.rules.names import AREA_INDEX, AREAS
from reconquista_qt.view.art.colours import ArtTheme
from reconquista_qt.view.dialog_size import give_size
from reconquista_qt.view.dialogs.buttons import accept_or_cancel
from reconquista_qt.view.docks.pieces import Heading, Note
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.retranslating import Retranslating
from reconquista_qt.view.why.askers import explain, explain_links
from reconquista_qt.view.why.explain_host import explain_host_of

from .standing import movable, standing

if TYPE_CHECKING:
    from reconquista_qt.view.why.reason import Why

translate = QCoreApplication.translate

TARGET = Qt.ItemDataRole.UserRole


class MoveDialog(Retranslating, QDialog):
    """Not modal; it closes when the move is made or the game goes on otherwise."""

    def __init__(
        self,
        choices: ChoiceModel,
        languages: Languages,
        area: str,
        theme: ArtTheme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._choices = choices
        self._controller = choices.controller
        self._languages = languages
        self._area = area
        layout = QVBoxLayout(self)
        self.title = Heading(1.3, self)
        layout.addWidget(self.title)
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setColumnStretch(1, 1)
        self.counts: dict[str, QSpinBox] = {}
        self._names: dict[str, QLabel] = {}
        most = self._most()
        for row, (kind, there) in enumerate(movable(self._controller.state, area).items()):
            picture = QLabel(self)
            picture.setPixmap(counter_pixmap(kind, 32, self.devicePixelRatioF(), theme))
            name = QLabel(self)
            count = QSpinBox(self)
            count.setRange(0, there)
            count.setValue(most.get(kind, 0))
            count.valueChanged.connect(self._show_targets)
            name.setBuddy(count)
            grid.addWidget(picture, row, 0)
            grid.addWidget(name, row, 1)
            grid.addWidget(count, row, 2)
            self.counts[kind], self._names[kind] = count, name
        layout.addLayout(grid)
        self._where = QLabel(self)
        layout.addWidget(self._where)
        self.targets = QListWidget(self)
        self.targets.currentItemChanged.connect(self._show_reason)
        self.targets.itemActivated.connect(self.accept)
        self.targets.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.targets.setTextElideMode(Qt.TextElideMode.ElideRight)
        self._where.setBuddy(self.targets)
        layout.addWidget(self.targets, 1)
        self.reason = Note(parent=self)
        layout.addWidget(self.reason)
        self.reason.linkActivated.connect(self._follow)
        explain_links(self.reason, self._odds)
        explain(self.title, self._strength)
        self.go = accept_or_cancel(self, layout, self.accept)
        self._controller.decisionChanged.connect(self.close)
        self._controller.reset.connect(self.close)
        give_size(self, 30, 20 + 3 * len(self.counts))
        self._fill()
        self._retranslate()
        self.targets.setFocus()

    def _most(self) -> dict[str, int]:
        """Return the largest force that the rules offer from here."""
        move = self._choices.choices.get("move")
        listed = move.by_area.get(self._area, []) if move is not None else []
        offered = [action for action in listed if isinstance(action, Move)]
        best: dict[str, int] = {}
        for kind, there in movable(self._controller.state, self._area).items():
            best[kind] = there
        if offered and self._controller.why_not(Move(offered[0].origin, offered[0].to, pack(best))):
            return dict(unpack(offered[0].units))
        return best

    def _fill(self) -> None:
        board = self._controller.state.board
        at = AREA_INDEX[self._area]
        near = [a for a in board.members[board.region_of[at]] if a != at]
        shut_in = self._controller.state.besiegers[at]
        for target in (at,) if shut_in else (*near, *board.roads[at]):
            item = QListWidgetItem(self.targets)
            item.setData(TARGET, AREAS[target])

    def asked(self) -> Move:
        """Return the move that is asked for."""
        force = pack({kind: box.value() for kind, box in self.counts.items()})
        row = self.targets.currentRow()
        to = self.targets.item(row).data(TARGET) if row >= 0 else self._area
        return Move(AREA_INDEX[self._area], AREA_INDEX[to], force)

    def accept(self) -> None:
        """Make the move; a refused one leaves the dialog open, with the reason."""
        if self._controller.why_not(self.asked()) is None:
            self._controller.submit(self.asked())
        else:
            self._show_reason()

    def _follow(self, link: str) -> None:
        if not link.startswith("why:"):
            explain_host_of(self).linkFollowed.emit(link)

    def _show_targets(self) -> None:
        wording, state = self._languages.wording, self._controller.state
        force = self.asked().units
        for row in range(self.targets.count()):
            item = self.targets.item(row)
            target = item.data(TARGET)
            move = Move(AREA_INDEX[self._area], AREA_INDEX[target], force)
            refused = self._controller.why_not(move)
            there = standing(state, target, wording).words
            item.setText(f"{wording.area(target)}: {there}")
            palette = self.palette()
            group = palette.ColorGroup.Active if refused is None else palette.ColorGroup.Disabled
            item.setForeground(palette.brush(group, palette.ColorRole.Text))
            item.setToolTip(wording.refusal(refused) if refused is not None else there)
        if self.targets.currentRow() < 0:
            self.targets.setCurrentRow(0)
        self._show_reason()

    def _show_reason(self) -> None:
        refused = self._controller.why_not(self.asked())
        self.go.setEnabled(refused is None)
        wording = self._languages.wording
        if refused is not None:
            self.reason.say(wording.refusal_rich(refused), self._languages.book)
            return
        odds = in_words(forecast(self._controller.state, self.asked()))
        link = translate("Why", "Why?")
        self.reason.say(
            f'{odds} <a href="why:odds">{link}</a>' if odds else "", self._languages.book
        )

    def _odds(self, _name: str) -> Why | None:
        move = self.asked()
        if self._controller.why_not(move) is not None:
            return None
        return odds_why(forecast(self._controller.state, move), self._languages.wording)

    def _strength(self) -> Why | None:
        asked = {kind: box.value() for kind, box in self.counts.items()}
        return force_why(asked, self._languages.wording, self._area)

    def _retranslate(self) -> None:
        wording = self._languages.wording
        text = self.tr("Move from {0}").format(wording.area(self._area))
        self.setWindowTitle(text)
        self.title.setText(text)
        for kind, name in self._names.items():
            name.setText(wording.unit(kind))
            self.counts[kind].setAccessibleName(wording.unit(kind))
        self._where.setText(self.tr("Where to?"))
        self.targets.setAccessibleName(self.tr("Where to?"))
        self.go.setText(self.tr("Move"))
        self._show_targets()
