"""A new game at a table: scenario, who sits where, rule options, dice."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from reconquista_qt.ai.levels import LEVEL_OF
from reconquista_qt.engine.game import AnyGame
from reconquista_qt.engine.options import Option
from reconquista_qt.kit.seeds import seed_by_chance
from reconquista_qt.model.seating import PERSON
from reconquista_qt.view.art.icons import icon
from reconquista_qt.view.docks.pieces import Heading, scrolled
from reconquista_qt.view.game_picker import GamePicker
from reconquista_qt.view.languages import Languages
from reconquista_qt.view.preferences import Preferences
from reconquista_qt.wording.players import PlayerNames
from reconquista_qt.wording.translator import Translator

from .naming import Naming


class TableNewGameDialog(QDialog):
    """Tells by `begun` what was chosen; who sits where is kept for the next time."""

    begun = Signal(dict)
    linkFollowed = Signal(str)
    otherGame = Signal(str)

    def __init__(
        self,
        game: AnyGame,
        words: Any,
        players: tuple[str, ...],
        languages: Languages,
        preferences: Preferences,
        parent: QWidget | None = None,
        *,
        asked: tuple[Option, ...] | None = None,
    ) -> None:
        """`players` are the computer's, `asked` what is to be chosen: the game's rule options."""
        super().__init__(parent)
        self._asked = game.option_list if asked is None else asked
        self._game, self._naming, self._players = game, Naming(words), players
        self._languages, self._preferences = languages, preferences
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
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self._labels = [QLabel(page) for _ in range(2)]
        self.scenario = QComboBox(page)
        for scenario in game.scenarios:
            self.scenario.addItem("", scenario)
        self.scenario.setCurrentIndex(max(0, self.scenario.findData(preferences.get("scenario"))))
        self.scenario.currentIndexChanged.connect(lambda _index: self._show_seats())
        form.addRow(self._labels[0], self.scenario)
        row = QHBoxLayout()
        self.seed = QLineEdit(page)
        self.seed.setValidator(QRegularExpressionValidator(r"\d{1,9}", self.seed))
        self.another = QToolButton(page)
        self.another.clicked.connect(self.roll_seed)
        row.addWidget(self.seed, 1)
        row.addWidget(self.another)
        form.addRow(self._labels[1], row)
        inner.addLayout(form)
        self._seats_box = QGroupBox(page)
        self._seats_form = QFormLayout(self._seats_box)
        self.seats: dict[str, QComboBox] = {}
        inner.addWidget(self._seats_box)
        self._options_box = QGroupBox(page)
        # Not a form: that gives a text which may break the width of a column.
        questions = QVBoxLayout(self._options_box)
        self.options: dict[str, QComboBox] = {}
        self._questions: dict[str, QLabel] = {}
        kept = preferences.get("rules")
        for option in self._asked:
            box = QComboBox(page)
            for value in option.choices:
                box.addItem("", value)
            wanted = kept.get(option.id, option.default)
            at = option.choices.index(wanted if wanted in option.choices else option.default)
            box.setCurrentIndex(at)
            box.currentIndexChanged.connect(lambda _index: self._show_seats())
            question = self._questions[option.id] = QLabel(page)
            question.setWordWrap(True)
            question.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
            question.linkActivated.connect(self.linkFollowed)
            self.options[option.id] = box
            questions.addWidget(question)
            questions.addWidget(box)
            questions.addSpacing(4)
        self._options_box.setVisible(bool(self.options))
        inner.addWidget(self._options_box)
        self.typed, self.stops = QCheckBox(page), QCheckBox(page)
        self.typed.setChecked(bool(preferences.get("typed_dice")))
        self.stops.setChecked(bool(preferences.get("undo_stops_at_dice")))
        inner.addWidget(self.typed)
        inner.addWidget(self.stops)
        inner.addStretch()
        layout.addWidget(scrolled(page, self), 1)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.start = self._buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self.start.setDefault(True)
        self._buttons.accepted.connect(self._begin)
        self._buttons.rejected.connect(self.reject)
        layout.addWidget(self._buttons)
        line = self.fontMetrics().height()
        self.resize(line * 36, line * 40)
        self.roll_seed()
        self._retranslate()

    def roll_seed(self) -> None:
        """Put in a seed by chance."""
        self.seed.setText(str(seed_by_chance()))

    # -- seats -----------------------------------------------------------------------------------

    def _seat_ids(self) -> tuple[str, ...]:
        state = self._game.new(self.scenario.currentData(), self._options())
        return tuple(seat.id for seat in self._game.seats(state))

    def _show_seats(self) -> None:
        """Offer the seats that the scenario and the options make."""
        chosen = {seat: box.currentData() for seat, box in self.seats.items()}
        kept = self._preferences.get("seats")
        while self._seats_form.rowCount():
            self._seats_form.removeRow(0)
        self.seats = {}
        ids = self._seat_ids()
        names = PlayerNames(Translator(self._languages.language))
        for number, seat in enumerate(ids):
            box = QComboBox(self._seats_box)
            for who in (PERSON, *self._players):
                box.addItem(self._who(who), who)
                if who in LEVEL_OF:
                    told = names.strength(LEVEL_OF[who].mean)
                    box.setItemData(box.count() - 1, told, Qt.ItemDataRole.ToolTipRole)
            usual = PERSON if number == 0 or not self._players else self._players[0]
            wanted = chosen.get(seat) or kept.get(f"{self._game.id}.{seat}") or usual
            at = box.findData(wanted)
            box.setCurrentIndex(at if at >= 0 else box.findData(usual))
            box.setAccessibleName(self._naming.seat(seat))
            self.seats[seat] = box
            self._seats_form.addRow(QLabel(self._naming.seat(seat)), box)
        self._seats_box.setVisible(len(ids) > 1)

    def _who(self, who: str) -> str:
        if who == PERSON:
            return self.tr("A person at this table")
        return PlayerNames(Translator(self._languages.language)).name(who)

    def _options(self) -> dict[str, Any]:
        return {name: box.currentData() for name, box in self.options.items()}

    # -- the choice --------------------------------------------------------------------------------

    def chosen(self) -> dict[str, Any]:
        """Return what a new game is begun with: game, seed, scenario, options, seats ..."""
        return {
            "game": self._game,
            "seed": int(self.seed.text() or "1"),
            "scenario": self.scenario.currentData(),
            "options": self._options(),
            "typed_dice": self.typed.isChecked(),
            "undo_stops_at_dice": self.stops.isChecked(),
        }

    def _begin(self) -> None:
        chosen = self.chosen()
        keep = self._preferences.set
        keep("scenario", chosen["scenario"])
        keep("rules", {**self._preferences.get("rules"), **chosen["options"]})
        seats = {f"{self._game.id}.{seat}": b.currentData() for seat, b in self.seats.items()}
        keep("seats", {**self._preferences.get("seats"), **seats})
        for name in ("typed_dice", "undo_stops_at_dice"):
            keep(name, chosen[name])
        self.accept()
        self.begun.emit(chosen)

    # -- language ----------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """Answer a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("New game"))
        self._title.setText(self.tr("New game"))
        self._labels[0].setText(self.tr("Scenario"))
        self._labels[1].setText(self.tr("Seed of the dice"))
        language = self._languages.language
        for place in range(self.scenario.count()):
            names = self._game.scenario_name(self.scenario.itemData(place))
            self.scenario.setItemText(place, names.get(language) or names.get("en") or "")
        self.another.setIcon(icon("dice", self.palette()))
        self.another.setToolTip(self.tr("Another seed by chance"))
        self._seats_box.setTitle(self.tr("Who plays"))
        self._options_box.setTitle(self.tr("Rules"))
        for option in self._asked:
            title = self._naming.option_title(option)
            rule = self._naming.rule_title(option.rule)
            link = f' <a href="rule:{option.rule}">{rule}</a>' if rule else ""
            self._questions[option.id].setText(f"{title}{link}")
            box = self.options[option.id]
            for place, value in enumerate(option.choices):
                text = self._naming.option_choice(option, value) or self._value(value)
                box.setItemText(place, text)
        self._show_seats()
        self.typed.setText(self.tr("I roll at the table and type what I rolled"))
        self.stops.setText(self.tr("Undo never takes back a die"))
        self.start.setText(self.tr("Begin"))

    def _value(self, value: object) -> str:
        if isinstance(value, bool):
            return self.tr("Yes") if value else self.tr("No")
        return str(value)
