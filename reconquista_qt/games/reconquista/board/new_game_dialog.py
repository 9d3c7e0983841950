"""A new game: scenario, seed, rulings that may be chosen otherwise, dice."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QPalette, QPixmap
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QDialog,
    QGroupBox,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from reconquista_qt.ai.levels import LEVELS
from reconquista_qt.engine.options import OptionValue
from reconquista_qt.games.reconquista.rules.game import Reconquista
from reconquista_qt.games.reconquista.rules.state import CHOICES
from reconquista_qt.view.art.colours import ArtTheme
from reconquista_qt.view.dialogs.buttons import accept_or_cancel
from reconquista_qt.view.docks.pieces import Heading, Note
from reconquista_qt.view.game_picker import GamePicker
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.new_game_parts import Folded, SeedRow, fit
from reconquista_qt.view.preferences import Preferences
from reconquista_qt.view.retranslating import Retranslating
from reconquista_qt.view.start_cards import StartCards
from reconquista_qt.wording.players import PlayerNames

from .starts import OWN, cards
from .thumbnail import thumbnail

RULES = {
    "even_result": "phase6/Z4", "unhired": "phase2/D8", "orders_are_armies": "phase4/G8",
    "march_on": "phase5/M11",
}  # fmt: skip


class NewGameDialog(Retranslating, QDialog):
    """Tells by `begun` what was chosen; the choices are kept for the next time."""

    begun = Signal(dict)
    linkFollowed = Signal(str)
    otherGame = Signal(str)

    def __init__(
        self,
        game: Reconquista,
        languages: Languages,
        preferences: Preferences,
        parent: QWidget | None = None,
        art: ArtTheme = "light",
    ) -> None:
        """`art` is the theme of the small maps."""
        super().__init__(parent)
        self._art: ArtTheme = art
        self._game = game
        self._languages = languages
        self._preferences = preferences
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.setSpacing(10)
        self._title = Heading(1.5, self)
        layout.addWidget(self._title)
        page = QWidget(self)
        inner = QVBoxLayout(page)
        inner.setContentsMargins(0, 0, 8, 0)
        inner.setSpacing(12)
        self.picker = GamePicker(game.id, languages, page)
        self.picker.picked.connect(self.otherGame)
        inner.addWidget(self.picker)
        self._build_cards(inner, page)
        self._build_advanced(inner, page)
        layout.addWidget(page, 1)
        self.start = accept_or_cancel(self, layout, self._begin)
        fit(self)
        self._retranslate()

    # -- parts -----------------------------------------------------------------------------------

    def _build_cards(self, inner: QVBoxLayout, page: QWidget) -> None:
        self.cards = StartCards(self._picture, page)
        self.cards.itemActivated.connect(lambda _item: self._begin())
        inner.addWidget(self.cards, 1)
        self.strengths = Note(parent=page)
        inner.addWidget(self.strengths)

    def _picture(self, position: object, size: QSize, palette: QPalette, ratio: float) -> QPixmap:
        return thumbnail(position, size, palette, self._art, ratio)

    def _build_advanced(self, inner: QVBoxLayout, page: QWidget) -> None:
        inside = QWidget(page)
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(12)
        self._seed = SeedRow(inside)
        self.seed, self.another = self._seed.field, self._seed.another
        column.addWidget(self._seed)
        self._build_rules(column, inside)
        self._build_dice(column, inside)
        column.addStretch(1)
        folded = Folded(inside, page)
        self.advanced = folded.button
        inner.addWidget(folded, 1)

    def _turns(self, number: int) -> str:
        return self.tr("%n turn(s)", "", number)

    def _build_rules(self, inner: QVBoxLayout, page: QWidget) -> None:
        self._rules_box = QGroupBox(page)
        box = QVBoxLayout(self._rules_box)
        self._questions: dict[str, Note] = {}
        self.answers: dict[tuple[str, OptionValue], QRadioButton] = {}
        kept = {**self._game.default_options, **self._preferences.get("rules")}
        for option, values in CHOICES.items():
            question = Note(muted=False, parent=page)
            question.linkActivated.connect(self.linkFollowed)
            self._questions[option] = question
            box.addWidget(question)
            group = QButtonGroup(self._rules_box)
            for value in values:
                answer = QRadioButton(page)
                group.addButton(answer)
                answer.setChecked(kept[option] == value)
                self.answers[option, value] = answer
                box.addWidget(answer)
            box.addSpacing(6)
        inner.addWidget(self._rules_box)

    def _build_dice(self, inner: QVBoxLayout, page: QWidget) -> None:
        self._dice_box = QGroupBox(page)
        box = QVBoxLayout(self._dice_box)
        self.rolled, self.typed = QRadioButton(page), QRadioButton(page)
        typed = bool(self._preferences.get("typed_dice"))
        self.rolled.setChecked(not typed)
        self.typed.setChecked(typed)
        self.stops = QCheckBox(page)
        self.stops.setChecked(bool(self._preferences.get("undo_stops_at_dice")))
        for widget in (self.rolled, self.typed, self.stops):
            box.addWidget(widget)
        inner.addWidget(self._dice_box)

    # -- what it does ----------------------------------------------------------------------------

    def chosen(self) -> dict[str, object]:
        """Return what `GameController.start_new` is to be given."""
        card = self.cards.card
        own = card is not None and card.key.startswith(OWN)
        return {
            "seed": self._seed.value,
            "scenario": card.key if card is not None and not own else None,
            "position": card.position if card is not None and own else None,
            "options": {
                option: value
                for (option, value), answer in self.answers.items()
                if answer.isChecked()
            },
            "typed_dice": self.typed.isChecked(),
            "undo_stops_at_dice": self.stops.isChecked(),
        }

    def _begin(self) -> None:
        chosen = self.chosen()
        if chosen["scenario"] is not None:
            self._preferences.set("scenario", chosen["scenario"])
        self._preferences.set("rules", chosen["options"])
        for name in ("typed_dice", "undo_stops_at_dice"):
            self._preferences.set(name, chosen[name])
        self.accept()
        self.begun.emit(chosen)

    # -- language ----------------------------------------------------------------------------------

    def _retranslate(self) -> None:
        language = self._languages.language
        self.setWindowTitle(self.tr("New game"))
        self._title.setText(self.tr("New game"))
        card = self.cards.card
        chosen = card.key if card is not None else self._preferences.get("scenario")
        self.cards.show_cards(cards(self._game, language, self._turns), chosen)
        self.cards.setAccessibleName(self.tr("Where the game begins"))
        names = PlayerNames(self._languages.wording.translator)
        self.strengths.setText(names.strengths({level.id: level.mean for level in LEVELS}))
        self.advanced.setText(self.tr("Advanced: seed, rulings, dice"))
        self._rules_box.setTitle(self.tr("Rulings"))
        for option, question in self._questions.items():
            question.setText(self._question(option))
        for (option, value), answer in self.answers.items():
            text = self._answer(option, value)
            if value == self._game.default_options[option]:
                text = self.tr("{0} (our ruling)").format(text)
            answer.setText(text)
        self._dice_box.setTitle(self.tr("Dice"))
        self.rolled.setText(self.tr("The program rolls"))
        self.typed.setText(self.tr("I roll at the table and type what I rolled"))
        self.stops.setText(self.tr("Undo never takes back a die"))
        self.start.setText(self.tr("Begin"))

    def _question(self, option: str) -> str:
        match option:
            case "even_result":
                text = self.tr("A siege razes the City on an even result. What must be even?")
            case "unhired":
                text = self.tr("When do Mercenaries whom nobody hired join the Muslims?")
            case "march_on":
                text = self.tr("Where does a Muslim force without an enemy look for a road first?")
            case _:
                text = self.tr(
                    "Does a Military Order count as an Army when a besieged force may come out?"
                )
        rule = RULES[option]
        title = self._languages.wording.rule_title(rule)
        return f'{text} <a href="rule:{rule}">{title}</a>'

    def _answer(self, option: str, value: OptionValue) -> str:
        match option, value:
            case "even_result", "total":
                return self.tr("The besieger's total")
            case "even_result", _:
                return self.tr("The besieger's die alone")
            case "unhired", "always":
                return self.tr("Always, at the Muslim reaction")
            case "unhired", _:
                return self.tr("Only when the reaction raises Armies")
            case "march_on", "from_here":
                return self.tr("In the area where it is")
            case "march_on", _:
                return self.tr("In the next area of the region")
            case _, True:
                return self.tr("Yes")
        return self.tr("No")
