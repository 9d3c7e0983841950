"""What is to be simulated: who plays, how many games, and which plans are compared."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QComboBox, QFormLayout, QLabel, QSizePolicy, QSpinBox, QWidget

from reconquista_qt.ai.brain import brain_of
from reconquista_qt.ai.futures import EXPERT, PLAYERS, Opening
from reconquista_qt.ai.seated import sampler, seat_to_move
from reconquista_qt.engine.decision import Decision
from reconquista_qt.model.controller import GameController
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.retranslating import Retranslating
from reconquista_qt.wording.players import PlayerNames
from reconquista_qt.wording.translator import Translator

GAMES: Final = 100
MOST_GAMES: Final = 10_000
CANDIDATES: Final = 8  # plans that are proposed
MOST_OPTIONS: Final = 400  # choices that are listed below them


class FutureSetup(Retranslating, QWidget):
    """Offers what the adviser would look at, and then every choice there is."""

    def __init__(
        self, controller: GameController, languages: Languages, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._controller, self._languages = controller, languages
        self._may = True  # whether plans of what is asked now are offered
        self._openings: list[Opening] = []  # what can be chosen below the first line
        self.player, self.first, self.second = (QComboBox(self) for _ in range(3))
        for combo in (self.player, self.first, self.second):
            # Long names must not widen the sidebar; the list itself is as wide as it needs.
            combo.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            combo.setMinimumContentsLength(6)
            combo.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        for name in PLAYERS:
            self.player.addItem("", name)
        self.player.setCurrentIndex(self.player.findData(EXPERT))
        self.games = QSpinBox(self)
        self.games.setRange(10, MOST_GAMES)
        self.games.setSingleStep(50)
        self.games.setValue(GAMES)
        self._fields = (self.player, self.games, self.first, self.second)
        self._labels = [QLabel(self) for _ in self._fields]
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setHorizontalSpacing(8)
        for label, widget in zip(self._labels, self._fields, strict=True):
            label.setBuddy(widget)
            form.addRow(label, widget)
        self._retranslate()

    @property
    def plans(self) -> list[Opening]:
        """The plan, or the two plans to be compared."""
        found = [self._opening(self.first)]
        if self.second.currentIndex() > 0:
            found.append(self._opening(self.second))
        return found

    def set_changeable(self, on: bool) -> None:
        """Let something be chosen or not."""
        for widget in self._fields:
            widget.setEnabled(on)

    def offer(self, may: bool = True) -> None:
        """Offer the plans of the decision that is asked now; what was chosen stays if it can.

        None are offered where another seat is asked (`may` is false).
        """
        self._may = may
        waiting, wording = self._controller.waiting, self._languages.wording
        kept = [self._opening(combo) for combo in (self.first, self.second)]
        self._openings = []
        names: list[str] = []
        if isinstance(waiting, Decision) and may:
            game, state, kind = self._controller.game, self._controller.state, waiting.kind
            # What the seat cannot see is dealt anew, as for the adviser.
            sample = sampler(game, seat_to_move(game, state), 0)
            seen = state.clone() if sample is None else sample(state, -2)
            lines = brain_of(game).lines(seen, CANDIDATES)
            self._openings = [actions for actions, _ in lines]
            single = [(option,) for option in waiting.options[:MOST_OPTIONS]]
            self._openings += [one for one in single if one not in self._openings]
            names = [
                "; ".join(wording.option(action, kind) for action in actions)
                for actions in self._openings
            ]
        heads = (self.tr("As it stands"), self.tr("None: no comparison"))
        for combo, head, before in zip((self.first, self.second), heads, kept, strict=True):
            combo.clear()
            combo.addItems([head, *names])
            if before in self._openings:
                combo.setCurrentIndex(self._openings.index(before) + 1)
            view = combo.view()
            wanted = view.sizeHintForColumn(0) + view.verticalScrollBar().sizeHint().width() + 12
            view.setMinimumWidth(min(wanted, self.screen().size().width()))

    def _opening(self, combo: QComboBox) -> Opening:
        """Return the actions of the plan that is chosen, none for the first line."""
        at = combo.currentIndex()
        return self._openings[at - 1] if 0 < at <= len(self._openings) else ()

    # -- language --------------------------------------------------------------------------------

    def _retranslate(self) -> None:
        names = (self.tr("Player"), self.tr("Games"), self.tr("Plan A"), self.tr("Plan B"))
        for label, widget, name in zip(self._labels, self._fields, names, strict=True):
            label.setText(name)
            widget.setAccessibleName(name)
        names_of_players = PlayerNames(Translator(self._languages.language))
        for at in range(self.player.count()):
            self.player.setItemText(at, names_of_players.name(self.player.itemData(at)))
        if self.isVisible():
            # Else it is offered once it is seen.
            self.offer(self._may)
