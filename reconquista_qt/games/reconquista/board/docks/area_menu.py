"""Everything that can be done in an area, as a menu: for a click or Enter with nothing picked."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPoint
from PySide6.QtWidgets import QMenu, QWidget

from reconquista_qt.games.reconquista.board.art.action_pictures import PICTURES
from reconquista_qt.games.reconquista.board.art.cards import counter_icon
from reconquista_qt.games.reconquista.board.choices import ChoiceModel, kind_of
from reconquista_qt.games.reconquista.rules.actions import Hire
from reconquista_qt.view.art.colours import ArtTheme
from reconquista_qt.view.art.icons import icon
from reconquista_qt.view.languages import Languages

from .move_dialog import MoveDialog


class AreaMenu:
    """Opens the menu of an area, or the unit chooser where all that can be done is to move."""

    def __init__(self, choices: ChoiceModel, languages: Languages, parent: QWidget) -> None:
        self._choices = choices
        self._languages = languages
        self._parent = parent
        self.theme: ArtTheme = "light"

    def act(self, area: str, at: QPoint) -> QWidget | None:
        """Do the active choice in an area; with none active open the menu at a point on screen."""
        active = self._choices.active
        if active is not None and active.kind != "move":
            self._choices.submit_at(area)
            return None
        actions = self._choices.actions_at(area)
        if actions and all(kind_of(action) == "move" for action in actions):
            return self._choose_units(area)
        menu = self.build(area)
        menu.popup(at)
        return menu

    def build(self, area: str) -> QMenu:
        """Return the menu of an area."""
        wording = self._languages.wording
        menu = QMenu(self._parent)
        head = menu.addAction(wording.area(area))
        head.setEnabled(False)
        font = menu.font()
        font.setBold(True)
        head.setFont(font)
        menu.addSeparator()
        hiring: QMenu | None = None
        for action in self._choices.actions_at(area):
            kind = kind_of(action)
            where = menu
            if isinstance(action, Hire):
                if hiring is None:
                    title = QCoreApplication.translate("AreaMenu", "Hire Mercenaries")
                    hiring = menu.addMenu(counter_icon("mercenary", self.theme), title)
                where = hiring
            entry = where.addAction(wording.option(action))
            if kind in PICTURES:
                entry.setIcon(counter_icon(PICTURES[kind], self.theme))
            entry.triggered.connect(lambda _=False, action=action: self._submit(action))
        if menu.actions()[-1].isSeparator():
            nothing = QCoreApplication.translate("AreaMenu", "Nothing can be done here now")
            entry = menu.addAction(icon("info", menu.palette()), nothing)
            entry.setEnabled(False)
        return menu

    def _submit(self, action: object) -> None:
        self._choices.controller.submit(action)

    def _choose_units(self, area: str) -> MoveDialog:
        dialog = MoveDialog(self._choices, self._languages, area, self.theme, self._parent)
        dialog.show()
        return dialog
