"""The purchases and placements as buttons: what each costs, where it can be done, or why not."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QSpinBox,
    QWidget,
)

from reconquista_qt.engine.decision import Decision
from reconquista_qt.engine.refusal import Refusal
from reconquista_qt.games.reconquista.board.art.action_pictures import PICTURES
from reconquista_qt.games.reconquista.board.choices import SPENDING, ChoiceModel
from reconquista_qt.games.reconquista.rules.phase2_events import BRIBE, CRUSADE, MERCENARIES
from reconquista_qt.games.reconquista.rules.phase3_income import COST
from reconquista_qt.view.art.colours import ArtTheme
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.retranslating import Retranslating

from .choice_button import ChoiceButton

ONLY_WITH = {"bribe": BRIBE, "hire": MERCENARIES, "crusaders": CRUSADE}


class SpendingBox(Retranslating, QWidget):
    """All purchases; the picked one is the active choice, and its areas are lit on the board."""

    refused = Signal(object)  # Refusal, of a purchase that is not possible

    def __init__(
        self, choices: ChoiceModel, languages: Languages, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._choices = choices
        self._languages = languages
        self._reasons: dict[str, Refusal | None] = {}
        self.keys: dict[str, str] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(6)
        self.buttons: dict[str, ChoiceButton] = {}
        self.count = QSpinBox(self)
        self.count.setRange(1, 6)
        self.count.valueChanged.connect(self._count_changed)
        for index, kind in enumerate(SPENDING[:5]):
            grid.addWidget(self._button(kind), index // 2, index % 2)
        special = QHBoxLayout()
        special.setSpacing(4)
        for kind in SPENDING[5:]:
            special.addWidget(self._button(kind))
        special.addWidget(self.count)
        grid.addLayout(special, 3, 0, 1, 2)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        choices.changed.connect(self.refresh)
        choices.activeChanged.connect(self._show_active)
        self.refresh()

    def _button(self, kind: str) -> ChoiceButton:
        button = ChoiceButton(self)
        button.picture = PICTURES[kind]
        button.clicked.connect(lambda _checked, kind=kind: self.pick(kind))
        self.buttons[kind] = button
        return button

    def set_theme(self, theme: ArtTheme) -> None:
        """Draw the counters of what can be bought as a theme does."""
        for button in self.buttons.values():
            button.set_theme(theme)

    def pick(self, kind: str) -> None:
        """Make a purchase the active choice, or put it away; say why where it is not possible."""
        active = self._choices.active
        if active is not None and active.kind == kind:
            self._choices.cancel()
        elif not self._choices.activate(kind, self.count.value() if kind == "hire" else None):
            refusal = self._choices.why_not(kind)
            if refusal is not None:
                self.refused.emit(refusal)
        self._show_active()

    def refresh(self) -> None:
        """Show what can be bought now; nothing else is asked while nobody sees this."""
        waiting, state = self._choices.controller.waiting, self._choices.controller.state
        if not isinstance(waiting, Decision) or waiting.kind != "spend":
            return
        for kind, button in self.buttons.items():
            button.setVisible(kind not in ONLY_WITH or state.event == ONLY_WITH[kind])
            self._say(kind, button)
        hire = self._choices.choices.get("hire")
        self.count.setVisible(hire is not None)
        if hire is not None:
            self.count.setMaximum(max(hire.counts))
        self._show_active()

    def _say(self, kind: str, button: ChoiceButton) -> None:
        choice = self._choices.choices.get(kind)
        if choice is not None:
            cost = COST.get("mercenary" if kind == "hire" else kind, 0)
            places = self.tr("%n place(s)", "", len(choice.by_area))
            price = self.tr("%n point(s)", "", cost) if cost else self.tr("free")
            button.say(self._title(kind), f"{price} · {places}", possible=True)
            button.setToolTip(f"{self._title(kind)}: {price}. {places}{self._key(kind)}")
            return
        refusal = self._choices.why_not(kind)
        self._reasons[kind] = refusal
        reason = self._languages.wording.refusal(refusal) if refusal is not None else ""
        # What is said before a colon is the reason, what comes after it the figures: in the tip.
        button.say(self._title(kind), reason.partition(":")[0].removesuffix("."), possible=False)
        button.setToolTip(f"{self._title(kind)}: {reason}")

    def _key(self, kind: str) -> str:
        key = self.keys.get(kind, "")
        return f" [{key}]" if key else ""

    def _show_active(self) -> None:
        active = self._choices.active
        for kind, button in self.buttons.items():
            button.setChecked(active is not None and active.kind == kind)
        if active is not None and active.kind == "hire":
            self.count.setValue(self._choices.count)

    def _count_changed(self, count: int) -> None:
        active = self._choices.active
        if active is not None and active.kind == "hire":
            self._choices.activate("hire", count)

    def _retranslate(self) -> None:
        self.refresh()

    def _title(self, kind: str) -> str:
        count = self._choices.controller.state.event_count
        self.count.setAccessibleName(self.tr("How many Mercenaries"))
        match kind:
            case "army":
                return self.tr("Army")
            case "garrison":
                return self.tr("Garrison")
            case "city":
                return self.tr("City")
            case "fortress":
                return self.tr("Fortress")
            case "conversion":
                return self.tr("Convert a City")
            case "bribe":
                return self.tr("Bribe Rebels")
            case "hire":
                return self.tr("Hire Mercenaries")
        return self.tr("Place %n Crusader(s)", "", max(1, count))
