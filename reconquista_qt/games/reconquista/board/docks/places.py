"""The areas where the present question can be answered, as buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from reconquista_qt.engine.decision import Decision
from reconquista_qt.games.reconquista.board.art.cards import UNITS
from reconquista_qt.games.reconquista.board.art.stacks import pile_order
from reconquista_qt.games.reconquista.board.choices import BY_ITSELF, ChoiceModel
from reconquista_qt.games.reconquista.rules.forces import unpack
from reconquista_qt.games.reconquista.rules.names import AREA_INDEX
from reconquista_qt.games.reconquista.rules.phase4_movement import Muster
from reconquista_qt.view.art.colours import ArtTheme
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.retranslating import Retranslating
from reconquista_qt.view.why.askers import explain

from .choice_button import ChoiceButton
from .standing import standing

if TYPE_CHECKING:
    from reconquista_qt.view.why.reason import Why

COLUMNS = 2
AREA = "area"  # the property of a button that says where it leads
FEW = 4  # places that are shown below each other, with more room for words


class PlacesBox(Retranslating, QWidget):
    """Follows the decision; a click says where, what that means is the window's business."""

    picked = Signal(str)

    def __init__(
        self, choices: ChoiceModel, languages: Languages, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._choices = choices
        self._languages = languages
        self._theme: ArtTheme = "light"
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(6)
        for column in range(COLUMNS):
            self._grid.setColumnStretch(column, 1)
        self.buttons: dict[str, ChoiceButton] = {}
        self._spare: list[ChoiceButton] = []
        choices.changed.connect(self.refresh)
        self.refresh()

    def set_theme(self, theme: ArtTheme) -> None:
        """Draw the counters of the areas as a theme does."""
        self._theme = theme
        for button in self.buttons.values():
            button.set_theme(theme)

    def refresh(self) -> None:
        """Show the places of the present question."""
        places = self._places()
        for area in [area for area in self.buttons if area not in places]:
            button = self.buttons.pop(area)
            self._grid.removeWidget(button)
            button.hide()
            self._spare.append(button)
        columns = 1 if len(places) <= FEW else COLUMNS
        for place, (area, units) in enumerate(places.items()):
            if area not in self.buttons:
                self.buttons[area] = self._button(area)
            row, column = divmod(place, columns)
            self._grid.addWidget(self.buttons[area], row, column, 1, COLUMNS // columns)
            self._say(self.buttons[area], area, units, brief=columns > 1)
        self.setVisible(bool(places))

    def _button(self, area: str) -> ChoiceButton:
        """Return a button for an area; one that was in use before needs no styling again."""
        if self._spare:
            button = self._spare.pop()
        else:
            button = ChoiceButton(self)
            button.setCheckable(False)
            button.clicked.connect(lambda: self.picked.emit(button.property(AREA)))
            explain(button, lambda: self._strength(button.property(AREA)))
        button.setProperty(AREA, area)
        button.set_theme(self._theme)
        button.show()
        return button

    def _places(self) -> dict[str, dict[str, int]]:
        """Return the areas to choose among, with the units there that are concerned."""
        controller = self._choices.controller
        waiting, state = controller.waiting, controller.state
        if not isinstance(waiting, Decision):
            return {}
        if waiting.kind == "move":
            choice = self._choices.choices.get("move")
            step = state.agenda[-1]
            able = step.able(state) if isinstance(step, Muster) else state.units
            areas = choice.areas if choice is not None else ()
            return {area: dict(unpack(able[AREA_INDEX[area]])) for area in areas}
        choice = self._choices.choices.get(BY_ITSELF.get(waiting.kind, ""))
        areas = choice.areas if choice is not None else ()
        return {area: dict(unpack(state.units[AREA_INDEX[area]])) for area in areas}

    def _strength(self, area: str) -> Why | None:
        from reconquista_qt.games.reconquista.board.why.of_dice import force_why

        return force_why(self._places().get(area, {}), self._languages.wording, area)

    def _say(self, button: ChoiceButton, area: str, units: dict[str, int], brief: bool) -> None:
        wording, state = self._languages.wording, self._choices.controller.state
        there = standing(state, area, wording)
        order = pile_order(kind for kind in units if kind in UNITS)
        pieces = [kind for kind, _ in there.inside]
        button.picture = order[-1] if order else pieces[0] if pieces else "turn"
        whole = wording.units(units) if units else there.words
        # Half the width holds no list of units; the tip and what screen readers say hold it all.
        count = sum(units.values())
        second = self.tr("%n unit(s)", "", count) if brief and count else whole
        button.say(wording.area(area), second, possible=True, whole=whole)
        button.setToolTip(f"{wording.area(area)}: {whole}")

    def _retranslate(self) -> None:
        self.refresh()
